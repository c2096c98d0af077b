/**
 * What an LMDB file looks like, as lmdb-js writes it (data version 2): pages of one size, each with a header of 24 bytes.
 * Pages 0 and 1 are meta pages, which in turn say where the trees begin; page 0 has a third one in its middle, of what was
 * on disk for certain. Numbers are in the order of the machine, which is little-endian wherever the service runs.
 *
 * | page header | at |   | meta, after the header | at |   | tree | at |   | node | at |
 * |---|---|---|---|---|---|---|---|---|---|---|
 * | its number | 0 | | magic, version | 0, 4 | | flags (of the free tree: of the file) | 4 | | size of the value, or child | 0 |
 * | transaction | 8 | | tree of free pages | 24 | | depth | 6 | | flags | 4 |
 * | flags | 18 | | tree of databases | 72 | | branch, leaf, overflow pages | 8, 16, 24 | | length of the key | 6 |
 * | bytes of pointers | 20 | | last page | 120 | | entries | 32 | | key, then value | 8 |
 * | start of nodes | 22 | | transaction, boot | 128, 136 | | root | 40 | | | |
 */
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';

export const PAGE_HEADER = 24;
export const NODE_HEADER = 8;
export const TREE_BYTES = 48;
export const PAGE_FLAGS = { branch: 0x01, leaf: 0x02, overflow: 0x04, meta: 0x08 } as const;
export const NODE_FLAGS = { overflow: 0x01, tree: 0x02 } as const;

const META_BYTES = PAGE_HEADER + 144;
const MAGIC = 0xbeefc0de;
const DATA_VERSION = 2;
const SMALLEST_PAGE = 4096;
const LARGEST_PAGE = 65_536;
/** Only within the trees of one file, which no disk can hold more of. */
const MOST_PAGES = 2 ** 47;
/** Flags of the file: keys of the free tree are numbers. */
const FILE_FLAGS = 0x0008;
const NO_DIRECTORY = 0x4000;
/** The meta page is of a transaction that was not synced to disk when it was written. */
const UNSYNCED = 0x1000;

export interface Tree {
  readonly depth: number;
  readonly branchPages: number;
  readonly leafPages: number;
  readonly overflowPages: number;
  readonly entries: number;
  /** Undefined in an empty tree. */
  readonly root: number | undefined;
}

export interface Meta {
  readonly pageSize: number;
  readonly free: Tree;
  readonly main: Tree;
  readonly lastPage: number;
  readonly transaction: number;
  readonly synced: boolean;
  /** Of the machine's start during which it was written; 0: unknown. */
  readonly boot: bigint;
}

/** Where LMDB has nothing: in the middle of page 1. Tells a file that is new from one that lost what was in it. */
const FRESH_MARK = 'a new store of Reckoner\n';

/** The two pages of a file without any tree. */
export function freshPages(pageSize = SMALLEST_PAGE): Uint8Array {
  const memory = new Uint8Array(2 * pageSize);
  const bytes = Buffer.from(memory.buffer);
  for (const number of [0, 1]) {
    const page = bytes.subarray(number * pageSize);
    page.writeBigUInt64LE(BigInt(number), 0);
    page.writeUInt16LE(PAGE_FLAGS.meta, 18);
    const meta = page.subarray(PAGE_HEADER);
    meta.writeUInt32LE(MAGIC, 0);
    meta.writeUInt32LE(DATA_VERSION, 4);
    meta.writeUInt32LE(pageSize, 24);
    meta.writeUInt16LE(FILE_FLAGS | NO_DIRECTORY, 28);
    for (const tree of [24, 72]) meta.writeBigInt64LE(-1n, tree + 40);
    meta.writeBigUInt64LE(1n, 120);
  }
  bytes.write(FRESH_MARK, pageSize + pageSize / 2, 'latin1');
  return memory;
}

/** Why a file cannot be used, in words for the operator. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/** A file whose meta pages make sense, open for reading. */
export class PageFile {
  readonly pageSize: number;
  /** Whole pages that are there. */
  readonly pages: number;
  readonly #descriptor: number;
  readonly #metas: readonly Meta[];
  #glance: Uint8Array<ArrayBuffer> | undefined;

  /** @throws DamagedFile when its meta pages make no sense. */
  constructor(path: string) {
    this.#descriptor = openSync(path, 'r');
    try {
      const { size } = fstatSync(this.#descriptor);
      if (size === 0) throw new DamagedFile('it is empty (0 bytes)');
      const [first, flushed] = this.#firstPage(size);
      this.pageSize = first.pageSize;
      if (size < 2 * this.pageSize) throw new DamagedFile(`it ends after ${size} bytes, within its meta pages`);
      const second = readMeta(this.#read(this.pageSize, META_BYTES), 1);
      if (second.pageSize !== first.pageSize) throw new DamagedFile('its two meta pages contradict each other');
      this.#metas = flushed === undefined ? [first, second] : [first, second, flushed];
      // After the meta pages were read: the file may grow all the time.
      this.pages = Math.floor(fstatSync(this.#descriptor).size / this.pageSize);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Whether `createFile` made it and no transaction was committed since. */
  get isFresh(): boolean {
    const mark = this.#read(this.pageSize + this.pageSize / 2, FRESH_MARK.length).toString('latin1');
    return mark === FRESH_MARK && this.latestMeta().transaction === 0;
  }

  /** The meta page that LMDB starts from; another than the latest where the machine itself went down since. */
  meta(): Meta {
    const [first, second, flushed] = this.#metas as [Meta, Meta, Meta | undefined];
    const boot = currentBoot();
    const pick = (a: Meta, b: Meta): Meta => {
      if (b.transaction === 0) return a;
      const latest = a.transaction >= b.transaction ? a : b;
      if ((latest.boot !== 0n && latest.boot === boot) || latest.synced) return latest;
      return latest === a ? b : a;
    };
    const latest = pick(first, second);
    return flushed === undefined ? latest : pick(latest, flushed);
  }

  /** The meta page of the latest transaction, for a file that is in use. */
  latestMeta(): Meta {
    const [first, second] = this.#metas as [Meta, Meta];
    return first.transaction >= second.transaction ? first : second;
  }

  page(number: number, count = 1): Buffer {
    return this.#read(number * this.pageSize, count * this.pageSize);
  }

  /** The same for one page, quicker, and only until the next is asked for. */
  glance(number: number): Buffer {
    this.#glance ??= new Uint8Array(this.pageSize);
    const length = readSync(this.#descriptor, this.#glance, 0, this.pageSize, number * this.pageSize);
    return Buffer.from(this.#glance.buffer, 0, length);
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #firstPage(size: number): [Meta, Meta | undefined] {
    if (size < META_BYTES) throw new DamagedFile(`it ends after ${size} bytes, within its meta pages`);
    const first = readMeta(this.#read(0, META_BYTES), 0);
    const middle = this.#read(first.pageSize / 2, META_BYTES);
    // It begins with nothing: only what follows the magic is ever written.
    const hasFlushed = middle.length === META_BYTES && middle.readBigUInt64LE(PAGE_HEADER + 128) !== 0n;
    if (!hasFlushed) return [first, undefined];
    const flushed = readMeta(middle, undefined);
    if (flushed.pageSize !== first.pageSize) throw new DamagedFile('its meta pages contradict each other');
    return [first, flushed];
  }

  #read(position: number, length: number): Buffer {
    const bytes = new Uint8Array(length);
    return Buffer.from(bytes.buffer, 0, readSync(this.#descriptor, bytes, 0, length, position));
  }
}

/** @param number The page's; undefined for the one in the middle of page 0, which has no header. */
function readMeta(bytes: Buffer, number: 0 | 1 | undefined): Meta {
  const which = number === undefined ? 'the meta page in the middle of page 0' : `meta page ${number}`;
  const damaged = (what: string): DamagedFile => new DamagedFile(`${which} ${what}`);
  if (bytes.length < META_BYTES) throw damaged('is cut off');
  const meta = bytes.subarray(PAGE_HEADER);
  if (number !== undefined) {
    if (bytes.every((byte) => byte === 0)) throw damaged('is all zeros');
    if (bytes.readBigUInt64LE(0) !== BigInt(number) || bytes.readUInt16LE(18) !== PAGE_FLAGS.meta)
      throw damaged('is none: this is no LMDB file, or its beginning was overwritten');
    if (meta.readUInt32LE(0) !== MAGIC) throw damaged('has not the mark of LMDB');
    const version = meta.readUInt32LE(4);
    if (version !== DATA_VERSION)
      throw damaged(`is of LMDB's data version ${version}; this service reads and writes version ${DATA_VERSION}`);
  }
  const pageSize = meta.readUInt32LE(24);
  if (pageSize < SMALLEST_PAGE || pageSize > LARGEST_PAGE || (pageSize & (pageSize - 1)) !== 0)
    throw damaged(`names a page size of ${pageSize} bytes`);
  const flags = meta.readUInt16LE(28);
  if ((flags & ~(NO_DIRECTORY | UNSYNCED)) !== FILE_FLAGS || meta.readUInt32LE(72) !== 0 || meta.readUInt16LE(76) !== 0)
    throw damaged('has flags that nobody sets');
  const lastPage = numberAt(meta, 120);
  const free = readTree(meta.subarray(24));
  const main = readTree(meta.subarray(72));
  const fits = (tree: Tree, last: number) => tree.root === undefined || tree.root <= last;
  if (lastPage === undefined || !free || !main || lastPage < 1 || !fits(free, lastPage) || !fits(main, lastPage))
    throw damaged('points to pages that cannot be');
  const transaction = numberAt(meta, 128);
  // They take turns.
  if (transaction === undefined || (number !== undefined && transaction !== 0 && transaction % 2 !== number))
    throw damaged('has the number of a transaction that cannot be');
  return {
    pageSize,
    free,
    main,
    lastPage,
    transaction,
    synced: (flags & UNSYNCED) === 0,
    boot: meta.readBigInt64LE(136),
  };
}

/** A tree as a meta page or a node describes it; undefined when it makes no sense. */
export function readTree(bytes: Buffer): Tree | undefined {
  const depth = bytes.readUInt16LE(6);
  const [branchPages, leafPages, overflowPages, entries] = [8, 16, 24, 32].map((at) => numberAt(bytes, at));
  const isEmpty = bytes.readBigUInt64LE(40) === 0xffff_ffff_ffff_ffffn;
  const root = isEmpty ? undefined : numberAt(bytes, 40);
  if (branchPages === undefined || leafPages === undefined || overflowPages === undefined || entries === undefined)
    return undefined;
  // LMDB keeps the way from the root in an array of 32.
  if (depth > 32 || isEmpty !== (depth === 0) || (!isEmpty && (root === undefined || root < 2))) return undefined;
  return { depth, branchPages, leafPages, overflowPages, entries, root };
}

export function numberAt(bytes: Buffer, at: number): number | undefined {
  const number = bytes.readUInt32LE(at) + bytes.readUInt32LE(at + 4) * 2 ** 32;
  return number <= MOST_PAGES ? number : undefined;
}

let boot: bigint | undefined;

/** As lmdb-js tells the machine's starts apart: by the first part of the kernel's random name for this one. */
export function currentBoot(): bigint {
  if (boot === undefined) {
    try {
      boot = BigInt(`0x${readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').slice(0, 8)}`);
    } catch {
      boot = 0n;
    }
  }
  return boot;
}

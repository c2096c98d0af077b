/** Walks the trees of an LMDB file from page to page, without LMDB, which would trust what it finds. */
import {
  type Meta,
  NODE_FLAGS,
  NODE_HEADER,
  numberAt,
  PAGE_FLAGS,
  PAGE_HEADER,
  type PageFile,
  readTree,
  TREE_BYTES,
  type Tree,
} from './layout.js';

/** More faults than this say nothing new. */
const MOST_FAULTS = 10;
/** The one flag that databases of ours have: that entries have versions. */
const VERSIONED = 0x0100;
const FREE_TREE = 'free pages';
const MAIN_TREE = 'list of databases';

export interface Walk {
  /** One sentence each; none: whatever was walked makes sense. */
  readonly faults: readonly string[];
  readonly databases: readonly string[];
  readonly pages: number;
  /** Whether all of it was walked. */
  readonly complete: boolean;
}

interface Counted {
  readonly name: string;
  readonly expected: Tree;
  branch: number;
  leaf: number;
  overflow: number;
  entries: number;
}

interface Step {
  readonly page: number;
  /** 1: a leaf. */
  readonly height: number;
  readonly tree: Counted;
  /** Keys are from the first on and before the second. */
  readonly from: Buffer | undefined;
  readonly before: Buffer | undefined;
}

/**
 * Walks from a meta page: the free pages first, then the databases, from their roots down.
 * @param pages So many at most; the others are left.
 */
export function walkTrees(file: PageFile, meta: Meta, pages = Number.POSITIVE_INFINITY): Walk {
  return new Walker(file, meta).walk(pages);
}

class Walker {
  readonly #file: PageFile;
  readonly #meta: Meta;
  readonly #faults: string[] = [];
  readonly #trees: Counted[] = [];
  /** A bit for each page that a tree has. */
  readonly #used: Uint8Array;
  /** The same for pages that are listed as free. */
  readonly #free: Uint8Array;
  readonly #steps: Step[] = [];
  #next = 0;
  #pages = 0;
  /** Free pages after the end of the file. */
  #freeBeyond = 0;

  constructor(file: PageFile, meta: Meta) {
    this.#file = file;
    this.#meta = meta;
    const bytes = Math.ceil((Math.min(meta.lastPage, file.pages) + 1) / 8);
    this.#used = new Uint8Array(bytes);
    this.#free = new Uint8Array(bytes);
  }

  walk(pages: number): Walk {
    this.#begin(FREE_TREE, this.#meta.free);
    let complete = this.#walkOn(pages);
    if (complete) this.#compareLength();
    this.#begin(MAIN_TREE, this.#meta.main);
    complete = this.#walkOn(pages) && complete;
    if (complete && this.#faults.length === 0) this.#compareSums();
    return {
      faults: this.#faults,
      databases: this.#trees.map(({ name }) => name).filter((name) => name !== FREE_TREE && name !== MAIN_TREE),
      pages: this.#pages,
      complete,
    };
  }

  /** Takes the steps that are waiting; says whether it came to their end. */
  #walkOn(pages: number): boolean {
    while (this.#next < this.#steps.length && this.#faults.length < MOST_FAULTS && this.#pages < pages) {
      const step = this.#steps[this.#next]!;
      // Let go of what is done: a large file has many.
      this.#steps[this.#next++] = undefined as never;
      this.#step(step);
    }
    return this.#next === this.#steps.length;
  }

  /** A file may end early: before pages at its end that are free and were never written. */
  #compareLength(): void {
    const missing = this.#meta.lastPage + 1 - this.#file.pages;
    if (missing > this.#freeBeyond)
      this.#faults.push(`It has ${this.#file.pages} pages of ${this.#meta.lastPage + 1}: its end is missing.`);
  }

  #begin(name: string, expected: Tree): void {
    const tree = { name, expected, branch: 0, leaf: 0, overflow: 0, entries: 0 };
    this.#trees.push(tree);
    if (expected.root === undefined) return;
    this.#steps.push({ page: expected.root, height: expected.depth, tree, from: undefined, before: undefined });
  }

  #fault(page: number, tree: Counted, what: string): void {
    this.#faults.push(`Page ${page} (${tree.name}) ${what}.`);
  }

  /** Marks pages as those of a tree; says so where that cannot be. */
  #take(page: number, count: number, tree: Counted): boolean {
    if (page < 2 || page + count - 1 > this.#meta.lastPage) {
      this.#fault(page, tree, 'is pointed to, and cannot be');
      return false;
    }
    if (page + count > this.#file.pages) {
      this.#fault(page, tree, `is missing: the file ends before it, after ${this.#file.pages} pages`);
      return false;
    }
    for (let each = page; each < page + count; each++) {
      if (isSet(this.#used, each)) {
        this.#fault(each, tree, 'is used twice');
        return false;
      }
      set(this.#used, each);
    }
    this.#pages += count;
    return true;
  }

  #step(step: Step): void {
    const { page, height, tree } = step;
    if (!this.#take(page, 1, tree)) return;
    // Keys of branches are needed later.
    const bytes = height === 1 ? this.#file.glance(page) : this.#file.page(page);
    const wanted = height === 1 ? PAGE_FLAGS.leaf : PAGE_FLAGS.branch;
    if (numberAt(bytes, 0) !== page || bytes.readUInt16LE(18) !== wanted) {
      if (bytes.every((byte) => byte === 0)) {
        this.#fault(page, tree, 'is all zeros');
        return;
      }
      const kind = height === 1 ? 'leaf' : 'branch';
      this.#fault(page, tree, `is no ${kind} page with this number: it was overwritten`);
      return;
    }
    if (!this.#isOld(page, tree, bytes)) return;
    const pointers = bytes.readUInt16LE(20);
    const nodes = bytes.readUInt16LE(22);
    const room = this.#file.pageSize - PAGE_HEADER;
    if (pointers % 2 !== 0 || pointers > nodes || nodes > room || pointers === 0) {
      this.#fault(page, tree, 'has a header that makes no sense');
      return;
    }
    if (height === 1) tree.leaf++;
    else tree.branch++;
    const body = bytes.subarray(PAGE_HEADER);
    if (height === 1) this.#leaf(step, body, pointers / 2, nodes);
    else this.#branch(step, body, pointers / 2, nodes);
  }

  #branch({ page, height, tree, from, before }: Step, body: Buffer, count: number, nodes: number): void {
    if (count < 2) {
      this.#fault(page, tree, 'is a branch page with one branch');
      return;
    }
    const children: { readonly child: number; readonly key: Buffer }[] = [];
    for (let index = 0; index < count; index++) {
      const at = body.readUInt16LE(2 * index);
      const length = at + NODE_HEADER <= body.length ? body.readUInt16LE(at + 6) : 0;
      if (at < nodes || at + NODE_HEADER + length > body.length) {
        this.#fault(page, tree, 'has a node outside of itself');
        return;
      }
      const child = body.readUInt16LE(at) + body.readUInt16LE(at + 2) * 2 ** 16 + body.readUInt16LE(at + 4) * 2 ** 32;
      // The first key of a branch page means nothing: it stands for all that is less than the second.
      const key = index === 0 ? (from ?? Buffer.alloc(0)) : body.subarray(at + NODE_HEADER, at + NODE_HEADER + length);
      if (index > 0 && !this.#follows(tree, children[index - 1]!.key, key, index === 1, before)) {
        this.#fault(page, tree, 'has keys out of order');
        return;
      }
      children.push({ child, key });
    }
    for (const [index, { child, key }] of children.entries()) {
      const bounds = { from: index === 0 ? from : key, before: children[index + 1]?.key ?? before };
      this.#steps.push({ page: child, height: height - 1, tree, ...bounds });
    }
  }

  #leaf({ page, tree, from, before }: Step, body: Buffer, count: number, nodes: number): void {
    let last: Buffer | undefined;
    for (let index = 0; index < count; index++) {
      const at = body.readUInt16LE(2 * index);
      if (at < nodes || at + NODE_HEADER > body.length) {
        this.#fault(page, tree, 'has a node outside of itself');
        return;
      }
      const size = body.readUInt32LE(at);
      const flags = body.readUInt16LE(at + 4);
      const length = body.readUInt16LE(at + 6);
      const value = at + NODE_HEADER + length;
      const inPage = flags & NODE_FLAGS.overflow ? 24 : size;
      if (length === 0 || value + inPage > body.length) {
        this.#fault(page, tree, 'has a node outside of itself');
        return;
      }
      const key = body.subarray(at + NODE_HEADER, value);
      const inOrder =
        last === undefined
          ? from === undefined || this.#compare(tree, from, key) <= 0
          : this.#compare(tree, last, key) < 0;
      if (!inOrder || (before !== undefined && this.#compare(tree, key, before) >= 0)) {
        this.#fault(page, tree, 'has keys out of order');
        return;
      }
      last = key;
      tree.entries++;
      const bytes = body.subarray(value, value + inPage);
      if (!this.#value(page, tree, flags, size, key, bytes)) return;
    }
  }

  #value(page: number, tree: Counted, flags: number, size: number, key: Buffer, bytes: Buffer): boolean {
    const isMain = tree.name === MAIN_TREE;
    if (flags === NODE_FLAGS.overflow && !isMain) {
      const value = this.#overflow(tree, bytes, size);
      if (value === undefined) return false;
      return tree.name !== FREE_TREE || this.#listFree(page, tree, value);
    }
    if (flags === NODE_FLAGS.tree && isMain) {
      const name = key.toString('latin1').replace(/\0$/, '');
      const described = size === TREE_BYTES && (bytes.readUInt16LE(4) & ~VERSIONED) === 0 ? readTree(bytes) : undefined;
      if (described !== undefined) this.#begin(name, described);
      else this.#fault(page, tree, `describes the database ${JSON.stringify(name)} in a way that makes no sense`);
      return described !== undefined;
    }
    if (flags !== 0) {
      this.#fault(page, tree, 'has a value of a kind that nobody writes');
      return false;
    }
    return tree.name !== FREE_TREE || this.#listFree(page, tree, bytes);
  }

  /** A page of a later transaction is one that LMDB takes for its own and writes to where it is. */
  #isOld(page: number, tree: Counted, bytes: Buffer): boolean {
    const transaction = numberAt(bytes, 8);
    if (transaction !== undefined && transaction <= this.#meta.transaction) return true;
    this.#fault(page, tree, 'is of a transaction that never was');
    return false;
  }

  /** A value that is too large for a page has pages of its own. */
  #overflow(tree: Counted, bytes: Buffer, size: number): Buffer | undefined {
    const first = numberAt(bytes, 0);
    const count = numberAt(bytes, 16);
    const needed = Math.ceil((PAGE_HEADER + size) / this.#file.pageSize);
    if (first === undefined || count === undefined || count !== needed) {
      this.#faults.push(`A large value (${tree.name}) is said to be where it cannot be.`);
      return undefined;
    }
    if (!this.#take(first, count, tree)) return undefined;
    tree.overflow += count;
    const header = this.#file.page(first).subarray(0, PAGE_HEADER);
    if (
      numberAt(header, 0) !== first ||
      header.readUInt16LE(18) !== PAGE_FLAGS.overflow ||
      header.readUInt32LE(20) !== count
    ) {
      this.#fault(first, tree, 'does not begin a large value as it should: it was overwritten');
      return undefined;
    }
    if (!this.#isOld(first, tree, header)) return undefined;
    return tree.name === FREE_TREE ? this.#file.page(first, count).subarray(PAGE_HEADER, PAGE_HEADER + size) : header;
  }

  /** A list of free pages: how many words, then page numbers, before which a negative number says how many follow it. */
  #listFree(page: number, tree: Counted, value: Buffer): boolean {
    const words = value.length % 8 === 0 && value.length > 0 ? Number(value.readBigUInt64LE(0)) : -1;
    const wrong = () => {
      this.#fault(page, tree, 'has a list of free pages that makes no sense');
      return false;
    };
    if (words < 0 || (words + 1) * 8 > value.length) return wrong();
    for (let index = 1; index <= words; index++) {
      const word = Number(value.readBigInt64LE(index * 8));
      if (word === 0) continue;
      if (word < 0 && ++index > words) return wrong();
      const first = word > 0 ? word : Number(value.readBigInt64LE(index * 8));
      const count = word > 0 ? 1 : -word;
      if (first === 0 && word < 0) continue;
      if (first < 2 || first + count - 1 > this.#meta.lastPage) return wrong();
      for (let each = first; each < Math.min(first + count, this.#file.pages); each++) set(this.#free, each);
      this.#freeBeyond += Math.max(0, first + count - Math.max(first, this.#file.pages));
    }
    return true;
  }

  #follows(tree: Counted, last: Buffer, key: Buffer, isFirst: boolean, before: Buffer | undefined): boolean {
    const order = this.#compare(tree, last, key);
    return (isFirst ? order <= 0 : order < 0) && (before === undefined || this.#compare(tree, key, before) < 0);
  }

  #compare(tree: Counted, a: Buffer, b: Buffer): number {
    // Node's types and TypeScript's differ about what a Buffer is.
    if (tree.name !== FREE_TREE) return a.compare(b as unknown as Uint8Array);
    const [first, second] = [a, b].map((key) => (key.length === 8 ? key.readBigUInt64LE(0) : 0n)) as [bigint, bigint];
    return first < second ? -1 : first > second ? 1 : 0;
  }

  #compareSums(): void {
    for (const tree of this.#trees) {
      const { expected } = tree;
      const found = [tree.branch, tree.leaf, tree.overflow, tree.entries];
      const said = [expected.branchPages, expected.leafPages, expected.overflowPages, expected.entries];
      if (found.some((count, index) => count !== said[index]))
        this.#faults.push(
          `The tree ${tree.name} has ${found.join(', ')} branch, leaf and overflow pages and entries, and should have ${said.join(', ')}.`,
        );
    }
    for (let byte = 0; byte < this.#used.length; byte++)
      if ((this.#used[byte]! & this.#free[byte]!) !== 0) {
        this.#faults.push(`Pages from ${byte * 8} on are listed as free, and are used.`);
        return;
      }
  }
}

function isSet(bits: Uint8Array, index: number): boolean {
  return ((bits[index >> 3]! >> (index & 7)) & 1) === 1;
}

function set(bits: Uint8Array, index: number): void {
  bits[index >> 3]! |= 1 << (index & 7);
}

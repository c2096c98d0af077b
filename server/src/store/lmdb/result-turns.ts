/**
 * Results in four databases that take turns: new ones go to one until it has its share of the limit or has lived long
 * enough, then to the next, which is emptied before. So the oldest go first, many at once, and no index by time is needed.
 * They are written in packs under numbers that go on by one, and each process keeps an index of where in them a key is: it
 * reads what others wrote as it goes on.
 */
import { statSync } from 'node:fs';
import { type Database, open, type RootDatabase } from 'lmdb';
import { elapsed, type MonotonicTime, systemClock } from '../../clock.js';
import { isBeingOpened, openAlone } from '../file/opening.js';
import { PRIVATE_FILE } from '../file/private.js';
import { storeClosed, storeOpened } from '../open-stores.js';
import { ResultIndex } from '../result-index.js';
import { eachKey, packsOf, resultAt } from '../result-pack.js';
import type { StoredResult } from '../store.js';
import { Commits } from './commits.js';

const TURNS = 4;
/** Of the limit, for one database. What is left over is for pages that are being replaced, and for lists of free ones. */
const SHARE = 0.18;
/** Packs that are written together: pages that they replace are of use again only some transactions later. */
const TOGETHER = 8;
/** Packs of a turn are numbered within this. */
const NUMBERS = 1_000_000_000;
/** What others wrote is read no more often than this where it need not be there at once. */
const FOLLOW_MS = 5;
const STATE = 'state';
/** Times are noted in steps of this: not with every batch. */
const STEP_MS = 1000;

/** Which database takes results, counted on for ever; and between which times what is in each of them expires. */
interface State {
  readonly turn: number;
  readonly spans: readonly Span[];
}

interface Span {
  readonly first: number;
  readonly last: number;
}

const NOTHING: Span = { first: Number.POSITIVE_INFINITY, last: Number.NEGATIVE_INFINITY };
const BEGINNING: State = { turn: 1, spans: Array.from({ length: TURNS }, () => NOTHING) };

interface Stats {
  readonly pageSize: number;
  readonly treeBranchPageCount: number;
  readonly treeLeafPageCount: number;
  readonly overflowPages: number;
  readonly lastPageNumber: number;
}

/** What this process knows of the packs in one of the databases. */
interface Known {
  /** Of which turn they are. */
  turn: number;
  /** The number of the next one. */
  next: number;
  readonly index: ResultIndex;
}

export interface ResultListeners {
  /** The file is over its limit all the same: a process that hangs holds old pages. */
  onOutgrown(): void;
  /** Something could not be written. */
  onFailed(): void;
}

export class ResultTurns {
  readonly inode: number;
  readonly #limit: number;
  readonly #onOutgrown: () => void;
  readonly #root: RootDatabase;
  readonly #commits: Commits;
  readonly #state: Database<State, string>;
  /** Packs by turn and number. */
  readonly #databases: readonly Database<Buffer, number>[];
  readonly #known: readonly Known[] = Array.from({ length: TURNS }, () => {
    return { turn: 0, next: 1, index: new ResultIndex() };
  });
  #followed: MonotonicTime | undefined;

  constructor(path: string, limit: number, { onOutgrown, onFailed }: ResultListeners) {
    const options = { path, maxReaders: 512, noSync: true, permissionsMode: PRIVATE_FILE };
    this.#limit = limit;
    this.#onOutgrown = onOutgrown;
    [this.#root, this.#state, this.#databases] = openAlone(path, () => {
      const root = open(options);
      // Earlier versions of the service have theirs, of results one by one, under other names.
      const state = root.openDB<State, string>({ name: 'turns' });
      const databases = Array.from({ length: TURNS }, (_, index) =>
        root.openDB<Buffer, number>({ name: `packs-${index}`, encoding: 'binary' }),
      );
      root.transactionSync(() => {
        if (state.get(STATE) === undefined) state.put(STATE, BEGINNING);
      });
      return [root, state, databases];
    });
    this.inode = statSync(path).ino;
    this.#commits = new Commits(
      this.#root,
      () => undefined,
      onFailed,
      () => isBeingOpened(path),
    );
    storeOpened(this);
  }

  /** Of what others wrote, that of the last moment may be missing. */
  findSoon(key: string, now: number): StoredResult | undefined {
    const reading = systemClock.monotonic();
    if (this.#followed !== undefined && elapsed(this.#followed, reading) < FOLLOW_MS) return this.#find(key, now);
    this.#followed = reading;
    return this.find(key, now);
  }

  find(key: string, now: number): StoredResult | undefined {
    this.#follow();
    return this.#find(key, now);
  }

  #find(key: string, now: number): StoredResult | undefined {
    for (const [place, { turn, index }] of this.#known.entries()) {
      const where = index.find(key);
      const pack = where && this.#databases[place]!.get(turn * NUMBERS + where.pack);
      const result = pack && resultAt(pack, where!.start, key);
      if (result !== undefined && result.expiresAt > now) return result;
    }
    return undefined;
  }

  async put(batch: ReadonlyMap<string, StoredResult>): Promise<void> {
    const packs = packsOf(batch);
    let [first, last] = [NOTHING.first, NOTHING.last];
    for (const { expiresAt } of batch.values()) {
      if (expiresAt < first) first = expiresAt;
      if (expiresAt > last) last = expiresAt;
    }
    for (let from = 0; from < packs.length; from += TOGETHER) {
      const { lastPageNumber, pageSize, ...pages } = this.#stats();
      if ((lastPageNumber + 1) * pageSize > this.#limit) return this.#onOutgrown();
      const used = pages.treeBranchPageCount + pages.treeLeafPageCount + pages.overflowPages;
      if (used * pageSize > this.#limit * SHARE) await this.#beginTurn(this.#now().turn);
      await this.#add(packs.slice(from, from + TOGETHER), { first, last });
    }
  }

  /** Empties what has expired as a whole, and begins another turn often enough that there is such. */
  async sweep(now: number): Promise<void> {
    const { turn, spans } = this.#now();
    const isOver = (span: Span) => span !== NOTHING && span.last !== Number.NEGATIVE_INFINITY && span.last <= now;
    const current = spans[turn % TURNS]!;
    // Half of the life that results have, when it began.
    const isLong = current.last - current.first >= current.first - now;
    // Packs of a turn are found by their numbers from the first on: what is current is not emptied.
    if (isLong || isOver(current)) await this.#beginTurn(turn);
    const over = spans.flatMap((span, place) => (isOver(span) ? [place] : []));
    if (over.length > 0) await this.#empty(over);
  }

  async close(): Promise<void> {
    if (await this.#commits.close()) storeClosed(this);
  }

  #now(): State {
    return this.#state.get(STATE)!;
  }

  #stats(): Stats {
    return this.#databases[this.#now().turn % TURNS]!.getStats() as Stats;
  }

  /** Reads what was written since the last time, by whatever process. */
  #follow(): void {
    const { turn } = this.#now();
    // Those of the turns before may have got something before they ended.
    for (let one = Math.max(1, turn - TURNS + 1); one <= turn; one++) this.#knownOf(one);
  }

  /** What is known of a turn's packs, with those that came since. */
  #knownOf(turn: number): Known {
    const place = turn % TURNS;
    const known = this.#known[place]!;
    if (known.turn !== turn) {
      known.turn = turn;
      known.next = 1;
      known.index.clear();
    }
    for (;;) {
      const pack = this.#databases[place]!.get(turn * NUMBERS + known.next);
      if (pack === undefined) return known;
      const number = known.next++;
      eachKey(pack, (key, start) => known.index.add(key, number, start));
    }
  }

  #add(packs: readonly Buffer[], added: Span): Promise<void> {
    return this.#commits.transaction(() => {
      const state = this.#now();
      const place = state.turn % TURNS;
      const database = this.#databases[place]!;
      let number = this.#known[place]!.turn === state.turn ? this.#known[place]!.next : 1;
      while (database.doesExist(state.turn * NUMBERS + number)) number++;
      for (const pack of packs) void database.put(state.turn * NUMBERS + number++, pack);
      const span = state.spans[place]!;
      // Times are noted in steps: not with every batch.
      if (added.first >= span.first && added.last <= span.last) return;
      const first = Math.min(span.first, added.first);
      const last = added.last > span.last ? added.last + STEP_MS : span.last;
      this.#note({ ...state, spans: state.spans.with(place, { first, last }) });
    });
  }

  /** Only in a transaction. */
  #note(state: State): void {
    void this.#state.put(STATE, state);
  }

  /** What is in these databases goes. */
  #empty(places: readonly number[]): Promise<void> {
    return this.#commits.transaction(() => {
      const { turn, spans } = this.#now();
      // Another process may have begun a turn meanwhile.
      const emptied = places.filter((place) => place !== turn % TURNS);
      for (const place of emptied) void this.#databases[place]!.clearAsync();
      this.#note({ turn, spans: spans.map((span, place) => (emptied.includes(place) ? NOTHING : span)) });
    });
  }

  /** The next database takes what comes from now on; what is in it goes. Unless another process has ended the turn. */
  #beginTurn(ended: number): Promise<void> {
    return this.#commits.transaction(() => {
      const state = this.#now();
      if (state.turn !== ended) return;
      const turn = ended + 1;
      void this.#databases[turn % TURNS]!.clearAsync();
      this.#note({ turn, spans: state.spans.with(turn % TURNS, NOTHING) });
    });
  }
}

/**
 * Results in four databases that take turns: new ones go to one until it has its share of the limit or has lived long
 * enough, then to the next, which is emptied before. So the oldest go first, many at once, and no index by time is needed.
 */
import { statSync } from 'node:fs';
import { type Database, open, type RootDatabase } from 'lmdb';
import { PRIVATE_FILE } from '../file/private.js';
import { storeClosed, storeOpened } from '../open-stores.js';
import type { StoredResult } from '../store.js';
import { Commits } from './commits.js';

const TURNS = 4;
/** Of the limit, for one database. What is left over is for pages that are being replaced, and for lists of free ones. */
const SHARE = 0.18;
/** Results that are written together: pages that they replace are of use again only some transactions later. */
const TOGETHER = 200;
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

function written({ expiresAt, json }: StoredResult): string {
  return `${expiresAt}\n${json}`;
}

/** What is written otherwise has no time before the break, or one that is over. */
function read(text: string): StoredResult {
  const end = text.indexOf('\n');
  return { expiresAt: Number(text.slice(0, end)), json: text.slice(end + 1) };
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
  /** Its version is the turn, so that what another process has ended is not written to. */
  readonly #state: Database<State, string>;
  /** Texts of `written`: quicker to write than objects, and most are never read. */
  readonly #databases: readonly Database<string, string>[];

  constructor(path: string, limit: number, { onOutgrown, onFailed }: ResultListeners) {
    const options = { path, maxReaders: 512, noSync: true, permissionsMode: PRIVATE_FILE };
    this.#limit = limit;
    this.#onOutgrown = onOutgrown;
    this.#root = open(options);
    this.inode = statSync(path).ino;
    this.#commits = new Commits(this.#root, () => undefined, onFailed);
    this.#state = this.#root.openDB({ name: STATE, useVersions: true });
    this.#databases = Array.from({ length: TURNS }, (_, index) =>
      this.#root.openDB({ name: `results-${index}`, encoding: 'string' }),
    );
    this.#root.transactionSync(() => {
      if (this.#state.get(STATE) === undefined) this.#state.put(STATE, BEGINNING, BEGINNING.turn);
    });
    storeOpened(this);
  }

  find(key: string, now: number): StoredResult | undefined {
    for (const database of this.#databases) {
      const found = database.get(key);
      const result = found === undefined ? undefined : read(found);
      if (result !== undefined && result.expiresAt > now) return result;
    }
    return undefined;
  }

  async put(batch: ReadonlyMap<string, StoredResult>): Promise<void> {
    const results = [...batch];
    for (let from = 0; from < results.length; from += TOGETHER) {
      const { lastPageNumber, pageSize, ...pages } = this.#stats();
      if ((lastPageNumber + 1) * pageSize > this.#limit) return this.#onOutgrown();
      const used = pages.treeBranchPageCount + pages.treeLeafPageCount + pages.overflowPages;
      if (used * pageSize > this.#limit * SHARE) await this.#beginTurn();
      const together = results.slice(from, from + TOGETHER);
      // Once more when another process has ended the turn in this moment; they are kept in this process in any case.
      if (!(await this.#add(together))) await this.#add(together);
    }
  }

  /** Empties what has expired as a whole, and begins another turn often enough that there is such. */
  async sweep(now: number): Promise<void> {
    const state = this.#now();
    const isOver = (span: Span) => span !== NOTHING && span.last !== Number.NEGATIVE_INFINITY && span.last <= now;
    if (state.spans.some(isOver)) {
      const spans = state.spans.map((span) => (isOver(span) ? NOTHING : span));
      await this.#inTurn(state, () => {
        for (const [index, span] of state.spans.entries()) if (isOver(span)) void this.#databases[index]!.clearAsync();
        this.#note({ ...state, spans });
      });
      return;
    }
    // Half of the life that results have, when it began.
    const { first, last } = state.spans[state.turn % TURNS]!;
    if (last - first >= first - now) await this.#beginTurn();
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

  /** Only inside of `#inTurn`. */
  #note(state: State): void {
    void this.#state.put(STATE, state, state.turn);
  }

  /** Does what `write` asks for, unless the turn is over; says whether. */
  #inTurn({ turn }: State, write: () => void): Promise<boolean> {
    return this.#commits.run(() => this.#state.ifVersion(STATE, turn, write));
  }

  #add(results: readonly (readonly [string, StoredResult])[]): Promise<boolean> {
    const state = this.#now();
    const turn = state.turn % TURNS;
    const span = state.spans[turn]!;
    let { first, last } = span;
    for (const [, { expiresAt }] of results) {
      if (expiresAt < first) first = expiresAt;
      if (expiresAt > last) last = expiresAt + STEP_MS;
    }
    return this.#inTurn(state, () => {
      for (const [key, result] of results) void this.#databases[turn]!.put(key, written(result));
      if (first !== span.first || last !== span.last)
        this.#note({ ...state, spans: state.spans.with(turn, { first, last }) });
    });
  }

  /** The next database takes what comes from now on; what is in it goes. */
  async #beginTurn(): Promise<void> {
    const state = this.#now();
    const turn = state.turn + 1;
    await this.#inTurn(state, () => {
      void this.#databases[turn % TURNS]!.clearAsync();
      this.#note({ turn, spans: state.spans.with(turn % TURNS, NOTHING) });
    });
  }
}

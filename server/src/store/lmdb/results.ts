/**
 * The file of results that all processes share for a while. They can be computed anew: nothing waits for the disk, the file
 * has a limit, is left out of backups, and goes when it is damaged, too large, or room on the disk gets scarce.
 */
import { existsSync, rmSync, statSync } from 'node:fs';
import { createFiles } from '../file/create.js';
import { assertSound } from '../file/inspect.js';
import { currentBoot, PageFile } from '../file/layout.js';
import { closeToOthers } from '../file/private.js';
import { usersOf } from '../file/users.js';
import type { ResultStore } from '../store.js';
import { ResultTurns } from './result-turns.js';
import type { Room } from './room.js';

export class ResultFile {
  readonly #path: string;
  readonly #limit: number;
  readonly #room: Room;
  readonly #onNotice: (sentence: string) => void;
  #turns: ResultTurns | undefined;
  #changing: Promise<void> = Promise.resolve();
  #isClosed = false;

  /** @param limit Bytes of the file at most; 0: no results are kept. */
  constructor(directory: string, limit: number, room: Room, onNotice: (sentence: string) => void) {
    this.#path = `${directory}/results.lmdb`;
    this.#limit = limit;
    this.#room = room;
    this.#onNotice = onNotice;
    if (limit === 0) return;
    this.#open();
    room.onChange(() => this.#change());
  }

  readonly methods: ResultStore = {
    result: async (key, now) => this.#turns?.find(key, now),
    resultNow: (key, now) => this.#turns?.findSoon(key, now),
    putResults: async (batch) => this.#turns?.put(batch),
    sweepResults: async (now) => this.#turns?.sweep(now),
  };

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#change();
    await this.#changing;
  }

  /** Closes or opens the file, as it is to be now, one after the other. */
  #change(): void {
    this.#changing = this.#changing.then(async () => {
      await this.#close();
      this.#open();
    });
  }

  #open(): void {
    // With little room, what can be computed anew goes first.
    if (this.#isClosed || this.#room.level !== 'ample') return;
    try {
      if (!this.#isUsable()) this.#remove();
      createFiles(this.#path);
      closeToOthers([this.#path, `${this.#path}-lock`]);
      this.#turns = new ResultTurns(this.#path, this.#limit, {
        onOutgrown: () => this.#change(),
        // It may be the disk, in which case the file goes.
        onFailed: () => void this.#room.look(),
      });
    } catch (error) {
      this.#onNotice(`Results are kept in memory alone: ${(error as Error).message}`);
    }
  }

  async #close(): Promise<void> {
    const turns = this.#turns;
    if (turns === undefined) return;
    this.#turns = undefined;
    await turns.close();
    if (this.#isClosed) return;
    // Unless another process has made a new one already. Its room is free when every process has closed it.
    if (existsSync(this.#path) && statSync(this.#path).ino === turns.inode) this.#remove();
  }

  #remove(): void {
    for (const path of [this.#path, `${this.#path}-lock`]) rmSync(path, { force: true });
  }

  /** Not when it is damaged, larger than it may be, or was written before the machine itself went down. */
  #isUsable(): boolean {
    if (!existsSync(this.#path)) return true;
    try {
      assertSound(this.#path);
      if (usersOf(this.#path).length > 0) return true;
      const file = new PageFile(this.#path);
      const { boot, transaction } = file.latestMeta();
      const size = file.pages * file.pageSize;
      file.close();
      return size <= this.#limit && (transaction === 0 || (boot !== 0n && boot === currentBoot()));
    } catch (error) {
      this.#onNotice(`The file of results is begun anew, as it was damaged: ${(error as Error).message}`);
      return false;
    }
  }
}

/** How much room the disk of the store has: looked at several times a second, so that it is known before it is used up. */
import { statfsSync } from 'node:fs';
import { StoreTrouble } from '../trouble.js';

const EVERY_MS = 250;
const MEBIBYTE = 1024 * 1024;
/** So much more than a limit must be free again before it counts as kept: not to go back and forth at the limit. */
const RETURN = 1.25;

/**
 * - `ample`: nothing to do.
 * - `scarce`: what can be computed anew goes.
 * - `full`: nothing is written. Writing on until the disk refuses would work too, but others need some of it.
 */
export type RoomLevel = 'ample' | 'scarce' | 'full';

export interface RoomLimits {
  /** Bytes. */
  readonly scarce: number;
  readonly full: number;
}

export const ROOM_LIMITS: RoomLimits = { scarce: 128 * MEBIBYTE, full: 64 * MEBIBYTE };

export class Room {
  readonly #directory: string;
  readonly #limits: RoomLimits;
  readonly #listeners = new Set<(level: RoomLevel) => void>();
  readonly #timer: NodeJS.Timeout;
  #level: RoomLevel = 'ample';
  #free = Number.POSITIVE_INFINITY;

  constructor(directory: string, limits = ROOM_LIMITS) {
    this.#directory = directory;
    this.#limits = limits;
    this.look();
    this.#timer = setInterval(() => this.look(), EVERY_MS);
    this.#timer.unref();
  }

  get level(): RoomLevel {
    return this.#level;
  }

  /** Called whenever the level changes. */
  onChange(listener: (level: RoomLevel) => void): void {
    this.#listeners.add(listener);
  }

  /** Looks now, and returns the level. */
  look(): RoomLevel {
    this.#free = freeBytes(this.#directory);
    const before = this.#level;
    const below = (limit: number, wasBelow: boolean) => this.#free < limit * (wasBelow ? RETURN : 1);
    if (Number.isNaN(this.#free) || below(this.#limits.full, before === 'full')) this.#level = 'full';
    else if (below(this.#limits.scarce, before !== 'ample')) this.#level = 'scarce';
    else this.#level = 'ample';
    if (this.#level !== before) for (const listener of this.#listeners) listener(this.#level);
    return this.#level;
  }

  /** Says how things are, for the log and for who asks whether the service is ready. */
  describe(): string {
    if (Number.isNaN(this.#free)) return 'The directory of the store is not there: nothing is written until it is.';
    const has = `The disk of the store has ${inMebibytes(this.#free)} left`;
    const { full, scarce } = this.#limits;
    if (this.#level === 'ample') return `${has}, which is enough.`;
    if (this.#level === 'scarce')
      return `${has}; below ${inMebibytes(scarce)} the service keeps no results on it, below ${inMebibytes(full)} it writes nothing. Make room.`;
    return `${has}: nothing is written until ${inMebibytes(full * RETURN)} are free. Make room; the service goes on by itself.`;
  }

  /** Why nothing may be written; undefined: it may. */
  refusal(): StoreTrouble | undefined {
    return this.#level === 'full' ? new StoreTrouble(this.describe()) : undefined;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

/** Not a number when there is no such directory any more: a disk that was taken away. */
function freeBytes(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  } catch {
    return Number.NaN;
  }
}

function inMebibytes(bytes: number): string {
  return `${Math.floor(bytes / MEBIBYTE)} MB`;
}

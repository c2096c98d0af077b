/**
 * Where the results of one turn are, by their keys: an open table of numbers, so that a million of them are no objects that
 * the garbage collector has to look at. What it gives may be the place of another key: whoever reads there compares.
 */

const SMALLEST = 1024;
/** Of a slot: a part of the key's hash, the pack, and where in it. */
const WORDS = 3;
/** Of keys that are hashes this much tells them apart. */
const HASHED_CHARACTERS = 16;

export interface Whereabouts {
  readonly pack: number;
  readonly start: number;
}

export class ResultIndex {
  #slots = new Uint32Array(SMALLEST * WORDS);
  #size = 0;

  clear(): void {
    this.#slots = new Uint32Array(SMALLEST * WORDS);
    this.#size = 0;
  }

  /** @param pack From 1 on. */
  add(key: string, pack: number, start: number): void {
    if (this.#size * WORDS * 2 >= this.#slots.length) this.#grow();
    this.#put(hashOf(key), pack, start);
  }

  find(key: string): Whereabouts | undefined {
    const hash = hashOf(key);
    const slots = this.#slots;
    const at = this.#slotOf(hash);
    return slots[at + 1] === 0 ? undefined : { pack: slots[at + 1]!, start: slots[at + 2]! };
  }

  #put(hash: number, pack: number, start: number): void {
    const at = this.#slotOf(hash);
    if (this.#slots[at + 1] === 0) this.#size++;
    this.#slots[at] = hash;
    this.#slots[at + 1] = pack;
    this.#slots[at + 2] = start;
  }

  /** The slot that has the hash, or the one where it would be put. */
  #slotOf(hash: number): number {
    const slots = this.#slots;
    let at = (Math.imul(hash, 0x9e3779b1) >>> 0) % (slots.length / WORDS);
    at *= WORDS;
    while (slots[at + 1] !== 0 && slots[at] !== hash) {
      at += WORDS;
      if (at === slots.length) at = 0;
    }
    return at;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Uint32Array(before.length * 2);
    this.#size = 0;
    for (let at = 0; at < before.length; at += WORDS)
      if (before[at + 1] !== 0) this.#put(before[at]!, before[at + 1]!, before[at + 2]!);
  }
}

/** FNV-1a of the key's first characters. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  const end = Math.min(key.length, HASHED_CHARACTERS);
  for (let at = 0; at < end; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Few rows in which every two options of different fields meet: what is slow or wrong, most often two of them make so. */

/** The option of each field, by its index. */
export type Row = readonly number[];

/** Two options of different fields, the first field's first. */
interface Pair {
  readonly one: number;
  readonly ofOne: number;
  readonly other: number;
  readonly ofOther: number;
}

/** Which pairs are still to be in some row, by a number for each pair. */
class Pairs {
  readonly #open = new Map<number, Pair>();
  readonly #offsets: readonly number[];
  readonly #all: number;

  constructor(sizes: readonly number[]) {
    let offset = 0;
    this.#offsets = sizes.map((size) => {
      offset += size;
      return offset - size;
    });
    this.#all = offset;
    for (let one = 0; one < sizes.length; one += 1)
      for (let other = one + 1; other < sizes.length; other += 1)
        for (let ofOne = 0; ofOne < sizes[one]!; ofOne += 1)
          for (let ofOther = 0; ofOther < sizes[other]!; ofOther += 1)
            this.#open.set(this.#key(one, ofOne, other, ofOther), { one, ofOne, other, ofOther });
  }

  #key(one: number, ofOne: number, other: number, ofOther: number): number {
    const [a, b] = [this.#offsets[one]! + ofOne, this.#offsets[other]! + ofOther];
    return Math.min(a, b) * this.#all + Math.max(a, b);
  }

  get first(): Pair | undefined {
    return this.#open.values().next().value;
  }

  has(one: number, ofOne: number, other: number, ofOther: number): boolean {
    return this.#open.has(this.#key(one, ofOne, other, ofOther));
  }

  close(row: Row): void {
    for (let one = 0; one < row.length; one += 1)
      for (let other = one + 1; other < row.length; other += 1)
        this.#open.delete(this.#key(one, row[one]!, other, row[other]!));
  }
}

const UNDECIDED = -1;

/**
 * Rows by a greedy search, `most` at most: the first ones have the most pairs. One row of nothing where there are no fields.
 * @param sizes How many options each field has.
 */
export function pairwise(sizes: readonly number[], most: number): readonly Row[] {
  if (sizes.length < 2)
    return Array.from({ length: Math.min(sizes[0] ?? 1, most) }, (_, option) => sizes.map(() => option));
  const pairs = new Pairs(sizes);
  const rows: Row[] = [];
  for (let pair = pairs.first; pair !== undefined && rows.length < most; pair = pairs.first) {
    const row = sizes.map(() => UNDECIDED);
    row[pair.one] = pair.ofOne;
    row[pair.other] = pair.ofOther;
    for (const [field, size] of sizes.entries())
      if (row[field] === UNDECIDED) row[field] = best(field, size, row, pairs, rows.length);
    pairs.close(row);
    rows.push(row);
  }
  return rows;
}

/** The option that meets the most others for the first time; of several the next in turn. */
function best(field: number, size: number, row: Row, pairs: Pairs, turn: number): number {
  let [found, most] = [UNDECIDED, -1];
  for (let step = 0; step < size; step += 1) {
    const option = (turn + step) % size;
    let met = 0;
    for (const [other, ofOther] of row.entries())
      if (other !== field && ofOther !== UNDECIDED && pairs.has(field, option, other, ofOther)) met += 1;
    if (met > most) [found, most] = [option, met];
  }
  return found;
}

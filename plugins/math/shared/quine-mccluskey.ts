/** Minimal sums of products by Quine and McCluskey. */

/** A product of literals: the fixed bits of `mask` have the values of `bits`. */
export interface Implicant {
  readonly bits: number;
  readonly mask: number;
}

const covers = ({ bits, mask }: Implicant, row: number) => (row & mask) === bits;
const literals = ({ mask }: Implicant) => mask.toString(2).replaceAll('0', '').length;

/** All prime implicants of the function that is 1 or free in the given rows. */
export function primeImplicants(rows: readonly number[], variables: number): Implicant[] {
  const allowed = new Set(rows);
  const found: Implicant[] = [];
  for (let mask = 0; mask < 2 ** variables; mask++) {
    for (let bits = 0; bits < 2 ** variables; bits++) {
      if ((bits & mask) !== bits) continue;
      const implicant = { bits, mask };
      if (rowsOf(implicant, variables).every((row) => allowed.has(row))) found.push(implicant);
    }
  }
  const contains = (outer: Implicant, inner: Implicant) =>
    outer.mask !== inner.mask && (outer.mask & inner.mask) === outer.mask && (inner.bits & outer.mask) === outer.bits;
  return found
    .filter((implicant) => !found.some((other) => contains(other, implicant)))
    .sort((a, b) => b.bits - a.bits || b.mask - a.mask);
}

function rowsOf(implicant: Implicant, variables: number): number[] {
  return Array.from({ length: 2 ** variables }, (_, row) => row).filter((row) => covers(implicant, row));
}

/** The prime implicants that alone cover some row that must be 1. */
export function essentialImplicants(primes: readonly Implicant[], required: readonly number[]): Implicant[] {
  const alone = required
    .map((row) => primes.filter((prime) => covers(prime, row)))
    .filter((covering) => covering.length === 1)
    .map(([prime]) => prime!);
  return primes.filter((prime) => alone.includes(prime));
}

/** The fewest prime implicants that cover the rows, among these the fewest literals. */
export function smallestCover(primes: readonly Implicant[], required: readonly number[]): Implicant[] {
  const essential = essentialImplicants(primes, required);
  const open = required.filter((row) => !essential.some((prime) => covers(prime, row)));
  let best: { cover: Implicant[]; size: number } | undefined;
  const search = (left: readonly number[], chosen: readonly Implicant[], most: number) => {
    if (left.length === 0) {
      const size = chosen.reduce((total, prime) => total + literals(prime), 0);
      if (best === undefined || size < best.size) best = { cover: [...chosen], size };
      return;
    }
    if (chosen.length === most) return;
    const widest = Math.max(...primes.map((prime) => left.filter((row) => covers(prime, row)).length));
    if (left.length > widest * (most - chosen.length)) return;
    const choices = left.map((row) => primes.filter((prime) => covers(prime, row)));
    const fewest = choices.reduce((a, b) => (b.length < a.length ? b : a));
    for (const prime of fewest) {
      search(
        left.filter((row) => !covers(prime, row)),
        [...chosen, prime],
        most,
      );
    }
  };
  for (let most = 0; best === undefined; most++) search(open, [], most);
  const cover = [...essential, ...best.cover];
  return primes.filter((prime) => cover.includes(prime));
}

/** `AB' + C`; an empty sum is 0 and an empty product 1. */
export function sumText(terms: readonly Implicant[], variables: readonly string[]): string {
  return terms.length === 0 ? '0' : terms.map((term) => productText(term, variables)).join(' + ');
}

export function productText({ bits, mask }: Implicant, variables: readonly string[]): string {
  const factors = variables.flatMap((name, index) => {
    const bit = 2 ** (variables.length - 1 - index);
    return (mask & bit) === 0 ? [] : [(bits & bit) === 0 ? `${name}'` : name];
  });
  return factors.join('') || '1';
}

/** `(A + B')(C + D)` from the cover of the rows that are 0, by De Morgan's law. */
export function dualText(terms: readonly Implicant[], variables: readonly string[]): string {
  if (terms.length === 0) return '1';
  const factors = terms.map(({ bits, mask }) =>
    variables.flatMap((name, index) => {
      const bit = 2 ** (variables.length - 1 - index);
      return (mask & bit) === 0 ? [] : [(bits & bit) === 0 ? name : `${name}'`];
    }),
  );
  if (factors.some((factor) => factor.length === 0)) return '0';
  if (factors.length === 1) return factors[0]!.join(' + ');
  return factors.map((factor) => (factor.length === 1 ? factor[0] : `(${factor.join(' + ')})`)).join('');
}

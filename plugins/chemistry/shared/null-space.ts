/** Exact null space of a matrix of whole numbers. */

const absolute = (value: bigint) => (value < 0n ? -value : value);

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [absolute(a), absolute(b)];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** The row divided by the greatest common divisor of its entries. */
function reduced(row: readonly bigint[]): bigint[] {
  const divisor = row.reduce(greatestCommonDivisor, 0n);
  return divisor === 0n ? [...row] : row.map((value) => value / divisor);
}

/** A basis of whole-number vectors, each without a common divisor, by fraction-free Gauss-Jordan elimination. */
export function nullSpace(matrix: readonly (readonly bigint[])[]): bigint[][] {
  const rows = matrix.map(reduced);
  const width = rows[0]?.length ?? 0;
  const pivots: number[] = [];
  for (let column = 0; column < width && pivots.length < rows.length; column++) {
    const rank = pivots.length;
    const found = rows.findIndex((row, index) => index >= rank && row[column] !== 0n);
    if (found < 0) continue;
    [rows[rank], rows[found]] = [rows[found]!, rows[rank]!];
    const pivot = rows[rank]!;
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index]!;
      const head = row[column]!;
      if (index === rank || head === 0n) continue;
      rows[index] = reduced(row.map((value, position) => value * pivot[column]! - pivot[position]! * head));
    }
    pivots.push(column);
  }
  const free = Array.from({ length: width }, (_, column) => column).filter((column) => !pivots.includes(column));
  return free.map((column) => {
    const common = pivots.reduce((product, pivot, index) => product * absolute(rows[index]![pivot]!), 1n);
    const vector: bigint[] = Array.from({ length: width }, () => 0n);
    vector[column] = common;
    pivots.forEach((pivot, index) => {
      vector[pivot] = (-rows[index]![column]! * common) / rows[index]![pivot]!;
    });
    return reduced(vector);
  });
}

/** Definite integrals that tell their error, also with singularities at their ends. */

export interface Integral {
  readonly value: number;
  /** An estimate from above. */
  readonly error: number;
  /** The integral of the absolute value, about. */
  readonly size: number;
}

/** A function of a point that is so far from a base. */
export type Integrand = (base: number, distance: number) => number;

/** Panels of the first division: a spike that is narrower than about a thousandth of the range may hide between its points. */
const PANELS = 96;
const MOST_PIECES = 1200;
/** So often is a piece halved before its middle is its end. */
const MOST_ROUNDS = 45;
const LEVELS = 8;
/** Beyond it the weights of the rule are smaller than any double. */
const REACH = 6.1;

/** The 15-point Kronrod extension of the 7-point Gauss rule (Kronrod 1965): node, weight, weight in the Gauss rule. */
const NODES: readonly (readonly [node: number, weight: number, gauss: number])[] = [
  [0, 0.20948214108472782, 0.4179591836734694],
  [0.20778495500789848, 0.20443294007529889, 0],
  [0.4058451513773972, 0.19035057806478542, 0.3818300505051189],
  [0.5860872354676911, 0.1690047266392679, 0],
  [0.7415311855993945, 0.14065325971552592, 0.27970539148927664],
  [0.8648644233597691, 0.10479001032225019, 0],
  [0.9491079123427585, 0.06309209262997856, 0.1294849661688697],
  [0.9914553711208126, 0.022935322010529224, 0],
];

interface Piece extends Integral {
  readonly low: number;
  readonly high: number;
}

function gaussKronrod(f: Integrand, low: number, high: number): Piece {
  const [center, half] = [(low + high) / 2, (high - low) / 2];
  let [value, gauss, size] = [0, 0, 0];
  for (const [node, weight, gaussWeight] of NODES) {
    for (const side of node === 0 ? [1] : [-1, 1]) {
      const at = f(center, side * node * half);
      value += weight * at;
      gauss += gaussWeight * at;
      size += weight * Math.abs(at);
    }
  }
  const error = Math.abs(value - gauss) * half;
  const rounding = 4 * Number.EPSILON * size * half;
  return { low, high, value: value * half, error: Math.max(error, rounding), size: size * half };
}

/**
 * The rule of Takahasi and Mori (1974), which takes singularities at the ends: nodes crowd there, and their distances to the
 * ends are worked out as they are, not as differences.
 */
function tanhSinh(f: Integrand, low: number, high: number): Integral {
  const length = high - low;
  const term = (t: number): number => {
    const u = (Math.PI / 2) * Math.sinh(t);
    // The distance to the nearer end, as a share of the range.
    const share = 1 / (1 + Math.exp(2 * Math.abs(u)));
    const weight = ((Math.PI / 4) * Math.cosh(t)) / Math.cosh(u) ** 2;
    if (!(weight > 0 && share > 0)) return 0;
    const at = t < 0 ? f(low, length * share) : f(high, -length * share);
    return at * weight;
  };
  let step = 1;
  let sum = term(0);
  let size = Math.abs(sum);
  for (let k = 1; k <= REACH; k++) {
    for (const t of [k, -k]) [sum, size] = [sum + term(t), size + Math.abs(term(t))];
  }
  let previous = sum * length;
  let error = Number.POSITIVE_INFINITY;
  for (let level = 1; level <= LEVELS; level++) {
    step /= 2;
    for (let t = step; t <= REACH; t += 2 * step) {
      const [right, left] = [term(t), term(-t)];
      sum += right + left;
      size += Math.abs(right) + Math.abs(left);
    }
    const value = sum * step * length;
    error = Math.abs(value - previous);
    previous = value;
    if (error <= 1e-12 * size * step * length) break;
  }
  const rounding = 8 * Number.EPSILON * size * step * length;
  return { value: previous, error: Math.max(error, rounding), size: size * step * length };
}

/** The end panels by the rule for singularities there; the others halved where their error is largest. */
export function integral(f: Integrand, low: number, high: number): Integral {
  const edge = (k: number) => low + ((high - low) * k) / PANELS;
  const ends = [tanhSinh(f, low, edge(1)), tanhSinh(f, edge(PANELS - 1), high)];
  const pieces = Array.from({ length: PANELS - 2 }, (_, k) => gaussKronrod(f, edge(k + 1), edge(k + 2)));
  const total = (key: 'value' | 'error' | 'size') => [...ends, ...pieces].reduce((sum, piece) => sum + piece[key], 0);
  for (let round = 0; round < MOST_ROUNDS && pieces.length < MOST_PIECES; round++) {
    const target = 1e-13 * total('size');
    const open = pieces.filter(({ error }) => !(error <= target));
    if (open.length === 0) break;
    for (const piece of open.slice(0, MOST_PIECES - pieces.length)) {
      const middle = (piece.low + piece.high) / 2;
      pieces.splice(pieces.indexOf(piece), 1, gaussKronrod(f, piece.low, middle), gaussKronrod(f, middle, piece.high));
    }
    if (!Number.isFinite(total('value'))) break;
  }
  return { value: total('value'), error: total('error'), size: total('size') };
}

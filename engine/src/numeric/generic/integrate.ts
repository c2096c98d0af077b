/** Integrals and differential equations on any arithmetic. */
import { noResult } from '../../authoring/no-result.js';
import { sumOn } from './sum.js';
import type { AnyArithmetic, Value } from './values.js';

/** The positive nodes and the weights of the 30-point Gauss–Legendre rule, to 38 digits. */
const GAUSS_LEGENDRE: readonly (readonly [node: string, weight: string])[] = [
  ['0.99689348407464954027163005091869528334', '0.0079681924961666056154658834746736224505'],
  ['0.98366812327974720997003258160566280194', '0.018466468311090959142302131912047269096'],
  ['0.96002186496830751221687102558179766293', '0.02878470788332336934971917961129204364'],
  ['0.92620004742927432587932427708047400409', '0.038799192569627049596801936446347692033'],
  ['0.88256053579205268154311646253022559006', '0.048402672830594052902938140422807517815'],
  ['0.82956576238276839744289811973250191644', '0.057493156217619066481721689402056128797'],
  ['0.76777743210482619491797734097450313169', '0.065974229882180495128128515115962361237'],
  ['0.69785049479331579693229238802664006838', '0.073755974737705206268243850022190734154'],
  ['0.62052618298924286114047755643118929921', '0.080755895229420215354694938460529730876'],
  ['0.53662414814201989926416979331107279416', '0.086899787201082979802387530715125702577'],
  ['0.44703376953808917678060990032285400016', '0.092122522237786128717632707087618767197'],
  ['0.35270472553087811347103720708937386065', '0.096368737174644259639468626351809865096'],
  ['0.25463692616788984643980512981780510788', '0.09959342058679526706278028210356947653'],
  ['0.15386991360858354696379467274325592042', '0.10176238974840550459642895216855404463'],
  ['0.051471842555317695833025213166722573749', '0.10285265289355884034128563670541504387'],
];
const PANELS = 2;

/**
 * As `integrate`, with a fixed Gauss–Legendre rule on two halves: all digits for smooth functions on a finite interval,
 * a few for others. The tolerance is not needed.
 */
export function integrateOn(A: AnyArithmetic, f: (x: Value) => Value, low: Value, high: Value): Value {
  if (!Number.isFinite(A.toNumber(low)) || !Number.isFinite(A.toNumber(high))) {
    throw noResult('The integral needs finite limits.');
  }
  const half = A.div(A.sub(high, low), 2 * PANELS);
  const terms: Value[] = [];
  for (let panel = 0; panel < PANELS; panel++) {
    const center = A.add(low, A.mul(half, 2 * panel + 1));
    for (const [node, weight] of GAUSS_LEGENDRE) {
      const offset = A.mul(half, A.lit(node));
      terms.push(A.mul(A.lit(weight), A.add(f(A.sub(center, offset)), f(A.add(center, offset)))));
    }
  }
  return A.mul(half, sumOn(A, terms));
}

export function rungeKutta4On(
  A: AnyArithmetic,
  slope: (t: Value, y: readonly Value[]) => readonly Value[],
  start: Value,
  initial: readonly Value[],
  end: Value,
  steps: Value,
): Value[][] {
  const count = A.toNumber(steps);
  const h = A.div(A.sub(end, start), count);
  const half = A.div(h, 2);
  const along = (y: readonly Value[], k: readonly Value[], by: Value): Value[] =>
    y.map((value, i) => A.add(value, A.mul(by, k[i])));
  let y = [...initial];
  const rows = [[start, ...y]];
  for (let step = 0; step < count; step++) {
    const t = A.add(start, A.mul(h, step));
    const k1 = slope(t, y);
    const k2 = slope(A.add(t, half), along(y, k1, half));
    const k3 = slope(A.add(t, half), along(y, k2, half));
    const k4 = slope(A.add(t, h), along(y, k3, h));
    y = y.map((value, i) => {
      const middle = A.mul(2, A.add(k2[i], k3[i]));
      return A.add(value, A.mul(A.div(h, 6), A.add(A.add(k1[i], middle), k4[i])));
    });
    rows.push([A.add(start, A.mul(h, step + 1)), ...y]);
  }
  return rows;
}

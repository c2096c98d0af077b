/** Internal rate of return of yearly cash flows that begin with an outlay. */
import { findRoot, isNear, roundTo } from '@reckoner/engine';

/** Horner's form of the net present value, where money grows by a factor each year. */
function netPresentValue(growth: number, flows: readonly number[]) {
  let value = 0;
  for (let index = flows.length - 1; index >= 0; index--) value = value / growth + flows[index]!;
  return value;
}

/** Growth a year over a line that is searched evenly: rates near zero stand apart on it, and its ends are far out. */
const growthAt = (place: number) => Math.exp(Math.sinh(place) / 2);
const FARTHEST = 5;

/** The rate from one place on; what is zero but for rounding is zero. */
function rateBetween(flows: readonly number[], from: number) {
  const rate = growthAt(findRoot((place) => netPresentValue(growthAt(place), flows), from, FARTHEST)) - 1;
  return isNear(rate, 0, 1e-12) ? 0 : rate;
}

/** How often the signs of amounts change, those below half a cent left out. */
function signChanges(values: readonly number[]) {
  const signs = values.map((value) => Math.sign(roundTo(value, 2))).filter((sign) => sign !== 0);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

/** The rate of flows that change their sign once. */
export function rateOf(flows: readonly number[]): number {
  return rateBetween(flows, -FARTHEST);
}

/**
 * The rate, where it is the only one: of flows that change their sign once; or, above zero, of flows whose running total
 * does (Norstrøm 1972). Undefined where there is none, or several may be.
 */
export function onlyRate(flows: readonly number[]): number | undefined {
  if (signChanges(flows) === 1) return rateOf(flows);
  const totals: number[] = [];
  let total = 0;
  for (const flow of flows) {
    total += flow;
    totals.push(total);
  }
  if (roundTo(total, 2) <= 0 || signChanges(totals) !== 1) return undefined;
  return rateBetween(flows, 0);
}

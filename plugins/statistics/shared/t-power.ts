/** Power of t-tests from the noncentral t distribution. */
import { studentQuantile } from '@reckoner/engine';
import { noncentralTSurvival } from './noncentral-t.js';

/** Chance that a t-test of this level rejects when the true standardized effect, times the root of the size, is given. */
export function tPower(noncentrality: number, degreesOfFreedom: number, significance: number, tails: number) {
  const critical = -studentQuantile(significance / tails, degreesOfFreedom);
  const upper = noncentralTSurvival(critical, degreesOfFreedom, noncentrality);
  return tails === 2 ? upper + noncentralTSurvival(critical, degreesOfFreedom, -noncentrality) : upper;
}

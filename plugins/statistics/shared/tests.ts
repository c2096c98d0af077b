/** P-values and limits that several tests take from Student's and the normal distribution. */
import { normalCdf, studentQuantile, studentSurvival } from '@reckoner/engine';

type Alternative = 'two-sided' | 'greater' | 'less';

/** The p-value of a t statistic under the chosen alternative. */
export function studentPValue(t: number, degreesOfFreedom: number, alternative: Alternative) {
  if (alternative === 'greater') return studentSurvival(t, degreesOfFreedom);
  if (alternative === 'less') return studentSurvival(-t, degreesOfFreedom);
  return 2 * studentSurvival(Math.abs(t), degreesOfFreedom);
}

/** The p-value of a z statistic under the chosen alternative. */
export function normalPValue(z: number, alternative: Alternative) {
  if (alternative === 'greater') return normalCdf(-z);
  if (alternative === 'less') return normalCdf(z);
  return 2 * normalCdf(-Math.abs(z));
}

/** The t that leaves half of what the confidence leaves out in each tail. */
export function studentCritical(confidence: number, degreesOfFreedom: number) {
  return -studentQuantile((1 - confidence) / 2, degreesOfFreedom);
}

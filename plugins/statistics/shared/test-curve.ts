/** The density of a test statistic with the tails that its p-value is the area of. */
import type { Curve } from '@reckoner/engine';

export type Alternative = 'two-sided' | 'greater' | 'less';

/** Further out there is nothing to be seen. */
const FARTHEST = 1000;

/** Of a statistic that is as likely on both sides of zero. */
export function symmetricTest(
  density: (x: number) => number,
  statistic: number,
  alternative: Alternative,
  label: string,
): Curve | undefined {
  const size = Math.abs(statistic);
  if (size > FARTHEST) return undefined;
  const width = Math.max(4, 1.3 * size);
  const left = { from: -width, to: alternative === 'less' ? statistic : -size };
  const right = { from: alternative === 'greater' ? statistic : size, to: width };
  return {
    from: -width,
    to: width,
    lines: [{ y: density }],
    marks: [{ x: statistic, y: density(statistic), label }],
    shade: alternative === 'two-sided' ? [left, right] : [alternative === 'less' ? left : right],
  };
}

/** Of one that is above zero, and speaks against the hypothesis where it is large. */
export function upperTest(
  density: (x: number) => number,
  statistic: number,
  usual: number,
  label: string,
): Curve | undefined {
  if (!(statistic >= 0) || statistic > FARTHEST) return undefined;
  const width = Math.max(usual, 1.3 * statistic);
  const peak = width / 400;
  return {
    from: peak,
    to: width,
    lines: [{ y: density }],
    marks: statistic < peak ? [] : [{ x: statistic, y: density(statistic), label }],
    shade: [{ from: Math.max(statistic, peak), to: width }],
  };
}

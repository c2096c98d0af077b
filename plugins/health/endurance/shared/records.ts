/**
 * The pace of the best of all: from 5 km on the open standards of the tables for roads of 2025 (Jones, Bernhard:
 * MaleRoadStd2025.xlsx), which are about the world records of men; shorter, a line to the speed of the record over 400 m.
 */
import { constant, isAtMost } from '@reckoner/engine';

const METER = constant(1, 'm');
const SECONDS_A_METER = constant(1, 's/m');
const BEST = [
  { meters: 400, seconds: 42.8 },
  { meters: 5000, seconds: 769 },
  { meters: 10000, seconds: 1584 },
  { meters: 21097.5, seconds: 3451 },
  { meters: 42195, seconds: 7235 },
  { meters: 50000, seconds: 8820 },
  { meters: 100000, seconds: 21360 },
];

/** Interpolated by the logarithm of the distance, and beyond the ends that of the end. */
export function recordPace(distance: number): number {
  const meters = Math.min(Math.max(distance / METER, 400), 100000);
  const above = BEST.findIndex((best, index) => index > 0 && isAtMost(meters, best.meters));
  const from = BEST[above - 1]!;
  const to = BEST[above]!;
  const share = Math.log(meters / from.meters) / Math.log(to.meters / from.meters);
  const start = from.seconds / from.meters;
  return (start + share * (to.seconds / to.meters - start)) * SECONDS_A_METER;
}

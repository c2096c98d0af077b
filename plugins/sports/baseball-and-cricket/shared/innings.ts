import { isNear, number } from '@reckoner/engine';

/** Innings of a pitcher as box scores write them: the figure after the point is a count of outs. */
export const innings = number({
  label: 'Innings pitched',
  help: 'As box scores have them: 61.1 and 61.2 are 61 innings and one or two outs. 61 1/3 is read too.',
  symbol: '\\mathrm{IP}',
  min: 0,
  max: 1000000,
});

/** Outs of innings that are written 61.2 or, as a third, 61 2/3, 61.667, 61.67 and 61.66. */
export function outsOf(innings: number) {
  const full = Math.floor(innings);
  const part = innings - full;
  if (endsIn(part, 0.1, 1 / 3)) return 3 * full + 1;
  if (endsIn(part, 0.2, 2 / 3)) return 3 * full + 2;
  return 3 * full;
}

/** Innings with true thirds: 61.2 are 61⅔. */
export function inningsOf(written: number) {
  return outsOf(written) / 3;
}

/** Whether the innings are whole, or end in one or two outs. */
export function areInnings(innings: number) {
  const part = innings - Math.floor(innings);
  return part === 0 || endsIn(part, 0.1, 1 / 3) || endsIn(part, 0.2, 2 / 3);
}

function endsIn(part: number, written: number, third: number) {
  return isNear(part, written, 1e-6) || isNear(part, third, 0.007);
}

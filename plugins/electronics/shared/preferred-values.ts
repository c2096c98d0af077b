/** Preferred numbers of resistors and capacitors by series, IEC 60063:2015. */
import { constant, floorNear, roundNear } from '@reckoner/engine';

const E24 = [
  100, 110, 120, 130, 150, 160, 180, 200, 220, 240, 270, 300, 330, 360, 390, 430, 470, 510, 560, 620, 680, 750, 820,
  910,
];

/** 100·10^(k/192), rounded, but for one number that the standard has higher. */
const E192 = Array.from({ length: 192 }, (_, k) => (k === 185 ? 920 : roundNear(100 * 10 ** (k / 192))));

const every = (step: number, of: readonly number[]) => of.filter((_, index) => index % step === 0);
const E96 = every(2, E192);

/** One decade of each, from 100 to 999. */
export const SERIES = {
  E3: every(8, E24),
  E6: every(4, E24),
  E12: every(2, E24),
  E24,
  E48: every(4, E192),
  E96,
  both: [...new Set([...E24, ...E96])].sort((a, b) => a - b),
  E192,
};

export type Series = keyof typeof SERIES;

/** The smallest E24 resistance that is not below the value; rounding errors of the value do not push it a step up. */
export function nextE24(resistance: number) {
  const decade = 10 ** floorNear(Math.log10(resistance / constant(1, 'ohm')));
  const mantissa = resistance / constant(1, 'ohm') / decade;
  const step = E24.find((preferred) => preferred / 100 >= mantissa * (1 - 1e-12)) ?? 1000;
  return (step / 100) * decade * constant(1, 'ohm');
}

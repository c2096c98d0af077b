/** Values of parts as they are printed on them, without their unit: `2.2k`, `4k7`, `4R7`, `100n` (IEC 60062). */
import { type Fits, unitOf } from './unit.js';

const UNITS = ['ohm', 'F', 'H'] as const;
/** No space comes between: 4 m are meters. */
const AFTER = /^(\d{1,20}(?:\.\d{0,20})?|\.\d{1,20})([pnuµμmkKMGR])$/;
const BETWEEN = /^(\d{1,20})([pnuµμmkKMGR])(\d{1,20})$/;

/** The text with its unit written out, where a resistance, a capacitance or an inductance fits. */
export function withComponentUnit(text: string, fits: Fits | undefined): string {
  const [, number, after] = AFTER.exec(text) ?? [];
  const [, whole, between, decimals] = BETWEEN.exec(text) ?? [];
  const letter = after ?? between;
  if (letter === undefined || fits === undefined) return text;
  const unit = UNITS.find((one) => fits(unitOf(one)) && (letter !== 'R' || one === 'ohm'));
  if (unit === undefined) return text;
  return `${number ?? `${whole}.${decimals}`} ${letter.replace('R', '').replace('K', 'k')}${unit}`;
}

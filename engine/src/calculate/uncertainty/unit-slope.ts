/** How a small difference converts between units: the derivative of the conversion, whatever offset or logarithm it has. */
import { unitOf } from '../../units/index.js';
import { conversion } from '../read/unit.js';

export { conversion, showUnit, unitIn } from '../read/unit.js';

/** The size of one `from` in `to` near a value given in `from`. */
export function slopeOf(from: string, to: string, value: number): number {
  const [source, target] = [unitOf(from), unitOf(to)];
  const { float } = conversion(from, to);
  if (source.kind !== 'log' && target.kind !== 'log') {
    // Straight lines: over a whole unit nothing is lost but rounding, which differences of temperature show.
    const difference = float(1) - float(0);
    return Math.abs(Number(difference.toPrecision(14)));
  }
  // Levels may be zero; what they are the logarithms of may be as small as it likes, but not zero.
  const step = 1e-5 * (source.kind === 'log' ? Math.max(Math.abs(value), 1) : Math.abs(value));
  return Math.abs((float(value + step) - float(value - step)) / (2 * step));
}

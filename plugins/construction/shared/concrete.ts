/** Ready-to-use concrete in bags, and its weight. */
import { choice, constant } from '@reckoner/engine';
import { piecesFor } from './counts.js';

/** Yield in cubic feet, as QUIKRETE prints it on its Concrete Mix No. 1101. */
export const bagSize = choice(
  {
    lb80: { label: '80 lb bag (0.60 ft³)', value: 0.6 },
    lb60: { label: '60 lb bag (0.45 ft³)', value: 0.45 },
    lb50: { label: '50 lb bag (0.375 ft³)', value: 0.375 },
    lb40: { label: '40 lb bag (0.30 ft³)', value: 0.3 },
  },
  { label: 'Bag of concrete mix', default: 'lb80' },
);

/** Bags for a volume in cubic meters. */
export function concreteBags(volume: number, cubicFeetPerBag: number) {
  return piecesFor(volume / (cubicFeetPerBag * constant(0.028316846592, 'm^3')));
}

/** Normalweight concrete in kg/m³. */
export const CONCRETE_DENSITY = constant(2400, 'kg/m^3');

/** Ready-to-use concrete in bags, and its weight. */
import { choice, constant, quantity } from '@reckoner/engine';
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

/** The bags above, and any other by what it yields. */
export const mixBag = choice(
  {
    lb80: { label: '80 lb bag, 0.60 ft³ each', value: 0.6, also: ['80 lb'] },
    lb60: { label: '60 lb bag, 0.45 ft³ each', value: 0.45, also: ['60 lb'] },
    lb50: { label: '50 lb bag, 0.375 ft³ each', value: 0.375, also: ['50 lb'] },
    lb40: { label: '40 lb bag, 0.30 ft³ each', value: 0.3, also: ['40 lb'] },
    other: { label: 'Another bag, by its yield', value: 0 },
  },
  { label: 'Bag of concrete mix', default: 'lb80' },
);

export const bagYield = quantity('m^3', {
  label: 'Yield of a bag',
  help: 'Fresh concrete that one bag makes, as printed on it.',
  unit: 'L',
  regional: { us: 'ft^3' },
  symbol: 'v_b',
  usual: [5, 40],
  min: 1,
  max: 2000,
  when: { bagSize: 'other' },
});

/** What a bag makes, where `cubicFeetPerBag` is 0 for a bag by its yield in cubic meters. */
export function bagVolume(cubicFeetPerBag: number, yieldOfBag: number) {
  return cubicFeetPerBag === 0 ? yieldOfBag : cubicFeetPerBag * constant(0.028316846592, 'm^3');
}

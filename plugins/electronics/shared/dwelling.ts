/** Loads of dwellings by NEC 2023, Article 220. */
import { choice, quantity, rows, text } from '@reckoner/engine';
import { STANDARD_RATINGS } from './protection.js';

/** Fields that both methods ask for. */
export const area = quantity('ft^2', {
  label: 'Floor area',
  help: 'By outside dimensions, without open porches, garages and unfinished spaces that cannot be used later.',
  symbol: 'A',
  min: 100,
  max: 50000,
  usual: [400, 20000],
});

export const appliance = {
  name: text({ label: 'Appliance', maxLength: 60 }),
  power: quantity('VA', { label: 'Nameplate', min: 1, max: 50000, usual: [100, 30000] }),
};

export const appliances = (label: string, help: string) =>
  rows(appliance, { label, help, optional: true, maxItems: 30 });

/** 220.5(B): in whole amperes, of which fractions below 0.5 are dropped; a one-family dwelling has 100 A at least (230.79(C)). */
export function serviceRating(amperes: number) {
  return STANDARD_RATINGS.find((rating) => rating >= 100 && rating >= amperes)!;
}

/** The service of a dwelling, by its volts. */
export const serviceVoltage = choice(
  {
    v240: { label: '120/240 V', value: 240, also: ['240', '240 V'] },
    v208: { label: '208Y/120 V, three wires', value: 208, also: ['208', '208 V'] },
  },
  { label: 'Service', symbol: 'V', default: 'v240' },
);

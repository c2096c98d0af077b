import { choice, defineCalculator, measure, percent } from '@reckoner/engine';
import { bodyWeight } from '../shared/patient.js';

/** Crystalloid of the first 24 hours after a burn, half of it within the first 8. */
export default defineCalculator({
  title: 'Parkland formula for burns',
  description:
    'Fluid of the first day after a burn from weight and burned surface, with the rates of the first 8 and next 16 hours.',
  keywords: ['burn resuscitation', 'TBSA', 'modified Brooke', 'Ringer lactate', 'burns'],
  inputs: {
    weight: bodyWeight,
    burned: percent({ label: 'Burned body surface', help: 'Second and third degree.', symbol: 'A', min: 1, max: 100 }),
    factor: choice(
      { parkland: { label: 'Parkland: 4 mL', value: 4 }, brooke: { label: 'Modified Brooke: 2 mL', value: 2 } },
      { label: 'Per kilogram and percent', default: 'parkland' },
    ),
    elapsed: measure('h', { label: 'Time since the burn', symbol: 't', min: 0, max: 24, default: 0 }),
  },
  outputs: {
    total: measure('mL', { label: 'Fluid of the first 24 hours', symbol: 'V', places: 0 }),
    firstRate: measure('mL/h', {
      label: 'Rate until 8 hours after the burn',
      symbol: 'Q_1',
      places: 0,
      optional: true,
    }),
    secondRate: measure('mL/h', { label: 'Rate of the next 16 hours', symbol: 'Q_2', places: 0 }),
  },
  formula: ({ weight, burned, factor, elapsed }) => {
    const total = factor * weight * burned * 100;
    const secondRate = total / 2 / 16;
    if (elapsed > 7.5) return { total, secondRate };
    return { total, firstRate: total / 2 / (8 - elapsed), secondRate };
  },
  explanation: ({ firstRate }) =>
    firstRate === undefined
      ? 'The first day needs {total}; after the first 8 hours {secondRate}.'
      : 'The first day needs {total}: {firstRate} until 8 hours after the burn, then {secondRate}.',
  examples: [
    {
      inputs: { weight: 70, burned: 30 },
      results: { total: 8400, firstRate: 525, secondRate: 262.5 },
      source: 'By hand: 4 × 70 × 30; 4200/8; 4200/16',
    },
    {
      inputs: { weight: 80, burned: 25, elapsed: 3 },
      results: { total: 8000, firstRate: 800, secondRate: 250 },
      source: 'By hand: 4 × 80 × 25; 4000/5; 4000/16',
    },
    {
      inputs: { weight: 70, burned: 30, factor: 'brooke' },
      results: { total: 4200, firstRate: 262.5, secondRate: 131.25 },
      source: 'By hand: 2 × 70 × 30; 2100/8; 2100/16',
    },
    {
      inputs: { weight: 70, burned: 30, elapsed: 9 },
      results: { total: 8400, secondRate: 262.5 },
      source: 'By hand: the first 8 hours are over',
    },
  ],
  notes: [
    'For adults with second and third degree burns over about 15 to 20% of the surface; a starting point, adjusted to a urine output of 0.5 mL/(kg·h).',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Baxter, Shires: Physiological Response to Crystalloid Resuscitation of Severe Burns, Ann N Y Acad Sci 150 (1968) 874',
      doi: '10.1111/j.1749-6632.1968.tb14738.x',
    },
    {
      title:
        'Pham, Cancio, Gibran: American Burn Association Practice Guidelines: Burn Shock Resuscitation, J Burn Care Res 29 (2008) 257',
      doi: '10.1097/BCR.0b013e31815f3876',
    },
  ],
});

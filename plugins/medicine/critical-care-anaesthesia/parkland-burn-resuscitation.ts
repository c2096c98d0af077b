import { choice, defineCalculator, isAbove, measure, percent } from '@reckoner/engine';

/** Crystalloid of the first 24 hours after a burn, half of it within the first 8. */
export default defineCalculator({
  title: 'Parkland formula for burns',
  description:
    'Fluid of the first day after a burn from weight and burned surface, with the rates of the first 8 and next 16 hours.',
  keywords: ['burn resuscitation', 'TBSA', 'modified Brooke', 'Ringer lactate', 'burns'],
  inputs: {
    weight: measure('kg', { label: 'Body weight', symbol: 'W', min: 3, max: 400, usual: [5, 200] }),
    burned: percent({
      label: 'Burned body surface',
      help: 'Second and third degree.',
      symbol: 'A',
      min: 1,
      max: 100,
      usual: [5, 95],
    }),
    factor: choice(
      {
        parkland: { label: 'Parkland: 4 mL, electrical burns', value: 4 },
        child: { label: 'Children under 14 years: 3 mL', value: 3 },
        brooke: { label: 'Modified Brooke: 2 mL', value: 2 },
      },
      { label: 'Per kilogram and percent', default: 'parkland' },
    ),
    elapsed: measure('h', { label: 'Time since the burn', symbol: 't', min: 0, max: 24, usual: [0, 12], default: 0 }),
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
    if (elapsed > 6) return { total, secondRate };
    return { total, firstRate: total / 2 / (8 - elapsed), secondRate };
  },
  explanation: ({ firstRate }) =>
    firstRate === undefined
      ? 'The first day needs {total}; after the first 8 hours {secondRate}.'
      : 'The first day needs {total}: {firstRate} until 8 hours after the burn, then {secondRate}.',
  cautions: [
    {
      level: 'danger',
      when: ({ elapsed }) => elapsed > 4 && elapsed <= 6,
      says: 'Late: the first half, less what was given, would have to run in what is left of 8 hours. Do not force {firstRate}, but go by urine output and the advice of a burn center.',
    },
    {
      level: 'danger',
      when: ({ elapsed }) => elapsed > 6,
      says: 'Too late for a rate of the first 8 hours, and the next rate is for a patient who has had the first half: otherwise go by urine output and the advice of a burn center.',
    },
    {
      level: 'caution',
      when: ({ burned, factor, weight }) => burned < 0.15 && factor !== 3 && weight >= 30,
      says: 'Below 15% of the surface fluid by mouth mostly does in adults: the formula is for larger burns.',
    },
    {
      level: 'caution',
      when: ({ burned, factor, weight }) => burned < 0.1 && (factor === 3 || weight < 30),
      says: 'Below 10% of the surface fluid by mouth mostly does in children: the formula is for larger burns.',
    },
    {
      level: 'danger',
      when: ({ weight }) => weight < 30,
      says: 'A child under 30 kg needs maintenance fluid with glucose beside this volume: without it the blood sugar falls.',
    },
    {
      level: 'caution',
      when: ({ weight }) => weight >= 120,
      says: 'In obesity the actual weight leads to too much fluid: begin lower, and go by urine output.',
    },
    {
      level: 'caution',
      when: ({ total, weight }) => isAbove(total, 250 * weight),
      says: 'More than 250 mL/kg in a day risks a compartment syndrome of the abdomen: look for it, and ask about colloid.',
    },
  ],
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
      cautions: ['Too late for a rate'],
      source: 'By hand: the first 8 hours are over',
    },
    {
      inputs: { weight: 70, burned: 30, elapsed: 6 },
      results: { total: 8400, firstRate: 2100, secondRate: 262.5 },
      cautions: ['Do not force 2,100 mL/h'],
      source: 'By hand: 4200/2',
    },
    {
      inputs: { weight: 70, burned: 30, elapsed: 7.5 },
      results: { total: 8400, secondRate: 262.5 },
      cautions: ['Too late for a rate'],
      source: 'By hand: 4 × 70 × 30; 4200/16; no rate for half an hour',
    },
    {
      inputs: { weight: 25, burned: 10, factor: 'child' },
      results: { total: 750, firstRate: 46.875 },
      cautions: ['maintenance fluid with glucose'],
      source: 'By hand: 3 × 25 × 10; 375/8; children need fluid by vein from 10%',
    },
    {
      inputs: { weight: 11, burned: 8, factor: 'child' },
      results: { total: 264, firstRate: 16.5 },
      cautions: ['maintenance fluid with glucose', 'by mouth mostly does in children'],
      source: 'By hand: 3 × 11 × 8; 132/8',
    },
    {
      inputs: { weight: 140, burned: 12 },
      results: { total: 6720, firstRate: 420 },
      cautions: ['by mouth mostly does in adults', 'In obesity'],
      source: 'By hand: 4 × 140 × 12; 3360/8',
    },
    {
      inputs: { weight: 60, burned: 70 },
      results: { total: 16800, firstRate: 1050 },
      cautions: ['compartment syndrome'],
      source: 'By hand: 4 × 60 × 70, 280 mL/kg; 8400/8; Saffle 2016: 250 mL/kg',
    },
  ],
  notes: [
    'A starting point for second and third degree burns, adjusted to a urine output of 0.5 mL/(kg·h), in children 1 mL/(kg·h). Many now begin adults with 2 mL.',
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
    { title: 'Saffle: Fluid Creep and Over-resuscitation, Crit Care Clin 32 (2016) 587' },
  ],
});

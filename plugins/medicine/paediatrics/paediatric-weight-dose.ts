import { category, defineCalculator, integer, quantity } from '@reckoner/engine';

/** Dose per kilogram times weight, never above the largest single dose. */
export default defineCalculator({
  title: 'Pediatric dose by weight',
  description: 'Single and daily dose of a drug from mg/kg and weight, with the volume of a liquid and a largest dose.',
  keywords: ['mg/kg', 'child dose', 'pediatric dosing', 'suspension', 'weight-based dosing', 'paediatric'],
  inputs: {
    weight: quantity('kg', { label: 'Weight', symbol: 'W', min: 0.4, max: 200 }),
    perKilogram: quantity('mg/kg', { label: 'Single dose per kilogram', symbol: 'd', above: 0, max: 1000 }),
    timesDaily: integer({ label: 'Doses a day', symbol: 'n', min: 1, max: 24, default: 1 }),
    largest: quantity('mg', { label: 'Largest single dose', symbol: 'D_{max}', above: 0, max: 100000, optional: true }),
    concentration: quantity('mg/mL', {
      label: 'Concentration of the liquid',
      symbol: 'c',
      above: 0,
      max: 5000,
      optional: true,
    }),
  },
  outputs: {
    dose: quantity('mg', { label: 'Single dose', symbol: 'D', places: 1 }),
    daily: quantity('mg', { label: 'Daily dose', symbol: 'D_d', places: 1 }),
    volume: quantity('mL', { label: 'Volume of a single dose', symbol: 'V', places: 2, optional: true }),
    basis: category(['By weight', 'Limited to the largest dose'], { label: 'Basis' }),
  },
  formula: ({ weight, perKilogram, timesDaily, largest, concentration }) => {
    const byWeight = perKilogram * weight;
    const limited = largest !== undefined && byWeight > largest;
    const dose = largest !== undefined && byWeight > largest ? largest : byWeight;
    return {
      dose,
      daily: timesDaily * dose,
      volume: concentration === undefined ? undefined : dose / concentration,
      basis: limited ? 'Limited to the largest dose' : 'By weight',
    };
  },
  explanation: ({ volume }) =>
    volume === undefined
      ? 'A single dose is {dose} ({basis}), {daily} a day.'
      : 'A single dose is {dose} or {volume} ({basis}), {daily} a day.',
  examples: [
    {
      inputs: { weight: 12, perKilogram: 15, timesDaily: 4, concentration: 24 },
      results: { dose: 180, daily: 720, volume: 7.5, basis: 'By weight' },
      source: 'By hand: 15 × 12; × 4; 180/24',
    },
    {
      inputs: { weight: 80, perKilogram: 15, timesDaily: 4, largest: 1000 },
      results: { dose: 1000, daily: 4000, basis: 'Limited to the largest dose' },
      source: 'By hand: 15 × 80 = 1200 is over 1000',
    },
    {
      inputs: { weight: '22 lb', perKilogram: 10, largest: 400 },
      results: { dose: 99.790321, basis: 'By weight' },
      source: 'By hand: 22 × 0.45359237 × 10',
    },
  ],
  notes: [
    'Take dose and largest dose from the formulary for the drug, the age and the indication; check the daily maximum as well.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'BNF for Children: Guidance on prescribing, Prescribing in children' },
    { title: 'Kahl, Hughes (eds.): The Harriet Lane Handbook, 22nd ed., drug dosages' },
  ],
});

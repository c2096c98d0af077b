import { category, defineCalculator, integer, isAbove, quantity } from '@reckoner/engine';

/** Dose per kilogram times weight, never above the largest single dose. */
export default defineCalculator({
  title: 'Pediatric dose by weight',
  description: 'Single and daily dose of a drug from mg/kg and weight, with the volume of a liquid and a largest dose.',
  keywords: ['mg/kg', 'child dose', 'pediatric dosing', 'suspension', 'weight-based dosing', 'paediatric'],
  inputs: {
    weight: quantity('kg', { label: 'Weight', symbol: 'W', min: 0.4, max: 200, usual: [0.5, 120] }),
    perKilogram: quantity('mg/kg', {
      label: 'Single dose per kilogram',
      symbol: 'd',
      above: 0,
      max: 1000,
      usual: [0.0005, 150],
    }),
    timesDaily: integer({ label: 'Doses a day', symbol: 'n', min: 1, max: 24, default: 1, usual: [1, 8] }),
    largest: quantity('mg', {
      label: 'Largest single dose',
      symbol: 'D_{max}',
      above: 0,
      max: 100000,
      usual: [0.005, 15000],
      optional: true,
    }),
    concentration: quantity('mg/mL', {
      label: 'Concentration of the liquid',
      symbol: 'c',
      above: 0,
      max: 5000,
      optional: true,
      usual: [0.01, 500],
    }),
  },
  outputs: {
    dose: quantity('mg', { label: 'Single dose', symbol: 'D' }),
    daily: quantity('mg', { label: 'Daily dose', symbol: 'D_d' }),
    volume: quantity('mL', { label: 'Volume of a single dose', symbol: 'V', optional: true }),
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
  cautions: [
    {
      level: 'danger',
      when: ({ weight, largest }) => weight >= 40 && largest === undefined,
      says: 'At {weight} a dose per kilogram may be more than an adult gets: look up the largest single dose and enter it.',
    },
    {
      level: 'danger',
      when: ({ volume, weight }) => volume !== undefined && isAbove(volume, 10 * weight),
      says: 'So large a volume for the weight, {volume}, mostly comes from a slip of the unit (µg, mg, g): check dose and concentration.',
    },
    {
      level: 'caution',
      when: ({ volume }) => volume !== undefined && volume < 0.1,
      says: 'Less than 0.1 mL can hardly be measured: ask the pharmacy for a weaker preparation.',
    },
  ],
  examples: [
    {
      inputs: { weight: 12, perKilogram: 15, timesDaily: 4, concentration: 24 },
      results: { dose: 180, daily: 720, volume: 7.5, basis: 'By weight' },
      source: 'By hand: 15 × 12; × 4; 180/24',
    },
    {
      inputs: { weight: 12, perKilogram: 0.0045 },
      results: { dose: 0.054, daily: 0.054, basis: 'By weight' },
      source: 'By hand: 0.0045 × 12',
    },
    {
      inputs: { weight: 3.5, perKilogram: '5 µg/kg', concentration: 0.25 },
      results: { dose: 0.0175, volume: 0.07 },
      cautions: ['hardly be measured'],
      source: 'By hand: 0.005 × 3.5 = 0.0175; 0.0175/0.25',
    },
    {
      inputs: { weight: 12, perKilogram: 15, concentration: 0.024 },
      results: { dose: 180, volume: 7500 },
      cautions: ['slip of the unit'],
      source: 'By hand: 180/0.024, as of 24 mg/mL in grams',
    },
    {
      inputs: { weight: 70, perKilogram: 15, timesDaily: 4 },
      results: { dose: 1050, daily: 4200 },
      cautions: ['more than an adult gets'],
      source: 'By hand: 15 × 70; × 4',
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
    { title: 'Pediatric Pharmacy Advocacy Group: dosing by weight under 40 kg, above up to the dose of adults' },
  ],
});

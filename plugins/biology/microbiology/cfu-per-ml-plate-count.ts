import { defineCalculator, integer, noResult, number, quantity, rows, sum } from '@reckoner/engine';

/** Weighted mean of ISO 7218: all colonies over all of the sample that was plated; limits of a Poisson count. */
export default defineCalculator({
  title: 'CFU per mL',
  description:
    'Colony-forming units per milliliter with 95% limits from the colonies on plates of one or more dilutions.',
  keywords: ['plate count', 'colony forming units', 'serial dilution', 'viable count', 'ISO 7218'],
  inputs: {
    plates: rows(
      {
        colonies: integer({ label: 'Colonies', min: 0, max: 10000 }),
        dilution: number({
          label: 'Dilution',
          text: 'ratio',
          help: 'Such as 0.001 or 1e-3 for a thousandfold dilution.',
          min: 1e-12,
          max: 1,
        }),
        volume: quantity('mL', { label: 'Volume plated', min: 0.001, max: 10 }),
      },
      { label: 'Plates', maxItems: 60 },
    ),
  },
  outputs: {
    concentration: quantity('1/mL', { label: 'Colony-forming units', symbol: 'N' }),
    lower: quantity('1/mL', { label: 'Lower 95% limit' }),
    upper: quantity('1/mL', { label: 'Upper 95% limit' }),
    colonies: integer({ label: 'Colonies in all', symbol: '\\sum C' }),
  },
  formula: ({ plates }) => {
    const colonies = sum(plates.map((plate) => plate.colonies));
    if (colonies === 0) throw noResult('There are no colonies: the count is below one in all that was plated.');
    const plated = sum(plates.map(({ dilution, volume }) => dilution * volume));
    const margin = 1.96 * Math.sqrt(colonies + 0.96);
    return {
      concentration: colonies / plated,
      lower: (colonies + 1.92 - margin) / plated,
      upper: (colonies + 1.92 + margin) / plated,
      colonies,
    };
  },
  explanation: '{colonies} {colonies|colony makes|colonies make} {concentration}, between {lower} and {upper}.',
  cautions: [
    {
      level: 'caution',
      when: ({ plates }) => plates.some((plate) => plate.colonies > 300),
      says: 'A plate has more than 300 colonies, too many to count: colonies overlap and the count is too low. Leave it out and plate a higher dilution.',
    },
    {
      level: 'caution',
      when: ({ colonies }) => colonies < 25,
      says: 'Fewer than 25 colonies in all are below the countable range (25 to 250 by the FDA; ISO 7218 counts plates from 10 on): report it as an estimate, and plate a lower dilution.',
    },
  ],
  examples: [
    {
      inputs: {
        plates: [
          { colonies: 168, dilution: 0.01, volume: 1 },
          { colonies: 215, dilution: 0.01, volume: 1 },
          { colonies: 14, dilution: 0.001, volume: 1 },
          { colonies: 25, dilution: 0.001, volume: 1 },
        ],
      },
      results: { concentration: 19181.818, colonies: 422 },
      source: 'ISO 7218:2007, §10.3.2: 422/(1 × (2 + 0.1 × 2) × 10⁻²) = 19182',
    },
    {
      inputs: { plates: [{ colonies: 87, dilution: '1e-5', volume: '0.1 mL' }] },
      results: { concentration: 8.7e7, lower: 70537749, upper: 1.0730225e8 },
      source: 'Python: 87/(1e-5 × 0.1); (88.92 ∓ 1.96 √87.96)/1e-6',
    },
    {
      inputs: { plates: [{ colonies: 0, dilution: 0.1, volume: 1 }] },
      noResult: 'no colonies',
      source: 'By definition',
    },
    {
      inputs: { plates: [{ colonies: 400, dilution: 0.1, volume: 1 }] },
      results: { concentration: 4000 },
      cautions: ['too many to count'],
      source: 'By hand: 400/0.1',
    },
    {
      inputs: { plates: [{ colonies: 12, dilution: '1:10', volume: 1 }] },
      results: { concentration: 120 },
      cautions: ['as an estimate'],
      source: 'By hand: 12/0.1',
    },
  ],
  notes: ['The limits hold for the random scatter of counts only.'],
  references: [
    { title: 'ISO 7218:2007: Microbiology of food and animal feeding stuffs, §10.3' },
    { title: 'FDA: Bacteriological Analytical Manual, ch. 3: Aerobic plate count' },
  ],
});

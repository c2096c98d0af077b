import { choice, defineCalculator, number, percent } from '@reckoner/engine';

/** The brewer's rule, or the equation of Hall that also holds for strong beers. */
export default defineCalculator({
  title: 'Alcohol by volume',
  description: 'Alcohol by volume and apparent attenuation of a beer from its original and final gravity.',
  keywords: ['abv', 'original gravity', 'final gravity', 'homebrew', 'attenuation'],
  inputs: {
    original: number({
      usual: [1.01, 1.16],
      label: 'Original gravity',
      help: 'As a specific gravity, such as 1.050.',
      symbol: 'OG',
      min: 1,
      max: 1.2,
    }),
    final: number({ usual: [0.985, 1.06], label: 'Final gravity', symbol: 'FG', min: 0.98, max: 1.2 }),
    method: choice({ standard: 'Standard', hall: 'Hall (strong beers)' }, { label: 'Equation', default: 'standard' }),
  },
  outputs: {
    abv: percent({ label: 'Alcohol by volume', symbol: 'ABV', places: 2 }),
    abw: percent({ label: 'Alcohol by weight', symbol: 'ABW', places: 2 }),
    attenuation: percent({ label: 'Apparent attenuation', symbol: 'AA', places: 1, optional: true }),
  },
  formula: ({ original, final, method }) => {
    const byWeight = (76.08 * (original - final)) / (1.775 - original) / 100;
    const abv = method === 'hall' ? (byWeight * final) / 0.794 : (131.25 * (original - final)) / 100;
    const abw = (abv * 0.794) / final;
    if (original === 1) return { abv, abw };
    return { abv, abw, attenuation: (original - final) / (original - 1) };
  },
  explanation: 'From {original} to {final} the beer has {abv} alcohol by volume.',
  requires: [
    {
      that: ({ original, final }) => final <= original,
      field: 'final',
      says: 'The final gravity, {final}, must not lie above the original gravity, {original}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ original, method }) => method === 'standard' && original > 1.07,
      says: 'Of so strong a beer the standard equation gives too little: take the one of Hall.',
    },
  ],
  examples: [
    {
      inputs: { original: 1.05, final: 1.01 },
      results: { abv: 5.25, attenuation: 80 },
      source: 'By hand: 131.25 × 0.040; 40/50 points',
    },
    {
      inputs: { original: 1.1, final: 1.02, method: 'hall' },
      results: { abv: 11.5834, abw: 9.01689, attenuation: 80 },
      source: 'By hand: 76.08 × 0.08 / 0.675 = 9.01689% by weight; × 1.02 / 0.794',
    },
    { inputs: { original: 1.04, final: 1.05 }, refused: 'must not lie above', source: 'By definition' },
    { inputs: { original: 1, final: 0.99 }, results: { abv: 1.3125 }, source: 'By hand: 131.25 × 0.010' },
    {
      inputs: { original: 1.1, final: 1.02 },
      results: { abv: 10.5 },
      cautions: ['too little'],
      source: 'By hand: 131.25 × 0.080; Hall gives 11.58%',
    },
  ],
  references: [{ title: 'Hall: Brew by the Numbers, Zymurgy 18(2), Summer 1995' }],
});

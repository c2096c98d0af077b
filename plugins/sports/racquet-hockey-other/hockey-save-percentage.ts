import { defineCalculator, integer, number, quantity } from '@reckoner/engine';

/** Save percentage is written as a fraction (.915); goals against are per full game. */
export default defineCalculator({
  title: 'Hockey save percentage and GAA',
  description: 'Save percentage and goals-against average of a goaltender from shots, goals and minutes played.',
  keywords: ['ice hockey', 'goalie', 'goals against average', 'SV%', 'NHL'],
  inputs: {
    shots: integer({ label: 'Shots against', symbol: '\\mathrm{SA}', min: 1, max: 1000000 }),
    goals: integer({ label: 'Goals against', symbol: '\\mathrm{GA}', min: 0, max: 1000000 }),
    minutes: quantity('min', { label: 'Time played', text: 'clock', symbol: 't', above: 0, max: 1000000 }),
    game: quantity('min', {
      usual: [20, 70],
      label: 'Length of a game',
      text: 'clock',
      symbol: 'g',
      min: 1,
      max: 120,
      default: 60,
    }),
  },
  outputs: {
    savePercentage: number({ label: 'Save percentage', symbol: '\\mathrm{SV}', places: 3 }),
    average: number({ label: 'Goals-against average', symbol: '\\mathrm{GAA}', places: 2 }),
    saves: integer({ label: 'Saves', symbol: 'S' }),
  },
  formula: ({ shots, goals, minutes, game }) => {
    const saves = shots - goals;
    return { savePercentage: saves / shots, average: (goals * game) / minutes, saves };
  },
  explanation:
    '{saves} {saves|save|saves} on {shots} {shots|shot|shots} {saves|is|are} {savePercentage}; the goals-against average is {average}.',
  requires: [
    {
      that: ({ goals, shots }) => goals <= shots,
      field: 'goals',
      says: 'There must not be more goals than shots against.',
    },
  ],
  examples: [
    {
      inputs: { shots: 1850, goals: 160, minutes: 3500 },
      results: { savePercentage: 0.9135135, average: 2.742857, saves: 1690 },
      source: 'By hand: 1690/1850; 160 × 60/3500',
    },
    {
      inputs: { shots: 32, goals: 3, minutes: '45 min', game: 45 },
      results: { savePercentage: 0.90625, average: 3, saves: 29 },
      source: 'By hand: 29/32; one full game',
    },
    { inputs: { shots: 3, goals: 4, minutes: 60 }, refused: 'more goals', source: 'By definition' },
  ],
  notes: ['Goals into an empty net do not count against the goaltender.'],
  references: [{ title: 'NHL Official Rules 2023–2024 and the statistics glossary of NHL.com' }],
});

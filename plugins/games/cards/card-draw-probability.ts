import { binomialCoefficient, defineCalculator, integer, noResult, number, percent } from '@reckoner/engine';

/** Hypergeometric distribution: drawing without putting back. */
export default defineCalculator({
  title: 'Card draw probability',
  description:
    'Probability of drawing exactly, or at least, a number of wanted cards from a deck without putting back.',
  keywords: ['hypergeometric', 'opening hand', 'deck building', 'draw odds'],
  inputs: {
    deck: integer({ label: 'Cards in the deck', symbol: 'N', min: 1, max: 500, default: 52 }),
    wanted: integer({ label: 'Wanted cards in the deck', symbol: 'K', min: 0, max: 500 }),
    drawn: integer({ label: 'Cards drawn', symbol: 'n', min: 1, max: 500 }),
    count: integer({ label: 'Wanted cards in hand', symbol: 'k', min: 0, max: 500 }),
  },
  outputs: {
    atLeast: percent({ label: 'At least this many', symbol: 'P(X\\ge k)', places: 4 }),
    exactly: percent({ label: 'Exactly this many', symbol: 'P(X=k)', places: 4 }),
    expected: number({ label: 'Expected number', symbol: '\\mu', places: 3 }),
  },
  formula: ({ deck, wanted, drawn, count }) => {
    if (wanted > deck || drawn > deck) throw noResult('The deck has fewer cards than are wanted or drawn.');
    if (count > drawn) throw noResult('More wanted cards are asked for than cards are drawn.');
    const hand = (k: number) =>
      (binomialCoefficient(wanted, k) * binomialCoefficient(deck - wanted, drawn - k)) /
      binomialCoefficient(deck, drawn);
    let atLeast = 0;
    for (let k = count; k <= Math.min(wanted, drawn); k++) atLeast += hand(k);
    return { atLeast, exactly: hand(count), expected: (drawn * wanted) / deck };
  },
  explanation:
    'Among {drawn} of {deck} {deck|card|cards} there are at least {count} of the {wanted} wanted {wanted|one|ones} with {atLeast}.',
  examples: [
    {
      inputs: { wanted: 4, drawn: 5, count: 1 },
      results: { atLeast: 34.1158, exactly: 29.947364, expected: 0.3846154 },
      source: 'scipy.stats.hypergeom(52, 4, 5): sf(0), pmf(1), mean()',
    },
    {
      inputs: { deck: 60, wanted: 24, drawn: 7, count: 3 },
      results: { atLeast: 58.79295, exactly: 30.870426, expected: 2.8 },
      source: 'scipy.stats.hypergeom(60, 24, 7): sf(2), pmf(3), mean()',
    },
    {
      inputs: { wanted: 4, drawn: 3, count: 4 },
      noResult: 'than cards are drawn',
      source: 'By hand: four do not fit in three',
    },
    { inputs: { wanted: 53, drawn: 3, count: 1 }, noResult: 'fewer cards', source: 'By hand: 53 of 52 cards' },
  ],
  references: [
    {
      title: 'Feller: An Introduction to Probability Theory and Its Applications, vol. 1, 3rd ed., §II.6',
      isbn: '978-0-471-25708-0',
    },
  ],
});

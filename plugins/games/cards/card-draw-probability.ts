import { binomialCoefficient, defineCalculator, integer, number, percent } from '@reckoner/engine';

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
    const hand = (k: number) =>
      (binomialCoefficient(wanted, k) * binomialCoefficient(deck - wanted, drawn - k)) /
      binomialCoefficient(deck, drawn);
    let atLeast = 0;
    for (let k = count; k <= Math.min(wanted, drawn); k++) atLeast += hand(k);
    return { atLeast, exactly: hand(count), expected: (drawn * wanted) / deck };
  },
  explanation:
    'The chance of at least {count} of the {wanted} wanted {wanted|card|cards} among {drawn} of {deck} is {atLeast}.',
  requires: [
    {
      that: ({ wanted, deck }) => wanted <= deck,
      field: 'wanted',
      says: 'There must not be more wanted cards than the deck has, {deck}.',
    },
    {
      that: ({ drawn, deck }) => drawn <= deck,
      field: 'drawn',
      says: 'There must not be more cards drawn than the deck has, {deck}.',
    },
    {
      that: ({ count, drawn }) => count <= drawn,
      field: 'count',
      says: 'There must not be more cards wanted in hand than cards are drawn.',
    },
  ],
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
      refused: 'than cards are drawn',
      source: 'By hand: four do not fit in three',
    },
    {
      inputs: { wanted: 53, drawn: 3, count: 1 },
      refused: 'more wanted cards than the deck',
      source: 'By hand: 53 of 52 cards',
    },
    { inputs: { wanted: 4, drawn: 53, count: 1 }, refused: 'more cards drawn', source: 'By definition' },
  ],
  references: [
    {
      title: 'Feller: An Introduction to Probability Theory and Its Applications, vol. 1, 3rd ed., §II.6',
      isbn: '978-0-471-25708-0',
    },
  ],
});

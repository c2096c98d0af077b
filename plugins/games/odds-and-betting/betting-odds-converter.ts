import { choice, defineCalculator, money, noResult, number, percent } from '@reckoner/engine';

/** All formats from the decimal odds: what a stake of one returns, the stake included. */
export default defineCalculator({
  title: 'Betting odds conversion',
  description:
    'Decimal, fractional and American odds and implied probability from any one of them, with the payout of a stake.',
  keywords: ['moneyline', 'implied probability', 'decimal odds', 'fractional odds'],
  inputs: {
    format: choice(
      {
        decimal: 'Decimal',
        fractional: 'Fractional (to 1)',
        american: 'American',
        probability: 'Probability in percent',
      },
      { label: 'Format', default: 'decimal' },
    ),
    odds: number({ label: 'Odds', text: 'plain', help: 'Fractional 7/2 is 3.5.', min: -1e6, max: 1e6 }),
    stake: money({ label: 'Stake', symbol: 's', min: 0, max: 1e9, default: 100 }),
  },
  outputs: {
    probability: percent({ label: 'Implied probability', symbol: 'p', places: 2 }),
    decimalOdds: number({ label: 'Decimal odds', symbol: 'd', places: 3 }),
    fractional: number({ label: 'Fractional odds (to 1)', symbol: 'f', places: 3 }),
    american: number({ label: 'American odds', symbol: 'a', places: 0 }),
    payout: money({ label: 'Payout with the stake', symbol: 'P' }),
  },
  formula: ({ format, odds, stake }) => {
    const decimalOdds = toDecimalOdds(format, odds);
    const fractional = decimalOdds - 1;
    return {
      probability: 1 / decimalOdds,
      decimalOdds,
      fractional,
      american: decimalOdds >= 2 ? 100 * fractional : -100 / fractional,
      payout: stake * decimalOdds,
    };
  },
  explanation:
    'Odds of {decimalOdds} imply a probability of {probability}; a stake of {stake} that wins brings back {payout}.',
  cautions: [
    {
      level: 'note',
      when: ({ format, odds }) => format === 'decimal' && odds >= 100 && Number.isInteger(odds),
      says: 'Decimal odds are seldom so high: choose the format American if +{odds} is meant.',
    },
    {
      level: 'note',
      when: ({ format, odds }) => format === 'probability' && odds < 1,
      says: 'The probability is read as {odds} in 100: write 50 for an even chance, not 0.5.',
    },
  ],
  examples: [
    {
      inputs: { odds: 2.5 },
      results: { probability: 40, decimalOdds: 2.5, fractional: 1.5, american: 150, payout: 250 },
      source: 'By hand: 1/2.5',
    },
    {
      inputs: { format: 'american', odds: -250, stake: 50 },
      results: { decimalOdds: 1.4, probability: 71.42857143, fractional: 0.4, american: -250, payout: 70 },
      source: 'By hand: 1 + 100/250',
    },
    {
      inputs: { format: 'american', odds: 300 },
      results: { decimalOdds: 4, probability: 25 },
      source: 'By hand: 1 + 300/100',
    },
    {
      inputs: { format: 'fractional', odds: 3.5 },
      results: { decimalOdds: 4.5, american: 350 },
      source: 'By hand: 7/2',
    },
    {
      inputs: { format: 'probability', odds: 80 },
      results: { decimalOdds: 1.25, american: -400 },
      source: 'By hand: 1/0.8',
    },
    { inputs: { odds: 1 }, noResult: 'above 1', source: 'By definition' },
    { inputs: { format: 'american', odds: 50 }, noResult: '100 or more', source: 'By definition' },
    { inputs: { format: 'fractional', odds: 0 }, noResult: 'above 0', source: 'By definition' },
    { inputs: { format: 'probability', odds: 100 }, noResult: 'between 0 and 100', source: 'By definition' },
    {
      inputs: { odds: 300 },
      results: { probability: 0.33333333, american: 29900 },
      cautions: ['format American'],
      source: 'By hand: 1/300; 299 × 100',
    },
    {
      inputs: { format: 'probability', odds: 0.5 },
      results: { decimalOdds: 200, american: 19900 },
      cautions: ['not 0.5'],
      source: 'By hand: 1/0.005; 199 × 100',
    },
  ],
  notes: ['Odds that are offered hold a margin: the implied probabilities of all outcomes add up to more than 100%.'],
  references: [
    { title: 'Cortis: Expected values and variances in bookmaker payouts, Journal of Prediction Markets 9 (2015) 1' },
  ],
});

function toDecimalOdds(format: 'decimal' | 'fractional' | 'american' | 'probability', odds: number) {
  if (format === 'fractional') {
    if (odds < 1e-6) throw noResult('Fractional odds lie above 0.');
    return 1 + odds;
  }
  if (format === 'american') {
    if (Math.abs(odds) < 100) throw noResult('American odds are 100 or more, or -100 or less.');
    return odds > 0 ? 1 + odds / 100 : 1 - 100 / odds;
  }
  if (format === 'probability') {
    if (odds < 1e-6 || odds > 99.9999)
      throw noResult('A probability for odds lies between 0 and 100 percent, both excluded.');
    return 100 / odds;
  }
  if (odds < 1.000001) throw noResult('Decimal odds lie above 1: American ones have a format of their own.');
  return odds;
}

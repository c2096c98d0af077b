import { choice, defineCalculator, integer, isAbove, isBelow, money, number, percent, roundTo } from '@reckoner/engine';

/** Premium over the cash that is set aside, annualized as simple return, days/365; the price paid if assigned. */
export default defineCalculator({
  title: 'Cash-secured put',
  description:
    'Effective purchase price, premium yield, annualized yield, cash to set aside and largest loss of a written put that is secured by cash.',
  keywords: [
    'cash covered put',
    'put selling return',
    'effective purchase price of a written put',
    'wheel strategy put',
  ],
  related: ['covered-call', 'option-profit-loss', 'vertical-spread'],
  inputs: {
    price: money({ label: 'Share price', symbol: 'S', min: 0.01, max: 1e9 }),
    strike: money({ label: 'Strike price', symbol: 'K', min: 0.01, max: 1e9 }),
    premium: money({ label: 'Premium per share', symbol: 'p', min: 0, max: 1e9 }),
    days: number({ label: 'Days to expiry', symbol: 'd', min: 1, max: 3650, usual: [1, 1100] }),
    base: choice(
      { strike: 'Cash of the full strike', net: 'Strike less premium' },
      { label: 'Yield is counted on', default: 'strike' },
    ),
    contracts: integer({ label: 'Contracts', min: 1, max: 1e6, default: 1 }),
    size: integer({ label: 'Shares per contract', min: 1, max: 1e6, default: 100 }),
  },
  outputs: {
    effectivePrice: money({ label: 'Effective purchase price', help: 'If assigned; the break-even price, too.' }),
    premiumYield: percent({ label: 'Premium yield', help: 'If the put is not exercised.', places: 2 }),
    annualizedYield: percent({ label: 'Premium yield a year', help: 'Simple, of 365 days.', places: 2 }),
    staticReturn: percent({
      label: 'Return if the share price stays',
      help: 'With a strike above it the put is exercised.',
      places: 2,
    }),
    premiumIncome: money({ label: 'Premium in all', help: 'The largest profit.' }),
    cash: money({ label: 'Cash to set aside', help: 'The strike for all shares.' }),
    maxLoss: money({ label: 'Largest loss', help: 'If the shares become worthless.' }),
    discount: percent({ label: 'Effective price below the share price', help: 'Below zero it is above.', places: 2 }),
  },
  formula: ({ price, strike, premium, days, base, contracts, size }) => {
    const shares = contracts * size;
    const effectivePrice = strike - premium;
    const invested = base === 'strike' ? strike : effectivePrice;
    const premiumYield = premium / invested;
    return {
      effectivePrice,
      premiumYield,
      annualizedYield: (premiumYield * 365) / days,
      // A put in the money is exercised even if the price stays.
      staticReturn: (premium + Math.min(0, price - strike)) / invested,
      premiumIncome: premium * shares,
      cash: strike * shares,
      maxLoss: effectivePrice * shares,
      discount: (price - effectivePrice) / price,
    };
  },
  explanation: ({ base, price, strike }) =>
    `The put with a strike of {strike} on {contracts} {contracts|contract|contracts} of {size} {size|share|shares} brings {premiumIncome}, {premiumYield} of ${
      base === 'strike' ? 'the full strike' : 'the strike less premium'
    } in {days} {days|day|days} or {annualizedYield} a year, if it is not exercised${
      price < strike
        ? '; at the share price of today, {price}, it is, for a {staticReturn|loss|return|return} of {|staticReturn|}'
        : ''
    }. If it is exercised, {cash} buy the shares, at {effectivePrice} each after the premium, {discount|{|discount|} above|as much as|{|discount|} below} the share price of today; below {effectivePrice} the position loses, at most {maxLoss}.`,
  requires: [
    {
      that: ({ strike, premium }) => premium < strike,
      field: 'premium',
      says: 'The premium, {premium}, must be below the strike, {strike}, which is the most that a put can pay: it is per share, not per contract.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ price, strike, premium }) => price < strike && !isBelow(premium, strike - price),
      says: 'The put is in the money: at the share price of today it is exercised, and the premium yield, in the term and a year, is not earned unless the price rises to the strike.',
    },
    {
      level: 'caution',
      when: ({ price, strike, premium }) => isBelow(premium, strike - price),
      says: 'The premium is below what exercising the put brings its buyer at once: check premium, strike and share price.',
    },
    {
      level: 'caution',
      when: ({ price, strike, premium }) => isAbove(premium - Math.max(0, strike - price), 0.2 * strike),
      says: 'The premium holds over 20% of the strike in time value, as only of very volatile shares or over years: check that it is per share, not per contract.',
    },
    {
      level: 'caution',
      when: ({ price, strike }) => isAbove(price, 2 * strike) || isAbove(strike, 2 * price),
      says: 'Strike and share price differ by more than a factor of two: check both, and whether the shares were split.',
    },
    {
      level: 'caution',
      when: ({ annualizedYield }) => roundTo(100 * annualizedYield, 2) > 60,
      says: 'So high a yield is the price of a high risk that the shares fall, or a slip: check premium and days. A year of it would need a new put at the same terms every time, and no loss.',
    },
    {
      level: 'note',
      when: ({ annualizedYield }) => roundTo(100 * annualizedYield, 2) < 1,
      says: 'The yield is below 1% a year, for the risk of the whole strike: check the premium, per share, and the days.',
    },
    {
      level: 'note',
      when: ({ days }) => days < 14,
      says: 'Returns of a few days, taken over a year, assume that such a trade can be repeated all the time.',
    },
  ],
  examples: [
    {
      inputs: { price: 52, strike: 50, premium: 1.5, days: 30 },
      results: {
        effectivePrice: 48.5,
        premiumYield: 3,
        annualizedYield: 36.5,
        staticReturn: 3,
        premiumIncome: 150,
        cash: 5000,
        maxLoss: 4850,
        discount: 6.730769231,
      },
      source: 'ComputeYard, Cash-Secured Put: 5,000, 150, 3.0%, 36.5%, 48.50; discount by hand, 3.5/52',
    },
    {
      inputs: { price: 105, strike: 100, premium: 2, days: 35, contracts: 3, size: 10 },
      results: {
        effectivePrice: 98,
        premiumYield: 2,
        annualizedYield: 20.85714286,
        premiumIncome: 60,
        cash: 3000,
        maxLoss: 2940,
      },
      source: 'The Tade Desk, Annualized Return on a Cash-Secured Put: 2%, about 20.9%; 30 shares by hand',
    },
    {
      inputs: { price: 105, strike: 100, premium: 4, days: 73, base: 'net' },
      results: {
        effectivePrice: 96,
        premiumYield: 4.166666667,
        annualizedYield: 20.83333333,
        staticReturn: 4.166666667,
      },
      source: 'By hand: 4/96, times 5',
    },
    {
      inputs: { price: 48, strike: 50, premium: 3, days: 73 },
      results: { effectivePrice: 47, premiumYield: 6, staticReturn: 2, annualizedYield: 30, discount: 2.083333333 },
      cautions: ['in the money'],
      source: 'By hand: (3 - 2)/50',
    },
    {
      inputs: { price: 45, strike: 50, premium: 3, days: 73 },
      results: { effectivePrice: 47, staticReturn: -4, discount: -4.444444444 },
      cautions: ['brings its buyer at once'],
      source: 'By hand: (3 - 5)/50; -2/45',
    },
    {
      inputs: { price: 52, strike: 50, premium: 12, days: 365 },
      results: { effectivePrice: 38, premiumYield: 24, annualizedYield: 24 },
      cautions: ['over 20% of the strike'],
      source: 'By hand: 12/50',
    },
    {
      inputs: { price: 110, strike: 50, premium: 0.5, days: 73 },
      results: { premiumYield: 1, annualizedYield: 5 },
      cautions: ['factor of two'],
      source: 'By hand: 0.5/50',
    },
    {
      inputs: { price: 52, strike: 50, premium: 1, days: 7.3 },
      results: { premiumYield: 2, annualizedYield: 100 },
      cautions: ['price of a high risk', 'repeated all the time'],
      source: 'By hand: 2% times 50',
    },
    {
      inputs: { price: 52, strike: 50, premium: 0.05, days: 73 },
      results: { premiumYield: 0.1, annualizedYield: 0.5 },
      cautions: ['below 1% a year'],
      source: 'By hand: 0.05/50, times 5',
    },
    {
      inputs: { price: 52, strike: 50, premium: 150, days: 30 },
      refused: 'per share, not per contract',
      source: 'By hand: the premium of 100 shares',
    },
  ],
  notes: [
    'Without fees, taxes, dividends and the interest on the cash; annual figures assume that the trade can be repeated.',
    'American puts may be exercised at any time before expiry.',
  ],
  references: [
    { title: 'The Options Industry Council: Cash-Secured Put' },
    {
      title: 'ComputeYard: Cash-Secured Put Calculator',
      url: 'https://computeyard.com/tools/cash-secured-put-calculator',
    },
  ],
});

import {
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  money,
  number,
  percent,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** What the pure metal in an alloy is worth at a price that the reader looks up. */
export default defineCalculator({
  title: 'Gold and silver melt value',
  description:
    'Value of the pure gold, silver or platinum in jewelry, coins or scrap by weight, purity and spot price, and what a dealer’s margin leaves of it.',
  keywords: ['scrap gold', 'gold price per gram', 'karat', 'sterling silver value', 'platinum', 'coin melt value'],
  inputs: {
    weight: quantity('ozt', {
      label: 'Weight of one piece',
      help: 'Without stones, springs and other parts of another material.',
      unit: 'g',
      refusedUnits: { oz: 'ozt' },
      symbol: 'm',
      above: 0,
      max: 1e6,
      usual: [0.1, 20000],
      regional: false,
    }),
    count: integer({ label: 'Pieces', symbol: 'n', min: 1, max: 1e6, default: 1 }),
    purityBy: choice(
      {
        karat: { label: 'Karat', also: ['carat', 'K', 'kt', 'ct'] },
        fineness: { label: 'Fineness', also: ['millesimal fineness', 'hallmark', 'parts per thousand', 'stamp'] },
      },
      { label: 'Purity in', default: 'karat' },
    ),
    karat: number({
      label: 'Karat',
      help: 'Parts of gold in 24.',
      symbol: 'k',
      above: 0,
      max: 24,
      usual: [8, 24],
      when: { purityBy: 'karat' },
    }),
    fineness: number({
      label: 'Fineness',
      help: 'Parts of pure metal in 1000: 925 for sterling silver, 585 for a gold stamp of 14 karat.',
      symbol: 'f',
      above: 0,
      max: 1000,
      usual: [300, 1000],
      confusedWith: { percent: 0.1, karat: 0.024, 'parts in 1': 0.001 },
      when: { purityBy: 'fineness' },
    }),
    spotPrice: money({
      label: 'Spot price of the pure metal',
      help: 'For a troy ounce of 31.1034768 g, as markets quote it.',
      per: 'ozt',
      refusedUnits: { oz: 'ozt' },
      symbol: 'p',
      above: 0,
      max: 1e9,
    }),
    margin: percent({
      label: 'Margin of the dealer',
      help: 'What is kept of the melt value.',
      symbol: 'r',
      min: 0,
      max: 100,
      default: 0,
      usual: [1, 60],
    }),
    offered: money({ label: 'Price that you were offered for all', symbol: 'B', min: 0, max: 1e15, optional: true }),
  },
  outputs: {
    melt: money({ label: 'Melt value', symbol: 'V' }),
    dealerPays: money({ label: 'Melt value less the margin', symbol: 'D' }),
    pure: quantity('ozt', { label: 'Pure metal', symbol: 'm_p', unit: 'g', places: 3, regional: false }),
    perGram: money({ label: 'Melt value of a gram of the alloy', symbol: 'v', per: 'g' }),
    offeredShare: percent({ label: 'Offer in percent of the melt value', symbol: 's', places: 1, optional: true }),
  },
  formula: ({ weight, count, purityBy, karat, fineness, spotPrice, margin, offered }) => {
    const purity = purityBy === 'karat' ? karat / 24 : fineness / 1000;
    const pure = count * weight * purity;
    const melt = pure * spotPrice;
    return {
      melt,
      dealerPays: melt * (1 - margin),
      pure,
      perGram: (purity * spotPrice) / GRAMS,
      offeredShare: offered === undefined ? undefined : offered / melt,
    };
  },
  explanation: ({ margin, offered }) => {
    const worth = '{count|The piece holds|The pieces hold} {pure} of pure metal, worth {melt} at the spot price';
    const less = margin > 0 ? '; less a margin of {margin} that is {dealerPays}' : '';
    const offer = offered === undefined ? '' : ' The offer of {offered} is {offeredShare} of the melt value.';
    return `${worth}${less}.${offer}`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ purityBy, fineness, spotPrice }) =>
        spotPrice < LOW_FOR_GOLD && (purityBy === 'karat' || isStamp(GOLD, fineness)),
      says: 'Karat, and a fineness of 375, 585, 750 or 916, are of gold, of which a troy ounce costs far more than {spotPrice}: check that the price is not for a gram, or that of silver.',
    },
    {
      level: 'caution',
      when: ({ purityBy, fineness, spotPrice }) =>
        spotPrice < LOW_FOR_SILVER && purityBy === 'fineness' && !isStamp(GOLD, fineness),
      says: 'Even of silver a troy ounce costs more than {spotPrice}: check that the price is not for a gram.',
    },
    {
      level: 'caution',
      when: ({ purityBy, fineness, spotPrice }) =>
        spotPrice > HIGH_FOR_SILVER && purityBy === 'fineness' && isStamp(SILVER, fineness),
      says: 'A fineness of {fineness} is mostly that of silver: check that {spotPrice} is the price of silver, not of gold or platinum.',
    },
    {
      level: 'caution',
      when: ({ offeredShare }) => offeredShare !== undefined && roundTo(100 * offeredShare, 1) < 50,
      says: 'The offer is less than half of what the metal is worth: ask other dealers before you sell.',
    },
    {
      level: 'caution',
      when: ({ offered, melt }) => offered !== undefined && isAbove(offered, melt),
      says: 'The offer is above the melt value: check weight, purity and spot price, or the pieces are valued for more than their metal.',
    },
  ],
  examples: [
    {
      inputs: { weight: 10, karat: 14, spotPrice: 2000 },
      results: { melt: 375.09, dealerPays: 375.09, pure: 5.8333333 },
      source: 'CalculatorLib, Gold Melt Value: 10 g of 14 karat at 2000 a troy ounce',
    },
    {
      inputs: { weight: 12.5, count: 2, purityBy: 'fineness', fineness: 925, spotPrice: 30, margin: 20, offered: 17 },
      results: { melt: 22.3, dealerPays: 17.84, pure: 23.125, perGram: 0.89218322, offeredShare: 76.21752874 },
      source: 'Python: 25 × 0.925 / 31.1034768 × 30 = 22.304580; × 0.8; 17 / 22.304580',
    },
    {
      inputs: { weight: '1 ozt', purityBy: 'fineness', fineness: 999, spotPrice: 1000, offered: 1050 },
      results: { melt: 999, offeredShare: 105.10510511 },
      cautions: ['above the melt value'],
      source: 'By hand: 0.999 × 1000; 1050 / 999',
    },
    {
      inputs: { weight: '1 ozt', purityBy: 'fineness', fineness: 999, spotPrice: 1000, offered: 499.49 },
      results: { melt: 999, offeredShare: 49.998999 },
      source: 'By hand: 499.49 / 999, shown as 50.0%, which is not less than half',
    },
    {
      inputs: { weight: 10, karat: 14, spotPrice: 65, offered: 5 },
      results: { melt: 12.19, offeredShare: 41.0155738 },
      cautions: ['not for a gram, or that of silver', 'less than half'],
      source: 'Python: 10 × 14/24 / 31.1034768 × 65 = 12.190491; 5 / 12.190491',
    },
    {
      inputs: { weight: 10, purityBy: 'fineness', fineness: 750, spotPrice: '40 $/g' },
      results: { melt: 300 },
      source: 'By hand: 10 × 0.75 × 40',
    },
    {
      inputs: { weight: 10, purityBy: 'fineness', fineness: 750, spotPrice: 130 },
      results: { melt: 31.35 },
      cautions: ['not for a gram, or that of silver'],
      source: 'Python: 10 × 0.75 / 31.1034768 × 130 = 31.347',
    },
    {
      inputs: { weight: 10, purityBy: 'fineness', fineness: 925, spotPrice: 1 },
      results: { melt: 0.3 },
      cautions: ['Even of silver'],
      source: 'Python: 9.25 / 31.1034768 = 0.2974',
    },
    {
      inputs: { weight: 30, purityBy: 'fineness', fineness: 925, spotPrice: 4000 },
      results: { melt: 3568.73 },
      cautions: ['mostly that of silver'],
      source: 'Python: 30 × 0.925 / 31.1034768 × 4000 = 3568.7329',
    },
    {
      inputs: { weight: 10, purityBy: 'fineness', fineness: 916.7, spotPrice: 64 },
      results: { melt: 18.86 },
      cautions: ['not for a gram, or that of silver'],
      source: 'Python: 9.167 / 31.1034768 × 64 = 18.8625',
    },
  ],
  notes: [
    'A troy ounce (ozt), as coins and bars are stamped, is 31.1034768 g, more than the ounce of kitchen scales (oz), 28.349523125 g.',
    'Plated, filled and weighted pieces hold far less than their stamp says of the whole weight.',
    'Collectors and jewelers may pay more than the metal is worth.',
  ],
  references: [
    {
      title: 'California Department of Food and Agriculture: Selling Gold (grams, pennyweights and troy ounces)',
      url: 'https://plantingseedsblog.cdfa.ca.gov/wordpress/?p=956',
    },
    { title: 'NIST Handbook 44, appendix C: units of mass (the troy ounce is 480 grains)' },
    { title: 'CalculatorLib: Gold Melt Value', url: 'https://calculatorlib.com/gold-melt-value-calculator' },
    {
      title: 'Millesimal fineness (an encyclopedia’s list of karats and finenesses)',
      url: 'https://en-academic.com/dic.nsf/enwiki/980759',
    },
  ],
});

const GRAMS = constant(31.1034768, 'g/ozt');

/** Below these a price is rather one of a gram, in any larger currency. */
const LOW_FOR_GOLD = constant(500, '$/ozt');
const LOW_FOR_SILVER = constant(5, '$/ozt');

/** Stamps of gold by law or custom, at which silver is not stamped. */
const GOLD = [333, 375, 416, 417, 583, 585, 750, 916, 917];

/** Stamps of silver; above this price, in dollars or euros, an ounce is rather one of gold or platinum. */
const SILVER = [800, 830, 835, 925];
const HIGH_FOR_SILVER = constant(700, '$/ozt');

/** A stamp, also with the decimals that it leaves out: 916.7 for 22/24. */
function isStamp(stamps: readonly number[], fineness: number): boolean {
  return stamps.some((stamp) => isBelow(Math.abs(fineness - stamp), 1));
}

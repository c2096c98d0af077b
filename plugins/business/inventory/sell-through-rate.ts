import { choice, constant, defineCalculator, isAtMost, number, percent, quantity } from '@reckoner/engine';

/** Share of a delivery, or of all that could be sold, that was sold; the rest lasts as long as the pace lets it. */
export default defineCalculator({
  title: 'Sell-through rate',
  description:
    'Share of the stock that was sold in a period, units left, sales a week and weeks of supply, from units sold, received and on hand.',
  keywords: ['sell-through', 'sell through percentage', 'weeks of supply', 'weeks on hand', 'sell thru'],
  related: ['inventory-turnover', 'gmroi'],
  arithmetic: 'decimal',
  inputs: {
    base: choice(
      {
        received: { label: 'Units received', also: ['received', 'delivery'] },
        available: {
          label: 'Stock at the start and units received',
          also: ['available', 'stock and receipts', 'on hand'],
        },
      },
      {
        label: 'Measured against',
        help: 'Units received for one delivery or season; stock and receipts where old and new are sold together.',
        default: 'received',
      },
    ),
    stock: number({ label: 'Stock at the start', symbol: 'I', min: 0, max: 1e12, when: { base: 'available' } }),
    received: number({
      label: 'Units received',
      help: 'Units, or each amount here at selling prices.',
      symbol: 'R',
      min: 0,
      max: 1e12,
    }),
    sold: number({ label: 'Units sold', help: 'Less those that came back.', symbol: 'S', min: 0, max: 1e12 }),
    period: quantity('s', {
      label: 'Length of the period',
      help: 'For the weeks of supply.',
      symbol: 'T',
      unit: 'week',
      min: 0.01,
      max: 520,
      usual: [0.9, 53],
      optional: true,
    }),
  },
  outputs: {
    rate: percent({ label: 'Sell-through rate', symbol: '\\mathrm{STR}', places: 1 }),
    left: number({ label: 'Units left', symbol: 'L', optional: true }),
    weeklySales: number({ label: 'Units sold a week', symbol: 'w', places: 1, optional: true }),
    supply: quantity('s', { label: 'Weeks of supply', symbol: 'W', unit: 'week', places: 1, optional: true }),
  },
  formula: ({ base, stock, received, sold, period }) => {
    const offered = base === 'available' ? stock + received : received;
    const left = offered < sold ? undefined : offered - sold;
    return {
      rate: sold / offered,
      left,
      weeklySales: period === undefined ? undefined : (sold * constant(604800, 's')) / period,
      supply: period === undefined || left === undefined || sold === 0 ? undefined : (left / sold) * period,
    };
  },
  explanation: ({ base, sold, left }) => {
    const offered = base === 'available' ? 'stock and receipts' : 'units received';
    if (sold === 0)
      return `Nothing was sold, a sell-through of {rate}: all of the ${offered}, {left}, {left|is|are} left.`;
    if (left === undefined) return 'Sales were {rate} of the units received.';
    if (left === 0) return `The ${offered} sold out, a sell-through of {rate}.`;
    const rest = base === 'available' ? '{left} {left|unit is|units are} left' : '{left} of them {left|is|are} left';
    return `Of the ${offered} {rate} were sold, and ${rest}{supply?: at the pace of the period, enough for {supply}|}.`;
  },
  requires: [
    {
      that: ({ stock, received }) => stock > 0 || received > 0,
      field: 'received',
      says: 'There was nothing to sell: give the stock at the start or the units received.',
    },
    {
      that: ({ base, received }) => base === 'available' || received > 0,
      field: 'received',
      says: 'Nothing was received: measure against stock and receipts, and give the stock at the start.',
    },
    {
      that: ({ stock, received, sold }) => isAtMost(sold, stock + received),
      field: 'sold',
      says: 'More was sold, {sold}, than there was at the start and came in.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ base, received, sold }) => base === 'received' && sold > received,
      says: 'More was sold than received, so that older stock was sold, too: count the sales of this delivery alone, or measure against stock and receipts.',
    },
    {
      level: 'note',
      when: ({ left, sold }) => left === 0 && sold > 0,
      says: 'What is sold out may have sold out early: demand may have been higher than the sales.',
    },
  ],
  examples: [
    {
      inputs: { received: 500, sold: 300 },
      results: { rate: 60, left: 200 },
      source: 'Calculator 7search, Sell-Through Rate: 300 of 500 units is 60%',
    },
    {
      inputs: { received: 12000, sold: 8000, period: 4 },
      results: { rate: 66.66666667, left: 4000, weeklySales: 2000, supply: 2 },
      source: 'By hand: 8/12; 8000/4; 4000/2000',
    },
    {
      inputs: { received: '20000', sold: 12000, period: '6 week' },
      results: { rate: 60, left: 8000, weeklySales: 2000, supply: 4 },
      source: 'RetailTauun, Weeks of stock: 12,000 of sales in 6 weeks are 2,000 a week, and 8,000 last for 4 weeks',
    },
    {
      inputs: { base: 'available', stock: 40, received: 60, sold: 25, period: '30 day' },
      results: { rate: 25, left: 75, weeklySales: 5.833333333, supply: 12.85714286 },
      source: 'By hand: 25/100; 25/30 × 7; 75/25 × 30/7',
    },
    {
      inputs: { base: 'available', stock: 0.1, received: 0.2, sold: 0.3 },
      results: { rate: 100, left: 0 },
      cautions: ['sold out early'],
      source: 'By hand: 0.3 of 0.3',
    },
    {
      inputs: { received: 80, sold: 0, period: 2 },
      results: { rate: 0, left: 80, weeklySales: 0 },
      source: 'By hand: nothing sold, and no pace by which the stock would last',
    },
    {
      inputs: { received: 80, sold: 100, period: 2 },
      results: { rate: 125, weeklySales: 50 },
      cautions: ['older stock was sold'],
      source: 'By hand: 100/80; 100/2',
    },
    {
      inputs: { base: 'available', stock: 0, received: 0, sold: 0 },
      refused: 'nothing to sell',
      source: 'By hand: 0/0',
    },
    { inputs: { received: 0, sold: 5 }, refused: 'Nothing was received', source: 'By hand: 5/0' },
    {
      inputs: { base: 'available', stock: 10, received: 20, sold: 31 },
      refused: 'More was sold',
      source: 'By hand: 31 of 30',
    },
  ],
  notes: [
    'Units left are what should be left by the count: theft and damage are not known here.',
    'Measured against units received, stock from before is counted neither in the units left nor in the weeks of supply.',
    'Weeks of supply hold where sales go on as in the period; in a season that ends they do not.',
  ],
  references: [
    {
      title: 'Sophelle, Retail glossary: Sell-through rate',
      url: 'https://www.sophelle.com/retail-glossary/sell-through-rate/',
    },
    {
      title: 'NCR Counterpoint: How is weeks-on-hand calculated on the merchandise analysis report',
      url: 'https://counterpoint.knowledgebase.co/article.php?id=208&oid=154',
    },
    {
      title: 'Replogic: What is the sell-through rate and how is it calculated',
      url: 'https://help.replogic.com/understanding-product-distribution-and-retail/what-is-the-sell-through-rate-and-how-is-it-calculated',
    },
  ],
});

import {
  choice,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  list,
  money,
  number,
  percent,
  roundTo,
  sum,
} from '@reckoner/engine';
import { costOfGoodsSold } from '../shared/statements.js';

/** Gross margin over the average inventory at cost. */
export default defineCalculator({
  title: 'GMROI',
  description:
    'Gross margin return on inventory investment with gross margin, average inventory and turnover, from net sales, cost of goods sold and inventories.',
  keywords: [
    'GMROII',
    'gross margin return on inventory',
    'gross margin return on investment',
    'inventory profitability',
  ],
  related: ['inventory-turnover', 'gross-margin'],
  arithmetic: 'decimal',
  inputs: {
    sales: money({ label: 'Net sales', symbol: 'S', min: 0.01, max: 1e15 }),
    costOfGoodsSold,
    inventories: list(money({ label: 'Inventory', min: 0, max: 1e15 }), {
      label: 'Inventories',
      help: 'At the start and at the end, or of each month and the last end; or one number, the average.',
      symbol: 'I',
      maxItems: 400,
    }),
    valued: choice(
      {
        cost: { label: 'At cost', also: ['cost', 'book value'] },
        retail: { label: 'At selling prices', also: ['retail', 'at retail'] },
      },
      { label: 'Inventory is valued', default: 'cost' },
    ),
    months: integer({ label: 'Months of sales', symbol: 'm', min: 1, max: 60, default: 12 }),
  },
  outputs: {
    gmroi: number({ label: 'GMROI', symbol: '\\mathrm{GMROI}', places: 2, digits: 3 }),
    annual: number({ label: 'GMROI at this pace for a year', symbol: 'g', places: 2, digits: 3, optional: true }),
    grossMargin: money({ label: 'Gross margin', symbol: 'G' }),
    margin: percent({ label: 'Gross margin of sales', symbol: 'p', places: 1, digits: 3 }),
    average: money({ label: 'Average inventory at cost', symbol: '\\bar I' }),
    turnover: number({ label: 'Turnover in these months', symbol: 't', places: 2, digits: 3 }),
  },
  formula: ({ sales, costOfGoodsSold, inventories, valued, months }) => {
    const mean = sum(inventories) / inventories.length;
    const average = valued === 'retail' ? (mean * costOfGoodsSold) / sales : mean;
    const grossMargin = sales - costOfGoodsSold;
    const gmroi = grossMargin / average;
    return {
      gmroi,
      annual: months === 12 ? undefined : (gmroi * 12) / months,
      grossMargin,
      margin: grossMargin / sales,
      average,
      turnover: costOfGoodsSold / average,
    };
  },
  explanation: ({ sales, costOfGoodsSold }) => {
    const brought =
      '{grossMargin|The goods sold cost {|grossMargin|} more than they brought|Sales brought no gross margin|Sales brought a gross margin of {|grossMargin|}} in {months} {months|month|months}';
    const yearly = sales === costOfGoodsSold ? '' : '{annual?, or {annual} at this pace for a year|}';
    return `${brought}: on an average inventory of {average} at cost that is a GMROI of {gmroi}${yearly}.`;
  },
  requires: [
    {
      that: ({ inventories }) => inventories.some((inventory) => inventory > 0),
      field: 'inventories',
      says: 'Without any inventory there is no return on it.',
    },
    {
      that: ({ valued, costOfGoodsSold }) => valued === 'cost' || costOfGoodsSold > 0,
      field: 'costOfGoodsSold',
      says: 'Selling prices become cost by the cost of goods sold over sales: it cannot be zero.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ grossMargin }) => grossMargin < 0,
      says: 'Goods were sold below their cost: check net sales and cost of goods sold.',
    },
    {
      level: 'caution',
      when: ({ grossMargin, average, months }) =>
        isAbove(Math.abs(grossMargin) * 12, 20 * average * months) ||
        (grossMargin !== 0 && isBelow(Math.abs(grossMargin) * 12, 0.1 * average * months)),
      says: 'GMROI is rarely below 0.1 or above 20 a year: check that sales, cost and inventories are of the same goods, all in full or all in thousands.',
    },
    {
      level: 'caution',
      when: ({ margin }) => isAbove(roundTo(100 * margin, 1), 95),
      says: 'The goods sold cost under 5% of net sales: check that both are money, not percent, and both in full or both in thousands.',
    },
    {
      level: 'note',
      when: ({ inventories, months }) => inventories.length === 2 && months > 3,
      says: 'Start and end miss what lies between: where stock changes over the year, average the inventories of each month.',
    },
    {
      level: 'note',
      when: ({ months }) => months !== 12,
      says: 'Only the figure for a year compares with that of others, and a season does not go on for a year.',
    },
    {
      level: 'note',
      when: ({ valued }) => valued === 'retail',
      says: 'Selling prices are turned into cost by the margin of what was sold: stock of another margin, or marked down, makes this an estimate.',
    },
  ],
  examples: [
    {
      inputs: { sales: 100e6, costOfGoodsSold: 35e6, inventories: [20e6] },
      results: { gmroi: 3.25, grossMargin: 65e6, margin: 65, average: 20e6, turnover: 1.75 },
      source: 'Ask Foxes, Replenishment: revenue 100, cost of goods sold 35 and inventory 20 million give 3.25',
    },
    {
      inputs: { sales: 500000, costOfGoodsSold: 300000, inventories: [40000, 60000] },
      results: { gmroi: 4, grossMargin: 200000, margin: 40, average: 50000, turnover: 6 },
      cautions: ['average the inventories of each month'],
      source: 'Supplychainpedia, GMROI: 200,000 over the average of 40,000 and 60,000 is 4',
    },
    {
      inputs: {
        sales: 1035000,
        costOfGoodsSold: 600000,
        inventories: [
          146000, 125000, 140000, 170000, 245000, 194000, 134000, 116000, 149000, 140000, 155000, 149000, 126000,
        ],
      },
      results: { gmroi: 2.843137255, average: 153000, grossMargin: 435000 },
      source:
        'Retail Management Advisors, GMROII: twelve months and the last end add up to 1,989,000; 435,000/153,000 = 2.84',
    },
    {
      inputs: { sales: 300, costOfGoodsSold: 120, inventories: [100, 140], valued: 'retail', months: 3 },
      results: { gmroi: 3.75, annual: 15, grossMargin: 180, margin: 60, average: 48, turnover: 2.5 },
      cautions: ['for a year', 'margin of what was sold'],
      source: 'Aislestock, GMROI: margin 60% and turnover 2.5 give 0.60 × 2.5/0.40 = 3.75; × 4',
    },
    {
      inputs: { sales: 90, costOfGoodsSold: 100, inventories: [50] },
      results: { gmroi: -0.2, grossMargin: -10, margin: -11.11111111 },
      cautions: ['below their cost'],
      source: 'By hand: -10/50; -10/90',
    },
    {
      inputs: { sales: 500000, costOfGoodsSold: 300000, inventories: [50] },
      results: { gmroi: 4000, turnover: 6000 },
      cautions: ['all in thousands'],
      source: 'By hand: 200000/50, inventory in thousands',
    },
    {
      inputs: { sales: 100e6, costOfGoodsSold: 35000, inventories: [20e6] },
      results: { gmroi: 4.99825, margin: 99.965, turnover: 0.00175 },
      cautions: ['under 5% of net sales'],
      source: 'By hand: 99965000/20000000, cost of goods sold in thousands',
    },
    {
      inputs: { sales: 500, costOfGoodsSold: 500, inventories: [60, 40, 50], months: 2 },
      results: { gmroi: 0, annual: 0, grossMargin: 0, margin: 0, average: 50, turnover: 10 },
      cautions: ['for a year'],
      source: 'By hand: nothing earned; 500/50',
    },
    {
      inputs: { sales: 500, costOfGoodsSold: 300, inventories: [0, 0] },
      refused: 'no return on it',
      source: 'By hand: 200/0',
    },
    {
      inputs: { sales: 500, costOfGoodsSold: 0, inventories: [100], valued: 'retail' },
      refused: 'cannot be zero',
      source: 'By hand: the inventory would cost 100 × 0/500',
    },
  ],
  notes: [
    'Rent, wages and the cost of holding stock are still to be paid out of the gross margin: a GMROI above 1 is no profit by itself, and one below 1 no loss.',
    'What is a good one differs by trade: compare with the same trade, or with the year before.',
  ],
  references: [
    {
      title: 'Retail Management Advisors: Gross margin return on inventory investment (GMROII)',
      url: 'http://the-retail-advisor.com/gmroii.html',
    },
    {
      title: 'Aislestock: GMROI, gross margin return on inventory investment',
      url: 'https://aislestock.com/gmroi-calculator',
    },
    { title: 'Levy, Weitz, Grewal: Retailing Management, 10th ed. (2019)' },
  ],
});

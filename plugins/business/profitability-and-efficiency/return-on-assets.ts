import { defineCalculator, isAbove, money, number, percent, roundTo } from '@reckoner/engine';
import { netIncome } from '../shared/statements.js';
import { isFarApart, months } from './shared/balances.js';

/** Net income of a year over total assets; with interest after tax added back it does not depend on how they are financed. */
export default defineCalculator({
  title: 'Return on assets',
  description:
    'Return on assets from net income and total assets at the end, or at start and end, of the period, also with the interest after tax added back, and as margin times asset turnover.',
  keywords: ['ROA', 'return on total assets', 'ROTA', 'net income over average assets'],
  related: ['return-on-equity', 'return-on-invested-capital', 'asset-turnover', 'dupont-analysis'],
  arithmetic: 'decimal',
  inputs: {
    netIncome: { ...netIncome, help: 'After interest and tax; a net loss negative.' },
    startAssets: money({
      label: 'Total assets at the start',
      symbol: 'A_0',
      help: 'Left out, the assets at the end are taken and not the average.',
      min: 0,
      max: 1e15,
      optional: true,
    }),
    endAssets: money({ label: 'Total assets at the end', symbol: 'A_1', min: 0.01, max: 1e15 }),
    interest: money({
      label: 'Interest expense',
      symbol: 'i',
      help: 'For the return before interest; with the tax rate.',
      min: 0,
      max: 1e15,
      optional: true,
    }),
    incomeTax: percent({
      label: 'Income tax rate',
      symbol: 'T',
      help: 'The rate at which interest saves tax.',
      min: 0,
      max: 99,
      usual: [5, 45],
      optional: true,
    }),
    revenue: money({
      label: 'Net sales',
      symbol: 'R',
      help: 'For margin and turnover.',
      min: 0.01,
      max: 1e15,
      optional: true,
    }),
    months,
  },
  outputs: {
    roa: percent({ label: 'Return on assets a year', symbol: '\\mathrm{ROA}', places: 2 }),
    beforeInterest: percent({
      label: 'Return on assets a year, interest after tax added back',
      symbol: '\\mathrm{ROA}_i',
      places: 2,
      optional: true,
    }),
    margin: percent({ label: 'Net profit margin', symbol: 'm', places: 2, optional: true }),
    turnover: number({ label: 'Asset turnover a year', symbol: 't', places: 2, optional: true }),
    average: money({ label: 'Total assets that were taken', symbol: 'A' }),
    annualIncome: money({ label: 'Net income a year', symbol: 'N_y' }),
  },
  formula: ({ netIncome, startAssets, endAssets, interest, incomeTax, revenue, months }) => {
    const average = startAssets === undefined ? endAssets : (startAssets + endAssets) / 2;
    const annualIncome = (netIncome * 12) / months;
    return {
      roa: annualIncome / average,
      beforeInterest:
        interest === undefined || incomeTax === undefined
          ? undefined
          : ((netIncome + interest * (1 - incomeTax)) * 12) / months / average,
      margin: revenue === undefined ? undefined : netIncome / revenue,
      turnover: revenue === undefined ? undefined : (revenue * 12) / months / average,
      average,
      annualIncome,
    };
  },
  explanation: ({ netIncome, startAssets, beforeInterest, margin, months }) => {
    const assets =
      startAssets === undefined ? 'total assets of {average} at the end' : 'average total assets of {average}';
    const pace = months === 12 ? '' : ' (a year at that pace: {|annualIncome|})';
    const before =
      beforeInterest === undefined
        ? ''
        : ' With the interest of {interest} less tax of {incomeTax} added back the return is {beforeInterest} a year.';
    const parts =
      margin === undefined
        ? ''
        : ' It is a margin of {margin} on net sales of {revenue} times an asset turnover of {turnover} a year.';
    const income = netIncome < 0 ? 'A net loss' : 'A net income';
    return `${income} of {|netIncome|} in {months} {months|month|months}${pace} on ${assets} is a return of {roa} a year.${parts}${before}`;
  },
  requires: [
    {
      that: (_, given) => given.interest === given.incomeTax,
      field: 'incomeTax',
      says: 'Interest expense and income tax rate go together: the interest is added back less the tax that it saved.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ months, netIncome }) => months !== 12 && netIncome !== 0,
      says: 'The amounts of {months} {months|month|months} were taken to a year in proportion: in a seasonal business the last 12 months say more.',
    },
    {
      level: 'caution',
      when: ({ roa }) => roundTo(100 * Math.abs(roa), 2) > 40,
      says: 'A return of {roa} a year is seldom seen: check that income and assets are in the same thousands or millions, that the income is net income of {months} {months|month|months}, and that no single gain or loss is in it.',
    },
    {
      level: 'caution',
      when: ({ roa }) => roa !== 0 && roundTo(100 * Math.abs(roa), 2) < 0.1,
      says: 'A return of {roa} a year is next to nothing: if that surprises, check that income and assets are in the same thousands or millions.',
    },
    {
      level: 'caution',
      when: ({ margin }) => margin !== undefined && roundTo(100 * Math.abs(margin), 2) > 60,
      says: 'A net margin of {margin} is seldom seen: gains or losses beside the sales are in the income, or one of the two is in other thousands or of another period.',
    },
    {
      level: 'caution',
      when: ({ turnover }) => turnover !== undefined && (roundTo(turnover, 2) > 10 || roundTo(turnover, 3) < 0.05),
      says: 'An asset turnover of {turnover} a year is seldom seen outside of banks, insurers, brokers and young businesses: check that sales and assets are in the same thousands or millions.',
    },
    {
      level: 'caution',
      when: ({ interest, average, months }) =>
        interest !== undefined && isAbove((interest * 12) / months, 0.15 * average),
      says: 'Interest of more than 15% of all assets a year: check that it is interest alone, in the same thousands as the assets.',
    },
    {
      level: 'caution',
      when: ({ netIncome, interest, incomeTax }) =>
        netIncome < 0 && interest !== undefined && incomeTax !== undefined && interest > 0 && incomeTax > 0,
      says: 'With a loss the interest may save no tax: where there is none to be saved, use a tax rate of 0.',
    },
    {
      level: 'caution',
      when: ({ startAssets, endAssets }) => isFarApart(startAssets, endAssets),
      says: 'From start to end the assets more than doubled, or less than half of them is left: their average says little about the period. Check that both are in the same thousands, and average more dates (quarters) where it is so.',
    },
    {
      level: 'caution',
      when: ({ startAssets }) => startAssets === 0,
      says: 'Nothing at the start is averaged as 0: if the business began within the period, the return is told too large; leave the start out to take the assets at the end.',
    },
  ],
  examples: [
    {
      inputs: { netIncome: 65000, startAssets: 640000, endAssets: 690000, interest: 20000, incomeTax: 30 },
      results: { roa: '9.774436', beforeInterest: '11.87970', average: 665000 },
      source: 'qammunity.org, printed: 79,000/665,000 = 11.88%; by hand 65/665',
    },
    {
      inputs: { netIncome: 332270, endAssets: 4030000, interest: 58640, incomeTax: 0 },
      results: { roa: '8.244913', beforeInterest: '9.700000' },
      source: 'smartsolve.ai, printed: 390,910/4,030,000 = 9.7% without tax; by hand 332270/4030000',
    },
    {
      inputs: { netIncome: 50, endAssets: 1000, revenue: 800 },
      results: { roa: 5, margin: 6.25, turnover: 0.8 },
      source: 'By hand: 50/1000 = 6.25% × 0.8',
    },
    {
      inputs: { netIncome: 50, startAssets: 900, endAssets: 1000, interest: 10, incomeTax: 25, revenue: 800 },
      results: { roa: '5.263158', beforeInterest: '6.052632', margin: 6.25, turnover: '0.8421053' },
      source: 'By hand: 50/950, 57.5/950, 50/800, 800/950',
    },
    {
      inputs: { netIncome: 20, endAssets: 1000, revenue: 200, months: 3 },
      results: { roa: 8, margin: 10, turnover: 0.8, annualIncome: 80 },
      cautions: ['in proportion'],
      source: 'By hand: 80/1000 = 10% × 0.8',
    },
    {
      inputs: { netIncome: -30, startAssets: 400, endAssets: 600, interest: 50, incomeTax: 20, months: 6 },
      results: { roa: -12, beforeInterest: 4 },
      cautions: ['in proportion', 'more than 15%', 'may save no tax'],
      source: 'By hand: -60/500; (-30 + 40) × 2/500',
    },
    {
      inputs: { netIncome: 900, startAssets: 0, endAssets: 1000, revenue: 800 },
      results: { roa: 180, margin: 112.5, turnover: 1.6 },
      cautions: ['seldom seen', 'gains or losses beside the sales', 'told too large'],
      source: 'By hand: 900/500',
    },
    {
      inputs: { netIncome: 5, startAssets: 3000, endAssets: 10000, revenue: 100 },
      results: { roa: '0.0769231', turnover: '0.0153846' },
      cautions: ['next to nothing', 'asset turnover of', 'more than doubled'],
      source: 'By hand: 5/6500, 100/6500',
    },
    {
      inputs: { netIncome: 0, endAssets: 100 },
      results: { roa: 0, annualIncome: 0 },
      source: 'By hand',
    },
    {
      inputs: { netIncome: 10, endAssets: 100, interest: 2 },
      refused: 'go together',
      source: 'By definition',
    },
  ],
  notes: [
    'Databases and textbooks differ: net income over assets at the end, over average assets, or with interest after tax added back. Compare like with like, and within one industry.',
  ],
  references: [
    { title: 'Palepu, Healy: Business Analysis and Valuation, 5th ed., ch. 5: ratio analysis (cited unopened)' },
    {
      title:
        'SolutionInn: The rate of return on assets ratio (net income and interest expense, net of tax; excerpt read)',
      url: 'https://www.solutioninn.com/the-rate-of-return-on-assets-ratio-is-computed-by',
    },
  ],
});

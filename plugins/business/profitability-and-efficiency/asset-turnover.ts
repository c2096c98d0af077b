import { defineCalculator, money, number, roundTo } from '@reckoner/engine';
import { isFarApart, months } from './shared/balances.js';

/** Sales of a year over total assets, on the average of two dates or on those of one. */
export default defineCalculator({
  title: 'Asset turnover',
  description:
    'Total and fixed asset turnover a year and assets per unit of sales from net sales and the balances of assets at the end, or at start and end, of the period.',
  keywords: ['fixed asset turnover', 'total asset turnover ratio', 'capital intensity ratio', 'sales to assets'],
  related: ['return-on-assets', 'dupont-analysis', 'inventory-turnover'],
  arithmetic: 'decimal',
  inputs: {
    revenue: money({
      label: 'Net sales',
      symbol: 'R',
      help: 'Less returns, allowances and discounts.',
      min: 0,
      max: 1e15,
    }),
    startAssets: money({
      label: 'Total assets at the start',
      symbol: 'A_0',
      help: 'Left out, the assets at the end are taken and not the average.',
      min: 0,
      max: 1e15,
      optional: true,
    }),
    endAssets: money({ label: 'Total assets at the end', symbol: 'A_1', min: 0.01, max: 1e15 }),
    startFixed: money({
      label: 'Net fixed assets at the start',
      symbol: 'F_0',
      min: 0,
      max: 1e15,
      optional: true,
    }),
    endFixed: money({
      label: 'Net fixed assets at the end',
      symbol: 'F_1',
      help: 'Property, plant and equipment less accumulated depreciation.',
      min: 0.01,
      max: 1e15,
      optional: true,
    }),
    months,
  },
  outputs: {
    turnover: number({ label: 'Asset turnover a year', symbol: 't', places: 2 }),
    fixedTurnover: number({ label: 'Fixed asset turnover a year', symbol: 't_F', places: 2, optional: true }),
    intensity: number({ label: 'Assets per 1 of yearly sales', symbol: 'k', places: 2, optional: true }),
    average: money({ label: 'Total assets that were taken', symbol: 'A' }),
    averageFixed: money({ label: 'Net fixed assets that were taken', symbol: 'F', optional: true }),
    annualRevenue: money({ label: 'Net sales a year', symbol: 'R_y' }),
  },
  formula: ({ revenue, startAssets, endAssets, startFixed, endFixed, months }) => {
    const average = startAssets === undefined ? endAssets : (startAssets + endAssets) / 2;
    const averageFixed =
      endFixed === undefined ? undefined : startFixed === undefined ? endFixed : (startFixed + endFixed) / 2;
    const annualRevenue = (revenue * 12) / months;
    return {
      turnover: annualRevenue / average,
      fixedTurnover: averageFixed === undefined ? undefined : annualRevenue / averageFixed,
      intensity: revenue > 0 ? average / annualRevenue : undefined,
      average,
      averageFixed,
      annualRevenue,
    };
  },
  explanation: ({ revenue, startAssets, averageFixed, months }) => {
    const assets =
      startAssets === undefined ? 'total assets of {average} at the end' : 'average total assets of {average}';
    const fixed =
      averageFixed === undefined
        ? ''
        : ` The ${startAssets === undefined ? '' : 'average '}net fixed assets of {averageFixed} turn over {fixedTurnover} {fixedTurnover|time|times} a year.`;
    if (revenue === 0) return `Without sales the ${assets} do not turn over.`;
    const pace = months === 12 ? '' : ', {annualRevenue} a year at that pace,';
    return `Net sales of {revenue} in {months} {months|month|months}${pace} turn ${assets} over {turnover} {turnover|time|times} a year.${fixed}`;
  },
  requires: [
    {
      that: ({ startFixed, startAssets }) => startFixed <= startAssets,
      field: 'startFixed',
      says: 'The fixed assets at the start, {startFixed}, must not be above the total assets, {startAssets}, of which they are a part.',
    },
    {
      that: ({ endFixed, endAssets }) => endFixed <= endAssets,
      field: 'endFixed',
      says: 'The fixed assets at the end, {endFixed}, must not be above the total assets, {endAssets}, of which they are a part.',
    },
    {
      that: (_, given) => !given.startFixed || given.endFixed,
      field: 'endFixed',
      says: 'The fixed assets at the start go with those at the end.',
    },
    {
      that: (_, given) => !given.endFixed || given.startFixed === given.startAssets,
      field: 'startFixed',
      says: 'Give both total and fixed assets at the start, or neither: one of the two turnovers would be on an average and the other not.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ months, revenue }) => months !== 12 && revenue > 0,
      says: 'The sales of {months} {months|month|months} were taken to a year in proportion: in a seasonal business the last 12 months say more.',
    },
    {
      level: 'caution',
      when: ({ turnover }) => roundTo(turnover, 2) > 10 || (turnover > 0 && roundTo(turnover, 3) < 0.05),
      says: 'A turnover of {turnover} a year is seldom seen outside of banks, insurers, brokers and young businesses: check that sales and assets are in the same thousands or millions, and that the sales are those of {months} {months|month|months}.',
    },
    {
      level: 'caution',
      when: ({ fixedTurnover }) => fixedTurnover !== undefined && roundTo(fixedTurnover, 2) > 100,
      says: 'Sales of more than 100 times the fixed assets: they hardly limit sales here, or are in other thousands than the sales.',
    },
    {
      level: 'caution',
      when: ({ startAssets, endAssets, startFixed, endFixed }) =>
        isFarApart(startAssets, endAssets) || isFarApart(startFixed, endFixed),
      says: 'From start to end the assets more than doubled, or less than half of them is left: their average says little about the period. Check that both are in the same thousands, and average more dates (quarters) where it is so.',
    },
    {
      level: 'caution',
      when: ({ startAssets, startFixed }) => startAssets === 0 || startFixed === 0,
      says: 'Nothing at the start is averaged as 0: if the business or the plant began within the period, the turnover is told too high; leave the start out to take the balances at the end.',
    },
  ],
  examples: [
    {
      inputs: { revenue: 2400000, endAssets: 600000 },
      results: { turnover: 4, intensity: 0.25, average: 600000, annualRevenue: 2400000 },
      source: 'smartsolve.ai, printed exercise: 2,400,000 over 600,000 = 4',
    },
    {
      inputs: { revenue: 163500, startAssets: 40000, endAssets: 60000, startFixed: 9380, endFixed: 15620 },
      results: { turnover: 3.27, fixedTurnover: 13.08, averageFixed: 12500, average: 50000 },
      source: 'Fixed: a printed exercise, 13.08 on (9380 + 15620)/2; total by hand: 163.5/50',
    },
    {
      inputs: { revenue: 5000, endAssets: 2526, endFixed: 2136 },
      results: { turnover: '1.979414', fixedTurnover: '2.340824', intensity: 0.5052 },
      source: 'qammunity.org, printed: 5,000/2,526 = 1.98; by hand 5000/2136',
    },
    {
      inputs: { revenue: 100, endAssets: 200, months: 3 },
      results: { turnover: 2, annualRevenue: 400, intensity: 0.5 },
      cautions: ['in proportion'],
      source: 'By hand: 100 × 4/200',
    },
    {
      inputs: { revenue: 0, startAssets: 100, endAssets: 100 },
      results: { turnover: 0, annualRevenue: 0 },
      source: 'By hand: no sales',
    },
    {
      inputs: { revenue: 2400000, endAssets: 600 },
      results: { turnover: 4000 },
      cautions: ['seldom seen'],
      source: 'By hand: assets in thousands beside sales in units',
    },
    {
      inputs: { revenue: 29999, endAssets: 600000 },
      results: { turnover: '0.04999833' },
      source: 'By hand: 29999/600000, which reads as 0.05 and is told as 30,000 is',
    },
    {
      inputs: { revenue: 1000, startAssets: 200, endAssets: 600, startFixed: 0, endFixed: 8 },
      results: { turnover: 2.5, fixedTurnover: 250 },
      cautions: ['more than 100 times', 'more than doubled', 'told too high'],
      source: 'By hand: 1000/400; 1000/4',
    },
    {
      inputs: { revenue: 100, startAssets: 50, endAssets: 60, startFixed: 55, endFixed: 50 },
      refused: 'at the start, $55.00, must not be above',
      source: 'By definition',
    },
    {
      inputs: { revenue: 100, endAssets: 60, endFixed: 61 },
      refused: 'at the end, $61.00, must not be above',
      source: 'By definition',
    },
    {
      inputs: { revenue: 100, startAssets: 60, endAssets: 60, startFixed: 20 },
      refused: 'go with those at the end',
      source: 'By definition',
    },
    {
      inputs: { revenue: 100, startAssets: 60, endAssets: 60, endFixed: 20 },
      refused: 'or neither',
      source: 'By definition',
    },
  ],
  notes: [
    'Compare within one industry only. Old, largely depreciated plant turns over faster than new plant that does the same.',
    'Total assets at the end, as databases often take them, give a lower turnover than the average where a business grows.',
  ],
  references: [
    { title: 'Palepu, Healy: Business Analysis and Valuation, 5th ed., ch. 5: asset turnover (cited unopened)' },
    {
      title:
        'Answersdrive: What is the formula of asset turnover ratio (net sales over average total assets; excerpt read)',
      url: 'https://answersdrive.com/what-is-the-formula-of-asset-turnover-ratio-8234273',
    },
  ],
});

import { defineCalculator, money, number, percent, roundTo } from '@reckoner/engine';
import { netIncome } from '../shared/statements.js';

/** Return on equity as the product of three ratios, or of five where EBIT and pre-tax income are given. */
export default defineCalculator({
  title: 'DuPont analysis',
  description:
    'Return on equity in three steps, margin, asset turnover and equity multiplier, and in five with tax and interest burden, from the lines of statements.',
  keywords: [
    'five-step DuPont',
    'extended DuPont model',
    'DuPont identity',
    'tax burden and interest burden',
    'ROE decomposition',
  ],
  related: ['return-on-equity', 'return-on-assets', 'asset-turnover', 'sustainable-growth-rate'],
  arithmetic: 'decimal',
  inputs: {
    netIncome: { ...netIncome, help: 'Of the year; a net loss negative.' },
    pretaxIncome: money({
      label: 'Income before tax (EBT)',
      symbol: '\\mathrm{EBT}',
      help: 'For five steps, with EBIT.',
      min: -1e15,
      max: 1e15,
      optional: true,
    }),
    operatingIncome: money({
      label: 'Income before interest and tax (EBIT)',
      symbol: '\\mathrm{EBIT}',
      help: 'For five steps, with EBT.',
      min: -1e15,
      max: 1e15,
      optional: true,
    }),
    revenue: money({ label: 'Net sales', symbol: 'R', help: 'Of the year.', min: 0.01, max: 1e15 }),
    assets: money({
      label: 'Total assets',
      symbol: 'A',
      help: 'The average of start and end of the year, or of one date: as for the equity.',
      min: 0.01,
      max: 1e15,
    }),
    equity: money({
      label: 'Shareholders’ equity',
      symbol: 'E',
      help: 'The average of start and end of the year, or of one date: as for the assets. Above 0: of a negative one the return says nothing.',
      min: 0.01,
      max: 1e15,
    }),
  },
  outputs: {
    roe: percent({ label: 'Return on equity', symbol: '\\mathrm{ROE}', places: 2 }),
    margin: percent({ label: 'Net profit margin', symbol: 'm', places: 2 }),
    turnover: number({ label: 'Asset turnover', symbol: 't', places: 3 }),
    multiplier: number({ label: 'Equity multiplier', symbol: 'k', places: 3 }),
    taxBurden: number({ label: 'Tax burden (net income / EBT)', symbol: 'b_T', places: 3, optional: true }),
    interestBurden: number({ label: 'Interest burden (EBT / EBIT)', symbol: 'b_i', places: 3, optional: true }),
    operatingMargin: percent({ label: 'Operating margin (EBIT / sales)', symbol: 'm_o', places: 2, optional: true }),
    roa: percent({ label: 'Return on assets (margin × turnover)', symbol: '\\mathrm{ROA}', places: 2 }),
  },
  formula: ({ netIncome, pretaxIncome, operatingIncome, revenue, assets, equity }) => {
    const isFive = pretaxIncome !== undefined && operatingIncome !== undefined;
    return {
      roe: netIncome / equity,
      margin: netIncome / revenue,
      turnover: revenue / assets,
      multiplier: assets / equity,
      taxBurden: isFive ? netIncome / pretaxIncome : undefined,
      interestBurden: isFive ? pretaxIncome / operatingIncome : undefined,
      operatingMargin: isFive ? operatingIncome / revenue : undefined,
      roa: netIncome / assets,
    };
  },
  shown: ({ taxBurden, interestBurden, operatingMargin, margin, turnover, multiplier }) => ({
    roe:
      taxBurden === undefined || interestBurden === undefined || operatingMargin === undefined
        ? margin * turnover * multiplier
        : taxBurden * interestBurden * operatingMargin * turnover * multiplier,
  }),
  explanation: ({ taxBurden }) => {
    const three =
      'The return on equity of the year is {roe}: a net margin of {margin} × an asset turnover of {turnover} × an equity multiplier of {multiplier}.';
    return taxBurden === undefined
      ? three
      : `${three} The margin is a tax burden of {taxBurden} × an interest burden of {interestBurden} × an operating margin of {operatingMargin}.`;
  },
  requires: [
    {
      that: (_, given) => given.pretaxIncome === given.operatingIncome,
      field: 'operatingIncome',
      says: 'Five steps need both income before tax and income before interest and tax, three neither.',
    },
    {
      that: ({ operatingIncome }) => operatingIncome !== 0,
      field: 'operatingIncome',
      says: 'Without income before interest and tax there is no interest burden: leave both out for the three steps.',
    },
    {
      that: ({ pretaxIncome }) => pretaxIncome !== 0,
      field: 'pretaxIncome',
      says: 'Without income before tax there is no tax burden: leave both out for the three steps.',
    },
    {
      that: ({ equity, assets }) => equity <= assets,
      field: 'equity',
      says: 'The equity, {equity}, must not be above the total assets, {assets}, of which it is a part.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ pretaxIncome, operatingIncome }) =>
        pretaxIncome !== undefined && operatingIncome !== undefined && (pretaxIncome < 0 || operatingIncome < 0),
      says: 'With a loss before tax or before interest the burdens multiply to the right margin, but a larger one is no longer better: compare the amounts.',
    },
    {
      level: 'caution',
      when: ({ netIncome, pretaxIncome }) => pretaxIncome !== undefined && netIncome > pretaxIncome,
      says: ({ pretaxIncome, netIncome }) =>
        pretaxIncome !== undefined && pretaxIncome < 0
          ? netIncome < 0
            ? 'The net loss is smaller than the loss before tax: tax gives back, or there is income after tax of discontinued operations.'
            : 'A loss before tax and no net loss: tax gives back, income after tax of discontinued operations is in it, or a sign is wrong.'
          : 'The net income is above the income before tax: a tax credit or discontinued operations are in it, or the two are the wrong way round.',
    },
    {
      level: 'caution',
      when: ({ netIncome, pretaxIncome, taxBurden }) =>
        pretaxIncome !== undefined &&
        taxBurden !== undefined &&
        netIncome < pretaxIncome &&
        roundTo(Math.abs(taxBurden - 1), 3) > 0.6,
      says: 'Between income before tax and net income goes more than 60% of it: check the two, and whether losses of discontinued operations or shares of minorities are in it.',
    },
    {
      level: 'note',
      when: ({ pretaxIncome, operatingIncome }) =>
        pretaxIncome !== undefined && operatingIncome !== undefined && pretaxIncome > operatingIncome,
      says: 'The income before tax is above that before interest and tax: other income is more than the interest, or the two are the wrong way round.',
    },
    {
      level: 'caution',
      when: ({ interestBurden, operatingIncome }) =>
        interestBurden !== undefined &&
        operatingIncome !== undefined &&
        operatingIncome > 0 &&
        roundTo(interestBurden, 3) > 3,
      says: 'The income before tax is more than three times EBIT: check that both are in the same thousands or millions, and that other income is so large.',
    },
    {
      level: 'caution',
      when: ({ netIncome, revenue, operatingIncome }) =>
        netIncome > revenue || (operatingIncome !== undefined && operatingIncome > revenue),
      says: 'An income above the net sales: gains beside the sales are in it, or one of the two is in other thousands.',
    },
    {
      level: 'caution',
      when: ({ interestBurden, operatingIncome }) =>
        interestBurden !== undefined &&
        operatingIncome !== undefined &&
        operatingIncome > 0 &&
        interestBurden > 0 &&
        roundTo(interestBurden, 3) < 0.3,
      says: 'Less than 30% of EBIT is left before tax: interest is thinly covered, there are losses beside the operations, or one of the two is in other thousands.',
    },
    {
      level: 'caution',
      when: ({ operatingIncome, revenue, operatingMargin }) =>
        operatingMargin !== undefined &&
        operatingIncome !== undefined &&
        operatingIncome <= revenue &&
        roundTo(100 * Math.abs(operatingMargin), 2) > 60,
      says: 'An operating margin of {operatingMargin} is seldom seen: check that EBIT and sales are in the same thousands or millions, and that both are of the year.',
    },
    {
      level: 'caution',
      when: ({ turnover }) => roundTo(turnover, 3) > 10 || roundTo(turnover, 3) < 0.05,
      says: 'An asset turnover of {turnover} is seldom seen outside of banks, insurers, brokers and young businesses: check that sales and assets are in the same thousands or millions, and that sales are of a whole year.',
    },
    {
      level: 'caution',
      when: ({ multiplier }) => roundTo(multiplier, 3) > 10,
      says: 'Total assets are more than 10 times the equity: outside of banks and insurers so small an equity, as after buybacks or losses, lifts the return without any better business.',
    },
    {
      level: 'caution',
      when: ({ margin, multiplier, netIncome, revenue }) =>
        netIncome <= revenue &&
        roundTo(multiplier, 3) <= 10 &&
        netIncome !== 0 &&
        (roundTo(100 * Math.abs(margin), 2) > 60 || roundTo(100 * Math.abs(margin), 2) < 0.1),
      says: 'A net margin of {margin} is seldom seen: check that income and sales are in the same thousands or millions, and that both are of the year.',
    },
  ],
  examples: [
    {
      inputs: {
        netIncome: 20000,
        pretaxIncome: 30000,
        operatingIncome: 35000,
        revenue: 500000,
        assets: 250000,
        equity: 150000,
      },
      results: {
        roe: '13.33333',
        margin: 4,
        turnover: 2,
        multiplier: '1.666667',
        taxBurden: '0.6666667',
        interestBurden: '0.8571429',
        operatingMargin: 7,
        roa: 8,
      },
      source: 'breakingdownfinance.com spreadsheet, printed: 66.667%, 85.714%, 7.000%, 2.00, 1.67, ROE 13.33%',
    },
    {
      inputs: { netIncome: 60000, revenue: 600000, assets: 800000, equity: 400000 },
      results: { roe: 15, margin: 10, turnover: 0.75, multiplier: 2, roa: 7.5 },
      source: 'By hand: 60/400 = 10% × 0.75 × 2',
    },
    {
      inputs: { netIncome: -40, pretaxIncome: -50, operatingIncome: 20, revenue: 1000, assets: 800, equity: 400 },
      results: { roe: -10, margin: -4, taxBurden: 0.8, interestBurden: -2.5, operatingMargin: 2, roa: -5 },
      cautions: ['no longer better', 'net loss is smaller'],
      source: 'By hand: 0.8 × -2.5 × 2% × 1.25 × 2',
    },
    {
      inputs: { netIncome: 20, pretaxIncome: -5, operatingIncome: 10, revenue: 500, assets: 250, equity: 160 },
      results: { roe: 12.5, margin: 4, taxBurden: -4, interestBurden: -0.5, operatingMargin: 2, roa: 8 },
      cautions: ['no longer better', 'no net loss'],
      source: 'By hand: -4 × -0.5 × 2% × 2 × 1.5625',
    },
    {
      inputs: { netIncome: 60, pretaxIncome: 50, operatingIncome: 40, revenue: 1000, assets: 800, equity: 400 },
      results: { roe: 15, taxBurden: 1.2, interestBurden: 1.25, operatingMargin: 4 },
      cautions: ['above the income before tax', 'other income'],
      source: 'By hand: 1.2 × 1.25 × 4% × 1.25 × 2',
    },
    {
      inputs: { netIncome: 10, pretaxIncome: 50, operatingIncome: 60, revenue: 1000, assets: 22000, equity: 400 },
      results: { roe: 2.5, taxBurden: 0.2, turnover: '0.04545455', multiplier: 55 },
      cautions: ['more than 60%', 'asset turnover of', 'more than 10 times'],
      source: 'By hand: 10/400, 10/50, 1/22',
    },
    {
      inputs: { netIncome: 1200, revenue: 1000, assets: 2000, equity: 1500 },
      results: { roe: 80, margin: 120 },
      cautions: ['above the net sales'],
      source: 'By hand: 1200/1500',
    },
    {
      inputs: { netIncome: 20, pretaxIncome: 30, operatingIncome: 350, revenue: 500, assets: 250, equity: 150 },
      results: { roe: '13.33333', interestBurden: '0.08571429', operatingMargin: 70 },
      cautions: ['thinly covered', 'operating margin of 70.00%'],
      source: 'By hand: 30/350 and 350/500',
    },
    {
      inputs: { netIncome: 12, pretaxIncome: 30, operatingIncome: 0.035, revenue: 500, assets: 250, equity: 150 },
      results: { roe: 8, taxBurden: 0.4, interestBurden: '857.1429', operatingMargin: 0.007 },
      cautions: ['other income is more than the interest', 'more than three times EBIT'],
      source: 'By hand: 12/30 and 30/0.035, an EBIT in other thousands',
    },
    {
      inputs: { netIncome: 11.9999, pretaxIncome: 30, operatingIncome: 35, revenue: 500, assets: 250, equity: 150 },
      results: { taxBurden: '0.39999667', interestBurden: '0.8571429' },
      source: 'By hand: 11.9999/30, shown as 0.400',
    },
    {
      inputs: { netIncome: 0.5, revenue: 1000, assets: 800, equity: 400 },
      results: { roe: 0.125, margin: 0.05 },
      cautions: ['net margin of'],
      source: 'By hand: 0.5/400',
    },
    {
      inputs: { netIncome: 20, pretaxIncome: 30, revenue: 500, assets: 250, equity: 150 },
      refused: 'need both',
      source: 'By definition',
    },
    {
      inputs: { netIncome: 20, pretaxIncome: 30, operatingIncome: 0, revenue: 500, assets: 250, equity: 150 },
      refused: 'no interest burden',
      source: 'By definition',
    },
    {
      inputs: { netIncome: 20, pretaxIncome: 0, operatingIncome: 30, revenue: 500, assets: 250, equity: 150 },
      refused: 'no tax burden',
      source: 'By definition',
    },
    {
      inputs: { netIncome: 20, revenue: 500, assets: 100, equity: 150 },
      refused: 'of which it is a part',
      source: 'By definition',
    },
  ],
  notes: [
    'An interest or tax burden near 1 is a light one: it is the share that is left after interest or tax.',
    'The return on equity here is of assets and equity as given: averages and balances at the end of the year give different returns.',
  ],
  references: [
    {
      title: 'Pomegra: Five-step (extended) DuPont analysis (excerpt read)',
      url: 'https://pomegra.io/learn/library/track-b-stock-market-core/fundamental-analysis/chapter-05-profitability-ratios/extended-dupont',
    },
    {
      title: 'Breaking Down Finance: DuPont analysis template (excerpt read)',
      url: 'https://www.scribd.com/document/421291703/DuPont-Analysis-Excel-Template',
    },
    {
      title:
        'Palepu, Healy: Business Analysis and Valuation, 5th ed., ch. 5: decomposing profitability (cited unopened)',
    },
  ],
});

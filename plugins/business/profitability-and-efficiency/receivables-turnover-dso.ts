import { defineCalculator, integer, isAbove, money, number, percent, roundTo } from '@reckoner/engine';
import { againstTerms, days, isFarApart } from './shared/balances.js';

/** Credit sales over receivables, the days that it comes to, and those with nothing past due. */
export default defineCalculator({
  title: 'Receivables turnover and DSO',
  description:
    'Receivables turnover and days sales outstanding from net credit sales and receivables, with best possible DSO, average days delinquent and the days beyond the terms.',
  keywords: [
    'days sales outstanding',
    'average collection period',
    'best possible DSO',
    'average days delinquent',
    'debtor days',
    'accounts receivable turnover',
  ],
  related: ['cash-conversion-cycle', 'payables-turnover-dpo', 'bad-debt-allowance', 'trade-credit-cost'],
  arithmetic: 'decimal',
  inputs: {
    creditSales: money({
      label: 'Net credit sales of the period',
      symbol: 'S',
      help: 'Sales on account less returns and discounts, without cash sales; with sales tax or VAT if the receivables have it.',
      min: 0.01,
      max: 1e15,
    }),
    startReceivables: money({
      label: 'Receivables at the start',
      symbol: 'A_0',
      help: 'Left out, the receivables at the end are taken and not the average.',
      min: 0,
      max: 1e15,
      optional: true,
    }),
    endReceivables: money({
      label: 'Receivables at the end',
      symbol: 'A_1',
      help: 'Of trade customers.',
      min: 0,
      max: 1e15,
    }),
    currentReceivables: money({
      label: 'Of these not yet due',
      symbol: 'A_c',
      help: 'The receivables at the end that are not past due, for the best possible DSO.',
      min: 0,
      max: 1e15,
      optional: true,
    }),
    terms: integer({
      label: 'Payment terms, days',
      symbol: 'N',
      help: 'The 30 of net 30.',
      min: 0,
      max: 365,
      usual: [0, 120],
      optional: true,
    }),
    days,
  },
  outputs: {
    dso: number({ label: 'Days sales outstanding (DSO)', symbol: '\\mathrm{DSO}', places: 1 }),
    turnover: number({ label: 'Receivables turnover in the period', symbol: 't', places: 2 }),
    average: money({ label: 'Receivables that were taken', symbol: 'A' }),
    perDay: money({ label: 'Credit sales a day', symbol: 's' }),
    endDso: number({ label: 'DSO at the end', symbol: '\\mathrm{DSO}_1', places: 1, optional: true }),
    best: number({ label: 'Best possible DSO', symbol: '\\mathrm{BPDSO}', places: 1, optional: true }),
    delinquent: number({ label: 'Average days delinquent', symbol: '\\mathrm{ADD}', places: 1, optional: true }),
    pastDue: percent({ label: 'Past due, of the receivables at the end', symbol: 'q', places: 1, optional: true }),
    beyondTerms: number({ label: 'DSO less the payment terms, days', symbol: 'b', places: 1, optional: true }),
  },
  formula: ({ creditSales, startReceivables, endReceivables, currentReceivables, terms, days }) => {
    const average = startReceivables === undefined ? endReceivables : (startReceivables + endReceivables) / 2;
    const dso = (average * days) / creditSales;
    return {
      dso,
      turnover: creditSales / average,
      average,
      perDay: creditSales / days,
      endDso: currentReceivables === undefined ? undefined : (endReceivables * days) / creditSales,
      best: currentReceivables === undefined ? undefined : (currentReceivables * days) / creditSales,
      delinquent:
        currentReceivables === undefined ? undefined : ((endReceivables - currentReceivables) * days) / creditSales,
      pastDue:
        currentReceivables === undefined || endReceivables === 0
          ? undefined
          : (endReceivables - currentReceivables) / endReceivables,
      beyondTerms: terms === undefined ? undefined : dso - terms,
    };
  },
  shown: ({ endDso, best }) => ({
    delinquent: endDso === undefined || best === undefined ? undefined : endDso - best,
  }),
  figure: { kind: 'parts', of: 'endDso', parts: ['best', 'delinquent'] },
  explanation: ({ startReceivables, best, dso, terms, pastDue }) => {
    const on =
      startReceivables === undefined ? 'receivables of {average} at the end' : 'average receivables of {average}';
    const against = againstTerms(dso, terms);
    const late = pastDue === undefined ? '' : '; {pastDue} of the receivables are past due';
    const possible =
      best === undefined
        ? ''
        : ` At the end, with {currentReceivables} of {endReceivables} not yet due, the best possible DSO is {best}, and the DSO there, {endDso}, has {delinquent} {delinquent|day|days} delinquent${late}.`;
    return `With net credit sales of {creditSales} in {days} {days|day|days} and ${on} the DSO is {dso} {dso|day|days}, a turnover of {turnover} {turnover|time|times} in the period${against}.${possible}`;
  },
  requires: [
    {
      that: ({ endReceivables }, given) => endReceivables > 0 || given.startReceivables,
      field: 'endReceivables',
      says: 'Without receivables at the end give those at the start: nothing outstanding turns over.',
    },
    {
      that: ({ startReceivables, endReceivables }) => startReceivables > 0 || endReceivables > 0,
      field: 'endReceivables',
      says: 'There are no receivables at the start and at the end: nothing outstanding turns over.',
    },
    {
      that: ({ currentReceivables, endReceivables }) => currentReceivables <= endReceivables,
      field: 'currentReceivables',
      says: 'What is not yet due, {currentReceivables}, must not be above the receivables at the end, {endReceivables}, of which it is a part.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ dso, endDso, days }) =>
        isAbove(roundTo(dso, 1), days) || (endDso !== undefined && isAbove(roundTo(endDso, 1), days)),
      says: 'More than all credit sales of the {days} {days|day|days} are outstanding: check that sales and receivables are in the same thousands and that the days are those of the sales; else take a longer period or count back month by month.',
    },
    {
      level: 'caution',
      when: ({ dso, days }) => roundTo(dso, 1) > 90 && roundTo(dso, 1) <= days,
      says: 'A DSO of more than 90 days is long in most trades: check that the days are those of the sales, and that sales and receivables are in the same thousands.',
    },
    {
      level: 'caution',
      when: ({ dso }) => roundTo(dso, 1) < 5,
      says: 'A DSO of less than 5 days: check that cash and card sales are left out, that sales and receivables are in the same thousands and that the days are those of the sales.',
    },
    {
      level: 'caution',
      when: ({ terms, days }) => terms !== undefined && terms > days,
      says: 'The terms of {terms} {terms|day|days} are longer than the {days} {days|day|days} of the period: check that the two are not the wrong way round.',
    },
    {
      level: 'note',
      when: ({ days }) => days < 360,
      says: 'Sales of {days} {days|day|days} with a season, or growing fast, bend the DSO: it is short after a strong month and long after a weak one.',
    },
    {
      level: 'caution',
      when: ({ startReceivables, endReceivables }) => isFarApart(startReceivables, endReceivables),
      says: 'From start to end the receivables more than doubled, or less than half of them is left: their average says little about the period. Check that both are in the same thousands, and average month ends where it is so.',
    },
    {
      level: 'caution',
      when: ({ startReceivables, endReceivables }) => startReceivables === 0 || endReceivables === 0,
      says: 'Nothing on one of the two dates is averaged as 0: the DSO may tell less than the days that customers take.',
    },
    {
      level: 'caution',
      when: ({ pastDue }) => pastDue !== undefined && roundTo(100 * pastDue, 1) >= 90,
      says: 'Nearly all receivables at the end are past due: check that what is not yet due is in the same thousands, and not what is past due.',
    },
    {
      level: 'note',
      when: ({ best, terms, endReceivables, currentReceivables }) =>
        best !== undefined &&
        terms !== undefined &&
        currentReceivables !== undefined &&
        endReceivables > 0 &&
        isAbove(roundTo(best, 1), terms),
      says: 'The best possible DSO, {best}, is longer than the terms of {terms} {terms|day|days}: sales were strong toward the end, some customers have longer terms, or past due invoices are among those not yet due.',
    },
  ],
  examples: [
    {
      inputs: { creditSales: 6205000, startReceivables: 335000, endReceivables: 335000 },
      results: { turnover: '18.52239', dso: '19.70588', average: 335000, perDay: 17000 },
      source: 'gaodun.com, printed: 18.52 and 19.71; by hand 335/17',
    },
    {
      inputs: { creditSales: 4192200, endReceivables: 328800 },
      results: { turnover: 12.75, dso: '28.62745' },
      source: 'Twist Corp., an exercise printed by studyzin.com: 12.75; by hand 365/12.75',
    },
    {
      inputs: {
        creditSales: 365000,
        startReceivables: 30000,
        endReceivables: 40000,
        currentReceivables: 20000,
        terms: 30,
      },
      results: { dso: 35, turnover: '10.42857', endDso: 40, best: 20, delinquent: 20, pastDue: 50, beyondTerms: 5 },
      source: 'DSO 40 and best possible DSO 20 as on apruve.com; by hand: 1,000 a day, 35 - 30',
    },
    {
      inputs: { creditSales: 90000, endReceivables: 25000, days: 90, terms: 30 },
      results: { dso: 25, turnover: 3.6, beyondTerms: -5 },
      cautions: ['with a season'],
      source: 'By hand: 25/1 and 25 - 30',
    },
    {
      inputs: { creditSales: 365000, endReceivables: 45000, currentReceivables: 45000, terms: 30 },
      results: { dso: 45, best: 45, delinquent: 0, pastDue: 0, beyondTerms: 15 },
      cautions: ['longer than the terms of 30 days: sales'],
      source: 'By hand',
    },
    {
      inputs: { creditSales: 30000, endReceivables: 40000, days: 30, terms: 60 },
      results: { dso: 40, beyondTerms: -20 },
      cautions: ['More than all credit sales', 'wrong way round', 'with a season'],
      source: 'By hand',
    },
    {
      inputs: { creditSales: 30000, endReceivables: 60000, days: 30 },
      results: { dso: 60, turnover: 0.5 },
      cautions: ['More than all credit sales', 'with a season'],
      source: 'By hand',
    },
    {
      inputs: {
        creditSales: 30000,
        startReceivables: 21000,
        endReceivables: 39000,
        currentReceivables: 20000,
        days: 30,
      },
      results: { dso: 30, endDso: 39, best: 20, delinquent: 19 },
      cautions: ['More than all credit sales', 'with a season'],
      source: 'By hand: 39 days of sales at the end of a period of 30',
    },
    {
      inputs: { creditSales: 365000, endReceivables: 150000 },
      results: { dso: 150 },
      cautions: ['more than 90 days'],
      source: 'By hand',
    },
    {
      inputs: { creditSales: 365000, startReceivables: 4000, endReceivables: 0, currentReceivables: 0 },
      results: { dso: 2, turnover: 182.5, endDso: 0, best: 0, delinquent: 0 },
      cautions: ['less than 5 days', 'averaged as 0'],
      source: 'By hand: 2000/1000',
    },
    {
      inputs: { creditSales: 365000, startReceivables: 20000, endReceivables: 40000.01, terms: 30 },
      results: { dso: '30.000005', beyondTerms: '0.000005' },
      cautions: ['more than doubled'],
      source: 'By hand: 30000.005/1000',
    },
    {
      inputs: { creditSales: 365000, endReceivables: 40000, currentReceivables: 20 },
      results: { dso: 40, best: 0.02, delinquent: 39.98, pastDue: 99.95 },
      cautions: ['Nearly all receivables'],
      source: 'By hand: 20/1000, what is not yet due in thousands',
    },
    { inputs: { creditSales: 100, endReceivables: 0 }, refused: 'give those at the start', source: 'By definition' },
    {
      inputs: { creditSales: 100, startReceivables: 0, endReceivables: 0 },
      refused: 'no receivables',
      source: 'By definition',
    },
    {
      inputs: { creditSales: 100, endReceivables: 10, currentReceivables: 11 },
      refused: 'must not be above',
      source: 'By definition',
    },
  ],
  notes: [
    'The DSO is no measure of when single invoices are paid: it moves with the season and with the mix of terms.',
    'Gross receivables compare with credit sales; net of an allowance for bad debts the DSO is shorter.',
    'All sales for credit sales, as analysts from outside have to take, make the DSO shorter where there are cash sales.',
  ],
  references: [
    {
      title: 'The Hackett Group: Using DSO to Measure Receivables, part 2: best possible DSO (2018; excerpt read)',
      url: 'https://www.thehackettgroup.com/insights/using-dso-to-measure-receivables-part-2-why-also-calculate-best-possible-dso-and-targets/',
    },
    {
      title: 'Money-Zine: Best possible DSO (excerpt read)',
      url: 'https://money-zine.com/definitions/investing-dictionary/best-possible-dso/',
    },
    { title: 'Palepu, Healy: Business Analysis and Valuation, 5th ed., ch. 5: asset turnover (cited unopened)' },
  ],
});

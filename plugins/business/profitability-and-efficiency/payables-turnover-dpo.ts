import { choice, defineCalculator, integer, isAbove, isBelow, money, number, roundTo } from '@reckoner/engine';
import { costOfGoodsSold } from '../shared/statements.js';
import { againstTerms, days, isFarApart } from './shared/balances.js';

/** Purchases, or the cost of goods sold for them, over payables, and the days that it comes to. */
export default defineCalculator({
  title: 'Payables turnover and DPO',
  description:
    'Accounts payable turnover and days payable outstanding from payables and purchases, or the cost of goods sold, with or without the change of inventory, and the days beyond the terms.',
  keywords: ['days payable outstanding', 'creditor days', 'accounts payable turnover ratio', 'average payment period'],
  related: ['cash-conversion-cycle', 'receivables-turnover-dso', 'trade-credit-cost', 'inventory-turnover'],
  arithmetic: 'decimal',
  inputs: {
    basis: choice(
      {
        purchases: { label: 'Purchases on credit', also: ['purchases', 'net credit purchases'] },
        inventories: {
          label: 'Cost of goods sold and inventories',
          also: ['COGS and inventories', 'purchases from COGS'],
        },
        costOfGoodsSold: { label: 'Cost of goods sold', also: ['COGS', 'cost of sales'] },
      },
      { label: 'Payables are compared with', default: 'costOfGoodsSold' },
    ),
    purchases: money({
      label: 'Net purchases on credit',
      symbol: 'P',
      help: 'Of the period, less returns; with VAT if the payables have it.',
      min: 0.01,
      max: 1e15,
      when: { basis: 'purchases' },
    }),
    costOfGoodsSold: { ...costOfGoodsSold, min: 0.01, when: { basis: ['inventories', 'costOfGoodsSold'] } },
    startInventory: money({
      label: 'Inventory at the start',
      symbol: 'I_0',
      min: 0,
      max: 1e15,
      when: { basis: 'inventories' },
    }),
    endInventory: money({
      label: 'Inventory at the end',
      symbol: 'I_1',
      min: 0,
      max: 1e15,
      when: { basis: 'inventories' },
    }),
    startPayables: money({
      label: 'Accounts payable at the start',
      symbol: 'K_0',
      help: 'Left out, the payables at the end are taken and not the average.',
      min: 0,
      max: 1e15,
      optional: true,
    }),
    endPayables: money({
      label: 'Accounts payable at the end',
      symbol: 'K_1',
      help: 'To suppliers of goods; without VAT beside the cost of goods sold, which has none.',
      min: 0,
      max: 1e15,
    }),
    terms: integer({
      label: 'Payment terms of suppliers, days',
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
    dpo: number({ label: 'Days payable outstanding (DPO)', symbol: '\\mathrm{DPO}', places: 1 }),
    turnover: number({ label: 'Payables turnover in the period', symbol: 't', places: 2 }),
    bought: money({ label: 'Purchases or cost that were taken', symbol: 'B' }),
    average: money({ label: 'Payables that were taken', symbol: 'K' }),
    perDay: money({ label: 'Purchases or cost a day', symbol: 'b' }),
    beyondTerms: number({ label: 'DPO less the payment terms, days', symbol: 'g', places: 1, optional: true }),
  },
  formula: (inputs) => {
    const { basis, startPayables, endPayables, terms, days } = inputs;
    const bought =
      basis === 'purchases'
        ? inputs.purchases
        : basis === 'inventories'
          ? inputs.costOfGoodsSold + inputs.endInventory - inputs.startInventory
          : inputs.costOfGoodsSold;
    const average = startPayables === undefined ? endPayables : (startPayables + endPayables) / 2;
    const dpo = (average * days) / bought;
    return {
      dpo,
      turnover: bought / average,
      bought,
      average,
      perDay: bought / days,
      beyondTerms: terms === undefined ? undefined : dpo - terms,
    };
  },
  explanation: ({ basis, startPayables, dpo, terms }) => {
    const what =
      basis === 'purchases'
        ? 'net purchases on credit of {bought}'
        : basis === 'inventories'
          ? 'purchases of {bought} (cost of goods sold of {costOfGoodsSold}, inventory from {startInventory} to {endInventory})'
          : 'a cost of goods sold of {bought}';
    const on = startPayables === undefined ? 'payables of {average} at the end' : 'average payables of {average}';
    const against = againstTerms(dpo, terms);
    return `With ${what} in {days} {days|day|days} and ${on} the DPO is {dpo} {dpo|day|days}, a turnover of {turnover} {turnover|time|times} in the period${against}.`;
  },
  requires: [
    {
      that: ({ costOfGoodsSold, startInventory, endInventory }) =>
        isBelow(startInventory, costOfGoodsSold + endInventory),
      field: 'startInventory',
      says: 'The inventory at the start, {startInventory}, must be below the cost of goods sold and the inventory at the end together: else nothing was bought.',
    },
    {
      that: ({ endPayables }, given) => endPayables > 0 || given.startPayables,
      field: 'endPayables',
      says: 'Without payables at the end give those at the start: nothing owed turns over.',
    },
    {
      that: ({ startPayables, endPayables }) => startPayables > 0 || endPayables > 0,
      field: 'endPayables',
      says: 'There are no payables at the start and at the end: nothing owed turns over.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ dpo, days }) => isAbove(roundTo(dpo, 1), days),
      says: 'More is owed than the purchases or cost of the {days} {days|day|days}: check that both are in the same thousands, that the days are those of the purchases or cost, and that payables for other things are left out.',
    },
    {
      level: 'caution',
      when: ({ dpo, days }) => roundTo(dpo, 1) > 120 && roundTo(dpo, 1) <= days,
      says: 'A DPO of more than 120 days is long in most trades: check the days and that both amounts are in the same thousands.',
    },
    {
      level: 'caution',
      when: ({ dpo }) => roundTo(dpo, 1) < 5,
      says: 'A DPO of less than 5 days: check that both amounts are in the same thousands and that the days are those of the purchases or cost.',
    },
    {
      level: 'caution',
      when: ({ dpo, terms }) => terms !== undefined && isAbove(roundTo(dpo, 1), terms),
      says: 'On these figures suppliers are paid later than the terms, which may cost late fees and deliveries: look at the invoices past due, as the DPO has the season and all that is in the cost in it.',
    },
    {
      level: 'note',
      when: ({ basis }) => basis === 'inventories',
      says: 'Cost of goods sold with the change of inventory is what a merchant bought; a manufacturer’s has wages and depreciation in it, and its DPO is told too short.',
    },
    {
      level: 'caution',
      when: ({ startInventory, endInventory }) =>
        isFarApart(startInventory, endInventory) || (startInventory === 0) !== (endInventory === 0),
      says: 'From start to end the inventory more than doubled, or less than half of it is left: check that both are in the same thousands, as their difference counts as purchases.',
    },
    {
      level: 'caution',
      when: ({ bought, costOfGoodsSold, basis }) =>
        basis === 'inventories' &&
        costOfGoodsSold !== undefined &&
        (isAbove(costOfGoodsSold, 2 * bought) || isAbove(bought, 2 * costOfGoodsSold)),
      says: 'The purchases, {bought}, are more than twice or less than half the cost of goods sold: check that the inventories are in the same thousands and not the wrong way round.',
    },
    {
      level: 'caution',
      when: ({ terms, days }) => terms !== undefined && terms > days,
      says: 'The terms of {terms} {terms|day|days} are longer than the {days} {days|day|days} of the period: check that the two are not the wrong way round.',
    },
    {
      level: 'note',
      when: ({ days }) => days < 360,
      says: 'In a business with a season {days} {days|day is|days are} not like the others: the DPO of a year compares better.',
    },
    {
      level: 'caution',
      when: ({ startPayables, endPayables }) => isFarApart(startPayables, endPayables),
      says: 'From start to end the payables more than doubled, or less than half of them is left: their average says little about the period. Check that both are in the same thousands, and average month ends where it is so.',
    },
    {
      level: 'caution',
      when: ({ startPayables, endPayables }) => startPayables === 0 || endPayables === 0,
      says: 'Nothing on one of the two dates is averaged as 0: the DPO may tell less than the days that suppliers wait.',
    },
  ],
  examples: [
    {
      inputs: { costOfGoodsSold: 320000, startPayables: 60000, endPayables: 100000 },
      results: { turnover: 4, dpo: 91.25, average: 80000, bought: 320000 },
      source: 'Pearson: Days payable outstanding, printed: turnover 4, about 91 days',
    },
    {
      inputs: {
        basis: 'inventories',
        costOfGoodsSold: 2400000,
        startInventory: 400000,
        endInventory: 700000,
        startPayables: 100000,
        endPayables: 300000,
      },
      results: { bought: 2700000, turnover: 13.5, dpo: '27.0370' },
      cautions: ['what a merchant bought', 'payables more than doubled'],
      source: 'Bloomberg Prep, printed: purchases 2,700,000 and 27.0370 days',
    },
    {
      inputs: { basis: 'purchases', purchases: 182500, endPayables: 15000, terms: 30 },
      results: { dpo: 30, turnover: '12.16667', perDay: 500, beyondTerms: 0 },
      source: 'By hand: 15000/500',
    },
    {
      inputs: { basis: 'purchases', purchases: 30000, endPayables: 20000, terms: 60, days: 30 },
      results: { dpo: 20, turnover: 1.5, beyondTerms: -40 },
      cautions: ['wrong way round', 'with a season'],
      source: 'By hand: 20000/1000 - 60',
    },
    {
      inputs: { basis: 'purchases', purchases: 45000, endPayables: 20000, terms: 30, days: 90 },
      results: { dpo: 40, turnover: 2.25, beyondTerms: 10 },
      cautions: ['late fees', 'with a season'],
      source: 'By hand: 20000/500 - 30',
    },
    {
      inputs: { basis: 'purchases', purchases: 365000, startPayables: 10000, endPayables: 50000, terms: 45 },
      results: { dpo: 30, beyondTerms: -15 },
      cautions: ['more than doubled'],
      source: 'By hand: 30000/1000 - 45',
    },
    {
      inputs: { costOfGoodsSold: 365000, startPayables: 0, endPayables: 4000 },
      results: { dpo: 2, turnover: 182.5 },
      cautions: ['less than 5 days', 'averaged as 0'],
      source: 'By hand: 2000/1000',
    },
    {
      inputs: { costOfGoodsSold: 365000, endPayables: 160000 },
      results: { dpo: 160 },
      cautions: ['more than 120 days'],
      source: 'By hand',
    },
    {
      inputs: {
        basis: 'inventories',
        costOfGoodsSold: 100000,
        startInventory: 90000,
        endInventory: 30000,
        endPayables: 50000,
      },
      results: { bought: 40000, dpo: 456.25 },
      cautions: [
        'More is owed',
        'the inventory more than doubled',
        'more than twice or less than half',
        'what a merchant bought',
      ],
      source: 'By hand: 100 + 30 - 90; 50/40 × 365',
    },
    {
      inputs: {
        basis: 'inventories',
        costOfGoodsSold: 80000,
        startInventory: 0,
        endInventory: 50000,
        endPayables: 13000,
      },
      results: { bought: 130000, dpo: 36.5, turnover: 10 },
      cautions: ['the inventory more than doubled', 'what a merchant bought'],
      source: 'By hand: 80 + 50 - 0; 13/130 × 365',
    },
    {
      inputs: { basis: 'inventories', costOfGoodsSold: 100, startInventory: 130, endInventory: 30, endPayables: 50 },
      refused: 'nothing was bought',
      source: 'By hand: 100 + 30 - 130',
    },
    { inputs: { costOfGoodsSold: 100, endPayables: 0 }, refused: 'give those at the start', source: 'By definition' },
    {
      inputs: { costOfGoodsSold: 100, startPayables: 0, endPayables: 0 },
      refused: 'no payables',
      source: 'By definition',
    },
  ],
  notes: [
    'Statements of others seldom tell purchases; with the cost of goods sold in their place the DPO compares with the days of inventory of the cash conversion cycle.',
    'A long DPO is supplier credit that is well used, or a shortage of cash: the ratio does not tell which.',
  ],
  references: [
    {
      title: 'Financial Education: Accounts payable turnover and days payable (excerpt read)',
      url: 'http://financial-education.com/2007/01/31/accounts-payable-turnover-and-days-payable/',
    },
    {
      title: 'Bloomberg Prep: Payables turnover and number of days of payables (excerpt read)',
      url: 'https://www.bloombergprep.com/practice/cfa/10b/question/20e2b4/financial-statement-analysis-financial-analysis-techniques-activity-ratios-payables-turnover-and-number-of-days-of-payables',
    },
  ],
});

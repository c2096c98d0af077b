import { defineCalculator, isAtMost, isBelow, money, number, rows, sum } from '@reckoner/engine';

/**
 * EPS by IAS 33 and ASC 260: income for common shareholders over the time-weighted number of shares. Options dilute by
 * the shares that their proceeds do not buy back, convertibles by their conversion, each only where that lowers the figure.
 */
export default defineCalculator({
  title: 'Earnings per share (EPS)',
  description:
    'Basic and diluted earnings per share from net income, preferred dividends, the shares outstanding in parts of the year, options and convertibles.',
  keywords: [
    'EPS',
    'basic EPS',
    'diluted EPS',
    'treasury stock method',
    'if-converted method',
    'weighted average shares outstanding',
  ],
  inputs: {
    netIncome: money({ label: 'Net income', symbol: 'NI', min: -1e13, max: 1e13 }),
    preferredDividends: money({ label: 'Preferred dividends', symbol: 'PD', min: 0, max: 1e13, default: 0 }),
    outstanding: rows(
      {
        shares: number({ label: 'Shares', above: 0, max: 1e13 }),
        months: number({ label: 'Months outstanding', above: 0, max: 12 }),
      },
      { label: 'Shares outstanding', minItems: 1, maxItems: 24 },
    ),
    optionShares: number({ label: 'Shares under options and warrants', min: 0, max: 1e13, default: 0 }),
    exercisePrice: money({ label: 'Exercise price', min: 0, max: 1e9, default: 0 }),
    averagePrice: money({ label: 'Average market price of the share', min: 0, max: 1e9, default: 0 }),
    convertibleShares: number({
      label: 'Shares from convertibles',
      help: 'If all are converted.',
      min: 0,
      max: 1e13,
      default: 0,
    }),
    convertibleIncome: money({
      label: 'Interest or dividends that conversion saves',
      help: 'A year, after tax.',
      min: 0,
      max: 1e13,
      default: 0,
    }),
  },
  outputs: {
    eps: money({ label: 'Earnings per share', symbol: 'EPS' }),
    diluted: money({ label: 'Diluted earnings per share', symbol: 'EPS_d' }),
    weightedShares: number({ label: 'Weighted average shares', places: 0 }),
    dilutedShares: number({ label: 'Shares with dilution', places: 0 }),
    commonIncome: money({ label: 'Income for common shareholders' }),
  },
  formula: ({
    netIncome,
    preferredDividends,
    outstanding,
    optionShares,
    exercisePrice,
    averagePrice,
    convertibleShares,
    convertibleIncome,
  }) => {
    const months = sum(outstanding.map((part) => part.months));
    const weightedShares = sum(outstanding.map((part) => part.shares * part.months)) / months;
    const commonIncome = netIncome - preferredDividends;
    const withOptions =
      commonIncome > 0 && averagePrice > exercisePrice
        ? weightedShares + optionShares * (1 - exercisePrice / averagePrice)
        : weightedShares;
    const conversion = commonIncome > 0 && convertibleIncome * withOptions < commonIncome * convertibleShares ? 1 : 0;
    const dilutedShares = withOptions + conversion * convertibleShares;
    return {
      eps: commonIncome / weightedShares,
      diluted: (commonIncome + conversion * convertibleIncome) / dilutedShares,
      weightedShares,
      dilutedShares,
      commonIncome,
    };
  },
  explanation:
    '{commonIncome|A loss of {|commonIncome|}|{|commonIncome|}|{|commonIncome|}} for {weightedShares} {weightedShares|share|shares} on average is {eps|a loss of {|eps|}|{|eps|}|{|eps|}} per share.',
  examples: [
    {
      inputs: { netIncome: 10000000, preferredDividends: 1000000, outstanding: [{ shares: 4500000, months: 12 }] },
      results: { eps: 2, weightedShares: 4500000, commonIncome: 9000000 },
      source: 'By hand: 9/4.5',
    },
    {
      inputs: {
        netIncome: 5000000,
        outstanding: [
          { shares: 1000000, months: 3 },
          { shares: 1200000, months: 9 },
        ],
      },
      results: { eps: 4.35, weightedShares: 1150000 },
      source: 'By hand: (3 × 1.0 + 9 × 1.2)/12 = 1.15 million; 5/1.15 = 4.3478',
    },
    {
      inputs: { netIncome: -600, outstanding: [{ shares: 400, months: 12 }] },
      results: { eps: -1.5 },
      source: 'By hand: a loss of 600 on 400 shares',
    },
    {
      inputs: {
        netIncome: 1200000,
        outstanding: [{ shares: 500000, months: 12 }],
        optionShares: 100000,
        exercisePrice: 15,
        averagePrice: 20,
      },
      results: { eps: 2.4, diluted: 2.29, dilutedShares: 525000 },
      source: 'By hand: 100000 × 5/20 = 25000; 1200000/525000 = 2.2857',
    },
    {
      inputs: {
        netIncome: 1004,
        outstanding: [{ shares: 1000, months: 12 }],
        convertibleShares: 300,
        convertibleIncome: 6,
      },
      results: { eps: 1, diluted: 0.78, dilutedShares: 1300 },
      source: 'By hand: 1010/1300 = 0.7769',
    },
    {
      inputs: {
        netIncome: -1000,
        outstanding: [{ shares: 1000, months: 12 }],
        convertibleShares: 300,
        convertibleIncome: 6,
      },
      results: { eps: -1, diluted: -1 },
      cautions: ['are left out'],
      source: 'By hand: more shares would lessen the loss per share',
    },
    {
      inputs: {
        netIncome: 100,
        outstanding: [
          { shares: 10, months: 12 },
          { shares: 20, months: 12 },
        ],
      },
      refused: 'more than a year',
      source: 'By hand: 24 months',
    },
    {
      inputs: { netIncome: 100, outstanding: [{ shares: 10, months: 12 }], optionShares: 5, exercisePrice: 3 },
      refused: 'give the average price',
      source: 'By hand: no price',
    },
    {
      inputs: {
        netIncome: 1000,
        outstanding: [{ shares: 1000, months: 12 }],
        optionShares: 100,
        exercisePrice: 15,
        averagePrice: 20,
        convertibleShares: 10,
        convertibleIncome: 100,
      },
      results: { dilutedShares: 1025, diluted: 0.98 },
      cautions: ['do not dilute here'],
      source: 'By hand: 1000 + 100 × 5/20 shares; 100/10 a share of the convertibles is more than 1000/1025',
    },
    {
      inputs: { netIncome: 1000, outstanding: [{ shares: 1000, months: 12 }], convertibleIncome: 100 },
      results: { eps: 1, diluted: 1 },
      cautions: ['numbers of shares'],
      source: 'By hand: 1000/1000',
    },
    {
      inputs: { netIncome: 1000, outstanding: [{ shares: 500, months: 6 }] },
      results: { weightedShares: 500, eps: 2 },
      cautions: ['less than a year'],
      source: 'By hand: 1000/500',
    },
  ],
  requires: [
    {
      that: ({ outstanding }) => isAtMost(sum(outstanding.map(({ months }) => months)), 12),
      field: 'outstanding',
      says: 'The months add up to more than a year: each row is a part of the year with its number of shares.',
    },
    {
      that: ({ optionShares, averagePrice }) => optionShares === 0 || averagePrice > 0,
      field: 'averagePrice',
      says: 'Options dilute by the market price: give the average price of the share.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ optionShares, averagePrice, exercisePrice, convertibleShares, dilutedShares, weightedShares }) =>
        (optionShares > 0 && averagePrice < exercisePrice) ||
        isBelow(
          dilutedShares,
          weightedShares +
            convertibleShares +
            (optionShares > 0 && averagePrice > exercisePrice ? optionShares * (1 - exercisePrice / averagePrice) : 0),
        ),
      says: 'Options or convertibles that do not dilute here, as they would raise the earnings per share, are left out.',
    },
    {
      level: 'note',
      when: ({ optionShares, exercisePrice, averagePrice, convertibleShares, convertibleIncome }) =>
        (convertibleShares === 0 && convertibleIncome > 0) ||
        (optionShares === 0 && (exercisePrice > 0 || averagePrice > 0)),
      says: 'Prices of options and savings of convertibles change nothing without their numbers of shares: give these.',
    },
    {
      level: 'note',
      when: ({ outstanding }) => isBelow(sum(outstanding.map(({ months }) => months)), 12),
      says: 'The months add up to less than a year: the shares are averaged over them alone, and the net income must be theirs.',
    },
  ],
  notes: ['Stock splits and stock dividends count as if they had always been: restate earlier share numbers.'],
  references: [{ title: 'IAS 33: Earnings per Share' }],
});

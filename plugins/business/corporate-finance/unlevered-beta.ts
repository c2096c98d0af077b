import { choice, defineCalculator, isAtMost, number, percent } from '@reckoner/engine';

const whereRelevered = { when: { find: 'relevered' } } as const;

/** What is left of an equity beta without the debt; `weight` is D/E, less tax where its shield is as safe as the debt. */
function unleveredOf(equityBeta: number, debtBeta: number, weight: number): number {
  return (equityBeta + debtBeta * weight) / (1 + weight);
}

/** β_L = β_U + (β_U - β_D)(1 - t) D/E; with a debt of constant share of value the tax falls away. */
export default defineCalculator({
  title: 'Levered and unlevered beta',
  description:
    'Unlevered (asset) beta from a company’s equity beta and debt, levered beta from an unlevered one, or a beta relevered at another debt ratio, by Hamada or at a constant debt ratio.',
  keywords: ['hamada equation', 'asset beta', 'relever beta', 'unlever beta', 'pure play beta', 'ungeared beta'],
  related: ['stock-beta', 'capm-expected-return', 'cost-of-equity', 'wacc'],
  inputs: {
    find: choice(
      {
        unlevered: { label: 'Unlevered beta', also: ['unlever', 'asset beta'] },
        levered: { label: 'Levered beta', also: ['lever', 'equity beta'] },
        relevered: { label: 'Beta at another debt ratio', also: ['relever'] },
      },
      { label: 'Find', default: 'unlevered' },
    ),
    method: choice(
      {
        hamada: { label: 'Hamada: a constant amount of debt', also: ['hamada', 'Modigliani-Miller'] },
        ratio: { label: 'Harris-Pringle: a constant debt ratio, no tax', also: ['harris-pringle', 'constant ratio'] },
      },
      { label: 'Method', default: 'hamada' },
    ),
    equityBeta: number({
      label: 'Levered beta of the company',
      symbol: '\\beta_L',
      help: 'As measured on its stock.',
      min: -5,
      max: 10,
      usual: [0.25, 3],
      when: { find: ['unlevered', 'relevered'] },
    }),
    assetBeta: number({
      label: 'Unlevered beta of the business',
      symbol: '\\beta_U',
      min: -5,
      max: 10,
      usual: [0.2, 2.5],
      when: { find: 'levered' },
    }),
    debtToEquity: number({
      label: 'Debt to equity of the company',
      symbol: 'D/E',
      help: 'At market values: 0.5, 50 % or 1:2. A share of debt in all capital of 1/3 is a debt to equity of 0.5.',
      min: 0,
      max: 100,
      usual: [0, 4],
      confusedWith: { '%': 100 },
      text: 'ratio',
    }),
    taxRate: percent({
      label: 'Marginal tax rate of the company',
      symbol: 't',
      min: 0,
      max: 60,
      usual: [5, 50],
      when: { method: 'hamada' },
    }),
    debtBeta: number({
      label: 'Beta of debt',
      symbol: '\\beta_D',
      min: 0,
      max: 3,
      usual: [0, 0.6],
      default: 0,
    }),
    targetDebtToEquity: number({
      label: 'Target debt to equity',
      symbol: '(D/E)^*',
      help: 'At market values, as 0.5, 50 % or 1:2.',
      min: 0,
      max: 100,
      usual: [0, 4],
      confusedWith: { '%': 100 },
      text: 'ratio',
      ...whereRelevered,
    }),
    targetTaxRate: percent({
      label: 'Marginal tax rate at the target',
      symbol: 't^*',
      help: 'Left out, that of the company.',
      min: 0,
      max: 60,
      usual: [5, 50],
      optional: true,
      when: { find: 'relevered', method: 'hamada' },
    }),
    targetDebtBeta: number({
      label: 'Beta of debt at the target',
      symbol: '\\beta_D^*',
      help: 'Left out, that of the company.',
      min: 0,
      max: 3,
      usual: [0, 0.6],
      optional: true,
      ...whereRelevered,
    }),
  },
  outputs: {
    beta: number({ label: 'Beta', symbol: '\\beta', places: 3 }),
    unlevered: number({ label: 'Unlevered beta', symbol: '\\beta_U', places: 3 }),
    levered: number({ label: 'Levered beta of the company', symbol: '\\beta_L', places: 3 }),
    debtShare: percent({ label: 'Debt in the capital of the company', symbol: 'D/V', places: 1 }),
    targetShare: percent({ label: 'Debt in the capital at the target', symbol: '(D/V)^*', places: 1, optional: true }),
    usedTax: percent({ label: 'Tax rate at the target', symbol: 't^*', places: 2, optional: true }),
    usedDebtBeta: number({ label: 'Beta of debt at the target', symbol: '\\beta_D^*', places: 3, optional: true }),
  },
  formula: (inputs) => {
    const { find, method, debtToEquity, debtBeta } = inputs;
    const taxRate = inputs.method === 'hamada' ? inputs.taxRate : 0;
    const weight = (1 - taxRate) * debtToEquity;
    const unlevered = inputs.find === 'levered' ? inputs.assetBeta : unleveredOf(inputs.equityBeta, debtBeta, weight);
    const levered = inputs.find === 'levered' ? unlevered + (unlevered - debtBeta) * weight : inputs.equityBeta;
    const debtShare = debtToEquity / (1 + debtToEquity);
    if (inputs.find !== 'relevered') {
      return { beta: find === 'levered' ? levered : unlevered, unlevered, levered, debtShare };
    }
    const { targetDebtToEquity } = inputs;
    const usedTax = inputs.method === 'hamada' ? (inputs.targetTaxRate ?? taxRate) : 0;
    const usedDebtBeta = inputs.targetDebtBeta ?? debtBeta;
    return {
      beta: unlevered + (unlevered - usedDebtBeta) * (1 - usedTax) * targetDebtToEquity,
      unlevered,
      levered,
      debtShare,
      targetShare: targetDebtToEquity / (1 + targetDebtToEquity),
      usedTax: method === 'hamada' ? usedTax : undefined,
      usedDebtBeta,
    };
  },
  explanation: ({ find, method, targetTaxRate, targetDebtBeta }) => {
    const tax = method === 'hamada' ? 'a tax rate of {taxRate} and ' : 'and ';
    const by = method === 'hamada' ? 'By Hamada' : 'By Harris and Pringle, without tax';
    const at = `a debt to equity of {debtToEquity} ({debtShare} of the capital is debt)${method === 'hamada' ? ', ' : ' '}${tax}a beta of debt of {debtBeta}`;
    if (find === 'unlevered') return `${by}, an equity beta of {levered} at ${at} is an unlevered beta of {unlevered}.`;
    if (find === 'levered') return `${by}, an unlevered beta of {unlevered} at ${at} is a levered beta of {levered}.`;
    const target =
      method === 'hamada'
        ? `, a tax rate of ${targetTaxRate === undefined ? '{taxRate}' : '{targetTaxRate}'} and `
        : ' and ';
    return `${by}, an equity beta of {levered} at ${at} is an unlevered beta of {unlevered}, and at a debt to equity of {targetDebtToEquity} ({targetShare} debt)${target}a beta of debt of ${targetDebtBeta === undefined ? '{debtBeta}' : '{targetDebtBeta}'} a levered beta of {beta}.`;
  },
  requires: [
    {
      that: ({ equityBeta, debtBeta }) => debtBeta <= Math.max(0, equityBeta),
      field: 'debtBeta',
      says: 'The beta of debt, {debtBeta}, must not be above that of the equity, {equityBeta}: lenders are paid first.',
    },
    {
      that: ({ assetBeta, debtBeta }) => debtBeta <= Math.max(0, assetBeta),
      field: 'debtBeta',
      says: 'The beta of debt, {debtBeta}, must not be above that of the business, {assetBeta}: lenders are paid first.',
    },
    {
      that: ({ method, equityBeta, debtBeta, debtToEquity, targetDebtBeta }) =>
        method === 'hamada' || isAtMost(targetDebtBeta, Math.max(0, unleveredOf(equityBeta, debtBeta, debtToEquity))),
      field: 'targetDebtBeta',
      says: 'The beta of debt at the target, {targetDebtBeta}, must not be above the unlevered beta: more debt would then lower the beta, as lenders would bear more risk than the business has.',
    },
    {
      that: ({ equityBeta, debtBeta, debtToEquity, taxRate, targetDebtBeta }) =>
        isAtMost(targetDebtBeta, Math.max(0, unleveredOf(equityBeta, debtBeta, (1 - taxRate) * debtToEquity))),
      field: 'targetDebtBeta',
      says: 'The beta of debt at the target, {targetDebtBeta}, must not be above the unlevered beta: more debt would then lower the beta, as lenders would bear more risk than the business has.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ debtToEquity, debtBeta }) => debtToEquity > 1 && debtBeta === 0,
      says: 'With more debt than equity the lenders bear risk too: a beta of debt of 0 makes the unlevered beta too low for a given equity beta, and the levered beta too high for a given unlevered one.',
    },
    {
      level: 'caution',
      when: ({ targetDebtToEquity, usedDebtBeta }) =>
        targetDebtToEquity !== undefined && targetDebtToEquity > 1 && usedDebtBeta === 0,
      says: 'At the target there is more debt than equity: a beta of debt of 0 there makes the relevered beta too high.',
    },
    {
      level: 'caution',
      when: ({ equityBeta, assetBeta }) => (equityBeta ?? assetBeta ?? 0) < 0,
      says: 'The beta is negative: debt makes it more so. Few businesses move against the market; check that the measured beta is not chance.',
    },
    {
      level: 'note',
      when: ({ debtToEquity }) => debtToEquity === 0,
      says: 'Without debt the levered and the unlevered beta of the company are the same.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Levered beta over debt to equity',
    x: { of: 'debtToEquity', label: 'Debt to equity' },
    y: { of: 'levered', label: 'Levered beta' },
    curve: ({
      find,
      method,
      unlevered,
      levered,
      beta,
      debtToEquity,
      targetDebtToEquity,
      taxRate,
      debtBeta,
      usedTax,
      usedDebtBeta,
    }) => {
      const tax = method === 'hamada' ? (usedTax ?? taxRate ?? 0) : 0;
      const ofDebt = usedDebtBeta ?? debtBeta;
      const isOne = find !== 'relevered' || (ofDebt === debtBeta && tax === (method === 'hamada' ? taxRate : 0));
      return {
        from: 0,
        to: 1.5 * Math.max(0.5, debtToEquity, targetDebtToEquity ?? 0),
        lines: [{ y: (ratio) => unlevered + (unlevered - ofDebt) * (1 - tax) * ratio }],
        marks: [
          { x: 0, y: unlevered, label: 'Unlevered' },
          ...(isOne ? [{ x: debtToEquity, y: levered, label: 'Company' }] : []),
          ...(targetDebtToEquity === undefined ? [] : [{ x: targetDebtToEquity, y: beta, label: 'Target' }]),
        ],
      };
    },
  },
  examples: [
    {
      inputs: { equityBeta: 1.2, debtToEquity: 0.25, taxRate: 40 },
      results: { beta: 1.043478261, unlevered: 1.043478261, levered: 1.2, debtShare: 20 },
      source:
        'A textbook problem ($2 million of debt, $8 million of equity, beta 1.2, tax 40%), by hand: 1.2/(1 + 0.6 × 0.25)',
    },
    {
      inputs: { find: 'relevered', equityBeta: 1.4, debtToEquity: 0.6, taxRate: 25, targetDebtToEquity: 0.4 },
      results: { beta: 1.255172414, unlevered: 0.9655172414, usedTax: 25, usedDebtBeta: 0 },
      source: 'A published page with the same inputs: 0.97 and 1.26; by hand: 1.4/1.45 × 1.3',
    },
    {
      inputs: { find: 'levered', assetBeta: 0.74, debtToEquity: '1.54', taxRate: 26.2 },
      results: { beta: 1.5810248, levered: 1.5810248 },
      cautions: ['more debt than equity'],
      source: 'A published example gives 1 + 1.54 × 0.738 = 2.13652 and a beta of 1.58; by hand: 0.74 × 2.13652',
    },
    {
      inputs: { method: 'ratio', equityBeta: 1.5, debtToEquity: '1:2', debtBeta: 0.3 },
      results: { unlevered: 1.1, debtShare: 33.3333333 },
      source: 'By hand: 2/3 × 1.5 + 1/3 × 0.3',
    },
    {
      inputs: { find: 'levered', method: 'ratio', assetBeta: 1, debtToEquity: 0.5, debtBeta: 0.2 },
      results: { levered: 1.4, unlevered: 1 },
      source: 'By hand: 1 + 0.8 × 0.5',
    },
    {
      inputs: {
        find: 'relevered',
        equityBeta: 1.3,
        debtToEquity: 0.5,
        taxRate: 20,
        debtBeta: 0.1,
        targetDebtToEquity: 1,
        targetTaxRate: 30,
        targetDebtBeta: 0.25,
      },
      results: { unlevered: 0.9571428571, beta: 1.452142857, targetShare: 50, usedTax: 30, usedDebtBeta: 0.25 },
      source: 'By hand: (1.3 + 0.04)/1.4; + (0.957142857 - 0.25) × 0.7',
    },
    {
      inputs: { find: 'relevered', method: 'ratio', equityBeta: 1.2, debtToEquity: 0, targetDebtToEquity: 1.5 },
      results: { unlevered: 1.2, beta: 3, targetShare: 60 },
      cautions: ['Without debt', 'At the target there is more debt'],
      source: 'By hand: 1.2 × 2.5',
    },
    {
      inputs: {
        find: 'relevered',
        method: 'ratio',
        equityBeta: 0.6,
        debtToEquity: 1,
        debtBeta: 0.1,
        targetDebtToEquity: 0.5,
        targetDebtBeta: 0.5,
      },
      refused: 'must not be above the unlevered beta',
      source: 'By hand: unlevered 0.5 × 0.6 + 0.5 × 0.1 = 0.35',
    },
    {
      inputs: {
        find: 'relevered',
        equityBeta: 0.6,
        debtToEquity: 1,
        taxRate: 25,
        targetDebtToEquity: 0.5,
        targetDebtBeta: 0.4,
      },
      refused: 'must not be above the unlevered beta',
      source: 'By hand: unlevered 0.6/1.75 = 0.343',
    },
    {
      inputs: { equityBeta: -0.4, debtToEquity: 1, taxRate: 0 },
      results: { unlevered: -0.2 },
      cautions: ['beta is negative'],
      source: 'By hand: -0.4/2',
    },
    {
      inputs: { equityBeta: 0.3, debtToEquity: 1, taxRate: 25, debtBeta: 0.5 },
      refused: 'above that of the equity',
      source: 'By definition: equity bears the risk that the debt does not',
    },
    {
      inputs: { find: 'levered', assetBeta: 0.3, debtToEquity: 1, taxRate: 25, debtBeta: 0.5 },
      refused: 'above that of the business',
      source: 'By definition: equity bears the risk that the debt does not',
    },
  ],
  notes: [
    'Debt and equity count at market values; many take off cash from the debt.',
    'Unlever each of several comparable companies by its own debt and tax, and take the mean or median before levering again.',
    'Hamada’s own debt is free of risk; with a beta of debt his formula is taken further.',
    'Miles-Ezzell lies between the two methods: a constant debt ratio that is set once a year.',
  ],
  references: [
    {
      title:
        'Hamada: The Effect of the Firm’s Capital Structure on the Systematic Risk of Common Stocks, Journal of Finance 27 (1972) 435–452 (cited unopened)',
      doi: '10.1111/j.1540-6261.1972.tb00971.x',
    },
    {
      title: 'Fernández: Levered and Unlevered Beta, IESE Business School D/488 (2003), which compares the formulas',
      url: 'https://studylib.net/doc/8232725/paper-beta-levandunlev.ssrn',
    },
  ],
});

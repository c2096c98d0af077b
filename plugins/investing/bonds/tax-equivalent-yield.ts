import { category, choice, defineCalculator, flag, percent, roundTo } from '@reckoner/engine';

/** What a fully taxable bond has to yield to leave as much after tax; the exemption goes by the kind of bond (US). */
export default defineCalculator({
  title: 'Tax-equivalent yield',
  description:
    'Yield of a fully taxable US bond that leaves as much after federal and state income tax as a municipal bond or Treasury, with the yield after tax, and a comparison with a taxable bond.',
  keywords: ['taxable equivalent yield', 'municipal bond yield', 'muni yield', 'after-tax yield', 'tax-free yield'],
  inputs: {
    yieldRate: percent({ label: 'Yield', symbol: 'y', above: 0, max: 50, usual: [0.1, 20] }),
    bond: choice(
      {
        inState: { label: 'Municipal bond of the own state', also: ['muni', 'in-state muni', 'double tax-free'] },
        outOfState: { label: 'Municipal bond of another state', also: ['out-of-state muni'] },
        treasury: { label: 'Treasury', also: ['T-bill', 'US government bond'] },
      },
      { label: 'Bond', default: 'inState' },
    ),
    federalRate: percent({
      label: 'Federal tax rate',
      help: 'The marginal one of the US income tax.',
      symbol: 'f',
      min: 0,
      max: 60,
      usual: [5, 45],
    }),
    stateRate: percent({
      label: 'State and local tax rate',
      help: 'The marginal one.',
      symbol: 's',
      min: 0,
      max: 25,
      default: 0,
      usual: [0.5, 16],
    }),
    deducts: flag({
      label: 'State tax is deducted on the federal return',
      help: 'Itemized, and below the limit of the deduction.',
    }),
    surtax: flag({
      label: 'Net investment income tax is due',
      help: '3.8% above the income thresholds; never on municipal bonds.',
    }),
    taxable: percent({
      label: 'Yield of a taxable bond to compare',
      symbol: 'y_t',
      min: 0,
      max: 50,
      usual: [0.1, 20],
      optional: true,
    }),
  },
  outputs: {
    equivalent: percent({ label: 'Tax-equivalent yield', symbol: 'TEY', places: 3 }),
    afterTax: percent({ label: 'Yield after tax', symbol: 'y_a', places: 3 }),
    combined: percent({ label: 'Tax rate on a fully taxable bond', symbol: 'T', places: 3 }),
    taxableAfterTax: percent({ label: 'Taxable bond after tax', optional: true, places: 3 }),
    better: category(['This bond', 'The taxable bond', 'Both alike'], {
      label: 'Leaves more after tax',
      optional: true,
    }),
  },
  formula: ({ yieldRate, bond, federalRate, stateRate, deducts, surtax, taxable }) => {
    const state = deducts ? stateRate * (1 - federalRate) : stateRate;
    const investment = surtax ? 0.038 : 0;
    const combined = federalRate + state + investment;
    const taxed = bond === 'inState' ? 0 * combined : bond === 'outOfState' ? state : federalRate + investment;
    const afterTax = yieldRate * (1 - taxed);
    const results = { equivalent: afterTax / (1 - combined), afterTax, combined };
    if (taxable === undefined) return results;
    const taxableAfterTax = taxable * (1 - combined);
    const own = roundTo(100 * afterTax, 3);
    const other = roundTo(100 * taxableAfterTax, 3);
    const better = own > other ? 'This bond' : own < other ? 'The taxable bond' : 'Both alike';
    return { ...results, taxableAfterTax, better };
  },
  stepwise: [
    'State tax that is deducted on the federal return costs the state rate times 1 less the federal rate.',
    'A fully taxable bond pays the federal tax, that state tax and the net investment income tax of 3.8%.',
    'A municipal bond of the own state pays none of them, one of another state the state tax, a Treasury the federal tax and the net investment income tax.',
    'Tax-equivalent yield = yield after tax / (1 - tax rate on a fully taxable bond).',
  ],
  explanation:
    'A fully taxable bond would have to yield {equivalent} to leave {afterTax} after tax, as this one does{taxableAfterTax?; the taxable bond leaves {taxableAfterTax}|}.',
  requires: [
    {
      that: ({ deducts, stateRate }) => !deducts || stateRate > 0,
      field: 'stateRate',
      says: 'Give the state tax rate that is deducted.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ stateRate }) => stateRate === 0,
      says: 'No state tax is counted, neither on this bond nor on the taxable one: give its rate where the state has one.',
    },
  ],
  examples: [
    {
      inputs: { yieldRate: 6, federalRate: 25, stateRate: 8, deducts: true },
      results: { equivalent: 8.695652174, afterTax: 6, combined: 31 },
      source: 'CalcXML: How to Calculate Your Combined Federal and State Taxable Equivalent Yield, 8.70%',
    },
    {
      inputs: { yieldRate: 3.5, federalRate: 28, stateRate: 6 },
      results: { equivalent: 5.303030303 },
      source: 'By hand: 3.5/(1 - 0.34)',
    },
    {
      inputs: { yieldRate: 4, bond: 'outOfState', federalRate: 31, stateRate: 6 },
      results: { equivalent: 5.968253968, afterTax: 3.76 },
      source: 'Python: taxes on the interest of 10000, the yield found by bisection',
    },
    {
      inputs: { yieldRate: 4, bond: 'outOfState', federalRate: 31, stateRate: 6, deducts: true },
      results: { equivalent: 5.911810052, afterTax: 3.8344 },
      source: 'Python: the same',
    },
    {
      inputs: { yieldRate: 4.5, bond: 'treasury', federalRate: 32, stateRate: 9, surtax: true },
      results: { equivalent: 5.233695652, afterTax: 2.889 },
      source: 'Python: the same',
    },
    {
      inputs: {
        yieldRate: 4.5,
        bond: 'treasury',
        federalRate: 32,
        stateRate: 9,
        deducts: true,
        surtax: true,
        taxable: 6,
      },
      results: { equivalent: 4.974173554, taxableAfterTax: 3.4848, better: 'The taxable bond' },
      source: 'Python: the same',
    },
    {
      inputs: { yieldRate: 3, federalRate: 25, taxable: 4 },
      results: { equivalent: 4, taxableAfterTax: 3, better: 'Both alike' },
      cautions: ['No state tax is counted'],
      source: 'By hand: 3/0.75',
    },
    {
      inputs: { yieldRate: 3, federalRate: 25, taxable: 3.9 },
      results: { taxableAfterTax: 2.925, better: 'This bond' },
      cautions: ['No state tax is counted'],
      source: 'By hand: 3.9 × 0.75',
    },
    {
      inputs: { yieldRate: 4, bond: 'treasury', federalRate: 25 },
      results: { equivalent: 4, afterTax: 3 },
      cautions: ['No state tax is counted'],
      source: 'By hand: without a state tax a Treasury is taxed as any bond',
    },
    { inputs: { yieldRate: 4, federalRate: 25, deducts: true }, refused: 'that is deducted', source: 'By hand' },
  ],
  notes: [
    'For interest of US taxpayers on bonds bought at par, in taxable accounts. Gains, the discount of a bond bought below par, and income tests (Social Security, Medicare premiums) are left out, as is the deduction of state tax from net investment income.',
    'Some municipal bonds (private activity bonds) fall under the alternative minimum tax, a few are taxable, and a few states tax their own municipal bonds or exempt those of others.',
  ],
  references: [
    {
      title: 'Equicurious: Tax-Equivalent Yield Calculations',
      url: 'https://www.equicurious.com/learn/fixed-income/municipal-and-tax-advantaged-bonds/tax-equivalent-yield-calculations',
    },
    { title: 'Fabozzi: Bond Markets, Analysis, and Strategies' },
    {
      title: 'TheStreet: Municipal Bonds vs. Taxable Bonds',
      url: 'http://www.thestreet.com/story/1037534/1/municipal-bonds-vs-taxable-bonds.html',
    },
  ],
});

import {
  category,
  choice,
  constant,
  defineCalculator,
  isAbove,
  isBelow,
  isNear,
  money,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';

const CENT = constant(0.005, '$');

/** Budgeted overhead over a budgeted base, times the actual base: what is applied, and how far it misses the actual. */
export default defineCalculator({
  title: 'Overhead rate',
  description:
    'Predetermined overhead rate per hour, unit or in percent of a cost, the overhead applied, and how much is under- or overapplied, with the cost of goods sold after it.',
  keywords: [
    'predetermined overhead rate',
    'overhead absorption rate',
    'applied overhead',
    'underapplied overhead',
    'overapplied overhead',
    'over-absorbed',
    'under-absorbed',
    'POHR',
  ],
  related: ['activity-based-costing', 'cost-of-goods-manufactured', 'standard-cost-variances'],
  arithmetic: 'decimal',
  inputs: {
    budgeted: money({ label: 'Estimated overhead', symbol: 'O_b', min: 0, max: 1e13 }),
    kind: choice(
      {
        quantity: {
          label: 'Hours, units or another quantity',
          also: ['hours', 'units', 'labor hours', 'machine hours'],
        },
        cost: { label: 'A cost, such as direct labor', also: ['labor cost', 'material cost', 'prime cost'] },
      },
      { label: 'Allocation base', default: 'quantity' },
    ),
    budgetedBase: number({ label: 'Estimated base', symbol: 'B_b', above: 0, max: 1e13, when: { kind: 'quantity' } }),
    actualBase: number({
      label: 'Actual base',
      help: 'Of the period, or of a job alone.',
      symbol: 'B',
      min: 0,
      max: 1e13,
      optional: true,
      when: { kind: 'quantity' },
    }),
    budgetedCost: money({ label: 'Estimated base cost', symbol: 'C_b', above: 0, max: 1e13, when: { kind: 'cost' } }),
    actualCost: money({
      label: 'Actual base cost',
      help: 'Of the period, or of a job alone.',
      symbol: 'C',
      min: 0,
      max: 1e13,
      optional: true,
      when: { kind: 'cost' },
    }),
    actual: money({
      label: 'Actual overhead',
      help: 'Of the same period as the actual base.',
      symbol: 'O',
      min: 0,
      max: 1e13,
      optional: true,
    }),
    sold: money({ label: 'Cost of goods sold before adjustment', symbol: 'S', min: 0, max: 1e14, optional: true }),
  },
  outputs: {
    rate: money({ label: 'Overhead rate', symbol: 'r', per: 'each', optional: true }),
    share: percent({ label: 'Overhead rate of the base cost', symbol: 'p', places: 2, optional: true }),
    applied: money({ label: 'Overhead applied', symbol: 'A', optional: true }),
    difference: money({
      label: 'Applied less actual overhead',
      help: 'Positive: overapplied. Negative: underapplied.',
      symbol: '\\Delta',
      optional: true,
    }),
    verdict: category(['Underapplied', 'Fully applied', 'Overapplied'], { label: 'Overhead', optional: true }),
    adjustedSold: money({ label: 'Cost of goods sold after it', symbol: "S'", optional: true }),
  },
  formula: (inputs) => {
    const { budgeted, kind, actual, sold } = inputs;
    const rate = kind === 'quantity' ? budgeted / inputs.budgetedBase : undefined;
    const share = kind === 'cost' ? budgeted / inputs.budgetedCost : undefined;
    const applied =
      rate !== undefined && inputs.actualBase !== undefined
        ? rate * inputs.actualBase
        : share !== undefined && inputs.actualCost !== undefined
          ? share * inputs.actualCost
          : undefined;
    if (applied === undefined || actual === undefined) return { rate, share, applied };
    const difference = applied - actual;
    const verdict: 'Underapplied' | 'Fully applied' | 'Overapplied' = isNear(difference, 0 * CENT, CENT)
      ? 'Fully applied'
      : difference < 0
        ? 'Underapplied'
        : 'Overapplied';
    return {
      rate,
      share,
      applied,
      difference,
      verdict,
      adjustedSold: sold === undefined ? undefined : sold - difference,
    };
  },
  shown: ({
    kind,
    budgeted,
    budgetedBase,
    actualBase,
    budgetedCost,
    actualCost,
    actual,
    sold,
    applied,
    difference,
  }) => ({
    rate: kind === 'quantity' ? budgeted / budgetedBase : undefined,
    share: kind === 'cost' ? budgeted / budgetedCost : undefined,
    applied:
      kind === 'quantity'
        ? actualBase === undefined
          ? undefined
          : (budgeted / budgetedBase) * actualBase
        : actualCost === undefined
          ? undefined
          : (budgeted / budgetedCost) * actualCost,
    difference: applied === undefined || actual === undefined ? undefined : applied - actual,
    adjustedSold: difference === undefined || sold === undefined ? undefined : sold - difference,
    verdict: undefined,
  }),
  stepwise: ['Overapplied where more was applied than was incurred, underapplied where less, by over half a cent.'],
  explanation: ({ kind, verdict, applied, adjustedSold }) => {
    const rate =
      kind === 'quantity'
        ? 'The overhead rate is {rate}, hour or unit of the base'
        : 'The overhead rate is {share} of the base cost';
    if (applied === undefined) return `${rate}.`;
    if (verdict === undefined) return `${rate}: {applied} is applied.`;
    const sold = adjustedSold === undefined ? '' : ' Put to the cost of goods sold, that makes it {adjustedSold}.';
    return verdict === 'Fully applied'
      ? `${rate}: {applied} is applied, as much as was incurred.`
      : `${rate}: {applied} is applied, {difference|{|difference|} less than|as much as|{|difference|} more than} the actual {actual}, so that overhead is {difference|underapplied|fully applied|overapplied}.${sold}`;
  },
  cautions: [
    {
      level: 'note',
      when: ({ actual, applied }) => actual !== undefined && applied === undefined,
      says: 'What was applied takes the actual base, too: without it the actual overhead is compared with nothing.',
    },
    {
      level: 'note',
      when: ({ sold, difference }) => sold !== undefined && difference === undefined,
      says: 'The cost of goods sold is only adjusted where actual base and actual overhead are given.',
    },
    {
      level: 'note',
      when: ({ adjustedSold, verdict }) => adjustedSold !== undefined && verdict !== 'Fully applied',
      says: 'All of the difference is put to the cost of goods sold. Where it is large, it is shared out over work in process, finished goods and cost of goods sold.',
    },
    {
      level: 'caution',
      when: ({ difference, actual }) =>
        difference !== undefined &&
        actual !== undefined &&
        (isAbove(Math.abs(difference), 0.5 * actual) || isBelow(actual + difference, 0.5 * actual)),
      says: 'Applied and actual overhead are over half of the actual apart: are both of the same period, and is the base in the unit of the estimate?',
    },
    {
      level: 'caution',
      when: ({ adjustedSold }) => adjustedSold !== undefined && adjustedSold < -CENT,
      says: 'The cost of goods sold comes out negative: it is not of the same period as the overhead.',
    },
    {
      level: 'caution',
      when: ({ share }) => share !== undefined && isAbove(roundTo(100 * share, 2), 2000),
      says: 'The rate is over 2,000% of the base cost: are overhead and base of the same period? A base that is hours is a quantity, not a cost.',
    },
    {
      level: 'note',
      when: ({ budgeted }) => budgeted === 0 * CENT,
      says: 'Without an estimate of the overhead nothing is applied.',
    },
  ],
  examples: [
    {
      inputs: { budgeted: 1000000, budgetedBase: 500000, actualBase: 495000, actual: 980000, sold: 2000000 },
      results: { rate: 2, applied: 990000, difference: 10000, verdict: 'Overapplied', adjustedSold: 1990000 },
      cautions: ['put to the cost of goods sold'],
      source: 'Course Hero, a printed solution: 2 a machine hour, 990,000 applied, 10,000 overapplied',
    },
    {
      inputs: { budgeted: 403260, budgetedBase: 61100, actualBase: 58750, actual: 462000 },
      results: { rate: 6.6, applied: 387750, difference: -74250, verdict: 'Underapplied' },
      source: 'A printed solution: 6.6, 387,750, underapplied by 74,250',
    },
    {
      inputs: { budgeted: 360000, budgetedBase: 90000, actualBase: 8550 },
      results: { rate: 4, applied: 34200 },
      source: 'Han Company, a printed exercise; by hand 4 × 8550',
    },
    {
      inputs: { budgeted: 360000, budgetedBase: 90000, actualBase: 89600, actual: 358400, sold: 575000 },
      results: { difference: 0, verdict: 'Fully applied', adjustedSold: 575000 },
      source: 'By hand: 4 × 89600',
    },
    {
      inputs: { budgeted: 150000, kind: 'cost', budgetedCost: 100000, actualCost: 9000, actual: 14000 },
      results: { share: 150, applied: 13500, difference: -500, verdict: 'Underapplied' },
      source: 'By hand: 150% of 9000, 500 below 14000',
    },
    {
      inputs: { budgeted: 150000, kind: 'cost', budgetedCost: 100000, actual: 14000, sold: 100000 },
      results: { share: 150 },
      cautions: ['compared with nothing', 'only adjusted where'],
      source: 'By hand: 150000/100000',
    },
    {
      inputs: { budgeted: 1000, budgetedBase: 10, actualBase: 12, actual: 120000 },
      results: { rate: 100, applied: 1200, difference: -118800, verdict: 'Underapplied' },
      cautions: ['over half of the actual apart'],
      source: 'By hand: a month beside its year',
    },
    {
      inputs: { budgeted: 1000, budgetedBase: 100, actualBase: 100, actual: 900, sold: 50 },
      results: { difference: 100, adjustedSold: -50 },
      cautions: ['put to the cost of goods sold', 'comes out negative'],
      source: 'By hand: 50 - 100',
    },
    {
      inputs: { budgeted: 500000, kind: 'cost', budgetedCost: 20000 },
      results: { share: 2500 },
      cautions: ['over 2,000%'],
      source: 'By hand: 20000 hours for a cost',
    },
    {
      inputs: { budgeted: 0, budgetedBase: 10 },
      results: { rate: 0 },
      cautions: ['nothing is applied'],
      source: 'By hand',
    },
  ],
  notes: [
    'The rate is set before the period, from estimates: the actual overhead and base do not change it.',
    'By IAS 2 fixed production overhead is allocated at normal capacity; what is not allocated in a period of low output is an expense, and a high output lowers the rate.',
  ],
  references: [
    { title: 'IAS 2 Inventories, paragraph 13' },
    { title: 'Garrison, Noreen, Brewer: Managerial Accounting, 16th ed., ch. 2 and 3' },
    { title: 'Horngren, Datar, Rajan: Cost Accounting, 15th ed., ch. 4' },
  ],
});

import { category, defineCalculator, money, number } from '@reckoner/engine';

/** ANSI/EIA-748: work done is valued at its budget and compared with plan and cost. */
export default defineCalculator({
  title: 'Earned value',
  description:
    'Cost and schedule variance, performance indexes and forecasts of a project from planned value, earned value and actual cost.',
  keywords: ['EVM', 'CPI', 'SPI', 'EAC', 'project control'],
  arithmetic: 'decimal',
  inputs: {
    planned: money({ label: 'Planned value', symbol: 'PV', min: 0.01, max: 1e12 }),
    earned: money({ label: 'Earned value', symbol: 'EV', min: 0.01, max: 1e12 }),
    actual: money({ label: 'Actual cost', symbol: 'AC', min: 0.01, max: 1e12 }),
    budget: money({ label: 'Budget at completion', symbol: 'BAC', min: 0.01, max: 1e12 }),
  },
  outputs: {
    costVariance: money({ label: 'Cost variance', symbol: 'CV' }),
    scheduleVariance: money({ label: 'Schedule variance', symbol: 'SV' }),
    costIndex: number({ label: 'Cost performance index', symbol: 'CPI', places: 3 }),
    scheduleIndex: number({ label: 'Schedule performance index', symbol: 'SPI', places: 3 }),
    estimate: money({ label: 'Estimate at completion', symbol: 'EAC' }),
    toComplete: money({ label: 'Estimate to complete', symbol: 'ETC' }),
    varianceAtCompletion: money({ label: 'Variance at completion', symbol: 'VAC' }),
    neededIndex: number({ label: 'To-complete performance index', symbol: 'TCPI', places: 3, optional: true }),
    status: category(['Over budget', 'Within budget'], { label: 'Cost' }),
  },
  formula: ({ planned, earned, actual, budget }) => {
    const costIndex = earned / actual;
    const estimate = budget / costIndex;
    return {
      costVariance: earned - actual,
      scheduleVariance: earned - planned,
      costIndex,
      scheduleIndex: earned / planned,
      estimate,
      toComplete: estimate - actual,
      varianceAtCompletion: budget - estimate,
      neededIndex: budget > actual ? (budget - earned) / (budget - actual) : undefined,
      status: earned < actual ? 'Over budget' : 'Within budget',
    };
  },
  explanation: 'With a CPI of {costIndex} and an SPI of {scheduleIndex} the project will cost {estimate}.',
  requires: [
    {
      that: ({ earned, budget }) => earned <= budget,
      field: 'earned',
      says: 'The earned value, {earned}, must not be above the whole budget, {budget}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ earned, actual, budget }) => actual >= budget && earned < budget,
      says: 'The budget is spent and work is left: no performance brings the project in within it.',
    },
  ],
  examples: [
    {
      inputs: { planned: 50000, earned: 40000, actual: 50000, budget: 200000 },
      results: {
        costVariance: -10000,
        scheduleVariance: -10000,
        costIndex: 0.8,
        scheduleIndex: 0.8,
        estimate: 250000,
        toComplete: 200000,
        varianceAtCompletion: -50000,
        neededIndex: 1.066667,
        status: 'Over budget',
      },
      source: 'By hand: 40/50; 200/0.8; 160/150',
    },
    {
      inputs: { planned: 80, earned: 100, actual: 80, budget: 100 },
      results: {
        costVariance: 20,
        scheduleVariance: 20,
        costIndex: 1.25,
        scheduleIndex: 1.25,
        estimate: 80,
        toComplete: 0,
        neededIndex: 0,
        status: 'Within budget',
      },
      source: 'By hand: finished early and below cost',
    },
    {
      inputs: { planned: 80, earned: 50, actual: 120, budget: 100 },
      results: { costIndex: 0.416666667, estimate: 240 },
      cautions: ['The budget is spent'],
      source: 'By hand: 50/120; the budget is spent, no index can save it',
    },
    {
      inputs: { planned: 80, earned: 110, actual: 80, budget: 100 },
      refused: 'must not be above',
      source: 'By definition',
    },
  ],
  references: [{ title: 'PMI: The Standard for Earned Value Management (2019)', isbn: '978-1-62825-638-3' }],
});

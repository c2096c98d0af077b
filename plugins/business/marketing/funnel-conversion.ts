import { ceilNear, defineCalculator, integer, isAbove, noResult, percent, rows, table, text } from '@reckoner/engine';

/** Each stage over the one before it and over the first; the volume that a target needs goes with the same rates. */
export default defineCalculator({
  title: 'Funnel conversion',
  description:
    'Conversion rate of each stage of a funnel and from the first stage on, the weakest step, and how many are needed at each stage for a target at the last one.',
  keywords: [
    'sales funnel conversion rate',
    'marketing funnel',
    'conversion funnel',
    'stage conversion',
    'reverse funnel',
    'drop-off rate',
    'lead to customer rate',
    'recruiting yield ratio',
    'recruitment funnel',
  ],
  aliases: ['recruitment-yield-ratio'],
  related: ['conversion-rate', 'sales-velocity', 'cost-per-acquisition'],
  inputs: {
    stages: rows(
      {
        name: text({ label: 'Stage', maxLength: 60, optional: true }),
        count: integer({ label: 'Number', min: 0, max: 1e12 }),
      },
      {
        label: 'Stages',
        help: 'From the first to the last, all of the same people: those of a stage are among those of the one before it.',
        symbol: 'n',
        minItems: 2,
        maxItems: 20,
      },
    ),
    target: integer({
      label: 'Wanted at the last stage',
      symbol: 'T',
      min: 1,
      max: 1e12,
      optional: true,
    }),
  },
  outputs: {
    overall: percent({ label: 'From the first to the last stage', symbol: 'r', places: 2 }),
    weakest: text({ label: 'Step with the lowest rate' }),
    weakestRate: percent({ label: 'Its rate', symbol: 'r_{\\min}', places: 2 }),
    needed: integer({ label: 'Needed at the first stage', symbol: 'N_1', optional: true }),
    steps: table(
      {
        stage: text({ label: 'Stage' }),
        count: integer({ label: 'Number' }),
        rate: percent({ label: 'Of the stage before', places: 2, optional: true }),
        fromFirst: percent({ label: 'Of the first stage', places: 2 }),
        lost: integer({ label: 'Lost before it', optional: true }),
        needed: integer({ label: 'Needed for the target', optional: true }),
      },
      { label: 'Stages' },
    ),
  },
  formula: ({ stages, target }) => {
    const first = stages[0]!.count;
    const last = stages[stages.length - 1]!.count;
    if (target !== undefined && last > 0 && isAbove(target / last, 1e12 / first))
      throw noResult('The target would need more than a million millions at the first stage: check it, or the stages.');
    const named = stages.map(({ name, count }, index) => {
      const place = index + 1;
      return { stage: name ?? `Stage ${place}`, count };
    });
    const steps = named.map(({ stage, count }, index) => {
      const before = index === 0 ? undefined : named[index - 1]!.count;
      return {
        stage,
        count,
        rate: before === undefined || before === 0 ? undefined : count / before,
        fromFirst: count / first,
        lost: before === undefined ? undefined : before - count,
        needed: target === undefined || last === 0 ? undefined : ceilNear((target * count) / last),
      };
    });
    const rates = steps.slice(1).map(({ rate }) => rate ?? 1);
    const weakestRate = Math.min(...rates);
    const place = rates.indexOf(weakestRate);
    return {
      overall: last / first,
      weakest: weakestRate < 1 ? `${named[place]!.stage} to ${named[place + 1]!.stage}` : 'None',
      weakestRate,
      needed: steps[0]!.needed,
      steps,
    };
  },
  shown: () => ({ overall: undefined, weakestRate: undefined, needed: undefined }),
  stepwise: [
    'The rate of a step: the number at a stage over that at the stage before.',
    'From the first stage on: the number at a stage over that at the first, which is the product of the rates up to it.',
    'Needed at a stage: the target times the number at that stage over that at the last one, rounded up.',
  ],
  figure: { kind: 'bars', table: 'steps', label: 'stage', value: 'count' },
  explanation: ({ stages, needed, target, weakestRate }) => {
    const rate = '{overall} of those at the first stage reach the last.';
    const weak =
      weakestRate === 1
        ? ' Nobody is lost at any step.'
        : stages.length === 2
          ? ''
          : ' The lowest rate of a step is that of {weakest}, {weakestRate}.';
    const want =
      needed === undefined || target === undefined
        ? ''
        : ' At the same rates {target} at the last stage {target|needs|need} {needed} at the first.';
    return `${rate}${weak}${want}`;
  },
  requires: [
    {
      that: ({ stages }) => stages[0]!.count > 0,
      field: 'stages',
      says: 'Nobody is at the first stage: there is nothing to take rates of.',
    },
    {
      that: ({ stages }) => stages.every(({ count }, index) => index === 0 || count <= stages[index - 1]!.count),
      field: 'stages',
      says: 'A stage has more than the stage before it: give the stages from the first to the last, and count the same people at each.',
    },
    {
      that: ({ stages }, given) => !given.target || stages[stages.length - 1]!.count > 0,
      field: 'target',
      says: 'Nobody reached the last stage: what a target needs cannot be told from that.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ stages }) => stages[stages.length - 1]!.count < 30,
      says: 'Fewer than about thirty reached the last stage: chance moves the rates much, and with them what any target needs. Take a longer time.',
    },
    {
      level: 'note',
      when: ({ steps, weakestRate }) =>
        weakestRate < 1 && steps.filter(({ rate }) => rate !== undefined && rate <= weakestRate).length > 1,
      says: 'More than one step has the lowest rate: the first of them is named.',
    },
    {
      level: 'note',
      when: ({ stages, weakestRate }) => stages.length > 2 && weakestRate < 1,
      says: 'The lowest rate need not be the step where most can be won: steps differ by their kind. Compare each with what it was before, or is elsewhere.',
    },
    {
      level: 'caution',
      when: ({ stages, target }) => target !== undefined && isAbove(target, 10 * stages[stages.length - 1]!.count),
      says: 'The target is more than ten times what was reached: people who are reached in addition often convert less, so that more may be needed.',
    },
    {
      level: 'caution',
      when: ({ stages }) => stages[0]!.count === 100 && stages.length > 2,
      says: 'The first stage has 100: if these are percents, what is needed and the number lost are meaningless; send numbers of people.',
    },
  ],
  examples: [
    {
      inputs: {
        stages: [
          { name: 'Leads', count: 1000 },
          { name: 'Qualified', count: 400 },
          { name: 'Opportunities', count: 150 },
          { name: 'Customers', count: 30 },
        ],
        target: 50,
      },
      results: {
        overall: 3,
        weakest: 'Opportunities to Customers',
        weakestRate: 20,
        needed: 1667,
        steps: {
          length: 4,
          rows: {
            0: { stage: 'Leads', fromFirst: 100, needed: 1667 },
            1: { rate: 40, fromFirst: 40, lost: 600, needed: 667 },
            2: { rate: 37.5, fromFirst: 15, lost: 250, needed: 250 },
            3: { rate: 20, fromFirst: 3, lost: 120, needed: 50 },
          },
        },
      },
      cautions: ['need not be the step'],
      source: 'calculatorlib.com, printed example: 40%, 37.5%, 20%, 3%; by hand 50 × 1000/30, 50 × 400/30',
    },
    {
      inputs: { stages: [{ count: 12000 }, { count: 850 }] },
      results: { overall: '7.0833333', weakest: 'Stage 1 to Stage 2', weakestRate: '7.0833333', steps: { length: 2 } },
      source: 'By hand: 850/12000',
    },
    {
      inputs: { stages: [{ count: 80 }, { count: 40 }, { count: 40 }, { count: 20 }], target: 300 },
      results: { overall: 25, weakest: 'Stage 1 to Stage 2', weakestRate: 50, needed: 1200 },
      cautions: ['Fewer than about thirty', 'More than one step', 'need not be the step', 'more than ten times'],
      source: 'By hand: 20/80; 300 × 80/20',
    },
    {
      inputs: { stages: [{ count: 100 }, { count: 40 }, { count: 0 }, { count: 0 }] },
      results: {
        overall: 0,
        weakest: 'Stage 2 to Stage 3',
        weakestRate: 0,
        steps: { length: 4, rows: { 3: { lost: 0, fromFirst: 0 } } },
      },
      cautions: ['Fewer than about thirty', 'need not be the step', 'if these are percents'],
      source: 'By hand: nobody of 40',
    },
    {
      inputs: { stages: [{ count: 50 }, { count: 50 }], target: 1 },
      results: { overall: 100, weakest: 'None', weakestRate: 100, needed: 1 },
      source: 'By hand: all of them',
    },
    {
      inputs: { stages: [{ count: 100000 }, { count: 99999 }, { count: 99998 }] },
      results: { overall: 99.998, weakest: 'Stage 2 to Stage 3', weakestRate: '99.998999990' },
      cautions: ['need not be the step'],
      source: 'By hand: 99998/99999 is below 99999/100000 by 10⁻¹⁰, so that the two are not equal',
    },
    {
      inputs: { stages: [{ count: 1000000000 }, { count: 40 }], target: 50000 },
      noResult: 'more than a million millions',
      source: 'By hand: 50000 × 10⁹/40 = 1.25 × 10¹²',
    },
    {
      inputs: { stages: [{ count: 0 }, { count: 0 }] },
      refused: 'Nobody is at the first stage',
      source: 'By definition',
    },
    {
      inputs: { stages: [{ count: 5 }, { count: 6 }] },
      refused: 'more than the stage before',
      source: 'By definition',
    },
    {
      inputs: { stages: [{ count: 5 }, { count: 0 }], target: 3 },
      refused: 'Nobody reached the last stage',
      source: 'By definition',
    },
  ],
  notes: [
    'All stages are of the same people. Leads of a month beside customers of that month, who were leads long before, give rates that no group has.',
    'The number of visitors counts each person once; visits or sessions make the rates lower.',
  ],
  references: [
    {
      title: 'CalculatorLib: Sales funnel conversion calculator',
      url: 'https://calculatorlib.com/funnel-conversion-rate-calculator',
    },
    {
      title: 'CodingAce: Sales funnel conversion rate (excerpt read: stage rate, drop-off, overall)',
      url: 'https://codingace.net/sales/sales_funnel_conversion_rate.html',
    },
    {
      title:
        'PitchBites: Build your sales funnel (excerpt read: the overall rate is the product, backwards from the target)',
      url: 'https://pitchbites.com/favicon.ico/academy/go-to-market/build-your-sales-funnel/',
    },
  ],
});

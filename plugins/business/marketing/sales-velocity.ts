import {
  constant,
  defineCalculator,
  isAbove,
  isBelow,
  money,
  number,
  percent,
  quantity,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';

/** Opportunities × win rate × deal size over the length of the cycle; beside it each stage’s value times its probability. */
export default defineCalculator({
  title: 'Sales velocity and weighted pipeline',
  description:
    'Sales velocity a day and over a period from opportunities, win rate, deal size and sales cycle, what a tenth more of each brings, and the stage-weighted forecast of a pipeline.',
  keywords: [
    'sales velocity formula',
    'pipeline velocity',
    'weighted pipeline',
    'stage-weighted forecast',
    'sales cycle length',
    'win rate',
  ],
  related: ['funnel-conversion', 'customer-acquisition-cost'],
  inputs: {
    opportunities: number({
      label: 'Open opportunities',
      help: 'Qualified and in the pipeline at one time, on average.',
      symbol: 'n',
      min: 0,
      max: 1e9,
    }),
    winRate: percent({
      label: 'Win rate',
      help: 'Won of all that were closed, by number.',
      symbol: 'w',
      min: 0,
      max: 100,
      usual: [2, 100],
    }),
    deal: money({ label: 'Average deal', help: 'Of the deals that were won.', symbol: 'D', min: 0.01, max: 1e12 }),
    cycle: quantity('d', {
      label: 'Length of the sales cycle',
      help: 'From opportunity to close, on average of those won and lost.',
      symbol: 'L',
      min: 0.01,
      max: 10000,
      usual: [7, 730],
    }),
    period: quantity('d', { label: 'Period', symbol: 'T', min: 1, max: 3660, usual: [7, 366], default: 90 }),
    stages: rows(
      {
        name: text({ label: 'Stage', maxLength: 60, optional: true }),
        value: money({ label: 'Value of the open deals', min: 0, max: 1e13 }),
        probability: percent({ label: 'Probability of winning', min: 0, max: 100, usual: [1, 100] }),
      },
      {
        label: 'Stages of the pipeline',
        help: 'The sum of the open deals at each stage, and how many of those that reach it are won.',
        symbol: 'x',
        maxItems: 50,
        optional: true,
      },
    ),
  },
  outputs: {
    velocity: money({ label: 'Sales velocity', per: 'd', symbol: 'V' }),
    inPeriod: money({ label: 'Revenue won in the period', symbol: 'R_T' }),
    expected: money({ label: 'Expected revenue of the open opportunities', symbol: 'E' }),
    forecast: money({ label: 'Stage-weighted forecast', symbol: 'F', optional: true }),
    pipeline: money({ label: 'Pipeline before weighting', symbol: 'P', optional: true }),
    weighted: percent({ label: 'Forecast in percent of the pipeline', places: 1, optional: true }),
    levers: table(
      {
        change: text({ label: 'Change alone' }),
        velocity: money({ label: 'Sales velocity', per: 'd' }),
        gain: money({ label: 'Change in the period' }),
      },
      { label: 'What a change brings' },
    ),
    byStage: table(
      {
        stage: text({ label: 'Stage' }),
        value: money({ label: 'Value' }),
        probability: percent({ label: 'Probability', places: 1 }),
        weighted: money({ label: 'Weighted value' }),
      },
      { label: 'Forecast by stage', optional: true },
    ),
  },
  formula: ({ opportunities, winRate, deal, cycle, period, stages }) => {
    const expected = opportunities * winRate * deal;
    const velocity = expected / cycle;
    const better = Math.min(1, 1.1 * winRate) / (winRate > 0 ? winRate : 1);
    const byStage = (stages ?? []).map(({ name, value, probability }, index) => {
      const place = index + 1;
      return { stage: name ?? `Stage ${place}`, value, probability, weighted: value * probability };
    });
    const forecast = sum(byStage.map(({ weighted }) => weighted));
    const pipeline = sum(byStage.map(({ value }) => value));
    const changes = [
      { change: 'A tenth more opportunities', factor: 1.1 },
      {
        change: winRate > 0 && better < 1.1 ? 'A win rate of 100%' : 'A win rate a tenth higher',
        factor: winRate > 0 ? better : 1,
      },
      { change: 'Deals a tenth larger', factor: 1.1 },
      { change: 'A cycle a tenth shorter', factor: 1 / 0.9 },
      { change: 'A cycle a tenth longer', factor: 1 / 1.1 },
    ];
    return {
      velocity,
      inPeriod: velocity * period,
      expected,
      forecast: stages === undefined ? undefined : forecast,
      pipeline: stages === undefined ? undefined : pipeline,
      weighted: stages?.some(({ value }) => value > constant(0, '$')) ? forecast / pipeline : undefined,
      levers: changes.map(({ change, factor }) => ({
        change,
        velocity: velocity * factor,
        gain: velocity * period * (factor - 1),
      })),
      byStage: stages === undefined ? undefined : byStage,
    };
  },
  shown: ({ opportunities, winRate, deal, cycle, period, velocity, stages, pipeline, forecast }) => ({
    expected: opportunities * winRate * deal,
    velocity: (opportunities * winRate * deal) / cycle,
    inPeriod: velocity * period,
    forecast: stages === undefined ? undefined : sum(stages.map(({ value, probability }) => value * probability)),
    pipeline: stages === undefined ? undefined : sum(stages.map(({ value }) => value)),
    weighted: forecast === undefined || pipeline === undefined ? undefined : forecast / pipeline,
    levers: undefined,
    byStage: undefined,
  }),
  stepwise: [
    'Each change of the table is made alone: a cycle a tenth shorter divides by 0.9, which is 11.1% more velocity; a win rate a tenth higher is 27.5% in place of 25%; it does not go beyond 100%.',
    'The weighted value of a stage: the value of its open deals times the probability of winning.',
  ],
  explanation: ({ forecast }) => {
    const first =
      '{opportunities} open {opportunities|opportunity|opportunities} at a win rate of {winRate}, {deal} a deal and a cycle of {cycle} are a sales velocity of {velocity}: {inPeriod} in {period} while all four stay as they are.';
    return forecast === undefined
      ? first
      : `${first} By stage, the open deals of {pipeline} are weighted to {forecast}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ cycle, period }) => isAbove(cycle, 2 * period),
      says: 'The cycle is more than twice the period: what is won in it was opened long before, so that changes made now show later.',
    },
    {
      level: 'note',
      when: ({ cycle, period, expected }) => expected > constant(0, '$') && isAbove(period, cycle),
      says: 'The period is longer than the cycle: more is won in it than those open now bring. That holds only where new opportunities come in as fast as others close.',
    },
    {
      level: 'note',
      when: ({ opportunities, winRate }) => opportunities > 0 && winRate > 0 && isBelow(opportunities * winRate, 10),
      says: 'Fewer than about ten wins are expected of these opportunities: one deal more or less changes the result much.',
    },
    {
      level: 'note',
      when: ({ expected }) => expected === constant(0, '$'),
      says: 'Without opportunities or wins the velocity is 0, and no change of the others helps.',
    },
    {
      level: 'caution',
      when: ({ byStage }) =>
        byStage !== undefined &&
        byStage.length > 1 &&
        byStage.some(({ probability }) => probability > 0) &&
        byStage.every(({ probability }) => probability === byStage[0]!.probability),
      says: 'All stages have the same probability: weight each by how many of those that reached it were won.',
    },
    {
      level: 'caution',
      when: ({ byStage }) =>
        byStage?.some(({ probability, value }) => probability === 1 && value > constant(0, '$')) === true,
      says: 'A stage counts at 100%: open deals are not yet won. Leave out what is won, or give the share of those at that stage that is.',
    },
    {
      level: 'caution',
      when: ({ forecast, expected }) =>
        forecast !== undefined &&
        expected > constant(0, '$') &&
        (isAbove(forecast, 3 * expected) || isAbove(expected, 3 * forecast)),
      says: 'The stage-weighted forecast and opportunities × win rate × deal are more than three times apart: check that both are of the same open deals.',
    },
    {
      level: 'caution',
      when: ({ pipeline, opportunities, deal }) =>
        pipeline !== undefined &&
        opportunities > 0 &&
        pipeline > constant(0, '$') &&
        isAbove(pipeline, 10 * opportunities * deal),
      says: 'The value of the stages is more than ten times the opportunities times the average deal: check the amounts of the stages.',
    },
    {
      level: 'caution',
      when: ({ winRate }) => isAbove(winRate, 0.9),
      says: 'Few win so many of all qualified opportunities: check that those lost, or closed without a decision, are counted as well.',
    },
  ],
  examples: [
    {
      inputs: { opportunities: 40, winRate: 25, deal: 25000, cycle: 90 },
      results: {
        velocity: '2777.78',
        inPeriod: 250000,
        expected: 250000,
        levers: {
          length: 5,
          rows: {
            0: { velocity: '3055.56', gain: 25000 },
            1: { velocity: '3055.56' },
            2: { gain: 25000 },
            3: { velocity: '3086.42', gain: '27777.78' },
            4: { velocity: '2525.25', gain: '-22727.27' },
          },
        },
      },
      source: 'mavenlb.com, printed: (40 × £25,000 × 0.25)/90 = £2,777 a day; by hand 250000/81, 250000/99',
    },
    {
      inputs: {
        opportunities: 18,
        winRate: 24,
        deal: 42000,
        cycle: 65,
        period: 30,
        stages: [
          { name: 'Discovery', value: 500000, probability: 10 },
          { name: 'Proposal', value: 200000, probability: 30 },
          { value: 50000, probability: 80 },
        ],
      },
      results: {
        velocity: '2791.38',
        inPeriod: '83741.54',
        expected: 181440,
        forecast: 150000,
        pipeline: 750000,
        weighted: 20,
        byStage: { length: 3, rows: { 1: { weighted: 60000 }, 2: { stage: 'Stage 3', weighted: 40000 } } },
      },
      cautions: ['Fewer than about ten wins', 'more than twice the period'],
      source:
        'winsabove, printed: 18, $42K, 24%, $2,790 a day at 65 days; rework, printed: $60K of $200K, $40K of $50K; by hand 181440 × 30/65',
    },
    {
      inputs: {
        opportunities: 100,
        winRate: 95,
        deal: 1000,
        cycle: 30,
        period: 30,
        stages: [
          { value: 0, probability: 50 },
          { value: 0, probability: 50 },
        ],
      },
      results: {
        velocity: '3166.67',
        inPeriod: 95000,
        forecast: 0,
        pipeline: 0,
        levers: { length: 5, rows: { 1: { change: 'A win rate of 100%', velocity: '3333.33', gain: 5000 } } },
      },
      cautions: ['All stages have the same probability', 'more than three times apart', 'Few win so many'],
      source: 'By hand: 95000/30; 100000/30; nothing is in the stages',
    },
    {
      inputs: { opportunities: 0, winRate: 20, deal: 1000, cycle: 30 },
      results: { velocity: 0, inPeriod: 0, expected: 0 },
      cautions: ['the velocity is 0'],
      source: 'By hand: no opportunities',
    },
    {
      inputs: { opportunities: 50, winRate: 0, deal: 1000, cycle: 30 },
      results: { velocity: 0, levers: { length: 5, rows: { 1: { change: 'A win rate a tenth higher', gain: 0 } } } },
      cautions: ['the velocity is 0'],
      source: 'By hand: no wins',
    },
    {
      inputs: { opportunities: 50, winRate: 40, deal: 1000, cycle: 30, stages: [{ value: 600000, probability: 100 }] },
      results: { forecast: 600000, expected: 20000, weighted: 100 },
      cautions: [
        'longer than the cycle',
        'counts at 100%',
        'more than three times apart',
        'more than ten times the opportunities',
      ],
      source: 'By hand: 50 × 0.4 × 1000; 600000 against 50000',
    },
  ],
  notes: [
    'Opportunities are those open at one time. Of those opened in a period the revenue is their number times win rate and deal, whatever the cycle: do not divide by it.',
    'Segments with other deals and cycles are better taken apart: the means of a mix hide each of them.',
  ],
  references: [
    { title: 'Maven LB: The sales velocity formula', url: 'https://www.mavenlb.com/blog/sales-velocity-formula' },
    { title: 'Wins Above: Sales velocity', url: 'https://winsabove.pages.dev/glossary/sales-velocity' },
    {
      title: 'Rework: Weighted pipeline',
      url: 'https://resources.rework.com/libraries/pipeline-management/weighted-pipeline',
    },
    {
      title: 'Little: A proof for the queuing formula L = λW, Operations Research 9 (1961) 383 (not opened)',
      doi: '10.1287/opre.9.3.383',
    },
  ],
});

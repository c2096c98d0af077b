import { choice, defineCalculator, number, percent, sumOfProducts } from '@reckoner/engine';

/** Every way to say a chance follows from the weights for and against the event. */
export default defineCalculator({
  title: 'Odds and probability',
  description: 'Probability, odds for, odds against and log-odds (logit) of an event from any one of them.',
  keywords: [
    'odds to probability',
    'probability to odds',
    'log odds',
    'logit',
    'inverse logit',
    'expit',
    'odds in favor',
    'odds against',
  ],
  related: ['betting-odds-converter', 'odds-ratio'],
  inputs: {
    from: choice(
      {
        probability: { label: 'Probability', also: ['p'] },
        oddsFor: { label: 'Odds for (in favor)', also: ['odds for', 'odds in favor', 'odds'] },
        oddsAgainst: { label: 'Odds against', also: ['odds on losing'] },
        logOdds: { label: 'Log-odds (natural logarithm)', also: ['logit', 'log odds', 'log-odds'] },
      },
      { label: 'From', default: 'probability' },
    ),
    p: percent({
      label: 'Probability',
      symbol: 'p',
      min: 0,
      max: 100,
      usual: [1, 100],
      when: { from: 'probability' },
    }),
    first: number({
      label: 'Odds, first number',
      help: 'The 3 of 3 to 2.',
      symbol: 'a',
      text: 'plain',
      min: 0,
      max: 1e9,
      when: { from: ['oddsFor', 'oddsAgainst'] },
    }),
    second: number({
      label: 'Odds, second number',
      help: 'The 2 of 3 to 2; 1 for odds that are one number.',
      symbol: 'b',
      text: 'plain',
      min: 0,
      max: 1e9,
      default: 1,
      when: { from: ['oddsFor', 'oddsAgainst'] },
    }),
    logOdds: number({
      label: 'Log-odds (natural logarithm)',
      symbol: 'x',
      min: -50,
      max: 50,
      when: { from: 'logOdds' },
    }),
  },
  outputs: {
    probability: percent({ label: 'Probability', symbol: 'P', places: 4 }),
    complement: percent({ label: 'Probability that it does not occur', symbol: 'Q', places: 4 }),
    oddsFor: number({ label: 'Odds for, to 1', symbol: 'o', places: 2, digits: 4, optional: true }),
    oddsAgainst: number({ label: 'Odds against, to 1', symbol: "o'", places: 2, digits: 4, optional: true }),
    logit: number({
      label: 'Log-odds of the event',
      symbol: '\\operatorname{logit}P',
      places: 4,
      optional: true,
    }),
    oneIn: number({ label: 'That is one in', symbol: 'N', places: 2, digits: 4, optional: true }),
  },
  formula: ({ from, p, first, second, logOdds }) => {
    if (from === 'logOdds') {
      const probability = 1 / (1 + Math.exp(-logOdds));
      return {
        probability,
        complement: 1 / (1 + Math.exp(logOdds)),
        oddsFor: Math.exp(logOdds),
        oddsAgainst: Math.exp(-logOdds),
        logit: logOdds,
        oneIn: 1 + Math.exp(-logOdds),
      };
    }
    const weight = from === 'probability' ? p : from === 'oddsFor' ? first : second;
    const against = from === 'probability' ? sumOfProducts([1], [-1, p]) : from === 'oddsFor' ? second : first;
    const total = from === 'probability' ? 1 : first + second;
    return {
      probability: weight / total,
      complement: against / total,
      oddsFor: against > 0 ? weight / against : undefined,
      oddsAgainst: weight > 0 ? against / weight : undefined,
      logit: weight > 0 && against > 0 ? Math.log(weight / against) : undefined,
      oneIn: weight > 0 ? total / weight : undefined,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Probability over log-odds',
    x: { of: 'logit', label: 'Log-odds' },
    y: { of: 'probability', label: 'Probability' },
    curve: ({ logit, probability }) => {
      if (logit === undefined) return undefined;
      const end = Math.max(6, 1.2 * Math.abs(logit));
      return {
        from: -end,
        to: end,
        lines: [{ y: (x) => 1 / (1 + Math.exp(-x)) }],
        marks: [{ x: logit, y: probability, label: 'Event' }],
      };
    },
  },
  explanation: ({ oddsFor, oddsAgainst }) => {
    if (oddsAgainst === undefined)
      return 'A probability of {probability} is an event that never occurs: its odds for are 0.';
    if (oddsFor === undefined)
      return 'A probability of {probability} is an event that always occurs: its odds against are 0.';
    return 'A probability of {probability} is odds of {oddsFor} to 1 for the event, or {oddsAgainst} to 1 against it; the log-odds are {logit}.';
  },
  requires: [
    {
      that: ({ p }) => p === 0 || p >= 1e-12,
      field: 'p',
      says: 'So small a probability is as good as none: give 0, or 0.0000000001% at least.',
    },
    {
      that: ({ first }) => first === 0 || first >= 1e-9,
      field: 'first',
      says: 'So small a number is as good as none: give 0, or 0.000000001 at least.',
    },
    {
      that: ({ second }) => second === 0 || second >= 1e-9,
      field: 'second',
      says: 'So small a number is as good as none: give 0, or 0.000000001 at least.',
    },
    {
      that: ({ first, second }) => first > 0 || second > 0,
      field: 'first',
      says: 'Odds of 0 to 0 say nothing: one of the two numbers must be above 0.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ complement }) => complement > 0 && complement < 5e-7,
      says: 'The event is nearly certain, but not quite, even where its probability is rounded to 100%: it fails to occur with a probability of {complement}.',
    },
  ],
  examples: [
    {
      inputs: { p: 20 },
      results: { probability: 20, complement: 80, oddsFor: 0.25, oddsAgainst: 4, logit: -1.386294361, oneIn: 5 },
      source: 'By hand: 0.2/0.8 = 0.25; Python: log(0.25)',
    },
    {
      inputs: { from: 'oddsFor', first: 3, second: 2 },
      results: { probability: 60, complement: 40, oddsFor: 1.5, oddsAgainst: 0.66666666667, logit: 0.4054651081 },
      source: 'By hand: 3 of 5; Python: log(1.5)',
    },
    {
      inputs: { from: 'oddsAgainst', first: 4 },
      results: { probability: 20, complement: 80, oddsFor: 0.25, oddsAgainst: 4, oneIn: 5 },
      source: 'By hand: 1 of 5',
    },
    {
      inputs: { from: 'logOdds', logOdds: -1.3862944 },
      results: { probability: 19.99999937792, oddsFor: 0.24999999028, oddsAgainst: 4.00000015552, logit: -1.3862944 },
      source: 'Python, decimals of 40 digits: 1/(1 + exp(1.3862944))',
    },
    {
      inputs: { from: 'logOdds', logOdds: 20 },
      results: { complement: 2.0611536181902e-7, oddsFor: 485165195.40979, oddsAgainst: 2.0611536224386e-9 },
      cautions: ['nearly certain'],
      source: 'Python, decimals of 40 digits: exp(20), 1/(1 + exp(20))',
    },
    {
      inputs: { p: 99.99999 },
      results: { complement: 0.00001, oddsFor: 9999999 },
      cautions: ['nearly certain'],
      source: 'By hand: 9,999,999 of 10 million',
    },
    {
      inputs: { p: 0 },
      results: { probability: 0, complement: 100, oddsFor: 0 },
      source: 'By definition: it never occurs',
    },
    {
      inputs: { p: 100 },
      results: { probability: 100, complement: 0, oddsAgainst: 0, oneIn: 1 },
      source: 'By definition: it always occurs',
    },
    { inputs: { p: 1e-12 }, refused: 'as good as none', source: 'By definition' },
    { inputs: { from: 'oddsFor', first: 1e-12 }, refused: 'as good as none', source: 'By definition' },
    { inputs: { from: 'oddsFor', first: 1, second: 1e-12 }, refused: 'as good as none', source: 'By definition' },
    { inputs: { from: 'oddsFor', first: 0, second: 0 }, refused: 'say nothing', source: 'By definition' },
  ],
  notes: [
    'Odds that bookmakers offer hold their margin and are no probabilities: the betting odds conversion reads their formats.',
    'An odds ratio compares the odds of two groups and is no odds of an event.',
  ],
  references: [
    { title: 'Rotella: Probability, log-odds, and odds, WILD 502, Montana State University' },
    { title: 'Agresti: Categorical Data Analysis' },
  ],
});

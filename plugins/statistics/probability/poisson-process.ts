import {
  defineCalculator,
  integer,
  isAtMost,
  number,
  percent,
  poissonCdf,
  poissonPmf,
  poissonSurvival,
  quantity,
} from '@reckoner/engine';

/** Merged streams add their rates; keeping a share of the events at random multiplies it. */
export default defineCalculator({
  title: 'Poisson process',
  description:
    'Probability of a number of events in a time and the waiting times between them, for one stream of random events or two merged ones, of which all or a random share count.',
  keywords: [
    'arrival process',
    'events per hour',
    'interarrival time',
    'waiting time to the kth event',
    'superposition',
    'thinning',
    'merging and splitting',
    'Erlang distribution',
  ],
  related: ['poisson-distribution', 'exponential-distribution', 'mm1-queue'],
  inputs: {
    rate: quantity('1/s', { label: 'Rate of events', unit: '1/h', symbol: '\\lambda_1', min: 1e-9, max: 1e9 }),
    time: quantity('s', { label: 'Time', unit: 'h', symbol: 't', min: 0, max: 1e9 }),
    k: integer({ label: 'Number of events', symbol: 'k', min: 0, max: 1e7, default: 1 }),
    second: quantity('1/s', {
      label: 'Rate of a second stream',
      help: 'An independent stream that is merged with the first.',
      unit: '1/h',
      symbol: '\\lambda_2',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    kept: percent({
      label: 'Share of the events that count',
      help: 'Each event counts with this probability, whatever becomes of the others.',
      symbol: 'p',
      min: 1e-4,
      max: 100,
      usual: [1, 100],
      default: 100,
    }),
  },
  outputs: {
    exactly: percent({ label: 'Exactly k events', symbol: 'P(N=k)', places: 4 }),
    atMost: percent({ label: 'k or fewer', symbol: 'P(N\\le k)', places: 4 }),
    atLeast: percent({ label: 'k or more', symbol: 'P(N\\ge k)', places: 4 }),
    none: percent({ label: 'No event in the time', symbol: 'P(N=0)', places: 4 }),
    expected: number({ label: 'Expected number of events', symbol: '\\mu', places: 4 }),
    counted: quantity('1/s', {
      label: 'Rate of the events that count',
      unit: '1/h',
      symbol: '\\lambda',
      places: 4,
      digits: 4,
    }),
    gap: quantity('s', { label: 'Mean time between events', unit: 'min', symbol: 'W_1', places: 2, digits: 4 }),
    wait: quantity('s', {
      label: 'Mean wait for event k',
      unit: 'min',
      symbol: 'W_k',
      places: 2,
      digits: 4,
      optional: true,
    }),
    fromFirst: percent({
      label: 'Share of the events from the first stream',
      symbol: 's_1',
      places: 4,
      optional: true,
    }),
    left: quantity('1/s', {
      label: 'Rate of the events that do not count',
      unit: '1/h',
      symbol: "\\lambda'",
      places: 4,
      digits: 4,
      optional: true,
    }),
  },
  formula: ({ rate, time, k, second, kept }) => {
    const counted = kept * (rate + second);
    const expected = counted * time;
    return {
      exactly: poissonPmf(k, expected),
      atMost: poissonCdf(k, expected),
      atLeast: poissonSurvival(k - 1, expected),
      none: Math.exp(-expected),
      expected,
      counted,
      gap: 1 / counted,
      wait: k > 0 ? k / counted : undefined,
      fromFirst: second > 0 ? rate / (rate + second) : undefined,
      left: kept < 1 ? (1 - kept) * (rate + second) : undefined,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Probability that event k has come',
    x: { of: 'time', label: 'Time' },
    y: { of: 'atLeast', label: 'Probability' },
    curve: ({ time, k, counted, atLeast }) => {
      if (k === 0 || k > 1e6) return undefined;
      const to = Math.max(1.2 * time, (k + 4 * Math.sqrt(k)) / counted);
      return {
        from: 0,
        to,
        lines: [{ y: (t) => poissonSurvival(k - 1, Math.min(counted * t, 2e6)) }],
        marks: [{ x: time, y: atLeast, label: 't' }],
      };
    },
  },
  explanation: ({ k, kept }) => {
    const events = kept < 1 ? 'events that count' : 'events';
    const chance =
      k === 0
        ? 'none comes with probability {none}'
        : 'the probability of exactly {k} is {exactly}, of {k} or more {atLeast}';
    return `The expected number of ${events} in {time} is {expected}; ${chance}. The mean time between them is {gap}.`;
  },
  requires: [
    {
      that: ({ rate, second, kept, time }) => isAtMost(kept * (rate + second) * time, 1e6),
      field: 'time',
      says: 'More than a million events are expected in {time}: choose a shorter time.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ exactly, none, expected }) => expected > 0 && (exactly <= 0 || none <= 0),
      says: 'A probability of 0% here is one too small to be written, and not an impossible number of events.',
    },
  ],
  examples: [
    {
      inputs: { rate: 10, time: 0.5, k: 2 },
      results: {
        exactly: 8.422433748857,
        atMost: 12.46520194831,
        atLeast: 95.95723180055,
        none: 0.6737946999085,
        expected: 5,
        counted: 10,
        gap: 6,
        wait: 12,
      },
      source: 'mpmath: e^-5 (1, 5, 12.5); e^-5 (1 + 5) is the probability that the second wait is longer',
    },
    {
      inputs: { rate: 3, second: 5, kept: 25, time: 1.5, k: 4 },
      results: {
        exactly: 16.80313557415,
        atMost: 81.52632445238,
        atLeast: 35.27681112178,
        none: 4.978706836786,
        counted: 2,
        wait: 120,
        fromFirst: 37.5,
        left: 6,
      },
      source: 'By hand: (3 + 5)/4 = 2 an hour, 3 in the time; mpmath: e^-3 3^k/k!',
    },
    {
      inputs: { rate: '1 1/d', time: '2 d', k: 0 },
      results: { exactly: 13.53352832366, none: 13.53352832366, atLeast: 100, expected: 2, gap: 1440 },
      source: 'mpmath: e^-2, a gap of more than two days',
    },
    {
      inputs: { rate: '8 1/min', second: '6 1/min', time: 0, k: 1 },
      results: { exactly: 0, atMost: 100, atLeast: 0, none: 100, expected: 0, counted: 840 },
      source: 'By hand: 14 a minute, and none in no time',
    },
    {
      inputs: { rate: 1, time: 2, k: 1000 },
      results: { exactly: 0, atLeast: 0, expected: 2 },
      cautions: ['too small to be written'],
      source: 'Python, logarithms: e^-2 × 2^1000/1000! is about 10^-2268',
    },
    { inputs: { rate: 1000, time: 1001 }, refused: 'shorter time', source: 'By hand: 1,001,000' },
  ],
  notes: [
    'Holds for events that come at a steady rate, one at a time and independently of each other: not for rush hours, groups or repeated calls.',
    'The process has no memory: however long the last event is ago, the next one is as far off as ever.',
  ],
  references: [
    { title: 'Ross: Introduction to Probability Models, ch. 5 The Exponential Distribution and the Poisson Process' },
    {
      title: 'Superposition and thinning of Poisson processes',
      url: 'https://math.growingswe.com/lessons/poisson-superposition',
    },
  ],
});

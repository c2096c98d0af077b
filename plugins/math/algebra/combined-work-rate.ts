import {
  category,
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  list,
  noResult,
  quantity,
  table,
  text,
} from '@reckoner/engine';
import {
  add,
  divide,
  type Fraction,
  fraction,
  fractionOf,
  isZero,
  multiply,
  numberOf,
  subtract,
} from '../shared/rational.js';
import { isLess, negative } from './shared/notation.js';

const duration = { unit: 'h', above: 0, max: 1e6 } as const;

/** Rates add: 1/T is the sum of 1/t of the workers, less that of drains. Exact, so that rates which cancel are 0. */
export default defineCalculator({
  title: 'Work together problem',
  description:
    'Time that workers, pipes or machines need together from the times that each needs alone, less drains or leaks, or the time of the one that is missing.',
  keywords: [
    'work rate',
    'combined work',
    'pipes and cisterns',
    'fill a tank',
    'painting a house together',
    'harmonic sum',
  ],
  related: ['linear-equation-one-variable', 'proportion-solver'],
  inputs: {
    find: choice(
      {
        together: { label: 'Time together', also: ['joint time'] },
        missing: { label: 'Time of one that is missing, alone', also: ['one alone'] },
      },
      { label: 'Find', default: 'together' },
    ),
    times: list(quantity('s', { label: 'Time alone', ...duration }), {
      label: 'Times of each alone, for the whole job',
      help: 'Of the missing one none. 2 h 30 min, 45 min and 3 d are read as such; plain numbers are hours.',
      symbol: 't',
      maxItems: 50,
    }),
    drains: list(quantity('s', { label: 'Time alone', ...duration }), {
      label: 'Drains or leaks: times in which each alone undoes the whole job',
      symbol: 'u',
      maxItems: 50,
      optional: true,
    }),
    together: quantity('s', { label: 'Time together', symbol: 'T', ...duration, when: { find: 'missing' } }),
  },
  outputs: {
    joint: quantity('s', { label: 'Time together', unit: 'h', symbol: 'T', digits: 5, optional: true }),
    alone: quantity('s', {
      label: 'Time of the missing one alone',
      unit: 'h',
      symbol: 't_x',
      digits: 5,
      optional: true,
    }),
    kind: category(['Done together', 'Undone together', 'A missing worker', 'A missing drain', 'Nobody is missing'], {
      label: 'Result',
    }),
    clock: text({ label: 'In days, hours, minutes and seconds' }),
    shares: table(
      {
        who: integer({ label: 'Number' }),
        role: text({ label: 'Role' }),
        alone: quantity('s', { label: 'Alone', unit: 'h' }),
        share: quantity('1', { label: 'Part of the job in the time together', unit: '%' }),
      },
      { label: 'Who does what' },
    ),
  },
  algorithm: ({ find, times, drains = [], together }) => {
    const doing = times.map((time) => divide(fraction(1n), fractionOf(time)));
    const undoing = drains.map((time) => divide(fraction(-1n), fractionOf(time)));
    const net = [...doing, ...undoing].reduce(add, fraction(0n));
    if (find === 'together') {
      if (isZero(net)) throw noResult('The drains undo exactly as much as is done: the job is never finished.');
      const joint = divide(fraction(1n), net);
      const size = joint.over < 0n ? negative(joint) : joint;
      return {
        joint: numberOf(size),
        kind: joint.over > 0n ? 'Done together' : 'Undone together',
        clock: clockText(size),
        shares: sharesOf(times, drains, size),
      };
    }
    const given = fractionOf(together!);
    const rest = subtract(divide(fraction(1n), given), net);
    const known = sharesOf(times, drains, given);
    if (isZero(rest)) return { kind: 'Nobody is missing', clock: clockText(given), shares: known };
    const alone = divide(fraction(1n), rest.over < 0n ? negative(rest) : rest);
    return {
      alone: numberOf(alone),
      kind: rest.over > 0n ? 'A missing worker' : 'A missing drain',
      clock: clockText(alone),
      shares: [
        ...known,
        {
          who: known.length + 1,
          role: rest.over > 0n ? 'Missing, does' : 'Missing, undoes',
          alone: numberOf(alone),
          share: numberOf(multiply(given, rest)),
        },
      ],
    };
  },
  stepwise: [
    'Who needs the time t alone does 1/t of the job in a unit of time; a drain with the time u undoes 1/u of it.',
    'Together: 1/T = 1/t₁ + 1/t₂ + … - 1/u₁ - 1/u₂ - …',
    'The missing one: 1/t = 1/T less the rates of the others. Where that is negative, a drain is missing.',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ times, drains, together }) => isNearlyBalanced(times, drains ?? [], together),
      says: 'The rates nearly cancel: changes of 1% in a time that was given change the result beyond recognition. If one is rounded or measured, give more digits (1/15 instead of 0.0667).',
    },
    {
      level: 'note',
      when: ({ times, drains }) => isAbove(ratioOf([...times, ...(drains ?? [])]), 10),
      says: 'One of the times is more than 10 times another one. If some are in minutes and some in hours, write the unit with each: 45 min, 2 h.',
    },
    {
      level: 'note',
      when: ({ times, drains, together }) => [...times, ...(drains ?? []), together ?? 0].some(isOfDays),
      says: 'A day counts 24 hours here. Where workdays are meant, the hours and minutes of the result do not hold: divide its hours by 24, as 28.8 hours are 1.2 workdays.',
    },
    {
      level: 'note',
      when: ({ kind }) => kind === 'Undone together',
      says: 'The drains are faster than what fills: an empty tank never fills. The time is that in which a full one runs empty.',
    },
    {
      level: 'note',
      when: ({ kind, drains }) => kind === 'A missing drain' && (drains ?? []).length === 0,
      says: 'The given ones alone are faster than the time together. If no drain or leak slows them, check that the time together is not longer than it should be.',
    },
  ],
  explanation: ({ kind, drains }) => {
    if (kind === 'Done together')
      return drains === undefined || drains.length === 0
        ? 'Alone they need {times}; together they need {joint} for the whole job ({clock}).'
        : 'Alone they need {times}; together, less drains of {drains}, they need {joint} for the whole job ({clock}).';
    if (kind === 'Undone together')
      return 'Together they undo the job: what is done or full is undone or empty after {joint} ({clock}).';
    if (kind === 'Nobody is missing') return 'The given ones together need just {together}: nobody is missing.';
    return kind === 'A missing worker'
      ? 'For {together} together the missing one has to do the job alone in {alone} ({clock}).'
      : 'For {together} together a drain or leak is missing that alone undoes the whole job in {alone} ({clock}).';
  },
  examples: [
    {
      inputs: { times: [4, 6] },
      results: {
        joint: 2.4,
        kind: 'Done together',
        clock: '2 h 24 min',
        shares: {
          length: 2,
          rows: { 0: { who: 1, role: 'Does', alone: 4, share: 60 }, 1: { who: 2, alone: 6, share: 40 } },
        },
      },
      source: 'Safe Learning for Kids: Work, Rate & Pipes, example 1: 12/5 h',
    },
    {
      inputs: { times: ['10 h', '15 h'], drains: ['20 h'] },
      results: {
        joint: 8.571428571428571,
        clock: '8 h 34 min 17.14 s',
        shares: { length: 3, rows: { 2: { who: 3, role: 'Undoes', alone: 20, share: -42.857142857142854 } } },
      },
      source: 'StudyRoadmap: Time & Work, Pipes & Cisterns: 60/7 h, 8 h 34 min',
    },
    {
      inputs: { find: 'missing', times: ['10 d'], together: '6 d' },
      results: {
        alone: 360,
        kind: 'A missing worker',
        clock: '15 d',
        shares: { length: 2, rows: { 1: { who: 2, role: 'Missing, does', alone: 360, share: 40 } } },
      },
      cautions: ['divide its hours by 24'],
      source: 'Safe Learning for Kids: Work, Rate & Pipes: B alone 15 days',
    },
    {
      inputs: { find: 'together', times: ['45 min'], drains: ['30 min'] },
      results: { joint: 1.5, kind: 'Undone together', clock: '1 h 30 min' },
      cautions: ['faster than what fills'],
      source: 'algebra.com, question 329310: 3/2 h',
    },
    {
      inputs: { find: 'missing', times: [8], together: 10 },
      results: {
        alone: 40,
        kind: 'A missing drain',
        clock: '1 d 16 h',
        shares: { length: 2, rows: { 1: { role: 'Missing, undoes', alone: 40, share: -25 } } },
      },
      cautions: ['faster than the time together'],
      source: 'By hand: 1/8 - 1/10 = 1/40',
    },
    {
      inputs: { find: 'missing', times: [3, 6], drains: [4], together: 4 },
      results: { kind: 'Nobody is missing', clock: '4 h' },
      source: 'By hand: 1/3 + 1/6 - 1/4 = 1/4',
    },
    {
      inputs: { times: ['0.1 s', '0.3 s'] },
      results: { joint: '0.0000208333333333', clock: '0.075 s' },
      source: 'By hand: 0.03/0.4 s',
    },
    {
      inputs: { times: [0.1, 0.2], drains: [0.0667] },
      results: { joint: 133.4, clock: '5 d 13 h 24 min' },
      cautions: ['nearly cancel'],
      source: 'By hand: 15 - 10000/667 = 5/667',
    },
    {
      inputs: { times: ['3 d', '2 d'] },
      results: { joint: 28.8, clock: '1 d 4 h 48 min' },
      cautions: ['workdays are meant'],
      source: 'By hand: 6/5 days',
    },
    {
      inputs: { times: [45, 2] },
      results: { joint: 1.9148936170212767, clock: '1 h 54 min 53.62 s' },
      cautions: ['more than 10 times'],
      source: 'By hand: 90/47 h',
    },
    {
      inputs: { times: [3], drains: [6, 6] },
      noResult: 'never finished',
      source: 'By hand: 1/3 - 1/6 - 1/6',
    },
    {
      inputs: { times: [2, '45 s'] },
      results: { joint: 0.012422360248447206, clock: '44.72 s' },
      cautions: ['more than 10 times'],
      source: 'By hand: 7200 × 45/7245 s',
    },
  ],
  notes: ['Each works at an even rate, and as fast beside the others as alone.'],
  references: [
    {
      title: 'OpenStax: Intermediate Algebra 2e, §7.5 Solve Applications with Rational Equations',
      url: 'https://openstax.org/books/intermediate-algebra-2e/pages/7-5-solve-applications-with-rational-equations',
    },
  ],
});

function sharesOf(times: readonly number[], drains: readonly number[], joint: Fraction) {
  const part = (time: number) => numberOf(divide(joint, fractionOf(time)));
  return [
    ...times.map((alone, k) => ({ who: k + 1, role: 'Does', alone, share: part(alone) })),
    ...drains.map((alone, k) => ({ who: times.length + k + 1, role: 'Undoes', alone, share: -part(alone) })),
  ];
}

/** Whether what does and what undoes, or the given ones and the time together, differ by less than a hundredth of them. */
function isNearlyBalanced(times: readonly number[], drains: readonly number[], together: number | undefined): boolean {
  const rate = (all: readonly number[]) =>
    all.map((time) => divide(fraction(1n), fractionOf(time))).reduce(add, fraction(0n));
  const forth = rate(times);
  const back = rate(together === undefined ? drains : [...drains, together]);
  const rest = subtract(forth, back);
  return !isZero(rest) && isLess(multiply(fraction(100n), rest.over < 0n ? negative(rest) : rest), forth);
}

/** Whether a time is of whole or half days, as people count who mean workdays. */
const isOfDays = (time: number) => time >= constant(86400, 's') && time % constant(43200, 's') === 0;

const ratioOf = (times: readonly number[]) => Math.max(...times) / Math.min(...times);

/** `1 d 16 h`, `8 h 34 min 17.14 s`. */
function clockText(seconds: Fraction): string {
  // In hundredths of a second, or in millionths where it is short.
  const fine = isLess(seconds, fraction(1n)) ? 1000000n : 100n;
  const { over, under } = multiply(seconds, fraction(fine));
  let rest = (2n * over + under) / (2n * under);
  const parts: string[] = [];
  for (const [unit, size] of [
    ['d', 86400n],
    ['h', 3600n],
    ['min', 60n],
  ] as const) {
    const count = rest / (size * fine);
    rest %= size * fine;
    if (count > 0n) parts.push(`${count} ${unit}`);
  }
  if (rest > 0n || parts.length === 0) parts.push(`${Number(rest) / Number(fine)} s`);
  return parts.join(' ');
}

import {
  defineCalculator,
  floorNear,
  integer,
  isAbove,
  isAtLeast,
  isBelow,
  isNear,
  noResult,
  number,
  percent,
  quantity,
  roundTo,
  table,
} from '@reckoner/engine';

/** 1 + K + K² + … of so many terms, also of a number of terms that is not whole; stable where K is near 1. */
const geometric = (coefficient: number, terms: number): number => {
  const excess = coefficient - 1;
  if (isNear(coefficient, 1, 3e-16)) return terms;
  return coefficient > 0 ? Math.expm1(terms * Math.log1p(excess)) / excess : 1;
};

/** K = invitations × conversion; the new users of a cycle invite once, in the next one. */
export default defineCalculator({
  title: 'Viral coefficient',
  description:
    'Viral coefficient (K-factor) from invitations and their conversion, with the users after a time by the cycle time, and those that come of each user in the long run.',
  keywords: ['K-factor', 'viral growth', 'viral loop', 'viral cycle time', 'referral growth', 'amplification factor'],
  related: ['funnel-conversion', 'conversion-rate', 'customer-acquisition-cost'],
  inputs: {
    invitations: number({
      label: 'Invitations of each user',
      help: 'On average of all users, with those who invite nobody.',
      symbol: 'i',
      min: 0,
      max: 10000,
      usual: [0.05, 50],
    }),
    conversion: percent({
      label: 'Invitations that bring a new user',
      symbol: 'c',
      min: 0,
      max: 100,
      usual: [0.5, 60],
    }),
    start: number({
      label: 'Users at the start',
      help: 'Those who have not invited anybody yet.',
      symbol: 'U_0',
      min: 1,
      max: 1e10,
    }),
    cycle: quantity('d', {
      label: 'Cycle time',
      help: 'From the joining of a user to that of those whom the user invited.',
      symbol: 'p',
      min: 0.1,
      max: 3660,
      usual: [0.5, 180],
    }),
    time: quantity('d', { label: 'Time', symbol: 't', min: 0, max: 3660, usual: [1, 1100] }),
  },
  outputs: {
    coefficient: number({ label: 'Viral coefficient', symbol: 'K', places: 3 }),
    users: number({ label: 'Users after the time', symbol: 'U', places: 0 }),
    gained: number({ label: 'Users won by invitation', symbol: 'G', places: 0 }),
    cycles: number({ label: 'Cycles', symbol: 'n', places: 2 }),
    amplification: number({
      label: 'Users in the long run for each one at the start',
      symbol: 'A',
      places: 2,
      optional: true,
    }),
    growth: table(
      {
        cycle: integer({ label: 'Cycle' }),
        time: quantity('d', { label: 'Time', places: 1 }),
        joined: number({ label: 'New users', places: 0 }),
        users: number({ label: 'Users', places: 0 }),
      },
      { label: 'Growth by cycle' },
    ),
  },
  formula: ({ invitations, conversion, start, cycle, time }) => {
    const coefficient = invitations * conversion;
    const cycles = time / cycle;
    if (coefficient > 1 && isAbove((cycles + 1) * Math.log(coefficient), 60)) {
      throw noResult(
        'There would be more users than people on Earth: take a shorter time; the growth ends long before.',
      );
    }
    const users = start * geometric(coefficient, cycles + 1);
    if (isAbove(users, 1e10)) {
      throw noResult(
        'There would be more users than people on Earth: take a shorter time; the growth ends long before.',
      );
    }
    const whole = Math.min(floorNear(cycles), 60);
    const growth = Array.from({ length: whole + 1 }, (_, index) => ({
      cycle: index,
      time: index * cycle,
      joined: start * coefficient ** index,
      users: start * geometric(coefficient, index + 1),
    }));
    return {
      coefficient,
      users,
      gained: users - start,
      cycles,
      amplification: isBelow(roundTo(coefficient, 3), 1) ? 1 / (1 - coefficient) : undefined,
      growth,
    };
  },
  shown: ({ invitations, conversion, start, coefficient, cycles, users, time, cycle }) => ({
    coefficient: invitations * conversion,
    cycles: time / cycle,
    users: coefficient === 1 ? start * (cycles + 1) : (start * (coefficient ** (cycles + 1) - 1)) / (coefficient - 1),
    gained: users - start,
    amplification: coefficient < 1 ? 1 / (1 - coefficient) : undefined,
    growth: undefined,
  }),
  stepwise: [
    'By cycle: the new users of a cycle are those of the one before times K; cycle 0 has the users at the start. At most 60 cycles are listed.',
  ],
  figure: { kind: 'series', table: 'growth', x: 'time', lines: ['users'] },
  explanation: ({ invitations, conversion, amplification, coefficient }) => {
    const first =
      '{invitations} {invitations|invitation|invitations} of each user, of which {conversion} bring a new one, are a viral coefficient of {coefficient}: after {time}, {cycles} cycles of {cycle}, {start} {start|user has|users have} become {users}.';
    if (invitations === 0 || conversion === 0) return `${first} Nobody is won by invitation.`;
    if (amplification !== undefined)
      return `${first} Below 1 each cycle brings fewer than the one before: in the long run there come to be {amplification} users for each one at the start.`;
    return isNear(roundTo(coefficient, 3), 1, 1e-9)
      ? `${first} At about 1 each cycle brings as many as the one before.`
      : `${first} Above 1 each cycle brings more than the one before.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ coefficient }) => isAtLeast(roundTo(coefficient, 3), 1),
      says: 'A coefficient of 1 or more does not last: those who can be invited run out, are invited twice, and users leave. Nothing of that is in the result; take it for the first cycles only.',
    },
    {
      level: 'caution',
      when: ({ coefficient }) => isAbove(roundTo(coefficient, 3), 3),
      says: 'Each user would bring more than three others: check that the conversion is of invitations sent, and that the invitations are those of one user.',
    },
    {
      level: 'note',
      when: ({ cycles }) => isAbove(roundTo(cycles, 2), floorNear(cycles)),
      says: ({ cycles }) =>
        cycles < 1
          ? 'The time is shorter than a cycle: those who are invited first join after about one cycle, and what is told before is smoothed.'
          : 'The time is no whole number of cycles: what is told between two of them is smoothed. The table has the whole ones.',
    },
    {
      level: 'note',
      when: ({ coefficient }) => isBelow(roundTo(coefficient, 3), 1),
      says: 'Users who leave, or are won in other ways meanwhile, are not in the result.',
    },
  ],
  examples: [
    {
      inputs: { invitations: 10, conversion: 20, start: 10, cycle: 2, time: 20 },
      results: {
        coefficient: 2,
        users: 20470,
        gained: 20460,
        cycles: 10,
        growth: {
          length: 11,
          rows: { 0: { joined: 10, users: 10 }, 1: { time: 2, joined: 20, users: 30 }, 10: { users: 20470 } },
        },
      },
      cautions: ['does not last'],
      source: 'Skok as quoted by innojazz.com: K of 2, a cycle of 2 days: 20470; by hand 10 × (2¹¹ - 1)',
    },
    {
      inputs: { invitations: 10, conversion: 20, start: 10, cycle: 1, time: 20 },
      results: { coefficient: 2, users: 20971510 },
      cautions: ['does not last'],
      source: 'Skok as quoted by innojazz.com: with half the cycle time about 21 million; by hand 10 × (2²¹ - 1)',
    },
    {
      inputs: { invitations: 5, conversion: 12, start: 1000, cycle: 7, time: 35 },
      results: { coefficient: 0.6, users: '2383.36', gained: '1383.36', cycles: 5, amplification: 2.5 },
      cautions: ['not in the result'],
      source: 'By hand: 1000 × (1 + 0.6 + 0.36 + 0.216 + 0.1296 + 0.07776); 1/0.4',
    },
    {
      inputs: { invitations: 4, conversion: 25, start: 100, cycle: 10, time: 25 },
      results: {
        coefficient: 1,
        users: 350,
        cycles: 2.5,
        growth: { length: 3, rows: { 2: { joined: 100, users: 300 } } },
      },
      cautions: ['does not last', 'no whole number of cycles'],
      source: 'By hand: 100 × (2.5 + 1), as each cycle brings 100',
    },
    {
      inputs: { invitations: 0, conversion: 25, start: 100, cycle: 10, time: 5 },
      results: { coefficient: 0, users: 100, gained: 0, amplification: 1, growth: { length: 1 } },
      cautions: ['shorter than a cycle', 'not in the result'],
      source: 'By hand: nobody is invited',
    },
    {
      inputs: { invitations: 8, conversion: 50, start: 1, cycle: 1, time: 2 },
      results: { coefficient: 4, users: 21 },
      cautions: ['does not last', 'more than three others'],
      source: 'By hand: 1 + 4 + 16',
    },
    {
      inputs: { invitations: 8, conversion: 50, start: 1, cycle: 1, time: 60 },
      noResult: 'than people on Earth',
      source: 'By hand: 4⁶⁰ is 1.3 × 10³⁶',
    },
    {
      inputs: { invitations: 8, conversion: 50, start: 1000000, cycle: 1, time: 8 },
      noResult: 'than people on Earth',
      source: 'By hand: 10⁶ × 87381',
    },
  ],
  notes: [
    'Each user invites once, all at one time; who invites again and again is not described by it.',
    'Shortening the cycle often does more than a higher coefficient: the time stands in the exponent.',
  ],
  references: [
    {
      title:
        'Skok: Lessons learned, viral marketing (formula of Reiss; not opened, as quoted with its example by innojazz.com)',
      url: 'https://www.innojazz.com/2013/01/',
    },
    {
      title:
        'A virality formula (2011; derivation with one batch of invitations, excerpt read in a collection of texts)',
    },
    { title: 'Mathes: Viral coefficient, the math', url: 'https://benmathes.github.io/viral-coefficient/index.html' },
  ],
});

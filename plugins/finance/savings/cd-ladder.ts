import { addMonths, date, defineCalculator, integer, list, mean, money, percent, sum, table } from '@reckoner/engine';

/** Equal deposits with terms of one, two and more steps, each held to maturity at its own APY. */
export default defineCalculator({
  title: 'CD ladder',
  description:
    'Maturities, values and average APY of a ladder of equal certificates of deposit from the APY of each term.',
  keywords: ['certificate of deposit ladder', 'laddering CDs', 'CD rungs', 'fixed deposit ladder', 'bond ladder'],
  related: ['certificate-of-deposit', 'cd-early-withdrawal-penalty'],
  inputs: {
    total: money({ label: 'Sum to deposit', symbol: 'P', above: 0, max: 1e12 }),
    rates: list(percent({ label: 'APY', min: 0, max: 100, usual: [0.1, 30] }), {
      label: 'APY of each rung',
      help: 'The shortest term first.',
      symbol: 'r',
      minItems: 2,
      maxItems: 20,
    }),
    step: integer({ label: 'Months from rung to rung', symbol: 'm', min: 1, max: 60, default: 12 }),
    start: date({ label: 'Deposited on', help: 'For the dates of maturity.', optional: true }),
  },
  outputs: {
    averageApy: percent({ label: 'Average APY', symbol: '\\bar r', places: 3 }),
    interest: money({
      label: 'Interest until each rung has matured once',
      help: 'Without deposits anew.',
      symbol: 'I',
    }),
    rung: money({ label: 'Deposit of each rung', symbol: 'D' }),
    value: money({ label: 'Sum of the maturity values', symbol: 'V' }),
    ladder: table(
      {
        rung: integer({ label: 'Rung' }),
        months: integer({ label: 'Months' }),
        maturity: date({ label: 'Maturity', optional: true }),
        rate: percent({ label: 'APY' }),
        interest: money({ label: 'Interest' }),
        value: money({ label: 'Value at maturity' }),
      },
      { label: 'Ladder' },
    ),
  },
  formula: ({ total, rates, step, start }) => {
    const rung = total / rates.length;
    const values = rates.map((rate, index) => rung * (1 + rate) ** ((step * (index + 1)) / 12));
    const value = sum(values);
    const ladder = values.map((grown, index) => {
      const months = step * (index + 1);
      const row = { rung: index + 1, months, rate: rates[index]!, interest: grown - rung, value: grown };
      return start === undefined ? row : { ...row, maturity: addMonths(start, months) };
    });
    return { averageApy: mean(rates), interest: value - total, rung, value, ladder };
  },
  shown: ({ total, rates, step }) => ({
    averageApy: mean(rates),
    rung: total / rates.length,
    value: sum(rates.map((rate, k) => (total / rates.length) * (1 + rate) ** ((step * (k + 1)) / 12))),
  }),
  stepwise: ['Interest is the sum of the maturity values less the deposit.'],
  figure: {
    kind: 'timeline',
    title: 'Ladder',
    rows: ({ rates, step, start }) =>
      start === undefined
        ? undefined
        : rates.map((_, index) => ({
            label: `Rung ${index + 1}`,
            from: start,
            to: addMonths(start, step * (index + 1)),
          })),
  },
  explanation:
    'Each rung has {rung}; the ladder starts at an average APY of {averageApy} and earns {interest} by the time each rung has matured once.',
  cautions: [
    {
      level: 'note',
      when: ({ rates }) => rates[rates.length - 1]! < rates[0]!,
      says: 'The longest term pays less than the shortest: a ladder then gives up yield now to be safe from lower rates later.',
    },
  ],
  examples: [
    {
      inputs: { total: 50000, rates: [4.5, 4.4, 4.3, 4.2, 4.1] },
      results: {
        averageApy: 4.3,
        interest: 6709.59,
        rung: 10000,
        value: 56709.59,
        ladder: { length: 5, rows: { 4: { months: 60, rate: 4.1, value: 12225.13, interest: 2225.13 } } },
      },
      cautions: ['pays less than the shortest'],
      source: 'Python 3.11: 10000 × (1 + r)^k for k = 1 … 5',
    },
    {
      inputs: { total: 12000, rates: [3, 3.5, 4], step: 6, start: '2026-01-31' },
      results: {
        averageApy: 3.5,
        interest: 441.94,
        rung: 4000,
        value: 12441.94,
        ladder: { length: 3, rows: { 0: { months: 6, maturity: '2026-07-31', value: 4059.56 } } },
      },
      source: 'Python 3.11: 4000 × (1 + r)^(k/2) for k = 1 … 3; six months after 31 January is 31 July',
    },
  ],
  notes: [
    'When a rung matures it is usually deposited anew for the longest term, so that in time all have the rate of the longest. The average is by deposits, without their terms.',
  ],
  references: [
    { title: '12 CFR Part 1030 (Regulation DD), Appendix A: Annual percentage yield calculation' },
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});

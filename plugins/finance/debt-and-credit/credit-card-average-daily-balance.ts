import {
  choice,
  date,
  defineCalculator,
  integer,
  isAtLeast,
  money,
  percent,
  roundTo,
  rows,
  sum,
  table,
} from '@reckoner/engine';

/** What a transaction adds to the balance. */
const SIGN: Readonly<Record<string, number>> = { charge: 1, payment: -1 };

/** Each day ends with a balance; their mean times the daily rate times the days is the interest. */
export default defineCalculator({
  title: 'Credit card interest by average daily balance',
  description:
    'Average daily balance and interest of a billing cycle from the opening balance, the APR and dated purchases and payments.',
  keywords: [
    'average daily balance method',
    'ADB method',
    'finance charge',
    'daily periodic rate',
    'purchase interest charge',
    'credit card interest calculation',
  ],
  related: ['credit-card-payoff', 'credit-card-minimum-payment', 'interest-between-dates'],
  inputs: {
    start: date({ label: 'First day of the billing cycle', min: '1950-01-01', max: '2200-12-31' }),
    end: date({
      label: 'Last day of the billing cycle',
      help: 'It counts: the closing date of the statement.',
      min: '1950-01-01',
      max: '2200-12-31',
    }),
    opening: money({
      label: 'Opening balance',
      help: 'Owed at the beginning of the first day; negative where the card is in credit.',
      symbol: 'B_0',
      min: -1e9,
      max: 1e9,
    }),
    transactions: rows(
      {
        date: date({ label: 'Posted on' }),
        kind: choice(
          {
            charge: {
              label: 'Purchase, cash advance or fee',
              also: ['purchase', 'charge', 'debit', 'fee', 'cash advance', 'advance'],
            },
            payment: { label: 'Payment or credit', also: ['payment', 'credit', 'refund', 'return'] },
          },
          { label: 'Kind' },
        ),
        amount: money({ label: 'Amount', help: 'Without a sign.', min: 0, max: 1e9 }),
      },
      { label: 'Transactions', optional: true, maxItems: 100 },
    ),
    apr: percent({ label: 'APR', help: 'Of a year.', symbol: 'r', min: 0, max: 200, usual: [5, 60] }),
    newPurchases: choice(
      {
        included: { label: 'Count from the day they are posted', also: ['included', 'including', 'include'] },
        excluded: { label: 'Do not count in this cycle', also: ['excluded', 'excluding', 'exclude'] },
      },
      { label: 'New purchases', default: 'included' },
    ),
    periodic: choice(
      {
        daily365: { label: 'APR / 365 a day', also: ['365', 'daily'] },
        daily360: { label: 'APR / 360 a day', also: ['360'] },
        compounded: { label: 'APR / 365 a day, compounded daily', also: ['compounded', 'daily compounding'] },
        monthly: { label: 'APR / 12 a cycle', also: ['monthly', '12'] },
      },
      { label: 'Interest', default: 'daily365' },
    ),
  },
  outputs: {
    interest: money({ label: 'Interest of the cycle', symbol: 'I' }),
    averageDailyBalance: money({ label: 'Average daily balance', symbol: '\\bar{B}' }),
    days: integer({ label: 'Days of the cycle', symbol: 'n' }),
    periodicRate: percent({ label: 'Periodic rate', help: 'Of a day, or of a cycle.', symbol: 'i', places: 5 }),
    closing: money({ label: 'New balance with the interest', symbol: 'B_n' }),
    byPeriod: table(
      {
        from: date({ label: 'From' }),
        to: date({ label: 'Through' }),
        days: integer({ label: 'Days' }),
        balance: money({ label: 'Daily balance' }),
        product: money({ label: 'Balance × days' }),
      },
      { label: 'Balances of the days', help: 'Without interest that is compounded; a credit balance counts as 0.' },
    ),
  },
  formula: ({ start, end, opening, transactions, apr, newPurchases, periodic }) => {
    const days = end - start + 1;
    const all = transactions ?? [];
    const counted = newPurchases === 'included' ? all : all.filter((row) => row.kind === 'payment');
    const periodicRate = periodic === 'monthly' ? apr / 12 : periodic === 'daily360' ? apr / 360 : apr / 365;
    const starts = [start, ...all.map((row) => row.date)];
    const firsts = Array.from({ length: days }, (_, k) => start + k).filter((day) => starts.includes(day));
    const owed = firsts.map(
      (from) => opening + sum(counted.filter((row) => row.date <= from).map((row) => SIGN[row.kind]! * row.amount)),
    );
    const byPeriod = firsts.map((from, k) => {
      const to = k + 1 < firsts.length ? firsts[k + 1]! - 1 : end;
      const balance = Math.max(0, owed[k]!);
      return { from, to, days: to - from + 1, balance, product: balance * (to - from + 1) };
    });
    const simple = sum(byPeriod.map((row) => row.product));
    const changes = sum(all.map((row) => SIGN[row.kind]! * row.amount));
    let accrued = 0 * opening;
    if (periodic === 'compounded') {
      byPeriod.forEach((row, k) => {
        // What is in credit by more than the interest so far bears none.
        accrued = Math.max(accrued, (owed[k]! + accrued) * (1 + periodicRate) ** row.days - owed[k]!);
      });
    }
    const interest =
      periodic === 'compounded'
        ? accrued
        : periodic === 'monthly'
          ? (simple / days) * periodicRate
          : simple * periodicRate;
    return {
      interest,
      averageDailyBalance: simple / days,
      days,
      periodicRate,
      closing: opening + changes + interest,
      byPeriod,
    };
  },
  stepwise: [
    'The balance of a day is the opening balance with what was charged and less what was paid up to and on that day; one in credit counts as 0.',
    'The average daily balance is the sum of the balances of all days over their number.',
    'The interest is the average daily balance times the daily rate times the days, or times the rate of a cycle.',
    'Compounded daily, the interest of each day is added to the balance of the next ones; a day that is in credit with it bears none.',
  ],
  figure: {
    kind: 'curve',
    title: 'Balance by day',
    x: { label: 'Day of the cycle' },
    y: { of: 'averageDailyBalance', label: 'Amount' },
    curve: ({ start, days, byPeriod, averageDailyBalance }) => ({
      from: 0,
      to: days,
      lines: [
        {
          label: 'Daily balance',
          y: (x) =>
            byPeriod.find((row) => row.from - start <= x && x < row.to - start + 1)?.balance ??
            byPeriod.at(-1)!.balance,
        },
        { label: 'Average', dashed: true, y: () => averageDailyBalance },
      ],
    }),
  },
  explanation: ({ newPurchases, periodic, transactions }) => {
    const how =
      newPurchases === 'excluded' && (transactions ?? []).some(({ kind }) => kind === 'charge')
        ? ', new purchases left out,'
        : '';
    const rate =
      periodic === 'monthly'
        ? 'a twelfth of the APR of {apr}, {periodicRate} a cycle,'
        : periodic === 'daily360'
          ? 'the APR of {apr} over 360, {periodicRate} a day,'
          : periodic === 'compounded'
            ? 'the APR of {apr} over 365, {periodicRate} a day, compounded daily,'
            : 'the APR of {apr} over 365, {periodicRate} a day,';
    return `Over {days} {days|day|days} from {start} through {end} the average daily balance${how} is {averageDailyBalance}; at ${rate} the interest is {interest} and the new balance {closing}.`;
  },
  requires: [
    {
      that: ({ start, end }) => start <= end,
      field: 'end',
      says: 'The last day, {end}, must not be before the first, {start}.',
    },
    {
      that: ({ start, end }) => end - start < 100,
      field: 'end',
      says: 'From {start} through {end} are over 100 days: give one billing cycle.',
    },
    {
      each: 'transactions',
      that: (row, { start, end }) => row.date >= start && row.date <= end,
      field: 'date',
      says: 'A transaction must lie within the cycle, from {start} through {end}; what was posted before it is in the opening balance.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ days }) => days < 28 || days > 33,
      says: 'A billing cycle of a month has 28 to 33 days, here {days} {days|is|are} counted, the first and the last with them: check both dates.',
    },
    {
      level: 'caution',
      when: ({ opening, interest }) => opening <= 0 && roundTo(interest, 2) > 0,
      says: 'Nothing was owed at the beginning: most cards then charge no interest on purchases that are paid in full by the due date, only on cash advances.',
    },
    {
      level: 'caution',
      when: ({ opening, transactions }) =>
        opening > 0 &&
        isAtLeast(
          sum((transactions ?? []).filter(({ kind }) => kind === 'payment').map(({ amount }) => amount)),
          opening,
        ),
      says: 'The payments cover the opening balance: if that was all of the last statement and paid by its due date, most cards charge no interest on purchases.',
    },
    {
      level: 'note',
      when: ({ byPeriod, opening, transactions }) =>
        byPeriod.some(({ balance }) => roundTo(balance, 2) <= 0) && (opening < 0 || (transactions ?? []).length > 0),
      says: 'On some days nothing that counts is owed, or the card is in credit: they count as 0.',
    },
    {
      level: 'note',
      when: ({ newPurchases, transactions }) =>
        newPurchases === 'excluded' && (transactions ?? []).some(({ kind }) => kind === 'charge'),
      says: 'New purchases are left out here, and with them all charges. A cash advance bears interest from its day: reckon it by itself, with charges counted and its own APR.',
    },
  ],
  examples: [
    {
      inputs: {
        start: '2011-07-21',
        end: '2011-08-19',
        opening: 400,
        transactions: [
          { date: '2011-07-28', kind: 'payment', amount: 40 },
          { date: '2011-07-31', kind: 'charge', amount: 60 },
          { date: '2011-08-06', kind: 'payment', amount: 10 },
          { date: '2011-08-13', kind: 'charge', amount: 50 },
        ],
        apr: 18,
      },
      results: {
        averageDailyBalance: 416.33,
        days: 30,
        interest: 6.16,
        closing: 466.16,
        periodicRate: '0.0493150685',
        byPeriod: {
          length: 5,
          rows: {
            0: { days: 7, balance: 400, product: 2800 },
            1: { days: 3, balance: 360 },
            4: { days: 7, balance: 460 },
          },
        },
      },
      source: 'Jiskha, question 1322156378: average daily balance of $416.33; 12490 × 0.18/365 by hand',
    },

    {
      inputs: {
        start: '2026-10-01',
        end: '2026-10-31',
        opening: 100,
        transactions: [
          { date: '2026-10-06', kind: 'charge', amount: 100 },
          { date: '2026-10-20', kind: 'payment', amount: 150 },
        ],
        apr: 22.99,
      },
      results: { averageDailyBalance: 125.81, interest: 2.46, closing: 52.46, days: 31 },
      cautions: ['cover the opening balance'],
      source:
        'Khan Academy, How credit card interest is calculated (its statement and APR): 5 × 100 + 14 × 200 + 12 × 50 by hand',
    },
    {
      inputs: {
        start: '2026-10-01',
        end: '2026-10-31',
        opening: 100,
        transactions: [
          { date: '2026-10-20', kind: 'payment', amount: 150 },
          { date: '2026-10-06', kind: 'charge', amount: 100 },
        ],
        apr: 22.99,
        newPurchases: 'excluded',
      },
      results: {
        averageDailyBalance: 61.29,
        interest: '1.20',
        closing: '51.20',
        byPeriod: { length: 3, rows: { 2: { balance: 0 } } },
      },
      cautions: ['cover the opening balance', 'they count as 0', 'A cash advance bears interest'],
      source: 'By hand: 19 × 100 and 12 × 0, credit as 0; 1900 × 0.2299/365',
    },
    {
      inputs: {
        start: '2011-07-21',
        end: '2011-08-19',
        opening: 400,
        transactions: [
          { date: '2011-07-28', kind: 'payment', amount: 40 },
          { date: '2011-07-31', kind: 'charge', amount: 60 },
          { date: '2011-08-06', kind: 'payment', amount: 10 },
          { date: '2011-08-13', kind: 'charge', amount: 50 },
        ],
        apr: 18,
        periodic: 'monthly',
      },
      results: { averageDailyBalance: 416.33, interest: 6.24, periodicRate: 1.5 },
      source: 'By hand: 1.5% of 416.33',
    },
    {
      inputs: { start: '2026-03-01', end: '2026-03-31', opening: 10000, apr: 20, periodic: 'compounded' },
      results: {
        averageDailyBalance: 10000,
        interest: 171.27,
        closing: 10171.27,
        byPeriod: { length: 1, rows: { 0: { days: 31, product: 310000 } } },
      },
      source: 'Python: 10000 × ((1 + 0.2/365)^31 - 1)',
    },
    {
      inputs: {
        start: '2011-07-21',
        end: '2011-08-19',
        opening: 100000,
        transactions: [
          { date: '2011-07-26', kind: 'payment', amount: 300000 },
          { date: '2011-08-15', kind: 'charge', amount: 400000 },
        ],
        apr: 18,
        periodic: 'compounded',
      },
      results: { averageDailyBalance: 50000, interest: 741.07, closing: 200741.07 },
      cautions: ['cover the opening balance', 'they count as 0'],
      source: 'Python: day-by-day loop; in credit for 20 days, that bear no interest on what was accrued before',
    },
    {
      inputs: {
        start: '2024-02-01',
        end: '2024-02-29',
        opening: 0,
        transactions: [{ date: '2024-02-10', kind: 'charge', amount: 300 }],
        apr: 24,
        newPurchases: 'excluded',
      },
      results: { averageDailyBalance: 0, interest: 0, closing: 300 },
      cautions: ['they count as 0', 'A cash advance bears interest'],
      source: 'By hand: all charges are left out',
    },
    {
      inputs: { start: '2011-07-21', end: '2011-08-16', opening: 3650, apr: 20 },
      results: { interest: 54, days: 27 },
      cautions: ['has 28 to 33 days'],
      source: 'By hand: 3650 × 0.2 × 27/365',
    },
    {
      inputs: { start: '2026-01-01', end: '2026-03-31', opening: 7200, apr: 20, periodic: 'daily360' },
      results: { averageDailyBalance: 7200, interest: 360, days: 90 },
      cautions: ['has 28 to 33 days'],
      source: 'By hand: 7200 × 0.2 × 90/360',
    },
    {
      inputs: {
        start: '2026-03-01',
        end: '2026-03-31',
        opening: -50,
        transactions: [{ date: '2026-03-11', kind: 'charge', amount: 80 }],
        apr: 20,
      },
      results: { averageDailyBalance: 20.32, interest: 0.35, closing: 30.35 },
      cautions: ['Nothing was owed', 'they count as 0'],
      source: 'By hand: 21 × 30/31; 630 × 0.2/365',
    },
    {
      inputs: { start: '2026-03-31', end: '2026-03-01', opening: 100, apr: 20 },
      refused: 'must not be before the first',
      source: 'By hand',
    },
    {
      inputs: { start: '2026-01-01', end: '2026-06-30', opening: 100, apr: 20 },
      refused: 'over 100 days',
      source: 'By hand: 181 days',
    },
    {
      inputs: {
        start: '2026-03-01',
        end: '2026-03-31',
        opening: 100,
        transactions: [{ date: '2026-04-01', kind: 'charge', amount: 80 }],
        apr: 20,
      },
      refused: 'must lie within the cycle',
      source: 'By hand',
    },
  ],
  notes: [
    'A minimum interest charge, fees and separate APRs for cash advances or transfers are by the card agreement and not counted; reckon each balance with its own APR by itself.',
    'Issuers differ in the day from which a purchase counts, that of the purchase or of its posting.',
  ],
  references: [
    {
      title:
        '12 CFR Part 1026 (Regulation Z), Appendix G, G-1(A): Balance Computation Methods Model Clauses (Plans Other Than Home-equity Plans), methods (c) and (d)',
    },
    {
      title:
        'Board of Governors of the Federal Reserve System: Regulation Z, model clauses of the average daily balance method',
      url: 'https://frrsdigital.com/display-section/GUID-FF0340BB-7F25-4003-98E9-56B590A0A304=1=en=/GUID-7BE53C7D-A4F1-4246-A618-BF5D300E84C3=1=en=/GUID-E8C1760A-6DAE-475A-8ABE-18B7DDB2A623=1=en=/GUID-67CF1826-6490-40F3-8255-62F86ACF1AEF.html',
    },
    {
      title: 'Consumer Financial Protection Bureau: What is a grace period? How does it work?',
      url: 'https://www.consumerfinance.gov/askcfpb/47/what-is-a-grace-period-how-does-it-work.html',
    },
  ],
});

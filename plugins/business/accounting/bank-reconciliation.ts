import { category, constant, defineCalculator, isNear, list, money, sum, table, text } from '@reckoner/engine';

const ZERO = constant(0, '$');
const HALF_CENT = constant(0.005, '$');

/** The balance of the bank and that of the books, each with what it does not yet have, must come to the same. */
export default defineCalculator({
  title: 'Bank reconciliation',
  description:
    'Adjusted bank balance and adjusted book balance from deposits in transit, outstanding checks, fees, collections and errors, and the difference between them.',
  keywords: ['bank rec', 'cash reconciliation', 'checkbook balancing', 'outstanding checks', 'adjusted cash balance'],
  arithmetic: 'decimal',
  inputs: {
    bank: money({
      label: 'Balance by the bank statement',
      help: 'Negative if overdrawn.',
      symbol: 'B',
      min: -1e13,
      max: 1e13,
    }),
    deposits: list(money({ label: 'Deposit', min: 0, max: 1e13 }), {
      label: 'Deposits in transit',
      help: 'In the books, and not yet on the statement.',
      symbol: 'd',
      maxItems: 1000,
      optional: true,
    }),
    checks: list(money({ label: 'Check', min: 0, max: 1e13 }), {
      label: 'Outstanding checks',
      help: 'Written in the books, and not yet paid by the bank: older ones too, certified ones not.',
      symbol: 'c',
      maxItems: 1000,
      optional: true,
    }),
    bankErrors: money({
      label: 'Errors of the bank',
      help: 'What they have to add to its balance; negative what they have to take off.',
      symbol: 'E_B',
      min: -1e13,
      max: 1e13,
      default: 0,
    }),
    books: money({
      label: 'Balance by the books',
      help: 'Of the cash account on the same day; negative if overdrawn.',
      symbol: 'K',
      min: -1e13,
      max: 1e13,
    }),
    receipts: list(money({ label: 'Receipt', min: 0, max: 1e13 }), {
      label: 'Collections, interest and other receipts on the statement alone',
      symbol: 'r',
      maxItems: 1000,
      optional: true,
    }),
    charges: list(money({ label: 'Charge', min: 0, max: 1e13 }), {
      label: 'Fees, returned (NSF) checks and other payments on the statement alone',
      symbol: 'f',
      maxItems: 1000,
      optional: true,
    }),
    bookErrors: money({
      label: 'Errors in the books',
      help: 'What they have to add to the balance: a check of 54 entered as 45 takes off 9, so -9.',
      symbol: 'E_K',
      min: -1e13,
      max: 1e13,
      default: 0,
    }),
  },
  outputs: {
    difference: money({ label: 'Difference, bank less books', symbol: '\\Delta' }),
    verdict: category(['Reconciled', 'Not reconciled'], { label: 'Result' }),
    adjustedBank: money({ label: 'Adjusted bank balance', symbol: "B'" }),
    adjustedBooks: money({ label: 'Adjusted book balance', symbol: "K'" }),
    entries: money({ label: 'Change of the cash account by the entries to make', symbol: 'J' }),
    statement: table(
      { line: text({ label: 'Line' }), amount: money({ label: 'Amount' }) },
      { label: 'Reconciliation' },
    ),
  },
  formula: ({ bank, deposits, checks, bankErrors, books, receipts, charges, bookErrors }) => {
    const transit = sum(deposits ?? [ZERO]);
    const outstanding = sum(checks ?? [ZERO]);
    const received = sum(receipts ?? [ZERO]);
    const charged = sum(charges ?? [ZERO]);
    const adjustedBank = bank + transit - outstanding + bankErrors;
    const entries = received - charged + bookErrors;
    const adjustedBooks = books + entries;
    const difference = adjustedBank - adjustedBooks;
    const verdict: 'Reconciled' | 'Not reconciled' = isNear(difference, ZERO, HALF_CENT)
      ? 'Reconciled'
      : 'Not reconciled';
    return {
      difference,
      verdict,
      adjustedBank,
      adjustedBooks,
      entries,
      statement: [
        { line: 'Balance by the bank', amount: bank },
        { line: 'Deposits in transit', amount: transit },
        { line: 'Outstanding checks', amount: -outstanding },
        { line: 'Errors of the bank', amount: bankErrors },
        { line: 'Adjusted bank balance', amount: adjustedBank },
        { line: 'Balance by the books', amount: books },
        { line: 'Receipts on the statement alone', amount: received },
        { line: 'Charges on the statement alone', amount: -charged },
        { line: 'Errors in the books', amount: bookErrors },
        { line: 'Adjusted book balance', amount: adjustedBooks },
      ],
    };
  },
  shown: ({ adjustedBank, adjustedBooks }) => ({ difference: adjustedBank - adjustedBooks }),
  stepwise: [
    'Adjusted bank balance: that of the statement, plus deposits in transit, less outstanding checks, with the errors of the bank set right.',
    'Adjusted book balance: that of the books, plus receipts and less charges on the statement alone, with the errors in the books set right: these are the entries to make.',
    'Both agree where they are within half a cent.',
  ],
  explanation: ({ verdict, entries, receipts, charges, bookErrors }) => {
    const any = bookErrors !== ZERO || [...(receipts ?? []), ...(charges ?? [])].some((amount) => amount !== ZERO);
    const change = !any
      ? ' No entries to cash are to be made.'
      : isNear(entries, ZERO, HALF_CENT)
        ? ' The entries to make leave cash as it is in all.'
        : entries < 0
          ? ' Entries that lower cash by {|entries|} are to be made.'
          : ' Entries that raise cash by {|entries|} are to be made.';
    return verdict === 'Reconciled'
      ? `Bank and books agree at {adjustedBank}.${change}`
      : 'Bank and books do not agree: {adjustedBank} by the bank is {difference|{|difference|} below|as much as|{|difference|} above} the {adjustedBooks} by the books.';
  },
  cautions: [
    {
      level: 'caution',
      when: ({ verdict }) => verdict === 'Not reconciled',
      says: 'Look for the item of {|difference|} that one side lacks, or for one of half of it that is on the wrong side. Do not enter the difference as an amount of its own.',
    },
    {
      level: 'note',
      when: ({ difference, verdict }) =>
        verdict === 'Not reconciled' &&
        isNear(difference / constant(0.09, '$'), Math.round(difference / constant(0.09, '$')), 1e-6),
      says: 'A difference that 9 divides, in cents, may come from two digits that changed places, 540 for 450, or a point that slipped.',
    },
    {
      level: 'note',
      when: ({ verdict }) => verdict === 'Reconciled',
      says: 'Agreement does not show that all is right: errors that cancel, or a forged check that is in the books, stay unseen.',
    },
    {
      level: 'caution',
      when: ({ adjustedBank, verdict }) => verdict === 'Reconciled' && adjustedBank < ZERO,
      says: ({ bank, checks }) =>
        bank < ZERO || checks === undefined
          ? 'The reconciled balance is negative: the account is overdrawn.'
          : 'The reconciled balance is negative: the account is overdrawn once the outstanding checks are paid.',
    },
  ],
  examples: [
    {
      inputs: { bank: 30600, deposits: [8600], checks: [7400], books: 35200, receipts: [5900], charges: [1200, 8100] },
      results: {
        difference: 0,
        verdict: 'Reconciled',
        adjustedBank: 31800,
        adjustedBooks: 31800,
        entries: -3400,
        statement: {
          length: 10,
          rows: { 1: { amount: 8600 }, 2: { amount: -7400 }, 6: { amount: 5900 }, 7: { amount: -9300 } },
        },
      },
      cautions: ['stay unseen'],
      source: 'A printed exercise with solution: both 31,800',
    },
    {
      inputs: {
        bank: 10740,
        deposits: [5300],
        checks: [2356],
        books: 11697,
        receipts: [2820],
        charges: [90, 300],
        bookErrors: -443,
      },
      results: { difference: 0, verdict: 'Reconciled', adjustedBank: 13684, adjustedBooks: 13684, entries: 1987 },
      cautions: ['stay unseen'],
      source: 'A printed solution: both 13,684, with a check of 443 that the books miss',
    },
    {
      inputs: { bank: 29400, deposits: [8000], checks: [7400], bankErrors: 580, books: 31100, charges: [280, 240] },
      results: { difference: 0, verdict: 'Reconciled', adjustedBank: 30580, entries: -520 },
      cautions: ['stay unseen'],
      source: 'Wright Company, a printed solution: both 30,580',
    },
    {
      inputs: { bank: '3560.20', deposits: [530], checks: [730], books: '3875.20', charges: [490] },
      results: { difference: -25, verdict: 'Not reconciled', adjustedBank: '3360.20', adjustedBooks: '3385.20' },
      cautions: ['that one side lacks'],
      source: 'A printed solution without its service charge of 25',
    },
    {
      inputs: { bank: 1000, books: 910 },
      results: { difference: 90, verdict: 'Not reconciled', entries: 0 },
      cautions: ['that one side lacks', '540 for 450'],
      source: 'By hand: 540 for 450',
    },
    {
      inputs: { bank: 100, checks: [150, '0.10', '0.20'], books: '-50.30' },
      results: { difference: 0, verdict: 'Reconciled', adjustedBank: '-50.30', entries: 0 },
      cautions: ['stay unseen', 'overdrawn once'],
      source: 'By hand: 100 - 150.30',
    },
    {
      inputs: { bank: -100, books: -100, receipts: [30], charges: [30] },
      results: { difference: 0, verdict: 'Reconciled', adjustedBooks: -100, entries: 0 },
      cautions: ['stay unseen', 'is overdrawn'],
      source: 'By hand: two entries that cancel',
    },
  ],
  notes: [
    'Only the adjustments of the books are entered; those of the bank come by themselves, or are told to it.',
    'In the sense of the books: a payment that the bank calls a debit lowers the balance.',
  ],
  references: [
    { title: 'Kieso, Weygandt, Warfield: Intermediate Accounting, 17th ed., ch. 7, appendix 7A' },
    {
      title: 'Bookkeeping Practice: Bank reconciliation terms',
      url: 'https://www.bookkeepingpractice.com/files/BankReconsiliation-Sim.html',
    },
  ],
});

import { defineCalculator, integer, isBelow, money, percent } from '@reckoner/engine';

/** The penalty is simple interest of some months on the deposit; the yields are APYs. */
export default defineCalculator({
  title: 'CD early withdrawal penalty',
  description:
    'Penalty and proceeds of breaking a certificate of deposit, and the APY above which another one for the rest of the term pays more.',
  keywords: [
    'breaking a CD',
    'cash in CD early',
    'certificate of deposit penalty',
    'switch CDs',
    'fixed deposit premature withdrawal',
  ],
  related: ['certificate-of-deposit', 'cd-ladder'],
  inputs: {
    deposit: money({ label: 'Deposit', symbol: 'P', above: 0, max: 1e12 }),
    apy: percent({ label: 'APY', symbol: 'r', min: 0, max: 100, usual: [0.1, 30] }),
    term: integer({ label: 'Term in months', symbol: 'T', min: 1, max: 240 }),
    elapsed: integer({ label: 'Months since the deposit', symbol: 't', min: 0, max: 240 }),
    penaltyMonths: integer({
      label: 'Months of interest lost',
      help: 'By the contract; 3 to 12 are common.',
      symbol: 'k',
      min: 0,
      max: 60,
      default: 6,
    }),
    newApy: percent({
      label: 'APY of another deposit',
      help: 'For the rest of the term.',
      symbol: 'r_n',
      min: 0,
      max: 100,
      usual: [0.1, 30],
      optional: true,
    }),
  },
  outputs: {
    proceeds: money({ label: 'Paid out now', symbol: 'A' }),
    penalty: money({ label: 'Penalty', symbol: 'F' }),
    breakEvenApy: percent({ label: 'APY above which a switch pays', symbol: 'r_b', places: 2 }),
    keptValue: money({ label: 'Value at maturity if kept', symbol: 'K' }),
    gain: money({ label: 'Gain by the switch at maturity', symbol: 'G', optional: true }),
  },
  formula: ({ deposit, apy, term, elapsed, penaltyMonths, newApy }) => {
    const penalty = (deposit * apy * penaltyMonths) / 12;
    const proceeds = deposit * (1 + apy) ** (elapsed / 12) - penalty;
    const keptValue = deposit * (1 + apy) ** (term / 12);
    const breakEvenApy = (keptValue / proceeds) ** (12 / (term - elapsed)) - 1;
    if (newApy === undefined) return { proceeds, penalty, breakEvenApy, keptValue };
    const gain = proceeds * (1 + newApy) ** ((term - elapsed) / 12) - keptValue;
    return { proceeds, penalty, breakEvenApy, keptValue, gain };
  },
  explanation: ({ gain }) =>
    gain === undefined
      ? 'Now {proceeds} would be paid out, after a penalty of {penalty}; another deposit for the rest of the term pays more above an APY of {breakEvenApy}.'
      : 'Now {proceeds} would be paid out, after a penalty of {penalty}. At maturity the switch {gain|leaves {|gain|} less|changes nothing|leaves {|gain|} more}; it pays above an APY of {breakEvenApy}.',
  requires: [
    {
      that: ({ term, elapsed }) => elapsed < term,
      field: 'elapsed',
      says: 'The months since the deposit, {elapsed}, must be fewer than the term, {term}: after it there is no penalty.',
    },
    {
      that: ({ apy, penaltyMonths }) => isBelow(apy * penaltyMonths, 6),
      field: 'penaltyMonths',
      says: 'Interest of {penaltyMonths} months at {apy} would take half the deposit or more: check both.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ deposit, proceeds }) => proceeds < deposit,
      says: 'The penalty exceeds the interest so far: less than the deposit is paid out.',
    },
    {
      level: 'note',
      when: ({ penaltyMonths }) => penaltyMonths === 0,
      says: 'Without a penalty any higher APY pays.',
    },
  ],
  examples: [
    {
      inputs: { deposit: 10000, apy: 3, term: 36, elapsed: 12, penaltyMonths: 6, newApy: 5 },
      results: { proceeds: 10150.0, penalty: 150.0, breakEvenApy: 3.75829, keptValue: 10927.27, gain: 263.1 },
      source: 'Python 3.11: powers of 1 + APY; simple interest of the months',
    },
    {
      inputs: { deposit: 10000, apy: 4, term: 12, elapsed: 0, penaltyMonths: 3 },
      results: { proceeds: 9900.0, penalty: 100.0, breakEvenApy: 5.05051, keptValue: 10400.0 },
      cautions: ['less than the deposit'],
      source: 'Python 3.11: powers of 1 + APY; simple interest of the months',
    },
    {
      inputs: { deposit: 20000, apy: 2, term: 24, elapsed: 20, penaltyMonths: 0, newApy: 2.5 },
      results: { proceeds: 20671.1, penalty: 0.0, breakEvenApy: 2, keptValue: 20808.0, gain: 33.94 },
      cautions: ['any higher APY'],
      source: 'Python 3.11: powers of 1 + APY; simple interest of the months',
    },
    {
      inputs: { deposit: 1000, apy: 3, term: 12, elapsed: 12 },
      refused: 'must be fewer than the term',
      source: 'By hand',
    },
    {
      inputs: { deposit: 1000, apy: 50, term: 120, elapsed: 12, penaltyMonths: 24 },
      refused: 'half the deposit',
      source: 'By hand: 24 months at 50% are 100%',
    },
  ],
  notes: [
    'Banks compute the penalty in different ways, and some refuse early withdrawal: the contract says how. In the United States the penalty is deductible from taxable income.',
  ],
  references: [
    { title: '12 CFR § 1030.4 (Regulation DD): Account disclosures, (b)(6)(ii) Early withdrawal penalties' },
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});

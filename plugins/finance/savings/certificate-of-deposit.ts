import { choice, defineCalculator, measure, money, percent } from '@reckoner/engine';
import { compounding } from '../shared/fields.js';
import { effectiveAnnualRate, growthFactor } from '../shared/interest.js';

/** One deposit held to maturity, from its APY or its nominal rate; the penalty is simple interest of some months. */
export default defineCalculator({
  title: 'Certificate of deposit (CD)',
  description: 'Maturity value and interest of a certificate of deposit from its APY or nominal rate and its term.',
  keywords: ['CD', 'term deposit', 'fixed deposit', 'time deposit', 'early withdrawal penalty'],
  inputs: {
    deposit: money({ label: 'Deposit', symbol: 'P', min: 0, max: 1e12 }),
    rateGiven: choice({ apy: 'APY', nominal: 'Nominal annual rate' }, { label: 'Rate is given as', default: 'apy' }),
    rate: percent({ label: 'Annual rate', symbol: 'r', min: 0, max: 100, usual: [0.1, 30] }),
    frequency: { ...compounding, default: 'daily', when: { rateGiven: 'nominal' } },
    term: measure('yr', { label: 'Term', unit: 'month', symbol: 't', min: 0, max: 600, usual: [0.2, 120] }),
    penaltyMonths: measure('yr', {
      label: 'Early withdrawal penalty',
      help: 'Months of simple interest lost, if you withdraw at the end of the term given.',
      unit: 'month',
      min: 0,
      max: 60,
      default: 0,
    }),
  },
  outputs: {
    value: money({ label: 'Value at the end' }),
    interest: money({ label: 'Interest' }),
    penalty: money({ label: 'Penalty' }),
    apy: percent({ label: 'APY', places: 4 }),
  },
  formula: ({ deposit, rateGiven, rate, frequency, term, penaltyMonths }) => {
    const apy = rateGiven === 'apy' ? rate : effectiveAnnualRate(rate, frequency);
    const grown = rateGiven === 'apy' ? deposit * (1 + rate) ** term : deposit * growthFactor(rate, frequency, term);
    const penalty = deposit * rate * penaltyMonths;
    return { value: grown - penalty, interest: grown - deposit, penalty, apy };
  },
  figure: {
    kind: 'curve',
    title: 'Value over the term',
    x: { of: 'term', label: 'Time' },
    y: { of: 'value', label: 'Value' },
    curve: ({ deposit, term, interest, apy }) => ({
      from: 0,
      to: term,
      lines: [{ y: (years) => deposit * (1 + apy) ** years }],
      marks: [{ x: term, y: deposit + interest, label: 'End' }],
    }),
  },
  explanation: '{deposit} earns {interest} in {term}; {value} is paid out.',
  cautions: [
    {
      level: 'caution',
      when: ({ penalty, interest }) => penalty > interest,
      says: 'The penalty exceeds the interest: less than the deposit is paid out.',
    },
  ],
  examples: [
    {
      inputs: { deposit: 10000, rate: 4.5, term: 18 },
      results: { value: 10682.54, interest: 682.54, penalty: 0, apy: 4.5 },
      source: 'Gnumeric: 10000*1.045^1.5',
    },
    {
      inputs: { deposit: 10000, rateGiven: 'nominal', rate: 4.5, frequency: 'daily', term: '1.5 yr' },
      results: { value: 10698.26 },
      source: 'Gnumeric: 10000*(1+0.045/365)^(365*1.5)',
    },
    {
      inputs: { deposit: 10000, rate: 4, term: 12, penaltyMonths: 3 },
      results: { value: 10300, penalty: 100 },
      source: 'By hand: 10400 less 10000 × 0.04 × 3/12',
    },
    {
      inputs: { deposit: 10000, rate: 4, term: 0, penaltyMonths: 3 },
      results: { value: 9900, interest: 0, penalty: 100 },
      cautions: ['less than the deposit'],
      source: 'By hand: withdrawn at once, 10000 × 0.04 × 3/12',
    },
  ],
  notes: ['How a penalty is computed differs from bank to bank; it may reduce the deposit itself.'],
  references: [{ title: '12 CFR Part 1030 (Regulation DD), Appendix A: Annual percentage yield calculation' }],
});

/** Inputs that several calculators ask for in the same way. */
import { choice, measure, percent } from '@reckoner/engine';

export const loanRate = percent({
  label: 'Annual interest rate',
  help: 'The nominal rate, without fees.',
  symbol: 'r',
  min: 0,
  max: 100,
  usual: [0.3, 40],
});

export const loanTerm = measure('yr', {
  label: 'Term',
  help: 'Rounded to whole payments.',
  symbol: 't',
  above: 0,
  max: 50,
  usual: [0.25, 40],
});

export const paymentFrequency = choice(
  {
    annually: { label: 'Annually', value: 1 },
    semiannually: { label: 'Semiannually', value: 2 },
    quarterly: { label: 'Quarterly', value: 4 },
    monthly: { label: 'Monthly', value: 12 },
    semimonthly: { label: 'Twice a month', value: 24 },
    biweekly: { label: 'Every two weeks', value: 26 },
    weekly: { label: 'Weekly', value: 52 },
  },
  { label: 'Payments', symbol: 'm', default: 'monthly' },
);

/** Zero stands for continuous compounding. */
export const compounding = choice(
  {
    annually: { label: 'Annually', value: 1 },
    semiannually: { label: 'Semiannually', value: 2 },
    quarterly: { label: 'Quarterly', value: 4 },
    monthly: { label: 'Monthly', value: 12 },
    weekly: { label: 'Weekly', value: 52 },
    daily: { label: 'Daily', value: 365 },
    continuously: { label: 'Continuously', value: 0 },
  },
  { label: 'Compounding', symbol: 'n', default: 'monthly' },
);

export const timing = choice(
  { end: { label: 'At the end of each period', value: 0 }, start: { label: 'At the start of each period', value: 1 } },
  { label: 'Payments fall', default: 'end' },
);

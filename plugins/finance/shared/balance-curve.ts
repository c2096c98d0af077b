/** What is owed or saved over time, as curves. */
import type { Curve } from '@reckoner/engine';
import { remainingBalance } from './time-value.js';

interface Loan {
  readonly label: string;
  readonly amount: number;
  /** Of a period. */
  readonly rate: number;
  readonly payment: number;
  readonly payments: number;
  readonly dashed?: boolean;
}

/** Balances of loans over the years; undefined where there is next to no time to see. */
export function balanceCurve(loans: readonly Loan[], perYear: number): Curve | undefined {
  const years = Math.max(...loans.map(({ payments }) => payments)) / perYear;
  if (!(years > 0)) return undefined;
  return {
    from: 0,
    to: years,
    lines: loans.map(({ label, amount, rate, payment, payments, dashed = false }) => ({
      label,
      dashed,
      y: (year) => {
        const paid = year * perYear;
        return paid > payments ? 0 : Math.max(0, remainingBalance(amount, rate, payment, paid));
      },
    })),
  };
}

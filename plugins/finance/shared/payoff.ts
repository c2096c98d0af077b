/** Paying off a balance by fixed monthly payments. */
import { ceilNear } from '@reckoner/engine';
import { accumulationFactor } from './time-value.js';

export interface Payoff {
  readonly months: number;
  readonly interest: number;
  readonly lastPayment: number;
}

/** The longest payoff that is reckoned, in months. */
const LONGEST = 1200;

/** Undefined when the payment does not exceed the interest, or the balance would last over a hundred years. */
export function payoff(balance: number, monthlyRate: number, payment: number): Payoff | undefined {
  if (payment <= balance * monthlyRate) return undefined;
  const exact =
    monthlyRate === 0
      ? balance / payment
      : -Math.log(1 - (balance * monthlyRate) / payment) / Math.log(1 + monthlyRate);
  if (exact > LONGEST) return undefined;
  // A crumb of rounding is no further payment.
  const months = Math.max(1, ceilNear(exact));
  const before = balance * (1 + monthlyRate) ** (months - 1) - payment * accumulationFactor(monthlyRate, months - 1);
  const lastPayment = before * (1 + monthlyRate);
  return { months, interest: payment * (months - 1) + lastPayment - balance, lastPayment };
}

/** Fields of lists of returns, and what asks whether they were sent as fractions. */
import { isBelow, percent } from '@reckoner/engine';

export const returnOfPeriod = percent({ label: 'Return', min: -100, max: 10000, usual: [-50, 100] });

/** How returns are spaced, with how many of them a year has. */
export const PERIODS = {
  daily: { label: 'Daily, 252 a year', value: 252, also: ['daily', 'days', 'trading days'] },
  everyDay: { label: 'Daily, 365 a year', value: 365, also: ['calendar days'] },
  weekly: { label: 'Weekly', value: 52, also: ['weeks'] },
  monthly: { label: 'Monthly', value: 12, also: ['months'] },
  quarterly: { label: 'Quarterly', value: 4, also: ['quarters'] },
  annual: { label: 'Yearly', value: 1, also: ['annual', 'annually', 'years'] },
};

/** Whether not one return is as large as one of such a period nearly always is. */
export function areTiny(returns: readonly number[] | undefined, period: number | undefined): boolean {
  return (
    returns !== undefined &&
    period !== undefined &&
    isBelow(Math.max(...returns.map((one) => Math.abs(one))), 0.01 / Math.sqrt(period))
  );
}

/** Whether a return a year, other than 0, is below 1%. */
export function isTiny(value: number | undefined): boolean {
  return value !== undefined && value !== 0 && isBelow(Math.abs(value), 0.01);
}

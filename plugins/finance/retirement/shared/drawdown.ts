import { isAtMost } from '@reckoner/engine';

/** How many yearly withdrawals, which rise with prices, savings pay in full: at the start or at the end of each year. */
export function fullWithdrawals(
  savings: number,
  returnRate: number,
  withdrawal: number,
  inflation: number,
  atStart: boolean,
  years: number,
): number {
  let balance = savings;
  let wanted = withdrawal;
  for (let year = 0; year < years; year++) {
    const available = atStart ? balance : balance * (1 + returnRate);
    if (!isAtMost(wanted, available)) return year;
    balance = Math.max(0, available - wanted) * (atStart ? 1 + returnRate : 1);
    wanted *= 1 + inflation;
  }
  return years;
}

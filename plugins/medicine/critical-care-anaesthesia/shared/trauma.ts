/** Sums of injury codes (Baker 1974, Osler 1997). */

import { sorted } from '@reckoner/engine';

/** The sum that a code of 6, an injury beyond survival, stands for. */
export const HIGHEST_SUM = 75;

/** The three highest codes squared and added; 75 where one of them is 6. */
export function sumOfSquares(codes: readonly number[]) {
  const rising = sorted(codes);
  const first = rising[codes.length - 1] ?? 0;
  const second = rising[codes.length - 2] ?? 0;
  const third = rising[codes.length - 3] ?? 0;
  if (first > 5) return HIGHEST_SUM;
  return first ** 2 + second ** 2 + third ** 2;
}

/** Whether three codes from 0 to 5, not all of them 0, can have this sum. */
export function isSumOfSquares(sum: number) {
  for (let first = 1; first <= 5; first++) {
    for (let second = 0; second <= first; second++) {
      for (let third = 0; third <= second; third++) {
        if (first ** 2 + second ** 2 + third ** 2 === sum) return true;
      }
    }
  }
  return false;
}

/** Whole pieces to buy and the allowance for waste. */
import { ceilNear, percent } from '@reckoner/engine';

/** The next whole number; a residue of rounding does not cost a piece. */
export function piecesFor(amount: number) {
  return ceilNear(amount);
}

export const waste = percent({
  label: 'Allowance for waste',
  usual: [1, 40],
  help: 'Added to the net amount.',
  symbol: 'w',
  min: 0,
  max: 100,
  default: 10,
});

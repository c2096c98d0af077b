import { sumOfProducts } from '@reckoner/engine';

export type BoxForm = 'corners' | 'size' | 'center';

/** The sides of a box, as its decimals say: 0.2 is where 0.15 + 0.1 / 2 is. y grows downward, as in images. */
export function corners(box: readonly number[], form: BoxForm, inclusive: boolean) {
  const [x, y, third, fourth] = box as [number, number, number, number];
  if (form === 'corners') {
    const last = inclusive ? 1 : 0;
    const right = third + last;
    const bottom = fourth + last;
    return {
      left: x,
      top: y,
      right,
      bottom,
      width: sumOfProducts([right], [-1, x]),
      height: sumOfProducts([bottom], [-1, y]),
    };
  }
  const before = form === 'center' ? 0.5 : 0;
  return {
    left: sumOfProducts([x], [-before, third]),
    top: sumOfProducts([y], [-before, fourth]),
    right: sumOfProducts([x], [1 - before, third]),
    bottom: sumOfProducts([y], [1 - before, fourth]),
    width: third,
    height: fourth,
  };
}

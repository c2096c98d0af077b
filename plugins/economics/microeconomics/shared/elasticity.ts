/** What elasticities between two points ask about. */
import { isAbove } from '@reckoner/engine';

/** Whether one value is more than twice the other, where two ways to take percent changes fall far apart. */
export const isFarFrom = (first: number, second: number): boolean =>
  isAbove(first, 2 * second) || isAbove(second, 2 * first);

/** A demand or supply line through two points, with room at both ends; nothing where one point is above the other. */
export function lineThrough(quantity1: number, price1: number, quantity2: number, price2: number) {
  if (quantity1 === quantity2) return undefined;
  const [low, high] = [Math.min(quantity1, quantity2), Math.max(quantity1, quantity2)];
  const slope = (price2 - price1) / (quantity2 - quantity1);
  const room = 0.5 * (high - low);
  return {
    from: Math.max(0, low - room),
    to: high + room,
    lines: [{ y: (quantity: number) => price1 + slope * (quantity - quantity1) }],
    marks: [
      { x: quantity1, y: price1, label: '1' },
      { x: quantity2, y: price2, label: '2' },
    ],
  };
}

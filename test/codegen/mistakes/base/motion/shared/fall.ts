import { standardGravity } from '@reckoner/engine';

/** Time in s in which a body falls from a height in m. */
export function fallTime(height: number): number {
  return Math.sqrt((2 * height) / standardGravity);
}

/** Powers and logarithms of ten for units such as dB: they come with the calculators that have such units. */
import type * as logarithms from '@reckoner/engine/arithmetic/big-decimal-logarithm';

type Logarithms = Pick<typeof logarithms, 'logarithmOfTen' | 'powerOfTen'>;

export let logarithmOfTen: Logarithms['logarithmOfTen'];
export let powerOfTen: Logarithms['powerOfTen'];

export function knowLogarithms(given: Logarithms): void {
  ({ logarithmOfTen, powerOfTen } = given);
}

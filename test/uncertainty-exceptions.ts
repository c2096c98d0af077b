/** Results whose uncertainty is not the derivative of their values, each with its reason: `slug output`. */
const ITERATION = 'Sunrise is found to a tenth of a second: the noise of that is larger than the dependence.';
const EXPLOSION = 'At e^256-fold growth the derivative is right, and holds over less than the spacing of doubles.';
const WHOLE_SHARES = 'The number of shares is rounded down, and its next step lies nearer than differences can tell.';

export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'sunrise-sunset-times noonAltitude': ITERATION,
  'sunrise-sunset-times dayLength': ITERATION,
  'exponential-logistic-population size': EXPLOSION,
  'exponential-logistic-population growth': EXPLOSION,
  'position-size positionValue': WHOLE_SHARES,
  'position-size leverage': WHOLE_SHARES,
};

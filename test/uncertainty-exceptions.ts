/** Results whose uncertainty is not the derivative of their values, each with its reason: `slug output`. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'sunrise-sunset-times noonAltitude':
    'An iteration that ends at a tenth of a second: its noise is larger than the dependence.',
  'sunrise-sunset-times dayLength':
    'An iteration that ends at a tenth of a second: its noise is larger than the dependence.',
};

/** What calculators of a MOSFET by the square law share. */
import { choice } from '@reckoner/engine';

export const squareLaw = choice(
  {
    half: {
      label: 'k, where saturation is ½k(VGS - Vt)²',
      also: ['k', 'half', 'kn', 'KP W/L', 'µCox W/L', 'SPICE'],
    },
    full: { label: 'K, where saturation is K(VGS - Vt)²', also: ['full', 'conduction parameter'] },
  },
  {
    label: 'Which parameter is given',
    help: 'Books differ by a factor of 2: k = µCox·W/L = 2K.',
    default: 'half',
  },
);

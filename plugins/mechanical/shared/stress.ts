/** Fields of stress analysis. */
import { quantity } from '@reckoner/engine';

export const yieldStrength = quantity('Pa', {
  label: 'Yield strength',
  usual: [5, 2500],
  help: 'Structural steel S235 to S355: 235 to 355 MPa; aluminum 6061-T6: 275 MPa.',
  unit: 'MPa',
  symbol: 'S_y',
  min: 0.01,
  max: 10000,
  optional: true,
});

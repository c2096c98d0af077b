/** What Doppler of the left ventricular outflow tract (LVOT) and hemodynamic indices have in common. */
import { measure } from '@reckoner/engine';

export const outflowDiameter = measure('cm', {
  label: 'LVOT diameter',
  help: 'Inner edge to inner edge in mid-systole, zoomed parasternal long axis.',
  symbol: 'd',
  min: 0.8,
  max: 4,
  usual: [1.6, 2.8],
});

export const outflowIntegral = measure('cm', {
  label: 'LVOT velocity-time integral (VTI)',
  help: 'Pulsed-wave Doppler, traced at the outer edge of the dense signal.',
  symbol: 'VTI_{LVOT}',
  min: 2,
  max: 60,
  usual: [8, 35],
});

export const bodySurface = measure('m^2', {
  label: 'Body surface area',
  help: 'For the indices.',
  symbol: 'BSA',
  min: 0.2,
  max: 3.5,
  usual: [1.2, 2.8],
  optional: true,
});

/** Area of a round outflow tract in cm², from its diameter in cm. */
export const outflowArea = (diameter: number) => (Math.PI * diameter ** 2) / 4;

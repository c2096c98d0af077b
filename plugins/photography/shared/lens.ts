/** Fields and formulas of a camera lens, as thin-lens optics has them. */
import { number, quantity } from '@reckoner/engine';

export const focalLength = quantity('mm', {
  label: 'Focal length',
  symbol: 'f',
  min: 1,
  max: 5000,
  usual: [1.5, 1200],
});
export const fNumber = number({ label: 'Aperture (f-number)', symbol: 'N', min: 0.5, max: 128, usual: [0.7, 64] });
export const circleOfConfusion = quantity('mm', {
  label: 'Circle of confusion',
  help: '0.03 mm for full frame, 0.02 mm for APS-C, 0.015 mm for Four Thirds.',
  symbol: 'c',
  min: 0.001,
  max: 1,
  default: 0.03,
  usual: [0.002, 0.25],
});

/** Speed of film or sensor. */
export const isoBounds = { min: 1, max: 1e7, default: 100, usual: [12, 409600] } as const;

/** As people have it in a camera: with 125 for a 125th of a second it is far off. */
export const usualTime = { help: 'In seconds: a 125th of one is 0.008.', usual: [0.00002, 60] } as const;

/** Nearest distance of focus at which infinity is still acceptably sharp. */
export function hyperfocalDistance(focal: number, aperture: number, confusion: number) {
  return focal ** 2 / (aperture * confusion) + focal;
}

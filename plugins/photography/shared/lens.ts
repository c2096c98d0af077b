/** Fields and formulas of a camera lens, as thin-lens optics has them. */
import { number, quantity } from '@reckoner/engine';

export const focalLength = quantity('mm', { label: 'Focal length', symbol: 'f', min: 1, max: 5000 });
export const fNumber = number({ label: 'Aperture (f-number)', symbol: 'N', min: 0.5, max: 128 });
export const circleOfConfusion = quantity('mm', {
  label: 'Circle of confusion',
  help: '0.03 mm for full frame, 0.02 mm for APS-C, 0.015 mm for Four Thirds.',
  symbol: 'c',
  min: 0.001,
  max: 1,
  default: 0.03,
});

/** Nearest distance of focus at which infinity is still acceptably sharp. */
export function hyperfocalDistance(focal: number, aperture: number, confusion: number) {
  return focal ** 2 / (aperture * confusion) + focal;
}

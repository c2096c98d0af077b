/** Points of the SOFA score by measured values (Vincent 1996, table 3). */
import { roundTo } from '@reckoner/engine';
import { pointsBelow } from './points.js';

/** µmol/L of bilirubin in 1 mg/dL (molar mass 584.7 g/mol). */
export const BILIRUBIN_MOLAR = 17.1;

/** Of PaO₂/FiO₂ in mmHg: 3 and 4 points only with ventilatory support. */
export function ratioPoints(ratio: number, supported: boolean) {
  const points = pointsBelow(
    ratio,
    [
      [100, 4],
      [200, 3],
      [300, 2],
      [400, 1],
    ],
    0,
  );
  return supported ? points : Math.min(points, 2);
}

/** Of platelets in 10⁹/L. */
export function plateletPoints(platelets: number) {
  return pointsBelow(
    platelets,
    [
      [20, 4],
      [50, 3],
      [100, 2],
      [150, 1],
    ],
    0,
  );
}

/** Of bilirubin in mg/dL, with one decimal as in the table. */
export function bilirubinPoints(bilirubin: number) {
  return pointsBelow(
    roundTo(bilirubin, 1),
    [
      [1.2, 0],
      [2, 1],
      [6, 2],
      [12, 3],
    ],
    4,
  );
}

/** Of the sum of the Glasgow Coma Scale. */
export function comaPoints(sum: number) {
  return pointsBelow(
    sum,
    [
      [6, 4],
      [10, 3],
      [13, 2],
      [15, 1],
    ],
    0,
  );
}

/** Of creatinine in mg/dL, with one decimal as in the table. */
export function creatininePoints(creatinine: number) {
  return pointsBelow(
    roundTo(creatinine, 1),
    [
      [1.2, 0],
      [2, 1],
      [3.5, 2],
      [5, 3],
    ],
    4,
  );
}

/** Of the urine of 24 hours in mL. */
export function urinePoints(urine: number) {
  return pointsBelow(
    urine,
    [
      [200, 4],
      [500, 3],
    ],
    0,
  );
}

import { constant } from '@reckoner/engine';

/**
 * Vapor pressure of water between its triple and its critical point. Wagner and Pruss, J. Phys. Chem. Ref. Data 31
 * (2002) 387, eq. 2.5; the coefficients are alike in ten public programs.
 */
export function waterVaporPressure(temperature: number): number {
  const critical = constant(647.096, 'K');
  const t = 1 - temperature / critical;
  const terms =
    -7.85951783 * t +
    1.84408259 * t ** 1.5 -
    11.7866497 * t ** 3 +
    22.6807411 * t ** 3.5 -
    15.9618719 * t ** 4 +
    1.80122502 * t ** 7.5;
  return constant(22.064e6, 'Pa') * Math.exp((critical / temperature) * terms);
}

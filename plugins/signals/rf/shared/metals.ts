/**
 * Conductivities at 20 °C in S/m, after Pozar: Microwave Engineering, 4th ed., appendix F, as they stand in public
 * implementations that cite it.
 */
export const CONDUCTIVITY = {
  silver: 6.173e7,
  copper: 5.813e7,
  gold: 4.098e7,
  aluminum: 3.816e7,
  brass: 2.564e7,
  tungsten: 1.825e7,
  zinc: 1.67e7,
  nickel: 1.449e7,
  iron: 1.03e7,
  platinum: 9.52e6,
  solder: 7e6,
  stainless: 1.1e6,
};

/** Darcy friction factors of pipe flow, and the fluid and pipe fields that hydraulic calculators share. */
import { quantity } from '@reckoner/engine';

/** Colebrook and White (1939) by fixed-point iteration on 1/√f, which contracts at least tenfold a step. */
export function colebrook(reynolds: number, relativeRoughness: number) {
  let inverse = 7;
  for (let step = 0; step < 40; step++) {
    inverse = -2 * Math.log10(relativeRoughness / 3.7 + (2.51 * inverse) / reynolds);
  }
  return 1 / inverse ** 2;
}

/** Hagen and Poiseuille below a Reynolds number of 2300, Colebrook above. */
export function frictionFactor(reynolds: number, relativeRoughness: number) {
  return reynolds < 2300 ? 64 / reynolds : colebrook(reynolds, relativeRoughness);
}

export const density = quantity('kg/m^3', {
  label: 'Density of the fluid',
  usual: [0.05, 14000],
  help: 'Water at 20 °C: 998.2 kg/m³.',
  symbol: '\\rho',
  min: 0.01,
  max: 20000,
  default: 998.2,
});
export const viscosity = quantity('Pa*s', {
  label: 'Dynamic viscosity',
  usual: [0.005, 100000],
  help: 'Water at 20 °C: 1.002 mPa·s.',
  unit: 'mPa*s',
  symbol: '\\mu',
  min: 0.001,
  max: 1e7,
  default: 1.002,
});
export const roughness = quantity('m', {
  label: 'Roughness of the wall',
  usual: [0, 10],
  help: 'Drawn tube and plastic 0.0015 mm, commercial steel 0.045 mm, cast iron 0.26 mm.',
  unit: 'mm',
  symbol: '\\varepsilon',
  min: 0,
  max: 50,
  default: 0.045,
});

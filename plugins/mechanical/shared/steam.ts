/** Properties of water and steam by the IAPWS Industrial Formulation 1997; MPa, K, m³/kg, kJ/kg, kJ/(kg·K), m/s. */
import { findRoot } from '@reckoner/engine';
import { REGION_1, REGION_2, REGION_2_IDEAL, REGION_3, REGION_5, REGION_5_IDEAL } from './steam-coefficients.js';

/** Specific gas constant in kJ/(kg·K). */
const GAS_CONSTANT = 0.461526;
export const CRITICAL_TEMPERATURE = 647.096;
export const CRITICAL_PRESSURE = 22.064;
const CRITICAL_DENSITY = 322;
/** Up to here the liquid is region 1; between it and the critical temperature saturation lies in region 3. */
const REGION_1_END = 623.15;
const REGION_3_END = 863.15;
const REGION_2_END = 1073.15;

export interface SteamState {
  readonly volume: number;
  readonly enthalpy: number;
  readonly entropy: number;
  readonly heatCapacity: number;
  readonly soundSpeed: number;
}

/** Equation 30: saturation pressure. */
export function saturationPressure(temperature: number) {
  const shifted = temperature - 0.23855557567849 / (temperature - 650.17534844798);
  const a = shifted ** 2 + 1167.0521452767 * shifted - 724213.16703206;
  const b = -17.073846940092 * shifted ** 2 + 12020.82470247 * shifted - 3232555.0322333;
  const c = 14.91510861353 * shifted ** 2 - 4823.2657361591 * shifted + 405113.40542057;
  return ((2 * c) / (-b + Math.sqrt(b ** 2 - 4 * a * c))) ** 4;
}

/** Equation 31: saturation temperature. */
export function saturationTemperature(pressure: number) {
  const root = pressure ** 0.25;
  const e = root ** 2 - 17.073846940092 * root + 14.91510861353;
  const f = 1167.0521452767 * root ** 2 + 12020.82470247 * root - 4823.2657361591;
  const g = -724213.16703206 * root ** 2 - 3232555.0322333 * root + 405113.40542057;
  const d = (2 * g) / (-f - Math.sqrt(f ** 2 - 4 * e * g));
  const sum = 650.17534844798 + d;
  return (sum - Math.sqrt(sum ** 2 - 4 * (-0.23855557567849 + 650.17534844798 * d))) / 2;
}

/** Equation 5: pressure between regions 2 and 3. */
function boundaryPressure(temperature: number) {
  return 348.05185628969 - 1.1671859879975 * temperature + 1.0192970039326e-3 * temperature ** 2;
}

/** A sum of terms n·aⁱ·bʲ with its derivatives by a and b. */
function polynomial(terms: typeof REGION_1, a: number, b: number) {
  const sums = { value: 0, a: 0, aa: 0, b: 0, bb: 0, ab: 0 };
  for (const [i, j, n] of terms) {
    const term = n * a ** i * b ** j;
    sums.value += term;
    sums.a += (i * term) / a;
    sums.aa += (i * (i - 1) * term) / a ** 2;
    sums.b += (j * term) / b;
    sums.bb += (j * (j - 1) * term) / b ** 2;
    sums.ab += (i * j * term) / (a * b);
  }
  return sums;
}

/** Table 3: properties from the Gibbs free energy and its derivatives by reduced pressure and temperature. */
function fromGibbs(temperature: number, tau: number, gibbs: ReturnType<typeof polynomial>) {
  const heat = GAS_CONSTANT * temperature;
  const slope = gibbs.a - tau * gibbs.ab;
  return {
    // Reduced pressures are in MPa in regions 2 and 5; region 1 gives its derivatives by MPa as well.
    volume: (heat * gibbs.a) / 1000,
    enthalpy: heat * tau * gibbs.b,
    entropy: GAS_CONSTANT * (tau * gibbs.b - gibbs.value),
    heatCapacity: -GAS_CONSTANT * tau ** 2 * gibbs.bb,
    soundSpeed: Math.sqrt((1000 * heat * gibbs.a ** 2) / (slope ** 2 / (tau ** 2 * gibbs.bb) - gibbs.aa)),
  };
}

/** Equation 7. */
function liquid(pressure: number, temperature: number) {
  const tau = 1386 / temperature;
  const terms = polynomial(REGION_1, 7.1 - pressure / 16.53, tau - 1.222);
  return fromGibbs(temperature, tau, {
    ...terms,
    a: -terms.a / 16.53,
    aa: terms.aa / 16.53 ** 2,
    ab: -terms.ab / 16.53,
  });
}

/** Equations 15 to 17 and 32 to 34: an ideal gas and what a real one adds to it. */
function vapor(pressure: number, temperature: number) {
  const hot = temperature > REGION_2_END;
  const tau = (hot ? 1000 : 540) / temperature;
  const rest = hot ? polynomial(REGION_5, pressure, tau) : polynomial(REGION_2, pressure, tau - 0.5);
  let value = rest.value + Math.log(pressure);
  let first = rest.b;
  let second = rest.bb;
  for (const [j, n] of hot ? REGION_5_IDEAL : REGION_2_IDEAL) {
    const term = n * tau ** j;
    value += term;
    first += (j * term) / tau;
    second += (j * (j - 1) * term) / tau ** 2;
  }
  return fromGibbs(temperature, tau, {
    value,
    a: rest.a + 1 / pressure,
    aa: rest.aa - 1 / pressure ** 2,
    b: first,
    bb: second,
    ab: rest.ab,
  });
}

/** Equation 28: pressure of region 3 from its density in kg/m³. */
function densePressure(density: number, temperature: number) {
  const delta = density / CRITICAL_DENSITY;
  const tau = CRITICAL_TEMPERATURE / temperature;
  let slope = 1.0658070028513 / delta;
  for (const [i, j, n] of REGION_3) slope += n * i * delta ** (i - 1) * tau ** j;
  return (density * GAS_CONSTANT * temperature * delta * slope) / 1000;
}

/**
 * Density of region 3. Below the critical temperature a pressure has a liquid, a vapor and an unstable density: the
 * searches begin between the saturated density and the one where the fluid ceases to be stable.
 */
function denseDensity(pressure: number, temperature: number, isLiquid: boolean) {
  const excess = (density: number) => densePressure(density, temperature) - pressure;
  if (temperature >= CRITICAL_TEMPERATURE) return findRoot(excess, 40, 820);
  const below = 1 - temperature / CRITICAL_TEMPERATURE;
  return isLiquid
    ? findRoot(excess, CRITICAL_DENSITY * (1 + 3.4 * below ** 0.47), 820)
    : findRoot(excess, 40, CRITICAL_DENSITY * (1 - 2.68 * below ** 0.44));
}

/** Table 31: properties from the Helmholtz free energy. */
function dense(pressure: number, temperature: number, isLiquid: boolean) {
  const density = denseDensity(pressure, temperature, isLiquid);
  const delta = density / CRITICAL_DENSITY;
  const tau = CRITICAL_TEMPERATURE / temperature;
  const terms = polynomial(REGION_3, delta, tau);
  const heat = GAS_CONSTANT * temperature;
  const byDelta = 1.0658070028513 + delta * terms.a;
  const byBoth = byDelta - delta * tau * terms.ab;
  const stiffness = 2 * byDelta - 1.0658070028513 + delta ** 2 * terms.aa;
  const curvature = tau ** 2 * terms.bb;
  return {
    volume: 1 / density,
    enthalpy: heat * (tau * terms.b + byDelta),
    entropy: GAS_CONSTANT * (tau * terms.b - terms.value - 1.0658070028513 * Math.log(delta)),
    heatCapacity: GAS_CONSTANT * (byBoth ** 2 / stiffness - curvature),
    soundSpeed: Math.sqrt(1000 * heat * (stiffness - byBoth ** 2 / curvature)),
  };
}

/** One phase at 273.15 to 2273.15 K, up to 100 MPa (50 MPa above 1073.15 K). */
export function singlePhase(pressure: number, temperature: number, isLiquid: boolean): SteamState {
  if (temperature <= REGION_1_END) return isLiquid ? liquid(pressure, temperature) : vapor(pressure, temperature);
  const isDense = isLiquid || (temperature <= REGION_3_END && pressure > boundaryPressure(temperature));
  return isDense ? dense(pressure, temperature, isLiquid) : vapor(pressure, temperature);
}

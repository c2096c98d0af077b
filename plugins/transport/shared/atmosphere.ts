/** The ICAO standard atmosphere (ISO 2533:1975) below 11 km, and the constants that it fixes. */
import { constant, standardGravity } from '@reckoner/engine';

export const SEA_LEVEL_TEMPERATURE = constant(288.15, 'K');
export const SEA_LEVEL_PRESSURE = constant(101325, 'Pa');
export const SEA_LEVEL_DENSITY = constant(1.225, 'kg/m^3');
export const LAPSE_RATE = constant(0.0065, 'K/m');
export const GAS_CONSTANT_OF_AIR = constant(287.05287, 'J/(kg*K)');

/** g / (R L), about 5.256: pressure goes with this power of temperature. */
export const PRESSURE_EXPONENT = standardGravity / (GAS_CONSTANT_OF_AIR * LAPSE_RATE);

/** Pressure at a geopotential altitude of the troposphere. */
export function standardPressureAt(altitude: number) {
  return SEA_LEVEL_PRESSURE * (1 - (LAPSE_RATE * altitude) / SEA_LEVEL_TEMPERATURE) ** PRESSURE_EXPONENT;
}

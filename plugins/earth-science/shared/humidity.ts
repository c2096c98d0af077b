/** Water vapor in air: the Magnus equation with the constants of Alduchov and Eskridge (1996), in °C and hPa. */
import { measure, percent } from '@reckoner/engine';

/** Vapor pressure in hPa of air that is saturated over water at a temperature in °C. */
export function saturationVaporPressure(temperature: number): number {
  return 6.1094 * Math.exp((17.625 * temperature) / (243.04 + temperature));
}

/** Dew point in °C of air with a vapor pressure in hPa. */
export function dewPointOf(vaporPressure: number): number {
  const logarithm = Math.log(vaporPressure / 6.1094);
  return (243.04 * logarithm) / (17.625 - logarithm);
}

/** Kilograms of vapor for each kilogram of dry air, of vapor pressure and air pressure in one unit. */
export function mixingRatioOf(vaporPressure: number, pressure: number): number {
  return (0.622 * vaporPressure) / (pressure - vaporPressure);
}

export const humidity = percent({
  label: 'Relative humidity',
  formerly: ['relativeHumidity'],
  symbol: '\\mathrm{RH}',
  min: 0.1,
  max: 100,
  usual: [3, 100],
});

export const knownHumidity = {
  humidity: { label: 'Relative humidity', also: ['RH', 'relative humidity'] },
  dewPoint: { label: 'Dew point', also: ['dewpoint', 'dew point'] },
} as const;

/** Relative humidity, asked for where it is what is known. */
export const givenHumidity = percent({
  label: 'Relative humidity',
  symbol: '\\mathrm{RH}',
  min: 0.1,
  max: 100,
  usual: [3, 100],
  when: { known: 'humidity' },
});

/** Dew point, asked for where it is what is known. */
export const givenDewPoint = measure('°C', {
  label: 'Dew point',
  regional: true,
  symbol: 'T_d',
  min: -100,
  max: 60,
  usual: [-60, 36],
  when: { known: 'dewPoint' },
});

export const airTemperature = measure('°C', {
  label: 'Air temperature',
  regional: true,
  symbol: 'T',
  min: -45,
  max: 60,
  usual: [-40, 50],
});

export const airPressure = measure('hPa', {
  label: 'Air pressure',
  help: 'At the station, not reduced to sea level.',
  symbol: 'p',
  min: 300,
  max: 1100,
  usual: [500, 1090],
  default: 1013.25,
});

/** The dew point cannot exceed the temperature. */
export const dewPointBelow = {
  that: ({ dewPoint, temperature }: { readonly dewPoint: number; readonly temperature: number }) =>
    dewPoint <= temperature,
  field: 'dewPoint',
  says: 'The dew point, {dewPoint}, cannot exceed the air temperature, {temperature}.',
} as const;

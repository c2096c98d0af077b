/** Water vapor in air: the Magnus equation with the constants of Alduchov and Eskridge (1996), in °C and hPa. */
import { percent } from '@reckoner/engine';

/** Vapor pressure in hPa of air that is saturated over water at a temperature in °C. */
export function saturationVaporPressure(temperature: number): number {
  return 6.1094 * Math.exp((17.625 * temperature) / (243.04 + temperature));
}

export const humidity = percent({
  label: 'Relative humidity',
  formerly: ['relativeHumidity'],
  symbol: '\\mathrm{RH}',
  min: 0.1,
  max: 100,
  usual: [3, 100],
});

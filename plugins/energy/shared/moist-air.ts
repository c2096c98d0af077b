/** Moist air as a mixture of perfect gases: ASHRAE Handbook, Fundamentals (2021), chapter 1; °C, kPa, kg of water per kg of dry air. */
import { findRoot } from '@reckoner/engine';

/** Ratio of the molar masses of water and dry air. */
const MASS_RATIO = 0.621945;

/** Saturation pressure of Hyland and Wexler over ice (below 0 °C, equation 5) and liquid water (equation 6), -100 to 200 °C. */
export function saturationPressure(celsius: number) {
  const t = celsius + 273.15;
  const logarithm =
    celsius < 0
      ? -5.6745359e3 / t +
        6.3925247 -
        9.677843e-3 * t +
        6.2215701e-7 * t ** 2 +
        2.0747825e-9 * t ** 3 -
        9.484024e-13 * t ** 4 +
        4.1635019 * Math.log(t)
      : -5.8002206e3 / t +
        1.3914993 -
        4.8640239e-2 * t +
        4.1764768e-5 * t ** 2 -
        1.4452093e-8 * t ** 3 +
        6.5459673 * Math.log(t);
  return Math.exp(logarithm) / 1000;
}

export function humidityRatio(vaporPressure: number, pressure: number) {
  return (MASS_RATIO * vaporPressure) / (pressure - vaporPressure);
}

export function vaporPressure(ratio: number, pressure: number) {
  return (pressure * ratio) / (MASS_RATIO + ratio);
}

/** Temperature at which vapor of this pressure saturates. */
export function dewPoint(pressure: number) {
  return findRoot((celsius) => saturationPressure(celsius) - pressure, -100, 200);
}

/** Equations 33 (water on the bulb) and 35 (ice on it). */
export function humidityRatioOfWetBulb(dryBulb: number, wetBulb: number, pressure: number) {
  const saturated = humidityRatio(saturationPressure(wetBulb), pressure);
  const depression = 1.006 * (dryBulb - wetBulb);
  return wetBulb < 0
    ? ((2830 - 0.24 * wetBulb) * saturated - depression) / (2830 + 1.86 * dryBulb - 2.1 * wetBulb)
    : ((2501 - 2.326 * wetBulb) * saturated - depression) / (2501 + 1.86 * dryBulb - 4.186 * wetBulb);
}

/** Thermodynamic wet-bulb temperature; the bulb counts as wet, not iced, wherever it can stay above 0 °C. */
export function wetBulb(dryBulb: number, ratio: number, pressure: number) {
  // Multiplied by the pressure of the dry air, so that it has no pole at the boiling point.
  const overWater = (celsius: number) => {
    const saturation = saturationPressure(celsius);
    const heat = 1.006 * (dryBulb - celsius) + ratio * (2501 + 1.86 * dryBulb - 4.186 * celsius);
    return (2501 - 2.326 * celsius) * MASS_RATIO * saturation - (pressure - saturation) * heat;
  };
  const overIce = (celsius: number) => {
    const saturation = saturationPressure(celsius);
    const heat = 1.006 * (dryBulb - celsius) + ratio * (2830 + 1.86 * dryBulb - 2.1 * celsius);
    return (2830 - 0.24 * celsius) * MASS_RATIO * saturation - (pressure - saturation) * heat;
  };
  return dryBulb >= 0 && overWater(0) <= 0
    ? findRoot(overWater, 0, dryBulb)
    : findRoot(overIce, -110, Math.min(dryBulb, -1e-9));
}

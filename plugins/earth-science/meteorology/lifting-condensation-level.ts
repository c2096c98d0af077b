import { choice, defineCalculator, isAbove, lambertW, measure, roundTo } from '@reckoner/engine';
import {
  airTemperature,
  dewPointBelow,
  dewPointOf,
  givenDewPoint,
  givenHumidity,
  knownHumidity,
  saturationVaporPressure,
} from '../shared/humidity.js';

/** Romps (2017): gas constants and heat capacities of dry air, vapor and liquid water; energy of vaporization at 273.16 K. */
const RA = 287.04;
const RV = 461;
const CPA = 719 + RA;
const CPV = 1418 + RV;
const CVL = 4119;
const HEAT = 2.374e6 - (1418 - CVL) * 273.16;

/** Vapor pressure in hPa of air that is saturated over water at a temperature in kelvins, as Romps has it. */
function saturationOf(kelvin: number): number {
  return 6.1165 * (kelvin / 273.16) ** ((CPV - CVL) / RV) * Math.exp((HEAT / RV) * (1 / 273.16 - 1 / kelvin));
}

/** Pressure in hPa of the standard atmosphere at a height in meters. */
function standardPressure(elevation: number): number {
  return 1013.25 * (1 - 0.0000225577 * elevation) ** 5.25588;
}

/** The exact expression of Romps by Lambert's W; beside it Bolton's equation 22 and 125 m for each degree. */
export default defineCalculator({
  title: 'Lifting condensation level (LCL)',
  description:
    'Height, temperature and pressure of the lifting condensation level, the base of cumulus clouds, from temperature, humidity or dew point, and pressure, by Romps, Bolton and the rule of 125 m for each degree.',
  keywords: ['cloud base', 'lcl', 'cumulus base height', 'spread', 'condensation level', 'romps', 'bolton'],
  related: ['lapse-rate-moist-adiabatic', 'dew-point-temperature'],
  inputs: {
    temperature: airTemperature,
    known: choice(knownHumidity, { label: 'Known', default: 'humidity' }),
    humidity: givenHumidity,
    dewPoint: givenDewPoint,
    pressure: measure('hPa', {
      label: 'Air pressure',
      help: 'At the station, not reduced to sea level; if not sent, that of the standard atmosphere at its height.',
      symbol: 'p',
      min: 300,
      max: 1100,
      usual: [500, 1090],
      default: ({ elevation }) => standardPressure(elevation ?? 0),
    }),
    elevation: measure('m', {
      label: 'Station above sea level',
      regional: true,
      symbol: 'z_0',
      min: -500,
      max: 6000,
      usual: [-430, 5500],
      optional: true,
    }),
  },
  outputs: {
    height: measure('m', { label: 'Height above the station', regional: true, symbol: 'z', places: 0 }),
    lclTemperature: measure('°C', { label: 'Temperature there', regional: true, symbol: 'T_L', places: 1 }),
    lclPressure: measure('hPa', { label: 'Pressure there', symbol: 'p_L', places: 1 }),
    bolton: measure('°C', {
      label: 'Temperature there by Bolton',
      regional: true,
      symbol: 'T_B',
      places: 1,
    }),
    rule: measure('m', {
      label: 'Height by 125 m for each degree',
      regional: true,
      symbol: 'z_{125}',
      places: 0,
    }),
    spread: measure('K', {
      label: 'Dew point depression',
      regional: true,
      unit: 'Δ°C',
      symbol: '\\Delta T',
      places: 1,
    }),
    altitude: measure('m', {
      label: 'Height above sea level',
      regional: true,
      symbol: 'z_{MSL}',
      places: 0,
      optional: true,
    }),
  },
  formula: ({ temperature, known, humidity, dewPoint, pressure, elevation }) => {
    const kelvin = temperature + 273.15;
    const share = known === 'humidity' ? humidity : saturationOf(dewPoint + 273.15) / saturationOf(kelvin);
    const saturated = known === 'humidity' ? humidity === 1 : dewPoint === temperature;
    const vapor = share * saturationOf(kelvin);
    const q = (RA * vapor) / (RV * pressure + (RA - RV) * vapor);
    const cpm = (1 - q) * CPA + q * CPV;
    const rm = (1 - q) * RA + q * RV;
    const a = cpm / rm + (CVL - CPV) / RV;
    const b = -HEAT / (RV * kelvin);
    const c = b / a;
    // c·e^c is what W takes back to c: of saturated air the ratio is 1, and the height 0.
    const part = saturated ? 1 : c / lambertW(share ** (1 / a) * c * Math.exp(c), -1);
    const height = Math.max(0, ((cpm * kelvin) / 9.81) * (1 - part));
    const spread =
      temperature -
      (known === 'dewPoint'
        ? dewPoint
        : humidity === 1
          ? temperature
          : dewPointOf(humidity * saturationVaporPressure(temperature)));
    return {
      height,
      lclTemperature: kelvin * part - 273.15,
      lclPressure: pressure * part ** (cpm / rm),
      bolton: 1 / (1 / (kelvin - 55) - Math.log(share) / 2840) + 55 - 273.15,
      rule: 125 * spread,
      spread,
      altitude: elevation === undefined ? undefined : elevation + height,
    };
  },
  explanation: ({ known, elevation, humidity, dewPoint, temperature }) =>
    (known === 'humidity' ? humidity === 1 : dewPoint === temperature)
      ? 'Air of {temperature} that is saturated at {pressure} needs no lifting: it condenses where it is.'
      : `Air of {temperature} with ${known === 'humidity' ? '{humidity} of humidity' : 'a dew point of {dewPoint}'} at {pressure} condenses when it has been lifted by {height}${
          elevation === undefined ? '' : ', to {altitude|{|altitude|} below|just|{|altitude|} above} sea level'
        }, where it has {lclTemperature} and {lclPressure}.`,
  requires: [dewPointBelow],
  cautions: [
    {
      level: 'caution',
      when: ({ spread }) => roundTo(spread, 1) === 0,
      says: 'The air is saturated at the station, or nearly: it is in fog or cloud, or cooled by rain under another cloud.',
    },
    {
      level: 'note',
      when: ({ lclTemperature }) => roundTo(lclTemperature, 1) < 0,
      says: 'The level lies below freezing and is for liquid drops: ice can form lower down, where the air saturates over ice.',
    },
    {
      level: 'note',
      when: ({ height }) => roundTo(height, 0) > 3000 && roundTo(height, 0) <= 5500,
      says: 'So high a level is met over deserts: elsewhere check temperature and humidity, which must be of the same hour.',
    },
    {
      level: 'caution',
      when: ({ height }) => roundTo(height, 0) > 5500,
      says: 'No cumulus has its base more than about 5,500 m above the ground: check temperature and humidity. Air so dry makes no cloud.',
    },
    {
      level: 'caution',
      when: ({ elevation, pressure }) =>
        elevation !== undefined && isAbove(Math.abs(pressure / standardPressure(elevation) - 1), 0.06),
      says: 'The air pressure does not fit the station’s height (the standard atmosphere differs by more than 6%): send the pressure at the station, not that at sea level.',
    },
    {
      level: 'note',
      when: ({ height }) => roundTo(height, 0) >= 1,
      says: 'Only clouds that grow from the air at the station have their base there (cumulus of a well mixed day); layers, and clouds of a night or a cold pool, do not. For flight take the observed ceiling.',
    },
  ],
  examples: [
    {
      inputs: { temperature: '300 K', humidity: 50, pressure: 1000 },
      results: {
        height: 1433.844139,
        lclTemperature: 13.00171897,
        lclPressure: 846.9453051,
        bolton: 13.02653386,
        rule: 1411.685814,
        spread: 11.29348651,
      },
      cautions: ['grow from the air'],
      source:
        'Romps, lcl.py: 1433.844139279 m for 300 K, 50%, 100,000 Pa; the rest with SciPy by brentq on the saturation of the lifted parcel',
    },
    {
      inputs: { temperature: 33, known: 'dewPoint', dewPoint: 28, pressure: 943, elevation: 300 },
      results: {
        height: 654.0673306,
        lclTemperature: 26.75954789,
        lclPressure: 876.9183245,
        bolton: 26.80340512,
        rule: 625.0,
        spread: 5.0,
        altitude: 954.0673306,
      },
      cautions: ['grow from the air'],
      source:
        'SciPy, brentq on the saturation of the lifted parcel; MetPy has 877.56 hPa and 26.77 °C with the constants of Bolton',
    },
    {
      inputs: { temperature: 5, humidity: 30, pressure: 850 },
      results: {
        height: 1976.751868,
        lclTemperature: -14.24345321,
        lclPressure: 661.0528641,
        bolton: -14.28574064,
        rule: 2020.667345,
        spread: 16.16533876,
      },
      cautions: ['below freezing', 'grow from the air'],
      source: 'SciPy: as above',
    },
    {
      inputs: { temperature: 40, humidity: 10, pressure: 950 },
      results: {
        height: 4607.060641,
        lclTemperature: -4.735336939,
        lclPressure: 553.0801143,
        bolton: -4.679418414,
        rule: 4672.049673,
        spread: 37.37639738,
      },
      cautions: ['below freezing', 'over deserts', 'grow from the air'],
      source: 'SciPy: as above',
    },
    {
      inputs: { temperature: 12, humidity: 100 },
      results: { height: 0, lclTemperature: 12, lclPressure: 1013.25, bolton: 12, rule: 0, spread: 0 },
      cautions: ['in fog or cloud'],
      source: 'By definition: saturated air',
    },
    {
      inputs: { temperature: 30, humidity: 3, pressure: 1013.25, elevation: 2000 },
      results: {
        height: 5971.48372,
        lclTemperature: -28.18897797,
        lclPressure: 479.9948719,
        bolton: -28.1993093,
        rule: 6234.886358,
        spread: 49.87909087,
        altitude: 7971.48372,
      },
      cautions: ['below freezing', 'No cumulus', 'does not fit', 'grow from the air'],
      source: 'SciPy: as above',
    },
    {
      inputs: { temperature: 25, humidity: 60, elevation: 600 },
      results: { height: 1058.316382, lclTemperature: 14.79237137, lclPressure: 834.4706933, altitude: 1658.316382 },
      cautions: ['grow from the air'],
      source:
        'SciPy, lambertw; 943.2 hPa of the standard atmosphere at 600 m (International Standard Atmosphere: 943.22)',
    },
    { inputs: { temperature: 10, known: 'dewPoint', dewPoint: 12 }, refused: 'cannot exceed', source: 'By definition' },
  ],
  notes: [
    'Romps is exact for air and vapor of constant heat capacities, without liquid water; Bolton is within 0.1 °C from -35 to 35 °C. The rule of 125 m errs by a few percent.',
  ],
  references: [
    {
      title:
        'Romps: Exact expression for the lifting condensation level, J. Atmos. Sci. 74 (2017) 3891, by his published program lcl.py and its test values',
      doi: '10.1175/JAS-D-17-0102.1',
    },
    {
      title: 'Bolton: The computation of equivalent potential temperature, Mon. Wea. Rev. 108 (1980) 1046, equation 22',
    },
    { title: 'MetPy (Unidata): lcl and its example, compared' },
  ],
});

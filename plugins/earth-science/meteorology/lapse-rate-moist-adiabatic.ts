import { category, defineCalculator, measure, noResult, roundTo } from '@reckoner/engine';
import { mixingRatioOf, saturationVaporPressure } from '../shared/humidity.js';

/** Gravity, gas constant, heat capacity (7/2 of it) and latent heat in SI units. */
const G = 9.80665;
const R = 287.05;
const CP = 1004.7;
const L = 2.501e6;

/** Kelvins by which saturated air of a temperature in °C and a pressure in hPa cools for each meter. */
function saturatedRate(temperature: number, pressure: number): number {
  const ratio = mixingRatioOf(saturationVaporPressure(temperature), pressure);
  const kelvin = temperature + 273.15;
  return (G * (1 + (L * ratio) / (R * kelvin))) / (CP + (0.622 * L ** 2 * ratio) / (R * kelvin ** 2));
}

/** Temperature in °C and pressure in hPa of saturated air after a rise in meters, by Runge and Kutta's fourth order. */
function liftSaturated(temperature: number, pressure: number, rise: number) {
  const steps = Math.max(4, Math.ceil(rise / 100));
  const h = rise / steps;
  let t = temperature;
  // Logarithm of the pressure over that below, so that without a rise it is the very same.
  let x = 0;
  for (let i = 0; i < steps; i++) {
    const t1 = -saturatedRate(t, pressure * Math.exp(x));
    const x1 = -G / (R * (t + 273.15));
    const t2 = -saturatedRate(t + (h / 2) * t1, pressure * Math.exp(x + (h / 2) * x1));
    const x2 = -G / (R * (t + (h / 2) * t1 + 273.15));
    const t3 = -saturatedRate(t + (h / 2) * t2, pressure * Math.exp(x + (h / 2) * x2));
    const x3 = -G / (R * (t + (h / 2) * t2 + 273.15));
    const t4 = -saturatedRate(t + h * t3, pressure * Math.exp(x + h * x3));
    const x4 = -G / (R * (t + h * t3 + 273.15));
    t += (h / 6) * (t1 + 2 * t2 + 2 * t3 + t4);
    x += (h / 6) * (x1 + 2 * x2 + 2 * x3 + x4);
  }
  return { temperature: t, pressure: pressure * Math.exp(x) };
}

type Stability =
  | 'Absolutely stable'
  | 'Moist neutral'
  | 'Conditionally unstable'
  | 'Dry neutral'
  | 'Absolutely unstable';

/** Stability of a lapse rate between the two adiabatic ones, to one decimal, as they are measured: 9.8 is the dry one. */
function stabilityOf(environment: number, moist: number, dry: number): Stability {
  const lapse = roundTo(environment, 1);
  if (lapse < roundTo(moist, 1)) return 'Absolutely stable';
  if (lapse === roundTo(moist, 1)) return 'Moist neutral';
  if (lapse < roundTo(dry, 1)) return 'Conditionally unstable';
  return lapse === roundTo(dry, 1) ? 'Dry neutral' : 'Absolutely unstable';
}

/** Γ_d = g/c_p; Γ_m = g (1 + L r/(R T))/(c_p + ε L² r/(R T²)) of the AMS Glossary. */
export default defineCalculator({
  title: 'Adiabatic lapse rates',
  description:
    'Dry and moist (saturated) adiabatic lapse rate at a temperature and pressure, the temperature of a parcel after a rise, and the stability of a measured lapse rate.',
  keywords: [
    'moist adiabatic lapse rate',
    'saturated adiabatic lapse rate',
    'dry adiabatic lapse rate',
    'parcel temperature',
    'static stability',
    'SALR',
  ],
  related: ['lifting-condensation-level', 'virtual-potential-temperature'],
  inputs: {
    temperature: measure('°C', {
      label: 'Air temperature',
      regional: true,
      symbol: 'T',
      min: -80,
      max: 50,
      usual: [-60, 40],
    }),
    pressure: measure('hPa', {
      label: 'Air pressure',
      help: 'At the level of the air, not reduced to sea level.',
      symbol: 'p',
      min: 200,
      max: 1100,
      usual: [250, 1090],
      default: 1013.25,
    }),
    rise: measure('m', {
      label: 'Rise of the parcel',
      regional: true,
      symbol: 'h',
      min: 0,
      max: 12000,
      usual: [0, 6000],
      optional: true,
    }),
    environment: measure('K/km', {
      label: 'Measured lapse rate',
      help: 'Fall of the air temperature with height, negative in an inversion.',
      unit: 'Δ°C/km',
      symbol: '\\Gamma',
      min: -200,
      max: 200,
      usual: [-50, 15],
      optional: true,
    }),
  },
  outputs: {
    moist: measure('K/km', { label: 'Moist adiabatic lapse rate', unit: 'Δ°C/km', symbol: '\\Gamma_m', places: 2 }),
    dry: measure('K/km', { label: 'Dry adiabatic lapse rate', unit: 'Δ°C/km', symbol: '\\Gamma_d', places: 2 }),
    saturation: measure('g/kg', { label: 'Saturation mixing ratio', symbol: 'r_s', places: 2 }),
    stability: category(
      ['Absolutely stable', 'Moist neutral', 'Conditionally unstable', 'Dry neutral', 'Absolutely unstable'],
      { label: 'Stability', optional: true },
    ),
    saturatedTop: measure('°C', {
      label: 'Saturated parcel after the rise',
      regional: true,
      symbol: 'T_m',
      places: 1,
      optional: true,
    }),
    dryTop: measure('°C', {
      label: 'Unsaturated parcel after the rise',
      regional: true,
      symbol: 'T_{dry}',
      places: 1,
      optional: true,
    }),
    pressureTop: measure('hPa', {
      label: 'Pressure there, along the saturated parcel',
      symbol: 'p_m',
      places: 1,
      optional: true,
    }),
  },
  formula: ({ temperature, pressure, rise, environment }) => {
    const moist = 1000 * saturatedRate(temperature, pressure);
    const dry = (1000 * G) / CP;
    const found = {
      moist,
      dry,
      saturation: 1000 * mixingRatioOf(saturationVaporPressure(temperature), pressure),
      stability: environment === undefined ? undefined : stabilityOf(environment, moist, dry),
    };
    if (rise === undefined) return found;
    const dryTop = temperature - (dry * rise) / 1000;
    const top = liftSaturated(temperature, pressure, rise);
    if (top.temperature < -110)
      throw noResult(
        'So far up the parcel would be colder than -110 °C, colder than air gets anywhere on Earth: shorten the rise.',
      );
    return { ...found, saturatedTop: top.temperature, dryTop, pressureTop: top.pressure };
  },
  shown: ({ temperature, pressure, dry, saturation, rise }) => ({
    moist:
      (1000 * G * (1 + (L * (saturation / 1000)) / (R * (temperature + 273.15)))) /
      (CP + (0.622 * L ** 2 * (saturation / 1000)) / (R * (temperature + 273.15) ** 2)),
    dry: (1000 * G) / CP,
    saturation: 1000 * mixingRatioOf(saturationVaporPressure(temperature), pressure),
    stability: undefined,
    saturatedTop: undefined,
    dryTop: rise === undefined ? undefined : temperature - (dry * rise) / 1000,
    pressureTop: undefined,
  }),
  stepwise: [
    'The saturated parcel is followed in steps of 100 m or less, its lapse rate taken anew at each temperature and pressure; the pressure falls as in air of the parcel’s temperature.',
    'A measured lapse rate below the moist one is absolutely stable, above the dry one absolutely unstable, and between them conditionally unstable; where both agree at one decimal, as they are measured, it is neutral.',
  ],
  figure: {
    kind: 'curve',
    title: 'Parcels that rise',
    x: { of: 'temperature', label: 'Temperature' },
    y: { of: 'rise', label: 'Rise' },
    curve: ({ temperature, pressure, rise, dry }) =>
      rise === undefined || rise === 0
        ? undefined
        : {
            from: 0,
            to: rise,
            lines: [
              { label: 'Saturated', at: (h) => [liftSaturated(temperature, pressure, h).temperature, h] },
              { label: 'Unsaturated', dashed: true, at: (h) => [temperature - (dry * h) / 1000, h] },
            ],
          },
  },
  explanation: ({ rise, environment }) =>
    `At {temperature} and {pressure} saturated air that rises cools by {moist}, unsaturated air by {dry}.${
      rise === undefined
        ? ''
        : ' After a rise of {rise} a parcel that is saturated all the way has {saturatedTop}, one that stays unsaturated {dryTop}.'
    }${environment === undefined ? '' : ' Air whose temperature {environment|rises by {|environment|}|stays the same|falls by {|environment|}} with height is: {stability}.'}`,
  cautions: [
    {
      level: 'caution',
      when: ({ environment }) =>
        environment !== undefined && roundTo(environment, 2) >= 0.4 && roundTo(environment, 2) <= 1.2,
      says: 'Is the measured lapse rate one for each 100 m? It is taken for each kilometer: 0.65 °C in 100 m are 6.5 °C/km.',
    },
    {
      level: 'caution',
      when: ({ saturation }) => roundTo(saturation, 2) > 50,
      says: 'With more than 50 g/kg of vapor the equation, which takes little vapor for granted, is off by several percent; such air is not met in nature: check temperature and pressure.',
    },
    {
      level: 'note',
      when: ({ stability }) => stability === 'Moist neutral' || stability === 'Dry neutral',
      says: 'Neutral means equal at one decimal: lapse rates are hardly measured better, and the dry one is often given as 9.8 °C/km.',
    },
    {
      level: 'note',
      when: ({ stability }) => stability === 'Absolutely unstable',
      says: 'A fall beyond the dry rate lasts only in the lowest tens or hundreds of meters over hot ground: elsewhere check both heights and thermometers.',
    },
    {
      level: 'note',
      when: ({ temperature, saturatedTop }) => (saturatedTop ?? temperature) < -20,
      says: 'Below about -20 °C clouds are mostly ice: the saturation here is over liquid water, and freezing adds heat that is not counted.',
    },
    {
      level: 'note',
      when: ({ rise }) => rise !== undefined && rise > 0,
      says: 'A real parcel is unsaturated up to its condensation level and saturated above it: take the two rates one after the other (see the lifting condensation level).',
    },
    {
      level: 'caution',
      when: ({ pressureTop }) => pressureTop !== undefined && roundTo(pressureTop, 1) < 100,
      says: 'That is above the troposphere, where parcels no longer rise by themselves: the temperatures are of no use there.',
    },
    {
      level: 'caution',
      when: ({ stability }) => stability === 'Conditionally unstable',
      says: 'Conditionally unstable: stable for unsaturated air, unstable for saturated air. Whether it overturns depends on moisture and lift: look at CAPE and CIN of the sounding.',
    },
  ],
  examples: [
    {
      inputs: { temperature: 20, pressure: 1000, rise: 1000 },
      results: {
        moist: 4.222195978,
        dry: 9.760774361,
        saturation: 14.86076787,
        saturatedTop: 15.681285,
        dryTop: 10.23922564,
        pressureTop: 889.22964,
      },
      cautions: ['one after the other'],
      source:
        'SciPy: solve_ivp (DOP853) along the pressure, the moist rate by dT/dp of Bakhshaii and Stull as in MetPy',
    },
    {
      inputs: { temperature: 19.85, pressure: 1000, rise: 4235 },
      results: {
        moist: 4.235667152,
        dry: 9.760774361,
        saturation: 14.72007064,
        saturatedTop: -0.34741651,
        dryTop: -21.48687942,
        pressureTop: 599.98504,
      },
      cautions: ['one after the other'],
      source:
        'SciPy, as above; MetPy, tests of moist_lapse: 272.81 K at 600 hPa from 293 K at 1000 hPa, 0.01 K from here with other constants',
    },
    {
      inputs: { temperature: -25, pressure: 600, environment: 5 },
      results: { moist: 8.48611221, dry: 9.760774361, saturation: 0.8405866149, stability: 'Absolutely stable' },
      cautions: ['mostly ice'],
      source: 'mpmath: AMS Glossary, moist-adiabatic lapse rate',
    },
    {
      inputs: { temperature: 15, environment: 7 },
      results: { moist: 4.730200832, dry: 9.760774361, saturation: 10.62639278, stability: 'Conditionally unstable' },
      cautions: ['depends on moisture and lift'],
      source: 'mpmath: at the default of 1013.25 hPa',
    },
    {
      inputs: { temperature: '30 °C', pressure: '1000 hPa', environment: 12 },
      results: { moist: 3.468712167, dry: 9.760774361, saturation: 27.5177974, stability: 'Absolutely unstable' },
      cautions: ['over hot ground'],
      source: 'mpmath: as above',
    },
    {
      inputs: { temperature: 15, pressure: 900, environment: 9.76 },
      results: { moist: 4.511332754, dry: 9.760774361, saturation: 11.98932144, stability: 'Dry neutral' },
      cautions: ['equal at one decimal'],
      source: 'mpmath: g/c_p = 9.761 K/km',
    },
    {
      inputs: { temperature: 15, environment: 9.8 },
      results: { dry: 9.760774361, stability: 'Dry neutral' },
      cautions: ['equal at one decimal'],
      source: 'AMS Glossary, dry-adiabatic lapse rate: 9.8 K/km',
    },
    {
      inputs: { temperature: 15, environment: '5.5 °F/(1000 ft)' },
      results: { stability: 'Absolutely unstable' },
      cautions: ['over hot ground'],
      source: 'By hand: 5.5/1.8/0.3048 = 10.02 K/km',
    },
    {
      inputs: { temperature: 0, pressure: 700, environment: 5.76 },
      results: { moist: 5.761165438, dry: 9.760774361, saturation: 5.476435046, stability: 'Moist neutral' },
      cautions: ['equal at one decimal'],
      source: 'mpmath: equal at two decimals',
    },
    {
      inputs: { temperature: -10, pressure: 300, rise: 7600 },
      results: {
        moist: 5.393363026,
        dry: 9.760774361,
        saturation: 6.00314403,
        saturatedTop: -69.820819,
        dryTop: -84.18188514,
        pressureTop: 99.35944,
      },
      cautions: ['mostly ice', 'one after the other', 'above the troposphere'],
      source: 'SciPy: as above',
    },
    {
      inputs: { temperature: 10, pressure: 950, environment: 0.65 },
      results: { moist: 5.152641314, dry: 9.760774361, saturation: 8.132158197, stability: 'Absolutely stable' },
      cautions: ['for each 100 m'],
      source: 'mpmath: AMS Glossary',
    },
    {
      inputs: { temperature: 45, pressure: 700 },
      results: { moist: 2.553267535, dry: 9.760774361, saturation: 98.74690851 },
      cautions: ['off by several percent'],
      source: 'mpmath: AMS Glossary',
    },
    {
      inputs: { temperature: -70, pressure: 300, rise: 10000 },
      noResult: 'colder than -110',
      source: 'By hand: -70 - 9.76 × 10',
    },
  ],
  notes: [
    'Latent heat 2.501 MJ/kg, c_p 1004.7 J/(kg K), R 287.05 J/(kg K), saturation over water by Alduchov and Eskridge; heat of the liquid water is left out (a pseudoadiabat).',
  ],
  references: [
    { title: 'AMS Glossary of Meteorology: dry-adiabatic lapse rate, moist-adiabatic lapse rate' },
    {
      title:
        'Bakhshaii, Stull: Saturated pseudoadiabats, a noniterative approximation, J. Appl. Meteor. Climatol. 52 (2013) 5, as cited by MetPy',
      doi: '10.1175/JAMC-D-12-062.1',
    },
    { title: 'MetPy (Unidata): moist_lapse and its tests, compared' },
  ],
});

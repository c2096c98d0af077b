import { choice, defineCalculator, measure, noResult, roundTo } from '@reckoner/engine';
import {
  dewPointBelow,
  givenDewPoint,
  givenHumidity,
  knownHumidity,
  mixingRatioOf,
  saturationVaporPressure,
} from '../shared/humidity.js';

/** θ = T (p₀/p)^(2/7); T_v = T (1 + r/ε)/(1 + r), the exact form of T (1 + 0.61 q). */
export default defineCalculator({
  title: 'Potential and virtual temperature',
  description:
    'Potential temperature, virtual temperature, virtual potential temperature and density of moist air from temperature, pressure and humidity.',
  keywords: [
    'theta',
    'virtual potential temperature',
    'poisson equation',
    'density of moist air',
    'virtual temperature',
  ],
  related: ['lapse-rate-moist-adiabatic', 'hypsometric-thickness', 'absolute-humidity-air'],
  inputs: {
    temperature: measure('°C', {
      label: 'Air temperature',
      regional: true,
      symbol: 'T',
      min: -100,
      max: 60,
      usual: [-90, 50],
    }),
    pressure: measure('hPa', {
      label: 'Air pressure',
      help: 'At the level of the air, not reduced to sea level.',
      symbol: 'p',
      min: 10,
      max: 1100,
      usual: [50, 1090],
    }),
    known: choice(
      { ...knownHumidity, dry: { label: 'Dry air', also: ['dry', 'none'] } },
      { label: 'Known', default: 'humidity' },
    ),
    humidity: givenHumidity,
    dewPoint: givenDewPoint,
  },
  outputs: {
    theta: measure('K', { label: 'Potential temperature', symbol: '\\theta', places: 2 }),
    thetaCelsius: measure('°C', { label: 'Potential temperature in °C', symbol: '\\theta_C', places: 1 }),
    virtual: measure('°C', { label: 'Virtual temperature', regional: true, symbol: 'T_v', places: 2 }),
    thetaVirtual: measure('K', { label: 'Virtual potential temperature', symbol: '\\theta_v', places: 2 }),
    density: measure('kg/m^3', { label: 'Density of the air', symbol: '\\rho', places: 4 }),
    mixingRatio: measure('g/kg', { label: 'Mixing ratio', symbol: 'r', places: 2 }),
  },
  formula: ({ temperature, pressure, known, humidity, dewPoint }) => {
    const vaporPressure =
      known === 'dry'
        ? 0
        : known === 'humidity'
          ? humidity * saturationVaporPressure(temperature)
          : saturationVaporPressure(dewPoint);
    if (vaporPressure > 0.5 * pressure) {
      throw noResult('At so low a pressure more than half of the air would be vapor: check pressure and humidity.');
    }
    const kelvin = temperature + 273.15;
    const ratio = mixingRatioOf(vaporPressure, pressure);
    const factor = (1 + ratio / 0.622) / (1 + ratio);
    const theta = kelvin * (1000 / pressure) ** (2 / 7);
    return {
      theta,
      thetaCelsius: theta - 273.15,
      virtual: kelvin * factor - 273.15,
      thetaVirtual: theta * factor,
      density: (100 * pressure) / (287.05 * kelvin * factor),
      mixingRatio: 1000 * ratio,
    };
  },
  explanation: ({ known }) =>
    known === 'dry'
      ? 'Brought to 1,000 hPa without exchange of heat this air would have {theta} ({thetaCelsius}). It is dry, so that its virtual temperature is its temperature.'
      : 'Brought to 1,000 hPa without exchange of heat or condensation this air would have {theta} ({thetaCelsius}). Dry air of the same density and pressure would have {virtual}.',
  requires: [dewPointBelow],
  cautions: [
    {
      level: 'caution',
      when: ({ temperature, pressure }) => pressure >= 50 && pressure <= 110 && temperature > -20,
      says: 'So high up no air is so warm: was the pressure sent in kPa? It is taken in hPa, and 101.3 kPa are 1,013 hPa.',
    },
    {
      level: 'note',
      when: ({ known, temperature, virtual }) =>
        known !== 'dry' && temperature < -45 && roundTo(virtual - temperature, 1) < 0.1,
      says: 'Below -45 °C the Magnus equation over water is beyond its range: the moisture is uncertain there, but too little to change the temperatures.',
    },
    {
      level: 'caution',
      when: ({ known, temperature, virtual }) =>
        known !== 'dry' && temperature < -45 && roundTo(virtual - temperature, 1) >= 0.1,
      says: 'Below -45 °C the Magnus equation over water is beyond its range, and at this low pressure the moisture changes the virtual temperatures: they are uncertain.',
    },
    {
      level: 'caution',
      when: ({ pressure, mixingRatio }) => pressure < 100 && roundTo(mixingRatio, 2) >= 0.05,
      says: 'Air of the stratosphere has only some 0.003 g/kg of vapor: take it as dry, or send its dew point.',
    },
    {
      level: 'caution',
      when: ({ mixingRatio }) => roundTo(mixingRatio, 2) > 40,
      says: 'So much vapor is not met in the free atmosphere: check pressure, temperature and humidity.',
    },
  ],
  examples: [
    {
      inputs: { temperature: '273 K', pressure: '800 mbar', known: 'dry' },
      results: { theta: 290.972, mixingRatio: 0, virtual: -0.15 },
      source: 'MetPy, example of potential_temperature: 290.972015 K',
    },
    {
      inputs: { temperature: '291 K', pressure: 300, humidity: 20 },
      results: {
        theta: 410.4751934,
        thetaCelsius: 137.3251934,
        virtual: 19.35398999,
        thetaVirtual: 412.5966731,
        density: 0.357299089,
        mixingRatio: 8.577481871,
      },
      source:
        'MetPy, tests: 410.475 K at 300 mbar; virtual temperature with mpmath by partial densities of air and vapor',
    },
    {
      inputs: { temperature: 25, pressure: 1000, known: 'dewPoint', dewPoint: 20 },
      results: {
        theta: 298.15,
        thetaCelsius: 25.0,
        virtual: 27.65320627,
        thetaVirtual: 300.8032063,
        density: 1.158137136,
        mixingRatio: 14.86076787,
      },
      source: 'mpmath: density as the sum of those of dry air and vapor, T_v = p/(R ρ)',
    },
    {
      inputs: { temperature: -50, pressure: 250, humidity: 60 },
      results: {
        theta: 331.5996256,
        thetaCelsius: 58.44962562,
        virtual: -49.98712584,
        thetaVirtual: 331.6187565,
        density: 0.390265815,
        mixingRatio: 0.09494274162,
      },
      cautions: ['beyond its range'],
      source: 'mpmath: as above',
    },
    {
      inputs: { temperature: 45, pressure: 700, humidity: 60 },
      results: {
        theta: 352.2813325,
        thetaCelsius: 79.13133253,
        virtual: 55.20292415,
        thetaVirtual: 363.5788328,
        density: 0.7426763606,
        mixingRatio: 55.71037815,
      },
      cautions: ['not met in the free atmosphere'],
      source: 'mpmath: as above',
    },
    {
      inputs: { temperature: 40, pressure: 100, humidity: 90 },
      noResult: 'more than half',
      source: 'By hand: 66 hPa of vapor',
    },
    {
      inputs: { temperature: 15, pressure: 101.325, known: 'dry' },
      results: { density: 0.1225012 },
      cautions: ['sent in kPa'],
      source: 'By hand: 10132.5/(287.05 × 288.15), a tenth of the standard atmosphere’s 1.225 kg/m³',
    },
    {
      inputs: { temperature: 10, pressure: 900, known: 'dewPoint', dewPoint: 12 },
      refused: 'cannot exceed',
      source: 'By definition',
    },
    {
      inputs: { temperature: -46, pressure: 10, humidity: 100 },
      results: {
        theta: 846.7229136,
        virtual: -45.14004489,
        thetaVirtual: 849.9284768,
        mixingRatio: 6.268672444,
      },
      cautions: ['they are uncertain', 'of the stratosphere'],
      source: 'Python: T / (1 - 0.378 e/p), with e = 0.0998 hPa',
    },
  ],
  notes: [
    'κ = R/c_p = 2/7 as of dry air; for moist air it is less by about 0.3% of itself for each 10 g/kg. Some tables have 0.286 or 0.2854.',
    'The virtual temperature is often approximated as T (1 + 0.61 q).',
  ],
  references: [
    { title: 'AMS Glossary of Meteorology: potential temperature, virtual temperature' },
    { title: 'Wallace, Hobbs: Atmospheric Science, 2nd ed. (2006), equations 3.16 and 3.54' },
    { title: 'MetPy (Unidata): calc/thermo.py and its tests, compared' },
  ],
});

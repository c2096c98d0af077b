import {
  category,
  choice,
  classify,
  defineCalculator,
  floorNear,
  integer,
  measure,
  noResult,
  number,
  roundNear,
} from '@reckoner/engine';
import { POLLUTANTS } from '../shared/air-quality.js';

/** Linear interpolation between the EPA's breakpoints after truncation, as revised in May 2024. */
export default defineCalculator({
  title: 'Air quality index (US EPA)',
  description: 'US Air Quality Index and its class from the concentration of one pollutant over its averaging time.',
  keywords: ['aqi', 'pm2.5', 'pm10', 'ozone', 'air pollution', 'airnow', 'smoke'],
  inputs: {
    pollutant: choice(
      {
        pm25: 'Fine particles PM2.5, 24 hours',
        pm10: 'Particles PM10, 24 hours',
        ozone8: 'Ozone, 8 hours',
        ozone1: 'Ozone, 1 hour',
        carbonMonoxide: 'Carbon monoxide, 8 hours',
        sulfurDioxide: 'Sulfur dioxide, 1 hour',
        nitrogenDioxide: 'Nitrogen dioxide, 1 hour',
      },
      { label: 'Pollutant', default: 'pm25' },
    ),
    particles: measure('µg/m^3', {
      label: 'Concentration of particles',
      min: 0,
      max: 10000,
      usual: [0, 1000],
      when: { pollutant: ['pm25', 'pm10'] },
    }),
    ppm: number({
      label: 'Concentration in parts per million',
      min: 0,
      max: 1000,
      usual: [0, 60],
      confusedWith: { ppb: 1000 },
      when: { pollutant: ['ozone8', 'ozone1', 'carbonMonoxide'] },
    }),
    ppb: number({
      label: 'Concentration in parts per billion',
      min: 0,
      max: 10000,
      usual: [0, 3000],
      when: { pollutant: ['sulfurDioxide', 'nitrogenDioxide'] },
    }),
  },
  outputs: {
    index: integer({ label: 'Air Quality Index' }),
    level: category(
      ['Good', 'Moderate', 'Unhealthy for sensitive groups', 'Unhealthy', 'Very unhealthy', 'Hazardous'],
      { label: 'Class', of: 'index' },
    ),
    truncated: number({ label: 'Concentration as truncated' }),
  },
  algorithm: ({ pollutant, particles, ppm, ppb }) => {
    const { steps, segments } = POLLUTANTS[pollutant]!;
    const concentration = particles ?? ppm ?? ppb;
    const truncated = floorNear(concentration * steps) / steps;
    const segment = segments.find(([, high]) => truncated <= high + 1e-9);
    if (segment === undefined)
      throw noResult(
        'The concentration lies beyond the index (over 500, or over 300 for 8 hours of ozone): such air is hazardous to everyone. If it is no emergency, check the unit, as ozone and carbon monoxide are sent in ppm.',
      );
    const [low, high, indexLow, indexHigh] = segment;
    if (truncated < low - 1e-9) throw noResult('Below 0.125 ppm the index is that of 8 hours of ozone.');
    const index = roundNear(((indexHigh - indexLow) / (high - low)) * (truncated - low) + indexLow);
    const level = classify(
      index,
      [
        [51, 'Good'],
        [101, 'Moderate'],
        [151, 'Unhealthy for sensitive groups'],
        [201, 'Unhealthy'],
        [301, 'Very unhealthy'],
      ],
      'Hazardous',
    );
    return { index, level, truncated };
  },
  explanation: 'The index is {index} of 500: {level}.',
  cautions: [
    {
      level: 'note',
      when: ({ level }) => level === 'Unhealthy for sensitive groups',
      says: 'Children, older people and people with heart or lung disease may feel effects: they should take it easy outdoors.',
    },
    {
      level: 'caution',
      when: ({ level }) => level === 'Unhealthy',
      says: 'Some of the general public may feel effects, sensitive groups more serious ones: cut long or heavy exertion outdoors.',
    },
    {
      level: 'danger',
      when: ({ level }) => level === 'Very unhealthy',
      says: 'Health alert: the risk is increased for everyone. Avoid exertion outdoors; sensitive groups stay indoors.',
    },
    {
      level: 'danger',
      when: ({ level }) => level === 'Hazardous',
      says: 'Emergency conditions: everyone is more likely to be affected. Stay indoors with clean air and follow the local authorities.',
    },
    {
      level: 'note',
      when: ({ pollutant, ppb }) => pollutant === 'sulfurDioxide' && ppb >= 305,
      says: 'Indexes above 200 go by the mean of 24 hours of sulfur dioxide: send that; where it is below 305 ppb, one hour of 305 ppb or more has the index 200.',
    },
  ],
  examples: [
    {
      inputs: { particles: 4.59 },
      results: { index: 25, level: 'Good', truncated: 4.5 },
      source: 'By hand: 50/9 × 4.5',
    },
    {
      inputs: { pollutant: 'carbonMonoxide', ppm: 8.4 },
      results: { index: 90, level: 'Moderate' },
      source: 'EPA: Technical Assistance Document for the Reporting of Daily Air Quality, worked example',
    },
    {
      inputs: { pollutant: 'ozone8', ppm: 0.07853333 },
      results: { index: 126, level: 'Unhealthy for sensitive groups', truncated: 0.078 },
      cautions: ['take it easy'],
      source: 'EPA: Technical Assistance Document for the Reporting of Daily Air Quality, worked example',
    },
    {
      inputs: { particles: 35.9 },
      results: { index: 102, level: 'Unhealthy for sensitive groups' },
      cautions: ['take it easy'],
      source: 'By hand: 49/19.9 × 0.4 + 101 = 101.98',
    },
    {
      inputs: { particles: 300 },
      results: { index: 449, level: 'Hazardous' },
      cautions: ['Emergency conditions'],
      source: 'By hand: 199/99.9 × 74.5 + 301 = 449.4',
    },
    {
      inputs: { pollutant: 'pm10', particles: 300 },
      results: { index: 173, level: 'Unhealthy' },
      cautions: ['cut long or heavy'],
      source: 'By hand: 49/99 × 45 + 151 = 173.3',
    },
    {
      inputs: { pollutant: 'ozone1', ppm: 0.25 },
      results: { index: 223, level: 'Very unhealthy' },
      cautions: ['Health alert'],
      source: 'By hand: 99/0.199 × 0.045 + 201 = 223.4',
    },
    {
      inputs: { pollutant: 'sulfurDioxide', ppb: 130 },
      results: { index: 125 },
      cautions: ['take it easy'],
      source: 'By hand: 49/109 × 54 + 101 = 125.3',
    },
    {
      inputs: { pollutant: 'sulfurDioxide', ppb: 400 },
      results: { index: 232, level: 'Very unhealthy' },
      cautions: ['Health alert', 'mean of 24 hours'],
      source: 'By hand: 99/299 × 95 + 201 = 232.45; 40 CFR 58 Appendix G, footnote on 1-hour values',
    },
    {
      inputs: { pollutant: 'nitrogenDioxide', ppb: 80 },
      results: { index: 79 },
      source: 'By hand: 49/46 × 26 + 51 = 78.7',
    },
    {
      inputs: { pollutant: 'ozone1', ppm: 0.1 },
      noResult: '8 hours of ozone',
      source: '40 CFR 58 Appendix G: no 1-hour values below 0.125 ppm',
    },
    { inputs: { particles: 400 }, noResult: 'beyond the index', source: '40 CFR 58 Appendix G: PM2.5 to 325.4 µg/m³' },
  ],
  notes: [
    'The index of a place is the highest of its pollutants. NowCast, for the current hour, first weights the last 12 hours.',
  ],
  references: [
    { title: '40 CFR Part 58, Appendix G: Uniform Air Quality Index, as amended 6 May 2024 (89 FR 16202)' },
    { title: 'AirNow: Air Quality Index (AQI) Basics: levels of concern and what they mean' },
  ],
});

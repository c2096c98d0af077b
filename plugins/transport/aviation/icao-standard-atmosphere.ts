import { choice, constant, defineCalculator, quantity, standardGravity } from '@reckoner/engine';
import { GAS_CONSTANT_OF_AIR, SEA_LEVEL_PRESSURE } from '../shared/atmosphere.js';

/** Base altitude, base temperature and temperature gradient of each layer (US Standard Atmosphere 1976, table 4). */
const LAYERS = [
  { base: constant(0, 'm'), temperature: constant(288.15, 'K'), gradient: constant(-0.0065, 'K/m') },
  { base: constant(11000, 'm'), temperature: constant(216.65, 'K'), gradient: constant(0, 'K/m') },
  { base: constant(20000, 'm'), temperature: constant(216.65, 'K'), gradient: constant(0.001, 'K/m') },
  { base: constant(32000, 'm'), temperature: constant(228.65, 'K'), gradient: constant(0.0028, 'K/m') },
  { base: constant(47000, 'm'), temperature: constant(270.65, 'K'), gradient: constant(0, 'K/m') },
  { base: constant(51000, 'm'), temperature: constant(270.65, 'K'), gradient: constant(-0.0028, 'K/m') },
  { base: constant(71000, 'm'), temperature: constant(214.65, 'K'), gradient: constant(-0.002, 'K/m') },
];

/** Effective radius of the Earth at which geometric altitudes become geopotential (ISO 2533, 2.2). */
const RADIUS = constant(6356766, 'm');

/** Seven layers of constant temperature gradient, by geopotential altitude. */
export default defineCalculator({
  title: 'Standard atmosphere',
  description:
    'Temperature, pressure, density, speed of sound and viscosity of the standard atmosphere at a geopotential or geometric altitude, or of air warmer or colder than it.',
  keywords: ['ISA', 'ISA deviation', 'US standard atmosphere 1976', 'altitude', 'air pressure'],
  inputs: {
    altitude: quantity('m', { label: 'Altitude', regional: false, symbol: 'z', min: -2000, max: 84852 }),
    kind: choice(
      { geopotential: 'Geopotential', geometric: 'Geometric (height above sea level)' },
      { label: 'The altitude is', default: 'geopotential' },
    ),
    deviation: quantity('K', {
      label: 'Deviation of the temperature',
      regional: false,
      help: 'ISA + 10 is 10; 0 for the standard itself.',
      unit: 'Δ°C',
      symbol: '\\Delta T',
      min: -80,
      max: 80,
      usual: [-45, 45],
      default: 0,
    }),
  },
  outputs: {
    temperature: quantity('K', { label: 'Temperature', symbol: 'T', places: 2 }),
    pressure: quantity('Pa', { label: 'Pressure', regional: false, unit: 'hPa', symbol: 'p' }),
    density: quantity('kg/m^3', { label: 'Density', regional: false, symbol: '\\rho' }),
    soundSpeed: quantity('m/s', { label: 'Speed of sound', regional: false, symbol: 'a', places: 2 }),
    viscosity: quantity('Pa*s', { label: 'Dynamic viscosity', symbol: '\\mu' }),
    geopotential: quantity('m', { label: 'Geopotential altitude', regional: false, symbol: 'h', places: 1 }),
  },
  formula: ({ altitude, kind, deviation }) => {
    const geopotential = kind === 'geometric' ? (RADIUS * altitude) / (RADIUS + altitude) : altitude;
    let pressure = SEA_LEVEL_PRESSURE;
    let temperature = LAYERS[0]!.temperature;
    for (let index = 0; index < LAYERS.length; index++) {
      const layer = LAYERS[index]!;
      const next = LAYERS[index + 1];
      if (index > 0 && geopotential <= layer.base) break;
      const height = (next === undefined ? geopotential : Math.min(geopotential, next.base)) - layer.base;
      temperature = layer.temperature + layer.gradient * height;
      pressure *=
        layer.gradient === 0
          ? Math.exp((-standardGravity * height) / (GAS_CONSTANT_OF_AIR * layer.temperature))
          : (layer.temperature / temperature) ** (standardGravity / (GAS_CONSTANT_OF_AIR * layer.gradient));
    }
    const actual = temperature + deviation;
    return {
      temperature: actual,
      pressure,
      density: pressure / (GAS_CONSTANT_OF_AIR * actual),
      soundSpeed: Math.sqrt(1.4 * GAS_CONSTANT_OF_AIR * actual),
      viscosity: (constant(1.458e-6, 'kg/(m*s*K^0.5)') * actual ** 1.5) / (actual + constant(110.4, 'K')),
      geopotential,
    };
  },
  stepwise: [
    'A geometric altitude z is a geopotential one of r × z / (r + z), with r = 6356766 m.',
    'Layer by layer up to the altitude, the temperature changes by the gradient of the layer.',
    'The pressure falls by (T₀ / T)^(g / (R × gradient)), in a layer of one temperature by exp(-g × h / (R × T)), with R = 287.05287 J/(kg K).',
    'A deviation is added to the temperature alone: the pressure stays that of the standard.',
    'Density = p / (R × T); speed of sound = √(1.4 × R × T); viscosity = 1.458 × 10⁻⁶ × T^1.5 / (T + 110.4).',
  ],
  explanation:
    'At {altitude} {deviation|air colder than the standard atmosphere|the standard atmosphere|air warmer than the standard atmosphere} has {temperature}, {pressure} and {density}.',
  examples: [
    {
      inputs: { altitude: 0 },
      results: { temperature: 288.15, pressure: 1013.25, density: 1.225, soundSpeed: 340.294, viscosity: 1.7894e-5 },
      source: 'US Standard Atmosphere 1976, table I and III',
    },
    {
      inputs: { altitude: 11000 },
      results: { temperature: 216.65, pressure: 226.32, density: 0.36392, soundSpeed: 295.07 },
      source: 'ISO 2533:1975, table 5: 11 km',
    },
    {
      inputs: { altitude: 15000 },
      results: { temperature: 216.65, pressure: 120.4455, density: 0.1936735 },
      source: 'Python 3.11 by the equations of US Standard Atmosphere 1976',
    },
    {
      inputs: { altitude: 25000 },
      results: { temperature: 221.65, pressure: 25.11017, density: 0.03946572, soundSpeed: 298.45498 },
      source: 'Python 3.11 by the equations of US Standard Atmosphere 1976',
    },
    {
      inputs: { altitude: 50000 },
      results: { temperature: 270.65, pressure: 0.7594438 },
      source: 'Python 3.11 by the equations of US Standard Atmosphere 1976',
    },
    {
      inputs: { altitude: 60000 },
      results: { temperature: 245.45, pressure: 0.2031414 },
      source: 'Python 3.11 by the equations of US Standard Atmosphere 1976',
    },
    {
      inputs: { altitude: 80000 },
      results: { temperature: 196.65, pressure: 0.008862722, viscosity: 1.3094513e-5 },
      source: 'Python 3.11 by the equations of US Standard Atmosphere 1976',
    },
    {
      inputs: { altitude: 40000 },
      results: { temperature: 251.05, pressure: 2.775204, viscosity: 1.6045366e-5 },
      source: 'Python 3.11 by the equations of US Standard Atmosphere 1976',
    },
    {
      inputs: { altitude: 11019.07, kind: 'geometric' },
      results: { geopotential: 11000, temperature: 216.65, pressure: 226.32 },
      source:
        'By hand: 6356766 × 11019.07/6367785.07; US Standard Atmosphere 1976, table I: 11 km of geopotential altitude',
    },
    {
      inputs: { altitude: 0, deviation: 15 },
      results: { temperature: 303.15, pressure: 1013.25, density: 1.164386 },
      source: 'Python 3.11: p/(R × 303.15 K)',
    },
    {
      inputs: { altitude: 11000, deviation: -20 },
      results: { temperature: 196.65, pressure: 226.32 },
      source: 'By hand: 216.65 - 20; the pressure of the standard',
    },
  ],
  notes: ['Below 11 km geopotential and geometric altitude differ by less than 20 m.'],
  references: [
    { title: 'NOAA, NASA, USAF: US Standard Atmosphere 1976 (NOAA-S/T 76-1562)' },
    { title: 'ISO 2533:1975: Standard Atmosphere' },
  ],
});

import {
  airGasConstant,
  constant,
  defineEquations,
  isAbove,
  isAtMost,
  isNear,
  quantity,
  standardGravity,
} from '@reckoner/engine';
import { saturationVaporPressure } from '../shared/humidity.js';

/** Z₂ - Z₁ = (R_d T_v/g) ln(p₁/p₂) with T_v = T (1 + 0.608 q). */
export default defineEquations({
  title: 'Hypsometric equation (thickness of a layer)',
  description:
    'Thickness of a layer of air from the pressures below and above it and its mean temperature and humidity, or any of them from the others.',
  keywords: [
    '1000-500 hPa thickness',
    'geopotential thickness',
    'height from pressure',
    'barometric height',
    'scale height',
  ],
  related: ['sea-level-pressure-reduction', 'virtual-potential-temperature'],
  variables: {
    lower: quantity('Pa', {
      label: 'Pressure at the bottom',
      unit: 'hPa',
      symbol: 'p_1',
      min: 1,
      max: 1100,
      usual: [100, 1090],
    }),
    upper: quantity('Pa', { label: 'Pressure at the top', unit: 'hPa', symbol: 'p_2', min: 1, max: 1100 }),
    temperature: quantity('K', {
      label: 'Mean air temperature',
      regional: true,
      help: 'Of the layer, by the logarithm of the pressure.',
      unit: '°C',
      symbol: 'T',
      min: -120,
      max: 60,
      usual: [-90, 45],
      places: 2,
    }),
    moisture: quantity('kg/kg', {
      label: 'Mean specific humidity',
      help: '0 of dry air, 5 to 10 g/kg in the lowest kilometers of moist air.',
      unit: 'g/kg',
      symbol: 'q',
      min: 0,
      max: 40,
      usual: [0, 25],
      places: 2,
      default: 0,
    }),
    virtual: quantity('K', {
      label: 'Mean virtual temperature',
      regional: true,
      unit: '°C',
      symbol: 'T_v',
      min: -120,
      max: 65,
      places: 2,
    }),
    thickness: quantity('m', { label: 'Thickness', symbol: '\\Delta Z', min: 0.1, max: 60000, places: 1 }),
  },
  equations: ({ lower, upper, temperature, moisture, virtual, thickness }) => [
    [virtual, temperature * (1 + 0.608 * moisture)],
    [thickness, ((airGasConstant * virtual) / standardGravity) * Math.log(lower / upper)],
  ],
  explanation:
    'Between {lower} and {upper} lie {thickness} of air with a mean virtual temperature of {virtual} (air of {temperature} with {moisture} of vapor).',
  requires: [
    {
      that: ({ lower, upper }) => isAbove(lower, upper),
      field: 'upper',
      says: 'The pressure at the top, {upper}, must be below that at the bottom, {lower}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ moisture, temperature, upper }) =>
        isAbove(
          moisture,
          (constant(0.7, 'kg/kg') *
            constant(100, 'Pa') *
            saturationVaporPressure(temperature / constant(1, 'K') - 273.15)) /
            upper,
        ),
      says: 'Air of this temperature and pressure cannot hold so much vapor: check the specific humidity (g/kg, not a relative humidity) and the temperature.',
    },
    {
      level: 'note',
      when: ({ moisture, temperature, lower }) =>
        moisture === 0 && temperature > constant(283.15, 'K') && lower > constant(70000, 'Pa'),
      says: 'The layer is taken as dry. Warm air of the lowest 3 km often has 5 to 15 g/kg of vapor, which makes a layer thicker by 0.3 to 0.9%: send the specific humidity.',
    },
    {
      level: 'note',
      when: ({ thickness }) => thickness > constant(2000, 'm') && isAtMost(thickness, constant(10000, 'm')),
      says: 'Across so thick a layer the temperature changes much: the mean of both ends is off by some tenths of a percent, and an inversion by more. Add up layers between known levels.',
    },
    {
      level: 'caution',
      when: ({ thickness }) => isAbove(thickness, constant(10000, 'm')),
      says: 'Across so thick a layer the temperature does not fall evenly (above the tropopause it no longer falls): the mean of both ends can be off by several percent. Add up layers between known levels.',
    },
    {
      level: 'caution',
      when: ({ moisture, temperature }, given) =>
        given.moisture === true &&
        moisture > 0 &&
        moisture < constant(0.00005, 'kg/kg') &&
        temperature > constant(253.15, 'K'),
      says: 'Was the specific humidity sent in kg/kg? It is taken in g/kg, and air of this temperature is hardly ever so dry: 0.006 kg/kg are 6 g/kg.',
    },
    {
      level: 'note',
      when: ({ lower, upper }) =>
        isNear(lower, constant(1e5, 'Pa'), constant(1, 'Pa')) && isNear(upper, constant(5e4, 'Pa'), constant(1, 'Pa')),
      says: 'The 5,400 m line from 1,000 to 500 hPa is a rule of thumb for rain or snow at low places of eastern North America: elsewhere, and on mountains, the critical thickness is another.',
    },
  ],
  examples: [
    {
      inputs: { lower: 1000, upper: 500, temperature: -6.15, moisture: 0 },
      results: { thickness: 5417.238299, virtual: -6.15 },
      cautions: ['rule of thumb', 'Across so thick'],
      source: 'By hand',
    },
    {
      inputs: { lower: 1000, upper: 850, temperature: 15 },
      results: { thickness: 1370.767486, virtual: 15.0 },
      cautions: ['taken as dry'],
      source: 'By hand',
    },
    {
      inputs: { lower: 950, upper: 850, temperature: 15, moisture: 10 },
      results: { thickness: 943.8375504, virtual: 16.751952 },
      source: 'mpmath',
    },
    {
      inputs: { lower: 1013.25, virtual: 8, thickness: 1000, moisture: 6 },
      results: { upper: 897.313984, temperature: 6.978092718 },
      source: 'mpmath',
    },
    {
      inputs: { upper: 700, temperature: 0, thickness: '500 m', moisture: 3 },
      results: { lower: 745.0878383, virtual: 0.4982256 },
      source: 'mpmath',
    },
    {
      inputs: { lower: 1000, upper: 900, thickness: 900, moisture: 8 },
      results: { temperature: 17.26304241, virtual: 18.67561145 },
      source: 'mpmath',
    },
    {
      inputs: { lower: 1000, upper: 900, temperature: 0, moisture: 20 },
      results: { thickness: 852.6474163, virtual: 3.321504 },
      cautions: ['cannot hold so much'],
      source: 'mpmath',
    },
    {
      inputs: { lower: 1013.25, upper: 100, temperature: -20.75 },
      results: { thickness: 17108.89185, virtual: -20.75 },
      cautions: ['does not fall evenly'],
      source: 'Python; by layers of the standard atmosphere 16,180 m lie there, as the mean of both ends is too warm',
    },
    {
      inputs: { lower: 1000, upper: 700, temperature: -5, moisture: 0.006 },
      results: { thickness: 2799.582081, virtual: -4.999021789 },
      cautions: ['sent in kg/kg', 'Across so thick'],
      source: 'Python',
    },
    { inputs: { lower: 500, upper: 700, temperature: 0 }, refused: 'must be below', source: 'By definition' },
  ],
  notes: ['Hydrostatic air; heights are geopotential, by 0.3% less than geometric ones at 20 km.'],
  references: [
    { title: 'Wallace, Hobbs: Atmospheric Science, 2nd ed. (2006), equations 3.24 and 3.29, cited by MetPy' },
    { title: 'MetPy (Unidata): thickness_hydrostatic and its tests, compared' },
  ],
});

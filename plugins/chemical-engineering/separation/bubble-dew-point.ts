import {
  choice,
  defineCalculator,
  findRoot,
  isAbove,
  isBelow,
  measure,
  number,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';
import { ANTOINE, SUBSTANCES } from '../shared/antoine.js';

const HYDROCARBONS: readonly string[] = ['benzene', 'heptane', 'hexane', 'toluene'];
const ALCOHOLS: readonly string[] = ['ethanol', 'methanol'];
const WATER: readonly string[] = ['water-low', 'water-high'];

/** Whether substances of different families are mixed; those of one family are nearly ideal. */
const isNonIdeal = (substances: readonly string[]) => {
  const families = [HYDROCARBONS, ALCOHOLS, WATER, ['acetone']];
  return families.filter((family) => substances.some((substance) => family.includes(substance))).length > 1;
};

/** Raoult's law with Antoine vapor pressures: Σxᵢpᵢ = p at the bubble point, Σyᵢ/pᵢ = 1/p at the dew point. */
export default defineCalculator({
  title: 'Bubble and dew point',
  description:
    'Bubble and dew point of an ideal liquid mixture at a pressure or at a temperature, with the compositions.',
  keywords: ["Raoult's law", 'boiling point of a mixture', 'vapor-liquid equilibrium', 'condensation'],
  inputs: {
    components: rows(
      {
        substance: choice(SUBSTANCES, { label: 'Substance' }),
        amount: number({ label: 'Moles', min: 0.000001, max: 1e9 }),
      },
      { label: 'Components', minItems: 2, maxItems: 8 },
    ),
    known: choice({ pressure: 'Pressure', temperature: 'Temperature' }, { label: 'Known', default: 'pressure' }),
    pressure: measure('mmHg', {
      label: 'Pressure',
      unit: 'kPa',
      symbol: 'p',
      min: 1,
      max: 1000,
      when: { known: 'pressure' },
    }),
    temperature: measure('°C', {
      label: 'Temperature',
      symbol: 't',
      min: -20,
      max: 180,
      when: { known: 'temperature' },
    }),
  },
  outputs: {
    bubbleTemperature: measure('°C', { label: 'Bubble point', symbol: 't_b', places: 2 }),
    dewTemperature: measure('°C', { label: 'Dew point', symbol: 't_d', places: 2 }),
    bubblePressure: measure('mmHg', { label: 'Bubble pressure', unit: 'kPa', symbol: 'p_b' }),
    dewPressure: measure('mmHg', { label: 'Dew pressure', unit: 'kPa', symbol: 'p_d' }),
    compositions: table(
      {
        substance: text({ label: 'Substance' }),
        mixture: number({ label: 'Mixture', places: 5 }),
        firstVapor: number({ label: 'First vapor', places: 5 }),
        firstLiquid: number({ label: 'First liquid', places: 5 }),
      },
      { label: 'Mole fractions' },
    ),
  },
  formula: ({ components, known, pressure, temperature }) => {
    const total = sum(components.map(({ amount }) => amount));
    const vaporPressure = (key: keyof typeof ANTOINE, celsius: number) =>
      10 ** (ANTOINE[key].a - ANTOINE[key].b / (ANTOINE[key].c + celsius));
    const bubbleAt = (celsius: number) =>
      sum(components.map(({ substance, amount }) => (amount / total) * vaporPressure(substance, celsius)));
    const dewAt = (celsius: number) =>
      1 / sum(components.map(({ substance, amount }) => amount / total / vaporPressure(substance, celsius)));
    const bubbleTemperature =
      known === 'pressure' ? findRoot((celsius) => bubbleAt(celsius) - pressure, -150, 500) : temperature;
    const dewTemperature =
      known === 'pressure' ? findRoot((celsius) => dewAt(celsius) - pressure, -150, 500) : temperature;
    const bubblePressure = bubbleAt(bubbleTemperature);
    const dewPressure = dewAt(dewTemperature);
    const compositions = components.map(({ substance, amount }) => ({
      substance: SUBSTANCES[substance],
      mixture: amount / total,
      firstVapor: ((amount / total) * vaporPressure(substance, bubbleTemperature)) / bubblePressure,
      firstLiquid: ((amount / total) * dewPressure) / vaporPressure(substance, dewTemperature),
    }));
    return { bubbleTemperature, dewTemperature, bubblePressure, dewPressure, compositions };
  },
  explanation:
    'The liquid begins to boil at {bubbleTemperature} and {bubblePressure}; the vapor begins to condense at {dewTemperature} and {dewPressure}.',
  cautions: [
    {
      level: 'caution',
      when: ({ components }) => isNonIdeal(components.map(({ substance }) => substance)),
      says: 'Alcohols, acetone and water deviate strongly from Raoult’s law with hydrocarbons and with each other, and form azeotropes: take measured data or activity coefficients.',
    },
    {
      level: 'caution',
      when: ({ components, bubbleTemperature, dewTemperature }) =>
        components.some(
          ({ substance }) =>
            isBelow(Math.min(bubbleTemperature, dewTemperature), ANTOINE[substance].low - 20) ||
            isAbove(Math.max(bubbleTemperature, dewTemperature), ANTOINE[substance].high + 40),
        ),
      says: 'The temperature lies far outside of the range in which the vapor pressures were fitted: the figures may be off by many percent.',
    },
  ],
  examples: [
    {
      inputs: {
        components: [
          { substance: 'benzene', amount: 0.4 },
          { substance: 'toluene', amount: 0.6 },
        ],
        pressure: 101.325,
      },
      results: {
        bubbleTemperature: 95.14596,
        dewTemperature: 101.4857,
        bubblePressure: 101.325,
        dewPressure: 101.325,
        compositions: { length: 2, rows: { 0: { mixture: 0.4, firstVapor: 0.6217918, firstLiquid: 0.2163273 } } },
      },
      source: 'scipy.optimize.brentq with the Antoine constants of Felder, table B.4',
    },
    {
      inputs: {
        components: [
          { substance: 'benzene', amount: 2 },
          { substance: 'toluene', amount: 3 },
        ],
        known: 'temperature',
        temperature: 90,
      },
      results: { bubblePressure: 86.9768, dewPressure: 71.4105, bubbleTemperature: 90 },
      source: 'Python with the Antoine constants of Felder, table B.4',
    },
    {
      inputs: {
        components: [
          { substance: 'ethanol', amount: 1 },
          { substance: 'water-high', amount: 1 },
        ],
        known: 'temperature',
        temperature: 80,
      },
      results: { bubblePressure: 77.85248 },
      cautions: ['deviate strongly'],
      source: 'Python: mean of both vapor pressures',
    },
    {
      inputs: {
        components: [
          { substance: 'benzene', amount: 1 },
          { substance: 'toluene', amount: 1 },
        ],
        known: 'temperature',
        temperature: 160,
      },
      results: { bubblePressure: 525.326 },
      cautions: ['far outside'],
      source: 'Python: mean of both vapor pressures',
    },
  ],
  notes: ['For mixtures of similar substances, which follow Raoult’s law.'],
  references: [
    {
      title: 'Felder, Rousseau: Elementary Principles of Chemical Processes, 3rd ed., §6.4',
      isbn: '978-0-471-68757-3',
    },
  ],
});

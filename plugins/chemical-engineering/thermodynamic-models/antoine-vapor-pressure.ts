import { category, choice, defineCalculator, measure, noResult, number } from '@reckoner/engine';
import { ANTOINE, substance } from '../shared/antoine.js';

/** log₁₀ p = A - B/(C + t), p in mmHg and t in °C, solved for the pressure or for the boiling point. */
export default defineCalculator({
  title: 'Antoine vapor pressure',
  description:
    'Vapor pressure at a temperature, or boiling point at a pressure, of a pure liquid by the Antoine equation.',
  keywords: ['saturation pressure', 'boiling point', 'Antoine constants', 'vapour pressure'],
  inputs: {
    substance,
    a: number({
      label: 'A',
      help: 'For log10, mmHg and °C.',
      symbol: 'A',
      min: 0,
      max: 30,
      when: { substance: 'custom' },
    }),
    b: number({ label: 'B', symbol: 'B', above: 0, max: 20000, when: { substance: 'custom' } }),
    c: number({ label: 'C', symbol: 'C', min: 0, max: 500, when: { substance: 'custom' } }),
    wanted: choice({ pressure: 'Vapor pressure', boiling: 'Boiling point' }, { label: 'Wanted', default: 'pressure' }),
    temperature: measure('°C', {
      label: 'Temperature',
      symbol: 't',
      min: -270,
      max: 1500,
      usual: [-150, 400],
      when: { wanted: 'pressure' },
    }),
    pressure: measure('mmHg', {
      label: 'Pressure',
      unit: 'kPa',
      symbol: 'p',
      min: 0.0001,
      max: 100000,
      usual: [0.001, 20000],
      when: { wanted: 'boiling' },
    }),
  },
  outputs: {
    vaporPressure: measure('mmHg', { label: 'Vapor pressure', unit: 'kPa', symbol: 'p' }),
    boilingPoint: measure('°C', { label: 'Temperature', symbol: 't', places: 2 }),
    range: category(['Inside the fitted range', 'Extrapolated'], { label: 'Constants', optional: true }),
  },
  formula: ({ substance, a, b, c, wanted, temperature, pressure }) => {
    const constants = substance === 'custom' ? { a, b, c } : ANTOINE[substance];
    if (wanted === 'boiling' && constants.a - Math.log10(pressure) < 1e-6) {
      throw noResult('The pressure lies above all that these constants can reach.');
    }
    const boilingPoint =
      wanted === 'boiling' ? constants.b / (constants.a - Math.log10(pressure)) - constants.c : temperature;
    if (constants.c + boilingPoint < 1) {
      throw noResult(
        'At so low a temperature the Antoine equation has no vapor pressure: its term C + t is not positive.',
      );
    }
    const vaporPressure =
      wanted === 'boiling' ? pressure : 10 ** (constants.a - constants.b / (constants.c + boilingPoint));
    if (substance === 'custom') return { vaporPressure, boilingPoint };
    const { low, high } = ANTOINE[substance];
    const inside = boilingPoint >= low && boilingPoint <= high;
    return { vaporPressure, boilingPoint, range: inside ? 'Inside the fitted range' : 'Extrapolated' };
  },
  stepwise: [
    'log₁₀ p = A - B / (C + t), with p in mmHg and t in °C, gives the vapor pressure at a temperature.',
    't = B / (A - log₁₀ p) - C gives the boiling point at a pressure.',
    'A, B and C are those of the substance, or your own; the range is where they were fitted.',
  ],
  explanation: 'At {boilingPoint} the vapor pressure is {vaporPressure}.',
  cautions: [
    {
      level: 'caution',
      when: ({ range }) => range === 'Extrapolated',
      says: 'At {boilingPoint} these constants were not fitted: near the range they are a few percent off, far from it worthless. Take constants for that range.',
    },
  ],
  examples: [
    {
      inputs: { temperature: 100 },
      results: { vaporPressure: 101.32275, range: 'Inside the fitted range' },
      source: 'Python: 10^(7.96681 - 1668.21/328); steam tables give 760 mmHg',
    },
    {
      inputs: { substance: 'ethanol', wanted: 'boiling', pressure: '760 mmHg' },
      results: { boilingPoint: 78.298192, range: 'Inside the fitted range' },
      source: 'Python: 1592.864/(8.1122 - log10(760)) - 226.184; 78.3 °C in the CRC Handbook',
    },
    {
      inputs: { substance: 'benzene', temperature: 150 },
      results: { vaporPressure: 580.5661, range: 'Extrapolated' },
      cautions: ['were not fitted'],
      source: 'Python: 10^(6.89272 - 1203.531/369.888)',
    },
    {
      inputs: { substance: 'custom', a: 7.0, b: 1200, c: 225, temperature: 75 },
      results: { vaporPressure: 133.32239 },
      source: 'By hand: 10^(7 - 1200/300)',
    },
    {
      inputs: { substance: 'custom', a: 7.0, b: 1200, c: 225, wanted: 'boiling', pressure: '1000 mmHg' },
      results: { boilingPoint: 75 },
      source: 'By hand: 1200/4 - 225',
    },
    {
      inputs: { substance: 'custom', a: 3, b: 1200, c: 225, wanted: 'boiling', pressure: '1000 mmHg' },
      noResult: 'above all that these constants can reach',
      source: 'By hand: log10(1000) = A',
    },
    {
      inputs: { substance: 'water-low', temperature: -250 },
      noResult: 'has no vapor pressure',
      source: 'By hand: C + t is negative',
    },
  ],
  notes: ['Own constants hold in the range in which they were fitted, usually near the normal boiling point.'],
  references: [
    {
      title: 'Felder, Rousseau: Elementary Principles of Chemical Processes, 3rd ed., §6.1 and table B.4',
      isbn: '978-0-471-68757-3',
    },
  ],
});

import { choice, defineCalculator, isAbove, measure, noResult, number, roundTo } from '@reckoner/engine';

/** 1/T = 1/T₀ + ln(R/R₀)/β, or 1/T = A + B ln R + C ln³R with coefficients given or from three points. */
export default defineCalculator({
  title: 'Thermistor temperature',
  description: 'Temperature of an NTC thermistor from its resistance by the beta or Steinhart-Hart equation.',
  keywords: ['NTC', 'steinhart-hart coefficients', 'beta equation', 'B value', '10k thermistor'],
  inputs: {
    resistance: measure('ohm', { label: 'Resistance', symbol: 'R', min: 0.1, max: 1e8 }),
    model: choice(
      { beta: 'Beta', steinhart: 'Steinhart-Hart coefficients', points: 'Three points of a data sheet' },
      { label: 'Equation', default: 'beta' },
    ),
    nominal: measure('ohm', {
      usual: [50, 10000000],
      label: 'Nominal resistance',
      symbol: 'R_0',
      min: 0.1,
      max: 1e8,
      default: 10000,
      when: { model: 'beta' },
    }),
    reference: measure('°C', {
      label: 'Its temperature',
      symbol: 'T_0',
      min: -100,
      max: 300,
      default: 25,
      when: { model: 'beta' },
    }),
    beta: measure('K', {
      usual: [2500, 5000],
      label: 'Beta',
      symbol: '\\beta',
      min: 500,
      max: 10000,
      default: 3950,
      when: { model: 'beta' },
    }),
    a: number({ label: 'Coefficient A', symbol: 'A', min: -1, max: 1, when: { model: 'steinhart' } }),
    b: number({ label: 'Coefficient B', symbol: 'B', min: -1, max: 1, when: { model: 'steinhart' } }),
    c: number({ label: 'Coefficient C', symbol: 'C', min: -1, max: 1, when: { model: 'steinhart' } }),
    cold: measure('°C', {
      label: 'First temperature',
      symbol: 'T_1',
      min: -100,
      max: 300,
      default: 0,
      when: { model: 'points' },
    }),
    coldResistance: measure('ohm', {
      usual: [50, 100000000],
      label: 'Resistance at the first',
      symbol: 'R_1',
      min: 0.1,
      max: 1e8,
      when: { model: 'points' },
    }),
    middle: measure('°C', {
      label: 'Second temperature',
      symbol: 'T_2',
      min: -100,
      max: 300,
      default: 25,
      when: { model: 'points' },
    }),
    middleResistance: measure('ohm', {
      label: 'Resistance at the second',
      symbol: 'R_2',
      min: 0.1,
      max: 1e8,
      when: { model: 'points' },
    }),
    hot: measure('°C', {
      label: 'Third temperature',
      symbol: 'T_3',
      min: -100,
      max: 300,
      default: 70,
      when: { model: 'points' },
    }),
    hotResistance: measure('ohm', {
      label: 'Resistance at the third',
      symbol: 'R_3',
      min: 0.1,
      max: 1e8,
      when: { model: 'points' },
    }),
  },
  outputs: {
    temperature: measure('°C', { label: 'Temperature', symbol: 't', places: 2 }),
    coefficientA: number({ label: 'A', symbol: 'A', optional: true }),
    coefficientB: number({ label: 'B', symbol: 'B', optional: true }),
    coefficientC: number({ label: 'C', symbol: 'C', optional: true }),
  },
  formula: (inputs) => {
    const { resistance, model } = inputs;
    if (model === 'beta') {
      const inverse = 1 / (inputs.reference + ZERO) + Math.log(resistance / inputs.nominal) / inputs.beta;
      return { temperature: celsius(inverse) };
    }
    const logarithm = Math.log(resistance);
    if (model === 'steinhart') {
      return { temperature: celsius(inputs.a + inputs.b * logarithm + inputs.c * logarithm ** 3) };
    }
    const { cold, middle, hot, coldResistance, middleResistance, hotResistance } = inputs;
    const l1 = Math.log(coldResistance);
    const l2 = Math.log(middleResistance);
    const l3 = Math.log(hotResistance);
    const y1 = 1 / (cold + ZERO);
    const slope2 = (1 / (middle + ZERO) - y1) / (l2 - l1);
    const slope3 = (1 / (hot + ZERO) - y1) / (l3 - l1);
    const coefficientC = (slope3 - slope2) / (l3 - l2) / (l1 + l2 + l3);
    const coefficientB = slope2 - coefficientC * (l1 ** 2 + l1 * l2 + l2 ** 2);
    const coefficientA = y1 - (coefficientB + l1 ** 2 * coefficientC) * l1;
    return {
      temperature: celsius(coefficientA + coefficientB * logarithm + coefficientC * logarithm ** 3),
      coefficientA,
      coefficientB,
      coefficientC,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Resistance over temperature',
    x: { of: 'temperature' },
    y: { of: 'resistance', log: true },
    curve: ({ model, resistance, temperature, nominal, reference, beta }) => {
      if (model !== 'beta') return undefined;
      const at = (celsius: number) => nominal * Math.exp(beta * (1 / (celsius + ZERO) - 1 / (reference + ZERO)));
      return {
        from: Math.min(-40, temperature),
        to: Math.max(125, temperature),
        lines: [{ y: at }],
        marks: [{ x: temperature, y: resistance, label: 'R' }],
      };
    },
  },
  explanation: 'At {resistance} the thermistor has {temperature}.',
  requires: [
    {
      that: ({ cold, middle }) => cold < middle,
      field: 'middle',
      says: 'The second temperature, {middle}, must be above the first, {cold}.',
    },
    {
      that: ({ middle, hot }) => middle < hot,
      field: 'hot',
      says: 'The third temperature, {hot}, must be above the second, {middle}.',
    },
    {
      that: ({ coldResistance, middleResistance }) => coldResistance > middleResistance,
      field: 'middleResistance',
      says: 'The resistance at the second temperature, {middleResistance}, must be below that at the first, {coldResistance}: it falls as the thermistor warms.',
    },
    {
      that: ({ middleResistance, hotResistance }) => middleResistance > hotResistance,
      field: 'hotResistance',
      says: 'The resistance at the third temperature, {hotResistance}, must be below that at the second, {middleResistance}: it falls as the thermistor warms.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ model, temperature, reference }) =>
        model === 'beta' && isAbove(Math.abs(temperature - (reference ?? 25)), 50),
      says: 'More than 50 °C from the reference beta is off by several degrees: use Steinhart-Hart or the data sheet.',
    },
    {
      level: 'caution',
      when: ({ model, resistance, coldResistance, hotResistance }) =>
        model === 'points' && (resistance > (coldResistance ?? 0) || resistance < (hotResistance ?? 0)),
      says: 'The resistance lies outside of the three points: there the equation is not fitted.',
    },
    {
      level: 'caution',
      when: ({ model, temperature }) => model === 'steinhart' && (temperature < -100 || roundTo(temperature, 2) > 350),
      says: 'No thermistor works at {temperature}: check the coefficients and their powers of ten.',
    },
  ],
  examples: [
    {
      inputs: { resistance: 4000 },
      results: { temperature: 47.1529709932 },
      source: 'Python 3.11: 1/(1/298.15 + ln(0.4)/3950) - 273.15',
    },
    {
      inputs: { resistance: 20000, model: 'steinhart', a: 0.001129148, b: 0.000234125, c: 0.0000000876741 },
      results: { temperature: 9.89861061038 },
      source: 'Python 3.11: 1/(A + B ln R + C ln³R) - 273.15',
    },
    {
      inputs: {
        resistance: 5000,
        model: 'points',
        coldResistance: 32650,
        middleResistance: 10000,
        hotResistance: 1752,
      },
      results: {
        temperature: 41.5740981246,
        coefficientA: 0.00112846385449,
        coefficientB: 0.000234227257951,
        coefficientC: 8.73395136752e-8,
      },
      source: 'NumPy: linalg.solve of the three equations',
    },
    {
      inputs: { resistance: 5000, model: 'points', coldResistance: 1000, middleResistance: 10000, hotResistance: 1752 },
      refused: 'must be below that at the first',
      source: 'By definition of NTC',
    },
    {
      inputs: { resistance: 5000, model: 'points', coldResistance: 32650, middleResistance: 1752, hotResistance: 1752 },
      refused: 'must be below that at the second',
      source: 'By definition of NTC',
    },
    {
      inputs: {
        resistance: 5000,
        model: 'points',
        cold: 25,
        coldResistance: 32650,
        middleResistance: 10000,
        hotResistance: 1752,
      },
      refused: 'must be above the first',
      source: 'By definition',
    },
    {
      inputs: {
        resistance: 5000,
        model: 'points',
        coldResistance: 32650,
        middleResistance: 10000,
        hot: 20,
        hotResistance: 1752,
      },
      refused: 'must be above the second',
      source: 'By definition',
    },
    {
      inputs: { resistance: 5000, model: 'steinhart', a: -1, b: 0, c: 0 },
      noResult: 'no temperature',
      source: 'By definition: 1/T is positive',
    },
    {
      inputs: { resistance: 500 },
      results: { temperature: 112.1169005 },
      cautions: ['off by several degrees'],
      source: 'Python 3.11: 1/(1/298.15 + ln(0.05)/3950) - 273.15',
    },
    {
      inputs: {
        resistance: 1000,
        model: 'points',
        coldResistance: 32650,
        middleResistance: 10000,
        hotResistance: 1752,
      },
      results: { temperature: 87.179573 },
      cautions: ['outside of the three points'],
      source: 'NumPy: linalg.solve of the three equations',
    },
    {
      inputs: { resistance: 5000, model: 'steinhart', a: 0.001129148, b: 0.000234125, c: 0.0000876741 },
      results: { temperature: -255.696007673 },
      cautions: ['powers of ten'],
      source: 'Python 3.11: a coefficient C a thousand times too large',
    },
    {
      inputs: { resistance: 60000, nominal: 100000, reference: 20, beta: 4250 },
      results: { temperature: 30.7063633484 },
      source: 'Python 3.11: 1/(1/293.15 + ln(0.6)/4250) - 273.15',
    },
    {
      inputs: {
        resistance: 5000,
        model: 'points',
        cold: 5,
        coldResistance: 25400,
        middle: 30,
        middleResistance: 8060,
        hot: 60,
        hotResistance: 2490,
      },
      results: {
        temperature: 41.590416838,
        coefficientA: 0.00112637752084,
        coefficientB: 0.000234514474115,
        coefficientC: 8.6490317635e-8,
      },
      source: 'NumPy: linalg.solve of the three equations',
    },
  ],
  notes: [
    'Beta holds to about 1 °C over 50 °C; Steinhart-Hart to 0.01 °C between its points. Coefficients A, B and C are those for resistances in ohms.',
  ],
  references: [
    {
      title: 'Steinhart, Hart: Calibration curves for thermistors, Deep-Sea Research 15 (1968) 497–503',
      doi: '10.1016/0011-7471(68)90057-0',
    },
  ],
});

const ZERO = 273.15;

function celsius(inverse: number) {
  if (inverse < 1e-4) throw noResult('The coefficients give no temperature at this resistance.');
  return 1 / inverse - ZERO;
}

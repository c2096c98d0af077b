import { choice, defineCalculator, findRoot, measure, noResult } from '@reckoner/engine';

const A = 3.9083e-3;
const B = -5.775e-7;
const C = -4.183e-12;

/** IEC 60751: R = R₀(1 + At + Bt²), below 0 °C with C(t - 100)t³; -200 to 850 °C. */
export default defineCalculator({
  title: 'Pt100 RTD temperature',
  description:
    'Temperature of a platinum resistance thermometer from its resistance, or its resistance at a temperature.',
  keywords: ['Pt1000', 'RTD', 'callendar van dusen', 'IEC 60751', 'resistance thermometer'],
  inputs: {
    task: choice(
      { temperature: 'Temperature from resistance', resistance: 'Resistance from temperature' },
      { label: 'Task', default: 'temperature' },
    ),
    given: measure('ohm', {
      label: 'Measured resistance',
      symbol: 'R',
      above: 0,
      max: 1e6,
      when: { task: 'temperature' },
    }),
    at: measure('°C', { label: 'Known temperature', symbol: 't', min: -200, max: 850, when: { task: 'resistance' } }),
    nominal: measure('ohm', {
      usual: [50, 10000],
      label: 'Resistance at 0 °C',
      help: '100 Ω for Pt100, 1000 Ω for Pt1000.',
      symbol: 'R_0',
      min: 1,
      max: 100000,
      default: 100,
    }),
  },
  outputs: {
    temperature: measure('°C', { label: 'Temperature', symbol: 't', places: 3 }),
    resistance: measure('ohm', { label: 'Resistance', symbol: 'R', places: 4 }),
    sensitivity: measure('ohm/K', { label: 'Change of resistance with temperature', symbol: 'dR/dt', places: 4 }),
  },
  formula: ({ task, given, at, nominal }) => {
    const temperature = task === 'resistance' ? at : temperatureOf(given / nominal);
    const cold = temperature < 0 ? C : 0;
    const slope = A + 2 * B * temperature + cold * (4 * temperature ** 3 - 300 * temperature ** 2);
    return { temperature, resistance: nominal * ratio(temperature), sensitivity: nominal * slope };
  },
  figure: {
    kind: 'curve',
    title: 'Resistance over temperature',
    x: { of: 'temperature' },
    y: { of: 'resistance' },
    curve: ({ temperature, resistance, nominal }) => ({
      from: -200,
      to: 850,
      lines: [{ y: (at) => nominal * ratio(at) }],
      marks: [{ x: temperature, y: resistance, label: 'R' }],
    }),
  },
  explanation: 'At {temperature} the thermometer has {resistance}.',
  examples: [
    {
      inputs: { given: 138.5055 },
      results: { temperature: 100, resistance: 138.5055, sensitivity: 0.37928 },
      source: 'IEC 60751: 138.51 Ω at 100 °C; by hand: 100(1 + 0.39083 - 0.005775); 0.39083 - 0.01155',
    },
    {
      inputs: { given: 80.31 },
      results: { temperature: -49.990637446 },
      source: 'SciPy brentq on the equation below 0 °C; IEC 60751, Table 1: 80.31 Ω at -50 °C',
    },
    {
      inputs: { task: 'resistance', at: -200 },
      results: { resistance: 18.52008 },
      source: 'Python 3.11; IEC 60751, Table 1: 18.52 Ω at -200 °C',
    },
    {
      inputs: { task: 'resistance', at: 850, nominal: 1000 },
      results: { resistance: 3904.81125 },
      source: 'Python 3.11; IEC 60751, Table 1: 390.48 Ω at 850 °C',
    },
    { inputs: { given: 400 }, noResult: '-200 and 850', source: 'IEC 60751: 390.48 Ω at 850 °C' },
  ],
  notes: ['For the standard coefficient of 0.00385/°C. Lead resistance adds to two-wire measurements.'],
  references: [
    { title: 'IEC 60751:2022, Industrial platinum resistance thermometers and platinum temperature sensors' },
  ],
});

/** R/R₀ at a temperature in °C. */
function ratio(t: number) {
  return 1 + A * t + B * t ** 2 + (t < 0 ? C * (t - 100) * t ** 3 : 0);
}

function temperatureOf(given: number) {
  if (given < ratio(-200) - 1e-12 || given > ratio(850) + 1e-12) {
    throw noResult('The resistance lies outside the range of the standard, -200 and 850 °C.');
  }
  if (given >= 1) return (-A + Math.sqrt(A ** 2 - 4 * B * (1 - given))) / (2 * B);
  return findRoot((t) => ratio(t) - given, -200.01, 0);
}

import { choice, defineCalculator, findRoot, measure, noResult } from '@reckoner/engine';
import { THERMOCOUPLES } from '../shared/thermocouples.js';

type Type = keyof typeof THERMOCOUPLES;

/** Reference functions of ITS-90 with cold junction: V = E(t) - E(t_ref). */
export default defineCalculator({
  title: 'Thermocouple voltage and temperature',
  description:
    'Temperature of a type B, E, J, K, N, R, S or T thermocouple from its voltage, or the voltage at a temperature.',
  keywords: ['type K', 'type J', 'type T', 'cold junction compensation', 'NIST ITS-90', 'millivolts', 'seebeck'],
  inputs: {
    type: choice(
      {
        B: 'B (Pt30Rh-Pt6Rh)',
        E: 'E (NiCr-CuNi)',
        J: 'J (Fe-CuNi)',
        K: 'K (NiCr-NiAl)',
        N: 'N (NiCrSi-NiSi)',
        R: 'R (Pt13Rh-Pt)',
        S: 'S (Pt10Rh-Pt)',
        T: 'T (Cu-CuNi)',
      },
      { label: 'Type', default: 'K' },
    ),
    task: choice(
      { temperature: 'Temperature from voltage', voltage: 'Voltage from temperature' },
      { label: 'Task', default: 'temperature' },
    ),
    measured: measure('mV', {
      label: 'Measured voltage',
      symbol: 'V',
      min: -20,
      max: 90,
      when: { task: 'temperature' },
    }),
    at: measure('°C', { label: 'Known temperature', symbol: 't', min: -270, max: 1820, when: { task: 'voltage' } }),
    junction: measure('°C', { label: 'Cold junction temperature', symbol: 't_{ref}', min: -50, max: 200, default: 0 }),
  },
  outputs: {
    temperature: measure('°C', { label: 'Temperature', symbol: 't', places: 2 }),
    voltage: measure('mV', { label: 'Voltage', symbol: 'V', places: 3 }),
    referred: measure('mV', { label: 'Voltage against 0 °C', symbol: 'E', places: 3 }),
    sensitivity: measure('µV/K', { label: 'Sensitivity', symbol: 'S', places: 2 }),
  },
  formula: ({ type, task, measured, at, junction }) => {
    const { from, readableFrom, ranges } = THERMOCOUPLES[type];
    const to = ranges.at(-1)!.to;
    if (junction < from) throw noResult('The cold junction lies below the range of this type.');
    const cold = voltageOf(type, junction);
    if (task === 'voltage' && (at < from || at > to))
      throw noResult('The temperature lies outside the range of this type.');
    const referred = task === 'voltage' ? voltageOf(type, at) : measured + cold;
    if (task === 'temperature' && (referred < voltageOf(type, readableFrom) || referred > voltageOf(type, to))) {
      throw noResult('The voltage lies outside the range of this type.');
    }
    const temperature =
      task === 'voltage' ? at : findRoot((celsius) => voltageOf(type, celsius) - referred, readableFrom, to);
    return { temperature, voltage: referred - cold, referred, sensitivity: 1000 * slopeOf(type, temperature) };
  },
  stepwise: [
    'The ITS-90 polynomials of the type give the voltage at a temperature, with the cold junction at 0 °C.',
    "The voltage of the cold junction's temperature is added to the measured voltage, or taken off the computed one.",
    'A temperature is the one at which the polynomial gives that voltage; the sensitivity is its slope there.',
  ],
  figure: {
    kind: 'curve',
    title: 'Voltage against 0 °C over temperature',
    x: { of: 'temperature' },
    y: { of: 'referred' },
    curve: ({ type, temperature, referred }) => ({
      from: THERMOCOUPLES[type].from,
      to: THERMOCOUPLES[type].ranges.at(-1)!.to,
      lines: [{ y: (at) => voltageOf(type, at) }],
      marks: [{ x: temperature, y: referred, label: 'T' }],
    }),
  },
  explanation: 'A type {type} thermocouple at {temperature} with its cold junction at {junction} gives {voltage}.',
  examples: [
    {
      inputs: { measured: 10, junction: 25 },
      results: { temperature: 270.713685166, referred: 11.00024235457, voltage: 10 },
      source: 'SciPy brentq on the reference function; NIST Monograph 175: E(25 °C) = 1.000 mV',
    },
    {
      inputs: { measured: -5 },
      results: { temperature: -153.740564367 },
      source: 'SciPy brentq on the reference function',
    },
    {
      inputs: { task: 'voltage', at: 100 },
      results: { voltage: 4.096, sensitivity: 41.3685728 },
      source: 'NIST Monograph 175, table of type K: 4.096 mV; central difference in Python',
    },
    {
      inputs: { task: 'voltage', at: -200 },
      results: { voltage: -5.891 },
      source: 'NIST Monograph 175, table of type K',
    },
    {
      inputs: { type: 'J', task: 'voltage', at: 300, junction: 20 },
      results: { voltage: 15.308056258, sensitivity: 55.3545516 },
      source: 'Python 3.11 with the coefficients of NIST Monograph 175',
    },
    {
      inputs: { type: 'J', task: 'voltage', at: 1200 },
      results: { voltage: 69.553 },
      source: 'NIST Monograph 175, table of type J',
    },
    {
      inputs: { type: 'T', task: 'voltage', at: 100 },
      results: { voltage: 4.279 },
      source: 'NIST Monograph 175, table of type T',
    },
    {
      inputs: { type: 'T', task: 'voltage', at: -270 },
      results: { voltage: -6.258 },
      source: 'NIST Monograph 175, table of type T',
    },
    {
      inputs: { type: 'E', task: 'voltage', at: 1000 },
      results: { voltage: 76.373 },
      source: 'NIST Monograph 175, table of type E',
    },
    {
      inputs: { type: 'E', task: 'voltage', at: -270 },
      results: { voltage: -9.835 },
      source: 'NIST Monograph 175, table of type E',
    },
    {
      inputs: { type: 'N', task: 'voltage', at: 1300 },
      results: { voltage: 47.513 },
      source: 'NIST Monograph 175, table of type N',
    },
    {
      inputs: { type: 'N', task: 'voltage', at: -270 },
      results: { voltage: -4.345 },
      source: 'NIST Monograph 175, table of type N',
    },
    {
      inputs: { type: 'R', task: 'voltage', at: 1000 },
      results: { voltage: 10.506 },
      source: 'NIST Monograph 175, table of type R',
    },
    {
      inputs: { type: 'R', task: 'voltage', at: 1500 },
      results: { voltage: 17.451 },
      source: 'NIST Monograph 175, table of type R',
    },
    {
      inputs: { type: 'R', task: 'voltage', at: 1768 },
      results: { voltage: 21.101 },
      source: 'NIST Monograph 175, table of type R',
    },
    {
      inputs: { type: 'S', task: 'voltage', at: 1000 },
      results: { voltage: 9.587 },
      source: 'NIST Monograph 175, table of type S',
    },
    {
      inputs: { type: 'S', task: 'voltage', at: 1500 },
      results: { voltage: 15.582 },
      source: 'NIST Monograph 175, table of type S',
    },
    {
      inputs: { type: 'S', task: 'voltage', at: 1768 },
      results: { voltage: 18.693 },
      source: 'NIST Monograph 175, table of type S',
    },
    {
      inputs: { type: 'B', task: 'voltage', at: 1000 },
      results: { voltage: 4.834 },
      source: 'NIST Monograph 175, table of type B',
    },
    {
      inputs: { type: 'B', task: 'voltage', at: 500 },
      results: { voltage: 1.24184970433 },
      source: 'Python 3.11 with the coefficients of NIST',
    },
    {
      inputs: { type: 'B', measured: 5 },
      results: { temperature: 1018.03863774 },
      source: 'SciPy brentq on the reference function',
    },
    {
      inputs: { measured: 60 },
      noResult: 'voltage lies outside',
      source: 'NIST Monograph 175: type K ends at 54.886 mV',
    },
    {
      inputs: { type: 'T', task: 'voltage', at: 500 },
      noResult: 'temperature lies outside',
      source: 'NIST Monograph 175: type T ends at 400 °C',
    },
    {
      inputs: { type: 'B', measured: 1, junction: -10 },
      noResult: 'cold junction',
      source: 'NIST Monograph 175: type B starts at 0 °C',
    },
  ],
  notes: [
    'Tolerances of thermocouples (IEC 60584-1 class 1: ±1.5 °C or 0.4% for type K) are far larger than those of the functions.',
  ],
  references: [
    {
      title:
        'Burns et al.: Temperature-Electromotive Force Reference Functions and Tables Based on the ITS-90, NIST Monograph 175 (1993)',
    },
    { title: 'IEC 60584-1:2013, Thermocouples: EMF specifications and tolerances' },
  ],
});

/** The Gaussian term of type K above 0 °C in millivolts. */
function hump(celsius: number) {
  return 0.1185976 * Math.exp(-1.183432e-4 * (celsius - 126.9686) ** 2);
}

function voltageOf(type: Type, celsius: number) {
  const { ranges } = THERMOCOUPLES[type];
  const { coefficients } = ranges.find(({ to }) => celsius <= to) ?? ranges.at(-1)!;
  const power = coefficients.reduceRight((total, coefficient) => total * celsius + coefficient, 0);
  return type === 'K' && celsius > 0 ? power + hump(celsius) : power;
}

/** Millivolts a degree. */
function slopeOf(type: Type, celsius: number) {
  const { ranges } = THERMOCOUPLES[type];
  const { coefficients } = ranges.find(({ to }) => celsius <= to) ?? ranges.at(-1)!;
  const power = coefficients.reduceRight(
    (total, coefficient, index) => (index === 0 ? total : total * celsius + index * coefficient),
    0,
  );
  return type === 'K' && celsius > 0 ? power - 2 * 1.183432e-4 * (celsius - 126.9686) * hump(celsius) : power;
}

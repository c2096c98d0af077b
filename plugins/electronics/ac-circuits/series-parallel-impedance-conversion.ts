import { choice, defineCalculator, number, quantity } from '@reckoner/engine';
import { joint, placed, wire } from '../shared/circuit.js';
import { capacitor, coil, resistor } from './shared/fields.js';

/** One impedance as two circuits of the same Q: R_p = R_s(1 + Q²), X_p = X_s(1 + 1/Q²). */
export default defineCalculator({
  title: 'Series to parallel impedance conversion',
  description:
    'Parallel circuit of a resistance and a coil or capacitor that has the impedance of a series one at a frequency, or the series circuit of a parallel one, with Q.',
  keywords: [
    'series to parallel transformation',
    'parallel to series conversion',
    'equivalent parallel resistance',
    'Rs to Rp',
    'Cs to Cp',
    'Ls to Lp',
    'impedance matching',
  ],
  inputs: {
    direction: choice(
      {
        toParallel: { label: 'Series to parallel', also: ['to parallel', 'Rs to Rp'] },
        toSeries: { label: 'Parallel to series', also: ['to series', 'Rp to Rs'] },
      },
      { label: 'Conversion', default: 'toParallel' },
    ),
    resistance: quantity('ohm', { label: 'Resistance', symbol: 'R', ...resistor }),
    given: choice(
      {
        reactance: { label: 'A reactance', also: ['X'] },
        inductance: { label: 'A coil', also: ['coil', 'inductor', 'L'] },
        capacitance: { label: 'A capacitor', also: ['capacitor', 'C'] },
      },
      { label: 'Beside the resistance', default: 'reactance' },
    ),
    reactance: quantity('ohm', {
      label: 'Reactance',
      help: 'Above 0 of a coil, below 0 of a capacitor.',
      symbol: 'X',
      min: -1e15,
      max: 1e15,
      when: { given: 'reactance' },
    }),
    inductance: quantity('H', {
      label: 'Inductance',
      ...coil,
      unit: 'µH',
      min: 1e-9,
      max: 1e12,
      usual: [1e-4, 1e9],
      when: { given: 'inductance' },
    }),
    capacitance: quantity('F', { label: 'Capacitance', ...capacitor, when: { given: 'capacitance' } }),
    frequency: quantity('Hz', {
      label: 'Frequency',
      help: 'Needed for a coil or a capacitor; with a reactance it gives the part that has it.',
      symbol: 'f',
      min: 1e-6,
      max: 1e15,
      usual: [0.01, 1e12],
      optional: true,
    }),
  },
  outputs: {
    equivalentResistance: quantity('ohm', { label: 'Equivalent resistance', symbol: "R'" }),
    equivalentReactance: quantity('ohm', { label: 'Equivalent reactance', symbol: "X'" }),
    quality: number({ label: 'Q factor', symbol: 'Q' }),
    impedance: quantity('ohm', { label: 'Impedance', symbol: '\\left|Z\\right|' }),
    phase: quantity('rad', { label: 'Phase angle', unit: 'deg', symbol: '\\varphi' }),
    equivalentInductance: quantity('H', {
      label: 'Equivalent inductance',
      unit: 'µH',
      symbol: "L'",
      optional: true,
    }),
    equivalentCapacitance: quantity('F', {
      label: 'Equivalent capacitance',
      unit: 'µF',
      symbol: "C'",
      optional: true,
    }),
  },
  formula: ({ direction, resistance, given, reactance, inductance, capacitance, frequency }) => {
    const angular = frequency === undefined ? undefined : 2 * Math.PI * frequency;
    let known = reactance;
    if (given === 'inductance') known = angular! * inductance;
    if (given === 'capacitance') known = -1 / (angular! * capacitance);
    const isSeries = direction === 'toParallel';
    const quality = isSeries ? Math.abs(known) / resistance : resistance / Math.abs(known);
    const equivalentResistance = isSeries ? resistance * (1 + quality ** 2) : resistance / (1 + quality ** 2);
    const equivalentReactance = isSeries ? known * (1 + 1 / quality ** 2) : known / (1 + 1 / quality ** 2);
    return {
      equivalentResistance,
      equivalentReactance,
      quality,
      impedance: isSeries ? Math.hypot(resistance, known) : Math.hypot(equivalentResistance, equivalentReactance),
      phase: known > 0 ? Math.atan(quality) : -Math.atan(quality),
      equivalentInductance:
        frequency === undefined || known < 0 ? undefined : equivalentReactance / (2 * Math.PI * frequency),
      equivalentCapacitance:
        frequency === undefined || known > 0 ? undefined : -1 / (2 * Math.PI * frequency * equivalentReactance),
    };
  },
  requires: [
    {
      that: ({ reactance }) => Math.abs(reactance) >= 1e-30,
      field: 'reactance',
      says: 'The reactance must not be 0, nor below 10⁻³⁰ Ω in size: a resistance alone, in series or in parallel, needs no conversion.',
    },
    {
      that: ({ given }, sent) => given === 'reactance' || sent.frequency,
      field: 'frequency',
      says: 'A coil or a capacitor needs the frequency, at which alone the two circuits are equal.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Equal circuits',
    draw: ({ direction, equivalentReactance }) => {
      const symbol = equivalentReactance > 0 ? 'inductor' : 'capacitor';
      const isSeries = direction === 'toParallel';
      const letter = (of: string) => (isSeries === (of === 'series') ? '' : 'equivalent');
      const resistance = (place: string) => ({
        label: place === 'series' ? 'Rs' : 'Rp',
        of: letter(place) === '' ? 'resistance' : 'equivalentResistance',
      });
      return [
        joint([0, 0]),
        joint([0, 4]),
        wire([0, 4], [1.6, 4]),
        placed({ symbol: 'resistor', ...resistance('series') }, [1.6, 4], [1.6, 2]),
        placed({ symbol, label: 'Xs', color: 2 }, [1.6, 2], [1.6, 0]),
        wire([1.6, 0], [0, 0]),
        { shape: 'label', at: [4, 2], label: '=' },
        joint([5.4, 0]),
        joint([5.4, 4]),
        wire([5.4, 4], [12, 4]),
        wire([5.4, 0], [12, 0]),
        placed({ symbol: 'resistor', ...resistance('parallel') }, [6.8, 4], [6.8, 0]),
        placed({ symbol, label: 'Xp', color: 2 }, [12, 4], [12, 0]),
      ];
    },
  },
  explanation: ({ direction, given, frequency }) => {
    const part = {
      reactance: '{equivalentReactance|a capacitive||an inductive} reactance of {|reactance|}',
      inductance: '{inductance}',
      capacitance: '{capacitance}',
    }[given];
    const [from, to] = direction === 'toParallel' ? ['in series', 'in parallel'] : ['in parallel', 'in series'];
    const at = frequency === undefined ? 'At the frequency of that reactance' : 'At {frequency}';
    return `${at} {resistance} and ${part} ${from} equal {equivalentResistance} and {equivalentReactance|a capacitive||an inductive} reactance of {|equivalentReactance|}{equivalentInductance? ({equivalentInductance})|}{equivalentCapacitance? ({equivalentCapacitance})|} ${to}, with a Q of {quality}; at other frequencies they differ.`;
  },
  examples: [
    {
      inputs: { resistance: 5, reactance: 100 },
      results: {
        equivalentResistance: 2005,
        equivalentReactance: 100.25,
        quality: 20,
        impedance: 100.1249219725,
        phase: 87.13759477389,
      },
      source: 'By hand: 5 × 401; 100 × 1.0025; Python: hypot(5, 100), atan2(100, 5)',
    },
    {
      inputs: { resistance: 50, reactance: -30, frequency: '1 kHz' },
      results: {
        equivalentResistance: 68,
        equivalentReactance: -113.3333333333,
        quality: 0.6,
        impedance: 58.30951894845,
        phase: -30.96375653207,
        equivalentCapacitance: 1.404308321399,
      },
      source: 'mpmath: real and imaginary part of 1/(50 - 30j); 1/(2π × 1 kHz × 113.33 Ω)',
    },
    {
      inputs: { resistance: 5, given: 'inductance', inductance: 10, frequency: '1 MHz' },
      results: {
        equivalentResistance: 794.5683520871,
        equivalentReactance: 63.22974042953,
        quality: 12.56637061436,
        impedance: 63.03048278758,
        phase: 85.45013469088,
        equivalentInductance: 10.06332573978,
      },
      source: 'mpmath: the admittance of 5 Ω + jωL',
    },
    {
      inputs: { direction: 'toSeries', resistance: 2000, given: 'capacitance', capacitance: 0.01, frequency: '50 kHz' },
      results: {
        equivalentResistance: 49.40904606372,
        equivalentReactance: -310.4461922693,
        quality: 6.28318530718,
        impedance: 314.3534509552,
        phase: -80.95693892096,
        equivalentCapacitance: 0.01025330295911,
      },
      source: 'mpmath: 1/(1/2000 + jωC)',
    },
    {
      inputs: { direction: 'toSeries', resistance: 405, reactance: 45 },
      results: {
        equivalentResistance: 4.939024390244,
        equivalentReactance: 44.4512195122,
        quality: 9,
        impedance: 44.72476806031,
      },
      source: 'mpmath: 1/(1/405 + 1/(45j))',
    },
    { inputs: { resistance: 5, reactance: 0 }, refused: 'must not be 0', source: 'By definition' },
    {
      inputs: { resistance: 5, given: 'inductance', inductance: 10 },
      refused: 'needs the frequency',
      source: 'By definition',
    },
  ],
  notes: [
    'The resistance is that at the frequency: of a coil it is above the one for direct current by skin effect and core, of a capacitor it is the ESR.',
  ],
  references: [
    {
      title: 'Series-to-parallel impedance transformation',
      url: 'https://www.aaronscher.com/Circuit_a_Day/Impedance_matching/series_parallel/series_parallel.html',
    },
    {
      title: 'Series to parallel conversion using quality factor',
      url: 'https://www.rfinsights.com/insights/design/series-to-parallel/',
    },
  ],
});

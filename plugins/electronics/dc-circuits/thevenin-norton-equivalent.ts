import { choice, constant, defineCalculator, isAtLeast, isBelow, quantity, sumOfProducts } from '@reckoner/engine';
import { joint, placed, wire } from '../shared/circuit.js';

const KNOWN = {
  divider: 'The source of {source} with {series} to the node, {shunt} across and {output} to the terminal',
  loads: 'The circuit with {firstVoltage} at {firstLoad} and {secondVoltage} at {secondLoad}',
  currents: 'The circuit with {firstVoltage} at {firstCurrent} and {secondVoltage} at {secondCurrent}',
  thevenin: 'The circuit',
  norton: 'The circuit',
};

/** Any network of sources and resistors is, at two terminals, a voltage behind a resistance, or a current beside it. */
export default defineCalculator({
  title: 'Thevenin and Norton equivalent',
  description:
    'Thevenin voltage and resistance and Norton current of a source with a divider, from two readings under load, or from one another, with the voltage and current of a load.',
  keywords: [
    'thevenin equivalent circuit',
    'norton equivalent circuit',
    'source transformation',
    'internal resistance of a battery',
    'output resistance from two loads',
    'open-circuit voltage',
  ],
  inputs: {
    from: choice(
      {
        divider: { label: 'A source with two or three resistors', also: ['network', 'divider', 'circuit'] },
        loads: { label: 'Two voltages at two load resistors', also: ['two loads', 'load resistors'] },
        currents: { label: 'Two voltages at two currents', also: ['two readings', 'load currents', 'open and short'] },
        thevenin: { label: 'Thevenin voltage and resistance', also: ['thevenin to norton', 'thévenin'] },
        norton: { label: 'Norton current and resistance', also: ['norton to thevenin'] },
      },
      { label: 'What is known', default: 'divider' },
    ),
    source: quantity('V', {
      label: 'Source voltage',
      symbol: 'V_s',
      min: 1e-6,
      max: 1e6,
      usual: [0.001, 1e4],
      when: { from: 'divider' },
    }),
    series: quantity('ohm', {
      label: 'Resistor from the source to the node',
      symbol: 'R_1',
      min: 1e-3,
      max: 1e9,
      usual: [0.01, 1e8],
      when: { from: 'divider' },
    }),
    shunt: quantity('ohm', {
      label: 'Resistor across, from the node to the other pole',
      symbol: 'R_2',
      min: 1e-3,
      max: 1e9,
      usual: [0.01, 1e8],
      when: { from: 'divider' },
    }),
    output: quantity('ohm', {
      label: 'Resistor from the node to the terminal',
      help: '0 where the terminal is the node.',
      symbol: 'R_3',
      min: 0,
      max: 1e9,
      default: 0,
      when: { from: 'divider' },
    }),
    firstVoltage: quantity('V', {
      label: 'First voltage',
      symbol: 'V_1',
      min: 0,
      max: 1e6,
      usual: [0.001, 1e4],
      when: { from: ['loads', 'currents'] },
    }),
    firstLoad: quantity('ohm', {
      label: 'Load at the first voltage',
      symbol: 'R_{L1}',
      min: 1e-3,
      max: 1e9,
      usual: [0.01, 1e8],
      when: { from: 'loads' },
    }),
    firstCurrent: quantity('A', {
      label: 'Current at the first voltage',
      help: '0 with the terminals open.',
      symbol: 'I_1',
      min: 0,
      max: 1e6,
      when: { from: 'currents' },
    }),
    secondVoltage: quantity('V', {
      label: 'Second voltage',
      help: '0 with the terminals shorted.',
      symbol: 'V_2',
      min: 0,
      max: 1e6,
      when: { from: ['loads', 'currents'] },
    }),
    secondLoad: quantity('ohm', {
      label: 'Load at the second voltage',
      symbol: 'R_{L2}',
      min: 1e-3,
      max: 1e9,
      usual: [0.01, 1e8],
      when: { from: 'loads' },
    }),
    secondCurrent: quantity('A', {
      label: 'Current at the second voltage',
      symbol: 'I_2',
      min: 0,
      max: 1e6,
      when: { from: 'currents' },
    }),
    openVoltage: quantity('V', {
      label: 'Thevenin voltage',
      symbol: 'V_{oc}',
      min: 1e-6,
      max: 1e6,
      usual: [0.001, 1e4],
      when: { from: 'thevenin' },
    }),
    shortCurrent: quantity('A', {
      label: 'Norton current',
      symbol: 'I_{sc}',
      min: 1e-9,
      max: 1e6,
      usual: [1e-6, 1e3],
      when: { from: 'norton' },
    }),
    internal: quantity('ohm', {
      label: 'Resistance',
      help: 'It is the same in both equivalents.',
      symbol: 'R_i',
      min: 1e-6,
      max: 1e9,
      usual: [0.001, 1e8],
      when: { from: ['thevenin', 'norton'] },
    }),
    load: quantity('ohm', {
      label: 'Load to look at',
      symbol: 'R_L',
      min: 0,
      max: 1e12,
      optional: true,
    }),
  },
  outputs: {
    voltage: quantity('V', { label: 'Thevenin voltage', symbol: 'V_{th}' }),
    resistance: quantity('ohm', { label: 'Thevenin and Norton resistance', symbol: 'R_{th}' }),
    current: quantity('A', { label: 'Norton current', symbol: 'I_n' }),
    loadVoltage: quantity('V', { label: 'Voltage across the load', symbol: 'V_L', optional: true }),
    loadCurrent: quantity('A', { label: 'Current through the load', symbol: 'I_L', optional: true }),
    loadPower: quantity('W', { label: 'Power in the load', symbol: 'P_L', optional: true }),
  },
  formula: ({
    from,
    source,
    series,
    shunt,
    output,
    firstVoltage,
    firstLoad,
    firstCurrent,
    secondVoltage,
    secondLoad,
    secondCurrent,
    openVoltage,
    shortCurrent,
    internal,
    load,
  }) => {
    let voltage: number;
    let resistance: number;
    if (from === 'divider') {
      voltage = (source * shunt) / (series + shunt);
      resistance = (series * shunt) / (series + shunt) + output;
    } else if (from === 'loads') {
      // V₁R₂ - V₂R₁ is the difference of the currents times both loads; both sums cancel.
      const apart = sumOfProducts([firstVoltage, secondLoad], [-1, secondVoltage, firstLoad]);
      voltage = (firstVoltage * secondVoltage * sumOfProducts([secondLoad], [-1, firstLoad])) / apart;
      resistance = (firstLoad * secondLoad * sumOfProducts([secondVoltage], [-1, firstVoltage])) / apart;
    } else if (from === 'currents') {
      const apart = sumOfProducts([secondCurrent], [-1, firstCurrent]);
      voltage = sumOfProducts([firstVoltage, secondCurrent], [-1, secondVoltage, firstCurrent]) / apart;
      resistance = sumOfProducts([firstVoltage], [-1, secondVoltage]) / apart;
    } else if (from === 'thevenin') {
      voltage = openVoltage;
      resistance = internal;
    } else {
      voltage = shortCurrent * internal;
      resistance = internal;
    }
    const current = voltage / resistance;
    if (load === undefined) return { voltage, resistance, current };
    const loadCurrent = voltage / (resistance + load);
    return {
      voltage,
      resistance,
      current,
      loadVoltage: loadCurrent * load,
      loadCurrent,
      loadPower: loadCurrent ** 2 * load,
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Thevenin and Norton equivalents',
    draw: () => [
      placed({ symbol: 'source', label: 'V', of: 'voltage', color: 4 }, [0, 0], [0, 1.6]),
      placed({ symbol: 'resistor', label: 'R', of: 'resistance' }, [0, 1.6], [2, 1.6]),
      joint([2, 1.6]),
      joint([2, 0]),
      wire([0, 0], [2, 0]),
      placed({ symbol: 'current source', label: 'I', of: 'current', color: 4 }, [4, 0], [4, 1.6]),
      wire([4, 1.6], [7.6, 1.6]),
      wire([4, 0], [7.6, 0]),
      placed({ symbol: 'resistor', label: 'R', of: 'resistance' }, [6, 1.6], [6, 0]),
      joint([7.6, 1.6]),
      joint([7.6, 0]),
    ],
  },
  explanation: ({ from, load }) =>
    `${KNOWN[from]} acts at its terminals as {voltage} behind {resistance} (Thevenin), or as {current} beside {resistance} (Norton).${
      load === undefined ? '' : ' A load of {load} gets {loadVoltage}, {loadCurrent} and {loadPower}.'
    }`,
  requires: [
    {
      that: ({ firstLoad, secondLoad }) => firstLoad !== secondLoad,
      field: 'secondLoad',
      says: 'The two loads must differ: one load does not tell the voltage from the resistance.',
    },
    {
      that: ({ firstVoltage, firstLoad, secondVoltage, secondLoad }) =>
        firstLoad === secondLoad ||
        (firstLoad < secondLoad ? firstVoltage < secondVoltage : secondVoltage < firstVoltage),
      field: 'secondVoltage',
      says: 'The larger load resistor must have the higher voltage: the readings are swapped, or too coarse to show a drop.',
    },
    {
      that: ({ firstVoltage, firstLoad, secondVoltage, secondLoad }) => {
        const apart = sumOfProducts([firstVoltage, secondLoad], [-1, secondVoltage, firstLoad]);
        return (
          firstVoltage === 0 ||
          secondVoltage === 0 ||
          firstLoad === secondLoad ||
          (firstLoad < secondLoad ? apart > 0 : apart < 0)
        );
      },
      field: 'secondVoltage',
      says: 'The smaller load resistor must draw the larger current: no source of a voltage behind a resistance gives these readings.',
    },
    {
      that: ({ firstCurrent, secondCurrent }) => firstCurrent !== secondCurrent,
      field: 'secondCurrent',
      says: 'The two currents must differ: one current does not tell the voltage from the resistance.',
    },
    {
      that: ({ firstVoltage, firstCurrent, secondVoltage, secondCurrent }) =>
        firstCurrent === secondCurrent ||
        (firstCurrent < secondCurrent ? firstVoltage > secondVoltage : secondVoltage > firstVoltage),
      field: 'secondVoltage',
      says: 'The larger current must go with the lower voltage: the readings are swapped, or too coarse to show a drop.',
    },
    {
      that: ({ firstVoltage, firstLoad, secondVoltage }) => !(firstLoad > 0) || (firstVoltage > 0 && secondVoltage > 0),
      field: 'firstVoltage',
      says: 'Both voltages at the loads must be above 0.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ from, firstVoltage, secondVoltage }) =>
        (from === 'loads' || from === 'currents') &&
        firstVoltage !== undefined &&
        secondVoltage !== undefined &&
        isBelow(Math.abs(firstVoltage - secondVoltage), 0.1 * Math.max(firstVoltage, secondVoltage)),
      says: 'The two voltages differ by less than a tenth: an error of 1% in one of them changes the resistance by 10% or more. Read more digits, or load more.',
    },
    {
      level: 'caution',
      when: ({ from, firstVoltage, firstLoad, firstCurrent, secondVoltage, secondLoad, secondCurrent }) => {
        if (from !== 'loads' && from !== 'currents') return false;
        const first = from === 'loads' ? firstVoltage / firstLoad : firstCurrent;
        const second = from === 'loads' ? secondVoltage / secondLoad : secondCurrent;
        return isBelow(Math.abs(first - second), 0.1 * Math.max(first, second));
      },
      says: 'The two currents differ by less than a tenth: an error of 1% in one of them changes voltage and resistance by 10% or more. Take loads further apart.',
    },
    {
      level: 'danger',
      when: ({ current, voltage }) => isAtLeast((voltage / constant(1, 'V')) * (current / constant(1, 'A')), 25),
      says: 'The Norton current is what a short would draw if the source stayed linear: never measure it by shorting this one, as {current} can burn the source and what shorts it. Take two loads within what it may give.',
    },
  ],
  examples: [
    {
      inputs: { source: 10, series: 3000, shunt: 6000, output: 10000 },
      results: { voltage: '6.6666666667', resistance: 12000, current: '0.00055555555556' },
      source: 'Wyzant answer 195915: 10 V, 3 kΩ, 6 kΩ and 10 kΩ give 6.67 V and 12 kΩ; V/R',
    },
    {
      inputs: { source: 28, series: 4, shunt: 1, load: 2 },
      results: { voltage: 5.6, resistance: 0.8, current: 7, loadVoltage: 4, loadCurrent: 2, loadPower: 8 },
      cautions: ['never measure it by shorting'],
      source: 'By hand: 28/5; 4/5; 28/4 through a short; 5.6/2.8 A',
    },
    {
      inputs: { from: 'loads', firstVoltage: 6, firstLoad: 100, secondVoltage: 8, secondLoad: 200 },
      results: { voltage: 12, resistance: 100, current: 0.12 },
      source: 'By hand: 12 V behind 100 Ω has 6 V at 100 Ω and 8 V at 200 Ω',
    },
    {
      inputs: { from: 'loads', firstVoltage: 8, firstLoad: 200, secondVoltage: 6, secondLoad: 100, load: 0 },
      results: { voltage: 12, resistance: 100, current: 0.12, loadVoltage: 0, loadCurrent: 0.12, loadPower: 0 },
      source: 'By hand: the same, with the readings in the other order',
    },
    {
      inputs: { from: 'currents', firstVoltage: 12.6, firstCurrent: 0, secondVoltage: 12, secondCurrent: 30 },
      results: { voltage: 12.6, resistance: 0.02, current: 630 },
      cautions: ['less than a tenth', 'never measure it by shorting'],
      source: 'By hand: 0.6 V/30 A; 12.6/0.02',
    },
    {
      inputs: { from: 'currents', firstVoltage: 2, firstCurrent: '30 mA', secondVoltage: 5, secondCurrent: '15 mA' },
      results: { voltage: 8, resistance: 200, current: 0.04 },
      source: 'By hand: 3 V/15 mA; 5 + 0.015 × 200',
    },
    {
      inputs: { from: 'loads', firstVoltage: 10, firstLoad: 1000, secondVoltage: 11.4, secondLoad: 1200, load: 1000 },
      results: { voltage: 38, resistance: 2800, loadVoltage: 10 },
      cautions: ['The two currents differ'],
      source: 'By hand: 10 mA and 9.5 mA; 1.4 V/0.5 mA is 2800 Ω, 10 V + 28 V',
    },
    {
      inputs: { from: 'thevenin', openVoltage: 9, internal: 450 },
      results: { voltage: 9, resistance: 450, current: 0.02 },
      source: 'By hand: 9/450',
    },
    {
      inputs: { from: 'norton', shortCurrent: '5 mA', internal: 2000 },
      results: { voltage: 10, resistance: 2000, current: 0.005 },
      source: 'By hand: 0.005 × 2000',
    },
    {
      inputs: { from: 'loads', firstVoltage: 6, firstLoad: 100, secondVoltage: 8, secondLoad: 100 },
      refused: 'The two loads must differ',
      source: 'By definition',
    },
    {
      inputs: { from: 'loads', firstVoltage: 8, firstLoad: 100, secondVoltage: 6, secondLoad: 200 },
      refused: 'must have the higher voltage',
      source: 'By definition',
    },
    {
      inputs: { from: 'loads', firstVoltage: 8, firstLoad: 200, secondVoltage: 8, secondLoad: 100 },
      refused: 'too coarse to show a drop',
      source: 'By definition: no drop, no resistance',
    },
    {
      inputs: { from: 'loads', firstVoltage: 3, firstLoad: 100, secondVoltage: 6, secondLoad: 200 },
      refused: 'must draw the larger current',
      source: 'By hand: both draw 30 mA, as from a current source',
    },
    {
      inputs: { from: 'loads', firstVoltage: 6, firstLoad: 200, secondVoltage: 3, secondLoad: 100 },
      refused: 'must draw the larger current',
      source: 'By hand: both draw 30 mA, as from a current source',
    },
    {
      inputs: { from: 'loads', firstVoltage: 0, firstLoad: 100, secondVoltage: 3, secondLoad: 200 },
      refused: 'must be above 0',
      source: 'By definition',
    },
    {
      inputs: { from: 'currents', firstVoltage: 6, firstCurrent: 1, secondVoltage: 5, secondCurrent: 1 },
      refused: 'The two currents must differ',
      source: 'By definition',
    },
    {
      inputs: { from: 'currents', firstVoltage: 5, firstCurrent: 0, secondVoltage: 6, secondCurrent: 1 },
      refused: 'The larger current must go with the lower voltage',
      source: 'By definition',
    },
  ],
  notes: [
    'Holds for linear circuits at DC. Batteries, regulated supplies and amplifiers are so only within a range around the readings.',
    'What the circuit itself uses up inside is not that of its equivalent.',
  ],
  references: [
    { title: 'Nilsson, Riedel: Electric Circuits, 10th ed., §4.10 and §4.11', isbn: '978-0-13-376003-3' },
    {
      title: 'Wyzant, answer 195915: Thevenin theory',
      url: 'https://www.wyzant.com/resources/answers/195915/thevenins_theory',
    },
  ],
});

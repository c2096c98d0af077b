import { choice, defineCalculator, number, quantity, sumOfProducts } from '@reckoner/engine';

/** The readings are V I cos(30° ± φ): their sum is the power, √3 times their difference the reactive power. */
export default defineCalculator({
  title: 'Two-wattmeter method',
  description:
    'Total power of a three-wire three-phase load from two wattmeter readings, with power factor, phase angle, reactive and apparent power of a balanced one.',
  keywords: [
    'two wattmeter method',
    'three-phase power measurement',
    'blondel theorem',
    'wattmeter readings',
    'power factor from wattmeters',
    'aron circuit',
  ],
  inputs: {
    first: quantity('W', {
      label: 'First wattmeter',
      help: 'With the ratios of current and voltage transformers; negative where the meter had to be reversed to read.',
      symbol: 'W_1',
      min: -1e12,
      max: 1e12,
    }),
    second: quantity('W', {
      label: 'Second wattmeter',
      help: 'With the ratios of current and voltage transformers; negative where the meter had to be reversed to read.',
      symbol: 'W_2',
      min: -1e12,
      max: 1e12,
    }),
    place: choice(
      {
        unknown: { label: 'Not known', also: ['unknown'] },
        after: { label: 'The next one after the common line', also: ['after', 'next'] },
        before: { label: 'The one before the common line', also: ['before', 'previous'] },
      },
      {
        label: 'Line of the first wattmeter in the phase sequence',
        help: 'The common line has no wattmeter. In the sequence A, B, C with B in common, C comes after it and A before it; the sequence goes round, so that with C in common A comes after it and B before it.',
        default: 'unknown',
      },
    ),
    voltage: quantity('V', {
      label: 'Line voltage',
      help: 'Between two lines, not to neutral.',
      symbol: 'V_L',
      min: 0.001,
      max: 1e7,
      usual: [10, 1e6],
      optional: true,
    }),
  },
  outputs: {
    total: quantity('W', { label: 'Total power', symbol: 'P' }),
    powerFactor: number({ label: 'Power factor of a balanced load', symbol: '\\mathrm{PF}' }),
    phase: quantity('rad', {
      label: 'Phase angle of a balanced load',
      help: 'By which the current lags the voltage; its size alone where the line of the first wattmeter is not known.',
      unit: 'deg',
      symbol: '\\varphi',
    }),
    reactive: quantity('var', {
      label: 'Reactive power of a balanced load',
      help: 'Above 0 where the current lags; its size alone where the line of the first wattmeter is not known.',
      symbol: 'Q',
    }),
    apparent: quantity('VA', { label: 'Apparent power of a balanced load', symbol: 'S' }),
    current: quantity('A', { label: 'Line current of a balanced load', symbol: 'I_L', optional: true }),
  },
  formula: ({ first, second, place, voltage }) => {
    const total = sumOfProducts([first], [second]);
    const difference = place === 'before' ? sumOfProducts([second], [-1, first]) : sumOfProducts([first], [-1, second]);
    const reactive = Math.sqrt(3) * (place === 'unknown' ? Math.abs(difference) : difference);
    const apparent = Math.hypot(total, reactive);
    return {
      total,
      powerFactor: Math.abs(total) / apparent,
      phase: Math.atan2(reactive, total),
      reactive,
      apparent,
      current: voltage === undefined ? undefined : apparent / (Math.sqrt(3) * voltage),
    };
  },
  requires: [
    {
      that: ({ first, second }) => first !== 0 || second !== 0,
      field: 'second',
      says: 'At least one wattmeter must read something: of a load that takes no current there is no power factor.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Power triangle',
    draw: ({ total, reactive }) =>
      total <= 0 || reactive === 0
        ? undefined
        : [
            { shape: 'arrow', from: [0, 0], to: [total, 0], label: 'P', of: 'total' },
            { shape: 'arrow', color: 3, from: [total, 0], to: [total, reactive], label: 'Q', of: 'reactive' },
            { shape: 'arrow', color: 2, from: [0, 0], to: [total, reactive], label: 'S', of: 'apparent' },
          ],
  },
  explanation: ({ total, reactive, place }) => {
    const power =
      total > 0
        ? 'The load takes {total} in all'
        : total < 0
          ? 'The readings add up to {|total|} that comes back from the load'
          : 'The readings cancel: there is no real power';
    const kind =
      reactive === 0
        ? 'without reactive power'
        : place === 'unknown'
          ? 'with {reactive} of reactive power, of which the readings alone do not tell whether it is inductive or capacitive'
          : total > 0
            ? 'with {|reactive|} of {reactive|capacitive|.|inductive} reactive power (the current {reactive|leads|.|lags})'
            : 'with {|reactive|} of reactive power that it {reactive|gives (capacitive)|.|takes (inductive)}';
    return `${power}. If it is balanced, its power factor is {powerFactor}, ${kind}{current?, and each line carries {current}|}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ total }) => total < 0,
      says: 'The sum is negative, as of a generator or a motor that is driven: for a load that takes power both meters, or the one that reads more, are connected the wrong way round.',
    },
    {
      level: 'note',
      when: ({ total, first, second }) => total >= 0 && (first < 0 || second < 0),
      says: 'One reading is negative, as of a balanced load of low power factor (at 0.5 that meter reads nothing): make sure that it is not simply connected the wrong way round.',
    },
  ],
  examples: [
    {
      inputs: { first: -700, second: -700, place: 'before' },
      results: { total: -1400, powerFactor: 1, phase: 180, reactive: 0, apparent: 1400 },
      cautions: ['sum is negative'],
      source: 'By hand: no difference, and the power comes back',
    },
    {
      inputs: { first: '250 kW', second: '-50 kW' },
      results: { total: 200000, powerFactor: 0.35921060405, reactive: 519615.242271, phase: 68.948275565 },
      cautions: ['of low power factor'],
      source: 'Printed problem, 250 kW and 50 kW reversed: 68.95°, 0.359; by hand: √3 × 300/200',
    },
    {
      inputs: { first: 1000, second: 1000 },
      results: { total: 2000, powerFactor: 1, phase: 0, reactive: 0, apparent: 2000 },
      source: 'Printed problem: 1000 W each, 2000 W and a power factor of 1',
    },
    {
      inputs: { first: 1000, second: -1000, voltage: 400 },
      results: { total: 0, powerFactor: 0, phase: 90, reactive: 3464.10161514, current: 5 },
      cautions: ['of low power factor'],
      source: 'Printed problem: 1000 W and -1000 W, 0 W and a power factor of 0; by hand: 2000√3/(400√3)',
    },
    {
      inputs: { first: 2000, second: 4000, place: 'before', voltage: 400 },
      results: {
        total: 6000,
        reactive: 3464.10161514,
        powerFactor: 0.866025403784,
        phase: 30,
        apparent: 6928.20323028,
        current: 10,
      },
      source:
        'Python 3.11: phasors of a balanced load of 400 V and 10 A that lags by 30°, sequence A, B, C, meters in A and C',
    },
    {
      inputs: { first: 2571.15043875, second: 3939.23101205, place: 'after', voltage: 400 },
      results: { total: 6510.3814508, reactive: -2369.58506181, phase: -20, powerFactor: 0.9396926208, current: 10 },
      source:
        'Python 3.11: phasors of a balanced load of 400 V and 10 A that leads by 20°, sequence A, B, C, meters in C and A',
    },
    {
      inputs: { first: -3464.10161514, second: 0, place: 'before', voltage: 400 },
      results: { total: -3464.10161514, reactive: 6000, phase: 120, powerFactor: 0.5, current: 10 },
      cautions: ['connected the wrong way round'],
      source:
        'Python 3.11: phasors of a balanced machine of 400 V and 10 A that lags by 120°, sequence A, B, C, meters in A and C',
    },
    {
      inputs: { first: 0, second: 0 },
      refused: 'must read something',
      source: 'By definition',
    },
  ],
  notes: [
    'The total holds for any load of three wires, balanced or not; with a neutral wire that carries current it takes three wattmeters.',
    'Power factor, phase angle, reactive and apparent power and the current hold for a balanced load and sinusoidal voltages and currents alone.',
  ],
  references: [
    { title: 'Nilsson, Riedel: Electric Circuits, 10th ed., §11.6', isbn: '978-0-13-376003-3' },
    {
      title: 'Two wattmeter method: power measurement in three-phase circuits',
      url: 'https://www.beingelectricalengineer.com/2019/05/two-wattmeter-method.html',
    },
    {
      title: 'Power being measured by two wattmeter method: problem with 250 kW and -50 kW',
      url: 'https://www.electricalexams.co/power-being-measured-two-wattmeter-method/',
    },
    {
      title: 'Two wattmeters: problem with 1000 W each',
      url: 'https://www.hackmath.net/en/math-problem/11081',
    },
  ],
});

import {
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  isBelow,
  number,
  percent,
  quantity,
  roundTo,
} from '@reckoner/engine';
import { placed, wire } from '../shared/circuit.js';

/** A base rises from V_BE - (V - V_s) towards V and turns on at V_BE: t = RC ln((2V - V_BE - V_s)/(V - V_BE)), near RC ln 2. */
export default defineCalculator({
  title: 'Transistor astable multivibrator',
  description:
    'Frequency, duty cycle and times of a two-transistor astable multivibrator from its base resistors, capacitors and supply, with checks of base drive, recharging and reverse base voltage.',
  keywords: [
    'BJT multivibrator',
    'two transistor flasher',
    'LED flasher circuit',
    'free-running multivibrator',
    '0.693 RC',
    'cross-coupled oscillator',
  ],
  related: ['timer-555-astable', 'bjt-switch-base-resistor', 'op-amp-relaxation-oscillator'],
  inputs: {
    first: quantity('ohm', {
      label: 'Base resistor of transistor 1',
      unit: 'kΩ',
      symbol: 'R_1',
      min: 1e-3,
      max: 1e6,
      usual: [1, 2000],
    }),
    firstCapacitor: quantity('F', {
      label: 'Capacitor at the base of transistor 1',
      unit: 'µF',
      symbol: 'C_1',
      min: 1e-9,
      max: 1e6,
      usual: [1e-5, 2200],
    }),
    second: quantity('ohm', {
      label: 'Base resistor of transistor 2',
      help: 'Left out, the same as at transistor 1.',
      unit: 'kΩ',
      symbol: 'R_2',
      min: 1e-3,
      max: 1e6,
      usual: [1, 2000],
      default: ({ first }: { first: number }) => first,
    }),
    secondCapacitor: quantity('F', {
      label: 'Capacitor at the base of transistor 2',
      help: 'Left out, the same as at transistor 1.',
      unit: 'µF',
      symbol: 'C_2',
      min: 1e-9,
      max: 1e6,
      usual: [1e-5, 2200],
      default: ({ firstCapacitor }: { firstCapacitor: number }) => firstCapacitor,
    }),
    collector: quantity('ohm', {
      label: 'Collector resistors',
      help: 'Each. Of a lamp the supply voltage over its current, and of an LED with its resistor about so: it shortens the times (see the notes).',
      unit: 'kΩ',
      symbol: 'R_C',
      min: 1e-4,
      max: 1e6,
      usual: [0.05, 100],
      default: 1,
    }),
    supply: quantity('V', { label: 'Supply voltage', symbol: 'V', min: 1, max: 1000, usual: [1.5, 24], default: 5 }),
    gain: number({
      label: 'Current gain, least value',
      symbol: '\\beta',
      min: 1,
      max: 1e5,
      usual: [10, 1000],
      default: 100,
    }),
    baseVoltage: quantity('V', {
      label: 'Base-emitter voltage',
      symbol: 'V_{BE}',
      min: 0,
      max: 5,
      usual: [0.2, 1],
      default: 0.7,
    }),
    saturation: quantity('V', {
      label: 'Saturation voltage',
      symbol: 'V_s',
      min: 0,
      max: 2,
      usual: [0, 1],
      default: 0.2,
    }),
  },
  outputs: {
    frequency: quantity('Hz', { label: 'Frequency', symbol: 'f', digits: 4 }),
    duty: percent({ label: 'Duty cycle at the collector of transistor 1', symbol: 'D', places: 1 }),
    firstTime: quantity('s', { label: 'Transistor 1 off, its collector high', unit: 'ms', symbol: 't_1', digits: 4 }),
    secondTime: quantity('s', { label: 'Transistor 2 off, its collector high', unit: 'ms', symbol: 't_2', digits: 4 }),
    ideal: quantity('Hz', { label: 'Frequency by 1/(0.693(R₁C₁ + R₂C₂))', symbol: 'f_0', digits: 4 }),
    overdrive: number({ label: 'Base drive over the least needed', symbol: 'k', places: 2 }),
    reverse: quantity('V', { label: 'Reverse base-emitter voltage', symbol: 'V_r', places: 2 }),
    recharged: number({ label: 'Time to recharge a capacitor, in time constants', symbol: 'N', places: 1 }),
  },
  formula: ({ first, firstCapacitor, second, secondCapacitor, collector, supply, gain, baseVoltage, saturation }) => {
    const factor = Math.log1p((supply - saturation) / (supply - baseVoltage));
    const firstTime = first * firstCapacitor * factor;
    const secondTime = second * secondCapacitor * factor;
    const period = firstTime + secondTime;
    // Whichever conducts carries its collector resistor and, through the capacitor, the other's base resistor.
    const through = (supply - saturation) / collector;
    const across = 2 * supply - saturation - baseVoltage; // at the beginning
    return {
      frequency: 1 / period,
      duty: firstTime / period,
      firstTime,
      secondTime,
      ideal: 1 / (Math.LN2 * (first * firstCapacitor + second * secondCapacitor)),
      overdrive:
        gain *
        (supply - baseVoltage) *
        Math.min(1 / (first * (through + across / second)), 1 / (second * (through + across / first))),
      reverse: supply - saturation - baseVoltage,
      recharged: Math.min(secondTime / (collector * firstCapacitor), firstTime / (collector * secondCapacitor)),
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: () => [
      wire([0, 5], [9, 5]),
      placed({ symbol: 'resistor', label: 'Rc', of: 'collector' }, [0, 5], [0, 2.6]),
      placed({ symbol: 'resistor', label: 'R₂', of: 'second' }, [3, 5], [3, 2.6]),
      placed({ symbol: 'resistor', label: 'R₁', of: 'first' }, [6, 5], [6, 2.6]),
      placed({ symbol: 'resistor', label: 'Rc', of: 'collector' }, [9, 5], [9, 2.6]),
      placed({ symbol: 'capacitor', label: 'C₂', of: 'secondCapacitor' }, [0, 2.6], [3, 2.6]),
      placed({ symbol: 'capacitor', label: 'C₁', of: 'firstCapacitor' }, [6, 2.6], [9, 2.6]),
      wire([3, 2.6], [6.4, 0.9], [7.4, 0.9]),
      wire([6, 2.6], [2.6, 0.9], [1.6, 0.9]),
      placed({ symbol: 'npn', label: '2' }, [7.4, 0.9], [9, 0.9]),
      placed({ symbol: 'npn', label: '1' }, [1.6, 0.9], [0, 0.9]),
      wire([0, 2.6], [0, 1.5]),
      wire([9, 2.6], [9, 1.5]),
    ],
  },
  explanation:
    'With {first} and {firstCapacitor} at the base of transistor 1, {second} and {secondCapacitor} at that of transistor 2, it runs at {frequency} on {supply}, at {baseVoltage} from base to emitter and {saturation} in saturation; the usual 0.693 RC gives {ideal}. Transistor 1 is off for {firstTime}, {duty} of the period, transistor 2 for {secondTime}. At a current gain of {gain} and {collector} at each collector the weaker base gets {overdrive} times what saturation needs.',
  requires: [
    {
      that: ({ supply, baseVoltage, saturation }) => isAtLeast(supply, 1.2 * baseVoltage + saturation),
      field: 'supply',
      says: 'A supply of {supply} hardly exceeds the base-emitter voltage of {baseVoltage}: the multivibrator does not run.',
    },
    {
      that: ({ baseVoltage, saturation }) => saturation <= baseVoltage || baseVoltage === 0,
      field: 'saturation',
      says: 'A saturated transistor stands at less than its base: {saturation} is above {baseVoltage}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ overdrive }) => roundTo(overdrive, 2) < 1,
      says: 'The base current is too small to saturate at this current gain: collectors do not fall to the saturation voltage, and the times are not these, or it does not run. A base resistor must be below β times the collector resistor, and the other one not much smaller: its current flows through the capacitor into the same collector.',
    },
    {
      level: 'note',
      when: ({ overdrive }) => roundTo(overdrive, 2) >= 1 && roundTo(overdrive, 2) < 2,
      says: 'A base gets less than twice what saturation needs: take the least current gain of the data sheet, base resistors of at most a third of β times the collector resistor (a quarter on less than 3 V), and the other one not much smaller.',
    },
    {
      level: 'danger',
      when: ({ reverse }) => roundTo(reverse / constant(1, 'V'), 2) > 5,
      says: 'The bases are driven to {reverse} in reverse: most small transistors are rated for 5 to 6 V, above which the junction breaks down, is damaged and the times are shorter than told. Lower the supply, or put a diode in series with each base or emitter.',
    },
    {
      level: 'caution',
      when: ({ recharged }) => roundTo(recharged, 1) < 4,
      says: 'A capacitor has only {recharged} time constants of the collector resistor to recharge: it is not full, its next time is shorter than told, and the edge at the collector is slow. Take smaller collector resistors or larger base resistors, or make both times more alike.',
    },
    {
      level: 'caution',
      when: ({ frequency }) => isAbove(frequency, constant(1e5, 'Hz')),
      says: 'Above some 100 kHz the storage times of saturated transistors, a microsecond or so, lengthen each half: it runs slower than told.',
    },
    {
      level: 'note',
      when: ({ frequency, ideal }) => isAbove(frequency, 1.2 * ideal) || isBelow(frequency, 0.8 * ideal),
      says: 'So low a supply moves the frequency by more than a fifth from the usual 0.693 RC: it then also goes with the supply and the temperature.',
    },
  ],
  examples: [
    {
      inputs: { first: 47, firstCapacitor: 10 },
      results: {
        frequency: 1.41908419,
        duty: 50,
        firstTime: 352.339914,
        secondTime: 352.339914,
        ideal: 1.53478196,
        overdrive: 1.83212612,
        reverse: 4.1,
        recharged: 35.2339914,
      },
      cautions: ['at most a third of β'],
      source: 'SciPy: brentq of the exponential of each base',
    },
    {
      inputs: {
        first: 22,
        firstCapacitor: 1,
        second: 47,
        secondCapacitor: 0.47,
        collector: 2.2,
        supply: 4.5,
        gain: 150,
        baseVoltage: 0.65,
        saturation: 0.1,
      },
      results: {
        frequency: 29.7594648,
        duty: 49.897936,
        firstTime: 16.7670811,
        secondTime: 16.8356737,
        ideal: 32.7215931,
        overdrive: 5.17357223,
        reverse: 3.75,
        recharged: 7.65257898,
      },
      source: 'SciPy: brentq of the exponential of each base',
    },
    {
      inputs: { first: 33, firstCapacitor: 1, supply: 3 },
      results: { frequency: 19.026645, overdrive: 2.35897436, reverse: 2.1 },
      source:
        'By hand: a third of 100 × 1 kΩ; 100 × 2.3 V/(33 kΩ × 2.8 mA + 5.1 V) is above 2; 1/(2 × 33 ms × ln(5.1/2.3))',
    },
    {
      inputs: { first: 220, firstCapacitor: 1 },
      results: { frequency: 3.03167985, overdrive: 0.403717961 },
      cautions: ['too small to saturate'],
      source: 'SciPy: brentq of the exponential of each base',
    },
    {
      inputs: { first: 47, firstCapacitor: 10, second: 2, secondCapacitor: 47, gain: 60 },
      results: { frequency: 2.36514031, overdrive: 0.587097508 },
      cautions: ['too small to saturate'],
      source: 'NumPy: 5.489 mA at the collector of transistor 1, of 4.8 mA + 4.55 mA that it has to carry',
    },
    {
      inputs: { first: 33, firstCapacitor: 1, supply: 12 },
      results: { frequency: 21.1900444, reverse: 11.1, overdrive: 2.73939394 },
      cautions: ['in reverse'],
      source: 'SciPy: brentq of the exponential of each base',
    },
    {
      inputs: { first: 10, firstCapacitor: 1, secondCapacitor: 0.1, collector: 2 },
      results: { frequency: 121.267194, duty: 90.9090909, recharged: 0.374829695 },
      cautions: ['to recharge'],
      source: 'SciPy: brentq of the exponential of each base',
    },
    {
      inputs: { first: 10, firstCapacitor: '100 pF' },
      results: { frequency: 666969.568 },
      cautions: ['storage times'],
      source: 'SciPy: brentq of the exponential of each base',
    },
    {
      inputs: { first: 10, firstCapacitor: 1, supply: 1.5 },
      results: { frequency: 51.8091283, ideal: 72.134752, reverse: 0.6 },
      cautions: ['So low a supply'],
      source: 'SciPy: brentq of the exponential of each base',
    },
    {
      inputs: { first: 10, firstCapacitor: 1, supply: 1 },
      refused: 'hardly exceeds',
      source: 'By hand: 1.2 × 0.7 + 0.2 = 1.04 V',
    },
    {
      inputs: { first: 10, firstCapacitor: 1, baseVoltage: 0.3, saturation: 0.5 },
      refused: 'less than its base',
      source: 'By definition',
    },
  ],
  notes: [
    'Both collector resistors are alike. Each capacitor stands between the base of its transistor and the collector of the other; of an electrolytic one the positive end is at the collector.',
    'An LED in series with a collector resistor keeps the collector, and the capacitor at it, some 1.5 to 2 V below the supply: the times are then shorter, on 5 V by about a quarter to a third, on 9 V by about a seventh. A resistor of some kΩ across the LED avoids it.',
    'When the supply rises slowly both transistors may saturate, and it does not start. Capacitors of 20% give times of 20%.',
  ],
  references: [
    {
      title:
        'All About Circuits forum: T = RC ln((2Vcc - Vbe)/(Vcc - Vbe)) for the astable multivibrator, and the reverse base voltage',
      url: 'http://forum.allaboutcircuits.com/threads/astable-multivibrator-circuit-about-frequency-and-vcc.23721/',
    },
    { title: 'Millman, Taub: Pulse, Digital and Switching Waveforms (1965), ch. 11', isbn: '978-0-07-042386-2' },
  ],
});

import {
  choice,
  constant,
  defineCalculator,
  findRoot,
  isAbove,
  isAtMost,
  isBelow,
  isNear,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';
import { placed, wire } from '../shared/circuit.js';
import { junctionTemperature, thermalVoltage } from './shared/junction.js';

/** I = I_s(e^(V/(nV_T)) - 1); behind a resistor I = (nV_T/R)W((I_s R/(nV_T))e^((V_0 + I_s R)/(nV_T))) - I_s. */
export default defineCalculator({
  title: 'Diode equation',
  description:
    'Current and voltage of a diode by the Shockley equation, each from the other, or the operating point behind a series resistor from a supply, with dynamic resistance and power.',
  keywords: [
    'Shockley equation',
    'ideal diode equation',
    'diode forward voltage',
    'diode with series resistor',
    'diode operating point',
    'dynamic resistance of a diode',
    'Lambert W diode',
  ],
  related: ['led-series-resistor', 'zener-regulator-resistor', 'bjt-common-emitter-gain'],
  inputs: {
    known: choice(
      {
        voltage: { label: 'Voltage across the diode', also: ['V'] },
        current: { label: 'Current through the diode', also: ['I'] },
        supply: { label: 'Supply and series resistor', also: ['resistor', 'series resistor', 'operating point'] },
      },
      { label: 'Known', default: 'supply' },
    ),
    voltage: quantity('V', {
      label: 'Voltage across the diode',
      help: 'From anode to cathode: negative in reverse.',
      symbol: 'V_d',
      min: -1e4,
      max: 10,
      usual: [-100, 3],
      when: { known: 'voltage' },
    }),
    current: quantity('A', {
      label: 'Current through the diode',
      help: 'From anode to cathode.',
      unit: 'mA',
      symbol: 'I_d',
      min: -1e6,
      max: 1e6,
      usual: [-1, 10000],
      when: { known: 'current' },
    }),
    supply: quantity('V', {
      label: 'Supply voltage',
      help: 'Negative for a diode in reverse.',
      symbol: 'V_0',
      min: -1e4,
      max: 1e4,
      usual: [-400, 400],
      when: { known: 'supply' },
    }),
    resistor: quantity('ohm', {
      label: 'Series resistor',
      symbol: 'R',
      min: 1e-3,
      max: 1e9,
      usual: [0.1, 1e7],
      when: { known: 'supply' },
    }),
    saturation: quantity('A', {
      label: 'Saturation current',
      help: 'At the junction temperature. In SPICE models IS: 2.52 nA of a common model of the 1N4148, with N = 1.752.',
      unit: 'nA',
      symbol: 'I_s',
      min: 1e-40,
      max: 1e6,
      usual: [1e-7, 1e5],
    }),
    ideality: number({
      label: 'Ideality factor',
      help: '1 to 2; of LEDs also more.',
      symbol: 'n',
      min: 0.5,
      max: 10,
      usual: [1, 4],
      default: 1,
    }),
    temperature: junctionTemperature,
  },
  outputs: {
    current: quantity('A', { label: 'Diode current', unit: 'mA', symbol: 'I', digits: 4 }),
    voltage: quantity('V', { label: 'Diode voltage', symbol: 'V', digits: 4, places: 4 }),
    resistance: quantity('ohm', { label: 'Dynamic resistance', symbol: 'r_d', digits: 4, optional: true }),
    power: quantity('W', { label: 'Power in the diode', unit: 'mW', symbol: 'P', digits: 4 }),
    resistorPower: quantity('W', {
      label: 'Power in the resistor',
      unit: 'mW',
      symbol: 'P_R',
      digits: 4,
      optional: true,
    }),
    thermal: quantity('V', { label: 'Thermal voltage kT/q', unit: 'mV', symbol: 'V_T', digits: 4 }),
  },
  formula: ({ known, voltage, current, supply, resistor, saturation, ideality, temperature }) => {
    const thermal = thermalVoltage(temperature);
    const slope = ideality * thermal;
    const across =
      known === 'voltage'
        ? voltage
        : known === 'current'
          ? slope * Math.log1p(current / saturation)
          : operatingPoint(supply, resistor, saturation, slope);
    const through = known === 'current' ? current : saturation * Math.expm1(across / slope);
    return {
      current: through,
      voltage: across,
      resistance: isBelow(across, -20 * slope) ? undefined : (slope * Math.exp(-across / slope)) / saturation,
      power: across * through,
      resistorPower: known === 'supply' ? through ** 2 * resistor : undefined,
      thermal,
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: ({ known }) =>
      known === 'supply'
        ? [
            placed({ symbol: 'source', of: 'supply', color: 4 }, [0, 0], [0, 2]),
            placed({ symbol: 'resistor', of: 'resistor' }, [0, 2], [2.6, 2]),
            placed({ symbol: 'diode', label: 'V', of: 'voltage', color: 2 }, [2.6, 2], [2.6, 0]),
            wire([0, 0], [2.6, 0]),
          ]
        : undefined,
  },
  explanation: ({ known, current }) =>
    `${
      known === 'supply'
        ? `From {supply} through {resistor}, ${current < 0 ? '{|current|} flow in reverse' : '{current} flow'} at {voltage} across the diode`
        : known === 'voltage'
          ? `At {voltage} across the diode ${current < 0 ? '{|current|} flow in reverse' : '{current} flow'}`
          : 'A current of {current} takes {voltage} across the diode'
    }, by a saturation current of {saturation}, an ideality factor of {ideality} and {temperature}. {resistance?For small signals it is a resistance of {resistance} there; it|It} turns {power} into heat${
      known === 'supply' ? ', the resistor {resistorPower}' : ''
    }.`,
  requires: [
    {
      that: ({ known, current, saturation }) => known !== 'current' || isAbove(current, -saturation),
      field: 'current',
      says: 'By this equation no more than the saturation current of {saturation} flows in reverse: {current} takes leakage or breakdown, which it does not know.',
    },
    {
      that: ({ known, voltage, ideality, temperature }) =>
        known !== 'voltage' || isAtMost(voltage, 200 * ideality * thermalVoltage(temperature)),
      field: 'voltage',
      says: 'At {voltage} the equation gives a current beyond any that a diode carries. Send the supply with its resistor, or check the unit.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ current }) => isAbove(current, constant(1, 'A')),
      says: 'At {current} the resistance of the diode itself, left out here, adds to its voltage: in a real one less flows, or more voltage stands across it. Small diodes are destroyed; look at the curve of the data sheet.',
    },
    {
      level: 'caution',
      when: ({ current }) => isAbove(current, constant(0.1, 'A')) && isAtMost(current, constant(1, 'A')),
      says: 'Above 0.1 A the resistance of a small diode itself, left out here, adds noticeably to its voltage: add it to the series resistor, and check the rating.',
    },
    {
      level: 'caution',
      when: ({ voltage }) => isBelow(roundTo(voltage, 4), -0.1),
      says: 'In reverse a real diode leaks more than the saturation current, often a thousand times, and breaks down at its rated voltage: take both from the data sheet.',
    },
    {
      level: 'caution',
      when: ({ voltage }) => isAbove(roundTo(voltage, 4), 4),
      says: 'Silicon diodes stand at 0.5 to 1.2 V, LEDs at 1.6 to 3.6 V: check the saturation current and the ideality factor against {voltage}.',
    },
    {
      level: 'note',
      when: ({ temperature }) => !isNear(temperature, constant(298.15, 'K'), constant(5, 'K')),
      says: 'The saturation current has to be the one at {temperature}: it doubles about every 5 to 10 °C, so that a warmer diode takes less voltage for a current, by some 2 mV per °C, not more.',
    },
  ],
  examples: [
    {
      inputs: { supply: 5, resistor: 1000, saturation: 2.52, ideality: 1.752 },
      results: {
        current: 4.35350703719,
        voltage: 0.646492962813,
        resistance: 10.3395658213,
        power: 2.8145116631,
        resistorPower: 18.9530235228,
        thermal: 25.6925791211,
      },
      source: 'mpmath: Lambert W of 50 digits',
    },
    {
      inputs: { known: 'voltage', voltage: 0.6, saturation: 1e-5 },
      results: { current: 0.138707299472, voltage: 0.6, resistance: 185.228745833, power: 0.0832243796835 },
      source: 'mpmath: expm1 of 50 digits',
    },
    {
      inputs: { known: 'current', current: 1, saturation: 1e-5 },
      results: { voltage: 0.650752846533, resistance: 25.6925791208, power: 0.650752846533 },
      source: 'mpmath: log1p of 50 digits',
    },
    {
      inputs: { supply: -5, resistor: 1000, saturation: 2.52 },
      results: { current: -2.52e-6, voltage: -4.99999748 },
      cautions: ['In reverse'],
      source: 'By hand: the saturation current alone, 2.52 µV across the resistor',
    },
    {
      inputs: { supply: 0, resistor: 1000, saturation: 1 },
      results: { current: 0, voltage: 0, resistance: 25692579.12, power: 0, resistorPower: 0 },
      source: 'By hand: V_T/1 nA',
    },
    {
      inputs: { supply: 12, resistor: 100, saturation: 1e-5 },
      results: {
        current: 112.279527048,
        voltage: 0.772047295184,
        resistance: 0.228826926836,
        power: 86.6851051621,
        resistorPower: 1260.66921942,
      },
      cautions: ['Above 0.1 A'],
      source: 'mpmath: Lambert W of 50 digits',
    },
    {
      inputs: { supply: 100, resistor: 10, saturation: 1e-5, temperature: 100 },
      results: {
        current: 9888.97446504,
        voltage: 1.11025534958,
        resistance: 0.00325165963178,
        power: 10979.2868017,
        resistorPower: 977918.159702,
      },
      cautions: ['the resistance of the diode itself', 'has to be the one'],
      source: 'mpmath: Lambert W of 50 digits',
    },
    {
      inputs: { supply: 12, resistor: 1000, saturation: 1e-26, ideality: 4 },
      results: {
        current: 4.27822271402,
        voltage: 7.72177728598,
        resistance: 24.0217313015,
        power: 33.0354829775,
        resistorPower: 18.3031895908,
      },
      cautions: ['Silicon diodes stand'],
      source: 'mpmath: Lambert W of 50 digits',
    },
    {
      inputs: { supply: 0.001, resistor: 1000, saturation: 2.52, ideality: 1.752 },
      results: {
        current: 5.66065733989e-8,
        voltage: 0.000999943393427,
        resistance: 17470031.7405,
        power: 5.66033690947e-11,
        resistorPower: 3.20430415196e-15,
      },
      source: 'mpmath: Lambert W of 50 digits',
    },
    {
      inputs: { known: 'current', current: -1, saturation: 10 },
      refused: 'leakage or breakdown',
      source: 'By definition: 1 mA is more than 10 nA',
    },
    {
      inputs: { known: 'voltage', voltage: 9, saturation: 10 },
      refused: 'beyond any',
      source: 'By hand: 9 V is 350 times kT/q',
    },
  ],
  notes: [
    'Without the resistance of the diode itself, without high injection, leakage and breakdown. A resistance of the diode that is known is added to the series resistor.',
  ],
  references: [
    {
      title:
        'T. C. Banwell, A. Jayakumar: Exact analytical solution for current flow through diode with series resistance, Electronics Letters 36 (2000) 291–292',
      doi: '10.1049/el:20000301',
    },
    {
      title:
        'W. Shockley: The theory of p-n junctions in semiconductors and p-n junction transistors, Bell System Technical Journal 28 (1949) 435–489',
      doi: '10.1002/j.1538-7305.1949.tb03645.x',
    },
    { title: 'Sedra, Smith: Microelectronic Circuits, 7th ed., §4.2', isbn: '978-0-19-933913-6' },
  ],
});

/** The voltage across the diode where the current of the resistor is that of the diode; between 0 and what limits it. */
function operatingPoint(supply: number, resistor: number, saturation: number, slope: number): number {
  if (supply === 0) return supply;
  const excess = (v: number) => v + resistor * saturation * Math.expm1(v / slope) - supply;
  if (supply < 0) return findRoot(excess, supply, 0 * supply);
  return findRoot(excess, 0 * supply, Math.min(supply, slope * Math.log1p(supply / (resistor * saturation))));
}

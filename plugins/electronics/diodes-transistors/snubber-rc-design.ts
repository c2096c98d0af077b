import {
  constant,
  defineCalculator,
  findRoot,
  isAbove,
  isAtLeast,
  isBelow,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';
import { placed, wire } from '../shared/circuit.js';

/** C_p = C_a/((f₀/f₁)² - 1), Z = 1/(2πf₀C_p); R = Z and C = 3C_p are where trials begin. */
export default defineCalculator({
  title: 'RC snubber',
  description:
    'Stray capacitance and inductance behind a ringing from its frequency with and without an added capacitor, resistor and capacitor of a snubber, the damping that they give and the power that they turn into heat.',
  keywords: [
    'snubber circuit',
    'ringing damping',
    'switch node ringing',
    'parasitic inductance and capacitance',
    'diode snubber',
    'MOSFET snubber',
    'snubber resistor and capacitor',
  ],
  related: ['mosfet-switching-losses', 'buck-converter-design', 'boost-converter-design', 'resonant-frequency-lc'],
  inputs: {
    ringing: quantity('Hz', {
      label: 'Ringing frequency without added capacitor',
      help: 'Of the ringing on the oscilloscope, not the switching frequency.',
      unit: 'MHz',
      symbol: 'f_0',
      min: 1e-3,
      max: 1e5,
      usual: [0.3, 500],
    }),
    added: quantity('F', {
      label: 'Added capacitor',
      help: 'Soldered across the ringing node for the second measurement.',
      unit: 'pF',
      symbol: 'C_a',
      min: 0.01,
      max: 1e9,
      usual: [10, 50000],
    }),
    shifted: quantity('Hz', {
      label: 'Ringing frequency with added capacitor',
      unit: 'MHz',
      symbol: 'f_1',
      min: 1e-3,
      max: 1e5,
      usual: [0.1, 400],
    }),
    voltage: quantity('V', {
      label: 'Voltage step at the snubber',
      help: 'Between on and off, without the overshoot: of a buck converter its input voltage.',
      symbol: 'V',
      above: 0,
      max: 1e5,
      usual: [1, 2000],
    }),
    switching: quantity('Hz', {
      label: 'Switching frequency',
      unit: 'kHz',
      symbol: 'f_s',
      min: 1e-6,
      max: 1e6,
      usual: [1, 5000],
    }),
    chosenResistor: quantity('ohm', {
      label: 'Resistor in place',
      help: 'Left out, the characteristic impedance of the strays is taken.',
      symbol: 'R_c',
      min: 1e-3,
      max: 1e7,
      optional: true,
    }),
    chosenCapacitor: quantity('F', {
      label: 'Capacitor in place',
      help: 'Left out, three times the stray capacitance is taken.',
      unit: 'pF',
      symbol: 'C_c',
      min: 0.01,
      max: 1e9,
      usual: [10, 1e6],
      optional: true,
    }),
  },
  outputs: {
    resistor: quantity('ohm', { label: 'Snubber resistor', symbol: 'R_s', digits: 3 }),
    capacitor: quantity('F', { label: 'Snubber capacitor', unit: 'pF', symbol: 'C_s', digits: 3 }),
    loss: quantity('W', { label: 'Heat in the snubber resistor', symbol: 'P', digits: 3 }),
    damping: number({ label: 'Damping ratio with the snubber', symbol: '\\zeta', places: 2, optional: true }),
    strayCapacitance: quantity('F', { label: 'Stray capacitance', unit: 'pF', symbol: 'C_p', digits: 3 }),
    strayInductance: quantity('H', { label: 'Stray inductance', unit: 'nH', symbol: 'L_p', digits: 3 }),
    impedance: quantity('ohm', { label: 'Characteristic impedance', symbol: 'Z', digits: 3 }),
  },
  formula: ({ ringing, added, shifted, voltage, switching, chosenResistor, chosenCapacitor }) => {
    const strayCapacitance = (added * shifted ** 2) / ((ringing - shifted) * (ringing + shifted));
    const strayInductance = 1 / ((2 * Math.PI * ringing) ** 2 * strayCapacitance);
    const impedance = 1 / (2 * Math.PI * ringing * strayCapacitance);
    const resistor = chosenResistor ?? impedance;
    const capacitor = chosenCapacitor ?? 3 * strayCapacitance;
    return {
      resistor,
      capacitor,
      loss: capacitor * voltage ** 2 * switching,
      damping: dampingRatio(resistor / impedance, capacitor / strayCapacitance),
      strayCapacitance,
      strayInductance,
      impedance,
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: () => [
      placed({ symbol: 'inductor', label: 'Stray', of: 'strayInductance' }, [0, 3], [2.4, 3]),
      wire([2.4, 3], [7.2, 3]),
      placed({ symbol: 'capacitor', label: 'Stray', of: 'strayCapacitance' }, [3, 3], [3, 0]),
      placed({ symbol: 'resistor', of: 'resistor', color: 2 }, [7.2, 3], [7.2, 1.5]),
      placed({ symbol: 'capacitor', of: 'capacitor', color: 2 }, [7.2, 1.5], [7.2, 0]),
      wire([0, 0], [7.2, 0]),
    ],
  },
  explanation: ({ chosenResistor, chosenCapacitor }) =>
    `The ringing at {ringing}, {shifted} with {added} more, comes from {strayCapacitance} and {strayInductance}, an impedance of {impedance}. A snubber of {resistor}${
      chosenResistor === undefined ? ' (the impedance itself)' : ''
    } and {capacitor}${
      chosenCapacitor === undefined ? ' (three times the stray capacitance)' : ''
    } {damping?damps it to a ratio of {damping}|leaves no ringing}; at steps of {voltage} and {switching} its resistor turns {loss} into heat.`,
  requires: [
    {
      that: ({ ringing, shifted }) => shifted < ringing,
      field: 'shifted',
      says: 'With the added capacitor the ringing must be slower than the {ringing} without it: {shifted} is not.',
    },
    {
      that: ({ ringing, switching }) => isAbove(ringing, 2 * switching),
      field: 'switching',
      says: 'A ringing of {ringing} between the edges is faster than twice the switching frequency: {switching} cannot be. Check both and their units.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ ringing, shifted }) => isAbove(shifted, 0.8 * ringing),
      says: 'The added capacitor moves the ringing by less than a fifth: a small error of either frequency gives another stray capacitance. Add more, until the frequency is about half.',
    },
    {
      level: 'caution',
      when: ({ ringing, shifted }) => isBelow(shifted, 0.25 * ringing),
      says: 'The added capacitor is more than 15 times the stray one: an error of the low frequency counts double, and other strays may ring along. Take a smaller one, until the frequency is about half.',
    },
    {
      level: 'caution',
      when: ({ strayInductance }) =>
        isAbove(strayInductance, constant(2e-5, 'H')) || isBelow(strayInductance, constant(3e-10, 'H')),
      says: 'A stray inductance of {strayInductance} is rare: loops of boards have a few to a hundred nH, the leakage of a transformer up to some µH. Check the frequencies (MHz) and the added capacitor (pF).',
    },
    {
      level: 'caution',
      when: ({ damping }) => damping !== undefined && roundTo(damping, 2) < 0.3,
      says: 'At a damping ratio of {damping} it still rings for several periods: take a capacitor of three to four times the stray one, and a resistor near the impedance of {impedance}.',
    },
    {
      level: 'caution',
      when: ({ resistor, capacitor, switching }) => isAbove(6 * resistor * capacitor * switching, 1),
      says: 'Three time constants of the snubber take more than half a period at {switching}: the capacitor is not charged fully, and the heat is not C·V²·f.',
    },
    {
      level: 'caution',
      when: ({ loss }) => isAtLeast(roundTo(loss, 3), 0.1),
      says: 'Rate the resistor for well above {loss} at its working temperature, with low inductance (carbon or film, not wound of wire): chip resistors of 0603 are mostly rated for 0.1 W, of 1206 for 0.25 W.',
    },
    {
      level: 'danger',
      when: ({ voltage }) => isAbove(voltage, 60),
      says: 'Above 60 V DC a touch can harm: measure with a probe that is rated for {voltage} and its overshoot, and solder the capacitor with the supply off and discharged.',
    },
  ],
  examples: [
    {
      inputs: { ringing: 100, added: 300, shifted: 50, voltage: 12, switching: 500 },
      results: {
        strayCapacitance: 100,
        strayInductance: 25.33029591,
        impedance: 15.91549431,
        resistor: 15.91549431,
        capacitor: 300,
        loss: 0.0216,
        damping: 0.49336924142,
      },
      source: 'Python 3.11: 300/(2² - 1), 1/(ω²C), 1/(ωC); numpy.roots of the cubic; by hand: 300 pF × 144 × 500 kHz',
    },
    {
      inputs: {
        ringing: 100,
        added: 300,
        shifted: 50,
        voltage: 12,
        switching: 500,
        chosenResistor: 10,
        chosenCapacitor: 470,
      },
      results: { resistor: 10, capacitor: 470, loss: 0.03384, damping: 0.5516252 },
      source: 'By hand: 470 pF × 144 × 500 kHz',
    },
    {
      inputs: { ringing: 100, added: 300, shifted: 50, voltage: 12, switching: 500, chosenCapacitor: 100 },
      results: { capacitor: 100, loss: 0.0072, damping: 0.162358979 },
      cautions: ['still rings'],
      source: 'By hand: 100 pF × 144 × 500 kHz',
    },
    {
      inputs: {
        ringing: 100,
        added: 300,
        shifted: 50,
        voltage: 5,
        switching: 10,
        chosenResistor: 8,
        chosenCapacitor: 10000,
      },
      results: { resistor: 8, loss: 0.0025 },
      source: 'NumPy: roots of the cubic for r = 0.5027 and n = 100, all real; by hand: 10 nF × 25 × 10 kHz',
    },
    {
      inputs: { ringing: 100, added: 300, shifted: 90, voltage: 12, switching: 500 },
      results: { strayCapacitance: 1278.947368 },
      cautions: ['less than a fifth', 'Rate the resistor'],
      source: 'Python 3.11: 300/((100/90)² - 1)',
    },
    {
      inputs: { ringing: 100, added: 10000, shifted: 20, voltage: 12, switching: 500 },
      results: { strayCapacitance: 416.6666667, loss: '0.0900' },
      cautions: ['more than 15 times'],
      source: 'By hand: 10 000/24; 1250 pF × 144 × 500 kHz',
    },
    {
      inputs: {
        ringing: 100,
        added: 300,
        shifted: 50,
        voltage: 5,
        switching: 500,
        chosenResistor: 1000,
        chosenCapacitor: 1000,
      },
      results: { resistor: 1000, loss: 0.0125, damping: 0.007957828 },
      cautions: ['half a period', 'still rings'],
      source: 'NumPy: roots of the cubic; by hand: 6 × 1000 Ω × 1 nF × 500 kHz = 3, 1 nF × 25 × 500 kHz',
    },
    {
      inputs: { ringing: 1, added: 300, shifted: 0.5, voltage: 400, switching: 100 },
      results: { strayCapacitance: 100, strayInductance: 253302.9591, loss: 4.8 },
      cautions: ['is rare', 'Rate the resistor', 'touch can harm'],
      source: 'By hand: 300 pF × 160 000 × 100 kHz',
    },
    {
      inputs: { ringing: 50, added: 300, shifted: 60, voltage: 12, switching: 500 },
      refused: 'must be slower',
      source: 'By definition',
    },
    {
      inputs: { ringing: 0.9, added: 300, shifted: 0.45, voltage: 12, switching: 500 },
      refused: 'faster than twice',
      source: 'By definition',
    },
  ],
  notes: [
    'The strays are taken as one inductance and one capacitance without losses of their own, driven by a steep step. The resistor and three times the stray capacitance are where trials begin: the waveform decides.',
    'The heat is that of a capacitor which is charged and discharged once a period by a step: C·V²·f whatever the resistor. The snubber of a thyristor or relay at the mains, and one that the ringing itself charges, are another case.',
    'A probe has some pF of its own and its ground lead rings: measure with a short ground.',
  ],
  references: [
    {
      title: 'Analog Devices (Maxim): RC snubbing for the lab, technical article',
      url: 'https://www.analog.com/en/resources/technical-articles/rc-snubbing-for-the-lab.html',
    },
    {
      title: 'In Compliance Magazine: RC Snubber Design for SMPS Protection, Part II (2019)',
      url: 'https://incompliancemag.com/rc-snubber-design-for-smps-protection-2/?amp=1',
    },
    { title: 'Nexperia: AN11160, Designing RC snubbers' },
  ],
});

/**
 * Of the pair of poles of n·r·s³ + (1 + n)s² + n·r·s + 1 = 0, the tank with the snubber across its capacitor: r is the
 * resistor over the impedance, n the capacitor over the stray one. What is left after the real pole is a quadratic. None where
 * all three are real.
 */
function dampingRatio(r: number, n: number): number | undefined {
  const square = (1 + n) / (n * r);
  const rest = 1 / (n * r);
  const pole = findRoot((p) => rest - p * (1 - p * (square - p)), 0, square);
  // Both are the sum of the other two poles; each is exact where the other cancels.
  const others = r < 1 ? (1 - rest / pole) / pole : square - pole;
  const ratio = others / (2 * Math.sqrt(rest / pole));
  return isBelow(ratio, 1) ? ratio : undefined;
}

import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  isBelow,
  magneticConstant,
  quantity,
  speedOfLight,
} from '@reckoner/engine';

/** Grover: L = μ₀l/(2π)·(ln(4l/d) − 1 + d/(2l) + T), T = 1/4 of an even current and 0 of one in the skin. */
export default defineCalculator({
  title: 'Straight wire inductance',
  description:
    'Inductance of a round wire from length and diameter, alone, with a parallel return wire, above a plane or bent to a circular loop, at low and at high frequency.',
  keywords: [
    'wire self inductance',
    'lead inductance',
    'bond wire inductance',
    'nH per mm of wire',
    'partial inductance',
    'parallel wires loop inductance',
    'wire over ground plane inductance',
    'single turn loop',
  ],
  related: [
    'air-core-coil-inductance-wheeler',
    'inductive-reactance',
    'wire-resistance-length',
    'resonant-frequency-lc',
  ],
  inputs: {
    shape: choice(
      {
        alone: { label: 'Straight wire alone', also: ['alone', 'straight', 'wire', 'partial'] },
        pair: { label: 'Go and return in parallel', also: ['pair', 'two wires', 'parallel wires', 'twin lead'] },
        plane: { label: 'Wire above a conducting plane', also: ['plane', 'ground plane'] },
        loop: { label: 'Circular loop of one turn', also: ['loop', 'circle', 'ring'] },
      },
      { label: 'Arrangement', default: 'alone' },
    ),
    length: quantity('m', {
      label: 'Length',
      help: 'Of a pair in one direction.',
      unit: 'mm',
      symbol: 'l',
      min: 1e-3,
      max: 1e9,
      usual: [0.3, 1e6],
      when: { shape: ['alone', 'pair', 'plane'] },
    }),
    diameter: quantity('m', {
      label: 'Wire diameter',
      help: 'Of the metal without insulation; twice the radius.',
      unit: 'mm',
      symbol: 'd',
      min: 1e-4,
      max: 1e5,
      usual: [0.01, 40],
    }),
    spacing: quantity('m', {
      label: 'Spacing of the wires, center to center',
      unit: 'mm',
      symbol: 'D',
      min: 1e-4,
      max: 1e8,
      usual: [0.1, 10000],
      when: { shape: 'pair' },
    }),
    height: quantity('m', {
      label: 'Height of the center of the wire above the plane',
      unit: 'mm',
      symbol: 'h',
      min: 1e-4,
      max: 1e8,
      usual: [0.05, 20000],
      when: { shape: 'plane' },
    }),
    loop: quantity('m', {
      label: 'Diameter of the loop to the middle of the wire',
      unit: 'mm',
      symbol: 'D_l',
      min: 1e-3,
      max: 1e8,
      usual: [2, 10000],
      when: { shape: 'loop' },
    }),
    frequency: quantity('Hz', {
      label: 'Frequency',
      unit: 'MHz',
      symbol: 'f',
      min: 1e-9,
      max: 1e6,
      usual: [1e-5, 30000],
      optional: true,
    }),
  },
  outputs: {
    low: quantity('H', { label: 'Inductance at low frequency', unit: 'nH', symbol: 'L_0', places: 2, digits: 4 }),
    high: quantity('H', {
      label: 'Inductance at high frequency',
      unit: 'nH',
      symbol: 'L_{\\infty}',
      places: 2,
      digits: 4,
    }),
    perLength: quantity('H/m', {
      label: 'At high frequency by length',
      unit: 'nH/mm',
      symbol: "L'",
      places: 3,
      digits: 3,
      optional: true,
    }),
    skin: quantity('m', {
      label: 'Skin depth in copper',
      unit: 'mm',
      symbol: '\\delta',
      places: 3,
      digits: 3,
      optional: true,
    }),
    reactance: quantity('ohm', {
      label: 'Reactance at the frequency',
      symbol: 'X',
      places: 3,
      digits: 3,
      optional: true,
    }),
  },
  formula: ({ shape, length, diameter, spacing, height, loop, frequency }) => {
    // Between a wire and its return, or its image at twice the height.
    const apart = shape === 'pair' ? spacing : 2 * height;
    const share = shape === 'pair' ? 2 : 1;
    const high =
      shape === 'alone'
        ? ((magneticConstant * length) / (2 * Math.PI)) *
          (Math.log((4 * length) / diameter) - 1 + diameter / (2 * length))
        : shape === 'loop'
          ? ((magneticConstant * loop) / 2) * (Math.log((8 * loop) / diameter) - 2)
          : ((share * magneticConstant * length) / (2 * Math.PI)) * Math.acosh(apart / diameter);
    const low =
      shape === 'alone'
        ? high + (magneticConstant * length) / (8 * Math.PI)
        : shape === 'loop'
          ? high + (magneticConstant * loop) / 8
          : ((share * magneticConstant * length) / (2 * Math.PI)) * (Math.log((2 * apart) / diameter) + 0.25);
    const skin =
      frequency === undefined
        ? undefined
        : Math.sqrt(constant(1.7241e-8, 'ohm*m') / (Math.PI * frequency * magneticConstant));
    return {
      low,
      high,
      perLength: shape === 'loop' ? undefined : high / length,
      skin,
      reactance:
        frequency === undefined || skin === undefined
          ? undefined
          : 2 * Math.PI * frequency * (high + (low - high) * Math.min((4 * skin) / diameter, 1)),
    };
  },
  shown: ({ shape, length, diameter, spacing, height, loop, frequency, high, low, skin }) => ({
    high:
      shape === 'alone'
        ? ((magneticConstant * length) / (2 * Math.PI)) *
          (Math.log((4 * length) / diameter) - 1 + diameter / (2 * length))
        : shape === 'loop'
          ? ((magneticConstant * loop) / 2) * (Math.log((8 * loop) / diameter) - 2)
          : shape === 'pair'
            ? ((magneticConstant * length) / Math.PI) * Math.acosh(spacing / diameter)
            : ((magneticConstant * length) / (2 * Math.PI)) * Math.acosh((2 * height) / diameter),
    low:
      shape === 'alone'
        ? ((magneticConstant * length) / (2 * Math.PI)) *
          (Math.log((4 * length) / diameter) - 0.75 + diameter / (2 * length))
        : shape === 'loop'
          ? ((magneticConstant * loop) / 2) * (Math.log((8 * loop) / diameter) - 1.75)
          : shape === 'pair'
            ? ((magneticConstant * length) / Math.PI) * (Math.log((2 * spacing) / diameter) + 0.25)
            : ((magneticConstant * length) / (2 * Math.PI)) * (Math.log((4 * height) / diameter) + 0.25),
    perLength: shape === 'loop' ? undefined : high / length,
    skin:
      frequency === undefined
        ? undefined
        : Math.sqrt(constant(1.7241e-8, 'ohm*m') / (Math.PI * frequency * magneticConstant)),
    reactance:
      frequency === undefined || skin === undefined
        ? undefined
        : 2 * Math.PI * frequency * (high + (low - high) * Math.min((4 * skin) / diameter, 1)),
  }),
  stepwise: [
    'At low frequency the current fills the wire, at high frequency it keeps to the skin: the quarter of the field in the metal is gone.',
    'The reactance is of the low-frequency inductance where the skin is at least a quarter of the diameter, and has 4δ/d of the difference to the other where it is thinner, as the field in a round wire by itself.',
  ],
  explanation: ({ shape, frequency }) =>
    `${
      shape === 'alone'
        ? 'A straight wire of {length} and {diameter} diameter, without its return, has'
        : shape === 'loop'
          ? 'A round loop of {loop} of wire of {diameter} diameter has'
          : shape === 'pair'
            ? 'Go and return of {length} each, wires of {diameter} diameter {spacing} apart, together have'
            : 'A wire of {length} and {diameter} diameter, its center {height} above a plane that carries the return, has'
    } {low} at low frequency and {high} where the current keeps to its skin.${
      frequency === undefined
        ? ''
        : ' At {frequency} the skin is {skin} deep in copper, and the reactance about {reactance}.'
    }`,
  requires: [
    {
      that: ({ shape, length, spacing }) => shape !== 'pair' || isAtLeast(length, 2 * spacing),
      field: 'length',
      says: 'The pair must be at least twice as long as its spacing of {spacing}: of a shorter one the ends decide. Check both, or take the loop.',
    },
    {
      that: ({ shape, length, height }) => shape !== 'plane' || isAtLeast(length, 4 * height),
      field: 'length',
      says: 'The wire must be at least four times as long as it is high, {height}: of a shorter one the ends decide.',
    },
    {
      that: ({ shape, length, diameter }) => shape !== 'alone' || isAtLeast(length, 2 * diameter),
      field: 'length',
      says: 'The wire must be at least twice as long as its diameter of {diameter}: of a shorter one this is no inductance.',
    },
    {
      that: ({ spacing, diameter }) => isAtLeast(spacing, 1.01 * diameter),
      field: 'spacing',
      says: 'The centers must be farther apart than the diameter of {diameter}, by 1% at least, or the wires touch. Check diameter and radius, and the units.',
    },
    {
      that: ({ height, diameter }) => isAtLeast(2 * height, 1.01 * diameter),
      field: 'height',
      says: 'The center must be higher than half the diameter of {diameter}, by 1% at least, or the wire touches the plane.',
    },
    {
      that: ({ loop, diameter }) => isAtLeast(loop, 5 * diameter),
      field: 'loop',
      says: 'The loop must be at least five times as wide as its wire of {diameter} is thick: the equation is for thin wire.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ shape }) => shape === 'alone',
      says: 'Current always returns somewhere, and the loop decides: a return nearby takes most of this away. For a circuit choose the pair, the plane or the loop.',
    },
    {
      level: 'note',
      when: ({ shape }) => shape === 'plane',
      says: 'A plane turns the field back only where it is thicker than its skin depth, 0.07 mm of copper at 1 MHz: below that the return spreads in it, and the inductance is larger than either value.',
    },
    {
      level: 'caution',
      when: ({ shape, length, diameter }) => shape === 'alone' && isBelow(length, 10 * diameter),
      says: 'So short a wire is hardly longer than thick: its ends and what they are joined to count, and the value is coarse.',
    },
    {
      level: 'caution',
      when: ({ shape, length, spacing, height }) =>
        (shape === 'pair' && isBelow(length, 20 * spacing)) || (shape === 'plane' && isBelow(length, 40 * height)),
      says: 'The equation is for a length of many spacings from the return: here the ends take off 1 to 2% and more, of a length of two spacings a fifth, and what closes the loop adds to it.',
    },
    {
      level: 'caution',
      when: ({ shape, spacing, height, diameter }) =>
        (shape === 'pair' && isBelow(spacing, 3 * diameter)) || (shape === 'plane' && isBelow(height, 1.5 * diameter)),
      says: 'So near its return the current crowds to the facing sides at high frequency: that is in the value for high frequency, which is far below the one for low frequency, and between them it changes over decades.',
    },
    {
      level: 'caution',
      when: ({ diameter, skin }) => skin !== undefined && isAbove(diameter, 2 * skin) && isBelow(diameter, 20 * skin),
      says: 'At {frequency} the current neither fills the wire nor keeps to a thin skin: the inductance lies between {low} and {high}.',
    },
    {
      level: 'caution',
      when: ({ shape, length, loop, frequency }) =>
        frequency !== undefined && isAbove(10 * (shape === 'loop' ? Math.PI * loop : length) * frequency, speedOfLight),
      says: 'At {frequency} the wire is longer than a tenth of the wavelength: it is no mere inductance but a line or antenna.',
    },
  ],
  examples: [
    {
      inputs: { length: 100, diameter: 1 },
      results: { low: '104.9292909284', high: '99.92929092897', perLength: '0.9992929092897' },
      cautions: ['always returns somewhere'],
      source: 'mpmath: Grover’s equation; by mean distances of a disc (Rosa 1908) 104.920 nH',
    },
    {
      inputs: { length: 25.4, diameter: 0.025 },
      results: { low: '38.40690878036', high: '37.13690878053' },
      cautions: ['always returns somewhere'],
      source: 'mpmath: Grover’s equation',
    },
    {
      inputs: { length: 5, diameter: 1 },
      results: { low: '2.345732273244', high: '2.095732273277' },
      cautions: ['always returns somewhere', 'hardly longer than thick'],
      source: 'mpmath: Grover’s equation',
    },
    {
      inputs: { shape: 'pair', length: 1000, diameter: 1, spacing: 5 },
      results: { low: '1021.034037063', high: '916.9726677034', perLength: '0.9169726677034' },
      source: 'mpmath: μ₀l/π × (ln 10 + 1/4) and μ₀l/π × arcosh 5',
    },
    {
      inputs: { shape: 'pair', length: 1000, diameter: 1, spacing: 2 },
      results: { low: '654.5177443615', high: '526.7831587004' },
      cautions: ['facing sides'],
      source: 'mpmath: μ₀l/π × (ln 4 + 1/4) and μ₀l/π × arcosh 2',
    },
    {
      inputs: { shape: 'plane', length: 100, diameter: 1, height: 10 },
      results: { low: '78.77758907188', high: '73.76507733749' },
      cautions: ['many spacings', 'the return spreads'],
      source: 'mpmath: μ₀l/(2π) × (ln 40 + 1/4) and μ₀l/(2π) × arcosh 20',
    },
    {
      inputs: { shape: 'loop', loop: 100, diameter: 1 },
      results: { low: '310.0507989983', high: '294.3428357324' },
      source: 'mpmath: μ₀R × (ln 800 − 1.75) and μ₀R × (ln 800 − 2)',
    },
    {
      inputs: { length: 100, diameter: 1, frequency: 1 },
      results: { skin: '0.0660847661607', reactance: '0.6361787092' },
      cautions: ['always returns somewhere', 'neither fills'],
      source:
        'mpmath: √(ρ/(πfμ₀)) with 17.241 nΩ·m; 2π × 1 MHz × (99.929 + 5 × 4δ/d) nH; 0.63615 Ω by Bessel functions',
    },
    {
      inputs: { length: 100, diameter: 1, frequency: '50 Hz' },
      results: { skin: '9.34579725708', reactance: '0.000032964508952675' },
      cautions: ['always returns somewhere'],
      source: 'mpmath: 2π × 50 Hz × 104.929 nH',
    },
    {
      inputs: { shape: 'pair', length: 1000, diameter: 1, spacing: 1.05, frequency: '20 kHz' },
      results: { low: '396.7749378394', high: '125.9699026249', reactance: '0.04986020919' },
      cautions: ['facing sides', 'neither fills'],
      source: 'mpmath: the skin of 0.467 mm is above a quarter of the diameter, 2π × 20 kHz × 396.77 nH',
    },
    {
      inputs: { shape: 'loop', loop: 100, diameter: 1, frequency: 500 },
      results: { high: '294.3428357324' },
      cautions: ['line or antenna'],
      source: 'mpmath: μ₀R × (ln 800 − 2)',
    },
    {
      inputs: { shape: 'pair', length: 10, diameter: 1, spacing: 6 },
      refused: 'twice as long as its spacing',
      source: 'By definition',
    },
    {
      inputs: { shape: 'plane', length: 10, diameter: 1, height: 3 },
      refused: 'four times as long',
      source: 'By definition',
    },
    { inputs: { length: 1, diameter: 1 }, refused: 'twice as long', source: 'By definition' },
    {
      inputs: { shape: 'pair', length: 100, diameter: 1, spacing: 1 },
      refused: 'or the wires touch',
      source: 'By definition',
    },
    {
      inputs: { shape: 'plane', length: 100, diameter: 1, height: 0.5 },
      refused: 'touches the plane',
      source: 'By definition',
    },
    { inputs: { shape: 'loop', loop: 4, diameter: 1 }, refused: 'five times as wide', source: 'By definition' },
  ],
  notes: [
    'For copper, aluminum and other metals that are not magnetic, in air. In steel the field in the metal is hundreds of times larger at low frequency.',
    'The textbook’s form ln(2l/r) − 0.75 leaves d/(2l) out, which is below 1% of the inductance from a length of some 15 diameters on.',
  ],
  references: [
    {
      title:
        'Round wire inductance calculator, with the equation of Grover, Inductance Calculations (1947), after Wadell, Transmission Line Design Handbook (1991), 6.2.1.1',
      url: 'https://chemandy.com/calculators/round-wire-inductance-calculator.htm',
    },
    {
      title:
        'Rosa: The self and mutual inductances of linear conductors, Bulletin of the Bureau of Standards 4 (1908) 301–344',
    },
    {
      title: 'EEWeb: Wire self inductance, with the equation of Grover for any length',
      url: 'http://www.eeweb.com/toolbox/wire-inductance',
    },
    {
      title: 'Dengler: Self inductance of a wire loop as a curve integral, arXiv:1204.1486',
      url: 'https://ar5iv.labs.arxiv.org/html/1204.1486',
    },
  ],
});

import {
  defineEquations,
  electricConstant,
  isAbove,
  magneticConstant,
  number,
  quantity,
  speedOfLight,
  vacuumImpedance,
} from '@reckoner/engine';

/** Lossless TEM line: Z₀ = η₀/(2π√εᵣ)·ln(D/d); TE₁₁ where the mean circumference is a wavelength. */
export default defineEquations({
  title: 'Coaxial cable impedance and cutoff',
  description:
    'Characteristic impedance, capacitance, inductance, velocity factor, delay and TE11 cutoff frequency of a coaxial line from its diameters and dielectric, or any of them from the others.',
  keywords: [
    'coax impedance',
    'coax calculator',
    'capacitance per meter',
    'te11 cutoff',
    'velocity factor',
    'coaxial line',
  ],
  variables: {
    inner: quantity('m', {
      label: 'Diameter of the inner conductor',
      help: 'Its outside diameter.',
      unit: 'mm',
      symbol: 'd',
      above: 0,
      max: 1e5,
      usual: [0.02, 200],
      optional: true,
    }),
    outer: quantity('m', {
      label: 'Inside diameter of the outer conductor',
      help: 'That of the dielectric, not of the jacket.',
      unit: 'mm',
      symbol: 'D',
      above: 0,
      max: 1e6,
      usual: [0.05, 500],
      optional: true,
    }),
    ratio: number({ label: 'Ratio of the diameters', text: 'ratio', symbol: 'r', above: 1, max: 1e6 }),
    permittivity: number({
      label: 'Relative permittivity',
      help: '1 for air, 2.1 for PTFE, 2.25 for solid polyethylene.',
      symbol: '\\varepsilon_r',
      min: 1,
      max: 1000,
      usual: [1, 15],
    }),
    velocityFactor: number({
      label: 'Velocity factor',
      help: '0.66 for solid polyethylene, 0.69 for PTFE, 0.78 to 0.88 for foam.',
      text: 'ratio',
      symbol: 'k',
      min: 0.03,
      max: 1,
      usual: [0.25, 1],
    }),
    impedance: quantity('ohm', {
      label: 'Characteristic impedance',
      symbol: 'Z_0',
      above: 0,
      max: 1000,
      usual: [5, 300],
    }),
    capacitance: quantity('F/m', {
      label: 'Capacitance',
      unit: 'pF/m',
      symbol: "C'",
      above: 0,
      max: 1e9,
      usual: [10, 1000],
    }),
    inductance: quantity('H/m', {
      label: 'Inductance',
      unit: 'nH/m',
      symbol: "L'",
      above: 0,
      max: 1e6,
      usual: [20, 2000],
    }),
    delay: quantity('s/m', { label: 'Delay', unit: 'ns/m', symbol: '\\tau', above: 0, max: 200, usual: [3, 20] }),
    cutoff: quantity('Hz', {
      label: 'Approximate TE11 cutoff',
      unit: 'GHz',
      symbol: 'f_c',
      above: 0,
      max: 1e6,
      optional: true,
    }),
  },
  equations: ({
    inner,
    outer,
    ratio,
    permittivity,
    velocityFactor,
    impedance,
    capacitance,
    inductance,
    delay,
    cutoff,
  }) => [
    [ratio, outer / inner],
    [velocityFactor, 1 / Math.sqrt(permittivity)],
    [impedance, (vacuumImpedance / (2 * Math.PI * Math.sqrt(permittivity))) * Math.log(ratio)],
    [capacitance, (2 * Math.PI * electricConstant * permittivity) / Math.log(ratio)],
    [inductance, (magneticConstant / (2 * Math.PI)) * Math.log(ratio)],
    [delay, Math.sqrt(permittivity) / speedOfLight],
    // d(1 + r)/2 is the mean diameter (d + D)/2: without D fewer unknowns hang together, and all are found.
    [cutoff, speedOfLight / (Math.PI * Math.sqrt(permittivity) * ((inner * (1 + ratio)) / 2))],
  ],
  figure: {
    kind: 'drawing',
    title: 'Cross section',
    draw: ({ inner, outer, ratio }) => [
      { shape: 'circle', color: 5, center: [0, 0], radius: 1 },
      { shape: 'circle', color: 2, center: [0, 0], radius: 1 / ratio },
      ...(outer === undefined
        ? []
        : [{ shape: 'dimension', from: [-1, -1.2], to: [1, -1.2], label: 'D', of: 'outer' } as const]),
      ...(inner === undefined
        ? []
        : [{ shape: 'dimension', from: [-1 / ratio, 1.2], to: [1 / ratio, 1.2], label: 'd', of: 'inner' } as const]),
    ],
  },
  explanation:
    'A coaxial line with diameters in the ratio {ratio} and a velocity factor of {velocityFactor} has {impedance}, with {capacitance} and {inductance}{cutoff?; only the TEM wave travels below about {cutoff}|}.',
  requires: [
    {
      that: ({ inner, outer }) => isAbove(outer, inner),
      field: 'outer',
      says: 'The outer conductor, {outer}, must be larger than the inner one, {inner}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ ratio, cutoff }) => cutoff !== undefined && ratio > 8.5,
      says: 'With diameters in a ratio above 8.5 the true cutoff is below that by the mean circumference, by 0.8% at a ratio of 10, 4% at 20 and up to 8% beyond: keep that much more below {cutoff}.',
    },
  ],
  examples: [
    {
      inputs: { inner: 0.91, outer: 2.95, permittivity: 2.25 },
      results: {
        ratio: 3.24175824176,
        velocityFactor: 0.666666666667,
        impedance: 47.012088195,
        capacitance: 106.429252987,
        inductance: 235.223169934,
        delay: 5.00346142798,
        cutoff: 32.9626608583,
      },
      source: 'Python 3.11: √(L/C), √(LC) of the inductance and capacitance per length; circumference π(D + d)/2',
    },
    {
      inputs: { impedance: 50, outer: 3.5, permittivity: 1 },
      results: { inner: 1.52021646, ratio: 2.302303718, cutoff: 38.017047, velocityFactor: 1 },
      source: 'Python 3.11 with scipy: the inner diameter by bisection; a 3.5 mm air line has 1.52 mm',
    },
    {
      inputs: { capacitance: 101, velocityFactor: 0.66 },
      results: {
        impedance: 50.03961824,
        inductance: 252.9003028,
        permittivity: 2.29568411387,
        delay: 5.0540014424,
        ratio: 3.54132699418,
      },
      source: 'Python 3.11: 1/(vC), 1/(v²C), 1/k²; exp(2πεC⁻¹)',
    },
    {
      inputs: { impedance: 75, inner: 0.7351489716, velocityFactor: '2/3' },
      results: { outer: 4.8, ratio: 6.529288872 },
      source: 'Python 3.11 with scipy: the inner diameter of 4.8 mm by bisection, backward',
    },
    {
      inputs: { inner: 1, outer: 12, permittivity: 1 },
      results: {
        impedance: 148.991254468,
        capacitance: 22.3881660966,
        inductance: 496.981329892,
        cutoff: 14.6810620284,
      },
      cautions: ['above 8.5'],
      source: 'Python 3.11: √(L/C), √(LC) of the inductance and capacitance per length',
    },
    {
      inputs: { ratio: 6.529288872, delay: 5.003461428 },
      results: { impedance: '75.0000000', velocityFactor: 0.666666667, permittivity: '2.2500000' },
      source: 'Python 3.11 with scipy: the 75 Ω line above, backward',
    },
    {
      inputs: { inductance: 235.223169934, capacitance: 106.429252987, cutoff: 32.9626608583 },
      results: { inner: '0.91000000', outer: '2.9500000', impedance: 47.0120882 },
      source: 'Python 3.11: the first line, backward',
    },
    {
      inputs: { outer: 8, impedance: 60.126121, cutoff: 10.22643091 },
      results: { inner: '1.000000', ratio: '8.000000', permittivity: '4.300000' },
      source: 'Python 3.11: 1 and 8 mm with a permittivity of 4.3, backward',
    },
    {
      inputs: { inner: 1, impedance: 60.126121, cutoff: 10.22643091 },
      results: { outer: '8.000000', permittivity: '4.300000' },
      source: 'Python 3.11: 1 and 8 mm with a permittivity of 4.3, backward',
    },
    {
      inputs: { ratio: '7:3', permittivity: 1 },
      results: { impedance: 50.802701638 },
      source: 'Python 3.11: 376.7303134/(2π) × ln(7/3)',
    },
    { inputs: { inner: 3, outer: 3, permittivity: 1 }, refused: 'must be larger', source: 'By definition' },
  ],
  notes: [
    'Conductors are ideal, smooth, round and concentric. Below some hundreds of kHz the resistance of a real cable makes its impedance complex and larger; a braid or a stranded inner conductor takes its effective diameter.',
    'The cutoff takes the mean circumference for a wavelength. The Bessel functions give 2% more at 50 Ω in air and up to 3% more at ratios near 3.6. Common practice stays 5 to 10% below.',
  ],
  references: [
    { title: 'Pozar: Microwave Engineering, 4th ed., §2.2 and §3.5', isbn: '978-0-470-63155-3' },
    {
      title: 'Wcalc: coaxial line, with the exact TE cutoff',
      url: 'http://wcalc.sourceforge.net/coax.html',
    },
  ],
});

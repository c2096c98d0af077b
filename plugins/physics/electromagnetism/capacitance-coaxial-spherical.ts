import {
  choice,
  constant,
  defineCalculator,
  electricConstant,
  isAbove,
  isBelow,
  number,
  quantity,
  sumOfProducts,
} from '@reckoner/engine';

/** C = 2π ε L/ln(b/a) between coaxial cylinders, 4π ε a b/(b − a) between spheres and 4π ε a of one sphere by itself. */
export default defineCalculator({
  title: 'Coaxial and spherical capacitors',
  description:
    'Capacitance of coaxial cylinders, concentric spheres or a single sphere from radii and dielectric, with charge, energy and the largest field at a voltage.',
  keywords: [
    'cylindrical capacitor',
    'coaxial cable capacitance',
    'spherical capacitor',
    'concentric spheres capacitance',
    'capacitance of a sphere',
    'isolated sphere',
    'capacitance per length',
  ],
  related: ['parallel-plate-capacitance', 'coaxial-cable-impedance', 'capacitor-stored-energy'],
  inputs: {
    shape: choice(
      {
        coaxial: { label: 'Coaxial cylinders', also: ['coaxial', 'coax', 'cylindrical', 'cylinder', 'cable'] },
        spherical: { label: 'Concentric spheres', also: ['spherical', 'spheres'] },
        single: { label: 'Single sphere far from others', also: ['isolated sphere', 'sphere', 'single'] },
      },
      { label: 'Shape', default: 'coaxial' },
    ),
    innerRadius: quantity('m', {
      label: 'Radius of the inner conductor',
      help: 'Half of its diameter; of a single sphere its radius.',
      unit: 'mm',
      symbol: 'a',
      min: 1e-6,
      max: 1e13,
    }),
    outerRadius: quantity('m', {
      label: 'Inner radius of the outer conductor',
      help: 'Half of the diameter over the dielectric.',
      unit: 'mm',
      symbol: 'b',
      min: 1e-6,
      max: 1e13,
      when: { shape: ['coaxial', 'spherical'] },
    }),
    length: quantity('m', {
      label: 'Length',
      symbol: 'L',
      min: 1e-6,
      max: 1e9,
      default: 1,
      when: { shape: 'coaxial' },
    }),
    permittivity: number({
      label: 'Relative permittivity',
      help: 'Vacuum and air 1, foamed polyethylene 1.5, PTFE 2.1, polyethylene 2.25, glass 5 to 10, water 80.',
      symbol: '\\varepsilon_r',
      min: 1,
      max: 1e6,
      default: 1,
    }),
    voltage: quantity('V', {
      label: 'Voltage',
      help: 'Of a single sphere its potential; of alternating voltage the peak, for charge, energy and field at the peak.',
      symbol: 'V',
      min: 0,
      max: 1e12,
      optional: true,
    }),
  },
  outputs: {
    capacitance: quantity('F', { label: 'Capacitance', unit: 'pF', symbol: 'C' }),
    perLength: quantity('F/m', { label: 'Capacitance per length', unit: 'pF/m', symbol: "C'", optional: true }),
    gap: quantity('m', { label: 'Thickness of the dielectric', unit: 'mm', symbol: 'd', optional: true }),
    peakField: quantity('V/m', {
      label: 'Largest field',
      help: 'At the inner conductor.',
      unit: 'kV/mm',
      symbol: 'E_{max}',
      optional: true,
    }),
    charge: quantity('C', { label: 'Charge', unit: 'nC', symbol: 'Q', optional: true }),
    energy: quantity('J', { label: 'Stored energy', unit: 'µJ', symbol: 'W', optional: true }),
  },
  formula: ({ shape, innerRadius, outerRadius, length, permittivity, voltage }) => {
    const epsilon = electricConstant * permittivity;
    const held = (capacitance: number) =>
      voltage === undefined ? {} : { charge: capacitance * voltage, energy: (capacitance * voltage ** 2) / 2 };
    if (shape === 'single') {
      const capacitance = 4 * Math.PI * epsilon * innerRadius;
      return {
        capacitance,
        peakField: voltage === undefined ? undefined : voltage / innerRadius,
        ...held(capacitance),
      };
    }
    const gap = sumOfProducts([outerRadius], [-1, innerRadius]);
    if (shape === 'spherical') {
      const capacitance = (4 * Math.PI * epsilon * innerRadius * outerRadius) / gap;
      return {
        capacitance,
        gap,
        peakField: voltage === undefined ? undefined : (voltage * outerRadius) / (innerRadius * gap),
        ...held(capacitance),
      };
    }
    // ln(b/a), written so that it keeps the digits of a thin layer.
    const logarithm = Math.log1p(gap / innerRadius);
    const perLength = (2 * Math.PI * epsilon) / logarithm;
    const capacitance = perLength * length;
    return {
      capacitance,
      perLength,
      gap,
      peakField: voltage === undefined ? undefined : voltage / (innerRadius * logarithm),
      ...held(capacitance),
    };
  },
  shown: ({ shape, innerRadius, outerRadius, length, permittivity, voltage, capacitance }) => ({
    capacitance:
      shape === 'coaxial'
        ? (2 * Math.PI * electricConstant * permittivity * length) / Math.log(outerRadius / innerRadius)
        : shape === 'spherical'
          ? (4 * Math.PI * electricConstant * permittivity * innerRadius * outerRadius) / (outerRadius - innerRadius)
          : 4 * Math.PI * electricConstant * permittivity * innerRadius,
    perLength: shape === 'coaxial' ? capacitance / length : undefined,
    gap: shape === 'single' ? undefined : outerRadius - innerRadius,
    peakField:
      voltage === undefined
        ? undefined
        : shape === 'coaxial'
          ? voltage / (innerRadius * Math.log(outerRadius / innerRadius))
          : shape === 'spherical'
            ? (voltage * outerRadius) / (innerRadius * (outerRadius - innerRadius))
            : voltage / innerRadius,
    charge: voltage === undefined ? undefined : capacitance * voltage,
    energy: voltage === undefined ? undefined : (capacitance * voltage ** 2) / 2,
  }),
  figure: {
    kind: 'drawing',
    title: 'Section',
    draw: ({ shape, innerRadius, outerRadius }) => {
      if (shape === 'single' || outerRadius === undefined)
        return [
          { shape: 'circle', color: 2, center: [0, 0], radius: innerRadius },
          { shape: 'dimension', from: [0, 0], to: [innerRadius, 0], label: 'a', of: 'innerRadius' },
        ];
      if (isAbove(outerRadius, 50 * innerRadius)) return undefined;
      return [
        { shape: 'circle', color: 1, center: [0, 0], radius: outerRadius },
        { shape: 'circle', color: 2, center: [0, 0], radius: innerRadius },
        { shape: 'dimension', from: [0, 0], to: [innerRadius, 0], label: 'a', of: 'innerRadius' },
        { shape: 'dimension', from: [0, 0], to: [0, outerRadius], label: 'b', of: 'outerRadius' },
      ];
    },
  },
  requires: [
    {
      that: ({ innerRadius, outerRadius }) => innerRadius < outerRadius,
      field: 'outerRadius',
      says: 'The radius of the outer conductor, {outerRadius}, must be above that of the inner one, {innerRadius}: are both radii, or both diameters halved?',
    },
  ],
  explanation: ({ shape }) => {
    const at =
      '{voltage?; at {voltage} the charge is {charge}, the stored energy {energy} and the field at the inner conductor {peakField}|}.';
    if (shape === 'single')
      return 'A single sphere of {innerRadius} radius with a relative permittivity of {permittivity} around it has {capacitance}{voltage?; at {voltage} the charge is {charge}, the stored energy {energy} and the field at its surface {peakField}|}.';
    return shape === 'coaxial'
      ? `Coaxial cylinders of {innerRadius} and {outerRadius} radius with a relative permittivity of {permittivity} between them have {perLength}, and at a length of {length} {capacitance}${at}`
      : `Spheres of {innerRadius} and {outerRadius} radius with a relative permittivity of {permittivity} between them have {capacitance}${at}`;
  },
  cautions: [
    {
      level: 'danger',
      when: ({ voltage, peakField, permittivity }) =>
        voltage !== undefined &&
        peakField !== undefined &&
        // Below the least sparking voltage of air a gap holds more, up to where electrons leave the metal.
        isAbove(peakField, constant(isAbove(voltage, 327) ? 3e6 : 7e7, 'V/m')) &&
        isBelow(permittivity, 1.01),
      says: ({ shape }) =>
        shape === 'single'
          ? 'Air breaks down at about 3 kV/mm: the sphere glows or sparks toward what is near, unless it is in vacuum. A small one holds more before it glows.'
          : `Air breaks down at about 3 kV/mm, first at the inner conductor: it glows there or a spark crosses the gap, unless it is evacuated. ${shape === 'spherical' ? 'A small sphere holds more before it glows.' : 'A thin wire holds more before it glows, by Peek’s formula about twice as much at 1 mm radius.'}`,
    },
    {
      level: 'danger',
      when: ({ peakField, permittivity }) =>
        peakField !== undefined && isAbove(peakField, constant(2e7, 'V/m')) && permittivity >= 1.01,
      says: 'The largest field is more than 20 kV/mm, about what sheets of common plastics withstand for a short time, and cables are run well below it: hold it against the dielectric strength of the material.',
    },
    {
      level: 'caution',
      when: ({ voltage, peakField, permittivity }) =>
        voltage !== undefined &&
        peakField !== undefined &&
        isAbove(voltage, 327) &&
        isAbove(peakField, constant(3e6, 'V/m')) &&
        !isAbove(peakField, constant(2e7, 'V/m')) &&
        permittivity >= 1.01 &&
        isBelow(permittivity, 2),
      says: 'So low a relative permittivity is that of a foam or of disks and threads with air between, which sparks in its bubbles and gaps from about 3 kV/mm on: hold the field against what the maker allows.',
    },
    {
      level: 'danger',
      when: ({ energy }) => energy !== undefined && isAbove(energy, constant(10, 'J')),
      says: 'Stored energy of more than 10 J through the body can kill, even when it has been disconnected: discharge it through a resistor before touching it.',
    },
    {
      level: 'caution',
      when: ({ length, gap }) => length !== undefined && gap !== undefined && isBelow(length, 10 * gap),
      says: 'The cylinders are shorter than ten times their gap: the field beyond their ends, which is not counted, makes the capacitance larger.',
    },
  ],
  examples: [
    {
      inputs: { innerRadius: 0.5, outerRadius: 1.475, length: 100, permittivity: 2.25, voltage: 50 },
      results: {
        capacitance: 11570.764751,
        perLength: 115.70764751,
        gap: 0.975,
        peakField: 0.09243808658,
        charge: 578.53823754,
        energy: 14.463455938,
      },
      source:
        'Python with mpmath at 40 digits: quadrature of 1/r, C = 2πεL/∫dr/r; a cable like RG-58 with solid polyethylene',
    },
    {
      inputs: { shape: 'spherical', innerRadius: 50, outerRadius: 60, voltage: 100 },
      results: { capacitance: 33.379501686, gap: 10, peakField: 0.012, charge: 3.3379501686, energy: 0.16689750843 },
      source: 'Python with mpmath at 40 digits: quadrature of 1/r²',
    },
    {
      inputs: { shape: 'single', innerRadius: '6371.0087714 km' },
      results: { capacitance: 708870326.7561 },
      source: 'Python with mpmath at 40 digits: 4πε₀R of the Earth, 709 µF',
    },
    {
      inputs: { shape: 'spherical', innerRadius: 5, outerRadius: 5.5, permittivity: 80 },
      results: { capacitance: 489.56602473, gap: 0.5 },
      source: 'Python with mpmath at 40 digits: quadrature of 1/r²; water between',
    },
    {
      inputs: { shape: 'single', innerRadius: 150, voltage: 300000 },
      results: { capacitance: 16.689750843, peakField: 2, charge: 5006.9252529, energy: 751038.78794 },
      source: 'Python with mpmath at 40 digits: 4πε₀R, V/R; a van de Graaff generator',
    },
    {
      inputs: { shape: 'single', innerRadius: 150, voltage: 500000 },
      results: { peakField: 3.3333333333, charge: 8344.8754215 },
      cautions: ['the sphere glows'],
      source: 'By hand: 500 kV/0.15 m',
    },
    {
      inputs: { innerRadius: 1, outerRadius: 3, permittivity: 1.5, voltage: 12000 },
      results: { perLength: 75.95832949976, peakField: 10.92287071952 },
      cautions: ['that of a foam'],
      source: 'Python: 12 kV/(1 mm × ln 3)',
    },
    {
      inputs: { innerRadius: 10, outerRadius: 20, length: 0.05 },
      results: { capacitance: 4.0130367958, perLength: 80.260735916 },
      cautions: ['shorter than ten times'],
      source: 'Python with mpmath at 40 digits: 2πε₀/ln 2',
    },
    {
      inputs: { innerRadius: 1, outerRadius: 3, voltage: 12000 },
      results: { peakField: 10.92287071952 },
      cautions: ['first at the inner conductor'],
      source: 'Python: 12 kV/(1 mm × ln 3)',
    },
    {
      inputs: { shape: 'spherical', innerRadius: 10, outerRadius: 20, voltage: 20000 },
      results: { peakField: 4 },
      cautions: ['A small sphere holds more'],
      source: 'By hand: 20 kV × 20/(10 × 10) per mm',
    },
    {
      inputs: { innerRadius: 1, outerRadius: 2, length: 1000, permittivity: 2.25, voltage: 20000 },
      results: { capacitance: 180586.65581, peakField: 28.853900818, energy: 36117331.162 },
      cautions: ['20 kV/mm', 'can kill'],
      source: 'Python with mpmath at 40 digits: 20 kV/(1 mm × ln 2)',
    },
    {
      inputs: { innerRadius: 1, outerRadius: 1.0000001 },
      results: { capacitance: 556325055.917, gap: 1e-7 },
      source: 'Python with mpmath at 40 digits: 2πε₀/ln 1.0000001',
    },
    {
      inputs: { innerRadius: 2, outerRadius: 2 },
      refused: 'must be above that of the inner one',
      source: 'By definition',
    },
  ],
  notes: [
    'One dielectric that fills the whole gap, and concentric conductors: an inner conductor off center has more capacitance, and a single sphere near walls or the ground, too.',
  ],
  references: [
    {
      title: 'OpenStax: University Physics Volume 2, §8.1, Capacitors and Capacitance',
      url: 'https://openstax.org/books/university-physics-volume-2/pages/8-1-capacitors-and-capacitance',
    },
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §25-2' },
  ],
});

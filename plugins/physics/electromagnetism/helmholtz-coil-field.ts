import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isBelow,
  magneticConstant,
  number,
  quantity,
} from '@reckoner/engine';
import { pairField } from './shared/loop.js';

/** Where the field on the axis of a Helmholtz pair is 99% of that in the middle, in radii. */
const UNIFORM = 0.3137460251981657;

/** Two thin coils on one axis: a Helmholtz pair, R apart, or a gradient pair, √3 R apart with opposed currents. */
export default defineCalculator({
  title: 'Helmholtz coil',
  description:
    'Magnetic field of a Helmholtz pair in its middle and off center, or field and gradient of a Maxwell pair with opposed currents, from turns, current and radius.',
  keywords: [
    'helmholtz coils',
    'uniform magnetic field coils',
    'maxwell gradient coil',
    'anti-helmholtz',
    'field uniformity of a coil pair',
    '0.716 mu0 n i / r',
  ],
  related: ['magnetic-field-current-loop', 'magnetic-field-solenoid'],
  inputs: {
    arrangement: choice(
      {
        helmholtz: { label: 'Helmholtz pair: currents alike, one radius apart', also: ['helmholtz', 'uniform'] },
        maxwell: {
          label: 'Maxwell gradient pair: currents opposed, √3 radii apart',
          also: ['maxwell', 'gradient', 'anti-helmholtz'],
        },
      },
      { label: 'Arrangement', default: 'helmholtz' },
    ),
    turns: number({
      label: 'Turns of each coil',
      help: 'Of one coil of the two, not of both together.',
      symbol: 'N',
      min: 1,
      max: 1e9,
    }),
    current: quantity('A', {
      label: 'Current',
      help: 'Through each turn: where the coils are in parallel, half of what the supply gives.',
      symbol: 'I',
      min: -1e9,
      max: 1e9,
    }),
    radius: quantity('m', {
      label: 'Radius of the coils',
      help: 'Half of the diameter, to the middle of the winding.',
      unit: 'cm',
      symbol: 'R',
      min: 1e-6,
      max: 1e9,
    }),
    axial: quantity('m', {
      label: 'Distance from the middle, along the axis',
      unit: 'cm',
      symbol: 'z',
      min: -1e9,
      max: 1e9,
      default: 0,
    }),
    radial: quantity('m', {
      label: 'Distance from the axis',
      unit: 'cm',
      symbol: '\\rho',
      min: 0,
      max: 1e9,
      default: 0,
    }),
  },
  outputs: {
    center: quantity('T', { label: 'Field in the middle', unit: 'mT', symbol: 'B_0', optional: true }),
    gradient: quantity('T/m', {
      label: 'Gradient in the middle, along the axis',
      unit: 'mT/cm',
      symbol: "B'",
      optional: true,
    }),
    fieldAxial: quantity('T', { label: 'Field at the point, along the axis', unit: 'mT', symbol: 'B_z' }),
    fieldRadial: quantity('T', { label: 'Field at the point, away from the axis', unit: 'mT', symbol: 'B_\\rho' }),
    share: number({
      label: 'Field along the axis over that in the middle',
      symbol: 'B_z/B_0',
      digits: 6,
      optional: true,
    }),
    uniform: quantity('m', {
      label: 'Within 1% of the field in the middle to',
      help: 'Along the axis, to either side.',
      unit: 'cm',
      symbol: 'z_{1\\%}',
      optional: true,
    }),
    spacing: quantity('m', { label: 'Distance of the coils', unit: 'cm', symbol: 's' }),
  },
  formula: ({ arrangement, turns, current, radius, axial, radial }) => {
    const strength = magneticConstant * turns * current;
    if (arrangement === 'helmholtz') {
      const pair = pairField(radius, radius / 2, 1, axial, radial);
      const center = (0.8 ** 1.5 * strength) / radius;
      const fieldAxial = strength * pair.axial;
      return {
        center,
        fieldAxial,
        fieldRadial: strength * pair.radial,
        share: (pair.axial * radius) / 0.8 ** 1.5,
        uniform: UNIFORM * radius,
        spacing: radius,
      };
    }
    const height = (Math.sqrt(3) / 2) * radius;
    const pair = pairField(radius, height, -1, axial, radial);
    return {
      gradient: (48 / 49) * Math.sqrt(3 / 7) * (strength / radius ** 2),
      fieldAxial: strength * pair.axial,
      fieldRadial: strength * pair.radial,
      spacing: 2 * height,
    };
  },
  shown: ({ arrangement, turns, current, radius, center, fieldAxial, share }) => ({
    center: arrangement === 'helmholtz' ? ((4 / 5) ** 1.5 * magneticConstant * turns * current) / radius : undefined,
    gradient:
      arrangement === 'maxwell'
        ? (48 * Math.sqrt(3 / 7) * magneticConstant * turns * current) / (49 * radius ** 2)
        : undefined,
    spacing: arrangement === 'helmholtz' ? radius : Math.sqrt(3) * radius,
    share: center === undefined || share === undefined || center === 0 ? undefined : fieldAxial / center,
  }),
  stepwise: [
    'Each coil has on its axis B = μ₀NIR²/(2(R² + x²)^(3/2)), x from its own plane; away from the axis it has the field of a loop by complete elliptic integrals. The fields of both coils are added, of the gradient pair with opposite signs.',
  ],
  figure: {
    kind: 'curve',
    title: 'Field along the axis',
    x: { of: 'axial', label: 'Distance from the middle' },
    y: { of: 'fieldAxial', label: 'Field' },
    curve: ({ arrangement, turns, current, radius, axial, radial, fieldAxial, spacing }) => {
      const reach = Math.max(2 * radius, 1.2 * Math.abs(axial));
      if (current === 0 || reach > 20 * radius) return undefined;
      const strength = magneticConstant * turns * current;
      const one = (x: number) => (strength * radius ** 2) / (2 * Math.hypot(radius, x) ** 3);
      const sense = arrangement === 'helmholtz' ? 1 : -1;
      return {
        from: -reach,
        to: reach,
        lines: [{ y: (z) => one(z - spacing / 2) + sense * one(z + spacing / 2) }],
        marks: radial === 0 ? [{ x: axial, y: fieldAxial, label: 'Point' }] : [],
      };
    },
  },
  requires: [
    {
      that: ({ arrangement, radius, axial, radial }) =>
        isAbove(
          Math.hypot(
            radius - radial,
            Math.abs(axial) - (arrangement === 'helmholtz' ? 1 : Math.sqrt(3)) * (radius / 2),
          ),
          1e-6 * radius,
        ),
      field: 'radial',
      says: 'The point lies on the wire of a coil, where the field of a thin wire has no limit: give a point beside it.',
    },
  ],
  explanation: ({ arrangement, axial, radial }) => {
    const place =
      radial === 0
        ? '{|axial|} from the middle on the axis'
        : axial === 0
          ? 'in the middle plane, {radial} off the axis,'
          : '{|axial|} along and {radial} off the axis';
    if (arrangement === 'helmholtz') {
      const pair =
        'A Helmholtz pair, {turns} {turns|turn|turns} in each coil of {radius} radius and as far apart, has at {current} a field of {|center|} in the middle and keeps within 1% of it to {uniform} along the axis to either side';
      return axial === 0 && radial === 0
        ? `${pair}.`
        : `${pair}; ${place} the field along the axis is {share|{|share|} of it, the other way|0|{share} of it}.`;
    }
    const pair =
      'A gradient pair with opposed currents, {turns} {turns|turn|turns} in each coil of {radius} radius and {spacing} apart, has at {current} no field in the middle and a gradient of {|gradient|} there';
    return axial === 0 && radial === 0
      ? `${pair}.`
      : `${pair}; ${place} the field is {|fieldAxial|} along the axis and {|fieldRadial|} across it.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ radius, axial, radial, spacing }) =>
        isBelow(Math.hypot(radius - radial, Math.abs(axial) - spacing / 2), 0.1 * radius),
      says: 'The point is near a wire, within a tenth of the radius: there the thickness of wire and winding counts, and inside of them the field is less than told.',
    },
    {
      level: 'caution',
      when: ({ center }) => center !== undefined && isAbove(Math.abs(center), constant(50, 'T')),
      says: 'Steady magnets reach about 45 T and pulsed ones about 100 T: check current, turns and radius.',
    },
    {
      level: 'note',
      when: ({ center, fieldAxial, fieldRadial, current }) =>
        center !== undefined &&
        current !== 0 &&
        isBelow(Math.min(Math.abs(center), Math.hypot(fieldAxial, fieldRadial)), constant(0.0025, 'T')),
      says: 'The field of the Earth, about 25 to 65 µT, adds to it or weakens it by 1% or more, as the pair stands: measure with the current both ways, or turn the axis square to it.',
    },
    {
      level: 'note',
      when: ({ gradient, radius, current }) =>
        gradient !== undefined && current !== 0 && isBelow(Math.abs(gradient) * radius, constant(0.0025, 'T')),
      says: 'The field of the Earth, about 25 to 65 µT, shifts the place without field by 1% of the radius or more.',
    },
  ],
  examples: [
    {
      inputs: { turns: 130, current: 2, radius: 15 },
      results: {
        center: 1.5585722281,
        fieldAxial: 1.5585722281,
        fieldRadial: 0,
        share: 1,
        uniform: 4.706190378,
        spacing: 15,
      },
      cautions: ['field of the Earth'],
      source:
        'Python with mpmath at 40 digits: quadrature of Biot–Savart of both coils; root of B = 0.99 B₀ with findroot',
    },
    {
      inputs: { turns: 130, current: 2, radius: 15, axial: 5, radial: 3 },
      results: { fieldAxial: 1.5567056288, fieldRadial: 0.018441035651, share: 0.99880236586 },
      cautions: ['field of the Earth'],
      source: 'Python with mpmath at 40 digits: quadrature of Biot–Savart of both coils',
    },
    {
      inputs: { arrangement: 'maxwell', turns: 100, current: 4, radius: 10 },
      results: { gradient: 0.32234921727, fieldAxial: 0, fieldRadial: 0, spacing: 17.320508076 },
      source: 'Python with mpmath at 40 digits: derivative of the quadrature',
    },
    {
      inputs: { arrangement: 'maxwell', turns: 100, current: 4, radius: 10, axial: 2, radial: 3 },
      results: { fieldAxial: 0.64515416089, fieldRadial: -0.48701715736 },
      source: 'Python with mpmath at 40 digits: quadrature of Biot–Savart of both coils',
    },
    {
      inputs: { arrangement: 'maxwell', turns: 100, current: 4, radius: 10, axial: -2 },
      results: { fieldAxial: -0.64417296616, fieldRadial: 0 },
      source: 'Python with mpmath at 40 digits: quadrature of Biot–Savart of both coils',
    },
    {
      inputs: { turns: 130, current: 2, radius: 15, axial: 7.5, radial: 14.5 },
      results: { fieldAxial: 11.549864634, fieldRadial: 0.19846289781 },
      cautions: ['near a wire', 'field of the Earth'],
      source: 'Python with mpmath at 40 digits: quadrature of Biot–Savart of both coils',
    },
    {
      inputs: { turns: 1000, current: 2, radius: 15, axial: 200 },
      results: { center: 11.989017139, fieldAxial: 0.00706796047966 },
      cautions: ['field of the Earth'],
      source: 'Python with mpmath: quadrature of Biot–Savart of both coils',
    },
    {
      inputs: { turns: 100000, current: 100000, radius: 1 },
      results: { center: 899176285.4545 },
      cautions: ['Steady magnets'],
      source: 'By hand: 0.8^1.5 × μ₀ × 10¹⁰/0.01',
    },
    {
      inputs: { turns: 130, current: 2, radius: 15, axial: -7.5, radial: 15 },
      refused: 'lies on the wire',
      source: 'By definition',
    },
    {
      inputs: { arrangement: 'maxwell', turns: 50, current: 4, radius: 10 },
      results: { gradient: 0.161174608635 },
      cautions: ['shifts the place'],
      source: 'Python with mpmath at 40 digits: half of that of 100 turns',
    },
  ],
  notes: [
    'Thin windings in air or vacuum: a winding that is as thick as a tenth of the radius, coils of unlike radius or another distance, and iron nearby make the field less uniform.',
  ],
  references: [
    {
      title: 'Helmholtz coils, with the derivation of the field in the middle',
      url: 'https://tickerdossier.com/wiki/helmholtz-coils',
    },
    { title: 'Maxwell coil, gradient pair', url: 'http://image.absoluteastronomy.com/topics/Maxwell_coil' },
    { title: 'Griffiths: Introduction to Electrodynamics, 4th ed. (2013), problem 5.47' },
  ],
});

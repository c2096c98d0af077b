import { constant, defineCalculator, isAbove, isBelow, magneticConstant, number, quantity } from '@reckoner/engine';
import { loopField } from './shared/loop.js';

/** Biot–Savart for a thin loop: on its axis in closed form, elsewhere by complete elliptic integrals. */
export default defineCalculator({
  title: 'Magnetic field of a current loop',
  description:
    'Magnetic field of a circular loop or flat coil in its middle, on its axis and away from the axis, from turns, current and radius, with its magnetic moment.',
  keywords: [
    'field at the center of a loop',
    'circular coil field',
    'mu0 i / 2r',
    'on-axis field of a loop',
    'off-axis field of a loop',
    'biot-savart loop',
  ],
  related: ['helmholtz-coil-field', 'magnetic-field-solenoid', 'magnetic-field-straight-wire'],
  inputs: {
    turns: number({ label: 'Turns', symbol: 'N', min: 1, max: 1e9, default: 1 }),
    current: quantity('A', {
      label: 'Current',
      help: 'In the wire; the field along the axis goes by the right-hand rule.',
      symbol: 'I',
      min: -1e9,
      max: 1e9,
    }),
    radius: quantity('m', {
      label: 'Radius of the loop',
      help: 'Half of the diameter, to the middle of the winding.',
      unit: 'cm',
      symbol: 'R',
      min: 1e-6,
      max: 1e9,
    }),
    axial: quantity('m', {
      label: 'Distance along the axis',
      help: 'From the plane of the loop.',
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
    field: quantity('T', { label: 'Magnetic field at the point', unit: 'µT', symbol: 'B' }),
    fieldAxial: quantity('T', { label: 'Component along the axis', unit: 'µT', symbol: 'B_z' }),
    fieldRadial: quantity('T', {
      label: 'Component away from the axis',
      help: 'Negative: toward it.',
      unit: 'µT',
      symbol: 'B_\\rho',
    }),
    center: quantity('T', { label: 'Field in the middle of the loop', unit: 'µT', symbol: 'B_0' }),
    moment: quantity('A*m^2', { label: 'Magnetic moment', symbol: '\\mu' }),
  },
  formula: ({ turns, current, radius, axial, radial }) => {
    const at = loopField(radius, axial, radial);
    const strength = magneticConstant * turns * current;
    const fieldAxial = strength * at.axial;
    const fieldRadial = strength * at.radial;
    return {
      field: Math.hypot(fieldAxial, fieldRadial),
      fieldAxial,
      fieldRadial,
      center: strength / (2 * radius),
      moment: turns * current * Math.PI * radius ** 2,
    };
  },
  shown: ({ turns, current, radius, axial, radial, fieldAxial, fieldRadial }) => ({
    field: Math.hypot(fieldAxial, fieldRadial),
    fieldAxial:
      radial === 0
        ? (magneticConstant * turns * current * radius ** 2) / (2 * (radius ** 2 + axial ** 2) ** 1.5)
        : undefined,
    fieldRadial: radial === 0 ? 0 : undefined,
  }),
  stepwise: [
    'Away from the axis, with k² = 4Rρ/((R + ρ)² + z²) and the complete elliptic integrals K and E of it, B_z = μ₀NI/(2π√((R + ρ)² + z²)) × (K + E (R² − ρ² − z²)/((R − ρ)² + z²)) and B_ρ = μ₀NI z/(2πρ√((R + ρ)² + z²)) × (E (R² + ρ² + z²)/((R − ρ)² + z²) − K).',
  ],
  figure: {
    kind: 'curve',
    title: 'Field along the axis',
    x: { of: 'axial', label: 'Distance along the axis' },
    y: { of: 'center', label: 'Field' },
    curve: ({ radius, axial, radial, fieldAxial, center }) => {
      const reach = Math.max(3 * radius, 1.2 * Math.abs(axial));
      if (center === 0 || reach > 30 * radius) return undefined;
      const on = (z: number) => center / Math.hypot(1, z / radius) ** 3;
      return {
        from: -reach,
        to: reach,
        lines: [{ y: on }],
        marks: radial === 0 ? [{ x: axial, y: fieldAxial, label: 'Point' }] : [],
      };
    },
  },
  requires: [
    {
      that: ({ radius, axial, radial }) => axial !== 0 || radial !== radius,
      field: 'radial',
      says: 'A point in the plane of the loop at its radius, {radius}, lies on the wire, where the field of a thin wire has no limit: give a point beside it.',
    },
  ],
  explanation: ({ current, radius, axial, radial }) => {
    const from = 'A loop of {turns} {turns|turn|turns} with a radius of {radius} and {current}';
    if (axial === 0 && radial === 0) return `${from} has a field of {|center|} in its middle.`;
    if (radial === 0)
      return `${from} has a field of {field} on its axis, {|axial|} from its middle, where it is {|center|}.`;
    if (axial === 0 && radial > radius && current !== 0)
      return `${from} has a field of {field} in its plane, {radial} from its axis, the other way than in its middle, where it is {|center|}.`;
    return `${from} has a field of {field} ${axial === 0 ? 'in its plane,' : 'at {|axial|} from its plane and'} {radial} from its axis; in its middle it is {|center|}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ radius, axial, radial }) => isBelow(Math.hypot(radius - radial, axial), 0.1 * radius),
      says: 'The point is near the wire, within a tenth of the radius: there the thickness of wire and winding counts, and inside of them the field is less than told.',
    },
    {
      level: 'caution',
      when: ({ fieldAxial, fieldRadial }) => isAbove(Math.hypot(fieldAxial, fieldRadial), constant(50, 'T')),
      says: 'Steady magnets reach about 45 T and pulsed ones about 100 T: check current, turns and radius.',
    },
    {
      level: 'note',
      when: ({ field, current }) => current !== 0 && isBelow(field, constant(0.0025, 'T')),
      says: 'The field of the Earth, about 25 to 65 µT, adds to it or weakens it by 1% or more, as the loop stands: measure with the current both ways, or turn the axis square to it.',
    },
  ],
  examples: [
    {
      inputs: { current: 2, radius: 10 },
      results: {
        field: 12.5663706127,
        fieldAxial: 12.5663706127,
        fieldRadial: 0,
        center: 12.5663706127,
        moment: 0.06283185307,
      },
      cautions: ['field of the Earth'],
      source: 'By hand: μ₀ × 2/(2 × 0.1), CODATA 2022',
    },
    {
      inputs: { turns: 50, current: 3, radius: 8, axial: 6 },
      results: { field: 603.18578941, center: 1178.0972449, fieldRadial: 0, moment: 3.0159289474 },
      cautions: ['field of the Earth'],
      source: 'By hand: 0.8³ of the field in the middle',
    },
    {
      inputs: { turns: 100, current: 1.5, radius: 10, axial: 4, radial: 3 },
      results: { field: 776.83420741, fieldAxial: 766.01990154, fieldRadial: 129.17002844 },
      cautions: ['field of the Earth'],
      source: 'Python with mpmath at 40 digits: quadrature of Biot–Savart around the loop',
    },
    {
      inputs: { turns: 20, current: 5, radius: 5, axial: -12, radial: 20 },
      results: { field: 8.5139597833, fieldAxial: -0.99353088494, fieldRadial: -8.4557913629 },
      cautions: ['field of the Earth'],
      source: 'Python with mpmath at 40 digits: quadrature of Biot–Savart',
    },
    {
      inputs: { current: 10, radius: 10, axial: 5, radial: 0.01 },
      results: { fieldAxial: 44.958814273, fieldRadial: 0.026975310144 },
      cautions: ['field of the Earth'],
      source: 'Python with mpmath at 40 digits: quadrature of Biot–Savart',
    },
    {
      inputs: { current: 10, radius: 10, radial: 30 },
      results: { field: 1.327982038, fieldAxial: -1.327982038, fieldRadial: 0 },
      cautions: ['field of the Earth'],
      source: 'Python with mpmath at 40 digits: quadrature of Biot–Savart',
    },
    {
      inputs: { turns: 10, current: 2, radius: 10, axial: 0.5, radial: 9.5 },
      results: { field: 634.97591222, fieldAxial: 487.16966244, fieldRadial: 407.25928977 },
      cautions: ['near the wire', 'field of the Earth'],
      source: 'Python with mpmath at 40 digits: quadrature of Biot–Savart',
    },
    {
      inputs: { turns: 1000, current: 1000000, radius: 1 },
      results: { center: 62831853063.5 },
      cautions: ['Steady magnets'],
      source: 'By hand: μ₀ × 10⁹/0.02',
    },
    { inputs: { current: 2, radius: 10, radial: 10 }, refused: 'lies on the wire', source: 'By definition' },
  ],
  notes: [
    'Turns that lie close together against the radius, in air or vacuum: a coil longer than about its radius is a solenoid, and iron nearby changes the field.',
  ],
  references: [
    { title: 'Griffiths: Introduction to Electrodynamics, 4th ed. (2013), §5.2, example 5.6' },
    {
      title: 'Off-Axis Field Due to a Current Loop',
      url: 'http://tiggerntatie.github.io/emagnet/offaxis/iloopoffaxis.htm',
    },
    {
      title:
        'Simpson, Lane, Immer, Youngquist: Simple Analytic Expressions for the Magnetic Field of a Circular Current Loop, NASA (2001)',
    },
  ],
});

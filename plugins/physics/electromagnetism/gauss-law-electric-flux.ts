import { choice, constant, defineEquations, electricConstant, isAtMost, quantity } from '@reckoner/engine';

/** Φ = E A cos θ through a flat surface; ε₀ Φ is the charge within a closed one. */
export default defineEquations({
  title: "Electric flux (Gauss's law)",
  description:
    'Electric flux through a flat surface from field, area and angle, or out of a closed surface from the charge inside, with its mean field; or any of these back.',
  keywords: [
    'electric flux',
    'gauss law',
    'flux through a surface',
    'enclosed charge',
    'e a cos theta',
    'q over epsilon 0',
    'gaussian surface',
  ],
  related: ['coulombs-law', 'electric-field-point-charges', 'parallel-plate-capacitance'],
  variables: {
    surface: choice(
      {
        flat: { label: 'Flat, in a uniform field', also: ['flat', 'open', 'plane'] },
        closed: { label: 'Closed, around charges', also: ['closed', 'sphere', 'gaussian'] },
      },
      { label: 'Surface', default: 'flat' },
    ),
    flux: quantity('V*m', {
      label: 'Electric flux',
      help: 'V·m is the same as N·m²/C; out of a closed surface positive.',
      symbol: '\\Phi',
      min: -1e30,
      max: 1e30,
      optional: true,
    }),
    field: quantity('V/m', {
      label: 'Electric field',
      help: 'Of a closed surface the mean of the part that points straight out.',
      symbol: 'E',
      min: -1e21,
      max: 1e21,
      optional: true,
    }),
    area: quantity('m^2', {
      label: 'Area',
      help: 'Of a sphere 4πr².',
      symbol: 'A',
      above: 0,
      max: 1e24,
      optional: true,
    }),
    angle: quantity('rad', {
      label: 'Angle between field and normal',
      help: 'The normal stands square to the surface: 0° where the field goes straight through.',
      unit: 'deg',
      symbol: '\\theta',
      min: 0,
      max: 180,
      default: 0,
      when: { surface: 'flat' },
      optional: true,
    }),
    normalField: quantity('V/m', {
      label: 'Field square to the surface',
      help: 'The part of the field along the normal, negative against it.',
      symbol: 'E_n',
      min: -1e21,
      max: 1e21,
      when: { surface: 'flat' },
      optional: true,
    }),
    charge: quantity('C', {
      label: 'Charge inside',
      help: 'The sum, with signs, of all charges inside, also those of a dielectric.',
      unit: 'nC',
      symbol: 'Q',
      min: -1e24,
      max: 1e24,
      when: { surface: 'closed' },
      optional: true,
    }),
  },
  // The cosine as the sine of the complement, which is exactly 0 at a right angle.
  equations: ({ surface, flux, field, area, angle, normalField, charge }) => [
    [flux, surface === 'flat' ? normalField * area : field * area],
    // A flat surface has no inside, and so no charge.
    [
      surface === 'flat' ? normalField : flux,
      surface === 'flat' ? field * Math.sin(Math.PI / 2 - angle) : charge / electricConstant,
    ],
  ],
  explanation: ({ surface, flux, field, area }) =>
    surface === 'flat'
      ? flux === undefined
        ? 'Of a field of {field} at {angle} to the normal of a surface {normalField|{|normalField|} point against it|no part points along it|{normalField} point along it}.'
        : field === undefined || area === undefined
          ? 'Through a surface along which the field runs goes an electric flux of {flux}.'
          : 'Through {area} whose normal stands at {angle} to a field of {field} goes an electric flux of {flux}{flux|, against the normal||}.'
      : `{charge|A charge of {charge} inside takes {|flux|} of electric flux into the closed surface|Without net charge inside as much electric flux goes into the closed surface as out of it|A charge of {charge} inside sends {|flux|} of electric flux out of the closed surface}${field === undefined ? '' : `; over ${area === undefined ? 'it' : '{area}'} the mean field {field|points in with {|field|}|is 0|points out with {|field|}}`}.`,
  requires: [
    {
      that: ({ surface }, given) =>
        surface !== 'flat' || [given.flux, given.field, given.area, given.normalField].filter(Boolean).length > 1,
      field: 'flux',
      says: 'Of a flat surface send two of electric flux, area, field and its part square to the surface; the angle to the normal is 0° where it is not given.',
    },
    {
      that: ({ surface, flux, field, area }, given) =>
        surface !== 'flat' ||
        !given.flux ||
        !given.field ||
        !given.area ||
        isAtMost(Math.abs(flux), Math.abs(field) * area),
      field: 'flux',
      says: 'A field of {field} has through {area} at most the product of both, straight through: a flux of {flux} is more.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ angle }) => angle !== undefined && angle > 0 && isAtMost(angle, constant(0.056, 'rad')),
      says: 'The angle is small: check that it is in degrees, and not in radians (90° are 1.571 rad).',
    },
    {
      level: 'note',
      when: ({ charge }, given) =>
        given.charge && charge !== undefined && charge !== 0 && isAtMost(Math.abs(charge), constant(1e-15, 'C')),
      says: 'So small a charge is that of some thousand electrons or fewer: check that it is in nC, and not in C.',
    },
  ],
  examples: [
    {
      inputs: { field: 100, area: 2, angle: 60 },
      results: { flux: 100, normalField: 50 },
      source: 'By hand: 100 × 2 × 1/2',
    },
    {
      inputs: { normalField: 50, area: 2, angle: 60 },
      results: { flux: 100, field: 100 },
      source: 'By hand: as above',
    },
    { inputs: { flux: -100, field: 100, area: 2 }, results: { angle: 120 }, source: 'By hand: cos 120° = −1/2' },
    { inputs: { field: 100, area: 2, angle: 90 }, results: { flux: 0 }, source: 'By definition: along the surface' },
    { inputs: { surface: 'closed', charge: 5 }, results: { flux: 564.7045333 }, source: 'Python: Q/ε₀, CODATA 2022' },
    {
      inputs: { surface: 'closed', charge: -2, area: 0.5 },
      results: { flux: -225.88181332, field: -451.76362664 },
      source: 'Python: Q/ε₀, Q/(ε₀A)',
    },
    {
      inputs: { surface: 'closed', charge: 5e-9 },
      results: { flux: 5.647045333e-7 },
      cautions: ['not in C'],
      source: 'Python: Q/ε₀, 5 × 10⁻⁹ C sent as nC',
    },
    { inputs: { surface: 'closed', charge: 0 }, results: { flux: 0 }, source: 'By definition' },
    {
      inputs: { surface: 'closed', field: 1000, area: 3 },
      results: { flux: 3000, charge: 26.562563456 },
      source: 'Python: ε₀EA',
    },
    { inputs: { flux: 300, field: 100, area: 2 }, refused: 'at most the product', source: 'By hand: 200' },
    {
      inputs: { field: 100, area: 2, angle: 1.5 },
      results: { flux: 199.931464995111 },
      cautions: ['in degrees'],
      source: 'Python: 200 cos 1.5°',
    },
    { inputs: { flux: 50, area: 2 }, results: { field: 25 }, source: 'By hand: 50/2' },
    { inputs: { normalField: 50, field: 100 }, results: { angle: 60 }, source: 'By hand: cos 60° = 1/2' },
    { inputs: { field: 100 }, refused: 'send two of', source: 'By definition' },
  ],
  notes: [
    'The flux out of a closed surface depends neither on its shape nor on where inside the charges are, and charges outside add nothing: through each face of a cube around a charge in its middle goes a sixth.',
    'The mean field is that at each point where the charge makes it the same all over, as around a sphere or point in the middle of a spherical surface.',
  ],
  references: [
    {
      title: "OpenStax: University Physics Volume 2, §6.1, Electric Flux, and §6.2, Explaining Gauss's Law",
      url: 'https://openstax.org/books/university-physics-volume-2/pages/6-1-electric-flux',
    },
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §23-1 and §23-2' },
  ],
});

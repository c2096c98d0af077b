import { choice, constant, defineEquations, isAtMost, number, quantity, sinTurn } from '@reckoner/engine';

/** F/L = B I sin θ on a straight wire, M = N I A B sin θ on a flat coil, in a uniform field. */
export default defineEquations({
  title: 'Magnetic force on a wire',
  description:
    'Force of a magnetic field on a wire with a current, or torque on a flat coil, from field, current, length or area and angle, or any of these from force or torque.',
  keywords: [
    'force on a current-carrying conductor',
    'bil force',
    'laplace force',
    'motor effect',
    'torque on a coil',
    'torque on a current loop',
    'magnetic moment of a coil',
  ],
  related: ['force-between-parallel-wires', 'lorentz-force-charge', 'motional-emf-rod'],
  variables: {
    body: choice(
      {
        wire: { label: 'Straight wire', also: ['wire', 'conductor'] },
        coil: { label: 'Flat coil', also: ['coil', 'loop'] },
      },
      { label: 'Body', default: 'wire' },
    ),
    force: quantity('N', { label: 'Force', symbol: 'F', min: 0, max: 1e30, when: { body: 'wire' }, optional: true }),
    torque: quantity('N*m', {
      label: 'Torque',
      symbol: 'M',
      min: 0,
      max: 1e30,
      when: { body: 'coil' },
      optional: true,
    }),
    field: quantity('T', {
      label: 'Magnetic field',
      help: 'Earth about 0.00005 T, between strong magnets 0.1 to 1 T.',
      symbol: 'B',
      min: 0,
      max: 1e9,
      usual: [1e-6, 50],
      optional: true,
    }),
    current: quantity('A', { label: 'Current', symbol: 'I', min: 0, max: 1e9, optional: true }),
    length: quantity('m', {
      label: 'Length in the field',
      help: 'Of a bent wire the straight distance between its ends.',
      unit: 'cm',
      symbol: 'L',
      min: 0,
      max: 1e9,
      when: { body: 'wire' },
      optional: true,
    }),
    perLength: quantity('N/m', {
      label: 'Force per length',
      symbol: "F'",
      min: 0,
      max: 1e30,
      when: { body: 'wire' },
      optional: true,
    }),
    turns: number({
      label: 'Turns',
      symbol: 'N',
      min: 0,
      max: 1e9,
      default: 1,
      when: { body: 'coil' },
      optional: true,
    }),
    area: quantity('m^2', {
      label: 'Area of the coil',
      unit: 'cm^2',
      symbol: 'A',
      min: 0,
      max: 1e12,
      when: { body: 'coil' },
      optional: true,
    }),
    moment: quantity('A*m^2', {
      label: 'Magnetic moment',
      symbol: '\\mu',
      min: 0,
      max: 1e30,
      when: { body: 'coil' },
      optional: true,
    }),
    angle: quantity('rad', {
      label: 'Angle to the field',
      help: 'Of the wire; of a coil that of its axis, which stands square to its plane.',
      unit: 'deg',
      symbol: '\\theta',
      min: 0,
      max: 180,
      default: 90,
    }),
  },
  equations: ({ body, force, torque, field, current, length, perLength, turns, area, moment, angle }) => [
    [body === 'wire' ? force : torque, body === 'wire' ? perLength * length : moment * field * sinTurn(angle)],
    [body === 'wire' ? perLength : moment, body === 'wire' ? field * current * sinTurn(angle) : turns * current * area],
  ],
  explanation: ({ body, force, torque, field, current, length, area, moment }) => {
    const at = field === undefined ? '' : ' at {angle} to a field of {field}';
    if (body === 'wire') {
      const wire = `${current === undefined ? '' : ' with {current}'}${at}`;
      return force === undefined || length === undefined
        ? `On a wire${wire} {perLength|acts|acts no force|acts a force of {perLength}${field === undefined ? '' : ', square to wire and field'}}.`
        : `On {length} of a wire${wire} {force|acts|acts no force|acts a force of {force}${field === undefined ? '' : ', square to wire and field'}}.`;
    }
    const coil = current !== undefined && area !== undefined;
    if (torque === undefined || field === undefined)
      return coil
        ? 'A coil of {turns} {turns|turn|turns} of {area} with {current} has a magnetic moment of {moment}.'
        : 'The magnetic moment is {moment}.';
    return coil
      ? 'On a coil of {turns} {turns|turn|turns} of {area} with {current}, whose axis stands at {angle} to a field of {field}, {torque|acts|acts no torque|acts a torque of {torque}}.'
      : `On ${moment === undefined ? 'any magnetic moment' : 'a magnetic moment of {moment}'} at {angle} to a field of {field} {torque|acts|acts no torque|acts a torque of {torque}}.`;
  },
  requires: [
    {
      that: ({ body }, given) =>
        body !== 'wire' ||
        (given.field && given.current) ||
        (given.force && given.length) ||
        (given.perLength && (given.force || given.field || given.current || given.length)),
      field: 'field',
      says: 'Of a wire send field and current, force and length, or the force per length with one of them: the force on the whole of it is that times the length.',
    },
    {
      that: ({ body }, given) =>
        body !== 'coil' ||
        (given.current && given.area) ||
        (given.torque && given.field) ||
        (given.moment && (given.torque || given.field || given.current || given.area)),
      field: 'area',
      says: 'The torque on a coil goes with its current and area: send both, or the magnetic moment and one more of them, or torque and field to find it.',
    },
    {
      that: ({ force, field, current, length }, given) =>
        !given.force || !given.length || isAtMost(force, field * current * length),
      field: 'force',
      says: 'A field of {field} acts on a current of {current} over {length} with at most the product of the three, at 90°: {force} is more.',
    },
    {
      that: ({ torque, field, moment }, given) => !given.torque || !given.moment || isAtMost(torque, moment * field),
      field: 'torque',
      says: 'A field of {field} acts on a magnetic moment of {moment} with at most the product of both, at 90°: {torque} is more.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ angle }) => angle !== undefined && angle > 0 && isAtMost(angle, constant(0.056, 'rad')),
      says: 'The angle is small: check that it is in degrees, and not in radians (90° are 1.571 rad).',
    },
  ],
  examples: [
    {
      inputs: { field: 0.5, current: 0.3924, length: 50 },
      results: { force: 0.0981 },
      source:
        'OpenStax: University Physics Volume 2, example 11.5: a wire of 10 g and 50 cm floats at 0.39 A in 0.5 T; by hand 0.5 × 0.3924 × 0.5',
    },
    {
      inputs: { field: 1.5, current: 20, length: 5, angle: 30 },
      results: { force: 0.75 },
      source: 'By hand: 1.5 × 20 × 0.05 × 1/2',
    },
    {
      inputs: { force: 0.75, field: 1.5, length: 5, angle: 30 },
      results: { current: 20 },
      source: 'By hand: as above',
    },
    {
      inputs: { body: 'coil', turns: 200, field: 0.25, current: 3, area: 20, angle: 30 },
      results: { torque: 0.15, moment: 1.2 },
      source: 'By hand: 200 × 3 × 0.002 = 1.2; × 0.25 × 1/2',
    },
    {
      inputs: { body: 'coil', turns: 200, torque: 0.15, current: 3, area: 20 },
      results: { field: 0.125, moment: 1.2 },
      source: 'By hand: 0.15/1.2',
    },
    {
      inputs: { body: 'coil', moment: 1.2, torque: 0.6, field: 0.5, current: 3, turns: 200 },
      results: { angle: 90, area: 20 },
      source: 'By hand: 0.6/(1.2 × 0.5) = 1',
    },
    {
      inputs: { field: 2, current: 10, length: 100, angle: 180 },
      results: { force: 0 },
      source: 'By definition: along the field',
    },
    {
      inputs: { field: 2, current: 10, length: 50, angle: 30 },
      results: { force: 5, perLength: 10 },
      source: 'By hand: 2 × 10 × 1/2; × 0.5',
    },
    { inputs: { perLength: 10, field: 2, length: 50 }, results: { current: 5, force: 5 }, source: 'By hand: 10/2' },
    {
      inputs: { force: 2, field: 1, current: 1, length: 100 },
      refused: 'at most the product',
      source: 'By hand: 1 × 1 × 1 = 1 N',
    },
    {
      inputs: { body: 'coil', torque: 2, field: 1, current: 1, moment: 1 },
      refused: 'at most the product',
      source: 'By hand: 1 × 1 = 1 N·m',
    },
    {
      inputs: { field: 2, current: 10, length: 100, angle: 1.5 },
      results: { force: 0.52353896615746 },
      cautions: ['in degrees'],
      source: 'Python: 20 sin 1.5°',
    },
    { inputs: { field: 0.5, current: 100 }, results: { perLength: 50 }, source: 'By hand: 0.5 × 100, of any length' },
    { inputs: { perLength: 10, current: 5 }, results: { field: 2 }, source: 'By hand: 10/5' },
    { inputs: { force: 5, perLength: 10 }, results: { length: 50 }, source: 'By hand: 5/10 m' },
    { inputs: { force: 5, length: 50 }, results: { perLength: 10 }, source: 'By hand: 5/0.5' },
    {
      inputs: { body: 'coil', turns: 200, current: 3, area: 20 },
      results: { moment: 1.2 },
      source: 'By hand: 200 × 3 × 0.002',
    },
    { inputs: { field: 1, length: 1 }, refused: 'send field and current', source: 'By definition' },
    {
      inputs: { body: 'coil', field: 1, current: 1 },
      refused: 'goes with its current and area',
      source: 'By definition',
    },
    { inputs: { body: 'coil', torque: 1 }, refused: 'goes with its current and area', source: 'By definition' },
    {
      inputs: { body: 'coil', field: 0.5, moment: 2, angle: 30 },
      results: { torque: 0.5 },
      source: 'By hand: 2 × 0.5 × 1/2',
    },
    { inputs: { body: 'coil', field: 0.5, torque: 0.5 }, results: { moment: 1 }, source: 'By hand: 0.5/0.5' },
  ],
  notes: [
    'Uniform field over the whole wire or coil: only the length within the field counts, and what the current itself makes of field is not in it.',
    'The direction follows from the right-hand rule: for a current along x and a field along y the force is along z. The torque turns the axis of the coil into the field.',
  ],
  references: [
    {
      title:
        'OpenStax: University Physics Volume 2, §11.4, Magnetic Force on a Current-Carrying Conductor, and §11.5, Force and Torque on a Current Loop',
      url: 'https://openstax.org/books/university-physics-volume-2/pages/11-4-magnetic-force-on-a-current-carrying-conductor',
    },
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §28-6 and §28-7' },
  ],
});

import { constant, defineEquations, isAbove, quantity } from '@reckoner/engine';
import { isRelativistic } from '../shared/limits.js';

/** A rod that moves square to itself and to a uniform field: emf = B L v; through a circuit I = emf/R, which brakes with B I L. */
export default defineEquations({
  title: 'Motional EMF',
  description:
    'Voltage induced in a rod that moves through a magnetic field, with current, braking force and power on rails, and the terminal speed under a pull; or any of these back.',
  keywords: [
    'emf of a moving rod',
    'blv',
    'sliding rod on rails',
    'induced voltage of a moving conductor',
    'magnetic braking of a rod',
    'terminal speed on rails',
  ],
  related: ['faraday-induced-emf', 'force-on-current-wire'],
  variables: {
    emf: quantity('V', { label: 'Induced voltage', symbol: '\\mathcal{E}', min: 0, max: 1e30, optional: true }),
    field: quantity('T', {
      label: 'Magnetic field',
      help: 'The part of it that is square to the rod and its motion; of the Earth about 0.00005 T.',
      symbol: 'B',
      min: 0,
      max: 1e9,
      usual: [1e-6, 50],
    }),
    length: quantity('m', {
      label: 'Length of the rod',
      help: 'Square to the motion; on rails their distance.',
      symbol: 'L',
      min: 0,
      max: 1e9,
    }),
    speed: quantity('m/s', { label: 'Speed', symbol: 'v', min: 0, max: 299792458, optional: true }),
    resistance: quantity('ohm', {
      label: 'Resistance of the circuit',
      help: 'Of rod, rails and load together; left out where no current can flow.',
      symbol: 'R',
      above: 0,
      max: 1e15,
      optional: true,
    }),
    current: quantity('A', { label: 'Current', symbol: 'I', min: 0, max: 1e30, optional: true }),
    force: quantity('N', { label: 'Braking force', symbol: 'F', min: 0, max: 1e30, optional: true }),
    power: quantity('W', { label: 'Power turned to heat', symbol: 'P', min: 0, max: 1e30, optional: true }),
    pull: quantity('N', {
      label: 'Pull on the rod',
      help: 'A constant force along the motion, less friction; of a rod that falls between upright rails its weight, 9.81 N for each kilogram.',
      symbol: 'F_a',
      min: 0,
      max: 1e15,
      optional: true,
    }),
    terminalSpeed: quantity('m/s', { label: 'Terminal speed', symbol: 'v_t', min: 0, optional: true }),
  },
  equations: ({ emf, field, length, speed, resistance, current, force, power, pull, terminalSpeed }) => [
    [emf, field * length * speed],
    [emf, current * resistance],
    [force, field * current * length],
    [power, emf * current],
    [pull, ((field * length) ** 2 * terminalSpeed) / resistance],
  ],
  explanation: ({ speed, resistance, current, terminalSpeed }) => {
    if (speed === undefined)
      return terminalSpeed !== undefined
        ? `Under a pull of {pull} the speed of a rod of {length} on rails in a field of {field}${resistance === undefined ? '' : ', with {resistance} in the circuit,'} tends to {terminalSpeed}.`
        : current !== undefined
          ? 'A current of {current} through a rod of {length} in a field of {field} brakes it with {force}.'
          : 'A rod of {length} in a field of {field} has no voltage between its ends at any speed.';
    return `A rod of {length} that moves at {speed} square to a field of {field} has {emf} between its ends${current === undefined ? '' : current === 0 ? '; no current flows' : '; through {resistance} flow {current}, which brake it with {force} and heat the circuit with {power}'}${terminalSpeed === undefined ? '' : '. Under a pull of {pull} its speed tends to {terminalSpeed}'}.`;
  },
  requires: [
    {
      that: (_, given) =>
        !(given.pull || given.terminalSpeed) ||
        (given.pull && given.terminalSpeed) ||
        given.resistance ||
        [given.speed || given.emf, given.current || given.force, given.power].filter(Boolean).length > 1,
      field: 'resistance',
      says: 'The terminal speed under a pull goes with the resistance of the circuit: send it, too. Without a circuit nothing brakes the rod.',
    },
    {
      that: (_, given) =>
        given.speed ||
        given.emf ||
        given.current ||
        given.force ||
        (given.pull && given.terminalSpeed) ||
        (given.resistance && (given.power || given.pull || given.terminalSpeed)),
      field: 'speed',
      says: 'Send the speed, or the voltage, current or force that it makes; for the terminal speed the resistance and the pull.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ speed, terminalSpeed }) => isRelativistic(speed) || isRelativistic(terminalSpeed),
      says: 'At more than a tenth of the speed of light these equations no longer hold: check the units.',
    },
    {
      level: 'note',
      when: ({ current, length, field }) =>
        current !== undefined && isAbove(constant(2e-7, 'T*m/A') * current, 0.1 * field * length) && current > 0,
      says: 'The current is so strong that its own field between the rails is more than about a tenth of the field told, by which the force and the voltage change.',
    },
  ],
  examples: [
    {
      inputs: { field: 0.5, length: 0.4, speed: 3, resistance: 0.2 },
      results: { emf: 0.6, current: 3, force: 0.6, power: 1.8 },
      source: 'By hand: 0.5 × 0.4 × 3; /0.2; 0.5 × 3 × 0.4; 0.6 × 3',
    },
    {
      inputs: { field: 0.08, length: 0.18, speed: 0.1, resistance: 0.0013, pull: 0.03530394 },
      results: { terminalSpeed: 0.22133064236, current: 1.1076923077 },
      source:
        'Python: m g R/(BL)² for the falling rod of Giancoli, Physics for Scientists and Engineers, ch. 29: 3.6 g, 18 cm, 0.0013 Ω, 0.080 T',
    },
    { inputs: { emf: 0.6, length: 0.4, speed: 3 }, results: { field: 0.5 }, source: 'By hand: 0.6/(0.4 × 3)' },
    {
      inputs: { field: '50 µT', length: 35, speed: '900 km/h' },
      results: { emf: 0.4375 },
      source: 'By hand: 5 × 10⁻⁵ × 35 × 250; the wings of an airliner',
    },
    {
      inputs: { field: 0.5, length: 0.4, current: 3, resistance: 0.2 },
      results: { speed: 3, emf: 0.6, force: 0.6, power: 1.8 },
      source: 'By hand: as the first example',
    },
    {
      inputs: { field: 0.5, length: 0.4, power: 1.8, emf: 0.6 },
      results: { speed: 3, resistance: 0.2 },
      source: 'By hand: as the first example',
    },
    {
      inputs: { field: 0.5, length: 0.4, force: 0.6, speed: 3 },
      results: { current: 3, resistance: 0.2 },
      source: 'By hand: as the first example',
    },
    {
      inputs: { field: 0.5, length: 0.4, speed: 0, resistance: 0.2, terminalSpeed: 3 },
      results: { emf: 0, pull: 0.6 },
      source: 'By hand: (0.2)² × 3/0.2',
    },
    {
      inputs: { field: 0.5, length: 1, resistance: 2, pull: 3 },
      results: { terminalSpeed: 24 },
      source: 'By hand: 3 × 2/0.5²',
    },
    { inputs: { field: 0.5, length: 2, current: 3 }, results: { force: 3 }, source: 'By hand: 0.5 × 3 × 2' },
    {
      inputs: { field: 0.5, length: 1, current: 3, pull: 3, terminalSpeed: 24 },
      results: { force: 1.5, resistance: 2, speed: 12 },
      source: 'By hand: 0.25 × 24/3 = 2 Ω; 3 × 2 = 6 V',
    },
    {
      inputs: { field: 0.5, length: 1, force: 2, pull: 3 },
      refused: 'goes with the resistance',
      source: 'By definition: a pull that changes nothing',
    },
    { inputs: { field: 1, length: 0, emf: 0 }, results: { force: 0 }, source: 'By hand: no length, no voltage' },
    { inputs: { field: 0.5, length: 1 }, refused: 'Send the speed', source: 'By definition' },
    {
      inputs: { field: 1, length: 1, speed: 50000000 },
      results: { emf: 50000000 },
      cautions: ['tenth of the speed of light'],
      source: 'By hand',
    },
    {
      inputs: { field: 0.1, length: 1, speed: 10, resistance: 0.00001 },
      results: { current: 100000, force: 10000 },
      cautions: ['own field'],
      source: 'By hand: 1/10⁻⁵; 0.1 × 10⁵',
    },
    {
      inputs: { field: 1, length: 1, speed: 1, pull: 1 },
      refused: 'goes with the resistance',
      source: 'By definition',
    },
  ],
  notes: [
    'Rod, motion and field square to each other: of anything else the parts that are square count. The voltage stands between the ends also where no current can flow; a loop that lies wholly in a uniform field gets none as a whole.',
    'Without inductance and friction. A pull that is more than the braking force speeds the rod up, a smaller one lets it slow down to the terminal speed.',
  ],
  references: [
    {
      title: 'OpenStax: University Physics Volume 2, §13.3, Motional Emf',
      url: 'https://openstax.org/books/university-physics-volume-2/pages/13-3-motional-emf',
    },
    { title: 'Griffiths: Introduction to Electrodynamics, 4th ed. (2013), §7.1.3 and problem 7.7' },
  ],
});

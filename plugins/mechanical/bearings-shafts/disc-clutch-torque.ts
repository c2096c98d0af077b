import { choice, defineCalculator, integer, isAbove, isBelow, number, quantity, roundTo } from '@reckoner/engine';

/** Flat ring-shaped friction surfaces pressed together along the axis. */
export default defineCalculator({
  title: 'Disc clutch torque',
  description:
    'Torque, axial force and lining pressure of a single-plate or multiple-disc clutch or brake by uniform wear or uniform pressure, from any one of the three.',
  keywords: [
    'plate clutch',
    'multi-plate clutch',
    'friction clutch',
    'uniform wear',
    'uniform pressure',
    'clutch axial force',
    'mean friction radius',
    'disk clutch',
    'clutch clamp load',
  ],
  inputs: {
    theory: choice(
      {
        wear: { label: 'Uniform wear (worn in)', also: ['wear', 'old', 'worn'] },
        pressure: { label: 'Uniform pressure (new, stiff plates)', also: ['pressure', 'new'] },
      },
      { label: 'Theory', default: 'wear' },
    ),
    outerDiameter: quantity('m', {
      label: 'Outer diameter of the lining',
      unit: 'mm',
      symbol: 'D',
      min: 1,
      max: 5000,
      usual: [20, 2000],
    }),
    innerDiameter: quantity('m', {
      label: 'Inner diameter of the lining',
      unit: 'mm',
      symbol: 'd',
      min: 0.5,
      max: 5000,
      usual: [10, 1800],
    }),
    surfaces: integer({
      label: 'Pairs of friction surfaces',
      help: 'A single plate lined on both sides has 2; a pack of n plates, outer and inner ones counted, has n − 1.',
      symbol: 'N',
      min: 1,
      max: 100,
      usual: [1, 40],
    }),
    friction: number({
      label: 'Friction coefficient',
      help: 'Dry molded linings about 0.25 to 0.45, in oil about 0.05 to 0.15.',
      symbol: '\\mu',
      min: 0.005,
      max: 2,
      usual: [0.03, 0.6],
    }),
    force: quantity('N', {
      label: 'Axial force',
      help: 'Of all springs or the piston together, which each pair of surfaces feels in full.',
      unit: 'kN',
      symbol: 'F',
      above: 0,
      max: 1e5,
      usual: [0.02, 1000],
      optional: true,
    }),
    pressure: quantity('Pa', {
      label: 'Largest lining pressure',
      unit: 'MPa',
      symbol: 'p_{max}',
      above: 0,
      max: 1000,
      usual: [0.02, 4],
      optional: true,
    }),
    torque: quantity('N*m', {
      label: 'Torque to be transmitted',
      help: 'With its service factor: the clutch slips above it.',
      symbol: 'T',
      above: 0,
      max: 1e8,
      usual: [0.1, 1e6],
      optional: true,
    }),
    speed: quantity('rad/s', {
      label: 'Speed',
      unit: 'rpm',
      symbol: '\\omega',
      above: 0,
      max: 1e5,
      usual: [10, 20000],
      optional: true,
    }),
  },
  outputs: {
    capacity: quantity('N*m', { label: 'Torque at which it slips', symbol: 'T_s', digits: 4 }),
    clamp: quantity('N', { label: 'Axial force', unit: 'kN', symbol: 'F_a', digits: 4 }),
    peak: quantity('Pa', { label: 'Largest lining pressure', unit: 'MPa', symbol: 'p', digits: 4, places: 4 }),
    radius: quantity('m', { label: 'Mean friction radius', unit: 'mm', symbol: 'r_m', digits: 4 }),
    power: quantity('W', { label: 'Power at this torque', unit: 'kW', symbol: 'P', digits: 4, optional: true }),
    rim: quantity('m/s', { label: 'Speed at the outer edge', symbol: 'v', places: 2, optional: true }),
  },
  formula: ({ theory, outerDiameter, innerDiameter, surfaces, friction, force, pressure, torque, speed }) => {
    const radius =
      theory === 'wear'
        ? (outerDiameter + innerDiameter) / 4
        : (outerDiameter ** 2 + outerDiameter * innerDiameter + innerDiameter ** 2) /
          (3 * (outerDiameter + innerDiameter));
    const area =
      (Math.PI / 4) *
      (outerDiameter - innerDiameter) *
      (theory === 'wear' ? 2 * innerDiameter : outerDiameter + innerDiameter);
    const clamp =
      force !== undefined ? force : pressure !== undefined ? pressure * area : torque! / (friction * surfaces * radius);
    const capacity = friction * surfaces * clamp * radius;
    return {
      capacity,
      clamp,
      peak: clamp / area,
      radius,
      power: speed === undefined ? undefined : capacity * speed,
      rim: speed === undefined ? undefined : (speed * outerDiameter) / 2,
    };
  },
  shown: ({ theory, outerDiameter, innerDiameter, surfaces, friction, clamp, peak, radius, capacity, speed }) => ({
    radius:
      theory === 'wear'
        ? (outerDiameter + innerDiameter) / 4
        : (outerDiameter ** 3 - innerDiameter ** 3) / (3 * (outerDiameter ** 2 - innerDiameter ** 2)),
    capacity: friction * surfaces * clamp * radius,
    clamp:
      theory === 'wear'
        ? (Math.PI / 2) * peak * innerDiameter * (outerDiameter - innerDiameter)
        : (Math.PI / 4) * peak * (outerDiameter ** 2 - innerDiameter ** 2),
    peak: undefined,
    power: capacity * speed!,
    rim: (speed! * outerDiameter) / 2,
  }),
  stepwise: [
    'Torque, axial force and largest pressure follow from each other by these equations; the one that is given stands first.',
  ],
  requires: [
    {
      that: ({ innerDiameter, outerDiameter }) => innerDiameter < outerDiameter,
      field: 'innerDiameter',
      says: 'The inner diameter, {innerDiameter}, must be below the outer one, {outerDiameter}.',
    },
    {
      that: (_, given) => given.force || given.pressure || given.torque,
      field: 'force',
      says: 'Give the axial force, the lining pressure or the torque: one of the three.',
    },
    {
      that: (_, given) => !(given.force && given.pressure),
      field: 'pressure',
      says: 'Axial force and lining pressure follow from each other: give one of them.',
    },
    {
      that: (_, given) => !given.torque || (!given.force && !given.pressure),
      field: 'torque',
      says: 'The torque follows from force or pressure: give one of the three.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ peak }) => roundTo(peak / 1e6, 4) > 2,
      says: 'The lining is pressed with {peak}: many dry linings are allowed less than 2 MPa. Compare with the permissible pressure of yours, or take a larger disc or more surfaces.',
    },
    {
      level: 'caution',
      when: ({ innerDiameter, outerDiameter }) => isBelow(innerDiameter, 0.4 * outerDiameter),
      says: 'The inner diameter is below 0.4 of the outer one: wear and heat differ so much across a ring so wide that common clutches have 0.45 to 0.8. Check that both are diameters.',
    },
    {
      level: 'caution',
      when: ({ innerDiameter, outerDiameter }) => isAbove(innerDiameter, 0.85 * outerDiameter),
      says: 'The inner diameter is over 0.85 of the outer one, so that the ring is narrow and its pressure high; common clutches have 0.45 to 0.8.',
    },
    {
      level: 'note',
      when: ({ theory }) => theory === 'pressure',
      says: 'Uniform pressure holds for new, stiff plates; as they wear in, the same force carries less torque. Design by uniform wear, which never promises more.',
    },
    {
      level: 'caution',
      when: ({ rim }) => rim !== undefined && roundTo(rim, 2) > 30,
      says: 'The edge runs at {rim}: plain cast iron is commonly kept below about 30 m/s, and linings may burst too. Take only parts whose maker allows this speed.',
    },
    {
      level: 'caution',
      when: ({ peak }) => roundTo(peak / 1e6, 4) < 0.01,
      says: 'The lining is pressed with only {peak}: check the units of force, torque and diameters.',
    },
  ],
  explanation: ({ theory, power, surfaces }) =>
    `With ${surfaces === 1 ? 'one pair' : '{surfaces} pairs'} of friction surfaces at a friction of {friction} and {clamp} of axial force, the clutch slips at {capacity} by uniform ${theory}; its lining is pressed with at most {peak}${theory === 'wear' ? ', at the inner edge' : ''}, and the mean friction radius is {radius}.${power === undefined ? '' : ' At {speed} that is {power}.'} No service factor is added.`,
  examples: [
    {
      inputs: {
        outerDiameter: 150,
        innerDiameter: 75,
        surfaces: 8,
        friction: 0.1,
        pressure: 0.3,
        speed: 750,
      },
      results: {
        capacity: 119.28234606599,
        clamp: 2.6507188014664,
        peak: 0.3,
        radius: 56.25,
        power: 9.3684135525965,
        rim: 5.8904862255,
      },
      source:
        'Bhandari: Design of Machine Elements, example 11.8 (data and equations as in the Scilab companion); more digits in Python with mpmath',
    },
    {
      inputs: {
        theory: 'pressure',
        outerDiameter: 200,
        innerDiameter: 100,
        surfaces: 1,
        friction: 0.2,
        pressure: 1,
        speed: 750,
      },
      results: {
        capacity: 366.51914291881,
        clamp: 23.561944901923,
        radius: 77.777777777778,
        power: 28.786346169844,
      },
      cautions: ['new, stiff plates'],
      source:
        'Bhandari: Design of Machine Elements, example 11.2 (data and equations as in the Scilab companion); more digits in Python with mpmath',
    },
    {
      inputs: { outerDiameter: 250, innerDiameter: 175, surfaces: 2, friction: 0.35, torque: 250 },
      results: { capacity: 250, clamp: 3.3613445378151, peak: 0.16303987767717, radius: 106.25 },
      source: 'Python with mpmath: 250/(0.35 × 2 × 0.10625); 2 F/(π d (D - d))',
    },
    {
      inputs: {
        theory: 'pressure',
        outerDiameter: 250,
        innerDiameter: 175,
        surfaces: 2,
        friction: 0.35,
        force: 4,
      },
      results: { capacity: 300.58823529412, peak: 0.15977908012363, radius: 107.35294117647 },
      cautions: ['new, stiff plates'],
      source: 'Python with mpmath: (D³ - d³)/(3 (D² - d²)); 4 F/(π (D² - d²))',
    },
    {
      inputs: { outerDiameter: 200, innerDiameter: 60, surfaces: 1, friction: 0.3, pressure: 2.5, speed: 7000 },
      results: { capacity: 643.2410958, clamp: 32.9867, rim: 73.3038 },
      cautions: ['less than 2 MPa', 'below 0.4', 'may burst'],
      source: 'Python: π/2 × 2.5 × 60 × 140 N; 0.3 F × 65 mm; 733.04 rad/s × 0.1 m',
    },
    {
      inputs: { outerDiameter: 200, innerDiameter: 180, surfaces: 2, friction: 0.3, force: 1 },
      results: { capacity: 57, peak: 0.17683882566 },
      cautions: ['over 0.85'],
      source: 'By hand: 0.6 × 1000 × 0.095; 2000/(π × 180 × 20)',
    },
    {
      inputs: { outerDiameter: 250, innerDiameter: 175, surfaces: 2, friction: 0.35, torque: 2.5 },
      results: { clamp: 0.033613445378, peak: 0.0016303987768 },
      cautions: ['only'],
      source: 'Python with mpmath: a hundredth of the example with 250 N·m',
    },
    {
      inputs: { outerDiameter: 100, innerDiameter: 100, surfaces: 2, friction: 0.3, force: 1 },
      refused: 'must be below the outer one',
      source: 'By definition',
    },
    {
      inputs: { outerDiameter: 200, innerDiameter: 120, surfaces: 2, friction: 0.3 },
      refused: 'one of the three',
      source: 'By definition',
    },
    {
      inputs: { outerDiameter: 200, innerDiameter: 120, surfaces: 2, friction: 0.3, force: 1, pressure: 0.2 },
      refused: 'follow from each other',
      source: 'By definition',
    },
    {
      inputs: { outerDiameter: 200, innerDiameter: 120, surfaces: 2, friction: 0.3, force: 1, torque: 20 },
      refused: 'follows from force or pressure',
      source: 'By definition',
    },
  ],
  notes: [
    'Splines of a multiple-disc pack take up part of the axial force by friction, so that the last surfaces carry less.',
    'Slip while it engages heats the lining; heat and wear limit a clutch as much as its torque does.',
  ],
  references: [
    { title: 'Bhandari: Design of Machine Elements, ch. 11: Friction clutches' },
    { title: "Budynas, Nisbett: Shigley's Mechanical Engineering Design, §16-5: Frictional-contact axial clutches" },
    {
      title: 'Scilab textbook companion to Bhandari, examples 11.2 and 11.8',
      url: 'https://github.com/FOSSEE/Scilab-TBC-Uploads',
    },
  ],
});

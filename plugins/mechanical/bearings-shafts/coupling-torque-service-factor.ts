import {
  choice,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  number,
  percent,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** Torque of the drive times a service factor, shared by the bolts of a rigid flange coupling. */
export default defineCalculator({
  title: 'Coupling selection torque',
  description:
    'Torque by which a shaft coupling is chosen, from power and speed or torque and the service factor, with force, shear and bearing stress of the bolts of a flange coupling.',
  keywords: [
    'coupling torque',
    'service factor',
    'coupling sizing',
    'flange coupling bolts',
    'rigid flange coupling',
    'design torque of a coupling',
    '9550 kW rpm',
  ],
  related: ['key-keyway-stress', 'shaft-torsion-stress-twist', 'horsepower-torque-rpm'],
  inputs: {
    known: choice(
      {
        power: { label: 'Power and speed', also: ['power', 'kW'] },
        torque: { label: 'Torque', also: ['torque', 'Nm'] },
      },
      { label: 'Known', default: 'power' },
    ),
    power: quantity('W', {
      label: 'Power',
      help: 'That the driven machine takes, or the rated power of the motor.',
      unit: 'kW',
      symbol: 'P',
      above: 0,
      max: 1e6,
      usual: [0.05, 50000],
      when: { known: 'power' },
    }),
    speed: quantity('rad/s', {
      label: 'Speed of the coupling',
      help: 'At its place in the drive: behind a gear that of the slow shaft.',
      unit: 'rpm',
      symbol: '\\omega',
      above: 0,
      max: 1e6,
      usual: [1, 60000],
      when: { known: 'power' },
    }),
    torque: quantity('N*m', {
      label: 'Torque of the drive',
      help: 'Without service factor.',
      symbol: 'T_n',
      above: 0,
      max: 1e9,
      usual: [0.1, 1e7],
      when: { known: 'torque' },
    }),
    serviceFactor: number({
      label: 'Service factor',
      help: 'From the catalog of the coupling, by driver, driven machine and hours: about 1 for an even load on an electric motor, 1.5 to 2 for shocks, more for reversing or piston engines.',
      symbol: 'K_s',
      min: 1,
      max: 10,
      usual: [1, 4],
    }),
    rating: quantity('N*m', {
      label: 'Rated torque of a coupling',
      help: 'Of the coupling that you have in mind, to compare.',
      symbol: 'T_{KN}',
      above: 0,
      max: 1e9,
      usual: [0.1, 1e7],
      optional: true,
    }),
    bolts: integer({
      label: 'Bolts of a flange coupling',
      symbol: 'n',
      min: 2,
      max: 200,
      usual: [3, 48],
      optional: true,
    }),
    boltCircle: quantity('m', {
      label: 'Diameter of the bolt circle',
      unit: 'mm',
      symbol: 'D_b',
      min: 5,
      max: 10000,
      usual: [30, 3000],
      optional: true,
    }),
    boltDiameter: quantity('m', {
      label: 'Diameter of a bolt',
      help: 'Of the fitted shank in the joint; where a thread lies in the joint that of its core.',
      unit: 'mm',
      symbol: 'd_b',
      min: 1,
      max: 500,
      usual: [4, 120],
      optional: true,
    }),
    flangeThickness: quantity('m', {
      label: 'Thickness of a flange at the bolts',
      unit: 'mm',
      symbol: 't',
      min: 0.5,
      max: 1000,
      usual: [3, 300],
      optional: true,
    }),
  },
  outputs: {
    designTorque: quantity('N*m', { label: 'Torque to select by', symbol: 'T', digits: 4 }),
    nominalTorque: quantity('N*m', { label: 'Torque of the drive', symbol: 'T_0', digits: 4 }),
    use: percent({
      label: 'Share of the rated torque',
      help: 'Torque to select by over the rated torque: at most 100%.',
      symbol: 'u',
      places: 1,
      optional: true,
    }),
    boltForce: quantity('N', { label: 'Shear force of a bolt', unit: 'kN', symbol: 'F_b', digits: 4, optional: true }),
    boltShear: quantity('Pa', {
      label: 'Shear stress of a bolt',
      unit: 'MPa',
      symbol: '\\tau_b',
      digits: 4,
      places: 2,
      optional: true,
    }),
    bearing: quantity('Pa', {
      label: 'Bearing stress at a bolt',
      unit: 'MPa',
      symbol: '\\sigma_b',
      digits: 4,
      places: 2,
      optional: true,
    }),
  },
  formula: ({
    known,
    power,
    speed,
    torque,
    serviceFactor,
    rating,
    bolts,
    boltCircle,
    boltDiameter,
    flangeThickness,
  }) => {
    const nominalTorque = known === 'power' ? power! / speed! : torque!;
    const designTorque = serviceFactor * nominalTorque;
    const boltForce = bolts === undefined ? undefined : (2 * designTorque) / (bolts * boltCircle!);
    return {
      designTorque,
      nominalTorque,
      use: rating === undefined ? undefined : designTorque / rating,
      boltForce,
      boltShear: boltForce === undefined ? undefined : boltForce / ((Math.PI / 4) * boltDiameter! ** 2),
      bearing:
        boltForce === undefined || flangeThickness === undefined
          ? undefined
          : boltForce / (boltDiameter! * flangeThickness),
    };
  },
  requires: [
    {
      that: (_, given) => given.bolts === given.boltCircle,
      field: 'boltCircle',
      says: 'The number of bolts and their circle go together: give both or neither.',
    },
    {
      that: (_, given) => given.bolts === given.boltDiameter,
      field: 'boltDiameter',
      says: 'The number of bolts and their diameter go together: give both or neither.',
    },
    {
      that: (_, given) => !given.flangeThickness || given.bolts,
      field: 'flangeThickness',
      says: 'The thickness of the flange is for the bearing stress of bolts: give their number, circle and diameter too.',
    },
    {
      that: ({ bolts, boltCircle, boltDiameter }) => isAtMost(boltDiameter, boltCircle * Math.sin(Math.PI / bolts)),
      field: 'boltDiameter',
      says: '{bolts} bolts of {boltDiameter} do not fit on a circle of {boltCircle}: check radius and diameter.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ use }) => use !== undefined && isAbove(use, 1),
      says: 'The coupling is rated for less than the torque to select by: it would be used to {use}. Take a larger one.',
    },
    {
      level: 'caution',
      when: ({ use }) => use !== undefined && roundTo(100 * use, 1) < 10,
      says: 'The coupling is used to {use} only: check that torque and rating are in one unit, and power and speed in theirs.',
    },
    {
      level: 'caution',
      when: ({ boltShear }) => boltShear !== undefined && roundTo(boltShear / 1e6, 2) > 60,
      says: 'A shear stress of {boltShear} is more than the 30 to 60 MPa that worked designs commonly allow for fitted bolts of mild steel: compare with the allowable stress of yours.',
    },
    {
      level: 'caution',
      when: ({ bearing }) => bearing !== undefined && roundTo(bearing / 1e6, 2) > 80,
      says: 'The bolts press on the holes with {bearing}: worked designs commonly allow cast iron flanges about 80 MPa. Compare with the allowable bearing stress of bolt and flange.',
    },
    {
      level: 'note',
      when: ({ serviceFactor }) => serviceFactor === 1,
      says: 'A service factor of 1 leaves nothing for shocks, starting or hours: it fits an even load on an electric motor only, if the maker of the coupling says so.',
    },
    {
      level: 'note',
      when: ({ boltShear }) => boltShear !== undefined,
      says: 'All bolts share the force alike only where they are fitted (reamed). Bolts with clearance drive by the friction of the flanges instead: check their preload.',
    },
    {
      level: 'caution',
      when: ({ bolts, boltCircle, boltDiameter }) => bolts !== undefined && isAbove(boltCircle!, 25 * boltDiameter!),
      says: 'The bolts are thinner than a twenty-fifth of their circle: check that both are in one unit.',
    },
  ],
  explanation: ({ known, boltShear, bearing, use }) =>
    `${known === 'power' ? '{power} at {speed} are' : 'The drive has'} a torque of {nominalTorque}; with a service factor of {serviceFactor} the coupling is selected for {designTorque}.${use === undefined ? '' : ' That is {use} of its rated {rating}.'}${boltShear === undefined ? '' : ` Each of {bolts} bolts of {boltDiameter} on a circle of {boltCircle} diameter bears {boltForce}, a shear stress of {boltShear}${bearing === undefined ? '' : ' and a bearing stress of {bearing} on {flangeThickness}'}.`} Peaks at starting, braking or a short circuit are to be held against the largest torque of the coupling.`,
  examples: [
    {
      inputs: {
        power: 20,
        speed: 240,
        serviceFactor: 1.25,
        bolts: 4,
        boltCircle: 150,
        boltDiameter: 12,
      },
      results: {
        nominalTorque: 795.7747154595,
        designTorque: 994.7183943243,
        boltForce: 3.315727981081,
        boltShear: 29.31747212,
      },
      cautions: ['fitted (reamed)'],
      source:
        'Sadhu Singh: Machine Design I, example 7.1 (data as in the Python companion; a bolt of 11.86 mm at 30 MPa); more digits in Python with mpmath',
    },
    {
      inputs: { power: 30, speed: 1500, serviceFactor: 1.5, rating: 400 },
      results: { nominalTorque: 190.9859317103, designTorque: 286.4788975654, use: 71.61972439 },
      source: 'Python with mpmath: 30000/(50 π) × 1.5; over 400',
    },
    {
      inputs: {
        known: 'torque',
        torque: 5000,
        serviceFactor: 1,
        rating: 4500,
        bolts: 6,
        boltCircle: 200,
        boltDiameter: 10,
        flangeThickness: 5,
      },
      results: {
        designTorque: 5000,
        use: 111.1111111,
        boltForce: 8.333333333,
        boltShear: 106.1032953946,
        bearing: 166.6666667,
      },
      cautions: ['rated for less', 'mild steel', 'press on the holes', 'leaves nothing', 'fitted (reamed)'],
      source: 'By hand: 5000/4500; 10000/(6 × 0.2); over π × 100/4; over 50 mm²',
    },
    {
      inputs: { known: 'torque', torque: 20, serviceFactor: 1.5, rating: 400 },
      results: { designTorque: 30, use: 7.5 },
      cautions: ['in one unit'],
      source: 'By hand: 1.5 × 20; 30/400',
    },
    {
      inputs: { known: 'torque', torque: 100, serviceFactor: 2, bolts: 4, boltCircle: 300, boltDiameter: 10 },
      results: { designTorque: 200, boltForce: 0.3333333333, boltShear: 4.244131816 },
      cautions: ['twenty-fifth', 'fitted (reamed)'],
      source: 'By hand: 400/(4 × 0.3); over 25 π mm²',
    },
    {
      inputs: { power: 30, speed: 1500, serviceFactor: 1.5, bolts: 6, boltDiameter: 12 },
      refused: 'number of bolts and their circle',
      source: 'By definition',
    },
    {
      inputs: { power: 30, speed: 1500, serviceFactor: 1.5, bolts: 6, boltCircle: 120 },
      refused: 'number of bolts and their diameter',
      source: 'By definition',
    },
    {
      inputs: { power: 30, speed: 1500, serviceFactor: 1.5, flangeThickness: 12 },
      refused: 'for the bearing stress of bolts',
      source: 'By definition',
    },
    {
      inputs: { power: 30, speed: 1500, serviceFactor: 1.5, bolts: 12, boltCircle: 40, boltDiameter: 12 },
      refused: 'do not fit',
      source: 'By hand: 40 sin 15° = 10.35 mm',
    },
  ],
  notes: [
    'Service factors belong to the makers of the coupling and to the kind of coupling: those of one catalog do not hold for another (AGMA 922 lists suggestions for flexible couplings).',
    'Misalignment, bore, speed and temperature limit a coupling as well.',
  ],
  references: [
    { title: 'AGMA 922-A96: Load classification and service factors for flexible couplings' },
    {
      title: 'Sadhu Singh: Machine Design I, ch. 7, in the Python textbook companion',
      url: 'http://tbc-python.fossee.in/convert-notebook/Machine_Design-I_by_Dr._Sadhu_Singh/chapter7.ipynb',
    },
    {
      title: 'Mathalino: Flanged bolt couplings',
      url: 'https://mathalino.com/reviewer/mechanics-and-strength-of-materials/flanged-bolt-couplings',
    },
  ],
});

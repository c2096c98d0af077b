import { defineCalculator, integer, isAbove, isAtMost, number, quantity, roundTo } from '@reckoner/engine';

/** Disc springs without contact flats by Almen and László, as EN 16984 has them; stacks without friction. */
export default defineCalculator({
  title: 'Disc spring (Belleville washer)',
  description:
    'Force, stiffness and stresses at the edges of a disc spring from its size and deflection, and of stacks in parallel and series.',
  keywords: [
    'Belleville spring',
    'Belleville washer force',
    'DIN 2092',
    'DIN 2093',
    'EN 16984',
    'Almen-Laszlo',
    'conical washer',
    'disc spring stack',
  ],
  inputs: {
    outerDiameter: quantity('m', {
      label: 'Outer diameter',
      usual: [4, 600],
      unit: 'mm',
      symbol: 'D_e',
      min: 0.1,
      max: 5000,
    }),
    innerDiameter: quantity('m', {
      label: 'Inner diameter',
      usual: [2, 400],
      unit: 'mm',
      symbol: 'D_i',
      min: 0.05,
      max: 5000,
    }),
    thickness: quantity('m', { label: 'Thickness', usual: [0.1, 40], unit: 'mm', symbol: 't', min: 0.005, max: 500 }),
    coneHeight: quantity('m', {
      label: 'Cone height, unloaded',
      help: 'Overall height of one disc less its thickness.',
      usual: [0.05, 30],
      unit: 'mm',
      symbol: 'h_0',
      min: 0.001,
      max: 500,
    }),
    deflection: quantity('m', {
      label: 'Deflection of one disc',
      unit: 'mm',
      symbol: 's',
      above: 0,
      max: 500,
    }),
    parallel: integer({
      label: 'Discs in parallel',
      help: 'Stacked the same way round: their forces add.',
      symbol: 'n',
      min: 1,
      max: 100,
      default: 1,
    }),
    series: integer({
      label: 'Packets in series',
      help: 'Stacked against each other: their deflections add.',
      symbol: 'i',
      min: 1,
      max: 1000,
      default: 1,
    }),
    elasticModulus: quantity('Pa', {
      label: 'Modulus of elasticity',
      usual: [50, 250],
      unit: 'GPa',
      symbol: 'E',
      min: 1,
      max: 1000,
      default: 206,
    }),
    poissonRatio: number({ label: "Poisson's ratio", symbol: '\\mu', min: 0, max: 0.5, default: 0.3 }),
  },
  outputs: {
    force: quantity('N', { label: 'Force of the stack', symbol: 'F', places: 1 }),
    flatForce: quantity('N', { label: 'Force when flat', symbol: 'F_c', places: 1 }),
    travel: quantity('m', { label: 'Deflection of the stack', unit: 'mm', symbol: 's_{tot}', places: 3 }),
    rate: quantity('N/m', { label: 'Stiffness of the stack there', unit: 'N/mm', symbol: 'R', places: 1 }),
    stressCenter: quantity('Pa', {
      label: 'Stress at the center of rotation, OM',
      unit: 'MPa',
      symbol: '\\sigma_{OM}',
      places: 1,
    }),
    stressUpperInner: quantity('Pa', {
      label: 'Stress at the upper inner edge, I',
      unit: 'MPa',
      symbol: '\\sigma_I',
      places: 1,
    }),
    stressLowerInner: quantity('Pa', {
      label: 'Stress at the lower inner edge, II',
      unit: 'MPa',
      symbol: '\\sigma_{II}',
      places: 1,
    }),
    stressLowerOuter: quantity('Pa', {
      label: 'Stress at the lower outer edge, III',
      unit: 'MPa',
      symbol: '\\sigma_{III}',
      places: 1,
    }),
    stressUpperOuter: quantity('Pa', {
      label: 'Stress at the upper outer edge, IV',
      unit: 'MPa',
      symbol: '\\sigma_{IV}',
      places: 1,
    }),
  },
  formula: ({
    outerDiameter,
    innerDiameter,
    thickness,
    coneHeight,
    deflection,
    parallel,
    series,
    elasticModulus,
    poissonRatio,
  }) => {
    const delta = outerDiameter / innerDiameter;
    const logarithm = Math.log(delta);
    const k1 = ((delta - 1) / delta) ** 2 / ((delta + 1) / (delta - 1) - 2 / logarithm) / Math.PI;
    const k2 = ((6 / Math.PI) * ((delta - 1) / logarithm - 1)) / logarithm;
    const k3 = ((3 / Math.PI) * (delta - 1)) / logarithm;
    const pressure = ((4 * elasticModulus) / (1 - poissonRatio ** 2)) * (thickness ** 2 / (k1 * outerDiameter ** 2));
    const height = coneHeight / thickness;
    const bend = deflection / thickness;
    const middle = height - bend / 2;
    return {
      force: parallel * pressure * thickness ** 2 * bend * ((height - bend) * middle + 1),
      flatForce: parallel * pressure * thickness ** 2 * height,
      travel: series * deflection,
      rate: ((parallel * pressure * thickness) / series) * (height ** 2 - 3 * height * bend + 1.5 * bend ** 2 + 1),
      stressCenter: (-3 / Math.PI) * pressure * bend,
      stressUpperInner: -pressure * bend * (k2 * middle + k3),
      stressLowerInner: -pressure * bend * (k2 * middle - k3),
      stressLowerOuter: (-pressure * bend * ((k2 - 2 * k3) * middle - k3)) / delta,
      stressUpperOuter: (-pressure * bend * ((k2 - 2 * k3) * middle + k3)) / delta,
    };
  },
  requires: [
    {
      that: ({ outerDiameter, innerDiameter }) => isAtMost(innerDiameter, 0.9 * outerDiameter),
      field: 'innerDiameter',
      says: 'The inner diameter, {innerDiameter}, must be at most 0.9 of the outer one, {outerDiameter}.',
    },
    {
      that: ({ deflection, coneHeight }) => isAtMost(deflection, coneHeight),
      field: 'deflection',
      says: 'A disc is flat after its cone height of {coneHeight}: it cannot deflect by {deflection}.',
    },
    {
      that: ({ outerDiameter, innerDiameter, thickness }) => isAtMost(thickness, 0.5 * (outerDiameter - innerDiameter)),
      field: 'thickness',
      says: 'A thickness of {thickness} is more than the width of the ring: this is no disc spring.',
    },
    {
      that: ({ outerDiameter, innerDiameter, coneHeight }) =>
        isAtMost(coneHeight, 0.5 * (outerDiameter - innerDiameter)),
      field: 'coneHeight',
      says: 'A cone height of {coneHeight} is more than the width of the ring: these equations are for shallow cones.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ stressCenter }) => roundTo(stressCenter / 1e6, 1) < -1600,
      says: 'The stress at OM, {stressCenter}, is beyond the 1,400 to 1,600 MPa at which spring steels yield: the disc sets and loses height.',
    },
    {
      level: 'caution',
      when: ({ deflection, coneHeight }) => isAbove(deflection, 0.75 * coneHeight),
      says: 'Beyond three quarters of the cone height the discs begin to touch flat: the real force rises above the computed one.',
    },
    {
      level: 'caution',
      when: ({ coneHeight, thickness }) => isAbove(coneHeight, 1.42 * thickness),
      says: 'With this cone height the force passes a maximum before the disc is flat: it may snap through.',
    },
    {
      level: 'caution',
      when: ({ coneHeight, thickness }) => isAbove(coneHeight, 1.35 * thickness),
      says: 'Standard discs have a cone height of at most 1.3 thicknesses: check that {coneHeight} is the height without the thickness.',
    },
    {
      level: 'caution',
      when: ({ thickness }) => thickness > 0.006,
      says: 'Standard discs of more than 6 mm have contact flats and a reduced thickness, which this calculation leaves out: take the values of the maker.',
    },
    {
      level: 'note',
      when: ({ parallel }) => parallel > 1,
      says: 'Discs in parallel rub on each other: loading takes more and unloading gives less than the force here, which is without friction.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Force over deflection',
    x: { of: 'deflection' },
    y: { of: 'force' },
    curve: ({ thickness, coneHeight, deflection, flatForce, force }) => ({
      from: 0,
      to: coneHeight,
      lines: [
        {
          y: (s) => ((flatForce * s) / coneHeight) * (((coneHeight - s) * (coneHeight - s / 2)) / thickness ** 2 + 1),
        },
      ],
      marks: [{ x: deflection, y: force, label: 'Here' }],
    }),
  },
  explanation: ({ parallel, series }) =>
    parallel === 1 && series === 1
      ? 'The disc pushes back with {force} when it is pressed by {deflection}, and with {flatForce} when flat.'
      : 'The stack pushes back with {force} when it is pressed by {travel}, and with {flatForce} when flat.',
  examples: [
    {
      inputs: { outerDiameter: 50, innerDiameter: 25.4, thickness: 2, coneHeight: 1.4, deflection: 1.05 },
      results: {
        force: 4762.119016,
        flatForce: 5897.931631,
        travel: 1.05,
        rate: 3374.196154,
        stressCenter: -1056.020595,
        stressUpperInner: -2096.775342,
        stressLowerInner: 923.4509124,
        stressLowerOuter: 1140.358348,
        stressUpperOuter: -393.9165887,
      },
      source:
        'DIN 2093, disc B 50: 4760 N and 1140 MPa at three quarters of the cone height; digits in Python from the equations',
    },
    {
      inputs: {
        outerDiameter: 50,
        innerDiameter: 25.4,
        thickness: 3,
        coneHeight: 1.1,
        deflection: 0.825,
        parallel: 2,
        series: 4,
      },
      results: {
        force: 23952.90078,
        travel: 3.3,
        flatForce: 31280.10168,
        rate: 6720.828034,
        stressLowerInner: 1417.602063,
      },
      cautions: ['rub on each other'],
      source: 'Python: the equations for one disc, twice its force, four times its deflection, half its stiffness',
    },
    {
      inputs: { outerDiameter: 50, innerDiameter: 25.4, thickness: 1.25, coneHeight: 1.6, deflection: 1.2 },
      results: { force: 1550.181807, rate: 343.9363032, stressLowerOuter: 1035.427504 },
      source: 'Python from the equations, for disc C 50 of DIN 2093',
    },
    {
      inputs: { outerDiameter: 50, innerDiameter: 25.4, thickness: 1, coneHeight: 2, deflection: 1 },
      results: { force: 1316.502596, flatForce: 1053.202077, rate: 263.3005192, stressLowerInner: -238.7143717 },
      cautions: ['snap through', 'without the thickness'],
      source: 'Python from the equations',
    },
    {
      inputs: { outerDiameter: 100, innerDiameter: 51, thickness: 8, coneHeight: 2.2, deflection: 1.7 },
      results: { flatForce: 148649.4616, stressCenter: -1713.88228 },
      cautions: ['at which spring steels yield', 'three quarters', 'contact flats'],
      source: 'Python from the equations',
    },
    {
      inputs: { outerDiameter: 100, innerDiameter: 51, thickness: 8, coneHeight: 2.2, deflection: 1.58707 },
      results: { stressCenter: '-1600.030' },
      cautions: ['contact flats'],
      source: 'By hand: -1713.88228 × 1.58707/1.7; shown as -1,600.0 MPa, which is not beyond 1,600',
    },
    {
      inputs: { outerDiameter: 50, innerDiameter: 46, thickness: 1, coneHeight: 1, deflection: 0.5 },
      refused: 'at most 0.9',
      source: 'By hand: 46/50',
    },
    {
      inputs: { outerDiameter: 50, innerDiameter: 25, thickness: 2, coneHeight: 1, deflection: 1.5 },
      refused: 'flat after',
      source: 'By definition',
    },
    {
      inputs: { outerDiameter: 50, innerDiameter: 25, thickness: 15, coneHeight: 1, deflection: 0.5 },
      refused: 'no disc spring',
      source: 'By hand: the ring is 12.5 mm wide',
    },
    {
      inputs: { outerDiameter: 50, innerDiameter: 25, thickness: 1, coneHeight: 13, deflection: 0.5 },
      refused: 'shallow cones',
      source: 'By hand: the ring is 12.5 mm wide',
    },
    {
      inputs: {
        outerDiameter: 40,
        innerDiameter: 20.4,
        thickness: 1.5,
        coneHeight: 1.15,
        deflection: 0.6,
        elasticModulus: 190,
        poissonRatio: 0.28,
      },
      results: {
        force: 1837.164671,
        flatForce: 2915.463714,
        rate: 2301.385366,
        stressCenter: -645.5797725,
        stressUpperInner: -1385.019505,
        stressLowerInner: 457.3149009,
        stressLowerOuter: 765.6652427,
        stressUpperOuter: -173.9253042,
      },
      source: 'Python from the equations of DIN 2092, for the size B 40 of DIN 2093 in stainless steel',
    },
  ],
  notes: [
    'Compression is negative. The stresses are nominal: presetting leaves stresses of its own in the disc.',
    'Fatigue is judged by the tensile stresses at II and III.',
  ],
  references: [
    { title: 'EN 16984:2016: Disc springs – Calculation (formerly DIN 2092)' },
    { title: 'EN 16983:2016: Disc springs – Quality specifications – Dimensions (formerly DIN 2093)' },
    { title: 'Almen, László: The Uniform-Section Disk Spring, Transactions of the ASME 58 (1936)' },
  ],
});

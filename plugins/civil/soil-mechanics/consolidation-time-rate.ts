import {
  choice,
  constant,
  defineCalculator,
  findRoot,
  isAbove,
  isAtMost,
  isBelow,
  number,
  percent,
  quantity,
  roundTo,
  table,
} from '@reckoner/engine';

const DEGREES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99];

/** What is left of an excess pore pressure that was uniform at first: Terzaghi's series. */
function leftVertical(timeFactor: number) {
  if (timeFactor < 0.02) return 1 - degreeVertical(timeFactor);
  let left = 0;
  for (let m = 0; m < 20; m++) {
    const argument = (Math.PI * (2 * m + 1)) / 2;
    left += (2 / argument ** 2) * Math.exp(-(argument ** 2) * timeFactor);
    if (argument ** 2 * timeFactor > 40) break;
  }
  return left;
}

/** Degree of consolidation; at early times that of an endless layer, from which the series differs by less than 1e-20. */
function degreeVertical(timeFactor: number): number {
  return timeFactor < 0.02 ? 2 * Math.sqrt(timeFactor / Math.PI) : 1 - leftVertical(timeFactor);
}

/** Barron's F(n) for equal strain, with the smear zone as an added resistance. */
function drainFactor(ratio: number, smearRatio: number, smearPermeability: number) {
  return (
    (ratio ** 2 / (ratio ** 2 - 1)) * Math.log(ratio) -
    (3 * ratio ** 2 - 1) / (4 * ratio ** 2) +
    (smearPermeability - 1) * Math.log(smearRatio)
  );
}

/** Terzaghi's one-dimensional and Barron's radial consolidation, together by Carrillo's product. */
export default defineCalculator({
  title: 'Consolidation time',
  description:
    'Degree of consolidation of a clay layer after a time, or the time to a degree, by vertical drainage and, where wanted, vertical drains.',
  keywords: [
    'time factor',
    'coefficient of consolidation',
    'cv',
    't90',
    'vertical drains',
    'PVD',
    'Barron',
    'settlement over time',
  ],
  related: ['consolidation-settlement', 'permeability-test'],
  inputs: {
    find: choice(
      { degree: 'Degree of consolidation after a time', time: 'Time to a degree of consolidation' },
      {
        label: 'Find',
        default: 'degree',
      },
    ),
    thickness: quantity('m', {
      label: 'Thickness of the clay layer',
      help: 'The whole layer, not the drainage path.',
      symbol: 'H',
      min: 0.005,
      max: 200,
      usual: [0.5, 50],
    }),
    drainage: choice(
      {
        double: { label: 'Drained at top and bottom', also: ['double', 'two-way'], value: 2 },
        single: { label: 'Drained at one side', also: ['single', 'one-way'], value: 1 },
      },
      { label: 'Vertical drainage' },
    ),
    coefficient: quantity('m^2/s', {
      label: 'Coefficient of consolidation',
      unit: 'm^2/yr',
      symbol: 'c_v',
      min: 0.0001,
      max: 10000,
      usual: [0.1, 100],
    }),
    time: quantity('s', {
      label: 'Time since the load came',
      unit: 'yr',
      symbol: 't',
      min: 0,
      max: 1e6,
      usual: [0, 200],
      when: { find: 'degree' },
    }),
    target: percent({
      label: 'Degree of consolidation to reach',
      help: 'The theory never quite reaches 100%.',
      symbol: 'U',
      min: 0.1,
      max: 99.9,
      usual: [2, 99.9],
      when: { find: 'time' },
    }),
    drains: choice(
      {
        none: { label: 'None', also: ['no drains'] },
        triangular: { label: 'Triangular pattern', also: ['triangle'] },
        square: { label: 'Square pattern', also: ['square'] },
      },
      { label: 'Vertical drains', default: 'none' },
    ),
    spacing: quantity('m', {
      label: 'Spacing of the drains',
      help: 'From center to center.',
      symbol: 's',
      min: 0.2,
      max: 20,
      usual: [0.7, 6],
      when: { drains: ['triangular', 'square'] },
    }),
    drainDiameter: quantity('m', {
      label: 'Diameter of a drain',
      help: 'Of a band drain (a + b)/2, about 50 mm for 100 by 4 mm.',
      unit: 'mm',
      symbol: 'd_w',
      min: 10,
      max: 1500,
      usual: [40, 600],
      when: { drains: ['triangular', 'square'] },
    }),
    horizontal: quantity('m^2/s', {
      label: 'Horizontal coefficient of consolidation',
      help: 'Often 1 to 3 times the vertical one.',
      unit: 'm^2/yr',
      symbol: 'c_h',
      min: 0.0001,
      max: 10000,
      usual: [0.1, 100],
      when: { drains: ['triangular', 'square'] },
    }),
    smearRatio: number({
      label: 'Diameter of the smear zone over that of the drain',
      symbol: 's_r',
      min: 1,
      max: 10,
      default: 1,
      when: { drains: ['triangular', 'square'] },
    }),
    smearPermeability: number({
      label: 'Permeability outside over that inside of the smear zone',
      symbol: 'k_h/k_s',
      min: 1,
      max: 50,
      default: 1,
      when: { drains: ['triangular', 'square'] },
    }),
    settlement: quantity('m', {
      label: 'Primary settlement in the end',
      unit: 'mm',
      symbol: 'S_c',
      min: 0.01,
      max: 50000,
      usual: [1, 5000],
      optional: true,
    }),
  },
  outputs: {
    degree: percent({ label: 'Degree of consolidation', symbol: 'U', places: 1 }),
    duration: quantity('s', { label: 'Time', unit: 'yr', symbol: 't', places: 2, digits: 3 }),
    days: quantity('s', { label: 'Time in days', unit: 'd', symbol: 't', places: 1, digits: 3 }),
    left: percent({ label: 'Excess pore pressure left, on average', places: 1 }),
    settled: quantity('m', { label: 'Settlement by then', unit: 'mm', symbol: 'S_t', places: 1, optional: true }),
    path: quantity('m', { label: 'Drainage path', symbol: 'H_{dr}', places: 3 }),
    timeFactor: number({ label: 'Time factor', symbol: 'T_v', places: 4 }),
    vertical: percent({ label: 'Degree by vertical drainage alone', symbol: 'U_v', places: 1, optional: true }),
    radial: percent({ label: 'Degree by the drains alone', symbol: 'U_r', places: 1, optional: true }),
    influence: quantity('m', { label: 'Diameter that a drain serves', symbol: 'd_e', places: 3, optional: true }),
    schedule: table(
      {
        degree: percent({ label: 'Degree', places: 0 }),
        time: quantity('s', { label: 'Time', unit: 'yr', places: 2, digits: 3 }),
      },
      { label: 'Times' },
    ),
  },
  formula: ({
    find,
    thickness,
    drainage,
    coefficient,
    time,
    target,
    drains,
    spacing,
    drainDiameter,
    horizontal,
    smearRatio,
    smearPermeability,
    settlement,
  }) => {
    const path = thickness / drainage;
    const unitTime = path ** 2 / coefficient;
    const influence =
      drains === 'none'
        ? undefined
        : spacing * (drains === 'square' ? Math.sqrt(4 / Math.PI) : Math.sqrt(Math.sqrt(12) / Math.PI));
    // How fast the drains alone work off what is left, per time factor.
    const rate =
      influence === undefined
        ? 0
        : (8 * horizontal * unitTime) /
          (drainFactor(influence / drainDiameter, smearRatio, smearPermeability) * influence ** 2);
    const logLeft = (factor: number) => Math.log1p(-degreeVertical(factor)) - rate * factor;
    const factorOf = (degree: number) => {
      const wanted = Math.log1p(-degree);
      return findRoot((factor) => logLeft(factor) - wanted, 0, Math.min(3, rate > 0 ? -wanted / rate : 3));
    };
    const timeFactor = find === 'degree' ? time / unitTime : factorOf(target);
    const radialLeft = Math.exp(-rate * timeFactor);
    const verticalLeft = leftVertical(timeFactor);
    const byVertical = degreeVertical(timeFactor);
    const byRadial = -Math.expm1(-rate * timeFactor);
    const degree = find === 'degree' ? byVertical + byRadial - byVertical * byRadial : target;
    return {
      degree,
      duration: timeFactor * unitTime,
      days: timeFactor * unitTime,
      left: find === 'degree' ? verticalLeft * radialLeft : 1 - target,
      settled: settlement === undefined ? undefined : degree * settlement,
      path,
      timeFactor,
      vertical: influence === undefined ? undefined : byVertical,
      radial: influence === undefined ? undefined : byRadial,
      influence,
      schedule: DEGREES.map((share) => ({ degree: share, time: factorOf(share) * unitTime })),
    };
  },
  shown: ({ thickness, drainage, coefficient, path, duration, vertical, radial }) => ({
    degree: vertical === undefined || radial === undefined ? undefined : 1 - (1 - vertical) * (1 - radial),
    duration: undefined,
    days: undefined,
    left: undefined,
    settled: undefined,
    path: thickness / drainage,
    timeFactor: (coefficient * duration) / path ** 2,
    vertical: undefined,
    radial: undefined,
    influence: undefined,
    schedule: undefined,
  }),
  stepwise: [
    'The drainage path is H/2 where water leaves at top and bottom, else H; T_v = c_v t/H_dr².',
    'Vertical (Terzaghi): U_v = 1 − Σ 2/M² e^(−M² T_v) with M = π/2, 3π/2, 5π/2, …; for small T_v that is 2√(T_v/π).',
    'Radial (Barron, equal strain): U_r = 1 − e^(−8 T_r/F) with T_r = c_h t/d_e², n = d_e/d_w and F = n²/(n² − 1) × ln n − (3n² − 1)/(4n²) + (k_h/k_s − 1) ln s_r; d_e = 1.050 s in a triangular and 1.128 s in a square pattern.',
    'Together (Carrillo): 1 − U = (1 − U_v)(1 − U_r).',
  ],
  requires: [
    {
      that: ({ settlement, thickness }) => settlement < thickness,
      field: 'settlement',
      says: 'A layer of {thickness} cannot settle by {settlement}: check the units.',
    },
    {
      that: ({ drainDiameter, spacing }) => isAtMost(drainDiameter, spacing / 2),
      field: 'drainDiameter',
      says: 'Drains of {drainDiameter} every {spacing} from center to center would leave gaps narrower than themselves: check the units.',
    },
    {
      that: ({ smearRatio, drainDiameter, spacing }) => isBelow(smearRatio * drainDiameter, spacing),
      field: 'smearRatio',
      says: 'The smear zones of neighboring drains would overlap.',
    },
    {
      that: ({ smearRatio, smearPermeability }) => smearRatio > 1 === smearPermeability > 1,
      field: 'smearPermeability',
      says: 'A smear zone needs both its diameter and its permeability ratio above 1, or both 1 for none.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ settlement, thickness }) => settlement !== undefined && isAbove(settlement, 0.15 * thickness),
      says: 'A settlement of more than 15% of the thickness shortens the drainage path and changes the coefficient on the way: the theory of small strains is too rough here.',
    },
    {
      level: 'caution',
      when: ({ drains, smearPermeability }) => drains !== 'none' && smearPermeability === 1,
      says: 'Without a smear zone (both ratios 1) drains look faster than they are: driving a mandrel often lowers the permeability around it 2 to 5 times, out to about 2 or 3 diameters.',
    },
    {
      level: 'caution',
      when: ({ horizontal, coefficient, drains }) => drains !== 'none' && isBelow(horizontal, coefficient),
      says: 'The horizontal coefficient is seldom below the vertical one: are the two interchanged?',
    },
    {
      level: 'caution',
      when: ({ horizontal, coefficient, drains }) => drains !== 'none' && isAbove(horizontal, 10 * coefficient),
      says: 'A horizontal coefficient of more than 10 times the vertical one needs tests that show it, as in varved clay: check its unit.',
    },
    {
      level: 'note',
      when: ({ degree }) => roundTo(100 * degree, 1) > 90,
      says: 'Near the end of primary consolidation creep (secondary compression) goes on, which is not in these figures.',
    },
    {
      level: 'caution',
      when: ({ thickness }) => isBelow(thickness, constant(0.1, 'm')),
      says: 'So thin is a specimen of the laboratory: for the layer in the field give its thickness in meters.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Degree of consolidation over time',
    x: { of: 'duration' },
    y: { of: 'degree' },
    curve: ({ schedule, duration, degree, timeFactor, vertical, radial, path, coefficient }) => {
      const last = schedule[8]!.time;
      const unitTime = path ** 2 / coefficient;
      const rate =
        vertical === undefined || radial === undefined || timeFactor === 0 || radial > 0.999999
          ? undefined
          : -Math.log1p(-radial) / timeFactor;
      if (vertical !== undefined && rate === undefined) return undefined;
      return {
        from: 0,
        to: Math.max(1.5 * last, Math.min(duration, 4 * last)),
        lines: [{ y: (t) => 1 - leftVertical(t / unitTime) * Math.exp((-(rate ?? 0) * t) / unitTime) }],
        marks: duration <= 4 * last ? [{ x: duration, y: degree, label: 'Here' }] : [],
      };
    },
  },
  explanation: ({ find, drains, degree, duration, settlement, smearPermeability }) => {
    const by =
      drains === 'none'
        ? 'by vertical drainage over a path of {path}'
        : `with drains in a ${drains} pattern every {spacing}${smearPermeability === 1 ? ' without a smear zone' : ''} and vertical drainage over a path of {path}`;
    const settled = settlement === undefined ? '' : ': {settled} of the {settlement} of settlement';
    if (find === 'time')
      return `It takes ${duration < constant(7889400, 's') ? '{days}' : '{duration}'} to reach {degree} of primary consolidation ${by}${settled}.`;
    if (degree > 0.9995) return `After {time} primary consolidation is practically complete ${by}${settled}.`;
    return `After {time} the layer has reached {degree} of primary consolidation ${by}${settled}.`;
  },
  examples: [
    {
      inputs: { thickness: 6, drainage: 'double', coefficient: 1.5, time: 2, settlement: 200 },
      results: {
        degree: 64.3824263857,
        duration: 2,
        left: 35.6175736143,
        settled: 128.764852771,
        path: 3,
        timeFactor: 0.333333333333,
        schedule: {
          length: 11,
          rows: {
            0: { degree: 10, time: 0.0471238898 },
            4: { time: 1.180384437 },
            '-1': { degree: 99, time: 10.68772796 },
          },
        },
      },
      source: 'Python with mpmath at 40 digits: Terzaghi’s series',
    },
    {
      inputs: { find: 'time', thickness: 6, drainage: 'double', coefficient: 1.5, target: 90 },
      results: { duration: 5.08851244828, timeFactor: 0.848085408, degree: 90, left: 10 },
      source: 'mpmath by bisection of Terzaghi’s series; common tables have T = 0.848',
    },
    {
      inputs: { find: 'time', thickness: 6, drainage: 'single', coefficient: 1.5, target: 50, settlement: 80 },
      results: { duration: 4.72153774857, days: 1724.54166, timeFactor: 0.196730739524, path: 6, settled: 40 },
      source: 'mpmath by bisection of Terzaghi’s series; common tables have T = 0.197',
    },
    {
      inputs: {
        thickness: 10,
        drainage: 'double',
        coefficient: 2,
        time: 0.5,
        drains: 'triangular',
        spacing: 1.5,
        drainDiameter: 50,
        horizontal: 4,
        smearRatio: 2,
        smearPermeability: 3,
      },
      results: {
        degree: 83.9990184051,
        vertical: 22.5675833419,
        radial: 79.3355518458,
        influence: 1.57511270371,
        timeFactor: 0.04,
      },
      source: 'Python with mpmath: Barron’s F(n) = 2.7054 with 2 ln 2 for smear, Carrillo',
    },
    {
      inputs: {
        find: 'time',
        thickness: 10,
        drainage: 'single',
        coefficient: 2,
        target: 90,
        drains: 'square',
        spacing: 2,
        drainDiameter: 300,
        horizontal: 1,
      },
      results: { duration: 1.72248700422, vertical: 20.9434408303, radial: 87.3508281855, influence: 2.25675833419 },
      cautions: ['Without a smear zone', 'seldom below the vertical'],
      source: 'Python with mpmath by bisection',
    },
    {
      inputs: {
        thickness: 10,
        drainage: 'single',
        coefficient: 2,
        time: 1,
        drains: 'square',
        spacing: 2,
        drainDiameter: 300,
        horizontal: 30,
      },
      results: { degree: 100, vertical: 15.9576912161 },
      cautions: ['Without a smear zone', 'more than 10 times', 'creep'],
      source: 'Python with mpmath: less than 10⁻²⁶ is left',
    },
    {
      inputs: { thickness: 0.02, drainage: 'double', coefficient: 1, time: 0.0001 },
      results: { degree: 93.1259678463, timeFactor: 1 },
      cautions: ['a specimen of the laboratory', 'creep'],
      source: 'Python with mpmath: Terzaghi’s series at T = 1',
    },
    {
      inputs: { thickness: 10, drainage: 'double', coefficient: 2, time: 0, settlement: 2000 },
      results: { degree: 0, left: 100, settled: 0 },
      cautions: ['more than 15% of the thickness'],
      source: 'By hand: nothing at first',
    },
    {
      inputs: { find: 'time', thickness: 6, drainage: 'double', coefficient: 1.5, target: 10 },
      results: { duration: 0.0471238898, days: 17.21200075 },
      source: 'By hand: T = π/4 × 0.1², 9/1.5 years of 365.25 days',
    },
    {
      inputs: { thickness: 1, drainage: 'double', coefficient: 2, time: 1, settlement: 1500 },
      refused: 'cannot settle',
      source: 'By definition',
    },
    {
      inputs: {
        thickness: 10,
        drainage: 'single',
        coefficient: 2,
        time: 1,
        drains: 'square',
        spacing: 1,
        drainDiameter: 600,
        horizontal: 3,
      },
      refused: 'gaps narrower',
      source: 'By definition',
    },
    {
      inputs: {
        thickness: 10,
        drainage: 'single',
        coefficient: 2,
        time: 1,
        drains: 'square',
        spacing: 1,
        drainDiameter: 300,
        horizontal: 3,
        smearRatio: 4,
        smearPermeability: 2,
      },
      refused: 'would overlap',
      source: 'By hand: 4 × 0.3 > 1',
    },
    {
      inputs: {
        thickness: 10,
        drainage: 'single',
        coefficient: 2,
        time: 1,
        drains: 'square',
        spacing: 1.5,
        drainDiameter: 50,
        horizontal: 3,
        smearRatio: 3,
      },
      refused: 'needs both',
      source: 'By definition',
    },
  ],
  notes: [
    'For drains through the whole layer, a load that comes at once, a uniform excess pore pressure at first and a constant coefficient; count the time of a load that is built up evenly from the middle of construction. The resistance of the drains themselves to flow is not in it.',
  ],
  references: [
    { title: 'Terzaghi: Theoretical Soil Mechanics (1943), ch. 13' },
    { title: 'Barron: Consolidation of fine-grained soils by drain wells, Trans. ASCE 113 (1948) 718–754' },
    {
      title:
        'Hansbo: Consolidation of fine-grained soils by prefabricated drains, Proc. 10th ICSMFE (1981) vol. 3, 677–682',
    },
    {
      title:
        'Carrillo: Simple two- and three-dimensional cases in the theory of consolidation of soils, J. Math. Phys. 21 (1942) 1–5',
    },
    { title: 'Das, Sobhan: Principles of Geotechnical Engineering, 9th ed., ch. 11' },
    {
      title:
        'Soil Mechanics Laboratory: Radial Consolidation Calculator, where the equations of Barron, Hansbo and Carrillo stand',
    },
  ],
});

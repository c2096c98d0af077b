import { choice, defineCalculator, flag, measure, noResult, number, roundTo } from '@reckoner/engine';

/** NDS Supplement 2018, table 4A, in psi: dimension lumber 2 to 4 in thick, visually graded. */
const LUMBER = {
  dfSelect: { bending: 1500, shear: 180, bearing: 625, modulus: 1.9e6, least: 690000 },
  df1: { bending: 1000, shear: 180, bearing: 625, modulus: 1.7e6, least: 620000 },
  df2: { bending: 900, shear: 180, bearing: 625, modulus: 1.6e6, least: 580000 },
  hfSelect: { bending: 1400, shear: 150, bearing: 405, modulus: 1.6e6, least: 580000 },
  hf1: { bending: 975, shear: 150, bearing: 405, modulus: 1.5e6, least: 550000 },
  hf2: { bending: 850, shear: 150, bearing: 405, modulus: 1.3e6, least: 470000 },
  spfSelect: { bending: 1250, shear: 135, bearing: 425, modulus: 1.5e6, least: 550000 },
  spf12: { bending: 875, shear: 135, bearing: 425, modulus: 1.4e6, least: 510000 },
};

/** Dressed width and depth in inches, and the size factor of table 4A for bending. */
const SIZES = {
  n2x4: { width: 1.5, depth: 3.5, factor: 1.5 },
  n2x6: { width: 1.5, depth: 5.5, factor: 1.3 },
  n2x8: { width: 1.5, depth: 7.25, factor: 1.2 },
  n2x10: { width: 1.5, depth: 9.25, factor: 1.1 },
  n2x12: { width: 1.5, depth: 11.25, factor: 1 },
  n4x4: { width: 3.5, depth: 3.5, factor: 1.5 },
  n4x6: { width: 3.5, depth: 5.5, factor: 1.3 },
  n4x8: { width: 3.5, depth: 7.25, factor: 1.3 },
  n4x10: { width: 3.5, depth: 9.25, factor: 1.2 },
  n4x12: { width: 3.5, depth: 11.25, factor: 1.1 },
};

/** A simple span under uniform load, by allowable stress; pounds and inches. */
export default defineCalculator({
  title: 'Timber beam design (NDS)',
  description:
    'Adjusted design values, bending and shear stress, bearing length and deflection of a simply supported lumber beam by the NDS.',
  keywords: ['wood beam', 'adjusted bending design value', 'beam stability factor', 'lumber', 'joist', 'header', 'ASD'],
  inputs: {
    lumber: choice(
      {
        dfSelect: 'Douglas Fir-Larch, Select Structural',
        df1: 'Douglas Fir-Larch, No. 1',
        df2: 'Douglas Fir-Larch, No. 2',
        hfSelect: 'Hem-Fir, Select Structural',
        hf1: 'Hem-Fir, No. 1',
        hf2: 'Hem-Fir, No. 2',
        spfSelect: 'Spruce-Pine-Fir, Select Structural',
        spf12: 'Spruce-Pine-Fir, No. 1 and No. 2',
      },
      { label: 'Lumber', default: 'df2' },
    ),
    size: choice(
      {
        n2x4: { label: '2 × 4', also: ['2x4'] },
        n2x6: { label: '2 × 6', also: ['2x6'] },
        n2x8: { label: '2 × 8', also: ['2x8'] },
        n2x10: { label: '2 × 10', also: ['2x10'] },
        n2x12: { label: '2 × 12', also: ['2x12'] },
        n4x4: { label: '4 × 4', also: ['4x4'] },
        n4x6: { label: '4 × 6', also: ['4x6'] },
        n4x8: { label: '4 × 8', also: ['4x8'] },
        n4x10: { label: '4 × 10', also: ['4x10'] },
        n4x12: { label: '4 × 12', also: ['4x12'] },
      },
      { label: 'Nominal size', default: 'n2x10' },
    ),
    span: measure('in', { label: 'Span', unit: 'ft', symbol: 'L', min: 1, max: 60, usual: [3, 30] }),
    dead: measure('lbf/ft', {
      label: 'Dead load',
      help: 'Per foot of beam, with its own weight.',
      symbol: 'w_D',
      min: 0,
      max: 10000,
      usual: [0, 1000],
    }),
    liveLoad: measure('lbf/ft', {
      label: 'Live load',
      formerly: ['live'],
      help: 'Per foot of beam: the pressure times the spacing.',
      symbol: 'w_L',
      min: 0,
      max: 10000,
      usual: [0, 2000],
    }),
    duration: choice(
      {
        permanent: { label: 'Permanent (0.9)', value: 0.9 },
        tenYears: { label: 'Ten years, floor live load (1.0)', value: 1 },
        twoMonths: { label: 'Two months, snow (1.15)', value: 1.15 },
        sevenDays: { label: 'Seven days, construction (1.25)', value: 1.25 },
        tenMinutes: { label: 'Ten minutes, wind or earthquake (1.6)', value: 1.6 },
      },
      { label: 'Duration of the live load', symbol: 'C_D', default: 'tenYears' },
    ),
    unbraced: measure('in', {
      label: 'Unbraced length of the compressed edge',
      help: 'The distance between braces, or the span; 0 only where sheathing holds the edge all along.',
      unit: 'ft',
      symbol: '\\ell_u',
      min: 0,
      max: 60,
    }),
    wet: flag({ label: 'Wet service, over 19% of moisture' }),
    repetitive: flag({ label: 'Three or more members, at most 24 in apart, joined by a floor or sheathing' }),
  },
  outputs: {
    bendingUse: number({ label: 'Bending stress over its design value', places: 3 }),
    shearUse: number({ label: 'Shear stress over its design value', places: 3 }),
    deadUse: number({ label: 'Use by the dead load alone, C_D = 0.9', places: 3 }),
    bendingValue: measure('psi', { label: "Adjusted bending design value Fb'", symbol: "F_b'", places: 0 }),
    bendingStress: measure('psi', { label: 'Bending stress', symbol: 'f_b', places: 0 }),
    shearValue: measure('psi', { label: "Adjusted shear design value Fv'", symbol: "F_v'", places: 1 }),
    shearStress: measure('psi', { label: 'Shear stress', symbol: 'f_v', places: 1 }),
    stability: number({ label: 'Beam stability factor', symbol: 'C_L', places: 3 }),
    bearing: measure('in', { label: 'Least bearing length at each end', symbol: '\\ell_b', places: 2 }),
    liveDeflection: measure('in', { label: 'Deflection by live load', symbol: '\\Delta_L', places: 3 }),
    totalDeflection: measure('in', { label: 'Deflection by all load', symbol: '\\Delta', places: 3 }),
    liveRatio: number({ label: 'Span over the live-load deflection', places: 0, optional: true }),
    totalRatio: number({ label: 'Span over the whole deflection', places: 0 }),
  },
  formula: ({ lumber, size, span, dead, liveLoad, duration, unbraced, wet, repetitive }) => {
    const values = LUMBER[lumber];
    const { width, depth, factor } = SIZES[size];
    const load = (dead + liveLoad) / 12;
    if (load === 0) throw noResult('There is no load.');
    const bendingWet = wet && values.bending * factor > 1150 ? 0.85 : 1;
    const effective = unbraced < 7 * depth ? 2.06 * unbraced : 1.63 * unbraced + 3 * depth;
    const slenderness = Math.sqrt((effective * depth) / width ** 2);
    if (slenderness > 50) throw noResult('The slenderness ratio exceeds 50: brace the compressed edge closer.');
    const critical = (1.2 * values.least * (wet ? 0.9 : 1)) / Math.max(slenderness, 1e-3) ** 2;
    const unbuckled = values.bending * bendingWet * factor * (repetitive ? 1.15 : 1);
    const stabilityAt = (full: number) => {
      const ratio = critical / full;
      const middle = (1 + ratio) / 1.9;
      return depth > width && unbraced > 0 ? middle - Math.sqrt(middle ** 2 - ratio / 0.95) : 1;
    };
    const stability = stabilityAt(unbuckled * duration);
    const bendingValue = unbuckled * duration * stability;
    const bendingStress = (load * span ** 2) / 8 / ((width * depth ** 2) / 6);
    const shearWet = values.shear * (wet ? 0.97 : 1);
    const shearValue = shearWet * duration;
    const shearStress = (1.5 * ((load * span) / 2)) / (width * depth);
    // The least duration of a combination counts: without the live load, that of the dead load.
    const deadShare = dead / (dead + liveLoad);
    const deadBendingValue = unbuckled * 0.9 * stabilityAt(unbuckled * 0.9);
    const stiffness = values.modulus * (wet ? 0.9 : 1) * ((width * depth ** 3) / 12);
    const liveDeflection = (5 * (liveLoad / 12) * span ** 4) / (384 * stiffness);
    const totalDeflection = (5 * load * span ** 4) / (384 * stiffness);
    return {
      bendingUse: bendingStress / bendingValue,
      shearUse: shearStress / shearValue,
      deadUse: deadShare * Math.max(bendingStress / deadBendingValue, shearStress / (shearWet * 0.9)),
      bendingValue,
      bendingStress,
      shearValue,
      shearStress,
      stability,
      bearing: (load * span) / 2 / (values.bearing * (wet ? 0.67 : 1) * width),
      liveDeflection,
      totalDeflection,
      liveRatio: liveLoad > 0 ? span / liveDeflection : undefined,
      totalRatio: span / totalDeflection,
    };
  },
  shown: ({
    span,
    bendingStress,
    bendingValue,
    shearStress,
    shearValue,
    liveDeflection,
    totalDeflection,
    liveLoad,
  }) => ({
    bendingUse: bendingStress / bendingValue,
    shearUse: shearStress / shearValue,
    deadUse: undefined,
    bendingValue: undefined,
    bendingStress: undefined,
    shearValue: undefined,
    shearStress: undefined,
    stability: undefined,
    bearing: undefined,
    liveDeflection: undefined,
    totalDeflection: undefined,
    liveRatio: liveLoad > 0 ? span / liveDeflection : undefined,
    totalRatio: span / totalDeflection,
  }),
  stepwise: [
    "Fb' = F_b·C_D·C_M·C_F·C_r·C_L with the values of the lumber and the size factor; C_M is 0.85 in wet service where F_b·C_F exceeds 1150 psi, C_r is 1.15 for repetitive members.",
    'C_L = (1 + F)/1.9 − √(((1 + F)/1.9)² − F/0.95) with F = F_bE/F_b*, F_bE = 1.20·E_min′/R_B², R_B = √(ℓ_e·d/b²), and ℓ_e = 2.06·ℓ_u, or 1.63·ℓ_u + 3·d from ℓ_u = 7·d on.',
    'Stresses: f_b = w·L²/8 over b·d²/6 and f_v = 1.5·(w·L/2) over b·d.',
    'The dead load alone is held against the same design values with C_D = 0.9.',
    'Bearing: (w·L/2) over b·F_c⊥·C_M, with C_M = 0.67 in wet service. Deflections: 5·w·L⁴/(384·E′·I), with E′ = 0.9·E in wet service.',
  ],
  requires: [
    {
      that: ({ unbraced, span }) => unbraced <= span,
      field: 'unbraced',
      says: 'The unbraced length, {unbraced}, cannot be longer than the span of {span}.',
    },
  ],
  explanation:
    'Bending takes {bendingUse} and shear {shearUse} of their design values, the dead load alone {deadUse}; under all load the beam sags {totalDeflection}.',
  cautions: [
    {
      level: 'danger',
      when: ({ bendingUse, shearUse, deadUse }) => roundTo(Math.max(bendingUse, shearUse, deadUse), 3) > 1,
      says: 'The beam is overstressed: a use above 1 is not allowed. Take a larger size, a better grade or a shorter span.',
    },
    {
      level: 'caution',
      when: ({ liveRatio, totalRatio }) =>
        roundTo(totalRatio, 0) < 240 || (liveRatio !== undefined && roundTo(liveRatio, 0) < 360),
      says: 'It sags more than L/360 under live load or L/240 under all load, the usual limits of floors.',
    },
  ],
  examples: [
    {
      inputs: { span: 14, dead: 13.3, liveLoad: 53.3, unbraced: 0, repetitive: true },
      results: {
        bendingValue: '1138.50',
        bendingStress: 915.373,
        bendingUse: 0.804017,
        shearValue: 180,
        shearStress: '50.400',
        shearUse: 0.28,
        stability: 1,
        liveDeflection: 0.291049,
        totalDeflection: 0.363675,
        deadUse: 0.178402,
        bearing: 0.49728,
        liveRatio: 577.2216,
        totalRatio: 461.9507,
      },
      source: 'Python, from NDS 2018, 3.3.3, 3.4.2 and table 4A',
    },
    {
      inputs: { lumber: 'dfSelect', size: 'n4x12', span: 16, dead: 100, liveLoad: 300, unbraced: 16, wet: true },
      results: {
        bendingValue: 1317.626,
        bendingUse: 1.578982,
        stability: 0.939484,
        shearUse: 0.698195,
        deadUse: 0.433715,
        bearing: 2.183369,
        totalRatio: 231.1635,
      },
      cautions: ['The beam is overstressed', 'sags more than'],
      source: 'Python, from NDS 2018, 3.3.3, 3.4.2 and table 4A: C_M = 0.85, ℓ_e = 1.63·ℓ_u + 3·d',
    },
    {
      inputs: { lumber: 'hf1', size: 'n2x6', span: 8, dead: 20, liveLoad: 30, duration: 'twoMonths', unbraced: 2 },
      results: {
        bendingValue: 1432.171,
        stability: 0.982537,
        shearUse: 0.210804,
        deadUse: 0.22545,
        totalDeflection: 0.147715,
      },
      source: 'Python, from NDS 2018, 3.3.3, 3.4.2 and table 4A: ℓ_e = 2.06·ℓ_u',
    },
    {
      inputs: {
        lumber: 'spf12',
        size: 'n4x4',
        span: 6,
        dead: 40,
        liveLoad: 0,
        duration: 'permanent',
        unbraced: 6,
        wet: true,
      },
      results: { bendingValue: 1004.063, stability: 1, shearValue: 117.855, liveDeflection: 0, totalRatio: 972.6273 },
      source: 'Python, from NDS 2018, 3.3.3, 3.4.2 and table 4A: as deep as wide, no buckling',
    },
    {
      inputs: {
        lumber: 'df1',
        size: 'n2x8',
        span: 10,
        dead: 20,
        liveLoad: 50,
        unbraced: 0,
        duration: 'twoMonths',
        wet: true,
      },
      results: { bendingValue: 1173, shearValue: 200.79, bendingUse: 0.681201, bearing: 0.557214 },
      source: "Purdue University, CE 479, wood design example: Fb' = 1173 psi, Fv' = 201 psi; the rest by Python",
    },
    {
      inputs: { span: 14, dead: 16.64, liveLoad: 53.3, unbraced: 0, repetitive: true },
      results: { bendingValue: 1138.5, bendingStress: 961.2791, bendingUse: 0.844338, liveDeflection: 0.291049 },
      source:
        'Check case of a public NDS program: joist 2 × 10 at 16 in, 961 psi over 1138.5 psi = 0.844, live load 0.291 in',
    },
    {
      inputs: { span: 10, dead: 150, liveLoad: 50, unbraced: 0, duration: 'tenMinutes' },
      results: { bendingUse: 0.885406, deadUse: 1.180542 },
      cautions: ['The beam is overstressed'],
      source: 'Python: 150 lbf/ft at C_D = 0.9 is worse than 200 lbf/ft at 1.6',
    },
    {
      inputs: { size: 'n2x8', span: 12, dead: 20, liveLoad: 40, duration: 'twoMonths', unbraced: 12 },
      results: { bendingValue: 777.2194, stability: 0.62578, bendingUse: 1.268953, deadUse: 0.44961 },
      cautions: ['The beam is overstressed'],
      source: 'Python, from NDS 2018, 3.3.3: each duration has its own stability factor',
    },
    {
      inputs: { span: 10, dead: 10, liveLoad: 40, unbraced: 12 },
      refused: 'cannot be longer than the span',
      source: 'By hand: 12 ft of a span of 10 ft',
    },
    {
      inputs: { size: 'n2x12', span: 24, dead: 15, liveLoad: 40, unbraced: 24 },
      noResult: 'slenderness ratio exceeds 50',
      source: 'Python: √((1.63 × 288 + 33.75) × 11.25/1.5²) = 50.2',
    },
    { inputs: { span: 10, dead: 0, liveLoad: 0, unbraced: 0 }, noResult: 'no load', source: 'By hand' },
    {
      inputs: { span: 15.6135, dead: 13.3, liveLoad: 53.3, unbraced: 0, repetitive: true },
      results: { bendingUse: 1.0000219, bendingStress: 1138.52494 },
      source: 'Python: 5.55 lbf/in × (187.362 in)²/8/21.390625 in³ over 900 × 1.1 × 1.15 psi, shown as 1.000',
    },
    {
      inputs: { size: 'n2x10', span: 14, dead: 0, liveLoad: 85.5036, unbraced: 0, repetitive: true },
      results: { liveRatio: 359.82, bendingUse: 1.032227 },
      cautions: ['The beam is overstressed'],
      source: 'Python: 384 × 1.6e6 psi × 98.932 in⁴/(5 × 7.1253 lbf/in × (168 in)³), shown as L/360',
    },
  ],
  notes: [
    'Single sawn member of dimension lumber on two supports that hold it upright, on edge, with uniform load; not incised, notched or treated against fire, at most at 100 °F.',
    'One transient load with the dead load: where several act, each combination is a separate check, as are uplift, connections and creep under lasting load. A licensed engineer must check the design.',
  ],
  references: [
    {
      title:
        'AWC: National Design Specification for Wood Construction (NDS 2018), 2.3.2, 3.3.3, 3.4.2, 3.10.2 and 4.3, and NDS Supplement, table 4A: each design value and factor stands identically in at least three independent public implementations',
    },
    { title: 'NELMA: Standard Grading Rules, section 8, table A: size factors' },
    { title: 'Merritt, Ricketts: Building Design and Construction Handbook, table 10.6: wet service factors' },
  ],
});

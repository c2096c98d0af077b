import { category, choice, defineCalculator, isAbove, isBelow, number, quantity, roundTo } from '@reckoner/engine';

/** Elastic buckling of a straight column with the theoretical effective-length factors. */
export default defineCalculator({
  title: 'Euler column buckling',
  description: 'Critical load, slenderness and critical stress of a slender column from its length, ends and section.',
  keywords: ['buckling load', 'effective length factor', 'slenderness ratio', 'pi^2 EI / (KL)^2', 'strut'],
  inputs: {
    length: quantity('m', { label: 'Length', usual: [0.1, 40], symbol: 'L', min: 0.01, max: 200 }),
    ends: choice(
      {
        pinned: { label: 'Both ends pinned (K = 1)', value: 1 },
        fixed: { label: 'Both ends fixed (K = 0.5)', value: 0.5 },
        fixedPinned: { label: 'Fixed and pinned (K = 0.699)', value: 0.699 },
        cantilever: { label: 'Fixed and free (K = 2)', value: 2 },
      },
      { label: 'Ends', default: 'pinned' },
    ),
    elasticModulus: quantity('Pa', {
      label: 'Modulus of elasticity',
      usual: [0.5, 450],
      unit: 'GPa',
      symbol: 'E',
      min: 0.1,
      max: 1000,
      default: 200,
    }),
    momentOfInertia: quantity('m^4', {
      label: 'Least second moment of area',
      usual: [0.01, 1e7],
      unit: 'cm^4',
      symbol: 'I',
      min: 0.0001,
      max: 1e9,
    }),
    area: quantity('m^2', {
      label: 'Area of the section',
      usual: [0.2, 5000],
      unit: 'cm^2',
      symbol: 'A',
      min: 0.01,
      max: 1e6,
    }),
    yieldStrength: quantity('Pa', {
      label: 'Yield strength',
      usual: [5, 2000],
      help: 'To see whether the column is slender enough.',
      unit: 'MPa',
      symbol: 'f_y',
      min: 0.01,
      max: 10000,
      optional: true,
    }),
  },
  outputs: {
    criticalLoad: quantity('N', { label: 'Critical load', unit: 'kN', symbol: 'P_{cr}' }),
    criticalStress: quantity('Pa', { label: 'Critical stress', unit: 'MPa', symbol: '\\sigma_{cr}' }),
    slenderness: number({ label: 'Slenderness ratio', symbol: '\\lambda', places: 1 }),
    gyration: quantity('m', { label: 'Radius of gyration', unit: 'mm', symbol: 'r' }),
    verdict: category(['Slender: the elastic load holds', 'Stocky: it fails below the elastic load'], {
      label: 'Validity',
      optional: true,
    }),
  },
  formula: ({ length, ends, elasticModulus, momentOfInertia, area, yieldStrength }) => {
    const effectiveLength = ends * length;
    const gyration = Math.sqrt(momentOfInertia / area);
    const criticalLoad = (Math.PI ** 2 * elasticModulus * momentOfInertia) / effectiveLength ** 2;
    const criticalStress = criticalLoad / area;
    const results = { criticalLoad, criticalStress, slenderness: effectiveLength / gyration, gyration };
    if (yieldStrength === undefined) return results;
    // Residual stresses end the elastic range at about half the yield strength.
    const verdict =
      criticalStress <= yieldStrength / 2
        ? 'Slender: the elastic load holds'
        : 'Stocky: it fails below the elastic load';
    return { ...results, verdict };
  },
  cautions: [
    {
      level: 'danger',
      when: ({ verdict }) => verdict === 'Stocky: it fails below the elastic load',
      says: 'The column fails below this load: the critical stress is over half the yield strength. Use the column formula of a code instead.',
    },
    {
      level: 'caution',
      when: ({ yieldStrength, slenderness }) => yieldStrength === undefined && roundTo(slenderness, 1) < 130,
      says: 'A column of this slenderness may fail below the elastic load: give the yield strength to see.',
    },
    {
      level: 'caution',
      when: ({ gyration, area }) =>
        isAbove(gyration, 10 * Math.sqrt(area)) || isBelow(gyration, 0.02 * Math.sqrt(area)),
      says: 'Second moment {momentOfInertia} and area {area} hardly belong to one section: check their units.',
    },
    {
      level: 'caution',
      when: ({ slenderness }) => roundTo(slenderness, 1) > 250,
      says: 'The slenderness is over 250, and columns of structures stay below 200: check the units of length, I and area.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Critical stress over slenderness',
    x: { of: 'slenderness' },
    y: { of: 'criticalStress' },
    curve: ({ slenderness, criticalStress, yieldStrength }) => {
      const euler = (at: number) => criticalStress * (slenderness / at) ** 2;
      return {
        from: 0.5 * slenderness,
        to: 2 * slenderness,
        lines: [
          { label: 'Elastic', y: euler },
          ...(yieldStrength === undefined ? [] : [{ label: 'Yield strength', dashed: true, y: () => yieldStrength }]),
        ],
        marks: [{ x: slenderness, y: criticalStress, label: 'Column' }],
      };
    },
  },
  explanation: ({ verdict }) =>
    verdict === 'Stocky: it fails below the elastic load'
      ? 'The elastic theory gives {criticalLoad}, a stress of {criticalStress}, but with a slenderness of {slenderness} the column fails below it.'
      : 'The column buckles at {criticalLoad}, a stress of {criticalStress}; its slenderness is {slenderness}.',
  examples: [
    {
      inputs: { length: 3, ends: 'cantilever', momentOfInertia: 500, area: 30, yieldStrength: 235 },
      results: { criticalLoad: 274.155678, slenderness: 146.969385, verdict: 'Slender: the elastic load holds' },
      source: 'Python: π² × 200e9 × 5e-6/(2 × 3)²',
    },
    {
      inputs: { length: 3, momentOfInertia: 500, area: 30 },
      results: { criticalLoad: 1096.622711, criticalStress: 365.540904, slenderness: 73.484692, gyration: 40.824829 },
      cautions: ['A column of this slenderness may fail'],
      source: 'Python: π² × 200e9 × 5e-6/3²',
    },
    {
      inputs: { length: 3, momentOfInertia: 500, area: 30, yieldStrength: 235 },
      results: { criticalStress: 365.540904, verdict: 'Stocky: it fails below the elastic load' },
      cautions: ['The column fails below this load: the'],
      source: 'By hand: 365.5 MPa is above half of 235 MPa',
    },
    {
      inputs: { length: 4, ends: 'fixed', momentOfInertia: 500, area: 30 },
      results: { criticalLoad: 2467.4011 },
      cautions: ['A column of this slenderness may fail'],
      source: 'Python: as before with (0.5 × 4)²',
    },
    {
      inputs: { length: 4, ends: 'fixedPinned', momentOfInertia: 500, area: 30 },
      results: { criticalLoad: 1262.482629 },
      cautions: ['A column of this slenderness may fail'],
      source: 'Python: as before with (0.699 × 4)²',
    },
    {
      inputs: { length: 3, momentOfInertia: 20000000, area: 50 },
      results: { criticalLoad: 43864908 },
      cautions: ['hardly belong to one section', 'give the yield strength'],
      source: 'By hand: π² E I/L², with I in mm⁴ taken for cm⁴',
    },
    {
      inputs: { length: 30, momentOfInertia: 500, area: 30, yieldStrength: 235 },
      results: { criticalLoad: 10.96623, slenderness: 734.8469, verdict: 'Slender: the elastic load holds' },
      cautions: ['The slenderness is over 250'],
      source: 'Python: π² × 200e9 × 5e-6/30²',
    },
    {
      inputs: { length: 4, elasticModulus: 11, momentOfInertia: 546.75, area: 81 },
      results: {
        criticalLoad: 37.09891767,
        criticalStress: 4.580113292,
        slenderness: 153.9600718,
        gyration: 25.98076211,
      },
      source: 'Python: π² × 11e9 × 546.75e-8/4², a post of softwood of 9 × 9 cm',
    },
    {
      inputs: { length: 5.10315, ends: 'cantilever', momentOfInertia: 500, area: 30, yieldStrength: 235 },
      results: { slenderness: 250.002, verdict: 'Slender: the elastic load holds' },
      source: 'By hand: 2 × 5103.15 mm/√(500/30 cm²), shown as 250.0',
    },
  ],
  notes: [
    'The theoretical factors K need perfect ends; codes ask for larger ones. No safety factor and no imperfections: codes (AISC 360, EN 1993-1-1) give the design strength, which a licensed engineer must check.',
  ],
  references: [{ title: 'Timoshenko, Gere: Theory of Elastic Stability, 2nd ed., ch. 2' }],
});

import {
  category,
  choice,
  defineCalculator,
  isAbove,
  isAtMost,
  isBelow,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** J. B. Johnson's parabola up to the slenderness at which it touches Euler's hyperbola, at half the yield strength. */
export default defineCalculator({
  title: 'Johnson column formula',
  description:
    'Critical load of a short, intermediate or slender column by Johnson’s parabola or Euler’s formula, whichever its slenderness asks for.',
  keywords: [
    'J. B. Johnson',
    'Johnson parabola',
    'intermediate column',
    'transition slenderness',
    'column constant',
    'buckling of short columns',
  ],
  related: ['euler-column-buckling', 'steel-column-aisc'],
  inputs: {
    length: quantity('m', { label: 'Length', symbol: 'L', min: 0.001, max: 200, usual: [0.05, 20] }),
    ends: choice(
      {
        pinned: { label: 'Both ends pinned (K = 1)', value: 1 },
        fixed: { label: 'Both ends fixed (K = 0.5)', value: 0.5 },
        fixedPinned: { label: 'Fixed and pinned (K = 0.699)', value: 0.699 },
        cantilever: { label: 'Fixed and free (K = 2)', value: 2 },
        given: { label: 'Effective length factor K', value: 0 },
      },
      { label: 'Ends', symbol: 'K_e', default: 'pinned' },
    ),
    endFactor: number({
      label: 'Effective length factor K',
      help: 'As recommended for real ends: 0.65 fixed, 0.8 fixed and pinned, 2.1 fixed and free.',
      symbol: 'K',
      min: 0.3,
      max: 5,
      usual: [0.5, 2.5],
      when: { ends: 'given' },
    }),
    momentOfInertia: quantity('m^4', {
      label: 'Least second moment of area',
      help: 'About the axis about which it buckles.',
      unit: 'cm^4',
      symbol: 'I',
      min: 1e-6,
      max: 1e9,
      usual: [0.001, 1e6],
    }),
    area: quantity('m^2', {
      label: 'Area of the section',
      unit: 'cm^2',
      symbol: 'A',
      min: 1e-4,
      max: 1e6,
      usual: [0.05, 5000],
    }),
    yieldStrength: quantity('Pa', {
      label: 'Yield strength',
      unit: 'MPa',
      symbol: 'S_y',
      min: 1,
      max: 5000,
      usual: [60, 1500],
    }),
    elasticModulus: quantity('Pa', {
      label: 'Modulus of elasticity',
      help: 'Steel 200, aluminum 69.',
      unit: 'GPa',
      symbol: 'E',
      min: 0.1,
      max: 1000,
      usual: [40, 450],
      default: 200,
    }),
    safetyFactor: number({
      label: 'Safety factor on the load',
      symbol: 'N',
      min: 1,
      max: 100,
      usual: [1.3, 10],
      optional: true,
    }),
  },
  outputs: {
    criticalLoad: quantity('N', { label: 'Critical load', unit: 'kN', symbol: 'P_{cr}', places: 2 }),
    allowableLoad: quantity('N', {
      label: 'Allowable load',
      unit: 'kN',
      symbol: 'P_{all}',
      places: 2,
      optional: true,
    }),
    method: category(['Johnson', 'Euler'], { label: 'Formula' }),
    criticalStress: quantity('Pa', { label: 'Critical stress', unit: 'MPa', symbol: '\\sigma_{cr}', places: 1 }),
    slenderness: number({ label: 'Slenderness ratio KL/r', symbol: '\\lambda', places: 2 }),
    transition: number({ label: 'Transition slenderness', symbol: 'C_c', places: 2 }),
    gyration: quantity('m', { label: 'Radius of gyration', unit: 'mm', symbol: 'r', places: 2 }),
  },
  formula: ({ length, ends, endFactor, momentOfInertia, area, yieldStrength, elasticModulus, safetyFactor }) => {
    const gyration = Math.sqrt(momentOfInertia / area);
    const slenderness = ((endFactor ?? ends) * length) / gyration;
    const transition = Math.sqrt((2 * Math.PI ** 2 * elasticModulus) / yieldStrength);
    const short = isAtMost(slenderness, transition);
    const criticalStress = short
      ? yieldStrength - (yieldStrength ** 2 * slenderness ** 2) / (4 * Math.PI ** 2 * elasticModulus)
      : (Math.PI ** 2 * elasticModulus) / slenderness ** 2;
    const criticalLoad = criticalStress * area;
    return {
      criticalLoad,
      allowableLoad: safetyFactor === undefined ? undefined : criticalLoad / safetyFactor,
      method: short ? 'Johnson' : 'Euler',
      criticalStress,
      slenderness,
      transition,
      gyration,
    };
  },
  requires: [
    {
      that: ({ yieldStrength, elasticModulus }) => isBelow(yieldStrength, 0.05 * elasticModulus),
      field: 'yieldStrength',
      says: 'A yield strength of {yieldStrength} is over 5% of the modulus of {elasticModulus}, which no metal has: check their units.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ ends, endFactor }) => endFactor === undefined && ends !== 1,
      says: 'This K is the theoretical one, of ends that are held perfectly. Real ends give way: AISC recommends 0.65 for fixed ends, 0.8 for fixed and pinned, and 2.1 for fixed and free. Give that as the factor, and the load is lower.',
    },
    {
      level: 'caution',
      when: ({ gyration, area }) => isAbove(gyration, 4 * Math.sqrt(area)) || isBelow(gyration, 0.04 * Math.sqrt(area)),
      says: 'Second moment {momentOfInertia} and area {area} hardly belong to one section: check their units.',
    },
    {
      level: 'caution',
      when: ({ slenderness }) => roundTo(slenderness, 2) > 200,
      says: 'A slenderness of {slenderness} is over 200, beyond what columns of structures have: check the units of length, I and area.',
    },
    {
      level: 'caution',
      when: ({ slenderness }) => roundTo(slenderness, 2) < 10,
      says: 'At a slenderness below 10 this is a block that is crushed rather than a column: the load is nearly that of yielding.',
    },
    {
      level: 'caution',
      when: ({ safetyFactor }) => safetyFactor === undefined,
      says: 'This is the load at which a straight, centrally loaded column fails. Divide it by a safety factor, of 2 to 3.5 in machines, for a load that may be put on it.',
    },
    {
      level: 'caution',
      when: ({ safetyFactor }) => safetyFactor !== undefined && safetyFactor < 1.5,
      says: 'A safety factor of {safetyFactor} leaves little for a bend of the column, loads off its axis and weaker material.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Critical stress over slenderness',
    x: { of: 'slenderness' },
    y: { of: 'criticalStress' },
    curve: ({ slenderness, transition, criticalStress, yieldStrength, elasticModulus }) => {
      const johnson = (at: number) => yieldStrength - (yieldStrength * at) ** 2 / (4 * Math.PI ** 2 * elasticModulus);
      const euler = (at: number) => (Math.PI ** 2 * elasticModulus) / at ** 2;
      return {
        from: 0,
        to: Math.max(1.8 * transition, 1.2 * slenderness),
        lines: [
          { label: 'Column', y: (at) => (at <= transition ? johnson(at) : euler(at)) },
          {
            label: 'Euler',
            dashed: true,
            y: (at) => (at > 0 && euler(at) <= 1.2 * yieldStrength ? euler(at) : Number.NaN),
          },
        ],
        marks: [{ x: slenderness, y: criticalStress, label: 'This column' }],
      };
    },
  },
  explanation: ({ method, endFactor }) => {
    const held = endFactor === undefined ? 'the ends “{ends}”' : 'K = {endFactor}';
    const why =
      method === 'Johnson'
        ? 'not above the transition of {transition}, so that Johnson’s parabola holds'
        : 'above the transition of {transition}, so that Euler’s formula holds';
    return `The column of {length}, with a radius of gyration of {gyration} and ${held}, fails at {criticalLoad}, a stress of {criticalStress}. Its slenderness KL/r is {slenderness}, ${why} (E = {elasticModulus}).{safetyFactor? With a safety factor of {safetyFactor} it may carry {allowableLoad}.|}`;
  },
  examples: [
    {
      inputs: {
        length: '25 in',
        momentOfInertia: 2.948132387,
        area: 6.086651312,
        yieldStrength: '48 ksi',
        elasticModulus: '30000 ksi',
        safetyFactor: 3,
      },
      results: {
        criticalLoad: 133.4729,
        allowableLoad: 44.49097,
        method: 'Johnson',
        criticalStress: 219.2879,
        slenderness: 91.24088,
        transition: 111.0721,
        gyration: '6.9596',
      },
      source:
        'Faires, problem 334(a): a rod of 1.096 in carries N·F = 3 × 10 kip (30.006 kip = 133.473 kN); more digits by Python',
    },
    {
      inputs: {
        length: '50 in',
        momentOfInertia: 10.53798981,
        area: 11.50757514,
        yieldStrength: '48 ksi',
        elasticModulus: '30000 ksi',
        safetyFactor: 3,
      },
      results: { criticalLoad: 133.3799, method: 'Euler', slenderness: '132.714' },
      source: 'Faires, problem 334(b): a rod of 1.507 in carries 3 × 10 kip by Euler (29.985 kip = 133.380 kN)',
    },
    {
      inputs: { length: 3, ends: 'fixed', momentOfInertia: 500, area: 30, yieldStrength: 250 },
      results: { criticalLoad: 717.9413, criticalStress: 239.3138, slenderness: 36.74235, transition: 125.6637 },
      cautions: ['theoretical one', 'Divide it by a safety factor'],
      source: 'Python: 250 − 250² × 36.742²/(4 π² × 200000) MPa',
    },
    {
      inputs: { length: 3, ends: 'cantilever', momentOfInertia: 500, area: 30, yieldStrength: 250, safetyFactor: 1.2 },
      results: { criticalLoad: 274.1557, method: 'Euler', allowableLoad: 228.4631 },
      cautions: ['theoretical one', 'leaves little'],
      source: 'Python: π² × 200e9 × 5e-6/6²; /1.2',
    },
    {
      inputs: {
        length: 2,
        ends: 'fixedPinned',
        momentOfInertia: 100,
        area: 10,
        yieldStrength: 275,
        elasticModulus: 69,
        safetyFactor: 2,
      },
      results: { criticalLoad: 220.7411, slenderness: 44.20864, transition: 70.37576 },
      cautions: ['theoretical one'],
      source: 'Python: 275 − 275² × 44.209²/(4 π² × 69000) MPa, an aluminum strut',
    },
    {
      inputs: {
        length: 0.38,
        ends: 'given',
        endFactor: 0.8,
        momentOfInertia: 18,
        area: 24,
        yieldStrength: 414,
        elasticModulus: 207,
        safetyFactor: 3,
      },
      results: { criticalLoad: 931.5749, allowableLoad: 310.525, slenderness: '35.1029', transition: 99.34588 },
      source: 'Python: a bar of 80 × 30 mm, 414 − 414² × 35.10²/(4 π² × 207000) MPa',
    },
    {
      inputs: { length: 0.2, momentOfInertia: 500, area: 30, yieldStrength: 250, safetyFactor: 2 },
      results: { criticalStress: '249.8100', slenderness: 4.898979 },
      cautions: ['block that is crushed'],
      source: 'Python: 250 − 250² × 4.899²/(4 π² × 200000) MPa',
    },
    {
      inputs: { length: 14, momentOfInertia: 500, area: 30, yieldStrength: 250, safetyFactor: 2 },
      results: { criticalLoad: 50.35512, slenderness: '342.9286' },
      cautions: ['is over 200'],
      source: 'Python: π² × 200e9 × 5e-6/14²',
    },
    {
      inputs: { length: 1, momentOfInertia: 200000, area: 1, yieldStrength: 250, safetyFactor: 2 },
      results: { gyration: '4472.136', method: 'Johnson' },
      cautions: ['hardly belong', 'block that is crushed'],
      source: 'By hand: √(200000/1) cm',
    },
    {
      inputs: { length: 3, momentOfInertia: 500, area: 30, yieldStrength: 250, elasticModulus: 2 },
      refused: 'which no metal has',
      source: 'By definition',
    },
  ],
  notes: [
    'For ductile metals, straight columns and a load through the centroid. Neither formula knows of imperfections; thin walls buckle locally before.',
    'Structures go by their codes (AISC 360, EN 1993-1-1); a licensed engineer must check the design.',
  ],
  references: [
    { title: 'Mott: Machine Elements in Mechanical Design, ch. 6' },
    { title: 'Faires: Design of Machine Elements, 4th ed., section 5 (problem 334, read in a published solution)' },
  ],
});

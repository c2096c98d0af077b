import {
  ceilNear,
  choice,
  defineCalculator,
  flag,
  isAbove,
  isAtMost,
  isBelow,
  measure,
  noResult,
  number,
  roundTo,
} from '@reckoner/engine';

const STEEL_MODULUS = 29e6;

/** By condition of the span: ACI 318-19, tables 7.3.1.1, 6.5.2 and 6.5.4; simple spans and cantilevers by statics. */
const SPANS = {
  simple: { thickness: 20, positive: 1 / 8, negative: 0, outer: 0, shear: 0.5 },
  endFree: { thickness: 24, positive: 1 / 11, negative: 1 / 10, outer: 0, shear: 0.575 },
  endIntegral: { thickness: 24, positive: 1 / 14, negative: 1 / 10, outer: 1 / 24, shear: 0.575 },
  interior: { thickness: 28, positive: 1 / 16, negative: 1 / 11, outer: 0, shear: 0.5 },
  cantilever: { thickness: 10, positive: 0, negative: 1 / 2, outer: 0, shear: 1 },
};

/** A strip of one foot, in pounds and inches. */
export default defineCalculator({
  title: 'One-way slab design',
  description:
    'Least thickness, moments, steel and shrinkage steel of a solid one-way concrete slab by the coefficients of ACI 318-19.',
  keywords: ['ACI 318', 'moment coefficients', 'slab thickness', 'temperature steel', 'reinforced concrete', 'rebar'],
  inputs: {
    support: choice(
      {
        simple: 'Simply supported',
        endFree: 'End span, outer end free to turn',
        endIntegral: 'End span, built in at the outer end',
        interior: 'Interior span',
        cantilever: 'Cantilever',
      },
      { label: 'Span', default: 'interior' },
    ),
    twoSpans: flag({ label: 'The slab has two spans only', when: { support: ['endFree', 'endIntegral'] } }),
    clearSpan: measure('ft', {
      label: 'Clear span',
      help: 'Between the faces of the supports; of a cantilever its length.',
      symbol: '\\ell_n',
      min: 1,
      max: 40,
      usual: [3, 25],
    }),
    neighborSpan: measure('ft', {
      label: 'Clear span beyond the inner support',
      help: 'The longer one of two; the moment there is by the mean of both.',
      symbol: "\\ell_n'",
      min: 1,
      max: 48,
      usual: [3, 25],
      default: ({ clearSpan }) => clearSpan,
      when: { support: ['endFree', 'endIntegral', 'interior'] },
    }),
    supportWidth: measure('in', {
      label: 'Width of the supports',
      help: 'The mean of both, which the span from center to center has more.',
      symbol: 'b_s',
      min: 0,
      max: 60,
      usual: [4, 36],
      default: 12,
      when: { support: ['simple', 'endFree', 'endIntegral', 'interior'] },
    }),
    thickness: measure('in', {
      label: 'Thickness',
      help: 'Left away: the least one, to the next half inch.',
      symbol: 'h',
      min: 2,
      max: 40,
      usual: [3, 16],
      optional: true,
    }),
    deadLoad: measure('lbf/ft^2', {
      label: 'Dead load besides the slab',
      symbol: 'w_{SD}',
      min: 0,
      max: 2000,
      usual: [0, 200],
      default: 15,
    }),
    liveLoad: measure('lbf/ft^2', { label: 'Live load', symbol: 'w_L', min: 0, max: 2000, usual: [20, 300] }),
    concreteStrength: measure('psi', {
      label: 'Concrete strength',
      symbol: "f_c'",
      min: 2500,
      max: 10000,
      usual: [2500, 8000],
      default: 4000,
    }),
    yieldStrength: measure('psi', {
      label: 'Yield strength of the steel',
      unit: 'ksi',
      symbol: 'f_y',
      min: 40,
      max: 80,
      default: 60,
    }),
    barDiameter: measure('in', {
      label: 'Bar diameter',
      help: 'A US bar No. n has n/8 in.',
      symbol: 'd_b',
      min: 0.25,
      max: 1.41,
      usual: [0.3, 1],
      default: 0.5,
    }),
    cover: measure('in', {
      label: 'Clear cover',
      help: '0.75 in inside; exposed to weather 1.5 in over bars up to No. 5, 2 in over larger ones; 3 in cast against soil.',
      symbol: 'c_c',
      min: 0.75,
      max: 6,
      usual: [0.75, 3],
      default: 0.75,
    }),
    unitWeight: measure('lbf/ft^3', {
      label: 'Unit weight of the slab',
      symbol: '\\gamma_c',
      min: 135,
      max: 170,
      default: 150,
    }),
  },
  outputs: {
    leastThickness: measure('in', {
      label: 'Least thickness without computing deflections',
      symbol: 'h_{min}',
      places: 2,
    }),
    taken: measure('in', { label: 'Thickness taken', symbol: 'h', places: 2 }),
    factoredLoad: measure('lbf/ft^2', { label: 'Factored load', symbol: 'w_u', places: 1 }),
    positiveMoment: measure('lbf*ft/ft', { label: 'Positive moment', unit: 'kip*ft/ft', symbol: 'M_u^+', places: 3 }),
    negativeMoment: measure('lbf*ft/ft', { label: 'Negative moment', unit: 'kip*ft/ft', symbol: 'M_u^-', places: 3 }),
    outerMoment: measure('lbf*ft/ft', {
      label: 'Negative moment at the outer end, by an edge beam',
      unit: 'kip*ft/ft',
      symbol: 'M_u^o',
      places: 3,
      optional: true,
    }),
    positiveSteel: measure('in^2/ft', { label: 'Bottom steel', symbol: 'A_s^+', places: 3 }),
    negativeSteel: measure('in^2/ft', { label: 'Top steel', symbol: 'A_s^-', places: 3 }),
    outerSteel: measure('in^2/ft', {
      label: 'Top steel at the outer end',
      symbol: 'A_s^o',
      places: 3,
      optional: true,
    }),
    spacing: measure('in', { label: 'Spacing of the main bars at most', symbol: 's', places: 2 }),
    shrinkageSteel: measure('in^2/ft', { label: 'Shrinkage and temperature steel', symbol: 'A_{st}', places: 3 }),
    shrinkageSpacing: measure('in', { label: 'Its spacing at most', symbol: 's_{st}', places: 2 }),
    shear: measure('lbf/ft', { label: 'Governing shear at a support', unit: 'kip/ft', symbol: 'V_u', places: 2 }),
    shearStrength: measure('lbf/ft', { label: 'Shear strength φVc', unit: 'kip/ft', symbol: '\\phi V_c', places: 2 }),
    depth: measure('in', { label: 'Effective depth', symbol: 'd', places: 2 }),
    shearUse: number({ label: 'Shear over its strength', places: 3 }),
  },
  formula: ({
    support,
    twoSpans,
    clearSpan,
    neighborSpan,
    supportWidth,
    thickness,
    deadLoad,
    liveLoad,
    concreteStrength,
    yieldStrength,
    barDiameter,
    cover,
    unitWeight,
  }) => {
    const span = SPANS[support];
    const leastThickness = ((12 * clearSpan + (supportWidth ?? 0)) / span.thickness) * (0.4 + yieldStrength / 100000);
    // Without what rounding may leave of a thickness of full half inches.
    const taken = thickness ?? ceilNear(2 * leastThickness) / 2;
    const depth = taken - cover - barDiameter / 2;
    if (depth < 1) throw noResult('The slab is too thin for its cover and bars: enter a greater thickness.');
    const dead = deadLoad + (unitWeight * taken) / 12;
    const factoredLoad = Math.max(1.2 * dead + 1.6 * liveLoad, 1.4 * dead);
    // By statics a simple span reaches from bearing to bearing, where the coefficients are of clear spans.
    const bending = support === 'simple' ? clearSpan + supportWidth! / 12 : clearSpan;
    const meanSpan = neighborSpan === undefined ? clearSpan : (clearSpan + neighborSpan) / 2;
    const positiveMoment = span.positive * factoredLoad * bending ** 2;
    const negativeMoment = (twoSpans ? 1 / 9 : span.negative) * factoredLoad * meanSpan ** 2;
    const outerMoment = span.outer * factoredLoad * clearSpan ** 2;
    const minimum = 0.0018 * 12 * taken;
    const steelFor = (moment: number) => {
      const need = (2 * 12 * moment) / (0.9 * 0.85 * concreteStrength * 12);
      if (need >= depth ** 2) throw noResult('The slab is too thin for its moments: make it thicker.');
      const block = depth - Math.sqrt(depth ** 2 - need);
      const beta = Math.min(0.85, Math.max(0.65, 0.85 - (0.05 * (concreteStrength - 4000)) / 1000));
      const strain = (0.003 * (depth - block / beta) * beta) / Math.max(block, 1e-9);
      if (strain < yieldStrength / STEEL_MODULUS + 0.003)
        throw noResult('The slab is too thin for its moments: its section would not be tension-controlled.');
      return Math.max((0.85 * concreteStrength * 12 * block) / yieldStrength, minimum);
    };
    const positiveSteel = span.positive === 0 ? 0 : steelFor(positiveMoment);
    const negativeSteel = span.negative === 0 ? 0 : steelFor(negativeMoment);
    const outerSteel = span.outer === 0 ? 0 : steelFor(outerMoment);
    const barArea = (Math.PI / 4) * barDiameter ** 2;
    const stress = (2 / 3) * yieldStrength;
    const cracking = Math.min(15 * (40000 / stress) - 2.5 * cover, 12 * (40000 / stress));
    const governing = Math.max(positiveSteel, negativeSteel);
    const spacing = Math.min((12 * barArea) / governing, 3 * taken, 18, cracking);
    if (spacing <= barDiameter)
      throw noResult('The bars do not fit: so deep a cover leaves no spacing that limits cracks (ACI 318-19, 24.3.2).');
    const size = Math.min(1, Math.sqrt(2 / (1 + depth / 10)));
    const shearStrengthWith = (steel: number) =>
      0.75 *
      Math.min(8 * size * (Math.max(steel, minimum) / (12 * depth)) ** (1 / 3), 5) *
      Math.min(Math.sqrt(concreteStrength), 100) *
      12 *
      depth;
    const innerShear = span.shear * factoredLoad * clearSpan;
    const innerStrength = shearStrengthWith(span.negative === 0 ? positiveSteel : negativeSteel);
    // At the outer end there is less shear, but also less steel, to which the strength is bound.
    const outerShear = span.shear === 0.575 ? 0.5 * factoredLoad * clearSpan : 0;
    const outerStrength = shearStrengthWith(span.outer === 0 ? positiveSteel : outerSteel);
    const isOuter = outerShear / outerStrength > innerShear / innerStrength;
    const shear = isOuter ? outerShear : innerShear;
    const shearStrength = isOuter ? outerStrength : innerStrength;
    return {
      leastThickness,
      taken,
      factoredLoad,
      positiveMoment,
      negativeMoment,
      outerMoment: span.outer === 0 ? undefined : outerMoment,
      positiveSteel,
      negativeSteel,
      outerSteel: span.outer === 0 ? undefined : outerSteel,
      spacing,
      shrinkageSteel: minimum,
      shrinkageSpacing: Math.min((12 * barArea) / minimum, 5 * taken, 18),
      shear,
      shearStrength,
      depth,
      shearUse: shear / shearStrength,
    };
  },
  stepwise: [
    'The least thickness is ℓ/20, ℓ/24, ℓ/28 or ℓ/10 by the supports, times 0.4 + f_y/100,000 (table 7.3.1.1), with ℓ from center to center of the supports, or the length of a cantilever.',
    'The factored load is the larger of 1.2·D + 1.6·L and 1.4·D, with the slab itself in D.',
    'Moments are coefficients times w_u·ℓ_n² (table 6.5.2): +1/14 or +1/11 in end spans, +1/16 inside; −1/10 at the first interior support (−1/9 of two spans), −1/11 at the others, −1/24 at an outer end built into an edge beam. At inner supports ℓ_n is the mean of both spans. A simple span has w_u·ℓ²/8 from center to center, a cantilever w_u·ℓ_n²/2.',
    'Steel: the stress block a = d − √(d² − 2·M_u/(0.9·0.85·f_c′·b)) gives A_s = 0.85·f_c′·a·b/f_y, at least 0.0018·b·h (7.6.1.1), which is also the steel for shrinkage and temperature (24.4.3).',
    'Spacing is what the bars give, at most 3·h (5·h for shrinkage steel), 18 in, and what limits cracks (24.3.2).',
    'Shear strength without stirrups: 0.75·8·λ_s·ρ^(1/3)·√f_c′·b·d (22.5.5.1), with λ_s = √(2/(1 + d/10)) up to 1. It is held against w_u·ℓ_n/2, times 1.15 at the first interior support, and w_u·ℓ_n of a cantilever; shown is where the use is greatest.',
  ],
  explanation:
    'Under a factored load of {factoredLoad} a slab of {taken} needs bars of {barDiameter} at {spacing} at most, and {shrinkageSteel} across for shrinkage.',
  requires: [
    {
      that: ({ thickness, cover, barDiameter }) => isAbove(thickness, 2 * cover + barDiameter),
      field: 'thickness',
      says: 'The thickness, {thickness}, must hold the cover on both sides and a bar.',
    },
    {
      that: ({ clearSpan, neighborSpan }) =>
        isAtMost(Math.max(clearSpan, neighborSpan), 1.2 * Math.min(clearSpan, neighborSpan)),
      field: 'neighborSpan',
      says: 'The longer of two spans may exceed the other by a fifth at most: for {neighborSpan} beside {clearSpan} the moment coefficients do not hold (ACI 318-19, 6.5.1).',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ spacing, barDiameter }) => isBelow(roundTo(spacing, 2) - barDiameter, Math.max(1, barDiameter)),
      says: 'The clear distance of the bars is less than 1 in or a bar diameter: concrete does not get between them (ACI 318-19, 25.2.1). Take larger bars, a thicker slab, or less cover.',
    },
    {
      level: 'danger',
      when: ({ shearUse }) => roundTo(shearUse, 3) > 1,
      says: 'The shear at the support exceeds the strength of the concrete: make the slab thicker, or check the shear at d from the support.',
    },
    {
      level: 'danger',
      when: ({ support, deadLoad, taken, unitWeight, liveLoad }) =>
        support !== 'simple' &&
        support !== 'cantilever' &&
        isAbove(liveLoad, 3 * (deadLoad + (unitWeight * taken) / 12)),
      says: 'The live load is more than three times the dead load: the moment coefficients do not hold (ACI 318-19, 6.5.1). Analyze the slab as a frame.',
    },
    {
      level: 'caution',
      when: ({ taken, leastThickness }) => isBelow(taken, leastThickness),
      says: 'The slab is thinner than {leastThickness}: its deflections must be computed (ACI 318-19, 7.3.2).',
    },
  ],
  examples: [
    {
      inputs: {
        support: 'endIntegral',
        clearSpan: 13.08,
        neighborSpan: 13.83,
        supportWidth: 15,
        thickness: 7,
        deadLoad: 20,
        liveLoad: 80,
      },
      results: {
        leastThickness: '7.165',
        factoredLoad: 257,
        positiveMoment: 3.140657,
        negativeMoment: 4.652652,
        outerMoment: '1.83205',
        positiveSteel: 0.1512,
        negativeSteel: 0.176122,
        outerSteel: 0.1512,
        shear: 1.932897,
        depth: 6,
      },
      cautions: ['deflections must be computed'],
      source:
        'StructurePoint: One-Way Slab Analysis and Design, end span: 7.17 in, 257 psf, 3.14, 4.65 and 1.83 kip·ft/ft, 0.176 and 0.151 in²/ft, 1.93 kip/ft; more digits by Python',
    },
    {
      inputs: { clearSpan: 13.83, supportWidth: 14, thickness: 7, deadLoad: 20, liveLoad: 80 },
      results: {
        leastThickness: 6.427143,
        positiveMoment: 3.072257,
        negativeMoment: 4.468737,
        shear: 1.777155,
        shearStrength: 3.631113,
      },
      source:
        'StructurePoint: One-Way Slab Analysis and Design, interior span: 6.43 in, 3.07 and 4.47 kip·ft/ft, 1.78 kip/ft; more digits and the strength of the edition of 2019 by Python',
    },
    {
      inputs: { clearSpan: 14, liveLoad: 100 },
      results: {
        leastThickness: 6.428571,
        taken: 6.5,
        factoredLoad: 275.5,
        positiveMoment: 3.374875,
        negativeMoment: 4.908909,
        positiveSteel: 0.1404,
        negativeSteel: 0.203898,
        spacing: 11.555761,
        shrinkageSteel: 0.1404,
        shrinkageSpacing: 16.782012,
        shear: 1.9285,
        shearStrength: 3.647663,
        depth: 5.5,
        shearUse: 0.528695,
      },
      source: 'Python, from ACI 318-19, 6.5.2, 7.3.1, 7.6.1, 22.2 and 22.5.5; steel by bisection',
    },
    {
      inputs: { support: 'endIntegral', clearSpan: 12, liveLoad: 300, deadLoad: 30, thickness: 7.5 },
      results: {
        outerSteel: 0.162,
        negativeSteel: 0.321077,
        shear: 3.771,
        shearStrength: 3.776441,
        shearUse: 0.998559,
      },
      source: 'Python, from ACI 318-19, 6.5.4 and 22.5.5: the outer end governs shear by its small steel',
    },
    {
      inputs: { support: 'endFree', twoSpans: true, clearSpan: 15, liveLoad: 100 },
      results: {
        taken: 8,
        positiveMoment: 6.095455,
        negativeMoment: 7.45,
        negativeSteel: 0.242695,
        shear: 2.57025,
        shrinkageSpacing: 13.635385,
      },
      source: 'Python, from ACI 318-19, 6.5.2, 7.3.1, 7.6.1, 22.2 and 22.5.5; steel by bisection',
    },
    {
      inputs: { support: 'simple', clearSpan: 10, liveLoad: 50, yieldStrength: 40 },
      results: {
        leastThickness: 5.28,
        taken: 5.5,
        positiveMoment: 2.730063,
        positiveSteel: '0.206890',
        negativeSteel: 0,
        shear: 0.9025,
        shearStrength: 3.206441,
      },
      source: 'Python, from ACI 318-19, 7.3.1, 7.6.1, 22.2 and 22.5.5; steel by bisection',
    },
    {
      inputs: { support: 'cantilever', clearSpan: 5, liveLoad: 60 },
      results: { taken: 6, positiveMoment: 0, negativeMoment: 2.55, negativeSteel: 0.1296, spacing: 12, shear: 1.02 },
      source: 'Python, from ACI 318-19, 7.3.1, 7.6.1 and 24.3.2: the least steel, and the spacing that limits cracks',
    },
    {
      inputs: { clearSpan: 20, liveLoad: 60, concreteStrength: 8000, yieldStrength: 80, barDiameter: 0.625 },
      results: { leastThickness: 10.8, taken: 11, spacing: 9, shrinkageSpacing: 15.494755, shearStrength: 8.052869 },
      source: 'Python, from ACI 318-19, 7.3.1, 24.3.2, 24.4.3 and 22.5.5',
    },
    {
      inputs: { support: 'endIntegral', clearSpan: 10, liveLoad: 400, deadLoad: 0, thickness: 5.5 },
      results: { factoredLoad: 722.5, negativeSteel: '0.380440', shear: 3.6125, shearUse: 1.247321 },
      cautions: ['exceeds the strength of the concrete', 'coefficients do not hold'],
      source: 'Python, from ACI 318-19, 6.5.2, 6.5.4, 22.2 and 22.5.5; steel by bisection',
    },
    {
      inputs: { support: 'simple', clearSpan: 20, liveLoad: 500, thickness: 6 },
      noResult: 'too thin for its moments',
      source: 'By hand: 50 kip·ft/ft need more than 0.9·0.319·4000·12·5² = 28.7 kip·ft/ft',
    },
    {
      inputs: { clearSpan: 10, neighborSpan: 12.5, liveLoad: 50 },
      refused: 'exceed the other by a fifth at most',
      source: 'By hand: 12.5/10 = 1.25',
    },
    {
      inputs: { support: 'simple', clearSpan: 4, liveLoad: 50, thickness: 2, cover: 1, barDiameter: 0.5 },
      refused: 'must hold the cover on both sides',
      source: 'By hand: 2 × 1 + 0.5 is more than 2',
    },
    {
      inputs: { clearSpan: 2, liveLoad: 50 },
      noResult: 'too thin for its cover',
      source: 'By hand: 36/28 in, taken as 1.5 in; 1.5 − 0.75 − 0.25',
    },
    {
      inputs: { support: 'simple', clearSpan: 10, liveLoad: 950, thickness: 6 },
      noResult: 'would not be tension-controlled',
      source:
        'By hand: 1628 psf · 11²/8 = 24.6 kip·ft/ft; a = 5 − √(25 − 2·12·24624/(0.9·0.85·4000·12)) = 2.02 in, c = 2.37 in; 0.003·2.63/2.37 = 0.0033, less than 60/29000 + 0.003',
    },
    {
      inputs: { support: 'simple', clearSpan: 10, thickness: 7, liveLoad: 100, cover: 1.5, unitWeight: 145 },
      results: {
        leastThickness: 6.6,
        factoredLoad: 279.5,
        positiveMoment: 4.2274375,
        positiveSteel: 0.183663566,
        spacing: 11.25,
        shrinkageSteel: 0.1512,
        shrinkageSpacing: 15.58329689,
        shear: 1.3975,
        shearStrength: 3.41519849,
        depth: 5.25,
        shearUse: 0.4092002278,
      },
      source: 'Python, from ACI 318-19, 7.3.1, 7.6.1, 22.2, 22.5.5, 24.3.2 and 24.4.3; steel by brentq',
    },
    {
      inputs: { clearSpan: 20, liveLoad: 100, thickness: 16, cover: 6, barDiameter: 0.5 },
      noResult: 'The bars do not fit',
      source: 'By hand, from ACI 318-19, 24.3.2: 15 × 40000/40000 − 2.5 × 6 = 0 in',
    },
    {
      inputs: { clearSpan: 20, liveLoad: 100, thickness: 14, cover: 5.5, barDiameter: 0.5 },
      results: { spacing: 1.25, depth: 8.25 },
      cautions: ['concrete does not get between them'],
      source: 'By hand, from ACI 318-19, 24.3.2: 15 − 2.5 × 5.5 in, 0.75 in between bars',
    },
  ],
  notes: [
    'Solid slab of normalweight concrete that spans one way (the long side is at least twice the short one) under uniform load; continuous slabs have two or more spans. The least thickness holds where no partitions are attached that deflections would damage.',
    'An outer end built into a column has −1/16 in place of −1/24. Development, cutoffs, loads of walls and points, holes and the beams are separate checks; a licensed engineer must check the design.',
  ],
  references: [
    {
      title:
        'ACI 318-19: Building Code Requirements for Structural Concrete, 5.3, 6.5, 7.3, 7.6, 7.7, 20.5.1.3, 21.2, 22.5.5, 24.3, 24.4; the ratios, coefficients and limits stand identically in at least three independent public implementations and handbooks',
    },
    { title: 'StructurePoint: One-Way Slab Analysis and Design (ACI 318-14), spBeam design example' },
    { title: 'Hassoun, Al-Manaseer: Structural Concrete: Theory and Design, 9.2' },
  ],
});

import {
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  isBelow,
  number,
  percent,
  quantity,
  roundTo,
  sumOfProducts,
} from '@reckoner/engine';

/** σ = -E(αΔT - g/L)/(1 + EA/(kL)): a bar between supports with a gap, and supports that yield as a spring. */
export default defineCalculator({
  title: 'Thermal stress in a constrained bar',
  description:
    'Stress and force in a bar that is kept from expanding or shrinking, with a gap to close first, elastic supports, yield and buckling.',
  keywords: [
    'thermal stress',
    'restrained thermal expansion',
    'expansion gap',
    'constrained expansion force',
    'rail temperature stress',
    'fixed ends heating',
  ],
  related: ['linear-thermal-expansion', 'hookes-law-spring-force'],
  inputs: {
    temperatureChange: quantity('K', {
      label: 'Temperature change',
      help: 'Negative when the bar cools.',
      unit: 'Δ°C',
      symbol: '\\Delta T',
      min: -2000,
      max: 4000,
      usual: [-300, 1000],
    }),
    expansion: quantity('1/K', {
      label: 'Coefficient of linear expansion',
      help: 'Steel 12, stainless steel 17, aluminum 23, copper 17, concrete 10 to 12, glass 9 µm/(m·K).',
      unit: 'µm/(m*K)',
      symbol: '\\alpha',
      above: 0,
      max: 10000,
      usual: [0.01, 500],
    }),
    elasticModulus: quantity('Pa', {
      label: 'Modulus of elasticity',
      help: 'Steel 200 to 210 GPa, aluminum 70, copper 120, concrete 30.',
      unit: 'GPa',
      symbol: 'E',
      above: 0,
      max: 2000,
      usual: [0.5, 1300],
    }),
    length: quantity('m', {
      label: 'Length',
      help: 'Needed with a gap or elastic supports.',
      symbol: 'L',
      above: 0,
      max: 1e6,
      usual: [0.005, 20000],
      optional: true,
    }),
    gap: quantity('m', {
      label: 'Gap to a support at the start',
      help: '0: held at both ends, so that it is pulled, too, when it cools.',
      unit: 'mm',
      symbol: 'g',
      min: 0,
      max: 1e6,
      usual: [0, 500],
      default: 0,
    }),
    area: quantity('m^2', {
      label: 'Cross section',
      help: 'For the force, and with elastic supports.',
      unit: 'mm^2',
      symbol: 'A',
      above: 0,
      max: 1e9,
      usual: [0.01, 1e7],
      optional: true,
    }),
    stiffness: quantity('N/m', {
      label: 'Stiffness of the supports',
      help: 'Force for each distance by which both together give way; left out: rigid.',
      unit: 'kN/mm',
      symbol: 'k',
      above: 0,
      max: 1e12,
      usual: [0.0001, 1e6],
      optional: true,
    }),
    yieldStrength: quantity('Pa', {
      label: 'Yield strength',
      unit: 'MPa',
      symbol: 'R_e',
      above: 0,
      max: 1e5,
      usual: [1, 3000],
      optional: true,
    }),
    slenderness: number({
      label: 'Slenderness',
      help: 'Buckling length over radius of gyration; the buckling length is half of the length between clamped ends, all of it between hinged ones.',
      symbol: '\\lambda',
      above: 0,
      max: 1e5,
      usual: [1, 1000],
      optional: true,
    }),
  },
  outputs: {
    stress: quantity('Pa', {
      label: 'Stress',
      help: 'Negative is compression.',
      unit: 'MPa',
      symbol: '\\sigma',
      digits: 4,
    }),
    force: quantity('N', {
      label: 'Force',
      help: 'Negative is compression.',
      unit: 'kN',
      symbol: 'F',
      digits: 4,
      optional: true,
    }),
    freeChange: quantity('m', {
      label: 'Change of length, were it free',
      unit: 'mm',
      symbol: '\\Delta L_0',
      digits: 4,
      optional: true,
    }),
    closing: quantity('K', {
      label: 'Warming that closes the gap',
      unit: 'Δ°C',
      symbol: '\\Delta T_g',
      digits: 4,
      optional: true,
    }),
    utilization: percent({ label: 'Stress of the yield strength', symbol: 'u', places: 1, optional: true }),
    buckling: quantity('Pa', {
      label: 'Euler’s buckling stress',
      unit: 'MPa',
      symbol: '\\sigma_E',
      digits: 4,
      optional: true,
    }),
  },
  formula: ({
    temperatureChange,
    expansion,
    elasticModulus,
    length,
    gap,
    area,
    stiffness,
    yieldStrength,
    slenderness,
  }) => {
    // With a gap the bar comes off its support when it cools, and does not reach it before it is closed.
    const excess =
      length === undefined
        ? expansion * temperatureChange
        : sumOfProducts([expansion, temperatureChange, length], [-1, gap]) / length;
    const touches = gap === 0 ? temperatureChange !== 0 : excess > 0;
    const yielding =
      length === undefined || area === undefined || stiffness === undefined
        ? 0
        : (elasticModulus * area) / (stiffness * length);
    const stress = touches ? (-elasticModulus * excess) / (1 + yielding) : constant(0, 'Pa');
    return {
      stress,
      force: area === undefined ? undefined : stress * area,
      freeChange: length === undefined ? undefined : expansion * temperatureChange * length,
      closing: gap === 0 || length === undefined ? undefined : gap / (expansion * length),
      utilization: yieldStrength === undefined ? undefined : Math.abs(stress) / yieldStrength,
      buckling: slenderness === undefined ? undefined : (Math.PI ** 2 * elasticModulus) / slenderness ** 2,
    };
  },
  shown: () => ({ stress: undefined, force: undefined }),
  stepwise: [
    'Where the bar touches its supports the stress is σ = −E × (α × ΔT − g/L)/(1 + E × A/(k × L)); without a gap g/L is 0, and with rigid supports the divisor is 1.',
    'With a gap there is no stress until α × ΔT × L is more than g.',
    'The force is F = σ × A.',
  ],
  explanation: ({ stress, gap, stiffness, temperatureChange, utilization, buckling }) => {
    const warmed =
      '{temperatureChange|Cooled by {|temperatureChange|}|At the same temperature|Warmed by {|temperatureChange|}}';
    if (stress === 0) {
      if (temperatureChange === 0) return 'Without a change of temperature there is no thermal stress.';
      return temperatureChange < 0
        ? `${warmed} the bar shrinks away from its support and is free of stress.`
        : `${warmed} the bar grows by {freeChange} and does not press against the support behind its gap of {gap}: there is no stress.`;
    }
    const supports = stiffness === undefined ? 'rigid supports' : 'supports of {stiffness}';
    const between = gap === 0 ? `held between ${supports}` : `with a gap of {gap} before ${supports}`;
    const fails =
      (utilization !== undefined && isAbove(utilization, 1)) ||
      (buckling !== undefined && isBelow(stress, 0) && isAtLeast(-stress, buckling));
    return `${warmed} a bar ${between} ${fails ? 'would come' : 'comes'} under {|stress|} of {stress|compression|stress|tension}{force?, a force of {|force|}|}{utilization?; that is {utilization} of its yield strength|}.`;
  },
  requires: [
    {
      that: ({ gap }, given) => gap === 0 || given.length,
      field: 'length',
      says: 'How much a gap of {gap} takes off depends on the length of the bar: send it.',
    },
    {
      that: (_, given) => !given.stiffness || (given.length && given.area),
      field: 'stiffness',
      says: 'How much elastic supports relieve depends on the bar: send its length and cross section, too.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ utilization }) => utilization !== undefined && isAbove(utilization, 1),
      says: 'That is beyond the yield strength: the bar deforms for good and the stress stays near yield, so that {|stress|} is not reached. Let it move, or soften the supports.',
    },
    {
      level: 'caution',
      when: ({ utilization }) =>
        utilization !== undefined && isAbove(roundTo(100 * utilization, 1), 60) && !isAbove(utilization, 1),
      says: 'Little is left to the yield strength: codes for steel structures allow some 60% of it in service, from all loads together.',
    },
    {
      level: 'caution',
      when: ({ utilization, stress, elasticModulus }) =>
        utilization === undefined && isAbove(Math.abs(stress), 0.001 * elasticModulus),
      says: 'An elastic strain of more than 0.1% is beyond the yield of soft metals and the tensile strength of concrete and glass, and from 0.2% on of most structural steel: send the yield strength.',
    },
    {
      level: 'danger',
      when: ({ stress, buckling, utilization }) =>
        buckling !== undefined &&
        isBelow(stress, 0) &&
        isAtLeast(-stress, buckling) &&
        (utilization === undefined || isAtLeast(-stress / utilization, buckling)),
      says: 'The bar buckles before, at {buckling} of compression or less: so slender a bar needs a gap, or support against going sideways.',
    },
    {
      level: 'caution',
      when: ({ stress, buckling, utilization }) =>
        buckling !== undefined &&
        isAbove(-stress, 0.5 * buckling) &&
        (isBelow(-stress, buckling) || (utilization !== undefined && isBelow(-stress / utilization, buckling))),
      says: 'That is over half of Euler’s buckling stress, {buckling}, which bars that are not quite straight, or stocky ones near their yield, may not reach: check buckling by the code for the structure.',
    },
    {
      level: 'note',
      // A strength sent for concrete is mostly that in compression.
      when: ({ stress, utilization, elasticModulus }) =>
        isAbove(stress, constant(1.5e6, 'Pa')) &&
        (utilization === undefined ||
          (elasticModulus >= constant(10e9, 'Pa') && elasticModulus <= constant(50e9, 'Pa'))),
      says: 'In tension concrete cracks from about 2 MPa, glass and cast iron at far less than in compression: compare with the tensile strength.',
    },
    {
      level: 'note',
      when: ({ stress, buckling }) => isBelow(stress, 0) && buckling === undefined,
      says: 'A slender bar under compression may buckle before it yields, as rails do on hot days: send its slenderness to see.',
    },
    {
      level: 'caution',
      when: ({ temperatureChange }) => isAbove(Math.abs(temperatureChange), constant(200, 'K')),
      says: 'Over more than 200 °C both modulus and coefficient change, and hot metals creep: take mean values of the range, and a strength at the end of it.',
    },
  ],
  examples: [
    {
      inputs: { temperatureChange: 40, expansion: 12, elasticModulus: 200, slenderness: 120 },
      results: { stress: -96, buckling: 137.0778389 },
      cautions: ['over half of Euler'],
      source: 'By hand: π² × 200,000/120²',
    },
    {
      inputs: { temperatureChange: 40, expansion: 12, elasticModulus: 200, slenderness: 80, yieldStrength: 250 },
      results: { stress: -96, utilization: 38.4, buckling: 308.425137534 },
      source: 'By hand: 200,000 × 12e-6 × 40 = 96 MPa; π² × 200,000/80²',
    },
    {
      inputs: { temperatureChange: 40, expansion: 12, elasticModulus: 200, length: 2, gap: 0.5 },
      results: { stress: -46, freeChange: 0.96, closing: 20.8333333333 },
      cautions: ['may buckle'],
      source: 'By hand: 200,000 × (480e-6 − 0.5/2000)',
    },
    {
      inputs: { temperatureChange: 40, expansion: 12, elasticModulus: 200, length: 2, area: 500, stiffness: 100 },
      results: { stress: -64, force: -32, freeChange: 0.96 },
      cautions: ['may buckle'],
      source: 'By hand: 96/(1 + 200,000 × 500/(100,000 × 2,000)) = 96/1.5',
    },
    {
      inputs: {
        temperatureChange: 80,
        expansion: 23,
        elasticModulus: 70,
        length: 3,
        gap: 1,
        area: 400,
        stiffness: 50,
        slenderness: 100,
      },
      results: { stress: -88.87640449438, force: -35.55056179775, closing: 14.49275362319 },
      cautions: ['beyond the yield of soft', 'buckles before'],
      source: 'Python with mpmath at 40 digits: −E(αΔT − g/L)/(1 + EA/kL); Euler 69.1 MPa',
    },
    {
      inputs: { temperatureChange: -60, expansion: 23, elasticModulus: 70, area: 100 },
      results: { stress: 96.6, force: 9.66 },
      cautions: ['beyond the yield of soft', 'concrete cracks'],
      source: 'By hand: 70,000 × 23e-6 × 60',
    },
    {
      inputs: { temperatureChange: -30, expansion: 12, elasticModulus: 30, yieldStrength: 30 },
      results: { stress: 10.8, utilization: 36 },
      cautions: ['concrete cracks'],
      source: 'By hand: 30,000 × 12e-6 × 30; concrete by its strength in compression',
    },
    {
      inputs: { temperatureChange: -60, expansion: 23, elasticModulus: 70, length: 3, gap: 1 },
      results: { stress: 0, freeChange: -4.14 },
      source: 'By definition: it shrinks away from its support',
    },
    {
      inputs: { temperatureChange: 10, expansion: 12, elasticModulus: 200, length: 2, gap: 0.5 },
      results: { stress: 0, freeChange: 0.24 },
      source: 'By hand: 0.24 mm of a gap of 0.5 mm',
    },
    {
      inputs: { temperatureChange: 0, expansion: 12, elasticModulus: 200 },
      results: { stress: 0 },
      source: 'By definition',
    },
    {
      inputs: { temperatureChange: 250, expansion: 12, elasticModulus: 200, yieldStrength: 355, slenderness: 30 },
      results: { stress: -600, utilization: 169.014084507 },
      cautions: ['beyond the yield strength', 'hot metals creep'],
      source: 'By hand: 200,000 × 12e-6 × 250; 600/355',
    },
    {
      inputs: { temperatureChange: 190, expansion: 12, elasticModulus: 200, yieldStrength: 250, slenderness: 80 },
      results: { stress: -456, utilization: 182.4, buckling: 308.425137534 },
      cautions: ['beyond the yield strength', 'over half of Euler'],
      source: 'By hand: it yields at 250 MPa, before 308 MPa; π² × 200,000/80²',
    },
    {
      inputs: { temperatureChange: 40, expansion: 12, elasticModulus: 200, yieldStrength: 120, slenderness: 30 },
      results: { stress: -96, utilization: 80 },
      cautions: ['Little is left'],
      source: 'By hand: 96/120',
    },
    {
      inputs: { temperatureChange: 40, expansion: 12, elasticModulus: 200, slenderness: 150 },
      results: { stress: -96, buckling: 87.72981689857 },
      cautions: ['buckles before'],
      source: 'By hand: π² × 200,000/150²',
    },
    {
      inputs: { temperatureChange: 40, expansion: 12, elasticModulus: 200, gap: 1 },
      refused: 'depends on the length',
      source: 'By definition',
    },
    {
      inputs: { temperatureChange: 40, expansion: 12, elasticModulus: 200, stiffness: 1, length: 2 },
      refused: 'depends on the bar',
      source: 'By definition',
    },
  ],
  notes: [
    'Uniform temperature, linear elasticity, no stress at the start, and supports that keep their temperature and place but for the stiffness.',
  ],
  references: [
    {
      title:
        'Bar restrained at one end with a gap at the other, from the Bell Helicopter Structural Design Manual (1977)',
      url: 'https://www.engineersedge.com/calculators/bar_restrained_one_end_and_gap_on_other__16220.htm',
    },
    { title: 'Hibbeler: Mechanics of Materials, 9th ed., §4.6' },
  ],
});

import { category, defineCalculator, isAbove, measure, number } from '@reckoner/engine';

const REDUCTION = 0.75;

/** One-way shear with at least the minimum stirrups, Table 22.5.5.1(a): Vc = 2λ√fc bw d; in pounds and inches. */
export default defineCalculator({
  title: 'Concrete beam shear and stirrups (ACI 318)',
  description:
    'Design shear strength of a concrete beam with stirrups, the spacing limit and the least stirrups by ACI 318-19.',
  keywords: ['Vc', 'Vs', 'stirrup spacing', 'phi Vn', 'shear reinforcement', 'reinforced concrete'],
  inputs: {
    width: measure('in', { label: 'Web width', usual: [6, 120], symbol: 'b_w', min: 4, max: 200 }),
    depth: measure('in', { label: 'Effective depth', usual: [5, 120], symbol: 'd', min: 4, max: 200 }),
    concreteStrength: measure('psi', {
      label: 'Concrete strength',
      usual: [2500, 10000],
      symbol: "f_c'",
      min: 2500,
      max: 15000,
      default: 4000,
    }),
    stirrupStrength: measure('psi', {
      label: 'Yield strength of the stirrups',
      unit: 'ksi',
      symbol: 'f_{yt}',
      min: 30,
      max: 60,
      default: 60,
    }),
    stirrupArea: measure('in^2', {
      label: 'Area of the legs of a stirrup',
      help: 'Two legs No. 3: 0.22 in²; No. 4: 0.40 in².',
      symbol: 'A_v',
      min: 0.01,
      max: 20,
    }),
    spacing: measure('in', { label: 'Spacing of the stirrups', symbol: 's', min: 1, max: 100 }),
    lightweight: number({
      label: 'Factor for lightweight concrete',
      symbol: '\\lambda',
      min: 0.75,
      max: 1,
      default: 1,
    }),
  },
  outputs: {
    designShear: measure('lbf', { label: 'Design strength φVn', unit: 'kip', symbol: '\\phi V_n' }),
    concreteShear: measure('lbf', { label: 'Strength of the concrete Vc', unit: 'kip', symbol: 'V_c' }),
    steelShear: measure('lbf', {
      label: 'Strength of the stirrups Vs',
      help: 'At most 8√fc bw d.',
      unit: 'kip',
      symbol: 'V_s',
    }),
    largestSpacing: measure('in', { label: 'Largest spacing (9.7.6.2.2)', symbol: 's_{max}' }),
    leastArea: measure('in^2', { label: 'Least area of a stirrup (9.6.3.4)', symbol: 'A_{v,min}' }),
    verdict: category(['Stirrups within the limits', 'Stirrups too far apart', 'Stirrups below the least area'], {
      label: 'Detailing',
    }),
  },
  formula: ({ width, depth, concreteStrength, stirrupStrength, stirrupArea, spacing, lightweight }) => {
    const uncapped = Math.sqrt(concreteStrength);
    const root = Math.min(100, uncapped);
    const concreteShear = 2 * lightweight * root * width * depth;
    const steelShear = Math.min((stirrupArea * stirrupStrength * depth) / spacing, 8 * root * width * depth);
    const largestSpacing = steelShear <= 4 * root * width * depth ? Math.min(depth / 2, 24) : Math.min(depth / 4, 12);
    const leastArea = (Math.max(0.75 * uncapped, 50) * width * spacing) / stirrupStrength;
    const verdict =
      spacing > largestSpacing
        ? 'Stirrups too far apart'
        : stirrupArea < leastArea
          ? 'Stirrups below the least area'
          : 'Stirrups within the limits';
    // Stirrups that break the limits do not count: 9.6.3.1 then allows φλ√fc bw d.
    const counted =
      verdict === 'Stirrups within the limits' ? concreteShear + steelShear : lightweight * root * width * depth;
    return {
      designShear: REDUCTION * counted,
      concreteShear,
      steelShear,
      largestSpacing,
      leastArea,
      verdict,
    };
  },
  cautions: [
    {
      level: 'danger',
      when: ({ verdict }) => verdict !== 'Stirrups within the limits',
      says: 'The stirrups do not count, as they are too far apart or too small. Beams deeper than 10 in with little tension steel then carry even less, by Table 22.5.5.1(c) with the size effect.',
    },
    {
      level: 'note',
      when: ({ verdict, stirrupArea, stirrupStrength, spacing, concreteStrength, width }) =>
        verdict === 'Stirrups within the limits' &&
        isAbove(stirrupArea * stirrupStrength, 8 * Math.min(100, Math.sqrt(concreteStrength)) * width * spacing),
      says: 'The stirrups count with 8√fc bw d at most (22.5.1.2): more of them add nothing, and more shear needs a larger section.',
    },
  ],
  explanation: ({ verdict }) =>
    verdict === 'Stirrups within the limits'
      ? 'The beam can carry a factored shear of {designShear}; stirrups may stand at most {largestSpacing} apart.'
      : 'Without counting the stirrups the beam can carry a factored shear of {designShear}; they may stand at most {largestSpacing} apart and need {leastArea}.',
  examples: [
    {
      inputs: { width: 12, depth: 20, stirrupArea: 0.22, spacing: 8 },
      results: {
        designShear: 47.518399,
        concreteShear: 30.357866,
        steelShear: 33,
        largestSpacing: 10,
        leastArea: 0.08,
        verdict: 'Stirrups within the limits',
      },
      source: 'Python, from ACI 318-19, 22.5.5.1, 22.5.8.5.3, 9.7.6.2.2 and 9.6.3.4',
    },
    {
      inputs: { width: 12, depth: 20, stirrupArea: 0.4, spacing: 3 },
      results: { designShear: 113.841996, steelShear: 121.431462, largestSpacing: 5 },
      cautions: ['add nothing'],
      source: 'Python, from ACI 318-19, 22.5.1.2: Vs at most 8√fc bw d',
    },
    {
      inputs: { width: 12, depth: 20, stirrupArea: 0.22, spacing: 12 },
      results: { designShear: 11.3842, steelShear: 22, verdict: 'Stirrups too far apart' },
      cautions: ['The stirrups do not count, as they are too'],
      source: 'By hand, from ACI 318-19, 9.7.6.2.2: d/2 = 10 in; 9.6.3.1: 0.75 √4000 × 12 × 20',
    },
    {
      inputs: { width: 12, depth: 20, stirrupArea: 0.8, spacing: 2.5, lightweight: 0.75 },
      results: { concreteShear: 22.768399, designShear: 108.149896 },
      cautions: ['add nothing'],
      source: 'Python, from ACI 318-19, 22.5.5.1 with λ = 0.75',
    },
    {
      inputs: { width: 12, depth: 20, stirrupArea: 0.4, spacing: 4, concreteStrength: 12000 },
      results: { concreteShear: 48, steelShear: 120, designShear: 126, largestSpacing: 5 },
      source: 'By hand: √fc is at most 100 psi (22.5.3.1)',
    },
    {
      inputs: { width: 30, depth: 20, stirrupArea: 0.4, spacing: 10, concreteStrength: 14400 },
      results: { leastArea: 0.45, designShear: 45, verdict: 'Stirrups below the least area' },
      cautions: ['The stirrups do not count, as they are too'],
      source: 'By hand, from ACI 318-19, 9.6.3.4 (√fc without the limit of 22.5.3.1): 0.75 × 120 × 30 × 10/60000',
    },
    {
      inputs: { width: 12, depth: 20, stirrupArea: 0.05, spacing: 8 },
      results: { leastArea: 0.08, designShear: 11.3842, verdict: 'Stirrups below the least area' },
      cautions: ['The stirrups do not count, as they are too'],
      source: 'By hand: 50 × 12 × 8/60000; ACI 318-19, 9.6.3.1: 0.75 √4000 × 12 × 20',
    },
    {
      inputs: { width: 14, depth: 22, concreteStrength: 5000, stirrupStrength: 40, stirrupArea: 0.22, spacing: 7 },
      results: {
        designShear: 53.41119043,
        concreteShear: 43.55777772,
        steelShear: 27.65714286,
        largestSpacing: 11,
        leastArea: 0.129930871,
        verdict: 'Stirrups within the limits',
      },
      source: 'Python, from ACI 318-19, 22.5.5.1, 22.5.8.5.3, 9.7.6.2.2 and 9.6.3.4',
    },
    {
      // What does not count adds nothing either way: one word is enough.
      inputs: { width: 12, depth: 20, stirrupArea: 1, spacing: 8 },
      results: { designShear: 11.3842, largestSpacing: 5, verdict: 'Stirrups too far apart' },
      cautions: ['The stirrups do not count, as they are too'],
      source: 'By hand, from ACI 318-19, 9.7.6.2.2: d/4 = 5 in; 9.6.3.1: 0.75 √4000 × 12 × 20',
    },
  ],
  notes: [
    'Nonprestressed beams without axial force and with vertical stirrups. Where the stirrups do not count, the design strength is φλ√fc bw d, up to which 9.6.3.1 needs none.',
    'A licensed engineer must check the design.',
  ],
  references: [
    { title: 'ACI 318-19: Building Code Requirements for Structural Concrete, 9.6.3, 9.7.6.2, 21.2.1, 22.5' },
  ],
});

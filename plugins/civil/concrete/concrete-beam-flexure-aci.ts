import { category, defineCalculator, isBelow, measure, noResult, number, percent } from '@reckoner/engine';

const STEEL_MODULUS = 29e6;
const CRUSHING_STRAIN = 0.003;

/** Singly reinforced rectangle with the equivalent stress block of ACI 318-19, 22.2.2.4; in pounds and inches. */
export default defineCalculator({
  title: 'Concrete beam moment capacity (ACI 318)',
  description:
    'Design moment strength, steel strain and least steel of a singly reinforced rectangular concrete beam by ACI 318-19.',
  keywords: ['reinforced concrete', 'flexure', 'phi Mn', 'Whitney stress block', 'tension controlled', 'rebar'],
  inputs: {
    width: measure('in', { label: 'Width', usual: [6, 120], symbol: 'b', min: 4, max: 200 }),
    depth: measure('in', {
      label: 'Effective depth',
      usual: [4, 100],
      help: 'From the compressed edge to the centroid of the tension steel, in one layer.',
      symbol: 'd',
      min: 3,
      max: 200,
    }),
    steelArea: measure('in^2', { label: 'Area of tension steel', symbol: 'A_s', min: 0.01, max: 500 }),
    concreteStrength: measure('psi', {
      label: 'Concrete strength',
      usual: [2500, 10000],
      symbol: "f_c'",
      min: 2500,
      max: 15000,
      default: 4000,
    }),
    yieldStrength: measure('psi', {
      label: 'Yield strength of the steel',
      unit: 'ksi',
      symbol: 'f_y',
      min: 30,
      max: 80,
      default: 60,
    }),
  },
  outputs: {
    designMoment: measure('lbf*in', { label: 'Design strength φMn', unit: 'kip*ft', symbol: '\\phi M_n' }),
    nominalMoment: measure('lbf*in', { label: 'Nominal strength Mn', unit: 'kip*ft', symbol: 'M_n' }),
    reductionFactor: number({ label: 'Strength reduction factor φ', symbol: '\\phi', places: 3 }),
    steelStrain: percent({ label: 'Strain of the steel', symbol: '\\varepsilon_t', places: 3 }),
    blockDepth: measure('in', { label: 'Depth of the stress block', symbol: 'a' }),
    minimumSteel: measure('in^2', { label: 'Least steel area (9.6.1.2)', symbol: 'A_{s,min}' }),
    verdict: category(
      ['Tension-controlled', 'Tension-controlled, but below the least steel', 'In transition: not allowed for beams'],
      { label: 'Section' },
    ),
  },
  formula: ({ width, depth, steelArea, concreteStrength, yieldStrength }) => {
    const beta = Math.min(0.85, Math.max(0.65, 0.85 - (0.05 * (concreteStrength - 4000)) / 1000));
    const blockDepth = (steelArea * yieldStrength) / (0.85 * concreteStrength * width);
    const neutralAxis = blockDepth / beta;
    const steelStrain = (CRUSHING_STRAIN * (depth - neutralAxis)) / neutralAxis;
    const yieldStrain = yieldStrength / STEEL_MODULUS;
    if (steelStrain < yieldStrain) {
      throw noResult('The steel does not yield before the concrete crushes: the section is over-reinforced.');
    }
    const reductionFactor = Math.min(0.9, 0.65 + (0.25 * (steelStrain - yieldStrain)) / 0.003);
    const nominalMoment = steelArea * yieldStrength * (depth - blockDepth / 2);
    const minimumSteel = (Math.max(3 * Math.sqrt(concreteStrength), 200) / yieldStrength) * width * depth;
    const verdict =
      steelStrain < yieldStrain + 0.003
        ? 'In transition: not allowed for beams'
        : isBelow(steelArea, minimumSteel)
          ? 'Tension-controlled, but below the least steel'
          : 'Tension-controlled';
    return {
      designMoment: reductionFactor * nominalMoment,
      nominalMoment,
      reductionFactor,
      steelStrain,
      blockDepth,
      minimumSteel,
      verdict,
    };
  },
  cautions: [
    {
      level: 'danger',
      when: ({ verdict }) => verdict === 'In transition: not allowed for beams',
      says: 'ACI 318-19, 9.3.3.1 does not allow this section in a beam: the steel strain is below the yield strain plus 0.003. Use less steel or a deeper section.',
    },
    {
      level: 'danger',
      when: ({ verdict }) => verdict === 'Tension-controlled, but below the least steel',
      says: 'The steel is below the least of {minimumSteel}: the beam may fail without warning as it cracks, unless there is a third more than needed (9.6.1.3).',
    },
  ],
  explanation:
    'The section can carry a factored moment of {designMoment}: φ is {reductionFactor} at a steel strain of {steelStrain}.',
  examples: [
    {
      inputs: { width: 12, depth: 17.5, steelArea: 2.4 },
      results: {
        designMoment: 169.9412,
        nominalMoment: 188.8235,
        reductionFactor: 0.9,
        steelStrain: 0.964375,
        blockDepth: 3.529412,
        minimumSteel: 0.7,
        verdict: 'Tension-controlled',
      },
      source: 'Python, from ACI 318-19, 22.2.2.4, 21.2.2 and 9.6.1.2',
    },
    {
      inputs: { width: 12, depth: 17.5, steelArea: 3, concreteStrength: 6000 },
      results: { designMoment: 216.3971, nominalMoment: 240.4412, steelStrain: 1.03875, minimumSteel: 0.8133265 },
      source: 'Python, from ACI 318-19, 22.2.2.4: β1 = 0.75, and 3√fc governs the least steel',
    },
    {
      inputs: { width: 10, depth: 17.5, steelArea: 3.2 },
      results: {
        designMoment: 208.0806,
        nominalMoment: 234.8235,
        reductionFactor: 0.886115,
        steelStrain: 0.4902344,
        verdict: 'In transition: not allowed for beams',
      },
      cautions: ['ACI 318-19, 9.3.3.1 does not allow this'],
      source: 'Python, from ACI 318-19, Table 21.2.2',
    },
    {
      inputs: { width: 12, depth: 17.5, steelArea: 0.5 },
      results: {
        designMoment: 38.54779,
        minimumSteel: 0.7,
        verdict: 'Tension-controlled, but below the least steel',
      },
      cautions: ['The steel is below the least of 0.7 in²'],
      source: 'Python, from ACI 318-19, 9.6.1.2',
    },
    {
      inputs: { width: 14, depth: 20, steelArea: 3.16, concreteStrength: 9000, yieldStrength: 80 },
      results: { designMoment: 356.8233, steelStrain: 1.352255, minimumSteel: 0.9961175 },
      source: 'Python, from ACI 318-19, 22.2.2.4.3: β1 = 0.65 from 8000 psi',
    },
    {
      inputs: { width: 12, depth: 17.5, steelArea: 6 },
      noResult: 'over-reinforced',
      source: 'Python: the strain 0.00206 is below 60/29000 = 0.00207',
    },
    {
      inputs: { width: 8, depth: 18, steelArea: 0.48 },
      results: { minimumSteel: 0.48, nominalMoment: 41.92941, verdict: 'Tension-controlled' },
      source:
        'By hand, from ACI 318-19, 9.6.1.2: 200/60000 × 8 × 18 = 0.48 in², just enough; 28.8 kip × (18 − 1.058824/2) in',
    },
  ],
  notes: [
    'For nonprestressed rectangular sections of normalweight concrete with one layer of tension steel and little axial force.',
    'Shear, development, deflection and detailing are separate checks; a licensed engineer must check the design.',
  ],
  references: [
    { title: 'ACI 318-19: Building Code Requirements for Structural Concrete, 9.6.1.2, 21.2.2, 22.2' },
    { title: 'Wight: Reinforced Concrete: Mechanics and Design, 7th ed., ch. 4' },
  ],
});

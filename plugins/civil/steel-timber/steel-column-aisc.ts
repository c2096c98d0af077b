import { category, defineCalculator, measure, number, roundTo } from '@reckoner/engine';

const STEEL_MODULUS = 29000;

/** Flexural buckling of members without slender elements, AISC 360-22, E3; in kips and inches. */
export default defineCalculator({
  title: 'Steel column capacity (AISC 360)',
  description:
    'Design and allowable compressive strength of a steel column by flexural buckling from length, section and steel.',
  keywords: ['AISC column', 'phi Pn', 'flexural buckling', 'Fcr', 'compression member', 'W shape'],
  inputs: {
    effectiveLength: measure('in', {
      label: 'Effective length KL',
      usual: [1, 80],
      unit: 'ft',
      symbol: 'L_c',
      min: 0.1,
      max: 300,
    }),
    gyration: measure('in', { label: 'Radius of gyration about the weak axis', symbol: 'r', min: 0.05, max: 50 }),
    area: measure('in^2', { label: 'Gross area', symbol: 'A_g', min: 0.01, max: 1000 }),
    yieldStrength: measure('ksi', {
      label: 'Yield strength',
      usual: [30, 80],
      symbol: 'F_y',
      min: 20,
      max: 100,
      default: 50,
    }),
  },
  outputs: {
    designStrength: measure('kip', { label: 'Design strength φPn (LRFD)', symbol: '\\phi P_n' }),
    allowableStrength: measure('kip', { label: 'Allowable strength Pn/Ω (ASD)', symbol: 'P_n/\\Omega' }),
    criticalStress: measure('ksi', { label: 'Critical stress', symbol: 'F_{cr}' }),
    slenderness: number({ label: 'Slenderness', symbol: 'L_c/r', places: 1 }),
    mode: category(['Inelastic buckling', 'Elastic buckling'], { label: 'Buckling' }),
  },
  formula: ({ effectiveLength, gyration, area, yieldStrength }) => {
    const slenderness = effectiveLength / gyration;
    const eulerStress = (Math.PI ** 2 * STEEL_MODULUS) / slenderness ** 2;
    const limit = 4.71 * Math.sqrt(STEEL_MODULUS / yieldStrength);
    const criticalStress =
      slenderness <= limit ? 0.658 ** (yieldStrength / eulerStress) * yieldStrength : 0.877 * eulerStress;
    const nominal = criticalStress * area;
    return {
      designStrength: 0.9 * nominal,
      allowableStrength: nominal / 1.67,
      criticalStress,
      slenderness,
      mode: slenderness <= limit ? 'Inelastic buckling' : 'Elastic buckling',
    };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ slenderness }) => roundTo(slenderness, 1) > 200,
      says: 'The slenderness is over 200, which the user note of E2 advises against: use a stiffer section or brace it.',
    },
  ],
  explanation:
    'At a slenderness of {slenderness} the column carries {designStrength} (LRFD) or {allowableStrength} (ASD).',
  examples: [
    {
      inputs: { effectiveLength: 15, gyration: 2.54, area: 14.4 },
      results: {
        designStrength: 448.852817,
        allowableStrength: 298.637935,
        criticalStress: 34.633705,
        slenderness: 70.866142,
        mode: 'Inelastic buckling',
      },
      source: 'Python, from AISC 360-22, E3, with the properties of W10×49',
    },
    {
      inputs: { effectiveLength: 35, gyration: 2.54, area: 14.4 },
      results: {
        designStrength: 118.97924,
        allowableStrength: 79.161171,
        criticalStress: 9.180497,
        mode: 'Elastic buckling',
      },
      source: 'Python, from AISC 360-22, eq. E3-3',
    },
    {
      inputs: { effectiveLength: 40, gyration: 2, area: 10 },
      results: { designStrength: 39.22088, slenderness: 240 },
      cautions: ['over 200'],
      source: 'Python: E3-3, 0.877 π² E/240²',
    },
    {
      inputs: { effectiveLength: 15, gyration: 2.54, area: 14.4, yieldStrength: 36 },
      results: {
        designStrength: 358.1692897,
        allowableStrength: 238.3029206,
        criticalStress: 27.63651927,
        mode: 'Inelastic buckling',
      },
      source: 'Python, from AISC 360-22, eq. E3-2, of A36 steel',
    },
    {
      inputs: { effectiveLength: 42.3337, gyration: 2.54, area: 14.4 },
      results: { slenderness: 200.0017, mode: 'Elastic buckling' },
      source: 'By hand: 42.3337 × 12/2.54, shown as 200.0; 4.71 √(29000/50) = 113.4',
    },
  ],
  notes: [
    'Doubly symmetric sections without slender elements (Table B4.1a).',
    'Torsional buckling, bending and connections are separate checks; a licensed engineer must check the design.',
  ],
  references: [{ title: 'ANSI/AISC 360-22: Specification for Structural Steel Buildings, E1 to E3' }],
});

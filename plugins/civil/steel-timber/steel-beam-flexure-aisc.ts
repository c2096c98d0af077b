import { category, defineCalculator, isAbove, isAtLeast, measure, number } from '@reckoner/engine';
import {
  effectiveGyrationOf,
  elasticModulusOf,
  flangeDistanceOf,
  gyrationOf,
  plasticModulusOf,
  torsionConstantOf,
  wShape,
} from '../shared/w-shapes.js';

const STEEL_MODULUS = 29000;

const byProperties = { when: { shape: 'custom' } } as const;

/** Compact doubly symmetric I shapes bent about the strong axis, AISC 360-22, F2 (c = 1); in kips and inches. */
export default defineCalculator({
  title: 'Steel beam capacity (AISC 360)',
  description:
    'Design moment of a compact steel I beam by yielding and lateral-torsional buckling, of a W shape or from section properties.',
  keywords: ['AISC beam', 'phi Mn', 'lateral torsional buckling', 'Lp Lr', 'Cb', 'W shape'],
  inputs: {
    shape: wShape,
    plasticModulus: measure('in^3', {
      label: 'Plastic section modulus',
      symbol: 'Z_x',
      min: 0.1,
      max: 10000,
      ...byProperties,
    }),
    sectionModulus: measure('in^3', {
      label: 'Elastic section modulus',
      symbol: 'S_x',
      min: 0.1,
      max: 10000,
      ...byProperties,
    }),
    gyration: measure('in', {
      label: 'Radius of gyration about the weak axis',
      symbol: 'r_y',
      min: 0.1,
      max: 20,
      ...byProperties,
    }),
    effectiveGyration: measure('in', {
      label: 'Effective radius of gyration',
      symbol: 'r_{ts}',
      min: 0.1,
      max: 20,
      ...byProperties,
    }),
    torsion: measure('in^4', { label: 'Torsion constant', symbol: 'J', min: 0.001, max: 10000, ...byProperties }),
    flangeDistance: measure('in', {
      label: 'Distance between flange centroids',
      symbol: 'h_o',
      min: 1,
      max: 150,
      ...byProperties,
    }),
    unbraced: measure('in', { label: 'Unbraced length', usual: [0, 100], unit: 'ft', symbol: 'L_b', min: 0, max: 300 }),
    gradient: number({ label: 'Moment gradient factor Cb', symbol: 'C_b', min: 1, max: 3, default: 1 }),
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
    designMoment: measure('kip*in', { label: 'Design strength φMn (LRFD)', unit: 'kip*ft', symbol: '\\phi M_n' }),
    allowableMoment: measure('kip*in', {
      label: 'Allowable strength Mn/Ω (ASD)',
      unit: 'kip*ft',
      symbol: 'M_n/\\Omega',
    }),
    plasticLength: measure('in', { label: 'Limit Lp of full plastic moment', unit: 'ft', symbol: 'L_p' }),
    elasticLength: measure('in', { label: 'Limit Lr of elastic buckling', unit: 'ft', symbol: 'L_r' }),
    mode: category(['Yielding', 'Inelastic lateral-torsional buckling', 'Elastic lateral-torsional buckling'], {
      label: 'Range of the unbraced length',
    }),
  },
  formula: (inputs) => {
    const { shape, unbraced, gradient, yieldStrength } = inputs;
    const plasticModulus = plasticModulusOf(shape, inputs.plasticModulus);
    const sectionModulus = elasticModulusOf(shape, inputs.sectionModulus);
    const gyration = gyrationOf(shape, inputs.gyration);
    const effectiveGyration = effectiveGyrationOf(shape, inputs.effectiveGyration);
    const torsion = torsionConstantOf(shape, inputs.torsion);
    const flangeDistance = flangeDistanceOf(shape, inputs.flangeDistance);
    const plasticMoment = yieldStrength * plasticModulus;
    const residual = 0.7 * yieldStrength;
    const torsionRatio = torsion / (sectionModulus * flangeDistance);
    const plasticLength = 1.76 * gyration * Math.sqrt(STEEL_MODULUS / yieldStrength);
    const elasticLength =
      1.95 *
      effectiveGyration *
      (STEEL_MODULUS / residual) *
      Math.sqrt(torsionRatio + Math.sqrt(torsionRatio ** 2 + 6.76 * (residual / STEEL_MODULUS) ** 2));
    let nominal = plasticMoment;
    if (unbraced > plasticLength && unbraced <= elasticLength) {
      const share = (unbraced - plasticLength) / (elasticLength - plasticLength);
      nominal = gradient * (plasticMoment - (plasticMoment - residual * sectionModulus) * share);
    } else if (unbraced > plasticLength) {
      const slenderness = (unbraced / effectiveGyration) ** 2;
      nominal =
        ((sectionModulus * gradient * Math.PI ** 2 * STEEL_MODULUS) / slenderness) *
        Math.sqrt(1 + 0.078 * torsionRatio * slenderness);
    }
    nominal = Math.min(nominal, plasticMoment);
    return {
      designMoment: 0.9 * nominal,
      allowableMoment: nominal / 1.67,
      plasticLength,
      elasticLength,
      mode:
        unbraced <= plasticLength
          ? 'Yielding'
          : unbraced <= elasticLength
            ? 'Inelastic lateral-torsional buckling'
            : 'Elastic lateral-torsional buckling',
    };
  },
  requires: [
    {
      that: ({ plasticModulus, sectionModulus }) => plasticModulus > sectionModulus,
      field: 'sectionModulus',
      says: 'The elastic modulus, {sectionModulus}, must be below the plastic one, {plasticModulus}: check that they are not exchanged.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ shape, yieldStrength }) => shape !== 'custom' && yieldStrength > 50,
      says: 'These W shapes are compact at 50 ksi: of stronger steel some are not, and local buckling then leaves less than this. Check their flanges and webs by Table B4.1b.',
    },
    {
      level: 'caution',
      when: ({ plasticModulus, sectionModulus }) => isAbove(plasticModulus, 1.4 * sectionModulus),
      says: 'Zx is over 1.4 times Sx; I shapes about the strong axis have 1.1 to 1.3. Check the section properties: those of the weak axis do not belong here.',
    },
    {
      level: 'caution',
      when: ({ gyration, effectiveGyration }) =>
        effectiveGyration < gyration || isAbove(effectiveGyration, 1.5 * gyration),
      says: 'rts is mostly 1.1 to 1.3 times ry: check both radii.',
    },
    {
      level: 'note',
      when: ({ shape, gradient, designMoment, yieldStrength, plasticModulus, mode }) =>
        mode !== 'Yielding' &&
        gradient > 1 &&
        isAtLeast(designMoment, 0.9 * yieldStrength * plasticModulusOf(shape, plasticModulus)),
      says: 'With this Cb the full plastic moment governs, though the unbraced length is over Lp.',
    },
  ],
  explanation:
    'The beam can carry {designMoment} (LRFD) or {allowableMoment} (ASD); Lp is {plasticLength}, Lr {elasticLength}.',
  examples: [
    {
      inputs: { shape: 'w18_50', unbraced: '140 in', gradient: 1.01 },
      results: { designMoment: 305.42114, mode: 'Inelastic lateral-torsional buckling' },
      source: 'AISC Design Examples, F.1-2B: 305 kip-ft; more digits by Python',
    },
    {
      inputs: { shape: 'w12_14', unbraced: 0, yieldStrength: 65 },
      results: { designMoment: 84.825 },
      cautions: ['compact at 50 ksi'],
      source: 'By hand: 0.9 × 65 × 17.4/12; its flanges, 8.82 thick, pass 0.38 √(29000/65) = 8.03 and are not compact',
    },
    {
      inputs: { shape: 'w21_44', unbraced: 4 },
      results: { designMoment: 357.75, plasticLength: 4.4506 },
      source: 'AISC Manual, Table 3-2: 358 kip-ft, Lp 4.45 ft; by hand 0.9 × 50 × 95.4/12, 1.76 × 1.26 √580/12',
    },
    {
      inputs: {
        plasticModulus: 101,
        sectionModulus: 88.9,
        gyration: 1.65,
        effectiveGyration: 1.98,
        torsion: 1.24,
        flangeDistance: 17.4,
        unbraced: 4,
      },
      results: {
        designMoment: 378.75,
        allowableMoment: 251.996008,
        plasticLength: 5.828132,
        elasticLength: 16.945598,
        mode: 'Yielding',
      },
      source: 'AISC Manual, Table 3-2, W18×50: 379 kip-ft, Lp 5.83 ft, Lr 16.9 ft; more digits by Python',
    },
    {
      inputs: {
        plasticModulus: 101,
        sectionModulus: 88.9,
        gyration: 1.65,
        effectiveGyration: 1.98,
        torsion: 1.24,
        flangeDistance: 17.4,
        unbraced: '140 in',
        gradient: 1.01,
      },
      results: { designMoment: 305.42114, allowableMoment: 203.207678, mode: 'Inelastic lateral-torsional buckling' },
      source: 'AISC Design Examples, F.1-2B: 305 kip-ft; more digits by Python',
    },
    {
      inputs: {
        plasticModulus: 101,
        sectionModulus: 88.9,
        gyration: 1.65,
        effectiveGyration: 1.98,
        torsion: 1.24,
        flangeDistance: 17.4,
        unbraced: 17.5,
        gradient: 1.3,
      },
      results: { designMoment: 287.838094, allowableMoment: 191.509045, mode: 'Elastic lateral-torsional buckling' },
      source: 'AISC Design Examples, F.1-3B: 288 kip-ft; more digits by Python',
    },
    {
      inputs: {
        plasticModulus: 88.9,
        sectionModulus: 101,
        gyration: 1.65,
        effectiveGyration: 1.98,
        torsion: 1.24,
        flangeDistance: 17.4,
        unbraced: 4,
      },
      refused: 'are not exchanged',
      source: 'By definition',
    },
    {
      inputs: {
        plasticModulus: 101,
        sectionModulus: 88.9,
        gyration: 1.65,
        effectiveGyration: 1.98,
        torsion: 1.24,
        flangeDistance: 17.4,
        unbraced: 8,
        gradient: 2,
      },
      results: { designMoment: 378.75 },
      cautions: ['the full plastic moment governs'],
      source: 'By hand: 0.9 × 50 × 101/12, which 2 (Mp − …) exceeds',
    },
    {
      inputs: {
        plasticModulus: 16.6,
        sectionModulus: 10.7,
        gyration: 7.38,
        effectiveGyration: 1.98,
        torsion: 1.24,
        flangeDistance: 17.4,
        unbraced: 4,
      },
      results: { designMoment: 62.25 },
      cautions: ['those of the weak axis', 'check both radii'],
      source: 'By hand: 0.9 × 50 × 16.6/12 of the weak axis',
    },
  ],
  notes: [
    'Compact flanges and web (Table B4.1b), load through the shear center.',
    'Shear, deflection and bearing are separate checks; a licensed engineer must check the design.',
  ],
  references: [
    { title: 'ANSI/AISC 360-22: Specification for Structural Steel Buildings, F1 and F2' },
    { title: 'AISC Shapes Database v16.0 (2023)' },
  ],
});

import { defineCalculator, isAbove, quantity } from '@reckoner/engine';

/** Saint-Venant torsion of a round shaft, solid or hollow. */
export default defineCalculator({
  title: 'Shaft torsion',
  description: 'Shear stress, twist and torsional stiffness of a solid or hollow round shaft from torque and measures.',
  keywords: ['angle of twist', 'torsional stress', 'polar moment', 'Tr/J', 'TL/GJ', 'hollow shaft'],
  inputs: {
    torque: quantity('N*m', { label: 'Torque', symbol: 'T', min: 0, max: 1e9 }),
    outerDiameter: quantity('m', {
      label: 'Outer diameter',
      usual: [1, 1500],
      unit: 'mm',
      symbol: 'D',
      min: 0.1,
      max: 5000,
    }),
    innerDiameter: quantity('m', { label: 'Inner diameter', unit: 'mm', symbol: 'd', min: 0, max: 5000, default: 0 }),
    length: quantity('m', { label: 'Length', symbol: 'L', min: 0.001, max: 1000, default: 1 }),
    shearModulus: quantity('Pa', {
      label: 'Shear modulus',
      usual: [0.2, 180],
      unit: 'GPa',
      symbol: 'G',
      min: 0.01,
      max: 300,
      default: 79.3,
    }),
  },
  outputs: {
    stress: quantity('Pa', { label: 'Largest shear stress', unit: 'MPa', symbol: '\\tau' }),
    twist: quantity('rad', { label: 'Angle of twist', unit: 'deg', symbol: '\\varphi' }),
    stiffness: quantity('N*m/rad', { label: 'Torsional stiffness', symbol: 'k' }),
    polarMoment: quantity('m^4', { label: 'Polar second moment of area', unit: 'mm^4', symbol: 'J' }),
  },
  formula: ({ torque, outerDiameter, innerDiameter, length, shearModulus }) => {
    const polarMoment = (Math.PI / 32) * (outerDiameter ** 4 - innerDiameter ** 4);
    const stiffness = (shearModulus * polarMoment) / length;
    return { stress: (torque * outerDiameter) / (2 * polarMoment), twist: torque / stiffness, stiffness, polarMoment };
  },
  requires: [
    {
      that: ({ innerDiameter, outerDiameter }) => innerDiameter < outerDiameter,
      field: 'innerDiameter',
      says: 'The inner diameter, {innerDiameter}, must be less than the outer, {outerDiameter}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ stress }) => stress > 1e9,
      says: 'No usual shaft stays elastic at {stress}: check the units, or take a thicker shaft.',
    },
    {
      level: 'caution',
      when: ({ stress }) => isAbove(stress, 2e8) && stress <= 1e9,
      says: 'Over 200 MPa of shear structural steel yields: compare {stress} with 0.58 of the yield strength of the shaft.',
    },
  ],
  explanation: 'The shaft is stressed to {stress} and twists by {twist} over {length}.',
  examples: [
    {
      inputs: { torque: 500, outerDiameter: 40, length: 1.2 },
      results: { stress: 39.788736, twist: 1.7248877, stiffness: 16608.5532, polarMoment: 251327.41229 },
      source: 'Python: J = πD⁴/32; TD/2J; TL/GJ',
    },
    {
      inputs: { torque: 500, outerDiameter: 50, innerDiameter: 30, length: 1.2 },
      results: { stress: 23.405139, twist: 0.81171188, stiffness: 35293.1755, polarMoment: 534070.75111 },
      source: 'Python: J = π(D⁴ − d⁴)/32; TD/2J; TL/GJ',
    },
    {
      inputs: { torque: 5, outerDiameter: 10, innerDiameter: 10 },
      refused: 'must be less than the outer',
      source: 'By definition',
    },
    {
      inputs: { torque: 1000, outerDiameter: 10 },
      results: { stress: 5092.958 },
      cautions: ['take a thicker shaft'],
      source: 'By hand: 16 T/(π d³)',
    },
    {
      inputs: { torque: 500, outerDiameter: 20 },
      results: { stress: 318.309886 },
      cautions: ['structural steel yields'],
      source: 'By hand: 16 T/(π d³)',
    },
    {
      inputs: { torque: 40, outerDiameter: 25, length: 0.8, shearModulus: 26 },
      results: { stress: 13.03797294, twist: 1.838820487, stiffness: 1246.35939, polarMoment: 38349.5197 },
      source: 'Python: TD/2J; TL/GJ, of aluminum',
    },
  ],
  notes: ['Linear elastic, constant round section; keyways and shoulders raise the stress.'],
  references: [{ title: "Budynas, Nisbett: Shigley's Mechanical Engineering Design, 10th ed., §3-12" }],
});

import { defineCalculator, number, quantity } from '@reckoner/engine';

/** Largest shear stress with the shock and fatigue factors of the former code ASME B17c-1927. */
export default defineCalculator({
  title: 'Shaft diameter',
  description: 'Least diameter of a solid or hollow shaft in bending and torsion from the allowable shear stress.',
  keywords: ['shaft design', 'equivalent torque', 'ASME shaft code', 'shaft sizing', 'combined bending and torsion'],
  inputs: {
    bendingMoment: quantity('N*m', { label: 'Bending moment', symbol: 'M', min: 0, max: 1e9 }),
    torque: quantity('N*m', { label: 'Torque', symbol: 'T', min: 0.000001, max: 1e9 }),
    allowableStress: quantity('Pa', {
      label: 'Allowable shear stress',
      usual: [5, 500],
      help: 'The code: the lesser of 0.3 yield and 0.18 tensile strength, with a keyway 75% of it.',
      unit: 'MPa',
      symbol: '\\tau_{all}',
      min: 0.1,
      max: 5000,
      default: 40,
    }),
    bendingFactor: number({
      label: 'Shock and fatigue factor in bending',
      symbol: 'K_b',
      min: 1,
      max: 3,
      default: 1.5,
    }),
    torsionFactor: number({ label: 'Shock and fatigue factor in torsion', symbol: 'K_t', min: 1, max: 3, default: 1 }),
    hollowRatio: number({ label: 'Inner over outer diameter', symbol: 'k', min: 0, max: 0.95, default: 0 }),
  },
  outputs: {
    diameter: quantity('m', { label: 'Least outer diameter', unit: 'mm', symbol: 'd', places: 2 }),
    equivalentTorque: quantity('N*m', { label: 'Equivalent torque', symbol: 'T_e' }),
    equivalentMoment: quantity('N*m', { label: 'Equivalent bending moment', symbol: 'M_e' }),
  },
  formula: ({ bendingMoment, torque, allowableStress, bendingFactor, torsionFactor, hollowRatio }) => {
    const equivalentTorque = Math.hypot(bendingFactor * bendingMoment, torsionFactor * torque);
    const diameter = Math.cbrt((16 * equivalentTorque) / (Math.PI * allowableStress * (1 - hollowRatio ** 4)));
    return { diameter, equivalentTorque, equivalentMoment: (bendingFactor * bendingMoment + equivalentTorque) / 2 };
  },
  explanation:
    'The shaft needs a diameter of at least {diameter} for an equivalent torque of {equivalentTorque}, where {allowableStress} of shear is allowed.',
  examples: [
    {
      inputs: { bendingMoment: 800, torque: 600 },
      results: { diameter: 55.485835, equivalentTorque: 1341.640786, equivalentMoment: 1270.820393 },
      source: 'Python: √((1.5 × 800)² + 600²); (16 T/(π 40 MPa))^(1/3)',
    },
    {
      inputs: { bendingMoment: 800, torque: 600, bendingFactor: 2, torsionFactor: 1.5, hollowRatio: 0.5 },
      results: { diameter: 62.938724, equivalentTorque: 1835.755975, equivalentMoment: 1717.877988 },
      source: 'Python: √(1600² + 900²); (16 T/(π 40 MPa (1 − 0.5⁴)))^(1/3)',
    },
    {
      inputs: { bendingMoment: 300, torque: 450, allowableStress: 55 },
      results: { diameter: 38.91451696, equivalentTorque: 636.3961031, equivalentMoment: 543.1980515 },
      source: 'Python: √((1.5 × 300)² + 450²); (16 T/(π 55 MPa))^(1/3)',
    },
  ],
  notes: [
    'A first size: stress raisers, fatigue, deflection and critical speed are checked next (DIN 743, Shigley ch. 7).',
  ],
  references: [
    { title: 'ASME B17c-1927: Code for the Design of Transmission Shafting (withdrawn)' },
    { title: 'Hall, Holowenko, Laughlin: Machine Design (1961), ch. 9' },
  ],
});

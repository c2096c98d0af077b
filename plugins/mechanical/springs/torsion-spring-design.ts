import { defineCalculator, isAbove, isAtLeast, isAtMost, isBelow, number, quantity, roundTo } from '@reckoner/engine';
import { musicWireStrength } from '../shared/music-wire.js';

/** Helical torsion spring of round wire: 10.8 in place of 32/π holds friction between the coils. */
export default defineCalculator({
  title: 'Torsion spring',
  description:
    'Angular rate, rotation, bending stress and inside diameter under load of a helical torsion spring from wire, coils, legs and torque.',
  keywords: [
    'helical torsion spring',
    'torsion spring rate',
    'torque per degree',
    'clothespin spring',
    'torsion spring stress',
    'mandrel clearance',
  ],
  inputs: {
    wire: quantity('m', { label: 'Wire diameter', usual: [0.05, 30], unit: 'mm', symbol: 'd', min: 0.01, max: 200 }),
    meanDiameter: quantity('m', {
      label: 'Mean coil diameter',
      help: 'Outer diameter less one wire diameter.',
      unit: 'mm',
      symbol: 'D',
      min: 0.02,
      max: 5000,
    }),
    bodyCoils: number({ label: 'Coils of the body', symbol: 'N_b', min: 0.5, max: 10000 }),
    firstLeg: quantity('m', {
      label: 'Length of the first leg',
      help: 'Straight end, from the coil to the force; 0 for ends that are held at the coil.',
      unit: 'mm',
      symbol: 'l_1',
      min: 0,
      max: 10000,
      default: 0,
    }),
    secondLeg: quantity('m', {
      label: 'Length of the second leg',
      unit: 'mm',
      symbol: 'l_2',
      min: 0,
      max: 10000,
      default: 0,
    }),
    torque: quantity('N*m', { label: 'Torque', usual: [0.0001, 5000], symbol: 'M', above: 0, max: 1e6 }),
    elasticModulus: quantity('Pa', {
      label: 'Modulus of elasticity',
      usual: [50, 420],
      help: 'Music wire 203, hard-drawn wire 198, stainless 302 193 GPa.',
      unit: 'GPa',
      symbol: 'E',
      min: 2,
      max: 900,
      default: 203.4,
    }),
    pin: quantity('m', {
      label: 'Diameter of the pin inside',
      unit: 'mm',
      symbol: 'D_p',
      min: 0.01,
      max: 5000,
      optional: true,
    }),
  },
  outputs: {
    rotation: quantity('rad', { label: 'Rotation under the torque', unit: 'deg', symbol: '\\theta', places: 1 }),
    rate: quantity('N*m/rad', { label: 'Angular rate', unit: 'N*mm/deg', symbol: 'k', places: 3 }),
    stress: quantity('Pa', { label: 'Bending stress', unit: 'MPa', symbol: '\\sigma', places: 1 }),
    insideDiameter: quantity('m', { label: 'Inside diameter under the torque', unit: 'mm', symbol: "D'_i", places: 3 }),
    clearance: quantity('m', {
      label: 'Clearance to the pin, on the diameter',
      unit: 'mm',
      symbol: '\\Delta',
      places: 3,
      optional: true,
    }),
    activeCoils: number({ label: 'Active coils', symbol: 'N_a', places: 3 }),
    index: number({ label: 'Spring index', symbol: 'C', places: 2 }),
  },
  formula: ({ wire, meanDiameter, bodyCoils, firstLeg, secondLeg, torque, elasticModulus, pin }) => {
    const index = meanDiameter / wire;
    const innerFactor = (4 * index ** 2 - index - 1) / (4 * index * (index - 1));
    const activeCoils = bodyCoils + (firstLeg + secondLeg) / (3 * Math.PI * meanDiameter);
    const turnsPerCoil = (10.8 * torque * meanDiameter) / (elasticModulus * wire ** 4);
    const insideDiameter = meanDiameter / (1 + turnsPerCoil) - wire;
    return {
      rotation: 2 * Math.PI * turnsPerCoil * activeCoils,
      rate: (elasticModulus * wire ** 4) / (10.8 * 2 * Math.PI * meanDiameter * activeCoils),
      stress: (innerFactor * 32 * torque) / (Math.PI * wire ** 3),
      insideDiameter,
      clearance: pin === undefined ? undefined : insideDiameter - pin,
      activeCoils,
      index,
    };
  },
  requires: [
    {
      that: ({ wire, meanDiameter }) => isAtLeast(meanDiameter, 1.5 * wire),
      field: 'meanDiameter',
      says: 'A mean diameter of {meanDiameter} is too narrow for a wire of {wire}: it must be at least 1.5 times the wire.',
    },
    {
      that: ({ wire, meanDiameter, pin }) => isBelow(pin, meanDiameter - wire),
      field: 'pin',
      says: 'The pin of {pin} does not go into the spring: its inside diameter is the mean one, {meanDiameter}, less the wire, {wire}.',
    },
    {
      that: ({ wire, meanDiameter, torque, elasticModulus }) =>
        isBelow(10.8 * torque * meanDiameter, 0.25 * elasticModulus * wire ** 4),
      field: 'torque',
      says: 'A torque of {torque} would wind each coil up by a quarter turn or more: these equations are for less. Check the units of torque and wire.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ wire, stress }) => isAbove(stress, musicWireStrength(wire)),
      says: 'The torque stresses the wire to {stress}, more than music wire of this diameter bears: it sets or breaks before.',
    },
    {
      level: 'caution',
      when: ({ wire, stress }) =>
        isAbove(stress, 0.78 * musicWireStrength(wire)) && isAtMost(stress, musicWireStrength(wire)),
      says: 'A stress of {stress} is beyond the usual limit even of music wire of this diameter, 78% of its strength: the spring may set. Take a thicker wire or less torque.',
    },
    {
      level: 'caution',
      when: ({ clearance }) => clearance !== undefined && clearance < 0,
      says: 'Wound up by the torque the coil binds on the pin: take a thinner pin or a wider coil.',
    },
    {
      level: 'note',
      when: ({ index }) => roundTo(index, 2) < 4 || roundTo(index, 2) > 12,
      says: 'The spring index of {index} is outside the practical 4 to 12: the coil is hard to wind, or tangles.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Torque over rotation',
    x: { of: 'rotation' },
    y: { of: 'torque' },
    curve: ({ rotation, torque }) => ({
      from: 0,
      to: 1.25 * rotation,
      lines: [{ y: (angle) => (torque * angle) / rotation }],
      marks: [{ x: rotation, y: torque, label: 'Torque' }],
    }),
  },
  explanation:
    'The spring has a rate of {rate}; {torque} turns it by {rotation} and stresses the wire to {stress}.{clearance?{clearance| The coil is {|clearance|} too narrow for the pin.| The coil touches the pin.| The clearance to the pin is {|clearance|}.}|}',
  examples: [
    {
      inputs: { wire: 2, meanDiameter: 20, bodyCoils: 5, torque: 0.5, elasticModulus: 207 },
      results: {
        rate: 8.518518519,
        rotation: 58.69565217,
        stress: 687.9030318,
        insideDiameter: 17.36842105,
        activeCoils: 5,
        index: 10,
      },
      source: 'By hand: 207000 × 2⁴/(10.8 × 20 × 5) = 3066.67 N·mm per turn; the rest in Python',
    },
    {
      inputs: {
        wire: 2,
        meanDiameter: 20,
        bodyCoils: 5,
        firstLeg: 40,
        secondLeg: 30,
        torque: 0.5,
        elasticModulus: 207,
        pin: 16,
      },
      results: {
        rate: 7.929570989,
        rotation: 63.05511366,
        activeCoils: 5.371361534,
        insideDiameter: 17.36842105,
        clearance: 1.368421053,
      },
      source: "Python, from Shigley's 10th ed., §10-12",
    },
    {
      inputs: {
        wire: '0.035 in',
        meanDiameter: '0.465 in',
        bodyCoils: 3,
        torque: '1 lbf*in',
        elasticModulus: '30000000 psi',
        pin: '0.4 in',
      },
      results: {
        rate: 0.937806203,
        rotation: 120.4778009,
        stress: 1735.4896,
        index: 13.28571429,
        clearance: -0.4233308,
      },
      cautions: ['binds on the pin', 'outside the practical'],
      source: 'By hand: 30e6 × 0.035⁴/(10.8 × 0.465 × 3) = 2.988 lbf·in per turn; the rest in Python',
    },
    {
      inputs: { wire: 1, meanDiameter: 12, bodyCoils: 3, torque: 0.3 },
      results: { stress: 3258.3357, index: 12 },
      cautions: ['sets or breaks'],
      source: 'By hand: Ki = 563/528, × 32 × 300/π',
    },
    {
      inputs: { wire: 10, meanDiameter: 80, bodyCoils: 5, torque: 120 },
      results: { stress: 1347.815004, rotation: 91.75221239 },
      cautions: ['may set'],
      source: 'Python, from the same equations; music wire of 10 mm has 2211/10^0.145 = 1583 MPa',
    },
    {
      inputs: { wire: 2, meanDiameter: 2.5, bodyCoils: 5, torque: 0.5 },
      refused: 'too narrow',
      source: 'By hand: 1.25',
    },
    {
      inputs: { wire: 2, meanDiameter: 20, bodyCoils: 5, torque: 0.5, pin: 18.5 },
      refused: 'does not go into',
      source: 'By hand: 20 − 2 = 18 mm are left inside',
    },
    {
      inputs: { wire: 2, meanDiameter: 20, bodyCoils: 5, torque: 50 },
      refused: 'Check the units',
      source: 'By hand: 10.8 × 50 × 0.02/(203.4e9 × 1.6e-11) = 3.3 turns',
    },
    {
      inputs: { wire: 2, meanDiameter: 24.004, bodyCoils: 5, torque: 0.5 },
      results: { index: 12.002 },
      source: 'By hand: 24.004/2; shown as 12.00, which is not outside of 4 to 12',
    },
  ],
  notes: [
    'Static torque that winds the coil up; unwinding bears less. 10.8 in place of 32/π = 10.19 holds the friction between the coils.',
    'Compare the stress with the allowable one of the wire.',
  ],
  references: [{ title: "Budynas, Nisbett: Shigley's Mechanical Engineering Design, 10th ed., §10-4 and 10-12" }],
});

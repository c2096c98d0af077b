import { choice, defineCalculator, isAbove, noResult, number, quantity, roundTo } from '@reckoner/engine';
import { musicWireStrength } from '../shared/music-wire.js';

/** Helical spring of round wire: rate by Castigliano without curvature, stress with Wahl's factor. */
export default defineCalculator({
  title: 'Compression spring',
  description:
    'Rate, deflection, shear stress and solid length of a helical compression spring from wire, coil and ends.',
  keywords: ['spring constant', 'spring rate', 'Wahl factor', 'coil spring', 'Gd^4/8D^3n'],
  inputs: {
    wire: quantity('m', { label: 'Wire diameter', usual: [0.05, 80], unit: 'mm', symbol: 'd', min: 0.01, max: 200 }),
    meanDiameter: quantity('m', {
      label: 'Mean coil diameter',
      help: 'Outer diameter less one wire diameter.',
      unit: 'mm',
      symbol: 'D',
      min: 0.02,
      max: 5000,
    }),
    activeCoils: number({ label: 'Active coils', symbol: 'n', min: 0.5, max: 1000 }),
    freeLength: quantity('m', { label: 'Free length', unit: 'mm', symbol: 'L_0', above: 0, max: 10000 }),
    load: quantity('N', { label: 'Load', symbol: 'F', min: 0, max: 1e7 }),
    shearModulus: quantity('Pa', {
      label: 'Shear modulus',
      usual: [20, 180],
      help: 'Music wire 80, chrome-vanadium 77.2, stainless 302 69 GPa.',
      unit: 'GPa',
      symbol: 'G',
      min: 1,
      max: 300,
      default: 79.3,
    }),
    ends: choice(
      {
        squaredGround: 'Squared (closed) and ground',
        squared: 'Squared (closed)',
        plainGround: 'Plain and ground',
        plain: 'Plain (open)',
      },
      { label: 'Ends', default: 'squaredGround' },
    ),
  },
  outputs: {
    rate: quantity('N/m', { label: 'Spring rate', unit: 'N/mm', symbol: 'k' }),
    deflection: quantity('m', { label: 'Deflection under the load', unit: 'mm', symbol: 'y' }),
    stress: quantity('Pa', { label: 'Shear stress under the load', unit: 'MPa', symbol: '\\tau' }),
    solidLength: quantity('m', { label: 'Solid length', unit: 'mm', symbol: 'L_s' }),
    solidStress: quantity('Pa', { label: 'Shear stress when solid', unit: 'MPa', symbol: '\\tau_s' }),
    totalCoils: number({ label: 'Total coils', symbol: 'n_t' }),
    index: number({ label: 'Spring index', symbol: 'C', places: 2 }),
  },
  formula: ({ wire, meanDiameter, activeCoils, freeLength, load, shearModulus, ends }) => {
    const index = meanDiameter / wire;
    if (index < 1.5) throw noResult('The coil is too narrow for this wire: the spring index must be at least 1.5.');
    const totalCoils =
      activeCoils + (ends === 'squared' || ends === 'squaredGround' ? 2 : ends === 'plainGround' ? 1 : 0);
    const solidLength = wire * (ends === 'plainGround' || ends === 'squaredGround' ? totalCoils : totalCoils + 1);
    if (solidLength >= freeLength) throw noResult('The free length is no longer than the solid length.');
    const rate = (shearModulus * wire ** 4) / (8 * meanDiameter ** 3 * activeCoils);
    const deflection = load / rate;
    const travel = freeLength - solidLength;
    if (deflection > travel) throw noResult('The load closes the spring: it is solid before.');
    const wahl = (4 * index - 1) / (4 * index - 4) + 0.615 / index;
    const stressPerForce = (wahl * 8 * meanDiameter) / (Math.PI * wire ** 3);
    return {
      rate,
      deflection,
      stress: stressPerForce * load,
      solidLength,
      solidStress: stressPerForce * rate * travel,
      totalCoils,
      index,
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ index }) => roundTo(index, 2) < 4 || roundTo(index, 2) > 12,
      says: 'The spring index of {index} is outside the practical 4 to 12: the coil is hard to wind, or tangles.',
    },
    {
      level: 'caution',
      when: ({ freeLength, meanDiameter }) => isAbove(freeLength, 5.26 * meanDiameter),
      says: 'A spring longer than 5.26 coil diameters buckles sideways even between parallel plates: guide it by a rod or tube.',
    },
    {
      level: 'caution',
      // As the body of an extension spring: two thirds of the strength in tension.
      when: ({ wire, solidStress }) => isAbove(solidStress, 0.67 * musicWireStrength(wire)),
      says: 'Pressed solid the wire would be stressed to {solidStress}, more than even music wire of this diameter bears: it sets or breaks before. Wind more coils, or keep it from closing.',
    },
  ],
  explanation:
    'The spring has a rate of {rate}; {load} compresses it by {deflection} and stresses the wire to {stress}.',
  examples: [
    {
      inputs: { wire: 2, meanDiameter: 16, activeCoils: 10, freeLength: 50, load: 60 },
      results: {
        rate: 3.87207,
        deflection: 15.495586,
        stress: 361.809206,
        solidLength: 24,
        solidStress: 607.07863,
        totalCoils: 12,
        index: 8,
      },
      source: "Python, from Shigley's 10th ed., eqs. 10-5, 10-9 and Table 10-1, with Wahl's factor",
    },
    {
      inputs: { wire: 2, meanDiameter: 16, activeCoils: 10, freeLength: 50, load: 60, ends: 'squared' },
      results: { solidLength: 26, solidStress: 560.380274, totalCoils: 12 },
      source: "Python, from Shigley's 10th ed., Table 10-1",
    },
    {
      inputs: { wire: 2, meanDiameter: 16, activeCoils: 10, freeLength: 50, load: 60, ends: 'plain' },
      results: { solidLength: 22, solidStress: 653.776986, totalCoils: 10 },
      source: "Python, from Shigley's 10th ed., Table 10-1",
    },
    {
      inputs: { wire: 2, meanDiameter: 16, activeCoils: 10, freeLength: 50, load: 60, ends: 'plainGround' },
      results: { solidLength: 22, totalCoils: 11 },
      source: "Shigley's 10th ed., Table 10-1: n + 1 coils, d × n_t",
    },
    {
      inputs: { wire: 2, meanDiameter: 16, activeCoils: 10, freeLength: 50, load: 120 },
      noResult: 'solid before',
      source: 'By hand: 120/3.87 = 31 mm, but only 26 mm of travel',
    },
    {
      inputs: { wire: 2, meanDiameter: 16, activeCoils: 10, freeLength: 20, load: 6 },
      noResult: 'no longer than the solid',
      source: 'By hand: 12 coils × 2 mm = 24 mm',
    },
    {
      inputs: { wire: 2, meanDiameter: 2.5, activeCoils: 10, freeLength: 50, load: 6 },
      noResult: 'too narrow',
      source: 'By hand: 2.5/2 = 1.25',
    },
    {
      inputs: { wire: 1, meanDiameter: 15, activeCoils: 20, freeLength: 100, load: 1 },
      results: { rate: 0.1468519, index: 15, solidLength: 22 },
      cautions: ['hard to wind', 'guide it'],
      source: 'By hand: G d⁴/(8 D³ n)',
    },
    {
      inputs: { wire: 2, meanDiameter: 16, activeCoils: 1, freeLength: 50, load: 6 },
      results: { rate: '38.7207', solidLength: 6, solidStress: '10273.64' },
      cautions: ['sets or breaks'],
      source: "Python: G d⁴/(8 D³ n); Wahl's factor at 44 mm",
    },
    {
      inputs: { wire: 1.5, meanDiameter: 13.5, activeCoils: 8, freeLength: 40, load: 20, shearModulus: 69 },
      results: {
        rate: 2.218364198,
        deflection: 9.015652174,
        stress: 236.7376727,
        solidLength: 15,
        solidStress: 656.4629716,
        totalCoils: 10,
        index: 9,
      },
      source: "Python, from Shigley's 10th ed., eqs. 10-5, 10-9 and Table 10-1, with Wahl's factor, of stainless wire",
    },
    {
      inputs: { wire: 4.00004, meanDiameter: 16, activeCoils: 10, freeLength: 60, load: 60 },
      results: { index: '3.99996' },
      source: 'By hand: 16/4.00004; shown as 4.00, which is not outside of 4 to 12',
    },
    {
      inputs: { wire: 8, meanDiameter: 64, activeCoils: 6, freeLength: 200, load: 1000 },
      results: { solidLength: 64, solidStress: '1323.120' },
      cautions: ['sets or breaks'],
      source: 'Python: music wire of 8 mm has 2211/8^0.145 = 1635 MPa, of which 67% in shear are 1096 MPa',
    },
  ],
  notes: ['The stress has the Wahl factor. Static load; compare the stress with the allowable one of the wire.'],
  references: [{ title: "Budynas, Nisbett: Shigley's Mechanical Engineering Design, 10th ed., §10-1 to 10-3" }],
});

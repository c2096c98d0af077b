import { defineCalculator, isAbove, isAtLeast, isAtMost, number, quantity, roundTo } from '@reckoner/engine';
import { musicWireStrength } from '../shared/music-wire.js';

/** Most shear stress from initial tension that coils of an index are wound with, in Pa; Shigley's equation 10-41. */
const mostInitialStress = (index: number) => 1e6 * (231 / Math.exp(0.105 * index) + 6.9 * (4 - (index - 3) / 6.5));

/** Close-wound spring with hooks: rate of the body, stress in the coils by Bergsträsser, in the hooks as curved beams. */
export default defineCalculator({
  title: 'Extension spring',
  description:
    'Rate, extension, free length and stresses in body and hooks of an extension spring from wire, coils, initial tension and load.',
  keywords: [
    'tension spring',
    'initial tension',
    'extension spring rate',
    'hook stress',
    'spring with hooks',
    'garage door extension spring',
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
    bodyCoils: number({ label: 'Coils of the body', symbol: 'N_b', min: 1, max: 10000 }),
    initialTension: quantity('N', {
      label: 'Initial tension',
      help: 'Force at which the coils begin to open; 0 if they are wound without.',
      symbol: 'F_i',
      min: 0,
      max: 1e6,
      default: 0,
    }),
    load: quantity('N', { label: 'Load', symbol: 'F', above: 0, max: 1e7 }),
    hookRadius: quantity('m', {
      label: 'Mean radius of the hook',
      help: 'Of a full loop: half the mean coil diameter.',
      unit: 'mm',
      symbol: 'r_1',
      min: 0.01,
      max: 5000,
      default: ({ meanDiameter }) => meanDiameter / 2,
    }),
    bendRadius: quantity('m', {
      label: 'Mean radius of the bend from coil to hook',
      help: 'At least twice the wire diameter keeps the stress low.',
      unit: 'mm',
      symbol: 'r_2',
      min: 0.01,
      max: 5000,
      default: ({ wire }) => 2 * wire,
    }),
    shearModulus: quantity('Pa', {
      label: 'Shear modulus',
      usual: [20, 180],
      help: 'Music wire 80, hard-drawn wire 79, stainless 302 69 GPa.',
      unit: 'GPa',
      symbol: 'G',
      min: 1,
      max: 300,
      default: 79.3,
    }),
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
  },
  outputs: {
    rate: quantity('N/m', { label: 'Spring rate', unit: 'N/mm', symbol: 'k', places: 3 }),
    extension: quantity('m', { label: 'Extension under the load', unit: 'mm', symbol: 'y', places: 2 }),
    freeLength: quantity('m', { label: 'Free length inside the hooks', unit: 'mm', symbol: 'L_0', places: 2 }),
    bodyStress: quantity('Pa', { label: 'Shear stress in the body', unit: 'MPa', symbol: '\\tau', places: 1 }),
    hookStress: quantity('Pa', {
      label: 'Tension in the hook, from bending',
      unit: 'MPa',
      symbol: '\\sigma_A',
      places: 1,
    }),
    bendStress: quantity('Pa', { label: 'Shear stress at the bend', unit: 'MPa', symbol: '\\tau_B', places: 1 }),
    initialStress: quantity('Pa', {
      label: 'Shear stress from the initial tension, uncorrected',
      unit: 'MPa',
      symbol: '\\tau_i',
      places: 1,
    }),
    index: number({ label: 'Spring index', symbol: 'C', places: 2 }),
  },
  formula: ({
    wire,
    meanDiameter,
    bodyCoils,
    initialTension,
    load,
    hookRadius,
    bendRadius,
    shearModulus,
    elasticModulus,
  }) => {
    const index = meanDiameter / wire;
    const activeCoils = bodyCoils + shearModulus / elasticModulus;
    const rate = (shearModulus * wire ** 4) / (8 * meanDiameter ** 3 * activeCoils);
    const hookIndex = (2 * hookRadius) / wire;
    const bendIndex = (2 * bendRadius) / wire;
    const hookFactor = (4 * hookIndex ** 2 - hookIndex - 1) / (4 * hookIndex * (hookIndex - 1));
    const bendFactor = (4 * bendIndex - 1) / (4 * bendIndex - 4);
    const bodyFactor = (4 * index + 2) / (4 * index - 3);
    const shear = (8 * meanDiameter) / (Math.PI * wire ** 3);
    return {
      rate,
      extension: Math.max(0, load - initialTension) / rate,
      freeLength: (2 * index - 1 + bodyCoils) * wire,
      bodyStress: bodyFactor * shear * Math.max(load, initialTension),
      hookStress: load * (hookFactor * 2 * shear + 4 / (Math.PI * wire ** 2)),
      bendStress: bendFactor * shear * load,
      initialStress: shear * initialTension,
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
      that: ({ wire, hookRadius }) => isAtLeast(hookRadius, 0.6 * wire),
      field: 'hookRadius',
      says: 'The mean radius of the hook, {hookRadius}, must be at least 0.6 of the wire diameter, {wire}.',
    },
    {
      that: ({ wire, bendRadius }) => isAtLeast(bendRadius, 0.6 * wire),
      field: 'bendRadius',
      says: 'The mean radius of the bend, {bendRadius}, must be at least 0.6 of the wire diameter, {wire}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ load, initialTension }) => load <= initialTension,
      says: 'The load does not exceed the initial tension of {initialTension}: the coils stay closed.',
    },
    {
      level: 'note',
      when: ({ index }) => roundTo(index, 2) < 4 || roundTo(index, 2) > 12,
      says: 'The spring index of {index} is outside the practical 4 to 12: the coil is hard to wind, or tangles.',
    },
    {
      level: 'danger',
      when: ({ wire, hookStress, bodyStress }) =>
        isAbove(hookStress, musicWireStrength(wire)) || isAbove(bodyStress, 0.67 * musicWireStrength(wire)),
      says: 'The load stresses the hook to {hookStress} and the body to {bodyStress}, more than music wire of this diameter bears: the spring sets or breaks and its ends fly off.',
    },
    {
      level: 'caution',
      when: ({ wire, hookStress, bodyStress, bendStress }) =>
        isAtMost(hookStress, musicWireStrength(wire)) &&
        isAtMost(bodyStress, 0.67 * musicWireStrength(wire)) &&
        (isAbove(hookStress, 0.75 * musicWireStrength(wire)) ||
          isAbove(bodyStress, 0.45 * musicWireStrength(wire)) ||
          isAbove(bendStress, 0.4 * musicWireStrength(wire))),
      says: 'Beyond the usual limits even of music wire of this diameter, 75% of its strength in the hook, 45% in the body and 40% at the bend: the spring may set. Take a thicker wire or less load.',
    },
    {
      level: 'caution',
      when: ({ initialTension, initialStress, index }) =>
        initialTension > 0 && isAbove(initialStress, mostInitialStress(index)),
      says: 'The stress from the initial tension, {initialStress}, is more than coils of this index are wound with: such a spring can hardly be made.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Force over extension',
    x: { of: 'extension' },
    y: { of: 'load' },
    curve: ({ load, initialTension, extension, rate }) =>
      load > initialTension
        ? {
            from: 0,
            to: 1.25 * extension,
            lines: [{ y: (x) => initialTension + rate * x }],
            marks: [{ x: extension, y: load, label: 'Load' }],
          }
        : undefined,
  },
  explanation: ({ load, initialTension }) =>
    load <= initialTension
      ? 'The spring has a rate of {rate}; {load} does not open it, and its coils are stressed to {bodyStress} by the initial tension.'
      : 'The spring has a rate of {rate}; {load} extends it by {extension}, with a stress of {bodyStress} in the body and {hookStress} in the hook.',
  examples: [
    {
      inputs: {
        wire: '0.035 in',
        meanDiameter: '0.213 in',
        bodyCoils: 12.17,
        initialTension: '1.19 lbf',
        load: '5.25 lbf',
        hookRadius: '0.106 in',
        bendRadius: '0.089 in',
        shearModulus: '11600000 psi',
        elasticModulus: '28700000 psi',
      },
      results: {
        rate: 3.135987731,
        extension: 5.758880872,
        freeLength: 20.75053,
        bodyStress: 565.2026511,
        hookStress: 1081.822297,
        bendStress: 541.9840562,
        initialStress: 103.7962179,
        index: 6.085714286,
      },
      source:
        "Shigley's 10th ed., example 10-6: 17.91 lbf/in, 0.227 in, 0.817 in, 156.9 and 78.4 kpsi in the hook; digits in Python from its equations",
    },
    {
      inputs: { wire: 2, meanDiameter: 16, bodyCoils: 20, initialTension: 20, load: 80, bendRadius: 6 },
      results: {
        rate: 1.899016472,
        extension: 31.5953026,
        freeLength: 70,
        bodyStress: 477.684353,
        hookStress: 924.0081268,
        bendStress: 468.5521525,
      },
      source: 'Python, from the same equations',
    },
    {
      inputs: { wire: 2, meanDiameter: 16, bodyCoils: 20, initialTension: 30, load: 15 },
      results: { extension: 0, initialStress: 152.7887454, bodyStress: 179.1316325 },
      cautions: ['stay closed', 'hardly be made'],
      source: 'By hand: 8 × 30 × 16/(π × 8), × 34/29 in the body; nothing opens',
    },
    {
      inputs: { wire: 1, meanDiameter: 14, bodyCoils: 50, load: 60 },
      results: { index: 14, bodyStress: 2340.8389 },
      cautions: ['outside the practical', 'ends fly off'],
      source: 'By hand: 58/53 × 8 × 60 × 14/π',
    },
    {
      inputs: { wire: 10, meanDiameter: 80, bodyCoils: 20, load: 3000 },
      results: { hookStress: 1386.01219, bodyStress: 716.52653 },
      cautions: ['may set'],
      source: 'Python, from the same equations; music wire of 10 mm has 2211/10^0.145 = 1583 MPa',
    },
    { inputs: { wire: 2, meanDiameter: 2.5, bodyCoils: 20, load: 80 }, refused: 'too narrow', source: 'By hand: 1.25' },
    {
      inputs: { wire: 2, meanDiameter: 16, bodyCoils: 20, load: 80, hookRadius: 1 },
      refused: 'radius of the hook',
      source: 'By hand: 0.5 of the wire',
    },
    {
      inputs: { wire: 2, meanDiameter: 16, bodyCoils: 20, load: 80, bendRadius: 1 },
      refused: 'radius of the bend',
      source: 'By hand: 0.5 of the wire',
    },
    {
      inputs: {
        wire: 2,
        meanDiameter: 24.004,
        bodyCoils: 20,
        initialTension: 10,
        load: 30,
        hookRadius: 12,
        bendRadius: 6,
      },
      results: { index: 12.002 },
      source: 'By hand: 24.004/2; shown as 12.00, which is not outside of 4 to 12',
    },
  ],
  notes: [
    'Static load, round wire, full hooks whose bending adds about the coils G/E. Compare the stresses with the allowable ones of the wire.',
    'Stretched springs store energy: tether them where they may break.',
  ],
  references: [{ title: "Budynas, Nisbett: Shigley's Mechanical Engineering Design, 10th ed., §10-4, 10-7 and 10-11" }],
});

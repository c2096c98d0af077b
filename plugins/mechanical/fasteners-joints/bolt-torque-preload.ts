import { choice, defineCalculator, isAbove, isBelow, number, percent, quantity } from '@reckoner/engine';
import {
  CLASS_STRENGTH,
  MEGAPASCAL,
  nominalDiameter,
  pitch,
  propertyClass,
  stressArea,
  thread,
  threadDiameter,
  threadForm,
  threadPitch,
  threadTakenOff,
} from '../shared/threads.js';

/** T = K d F, or the torque from friction in thread and under the head (VDI 2230) for 60° threads. */
export default defineCalculator({
  title: 'Bolt torque and preload',
  description:
    'Tightening torque and preload of a bolt from its thread, strength and nut factor or friction coefficients.',
  keywords: ['T = KDF', 'nut factor', 'tightening torque', 'clamp load', 'VDI 2230', 'proof load'],
  inputs: {
    thread,
    nominalDiameter,
    pitch,
    threadForm,
    propertyClass,
    preloadFrom: choice(
      { proof: 'Part of the proof load', force: 'Preload given', torque: 'Torque given' },
      { label: 'Preload from', default: 'proof' },
    ),
    proofPart: percent({
      label: 'Part of the proof load',
      usual: [20, 95],
      help: '75% for joints that are taken apart, 90% for permanent ones.',
      symbol: '\\nu',
      min: 1,
      max: 100,
      default: 75,
      when: { preloadFrom: 'proof' },
    }),
    force: quantity('N', {
      label: 'Preload',
      unit: 'kN',
      symbol: 'F',
      above: 0,
      max: 1e5,
      when: { preloadFrom: 'force' },
    }),
    givenTorque: quantity('N*m', { label: 'Torque', symbol: 'T', above: 0, max: 1e6, when: { preloadFrom: 'torque' } }),
    method: choice(
      { nutFactor: 'Nut factor K', friction: 'Friction in thread and under the head' },
      { label: 'Torque by', default: 'nutFactor' },
    ),
    nutFactor: number({
      label: 'Nut factor',
      usual: [0.08, 0.4],
      help: 'About 0.2 as received, 0.15 to 0.18 oiled or plated, 0.12 with molybdenum grease.',
      symbol: 'K',
      min: 0.03,
      max: 0.6,
      default: 0.2,
      when: { method: 'nutFactor' },
    }),
    threadFriction: number({
      label: 'Friction coefficient in the thread',
      symbol: '\\mu_G',
      min: 0.02,
      max: 0.6,
      default: 0.12,
      when: { method: 'friction' },
    }),
    headFriction: number({
      label: 'Friction coefficient under the head',
      symbol: '\\mu_K',
      min: 0.02,
      max: 0.6,
      default: 0.12,
      when: { method: 'friction' },
    }),
    bearingDiameter: quantity('m', {
      label: 'Mean diameter under the head',
      help: 'Half the sum of head and hole diameter; about 1.3 times the thread diameter.',
      unit: 'mm',
      symbol: 'D_{Km}',
      min: 0.5,
      max: 1000,
      default: ({ thread, nominalDiameter }) => 1.3 * threadDiameter(thread, nominalDiameter),
      when: { method: 'friction' },
    }),
  },
  outputs: {
    torque: quantity('N*m', { label: 'Tightening torque', symbol: 'T' }),
    preload: quantity('N', { label: 'Preload', unit: 'kN', symbol: 'F_M' }),
    proofShare: percent({ label: 'Part of the proof load used', places: 1 }),
    tensileStressArea: quantity('m^2', { label: 'Tensile stress area', unit: 'mm^2', symbol: 'A_t', places: 1 }),
  },
  formula: (inputs) => {
    const { thread, nominalDiameter, pitch, threadForm, propertyClass, preloadFrom, proofPart, force, givenTorque } =
      inputs;
    const { method, nutFactor, threadFriction, headFriction, bearingDiameter } = inputs;
    const diameter = threadDiameter(thread, nominalDiameter);
    const lead = threadPitch(thread, pitch);
    const tensileStressArea = stressArea(diameter, lead, threadTakenOff(thread, threadForm));
    const proofLoad = tensileStressArea * CLASS_STRENGTH[propertyClass].proof * MEGAPASCAL;
    const pitchDiameter = diameter - ((3 * Math.sqrt(3)) / 8) * lead;
    const arm =
      method === 'nutFactor'
        ? nutFactor * diameter
        : lead / (2 * Math.PI) + (threadFriction * pitchDiameter) / Math.sqrt(3) + (headFriction * bearingDiameter) / 2;
    const preload =
      preloadFrom === 'proof' ? proofPart * proofLoad : preloadFrom === 'force' ? force : givenTorque / arm;
    return { torque: preload * arm, preload, proofShare: preload / proofLoad, tensileStressArea };
  },
  requires: [
    {
      that: ({ pitch, nominalDiameter }) => pitch <= nominalDiameter / 2,
      field: 'pitch',
      says: 'A pitch of {pitch} is too large for a diameter of {nominalDiameter}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ pitch, nominalDiameter }) => isAbove(pitch, 0.27 * nominalDiameter),
      says: 'A pitch of {pitch} is coarser than standard threads of {nominalDiameter}: check diameter and pitch, which in inches is one over the threads per inch.',
    },
    {
      level: 'caution',
      when: ({ propertyClass, thread, threadForm }) =>
        threadTakenOff(thread, threadForm) > 0.95 !==
        (propertyClass === 'grade2' || propertyClass === 'grade5' || propertyClass === 'grade8'),
      says: 'Inch bolts are marked with SAE grades, metric bolts with classes such as 8.8: choose the one on the head of the bolt.',
    },
    {
      level: 'caution',
      when: ({ propertyClass, thread, nominalDiameter }) =>
        (propertyClass === 'c88small' && isAbove(threadDiameter(thread, nominalDiameter), 0.016)) ||
        (propertyClass === 'c88large' && isBelow(threadDiameter(thread, nominalDiameter), 0.016)) ||
        (propertyClass === 'grade2' && isAbove(threadDiameter(thread, nominalDiameter), 0.01906)) ||
        (propertyClass === 'grade5' && isAbove(threadDiameter(thread, nominalDiameter), 0.02541)),
      says: 'The strengths of this class are not those of a thread of this diameter: choose the class for its size, or look up its proof load.',
    },
    {
      level: 'danger',
      when: ({ proofShare }) => isAbove(proofShare, 1),
      says: 'The preload is over the proof load: the bolt yields or breaks. Take less torque or a stronger bolt.',
    },
  ],
  explanation:
    'A torque of {torque} gives a preload of {preload}, {proofShare} of the proof load ({propertyClass}){nutFactor?, at a nut factor of {nutFactor}|}.',
  examples: [
    {
      inputs: { thread: 'm10', propertyClass: 'c88small' },
      results: { torque: 50.450844, preload: 25.225422, proofShare: 75, tensileStressArea: 57.989475 },
      source: 'Python: A_t = π/4 (10 − 0.9382 × 1.5)²; 0.75 × 580 MPa; 0.2 × 0.010 m',
    },
    {
      inputs: {
        nominalDiameter: 12,
        pitch: 1.75,
        preloadFrom: 'force',
        force: 20,
        nutFactor: 0.18,
        propertyClass: 'c88large',
      },
      results: { torque: 43.2, preload: 20, proofShare: 39.557102, tensileStressArea: 84.266368 },
      cautions: ['The strengths of this class are not'],
      source: 'By hand: 0.18 × 20000 N × 0.012 m; Python for the area',
    },
    {
      inputs: { nominalDiameter: 12, pitch: 1.75, propertyClass: 'c109', method: 'friction' },
      results: { torque: 103.188745, preload: 52.455814 },
      source: 'Python: F (P/2π + d2 μ/(2 cos 30°) + μ DKm/2), d2 = 12 − 0.649519 × 1.75',
    },
    {
      inputs: {
        nominalDiameter: 12,
        pitch: 1.75,
        propertyClass: 'c109',
        preloadFrom: 'torque',
        givenTorque: 109.168707694,
        method: 'friction',
        headFriction: 0.14,
        bearingDiameter: 15,
      },
      results: { preload: 52.455814, proofShare: '75.00000' },
      source: 'Python: as before with μK = 0.14, DKm = 15 mm, the torque turned into the preload',
    },
    {
      inputs: { nominalDiameter: 2, pitch: 2 },
      refused: 'too large for a diameter',
      source: 'By definition',
    },
    {
      inputs: { nominalDiameter: 10, pitch: 1.5, preloadFrom: 'torque', givenTorque: 100 },
      results: { preload: 50, proofShare: 148.6596 },
      cautions: ['the bolt yields or breaks'],
      source: 'By hand: 100/(0.2 × 0.01); over 580 MPa × 57.99 mm²',
    },
    {
      inputs: { nominalDiameter: 10, pitch: 1.5, preloadFrom: 'force', force: 33.645 },
      results: { proofShare: 100.033 },
      cautions: ['the bolt yields or breaks'],
      source: 'By hand: 33.645/33.6339',
    },
    {
      inputs: { nominalDiameter: 20, pitch: 6, preloadFrom: 'force', force: 10 },
      results: { torque: 40 },
      cautions: ['coarser than standard', 'choose the class for its size'],
      source: 'By hand: 0.2 × 0.02 × 10000',
    },
    {
      inputs: { thread: 'm12', propertyClass: 'c109', method: 'friction' },
      results: { torque: 103.1887, preload: 52.45581 },
      source: 'As with a diameter of 12 mm and a pitch of 1.75 mm',
    },
    {
      inputs: { thread: 'unf3_8', propertyClass: 'grade5' },
      results: { torque: 47.445477, preload: 24.905762, tensileStressArea: 56.663145 },
      source: 'Python: 0.0878 in², 0.75 × 85 ksi, 0.2 × 0.375 in',
    },
    {
      inputs: { thread: 'm12', propertyClass: 'grade8', preloadFrom: 'force', force: 20 },
      results: { torque: 48 },
      cautions: ['choose the one on the head'],
      source: 'By hand: 0.2 × 0.012 × 20000',
    },
    {
      inputs: {
        nominalDiameter: '0.5 in',
        pitch: 1.9538,
        threadForm: 'unified',
        propertyClass: 'grade5',
        proofPart: 90,
        method: 'friction',
        threadFriction: 0.15,
      },
      results: { torque: 110.6498, preload: 48.28689, proofShare: 90, tensileStressArea: 91.5479941 },
      source:
        'Python: 0.9 × 85 ksi × π/4 (12.7 − 0.9743 × 1.9538)²; F (P/2π + d2 0.15/(2 cos 30°) + 0.12 DKm/2); ASME B1.1 prints 0.1419 in² for 1/2-13 UNC',
    },
  ],
  notes: [
    'Torque control scatters by ±25 to 35%: the friction decides. Where a maker states a torque, that one holds.',
    'Joints whose failure endangers people must be checked by a qualified engineer.',
  ],
  references: [
    { title: "Budynas, Nisbett: Shigley's Mechanical Engineering Design, 10th ed., §8-8" },
    { title: 'VDI 2230 Part 1 (2015): Systematic calculation of highly stressed bolted joints, R13' },
    { title: 'ISO 898-1:2013, Table 3' },
    {
      title:
        'ISO 261 and ASME B1.1: pitches of coarse and of unified threads, as four public implementations list them alike',
    },
  ],
});

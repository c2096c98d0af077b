import { defineCalculator, isAbove, isBelow, quantity } from '@reckoner/engine';
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

/** Area of a circle between pitch and minor diameter, and the loads of the property class on it. */
export default defineCalculator({
  title: 'Bolt tensile stress area',
  description:
    'Tensile stress area of a threaded bolt with its proof load and ultimate tensile load by property class.',
  keywords: ['At', 'stress area', 'proof load', 'bolt strength', 'ISO 898-1', 'SAE J429', 'M10 8.8'],
  inputs: { thread, nominalDiameter, pitch, threadForm, propertyClass },
  outputs: {
    tensileStressArea: quantity('m^2', { label: 'Tensile stress area', unit: 'mm^2', symbol: 'A_t', places: 2 }),
    proofLoad: quantity('N', { label: 'Proof load', unit: 'kN', symbol: 'F_p', places: 2 }),
    ultimateLoad: quantity('N', { label: 'Minimum ultimate load', unit: 'kN', symbol: 'F_m', places: 2 }),
  },
  formula: ({ thread, nominalDiameter, pitch, threadForm, propertyClass }) => {
    const tensileStressArea = stressArea(
      threadDiameter(thread, nominalDiameter),
      threadPitch(thread, pitch),
      threadTakenOff(thread, threadForm),
    );
    const { proof, tensile } = CLASS_STRENGTH[propertyClass];
    return {
      tensileStressArea,
      proofLoad: tensileStressArea * proof * MEGAPASCAL,
      ultimateLoad: tensileStressArea * tensile * MEGAPASCAL,
    };
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
  ],
  explanation:
    'The stress area is {tensileStressArea}; the proof load is {proofLoad}, the ultimate load at least {ultimateLoad} ({propertyClass}).',
  examples: [
    {
      inputs: { nominalDiameter: 10, pitch: 1.5 },
      results: { tensileStressArea: 57.989475, proofLoad: 33.633896, ultimateLoad: 46.39158 },
      source: 'Python; ISO 898-1:2013, Tables 4 and 5 print 58.0 mm², 33 700 N and 46 400 N',
    },
    {
      inputs: { nominalDiameter: '0.5 in', pitch: 1.953846153846, threadForm: 'unified', propertyClass: 'grade8' },
      results: { tensileStressArea: 91.54723, proofLoad: 75.74351, ultimateLoad: 94.67939 },
      source: 'Python: 0.7854 (0.5 − 0.9743/13)² = 0.1419 in²; SAE J429 prints 17 050 lbf proof load for 120 ksi',
    },
    { inputs: { nominalDiameter: 2, pitch: 2 }, refused: 'too large for a diameter', source: 'By definition' },
    {
      inputs: { nominalDiameter: 10, pitch: 3 },
      results: { tensileStressArea: 40.55009 },
      cautions: ['coarser than standard'],
      source: 'By hand: π/4 (10 − 0.9382 × 3)²',
    },
    {
      inputs: { nominalDiameter: 20, pitch: 2.5, propertyClass: 'c88small' },
      results: { tensileStressArea: 244.794 },
      cautions: ['choose the class for its size'],
      source: 'By hand: π/4 (20 − 0.9382 × 2.5)²',
    },
    {
      inputs: { thread: 'm16' },
      results: { tensileStressArea: 156.668144, proofLoad: 90.867524 },
      source: 'ISO 898-1, Table 4: 157 mm² and 91 kN for M16 of class 8.8; more digits by Python',
    },
    {
      inputs: { thread: 'unc1_2', propertyClass: 'grade8' },
      results: { tensileStressArea: 91.547231, proofLoad: 75.743512, ultimateLoad: 94.67939 },
      source: 'Python: 0.7854 (0.5 − 0.9743/13)² = 0.1419 in²',
    },
    {
      inputs: { thread: 'unc1_4' },
      results: { tensileStressArea: 20.529583 },
      cautions: ['Inch bolts are marked with SAE grades'],
      source: 'Python: 0.7854 (0.25 − 0.9743/20)² = 0.0318 in²',
    },
  ],
  notes: ['The tables of ISO 898-1 round the area to three digits before they multiply.'],
  references: [
    { title: 'ISO 898-1:2013: Mechanical properties of fasteners, 9.1.6 and Table 3' },
    { title: 'SAE J429 (2014): Mechanical and Material Requirements for Externally Threaded Fasteners, Table 1' },
    {
      title:
        'ISO 261 and ASME B1.1: pitches of coarse and of unified threads, as four public implementations list them alike',
    },
  ],
});

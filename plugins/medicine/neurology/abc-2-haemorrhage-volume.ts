import { choice, defineCalculator, integer, isAbove, isAtMost, measure, roundTo } from '@reckoner/engine';

/** Kothari 1996: half of the box around an ellipsoid; a third of it for irregular shapes (Huttner 2006). */
export default defineCalculator({
  title: 'Intracerebral hemorrhage volume (ABC/2)',
  description:
    'Volume of an intracerebral hemorrhage from its length, width and depth on CT by ABC/2, with ABC/3 for irregular shapes.',
  keywords: ['ABC/2', 'hematoma volume', 'ICH volume', 'hemorrhagic stroke', 'Kothari', 'ABC/3'],
  related: ['ich-score'],
  inputs: {
    length: measure('cm', {
      label: 'Length A',
      help: 'Greatest diameter on the slice with the largest area of blood.',
      symbol: 'A',
      min: 0.1,
      max: 20,
      usual: [0.5, 12],
    }),
    width: measure('cm', {
      label: 'Width B',
      help: 'At right angles to A, on the same slice.',
      symbol: 'B',
      min: 0.1,
      max: 20,
      usual: [0.4, 10],
    }),
    depth: choice(
      { slices: 'Count slices', measured: 'Measure it (coronal or sagittal)' },
      { label: 'Depth C', default: 'slices' },
    ),
    fullSlices: integer({
      label: 'Slices with 75% or more of the largest area',
      help: 'The slice with the largest area is one of them.',
      symbol: 'n_1',
      min: 1,
      max: 400,
      usual: 'all',
      when: { depth: 'slices' },
    }),
    halfSlices: integer({
      label: 'Slices with 25 to 75% of it',
      help: 'Each counts half; slices with less than 25% are not counted.',
      symbol: 'n_{1/2}',
      min: 0,
      max: 400,
      usual: 'all',
      when: { depth: 'slices' },
    }),
    thickness: measure('mm', {
      label: 'Distance from slice to slice',
      help: 'Slice thickness, where slices touch.',
      symbol: 'd',
      min: 0.3,
      max: 20,
      usual: [0.5, 10],
      when: { depth: 'slices' },
    }),
    height: measure('cm', {
      label: 'Depth C as measured',
      symbol: 'C_m',
      min: 0.1,
      max: 20,
      usual: [0.4, 10],
      when: { depth: 'measured' },
    }),
    shape: choice(
      {
        ellipsoid: { label: 'Round or ellipsoid (ABC/2)', value: 2 },
        irregular: { label: 'Irregular, or in several parts (ABC/3)', value: 3 },
      },
      { label: 'Shape', symbol: 'k', default: 'ellipsoid' },
    ),
    site: choice(
      { above: 'Above the tentorium (lobar, deep)', cerebellum: 'Cerebellum', brainstem: 'Brainstem' },
      { label: 'Site' },
    ),
  },
  outputs: {
    volume: measure('mL', { label: 'Volume', symbol: 'V', places: 1 }),
    depthUsed: measure('cm', { label: 'Depth C', symbol: 'C', places: 1 }),
    other: measure('mL', { label: 'By the other divisor', symbol: 'V_2', places: 1 }),
  },
  formula: ({ length, width, depth, fullSlices, halfSlices, thickness, height, shape }) => {
    const depthUsed = depth === 'measured' ? height : ((fullSlices + halfSlices / 2) * thickness) / 10;
    const box = length * width * depthUsed;
    return { volume: box / shape, depthUsed, other: box / (5 - shape) };
  },
  explanation: ({ shape }) =>
    shape > 2
      ? 'With a length of {length}, a width of {width} and a depth of {depthUsed} the hemorrhage has a volume of {volume} by ABC/3, as for irregular shapes ({other} by ABC/2, the volume that the ICH score was made with).'
      : 'With a length of {length}, a width of {width} and a depth of {depthUsed} the hemorrhage has a volume of {volume} by ABC/2, as for round shapes ({other} by ABC/3).',
  requires: [
    {
      that: ({ length, width }) => isAtMost(width, length),
      field: 'width',
      says: 'The width B, {width}, is at most the length A, {length}: A is the greatest diameter.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ site, volume, other }) => site === 'cerebellum' && roundTo(Math.max(volume, other), 1) >= 15,
      says: 'From 15 mL in the cerebellum, here by ABC/2, the guideline of AHA/ASA (2022) advises to evacuate the blood at once: call neurosurgery.',
    },
    {
      level: 'danger',
      when: ({ site, volume, other }) => site === 'cerebellum' && roundTo(Math.max(volume, other), 1) < 15,
      says: 'In the cerebellum a smaller volume, too, needs neurosurgery at once where the patient gets worse, the brainstem is pressed or the ventricles widen (AHA/ASA 2022).',
    },
    {
      level: 'danger',
      when: ({ site }) => site === 'brainstem',
      says: 'In the brainstem a few milliliters can kill: the volume alone says little here.',
    },
    {
      level: 'caution',
      when: ({ site, volume }) => site === 'above' && roundTo(volume, 1) >= 30,
      says: 'From 30 mL on the volume gives a point in the ICH score. It is no reason by itself to limit treatment: ask neurosurgery, treat blood pressure and reverse anticoagulants.',
    },
    {
      level: 'caution',
      when: ({ site, volume }) => site === 'above' && roundTo(volume, 1) < 30,
      says: 'Blood may still grow in the first hours: a small volume on an early scan does not show that it stays small. Repeat the scan where the patient gets worse.',
    },
    {
      level: 'caution',
      when: ({ width, depthUsed }) => isAbove(width, 4 * depthUsed) || isAbove(depthUsed, 3 * width),
      says: 'The depth C is far from the width: check the distance from slice to slice (in mm) and the number of slices.',
    },
    {
      level: 'caution',
      when: ({ depth, fullSlices, halfSlices }) => depth === 'slices' && halfSlices > 2 * fullSlices,
      says: 'A round hemorrhage has fewer half than full slices: check both counts, or whether the shape is irregular.',
    },
    {
      level: 'caution',
      when: ({ volume }) => roundTo(volume, 1) > 150,
      says: 'More than 150 mL is rarely seen in a living patient: check that all lengths are in the unit of their field.',
    },
    {
      level: 'caution',
      when: ({ site }) => site === 'cerebellum',
      says: 'Below the tentorium ABC/2 came out too low, by 10% in the cerebellum, and at both sites together by 19% in regular and by 9% in irregular shapes (Yang 2013). ABC/3 is lower still: 12.2 mL by ABC/2 may be 15 mL.',
    },
    {
      level: 'caution',
      when: ({ site }) => site === 'brainstem',
      says: 'Below the tentorium ABC/2 came out too low, by 14% in the brainstem, and at both sites together by 19% in regular and by 9% in irregular shapes (Yang 2013). ABC/3 is lower still.',
    },
    {
      level: 'caution',
      when: ({ shape, site }) => shape > 2 && site === 'above',
      says: 'For irregular shapes ABC/2 came out 15 to 32% too high and ABC/3 10% too low to 6% too high in patients on anticoagulants (Huttner 2006), while another study found both too low (Sheth 2010): measure by planimetry where much depends on it.',
    },
  ],
  examples: [
    {
      inputs: {
        length: 6,
        width: 4,
        fullSlices: 5,
        halfSlices: 2,
        thickness: 5,
        site: 'above',
      },
      results: { volume: 36, depthUsed: 3, other: 24 },
      cautions: ['a point in the ICH score'],
      source: 'By hand: C = (5 + 2/2) × 0.5 cm = 3 cm; 6 × 4 × 3/2; 72/3',
    },
    {
      inputs: { length: 4.5, width: 3.2, depth: 'measured', height: 3, site: 'above' },
      results: { volume: 21.6, depthUsed: 3, other: 14.4 },
      cautions: ['may still grow'],
      source: 'CalcBee, ICH volume, its example: A = 4.5, B = 3.2, C = 3 cm is 21.6 mL',
    },
    {
      inputs: { length: 5, width: 4, depth: 'measured', height: 3, shape: 'irregular', site: 'cerebellum' },
      results: { volume: 20, depthUsed: 3, other: 30 },
      cautions: ['evacuate the blood', 'Below the tentorium'],
      source: 'By hand: 60/3; 60/2',
    },
    {
      inputs: { length: 5, width: 3, depth: 'measured', height: 2.9, shape: 'irregular', site: 'cerebellum' },
      results: { volume: '14.50', other: 21.75 },
      cautions: ['evacuate the blood', 'Below the tentorium'],
      source: 'By hand: 43.5/3; 43.5/2; Yang 2013: ABC/2 is too low there in irregular shapes, too',
    },
    {
      inputs: { length: 5, width: 4, depth: 'measured', height: 3, shape: 'irregular', site: 'above' },
      results: { volume: 20, other: 30 },
      cautions: ['may still grow', 'For irregular shapes'],
      source: 'By hand: 60/3; 60/2',
    },
    {
      inputs: { length: 3, width: 2, depth: 'measured', height: 2, site: 'cerebellum' },
      results: { volume: 6 },
      cautions: ['a smaller volume, too', 'Below the tentorium'],
      source: 'By hand: 12/2',
    },
    {
      inputs: { length: 3.2, width: 2.8, depth: 'measured', height: 2.75, site: 'cerebellum' },
      results: { volume: '12.320' },
      cautions: ['a smaller volume, too', '12.2 mL by ABC/2 may be 15 mL'],
      source: 'By hand: 24.64/2; Yang 2013: regular shapes came out 19% too low, 12.2/0.81 = 15.06',
    },
    {
      inputs: { length: 2, width: 2, depth: 'measured', height: 1.5, site: 'brainstem' },
      results: { volume: 3 },
      cautions: ['can kill', '14% in the brainstem'],
      source: 'By hand: 6/2',
    },
    {
      inputs: { length: 6, width: 4, fullSlices: 6, halfSlices: 0, thickness: 0.5, site: 'above' },
      results: { volume: 3.6, depthUsed: 0.3 },
      cautions: ['may still grow', 'far from the width'],
      source: 'By hand: 0.5 cm entered as 0.5 mm: C = 0.3 cm; 24 × 0.3/2',
    },
    {
      inputs: { length: 9, width: 7, depth: 'measured', height: 6, site: 'above' },
      results: { volume: 189 },
      cautions: ['a point in the ICH score', 'rarely seen'],
      source: 'By hand: 378/2',
    },
    {
      inputs: { length: 6, width: 4, fullSlices: 2, halfSlices: 6, thickness: 5, site: 'above' },
      results: { volume: 30, depthUsed: 2.5 },
      cautions: ['a point in the ICH score', 'check both counts'],
      source: 'By hand: (2 + 6/2) × 0.5; 24 × 2.5/2',
    },
    {
      inputs: { length: 3, width: 4, depth: 'measured', height: 3, site: 'above' },
      refused: 'greatest diameter',
      source: 'Kothari 1996: A is the greatest diameter',
    },
  ],
  notes: [
    'For blood in the brain itself on the first CT of adults, not for subdural, epidural, subarachnoid or intraventricular blood, which is not counted.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Kothari et al.: The ABCs of Measuring Intracerebral Hemorrhage Volumes, Stroke 27 (1996) 1304 (abstract opened; the weights of slices as taught after it)',
      doi: '10.1161/01.STR.27.8.1304',
    },
    {
      title:
        'Huttner et al.: Comparison of ABC/2 Estimation Technique to Computer-Assisted Planimetric Analysis in Warfarin-Related Intracerebral Parenchymal Hemorrhage, Stroke 37 (2006) 404 (abstract)',
      doi: '10.1161/01.STR.0000198806.67472.5c',
    },
    {
      title:
        'Sheth et al.: Comparison of Hematoma Shape and Volume Estimates in Warfarin versus Non-Warfarin-Related Intracerebral Hemorrhage, Neurocrit Care 12 (2010) 30 (abstract)',
      doi: '10.1007/s12028-009-9296-7',
    },
    {
      title:
        'Yang et al.: Volume Quantification of Acute Infratentorial Hemorrhage with Computed Tomography, PLoS One 8 (2013) e62286 (abstract)',
      doi: '10.1371/journal.pone.0062286',
    },
    {
      title:
        'Greenberg et al.: 2022 Guideline for the Management of Patients with Spontaneous Intracerebral Hemorrhage, AHA/ASA, Stroke 53 (2022) e282',
      doi: '10.1161/STR.0000000000000407',
    },
  ],
});

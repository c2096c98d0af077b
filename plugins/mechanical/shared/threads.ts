/** Dimensions of 60° threads (ISO 68-1, ASME B1.1) and the strengths of metric property classes. */
import { choice, constant, quantity } from '@reckoner/engine';

/** Metric coarse threads of ISO 261, UNC and UNF of ASME B1.1: pitches that stand alike in four public implementations. */
export const thread = choice(
  {
    custom: 'By diameter and pitch',
    m2: 'M2 × 0.4',
    m2_5: { label: 'M2.5 × 0.45', also: ['M2.5'] },
    m3: 'M3 × 0.5',
    m4: 'M4 × 0.7',
    m5: 'M5 × 0.8',
    m6: 'M6 × 1',
    m8: 'M8 × 1.25',
    m10: 'M10 × 1.5',
    m12: 'M12 × 1.75',
    m14: 'M14 × 2',
    m16: 'M16 × 2',
    m18: 'M18 × 2.5',
    m20: 'M20 × 2.5',
    m22: 'M22 × 2.5',
    m24: 'M24 × 3',
    m27: 'M27 × 3',
    m30: 'M30 × 3.5',
    m33: 'M33 × 3.5',
    m36: 'M36 × 4',
    m42: 'M42 × 4.5',
    m48: 'M48 × 5',
    unc1_4: { label: '1/4-20 UNC', also: ['1/4-20'] },
    unc5_16: { label: '5/16-18 UNC', also: ['5/16-18'] },
    unc3_8: { label: '3/8-16 UNC', also: ['3/8-16'] },
    unc7_16: { label: '7/16-14 UNC', also: ['7/16-14'] },
    unc1_2: { label: '1/2-13 UNC', also: ['1/2-13'] },
    unc9_16: { label: '9/16-12 UNC', also: ['9/16-12'] },
    unc5_8: { label: '5/8-11 UNC', also: ['5/8-11'] },
    unc3_4: { label: '3/4-10 UNC', also: ['3/4-10'] },
    unc7_8: { label: '7/8-9 UNC', also: ['7/8-9'] },
    unc1: { label: '1-8 UNC', also: ['1-8'] },
    unf1_4: { label: '1/4-28 UNF', also: ['1/4-28'] },
    unf5_16: { label: '5/16-24 UNF', also: ['5/16-24'] },
    unf3_8: { label: '3/8-24 UNF', also: ['3/8-24'] },
    unf7_16: { label: '7/16-20 UNF', also: ['7/16-20'] },
    unf1_2: { label: '1/2-20 UNF', also: ['1/2-20'] },
    unf9_16: { label: '9/16-18 UNF', also: ['9/16-18'] },
    unf5_8: { label: '5/8-18 UNF', also: ['5/8-18'] },
    unf3_4: { label: '3/4-16 UNF', also: ['3/4-16'] },
    unf7_8: { label: '7/8-14 UNF', also: ['7/8-14'] },
    unf1: { label: '1-12 UNF', also: ['1-12'] },
  },
  { label: 'Thread size', default: 'custom' },
);

/** What the tensile stress area takes off the diameter, in pitches: ISO 898-1, 9.1.6; ASME B1.1, appendix B. */
const METRIC = 0.9382;
const UNIFIED = 0.9743;

/** Diameter and pitch in millimeters. */
const STANDARD_THREAD = {
  m2: { diameter: 2, pitch: 0.4, takenOff: METRIC },
  m2_5: { diameter: 2.5, pitch: 0.45, takenOff: METRIC },
  m3: { diameter: 3, pitch: 0.5, takenOff: METRIC },
  m4: { diameter: 4, pitch: 0.7, takenOff: METRIC },
  m5: { diameter: 5, pitch: 0.8, takenOff: METRIC },
  m6: { diameter: 6, pitch: 1, takenOff: METRIC },
  m8: { diameter: 8, pitch: 1.25, takenOff: METRIC },
  m10: { diameter: 10, pitch: 1.5, takenOff: METRIC },
  m12: { diameter: 12, pitch: 1.75, takenOff: METRIC },
  m14: { diameter: 14, pitch: 2, takenOff: METRIC },
  m16: { diameter: 16, pitch: 2, takenOff: METRIC },
  m18: { diameter: 18, pitch: 2.5, takenOff: METRIC },
  m20: { diameter: 20, pitch: 2.5, takenOff: METRIC },
  m22: { diameter: 22, pitch: 2.5, takenOff: METRIC },
  m24: { diameter: 24, pitch: 3, takenOff: METRIC },
  m27: { diameter: 27, pitch: 3, takenOff: METRIC },
  m30: { diameter: 30, pitch: 3.5, takenOff: METRIC },
  m33: { diameter: 33, pitch: 3.5, takenOff: METRIC },
  m36: { diameter: 36, pitch: 4, takenOff: METRIC },
  m42: { diameter: 42, pitch: 4.5, takenOff: METRIC },
  m48: { diameter: 48, pitch: 5, takenOff: METRIC },
  unc1_4: { diameter: 6.35, pitch: 25.4 / 20, takenOff: UNIFIED },
  unc5_16: { diameter: 7.9375, pitch: 25.4 / 18, takenOff: UNIFIED },
  unc3_8: { diameter: 9.525, pitch: 25.4 / 16, takenOff: UNIFIED },
  unc7_16: { diameter: 11.1125, pitch: 25.4 / 14, takenOff: UNIFIED },
  unc1_2: { diameter: 12.7, pitch: 25.4 / 13, takenOff: UNIFIED },
  unc9_16: { diameter: 14.2875, pitch: 25.4 / 12, takenOff: UNIFIED },
  unc5_8: { diameter: 15.875, pitch: 25.4 / 11, takenOff: UNIFIED },
  unc3_4: { diameter: 19.05, pitch: 25.4 / 10, takenOff: UNIFIED },
  unc7_8: { diameter: 22.225, pitch: 25.4 / 9, takenOff: UNIFIED },
  unc1: { diameter: 25.4, pitch: 25.4 / 8, takenOff: UNIFIED },
  unf1_4: { diameter: 6.35, pitch: 25.4 / 28, takenOff: UNIFIED },
  unf5_16: { diameter: 7.9375, pitch: 25.4 / 24, takenOff: UNIFIED },
  unf3_8: { diameter: 9.525, pitch: 25.4 / 24, takenOff: UNIFIED },
  unf7_16: { diameter: 11.1125, pitch: 25.4 / 20, takenOff: UNIFIED },
  unf1_2: { diameter: 12.7, pitch: 25.4 / 20, takenOff: UNIFIED },
  unf9_16: { diameter: 14.2875, pitch: 25.4 / 18, takenOff: UNIFIED },
  unf5_8: { diameter: 15.875, pitch: 25.4 / 18, takenOff: UNIFIED },
  unf3_4: { diameter: 19.05, pitch: 25.4 / 16, takenOff: UNIFIED },
  unf7_8: { diameter: 22.225, pitch: 25.4 / 14, takenOff: UNIFIED },
  unf1: { diameter: 25.4, pitch: 25.4 / 12, takenOff: UNIFIED },
};
const MILLIMETER = constant(0.001, 'm');

/** Nominal diameter in meters, of the size or as given. */
export function threadDiameter(thread: 'custom' | keyof typeof STANDARD_THREAD, nominalDiameter: number) {
  return thread === 'custom' ? nominalDiameter : STANDARD_THREAD[thread].diameter * MILLIMETER;
}

/** Pitch in meters, of the size or as given. */
export function threadPitch(thread: 'custom' | keyof typeof STANDARD_THREAD, pitch: number) {
  return thread === 'custom' ? pitch : STANDARD_THREAD[thread].pitch * MILLIMETER;
}

export const nominalDiameter = quantity('m', {
  label: 'Thread diameter',
  usual: [1, 100],
  help: '10 mm for M10.',
  unit: 'mm',
  symbol: 'd',
  min: 1,
  max: 300,
  when: { thread: 'custom' },
});
export const pitch = quantity('m', {
  label: 'Thread pitch',
  usual: [0.2, 6.35],
  help: 'Coarse: 1 for M6, 1.25 for M8, 1.5 for M10, 1.75 for M12, 2 for M16, 2.5 for M20 mm; for inches 25.4 mm over threads per inch.',
  unit: 'mm',
  symbol: 'p',
  min: 0.2,
  max: 10,
  when: { thread: 'custom' },
});

export const threadForm = choice(
  {
    metric: { label: 'ISO metric', value: METRIC },
    unified: { label: 'Unified inch (UNC, UNF)', value: UNIFIED },
  },
  { label: 'Thread', default: 'metric', when: { thread: 'custom' } },
);

/** Pitches taken off the diameter, of the size or as given. */
export function threadTakenOff(thread: 'custom' | keyof typeof STANDARD_THREAD, threadForm: number) {
  return thread === 'custom' ? threadForm : STANDARD_THREAD[thread].takenOff;
}

/** Area of a circle between pitch and minor diameter. */
export function stressArea(diameter: number, pitch: number, takenOff: number) {
  return (Math.PI / 4) * (diameter - takenOff * pitch) ** 2;
}

export const propertyClass = choice(
  {
    c46: '4.6',
    c48: '4.8',
    c58: '5.8',
    c88small: '8.8, up to M16',
    c88large: '8.8, over M16',
    c109: '10.9',
    c129: '12.9',
    grade2: 'SAE grade 2, to 3/4 in',
    grade5: 'SAE grade 5, to 1 in',
    grade8: 'SAE grade 8',
  },
  { label: 'Property class', default: 'c88small' },
);

/** Proof stress and tensile strength in MPa: ISO 898-1:2013, Table 3; SAE J429, Table 1, in ksi × 6.894757. */
export const CLASS_STRENGTH = {
  c46: { proof: 225, tensile: 400 },
  c48: { proof: 310, tensile: 420 },
  c58: { proof: 380, tensile: 520 },
  c88small: { proof: 580, tensile: 800 },
  c88large: { proof: 600, tensile: 830 },
  c109: { proof: 830, tensile: 1040 },
  c129: { proof: 970, tensile: 1220 },
  grade2: { proof: 379.211646, tensile: 510.212033 },
  grade5: { proof: 586.054361, tensile: 827.370864 },
  grade8: { proof: 827.370864, tensile: 1034.21358 },
};

export const MEGAPASCAL = constant(1e6, 'Pa');

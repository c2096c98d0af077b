/** Dimensions of 60° threads (ISO 68-1, ASME B1.1) and the strengths of metric property classes. */
import { choice, constant, quantity } from '@reckoner/engine';

/** Metric coarse threads of ISO 261, whose pitches stand alike in four public implementations. */
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
  },
  { label: 'Thread size', default: 'custom' },
);

/** In millimeters. */
const COARSE_THREAD = {
  m2: { diameter: 2, pitch: 0.4 },
  m2_5: { diameter: 2.5, pitch: 0.45 },
  m3: { diameter: 3, pitch: 0.5 },
  m4: { diameter: 4, pitch: 0.7 },
  m5: { diameter: 5, pitch: 0.8 },
  m6: { diameter: 6, pitch: 1 },
  m8: { diameter: 8, pitch: 1.25 },
  m10: { diameter: 10, pitch: 1.5 },
  m12: { diameter: 12, pitch: 1.75 },
  m14: { diameter: 14, pitch: 2 },
  m16: { diameter: 16, pitch: 2 },
  m18: { diameter: 18, pitch: 2.5 },
  m20: { diameter: 20, pitch: 2.5 },
  m22: { diameter: 22, pitch: 2.5 },
  m24: { diameter: 24, pitch: 3 },
  m27: { diameter: 27, pitch: 3 },
  m30: { diameter: 30, pitch: 3.5 },
  m33: { diameter: 33, pitch: 3.5 },
  m36: { diameter: 36, pitch: 4 },
  m42: { diameter: 42, pitch: 4.5 },
  m48: { diameter: 48, pitch: 5 },
};
const MILLIMETER = constant(0.001, 'm');

/** Nominal diameter in meters, of the size or as given. */
export function threadDiameter(thread: 'custom' | keyof typeof COARSE_THREAD, nominalDiameter: number) {
  return thread === 'custom' ? nominalDiameter : COARSE_THREAD[thread].diameter * MILLIMETER;
}

/** Pitch in meters, of the size or as given. */
export function threadPitch(thread: 'custom' | keyof typeof COARSE_THREAD, pitch: number) {
  return thread === 'custom' ? pitch : COARSE_THREAD[thread].pitch * MILLIMETER;
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

/** What the standard takes off the diameter, in pitches, for the tensile stress area. */
export const threadForm = choice(
  {
    metric: { label: 'ISO metric', value: 0.9382 },
    unified: { label: 'Unified inch (UNC, UNF)', value: 0.9743 },
  },
  { label: 'Thread', default: 'metric' },
);

/** Tensile stress area of ISO 898-1 (0.9382 pitches) and ASME B1.1, appendix B (0.9743 pitches). */
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

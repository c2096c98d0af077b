/** Dimensions of 60° threads (ISO 68-1, ASME B1.1) and the strengths of metric property classes. */
import { choice, constant, quantity } from '@reckoner/engine';

export const nominalDiameter = quantity('m', {
  label: 'Thread diameter',
  usual: [1, 100],
  help: '10 mm for M10.',
  unit: 'mm',
  symbol: 'd',
  min: 1,
  max: 300,
});
export const pitch = quantity('m', {
  label: 'Thread pitch',
  usual: [0.2, 6.35],
  help: 'Coarse: 1 for M6, 1.25 for M8, 1.5 for M10, 1.75 for M12, 2 for M16, 2.5 for M20 mm; for inches 25.4 mm over threads per inch.',
  unit: 'mm',
  symbol: 'p',
  min: 0.2,
  max: 10,
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

/** Labels inside sentences: small at the beginning but for names, symbols and abbreviations. */
import { labelInSentence } from '@reckoner/engine/equations/sentences';
import { expect, test } from 'vitest';

test.each([
  ['Density of the fluid', 'density of the fluid'],
  ['Cross-section', 'cross-section'],
  ['Treynor ratio', 'Treynor ratio'],
  ['Reynolds number', 'Reynolds number'],
  ['Young’s modulus', 'Young’s modulus'],
  ['Eb/N0', 'Eb/N0'],
  ['PaCO₂', 'PaCO₂'],
  ['BMI', 'BMI'],
  ['X-ray dose', 'X-ray dose'],
])('%s is told as %s', (label, told) => {
  expect(labelInSentence(label)).toBe(told);
});

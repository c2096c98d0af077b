import { category, defineCalculator, number, roundTo, text } from '@reckoner/engine';
import { HEX_PATTERN, linear, parseHex } from '../shared/color.js';

/** Relative luminance by WCAG 2.2. */
function luminance(code: string) {
  const [red, green, blue] = parseHex(code);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const VERDICTS = ['AAA', 'AA', 'AA for large text only', 'Fails'] as const;

/** Ratio (L₁ + 0.05)/(L₂ + 0.05) of the lighter to the darker color, from 1 to 21. */
export default defineCalculator({
  title: 'Color contrast (WCAG)',
  description:
    'Contrast ratio of text and background color, and the levels of the Web Content Accessibility Guidelines that it meets.',
  keywords: ['contrast ratio', 'accessibility', 'a11y', 'AA', 'AAA'],
  inputs: {
    foreground: text({ label: 'Text color', maxLength: 7, pattern: HEX_PATTERN }),
    background: text({ label: 'Background color', maxLength: 7, pattern: HEX_PATTERN, default: '#FFFFFF' }),
  },
  outputs: {
    ratio: number({ label: 'Contrast ratio', places: 3 }),
    normal: category(VERDICTS, { label: 'Normal text' }),
    large: category(VERDICTS, { label: 'Large text (18 pt, or 14 pt bold)' }),
    graphics: category(['Passes', 'Fails'], { label: 'Graphics and controls (AA)' }),
    foregroundLuminance: number({ label: 'Relative luminance of the text', places: 4 }),
    backgroundLuminance: number({ label: 'Relative luminance of the background', places: 4 }),
  },
  algorithm: ({ foreground, background }) => {
    const [text, behind] = [luminance(foreground), luminance(background)];
    const ratio = (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
    const normal = ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'AA for large text only' : 'Fails';
    return {
      ratio,
      normal,
      large: ratio >= 4.5 ? 'AAA' : ratio >= 3 ? 'AA' : 'Fails',
      graphics: ratio >= 3 ? 'Passes' : 'Fails',
      foregroundLuminance: text,
      backgroundLuminance: behind,
    };
  },
  explanation:
    'The contrast is {ratio} to 1. Normal text: {normal}. Large text: {large}. Graphics and controls: {graphics}.',
  cautions: [
    {
      level: 'note',
      when: ({ ratio }) => [3, 4.5, 7].some((limit) => ratio < limit && roundTo(ratio, 3) >= limit),
      says: 'The contrast is just below a limit that it reads as: WCAG does not round, and the level is not met.',
    },
  ],
  examples: [
    {
      inputs: { foreground: '#000' },
      results: {
        ratio: 21,
        normal: 'AAA',
        large: 'AAA',
        graphics: 'Passes',
        foregroundLuminance: 0,
        backgroundLuminance: 1,
      },
      source: 'WCAG 2.2: black on white has the ratio 21:1',
    },
    {
      inputs: { foreground: '#777777', background: '#FFFFFF' },
      results: {
        ratio: 4.478089,
        normal: 'AA for large text only',
        large: 'AA',
        graphics: 'Passes',
        foregroundLuminance: 0.184475,
      },
      source: 'WebAIM: #777 on white is 4.48:1; digits with Python from the definition',
    },
    {
      inputs: { foreground: '#595959', background: '#FFFFFF' },
      results: { ratio: 7.004729, normal: 'AAA', large: 'AAA', graphics: 'Passes', foregroundLuminance: 0.099899 },
      source: 'WebAIM: #595959 on white is 7.0:1; digits with Python from the definition',
    },
    {
      inputs: { foreground: '#767676', background: '#FFFFFF' },
      results: { ratio: 4.542225, normal: 'AA', large: 'AAA', graphics: 'Passes', foregroundLuminance: 0.181164 },
      source: 'WebAIM: #767676 on white is 4.54:1; digits with Python from the definition',
    },
    {
      inputs: { foreground: '#FF0000', background: '#00FF00' },
      results: { ratio: 2.913938, normal: 'Fails', large: 'Fails', graphics: 'Fails', foregroundLuminance: 0.2126 },
      source: 'Python from the definition of WCAG 2.2',
    },
    {
      inputs: { foreground: 'ffffff', background: '#3399FF' },
      results: { ratio: 2.94066, normal: 'Fails', large: 'Fails', graphics: 'Fails', foregroundLuminance: 1.0 },
      source: 'Python from the definition of WCAG 2.2',
    },
    {
      inputs: { foreground: '#ED0238', background: '#FFFFFF' },
      results: { ratio: 4.499975, normal: 'AA for large text only', large: 'AA' },
      cautions: ['just below'],
      source: 'Python from the definition of WCAG 2.2; its note: 4.499 to 1 does not meet 4.5 to 1',
    },
  ],
  references: [
    {
      title: 'W3C: Web Content Accessibility Guidelines (WCAG) 2.2, §1.4.3, §1.4.6 and §1.4.11',
      url: 'https://www.w3.org/TR/WCAG22/',
    },
  ],
});

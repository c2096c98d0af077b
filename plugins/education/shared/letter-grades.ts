import { classify, roundTo } from '@reckoner/engine';

/** The four-point scale with plus and minus grades that most US colleges use (College Board). */
export const LETTER_GRADES = {
  'A+': { label: 'A+', value: 4 },
  A: { label: 'A', value: 4 },
  'A-': { label: 'A-', value: 3.7 },
  'B+': { label: 'B+', value: 3.3 },
  B: { label: 'B', value: 3 },
  'B-': { label: 'B-', value: 2.7 },
  'C+': { label: 'C+', value: 2.3 },
  C: { label: 'C', value: 2 },
  'C-': { label: 'C-', value: 1.7 },
  'D+': { label: 'D+', value: 1.3 },
  D: { label: 'D', value: 1 },
  'D-': { label: 'D-', value: 0.7 },
  F: { label: 'F', value: 0 },
} as const;

export const PLUS_MINUS = ['F', 'D-', 'D', 'D+', 'C-', 'C', 'C+', 'B-', 'B', 'B+', 'A-', 'A', 'A+'] as const;

/** The grade with plus and minus of a share, to the hundredth of a percent: the most common scale of US schools. */
export function plusMinus(grade: number) {
  return classify(
    roundTo(grade, 4),
    [
      [0.6, 'F'],
      [0.63, 'D-'],
      [0.67, 'D'],
      [0.7, 'D+'],
      [0.73, 'C-'],
      [0.77, 'C'],
      [0.8, 'C+'],
      [0.83, 'B-'],
      [0.87, 'B'],
      [0.9, 'B+'],
      [0.93, 'A-'],
      [0.97, 'A'],
    ],
    'A+',
  );
}

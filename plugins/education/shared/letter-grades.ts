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

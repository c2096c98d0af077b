import { category, classify, defineCalculator, flag, integer } from '@reckoner/engine';

/** MANTRELS of Alvarado 1986. */
export default defineCalculator({
  title: 'Alvarado score',
  description: 'Likelihood of acute appendicitis from symptoms, signs and white count, 0 to 10 points.',
  keywords: ['appendicitis', 'MANTRELS', 'abdominal pain', 'right iliac fossa'],
  inputs: {
    migration: flag({ label: 'Pain migrated to the right lower quadrant' }),
    anorexia: flag({ label: 'Anorexia (or acetone in the urine)' }),
    nausea: flag({ label: 'Nausea or vomiting' }),
    tenderness: flag({ label: 'Tenderness in the right lower quadrant' }),
    rebound: flag({ label: 'Rebound pain' }),
    fever: flag({ label: 'Temperature of 37.3 °C (99.1 °F) or more' }),
    leukocytosis: flag({ label: 'White count over 10 × 10⁹/L' }),
    shift: flag({ label: 'Left shift', help: 'More than 75% neutrophils.' }),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    group: category(
      ['Appendicitis unlikely', 'Compatible with appendicitis', 'Probable appendicitis', 'Very probable appendicitis'],
      { label: 'Reading', of: 'score' },
    ),
  },
  formula: ({ migration, anorexia, nausea, tenderness, rebound, fever, leukocytosis, shift }) => {
    const score =
      (migration ? 1 : 0) +
      (anorexia ? 1 : 0) +
      (nausea ? 1 : 0) +
      (tenderness ? 2 : 0) +
      (rebound ? 1 : 0) +
      (fever ? 1 : 0) +
      (leukocytosis ? 2 : 0) +
      (shift ? 1 : 0);
    return {
      score,
      group: classify(
        score,
        [
          [5, 'Appendicitis unlikely'],
          [7, 'Compatible with appendicitis'],
          [9, 'Probable appendicitis'],
        ],
        'Very probable appendicitis',
      ),
    };
  },
  explanation: 'The score is {score} of 10: {group}.',
  cautions: [
    {
      level: 'caution',
      when: ({ score }) => score < 5,
      says: 'A low score does not exclude appendicitis, least of all in women of childbearing age, small children and the elderly: worsening pain calls for a new look, or imaging.',
    },
  ],
  examples: [
    {
      inputs: { migration: true, tenderness: true, leukocytosis: true },
      results: { score: 5, group: 'Compatible with appendicitis' },
      source: 'Alvarado 1986: 1 + 2 + 2',
    },
    {
      inputs: { nausea: true, fever: true },
      results: { score: 2, group: 'Appendicitis unlikely' },
      cautions: ['does not exclude'],
      source: 'Alvarado 1986: 1 + 1',
    },
    {
      inputs: { migration: true, anorexia: true, tenderness: true, rebound: true, leukocytosis: true },
      results: { score: 7, group: 'Probable appendicitis' },
      source: 'Alvarado 1986: 1 + 1 + 2 + 1 + 2',
    },
    {
      inputs: {
        migration: true,
        anorexia: true,
        nausea: true,
        tenderness: true,
        rebound: true,
        fever: true,
        leukocytosis: true,
        shift: true,
      },
      results: { score: 10, group: 'Very probable appendicitis' },
      source: 'Alvarado 1986: all findings',
    },
  ],
  notes: [
    'Alvarado observed patients at 5 and 6 points and operated from 7 on.',
    'For suspected acute appendicitis; less reliable in women of childbearing age, small children and the elderly. Imaging decides where available.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title: 'Alvarado: A Practical Score for the Early Diagnosis of Acute Appendicitis, Ann Emerg Med 15 (1986) 557',
      doi: '10.1016/S0196-0644(86)80993-3',
    },
  ],
});

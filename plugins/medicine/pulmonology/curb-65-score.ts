import { category, classify, defineCalculator, flag, integer, percent } from '@reckoner/engine';
import { adultAge } from '../shared/patient.js';

/** Mortality at 0 to 5 points in the derivation cohort (Lim 2003). */
const MORTALITY = [0.007, 0.032, 0.13, 0.17, 0.415, 0.57];

/** Lim 2003; thirty-day mortality by number of criteria. */
export default defineCalculator({
  title: 'CURB-65',
  description: 'Severity of community-acquired pneumonia and thirty-day mortality from five criteria.',
  keywords: ['pneumonia', 'CRB-65', 'community-acquired pneumonia', 'mortality', 'CAP'],
  inputs: {
    confusion: flag({ label: 'New confusion', help: 'Abbreviated mental test of 8 or less, or new disorientation.' }),
    urea: flag({ label: 'Urea over 7 mmol/L (BUN over 19 mg/dL)' }),
    respiration: flag({ label: 'Respiratory rate of 30 a minute or more' }),
    pressure: flag({ label: 'Systolic pressure below 90 or diastolic at most 60 mmHg' }),
    age: adultAge,
  },
  outputs: {
    score: integer({ label: 'Score' }),
    group: category(
      ['Low, home treatment possible', 'Intermediate, consider hospital', 'High, hospital, assess for intensive care'],
      { label: 'Severity', of: 'score' },
    ),
    mortality: percent({ label: 'Thirty-day mortality', help: 'Of the derivation cohort.', places: 1 }),
    crb: integer({ label: 'CRB-65 score', help: 'Without urea, for use outside the hospital.' }),
  },
  formula: ({ confusion, urea, respiration, pressure, age }) => {
    const score =
      (confusion ? 1 : 0) + (urea ? 1 : 0) + (respiration ? 1 : 0) + (pressure ? 1 : 0) + (age >= 65 ? 1 : 0);
    return {
      score,
      group: classify(
        score,
        [
          [2, 'Low, home treatment possible'],
          [3, 'Intermediate, consider hospital'],
        ],
        'High, hospital, assess for intensive care',
      ),
      mortality: MORTALITY[score]!,
      crb: score - (urea ? 1 : 0),
    };
  },
  explanation: 'The score is {score} (CRB-65: {crb}), with a thirty-day mortality of {mortality}. Severity: {group}.',
  examples: [
    {
      inputs: { age: 70, urea: true },
      results: { score: 2, crb: 1, group: 'Intermediate, consider hospital', mortality: 13 },
      source: 'Lim 2003: age and urea',
    },
    {
      inputs: { age: 40 },
      results: { score: 0, crb: 0, group: 'Low, home treatment possible', mortality: 0.7 },
      source: 'Lim 2003: no criterion',
    },
    {
      inputs: { age: 65, confusion: true, urea: true, respiration: true, pressure: true },
      results: { score: 5, crb: 4, group: 'High, hospital, assess for intensive care', mortality: 57 },
      source: 'Lim 2003: all criteria',
    },
  ],
  notes: [
    'For adults with community-acquired pneumonia. It does not see oxygen saturation, other diseases and the situation at home: with these in doubt, hospital.',
    'CRB-65, without urea: 0 points home, 1 or 2 consider hospital, 3 or 4 hospital at once.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Lim et al.: Defining Community Acquired Pneumonia Severity on Presentation to Hospital, Thorax 58 (2003) 377',
      doi: '10.1136/thorax.58.5.377',
    },
  ],
});

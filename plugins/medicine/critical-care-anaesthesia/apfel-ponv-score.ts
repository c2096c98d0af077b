import { category, choice, classify, defineCalculator, flag, integer, percent } from '@reckoner/engine';
import { sex } from '../shared/patient.js';

/** Incidence with none to four of the factors (Apfel 1999, abstract). */
const INCIDENCE = [0.1, 0.21, 0.39, 0.61, 0.79];

/** One point each for four factors; adults with inhalational anesthesia and no prophylaxis. */
export default defineCalculator({
  title: 'Apfel score for PONV',
  description:
    'Risk of nausea or vomiting in the 24 hours after general anesthesia without prophylaxis, from sex, smoking, history and opioids.',
  keywords: ['PONV', 'postoperative nausea and vomiting', 'simplified risk score', 'antiemetic prophylaxis'],
  inputs: {
    sex,
    smoking: choice(
      {
        nonsmoker: { label: 'Does not smoke', also: ['no'] },
        smoker: { label: 'Smokes', also: ['yes'] },
      },
      { label: 'Smoking' },
    ),
    history: flag({ label: 'Earlier PONV or motion sickness' }),
    opioids: flag({ label: 'Opioids after the operation', help: 'Expected or given.' }),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    risk: percent({ label: 'Nausea or vomiting within 24 hours', places: 0 }),
    group: category(['Low risk (0 or 1)', 'Medium risk (2)', 'High risk (3 or 4)'], {
      label: 'Risk group (consensus 2014)',
      of: 'score',
    }),
  },
  formula: ({ sex, smoking, history, opioids }) => {
    const score =
      (sex === 'female' ? 1 : 0) + (smoking === 'nonsmoker' ? 1 : 0) + (history ? 1 : 0) + (opioids ? 1 : 0);
    return {
      score,
      risk: INCIDENCE[score]!,
      group: classify(
        score,
        [
          [2, 'Low risk (0 or 1)'],
          [3, 'Medium risk (2)'],
        ],
        'High risk (3 or 4)',
      ),
    };
  },
  shown: () => ({ risk: undefined }),
  stepwise: ['Risk with none of the factors 10%, with one 21%, with two 39%, with three 61%, with four 79%.'],
  explanation:
    'The score is {score} of 4: after inhalational anesthesia without prophylaxis {risk} of such patients were nauseated or vomited within 24 hours.',
  cautions: [
    {
      level: 'caution',
      when: ({ score }) => score > 2,
      says: 'With more than two risk factors the consensus guidelines of 2020 give three or four antiemetics of different classes, and lower the risk itself: regional or intravenous instead of inhalational anesthesia, fewer opioids.',
    },
    {
      level: 'caution',
      when: ({ score }) => score === 1 || score === 2,
      says: 'With one or two risk factors the consensus guidelines of 2020 give two antiemetics of different classes. They count further factors, as an age below 50 years and the operation.',
    },
    {
      level: 'note',
      when: ({ score }) => score === 0,
      says: 'No factor is not no risk: one in ten of such patients was nauseated or vomited. An age below 50 years and some operations (gallbladder, laparoscopic, gynecological) are not counted here.',
    },
  ],
  examples: [
    {
      inputs: { sex: 'male', smoking: 'smoker' },
      results: { score: 0, risk: 10, group: 'Low risk (0 or 1)' },
      cautions: ['not no risk'],
      source: 'Apfel 1999, abstract: none of the factors',
    },
    {
      inputs: { sex: 'male', smoking: 'nonsmoker' },
      results: { score: 1, risk: 21, group: 'Low risk (0 or 1)' },
      cautions: ['give two antiemetics'],
      source: 'Apfel 1999, abstract: one factor',
    },
    {
      inputs: { sex: 'female', smoking: 'smoker', opioids: true },
      results: { score: 2, risk: 39, group: 'Medium risk (2)' },
      cautions: ['give two antiemetics'],
      source: 'Apfel 1999, abstract: two factors',
    },
    {
      inputs: { sex: 'female', smoking: 'nonsmoker', history: true },
      results: { score: 3, risk: 61, group: 'High risk (3 or 4)' },
      cautions: ['three or four antiemetics'],
      source: 'Apfel 1999, abstract: three factors',
    },
    {
      inputs: { sex: 'female', smoking: 'nonsmoker', history: true, opioids: true },
      results: { score: 4, risk: 79, group: 'High risk (3 or 4)' },
      cautions: ['three or four antiemetics'],
      source: 'Apfel 1999, abstract: four factors',
    },
  ],
  notes: [
    'For adults who get general anesthesia with an inhalational anesthetic, as the 2,722 patients of the two centers did (Oulu and Würzburg); children have another score. It tells apart only moderately, with an area under the curve of 0.63 to 0.73.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Apfel et al.: A Simplified Risk Score for Predicting Postoperative Nausea and Vomiting: Conclusions from Cross-validations between Two Centers, Anesthesiology 91 (1999) 693',
      doi: '10.1097/00000542-199909000-00022',
    },
    {
      title:
        'Gan et al.: Consensus Guidelines for the Management of Postoperative Nausea and Vomiting, Anesth Analg 118 (2014) 85',
      doi: '10.1213/ANE.0000000000000002',
    },
    {
      title:
        'Gan et al.: Fourth Consensus Guidelines for the Management of Postoperative Nausea and Vomiting, Anesth Analg 131 (2020) 411',
      doi: '10.1213/ANE.0000000000004833',
    },
  ],
});

import { category, classify, defineCalculator, flag, integer } from '@reckoner/engine';

/** Centor 1981 with the age correction of McIsaac 1998. */
export default defineCalculator({
  title: 'Centor score (McIsaac)',
  description: 'Probability of streptococcal pharyngitis from four findings and age.',
  keywords: ['strep throat', 'sore throat', 'pharyngitis', 'tonsillitis', 'McIsaac'],
  inputs: {
    age: integer({ label: 'Age in years', min: 3, max: 120, usual: [3, 105] }),
    exudate: flag({ label: 'Tonsillar exudate or swelling' }),
    nodes: flag({ label: 'Tender anterior cervical lymph nodes' }),
    fever: flag({ label: 'Temperature over 38 °C (100.4 °F)' }),
    noCough: flag({ label: 'No cough' }),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    probability: category(['1 to 2.5%', '5 to 10%', '11 to 17%', '28 to 35%', '51 to 53%'], {
      label: 'Probability of group A streptococci',
      of: 'score',
    }),
  },
  formula: ({ age, exudate, nodes, fever, noCough }) => {
    const score =
      (age < 15 ? 1 : age < 45 ? 0 : -1) + (exudate ? 1 : 0) + (nodes ? 1 : 0) + (fever ? 1 : 0) + (noCough ? 1 : 0);
    return {
      score,
      probability: classify(
        score,
        [
          [1, '1 to 2.5%'],
          [2, '5 to 10%'],
          [3, '11 to 17%'],
          [4, '28 to 35%'],
        ],
        '51 to 53%',
      ),
    };
  },
  explanation: 'The score is {score}; the probability of streptococci is {probability}.',
  cautions: [
    {
      level: 'note',
      when: ({ score }) => score <= 1,
      says: 'Up to 1 point usual practice neither tests nor gives an antibiotic.',
    },
    {
      level: 'note',
      when: ({ score }) => score >= 2,
      says: 'From 2 points on usual practice takes a rapid test or a culture, and gives an antibiotic if that is positive.',
    },
  ],
  examples: [
    {
      inputs: { age: 30, exudate: true, fever: true, noCough: true },
      results: { score: 3, probability: '28 to 35%' },
      cautions: ['rapid test'],
      source: 'McIsaac 1998: 3 + 0; probabilities of McIsaac 1998 and 2000',
    },
    {
      inputs: { age: 50 },
      results: { score: -1, probability: '1 to 2.5%' },
      cautions: ['neither tests'],
      source: 'McIsaac 1998: from 45 years one point less',
    },
    {
      inputs: { age: 10, exudate: true, nodes: true, fever: true, noCough: true },
      results: { score: 5, probability: '51 to 53%' },
      cautions: ['rapid test'],
      source: 'McIsaac 1998: 4 + 1',
    },
    {
      inputs: { age: 45, exudate: true, nodes: true },
      results: { score: 1, probability: '5 to 10%' },
      cautions: ['neither tests'],
      source: 'McIsaac 1998: 2 - 1',
    },
    {
      inputs: { age: 14, noCough: true },
      results: { score: 2, probability: '11 to 17%' },
      cautions: ['rapid test'],
      source: 'McIsaac 1998: 1 + 1',
    },
  ],
  notes: [
    'For patients from 3 years with an acute sore throat, not with signs of a virus (runny nose, hoarseness, mouth ulcers) or of an abscess.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'McIsaac et al.: The Validity of a Sore Throat Score in Family Practice, CMAJ 163 (2000) 811' },
    {
      title:
        'McIsaac et al.: A Clinical Score to Reduce Unnecessary Antibiotic Use in Patients with Sore Throat, CMAJ 158 (1998) 75',
    },
    {
      title:
        'Centor et al.: The Diagnosis of Strep Throat in Adults in the Emergency Room, Med Decis Making 1 (1981) 239',
      doi: '10.1177/0272989X8100100304',
    },
  ],
});

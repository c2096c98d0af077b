import { category, classify, defineCalculator, flag, integer } from '@reckoner/engine';

/** Wu 2008: one point for each of five findings in the first 24 hours. */
export default defineCalculator({
  title: 'BISAP score',
  description: 'Risk of death in acute pancreatitis from five findings of the first 24 hours, 0 to 5 points.',
  keywords: ['acute pancreatitis severity', 'bedside index for severity', 'pancreatitis mortality', 'SIRS'],
  related: ['ranson-criteria'],
  inputs: {
    urea: flag({ label: 'BUN over 25 mg/dL (urea over 8.9 mmol/L)' }),
    mentalStatus: flag({ label: 'Impaired mental status', help: 'Glasgow coma scale below 15.' }),
    sirs: flag({
      label: 'SIRS: two or more of four',
      help: 'Temperature below 36 or over 38 °C; heart rate over 90; breaths over 20 a minute or PaCO₂ below 32 mmHg; white count below 4 or over 12 × 10⁹/L, or over 10% bands.',
    }),
    age: flag({ label: 'Age over 60 years' }),
    effusion: flag({ label: 'Pleural effusion on imaging' }),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    group: category(['Lower risk, mortality below 2%', 'Higher risk'], {
      label: 'Risk',
      of: 'score',
    }),
  },
  formula: ({ urea, mentalStatus, sirs, age, effusion }) => {
    const score = (urea ? 1 : 0) + (mentalStatus ? 1 : 0) + (sirs ? 1 : 0) + (age ? 1 : 0) + (effusion ? 1 : 0);
    return {
      score,
      group: classify(score, [[3, 'Lower risk, mortality below 2%']], 'Higher risk'),
    };
  },
  explanation: 'The score is {score} of 5: {group}.',
  cautions: [
    {
      level: 'caution',
      when: ({ score }) => score >= 3,
      says: 'From 3 points on organ failure, necrosis and death, up to over 20% at 5 points, are more likely: consider intensive or intermediate care.',
    },
    {
      level: 'note',
      when: ({ score }) => score < 3,
      says: 'A low score does not exclude a severe course: assess again at 24 and 48 hours.',
    },
  ],
  examples: [
    {
      inputs: { sirs: true, age: true },
      results: { score: 2, group: 'Lower risk, mortality below 2%' },
      cautions: ['does not exclude'],
      source: 'Wu 2008: 1 + 1',
    },
    {
      inputs: { urea: true, mentalStatus: true, effusion: true },
      results: { score: 3, group: 'Higher risk' },
      cautions: ['From 3 points'],
      source: 'Wu 2008: 1 + 1 + 1',
    },
    {
      inputs: { urea: true, mentalStatus: true, sirs: true, age: true, effusion: true },
      results: { score: 5 },
      cautions: ['From 3 points'],
      source: 'Wu 2008: all findings',
    },
  ],
  notes: [
    'For adults with acute pancreatitis, from data of the first 24 hours. Mortality ran from below 1% at no point to over 20% at five; in later cohorts with better care it was lower.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Wu et al.: The Early Prediction of Mortality in Acute Pancreatitis: a Large Population-Based Study, Gut 57 (2008) 1698',
      doi: '10.1136/gut.2008.152702',
    },
  ],
});

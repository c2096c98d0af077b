import { category, defineCalculator, flag, integer } from '@reckoner/engine';

/** Chung 2008 with the risk groups of Chung 2016. */
export default defineCalculator({
  title: 'STOP-BANG score',
  description: 'Risk of obstructive sleep apnea from eight yes-or-no questions.',
  keywords: ['sleep apnea', 'OSA', 'snoring', 'obstructive sleep apnoea'],
  inputs: {
    snoring: flag({ label: 'Snores loudly' }),
    tired: flag({ label: 'Often tired or sleepy in daytime' }),
    observed: flag({ label: 'Breathing stops have been observed' }),
    pressure: flag({ label: 'High blood pressure, treated or not' }),
    bmi: flag({ label: 'BMI over 35 kg/m²' }),
    age: flag({ label: 'Older than 50 years' }),
    neck: flag({
      label: 'Large neck',
      help: 'Around the Adam’s apple: 43 cm (17 in) or more in men, 41 cm (16 in) or more in women.',
    }),
    male: flag({ label: 'Male' }),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    risk: category(['Low', 'Intermediate', 'High'], { label: 'Risk of moderate to severe sleep apnea' }),
  },
  formula: ({ snoring, tired, observed, pressure, bmi, age, neck, male }) => {
    const stop = (snoring ? 1 : 0) + (tired ? 1 : 0) + (observed ? 1 : 0) + (pressure ? 1 : 0);
    const score = stop + (bmi ? 1 : 0) + (age ? 1 : 0) + (neck ? 1 : 0) + (male ? 1 : 0);
    const high = score >= 5 || (stop >= 2 && (male || bmi || neck));
    return { score, risk: high ? 'High' : score >= 3 ? 'Intermediate' : 'Low' };
  },
  explanation: 'The score is {score}. Risk of moderate to severe sleep apnea: {risk}.',
  examples: [
    {
      inputs: { snoring: true, tired: true, age: true },
      results: { score: 3, risk: 'Intermediate' },
      source: 'Chung 2016: 3 to 4 is intermediate',
    },
    { inputs: { age: true, male: true }, results: { score: 2, risk: 'Low' }, source: 'Chung 2016: 0 to 2 is low' },
    {
      inputs: { snoring: true, tired: true, observed: true, pressure: true, age: true },
      results: { score: 5, risk: 'High' },
      source: 'Chung 2016: 5 to 8 is high',
    },
    {
      inputs: { snoring: true, pressure: true, bmi: true },
      results: { score: 3, risk: 'High' },
      source: 'Chung 2016: two of STOP and BMI over 35',
    },
    {
      inputs: { tired: true, observed: true, neck: true },
      results: { score: 3, risk: 'High' },
      source: 'Chung 2016: two of STOP and a large neck',
    },
    {
      inputs: { snoring: true, tired: true, male: true },
      results: { score: 3, risk: 'High' },
      source: 'Chung 2016: two of STOP and male',
    },
  ],
  notes: [
    'A screening tool for adults, first of all before surgery; a sleep study makes the diagnosis. Sleepiness at the wheel needs it at once, whatever the score.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Chung et al.: STOP Questionnaire: A Tool to Screen Patients for Obstructive Sleep Apnea, Anesthesiology 108 (2008) 812',
      doi: '10.1097/ALN.0b013e31816d83e4',
    },
    {
      title:
        'Chung, Abdullah, Liao: STOP-Bang Questionnaire: A Practical Approach to Screen for Obstructive Sleep Apnea, Chest 149 (2016) 631',
      doi: '10.1378/chest.15-0903',
    },
  ],
});

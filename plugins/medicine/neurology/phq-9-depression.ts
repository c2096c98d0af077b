import { category, classify, defineCalculator, integer } from '@reckoner/engine';
import { answer } from '../shared/questionnaire.js';

/** Kroenke 2001, nine items of 0 to 3 points. */
export default defineCalculator({
  title: 'PHQ-9 depression score',
  description: 'Severity of depression from the nine items of the patient health questionnaire.',
  keywords: ['depression', 'screening', 'patient health questionnaire', 'mood'],
  inputs: {
    interest: answer('Little interest or pleasure in doing things'),
    mood: answer('Feeling down, depressed or hopeless'),
    sleep: answer('Trouble sleeping, or sleeping too much'),
    energy: answer('Feeling tired or having little energy'),
    appetite: answer('Poor appetite or overeating'),
    failure: answer('Feeling bad about yourself'),
    concentration: answer('Trouble concentrating'),
    movement: answer('Moving or speaking slowly, or being restless'),
    selfHarm: answer('Thoughts of being better off dead or of hurting yourself'),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    group: category(['Minimal', 'Mild', 'Moderate', 'Moderately severe', 'Severe'], { label: 'Severity', of: 'score' }),
    screen: category(['Negative', 'Positive'], { label: 'PHQ-2 (first two items, from 3)' }),
  },
  formula: ({ interest, mood, sleep, energy, appetite, failure, concentration, movement, selfHarm }) => {
    const score = interest + mood + sleep + energy + appetite + failure + concentration + movement + selfHarm;
    return {
      score,
      group: classify(
        score,
        [
          [5, 'Minimal'],
          [10, 'Mild'],
          [15, 'Moderate'],
          [20, 'Moderately severe'],
        ],
        'Severe',
      ),
      screen: interest + mood >= 3 ? 'Positive' : 'Negative',
    };
  },
  explanation: 'The score is {score} of 27. Severity of depression: {group}.',
  cautions: [
    {
      level: 'danger',
      when: ({ selfHarm }) => selfHarm > 0,
      says: 'Thoughts of death or self-harm call for help today whatever the score: call a crisis line, an emergency number or a doctor, and do not stay alone.',
    },
    {
      level: 'caution',
      when: ({ score }) => score >= 10,
      says: 'From 10 points on speak to a doctor for assessment and a treatment plan; from 15 on treatment is usual, from 20 on it starts at once.',
    },
  ],
  examples: [
    {
      inputs: {
        interest: 'never',
        mood: 'never',
        sleep: 'never',
        energy: 'never',
        appetite: 'never',
        failure: 'never',
        concentration: 'never',
        movement: 'never',
        selfHarm: 'several',
      },
      results: { score: 1, group: 'Minimal', screen: 'Negative' },
      cautions: ['self-harm'],
      source: 'Kroenke 2001, by hand: the last item alone',
    },
    {
      inputs: {
        interest: 'several',
        mood: 'moreThanHalf',
        sleep: 'several',
        energy: 'several',
        appetite: 'moreThanHalf',
        failure: 'several',
        concentration: 'several',
        movement: 'never',
        selfHarm: 'several',
      },
      results: { score: 10, group: 'Moderate', screen: 'Positive' },
      cautions: ['self-harm', 'From 10 points'],
      source: 'Kroenke 2001, by hand',
    },
    {
      inputs: {
        interest: 'never',
        mood: 'never',
        sleep: 'never',
        energy: 'never',
        appetite: 'never',
        failure: 'never',
        concentration: 'never',
        movement: 'never',
        selfHarm: 'never',
      },
      results: { score: 0, group: 'Minimal', screen: 'Negative' },
      source: 'Kroenke 2001, by hand',
    },
    {
      inputs: {
        interest: 'several',
        mood: 'several',
        sleep: 'several',
        energy: 'several',
        appetite: 'several',
        failure: 'never',
        concentration: 'never',
        movement: 'never',
        selfHarm: 'never',
      },
      results: { score: 5, group: 'Mild' },
      source: 'Kroenke 2001: 5 to 9 is mild',
    },
    {
      inputs: {
        interest: 'moreThanHalf',
        mood: 'moreThanHalf',
        sleep: 'moreThanHalf',
        energy: 'moreThanHalf',
        appetite: 'moreThanHalf',
        failure: 'moreThanHalf',
        concentration: 'moreThanHalf',
        movement: 'several',
        selfHarm: 'never',
      },
      results: { score: 15, group: 'Moderately severe' },
      cautions: ['From 10 points'],
      source: 'Kroenke 2001: 15 to 19',
    },
    {
      inputs: {
        interest: 'nearlyEvery',
        mood: 'nearlyEvery',
        sleep: 'nearlyEvery',
        energy: 'nearlyEvery',
        appetite: 'nearlyEvery',
        failure: 'nearlyEvery',
        concentration: 'nearlyEvery',
        movement: 'nearlyEvery',
        selfHarm: 'nearlyEvery',
      },
      results: { score: 27, group: 'Severe', screen: 'Positive' },
      cautions: ['self-harm', 'From 10 points'],
      source: 'Kroenke 2001: the highest score',
    },
  ],
  notes: [
    'A screening tool for adults, no diagnosis: bereavement, mania, drugs and physical illness are to be considered first.',
    'In the study 88% of people with major depression had 10 points or more, and 88% of those without it had fewer.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Kroenke, Spitzer, Williams: The PHQ-9: Validity of a Brief Depression Severity Measure, J Gen Intern Med 16 (2001) 606',
      doi: '10.1046/j.1525-1497.2001.016009606.x',
    },
    {
      title:
        'Kroenke, Spitzer: The PHQ-9: A New Depression Diagnostic and Severity Measure, Psychiatr Ann 32 (2002) 509 (treatment by score)',
    },
  ],
});

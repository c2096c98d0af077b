import { category, classify, defineCalculator, integer } from '@reckoner/engine';
import { answer } from '../shared/questionnaire.js';

/** Spitzer 2006, seven items of 0 to 3 points. */
export default defineCalculator({
  title: 'GAD-7 anxiety score',
  description: 'Severity of anxiety from the seven items of the generalized anxiety disorder scale.',
  keywords: ['anxiety', 'screening', 'generalized anxiety disorder', 'worry'],
  inputs: {
    nervous: answer('Feeling nervous, anxious or on edge'),
    control: answer('Not being able to stop or control worrying'),
    worry: answer('Worrying too much about different things'),
    relax: answer('Trouble relaxing'),
    restless: answer('Being so restless that it is hard to sit still'),
    irritable: answer('Becoming easily annoyed or irritable'),
    afraid: answer('Feeling afraid as if something awful might happen'),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    group: category(['Minimal', 'Mild', 'Moderate', 'Severe'], { label: 'Severity', of: 'score' }),
    screen: category(['Negative', 'Positive'], { label: 'GAD-2 (first two items, from 3)' }),
  },
  formula: ({ nervous, control, worry, relax, restless, irritable, afraid }) => {
    const score = nervous + control + worry + relax + restless + irritable + afraid;
    return {
      score,
      group: classify(
        score,
        [
          [5, 'Minimal'],
          [10, 'Mild'],
          [15, 'Moderate'],
        ],
        'Severe',
      ),
      screen: nervous + control >= 3 ? 'Positive' : 'Negative',
    };
  },
  explanation: 'The score is {score} of 21. Severity of anxiety: {group}.',
  cautions: [
    {
      level: 'caution',
      when: ({ score }) => score >= 10,
      says: 'From 10 points on further assessment is advised: speak to a doctor.',
    },
  ],
  examples: [
    {
      inputs: {
        nervous: 'moreThanHalf',
        control: 'moreThanHalf',
        worry: 'several',
        relax: 'moreThanHalf',
        restless: 'several',
        irritable: 'several',
        afraid: 'several',
      },
      results: { score: 10, group: 'Moderate', screen: 'Positive' },
      cautions: ['From 10 points'],
      source: 'Spitzer 2006, by hand: 2 + 2 + 1 + 2 + 1 + 1 + 1',
    },
    {
      inputs: {
        nervous: 'several',
        control: 'never',
        worry: 'several',
        relax: 'several',
        restless: 'never',
        irritable: 'several',
        afraid: 'never',
      },
      results: { score: 4, group: 'Minimal', screen: 'Negative' },
      source: 'Spitzer 2006: below 5',
    },
    {
      inputs: {
        nervous: 'several',
        control: 'several',
        worry: 'several',
        relax: 'several',
        restless: 'several',
        irritable: 'several',
        afraid: 'nearlyEvery',
      },
      results: { score: 9, group: 'Mild' },
      source: 'Spitzer 2006: 5 to 9 is mild',
    },
    {
      inputs: {
        nervous: 'nearlyEvery',
        control: 'nearlyEvery',
        worry: 'nearlyEvery',
        relax: 'nearlyEvery',
        restless: 'nearlyEvery',
        irritable: 'nearlyEvery',
        afraid: 'nearlyEvery',
      },
      results: { score: 21, group: 'Severe' },
      cautions: ['From 10 points'],
      source: 'Spitzer 2006: the highest score',
    },
  ],
  notes: [
    'A screening tool for adults, no diagnosis. In the study 89% of people with generalized anxiety disorder had 10 points or more, and 82% of those without it had fewer.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Spitzer, Kroenke, Williams, Löwe: A Brief Measure for Assessing Generalized Anxiety Disorder, Arch Intern Med 166 (2006) 1092',
      doi: '10.1001/archinte.166.10.1092',
    },
  ],
});

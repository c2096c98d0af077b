import { category, choice, classify, defineCalculator, integer } from '@reckoner/engine';

/** Apgar 1953, with the classes of the American Academy of Pediatrics. */
export default defineCalculator({
  title: 'Apgar score',
  description:
    'Condition of a newborn from heart rate, breathing, tone, reflexes and color, at one, five or ten minutes.',
  keywords: ['newborn', 'neonatal assessment', 'birth', 'neonate'],
  inputs: {
    color: choice(
      {
        pale: { label: 'Blue or pale', value: 0 },
        acrocyanosis: { label: 'Body pink, extremities blue', value: 1 },
        pink: { label: 'Completely pink', value: 2 },
      },
      { label: 'Appearance (color)' },
    ),
    heartRate: choice(
      {
        absent: { label: 'Absent', value: 0 },
        slow: { label: 'Below 100 a minute', value: 1 },
        fast: { label: '100 a minute or more', value: 2 },
      },
      { label: 'Pulse' },
    ),
    reflexes: choice(
      {
        none: { label: 'No response', value: 0 },
        grimace: { label: 'Grimace', value: 1 },
        cry: { label: 'Cry, cough or sneeze', value: 2 },
      },
      { label: 'Grimace (reflex irritability)' },
    ),
    tone: choice(
      {
        limp: { label: 'Limp', value: 0 },
        flexion: { label: 'Some flexion', value: 1 },
        active: { label: 'Active motion', value: 2 },
      },
      { label: 'Activity (muscle tone)' },
    ),
    breathing: choice(
      {
        absent: { label: 'Absent', value: 0 },
        weak: { label: 'Weak cry, slow or irregular', value: 1 },
        strong: { label: 'Good, crying', value: 2 },
      },
      { label: 'Respiration' },
    ),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    group: category(['Low', 'Moderately abnormal', 'Reassuring'], { label: 'Class', of: 'score' }),
  },
  formula: ({ color, heartRate, reflexes, tone, breathing }) => {
    const score = color + heartRate + reflexes + tone + breathing;
    return {
      score,
      group: classify(
        score,
        [
          [4, 'Low'],
          [7, 'Moderately abnormal'],
        ],
        'Reassuring',
      ),
    };
  },
  explanation: 'The Apgar score is {score} of 10: {group}.',
  cautions: [
    {
      level: 'danger',
      when: ({ heartRate, breathing }) => heartRate < 2 || breathing === 0,
      says: 'A heart rate below 100 or no breathing calls for ventilation at once: never wait for the score.',
    },
    {
      level: 'caution',
      when: ({ score }) => score < 7,
      says: 'Below 7 at five minutes, score again every five minutes to 20; it alone does not prove a lack of oxygen at birth.',
    },
  ],
  examples: [
    {
      inputs: { color: 'acrocyanosis', heartRate: 'fast', reflexes: 'cry', tone: 'active', breathing: 'strong' },
      results: { score: 9, group: 'Reassuring' },
      source: 'Apgar 1953: 1 + 2 + 2 + 2 + 2',
    },
    {
      inputs: { color: 'pale', heartRate: 'slow', reflexes: 'none', tone: 'limp', breathing: 'weak' },
      results: { score: 2, group: 'Low' },
      cautions: ['ventilation', 'Below 7'],
      source: 'Apgar 1953: 1 + 1',
    },
    {
      inputs: { color: 'acrocyanosis', heartRate: 'fast', reflexes: 'grimace', tone: 'flexion', breathing: 'weak' },
      results: { score: 6, group: 'Moderately abnormal' },
      cautions: ['Below 7'],
      source: 'Apgar 1953: 1 + 2 + 1 + 1 + 1',
    },
    {
      inputs: { color: 'pale', heartRate: 'absent', reflexes: 'none', tone: 'limp', breathing: 'absent' },
      results: { score: 0 },
      cautions: ['ventilation', 'Below 7'],
      source: 'Apgar 1953: the lowest score',
    },
    {
      inputs: { color: 'pink', heartRate: 'fast', reflexes: 'cry', tone: 'active', breathing: 'strong' },
      results: { score: 10 },
      source: 'Apgar 1953: the highest score',
    },
  ],
  notes: [
    'For newborns, at one and five minutes; babies born early score lower. It does not decide on resuscitation nor predict later outcome.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Apgar: A Proposal for a New Method of Evaluation of the Newborn Infant, Curr Res Anesth Analg 32 (1953) 260',
    },
    {
      title: 'American Academy of Pediatrics, ACOG: The Apgar Score, Pediatrics 136 (2015) 819',
      doi: '10.1542/peds.2015-2651',
    },
  ],
});

import { category, choice, classify, defineCalculator, integer } from '@reckoner/engine';

/** Morse 1989: six items; groups at 25 and 45 as in most forms. */
export default defineCalculator({
  title: 'Morse fall scale',
  description: 'Risk of a fall in hospital from the six weighted items of the Morse fall scale, 0 to 125 points.',
  keywords: ['MFS', 'fall risk', 'fall prevention', 'nursing assessment', 'inpatient falls'],
  inputs: {
    history: choice(
      {
        no: { label: 'No', value: 0, also: ['0', 'none', 'false'] },
        yes: { label: 'Yes', value: 25, also: ['25', 'true'] },
      },
      { label: 'A fall in this stay or the last 3 months' },
    ),
    diagnoses: choice(
      {
        one: { label: 'One', value: 0, also: ['0', 'no', 'none'] },
        several: { label: 'Two or more', value: 15, also: ['15', 'yes'] },
      },
      { label: 'Medical diagnoses in the chart' },
    ),
    aid: choice(
      {
        none: {
          label: 'None, bed rest, wheelchair, or walks with a nurse',
          value: 0,
          also: ['0', 'bed rest', 'wheelchair'],
        },
        walker: { label: 'Crutches, cane or walker', value: 15, also: ['15', 'cane', 'crutches', 'stick', 'frame'] },
        furniture: { label: 'Holds on to furniture', value: 30, also: ['30', 'walls'] },
      },
      { label: 'Walking aid' },
    ),
    infusion: choice(
      {
        no: { label: 'No', value: 0, also: ['0', 'none', 'false'] },
        yes: { label: 'Yes', value: 20, also: ['20', 'true'] },
      },
      { label: 'Intravenous line, drip or heparin lock' },
    ),
    gait: choice(
      {
        normal: { label: 'Normal, or bed rest, wheelchair, immobile', value: 0, also: ['0', 'immobile', 'bed rest'] },
        weak: { label: 'Weak: stooped, short steps, a light touch for support', value: 10, also: ['10'] },
        impaired: { label: 'Impaired: rises with difficulty, head down, grasps for support', value: 20, also: ['20'] },
      },
      { label: 'Gait' },
    ),
    awareness: choice(
      {
        oriented: { label: 'Knows own limits', value: 0, also: ['0'] },
        forgets: { label: 'Overestimates own ability, or forgets limits', value: 15, also: ['15'] },
      },
      { label: 'Mental status' },
    ),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    group: category(['Below 25', 'Moderate risk', 'High risk'], { label: 'Group (cuts at 25 and 45)', of: 'score' }),
  },
  formula: ({ history, diagnoses, aid, infusion, gait, awareness }) => {
    const score = history + diagnoses + aid + infusion + gait + awareness;
    return {
      score,
      group: classify(
        score,
        [
          [25, 'Below 25'],
          [45, 'Moderate risk'],
        ],
        'High risk',
      ),
    };
  },
  explanation: ({ group }) =>
    group === 'Below 25'
      ? 'The Morse fall score is {score} of 125, below the 25 at which forms begin to speak of risk: the usual safety for every patient remains.'
      : 'The Morse fall score is {score} of 125: {group} by cuts at 25 and 45. Each ward should set the cuts by its own patients (Morse 1989).',
  cautions: [
    {
      level: 'caution',
      when: ({ score }) => score < 25,
      says: 'A low score does not rule out a fall: sedatives, low pressure on standing, poor sight, delirium and the need of the toilet are not in it. Ask for them, and above all in patients of 65 and over.',
    },
    {
      level: 'caution',
      when: ({ score }) => score >= 25 && score < 45,
      says: 'Moderate is not safe: act on each item that has points, and ask for what the score leaves out (sedatives, low pressure on standing, poor sight, delirium, the need of the toilet).',
    },
    {
      level: 'caution',
      when: ({ score }) => score >= 45 && score <= 50,
      says: 'Forms differ here: some call exactly 45 still moderate, others all up to 50. Follow the form of the ward.',
    },
    {
      level: 'danger',
      when: ({ score }) => score > 50,
      says: 'High by every common form: treat what makes this patient fall (medicines, pressure on standing, toilet, footwear, sight, confusion), tell all who care for the patient, and score again after each change.',
    },
    {
      level: 'danger',
      when: ({ history }) => history > 0,
      says: 'After a fall look for injury of the head and hip and for its cause (syncope, seizure, low pressure, infection, medicines), sooner with anticoagulants or osteoporosis: the points do not ask for these.',
    },
    {
      level: 'caution',
      when: ({ aid, gait }) => aid === 30 && gait === 0,
      says: 'Whoever holds on to furniture hardly has a normal gait (weak is 10, impaired 20 points), and whoever stays in bed or in a wheelchair gets 0 for the aid: check both items.',
    },
  ],
  examples: [
    {
      inputs: {
        history: 'yes',
        diagnoses: 'several',
        aid: 'walker',
        infusion: 'yes',
        gait: 'weak',
        awareness: 'forgets',
      },
      results: { score: 100, group: 'High risk' },
      cautions: ['High by every', 'After a fall'],
      source: 'By hand from the form: 25 + 15 + 15 + 20 + 10 + 15',
    },
    {
      inputs: {
        history: 'yes',
        diagnoses: 'several',
        aid: 'furniture',
        infusion: 'yes',
        gait: 'impaired',
        awareness: 'forgets',
      },
      results: { score: 125, group: 'High risk' },
      cautions: ['High by every', 'After a fall'],
      source: 'Morse 1989: the highest score',
    },
    {
      inputs: { history: 'no', diagnoses: 'one', aid: 'none', infusion: 'yes', gait: 'normal', awareness: 'oriented' },
      results: { score: 20, group: 'Below 25' },
      cautions: ['does not rule out'],
      source: 'By hand from the form: 20',
    },
    {
      inputs: { history: 'yes', diagnoses: 'one', aid: 'none', infusion: 'no', gait: 'normal', awareness: 'oriented' },
      results: { score: 25, group: 'Moderate risk' },
      cautions: ['Moderate is not safe', 'After a fall'],
      source: 'By hand from the form: 25, the lowest of moderate risk',
    },
    {
      inputs: {
        history: 'no',
        diagnoses: 'several',
        aid: 'walker',
        infusion: 'no',
        gait: 'weak',
        awareness: 'oriented',
      },
      results: { score: 40, group: 'Moderate risk' },
      cautions: ['Moderate is not safe'],
      source: 'By hand from the form: 15 + 15 + 10',
    },
    {
      inputs: { history: 'yes', diagnoses: 'one', aid: 'none', infusion: 'yes', gait: 'normal', awareness: 'oriented' },
      results: { score: 45, group: 'High risk' },
      cautions: ['Forms differ', 'After a fall'],
      source: 'By hand from the form: 25 + 20',
    },
    {
      inputs: {
        history: 'no',
        diagnoses: 'several',
        aid: 'furniture',
        infusion: 'no',
        gait: 'normal',
        awareness: 'forgets',
      },
      results: { score: 60, group: 'High risk' },
      cautions: ['High by every', 'hardly has a normal gait'],
      source: 'By hand from the form: 15 + 30 + 15',
    },
  ],
  notes: [
    'For adults in hospital and long-term care, on admission, after a fall and after a change of state; not for children.',
    'NICE (NG249, 2025) found that no such tool predicts falls with any accuracy and asks for an assessment of each person’s own risks instead.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Morse, Morse, Tylko: Development of a Scale to Identify the Fall-Prone Patient, Can J Aging 8 (1989) 366 (items, points and groups as in more than three public forms)',
      doi: '10.1017/S0714980800008576',
    },
    {
      title: 'NICE: Falls: Assessment and Prevention in Older People, guideline NG249 (2025), rationale and impact',
      url: 'https://www.nice.org.uk/guidance/ng249/chapter/Rationale-and-impact',
    },
  ],
});

import { category, classify, defineCalculator, flag, integer } from '@reckoner/engine';

/** One item of 0 to 7 points. */
const item = (label: string, help: string) => integer({ label, help, min: 0, max: 7, usual: 'all' });

/** Sullivan 1989; severity by the ASAM guideline of 2020. */
export default defineCalculator({
  title: 'CIWA-Ar alcohol withdrawal score',
  description:
    'Severity of alcohol withdrawal from the ten items of the revised Clinical Institute Withdrawal Assessment, with what it means for treatment.',
  keywords: ['CIWA', 'alcohol withdrawal', 'delirium tremens', 'detoxification', 'benzodiazepine protocol'],
  related: ['cows-opioid-withdrawal', 'benzodiazepine-equivalence'],
  inputs: {
    nausea: item(
      'Nausea and vomiting',
      '0 none, 1 mild nausea, 4 intermittent with dry heaves, 7 constant, with vomiting.',
    ),
    tremor: item(
      'Tremor',
      '0 none, 1 felt at the fingertips only, 4 moderate with arms extended, 7 severe even without.',
    ),
    sweats: item('Paroxysmal sweats', '0 none, 1 palms moist, 4 beads on the forehead, 7 drenching.'),
    anxiety: item('Anxiety', '0 at ease, 1 mild, 4 moderate or guarded, 7 as in acute panic.'),
    agitation: item(
      'Agitation',
      '0 normal activity, 1 somewhat more, 4 fidgety and restless, 7 paces or thrashes about.',
    ),
    tactile: item(
      'Tactile disturbances',
      'Itching, pins and needles, burning, numbness: 0 none, 1 very mild to 3 moderate; hallucinations: 4 moderately severe to 7 continuous.',
    ),
    auditory: item(
      'Auditory disturbances',
      'Sounds harsh or frightening: 0 no, 1 very mild to 3 moderate; hallucinations: 4 moderately severe to 7 continuous.',
    ),
    visual: item(
      'Visual disturbances',
      'Sensitive to light: 0 no, 1 very mild to 3 moderate; hallucinations: 4 moderately severe to 7 continuous.',
    ),
    headache: item(
      'Headache, fullness in the head',
      '0 none, 1 very mild, 2 mild, 3 moderate, 4 moderately severe to 7 extremely severe.',
    ),
    orientation: integer({
      label: 'Orientation',
      help: '0 oriented and adds serially, 1 cannot add or is unsure of the date, 2 wrong by up to 2 days, 3 by more, 4 wrong about place or person.',
      min: 0,
      max: 4,
      usual: 'all',
    }),
    seizure: flag({
      label: 'Seizure in this withdrawal',
      help: 'No points by the scale, but a complicated withdrawal by ASAM.',
    }),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    severity: category(['Mild', 'Moderate', 'Severe', 'Complicated'], { label: 'Severity (ASAM 2020)' }),
  },
  formula: ({
    nausea,
    tremor,
    sweats,
    anxiety,
    agitation,
    tactile,
    auditory,
    visual,
    headache,
    orientation,
    seizure,
  }) => {
    const score = nausea + tremor + sweats + anxiety + agitation + tactile + auditory + visual + headache + orientation;
    return {
      score,
      severity:
        seizure || tactile >= 4 || auditory >= 4 || visual >= 4 || orientation >= 2
          ? 'Complicated'
          : classify(
              score,
              [
                [10, 'Mild'],
                [19, 'Moderate'],
              ],
              'Severe',
            ),
    };
  },
  explanation: ({ severity }) =>
    severity === 'Complicated'
      ? 'The CIWA-Ar score is {score} of 67. With {seizure?a seizure|hallucinations or confusion} the withdrawal counts as a complicated one, whatever the sum; the table of ASAM (2020) prints these signs beside 19 and more.'
      : 'The CIWA-Ar score is {score} of 67: {severity} withdrawal by the ranges of ASAM (2020). Other protocols call it moderate from 8 on and severe from 15 or 16 on.',
  cautions: [
    {
      level: 'danger',
      when: ({ score }) => score >= 19,
      says: 'From 19 on withdrawal is severe: treat at once in hospital, score again within the hour, and watch for seizures and delirium.',
    },
    {
      level: 'danger',
      when: ({ score, severity }) => score >= 15 && score < 19 && severity !== 'Complicated',
      says: 'ASAM (2020) calls it moderate up to 18; the VA calls 15 and more severe, other protocols more than 15, with seizures and delirium near: treat now and score again within the hour or two.',
    },
    {
      level: 'caution',
      when: ({ score, severity }) => score >= 10 && score < 15 && severity !== 'Complicated',
      says: 'From 10 on ASAM (2020) gives medication, mostly a benzodiazepine: score again within 1 to 4 hours.',
    },
    {
      level: 'caution',
      when: ({ score, severity }) => score >= 8 && score < 10 && severity !== 'Complicated',
      says: 'Many protocols begin medication at 8, ASAM (2020) mostly at 10: go by the protocol of the ward and by the risk of this patient.',
    },
    {
      level: 'caution',
      when: ({ score, severity }) => score < 8 && severity !== 'Complicated',
      says: 'A low score early on does not mean that withdrawal stays mild: it peaks on the second to third day. After earlier seizures or delirium, at high doses or with other illness medicate even at a low score, and go on scoring every 4 to 8 hours.',
    },
    {
      level: 'danger',
      when: ({ seizure }) => seizure,
      says: 'A seizure in withdrawal may come again within hours and delirium follow, whatever the sum: treat in hospital, also to prevent the next one, and look for other causes of it.',
    },
    {
      level: 'danger',
      when: ({ tactile, auditory, visual }) => tactile >= 4 || auditory >= 4 || visual >= 4,
      says: 'Hallucinations make the withdrawal a complicated one, whatever the sum: treat it as severe, in hospital.',
    },
    {
      level: 'danger',
      when: ({ orientation }) => orientation >= 2,
      says: 'Disorientation may be delirium, or low sugar, an injury of the head, infection or Wernicke’s disease: look for them and give thiamine. The scale is not made for delirium: go by a sedation scale.',
    },
  ],
  examples: [
    {
      inputs: {
        nausea: 1,
        tremor: 4,
        sweats: 2,
        anxiety: 3,
        agitation: 1,
        tactile: 0,
        auditory: 0,
        visual: 0,
        headache: 1,
        orientation: 0,
      },
      results: { score: 12, severity: 'Moderate' },
      cautions: ['gives medication'],
      source: 'By hand: 1 + 4 + 2 + 3 + 1 + 1; ASAM 2020: 10 to 18',
    },
    {
      inputs: {
        nausea: 7,
        tremor: 7,
        sweats: 7,
        anxiety: 7,
        agitation: 7,
        tactile: 7,
        auditory: 7,
        visual: 7,
        headache: 7,
        orientation: 4,
      },
      results: { score: 67, severity: 'Complicated' },
      cautions: ['From 19 on', 'Hallucinations', 'may be delirium'],
      source: 'Sullivan 1989: the highest score',
    },
    {
      inputs: {
        nausea: 0,
        tremor: 1,
        sweats: 1,
        anxiety: 1,
        agitation: 0,
        tactile: 0,
        auditory: 0,
        visual: 0,
        headache: 0,
        orientation: 0,
      },
      results: { score: 3, severity: 'Mild' },
      cautions: ['A low score early on'],
      source: 'By hand; ASAM 2020: below 10',
    },
    {
      inputs: {
        nausea: 1,
        tremor: 2,
        sweats: 2,
        anxiety: 2,
        agitation: 1,
        tactile: 0,
        auditory: 0,
        visual: 0,
        headache: 1,
        orientation: 0,
      },
      results: { score: 9, severity: 'Mild' },
      cautions: ['begin medication at 8'],
      source: 'By hand; ASAM 2020: below 10',
    },
    {
      inputs: {
        nausea: 2,
        tremor: 4,
        sweats: 4,
        anxiety: 4,
        agitation: 2,
        tactile: 0,
        auditory: 0,
        visual: 0,
        headache: 2,
        orientation: 0,
      },
      results: { score: 18, severity: 'Moderate' },
      cautions: ['15 and more severe'],
      source: 'By hand; ASAM 2020: 10 to 18',
    },
    {
      inputs: {
        nausea: 1,
        tremor: 4,
        sweats: 3,
        anxiety: 4,
        agitation: 2,
        tactile: 0,
        auditory: 0,
        visual: 0,
        headache: 1,
        orientation: 0,
      },
      results: { score: 15, severity: 'Moderate' },
      cautions: ['15 and more severe'],
      source: 'By hand; VA, PAWS: 15 or more',
    },
    {
      inputs: {
        nausea: 1,
        tremor: 3,
        sweats: 2,
        anxiety: 2,
        agitation: 1,
        tactile: 0,
        auditory: 0,
        visual: 0,
        headache: 1,
        orientation: 0,
        seizure: true,
      },
      results: { score: 10, severity: 'Complicated' },
      cautions: ['A seizure in withdrawal'],
      source: 'By hand; ASAM 2020, table 1 of the pocket guide: seizure is complicated withdrawal',
    },
    {
      inputs: {
        nausea: 0,
        tremor: 0,
        sweats: 0,
        anxiety: 0,
        agitation: 0,
        tactile: 0,
        auditory: 4,
        visual: 0,
        headache: 0,
        orientation: 2,
      },
      results: { score: 6, severity: 'Complicated' },
      cautions: ['Hallucinations', 'may be delirium'],
      source: 'By hand: 4 + 2; ASAM 2020: new hallucinations are complicated withdrawal',
    },
    {
      inputs: {
        nausea: 2,
        tremor: 4,
        sweats: 4,
        anxiety: 4,
        agitation: 2,
        tactile: 1,
        auditory: 0,
        visual: 0,
        headache: 2,
        orientation: 0,
      },
      results: { score: 19, severity: 'Severe' },
      cautions: ['From 19 on'],
      source: 'By hand; ASAM 2020: 19 and more',
    },
  ],
  notes: [
    'For adults who can answer, in withdrawal from alcohol: it does not diagnose it, and other illness, opioid withdrawal and anxiety raise the score. Pulse and blood pressure are recorded beside it and give no points.',
    'Not for patients who are sedated, intubated or do not speak the language. Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Sullivan et al.: Assessment of Alcohol Withdrawal: The Revised Clinical Institute Withdrawal Assessment for Alcohol Scale (CIWA-Ar), Br J Addict 84 (1989) 1353 (items as in four public forms)',
      doi: '10.1111/j.1360-0443.1989.tb00737.x',
    },
    {
      title:
        'ASAM: Clinical Practice Guideline on Alcohol Withdrawal Management, J Addict Med 14 (2020) S1, table 1 of the pocket guide (below 10, 10 to 18, 19 and more)',
      doi: '10.1097/ADM.0000000000000668',
    },
    {
      title: 'US Department of Veterans Affairs: PAWS, Symptoms of Alcohol Withdrawal Syndrome (8 to 15, 15 or more)',
      url: 'https://ci2i.research.va.gov/paws/content/5.htm',
    },
  ],
});

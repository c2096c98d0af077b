import { category, choice, classify, defineCalculator, flag, integer } from '@reckoner/engine';

/** One of the six items of how often, 0 to 5 points. */
const often = (label: string, help: string) =>
  choice(
    {
      never: { label: 'Not at all', value: 0, also: ['0'] },
      fifth: { label: 'Less than 1 time in 5', value: 1, also: ['1'] },
      lessThanHalf: { label: 'Less than half the time', value: 2, also: ['2'] },
      half: { label: 'About half the time', value: 3, also: ['3'] },
      moreThanHalf: { label: 'More than half the time', value: 4, also: ['4'] },
      always: { label: 'Almost always', value: 5, also: ['5'] },
    },
    { label, help },
  );

/** Barry 1992: seven items of the last month; the eighth, of quality of life, is told apart. */
export default defineCalculator({
  title: 'Prostate symptom score (IPSS, AUA)',
  description:
    'International prostate symptom score (AUA symptom index), its severity, storage and voiding parts, and how the man feels about it.',
  keywords: ['IPSS', 'AUA-SI', 'AUA symptom index', 'BPH', 'LUTS', 'lower urinary tract symptoms', 'enlarged prostate'],
  inputs: {
    emptying: often('Incomplete emptying', 'A sensation of not having emptied the bladder, in the last month.'),
    frequency: often('Frequency', 'Urinating again less than two hours later, in the last month.'),
    intermittency: often('Intermittency', 'Stopping and starting again several times, in the last month.'),
    urgency: often('Urgency', 'Difficult to postpone urination, in the last month.'),
    stream: often('Weak stream', 'In the last month.'),
    straining: often('Straining', 'Pushing or straining to begin urination, in the last month.'),
    nocturia: choice(
      {
        none: { label: 'None', value: 0, also: ['0', 'never'] },
        once: { label: 'Once', value: 1, also: ['1'] },
        twice: { label: 'Twice', value: 2, also: ['2'] },
        three: { label: '3 times', value: 3, also: ['3'] },
        four: { label: '4 times', value: 4, also: ['4'] },
        five: { label: '5 times or more', value: 5, also: ['5'] },
      },
      { label: 'Getting up at night to urinate', help: 'Typically, in the last month.' },
    ),
    feeling: choice(
      {
        delighted: { label: 'Delighted', value: 0, also: ['0'] },
        pleased: { label: 'Pleased', value: 1, also: ['1'] },
        satisfied: { label: 'Mostly satisfied', value: 2, also: ['2'] },
        mixed: { label: 'Mixed', value: 3, also: ['3'] },
        dissatisfied: { label: 'Mostly dissatisfied', value: 4, also: ['4'] },
        unhappy: { label: 'Unhappy', value: 5, also: ['5'] },
        terrible: { label: 'Terrible', value: 6, also: ['6'] },
      },
      {
        label: 'To live with it as it is now',
        help: 'The eighth item of the IPSS; not part of the sum.',
        optional: true,
      },
    ),
    alarm: flag({
      label: 'Blood in the urine, fever, pain or no urine at all',
      help: 'Also new wetting of the bed at night, or a weak or numb leg.',
    }),
  },
  outputs: {
    score: integer({ label: 'Symptom score' }),
    severity: category(['No symptoms', 'Mild', 'Moderate', 'Severe'], { label: 'Severity', of: 'score' }),
    storage: integer({ label: 'Storage part (of 15)' }),
    voiding: integer({ label: 'Voiding and emptying part (of 20)' }),
    bother: integer({ label: 'Quality of life (0 best, 6 worst)', optional: true }),
  },
  formula: ({ emptying, frequency, intermittency, urgency, stream, straining, nocturia, feeling }) => {
    const storage = frequency + urgency + nocturia;
    const voiding = emptying + intermittency + stream + straining;
    const score = storage + voiding;
    return {
      score,
      severity: classify(
        score,
        [
          [1, 'No symptoms'],
          [8, 'Mild'],
          [20, 'Moderate'],
        ],
        'Severe',
      ),
      storage,
      voiding,
      bother: feeling,
    };
  },
  explanation: ({ bother, severity }) =>
    severity === 'No symptoms'
      ? 'The symptom score is {score} of 35: none of the seven symptoms in the last month{bother?, and {bother} of 6 for quality of life, where 6 is worst|}.'
      : bother === undefined
        ? 'The symptom score is {score} of 35: {severity} symptoms, with {storage} of 15 for storage (frequency, urgency, night) and {voiding} of 20 for voiding and emptying. The question on quality of life was left out.'
        : 'The symptom score is {score} of 35: {severity} symptoms, with {storage} of 15 for storage (frequency, urgency, night) and {voiding} of 20 for voiding and emptying; quality of life {bother} of 6, where 6 is worst.',
  cautions: [
    {
      level: 'danger',
      when: ({ alarm }) => alarm,
      says: 'These signs need a doctor whatever the score: today with no urine, fever, or a weak or numb leg; soon with blood in the urine (tumor of the bladder or kidney), pain, or wetting of the bed at night (an overfull bladder).',
    },
    {
      level: 'caution',
      when: ({ score }) => score >= 20,
      says: 'From 20 on symptoms are severe: examination, urine test, creatinine and residual urine, and a urologist where treatment does not help or the bladder does not empty.',
    },
    {
      level: 'caution',
      when: ({ score, bother }) => bother !== undefined && score < 20 && bother >= 4,
      says: 'Much bother beside {score} of 35 points: treatment goes by the bother, not by the sum. See a doctor.',
    },
    {
      level: 'caution',
      when: ({ emptying, straining }) => emptying >= 4 || straining >= 4,
      says: 'Straining or a bladder that does not feel empty more than half the time: measure the residual urine before medicines that relax the bladder are begun.',
    },
    {
      level: 'note',
      when: ({ nocturia, storage, voiding }) => nocturia >= 3 || storage > voiding,
      says: 'Mostly storage symptoms or nights with 3 rises or more are often not from the prostate: overactive bladder, much urine at night, sleep apnea, heart failure, diabetes, diuretics, infection. A diary of three days shows volumes and times.',
    },
  ],
  examples: [
    {
      inputs: {
        emptying: 'lessThanHalf',
        frequency: 'half',
        intermittency: 'fifth',
        urgency: 'lessThanHalf',
        stream: 'half',
        straining: 'fifth',
        nocturia: 'twice',
        feeling: 'mixed',
      },
      results: { score: 14, severity: 'Moderate', storage: 7, voiding: 7, bother: 3 },
      source: 'By hand: 2 + 3 + 1 + 2 + 3 + 1 + 2; storage 3 + 2 + 2',
    },
    {
      inputs: {
        emptying: 'always',
        frequency: 'always',
        intermittency: 'always',
        urgency: 'always',
        stream: 'always',
        straining: 'always',
        nocturia: 'five',
        feeling: 'terrible',
        alarm: true,
      },
      results: { score: 35, severity: 'Severe', storage: 15, voiding: 20, bother: 6 },
      cautions: ['whatever the score', 'From 20 on', 'residual urine before', 'three days'],
      source: 'Barry 1992: the highest score',
    },
    {
      inputs: {
        emptying: 'never',
        frequency: 'never',
        intermittency: 'never',
        urgency: 'never',
        stream: 'never',
        straining: 'never',
        nocturia: 'none',
      },
      results: { score: 0, severity: 'No symptoms', storage: 0, voiding: 0 },
      source: 'By hand: no symptom',
    },
    {
      inputs: {
        emptying: 'never',
        frequency: 'never',
        intermittency: 'fifth',
        urgency: 'never',
        stream: 'half',
        straining: 'lessThanHalf',
        nocturia: 'once',
        feeling: 'unhappy',
      },
      results: { score: 7, severity: 'Mild', storage: 1, voiding: 6, bother: 5 },
      cautions: ['Much bother beside'],
      source: 'By hand: 1 + 3 + 2 + 1; 7 is the highest of mild',
    },
    {
      inputs: {
        emptying: 'fifth',
        frequency: 'fifth',
        intermittency: 'fifth',
        urgency: 'fifth',
        stream: 'lessThanHalf',
        straining: 'fifth',
        nocturia: 'once',
      },
      results: { score: 8, severity: 'Moderate', storage: 3, voiding: 5 },
      source: 'By hand: 6 × 1 + 2; 8 is the lowest of moderate',
    },
    {
      inputs: {
        emptying: 'half',
        frequency: 'half',
        intermittency: 'half',
        urgency: 'half',
        stream: 'half',
        straining: 'lessThanHalf',
        nocturia: 'twice',
        feeling: 'delighted',
      },
      results: { score: 19, severity: 'Moderate', storage: 8, voiding: 11, bother: 0 },
      source: 'By hand: 5 × 3 + 2 + 2; 19 is the highest of moderate',
    },
    {
      inputs: {
        emptying: 'half',
        frequency: 'half',
        intermittency: 'half',
        urgency: 'half',
        stream: 'half',
        straining: 'lessThanHalf',
        nocturia: 'three',
        feeling: 'dissatisfied',
      },
      results: { score: 20, severity: 'Severe', storage: 9, voiding: 11, bother: 4 },
      cautions: ['From 20 on', 'three days'],
      source: 'By hand: 5 × 3 + 2 + 3; 20 is the lowest of severe',
    },
  ],
  notes: [
    'For men, of the last month. It measures symptoms, and tells neither the size of the prostate nor whether there is cancer.',
    'The AUA symptom index is the same seven items without the eighth. Incomplete emptying is counted here with voiding, as usual; the ICS counts it apart. Some tables begin mild at 1, others at 0.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Barry et al.: The American Urological Association Symptom Index for Benign Prostatic Hyperplasia, J Urol 148 (1992) 1549 (items, points and severity as in more than three public forms)',
      doi: '10.1016/S0022-5347(17)36966-5',
    },
    {
      title: 'NICE: Lower Urinary Tract Symptoms in Men: Management, guideline CG97 (2010, updated)',
      url: 'https://www.nice.org.uk/guidance/cg97',
    },
  ],
});

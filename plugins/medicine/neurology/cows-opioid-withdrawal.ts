import { category, choice, classify, defineCalculator, integer } from '@reckoner/engine';

/** Wesson and Ling 2003. */
export default defineCalculator({
  title: 'COWS opioid withdrawal score',
  description: 'Severity of opioid withdrawal from the eleven items of the Clinical Opiate Withdrawal Scale.',
  keywords: ['COWS', 'opiate withdrawal', 'opioid withdrawal', 'buprenorphine induction', 'detoxification'],
  related: ['ciwa-ar-withdrawal', 'opioid-morphine-equivalents'],
  inputs: {
    pulse: integer({
      label: 'Resting pulse, beats a minute',
      help: 'After a minute of sitting or lying.',
      symbol: 'HR',
      min: 20,
      max: 300,
      usual: [40, 180],
    }),
    sweating: choice(
      {
        none: { label: 'No chills or flushing', value: 0 },
        reported: { label: 'Chills or flushing reported', value: 1 },
        moist: { label: 'Flushed, or moist face', value: 2 },
        beads: { label: 'Beads of sweat on brow or face', value: 3 },
        streaming: { label: 'Sweat streaming off the face', value: 4 },
      },
      { label: 'Sweating (last half hour)' },
    ),
    restlessness: choice(
      {
        still: { label: 'Sits still', value: 0 },
        difficult: { label: 'Difficult, but able to', value: 1 },
        shifting: { label: 'Frequent shifting', value: 3 },
        unable: { label: 'Still for a few seconds at most', value: 5 },
      },
      { label: 'Restlessness' },
    ),
    pupils: choice(
      {
        normal: { label: 'Pinned, or normal for the light', value: 0 },
        larger: { label: 'Possibly larger than normal', value: 1 },
        dilated: { label: 'Moderately dilated', value: 2 },
        rim: { label: 'Only the rim of the iris visible', value: 5 },
      },
      { label: 'Pupils' },
    ),
    aches: choice(
      {
        none: { label: 'None', value: 0 },
        mild: { label: 'Mild diffuse discomfort', value: 1 },
        severe: { label: 'Severe diffuse aching', value: 2 },
        rubbing: { label: 'Rubs joints or muscles, cannot sit still', value: 4 },
      },
      { label: 'Bone or joint aches (from withdrawal)' },
    ),
    nose: choice(
      {
        none: { label: 'None', value: 0 },
        stuffy: { label: 'Stuffy nose, or moist eyes', value: 1 },
        running: { label: 'Nose running, or tearing', value: 2 },
        constant: { label: 'Constantly running, tears down the cheeks', value: 4 },
      },
      { label: 'Runny nose or tearing (no cold or allergy)' },
    ),
    stomach: choice(
      {
        none: { label: 'None', value: 0 },
        cramps: { label: 'Stomach cramps', value: 1 },
        nausea: { label: 'Nausea or loose stool', value: 2 },
        vomiting: { label: 'Vomiting or diarrhea', value: 3 },
        multiple: { label: 'Several times', value: 5 },
      },
      { label: 'Stomach and bowels (last half hour)' },
    ),
    tremor: choice(
      {
        none: { label: 'None', value: 0 },
        felt: { label: 'Felt, not seen', value: 1 },
        slight: { label: 'Slight, seen', value: 2 },
        gross: { label: 'Gross, or twitching', value: 4 },
      },
      { label: 'Tremor of outstretched hands' },
    ),
    yawning: choice(
      {
        none: { label: 'None', value: 0 },
        once: { label: 'Once or twice', value: 1 },
        thrice: { label: 'Three times or more', value: 2 },
        minute: { label: 'Several times a minute', value: 4 },
      },
      { label: 'Yawning (during the assessment)' },
    ),
    anxiety: choice(
      {
        none: { label: 'None', value: 0 },
        reported: { label: 'Reports more of it', value: 1 },
        obvious: { label: 'Obvious', value: 2 },
        difficult: { label: 'So that taking part is difficult', value: 4 },
      },
      { label: 'Anxiety or irritability' },
    ),
    gooseflesh: choice(
      {
        smooth: { label: 'Skin smooth', value: 0 },
        felt: { label: 'Felt, or hairs standing up', value: 3 },
        prominent: { label: 'Prominent', value: 5 },
      },
      { label: 'Gooseflesh' },
    ),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    severity: category(['No active withdrawal', 'Mild', 'Moderate', 'Moderately severe', 'Severe'], {
      label: 'Severity',
      of: 'score',
    }),
  },
  formula: ({ pulse, sweating, restlessness, pupils, aches, nose, stomach, tremor, yawning, anxiety, gooseflesh }) => {
    const score =
      (pulse > 120 ? 4 : pulse > 100 ? 2 : pulse > 80 ? 1 : 0) +
      sweating +
      restlessness +
      pupils +
      aches +
      nose +
      stomach +
      tremor +
      yawning +
      anxiety +
      gooseflesh;
    return {
      score,
      severity: classify(
        score,
        [
          [5, 'No active withdrawal'],
          [13, 'Mild'],
          [25, 'Moderate'],
          [37, 'Moderately severe'],
        ],
        'Severe',
      ),
    };
  },
  explanation: 'The COWS score is {score} of 48: {severity}.',
  cautions: [
    {
      level: 'danger',
      when: ({ score }) => score < 8,
      says: 'Too little withdrawal for buprenorphine in most protocols, which begin at 8 to 12 or more: given now to somebody who depends on opioids it may precipitate severe withdrawal. Score again later.',
    },
    {
      level: 'caution',
      when: ({ score }) => score >= 8,
      says: 'Protocols begin buprenorphine at 8 to 12 or more, and also ask how long ago the last opioid was: after fentanyl or methadone it may still precipitate withdrawal at such a score. Follow the protocol of the place.',
    },
    {
      level: 'danger',
      when: ({ score }) => score >= 25,
      says: 'From 25 on fluids and salts are lost and other illness hides: treat now, and look for withdrawal from alcohol or benzodiazepines, which can kill.',
    },
    {
      level: 'caution',
      when: ({ stomach }) => stomach >= 3,
      says: 'Vomiting and diarrhea dry out: check fluids, potassium and kidneys, in pregnancy all the more.',
    },
    {
      level: 'caution',
      when: ({ pulse }) => pulse > 120,
      says: 'A resting pulse above 120 has other reasons, too: fever, bleeding, stimulants, withdrawal from alcohol.',
    },
  ],
  examples: [
    {
      inputs: {
        pulse: 88,
        sweating: 'moist',
        restlessness: 'difficult',
        pupils: 'larger',
        aches: 'mild',
        nose: 'running',
        stomach: 'nausea',
        tremor: 'none',
        yawning: 'once',
        anxiety: 'reported',
        gooseflesh: 'smooth',
      },
      results: { score: 12, severity: 'Mild' },
      cautions: ['precipitate'],
      source: 'Wesson 2003, by hand: 1 + 2 + 1 + 1 + 1 + 2 + 2 + 1 + 1',
    },
    {
      inputs: {
        pulse: 121,
        sweating: 'streaming',
        restlessness: 'unable',
        pupils: 'rim',
        aches: 'rubbing',
        nose: 'constant',
        stomach: 'multiple',
        tremor: 'gross',
        yawning: 'minute',
        anxiety: 'difficult',
        gooseflesh: 'prominent',
      },
      results: { score: 48, severity: 'Severe' },
      cautions: ['From 25 on', 'precipitate', 'Vomiting and diarrhea', 'other reasons'],
      source: 'Wesson 2003: the highest score',
    },
    {
      inputs: {
        pulse: 80,
        sweating: 'none',
        restlessness: 'still',
        pupils: 'normal',
        aches: 'none',
        nose: 'none',
        stomach: 'none',
        tremor: 'none',
        yawning: 'none',
        anxiety: 'none',
        gooseflesh: 'smooth',
      },
      results: { score: 0, severity: 'No active withdrawal' },
      cautions: ['Too little withdrawal'],
      source: 'Wesson 2003: the lowest score',
    },
    {
      inputs: {
        pulse: 100,
        sweating: 'none',
        restlessness: 'still',
        pupils: 'normal',
        aches: 'none',
        nose: 'none',
        stomach: 'none',
        tremor: 'none',
        yawning: 'none',
        anxiety: 'none',
        gooseflesh: 'felt',
      },
      results: { score: 4, severity: 'No active withdrawal' },
      cautions: ['Too little withdrawal'],
      source: 'Wesson 2003, by hand: 1 + 3',
    },
    {
      inputs: {
        pulse: 101,
        sweating: 'beads',
        restlessness: 'shifting',
        pupils: 'dilated',
        aches: 'severe',
        nose: 'stuffy',
        stomach: 'vomiting',
        tremor: 'slight',
        yawning: 'thrice',
        anxiety: 'obvious',
        gooseflesh: 'smooth',
      },
      results: { score: 22, severity: 'Moderate' },
      cautions: ['precipitate', 'Vomiting and diarrhea'],
      source: 'Wesson 2003, by hand: 2 + 3 + 3 + 2 + 2 + 1 + 3 + 2 + 2 + 2',
    },
    {
      inputs: {
        pulse: 120,
        sweating: 'beads',
        restlessness: 'unable',
        pupils: 'rim',
        aches: 'rubbing',
        nose: 'running',
        stomach: 'nausea',
        tremor: 'felt',
        yawning: 'none',
        anxiety: 'difficult',
        gooseflesh: 'felt',
      },
      results: { score: 31, severity: 'Moderately severe' },
      cautions: ['From 25 on', 'precipitate'],
      source: 'Wesson 2003, by hand: 2 + 3 + 5 + 5 + 4 + 2 + 2 + 1 + 4 + 3',
    },
    {
      inputs: {
        pulse: 80,
        sweating: 'reported',
        restlessness: 'difficult',
        pupils: 'larger',
        aches: 'mild',
        nose: 'none',
        stomach: 'none',
        tremor: 'none',
        yawning: 'once',
        anxiety: 'none',
        gooseflesh: 'smooth',
      },
      results: { score: 5, severity: 'Mild' },
      cautions: ['Too little withdrawal'],
      source: 'Wesson 2003, by hand: 5 points, from which withdrawal is mild',
    },
  ],
  notes: [
    'For adults known to take opioids every day. Points count what withdrawal explains: not a cold, exercise, heat or earlier pain. Not for newborns.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Wesson, Ling: The Clinical Opiate Withdrawal Scale (COWS), J Psychoactive Drugs 35 (2003) 253 (items as in the form of NCBI Bookshelf NBK64244; classes as in two public pages)',
      doi: '10.1080/02791072.2003.10400007',
    },
    { title: 'MDCalc: COWS Score for Opiate Withdrawal (above 5 to 6, better above 10, before buprenorphine)' },
  ],
});

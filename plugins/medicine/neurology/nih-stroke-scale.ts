import { category, choice, classify, defineCalculator, integer } from '@reckoner/engine';

/** Fifteen ratings of eleven items, 0 to 42. */
export default defineCalculator({
  title: 'NIH stroke scale (NIHSS)',
  description: 'Severity of a stroke from the eleven items of the National Institutes of Health scale.',
  keywords: ['NIHSS', 'stroke', 'thrombolysis', 'neurological deficit'],
  inputs: {
    consciousness: choice(
      {
        alert: { label: 'Alert', value: 0 },
        drowsy: { label: 'Not alert, arousable by minor stimulation', value: 1 },
        stupor: { label: 'Needs repeated or strong stimulation', value: 2 },
        coma: { label: 'Reflex responses only, or none', value: 3 },
      },
      { label: '1a. Level of consciousness' },
    ),
    questions: choice(
      {
        both: { label: 'Both right', value: 0 },
        one: { label: 'One right', value: 1 },
        neither: { label: 'Neither right', value: 2 },
      },
      { label: '1b. Month and age' },
    ),
    commands: choice(
      {
        both: { label: 'Both done', value: 0 },
        one: { label: 'One done', value: 1 },
        neither: { label: 'Neither done', value: 2 },
      },
      { label: '1c. Open and close eyes, grip and release' },
    ),
    gaze: choice(
      {
        normal: { label: 'Normal', value: 0 },
        partial: { label: 'Partial palsy', value: 1 },
        forced: { label: 'Forced deviation', value: 2 },
      },
      { label: '2. Horizontal gaze' },
    ),
    visual: choice(
      {
        normal: { label: 'No loss', value: 0 },
        partial: { label: 'Partial hemianopia', value: 1 },
        complete: { label: 'Complete hemianopia', value: 2 },
        bilateral: { label: 'Bilateral hemianopia or blindness', value: 3 },
      },
      { label: '3. Visual fields' },
    ),
    face: choice(
      {
        none: { label: 'None', value: 0 },
        minor: { label: 'Minor', value: 1 },
        partial: { label: 'Partial', value: 2 },
        complete: { label: 'Complete', value: 3 },
      },
      { label: '4. Facial palsy' },
    ),
    leftArm: choice(
      {
        none: { label: 'No drift', value: 0 },
        drift: { label: 'Drift', value: 1 },
        effort: { label: 'Some effort against gravity', value: 2 },
        noEffort: { label: 'No effort against gravity', value: 3 },
        noMovement: { label: 'No movement', value: 4 },
      },
      { label: '5a. Left arm' },
    ),
    rightArm: choice(
      {
        none: { label: 'No drift', value: 0 },
        drift: { label: 'Drift', value: 1 },
        effort: { label: 'Some effort against gravity', value: 2 },
        noEffort: { label: 'No effort against gravity', value: 3 },
        noMovement: { label: 'No movement', value: 4 },
      },
      { label: '5b. Right arm' },
    ),
    leftLeg: choice(
      {
        none: { label: 'No drift', value: 0 },
        drift: { label: 'Drift', value: 1 },
        effort: { label: 'Some effort against gravity', value: 2 },
        noEffort: { label: 'No effort against gravity', value: 3 },
        noMovement: { label: 'No movement', value: 4 },
      },
      { label: '6a. Left leg' },
    ),
    rightLeg: choice(
      {
        none: { label: 'No drift', value: 0 },
        drift: { label: 'Drift', value: 1 },
        effort: { label: 'Some effort against gravity', value: 2 },
        noEffort: { label: 'No effort against gravity', value: 3 },
        noMovement: { label: 'No movement', value: 4 },
      },
      { label: '6b. Right leg' },
    ),
    ataxia: choice(
      {
        absent: { label: 'Absent', value: 0 },
        one: { label: 'In one limb', value: 1 },
        two: { label: 'In two limbs', value: 2 },
      },
      { label: '7. Limb ataxia' },
    ),
    sensory: choice(
      {
        normal: { label: 'Normal', value: 0 },
        mild: { label: 'Mild to moderate loss', value: 1 },
        severe: { label: 'Severe to total loss', value: 2 },
      },
      { label: '8. Sensation' },
    ),
    language: choice(
      {
        normal: { label: 'No aphasia', value: 0 },
        mild: { label: 'Mild to moderate aphasia', value: 1 },
        severe: { label: 'Severe aphasia', value: 2 },
        mute: { label: 'Mute, global aphasia', value: 3 },
      },
      { label: '9. Best language' },
    ),
    dysarthria: choice(
      {
        normal: { label: 'Normal', value: 0 },
        mild: { label: 'Mild to moderate', value: 1 },
        severe: { label: 'Severe, or mute', value: 2 },
      },
      { label: '10. Dysarthria' },
    ),
    neglect: choice(
      {
        none: { label: 'None', value: 0 },
        one: { label: 'In one modality', value: 1 },
        profound: { label: 'Profound, or in more than one modality', value: 2 },
      },
      { label: '11. Extinction and inattention' },
    ),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    group: category(
      ['No stroke symptoms', 'Minor stroke', 'Moderate stroke', 'Moderate to severe stroke', 'Severe stroke'],
      { label: 'Severity', of: 'score' },
    ),
  },
  formula: ({
    consciousness,
    questions,
    commands,
    gaze,
    visual,
    face,
    leftArm,
    rightArm,
    leftLeg,
    rightLeg,
    ataxia,
    sensory,
    language,
    dysarthria,
    neglect,
  }) => {
    const score =
      consciousness +
      questions +
      commands +
      gaze +
      visual +
      face +
      leftArm +
      rightArm +
      leftLeg +
      rightLeg +
      ataxia +
      sensory +
      language +
      dysarthria +
      neglect;
    return {
      score,
      group: classify(
        score,
        [
          [1, 'No stroke symptoms'],
          [5, 'Minor stroke'],
          [16, 'Moderate stroke'],
          [21, 'Moderate to severe stroke'],
        ],
        'Severe stroke',
      ),
    };
  },
  explanation: 'The NIH stroke scale is {score} of 42: {group}.',
  requires: [
    {
      that: ({ consciousness, language }) => consciousness < 3 || language === 3,
      field: 'language',
      says: 'In coma (item 1a) the form gives 3 points for language: choose “Mute, global aphasia”.',
    },
    {
      that: ({ consciousness, sensory }) => consciousness < 3 || sensory === 2,
      field: 'sensory',
      says: 'In coma (item 1a) the form gives 2 points for sensation: choose “Severe to total loss”.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ score }) => score > 0 && score < 5,
      says: 'A low score may still disable, and the scale sees little of the back of the brain: judge the deficit, not the score alone, before treatment is withheld.',
    },
    {
      level: 'caution',
      when: ({ score }) => score < 1,
      says: 'A score of 0 does not exclude a stroke: dizziness and an unsteady gait, as from the back of the brain, are not rated.',
    },
  ],
  examples: [
    {
      inputs: {
        consciousness: 'alert',
        questions: 'one',
        commands: 'both',
        gaze: 'partial',
        visual: 'partial',
        face: 'minor',
        leftArm: 'none',
        rightArm: 'effort',
        leftLeg: 'none',
        rightLeg: 'drift',
        ataxia: 'absent',
        sensory: 'mild',
        language: 'mild',
        dysarthria: 'mild',
        neglect: 'none',
      },
      results: { score: 10, group: 'Moderate stroke' },
      source: 'NINDS form, by hand: 1 + 1 + 1 + 1 + 2 + 1 + 1 + 1 + 1',
    },
    {
      inputs: {
        consciousness: 'coma',
        questions: 'neither',
        commands: 'neither',
        gaze: 'forced',
        visual: 'bilateral',
        face: 'complete',
        leftArm: 'noMovement',
        rightArm: 'noMovement',
        leftLeg: 'noMovement',
        rightLeg: 'noMovement',
        ataxia: 'two',
        sensory: 'severe',
        language: 'mute',
        dysarthria: 'severe',
        neglect: 'profound',
      },
      results: { score: 42, group: 'Severe stroke' },
      source: 'NINDS form: the highest score',
    },
    {
      inputs: {
        consciousness: 'coma',
        questions: 'neither',
        commands: 'neither',
        gaze: 'forced',
        visual: 'bilateral',
        face: 'complete',
        leftArm: 'noMovement',
        rightArm: 'noMovement',
        leftLeg: 'noMovement',
        rightLeg: 'noMovement',
        ataxia: 'absent',
        sensory: 'normal',
        language: 'normal',
        dysarthria: 'severe',
        neglect: 'profound',
      },
      refused: 'gives 3 points for language',
      source: 'NINDS form, items 8 and 9: coma scores 2 and 3',
    },
    {
      inputs: {
        consciousness: 'alert',
        questions: 'both',
        commands: 'both',
        gaze: 'normal',
        visual: 'normal',
        face: 'none',
        leftArm: 'none',
        rightArm: 'none',
        leftLeg: 'none',
        rightLeg: 'none',
        ataxia: 'absent',
        sensory: 'normal',
        language: 'normal',
        dysarthria: 'normal',
        neglect: 'none',
      },
      results: { score: 0, group: 'No stroke symptoms' },
      cautions: ['does not exclude a stroke'],
      source: 'NINDS form: the lowest score',
    },
    {
      inputs: {
        consciousness: 'alert',
        questions: 'both',
        commands: 'both',
        gaze: 'normal',
        visual: 'normal',
        face: 'minor',
        leftArm: 'drift',
        rightArm: 'none',
        leftLeg: 'none',
        rightLeg: 'none',
        ataxia: 'one',
        sensory: 'normal',
        language: 'normal',
        dysarthria: 'mild',
        neglect: 'none',
      },
      results: { score: 4, group: 'Minor stroke' },
      cautions: ['may still disable'],
      source: 'NINDS form, by hand: 1 + 1 + 1 + 1',
    },
    {
      inputs: {
        consciousness: 'drowsy',
        questions: 'neither',
        commands: 'one',
        gaze: 'forced',
        visual: 'complete',
        face: 'partial',
        leftArm: 'noEffort',
        rightArm: 'none',
        leftLeg: 'noEffort',
        rightLeg: 'none',
        ataxia: 'absent',
        sensory: 'normal',
        language: 'normal',
        dysarthria: 'normal',
        neglect: 'one',
      },
      results: { score: 17, group: 'Moderate to severe stroke' },
      source: 'NINDS form, by hand: 1 + 2 + 1 + 2 + 2 + 2 + 3 + 3 + 1',
    },
  ],
  notes: [
    'For adults with acute stroke, rated by trained staff. Untestable items (amputation, intubation) count 0 here; note them apart.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Brott et al.: Measurements of Acute Cerebral Infarction: A Clinical Examination Scale, Stroke 20 (1989) 864',
      doi: '10.1161/01.STR.20.7.864',
    },
    { title: 'National Institute of Neurological Disorders and Stroke: NIH Stroke Scale' },
  ],
});

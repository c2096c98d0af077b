import { category, choice, classify, defineCalculator, integer } from '@reckoner/engine';

/** Teasdale and Jennett 1974; pupil reactivity by Brennan 2018. */
export default defineCalculator({
  title: 'Glasgow Coma Scale (GCS)',
  description: 'Level of consciousness from eye, verbal and motor responses, with the GCS-Pupils score.',
  keywords: ['GCS', 'coma', 'consciousness', 'head injury', 'GCS-P'],
  inputs: {
    eye: choice(
      {
        spontaneous: { label: 'Spontaneous', value: 4, also: ['4', 'E4'] },
        toSound: { label: 'To sound', value: 3, also: ['3', 'E3'] },
        toPressure: { label: 'To pressure', value: 2, also: ['2', 'E2'] },
        none: { label: 'None', value: 1, also: ['1', 'E1'] },
        notTestable: { label: 'Not testable (swelling, injury)', value: 0 },
      },
      { label: 'Eye opening' },
    ),
    verbal: choice(
      {
        oriented: { label: 'Oriented', value: 5, also: ['5', 'V5'] },
        confused: { label: 'Confused', value: 4, also: ['4', 'V4'] },
        words: { label: 'Words', value: 3, also: ['3', 'V3'] },
        sounds: { label: 'Sounds', value: 2, also: ['2', 'V2'] },
        none: { label: 'None', value: 1, also: ['1', 'V1'] },
        notTestable: { label: 'Not testable (intubation)', value: 0 },
      },
      { label: 'Verbal response' },
    ),
    motor: choice(
      {
        obeys: { label: 'Obeys commands', value: 6, also: ['6', 'M6'] },
        localizing: { label: 'Localizing', value: 5, also: ['5', 'M5'] },
        normalFlexion: { label: 'Normal flexion', value: 4, also: ['4', 'M4'] },
        abnormalFlexion: { label: 'Abnormal flexion', value: 3, also: ['3', 'M3'] },
        extension: { label: 'Extension', value: 2, also: ['2', 'M2'] },
        none: { label: 'None', value: 1, also: ['1', 'M1'] },
        notTestable: { label: 'Not testable (paralysis)', value: 0 },
      },
      { label: 'Best motor response' },
    ),
    pupils: choice(
      {
        both: { label: 'Both react to light', value: 0 },
        one: { label: 'One does not react', value: 1 },
        neither: { label: 'Neither reacts', value: 2 },
      },
      { label: 'Pupils', default: 'both' },
    ),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    group: category(['Severe', 'Moderate', 'Mild'], { label: 'Severity of head injury', of: 'score' }),
    withPupils: integer({ label: 'GCS-Pupils score' }),
  },
  formula: ({ eye, verbal, motor, pupils }) => {
    const score = eye + verbal + motor;
    return {
      score,
      group: classify(
        score,
        [
          [9, 'Severe'],
          [13, 'Moderate'],
        ],
        'Mild',
      ),
      withPupils: score - pupils,
    };
  },
  explanation: 'The Glasgow Coma Scale is {score} of 15, GCS-Pupils {withPupils}; a head injury would be “{group}”.',
  requires: [
    {
      that: ({ eye }) => eye > 0,
      field: 'eye',
      says: 'Eyes that cannot be tested leave no sum: report each response by itself.',
    },
    {
      that: ({ verbal }) => verbal > 0,
      field: 'verbal',
      says: 'A verbal response that cannot be tested leaves no sum: report each response by itself.',
    },
    {
      that: ({ motor }) => motor > 0,
      field: 'motor',
      says: 'A motor response that cannot be tested leaves no sum: report each response by itself.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ score }) => score <= 8,
      says: 'At 8 or less the airway is at risk: call for someone who can protect it.',
    },
    {
      level: 'danger',
      when: ({ pupils }) => pupils > 0,
      says: 'After a head injury a pupil that does not react is a sign of pressure on the brain, whatever the sum: image the head at once and ask a neurosurgeon.',
    },
    {
      level: 'caution',
      when: ({ score }) => score >= 13 && score < 15,
      says: 'Less than 15 two hours after a head injury calls for a scan within the hour, “Mild” or not (NICE NG232).',
    },
  ],
  examples: [
    {
      inputs: { eye: 'toSound', verbal: 'confused', motor: 'localizing' },
      results: { score: 12, withPupils: 12, group: 'Moderate' },
      source: 'Teasdale and Jennett 1974: 3 + 4 + 5',
    },
    {
      inputs: { eye: 'none', verbal: 'none', motor: 'none', pupils: 'neither' },
      results: { score: 3, withPupils: 1, group: 'Severe' },
      cautions: ['airway', 'does not react'],
      source: 'Brennan 2018: the lowest score, 3 - 2',
    },
    {
      inputs: { eye: 'spontaneous', verbal: 'oriented', motor: 'obeys' },
      results: { score: 15, group: 'Mild' },
      source: 'Teasdale and Jennett 1974: the highest score',
    },
    {
      inputs: { eye: 'toPressure', verbal: 'words', motor: 'abnormalFlexion', pupils: 'one' },
      results: { score: 8, withPupils: 7, group: 'Severe' },
      cautions: ['airway', 'does not react'],
      source: 'Brennan 2018: 2 + 3 + 3 - 1',
    },
    {
      inputs: { eye: 'toPressure', verbal: 'sounds', motor: 'normalFlexion' },
      results: { score: 8 },
      cautions: ['airway'],
      source: 'Teasdale and Jennett 1974: 2 + 2 + 4',
    },
    {
      inputs: { eye: 'spontaneous', verbal: 'words', motor: 'extension' },
      results: { score: 9, group: 'Moderate' },
      source: 'Teasdale and Jennett 1974: 4 + 3 + 2',
    },
    {
      inputs: { eye: 'spontaneous', verbal: 'confused', motor: 'obeys', pupils: 'one' },
      results: { score: 14, withPupils: 13, group: 'Mild' },
      cautions: ['does not react', 'NICE NG232'],
      source: 'Brennan 2018: 4 + 4 + 6 - 1',
    },
    {
      inputs: { eye: 'spontaneous', verbal: 'notTestable', motor: 'obeys' },
      refused: 'verbal response that cannot be tested',
      source: 'Teasdale 2014: a missing response is not counted as 1',
    },
    {
      inputs: { eye: 'notTestable', verbal: 'oriented', motor: 'obeys' },
      refused: 'Eyes that cannot be tested',
      source: 'Teasdale 2014: a missing response is not counted as 1',
    },
    {
      inputs: { eye: 'none', verbal: 'none', motor: 'notTestable' },
      refused: 'motor response that cannot be tested',
      source: 'Teasdale 2014: a missing response is not counted as 1',
    },
  ],
  notes: [
    'For adults and older children. Report the three responses beside the sum; sedation, alcohol and a language not understood lower it.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'NICE: Head Injury: Assessment and Early Management, guideline NG232 (2023)' },
    {
      title: 'Teasdale, Jennett: Assessment of Coma and Impaired Consciousness, Lancet 304 (1974) 81',
      doi: '10.1016/S0140-6736(74)91639-0',
    },
    {
      title:
        'Teasdale et al.: The Glasgow Coma Scale at 40 Years: Standing the Test of Time, Lancet Neurol 13 (2014) 844',
      doi: '10.1016/S1474-4422(14)70120-6',
    },
    {
      title:
        'Brennan, Murray, Teasdale: Simplifying the Use of Prognostic Information in Traumatic Brain Injury, J Neurosurg 128 (2018) 1612',
      doi: '10.3171/2017.12.JNS172780',
    },
  ],
});

import { category, choice, defineCalculator, isAtLeast, isAtMost, measure, roundTo } from '@reckoner/engine';

/** Breaths a minute for each liter, at and below which weaning succeeded (Yang and Tobin 1991). */
const LIMIT = 105;

/** Respiratory rate over tidal volume after a minute of breathing without the ventilator. */
export default defineCalculator({
  title: 'Rapid shallow breathing index (RSBI)',
  description:
    'Rapid shallow breathing index f/VT of an adult before weaning, from respiratory rate and tidal or minute volume.',
  keywords: ['RSBI', 'f/VT', 'Tobin index', 'weaning', 'extubation', 'spontaneous breathing trial'],
  inputs: {
    support: choice(
      {
        none: { label: 'None (T-piece, or disconnected)', also: ['T-piece', 'T-tube', 'none'] },
        cpap: 'CPAP without pressure support',
        pressure: { label: 'Pressure support or tube compensation', also: ['PSV', 'ATC'] },
      },
      { label: 'Support during the measurement' },
    ),
    by: choice({ tidal: 'Tidal volume', minute: 'Minute volume' }, { label: 'Measured volume', default: 'tidal' }),
    respiration: measure('1/min', {
      label: 'Respiratory rate',
      help: 'Counted over a full minute.',
      symbol: 'f',
      min: 1,
      max: 100,
      usual: [6, 60],
    }),
    tidal: measure('mL', {
      label: 'Tidal volume',
      symbol: 'V_T',
      min: 20,
      max: 3000,
      usual: [100, 1200],
      when: { by: 'tidal' },
    }),
    minute: measure('L/min', {
      label: 'Minute volume',
      symbol: '\\dot V_E',
      min: 0.5,
      max: 60,
      usual: [2, 30],
      when: { by: 'minute' },
    }),
  },
  outputs: {
    index: measure('1/(min*L)', { label: 'Rapid shallow breathing index', symbol: 'f/V_T', places: 0 }),
    reading: category(['At most 105', 'Above 105'], {
      label: 'Against the limit of Yang and Tobin',
      of: 'index',
      optional: true,
    }),
    breath: measure('mL', { label: 'Mean tidal volume', symbol: '\\bar V_T', places: 0 }),
    ventilation: measure('L/min', { label: 'Minute ventilation', symbol: '\\dot V', places: 1 }),
  },
  formula: ({ support, by, respiration, tidal, minute }) => {
    const ventilation = by === 'tidal' ? (respiration * tidal) / 1000 : minute;
    const breath = by === 'tidal' ? tidal : (1000 * minute) / respiration;
    const index = respiration / (breath / 1000);
    return {
      index,
      reading: support !== 'none' ? undefined : roundTo(index, 0) > LIMIT ? 'Above 105' : 'At most 105',
      breath,
      ventilation,
    };
  },
  explanation: ({ reading }) =>
    reading === undefined
      ? '{respiration} with breaths of {breath} is an index of {index}.'
      : reading === 'Above 105'
        ? '{respiration} with breaths of {breath} is an index of {index}, above the limit of 105 that Yang and Tobin found in 1991.'
        : '{respiration} with breaths of {breath} is an index of {index}, not above the limit of 105 that Yang and Tobin found in 1991.',
  requires: [
    {
      that: ({ minute, respiration }) => isAtMost(minute, 3 * respiration),
      field: 'minute',
      says: 'At {respiration} a minute volume of {minute} means breaths of more than 3 L: check both.',
    },
    {
      that: ({ minute, respiration }) => isAtLeast(50 * minute, respiration),
      field: 'minute',
      says: 'At {respiration} a minute volume of {minute} means breaths of less than 20 mL: check both.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Rate and tidal volume against the limit of 105',
    x: { of: 'breath', label: 'Tidal volume' },
    y: { of: 'respiration', label: 'Respiratory rate' },
    curve: ({ breath, respiration }) => ({
      from: 0,
      to: Math.max(600, 1.3 * breath),
      lines: [{ y: (x) => (LIMIT * x) / 1000, label: 'Index 105', dashed: true }],
      marks: [{ x: breath, y: respiration, label: 'Patient' }],
    }),
  },
  cautions: [
    {
      level: 'danger',
      when: ({ support }) => support !== 'none',
      says: ({ support }) =>
        support === 'cpap'
          ? 'CPAP lowers the index, often by a fifth or more: the limit of 105 was found without it and does not apply. Measure off the ventilator, or go by a trial of spontaneous breathing.'
          : 'Pressure support and tube compensation lower the index, often by a third or more: the limit of 105 was found without them and does not apply. Measure off the ventilator, or go by a trial of spontaneous breathing.',
    },
    {
      level: 'danger',
      when: ({ reading }) => reading === 'At most 105',
      says: 'This is no order to extubate: of those at or below the limit about one in five failed in the study. A trial of spontaneous breathing of 30 to 120 minutes decides, with cough, secretions, consciousness and a free airway.',
    },
    {
      level: 'caution',
      when: ({ reading }) => reading === 'Above 105',
      says: 'In the study 19 were above 105, and 18 of them failed. Later studies found many who could be weaned nevertheless: women, small people and those with a narrow tube breathe with a higher index, and fear, fever and pain raise it. Look for the cause.',
    },
    {
      level: 'danger',
      when: ({ respiration, index }) => respiration > 35 && roundTo(index, 0) <= LIMIT,
      says: 'More than 35 breaths a minute are a sign of failure in a trial of spontaneous breathing, whatever the index is.',
    },
    {
      level: 'danger',
      when: ({ respiration }) => respiration < 10,
      says: 'Fewer than 10 breaths a minute make the index low without being a good sign: sedatives, opioids or the brain may be the cause. Look at carbon dioxide and consciousness.',
    },
    {
      level: 'danger',
      when: ({ ventilation }) => roundTo(ventilation, 1) < 3,
      says: 'Below 3 L/min an adult breathes too little, or the volume leaks away: look at the patient first.',
    },
  ],
  examples: [
    {
      inputs: { support: 'none', respiration: 30, tidal: 300 },
      results: { index: 100, reading: 'At most 105', breath: 300, ventilation: 9 },
      cautions: ['no order to extubate'],
      source: 'By hand: 30/0.3; Yang 1991: limit of 105',
    },
    {
      inputs: { support: 'none', respiration: 32, tidal: '0.25 L' },
      results: { index: 128, reading: 'Above 105', ventilation: 8 },
      cautions: ['18 of them failed'],
      source: 'By hand: 32/0.25',
    },
    {
      inputs: { support: 'none', respiration: 21, tidal: 200 },
      results: { index: 105, reading: 'At most 105', ventilation: 4.2 },
      cautions: ['no order to extubate'],
      source: 'By hand: 21/0.2, exactly at the limit',
    },
    {
      inputs: { support: 'pressure', by: 'minute', respiration: 25, minute: 10 },
      results: { index: 62.5, breath: 400, ventilation: 10 },
      cautions: ['tube compensation lower the index'],
      source: 'By hand: 10/25 = 0.4 L; 25/0.4',
    },
    {
      inputs: { support: 'cpap', respiration: 38, tidal: 400 },
      results: { index: 95, ventilation: 15.2 },
      cautions: ['CPAP lowers the index', 'sign of failure'],
      source: 'By hand: 38/0.4',
    },
    {
      inputs: { support: 'none', respiration: 6, tidal: 450 },
      results: { index: 13.33333, reading: 'At most 105', ventilation: 2.7 },
      cautions: ['no order to extubate', 'without being a good sign', 'breathes too little'],
      source: 'By hand: 6/0.45',
    },
    {
      inputs: { support: 'none', by: 'minute', respiration: 10, minute: 40 },
      refused: 'more than 3 L',
      source: 'By hand: 40/10 = 4 L',
    },
    {
      inputs: { support: 'none', by: 'minute', respiration: 60, minute: 1 },
      refused: 'less than 20 mL',
      source: 'By hand: 1/60 = 16.7 mL',
    },
  ],
  notes: [
    'For intubated adults who are ready to be tried, after one minute of breathing room air without support, as in the study (limit from 36 patients; in the next 64 sensitivity 0.97 and specificity 0.64 for success). Children have higher rates and other limits.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Yang, Tobin: A Prospective Study of Indexes Predicting the Outcome of Trials of Weaning from Mechanical Ventilation, N Engl J Med 324 (1991) 1445',
      doi: '10.1056/NEJM199105233242101',
    },
    {
      title:
        'Danaga et al.: Evaluation of the Diagnostic Performance and Cut-off Value for the Rapid Shallow Breathing Index in Predicting Extubation Failure, J Bras Pneumol 35 (2009) 541',
    },
  ],
});

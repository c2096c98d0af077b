import { category, choice, defineCalculator, flag, integer, measure, roundTo } from '@reckoner/engine';

/** Royal College of Physicians 2017, with oxygen saturation scale 1 or, for hypercapnic failure, 2. */
export default defineCalculator({
  title: 'NEWS2 early warning score',
  description: 'National Early Warning Score from six vital signs and supplemental oxygen, with the clinical risk.',
  keywords: ['NEWS', 'early warning', 'vital signs', 'deterioration', 'sepsis'],
  inputs: {
    respiration: measure('1/min', { label: 'Respiratory rate', symbol: 'RR', min: 0, max: 80, usual: [4, 60] }),
    scale: choice(
      { one: 'Scale 1', two: 'Scale 2 (hypercapnic respiratory failure)' },
      { label: 'Saturation scale', default: 'one' },
    ),
    saturation: integer({ label: 'Oxygen saturation in percent', min: 50, max: 100, usual: [70, 100] }),
    oxygen: flag({ label: 'Supplemental oxygen' }),
    systolic: integer({ label: 'Systolic pressure in mmHg', min: 20, max: 320, usual: [60, 250] }),
    pulse: integer({ label: 'Pulse a minute', min: 0, max: 300, usual: [25, 220] }),
    alert: choice(
      {
        alert: { label: 'Alert', value: 0 },
        notAlert: { label: 'New confusion, or responds to voice or pain, or not', value: 3 },
      },
      { label: 'Consciousness', default: 'alert' },
    ),
    temperature: measure('°C', { label: 'Temperature', symbol: 'T', min: 25, max: 45, usual: [32, 42] }),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    risk: category(['Low', 'Low to medium', 'Medium', 'High'], { label: 'Clinical risk' }),
  },
  formula: ({ respiration, scale, saturation, oxygen, systolic, pulse, alert, temperature }) => {
    const breaths = roundTo(respiration, 0);
    const breathing = breaths <= 8 ? 3 : breaths <= 11 ? 1 : breaths <= 20 ? 0 : breaths <= 24 ? 2 : 3;
    const low = saturation <= 83 ? 3 : saturation <= 85 ? 2 : saturation <= 87 ? 1 : 0;
    const high = !oxygen || saturation <= 92 ? 0 : saturation <= 94 ? 1 : saturation <= 96 ? 2 : 3;
    const saturationPoints =
      scale === 'one' ? (saturation <= 91 ? 3 : saturation <= 93 ? 2 : saturation <= 95 ? 1 : 0) : low + high;
    const pressure = systolic <= 90 ? 3 : systolic <= 100 ? 2 : systolic <= 110 ? 1 : systolic <= 219 ? 0 : 3;
    const heart = pulse <= 40 ? 3 : pulse <= 50 ? 1 : pulse <= 90 ? 0 : pulse <= 110 ? 1 : pulse <= 130 ? 2 : 3;
    const degrees = roundTo(temperature, 1);
    const heat = degrees <= 35 ? 3 : degrees <= 36 ? 1 : degrees <= 38 ? 0 : degrees <= 39 ? 1 : 2;
    const single = breathing === 3 || saturationPoints === 3 || pressure === 3 || heart === 3 || alert === 3;
    const score = breathing + saturationPoints + (oxygen ? 2 : 0) + pressure + heart + alert + heat;
    return {
      score,
      risk: score >= 7 ? 'High' : score >= 5 ? 'Medium' : single || heat === 3 ? 'Low to medium' : 'Low',
    };
  },
  explanation: 'The NEWS2 is {score}: clinical risk {risk}.',
  cautions: [
    {
      level: 'danger',
      when: ({ score }) => score >= 7,
      says: 'Emergency: continuous monitoring, and assessment at once by a team with critical care skills (RCP 2017).',
    },
    {
      level: 'danger',
      when: ({ score }) => score >= 5 && score < 7,
      says: 'Urgent: monitoring at least every hour, and urgent assessment by a clinician used to acute illness; think of sepsis (RCP 2017).',
    },
    {
      level: 'caution',
      when: ({ risk }) => risk === 'Low to medium',
      says: 'One value alone has 3 points: monitoring at least every hour, and the medical team is to review the patient (RCP 2017).',
    },
    {
      level: 'note',
      when: ({ score, risk }) => score >= 1 && risk === 'Low',
      says: 'Monitoring at least every 4 to 6 hours; a nurse decides whether more is needed (RCP 2017).',
    },
    {
      level: 'caution',
      when: ({ scale, saturation, oxygen }) => scale === 'two' && oxygen && saturation > 92,
      says: 'In hypercapnic failure the target on oxygen is 88 to 92%: {saturation}% may be too much.',
    },
  ],
  examples: [
    {
      inputs: { respiration: 22, saturation: 94, systolic: 105, pulse: 105, temperature: 38.5 },
      results: { score: 6, risk: 'Medium' },
      cautions: ['Urgent'],
      source: 'RCP 2017, chart 1: 2 + 1 + 0 + 1 + 1 + 0 + 1',
    },
    {
      inputs: { respiration: 16, saturation: 97, systolic: 125, pulse: 70, temperature: 36.8 },
      results: { score: 0, risk: 'Low' },
      source: 'RCP 2017, chart 1: all normal',
    },
    {
      inputs: {
        respiration: 26,
        saturation: 90,
        oxygen: true,
        systolic: 88,
        pulse: 132,
        alert: 'notAlert',
        temperature: 39.2,
      },
      results: { score: 19, risk: 'High' },
      cautions: ['Emergency'],
      source: 'RCP 2017, chart 1: 3 + 3 + 2 + 3 + 3 + 3 + 2',
    },
    {
      inputs: { respiration: 8, scale: 'two', saturation: 88, systolic: 120, pulse: 80, temperature: 37 },
      results: { score: 3, risk: 'Low to medium' },
      cautions: ['One value alone'],
      source: 'RCP 2017, chart 1: one value with 3 points',
    },
    {
      inputs: {
        respiration: 11,
        scale: 'two',
        saturation: 97,
        oxygen: true,
        systolic: 220,
        pulse: 40,
        temperature: 35,
      },
      results: { score: 15, risk: 'High' },
      cautions: ['Emergency', 'may be too much'],
      source: 'RCP 2017, chart 1: 1 + 3 + 2 + 3 + 3 + 0 + 3',
    },
    {
      inputs: { respiration: 12, scale: 'two', saturation: 84, systolic: 100, pulse: 50, temperature: 36 },
      results: { score: 6, risk: 'Medium' },
      cautions: ['Urgent'],
      source: 'RCP 2017, chart 1: 0 + 2 + 0 + 2 + 1 + 0 + 1',
    },
    {
      inputs: {
        respiration: 12,
        scale: 'two',
        saturation: 94,
        oxygen: true,
        systolic: 111,
        pulse: 111,
        temperature: 38,
      },
      results: { score: 5, risk: 'Medium' },
      cautions: ['Urgent', 'may be too much'],
      source: 'RCP 2017, chart 1: 0 + 1 + 2 + 0 + 2 + 0 + 0',
    },
    {
      inputs: { respiration: 20, scale: 'two', saturation: 97, systolic: 219, pulse: 90, temperature: 38 },
      results: { score: 0 },
      source: 'RCP 2017, chart 1: on air a high saturation has no points in scale 2',
    },
    {
      inputs: { respiration: 20, scale: 'two', saturation: 86, systolic: 219, pulse: 51, temperature: 38 },
      results: { score: 1, risk: 'Low' },
      cautions: ['every 4 to 6 hours'],
      source: 'RCP 2017, chart 1: 86 to 87% has one point in scale 2',
    },
    {
      inputs: { respiration: 20, scale: 'two', saturation: 83, systolic: 150, pulse: 51, temperature: 37 },
      results: { score: 3, risk: 'Low to medium' },
      cautions: ['One value alone'],
      source: 'RCP 2017, chart 1: 83% or less has three points in scale 2',
    },
    {
      inputs: {
        respiration: 12,
        scale: 'two',
        saturation: 96,
        oxygen: true,
        systolic: 150,
        pulse: 60,
        temperature: 37,
      },
      results: { score: 4, risk: 'Low' },
      cautions: ['every 4 to 6 hours', 'may be too much'],
      source: 'RCP 2017, chart 1: 2 + 2',
    },
    {
      inputs: { respiration: 12, saturation: 93, systolic: 150, pulse: 60, temperature: 37 },
      results: { score: 2, risk: 'Low' },
      cautions: ['every 4 to 6 hours'],
      source: 'RCP 2017, chart 1: 92 to 93% has two points in scale 1',
    },
    {
      inputs: { respiration: 12, saturation: 97, systolic: 150, pulse: 60, temperature: 38.04 },
      results: { score: 0, risk: 'Low' },
      source: 'RCP 2017, chart 1: thermometers show 38.0, which has no point',
    },
  ],
  notes: [
    'For patients of 16 years and over who are not pregnant. Scale 2 only by decision of a clinician in hypercapnic respiratory failure.',
    'Does not replace clinical judgment.',
  ],
  references: [{ title: 'Royal College of Physicians: National Early Warning Score (NEWS) 2 (2017)' }],
});

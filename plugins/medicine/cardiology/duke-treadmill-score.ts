import { category, choice, defineCalculator, measure, number, percent, roundTo } from '@reckoner/engine';

const LOW = 'Low risk';
const MODERATE = 'Moderate risk';
const HIGH = 'High risk';
/** Four-year survival and yearly mortality of the outpatients of Mark 1991. */
const OUTCOME: Readonly<Record<string, { readonly survival: number; readonly mortality: number }>> = {
  [LOW]: { survival: 0.99, mortality: 0.0025 },
  [MODERATE]: { survival: 0.95, mortality: 0.0125 },
  [HIGH]: { survival: 0.79, mortality: 0.05 },
};

/** Exercise time on the Bruce protocol less 5 times the ST deviation and 4 times the angina index. */
export default defineCalculator({
  title: 'Duke treadmill score',
  description:
    'Duke treadmill score and risk group from exercise time, ST deviation and angina on a treadmill test, with the survival of outpatients with suspected coronary disease.',
  keywords: ['exercise stress test', 'exercise ECG', 'treadmill test', 'coronary artery disease prognosis', 'DTS'],
  related: ['timi-score-nstemi', 'heart-score-chest-pain'],
  inputs: {
    time: measure('min', {
      label: 'Exercise time (Bruce protocol)',
      help: 'In minutes: 7.5 or 7:30 for 7 min 30 s.',
      text: 'clock',
      symbol: 't',
      above: 0,
      max: 30,
      usual: [1, 30],
    }),
    deviation: measure('mm', {
      label: 'Largest net ST deviation',
      help: 'Depression or elevation, without sign, during or after exercise, less that at rest. 1 mm is 0.1 mV. Not in aVR.',
      symbol: 'ST',
      min: 0,
      max: 10,
      usual: [0, 5],
    }),
    angina: choice(
      {
        none: { label: 'None', value: 0, also: ['no angina', 'no', '0'] },
        nonlimiting: {
          label: 'Angina that did not stop the test',
          value: 1,
          also: ['nonlimiting', 'non-limiting', '1'],
        },
        limiting: { label: 'Angina that stopped the test', value: 2, also: ['limiting', 'exercise-limiting', '2'] },
      },
      { label: 'Angina during the test', symbol: 'A' },
    ),
  },
  outputs: {
    score: number({ label: 'Score', symbol: 'DTS', places: 1 }),
    risk: category([LOW, MODERATE, HIGH], { label: 'Risk group', of: 'score' }),
    survival: percent({ label: 'Four-year survival in the group', places: 0 }),
    mortality: percent({ label: 'Mortality a year in the group', places: 2 }),
  },
  formula: ({ time, deviation, angina }) => {
    const score = time - 5 * deviation - 4 * angina;
    const shown = roundTo(score, 1);
    const risk = shown >= 5 ? LOW : shown >= -10 ? MODERATE : HIGH;
    return { score, risk, survival: OUTCOME[risk]!.survival, mortality: OUTCOME[risk]!.mortality };
  },
  shown: ({ time, deviation, angina }) => ({
    score: time - 5 * deviation - 4 * angina,
    risk: undefined,
    survival: undefined,
    mortality: undefined,
  }),
  stepwise: [
    'Low risk from 5 on, high risk below -10, moderate between (Mark 1991); the survival is that of the group there.',
  ],
  explanation: ({ risk }) =>
    risk === LOW
      ? 'The score is {score}: low risk. Of outpatients with such a score {survival} were alive after four years.'
      : risk === MODERATE
        ? 'The score is {score}: moderate risk. Of outpatients with such a score {survival} were alive after four years.'
        : 'The score is {score}: high risk. Of outpatients with such a score {survival} were alive after four years.',
  cautions: [
    {
      level: 'danger',
      when: ({ risk, deviation, angina }) => risk === LOW && (deviation >= 1 || angina > 0),
      says: 'Low risk of death is not the same as no coronary disease: with ST deviation or angina the test was abnormal, and such patients are to be looked at further.',
    },
    {
      level: 'caution',
      when: ({ risk, deviation, angina }) => risk === LOW && deviation < 1 && angina === 0,
      says: 'A test without ST deviation or angina rules little out where the heart rate stayed below 85% of that predicted for the age, as under beta blockers or with tired legs: the score does not ask for it.',
    },
    {
      level: 'danger',
      when: ({ angina, time, deviation }) => angina > 0 && deviation >= 2 && time < 6,
      says: 'Angina with 2 mm or more of ST deviation in the first two stages points to severe coronary disease, whatever the group is.',
    },
    {
      level: 'danger',
      when: ({ risk }) => risk === HIGH,
      says: 'In the high-risk group severe coronary disease (three vessels or the left main) is common: coronary angiography is the usual next step.',
    },
    {
      level: 'note',
      when: ({ risk }) => risk === MODERATE,
      says: 'In the moderate group imaging under stress is the usual next step.',
    },
    {
      level: 'caution',
      when: ({ deviation }) => deviation > 0 && deviation < 1,
      says: 'So small a deviation: was it given in mV? 0.2 mV is 2 mm. Of true deviations below 1 mm many enter 0.',
    },
    {
      level: 'caution',
      when: ({ time }) => time > 20,
      says: 'On the standard Bruce protocol hardly anybody exercises over 20 minutes: other protocols have other times, which the score does not take.',
    },
    {
      level: 'caution',
      when: ({ score }) =>
        (roundTo(score, 1) > 4 && roundTo(score, 1) < 5) || (roundTo(score, 1) > -11 && roundTo(score, 1) < -10),
      says: 'The groups were printed for whole scores (5 or more; 4 to -10; -11 or less): this score lies between two of them.',
    },
  ],
  examples: [
    {
      inputs: { time: 10, deviation: 1, angina: 'none' },
      results: { score: 5, risk: 'Low risk', survival: 99, mortality: 0.25 },
      cautions: ['not the same as no coronary disease'],
      source: 'By hand: 10 - 5; Mark 1991: low risk from 5 on',
    },
    {
      inputs: { time: 12, deviation: 0, angina: 'none' },
      results: { score: 12, risk: 'Low risk' },
      cautions: ['below 85%'],
      source: 'By hand: 12',
    },
    {
      inputs: { time: 7, deviation: 2, angina: 'nonlimiting' },
      results: { score: -7, risk: 'Moderate risk', survival: 95, mortality: 1.25 },
      cautions: ['imaging under stress'],
      source: 'By hand: 7 - 10 - 4',
    },
    {
      inputs: { time: 4.5, deviation: 2.5, angina: 'limiting' },
      results: { score: -16, risk: 'High risk', survival: 79, mortality: 5 },
      cautions: ['first two stages', 'coronary angiography'],
      source: 'By hand: 4.5 - 12.5 - 8',
    },
    {
      inputs: { time: 5, deviation: 3, angina: 'none' },
      results: { score: -10, risk: 'Moderate risk' },
      cautions: ['imaging under stress'],
      source: 'By hand: 5 - 15; Mark 1991: moderate from -10 on',
    },
    {
      inputs: { time: 5.5, deviation: 0.2, angina: 'none' },
      results: { score: 4.5, risk: 'Moderate risk' },
      cautions: ['imaging under stress', 'given in mV', 'between two of them'],
      source: 'By hand: 5.5 - 1',
    },
    {
      inputs: { time: 4.5, deviation: 3, angina: 'none' },
      results: { score: -10.5, risk: 'High risk' },
      cautions: ['coronary angiography', 'between two of them'],
      source: 'By hand: 4.5 - 15',
    },
    {
      inputs: { time: '5:30', deviation: 0, angina: 'none' },
      results: { score: 5.5, risk: 'Low risk' },
      cautions: ['below 85%'],
      source: 'By hand: 5 min 30 s are 5.5 min',
    },
    {
      inputs: { time: 24, deviation: 0, angina: 'none' },
      results: { score: 24 },
      cautions: ['below 85%', 'other protocols'],
      source: 'By hand: 24',
    },
  ],
  notes: [
    'For adults with suspected coronary disease and an ECG that can be read under exercise; not with left bundle branch block, a paced rhythm, preexcitation, digoxin or ST depression at rest of 1 mm or more, nor after bypass surgery or a recent infarction. It says little from 75 years on. A fall of blood pressure under exercise is a sign of danger that the score leaves out. The survival is that of 1983 to 1985.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Mark et al.: Prognostic Value of a Treadmill Exercise Score in Outpatients with Suspected Coronary Artery Disease, N Engl J Med 325 (1991) 849',
      doi: '10.1056/NEJM199109193251204',
    },
    {
      title:
        'Mark et al.: Exercise Treadmill Score for Predicting Prognosis in Coronary Artery Disease, Ann Intern Med 106 (1987) 793',
      doi: '10.7326/0003-4819-106-6-793',
    },
  ],
});

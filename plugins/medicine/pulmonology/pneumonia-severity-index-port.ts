import { category, classify, defineCalculator, flag, integer, percent } from '@reckoner/engine';
import { adultAge, sex } from '../shared/patient.js';

/** Mortality by class in the validation of the Pneumonia PORT cohort (Fine 1997). */
const MORTALITY = { I: 0.001, II: 0.006, III: 0.009, IV: 0.093, V: 0.27 };

/** Fine 1997: class I without points, the others by points. */
export default defineCalculator({
  title: 'Pneumonia severity index',
  description:
    'Severity of community-acquired pneumonia in adults by the pneumonia severity index, with class and mortality within 30 days.',
  keywords: ['PORT score', 'PSI score', 'Fine score', 'PSI/PORT', 'pneumonia mortality'],
  related: ['curb-65-score'],
  inputs: {
    age: adultAge,
    sex,
    nursingHome: flag({ label: 'Lives in a nursing home' }),
    cancer: flag({ label: 'Cancer', help: 'Active or within a year, but for skin cancer other than melanoma.' }),
    liver: flag({ label: 'Chronic liver disease' }),
    heartFailure: flag({ label: 'Congestive heart failure' }),
    stroke: flag({ label: 'Cerebrovascular disease' }),
    kidney: flag({ label: 'Kidney disease' }),
    mental: flag({ label: 'Altered mental status', help: 'Disoriented, stuporous or in coma, and new.' }),
    respiration: flag({ label: 'Respiratory rate of 30 a minute or more' }),
    pressure: flag({ label: 'Systolic pressure below 90 mmHg' }),
    temperature: flag({ label: 'Temperature below 35 °C (95 °F) or 40 °C (104 °F) or more' }),
    pulse: flag({ label: 'Heart rate of 125 a minute or more' }),
    acidosis: flag({ label: 'Arterial pH below 7.35' }),
    urea: flag({ label: 'BUN of 30 mg/dL (urea 11 mmol/L) or more' }),
    sodium: flag({ label: 'Sodium below 130 mmol/L' }),
    glucose: flag({ label: 'Glucose of 250 mg/dL (14 mmol/L) or more' }),
    hematocrit: flag({ label: 'Hematocrit below 30%' }),
    oxygen: flag({ label: 'PaO₂ below 60 mmHg (8 kPa) or saturation below 90%' }),
    effusion: flag({ label: 'Pleural effusion' }),
  },
  outputs: {
    class: category(['I', 'II', 'III', 'IV', 'V'], { label: 'Class' }),
    score: integer({ label: 'Points', help: 'Class I goes without points.' }),
    mortality: percent({ label: 'Thirty-day mortality', help: 'Of the Pneumonia PORT cohort.', places: 1 }),
    care: category(['At home', 'At home, or briefly in hospital', 'In hospital'], {
      label: 'Usual place of care in this class',
    }),
  },
  formula: (patient) => {
    const diseases =
      (patient.cancer ? 30 : 0) +
      (patient.liver ? 20 : 0) +
      (patient.heartFailure ? 10 : 0) +
      (patient.stroke ? 10 : 0) +
      (patient.kidney ? 10 : 0);
    const signs =
      (patient.mental ? 20 : 0) +
      (patient.respiration ? 20 : 0) +
      (patient.pressure ? 20 : 0) +
      (patient.temperature ? 15 : 0) +
      (patient.pulse ? 10 : 0);
    const findings =
      (patient.acidosis ? 30 : 0) +
      (patient.urea ? 20 : 0) +
      (patient.sodium ? 20 : 0) +
      (patient.glucose ? 10 : 0) +
      (patient.hematocrit ? 10 : 0) +
      (patient.oxygen ? 10 : 0) +
      (patient.effusion ? 10 : 0);
    const score =
      patient.age - (patient.sex === 'female' ? 10 : 0) + (patient.nursingHome ? 10 : 0) + diseases + signs + findings;
    const byPoints = classify(
      score,
      [
        [71, 'II'],
        [91, 'III'],
        [131, 'IV'],
      ],
      'V',
    );
    const group = patient.age <= 50 && diseases === 0 && signs === 0 ? 'I' : byPoints;
    return {
      class: group,
      score,
      mortality: MORTALITY[group],
      care:
        group === 'I' || group === 'II'
          ? 'At home'
          : group === 'III'
            ? 'At home, or briefly in hospital'
            : 'In hospital',
    };
  },
  shown: () => ({ class: undefined, mortality: undefined, care: undefined }),
  stepwise: [
    'Up to 50 years, without one of the five diseases and of the five physical signs: class I, whatever the points.',
    'Else the age in years (women: less 10), 10 for a nursing home, and the points of diseases, signs and findings are added.',
    'Class II up to 70 points, III up to 90, IV up to 130, V above.',
    'Of the Pneumonia PORT cohort 0.1% died within 30 days in class I, 0.6% in II, 0.9% in III, 9.3% in IV and 27.0% in V; up to class II care is usual at home, from class IV in hospital.',
  ],
  explanation:
    'The patient is in class {class} ({score} {score|point|points}): of such patients {mortality} died within 30 days. Usual place of care in this class: {care}.',
  cautions: [
    {
      level: 'danger',
      when: ({ mental, respiration, pressure, acidosis, care }) =>
        (mental || respiration || pressure || acidosis) && care !== 'In hospital',
      says: 'Altered mental status, 30 breaths a minute, a systolic pressure below 90 mmHg or acidosis need a hospital whatever the class.',
    },
    {
      level: 'danger',
      when: ({ oxygen, care }) => oxygen && care !== 'In hospital',
      says: 'Hypoxemia needs a hospital whatever the class.',
    },
    {
      level: 'caution',
      when: ({ class: group, acidosis, urea, sodium, glucose, hematocrit, effusion }) =>
        group === 'I' && (acidosis || urea || sodium || glucose || hematocrit || effusion),
      says: 'Class I does not look at the laboratory or at the effusion, of which something is abnormal here: do not rely on it.',
    },
    {
      level: 'note',
      when: ({ class: group }) => group === 'III',
      says: 'In other cohorts of the same study up to 2.8% in class III died.',
    },
  ],
  examples: [
    {
      inputs: { age: 45, sex: 'male' },
      results: { class: 'I', score: 45, mortality: 0.1, care: 'At home' },
      source: 'Fine 1997: up to 50 years, nothing else',
    },
    {
      inputs: { age: 80, sex: 'female' },
      results: { class: 'II', score: 70, mortality: 0.6, care: 'At home' },
      source: 'Fine 1997: 80 - 10, at the upper end of class II',
    },
    {
      inputs: { age: 71, sex: 'male', effusion: true, oxygen: true },
      results: { class: 'IV', score: 91, mortality: 9.3, care: 'In hospital' },
      source: 'Fine 1997: 71 + 10 + 10',
    },
    {
      inputs: { age: 71, sex: 'male', oxygen: true },
      results: { class: 'III', score: 81, mortality: 0.9, care: 'At home, or briefly in hospital' },
      cautions: ['Hypoxemia needs a hospital', 'up to 2.8%'],
      source: 'Fine 1997: 71 + 10',
    },
    {
      inputs: { age: 30, sex: 'female', pulse: true },
      results: { class: 'II', score: 30, mortality: 0.6 },
      source: 'Fine 1997: a physical sign, so that class I is left; 30 - 10 + 10',
    },
    {
      inputs: { age: 30, sex: 'female', pressure: true },
      results: { class: 'II', score: 40, mortality: 0.6, care: 'At home' },
      cautions: ['need a hospital whatever the class'],
      source: 'Fine 1997: 30 - 10 + 20; a shock that the age outweighs',
    },
    {
      inputs: { age: 50, sex: 'male', acidosis: true, effusion: true },
      results: { class: 'I', score: 90, mortality: 0.1 },
      cautions: ['need a hospital whatever the class', 'do not rely on it'],
      source: 'Fine 1997: class I goes by age, diseases and signs alone; 50 + 30 + 10',
    },
    {
      inputs: {
        age: 51,
        sex: 'male',
        nursingHome: true,
        cancer: true,
        liver: true,
        heartFailure: true,
        stroke: true,
        kidney: true,
        mental: true,
        respiration: true,
        pressure: true,
        temperature: true,
        pulse: true,
        acidosis: true,
        urea: true,
        sodium: true,
        glucose: true,
        hematocrit: true,
        oxygen: true,
        effusion: true,
      },
      results: { class: 'V', score: 336, mortality: 27, care: 'In hospital' },
      source: 'Fine 1997: 51 + 10 + 80 + 85 + 110',
    },
  ],
  notes: [
    'For adults with community-acquired pneumonia who are neither pregnant nor immunosuppressed. It weighs age heavily, and so takes young patients for less ill than they are. It says nothing of whether someone can be cared for at home.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Fine et al.: A Prediction Rule to Identify Low-Risk Patients with Community-Acquired Pneumonia, N Engl J Med 336 (1997) 243',
      doi: '10.1056/NEJM199701233360402',
    },
    {
      title:
        'Metlay et al.: Diagnosis and Treatment of Adults with Community-Acquired Pneumonia (ATS/IDSA), Am J Respir Crit Care Med 200 (2019) e45',
      doi: '10.1164/rccm.201908-1581ST',
    },
  ],
});

import { category, constant, defineCalculator, flag, quantity, roundTo } from '@reckoner/engine';
import { adultAge } from '../shared/patient.js';

/** Full replacement of an adult a day. */
const FULL = constant(1.6, 'µg/kg');
const LOW_FROM = constant(25, 'µg');
const LOW_TO = constant(50, 'µg');
const LOWEST_FROM = constant(12.5, 'µg');
const MUCH = constant(200, 'µg');

/** 1.6 µg/kg of the prescribing information, and the lower starts by age, heart and severity of its older editions. */
export default defineCalculator({
  title: 'Levothyroxine dose',
  description:
    'Full replacement dose of levothyroxine for hypothyroidism and the dose to start with by age, heart disease and severity.',
  keywords: [
    'levothyroxine starting dose',
    'thyroxine replacement',
    'T4 dose',
    'hypothyroidism treatment',
    'Synthroid',
  ],
  related: ['free-thyroxine-index'],
  inputs: {
    weight: quantity('kg', {
      label: 'Body weight',
      help: 'With obesity the ideal or lean body weight.',
      symbol: 'W',
      min: 30,
      max: 300,
      usual: [40, 150],
    }),
    age: adultAge,
    heart: flag({
      label: 'Heart disease, or at risk of atrial fibrillation',
      help: 'Coronary disease, heart failure or arrhythmia.',
    }),
    severe: flag({
      label: 'Severe hypothyroidism',
      help: 'Long-standing, or with marked signs.',
    }),
  },
  outputs: {
    full: quantity('µg', { label: 'Full replacement a day', symbol: 'D', places: 1 }),
    plan: category(
      ['Full replacement at once', 'Low start, raised slowly', 'Lowest start, raised slowly', 'Not by this weight'],
      { label: 'Start' },
    ),
    startFrom: quantity('µg', { label: 'Start from, a day', symbol: 'D_1', places: 1, optional: true }),
    startTo: quantity('µg', { label: 'Start to, a day', symbol: 'D_2', places: 1, optional: true }),
  },
  formula: ({ weight, age, heart, severe }) => {
    const full = FULL * weight;
    if (severe || (heart && age >= 65)) {
      return { full, plan: 'Lowest start, raised slowly', startFrom: LOWEST_FROM, startTo: LOW_FROM };
    }
    if (!heart && age < 50) {
      if (roundTo(full, 1) > MUCH) return { full, plan: 'Not by this weight' };
      return { full, plan: 'Full replacement at once', startFrom: full, startTo: full };
    }
    return { full, plan: 'Low start, raised slowly', startFrom: LOW_FROM, startTo: Math.min(LOW_TO, full) };
  },
  shown: ({ weight }) => ({ full: FULL * weight, plan: undefined, startFrom: undefined, startTo: undefined }),
  stepwise: [
    'In severe hypothyroidism, and from 65 years on with heart disease, the start is with 12.5 to 25 µg a day.',
    'Else, without heart disease, it is with full replacement below 50 years, but not with more than 200 µg.',
    'Else it is with 25 to 50 µg, but not with more than full replacement.',
  ],
  explanation: ({ plan, severe, heart }) =>
    plan === 'Not by this weight'
      ? 'By this weight full replacement would be {full} a day. That is too much to start with: take the ideal or lean weight, or start low and go by TSH.'
      : plan === 'Full replacement at once'
        ? 'Full replacement is about {full} a day, and the start may be with all of it.'
        : severe && !heart
          ? 'Full replacement is about {full} a day, but the start is with {startFrom} to {startTo} a day, raised by 12.5 to 25 µg every 2 to 4 weeks.'
          : 'Full replacement is about {full} a day, but the start is with {startFrom} to {startTo} a day, raised by 12.5 to 25 µg every 6 to 8 weeks.',
  cautions: [
    {
      level: 'danger',
      when: ({ heart }) => heart,
      says: 'Levothyroxine can bring on angina, infarction and atrial fibrillation: at any sign of them give less. Do not start it in an acute infarction.',
    },
    {
      level: 'caution',
      when: ({ plan }) => plan === 'Full replacement at once',
      says: 'At once only in overt hypothyroidism that is neither severe nor long-standing, not in pregnancy, and with adrenal insufficiency ruled out or treated.',
    },
    {
      level: 'danger',
      when: ({ severe }) => severe,
      says: 'With drowsiness, low temperature, slow breathing or low pressure this may be myxedema coma: an emergency, for which these doses are not meant.',
    },
    {
      level: 'caution',
      when: ({ age }) => age >= 65,
      says: 'From 65 years on people need less for full replacement, often less than 1 µg/kg: go by TSH.',
    },
    {
      level: 'caution',
      when: ({ full }) => roundTo(full, 1) > MUCH,
      says: 'More than 200 µg a day is seldom needed: check the weight, and take the ideal or lean one with obesity.',
    },
  ],
  examples: [
    {
      inputs: { weight: 70, age: 40 },
      results: { full: 112, plan: 'Full replacement at once', startFrom: 112, startTo: 112 },
      cautions: ['At once only'],
      source: 'Prescribing information: 1.6 µg/kg a day; by hand: 1.6 × 70',
    },
    {
      inputs: { weight: 60, age: 50 },
      results: { full: 96, plan: 'Low start, raised slowly', startFrom: 25, startTo: 50 },
      source: 'Older prescribing information: 25 to 50 µg above 50 years',
    },
    {
      inputs: { weight: 60, age: 49 },
      results: { plan: 'Full replacement at once', startTo: 96 },
      cautions: ['At once only'],
      source: 'Older prescribing information: full replacement below 50 years; by hand: 1.6 × 60',
    },
    {
      inputs: { weight: 30, age: 30, heart: true },
      results: { full: 48, plan: 'Low start, raised slowly', startFrom: 25, startTo: 48 },
      cautions: ['bring on angina'],
      source:
        'Older prescribing information: 25 to 50 µg with heart disease below 50 years, here not above full replacement',
    },
    {
      inputs: { weight: 130, age: 75, heart: true },
      results: { full: 208, plan: 'Lowest start, raised slowly', startFrom: 12.5, startTo: 25 },
      cautions: ['bring on angina', 'From 65 years on', 'seldom needed'],
      source: 'Older prescribing information: 12.5 to 25 µg in the elderly with heart disease',
    },
    {
      inputs: { weight: 70, age: 40, severe: true },
      results: { full: 112, plan: 'Lowest start, raised slowly', startFrom: 12.5, startTo: 25 },
      cautions: ['myxedema coma'],
      source: 'Older prescribing information: 12.5 to 25 µg in severe hypothyroidism at any age',
    },
    {
      inputs: { weight: 150, age: 30 },
      results: { full: 240, plan: 'Not by this weight' },
      cautions: ['seldom needed'],
      source: 'Prescribing information: more than 200 µg a day is seldom required; by hand: 1.6 × 150',
    },
  ],
  notes: [
    'For adults with overt hypothyroidism, not in pregnancy or myxedema coma. The label of today only says to start lower in the elderly and with heart disease; the figures from 12.5 to 50 µg, and of 2 to 4 weeks between steps in severe hypothyroidism, are of its older editions. Taken here: 65 years as elderly, and 6 to 8 weeks wherever there is heart disease. Treat adrenal insufficiency first: thyroid hormone can bring on a crisis. Measure TSH 6 to 8 weeks after the last change; in pituitary disease go by free thyroxine. Taken fasting, apart from iron, calcium and antacids.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'AbbVie: Synthroid (levothyroxine sodium), prescribing information, dosage and administration' },
    {
      title: 'Jonklaas et al.: Guidelines for the Treatment of Hypothyroidism, Thyroid 24 (2014) 1670',
      doi: '10.1089/thy.2014.0028',
    },
    { title: 'Drugs.com: Synthroid Dosage', url: 'http://www.drugs.com/dosage/synthroid.html' },
  ],
});

import { defineCalculator, measure, number } from '@reckoner/engine';
import { glucose, glucoseMolar, laboratoryUnits } from '../shared/laboratory.js';

/** Matthews 1985 with glucose in mmol/L, or mg/dL divided by 18; QUICKI of Katz 2000. */
export default defineCalculator({
  title: 'HOMA-IR (insulin resistance)',
  description: 'Insulin resistance (HOMA-IR), beta-cell function (HOMA-β) and QUICKI from fasting glucose and insulin.',
  keywords: ['HOMA', 'insulin resistance', 'QUICKI', 'beta cell function', 'fasting insulin'],
  inputs: {
    units: laboratoryUnits,
    glucose,
    glucoseMolar,
    insulin: measure('µIU/mL', {
      label: 'Fasting insulin',
      help: '1 µIU/mL is 1 mIU/L, about 6 pmol/L.',
      symbol: 'I',
      min: 0.2,
      max: 500,
      usual: [1, 60],
      confusedWith: { 'pmol/L': 6 },
    }),
  },
  outputs: {
    resistance: number({ label: 'HOMA-IR', symbol: '\\mathrm{HOMA}_{IR}', places: 2 }),
    betaFunction: measure('%', { label: 'HOMA-β', symbol: '\\mathrm{HOMA}_\\beta', places: 0, optional: true }),
    quicki: number({ label: 'QUICKI', symbol: '\\mathrm{QUICKI}', places: 3, optional: true }),
  },
  formula: ({ units, glucose, glucoseMolar, insulin }) => {
    const fasting = units === 'si' ? glucoseMolar : glucose / 18;
    const product = Math.log10(insulin) + Math.log10(18 * fasting);
    return {
      resistance: (fasting * insulin) / 22.5,
      betaFunction: fasting > 3.6 ? (20 * insulin) / (fasting - 3.5) : undefined,
      quicki: product > 0.5 ? 1 / product : undefined,
    };
  },
  explanation: 'HOMA-IR is {resistance}; a person without insulin resistance has about 1.',
  cautions: [
    {
      level: 'caution',
      when: ({ glucose, glucoseMolar, units }) => (units === 'si' ? glucoseMolar >= 7 : glucose >= 126),
      says: 'Such a glucose is in the diabetic range if it is fasting; if it is not, the indices do not hold.',
    },
    {
      level: 'caution',
      when: ({ glucose, glucoseMolar, units }) => (units === 'si' ? glucoseMolar < 3.9 : glucose < 70),
      says: 'At a low glucose HOMA-β grows beyond all measure or has no value: do not judge the beta cells by it.',
    },
  ],
  examples: [
    {
      inputs: { glucose: 100, insulin: 10 },
      results: { resistance: 2.469136, betaFunction: 97.2973, quicki: 0.3333333 },
      source: 'By hand: 100 × 10 / 405; 360 × 10 / 37; 1/(1 + 2)',
    },
    {
      inputs: { units: 'si', glucoseMolar: 5.5, insulin: 12 },
      results: { resistance: 2.933333, betaFunction: 120, quicki: 0.3252227 },
      source: 'By hand: 5.5 × 12 / 22.5; 20 × 12 / 2; Python 3.11: 1/(log10 12 + log10 99)',
    },
    {
      inputs: { glucose: 60, insulin: 15 },
      results: { resistance: 2.222222, quicki: 0.3384962 },
      cautions: ['do not judge the beta cells'],
      source: 'By hand: 60 × 15 / 405; no HOMA-β at low glucose',
    },
    {
      inputs: { glucose: 66, insulin: 10 },
      results: { betaFunction: 1200 },
      cautions: ['do not judge the beta cells'],
      source: 'By hand: 200/(66/18 - 3.5)',
    },
    {
      inputs: { units: 'si', glucoseMolar: 7.5, insulin: 12 },
      results: { resistance: 4, betaFunction: 60 },
      cautions: ['diabetic range'],
      source: 'By hand: 7.5 × 12 / 22.5; 240/4',
    },
    {
      inputs: { glucose: 10, insulin: 0.2 },
      results: { resistance: 0.00493827 },
      cautions: ['do not judge the beta cells'],
      source: 'By hand: 2/405; no QUICKI at such values',
    },
  ],
  notes: [
    'For fasting adults not on insulin; cutoffs of 2 to 3 differ by assay and population.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'Matthews et al.: Homeostasis Model Assessment, Diabetologia 28 (1985) 412', doi: '10.1007/BF00280883' },
    {
      title: 'Katz et al.: Quantitative Insulin Sensitivity Check Index, J Clin Endocrinol Metab 85 (2000) 2402',
      doi: '10.1210/jcem.85.7.6661',
    },
  ],
});

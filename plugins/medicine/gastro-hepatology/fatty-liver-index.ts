import { category, choice, defineCalculator, flag, measure, number, roundTo } from '@reckoner/engine';
import { TRIGLYCERIDE_MOLAR } from '../shared/laboratory.js';
import { sex } from '../shared/patient.js';

/** Fatty liver index of Bedogni 2006; hepatic steatosis index of Lee 2010 where ALT and AST are known. */
export default defineCalculator({
  title: 'Fatty liver index',
  description:
    'Fatty liver index from triglycerides, GGT, body mass index and waist, with the hepatic steatosis index from ALT and AST.',
  keywords: ['FLI', 'hepatic steatosis index', 'HSI', 'NAFLD', 'MASLD', 'steatosis', 'fatty liver score'],
  related: ['fib-4-index', 'nafld-fibrosis-score'],
  inputs: {
    units: choice({ conventional: 'mg/dL', si: 'mmol/L' }, { label: 'Triglycerides are in', default: 'conventional' }),
    triglycerides: measure('mg/dL', {
      label: 'Triglycerides',
      symbol: 'TG',
      min: 10,
      max: 10000,
      usual: [30, 1000],
      confusedWith: { 'mmol/L': 1 / TRIGLYCERIDE_MOLAR },
      when: { units: 'conventional' },
    }),
    triglyceridesMolar: measure('mmol/L', {
      label: 'Triglycerides',
      symbol: 'TG_{SI}',
      min: 0.1,
      max: 113,
      usual: [0.3, 11.5],
      confusedWith: { 'mg/dL': TRIGLYCERIDE_MOLAR },
      when: { units: 'si' },
    }),
    ggt: measure('U/L', { label: 'GGT', symbol: 'GGT', min: 1, max: 5000, usual: [5, 800] }),
    bmi: measure('kg/m^2', { label: 'Body mass index', symbol: 'BMI', min: 10, max: 100, usual: [15, 60] }),
    waist: measure('cm', { label: 'Waist', symbol: 'w', min: 40, max: 250, usual: [55, 170] }),
    steatosis: flag({ label: 'With the hepatic steatosis index', help: 'Asks for ALT, AST, sex and diabetes.' }),
    alt: measure('U/L', {
      label: 'ALT',
      symbol: 'ALT',
      min: 1,
      max: 10000,
      usual: [5, 1000],
      when: { steatosis: true },
    }),
    ast: measure('U/L', {
      label: 'AST',
      symbol: 'AST',
      min: 1,
      max: 10000,
      usual: [8, 1000],
      when: { steatosis: true },
    }),
    sex: { ...sex, when: { steatosis: true } },
    diabetes: flag({ label: 'Type 2 diabetes', when: { steatosis: true } }),
  },
  outputs: {
    index: number({ label: 'Fatty liver index', symbol: '\\mathrm{FLI}', places: 0 }),
    reading: category(['Fatty liver unlikely', 'Indeterminate', 'Fatty liver likely'], {
      label: 'Reading',
      of: 'index',
    }),
    steatosisIndex: number({
      label: 'Hepatic steatosis index',
      symbol: '\\mathrm{HSI}',
      places: 1,
      optional: true,
    }),
    steatosisReading: category(['Fatty liver unlikely', 'Indeterminate', 'Fatty liver likely'], {
      label: 'Reading of the hepatic steatosis index',
      of: 'steatosisIndex',
      optional: true,
    }),
  },
  formula: (patient) => {
    const triglycerides =
      patient.units === 'si' ? patient.triglyceridesMolar * TRIGLYCERIDE_MOLAR : patient.triglycerides;
    const score =
      0.953 * Math.log(triglycerides) +
      0.139 * patient.bmi +
      0.718 * Math.log(patient.ggt) +
      0.053 * patient.waist -
      15.745;
    const index = 100 / (1 + Math.exp(-score));
    const shown = roundTo(index, 0);
    const reading = shown < 30 ? 'Fatty liver unlikely' : shown < 60 ? 'Indeterminate' : 'Fatty liver likely';
    if (!patient.steatosis) return { index, reading };
    const steatosisIndex =
      (8 * patient.alt) / patient.ast + patient.bmi + (patient.diabetes ? 2 : 0) + (patient.sex === 'female' ? 2 : 0);
    const told = roundTo(steatosisIndex, 1);
    return {
      index,
      reading,
      steatosisIndex,
      steatosisReading: told < 30 ? 'Fatty liver unlikely' : told <= 36 ? 'Indeterminate' : 'Fatty liver likely',
    };
  },
  explanation:
    'The fatty liver index is {index} of 100. Reading: {reading}{steatosisIndex?; the hepatic steatosis index is {steatosisIndex}: {steatosisReading}|}.',
  cautions: [
    {
      level: 'note',
      when: ({ reading, steatosisReading }) =>
        reading === 'Fatty liver likely' || steatosisReading === 'Fatty liver likely',
      says: 'A fatty liver says nothing of fibrosis: look at FIB-4 next, and at alcohol, diabetes and lipids.',
    },
    {
      level: 'caution',
      when: ({ reading, steatosisReading }) =>
        (reading === 'Fatty liver likely' && steatosisReading === 'Fatty liver unlikely') ||
        (reading === 'Fatty liver unlikely' && steatosisReading === 'Fatty liver likely'),
      says: 'The two indices disagree: an ultrasound decides.',
    },
    {
      level: 'caution',
      when: ({ steatosis, alt, ast }) => steatosis && (alt > 200 || ast > 200),
      says: 'AST or ALT over 200 U/L suggests acute hepatitis, for which the hepatic steatosis index was not made: look for its cause first.',
    },
  ],
  examples: [
    {
      inputs: { triglycerides: 150, ggt: 40, bmi: 28, waist: 95 },
      results: { index: 64.6971, reading: 'Fatty liver likely' },
      cautions: ['says nothing of fibrosis'],
      source: 'Python 3.11, by Bedogni 2006',
    },
    {
      inputs: { triglycerides: 80, ggt: 15, bmi: 22, waist: 78 },
      results: { index: 8.07241, reading: 'Fatty liver unlikely' },
      source: 'Python 3.11, by Bedogni 2006',
    },
    {
      inputs: {
        units: 'si',
        triglyceridesMolar: 2.5,
        ggt: 60,
        bmi: 32,
        waist: 110,
        steatosis: true,
        alt: 60,
        ast: 40,
        sex: 'male',
        diabetes: true,
      },
      results: {
        index: 93.2076,
        reading: 'Fatty liver likely',
        steatosisIndex: 46,
        steatosisReading: 'Fatty liver likely',
      },
      cautions: ['says nothing of fibrosis'],
      source: 'Python 3.11, by Bedogni 2006 and Lee 2010',
    },
    {
      inputs: { triglycerides: 100, ggt: 20, bmi: 25, waist: 85, steatosis: true, alt: 20, ast: 25, sex: 'female' },
      results: {
        index: 22.6999,
        reading: 'Fatty liver unlikely',
        steatosisIndex: 33.4,
        steatosisReading: 'Indeterminate',
      },
      source: 'Python 3.11, by Bedogni 2006 and Lee 2010',
    },
    {
      inputs: { triglycerides: 60, ggt: 12, bmi: 24, waist: 80, steatosis: true, alt: 90, ast: 40, sex: 'female' },
      results: {
        index: 7.70638,
        reading: 'Fatty liver unlikely',
        steatosisIndex: 44,
        steatosisReading: 'Fatty liver likely',
      },
      cautions: ['says nothing of fibrosis', 'disagree'],
      source: 'Python 3.11, by Bedogni 2006 and Lee 2010',
    },
    {
      inputs: { triglycerides: 300, ggt: 150, bmi: 21, waist: 95, steatosis: true, alt: 20, ast: 30, sex: 'male' },
      results: {
        index: 77.5971,
        reading: 'Fatty liver likely',
        steatosisIndex: 26.3333,
        steatosisReading: 'Fatty liver unlikely',
      },
      cautions: ['says nothing of fibrosis', 'disagree'],
      source: 'Python 3.11, by Bedogni 2006 and Lee 2010',
    },
    {
      inputs: { triglycerides: 80, ggt: 15, bmi: 22, waist: 78, steatosis: true, alt: 1000, ast: 500, sex: 'male' },
      results: {
        index: 8.07241,
        reading: 'Fatty liver unlikely',
        steatosisIndex: 38,
        steatosisReading: 'Fatty liver likely',
      },
      cautions: ['says nothing of fibrosis', 'disagree', 'suggests acute hepatitis'],
      source: 'By hand: 8 × 1000/500 + 22; the second example',
    },
    {
      inputs: { triglycerides: 120, ggt: 30, bmi: 26, waist: 92 },
      results: { index: 43.771, reading: 'Indeterminate' },
      source: 'Python 3.11, by Bedogni 2006',
    },
  ],
  notes: [
    'For adults; made in a general population in northern Italy (fatty liver index) and at health checks in Korea (hepatic steatosis index). Below 30 a fatty liver is unlikely, from 60 on (over 36 by the hepatic steatosis index) likely.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Bedogni et al.: The Fatty Liver Index: a Simple and Accurate Predictor of Hepatic Steatosis in the General Population, BMC Gastroenterol 6 (2006) 33',
      doi: '10.1186/1471-230X-6-33',
    },
    {
      title:
        'Lee et al.: Hepatic Steatosis Index: a Simple Screening Tool Reflecting Nonalcoholic Fatty Liver Disease, Dig Liver Dis 42 (2010) 503',
      doi: '10.1016/j.dld.2009.08.002',
    },
  ],
});

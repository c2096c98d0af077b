import { defineCalculator, flag, integer, measure, number, roundNear } from '@reckoner/engine';
import { CREATININE_MOLAR, creatinine, creatinineMolar, laboratoryUnits } from '../shared/laboratory.js';
import { sex } from '../shared/patient.js';

/** µmol/L of bilirubin in 1 mg/dL (molar mass 584.66 g/mol). */
const BILIRUBIN_MOLAR = 17.1;

/** UNOS 2016: MELD rounded, then corrected for sodium when above 11; beside it MELD 3.0 of 2022. */
export default defineCalculator({
  title: 'MELD and MELD-Na',
  description:
    'Priority for liver transplantation from bilirubin, INR, creatinine and sodium, and MELD 3.0 with sex and albumin.',
  keywords: ['MELD score', 'MELD 3.0', 'liver transplant', 'cirrhosis', 'end-stage liver disease', 'UNOS'],
  inputs: {
    sex,
    age: integer({
      label: 'Age in years',
      help: 'MELD 3.0 counts 12 to 17 years as it counts women.',
      symbol: '\\mathrm{age}',
      min: 12,
      max: 120,
      usual: [12, 100],
      optional: true,
    }),
    units: laboratoryUnits,
    creatinine,
    bilirubin: measure('mg/dL', {
      label: 'Bilirubin',
      symbol: 'B',
      min: 0.1,
      max: 80,
      usual: [0.2, 45],
      when: { units: 'conventional' },
    }),
    creatinineMolar,
    bilirubinMolar: measure('µmol/L', {
      label: 'Bilirubin',
      symbol: 'B_{SI}',
      min: 1,
      max: 1400,
      usual: [3, 770],
      when: { units: 'si' },
    }),
    dialysis: flag({ label: 'Dialysis', help: 'Twice or more within a week, or 24 hours of hemodialysis.' }),
    inr: number({ label: 'INR', symbol: '\\mathrm{INR}', min: 0.5, max: 20, usual: [0.8, 8] }),
    sodium: measure('mmol/L', { label: 'Sodium', symbol: '\\mathrm{Na}', min: 90, max: 190, usual: [110, 155] }),
    albumin: measure('g/dL', {
      label: 'Albumin',
      help: 'For MELD 3.0.',
      symbol: 'A',
      min: 0.5,
      max: 7,
      default: 3.5,
      usual: [1, 5.5],
    }),
  },
  outputs: {
    meldSodium: integer({ label: 'MELD-Na (2016)' }),
    meld: integer({ label: 'MELD' }),
    meldThree: integer({ label: 'MELD 3.0' }),
  },
  formula: (patient) => {
    const si = patient.units === 'si';
    const measured = si ? patient.creatinineMolar / CREATININE_MOLAR : patient.creatinine;
    const bilirubin = Math.log(Math.max(si ? patient.bilirubinMolar / BILIRUBIN_MOLAR : patient.bilirubin, 1));
    const inr = Math.log(Math.max(patient.inr, 1));
    const kidney = Math.log(patient.dialysis ? 4 : Math.min(Math.max(measured, 1), 4));
    const meld = Math.min(roundNear(9.57 * kidney + 3.78 * bilirubin + 11.2 * inr + 6.43), 40);
    const deficit = 137 - Math.min(Math.max(patient.sodium, 125), 137);
    const corrected = meld > 11 ? meld + 1.32 * deficit - 0.033 * meld * deficit : meld;
    const kidneyThree = Math.log(patient.dialysis ? 3 : Math.min(Math.max(measured, 1), 3));
    const lack = 3.5 - Math.min(Math.max(patient.albumin, 1.5), 3.5);
    const meldThree =
      (patient.sex === 'female' || (patient.age !== undefined && patient.age < 18) ? 1.33 : 0) +
      4.56 * bilirubin +
      0.82 * deficit -
      0.24 * deficit * bilirubin +
      9.09 * inr +
      11.14 * kidneyThree +
      1.85 * lack -
      1.83 * lack * kidneyThree +
      6;
    return {
      meldSodium: Math.min(roundNear(corrected), 40),
      meld,
      meldThree: Math.min(roundNear(meldThree), 40),
    };
  },
  explanation: 'MELD-Na is {meldSodium}, MELD {meld}, and with an albumin of {albumin} MELD 3.0 {meldThree}.',
  cautions: [
    {
      level: 'note',
      when: ({ dialysis }) => dialysis,
      says: 'With dialysis the creatinine counts as 4 mg/dL (354 µmol/L), in MELD 3.0 as 3 (265), whatever was measured.',
    },
    {
      level: 'note',
      when: ({ sodium }) => sodium < 125,
      says: 'A sodium below 125 mmol/L counts as 125: the risk is higher than the scores say.',
    },
  ],
  examples: [
    {
      inputs: { sex: 'female', creatinine: 1.9, bilirubin: 4.2, inr: 1.2, sodium: 128, albumin: 2.8 },
      results: { meldSodium: 26, meld: 20, meldThree: 27 },
      source: 'Python 3.11, by OPTN policy 9: 20.04; 25.94; 27.43',
    },
    {
      inputs: { sex: 'male', creatinine: 0.8, bilirubin: 0.9, inr: 1, sodium: 140 },
      results: { meldSodium: 6, meld: 6, meldThree: 6 },
      source: 'By hand: all logarithms are zero, 6.43; MELD 3.0: 6',
    },
    {
      inputs: { sex: 'male', age: 15, creatinine: 1.9, bilirubin: 4.2, inr: 1.2, sodium: 128, albumin: 2.8 },
      results: { meldSodium: 26, meld: 20, meldThree: 27 },
      source: 'OPTN policy 9: from 12 to 17 years both sexes get 1.33, as the woman of the first example',
    },
    {
      inputs: { sex: 'male', age: 18, creatinine: 1.9, bilirubin: 4.2, inr: 1.2, sodium: 128, albumin: 2.8 },
      results: { meldSodium: 26, meld: 20, meldThree: 26 },
      source: 'By hand: 27.43 - 1.33 = 26.10',
    },
    {
      inputs: { sex: 'male', creatinine: 2.5, bilirubin: 10, inr: 2.2, sodium: 130, albumin: 3.9 },
      results: { meldSodium: 35, meld: 33, meldThree: 36 },
      source: 'Python 3.11, by OPTN policy 9: 32.73; 34.62; 35.75',
    },
    {
      inputs: { sex: 'female', creatinine: 1, bilirubin: 1.5, inr: 1.3, sodium: 125, albumin: 1.2, dialysis: true },
      results: { meldSodium: 30, meld: 24, meldThree: 32 },
      cautions: ['whatever was measured'],
      source: 'Python 3.11, by OPTN policy 9: 24.17; 30.34; 32.15',
    },
    {
      inputs: { sex: 'male', creatinine: 3.8, bilirubin: 30, inr: 4, sodium: 120 },
      results: { meldSodium: 40, meld: 40 },
      cautions: ['counts as 125'],
      source: 'Python 3.11, by OPTN policy 9: 47.6, limited to 40',
    },
    {
      inputs: { sex: 'male', units: 'si', creatinineMolar: 150, bilirubinMolar: 80, inr: 1.8, sodium: 135 },
      results: { meldSodium: 25, meld: 24 },
      source: 'Python 3.11, by OPTN policy 9 with 150/88.4 and 80/17.1 mg/dL: 23.9; 25.06',
    },
  ],
  notes: [
    'For patients of 12 years and over with chronic liver disease; younger children have PELD. Since 2023 the United States allocate by MELD 3.0.',
    'An INR raised by warfarin makes the scores too high. Exceptions and other points of allocation are not in them.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'OPTN Policy 9: Allocation of Livers and Liver-Intestines' },
    {
      title:
        'Kim et al.: Hyponatremia and Mortality among Patients on the Liver-Transplant Waiting List, N Engl J Med 359 (2008) 1018',
      doi: '10.1056/NEJMoa0801209',
    },
    {
      title:
        'Kim et al.: MELD 3.0: The Model for End-Stage Liver Disease Updated for the Modern Era, Gastroenterology 161 (2021) 1887',
      doi: '10.1053/j.gastro.2021.08.050',
    },
  ],
});

/** Laboratory values in conventional and SI units: a calculator shows those of the chosen system alone. */
import { choice, measure } from '@reckoner/engine';

export const laboratoryUnits = choice(
  { conventional: 'Conventional (mg/dL)', si: 'SI (mmol/L, µmol/L)' },
  { label: 'Laboratory units', default: 'conventional' },
);

/** µmol/L of creatinine in 1 mg/dL (molar mass 113.12 g/mol). */
export const CREATININE_MOLAR = 88.4;
/** mg/dL of glucose in 1 mmol/L (molar mass 180.16 g/mol). */
export const GLUCOSE_MOLAR = 18.016;
/** mg/dL of cholesterol in 1 mmol/L (molar mass 386.65 g/mol). */
export const CHOLESTEROL_MOLAR = 38.67;
/** mg/dL of triglycerides in 1 mmol/L, as triolein (molar mass 885.4 g/mol). */
export const TRIGLYCERIDE_MOLAR = 88.57;

export const creatinine = measure('mg/dL', {
  label: 'Serum creatinine',
  symbol: 'S_{cr}',
  min: 0.1,
  max: 40,
  usual: [0.3, 15],
  confusedWith: { 'µmol/L': CREATININE_MOLAR },
  when: { units: 'conventional' },
});
export const creatinineMolar = measure('µmol/L', {
  label: 'Serum creatinine',
  symbol: 'S_{cr,SI}',
  min: 9,
  max: 3500,
  usual: [25, 1300],
  confusedWith: { 'mg/dL': 1 / CREATININE_MOLAR },
  when: { units: 'si' },
});
export const glucose = measure('mg/dL', {
  label: 'Glucose',
  symbol: 'G',
  min: 10,
  max: 3000,
  usual: [40, 1000],
  confusedWith: { 'mmol/L': 1 / GLUCOSE_MOLAR },
  when: { units: 'conventional' },
});
export const glucoseMolar = measure('mmol/L', {
  label: 'Glucose',
  symbol: 'G_{SI}',
  min: 0.5,
  max: 170,
  usual: [2.2, 55],
  confusedWith: { 'mg/dL': GLUCOSE_MOLAR },
  when: { units: 'si' },
});

import { category, choice, defineCalculator, flag, integer, isBelow, measure, number, roundTo } from '@reckoner/engine';
import { CREATININE_MOLAR, laboratoryUnits } from '../shared/laboratory.js';

/** KDIGO 2012: the worse of the stages by creatinine and by urine output. */
export default defineCalculator({
  title: 'KDIGO acute kidney injury stage',
  description:
    'Stage of acute kidney injury from the rise of serum creatinine, urine output and dialysis (KDIGO 2012).',
  keywords: ['AKI stage', 'AKIN', 'RIFLE', 'acute renal failure', 'oliguria stage', 'creatinine rise'],
  related: ['fractional-excretion-sodium', 'fractional-excretion-urea'],
  inputs: {
    units: laboratoryUnits,
    baseline: measure('mg/dL', {
      label: 'Baseline creatinine',
      help: 'The lowest of the last days, or the usual one.',
      symbol: 'C_0',
      min: 0.1,
      max: 40,
      usual: [0.3, 10],
      confusedWith: { 'µmol/L': CREATININE_MOLAR },
      when: { units: 'conventional' },
    }),
    current: measure('mg/dL', {
      label: 'Creatinine now',
      symbol: 'C',
      min: 0.1,
      max: 40,
      usual: [0.3, 15],
      confusedWith: { 'µmol/L': CREATININE_MOLAR },
      when: { units: 'conventional' },
    }),
    baselineMolar: measure('µmol/L', {
      label: 'Baseline creatinine',
      help: 'The lowest of the last days, or the usual one.',
      symbol: 'C_{0,SI}',
      min: 9,
      max: 3500,
      usual: [25, 900],
      confusedWith: { 'mg/dL': 1 / CREATININE_MOLAR },
      when: { units: 'si' },
    }),
    currentMolar: measure('µmol/L', {
      label: 'Creatinine now',
      symbol: 'C_{SI}',
      min: 9,
      max: 3500,
      usual: [25, 1300],
      confusedWith: { 'mg/dL': 1 / CREATININE_MOLAR },
      when: { units: 'si' },
    }),
    interval: choice(
      { hours: 'Within 48 hours', days: 'Within 7 days', longer: 'In over 7 days' },
      { label: 'Creatinine changed' },
    ),
    dialysis: flag({ label: 'Dialysis begun for the kidney injury' }),
    urine: choice({ unknown: 'Not measured', measured: 'Measured' }, { label: 'Urine output', default: 'unknown' }),
    volume: measure('mL', {
      label: 'Urine volume',
      symbol: 'V',
      min: 0,
      max: 20000,
      usual: [0, 6000],
      when: { urine: 'measured' },
    }),
    hours: measure('h', {
      label: 'Collected over',
      symbol: 't',
      min: 1,
      max: 72,
      usual: [4, 48],
      when: { urine: 'measured' },
    }),
    weight: measure('kg', {
      label: 'Body weight',
      symbol: 'W',
      min: 2,
      max: 400,
      usual: [8, 200],
      when: { urine: 'measured' },
    }),
  },
  outputs: {
    stage: category(['No acute kidney injury', 'Stage 1', 'Stage 2', 'Stage 3'], { label: 'Stage' }),
    ratio: number({ label: 'Creatinine over baseline', symbol: 'r', places: 2 }),
    byCreatinine: integer({ label: 'Stage by creatinine or dialysis', symbol: 's_C' }),
    byUrine: integer({ label: 'Stage by urine output', symbol: 's_U', optional: true }),
    output: measure('mL/(kg*h)', { label: 'Urine output', symbol: 'u', places: 2, optional: true }),
  },
  formula: (patient) => {
    const si = patient.units === 'si';
    const ratio = si ? patient.currentMolar / patient.baselineMolar : patient.current / patient.baseline;
    const output = patient.urine === 'unknown' ? 0 : patient.volume / (patient.weight * patient.hours);
    const shown = roundTo(ratio, 2);
    const rose = si
      ? roundTo(patient.currentMolar - patient.baselineMolar, 1) >= 26.5
      : roundTo(patient.current - patient.baseline, 2) >= 0.3;
    const high = si ? patient.currentMolar >= 353.6 : patient.current >= 4;
    const isAcute = (patient.interval === 'hours' && rose) || (patient.interval !== 'longer' && shown >= 1.5);
    const severe = patient.dialysis || (isAcute && (shown >= 3 || high));
    const byCreatinine = severe ? 3 : !isAcute ? 0 : shown >= 2 ? 2 : 1;
    const named = (stage: number) =>
      stage >= 3 ? 'Stage 3' : stage >= 2 ? 'Stage 2' : stage >= 1 ? 'Stage 1' : 'No acute kidney injury';
    if (patient.urine === 'unknown') return { stage: named(byCreatinine), ratio, byCreatinine };
    const little = roundTo(output, 2);
    const anuria = patient.hours >= 12 && patient.volume === 0;
    const byUrine =
      anuria || (patient.hours >= 24 && little < 0.3)
        ? 3
        : little >= 0.5 || patient.hours < 6
          ? 0
          : patient.hours >= 12
            ? 2
            : 1;
    return { stage: named(Math.max(byCreatinine, byUrine)), ratio, byCreatinine, byUrine, output };
  },
  shown: ({ units, baseline, current, baselineMolar, currentMolar, urine, volume, weight, hours }) => ({
    stage: undefined,
    byCreatinine: undefined,
    byUrine: undefined,
    ratio: units === 'si' ? currentMolar / baselineMolar : current / baseline,
    ...(urine === 'measured' ? { output: volume / (weight * hours) } : {}),
  }),
  stepwise: [
    'By creatinine: stage 1 from a rise of 0.3 mg/dL (26.5 µmol/L) within 48 hours or 1.5 times the baseline within 7 days; stage 2 from 2 times; stage 3 from 3 times, from 4.0 mg/dL (353.6 µmol/L) with such a rise, or on dialysis.',
    'By urine: stage 1 below 0.5 mL/kg/h for 6 hours, stage 2 for 12 hours; stage 3 below 0.3 mL/kg/h for 24 hours or none for 12 hours. The worse of both counts.',
  ],
  explanation:
    'The creatinine is {ratio} times the baseline{output?, the urine output {output}|}. By the criteria of KDIGO: {stage}.',
  cautions: [
    {
      level: 'note',
      when: ({ stage, urine }) => stage !== 'Stage 3' && urine === 'unknown',
      says: 'Urine output is the other half of the criteria, and the worse of both counts: measure it too.',
    },
    {
      level: 'caution',
      when: ({ interval, byCreatinine, units, baseline, current, baselineMolar, currentMolar }) =>
        interval === 'days' &&
        byCreatinine === 0 &&
        (units === 'si' ? roundTo(currentMolar - baselineMolar, 1) >= 26.5 : roundTo(current - baseline, 2) >= 0.3),
      says: 'If 0.3 mg/dL (26.5 µmol/L) of the rise came within any 48 hours, it is acute kidney injury: look at the values between.',
    },
    {
      level: 'caution',
      when: ({ urine, volume, hours, byUrine }) =>
        urine === 'measured' && byUrine === 2 && isBelow(24 * volume, 100 * hours),
      says: 'Less than 100 mL a day counts as anuria for many: lasting 12 hours that is stage 3.',
    },
    {
      level: 'caution',
      when: ({ interval, ratio, dialysis }) => interval === 'longer' && roundTo(ratio, 2) > 1 && !dialysis,
      says: 'A rise over more than 7 days is no acute kidney injury by KDIGO, but may be acute or chronic kidney disease: have it looked into.',
    },
    {
      level: 'caution',
      when: ({ ratio }) => roundTo(ratio, 2) < 1,
      says: 'The creatinine is below the baseline: where it is falling after a kidney injury, take the lowest value as the baseline and the highest as the one now.',
    },
    {
      level: 'note',
      when: ({ urine, hours }) => urine === 'measured' && hours < 6,
      says: 'The criteria of urine output begin at 6 hours: go on measuring.',
    },
    {
      level: 'danger',
      when: ({ stage }) => stage === 'Stage 3',
      says: 'Stage 3: look for hyperkalemia, acidosis, fluid overload and uremia, which call for dialysis, and involve a nephrologist.',
    },
    {
      level: 'note',
      when: ({ stage }) => stage === 'Stage 1' || stage === 'Stage 2',
      says: 'Stop what harms the kidneys, check volume and pressure, find the cause, and adjust the doses of drugs.',
    },
  ],
  examples: [
    {
      inputs: { baseline: 1, current: 1.3, interval: 'hours' },
      results: { stage: 'Stage 1', ratio: 1.3, byCreatinine: 1 },
      cautions: ['other half', 'Stop what harms'],
      source: 'KDIGO 2012, table 2: a rise of 0.3 mg/dL within 48 hours',
    },
    {
      inputs: { baseline: 1, current: 1.3, interval: 'days' },
      results: { stage: 'No acute kidney injury', ratio: 1.3, byCreatinine: 0 },
      cautions: ['other half', 'within any 48 hours'],
      source: 'KDIGO 2012, table 2: within 7 days 1.5 times the baseline is needed',
    },
    {
      inputs: { units: 'si', baselineMolar: 100, currentMolar: 126.5, interval: 'days' },
      results: { stage: 'No acute kidney injury', ratio: 1.265, byCreatinine: 0 },
      cautions: ['other half', 'within any 48 hours'],
      source: 'KDIGO 2012, table 2: within 7 days 1.5 times the baseline is needed',
    },
    {
      inputs: { baseline: 1, current: 1, interval: 'hours', urine: 'measured', volume: 21, hours: 12, weight: 70 },
      results: { stage: 'Stage 2', byUrine: 2, output: 0.025 },
      cautions: ['counts as anuria', 'Stop what harms'],
      source: 'KDIGO 2012, table 2: 21/840 mL/kg/h for 12 hours, not none',
    },
    {
      inputs: { units: 'si', baselineMolar: 80, currentMolar: 160, interval: 'days' },
      results: { stage: 'Stage 2', ratio: 2, byCreatinine: 2 },
      cautions: ['other half', 'Stop what harms'],
      source: 'KDIGO 2012, table 2: 2.0 to 2.9 times',
    },
    {
      inputs: { units: 'si', baselineMolar: 330, currentMolar: 356.5, interval: 'hours' },
      results: { stage: 'Stage 3', byCreatinine: 3 },
      cautions: ['involve a nephrologist'],
      source: 'KDIGO 2012, table 2: over 353.6 µmol/L with a rise of 26.5 µmol/L',
    },
    {
      inputs: { baseline: 1, current: 3, interval: 'days' },
      results: { stage: 'Stage 3', ratio: 3 },
      cautions: ['involve a nephrologist'],
      source: 'KDIGO 2012, table 2: 3.0 times',
    },
    {
      inputs: { baseline: 1, current: 2.5, interval: 'longer' },
      results: { stage: 'No acute kidney injury', ratio: 2.5 },
      cautions: ['other half', 'more than 7 days'],
      source: 'KDIGO 2012, definition: within 7 days',
    },
    {
      inputs: { baseline: 1.5, current: 0.9, interval: 'days' },
      results: { stage: 'No acute kidney injury', ratio: 0.6 },
      cautions: ['other half', 'below the baseline'],
      source: 'By hand: 0.9/1.5',
    },
    {
      inputs: { baseline: 1.2, current: 1.2, interval: 'days', dialysis: true },
      results: { stage: 'Stage 3', ratio: 1 },
      cautions: ['involve a nephrologist'],
      source: 'KDIGO 2012, table 2: renal replacement therapy',
    },
    {
      inputs: { baseline: 1, current: 1.1, interval: 'hours', urine: 'measured', volume: 196, hours: 7, weight: 70 },
      results: { stage: 'Stage 1', byCreatinine: 0, byUrine: 1, output: 0.4 },
      cautions: ['Stop what harms'],
      source: 'KDIGO 2012, table 2: 196/490 mL/kg/h for 7 hours',
    },
    {
      inputs: { baseline: 1, current: 1.6, interval: 'days', urine: 'measured', volume: 294, hours: 12, weight: 70 },
      results: { stage: 'Stage 2', byCreatinine: 1, byUrine: 2, output: 0.35 },
      cautions: ['Stop what harms'],
      source: 'KDIGO 2012, table 2: 294/840 mL/kg/h for 12 hours',
    },
    {
      inputs: { baseline: 1, current: 1.6, interval: 'days', urine: 'measured', volume: 420, hours: 24, weight: 70 },
      results: { stage: 'Stage 3', byCreatinine: 1, byUrine: 3, output: 0.25 },
      cautions: ['involve a nephrologist'],
      source: 'KDIGO 2012, table 2: 420/1680 mL/kg/h for 24 hours',
    },
    {
      inputs: { baseline: 1, current: 1.1, interval: 'hours', urine: 'measured', volume: 0, hours: 12, weight: 70 },
      results: { stage: 'Stage 3', byUrine: 3, output: 0 },
      cautions: ['involve a nephrologist'],
      source: 'KDIGO 2012, table 2: anuria for 12 hours',
    },
    {
      inputs: { baseline: 1, current: 1, interval: 'hours', urine: 'measured', volume: 56, hours: 4, weight: 70 },
      results: { stage: 'No acute kidney injury', byUrine: 0, output: 0.2 },
      cautions: ['go on measuring'],
      source: 'KDIGO 2012, table 2: no criterion below 6 hours',
    },
    {
      inputs: { baseline: 1, current: 1, interval: 'hours', urine: 'measured', volume: 420, hours: 12, weight: 70 },
      results: { stage: 'No acute kidney injury', byUrine: 0, output: 0.5 },
      source: 'KDIGO 2012, table 2: 0.5 mL/kg/h is not below it',
    },
  ],
  notes: [
    'For adults; under 18 years an eGFR below 35 mL/min per 1.73 m² is stage 3 as well. In obesity many take the ideal weight for the urine output.',
    'Without a known baseline KDIGO lets it be estimated from an eGFR of 75, where no chronic kidney disease is likely.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title: 'KDIGO Clinical Practice Guideline for Acute Kidney Injury, Kidney Int Suppl 2 (2012) 1',
      doi: '10.1038/kisup.2012.1',
    },
  ],
});

import {
  category,
  choice,
  defineCalculator,
  flag,
  isAbove,
  isBelow,
  measure,
  number,
  roundTo,
  table,
  text,
} from '@reckoner/engine';
import { glucose, glucoseMolar, laboratoryUnits } from '../shared/laboratory.js';

const GRADES = ['Mild', 'Moderate', 'Severe'] as const;
const NEITHER = 'Criteria of neither met in full';

/** PaCO₂ in mmHg by Henderson and Hasselbalch. */
const carbonDioxide = (pH: number, bicarbonate: number) => bicarbonate / (0.0307 * 10 ** (pH - 6.1));

/** Criteria and grades of the consensus of ADA, EASD, JBDS, AACE and DTS 2024. */
export default defineCalculator({
  title: 'DKA and HHS severity',
  description:
    'Whether glucose, ketones, pH, bicarbonate and osmolality meet the 2024 criteria of diabetic ketoacidosis or the hyperglycemic hyperosmolar state, and how severe the ketoacidosis is.',
  keywords: [
    'DKA severity',
    'diabetic ketoacidosis criteria',
    'HHS criteria',
    'hyperosmolar hyperglycemic state',
    'euglycemic ketoacidosis',
    'hyperglycemic crisis',
  ],
  related: ['serum-osmolality-gap', 'anion-gap-albumin-corrected', 'arterial-blood-gas-interpretation'],
  inputs: {
    units: laboratoryUnits,
    glucose,
    glucoseMolar,
    diabetes: flag({ label: 'Known diabetes' }),
    ketones: choice(
      { blood: 'β-hydroxybutyrate in blood', urine: 'Urine strip' },
      { label: 'Ketones measured as', default: 'blood' },
    ),
    hydroxybutyrate: measure('mmol/L', {
      label: 'β-hydroxybutyrate',
      symbol: '\\mathrm{BHB}',
      min: 0,
      max: 30,
      usual: [0, 18],
      confusedWith: { 'mg/dL': 10.41 },
      when: { ketones: 'blood' },
    }),
    strip: choice(
      {
        low: { label: 'Negative, trace or 1+', also: ['Negative', 'None', 'Trace', '1+', '+'] },
        high: { label: '2+ or more', also: ['2+', '++', '3+', '+++', '4+', 'Large'] },
      },
      { label: 'Urine ketones', when: { ketones: 'urine' } },
    ),
    pH: number({
      label: 'pH',
      help: 'Arterial or venous.',
      symbol: '\\mathrm{pH}',
      min: 6.5,
      max: 7.8,
      usual: [6.8, 7.6],
    }),
    bicarbonate: measure('mmol/L', {
      label: 'Bicarbonate',
      help: 'In mEq/L the figure is the same.',
      symbol: 'B',
      min: 0.5,
      max: 60,
      usual: [2, 45],
    }),
    sodium: measure('mmol/L', {
      label: 'Sodium, as measured',
      help: 'Not corrected for glucose. In mEq/L the figure is the same.',
      symbol: '\\mathrm{Na}',
      min: 80,
      max: 220,
      usual: [110, 175],
    }),
    measuredOsmolality: measure('mmol/kg', {
      label: 'Total serum osmolality',
      help: 'In mmol/kg, which is mOsm/kg, if it is known.',
      symbol: '\\mathrm{Osm}_t',
      min: 150,
      max: 600,
      usual: [250, 450],
      optional: true,
    }),
    mental: choice(
      {
        alert: 'Alert',
        drowsy: { label: 'Drowsy', also: ['Confused', 'Lethargic'] },
        stupor: { label: 'Stupor or coma', also: ['Stupor', 'Coma', 'Unconscious', 'Comatose'] },
      },
      { label: 'Mental status' },
    ),
  },
  outputs: {
    state: category(
      [
        'Diabetic ketoacidosis (DKA)',
        'DKA with hyperosmolality (mixed)',
        'Hyperglycemic hyperosmolar state (HHS)',
        NEITHER,
      ],
      { label: 'Criteria met' },
    ),
    severity: category(GRADES, { label: 'Severity of the DKA', optional: true }),
    effectiveOsmolality: measure('mmol/kg', {
      label: 'Effective osmolality',
      symbol: '\\mathrm{Osm}_e',
      places: 1,
    }),
    criteria: table(
      { criterion: text({ label: 'Criterion' }), finding: text({ label: 'Finding' }) },
      { label: 'Criteria' },
    ),
  },
  formula: (lab) => {
    const si = lab.units === 'si';
    const effectiveOsmolality = 2 * lab.sodium + (si ? lab.glucoseMolar : lab.glucose / 18);
    const isHigh = si ? lab.glucoseMolar >= 11.1 : lab.glucose >= 200;
    const isVeryHigh = si ? lab.glucoseMolar >= 33.3 : lab.glucose >= 600;
    const isKetotic = lab.ketones === 'blood' ? lab.hydroxybutyrate >= 3 : lab.strip === 'high';
    const isAcidotic = lab.pH < 7.3 || lab.bicarbonate < 18;
    const isHyperosmolar =
      roundTo(effectiveOsmolality, 1) > 300 || (lab.measuredOsmolality !== undefined && lab.measuredOsmolality > 320);
    const ketoacidosis = (isHigh || lab.diabetes) && isKetotic && isAcidotic;
    const hyperosmolarState = isVeryHigh && isHyperosmolar && !isKetotic && lab.pH >= 7.3 && lab.bicarbonate >= 15;
    const byPH = lab.pH < 7 ? 3 : lab.pH <= 7.25 ? 2 : lab.pH < 7.3 ? 1 : 0;
    const byBicarbonate = lab.bicarbonate < 10 ? 3 : lab.bicarbonate < 15 ? 2 : lab.bicarbonate < 18 ? 1 : 0;
    const byKetones = lab.ketones === 'blood' && lab.hydroxybutyrate > 6 ? 3 : 0;
    const byMind = lab.mental === 'stupor' ? 3 : lab.mental === 'drowsy' ? 2 : 0;
    const grade = Math.max(byPH, byBicarbonate, byKetones, byMind);
    const graded = (points: number, none: string) => (points === 0 ? none : GRADES[points - 1]!);
    return {
      state: ketoacidosis
        ? isVeryHigh && isHyperosmolar
          ? 'DKA with hyperosmolality (mixed)'
          : 'Diabetic ketoacidosis (DKA)'
        : hyperosmolarState
          ? 'Hyperglycemic hyperosmolar state (HHS)'
          : NEITHER,
      severity: ketoacidosis ? GRADES[grade - 1]! : undefined,
      effectiveOsmolality,
      criteria: [
        {
          criterion: 'Glucose',
          finding: isVeryHigh
            ? 'From 600 mg/dL (33.3 mmol/L)'
            : isHigh
              ? 'From 200 mg/dL (11.1 mmol/L)'
              : 'Below 200 mg/dL (11.1 mmol/L)',
        },
        {
          criterion: lab.ketones === 'blood' ? 'Ketones in blood' : 'Ketones in urine',
          finding:
            lab.ketones === 'blood'
              ? isKetotic
                ? 'From 3.0 mmol/L'
                : 'Below 3.0 mmol/L'
              : isKetotic
                ? '2+ or more'
                : 'Below 2+',
        },
        {
          criterion: 'Osmolality',
          finding: isHyperosmolar ? 'Effective above 300 or total above 320 mmol/kg' : 'Not above the limits of HHS',
        },
        {
          criterion: 'Acidosis',
          finding:
            lab.pH < 7.3 || lab.bicarbonate < 15
              ? 'pH below 7.30 or bicarbonate below 15 mmol/L'
              : lab.bicarbonate < 18
                ? 'Bicarbonate from 15 to below 18 mmol/L'
                : 'None by pH and bicarbonate',
        },
        ...(ketoacidosis
          ? [
              { criterion: 'Severity by pH', finding: graded(byPH, '7.30 or more') },
              { criterion: 'Severity by bicarbonate', finding: graded(byBicarbonate, '18 mmol/L or more') },
              {
                criterion: 'Severity by ketones',
                finding: graded(byKetones, lab.ketones === 'blood' ? 'Mild or moderate' : 'Not told by a strip'),
              },
              { criterion: 'Severity by mental status', finding: graded(byMind, 'Mild or moderate') },
            ]
          : []),
      ],
    };
  },
  shown: ({ units, sodium, glucose, glucoseMolar }) => ({
    state: undefined,
    severity: undefined,
    effectiveOsmolality: 2 * sodium + (units === 'si' ? glucoseMolar : glucose / 18),
    criteria: undefined,
  }),
  stepwise: [
    'DKA: glucose from 200 mg/dL (11.1 mmol/L) or known diabetes; β-hydroxybutyrate from 3.0 mmol/L or urine ketones of 2+ or more; pH below 7.30 or bicarbonate below 18 mmol/L. All three.',
    'HHS: glucose from 600 mg/dL (33.3 mmol/L); effective osmolality above 300 or total above 320 mmol/kg; β-hydroxybutyrate below 3.0 mmol/L or urine ketones below 2+; pH from 7.30 and bicarbonate from 15 mmol/L. All four.',
    'Severity of DKA, the worst of: pH above 7.25 mild, from 7.00 moderate, below severe; bicarbonate from 15 mmol/L mild, from 10 moderate, below severe; β-hydroxybutyrate above 6.0 mmol/L severe; drowsy moderate, stupor or coma severe.',
  ],
  explanation: ({ state, severity }) =>
    state === NEITHER
      ? 'Neither the criteria of diabetic ketoacidosis nor those of the hyperosmolar state are all met. The effective osmolality is {effectiveOsmolality}.'
      : severity === undefined
        ? 'The findings meet the criteria: {state}. The effective osmolality is {effectiveOsmolality}.'
        : 'The findings meet the criteria: {state}. Severity, by the worst finding: {severity}. The effective osmolality is {effectiveOsmolality}.',
  cautions: [
    {
      level: 'danger',
      when: ({ state }) => state !== NEITHER,
      says: 'This is an emergency: to hospital at once. Measure potassium before any insulin, and give none while it is below 3.5 mmol/L.',
    },
    {
      level: 'danger',
      when: ({ units, glucose, glucoseMolar }) => (units === 'si' ? glucoseMolar < 3.9 : glucose < 70),
      says: 'The glucose is low (below 70 mg/dL, 3.9 mmol/L): treat that first.',
    },
    {
      level: 'danger',
      when: ({ state, units, glucose, glucoseMolar }) =>
        state === NEITHER && (units === 'si' ? glucoseMolar >= 33.3 : glucose >= 600),
      says: 'A glucose of 600 mg/dL (33.3 mmol/L) or more is an emergency, whether or not all criteria are met.',
    },
    {
      level: 'caution',
      when: ({ state, units, glucose, glucoseMolar }) =>
        state === NEITHER &&
        (units === 'si' ? glucoseMolar >= 13.9 && glucoseMolar < 33.3 : glucose >= 250 && glucose < 600),
      says: 'A glucose of 250 mg/dL (13.9 mmol/L) or more has to be treated today though no criteria are met in full: measure it and ketones again within hours, as either state may still come.',
    },
    {
      level: 'danger',
      when: ({ state, pH }) => state === NEITHER && pH < 7.1,
      says: 'A pH below 7.10 is a danger to life whatever its cause: to hospital at once.',
    },
    {
      level: 'danger',
      when: ({ state, ketones, hydroxybutyrate, strip, pH, bicarbonate }) =>
        state === NEITHER &&
        (ketones === 'blood' ? hydroxybutyrate >= 3 : strip === 'high') &&
        pH >= 7.3 &&
        bicarbonate >= 18,
      says: 'So many ketones without acidosis may be the beginning of ketoacidosis, first of all with diabetes: act on them now, and measure again within hours.',
    },
    {
      level: 'danger',
      when: ({ state, ketones, hydroxybutyrate, strip, pH, bicarbonate }) =>
        state === NEITHER &&
        (ketones === 'blood' ? hydroxybutyrate >= 3 : strip === 'high') &&
        (pH < 7.3 || bicarbonate < 18),
      says: 'This is ketoacidosis with a glucose below 200 mg/dL (11.1 mmol/L). If diabetes is known, say so, and it counts as diabetic; else look for alcohol, starvation, pregnancy and SGLT2 inhibitors. Treat now.',
    },
    {
      level: 'danger',
      when: ({ state, ketones, hydroxybutyrate, pH, bicarbonate }) =>
        state === NEITHER && ketones === 'blood' && hydroxybutyrate < 1.5 && (pH < 7.3 || bicarbonate < 18),
      says: 'pH or bicarbonate is low without the ketones of ketoacidosis: look for another cause, such as lactate, kidney failure, poisons, diarrhea or a change of breathing.',
    },
    {
      level: 'danger',
      when: ({ state, ketones, hydroxybutyrate, pH, bicarbonate }) =>
        state === NEITHER &&
        ketones === 'blood' &&
        hydroxybutyrate >= 1.5 &&
        hydroxybutyrate < 3 &&
        (pH < 7.3 || bicarbonate < 18),
      says: 'Acidosis with β-hydroxybutyrate from 1.5 to below 3.0 mmol/L may be ketoacidosis that begins or is partly treated: do not rule it out by the criteria. Measure again within the hour, and look for another cause as well.',
    },
    {
      level: 'danger',
      when: ({ state, ketones, strip, pH, bicarbonate }) =>
        state === NEITHER && ketones === 'urine' && strip === 'low' && (pH < 7.3 || bicarbonate < 18),
      says: 'pH or bicarbonate is low: a urine strip does not rule out ketoacidosis. Measure β-hydroxybutyrate in blood now; if it is low, look for another cause, such as lactate, kidney failure or poisons.',
    },
    {
      level: 'caution',
      when: ({ state, ketones, hydroxybutyrate, pH, bicarbonate }) =>
        state === NEITHER &&
        ketones === 'blood' &&
        hydroxybutyrate >= 1.5 &&
        hydroxybutyrate < 3 &&
        pH >= 7.3 &&
        bicarbonate >= 18,
      says: 'With diabetes β-hydroxybutyrate from 1.5 mmol/L on can become ketoacidosis within hours: act on it now, and measure again in 1 to 2 hours.',
    },
    {
      level: 'danger',
      when: ({ state, mental }) => state === NEITHER && mental !== 'alert',
      says: 'A person who is not alert needs an urgent search for the cause, whatever the criteria say.',
    },
    {
      level: 'caution',
      when: ({ state, effectiveOsmolality, measuredOsmolality }) =>
        state === NEITHER &&
        (roundTo(effectiveOsmolality, 1) > 300 || (measuredOsmolality !== undefined && measuredOsmolality > 320)),
      says: 'The osmolality is raised: find out by what, and treat it, though not all criteria of HHS are met.',
    },
    {
      level: 'caution',
      when: ({ state, effectiveOsmolality, measuredOsmolality }) =>
        state === 'Diabetic ketoacidosis (DKA)' &&
        (roundTo(effectiveOsmolality, 1) > 320 || (measuredOsmolality !== undefined && measuredOsmolality > 320)),
      says: 'The osmolality is high though glucose is below 600 mg/dL (33.3 mmol/L): water is missing, and osmolality has to fall slowly, as in the hyperosmolar state.',
    },
    {
      level: 'caution',
      when: ({ effectiveOsmolality, measuredOsmolality }) =>
        measuredOsmolality !== undefined && isBelow(measuredOsmolality, effectiveOsmolality - 10),
      says: 'The total osmolality is lower than sodium and glucose alone make it: check the three values.',
    },
    {
      level: 'caution',
      when: ({ severity, units, glucose, glucoseMolar }) =>
        severity !== undefined && (units === 'si' ? glucoseMolar < 11.1 : glucose < 200),
      says: 'Ketoacidosis with a glucose below 200 mg/dL (11.1 mmol/L) is euglycemic: think of SGLT2 inhibitors, pregnancy and fasting. Glucose is infused together with the insulin from the start.',
    },
    {
      level: 'caution',
      when: ({ ketones }) => ketones === 'urine',
      says: 'Urine strips do not react with β-hydroxybutyrate and can miss ketoacidosis: measure it in blood as soon as that is possible.',
    },
    {
      level: 'caution',
      when: ({ pH, bicarbonate }) =>
        pH < 7.3 && isAbove(carbonDioxide(pH, bicarbonate), 45) && !isAbove(carbonDioxide(pH, bicarbonate), 150),
      says: 'Such a pH and bicarbonate mean a PaCO₂ above 45 mmHg: breathing makes the acidosis worse, as in exhaustion or lung disease.',
    },
    {
      level: 'caution',
      when: ({ pH, bicarbonate }) => pH > 7.4 && bicarbonate < 18 && !isBelow(carbonDioxide(pH, bicarbonate), 6),
      says: 'With a pH above 7.40 the low bicarbonate may answer to fast breathing instead of ketones: look at PaCO₂ and the anion gap.',
    },
    {
      level: 'caution',
      when: ({ pH, bicarbonate }) =>
        isAbove(carbonDioxide(pH, bicarbonate), 150) || isBelow(carbonDioxide(pH, bicarbonate), 6),
      says: 'pH and bicarbonate do not fit together (Henderson-Hasselbalch): check both.',
    },
  ],
  examples: [
    {
      inputs: { glucose: 450, hydroxybutyrate: 5, pH: 7.2, bicarbonate: 12, sodium: 132, mental: 'alert' },
      results: {
        state: 'Diabetic ketoacidosis (DKA)',
        severity: 'Moderate',
        effectiveOsmolality: 289,
        criteria: { length: 8, rows: { 4: { finding: 'Moderate' }, 6: { finding: 'Mild or moderate' } } },
      },
      cautions: ['potassium before any insulin'],
      source: 'Umpierrez 2024, diagnostic criteria and table of severity; by hand: 2 × 132 + 450/18',
    },
    {
      inputs: {
        units: 'si',
        glucoseMolar: 15,
        hydroxybutyrate: 4,
        pH: 7.28,
        bicarbonate: 16,
        sodium: 135,
        mental: 'alert',
      },
      results: { state: 'Diabetic ketoacidosis (DKA)', severity: 'Mild', effectiveOsmolality: 285 },
      cautions: ['potassium before any insulin'],
      source: 'Umpierrez 2024: pH above 7.25 and bicarbonate from 15 mmol/L are mild; by hand: 2 × 135 + 15',
    },
    {
      inputs: { glucose: 500, hydroxybutyrate: 6.5, pH: 7.26, bicarbonate: 15, sodium: 135, mental: 'alert' },
      results: { severity: 'Severe', criteria: { length: 8, rows: { 6: { finding: 'Severe' } } } },
      cautions: ['potassium before any insulin'],
      source: 'Umpierrez 2024: β-hydroxybutyrate above 6.0 mmol/L stands with severe',
    },
    {
      inputs: { glucose: 700, hydroxybutyrate: 8, pH: 6.95, bicarbonate: 6, sodium: 140, mental: 'stupor' },
      results: { state: 'DKA with hyperosmolality (mixed)', severity: 'Severe', effectiveOsmolality: 318.8889 },
      cautions: ['potassium before any insulin'],
      source: 'Umpierrez 2024: pH below 7.00 is severe; by hand: 2 × 140 + 700/18 is above 300',
    },
    {
      inputs: {
        glucose: 150,
        diabetes: true,
        ketones: 'urine',
        strip: 'high',
        pH: 7.25,
        bicarbonate: 9.5,
        sodium: 138,
        mental: 'drowsy',
      },
      results: { state: 'Diabetic ketoacidosis (DKA)', severity: 'Severe', effectiveOsmolality: 284.3333 },
      cautions: ['potassium before any insulin', 'is euglycemic', 'Urine strips'],
      source: 'Umpierrez 2024: known diabetes stands for glucose; bicarbonate below 10 mmol/L is severe',
    },
    {
      inputs: {
        units: 'si',
        glucoseMolar: 9,
        diabetes: true,
        hydroxybutyrate: 3,
        pH: 7.31,
        bicarbonate: 17,
        sodium: 138,
        mental: 'drowsy',
      },
      results: { state: 'Diabetic ketoacidosis (DKA)', severity: 'Moderate' },
      cautions: ['potassium before any insulin', 'is euglycemic'],
      source: 'Umpierrez 2024: bicarbonate below 18 mmol/L is enough; drowsy stands with moderate',
    },
    {
      inputs: { glucose: 900, hydroxybutyrate: 1, pH: 7.35, bicarbonate: 20, sodium: 145, mental: 'stupor' },
      results: { state: 'Hyperglycemic hyperosmolar state (HHS)', effectiveOsmolality: 340 },
      cautions: ['potassium before any insulin'],
      source: 'Umpierrez 2024, criteria of HHS; by hand: 2 × 145 + 50',
    },
    {
      inputs: {
        units: 'si',
        glucoseMolar: 40,
        ketones: 'urine',
        strip: 'low',
        pH: 7.3,
        bicarbonate: 18,
        sodium: 128,
        measuredOsmolality: 325,
        mental: 'alert',
      },
      results: { state: 'Hyperglycemic hyperosmolar state (HHS)', effectiveOsmolality: 296 },
      cautions: ['potassium before any insulin', 'Urine strips'],
      source: 'Umpierrez 2024: a total osmolality above 320 is enough; by hand: 2 × 128 + 40',
    },
    {
      inputs: { glucose: 650, hydroxybutyrate: 3.5, pH: 7.35, bicarbonate: 20, sodium: 135, mental: 'alert' },
      results: { state: 'Criteria of neither met in full', effectiveOsmolality: 306.1111 },
      cautions: ['is an emergency, whether', 'beginning of ketoacidosis', 'osmolality is raised'],
      source: 'Umpierrez 2024: ketones exclude HHS, and there is no acidosis for DKA',
    },
    {
      inputs: {
        glucose: 90,
        ketones: 'urine',
        strip: 'high',
        pH: 7.2,
        bicarbonate: 10,
        sodium: 138,
        mental: 'alert',
      },
      results: { state: 'Criteria of neither met in full' },
      cautions: ['it counts as diabetic', 'Urine strips'],
      source: 'Umpierrez 2024: neither diabetes nor a glucose from 200 mg/dL',
    },
    {
      inputs: { glucose: 300, hydroxybutyrate: 0.5, pH: 7.1, bicarbonate: 19, sodium: 138, mental: 'drowsy' },
      results: { state: 'Criteria of neither met in full' },
      cautions: ['without the ketones', 'treated today', 'not alert', 'PaCO₂ above 45'],
      source: 'Umpierrez 2024: no ketosis; by hand: 19/(0.0307 × 10) = 62 mmHg',
    },
    {
      inputs: {
        units: 'si',
        glucoseMolar: 3,
        hydroxybutyrate: 0.2,
        pH: 7.5,
        bicarbonate: 15,
        sodium: 138,
        mental: 'alert',
      },
      results: { state: 'Criteria of neither met in full', effectiveOsmolality: 279 },
      cautions: ['glucose is low', 'without the ketones', 'fast breathing'],
      source: 'By hand: 2 × 138 + 3; no ketosis',
    },
    {
      inputs: { glucose: 400, hydroxybutyrate: 2.9, pH: 7.1, bicarbonate: 8, sodium: 135, mental: 'alert' },
      results: { state: 'Criteria of neither met in full', effectiveOsmolality: 292.2222 },
      cautions: ['do not rule it out', 'treated today'],
      source: 'Umpierrez 2024: ketones below 3.0 mmol/L; by hand: 2 × 135 + 400/18',
    },
    {
      inputs: { glucose: 300, hydroxybutyrate: 1.5, pH: 7.38, bicarbonate: 21, sodium: 136, mental: 'alert' },
      results: { state: 'Criteria of neither met in full' },
      cautions: ['can become ketoacidosis', 'treated today'],
      source: 'Umpierrez 2024: neither ketones from 3.0 mmol/L nor acidosis',
    },
    {
      inputs: {
        glucose: 350,
        diabetes: true,
        ketones: 'urine',
        strip: 'low',
        pH: 7.15,
        bicarbonate: 9,
        sodium: 136,
        mental: 'alert',
      },
      results: { state: 'Criteria of neither met in full' },
      cautions: ['does not rule out', 'treated today', 'Urine strips'],
      source: 'Umpierrez 2024: urine ketones below 2+',
    },
    {
      inputs: { glucose: 590, hydroxybutyrate: 1, pH: 7.4, bicarbonate: 22, sodium: 133, mental: 'alert' },
      results: { state: 'Criteria of neither met in full', effectiveOsmolality: 298.7778 },
      cautions: ['treated today'],
      source: 'Umpierrez 2024: glucose below 600 mg/dL and no ketosis; by hand: 2 × 133 + 590/18',
    },
    {
      inputs: { glucose: 90, hydroxybutyrate: 0.1, pH: 6.9, bicarbonate: 5, sodium: 140, mental: 'alert' },
      results: { state: 'Criteria of neither met in full', effectiveOsmolality: 285 },
      cautions: ['danger to life', 'without the ketones'],
      source: 'Umpierrez 2024: no ketosis; by hand: 2 × 140 + 90/18',
    },
    {
      inputs: { glucose: 540, hydroxybutyrate: 5, pH: 7.2, bicarbonate: 12, sodium: 150, mental: 'drowsy' },
      results: { state: 'Diabetic ketoacidosis (DKA)', severity: 'Moderate', effectiveOsmolality: 330 },
      cautions: ['potassium before any insulin', 'has to fall slowly'],
      source: 'By hand: 2 × 150 + 540/18; glucose below 600 mg/dL is not in the criteria of HHS',
    },
    {
      inputs: {
        units: 'si',
        glucoseMolar: 40,
        hydroxybutyrate: 4,
        pH: 7.7,
        bicarbonate: 4,
        sodium: 138,
        measuredOsmolality: 300,
        mental: 'alert',
      },
      results: { state: 'DKA with hyperosmolality (mixed)', severity: 'Severe' },
      cautions: ['potassium before any insulin', 'check the three values', 'do not fit together'],
      source: 'By hand: 4/(0.0307 × 39.8) = 3.3 mmHg, which nobody reaches',
    },
  ],
  notes: [
    'For adults. The consensus grades by findings that need not all be present and gives no rule for findings that differ: here the worst counts. In children, in pregnancy and on dialysis other limits hold.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Umpierrez et al.: Hyperglycemic Crises in Adults with Diabetes: A Consensus Report, Diabetes Care 47 (2024) 1257',
      doi: '10.2337/dci24-0032',
    },
    {
      title: 'BMJ Best Practice: Diabetic Ketoacidosis, Criteria (of the consensus of 2024)',
      url: 'https://bestpractice.bmj.com/topics/en-gb/162/criteria',
    },
    {
      title:
        'Mustafa, Rayman: Hyperglycemic Crises in Adults: A Look at the 2024 Consensus Report, Cleve Clin J Med 92 (2025) 152',
    },
  ],
});

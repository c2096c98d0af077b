import { choice, defineCalculator, flag, isAbove, isBelow, measure, number, percent, roundTo } from '@reckoner/engine';

/** Basal start of the ADA and of the glargine label; total dose of the ADA in type 1; hospital doses of Umpierrez 2012. */
export default defineCalculator({
  title: 'Insulin starting dose',
  description: 'First basal insulin, total daily dose and its basal and mealtime parts of an adult from body weight.',
  keywords: [
    'basal insulin start',
    'total daily dose',
    'TDD',
    'basal-bolus insulin',
    'glargine starting dose',
    'insulin initiation',
  ],
  related: ['insulin-dose-carb-correction', 'diabetic-ketoacidosis-severity'],
  inputs: {
    situation: choice(
      {
        basal: { label: 'Type 2: first basal insulin', also: ['Type 2', 'Basal only', 'Basal'] },
        type1: { label: 'Type 1: basal and mealtime insulin', also: ['Type 1', 'T1D'] },
        hospital: {
          label: 'Type 2 in hospital, not critically ill: basal and mealtime insulin',
          also: ['Hospital', 'Inpatient'],
        },
      },
      { label: 'Situation' },
    ),
    weight: measure('kg', { label: 'Body weight', symbol: 'W', min: 30, max: 400, usual: [40, 200] }),
    prone: flag({
      label: 'Prone to hypoglycemia',
      help: 'Age 65 or more, GFR below 60, lean, frail, eating poorly, or hypoglycemia before.',
    }),
    admission: choice(
      {
        moderate: '140 to 200 mg/dL (7.8 to 11.1 mmol/L)',
        high: '201 to 400 mg/dL (11.2 to 22.2 mmol/L)',
      },
      { label: 'Glucose', when: { situation: 'hospital' } },
    ),
    perKilogram: number({
      label: 'Units per kilogram a day',
      help: 'Type 2: 0.2, prone 0.1. Type 1: 0.5, prone 0.4. Hospital: 0.4 or 0.5 by glucose, prone 0.2 or 0.3.',
      symbol: 'k',
      min: 0.05,
      max: 1.5,
      usual: [0.1, 1],
      default: ({ situation, prone, admission }) =>
        situation === 'basal'
          ? prone
            ? 0.1
            : 0.2
          : situation === 'type1'
            ? prone
              ? 0.4
              : 0.5
            : admission === 'moderate'
              ? prone
                ? 0.2
                : 0.4
              : prone
                ? 0.3
                : 0.5,
    }),
    basalShare: percent({
      label: 'Basal part of the total dose',
      help: 'Half by the guidelines; the label of insulin glargine starts with about a third in type 1.',
      symbol: 's',
      min: 20,
      max: 80,
      usual: [30, 60],
      default: 50,
      when: { situation: ['type1', 'hospital'] },
    }),
  },
  outputs: {
    basal: number({ label: 'Basal insulin a day in units', symbol: 'D_b', places: 1 }),
    mealtime: number({ label: 'With each of three meals in units', symbol: 'D_m', places: 1, optional: true }),
    total: number({ label: 'Total daily dose in units', symbol: '\\mathrm{TDD}', places: 1, optional: true }),
  },
  formula: ({ situation, weight, perKilogram, basalShare }) => {
    const total = perKilogram * weight;
    if (situation === 'basal') return { basal: total };
    return { basal: basalShare * total, mealtime: ((1 - basalShare) * total) / 3, total };
  },
  explanation: ({ situation }) =>
    situation === 'basal'
      ? 'At {perKilogram} {perKilogram|unit|units} per kilogram the first basal insulin is {basal} {basal|unit|units} once a day; round it down to whole units. The usual start without regard to weight is 10 units.'
      : 'At {perKilogram} {perKilogram|unit|units} per kilogram the total is {total} {total|unit|units} a day: {basal} basal and {mealtime} with each of three meals. Round each down to what the pen or syringe gives.',
  cautions: [
    {
      level: 'danger',
      when: ({ situation, prone, admission, perKilogram }) =>
        perKilogram >
        (situation === 'basal' ? 0.2 : situation === 'type1' ? 1 : prone ? 0.3 : admission === 'moderate' ? 0.4 : 0.5),
      says: 'That is more for each kilogram than the guideline gives for a start here: check it, as hypoglycemia can kill.',
    },
    {
      level: 'caution',
      when: ({ situation, prone, perKilogram }) =>
        prone &&
        ((situation === 'basal' && perKilogram > 0.1 && perKilogram <= 0.2) ||
          (situation === 'type1' && perKilogram > 0.5 && perKilogram <= 1)),
      says: 'For somebody prone to hypoglycemia start at the low end of the range.',
    },
    {
      level: 'caution',
      when: ({ situation, prone, perKilogram }) =>
        situation === 'type1' && !prone && perKilogram > 0.5 && perKilogram <= 1,
      says: 'The guideline starts with 0.5 units/kg: more is for puberty, pregnancy and illness, and has to be watched closely, as hypoglycemia can kill.',
    },
    {
      level: 'danger',
      when: ({ weight, perKilogram }) => isAbove(weight * perKilogram, 100),
      says: 'More than 100 units a day is very much for a start: check weight and units, and ask a specialist.',
    },
    {
      level: 'caution',
      when: ({ situation, basal }) => situation === 'basal' && roundTo(basal, 1) > 10,
      says: 'This is more than 10 units. The label of insulin glargine starts with 0.2 units/kg or up to 10 units: where in doubt give 10 units, and raise the dose by fasting glucose.',
    },
    {
      level: 'danger',
      when: ({ situation }) => situation === 'type1',
      says: 'Ketones, vomiting or drowsiness mean ketoacidosis: not these doses but treatment in hospital. Basal insulin is never left out, also when nothing is eaten.',
    },
    {
      level: 'caution',
      when: ({ situation }) => situation === 'hospital',
      says: 'Give mealtime insulin only if the meal is eaten. Above 400 mg/dL (22.2 mmol/L), with ketones or in shock these doses are not meant.',
    },
    {
      level: 'caution',
      when: ({ prone }) => !prone,
      says: 'For people of 65 years or more, with a GFR below 60, lean, frail or eating poorly the dose is lower: say that they are prone to hypoglycemia.',
    },
    {
      level: 'note',
      when: ({ situation, perKilogram }) => situation === 'type1' && isBelow(perKilogram, 0.4),
      says: 'Below 0.4 units/kg is enough only while some insulin is still made, as in the first months.',
    },
  ],
  examples: [
    {
      inputs: { situation: 'basal', weight: 50 },
      results: { basal: 10 },
      cautions: ['are prone to hypoglycemia'],
      source: 'Label of insulin glargine: 0.2 units/kg; by hand: 0.2 × 50',
    },
    {
      inputs: { situation: 'basal', weight: 90, prone: true },
      results: { basal: 9 },
      source: 'ADA Standards of Care: 0.1 to 0.2 units/kg; by hand: 0.1 × 90',
    },
    {
      inputs: { situation: 'basal', weight: 80, prone: true, perKilogram: 0.15 },
      results: { basal: 12 },
      cautions: ['low end of the range', 'more than 10 units'],
      source: 'By hand: 0.15 × 80',
    },
    {
      inputs: { situation: 'type1', weight: 70 },
      results: { basal: 17.5, mealtime: 5.833333, total: 35 },
      cautions: ['are prone to hypoglycemia', 'mean ketoacidosis'],
      source: 'ADA Standards of Care: 0.5 units/kg, half of it basal; by hand: 35/2; 17.5/3',
    },
    {
      inputs: { situation: 'type1', weight: 60, prone: true, basalShare: 40 },
      results: { basal: 9.6, mealtime: 4.8, total: 24 },
      cautions: ['mean ketoacidosis'],
      source: 'ADA Standards of Care: from 0.4 units/kg; by hand: 0.4 × 24; 0.6 × 24/3',
    },
    {
      inputs: { situation: 'type1', weight: 60, perKilogram: 0.3 },
      results: { total: 18, basal: 9, mealtime: 3 },
      cautions: ['are prone to hypoglycemia', 'mean ketoacidosis', 'first months'],
      source: 'By hand: 0.3 × 60',
    },
    {
      inputs: { situation: 'type1', weight: 60, perKilogram: 0.9 },
      results: { total: 54, basal: 27, mealtime: 9 },
      cautions: ['starts with 0.5 units/kg', 'are prone to hypoglycemia', 'mean ketoacidosis'],
      source: 'By hand: 0.9 × 60',
    },
    {
      inputs: { situation: 'hospital', weight: 90, admission: 'moderate' },
      results: { total: 36, basal: 18, mealtime: 6 },
      cautions: ['are prone to hypoglycemia', 'only if the meal is eaten'],
      source: 'Umpierrez 2012: 0.4 units/kg from 140 to 200 mg/dL, half of it basal',
    },
    {
      inputs: { situation: 'hospital', weight: 210, admission: 'high' },
      results: { total: 105, basal: 52.5, mealtime: 17.5 },
      cautions: ['are prone to hypoglycemia', 'More than 100 units', 'only if the meal is eaten'],
      source: 'By hand: 0.5 × 210',
    },
    {
      inputs: { situation: 'hospital', weight: 90, admission: 'high' },
      results: { total: 45, basal: 22.5, mealtime: 7.5 },
      cautions: ['are prone to hypoglycemia', 'only if the meal is eaten'],
      source: 'Umpierrez 2012: 0.5 units/kg from 201 to 400 mg/dL, half of it basal',
    },
    {
      inputs: { situation: 'hospital', weight: 60, prone: true, admission: 'moderate' },
      results: { total: 12, basal: 6, mealtime: 2 },
      cautions: ['only if the meal is eaten'],
      source: 'Umpierrez 2012: 0.2 to 0.3 units/kg from 70 years or below a GFR of 60',
    },
    {
      inputs: { situation: 'hospital', weight: 60, prone: true, admission: 'high', perKilogram: 0.4 },
      results: { total: 24, basal: 12, mealtime: 4 },
      cautions: ['more for each kilogram', 'only if the meal is eaten'],
      source: 'By hand: 0.4 × 60',
    },
    {
      inputs: { situation: 'hospital', weight: 60, prone: true, admission: 'high' },
      results: { total: 18, basal: 9, mealtime: 3 },
      cautions: ['only if the meal is eaten'],
      source: 'Umpierrez 2012: 0.2 to 0.3 units/kg from 70 years or below a GFR of 60',
    },
  ],
  notes: [
    'For adults who do not take insulin yet, and for those who prescribe it; not in pregnancy, nor with steroids, tube feeding, ketoacidosis, or liver or kidney failure (the hospital doses were tried at a creatinine below 3 mg/dL, 265 µmol/L). In hospital, of the 0.2 to 0.3 units/kg for those prone to hypoglycemia the lower goes with the lower glucose here. Doses are adjusted every few days by measured glucose; teach how to treat hypoglycemia first.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'American Diabetes Association: Standards of Care in Diabetes: Pharmacologic Approaches to Glycemic Treatment',
    },
    {
      title:
        'Umpierrez et al.: Management of Hyperglycemia in Hospitalized Patients in Non-Critical Care Setting, J Clin Endocrinol Metab 97 (2012) 16',
      doi: '10.1210/jc.2011-2098',
    },
    {
      title:
        'Umpierrez et al.: Randomized Study of Basal-Bolus Insulin Therapy in the Inpatient Management of Patients With Type 2 Diabetes (RABBIT 2 Trial), Diabetes Care 30 (2007) 2181',
      doi: '10.2337/dc07-0295',
    },
    { title: 'Sanofi: Lantus (insulin glargine), prescribing information, dosage and administration' },
  ],
});

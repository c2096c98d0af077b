import { category, choice, defineCalculator, flag, integer, measure, number, roundTo } from '@reckoner/engine';

/** µmol/L of bilirubin in 1 mg/dL (molar mass 584.66 g/mol). */
const BILIRUBIN_MOLAR = 17.1;
/** mg/dL of urea nitrogen in 1 mmol/L of urea. */
const UREA_NITROGEN_MOLAR = 2.8;

/** Modified discriminant function (Carithers 1989); Glasgow alcoholic hepatitis score of Forrest 2005. */
export default defineCalculator({
  title: 'Maddrey discriminant function',
  description:
    'Severity of alcoholic hepatitis from prothrombin time and bilirubin, with the Glasgow alcoholic hepatitis score.',
  keywords: [
    'Maddrey score',
    'mDF',
    'alcoholic hepatitis',
    'Glasgow alcoholic hepatitis score',
    'GAHS',
    'prednisolone alcoholic hepatitis',
  ],
  related: ['meld-na-score', 'child-pugh-score'],
  inputs: {
    prothrombin: measure('s', { label: 'Prothrombin time', symbol: 'PT', min: 8, max: 150, usual: [9, 60] }),
    control: measure('s', {
      label: 'Control prothrombin time',
      help: 'Of the laboratory.',
      symbol: 'PT_0',
      min: 8,
      max: 20,
      usual: [10, 15],
      default: 12,
    }),
    units: choice(
      { conventional: 'Conventional (mg/dL)', si: 'SI (µmol/L, mmol/L)' },
      { label: 'Laboratory units', default: 'conventional' },
    ),
    bilirubin: measure('mg/dL', {
      label: 'Bilirubin',
      symbol: 'B',
      min: 0.1,
      max: 80,
      usual: [0.2, 45],
      confusedWith: { 'µmol/L': BILIRUBIN_MOLAR },
      when: { units: 'conventional' },
    }),
    bilirubinMolar: measure('µmol/L', {
      label: 'Bilirubin',
      symbol: 'B_{SI}',
      min: 1,
      max: 1400,
      usual: [5, 770],
      confusedWith: { 'mg/dL': 1 / BILIRUBIN_MOLAR },
      when: { units: 'si' },
    }),
    glasgow: flag({
      label: 'With the Glasgow alcoholic hepatitis score',
      help: 'Asks for age, white count, urea and INR.',
    }),
    age: integer({ label: 'Age in years', symbol: 'a', min: 18, max: 120, usual: [18, 95], when: { glasgow: true } }),
    whiteCount: measure('10^9/L', {
      label: 'White count',
      symbol: 'L',
      min: 0.1,
      max: 300,
      usual: [1, 60],
      when: { glasgow: true },
    }),
    ureaNitrogen: measure('mg/dL', {
      label: 'Blood urea nitrogen (BUN)',
      symbol: '\\mathrm{BUN}',
      min: 1,
      max: 400,
      usual: [2, 150],
      confusedWith: { 'mmol/L': 1 / UREA_NITROGEN_MOLAR },
      when: { glasgow: true, units: 'conventional' },
    }),
    urea: measure('mmol/L', {
      label: 'Urea',
      symbol: 'U',
      min: 0.3,
      max: 150,
      usual: [0.7, 55],
      confusedWith: { 'mg/dL BUN': UREA_NITROGEN_MOLAR },
      when: { glasgow: true, units: 'si' },
    }),
    inr: number({ label: 'INR', symbol: '\\mathrm{INR}', min: 0.5, max: 20, usual: [0.8, 8], when: { glasgow: true } }),
  },
  outputs: {
    score: number({ label: 'Discriminant function', symbol: '\\mathrm{mDF}', places: 1 }),
    reading: category(['Not severe', 'Severe'], { label: 'Alcoholic hepatitis', of: 'score' }),
    glasgowScore: integer({ label: 'Glasgow score', symbol: '\\mathrm{GAHS}', optional: true }),
    glasgowReading: category(['Better outlook', 'Poor outlook'], {
      label: 'Outlook by the Glasgow score',
      of: 'glasgowScore',
      optional: true,
    }),
  },
  formula: (patient) => {
    const bilirubin = patient.units === 'si' ? patient.bilirubinMolar / BILIRUBIN_MOLAR : patient.bilirubin;
    const score = 4.6 * (patient.prothrombin - patient.control) + bilirubin;
    const reading = roundTo(score, 1) >= 32 ? 'Severe' : 'Not severe';
    if (!patient.glasgow) return { score, reading };
    const molar = patient.units === 'si' ? patient.bilirubinMolar : patient.bilirubin * BILIRUBIN_MOLAR;
    const urea = patient.units === 'si' ? patient.urea : patient.ureaNitrogen / UREA_NITROGEN_MOLAR;
    const glasgowScore =
      (patient.age >= 50 ? 2 : 1) +
      (patient.whiteCount >= 15 ? 2 : 1) +
      (urea >= 5 ? 2 : 1) +
      (patient.inr > 2 ? 3 : patient.inr >= 1.5 ? 2 : 1) +
      (molar > 250 ? 3 : molar >= 125 ? 2 : 1);
    return { score, reading, glasgowScore, glasgowReading: glasgowScore >= 9 ? 'Poor outlook' : 'Better outlook' };
  },
  explanation:
    'With a control of {control} the discriminant function is {score}. Alcoholic hepatitis: {reading}{glasgowScore?; the Glasgow score is {glasgowScore} of 12: {glasgowReading}|}.',
  cautions: [
    {
      level: 'danger',
      when: ({ reading }) => reading === 'Severe',
      says: 'From 32 on about a third to a half died within a month without treatment: look for infection and bleeding, and consider prednisolone.',
    },
    {
      level: 'note',
      when: ({ reading, glasgowReading }) => reading === 'Severe' && glasgowReading === 'Better outlook',
      says: 'Below 9 of the Glasgow score steroids showed no benefit (Forrest 2007).',
    },
    {
      level: 'caution',
      when: ({ reading, glasgowReading }) => reading === 'Not severe' && glasgowReading === 'Poor outlook',
      says: 'The scores disagree: by the Glasgow score the outlook is poor. Go by the worse of them, and look at MELD.',
    },
    {
      level: 'caution',
      when: ({ units, bilirubin, bilirubinMolar }) => (units === 'si' ? bilirubinMolar < 51.3 : bilirubin < 3),
      says: 'Below a bilirubin of 3 mg/dL (51.3 µmol/L) it is hardly alcoholic hepatitis: look for another reason of a long prothrombin time, such as an anticoagulant.',
    },
    {
      level: 'caution',
      when: ({ prothrombin, control }) => prothrombin < control,
      says: 'The prothrombin time is below the control: check both.',
    },
  ],
  examples: [
    {
      inputs: { prothrombin: 18, bilirubin: 12 },
      results: { score: 39.6, reading: 'Severe' },
      cautions: ['From 32 on'],
      source: 'By hand: 4.6 × 6 + 12',
    },
    {
      inputs: { prothrombin: 16, control: 13, units: 'si', bilirubinMolar: 171 },
      results: { score: 23.8, reading: 'Not severe' },
      source: 'By hand: 4.6 × 3 + 10',
    },
    {
      inputs: { prothrombin: 19, bilirubin: 2 },
      results: { score: 34.2, reading: 'Severe' },
      cautions: ['From 32 on', 'hardly alcoholic hepatitis'],
      source: 'By hand: 4.6 × 7 + 2',
    },
    {
      inputs: { prothrombin: 13, units: 'si', bilirubinMolar: 51.2 },
      results: { score: 7.594152, reading: 'Not severe' },
      cautions: ['(51.3 µmol/L) it is hardly alcoholic hepatitis'],
      source: 'By hand: 4.6 × 1 + 51.2/17.1',
    },
    {
      inputs: {
        prothrombin: 18,
        bilirubin: 5,
        control: 12,
        glasgow: true,
        age: 45,
        whiteCount: 10,
        ureaNitrogen: 13.9,
        inr: 1.4,
      },
      results: { score: 32.6, reading: 'Severe', glasgowScore: 5, glasgowReading: 'Better outlook' },
      cautions: ['From 32 on', 'no benefit'],
      source: 'By hand: 4.6 × 6 + 5; Forrest 2005: 85.5 µmol/L, five times 1',
    },
    {
      inputs: {
        prothrombin: 24,
        units: 'si',
        bilirubinMolar: 342,
        glasgow: true,
        age: 50,
        whiteCount: 15,
        urea: 5,
        inr: 2.1,
      },
      results: { score: 75.2, reading: 'Severe', glasgowScore: 12, glasgowReading: 'Poor outlook' },
      cautions: ['From 32 on'],
      source: 'By hand: 4.6 × 12 + 20; Forrest 2005: 2 + 2 + 2 + 3 + 3',
    },
    {
      inputs: {
        prothrombin: 11,
        bilirubin: 8,
        glasgow: true,
        age: 60,
        whiteCount: 8,
        ureaNitrogen: 14,
        inr: 1.5,
      },
      results: { score: 3.4, reading: 'Not severe', glasgowScore: 9, glasgowReading: 'Poor outlook' },
      cautions: ['scores disagree', 'below the control'],
      source: 'By hand: -4.6 + 8; Forrest 2005: 2 + 1 + 2 + 2 + 2 (136.8 µmol/L bilirubin, 5 mmol/L urea)',
    },
  ],
  notes: [
    'For alcoholic hepatitis. The prothrombin time depends on the reagent, so that laboratories differ. On day 7 of prednisolone the Lille model tells whether it works.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'Maddrey et al.: Corticosteroid Therapy of Alcoholic Hepatitis, Gastroenterology 75 (1978) 193' },
    {
      title:
        'Carithers et al.: Methylprednisolone Therapy in Patients with Severe Alcoholic Hepatitis, Ann Intern Med 110 (1989) 685',
      doi: '10.7326/0003-4819-110-9-685',
    },
    {
      title:
        'Forrest et al.: Analysis of Factors Predictive of Mortality in Alcoholic Hepatitis and Derivation and Validation of the Glasgow Alcoholic Hepatitis Score, Gut 54 (2005) 1174',
      doi: '10.1136/gut.2004.050781',
    },
    {
      title:
        'Forrest et al.: The Glasgow Alcoholic Hepatitis Score Identifies Patients Who May Benefit from Corticosteroids, Gut 56 (2007) 1743',
      doi: '10.1136/gut.2006.099226',
    },
  ],
});

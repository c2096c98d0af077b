import { category, choice, defineCalculator, flag, integer, measure, number } from '@reckoner/engine';

/** O'Grady 1989, with the lactate of Bernal 2002 for paracetamol. */
export default defineCalculator({
  title: 'King’s College criteria',
  description:
    'Whether acute liver failure, by paracetamol or another cause, meets the King’s College criteria for transplantation.',
  keywords: [
    'Kings College criteria',
    'acute liver failure',
    'paracetamol overdose',
    'acetaminophen liver failure',
    'liver transplant criteria',
    'fulminant hepatic failure',
  ],
  related: ['meld-na-score'],
  inputs: {
    cause: choice(
      { paracetamol: { label: 'Paracetamol', also: ['acetaminophen'] }, other: 'Another cause' },
      { label: 'Cause' },
    ),
    inr: number({ label: 'INR', symbol: '\\mathrm{INR}', min: 0.5, max: 30, usual: [0.9, 20] }),
    encephalopathy: choice(
      { none: 'None', mild: 'Grade I or II', severe: 'Grade III or IV' },
      { label: 'Encephalopathy' },
    ),
    ph: number({
      label: 'Arterial pH',
      help: 'After fluids.',
      symbol: '\\mathrm{pH}',
      min: 6.6,
      max: 7.8,
      usual: [6.9, 7.6],
      when: { cause: 'paracetamol' },
    }),
    creatinine: flag({ label: 'Creatinine over 300 µmol/L (3.4 mg/dL)', when: { cause: 'paracetamol' } }),
    lactate: measure('mmol/L', {
      label: 'Arterial lactate after fluids',
      symbol: '\\mathrm{Lac}',
      min: 0.1,
      max: 40,
      usual: [0.3, 25],
      optional: true,
      when: { cause: 'paracetamol' },
    }),
    age: integer({ label: 'Age in years', symbol: 'a', min: 0, max: 120, usual: [0, 100], when: { cause: 'other' } }),
    unfavorable: flag({
      label: 'Unfavorable cause: drug reaction or hepatitis that is neither A nor B',
      help: 'Also halothane; not paracetamol.',
      when: { cause: 'other' },
    }),
    jaundiceDays: integer({
      label: 'Days from jaundice to encephalopathy',
      symbol: 'd',
      min: 0,
      max: 200,
      usual: [0, 90],
      when: { cause: 'other' },
    }),
    bilirubin: flag({ label: 'Bilirubin over 300 µmol/L (17.5 mg/dL)', when: { cause: 'other' } }),
  },
  outputs: {
    criteria: category(['Not met', 'Met'], { label: 'King’s College criteria' }),
    count: integer({
      label: 'Criteria that are met',
      help: 'Of three with paracetamol, of five otherwise, which count together.',
    }),
    withLactate: category(['Not met', 'Met'], { label: 'Criteria with lactate (Bernal 2002)', optional: true }),
  },
  formula: (patient) => {
    if (patient.cause === 'paracetamol') {
      const count =
        (patient.inr > 6.5 ? 1 : 0) + (patient.creatinine ? 1 : 0) + (patient.encephalopathy === 'severe' ? 1 : 0);
      const isMet = patient.ph < 7.3 || count === 3;
      if (patient.lactate === undefined) return { criteria: isMet ? 'Met' : 'Not met', count };
      return {
        criteria: isMet ? 'Met' : 'Not met',
        count,
        withLactate: isMet || patient.lactate > 3 ? 'Met' : 'Not met',
      };
    }
    const count =
      (patient.age < 10 || patient.age > 40 ? 1 : 0) +
      (patient.unfavorable ? 1 : 0) +
      (patient.jaundiceDays > 7 ? 1 : 0) +
      (patient.inr > 3.5 ? 1 : 0) +
      (patient.bilirubin ? 1 : 0);
    return { criteria: patient.inr > 6.5 || count >= 3 ? 'Met' : 'Not met', count };
  },
  shown: () => ({ criteria: undefined, count: undefined, withLactate: undefined }),
  stepwise: [
    'Paracetamol: arterial pH below 7.30 after fluids; or all of INR over 6.5, creatinine over 3.4 mg/dL (300 µmol/L) and encephalopathy of grade III or IV. With lactate: also over 3.0 mmol/L after fluids.',
    'Another cause: INR over 6.5; or three of age below 10 or over 40, unfavorable cause, over 7 days from jaundice to encephalopathy, INR over 3.5 and bilirubin over 17.5 mg/dL (300 µmol/L).',
  ],
  explanation: ({ cause }) =>
    cause === 'paracetamol'
      ? 'The criteria are: {criteria}. Beside the pH, {count} of the three that have to be met together {count|is|are} met{withLactate?; with lactate the criteria are: {withLactate}|}.'
      : 'The criteria are: {criteria}. Beside an INR over 6.5, {count} of the five of which three are enough {count|is|are} met.',
  cautions: [
    {
      level: 'danger',
      when: ({ criteria, withLactate }) => criteria === 'Met' || withLactate === 'Met',
      says: 'Met criteria mean a poor outlook without transplantation: talk to a transplant center now.',
    },
    {
      level: 'caution',
      when: ({ criteria, withLactate }) => criteria === 'Not met' && withLactate !== 'Met',
      says: 'Criteria that are not met do not exclude death: they miss a third or more. Talk to a transplant center early, and assess again.',
    },
    {
      level: 'caution',
      when: ({ cause, encephalopathy }) => cause === 'other' && encephalopathy === 'none',
      says: 'The criteria are for acute liver failure, which has encephalopathy: without it they do not hold, whatever stands above.',
    },
    {
      level: 'note',
      when: ({ cause, criteria, count }) => cause === 'paracetamol' && criteria === 'Met' && count < 3,
      says: 'The arterial pH below 7.30 alone meets them.',
    },
    {
      level: 'note',
      when: ({ cause, criteria, count }) => cause === 'other' && criteria === 'Met' && count < 3,
      says: 'The INR over 6.5 alone meets them.',
    },
  ],
  examples: [
    {
      inputs: { cause: 'paracetamol', inr: 7, encephalopathy: 'severe', ph: 7.35, creatinine: true },
      results: { criteria: 'Met', count: 3 },
      cautions: ['talk to a transplant center now'],
      source: 'O’Grady 1989: all three',
    },
    {
      inputs: { cause: 'paracetamol', inr: 4, encephalopathy: 'mild', ph: 7.25, lactate: 5 },
      results: { criteria: 'Met', count: 0, withLactate: 'Met' },
      cautions: ['talk to a transplant center now', 'pH below 7.30 alone'],
      source: 'O’Grady 1989: pH below 7.30',
    },
    {
      inputs: { cause: 'paracetamol', inr: 7, encephalopathy: 'mild', ph: 7.3, creatinine: true, lactate: 3.5 },
      results: { criteria: 'Not met', count: 2, withLactate: 'Met' },
      cautions: ['talk to a transplant center now'],
      source: 'O’Grady 1989: two of three; Bernal 2002: lactate over 3.0 mmol/L',
    },
    {
      inputs: { cause: 'paracetamol', inr: 6.5, encephalopathy: 'severe', ph: 7.4, lactate: 3 },
      results: { criteria: 'Not met', count: 1, withLactate: 'Not met' },
      cautions: ['do not exclude death'],
      source: 'O’Grady 1989: at the limits, which have to be exceeded',
    },
    {
      inputs: { cause: 'paracetamol', inr: 5, encephalopathy: 'mild', ph: 7.4 },
      results: { criteria: 'Not met', count: 0 },
      cautions: ['do not exclude death'],
      source: 'O’Grady 1989: none',
    },
    {
      inputs: {
        cause: 'other',
        inr: 4,
        encephalopathy: 'mild',
        age: 45,
        unfavorable: true,
        jaundiceDays: 5,
      },
      results: { criteria: 'Met', count: 3 },
      cautions: ['talk to a transplant center now'],
      source: 'O’Grady 1989: age, cause and INR',
    },
    {
      inputs: { cause: 'other', inr: 3, encephalopathy: 'mild', age: 9, jaundiceDays: 8 },
      results: { criteria: 'Not met', count: 2 },
      cautions: ['do not exclude death'],
      source: 'O’Grady 1989: age and jaundice',
    },
    {
      inputs: { cause: 'other', inr: 7, encephalopathy: 'none', age: 30, jaundiceDays: 3, bilirubin: true },
      results: { criteria: 'Met', count: 2 },
      cautions: ['talk to a transplant center now', 'do not hold', 'INR over 6.5 alone'],
      source: 'O’Grady 1989: INR over 6.5 alone; INR and bilirubin of the five',
    },
  ],
  notes: [
    'For acute liver failure without chronic liver disease. With paracetamol the three count within 24 hours. The INR stands for a prothrombin time of over 100 s (6.5) and over 50 s (3.5).',
    'Of Wilson disease and Budd-Chiari syndrome they were not made: transplant centers have other criteria. A lactate over 3.5 mmol/L on arrival, before fluids, is a warning too (Bernal 2002).',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'O’Grady et al.: Early Indicators of Prognosis in Fulminant Hepatic Failure, Gastroenterology 97 (1989) 439',
      doi: '10.1016/0016-5085(89)90081-4',
    },
    {
      title:
        'Bernal et al.: Blood Lactate as an Early Predictor of Outcome in Paracetamol-Induced Acute Liver Failure, Lancet 359 (2002) 558',
      doi: '10.1016/S0140-6736(02)07743-7',
    },
  ],
});

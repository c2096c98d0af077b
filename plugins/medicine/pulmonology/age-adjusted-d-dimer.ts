import { category, choice, defineCalculator, measure } from '@reckoner/engine';
import { adultAge } from '../shared/patient.js';

/** Ten times the age above 50 years; half of it where the assay counts D-dimer units (two FEU to one DDU). */
export default defineCalculator({
  title: 'Age-adjusted D-dimer',
  description:
    'Cutoff of the D-dimer by age for suspected pulmonary embolism or deep vein thrombosis, and on which side of it a result lies.',
  keywords: ['age adjusted D-dimer cutoff', 'ADJUST-PE', 'D-dimer', 'FEU and DDU', 'rule out pulmonary embolism'],
  related: ['wells-score-pulmonary-embolism', 'perc-years-pulmonary-embolism', 'wells-score-dvt'],
  inputs: {
    age: adultAge,
    assay: choice(
      { feu: 'FEU, fibrinogen equivalent units', ddu: 'DDU, D-dimer units' },
      {
        label: 'Units of the assay',
        help: 'As the laboratory reports them: one DDU is about two FEU.',
        default: 'feu',
      },
    ),
    probability: choice(
      { other: 'Low, intermediate or “unlikely”', high: 'High or “likely”' },
      { label: 'Clinical probability', help: 'By a score such as Wells or Geneva, before the test.' },
    ),
    dimer: measure('ng/mL', {
      label: 'D-dimer',
      help: 'One µg/L is one ng/mL, one mg/L or µg/mL is a thousand.',
      symbol: 'D',
      min: 0,
      max: 1e6,
      usual: [50, 50000],
      optional: true,
    }),
  },
  outputs: {
    cutoff: measure('ng/mL', { label: 'Cutoff for this age', symbol: 'D_{max}', places: 0 }),
    standard: measure('ng/mL', { label: 'Cutoff without regard to age', symbol: 'D_0', places: 0 }),
    reading: category(['Below the cutoff', 'At or above the cutoff'], { label: 'Result', optional: true }),
  },
  formula: ({ age, assay, dimer }) => {
    const perYear = assay === 'feu' ? 10 : 5;
    const cutoff = perYear * Math.max(age, 50);
    const standard = perYear * 50;
    if (dimer === undefined) return { cutoff, standard };
    return { cutoff, standard, reading: dimer < cutoff ? 'Below the cutoff' : 'At or above the cutoff' };
  },
  explanation: ({ probability, reading }) =>
    reading === undefined
      ? 'At {age} years the cutoff is {cutoff} ({assay}).'
      : probability === 'high'
        ? 'At {age} years the cutoff is {cutoff} ({assay}); at this clinical probability imaging decides, whatever the D-dimer.'
        : reading === 'Below the cutoff'
          ? 'The D-dimer of {dimer} lies below the cutoff of {cutoff} for {age} years ({assay}): at this clinical probability thromboembolism counts as ruled out without imaging.'
          : 'The D-dimer of {dimer} is not below the cutoff of {cutoff} for {age} years ({assay}): it rules nothing out, and imaging follows.',
  cautions: [
    {
      level: 'danger',
      when: ({ probability }) => probability === 'high',
      says: 'At a high clinical probability no D-dimer rules out thromboembolism: go on to imaging.',
    },
    {
      level: 'caution',
      when: ({ assay }) => assay === 'ddu',
      says: 'The cutoff by age was tested with assays in FEU; in DDU it is taken by half: use the laboratory’s own cutoff where it differs.',
    },
    {
      level: 'note',
      when: ({ assay, age, probability, dimer, reading }) =>
        assay === 'feu' &&
        probability === 'other' &&
        reading === 'Below the cutoff' &&
        (dimer ?? 0) >= 5 * Math.max(age, 50),
      says: 'This holds for an assay in FEU: if the laboratory reports DDU (its usual cutoff is then about 250 ng/mL), the value is not below the cutoff. Look at the report.',
    },
    {
      level: 'note',
      when: ({ age }) => age <= 50,
      says: 'Up to 50 years the cutoff is the usual one.',
    },
  ],
  examples: [
    {
      inputs: { age: 78, probability: 'other', dimer: 600 },
      results: { cutoff: 780, standard: 500, reading: 'Below the cutoff' },
      cautions: ['holds for an assay in FEU'],
      source: 'By hand: 78 × 10 (Righini 2014)',
    },
    {
      inputs: { age: 75, probability: 'other', dimer: '0.75 mg/L' },
      results: { cutoff: 750, standard: 500, reading: 'At or above the cutoff' },
      source: 'WikEM, age adjusted D-dimer: 750 µg/L at 75 years; at the cutoff',
    },
    {
      inputs: { age: 50, probability: 'other' },
      results: { cutoff: 500, standard: 500 },
      cautions: ['the usual one'],
      source: 'By hand: 50 × 10',
    },
    {
      inputs: { age: 64, assay: 'ddu', probability: 'other', dimer: 300 },
      results: { cutoff: 320, standard: 250, reading: 'Below the cutoff' },
      cautions: ['taken by half'],
      source: 'WikEM, age adjusted D-dimer: age × 5 in DDU',
    },
    {
      inputs: { age: 80, probability: 'high', dimer: 400 },
      results: { cutoff: 800, reading: 'Below the cutoff' },
      cautions: ['go on to imaging'],
      source: 'By hand: 80 × 10',
    },
  ],
  notes: [
    'For outpatients with suspected pulmonary embolism or deep vein thrombosis who are neither pregnant nor on anticoagulants; in ADJUST-PE of those ruled out between 500 and the cutoff by age 0.3% had an embolism within three months.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Righini et al.: Age-Adjusted D-Dimer Cutoff Levels to Rule Out Pulmonary Embolism: the ADJUST-PE Study, JAMA 311 (2014) 1117',
      doi: '10.1001/jama.2014.2135',
    },
    {
      title:
        'Schouten et al.: Diagnostic Accuracy of Conventional or Age Adjusted D-Dimer Cut-Off Values in Older Patients with Suspected Venous Thromboembolism, BMJ 346 (2013) f2492',
      doi: '10.1136/bmj.f2492',
    },
  ],
});

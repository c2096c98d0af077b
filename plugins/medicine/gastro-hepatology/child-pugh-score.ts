import { category, choice, classify, defineCalculator, integer } from '@reckoner/engine';

/** Pugh 1973, with the bilirubin limits of cholestatic and other disease, and INR in place of the prothrombin time. */
export default defineCalculator({
  title: 'Child-Pugh score',
  description: 'Severity of cirrhosis from bilirubin, albumin, INR, ascites and encephalopathy, as class A, B or C.',
  keywords: ['cirrhosis', 'Child-Turcotte-Pugh', 'CTP', 'liver disease', 'hepatology'],
  inputs: {
    cause: choice(
      { other: 'Other liver disease', cholestatic: 'Primary biliary or sclerosing cholangitis' },
      { label: 'Cause', default: 'other' },
    ),
    bilirubin: choice(
      {
        low: { label: 'Below 2 mg/dL (34 µmol/L)', value: 1 },
        middle: { label: '2 to 3 mg/dL (34 to 50 µmol/L)', value: 2 },
        high: { label: 'Over 3 mg/dL (50 µmol/L)', value: 3 },
      },
      { label: 'Bilirubin', when: { cause: 'other' } },
    ),
    cholestaticBilirubin: choice(
      {
        low: { label: 'Below 4 mg/dL (68 µmol/L)', value: 1 },
        middle: { label: '4 to 10 mg/dL (68 to 170 µmol/L)', value: 2 },
        high: { label: 'Over 10 mg/dL (170 µmol/L)', value: 3 },
      },
      { label: 'Bilirubin', when: { cause: 'cholestatic' } },
    ),
    albumin: choice(
      {
        high: { label: 'Over 3.5 g/dL (35 g/L)', value: 1 },
        middle: { label: '2.8 to 3.5 g/dL (28 to 35 g/L)', value: 2 },
        low: { label: 'Below 2.8 g/dL (28 g/L)', value: 3 },
      },
      { label: 'Albumin' },
    ),
    inr: choice(
      {
        low: { label: 'Below 1.7', value: 1 },
        middle: { label: '1.7 to 2.3', value: 2 },
        high: { label: 'Over 2.3', value: 3 },
      },
      { label: 'INR' },
    ),
    ascites: choice(
      {
        none: { label: 'None', value: 1 },
        mild: { label: 'Mild, or controlled by diuretics', value: 2 },
        severe: { label: 'Moderate to severe, or refractory', value: 3 },
      },
      { label: 'Ascites' },
    ),
    encephalopathy: choice(
      {
        none: { label: 'None', value: 1 },
        mild: { label: 'Grade 1 or 2', value: 2 },
        severe: { label: 'Grade 3 or 4', value: 3 },
      },
      { label: 'Encephalopathy' },
    ),
  },
  outputs: { score: integer({ label: 'Score' }), group: category(['A', 'B', 'C'], { label: 'Class', of: 'score' }) },
  formula: ({ cause, bilirubin, cholestaticBilirubin, albumin, inr, ascites, encephalopathy }) => {
    const score =
      (cause === 'cholestatic' ? cholestaticBilirubin : bilirubin) + albumin + inr + ascites + encephalopathy;
    return {
      score,
      group: classify(
        score,
        [
          [7, 'A'],
          [10, 'B'],
        ],
        'C',
      ),
    };
  },
  explanation: 'With {score} {score|point|points} the cirrhosis is of class {group}.',
  examples: [
    {
      inputs: { bilirubin: 'low', albumin: 'high', inr: 'low', ascites: 'none', encephalopathy: 'none' },
      results: { score: 5, group: 'A' },
      source: 'Pugh 1973: 1 + 1 + 1 + 1 + 1',
    },
    {
      inputs: { bilirubin: 'middle', albumin: 'middle', inr: 'low', ascites: 'mild', encephalopathy: 'none' },
      results: { score: 8, group: 'B' },
      source: 'Pugh 1973: 2 + 2 + 1 + 2 + 1',
    },
    {
      inputs: { bilirubin: 'high', albumin: 'low', inr: 'high', ascites: 'severe', encephalopathy: 'severe' },
      results: { score: 15, group: 'C' },
      source: 'Pugh 1973: five times 3',
    },
    {
      inputs: { bilirubin: 'middle', albumin: 'middle', inr: 'middle', ascites: 'mild', encephalopathy: 'mild' },
      results: { score: 10, group: 'C' },
      source: 'Pugh 1973: 10 to 15 is class C',
    },
    {
      inputs: {
        cause: 'cholestatic',
        cholestaticBilirubin: 'middle',
        albumin: 'high',
        inr: 'low',
        ascites: 'none',
        encephalopathy: 'none',
      },
      results: { score: 6, group: 'A' },
      source: 'Pugh 1973, by hand: 2 + 1 + 1 + 1 + 1',
    },
  ],
  notes: [
    'For adults with cirrhosis. Ascites and encephalopathy are judged by eye, and the limits are coarse: waiting lists for transplants go by MELD.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title: 'Pugh et al.: Transection of the Oesophagus for Bleeding Oesophageal Varices, Br J Surg 60 (1973) 646',
      doi: '10.1002/bjs.1800600817',
    },
  ],
});

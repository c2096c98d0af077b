import { category, choice, classify, defineCalculator, measure } from '@reckoner/engine';

/** The grid of KDIGO: risk by GFR category (rows, G1 to G5) and albuminuria category (columns, A1 to A3). */
const RISKS = [
  ['Low', 'Moderately increased', 'High'],
  ['Low', 'Moderately increased', 'High'],
  ['Moderately increased', 'High', 'Very high'],
  ['High', 'Very high', 'Very high'],
  ['Very high', 'Very high', 'Very high'],
  ['Very high', 'Very high', 'Very high'],
] as const;
const ROWS = ['G1', 'G2', 'G3a', 'G3b', 'G4', 'G5'] as const;
const COLUMNS = ['A1', 'A2', 'A3'] as const;

export default defineCalculator({
  title: 'CKD category (KDIGO heat map)',
  description:
    'GFR and albuminuria category and risk of chronic kidney disease from eGFR and urine albumin-creatinine ratio.',
  keywords: ['CKD stage', 'CGA staging', 'KDIGO risk', 'albuminuria category', 'chronic kidney disease stages'],
  related: ['egfr-ckd-epi-2021', 'urine-protein-creatinine-ratio', 'kidney-failure-risk-equation'],
  inputs: {
    egfr: measure('mL/min', {
      label: 'eGFR',
      help: 'Per 1.73 m² of body surface.',
      symbol: 'GFR',
      min: 1,
      max: 250,
      usual: [3, 150],
    }),
    unit: choice(
      { conventional: 'mg/g', si: 'mg/mmol' },
      { label: 'Albumin-creatinine ratio is in', default: 'conventional' },
    ),
    ratio: measure('mg/g', {
      label: 'Albumin-creatinine ratio',
      symbol: 'ACR',
      min: 0,
      max: 30000,
      usual: [1, 8000],
      when: { unit: 'conventional' },
    }),
    ratioMolar: measure('mg/mmol', {
      label: 'Albumin-creatinine ratio',
      symbol: 'ACR_{SI}',
      min: 0,
      max: 3000,
      usual: [0.1, 900],
      when: { unit: 'si' },
    }),
  },
  outputs: {
    risk: category(['Low', 'Moderately increased', 'High', 'Very high'], { label: 'Risk' }),
    filtration: category(['G1', 'G2', 'G3a', 'G3b', 'G4', 'G5'], { label: 'GFR category' }),
    albuminuria: category(['A1', 'A2', 'A3'], { label: 'Albuminuria category' }),
  },
  formula: ({ egfr, unit, ratio, ratioMolar }) => {
    const filtration = classify(
      egfr,
      [
        [15, 'G5'],
        [30, 'G4'],
        [45, 'G3b'],
        [60, 'G3a'],
        [90, 'G2'],
      ],
      'G1',
    );
    const limit = unit === 'si' ? 3 : 30;
    const amount = unit === 'si' ? ratioMolar : ratio;
    const albuminuria = amount < limit ? 'A1' : amount <= 10 * limit ? 'A2' : 'A3';
    return { risk: RISKS[ROWS.indexOf(filtration)]![COLUMNS.indexOf(albuminuria)]!, filtration, albuminuria };
  },
  shown: () => ({ risk: undefined, filtration: undefined, albuminuria: undefined }),
  stepwise: [
    'GFR: G1 from 90, G2 from 60, G3a from 45, G3b from 30, G4 from 15, G5 below 15 mL/min per 1.73 m².',
    'Albumin-creatinine ratio: A1 below 30 mg/g (3 mg/mmol), A2 up to 300 mg/g (30 mg/mmol), A3 above.',
    'Risk: low in G1 and G2 with A1; moderately increased in G1 and G2 with A2 and in G3a with A1; high in G1 and G2 with A3, G3a with A2 and G3b with A1; very high elsewhere.',
  ],
  figure: {
    kind: 'drawing',
    title: 'Heat map',
    draw: ({ filtration, albuminuria }) =>
      ROWS.flatMap((row, down) =>
        COLUMNS.map((column, across) => ({
          shape: 'rectangle' as const,
          corner: [2 * across, -down] as const,
          width: 2,
          height: 1,
          label: `${row} ${column}`,
          fill: row === filtration && column === albuminuria,
        })),
      ),
  },
  explanation: 'In categories {filtration} and {albuminuria} the risk of kidney failure and death is: {risk}.',
  cautions: [
    {
      level: 'note',
      when: ({ risk }) => risk === 'Low',
      says: 'Without another sign of kidney damage (blood in the urine, imaging, biopsy, tubular disorder, transplant) this is no chronic kidney disease.',
    },
    {
      level: 'caution',
      when: ({ filtration, albuminuria }) => filtration === 'G4' || filtration === 'G5' || albuminuria === 'A3',
      says: 'KDIGO refers to a nephrologist from G4 or A3 on.',
    },
    {
      level: 'note',
      when: ({ risk }) => risk !== 'Low',
      says: 'It is chronic once it has lasted for three months: repeat both tests, the albumin-creatinine ratio in the first morning urine.',
    },
  ],
  examples: [
    {
      inputs: { egfr: 52, ratio: 120 },
      results: { risk: 'High', filtration: 'G3a', albuminuria: 'A2' },
      cautions: ['lasted for three months'],
      source: 'KDIGO 2024, heat map',
    },
    {
      inputs: { egfr: 90, ratio: 29.9 },
      results: { risk: 'Low', filtration: 'G1', albuminuria: 'A1' },
      cautions: ['no chronic kidney disease'],
      source: 'KDIGO 2024, heat map: at the edge of G1 and A1',
    },
    {
      inputs: { egfr: 89.9, ratio: 30 },
      results: { risk: 'Moderately increased', filtration: 'G2', albuminuria: 'A2' },
      cautions: ['lasted for three months'],
      source: 'KDIGO 2024, heat map: just in G2 and A2',
    },
    {
      inputs: { egfr: 44, unit: 'si', ratioMolar: 2.9 },
      results: { risk: 'High', filtration: 'G3b', albuminuria: 'A1' },
      cautions: ['lasted for three months'],
      source: 'KDIGO 2024, heat map',
    },
    {
      inputs: { egfr: 45, unit: 'si', ratioMolar: 31 },
      results: { risk: 'Very high', filtration: 'G3a', albuminuria: 'A3' },
      cautions: ['refers to a nephrologist', 'lasted for three months'],
      source: 'KDIGO 2024, heat map',
    },
    {
      inputs: { egfr: 20, ratio: 10 },
      results: { risk: 'Very high', filtration: 'G4', albuminuria: 'A1' },
      cautions: ['refers to a nephrologist', 'lasted for three months'],
      source: 'KDIGO 2024, heat map',
    },
    {
      inputs: { egfr: 14.9, ratio: 300 },
      results: { risk: 'Very high', filtration: 'G5', albuminuria: 'A2' },
      cautions: ['refers to a nephrologist', 'lasted for three months'],
      source: 'KDIGO 2024, heat map: A2 reaches up to 300 mg/g',
    },
    {
      inputs: { egfr: 100, unit: 'si', ratioMolar: 30 },
      results: { risk: 'Moderately increased', albuminuria: 'A2' },
      cautions: ['lasted for three months'],
      source: 'KDIGO 2024, heat map: A2 reaches up to 30 mg/mmol',
    },
  ],
  notes: [
    'For adults with kidney function that is stable. KDIGO rounds 3 mg/mmol from 30 mg/g (exactly 3.4), so that between them the category goes by the unit.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease, Kidney Int 105 (2024) S117',
      doi: '10.1016/j.kint.2023.10.018',
    },
  ],
});

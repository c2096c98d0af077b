import { category, defineCalculator, measure, roundTo } from '@reckoner/engine';

/** Runyon 1992; the protein of the ascites tells the heart from the liver. */
export default defineCalculator({
  title: 'Serum-ascites albumin gradient (SAAG)',
  description: 'Serum-ascites albumin gradient from albumin in serum and ascites, with the causes that it points to.',
  keywords: ['SAAG', 'ascites', 'portal hypertension', 'paracentesis', 'ascitic fluid', 'cirrhosis'],
  related: ['child-pugh-score'],
  inputs: {
    serum: measure('g/dL', {
      label: 'Serum albumin',
      help: 'Of the same day.',
      symbol: 'A_s',
      min: 0.3,
      max: 7,
      usual: [1, 5.5],
    }),
    ascites: measure('g/dL', { label: 'Albumin of the ascites', symbol: 'A_a', min: 0, max: 7, usual: [0.1, 4.5] }),
    protein: measure('g/dL', {
      label: 'Total protein of the ascites',
      symbol: 'P_a',
      min: 0,
      max: 10,
      usual: [0.2, 7],
      optional: true,
    }),
  },
  outputs: {
    gradient: measure('g/dL', { label: 'Gradient', symbol: '\\mathrm{SAAG}', places: 1 }),
    reading: category(['Portal hypertension', 'No portal hypertension'], { label: 'Points to', of: 'gradient' }),
    causes: category(
      [
        'Cirrhosis, acute liver failure, massive metastases',
        'Heart failure, constrictive pericarditis, early Budd-Chiari syndrome, sinusoidal obstruction',
        'Nephrotic syndrome, loss of protein by the bowel',
        'Peritoneal cancer, tuberculosis, pancreatic ascites',
      ],
      { label: 'Common causes', optional: true },
    ),
  },
  formula: ({ serum, ascites, protein }) => {
    const gradient = serum - ascites;
    const portal = roundTo(gradient, 1) >= 1.1;
    const reading = portal ? 'Portal hypertension' : 'No portal hypertension';
    if (protein === undefined) return { gradient, reading };
    const high = protein >= 2.5;
    return {
      gradient,
      reading,
      causes: portal
        ? high
          ? 'Heart failure, constrictive pericarditis, early Budd-Chiari syndrome, sinusoidal obstruction'
          : 'Cirrhosis, acute liver failure, massive metastases'
        : high
          ? 'Peritoneal cancer, tuberculosis, pancreatic ascites'
          : 'Nephrotic syndrome, loss of protein by the bowel',
    };
  },
  explanation:
    'The gradient is {gradient}, which points to: {reading}{causes?. Common causes at this protein: {causes}|}.',
  requires: [
    {
      that: ({ ascites, protein }) => protein >= ascites,
      field: 'protein',
      says: 'The total protein, {protein}, must be at least the albumin, {ascites}, of the same ascites.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ gradient }) => gradient < 0,
      says: 'Albumin is hardly ever higher in ascites than in serum: check that they are not mixed up.',
    },
    {
      level: 'caution',
      when: ({ serum }) => serum < 1.1,
      says: 'With a serum albumin below 1.1 g/dL the gradient is always low and does not exclude portal hypertension.',
    },
    {
      level: 'note',
      when: ({ protein }) => protein !== undefined && protein < 1.5,
      says: 'A protein below 1.5 g/dL goes with a higher risk of spontaneous bacterial peritonitis: look at the cell count.',
    },
  ],
  examples: [
    {
      inputs: { serum: 3, ascites: 1 },
      results: { gradient: 2, reading: 'Portal hypertension' },
      source: 'By hand: 3 - 1; Runyon 1992',
    },
    {
      inputs: { serum: 2.8, ascites: 0.8, protein: 1.4 },
      results: {
        gradient: 2,
        reading: 'Portal hypertension',
        causes: 'Cirrhosis, acute liver failure, massive metastases',
      },
      cautions: ['bacterial peritonitis'],
      source: 'By hand: 2.8 - 0.8; Runyon 1992',
    },
    {
      inputs: { serum: 3.6, ascites: 2.5, protein: 4 },
      results: {
        gradient: 1.1,
        reading: 'Portal hypertension',
        causes: 'Heart failure, constrictive pericarditis, early Budd-Chiari syndrome, sinusoidal obstruction',
      },
      source: 'By hand: 3.6 - 2.5, at the limit',
    },
    {
      inputs: { serum: '36 g/L', ascites: '26 g/L', protein: '45 g/L' },
      results: {
        gradient: 1,
        reading: 'No portal hypertension',
        causes: 'Peritoneal cancer, tuberculosis, pancreatic ascites',
      },
      source: 'By hand: 3.6 - 2.6',
    },
    {
      inputs: { serum: 1, ascites: 0.3, protein: 0.8 },
      results: {
        gradient: 0.7,
        reading: 'No portal hypertension',
        causes: 'Nephrotic syndrome, loss of protein by the bowel',
      },
      cautions: ['always low', 'bacterial peritonitis'],
      source: 'By hand: 1 - 0.3',
    },
    {
      inputs: { serum: 1.5, ascites: 3 },
      results: { gradient: -1.5, reading: 'No portal hypertension' },
      cautions: ['mixed up'],
      source: 'By hand: 1.5 - 3',
    },
    {
      inputs: { serum: 3, ascites: 2, protein: 1.5 },
      refused: 'must be at least the albumin',
      source: 'By hand: albumin is part of the protein',
    },
  ],
  notes: [
    'Both samples from the same day; the gradient tells portal hypertension with about 97% accuracy. Chylous ascites and shock mislead. A high gradient does not exclude an infection or a cancer beside it: look at the cell count.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Runyon et al.: The Serum-Ascites Albumin Gradient Is Superior to the Exudate-Transudate Concept in the Differential Diagnosis of Ascites, Ann Intern Med 117 (1992) 215',
      doi: '10.7326/0003-4819-117-3-215',
    },
  ],
});

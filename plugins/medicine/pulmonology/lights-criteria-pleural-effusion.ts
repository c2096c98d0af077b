import { category, defineCalculator, measure, roundTo } from '@reckoner/engine';

/** Light 1972, with two thirds of the upper limit of serum LDH; the albumin gradient finds transudates taken for exudates. */
export default defineCalculator({
  title: 'Light’s criteria',
  description:
    'Whether a pleural effusion is an exudate or a transudate, from protein and LDH of pleural fluid and serum, with the albumin gradient.',
  keywords: ['Lights criteria', 'pleural effusion', 'exudate or transudate', 'pleural fluid', 'thoracentesis'],
  related: ['saag-ascites'],
  inputs: {
    pleuralProtein: measure('g/dL', {
      label: 'Protein of the pleural fluid',
      symbol: 'P_p',
      min: 0,
      max: 12,
      usual: [0.5, 7],
    }),
    serumProtein: measure('g/dL', {
      label: 'Protein of the serum',
      symbol: 'P_s',
      min: 1,
      max: 15,
      usual: [3.5, 10],
    }),
    pleuralLdh: measure('U/L', {
      label: 'LDH of the pleural fluid',
      symbol: 'L_p',
      min: 0,
      max: 1e5,
      usual: [20, 20000],
    }),
    serumLdh: measure('U/L', { label: 'LDH of the serum', symbol: 'L_s', min: 10, max: 1e5, usual: [80, 5000] }),
    upperLimit: measure('U/L', {
      label: 'Upper limit of normal of serum LDH',
      help: 'Of the same laboratory and method.',
      symbol: 'L_{max}',
      min: 50,
      max: 2000,
      usual: [150, 500],
    }),
    pleuralAlbumin: measure('g/dL', {
      label: 'Albumin of the pleural fluid',
      symbol: 'A_p',
      min: 0,
      max: 7,
      usual: [0.2, 5],
      optional: true,
    }),
    serumAlbumin: measure('g/dL', {
      label: 'Albumin of the serum',
      symbol: 'A_s',
      min: 0.3,
      max: 7,
      usual: [1, 5.5],
      optional: true,
    }),
  },
  outputs: {
    reading: category(['Exudate', 'Transudate'], { label: 'By Light’s criteria' }),
    proteinRatio: measure('1', { label: 'Protein, pleural to serum', symbol: 'r_P', places: 3 }),
    ldhRatio: measure('1', { label: 'LDH, pleural to serum', symbol: 'r_L', places: 3 }),
    ldhShare: measure('1', { label: 'Pleural LDH to the upper limit', symbol: 'r_{max}', places: 4 }),
    albuminGradient: measure('g/dL', {
      label: 'Albumin gradient, serum less pleural',
      symbol: '\\Delta A',
      places: 2,
      optional: true,
    }),
  },
  formula: ({ pleuralProtein, serumProtein, pleuralLdh, serumLdh, upperLimit, pleuralAlbumin, serumAlbumin }) => {
    const proteinRatio = pleuralProtein / serumProtein;
    const ldhRatio = pleuralLdh / serumLdh;
    const ldhShare = pleuralLdh / upperLimit;
    const exudate = roundTo(proteinRatio, 3) > 0.5 || roundTo(ldhRatio, 3) > 0.6 || roundTo(ldhShare, 4) > 0.6667;
    return {
      reading: exudate ? 'Exudate' : 'Transudate',
      proteinRatio,
      ldhRatio,
      ldhShare,
      albuminGradient:
        pleuralAlbumin === undefined || serumAlbumin === undefined ? undefined : serumAlbumin - pleuralAlbumin,
    };
  },
  explanation:
    'By Light’s criteria: {reading}. The protein ratio is {proteinRatio} (exudate above 0.5), the LDH ratio {ldhRatio} (above 0.6), and the pleural LDH is {ldhShare} of the upper limit (above 2/3){albuminGradient?; the albumin gradient is {albuminGradient}|}.',
  requires: [
    {
      that: ({ pleuralAlbumin, pleuralProtein }) => pleuralAlbumin <= pleuralProtein,
      field: 'pleuralAlbumin',
      says: 'The albumin of the pleural fluid, {pleuralAlbumin}, must be at most its protein, {pleuralProtein}.',
    },
    {
      that: ({ serumAlbumin, serumProtein }) => serumAlbumin <= serumProtein,
      field: 'serumAlbumin',
      says: 'The albumin of the serum, {serumAlbumin}, must be at most its protein, {serumProtein}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ reading, albuminGradient }) =>
        reading === 'Exudate' && albuminGradient !== undefined && roundTo(albuminGradient, 2) > 1.2,
      says: 'An albumin gradient above 1.2 g/dL (12 g/L) speaks for a transudate that the criteria take for an exudate, as in heart failure under diuretics, where the ratios pass their limits by little: with pus, or with LDH far above its limits, it says nothing.',
    },
    {
      level: 'caution',
      when: ({ pleuralProtein, serumProtein, pleuralAlbumin, serumAlbumin }) =>
        pleuralProtein > serumProtein ||
        (pleuralAlbumin !== undefined && serumAlbumin !== undefined && pleuralAlbumin > serumAlbumin),
      says: 'Protein and albumin are hardly ever higher in pleural fluid than in serum: check that they are not mixed up.',
    },
    {
      level: 'note',
      when: ({ pleuralAlbumin, serumAlbumin }) => (pleuralAlbumin === undefined) !== (serumAlbumin === undefined),
      says: 'The albumin gradient needs albumin of both, pleural fluid and serum.',
    },
  ],
  examples: [
    {
      inputs: { pleuralProtein: 4.2, serumProtein: 7, pleuralLdh: 350, serumLdh: 200, upperLimit: 250 },
      results: { reading: 'Exudate', proteinRatio: 0.6, ldhRatio: 1.75, ldhShare: 1.4 },
      source: 'By hand: 4.2/7, 350/200, 350/250; all three are met',
    },
    {
      inputs: { pleuralProtein: '18 g/L', serumProtein: '64 g/L', pleuralLdh: 90, serumLdh: 210, upperLimit: 240 },
      results: { reading: 'Transudate', proteinRatio: 0.28125, ldhRatio: '0.428571', ldhShare: 0.375 },
      source: 'By hand: 18/64, 90/210, 90/240; none is met',
    },
    {
      inputs: { pleuralProtein: 3.5, serumProtein: 7, pleuralLdh: 120, serumLdh: 200, upperLimit: 180 },
      results: { reading: 'Transudate', proteinRatio: 0.5, ldhRatio: 0.6, ldhShare: '0.666667' },
      source: 'By hand: each just at its limit, which none passes',
    },
    {
      inputs: { pleuralProtein: 3, serumProtein: 7, pleuralLdh: 307, serumLdh: 600, upperLimit: 460 },
      results: { reading: 'Exudate', ldhShare: '0.667391' },
      source: 'By hand: two thirds of 460 are 306.67',
    },
    {
      inputs: {
        pleuralProtein: 5,
        serumProtein: 7,
        pleuralLdh: 350,
        serumLdh: 200,
        upperLimit: 250,
        pleuralAlbumin: 3.9,
        serumAlbumin: 3.5,
      },
      results: { reading: 'Exudate', albuminGradient: '-0.4' },
      cautions: ['mixed up'],
      source: 'By hand: 3.5 - 3.9',
    },
    {
      inputs: {
        pleuralProtein: 3.4,
        serumProtein: 6.4,
        pleuralLdh: 100,
        serumLdh: 200,
        upperLimit: 240,
        pleuralAlbumin: 1.8,
        serumAlbumin: 3.5,
      },
      results: { reading: 'Exudate', proteinRatio: 0.53125, ldhRatio: 0.5, albuminGradient: 1.7 },
      cautions: ['speaks for a transudate'],
      source: 'By hand: 3.4/6.4, 3.5 - 1.8',
    },
    {
      inputs: {
        pleuralProtein: 2.5,
        serumProtein: 6,
        pleuralLdh: 130,
        serumLdh: 200,
        upperLimit: 240,
        serumAlbumin: 3.5,
      },
      results: { reading: 'Exudate', ldhRatio: 0.65 },
      cautions: ['needs albumin of both'],
      source: 'By hand: 130/200',
    },
    {
      inputs: {
        pleuralProtein: 2.5,
        serumProtein: 6,
        pleuralLdh: 170,
        serumLdh: 300,
        upperLimit: 250,
        pleuralAlbumin: 1.8,
        serumAlbumin: 3,
      },
      results: { reading: 'Exudate', ldhShare: 0.68, albuminGradient: 1.2 },
      source: 'By hand: 170/250; 3 - 1.8 is at the limit',
    },
    {
      inputs: { pleuralProtein: 7, serumProtein: 4, pleuralLdh: 130, serumLdh: 200, upperLimit: 240 },
      results: { reading: 'Exudate', proteinRatio: 1.75 },
      cautions: ['mixed up'],
      source: 'By hand: 7/4',
    },
    {
      inputs: {
        pleuralProtein: 2,
        serumProtein: 6,
        pleuralLdh: 130,
        serumLdh: 200,
        upperLimit: 240,
        pleuralAlbumin: 2.5,
      },
      refused: 'must be at most its protein',
      source: 'By hand: albumin is part of the protein',
    },
    {
      inputs: {
        pleuralProtein: 2,
        serumProtein: 3,
        pleuralLdh: 130,
        serumLdh: 200,
        upperLimit: 240,
        serumAlbumin: 3.5,
      },
      refused: 'albumin of the serum',
      source: 'By hand: albumin is part of the protein',
    },
  ],
  notes: [
    'Samples of serum and pleural fluid of the same day. The criteria find nearly all exudates, and take a quarter or so of transudates for exudates.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Light et al.: Pleural Effusions: The Diagnostic Separation of Transudates and Exudates, Ann Intern Med 77 (1972) 507',
      doi: '10.7326/0003-4819-77-4-507',
    },
    { title: 'Light: Pleural Effusion, N Engl J Med 346 (2002) 1971', doi: '10.1056/NEJMcp010731' },
    {
      title:
        'Roth et al.: The Serum-Effusion Albumin Gradient: Differentiation of Pleural Fluid as a Transudate or Exudate, Chest 98 (1990) 546',
      doi: '10.1378/chest.98.3.546',
    },
  ],
});

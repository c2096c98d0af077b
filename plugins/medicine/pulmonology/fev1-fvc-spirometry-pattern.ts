import { category, choice, classify, defineCalculator, isBelow, measure, percent, roundTo } from '@reckoner/engine';

/** Patterns by lower limits of normal (ERS/ATS 2021) or fixed limits; grades of GOLD; response over 10% of predicted. */
export default defineCalculator({
  title: 'Spirometry interpretation',
  description:
    'Pattern of a spirometry from FEV1 and FVC, with the GOLD grade and the response to a bronchodilator in percent of predicted.',
  keywords: [
    'FEV1/FVC ratio',
    'obstruction or restriction',
    'GOLD grade',
    'bronchodilator response',
    'COPD severity',
    'lung function test',
  ],
  related: ['spirometry-gli-2012-reference', 'peak-expiratory-flow-predicted'],
  inputs: {
    fev1: measure('L', { label: 'FEV1', symbol: '\\mathrm{FEV_1}', min: 0.1, max: 9, usual: [0.3, 7] }),
    fvc: measure('L', { label: 'FVC', symbol: '\\mathrm{FVC}', min: 0.1, max: 12, usual: [0.5, 9] }),
    predictedFev1: measure('L', {
      label: 'Predicted FEV1',
      symbol: '\\mathrm{FEV_{1,p}}',
      min: 0.4,
      max: 9,
      usual: [0.7, 6.5],
    }),
    predictedFvc: measure('L', {
      label: 'Predicted FVC',
      symbol: '\\mathrm{FVC_p}',
      min: 0.4,
      max: 12,
      usual: [0.8, 8],
    }),
    limits: choice(
      { lln: 'Lower limits of normal', fixed: 'Fixed: ratio 70%, FEV1 and FVC 80% of predicted' },
      { label: 'Limits', help: 'ERS and ATS advise lower limits of normal: fixed ones mislead at low and high age.' },
    ),
    ratioLimit: percent({
      label: 'Lower limit of FEV1/FVC',
      symbol: 'r_{min}',
      min: 40,
      max: 95,
      usual: [55, 90],
      when: { limits: 'lln' },
    }),
    fev1Limit: measure('L', {
      label: 'Lower limit of FEV1',
      symbol: '\\mathrm{FEV_{1,min}}',
      min: 0.2,
      max: 8,
      usual: [0.4, 5.5],
      when: { limits: 'lln' },
    }),
    fvcLimit: measure('L', {
      label: 'Lower limit of FVC',
      symbol: '\\mathrm{FVC_{min}}',
      min: 0.3,
      max: 10,
      usual: [0.6, 6.5],
      when: { limits: 'lln' },
    }),
    postFev1: measure('L', {
      label: 'FEV1 after bronchodilator',
      symbol: '\\mathrm{FEV_{1,b}}',
      min: 0.1,
      max: 9,
      usual: [0.3, 7],
      optional: true,
    }),
    postFvc: measure('L', {
      label: 'FVC after bronchodilator',
      symbol: '\\mathrm{FVC_b}',
      min: 0.1,
      max: 12,
      usual: [0.5, 9],
      optional: true,
    }),
  },
  outputs: {
    pattern: category(
      [
        'Within limits',
        'Obstruction',
        'Obstruction, with a low FVC',
        'Low FVC without obstruction',
        'Low FEV1 alone (PRISm)',
      ],
      { label: 'Pattern' },
    ),
    ratio: percent({ label: 'FEV1/FVC', symbol: 'r', places: 1 }),
    fev1Percent: percent({ label: 'FEV1 of predicted', symbol: 'q_1', places: 0 }),
    fvcPercent: percent({ label: 'FVC of predicted', symbol: 'q_v', places: 0 }),
    grade: category(
      ['GOLD 1, mild', 'GOLD 2, moderate', 'GOLD 3, severe', 'GOLD 4, very severe', 'No COPD by spirometry'],
      {
        label: 'GOLD grade after bronchodilator',
        optional: true,
      },
    ),
    fev1Change: percent({ label: 'Change of FEV1, of predicted', symbol: '\\Delta_1', places: 1, optional: true }),
    fvcChange: percent({ label: 'Change of FVC, of predicted', symbol: '\\Delta_v', places: 1, optional: true }),
    response: category(['Response, over 10%', 'No response'], { label: 'Response to bronchodilator', optional: true }),
  },
  formula: ({ fev1, fvc, predictedFev1, predictedFvc, limits, ratioLimit, fev1Limit, fvcLimit, postFev1, postFvc }) => {
    const ratio = fev1 / fvc;
    const fev1Percent = fev1 / predictedFev1;
    const fvcPercent = fvc / predictedFvc;
    const shown = roundTo(100 * ratio, 1);
    const obstructed = limits === 'lln' ? shown < roundTo(100 * ratioLimit, 1) : shown < 70;
    const small = limits === 'lln' ? fvc < fvcLimit : roundTo(100 * fvcPercent, 0) < 80;
    const weak = limits === 'lln' ? fev1 < fev1Limit : roundTo(100 * fev1Percent, 0) < 80;
    const pattern = obstructed
      ? small
        ? 'Obstruction, with a low FVC'
        : 'Obstruction'
      : small
        ? 'Low FVC without obstruction'
        : weak
          ? 'Low FEV1 alone (PRISm)'
          : 'Within limits';
    const fev1Change = postFev1 === undefined ? undefined : (postFev1 - fev1) / predictedFev1;
    const fvcChange = postFvc === undefined ? undefined : (postFvc - fvc) / predictedFvc;
    const largest = Math.max(fev1Change ?? fvcChange ?? 0, fvcChange ?? fev1Change ?? 0);
    const response =
      fev1Change === undefined && fvcChange === undefined
        ? undefined
        : roundTo(100 * largest, 1) > 10
          ? 'Response, over 10%'
          : 'No response';
    const grade =
      postFev1 === undefined || postFvc === undefined
        ? undefined
        : roundTo((100 * postFev1) / postFvc, 1) >= 70
          ? 'No COPD by spirometry'
          : classify(
              roundTo((100 * postFev1) / predictedFev1, 0),
              [
                [30, 'GOLD 4, very severe'],
                [50, 'GOLD 3, severe'],
                [80, 'GOLD 2, moderate'],
              ],
              'GOLD 1, mild',
            );
    return { pattern, ratio, fev1Percent, fvcPercent, grade, fev1Change, fvcChange, response };
  },
  stepwise: [
    'The FEV1/FVC is compared with its lower limit, 70% where the limits are fixed, FEV1 and FVC with their own, 80% of predicted where they are fixed.',
    'The changes after bronchodilator are taken in percent of predicted: a response is over 10% in FEV1 or FVC.',
    'The GOLD grade asks for an FEV1/FVC below 70% after bronchodilator, and goes by the FEV1 then: 80% of predicted, 50% and 30%.',
  ],
  explanation:
    'Pattern: {pattern}. FEV1/FVC is {ratio}, FEV1 {fev1Percent} and FVC {fvcPercent} of predicted{response?. After bronchodilator: {response}|}{grade?; {grade}|}.',
  requires: [
    {
      that: ({ fev1, fvc }) => fev1 <= fvc,
      field: 'fev1',
      says: 'The FEV1, {fev1}, must be at most the FVC, {fvc}.',
    },
    {
      that: ({ postFev1, postFvc }) => postFev1 <= postFvc,
      field: 'postFev1',
      says: 'The FEV1 after bronchodilator, {postFev1}, must be at most the FVC, {postFvc}.',
    },
    {
      that: ({ predictedFev1, predictedFvc }) => predictedFev1 <= predictedFvc,
      field: 'predictedFev1',
      says: 'The predicted FEV1, {predictedFev1}, must be at most the predicted FVC, {predictedFvc}.',
    },
    {
      that: ({ fev1Limit, predictedFev1 }) => fev1Limit < predictedFev1,
      field: 'fev1Limit',
      says: 'The lower limit of FEV1, {fev1Limit}, must be below the predicted FEV1, {predictedFev1}.',
    },
    {
      that: ({ ratioLimit, predictedFev1, predictedFvc }) => isBelow(ratioLimit * predictedFvc, predictedFev1),
      field: 'ratioLimit',
      says: 'The lower limit of FEV1/FVC, {ratioLimit}, must be below the predicted FEV1, {predictedFev1}, over the predicted FVC, {predictedFvc}.',
    },
    {
      that: ({ fvcLimit, predictedFvc }) => fvcLimit < predictedFvc,
      field: 'fvcLimit',
      says: 'The lower limit of FVC, {fvcLimit}, must be below the predicted FVC, {predictedFvc}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ pattern }) => pattern === 'Low FVC without obstruction',
      says: 'A low FVC alone does not prove restriction: measure the lung volumes. Poor effort and trapped air look the same.',
    },
    {
      level: 'caution',
      when: ({ pattern }) => pattern === 'Obstruction, with a low FVC',
      says: 'With obstruction a low FVC comes from trapped air or from restriction as well: measure the lung volumes.',
    },
    {
      level: 'caution',
      when: ({ pattern }) => pattern === 'Low FEV1 alone (PRISm)',
      says: 'A low FEV1 with a normal ratio is not normal: poor effort, trapped air, early disease of the airways or restriction. Repeat it, and measure the lung volumes.',
    },
    {
      level: 'caution',
      when: ({ fev1Change }) => fev1Change !== undefined && roundTo(100 * fev1Change, 1) < -10,
      says: 'The FEV1 fell after the bronchodilator: check the effort, repeat it, and think of paradoxical narrowing before you grade by it.',
    },
    {
      level: 'caution',
      when: ({ grade, pattern }) =>
        grade !== undefined &&
        (grade === 'No COPD by spirometry') ===
          (pattern === 'Obstruction' || pattern === 'Obstruction, with a low FVC'),
      says: 'Pattern and GOLD grade do not agree: GOLD asks for an FEV1/FVC below 70% after the bronchodilator, the pattern for its limit before it. At high age 70% finds too much, at low age too little; obstruction that is gone afterwards speaks for asthma.',
    },
    {
      level: 'note',
      when: ({ grade, pattern }) =>
        grade === undefined && (pattern === 'Obstruction' || pattern === 'Obstruction, with a low FVC'),
      says: 'For the GOLD grade FEV1 and FVC after a bronchodilator are needed.',
    },
    {
      level: 'caution',
      when: ({ limits }) => limits === 'fixed',
      says: 'Fixed limits find too much obstruction in the old and too little in the young: use lower limits of normal.',
    },
  ],
  examples: [
    {
      inputs: {
        fev1: 1.8,
        fvc: 3.2,
        predictedFev1: 3,
        predictedFvc: 4,
        limits: 'lln',
        ratioLimit: 65,
        fev1Limit: 2.3,
        fvcLimit: 3.1,
        postFev1: 2.2,
        postFvc: 3.5,
      },
      results: {
        pattern: 'Obstruction',
        ratio: 56.25,
        fev1Percent: 60,
        fvcPercent: 80,
        grade: 'GOLD 2, moderate',
        fev1Change: '13.33333',
        fvcChange: 7.5,
        response: 'Response, over 10%',
      },
      source: 'By hand: 1.8/3.2; 0.4/3, 0.3/4; 2.2/3.5 = 62.9%, 2.2/3 = 73.3%',
    },
    {
      inputs: { fev1: 3.2, fvc: 4, predictedFev1: 3.2, predictedFvc: 4, limits: 'fixed' },
      results: { pattern: 'Within limits', ratio: 80, fev1Percent: 100, fvcPercent: 100 },
      cautions: ['Fixed limits'],
      source: 'By hand: 3.2/4',
    },
    {
      inputs: {
        fev1: 1.9,
        fvc: 2.3,
        predictedFev1: 3,
        predictedFvc: 3.8,
        limits: 'lln',
        ratioLimit: 68,
        fev1Limit: 2.3,
        fvcLimit: 3,
        postFev1: '2000 mL',
        postFvc: 2.4,
      },
      results: {
        pattern: 'Low FVC without obstruction',
        ratio: '82.6087',
        fvcPercent: '60.52632',
        grade: 'No COPD by spirometry',
        fev1Change: '3.33333',
        response: 'No response',
      },
      cautions: ['does not prove restriction'],
      source: 'By hand: 1.9/2.3, 2.3/3.8, 0.1/3; 2/2.4 = 83%',
    },
    {
      inputs: {
        fev1: 0.8,
        fvc: 2,
        predictedFev1: 3,
        predictedFvc: 4,
        limits: 'fixed',
        postFev1: 0.88,
        postFvc: 2.2,
      },
      results: {
        pattern: 'Obstruction, with a low FVC',
        ratio: 40,
        fvcPercent: 50,
        grade: 'GOLD 4, very severe',
        fvcChange: 5,
        response: 'No response',
      },
      cautions: ['trapped air or from restriction', 'Fixed limits'],
      source: 'By hand: 0.8/2; 0.88/3 = 29.3%',
    },
    {
      inputs: { fev1: 2, fvc: 3.4, predictedFev1: 3, predictedFvc: 4, limits: 'fixed', postFvc: 3.8 },
      results: { pattern: 'Obstruction', ratio: '58.82353', fvcChange: 10, response: 'No response' },
      cautions: ['GOLD grade', 'Fixed limits'],
      source: 'By hand: 2/3.4; 0.4/4, just at the limit',
    },
    {
      inputs: {
        fev1: 1.2,
        fvc: 3.2,
        predictedFev1: 3,
        predictedFvc: 4,
        limits: 'lln',
        ratioLimit: 65,
        fev1Limit: 2.3,
        fvcLimit: 3.2,
        postFev1: 1.2,
        postFvc: 3.3,
      },
      results: { pattern: 'Obstruction', grade: 'GOLD 3, severe', fev1Change: 0 },
      source: 'By hand: 37.5%; 1.2/3 = 40%; FVC just at its limit',
    },
    {
      inputs: {
        fev1: 2.4,
        fvc: 3.6,
        predictedFev1: 3,
        predictedFvc: 4,
        limits: 'fixed',
        postFev1: 2.4,
        postFvc: 3.5,
      },
      results: { pattern: 'Obstruction', ratio: '66.66667', grade: 'GOLD 1, mild', fvcChange: -2.5 },
      cautions: ['Fixed limits'],
      source: 'By hand: 2.4/3.6; 2.4/3.5 = 68.6%, 2.4/3 = 80%',
    },
    {
      inputs: {
        fev1: 2,
        fvc: 3,
        predictedFev1: 2.2,
        predictedFvc: 3,
        limits: 'lln',
        ratioLimit: 62,
        fev1Limit: 1.5,
        fvcLimit: 2.2,
        postFev1: 2,
        postFvc: 3,
      },
      results: { pattern: 'Within limits', ratio: '66.66667', grade: 'GOLD 1, mild' },
      cautions: ['do not agree'],
      source: 'By hand: 2/3 lies above 62%, and below 70%; 2/2.2 = 91%',
    },
    {
      inputs: { fev1: 2.4, fvc: 3.3, predictedFev1: 4, predictedFvc: 4, limits: 'fixed' },
      results: { pattern: 'Low FEV1 alone (PRISm)', ratio: '72.72727', fev1Percent: 60, fvcPercent: 82.5 },
      cautions: ['is not normal', 'Fixed limits'],
      source: 'By hand: 2.4/3.3; 2.4/4 is below 80%',
    },
    {
      inputs: {
        fev1: 2.2,
        fvc: 2.9,
        predictedFev1: 3,
        predictedFvc: 3.5,
        limits: 'lln',
        ratioLimit: 70,
        fev1Limit: 2.3,
        fvcLimit: 2.8,
        postFev1: 1.8,
      },
      results: {
        pattern: 'Low FEV1 alone (PRISm)',
        ratio: '75.86207',
        fev1Change: '-13.33333',
        response: 'No response',
      },
      cautions: ['is not normal', 'fell after the bronchodilator'],
      source: 'By hand: 2.2/2.9; 2.2 is below 2.3; -0.4/3',
    },
    {
      inputs: {
        fev1: 2.3,
        fvc: 2.9,
        predictedFev1: 3,
        predictedFvc: 3.5,
        limits: 'lln',
        ratioLimit: 70,
        fev1Limit: 2.3,
        fvcLimit: 2.8,
      },
      results: { pattern: 'Within limits', ratio: '79.31034' },
      source: 'By hand: 2.3/2.9; FEV1 just at its limit',
    },
    {
      inputs: {
        fev1: 2,
        fvc: 3,
        predictedFev1: 3,
        predictedFvc: 4,
        limits: 'lln',
        ratioLimit: 85,
        fev1Limit: 2.3,
        fvcLimit: 3,
      },
      refused: 'over the predicted FVC',
      source: 'By hand: 3/4 is 75%',
    },
    {
      inputs: {
        fev1: 2,
        fvc: 3,
        predictedFev1: 3,
        predictedFvc: 4,
        limits: 'lln',
        ratioLimit: 65,
        fev1Limit: 3.1,
        fvcLimit: 3,
      },
      refused: 'lower limit of FEV1',
      source: 'By hand: the lower limit lies below the mean',
    },
    {
      inputs: { fev1: 4, fvc: 3, predictedFev1: 3, predictedFvc: 4, limits: 'fixed' },
      refused: 'must be at most the FVC',
      source: 'By hand: FEV1 is part of the FVC',
    },
    {
      inputs: { fev1: 2, fvc: 3, predictedFev1: 3, predictedFvc: 4, limits: 'fixed', postFev1: 3, postFvc: 2.9 },
      refused: 'after bronchodilator',
      source: 'By hand: FEV1 is part of the FVC',
    },
    {
      inputs: { fev1: 2, fvc: 3, predictedFev1: 4, predictedFvc: 3, limits: 'fixed' },
      refused: 'at most the predicted FVC',
      source: 'By hand: FEV1 is part of the FVC',
    },
    {
      inputs: {
        fev1: 2,
        fvc: 3,
        predictedFev1: 3,
        predictedFvc: 4,
        limits: 'lln',
        ratioLimit: 65,
        fev1Limit: 2,
        fvcLimit: 4,
      },
      refused: 'must be below the predicted',
      source: 'By hand: the lower limit lies below the mean',
    },
  ],
  notes: [
    'Predicted values and lower limits come from reference equations, as of the Global Lung Function Initiative; the spirometer prints them. A normal spirometry does not exclude asthma, and COPD needs symptoms or exposure beside it.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Stanojevic et al.: ERS/ATS Technical Standard on Interpretive Strategies for Routine Lung Function Tests, Eur Respir J 60 (2022) 2101499',
      doi: '10.1183/13993003.01499-2021',
    },
    {
      title:
        'Agustí et al.: Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary, Eur Respir J 61 (2023) 2300239',
      doi: '10.1183/13993003.00239-2023',
    },
  ],
});

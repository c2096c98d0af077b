import { category, choice, classify, defineCalculator, flag, integer } from '@reckoner/engine';

/** Ranson 1974 for pancreatitis without, 1982 for that with gallstones, whose limits stand in brackets. */
export default defineCalculator({
  title: 'Ranson criteria',
  description: 'Severity and mortality of acute pancreatitis from findings at admission and after 48 hours.',
  keywords: ['Ranson score', 'acute pancreatitis severity', 'gallstone pancreatitis', 'pancreatitis mortality'],
  related: ['bisap-score'],
  inputs: {
    cause: choice({ other: 'Without gallstones', gallstones: 'With gallstones' }, { label: 'Pancreatitis' }),
    age: flag({ label: 'Age over 55 years (gallstones: 70)' }),
    whiteCount: flag({ label: 'White count over 16 × 10⁹/L (gallstones: 18)' }),
    glucose: flag({ label: 'Glucose over 200 mg/dL, 11.1 mmol/L (gallstones: 220, 12.2)' }),
    lactateDehydrogenase: flag({ label: 'LDH over 350 U/L (gallstones: 400)' }),
    ast: flag({ label: 'AST over 250 U/L' }),
    hematocrit: flag({ label: 'Within 48 h: hematocrit fell by over 10 points' }),
    urea: flag({
      label: 'Within 48 h: BUN rose by over 5 mg/dL, urea 1.8 mmol/L (gallstones: 2, 0.7)',
      help: 'In spite of fluids.',
    }),
    calcium: flag({ label: 'Within 48 h: calcium below 8 mg/dL, 2.0 mmol/L' }),
    oxygen: flag({ label: 'Within 48 h: PaO₂ below 60 mmHg, 8 kPa', when: { cause: 'other' } }),
    baseDeficit: flag({ label: 'Within 48 h: base deficit over 4 mmol/L (gallstones: 5)' }),
    fluid: flag({ label: 'Within 48 h: fluid sequestration over 6 L (gallstones: 4)' }),
    complete: flag({ label: '48 hours have passed', default: true }),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    mortality: category(['0 to 3%', 'About 15%', 'About 40%', 'Near 100%'], {
      label: 'Mortality',
      of: 'score',
      optional: true,
    }),
    atAdmission: integer({ label: 'Criteria at admission' }),
    later: integer({ label: 'Criteria within 48 hours' }),
  },
  formula: (patient) => {
    const atAdmission =
      (patient.age ? 1 : 0) +
      (patient.whiteCount ? 1 : 0) +
      (patient.glucose ? 1 : 0) +
      (patient.lactateDehydrogenase ? 1 : 0) +
      (patient.ast ? 1 : 0);
    const oxygen = patient.cause === 'other' && patient.oxygen ? 1 : 0;
    const later =
      oxygen +
      (patient.hematocrit ? 1 : 0) +
      (patient.urea ? 1 : 0) +
      (patient.calcium ? 1 : 0) +
      (patient.baseDeficit ? 1 : 0) +
      (patient.fluid ? 1 : 0);
    const score = atAdmission + later;
    if (!patient.complete) return { score, atAdmission, later };
    return {
      score,
      mortality: classify(
        score,
        [
          [3, '0 to 3%'],
          [5, 'About 15%'],
          [7, 'About 40%'],
        ],
        'Near 100%',
      ),
      atAdmission,
      later,
    };
  },
  explanation: ({ cause }) =>
    cause === 'gallstones'
      ? 'Of 10 criteria {score} {score|is|are} met{mortality?; the mortality of such patients was: {mortality}|, before 48 hours have passed}.'
      : 'Of 11 criteria {score} {score|is|are} met{mortality?; the mortality of such patients was: {mortality}|, before 48 hours have passed}.',
  cautions: [
    {
      level: 'caution',
      when: ({ complete }) => !complete,
      says: 'Before 48 hours the score is not complete and can only rise: do not take a low one for a mild course.',
    },
    {
      level: 'caution',
      when: ({ score }) => score >= 3,
      says: 'From 3 criteria on pancreatitis counts as severe: consider intensive or intermediate care.',
    },
  ],
  examples: [
    {
      inputs: { cause: 'other', age: true, glucose: true, calcium: true, oxygen: true },
      results: { score: 4, mortality: 'About 15%', atAdmission: 2, later: 2 },
      cautions: ['counts as severe'],
      source: 'Ranson 1974: 2 at admission, 2 within 48 hours',
    },
    {
      inputs: { cause: 'gallstones', whiteCount: true, complete: false },
      results: { score: 1, atAdmission: 1, later: 0 },
      cautions: ['can only rise'],
      source: 'Ranson 1982: 1 at admission',
    },
    {
      inputs: { cause: 'other', ast: true },
      results: { score: 1, mortality: '0 to 3%', atAdmission: 1, later: 0 },
      source: 'Ranson 1974: 1 at admission',
    },
    {
      inputs: { cause: 'gallstones', ast: true, lactateDehydrogenase: true, hematocrit: true, urea: true, fluid: true },
      results: { score: 5, mortality: 'About 40%', atAdmission: 2, later: 3 },
      cautions: ['counts as severe'],
      source: 'Ranson 1982: 2 and 3',
    },
    {
      inputs: {
        cause: 'other',
        age: true,
        whiteCount: true,
        glucose: true,
        lactateDehydrogenase: true,
        ast: true,
        hematocrit: true,
        urea: true,
        calcium: true,
        oxygen: true,
        baseDeficit: true,
        fluid: true,
      },
      results: { score: 11, mortality: 'Near 100%', atAdmission: 5, later: 6 },
      cautions: ['counts as severe'],
      source: 'Ranson 1974: all criteria',
    },
  ],
  notes: [
    'For adults with acute pancreatitis. The mortalities are of the 1970s and 1980s, of both causes together: today fewer die. With gallstones PaO₂ is no criterion, though some lists keep it. BISAP needs no 48 hours.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Ranson et al.: Prognostic Signs and the Role of Operative Management in Acute Pancreatitis, Surg Gynecol Obstet 139 (1974) 69',
    },
    {
      title:
        'Ranson: Etiological and Prognostic Factors in Human Acute Pancreatitis: a Review, Am J Gastroenterol 77 (1982) 633',
    },
  ],
});

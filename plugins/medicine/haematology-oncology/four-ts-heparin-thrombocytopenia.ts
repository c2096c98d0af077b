import {
  category,
  choice,
  classify,
  defineCalculator,
  flag,
  integer,
  isAbove,
  isBelow,
  measure,
  percent,
  roundTo,
} from '@reckoner/engine';

/** Lo 2006, with the surgery of the last three days as in Warkentin 2010; values by the meta-analysis of Cuker 2012. */
export default defineCalculator({
  title: '4Ts score for HIT',
  description:
    'Pretest probability of heparin-induced thrombocytopenia by the 4Ts score, with the points of the platelets from their counts.',
  keywords: ['4T score', 'heparin-induced thrombocytopenia', 'HIT', 'HITT', 'PF4 antibodies', 'pretest probability'],
  related: ['wells-score-dvt'],
  inputs: {
    before: measure('10^9/L', {
      label: 'Platelets before the fall',
      help: 'The highest since heparin was begun, or just before.',
      symbol: 'P_0',
      min: 10,
      max: 2000,
      usual: [50, 1000],
    }),
    lowest: measure('10^9/L', { label: 'Lowest platelets', symbol: 'P_1', min: 0, max: 2000, usual: [1, 500] }),
    surgery: flag({ label: 'Surgery within 3 days before the fall' }),
    timing: choice(
      {
        typical: {
          label: 'Clear onset on days 5 to 10, or within 1 day with heparin in the last 30 days',
          value: 2,
          also: ['2', 'days 5 to 10'],
        },
        possible: {
          label: 'Days 5 to 10 but unclear, after day 10, or within 1 day with heparin 30 to 100 days ago',
          value: 1,
          also: ['1', 'after day 10'],
        },
        early: { label: 'Before day 5 without heparin in the last 100 days', value: 0, also: ['0', 'before day 5'] },
      },
      { label: 'Timing of the fall', help: 'The first day of heparin is day 0.' },
    ),
    thrombosis: choice(
      {
        proven: {
          label: 'New thrombosis, skin necrosis, or acute reaction to a bolus of heparin',
          value: 2,
          also: ['2', 'new thrombosis', 'skin necrosis'],
        },
        suspected: {
          label: 'Progressive, recurrent or suspected thrombosis, or red skin lesions',
          value: 1,
          also: ['1', 'suspected thrombosis'],
        },
        none: { label: 'None', value: 0, also: ['0'] },
      },
      { label: 'Thrombosis or other sequelae' },
    ),
    otherCause: choice(
      {
        none: { label: 'None apparent', value: 2, also: ['none'] },
        possible: { label: 'Possible', value: 1 },
        definite: { label: 'Definite', value: 0 },
      },
      { label: 'Other causes of thrombocytopenia', help: 'Sepsis, drugs, DIC, bleeding, devices and others.' },
    ),
  },
  outputs: {
    score: integer({ label: '4Ts score' }),
    probability: category(['Low (0 to 3)', 'Intermediate (4 or 5)', 'High (6 to 8)'], {
      label: 'Pretest probability',
      of: 'score',
    }),
    frequency: percent({ label: 'With HIT in studies (Cuker 2012)', places: 1 }),
    fall: percent({ label: 'Fall of the platelets', symbol: 'f', places: 1 }),
    plateletPoints: integer({ label: 'Points of the platelets' }),
  },
  formula: ({ before, lowest, surgery, timing, thrombosis, otherCause }) => {
    const fall = (before - lowest) / before;
    const shown = roundTo(100 * fall, 1);
    const plateletPoints = shown < 30 || lowest < 10 ? 0 : isAbove(shown, 50) && lowest >= 20 && !surgery ? 2 : 1;
    const score = plateletPoints + timing + thrombosis + otherCause;
    return {
      score,
      probability: classify(
        score,
        [
          [4, 'Low (0 to 3)'],
          [6, 'Intermediate (4 or 5)'],
        ],
        'High (6 to 8)',
      ),
      frequency: score < 4 ? 0.002 : score < 6 ? 0.14 : 0.64,
      fall,
      plateletPoints,
    };
  },
  shown: ({ before, lowest, timing, thrombosis, otherCause, plateletPoints }) => ({
    score: plateletPoints + timing + thrombosis + otherCause,
    fall: (before - lowest) / before,
    frequency: undefined,
    plateletPoints: undefined,
    probability: undefined,
  }),
  stepwise: [
    'Platelets: 2 points for a fall by more than 50% to 20 × 10⁹/L or more without surgery in the 3 days before; 0 points for a fall by less than 30% or to below 10 × 10⁹/L; else 1 point.',
  ],
  explanation:
    'The 4Ts score is {score}: {probability}; {plateletPoints} {plateletPoints|point|points} of it for platelets that fell by {fall}. In studies {frequency} of patients with such a score had HIT.',
  requires: [
    {
      that: ({ before, lowest }) => lowest <= before,
      field: 'lowest',
      says: 'The lowest platelets, {lowest}, are more than those before the fall, {before}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ score }) => score > 5,
      says: 'High: stop all heparin now, also flushes and coated catheters, give an anticoagulant that is no heparin at the full dose, and send PF4 antibodies (ASH 2018). No warfarin until the platelets have recovered to 150 × 10⁹/L, and no platelets without bleeding. Look for thrombosis.',
    },
    {
      level: 'danger',
      when: ({ score }) => score === 4 || score === 5,
      says: 'Intermediate: stop all heparin, also flushes, and send PF4 antibodies; give an anticoagulant that is no heparin, at the full dose or, where the patient may bleed and there is no other need for it, at that of prophylaxis (ASH 2018). No warfarin until the platelets have recovered.',
    },
    {
      level: 'caution',
      when: ({ score }) => score < 4,
      says: 'Low: 99.8% of patients with 0 to 3 points had no HIT, and heparin may go on without a test (ASH 2018) only where counts and dates are complete. Where some are missing or uncertain, test; score again as counts change.',
    },
    {
      level: 'danger',
      when: ({ score, thrombosis }) => score < 4 && thrombosis > 0,
      says: 'A thrombosis, skin lesion or reaction under heparin beside a low score: ask a hematologist before heparin goes on.',
    },
    {
      level: 'danger',
      when: ({ lowest }) => lowest < 20,
      says: 'Platelets below 20 × 10⁹/L are rare in HIT alone: look for DIC, thrombotic microangiopathy, sepsis, drugs and purpura after transfusion now, and repeat the count from a citrate tube. The score does not tell the risk of bleeding.',
    },
    {
      level: 'caution',
      when: ({ fall }) => isBelow(roundTo(100 * fall, 1), 30),
      says: 'The platelets fell by less than 30%: was the highest count since heparin was begun entered?',
    },
    {
      level: 'caution',
      when: ({ surgery }) => surgery,
      says: 'Platelets fall by themselves in the first days after surgery, most of all after the heart-lung machine: a second fall from day 5 on, after a recovery, points to HIT. Count that fall from its own peak.',
    },
  ],
  examples: [
    {
      inputs: { before: 250, lowest: 60, timing: 'typical', thrombosis: 'proven', otherCause: 'none' },
      results: { score: 8, probability: 'High (6 to 8)', frequency: 64, fall: 76, plateletPoints: 2 },
      cautions: ['give an anticoagulant that is no heparin at the full dose'],
      source: 'Table 2 of Critical Care 2011 (cc9993): 2 + 2 + 2 + 2; Cuker 2012: 0.64',
    },
    {
      inputs: { before: 200, lowest: 80, timing: 'possible', thrombosis: 'none', otherCause: 'possible' },
      results: { score: 4, probability: 'Intermediate (4 or 5)', frequency: 14, fall: 60 },
      cautions: ['Intermediate'],
      source: 'Thrombosis Journal 2020, 18, table 1 of its case: 2 + 1 + 0 + 1 = 4; Cuker 2012: 0.14',
    },
    {
      inputs: { before: 200, lowest: 100, timing: 'possible', thrombosis: 'none', otherCause: 'possible' },
      results: { score: 3, probability: 'Low (0 to 3)', frequency: 0.2, fall: 50, plateletPoints: 1 },
      cautions: ['Low: 99.8%'],
      source: 'Same table: 50% is not more than 50%: 1 + 1 + 0 + 1; Cuker 2012: 1 − 0.998',
    },
    {
      inputs: { before: 200, lowest: 15, timing: 'typical', thrombosis: 'suspected', otherCause: 'possible' },
      results: { score: 5, plateletPoints: 1, fall: 92.5, probability: 'Intermediate (4 or 5)' },
      cautions: ['Intermediate', 'rare in HIT alone'],
      source: 'Same table: 10 to 19 is 1 point: 1 + 2 + 1 + 1',
    },
    {
      inputs: { before: 200, lowest: 8, timing: 'early', thrombosis: 'suspected', otherCause: 'definite' },
      results: { score: 1, plateletPoints: 0, fall: 96 },
      cautions: ['Low: 99.8%', 'beside a low score', 'rare in HIT alone'],
      source: 'Same table: below 10 is 0 points: 0 + 0 + 1 + 0',
    },
    {
      inputs: { before: 200, lowest: 150, timing: 'early', thrombosis: 'none', otherCause: 'definite' },
      results: { score: 0, plateletPoints: 0, fall: 25 },
      cautions: ['Low: 99.8%', 'less than 30%'],
      source: 'Same table: below 30% is 0 points',
    },
    {
      inputs: {
        before: 300,
        lowest: 90,
        surgery: true,
        timing: 'typical',
        thrombosis: 'proven',
        otherCause: 'possible',
      },
      results: { score: 6, plateletPoints: 1, fall: 70 },
      cautions: ['at the full dose', 'after surgery'],
      source: 'Empendium, table 3.1-1: more than 50% and surgery within 3 days is 1 point: 1 + 2 + 2 + 1',
    },
    {
      inputs: { before: 100, lowest: 200, timing: 'early', thrombosis: 'none', otherCause: 'definite' },
      refused: 'more than those before',
      source: 'By definition',
    },
  ],
  notes: [
    'For adults under heparin or shortly after it. Patients in intensive care and after heart surgery have many other causes: the score is less sure there.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Lo et al.: Evaluation of Pretest Clinical Score (4 T’s) for the Diagnosis of Heparin-Induced Thrombocytopenia in Two Clinical Settings, J Thromb Haemost 4 (2006) 759 (points identical in three public copies)',
      doi: '10.1111/j.1538-7836.2006.01787.x',
    },
    {
      title:
        'Cuker et al.: Predictive Value of the 4Ts Scoring System for Heparin-Induced Thrombocytopenia, Blood 120 (2012) 4160',
      doi: '10.1182/blood-2012-07-443051',
    },
    {
      title:
        'Cuker et al.: American Society of Hematology 2018 Guidelines for Management of Venous Thromboembolism: Heparin-Induced Thrombocytopenia, Blood Adv 2 (2018) 3360',
      doi: '10.1182/bloodadvances.2018024489',
    },
    { title: 'Empendium (McMaster Textbook), table 3.1-1: Modified 4T’s pretest HIT probability score' },
  ],
});

import { category, choice, defineCalculator, measure, number, roundTo, table } from '@reckoner/engine';
import { swollenJoints, tenderJoints } from './shared/joints.js';

/** Prevoo 1995 and the validated forms with CRP and without the patient’s global assessment. */
export default defineCalculator({
  title: 'DAS28 rheumatoid arthritis activity',
  description:
    'Disease activity score of 28 joints with ESR or CRP, with or without the patient’s global assessment, and the EULAR response to treatment.',
  keywords: ['DAS28-ESR', 'DAS28-CRP', 'disease activity score', 'rheumatoid arthritis', 'EULAR response'],
  related: ['cdai-sdai-rheumatoid'],
  inputs: {
    marker: choice(
      { esr: { label: 'ESR', also: ['DAS28-ESR'] }, crp: { label: 'CRP', also: ['DAS28-CRP'] } },
      { label: 'Marker' },
    ),
    tender: tenderJoints,
    swollen: swollenJoints,
    esr: number({
      label: 'ESR in mm/h',
      help: 'Westergren, after the first hour. Where the laboratory reports 0 or less than 1, enter 1.',
      symbol: '\\mathrm{ESR}',
      min: 1,
      max: 200,
      usual: [1, 140],
      when: { marker: 'esr' },
    }),
    crp: measure('mg/L', {
      label: 'C-reactive protein',
      help: 'In mg/L, or with its unit: 1.5 mg/dL.',
      symbol: '\\mathrm{CRP}',
      min: 0,
      max: 600,
      usual: [0, 200],
      when: { marker: 'crp' },
    }),
    global: number({
      label: 'Global assessment by the patient, 0 to 100 mm',
      help: '0 very well, 100 very bad. A scale of 0 to 10 is taken ten times. Without it the form of three variables is used.',
      symbol: '\\mathrm{GH}',
      min: 0,
      max: 100,
      usual: 'all',
      optional: true,
    }),
    previous: number({
      label: 'DAS28 before treatment',
      help: 'Of the same form (marker, number of variables): for the EULAR response.',
      symbol: '\\mathrm{DAS28}_0',
      min: 0,
      max: 10,
      usual: [1, 9.4],
      optional: true,
    }),
  },
  outputs: {
    das: number({ label: 'DAS28', symbol: '\\mathrm{DAS28}', places: 2 }),
    activity: category(['Remission', 'Low', 'Moderate', 'High'], { label: 'Activity (cuts of DAS28-ESR)', of: 'das' }),
    improvement: number({ label: 'Improvement', symbol: '\\Delta', places: 2, optional: true }),
    response: category(['Good', 'Moderate', 'None'], { label: 'EULAR response', optional: true }),
    parts: table(
      {
        part: category(['Tender joints', 'Swollen joints', 'ESR', 'CRP', 'Global assessment', 'Constant'], {
          label: 'Part',
        }),
        points: number({ label: 'Points', places: 2 }),
      },
      { label: 'What the score is made of' },
    ),
  },
  formula: ({ marker, tender, swollen, esr, crp, global, previous }) => {
    const factor = global === undefined ? (marker === 'esr' ? 1.08 : 1.1) : 1;
    const constant = global === undefined ? (marker === 'esr' ? 0.16 : 1.15) : marker === 'esr' ? 0 : 0.96;
    const inflammation = marker === 'esr' ? 0.7 * Math.log(esr) : 0.36 * Math.log(crp + 1);
    const das =
      factor * (0.56 * Math.sqrt(tender) + 0.28 * Math.sqrt(swollen) + inflammation) + 0.014 * (global ?? 0) + constant;
    const level = roundTo(das, 2);
    const activity = level < 2.6 ? 'Remission' : level <= 3.2 ? 'Low' : level <= 5.1 ? 'Moderate' : 'High';
    const parts = [
      { part: 'Tender joints' as const, points: factor * 0.56 * Math.sqrt(tender) },
      { part: 'Swollen joints' as const, points: factor * 0.28 * Math.sqrt(swollen) },
      { part: marker === 'esr' ? ('ESR' as const) : ('CRP' as const), points: factor * inflammation },
      ...(global === undefined ? [] : [{ part: 'Global assessment' as const, points: 0.014 * global }]),
      ...(constant > 0 ? [{ part: 'Constant' as const, points: constant }] : []),
    ];
    if (previous === undefined) return { das, activity, parts };
    const improvement = roundTo(previous - level, 2);
    const response =
      improvement > 1.2 && level <= 3.2
        ? 'Good'
        : improvement > 1.2 || (improvement > 0.6 && level <= 5.1)
          ? 'Moderate'
          : 'None';
    return { das, activity, improvement, response, parts };
  },
  shown: ({ tender, swollen, marker, esr, crp, global, previous, das }) => ({
    das:
      marker === 'esr'
        ? global === undefined
          ? 1.08 * (0.56 * Math.sqrt(tender) + 0.28 * Math.sqrt(swollen) + 0.7 * Math.log(esr)) + 0.16
          : 0.56 * Math.sqrt(tender) + 0.28 * Math.sqrt(swollen) + 0.7 * Math.log(esr) + 0.014 * global
        : global === undefined
          ? 1.1 * (0.56 * Math.sqrt(tender) + 0.28 * Math.sqrt(swollen) + 0.36 * Math.log(crp + 1)) + 1.15
          : 0.56 * Math.sqrt(tender) + 0.28 * Math.sqrt(swollen) + 0.36 * Math.log(crp + 1) + 0.014 * global + 0.96,
    improvement: previous === undefined ? undefined : roundTo(previous - roundTo(das, 2), 2),
  }),
  figure: { kind: 'bars', table: 'parts', label: 'part', value: 'points' },
  explanation: ({ improvement }) =>
    improvement === undefined
      ? 'With {tender} tender and {swollen} swollen {swollen|joint|joints}, {esr?an ESR of {esr} mm/h|}{crp?a CRP of {crp}|} and {global?a global assessment of {global} mm of 100|no global assessment (form of three variables)} the DAS28 is {das}: {activity} by the cuts 2.6, 3.2 and 5.1.'
      : 'With {tender} tender and {swollen} swollen {swollen|joint|joints}, {esr?an ESR of {esr} mm/h|}{crp?a CRP of {crp}|} and {global?a global assessment of {global} mm of 100|no global assessment (form of three variables)} the DAS28 is {das}: {activity} by the cuts 2.6, 3.2 and 5.1. It is {improvement|{|improvement|} higher than|the same as|{|improvement|} lower than} before treatment: the EULAR response is “{response}”.',
  cautions: [
    {
      level: 'caution',
      when: ({ marker, das }) =>
        marker === 'crp' &&
        ((roundTo(das, 2) >= 2.4 && roundTo(das, 2) < 2.6) ||
          (roundTo(das, 2) > 2.9 && roundTo(das, 2) <= 3.2) ||
          (roundTo(das, 2) > 4.6 && roundTo(das, 2) <= 5.1)),
      says: 'DAS28 with CRP comes out lower than with ESR: cuts of 2.4 for remission, 2.9 for low (Fleischmann 2015) and 4.6 for moderate activity (2017) fit it better, and by these this score is one class higher.',
    },
    {
      level: 'caution',
      when: ({ activity, tender, swollen, crp, global }) =>
        activity === 'Remission' && (tender > 1 || swollen > 1 || (crp ?? 0) > 10 || (global ?? 0) > 20),
      says: 'Not remission by the ACR and EULAR criteria of 2022 in their form of single items (at most 1 tender and 1 swollen joint, a CRP of at most 10 mg/L and a global assessment of at most 20 mm): joints may still be damaged. Their other form takes a CDAI up to 2.8 or an SDAI up to 3.3.',
    },
    {
      level: 'caution',
      when: ({ das, swollen, tender, esr, crp }) =>
        roundTo(das, 2) > 3.2 && swollen === 0 && tender > 0 && (crp === undefined ? esr <= 20 : crp <= 10),
      says: 'No swollen joint and a low marker: the score comes from tenderness and well-being, as in fibromyalgia or damage. Look for inflammation (ultrasound) before treatment is stepped up.',
    },
    {
      level: 'caution',
      when: ({ swollen, crp }) => crp !== undefined && crp < 2 && swollen >= 2,
      says: 'A low CRP beside {swollen} swollen joints: check that it is in mg/L. 1 mg/dL is 10 mg/L; drugs against interleukin 6 and JAK inhibitors keep it low as well.',
    },
    {
      level: 'caution',
      when: ({ tender, swollen, global }) =>
        global !== undefined && global > 0 && global <= 10 && tender + swollen >= 3,
      says: 'So good a global assessment beside tender or swollen joints: check that it is of 0 to 100 mm. 7 of 10 is entered as 70.',
    },
    {
      level: 'note',
      when: ({ das }) => roundTo(das, 2) === 3.2,
      says: 'Exactly 3.2 is low by EULAR; das-score.nl calls low what is below 3.2.',
    },
    {
      level: 'note',
      when: ({ previous }) => previous !== undefined && previous <= 3.2,
      says: 'The EULAR response was made for patients with active disease before treatment: from {previous} little improvement is possible.',
    },
  ],
  examples: [
    {
      inputs: { marker: 'esr', tender: 6, swollen: 4, esr: 30, global: 50 },
      results: {
        das: 5.01255242,
        activity: 'Moderate',
        parts: [
          ['Tender joints', 1.37171426],
          ['Swollen joints', 0.56],
          ['ESR', 2.38083817],
          ['Global assessment', 0.7],
        ],
      },
      source: 'Python 3.11 (mpmath): 0.56√6 + 0.28√4 + 0.70 ln 30 + 0.7',
    },
    {
      inputs: { marker: 'esr', tender: 6, swollen: 4, esr: 30 },
      results: { das: 4.81755662, activity: 'Moderate' },
      source: 'Python 3.11 (mpmath), three variables',
    },
    {
      inputs: { marker: 'crp', tender: 6, swollen: 4, crp: 15, global: 50, previous: 5.5 },
      results: { das: 4.5898462, activity: 'Moderate', improvement: 0.91, response: 'Moderate' },
      source: 'Python 3.11 (mpmath); EULAR: improved by more than 0.6 to at most 5.1',
    },
    {
      inputs: { marker: 'crp', tender: 6, swollen: 4, crp: 15 },
      results: { das: 4.37283082 },
      source: 'Python 3.11 (mpmath), three variables',
    },
    {
      inputs: { marker: 'crp', tender: 0, swollen: 0, crp: 0, global: 0 },
      results: { das: 0.96, activity: 'Remission' },
      source: 'medicalalgorithms.com: the lowest of four variables is 0.96',
    },
    {
      inputs: { marker: 'crp', tender: 0, swollen: 0, crp: '0.5 mg/dL' },
      results: {
        das: 1.85953675,
        activity: 'Remission',
        parts: [
          ['Tender joints', 0],
          ['Swollen joints', 0],
          ['CRP', 0.70953675],
          ['Constant', 1.15],
        ],
      },
      source: 'Python 3.11 (mpmath): 1.1 × 0.36 ln 6 + 1.15',
    },
    {
      inputs: { marker: 'esr', tender: 20, swollen: 12, esr: 60, global: 80, previous: 8.5 },
      results: { das: 7.46038578, activity: 'High', improvement: 1.04, response: 'None' },
      source: 'Python 3.11 (mpmath); EULAR: above 5.1 with 0.6 to 1.2',
    },
    {
      inputs: { marker: 'crp', tender: 1, swollen: 0, crp: 5, global: 20 },
      results: { das: 2.44503341, activity: 'Remission' },
      cautions: ['comes out lower'],
      source: 'Python 3.11 (mpmath), by the printed equation',
    },
    {
      inputs: { marker: 'crp', tender: 8, swollen: 4, crp: 15, global: 50 },
      results: { das: 4.80205113, activity: 'Moderate' },
      cautions: ['4.6 for moderate activity'],
      source: 'Python 3.11, by the printed equation; Fleischmann 2017: 4.6 with CRP stands for 5.1 with ESR',
    },
    {
      inputs: { marker: 'esr', tender: 2, swollen: 0, esr: 5, global: 3 },
      results: { das: 1.96056613, activity: 'Remission' },
      cautions: ['form of single items'],
      source: 'Python 3.11, by the printed equation; with 0.3 by the physician the CDAI of 2.6 is remission',
    },
    {
      inputs: { marker: 'esr', tender: 0, swollen: 4, esr: 5, global: 10 },
      results: { das: 1.82660654, activity: 'Remission' },
      cautions: ['Not remission by', 'check that it is of 0 to 100 mm'],
      source: 'Python 3.11 (mpmath), by the printed equation',
    },
    {
      inputs: { marker: 'esr', tender: 10, swollen: 0, esr: 8, global: 70 },
      results: { das: 4.20648457, activity: 'Moderate' },
      cautions: ['No swollen joint'],
      source: 'Python 3.11 (mpmath), by the printed equation',
    },
    {
      inputs: { marker: 'crp', tender: 6, swollen: 6, crp: 1.5, global: 7 },
      results: { das: 3.44543605, activity: 'Moderate' },
      cautions: ['check that it is in mg/L', 'check that it is of 0 to 100 mm'],
      source: 'Python 3.11 (mpmath), by the printed equation',
    },
    {
      inputs: { marker: 'crp', tender: 2, swollen: 2, crp: 1.2, global: 4 },
      results: { das: 2.48778404, activity: 'Remission' },
      cautions: ['comes out lower', 'Not remission by', 'check that it is in mg/L', 'check that it is of 0 to 100 mm'],
      source: 'Python 3.11, by the printed equation: 12 mg/L and 40 mm would give 3.63, moderate',
    },
    {
      inputs: { marker: 'esr', tender: 1, swollen: 1, esr: 16, global: 30, previous: 6 },
      results: { das: 3.20081211, activity: 'Low', improvement: 2.8, response: 'Good' },
      cautions: ['Exactly 3.2'],
      source: 'Python 3.11 (mpmath), by the printed equation',
    },
    {
      inputs: { marker: 'esr', tender: 0, swollen: 0, esr: 10, global: 10, previous: 3 },
      results: { das: 1.75180957, improvement: 1.25, response: 'Good' },
      cautions: ['little improvement is possible'],
      source: 'Python 3.11 (mpmath), by the printed equation',
    },
  ],
  notes: [
    'For rheumatoid arthritis of adults. The 28 joints are shoulders, elbows, wrists, knuckles, middle finger joints, thumbs and knees: feet and ankles are not counted, however swollen.',
    'ESR, CRP and the number of variables give different scores: compare like with like. Drugs against interleukin 6 and JAK inhibitors lower both markers, and the score with them, before the joints are better.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Prevoo et al.: Modified Disease Activity Scores That Include Twenty-Eight-Joint Counts, Arthritis Rheum 38 (1995) 44 (equations as on das-score.nl and in three public implementations)',
      doi: '10.1002/art.1780380107',
    },
    {
      title: 'das-score.nl: Alternative Validated Formulae (three variables, CRP, cuts)',
      url: 'https://das-score.nl/en/das-and-das28/how-to-meaure-the-das28/how-to-calculate-the-das28/alternative-validated-formulae',
    },
    {
      title:
        'Fransen, van Riel: The Disease Activity Score and the EULAR Response Criteria, Clin Exp Rheumatol 23 (2005) S93 (response as in the table of MDCalc)',
    },
    {
      title:
        'Fleischmann et al.: How Much Does Disease Activity Score in 28 Joints ESR and CRP Calculations Underestimate Disease Activity Compared with the SDAI? Ann Rheum Dis 74 (2015) 1132 (cuts for CRP, from the abstract)',
    },
    {
      title:
        'Fleischmann et al.: DAS28-CRP and DAS28-ESR Cut-Offs for High Disease Activity in Rheumatoid Arthritis Are Not Interchangeable, RMD Open 3 (2017) e000382 (4.6 for 5.1, abstract)',
      doi: '10.1136/rmdopen-2016-000382',
    },
    {
      title:
        'Studenic et al.: American College of Rheumatology/EULAR Remission Criteria for Rheumatoid Arthritis: 2022 Revision, Ann Rheum Dis 82 (2023) 74',
      doi: '10.1136/ard-2022-223413',
    },
  ],
});

import { category, defineCalculator, isAtLeast, measure, number, roundTo } from '@reckoner/engine';
import { swollenJoints, tenderJoints } from './shared/joints.js';

/** Smolen 2003 and Aletaha 2005: sums of joint counts and global assessments, the SDAI with the CRP in mg/dL. */
export default defineCalculator({
  title: 'CDAI and SDAI rheumatoid arthritis activity',
  description:
    'Clinical disease activity index of 28 joints and two global assessments, and with the CRP the simplified disease activity index.',
  keywords: [
    'CDAI',
    'SDAI',
    'clinical disease activity index',
    'simplified disease activity index',
    'rheumatoid remission',
  ],
  related: ['das28-rheumatoid'],
  inputs: {
    tender: tenderJoints,
    swollen: swollenJoints,
    patient: number({
      label: 'Global assessment by the patient, 0 to 10 cm',
      help: '0 very well, 10 very bad. Of 100 mm divide by ten.',
      symbol: '\\mathrm{PGA}',
      min: 0,
      max: 10,
      usual: 'all',
    }),
    physician: number({
      label: 'Global assessment by the physician, 0 to 10 cm',
      help: '0 no activity, 10 the highest.',
      symbol: '\\mathrm{EGA}',
      min: 0,
      max: 10,
      usual: 'all',
    }),
    crp: measure('mg/dL', {
      label: 'C-reactive protein',
      help: 'For the SDAI: in mg/dL, or with its unit: 15 mg/L.',
      symbol: '\\mathrm{CRP}',
      min: 0,
      max: 60,
      usual: [0, 20],
      optional: true,
    }),
  },
  outputs: {
    cdai: number({ label: 'CDAI', symbol: '\\mathrm{CDAI}', places: 1 }),
    activity: category(['Remission', 'Low', 'Moderate', 'High'], { label: 'Activity by CDAI', of: 'cdai' }),
    sdai: number({ label: 'SDAI', symbol: '\\mathrm{SDAI}', places: 1, optional: true }),
    sdaiActivity: category(['Remission', 'Low', 'Moderate', 'High'], {
      label: 'Activity by SDAI',
      of: 'sdai',
      optional: true,
    }),
  },
  formula: ({ tender, swollen, patient, physician, crp }) => {
    const cdai = tender + swollen + patient + physician;
    const shown = roundTo(cdai, 1);
    const activity = shown <= 2.8 ? 'Remission' : shown <= 10 ? 'Low' : shown <= 22 ? 'Moderate' : 'High';
    if (crp === undefined) return { cdai, activity };
    const sdai = cdai + crp;
    const total = roundTo(sdai, 1);
    const sdaiActivity = total <= 3.3 ? 'Remission' : total <= 11 ? 'Low' : total <= 26 ? 'Moderate' : 'High';
    return { cdai, activity, sdai, sdaiActivity };
  },
  explanation: ({ sdai }) =>
    sdai === undefined
      ? 'The CDAI is {cdai} of 76: {activity} (remission up to 2.8, low up to 10, moderate up to 22). For the SDAI the CRP is missing.'
      : 'The CDAI is {cdai} of 76: {activity} (remission up to 2.8, low up to 10, moderate up to 22). With a CRP of {crp} the SDAI is {sdai}: {sdaiActivity} (remission up to 3.3, low up to 11, moderate up to 26).',
  cautions: [
    {
      level: 'caution',
      when: ({ crp, swollen }) => crp !== undefined && (crp >= 3 || (crp >= 1 && swollen <= 1)),
      says: 'The SDAI takes the CRP in mg/dL, and {crp} is raised. Where the laboratory gave this figure in mg/L, send it with its unit: it then counts a tenth.',
    },
    {
      level: 'caution',
      when: ({ patient, physician }) => isAtLeast(patient, physician + 4),
      says: 'The patient feels much worse than the physician judges: pain, tiredness or low mood without inflammation also raise both indices. Look for the cause before treatment is stepped up.',
    },
    {
      level: 'caution',
      when: ({ patient, physician }) => isAtLeast(physician, patient + 4),
      says: 'The physician sees much more activity than the patient feels: check that both are of 0 to 10, with 10 the worst.',
    },
    {
      level: 'caution',
      when: ({ tender, swollen, patient, physician }) => tender + swollen >= 8 && patient < 1 && physician < 1,
      says: 'Both global assessments are below 1 beside many joints: check that they are of 0 to 10.',
    },
    {
      level: 'caution',
      when: ({ crp, swollen }) => crp !== undefined && crp < 0.2 && swollen >= 4,
      says: 'A low CRP beside {swollen} swollen joints: check that it is in mg/dL. Drugs against interleukin 6 and JAK inhibitors keep it low as well.',
    },
    {
      level: 'caution',
      when: ({ activity, sdaiActivity }) => sdaiActivity !== undefined && sdaiActivity !== activity,
      says: 'The two indices give different classes: follow one of them over time, and by it the treatment.',
    },
    {
      level: 'caution',
      when: ({ activity, swollen }) => activity === 'Remission' && swollen >= 2,
      says: 'Remission by the index with {swollen} swollen joints: by the ACR and EULAR criteria of 2022 in their form of single items at most 1 may be swollen. Joints may still be damaged.',
    },
  ],
  examples: [
    {
      inputs: { tender: 6, swollen: 4, patient: 5, physician: 4, crp: 1.5 },
      results: { cdai: 19, activity: 'Moderate', sdai: 20.5, sdaiActivity: 'Moderate' },
      source: 'By hand: 6 + 4 + 5 + 4; + 1.5',
    },
    {
      inputs: { tender: 0, swollen: 2, patient: 0.4, physician: 0.4 },
      results: { cdai: 2.8, activity: 'Remission' },
      cautions: ['with 2 swollen joints'],
      source: 'By hand: 2.8 is the highest of remission',
    },
    {
      inputs: { tender: 1, swollen: 1, patient: 0.5, physician: 0.4, crp: '4 mg/L' },
      results: { cdai: 2.9, activity: 'Low', sdai: 3.3, sdaiActivity: 'Remission' },
      cautions: ['different classes'],
      source: 'By hand: 2.9 is above 2.8; 3.3 with 0.4 mg/dL is the highest of remission',
    },
    {
      inputs: { tender: 28, swollen: 28, patient: 10, physician: 10, crp: 10 },
      results: { cdai: 76, activity: 'High', sdai: 86, sdaiActivity: 'High' },
      cautions: ['counts a tenth'],
      source: 'Rheumakit: 86 is the highest SDAI with 10 mg/dL',
    },
    {
      inputs: { tender: 2, swollen: 1, patient: 6, physician: 1, crp: 1 },
      results: { cdai: 10, activity: 'Low', sdai: 11, sdaiActivity: 'Low' },
      cautions: ['counts a tenth', 'feels much worse'],
      source: 'By hand: 10 and 11 are the highest of low',
    },
    {
      inputs: { tender: 8, swollen: 6, patient: 1, physician: 5, crp: 0.1 },
      results: { cdai: 20, activity: 'Moderate', sdai: 20.1, sdaiActivity: 'Moderate' },
      cautions: ['sees much more activity', 'check that it is in mg/dL'],
      source: 'By hand: 8 + 6 + 1 + 5; + 0.1',
    },
    {
      inputs: { tender: 0, swollen: 0, patient: 1, physician: 1, crp: 2 },
      results: { cdai: 2, activity: 'Remission', sdai: 4, sdaiActivity: 'Low' },
      cautions: ['counts a tenth', 'different classes'],
      source: 'By hand: 2 + 2; with 2 mg/L it would be 2.2',
    },
    {
      inputs: { tender: 10, swollen: 8, patient: 0.5, physician: 0.6 },
      results: { cdai: 19.1, activity: 'Moderate' },
      cautions: ['are below 1'],
      source: 'By hand: 10 + 8 + 0.5 + 0.6',
    },
    {
      inputs: { tender: 8, swollen: 6, patient: 4, physician: 4, crp: 0.2 },
      results: { cdai: 22, activity: 'Moderate', sdai: 22.2, sdaiActivity: 'Moderate' },
      source: 'By hand: 22 is the highest of moderate',
    },
  ],
  notes: [
    'For rheumatoid arthritis of adults. The 28 joints leave out feet and ankles. The CDAI of Crohn’s disease is another index.',
    'ACR and EULAR (2022) count SDAI up to 3.3 and CDAI up to 2.8 as remission. Drugs against interleukin 6 and JAK inhibitors lower the CRP by themselves, which the CDAI does not use.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Aletaha et al.: Acute Phase Reactants Add Little to Composite Disease Activity Indices for Rheumatoid Arthritis: Validation of a Clinical Activity Score, Arthritis Res Ther 7 (2005) R796 (cuts as in three public tables)',
      doi: '10.1186/ar1740',
    },
    {
      title:
        'Smolen et al.: A Simplified Disease Activity Index for Rheumatoid Arthritis for Use in Clinical Practice, Rheumatology 42 (2003) 244',
      doi: '10.1093/rheumatology/keg072',
    },
    { title: 'Rheumakit: SDAI (equation, cuts with both ends)', url: 'https://www.rheumakit.com/en/calculators/sdai' },
    {
      title:
        'Studenic et al.: American College of Rheumatology/EULAR Remission Criteria for Rheumatoid Arthritis: 2022 Revision, Ann Rheum Dis 82 (2023) 74',
      doi: '10.1136/ard-2022-223413',
    },
  ],
});

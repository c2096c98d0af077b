import { category, defineCalculator, integer, list } from '@reckoner/engine';
import { HIGHEST_SUM, sumOfSquares } from './shared/trauma.js';

/** Code of the worst injury of a region. */
const region = (label: string, help: string, symbol: string) =>
  integer({ label, help, symbol, min: 0, max: 6, usual: 'all', default: 0 });

const NONE = 'No injury coded';
const BELOW = 'Below 16';
const MAJOR = 'Major trauma (16 or more)';

/** Baker 1974; the new score of Osler 1997 counts the three worst injuries wherever they are. */
export default defineCalculator({
  title: 'Injury severity score (ISS)',
  description:
    'Injury severity score from the worst injury of six body regions by the Abbreviated Injury Scale, and the new score (NISS) from all injuries.',
  keywords: [
    'ISS',
    'NISS',
    'new injury severity score',
    'AIS',
    'Abbreviated Injury Scale',
    'major trauma',
    'polytrauma',
  ],
  related: ['revised-trauma-score-triss'],
  inputs: {
    head: region('Head or neck', 'With the cervical spine. 0 where there is no injury.', 'A_1'),
    face: region('Face', 'Facial skeleton, nose, mouth, eyes and ears.', 'A_2'),
    chest: region('Chest', 'With the thoracic spine and the diaphragm.', 'A_3'),
    abdomen: region('Abdomen or pelvic contents', 'With the lumbar spine.', 'A_4'),
    extremities: region('Extremities or pelvic girdle', 'Pelvic bones, fractures, dislocations, amputations.', 'A_5'),
    external: region(
      'External',
      'Wounds, bruises and burns of the skin anywhere, electrical injury, hypothermia.',
      'A_6',
    ),
    injuries: list(integer({ label: 'AIS of an injury', min: 1, max: 6, usual: 'all' }), {
      label: 'AIS of all injuries',
      help: 'For the NISS: each injury of each region. Leave out injuries of unknown severity (9).',
      maxItems: 100,
      optional: true,
    }),
  },
  outputs: {
    iss: integer({ label: 'Injury severity score', symbol: 'ISS' }),
    niss: integer({ label: 'New injury severity score', symbol: 'NISS', optional: true }),
    class: category([NONE, BELOW, MAJOR], { label: 'By the ISS', of: 'iss' }),
    serious: integer({ label: 'Regions with AIS 3 or more' }),
  },
  formula: ({ head, face, chest, abdomen, extremities, external, injuries }) => {
    const regions = [head, face, chest, abdomen, extremities, external];
    const iss = sumOfSquares(regions);
    return {
      iss,
      niss: injuries === undefined ? undefined : sumOfSquares(injuries),
      class: iss < 1 ? NONE : iss < 16 ? BELOW : MAJOR,
      serious: regions.filter((code) => code >= 3).length,
    };
  },
  shown: () => ({ iss: undefined, niss: undefined, class: undefined, serious: undefined }),
  stepwise: [
    'ISS = A² + B² + C², of the highest AIS codes A, B and C of the three worst regions.',
    'NISS = A² + B² + C², of the three worst injuries, whatever their regions.',
    'A code of 6 makes either of them 75.',
  ],
  explanation:
    'The injury severity score is {iss}{niss?, the new injury severity score {niss}|}, with {serious} {serious|region|regions} of AIS 3 or more.',
  requires: [
    {
      that: ({ injuries, head, face, chest, abdomen, extremities, external }) => {
        const regions = [head, face, chest, abdomen, extremities, external];
        return [1, 2, 3, 4, 5, 6].every(
          (code) =>
            injuries.filter((injury) => injury >= code).length >= regions.filter((highest) => highest >= code).length,
        );
      },
      field: 'injuries',
      says: 'The list of all injuries must have the worst injury of each region among them: a code that was entered for a region is missing.',
    },
    {
      that: ({ injuries, head, face, chest, abdomen, extremities, external }) =>
        Math.max(...injuries) <= Math.max(head, face, chest, abdomen, extremities, external),
      field: 'injuries',
      says: 'The worst injury of the list is worse than that of each region: enter the worst injury of every region as well.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ iss }) => iss > 0 && iss < 16,
      says: 'A score below 16 does not clear a patient: it is coded when all injuries are known, not for triage, and one injury of AIS 3 alone is 9. Go by breathing, pressure and consciousness.',
    },
    {
      level: 'note',
      when: ({ iss }) => iss === 13 || iss === 14,
      says: 'With AIS 2005 and later the same injuries get lower codes than with AIS 1998: trauma registries of Australia count above 12 as major trauma.',
    },
    {
      level: 'note',
      when: ({ iss }) => iss === HIGHEST_SUM,
      says: ({ head, face, chest, abdomen, extremities, external }) =>
        Math.max(head, face, chest, abdomen, extremities, external) > 5
          ? 'A code of 6 (at present untreatable) sets the score to 75, whatever else is injured.'
          : 'The score is the highest, by three regions of AIS 5, without an injury that is coded as untreatable.',
    },
    {
      level: 'caution',
      when: ({ iss, niss }) => niss !== undefined && niss > iss,
      says: 'The NISS is higher, as the ISS leaves out further injuries of the same region: it tells more of the risk of death where the worst injuries are in one region.',
    },
    {
      level: 'caution',
      when: ({ serious }) => serious >= 2,
      says: 'AIS 3 or more in two regions or more is polytrauma (Berlin definition, 2014) with one of: systolic pressure of 90 mmHg or less, GCS of 8 or less, base excess of -6 mmol/L or lower, INR of 1.4 or PTT of 40 s or more, age of 70 years or more.',
    },
  ],
  examples: [
    {
      inputs: { head: 4, face: 1, chest: 2, abdomen: 2, extremities: 3, external: 1 },
      results: { iss: 29, class: 'Major trauma (16 or more)', serious: 2 },
      cautions: ['polytrauma'],
      source: 'New South Wales Agency for Clinical Innovation, Injury severity score, table 1: 16 + 4 + 9 = 29',
    },
    {
      inputs: { head: 3, chest: 4, abdomen: 4, extremities: 3, injuries: [3, 4, 4, 3, 4] },
      results: { iss: 41, niss: 48, class: 'Major trauma (16 or more)', serious: 4 },
      cautions: ['leaves out further injuries', 'polytrauma'],
      source: 'Worked example of a set of surgical notes: 9 + 16 + 16 = 41; NISS by hand 3 × 16',
    },
    {
      inputs: { head: 3, abdomen: 2, extremities: 1 },
      results: { iss: 14, class: 'Below 16', serious: 1 },
      cautions: ['does not clear a patient', 'above 12'],
      source: 'By hand: 9 + 4 + 1',
    },
    {
      inputs: { chest: 6, extremities: 2, injuries: '6, 2, 1' },
      results: { iss: 75, niss: 75, class: 'Major trauma (16 or more)', serious: 1 },
      cautions: ['at present untreatable'],
      source: 'Baker 1974: a code of 6 makes 75',
    },
    {
      inputs: { head: 5, chest: 5, abdomen: 5 },
      results: { iss: 75, class: 'Major trauma (16 or more)', serious: 3 },
      cautions: ['three regions of AIS 5', 'polytrauma'],
      source: 'By hand: 3 × 25',
    },
    {
      inputs: { extremities: 3, external: 1, injuries: [3, 3, 2, 1] },
      results: { iss: 10, niss: 22, class: 'Below 16', serious: 1 },
      cautions: ['does not clear a patient', 'leaves out further injuries'],
      source: 'By hand: 9 + 1; 9 + 9 + 4',
    },
    { inputs: {}, results: { iss: 0, class: 'No injury coded', serious: 0 }, source: 'By definition: no injury' },
    { inputs: { head: 4, chest: 3, injuries: [4, 2] }, refused: 'is missing', source: 'By definition' },
    { inputs: { head: 2, injuries: [2, 4] }, refused: 'worst injury of every region', source: 'By definition' },
  ],
  notes: [
    'The codes are looked up in the dictionary of the Abbreviated Injury Scale (1 minor, 2 moderate, 3 serious, 4 severe, 5 critical, 6 maximal), whose edition changes them. Different injuries with one score differ in risk.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Baker et al.: The Injury Severity Score: A Method for Describing Patients with Multiple Injuries and Evaluating Emergency Care, J Trauma 14 (1974) 187',
      doi: '10.1097/00005373-197403000-00001',
    },
    {
      title:
        'Osler, Baker, Long: A Modification of the Injury Severity Score That Both Improves Accuracy and Simplifies Scoring, J Trauma 43 (1997) 922',
      doi: '10.1097/00005373-199712000-00009',
    },
    {
      title:
        'Palmer, Franklyn: Assessment of the Effects and Limitations of the 1998 to 2008 Abbreviated Injury Scale Map, Injury 42 (2011) 842',
    },
    {
      title: 'Pape et al.: The Definition of Polytrauma Revisited, J Trauma Acute Care Surg 77 (2014) 780',
      doi: '10.1097/TA.0000000000000453',
    },
    { title: 'New South Wales Agency for Clinical Innovation: Injury Severity Score (regions and worked example)' },
  ],
});

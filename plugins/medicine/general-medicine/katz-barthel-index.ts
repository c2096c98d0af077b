import { category, choice, classify, defineCalculator, integer, number } from '@reckoner/engine';

const barthel = { index: 'barthel' };
const katz = { index: 'katz' };

/** Katz: 1 point where no supervision, direction or personal help is needed. */
const katzItem = (label: string, help: string) =>
  choice(
    {
      dependent: { label: 'Needs help', value: 0, also: ['0', 'no'] },
      independent: { label: 'Independent', value: 1, also: ['1', 'yes'] },
    },
    { label, help, when: katz },
  );

/** Mahoney and Barthel 1965 in steps of 5; Katz 1963 as 0 to 6. */
export default defineCalculator({
  title: 'Barthel and Katz indices',
  description:
    'Independence in activities of daily living by the ten items of Barthel (0 to 100) or the six of Katz (0 to 6).',
  keywords: [
    'Barthel index',
    'Katz index',
    'ADL',
    'activities of daily living',
    'functional independence',
    'stroke rehabilitation',
  ],
  related: ['braden-norton-pressure-ulcer'],
  inputs: {
    index: choice({ barthel: 'Barthel index', katz: 'Katz index' }, { label: 'Index' }),
    feeding: choice(
      {
        unable: { label: 'Unable', value: 0, also: ['0'] },
        help: { label: 'Help with cutting, spreading; or a modified diet', value: 5, also: ['5'] },
        independent: { label: 'Independent', value: 10, also: ['10'] },
      },
      { label: 'Feeding', when: barthel },
    ),
    bathing: choice(
      {
        dependent: { label: 'Dependent', value: 0, also: ['0'] },
        independent: { label: 'Independent, or in the shower', value: 5, also: ['5'] },
      },
      { label: 'Bathing', when: barthel },
    ),
    grooming: choice(
      {
        help: { label: 'Needs help', value: 0, also: ['0', 'dependent'] },
        independent: { label: 'Independent: face, hair, teeth, shaving', value: 5, also: ['5'] },
      },
      { label: 'Grooming', when: barthel },
    ),
    dressing: choice(
      {
        dependent: { label: 'Dependent', value: 0, also: ['0'] },
        help: { label: 'Help, but does about half', value: 5, also: ['5'] },
        independent: { label: 'Independent: buttons, zips, laces', value: 10, also: ['10'] },
      },
      { label: 'Dressing', when: barthel },
    ),
    bowels: choice(
      {
        incontinent: { label: 'Incontinent, or needs enemas given', value: 0, also: ['0'] },
        occasional: { label: 'Occasional accident', value: 5, also: ['5'] },
        continent: { label: 'Continent', value: 10, also: ['10'] },
      },
      { label: 'Bowels', when: barthel },
    ),
    bladder: choice(
      {
        incontinent: { label: 'Incontinent, or a catheter not managed alone', value: 0, also: ['0'] },
        occasional: { label: 'Occasional accident', value: 5, also: ['5'] },
        continent: { label: 'Continent', value: 10, also: ['10'] },
      },
      { label: 'Bladder', when: barthel },
    ),
    toilet: choice(
      {
        dependent: { label: 'Dependent', value: 0, also: ['0'] },
        help: { label: 'Some help', value: 5, also: ['5'] },
        independent: { label: 'Independent: on and off, dressing, wiping', value: 10, also: ['10'] },
      },
      { label: 'Toilet use', when: barthel },
    ),
    transfer: choice(
      {
        unable: { label: 'Unable, no sitting balance', value: 0, also: ['0'] },
        major: { label: 'Major help (1 or 2 people), can sit', value: 5, also: ['5'] },
        minor: { label: 'Minor help (words or hands)', value: 10, also: ['10'] },
        independent: { label: 'Independent', value: 15, also: ['15'] },
      },
      { label: 'Transfer, bed to chair and back', when: barthel },
    ),
    mobility: choice(
      {
        immobile: { label: 'Immobile, or below 50 yards (45 m)', value: 0, also: ['0'] },
        wheelchair: { label: 'Independent in a wheelchair, with corners, over 50 yards', value: 5, also: ['5'] },
        help: { label: 'Walks with help of one person over 50 yards', value: 10, also: ['10'] },
        independent: { label: 'Walks alone over 50 yards, also with a stick', value: 15, also: ['15'] },
      },
      { label: 'Mobility on level ground', when: barthel },
    ),
    stairs: choice(
      {
        unable: { label: 'Unable', value: 0, also: ['0'] },
        help: { label: 'Needs help', value: 5, also: ['5'] },
        independent: { label: 'Independent', value: 10, also: ['10'] },
      },
      { label: 'Stairs', when: barthel },
    ),
    katzBathing: katzItem('Bathing (Katz)', 'Independent also with help for one part of the body.'),
    katzDressing: katzItem('Dressing (Katz)', 'Independent also with help for tying shoes.'),
    katzToilet: katzItem('Toileting (Katz)', 'Goes there, cleans and dresses without help.'),
    katzTransfer: katzItem('Transferring (Katz)', 'In and out of bed and chair; mechanical aids are allowed.'),
    katzContinence: katzItem('Continence (Katz)', 'Full control of bladder and bowels.'),
    katzFeeding: katzItem('Feeding (Katz)', 'From plate to mouth; another may prepare the food.'),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    group: category(
      [
        'Total dependence',
        'Severe dependence',
        'Moderate dependence',
        'Slight dependence',
        'Independent',
        'Severe impairment',
        'Moderate impairment',
        'Full function',
      ],
      { label: 'Group' },
    ),
    twenty: number({ label: 'Barthel of 20', places: 0, optional: true }),
  },
  formula: ({
    index,
    feeding,
    bathing,
    grooming,
    dressing,
    bowels,
    bladder,
    toilet,
    transfer,
    mobility,
    stairs,
    katzBathing,
    katzDressing,
    katzToilet,
    katzTransfer,
    katzContinence,
    katzFeeding,
  }) => {
    const score =
      index === 'katz'
        ? katzBathing + katzDressing + katzToilet + katzTransfer + katzContinence + katzFeeding
        : feeding + bathing + grooming + dressing + bowels + bladder + toilet + transfer + mobility + stairs;
    if (index === 'katz') {
      return {
        score,
        group: classify(
          score,
          [
            [3, 'Severe impairment'],
            [6, 'Moderate impairment'],
          ],
          'Full function',
        ),
      };
    }
    return {
      score,
      group: classify(
        score,
        [
          [21, 'Total dependence'],
          [61, 'Severe dependence'],
          [91, 'Moderate dependence'],
          [100, 'Slight dependence'],
        ],
        'Independent',
      ),
      twenty: score / 5,
    };
  },
  explanation: ({ index }) =>
    index === 'katz'
      ? 'The Katz index is {score} of 6: {group}.'
      : 'The Barthel index is {score} of 100 ({twenty} of 20): {group} by the groups of Shah (1989), 0 to 20, 21 to 60, 61 to 90 and 91 to 99.',
  requires: [
    {
      that: ({ mobility, stairs }) => !(mobility === 5 && stairs === 10),
      field: 'stairs',
      says: 'Who needs a wheelchair on level ground does not climb stairs alone: check mobility and stairs.',
    },
    {
      that: ({ transfer, mobility }) => !(transfer === 0 && mobility >= 10),
      field: 'mobility',
      says: 'Who cannot sit in balance does not walk: check transfer and mobility.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ index, transfer, mobility }) => index === 'barthel' && transfer === 0 && mobility === 5,
      says: 'No sitting balance but alone in a wheelchair fits a powered chair with support of the trunk and a hoist: check transfer and mobility.',
    },
    {
      level: 'caution',
      when: ({ index, transfer, mobility }) => index === 'barthel' && transfer === 5 && mobility === 15,
      says: 'Who needs one or two people to get up hardly walks alone: check transfer and mobility.',
    },
    {
      level: 'caution',
      when: ({ index, mobility, stairs }) => index === 'barthel' && mobility === 0 && stairs > 0,
      says: 'No points for mobility but some for stairs fits whoever walks less than 50 yards, not whoever is immobile: check mobility and stairs.',
    },
    {
      level: 'caution',
      when: ({ score, index }) => (index === 'katz' ? score === 6 : score === 100),
      says: 'The highest score does not mean able to live alone: cooking, shopping, money, medicines, memory and safety are not asked. Add an index of instrumental activities (Lawton) and a test of cognition.',
    },
    {
      level: 'caution',
      when: ({ score, index }) => index === 'katz' && (score === 3 || score === 5),
      says: 'The form names only 6 (full), 4 (moderate) and 2 or less (severe): {score} lies between, and is counted with moderate here.',
    },
    {
      level: 'caution',
      when: ({ score, index }) => (index === 'katz' ? score <= 2 : score <= 60),
      says: 'So much dependence needs help every day, often by night too, and brings pressure injuries, falls and pneumonia: plan help before discharge, and look for causes that can be treated (delirium, pain, depression, Parkinson’s disease).',
    },
    {
      level: 'note',
      when: ({ index, bowels, bladder }) => index === 'barthel' && (bowels === 0 || bladder === 0),
      says: 'Incontinence needs a cause (constipation, infection, retention, medicines) before it is taken as given.',
    },
  ],
  examples: [
    {
      inputs: {
        index: 'barthel',
        feeding: 'help',
        bathing: 'dependent',
        grooming: 'independent',
        dressing: 'help',
        bowels: 'continent',
        bladder: 'occasional',
        toilet: 'help',
        transfer: 'minor',
        mobility: 'help',
        stairs: 'help',
      },
      results: { score: 60, group: 'Severe dependence', twenty: 12 },
      cautions: ['So much dependence'],
      source: 'By hand: 5 + 0 + 5 + 5 + 10 + 5 + 5 + 10 + 10 + 5; 60 is the highest of severe',
    },
    {
      inputs: {
        index: 'barthel',
        feeding: 'independent',
        bathing: 'independent',
        grooming: 'independent',
        dressing: 'independent',
        bowels: 'continent',
        bladder: 'continent',
        toilet: 'independent',
        transfer: 'independent',
        mobility: 'independent',
        stairs: 'independent',
      },
      results: { score: 100, group: 'Independent', twenty: 20 },
      cautions: ['does not mean able to live alone'],
      source: 'Mahoney and Barthel 1965: the highest score',
    },
    {
      inputs: {
        index: 'barthel',
        feeding: 'help',
        bathing: 'dependent',
        grooming: 'help',
        dressing: 'dependent',
        bowels: 'occasional',
        bladder: 'incontinent',
        toilet: 'dependent',
        transfer: 'major',
        mobility: 'wheelchair',
        stairs: 'unable',
      },
      results: { score: 20, group: 'Total dependence', twenty: 4 },
      cautions: ['So much dependence', 'Incontinence needs a cause'],
      source: 'By hand: 4 × 5; 20 is the highest of total',
    },
    {
      inputs: {
        index: 'barthel',
        feeding: 'independent',
        bathing: 'dependent',
        grooming: 'independent',
        dressing: 'independent',
        bowels: 'continent',
        bladder: 'continent',
        toilet: 'independent',
        transfer: 'independent',
        mobility: 'independent',
        stairs: 'help',
      },
      results: { score: 90, group: 'Moderate dependence', twenty: 18 },
      source: 'By hand: 100 - 5 - 5; 90 is the highest of moderate',
    },
    {
      inputs: {
        index: 'barthel',
        feeding: 'independent',
        bathing: 'dependent',
        grooming: 'independent',
        dressing: 'independent',
        bowels: 'continent',
        bladder: 'continent',
        toilet: 'independent',
        transfer: 'independent',
        mobility: 'independent',
        stairs: 'independent',
      },
      results: { score: 95, group: 'Slight dependence', twenty: 19 },
      source: 'By hand: 100 - 5',
    },
    {
      inputs: {
        index: 'barthel',
        feeding: 'independent',
        bathing: 'independent',
        grooming: 'independent',
        dressing: 'independent',
        bowels: 'continent',
        bladder: 'continent',
        toilet: 'independent',
        transfer: 'independent',
        mobility: 'immobile',
        stairs: 'independent',
      },
      results: { score: 85, group: 'Moderate dependence', twenty: 17 },
      cautions: ['less than 50 yards'],
      source: 'By hand: 100 - 15, as of one who walks 40 yards',
    },
    {
      inputs: {
        index: 'katz',
        katzBathing: 'independent',
        katzDressing: 'independent',
        katzToilet: 'independent',
        katzTransfer: 'independent',
        katzContinence: 'independent',
        katzFeeding: 'independent',
      },
      results: { score: 6, group: 'Full function' },
      cautions: ['does not mean able to live alone'],
      source: 'Katz: the highest score',
    },
    {
      inputs: {
        index: 'katz',
        katzBathing: 'dependent',
        katzDressing: 'independent',
        katzToilet: 'independent',
        katzTransfer: 'independent',
        katzContinence: 'independent',
        katzFeeding: 'independent',
      },
      results: { score: 5, group: 'Moderate impairment' },
      cautions: ['lies between'],
      source: 'By hand: 5',
    },
    {
      inputs: {
        index: 'katz',
        katzBathing: 'dependent',
        katzDressing: 'dependent',
        katzToilet: 'dependent',
        katzTransfer: 'dependent',
        katzContinence: 'independent',
        katzFeeding: 'independent',
      },
      results: { score: 2, group: 'Severe impairment' },
      cautions: ['So much dependence'],
      source: 'Hartford Institute, Try This: 2 or less is severe',
    },
    {
      inputs: {
        index: 'katz',
        katzBathing: 'dependent',
        katzDressing: 'dependent',
        katzToilet: 'independent',
        katzTransfer: 'independent',
        katzContinence: 'independent',
        katzFeeding: 'independent',
      },
      results: { score: 4, group: 'Moderate impairment' },
      source: 'Hartford Institute, Try This: 4 is moderate',
    },
    {
      inputs: {
        index: 'barthel',
        feeding: 'independent',
        bathing: 'independent',
        grooming: 'independent',
        dressing: 'independent',
        bowels: 'continent',
        bladder: 'continent',
        toilet: 'independent',
        transfer: 'independent',
        mobility: 'wheelchair',
        stairs: 'independent',
      },
      refused: 'does not climb stairs alone',
      source: 'By definition of the items',
    },
    {
      inputs: {
        index: 'barthel',
        feeding: 'help',
        bathing: 'dependent',
        grooming: 'help',
        dressing: 'dependent',
        bowels: 'continent',
        bladder: 'incontinent',
        toilet: 'dependent',
        transfer: 'unable',
        mobility: 'wheelchair',
        stairs: 'unable',
      },
      results: { score: 20, group: 'Total dependence', twenty: 4 },
      cautions: ['powered chair', 'So much dependence', 'Incontinence needs a cause'],
      source: 'By hand: 5 + 10 + 5, as with a high injury of the cord',
    },
    {
      inputs: {
        index: 'barthel',
        feeding: 'independent',
        bathing: 'independent',
        grooming: 'independent',
        dressing: 'independent',
        bowels: 'continent',
        bladder: 'continent',
        toilet: 'independent',
        transfer: 'major',
        mobility: 'independent',
        stairs: 'independent',
      },
      results: { score: 90, group: 'Moderate dependence', twenty: 18 },
      cautions: ['hardly walks alone'],
      source: 'By hand: 100 - 10',
    },
    {
      inputs: {
        index: 'barthel',
        feeding: 'help',
        bathing: 'dependent',
        grooming: 'help',
        dressing: 'dependent',
        bowels: 'continent',
        bladder: 'continent',
        toilet: 'dependent',
        transfer: 'unable',
        mobility: 'help',
        stairs: 'unable',
      },
      refused: 'cannot sit in balance',
      source: 'By definition of the items',
    },
  ],
  notes: [
    'Both record what the person does, not what could be done, with the help given in the last days; whoever needs supervision is not independent. Wheelchair points are only for who cannot walk.',
    'The groups are of Shah’s modified Barthel index with finer steps; cuts differ between countries. The Barthel index of 20 (Collin 1988) has the same items in steps of 1.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Mahoney, Barthel: Functional Evaluation: The Barthel Index, Md State Med J 14 (1965) 61 (items and points as in more than three public forms)',
    },
    {
      title:
        'Shah, Vanclay, Cooper: Improving the Sensitivity of the Barthel Index for Stroke Rehabilitation, J Clin Epidemiol 42 (1989) 703',
      doi: '10.1016/0895-4356(89)90065-6',
    },
    {
      title: 'Collin, Wade, Davies, Horne: The Barthel ADL Index: A Reliability Study, Int Disabil Stud 10 (1988) 61',
      doi: '10.3109/09638288809164103',
    },
    {
      title:
        'Katz et al.: Studies of Illness in the Aged: The Index of ADL, JAMA 185 (1963) 914 (items as in the form of medicalcriteria.com; 6, 4 and 2 or less as in Try This of the Hartford Institute, 2007)',
      doi: '10.1001/jama.1963.03060120024016',
    },
  ],
});

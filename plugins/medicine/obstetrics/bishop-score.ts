import { category, choice, classify, defineCalculator, integer } from '@reckoner/engine';

/** Bishop 1964, five features of the cervix. */
export default defineCalculator({
  title: 'Bishop score',
  description:
    'Readiness of the cervix for induction of labor from dilation, effacement, station, consistency and position.',
  keywords: ['induction of labor', 'cervix', 'cervical ripening', 'obstetrics'],
  inputs: {
    dilation: choice(
      {
        closed: { label: 'Closed', value: 0 },
        one: { label: '1 to 2 cm', value: 1 },
        three: { label: '3 to 4 cm', value: 2 },
        five: { label: '5 cm or more', value: 3 },
      },
      { label: 'Dilation' },
    ),
    effacement: choice(
      {
        low: { label: '0 to 30%', value: 0 },
        forty: { label: '40 to 50%', value: 1 },
        sixty: { label: '60 to 70%', value: 2 },
        eighty: { label: '80% or more', value: 3 },
      },
      { label: 'Effacement' },
    ),
    station: choice(
      {
        minus3: { label: '-3', value: 0 },
        minus2: { label: '-2', value: 1 },
        minus1: { label: '-1 or 0', value: 2 },
        plus: { label: '+1 or +2', value: 3 },
      },
      { label: 'Station' },
    ),
    consistency: choice(
      { firm: { label: 'Firm', value: 0 }, medium: { label: 'Medium', value: 1 }, soft: { label: 'Soft', value: 2 } },
      { label: 'Consistency' },
    ),
    position: choice(
      {
        posterior: { label: 'Posterior', value: 0 },
        middle: { label: 'Midposition', value: 1 },
        anterior: { label: 'Anterior', value: 2 },
      },
      { label: 'Position' },
    ),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    group: category(
      [
        'Unfavorable, ripening before induction',
        'Intermediate',
        'Favorable, vaginal birth as likely as in spontaneous labor',
      ],
      { label: 'Reading', of: 'score' },
    ),
  },
  formula: ({ dilation, effacement, station, consistency, position }) => {
    const score = dilation + effacement + station + consistency + position;
    return {
      score,
      group: classify(
        score,
        [
          [7, 'Unfavorable, ripening before induction'],
          [9, 'Intermediate'],
        ],
        'Favorable, vaginal birth as likely as in spontaneous labor',
      ),
    };
  },
  explanation: 'The Bishop score is {score} of 13. {group}.',
  examples: [
    {
      inputs: { dilation: 'three', effacement: 'sixty', station: 'minus1', consistency: 'soft', position: 'middle' },
      results: { score: 9, group: 'Favorable, vaginal birth as likely as in spontaneous labor' },
      source: 'Bishop 1964: 2 + 2 + 2 + 2 + 1; ACOG Practice Bulletin 107',
    },
    {
      inputs: { dilation: 'closed', effacement: 'low', station: 'minus3', consistency: 'firm', position: 'posterior' },
      results: { score: 0, group: 'Unfavorable, ripening before induction' },
      source: 'Bishop 1964: the lowest score',
    },
    {
      inputs: { dilation: 'five', effacement: 'eighty', station: 'plus', consistency: 'soft', position: 'anterior' },
      results: { score: 13 },
      source: 'Bishop 1964: the highest score',
    },
    {
      inputs: { dilation: 'one', effacement: 'forty', station: 'minus2', consistency: 'medium', position: 'anterior' },
      results: { score: 6, group: 'Unfavorable, ripening before induction' },
      source: 'Bishop 1964: 1 + 1 + 1 + 1 + 2; ACOG: 6 or less',
    },
    {
      inputs: { dilation: 'three', effacement: 'forty', station: 'minus1', consistency: 'soft', position: 'posterior' },
      results: { score: 7, group: 'Intermediate' },
      source: 'Bishop 1964: 2 + 1 + 2 + 2',
    },
  ],
  notes: [
    'For term pregnancy with the head down. It says how ready the cervix is, not whether labor should be induced.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'Bishop: Pelvic Scoring for Elective Induction, Obstet Gynecol 24 (1964) 266' },
    { title: 'ACOG Practice Bulletin 107: Induction of Labor (2009)' },
  ],
});

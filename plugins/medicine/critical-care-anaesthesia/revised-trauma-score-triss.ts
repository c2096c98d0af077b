import { choice, defineCalculator, integer, measure, number, percent, roundTo } from '@reckoner/engine';
import { pointsBelow } from '../shared/points.js';
import { isSumOfSquares } from './shared/trauma.js';

/** Intercept, and weights of the revised trauma score, of the ISS and of an age from 55 (MTOS 1995, AIS-90). */
const BLUNT = [-0.4499, 0.8085, -0.0835, -1.743] as const;
const PENETRATING = [-2.5355, 0.9934, -0.0651, -1.136] as const;

/** Below 15 years penetrating injuries are counted as blunt ones. */
const weightsOf = (mechanism: string, age: number) => (mechanism === 'penetrating' && age >= 15 ? PENETRATING : BLUNT);

const logitOf = (weights: readonly number[], rts: number, iss: number, age: number) =>
  weights[0]! + weights[1]! * rts + weights[2]! * iss + (age >= 55 ? weights[3]! : 0);

/** Champion 1989; survival by TRISS (Boyd 1987) with the coefficients of 1995. */
export default defineCalculator({
  title: 'Revised trauma score and TRISS',
  description:
    'Revised trauma score and its sum for triage from coma scale, pressure and breathing, and by TRISS the probability of survival with ISS, age and mechanism.',
  keywords: ['RTS', 'TRISS', 'trauma score', 'T-RTS', 'probability of survival', 'trauma triage'],
  related: ['injury-severity-score', 'glasgow-coma-scale'],
  inputs: {
    wanted: choice(
      { triss: 'Score and survival (TRISS)', rts: 'Revised trauma score alone' },
      { label: 'Wanted', default: 'triss' },
    ),
    coma: integer({
      label: 'Coma scale (GCS)',
      help: 'On arrival, before sedation and intubation.',
      symbol: 'GCS',
      min: 3,
      max: 15,
      usual: 'all',
    }),
    systolic: measure('mmHg', {
      label: 'Systolic pressure',
      help: '0 without a pulse.',
      symbol: 'SBP',
      min: 0,
      max: 320,
      usual: [40, 250],
    }),
    respiration: measure('1/min', {
      label: 'Respiratory rate',
      help: 'Own breaths, not those of a ventilator.',
      symbol: 'RR',
      min: 0,
      max: 90,
      usual: [5, 60],
    }),
    iss: integer({
      label: 'Injury severity score',
      symbol: 'ISS',
      min: 1,
      max: 75,
      usual: 'all',
      when: { wanted: 'triss' },
    }),
    age: integer({ label: 'Age in years', symbol: 'a', min: 0, max: 120, usual: [0, 105], when: { wanted: 'triss' } }),
    mechanism: choice(
      { blunt: 'Blunt', penetrating: 'Penetrating' },
      { label: 'Mechanism', when: { wanted: 'triss' } },
    ),
  },
  outputs: {
    rts: number({ label: 'Revised trauma score', symbol: 'RTS', places: 4 }),
    triage: integer({ label: 'Sum of the coded values (triage, 0 to 12)' }),
    survival: percent({ label: 'Probability of survival (TRISS)', symbol: 'P_s', places: 1, optional: true }),
    death: percent({ label: 'Probability of death', symbol: 'P_d', places: 1, optional: true }),
    comaCode: integer({ label: 'Coded coma scale', symbol: 'G' }),
    pressureCode: integer({ label: 'Coded systolic pressure', symbol: 'S' }),
    breathingCode: integer({ label: 'Coded respiratory rate', symbol: 'R' }),
  },
  formula: ({ wanted, coma, systolic, respiration, iss, age, mechanism }) => {
    const comaCode = pointsBelow(
      coma,
      [
        [4, 0],
        [6, 1],
        [9, 2],
        [13, 3],
      ],
      4,
    );
    const pressureCode = pointsBelow(
      roundTo(systolic, 0),
      [
        [1, 0],
        [50, 1],
        [76, 2],
        [90, 3],
      ],
      4,
    );
    const breathingCode = pointsBelow(
      roundTo(respiration, 0),
      [
        [1, 0],
        [6, 1],
        [10, 2],
        [30, 4],
      ],
      3,
    );
    const rts = 0.9368 * comaCode + 0.7326 * pressureCode + 0.2908 * breathingCode;
    const scores = { rts, triage: comaCode + pressureCode + breathingCode, comaCode, pressureCode, breathingCode };
    if (wanted === 'rts') return scores;
    const logit = logitOf(weightsOf(mechanism, age), rts, iss, age);
    return { ...scores, survival: 1 / (1 + Math.exp(-logit)), death: 1 / (1 + Math.exp(logit)) };
  },
  shown: ({ comaCode, pressureCode, breathingCode }) => ({
    rts: 0.9368 * comaCode + 0.7326 * pressureCode + 0.2908 * breathingCode,
    triage: comaCode + pressureCode + breathingCode,
    survival: undefined,
    death: undefined,
    comaCode: undefined,
    pressureCode: undefined,
    breathingCode: undefined,
  }),
  stepwise: [
    'Coded coma scale: 13 to 15 is 4, 9 to 12 is 3, 6 to 8 is 2, 4 or 5 is 1, 3 is 0.',
    'Coded systolic pressure in mmHg: 90 or more is 4, 76 to 89 is 3, 50 to 75 is 2, 1 to 49 is 1, 0 is 0.',
    'Coded respiratory rate a minute: 10 to 29 is 4, 30 or more is 3, 6 to 9 is 2, 1 to 5 is 1, 0 is 0.',
    'Survival by TRISS = 1/(1 + exp(-b)); death = 1 - survival.',
    'Blunt injury, and all below 15 years: b = -0.4499 + 0.8085 × RTS - 0.0835 × ISS - 1.7430 from 55 years on.',
    'Penetrating injury: b = -2.5355 + 0.9934 × RTS - 0.0651 × ISS - 1.1360 from 55 years on.',
  ],
  explanation: ({ survival }) =>
    survival === undefined
      ? 'The revised trauma score is {rts} (of 7.8408), the sum for triage {triage} of 12.'
      : 'The revised trauma score is {rts} (of 7.8408), the sum for triage {triage} of 12. With an ISS of {iss} TRISS gives a probability of survival of {survival} (coefficients of 1995).',
  requires: [
    {
      that: ({ iss }) => iss === 75 || isSumOfSquares(iss),
      field: 'iss',
      says: 'No three injury codes give an ISS of {iss}: it is a sum of three squares, or 75.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Survival by injury severity',
    x: { label: 'ISS' },
    y: { of: 'survival', label: 'Probability of survival' },
    curve: ({ wanted, rts, iss, age, mechanism, survival }) => {
      if (wanted === 'rts' || survival === undefined) return undefined;
      const weights = weightsOf(mechanism, age);
      return {
        from: 1,
        to: 75,
        lines: [{ y: (x) => 1 / (1 + Math.exp(-logitOf(weights, rts, x, age))) }],
        marks: [{ x: iss, y: survival, label: 'This ISS' }],
      };
    },
  },
  cautions: [
    {
      level: 'danger',
      when: ({ triage }) => triage < 12,
      says: 'A sum of 11 or less on scene meant transport to a trauma center (Champion 1989).',
    },
    {
      level: 'caution',
      when: ({ triage }) => triage === 12,
      says: 'A full score does not exclude severe injury: it looks at three vital signs alone, and a young patient compensates for much blood loss. Triage goes by injuries and mechanism, too.',
    },
    {
      level: 'danger',
      when: ({ coma }) => coma <= 8,
      says: 'With a coma scale of 8 or less the airway is not safe. The scale does not hold while a patient is sedated or paralyzed: enter the value before.',
    },
    {
      level: 'danger',
      when: ({ systolic, respiration }) => roundTo(systolic, 0) < 90 || roundTo(respiration, 0) < 10,
      says: ({ wanted }) =>
        `A systolic pressure below 90 mmHg is bleeding until the contrary is shown, and fewer than 10 breaths a minute call for help at once.${wanted === 'triss' ? ' A probability of survival that reads well holds for groups whose bleeding was stopped and who were ventilated.' : ''}`,
    },
    {
      level: 'danger',
      when: ({ coma, systolic, respiration }) =>
        (roundTo(systolic, 0) === 0 && (coma > 3 || roundTo(respiration, 0) > 0)) ||
        (roundTo(respiration, 0) === 0 && coma > 8),
      says: 'These values cannot be of one moment: without a pressure nobody is awake or breathes for long, and without a breath nobody stays awake. Check them; no probability holds for a cardiac arrest.',
    },
    {
      level: 'caution',
      when: ({ wanted, iss }) => wanted === 'triss' && iss === 75,
      says: 'An ISS of 75 is mostly set by one injury that is coded as untreatable: the formula, which cannot know it, tells more survival than there is.',
    },
    {
      level: 'caution',
      when: ({ survival }) => survival !== undefined,
      says: 'TRISS compares groups of patients and hospitals: it tells what became of similar patients in North America before 1995. It decides nothing for one patient, least of all to withhold treatment.',
    },
    {
      level: 'note',
      when: ({ wanted, mechanism, age }) => wanted === 'triss' && mechanism === 'penetrating' && age < 15,
      says: 'Below 15 years the coefficients of blunt injury stand for penetrating injury as well. Some programs do not make this exception.',
    },
    {
      level: 'caution',
      when: ({ wanted, age }) => wanted === 'triss' && age < 15,
      says: 'A child breathes faster and has a lower pressure than the coded values suppose: the score of small children comes out too low.',
    },
  ],
  examples: [
    {
      inputs: { coma: 15, systolic: 120, respiration: 16, iss: 9, age: 30, mechanism: 'blunt' },
      results: {
        rts: 7.8408,
        triage: 12,
        comaCode: 4,
        pressureCode: 4,
        breathingCode: 4,
        survival: 99.41642,
        death: 0.5835825,
      },
      cautions: ['does not exclude severe injury', 'decides nothing for one patient'],
      source: 'Python: 1/(1 + exp(0.4499 - 0.8085 × 7.8408 + 0.0835 × 9))',
    },
    {
      inputs: { coma: 7, systolic: 80, respiration: 32, iss: 41, age: 60, mechanism: 'penetrating' },
      results: {
        rts: 4.9438,
        triage: 8,
        comaCode: 2,
        pressureCode: 3,
        breathingCode: 3,
        survival: 19.31877,
        death: 80.68123,
      },
      cautions: [
        'transport to a trauma center',
        'airway is not safe',
        'bleeding until the contrary',
        'decides nothing for one patient',
      ],
      source: 'Python: b = -2.5355 + 0.9934 × 4.9438 - 0.0651 × 41 - 1.1360',
    },
    {
      inputs: { wanted: 'rts', coma: 12, systolic: 60, respiration: 8 },
      results: { rts: 4.8572, triage: 7, comaCode: 3, pressureCode: 2, breathingCode: 2 },
      cautions: ['transport to a trauma center', 'bleeding until the contrary'],
      source: 'By hand: 0.9368 × 3 + 0.7326 × 2 + 0.2908 × 2',
    },
    {
      inputs: { wanted: 'rts', coma: 4, systolic: 40, respiration: 3 },
      results: { rts: 1.9602, triage: 3, comaCode: 1, pressureCode: 1, breathingCode: 1 },
      cautions: ['transport to a trauma center', 'airway is not safe', 'bleeding until the contrary'],
      source: 'By hand: 0.9368 + 0.7326 + 0.2908',
    },
    {
      inputs: { wanted: 'rts', coma: 3, systolic: 0, respiration: 0 },
      results: { rts: 0, triage: 0, comaCode: 0, pressureCode: 0, breathingCode: 0 },
      cautions: ['transport to a trauma center', 'airway is not safe', 'bleeding until the contrary'],
      source: 'Champion 1989: the lowest score',
    },
    {
      inputs: { coma: 13, systolic: '12 kPa', respiration: 29, iss: 25, age: 10, mechanism: 'penetrating' },
      results: { rts: 7.8408, triage: 12, survival: 97.81591 },
      cautions: [
        'does not exclude severe injury',
        'decides nothing for one patient',
        'stand for penetrating',
        'comes out too low',
      ],
      source: 'Python: 12 kPa are 90 mmHg; b = -0.4499 + 0.8085 × 7.8408 - 0.0835 × 25',
    },
    {
      inputs: { coma: 15, systolic: 120, respiration: 16, iss: 7, age: 30, mechanism: 'blunt' },
      refused: 'sum of three squares',
      source: 'By hand: 7 is no sum of three squares',
    },
    {
      inputs: { coma: 9, systolic: 76, respiration: 30, iss: 75, age: 55, mechanism: 'blunt' },
      results: { rts: 5.8806, triage: 9, survival: 2.410502 },
      cautions: [
        'transport to a trauma center',
        'bleeding until the contrary',
        'An ISS of 75',
        'decides nothing for one patient',
      ],
      source: 'Python: b = -0.4499 + 0.8085 × 5.8806 - 0.0835 × 75 - 1.7430',
    },
    {
      inputs: { coma: 15, systolic: 0, respiration: 16, iss: 9, age: 30, mechanism: 'blunt' },
      results: { rts: 4.9104, triage: 8, survival: 94.09585 },
      cautions: [
        'transport to a trauma center',
        'bleeding until the contrary',
        'cannot be of one moment',
        'decides nothing for one patient',
      ],
      source: 'Python: b = -0.4499 + 0.8085 × 4.9104 - 0.0835 × 9',
    },
    {
      inputs: { wanted: 'rts', coma: 15, systolic: 120, respiration: 0 },
      results: { rts: 6.6776, triage: 8 },
      cautions: ['transport to a trauma center', 'bleeding until the contrary', 'cannot be of one moment'],
      source: 'By hand: 0.9368 × 4 + 0.7326 × 4',
    },
  ],
  notes: [
    'The coefficients are those of the Major Trauma Outcome Study for AIS-90 (1995). Programs that use those of 1987 for AIS-85, or newer ones of a national registry, give other probabilities from the same values.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title: 'Champion et al.: A Revision of the Trauma Score, J Trauma 29 (1989) 623',
      doi: '10.1097/00005373-198905000-00017',
    },
    {
      title: 'Boyd, Tolson, Copes: Evaluating Trauma Care: The TRISS Method, J Trauma 27 (1987) 370',
      doi: '10.1097/00005373-198704000-00005',
    },
    {
      title:
        'Champion, Sacco, Copes: Injury Severity Scoring Again, J Trauma 38 (1995) 94 (coefficients; verified as identical at trauma.org and in the programs of edwardcodelab/traumacalc and codingace.net)',
    },
    {
      title:
        'Schluter et al.: Trauma and Injury Severity Score (TRISS) Coefficients 2009 Revision, J Trauma 68 (2010) 761',
    },
  ],
});

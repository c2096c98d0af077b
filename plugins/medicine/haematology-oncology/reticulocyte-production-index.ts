import {
  category,
  classify,
  defineCalculator,
  isAbove,
  isBelow,
  measure,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';

/** Days in the blood by the usual bands of the hematocrit. */
const daysOf = (hematocrit: number) => (hematocrit > 0.35 ? 1 : hematocrit > 0.25 ? 1.5 : hematocrit > 0.15 ? 2 : 2.5);

/** Anemia of a man by the WHO, 13 g/dL. */
const isAnemic = (hematocrit: number, normal: number) => hematocrit < normal && hematocrit < 0.39;

const responseOf = (index: number) =>
  classify(
    roundTo(index, 2),
    [
      [2, 'Below 2'],
      [3.005, 'From 2 to 3'],
    ],
    'Above 3',
  );

/** Hillman 1969: corrected for hematocrit and for the longer time that early reticulocytes are seen. */
export default defineCalculator({
  title: 'Reticulocyte production index (RPI)',
  description:
    'Reticulocyte production index and corrected reticulocytes from reticulocytes and hematocrit, and the absolute count from the red cells.',
  keywords: ['RPI', 'corrected reticulocyte count', 'reticulocyte index', 'marrow response', 'maturation factor'],
  related: ['red-cell-indices'],
  inputs: {
    reticulocytes: percent({
      label: 'Reticulocytes',
      help: 'In percent of red cells: 12‰ are 1.2%.',
      symbol: 'R',
      min: 0,
      max: 80,
      usual: [0.1, 30],
    }),
    hematocrit: percent({ label: 'Hematocrit', symbol: 'Hct', min: 3, max: 80, usual: [10, 60] }),
    normal: percent({
      label: 'Normal hematocrit',
      help: 'Left out: 45%.',
      symbol: 'Hct_n',
      min: 30,
      max: 60,
      usual: [34, 50],
      default: 45,
    }),
    redCells: measure('10^12/L', {
      label: 'Red blood cells',
      help: 'For the absolute count; 10¹²/L is the same as millions per µL.',
      symbol: 'RBC',
      min: 0.3,
      max: 12,
      usual: [1, 9],
      optional: true,
    }),
  },
  outputs: {
    index: number({ label: 'Reticulocyte production index', symbol: 'RPI', places: 2 }),
    response: category(['Below 2', 'From 2 to 3', 'Above 3'], { label: 'Class', of: 'index' }),
    corrected: percent({ label: 'Corrected reticulocytes', symbol: 'R_c', places: 2 }),
    maturation: measure('d', { label: 'Maturation time', symbol: 't_m' }),
    smooth: number({ label: 'Index by a straight line of the time', symbol: 'RPI_l', places: 2 }),
    absolute: measure('10^9/L', { label: 'Absolute reticulocytes', symbol: 'R_a', places: 0, optional: true }),
  },
  formula: ({ reticulocytes, hematocrit, normal, redCells }) => {
    const corrected = (reticulocytes * hematocrit) / normal;
    const maturation = daysOf(hematocrit);
    const index = (100 * corrected) / maturation;
    return {
      index,
      response: responseOf(index),
      corrected,
      maturation,
      smooth: (100 * corrected) / Math.max(1, 1 + 5 * (0.45 - hematocrit)),
      absolute: redCells === undefined ? undefined : 1000 * redCells * reticulocytes,
    };
  },
  shown: ({ reticulocytes, hematocrit, normal, maturation, redCells = 0 }) => ({
    index: (100 * reticulocytes * hematocrit) / (normal * maturation),
    corrected: (reticulocytes * hematocrit) / normal,
    absolute: 1000 * redCells * reticulocytes,
  }),
  stepwise: [
    'Maturation time: 1 day above a hematocrit of 35%, 1.5 days above 25%, 2 days above 15%, 2.5 days up to 15%.',
    'By the straight line through 45% (1 day), 35% (1.5), 25% (2) and 15% (2.5 days): 1 + 5 (0.45 − Hct), at least 1 day.',
  ],
  explanation: ({ hematocrit, normal, response }) => {
    const index =
      'The reticulocyte production index is {index}: {reticulocytes} reticulocytes, corrected to {corrected} for a hematocrit of {hematocrit} (normal {normal}) and divided by a maturation time of {maturation}.';
    if (!isAnemic(hematocrit, normal)) return `${index} There is no anemia by these values that the index could judge.`;
    return response === 'Below 2'
      ? `${index} In anemia that is too little: the marrow does not respond enough, or has not had the time to.`
      : response === 'Above 3'
        ? `${index} In anemia that is a marrow that responds, as to hemolysis or bleeding.`
        : `${index} In anemia that is the border between too little and a full response.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ index, smooth, hematocrit, normal }) =>
        isAnemic(hematocrit, normal) && responseOf(index) !== responseOf(smooth),
      says: 'The class hangs on the table: with a straight line between its values the index is {smooth}, which is another class. Authors draw the bands of the hematocrit differently; repeat the count and go by its course.',
    },
    {
      level: 'caution',
      when: ({ index, hematocrit, normal }) => isAnemic(hematocrit, normal) && isBelow(roundTo(index, 2), 2),
      says: 'For some 5 to 7 days after a bleed or the onset of hemolysis the index is low although the marrow is healthy: repeat it. With low white cells or platelets as well, look at the smear and ask a hematologist.',
    },
    {
      level: 'caution',
      when: ({ index, hematocrit, normal }) => isAnemic(hematocrit, normal) && isAbove(roundTo(index, 2), 3),
      says: 'First see that the reticulocytes are in percent, not in per mille (12‰ are 1.2%). A marrow that responds does not tell why cells are lost: look for hemolysis (LDH, haptoglobin, bilirubin, direct antiglobulin test, smear) and for bleeding.',
    },
    {
      level: 'caution',
      when: ({ reticulocytes, index, hematocrit, normal }) =>
        isAnemic(hematocrit, normal) && reticulocytes >= 0.05 && !isAbove(roundTo(index, 2), 3),
      says: 'Are the reticulocytes in percent, not in per mille (12‰ are 1.2%)? If in per mille, the index is a tenth of this, far too little.',
    },
    {
      level: 'caution',
      when: ({ hematocrit, normal }) => isAnemic(hematocrit, normal) && hematocrit >= 0.36,
      says: 'In a woman a hematocrit from 36% on is no anemia, and the index then tells nothing of the marrow.',
    },
    {
      level: 'caution',
      when: ({ reticulocytes, hematocrit, normal }) => !isAnemic(hematocrit, normal) && reticulocytes > 0.03,
      says: 'More than 3% of reticulocytes without anemia are not normal: see that they are in percent, not in per mille (12‰ are 1.2%), and look for hemolysis or bleeding that the marrow still makes up for.',
    },
    {
      level: 'danger',
      when: ({ hematocrit }) => hematocrit < 0.21,
      says: 'A hematocrit below 21% (hemoglobin about 7 g/dL) is near or below the threshold of transfusion (AABB 2023): draw blood for tests first, but do not wait for them.',
    },
    {
      level: 'caution',
      when: ({ redCells, hematocrit }) =>
        redCells !== undefined && (isBelow(hematocrit / redCells, 0.05) || isAbove(hematocrit / redCells, 0.15)),
      says: 'Hematocrit and red cells do not go together, as the cells would be below 50 or above 150 fL: check both.',
    },
    {
      level: 'caution',
      when: ({ absolute }) => absolute !== undefined && isAbove(roundTo(absolute, 0), 1000),
      says: 'So many reticulocytes are rare: check that they are in percent and not in per mille (12‰ are 1.2%).',
    },
  ],
  examples: [
    {
      inputs: { reticulocytes: 9, hematocrit: 30 },
      results: { index: 4, response: 'Above 3', corrected: 6, maturation: 1.5, smooth: '3.428571' },
      cautions: ['does not tell why'],
      source: 'By hand: 9 × 30/45 / 1.5; 6/1.75',
    },
    {
      inputs: { reticulocytes: 3, hematocrit: 22, normal: 40, redCells: 2.5 },
      results: { index: 0.825, response: 'Below 2', corrected: 1.65, maturation: 2, smooth: 0.7674419, absolute: 75 },
      cautions: ['onset of hemolysis'],
      source: 'By hand: 3 × 22/40 / 2; 1.65/2.15; 2500 × 0.03',
    },
    {
      inputs: { reticulocytes: 12, hematocrit: 15 },
      results: { index: 1.6, response: 'Below 2', corrected: 4, maturation: 2.5, smooth: 1.6 },
      cautions: ['onset of hemolysis', 'a tenth of this', 'draw blood for tests first'],
      source: 'By hand: 12 × 15/45 / 2.5',
    },
    {
      inputs: { reticulocytes: 4, hematocrit: 36 },
      results: { index: 3.2, response: 'Above 3', corrected: 3.2, maturation: 1, smooth: 2.206897 },
      cautions: ['hangs on the table', 'does not tell why', 'In a woman'],
      source: 'By hand: 4 × 36/45; 3.2/1.45',
    },
    {
      inputs: { reticulocytes: 5, hematocrit: 27 },
      results: { index: 2, response: 'From 2 to 3', corrected: 3, smooth: '1.578947' },
      cautions: ['hangs on the table', 'a tenth of this'],
      source: 'By hand: 5 × 27/45 / 1.5; 3/1.9',
    },
    {
      inputs: { reticulocytes: 12, hematocrit: 22 },
      results: { index: 2.933333, response: 'From 2 to 3', corrected: 5.866667, maturation: 2, smooth: 2.728682 },
      cautions: ['a tenth of this'],
      source: 'By hand: 12 × 22/45 / 2; 5.866667/2.15',
    },
    {
      inputs: { reticulocytes: 1, hematocrit: 45 },
      results: { index: 1, response: 'Below 2', corrected: 1, maturation: 1, smooth: 1 },
      source: 'By definition: 1 in a healthy person',
    },
    {
      inputs: { reticulocytes: 9, hematocrit: 45 },
      results: { index: 9, response: 'Above 3', corrected: 9, maturation: 1, smooth: 9 },
      cautions: ['still makes up for'],
      source: 'By definition: neither corrected nor divided',
    },
    {
      inputs: { reticulocytes: 15, hematocrit: 20, redCells: 8 },
      results: { index: 3.333333, absolute: 1200 },
      cautions: [
        'hangs on the table',
        'does not tell why',
        'draw blood for tests first',
        'do not go together',
        'per mille',
      ],
      source: 'By hand: 15 × 20/45 / 2; 8000 × 0.15',
    },
  ],
  notes: [
    'For anemia. The absolute count is usually 25 to 100 × 10⁹/L, by the laboratory. Recent transfusion makes hematocrit and reticulocytes unlike those of the patient.',
    'Other tables of the maturation time begin each band elsewhere (from 35%, or 20% in place of 15%). Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Hillman: Characteristics of Marrow Production and Reticulocyte Maturation in Normal Man in Response to Anemia, J Clin Invest 48 (1969) 443',
      doi: '10.1172/JCI106001',
    },
    {
      title: 'UpToDate, Graphic 129992: Reticulocyte parameters for assessing anemia (2022; bands as in public copies)',
    },
  ],
});

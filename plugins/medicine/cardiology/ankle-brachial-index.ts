import { category, defineCalculator, isAtLeast, measure, noResult, number, roundTo } from '@reckoner/engine';

const ABNORMAL = 'Abnormal (0.90 or less)';
const BORDERLINE = 'Borderline (0.91 to 0.99)';
const NORMAL = 'Normal (1.00 to 1.40)';
const STIFF = 'Noncompressible (above 1.40)';
const CLASSES = [ABNORMAL, BORDERLINE, NORMAL, STIFF] as const;

const ankle = (label: string, symbol: string) =>
  measure('mmHg', {
    label,
    help: '0 where no pulse is heard; the pressure of the cuff where it does not close the artery.',
    symbol,
    min: 0,
    max: 350,
    usual: [40, 260],
    optional: true,
  });
const arm = (label: string, symbol: string) =>
  measure('mmHg', { label, symbol, min: 40, max: 300, usual: [80, 220], optional: true });
const toe = (label: string, symbol: string) =>
  measure('mmHg', { label, symbol, min: 0, max: 300, usual: [20, 180], optional: true });

/** The higher of two pressures, one of which may be missing. */
const higher = (a: number | undefined, b: number | undefined) =>
  a === undefined ? b : b === undefined ? a : Math.max(a, b);
const classOf = (index: number) => {
  const shown = roundTo(index, 2);
  return shown <= 0.9 ? ABNORMAL : shown < 1 ? BORDERLINE : shown <= 1.4 ? NORMAL : STIFF;
};

interface Pressures {
  readonly rightArm?: number | undefined;
  readonly leftArm?: number | undefined;
  readonly rightDorsal?: number | undefined;
  readonly rightPosterior?: number | undefined;
  readonly leftDorsal?: number | undefined;
  readonly leftPosterior?: number | undefined;
  readonly rightToe?: number | undefined;
  readonly leftToe?: number | undefined;
}
const armOf = ({ rightArm, leftArm }: Pressures) => higher(rightArm, leftArm) ?? Number.NaN;
const isLow = (pressure: number | undefined, limit: number) => pressure !== undefined && pressure < limit;

/** A leg that passes by its higher artery, while its lower one is 0.90 or less. */
const hides = (a: number | undefined, b: number | undefined, arm: number) =>
  a !== undefined &&
  b !== undefined &&
  roundTo(Math.min(a, b) / arm, 2) <= 0.9 &&
  roundTo(Math.max(a, b) / arm, 2) > 0.9;

/** Higher ankle pressure of each leg over the higher arm pressure; classes of ACC/AHA 2024. */
export default defineCalculator({
  title: 'Ankle-brachial index (ABI)',
  description:
    'Ankle-brachial index of each leg with its class, and the toe-brachial index, from the systolic pressures of arms, ankles and toes at rest.',
  keywords: ['ABI', 'ABPI', 'peripheral artery disease', 'toe-brachial index', 'TBI', 'claudication'],
  inputs: {
    rightArm: arm('Right arm', 'P_{RA}'),
    leftArm: arm('Left arm', 'P_{LA}'),
    rightDorsal: ankle('Right dorsalis pedis', 'P_{RD}'),
    rightPosterior: ankle('Right posterior tibial', 'P_{RP}'),
    leftDorsal: ankle('Left dorsalis pedis', 'P_{LD}'),
    leftPosterior: ankle('Left posterior tibial', 'P_{LP}'),
    rightToe: toe('Right great toe', 'P_{RT}'),
    leftToe: toe('Left great toe', 'P_{LT}'),
  },
  outputs: {
    right: number({ label: 'Right ankle-brachial index', symbol: 'ABI_R', places: 2, optional: true }),
    rightClass: category(CLASSES, { label: 'Right leg (ACC/AHA 2024)', of: 'right', optional: true }),
    left: number({ label: 'Left ankle-brachial index', symbol: 'ABI_L', places: 2, optional: true }),
    leftClass: category(CLASSES, { label: 'Left leg (ACC/AHA 2024)', of: 'left', optional: true }),
    rightToeIndex: number({ label: 'Right toe-brachial index', symbol: 'TBI_R', places: 2, optional: true }),
    leftToeIndex: number({ label: 'Left toe-brachial index', symbol: 'TBI_L', places: 2, optional: true }),
  },
  formula: ({ rightArm, leftArm, rightDorsal, rightPosterior, leftDorsal, leftPosterior, rightToe, leftToe }) => {
    const brachial = higher(rightArm, leftArm);
    if (brachial === undefined) throw noResult('Enter the pressure of at least one arm, better of both.');
    const rightAnkle = higher(rightDorsal, rightPosterior);
    const leftAnkle = higher(leftDorsal, leftPosterior);
    if (rightAnkle === undefined && leftAnkle === undefined && rightToe === undefined && leftToe === undefined) {
      throw noResult('Enter the pressure of at least one artery of the ankle, or of a toe.');
    }
    const right = rightAnkle === undefined ? undefined : rightAnkle / brachial;
    const left = leftAnkle === undefined ? undefined : leftAnkle / brachial;
    return {
      right,
      rightClass: right === undefined ? undefined : classOf(right),
      left,
      leftClass: left === undefined ? undefined : classOf(left),
      rightToeIndex: rightToe === undefined ? undefined : rightToe / brachial,
      leftToeIndex: leftToe === undefined ? undefined : leftToe / brachial,
    };
  },
  shown: () => ({
    right: undefined,
    rightClass: undefined,
    left: undefined,
    leftClass: undefined,
    rightToeIndex: undefined,
    leftToeIndex: undefined,
  }),
  stepwise: [
    'Ankle-brachial index of a leg = the higher of its dorsalis pedis and posterior tibial pressures / the higher pressure of both arms.',
    'Toe-brachial index = the pressure of the great toe / the higher pressure of both arms.',
    'Rounded to two decimals, 0.90 or less is abnormal, 0.91 to 0.99 borderline, 1.00 to 1.40 normal, above 1.40 noncompressible.',
  ],
  explanation: ({ right, left, rightToeIndex, leftToeIndex }) => {
    const parts: string[] = [];
    if (right !== undefined) parts.push('Right leg: {right}. {rightClass}.');
    if (left !== undefined) parts.push('Left leg: {left}. {leftClass}.');
    if (rightToeIndex !== undefined) parts.push('Right toe-brachial index: {rightToeIndex}.');
    if (leftToeIndex !== undefined) parts.push('Left toe-brachial index: {leftToeIndex}.');
    return parts.join(' ');
  },
  cautions: [
    {
      level: 'danger',
      when: ({ rightArm, leftArm }) => isLow(higher(rightArm, leftArm), 90),
      says: 'The higher arm pressure is below 90 mmHg: see to that first, as it is shock until the contrary is shown, or the arteries of the arms are narrowed, which makes the indices too high. At so low a pressure no index clears a leg: measure again.',
    },
    {
      level: 'danger',
      when: (given) =>
        isLow(higher(given.rightDorsal, given.rightPosterior), 50) ||
        isLow(higher(given.leftDorsal, given.leftPosterior), 50) ||
        isLow(given.rightToe, 30) ||
        isLow(given.leftToe, 30) ||
        (given.right !== undefined && roundTo(given.right, 2) < 0.4) ||
        (given.left !== undefined && roundTo(given.left, 2) < 0.4),
      says: 'An ankle pressure below 50 mmHg, a toe pressure below 30 mmHg or an index below 0.40 is severe ischemia: with pain at rest, a wound or gangrene the limb is threatened, and a vascular team is to see it without delay. A cold, pale or numb foot of hours or days is an emergency. No compression bandages.',
    },
    {
      level: 'danger',
      when: ({ rightClass, leftClass, rightToe, leftToe }) =>
        (rightClass === STIFF && rightToe === undefined) || (leftClass === STIFF && leftToe === undefined),
      says: 'Above 1.40 the arteries are stiff and are not compressed, as in diabetes and kidney disease: artery disease is not ruled out, it is common. Measure the toe pressure of that leg (ACC/AHA 2024).',
    },
    {
      level: 'danger',
      when: ({ rightClass, leftClass, rightToeIndex, leftToeIndex }) =>
        (rightToeIndex !== undefined && roundTo(rightToeIndex, 2) <= 0.7 && rightClass !== ABNORMAL) ||
        (leftToeIndex !== undefined && roundTo(leftToeIndex, 2) <= 0.7 && leftClass !== ABNORMAL),
      says: 'A toe-brachial index of 0.70 or less is abnormal (ACC/AHA 2024), whatever the ankle says: it points to artery disease below the ankle, or to stiff arteries at it.',
    },
    {
      level: 'caution',
      when: (given) =>
        hides(given.rightDorsal, given.rightPosterior, armOf(given)) ||
        hides(given.leftDorsal, given.leftPosterior, armOf(given)),
      says: 'By the lower of its two arteries a leg comes to 0.90 or less: one of them is diseased, or the other is stiff. The index counts the higher one and hides that; with diabetes or a wound look further.',
    },
    {
      level: 'caution',
      when: ({ rightClass, leftClass }) => rightClass === ABNORMAL || leftClass === ABNORMAL,
      says: 'An index of 0.90 or less means peripheral artery disease, with or without symptoms, and a raised risk of heart attack and stroke (ACC/AHA 2024). With pain at rest, a wound that does not heal or gangrene the limb is in danger at any of these figures: a vascular team is to see it.',
    },
    {
      level: 'caution',
      when: ({ right, left }) => [right, left].some((index) => index !== undefined && roundTo(index, 2) < 0.8),
      says: 'Compression can take what blood such a leg still has: below 0.80 bandages and stockings only with less pressure and after a vascular assessment, below 0.50 none.',
    },
    {
      level: 'caution',
      when: ({ right, left }) => [right, left].some((index) => index !== undefined && roundTo(index, 2) > 1.3),
      says: 'Above 1.30 the arteries may be stiff, and the index does not clear that leg for compression: wound care asks for a vascular assessment first, with toe pressure or waveforms.',
    },
    {
      level: 'caution',
      when: ({ rightClass, leftClass }) =>
        [rightClass, leftClass].some((name) => name === BORDERLINE || name === NORMAL) &&
        rightClass !== ABNORMAL &&
        leftClass !== ABNORMAL,
      says: 'With pain on walking, a borderline or normal index at rest does not rule out artery disease: measure after exercise. In diabetes or kidney disease, or with a wound, measure the toe pressure as well.',
    },
    {
      level: 'caution',
      when: ({ rightArm, leftArm }) =>
        rightArm !== undefined && leftArm !== undefined && isAtLeast(Math.abs(rightArm - leftArm), 15),
      says: 'The arms differ by 15 mmHg or more: the artery of the lower arm may be narrowed. From now on measure at the higher one.',
    },
    {
      level: 'caution',
      when: ({ rightArm, leftArm }) => rightArm === undefined || leftArm === undefined,
      says: 'Only one arm: if the other one is higher, the true indices are lower than these.',
    },
    {
      level: 'note',
      when: (given) =>
        (given.right !== undefined && (given.rightDorsal === undefined || given.rightPosterior === undefined)) ||
        (given.left !== undefined && (given.leftDorsal === undefined || given.leftPosterior === undefined)),
      says: 'Only one artery of an ankle: if the other one is higher, the true index of that leg is higher.',
    },
    {
      level: 'danger',
      when: ({ rightArm, leftArm }) => (higher(rightArm, leftArm) ?? 0) >= 180,
      says: 'A systolic pressure from 180 mmHg on is severe: measure again; with chest pain, breathlessness, weakness, confusion or disturbed vision it is an emergency.',
    },
  ],
  examples: [
    {
      inputs: {
        rightArm: 130,
        leftArm: 125,
        rightDorsal: 135,
        rightPosterior: 140,
        leftDorsal: 90,
        leftPosterior: 100,
      },
      results: {
        right: 1.076923,
        rightClass: 'Normal (1.00 to 1.40)',
        left: 0.7692308,
        leftClass: 'Abnormal (0.90 or less)',
      },
      cautions: ['means peripheral artery disease', 'Compression can take'],
      source: 'By hand: 140/130; 100/130',
    },
    {
      inputs: {
        rightArm: 120,
        leftArm: 120,
        rightDorsal: 180,
        rightPosterior: 175,
        leftDorsal: 115,
        leftPosterior: 118,
      },
      results: {
        right: 1.5,
        rightClass: 'Noncompressible (above 1.40)',
        left: 0.9833333,
        leftClass: 'Borderline (0.91 to 0.99)',
      },
      cautions: ['not ruled out', 'measure after exercise', 'does not clear that leg'],
      source: 'By hand: 180/120; 118/120',
    },
    {
      inputs: {
        rightArm: 100,
        leftArm: 100,
        rightDorsal: 131,
        rightPosterior: 128,
        leftDorsal: 130,
        leftPosterior: 126,
      },
      results: { right: 1.31, rightClass: 'Normal (1.00 to 1.40)', left: 1.3, leftClass: 'Normal (1.00 to 1.40)' },
      cautions: ['measure after exercise', 'does not clear that leg'],
      source: 'By hand: 131/100; 130/100; Agale 2013: above 1.3 to a vascular surgeon',
    },
    {
      inputs: { rightArm: 82, leftArm: '80 mmHg', rightDorsal: 88, rightPosterior: 85 },
      results: { right: 1.073171, rightClass: 'Normal (1.00 to 1.40)' },
      cautions: ['below 90 mmHg', 'measure after exercise'],
      source: 'By hand: 88/82',
    },
    {
      inputs: { rightArm: 90, leftArm: 88, rightDorsal: 99, rightPosterior: 95 },
      results: { right: 1.1 },
      cautions: ['measure after exercise'],
      source: 'By hand: 99/90; the limit is below 90 mmHg',
    },
    {
      inputs: { rightArm: 140, leftArm: 120, rightDorsal: 150, rightPosterior: 100, rightToe: 90 },
      results: { right: 1.071429, rightToeIndex: 0.6428571 },
      cautions: ['0.70 or less is abnormal', 'By the lower of its two', 'measure after exercise', '15 mmHg or more'],
      source: 'By hand: 150/140; 90/140; 100/140 = 0.71',
    },
    {
      inputs: { leftArm: 150, rightDorsal: 45, leftPosterior: 0, leftToe: 20 },
      results: {
        right: 0.3,
        rightClass: 'Abnormal (0.90 or less)',
        left: 0,
        leftClass: 'Abnormal (0.90 or less)',
        leftToeIndex: 0.1333333,
      },
      cautions: [
        'limb is threatened',
        'means peripheral artery',
        'Compression can take',
        'Only one arm',
        'Only one artery',
      ],
      source: 'By hand: 45/150; 0; 20/150',
    },
    {
      inputs: { rightArm: 200, leftArm: 200, rightToe: 150, leftToe: 145 },
      results: { rightToeIndex: 0.75, leftToeIndex: 0.725 },
      cautions: ['180 mmHg on'],
      source: 'By hand: 150/200; 145/200',
    },
    {
      inputs: { rightArm: '16 kPa', leftArm: '16 kPa', rightDorsal: '16 kPa', rightPosterior: '15 kPa' },
      results: { right: 1, rightClass: 'Normal (1.00 to 1.40)' },
      cautions: ['measure after exercise'],
      source: 'By hand: 16/16',
    },
    {
      inputs: { rightArm: 120, leftArm: 120, rightDorsal: 54, rightPosterior: 50, leftDorsal: 96, leftPosterior: 90 },
      results: { right: 0.45, left: 0.8 },
      cautions: ['a wound that does not heal', 'below 0.50 none'],
      source: 'By hand: 54/120; 96/120',
    },
    {
      inputs: { rightDorsal: 120, rightPosterior: 125 },
      noResult: 'at least one arm',
      source: 'By definition',
    },
    {
      inputs: { rightArm: 120, leftArm: 125 },
      noResult: 'at least one artery',
      source: 'By definition',
    },
  ],
  notes: [
    'For adults, lying for some minutes, by Doppler. The lower index of both legs is the one that counts for the person. Not after exercise, for which other limits hold. European guidelines of 2024 use the same limits of 0.90 and 1.40; older ones often take 1.30 for the upper one.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Gornik et al.: 2024 ACC/AHA Guideline for the Management of Lower Extremity Peripheral Artery Disease, Circulation 149 (2024) e1313',
      doi: '10.1161/CIR.0000000000001251',
    },
    {
      title:
        'Aboyans et al.: Measurement and Interpretation of the Ankle-Brachial Index: A Scientific Statement from the American Heart Association, Circulation 126 (2012) 2890',
      doi: '10.1161/CIR.0b013e318276fbcb',
    },
    {
      title:
        'Mills et al.: The Society for Vascular Surgery Lower Extremity Threatened Limb Classification System (WIfI), J Vasc Surg 59 (2014) 220',
      doi: '10.1016/j.jvs.2013.08.003',
    },
    {
      title:
        'Agale: Chronic Leg Ulcers: Epidemiology, Aetiopathogenesis, and Management, Ulcers 2013, table 5 (above 1.3)',
      doi: '10.1155/2013/413604',
    },
    { title: 'SIGN 120: Management of Chronic Venous Leg Ulcers (2010) (limits of compression, read in summaries)' },
  ],
});

/**
 * Standard tolerances and fundamental deviations of ISO 286-1:2010 in micrometers, for sizes up to 500 mm. The tables
 * stand identically in at least three independent public implementations, which the calculator names.
 */
import { noResult } from '@reckoner/engine';

/** Upper ends of the main ranges in millimeters. */
const MAIN = [3, 6, 10, 18, 30, 50, 80, 120, 180, 250, 315, 400, 500];
/** Upper ends of the ranges with their subdivisions. */
const FINE = [
  3, 6, 10, 14, 18, 24, 30, 40, 50, 65, 80, 100, 120, 140, 160, 180, 200, 225, 250, 280, 315, 355, 400, 450, 500,
];

/** Tolerance grades IT2 to IT18 by main range. */
const GRADES: readonly (readonly number[])[] = [
  [1.2, 1.5, 1.5, 2, 2.5, 2.5, 3, 4, 5, 7, 8, 9, 10],
  [2, 2.5, 2.5, 3, 4, 4, 5, 6, 8, 10, 12, 13, 15],
  [3, 4, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20],
  [4, 5, 6, 8, 9, 11, 13, 15, 18, 20, 23, 25, 27],
  [6, 8, 9, 11, 13, 16, 19, 22, 25, 29, 32, 36, 40],
  [10, 12, 15, 18, 21, 25, 30, 35, 40, 46, 52, 57, 63],
  [14, 18, 22, 27, 33, 39, 46, 54, 63, 72, 81, 89, 97],
  [25, 30, 36, 43, 52, 62, 74, 87, 100, 115, 130, 140, 155],
  [40, 48, 58, 70, 84, 100, 120, 140, 160, 185, 210, 230, 250],
  [60, 75, 90, 110, 130, 160, 190, 220, 250, 290, 320, 360, 400],
  [100, 120, 150, 180, 210, 250, 300, 350, 400, 460, 520, 570, 630],
  [140, 180, 220, 270, 330, 390, 460, 540, 630, 720, 810, 890, 970],
  [250, 300, 360, 430, 520, 620, 740, 870, 1000, 1150, 1300, 1400, 1550],
  [400, 480, 580, 700, 840, 1000, 1200, 1400, 1600, 1850, 2100, 2300, 2500],
  [600, 750, 900, 1100, 1300, 1600, 1900, 2200, 2500, 2900, 3200, 3600, 4000],
  [1000, 1200, 1500, 1800, 2100, 2500, 3000, 3500, 4000, 4600, 5200, 5700, 6300],
  [1400, 1800, 2200, 2700, 3300, 3900, 4600, 5400, 6300, 7200, 8100, 8900, 9700],
];

/** Upper deviation es of the shafts a to h; cd, ef and fg end at 10 mm. */
const UPPER: Readonly<Record<string, readonly number[]>> = {
  a: [
    -270, -270, -280, -290, -290, -300, -300, -310, -320, -340, -360, -380, -410, -460, -520, -580, -660, -740, -820,
    -920, -1050, -1200, -1350, -1500, -1650,
  ],
  b: [
    -140, -140, -150, -150, -150, -160, -160, -170, -180, -190, -200, -220, -240, -260, -280, -310, -340, -380, -420,
    -480, -540, -600, -680, -760, -840,
  ],
  c: [
    -60, -70, -80, -95, -95, -110, -110, -120, -130, -140, -150, -170, -180, -200, -210, -230, -240, -260, -280, -300,
    -330, -360, -400, -440, -480,
  ],
  cd: [-34, -46, -56],
  d: [-20, -30, -40, -50, -65, -80, -100, -120, -145, -170, -190, -210, -230],
  e: [-14, -20, -25, -32, -40, -50, -60, -72, -85, -100, -110, -125, -135],
  ef: [-10, -14, -18],
  f: [-6, -10, -13, -16, -20, -25, -30, -36, -43, -50, -56, -62, -68],
  fg: [-4, -6, -8],
  g: [-2, -4, -5, -6, -7, -9, -10, -12, -14, -15, -17, -18, -20],
  h: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
};

/** Lower deviation ei of the shafts k to zc; t, v and y begin at 24, 14 and 18 mm. */
const LOWER: Readonly<Record<string, readonly number[]>> = {
  k: [0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5],
  m: [2, 4, 6, 7, 8, 9, 11, 13, 15, 17, 20, 21, 23],
  n: [4, 8, 10, 12, 15, 17, 20, 23, 27, 31, 34, 37, 40],
  p: [6, 12, 15, 18, 22, 26, 32, 37, 43, 50, 56, 62, 68],
  r: [10, 15, 19, 23, 23, 28, 28, 34, 34, 41, 43, 51, 54, 63, 65, 68, 77, 80, 84, 94, 98, 108, 114, 126, 132],
  s: [14, 19, 23, 28, 28, 35, 35, 43, 43, 53, 59, 71, 79, 92, 100, 108, 122, 130, 140, 158, 170, 190, 208, 232, 252],
  t: [41, 48, 54, 66, 75, 91, 104, 122, 134, 146, 166, 180, 196, 218, 240, 268, 294, 330, 360],
  u: [
    18, 23, 28, 33, 33, 41, 48, 60, 70, 87, 102, 124, 144, 170, 190, 210, 236, 258, 284, 315, 350, 390, 435, 490, 540,
  ],
  v: [39, 47, 55, 68, 81, 102, 120, 146, 172, 202, 228, 252, 284, 310, 340, 385, 425, 475, 530, 595, 660],
  x: [
    20, 28, 34, 40, 45, 54, 64, 80, 97, 122, 146, 178, 210, 248, 280, 310, 350, 385, 425, 475, 525, 590, 660, 740, 820,
  ],
  y: [63, 75, 94, 114, 144, 174, 214, 254, 300, 340, 380, 425, 470, 520, 580, 650, 730, 820, 920, 1000],
  z: [
    26, 35, 42, 50, 60, 73, 88, 112, 136, 172, 210, 258, 310, 365, 415, 465, 520, 575, 640, 710, 790, 900, 1000, 1100,
    1250,
  ],
  za: [
    32, 42, 52, 64, 77, 98, 118, 148, 180, 226, 274, 335, 400, 470, 535, 600, 670, 740, 820, 920, 1000, 1150, 1300,
    1450, 1600,
  ],
  zb: [
    40, 50, 67, 90, 108, 136, 160, 200, 242, 300, 360, 445, 525, 620, 700, 780, 880, 960, 1050, 1200, 1300, 1500, 1650,
    1850, 2100,
  ],
  zc: [
    60, 80, 97, 130, 150, 188, 218, 274, 325, 405, 480, 585, 690, 800, 900, 1000, 1150, 1250, 1350, 1550, 1700, 1900,
    2100, 2400, 2600,
  ],
};

/** Lower deviation ei of j5 to j7, upper deviation ES of J6 to J8. */
const SHAFT_J: Readonly<Record<number, readonly number[]>> = {
  5: [-2, -2, -2, -3, -4, -5, -7, -9, -11, -13, -16, -18, -20],
  6: [-2, -2, -2, -3, -4, -5, -7, -9, -11, -13, -16, -18, -20],
  7: [-4, -4, -5, -6, -8, -10, -12, -15, -18, -21, -26, -28, -32],
};
/** Lower deviation of j8, which there is up to 3 mm only. */
const SHAFT_J8 = -6;
const HOLE_J: Readonly<Record<number, readonly number[]>> = {
  6: [2, 5, 5, 6, 8, 10, 13, 16, 18, 22, 25, 29, 33],
  7: [4, 6, 8, 10, 12, 14, 18, 22, 26, 30, 36, 39, 43],
  8: [6, 10, 12, 15, 20, 24, 28, 34, 41, 47, 55, 60, 66],
};

/** Deviations from the nominal size in micrometers. */
export interface Limits {
  readonly upper: number;
  readonly lower: number;
}

/** The standard tolerance of a grade, IT2 to IT18. */
function tolerance(size: number, grade: number) {
  return GRADES[grade - 2]![MAIN.findIndex((end) => size <= end)]!;
}

/** A row has a value for each main range, for each subdivided one, or for the first or last of these only. */
function fromRow(row: readonly number[] | undefined, size: number) {
  if (row === undefined) return undefined;
  if (row.length === MAIN.length) return row[MAIN.findIndex((end) => size <= end)];
  const fine = FINE.findIndex((end) => size <= end);
  return row[row.length === 3 ? fine : fine - (FINE.length - row.length)];
}

function missing(name: string): never {
  throw noResult(`ISO 286 gives no deviation ${name} for this size: take another letter or grade.`);
}

/** Limits of a class such as h6, by its letter in lower case. */
export function shaftLimits(size: number, letter: string, grade: number): Limits {
  const width = tolerance(size, grade);
  if (letter === 'js') return { upper: width / 2, lower: -width / 2 };
  const upper = fromRow(UPPER[letter], size);
  if (upper !== undefined && !(size <= 1 && (letter === 'a' || letter === 'b'))) return { upper, lower: upper - width };
  const lower = lowerOfShaft(size, letter, grade);
  return lower === undefined ? missing(`${letter}${grade}`) : { upper: lower + width, lower };
}

function lowerOfShaft(size: number, letter: string, grade: number) {
  if (letter === 'j' && grade === 8) return size <= 3 ? SHAFT_J8 : undefined;
  if (letter === 'k' && (grade < 4 || grade > 7)) return 0;
  return fromRow(letter === 'j' ? SHAFT_J[grade] : LOWER[letter], size);
}

/**
 * Limits of a class such as H7, by its letter in lower case. Holes mirror the shafts of their letter; K to N up to IT8 and
 * P to ZC up to IT7 are moved by Δ, the tolerance less that of the next finer grade, so that H7/p6 and P7/h6 fit alike.
 */
export function holeLimits(size: number, letter: string, grade: number): Limits {
  const width = tolerance(size, grade);
  const mirrored = fromRow(UPPER[letter], size);
  if (size <= 1 && (letter === 'a' || letter === 'b')) return missing(`${letter.toUpperCase()}${grade}`);
  if (letter === 'js' || mirrored !== undefined) {
    const { upper, lower } = shaftLimits(size, letter, grade);
    return { upper: 0 - lower, lower: 0 - upper };
  }
  const upper = letter === 'j' ? fromRow(HOLE_J[grade], size) : upperOfHole(size, letter, grade);
  return upper === undefined ? missing(`${letter.toUpperCase()}${grade}`) : { upper, lower: upper - width };
}

function upperOfHole(size: number, letter: string, grade: number) {
  const lower = fromRow(LOWER[letter], size);
  if (lower === undefined) return undefined;
  const isTransition = letter === 'k' || letter === 'm' || letter === 'n';
  if (grade > 8 && size > 3 && letter === 'k') return undefined;
  if (grade > 8 && letter === 'n' && size <= 1) return undefined;
  if (grade > 8 && size > 3 && letter === 'n') return 0;
  // The one exception of the standard, -9 instead of -11.
  if (letter === 'm' && grade === 6 && size > 250 && size <= 315) return -9;
  const moved = size > 3 && grade <= (isTransition ? 8 : 7);
  return moved ? tolerance(size, grade) - tolerance(size, grade - 1) - lower : -lower;
}

import { category, choice, defineCalculator, integer, measure } from '@reckoner/engine';
import { holeLimits, shaftLimits } from '../shared/limits-fits.js';

/** Limits of size of hole and shaft, and what lies between them. */
export default defineCalculator({
  title: 'ISO limits and fits',
  description:
    'Limits of size of a hole and a shaft by their ISO 286 tolerance classes, with clearance or interference.',
  keywords: ['ISO 286', 'H7/g6', 'tolerance class', 'fundamental deviation', 'press fit', 'IT grade', 'clearance fit'],
  inputs: {
    size: measure('mm', { label: 'Nominal size', symbol: 'D', above: 0, max: 500, usual: [1, 500] }),
    holeLetter: choice(
      {
        a: 'A',
        b: 'B',
        c: 'C',
        cd: 'CD',
        d: 'D',
        e: 'E',
        ef: 'EF',
        f: 'F',
        fg: 'FG',
        g: 'G',
        h: 'H',
        js: 'JS',
        j: 'J',
        k: 'K',
        m: 'M',
        n: 'N',
        p: 'P',
        r: 'R',
        s: 'S',
        t: 'T',
        u: 'U',
        v: 'V',
        x: 'X',
        y: 'Y',
        z: 'Z',
        za: 'ZA',
        zb: 'ZB',
        zc: 'ZC',
      },
      { label: 'Hole, letter', default: 'h' },
    ),
    holeGrade: integer({ label: 'Hole, grade', help: '7 in H7.', min: 3, max: 18, usual: [5, 13], default: 7 }),
    shaftLetter: choice(
      {
        a: 'a',
        b: 'b',
        c: 'c',
        cd: 'cd',
        d: 'd',
        e: 'e',
        ef: 'ef',
        f: 'f',
        fg: 'fg',
        g: 'g',
        h: 'h',
        js: 'js',
        j: 'j',
        k: 'k',
        m: 'm',
        n: 'n',
        p: 'p',
        r: 'r',
        s: 's',
        t: 't',
        u: 'u',
        v: 'v',
        x: 'x',
        y: 'y',
        z: 'z',
        za: 'za',
        zb: 'zb',
        zc: 'zc',
      },
      { label: 'Shaft, letter', default: 'g' },
    ),
    shaftGrade: integer({ label: 'Shaft, grade', help: '6 in g6.', min: 3, max: 18, usual: [4, 13], default: 6 }),
  },
  outputs: {
    leastClearance: measure('µm', {
      label: 'Smallest clearance; interference if negative',
      symbol: 'c_{min}',
      places: 1,
    }),
    mostClearance: measure('µm', {
      label: 'Largest clearance; interference if negative',
      symbol: 'c_{max}',
      places: 1,
    }),
    fit: category(['Clearance fit', 'Transition fit', 'Interference fit'], { label: 'Fit' }),
    holeUpper: measure('µm', { label: 'Hole, upper deviation', symbol: 'ES', places: 1 }),
    holeLower: measure('µm', { label: 'Hole, lower deviation', symbol: 'EI', places: 1 }),
    shaftUpper: measure('µm', { label: 'Shaft, upper deviation', symbol: 'es', places: 1 }),
    shaftLower: measure('µm', { label: 'Shaft, lower deviation', symbol: 'ei', places: 1 }),
    holeMost: measure('mm', { label: 'Largest hole', symbol: 'D_{max}', places: 4 }),
    holeLeast: measure('mm', { label: 'Smallest hole', symbol: 'D_{min}', places: 4 }),
    shaftMost: measure('mm', { label: 'Largest shaft', symbol: 'd_{max}', places: 4 }),
    shaftLeast: measure('mm', { label: 'Smallest shaft', symbol: 'd_{min}', places: 4 }),
  },
  formula: ({ size, holeLetter, holeGrade, shaftLetter, shaftGrade }) => {
    const hole = holeLimits(size, holeLetter, holeGrade);
    const shaft = shaftLimits(size, shaftLetter, shaftGrade);
    const leastClearance = hole.lower - shaft.upper;
    const mostClearance = hole.upper - shaft.lower;
    return {
      leastClearance,
      mostClearance,
      fit: fitOf(leastClearance, mostClearance),
      holeUpper: hole.upper,
      holeLower: hole.lower,
      shaftUpper: shaft.upper,
      shaftLower: shaft.lower,
      holeMost: size + hole.upper / 1000,
      holeLeast: size + hole.lower / 1000,
      shaftMost: size + shaft.upper / 1000,
      shaftLeast: size + shaft.lower / 1000,
    };
  },
  stepwise: [
    'The grade gives the width of the tolerance, the letter its place: the fundamental deviation is read in ISO 286-1 for the range of the size.',
    'Shafts a to h hang below es, k to zc stand on ei; holes A to H stand on EI = −es of the same letter, K to ZC hang below ES = −ei, with Δ, the tolerance less that of the next finer grade, added above 3 mm up to IT8 (from P on up to IT7).',
    'Half of the tolerance lies on each side for JS and js; J and j have values of their own.',
    'The smallest clearance is EI − es, the largest ES − ei.',
  ],
  explanation: ({ leastClearance, mostClearance }) =>
    leastClearance >= 0
      ? 'Clearance fit: the hole is {leastClearance} to {mostClearance} larger than the shaft.'
      : mostClearance <= 0
        ? 'Interference fit: the shaft is {|mostClearance|} to {|leastClearance|} larger than the hole.'
        : 'Transition fit: from an interference of {|leastClearance|} to a clearance of {mostClearance}.',
  requires: [
    {
      that: ({ size, holeGrade }) => size > 1 || holeGrade < 14,
      field: 'holeGrade',
      says: 'Grades from 14 on are not for sizes up to 1 mm: take a grade below {holeGrade}.',
    },
    {
      that: ({ size, shaftGrade }) => size > 1 || shaftGrade < 14,
      field: 'shaftGrade',
      says: 'Grades from 14 on are not for sizes up to 1 mm: take a grade below {shaftGrade}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ holeLetter, shaftLetter }) => holeLetter !== 'h' && shaftLetter !== 'h',
      says: 'Neither part has the letter H: fits on the basis of a hole H or a shaft h need fewer tools and gauges.',
    },
  ],
  examples: [
    {
      inputs: { size: 25 },
      results: {
        holeUpper: 21,
        holeLower: 0,
        shaftUpper: -7,
        shaftLower: -20,
        leastClearance: 7,
        mostClearance: 41,
        holeMost: 25.021,
        holeLeast: 25,
        shaftMost: 24.993,
        shaftLeast: 24.98,
        fit: 'Clearance fit',
      },
      source: 'ISO 286-2 as tabulated in the package isofits: H7 +21/0, g6 −7/−20; differences by hand',
    },
    {
      inputs: { size: 50, shaftLetter: 'k' },
      results: { shaftUpper: 18, shaftLower: 2, leastClearance: -18, mostClearance: 23, fit: 'Transition fit' },
      source: 'ISO 286-2 as tabulated in the package isofits: H7 +25/0, k6 +18/+2',
    },
    {
      inputs: { size: 50, shaftLetter: 's' },
      results: { shaftUpper: 59, shaftLower: 43, leastClearance: -59, mostClearance: -18, fit: 'Interference fit' },
      source: 'Scilab textbook companion to Bhandari: Design of Machine Elements, example 3.3: H7 +25/0, s6 +59/+43',
    },
    {
      inputs: { size: 25, holeLetter: 'p', shaftLetter: 'h' },
      results: { holeUpper: -14, holeLower: -35, shaftUpper: 0, shaftLower: -13, mostClearance: -1 },
      source: 'ISO 286-2 as tabulated in the package isofits: P7 −14/−35, h6 0/−13',
    },
    {
      inputs: { size: 30, holeLetter: 'js', shaftLetter: 'js' },
      results: { holeUpper: 10.5, holeLower: -10.5, shaftUpper: 6.5, shaftLower: -6.5 },
      cautions: ['fewer tools'],
      source: 'ISO 286-2 as tabulated in the package isofits',
    },
    {
      inputs: { size: 30, holeLetter: 'j', shaftLetter: 'j' },
      results: { holeUpper: 12, holeLower: -9, shaftUpper: 9, shaftLower: -4 },
      cautions: ['fewer tools'],
      source: 'ISO 286-2 as tabulated in the package isofits: J7, j6',
    },
    {
      inputs: { size: 3, shaftLetter: 'j', shaftGrade: 8 },
      results: { shaftUpper: 8, shaftLower: -6 },
      source: 'ISO 286-1, table 5, as in rf-tolerance: j8 up to 3 mm',
    },
    {
      inputs: { size: 3.1, shaftLetter: 'j', shaftGrade: 8 },
      noResult: 'no deviation j8',
      source: 'ISO 286-1, table 5: j8 ends at 3 mm',
    },
    {
      inputs: { size: 300, holeLetter: 'm', holeGrade: 6, shaftLetter: 'h', shaftGrade: 5 },
      results: { holeUpper: -9, holeLower: -41 },
      source: 'ISO 286-2 as tabulated in the package isofits: M6, the exception of the standard',
    },
    {
      inputs: { size: 3, holeLetter: 'k', holeGrade: 8, shaftLetter: 'k', shaftGrade: 8 },
      results: { holeUpper: 0, holeLower: -14, shaftUpper: 14, shaftLower: 0 },
      cautions: ['fewer tools'],
      source: 'ISO 286-1, tables 3 and 5, as in rf-tolerance: no Δ up to 3 mm, k from grade 8 on is 0',
    },
    {
      inputs: { size: 25, holeLetter: 'n', holeGrade: 9, shaftLetter: 'h', shaftGrade: 9 },
      results: { holeUpper: 0, holeLower: -52, leastClearance: -52, mostClearance: 52 },
      source: 'ISO 286-1, table 3: N above IT8 has ES = 0; N9 of keyways, DIN 6885',
    },
    {
      inputs: { size: 70, holeLetter: 'u', shaftLetter: 'h' },
      results: { holeUpper: -91, holeLower: -121 },
      source: 'By hand: −102 + (30 − 19); 30 wide',
    },
    {
      inputs: { size: 8, shaftLetter: 'fg' },
      results: { shaftUpper: -8, shaftLower: -17 },
      source: 'ISO 286-1, table 4, as in rf-tolerance: −8; IT6 is 9',
    },
    {
      inputs: { size: 150, holeLetter: 'c', holeGrade: 11, shaftGrade: 11, shaftLetter: 'h' },
      results: { holeUpper: 460, holeLower: 210, shaftLower: -250 },
      source: 'ISO 286-1, table 2, as in rf-tolerance: 210; IT11 is 250',
    },
    {
      inputs: { size: 20, holeLetter: 'r', holeGrade: 8, shaftLetter: 'h', shaftGrade: 7 },
      results: { holeUpper: -28, holeLower: -61 },
      source: 'ISO 286-1, table 3, as in rf-tolerance: no Δ from IT8 on',
    },
    {
      inputs: { size: 20, shaftLetter: 't' },
      noResult: 'no deviation t6',
      source: 'ISO 286-1, table 5: t begins above 24 mm',
    },
    {
      inputs: { size: 12, shaftLetter: 'cd' },
      noResult: 'no deviation',
      source: 'ISO 286-1, table 4: cd ends at 10 mm',
    },
    {
      inputs: { size: 20, holeLetter: 'k', holeGrade: 9 },
      noResult: 'no deviation K9',
      source: 'ISO 286-1, table 3: K ends at IT8 above 3 mm',
    },
    {
      inputs: { size: 0.8, holeGrade: 14 },
      refused: 'Grades from 14 on',
      source: 'ISO 286-1, table 1, footnote',
    },
    {
      inputs: { size: 0.8, shaftGrade: 15 },
      refused: 'Grades from 14 on',
      source: 'ISO 286-1, table 1, footnote',
    },
  ],
  notes: [
    'At 20 °C, by ISO 1; the class of a drawing holds for the envelope only where the drawing says so (Ⓔ of ISO 14405-1).',
  ],
  references: [
    {
      title:
        'ISO 286-1:2010, tables 1 to 5: standard tolerances and fundamental deviations; the tables stand identically in at least three independent public implementations, among them rf-ghofmockel/rf-tolerance and dece1ver/Sunduk',
    },
    { title: 'ISO 286-2:2010: Tables of standard tolerance classes and limit deviations for holes and shafts' },
  ],
});

function fitOf(least: number, most: number) {
  if (least >= 0) return 'Clearance fit';
  return most <= 0 ? 'Interference fit' : 'Transition fit';
}

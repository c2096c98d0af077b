import { choice, defineCalculator, isAbove, measure, percent } from '@reckoner/engine';

/** Pairs of digits of E24, IEC 60063. */
const E24 = [10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91];

/** Gold stands for the decimal point of the military code. */
const POINT = -1;

const DIGITS = {
  black: { label: 'Black (0)', value: 0, also: ['black'] },
  brown: { label: 'Brown (1)', value: 1, also: ['brown'] },
  red: { label: 'Red (2)', value: 2, also: ['red'] },
  orange: { label: 'Orange (3)', value: 3, also: ['orange'] },
  yellow: { label: 'Yellow (4)', value: 4, also: ['yellow'] },
  green: { label: 'Green (5)', value: 5, also: ['green'] },
  blue: { label: 'Blue (6)', value: 6, also: ['blue'] },
  violet: { label: 'Violet (7)', value: 7, also: ['violet', 'purple'] },
  gray: { label: 'Gray (8)', value: 8, also: ['gray', 'grey'] },
  white: { label: 'White (9)', value: 9, also: ['white'] },
  gold: { label: 'Gold (decimal point, military)', value: -1, also: ['gold'] },
} as const;

/** Two digits and a power of ten in µH; in the military code gold may be a decimal point. */
export default defineCalculator({
  title: 'Inductor color code',
  description:
    'Inductance and tolerance of a molded inductor from three or four color bands or dots (EIA) or the five bands of the military code.',
  keywords: [
    'inductor color bands',
    'choke color code',
    '4-band inductor',
    '5-band military inductor',
    'microhenry color code',
    'molded RF choke marking',
  ],
  related: ['resistor-color-code', 'capacitor-code', 'toroid-inductor-turns-al'],
  inputs: {
    code: choice(
      {
        three: { label: '3 bands, EIA', also: ['3 bands', 'three', '3'] },
        four: { label: '4 bands, EIA', also: ['4 bands', 'four', 'EIA', '4'] },
        military: {
          label: '5 bands, military (wide silver band first)',
          also: ['5 bands', 'five', 'military', 'mil', '5'],
        },
      },
      { label: 'Code', default: 'four' },
    ),
    first: choice(DIGITS, {
      label: 'First digit',
      help: 'Of the military code the band beside the wide silver one.',
    }),
    second: choice(DIGITS, { label: 'Second digit' }),
    third: choice(
      {
        silver: { label: 'Silver (× 0.01)', value: -2, also: ['silver'] },
        gold: { label: 'Gold (× 0.1)', value: -1, also: ['gold'] },
        black: { label: 'Black (× 1, or 0)', value: 0, also: ['black'] },
        brown: { label: 'Brown (× 10, or 1)', value: 1, also: ['brown'] },
        red: { label: 'Red (× 100, or 2)', value: 2, also: ['red'] },
        orange: { label: 'Orange (× 1,000, or 3)', value: 3, also: ['orange'] },
        yellow: { label: 'Yellow (× 10,000, or 4)', value: 4, also: ['yellow'] },
        green: { label: 'Green (× 100,000, or 5)', value: 5, also: ['green'] },
        blue: { label: 'Blue (6 after a decimal point)', value: 6, also: ['blue'] },
        violet: { label: 'Violet (7 after a decimal point)', value: 7, also: ['violet', 'purple'] },
        gray: { label: 'Gray (8 after a decimal point)', value: 8, also: ['gray', 'grey'] },
        white: { label: 'White (9 after a decimal point)', value: 9, also: ['white'] },
      },
      { label: 'Multiplier', help: 'After a gold decimal point of the military code it is the last digit.' },
    ),
    toleranceBand: choice(
      {
        black: { label: 'Black (20%)', value: 0.2, also: ['black'] },
        brown: { label: 'Brown (1%)', value: 0.01, also: ['brown'] },
        red: { label: 'Red (2%)', value: 0.02, also: ['red'] },
        orange: { label: 'Orange (3%)', value: 0.03, also: ['orange'] },
        yellow: { label: 'Yellow (4%)', value: 0.04, also: ['yellow'] },
        gold: { label: 'Gold (5%)', value: 0.05, also: ['gold'] },
        silver: { label: 'Silver (10%)', value: 0.1, also: ['silver'] },
      },
      { label: 'Tolerance band', when: { code: ['four', 'military'] } },
    ),
  },
  outputs: {
    inductance: measure('µH', { label: 'Inductance', symbol: 'L' }),
    millihenries: measure('µH', { label: 'In millihenries', unit: 'mH', optional: true }),
    nanohenries: measure('µH', { label: 'In nanohenries', unit: 'nH', optional: true }),
    tolerance: percent({ label: 'Tolerance', symbol: '\\delta' }),
    lowest: measure('µH', { label: 'Lowest', symbol: 'L_{min}' }),
    highest: measure('µH', { label: 'Highest', symbol: 'L_{max}' }),
  },
  formula: ({ code, first, second, third, toleranceBand }) => {
    const inductance =
      first === POINT
        ? (10 * second + third) / 100
        : second === POINT
          ? (10 * first + third) / 10
          : third < 0
            ? (10 * first + second) / 10 ** -third
            : (10 * first + second) * 10 ** third;
    const tolerance = code === 'three' ? 0.2 : toleranceBand;
    return {
      inductance,
      millihenries: inductance < 1000 ? undefined : inductance,
      nanohenries: inductance < 1 ? inductance : undefined,
      tolerance,
      lowest: inductance * (1 - tolerance),
      highest: inductance * (1 + tolerance),
    };
  },
  explanation: ({ code }) =>
    `The ${code === 'military' ? 'bands of the military code' : 'colors'} mean {inductance}{millihenries? ({millihenries})|}{nanohenries? ({nanohenries})|} ± {tolerance}${
      code === 'three' ? ', as there is no fourth band' : ''
    }: {lowest} to {highest}.`,
  requires: [
    {
      that: ({ code, first, second }) => code === 'military' || (first !== POINT && second !== POINT),
      field: 'code',
      says: 'Gold among the digits is the decimal point of the military code, which has a wide silver band first. Without that band, read from the other end: gold is then the tolerance.',
    },
    {
      that: ({ first, second }) => first !== POINT || second !== POINT,
      field: 'second',
      says: 'There is one decimal point: only one of the two bands is gold.',
    },
    {
      that: ({ code, third }) => code !== 'military' || third >= 0,
      field: 'third',
      says: 'By most charts of the military code gold and silver are no multipliers: below 10 µH one of the two bands before is gold, as the decimal point. Read from the wide silver band on. Where the maker multiplies by gold or silver, read the other four bands as EIA.',
    },
    {
      that: ({ first, second, third }) => first === POINT || second === POINT || third <= 5,
      field: 'third',
      says: 'Blue, violet, gray and white are no multipliers of inductors: 56 with blue would be 56 H. Check the colors and the end from which they are read.',
    },
    {
      that: ({ first, second, third }) =>
        first === POINT ? second > 0 || third > 0 : second === POINT ? first > 0 || third > 0 : first > 0 || second > 0,
      field: 'first',
      says: 'Black bands alone would be no inductance: a part with a single black band is a link of 0 Ω, or check the colors.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ first }) => first === 0,
      says: 'No value begins with a black band: check the colors, and read from the other end.',
    },
    {
      level: 'caution',
      when: ({ first, second, third }) => {
        const tens = first === POINT ? second : first;
        const ones = first === POINT || second === POINT ? third : second;
        return tens > 0 && !E24.includes(10 * tens + ones);
      },
      says: 'The two digits are none of the E24 series, which most inductors are made in: check similar colors, as brown, red and orange or violet and blue, and read from the other end.',
    },
    {
      level: 'caution',
      when: ({ inductance }) => isAbove(inductance, 100000),
      says: 'Molded inductors go to some 100 mH: more is hardly made in this form. Check the multiplier.',
    },
  ],
  examples: [
    {
      inputs: { first: 'red', second: 'violet', third: 'brown', toleranceBand: 'black' },
      results: { inductance: 270, tolerance: 20, lowest: 216, highest: 324 },
      source: 'Learnabout Electronics, AC theory 3.4: 27 × 10 = 270 µH ± 20%',
    },
    {
      inputs: { first: 'red', second: 'violet', third: 'brown', toleranceBand: 'gold' },
      results: { inductance: 270, tolerance: 5, lowest: 256.5, highest: 283.5 },
      source: 'Token, Inductor color code: 270 µH ± 5%',
    },
    {
      inputs: { first: 'green', second: 'blue', third: 'brown', toleranceBand: 'gold' },
      results: { inductance: 560, tolerance: 5 },
      source: 'RF Cafe, Inductor color codes: 56 × 10 µH, ± 5%',
    },
    {
      inputs: { code: 'military', first: 'red', second: 'gold', third: 'red', toleranceBand: 'red' },
      results: { inductance: 2.2, tolerance: 2, lowest: 2.156, highest: 2.244 },
      source: 'Learnabout Electronics, AC theory 3.4: red, gold, red are 2.2 µH',
    },
    {
      inputs: { code: 'military', first: 'gold', second: 'yellow', third: 'violet', toleranceBand: 'silver' },
      results: { inductance: 0.47, nanohenries: 470, tolerance: 10, lowest: 0.423, highest: 0.517 },
      source: 'Learnabout Electronics, AC theory 3.4: gold, yellow, violet are 0.47 µH',
    },
    {
      inputs: { code: 'military', first: 'red', second: 'violet', third: 'orange', toleranceBand: 'brown' },
      results: { inductance: 27000, millihenries: 27, tolerance: 1, lowest: 26730, highest: 27270 },
      source: 'Learnabout Electronics, AC theory 3.4: red, violet, orange are 27,000 µH',
    },
    {
      inputs: { code: 'three', first: 'yellow', second: 'violet', third: 'gold' },
      results: { inductance: 4.7, tolerance: 20, lowest: 3.76, highest: 5.64 },
      source: 'Learnabout Electronics, AC theory 3.4: gold is × 0.1, without a fourth band 20%',
    },
    {
      inputs: { first: 'brown', second: 'gray', third: 'silver', toleranceBand: 'silver' },
      results: { inductance: 0.18, tolerance: 10, lowest: 0.162, highest: 0.198 },
      source: 'Token, Inductor color code: silver moves the point by two places',
    },
    {
      inputs: { first: 'black', second: 'red', third: 'black', toleranceBand: 'orange' },
      results: { inductance: 2, tolerance: 3 },
      cautions: ['begins with a black band'],
      source: 'By hand: 02 × 1',
    },
    {
      inputs: { first: 'orange', second: 'blue', third: 'green', toleranceBand: 'yellow' },
      results: { inductance: 3600000, tolerance: 4 },
      cautions: ['hardly made'],
      source: 'By hand: 36 × 10⁵',
    },
    {
      inputs: { first: 'green', second: 'violet', third: 'black', toleranceBand: 'silver' },
      results: { inductance: 57 },
      cautions: ['none of the E24 series'],
      source: 'By hand: 57 × 1',
    },
    {
      inputs: { code: 'military', first: 'violet', second: 'gold', third: 'blue', toleranceBand: 'silver' },
      results: { inductance: 7.6 },
      cautions: ['none of the E24 series'],
      source: 'By hand: 7 . 6',
    },
    {
      inputs: { first: 'gold', second: 'yellow', third: 'violet', toleranceBand: 'silver' },
      refused: 'wide silver band first',
      source: 'By definition',
    },
    {
      inputs: { code: 'military', first: 'gold', second: 'gold', third: 'red', toleranceBand: 'silver' },
      refused: 'one decimal point',
      source: 'By definition',
    },
    {
      inputs: { code: 'military', first: 'red', second: 'red', third: 'gold', toleranceBand: 'silver' },
      refused: 'gold and silver are no multipliers',
      source: 'By definition',
    },
    {
      inputs: { first: 'green', second: 'blue', third: 'blue', toleranceBand: 'silver' },
      refused: 'no multipliers of inductors',
      source: 'By definition',
    },
    {
      inputs: { first: 'black', second: 'black', third: 'brown', toleranceBand: 'silver' },
      refused: 'no inductance',
      source: 'By definition',
    },
  ],
  notes: [
    'Molded inductors look like resistors: a meter that shows next to no ohms tells them apart. The nominal value holds at the test frequency of the data sheet and at small currents.',
    'Makers of small coils also use dots, with codes of their own: single dots are read by the data sheet only.',
  ],
  references: [
    {
      title: 'Learnabout Electronics: AC theory, module 3.4, Inductor color codes (EIA and military)',
      url: 'http://www.learnabout-electronics.org/ac_theory/inductors04.php',
    },
    {
      title: 'RF Cafe: Inductor color codes (in its military example gold multiplies, as in no other chart here)',
      url: 'https://www.rfcafe.com/references/electrical/inductor-color-codes.htm',
    },
    { title: 'Token: Inductor color code, EIA and military', url: 'https://www.token.com.tw/inductor-color-code.htm' },
    { title: 'MIL-C-15305, Coils, fixed and variable, radio frequency; its color code as in three public copies' },
  ],
});

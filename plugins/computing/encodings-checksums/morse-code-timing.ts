import { choice, defineCalculator, integer, noResult, number, quantity, text } from '@reckoner/engine';

/** International Morse code (ITU-R M.1677-1). */
const CODES: Readonly<Record<string, string>> = {
  A: '.-',
  B: '-...',
  C: '-.-.',
  D: '-..',
  E: '.',
  F: '..-.',
  G: '--.',
  H: '....',
  I: '..',
  J: '.---',
  K: '-.-',
  L: '.-..',
  M: '--',
  N: '-.',
  O: '---',
  P: '.--.',
  Q: '--.-',
  R: '.-.',
  S: '...',
  T: '-',
  U: '..-',
  V: '...-',
  W: '.--',
  X: '-..-',
  Y: '-.--',
  Z: '--..',
  É: '..-..',
  '0': '-----',
  '1': '.----',
  '2': '..---',
  '3': '...--',
  '4': '....-',
  '5': '.....',
  '6': '-....',
  '7': '--...',
  '8': '---..',
  '9': '----.',
  '.': '.-.-.-',
  ',': '--..--',
  ':': '---...',
  '?': '..--..',
  "'": '.----.',
  '-': '-....-',
  '/': '-..-.',
  '(': '-.--.',
  ')': '-.--.-',
  '"': '.-..-.',
  '=': '-...-',
  '+': '.-.-.',
  '@': '.--.-.',
};
const LETTERS = Object.fromEntries(Object.entries(CODES).map(([letter, code]) => [code, letter]));

function encode(message: string) {
  const words = message.normalize('NFC').toUpperCase().trim().split(/\s+/);
  return words.map((word) =>
    [...word].map((letter) => {
      const code = CODES[letter];
      if (code === undefined) throw noResult(`“${letter}” has no international Morse code.`);
      return code;
    }),
  );
}

function decode(morse: string) {
  const words = morse
    .trim()
    .replace(/[·•]/g, '.')
    .replace(/[–—−_]/g, '-')
    .split(/\s*\/\s*|\s{3,}/);
  return words.map((word) => {
    const codes = word.split(/\s+/);
    const unknown = codes.find((code) => LETTERS[code] === undefined);
    if (unknown !== undefined) throw noResult(`“${unknown}” is not a Morse code.`);
    return codes;
  });
}

/** A dash is three dots, gaps are one, three and seven; PARIS with its gap is 50 dots. Farnsworth gaps by the ARRL method. */
export default defineCalculator({
  title: 'Morse code',
  description: 'A text in Morse code or back, with its length in dots and its duration at a speed in words a minute.',
  keywords: ['morse translator', 'wpm', 'paris timing', 'farnsworth', 'cw'],
  inputs: {
    direction: choice(
      { toMorse: 'Text to Morse', toText: 'Morse to text' },
      { label: 'Direction', default: 'toMorse' },
    ),
    content: text({
      label: 'Text or Morse code',
      help: 'Morse letters are separated by spaces, words by a slash.',
      maxLength: 1000,
    }),
    speed: number({ label: 'Speed of the letters in words a minute', symbol: 'c', min: 1, max: 200, default: 20 }),
    overall: number({
      label: 'Overall (Farnsworth) speed in words a minute',
      symbol: 's',
      min: 1,
      max: 200,
      optional: true,
    }),
  },
  outputs: {
    morse: text({ label: 'Morse code' }),
    plain: text({ label: 'Text' }),
    units: integer({ label: 'Length in dots' }),
    duration: quantity('s', { label: 'Duration', places: 2 }),
    dot: quantity('s', { label: 'Duration of a dot', unit: 'ms', places: 1 }),
  },
  algorithm: ({ direction, content, speed, overall }) => {
    const words = direction === 'toMorse' ? encode(content) : decode(content);
    const codes = words.flat();
    const signals = codes.reduce(
      (sum, code) => sum + [...code].reduce((total, sign) => total + (sign === '-' ? 3 : 1), code.length - 1),
      0,
    );
    const gaps = 3 * (codes.length - words.length) + 7 * (words.length - 1);
    const dot = 1.2 / speed;
    // Of the 50 dots of PARIS 31 are signals and gaps within letters, 19 the gaps between: these alone are stretched.
    const gapDot = overall === undefined ? dot : (60 / overall - 31 * dot) / 19;
    return {
      morse: words.map((word) => word.join(' ')).join(' / '),
      plain: words.map((word) => word.map((code) => LETTERS[code]).join('')).join(' '),
      units: signals + gaps,
      duration: signals * dot + gaps * gapDot,
      dot,
    };
  },
  explanation: '{plain} is {morse}, {units} {units|dot|dots} long, and takes {duration}.',
  requires: [
    {
      that: ({ speed, overall }) => overall <= speed,
      field: 'overall',
      says: 'The overall speed, {overall}, cannot be above that of the letters, {speed}.',
    },
  ],
  examples: [
    {
      inputs: { content: 'Paris', speed: 20 },
      results: { morse: '.--. .- .-. .. ...', plain: 'PARIS', units: 43, dot: 60, duration: 2.58 },
      source: 'ARRL: PARIS is 50 units with the word gap of 7; 43 × 60 ms',
    },
    {
      inputs: { content: 'SOS SOS', speed: 12 },
      results: { morse: '... --- ... / ... --- ...', units: 61, duration: 6.1 },
      source: 'By hand: 27 + 7 + 27 dots of 0.1 s',
    },
    {
      inputs: { direction: 'toText', content: '.... .. / - .... . .-. .', speed: 24 },
      results: { plain: 'HI THERE', dot: 50 },
      source: 'ITU-R M.1677-1, §1',
    },
    {
      inputs: { content: 'paris paris', speed: 18, overall: 5 },
      results: { units: 93, duration: 20.340351 },
      source:
        'Bloom (1990): ta = (60c - 37.2s)/(sc) = 9.9333 s, letter gaps 3ta/19, word gap 7ta/19; digits with Python',
    },
    { inputs: { content: 'a#b' }, noResult: 'no international Morse', source: 'ITU-R M.1677-1, §1' },
    {
      inputs: { direction: 'toText', content: '.......' },
      noResult: 'is not a Morse code',
      source: 'ITU-R M.1677-1, §1',
    },
    { inputs: { content: 'a', speed: 10, overall: 20 }, refused: 'cannot be above', source: 'By definition' },
    {
      inputs: { content: 'café', speed: 20 },
      results: { morse: '-.-. .- ..-. ..-..', plain: 'CAFÉ' },
      source: 'ITU-R M.1677-1, §1.1.1: the accented e is the one accented letter',
    },
  ],
  references: [
    { title: 'Recommendation ITU-R M.1677-1 (2009): International Morse code' },
    { title: 'Bloom: A Standard for Morse Timing Using the Farnsworth Technique, QEX, April 1990' },
  ],
});

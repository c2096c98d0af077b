import { choice, defineCalculator, integer, noResult, number, table, text } from '@reckoner/engine';

/** Percent of the letters A to Z in English text (Lewand: Cryptological Mathematics). */
const ENGLISH = [
  8.167, 1.492, 2.782, 4.253, 12.702, 2.228, 2.015, 6.094, 6.966, 0.153, 0.772, 4.025, 2.406, 6.749, 7.507, 1.929,
  0.095, 5.987, 6.327, 9.056, 2.758, 0.978, 2.36, 0.15, 1.974, 0.074,
];

/** Letters move round the alphabet and keep their case; all else stays. */
function shiftLetters(message: string, by: number) {
  const move = (start: number) => (letter: string) =>
    String.fromCharCode(start + ((((letter.charCodeAt(0) - start + by) % 26) + 26) % 26));
  return message.replace(/[a-z]/g, move(97)).replace(/[A-Z]/g, move(65));
}

/** The 94 visible ASCII characters by 47 places. */
const rot47 = (message: string) =>
  message.replace(/[!-~]/g, (sign) => String.fromCharCode(33 + ((sign.charCodeAt(0) - 33 + 47) % 94)));

/** Distance of the letter counts from those of English: the smaller, the more like English. */
function chiSquare(message: string) {
  const letters = message.toLowerCase().replace(/[^a-z]/g, '');
  return ENGLISH.reduce((sum, share, i) => {
    const expected = (letters.length * share) / 100;
    const found = letters.split(String.fromCharCode(97 + i)).length - 1;
    return sum + (found - expected) ** 2 / expected;
  }, 0);
}

/** Encryption adds the shift, decryption takes it away; breaking ranks all 26 shifts by chi-square against English. */
export default defineCalculator({
  title: 'Caesar cipher (ROT13, ROT47)',
  description:
    'A text encrypted or decrypted by a shift of the alphabet or by ROT47, or all shifts ranked by their likeness to English.',
  keywords: ['caesar shift', 'rot13', 'rot47', 'decode cipher', 'substitution cipher'],
  inputs: {
    message: text({ label: 'Text', maxLength: 1000 }),
    task: choice(
      { encrypt: 'Encrypt', decrypt: 'Decrypt', rot47: 'ROT47', crack: 'Find the shift' },
      { label: 'Task', default: 'encrypt' },
    ),
    shift: integer({
      label: 'Shift',
      help: '13 for ROT13.',
      min: -25,
      max: 25,
      default: 3,
      when: { task: ['encrypt', 'decrypt'] },
    }),
  },
  outputs: {
    result: text({ label: 'Result' }),
    usedShift: integer({ label: 'Shift of the encryption', optional: true }),
    candidates: table(
      {
        key: integer({ label: 'Shift' }),
        plain: text({ label: 'Decrypted' }),
        score: number({ label: 'Chi-square', places: 1 }),
      },
      { label: 'All shifts, likeliest first', optional: true },
    ),
  },
  algorithm: ({ message, task, shift }) => {
    if (task === 'rot47') return { result: rot47(message) };
    if (task === 'encrypt') return { result: shiftLetters(message, shift), usedShift: shift };
    if (task === 'decrypt') return { result: shiftLetters(message, -shift), usedShift: shift };
    if (!/[a-z]/i.test(message)) throw noResult('The text has no letter from A to Z, which a shift could move.');
    const candidates = Array.from({ length: 26 }, (_, key) => {
      const plain = shiftLetters(message, -key);
      return { key, plain, score: chiSquare(plain) };
    }).sort((a, b) => a.score - b.score);
    return { result: candidates[0]!.plain, usedShift: candidates[0]!.key, candidates };
  },
  explanation: 'The result is: {result}',
  cautions: [
    {
      level: 'note',
      when: ({ task, message }) => task === 'crack' && message.replace(/[^A-Za-z]/g, '').length < 20,
      says: 'With so few letters the ranking may mislead: look through all shifts.',
    },
  ],
  examples: [
    {
      inputs: { message: 'The quick brown fox jumps over the lazy dog.', shift: 23 },
      results: { result: 'Qeb nrfzh yoltk clu grjmp lsbo qeb ixwv ald.' },
      source: 'Wikipedia: Caesar cipher, right shift of 23',
    },
    {
      inputs: { message: 'Uryyb, Jbeyq!', task: 'decrypt', shift: 13 },
      results: { result: 'Hello, World!', usedShift: 13 },
      source: 'Python: codecs.decode("Uryyb, Jbeyq!", "rot13")',
    },
    {
      inputs: { message: 'The Quick Brown Fox Jumps Over The Lazy Dog.', task: 'rot47' },
      results: { result: '%96 "F:4< qC@H? u@I yF>AD ~G6C %96 {2KJ s@8]' },
      source: 'Wikipedia: ROT13, example of ROT47',
    },
    {
      inputs: { message: 'GHIHQG WKH HDVW ZDOO RI WKH FDVWOH', task: 'crack' },
      results: { result: 'DEFEND THE EAST WALL OF THE CASTLE', usedShift: 3, candidates: { length: 26 } },
      source: 'Practical Cryptography: Caesar cipher, example with key 3',
    },
    {
      inputs: { message: 'WKH HDVW ZDOO', task: 'crack' },
      results: { candidates: { length: 26 } },
      cautions: ['may mislead'],
      source: 'By definition: 26 shifts',
    },
    {
      inputs: { message: '1815 – 1852', task: 'crack' },
      noResult: 'no letter from A to Z',
      source: 'By definition: every shift leaves it as it is',
    },
  ],
  notes: ['The cipher protects nothing.'],
  references: [{ title: 'Lewand: Cryptological Mathematics, ch. 1', isbn: '978-0-88385-719-9' }],
});

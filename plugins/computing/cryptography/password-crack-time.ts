import { choice, defineCalculator, integer, number, quantity, roundTo } from '@reckoner/engine';

/** Exhaustive search of random passwords: half the keyspace on average. Rates: hashcat 6.2.6 on one RTX 4090; GRC for online guessing. */
export default defineCalculator({
  title: 'Password cracking time',
  description:
    'Average and longest time to find a random password by trying all, from length, pool of characters and guesses a second.',
  keywords: ['brute force', 'password strength', 'hashcat', 'hash rate', 'how long to crack'],
  related: ['password-entropy'],
  inputs: {
    length: integer({ label: 'Length', symbol: 'L', min: 1, max: 60 }),
    pool: integer({
      label: 'Different characters',
      help: '26 letters, 62 letters and digits, 95 with symbols; words of a list for a passphrase.',
      symbol: 'R',
      min: 2,
      max: 100000,
      default: 62,
    }),
    attack: choice(
      {
        online: { label: 'Online, 1000 a second', value: 1e3 },
        bcrypt: { label: 'bcrypt (cost 5), 184 thousand a second', value: 184e3 },
        sha256: { label: 'SHA-256, 22 billion a second', value: 21.9755e9 },
        sha1: { label: 'SHA-1, 51 billion a second', value: 50.6387e9 },
        md5: { label: 'MD5, 164 billion a second', value: 164.1e9 },
        ntlm: { label: 'NTLM, 288 billion a second', value: 288.5e9 },
        custom: { label: 'Other', value: 0 },
      },
      { label: 'Attack', default: 'sha256' },
    ),
    rate: number({
      label: 'Guesses a second',
      symbol: 'g',
      above: 0.000001,
      max: 1e30,
      default: 1e12,
      when: { attack: 'custom' },
    }),
    devices: integer({ label: 'Devices', symbol: 'm', min: 1, max: 1e9, default: 1 }),
  },
  outputs: {
    average: quantity('s', { label: 'Average time', symbol: '\\bar{t}', places: 3 }),
    longest: quantity('s', { label: 'Longest time', unit: 'yr', symbol: 't_{\\max}', places: 6 }),
    keyspace: number({ label: 'Possible passwords', symbol: 'N' }),
    entropy: number({ label: 'Entropy in bits', symbol: 'E', places: 1 }),
  },
  algorithm: ({ length, pool, attack, rate, devices }) => {
    const keyspace = pool ** length;
    const guesses = (attack === 0 ? rate : attack) * devices;
    return {
      average: keyspace / guesses / 2,
      longest: keyspace / guesses,
      keyspace,
      entropy: length * Math.log2(pool),
    };
  },
  explanation: ({ average }) =>
    average < 31557600
      ? 'There are {keyspace} such passwords; finding one takes {average} on average and at most twice that.'
      : 'There are {keyspace} such passwords; finding one takes at most {longest} and on average half of that.',
  cautions: [
    {
      level: 'caution',
      when: ({ average }) => roundTo(average, 3) < 86400,
      says: 'Such a password falls within a day: take more characters.',
    },
  ],
  examples: [
    {
      inputs: { length: 8 },
      results: { keyspace: 218340105584896, average: 4967.807, entropy: 47.63357 },
      cautions: ['within a day'],
      source: 'Python: 62**8 / 21.9755e9 / 2; 8*log2(62)',
    },
    {
      inputs: { length: 12, pool: 95, attack: 'ntlm', devices: 100 },
      results: { longest: 593.5174, entropy: 78.8383 },
      source: 'Python: 95**12 / (288.5e9 * 100) / 31557600',
    },
    {
      inputs: { length: 4, pool: 10, attack: 'online' },
      results: { average: 5, keyspace: 10000 },
      cautions: ['within a day'],
      source: 'By hand: 10⁴/1000/2',
    },
    {
      inputs: { length: 6, pool: 7776, attack: 'custom', rate: 1e12 },
      results: { longest: 7005.41, entropy: 77.5489 },
      source: 'Python: 7776**6 / 1e12 / 31557600; diceware list',
    },
    {
      inputs: { length: 6, pool: 26, attack: 'bcrypt' },
      results: { average: 839.445 },
      cautions: ['within a day'],
      source: 'Python: 26**6 / 184e3 / 2',
    },
    {
      inputs: { length: 9, pool: 62, attack: 'md5' },
      results: { average: 41246.46 },
      cautions: ['within a day'],
      source: 'Python: 62**9 / 164.1e9 / 2',
    },
    {
      inputs: { length: 9, pool: 62, attack: 'sha1' },
      results: { average: 133663.4 },
      source: 'Python: 62**9 / 50.6387e9 / 2',
    },
    { inputs: { length: 60, pool: 100000 }, results: { entropy: 996.5784 }, source: 'Python: 60*log2(100000)' },
  ],
  notes: [
    'Holds for passwords drawn at random; made-up ones fall much earlier to word lists.',
    'bcrypt is often run at a higher cost: each step halves the rate.',
  ],
  references: [
    { title: 'hashcat 6.2.6 benchmark of the NVIDIA RTX 4090 (2022)' },
    {
      title: 'Gibson Research: How big is your haystack? (1000 online guesses a second)',
      url: 'https://www.grc.com/haystack.htm',
    },
  ],
});

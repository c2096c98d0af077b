import { category, classify, defineCalculator, flag, integer, noResult, number, roundTo } from '@reckoner/engine';

/** Holds for passwords drawn at random: length times the binary logarithm of the pool. */
export default defineCalculator({
  title: 'Password entropy',
  description: 'Entropy in bits of a random password from its length and the kinds of characters that it draws from.',
  keywords: ['password strength', 'bits', 'brute force', 'random password'],
  inputs: {
    length: integer({ label: 'Length', symbol: 'L', min: 1, max: 1000 }),
    lower: flag({ label: 'Lower-case letters (26)', default: true }),
    upper: flag({ label: 'Upper-case letters (26)', default: true }),
    digits: flag({ label: 'Digits (10)', default: true }),
    symbols: flag({ label: 'Symbols of ASCII (33)', help: 'The space is one of them.' }),
    others: integer({ label: 'Other characters in the pool', min: 0, max: 1e6, default: 0 }),
  },
  outputs: {
    entropy: number({ label: 'Entropy in bits', symbol: 'E', places: 1 }),
    pool: integer({ label: 'Size of the pool', symbol: 'R' }),
    strength: category(['Very weak', 'Weak', 'Reasonable', 'Strong', 'Very strong'], {
      label: 'Strength',
      of: 'entropy',
    }),
  },
  formula: ({ length, lower, upper, digits, symbols, others }) => {
    const pool = (lower ? 26 : 0) + (upper ? 26 : 0) + (digits ? 10 : 0) + (symbols ? 33 : 0) + others;
    if (pool === 0) throw noResult('A password needs characters to draw from.');
    const entropy = length * Math.log2(pool);
    const strength = classify(
      roundTo(entropy, 1),
      [
        [28, 'Very weak'],
        [36, 'Weak'],
        [60, 'Reasonable'],
        [128, 'Strong'],
      ],
      'Very strong',
    );
    return { entropy, pool, strength };
  },
  explanation:
    '{length} {length|character|characters} out of {pool} {length|has|have} an entropy of {entropy} bits ({strength}).',
  cautions: [
    {
      level: 'caution',
      when: ({ strength }) => strength === 'Reasonable',
      says: 'Enough against guessing at a login alone: from stolen fast hashes (MD5, NTLM, SHA-1) such a password falls within seconds to months. Take more characters.',
    },
  ],
  examples: [
    {
      inputs: { length: 12 },
      results: { entropy: 71.45036, pool: 62, strength: 'Strong' },
      source: 'qalc: 12 × log2(62)',
    },
    {
      inputs: { length: 4, lower: false, upper: false },
      results: { entropy: 13.28771, pool: 10, strength: 'Very weak' },
      source: 'qalc: 4 × log2(10)',
    },
    {
      inputs: { length: 20, symbols: true },
      results: { entropy: 131.3971, pool: 95, strength: 'Very strong' },
      source: 'NIST SP 800-63-2, appendix A.1: 94 characters and the space; qalc: 20 × log2(95)',
    },
    {
      inputs: { length: 6, digits: false },
      results: { entropy: 34.20264, strength: 'Weak' },
      source: 'qalc: 6 × log2(52)',
    },
    {
      inputs: { length: 8 },
      results: { entropy: 47.63357, strength: 'Reasonable' },
      cautions: ['stolen fast hashes'],
      source: 'qalc: 8 × log2(62)',
    },
    {
      inputs: { length: 8, lower: false, upper: false, digits: false },
      noResult: 'characters to draw from',
      source: 'By definition',
    },
    {
      inputs: { length: 10, others: 100 },
      results: { entropy: 73.3985, pool: 162 },
      source: 'Python: 10 × log2(62 + 100)',
    },
  ],
  notes: ['A password that a person made up has far less entropy than its length suggests.'],
  references: [
    { title: 'NIST Special Publication 800-63-2 (2013): Electronic Authentication Guideline, appendix A.1' },
  ],
});

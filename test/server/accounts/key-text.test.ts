/** The form of API keys and their checksum. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashKey, isKeyText, newKeyText, randomBase62 } from '../../../server/src/accounts/key-text.js';

describe('API keys', () => {
  it('are rk_, 32 base62 characters and 6 of checksum', () => {
    const keys = Array.from({ length: 200 }, newKeyText);
    for (const key of keys) {
      expect(key).toMatch(/^rk_[0-9A-Za-z]{38}$/);
      expect(isKeyText(key)).toBe(true);
    }
    expect(new Set(keys).size).toBe(200);
  });

  it('show every single typing error', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 40 }), fc.constantFrom(...'0aZk7'), (place, character) => {
        const key = newKeyText();
        const typo = key.slice(0, place) + character + key.slice(place + 1);
        return typo === key || !isKeyText(typo);
      }),
    );
  });

  it.each(['', 'rk_', `rk_${'0'.repeat(38)}`, `xx_${newKeyText().slice(3)}`, `${newKeyText()}0`, ` ${newKeyText()}`])(
    'are not %j',
    (text) => {
      expect(isKeyText(text)).toBe(false);
    },
  );

  it('are stored as SHA-256', () => {
    expect(hashKey('rk_x')).toBe(createHash('sha256').update('rk_x').digest('hex'));
  });

  it('use all characters equally', () => {
    const counts = new Map<string, number>();
    for (const character of randomBase62(62_000)) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(62);
    for (const count of counts.values()) expect(count).toBeGreaterThan(800);
    // A remainder of bytes would give each of these a quarter more: 9,700 together. 500 are six standard deviations.
    const first = [...'01234567'].reduce((sum, character) => sum + counts.get(character)!, 0);
    expect(Math.abs(first - 8000)).toBeLessThan(500);
  });
});

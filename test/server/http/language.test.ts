/** Which language a header likes best. */
import { expect, test } from 'vitest';
import { preferredLanguage } from '../../../server/src/http/language.js';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de-AT', 'de-AT'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de-AT'],
  ['en;q=0.5, fr;q=0.7', 'fr'],
  ['*', 'en'],
  ['*, pt-BR;q=0.3', 'pt-BR'],
  ['fr;q=0, de;q=0.1', 'de'],
  ['<script>', 'en'],
  ['de;q=much', 'en'],
])('%s: %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

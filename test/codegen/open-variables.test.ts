/** Equations of which an example leaves variables open: their units are checked all the same. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { addPlugin, emptyRoot, generateRoot } from './roots.js';

const root = emptyRoot();
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A ring: the tangent chord alone gives its area, and leaves both radii open. */
const ring = (area: string) => `import { defineEquations, quantity } from '@reckoner/engine';

/** A = π(R² − r²) = π(c/2)². */
export default defineEquations({
  title: 'Ring',
  description: 'Area of a ring from its radii, or from the chord of the outer circle that touches the inner one.',
  variables: {
    area: quantity('m^2', { label: 'Area', symbol: 'A', above: 0, max: 1e6 }),
    outer: quantity('m', { label: 'Outer radius', symbol: 'R', above: 0, max: 1e3, optional: true }),
    inner: quantity('m', { label: 'Inner radius', symbol: 'r', above: 0, max: 1e3, optional: true }),
    chord: quantity('m', { label: 'Tangent chord', symbol: 'c', above: 0, max: 1e3 }),
  },
  equations: ({ area, outer, inner, chord }) => [
    [area, ${area}],
    [area, (Math.PI * chord ** 2) / 4],
  ],
  explanation: 'The area of the ring is {area}.',
  examples: [
    { inputs: { chord: 2 }, results: { area: '3.14159' }, source: 'By hand: π × 1²' },
    { inputs: { area: 12.566370614359172 }, results: { chord: 4 }, source: 'By hand: 2 × √4' },
    { inputs: { outer: 5, chord: 6 }, results: { inner: 4 }, source: 'By hand: √(25 − 9)' },
    { inputs: { inner: 4, chord: 6 }, results: { outer: 5 }, source: 'By hand: √(16 + 9)' },
  ],
  references: [{ title: 'Bronshtein, Semendyayev: Handbook of Mathematics, §3.1' }],
});
`;

test('a right equation of open variables fits, and a wrong one is named', () => {
  addPlugin(root, 'test/fixtures/choices', 'loads');
  mkdirSync(path.join(root, 'plugins/loads/rings'));
  const write = (area: string) => writeFileSync(path.join(root, 'plugins/loads/rings/ring.ts'), ring(area));
  write('Math.PI * (outer ** 2 - inner ** 2)');
  expect(generateRoot(root).problems).toEqual([]);
  write('Math.PI * (outer ** 2 - inner)');
  expect(generateRoot(root).problems).toMatch(/ring\.ts:14:\d+ {2}Units do not fit: .*\[unit-check\]/);
});

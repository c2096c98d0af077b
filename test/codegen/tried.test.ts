/** What is tried on many inputs: everything by the check, once; what was installed by code generation, too. */
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { deployment, install } from './composition/deployment.js';
import { addPlugin, emptyRoot, generateRoot } from './roots.js';

const roots: string[] = [];
const FAILS_AT_ONE_INPUT = 'test/fixtures/bad/throws-at-one-input';

afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

test("a project's own calculators are generated when their examples hold", () => {
  const root = emptyRoot();
  roots.push(root);
  addPlugin(root, FAILS_AT_ONE_INPUT, 'physics');
  expect(generateRoot(root)).toMatchObject({ calculators: 2, checked: 2, problems: [] });
});

test('those of an installed plugin are tried before', () => {
  const root = deployment({ plugins: ['reckoner-plugin-throws'] });
  roots.push(root);
  install(root, 'reckoner-plugin-throws', FAILS_AT_ONE_INPUT);
  expect(generateRoot(root).problems).toContain('[bounded]');
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addPlugin, emptyRoot, generateRoot } from './roots.js';

test('a plugin that somebody else published is packed, installed, generated and calculated', () => {
  const root = emptyRoot();
  try {
    addPlugin(root, 'test/fixtures/good', 'motion');
    const pack = ['pack', '--silent', '--offline', '--pack-destination', root];
    execFileSync('npm', pack, { cwd: 'test/fixtures/external-plugin', encoding: 'utf8' });
    const archive = readdirSync(root).find((name) => name.endsWith('.tgz'))!;
    const installed = path.join(root, 'node_modules', '@example', 'reckoner-brewing');
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['-xzf', path.join(root, archive), '--strip-components=1', '-C', installed]);

    const ran = generateRoot(root, { calculate: ['real-extract', { original: 12, apparent: '3 %' }] });
    expect(ran).toMatchObject({ calculators: 4, checked: 4 });
    expect(ran.outcome).toMatchObject({
      ok: true,
      results: { real: { value: expect.closeTo(4.6272, 10), unit: '%' } },
    });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

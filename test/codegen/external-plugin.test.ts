/** A plugin from outside, from its tarball to an answer over HTTP. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startTestService } from '../server/harness.js';
import { addPlugin, edit, emptyRoot, generateRoot } from './roots.js';

test('a plugin that somebody else published is packed, installed, generated, calculated and served', async () => {
  const root = emptyRoot();
  try {
    addPlugin(root, 'test/fixtures/good', 'motion');
    const pack = ['pack', '--silent', '--offline', '--pack-destination', root];
    execFileSync('npm', pack, { cwd: 'test/fixtures/external-plugin', encoding: 'utf8' });
    const archive = readdirSync(root).find((name) => name.endsWith('.tgz'))!;
    const installed = path.join(root, 'node_modules', '@example', 'reckoner-brewing');
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['-xzf', path.join(root, archive), '--strip-components=1', '-C', installed]);

    // Its author knew a package that is not installed here.
    edit(root, 'node_modules/@example/reckoner-brewing/beer/real-extract.ts', (text) =>
      text.replace('  references:', "  related: ['of-another-package'],\n  references:"),
    );
    const config = { plugins: ['./plugins/*', '@example/reckoner-brewing'] };
    writeFileSync(path.join(root, 'reckoner.config.json'), JSON.stringify(config));

    const ran = generateRoot(root, { calculate: ['real-extract', { original: 12, apparent: '3 %' }] });
    expect(ran).toMatchObject({ calculators: 4, checked: 4 });
    expect(ran.outcome).toMatchObject({
      ok: true,
      results: { real: { value: expect.closeTo(4.6272, 10), unit: '%' } },
    });

    const service = await startTestService({ environment: { GENERATED_DIR: path.join(root, 'generated') } });
    try {
      const { key } = await service.account();
      const inputs = { original: 12, apparent: '3 %' };
      const { status, json } = await service.calculate(key, { calculator: 'real-extract', inputs });
      expect([status, json.result.results.real.value]).toEqual([200, expect.closeTo(4.6272, 10)]);
      const listed = await service.get('/api/v1/calculators?q=real+extract');
      expect(listed.json.calculators.map(({ slug }: { slug: string }) => slug)).toEqual(['real-extract']);
      const { json: detail } = await service.get('/api/v1/calculators/real-extract');
      expect([detail.category, detail.related]).toEqual(['brewing', []]);
      expect(detail.package).toEqual({
        name: '@example/reckoner-brewing',
        version: '1.0.0',
        author: 'Ada Lovelace',
        license: 'MIT',
      });
    } finally {
      await service.close();
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

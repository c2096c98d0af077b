/** The code generation as built does what its sources do. */
import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { addPlugin, edit, emptyRoot, generatedFiles, generateRoot } from './roots.js';

const roots: string[] = [];

function motionRoot(): string {
  const root = emptyRoot();
  roots.push(root);
  addPlugin(root, 'test/fixtures/good', 'motion');
  return root;
}

function generateBuilt(root: string): string {
  const program = path.resolve('benchmarks/codegen-main.mjs');
  return execFileSync(process.execPath, [program, root], { encoding: 'utf8' });
}

afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

describe('the bundle', () => {
  test('writes the same bytes as the sources, and knows what they checked', () => {
    const [root, other] = [motionRoot(), motionRoot()];
    expect(JSON.parse(generateBuilt(root))).toEqual({ calculators: 3, checked: 3 });
    generateRoot(other);
    expect(generatedFiles(root)).toEqual(generatedFiles(other));
    expect(generateRoot(root)).toMatchObject({ checked: 0, written: [] });
    edit(root, 'plugins/motion/energy/kinetic-energy.ts', (text) =>
      text.replace('of a moving body', 'of a body in motion'),
    );
    expect(JSON.parse(generateBuilt(root))).toEqual({ calculators: 3, checked: 1 });
  });

  test('reports problems', () => {
    const root = motionRoot();
    edit(root, 'plugins/motion/energy/kinetic-energy.ts', (text) => text.replace('energy: 450', 'energy: 451'));
    const { status, stderr } = spawnSync(process.execPath, [path.resolve('benchmarks/codegen-main.mjs'), root]);
    expect(status).toBe(1);
    expect(String(stderr)).toContain('kinetic-energy.ts');
  });

  test.each([[['fly']], [['check', '--all']], [['new']]])('says how it is used when called with %j', (words) => {
    const { status, stderr } = spawnSync(process.execPath, [path.resolve('codegen/run.mjs'), ...words]);
    expect(status).toBe(2);
    expect(String(stderr)).toContain('npm run codegen');
  });
});

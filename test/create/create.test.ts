/** The folder of a plugin, from what was given and from nothing but its name. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scan } from '@reckoner/bundling/scan';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { categoryFrom } from '../../create/src/answers.js';
import { main } from '../../create/src/main.js';

let above: string;
let complained: string;

beforeEach(() => {
  above = mkdtempSync(path.join(realpathSync(tmpdir()), 'reckoner-create-'));
  complained = '';
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    complained += text;
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(above, { recursive: true, force: true });
});

const manifest = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

test('what is given stands in the package', async () => {
  const folder = path.join(above, 'tea');
  const given = ['--category', 'brewing', '--title', 'Brewing and tea', '--author', 'Ada <ada@example.com>'];
  const more = ['--name', '@ada/tea', '--license', 'ISC', '--homepage', 'https://example.com/tea'];
  expect(await main([folder, ...given, ...more])).toBe(0);
  expect(manifest(folder)).toMatchObject({
    name: '@ada/tea',
    license: 'ISC',
    author: 'Ada <ada@example.com>',
    homepage: 'https://example.com/tea',
    reckoner: {
      category: 'brewing',
      title: 'Brewing and tea',
      contract: 1,
      owners: ['Ada <ada@example.com>'],
      documentation: 'https://example.com/tea',
    },
    peerDependencies: { '@reckoner/engine': '>=0.1.0 <1' },
  });
});

test('its calculator passes the check', async () => {
  const folder = path.join(above, 'reckoner-plugin-brewing');
  expect(await main([folder])).toBe(0);
  expect(manifest(folder)).toMatchObject({ name: 'reckoner-plugin-brewing', reckoner: { title: 'Brewing' } });
  expect(scan(folder)).toMatchObject({ problems: [], calculators: [{ slug: 'steady-travel-time' }] });
  mkdirSync(path.join(folder, 'node_modules/@reckoner'), { recursive: true });
  symlinkSync(path.resolve('engine'), path.join(folder, 'node_modules/@reckoner/engine'));
  const program = path.resolve('cli/reckoner.mjs');
  expect(execFileSync(process.execPath, [program, 'check'], { cwd: folder, encoding: 'utf8' })).toContain(
    '1 calculator is right',
  );
});

test('a folder with something in it is left alone', async () => {
  writeFileSync(path.join(above, 'notes.txt'), '');
  expect(await main([above])).toBe(1);
  expect(complained).toContain('is not empty');
});

test.each([
  [[], 2, 'Usage:'],
  [['a', 'b'], 2, 'Usage:'],
  [['a', '--catgory', 'b'], 2, "Unknown option '--catgory'"],
  [['a', '--category', 'Tea Time'], 1, '"Tea Time" is no category'],
  [['a', '--name', 'Tea Time'], 1, '"Tea Time" is no name of a package'],
])('%j ends with %d', async (words, code, sentence) => {
  vi.spyOn(process, 'cwd').mockReturnValue(above);
  expect(await main(words)).toBe(code);
  expect(complained).toContain(sentence);
});

test.each([
  ['reckoner-plugin-brewing', 'brewing'],
  ['plugin-tea', 'tea'],
  ['/home/ada/Tea Time', 'tea-time'],
  ['reckoner', 'reckoner'],
  ['.', 'example'],
])('the category of %s', (folder, category) => expect(categoryFrom(folder)).toBe(category));

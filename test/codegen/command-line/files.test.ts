/** What stands in the way among files is a sentence, and what a run that was killed left behind is cleaned up. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { command, projectRoot } from '../mistakes/roots.js';

/** No process has it: above the largest that there can be. */
const NOBODY = 2 ** 22 + 1;

let root: string;
const inRoot = (name: string) => path.join(root, name);

beforeEach(() => {
  root = projectRoot();
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each(['generated', 'node_modules/.cache'])('a file in place of the folder %s is named', async (name) => {
  writeFileSync(inRoot(name), '');
  const { code, text } = await command(root, ['generate']);
  expect(code).toBe(1);
  expect(text).toMatch(new RegExp(`^${name}\\S*: a file stands where a folder is needed\\. Move the file away\\.\n$`));
});

test('what was left over goes, and a byte that changed is written again', async () => {
  expect((await command(root, ['generate'])).code).toBe(0);
  const staging = `generated/.staging-${NOBODY}`;
  mkdirSync(inRoot(staging));
  writeFileSync(inRoot(`${staging}/details.json`), '');
  const [tool] = readdirSync(inRoot('node_modules/.cache/reckoner')).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const draft = `node_modules/.cache/reckoner/${tool}/motion.json.${NOBODY}`;
  writeFileSync(inRoot(draft), '');
  const file = inRoot('generated/motion/details.json');
  const before = readFileSync(file, 'utf8');
  const { atime, mtime } = statSync(file);
  writeFileSync(file, before.replace('Free fall', 'Free fell'));
  utimesSync(file, atime, mtime);
  expect((await command(root, ['generate'])).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect([staging, draft].filter((name) => existsSync(inRoot(name)))).toEqual([]);
});

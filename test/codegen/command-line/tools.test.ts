/** The check of a folder runs the formatter, the types and the spelling of its files, where the project has them. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command, projectRoot } from '../mistakes/roots.js';
import { edit } from '../roots.js';

const FREE_FALL = 'plugins/motion/dynamics/free-fall.ts';

let root: string;
let right: string;

beforeAll(() => {
  root = projectRoot(['@reckoner/engine', '@biomejs/biome', 'typescript', 'cspell', '@types/node']);
  for (const name of ['biome.json', 'tsconfig.json', 'cspell.json']) cpSync(name, path.join(root, name));
  writeFileSync(path.join(root, 'plugins', 'terms.txt'), 'Halliday\n');
  writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }\n');
  edit(root, 'biome.json', (text) =>
    text.replace('"enabled": true', '"enabled": false').replace('"useIgnoreFile": true', '"useIgnoreFile": false'),
  );
  right = readFileSync(path.join(root, FREE_FALL), 'utf8');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const check = (...words: string[]) => command(root, ['check', ...words, FREE_FALL]);

test('all of them are said to be right', async () => {
  const { code, text } = await check();
  expect([code, text]).toEqual([
    0,
    expect.stringMatching(/^1 calculator is right \(with formatter, types and spelling\), /),
  ]);
});

test.each([
  ['formatter', "title: 'Free fall'", "title:   'Free fall'", /formatter:[\s\S]*npm run check -- --fix plugins/],
  [
    'types',
    'time: fallTime(height)',
    'time: fallTime(height as string as number)',
    /types:\nplugins\/motion\/dynamics\/free-fall\.ts\(9,\d+\): error TS/,
  ],
  [
    'spelling',
    'a body dropped',
    'a bodddy dropped',
    /spelling:\nplugins\/motion\/dynamics\/free-fall\.ts:6:\d+ - Unknown word \(bodddy\)[\s\S]*terms\.txt/,
  ],
])('a fault of %s is told', async (_, from, to, expected) => {
  edit(root, FREE_FALL, (text) => text.replace(from, to));
  const { code, text } = await check();
  edit(root, FREE_FALL, () => right);
  expect([code, text]).toEqual([1, expect.stringMatching(expected)]);
});

test('what the formatter can mend is mended when asked to', async () => {
  edit(root, FREE_FALL, (text) => text.replace("title: 'Free fall'", "title:   'Free fall'"));
  const { code, text } = await check('--fix');
  expect([code, text]).toEqual([0, expect.stringContaining('is right')]);
  expect(readFileSync(path.join(root, FREE_FALL), 'utf8')).toBe(right);
});

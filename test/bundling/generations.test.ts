/** Generations of `generated/`: each stays whole while the next is made. */
import { existsSync, linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addGeneration, currentGeneration, holdGeneration } from '@reckoner/bundling/generations';
import { replaceFolder } from '@reckoner/codegen/generate/replace-folder';
import { afterEach, beforeEach, expect, test } from 'vitest';

const HOUR_MS = 3_600_000;

let out: string;
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'reckoner-generations-'));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

/** Writes files as code generation does, and makes them the current generation. */
function generate(name: string, files: Readonly<Record<string, string>>, now?: number): string {
  replaceFolder(out, new Map(Object.entries(files)), new Set());
  addGeneration(out, name, Object.keys(files), now);
  return currentGeneration(out)!;
}

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

test('a folder that was not generated has none', () => {
  expect(currentGeneration(out)).toBeUndefined();
  expect(currentGeneration(path.join(out, 'missing'))).toBeUndefined();
});

test('a generation stays as it was when the next changes, drops and adds files', () => {
  const first = generate('first', { 'catalogue.json': '1', 'a/one.js': 'one', 'b/two.js': 'two' });
  const second = generate('second', { 'catalogue.json': '2', 'a/one.js': 'one', 'c/three.js': 'three' });
  expect(second).not.toBe(first);
  expect(['catalogue.json', 'a/one.js', 'b/two.js'].map((file) => read(first, file))).toEqual(['1', 'one', 'two']);
  expect(['catalogue.json', 'a/one.js', 'c/three.js'].map((file) => read(second, file))).toEqual(['2', 'one', 'three']);
  expect(existsSync(path.join(second, 'b'))).toBe(false);
});

test('a generation that was spoilt by hand or not completed is mended by the next run', () => {
  const folder = generate('first', { 'a/one.js': 'one', 'b/two.js': 'two' });
  // Writes through the link.
  writeFileSync(path.join(out, 'a/one.js'), 'spoilt');
  rmSync(path.join(folder, 'b/two.js'));
  // A draft that a run left behind.
  linkSync(path.join(out, 'a/one.js'), `${path.join(folder, 'b/two.js')}.${process.pid}`);
  expect(generate('first', { 'a/one.js': 'one', 'b/two.js': 'two' })).toBe(folder);
  expect(['a/one.js', 'b/two.js'].map((file) => read(folder, file))).toEqual(['one', 'two']);
});

test('a generation is removed a day after it was last held', () => {
  const now = Date.now();
  const first = generate('first', { 'catalogue.json': '1' }, now);
  const second = generate('second', { 'catalogue.json': '2' }, now + 100 * HOUR_MS);
  // It retired only now.
  expect(existsSync(first)).toBe(true);
  expect(holdGeneration(first, now + 110 * HOUR_MS)).toBe(true);
  generate('third', { 'catalogue.json': '3' }, now + 130 * HOUR_MS);
  expect([first, second].map((folder) => existsSync(folder))).toEqual([true, true]);
  generate('third', { 'catalogue.json': '3' }, now + 135 * HOUR_MS);
  expect([first, second].map((folder) => existsSync(folder))).toEqual([false, true]);
  generate('third', { 'catalogue.json': '3' }, now + 1000 * HOUR_MS);
  expect(readdirSync(path.join(out, '.generations')).sort()).toEqual(['current', 'third']);
  expect(holdGeneration(first)).toBe(false);
});

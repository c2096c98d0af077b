/** Packages with one mistake each, and what the check says of them: `expected.txt` beside each. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { behaviourChecks, definitionChecks, sourceChecks, tryingChecks } from '@reckoner/codegen/check/checks/index';
import { beforeAll, expect, test } from 'vitest';

const folder = path.resolve('test/fixtures/bad');
const names = readdirSync(folder).sort();
const expected = new Map(names.map((name) => [name, readFileSync(path.join(folder, name, 'expected.txt'), 'utf8')]));

/** How long something took is another number each time. */
function withoutTimes(text: string): string {
  return text.replaceAll(/\d+ ms/g, 'N ms');
}

let said: Record<string, string> = {};

beforeAll(() => {
  const folders = names.map((name) => path.join(folder, name));
  const program = path.resolve('test/codegen/check-folders.ts');
  said = JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', program, ...folders], { encoding: 'utf8' }));
}, 240_000);

test.each(names)('%s', (name) => {
  expect(withoutTimes(said[name]!)).toBe(withoutTimes(expected.get(name)!));
});

test('every check finds something in these packages, or among the mistakes of authors', () => {
  const mistakes = path.resolve('test/codegen/mistakes/expected');
  const told = readdirSync(mistakes).map((name) => readFileSync(path.join(mistakes, name), 'utf8'));
  const all = [...expected.values(), ...told].join('');
  const first = [...sourceChecks, ...definitionChecks, ...behaviourChecks];
  const checks = [...first, ...tryingChecks.definition, ...tryingChecks.behaviour].map(({ name }) => name);
  const others = [
    'bounded',
    'branch-shown',
    'default-export',
    'ended',
    'load',
    'plugin-package',
    'printed',
    'related',
    'slug',
    'syntax',
    'unique-slug',
    'unique-title',
  ];
  expect([...checks, ...others].filter((name) => !all.includes(`[${name}]`))).toEqual([]);
});

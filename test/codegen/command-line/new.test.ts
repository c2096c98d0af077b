/** `npm run new`: the files that it makes, and the names that it refuses. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scaffold } from '@reckoner/codegen/command-line/new';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyRoot } from '../roots.js';

let root: string;

beforeEach(() => {
  root = emptyRoot();
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

test('a calculator in a new category has a package too', () => {
  const { files, next } = scaffold(root, 'physics/dynamics/kinetic-energy');
  expect(files).toEqual(['plugins/physics/package.json', 'plugins/physics/dynamics/kinetic-energy.ts']);
  expect(next).toEqual(['npm install', 'npm run check -- plugins/physics/dynamics/kinetic-energy.ts']);
  const { reckoner, peerDependencies } = JSON.parse(readFileSync(path.join(root, files[0]!), 'utf8'));
  expect(reckoner).toEqual({ category: 'physics', title: 'Physics', arithmetic: 'float64', contract: 1 });
  expect(peerDependencies).toEqual({ '@reckoner/engine': '0.1.0' });
  expect(scaffold(root, 'physics/dynamics/momentum').files).toEqual(['plugins/physics/dynamics/momentum.ts']);
});

test('the package of all categories names the new one', () => {
  const file = path.join(root, 'catalogue', 'package.json');
  mkdirSync(path.dirname(file));
  const named = {
    reckoner: { plugins: ['@reckoner/plugin-units'] },
    dependencies: { '@reckoner/plugin-units': '0.1.0' },
  };
  writeFileSync(file, JSON.stringify(named));
  expect(scaffold(root, 'physics/dynamics/kinetic-energy').files).toContain('catalogue/package.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    reckoner: { plugins: ['@reckoner/plugin-physics', '@reckoner/plugin-units'] },
    dependencies: { '@reckoner/plugin-physics': '0.1.0', '@reckoner/plugin-units': '0.1.0' },
  });
});

test('it fails the checks only where its author has to write', () => {
  scaffold(root, 'physics/dynamics/kinetic-energy');
  const program = path.resolve('test/codegen/check-folders.ts');
  const folder = path.join(root, 'plugins', 'physics');
  const said: string = JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', program, folder], { encoding: 'utf8' }),
  ).physics;
  const complaints = [...said.matchAll(/ {2}(\S.*) {2}\[/g)].map((match) => match[1]);
  expect(complaints).toEqual([
    'The description is one sentence that says what it gives from what, with a full stop.',
    '"input" has no label.',
    '"output" has no label.',
    'No example checks the output "output".',
    'The example expects nothing.',
    'The example has no source.',
    'The example expects nothing.',
    'The example has no source.',
    'There is no reference.',
  ]);
});

test.each([
  ['physics/kinetic-energy', 'Expected <category>/<subcategory>/<slug>'],
  ['physics/dynamics/KineticEnergy', 'write "kinetic-energy"'],
  ['physics/shared/kinetic-energy', 'choose another subcategory'],
  ['../dynamics/kinetic-energy', 'is not kebab-case'],
])('%s is refused', (target, sentence) => {
  expect(() => scaffold(root, target)).toThrow(sentence);
  expect(existsSync(path.join(root, 'plugins', 'physics'))).toBe(false);
});

test('a slug is used once', () => {
  scaffold(root, 'physics/dynamics/kinetic-energy');
  expect(() => scaffold(root, 'mechanical/motion/kinetic-energy')).toThrow(
    'The slug "kinetic-energy" is taken by plugins/physics/dynamics/kinetic-energy.ts.',
  );
});

describe('beside the calculators that there are', () => {
  beforeEach(() => {
    cpSync('plugins', path.join(root, 'plugins'), { recursive: true });
  });

  test('one is added to a category, and its slug taken', () => {
    const file = 'plugins/physics/dynamics/tug-of-war.ts';
    expect(scaffold(root, 'physics/dynamics/tug-of-war')).toEqual({
      files: [file],
      next: [`npm run check -- ${file}`],
    });
    expect(() => scaffold(root, 'sports/games/tug-of-war')).toThrow(`The slug "tug-of-war" is taken by ${file}.`);
    expect(() => scaffold(root, 'sports/games/kinetic-energy')).toThrow(
      'The slug "kinetic-energy" is taken by plugins/physics/dynamics/kinetic-energy.ts.',
    );
  });

  test.each(['knitting', 'physics/knitting'])('a file in the place of the folder %s is named', (name) => {
    writeFileSync(path.join(root, 'plugins', name), '');
    const target = name.includes('/') ? `${name}/gauge-swatch` : `${name}/patterns/gauge-swatch`;
    expect(() => scaffold(root, target)).toThrow(`plugins/${name} is a file; choose another name, or move it away.`);
  });
});

test('in the folder of a plugin a calculator lies in its subcategory', () => {
  const manifest = readFileSync('test/fixtures/external-plugin/package.json', 'utf8');
  writeFileSync(path.join(root, 'package.json'), manifest);
  expect(scaffold(root, 'malt/original-gravity')).toEqual({
    files: ['malt/original-gravity.ts'],
    next: ['npx reckoner check malt/original-gravity.ts'],
  });
  expect(scaffold(root, 'brewing/malt/extract').files).toEqual(['malt/extract.ts']);
  expect(() => scaffold(root, 'physics/malt/extract')).toThrow('this plugin is of the category brewing');
  expect(() => scaffold(root, 'malt/extract')).toThrow('The slug "extract" is taken by malt/extract.ts');
});

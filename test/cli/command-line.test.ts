/** What the command line says before it does anything: help, slips of the finger, folders in which there is nothing to do. */
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commands } from '../../cli/src/commands.js';
import { serviceNode } from '../../cli/src/service-node.js';
import { terminal } from './terminal.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'reckoner-cli-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const shell = terminal(() => folder);
const { run } = shell;

test('help names every command and says what each does', async () => {
  expect(await run('--help')).toBe(0);
  for (const { usage, summary, isHidden } of Object.values(commands)) {
    if (isHidden) continue;
    expect(shell.printed).toContain(`reckoner ${usage}`);
    expect(shell.printed).toContain(summary);
  }
  shell.printed = '';
  expect(await run('dev', '--help')).toBe(0);
  expect(shell.printed).toContain('Usage: reckoner dev [--port <port>]');
});

test.each([
  [[], 2, 'Usage:'],
  [['chek'], 2, 'There is no command "chek". Did you mean "check"?'],
  [['toString'], 2, 'There is no command "toString". reckoner --help lists all.'],
  [['new'], 2, '"new" needs to be told what.'],
  [['start', 'now'], 2, '"start" takes no "now".'],
  [['generate', '--keep-gong'], 2, 'There is no option --keep-gong. Did you mean --keep-going?'],
  [['check'], 1, 'There is no package.json in'],
])('%j ends with %d', async (words, code, sentence) => {
  expect(await run(...words)).toBe(code);
  expect(shell.complained).toContain(sentence);
});

test.each([
  [['check'], 'No calculator is written here: npm run codegen checks those that are installed.'],
  [['pack'], 'This is not the folder of a plugin'],
  [['dev', '--port', '70000'], '"70000" is no port'],
])('%j where nothing is written', async (words, sentence) => {
  writeFileSync(path.join(folder, 'package.json'), '{}');
  expect(await run(...words)).toBe(1);
  expect(shell.complained).toContain(sentence);
});

test('a plugin without calculators', async () => {
  cpSync(new URL('../fixtures/external-plugin/package.json', import.meta.url), path.join(folder, 'package.json'));
  expect(await run('check')).toBe(1);
  expect(shell.complained).toContain('There is no calculator here yet.');
});

test('the service runs on the Node that comes along where this is another', () => {
  const along = path.join(path.dirname(createRequire(import.meta.url).resolve('node/package.json')), 'bin/node');
  expect(serviceNode('24.1.0')).toBe(along);
  expect(serviceNode('20.11.0')).toBe(process.execPath);
});

/** Compiled code that is kept from one start to the next. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KeptCode } from '../../cli/tool/kept-code.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reckoner-kept-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** One start: what the script gives, and whether what was kept was of use. */
function start(text: string, name = 'one', at = folder) {
  const code = new KeptCode(at);
  const script = code.compile(text, 'one.js', name);
  const result = script.runInThisContext() as number;
  code.keep();
  return { result, isKept: script.cachedDataRejected === false };
}

const TEXT = '(() => 40 + 2)()';

test('is taken at the next start, also where the text is no Latin', () => {
  expect(start(TEXT)).toEqual({ result: 42, isKept: false });
  expect(start(TEXT)).toEqual({ result: 42, isKept: true });
  const greek = "(() => 'αβγ'.length)()";
  expect([start(greek, 'two'), start(greek, 'two')]).toEqual([
    { result: 3, isKept: false },
    { result: 3, isKept: true },
  ]);
});

test('is not taken for another text of the same length, and makes place for it', () => {
  start(TEXT);
  const other = TEXT.replace('2', '3');
  expect(start(other)).toEqual({ result: 43, isKept: false });
  expect(start(other)).toEqual({ result: 43, isKept: true });
  expect(readdirSync(folder)).toHaveLength(1);
});

test('is made anew where it is cut short', () => {
  // A process of its own: V8 remembers what it compiled in this one.
  const program = `import { KeptCode } from ${JSON.stringify(new URL('../../cli/tool/kept-code.mjs', import.meta.url))};
    const script = new KeptCode(${JSON.stringify(folder)}).compile(${JSON.stringify(TEXT)}, 'one.js', 'one');
    console.log(script.runInThisContext(), script.cachedDataRejected);`;
  // What was compiled under other flags of V8 is not taken.
  const flags = process.execArgv.filter((flag) => flag.startsWith('--max-'));
  const words = [...flags, '--input-type=module', '-e', program];
  const another = () => execFileSync(process.execPath, words, { encoding: 'utf8' });
  start(TEXT);
  expect(another()).toBe('42 false\n');
  const file = path.join(folder, readdirSync(folder)[0]!);
  writeFileSync(file, new Uint8Array(readFileSync(file)).subarray(0, TEXT.length + 40));
  expect(another()).toBe('42 true\n');
});

test('is done without where nothing can be written', () => {
  const file = path.join(folder, 'no-folder');
  writeFileSync(file, '');
  chmodSync(file, 0o400);
  expect(start(TEXT, 'one', path.join(file, 'kept'))).toEqual({ result: 42, isKept: false });
});

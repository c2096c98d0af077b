/** Which package may import which, on made-up files and throughout the project. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkImportDirections } from '@reckoner/codegen/check/import-directions';
import { afterAll, beforeAll, expect, test } from 'vitest';

let root: string;

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'reckoner-rules-'));
  write('engine/package.json', '{ "dependencies": { "decimal.js": "10.6.0" } }');
  write('codegen/package.json', '{ "dependencies": { "@reckoner/engine": "0.1.0", "ts-morph": "28.0.0" } }');
  write('server/package.json', '{ "dependencies": {} }');
  write('server/inner/package.json', '{ "dependencies": { "mathjs": "15.2.0" } }');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each([
  ['engine/src/a.ts', "import { Decimal } from 'decimal.js';", undefined],
  ['engine/src/a.ts', "import { x } from './units/x.js';", undefined],
  ['engine/src/a.ts', "// import { x } from 'node:fs'", undefined],
  ['engine/src/a.ts', "import fs from 'node:fs';", "engine/ runs in a browser; 'node:fs' exists only in Node."],
  ['engine/src/a.ts', "import fs from 'fs';", "engine/ runs in a browser; 'fs' exists only in Node."],
  ['engine/src/a.ts', "import m from 'mathjs';", "'mathjs' is not a dependency of engine/."],
  [
    'engine/src/a.ts',
    "import { lift } from '../../codegen/src/lift/index.js';",
    'engine/ may not import codegen/src/lift/index.ts',
  ],
  ['codegen/src/a.ts', "import { quantity } from '@reckoner/engine';", undefined],
  ['codegen/src/a.ts', "import { ts } from 'ts-morph';\nimport path from 'node:path';", undefined],
  ['codegen/src/a.ts', "export * from '@reckoner/server/app';", 'codegen/ may not import server/src/app.ts'],
  [
    'codegen/src/a.ts',
    "const x = await import('@reckoner/plugin-finance');",
    'codegen/ may not import plugins/finance',
  ],
  ['server/src/a.ts', "import { searchOptions } from '@reckoner/engine/search/options';", undefined],
  ['server/src/a.ts', "import catalogue from '../../generated/catalogue.json';", undefined],
  ['server/inner/a.ts', "import m from 'mathjs';", undefined],
  ['server/src/a.ts', "import m from 'mathjs';", "'mathjs' is not a dependency of server/."],
  ['server/src/a.ts', "import { generate } from '@reckoner/codegen';", 'server/ may not import codegen;'],
])('%s: %s', (name, text, complaint) => {
  write(name, `${text}\n`);
  const problems = checkImportDirections(root);
  rmSync(path.join(root, name));
  if (complaint === undefined) expect(problems).toEqual([]);
  else {
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: name, line: 1, check: 'import-rules' });
    expect(problems[0]!.message).toContain(complaint);
  }
});

test('hold throughout the project', () => {
  expect(checkImportDirections(fileURLToPath(new URL('../../..', import.meta.url)))).toEqual([]);
});

/** A plugin of before contracts had numbers is brought to the current one, once and for all. */
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT } from '@reckoner/bundling/composition/plugin-package';
import { scan } from '@reckoner/bundling/scan';
import { migrations, updatePlugin } from '@reckoner/codegen/update/update-plugin';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { editManifest, type Json } from '../composition/deployment.js';
import { addPlugin, emptyRoot } from '../roots.js';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(realpathSync(tmpdir()), 'reckoner-update-'));
  cpSync('test/fixtures/external-plugin', root, { recursive: true });
  editManifest(root, (manifest) => {
    delete (manifest.reckoner as Json).contract;
    delete manifest.peerDependencies;
  });
  writeFileSync(path.join(root, 'beer', 'carbonation.ts'), carbonation({ example: 'Wheat beer' }));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A calculator whose examples name options as `example` and by the keys. */
function carbonation({ example }: { example: string }): string {
  return `import { choice, defineCalculator, number } from '@reckoner/engine';

const STYLES = {
  lager: { label: 'Lager', value: 2.5, also: ['pils'] },
  weizen: { label: 'Wheat beer', value: 3.5, also: ['weissbier', 'Hefeweizen'] },
};

export default defineCalculator({
  title: 'Carbonation',
  description: 'Volumes of carbon dioxide that a style of beer has.',
  inputs: { style: choice(STYLES, { label: 'Style' }), size: choice({ s: 'Small', l: 'Large' }, { label: 'Size' }) },
  outputs: { volumes: number({ label: 'Volumes' }) },
  formula: ({ style }) => ({ volumes: style }),
  explanation: 'It has {volumes}.',
  examples: [
    { inputs: { style: '${example}', size: 'l' }, results: { volumes: 3.5 }, source: 'Wheat beer' },
    { inputs: { style: "lager", size: "small" }, results: { volumes: 2.5 }, source: 'Small' },
    { inputs: { style: 'Small', size: 's' }, noResult: 'no style', source: 'Small' },
  ],
  references: [{ title: 'Wheat beer' }],
});
`;
}

function manifest(): Json {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
}

test.each(['Wheat beer', 'wheat beer', 'hefeweizen', 'weizen'])('an example of "%s" names the key', (example) => {
  writeFileSync(path.join(root, 'beer', 'carbonation.ts'), carbonation({ example }));
  expect(updatePlugin(root)).toEqual({ changed: ['beer/carbonation.ts', 'package.json'], contract: CONTRACT });
  const expected = carbonation({ example: 'weizen' }).replace('"small"', '"s"');
  expect(readFileSync(path.join(root, 'beer', 'carbonation.ts'), 'utf8')).toBe(expected);
});

test('the package says its contract and its engine, and can be read', () => {
  const before = manifest();
  expect(scan(root).problems).toMatchObject([{ message: expect.stringContaining('expected 1') }]);
  updatePlugin(root);
  expect(manifest()).toEqual({
    ...before,
    reckoner: { ...(before.reckoner as Json), contract: 1 },
    peerDependencies: { '@reckoner/engine': '^0.1.0' },
  });
  expect(scan(root)).toMatchObject({ packages: [{ category: 'brewing' }], problems: [] });
});

test('a range that is there stays, and so does the form of the file', () => {
  const text =
    '{\n\t"name": "x",\n\t"reckoner": {\n\t\t"category": "brewing"\n\t},\n\t"peerDependencies": {\n\t\t"@reckoner/engine": ">=0.1"\n\t}\n}';
  writeFileSync(path.join(root, 'package.json'), text);
  updatePlugin(root);
  expect(readFileSync(path.join(root, 'package.json'), 'utf8')).toBe(
    text.replace('"brewing"', '"brewing",\n\t\t"contract": 1'),
  );
});

test('what is of the contract already is left alone', () => {
  updatePlugin(root);
  expect(updatePlugin(root)).toEqual({ changed: [], contract: CONTRACT });
});

test('every migration may run twice', () => {
  updatePlugin(root);
  const [calculator, before] = ['beer/carbonation.ts', 'package.json'].map((name) => path.join(root, name));
  const text = readFileSync(calculator!, 'utf8');
  const package_ = readFileSync(before!, 'utf8');
  editManifest(root, (content) => {
    delete (content.reckoner as Json).contract;
  });
  expect(updatePlugin(root).changed).toEqual(['package.json']);
  expect([readFileSync(calculator!, 'utf8'), readFileSync(before!, 'utf8')]).toEqual([text, package_]);
});

test('there is a migration to each contract', () => {
  expect(migrations.map(({ to }) => to)).toEqual(Array.from({ length: CONTRACT }, (_, index) => index + 1));
});

test('a file that cannot be read stays as it is', () => {
  const broken = path.join(root, 'beer', 'broken.ts');
  writeFileSync(broken, 'export default defineCalculator({ examples: [');
  expect(updatePlugin(root).changed).toEqual(['beer/carbonation.ts', 'package.json']);
});

test('in a project its plugins are updated', () => {
  const project = emptyRoot();
  try {
    for (const name of ['motion', 'brewing']) addPlugin(project, name === 'motion' ? 'test/fixtures/good' : root, name);
    expect(updatePlugin(project).changed).toEqual([
      'plugins/brewing/beer/carbonation.ts',
      'plugins/brewing/package.json',
    ]);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
});

test('nothing is written where a plugin is of a later contract, or where there is none', () => {
  editManifest(root, (content) => {
    (content.reckoner as Json).contract = CONTRACT + 1;
  });
  expect(() => updatePlugin(root)).toThrow('package.json is of contract 2; this tool knows contracts up to 1.');
  expect(readFileSync(path.join(root, 'beer', 'carbonation.ts'), 'utf8')).toBe(carbonation({ example: 'Wheat beer' }));
  rmSync(path.join(root, 'package.json'));
  expect(() => updatePlugin(root)).toThrow('There is no plugin in ');
});

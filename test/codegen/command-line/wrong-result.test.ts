/** A report of a wrong result becomes an example of its calculator; what cannot be read of a report is told. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { addExample, readReport, turnIntoExample } from '../../../codegen/src/command-line/wrong-result.js';
import { addPlugin, emptyRoot } from '../roots.js';

/** As the service that has the form writes it down. */
const REPORT = `### Calculator

https://calc.example/calculators/kinetic-energy?mass=2

### Inputs

\`\`\`json
{ "mass": "2 kg", "speed": 36 }
\`\`\`

### Expected results

\`\`\`json
{ "energy": 100.1 }
\`\`\`

### Source

Newton's own hand,
page 1

### What Reckoner said

_No response_
`;

let root: string;
beforeEach(() => {
  root = emptyRoot();
  addPlugin(root, 'test/fixtures/good', 'motion');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('what a report says', () => {
  expect(readReport(REPORT)).toEqual({
    slug: 'kinetic-energy',
    inputs: { mass: '2 kg', speed: 36 },
    expected: { energy: 100.1 },
    source: "Newton's own hand, page 1",
  });
  expect(readReport(REPORT.replaceAll('\n', '\r\n')).slug).toBe('kinetic-energy');
});

test('has the headings of the form', () => {
  const form = parse(readFileSync('.github/ISSUE_TEMPLATE/wrong-result.yml', 'utf8'));
  const labels = form.body.flatMap(({ attributes }: { attributes: { label?: string } }) => attributes.label ?? []);
  expect(labels.slice(0, 4)).toEqual(['Calculator', 'Inputs', 'Expected results', 'Source']);
});

test.each([
  [REPORT.replace('### Source', '### Sauce'), 'nothing below “### Source”'],
  [REPORT.replace('{ "energy": 100.1 }', 'energy = 100.1'), '“Expected results” of the report is no JSON'],
  [REPORT.replace('{ "energy": 100.1 }', '[100.1]'), '“Expected results” of the report is no JSON object'],
  ['', 'nothing below “### Calculator”'],
])('a report that cannot be read', (report, message) => {
  expect(() => readReport(report)).toThrow(message);
});

test('is the last example of its calculator, and can be taken back', () => {
  const { file, number, undo } = addExample(root, readReport(REPORT));
  const full = path.join(root, file);
  const text = readFileSync(full, 'utf8');
  expect(number).toBeGreaterThan(1);
  expect(text).toContain(`    {
      inputs: { mass: '2 kg', speed: 36 },
      results: { energy: 100.1 },
      source: 'Newton\\'s own hand, page 1',
    },
  ],`);
  undo();
  expect(readFileSync(full, 'utf8')).not.toContain('Newton');
});

test('names the calculator that was probably meant', () => {
  const report = readReport(REPORT.replace('kinetic-energy', 'kinetic-enrgy'));
  expect(() => addExample(root, report)).toThrow(
    'There is no calculator "kinetic-enrgy". Did you mean "kinetic-energy"?',
  );
});

test('is not written where it names what the calculator does not have', async () => {
  const { file: name, undo } = addExample(root, readReport(REPORT));
  undo();
  const file = path.join(root, name);
  const before = readFileSync(file, 'utf8');
  const report = path.join(root, 'report.md');
  writeFileSync(report, REPORT.replace('"speed"', '"spead"'));
  await expect(turnIntoExample(root, report)).rejects.toThrow('There is no input "spead". Did you mean "speed"?');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

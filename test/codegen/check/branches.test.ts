/** Every branch of a formula, an algorithm or a helper in the calculator's file is taken by an example, or told by its line. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command, makeMistake, projectRoot } from '../mistakes/roots.js';

interface Case {
  readonly inputs: { readonly x: number; readonly kind: 'one' | 'two' };
  /** `noResult` where it is a text. */
  readonly y: number | string;
  /** The arm that no other example takes. */
  readonly arm?: string;
}

const CASES: readonly Case[] = [
  { inputs: { x: 1, kind: 'one' }, y: 9 },
  { inputs: { x: 2, kind: 'two' }, y: 11, arm: 'twice = 2' },
  { inputs: { x: -3, kind: 'one' }, y: 11, arm: 'return -x' },
  { inputs: { x: 30, kind: 'one' }, y: 16, arm: '{ return 10; }' },
  { inputs: { x: 6, kind: 'one' }, y: 13, arm: '/*six*/ 4' },
  { inputs: { x: 8, kind: 'one' }, y: 14 },
  { inputs: { x: 99, kind: 'one' }, y: 'Not this', arm: "throw noResult('Not this.')" },
  { inputs: { x: 98, kind: 'one' }, y: 'Nor that', arm: "throw noResult('Nor that.')" },
];

/** A calculator with every kind of branch, shown by these examples. */
function calculator(title: string, cases: readonly Case[]): string {
  const examples = cases.map(({ inputs, y }) => {
    const expected = typeof y === 'string' ? `noResult: '${y}'` : `results: { y: ${y} }`;
    return `    { inputs: { x: ${inputs.x}, kind: '${inputs.kind}' }, ${expected}, source: 'By hand' },`;
  });
  return `import { choice, defineCalculator, noResult, number } from '@reckoner/engine';

// Both are taken at load alone.
const [LESS, MORE] = [1, 2].map((step) => (step > 1 ? 2 : 1)) as [number, number];

const isSame = (x: number, other: number) => x === other;

function sizeOf(x: number): number {
  if (x < 0) return -x;
  else if (x > 10) { return 10; }
  else return x;
}

export default defineCalculator({
  title: '${title}',
  description: 'A number that is made of another in many ways: ${title}.',
  inputs: {
    x: number({ label: 'Number', symbol: 'x', min: -100, max: 100 }),
    kind: choice({ one: 'Once', two: 'Twice' }, { label: 'Kind' }),
  },
  outputs: { y: number({ label: 'Result', symbol: 'y' }) },
  algorithm: ({ x, kind }) => {
    if (isSame(x, 99)) throw noResult('Not this.');
    if (isSame(x, 98)) throw noResult('Nor that.');
    let twice = LESS;
    switch (kind) {
      case 'two':
        twice = 2;
        break;
      default:
        twice = LESS;
    }
    const z = x > 5 ? (x > 7 ? 3 : /*six*/ 4) : 5;
    return { y: twice + z + sizeOf(x) + MORE };
  },
  explanation: 'The result is {y}.',
  examples: [
${examples.join('\n')}
  ],
  references: [{ title: 'ISO 80000-2:2019' }],
});
`;
}

const withoutOne = CASES.filter(({ arm }) => arm !== undefined).map((without, index) => ({
  arm: without.arm!,
  name: `dynamics/less-${'abcdefgh'[index]}.ts`,
  text: calculator(
    `Lacking ${'abcdefgh'[index]}`,
    CASES.filter((one) => one !== without),
  ),
}));

/** A calculator on decimals, whose inputs come as texts. */
const EXACT = `import { defineCalculator, money, noResult, percent } from '@reckoner/engine';

export default defineCalculator({
  title: 'Rest of an amount',
  description: 'What is left of an amount when a part is paid.',
  arithmetic: 'decimal',
  inputs: { whole: money({ label: 'Whole', min: 0, max: 1e6 }), part: money({ label: 'Part', min: 0, max: 1e6 }) },
  outputs: { left: money({ label: 'Left' }), share: percent({ label: 'Paid share', optional: true }) },
  formula: ({ whole, part }) => {
    if (Math.sign(whole - part) < 0) throw noResult('The part is more than the whole.');
    return { left: whole - part, share: whole === 0 ? undefined : part / whole };
  },
  explanation: '{left} is left.',
  examples: [
    { inputs: { whole: 10, part: 4 }, results: { left: 6, share: 40 }, source: 'By hand' },
    { inputs: { whole: 0, part: 0 }, results: { left: 0 }, source: 'By hand' },
    { inputs: { whole: 1, part: 2 }, noResult: 'more than the whole', source: 'By hand' },
  ],
  references: [{ title: 'ISO 80000-2:2019' }],
});
`;

let root: string;
let said: string;

beforeAll(async () => {
  root = projectRoot();
  const files = [
    ['dynamics/complete.ts', calculator('Complete', CASES)],
    ['dynamics/exact.ts', EXACT],
    ...withoutOne.map(({ name, text }) => [name, text] as const),
  ] as const;
  makeMistake(root, {
    name: '',
    added: Object.fromEntries(files.map(([name, text]) => [`plugins/motion/${name}`, text])),
  });
  said = (await command(root, ['check', 'plugins/motion'])).text;
}, 120_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each(withoutOne)('$arm is told by its place where no example takes it', ({ arm, name, text }) => {
  const at = text.indexOf(arm) + (arm.startsWith('/*') ? arm.indexOf(' ') + 1 : 0);
  const lines = text.slice(0, at).split('\n');
  const place = `${path.posix.join('plugins/motion', name)}:${lines.length}:${lines.at(-1)!.length + 1}`;
  expect(said.split('\n').filter((line) => line.startsWith(`plugins/motion/${name}`))).toEqual([
    `${place}  No example takes this branch.  [branch-shown]`,
  ]);
});

test.each(['complete', 'exact', 'free-fall', 'mean-speed', 'weekday'])('nothing is told of %s', (slug) => {
  expect(said).not.toContain(`${slug}.ts`);
});

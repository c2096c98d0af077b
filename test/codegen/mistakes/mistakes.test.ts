/** What authors get wrong is told in words, by the check as built: no trace, no hang, and each message as it stands here. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command, makeMistake, projectRoot, type Said } from './roots.js';
import { MISTAKES, type Mistake } from './table.js';

/** Two cores, and some wait for their time to be over. */
const AT_ONCE = 2;

const said = new Map<string, Said>();

async function check(mistake: Mistake): Promise<void> {
  const root = projectRoot();
  makeMistake(root, mistake);
  said.set(mistake.name, await command(root, ['check', mistake.path ?? 'plugins/motion'], 300_000));
  rmSync(root, { recursive: true, force: true });
}

beforeAll(async () => {
  const queue = [...MISTAKES];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await check(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}, 900_000);

test.each(MISTAKES)('$name', ({ name, varies }) => {
  const { code, text } = said.get(name)!;
  const expected = readFileSync(path.resolve('test/codegen/mistakes/expected', `${name}.txt`), 'utf8');
  expect(code).toBe(1);
  expect(text).not.toMatch(/^ {4}at /m);
  if (varies) expect(text).toMatch(/^plugins\/motion\/dynamics\/weekday\.ts:[45]:\d+ {2}.*(?:without end|memory)/);
  else expect(text).toBe(expected);
});

describe('the category without a mistake', () => {
  let root: string;

  beforeAll(() => {
    root = projectRoot();
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('is right', async () => {
    const { code, text } = await command(root, ['check', 'plugins/motion']);
    expect([code, text]).toEqual([0, expect.stringMatching(/^3 calculators are right, \d+\.\d s\.\n$/)]);
  });

  test('is generated without the one that never ends when told to go on', async () => {
    makeMistake(root, MISTAKES.find(({ name }) => name === 'endless-at-load')!);
    const { code, text } = await command(root, ['generate', '--keep-going']);
    expect(code).toBe(1);
    expect(text).toContain('2 calculators were written without these.');
    const slugs = Object.keys(JSON.parse(readFileSync(path.join(root, 'generated/catalogue.json'), 'utf8')).slugs);
    expect(slugs).toEqual(['free-fall', 'mean-speed']);
  });
});

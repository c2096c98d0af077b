/**
 * The load as it is: many calculators, few of them often (a Zipf draw), and four of five requests with inputs that nobody sent
 * before. Beside Reckoner stands its own cache hit of one calculator, and bare uWebSockets.js with the answer to that.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measurement } from './harness/measurement.js';
import type { Service } from './harness/processes.js';
import { generatedFolder } from './harness/root.js';
import { cases, describe, firstNumber, numbersPerLoad, path, warmUpAnswers } from './http.js';
import type { Generator } from './load/load.js';
import { loadInTurn, speedRatio } from './load/side-by-side.js';
import { withServers } from './peers/servers.js';

const MOST_CALCULATORS = 1000;
const REQUESTS = 20_000;
const MISSES = 0.8;

interface Detail {
  readonly usage: {
    readonly request: { readonly calculator: string; readonly inputs: Readonly<Record<string, unknown>> };
  };
}

export async function measureMixed(generator: Generator, rounds: number): Promise<Measurement[]> {
  const directory = mkdtempSync(join(tmpdir(), 'reckoner-mixed-'));
  const bodies = join(directory, 'bodies');
  const [hit] = cases;
  try {
    return await withServers({ peers: ['uws'], onNode: false, bodies: [hit!.body] }, async ({ services, headers }) => {
      const templates = await templatesFor(services.reckoner, headers('reckoner'));
      writeFileSync(bodies, drawn(templates).join('\n'));
      const load = (mixed: boolean) =>
        loadInTurn(generator, services, { rounds, warmUpAnswers }, (number, name) => ({
          ...{ path, body: hit!.body, seconds: 2, headers: headers(name) },
          ...(mixed && name === 'reckoner' ? { bodies } : {}),
          first: firstNumber + number * numbersPerLoad,
        }));
      const [alone, mixed] = [await load(false), await load(true)];
      const detail = `${templates.length} calculators; ${describe(mixed.reckoner)}`;
      const common = { unit: '×', better: 'higher' } as const;
      return [
        {
          ...{
            id: 'mixed/uws',
            title: 'Zipf draw over up to 1,000 calculators, 80 % misses: against bare uWebSockets.js',
          },
          ...{
            ...common,
            value: speedRatio(mixed.reckoner, mixed.uws),
            detail: `${detail} against ${describe(mixed.uws)}`,
          },
        },
        {
          ...{ id: 'mixed/hit', title: 'The same against cache hits of one calculator' },
          ...{
            ...common,
            value: speedRatio(mixed.reckoner, alone.reckoner),
            detail: `${detail} against ${describe(alone.reckoner)}`,
          },
        },
      ];
    });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Of a calculator its example, and the same with a number that differs from request to request. */
interface Template {
  readonly same: string;
  readonly other: string;
}

/** As many calculators as have an input of which many values are allowed. */
async function templatesFor(
  { port }: Service,
  headers: Readonly<Record<string, string>>,
): Promise<readonly Template[]> {
  const isAnswered = async (body: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body })).ok;
  const { categories } = JSON.parse(readFileSync(join(generatedFolder, 'catalogue.json'), 'utf8')) as {
    readonly categories: readonly { readonly category: string }[];
  };
  const templates: Template[] = [];
  for (const { category } of categories) {
    const text = readFileSync(join(generatedFolder, category, 'details.json'), 'utf8');
    for (const { usage } of Object.values(JSON.parse(text) as Record<string, Detail>)) {
      if (templates.length === MOST_CALCULATORS) return templates;
      const template = await templateOf(usage.request, isAnswered);
      if (template !== undefined) templates.push(template);
    }
  }
  return templates;
}

async function templateOf(
  { calculator, inputs }: Detail['usage']['request'],
  isAnswered: (body: string) => Promise<boolean>,
): Promise<Template | undefined> {
  const same = JSON.stringify({ calculator, inputs });
  for (const [name, value] of Object.entries(inputs)) {
    if (typeof value !== 'number' || Math.abs(value) > 10_000 || String(value).includes('e')) continue;
    const longer = `${value}${Number.isInteger(value) ? '.' : ''}00{n}`;
    const other = JSON.stringify({ calculator, inputs: { ...inputs, [name]: '{n}' } }).replace('"{n}"', longer);
    const [least, most] = [firstNumber, 9 * firstNumber].map((number) => other.replace('{n}', String(number)));
    if ((await isAnswered(least!)) && (await isAnswered(most!))) return { same, other };
  }
  return undefined;
}

/** Bodies in the order in which they are sent; always the same ones. */
function drawn(templates: readonly Template[]): readonly string[] {
  const weights = templates.map((_, rank) => 1 / (rank + 1));
  const total = weights.reduce((sum, one) => sum + one, 0);
  const shares: number[] = [];
  for (const weight of weights) shares.push((shares.at(-1) ?? 0) + weight / total);
  const random = seeded();
  // Which ones are asked for most has nothing to do with their categories.
  const order = templates.map((template) => ({ template, at: random() })).sort((one, other) => one.at - other.at);
  return Array.from({ length: REQUESTS }, () => {
    const at = random();
    const place = shares.findIndex((share) => at < share);
    const { same, other } = order[Math.max(0, place)]!.template;
    return random() < MISSES ? other : same;
  });
}

/** Numbers from 0 to 1 (mulberry32). */
function seeded(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

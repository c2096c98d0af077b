/** Batches of agents: outputs of earlier entries as inputs, the work of one request for all, and what is charged. */
import type { Client } from '@modelcontextprotocol/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localDesk } from '../../../server/src/mcp/local-desk.js';
import { calculateBatchTool } from '../../../server/src/mcp/tools/calculate-batch.js';
import { catalogueWithFault, GENERATED } from '../catalogue-fixture.js';
import { COMPOUND, countUsed, startTestService, TestClock, type TestService } from '../harness.js';
import { call, connect } from './agent.js';

const KINETIC = { calculator: 'kinetic-energy', inputs: { mass: 2, speed: '10 m/s' } };
const take = (from: unknown, output: unknown = 'energy') => ({
  calculator: 'kinetic-energy',
  inputs: { energy: { from, output }, mass: 4 },
});
const binomial = (spot: number) => ({
  calculator: 'binomial-option-pricing',
  inputs: {
    ...{ optionType: 'put', spot, strike: 50, time: 0.5, timeUnit: 'years', riskFree: 10, volatility: 40 },
    steps: 500,
  },
});

let service: TestService;
let clock: TestClock;
let key: string;
let accountId: string;
let client: Client;
let stop: (() => Promise<void>) | undefined;
const usedBy = async () => (await service.get('/api/v1/me', { 'x-api-key': key })).json.today.used;

async function start(environment: Record<string, string> = {}, plan?: string): Promise<void> {
  clock = new TestClock();
  service = await startTestService({ clock, environment });
  const made = await service.account(plan);
  key = made.key;
  accountId = made.account.id;
  client = await connect(service.url, '2026-07-28', { 'x-api-key': key });
  stop = async () => {
    await client.close();
    await service.close();
  };
}

afterEach(async () => {
  await stop?.();
  stop = undefined;
});

const uncached = (one: object) => ('cached' in one ? { ...one, cached: false } : one);
const batch = async (...entries: unknown[]) => call(client, 'calculate_batch', { entries });

describe('references', () => {
  beforeEach(() => start());

  it('take an output of an earlier entry with its unit, as over REST', async () => {
    const { data } = await batch(KINETIC, take(0), {
      calculator: 'kinetic-energy',
      inputs: { speed: { from: 1, output: 'speed' }, mass: 4 },
    });
    expect(data).toMatchObject({ answered: 3, refused: 0 });
    expect(data.entries[1].inputs.energy).toBe(100);
    expect(data.entries[1].result.results.speed.value).toBeCloseTo(3.6 * Math.sqrt(50), 9);
    expect(data.entries[2].result.results.energy.value).toBeCloseTo(100, 9);
    expect(await usedBy()).toBe(3);
  });

  it.each([
    ['a later entry', [take(1), KINETIC], 0, 'forward-reference', '/inputs/energy/from'],
    ['a circle', [take(1), take(0)], 1, 'circular-reference', '/inputs/energy/from'],
    ['no entry', [KINETIC, take(7)], 1, 'unknown-entry', '/inputs/energy/from'],
    ['an unknown output', [KINETIC, take(0, 'enrgy')], 1, 'unknown-output', '/inputs/energy/output'],
    ['what has no answer', [{ ...KINETIC, inputs: {} }, take(0)], 1, 'reference-failed', '/inputs/energy'],
    ['what is no calculation', [7, take(0)], 1, 'reference-failed', '/inputs/energy'],
  ])('to %s are refused where they stand, and free', async (_, entries, index, code, pointer) => {
    const { text, data } = await batch(...entries);
    const refusal = data.entries[index];
    expect(refusal).toMatchObject({ success: false, code: 'invalid-inputs' });
    expect(refusal.errors).toMatchObject([{ pointer: `/entries/${index}${pointer}`, code }]);
    expect(text).toContain(`Entry ${index}: ${refusal.detail}`);
    expect(await usedBy()).toBe(data.answered);
  });

  it('are of batches alone', async () => {
    const { data, isError } = await call(client, 'calculate', take(0));
    expect(isError).toBe(true);
    expect(data.errors[0].pointer).toMatch(/^\/inputs\/energy/);
  });
});

describe('the work of one request', () => {
  it('is shared by all entries: those that do not get their turn say so, and are free', async () => {
    await start();
    const entries = Array.from({ length: 100 }, (_, index) => binomial(40 + index / 7));
    const { data, text } = await batch(...entries);
    const codes: string[] = data.entries.map((one: { code?: string }) => one.code ?? 'answered');
    const reached = codes.indexOf('not-reached');
    expect(reached).toBeGreaterThan(0);
    expect(codes.slice(0, reached).every((code) => code === 'answered')).toBe(true);
    expect(codes.slice(reached).every((code) => code === 'not-reached')).toBe(true);
    expect(text).toContain('Send it again in another request.');
    expect(await usedBy()).toBe(reached);
    expect((await batch(...entries.slice(reached, reached + 3))).data.answered).toBe(3);
  });

  it('is a time, too: what counts little of what it does takes no turn of others for long', async () => {
    // Of the engine that counts the work.
    const slow = `const { spend } = await import('@reckoner/engine/budget');
      const { formula } = calculator.definition; calculator.definition = { ...calculator.definition, formula: (inputs) => {
        const end = performance.now() + inputs.weight * 1000;
        // Many looks at the clock for each unit: the time is over before the units are, on any machine.
        for (let look = 0; performance.now() < end; look++) if (look % 20 === 0) spend(1);
        return formula(inputs); } };`;
    const generated = catalogueWithFault('health', 'body-mass-index', slow);
    const taking = (seconds: number) => ({ calculator: 'body-mass-index', inputs: { weight: seconds, height: 175 } });
    const begun = performance.now();
    const { content } = await calculateBatchTool.run(localDesk({ generated }), {
      entries: [KINETIC, taking(60), taking(60), KINETIC],
    });
    expect(performance.now() - begun).toBeLessThan(20_000);
    const entries = content.entries as readonly { readonly code?: string }[];
    expect(entries.map(({ code }) => code ?? 'answered')).toEqual([
      'answered',
      'not-reached',
      'not-reached',
      'not-reached',
    ]);
  });

  it('is enough for a hundred that are quick', async () => {
    await start();
    expect((await batch(...Array.from({ length: 100 }, () => COMPOUND))).data.answered).toBe(100);
  });
});

describe('charges', () => {
  it('are for what is answered, in order as far as the quota goes, and references see what was refused', async () => {
    await start({}, 'hobby');
    await countUsed(service.store, accountId, Math.floor(clock.now() / 86_400_000), 98);
    const { data } = await batch(KINETIC, { ...KINETIC, inputs: {} }, take(0), COMPOUND);
    expect(data.entries.map((one: { code?: string }) => one.code ?? 'answered')).toEqual([
      'answered',
      'invalid-inputs',
      'answered',
      'quota-exceeded',
    ]);
    expect(await usedBy()).toBe(100);
    const after = await batch(KINETIC, KINETIC);
    expect([after.isError, after.data.code]).toEqual([true, 'quota-exceeded']);
  });

  it('are kept for others, and count cached answers, too', async () => {
    await start();
    expect((await batch(KINETIC)).data.entries[0].cached).toBe(false);
    expect((await service.calculate(key, KINETIC)).json.cached).toBe(true);
    expect((await batch(KINETIC)).data.entries[0].cached).toBe(true);
    expect(await usedBy()).toBe(3);
    await service.services.activity.write();
    expect(await service.store.activity(accountId, 0)).toMatchObject([{ slug: 'kinetic-energy', count: 3 }]);
  });

  it('are none in a process of one’s own, which answers the same', async () => {
    await start();
    const desk = localDesk({ generated: GENERATED, baseUrl: 'https://calc.example', clock });
    const entries = [KINETIC, take(0), take(3), { calculator: 'kinetic-enrgy', inputs: {} }, KINETIC];
    const { content, sentence } = await calculateBatchTool.run(desk, { entries });
    const { text, data } = await batch(...entries);
    expect(sentence).toBe(text);
    // Nothing is kept, so that the second of two is computed again.
    expect(content).toEqual({ ...data, entries: data.entries.map((one: object) => uncached(one)) });
    expect(data.answered).toBe(3);
  });

  it('need a key', async () => {
    await start();
    const stranger = await connect(service.url);
    const { data, isError } = await call(stranger, 'calculate_batch', { entries: [KINETIC, COMPOUND] });
    await stranger.close();
    expect([isError, data.code]).toEqual([true, 'missing-key']);
  });
});

it('each entry that is beyond the burst limit is refused', async () => {
  await start({ BURST_PER_KEY: '4' });
  const { data } = await batch(KINETIC, take(0), KINETIC, 7, KINETIC, COMPOUND, take(0));
  expect(data.entries.map((one: { code?: string }) => one.code ?? 'answered')).toEqual([
    'answered',
    'answered',
    'answered',
    'invalid-body',
    'burst-exceeded',
    'burst-exceeded',
    'burst-exceeded',
  ]);
});

it('a fault of ours is told with its id, is in the log, and leaves the other entries be', async () => {
  const fault = `const { formula } = calculator.definition; calculator.definition = { ...calculator.definition,
    formula: (inputs) => { if (inputs.weight === 123.456) throw new TypeError('Nobody thought of that.'); return formula(inputs); } };`;
  await start({ GENERATED_DIR: catalogueWithFault('health', 'body-mass-index', fault) });
  const { data } = await batch(
    { calculator: 'body-mass-index', inputs: { weight: 123.456, height: 175 } },
    { calculator: 'body-mass-index', inputs: { weight: 100, height: 200 } },
  );
  expect(data.entries[0]).toMatchObject({ success: false, code: 'internal-error' });
  const [, id] = /Its id is (\S+)\.$/.exec(data.entries[0].detail) ?? [];
  const lines = service.log.filter((line) => line.includes('A calculator failed.'));
  expect(lines.map((line) => JSON.parse(line).requestId)).toEqual([id]);
  expect(data.entries[1].result.results.bmi.value).toBe(25);
});

/** The program as it is started and stopped. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAccount, createKey } from '../../server/src/accounts/accounts.js';
import { planTables } from '../../server/src/accounts/plans.js';
import { openLmdbStore } from '../../server/src/store/lmdb.js';
import { ask, COMPOUND, freePort, temporaryDirectory } from './harness.js';
import { type Running, runProgram, startProcess } from './process.js';

const plans = planTables.X!;
/** Until a process follows another's change: 25 ms or so, and more where the machine is busy. */
const SOON_MS = 60_000;
let directory: string;
let port: number;
let url: string;
let environment: Record<string, string>;
const running: Running[] = [];

beforeEach(async () => {
  directory = temporaryDirectory();
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
  environment = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: directory, NODE_ENV: 'production' };
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
  rmSync(directory, { recursive: true, force: true });
});

async function start(more: Record<string, string> = {}): Promise<Running> {
  const one = await startProcess({ ...environment, ...more });
  running.push(one);
  return one;
}

/** An account with a key, made while the service may be running. */
async function newKey(plan: string): Promise<{ key: string; accountId: string }> {
  const store = openLmdbStore(directory);
  const account = await createAccount(store, 'user@example.com', plans.find(plan)!, Date.now());
  if (!account.ok) throw new Error(account.reason);
  const key = await createKey(store, plans, account.value, 'test', Date.now());
  if (!key.ok) throw new Error(key.reason);
  await store.close();
  return { key: key.value.text, accountId: account.value.id };
}

function calculate(key: string, principal = 1000) {
  return ask(`${url}/api/v1/calculate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({ ...COMPOUND, inputs: { ...COMPOUND.inputs, principal } }),
  });
}

describe('starting', () => {
  it('makes a demo account on an empty store, shows its key once, and a curl line that works', async () => {
    const first = await start({ NODE_ENV: 'development' });
    const curl = /^ {2}(curl .*)$/m.exec(first.output())?.[1];
    expect(first.output().match(/rk_[0-9A-Za-z]{38}/g)).toHaveLength(2);
    const answer = execFileSync('sh', ['-c', `${curl!} -s`], { encoding: 'utf8' });
    expect(JSON.parse(answer)).toMatchObject({ success: true });
    expect(await first.stop()).toBe(0);
    running.length = 0;
    const second = await start({ NODE_ENV: 'development' });
    expect(second.output()).not.toContain('rk_');
  });

  it('makes nothing in production', async () => {
    const one = await start();
    expect(one.output()).not.toContain('rk_');
    const store = openLmdbStore(directory);
    expect(await store.hasAccounts()).toBe(false);
    await store.close();
  });

  it('tells every wrong setting at once and ends', async () => {
    const one = runProgram('main', [], { ...environment, PORT: 'x', WORKERS: '0', LOG_LEVEL: 'loud' });
    expect(await one.exited).toBe(1);
    expect(one.output()).toMatch(/PORT[\s\S]*LOG_LEVEL[\s\S]*WORKERS/);
    expect(one.output()).not.toContain('    at ');
  });

  it('refuses a port that is taken instead of sharing it', async () => {
    await start();
    const second = runProgram('main', [], environment);
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain('is in use');
  });

  it('says what to run when nothing has been generated', async () => {
    const one = runProgram('main', [], { ...environment, GENERATED_DIR: directory });
    expect(await one.exited).toBe(1);
    expect(one.output()).toContain('npm run codegen');
  });
});

describe('stopping', () => {
  it('loses no answer: also on connections that stay open, also of bodies that are still coming', async () => {
    const { key } = await newKey('enterprise');
    const one = await start({ BURST_PER_KEY: '0', BURST_PER_ADDRESS: '0' });
    await calculate(key);
    // A request whose body is half sent when the stop comes.
    const agent = new Agent({ keepAlive: true });
    const body = JSON.stringify(COMPOUND);
    const late = new Promise<number>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'x-api-key': key, 'content-length': String(body.length) };
      const asked = request(`${url}/api/v1/calculate`, { method: 'POST', headers, agent }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode!));
      });
      asked.on('error', reject);
      asked.write(body.slice(0, 20));
      setTimeout(() => asked.end(body.slice(20)), 600);
    });
    // Clients that ask one thing after the other over connections that they keep, until they cannot connect any more.
    let answered = 0;
    let lost = 0;
    let stopping = false;
    const client = async (index: number) => {
      const own = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let count = 0; count < 10_000; count++) {
        const outcome = await new Promise<'answered' | 'refused' | 'lost'>((resolve) => {
          const headers = { 'content-type': 'application/json', 'x-api-key': key };
          const asked = request(`${url}/api/v1/calculate`, { method: 'POST', headers, agent: own }, (answer) => {
            answer.resume();
            answer.on('end', () => resolve(answer.statusCode === 200 ? 'answered' : 'lost'));
            answer.on('error', () => resolve('lost'));
          });
          asked.on('error', (error: NodeJS.ErrnoException) =>
            resolve(error.code === 'ECONNREFUSED' && stopping ? 'refused' : 'lost'),
          );
          asked.end(JSON.stringify({ ...COMPOUND, inputs: { ...COMPOUND.inputs, principal: index * 1e4 + count } }));
        });
        if (outcome === 'refused') return;
        if (outcome === 'lost') lost++;
        else answered++;
      }
    };
    const clients = Array.from({ length: 8 }, (_, index) => client(index));
    await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(50);
    stopping = true;
    const code = await one.stop();
    running.length = 0;
    await Promise.all(clients);
    expect(await late).toBe(200);
    expect([code, lost]).toEqual([0, 0]);
    const store = openLmdbStore(directory);
    const account = await store.accountByEmail('user@example.com');
    expect((await store.usage(account!.id, 1))[0]?.used).toBe(answered + 2);
    await store.close();
  });
});

describe('several processes', () => {
  it('let exactly the plan through: 4 workers, 400 requests, 100 answers', async () => {
    const { key, accountId } = await newKey('hobby');
    await start({ WORKERS: '4', METRICS: 'open', BURST_PER_KEY: '0', BURST_PER_ADDRESS: '0' });
    // Each request on a connection of its own, so that all workers get some.
    const statuses = await Promise.all(
      Array.from({ length: 400 }, async (_, index) => {
        const headers = { 'content-type': 'application/json', 'x-api-key': key, connection: 'close' };
        return new Promise<string>((resolve, reject) => {
          const asked = request(`${url}/api/v1/calculate`, { method: 'POST', headers, agent: false }, (answer) => {
            answer.resume();
            answer.on('end', () =>
              resolve(`${answer.statusCode} ${String(answer.headers['x-request-id']).split('-')[0]}`),
            );
          });
          asked.on('error', reject);
          asked.end(JSON.stringify({ ...COMPOUND, inputs: { ...COMPOUND.inputs, principal: index % 13 } }));
        });
      }),
    );
    expect(statuses.filter((one) => one.startsWith('200'))).toHaveLength(100);
    expect(statuses.filter((one) => one.startsWith('429'))).toHaveLength(300);
    expect(new Set(statuses.map((one) => one.split(' ')[1])).size).toBeGreaterThan(1);
    // Whichever worker is asked, it tells of all.
    const metrics = await ask(`${url}/metrics`);
    expect(metrics.text).toContain('reckoner_requests_total{route="/api/v1/calculate",status="200"} 100');
    expect(metrics.text).toContain('reckoner_requests_total{route="/api/v1/calculate",status="429"} 300');
    const store = openLmdbStore(directory);
    expect((await store.usage(accountId, 1))[0]?.used).toBe(100);
    await store.close();
  });

  it('hold a burst limit together', async () => {
    // A busy machine must be able to exceed it.
    const limit = 20;
    await start({ WORKERS: '4', BURST_PER_ADDRESS: String(limit) });
    const agents = Array.from({ length: 24 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const begin = Date.now();
    let allowed = 0;
    let refused = 0;
    const ask = (agent: Agent) =>
      new Promise<void>((resolve, reject) => {
        const asked = request(`${url}/api/v1/categories`, { agent }, (answer) => {
          if (answer.statusCode === 200) allowed++;
          else refused++;
          answer.resume().on('end', () => resolve());
        });
        asked.on('error', reject).end();
      });
    await Promise.all(
      agents.map(async (agent) => {
        while (Date.now() - begin < 3000 || (refused === 0 && Date.now() - begin < 60_000)) await ask(agent);
        agent.destroy();
      }),
    );
    const seconds = (Date.now() - begin) / 1000;
    // Each worker may let a second's worth through before it hears of the others.
    expect(allowed).toBeLessThan(4 * limit + 1.5 * limit * seconds);
    expect(allowed).toBeGreaterThan(limit);
    expect(refused).toBeGreaterThan(0);
  });

  it('are replaced when one ends by itself, and all stop on SIGTERM', async () => {
    const one = await start({ WORKERS: '2' });
    const pids = () =>
      [...one.output().matchAll(/"pid":(\d+),"worker":"\d","msg":"A worker is up/g)].map((match) => match[1]);
    expect(pids()).toHaveLength(2);
    process.kill(Number(pids()[0]), 'SIGKILL');
    await one.says(/another takes its place/);
    await expect.poll(() => pids().length, { timeout: 60_000 }).toBe(3);
    expect((await ask(`${url}/health/live`)).status).toBe(200);
    expect(await one.stop()).toBe(0);
    running.length = 0;
    await expect(ask(`${url}/health/live`)).rejects.toThrow();
  });

  it('keep health and metrics on a port of their own where one is set', async () => {
    const operations = await freePort();
    await start({ OPERATIONS_PORT: String(operations) });
    expect((await ask(`${url}/metrics`)).status).toBe(404);
    expect((await ask(`${url}/health/ready`)).status).toBe(404);
    expect((await ask(`http://127.0.0.1:${operations}/health/ready`)).status).toBe(200);
    expect((await ask(`http://127.0.0.1:${operations}/api/v1/categories`)).status).toBe(404);
  });
});

describe('npm run admin', () => {
  it('works while the service runs, from account to revoked key', async () => {
    await start();
    const admin = async (...words: string[]) => {
      const one = runProgram('admin', words, { DATA_DIR: directory });
      return { code: await one.exited, text: one.output() };
    };
    const email = ['--email', 'Op@Example.com'];
    expect(await admin('account', 'create', ...email, '--plan', 'free')).toMatchObject({ code: 0 });
    const { text } = await admin('key', 'create', ...email, '--name', 'first');
    const key = text.trim();
    expect((await calculate(key)).headers.get('x-ratelimit-limit')).toBe('100');
    expect(await admin('key', 'create', ...email)).toMatchObject({
      code: 1,
      text: expect.stringContaining('allows 1 keys'),
    });
    expect(await admin('account', 'plan', ...email, '--plan', 'developer')).toMatchObject({ code: 0 });
    // Another process tells it; a question for the plan is not counted.
    const plan = async () => (await ask(`${url}/api/v1/me`, { headers: { 'x-api-key': key } })).json.plan;
    await expect.poll(plan, { timeout: SOON_MS }).toMatchObject({ name: 'Developer' });
    expect((await calculate(key)).headers.get('x-ratelimit-limit')).toBe('10000');
    const listed = await admin('key', 'list', ...email);
    expect(listed.text).toMatch(/^key_\w+\trk_…\w{4}\t\S+\tactive\tfirst\n$/);
    expect(listed.text).not.toContain(key.slice(3, 30));
    expect((await admin('usage', ...email)).text).toMatch(/Developer\t10000 a day\n\d{4}-\d\d-\d\d\t2\n$/);
    expect(await admin('key', 'revoke', '--key', key)).toMatchObject({ code: 0 });
    await expect.poll(async () => (await calculate(key)).status, { timeout: SOON_MS }).toBe(403);
  });
});

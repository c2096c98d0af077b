/** Settings from the environment, and what is said of wrong ones. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../server/src/config.js';
import { startWarnings } from '../../server/src/start-warnings.js';
import { temporaryDirectory } from './harness.js';

describe('readConfig', () => {
  it('has a default for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      production: false,
      transport: 'hyper-express',
      host: '0.0.0.0',
      port: 8080,
      baseUrl: 'http://localhost:8080',
      workers: 1,
      cacheSeconds: 600,
      resultsMb: 256,
      logLevel: 'info',
      trustProxy: false,
      stopSeconds: 10,
      stopDelaySeconds: 0,
      stallSeconds: 5,
    });
    expect(config.plans.plans.map((plan) => [plan.name, plan.requestsPerDay, plan.keys])).toEqual([
      ['Hobby (Free)', 100, 1],
      ['Developer', 10_000, 3],
      ['Business', 100_000, 10],
      ['Enterprise', null, 50],
    ]);
    expect(readConfig({ PORT: '', PLAN_TABLE: '' }).port).toBe(8080);
    expect(['0', '16'].map((RESULTS_MB) => readConfig({ RESULTS_MB }).resultsMb)).toEqual([0, 16]);
  });

  it('reads the other table and one of its own', () => {
    const named = readConfig({ PLAN_TABLE: 'y' }).plans;
    expect(named.plans.map((plan) => [plan.id, plan.requestsPerDay, plan.keys])).toEqual([
      ['free', 100, 1],
      ['pro', 1_000, 3],
      ['premium', 10_000, 5],
    ]);
    const directory = temporaryDirectory();
    const file = join(directory, 'plans.json');
    writeFileSync(file, '[{"id":"only","name":"Only","requestsPerDay":5,"keys":2}]');
    const own = readConfig({ PLAN_TABLE: file }).plans;
    expect(own.find('free')).toEqual({ id: 'only', name: 'Only', requestsPerDay: 5, keys: 2 });
    expect(own.forAccount('gone').id).toBe('only');
    expect(own.find('gone')).toBeUndefined();
    writeFileSync(file, '[{"id":"A b","name":"","requestsPerDay":-1},{"id":"x"}]');
    expect(() => readConfig({ PLAN_TABLE: file })).toThrow(/PLAN_TABLE.*0\.id.*0\.requestsPerDay/s);
    rmSync(directory, { recursive: true, force: true });
  });

  it('reads where a store is that several machines share, and shows no password of one that it cannot read', () => {
    const STORE_URL = 'rediss://:secret@one:7000,two:7001?cluster=true';
    expect(readConfig({ STORE_URL }).storeUrl).toBe(STORE_URL);
    expect(readConfig({ STORE_URL: '' }).storeUrl).toBeUndefined();
    const wrong = () => readConfig({ STORE_URL: 'redis://:secret@one:99999' });
    expect(wrong).toThrow(/STORE_URL must be redis:/);
    expect(wrong).not.toThrow('secret');
  });

  it('tells all problems at once', () => {
    const bad = {
      PORT: '99999',
      BASE_URL: 'ftp://x',
      PLAN_TABLE: '/nowhere.json',
      LOG_LEVEL: 'loud',
      HTTP_TRANSPORT: 'express',
      WORKERS: '1.5',
      CACHE_TTL_S: '-1',
      RESULTS_MB: '15',
      TRUST_PROXY: 'maybe',
      STOP_DELAY_S: '601',
      STALL_TIMEOUT_S: '2.5',
    };
    let message = '';
    try {
      readConfig(bad);
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      message = (error as Error).message;
    }
    for (const name of Object.keys(bad)) expect(message).toContain(`\n  ${name} `);
  });

  it.each([
    ['help@calc.example', true],
    ['https://calc.example/help', true],
    ['nobody', false],
    ['javascript:alert(1)', false],
    ['a@b.example" onclick="x', false],
  ])('takes %s for a contact: %s', (CONTACT, taken) => {
    if (taken) expect(readConfig({ CONTACT }).contact).toBe(CONTACT);
    else expect(() => readConfig({ CONTACT })).toThrow(/CONTACT must be an e-mail address/);
  });

  it.each<[Record<string, string>, string | undefined]>([
    [{}, undefined],
    [{ SMTP_URL: 'smtps://user:pass@mail.example:465', MAIL_FROM: 'Reckoner <noreply@calc.example>' }, undefined],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'noreply@calc.example' }, undefined],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is missing'],
    [{ MAIL_FROM: 'noreply@calc.example' }, 'SMTP_URL is missing'],
    [{ SMTP_URL: 'http://mail.example', MAIL_FROM: 'noreply@calc.example' }, 'SMTP_URL must start with smtp://'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'MAIL_FROM must be an address'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an address'],
  ])('takes mail with both settings or neither: %j', (environment, complaint) => {
    if (complaint === undefined) expect(readConfig(environment).mailFrom).toBe(environment.MAIL_FROM);
    else expect(() => readConfig(environment)).toThrow(complaint);
  });

  it.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ SIGN_UP: 'closed' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', SIGN_UP: 'open' }, true],
    [{ NODE_ENV: 'production', SMTP_URL: 'smtp://m.example', MAIL_FROM: 'a@b.example' }, true],
    [{ NODE_ENV: 'production', SMTP_URL: 'smtp://m.example', MAIL_FROM: 'a@b.example', SIGN_UP: 'closed' }, false],
  ])('lets people sign up where addresses can be confirmed, or where it is set: %j', (environment, signUp) => {
    expect(readConfig(environment).signUp).toBe(signUp);
  });

  it.each<[Record<string, string>, readonly string[]]>([
    [{}, []],
    [{ NODE_ENV: 'production' }, ['Mail is off', 'not https']],
    [{ NODE_ENV: 'production', BASE_URL: 'https://calc.example' }, ['Mail is off']],
    [{ NODE_ENV: 'production', SMTP_URL: 'smtp://m.example', MAIL_FROM: 'a@b.example' }, ['not https']],
    [
      { NODE_ENV: 'production', BASE_URL: 'https://calc.example', GENERATED_DIR: '/copied', ASSETS_DIR: '/copied-too' },
      ['anything is written to /copied.', 'anything is written to /copied-too.', 'Mail is off'],
    ],
  ])('warns of what works but should not stay: %j', (environment, warnings) => {
    const told = startWarnings(readConfig(environment));
    expect(told).toHaveLength(warnings.length);
    for (const [index, warning] of warnings.entries()) expect(told[index]).toContain(warning);
  });

  it('strips the slash at the end of the public address', () => {
    expect(readConfig({ BASE_URL: 'https://calc.example/app/' }).baseUrl).toBe('https://calc.example/app');
  });
});

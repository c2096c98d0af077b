/** What `deploy/` has besides configurations of proxies: it knows the settings, paths and metrics that there are. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig, settingNames } from '../../server/src/config.js';
import { COMPOUND, freePort, startTestService, type TestService } from '../server/harness.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string) => readFileSync(path.join(ROOT, 'deploy', name), 'utf8');

/** With what Compose puts in the place of `${NAME:-default}` and `${NAME:?why}`, which it does after reading the file. */
function composed(given: Readonly<Record<string, string>>) {
  return parse(read('compose.yaml'), (_, value) => (typeof value === 'string' ? substituted(value, given) : value));
}

function substituted(text: string, given: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string, rest: string) => {
    const value = given[name] ?? (kind === '-' ? rest : undefined);
    if (value === undefined) throw new Error(`${name} is not set: ${rest}`);
    return value;
  });
}

describe('the composition with Valkey and Caddy', () => {
  const given = { SITE: 'calc.example.com', STORE_PASSWORD: 'Secret123' };
  const { services, volumes } = composed(given);

  it('asks for the name and the password', () => {
    expect(() => composed({ STORE_PASSWORD: 'a' })).toThrow('SITE');
    expect(() => composed({ SITE: 'a' })).toThrow('STORE_PASSWORD');
  });

  it('configures the service by settings that it has', () => {
    const { environment } = services.reckoner;
    for (const name of Object.keys(environment)) expect(settingNames).toContain(name);
    const config = readConfig({ NODE_ENV: 'production', ...environment });
    expect(config).toMatchObject({ baseUrl: 'https://calc.example.com', trustProxy: true, workers: 2 });
    expect(config.storeUrl).toBe('redis://:Secret123@store:6379/0');
  });

  it('has everything that it names', () => {
    expect(
      existsSync(path.join(ROOT, 'deploy', services.reckoner.build.context, services.reckoner.build.dockerfile)),
    ).toBe(true);
    const named = Object.values(services as Record<string, { volumes?: string[] }>).flatMap(
      ({ volumes = [] }) => volumes,
    );
    for (const volume of named) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('.')) expect(existsSync(path.join(ROOT, 'deploy', source))).toBe(true);
      else expect(Object.keys(volumes)).toContain(source);
    }
    // The names that the Caddyfile reads.
    for (const [, name] of read('Caddyfile').matchAll(/\{\$(\w+):/g))
      expect(Object.keys(services.proxy.environment)).toContain(name);
  });

  it('has a store that removes nothing and keeps everything', () => {
    const { command } = services.store;
    const following = (option: string) => command[command.indexOf(option) + 1];
    expect([following('--maxmemory-policy'), following('--appendonly'), following('--appendfsync')]).toEqual([
      'noeviction',
      'yes',
      'always',
    ]);
  });
});

describe('the manifest for Kubernetes', () => {
  const [deployment, service] = parseAllDocuments(read('kubernetes.yaml')).map((document) => document.toJS());
  const { containers, terminationGracePeriodSeconds } = deployment.spec.template.spec;
  const [{ env, ports, ...container }] = containers;

  it('configures the service by settings that it has, and gives it time to stop', () => {
    for (const { name } of env) expect(settingNames).toContain(name);
    const config = readConfig({
      NODE_ENV: 'production',
      ...Object.fromEntries(
        env.map(({ name, value }: { name: string; value?: string }) => [name, value ?? 'redis://store:6379/0']),
      ),
    });
    expect(config.stopDelaySeconds + config.stopSeconds).toBeLessThan(terminationGracePeriodSeconds);
  });

  it('asks paths that there are, on ports that the image has', () => {
    const image = read('Dockerfile');
    const of = (setting: string) => Number(new RegExp(`\\b${setting}=(\\d+)`).exec(image)?.[1]);
    expect(ports).toEqual([
      { name: 'http', containerPort: of('PORT') },
      { name: 'operations', containerPort: of('OPERATIONS_PORT') },
    ]);
    for (const probe of [container.startupProbe, container.readinessProbe, container.livenessProbe]) {
      expect(probe.httpGet.port).toBe('operations');
      expect(['/health/ready', '/health/live']).toContain(probe.httpGet.path);
    }
    expect(service.spec.ports[0].targetPort).toBe('http');
  });
});

describe('the image', () => {
  const dockerfile = read('Dockerfile');

  it('runs scripts and files that there are', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
    for (const [, name] of dockerfile.matchAll(/npm run ([\w-]+)/g)) expect(Object.keys(scripts)).toContain(name);
    expect(dockerfile).toContain("import('./server/tool/built.mjs')");
    expect(existsSync(path.join(ROOT, 'server/tool/built.mjs'))).toBe(true);
    expect(JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]')).toEqual([
      'node_modules/.bin/node',
      'server/run.mjs',
      'main',
    ]);
    for (const [, names = ''] of dockerfile.matchAll(/^ENV (.*)$/gm))
      for (const [, name] of names.matchAll(/\b([A-Z_]+)=/g)) expect(settingNames).toContain(name);
  });

  it('is healthy while the service is ready', async () => {
    const operationsPort = await freePort();
    const [program, ...words] = JSON.parse(/^HEALTHCHECK .*CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]');
    const health = async () => {
      const child = spawn(program, words, { env: { ...process.env, OPERATIONS_PORT: String(operationsPort) } });
      return (await once(child, 'exit'))[0];
    };
    expect(await health()).toBe(1);
    const service = await startTestService({ environment: { OPERATIONS_PORT: String(operationsPort) } });
    expect(await health()).toBe(0);
    await service.close();
  });
});

describe('dashboard and alerts', () => {
  let service: TestService;
  let metrics: string;
  beforeAll(async () => {
    service = await startTestService();
    const { key } = await service.account();
    await service.calculate(key, COMPOUND);
    metrics = (await service.get('/metrics')).text;
  });
  afterAll(() => service?.close());

  const { panels } = JSON.parse(read('grafana.json'));
  const { groups } = parse(read('alerts.yaml'));
  const expressions: readonly (readonly [string, string])[] = [
    ...panels.flatMap(({ title, targets }: { title: string; targets: { expr: string }[] }) =>
      targets.map(({ expr }) => [title, expr]),
    ),
    ...groups[0].rules.map(({ alert, expr }: { alert: string; expr: string }) => [alert, expr]),
  ];

  it.each(expressions)('“%s” asks for metrics and labels that there are', (_, expression) => {
    const asked = [...expression.matchAll(/\b((?:reckoner|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)];
    expect(asked.length > 0 || expression.startsWith('up{')).toBe(true);
    for (const [, name, labels = ''] of asked) {
      expect(metrics).toMatch(new RegExp(`^# TYPE ${name} `, 'm'));
      for (const [, label] of labels.matchAll(/(\w+)(?:=~?|!=)"/g))
        if (label !== 'instance' && label !== 'job')
          expect(metrics).toMatch(new RegExp(`^${name}\\{.*\\b${label}="`, 'm'));
    }
    for (const [, labels = ''] of expression.matchAll(/\bby \(([^)]*)\)/g))
      for (const label of labels.split(', ').filter((one) => one !== 'instance'))
        expect(
          asked.some(
            ([, name]) =>
              new RegExp(`^${name}\\{.*\\b${label}="`, 'm').test(metrics) || name === 'reckoner_tool_calls_total',
          ),
        ).toBe(true);
  });

  it('every metric of the service is looked at somewhere', () => {
    const all = [...metrics.matchAll(/^# TYPE (reckoner_\w+) /gm)].map(([, name]) =>
      name!.replace(/_(sum|count)$/, '_bucket'),
    );
    const text = expressions.map(([, expression]) => expression).join('\n');
    expect([...new Set(all)].filter((name) => !text.includes(name))).toEqual(['reckoner_cache_entries']);
  });
});

/** What the transport on Node's own HTTP does by itself, and the other has from uWebSockets.js. */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertStrictParser } from '../../../server/src/http/transport/node/parser.js';
import { Router } from '../../../server/src/http/transport/node/router.js';
import type { Call } from '../../../server/src/http/transport/transport.js';
import { COMPOUND, startTestService, type TestService } from '../harness.js';
import { RawConnection } from './raw-connection.js';

describe('the router', () => {
  const router = new Router();
  const names = ['exact', 'slug', 'steps', 'others', 'nowhere'] as const;
  const answers = Object.fromEntries(names.map((name) => [name, (_call: Call) => {}]));
  router.add('GET', '/a/b', answers.exact!);
  router.add('GET', '/a/:slug', answers.slug!);
  router.add('GET', '/a/:slug/steps/:step', answers.steps!);
  router.add('others', '/a/b', answers.others!);
  router.add('others', '/a/:slug', answers.others!);
  router.addElse(answers.nowhere!);

  it.each([
    ['GET', '/a/b', 'exact', {}],
    ['GET', '/a/c', 'slug', { slug: 'c' }],
    ['GET', '/a/%2e%2e', 'slug', { slug: '%2e%2e' }],
    ['GET', '/a/__proto__', 'slug', { slug: '__proto__' }],
    ['GET', '/a/x/steps/2', 'steps', { slug: 'x', step: '2' }],
    ['POST', '/a/b', 'others', {}],
    ['BREW', '/a/c', 'others', { slug: 'c' }],
    ['GET', '/a/', 'nowhere', {}],
    ['GET', '/a', 'nowhere', {}],
    ['GET', '/a/b/', 'nowhere', {}],
    ['GET', '/A/b', 'nowhere', {}],
    ['GET', '//a/b', 'nowhere', {}],
    ['GET', '/a/x/step/2', 'nowhere', {}],
  ])('%s %s is answered by “%s”', (method, path, name, parameters) => {
    const found = router.find(method, path)!;
    expect(names.find((one) => answers[one] === found.answer)).toBe(name);
    expect(found.pathParameters).toEqual(parameters);
  });
});

describe('the parser', () => {
  it.each(['9.0.0', '9.3.1', '10.0.0'])('of llhttp %s is strict', (version) => assertStrictParser(version));
  it.each(['8.1.2', '6.0.11', ''])('of llhttp “%s” is not', (version) =>
    expect(() => assertStrictParser(version)).toThrow(/needs Node 20\.19\.2/),
  );
});

describe('a connection', () => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startTestService({ environment: { HTTP_TRANSPORT: 'node' } });
    ({ key } = await service.account());
  });
  afterAll(() => service.close());

  const body = JSON.stringify(COMPOUND);
  const head = (more: string) =>
    `POST /api/v1/calculate HTTP/1.1\r\nHost: a\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\n${more}\r\n`;
  const post = () => `${head(`Content-Length: ${body.length}\r\n`)}${body}`;
  const live = 'GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n';

  it('has requests answered one after the other, in their order', async () => {
    const connection = await RawConnection.open(service.port);
    await connection.write(
      `${post()}${live}${post()}GET /nowhere HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n${live}`,
    );
    await connection.closed;
    expect(connection.statuses).toEqual([200, 200, 200, 404]);
    expect(connection.heard.indexOf('"live"')).toBeLessThan(connection.heard.lastIndexOf('compound-interest'));
  });

  it('answers what came before bytes that are no request, and then refuses those', async () => {
    const connection = await RawConnection.open(service.port);
    await connection.write(`${post()}${live}GARBAGE\r\n\r\n${live}`);
    await connection.closed;
    expect(connection.statuses).toEqual([200, 200, 400]);
  });

  it('ends when too many requests wait, with the answers to them', async () => {
    const { catalogue } = service.services;
    const { calculator } = catalogue;
    catalogue.calculator = async (slug) => {
      await sleep(500);
      return calculator.call(catalogue, slug);
    };
    const connection = await RawConnection.open(service.port);
    // Not from the cache, and so not before the others are there.
    const first = post().replace('"years":10', '"years":11');
    await connection.write(`${first}${live.repeat(500)}`);
    await connection.closed;
    catalogue.calculator = calculator;
    expect(connection.statuses.length).toBe(101);
    expect(connection.heard.match(/\r\nconnection: close\r\n/g)).toHaveLength(1);
  });

  it('asks for a body that is waited for, and for no other', async () => {
    const wanted = await RawConnection.open(service.port);
    await wanted.write(head(`Expect: 100-continue\r\nContent-Length: ${body.length}\r\n`));
    expect(await wanted.hears(/^HTTP\/1\.1 100 Continue\r\n\r\n$/)).toBe(true);
    await wanted.write(body);
    expect(await wanted.hears(/"calculator":"compound-interest"/)).toBe(true);
    wanted.destroy();
    const refused = await RawConnection.open(service.port);
    await refused.write(
      'POST /api/v1/calculate HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 10\r\n\r\n',
    );
    await refused.closed;
    expect(refused.statuses).toEqual([401]);
    expect(refused.heard).toMatch(/\r\nconnection: close\r\n/);
  });

  it('ends when the rest of a body is not what it should be, before and after the answer', async () => {
    const chunks = 'Transfer-Encoding: chunked\r\n';
    const unanswered = await RawConnection.open(service.port);
    await unanswered.write(`${head(chunks)}5\r\nabcdeXX\r\n0\r\n\r\n${live}`);
    await unanswered.closed;
    expect(unanswered.statuses).toEqual([400]);
    const answered = await RawConnection.open(service.port);
    await answered.write(`POST /nowhere HTTP/1.1\r\nHost: a\r\n${chunks}\r\n5\r\nabcdeXX\r\n0\r\n\r\n${live}`);
    await answered.closed;
    expect(answered.statuses).toEqual([404]);
    expect(service.services.http.inFlight.count).toBe(0);
  });

  it('is ended when nothing is taken of an answer, and no more answers are made for it meanwhile', async () => {
    const before = service.log.length;
    const socket = connect(service.port, '127.0.0.1');
    socket.pause();
    // A quarter of a megabyte each, of which the system itself takes some megabytes.
    socket.write('GET /api/v1/calculators?limit=1000 HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(90));
    // After six seconds Node looks for the first time, and after as long for the second.
    await sleep(16_000);
    let heard = '';
    socket.on('error', () => {});
    socket.on('data', (part) => {
      heard += part.toString('latin1');
    });
    socket.resume();
    await new Promise((resolve) => socket.on('close', resolve));
    const answers = heard.match(/HTTP\/1\.1 200/g)?.length ?? 0;
    expect(answers).toBeLessThan(89);
    const made = service.log.slice(before).filter((line) => line.includes('answered')).length;
    expect(made).toBeLessThanOrEqual(answers + 2);
  });

  it('has all of an answer that a client takes in its time', async () => {
    const connection = await RawConnection.open(service.port);
    await connection.write('GET /api/v1/calculators?limit=500 HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20) + live);
    expect(await connection.hears(/"status":"live"/)).toBe(true);
    expect(connection.statuses).toEqual(Array.from({ length: 21 }, () => 200));
    connection.destroy();
  });
});

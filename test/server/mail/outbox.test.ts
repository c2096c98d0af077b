/** Mail that is kept until it is sent, once each. */
import { readFileSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mailer, Message } from '../../../server/src/mail/mail.js';
import { Outbox, type OutboxParts } from '../../../server/src/mail/outbox.js';
import { createLogger } from '../../../server/src/observability/logger.js';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import type { Store } from '../../../server/src/store/store.js';
import { TestClock, temporaryDirectory } from '../harness.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const KIND = 'password-changed';

let directory: string;
let store: Store;
let clock: TestClock;
let log: string[];
let open: Outbox[];

beforeEach(() => {
  directory = temporaryDirectory();
  store = openLmdbStore(directory);
  clock = new TestClock();
  log = [];
  open = [];
});
afterEach(async () => {
  for (const outbox of open) await outbox.close();
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

const claim = (until: number) => store.claimMail(clock.now(), until, Number.POSITIVE_INFINITY);
const secret = (to: string) => `secret of ${to}`;

function outboxWith(send: Mailer['send'], parts: Partial<OutboxParts> = {}): Outbox {
  const logger = createLogger('info', { write: (line: string) => void log.push(line) });
  const write: OutboxParts['write'] = async ({ to }) => ({ to, subject: 's', text: secret(to) });
  const outbox = new Outbox({ store, clock, logger, mailer: { delivers: true, send, close() {} }, write, ...parts });
  open.push(outbox);
  return outbox;
}

const refusal = (responseCode: number) =>
  Object.assign(new Error(`${responseCode} <ann@example.com>`), { code: 'EENVELOPE', responseCode });

describe('Outbox', () => {
  it('sends after the caller has gone on, two at a time, each once', async () => {
    const sent: string[] = [];
    let running = 0;
    let most = 0;
    const outbox = outboxWith(async ({ to }) => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
      sent.push(to);
    });
    for (const to of ['a', 'b', 'c', 'd']) outbox.later(KIND, to);
    expect(sent).toEqual([]);
    await outbox.idle();
    expect(sent.sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(most).toBe(2);
    await outbox.idle();
    expect(sent).toHaveLength(4);
  });

  it('looks by itself for what other processes ordered', async () => {
    const sent: string[] = [];
    outboxWith(async ({ to }) => void sent.push(to));
    await store.orderMail({ kind: KIND, to: 'a', at: clock.now() });
    await expect.poll(() => sent).toEqual(['a']);
  });

  it('sends nothing where nothing is written, and goes on after a failure', async () => {
    const sent: string[] = [];
    const write: OutboxParts['write'] = async ({ to }) => {
      if (to === 'broken') throw new Error('no such thing as ann@example.com');
      return to === 'none' ? undefined : { to, subject: 's', text: 't' };
    };
    const outbox = outboxWith(async ({ to }) => void sent.push(to), { write });
    for (const to of ['none', 'broken', 'last']) outbox.later(KIND, to);
    await outbox.idle();
    expect(sent).toEqual(['last']);
    expect(log.join('')).toContain(KIND);
    expect(log.join('')).not.toContain('ann@example.com');
  });

  it('tries again after a failure, and tells it without the address', async () => {
    let tries = 0;
    const outbox = outboxWith(async () => {
      if (++tries === 1) throw refusal(450);
    });
    outbox.later(KIND, 'ann@example.com');
    await outbox.idle();
    expect(tries).toBe(1);
    clock.advance(5000);
    await outbox.idle();
    expect(tries).toBe(2);
    expect(log.join('')).toContain('EENVELOPE 450');
    expect(log.join('')).not.toContain('ann@example.com');
    clock.advance(24 * HOUR);
    await outbox.idle();
    expect(tries).toBe(2);
  });

  it.each([
    ['an address is refused for good', KIND, () => refusal(550), 1, 0],
    ['it is too old', KIND, () => refusal(450), 9, 24 * HOUR],
    ['nobody waits for it any more', 'reset-password', () => refusal(450), 6, HOUR],
  ] as const)('gives up when %s', async (_, kind, error, most, within) => {
    const times: number[] = [];
    const outbox = outboxWith(async () => {
      times.push(clock.now());
      throw error();
    });
    const start = clock.now();
    outbox.later(kind, 'a');
    for (let time = 0; time <= 30 * HOUR; time += 5 * MINUTE) {
      await outbox.idle();
      clock.advance(5 * MINUTE);
    }
    expect(times.length).toBeGreaterThan(most > 1 ? 3 : 0);
    expect(times.length).toBeLessThanOrEqual(most);
    expect(times.at(-1)! - start).toBeLessThanOrEqual(within);
    expect(log.at(-1)).toContain('Mail could not be sent.');
  });

  it('sends after a restart what waited before it, however the process ended', async () => {
    const first = outboxWith(async () => {
      throw refusal(450);
    });
    first.later(KIND, 'failed');
    await first.idle();
    await first.close();
    await store.orderMail({ kind: KIND, to: 'killed', at: clock.now() });
    // By a process that ends before it can say what became of it.
    expect(await claim(clock.now() + 5 * MINUTE)).toMatchObject({ to: 'killed', tries: 1 });
    first.later(KIND, 'ordered at the end');
    await first.idle();
    await store.close();

    store = openLmdbStore(directory);
    const sent: string[] = [];
    const second = outboxWith(async ({ to }) => void sent.push(to));
    await second.idle();
    clock.advance(5000);
    await second.idle();
    expect(sent.sort()).toEqual(['failed', 'ordered at the end']);
    clock.advance(5 * MINUTE);
    await second.idle();
    expect(sent).toContain('killed');
  });

  it.each([-24 * HOUR, -HOUR, HOUR, 12 * HOUR])('is not held up by a clock that is set by %i', async (step) => {
    const sent: string[] = [];
    let isDown = true;
    const outbox = outboxWith(async ({ to }) => {
      if (isDown) throw refusal(450);
      sent.push(to);
    });
    outbox.later(KIND, 'tried before');
    await outbox.idle();
    isDown = false;
    await store.orderMail({ kind: KIND, to: 'ordered before', at: clock.now() });
    clock.step(step);
    outbox.later(KIND, 'ordered after');
    await outbox.idle();
    expect(sent).toEqual(expect.arrayContaining(['ordered before', 'ordered after']));
    // What was put off waits for twelve hours at most, however far the clock was set.
    if (step === -HOUR) expect(sent).not.toContain('tried before');
    clock.advance(step === -HOUR ? HOUR + MINUTE : MINUTE);
    await outbox.idle();
    expect(sent.sort()).toEqual(['ordered after', 'ordered before', 'tried before']);
  });

  it('is the only one of several processes to send a message', async () => {
    const sent: string[] = [];
    const other = openLmdbStore(directory);
    const send = async ({ to }: Message) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      sent.push(to);
    };
    const both = [outboxWith(send), outboxWith(send, { store: other })];
    const names = Array.from({ length: 40 }, (_, index) => `to${index}`);
    await Promise.all(names.map((to) => store.orderMail({ kind: KIND, to, at: clock.now() })));
    await Promise.all(both.map((outbox) => outbox.idle()));
    expect(sent.sort()).toEqual(names.sort());
    await both[1]!.close();
    await other.close();
  });

  it('keeps no word of a message', async () => {
    const tried: string[] = [];
    const outbox = outboxWith(async ({ text }) => {
      tried.push(text);
      throw refusal(450);
    });
    outbox.later('verify-email', 'ann@example.com');
    await outbox.idle();
    expect(tried).toEqual([secret('ann@example.com')]);
    const kept = readFileSync(`${directory}/reckoner.lmdb`, 'latin1');
    expect([kept.includes('verify-email'), kept.includes(tried[0]!)]).toEqual([true, false]);
  });

  it('does not wait for long when it closes, and leaves what is to come to the next start', async () => {
    let tries = 0;
    const outbox = outboxWith(async () => {
      tries++;
      throw refusal(450);
    });
    outbox.later(KIND, 'a');
    await outbox.idle();
    await outbox.close();
    clock.advance(HOUR);
    outbox.look();
    await outbox.idle();
    expect(tries).toBe(1);
    expect(await claim(clock.now() + 1)).toMatchObject({ to: 'a', tries: 2 });
  });
});

import { describe, expect, it } from 'vitest';
import type { Mailer, Message } from '../../../server/src/mail/mail.js';
import { Outbox } from '../../../server/src/mail/outbox.js';
import { createLogger } from '../../../server/src/observability/logger.js';

const message = (to: string): Message => ({ to, subject: 's', text: 't' });

function outboxWith(send: Mailer['send']) {
  const log: string[] = [];
  const logger = createLogger('info', { write: (line: string) => void log.push(line) });
  return { outbox: new Outbox({ delivers: true, send, close() {} }, logger), log };
}

describe('Outbox', () => {
  it('sends after the caller has gone on, in order, two at a time', async () => {
    const sent: string[] = [];
    let running = 0;
    let most = 0;
    const { outbox } = outboxWith(async ({ to }) => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
      sent.push(to);
    });
    for (const to of ['a', 'b', 'c', 'd']) outbox.later('test', async () => message(to));
    expect(sent).toEqual([]);
    await outbox.idle();
    expect(sent).toEqual(['a', 'b', 'c', 'd']);
    expect(most).toBe(2);
  });

  it('sends nothing where nothing is written, and goes on after a failure', async () => {
    const sent: string[] = [];
    const { outbox, log } = outboxWith(async ({ to }) => void sent.push(to));
    outbox.later('none', async () => undefined);
    outbox.later('broken', async () => {
      throw new Error('no such thing as ann@example.com');
    });
    outbox.later('last', async () => message('last'));
    await outbox.idle();
    expect(sent).toEqual(['last']);
    expect(log.join('')).toContain('broken');
    expect(log.join('')).not.toContain('ann@example.com');
  });

  it('tries again after a failure', async () => {
    let tries = 0;
    const { outbox, log } = outboxWith(async () => {
      if (++tries === 1)
        throw Object.assign(new Error('450 <ann@example.com> busy'), { code: 'EENVELOPE', responseCode: 450 });
    });
    outbox.later('test', async () => message('ann@example.com'));
    await outbox.idle();
    expect(tries).toBe(2);
    expect(log.join('')).toContain('EENVELOPE 450');
    expect(log.join('')).not.toContain('ann@example.com');
  });

  it('does not wait for long when it closes', async () => {
    const { outbox, log } = outboxWith(async () => {
      throw new Error('never');
    });
    outbox.later('test', async () => message('a'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    const before = performance.now();
    await outbox.close();
    expect(performance.now() - before).toBeLessThan(1000);
    expect(log.join('')).toContain('Mail could not be sent.');
  });

  it('drops what is too much', async () => {
    const { outbox, log } = outboxWith(async () => {});
    for (let index = 0; index < 1001; index++) outbox.later('flood', async () => undefined);
    expect(log.join('')).toContain('dropped');
    await outbox.idle();
  });
});

/** Mail over SMTP, and headers that nobody can add to. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/src/config.js';
import { createMailer } from '../../../server/src/mail/mail.js';
import * as messages from '../../../server/src/mail/messages.js';
import { createLogger } from '../../../server/src/observability/logger.js';

const TOKEN = 'T'.repeat(43);

function mailer(environment: Record<string, string>) {
  const log: string[] = [];
  const logger = createLogger('info', { write: (line: string) => void log.push(line) });
  return { mailer: createMailer(readConfig(environment), logger), log };
}

/** An SMTP server that takes every message. */
async function startSmtp() {
  const commands: string[] = [];
  const bodies: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    let text = '';
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (;;) {
        const end = inData ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (inData ? 5 : 2));
        if (inData) bodies.push(part);
        else commands.push(part);
        const begins = !inData && /^DATA/i.test(part);
        inData = begins;
        socket.write(begins ? '354 go on\r\n' : /^QUIT/i.test(part) ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { commands, bodies, port: (server.address() as AddressInfo).port, close: () => server.close() };
}

describe('createMailer', () => {
  it('sends over SMTP where it is configured', async () => {
    const smtp = await startSmtp();
    const { mailer: real } = mailer({
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'Reckoner <noreply@calc.example>',
    });
    expect(real.delivers).toBe(true);
    const context = { to: 'ann@example.com', baseUrl: 'https://calc.example' };
    await real.send(messages.resetPasswordMessage(context, TOKEN));
    real.close();
    smtp.close();
    expect(smtp.commands).toContain('MAIL FROM:<noreply@calc.example>');
    expect(smtp.commands.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<ann@example.com>']);
    const [body] = smtp.bodies;
    expect(body).toContain('From: Reckoner <noreply@calc.example>');
    expect(body).toContain('Subject: Choose a new password');
    expect(body).toContain('Auto-Submitted: auto-generated');
    expect(body!.replace(/=\r\n/g, '').replaceAll('=3D', '=')).toContain(`https://calc.example/reset?token=${TOKEN}`);
  });

  it('cannot be made to send to a second address or to add a header', async () => {
    const smtp = await startSmtp();
    const { mailer: real } = mailer({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'a@calc.example' });
    const to = 'ann@example.com, eve@example.com\r\nBcc: eve@example.com';
    await real.send(messages.accountExistsMessage({ to, baseUrl: 'https://calc.example' })).catch(() => {});
    real.close();
    smtp.close();
    expect(smtp.commands.filter((line) => line.startsWith('RCPT TO:<eve@'))).toEqual([]);
    expect(smtp.bodies.join('')).not.toMatch(/^Bcc:/m);
  });

  it('shows links in the log in development', async () => {
    const { mailer: logging, log } = mailer({});
    await logging.send(messages.verifyEmailMessage({ to: 'ann@example.com', baseUrl: 'http://x.example' }, TOKEN));
    expect(logging.delivers).toBe(false);
    expect(log.join('')).toContain(`http://x.example/verify?token=${TOKEN}`);
    expect(log.join('')).not.toContain('ann@example.com');
  });

  it('tells the log nothing in production', async () => {
    const { mailer: none, log } = mailer({ NODE_ENV: 'production' });
    await none.send(messages.verifyEmailMessage({ to: 'ann@example.com', baseUrl: 'http://x.example' }, TOKEN));
    expect(none.delivers).toBe(false);
    expect(log).toEqual([]);
  });
});

describe('messages', () => {
  const context = { to: 'ann@example.com', baseUrl: 'https://calc.example' };
  it.each([
    messages.verifyEmailMessage(context, TOKEN),
    messages.accountExistsMessage(context),
    messages.resetPasswordMessage(context, TOKEN),
    messages.passwordChangedMessage(context),
    messages.accountDeletedMessage(context),
  ])('“$subject” names the service and goes to the address', ({ to, subject, text, link }) => {
    expect(to).toBe('ann@example.com');
    expect(subject).toMatch(/^[A-Z][^\r\n]{5,60}$/);
    expect(text).toContain('https://calc.example');
    if (link !== undefined) expect(text).toContain(`\n${link}\n`);
  });
});

/** Mail as the accounts see it: somewhere to send messages to, or to say that there is none. */
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { SmtpMailer } from './smtp.js';

export interface Message {
  readonly to: string;
  readonly subject: string;
  /** Plain text, lines of any length. */
  readonly text: string;
  /** The link in it, where there is one. */
  readonly link?: string;
}

export interface Mailer {
  /** Whether messages reach people: where not, nothing can depend on it that they do. */
  readonly delivers: boolean;
  /** Resolves when the message was handed over. */
  send(message: Message): Promise<void>;
  close(): void;
}

/** Shows links in the log: for development, where whoever reads the log is whoever wants the link. */
export function logMailer(logger: Logger): Mailer {
  return {
    delivers: false,
    async send({ subject, link }) {
      logger.info({ subject, link }, 'Mail is not configured; this message would have been sent.');
    },
    close() {},
  };
}

/** For production without mail: a link in the log would be a secret in the log. */
export function noMailer(): Mailer {
  return { delivers: false, send: async () => {}, close() {} };
}

export function createMailer({ smtpUrl, mailFrom, production }: Config, logger: Logger): Mailer {
  if (smtpUrl !== undefined && mailFrom !== undefined) return new SmtpMailer(smtpUrl, mailFrom);
  return production ? noMailer() : logMailer(logger);
}

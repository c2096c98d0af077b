/** Sends mail over SMTP. */
import type { Transporter } from 'nodemailer';
import type { Mailer, Message } from './mail.js';

const TIMEOUT_MS = 20_000;

export class SmtpMailer implements Mailer {
  readonly delivers = true;
  readonly #url: string;
  readonly #from: string;
  #transport: Promise<Transporter> | undefined;

  constructor(url: string, from: string) {
    const options = new URL(url);
    for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
      if (!options.searchParams.has(name)) options.searchParams.set(name, String(TIMEOUT_MS));
    this.#url = options.href;
    this.#from = from;
  }

  async send({ to, subject, text }: Message): Promise<void> {
    this.#transport ??= this.#connect();
    const transport = await this.#transport;
    await transport.sendMail({
      from: this.#from,
      // As an object, so that nothing in it can be read as a second recipient.
      to: { name: '', address: to },
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }

  /** The library is only loaded when there is mail to send. */
  async #connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url: this.#url, disableFileAccess: true, disableUrlAccess: true });
  }

  close(): void {
    this.#transport?.then((transport) => transport.close());
  }
}

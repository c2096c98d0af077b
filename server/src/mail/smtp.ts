/** Sends mail over SMTP. */
import { createTransport, type Transporter } from 'nodemailer';
import type { Mailer, Message } from './mail.js';

const TIMEOUT_MS = 20_000;

export class SmtpMailer implements Mailer {
  readonly delivers = true;
  readonly #transport: Transporter;
  readonly #from: string;

  constructor(url: string, from: string) {
    const options = new URL(url);
    for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
      if (!options.searchParams.has(name)) options.searchParams.set(name, String(TIMEOUT_MS));
    this.#transport = createTransport({ url: options.href, disableFileAccess: true, disableUrlAccess: true });
    this.#from = from;
  }

  async send({ to, subject, text }: Message): Promise<void> {
    await this.#transport.sendMail({
      from: this.#from,
      // As an object, so that nothing in it can be read as a second recipient.
      to: { name: '', address: to },
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }

  close(): void {
    this.#transport.close();
  }
}

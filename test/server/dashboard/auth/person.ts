/** Somebody who signs up, confirms the address and logs in, as the pages ask for it. */
import type { TestService } from '../../harness.js';
import { type Page, Visitor } from '../visitor.js';

export const PASSWORD = 'four random words';
let people = 0;

export class Person extends Visitor {
  readonly email: string;
  readonly #service: TestService;

  constructor(service: TestService, email = `person${++people}@example.com`) {
    super(service);
    this.#service = service;
    this.email = email;
  }

  async signUp(password = PASSWORD): Promise<Page> {
    return this.submit(await this.get('/signup'), '/signup', { email: this.email, password });
  }

  /** The path of the last link that was sent by mail. */
  async linkByMail(): Promise<string> {
    const { link } = (await this.#service.mailed(this.email.toLowerCase())) ?? {};
    if (link === undefined) throw new Error(`No link was sent to ${this.email}.`);
    return link.replace('https://calc.example', '');
  }

  async confirm(): Promise<Page> {
    return this.submit(await this.get(await this.linkByMail()), '/verify');
  }

  async logIn(password = PASSWORD, fields: Record<string, string> = {}): Promise<Page> {
    return this.submit(await this.get('/login'), '/login', { email: this.email, password, ...fields });
  }

  /** Whether this browser is logged in. */
  async isIn(): Promise<boolean> {
    return (await this.get('/dashboard')).status === 200;
  }
}

/** Somebody with an account, who is logged in. */
export async function newPerson(service: TestService, email?: string): Promise<Person> {
  const person = new Person(service, email);
  await person.signUp();
  await person.confirm();
  const page = await person.logIn();
  if (page.status !== 200 || page.path !== '/dashboard')
    throw new Error(`Log-in ended at ${page.path}: ${page.status}`);
  return person;
}

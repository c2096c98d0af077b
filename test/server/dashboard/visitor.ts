/** Somebody with a browser: keeps cookies, reads forms and sends them as a browser without JavaScript does. */
import { randomBase62 } from '../../../server/src/accounts/key-text.js';
import type { Account, Role } from '../../../server/src/store/store.js';
import { type Answer, ask, type TestService } from '../harness.js';

export interface Page extends Answer {
  /** Where the page is, as a path. */
  readonly path: string;
}

export class Visitor {
  readonly #service: Pick<TestService, 'url'>;
  readonly cookies = new Map<string, string>();

  constructor(service: Pick<TestService, 'url'>) {
    this.#service = service;
  }

  async #ask(path: string, init: RequestInit): Promise<Page> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie && { cookie }), ...(init.headers as Record<string, string>) };
    const answer = await ask(`${this.#service.url}${path}`, { redirect: 'manual', ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { ...answer, path };
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Page> {
    return this.#ask(path, { headers: { 'sec-fetch-site': 'same-origin', ...headers } });
  }

  /** Sends fields as a form of this site does. */
  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Page> {
    return this.#ask(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://calc.example',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    });
  }

  /** Fills in the form of a page whose action ends so, and sends it; follows where it leads. */
  async submit(page: Page, action: string, fields: Record<string, string> = {}): Promise<Page> {
    return this.follow(await this.post(action, { ...hiddenFields(page, action), ...fields }));
  }

  async follow(page: Page): Promise<Page> {
    return page.status === 303 ? this.get(page.headers.get('location')!) : page;
  }
}

/** The hidden fields of the form with this action. */
export function hiddenFields({ text, path }: Page, action: string): Record<string, string> {
  const form = text.split('<form').find((part) => part.includes(`action="${action}"`));
  if (form === undefined) throw new Error(`${path} has no form for ${action}.`);
  const inputs = form
    .slice(0, form.indexOf('</form>'))
    .matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name, value]) => [name!, value!]));
}

export interface SignedInOptions {
  readonly plan?: string;
  readonly role?: Role;
  readonly email?: string;
}

let accounts = 0;

/** A new account whose holder is signed in, without the work of a password. */
export async function signedInVisitor(
  service: TestService,
  { plan = 'developer', role = 'user', email }: SignedInOptions = {},
): Promise<{ readonly visitor: Visitor; readonly account: Account }> {
  const { store, services, clock } = service;
  const now = clock.now();
  const account: Account = {
    id: `acc_${randomBase62(16)}`,
    email: email ?? `visitor${++accounts}@example.com`,
    plan,
    createdAt: now,
    emailVerifiedAt: now,
    role,
    suspendedAt: null,
  };
  await store.createAccount(account, 'no password');
  const visitor = new Visitor(service);
  visitor.cookies.set('__Host-session', (await services.sessions.start(account.id, 'no password'))!);
  return { visitor, account };
}

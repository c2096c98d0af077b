/** Forms that others made people send are refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicGroups } from '../../../../server/src/app.js';
import { UNITS_PATH } from '../../../../server/src/web/region/units-control.js';
import { sendRaw, startTestService, type TestClock, type TestService } from '../../harness.js';
import { hiddenFields, Visitor } from '../visitor.js';
import { newPerson, PASSWORD, Person } from './person.js';

const MINUTE = 60_000;
const SESSION = '__Host-session';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ environment: { TRUST_PROXY: 'true' } });
});
afterAll(() => service.close());

describe('a form is refused', () => {
  const FORMS = ['/signup', '/login', '/forgot', '/verify', '/reset'];
  const OWN = [
    '/logout',
    '/dashboard/account/password',
    '/dashboard/account/verification',
    '/dashboard/account/delete',
  ];
  const fields = { email: 'new@example.com', password: PASSWORD, token: 'x'.repeat(43), current: PASSWORD };

  it('on every page that changes something, when its token is missing, wrong or of somebody else', async () => {
    const [person, other] = [await newPerson(service), await newPerson(service)];
    const tokenOf = async (one: Person) =>
      hiddenFields(await one.get('/dashboard/account'), '/dashboard/account/password').csrf!;
    const own = await tokenOf(person);
    const posts = publicGroups.flatMap((group) => group(service.services)).filter(({ post, page }) => post && page);
    // The units of the site are a cookie of whoever chooses them: our own origin is enough there.
    const paths = posts.map(({ path }) => path.replace(/:\w+/g, 'x')).filter((path) => path !== UNITS_PATH);
    expect(paths).toEqual(expect.arrayContaining([...FORMS, ...OWN]));
    for (const path of paths)
      for (const csrf of [undefined, '', 'x', await tokenOf(other), `${own}x`, own.toLowerCase(), 'ä'.repeat(43)]) {
        const answer = await person.post(path, { ...fields, ...(csrf !== undefined && { csrf }) });
        // Pages of operators are not there for others, whatever they send.
        expect([path, answer.status]).toEqual([path, path.startsWith('/admin') ? 404 : 403]);
      }
    expect(await person.isIn()).toBe(true);
    expect(await service.store.accountByEmail('new@example.com')).toBeUndefined();
  });

  it('with the token of a log-in page after log-in, and the other way round', async () => {
    const person = await newPerson(service);
    const anonymous = hiddenFields(await new Visitor(service).get('/login'), '/login').csrf!;
    expect((await person.post('/logout', { csrf: anonymous })).status).toBe(403);
    const own = hiddenFields(await person.get('/dashboard/account'), '/logout').csrf!;
    expect((await person.post('/login', { csrf: own, email: person.email, password: PASSWORD })).status).toBe(403);
  });

  it.each<[string, Record<string, string>, number]>([
    ['a page of ours', {}, 303],
    ['an older browser', { 'sec-fetch-site': '' }, 303],
    ['a page of ours, without Origin', { origin: '' }, 303],
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['another site, in an older browser', { origin: 'https://evil.example', 'sec-fetch-site': '' }, 403],
    ['another host of our domain', { origin: 'https://www.calc.example', 'sec-fetch-site': 'same-site' }, 403],
    ['another host of our domain, without Origin', { origin: '', 'sec-fetch-site': 'same-site' }, 403],
    ['another site, without Origin', { origin: '', 'sec-fetch-site': 'cross-site' }, 403],
    ['the same host over http', { origin: 'http://calc.example', 'sec-fetch-site': '' }, 403],
    ['another port', { origin: 'https://calc.example:444', 'sec-fetch-site': '' }, 403],
    ['a frame without an origin', { origin: 'null', 'sec-fetch-site': '' }, 403],
    ['an origin that is none', { origin: 'calc.example', 'sec-fetch-site': '' }, 403],
    ['a name that only begins like ours', { origin: 'https://calc.example.evil.example', 'sec-fetch-site': '' }, 403],
    ['a bookmark or an extension', { 'sec-fetch-site': 'none' }, 403],
    ['a program that says nothing', { origin: '', 'sec-fetch-site': '' }, 403],
  ])('or not when it comes from %s: %j', async (_, headers, status) => {
    const person = await newPerson(service);
    const csrf = hiddenFields(await person.get('/dashboard/account'), '/logout').csrf!;
    const given = { origin: 'https://calc.example', 'sec-fetch-site': 'same-origin', ...headers };
    const lines = Object.entries(given)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    const body = `csrf=${csrf}`;
    const answer = await sendRaw(
      service.port,
      `POST /logout HTTP/1.1\r\nHost: internal\r\n${lines}Content-Type: application/x-www-form-urlencoded\r\nCookie: ${SESSION}=${person.cookies.get(SESSION)}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
      /\r\n\r\n/,
    );
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it.each<[string, Record<string, string>, string, number]>([
    ['JSON', { 'content-type': 'application/json' }, '{}', 415],
    ['text', { 'content-type': 'text/plain' }, 'csrf=x', 415],
    ['compressed', { 'content-encoding': 'gzip' }, 'csrf=x', 415],
    ['far too long', {}, `csrf=${'x'.repeat(20_000)}`, 413],
  ])('when it is %s', async (_, headers, body, status) => {
    const answer = await fetch(`${service.url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://calc.example', ...headers },
      body,
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
  });
});

describe('a session', () => {
  it('is a cookie with every flag, new at each log-in, and ends the one before', async () => {
    const person = await newPerson(service);
    const first = person.cookies.get(SESSION)!;
    const page = await new Person(service).get('/login');
    const answer = await fetch(`${service.url}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://calc.example',
        cookie: `${SESSION}=${first}; ${page.headers.getSetCookie()[0]!.split(';')[0]}`,
      },
      body: new URLSearchParams({
        ...hiddenFields(page, '/login'),
        email: person.email,
        password: PASSWORD,
      }).toString(),
    });
    const lines = answer.headers.getSetCookie();
    const session = lines.find((line) => line.startsWith(`${SESSION}=`))!;
    expect(session).toMatch(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000$/);
    for (const line of lines) expect(line).toMatch(/^__Host-\w+=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure/);
    expect(await person.isIn()).toBe(false);
    person.cookies.set(SESSION, session.split(/[=;]/)[1]!);
    expect(await person.isIn()).toBe(true);
  });

  it('cannot be chosen by somebody else beforehand', async () => {
    const person = new Person(service);
    await person.signUp();
    await person.confirm();
    const planted = 'A'.repeat(43);
    person.cookies.set(SESSION, planted);
    person.cookies.set('__Host-form', planted);
    expect((await person.logIn()).path).toBe('/dashboard');
    expect(person.cookies.get(SESSION)).not.toBe(planted);
    person.cookies.set(SESSION, planted);
    expect(await person.isIn()).toBe(false);
  });

  it('shows on no page that others may keep, and no page of it is kept', async () => {
    const person = await newPerson(service);
    for (const path of ['/', '/docs', '/calculators/ohms-law']) {
      const page = await person.get(path);
      expect(page.headers.get('cache-control')).toContain('public');
      expect(page.headers.getSetCookie()).toEqual([]);
      expect(page.text).not.toContain(person.email);
    }
    for (const path of ['/login', '/signup', '/forgot', '/verify', '/reset', '/dashboard', '/dashboard/account'])
      for (const visitor of [person, new Visitor(service)]) {
        const page = await visitor.get(path);
        expect([path, page.headers.get('cache-control')]).toEqual([path, 'no-store']);
        if (page.status === 200) expect(page.text).toContain('<meta name="robots" content="noindex"/>');
      }
  });
});

describe('whether an address has an account', () => {
  /** How much longer the one takes than the other: of times taken in turn the least, as the machine may be busy. */
  async function ratioOf(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> {
    const times: [number[], number[]] = [[], []];
    for (let index = 0; index < 15; index++)
      for (const [which, act] of [one, other].entries()) {
        const before = performance.now();
        await act();
        times[which as 0 | 1].push(performance.now() - before);
      }
    return Math.min(...times[0]) / Math.min(...times[1]);
  }
  /** A page without what differs each time. */
  const plain = (text: string, email: string) =>
    text.replaceAll(email, 'EMAIL').replace(/name="csrf" value="[^"]*"/g, '');

  it.each<[string, string]>([
    ['/signup', 'password'],
    ['/login', 'password'],
    ['/forgot', ''],
  ])('shows neither in the answer of %s nor in its time', { retry: 2 }, async (path) => {
    const known = new Person(service);
    await known.signUp();
    let count = 0;
    const send = async (email: string) => {
      const visitor = new Visitor(service);
      const page = await visitor.get(path);
      const from = { 'x-forwarded-for': `10.1.${count >> 8}.${count++ & 255}` };
      const fields = { ...hiddenFields(page, path), email, password: 'some other words' };
      return visitor.post(path, fields, from);
    };
    const unknown = () => `nobody${count}-of-${path.slice(1)}@example.com`;
    const stranger = unknown();
    const [one, other] = [await send(known.email), await send(stranger)];
    expect(one.status).toBe(other.status);
    expect(plain(one.text, known.email)).toBe(plain(other.text, stranger));
    const headers = (answer: typeof one) =>
      [...answer.headers.keys()].filter((name) => !['date', 'x-request-id'].includes(name)).sort();
    expect(headers(one)).toEqual(headers(other));
    const ratio = await ratioOf(
      () => send(known.email),
      () => send(unknown()),
    );
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });
});

describe('guessing', () => {
  it('is slowed down, and never keeps the owner out', async () => {
    const clock = service.clock as TestClock;
    const owner = await newPerson(service);
    const guess = async (address: string, password = 'wrong words') => {
      const visitor = new Visitor(service);
      const page = await visitor.get('/login');
      const fields = { ...hiddenFields(page, '/login'), email: owner.email, password };
      return visitor.post('/login', fields, { 'x-forwarded-for': address });
    };
    for (let index = 0; index < 10; index++) expect((await guess('10.9.0.1')).status).toBe(422);
    const refused = await guess('10.9.0.1', PASSWORD);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    expect(refused.text).toContain('/forgot');
    for (let index = 0; index < 90; index++) await guess(`10.9.1.${index}`);
    for (let index = 0; index < 6; index++) await new Person(service, owner.email).signUp();
    expect((await guess('10.9.2.1', PASSWORD)).status).toBe(429);
    // At a browser that the owner logged in with before, it goes on as ever.
    await owner.submit(await owner.get('/dashboard'), '/logout');
    expect((await owner.logIn()).path).toBe('/dashboard');
    // At a new one, a link by mail lets the owner in at once, and makes the browser known.
    const fresh = new Person(service, owner.email);
    expect((await fresh.logIn()).status).toBe(429);
    await fresh.submit(await fresh.get('/forgot'), '/forgot', { email: owner.email });
    const page = await fresh.get(await fresh.linkByMail());
    expect((await fresh.submit(page, '/reset', { password: 'five other random words' })).path).toBe('/dashboard');
    await fresh.submit(await fresh.get('/dashboard'), '/logout');
    expect((await fresh.logIn('five other random words')).path).toBe('/dashboard');
    clock.advance(60 * MINUTE);
    expect((await guess('10.9.2.2', 'five other random words')).status).toBe(303);
  });

  it('is the same for an address without an account', async () => {
    const visitor = new Visitor(service);
    const page = await visitor.get('/login');
    const fields = { ...hiddenFields(page, '/login'), email: 'nobody-at-all@example.com', password: 'wrong words' };
    const statuses: number[] = [];
    for (let index = 0; index < 11; index++)
      statuses.push((await visitor.post('/login', fields, { 'x-forwarded-for': '10.8.0.1' })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  });

  it.each(['/signup', '/forgot'])('of addresses at %s is bounded by network', async (path) => {
    const visitor = new Visitor(service);
    const page = await visitor.get(path);
    const statuses: number[] = [];
    for (let index = 0; index < 31; index++) {
      const fields = { ...hiddenFields(page, path), email: `g${index}@example.com`, password: PASSWORD };
      statuses.push((await visitor.post(path, fields, { 'x-forwarded-for': '10.7.0.1' })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('secrets', () => {
  it('reach neither the log nor the store', async () => {
    const apart = await startTestService({ environment: { LOG_LEVEL: 'trace' } });
    const person = await newPerson(apart);
    const secrets = [PASSWORD, person.cookies.get(SESSION)!, person.cookies.get('__Host-device')!, person.email];
    const keys = await person.get('/dashboard/keys');
    secrets.push(...Object.values(hiddenFields(keys, '/logout')));
    const made = await person.submit(keys, '/dashboard/keys', { name: 'mine' });
    secrets.push(/rk_[0-9A-Za-z]{38}/.exec(made.text)![0]);
    await person.submit(await person.get('/forgot'), '/forgot', { email: person.email });
    const link = await person.linkByMail();
    secrets.push(link.split('token=')[1]!);
    await person.get(`${link}&x=${secrets[1]}`);
    await new Person(apart, person.email).logIn('five wrong words');
    const account = (await apart.store.accountByEmail(person.email))!;
    const log = apart.log.join('');
    expect(apart.log.length).toBeGreaterThan(10);
    for (const secret of [...secrets, 'five wrong words', account.email]) expect(log).not.toContain(secret);
    const kept = JSON.stringify([
      account,
      await apart.store.passwordHash(account.id),
      await apart.store.sessionsOf(account.id),
      await apart.store.keys(account.id),
      await apart.store.audit({ limit: 50 }),
    ]);
    for (const secret of secrets.filter((one) => one !== person.email)) expect(kept).not.toContain(secret);
    await apart.close();
  });
});

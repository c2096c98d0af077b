/** Sign-up, log-in, links by mail and deletion, through pages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../../../server/src/accounts/accounts.js';
import { logMailer, noMailer } from '../../../../server/src/mail/mail.js';
import { startTestService, type TestClock, type TestService } from '../../harness.js';
import { hiddenFields, Visitor } from '../visitor.js';
import { newPerson, PASSWORD, Person } from './person.js';

const HOUR = 3_600_000;

describe('accounts of people', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());
  const accountOf = (person: Person) => service.store.accountByEmail(person.email);
  const titleOf = (text: string) => /<title>(.*) · Reckoner<\/title>/.exec(text)?.[1];

  describe('signing up', () => {
    it('leads over mail to the dashboard', async () => {
      const person = new Person(service);
      const answer = await person.signUp();
      expect([answer.status, titleOf(answer.text)]).toEqual([200, 'Check your mail']);
      expect(await accountOf(person)).toMatchObject({ plan: 'hobby', role: 'user', emailVerifiedAt: null });
      const opened = await person.get(await person.linkByMail());
      expect(titleOf(opened.text)).toBe('Confirm your e-mail address');
      expect((await accountOf(person))?.emailVerifiedAt).toBeNull();
      const confirmed = await person.submit(opened, '/verify');
      expect(confirmed.text).toContain('Your e-mail address is confirmed.');
      expect((await accountOf(person))?.emailVerifiedAt).toBe(service.clock.now());
      expect((await person.get('/login')).text).not.toContain('Your e-mail address is confirmed.');
      expect((await person.logIn()).path).toBe('/dashboard');
      expect((await person.get('/signup')).headers.get('location')).toBe('/dashboard');
      expect((await person.get('/login?next=/dashboard/keys')).headers.get('location')).toBe('/dashboard/keys');
      const actions = (await service.store.audit({ limit: 9, subject: (await accountOf(person))!.id })).map(
        ({ action }) => action,
      );
      expect(actions).toEqual(['email-verified', 'account-created']);
    });

    it.each([
      ['', PASSWORD, 'error-email', 'Enter an e-mail address'],
      ['nonsense', PASSWORD, 'error-email', 'Enter an e-mail address'],
      ['a@b', PASSWORD, 'error-email', 'Enter an e-mail address'],
      [`${'a'.repeat(250)}@example.com`, PASSWORD, 'error-email', 'Enter an e-mail address'],
      ['"><script>alert(1)</script>@example.com', PASSWORD, 'error-email', 'Enter an e-mail address'],
      ['a@example.com\r\nBcc: eve@example.com', PASSWORD, 'error-email', 'Enter an e-mail address'],
      ['a@example.com,eve@example.com', PASSWORD, 'error-email', 'Enter an e-mail address'],
      ['new@example.com', 'short', 'error-password', 'at least 8'],
      ['new@example.com', 'x'.repeat(201), 'error-password', 'at most 200'],
      ['new@example.com', 'new@example.com', 'error-password', 'e-mail address'],
      ['new@example.com', 'password123', 'error-password', 'first that others'],
    ])('with %j and %j says beside the field what is wrong', async (email, password, id, text) => {
      const visitor = new Visitor(service);
      const page = await visitor.submit(await visitor.get('/signup'), '/signup', { email, password });
      expect([page.status, titleOf(page.text)]).toEqual([422, 'Error: Create an account']);
      expect(new RegExp(`<p class="field-error" id="${id}">([^<]*)</p>`).exec(page.text)?.[1]).toContain(text);
      expect(page.text).toContain(`aria-describedby="${id === 'error-email' ? '' : 'hint-password '}${id}"`);
      expect(page.text).not.toContain('<script>alert');
      expect(page.text).not.toMatch(/type="password"[^>]*value=/);
      expect(await service.store.accountByEmail('new@example.com')).toBeUndefined();
    });

    it('takes an address in any case, once', async () => {
      const person = await newPerson(service, 'Mixed.Case@Example.com');
      expect((await accountOf(person))?.email).toBe('mixed.case@example.com');
      const again = new Person(service, 'MIXED.case@example.com');
      await again.signUp('some other words');
      expect((await service.mailed('mixed.case@example.com'))?.subject).toBe('You already have an account');
      expect((await again.logIn('some other words')).status).toBe(422);
      expect((await again.logIn()).path).toBe('/dashboard');
    });
  });

  describe('logging in and out', () => {
    it('goes where was wanted to, and ends', async () => {
      const person = await newPerson(service);
      const session = person.cookies.get('__Host-session')!;
      await person.submit(await person.get('/dashboard/account'), '/logout');
      expect(person.cookies.has('__Host-session')).toBe(false);
      expect(await person.isIn()).toBe(false);
      // Whoever has the cookie from somewhere is out as well.
      const thief = new Visitor(service);
      thief.cookies.set('__Host-session', session);
      expect((await thief.get('/dashboard')).status).toBe(303);
      const sent = await person.get('/dashboard/account');
      expect([sent.status, sent.headers.get('location')]).toEqual([303, '/login?next=%2Fdashboard%2Faccount']);
      const page = await person.follow(sent);
      const inside = await person.submit(page, '/login', { email: person.email.toUpperCase(), password: PASSWORD });
      expect([inside.status, inside.path]).toEqual([200, '/dashboard/account']);
    });

    it.each([
      ['', PASSWORD, 'Enter the e-mail address'],
      ['known', '', 'Enter your password'],
      ['known', 'wrong words here', 'The address or the password is wrong'],
      ['nobody@example.com', PASSWORD, 'The address or the password is wrong'],
    ])('with %j and %j says what is wrong', async (email, password, text) => {
      const known = new Person(service);
      await known.signUp();
      const page = await known.logIn(password, { email: email === 'known' ? known.email : email });
      expect([page.status, titleOf(page.text)]).toEqual([422, 'Error: Log in']);
      expect(page.text).toContain(text);
      expect(await known.isIn()).toBe(false);
    });

    it('is not bounded as guessing is where the password is right', async () => {
      const { email } = await newPerson(service);
      // Each in a browser that the account is not known in.
      for (let time = 1; time <= 11; time++) {
        const { path } = await new Person(service, email).logIn();
        expect([time, path]).toEqual([time, '/dashboard']);
      }
    });

    it('is not possible without a password', async () => {
      const made = await createAccount(service.store, 'bare@example.com', service.services.config.plans.plans[0]!, 0);
      expect(made.ok).toBe(true);
      const person = new Person(service, 'bare@example.com');
      for (const password of ['', 'undefined', 'x'.repeat(20)]) expect((await person.logIn(password)).status).toBe(422);
    });

    it('lets a suspended account see why', async () => {
      const person = await newPerson(service);
      await service.store.updateAccount((await accountOf(person))!.id, { suspendedAt: 1 });
      await person.submit(await person.get('/dashboard'), '/logout');
      expect((await person.logIn()).text).toContain('suspended');
    });
  });

  describe('links', () => {
    it('set a new password once, log in, and end every session', async () => {
      const person = await newPerson(service);
      const elsewhere = new Person(service, person.email);
      await elsewhere.logIn();
      const asked = await elsewhere.submit(await new Visitor(service).get('/forgot'), '/forgot', {
        email: person.email,
      });
      expect(asked.status).toBe(403);
      const forgetful = new Person(service, person.email);
      await forgetful.submit(await forgetful.get('/forgot'), '/forgot', { email: person.email });
      const link = await forgetful.linkByMail();
      const page = await forgetful.get(link);
      expect((await forgetful.submit(page, '/reset', { password: 'short' })).text).toContain('at least 8');
      const done = await forgetful.submit(page, '/reset', { password: 'five other random words' });
      expect([done.status, done.path]).toEqual([200, '/dashboard']);
      expect([await person.isIn(), await elsewhere.isIn(), await forgetful.isIn()]).toEqual([false, false, true]);
      expect((await service.mailed(person.email))?.subject).toBe('Your password was changed');
      expect((await forgetful.get(link)).text).toContain('does not work any more');
      const again = await forgetful.submit(page, '/reset', { password: 'six other random words' });
      expect([again.status, again.text.includes('does not work any more')]).toEqual([422, true]);
      expect((await person.logIn()).status).toBe(422);
      expect((await person.logIn('five other random words')).path).toBe('/dashboard');
    });

    it('end the session that the browser had, also that of another account', async () => {
      const [person, other] = [await newPerson(service), await newPerson(service)];
      await person.submit(await person.get('/forgot'), '/forgot', { email: person.email });
      const before = other.cookies.get('__Host-session')!;
      const page = await other.get(await person.linkByMail());
      expect((await other.submit(page, '/reset', { password: 'five other random words' })).path).toBe('/dashboard');
      const thief = new Visitor(service);
      thief.cookies.set('__Host-session', before);
      expect((await thief.get('/dashboard')).status).toBe(303);
    });

    it('are used by one of many who try at once', async () => {
      const person = await newPerson(service);
      await person.submit(await person.get('/forgot'), '/forgot', { email: person.email });
      const page = await person.get(await person.linkByMail());
      const tried = await Promise.all(
        Array.from({ length: 5 }, (_, index) => person.submit(page, '/reset', { password: `random words ${index}` })),
      );
      expect(tried.filter(({ text }) => text.includes('does not work any more'))).toHaveLength(4);
    });

    it.each([1, 2, 3, 4])('work again, or have worked, when change %i of the store fails', async (failing) => {
      let changes = 0;
      const changing = /^(create|update|set|delete|redeem|take|put|touch)(?!Attempts)/;
      const breaking = await startTestService({
        wrapStore: (store) =>
          new Proxy(store, {
            get(target, name) {
              const member: unknown = Reflect.get(target, name, target);
              if (typeof member !== 'function' || !changing.test(String(name))) return member;
              return (...args: unknown[]) => {
                if (++changes === failing) throw new Error('No room on the device.');
                return member.apply(target, args);
              };
            },
          }),
      });
      try {
        changes = 100;
        const person = await newPerson(breaking);
        await person.submit(await person.get('/forgot'), '/forgot', { email: person.email });
        const link = await person.linkByMail();
        const page = await person.get(link);
        changes = 0;
        const { status } = await person.submit(page, '/reset', { password: 'five other random words' });
        expect([200, 503]).toContain(status);
        changes = 100;
        const elsewhere = new Person(breaking, person.email);
        const isNew = (await elsewhere.logIn('five other random words')).path === '/dashboard';
        expect((await person.get(link)).status).toBe(isNew ? 422 : 200);
      } finally {
        await breaking.close();
      }
    });

    it('confirm the address that they were sent to', async () => {
      const person = new Person(service);
      await person.signUp();
      await person.submit(await person.get('/forgot'), '/forgot', { email: person.email });
      const page = await person.get(await person.linkByMail());
      await person.submit(page, '/reset', { password: 'five other random words' });
      expect((await accountOf(person))?.emailVerifiedAt).toBe(service.clock.now());
    });

    it.each(['/verify', '/reset'])('%s: refuse what is not a link of theirs', async (path) => {
      const person = new Person(service);
      await person.signUp();
      const verifying = (await person.linkByMail()).split('token=')[1]!;
      const visitor = new Visitor(service);
      const other = path === '/verify' ? 'x'.repeat(43) : verifying;
      for (const token of ['', 'x', other, "'; --", '<script>']) {
        const page = await visitor.get(`${path}?token=${encodeURIComponent(token)}`);
        expect([page.status, page.text.includes('does not work any more')]).toEqual([422, true]);
        expect(page.text).not.toContain('<script>');
      }
      expect((await visitor.get(`${path}?token=a&token=b`)).status).toBe(400);
    });

    it('expire: confirmation after a day, a new password after an hour', async () => {
      const clock = service.clock as TestClock;
      const person = new Person(service);
      await person.signUp();
      const verify = await person.linkByMail();
      await person.submit(await person.get('/forgot'), '/forgot', { email: person.email });
      const reset = await person.linkByMail();
      clock.advance(HOUR - 1);
      expect((await person.get(reset)).status).toBe(200);
      clock.advance(1);
      expect((await person.get(reset)).status).toBe(422);
      clock.advance(23 * HOUR - 1);
      expect((await person.get(verify)).status).toBe(200);
      clock.advance(1);
      expect((await person.get(verify)).status).toBe(422);
    });

    it('are sent again, but nobody is flooded with them', async () => {
      const person = new Person(service);
      await person.signUp();
      const sent = () => service.mail.filter(({ to }) => to === person.email).length;
      for (let index = 0; index < 9; index++) expect((await person.logIn()).status).toBe(422);
      await service.mailed(person.email);
      expect(sent()).toBe(5);
      (service.clock as TestClock).advance(HOUR);
      await person.logIn();
      await person.confirm();
      expect((await person.logIn()).path).toBe('/dashboard');
      expect((await person.get('/dashboard/account')).text).toContain('Confirmed');
      expect(sent()).toBe(6);
    });
  });

  describe('the account’s page', () => {
    it('changes the password, keeps this browser logged in under another session, and ends the others', async () => {
      const person = await newPerson(service);
      const elsewhere = new Person(service, person.email);
      await elsewhere.logIn();
      const before = person.cookies.get('__Host-session');
      const change = async (current: string, password: string) =>
        person.submit(await person.get('/dashboard/account'), '/dashboard/account/password', { current, password });
      expect((await change('wrong words', 'five other random words')).text).toContain('This is not your password.');
      expect((await change(PASSWORD, 'password1')).text).toContain('first that others');
      const changed = await change(PASSWORD, 'five other random words');
      expect(changed.text).toContain('Your password is changed');
      expect(person.cookies.get('__Host-session')).not.toBe(before);
      expect([await person.isIn(), await elsewhere.isIn()]).toEqual([true, false]);
      person.cookies.set('__Host-session', before!);
      expect(await person.isIn()).toBe(false);
    });

    it('deletes the account with everything that belongs to it', async () => {
      const person = await newPerson(service);
      const { id } = (await accountOf(person))!;
      const elsewhere = new Person(service, person.email);
      await elsewhere.logIn();
      const keys = await person.get('/dashboard/keys');
      const made = await person.submit(keys, '/dashboard/keys', { name: 'mine' });
      const key = /rk_[0-9A-Za-z]{38}/.exec(made.text)![0];
      expect(
        (await service.calculate(key, { calculator: 'ohms-law', inputs: { voltage: 1, current: 1 } })).status,
      ).toBe(200);
      const remove = async (confirmation: string, current: string) =>
        person.submit(await person.get('/dashboard/account/delete'), '/dashboard/account/delete', {
          confirmation,
          current,
        });
      expect((await remove('something else', PASSWORD)).text).toContain(`Type ${person.email} as it stands here`);
      expect((await remove(person.email, 'wrong words')).text).toContain('This is not your password.');
      const done = await remove(person.email, PASSWORD);
      expect([done.path, done.text.includes('are deleted')]).toEqual(['/login', true]);
      expect((await service.mailed(person.email))?.subject).toBe('Your account was deleted');
      expect([await accountOf(person), await service.store.passwordHash(id)]).toEqual([undefined, undefined]);
      expect([await service.store.keys(id), await service.store.sessionsOf(id)]).toEqual([[], []]);
      await expect.poll(async () => (await service.calculate(key, { calculator: 'ohms-law' })).status).toBe(401);
      expect(await elsewhere.isIn()).toBe(false);
      expect((await person.logIn()).status).toBe(422);
      expect((await service.store.audit({ limit: 1, subject: id }))[0]?.action).toBe('account-deleted');
    });

    it('does not give a day’s quota a second time to who deletes the account and signs up again', async () => {
      const person = await newPerson(service);
      const newKey = async () => {
        const made = await person.submit(await person.get('/dashboard/keys'), '/dashboard/keys', { name: 'mine' });
        return /rk_[0-9A-Za-z]{38}/.exec(made.text)![0];
      };
      const calculate = async (key: string) => {
        const inputs = { voltage: 1, current: 1 };
        return (await service.calculate(key, { calculator: 'ohms-law', inputs })).headers.get('x-ratelimit-remaining');
      };
      const key = await newKey();
      expect([await calculate(key), await calculate(key)]).toEqual(['99', '98']);
      const fields = { confirmation: person.email, current: PASSWORD };
      await person.submit(await person.get('/dashboard/account/delete'), '/dashboard/account/delete', fields);
      await person.signUp();
      await person.confirm();
      await person.logIn();
      expect(await calculate(await newKey())).toBe('97');
    });

    it('does not delete a suspended account, whose address could sign up anew', async () => {
      const person = await newPerson(service);
      const { id } = (await accountOf(person))!;
      const act = { at: service.clock.now(), actor: 'operator', action: 'account-suspended' };
      await service.store.updateAccount(id, { suspendedAt: act.at }, act);
      const page = await person.get('/dashboard/account/delete');
      const fields = { confirmation: person.email, current: PASSWORD };
      const refused = await person.submit(page, '/dashboard/account/delete', fields);
      expect([refused.status, (await accountOf(person))?.id]).toEqual([403, id]);
    });

    it('bounds guesses at the password from within a session', async () => {
      const person = await newPerson(service);
      const page = await person.get('/dashboard/account');
      const fields = { current: 'wrong words', password: 'five other random words' };
      for (let index = 0; index < 10; index++) await person.submit(page, '/dashboard/account/password', fields);
      const refused = await person.submit(page, '/dashboard/account/password', { ...fields, current: PASSWORD });
      expect(refused.text).toContain('Too many wrong passwords. Try again in 15 minutes.');
      expect(refused.headers.get('retry-after')).toBe('900');
      const elsewhere = new Person(service, person.email);
      expect((await elsewhere.logIn()).path).toBe('/dashboard');
    });
  });
});

describe('where no mail is sent', () => {
  it.each([
    ['in development', {}, 'in the log'],
    ['in production', { NODE_ENV: 'production', SIGN_UP: 'open' }, 'Log in with the password'],
  ])('%s, an account can do without it', async (_, environment, text) => {
    const service = await startTestService({ environment, mailer: noMailer() });
    const person = new Person(service);
    const page = await person.signUp();
    expect(page.text).toContain(text);
    expect((await person.submit(page, '/login', { password: PASSWORD, email: person.email })).path).toBe('/dashboard');
    const made = await person.submit(await person.get('/dashboard/keys'), '/dashboard/keys', { name: 'mine' });
    expect(made.text).toMatch(/rk_[0-9A-Za-z]{38}/);
    const forgot = await person.submit(await person.get('/forgot'), '/forgot', { email: person.email });
    expect(forgot.text).toContain(Object.keys(environment).length === 0 ? 'in the log' : 'sends no mail');
    await service.close();
  });

  it('nobody signs up in production, which would tell whether an address is new', async () => {
    const environment = { NODE_ENV: 'production', CONTACT: 'accounts@calc.example' };
    const service = await startTestService({ environment, mailer: noMailer() });
    const person = new Person(service);
    const page = await person.get('/signup');
    expect([page.status, page.text.includes('action="/signup"')]).toEqual([200, false]);
    expect(page.text).toContain('opened by its operator. Ask ');
    expect(page.text).toContain('accounts@calc.example');
    const login = await person.get('/login');
    for (const { text } of [login, await person.get('/docs')]) expect(text).not.toContain('action="/signup"');
    // With the token of another form.
    const { csrf } = hiddenFields(login, '/login');
    const refused = await person.post('/signup', { csrf: csrf!, email: person.email, password: PASSWORD });
    expect([refused.status, await service.store.hasAccounts()]).toEqual([403, false]);
    await service.close();
  });

  it('development shows the link in the log', async () => {
    const service = await startTestService();
    const logged = await startTestService({ mailer: logMailer(service.services.logger) });
    const person = new Person(logged);
    await person.signUp();
    await logged.services.outbox.idle();
    expect(service.log.join('')).toMatch(/verify\?token=[\w-]{43}/);
    await Promise.all([service.close(), logged.close()]);
  });
});

describe('where mail is sent', () => {
  it('log-in needs a confirmed address, and does not tell a new address from one that has an account', async () => {
    const service = await startTestService();
    const owner = await newPerson(service);
    const answers = [];
    for (const email of [owner.email, 'fresh@example.com']) {
      const guesser = new Person(service, email);
      await guesser.signUp('words of a guesser');
      const page = await guesser.logIn('words of a guesser');
      answers.push([page.status, page.text.replaceAll(email, '').replaceAll(/value="[^"]*"/g, '')]);
    }
    expect(answers[0]).toEqual(answers[1]);
    await service.close();
  });

  it('an API key needs a confirmed address, also in a session from before there was mail', async () => {
    const service = await startTestService();
    const person = new Person(service);
    await person.signUp();
    const { id } = (await service.store.accountByEmail(person.email))!;
    const session = await service.services.sessions.start(id, (await service.store.passwordHash(id))!);
    person.cookies.set('__Host-session', session!);
    const page = await person.get('/dashboard/keys');
    expect(page.text).not.toContain('<form method="post" action="/dashboard/keys"');
    const csrf = (await service.services.sessions.find(person.cookies.get('__Host-session')))!.session.csrf;
    const refused = await person.post('/dashboard/keys', { csrf, name: 'mine' });
    expect([refused.status, /rk_[0-9A-Za-z]{38}/.test(refused.text)]).toEqual([422, false]);
    await person.confirm();
    const made = await person.submit(await person.get('/dashboard/keys'), '/dashboard/keys', { name: 'mine' });
    expect(made.text).toMatch(/rk_[0-9A-Za-z]{38}/);
    await service.close();
  });
});

/** The commands of `npm run admin`. */
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashSecret } from '../../server/src/accounts/secrets.js';
import { runAdmin } from '../../server/src/admin.js';
import { openLmdbStore } from '../../server/src/store/lmdb.js';
import { temporaryDirectory } from './harness.js';

describe('admin', () => {
  let directory: string;
  beforeEach(() => {
    directory = temporaryDirectory();
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  async function admin(line: string, environment: Record<string, string> = {}) {
    const printed: string[] = [];
    const complaints: string[] = [];
    const words = line === '' ? [] : line.split(' ');
    const code = await runAdmin(
      words,
      { DATA_DIR: directory, ...environment },
      (text) => printed.push(text),
      (text) => complaints.push(text),
    );
    return { code, printed: printed.join('\n'), complaint: complaints.join('\n') };
  }

  it.each([
    ['', 2, 'Usage'],
    ['nonsense', 2, 'Usage'],
    ['account create --nonsense', 2, 'nonsense'],
    ['account create --plan hobby', 1, '--email'],
    ['account create --email nobody --plan hobby', 1, '--email'],
    ['account create --email a@example.com', 1, 'hobby, developer, business, enterprise'],
    ['account create --email a@example.com --plan gold', 1, 'hobby, developer, business, enterprise'],
    ['account plan --email a@example.com --plan hobby', 1, 'no account of a@example.com'],
    ['key create --email a@example.com', 1, 'no account'],
    ['key revoke', 1, '--key'],
    ['key revoke --key key_nothing', 1, 'no such key'],
    ['usage --email a@example.com', 1, 'no account'],
    ['account operator --email a@example.com', 1, 'no account'],
    ['account suspend --email a@example.com --reason x', 1, 'no account'],
    ['account password --email a@example.com', 1, 'no account'],
    ['audit --limit 0', 1, '--limit'],
    ['audit --email a@example.com', 1, 'no account'],
  ])('explains what is wrong with %j', async (line, code, text) => {
    const answer = await admin(line);
    expect(answer.code).toBe(code);
    expect(answer.complaint).toContain(text);
    expect(answer.printed).toBe('');
  });

  it.each(['backup FILE', 'restore FILE'])(
    'says of `store %s` that it is not for a store on a server',
    async (command) => {
      const answer = await admin(`store ${command}`, { STORE_URL: 'redis://:secret@127.0.0.1:1' });
      expect([answer.code, answer.printed]).toEqual([1, '']);
      expect(answer.complaint).toMatch(/copies files of DATA_DIR.*BGSAVE.*docs\/operating\.md/);
    },
  );

  it('says of `store check` that there is no server, without the password', async () => {
    const answer = await admin('store check', { STORE_URL: 'redis://:secret@127.0.0.1:1' });
    expect(answer.code).toBe(1);
    expect(answer.complaint).toMatch(/^The store cannot be opened: 127\.0\.0\.1:1 of STORE_URL/);
    expect(answer.complaint).not.toContain('secret');
  });

  it('has one account for an address in any case', async () => {
    expect((await admin('account create --email A@example.com --plan hobby')).code).toBe(0);
    expect((await admin('account create --email a@EXAMPLE.com --plan hobby')).complaint).toContain('already');
  });

  it('suspends with a reason, makes operators, and tells all of it in the audit log', async () => {
    const email = '--email a@example.com';
    await admin(`account create ${email} --plan hobby`);
    expect((await admin(`account suspend ${email}`)).complaint).toContain('--reason');
    for (const line of [
      `account suspend ${email} --reason unpaid`,
      `account suspend ${email} --reason again`,
      `account resume ${email}`,
      `account operator ${email}`,
      `account user ${email}`,
      `account plan ${email} --plan business`,
    ])
      expect([line, (await admin(line)).code]).toEqual([line, 0]);
    const entries = (await admin(`audit ${email}`)).printed.split('\n').map((line) => line.split('\t'));
    expect(entries.map(([id, , actor, action]) => [id, actor, action])).toEqual([
      ['6', 'admin', 'plan-changed'],
      ['5', 'admin', 'role-changed'],
      ['4', 'admin', 'role-changed'],
      ['3', 'admin', 'account-resumed'],
      ['2', 'admin', 'account-suspended'],
      ['1', 'admin', 'account-created'],
    ]);
    expect(entries.map((columns) => columns[5])).toEqual([
      'plan "hobby" → "business"',
      'role "operator" → "user"',
      'role "user" → "operator"',
      expect.stringMatching(/^suspendedAt \d+ → null$/),
      expect.stringMatching(/^suspendedAt null → \d+, reason "unpaid"$/),
      'plan "hobby"',
    ]);
    expect(entries[0]![4]).toMatch(/^acc_\w+ \(a@example.com\)$/);
    expect((await admin('audit --limit 2')).printed.split('\n')).toHaveLength(2);
  });

  it('makes a link that sets a password, of which the store has only the hash', async () => {
    await admin('account create --email a@example.com --plan hobby');
    const { printed } = await admin('account password --email a@example.com', { BASE_URL: 'https://calc.example' });
    const token = /https:\/\/calc\.example\/reset\?token=([\w-]{43})$/.exec(printed)![1]!;
    const store = openLmdbStore(directory);
    const account = (await store.accountByEmail('a@example.com'))!;
    expect(account.emailVerifiedAt).not.toBeNull();
    expect(await store.token(hashSecret(token), 'reset-password', Date.now())).toMatchObject({ accountId: account.id });
    expect(await store.token(token, 'reset-password', Date.now())).toBeUndefined();
    await store.close();
    expect((await admin('audit --limit 1')).printed).toContain('reset-link-made');
    expect((await admin('audit')).printed).not.toContain(token);
  });

  it('revokes by id, and follows the plan table', async () => {
    await admin('account create --email a@example.com --plan premium', { PLAN_TABLE: 'Y' });
    await admin('key create --email a@example.com', { PLAN_TABLE: 'Y' });
    const id = (await admin('key list --email a@example.com')).printed.split('\t')[0]!;
    expect((await admin(`key revoke --key ${id}`)).printed).toContain(id);
    expect((await admin('key list --email a@example.com')).printed).toContain('revoked');
    const audit = (await admin('audit --email a@example.com')).printed.split('\n').map((line) => line.split('\t'));
    expect(audit.map(([, , actor, action, , details]) => [actor, action, details?.includes(id)])).toEqual([
      ['admin', 'key-revoked', true],
      ['admin', 'key-created', true],
      ['admin', 'account-created', false],
    ]);
    expect((await admin('usage --email a@example.com --days 0')).complaint).toContain('--days');
    expect((await admin('usage --email a@example.com', { PLAN_TABLE: 'Y' })).printed).toContain('Premium\t10000 a day');
  });
});

import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runAdmin } from '../../server/src/admin.js';
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
  ])('explains what is wrong with %j', async (line, code, text) => {
    const answer = await admin(line);
    expect(answer.code).toBe(code);
    expect(answer.complaint).toContain(text);
    expect(answer.printed).toBe('');
  });

  it('has one account for an address in any case', async () => {
    expect((await admin('account create --email A@example.com --plan hobby')).code).toBe(0);
    expect((await admin('account create --email a@EXAMPLE.com --plan hobby')).complaint).toContain('already');
  });

  it('revokes by id, and follows the plan table', async () => {
    await admin('account create --email a@example.com --plan premium', { PLAN_TABLE: 'Y' });
    await admin('key create --email a@example.com', { PLAN_TABLE: 'Y' });
    const id = (await admin('key list --email a@example.com')).printed.split('\t')[0]!;
    expect((await admin(`key revoke --key ${id}`)).printed).toContain(id);
    expect((await admin('key list --email a@example.com')).printed).toContain('revoked');
    expect((await admin('usage --email a@example.com --days 0')).complaint).toContain('--days');
    expect((await admin('usage --email a@example.com', { PLAN_TABLE: 'Y' })).printed).toContain('Premium\t10000 a day');
  });
});

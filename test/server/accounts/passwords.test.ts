/** Which passwords are taken, and how they are kept. */
import { describe, expect, it } from 'vitest';
import { commonPasswords } from '../../../server/src/accounts/common-passwords.js';
import { Passwords, passwordProblem } from '../../../server/src/accounts/passwords.js';
import { leastProcessorTime } from '../../processor.js';

describe('passwordProblem', () => {
  it.each([
    ['four random words', undefined],
    ['x7#Qp!2v', undefined],
    ['    spaces count    ', undefined],
    ['a'.repeat(7), 'at least 8'],
    ['Sixteen', 'at least 8'],
    ['🙂🙃🙂🙃🙂🙃🙂', 'at least 8'],
    ['🙂🙃😉😊😇🙂🙃😉', undefined],
    [`ab${'c'.repeat(198)}`, undefined],
    [`ab${'c'.repeat(199)}`, 'at most 200'],
    [`ab${'🙂'.repeat(198)}`, undefined],
    ['Ann@Example.com', 'e-mail'],
    ['password', 'first that others'],
    ['PassWord1', 'first that others'],
    ['ｐａｓｓｗｏｒｄ', 'first that others'],
    ['aaaaaaaaaaaa', 'first that others'],
    ['abababababab', 'first that others'],
  ])('%j: %s', (password, problem) => {
    const told = passwordProblem(password, 'ann@example.com');
    if (problem === undefined) expect(told).toBeUndefined();
    else expect(told).toContain(problem);
  });

  it('refuses the first part of the address', () => {
    expect(passwordProblem('Ann.Example', 'ann.example@example.com')).toContain('e-mail');
  });

  it('knows only common passwords that would be long enough', () => {
    expect(commonPasswords.size).toBeGreaterThan(300);
    expect([...commonPasswords].filter((password) => password.length < 8)).toEqual([]);
    expect([...commonPasswords].filter((password) => password !== password.toLowerCase())).toEqual([]);
  });
});

describe('Passwords', () => {
  const passwords = new Passwords();

  it('hashes with argon2id, with the parameters of the design and a salt', async () => {
    const [one, other] = await Promise.all([passwords.hash('four random words'), passwords.hash('four random words')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
    expect([
      await passwords.matches('four random words', one),
      await passwords.matches('four random word', one),
    ]).toEqual([true, false]);
  });

  it('finds the same text composed in another way, and no longer text than allowed', async () => {
    const hashed = await passwords.hash('ｃaf\u0065\u0301 au lait');
    expect(await passwords.matches('caf\u00e9 au lait', hashed)).toBe(true);
    const longest = await passwords.hash(`ab${'c'.repeat(198)}`);
    expect(await passwords.matches(`ab${'c'.repeat(10_000)}`, longest)).toBe(false);
  });

  it('never matches where nothing was hashed, and takes as long', async () => {
    const hashed = await passwords.hash('four random words');
    await passwords.matches('x', undefined);
    const time = (against: string | undefined) =>
      leastProcessorTime(5, async () => expect(await passwords.matches('some other words', against)).toBe(false));
    const ratio = (await time(undefined)) / (await time(hashed));
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  it('lets a few work at once, the others wait, and refuses when too many do', async () => {
    const busy = new Passwords();
    const asked = Array.from({ length: 80 }, () => busy.hash('four random words').catch((error: Error) => error.name));
    const answers = await Promise.all(asked);
    const refused = answers.filter((answer) => answer === 'Problem').length;
    expect(refused).toBeGreaterThan(0);
    expect(answers.filter((answer) => answer.startsWith('$argon2id'))).toHaveLength(80 - refused);
    expect(await busy.hash('and again')).toContain('$argon2id');
  });
});

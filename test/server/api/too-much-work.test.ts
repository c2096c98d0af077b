/** What takes more work than one request may is refused in words, and holds nobody else up. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processorTime } from '../../processor.js';
import { startTestService, type TestService } from '../harness.js';

const BINOMIAL = {
  calculator: 'binomial-option-pricing',
  inputs: {
    optionType: 'put',
    spot: 50,
    strike: 50,
    time: 0.5,
    timeUnit: 'years',
    riskFree: 10,
    volatility: 40,
    steps: 500,
  },
};
const DICE = { calculator: 'dice-sum-probability', inputs: { dice: 12, sides: 100, sum: 600 } };
const BIRTHDAY = { calculator: 'birthday-paradox', inputs: { people: 10_000, days: 1e7 } };

/** A request of 100 ms, with all that the test's own client does. */
const MOST_MS = 500;

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  ({ key } = await service.account('developer'));
});
afterAll(() => service.close());

const queryOf = (inputs: object) =>
  new URLSearchParams(Object.entries(inputs).map(([name, value]) => [name, `${value}`]));

describe('the API', () => {
  it.each([
    ['a lattice', BINOMIAL],
    ['a distribution', DICE],
  ])('refuses the steps of %s at once, and gives the result without them', async (_, request) => {
    let answer = await service.calculate(key, request);
    expect(answer.status).toBe(200);
    const spent = await processorTime(async () => {
      answer = await service.calculate(key, { ...request, steps: true });
    });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({
      code: 'too-much-work',
      title: 'The calculation is too much work',
      type: 'https://calc.example/docs/errors#too-much-work',
      detail: expect.stringMatching(/too many steps\. Use smaller inputs.*leave `steps` out/),
      errors: [],
    });
    expect(spent).toBeLessThan(MOST_MS);
  });

  it('charges nothing for what it refuses', async () => {
    const used = async () => (await service.get('/api/v1/me', { 'x-api-key': key })).json.today.used;
    const before = await used();
    for (let time = 0; time < 3; time++) {
      const { json } = await service.calculate(key, { ...BINOMIAL, steps: true });
      expect(json.code).toBe('too-much-work');
    }
    expect(await used()).toBe(before);
  });

  it('works smaller ones through', async () => {
    const small = { ...BINOMIAL, inputs: { ...BINOMIAL.inputs, steps: 20 } };
    const { status, json } = await service.calculate(key, { ...small, steps: true });
    expect(status).toBe(200);
    expect(json.result.steps.length).toBeGreaterThan(5);
    expect(json.result.steps.length).toBeLessThan(200);
    expect(JSON.stringify(json.result.steps)).toMatch(/more lines like these/);
  });
});

describe('pages', () => {
  const TOO_MANY = 'This calculation has too many steps to be written out.';

  it.each([
    ['binomial-option-pricing', BINOMIAL.inputs],
    ['dice-sum-probability', DICE.inputs],
    ['birthday-paradox', BIRTHDAY.inputs],
  ])('show %s with its result, and in the place of its steps at most a sentence', async (slug, inputs) => {
    const path = `/calculators/${slug}`;
    const query = queryOf(inputs);
    let page = await service.get(`${path}?${query}`);
    const spent = await processorTime(async () => {
      page = await service.get(`${path}?${query}&show.steps=1`);
    });
    expect(page.status).toBe(200);
    expect(page.text).toContain('<section id="results"');
    const shown = /<div id="worked-steps">(.*?)<\/div><input/s.exec(page.text)![1]!;
    if (slug !== 'birthday-paradox') expect(shown).toContain(TOO_MANY);
    else expect(shown).not.toBe('');
    const part = await service.get(`${path}/steps?${query}`);
    expect(part.status).toBe(200);
    expect(part.text).toBe(shown);
    expect(spent).toBeLessThan(MOST_MS);
  });

  it('answer health while others ask for what is too much', async () => {
    const asked = Array.from({ length: 20 }, () =>
      service.get(`/calculators/binomial-option-pricing/steps?${queryOf(BINOMIAL.inputs)}`),
    );
    expect((await service.get('/health/live')).status).toBe(200);
    for (const { status, text } of await Promise.all(asked)) {
      expect(status).toBe(200);
      expect(text).toContain(TOO_MANY);
    }
  });
});

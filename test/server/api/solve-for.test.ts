/** `solveFor` and `target` in a calculate request. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../harness.js';

const DOUBLE = {
  calculator: 'compound-interest',
  inputs: { principal: 1000, years: 10, frequency: 'annually' },
  solveFor: 'rate',
  target: { amount: 2000 },
};

describe('solveFor', () => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startTestService();
    ({ key } = await service.account('developer'));
  });
  afterAll(() => service.close());

  it('answers as if the solution had been sent, and says what it is', async () => {
    const { status, json } = await service.calculate(key, DOUBLE);
    expect(status).toBe(200);
    const { solved, results } = json.result;
    expect(solved).toEqual({
      name: 'rate',
      label: 'Annual interest rate',
      value: expect.closeTo(7.177346253629313, 12),
      unit: '%',
    });
    expect(results.amount.value).toBe(2000);
    expect(json.inputs).toEqual({ principal: 1000, rate: solved.value, years: 10, frequency: 'annually' });
    const plain = await service.calculate(key, { calculator: DOUBLE.calculator, inputs: json.inputs });
    expect(plain.json.result.results).toEqual(results);
  });

  it('is cached by what is asked, whatever the form', async () => {
    const first = await service.calculate(key, { ...DOUBLE, target: { amount: 3000 } });
    expect(first.json.cached).toBe(false);
    const again = await service.calculate(key, { ...DOUBLE, target: { amount: '3000 USD' } });
    expect(again.json.cached).toBe(true);
    expect(again.json.inputs).toEqual(first.json.inputs);
    const other = await service.calculate(key, { ...DOUBLE, target: { interest: 3000 } });
    expect(other.json.cached).toBe(false);
    expect(other.json.result.solved.value).toBeGreaterThan(first.json.result.solved.value);
  });

  it('goes together with steps', async () => {
    const { json } = await service.calculate(key, { ...DOUBLE, steps: true });
    expect(json.result.solved.name).toBe('rate');
    expect(json.result.steps[0]).toMatchObject({
      name: 'rate',
      text: expect.stringMatching(/^r = 7\.177346254% ≈ 0\.071/),
    });
  });

  describe('with uncertainties', () => {
    const RESISTANCE = {
      calculator: 'ohms-law',
      inputs: { voltage: { value: 10, unit: 'V', uncertainty: 0.1 } },
      solveFor: 'resistance',
      target: { current: { value: 2000, unit: 'mA', uncertainty: 20 } },
    };

    it('propagates those of equations, also the target’s, to what is found', async () => {
      const { status, json } = await service.calculate(key, RESISTANCE);
      expect(status).toBe(200);
      const { solved, results } = json.result;
      expect(solved).toMatchObject({
        name: 'resistance',
        value: 5,
        uncertainty: expect.closeTo(5 * Math.hypot(0.01, 0.01), 6),
        contributions: { voltage: expect.closeTo(0.5, 6), current: expect.closeTo(0.5, 6) },
      });
      expect(results.resistance.uncertainty).toBe(solved.uncertainty);
      const direct = await service.calculate(key, {
        calculator: 'ohms-law',
        inputs: { ...RESISTANCE.inputs, ...RESISTANCE.target },
      });
      expect(direct.json.result.results).toEqual(results);
    });

    it('is cached by them', async () => {
      const target = { current: { value: 2, uncertainty: 0.05 } };
      const first = await service.calculate(key, { ...RESISTANCE, target });
      expect(first.json.cached).toBe(false);
      const again = await service.calculate(key, {
        ...RESISTANCE,
        target: { current: { value: '2', uncertainty: '0.05' } },
      });
      expect(again.json.cached).toBe(true);
      expect(again.json.result.solved.uncertainty).toBeCloseTo(5 * Math.hypot(0.01, 0.025), 6);
    });

    it('tells them when only validating', async () => {
      const { json } = await service.calculate(key, RESISTANCE, '?validate=only');
      expect(json.inputs).toEqual({ voltage: { value: 10, unit: 'V', uncertainty: 0.1 } });
    });

    it('says what is wrong with the target’s', async () => {
      const target = { current: { value: 2, uncertainty: -1 } };
      const { status, json } = await service.calculate(key, { ...RESISTANCE, target });
      expect(status).toBe(422);
      expect(json.errors).toContainEqual(
        expect.objectContaining({ pointer: '/target/current/uncertainty', code: 'too-small' }),
      );
    });
  });

  it('is checked by validate=only, which computes nothing', async () => {
    const { status, json } = await service.calculate(key, DOUBLE, '?validate=only');
    expect(status).toBe(200);
    expect(json.inputs).toEqual(DOUBLE.inputs);
    const wrong = await service.calculate(key, { ...DOUBLE, solveFor: 'rat' }, '?validate=only');
    expect(wrong.status).toBe(422);
  });

  it('says what can be reached', async () => {
    const before = await service.get('/api/v1/me', { 'X-API-Key': key });
    const { status, json } = await service.calculate(key, { ...DOUBLE, target: { amount: 1 } });
    expect(status).toBe(422);
    expect(json.code).toBe('no-result');
    expect(json.detail).toMatch(/needs a value of “Annual interest rate” below the 0% that are allowed/);
    const after = await service.get('/api/v1/me', { 'X-API-Key': key });
    expect(after.json.today.used).toBe(before.json.today.used);
  });

  it.each([
    [{ target: undefined }, 400, '/target', 'missing', /`solveFor` needs `target`/],
    [{ solveFor: undefined }, 400, '/solveFor', 'missing', /`target` needs `solveFor`/],
    [{ solveFor: 7 }, 400, '/solveFor', 'invalid-field', /name of an input/],
    [{ target: [1] }, 400, '/target', 'invalid-field', /not an array/],
    [{ solveFor: 'rat' }, 422, '/solveFor', 'unknown-input', /Did you mean "rate"/],
    [{ solveFor: 'years' }, 422, '/inputs/years', 'not-applicable', /leave it out/],
    [{ target: { amout: 1 } }, 422, '/target/amout', 'unknown-output', /Did you mean "amount"/],
    [{ inputs: { principal: { value: 1, uncertainty: 1 } } }, 422, '/solveFor', 'not-applicable', /Uncertainties/],
    [{ target: { amount: { value: 1, uncertainty: 1 } } }, 422, '/solveFor', 'not-applicable', /Uncertainties/],
  ])('refuses %j', async (change, wanted, pointer, code, message) => {
    const { status, json } = await service.calculate(key, { ...DOUBLE, ...change });
    expect(status).toBe(wanted);
    expect(json.errors).toContainEqual(
      expect.objectContaining({ pointer, code, message: expect.stringMatching(message) }),
    );
  });
});

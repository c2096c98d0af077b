/** `steps: true` in a calculate request. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPOUND, startTestService, type TestService } from '../harness.js';

describe('steps', () => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startTestService();
    ({ key } = await service.account('developer'));
  });
  afterAll(() => service.close());

  it('come beside the results, which stay the same', async () => {
    const plain = await service.calculate(key, COMPOUND);
    const { status, json } = await service.calculate(key, { ...COMPOUND, steps: true });
    expect(status).toBe(200);
    expect(json.cached).toBe(false);
    expect(json.result.results).toEqual(plain.json.result.results);
    expect(json.result.steps).toContainEqual({
      name: 'amount',
      label: 'Final amount',
      text: 'A = P × (1 + r / n)^(n × t) = 1000 × (1 + 0.05 / 12)^(12 × 10) ≈ 1647.009498 ≈ $1,647.01',
      latex: expect.stringContaining('\\left(1 + \\frac{r}{n}\\right)^{n t}'),
      value: 1647.01,
      unit: '$',
      since: 'n ≠ 0',
    });
  });

  it('are cached apart from the plain answer', async () => {
    const again = await service.calculate(key, { ...COMPOUND, steps: true });
    expect(again.json.cached).toBe(true);
    expect(again.json.result.steps.length).toBeGreaterThan(3);
    const plain = await service.calculate(key, { ...COMPOUND, steps: false });
    expect(plain.json.cached).toBe(true);
    expect(plain.json.result).not.toHaveProperty('steps');
  });

  it('work for floats, whose lifted formula is loaded on demand, and for equations', async () => {
    const body = { calculator: 'atwood-machine-ideal', inputs: { mass1: 3, mass2: 2 }, steps: true };
    const { json } = await service.calculate(key, body);
    expect(json.result.steps.map(({ text }: { text: string }) => text)).toContainEqual(
      expect.stringMatching(/^T = 2 × m₁ × m₂ × g \/ .* N$/),
    );
    const ohm = await service.calculate(key, {
      calculator: 'ohms-law',
      inputs: { voltage: 12, current: 3 },
      steps: true,
    });
    expect(ohm.json.result.steps[0].text).toBe('From V = I × R:');
  });

  it('are refused for an algorithm, also when only validating', async () => {
    const body = { calculator: 'roman-numerals', inputs: {}, steps: true };
    for (const query of ['', '?validate=only']) {
      const { status, json } = await service.calculate(key, body, query);
      expect(status).toBe(422);
      expect(json.errors).toContainEqual(
        expect.objectContaining({
          pointer: '/steps',
          code: 'not-applicable',
          message: expect.stringMatching(/algorithm/),
        }),
      );
    }
  });

  it('must be true or false', async () => {
    const { status, json } = await service.calculate(key, { ...COMPOUND, steps: 'yes' });
    expect(status).toBe(400);
    expect(json.errors).toEqual([expect.objectContaining({ pointer: '/steps', code: 'invalid-field' })]);
  });
});

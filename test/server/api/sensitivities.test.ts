/** Partial derivatives, and values with uncertainties in one text. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPOUND, startTestService, type TestService } from '../harness.js';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  ({ key } = await service.account());
});
afterAll(() => service.close());

const KINETIC = { calculator: 'kinetic-energy', inputs: { mass: 2, speed: '10 m/s' } };
const slopesOf = async (body: object) => {
  const { status, json } = await service.calculate(key, { ...body, sensitivities: true });
  expect([status, json.code]).toEqual([200, undefined]);
  return json.result.sensitivities;
};

describe('sensitivities', () => {
  it('are partial derivatives in shown units, and elasticities', async () => {
    const { amount, effectiveRate } = await slopesOf(COMPOUND);
    const growth = (1 + 0.05 / 12) ** 120;
    expect(Object.keys(amount)).toEqual(['principal', 'rate', 'years']);
    expect(amount.principal.derivative).toBeCloseTo(growth, 12);
    expect(amount.principal).toMatchObject({ unit: '' });
    expect(amount.principal.elasticity).toBeCloseTo(1, 12);
    // A percent more of the rate: P · t · (1 + r/12)^119 / 100.
    expect(amount.rate.derivative).toBeCloseTo((1000 * 10 * growth) / (1 + 0.05 / 12) / 100, 8);
    expect(amount.rate.unit).toBe('$/%');
    expect(amount.rate.elasticity).toBeCloseTo((10 * 0.05) / (1 + 0.05 / 12), 10);
    expect(amount.years.derivative).toBeCloseTo(1000 * growth * 12 * Math.log(1 + 0.05 / 12), 8);
    expect(effectiveRate.principal).toEqual({ derivative: 0, unit: '%/$', elasticity: 0 });
  });

  it('are those of equations, too, in the units that are asked for', async () => {
    const { energy } = await slopesOf(KINETIC);
    expect(energy.mass.derivative).toBeCloseTo(50, 6);
    expect(energy.mass.unit).toBe('J/kg');
    // m v for each m/s, of which a km/h is 1/3.6.
    expect(energy.speed.derivative).toBeCloseTo(20 / 3.6, 6);
    expect(energy.speed.unit).toBe('J/(km/h)');
    expect(energy.speed.elasticity).toBeCloseTo(2, 8);
    const inKilojoules = await slopesOf({ ...KINETIC, units: { energy: 'kJ' } });
    expect(inKilojoules.energy.speed.derivative).toBeCloseTo(0.02 / 3.6, 9);
    expect(inKilojoules.energy.speed.unit).toBe('kJ/(km/h)');
  });

  it('have no elasticity where the result is 0, and say where there is no derivative', async () => {
    const { energy } = await slopesOf({ ...KINETIC, inputs: { mass: 2, speed: 0 } });
    expect(energy.speed.derivative).toBeCloseTo(0, 6);
    expect(energy.speed).not.toHaveProperty('elasticity');
    const { bmi } = await slopesOf({ calculator: 'body-mass-index', inputs: { weight: 70, height: 175 } });
    expect(bmi.height.elasticity).toBeCloseTo(-2, 9);
    expect(bmi.height.derivative).toBeLessThan(0);
  });

  it('have for each pair a derivative, or why there is none', async () => {
    let compared = 0;
    for (const { slug } of service.services.catalogue.summaries.filter((_, index) => index % 37 === 0)) {
      const { usage } = (await service.get(`/api/v1/calculators/${slug}`)).json;
      const { status, json } = await service.calculate(key, { ...usage.request, sensitivities: true });
      if (status !== 200) expect([slug, json.code]).toEqual([slug, 'too-much-work']);
      else
        for (const of of Object.values<object>(json.result.sensitivities))
          for (const one of Object.values<Record<string, unknown>>(of as never)) {
            expect(typeof one.unit).toBe('string');
            expect('derivative' in one !== 'note' in one).toBe(true);
            compared++;
          }
    }
    expect(compared).toBeGreaterThan(30);
  });

  it('change nothing else of the answer, and are kept apart', async () => {
    const plain = await service.calculate(key, COMPOUND);
    const { json } = await service.calculate(key, { ...COMPOUND, sensitivities: true });
    const { sensitivities: _, ...others } = json.result;
    expect(others).toEqual(plain.json.result);
    expect((await service.calculate(key, COMPOUND)).json.result).not.toHaveProperty('sensitivities');
    expect((await service.calculate(key, { ...COMPOUND, sensitivities: false })).json.result).toEqual(
      plain.json.result,
    );
  });
});

describe('a value and its uncertainty in one text', () => {
  const of = (speed: unknown) => service.calculate(key, { ...KINETIC, inputs: { mass: 2, speed } });

  it.each([
    '10 ± 0.3 m/s',
    '10 m/s ± 0.3 m/s',
    '10 m/s ± 0.3',
    '(10 ± 0.3) m/s',
    '10 +/- 0.3 m/s',
    '10 +- 0.3 m/s',
    '10 m/s ± 1.08 km/h',
    '10±0.3m/s',
  ])('is understood: %s', async (text) => {
    const { status, json } = await of(text);
    expect([status, json.detail]).toEqual([200, undefined]);
    const apart = await of({ value: 10, unit: 'm/s', uncertainty: 0.3 });
    expect(json.result.results.energy.uncertainty).toBeCloseTo(6, 6);
    expect(json.result.results.energy.uncertainty).toBeCloseTo(apart.json.result.results.energy.uncertainty, 9);
    expect(json.inputs.speed).toMatchObject({ value: 36, unit: 'km/h' });
    expect(json.inputs.speed.uncertainty).toBeCloseTo(1.08, 9);
  });

  it('is read of percents and amounts of money', async () => {
    const { json } = await service.calculate(key, {
      ...COMPOUND,
      inputs: { ...COMPOUND.inputs, principal: '$1000 ± 10', rate: '5 ± 0.1 %' },
    });
    expect(json.inputs.rate).toEqual({ value: 5, unit: '%', uncertainty: 0.1 });
    expect(json.inputs.principal).toEqual({ value: 1000, uncertainty: 10 });
    expect(json.result.results.amount.contributions.principal).toBeGreaterThan(0);
  });

  it.each([
    ['10 ± x m/s', 'not-a-number'],
    ['10 ± 1 ± 1 m/s', 'not-a-number'],
    ['10 m/s ± 1 %', 'not-a-number'],
    ['10 m/s ± 1 kg', 'not-a-number'],
    ['(10 ± 1 m/s', 'not-a-number'],
    ['± m/s', 'not-a-number'],
    ['10 ± -1 m/s', 'too-small'],
    ['10 ± 1 kg', 'wrong-dimension'],
    ['10.0(3) m/s', 'not-a-number'],
    ['10.0 (3) m/s', 'not-a-number'],
  ])('is refused where it has no one reading: %s', async (text, code) => {
    const { status, json } = await of(text);
    expect([status, json.errors[0].code]).toEqual([422, code]);
    expect(json.errors[0].pointer).toMatch(/^\/inputs\/speed/);
  });

  it('is read of a target', async () => {
    const asked = { calculator: 'kinetic-energy', inputs: { mass: '2 ± 0.1 kg' }, solveFor: 'speed' };
    const sought = (energy: unknown) => service.calculate(key, { ...asked, target: { energy } });
    const { status, json } = await sought('100 ± 2 J');
    expect([status, json.detail]).toEqual([200, undefined]);
    const apart = await sought({ value: 100, unit: 'J', uncertainty: 2 });
    expect(json.result.solved).toEqual(apart.json.result.solved);
    expect(json.result.solved.uncertainty).toBeGreaterThan(0);
    const { json: refused } = await sought('100 ± x J');
    expect(refused.errors).toMatchObject([{ pointer: '/target/energy', code: 'not-a-number' }]);
  });

  it('is refused of a whole number, and a text of others', async () => {
    const { json } = await service.calculate(key, {
      calculator: 'dice-sum-probability',
      inputs: { dice: '2 ± 1', sum: 7 },
    });
    expect(json.errors.map((one: { pointer: string }) => one.pointer)).toContain('/inputs/dice');
    expect(json.errors.find((one: { pointer: string }) => one.pointer === '/inputs/dice').code).toBe('not-applicable');
  });
});

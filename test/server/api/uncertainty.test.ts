/** Inputs with standard uncertainties in a calculate request. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../harness.js';

const mass = { value: 2, unit: 'kg', uncertainty: 0.02 };
const speed = { value: 10, unit: 'm/s', uncertainty: '0.3' };

describe('uncertainties', () => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startTestService();
    ({ key } = await service.account('developer'));
  });
  afterAll(() => service.close());

  const energy = (inputs: Record<string, unknown>, query = '') =>
    service.calculate(key, { calculator: 'kinetic-energy', inputs }, query);

  it('are propagated, with the share of each input', async () => {
    const { status, json } = await energy({ mass, speed });
    expect(status).toBe(200);
    expect(json.result.results.energy).toMatchObject({
      value: 100,
      unit: 'J',
      uncertainty: expect.closeTo(100 * Math.hypot(0.01, 0.06), 6),
      contributions: { mass: expect.closeTo(1 / 37, 6), speed: expect.closeTo(36 / 37, 6) },
    });
    expect(json.inputs).toEqual({
      mass: { value: 2, unit: 'kg', uncertainty: 0.02 },
      speed: { value: 36, unit: 'km/h', uncertainty: expect.closeTo(1.08, 12) },
    });
  });

  it('can be sent again as they were understood', async () => {
    const { json } = await energy({ mass, speed });
    const again = await energy(json.inputs);
    expect(again.json.cached).toBe(true);
    expect(again.json.result.results).toEqual(json.result.results);
    expect(again.json.result.explanation).toContain('36 km/h');
  });

  it('are part of what is cached', async () => {
    expect((await energy({ mass: 2, speed: '10 m/s' })).json.result.results.energy).not.toHaveProperty('uncertainty');
    expect((await energy({ mass: { ...mass, uncertainty: 0.03 }, speed })).json.cached).toBe(false);
  });

  it('may come without a unit', async () => {
    const { json } = await energy({ mass: { value: 2, uncertainty: 0.02 }, speed: 36 });
    expect(json.result.results.energy.uncertainty).toBeCloseTo(1, 6);
  });

  it.each([
    [{ mass: { ...mass, uncertainty: -1 } }, '/inputs/mass/uncertainty', 'too-small'],
    [{ mass: { ...mass, uncertainty: 'some' } }, '/inputs/mass/uncertainty', 'not-a-number'],
    [{ mass: { ...mass, unit: 's' } }, '/inputs/mass', 'wrong-dimension'],
    [{ masss: mass }, '/inputs/masss', 'unknown-input'],
    [{ mass: { value: '2 lb', uncertainty: 0.1 } }, '/inputs/mass/value', 'not-a-number'],
    [{ mass: { value: 2, uncertainty: 0.1, more: 1 } }, '/inputs/mass', 'wrong-type'],
    [{ mass: { uncertainty: 0.1 } }, '/inputs/mass', 'wrong-type'],
  ])('%j is refused, also when only validating', async (inputs, pointer, code) => {
    for (const query of ['', '?validate=only']) {
      const { status, json } = await energy({ speed: 36, ...inputs }, query);
      expect(status).toBe(422);
      expect(json.errors).toContainEqual(expect.objectContaining({ pointer, code }));
    }
  });

  it('are refused for whole numbers and choices', async () => {
    const calculator = 'compound-interest';
    const inputs = { principal: 1, rate: 5, years: 1, frequency: { value: 'monthly', uncertainty: 1 } };
    const { json } = await service.calculate(key, { calculator, inputs });
    expect(json.errors).toEqual([
      expect.objectContaining({ pointer: '/inputs/frequency/uncertainty', code: 'not-applicable' }),
    ]);
  });

  it('move the defaults that are worked out from an uncertain input, which are told and can be sent again', async () => {
    const inputs = { load: 5, span: { value: 3, unit: 'm', uncertainty: 0.03 } };
    const { json } = await service.calculate(key, { calculator: 'beam-cantilever-end-load', inputs });
    expect(json.result.results.fixedMoment).toMatchObject({ value: 15, uncertainty: expect.closeTo(0.15, 9) });
    expect(json.inputs.position).toEqual({
      value: 3,
      unit: 'm',
      uncertainty: expect.closeTo(0.03, 9),
      derived: true,
    });
    const again = await service.calculate(key, { calculator: 'beam-cantilever-end-load', inputs: json.inputs });
    expect(again.json.result.results).toEqual(json.result.results);
    expect(again.json.cached).toBe(true);
  });

  it('leave alone a default that was sent as a value of its own', async () => {
    const inputs = { load: 5, span: { value: 3, unit: 'm', uncertainty: 0.03 }, position: 3 };
    const { json } = await service.calculate(key, { calculator: 'beam-cantilever-end-load', inputs });
    expect(json.result.results.fixedMoment).toMatchObject({ value: 15, uncertainty: 0 });
    expect(json.inputs.position).toBe(3);
  });

  it('take no word of what is derived where nothing is', async () => {
    const inputs = { mass: { ...mass, derived: true }, speed };
    const { status, json } = await energy(inputs);
    expect(status).toBe(422);
    expect(json.errors).toEqual([expect.objectContaining({ pointer: '/inputs/mass', code: 'wrong-type' })]);
  });

  it('never come with null, however large they are', async () => {
    const inputs = { windFrom: 60, windSpeed: { value: 20, uncertainty: 1e308 }, runway: 30 };
    const { status, text } = await service.calculate(key, { calculator: 'crosswind-component', inputs });
    expect(status).toBe(200);
    expect(text).not.toContain('null');
    expect(JSON.parse(text).result.results.crosswind.contributions).toEqual({ windSpeed: 1 });
  });

  it('are refused where no number says them in the unit of the input', async () => {
    const { status, json } = await energy({ mass: { value: 1, unit: 't', uncertainty: 1e308 }, speed: 36 });
    expect(status).toBe(422);
    expect(json.errors).toEqual([expect.objectContaining({ pointer: '/inputs/mass/uncertainty', code: 'too-large' })]);
  });
});

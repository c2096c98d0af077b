/** What is told beside results and refused between inputs: in answers of every kind, in details, and on pages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../harness.js';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  ({ key } = await service.account('developer'));
});
afterAll(() => service.close());

/** 46 kg at 175 cm are a BMI of 15.02. */
const THIN = { calculator: 'body-mass-index', inputs: { weight: 46, height: 175 } };
const SEVERE = { level: 'danger', message: expect.stringContaining('severe thinness') };

describe('cautions', () => {
  it('are in the answer, also in the one that is kept, and absent where there are none', async () => {
    const first = await service.calculate(key, THIN);
    expect(first.json.result.cautions).toContainEqual(SEVERE);
    const again = await service.calculate(key, THIN);
    expect(again.json).toMatchObject({ cached: true, result: { cautions: first.json.result.cautions } });
    const plain = await service.calculate(key, { ...THIN, inputs: { weight: 70, height: 175 } });
    expect(plain.status).toBe(200);
    expect(plain.json.result).not.toHaveProperty('cautions');
  });

  it.each([
    ['steps', { ...THIN, steps: true }],
    ['uncertainties', { ...THIN, inputs: { ...THIN.inputs, weight: { value: 46, unit: 'kg', uncertainty: 0.1 } } }],
    ['solveFor', { ...THIN, inputs: { height: 175 }, solveFor: 'weight', target: { bmi: 15 } }],
  ])('come with %s', async (_, body) => {
    const { status, json } = await service.calculate(key, body);
    expect(status).toBe(200);
    expect(json.result.cautions).toContainEqual(SEVERE);
  });

  it('ask what was meant where an input is not usual', async () => {
    const { json } = await service.calculate(key, { ...THIN, inputs: { weight: 70, height: 1.75 } });
    // Beyond the bounds it is refused instead.
    const told = json.result?.cautions ?? json.errors;
    expect(told).toContainEqual(expect.objectContaining({ pointer: '/inputs/height' }));
  });

  it('stand on the page between the main result and all others', async () => {
    const { text } = await service.get('/calculators/body-mass-index?weight=46&height=175');
    const places = ['main-result', 'class="cautions"', 'severe thinness', 'class="explanation"'].map((part) =>
      text.indexOf(part),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(text.slice(places[0], places[1]).match(/data-output/g)).toHaveLength(1);
    expect(text).toContain('<strong>Danger: </strong>');
  });

  it('are announced in the detail', async () => {
    const { json } = await service.get('/api/v1/calculators/body-mass-index');
    expect(json.cautions).toContainEqual({ level: 'danger', says: expect.stringContaining('severe thinness') });
    expect(json.inputs[0].usual).toEqual([expect.any(Number), expect.any(Number)]);
  });
});

describe('what is required between inputs', () => {
  it('is refused at the field, with all else that is required', async () => {
    const readings = [
      { systolic: 120, diastolic: 80 },
      { systolic: 80, diastolic: 120 },
    ];
    const { status, json } = await service.calculate(key, {
      calculator: 'blood-pressure-category',
      inputs: { readings },
    });
    expect(status).toBe(422);
    expect(json.code).toBe('invalid-inputs');
    expect(json.errors).toEqual([
      expect.objectContaining({ code: 'conflict', pointer: expect.stringMatching(/^\/inputs\/readings\/1\//) }),
    ]);
  });
});

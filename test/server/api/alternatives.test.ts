/** Other solutions of equations in answers of the API. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../harness.js';

/** By hand: 250 Ω over 750 Ω, or the other way round. */
const DIVIDER = {
  calculator: 'voltage-divider',
  inputs: { inputVoltage: 10, outputResistance: 187.5, current: 10 },
};
const OTHER = {
  upper: { value: expect.closeTo(750, 9), label: 'Upper resistor', unit: 'Ω' },
  lower: { value: expect.closeTo(250, 9), label: 'Lower resistor', unit: 'Ω' },
  outputVoltage: { value: expect.closeTo(2.5, 9), label: 'Output voltage without load', unit: 'V' },
};

describe('other solutions', () => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startTestService();
    ({ key } = await service.account('developer'));
  });
  afterAll(() => service.close());

  it('are in the answer, also in the one from the cache', async () => {
    const first = await service.calculate(key, DIVIDER);
    expect(first.json.result.alternatives).toEqual([OTHER]);
    expect(first.json.result.results.upper.value).toBeCloseTo(250, 9);
    const again = await service.calculate(key, DIVIDER);
    expect([first.json.cached, again.json.cached]).toEqual([false, true]);
    expect(again.json.result).toEqual(first.json.result);
  });

  it('are the answer when something of them is sent besides', async () => {
    const { json } = await service.calculate(key, { ...DIVIDER, inputs: { ...DIVIDER.inputs, upper: 750 } });
    expect(json.result.results).toMatchObject({ lower: OTHER.lower, outputVoltage: OTHER.outputVoltage });
    expect(json.result).not.toHaveProperty('alternatives');
  });

  it('come in the units that were asked for', async () => {
    const { json } = await service.calculate(key, { ...DIVIDER, units: { upper: 'kΩ' } });
    expect(json.result.alternatives).toEqual([
      { ...OTHER, upper: { ...OTHER.upper, value: expect.closeTo(0.75, 12), unit: 'kΩ' } },
    ]);
  });

  it('are there with steps and uncertainties, and have none of their own', async () => {
    const inputs = { ...DIVIDER.inputs, inputVoltage: { value: 10, unit: 'V', uncertainty: 0.1 } };
    const { json } = await service.calculate(key, { ...DIVIDER, inputs, steps: true });
    expect(json.result.steps.length).toBeGreaterThan(2);
    expect(json.result.results.upper.uncertainty).toBeGreaterThan(0);
    expect(json.result.alternatives).toEqual([OTHER]);
  });

  it('are there when an input is solved for, of which they are the others', async () => {
    const { outputResistance, ...inputs } = DIVIDER.inputs;
    const body = { calculator: DIVIDER.calculator, inputs, solveFor: 'upper', target: { outputResistance } };
    const { json } = await service.calculate(key, body);
    expect(json.result.solved).toMatchObject({ value: expect.closeTo(250, 9), others: [expect.closeTo(750, 9)] });
    expect(json.result.alternatives).toEqual([OTHER]);
  });

  it('are not mentioned where there are none', async () => {
    const { json } = await service.calculate(key, { calculator: 'ohms-law', inputs: { voltage: 12, resistance: 4 } });
    expect(Object.keys(json.result)).toEqual(['results', 'explanation']);
  });
});

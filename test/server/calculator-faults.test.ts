/** A calculator that fails at some input takes nothing else with it, and its cause is in the log and nowhere else. */
import { afterEach, describe, expect, it } from 'vitest';
import { catalogueWithDetail, catalogueWithFault } from './catalogue-fixture.js';
import { startTestService, type TestService } from './harness.js';

let service: TestService;
afterEach(() => service.close());

const SECRET = 123.456;
const CAUSE = 'Nobody thought of that.';
/** Fails for everything but what the first example asks. */
const FAULTS = {
  formula: `const { formula } = calculator.definition; calculator.definition = { ...calculator.definition,
    formula: (inputs) => { if (inputs.weight === ${SECRET}) throw new TypeError('${CAUSE}'); return formula(inputs); } };`,
  explanation: `calculator.definition = { ...calculator.definition,
    explanation: (values) => { if (values.weight === ${SECRET}) throw new TypeError('${CAUSE}'); return 'It is {bmi}.'; } };`,
  default: `const { inputs } = calculator.definition; calculator.definition = { ...calculator.definition, inputs: { ...inputs,
    height: { ...inputs.height, default: ({ weight }) => { if (weight === ${SECRET}) throw new TypeError('${CAUSE}'); return 1; } } } };`,
} as const;

describe.each(Object.entries(FAULTS))('a fault in a %s', (part, code) => {
  const inputs = part === 'default' ? { weight: SECRET } : { weight: SECRET, height: 175 };
  const query = new URLSearchParams(Object.entries(inputs).map(([name, value]) => [name, String(value)]));

  function expectLogged(): void {
    const lines = service.log.filter((line) => line.includes('A calculator failed.'));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const { calculator, inputs: names, err, requestId } = JSON.parse(line);
      expect([calculator, names]).toEqual(['body-mass-index', expect.arrayContaining(['weight'])]);
      expect(err.message).toBe(CAUSE);
      expect(err.stack).toMatch(/at /);
      expect(requestId).toMatch(/./);
      expect(line).not.toContain(String(SECRET));
    }
  }

  it('is a problem of ours over the API, and other inputs go on', async () => {
    service = await startTestService({
      environment: { GENERATED_DIR: catalogueWithFault('health', 'body-mass-index', code) },
    });
    const { key } = await service.account();
    const [failed, other] = await Promise.all([
      service.calculate(key, { calculator: 'body-mass-index', inputs }),
      service.calculate(key, { calculator: 'body-mass-index', inputs: { weight: 100, height: 200 } }),
    ]);
    expect([failed.status, failed.json.code]).toEqual([500, 'internal-error']);
    expect(failed.json.detail).toMatch(/^The calculator failed at these inputs\. The fault is ours/);
    expect(failed.text).not.toContain(CAUSE);
    expect(failed.text).not.toMatch(/\bat .*:\d+:\d+/);
    expect([other.status, other.json.result.results.bmi.value]).toEqual([200, 25]);
    expectLogged();
    if (part === 'default') return;
    const steps = await service.calculate(key, { calculator: 'body-mass-index', inputs, steps: true });
    expect([steps.status, steps.text.includes(CAUSE)]).toEqual([500, false]);
  });

  it('is told on the page, which shows all else', async () => {
    service = await startTestService({
      environment: { GENERATED_DIR: catalogueWithFault('health', 'body-mass-index', code) },
    });
    const { status, text } = await service.get(`/calculators/body-mass-index?${query}`);
    expect(status).toBe(500);
    expect(text).toContain('The calculator failed at these inputs. The fault is ours');
    for (const shown of ['<form', 'id="formula"', 'id="results"', `value="${SECRET}"`]) expect(text).toContain(shown);
    expect(text).not.toContain(CAUSE);
    expectLogged();
    expect((await service.get('/calculators/body-mass-index')).status).toBe(200);
    expect((await service.get('/calculators/body-mass-index?weight=100&height=200')).status).toBe(200);
  });
});

it('a formula that cannot be typeset is shown as text, and is in the log once', async () => {
  const broken = '\\frac{m';
  const directory = catalogueWithDetail('physics', 'kinetic-energy', (detail) => {
    const formula = detail.formula as { latex: string; text: string; symbols: Record<string, string> } | undefined;
    if (!formula) return detail;
    const latex = `E = ${broken}`;
    return { ...detail, formula: { ...formula, latex, symbols: { ...formula.symbols, mass: broken } } };
  });
  service = await startTestService({ environment: { GENERATED_DIR: directory } });
  for (const path of ['/calculators/kinetic-energy', '/calculators/kinetic-energy?mass=2&speed=36']) {
    const { status, text } = await service.get(path);
    expect(status).toBe(200);
    expect(text.slice(text.indexOf('id="formula"'))).toMatch(/<pre tabindex="0">/i);
    expect(text).toContain('<dt>\\frac{m</dt>');
  }
  const lines = service.log.filter((line) => line.includes('cannot be typeset'));
  expect(lines.map((line) => JSON.parse(line).calculator)).toEqual(['kinetic-energy']);
});

/** What each tool takes, answers and refuses, asked by the official client in each version of the protocol. */
import type { Client } from '@modelcontextprotocol/client';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { COMPOUND, startTestService, type TestService } from '../harness.js';
import { call, connect, VERSIONS } from './agent.js';

let service: TestService;
let key: string;
let client: Client;
beforeAll(async () => {
  service = await startTestService();
  ({ key } = await service.account());
  client = await connect(service.url, '2026-07-28', { 'x-api-key': key });
});
afterAll(async () => {
  await client.close();
  await service.close();
});

describe.each(VERSIONS)('a client of %s', (version) => {
  test('finds, describes and calculates', async () => {
    const agent = await connect(service.url, version, { authorization: `Bearer ${key}` });
    expect(agent.getServerVersion()?.name).toBe('reckoner');
    expect(agent.getInstructions()).toContain('search_calculators');
    const { tools } = await agent.listTools();
    expect(tools.map((tool) => tool.name)).toEqual([
      'search_calculators',
      'describe_calculator',
      'calculate',
      'calculate_batch',
      'convert_units',
    ]);
    const found = await call(agent, 'search_calculators', { query: 'compound interest' });
    expect(found.data.calculators[0].slug).toBe('compound-interest');
    const told = await call(agent, 'describe_calculator', { calculator: 'compound-interest' });
    const { text, data } = await call(agent, 'calculate', told.data.example);
    expect(data.result.results.amount.value).toBe(1647.01);
    expect(text).toBe(data.result.explanation);
    await agent.close();
  });
});

describe('tools', () => {
  it('say that they only read, and have schemas of objects with words', async () => {
    const { tools } = await client.listTools();
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const { name, title, description, annotations, inputSchema, outputSchema } of tools) {
      expect(name).toMatch(/^[a-z_]{1,64}$/);
      expect(title).toBeTruthy();
      expect(description!.length).toBeGreaterThan(60);
      expect(annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true, openWorldHint: false });
      for (const schema of [inputSchema, outputSchema]) {
        expect(schema).toMatchObject({ type: 'object' });
        expect(() => ajv.compile(schema!)).not.toThrow();
      }
    }
  });

  it('cost a model few words', async () => {
    const { tools } = await client.listTools();
    // Four characters are about a token.
    expect(JSON.stringify(tools).length).toBeLessThan(20_000);
  });

  it('are refused by name where there is none', async () => {
    await expect(client.callTool({ name: 'calculator', arguments: {} })).rejects.toThrow(
      /no tool “calculator”.*calculate/,
    );
  });
});

describe('search_calculators', () => {
  it('lists the best first, as many as were asked for, of a category', async () => {
    const { data, text } = await call(client, 'search_calculators', { query: 'loan', category: 'Finance', limit: 3 });
    expect(data.calculators).toHaveLength(3);
    expect(data.matching).toBeGreaterThan(3);
    expect(new Set(data.calculators.map((one: { category: string }) => one.category))).toEqual(new Set(['finance']));
    expect(text).toContain(data.calculators[0].slug);
  });

  it('says what to do where nothing is found', async () => {
    expect((await call(client, 'search_calculators', { query: 'qqqqzzzz' })).text).toMatch(/^No calculator matches/);
    const { text, data } = await call(client, 'search_calculators', { query: 'loan', category: 'money' });
    expect(text).toMatch(/no category “money”.*finance/);
    expect(data).toEqual({ matching: 0, calculators: [] });
  });

  test.each([
    [{}, '/query', 'missing'],
    [{ query: ' ' }, '/query', 'invalid-field'],
    [{ query: 'loan', limit: 0 }, '/limit', 'invalid-field'],
    [{ query: 'loan', limit: 2.5 }, '/limit', 'invalid-field'],
    [{ query: 'a '.repeat(13) }, '/query', 'invalid-field'],
    [{ query: 'loan', categry: 'finance' }, '/categry', 'unknown-field'],
  ])('refuses %j at %s', async (given, pointer, code) => {
    const { data, isError } = await call(client, 'search_calculators', given);
    expect(isError).toBe(true);
    expect(data).toMatchObject({ success: false, code: 'invalid-body', errors: [{ pointer, code }] });
  });
});

describe('describe_calculator', () => {
  it('tells what calculate takes', async () => {
    const { data, text } = await call(client, 'describe_calculator', { calculator: 'compound-interest' });
    expect(text).toContain('It needs principal, rate, years');
    expect(data.inputs.map((one: { name: string }) => one.name)).toEqual(['principal', 'rate', 'years', 'frequency']);
    expect(data.formula).toContain('A = P');
    expect(data.page).toBe('https://calc.example/calculators/compound-interest');
    expect(data).not.toHaveProperty('inputSchema');
  });

  it('suggests what was meant', async () => {
    const { data, text, isError } = await call(client, 'describe_calculator', { calculator: 'compund-interest' });
    expect(isError).toBe(true);
    expect(data).toMatchObject({ code: 'unknown-calculator' });
    expect(data.suggestions).toContain('compound-interest');
    expect(text).toContain('compound-interest');
  });
});

describe('calculate', () => {
  it('answers as REST does', async () => {
    const rest = (await service.calculate(key, COMPOUND)).json;
    const { data } = await call(client, 'calculate', COMPOUND);
    const { success: _, ...expected } = rest;
    expect(data).toEqual({ ...expected, cached: true });
  });

  it('puts cautions before everything else', async () => {
    const given = { ...COMPOUND, inputs: { ...COMPOUND.inputs, rate: 0.05 } };
    const rest = (await service.calculate(key, given)).json;
    const { text, data } = await call(client, 'calculate', given);
    expect(Object.keys(data)[0]).toBe('cautions');
    expect(data.cautions).toEqual(rest.result.cautions);
    expect(text.startsWith('Caution: ')).toBe(true);
    expect(text.endsWith(rest.result.explanation)).toBe(true);
  });

  test.each([
    [{ calculator: 'compound-interest', inputs: { principal: '1,000', rat: 5, years: 10 } }],
    [{ calculator: 'compound-interest', inputs: { principal: 1000, rate: 5, years: '10 kg' } }],
    [{ calculator: 'compound-interest' }],
    [{ calculator: 'compound-interest', inputs: {}, unit: {} }],
    [{ calculator: 'compuond-interest', inputs: {} }],
    [{ calculator: 'quadratic-equation', inputs: { a: 1, b: 0, c: 1 }, solveFor: 'a' }],
  ])('refuses %j with the issues of REST', async (given) => {
    const rest = await service.calculate(key, given);
    expect(rest.status).toBeGreaterThanOrEqual(400);
    const { data, text, isError } = await call(client, 'calculate', given);
    expect(isError).toBe(true);
    const { code, detail, errors, suggestions } = rest.json;
    expect(data).toMatchObject({ success: false, code, detail, errors });
    expect(data.suggestions).toEqual(suggestions);
    expect(text).toContain(detail);
    for (const { pointer } of errors) expect(text).toContain(pointer);
  });
});

describe('calculate with a sweep', () => {
  const swept = (sweep: unknown) => ({ ...COMPOUND, inputs: { principal: 1000, years: 10 }, sweep });
  const RATES = { input: 'rate', from: 1, to: 10, steps: 101 };
  const used = async () => (await service.get('/api/v1/me', { 'x-api-key': key })).json.today.used;

  it('answers as REST does, and is charged as it is', async () => {
    const rest = (await service.calculate(key, swept(RATES))).json;
    const before = await used();
    const { data, text } = await call(client, 'calculate', swept([RATES]));
    const { success: _, ...expected } = rest;
    expect(data).toEqual({ ...expected, cached: true });
    expect(text).toBe('The columns amount, interest, effectiveRate have the results of 101 points.');
    expect(await used()).toBe(before + 2);
  });

  it('puts cautions first, and says where there is no result', async () => {
    const odd = swept([{ input: 'rate', values: [5, 0.01, 90, 0.02] }]);
    const rest = (await service.calculate(key, odd)).json;
    const { data, text } = await call(client, 'calculate', odd);
    expect(Object.keys(data)[0]).toBe('cautions');
    expect(data.cautions).toEqual(rest.result.sweep.cautions);
    expect(data.result.sweep).not.toHaveProperty('cautions');
    expect(text).toMatch(/^Caution at \d points?: /);
    const dice = { input: 'dice', from: 2, to: 5, steps: 4 };
    const some = await call(client, 'calculate', {
      calculator: 'dice-sum-probability',
      inputs: { sides: 6, sum: 20 },
      sweep: [dice],
    });
    expect(some.text).toMatch(/^No result at 2 points: .+\nThe columns .+ have the results of 2 of 4 points\.$/);
    expect(some.data.result.sweep.rows).toEqual([2, 3]);
  });

  it.each([
    [swept([{ ...RATES, input: 'rat' }]), '/sweep/0/input', 'unknown-input'],
    [swept([{ ...RATES, steps: 1001 }]), '/sweep/0/steps', 'too-many-points'],
    [{ ...swept([RATES]), steps: true }, '/steps', 'not-applicable'],
    [{ ...COMPOUND, resultId: true }, '/resultId', 'unknown-field'],
  ])('refuses %j at %s', async (given, pointer, code) => {
    const before = await used();
    const { data, isError } = await call(client, 'calculate', given);
    expect(isError).toBe(true);
    expect(data.errors).toMatchObject([{ pointer, code }]);
    expect(await used()).toBe(before);
  });

  it('is no entry of a batch', async () => {
    const { data } = await call(client, 'calculate_batch', { entries: [swept([RATES])] });
    expect(data.entries[0]).toMatchObject({ code: 'invalid-body', errors: [{ pointer: '/entries/0/sweep' }] });
  });
});

describe('calculate_batch', () => {
  it('answers each entry, and leaves the others be where one is wrong', async () => {
    const wrong = { ...COMPOUND, inputs: { ...COMPOUND.inputs, rate: 'five' } };
    const { text, data, isError } = await call(client, 'calculate_batch', { entries: [COMPOUND, wrong, 7, COMPOUND] });
    expect(isError).toBe(false);
    expect(data).toMatchObject({ answered: 2, refused: 2 });
    expect(data.entries.map((one: { success: boolean }) => one.success)).toEqual([true, false, false, true]);
    expect(data.entries[0].result.results.amount.value).toBe(1647.01);
    expect(data.entries[1]).toMatchObject({ code: 'invalid-inputs', errors: [{ pointer: '/entries/1/inputs/rate' }] });
    expect(data.entries[2].code).toBe('invalid-body');
    expect(text).toContain('Entry 1: ');
    expect(text.endsWith('2 of 4 calculations are answered, 2 refused.')).toBe(true);
  });

  it('has the cautions of its entries first', async () => {
    const odd = { ...COMPOUND, inputs: { ...COMPOUND.inputs, rate: 0.05 } };
    const { text } = await call(client, 'calculate_batch', { entries: [COMPOUND, odd] });
    expect(text).toMatch(/^Entry 1: Caution: /);
  });

  test.each([
    [{}, 'missing'],
    [{ entries: [] }, 'invalid-field'],
    [{ entries: Array.from({ length: 101 }, () => COMPOUND) }, 'invalid-field'],
  ])('refuses what is no batch (%#)', async (given, code) => {
    const { data, isError } = await call(client, 'calculate_batch', given);
    expect(isError).toBe(true);
    expect(data).toMatchObject({ code: 'invalid-body', errors: [{ pointer: '/entries', code }] });
  });
});

describe('convert_units', () => {
  test.each([
    [{ value: 154, from: 'lb', to: 'kg' }, 69.85322498, 'kg', 'mass'],
    [{ value: '154 lb', to: 'kg' }, 69.85322498, 'kg', 'mass'],
    [{ value: 98.6, from: '°F', to: '°C' }, 37, '°C', 'temperature'],
    [{ value: '25', from: 'C', to: '°F' }, 77, '°F', 'temperature'],
    [{ value: 10, from: 'kt', to: 'm/s' }, 5.144444444444445, 'm/s', 'speed'],
  ])('%j', async (given, value, unit, dimension) => {
    const { data, text } = await call(client, 'convert_units', given);
    expect(data).toMatchObject({ value, unit, dimension });
    expect(text).toContain(`is ${value} ${unit}.`);
  });

  it('gives 34 digits besides', async () => {
    const { data } = await call(client, 'convert_units', { value: 1, from: 'm', to: 'ft' });
    expect(data.exact).toBe('3.28083989501312335958005249343832');
  });

  test.each([
    [{ value: 1, from: 'lb', to: 'm' }, '/to', 'wrong-dimension'],
    [{ value: 1, from: 'lbss', to: 'kg' }, '/from', 'unknown-unit'],
    [{ value: 1, to: 'kg' }, '/from', 'missing'],
    [{ value: '1 lb', from: 'oz', to: 'kg' }, '/from', 'conflict'],
    [{ value: 'one lb', to: 'kg' }, '/value', 'not-a-number'],
  ])('refuses %j at %s', async (given, pointer, code) => {
    const { data, isError } = await call(client, 'convert_units', given);
    expect(isError).toBe(true);
    expect(data).toMatchObject({ code: 'invalid-inputs', errors: [{ pointer, code }] });
  });

  it('has no value where there is none', async () => {
    const { data } = await call(client, 'convert_units', { value: -1, from: 'mW', to: 'dBm' });
    expect(data.code).toBe('no-result');
  });
});

describe('resources', () => {
  it('are all calculators, page by page', async () => {
    const first = await client.listResources({});
    const size = service.services.catalogue.size;
    const slugs = new Set(first.resources.map(({ uri }) => uri));
    let cursor = first.nextCursor;
    for (let page = 0; cursor !== undefined && page < size; page++) {
      const next = await client.listResources({ cursor });
      for (const { uri } of next.resources) slugs.add(uri);
      cursor = next.nextCursor;
    }
    expect(slugs.size).toBe(size);
    await expect(client.listResources({ cursor: '-1' })).rejects.toThrow(/cursor/);
  });

  it('are the pages as Markdown', async () => {
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates[0]!.uriTemplate).toBe('reckoner://calculators/{slug}');
    const { contents } = await client.readResource({ uri: 'reckoner://calculators/compound-interest' });
    const page = await service.get('/calculators/compound-interest.md');
    expect(contents).toEqual([
      { uri: 'reckoner://calculators/compound-interest', mimeType: 'text/markdown', text: page.text },
    ]);
    await expect(client.readResource({ uri: 'reckoner://calculators/none' })).rejects.toThrow();
  });

  it('are completed by their beginning', async () => {
    const { completion } = await client.complete({
      ref: { type: 'ref/resource', uri: 'reckoner://calculators/{slug}' },
      argument: { name: 'slug', value: 'compound' },
    });
    expect(completion.values).toContain('compound-interest');
  });
});

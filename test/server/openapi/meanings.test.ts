/** The OpenAPI document says what everything in it means, shows an answer of every operation, and tells answers apart. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from '../../../server/src/openapi/document.js';
import { startTestService, type TestService } from '../harness.js';
import { examplesOf, operationsOf, type Part, validators } from './validators.js';

const document: Part = describeApi('https://calc.example');
const faultOf = validators(document);
const schemas: Readonly<Record<string, Part>> = document.components.schemas;
const NAMED = '#/components/schemas/';

/** Fields without a meaning: they need words of their own, or a type with a name that has them. */
function meaningless(schema: Part, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const fields = Object.entries<Part>(schema.properties ?? {}).flatMap(([name, field]) => {
    const words = field.description ?? schemas[field.$ref?.slice(NAMED.length)]?.description ?? '';
    return [...(words.trim() === '' ? [`${place}.${name}`] : []), ...meaningless(field, `${place}.${name}`)];
  });
  const parts = [
    schema.items,
    schema.additionalProperties,
    ...['anyOf', 'oneOf', 'allOf'].flatMap((key) => schema[key]),
  ];
  return [...fields, ...parts.flatMap((part) => meaningless(part, `${place}[]`))];
}

describe('every field', () => {
  it('of every schema has a meaning', () => {
    expect(Object.keys(schemas).length).toBeGreaterThan(20);
    for (const [name, schema] of Object.entries(schemas))
      expect([name, schema.description]).not.toEqual([name, undefined]);
    expect(Object.entries(schemas).flatMap(([name, schema]) => meaningless(schema, name))).toEqual([]);
  });

  it('of bodies without a name has a meaning', () => {
    const bodies = operationsOf(document).flatMap(({ operation }) =>
      [operation.requestBody, ...Object.values<Part>(operation.responses)].flatMap((body) =>
        Object.values<Part>(body?.content ?? {}).map(({ schema }) => meaningless(schema, operation.operationId)),
      ),
    );
    expect(bodies.length).toBeGreaterThan(50);
    expect(bodies.flat()).toEqual([]);
  });

  it('in queries, paths and headers has a meaning, and so has every operation, answer and key', () => {
    const told = operationsOf(document).flatMap(({ operation }) => [
      [operation.operationId, operation.summary],
      ...(operation.parameters ?? []).map((one: Part) => [`${operation.operationId} ${one.name}`, one.description]),
      ...Object.entries<Part>(operation.responses).flatMap(([status, answer]) => [
        [`${operation.operationId} ${status}`, answer.description],
        ...Object.entries<Part>(answer.headers ?? {}).map(([name, one]) => [`${status} ${name}`, one.description]),
      ]),
    ]);
    const keys = Object.entries<Part>(document.components.securitySchemes).map(([name, one]) => [
      name,
      one.description,
    ]);
    expect(told.length).toBeGreaterThan(300);
    expect([...told, ...keys].filter(([, words]) => typeof words !== 'string' || words.trim() === '')).toEqual([]);
  });

  it('without one is found', () => {
    const inner = { properties: { b: { type: 'string' } } };
    expect(meaningless({ properties: { a: { description: 'A.', items: inner } } }, 'X')).toEqual(['X.a[].b']);
    expect(meaningless({ oneOf: [{ properties: { c: { $ref: `${NAMED}Nothing` } } }] }, 'X')).toEqual(['X[].c']);
  });
});

describe('every operation', () => {
  it.each(operationsOf(document))('$method $path shows requests and answers that fit', ({ operation }) => {
    const bodies: [string, Part][] = [
      ...Object.entries<Part>(operation.requestBody?.content ?? {}),
      ...Object.values<Part>(operation.responses).flatMap(({ content }) => Object.entries<Part>(content ?? {})),
    ];
    expect(Object.keys(operation.responses)).toContain('200');
    expect(Object.keys(operation.responses['200'].content).length).toBeGreaterThan(0);
    for (const [type, content] of bodies) {
      const examples = Object.entries(examplesOf(document, content));
      expect([type, examples.length > 0]).toEqual([type, true]);
      for (const [name, value] of examples) expect([name, faultOf(content.schema, value)]).toEqual([name, '']);
    }
  });

  it('has parameters whose examples fit', () => {
    let count = 0;
    for (const { operation } of operationsOf(document))
      for (const { name, schema, ...parameter } of operation.parameters ?? [])
        for (const value of Object.values(examplesOf(document, parameter))) {
          expect([name, faultOf(schema, value)]).toEqual([name, '']);
          count++;
        }
    expect(count).toBeGreaterThan(10);
  });
});

describe('what the service answers', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  /** Where the examples of parameters lead. */
  function addressOf({ path, operation }: { path: string; operation: Part }): string {
    const query = new URLSearchParams();
    let filled = path;
    for (const { name, in: place, ...parameter } of operation.parameters ?? []) {
      const [value] = Object.values<Part>(examplesOf(document, parameter));
      if (value === undefined) continue;
      if (place === 'path') filled = filled.replace(`{${name}}`, value);
      else
        for (const [key, one] of typeof value === 'object' ? Object.entries<Part>(value) : [[name, value]])
          query.set(key, one);
    }
    return `${filled}?${query}`;
  }
  /** What differs from time to time and from release to release. */
  const lasting = (text: string) =>
    text
      .replaceAll(/"(timestamp|version|formulaVersion)":"[^"]*"/g, '"$1":""')
      .replaceAll(/"(calculators|matching)":\d+/g, '"$1":0')
      .replaceAll(/"cached":(true|false)/g, '""');
  /** Shown in part, or of what is another each time; these are held to their schemas alone. */
  const IN_PART = ['listCategories', 'listChanges', 'openapi', 'metrics', 'readFigure', 'readResult'];

  it.each(
    operationsOf(document).filter(
      ({ method, operation }) => method === 'get' && !IN_PART.includes(operation.operationId),
    ),
  )('to $path is what is shown', async (one) => {
    const { key } = await service.account('hobby');
    if (one.operation.operationId === 'me') await service.calculate(key, { calculator: 'factorial', inputs: { n: 5 } });
    const answer = await service.get(addressOf(one), { 'x-api-key': key });
    const [content] = Object.values<Part>(one.operation.responses['200'].content);
    const [shown] = Object.values(examplesOf(document, content));
    const text = typeof shown === 'string' ? shown : JSON.stringify(shown);
    expect([answer.status, lasting(answer.text)]).toEqual([200, lasting(text)]);
  });

  it('to categories and the picture begins as is shown', async () => {
    const { get } = document.paths['/api/v1/categories'];
    const [category] = get.responses['200'].content['application/json'].example.categories;
    const counted = { ...category, count: expect.any(Number) };
    expect((await service.get('/api/v1/categories')).json.categories).toContainEqual(counted);
    const path = '/api/v1/calculators/{slug}/figure.svg';
    const { get: figure } = document.paths[path];
    const [begin, end] = figure.responses['200'].content['image/svg+xml'].example.split('…');
    const { text } = await service.get(addressOf({ path, operation: figure }));
    expect([text.startsWith(begin), text.endsWith(end)]).toEqual([true, true]);
  });

  it('to calculate fits one of its schemas alone', async () => {
    const { key } = await service.account();
    const { schema } = document.paths['/api/v1/calculate'].post.responses['200'].content['application/json'];
    const names = schema.oneOf.map(({ $ref }: Part) => $ref.slice(NAMED.length));
    expect(names).toEqual(['CalculationAnswer', 'SweepAnswer', 'ValidationAnswer']);
    const inputs = { principal: 1000, years: 10, rate: 5 };
    const { rate: _, ...others } = inputs;
    const answers = [
      await service.calculate(key, { calculator: 'compound-interest', inputs }),
      await service.calculate(key, {
        calculator: 'compound-interest',
        inputs: others,
        sweep: { input: 'rate', values: [1, 2] },
      }),
      await service.calculate(key, { calculator: 'compound-interest', inputs }, '?validate=only'),
    ];
    const fitting = answers.map(({ json }) =>
      names.filter((name: string) => faultOf({ $ref: NAMED + name }, json) === ''),
    );
    expect(fitting).toEqual(names.map((name: string) => [name]));
  });

  it('of calculators is declared, all of it', async () => {
    /** The same schemas, with which nothing may be there that they do not name. */
    const closed = JSON.parse(JSON.stringify(document), (_, value) =>
      value?.properties && value.type === 'object' ? { ...value, additionalProperties: false } : value,
    );
    const closedFaultOf = validators(closed);
    const detail = { $ref: `${NAMED}CalculatorDetail` };
    expect(closedFaultOf(detail, { surprise: true })).not.toBe('');
    const faults: string[] = [];
    for (const { slug } of service.services.catalogue.summaries) {
      const fault = closedFaultOf(detail, await service.services.catalogue.detail(slug));
      if (fault !== '') faults.push(`${slug}: ${fault}`);
    }
    expect(service.services.catalogue.size).toBeGreaterThan(1000);
    expect(faults).toEqual([]);
  });
});

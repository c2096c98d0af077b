/** The OpenAPI document describes every route, and answers are as it says. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueCodes } from '../../../engine/src/calculate/read/issues.js';
import { apiGroups, operationsGroups } from '../../../server/src/app.js';
import { batchIssueCodes } from '../../../server/src/calculations/issue-codes.js';
import { problems } from '../../../server/src/http/problems.js';
import { type Answer, ask, COMPOUND, startTestService, type TestService } from '../harness.js';

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document
let document: any;
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  document = (await service.get('/api/v1/openapi.json')).json;
});
afterAll(() => service.close());

describe('the OpenAPI document', () => {
  it('is version 3.1 and names this service', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://calc.example' }] });
  });

  it('describes every route, and no other', () => {
    const routes = [...apiGroups, ...operationsGroups].flatMap((group) => group(service.services));
    const served = routes.flatMap((route) => {
      const path = route.path.replace(/:(\w+)/g, '{$1}');
      return [...(route.get ? [`get ${path}`] : []), ...(route.post ? [`post ${path}`] : [])];
    });
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations as object).map((method) => `${method} ${path}`),
    );
    expect(described.sort()).toEqual(served.sort());
  });

  it('describes every problem under its own status, and no other', () => {
    const found = new Set<string>();
    const answers = [
      // biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document
      ...Object.values<any>(document.paths).flatMap((path) => Object.values<any>(path).map((one) => one.responses)),
      { 404: document.components.responses.UnknownPath, 405: document.components.responses.MethodNotAllowed },
    ];
    for (const responses of answers)
      for (const [status, { description, content }] of Object.entries<{ description: string; content?: object }>(
        responses,
      ))
        if (content && 'application/problem+json' in content)
          for (const [, code] of description.matchAll(/`([a-z-]+)`:/g)) {
            expect(problems[code as keyof typeof problems]?.status).toBe(Number(status));
            found.add(code!);
          }
    const ofTheApi = Object.entries(problems).filter(([, problem]) => !('pagesOnly' in problem));
    expect([...found].sort()).toEqual(ofTheApi.map(([code]) => code).sort());
    expect(document.components.schemas.Problem.properties.code.enum.sort()).toEqual([...found].sort());
  });

  it('has only references that lead somewhere, and an id for each operation', () => {
    for (const [, name] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      expect(document.components.schemas).toHaveProperty(name!);
    const ids = [...JSON.stringify(document.paths).matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(8);
    expect(new Set(ids).size).toBe(ids.length);
  });

  describe('fits the answers', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    /** Compiled once each: that takes longer than all the checks. */
    const compiled = new Map<string, ValidateFunction>();
    function validatorOf(name: string): ValidateFunction {
      const validator =
        compiled.get(name) ?? ajv.compile({ ...document.components.schemas[name], components: document.components });
      compiled.set(name, validator);
      return validator;
    }
    const post = (path: string, key: string, body: object) =>
      ask(`${service.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: JSON.stringify(body),
      });
    function expectFit(name: string, answer: Answer): void {
      const validator = validatorOf(name);
      const fits = validator(answer.json);
      expect([name, fits, ajv.errorsText(validator.errors)]).toEqual([name, true, 'No errors']);
    }

    it('of every operation', async () => {
      const { key } = await service.account();
      expectFit('CalculatorList', await service.get('/api/v1/calculators'));
      expectFit('CategoryList', await service.get('/api/v1/categories'));
      expectFit('Me', await service.get('/api/v1/me', { 'x-api-key': key }));
      for (const { slug } of service.services.catalogue.summaries) {
        const detail = await service.get(`/api/v1/calculators/${slug}`);
        expectFit('CalculatorDetail', detail);
        expect(validatorOf('CalculationRequest')(detail.json.usage.request)).toBe(true);
        expectFit('CalculationAnswer', await service.calculate(key, detail.json.usage.request));
      }
      expectFit('ValidationAnswer', await service.calculate(key, COMPOUND, '?validate=only'));
    });

    it('with steps, a solution, other solutions and uncertainties', async () => {
      const { key } = await service.account();
      const { calculator, inputs } = COMPOUND;
      const { rate, ...others } = inputs;
      for (const body of [
        { calculator, inputs: others, solveFor: 'rate', target: { amount: 2000 }, steps: true },
        { calculator, inputs: { ...inputs, rate: { value: rate, uncertainty: 0.1 } } },
        { calculator: 'rectangle-geometry', inputs: { area: 48, perimeter: 28 } },
      ]) {
        expect(validatorOf('CalculationRequest')(body)).toBe(true);
        expectFit('CalculationAnswer', await service.calculate(key, body));
      }
    });

    it('of sweeps, sensitivities, many digits, and many at once', async () => {
      const { key } = await service.account();
      const { calculator, inputs } = COMPOUND;
      const { rate: _, ...others } = inputs;
      const sweep = { input: 'rate', values: [5, 0.01, '7 %'] };
      const grid = [
        { input: 'b', from: -3, to: 3, steps: 3 },
        { input: 'c', values: [0, 1, 20] },
      ];
      const swept = [
        { calculator, inputs: others, sweep },
        { calculator: 'quadratic-equation', inputs: { a: 1 }, sweep: grid, resultId: true },
      ];
      const single = [
        { calculator, inputs, sensitivities: true, precision: 50, resultId: true },
        { calculator, inputs: { ...inputs, rate: '5 ± 0.1 %' } },
      ];
      for (const [name, bodies] of [
        ['SweepAnswer', swept],
        ['CalculationAnswer', single],
      ] as const)
        for (const body of bodies) {
          expect(validatorOf('CalculationRequest')(body)).toBe(true);
          expectFit(name, await service.calculate(key, body));
        }
      const batch = {
        entries: [...swept, ...single, { ...COMPOUND, inputs: { rate: { from: 2, output: 'amount' } } }],
      };
      expect(validatorOf('BatchRequest')(batch)).toBe(true);
      const answer = await post('/api/v1/calculate/batch', key, batch);
      expect(answer.json.answered).toBe(4);
      expectFit('BatchAnswer', answer);
    });

    it('by its own examples', async () => {
      const { key } = await service.account();
      /** What differs each time, or from version to version of a calculator. */
      const timeless = (answer: unknown) =>
        JSON.stringify(answer)
          .replaceAll(/"(timestamp|instance|resultId)":"[^"]*"/g, '"$1":""')
          .replaceAll(/"cached":(true|false)/g, '"cached":""');
      let compared = 0;
      // biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document
      for (const [path, operations] of Object.entries<any>(document.paths)) {
        const request = operations.post?.requestBody.content['application/json'];
        const answers = operations.post?.responses[200].content['application/json'];
        for (const [name, { value }] of Object.entries<{ value: object }>(request?.examples ?? {})) {
          expect(ajv.compile({ ...request.schema, components: document.components })(value)).toBe(true);
          const answer = await post(path, key, value);
          expect([name, timeless(answer.json)]).toEqual([name, timeless(answers.examples[name].value)]);
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(6);
      const [again] = Object.values<{ value: object }>(
        document.paths['/api/v1/results/{id}'].get.responses[200].content['application/json'].examples,
      );
      expect(validatorOf('CalculationAnswer')(again!.value)).toBe(true);
    });

    it('of problems', async () => {
      const { key } = await service.account();
      expectFit('Problem', await service.get('/nowhere'));
      expectFit('Problem', await service.get('/api/v1/calculators?limit=0'));
      expectFit('Problem', await service.calculate(key, { ...COMPOUND, inputs: { principal: 'x', frequency: 'y' } }));
      expectFit('Problem', await service.calculate(key, { calculator: 'compoundinterest', inputs: {} }));
    });
  });
});

describe('docs/errors.md', () => {
  const text = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
  const [table, issues] = text.split('## Issue codes');

  it('has every problem with its status, cause and remedy, and no other', () => {
    const rows = [...table!.matchAll(/^\| `([a-z-]+)` \| (\d{3}) \| (.+) \| (.+) \|$/gm)];
    const described = Object.entries(problems).map(([code, { status, when, remedy }]) => [code, status, when, remedy]);
    expect(rows.map(([, code, status, when, remedy]) => [code, Number(status), when, remedy]).sort()).toEqual(
      described.sort(),
    );
  });

  it('has every issue code, and no other', () => {
    const listed = [...issues!.matchAll(/^- `([a-z-]+)`$/gm)].map(([, code]) => code);
    expect(listed.sort()).toEqual([...issueCodes, ...batchIssueCodes].sort());
  });
});

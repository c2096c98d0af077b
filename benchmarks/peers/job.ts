/**
 * The calculate job as one would write it with mathjs, shared by the Fastify and Express peers: key look-up by hash,
 * validation with valibot, a cache of ten minutes, the expression compiled by mathjs, and a quota counter. Quota and
 * cache live in memory, which favours the peers: Reckoner writes both to its store.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { all, create, type EvalFunction } from 'mathjs';
import * as v from 'valibot';

type Results = Readonly<Record<string, number | string>>;

interface Calculator {
  readonly schema: v.GenericSchema<unknown, Results>;
  /** The validated inputs as the expression wants them; it adds the outputs to them. */
  readonly scope: (inputs: Results) => Record<string, unknown>;
  readonly expression: EvalFunction;
  readonly outputs: readonly (readonly [name: string, label: string, unit: string])[];
  readonly explain: (values: Record<string, number | string>) => string;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const float64 = create(all!, {});
const decimal = create(all!, { number: 'BigNumber', precision: 34 });

const periods: Record<string, number> = { annually: 1, semiannually: 2, quarterly: 4, monthly: 12, daily: 365 };

const calculators: Readonly<Record<string, Calculator>> = {
  'body-mass-index': {
    schema: v.strictObject({
      weight: v.pipe(v.number(), v.minValue(20), v.maxValue(500)),
      height: v.pipe(v.number(), v.minValue(100), v.maxValue(250)),
    }),
    scope: ({ weight, height }) => ({ weight, height: Number(height) / 100 }),
    expression: float64.compile(`
      bmi = weight / height ^ 2;
      class = bmi < 18.5 ? "Underweight" : bmi < 25 ? "Normal weight" : bmi < 30 ? "Overweight" :
        bmi < 35 ? "Obesity class I" : bmi < 40 ? "Obesity class II" : "Obesity class III";
      healthyFrom = 18.5 * height ^ 2;
      healthyTo = 25 * height ^ 2;`),
    outputs: [
      ['bmi', 'BMI', 'kg/m²'],
      ['class', 'WHO class', ''],
      ['healthyFrom', 'Healthy weight from', 'kg'],
      ['healthyTo', 'Healthy weight to', 'kg'],
    ],
    explain: ({ bmi, class: name, healthyFrom, healthyTo }) =>
      `A BMI of ${shown(bmi, 1)} is in the class “${name}”; ` +
      `a weight of ${shown(healthyFrom, 1)} kg to ${shown(healthyTo, 1)} kg is normal.`,
  },
  'compound-interest': {
    schema: v.strictObject({
      principal: v.pipe(v.number(), v.minValue(0), v.maxValue(1e12)),
      rate: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
      years: v.pipe(v.number(), v.minValue(0), v.maxValue(200)),
      frequency: v.optional(v.picklist(Object.keys(periods)), 'monthly'),
    }),
    scope: ({ principal, rate, years, frequency }) => ({
      principal: decimal.bignumber(principal),
      rate: decimal.bignumber(rate).div(100),
      years: decimal.bignumber(years),
      frequency: decimal.bignumber(periods[frequency!]!),
    }),
    expression: decimal.compile(`
      amount = principal * (1 + rate / frequency) ^ (frequency * years);
      interest = amount - principal;
      effectiveRate = ((1 + rate / frequency) ^ frequency - 1) * 100;`),
    outputs: [
      ['amount', 'Final amount', '$'],
      ['interest', 'Interest earned', '$'],
      ['effectiveRate', 'Effective annual rate', '%'],
    ],
    explain: ({ amount, interest }) =>
      `The deposit grows to $${shown(amount, 2)}, of which $${shown(interest, 2)} is interest.`,
  },
};

const requestSchema = v.strictObject({ calculator: v.string(), inputs: v.record(v.string(), v.unknown()) });

/** The job as a function of the key header and the parsed body, for one account with one key and no limit. */
export function createJob(apiKey: string): (key: unknown, body: unknown) => Answer {
  const accounts = new Map([[hash(apiKey), { limit: Number.POSITIVE_INFINITY }]]);
  const used = new Map<string, number>();
  const cache = new LRUCache<string, { results: unknown; explanation: string }>({ max: 10_000, ttl: 600_000 });

  return (key, body) => {
    const account = typeof key === 'string' ? accounts.get(hash(key)) : undefined;
    if (!account) return problem(401, 'The key is missing or invalid.');
    const request = v.safeParse(requestSchema, body);
    if (!request.success) return problem(400, v.summarize(request.issues));
    const { calculator: slug, inputs } = request.output;
    const calculator = calculators[slug];
    if (!calculator) return problem(404, `There is no calculator "${slug}".`);
    const understood = v.safeParse(calculator.schema, inputs);
    if (!understood.success) return problem(422, v.summarize(understood.issues));

    const counter = `${key}:${new Date().toISOString().slice(0, 10)}`;
    const count = (used.get(counter) ?? 0) + 1;
    if (count > account.limit) return problem(429, 'The quota of the day is used up.');
    used.set(counter, count);

    const cacheKey = `${slug}:${JSON.stringify(understood.output)}`;
    const kept = cache.get(cacheKey);
    const result = kept ?? evaluate(calculator, understood.output);
    if (!kept) cache.set(cacheKey, result);
    return {
      status: 200,
      body: {
        success: true,
        calculator: slug,
        result,
        inputs: understood.output,
        cached: kept !== undefined,
        timestamp: new Date().toISOString(),
        calculatorUrl: `http://127.0.0.1/calculators/${slug}`,
      },
    };
  };
}

function evaluate(calculator: Calculator, inputs: Results) {
  const scope = calculator.scope(inputs);
  calculator.expression.evaluate(scope);
  const results: Record<string, { value: number | string; label: string; unit: string; exact?: string }> = {};
  const values: Record<string, number | string> = {};
  for (const [name, label, unit] of calculator.outputs) {
    const raw = scope[name];
    const value = typeof raw === 'string' ? raw : Number(raw);
    values[name] = value;
    results[name] = typeof raw === 'object' ? { value, label, unit, exact: String(raw) } : { value, label, unit };
  }
  return { results, explanation: calculator.explain(values) };
}

function shown(value: number | string | undefined, places: number): string {
  return Number(value).toFixed(places);
}

function problem(status: number, detail: string): Answer {
  return { status, body: { success: false, status, detail } };
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('base64');
}

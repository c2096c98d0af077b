/** The client: a method for each operation of the API. */
import type {
  Batch,
  Calculation,
  CalculatorDetail,
  CalculatorList,
  CategoryList,
  ChangeList,
  Me,
  Quota,
  Reply,
  Sweep,
  Validation,
} from './answers.js';
import type { AnyEntry, Checked, OutcomeOf } from './batch-entry.js';
import type { AnyCalculators, InputsOf, ResultsOf, SlugOf, UnitsOf } from './catalogue.js';
import type { FetchAnswer, Signal } from './platform.js';
import { type ProblemDocument, ProblemError } from './problems.js';
import { type Asked, Transport, type TransportOptions } from './transport.js';

/** What every call takes. */
export interface CallOptions {
  /** Gives up the call, also between two attempts: it rejects with the signal's reason. */
  readonly signal?: Signal | undefined;
}

/** What every call takes that is charged. */
export interface ChargedCallOptions extends CallOptions {
  /**
   * The `Idempotency-Key`, so that the same call is charged once though it is made again, also by another process within
   * 24 hours; `false`: none. Default: one of its own for each call.
   */
  readonly idempotencyKey?: string | false | undefined;
}

/** What of results is asked for besides. */
export interface Wanted<Units> {
  /** Units for results, by name. */
  readonly units?: Units;
  /** ISO 4217 code that labels and rounds money. Default: USD. */
  readonly currency?: string;
  /** The calculation line by line. */
  readonly steps?: boolean;
  /** Partial derivatives and elasticities. */
  readonly sensitivities?: boolean;
  /** Significant digits of `exact`, up to 60, for calculators that work in decimal. */
  readonly precision?: number;
  /** An id by which `result()` reads the answer again while it is kept. */
  readonly resultId?: boolean;
}

/** What an output should be: one by name. */
export type Target<Results> = { readonly [Name in keyof Results]?: unknown };

/** The values of one input. */
export type Axis<Name extends string> =
  | {
      readonly input: Name;
      /** `1`, or `"1 %"`. */
      readonly from: number | string;
      readonly to: number | string;
      /** How many values, both ends included. */
      readonly steps: number;
      /** `log`: by equal ratios. */
      readonly scale?: 'linear' | 'log';
    }
  | { readonly input: Name; readonly values: readonly unknown[] };

/**
 * A service's calculators: `new Reckoner({ baseUrl, key }).calculate('compound-interest', { principal: 1000, … })`.
 * Calls reject with a `ProblemError` where the service refuses, a `ConnectionError` where it cannot be reached.
 */
export class Reckoner<C = AnyCalculators> {
  readonly #transport: Transport;
  #quota: Quota | undefined;

  /** @throws TypeError where `baseUrl` is no address */
  constructor(options: TransportOptions) {
    this.#transport = new Transport(options, (headers) => {
      this.#quota = quotaOf(headers) ?? this.#quota;
    });
  }

  /** What was left of the day's quota at the last answer that said so. */
  get quota(): Quota | undefined {
    return this.#quota;
  }

  /** One calculation; it is charged. */
  calculate<const S extends SlugOf<C>>(
    calculator: S,
    inputs: InputsOf<C, S>,
    options: Wanted<UnitsOf<C, S>> & ChargedCallOptions = {},
  ): Promise<Calculation<ResultsOf<C, S>>> {
    return this.#calculate({ calculator, inputs }, options);
  }

  /** Finds the input that gives an output the value that it should have. */
  solve<const S extends SlugOf<C>, const Name extends keyof InputsOf<C, S> & string>(
    calculator: S,
    inputs: Omit<InputsOf<C, S>, Name>,
    goal: { readonly solveFor: Name; readonly target: Target<ResultsOf<C, S>> },
    options: Wanted<UnitsOf<C, S>> & ChargedCallOptions = {},
  ): Promise<Calculation<ResultsOf<C, S>>> {
    return this.#calculate({ calculator, inputs, ...goal }, options);
  }

  /** The outputs as columns over the values of one input, or of two for a grid: 1,000 points at most. */
  async sweep<const S extends SlugOf<C>, const Name extends keyof InputsOf<C, S> & string>(
    calculator: S,
    inputs: Omit<InputsOf<C, S>, Name>,
    sweep: Axis<Name> | readonly [Axis<Name>, Axis<Name>],
    options: Pick<Wanted<UnitsOf<C, S>>, 'units' | 'currency' | 'resultId'> & ChargedCallOptions = {},
  ): Promise<Sweep<ResultsOf<C, S>>> {
    const { signal, idempotencyKey, ...wanted } = options;
    const {
      success: _,
      result,
      ...about
    } = await this.#ask<Nested<{ sweep: object }>>({
      path: '/api/v1/calculate',
      body: { calculator, inputs, sweep, ...wanted },
      signal,
      idempotency: { key: idempotencyKey },
    });
    return { ...about, ...result.sweep } as Sweep<ResultsOf<C, S>>;
  }

  /** Whether the inputs are allowed, without computing or charging. */
  validate<const S extends SlugOf<C>>(
    calculator: S,
    inputs: InputsOf<C, S>,
    { signal, ...wanted }: Wanted<UnitsOf<C, S>> & CallOptions = {},
  ): Promise<Validation> {
    return this.#ask({
      path: '/api/v1/calculate',
      query: { validate: 'only' },
      body: { calculator, inputs, ...wanted },
      signal,
    });
  }

  /** Up to 100 calculations in order, each answered or refused for itself; inputs may be outputs of earlier ones. */
  async batch<const Entries extends readonly AnyEntry<C>[]>(
    entries: Entries & { readonly [Place in keyof Entries]: Checked<C, Entries[Place]> },
    { signal, idempotencyKey }: ChargedCallOptions = {},
  ): Promise<Batch<{ readonly [Place in keyof Entries]: OutcomeOf<C, Entries[Place]> }>> {
    type Outcomes = { readonly [Place in keyof Entries]: OutcomeOf<C, Entries[Place]> };
    type Answered = Nested<{ readonly sweep?: object }> | ProblemDocument;
    const { entries: outcomes, ...about } = await this.#ask<Batch<readonly Answered[]>>({
      path: '/api/v1/calculate/batch',
      body: { entries },
      signal,
      idempotency: { key: idempotencyKey },
    });
    const read = outcomes.map((one) => {
      if (!('result' in one)) return new ProblemError(one);
      const { sweep } = one.result;
      return flat(sweep === undefined ? one : { ...one, result: sweep });
    });
    return { ...about, entries: read as unknown as Outcomes };
  }

  /** A result again, by the id that its answer named, while it is kept. Not charged. */
  async result(id: string, { signal }: CallOptions = {}): Promise<Calculation> {
    return flat(await this.#ask<Nested<object>>({ path: `/api/v1/results/${encodeURIComponent(id)}`, signal }));
  }

  /** A question in words, answered where nothing has to be guessed; else a problem, `not-understood`. */
  async ask(question: string, { signal }: CallOptions = {}): Promise<Reply> {
    const { result, ...about } = await this.#ask<Nested<object>>({
      path: '/api/v1/ask',
      query: { q: question },
      signal,
    });
    return { ...about, ...result } as unknown as Reply;
  }

  /** Calculators of a category, or that match words; all of them by default. */
  calculators(
    query: { readonly q?: string; readonly category?: string; readonly limit?: number; readonly offset?: number } = {},
    { signal }: CallOptions = {},
  ): Promise<CalculatorList> {
    return this.#ask({ path: '/api/v1/calculators', query, signal });
  }

  /** Everything about one calculator. */
  calculator(slug: SlugOf<C>, { signal }: CallOptions = {}): Promise<CalculatorDetail> {
    return this.#ask({ path: `/api/v1/calculators/${encodeURIComponent(slug)}`, signal });
  }

  /** Calculators that were added, and formulas that changed, from a day on: for a program that pinned a version. */
  changes(
    query: { readonly since?: string; readonly calculator?: SlugOf<C> } = {},
    { signal }: CallOptions = {},
  ): Promise<ChangeList> {
    return this.#ask({ path: '/api/v1/changes', query, signal });
  }

  categories({ signal }: CallOptions = {}): Promise<CategoryList> {
    return this.#ask({ path: '/api/v1/categories', signal });
  }

  /** The plan, and what is used of the day. Not charged. */
  me({ signal }: CallOptions = {}): Promise<Me> {
    return this.#ask({ path: '/api/v1/me', signal });
  }

  async #calculate<Results>(
    request: object,
    { signal, idempotencyKey, ...wanted }: Wanted<unknown> & ChargedCallOptions,
  ): Promise<Calculation<Results>> {
    const body = { ...request, ...wanted };
    const idempotency = { key: idempotencyKey };
    return flat<Results>(await this.#ask<Nested<object>>({ path: '/api/v1/calculate', body, signal, idempotency }));
  }

  async #ask<T>(asked: Asked): Promise<T> {
    return (await this.#transport.ask(asked)) as T;
  }
}

/** An answer as the API nests it. */
interface Nested<Result> {
  readonly success: true;
  readonly result: Result;
}

function flat<Results>({ result, ...about }: Nested<object>): Calculation<Results> {
  return { ...about, ...result } as unknown as Calculation<Results>;
}

function quotaOf(headers: FetchAnswer['headers']): Quota | undefined {
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => headers.get(`x-ratelimit-${name}`));
  if (limit == null || remaining == null || reset == null) return undefined;
  return { limit: Number(limit), remaining: Number(remaining), resetsAt: new Date(Number(reset) * 1000) };
}

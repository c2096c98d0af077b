/** Answers from the catalogue on this machine, in this process. */

import type { FieldSpec, InputSpec } from '@reckoner/engine/authoring/kinds';
import { currencyOf, DEFAULT_CURRENCY } from '@reckoner/engine/calculate/present/currency';
import { isNumeric, unitOf } from '@reckoner/engine/calculate/present/results';
import { optionLabel } from '@reckoner/engine/calculate/read/kinds/choice';
import { understand } from '@reckoner/engine/calculate/read/understand';
import type { SweepResult } from '@reckoner/engine/calculate/sweep/columns';
import type { Calculator } from '@reckoner/engine/calculate/types';
import type { AnsweredQuestion } from '@reckoner/server/asking/answered';
import type { AskedCatalogue } from '@reckoner/server/asking/types';
import { currentRequest } from '@reckoner/server/calculations/current-names';
import { isExtended, workOn } from '@reckoner/server/calculations/extended';
import { sweepWork } from '@reckoner/server/calculations/sweep';
import { invalidInputs, plainWork, type Work } from '@reckoner/server/calculations/work';
import { Problem } from '@reckoner/server/http/problem';
import type { LocalCatalogue } from '../catalogue/local.js';
import { savedSince } from '../catalogue/saved-since.js';
import {
  type Answer,
  type Fields,
  type NumberField,
  Refusal,
  type Request,
  type Source,
  type SweepRequest,
} from './source.js';

export class InProcess implements Source {
  readonly #catalogue: LocalCatalogue;
  readonly #calculators = new Map<string, Calculator>();

  constructor(
    catalogue: LocalCatalogue,
    /** Today's UTC date. */
    private readonly today = new Date().toISOString().slice(0, 10),
  ) {
    this.#catalogue = catalogue;
  }

  async calculate(request: Request): Promise<Answer> {
    const { slug, inputs, result } = this.#compute(request);
    return { success: true, calculator: slug, result: result as Answer['result'], inputs };
  }

  async sweep(request: SweepRequest): Promise<SweepResult> {
    return (this.#compute(request).result as { readonly sweep: SweepResult }).sweep;
  }

  async fields(slug: string): Promise<Fields> {
    const { definition } = this.#calculator(this.#resolve(slug), false);
    return {
      title: definition.title,
      inputs: inputsOf(definition.inputs),
      outputs: fieldsOf(definition.outputs),
    };
  }

  async detail(slug: string) {
    const detail = this.#catalogue.detail(this.#resolve(slug));
    return { ...detail, related: detail.related.filter((one) => this.#catalogue.resolve(one) === one) };
  }

  savedSince(asked: string) {
    const slug = this.#catalogue.resolve(asked);
    return slug === undefined ? undefined : savedSince(this.#catalogue, slug);
  }

  async search(query: string, category: string | undefined) {
    const found = query === '' ? this.#catalogue.summaries() : await this.#catalogue.search(query);
    return category === undefined ? found : found.filter((one) => one.category === category.toLowerCase());
  }

  async ask(question: string): Promise<AnsweredQuestion> {
    const [{ ask }, { answeredQuestion }] = await Promise.all([
      import('@reckoner/server/asking/ask'),
      import('@reckoner/server/asking/answered'),
    ]);
    const asked = await ask(question, await askedCatalogue(this.#catalogue), this.today);
    if (asked.kind === 'answer') return answeredQuestion(question, asked);
    const { reason, reading, missing, calculators } = asked;
    const offer = reading && { ...reading, missing };
    throw new Refusal('not-understood', reason, [], calculators, offer);
  }

  #resolve(asked: string): string {
    const slug = this.#catalogue.resolve(asked);
    if (slug !== undefined) return slug;
    const suggestions = this.#catalogue.suggest(asked);
    const hint =
      suggestions.length > 0
        ? `Did you mean ${suggestions.map((one) => `"${one}"`).join(' or ')}?`
        : `Look for one with: reckoner search ${asked.replaceAll('-', ' ')}`;
    throw new Refusal('unknown-calculator', `There is no calculator "${asked}". ${hint}`, [], suggestions);
  }

  #calculator(slug: string, isLifted: boolean): Calculator {
    const known = this.#calculators.get(slug);
    if (known && (known.lifted || !isLifted)) return known;
    const calculator = this.#catalogue.calculator(slug, isLifted);
    this.#calculators.set(slug, calculator);
    return calculator;
  }

  /** @throws Refusal */
  #compute(request: Request | SweepRequest) {
    try {
      const slug = this.#resolve(request.calculator);
      return { slug, ...this.#work(slug, request).compute() };
    } catch (error) {
      throw asRefusal(error);
    }
  }

  #work(slug: string, sent: Request | SweepRequest): Work {
    const request = currentRequest(this.#calculator(slug, false), sent);
    const options = {
      ...(request.units && { units: request.units }),
      ...(request.currency !== undefined && { currency: request.currency }),
    };
    if ('sweep' in request) return sweepWork(this.#calculator(slug, false), request, options, this.today);
    if (!isExtended(request)) {
      const calculator = this.#calculator(slug, false);
      const understanding = understand(calculator, request.inputs, options, { today: this.today });
      if (!understanding.ok) throw invalidInputs(understanding.issues);
      return plainWork(calculator, understanding.understood);
    }
    const symbols = request.steps ? (this.#catalogue.detail(slug).formula?.symbols ?? {}) : undefined;
    return workOn(this.#calculator(slug, true), symbols, request, options, this.today);
  }
}

async function askedCatalogue(catalogue: LocalCatalogue): Promise<AskedCatalogue> {
  return {
    search: await catalogue.searcher(),
    resolve: (slug) => catalogue.resolve(slug),
    detail: async (slug) => catalogue.detail(slug),
    calculator: async (slug) => catalogue.calculator(slug),
  };
}

export function fieldsOf(specs: Readonly<Record<string, FieldSpec>>): Readonly<Record<string, NumberField>> {
  const currency = currencyOf(DEFAULT_CURRENCY)!;
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => {
      const { label, kind } = spec;
      if (!isNumeric(spec))
        return [name, { type: kind, label, unit: '', columns: 'columns' in spec ? fieldsOf(spec.columns) : undefined }];
      return [name, { type: kind, label, unit: unitOf(spec, { currency }), places: spec.places, digits: spec.digits }];
    }),
  );
}

export function inputsOf(specs: Readonly<Record<string, InputSpec>>): Readonly<Record<string, NumberField>> {
  const fields = fieldsOf(specs);
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => {
      const usual = 'default' in spec ? spec.default : undefined;
      const { when, formerly } = spec;
      return [name, { ...fields[name]!, default: usual, options: optionsOf(spec), when, formerly }];
    }),
  );
}

function optionsOf(spec: InputSpec): NumberField['options'] {
  if (spec.kind !== 'choice') return undefined;
  return Object.keys(spec.options).map((key) => ({ key, label: optionLabel(spec, key) }));
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof Problem)) return error;
  return new Refusal(error.code, error.detail, error.extras.errors, error.extras.suggestions);
}

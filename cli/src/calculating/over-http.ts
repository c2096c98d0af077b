/** Answers of a service, with the key of the environment. */
import type { SweepResult } from '@reckoner/engine/calculate/sweep/columns';
import type { Issue } from '@reckoner/engine/calculate/types';
import type { AnsweredQuestion } from '@reckoner/server/asking/answered';
import type { Detail, Summary } from '@reckoner/server/catalogue/catalogue';
import type { FieldDetail } from '@reckoner/server/catalogue/detail';
import {
  type Answer,
  type Fields,
  type NumberField,
  type Offer,
  Refusal,
  type Request,
  type Source,
  type SweepRequest,
} from './source.js';

/** For so long an answer is waited for. */
const LONGEST_MS = 30_000;

interface ProblemBody {
  readonly code?: string;
  readonly detail?: string;
  readonly title?: string;
  readonly errors?: readonly Issue[];
  readonly suggestions?: readonly string[];
  readonly offer?: Offer;
}

export class OverHttp implements Source {
  readonly #base: string;
  readonly #key: string | undefined;

  /** @throws RangeError where the address is none. */
  constructor(address: string, key: string | undefined) {
    const base = URL.canParse(address) ? new URL(address) : undefined;
    if (base === undefined || !/^https?:$/.test(base.protocol))
      throw new RangeError(`--server takes an address such as https://reckoner.example; "${address}" is none.`);
    this.#base = base.href.replace(/\/+$/, '');
    this.#key = key;
  }

  async calculate(request: Request): Promise<Answer> {
    const { success, calculator, result, inputs } = await this.#calculate<Answer>(request);
    return { success, calculator, result, inputs };
  }

  async sweep(request: SweepRequest): Promise<SweepResult> {
    const { result } = await this.#calculate<{ readonly result: { readonly sweep: SweepResult } }>(request);
    return result.sweep;
  }

  async fields(slug: string): Promise<Fields> {
    const { title, inputs, outputs } = await this.detail(slug);
    return { title, inputs: byName(inputs), outputs: byName(outputs) };
  }

  detail(slug: string): Promise<Detail> {
    return this.#ask(`/api/v1/calculators/${encodeURIComponent(slug)}`);
  }

  async search(query: string, category: string | undefined): Promise<readonly Summary[]> {
    const asked = new URLSearchParams({ ...(query && { q: query }), ...(category !== undefined && { category }) });
    const { calculators } = await this.#ask<{ calculators: readonly Summary[] }>(`/api/v1/calculators?${asked}`);
    return calculators;
  }

  async ask(question: string): Promise<AnsweredQuestion> {
    const where = `/api/v1/ask?${new URLSearchParams({ q: question })}`;
    const headers = { 'x-api-key': this.#keyOrRefusal() };
    const { timestamp: _, ...answer } = await this.#ask<AnsweredQuestion & { timestamp: string }>(where, { headers });
    return answer;
  }

  async #calculate<T>(request: Request): Promise<T> {
    return this.#ask<T>('/api/v1/calculate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': this.#keyOrRefusal() },
      body: JSON.stringify(request),
    });
  }

  #keyOrRefusal(): string {
    if (this.#key !== undefined && this.#key !== '') return this.#key;
    throw new Refusal('missing-key', 'A service calculates with a key: set RECKONER_API_KEY to yours.');
  }

  async #ask<T>(where: string, init: RequestInit = {}): Promise<T> {
    let response: Response;
    try {
      response = await fetch(this.#base + where, { ...init, signal: AbortSignal.timeout(LONGEST_MS) });
    } catch (error) {
      const { cause, message } = error as Error;
      const reason = cause instanceof Error && cause.message ? cause.message : message;
      throw new Refusal('unreachable', `${this.#base} could not be reached: ${reason}.`);
    }
    const body = (await response.json().catch(() => undefined)) as unknown;
    if (response.ok && typeof body === 'object' && body !== null) return body as T;
    const { code, detail, title, errors, suggestions, offer } = (body ?? {}) as ProblemBody;
    if (code === undefined)
      throw new Refusal('unreachable', `${this.#base} answered with status ${response.status}, not as Reckoner does.`);
    throw new Refusal(code, detail ?? title ?? code, errors, suggestions, offer);
  }
}

function byName(fields: readonly FieldDetail[]): Readonly<Record<string, NumberField>> {
  return Object.fromEntries(
    fields.map(({ name, columns, ...field }) => [name, { ...field, columns: columns && byName(columns) }]),
  );
}

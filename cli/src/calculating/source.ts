/** Who answers: the catalogue on this machine, or a service. Both give the same answers and the same refusals. */
import type { AssumableField } from '@reckoner/engine/calculate/present/assumed';
import type { SweepResult } from '@reckoner/engine/calculate/sweep/columns';
import type { Issue, ResultValue } from '@reckoner/engine/calculate/types';
import type { AnsweredQuestion } from '@reckoner/server/asking/answered';
import type { Reading } from '@reckoner/server/asking/types';
import type { Detail, Summary } from '@reckoner/server/catalogue/catalogue';

/** As `POST /api/v1/calculate` takes it. */
export interface Request {
  readonly calculator: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly units?: Readonly<Record<string, string>>;
  readonly currency?: string;
  readonly steps?: true;
  readonly solveFor?: string;
  readonly target?: Readonly<Record<string, unknown>>;
}

export interface SweepRequest extends Request {
  readonly sweep: { readonly input: string; readonly values: readonly string[] };
}

export interface Caution {
  readonly level: string;
  readonly message?: string;
  readonly text?: string;
  readonly pointer?: string;
  /** It holds of this one of the alternatives, counted from 0, and not of the results. */
  readonly alternative?: number;
}

export interface Step {
  readonly text: string;
  readonly label?: string;
  readonly since?: string;
}

/** A result, with what is said of its uncertainty where inputs had one. */
export type Shown = ResultValue & { readonly uncertainty?: number; readonly uncertaintyNote?: string };

export interface Result {
  readonly results: Readonly<Record<string, Shown>>;
  readonly explanation: string;
  readonly cautions?: readonly Caution[];
  readonly alternatives?: readonly Readonly<Record<string, ResultValue>>[];
  readonly steps?: readonly Step[];
  readonly solved?: ResultValue & { readonly name: string };
}

export interface Answer {
  readonly success: true;
  readonly calculator: string;
  readonly result: Result;
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** What a field says of how its numbers are written; of an input also what is assumed, and when. */
export interface NumberField extends Pick<AssumableField, 'default' | 'options' | 'when' | 'formerly'> {
  /** The kind: `quantity`, `money`, … */
  readonly type: string;
  readonly label: string;
  /** In which the calculator shows it by itself. */
  readonly unit: string;
  readonly places?: number | undefined;
  readonly digits?: number | undefined;
  /** Of a table. */
  readonly columns?: Readonly<Record<string, NumberField>> | undefined;
}

export interface Fields {
  readonly title: string;
  readonly inputs: Readonly<Record<string, NumberField>>;
  readonly outputs: Readonly<Record<string, NumberField>>;
}

export interface Source {
  /** @throws Refusal */
  calculate(request: Request): Promise<Answer>;
  /** One calculation at many values of an input. @throws Refusal also where none of them has a result */
  sweep(request: SweepRequest): Promise<SweepResult>;
  /** What is needed to write its answers. @throws Refusal */
  fields(slug: string): Promise<Fields>;
  /** @throws Refusal */
  detail(slug: string): Promise<Detail>;
  /** The file of a calculator that was saved after its catalogue was generated, where that can be. */
  savedSince?(slug: string): string | undefined;
  search(query: string, category: string | undefined): Promise<readonly Summary[]>;
  /** @throws Refusal also where the question cannot be understood without guessing */
  ask(question: string): Promise<AnsweredQuestion>;
}

/** The calculator that a question probably means, with what was understood. */
export interface Offer extends Pick<Reading, 'calculator' | 'title' | 'understood'> {
  /** Labels of inputs. */
  readonly missing: readonly string[];
}

/** What has no answer, in the words of the API's problems. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    /** As in docs/errors.md, or `unreachable`. */
    readonly code: string,
    message: string,
    readonly errors: readonly Issue[] = [],
    readonly suggestions: readonly string[] = [],
    readonly offer?: Offer,
  ) {
    super(message);
  }
}

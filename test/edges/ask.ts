/** Asks calculators of the catalogue as the API does, without a service around it. */
import { extendedWork } from '../../server/src/calculations/extended.js';
import { Catalogue } from '../../server/src/catalogue/catalogue.js';
import { Problem } from '../../server/src/http/problem.js';
import { GENERATED } from '../server/catalogue-fixture.js';

const catalogue = new Catalogue(GENERATED, 'https://calc.example');
const TODAY = '2026-01-31';

export interface Asked {
  readonly units?: Readonly<Record<string, string>>;
  readonly steps?: boolean;
  readonly solveFor?: string;
  readonly target?: Readonly<Record<string, unknown>>;
}

/** What an answer says, in parts that cases look into. */
export interface Answer {
  /** Of each output, by its name. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly uncertainties: Readonly<Record<string, number | undefined>>;
  readonly explanation: string;
  /** Levels and messages. */
  readonly cautions: readonly string[];
  /** Pointers and messages; the reason where there is no result. */
  readonly refused: readonly string[];
  /** Lines of the steps. */
  readonly steps: readonly string[];
}

interface Result {
  readonly results: Readonly<Record<string, { readonly value: unknown; readonly uncertainty?: number }>>;
  readonly explanation: string;
  readonly cautions?: readonly { readonly level: string; readonly message: string }[];
  readonly steps?: readonly { readonly text: string }[];
}

const NOTHING: Answer = { values: {}, uncertainties: {}, explanation: '', cautions: [], refused: [], steps: [] };

export async function ask(slug: string, inputs: Readonly<Record<string, unknown>>, asked: Asked = {}): Promise<Answer> {
  const { units, ...rest } = asked;
  try {
    const work = await extendedWork(catalogue, slug, { inputs, ...rest }, units === undefined ? {} : { units }, TODAY);
    const { results, explanation, cautions = [], steps = [] } = work.compute().result as Result;
    const of = <T>(pick: (result: Result['results'][string]) => T) =>
      Object.fromEntries(Object.entries(results).map(([name, result]) => [name, pick(result)]));
    return {
      ...NOTHING,
      values: of(({ value }) => value),
      uncertainties: of(({ uncertainty }) => uncertainty),
      explanation,
      cautions: cautions.map(({ level, message }) => `${level}: ${message}`),
      steps: steps.map(({ text }) => text),
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { errors = [] } = error.extras;
    return {
      ...NOTHING,
      refused: errors.length > 0 ? errors.map(({ pointer, message }) => `${pointer}: ${message}`) : [error.detail],
    };
  }
}

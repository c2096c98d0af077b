/** What a reader of a calculator is told for some inputs. */
import type { InputSpec } from '@reckoner/engine/authoring/kinds';
import { understand } from '@reckoner/engine/calculate/read/understand';
import type { Calculator, Understanding } from '@reckoner/engine/calculate/types';
import { plainWork } from '@reckoner/server/calculations/work';
import { Problem } from '@reckoner/server/http/problem';
import { assumedOf } from '../../cli/src/calculating/assumed.js';
import { fieldsOf, inputsOf } from '../../cli/src/calculating/in-process.js';
import type { Fields, Result } from '../../cli/src/calculating/source.js';
import { ValueWriter } from '../../cli/src/terminal/values.js';

const TODAY = '2026-03-10';

export type Specs = Readonly<Record<string, InputSpec>>;
export type Inputs = Readonly<Record<string, unknown>>;

export interface Told {
  /** The explanation; nothing where the inputs are refused. */
  readonly explanation?: string;
  /** With their level; what is refused, each with a ✗ before it. */
  readonly words: readonly string[];
  /** What is said of inputs that were not sent. */
  readonly assumed?: string | undefined;
  /** `Share: 10.0`; none where the inputs are refused. */
  readonly results: readonly string[];
}

const writer = new ValueWriter();

function resultsOf({ results }: Result, { outputs }: Fields): readonly string[] {
  return Object.entries(results).map(([name, result]) => `${result.label}: ${writer.result(outputs[name], result)}`);
}

/** Asks one calculator for many inputs. */
export class Reader {
  readonly #fields: Fields;
  readonly specs: Specs;

  constructor(private readonly calculator: Calculator) {
    const { title, inputs, outputs } = calculator.definition;
    this.specs = inputs;
    this.#fields = { title, inputs: inputsOf(inputs), outputs: fieldsOf(outputs) };
  }

  understand(inputs: Inputs): Understanding {
    return understand(this.calculator, inputs, {}, { today: TODAY });
  }

  toldOf(inputs: Inputs): Told {
    const understanding = this.understand(inputs);
    if (!understanding.ok) {
      const words = understanding.issues.map(({ pointer, message }) => `✗ ${pointer} ${message}`);
      return { words, results: [] };
    }
    try {
      const result = plainWork(this.calculator, understanding.understood).compute().result as unknown as Result;
      const cautions = (result.cautions ?? []).map(({ level, message }) => `! ${level}: ${message}`);
      const others = (result.alternatives ?? []).map((_, index) => `or alternative ${index + 1}`);
      return {
        explanation: result.explanation,
        words: [...cautions, ...others],
        assumed: assumedOf(this.#fields, inputs, { inputs: understanding.understood.inputs, result }),
        results: resultsOf(result, this.#fields),
      };
    } catch (error) {
      if (error instanceof Problem) return { words: [`✗ ${error.detail}`], results: [] };
      throw error;
    }
  }
}

export const isRefused = ({ results }: Told): boolean => results.length === 0;

export const sentencesOf = ({ explanation, words }: Told): readonly string[] =>
  explanation === undefined ? words : [explanation, ...words];

const NUMBER = /[-−]?\d+(?:[.,]\d+)*(?: × 10[⁻⁰¹²³⁴-⁹]+|e[-+]?\d+)?/g;

/** With whatever figures. */
export const withoutFigures = (text: string): string => text.replaceAll(NUMBER, '#');

/** The words and classes of what is said. */
export function wordsOf(told: Told): readonly string[] {
  return [...sentencesOf(told), ...told.results].map(withoutFigures);
}

/** A desk in a process of one's own: no key, no quota, no store. */
import { unknownCalculator } from '../api/unknown-calculator.js';
import { Allowance } from '../calculations/allowance.js';
import { type Answered, answered, NOTHING_KEPT } from '../calculations/answered.js';
import type { Entry } from '../calculations/batch/request.js';
import { isAnswered, runBatch } from '../calculations/batch/run.js';
import { FAULT_TOLD, runCalculator } from '../calculations/fault.js';
import type { CalculationRequest } from '../calculations/request.js';
import { workOf } from '../calculations/work-of.js';
import { Catalogue } from '../catalogue/catalogue.js';
import { type Clock, systemClock } from '../clock.js';
import { Problem } from '../http/problem.js';
import { type Answer, type Desk, readAnswer } from './desk.js';

/** Where a service started here with its defaults would be; it stands in no answer. */
const NOWHERE = 'http://localhost:8080';

export interface LocalDeskOptions {
  /** The folder that code generation wrote. */
  readonly generated: string;
  /** Where the pages are to be seen, if anywhere. */
  readonly baseUrl?: string | undefined;
  readonly clock?: Clock;
  /** Hears of faults. */
  readonly onFault?: (error: unknown) => void;
}

/** @throws Error when nothing has been generated there. */
export function localDesk(options: LocalDeskOptions): Desk {
  const { generated, baseUrl, clock = systemClock, onFault = () => {} } = options;
  const catalogue = new Catalogue(generated, baseUrl ?? NOWHERE);
  const calculatorUrl = (slug: string) => `${baseUrl ?? NOWHERE}/calculators/${slug}`;

  async function calculate(request: CalculationRequest): Promise<Answer> {
    const slug = catalogue.resolve(request.calculator);
    if (slug === undefined) throw unknownCalculator(catalogue, request.calculator);
    const now = clock.now();
    const run = <R>(part: () => R): R => runCalculator(slug, request.inputs, part);
    const calculator = await catalogue.calculator(slug);
    const work = await run(() => workOf(catalogue, calculator, request, now));
    const details = { calculatorUrl: calculatorUrl(slug), resultId: false, run };
    return told(await answered(NOTHING_KEPT, calculator, work, details), now);
  }

  async function calculateAll(entries: readonly Entry[]): Promise<readonly (Answer | Problem)[]> {
    const now = clock.now();
    const desk = {
      ...{ catalogue, results: NOTHING_KEPT, allowance: new Allowance(), now, calculatorUrl },
      unknown: (slug: string) => unknownCalculator(catalogue, slug),
      failed(fault: unknown) {
        onFault(fault);
        return new Problem('internal-error', FAULT_TOLD);
      },
    };
    const outcomes = await runBatch(desk, entries);
    return outcomes.map((outcome) => (isAnswered(outcome) ? told(outcome, now) : outcome));
  }

  function told(answer: Answered, now: number): Answer {
    const { calculatorUrl: page, ...others } = readAnswer(answer.json(now));
    return baseUrl === undefined ? others : { ...others, calculatorUrl: page };
  }

  return {
    catalogue,
    baseUrl,
    look: (_cost, work) => work(),
    calculate,
    calculateAll,
    charged: async (_name, work) => work(),
    failed(error) {
      onFault(error);
      return '';
    },
    called() {},
  };
}

/** What is told of a question that was answered, by the service and on the command line. */
import type { Answer } from './types.js';

export function answeredQuestion(question: string, asked: Answer) {
  const { calculator, title, inputs, understood, output, results, explanation, cautions, units, currency } = asked;
  return {
    success: true as const,
    question,
    calculator,
    title,
    understood,
    output,
    result: { results, explanation, ...(cautions === undefined ? {} : { cautions }) },
    request: {
      calculator,
      inputs,
      ...(units === undefined ? {} : { units }),
      ...(currency === undefined ? {} : { currency }),
    },
  };
}

export type AnsweredQuestion = ReturnType<typeof answeredQuestion>;

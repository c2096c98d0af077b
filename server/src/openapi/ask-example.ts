/** Examples of answers in the OpenAPI document. */

interface JsonAnswer {
  readonly content?: { readonly 'application/json': object };
}

/** The same description of an answer with an example of its body. */
export function withExample(answer: JsonAnswer, example: object): object {
  return { ...answer, content: { 'application/json': { ...answer.content?.['application/json'], example } } };
}

export const ASK_EXAMPLE = {
  success: true,
  question: '20% of 50',
  calculator: 'percentage-of-number',
  title: 'Percentage',
  understood: [
    { name: 'rate', label: 'Percentage', value: '20%', from: '20%' },
    { name: 'whole', label: 'Whole', value: '50', from: '50' },
  ],
  output: 'part',
  result: {
    results: { part: { value: 10, label: 'Part', unit: '' } },
    explanation: '20% of 50 is 10.',
  },
  request: { calculator: 'percentage-of-number', inputs: { rate: '20%', whole: '50' } },
  calculatorUrl: 'https://calc.example/calculators/percentage-of-number?rate=20%25&whole=50',
  timestamp: '2026-01-31T12:00:00.000Z',
};

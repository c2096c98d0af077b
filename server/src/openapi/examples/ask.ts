/** A question with its answer, for the OpenAPI document. */

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
  calculatorUrl: '{base_url}/calculators/percentage-of-number?rate=20%25&whole=50',
  timestamp: '2026-01-31T12:00:00.000Z',
};

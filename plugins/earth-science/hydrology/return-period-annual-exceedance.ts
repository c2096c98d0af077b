import { defineEquations, number, percent } from '@reckoner/engine';

/** Independent years with the same chance of exceedance. */
export default defineEquations({
  title: 'Return period and risk',
  description:
    'Chance that a flood of a return period comes at least once in a number of years, or the return period for a risk.',
  keywords: [
    '100-year flood',
    'annual exceedance probability',
    'recurrence interval',
    'design life',
    'hydrologic risk',
  ],
  variables: {
    returnPeriod: number({ label: 'Return period in years', symbol: 'T', above: 1, max: 1e9 }),
    probability: percent({
      label: 'Annual exceedance probability',
      symbol: 'p',
      above: 0,
      below: 100,
      usual: [0.01, 99],
    }),
    years: number({ label: 'Number of years', symbol: 'n', above: 0, max: 1e6 }),
    risk: percent({ label: 'Chance of at least one exceedance', symbol: 'R', min: 0, max: 100, usual: [0.01, 99.99] }),
    expected: number({ label: 'Expected number of exceedances', symbol: 'N', min: 0 }),
  },
  equations: ({ returnPeriod, probability, years, risk, expected }) => [
    [probability, 1 / returnPeriod],
    [risk, 1 - (1 - probability) ** years],
    [expected, years * probability],
  ],
  explanation:
    'An event with a return period of {returnPeriod} {returnPeriod|year|years} comes within {years} {years|year|years} with a chance of {risk}.',
  examples: [
    {
      inputs: { returnPeriod: 100, years: 30 },
      results: { probability: 1, risk: 26.0299627, expected: 0.3 },
      source: 'Python 3.11: 1 - 0.99^30',
    },
    {
      inputs: { risk: 10, years: 50 },
      results: { returnPeriod: 475.061255 },
      source: 'Python 3.11: 1/(1 - 0.9^(1/50)); the 475-year earthquake',
    },
    { inputs: { probability: 50, risk: 87.5 }, results: { years: 3, returnPeriod: 2 }, source: 'By hand: 1 - 0.5³' },
  ],
  references: [{ title: 'Chow, Maidment, Mays: Applied Hydrology (1988), §12.1' }],
});

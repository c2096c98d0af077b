import { defineCalculator, integer, normalPdf, normalQuantile, number, percent } from '@reckoner/engine';

/** Chapman's nearly unbiased estimate with Seber's variance; Lincoln-Petersen MC/R beside it. */
export default defineCalculator({
  title: 'Mark-recapture population estimate',
  description: 'Population size with confidence interval from animals marked, caught again and marked among these.',
  keywords: ['Lincoln-Petersen', 'Chapman estimator', 'capture-recapture', 'Lincoln index', 'population size'],
  inputs: {
    marked: integer({ label: 'Marked in the first catch', symbol: 'M', min: 1, max: 1e7 }),
    caught: integer({ label: 'Caught in the second catch', symbol: 'C', min: 1, max: 1e7 }),
    recaptured: integer({ label: 'Marked in the second catch', symbol: 'R', min: 0, max: 1e7 }),
    confidence: percent({
      label: 'Confidence level',
      symbol: '\\gamma',
      min: 50,
      max: 99.99,
      usual: [80, 99.9],
      default: 95,
    }),
  },
  outputs: {
    chapman: number({ label: 'Population (Chapman)', symbol: '\\hat N_C', places: 1 }),
    petersen: number({ label: 'Population (Lincoln-Petersen)', symbol: '\\hat N', places: 1, optional: true }),
    standardError: number({ label: 'Standard error', symbol: 's', places: 2 }),
    lower: number({ label: 'Lower limit', places: 1 }),
    upper: number({ label: 'Upper limit', places: 1 }),
  },
  formula: ({ marked, caught, recaptured, confidence }) => {
    const chapman = ((marked + 1) * (caught + 1)) / (recaptured + 1) - 1;
    const standardError = Math.sqrt(
      ((marked + 1) * (caught + 1) * (marked - recaptured) * (caught - recaptured)) /
        ((recaptured + 1) ** 2 * (recaptured + 2)),
    );
    const margin = normalQuantile((1 + confidence) / 2) * standardError;
    const seen = marked + caught - recaptured;
    const results = { chapman, standardError, lower: Math.max(chapman - margin, seen), upper: chapman + margin };
    return recaptured === 0 ? results : { ...results, petersen: (marked * caught) / recaptured };
  },
  figure: {
    kind: 'curve',
    title: 'Population, with its limits',
    x: { of: 'chapman', label: 'Population' },
    y: { label: 'Density' },
    curve: ({ chapman, standardError, lower, upper }) => {
      if (!(standardError > 0)) return undefined;
      const density = (size: number) => normalPdf(size, chapman, standardError);
      return {
        from: chapman - 4 * standardError,
        to: chapman + 4 * standardError,
        lines: [{ y: density }],
        marks: [{ x: chapman, y: density(chapman), label: 'Chapman' }],
        shade: [{ from: lower, to: upper }],
      };
    },
  },
  explanation: 'The population has about {chapman} animals, between {lower} and {upper} with {confidence} confidence.',
  requires: [
    {
      that: ({ recaptured, marked, caught }) => recaptured <= Math.min(marked, caught),
      field: 'recaptured',
      says: 'There cannot be more recaptures than animals marked or caught: {recaptured} of {marked} and {caught}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ marked, caught, recaptured }) => recaptured === marked || recaptured === caught,
      says: 'All marked animals were caught again, or all caught ones were marked: the standard error of 0 then says nothing of how sure the estimate is.',
    },
    {
      level: 'caution',
      when: ({ recaptured }) => recaptured < 7,
      says: 'With fewer than about seven recaptures the estimate is poor and biased low: catch again.',
    },
  ],
  examples: [
    {
      inputs: { marked: 120, caught: 150, recaptured: 30 },
      results: { petersen: 600, chapman: 588.3871, standardError: 80.104397, lower: 431.38536, upper: 745.38883 },
      source: 'Python: 121 × 151/31 - 1; Seber 1982, equation 3.4, and scipy.stats.norm.ppf(0.975)',
    },
    {
      inputs: { marked: 10, caught: 12, recaptured: 0 },
      results: { chapman: 142, lower: 22 },
      cautions: ['biased low'],
      source: 'By hand: 11 × 13/1 - 1; never below the 22 animals seen',
    },
    { inputs: { marked: 10, caught: 12, recaptured: 11 }, refused: 'more recaptures', source: 'By definition' },
    {
      inputs: { marked: 30, caught: 40, recaptured: 30 },
      results: { chapman: 40, standardError: 0 },
      cautions: ['standard error of 0'],
      source: 'By hand: 31 × 41/31 - 1',
    },
    {
      inputs: { marked: 120, caught: 150, recaptured: 30, confidence: 90 },
      results: { chapman: 588.3871, standardError: 80.104397, lower: 456.62709, upper: 720.1471 },
      source: 'Python: Seber 1982, equation 3.4, and scipy.stats.norm.isf(0.05)',
    },
  ],
  notes: ['Closed population, marks that last, and equal chances of capture.'],
  references: [
    { title: 'Seber: The Estimation of Animal Abundance and Related Parameters, 2nd ed. (1982), §3.1' },
    {
      title:
        'Chapman: Some properties of the hypergeometric distribution with applications to zoological sample censuses, Univ. Calif. Publ. Stat. 1 (1951) 131',
    },
  ],
});

import { defineEquations, isAbove, isAtLeast, isAtMost, isBelow, number, roundTo } from '@reckoner/engine';

/** R = h²S, with S and R as differences of means, or S = iσ by the intensity of selection. */
export default defineEquations({
  title: "Breeder's equation (response to selection)",
  description:
    'Response to selection, selection differential or realized heritability from each other, from the means of population, selected parents and offspring, or from the intensity of selection.',
  keywords: [
    'realized heritability',
    'selection differential',
    'response to selection',
    'R = h2 S',
    'selection intensity',
    'genetic gain',
  ],
  related: ['heritability-twins-relatives'],
  variables: {
    heritability: number({
      label: 'Heritability (narrow sense)',
      help: 'As a fraction, 0.35 for 35%.',
      symbol: 'h^2',
      min: -5,
      max: 5,
      places: 3,
      optional: true,
    }),
    differential: number({
      label: 'Selection differential',
      help: 'Mean of the selected parents less that of the whole population, in units of the trait.',
      symbol: 'S',
      min: -1e9,
      max: 1e9,
      places: 2,
    }),
    response: number({
      label: 'Response a generation',
      help: 'Mean of the offspring less that of the parents’ population, in units of the trait.',
      symbol: 'R',
      min: -1e9,
      max: 1e9,
      places: 2,
      optional: true,
    }),
    populationMean: number({
      label: 'Mean of the population',
      symbol: '\\mu_0',
      min: -1e9,
      max: 1e9,
      places: 2,
      optional: true,
    }),
    selectedMean: number({
      label: 'Mean of the selected parents',
      symbol: '\\mu_s',
      min: -1e9,
      max: 1e9,
      places: 2,
      optional: true,
    }),
    offspringMean: number({
      label: 'Mean of the offspring',
      symbol: '\\mu_1',
      min: -1e9,
      max: 1e9,
      places: 2,
      optional: true,
    }),
    intensity: number({
      label: 'Intensity of selection',
      help: '1.755 where the highest 10% of many are selected, 1.400 for 20%, 0.798 for 50%; negative where the lowest are.',
      symbol: 'i',
      min: -6,
      max: 6,
      places: 2,
      optional: true,
    }),
    deviation: number({
      label: 'Standard deviation of the trait',
      symbol: '\\sigma_P',
      above: 0,
      max: 1e9,
      places: 2,
      optional: true,
    }),
  },
  equations: ({
    heritability,
    differential,
    response,
    populationMean,
    selectedMean,
    offspringMean,
    intensity,
    deviation,
  }) => [
    [response, heritability * differential],
    [differential, selectedMean - populationMean],
    [response, offspringMean - populationMean],
    [differential, intensity * deviation],
  ],
  explanation:
    'The selected parents are on average {differential|{|differential|} below|at|{|differential|} above} the mean of their population{response?, and their offspring {response|{|response|} below|at|{|response|} above} it|}{heritability?: the heritability is {heritability}|}{offspringMean?, and the offspring have a mean of {offspringMean}|}.',
  requires: [
    {
      that: ({ populationMean, selectedMean, offspringMean }) =>
        isBelow(selectedMean, populationMean) ||
        isAbove(selectedMean, populationMean) ||
        (isAtMost(offspringMean, populationMean) && isAtLeast(offspringMean, populationMean)),
      field: 'selectedMean',
      says: 'The selected parents have the mean of their population, {populationMean}: without selection there is no response, and the offspring cannot have another mean.',
    },
    {
      that: ({ differential, response }) =>
        isBelow(differential, 0) || isAbove(differential, 0) || (isAtMost(response, 0) && isAtLeast(response, 0)),
      field: 'differential',
      says: 'Without a selection differential there is no response to it.',
    },
    {
      that: ({ heritability, selectedMean, offspringMean }) =>
        isBelow(heritability, 1) ||
        isAbove(heritability, 1) ||
        (isAtMost(offspringMean, selectedMean) && isAtLeast(offspringMean, selectedMean)),
      field: 'offspringMean',
      says: 'With a heritability of 1 the offspring have the mean of the selected parents, {selectedMean}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ heritability }) =>
        heritability !== undefined && (isBelow(heritability, 0) || isAbove(roundTo(heritability, 3), 1)),
      says: 'A heritability lies between 0 and 1. Found from means, {heritability} comes of chance or of an environment that changed between the generations: repeat with a control line. Sent as a percentage, divide it by 100.',
    },
    {
      level: 'caution',
      when: ({ heritability, response }) => heritability === undefined && response !== undefined,
      says: 'Without selection there is no response whatever the heritability: these values say nothing of it.',
    },
    {
      level: 'note',
      when: ({ intensity }) =>
        intensity !== undefined && isAbove(Math.abs(intensity), 0) && isBelow(Math.abs(intensity), 0.34),
      says: 'An intensity of {|intensity|} is that of keeping more than 80%. It is not the share that is selected: 20% has an intensity of 1.400, 10% one of 1.755 and 5% one of 2.063.',
    },
    {
      level: 'caution',
      when: ({ intensity }) => intensity !== undefined && isAbove(Math.abs(intensity), 4),
      says: 'An intensity of {|intensity|} is that of keeping fewer than one in 10,000. It is not the percentage that is selected: 5% has an intensity of 2.063, 1% one of 2.665.',
    },
  ],
  examples: [
    {
      inputs: { heritability: 0.35, intensity: 0.2, deviation: 8 },
      results: { differential: 1.6, response: 0.56 },
      cautions: ['keeping more than 80%'],
      source: 'By hand: 0.2 × 8; 0.35 × 1.6. The best 20% would be 1.400 × 8',
    },
    {
      inputs: { heritability: 0.35, intensity: 5, deviation: 8 },
      results: { differential: 40, response: 14 },
      cautions: ['fewer than one in 10,000'],
      source: 'By hand: 5 × 8; 0.35 × 40. The best 5% would be 2.063 × 8',
    },
    {
      inputs: { populationMean: 100, selectedMean: 120, offspringMean: 108 },
      results: { differential: 20, response: 8, heritability: 0.4 },
      source: 'By hand: 8/20',
    },
    {
      inputs: { heritability: 0.3, intensity: 1.755, deviation: 12 },
      results: { differential: 21.06, response: 6.318 },
      source: 'By hand: 1.755 × 12; 0.3 × 21.06',
    },
    {
      inputs: { heritability: 0.25, differential: -6, populationMean: 30 },
      results: { response: -1.5, offspringMean: 28.5, selectedMean: 24 },
      source: 'By hand: selection for low values; 0.25 × -6; 30 - 1.5; 30 - 6',
    },
    {
      inputs: { response: 1.2, heritability: 0.4, deviation: 2.5 },
      results: { differential: 3, intensity: 1.2 },
      source: 'By hand: 1.2/0.4; 3/2.5',
    },
    {
      inputs: { populationMean: 50, selectedMean: 54, offspringMean: 55 },
      results: { heritability: 1.25, response: 5 },
      cautions: ['between 0 and 1'],
      source: 'By hand: 5/4',
    },
    {
      inputs: { differential: 4, response: -1 },
      results: { heritability: -0.25 },
      cautions: ['between 0 and 1'],
      source: 'By hand: -1/4',
    },
    {
      inputs: { populationMean: 100, selectedMean: 100, offspringMean: 108 },
      refused: 'without selection there is no response',
      source: 'By definition',
    },
    {
      inputs: { populationMean: 100, selectedMean: 100, offspringMean: 100 },
      results: { differential: 0, response: 0 },
      cautions: ['say nothing of it'],
      source: 'By hand: 0 = h² × 0',
    },
    {
      inputs: { populationMean: 100, selectedMean: 120 },
      results: { differential: 20 },
      source: 'By hand: 120 - 100',
    },
    {
      inputs: { intensity: 1.755, deviation: 12 },
      results: { differential: 21.06 },
      source: 'By hand: 1.755 × 12',
    },
    {
      inputs: { heritability: 1, selectedMean: 120, offspringMean: 121 },
      refused: 'have the mean of the selected parents',
      source: 'By hand: 121 - m = 1 × (120 - m) has no solution',
    },
    { inputs: { differential: 0, response: 2 }, refused: 'no response to it', source: 'By definition' },
    {
      inputs: { heritability: 0.4, differential: 0, populationMean: 12 },
      results: { response: 0, selectedMean: 12, offspringMean: 12 },
      source: 'By definition: no selection',
    },
    {
      inputs: { heritability: 0, differential: 4 },
      results: { response: 0 },
      source: 'By definition: nothing is inherited',
    },
  ],
  notes: [
    'The selection differential is the mean of those of mothers and fathers: where only one sex is selected, half of its own.',
    'It holds for one generation of truncation or other selection on the trait itself; selection changes the variances, so that later responses are smaller.',
  ],
  references: [
    {
      title: 'Falconer, Mackay: Introduction to Quantitative Genetics, 4th ed., ch. 11',
      isbn: '978-0-582-24302-6',
    },
    {
      title: 'Lynch, Walsh: Genetics and Analysis of Quantitative Traits (1998), ch. 3',
      isbn: '978-0-87893-481-2',
    },
  ],
});

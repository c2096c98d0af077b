import { defineCalculator, isAbove, isBelow, money, number, percent, roundTo } from '@reckoner/engine';

/** What is left after tax has to grow as prices do: S₂(1 − t₂) = S₁(1 − t₁) · I₂/I₁. */
export default defineCalculator({
  title: 'Cost of living salary equivalent',
  description:
    'Salary in another city that buys as much as the present one, from the cost-of-living indices of both and average tax rates, and what an offer there is worth.',
  keywords: ['cost of living', 'relocation salary', 'compare cities', 'moving salary', 'purchasing power'],
  inputs: {
    salary: money({ label: 'Present salary a year', min: 0.01, max: 1e12 }),
    originIndex: number({
      label: 'Cost-of-living index, present place',
      help: 'Both indices from one source and year, with the same base.',
      symbol: 'I_1',
      above: 0,
      max: 1e6,
    }),
    destinationIndex: number({ label: 'Cost-of-living index, new place', symbol: 'I_2', above: 0, max: 1e6 }),
    originTax: percent({
      label: 'Average tax rate, present place',
      help: 'All taxes on the salary over the salary.',
      symbol: 't_1',
      min: 0,
      max: 90,
      optional: true,
      usual: [1, 60],
    }),
    destinationTax: percent({
      label: 'Average tax rate, new place',
      help: 'At about the equivalent salary.',
      symbol: 't_2',
      min: 0,
      max: 90,
      optional: true,
      usual: [1, 60],
    }),
    offer: money({ label: 'Salary offered there', min: 0, max: 1e12, optional: true }),
  },
  outputs: {
    equivalent: money({ label: 'Equivalent salary', symbol: 'S_2' }),
    change: money({ label: 'More than the present salary', help: 'Negative: less.' }),
    changeRate: percent({ label: 'More, in percent', places: 1 }),
    priceChange: percent({ label: 'Cost of living there, more', help: 'Negative: less.', places: 1 }),
    netNow: money({ label: 'Present salary after tax', optional: true }),
    netThere: money({ label: 'Equivalent salary after tax', optional: true }),
    offerHere: money({ label: 'The offer is like a present salary of', optional: true }),
    offerGain: percent({
      label: 'The offer buys more by',
      help: 'After tax. Negative: less.',
      places: 1,
      optional: true,
    }),
  },
  formula: ({ salary, originIndex, destinationIndex, originTax, destinationTax, offer }) => {
    const equivalent =
      (salary * (1 - (originTax ?? 0)) * destinationIndex) / (originIndex * (1 - (destinationTax ?? 0)));
    const offerHere =
      offer === undefined
        ? undefined
        : (offer * (1 - (destinationTax ?? 0)) * originIndex) / (destinationIndex * (1 - (originTax ?? 0)));
    return {
      equivalent,
      change: equivalent - salary,
      changeRate: equivalent / salary - 1,
      priceChange: destinationIndex / originIndex - 1,
      ...(originTax === undefined || destinationTax === undefined
        ? {}
        : { netNow: salary * (1 - originTax), netThere: equivalent * (1 - destinationTax) }),
      ...(offerHere === undefined ? {} : { offerHere, offerGain: offerHere / salary - 1 }),
    };
  },
  explanation: ({ originTax, offer }) => {
    const taxes =
      originTax === undefined
        ? 'if taxes take the same share'
        : 'after {originTax} of tax here and {destinationTax} there';
    const worth =
      offer === undefined
        ? ''
        : ' The offer of {offer} is like {offerHere} here: it buys {offerGain|{|offerGain|} less than|as much as|{|offerGain|} more than} the present salary.';
    return `Living there costs {priceChange|{|priceChange|} less than|as much as|{|priceChange|} more than} here: ${taxes}, {equivalent} there buys what {salary} buys here, {change|{|change|} less|the same amount|{|change|} more}.${worth}`;
  },
  requires: [
    {
      that: (_, given) => given.originTax === given.destinationTax,
      field: 'destinationTax',
      says: 'Give the tax rates of both places, or of neither: one alone would count as no tax in the other.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ originIndex, destinationIndex }) =>
        isAbove(destinationIndex, 3 * originIndex) || isBelow(3 * destinationIndex, originIndex),
      says: 'The indices differ more than threefold: check that they have the same base (1, 100, or a city that counts as 100) and are not swapped.',
    },
    {
      level: 'note',
      when: ({ originTax, destinationTax, changeRate }) =>
        originTax !== undefined &&
        destinationTax !== undefined &&
        destinationTax > 0 &&
        Math.abs(roundTo(100 * changeRate, 1)) >= 20,
      says: 'The equivalent salary lies far from the present one, where the average tax rate is another: take the rate of that salary in the new place.',
    },
    {
      level: 'caution',
      when: ({ salary, offerHere }) =>
        offerHere !== undefined && (isAbove(offerHere, 4 * salary) || isBelow(4 * offerHere, salary)),
      says: 'The offer and the present salary differ more than fourfold in what they buy: check that both are those of a year, and in one currency.',
    },
  ],
  examples: [
    {
      inputs: { salary: 60000, originIndex: 100, destinationIndex: 125 },
      results: { equivalent: 75000, change: 15000, changeRate: 25, priceChange: 25 },
      source: 'By hand: 60000 × 125/100',
    },
    {
      inputs: {
        salary: 80000,
        originIndex: 145,
        destinationIndex: 92,
        originTax: 28,
        destinationTax: 22,
        offer: 52000,
      },
      results: {
        equivalent: '46854.11',
        change: '-33145.89',
        priceChange: -36.55172414,
        netNow: 57600,
        netThere: '36546.21',
        offerHere: '88786.23',
        offerGain: 10.98278986,
      },
      cautions: ['far from the present one'],
      source: 'By Python: 57600 × 92/145 = 36546.21; /0.78; 52000 × 0.78 × 145/92/0.72',
    },
    {
      inputs: { salary: 50000, originIndex: 1.1, destinationIndex: 1.1, offer: 45000 },
      results: { equivalent: 50000, change: 0, priceChange: 0, offerHere: 45000, offerGain: -10 },
      source: 'By hand: the same prices',
    },
    {
      inputs: {
        salary: 50000,
        originIndex: 100,
        destinationIndex: 105,
        originTax: 25,
        destinationTax: 25,
        offer: 52500,
      },
      results: { equivalent: 52500, offerHere: 50000, offerGain: 0 },
      source: 'By hand: 5% more on equal taxes',
    },
    {
      inputs: { salary: 99, originIndex: 99, destinationIndex: 151 },
      results: { equivalent: 151 },
      source: 'By hand: index 99 of Cleveland to 151 of Boston, as in a textbook exercise',
    },
    {
      inputs: { salary: 5000, originIndex: 100, destinationIndex: 125, offer: 70000 },
      results: { equivalent: 6250, offerHere: 56000, offerGain: 1020 },
      cautions: ['more than fourfold'],
      source: 'By hand: a salary of a month beside an offer of a year; 70000/1.25',
    },
    {
      inputs: { salary: 50000, originIndex: 1.2, destinationIndex: 120 },
      results: { equivalent: 5000000 },
      cautions: ['the same base'],
      source: 'By hand: two bases of one index',
    },
    {
      inputs: { salary: 50000, originIndex: 100, destinationIndex: 120, destinationTax: 30 },
      refused: 'of both places',
      source: 'By hand: one rate alone',
    },
  ],
  notes: [
    'The index is taken of all that is left after tax, as if nothing were saved. Money saved, or paid on a loan that moves along, does not grow with local prices.',
    'An index is of an average household that rents or buys as its source assumes: where housing is most of the difference, reckon with your own.',
    'Both amounts are in one currency: between countries convert first, at the rate of the market where the index says so.',
  ],
  references: [
    { title: 'Council for Community and Economic Research (C2ER): Cost of Living Index, manual' },
    { title: 'Mankiw: Principles of Economics, chapter Measuring the Cost of Living' },
  ],
});

import { ceilNear, defineCalculator, integer, isAtMost, isBelow, money } from '@reckoner/engine';

/** Purchase, upkeep and resale spread over the uses. */
export default defineCalculator({
  title: 'Cost per wear or use',
  description:
    'What each wear or use of a thing costs by price, upkeep and resale value, and after how many uses it is no dearer than an alternative.',
  keywords: ['cost per wear', 'CPW', 'price per use', 'rent or buy', 'worth buying', 'wardrobe'],
  related: ['membership-break-even', 'unit-price-comparison'],
  inputs: {
    price: money({ label: 'Price', symbol: 'P', above: 0, max: 1e9 }),
    uses: integer({ label: 'Uses in all', symbol: 'n', min: 1, max: 100000 }),
    upkeep: money({
      label: 'Upkeep in all',
      help: 'Repairs, alterations and storage over the whole time.',
      symbol: 'U',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    perUseCost: money({
      label: 'Cost of each use',
      help: 'Cleaning, energy and supplies.',
      per: 'each',
      symbol: 'c',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    resale: money({ label: 'Resale value', symbol: 'R', min: 0, max: 1e9, default: 0 }),
    alternative: money({
      label: 'Cost of a use of the alternative',
      help: 'Renting, a ticket, a service or the cost per use of another thing.',
      per: 'each',
      symbol: 'a',
      min: 0,
      max: 1e9,
      optional: true,
    }),
  },
  outputs: {
    perUse: money({ label: 'Cost per use', symbol: 'k', per: 'each' }),
    total: money({ label: 'Cost in all', symbol: 'K' }),
    usesToMatch: integer({ label: 'Uses to match the alternative', symbol: 'N', optional: true }),
    alternativeTotal: money({ label: 'The alternative for as many uses', optional: true }),
  },
  formula: ({ price, uses, upkeep, perUseCost, resale, alternative }) => {
    const fixed = price + upkeep - resale;
    const total = fixed + uses * perUseCost;
    return {
      perUse: total / uses,
      total,
      usesToMatch:
        alternative === undefined || alternative <= perUseCost
          ? undefined
          : Math.max(1, ceilNear(fixed / (alternative - perUseCost))),
      alternativeTotal: alternative === undefined ? undefined : alternative * uses,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Cost per use',
    x: { of: 'uses', label: 'Uses' },
    y: { of: 'perUse', label: 'Cost per use' },
    curve: ({ price, uses, upkeep, perUseCost, resale, alternative, perUse, usesToMatch }) => {
      const to = Math.max(10, 2 * uses, usesToMatch === undefined ? 0 : 1.5 * usesToMatch);
      const own = {
        label: 'This thing',
        y: (n: number) => (price + upkeep - resale) / n + perUseCost,
      };
      return {
        from: Math.max(1, to / 20),
        to,
        lines: alternative === undefined ? [own] : [own, { label: 'Alternative', dashed: true, y: () => alternative }],
        marks: uses < Math.max(1, to / 20) ? [] : [{ x: uses, y: perUse, label: 'Your uses' }],
      };
    },
  },
  explanation: ({ alternative, usesToMatch }) => {
    const cost = '{uses} {uses|use costs|uses cost} {total} in all, that is {perUse}';
    if (alternative === undefined) return `${cost}.`;
    return usesToMatch === undefined
      ? `${cost}; the alternative costs {alternative}.`
      : usesToMatch === 1
        ? `${cost}; from the first use on it is no dearer than the alternative at {alternative}.`
        : `${cost}; from {usesToMatch} uses on it is no dearer than the alternative at {alternative}.`;
  },
  requires: [
    {
      that: ({ price, upkeep, resale }) => isAtMost(resale, price + upkeep),
      field: 'resale',
      says: 'The resale value, {resale}, is above price and upkeep together: purchase and resale bring a gain, so that there is no price to spread over uses.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ uses, usesToMatch }) => usesToMatch !== undefined && uses < usesToMatch,
      says: 'The uses given are too few to match the alternative, which costs less for as many.',
    },
    {
      level: 'note',
      when: ({ price, upkeep, resale, alternative, perUseCost }) =>
        alternative !== undefined && alternative <= perUseCost && isBelow(resale, price + upkeep),
      says: 'The alternative costs no more than what each use costs here beside the purchase: no number of uses makes up for the price.',
    },
  ],
  examples: [
    {
      inputs: { price: 150, uses: 400 },
      results: { perUse: 0.375, total: 150 },
      source: 'Calculator Academy, Cost Per Wear: a jacket of 150 worn 400 times',
    },
    {
      inputs: { price: 300, uses: 720, upkeep: 360, resale: 50 },
      results: { perUse: 0.847222222, total: 610 },
      source: 'UseCalcPro, Cost Per Wear: a coat with 360 of care and a resale value of 50',
    },
    {
      inputs: { price: 120, uses: 18, perUseCost: 5, alternative: 40 },
      results: { perUse: 11.66666667, total: 210, usesToMatch: 4, alternativeTotal: 720 },
      source:
        'UseCalcPro, Cost Per Wear: a dress with 5 of cleaning each time; by hand 120/35 = 3.43, up to 4; 18 × 40',
    },
    {
      inputs: { price: 240, uses: 2, alternative: 60 },
      results: { perUse: 120, usesToMatch: 4, alternativeTotal: 120 },
      cautions: ['too few to match'],
      source: 'By hand: 240/60',
    },
    {
      inputs: { price: 100, uses: 50, perUseCost: 3, alternative: 3 },
      results: { perUse: 5, total: 250, alternativeTotal: 150 },
      cautions: ['no number of uses'],
      source: 'By hand: 2 + 3',
    },
    {
      inputs: { price: 100, uses: 20, resale: 90, alternative: 15 },
      results: { perUse: 0.5, usesToMatch: 1, total: 10 },
      source: 'By hand: 10/20; 10/15, up to 1',
    },
    {
      inputs: { price: 100, uses: 50, resale: 120 },
      refused: 'bring a gain',
      source: 'By definition',
    },
  ],
  notes: [
    'Money is counted alike whenever it is paid: no interest and no change of prices.',
    'Upkeep and resale value stay as given, however many the uses to match the alternative.',
  ],
  references: [
    {
      title: 'Cline: The Conscious Closet (2019), as summed up by Project Quartz: cost per wear and per use',
      url: 'https://www.projectquartz.org/tools/cost-per-wear',
    },
    {
      title: 'Calculator Academy: Cost Per Wear',
      url: 'https://calculator.academy/cost-per-wear-calculator/',
    },
    { title: 'UseCalcPro: Cost Per Wear', url: 'https://usecalcpro.com/tools/cost-per-wear-calculator' },
  ],
});

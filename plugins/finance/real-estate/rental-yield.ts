import { choice, defineCalculator, isBelow, money, percent, roundTo } from '@reckoner/engine';

/** Gross yield = rent of a year / price; net yield = rent less vacancy and running costs / price and costs of buying. */
export default defineCalculator({
  title: 'Rental yield',
  description:
    'Gross and net rental yield of a property, from price, costs of buying, rent, vacancy and running costs, before loan and income tax.',
  keywords: ['gross yield', 'net yield', 'buy to let yield', 'rent return', 'property yield'],
  related: ['gross-rent-multiplier', 'cap-rate', 'rental-property-cash-flow', 'cash-on-cash-return'],
  inputs: {
    price: money({ label: 'Purchase price', symbol: 'P', above: 0, max: 1e12 }),
    purchaseCosts: money({
      label: 'Costs of buying and repairs',
      help: 'Stamp duty or transfer tax, legal fees, survey, first repairs and furniture.',
      symbol: 'C',
      shareOf: 'price',
      min: 0,
      max: 1e12,
      default: 0,
    }),
    rent: money({ label: 'Rent', symbol: 'R', above: 0, max: 1e11 }),
    period: choice(
      {
        week: { label: 'A week', value: 52, also: ['weekly', 'week', 'pw'] },
        fortnight: { label: 'Two weeks', value: 26, also: ['fortnightly', 'biweekly', '2 weeks'] },
        month: { label: 'A month', value: 12, also: ['monthly', 'month', 'pcm'] },
        year: { label: 'A year', value: 1, also: ['yearly', 'annually', 'pa'] },
      },
      { label: 'The rent is for', symbol: 'n', default: 'month' },
    ),
    vacancy: percent({
      label: 'Vacancy',
      help: 'Of the year: two weeks are 3.8%.',
      symbol: 'v',
      min: 0,
      max: 100,
      default: 0,
      usual: [1, 40],
    }),
    runningCosts: money({
      label: 'Running costs a year',
      help: 'Management, repairs, insurance, service charge, ground rent, property tax; without loan payments.',
      symbol: 'E',
      min: 0,
      max: 1e12,
    }),
  },
  outputs: {
    netYield: percent({ label: 'Net yield', symbol: 'y_n', places: 2 }),
    grossYield: percent({ label: 'Gross yield', help: 'On the price alone.', symbol: 'y_g', places: 2 }),
    netRent: money({ label: 'Rent a year after vacancy and running costs', symbol: 'N' }),
    annualRent: money({ label: 'Rent a year without vacancy', symbol: 'A' }),
    totalCost: money({ label: 'Price with costs of buying', symbol: 'K' }),
  },
  formula: ({ price, purchaseCosts, rent, period, vacancy, runningCosts }) => {
    const annualRent = period * rent;
    const netRent = annualRent * (1 - vacancy) - runningCosts;
    const totalCost = price + purchaseCosts;
    return { netYield: netRent / totalCost, grossYield: annualRent / price, netRent, annualRent, totalCost };
  },
  explanation: ({ netRent, purchaseCosts, vacancy, runningCosts }) => {
    const gross = 'A rent of {annualRent} a year is a gross yield of {grossYield} on the price.';
    const base =
      purchaseCosts > 0
        ? 'the {totalCost} that it costs with the costs of buying'
        : 'that price, with no costs of buying counted';
    const costs = runningCosts === 0 ? 'no running costs' : 'running costs of {runningCosts}';
    const after = vacancy === 0 ? `With no vacancy and ${costs},` : `After {vacancy} of vacancy and ${costs},`;
    if (roundTo(netRent, 2) === 0)
      return `${gross} ${after} nothing is left, and so no net yield, before loan and income tax.`;
    if (roundTo(netRent, 2) < 0)
      return `${gross} ${after} the property loses {|netRent|} a year, {|netYield|} of ${base}, before loan and income tax.`;
    return `${gross} ${after} {netRent} is left: a net yield of {netYield} on ${base}, before loan and income tax.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ grossYield }) => roundTo(100 * grossYield, 2) > 15 || roundTo(100 * grossYield, 2) < 2,
      says: 'A gross yield of {grossYield} is unusual: check that the rent is for the period that was chosen, and the price that of the whole property.',
    },
    {
      level: 'caution',
      when: ({ netRent }) => roundTo(netRent, 2) < 0,
      says: 'The rent does not cover the running costs, before any loan: the difference has to be paid in. Check that both are for the periods that their fields name.',
    },
    {
      level: 'caution',
      when: ({ price, purchaseCosts }) =>
        purchaseCosts > 0 && purchaseCosts <= 100 && isBelow(purchaseCosts, 0.005 * price),
      says: 'Costs of buying are read as an amount, {purchaseCosts}: for a percentage send that part of the price.',
    },
    {
      level: 'caution',
      when: ({ runningCosts, annualRent }) => runningCosts > 0 && isBelow(runningCosts, 0.05 * annualRent),
      says: 'Running costs of {runningCosts} are less than a twentieth of the rent: check that they are the amount of a year, not of a month and no percentage, and that none is left out.',
    },
    {
      level: 'note',
      when: ({ runningCosts }) => runningCosts === 0,
      says: 'No running costs are counted: insurance, repairs, tax and management make the net yield lower.',
    },
    {
      level: 'note',
      when: ({ vacancy }) => vacancy === 0,
      says: 'No vacancy is counted: the net yield holds for a property that is let all year. Two empty weeks a year are 3.8%.',
    },
  ],
  examples: [
    {
      inputs: { price: 400000, rent: 350, period: 'week', runningCosts: 4200, vacancy: 4, purchaseCosts: 20000 },
      results: { grossYield: 4.55, netYield: 3.16, netRent: 13272, annualRent: 18200, totalCost: 420000 },
      source: 'mathformula6.netlify.app: 350 × 52/400000 is 4.55%; by hand: 18200 × 0.96 - 4200 = 13272, over 420000',
    },
    {
      inputs: { price: 200000, rent: 10000, period: 'year', runningCosts: 0 },
      results: { grossYield: 5, netYield: 5, totalCost: 200000 },
      cautions: ['No running costs', 'No vacancy'],
      source: 'mathformula6.netlify.app: 10000/200000 is 5%',
    },
    {
      inputs: { price: 250000, rent: 1250, vacancy: 5, runningCosts: 3250, purchaseCosts: 12500 },
      results: { grossYield: 6, netYield: 4.19047619, netRent: '11000' },
      source: 'By hand: 15000/250000; (14250 - 3250)/262500',
    },
    {
      inputs: { price: 250000, rent: 1250, vacancy: 5, runningCosts: 250, purchaseCosts: 12500 },
      results: { grossYield: 6, netYield: 5.333333333, netRent: 14000 },
      cautions: ['less than a twentieth'],
      source: 'By hand: (14250 - 250)/262500, of the costs of a month',
    },
    {
      inputs: { price: 250000, rent: 1250, period: 'year', vacancy: 5, runningCosts: 3000, purchaseCosts: 5 },
      results: { grossYield: 0.5, netRent: -1812.5, totalCost: 250005 },
      cautions: ['is unusual', 'does not cover the running costs', 'read as an amount'],
      source: 'By hand: 1250 × 0.95 - 3000, of the rent of a month and costs of 5%',
    },
    {
      inputs: { price: 400000, rent: 1500, period: 'week', vacancy: 4, runningCosts: 4200 },
      results: { grossYield: 19.5, netYield: 17.67, netRent: 70680 },
      cautions: ['is unusual'],
      source: 'By hand: 78000/400000; 74880 - 4200, of the rent of a month taken for that of a week',
    },
    {
      inputs: { price: 400000, rent: 700, period: 'fortnight', vacancy: 4, runningCosts: 4200, purchaseCosts: 20000 },
      results: { grossYield: 4.55, netYield: 3.16, annualRent: 18200 },
      source: 'By hand: 700 × 26, as 350 a week',
    },
    {
      inputs: { price: 100000, rent: 1000, runningCosts: 12000 },
      results: { grossYield: 12, netYield: 0, netRent: 0 },
      cautions: ['No vacancy'],
      source: 'By hand: 12000 - 12000',
    },
  ],
  notes: [
    'A rent of a week is taken 52 times, of two weeks 26 times, of a month 12 times.',
    'The gross yield is on the price, the net yield on price and costs of buying; some quote the net yield on the price alone, or either on today’s value: put that in the place of the price and leave the costs of buying at 0.',
  ],
  references: [
    {
      title: 'Kings Lettings: How to calculate rental yield, with the total costs of a property',
      url: 'https://www.kings-lettings.co.uk/blog/month/2016-07',
    },
    {
      title: 'How to calculate percentage yield on rental property, with examples',
      url: 'https://mathformula6.netlify.app/how-to-calculate-percentage-yield-on-rental-property',
    },
  ],
});

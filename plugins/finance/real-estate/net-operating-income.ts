import { defineCalculator, isBelow, money, percent, roundTo } from '@reckoner/engine';

/** Potential rent less vacancy, plus other income, less what it costs to run the property: before loan, depreciation and tax. */
export default defineCalculator({
  title: 'Net operating income',
  description:
    'Net operating income of a property for a year, from potential rent, vacancy, other income and operating expenses, with the expense ratio.',
  keywords: [
    'NOI',
    'effective gross income',
    'operating expense ratio',
    'potential gross income',
    'replacement reserves',
  ],
  related: ['cap-rate', 'rental-property-cash-flow', 'property-irr', 'cash-on-cash-return'],
  inputs: {
    potentialRent: money({
      label: 'Potential rent a year',
      help: 'Of twelve months, with every unit let and paid.',
      symbol: 'R',
      above: 0,
      max: 1e12,
    }),
    vacancy: percent({
      label: 'Vacancy and unpaid rent',
      help: 'Of the potential rent.',
      symbol: 'v',
      min: 0,
      max: 100,
      default: 5,
      usual: [1, 40],
    }),
    otherIncome: money({
      label: 'Other income a year',
      help: 'As collected: parking, laundry, fees, costs that tenants pay back.',
      symbol: 'I',
      min: 0,
      max: 1e12,
      default: 0,
    }),
    propertyTax: money({ label: 'Property tax a year', symbol: 'E_1', min: 0, max: 1e12 }),
    insurance: money({ label: 'Insurance a year', symbol: 'E_2', min: 0, max: 1e12 }),
    management: percent({
      label: 'Management fee',
      help: 'Of the income that is collected.',
      symbol: 'm',
      min: 0,
      max: 100,
      default: 0,
      usual: [1, 30],
    }),
    repairs: money({ label: 'Repairs and maintenance a year', symbol: 'E_3', min: 0, max: 1e12, default: 0 }),
    otherExpenses: money({
      label: 'Utilities and other expenses a year',
      help: 'Without loan payments, depreciation and income tax.',
      symbol: 'E_4',
      min: 0,
      max: 1e12,
      default: 0,
    }),
    reserves: money({
      label: 'Replacement reserves a year',
      help: 'For a roof, heating and the like: taken off after the net operating income.',
      symbol: 'C',
      min: 0,
      max: 1e12,
      default: 0,
    }),
  },
  outputs: {
    netIncome: money({ label: 'Net operating income a year', symbol: 'NOI' }),
    effectiveIncome: money({ label: 'Effective gross income', symbol: 'EGI' }),
    totalExpenses: money({ label: 'Operating expenses', symbol: 'E' }),
    vacancyLoss: money({ label: 'Lost to vacancy and unpaid rent', symbol: 'V' }),
    expenseRatio: percent({
      label: 'Operating expense ratio',
      help: 'Operating expenses over effective gross income.',
      symbol: 'OER',
      optional: true,
      places: 1,
    }),
    afterReserves: money({ label: 'Net income after reserves', symbol: 'NOI_C', optional: true }),
  },
  formula: ({
    potentialRent,
    vacancy,
    otherIncome,
    propertyTax,
    insurance,
    management,
    repairs,
    otherExpenses,
    reserves,
  }) => {
    const vacancyLoss = vacancy * potentialRent;
    const effectiveIncome = potentialRent - vacancyLoss + otherIncome;
    const totalExpenses = propertyTax + insurance + management * effectiveIncome + repairs + otherExpenses;
    const netIncome = effectiveIncome - totalExpenses;
    return {
      netIncome,
      effectiveIncome,
      totalExpenses,
      vacancyLoss,
      expenseRatio: vacancy < 1 || otherIncome > 0 ? totalExpenses / effectiveIncome : undefined,
      afterReserves: reserves > 0 ? netIncome - reserves : undefined,
    };
  },
  figure: { kind: 'parts', of: 'effectiveIncome', parts: ['totalExpenses', 'netIncome'] },
  explanation: ({ vacancy, afterReserves }) => {
    const lost = vacancy === 0 ? 'With nothing' : 'With {vacancy}';
    const net = `${lost} lost to vacancy and unpaid rent, {effectiveIncome} a year is collected. Operating expenses take {totalExpenses}{expenseRatio?, {expenseRatio} of it|}, and {netIncome|{|netIncome|} a year is lacking|nothing is left|{|netIncome|} a year is left} before loan payments and income tax`;
    return afterReserves === undefined
      ? `${net}.`
      : `${net}; after reserves of {reserves}, {afterReserves|{|afterReserves|} is lacking|nothing is left|{|afterReserves|} is left}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ netIncome }) => roundTo(netIncome, 2) < 0,
      says: 'The property costs more to run than it brings in, before any loan: check that the rent is that of a year, not of a month, and that no loan payment is among the expenses.',
    },
    {
      level: 'caution',
      when: ({ netIncome, expenseRatio }) =>
        roundTo(netIncome, 2) >= 0 && expenseRatio !== undefined && roundTo(100 * expenseRatio, 1) > 75,
      says: 'Operating expenses take more than three quarters of the income: check that all are of one year and that no loan payment, depreciation or major renovation is among them.',
    },
    {
      level: 'caution',
      when: ({ expenseRatio }) => expenseRatio !== undefined && roundTo(100 * expenseRatio, 1) < 20,
      says: 'Operating expenses take less than a fifth of the income, as where tenants pay tax, insurance and repairs; else check that each is that of a year and that none is left out.',
    },
    {
      level: 'caution',
      when: ({ propertyTax, potentialRent }) =>
        propertyTax > 0 && propertyTax <= 20 && isBelow(propertyTax, 0.01 * potentialRent),
      says: 'The property tax is read as an amount, {propertyTax} a year: for a percentage send that part of the assessed value.',
    },
    {
      level: 'caution',
      when: ({ potentialRent, insurance, repairs, otherExpenses, reserves }) =>
        [insurance, repairs, otherExpenses, reserves].some(
          (cost) => cost > 0 && cost <= 20 && isBelow(cost, 0.002 * potentialRent),
        ),
      says: 'Insurance, repairs, other expenses and reserves are read as amounts of a year, and one of them is next to nothing: for a percentage send that part of the rent or of the value.',
    },
    {
      level: 'note',
      when: ({ vacancy }) => vacancy === 0,
      says: 'No vacancy is counted: over years some rent is lost between tenants or not paid, and buyers and lenders count it.',
    },
    {
      level: 'note',
      when: ({ management }) => management === 0,
      says: 'No management fee is counted: appraisers and lenders put one in also where the owner does the work.',
    },
    {
      level: 'note',
      when: ({ repairs }) => repairs === 0,
      says: 'No repairs are counted: the net operating income is too high if the owner pays for any.',
    },
  ],
  examples: [
    {
      inputs: {
        potentialRent: 120000,
        vacancy: 5,
        otherIncome: 3600,
        propertyTax: 14000,
        insurance: 5200,
        management: 8,
        repairs: 9000,
        otherExpenses: 6500,
        reserves: 4000,
      },
      results: {
        netIncome: 73492,
        effectiveIncome: 117600,
        totalExpenses: 44108,
        vacancyLoss: 6000,
        expenseRatio: 37.50680272,
        afterReserves: 69492,
      },
      source: 'By hand: 114000 + 3600 = 117600; 14000 + 5200 + 9408 + 9000 + 6500 = 44108; 44108/117600',
    },
    {
      inputs: { potentialRent: 72000, vacancy: 0, propertyTax: 0, insurance: 0 },
      results: { netIncome: 72000, effectiveIncome: 72000, expenseRatio: 0 },
      cautions: ['less than a fifth', 'No vacancy is counted', 'No management fee', 'No repairs'],
      source: 'By hand: four units at 1500 a month, 4 × 1500 × 12',
    },
    {
      inputs: { potentialRent: 2000, propertyTax: 3000, insurance: 1200, management: 10, repairs: 1000, reserves: 500 },
      results: { netIncome: -3490, effectiveIncome: 1900, totalExpenses: 5390, afterReserves: -3990 },
      cautions: ['not of a month'],
      source: 'By hand: 1900 - 5390, of the rent of a month',
    },
    {
      inputs: { potentialRent: 20000, vacancy: 10, propertyTax: 8000, insurance: 4000, management: 10, repairs: 3000 },
      results: { netIncome: 1200, totalExpenses: 16800, expenseRatio: 93.33333333 },
      cautions: ['more than three quarters'],
      source: 'By hand: 18000 - 12000 - 1800 - 3000; 16800/18000',
    },
    {
      inputs: { potentialRent: 60000, propertyTax: 1.2, insurance: 1500, management: 8, repairs: 3000 },
      results: { netIncome: 47938.8, totalExpenses: 9061.2 },
      cautions: ['less than a fifth', 'read as an amount'],
      source: 'By hand: 57000 - 1.2 - 1500 - 4560 - 3000, of a tax of 1.2% as it is mistaken',
    },
    {
      inputs: { potentialRent: 20000, vacancy: 100, propertyTax: 0, insurance: 0, management: 10, repairs: 0.01 },
      results: { netIncome: -0.01, effectiveIncome: 0, vacancyLoss: 20000 },
      cautions: ['costs more to run', 'amounts of a year'],
      source: 'By hand: nothing is let',
    },
    {
      inputs: { potentialRent: 60000, propertyTax: 6000, insurance: 1500, management: 8, repairs: 5, reserves: 3 },
      results: { netIncome: 44935, totalExpenses: 12065, afterReserves: 44932 },
      cautions: ['amounts of a year'],
      source: 'By hand: 57000 - 6000 - 1500 - 4560 - 5, of repairs of 5% and reserves of 3% as they are mistaken',
    },
  ],
  notes: [
    'Loan payments, depreciation, income tax, leasing commissions and large improvements are no operating expenses.',
    'Replacement reserves are counted among the expenses by some appraisers and lenders, and after the net operating income by most investors: both results are given where there are reserves.',
  ],
  references: [
    { title: 'Brueggeman, Fisher: Real Estate Finance and Investments, chapter on valuation: income approach' },
    { title: 'Appraisal Institute: The Appraisal of Real Estate, chapter on income and expense analysis' },
  ],
});

import { constant, defineCalculator, isAbove, money, percent, roundTo, sumOfProducts } from '@reckoner/engine';
import { months } from './shared/months.js';

/** Revenue less what is paid and less what the owner’s own time, money and property would have earned elsewhere. */
export default defineCalculator({
  title: 'Economic profit and opportunity cost',
  description:
    'Economic profit of a business from revenue, explicit costs and the implicit costs of the owner’s time, capital and property, beside its accounting profit.',
  keywords: ['implicit cost', 'explicit cost', 'normal profit', 'accounting profit', 'forgone salary'],
  related: ['economic-value-added'],
  inputs: {
    revenue: money({ label: 'Revenue', symbol: 'R', min: 0, max: 1e15 }),
    explicitCosts: money({
      label: 'Explicit costs',
      symbol: 'C_x',
      help: 'All that the business pays: wages, rent, materials, interest, depreciation, and a salary that it pays to the owner.',
      min: 0,
      max: 1e15,
    }),
    wage: money({
      label: 'Pay given up',
      symbol: 'W',
      help: 'What the owner would earn elsewhere in the same period, beyond any salary among the explicit costs.',
      min: 0,
      max: 1e15,
      default: 0,
    }),
    capital: money({
      label: 'Owner’s own money in the business',
      symbol: 'K',
      help: 'Without loans: their interest is an explicit cost.',
      min: 0,
      max: 1e15,
      default: 0,
    }),
    returnRate: percent({
      label: 'Return given up on that money a year',
      symbol: 'r',
      help: 'What it would earn at a like risk. Needed where there is own money.',
      min: 0,
      max: 100,
      usual: [1, 25],
      optional: true,
    }),
    property: money({
      label: 'Rent given up',
      symbol: 'H',
      help: 'For own rooms, land or machines that could be let, in the same period.',
      min: 0,
      max: 1e15,
      default: 0,
    }),
    otherImplicit: money({ label: 'Other implicit costs', symbol: 'O', min: 0, max: 1e15, default: 0 }),
    months,
  },
  outputs: {
    economicProfit: money({ label: 'Economic profit', symbol: '\\Pi_e' }),
    accountingProfit: money({ label: 'Accounting profit', symbol: '\\Pi_a' }),
    implicitCosts: money({ label: 'Implicit costs', symbol: 'C_m' }),
    forgoneReturn: money({ label: 'of these, return given up on own money', symbol: 'F' }),
    totalCosts: money({ label: 'Explicit and implicit costs', symbol: 'C' }),
  },
  formula: ({ revenue, explicitCosts, wage, capital, returnRate, property, otherImplicit, months }) => {
    const forgoneReturn = returnRate === undefined ? constant(0, '$') : (capital * returnRate * months) / 12;
    const implicitCosts = wage + forgoneReturn + property + otherImplicit;
    return {
      economicProfit: sumOfProducts(
        [revenue],
        [-1, explicitCosts],
        [-1, wage],
        [-1, property],
        [-1, otherImplicit],
        [-1, forgoneReturn],
      ),
      accountingProfit: sumOfProducts([revenue], [-1, explicitCosts]),
      implicitCosts,
      forgoneReturn,
      totalCosts: explicitCosts + implicitCosts,
    };
  },
  shown: ({ accountingProfit, implicitCosts }) => ({ economicProfit: accountingProfit - implicitCosts }),
  figure: { kind: 'parts', of: 'accountingProfit', parts: ['implicitCosts', 'economicProfit'] },
  explanation: (inputs) => {
    const { accountingProfit, economicProfit, implicitCosts, wage, capital, property, otherImplicit, returnRate } =
      inputs;
    const cash = roundTo(accountingProfit, 2);
    const first =
      cash === 0
        ? 'Over {months} {months|month|months} revenue just covers the explicit costs, an accounting profit of {accountingProfit}.'
        : cash < 0
          ? 'Over {months} {months|month|months} the business makes an accounting loss of {|accountingProfit|}.'
          : 'Over {months} {months|month|months} the business makes an accounting profit of {accountingProfit}.';
    if (implicitCosts === 0)
      return roundTo(economicProfit, 2) < 0
        ? `${first} No implicit cost was sent, so that the economic loss is the same.`
        : `${first} No implicit cost was sent, so that the economic profit is the same.`;
    const parts = [
      wage > 0 ? 'pay of {wage}' : '',
      capital > 0 && returnRate !== undefined ? 'a return of {forgoneReturn} on {capital} at {returnRate} a year' : '',
      property > 0 ? 'rent of {property}' : '',
      otherImplicit > 0 ? 'something else worth {otherImplicit}' : '',
    ].filter((part) => part !== '');
    const given =
      parts.length === 1
        ? `What is given up elsewhere in that time is ${parts[0]}:`
        : `What is given up elsewhere in that time (${parts.join(', ')}) comes to {implicitCosts}:`;
    const cents = roundTo(economicProfit, 2);
    if (cents === 0)
      return `${first} ${given} the economic profit is {economicProfit}, a normal profit, as good as the alternatives.`;
    return cents < 0
      ? `${first} ${given} an economic loss of {|economicProfit|}, by which the alternatives pay more.`
      : `${first} ${given} an economic profit of {economicProfit}, by which the business pays more than the alternatives.`;
  },
  requires: [
    {
      that: ({ capital }, given) => capital === 0 || Boolean(given.returnRate),
      field: 'returnRate',
      says: 'Own money of {capital} needs the return a year that it would earn elsewhere (0 if none).',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ capital, returnRate }) => capital === 0 && returnRate !== undefined && returnRate > 0,
      says: 'The return of {returnRate} a year changes nothing here: send the owner’s own money that would earn it.',
    },
    {
      level: 'caution',
      when: ({ implicitCosts }) => implicitCosts === 0,
      says: 'No implicit costs were sent, and few businesses have none: send what the owner’s working time, own money and own rooms would bring elsewhere.',
    },
    {
      level: 'note',
      when: ({ months }) => months !== 12,
      says: 'Revenue, explicit costs, pay and rent must all be those of {months} {months|month|months}; only a return on own money is sent for a year and taken in proportion.',
    },
    {
      level: 'caution',
      when: ({ wage, revenue, explicitCosts }) => wage > 0 && isAbove(wage, 4 * Math.max(revenue, explicitCosts)),
      says: 'The pay given up, {wage}, is more than 4 times revenue and explicit costs: check that it is of the same {months} {months|month|months}, not of a year beside a month, and in the same thousands.',
    },
    {
      level: 'caution',
      when: ({ wage, revenue, explicitCosts }) => wage > 0 && isAbove(Math.max(revenue, explicitCosts), 1000 * wage),
      says: 'The pay given up, {wage}, is less than a thousandth of the revenue or the explicit costs: check that it is of the same {months} {months|month|months} and in the same thousands.',
    },
    {
      level: 'caution',
      when: ({ property, revenue, explicitCosts }) =>
        property > 0 && isAbove(property, Math.max(revenue, explicitCosts)),
      says: 'The rent given up, {property}, is more than revenue and explicit costs: send the rent of the same {months} {months|month|months}, not the value of the property.',
    },
    {
      level: 'caution',
      when: ({ forgoneReturn, revenue, explicitCosts }) =>
        forgoneReturn > 0 && isAbove(forgoneReturn, Math.max(revenue, explicitCosts)),
      says: 'The return given up, {forgoneReturn}, is more than revenue and explicit costs: check that own money of {capital} is in the same thousands as these.',
    },
    {
      level: 'caution',
      when: ({ otherImplicit, revenue, explicitCosts }) =>
        otherImplicit > 0 && isAbove(otherImplicit, Math.max(revenue, explicitCosts)),
      says: 'The other implicit costs, {otherImplicit}, are more than revenue and explicit costs: check that they are of the same {months} {months|month|months} and in the same thousands.',
    },
    {
      level: 'caution',
      when: ({ revenue, explicitCosts }) =>
        explicitCosts > 0 && (isAbove(revenue, 20 * explicitCosts) || isAbove(explicitCosts, 20 * revenue)),
      says: 'Revenue of {revenue} beside explicit costs of {explicitCosts}: one is more than 20 times the other. Check that both are of the same {months} {months|month|months} and in the same thousands.',
    },
    {
      level: 'caution',
      when: ({ explicitCosts, revenue }) => explicitCosts === 0 && revenue > 0,
      says: 'No explicit costs were sent: what the business pays for materials, wages, rent and power belongs there.',
    },
  ],
  examples: [
    {
      inputs: { revenue: 200000, explicitCosts: 85000, wage: 125000 },
      results: {
        accountingProfit: 115000,
        economicProfit: -10000,
        implicitCosts: 125000,
        forgoneReturn: 0,
        totalCosts: 210000,
      },
      source: 'OpenStax: Principles of Microeconomics 2e, §7.1: the law practice, -10,000 (as quoted by qammunity.org)',
    },
    {
      inputs: { revenue: 220000, explicitCosts: 98000, wage: 100000, capital: 300000, returnRate: 5 },
      results: { accountingProfit: 122000, economicProfit: 7000, implicitCosts: 115000, forgoneReturn: 15000 },
      source: 'gauthmath.com, the candy store, printed: 122,000 and 7,000',
    },
    {
      inputs: { revenue: 722000, explicitCosts: 690000, wage: 21000, property: 2000 },
      results: { accountingProfit: 32000, economicProfit: 9000, totalCosts: 713000 },
      source: 'uonbi.ac.ke, the guitar maker, printed: 32,000 and 9,000',
    },
    {
      inputs: {
        revenue: 8000,
        explicitCosts: 1000,
        wage: 4000,
        property: 1900,
        otherImplicit: 100,
        capital: 12000,
        returnRate: 100,
        months: 1,
      },
      results: { accountingProfit: 7000, economicProfit: 0, forgoneReturn: 1000, implicitCosts: 7000 },
      cautions: ['must all be those of 1 month'],
      source: 'By hand: 8000 - 1000 - 4000 - 1900 - 100 - 12000/12',
    },
    {
      inputs: { revenue: 50000, explicitCosts: 60000 },
      results: { accountingProfit: -10000, economicProfit: -10000, implicitCosts: 0 },
      cautions: ['few businesses have none'],
      source: 'By hand',
    },
    {
      inputs: { revenue: 70000, explicitCosts: 60000 },
      results: { accountingProfit: 10000, economicProfit: 10000, implicitCosts: 0 },
      cautions: ['few businesses have none'],
      source: 'By hand',
    },
    {
      inputs: { revenue: 5000, explicitCosts: 6000, wage: 48000 },
      results: { accountingProfit: -1000, economicProfit: -49000 },
      cautions: ['not of a year beside a month'],
      source: 'By hand',
    },
    {
      inputs: { revenue: 90000, explicitCosts: 60000, wage: 50, property: 500000 },
      results: { economicProfit: -470050 },
      cautions: ['less than a thousandth', 'not the value of the property'],
      source: 'By hand',
    },
    {
      inputs: { revenue: 100000, explicitCosts: 60000, capital: 50000000, returnRate: 5 },
      results: { economicProfit: -2460000, forgoneReturn: 2500000 },
      cautions: ['The return given up, $2,500,000.00, is more'],
      source: 'By hand: 40,000 - 2,500,000',
    },
    {
      inputs: { revenue: 100000, explicitCosts: 60000, otherImplicit: 5000000 },
      results: { economicProfit: -4960000 },
      cautions: ['The other implicit costs'],
      source: 'By hand: 40,000 - 5,000,000',
    },
    {
      inputs: { revenue: 90000, explicitCosts: 60, wage: 50000 },
      results: { economicProfit: 39940 },
      cautions: ['more than 20 times'],
      source: 'By hand',
    },
    {
      inputs: { revenue: 90000, explicitCosts: 0, wage: 50000 },
      results: { economicProfit: 40000, accountingProfit: 90000 },
      cautions: ['No explicit costs'],
      source: 'By hand',
    },
    {
      inputs: { revenue: 0.3, explicitCosts: 0.1, wage: 0.2 },
      results: { economicProfit: 0, accountingProfit: 0.2 },
      source: 'By hand: a normal profit, exactly',
    },
    {
      inputs: { revenue: 200000, explicitCosts: 85000, capital: 5000 },
      refused: 'needs the return a year',
      source: 'By definition',
    },
    {
      inputs: { revenue: 200000, explicitCosts: 85000, wage: 125000, returnRate: 5 },
      results: { economicProfit: -10000, forgoneReturn: 0 },
      cautions: ['changes nothing here'],
      source: 'By hand: no own money, no return given up',
    },
  ],
  notes: [
    'Depreciation is among the explicit costs here, as accountants have it; textbooks that call it implicit come to the same economic profit.',
    'Money already spent that cannot be recovered is no opportunity cost, and all is before income tax.',
    'What the owner likes or dislikes about the work has no price here: a sum for it belongs to the other implicit costs.',
  ],
  references: [
    {
      title: 'OpenStax: Principles of Microeconomics 2e, §7.1 (excerpt read)',
      url: 'https://openstax.org/books/principles-microeconomics-2e/pages/7-1-explicit-and-implicit-costs-and-accounting-and-economic-profit',
    },
    {
      title: 'Investopedia: Opportunity costs (excerpt read)',
      url: 'https://www.investopedia.com/exam-guide/cfa-level-1/microeconomics/opportunity-costs.asp',
    },
  ],
});

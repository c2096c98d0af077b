import {
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  isBelow,
  money,
  percent,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** Sale less all that purchase, repairs, loan, holding and selling cost; beside it the offer by the 70% rule. */
export default defineCalculator({
  title: 'House flipping profit',
  description:
    'Profit, return, break-even sale price and 70% rule offer of a house that is bought, repaired and sold, with loan and holding costs.',
  keywords: [
    'fix and flip',
    '70% rule',
    'seventy percent rule',
    'maximum allowable offer',
    'MAO',
    'after repair value',
    'ARV',
  ],
  related: ['brrrr-analysis', 'home-sale-net-proceeds', 'rental-property-cash-flow'],
  inputs: {
    salePrice: money({
      label: 'Sale price after repairs',
      help: 'The after-repair value, ARV, by what repaired houses nearby were sold for.',
      symbol: 'S',
      above: 0,
      max: 1e12,
    }),
    price: money({ label: 'Purchase price', symbol: 'P', above: 0, max: 1e12 }),
    repairs: money({
      label: 'Repairs',
      help: 'With a reserve for what is found behind the walls.',
      symbol: 'W',
      min: 0,
      max: 1e12,
    }),
    buyingCosts: money({
      label: 'Costs of buying',
      help: 'Closing costs, inspection, transfer tax.',
      symbol: 'B',
      shareOf: 'price',
      min: 0,
      max: 1e12,
      default: 0,
    }),
    sellingCosts: percent({
      label: 'Costs of selling',
      help: 'Commissions, transfer tax, concessions: of the sale price.',
      symbol: 's',
      min: 0,
      max: 50,
      usual: [1, 15],
    }),
    time: quantity('month', {
      label: 'Time from purchase to sale',
      symbol: 't',
      above: 0,
      max: 120,
      usual: [1, 36],
    }),
    holdingCosts: money({
      label: 'Holding costs a month',
      help: 'Tax, insurance, utilities, dues; without interest on the loan.',
      symbol: 'H',
      per: 'month',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    loan: money({
      label: 'Loan',
      help: 'Owed in full until the sale, with interest alone paid.',
      symbol: 'L',
      shareOf: 'price',
      min: 0,
      max: 1e12,
      default: 0,
    }),
    rate: percent({
      label: 'Annual interest rate',
      help: 'Of the loan.',
      symbol: 'r',
      min: 0,
      max: 100,
      optional: true,
      usual: [2, 40],
    }),
    points: percent({
      label: 'Points and fees of the loan',
      help: 'Of the loan, paid once.',
      symbol: 'p',
      min: 0,
      max: 20,
      default: 0,
      usual: [0.25, 8],
    }),
    rule: percent({
      label: 'Share of the rule',
      help: 'Of the sale price, before repairs: 70 for the 70% rule.',
      symbol: 'k',
      min: 30,
      max: 100,
      default: 70,
      usual: [60, 90],
    }),
  },
  outputs: {
    profit: money({ label: 'Profit before income tax', symbol: 'G' }),
    returnOnCost: percent({
      label: 'Return on all costs',
      help: 'Of the whole project, not of a year.',
      symbol: 'ROI',
      places: 1,
    }),
    cashReturn: percent({
      label: 'Return on own cash',
      help: 'Of the whole project, on what the loan does not pay.',
      optional: true,
      places: 1,
    }),
    ruleOffer: money({
      label: 'Highest offer by the rule',
      help: 'Negative where the repairs alone cost more than that share of the sale price.',
      symbol: 'P_k',
    }),
    breakEvenPrice: money({ label: 'Sale price to break even', symbol: 'S_0' }),
    totalCosts: money({ label: 'All costs', symbol: 'K' }),
    cash: money({ label: 'Own cash needed before the sale', symbol: 'Q' }),
    selling: money({ label: 'Costs of selling', symbol: 'K_s' }),
    holding: money({ label: 'Holding costs and interest', symbol: 'K_h' }),
    acquisition: money({ label: 'Purchase, costs of buying and points', symbol: 'K_b' }),
    works: money({ label: 'Repairs', symbol: 'K_w' }),
  },
  formula: ({
    salePrice,
    price,
    repairs,
    buyingCosts,
    sellingCosts,
    time,
    holdingCosts,
    loan,
    rate = 0,
    points,
    rule,
  }) => {
    const acquisition = price + buyingCosts + points * loan;
    const interest = (loan * rate * time) / constant(12, 'month');
    const holding = holdingCosts * time + interest;
    const beforeSale = acquisition + repairs + holding;
    const selling = sellingCosts * salePrice;
    const totalCosts = beforeSale + selling;
    const profit = salePrice - totalCosts;
    const cash = beforeSale - loan;
    return {
      profit,
      returnOnCost: profit / totalCosts,
      cashReturn: loan > 0 && cash > 0 ? profit / cash : undefined,
      ruleOffer: rule * salePrice - repairs,
      breakEvenPrice: beforeSale / (1 - sellingCosts),
      totalCosts,
      cash,
      selling,
      holding,
      acquisition,
      works: repairs,
    };
  },
  figure: { kind: 'parts', of: 'totalCosts', parts: ['acquisition', 'works', 'holding', 'selling'] },
  explanation: ({ profit, price, ruleOffer, cashReturn }) => {
    const own = cashReturn === undefined ? '' : ', {|cashReturn|} of own cash';
    const gain = roundTo(profit, 2);
    const result =
      gain === 0
        ? 'Sold for {salePrice} after {time}, the house just brings back all costs'
        : gain < 0
          ? `Sold for {salePrice} after {time}, the house loses {|profit|} before tax, {|returnOnCost|} of all costs${own}`
          : `Sold for {salePrice} after {time}, the house earns {profit} before tax, {returnOnCost} of all costs${own}`;
    const even = 'it breaks even at {breakEvenPrice}';
    if (roundTo(ruleOffer, 2) <= 0) return `${result}; ${even}. By the {rule} rule, repairs leave nothing to offer.`;
    const offer = roundTo(ruleOffer, 2);
    const paid = roundTo(price, 2);
    const side = paid > offer ? 'below the price paid' : paid < offer ? 'above the price paid' : 'the price paid';
    return `${result}; ${even}. By the {rule} rule the highest offer is {ruleOffer}, ${side}.`;
  },
  requires: [
    {
      that: ({ loan, price, repairs, buyingCosts }) => isAtMost(loan, price + repairs + buyingCosts),
      field: 'loan',
      says: 'The loan, {loan}, exceeds purchase, costs of buying and repairs together: lower it.',
    },
    {
      that: ({ loan }, given) => given.rate || loan === 0,
      field: 'rate',
      says: 'With a loan of {loan} its annual interest rate is needed; 0 for a loan without interest.',
    },
    {
      that: ({ loan, points }) => loan > 0 || points === 0,
      field: 'points',
      says: 'Points are of a loan: give its amount, or leave them out.',
    },
    {
      that: ({ loan }, given) => loan > 0 || !given.rate,
      field: 'rate',
      says: 'An interest rate without a loan changes nothing: give the loan, or leave the rate out.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ profit }) => roundTo(profit, 2) <= 0,
      says: 'By these numbers the flip leaves no profit: only above {breakEvenPrice} the sale brings one. Pay less, or leave it.',
    },
    {
      level: 'caution',
      when: ({ profit, salePrice }) => roundTo(profit, 2) > 0 && isBelow(profit, 0.1 * salePrice),
      says: 'The profit is less than a tenth of the sale price: repairs that overrun by {profit}, or a sale at {breakEvenPrice}, leave nothing.',
    },
    {
      level: 'caution',
      when: ({ repairs }) => repairs === 0,
      says: 'No repairs are counted: give those that the sale price supposes.',
    },
    {
      level: 'caution',
      when: ({ price, repairs }) => repairs > 0 && repairs <= 100 && isBelow(repairs, 0.005 * price),
      says: 'Repairs are read as an amount, {repairs}: for a percentage send that part of the price.',
    },
    {
      level: 'caution',
      when: ({ loan, price, repairs, buyingCosts }) => loan > 0 && isAbove(loan, 0.9 * (price + repairs + buyingCosts)),
      says: 'The loan pays for more than nine tenths of purchase, costs of buying and repairs: few lenders go so far, and a return on so little own cash swings with each dollar. Judge by the profit.',
    },
    {
      level: 'note',
      when: ({ holdingCosts }) => holdingCosts === 0,
      says: 'No holding costs are counted: tax, insurance and utilities run until the sale.',
    },
    {
      level: 'note',
      when: ({ sellingCosts }) => sellingCosts === 0,
      says: 'No costs of selling are counted: commissions, transfer tax and concessions come off the sale price.',
    },
    {
      level: 'note',
      when: ({ buyingCosts }) => buyingCosts === 0,
      says: 'No costs of buying are counted: closing costs, transfer tax and inspection come off the profit.',
    },
    {
      level: 'caution',
      when: ({ price, buyingCosts }) => buyingCosts > 0 && buyingCosts <= 100 && isBelow(buyingCosts, 0.005 * price),
      says: 'Costs of buying are read as an amount, {buyingCosts}: for a percentage send that part of the price.',
    },
    {
      level: 'caution',
      when: ({ price, loan }) => loan > 0 && loan <= 100 && isBelow(loan, 0.01 * price),
      says: 'The loan is read as an amount, {loan}: for a percentage send that part of the price.',
    },
    {
      level: 'caution',
      when: ({ price, holdingCosts }) => isAbove(holdingCosts * constant(1, 'month'), 0.02 * price),
      says: 'Holding costs of {holdingCosts} are more than a fiftieth of the price each month: check that they are those of one month, not of the whole time.',
    },
    {
      level: 'caution',
      when: ({ salePrice, price }) => isAbove(salePrice, 4 * price),
      says: 'The sale price is more than four times the purchase price: check both amounts.',
    },
  ],
  examples: [
    {
      inputs: {
        salePrice: 300000,
        price: 160000,
        repairs: 50000,
        buyingCosts: 3200,
        sellingCosts: 8,
        time: 6,
        holdingCosts: 700,
        loan: 144000,
        rate: 11,
        points: 2,
        rule: 70,
      },
      results: {
        profit: 47800,
        returnOnCost: 18.953211737,
        cashReturn: 56.7695962,
        ruleOffer: 160000,
        breakEvenPrice: 248043.48,
        totalCosts: 252200,
        cash: 84200,
        selling: 24000,
        holding: 12120,
        acquisition: 166080,
        works: 50000,
      },
      source:
        'By hand: 160000 + 3200 + 2880, + 50000, + 4200 + 7920, + 24000; 47800/252200; 47800/84200; 228200/0.92; 70% of 300000 - 50000, as in a printed example of the rule',
    },
    {
      inputs: { salePrice: 200000, price: 85000, repairs: 65000, sellingCosts: 7, time: '5 month' },
      results: { profit: 36000, ruleOffer: 75000, breakEvenPrice: 161290.32, totalCosts: 164000, cash: 150000 },
      cautions: ['No holding costs', 'No costs of buying'],
      source: 'FlipperForce, 70% Rule Formula: 200000 × 70% - 65000 = 75000; by hand: 200000 × 0.93 - 150000',
    },
    {
      inputs: { salePrice: 150000, price: 140000, repairs: 120000, sellingCosts: 6, time: 4, rule: 75 },
      results: { profit: -119000, ruleOffer: -7500, returnOnCost: -44.2379182 },
      cautions: ['leaves no profit', 'No holding costs', 'No costs of buying'],
      source: 'By hand: 141000 - 260000; 112500 - 120000; -119000/269000',
    },
    {
      inputs: {
        salePrice: 250000,
        price: 170000,
        repairs: 0,
        buyingCosts: 3,
        sellingCosts: 6,
        time: 12,
        holdingCosts: 500,
        loan: 80,
        rate: 0,
      },
      results: { profit: 58997, cash: 175923, ruleOffer: 175000 },
      cautions: ['No repairs', 'Costs of buying are read', 'The loan is read'],
      source: 'By hand: 235000 - 170003 - 6000',
    },
    {
      inputs: {
        salePrice: 900000,
        price: 200000,
        repairs: 620000,
        sellingCosts: 5,
        time: 3,
        loan: 820000,
        rate: 0,
      },
      results: { profit: 35000, cash: 0, ruleOffer: 10000 },
      cautions: ['less than a tenth', 'No holding costs', 'No costs of buying', 'four times', 'more than nine tenths'],
      source: 'By hand: 855000 - 820000, all of it lent; 630000 - 620000',
    },
    {
      inputs: { salePrice: 200000, price: 100000, repairs: 50000, sellingCosts: 5, time: 5, holdingCosts: 8000 },
      results: { profit: 0, breakEvenPrice: 200000, holding: 40000, returnOnCost: 0 },
      cautions: ['leaves no profit', 'more than a fiftieth', 'No costs of buying'],
      source: 'By hand: 190000 - 150000 - 40000, the holding costs of the whole time five times',
    },
    {
      inputs: {
        salePrice: 300000,
        price: 160000,
        repairs: 50000,
        buyingCosts: 3200,
        sellingCosts: 8,
        time: 6,
        loan: 213199,
        rate: 0,
      },
      results: { profit: 62800, cash: 1, cashReturn: 6280000 },
      cautions: ['more than nine tenths', 'No holding costs'],
      source: 'By hand: 276000 - 213200, on one dollar',
    },
    {
      inputs: {
        salePrice: 300000,
        price: 160000,
        repairs: 5,
        buyingCosts: 3200,
        sellingCosts: 8,
        time: 6,
        holdingCosts: 700,
      },
      results: { profit: 108595, works: 5, ruleOffer: 209995 },
      cautions: ['Repairs are read'],
      source: 'By hand: 276000 - 163200 - 5 - 4200, of repairs of 5% as they are mistaken',
    },
    {
      inputs: {
        salePrice: 200000,
        price: 100000,
        repairs: 30000,
        buyingCosts: 2000,
        sellingCosts: 0,
        time: 5,
        holdingCosts: 600,
      },
      results: { profit: 65000, breakEvenPrice: 135000, selling: 0, ruleOffer: 110000 },
      cautions: ['No costs of selling'],
      source: 'By hand: 200000 - 132000 - 3000',
    },
    {
      inputs: { salePrice: 200000, price: 100000, repairs: 30000, sellingCosts: 7, time: 5, loan: 140000, rate: 10 },
      refused: 'exceeds purchase',
      source: 'By hand',
    },
    {
      inputs: { salePrice: 200000, price: 100000, repairs: 30000, sellingCosts: 7, time: 5, loan: 90000 },
      refused: 'annual interest rate is needed',
      source: 'By hand',
    },
    {
      inputs: { salePrice: 200000, price: 100000, repairs: 30000, sellingCosts: 7, time: 5, points: 2 },
      refused: 'Points are of a loan',
      source: 'By hand',
    },
    {
      inputs: { salePrice: 200000, price: 100000, repairs: 30000, sellingCosts: 7, time: 5, rate: 9 },
      refused: 'changes nothing',
      source: 'By hand',
    },
  ],
  notes: [
    'The 70% rule is a first screen of US flippers: 30% of the sale price is meant to cover all costs but repairs, and the profit. Markets and price classes differ, and so does the share that holds in them.',
    'Interest is taken on the whole loan from the first day, and paid as it falls due.',
    'Income tax comes off the profit; in the US a flipper who deals in houses pays it as on earned income.',
  ],
  references: [
    { title: 'FlipperForce: 70% Rule Formula', url: 'https://www.flipperforce.com/70-percent-rule-formula' },
    {
      title: 'FlipperForce: What’s the maximum I should pay for a house flip?',
      url: 'https://www.flipperforce.com/house-flipping-blog/whats-the-maximum-i-should-pay-for-a-house-flip',
    },
  ],
});

import { defineCalculator, isAbove, isBelow, money, percent, roundTo, table, text } from '@reckoner/engine';

/** What the seller is paid at closing, as on a seller’s net sheet. */
export default defineCalculator({
  title: 'Home sale net proceeds',
  description:
    'Net proceeds of a home sale from price, commission, mortgage payoff, transfer tax, concessions, fees and tax prorations, and the price that just pays all off.',
  keywords: [
    'seller net sheet',
    'seller closing costs',
    'proceeds of sale',
    'selling a house',
    'realtor commission',
    'mortgage payoff',
  ],
  related: ['mortgage-closing-costs', 'house-flip-profit', 'loan-remaining-balance', 'capital-gains-tax'],
  inputs: {
    price: money({ label: 'Sale price', symbol: 'P', above: 0, max: 1e12 }),
    commission: percent({
      label: 'Commission',
      help: 'Of the price: all that the seller pays, to both agents where it is so agreed.',
      symbol: 'c',
      min: 0,
      max: 20,
      usual: [0.5, 8],
    }),
    payoff: money({
      label: 'Mortgage payoff',
      help: 'By the lender’s payoff statement, with interest to the day and any prepayment penalty; 0 without a loan.',
      symbol: 'L_1',
      min: 0,
      max: 1e12,
    }),
    otherLiens: money({
      label: 'Second mortgage, credit line and other liens',
      symbol: 'L_2',
      min: 0,
      max: 1e12,
      default: 0,
    }),
    transferTax: percent({
      label: 'Transfer tax',
      help: 'Of the price, as far as the seller pays it: $1.10 for $1,000 are 0.11%.',
      symbol: '\\tau',
      min: 0,
      max: 20,
      usual: [0.01, 6],
      default: 0,
    }),
    concessions: money({
      label: 'Concessions to the buyer',
      help: 'Closing costs and repairs that the seller pays for or credits.',
      symbol: 'K',
      shareOf: 'price',
      min: 0,
      max: 1e12,
      default: 0,
    }),
    fees: money({
      label: 'Title, settlement, legal and other fees',
      symbol: 'F',
      min: 0,
      max: 1e12,
      default: 0,
    }),
    taxesOwed: money({
      label: 'Property tax and dues owed up to the closing',
      help: 'The part of those not yet paid that falls on the seller: tax of a year × days owned / 365.',
      symbol: 'T_o',
      min: 0,
      max: 1e12,
      default: 0,
    }),
    taxesPrepaid: money({
      label: 'Property tax and dues paid beyond the closing',
      help: 'What the buyer pays back.',
      symbol: 'T_p',
      min: 0,
      max: 1e12,
      default: 0,
    }),
  },
  outputs: {
    netProceeds: money({ label: 'Net proceeds', symbol: 'N' }),
    sellingCosts: money({
      label: 'Costs of the sale',
      help: 'Commission, transfer tax, concessions and fees.',
      symbol: 'Q',
    }),
    share: percent({ label: 'Costs of the sale, of the price', symbol: 'q', places: 2 }),
    commissionPaid: money({ label: 'Commission', symbol: 'Q_c' }),
    loansPaid: money({ label: 'Loans and liens paid off', symbol: 'L' }),
    prorations: money({ label: 'Prorations to the buyer', help: 'Negative where the buyer pays them.', symbol: 'T' }),
    lowestPrice: money({
      label: 'Price at which nothing is left',
      help: 'With the same amounts, and percents of that price; 0 where the buyer pays back more than all of them.',
      symbol: 'P_0',
    }),
    sheet: table(
      { item: text({ label: 'Item' }), amount: money({ label: 'Of the price' }) },
      { label: 'Where the price goes' },
    ),
  },
  formula: ({ price, commission, payoff, otherLiens, transferTax, concessions, fees, taxesOwed, taxesPrepaid }) => {
    const commissionPaid = commission * price;
    const sellingCosts = commissionPaid + transferTax * price + concessions + fees;
    const loansPaid = payoff + otherLiens;
    const prorations = taxesOwed - taxesPrepaid;
    const netProceeds = price - sellingCosts - loansPaid - prorations;
    return {
      netProceeds,
      sellingCosts,
      share: sellingCosts / price,
      commissionPaid,
      loansPaid,
      prorations,
      lowestPrice: Math.max(0, (concessions + fees + loansPaid + prorations) / (1 - commission - transferTax)),
      sheet: [
        { item: 'Commission', amount: commissionPaid },
        { item: 'Transfer tax', amount: transferTax * price },
        { item: 'Concessions', amount: concessions },
        { item: 'Fees', amount: fees },
        { item: 'Loans and liens', amount: loansPaid },
        { item: 'Prorations to the buyer', amount: prorations },
        { item: 'Net proceeds', amount: netProceeds },
      ],
    };
  },
  figure: { kind: 'bars', table: 'sheet', label: 'item', value: 'amount' },
  explanation: ({ netProceeds, payoff, otherLiens, taxesOwed, taxesPrepaid }) => {
    const loans = payoff + otherLiens > 0 ? ' and {loansPaid} for loans and liens' : '';
    const tax =
      taxesOwed + taxesPrepaid > 0
        ? ', with {prorations|{|prorations|} of tax and dues paid back by the buyer|prorations that cancel|{|prorations|} of tax and dues owed}'
        : '';
    const start = `Of {price}, {sellingCosts} ({share}) goes for the sale${loans}${tax}`;
    const net = roundTo(netProceeds, 2);
    if (net < 0) return `${start}: that is {|netProceeds|} more than the price brings.`;
    if (net === 0) return `${start}: nothing is left.`;
    return `${start}: {netProceeds} is left for the seller before income tax.`;
  },
  requires: [
    {
      that: ({ price, concessions }) => concessions <= price,
      field: 'concessions',
      says: 'The concessions, {concessions}, must not exceed the price, {price}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ netProceeds, loansPaid }) => roundTo(netProceeds, 2) < 0 && loansPaid > 0,
      says: 'The price does not pay off all: {|netProceeds|} has to be brought to the closing, or the lender has to agree to a short sale first.',
    },
    {
      level: 'danger',
      when: ({ netProceeds, loansPaid }) => roundTo(netProceeds, 2) < 0 && loansPaid === 0,
      says: 'The costs of the sale and the prorations exceed the price, with no loan to pay off: {|netProceeds|} has to be brought to the closing. Check the amounts.',
    },
    {
      level: 'caution',
      when: ({ price, payoff }) => payoff > 0 && payoff <= 100 && isBelow(payoff, 0.005 * price),
      says: 'The payoff is read as an amount, {payoff}: for a percentage send that part of the price.',
    },
    {
      level: 'caution',
      when: ({ price, fees }) => fees > 0 && fees <= 20 && isBelow(fees, 0.001 * price),
      says: 'Fees are read as an amount, {fees}: for a percentage send that part of the price.',
    },
    {
      level: 'note',
      when: ({ price, concessions }) => isAbove(concessions, 0.03 * price),
      says: 'Concessions exceed 3% of the price: the buyer’s lender may not allow as much. In the US Fannie Mae’s limits on those toward the buyer’s costs are 3 to 9% by the down payment for a home, 2% for a rental.',
    },
    {
      level: 'caution',
      when: ({ price, concessions }) => concessions > 0 && concessions <= 100 && isBelow(concessions, 0.005 * price),
      says: 'Concessions are read as an amount, {concessions}: for a percentage send that part of the price.',
    },
    {
      level: 'caution',
      when: ({ price, taxesOwed, taxesPrepaid }) =>
        isAbove(taxesOwed, 0.05 * price) || isAbove(taxesPrepaid, 0.05 * price),
      says: 'The tax and dues to be prorated exceed a twentieth of the price: only the part of a year up to the closing, or beyond it, belongs here.',
    },
    {
      level: 'note',
      when: ({ commission }) => commission === 0,
      says: 'No commission is counted: right for a sale without agents; a buyer’s agent may still be asked to be paid.',
    },
    {
      level: 'note',
      when: ({ fees, transferTax }) => fees === 0 || transferTax === 0,
      says: 'Fees or transfer tax are left at 0: sellers pay both in many places. The closing agent’s estimate names them.',
    },
  ],
  examples: [
    {
      inputs: {
        price: 400000,
        commission: 6,
        payoff: 250000,
        transferTax: 0.5,
        concessions: 2000,
        fees: 2000,
        taxesOwed: 0,
      },
      results: {
        netProceeds: 120000,
        sellingCosts: 30000,
        share: 7.5,
        commissionPaid: 24000,
        loansPaid: 250000,
        sheet: { length: 7, rows: { 1: { amount: 2000 }, '-1': { amount: 120000 } } },
      },
      source:
        'costcalculator.calculator.city, Seller net proceeds: 400000 with 24000, 250000, 4000 of closing costs and 2000 of credits leave 120000; here half of the closing costs are a transfer tax of 0.5%',
    },
    {
      inputs: {
        price: 350000,
        commission: 5,
        payoff: 210000,
        otherLiens: 15000,
        transferTax: 1,
        fees: 2450,
        concessions: 5000,
        taxesOwed: 1800,
        taxesPrepaid: 600,
      },
      results: {
        netProceeds: 95350,
        sellingCosts: 28450,
        share: 8.128571429,
        prorations: 1200,
        loansPaid: 225000,
        lowestPrice: 248563.83,
      },
      source: 'By hand: 17500 + 3500 + 5000 + 2450; 350000 - 28450 - 225000 - 1200; 233650/0.94',
    },
    {
      inputs: { price: 200000, commission: 6, payoff: 195000 },
      results: { netProceeds: -7000, lowestPrice: 207446.81 },
      cautions: ['has to be brought to the closing', 'left at 0'],
      source: 'By hand: 188000 - 195000; 195000/0.94',
    },
    {
      inputs: {
        price: 200000,
        commission: 0,
        payoff: 0,
        concessions: 3,
        taxesPrepaid: 12000,
        fees: 100,
        transferTax: 0.1,
      },
      results: { netProceeds: 211697, prorations: -12000, lowestPrice: 0 },
      cautions: ['read as an amount', 'a twentieth of the price', 'No commission'],
      source: 'By hand: 200000 - 303 + 12000',
    },
    {
      inputs: { price: 100000, commission: 5, payoff: 94000, fees: 1000 },
      results: { netProceeds: 0, lowestPrice: 100000 },
      cautions: ['left at 0'],
      source: 'By hand: 95000 - 95000',
    },
    {
      inputs: { price: 400000, commission: 6, payoff: 62.5, fees: 2, transferTax: 0.5, concessions: 30000 },
      results: { netProceeds: 343935.5, sellingCosts: 56002 },
      cautions: ['The payoff is read', 'Fees are read', 'exceed 3%'],
      source:
        'By hand: 400000 - 24000 - 2000 - 30000 - 2 - 62.5, of a payoff of 62.5% and fees of 2% as they are mistaken',
    },
    {
      inputs: { price: 400000, commission: 6, payoff: 0, fees: 390000, transferTax: 0.5 },
      results: { netProceeds: -16000, loansPaid: 0, lowestPrice: 417112.3 },
      cautions: ['no loan to pay off'],
      source: 'By hand: 400000 - 26000 - 390000; 390000/0.935',
    },
    {
      inputs: { price: 100000, commission: 5, payoff: 0, concessions: 100001 },
      refused: 'must not exceed',
      source: 'By hand',
    },
  ],
  notes: [
    'Who pays transfer tax, title insurance and commissions is custom of the place and matter of the contract.',
    'Money in the escrow account of the loan is paid back by the lender after the payoff, and is not counted here.',
    'Income tax on a gain is not counted: it depends on what the home cost and how long it was lived in.',
  ],
  references: [
    { title: 'Regulation Z, 12 CFR § 1026.38 (Closing Disclosure), summaries of transactions: K to N' },
    {
      title: 'Fannie Mae Selling Guide, B3-4.1-02: Interested Party Contributions',
      url: 'https://guide-selling.fanniemae.com/sel/b3-4.1-02/interested-party-contributions-ipcs',
    },
    {
      title: 'Seller Net Proceeds Calculator, with a worked example',
      url: 'https://costcalculator.calculator.city/?p=84049',
    },
  ],
});

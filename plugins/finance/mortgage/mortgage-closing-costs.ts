import { defineCalculator, isBelow, money, percent } from '@reckoner/engine';

/** What a buyer brings to the closing, by the groups of the closing disclosure. */
export default defineCalculator({
  title: 'Closing costs and cash to close',
  description:
    'Closing costs and cash to close of a home purchase from down payment, fees in percent and fixed, prepaid items and credits.',
  keywords: [
    'cash to close',
    'settlement costs',
    'buyer closing costs',
    'prepaids',
    'seller concessions',
    'loan estimate',
  ],
  related: ['mortgage-payment-piti', 'mortgage-discount-points', 'mortgage-affordability'],
  inputs: {
    price: money({ label: 'Home price', symbol: 'V', above: 0, max: 1e12 }),
    downPayment: money({
      label: 'Down payment',
      shareOf: 'price',
      help: 'Default: 20% of the price.',
      symbol: 'D',
      min: 0,
      max: 1e12,
      default: ({ price }) => 0.2 * price,
    }),
    loanFees: percent({
      label: 'Points and origination fee',
      help: 'Of the loan.',
      symbol: 'f',
      min: 0,
      max: 10,
      usual: [0.25, 5],
      default: 1,
    }),
    transferTax: percent({
      label: 'Transfer tax and title insurance',
      help: 'Of the price, as far as the buyer pays them.',
      symbol: '\\tau',
      min: 0,
      max: 20,
      usual: [0.05, 12],
      default: 0.5,
    }),
    lenderFees: money({
      label: 'Appraisal, credit report and other lender fees',
      symbol: 'F_1',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    legalFees: money({
      label: 'Settlement, legal, survey and recording fees',
      symbol: 'F_2',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    prepaid: money({
      label: 'Prepaid insurance, taxes and interest',
      help: 'Also the first deposit to escrow.',
      symbol: 'F_3',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    credits: money({ label: 'Credits of seller and lender', symbol: 'C', min: 0, max: 1e12, default: 0 }),
    deposit: money({
      label: 'Earnest money paid already',
      shareOf: 'price',
      symbol: 'E',
      min: 0,
      max: 1e12,
      default: 0,
    }),
  },
  outputs: {
    cashToClose: money({ label: 'Cash to close', symbol: 'K' }),
    closingCosts: money({ label: 'Closing costs', help: 'Before credits.', symbol: 'Q' }),
    percentageFees: money({ label: 'Fees in percent', symbol: 'Q_1' }),
    fixedFees: money({ label: 'Fixed fees', symbol: 'Q_2' }),
    prepaidItems: money({ label: 'Prepaid items', symbol: 'Q_3' }),
    share: percent({ label: 'Closing costs of the price', symbol: 'q', places: 2 }),
  },
  formula: ({ price, downPayment, loanFees, transferTax, lenderFees, legalFees, prepaid, credits, deposit }) => {
    const percentageFees = loanFees * (price - downPayment) + transferTax * price;
    const fixedFees = lenderFees + legalFees;
    const closingCosts = percentageFees + fixedFees + prepaid;
    return {
      cashToClose: downPayment + closingCosts - Math.min(credits, closingCosts) - deposit,
      closingCosts,
      percentageFees,
      fixedFees,
      prepaidItems: prepaid,
      share: closingCosts / price,
    };
  },
  figure: { kind: 'parts', of: 'closingCosts', parts: ['percentageFees', 'fixedFees', 'prepaidItems'] },
  explanation: ({ credits, deposit }) => {
    const close =
      '{cashToClose|{|cashToClose|} come back at closing|nothing is to be paid at closing|{|cashToClose|} are to be paid at closing}.';
    return credits + deposit > 0
      ? `Closing costs are {closingCosts}, {share} of the price. With the down payment of {downPayment}, less credits and deposit, ${close}`
      : `Closing costs are {closingCosts}, {share} of the price. With the down payment of {downPayment}, ${close}`;
  },
  requires: [
    {
      that: ({ price, downPayment }) => downPayment <= price,
      field: 'downPayment',
      says: 'The down payment, {downPayment}, must not exceed the price, {price}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ price, downPayment }) => downPayment > 0 && downPayment <= 100 && isBelow(downPayment, 0.005 * price),
      says: 'The down payment is read as an amount, {downPayment}: for a percentage send that part of the price.',
    },
    {
      level: 'caution',
      when: ({ credits, closingCosts }) => credits > closingCosts,
      says: 'The credits exceed the closing costs: only {closingCosts} of them are counted, as lenders do not let the rest be paid out or go to the down payment.',
    },
    {
      level: 'note',
      when: ({ lenderFees, legalFees, prepaid }) => lenderFees + legalFees + prepaid === 0,
      says: 'Fixed fees and prepaid items are left out: add them from the loan estimate.',
    },
  ],
  examples: [
    {
      inputs: {
        price: 400000,
        downPayment: 80000,
        loanFees: 1,
        transferTax: 0.5,
        lenderFees: 1100,
        legalFees: 1500,
        prepaid: 4200,
        credits: 3000,
        deposit: 8000,
      },
      results: {
        cashToClose: 81000,
        closingCosts: 12000,
        percentageFees: 5200,
        fixedFees: 2600,
        prepaidItems: 4200,
        share: 3,
      },
      source: 'By hand: 3200 + 2000; 5200 + 2600 + 4200; 80000 + 12000 - 3000 - 8000',
    },
    {
      inputs: { price: 300000, loanFees: 0, transferTax: 0 },
      results: { cashToClose: 60000, closingCosts: 0, share: 0 },
      cautions: ['are left out'],
      source: 'By hand: 20% of 300000',
    },
    {
      inputs: { price: 200000, downPayment: 20, loanFees: 0, transferTax: 1, legalFees: 500, credits: 4000 },
      results: { closingCosts: 2500, cashToClose: 20 },
      cautions: ['for a percentage', 'credits exceed'],
      source: 'By hand: 2000 + 500; 20 + 2500 - 2500, as credits beyond the costs are lost',
    },
    {
      inputs: { price: 200000, downPayment: 4000, loanFees: 0, transferTax: 1, deposit: 10000 },
      results: { closingCosts: 2000, cashToClose: -4000 },
      cautions: ['are left out'],
      source: 'By hand: 4000 + 2000 - 10000',
    },
    {
      inputs: { price: 200000, downPayment: 250000 },
      refused: 'must not exceed the price',
      source: 'By hand',
    },
  ],
  notes: [
    'Which costs the buyer bears differs by country and state: the loan estimate and closing disclosure name them.',
  ],
  references: [{ title: 'Regulation Z, 12 CFR § 1026.37 (Loan Estimate) and § 1026.38 (Closing Disclosure)' }],
});

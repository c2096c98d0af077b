import { defineCalculator, integer, isAtLeast, isBelow, money, noResult, percent, roundTo } from '@reckoner/engine';
import { payoff } from '../shared/payoff.js';
import { annuityPayment, remainingBalance } from '../shared/time-value.js';

/** What is owed after so many months of a promotional rate; 0 where it is paid off by then. */
function owedAfter(owed: number, promoRate: number, payment: number, months: number) {
  const promo = payoff(owed, promoRate / 12, payment);
  if (promo !== undefined && promo.months <= months) return 0 * owed;
  return Math.max(0, remainingBalance(owed, promoRate / 12, payment, months));
}

/** Both ways are paid off by the same monthly payment; the fee is owed on the new card from the first day. */
export default defineCalculator({
  title: 'Balance transfer savings',
  description:
    'What a balance transfer saves or costs against staying at the present APR, from its fee, the promotional rate and months, the rate after them and a monthly payment.',
  keywords: [
    'balance transfer card',
    'balance transfer fee',
    '0% APR transfer',
    'credit card balance transfer',
    'intro APR',
    'is a balance transfer worth it',
  ],
  related: ['credit-card-payoff', 'debt-consolidation', 'credit-card-minimum-payment'],
  inputs: {
    balance: money({ label: 'Balance to transfer', symbol: 'B', min: 0.01, max: 1e9 }),
    apr: percent({ label: 'Present APR', symbol: 'r_0', min: 0, max: 200, usual: [5, 60] }),
    payment: money({ label: 'Monthly payment', help: 'The same both ways.', symbol: 'P', min: 0.01, max: 1e9 }),
    fee: percent({
      label: 'Transfer fee',
      help: 'In percent of the balance, added to what is owed.',
      symbol: 'f',
      min: 0,
      max: 25,
      usual: [1, 6],
    }),
    promoRate: percent({ label: 'Promotional APR', symbol: 'r_1', min: 0, max: 100, default: 0, usual: [0.5, 15] }),
    promoMonths: integer({
      label: 'Months of the promotional APR',
      help: 'Those that are left when the balance arrives.',
      symbol: 'm',
      min: 1,
      max: 120,
      usual: [3, 30],
    }),
    afterRate: percent({ label: 'APR afterwards', symbol: 'r_2', min: 0, max: 200, usual: [5, 60] }),
  },
  outputs: {
    saving: money({
      label: 'Saving',
      help: 'Interest less fee; negative where the transfer costs more.',
      symbol: 'S',
      optional: true,
    }),
    feeAmount: money({ label: 'Transfer fee', symbol: 'F' }),
    transferInterest: money({ label: 'Interest with the transfer', symbol: 'I_1', optional: true }),
    stayInterest: money({ label: 'Interest without it', symbol: 'I_0', optional: true }),
    transferMonths: integer({ label: 'Months with the transfer', optional: true }),
    stayMonths: integer({ label: 'Months without it', optional: true }),
    owedAfterPromo: money({ label: 'Owed when the promotional APR ends' }),
    clearingPayment: money({ label: 'Payment that clears it by then', symbol: 'P_m' }),
  },
  formula: ({ balance, apr, payment, fee, promoRate, promoMonths, afterRate }) => {
    const feeAmount = fee * balance;
    const owed = balance + feeAmount;
    const left = owedAfter(owed, promoRate, payment, promoMonths);
    const promo = payoff(owed, promoRate / 12, payment);
    const rest = left > 0 ? payoff(left, afterRate / 12, payment) : undefined;
    const stay = payoff(balance, apr / 12, payment);
    const stayInterest = stay === undefined ? undefined : apr === 0 ? 0 * balance : stay.interest;
    const base = {
      feeAmount,
      owedAfterPromo: left,
      clearingPayment: annuityPayment(owed, promoRate / 12, promoMonths),
    };
    if (left > 0 && rest === undefined) {
      if (stay === undefined || stayInterest === undefined) {
        throw noResult('The payment pays off the balance neither way within 100 years: pay more.');
      }
      return { ...base, stayInterest, stayMonths: stay.months };
    }
    const atPromo = promoRate === 0 ? 0 * balance : left > 0 ? left + payment * promoMonths - owed : promo!.interest;
    const transferInterest = atPromo + (rest === undefined || afterRate === 0 ? 0 * balance : rest.interest);
    const transferMonths = rest === undefined ? promo!.months : promoMonths + rest.months;
    if (stay === undefined || stayInterest === undefined) return { ...base, transferInterest, transferMonths };
    return {
      ...base,
      transferInterest,
      transferMonths,
      stayInterest,
      stayMonths: stay.months,
      saving: stayInterest - transferInterest - feeAmount,
    };
  },
  stepwise: [
    'Without a transfer the balance grows by a twelfth of the present APR each month and falls by the payment, until nothing is left.',
    'With it the balance and the fee are owed; they grow by a twelfth of the promotional APR for its months, then by a twelfth of the APR afterwards.',
    'The saving is the interest without the transfer less the interest with it and the fee.',
    'The payment that clears it in time is that of a loan of balance and fee over the months of the promotional APR.',
  ],
  figure: {
    kind: 'curve',
    title: 'What is owed',
    x: { label: 'Months' },
    y: { of: 'balance' },
    curve: ({ balance, apr, payment, feeAmount, promoRate, promoMonths, afterRate, stayMonths, transferMonths }) => {
      const owed = balance + feeAmount;
      const left = owedAfter(owed, promoRate, payment, promoMonths);
      return {
        from: 0,
        to: Math.max(stayMonths ?? 0, transferMonths ?? 0),
        lines: [
          {
            label: 'Transfer',
            y: (month) =>
              Math.max(
                0,
                month <= promoMonths
                  ? remainingBalance(owed, promoRate / 12, payment, month)
                  : remainingBalance(left, afterRate / 12, payment, month - promoMonths),
              ),
          },
          {
            label: 'Stay',
            dashed: true,
            y: (month) => Math.max(0, remainingBalance(balance, apr / 12, payment, month)),
          },
        ],
      };
    },
  },
  explanation: ({ saving, transferMonths }) => {
    const offer = 'at {promoRate} for {promoMonths} {promoMonths|month|months} and {afterRate} afterwards';
    if (saving !== undefined)
      return `Transferring {balance} for a fee of {feeAmount}, ${offer}, {saving|costs {|saving|} more than|costs as much as|saves {|saving|} against} staying at {apr}, the fee counted: by {payment} a month it takes {transferMonths} {transferMonths|month|months} and {transferInterest} of interest, without it {stayMonths} {stayMonths|month|months} and {stayInterest}.`;
    return transferMonths === undefined
      ? `After a transfer, ${offer}, {payment} a month does not pay off the balance within 100 years; staying at {apr} takes {stayMonths} {stayMonths|month|months} and {stayInterest} of interest.`
      : `At the present {apr}, {payment} a month does not pay off the balance within 100 years; transferred for a fee of {feeAmount}, ${offer}, it takes {transferMonths} {transferMonths|month|months} and {transferInterest} of interest.`;
  },
  cautions: [
    {
      level: 'caution',
      // Cents that are left by a payment rounded to the cent are no debt to be warned of.
      when: ({ owedAfterPromo, clearingPayment, payment }) =>
        roundTo(owedAfterPromo, 2) > 0 && roundTo(clearingPayment, 2) > roundTo(payment, 2),
      says: '{owedAfterPromo} is still owed when the promotional APR ends, at {afterRate} from then on: {clearingPayment} a month would clear it by then.',
    },
    {
      level: 'caution',
      when: ({ promoRate, apr }) => isAtLeast(promoRate, apr),
      says: 'The promotional APR, {promoRate}, is not below the present one, {apr}: check both.',
    },
    {
      level: 'caution',
      when: ({ promoRate, afterRate }) => promoRate > afterRate,
      says: 'The promotional APR, {promoRate}, is above that afterwards, {afterRate}: check that they are not changed about.',
    },
    {
      level: 'caution',
      when: ({ payment, balance, apr }) => isAtLeast(payment, balance * (1 + apr / 12)),
      says: 'One payment clears the balance without any transfer: check that balance and monthly payment are not changed about.',
    },
    {
      level: 'caution',
      when: ({ payment, balance }) => isBelow(payment, 0.01 * balance),
      says: 'The payment is less than 1% of the balance, less than most cards ask for as a minimum: check both amounts.',
    },
  ],
  examples: [
    {
      inputs: { balance: 5000, apr: 22.99, payment: 250, fee: 3, promoMonths: 15, afterRate: 19.99 },
      results: {
        saving: 1133.56,
        feeAmount: 150,
        transferInterest: 82.01,
        stayInterest: 1365.57,
        transferMonths: 21,
        stayMonths: 26,
        owedAfterPromo: 1400,
        clearingPayment: 343.33,
      },
      cautions: ['is still owed'],
      source: 'Python with mpmath: month-by-month loop; 5150 - 15 × 250',
    },
    {
      inputs: { balance: 5000, apr: 22.99, payment: 400, fee: 3, promoMonths: 15, afterRate: 19.99 },
      results: {
        saving: 621.07,
        transferInterest: 0,
        stayInterest: 771.07,
        transferMonths: 13,
        stayMonths: 15,
        owedAfterPromo: 0,
      },
      source: 'Python with mpmath: month-by-month loop',
    },
    {
      inputs: { balance: 8000, apr: 21, payment: 300, fee: 4, promoRate: 3.99, promoMonths: 12, afterRate: 18 },
      results: {
        saving: 1484.86,
        feeAmount: 320,
        transferInterest: 1065.78,
        stayInterest: 2870.63,
        transferMonths: 32,
        stayMonths: 37,
        owedAfterPromo: 4991.54,
        clearingPayment: 708.41,
      },
      cautions: ['is still owed'],
      source: 'Python with mpmath: month-by-month loop',
    },
    {
      inputs: { balance: 5000, apr: 24, payment: 100, fee: 3, promoMonths: 18, afterRate: 26 },
      results: { transferInterest: 2687.12, transferMonths: 79, owedAfterPromo: 3350, clearingPayment: 286.11 },
      cautions: ['is still owed'],
      source: 'Python with mpmath: month-by-month loop; 24% of 5000 are 100 a month',
    },
    {
      inputs: { balance: 1000, apr: 20, payment: 600, fee: 5, promoMonths: 12, afterRate: 20 },
      results: { saving: -26.39, transferMonths: 2, stayMonths: 2, stayInterest: 23.61, clearingPayment: 87.5 },
      source: 'By hand: 16.67 + 6.94 of interest, a fee of 50',
    },
    {
      inputs: { balance: 5000, apr: 12, payment: 60, fee: 3, promoMonths: 6, afterRate: 29 },
      results: { stayMonths: 181, stayInterest: 5804.24, owedAfterPromo: 4790 },
      cautions: ['is still owed'],
      source: 'Python with mpmath: month-by-month loop; 29% of 4790 are 115.76 a month',
    },
    {
      inputs: { balance: 5000, apr: 0, payment: 500, fee: 0, promoMonths: 12, afterRate: 20 },
      results: { saving: 0, transferInterest: 0, stayInterest: 0, stayMonths: 10, transferMonths: 10 },
      cautions: ['is not below the present one'],
      source: 'By hand: 5000/500 both ways',
    },
    {
      inputs: { balance: 10000, apr: 24, payment: 99, fee: 3, promoMonths: 120, afterRate: 20 },
      results: { transferMonths: 105, transferInterest: 0, owedAfterPromo: 0 },
      cautions: ['less than 1% of the balance'],
      source: 'By hand: 10300/99',
    },
    {
      inputs: { balance: 5000, apr: 24, payment: 50, fee: 3, promoMonths: 12, afterRate: 24 },
      noResult: 'neither way',
      source: 'By hand: 100 of interest a month, and 91 of 4550',
    },
    {
      inputs: { balance: 1000, apr: 20, payment: 200, fee: 3, promoRate: 6, promoMonths: 12, afterRate: 20 },
      results: { transferMonths: 6, transferInterest: 16.19, stayInterest: 53.14, saving: '6.95' },
      source: 'Python with mpmath: month-by-month loop',
    },
    {
      inputs: { balance: 1000, apr: 20, payment: 100, fee: 3, promoRate: 6, promoMonths: 6, afterRate: 0 },
      results: { transferMonths: 11, transferInterest: 23.74, owedAfterPromo: 453.74 },
      cautions: ['is still owed', 'is above that afterwards'],
      source: 'Python with mpmath: month-by-month loop',
    },
    {
      inputs: { balance: 5000, apr: 22.99, payment: 343.33, fee: 3, promoMonths: 15, afterRate: 19.99 },
      results: { transferMonths: 16, owedAfterPromo: 0.05, clearingPayment: 343.33 },
      source: 'By hand: 5150/15 is 343.333…; 5150 - 15 × 343.33 = 0.05',
    },
    {
      inputs: { balance: 250, apr: 22.99, payment: 5000, fee: 3, promoMonths: 15, afterRate: 19.99 },
      results: { saving: '-2.71', transferMonths: 1, stayMonths: 1 },
      cautions: ['One payment clears'],
      source: 'By hand: 250 × 0.2299/12 less 7.50',
    },
  ],
  notes: [
    'Assumes that nothing is bought on either card, that each payment is on time and that the new limit holds balance and fee. New purchases mostly bear interest from the first day while a transferred balance is owed.',
    'In the United States a payment that is 60 days late may end a promotional APR. Offers of deferred interest, as of stores, charge all of the interest back if anything is left at their end, and are not reckoned here.',
  ],
  references: [
    {
      title: 'CalcMountain: Balance Transfer Calculator (fee added to the balance, the same payment both ways)',
      url: 'https://www.calcmountain.com/calculators/credit-card/balance-transfer',
    },
    {
      title: 'FinanceCruncher: Balance transfer payoff (the same method)',
      url: 'https://financecruncher.com/calculators/balance-transfer-payoff',
    },
    {
      title: 'Consumer Financial Protection Bureau: What is a grace period? How does it work?',
      url: 'https://www.consumerfinance.gov/askcfpb/47/what-is-a-grace-period-how-does-it-work.html',
    },
    {
      title:
        'National Consumer Law Center: Truth in Lending, 7.2.3.2.4 Deferred interest programs and 7.2.3.4.1 (late by sixty days)',
      url: 'https://library.nclc.org/search?f%5B0%5D=section_type%3AChapter&page=121',
    },
  ],
});

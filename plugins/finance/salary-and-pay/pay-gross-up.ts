import { choice, constant, defineCalculator, isAbove, isBelow, money, percent, roundTo } from '@reckoner/engine';
import { type Kink, reachesAt } from './shared/kinked.js';
import { medicare, socialSecurity } from './shared/us-payroll.js';

/** Net = gross less flat taxes less what is capped: in straight pieces, each of which is solved for the gross. */
export default defineCalculator({
  title: 'Gross-up pay',
  description:
    'Gross pay that leaves a wanted net amount after flat tax rates and a payroll tax with a yearly cap, with the taxes and the proof.',
  keywords: ['gross up', 'net to gross', 'grossed-up bonus', 'tax-free bonus', 'gross-up payment'],
  related: ['bonus-after-tax', 'take-home-pay'],
  inputs: {
    net: money({ label: 'Net pay wanted', min: 0.01, max: 1e9 }),
    rules: choice(
      {
        own: { label: 'Rates as given', also: ['own', 'custom'] },
        us2026: { label: 'United States 2026 (Social Security and Medicare)', also: ['us', 'usa', 'fica'] },
      },
      { label: 'Payroll tax', default: 'own' },
    ),
    incomeTax: percent({
      label: 'Income tax',
      help: 'Of the whole payment; 22% is the flat rate of the United States for bonuses up to 1 million.',
      min: 0,
      max: 99,
      usual: [1, 60],
    }),
    stateTax: percent({ label: 'State and local tax', min: 0, max: 99, default: 0, usual: [0.2, 35] }),
    openRate: percent({
      label: 'Payroll tax without cap',
      min: 0,
      max: 99,
      default: 0,
      usual: [0.2, 50],
      when: { rules: 'own' },
    }),
    cappedRate: percent({
      label: 'Payroll tax with a cap',
      min: 0,
      max: 99,
      default: 0,
      usual: [0.2, 50],
      when: { rules: 'own' },
    }),
    cap: money({
      label: 'Pay of a year up to which it is due',
      min: 0,
      max: 1e9,
      optional: true,
      when: { rules: 'own' },
    }),
    paidBefore: money({
      label: 'Pay this year before it',
      help: 'On which the payroll tax was already due.',
      min: 0,
      max: 1e9,
      default: 0,
    }),
  },
  outputs: {
    gross: money({ label: 'Gross pay' }),
    taxes: money({ label: 'Taxes' }),
    incomeTaxed: money({ label: 'Income tax' }),
    state: money({ label: 'State and local tax' }),
    payroll: money({ label: 'Payroll tax' }),
    proof: money({ label: 'Gross less taxes' }),
    factor: percent({ label: 'Gross over net', places: 2 }),
  },
  formula: ({ net, rules, incomeTax, stateTax, openRate, cappedRate, cap, paidBefore }) => {
    const none = 0 * net;
    let kept = 1 - incomeTax - stateTax;
    const kinks: Kink[] = [];
    if (rules === 'us2026') {
      kept -= 0.062 + 0.0145;
      kinks.push({ at: Math.max(none, constant(184500, '$') - paidBefore), change: 0.062 });
      kinks.push({ at: Math.max(none, constant(200000, '$') - paidBefore), change: -0.009 });
    } else {
      kept -= openRate + cappedRate;
      if (cap !== undefined) kinks.push({ at: Math.max(none, cap - paidBefore), change: cappedRate });
    }
    const gross = reachesAt(net, kept, kinks);
    const incomeTaxed = gross * incomeTax;
    const state = gross * stateTax;
    let payroll = none;
    if (rules === 'us2026') {
      payroll = socialSecurity(gross, paidBefore) + medicare(gross, paidBefore);
    } else {
      const room = cap === undefined ? gross : Math.max(none, cap - paidBefore);
      payroll = gross * openRate + cappedRate * Math.min(gross, room);
    }
    const taxes = incomeTaxed + state + payroll;
    return { gross, taxes, incomeTaxed, state, payroll, proof: gross - taxes, factor: gross / net };
  },
  stepwise: [
    'As long as no cap is reached, gross = net / (1 - sum of the rates).',
    'Where the pay of the year reaches the cap within the payment, the capped tax on what is left below the cap is fixed: gross = (net + capped rate × room below the cap) / (1 - the other rates).',
    'In the United States, above 200,000 of the year, 0.9% more of Medicare is due, and solved for in the same way.',
  ],
  explanation: ({ rules, cap }) =>
    rules === 'us2026'
      ? 'To leave {net}, pay {gross} gross: {incomeTaxed} goes to income tax, {state} to state and local tax and {payroll} to Social Security and Medicare of 2026, with {paidBefore} paid before in the year.'
      : cap === undefined
        ? 'To leave {net}, pay {gross} gross: {incomeTaxed} goes to income tax, {state} to state and local tax and {payroll} to payroll tax.'
        : 'To leave {net}, pay {gross} gross: {incomeTaxed} goes to income tax, {state} to state and local tax and {payroll} to payroll tax, with {paidBefore} paid before in the year and a cap at {cap}.',
  requires: [
    {
      that: ({ rules, incomeTax, stateTax, openRate, cappedRate }) =>
        rules === 'us2026' || isBelow(incomeTax + stateTax + openRate + cappedRate, 1),
      field: 'incomeTax',
      says: 'Taxes that take the whole payment leave nothing: no gross pay leaves {net}.',
    },
    {
      that: ({ rules, incomeTax, stateTax }) => rules === 'own' || isBelow(incomeTax + stateTax + 0.0765, 1),
      field: 'incomeTax',
      says: 'With 7.65% of Social Security and Medicare these taxes take the whole payment: no gross pay leaves {net}.',
    },
    {
      that: (inputs, given) => !given.cap || inputs.cappedRate > 0,
      field: 'cappedRate',
      says: 'A cap of {cap} is given, but no rate of the payroll tax that it caps.',
    },
    {
      that: ({ rules, paidBefore }, given) => rules === 'us2026' || paidBefore === 0 || given.cap,
      field: 'cap',
      says: 'The pay of the year before, {paidBefore}, matters only with a cap: give the pay up to which the tax is due.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ rules, gross, incomeTax }) =>
        rules === 'us2026' && isAbove(gross, constant(1000000, '$')) && isBelow(incomeTax, 0.37),
      says: 'Bonuses above $1,000,000 in a year are withheld at 37% in 2026: the rate of {incomeTax} leaves less there than is wanted.',
    },
    {
      level: 'note',
      when: ({ rules, gross, paidBefore }) => rules === 'us2026' && isAbove(gross + paidBefore, constant(184500, '$')),
      says: 'The pay of the year goes beyond $184,500, above which no Social Security is due in 2026.',
    },
    {
      level: 'note',
      when: ({ cap, cappedRate }) => cappedRate !== undefined && cappedRate > 0 && cap === undefined,
      says: 'No cap is given: the tax of {cappedRate} counts on the whole payment.',
    },
    {
      level: 'caution',
      when: ({ rules, openRate, cappedRate }) => rules === 'own' && openRate === 0 && cappedRate === 0,
      says: 'No payroll tax is reckoned: where one is due, as Social Security and Medicare in the United States, it comes out of the net pay that is wanted. Give its rates, or choose the United States.',
    },
    {
      level: 'note',
      when: ({ rules, gross, paidBefore }) => rules === 'us2026' && isAbove(gross + paidBefore, constant(200000, '$')),
      says: 'Medicare takes 0.9% more of what exceeds $200,000 in the year, whatever the filing status.',
    },
    {
      level: 'caution',
      when: ({ factor }) => roundTo(100 * factor, 2) > 300,
      says: 'The gross pay is more than three times the net: check that the rates are of one payment, and that none is counted twice.',
    },
    {
      level: 'caution',
      when: ({ rules, incomeTax }) => rules === 'us2026' && incomeTax === 0,
      says: 'No income tax is reckoned: what is withheld for it comes out of the net pay that is wanted.',
    },
  ],
  examples: [
    {
      inputs: { net: 7000, rules: 'us2026', incomeTax: 22, stateTax: 4.5, paidBefore: 75000 },
      results: { gross: 10630.22, incomeTaxed: 2338.65, state: 478.36, payroll: 813.21, proof: 7000 },
      source:
        'Printed example of payroll training: 7,000 / (1 - 22% - 4.5% - 6.2% - 1.45%) = 10,630.22; taxes 2,338.65, 478.36, 659.07 and 154.14',
    },
    {
      inputs: { net: 10000, incomeTax: 22, openRate: 1.45, cappedRate: 6.2, cap: 128400, paidBefore: 125400 },
      results: { gross: 13306.34, incomeTaxed: 2927.39, payroll: 378.94, proof: 10000 },
      source:
        'Printed example of payroll training: (10,000 + 186) / 76.55% = 13,306.335; taxes 2,927.39, 186 and 192.94',
    },
    {
      inputs: { net: 250, incomeTax: 0, openRate: 7.65 },
      results: { gross: '270.71', taxes: '20.71', factor: 108.2837033 },
      source: 'XpertHR, worked example of a gross-up of 250 for FICA alone: 250/0.9235 = 270.7093',
    },
    {
      inputs: { net: 5000, incomeTax: 20, cappedRate: 10, cap: 50000, paidBefore: 60000 },
      results: { gross: 6250, payroll: 0 },
      source: 'By hand: the cap was reached before; 5000/0.8',
    },
    {
      inputs: { net: 5000, incomeTax: 20, cappedRate: 10, cap: 50000, paidBefore: 20000 },
      results: { gross: '7142.86', payroll: '714.29' },
      source: 'By hand: 5000/0.7, all below the cap',
    },
    {
      inputs: { net: 5000, incomeTax: 20, cappedRate: 10 },
      results: { gross: '7142.86', payroll: '714.29' },
      cautions: ['No cap is given'],
      source: 'By hand: 5000/0.7, without a cap',
    },
    {
      inputs: { net: 30000, rules: 'us2026', incomeTax: 22, paidBefore: 175000 },
      results: { gross: '40137.48', incomeTaxed: '8830.24', payroll: '1307.23' },
      cautions: ['beyond $184,500', '0.9% more'],
      source: 'By hand: (30000 + 6.2% of 9500 - 0.9% of 25000)/(1 - 22% - 1.45% - 0.9%)',
    },
    {
      inputs: { net: 800000, rules: 'us2026', incomeTax: 22, paidBefore: 250000 },
      results: { gross: '1057501.65', payroll: '24851.29' },
      cautions: ['withheld at 37%', 'beyond $184,500', '0.9% more'],
      source: 'By hand: 800000/(1 - 22% - 2.35%) = 1057501.65',
    },
    {
      inputs: { net: 1000, rules: 'us2026', incomeTax: 0 },
      results: { gross: '1082.84', incomeTaxed: 0, payroll: '82.84' },
      cautions: ['No income tax is reckoned'],
      source: 'By hand: 1000/0.9235',
    },
    {
      inputs: { net: 1000, incomeTax: 22 },
      results: { gross: '1282.05', incomeTaxed: '282.05', payroll: 0 },
      cautions: ['No payroll tax is reckoned'],
      source: 'By hand: 1000/0.78',
    },
    {
      inputs: { net: 1000, incomeTax: 70 },
      results: { gross: '3333.33' },
      cautions: ['three times the net', 'No payroll tax is reckoned'],
      source: 'By hand: 1000/0.3',
    },
    {
      inputs: { net: 1000, incomeTax: 60, stateTax: 40 },
      refused: 'take the whole payment leave nothing',
      source: 'By hand: 100%',
    },
    {
      inputs: { net: 1000, rules: 'us2026', incomeTax: 60, stateTax: 35 },
      refused: 'With 7.65%',
      source: 'By hand: 102.65%',
    },
    {
      inputs: { net: 1000, incomeTax: 20, cap: 50000 },
      refused: 'no rate of the payroll tax',
      source: 'By hand: a cap of nothing',
    },
    {
      inputs: { net: 1000, incomeTax: 20, openRate: 5, paidBefore: 50000 },
      refused: 'matters only with a cap',
      source: 'By hand: nothing depends on it',
    },
  ],
  notes: [
    'The rates are of this payment alone, each of the whole gross pay: deductions before tax, and brackets that are crossed, are left out. Of the brackets take the rate of the highest one reached.',
    'The United States of 2026: 6.2% up to $184,500 of the year, 1.45%, and 0.9% more above $200,000.',
    'A tax that the employer pays is income in itself, which is why the rates are divided out and not added on.',
  ],
  references: [
    { title: 'IRS Publication 15-A: Employer’s Supplemental Tax Guide, employee’s portion of taxes paid by employer' },
    { title: 'Social Security Administration: contribution and benefit base of 2026, $184,500' },
    {
      title: 'XpertHR: Calculation of Gross-Up, worked example',
      url: 'http://www.xperthr.com/worked-examples/calculation-of-gross-up-worked-example/6060/',
    },
  ],
});

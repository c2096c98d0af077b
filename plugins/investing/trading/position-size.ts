import { defineCalculator, integer, isAbove, money, percent } from '@reckoner/engine';

/** Fixed-fractional sizing: the loss at the stop is the chosen share of the account. */
export default defineCalculator({
  title: 'Position size',
  description:
    'Number of shares to trade so that a stop-loss costs no more than a share of the account, from entry and stop price.',
  keywords: ['risk per trade', 'stop loss', 'fixed fractional', 'money management', 'lot size'],
  inputs: {
    account: money({ label: 'Account size', above: 0, max: 1e12 }),
    risk: percent({
      label: 'Risk per trade',
      help: 'Of the account.',
      above: 0,
      max: 100,
      default: 1,
      usual: [0.1, 10],
    }),
    entry: money({ label: 'Entry price', above: 0, max: 1e9 }),
    stop: money({ label: 'Stop price', help: 'Above the entry for a short position.', min: 0, max: 1e9 }),
    fees: money({ label: 'Fees in all', min: 0, max: 1e9, default: 0 }),
  },
  outputs: {
    shares: integer({ label: 'Shares' }),
    positionValue: money({ label: 'Position value' }),
    amountAtRisk: money({ label: 'Loss at the stop', help: 'With fees.' }),
    riskPerShare: money({ label: 'Risk per share' }),
    leverage: percent({ label: 'Position as a share of the account', places: 1 }),
  },
  formula: ({ account, risk, entry, stop, fees }) => {
    const riskPerShare = Math.abs(entry - stop);
    const shares = Math.max(0, Math.floor((account * risk - fees) / riskPerShare));
    const positionValue = shares * entry;
    return {
      shares,
      positionValue,
      amountAtRisk: shares === 0 ? 0 * fees : shares * riskPerShare + fees,
      riskPerShare,
      leverage: positionValue / account,
    };
  },
  explanation: ({ shares }) =>
    shares === 0
      ? '{risk} of the account does not allow a single share, which alone would lose {riskPerShare} at the stop.'
      : '{shares} {shares|share|shares} worth {positionValue} {shares|loses|lose} {amountAtRisk} if the stop is hit, at most {risk} of the account.',
  requires: [
    {
      that: ({ entry, stop }) => stop !== entry,
      field: 'stop',
      says: 'The stop equals the entry price, {entry}: there is no risk per share to size by.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ entry, stop }) => stop > entry,
      says: 'The stop lies above the entry, as that of a short position: one of shares that were bought lies below.',
    },
    {
      level: 'caution',
      when: ({ leverage }) => leverage > 1,
      says: 'The position is worth more than the account: it takes borrowed money, and a gap past the stop can lose more than planned.',
    },
    {
      level: 'caution',
      when: ({ stop, fees, account, risk }) => stop === 0 || isAbove(fees, account * risk),
      says: 'The stop is at zero, or fees alone exceed the risk per trade: the stop limits nothing so.',
    },
  ],
  examples: [
    {
      inputs: { account: 25000, risk: 1, entry: 50, stop: 47.5 },
      results: { shares: 100, positionValue: 5000, amountAtRisk: 250, riskPerShare: 2.5, leverage: 20 },
      source: 'By hand: 250/2.50',
    },
    {
      inputs: { account: 10000, risk: 2, entry: 30, stop: 33, fees: 10 },
      results: { shares: 63, amountAtRisk: 199, positionValue: 1890 },
      cautions: ['of a short position'],
      source: 'By hand: short, 190/3 = 63.3, rounded down',
    },
    {
      inputs: { account: 10000, risk: 2, entry: 50, stop: 49.5 },
      results: { shares: 400, positionValue: 20000, leverage: 200 },
      cautions: ['borrowed money'],
      source: 'By hand: 200/0.50',
    },
    {
      inputs: { account: 1000, risk: 1, entry: 50, stop: 40, fees: 20 },
      results: { shares: 0, amountAtRisk: 0 },
      cautions: ['fees alone exceed'],
      source: 'By hand: 20 of fees against a risk of 10',
    },
    {
      inputs: { account: 10000, entry: 30, stop: 30 },
      refused: 'equals the entry price',
      source: 'By hand: no distance',
    },
  ],
  notes: ['A gap or thin trading may carry the price past the stop, and the loss beyond the plan.'],
  references: [{ title: 'Vince: The Mathematics of Money Management, chapter on fixed fractional trading' }],
});

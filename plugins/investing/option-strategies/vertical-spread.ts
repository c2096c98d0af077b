import {
  category,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  money,
  percent,
  table,
} from '@reckoner/engine';
import { optionType } from '../shared/options.js';

/** Amounts up to it are shown as nothing. */
const HALF_CENT = constant(0.005, '$');

/** Two options of one kind and expiry: between the strikes the profit goes from the one end to the other. */
export default defineCalculator({
  title: 'Vertical spread',
  description:
    'Largest profit and loss, break-even price and profit by price at expiry of a bull or bear spread of calls or puts.',
  keywords: [
    'bull call spread',
    'bear put spread',
    'bull put spread',
    'bear call spread',
    'credit spread options',
    'debit spread options',
  ],
  related: ['option-profit-loss', 'cash-secured-put', 'covered-call'],
  inputs: {
    optionType,
    boughtStrike: money({ label: 'Strike of the bought option', symbol: 'K_b', min: 0.01, max: 1e9 }),
    boughtPremium: money({
      label: 'Premium of the bought option',
      help: 'Per share, not per contract.',
      symbol: 'p_b',
      min: 0,
      max: 1e9,
    }),
    writtenStrike: money({ label: 'Strike of the written option', symbol: 'K_w', min: 0.01, max: 1e9 }),
    writtenPremium: money({
      label: 'Premium of the written option',
      help: 'Per share, not per contract.',
      symbol: 'p_w',
      min: 0,
      max: 1e9,
    }),
    contracts: integer({ label: 'Contracts', help: 'Of each of the two options.', min: 1, max: 1e6, default: 1 }),
    size: integer({ label: 'Shares per contract', min: 1, max: 1e6, default: 100 }),
    fees: money({ label: 'Fees in all', min: 0, max: 1e9, default: 0 }),
  },
  outputs: {
    maxProfit: money({ label: 'Largest profit', help: 'Below zero the spread never gains.' }),
    maxLoss: money({ label: 'Largest loss', help: 'Below zero the spread never loses.' }),
    breakEven: money({ label: 'Break-even price at expiry', help: 'With the fees.', optional: true }),
    kind: category(['Bull call spread', 'Bear call spread', 'Bull put spread', 'Bear put spread'], { label: 'Spread' }),
    netPremium: money({ label: 'Net premium, received above zero, paid below', help: 'Of all shares, without fees.' }),
    returnOnRisk: percent({ label: 'Largest profit over largest loss', places: 1, optional: true }),
    payoffs: table(
      { price: money({ label: 'Price at expiry' }), profit: money({ label: 'Profit' }) },
      { label: 'Profit by price' },
    ),
  },
  formula: ({ optionType, boughtStrike, boughtPremium, writtenStrike, writtenPremium, contracts, size, fees }) => {
    const shares = contracts * size;
    const bull = boughtStrike < writtenStrike;
    const lower = Math.min(boughtStrike, writtenStrike);
    const width = Math.max(boughtStrike, writtenStrike) - lower;
    const sign = optionType === 'call' ? 1 : -1;
    const net = writtenPremium - boughtPremium;
    // A bull spread of calls or bear spread of puts pays the width at best, the others owe it at worst.
    const best = shares * (net + Math.max(0, sign * (writtenStrike - boughtStrike))) - fees;
    const worst = shares * (net - Math.max(0, sign * (boughtStrike - writtenStrike))) - fees;
    const profitAt = (price: number) =>
      shares * (Math.max(0, sign * (price - boughtStrike)) - Math.max(0, sign * (price - writtenStrike)) + net) - fees;
    const start = Math.max(0, lower - width);
    const payoffs = [{ price: start, profit: profitAt(start) }];
    for (let tenth = 0; tenth <= 10; tenth++) {
      const price = lower + (width * tenth) / 10;
      payoffs.push({ price, profit: profitAt(price) });
    }
    payoffs.push({ price: lower + 2 * width, profit: profitAt(lower + 2 * width) });
    const results = {
      maxProfit: best,
      maxLoss: -worst,
      kind:
        optionType === 'call'
          ? bull
            ? ('Bull call spread' as const)
            : ('Bear call spread' as const)
          : bull
            ? ('Bull put spread' as const)
            : ('Bear put spread' as const),
      netPremium: shares * net,
      payoffs,
    };
    // Counted as it is shown: less than half a cent is nothing.
    if (isAbove(worst, HALF_CENT) || isBelow(best, -HALF_CENT)) return results;
    // From the strike at which all is lost towards the other.
    const rise = Math.min(width, Math.max(0, -worst / shares));
    const breakEven = bull ? lower + rise : lower + width - rise;
    return isBelow(worst, -HALF_CENT)
      ? { ...results, breakEven, returnOnRisk: Math.max(0, best) / -worst }
      : { ...results, breakEven };
  },
  figure: { kind: 'series', table: 'payoffs', x: 'price', lines: ['profit'] },
  explanation: ({ kind, maxProfit, maxLoss, breakEven, fees }) => {
    const position = `With {contracts} {contracts|contract|contracts} of {size} {size|share|shares} on each side the ${kind.toLowerCase()} {netPremium|costs {|netPremium|}|costs nothing|brings {|netPremium|}} at first`;
    const held = fees > 0 ? 'Held to expiry and after fees of {fees}, it' : 'Held to expiry and without fees, it';
    const most = '{maxProfit|{|maxProfit|}|nothing|{|maxProfit|}}';
    const loss = '{maxLoss|{|maxLoss|}|nothing|{|maxLoss|}}';
    if (breakEven === undefined) {
      return maxLoss < 0
        ? `${position}. ${held} gains at every price: ${loss} at least and ${most} at most.`
        : `${position}. ${held} loses at every price: ${most} at least and ${loss} at most.`;
    }
    const [good, bad] = kind.startsWith('Bull') ? ['above', 'below'] : ['below', 'above'];
    if (isAtMost(Math.abs(maxLoss), 0.005)) {
      return `${position}. ${held} cannot lose: it breaks even at {breakEven} and ${bad}, and gains at most ${most} ${good}.`;
    }
    return isAtMost(Math.abs(maxProfit), 0.005)
      ? `${position}. ${held} cannot gain: it breaks even at {breakEven} and ${good}, and loses at most ${loss} ${bad}.`
      : `${position}. ${held} gains at most ${most} and loses at most ${loss}; it breaks even at {breakEven}, gains ${good} it and loses ${bad}.`;
  },
  requires: [
    {
      that: ({ boughtStrike, writtenStrike }) => boughtStrike !== writtenStrike,
      field: 'writtenStrike',
      says: 'The strikes must differ: with both at {writtenStrike} the two options cancel each other.',
    },
    {
      that: ({ optionType, boughtStrike, boughtPremium }) => optionType === 'call' || boughtPremium <= boughtStrike,
      field: 'boughtPremium',
      says: 'The premium of a put, {boughtPremium}, must not exceed its strike, {boughtStrike}, which is the most that it can pay: it is per share, not per contract.',
    },
    {
      that: ({ optionType, writtenStrike, writtenPremium }) => optionType === 'call' || writtenPremium <= writtenStrike,
      field: 'writtenPremium',
      says: 'The premium of a put, {writtenPremium}, must not exceed its strike, {writtenStrike}, which is the most that it can pay: it is per share, not per contract.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ optionType, boughtStrike, boughtPremium, writtenStrike, writtenPremium }) =>
        (optionType === 'call') === boughtStrike < writtenStrike
          ? boughtPremium < writtenPremium
          : boughtPremium > writtenPremium,
      says: 'The premiums stand the wrong way round for one moment: of two calls that with the lower strike costs more, of two puts that with the higher. Check whether they, the strikes, or call and put were changed about, unless the two were traded at different times.',
    },
    {
      level: 'caution',
      when: ({ boughtStrike, boughtPremium, writtenStrike, writtenPremium }) =>
        isAtLeast(Math.abs(writtenPremium - boughtPremium), Math.abs(writtenStrike - boughtStrike)),
      says: 'The premiums differ by as much as the strikes or more, and the spread can be worth no more than that: check that they are per share, not per contract, and belong to these strikes.',
    },
    {
      level: 'caution',
      when: ({ boughtPremium, writtenPremium }) => boughtPremium === writtenPremium,
      says: 'Both premiums are the same, as hardly ever at one moment: before fees such a spread can only gain, or only lose. Check both, unless the two were traded at different times.',
    },
    {
      level: 'caution',
      when: ({ boughtStrike, writtenStrike }) =>
        isAbove(Math.max(boughtStrike, writtenStrike), 2 * Math.min(boughtStrike, writtenStrike)),
      says: 'One strike is over twice the other: check both.',
    },
    {
      level: 'caution',
      when: ({ maxProfit, maxLoss }) => maxProfit > 0 && isAbove(maxLoss, 10 * maxProfit),
      says: 'The largest loss is over ten times the largest profit: a single one undoes more than ten such gains. Check the premiums, too.',
    },
    {
      level: 'note',
      when: ({ maxProfit, maxLoss, fees }) => fees > 0 && isAbove(fees, 0.1 * (maxProfit + maxLoss)),
      says: 'The fees are over a tenth of what lies between the largest loss and the largest profit: check that they are those of this trade, in all.',
    },
    {
      level: 'note',
      when: ({ kind }) => kind === 'Bear call spread' || kind === 'Bull put spread',
      says: 'If the options are American, the written one may be exercised before expiry, a call above all just before a dividend: shares are then owed or taken until the bought one is used.',
    },
  ],
  examples: [
    {
      inputs: { boughtStrike: 315, boughtPremium: 8, writtenStrike: 325, writtenPremium: 3.5 },
      results: {
        maxProfit: 550,
        maxLoss: 450,
        breakEven: 319.5,
        kind: 'Bull call spread',
        netPremium: -450,
        returnOnRisk: 122.2222222,
        payoffs: {
          length: 13,
          rows: {
            0: { price: 305, profit: -450 },
            1: { price: 315 },
            6: { price: 320, profit: 50 },
            '-1': { price: 335, profit: 550 },
          },
        },
      },
      source: 'FinancialPulse24, Vertical Spreads: cost 4.50, break-even 319.50, profit 5.50 a share',
    },
    {
      inputs: { optionType: 'put', boughtStrike: 325, boughtPremium: 12, writtenStrike: 315, writtenPremium: 7 },
      results: {
        maxProfit: 500,
        maxLoss: 500,
        breakEven: 320,
        kind: 'Bear put spread',
        netPremium: -500,
        returnOnRisk: 100,
      },
      source: 'FinancialPulse24, Vertical Spreads: cost 5, break-even 320',
    },
    {
      inputs: { optionType: 'call', boughtStrike: 90, boughtPremium: 0.6, writtenStrike: 85, writtenPremium: 1.8 },
      results: { maxProfit: 120, maxLoss: 380, breakEven: 86.2, kind: 'Bear call spread', netPremium: 120 },
      cautions: ['before expiry'],
      source:
        'Investopedia, A Vertical Bear Call Credit Spread: credit 1.20, break-even 86.20; 5 - 1.2 by hand (the page prints 320)',
    },
    {
      inputs: {
        optionType: 'put',
        boughtStrike: 45,
        boughtPremium: 1,
        writtenStrike: 50,
        writtenPremium: 2.5,
        contracts: 2,
        size: 10,
        fees: 4,
      },
      results: {
        maxProfit: 26,
        maxLoss: 74,
        breakEven: 48.7,
        kind: 'Bull put spread',
        netPremium: 30,
        returnOnRisk: 35.13513514,
      },
      cautions: ['before expiry'],
      source: 'By hand: 20 × 1.5 - 4; 20 × 3.5 + 4; 50 - 1.5 + 4/20',
    },
    {
      inputs: { boughtStrike: 50, boughtPremium: 1, writtenStrike: 55, writtenPremium: 2 },
      results: { maxProfit: 600, maxLoss: -100, netPremium: 100 },
      cautions: ['wrong way round'],
      source: 'By hand: a credit of 1 for what pays up to 5',
    },
    {
      inputs: { optionType: 'put', boughtStrike: 45, boughtPremium: 2.5, writtenStrike: 50, writtenPremium: 1 },
      results: { maxProfit: -150, maxLoss: 650 },
      cautions: ['wrong way round', 'before expiry'],
      source: 'By hand: 1.5 paid for what owes up to 5',
    },
    {
      inputs: { boughtStrike: 50, boughtPremium: 300, writtenStrike: 55, writtenPremium: 100 },
      results: { maxProfit: -19500, maxLoss: 20000 },
      cautions: ['per share, not per contract'],
      source: 'By hand: the premiums of 100 shares',
    },
    {
      inputs: { boughtStrike: 10, boughtPremium: 3, writtenStrike: 25, writtenPremium: 1 },
      results: { maxProfit: 1300, maxLoss: 200, breakEven: 12, payoffs: { rows: { 0: { price: 0, profit: -200 } } } },
      cautions: ['over twice the other'],
      source: 'By hand: 15 - 2; 10 + 2',
    },
    {
      inputs: { optionType: 'put', boughtStrike: 45, boughtPremium: 0.5, writtenStrike: 50, writtenPremium: 0.9 },
      results: { maxProfit: 40, maxLoss: 460, breakEven: 49.6 },
      cautions: ['over ten times', 'before expiry'],
      source: 'By hand: 0.4 received, 4.6 at risk',
    },
    {
      inputs: { boughtStrike: 50, boughtPremium: 2, writtenStrike: 55, writtenPremium: 2, fees: 60 },
      results: { maxProfit: 440, maxLoss: 60, breakEven: 50.6, netPremium: 0 },
      cautions: ['over a tenth', 'premiums are the same'],
      source: 'By hand: 500 - 60',
    },
    {
      inputs: { boughtStrike: 50, boughtPremium: 2, writtenStrike: 55, writtenPremium: 2 },
      results: { maxProfit: 500, maxLoss: 0, breakEven: 50 },
      cautions: ['premiums are the same'],
      source: 'By hand: nothing paid',
    },
    {
      inputs: { boughtStrike: 55, boughtPremium: 2, writtenStrike: 50, writtenPremium: 2 },
      results: { maxProfit: 0, maxLoss: 500, breakEven: 50 },
      cautions: ['before expiry', 'premiums are the same'],
      source: 'By hand: nothing received',
    },
    {
      inputs: { boughtStrike: 60, boughtPremium: 2, writtenStrike: 50, writtenPremium: 12 },
      results: { maxProfit: 1000, maxLoss: 0, breakEven: 60 },
      cautions: ['as much as the strikes', 'before expiry'],
      source: 'By hand: 10 received for what owes at most 10',
    },
    {
      inputs: { boughtStrike: 50, boughtPremium: 2, writtenStrike: 50, writtenPremium: 2 },
      refused: 'strikes must differ',
      source: 'By hand: no spread',
    },
    {
      inputs: { optionType: 'put', boughtStrike: 45, boughtPremium: 50, writtenStrike: 50, writtenPremium: 49 },
      refused: 'must not exceed its strike, $45.00',
      source: 'By hand: the premium of 100 shares',
    },
    {
      inputs: { optionType: 'put', boughtStrike: 45, boughtPremium: 44, writtenStrike: 50, writtenPremium: 52 },
      refused: 'must not exceed its strike, $50.00',
      source: 'By hand: the premium of 100 shares',
    },
  ],
  notes: [
    'Holds where both options have one expiry and are held to it. American options that are written may be exercised before, calls above all before a dividend, and at a price near the written strike it is open at expiry who has shares the day after.',
    'The margin that a broker asks for is usually the largest loss.',
  ],
  references: [
    {
      title: 'FinancialPulse24: Vertical Options Strategies',
      url: 'https://www.financialpulse24.com/options/option-strategies/vertical-spreads.html',
    },
    { title: 'Hull: Options, Futures, and Other Derivatives, chapter Trading Strategies Involving Options' },
  ],
});

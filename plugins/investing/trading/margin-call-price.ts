import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  money,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';

/** The price at which the equity is the maintenance margin of the market value. */
export default defineCalculator({
  title: 'Margin call price',
  description:
    'Price at which a share bought on margin or sold short brings a margin call, and the money to deposit at a price now.',
  keywords: [
    'maintenance margin',
    'buying on margin',
    'margin loan',
    'short sale margin call',
    'debit balance',
    'Regulation T',
  ],
  related: ['forex-margin-leverage', 'position-size', 'stock-profit-loss'],
  inputs: {
    position: choice(
      {
        long: { label: 'Bought on margin (long)', also: ['long', 'buy', 'bought'] },
        short: { label: 'Sold short', also: ['short', 'sell', 'short sale'] },
      },
      { label: 'Position', default: 'long' },
    ),
    known: choice(
      {
        initial: { label: 'Price and initial margin', also: ['initial', 'initial margin'] },
        balance: { label: 'The balance of the account', also: ['balance', 'loan', 'debit balance', 'credit balance'] },
      },
      { label: 'What is known', default: 'initial' },
    ),
    shares: number({ label: 'Shares', symbol: 'n', min: 0.001, max: 1e9 }),
    price: money({
      label: 'Price of the purchase or short sale',
      symbol: 'P_0',
      min: 0.01,
      max: 1e8,
      when: { known: 'initial' },
    }),
    initial: percent({
      label: 'Initial margin',
      help: 'Your own money, of the price; of a short sale beside the proceeds: 50, not 150%.',
      symbol: 'm_0',
      above: 0,
      max: 300,
      default: 50,
      usual: [20, 100],
      when: { known: 'initial' },
    }),
    balance: money({
      label: 'Balance',
      help: 'What is owed for shares that were bought (debit); of a short sale the proceeds and your deposit (credit).',
      symbol: 'B',
      above: 0,
      max: 1e15,
      when: { known: 'balance' },
    }),
    maintenance: percent({
      label: 'Maintenance margin',
      help: 'Equity that the broker asks for, of the market value.',
      symbol: 'm',
      above: 0,
      max: 300,
      default: ({ position }) => (position === 'long' ? 0.25 : 0.3),
      usual: [10, 100],
    }),
    current: money({ label: 'Price now', symbol: 'P', min: 0.01, max: 1e8, optional: true }),
  },
  outputs: {
    callPrice: money({ label: 'Margin call price', symbol: 'P_c' }),
    change: percent({
      label: 'Change to the call',
      help: 'From the price now, or from the one of the purchase or sale.',
      symbol: 'c',
      places: 1,
      optional: true,
    }),
    account: money({ label: 'Loan, or credit balance of the short sale', symbol: 'K' }),
    marginNow: percent({ label: 'Margin now', symbol: 'q', places: 2, optional: true }),
    deposit: money({ label: 'Deposit that is called for now', symbol: 'D', optional: true }),
  },
  formula: ({ position, known, shares, price, initial, balance, maintenance, current }) => {
    const account =
      known === 'balance'
        ? balance!
        : position === 'long'
          ? shares * price! * (1 - initial!)
          : shares * price! * (1 + initial!);
    const callPrice =
      position === 'long' ? account / (shares * (1 - maintenance)) : account / (shares * (1 + maintenance));
    const neededAt = (value: number) =>
      Math.max(
        constant(0, '$'),
        position === 'long' ? account - value * (1 - maintenance) : value * (1 + maintenance) - account,
      );
    const marginAt = (value: number) => (position === 'long' ? 1 - account / value : account / value - 1);
    return {
      callPrice,
      change: current !== undefined ? callPrice / current - 1 : price !== undefined ? callPrice / price - 1 : undefined,
      account,
      marginNow: current === undefined ? undefined : marginAt(shares * current),
      deposit: current === undefined ? undefined : neededAt(shares * current),
    };
  },
  explanation: ({ position, known, account, callPrice, price, current, change, deposit, marginNow }) => {
    if (account === 0) return 'Bought with your own money alone there is no loan, and no price brings a margin call.';
    const now = deposit !== undefined;
    const from = now ? 'the price now, {current}' : '{price}';
    const at =
      known === 'initial'
        ? 'With an initial margin of {initial}'
        : position === 'long'
          ? 'At a loan of {account}'
          : 'At a credit balance of {account}, proceeds and deposit together,';
    const reference = current ?? price;
    const cent = constant(0.005, '$');
    // Within half a cent the percent between the two would be one of a rounding.
    const same = reference !== undefined && Math.abs(callPrice - reference) < cent;
    const met = same ? `, to the cent ${now ? 'the price now' : 'the price at first'},` : '';
    const turn = callPrice < cent ? 'a cent' : '{callPrice}';
    const way =
      position === 'long'
        ? `${at} and a maintenance margin of {maintenance}, a price below ${turn}${met} brings a margin call`
        : `${at} beside the proceeds and a maintenance margin of {maintenance}, a price above ${turn}${met} brings a margin call`;
    const words = known === 'balance' ? way.replace(' beside the proceeds', '') : way;
    const apart = change === undefined || same ? '' : `{change|, {|change|} below ${from}||, {|change|} above ${from}}`;
    if (!now) return `${words}${apart}.`;
    const margin =
      marginNow! < 0 ? 'the equity is gone, {|marginNow|} of the value is lacking' : 'the margin is {marginNow}';
    const called = '{deposit|no deposit is called for|no deposit is called for|a deposit of {deposit} is called for}';
    return `${words}${apart}. Now, of {shares} {shares|share|shares}, ${margin}, and ${called}.`;
  },
  requires: [
    {
      that: ({ position, maintenance }) => position === 'short' || maintenance < 1,
      field: 'maintenance',
      says: 'Of shares that were bought, a maintenance margin of 100% allows no loan at all: take less than 100%.',
    },
    {
      that: ({ position, initial }) => position === 'short' || initial! <= 1,
      field: 'initial',
      says: 'Of shares that were bought, the initial margin is 100% at most.',
    },
    {
      that: ({ initial, maintenance }) => initial! >= maintenance,
      field: 'initial',
      says: ({ position, maintenance }) =>
        position === 'short' && isAbove(maintenance, 1)
          ? 'The initial margin, {initial}, is less than the maintenance margin, {maintenance}. Rules tell both of short sales with the proceeds, 150% and 130%: enter 50 and 30% for these.'
          : 'The initial margin, {initial}, is less than the maintenance margin, {maintenance}: the call would come at once. Look whether they changed places; where the broker raised the second later, give the balance of the account.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ known, price, current }) =>
        known === 'initial' &&
        current !== undefined &&
        (isAtLeast(current, 3 * price!) || isAtMost(3 * current, price!)),
      says: 'The price now, {current}, and the one of the purchase or sale, {price}, are apart by a factor of three or more: check both, and take them on the same side of a split.',
    },
    {
      level: 'danger',
      when: ({ marginNow }) => marginNow !== undefined && roundTo(100 * marginNow, 2) <= 0,
      says: 'Nothing is left of your money in this position, and more may be owed: the broker may close it without asking. Speak with the broker now.',
    },
    {
      level: 'danger',
      when: ({ deposit, marginNow }) =>
        deposit !== undefined && deposit >= constant(0.005, '$') && roundTo(100 * marginNow!, 2) > 0,
      says: 'The margin is already below what is asked for: brokers may sell or buy in without a call, and choose what. Deposit, or reduce the position yourself.',
    },
    {
      level: 'caution',
      when: ({ change, account, deposit }) =>
        account > constant(0, '$') &&
        change !== undefined &&
        (deposit === undefined || deposit < constant(0.005, '$')) &&
        Math.abs(roundTo(100 * change, 1)) <= 10,
      says: 'The call is no more than 10% away, which a single share can move in a day, also past the call price overnight: keep cash in reserve, or take a smaller position.',
    },
    {
      level: 'caution',
      when: ({ position, callPrice, maintenance }) => {
        const value = maintenance * callPrice;
        return (
          position === 'short' &&
          (isBelow(callPrice, constant(5, '$'))
            ? isBelow(value, Math.max(constant(2.5, '$'), callPrice))
            : isBelow(value, constant(5, '$')))
        );
      },
      says: 'In the United States FINRA Rule 4210 asks for at least $5 a share of a short position at $5 or more, and for $2.50 or the whole price, whichever is greater, below: there the call comes at a lower price than this, and asks for more.',
    },
    {
      level: 'danger',
      when: ({ position, shares, account, current, deposit }) => {
        if (position === 'long' || current === undefined || deposit! >= constant(0.005, '$')) return false;
        const floor = isBelow(current, constant(5, '$'))
          ? Math.max(constant(2.5, '$'), current)
          : Math.max(constant(5, '$'), 0.3 * current);
        return isBelow(account, shares * (current + floor));
      },
      says: 'By the percentage alone no deposit is called for, but in the United States one is already: at {current} the equity is less than FINRA Rule 4210 asks for a share sold short.',
    },
    {
      level: 'caution',
      when: ({ position, known, shares, balance, current }) =>
        position === 'long' &&
        known === 'balance' &&
        current !== undefined &&
        isAtLeast(balance!, 2 * shares * current),
      says: 'The loan, {balance}, is twice the value of the shares at the price now or more: check it, and the number of shares.',
    },
    {
      level: 'note',
      when: ({ position, maintenance, account }) =>
        account > constant(0, '$') && isBelow(maintenance, position === 'long' ? 0.25 : 0.3),
      says: 'In the United States FINRA Rule 4210 asks for no less than 25% of shares that were bought and 30% of short ones, but for portfolio margin; most brokers ask for more. Elsewhere the broker’s terms hold.',
    },
    {
      level: 'note',
      when: ({ known, initial }) => known === 'initial' && isBelow(initial!, 0.5),
      says: 'In the United States Regulation T asks for an initial margin of 50% of shares: less is that of day trades, portfolio margin or another country.',
    },
    {
      level: 'caution',
      when: ({ position, known, initial, maintenance }) =>
        position === 'short' && ((known === 'initial' && isAbove(initial!, 1)) || isAbove(maintenance, 1)),
      says: 'Rules tell the margin of short sales with the proceeds too, 150% at first and 130% later: enter 50 and 30% for these.',
    },
    {
      level: 'caution',
      when: ({ position, known, shares, balance, current }) =>
        position === 'short' && known === 'balance' && current !== undefined && isAtMost(balance!, shares * current),
      says: 'The balance of a short sale is the proceeds and your deposit together: this one does not cover the shares at the price now. Check that the deposit is in it.',
    },
    {
      level: 'note',
      when: ({ callPrice, account }) => account > constant(0, '$') && roundTo(callPrice / constant(1, '$'), 2) < 1,
      says: 'Told to the cent, which is a lot of so low a price. Many brokers lend nothing on shares this cheap: look at their list.',
    },
  ],
  examples: [
    {
      inputs: { shares: 100, price: 100, current: 600 },
      results: { callPrice: 66.67, marginNow: 91.666667, deposit: 0 },
      cautions: ['a factor of three'],
      source: 'By hand: (60000 - 5000) / 60000',
    },
    {
      inputs: { position: 'short', shares: 100, price: 90, current: 30 },
      results: { callPrice: 103.85, marginNow: 350, deposit: 0 },
      cautions: ['a factor of three'],
      source: 'By hand: 13500 / 130; 13500 / 3000 - 1',
    },
    {
      inputs: { shares: 100, price: 20, initial: 60, maintenance: 20 },
      results: { callPrice: 10, change: -50, account: 800 },
      cautions: ['no less than 25%'],
      source: 'Gradestack, CFA Level 1 review, Margin Calls: 20 × (1 - 0.6) / (1 - 0.2) = 10; 100 × 20 × 0.4',
    },
    {
      inputs: { position: 'short', shares: 10, price: 50, initial: 40, maintenance: 30 },
      results: { callPrice: 53.85, change: '7.6923', account: 700 },
      cautions: ['no more than 10% away', 'Regulation T'],
      source: 'AnalystForum, Margin Call for Short Position: 50 × 1.4 / 1.3 = 53.8462',
    },
    {
      inputs: { shares: 100, price: 100, current: 60 },
      results: { callPrice: 66.67, change: 11.1111, account: 5000, marginNow: 16.6667, deposit: 500 },
      cautions: ['already below'],
      source: 'By hand: 5000 / 75; equity 1000 of 6000, 25% of it is 1500',
    },
    {
      inputs: { known: 'balance', balance: 6000, shares: 200, maintenance: 40, current: 80 },
      results: { callPrice: 50, change: -37.5, account: 6000, marginNow: 62.5, deposit: 0 },
      source: 'By hand: 6000 / (200 × 0.6); 10000 of 16000',
    },
    {
      inputs: { known: 'balance', balance: 6000, shares: 200 },
      results: { callPrice: 40, account: 6000 },
      source: 'By hand: 6000 / 150',
    },
    {
      inputs: { position: 'short', shares: 100, price: 20, current: 25 },
      results: { callPrice: 23.08, change: -7.6923, account: 3000, marginNow: 20, deposit: 250 },
      cautions: ['already below'],
      source: 'By hand: 3000 / 130; 500 of 2500, 30% of it is 750',
    },
    {
      inputs: { position: 'short', shares: 100, price: 10 },
      results: { callPrice: 11.54, account: 1500 },
      cautions: ['FINRA Rule 4210 asks for at least $5'],
      source: 'By hand: 1500 / 130; 30% of 11.54 is 3.46, less than 5',
    },
    {
      inputs: { position: 'short', shares: 1000, price: 3, initial: 60 },
      results: { callPrice: 3.69, change: 23.0769 },
      cautions: ['FINRA Rule 4210 asks for at least $5'],
      source: 'By hand: 4.8 / 1.3',
    },
    {
      inputs: { position: 'short', shares: 100, price: 2, current: 2.2 },
      results: { callPrice: 2.31, marginNow: 36.3636, deposit: 0 },
      cautions: [
        'FINRA Rule 4210 asks for at least $5',
        'in the United States one is already',
        'no more than 10% away',
      ],
      source: 'By hand: 300 / 130; 300 - 220 = 80, less than 100 × 2.50',
    },
    {
      inputs: { known: 'balance', balance: 60000, shares: 200, current: 80 },
      results: { callPrice: 400, marginNow: -275, deposit: 48000 },
      cautions: ['twice the value', 'Nothing is left'],
      source: 'By hand: 60000 / 150; 1 - 60000 / 16000; 60000 - 12000',
    },
    {
      inputs: { position: 'short', shares: 100, price: 40, initial: 150, maintenance: 30 },
      results: { callPrice: 76.92 },
      cautions: ['with the proceeds too'],
      source: 'By hand: 100 / 1.3',
    },
    {
      inputs: { position: 'short', known: 'balance', balance: 2000, shares: 100, maintenance: 30, current: 20 },
      results: { callPrice: 15.38, marginNow: 0, deposit: 600 },
      cautions: ['Nothing is left', 'does not cover', 'at least $5'],
      source: 'By hand: 20 / 1.3; 2000 - 2000; 30% of 2000',
    },
    {
      inputs: { shares: 100, price: 40, initial: 100 },
      results: { callPrice: 0, change: -100, account: 0 },
      source: 'By definition: nothing is borrowed',
    },
    {
      inputs: { shares: 100, price: 40, current: 15 },
      results: { callPrice: 26.67, marginNow: -33.3333, deposit: 875 },
      cautions: ['Nothing is left'],
      source: 'By hand: 2000 / 75; (1500 - 2000) / 1500; 500 + 375',
    },
    {
      inputs: { shares: 1000, price: 0.9 },
      results: { callPrice: 0.6, account: 450 },
      cautions: ['Told to the cent'],
      source: 'By hand: 0.45 / 0.75',
    },
    {
      inputs: { shares: 100, price: 40, initial: 100, maintenance: 100 },
      refused: 'no loan at all',
      source: 'By definition',
    },
    { inputs: { shares: 100, price: 40, initial: 150 }, refused: '100% at most', source: 'By definition' },
    {
      inputs: { shares: 100, price: 40, initial: 25, maintenance: 50 },
      refused: 'changed places',
      source: 'By definition',
    },
    {
      inputs: { position: 'short', shares: 100, price: 100, initial: 50, maintenance: 130 },
      refused: 'enter 50 and 30%',
      source: 'By definition: both with the proceeds, or neither',
    },
    {
      inputs: { shares: 100, price: 100, initial: 50, current: 66.66665 },
      results: { callPrice: 66.67, deposit: 0 },
      cautions: ['no more than 10% away'],
      source: 'By hand: 5000 / 75; 5000 - 6666.665 × 0.75 = 0.00125 is no cent',
    },
    {
      inputs: { shares: 100, price: 100, initial: 25 },
      results: { callPrice: 100, change: 0 },
      cautions: ['no more than 10% away', 'Regulation T'],
      source: 'By definition: at the maintenance margin from the start',
    },
    {
      inputs: { known: 'balance', balance: 0.01, shares: 100, current: 50 },
      results: { marginNow: '99.9998', deposit: 0 },
      cautions: ['Told to the cent'],
      source: 'By hand: 0.01 / 75, less than a cent; 1 - 0.01 / 5000',
    },
  ],
  notes: [
    'In the United States a margin account takes an equity of $2,000 at least (FINRA Rule 4210), which is not looked at here.',
    'Interest is added to the loan, dividends of shares sold short are taken from the balance, and brokers may raise the maintenance margin of a share at any time: each moves the call nearer.',
    'For an account with this one position and no other cash; others in it help or harm.',
  ],
  references: [
    { title: 'FINRA Rule 4210: Margin Requirements, (c) maintenance margin' },
    { title: '12 CFR 220.12 (Regulation T): Supplement: margin requirements' },
    {
      title: 'Gradestack: CFA Level 1 review, Margin Calls',
      url: 'http://gradestack.com/Review-CFA-Level-1-CFA/Margin-Calls/Margin-Calls/14590-2922-1629-study-wtw',
    },
    {
      title: 'AnalystForum: Margin Call for Short Position',
      url: 'https://www.analystforum.com/t/margin-call-for-short-position/12606',
    },
  ],
});

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
import { lotSize } from './shared/forex.js';

/** The deposit that a leveraged currency position takes, and what the equity bears before it is closed. */
export default defineCalculator({
  title: 'Forex margin and leverage',
  description:
    'Required margin of a currency position, with free margin, margin level, true leverage and the loss until stop-out from the equity.',
  keywords: [
    'forex margin calculator',
    'required margin',
    'free margin',
    'margin level',
    'stop out',
    'leverage calculator',
    'used margin',
  ],
  related: ['forex-pip-value', 'margin-call-price', 'position-size'],
  inputs: {
    lots: number({ label: 'Trade size', symbol: 'n', above: 0, max: 1e9, default: 1 }),
    lotSize,
    leverage: number({
      label: 'Leverage',
      help: 'Of the broker: 30, 1:30 or 30:1.',
      symbol: '\\ell',
      min: 0.0005,
      max: 2000,
      text: 'scale',
    }),
    account: choice(
      {
        base: { label: 'The base currency (USD, trading USD/JPY)', also: ['base', 'base currency', 'first'] },
        quote: { label: 'The quote currency (USD, trading EUR/USD)', also: ['quote', 'quote currency', 'second'] },
        direct: {
          label: 'Another one; the rate is of base/account (GBP/USD, of GBP/JPY)',
          also: ['direct', 'base/account'],
        },
        inverse: {
          label: 'Another one; the rate is of account/base (USD/CHF, of CHF/JPY)',
          also: ['inverse', 'account/base'],
        },
      },
      { label: 'Account currency', default: 'quote' },
    ),
    rate: number({
      label: 'Exchange rate',
      help: 'Of the traded pair where the account is in its quote currency, else of the pair named beside the account.',
      symbol: 'r',
      above: 0,
      max: 1e7,
      digits: 8,
      when: { account: ['quote', 'direct', 'inverse'] },
    }),
    equity: money({
      label: 'Equity',
      help: 'Balance with the profits and losses of open positions, in the account currency.',
      symbol: 'E',
      min: 0.01,
      max: 1e13,
      optional: true,
    }),
    otherMargin: money({ label: 'Margin of other open positions', symbol: 'M_o', min: 0, max: 1e13, optional: true }),
    stopOut: percent({
      label: 'Stop-out level',
      help: 'Margin level at which the broker closes positions; 50% where it is left out.',
      symbol: 's',
      min: 0,
      max: 200,
      usual: [10, 100],
      optional: true,
    }),
  },
  outputs: {
    margin: money({ label: 'Required margin', symbol: 'M' }),
    units: number({ label: 'Units of the base currency', symbol: 'U' }),
    positionValue: money({ label: 'Position value', symbol: 'V' }),
    marginRate: percent({ label: 'Margin rate', symbol: 'q', places: 2 }),
    freeMargin: money({ label: 'Free margin', help: 'After this position is opened.', symbol: 'F', optional: true }),
    marginLevel: percent({ label: 'Margin level', symbol: 'l', places: 2, optional: true }),
    trueLeverage: number({
      label: 'Position over equity',
      help: 'The leverage that is used, of this position alone.',
      symbol: '\\ell_t',
      places: 2,
      optional: true,
    }),
    lossToStopOut: money({ label: 'Loss until stop-out', symbol: 'D', optional: true }),
    moveToStopOut: percent({ label: 'The same, of the position value', symbol: 'd', places: 2, optional: true }),
  },
  formula: ({ lots, lotSize, leverage, account, rate, equity, otherMargin, stopOut }) => {
    const exchange = account === 'base' ? 1 : account === 'inverse' ? 1 / rate! : rate!;
    const units = lots * lotSize;
    const positionValue = units * exchange * constant(1, '$');
    // 30:1 is read as a scale, 1/30, and stands for 30.
    const marginRate = leverage < 1 ? leverage : 1 / leverage;
    const margin = positionValue * marginRate;
    const used = margin + (otherMargin ?? constant(0, '$'));
    const lossOf = (worth: number) => Math.max(constant(0, '$'), worth - (stopOut ?? 0.5) * used);
    return {
      margin,
      units,
      positionValue,
      marginRate,
      freeMargin: equity === undefined ? undefined : equity - used,
      marginLevel: equity === undefined ? undefined : equity / used,
      trueLeverage: equity === undefined ? undefined : positionValue / equity,
      lossToStopOut: equity === undefined ? undefined : lossOf(equity),
      moveToStopOut: equity === undefined ? undefined : lossOf(equity) / positionValue,
    };
  },
  explanation: ({ account, margin, freeMargin, marginLevel, stopOut, lossToStopOut, moveToStopOut, otherMargin }) => {
    const at = account === 'base' ? 'in the account’s own currency' : 'at a rate of {rate}';
    const takes = margin < constant(0.005, '$') ? 'less than a hundredth of the account currency' : '{margin}';
    const first = `A position of {units} {units|unit|units}, worth {positionValue} (${at}), takes a margin of ${takes}, {marginRate} of it.`;
    if (marginLevel === undefined) return first;
    const others =
      otherMargin === undefined || otherMargin === constant(0, '$')
        ? ''
        : ' with the margin of {otherMargin} of other positions';
    const level = stopOut === undefined ? 'an assumed 50%' : '{stopOut}';
    const bears = isAtLeast(moveToStopOut!, 1)
      ? 'as much as the position is worth or more,'
      : 'by a move of about {moveToStopOut} against it,';
    const loss =
      lossToStopOut! < constant(0.01, '$') ? 'less than a hundredth of the account currency' : '{lossToStopOut}';
    const end = isAtMost(marginLevel, stopOut ?? 0.5)
      ? `That is at or below the stop-out level of ${level}: positions are closed at once.`
      : roundTo(freeMargin! / constant(1, '$'), 2) > 0
        ? `A loss of ${loss}, ${bears} brings the margin level down to the stop-out at ${level}.`
        : `Were it open already, a loss of ${loss}, ${bears} would bring the margin level down to the stop-out at ${level}.`;
    return `${first} Of an equity of {equity}${others}, {freeMargin|{|freeMargin|} is lacking|nothing stays free|{freeMargin} stays free}, at a margin level of {marginLevel}. ${end}`;
  },
  requires: [
    {
      that: ({ lots, lotSize }) => isAtLeast(lots * lotSize, 1),
      field: 'lots',
      says: 'That is less than one unit of the base currency. Look what the trade size is counted in.',
    },
    {
      that: (_, given) => !given.otherMargin || given.equity,
      field: 'equity',
      says: 'The margin of other positions is taken from the equity: give this, too.',
    },
    {
      that: (_, given) => !given.stopOut || given.equity,
      field: 'equity',
      says: 'How far it is to the stop-out follows from the equity: give this, too.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ account, rate }) => (account === 'quote' || account === 'direct') && rate! <= 0.05,
      says: 'One unit of the base currency is worth only {rate} of the account currency here: the rate is probably turned about. Of USD/JPY at 150 an account in dollars is in the base currency, and needs no rate.',
    },
    {
      level: 'danger',
      when: ({ freeMargin, marginLevel, stopOut }) =>
        marginLevel !== undefined &&
        (roundTo(freeMargin! / constant(1, '$'), 2) <= 0 || isAtMost(marginLevel, stopOut ?? 0.5)),
      says: 'No margin stays free, or the stop-out is reached already: a broker does not open such a position, and one that is open gets a margin call. Trade less, or reduce other positions.',
    },
    {
      level: 'danger',
      when: ({ freeMargin, marginLevel, stopOut, moveToStopOut }) =>
        marginLevel !== undefined &&
        roundTo(freeMargin! / constant(1, '$'), 2) > 0 &&
        isAbove(marginLevel, stopOut ?? 0.5) &&
        roundTo(100 * moveToStopOut!, 2) < 2,
      says: 'A move of {moveToStopOut} can come within days, even of a major pair: this position can be closed at a loss of {lossToStopOut} by ordinary swings. Trade a smaller size; after a gap the loss can exceed the equity.',
    },
    {
      level: 'caution',
      when: ({ marginRate }) => roundTo(100 * marginRate, 2) < 2,
      says: 'More leverage than regulators allow private clients on major pairs: 50:1 in the United States (17 CFR 5.9), 30:1 in the European Union, the United Kingdom and Australia, by rules of 2018 to 2021. Brokers beyond these owe you less protection.',
    },
    {
      level: 'note',
      when: ({ marginRate }) => roundTo(100 * marginRate, 2) >= 2 && roundTo(100 * marginRate, 2) < 3.33,
      says: 'More than the 30:1 that private clients have on major pairs in the European Union, the United Kingdom and Australia; the United States allow up to 50:1 on major pairs.',
    },
    {
      level: 'note',
      when: ({ marginRate }) => roundTo(100 * marginRate, 2) > 10 && isBelow(marginRate, 1),
      says: 'Leverage is the ratio of position and margin: 20, not 5, where the margin is 5%. Less than 10 is usual for shares and crypto, not for major pairs.',
    },
    {
      level: 'caution',
      when: ({ marginRate }) => isAtMost(1, marginRate),
      says: 'At 1:1 the whole value is paid, without leverage. What the broker lends is told as 30 or 1:30.',
    },
    {
      level: 'caution',
      when: ({ account, rate }) => account !== 'base' && rate! >= 20 && account !== 'inverse',
      says: 'One unit of the base currency is worth {rate} of the account currency here: right for an account in yen or another small unit. For one in dollars or euros choose how it stands to the pair.',
    },
    {
      level: 'caution',
      when: ({ account, rate }) => account === 'inverse' && rate! <= 0.05,
      says: 'One unit of the account currency is only {rate} of the base currency here: right for an account in yen or another small unit, else the rate is turned about.',
    },
    {
      level: 'caution',
      when: ({ account, rate }) => account === 'inverse' && rate! >= 20,
      says: 'One unit of the account currency is {rate} of the base currency here: the base, the first of the pair, is yen or another small unit. In USD/JPY the base is the dollar.',
    },
    {
      level: 'caution',
      when: ({ lots, lotSize }) => (lotSize === 100000 && lots >= 1000) || (lotSize === 10000 && lots >= 10000),
      says: 'Trade size: {lots} lots. Choose units where the figure counts units.',
    },
    {
      level: 'note',
      when: ({ lots, lotSize }) => lotSize === 1 && lots < 100,
      says: 'Trade size: {lots} {lots|unit|units} of the base currency. Choose a lot size where the figure counts lots.',
    },
    {
      level: 'note',
      when: ({ stopOut }) => stopOut !== undefined && isBelow(stopOut, 0.5),
      says: 'Private clients in the European Union, the United Kingdom and Australia are closed out at 50% of the margin; a lower level leaves less of the equity when it is reached.',
    },
  ],
  examples: [
    {
      inputs: { leverage: 25, account: 'direct', rate: 0.008, equity: 100000 },
      results: { margin: 32, positionValue: 800, freeMargin: 99968, lossToStopOut: 99984, moveToStopOut: 12498 },
      cautions: ['turned about'],
      source: 'By hand: 800 / 25; 100000 - 16; 99984 / 800',
    },
    {
      inputs: { lots: 0.5, leverage: '1:100', account: 'quote', rate: 1.3873 },
      results: { margin: 693.65, units: 50000, positionValue: 69365, marginRate: 1 },
      cautions: ['50:1 in the United States'],
      source: 'ICE Markets help, Calculation of the Stop Out level, example 2: 0.5 × 100,000 × 1.38730 / 100 = 693.65',
    },
    {
      inputs: { lots: 0.3, leverage: 100, account: 'base' },
      results: { margin: 300, positionValue: 30000 },
      cautions: ['50:1 in the United States'],
      source: 'ICE Markets help, Calculation of the Stop Out level, example 3: 0.3 × 100,000 / 100 = 300',
    },
    {
      inputs: {
        lots: 2,
        lotSize: 'mini',
        leverage: '30:1',
        account: 'direct',
        rate: 1.25,
        equity: 5000,
        otherMargin: 1000,
        stopOut: 60,
      },
      results: {
        margin: 833.33,
        positionValue: 25000,
        marginRate: 3.333333,
        freeMargin: 3166.67,
        marginLevel: 272.727273,
        trueLeverage: 5,
        lossToStopOut: 3900,
        moveToStopOut: 15.6,
      },
      source: 'By hand: 25000 / 30; 5000 / 1833.33; 5000 - 0.6 × 1833.33',
    },
    {
      inputs: { lots: 5, lotSize: 'micro', leverage: 50, account: 'inverse', rate: 0.8, equity: 220 },
      results: {
        margin: 125,
        positionValue: 6250,
        freeMargin: 95,
        marginLevel: 176,
        trueLeverage: 28.409091,
        lossToStopOut: 157.5,
        moveToStopOut: 2.52,
      },
      cautions: ['up to 50:1'],
      source: 'By hand: 5000 / 0.8; 220 / 125; 220 - 62.5',
    },
    {
      inputs: { leverage: 30, account: 'base', equity: 4000 },
      results: {
        margin: 3333.33,
        freeMargin: 666.67,
        marginLevel: 120,
        lossToStopOut: 2333.33,
        moveToStopOut: 2.333333,
      },
      source: 'By hand: 100000 / 30; 4000 - 1666.67',
    },
    {
      inputs: { leverage: 30, account: 'base', equity: 3500, stopOut: 100 },
      results: { marginLevel: 105, lossToStopOut: 166.67 },
      cautions: ['can come within days'],
      source: 'By hand: 3500 / 3333.33',
    },
    {
      inputs: { leverage: 30, account: 'base', equity: 2000 },
      results: { freeMargin: -1333.33, marginLevel: 60, lossToStopOut: 333.33 },
      cautions: ['No margin stays free'],
      source: 'By hand: 2000 - 3333.33; 2000 - 1666.67',
    },
    {
      inputs: { leverage: 20, account: 'base', equity: 2000, stopOut: 40 },
      results: { marginLevel: 40, lossToStopOut: 0, moveToStopOut: 0 },
      cautions: ['No margin stays free', 'closed out at 50%'],
      source: 'By hand: 2000 / 5000',
    },
    {
      inputs: { leverage: 30, account: 'quote', rate: 1.1, equity: 3666.67 },
      results: { margin: 3666.67, freeMargin: 0, lossToStopOut: 1833.34 },
      cautions: ['No margin stays free'],
      source: 'By hand: 110000 / 30, sent back as it is shown; a third of a cent is left',
    },
    {
      inputs: { leverage: 30, account: 'inverse', rate: 0.0067 },
      results: { positionValue: 14925373.13 },
      cautions: ['else the rate is turned about'],
      source: 'By hand: 100000 / 0.0067',
    },
    {
      inputs: { leverage: 5, account: 'quote', rate: 150 },
      results: { margin: 3000000 },
      cautions: ['20, not 5', 'in yen or another small unit'],
      source: 'By hand: 15000000 / 5',
    },
    {
      inputs: { lots: 2000, leverage: 1, account: 'inverse', rate: 150 },
      results: { margin: 1333333.33 },
      cautions: ['whole value is paid', 'base is the dollar', 'Choose units'],
      source: 'By hand: 200,000,000 / 150',
    },
    {
      inputs: { lots: 5, lotSize: 'unit', leverage: 20, account: 'base' },
      results: { margin: 0.25, positionValue: 5 },
      cautions: ['Choose a lot size'],
      source: 'By hand: 5 / 20',
    },
    {
      inputs: { lots: 0.01, leverage: 400, account: 'inverse', rate: 600, equity: 100, otherMargin: 0 },
      results: { positionValue: 1.67, marginRate: 0.25, trueLeverage: '0.0166667' },
      cautions: ['50:1 in the United States', 'base is the dollar'],
      source: 'By hand: 1000 / 600; 1.6667 / 400 = 0.0042, less than a hundredth; 1.6667 / 100',
    },
    {
      inputs: { leverage: 20, account: 'base', otherMargin: 100 },
      refused: 'taken from the equity',
      source: 'By definition',
    },
    {
      inputs: { leverage: 20, account: 'base', stopOut: 50 },
      refused: 'follows from the equity',
      source: 'By definition',
    },
    {
      inputs: { lots: 0.5, lotSize: 'unit', leverage: 20, account: 'base' },
      refused: 'less than one unit',
      source: 'By definition',
    },
    {
      inputs: { lots: 0.01, leverage: 400, account: 'inverse', rate: 600, equity: 0.01 },
      results: { marginLevel: 240, trueLeverage: 166.6666667 },
      cautions: ['50:1 in the United States', 'base is the dollar', 'can come within days'],
      source: 'By hand: 0.01 / (1.6667 / 400); 0.01 - 0.0021 is left until stop-out, which is not reached',
    },
    {
      inputs: { leverage: 30, account: 'base', equity: 4000, stopOut: 150 },
      results: { marginLevel: 120, lossToStopOut: 0 },
      cautions: ['stop-out is reached'],
      source: 'By hand: 4000 / 3333.33, below 150%',
    },
  ],
  notes: [
    'The margin is that of the rate given; brokers that count it anew as the rate moves, or tier it by size, ask for another one. The profits and losses of other positions are taken to stay as they are.',
    'A move is in percent of the position’s value in the account currency; spread, commission and swaps come on top.',
  ],
  references: [
    {
      title: 'ICE Markets Help: Calculation of the Stop Out level',
      url: 'https://help.ice-markets.com/en/articles/3343736-calculation-of-the-stop-out-level',
    },
    {
      title: 'Paisanou Law: ASIC Product Intervention Order (Instrument 2020/986), 2020',
      url: 'https://paisanoulaw.com/2020/11/02/asic-product-intervention-order',
    },
    {
      title: 'Vantage: ASIC’s Product Intervention Order for CFDs, margin close-out protection, 2020',
      url: 'https://www.vantagemarkets.com/en-au/press-releases/asics-product-intervention-order-for-cfds-offered-to-retail-clients/',
    },
    { title: '17 CFR 5.9: Security deposits for retail forex transactions' },
    {
      title: 'Futures Magazine: CFTC settles on 50-1 leverage for retail FX, 2010',
      url: 'http://www.futuresmag.com/2010/08/31/cftc-settles-on-501-leverage-for-retail-fx',
    },
    {
      title: 'FXCM UK: ESMA announcement, leverage limits and margin close-out, 2018',
      url: 'https://www.fxcm.com/uk/esma-announcement/',
    },
    {
      title:
        'ESMA Decision (EU) 2018/796: product intervention on contracts for differences, initial margin and margin close-out protection',
    },
  ],
});

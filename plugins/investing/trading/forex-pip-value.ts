import {
  choice,
  constant,
  defineCalculator,
  floorNear,
  integer,
  isAbove,
  isAtLeast,
  money,
  number,
  roundTo,
} from '@reckoner/engine';
import { lotSize } from './shared/forex.js';

/** A pip of the traded units is an amount of the quote currency, which is changed into the currency of the account. */
export default defineCalculator({
  title: 'Pip value',
  description:
    'Value of a pip of a currency position in the account currency, of a move of so many pips, and the lot size for a risk.',
  keywords: ['pip calculator', 'value per pip', 'forex lot size', 'forex position size', 'pipette', 'micro lot'],
  related: ['forex-margin-leverage', 'position-size', 'currency-exchange-entered-rate'],
  inputs: {
    lots: number({ label: 'Trade size', symbol: 'n', above: 0, max: 1e9, default: 1 }),
    lotSize,
    pip: choice(
      {
        fourth: { label: '0.0001 (most pairs)', value: 0.0001, also: ['0.0001', 'most pairs'] },
        second: { label: '0.01 (pairs quoted in yen)', value: 0.01, also: ['0.01', 'JPY', 'yen'] },
        other: { label: 'Another size', value: 0, also: ['other', 'another'] },
      },
      {
        label: 'Pip',
        help: 'The step of the exchange rate; the last digit of five is a tenth of a pip.',
        default: 'fourth',
      },
    ),
    pipSize: number({
      label: 'Size of the pip',
      symbol: 'p',
      above: 0,
      max: 1000,
      usual: [0.00001, 1],
      when: { pip: 'other' },
    }),
    account: choice(
      {
        quote: {
          label: 'The quote currency (USD, trading EUR/USD)',
          also: ['quote', 'quote currency', 'second'],
        },
        base: { label: 'The base currency (USD, trading USD/JPY)', also: ['base', 'base currency', 'first'] },
        direct: {
          label: 'Another one; the rate is of quote/account (GBP/USD, of EUR/GBP)',
          also: ['direct', 'quote/account'],
        },
        inverse: {
          label: 'Another one; the rate is of account/quote (USD/CHF, of EUR/CHF)',
          also: ['inverse', 'account/quote'],
        },
      },
      { label: 'Account currency', default: 'quote' },
    ),
    rate: number({
      label: 'Exchange rate',
      help: 'Of the traded pair where the account is in its base currency, else of the pair named beside the account.',
      symbol: 'r',
      above: 0,
      max: 1e7,
      digits: 8,
      when: { account: ['base', 'direct', 'inverse'] },
    }),
    pips: number({ label: 'Pips moved, or to the stop', above: 0, max: 1e6, optional: true }),
    risk: money({ label: 'Amount to risk', help: 'In the account currency.', above: 0, max: 1e12, optional: true }),
  },
  outputs: {
    pipValue: number({ label: 'Value of a pip in the account currency', symbol: 'V', digits: 5 }),
    moveValue: money({ label: 'Value of the move', symbol: 'M', optional: true }),
    quoteValue: number({ label: 'Value of a pip in the quote currency', symbol: 'V_q', digits: 7 }),
    units: number({ label: 'Units of the base currency', symbol: 'U' }),
    riskUnits: integer({
      label: 'Largest position for the risk',
      help: 'Units of the base currency, rounded down.',
      symbol: 'U_r',
      optional: true,
    }),
    riskLots: number({ label: 'The same in standard lots', symbol: 'L_r', optional: true }),
  },
  formula: ({ lots, lotSize, pip, pipSize, account, rate, pips, risk }) => {
    const units = lots * lotSize;
    const step = pip === 0 ? pipSize! : pip;
    const exchange = account === 'quote' ? 1 : account === 'direct' ? rate! : 1 / rate!;
    const quoteValue = units * step;
    const perUnit = step * exchange;
    const riskUnits =
      risk === undefined || pips === undefined ? undefined : floorNear(risk / (pips * perUnit * constant(1, '$')));
    return {
      pipValue: units * perUnit,
      moveValue: pips === undefined ? undefined : pips * units * perUnit * constant(1, '$'),
      quoteValue,
      units,
      riskUnits,
      riskLots: riskUnits === undefined ? undefined : riskUnits / 100000,
    };
  },
  explanation: ({ pip, account, pips, moveValue, riskUnits }) => {
    const step = pip === 0 ? '{pipSize}' : pip === 0.01 ? '0.01' : '0.0001';
    const by =
      account === 'quote'
        ? ', the account being in the quote currency'
        : account === 'base'
          ? ', at a rate of the pair of {rate}'
          : account === 'direct'
            ? ', at {rate} of the account currency for one of the quote currency'
            : ', at {rate} of the quote currency for one of the account currency';
    const worth = moveValue! < constant(0.01, '$') ? 'less than a hundredth of the account currency' : '{moveValue}';
    const move = pips === undefined ? '' : ` A move of {pips} {pips|pip|pips} gains or loses ${worth}.`;
    const sized =
      riskUnits === undefined
        ? ''
        : riskUnits === 0
          ? ' The amount to risk, {risk}, does not allow a single unit.'
          : ' To lose no more than {risk} over it, before spread and slippage, trade at most {riskUnits} {riskUnits|unit|units}, {riskLots} standard {riskLots|lot|lots}.';
    return `A pip of ${step} on {units} {units|unit|units} is worth {pipValue} in the account currency${by}.${move}${sized}`;
  },
  requires: [
    {
      that: ({ lots, lotSize }) => isAtLeast(lots * lotSize, 1),
      field: 'lots',
      says: 'That is less than one unit of the base currency. Look what the trade size is counted in.',
    },
    {
      that: (_, given) => !given.risk || given.pips,
      field: 'pips',
      says: 'An amount to risk sizes a position by the pips to the stop: give these, too.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ pips }) => pips !== undefined && pips < 1,
      says: 'Less than one pip: give the move in pips, 50, not as a difference of rates, 0.0050.',
    },
    {
      level: 'caution',
      when: ({ pip, account, rate }) =>
        pip === 0.0001 && (account === 'base' || account === 'inverse') && rate! <= 0.05,
      says: 'At {rate} of the quote currency for one of the other, the rate is probably turned about: USD/JPY is written 150, not 0.0067.',
    },
    {
      level: 'caution',
      when: ({ pip, account, rate }) => pip === 0.0001 && (account === 'base' || account === 'inverse') && rate! >= 60,
      says: 'A rate of {rate} is that of a pair quoted in yen or another small unit, whose pip is mostly 0.01 and a hundred times as much: look which pip your broker counts.',
    },
    {
      level: 'caution',
      when: ({ pip, account, rate }) => pip === 0.0001 && account === 'direct' && rate! <= 0.02,
      says: 'At {rate} of the account currency for one of the quote currency, the pair is quoted in yen or another small unit, whose pip is mostly 0.01, or the rate is that of account/quote turned about: look at both.',
    },
    {
      level: 'caution',
      when: ({ pip, account, rate }) => pip === 0.01 && (account === 'base' || account === 'inverse') && rate! < 20,
      says: 'A rate of {rate} is none of a pair quoted in yen: most others have a pip of 0.0001, a hundredth of this value.',
    },
    {
      level: 'caution',
      when: ({ pip, account, rate }) => pip === 0.01 && account === 'direct' && rate! > 0.05,
      says: 'One yen is worth far less than {rate} of most currencies: take account/quote where the rate is written so (USD/JPY), or a pip of 0.0001 where the pair is not quoted in yen.',
    },
    {
      level: 'note',
      when: ({ pip, account }) => pip === 0.01 && account === 'quote',
      says: 'The value of a pip is told in the currency of the account, here yen or another currency whose pip is 0.01. For an account in dollars or euros choose how it stands to the pair, and give the rate. Gold is counted in units, of an ounce each.',
    },
    {
      level: 'caution',
      when: ({ risk, moveValue }) =>
        risk !== undefined && isAbove(roundTo(moveValue! / constant(1, '$'), 2), risk / constant(1, '$')),
      says: 'A trade size of {units} {units|unit|units} would risk {moveValue} over these pips, more than {risk}.',
    },
    {
      level: 'note',
      when: ({ pip, pips }) => pip !== 0 && pips !== undefined && pips > 1000,
      says: 'Of a major pair more than 1,000 pips are mostly a move of months; some others, as USD/MXN, make it in days. A platform that counts points (pipettes) has ten to a pip.',
    },
    {
      level: 'caution',
      when: ({ pip, pipSize, lotSize }) => pip === 0 && isAtLeast(pipSize!, 0.01) && lotSize > 1,
      says: 'The trade size is taken as {units} {units|unit|units}, as of currencies. A lot of gold is mostly 100 ounces, of silver 5,000 ounces, of oil 1,000 barrels, of an index one contract: choose units for these, and enter ounces or barrels.',
    },
    {
      level: 'caution',
      when: ({ lots, lotSize }) => (lotSize === 100000 && lots >= 1000) || (lotSize === 10000 && lots >= 10000),
      says: 'Trade size: {lots} lots, {units} units. Choose units where the figure counts units.',
    },
    {
      level: 'note',
      when: ({ lots, lotSize }) => lotSize === 1 && lots < 100,
      says: 'Trade size: {units} {units|unit|units} of the base currency. Choose a lot size where the figure counts lots.',
    },
  ],
  examples: [
    {
      inputs: { pips: 0.005 },
      results: { pipValue: 10, moveValue: 0.05 },
      cautions: ['Less than one pip'],
      source: 'By hand: 10 × 0.005',
    },
    {
      inputs: { account: 'base', rate: 0.008 },
      results: { pipValue: 1250 },
      cautions: ['turned about'],
      source: 'By hand: 10 / 0.008',
    },
    {
      inputs: {},
      results: { pipValue: 10, quoteValue: 10, units: 100000 },
      source: 'signal-bot.ai pip value calculator: 10.00 per standard lot of a pair quoted in dollars',
    },
    {
      inputs: { lots: 0.05, pip: 'other', pipSize: 0.001, account: 'base', rate: 145.18 },
      results: { quoteValue: 5, pipValue: '0.03444', units: 5000 },
      source: 'IUX help, Pip Value Calculating: 5 JPY / 145.18 = $0.034; further digits by Python with decimals',
    },
    {
      inputs: { lots: 2, pip: 'second', account: 'base', rate: 150, pips: 25, risk: 500 },
      results: { pipValue: 13.33, moveValue: 333.33, quoteValue: 2000, units: 200000, riskUnits: 300000, riskLots: 3 },
      source: 'By hand: 2000 yen / 150; × 25; 500 / (25 × 0.01 / 150)',
    },
    {
      inputs: { lots: 3, lotSize: 'mini', account: 'direct', rate: 1.25, pips: 40, risk: 100 },
      results: { pipValue: 3.75, moveValue: 150, quoteValue: 3, riskUnits: 20000, riskLots: 0.2 },
      cautions: ['more than'],
      source: 'By hand: 3 GBP × 1.25; 100 / (40 × 0.000125)',
    },
    {
      inputs: { lots: 5, lotSize: 'micro', account: 'inverse', rate: 0.8 },
      results: { pipValue: 0.625, quoteValue: 0.5 },
      source: 'By hand: 0.5 CHF / 0.8',
    },
    {
      inputs: { account: 'base', rate: 150 },
      results: { pipValue: '0.06667' },
      cautions: ['pair quoted in yen'],
      source: 'By hand: 10 / 150',
    },
    {
      inputs: { account: 'direct', rate: 0.0067 },
      results: { pipValue: 0.067 },
      cautions: ['or the rate is that of account/quote'],
      source: 'By hand: 10 × 0.0067',
    },
    {
      inputs: { pip: 'second', account: 'inverse', rate: 1.25 },
      results: { pipValue: 800 },
      cautions: ['none of a pair quoted in yen'],
      source: 'By hand: 1000 / 1.25',
    },
    {
      inputs: { pip: 'second', account: 'direct', rate: 150 },
      results: { pipValue: 150000 },
      cautions: ['One yen is worth far less'],
      source: 'By hand: 1000 × 150',
    },
    {
      inputs: { pip: 'second', pips: 1500 },
      results: { pipValue: 1000, moveValue: 1500000 },
      cautions: ['here yen', 'a move of months'],
      source: 'By hand: 100000 × 0.01, × 1500',
    },
    {
      inputs: { lots: 10000, lotSize: 'standard' },
      results: { pipValue: 100000 },
      cautions: ['Choose units'],
      source: 'By hand: 10⁹ × 0.0001',
    },
    {
      inputs: { lots: 5, lotSize: 'unit', pips: 1000, risk: 0.05 },
      results: { pipValue: 0.0005, riskUnits: 0, riskLots: 0 },
      cautions: ['Choose a lot size', 'more than'],
      source: 'By hand: 5 × 0.0001; 0.05 / 0.1 = 0.5, rounded down',
    },
    {
      inputs: { lots: 100, lotSize: 'unit', pip: 'other', pipSize: 0.01, pips: 2000, risk: 2000 },
      results: { pipValue: 1, moveValue: 2000, riskUnits: 100 },
      source: 'By hand: gold from 4000 to 4020, 100 ounces',
    },
    {
      inputs: { lots: 100, lotSize: 'unit', pips: 0.4, account: 'direct', rate: 0.8, risk: 0.001 },
      results: { pipValue: 0.008, riskUnits: 31 },
      cautions: ['Less than one pip'],
      source: 'By hand: 0.01 × 0.8; 0.0032 is less than a hundredth; 0.001 / 0.000032 = 31.25',
    },
    {
      inputs: { pip: 'other', pipSize: 0.01 },
      results: { pipValue: 1000 },
      cautions: ['A lot of gold is mostly 100 ounces'],
      source: 'By hand: 100000 × 0.01, where a lot of gold has 100 × 0.01 = 1',
    },
    {
      inputs: { lots: 1, lotSize: 'mini', pips: 0.005 },
      results: { pipValue: 1, moveValue: 0 },
      cautions: ['Less than one pip'],
      source: 'By hand: 1 × 0.005, less than a hundredth',
    },
    { inputs: { risk: 100 }, refused: 'give these, too', source: 'By definition' },
    { inputs: { lots: 0.5, lotSize: 'unit' }, refused: 'less than one unit', source: 'By definition' },
  ],
  notes: [
    'The rates are those you enter; none is looked up. Spread, commission and swaps are not in the value of the move.',
    'Brokers differ in what they call a pip of gold, oil and indices: take another size there. Their lots are not those of currencies: count them in units, of an ounce, a barrel or a contract.',
  ],
  references: [
    { title: 'IUX Help Center: Pip Value Calculating', url: 'https://help.iux.com/en/pip-value-calculating' },
    { title: 'signal-bot.ai: Pip Value Calculator, reference', url: 'https://signal-bot.ai/forex/tools/pip-value' },
  ],
});

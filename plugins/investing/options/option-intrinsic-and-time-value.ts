import { category, defineCalculator, isAbove, isBelow, isNear, number, percent } from '@reckoner/engine';
import { optionType, spot, strike } from '../shared/options.js';

/** Intrinsic value is what exercise brings today, time value the rest of the premium. */
export default defineCalculator({
  title: 'Option intrinsic and time value',
  description:
    'Intrinsic value, time value, moneyness and break-even price of a call or put from its premium, the strike and the price of the underlying.',
  keywords: ['extrinsic value of an option', 'option moneyness', 'time premium', 'in the money or out of the money'],
  related: ['option-profit-loss', 'black-scholes', 'option-greeks'],
  inputs: {
    optionType,
    premium: number({
      label: 'Premium',
      help: 'Per share or unit of the underlying, not per contract.',
      symbol: 'p',
      min: 0,
      max: 1e9,
    }),
    spot,
    strike,
  },
  outputs: {
    intrinsic: number({ label: 'Intrinsic value', symbol: 'V_i', places: 4 }),
    timeValue: number({ label: 'Time value (extrinsic value)', symbol: 'V_t', places: 4 }),
    moneyness: category(['In the money', 'At the money', 'Out of the money'], { label: 'Moneyness', of: 'distance' }),
    distance: number({
      label: 'Distance into the money',
      help: 'Below zero the option is out of the money.',
      symbol: 'm',
      places: 4,
    }),
    breakEven: number({ label: 'Break-even price at expiry', symbol: 'S_b', places: 4 }),
    move: percent({
      label: 'Change of the underlying to the break-even price',
      symbol: '\\Delta',
      places: 2,
    }),
    timeShare: percent({ label: 'Time value as a share of the premium', places: 2, optional: true }),
  },
  formula: ({ optionType, premium, spot, strike }) => {
    const sign = optionType === 'call' ? 1 : -1;
    const distance = sign * (spot - strike);
    const intrinsic = Math.max(0, distance);
    const timeValue = premium - intrinsic;
    const breakEven = strike + sign * premium;
    const results = {
      intrinsic,
      timeValue,
      moneyness:
        spot === strike
          ? ('At the money' as const)
          : sign * spot > sign * strike
            ? ('In the money' as const)
            : ('Out of the money' as const),
      distance,
      breakEven,
      move: (breakEven - spot) / spot,
    };
    return premium === 0 ? results : { ...results, timeShare: timeValue / premium };
  },
  explanation: ({ optionType, premium, timeValue, moneyness }) => {
    const place =
      moneyness === 'At the money'
        ? 'at the money'
        : moneyness === 'In the money'
          ? '{|distance|} in the money'
          : '{|distance|} out of the money';
    const parts = isNear(timeValue, 0, 1e-12)
      ? premium === 0
        ? 'its premium is 0, without intrinsic value or time value'
        : 'its premium of {premium} is intrinsic value of {intrinsic} without time value'
      : timeValue > 0
        ? 'its premium of {premium} is {intrinsic} of intrinsic value and {timeValue} of time value'
        : 'its premium of {premium} is {timeValue|{|timeValue|} less than|as much as|{|timeValue|} more than} the intrinsic value of {intrinsic}';
    return `With the underlying at {spot}, the ${optionType} with a strike of {strike} is ${place}: ${parts}. A buyer at this premium breaks even at expiry, without fees, at {breakEven}, {move|{|move|} below|which is|{|move|} above} the price of today.`;
  },
  requires: [
    {
      that: ({ optionType, premium, spot }) => optionType === 'put' || premium <= spot,
      field: 'premium',
      says: 'The premium of a call, {premium}, must not exceed the price of the underlying, {spot}, for which it could be had outright: it is per share, not per contract.',
    },
    {
      that: ({ optionType, premium, strike }) => optionType === 'call' || premium <= strike,
      field: 'premium',
      says: 'The premium of a put, {premium}, must not exceed the strike, {strike}, which is the most that it can pay: it is per share, not per contract.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ premium, distance }) => isBelow(premium, distance),
      says: 'The premium is below the intrinsic value. An American option could be exercised at once for more than it costs: check that premium, strike and price are of the same moment and per share. A European one may cost less.',
    },
    {
      level: 'caution',
      when: ({ timeValue, spot }) => isAbove(timeValue, 0.25 * spot),
      says: 'The time value is over a quarter of the price of the underlying, as only where prices are very volatile or over years: check that the premium is per share and that strike and price belong together.',
    },
    {
      level: 'note',
      when: ({ spot, strike }) => isAbove(spot, 2 * strike) || isAbove(strike, 2 * spot),
      says: 'Strike and price differ by more than a factor of two: check both, and whether the shares were split.',
    },
  ],
  examples: [
    {
      inputs: { premium: 7.33, spot: 56, strike: 50 },
      results: {
        intrinsic: 6,
        timeValue: 1.33,
        moneyness: 'In the money',
        distance: 6,
        breakEven: 57.33,
        move: 2.375,
        timeShare: 18.14461119,
      },
      source: 'InformIT, Introduction to Options, example 1.2; the rest by hand: 1.33/56, 1.33/7.33',
    },
    {
      inputs: { optionType: 'call', premium: 0.75, spot: 48, strike: 50 },
      results: {
        intrinsic: 0,
        timeValue: 0.75,
        moneyness: 'Out of the money',
        distance: -2,
        breakEven: 50.75,
        move: 5.729166667,
        timeShare: 100,
      },
      source: 'InformIT, Introduction to Options, example 1.3; the rest by hand: 2.75/48',
    },
    {
      inputs: { optionType: 'put', premium: 3.5, spot: 50, strike: 50 },
      results: { intrinsic: 0, timeValue: 3.5, moneyness: 'At the money', distance: 0, breakEven: 46.5, move: -7 },
      source: 'By hand: 50 - 3.5; -3.5/50',
    },
    {
      inputs: { optionType: 'put', premium: 9, spot: 40, strike: 50 },
      results: { intrinsic: 10, timeValue: -1, distance: 10, breakEven: 41, move: 2.5, timeShare: -11.11111111 },
      cautions: ['below the intrinsic value'],
      source: 'By hand: 9 - 10; 1/40; -1/9',
    },
    {
      inputs: { premium: 6, spot: 56, strike: 50 },
      results: { intrinsic: 6, timeValue: 0, breakEven: 56, move: 0, timeShare: 0 },
      source: 'By hand: all of the premium is intrinsic value',
    },
    {
      inputs: { premium: 0, spot: 20, strike: 45 },
      results: { intrinsic: 0, timeValue: 0, breakEven: 45, move: 125 },
      cautions: ['factor of two'],
      source: 'By hand: worthless',
    },
    {
      inputs: { premium: 26, spot: 100, strike: 105 },
      results: { intrinsic: 0, timeValue: 26, distance: -5, breakEven: 131, move: 31 },
      cautions: ['over a quarter of the price'],
      source: 'By hand: 26 of 100',
    },
    {
      inputs: { premium: 133, spot: 56, strike: 55 },
      refused: 'for which it could be had outright',
      source: 'By hand: the premium of 100 shares',
    },
    {
      inputs: { optionType: 'put', premium: 75, spot: 48, strike: 50 },
      refused: 'the most that it can pay',
      source: 'By hand: the premium of 100 shares',
    },
  ],
  notes: [
    'The break-even price is that of a buyer who holds the option to expiry, without fees.',
    'At the money is here a price that equals the strike; traders also say it of the nearest strike.',
  ],
  references: [
    { title: 'InformIT: Introduction to Options, Intrinsic and Time Value for Calls' },
    { title: 'Hull: Options, Futures, and Other Derivatives, chapter Mechanics of Options Markets' },
  ],
});

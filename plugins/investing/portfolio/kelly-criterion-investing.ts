import { defineCalculator, isAbove, isAtLeast, isBelow, money, percent, table } from '@reckoner/engine';
import { isTiny } from './shared/returns.js';

/** Parts of the full Kelly position that the table compares. */
const FRACTIONS = [0.25, 0.5, 0.75, 1, 1.5, 2];

/** f* = (μ − r)/σ²; at a part c of it the capital grows at r + (c − c²/2)·S² with S = (μ − r)/σ. */
export default defineCalculator({
  title: 'Kelly criterion for investing',
  description:
    'Share of the capital in a risky asset that maximizes long-run growth, from its expected return, volatility and the risk-free rate, with the growth rate and the chance of losing half at full or fractional Kelly.',
  keywords: ['half Kelly', 'optimal leverage', 'growth optimal portfolio', 'Merton fraction', 'fractional Kelly'],
  related: ['position-size', 'sharpe-ratio', 'capm-expected-return'],
  inputs: {
    meanReturn: percent({
      label: 'Expected return a year',
      help: 'The arithmetic mean of the yearly returns, not the compounded growth.',
      symbol: '\\mu',
      min: -100,
      max: 1000,
      usual: [-50, 100],
    }),
    riskFree: percent({
      label: 'Risk-free rate a year',
      help: 'What cash earns, and what borrowed money costs.',
      symbol: 'r',
      min: -20,
      max: 100,
      default: 0,
      usual: [0.1, 30],
    }),
    volatility: percent({ label: 'Volatility a year', symbol: '\\sigma', min: 0.01, max: 1000, usual: [1, 200] }),
    fraction: percent({
      label: 'Part of full Kelly',
      help: '100% is full Kelly, 50% half Kelly.',
      symbol: 'c',
      min: 0,
      max: 300,
      default: 50,
      usual: [5, 200],
    }),
    capital: money({ label: 'Capital', symbol: 'K', above: 0, max: 1e12, optional: true }),
  },
  outputs: {
    position: percent({ label: 'Share of the capital in the asset', symbol: 'f', places: 1 }),
    amount: money({ label: 'Amount in the asset', symbol: 'A', optional: true }),
    full: percent({ label: 'Share at full Kelly', symbol: 'f^*', places: 1 }),
    growth: percent({ label: 'Growth rate a year', symbol: 'g', places: 2 }),
    fullGrowth: percent({ label: 'Growth rate at full Kelly', symbol: 'g^*', places: 2 }),
    plainGrowth: percent({ label: 'Growth rate with 100% in the asset', symbol: 'g_1', places: 2 }),
    positionVolatility: percent({ label: 'Volatility of the capital a year', symbol: '\\sigma_f', places: 1 }),
    halved: percent({
      label: 'Chance that the capital ever falls to half',
      symbol: 'P',
      places: 1,
      optional: true,
    }),
    parts: table(
      {
        part: percent({ label: 'Part of full Kelly' }),
        position: percent({ label: 'Share in the asset', places: 1 }),
        growth: percent({ label: 'Growth rate a year', places: 2 }),
        volatility: percent({ label: 'Volatility', places: 1 }),
      },
      { label: 'Parts of Kelly' },
    ),
  },
  formula: ({ meanReturn, riskFree, volatility, fraction, capital }) => {
    const excess = meanReturn - riskFree;
    const sharpe = excess / volatility;
    const full = excess / volatility ** 2;
    const position = fraction * full;
    const growthAt = (part: number) => riskFree + (part - part ** 2 / 2) * sharpe ** 2;
    const growth = growthAt(fraction);
    const positionVolatility = Math.abs(position) * volatility;
    const halved = isAbove(growth, 0) ? 0.5 ** ((2 * growth) / positionVolatility ** 2) : 1;
    return {
      position,
      amount: capital === undefined ? undefined : capital * position,
      full,
      growth,
      fullGrowth: growthAt(1),
      plainGrowth: meanReturn - volatility ** 2 / 2,
      positionVolatility,
      // Without a position nothing is left to chance.
      halved: positionVolatility === 0 ? undefined : halved,
      parts: FRACTIONS.map((part) => ({
        part,
        position: part * full,
        growth: growthAt(part),
        volatility: Math.abs(part * full) * volatility,
      })),
    };
  },
  shown: ({ meanReturn, riskFree, volatility, position, full, fraction, capital, growth, positionVolatility }) => ({
    amount: capital! * position,
    positionVolatility: Math.abs(position) * volatility,
    halved: isAbove(growth, 0) ? 0.5 ** ((2 * growth) / positionVolatility ** 2) : 1,
    full: (meanReturn - riskFree) / volatility ** 2,
    position: fraction * full,
    growth: riskFree + position * (meanReturn - riskFree) - (position ** 2 * volatility ** 2) / 2,
    fullGrowth: riskFree + ((meanReturn - riskFree) / volatility) ** 2 / 2,
  }),
  figure: {
    kind: 'curve',
    title: 'Growth over the share in the asset',
    x: { of: 'position', label: 'Share in the asset' },
    y: { of: 'growth', label: 'Growth rate a year' },
    curve: ({ meanReturn, riskFree, volatility, position, growth, full, fullGrowth }) => {
      if (full === 0) return undefined;
      const end = 2.2 * full;
      const ends = [0, end, 1.05 * position];
      return {
        from: Math.min(...ends),
        to: Math.max(...ends),
        lines: [{ y: (f) => riskFree + f * (meanReturn - riskFree) - (f ** 2 * volatility ** 2) / 2 }],
        marks: [
          { x: full, y: fullGrowth, label: 'Full Kelly' },
          { x: position, y: growth, label: 'Your part' },
        ],
      };
    },
  },
  explanation: ({ full, amount, fraction, halved }) => {
    if (full === 0)
      return 'The asset is expected to return no more and no less than the risk-free rate, {riskFree}: Kelly holds none of it.';
    if (fraction === 0)
      return 'At full Kelly {full|{|full|} of the capital is sold short|nothing|{full} of the capital is in the asset}; at 0% of that nothing is held, and the capital earns the risk-free rate of {riskFree}.';
    const held =
      amount === undefined
        ? '{position|{|position|} of the capital is sold short|nothing is held|{position} of the capital is in the asset}'
        : '{position|{|position|} of the capital, {|amount|}, is sold short|nothing is held|{position} of the capital, {amount}, is in the asset}';
    const chance = halved !== undefined && halved < 0.001 ? 'below 0.1%' : 'of {halved}';
    return `At {fraction} of Kelly, with a risk-free rate of {riskFree}, ${held}; by the model the capital then {growth|shrinks at {|growth|} a year, continuously compounded|stays as it is|grows at {growth} a year, continuously compounded} ({fullGrowth|at full Kelly it shrinks at {|fullGrowth|}|at full Kelly it stays as it is|{fullGrowth} at full Kelly}), with a chance ${chance} of ever falling to half.`;
  },
  cautions: [
    {
      level: 'danger',
      when: ({ fraction, full }) => isAtLeast(fraction, 2) && full !== 0,
      says: 'At twice Kelly or more the capital grows no faster than at the risk-free rate, at a risk that ruins: take less.',
    },
    {
      level: 'danger',
      when: ({ fraction, full }) => fraction > 1 && isBelow(fraction, 2) && full !== 0,
      says: 'More than full Kelly has more risk and less growth: a smaller part grows as fast.',
    },
    {
      level: 'caution',
      when: ({ fraction, full }) => fraction > 0.5 && fraction <= 1 && full !== 0,
      says: 'Beyond half Kelly, an excess return that turns out half as large as expected makes this more than full Kelly: expected returns are seldom known better.',
    },
    {
      level: 'danger',
      when: ({ position }) => isAbove(position, 1),
      says: 'More than the whole capital is in the asset, with borrowed money: loans cost more than the risk-free rate, a fall of prices brings a margin call, and a jump may lose more than the capital. The formula knows none of these.',
    },
    {
      level: 'caution',
      when: ({ riskFree, full, fraction }) => riskFree === 0 && full > 0 && fraction > 0,
      says: 'A risk-free rate of 0 counts the whole return as gain over cash: while cash earns interest, the share is smaller. Enter what it earns.',
    },
    {
      level: 'danger',
      when: ({ full }) => full < 0,
      says: 'The asset is expected to return less than the risk-free rate. Selling it short may lose more than the capital, costs fees to borrow, and is for few: else hold none.',
    },
    {
      level: 'note',
      when: ({ meanReturn }) => isTiny(meanReturn),
      says: 'A return of {meanReturn} a year is small: returns are in percent, twelve percent as 12, not as 0.12.',
    },
  ],
  examples: [
    {
      inputs: { meanReturn: 8, riskFree: 3, volatility: 20, capital: 100000 },
      results: {
        position: 62.5,
        amount: 62500,
        full: 125,
        growth: 5.34375,
        fullGrowth: 6.125,
        plainGrowth: 6,
        positionVolatility: 12.5,
        halved: '0.8728805766',
        parts: {
          length: 6,
          rows: {
            0: { part: 25, position: 31.25, growth: 4.3671875, volatility: 6.25 },
            3: { part: 100, position: 125, growth: 6.125, volatility: 25 },
            5: { part: 200, position: 250, growth: 3, volatility: 50 },
          },
        },
      },
      source: 'Python with mpmath: 0.05/0.04; r + f(μ - r) - f²σ²/2; 2^(-2g/(fσ)²)',
    },
    {
      inputs: { meanReturn: 11.23, riskFree: 4, volatility: 16.91, fraction: 100 },
      results: {
        full: '252.8430859',
        position: '252.8430859',
        growth: '13.14027755',
        plainGrowth: '9.8002595',
        positionVolatility: '42.75576582',
        halved: '36.91749395',
      },
      cautions: ['half as large', 'a margin call'],
      source: 'Chan: leverage of 2.528, growth of 13.14%; further digits by Python with mpmath',
    },
    {
      inputs: { meanReturn: 11, riskFree: 6, volatility: 15, fraction: 25 },
      results: {
        full: '222.2222222',
        position: '55.55555556',
        fullGrowth: '11.55555556',
        plainGrowth: 9.875,
        growth: 8.430555556,
      },
      source: 'By hand: 0.05/0.0225; 6% + (0.25 - 0.03125)/9',
    },
    {
      inputs: { meanReturn: 10, volatility: 40, fraction: 80 },
      results: { full: 62.5, position: 50, growth: 3, fullGrowth: 3.125, plainGrowth: 2, halved: '35.35533906' },
      cautions: ['half as large', 'as gain over cash'],
      source: 'By hand: 0.1/0.16; 0.05 - 0.02; Schlesinger: 0.5^(2/0.8 - 1) where the risk-free rate is 0',
    },
    {
      inputs: { meanReturn: 10, riskFree: 2, volatility: 20, fraction: 150 },
      results: { position: 300, growth: 8, positionVolatility: 60, halved: '73.48672461' },
      cautions: ['less growth', 'a margin call'],
      source: 'Python with mpmath',
    },
    {
      inputs: { meanReturn: 10, riskFree: 2, volatility: 20, fraction: 200 },
      results: { position: 400, growth: 2, halved: '95.76032807' },
      cautions: ['no faster', 'a margin call'],
      source: 'Python with mpmath',
    },
    {
      inputs: { meanReturn: 10, volatility: 20, fraction: 300 },
      results: { position: 750, growth: -37.5, halved: 100 },
      cautions: ['no faster', 'a margin call', 'as gain over cash'],
      source: 'By hand: 7.5 × 10% - 7.5² × 0.02; a capital that shrinks ever falls to half',
    },
    {
      inputs: { meanReturn: 2, riskFree: 4, volatility: 20, capital: 10000 },
      results: { full: -50, position: -25, amount: -2500, growth: 4.375, fullGrowth: 4.5, plainGrowth: 0 },
      cautions: ['Selling it short'],
      source: 'By hand: -0.02/0.04; 4% + 0.375 × 0.01',
    },
    {
      inputs: { meanReturn: 3, riskFree: 3, volatility: 18, fraction: 100 },
      results: { full: 0, position: 0, growth: 3, positionVolatility: 0 },
      source: 'By hand: nothing is gained',
    },
    {
      inputs: { meanReturn: 7, riskFree: 2, volatility: 25, fraction: 0, capital: 5000 },
      results: { full: 80, position: 0, amount: 0, growth: 2 },
      source: 'By hand: 0.05/0.0625, none of it',
    },
    {
      inputs: { meanReturn: 0.12, volatility: 20 },
      results: { full: 3, position: 1.5 },
      cautions: ['not as 0.12', 'as gain over cash'],
      source: 'By hand: 0.0012/0.04, of a return that was meant as 12%',
    },
  ],
  notes: [
    'Prices are taken to move continuously, with constant volatility and without jumps, and the share to be restored all the time without costs.',
    'The chance of losing half is over unlimited time, measured from today’s capital, and for the inputs as if they were known.',
    'For a bet that is won or lost whole, the share is (bp - q)/b, another formula.',
  ],
  references: [
    {
      title: 'Thorp: The Kelly Criterion in Blackjack, Sports Betting, and the Stock Market, 2006, §7',
      doi: '10.1016/S1872-0978(06)01009-X',
    },
    { title: 'Chan: Quantitative Trading, ch. 6' },
    {
      title: 'Schlesinger: Two Risk of Ruin Equations, for the chance of falling to half',
      url: 'http://www.bjmath.com/bjmath/ror/donror1.htm',
    },
    { title: 'Kelly: A New Interpretation of Information Rate, 1956', doi: '10.1002/j.1538-7305.1956.tb03809.x' },
  ],
});

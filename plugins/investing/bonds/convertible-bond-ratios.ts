import {
  choice,
  defineCalculator,
  isAbove,
  isAtMost,
  isBelow,
  measure,
  money,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';
import { couponRate, couponsPerYear, dirtyPrice, face, periodsOfTerm } from '../shared/bonds.js';

/** What the shares are worth that a convertible can be turned into, what is paid above that, and what it is worth as a bond. */
export default defineCalculator({
  title: 'Convertible bond',
  description:
    'Conversion ratio, parity, conversion premium, bond floor and premium payback period of a convertible bond from its price, the share price, coupon and dividend.',
  keywords: [
    'conversion ratio',
    'conversion value',
    'conversion premium',
    'conversion price',
    'market conversion price',
    'bond floor',
    'investment value of a convertible',
    'premium payback period',
  ],
  inputs: {
    bondPrice: money({
      label: 'Price of the convertible',
      help: 'For the face value given.',
      symbol: 'P',
      above: 0,
      max: 1e12,
    }),
    sharePrice: money({ label: 'Market price of a share', symbol: 'S', above: 0, max: 1e9 }),
    face,
    given: choice({ ratio: 'Conversion ratio', price: 'Conversion price' }, { label: 'Given', default: 'ratio' }),
    sharesPerBond: number({
      label: 'Shares per bond',
      help: 'For the face value given.',
      symbol: 'n',
      above: 0,
      max: 1e9,
      when: { given: 'ratio' },
    }),
    strike: money({
      label: 'Agreed conversion price',
      help: 'Face value that is given up for a share.',
      symbol: 'K',
      above: 0,
      max: 1e12,
      when: { given: 'price' },
    }),
    couponRate,
    dividend: money({
      label: 'Dividend a year per share',
      help: '0 where the share pays none.',
      symbol: 'D',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    floorGiven: choice(
      { none: 'Not at all', value: 'Straight value', yield: 'Yield of a straight bond' },
      { label: 'Bond floor is given as', default: 'none' },
    ),
    straightValue: money({
      label: 'Straight value',
      help: 'Of the bond without the right to convert, clean as its price is.',
      symbol: 'B',
      above: 0,
      max: 1e12,
      when: { floorGiven: 'value' },
    }),
    straightYield: percent({
      label: 'Yield of a straight bond a year',
      help: 'Of the same issuer and term; compounded as often as coupons are paid.',
      symbol: 'y',
      min: 0,
      max: 100,
      usual: [0.5, 30],
      when: { floorGiven: 'yield' },
    }),
    years: measure('yr', {
      label: 'Time to maturity',
      symbol: 't',
      above: 0,
      max: 100,
      usual: [0.05, 50],
      when: { floorGiven: 'yield' },
    }),
    frequency: { ...couponsPerYear, when: { floorGiven: 'yield' } },
  },
  outputs: {
    conversionValue: money({
      label: 'Conversion value',
      help: 'Parity: the shares at their market price.',
      symbol: 'CV',
    }),
    premiumRatio: percent({ label: 'Conversion premium ratio', help: 'Of the conversion value.', places: 2 }),
    premium: money({ label: 'Conversion premium' }),
    conversionRatio: number({ label: 'Conversion ratio', places: 4 }),
    conversionPrice: money({ label: 'Conversion price' }),
    marketPrice: money({ label: 'Market conversion price', help: 'Price of the convertible per share.' }),
    incomeAdvantage: money({ label: 'Income advantage per share a year', help: 'Coupon less dividends.' }),
    payback: measure('yr', { label: 'Premium payback period', optional: true, places: 2 }),
    floor: money({ label: 'Straight value (bond floor)', optional: true }),
    floorPremium: percent({ label: 'Premium over straight value', optional: true, places: 2 }),
    minimum: money({ label: 'Minimum value', help: 'The larger of conversion value and bond floor.', optional: true }),
  },
  formula: ({
    bondPrice,
    sharePrice,
    face,
    given,
    sharesPerBond,
    strike,
    couponRate,
    dividend,
    floorGiven,
    straightValue,
    straightYield,
    years,
    frequency,
  }) => {
    const conversionRatio = given === 'ratio' ? sharesPerBond : face / strike;
    const conversionValue = conversionRatio * sharePrice;
    const premium = roundTo(bondPrice - conversionValue, 9);
    const incomeAdvantage = (face * couponRate) / conversionRatio - dividend;
    const results = {
      conversionValue,
      premiumRatio: premium / conversionValue,
      premium,
      conversionRatio,
      conversionPrice: face / conversionRatio,
      marketPrice: bondPrice / conversionRatio,
      incomeAdvantage,
      payback:
        roundTo(premium, 2) > 0 && isAtMost(premium / conversionRatio, 100 * incomeAdvantage)
          ? premium / conversionRatio / incomeAdvantage
          : undefined,
    };
    if (floorGiven === 'none') return results;
    const worth = () => {
      const rate = straightYield / frequency;
      const coupon = couponRate / frequency;
      const period = periodsOfTerm(years, frequency);
      return face * (dirtyPrice(coupon, 1, rate, period) - coupon * period.accrued);
    };
    const floor = floorGiven === 'value' ? straightValue : worth();
    return { ...results, floor, floorPremium: bondPrice / floor - 1, minimum: Math.max(conversionValue, floor) };
  },
  stepwise: [
    'Conversion ratio = face value / conversion price; conversion value = conversion ratio × share price.',
    'Conversion premium = price of the convertible - conversion value, and as a ratio of the conversion value.',
    'Market conversion price = price of the convertible / conversion ratio.',
    'Income advantage per share = coupon of a year / conversion ratio - dividend.',
    'Premium payback period = (market conversion price - share price) / income advantage per share.',
    'The straight value is that of coupons and face value at the yield of a straight bond, less the interest that has accrued; the minimum value is the larger of it and the conversion value.',
  ],
  explanation:
    'Its shares are worth {conversionValue}, so that the convertible costs {premium|{|premium|} ({|premiumRatio|}) less than|as much as|{|premium|} ({|premiumRatio|}) more than} they do{payback?; the higher income pays that back in {payback}|}{floor?. As a bond alone it is worth {floor}|}.',
  cautions: [
    {
      level: 'caution',
      when: ({ bondPrice, face }) => isBelow(bondPrice, 0.2 * face) || isAbove(bondPrice, 10 * face),
      says: 'A price of {bondPrice} is far from the face value, {face}: give both, and the shares, for the same bond.',
    },
    {
      level: 'caution',
      when: ({ premium }) => roundTo(premium, 2) < 0,
      says: 'The convertible costs less than its shares, which the market seldom leaves so: check the prices, the conversion ratio and whether it may be converted now.',
    },
    {
      level: 'caution',
      when: ({ bondPrice, floor }) => floor !== undefined && roundTo(bondPrice, 2) < roundTo(floor, 2),
      says: 'The convertible costs less than it is worth as a bond alone: check its price, and that the straight value or yield is of the same issuer and rank.',
    },
    {
      level: 'caution',
      when: ({ bondPrice, conversionValue }) => isBelow(conversionValue, 0.2 * bondPrice),
      says: 'The shares are worth less than a fifth of the price: check that the conversion ratio is for the face value given, or the conversion price for a share.',
    },
    {
      level: 'note',
      when: ({ premium, payback }) => payback === undefined && roundTo(premium, 2) > 0,
      says: 'The coupon exceeds the dividends of the shares by too little, or not at all, to pay the premium back within 100 years.',
    },
  ],
  examples: [
    {
      inputs: {
        bondPrice: 1000,
        sharePrice: 23,
        sharesPerBond: 37.383,
        couponRate: 9.5,
        dividend: 0.75,
        floorGiven: 'value',
        straightValue: 510,
      },
      results: {
        conversionValue: 859.81,
        premium: 140.19,
        premiumRatio: 16.30490027,
        marketPrice: 26.75,
        conversionPrice: 26.75,
        incomeAdvantage: 1.79,
        payback: 2.093566946,
        floor: 510,
        floorPremium: 96.07843137,
        minimum: 859.81,
      },
      source: 'TutorsGlobe: hypothetical convertible bond, its inputs; by hand: 37.383 × 23, 3.750127/1.791262',
    },
    {
      inputs: {
        bondPrice: 1040,
        sharePrice: 42,
        given: 'price',
        strike: 50,
        couponRate: 4,
        dividend: 0.9,
        floorGiven: 'yield',
        straightYield: 6.5,
        years: 5,
      },
      results: {
        conversionRatio: 20,
        conversionValue: 840,
        premium: 200,
        premiumRatio: 23.80952381,
        marketPrice: 52,
        payback: 9.090909091,
        floor: 894.72,
        floorPremium: 16.23747413,
        minimum: 894.72,
      },
      source: 'Python: ten coupons of 20 and 1000 at 3.25%; 10/1.1',
    },
    {
      inputs: { bondPrice: 990, sharePrice: 20, sharesPerBond: 40, couponRate: 2, dividend: 0.6 },
      results: { conversionValue: 800, premium: 190, premiumRatio: 23.75, incomeAdvantage: -0.1 },
      cautions: ['or not at all'],
      source: 'Viswanath: Convertible Bonds, 800 and 190; by hand: 20/40 - 0.6',
    },
    {
      inputs: { bondPrice: 1000, sharePrice: 30, given: 'price', strike: 30, couponRate: 2 },
      results: { premium: 0, premiumRatio: 0, conversionValue: 1000 },
      source: 'By hand: 1000/30 shares of 30',
    },
    {
      inputs: { bondPrice: 1000.001, sharePrice: 25, sharesPerBond: 40, couponRate: 2 },
      results: { premium: 0, conversionValue: 1000 },
      source: 'By hand: a tenth of a cent is nothing to be paid back',
    },
    {
      inputs: { bondPrice: 1100, sharePrice: 60, sharesPerBond: 20, couponRate: 2 },
      results: { premium: -100, premiumRatio: -8.333333333 },
      cautions: ['less than its shares'],
      source: 'By hand: 1100 - 1200',
    },
    {
      inputs: {
        bondPrice: 800,
        sharePrice: 10,
        sharesPerBond: 20,
        couponRate: 5,
        floorGiven: 'yield',
        straightYield: 5,
        years: 4,
        frequency: 'annual',
      },
      results: { floor: 1000, floorPremium: -20, premium: 600, payback: 12 },
      cautions: ['as a bond alone: check'],
      source: 'By hand: at par at its own coupon; 30/2.5',
    },
    {
      inputs: { bondPrice: 100, sharePrice: 1, sharesPerBond: 20, couponRate: 5 },
      results: { conversionValue: 20, premium: 80 },
      cautions: ['far from the face value'],
      source: 'By hand: 20 × 1',
    },
    {
      inputs: {
        bondPrice: 1000,
        sharePrice: 30,
        sharesPerBond: 25,
        couponRate: 5,
        floorGiven: 'yield',
        straightYield: 5,
        years: 4.3,
      },
      results: { floor: 999.93 },
      source: 'Python: nine coupons of 25 and 1000 at 2.5%, the first after 0.3 years; less 10 accrued',
    },
    {
      inputs: {
        bondPrice: 5200,
        sharePrice: 35,
        face: 5000,
        given: 'price',
        strike: 40,
        couponRate: 3,
        dividend: 0.5,
        floorGiven: 'yield',
        straightYield: 5,
        years: 4,
        frequency: 'annual',
      },
      results: {
        conversionRatio: 125,
        conversionValue: 4375,
        premium: 825,
        premiumRatio: 18.85714286,
        conversionPrice: 40,
        marketPrice: 41.6,
        incomeAdvantage: 0.7,
        payback: 9.428571429,
        floor: 4645.4,
        floorPremium: 11.93857277,
        minimum: 4645.4,
      },
      source: 'By hand: 5000/40, 6.6/0.7; Python: four coupons of 150 and 5000 at 5%',
    },
    {
      inputs: { bondPrice: 999.996, sharePrice: 50, sharesPerBond: 20, couponRate: 2 },
      results: { conversionValue: 1000, conversionRatio: 20 },
      source: 'By hand: 20 × 50; 0.4 cents less read as as much',
    },
    {
      inputs: { bondPrice: 1000, sharePrice: 40, sharesPerBond: 2, couponRate: 2 },
      results: { conversionValue: 80, premium: 920, incomeAdvantage: 10, payback: 46 },
      cautions: ['less than a fifth'],
      source: 'By hand: 2 × 40, with the ratio of 100 of face value; 460/10',
    },
  ],
  notes: [
    'The right to convert and calls are not valued: the convertible is worth more than its minimum value as long as it can still be converted.',
    'Take prices both clean or both with accrued interest: the conversion value has none. The payback ignores growth of the dividend.',
  ],
  references: [{ title: 'Fabozzi: Bond Markets, Analysis, and Strategies' }],
});

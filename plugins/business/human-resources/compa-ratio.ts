import { constant, defineCalculator, isBelow, money, percent, roundTo } from '@reckoner/engine';

/** Pay over the midpoint of its range, and how far it has come in the range. */
export default defineCalculator({
  title: 'Compa-ratio',
  description:
    'Compa-ratio of a salary to the midpoint of its range, with range penetration, range spread and the change of pay that reaches the midpoint.',
  keywords: ['comparative ratio', 'range penetration', 'salary midpoint', 'pay range position', 'comparatio'],
  related: ['meeting-cost'],
  inputs: {
    pay: money({
      label: 'Base pay',
      symbol: 'P',
      help: 'Of the same period and currency as the range: all a year, all a month or all an hour.',
      min: 0.01,
      max: 1e12,
    }),
    midpoint: money({
      label: 'Midpoint of the range',
      symbol: 'M',
      help: 'Or the market rate or another control point; left out, halfway between minimum and maximum.',
      min: 0.01,
      max: 1e12,
      optional: true,
    }),
    minimum: money({ label: 'Minimum of the range', symbol: 'L', min: 0.01, max: 1e12, optional: true }),
    maximum: money({ label: 'Maximum of the range', symbol: 'U', min: 0.01, max: 1e12, optional: true }),
    share: percent({
      label: 'Share of full time that the pay is for',
      symbol: 'f',
      help: '60% for three days of five, where the range is of full-time pay; 100% for pay by the hour.',
      min: 1,
      max: 100,
      usual: [10, 100],
      default: 100,
    }),
  },
  outputs: {
    compaRatio: percent({ label: 'Compa-ratio', symbol: '\\mathrm{CR}', places: 1 }),
    penetration: percent({ label: 'Range penetration', symbol: '\\mathrm{RP}', places: 1, optional: true }),
    fullTimePay: money({ label: 'Pay at full time', symbol: 'P_1' }),
    center: money({ label: 'Midpoint that was taken', symbol: 'C' }),
    gap: money({ label: 'Pay at full time less midpoint', symbol: 'd' }),
    change: percent({ label: 'Change of pay that reaches the midpoint', symbol: 'c', places: 1 }),
    spread: percent({ label: 'Range spread, maximum over minimum less 1', symbol: 's', places: 1, optional: true }),
  },
  arithmetic: 'decimal',
  formula: ({ pay, midpoint, minimum, maximum, share }) => {
    const fullTimePay = pay / share;
    const isRange = minimum !== undefined && maximum !== undefined;
    const center = midpoint ?? (minimum! + maximum!) / 2;
    return {
      compaRatio: fullTimePay / center,
      penetration: isRange ? (fullTimePay - minimum) / (maximum - minimum) : undefined,
      fullTimePay,
      center,
      gap: fullTimePay - center,
      change: center / fullTimePay - 1,
      spread: isRange ? (maximum - minimum) / minimum : undefined,
    };
  },
  explanation: ({ fullTimePay, minimum, maximum, share, midpoint }) => {
    const pay = share < 1 ? 'Pay of {pay} for {share} of full time, {fullTimePay} at full time,' : 'Pay of {pay}';
    const center = midpoint === undefined ? 'halfway between minimum and maximum' : 'the midpoint';
    const first = `${pay} is {compaRatio} of {center}, ${center}: {gap|{|gap|} below it|exactly there|{|gap|} above it}.`;
    if (minimum === undefined || maximum === undefined) return first;
    const [shown, low, high] = [roundTo(fullTimePay, 2), roundTo(minimum, 2), roundTo(maximum, 2)];
    if (shown < low) return `${first} It is below the range of {minimum} to {maximum}.`;
    if (shown > high) return `${first} It is above the range of {minimum} to {maximum}.`;
    if (shown === low) return `${first} It is at the minimum of the range of {minimum} to {maximum}.`;
    if (shown === high) return `${first} It is at the maximum of the range of {minimum} to {maximum}.`;
    return `${first} It has come {penetration} of the way from {minimum} to {maximum}.`;
  },
  requires: [
    {
      that: (_, given) => given.minimum === given.maximum,
      field: 'maximum',
      says: 'A range has both ends: give the minimum and the maximum, or neither.',
    },
    {
      that: (_, given) => given.midpoint || given.minimum || given.maximum,
      field: 'midpoint',
      says: 'Give the midpoint, or the minimum and the maximum of the range.',
    },
    {
      that: ({ minimum, maximum }) => minimum < maximum,
      field: 'maximum',
      says: 'The maximum, {maximum}, must be above the minimum, {minimum}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ compaRatio }) => roundTo(100 * compaRatio, 1) < 50 || roundTo(100 * compaRatio, 1) > 200,
      says: 'That is less than half or more than twice the midpoint: check that pay and range are both a year, both a month or both an hour, in one currency, and that pay for part time has its share given.',
    },
    {
      level: 'note',
      when: ({ compaRatio, share }) =>
        share >= 1 && roundTo(100 * compaRatio, 1) < 80 && roundTo(100 * compaRatio, 1) >= 50,
      says: 'The pay was taken as that of full time: if it is for part time, and the range is not, give the share.',
    },
    {
      level: 'caution',
      when: ({ compaRatio, share }) => share < 1 && roundTo(100 * compaRatio, 1) > 120,
      says: 'The pay was scaled up to {fullTimePay} at full time: if {pay} is the full-time pay already, leave the share at 100%.',
    },
    {
      level: 'note',
      when: ({ pay, share }) => share < 1 && isBelow(pay, constant(300, '$')),
      says: 'The pay was scaled up to {fullTimePay}: if {pay} is by the hour, it needs no scaling, and the share is 100%.',
    },
    {
      level: 'caution',
      when: ({ midpoint, minimum, maximum }) =>
        midpoint !== undefined &&
        minimum !== undefined &&
        maximum !== undefined &&
        (midpoint < minimum || midpoint > maximum),
      says: 'The midpoint given, {midpoint}, lies outside the range of {minimum} to {maximum}: a market rate may, the midpoint of this range cannot. Check that all are of one period and currency.',
    },
    {
      level: 'note',
      when: ({ midpoint, minimum, maximum }) =>
        midpoint !== undefined &&
        minimum !== undefined &&
        maximum !== undefined &&
        midpoint >= minimum &&
        midpoint <= maximum &&
        roundTo(Math.abs(2 * midpoint - minimum - maximum) / (maximum - minimum), 3) > 0.05,
      says: 'The midpoint given, {midpoint}, is not halfway between {minimum} and {maximum}: the compa-ratio goes by the midpoint, the penetration by the range.',
    },
    {
      level: 'caution',
      when: ({ spread }) => spread !== undefined && (roundTo(100 * spread, 1) < 10 || roundTo(100 * spread, 1) > 300),
      says: 'A spread of {spread} between minimum and maximum is unusual for a pay range: check both ends.',
    },
  ],
  examples: [
    {
      inputs: { pay: 72000, midpoint: 80000 },
      results: { compaRatio: 90, fullTimePay: 72000, center: 80000, gap: -8000, change: '11.1111' },
      source: 'Prime Calculator: compensation ratio, worked example: 90%, −$8,000; 80/72 − 1 by hand',
    },
    {
      inputs: { pay: 70000, minimum: 55000, maximum: 82200 },
      results: {
        penetration: '55.1471',
        compaRatio: '102.0408',
        center: 68600,
        gap: 1400,
        change: -2,
        spread: '49.4545',
        fullTimePay: 70000,
      },
      source: 'TalentUp: range penetration 15,000/27,200 = 55%; the rest by hand: 700/686, 272/550',
    },
    {
      inputs: { pay: 900, midpoint: 950, minimum: 500, maximum: 1500 },
      results: { compaRatio: '94.7368', penetration: 40, spread: 200 },
      cautions: ['is not halfway'],
      source: 'hrvichar: compa-ratio 0.9/0.95 = 95%; 400/1000 by hand',
    },
    {
      inputs: { pay: 30000, midpoint: 50000, minimum: 40000, maximum: 60000, share: 60 },
      results: { compaRatio: 100, penetration: 50, fullTimePay: 50000, gap: 0, change: 0, spread: 50, center: 50000 },
      source: 'By hand: 30,000/0.6',
    },
    {
      inputs: { pay: 39000, midpoint: 50000, minimum: 40000, maximum: 60000 },
      results: { compaRatio: 78, penetration: -5, gap: -11000 },
      cautions: ['taken as that of full time'],
      source: 'By hand: 39/50; −1/20',
    },
    {
      inputs: { pay: 66000, midpoint: 50000, minimum: 40000, maximum: 60000 },
      results: { compaRatio: 132, penetration: 130, gap: 16000 },
      source: 'By hand: 66/50; 26/20',
    },
    {
      inputs: { pay: 25, midpoint: 50000 },
      results: { compaRatio: 0.05 },
      cautions: ['both an hour'],
      source: 'By hand: pay by the hour beside a range a year',
    },
    {
      inputs: { pay: 1000, minimum: 1000, maximum: 1050 },
      results: { penetration: 0, spread: 5, compaRatio: '97.5610' },
      cautions: ['check both ends'],
      source: 'By hand: 1000/1025',
    },
    {
      inputs: { pay: 50000, midpoint: 50000, share: 80 },
      results: { compaRatio: 125, fullTimePay: 62500, gap: 12500, change: -20 },
      cautions: ['full-time pay already'],
      source: 'By hand: 50,000/0.8 over 50,000',
    },
    { inputs: { pay: 50000, minimum: 40000 }, refused: 'A range has both ends', source: 'By definition' },
    { inputs: { pay: 50000 }, refused: 'Give the midpoint', source: 'By definition' },
    { inputs: { pay: 50, minimum: 60, maximum: 40 }, refused: 'must be above the minimum', source: 'By definition' },
    {
      inputs: { pay: 45, midpoint: 30, minimum: 40, maximum: 60 },
      results: { compaRatio: 150, penetration: 25, gap: 15 },
      cautions: ['lies outside the range'],
      source: 'By hand: 45/30; 5/20',
    },
    {
      inputs: { pay: 56000, midpoint: 70000, minimum: 40000, maximum: 60000 },
      results: { compaRatio: 80, penetration: 80, gap: -14000 },
      cautions: ['a market rate may'],
      source: 'By hand: 56/70; 16/20, a market rate above the range',
    },
    {
      inputs: { pay: 24, midpoint: 40, share: 60 },
      results: { compaRatio: 100, fullTimePay: 40 },
      cautions: ['by the hour'],
      source: 'By hand: 24/0.6, as where pay by the hour is scaled',
    },
    {
      inputs: { pay: 34285.71, minimum: 40000, maximum: 60000, share: 85.7142857 },
      results: { fullTimePay: 40000, center: 50000, compaRatio: '80.0000' },
      source: 'By hand: 34,285.71/0.857142857 is $40,000.00 to the cent, the minimum and not below it',
    },
    {
      inputs: { pay: 60000, minimum: 40000, maximum: 60000 },
      results: { compaRatio: 120, penetration: 100 },
      source: 'By hand: at the maximum',
    },
  ],
  notes: [
    'A compa-ratio tells where pay stands in its range, not whether that is fair: experience, performance and how old the range is are not in it.',
  ],
  references: [
    { title: 'WorldatWork: glossary, compa-ratio', url: 'http://mworldatwork.wirenode.mobi/page/51' },
    {
      title: 'TalentUp: how to calculate range penetration',
      url: 'https://community.talentup.io/t/do-you-know-how-to-calculate-your-own-range-penetration/93',
    },
  ],
});

import { choice, constant, defineCalculator, number, percent, quantity, sumOfProducts } from '@reckoner/engine';

/** A year is 365.25 days and a month its twelfth; n nines mean an unavailability of 10⁻ⁿ. */
export default defineCalculator({
  title: 'Uptime and downtime (SLA)',
  description:
    'Allowed downtime a day, week, month and year from an availability, from nines or from the downtime of a month.',
  keywords: ['sla', 'nines', 'five nines', '99.9 uptime', 'error budget'],
  inputs: {
    given: choice(
      { availability: 'Availability', nines: 'Number of nines', downtime: 'Downtime a month' },
      { label: 'Given', default: 'availability' },
    ),
    percentage: percent({
      label: 'Availability',
      symbol: 'A_0',
      min: 0,
      max: 100,
      usual: [90, 100],
      default: 99.9,
      when: { given: 'availability' },
    }),
    count: number({ label: 'Nines', symbol: 'n', min: 0, max: 12, default: 3, when: { given: 'nines' } }),
    monthly: quantity('h', {
      label: 'Downtime a month',
      unit: 'min',
      symbol: 'd',
      min: 0,
      max: 43830,
      default: 43.83,
      when: { given: 'downtime' },
    }),
  },
  outputs: {
    availability: percent({ label: 'Availability', symbol: 'A', places: 7 }),
    daily: quantity('h', { label: 'Downtime a day', unit: 's', places: 2 }),
    weekly: quantity('h', { label: 'Downtime a week', unit: 'min', places: 2 }),
    monthlyDowntime: quantity('h', { label: 'Downtime a month', unit: 'min', places: 2 }),
    yearly: quantity('h', { label: 'Downtime a year', places: 3 }),
    nines: number({ label: 'Nines', optional: true, places: 2 }),
  },
  formula: ({ given, percentage, count, monthly }) => {
    let down = 0;
    if (given === 'availability') down = sumOfProducts([1], [-1, percentage]);
    else if (given === 'nines') down = 10 ** -count;
    else down = monthly / constant(730.5, 'h');
    return {
      availability: 1 - down,
      daily: down * constant(24, 'h'),
      weekly: down * constant(168, 'h'),
      monthlyDowntime: down * constant(730.5, 'h'),
      yearly: down * constant(8766, 'h'),
      nines: down > 0 ? -Math.log10(down) : undefined,
    };
  },
  explanation: ({ given }) =>
    given === 'availability'
      ? 'An availability of {percentage} allows {monthlyDowntime} of downtime a month and {yearly} a year.'
      : 'An availability of {availability} allows {monthlyDowntime} of downtime a month and {yearly} a year.',
  examples: [
    {
      inputs: { percentage: 99.9 },
      results: { daily: 86.4, weekly: 10.08, monthlyDowntime: 43.83, yearly: 8.766, nines: 3 },
      source: 'By hand: 86400/1000 s, 10080/1000 min, 43830/1000 min, 8766/1000 h',
    },
    {
      inputs: { given: 'nines', count: 5 },
      results: { availability: 99.999, daily: 0.864, yearly: 0.08766, weekly: 0.1008 },
      source: 'By hand: 86400 × 10⁻⁵ s, 8766 × 10⁻⁵ h',
    },
    {
      inputs: { given: 'downtime', monthly: 438.3 },
      results: { availability: 99, nines: 2, yearly: 87.66 },
      source: 'By hand: 438.3/43830 = 1%',
    },
    { inputs: { percentage: 100 }, results: { daily: 0, yearly: 0 }, source: 'By definition' },
    {
      inputs: { percentage: 99.999999 },
      results: { daily: 0.000864, nines: 8 },
      source: 'By hand: 86400 × 10⁻⁸ s',
    },
  ],
  references: [
    {
      title: 'Beyer et al. (eds.): Site Reliability Engineering, appendix A: Availability table',
      url: 'https://sre.google/sre-book/availability-table/',
    },
  ],
});

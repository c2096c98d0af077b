import { defineCalculator, integer, isAbove, isBelow, money, number, percent, roundTo } from '@reckoner/engine';

/** Booked nights × average daily rate, with cleaning by the stay, less fees and costs. */
export default defineCalculator({
  title: 'Short-term rental income',
  description:
    'Revenue, net income, RevPAR and break-even nights of a short-term rental a year, from nightly rate, occupancy, length of stay, cleaning, fees and fixed costs.',
  keywords: ['Airbnb', 'vacation rental', 'holiday let', 'RevPAR', 'average daily rate', 'ADR', 'break-even occupancy'],
  related: ['rental-property-cash-flow', 'rental-yield', 'net-operating-income'],
  inputs: {
    nightlyRate: money({
      label: 'Average daily rate',
      help: 'Rent of a booked night, before fees, without cleaning fee and lodging tax.',
      symbol: 'ADR',
      above: 0,
      max: 1e8,
    }),
    occupancy: percent({
      label: 'Occupancy',
      help: 'Booked nights of those offered.',
      symbol: 'o',
      min: 0,
      max: 100,
      usual: [5, 95],
    }),
    nights: integer({
      label: 'Nights offered a year',
      help: 'Without those of your own use, and no more than the law allows.',
      symbol: 'n',
      min: 1,
      max: 366,
      default: 365,
    }),
    stay: number({ label: 'Nights of a stay on average', symbol: 's', min: 1, max: 366, usual: [1, 60], places: 1 }),
    cleaningFee: money({
      label: 'Cleaning fee of a stay',
      help: 'Paid by the guest.',
      symbol: 'F',
      min: 0,
      max: 1e8,
      default: 0,
    }),
    cleaningCost: money({
      label: 'Cleaning, laundry and supplies of a stay',
      help: 'Paid by the host.',
      symbol: 'C',
      min: 0,
      max: 1e8,
    }),
    platformFee: percent({
      label: 'Platform and card fees',
      help: 'The host’s part, of nightly rates and cleaning fees.',
      symbol: 'p',
      min: 0,
      max: 60,
      usual: [1, 30],
    }),
    management: percent({
      label: 'Management fee',
      help: 'Of the nightly rates.',
      symbol: 'm',
      min: 0,
      max: 60,
      default: 0,
      usual: [5, 50],
    }),
    fixedCosts: money({
      label: 'Fixed costs a year',
      help: 'Utilities, insurance, tax, permits, repairs; rent or loan payments too, if the nights are to cover them.',
      symbol: 'K',
      min: 0,
      max: 1e10,
    }),
  },
  outputs: {
    netIncome: money({ label: 'Net income a year before income tax', symbol: 'N' }),
    revenue: money({ label: 'Revenue a year', help: 'Nightly rates and cleaning fees.', symbol: 'R' }),
    revPar: money({ label: 'RevPAR', help: 'Nightly rates over nights offered.', symbol: '\\mathrm{RevPAR}' }),
    bookedNights: number({ label: 'Booked nights', symbol: 'n_b', places: 1 }),
    stays: number({ label: 'Stays', symbol: 'k', places: 1 }),
    contribution: money({
      label: 'Left of a booked night for fixed costs',
      help: 'After fees and cleaning.',
      symbol: 'c',
    }),
    breakEvenNights: number({ label: 'Nights to break even', symbol: 'n_0', optional: true, places: 1 }),
    breakEvenOccupancy: percent({ label: 'Occupancy to break even', symbol: 'o_0', optional: true, places: 1 }),
    fees: money({ label: 'Platform and management fees', symbol: 'E_f' }),
    cleaning: money({ label: 'Cleaning, laundry and supplies', symbol: 'E_c' }),
  },
  formula: ({
    nightlyRate,
    occupancy,
    nights,
    stay,
    cleaningFee,
    cleaningCost,
    platformFee,
    management,
    fixedCosts,
  }) => {
    const bookedNights = occupancy * nights;
    const stays = bookedNights / stay;
    const revenue = bookedNights * nightlyRate + stays * cleaningFee;
    const fees = platformFee * revenue + management * bookedNights * nightlyRate;
    const cleaning = stays * cleaningCost;
    const contribution =
      nightlyRate * (1 - platformFee - management) + (cleaningFee * (1 - platformFee) - cleaningCost) / stay;
    const covers = roundTo(contribution, 2) > 0;
    const breakEvenNights = covers ? fixedCosts / contribution : undefined;
    return {
      netIncome: revenue - fees - cleaning - fixedCosts,
      revenue,
      revPar: nightlyRate * occupancy,
      bookedNights,
      stays,
      contribution,
      breakEvenNights,
      breakEvenOccupancy: breakEvenNights === undefined ? undefined : breakEvenNights / nights,
      fees,
      cleaning,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Net income by booked nights',
    x: { of: 'bookedNights', label: 'Booked nights' },
    y: { of: 'netIncome', label: 'Net income' },
    curve: ({ nights, contribution, fixedCosts, bookedNights, netIncome }) => ({
      from: 0,
      to: nights,
      lines: [{ y: (booked) => contribution * booked - fixedCosts }],
      marks: [{ x: bookedNights, y: netIncome, label: 'As given' }],
    }),
  },
  explanation: ({ netIncome, breakEvenNights, fixedCosts, occupancy, nights }) => {
    const start =
      occupancy === 0
        ? 'Without a booked night'
        : 'With {bookedNights} of {nights} nights booked, in {stays} {stays|stay|stays}, {revenue} a year comes in, and';
    const net = roundTo(netIncome, 2);
    const left =
      net < 0
        ? `${start} {|netIncome|} a year is lacking after fees, cleaning and fixed costs`
        : net === 0
          ? `${start} nothing is left after fees, cleaning and fixed costs`
          : `${start} {netIncome} is left after fees, cleaning and fixed costs, before income tax`;
    const even =
      breakEvenNights === undefined
        ? 'a booked night leaves nothing for fixed costs, so that more nights do not help'
        : fixedCosts === 0
          ? 'with no fixed costs each night pays for itself'
          : roundTo(breakEvenNights, 1) === nights
            ? 'it breaks even only with every night booked'
            : roundTo(breakEvenNights, 1) > nights
              ? 'it would take {breakEvenNights} nights to break even, more than are offered'
              : 'it breaks even at {breakEvenNights} {breakEvenNights|night|nights}, {breakEvenOccupancy} of those offered';
    return `${left}; ${even}. RevPAR is {revPar}.`;
  },
  requires: [
    {
      that: ({ stay, nights }) => stay <= nights,
      field: 'stay',
      says: 'A stay of {stay} nights is longer than all nights offered, {nights}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ contribution }) => roundTo(contribution, 2) <= 0,
      says: 'Fees and cleaning take all that a night brings: ask a higher rate or cleaning fee, or longer stays.',
    },
    {
      level: 'caution',
      when: ({ breakEvenNights, nights }) => breakEvenNights !== undefined && roundTo(breakEvenNights, 1) > nights,
      says: 'Even with every night booked the rental does not cover its costs: check that the fixed costs are those of one year, and the rate that of one night.',
    },
    {
      level: 'caution',
      when: ({ fixedCosts, revenue }) => isBelow(fixedCosts, 0.05 * revenue),
      says: 'Fixed costs are less than a twentieth of the revenue: check that they are those of a year, not of a month, that none is left out, and that the rate is that of one night.',
    },
    {
      level: 'note',
      when: ({ platformFee }) => platformFee === 0,
      says: 'No platform or card fee is counted: right only for direct bookings that cost none.',
    },
    {
      level: 'note',
      when: ({ cleaningCost }) => cleaningCost === 0,
      says: 'No cost of cleaning is counted: laundry, supplies and your own hours between stays are not paid.',
    },
    {
      level: 'note',
      when: ({ occupancy }) => isAbove(occupancy, 0.85),
      says: 'Few rentals keep so high an occupancy for a year: try a lower one before relying on the income.',
    },
  ],
  examples: [
    {
      inputs: {
        nightlyRate: 180,
        occupancy: 60,
        nights: 350,
        stay: 3.5,
        cleaningFee: 95,
        cleaningCost: 110,
        platformFee: 15.5,
        management: 20,
        fixedCosts: 11000,
      },
      results: {
        netIncome: 11597.5,
        revenue: 43500,
        revPar: 108,
        bookedNights: 210,
        stays: 60,
        contribution: 107.61,
        breakEvenNights: 102.2236973,
        breakEvenOccupancy: '29.20677066',
        fees: 14302.5,
        cleaning: 6600,
      },
      source:
        'By hand: 210 nights, 60 stays; 37800 + 5700; 6742.5 + 7560; 180 × 0.645 + (95 × 0.845 - 110)/3.5; 11000/107.607',
    },
    {
      inputs: {
        nightlyRate: 300,
        occupancy: 70,
        nights: 30,
        stay: 3,
        cleaningCost: 0,
        platformFee: 0,
        fixedCosts: 3000,
      },
      results: { revPar: 210, revenue: 6300, bookedNights: 21, stays: 7, breakEvenNights: 10, netIncome: 3300 },
      cautions: ['No cost of cleaning', 'No platform or card fee'],
      source:
        'listingresearchos.com, How to calculate RevPAR: 300 × 0.70 = 210, times 30 nights 6300; by hand: 3000/300',
    },
    {
      inputs: {
        nightlyRate: 325,
        occupancy: 80,
        nights: 30,
        stay: 3,
        cleaningCost: 0,
        platformFee: 18,
        fixedCosts: 12500,
      },
      results: { contribution: 266.5, breakEvenNights: 46.904315, breakEvenOccupancy: 156.347717, netIncome: -6104 },
      cautions: ['No cost of cleaning', 'Even with every night booked'],
      source: 'By hand: 12500/266.5; 24 × 266.5 - 12500',
    },
    {
      inputs: {
        nightlyRate: 410,
        occupancy: 100,
        nights: 26,
        stay: 2,
        cleaningCost: 0,
        platformFee: 12,
        fixedCosts: 8900,
      },
      results: {
        contribution: 360.8,
        breakEvenNights: '24.66740576',
        breakEvenOccupancy: '94.874637558',
        netIncome: 480.8,
      },
      cautions: ['No cost of cleaning', 'Few rentals keep'],
      source: 'By hand: 8900/360.8; 26 × 360.8 - 8900',
    },
    {
      inputs: {
        nightlyRate: 50,
        occupancy: 90,
        stay: 1,
        cleaningFee: 20,
        cleaningCost: 70,
        platformFee: 10,
        fixedCosts: 1000,
      },
      results: { contribution: -7, netIncome: -3299.5, revenue: 22995 },
      cautions: ['take all that a night brings', 'a twentieth of the revenue', 'Few rentals keep'],
      source: 'By hand: 45 + 18 - 70; 328.5 × -7 - 1000',
    },
    {
      inputs: {
        nightlyRate: 120,
        occupancy: 0,
        nights: 100,
        stay: 3,
        cleaningCost: 30,
        platformFee: 0,
        fixedCosts: 1100,
      },
      results: { netIncome: -1100, breakEvenNights: 10, revPar: 0, breakEvenOccupancy: 10 },
      cautions: ['No platform or card fee'],
      source: 'By hand: 1100/110',
    },
    {
      inputs: { nightlyRate: 120, occupancy: 50, nights: 2, stay: 1, cleaningCost: 20, platformFee: 0, fixedCosts: 0 },
      results: { netIncome: 100, stays: 1, breakEvenNights: 0 },
      cautions: ['No platform or card fee', 'a twentieth of the revenue'],
      source: 'By hand: one night, 120 - 20',
    },
    {
      inputs: {
        nightlyRate: 120,
        occupancy: 50,
        nights: 2,
        stay: 1,
        cleaningCost: 20,
        platformFee: 0,
        fixedCosts: 100,
      },
      results: { netIncome: 0, breakEvenNights: 1 },
      cautions: ['No platform or card fee'],
      source: 'By hand: one night, 120 - 20 - 100',
    },
    {
      inputs: {
        nightlyRate: 100,
        occupancy: 50,
        nights: 20,
        stay: 2,
        cleaningCost: 20,
        platformFee: 10,
        fixedCosts: 1600,
      },
      results: { netIncome: -800, contribution: 80, breakEvenNights: 20, breakEvenOccupancy: 100 },
      source: 'By hand: 90 - 10 = 80 a night; 800 - 1600',
    },
    {
      inputs: {
        nightlyRate: 120,
        occupancy: 50,
        nights: 20,
        stay: 30,
        cleaningCost: 20,
        platformFee: 0,
        fixedCosts: 100,
      },
      refused: 'longer than all nights',
      source: 'By hand',
    },
  ],
  notes: [
    'RevPAR is by the hotel definition, of nightly rates alone; some hosts count cleaning fees in it and in the daily rate.',
    'Lodging taxes that are collected for the state are no revenue. Many places limit the nights, or ask for a permit.',
    'Booked nights and stays are averages, and so need not be whole.',
  ],
  references: [
    {
      title: 'How to calculate RevPAR and occupancy rate for your short-term rental',
      url: 'https://listingresearchos.com/guides/how-to-calculate-revpar-and-occupancy-rate-for-short-term-rental/',
    },
    {
      title: 'Wheelhouse: Understanding the revenue per available night chart, which counts the cleaning fee',
      url: 'https://help.usewheelhouse.com/en/articles/1817194-understanding-the-revenue-per-available-night-chart',
    },
  ],
});

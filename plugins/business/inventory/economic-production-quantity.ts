import {
  choice,
  defineCalculator,
  floorNear,
  integer,
  isAbove,
  isBelow,
  money,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';

/** Taft: while a lot is made some of it is used, so that the stock rises to a part of the lot only. */
export default defineCalculator({
  title: 'Economic production quantity',
  description:
    'Lot size with the lowest yearly cost of setups and stock, from demand, production rate, setup and holding cost, with maximum inventory, length of runs and cycle.',
  keywords: ['EPQ', 'production order quantity', 'economic lot size', 'economic manufacturing quantity', 'batch size'],
  related: ['economic-order-quantity', 'eoq-quantity-discount'],
  inputs: {
    demand: number({ label: 'Units a year', symbol: 'D', above: 0, max: 1e9 }),
    production: number({
      label: 'Units made while it runs',
      help: 'As many as the line makes when it makes nothing else.',
      symbol: 'p',
      above: 0,
      max: 1e12,
    }),
    productionPer: choice(
      { day: { label: 'A working day', also: ['day'] }, year: { label: 'A year', also: ['year', 'annual'] } },
      { label: 'They are made in', default: 'day' },
    ),
    days: integer({ label: 'Working days a year', symbol: 'n', min: 1, max: 366, usual: [150, 366] }),
    setupCost: money({ label: 'Cost of a setup', symbol: 'S', min: 0.01, max: 1e9 }),
    holdingCost: money({
      label: 'Cost to hold a unit for a year',
      help: 'In money: 20% of a unit of $5 is $1.',
      symbol: 'H',
      min: 0.001,
      max: 1e9,
    }),
  },
  outputs: {
    quantity: number({ label: 'Production quantity', symbol: 'Q', places: 1 }),
    whole: integer({ label: 'Best whole quantity', symbol: 'Q_n' }),
    maximum: number({ label: 'Maximum inventory', symbol: 'I_{\\max}', places: 1 }),
    runs: number({ label: 'Production runs a year', symbol: 'N', places: 2 }),
    runDays: number({ label: 'Working days of a run', symbol: 't', places: 1 }),
    cycleDays: number({ label: 'Working days from run to run', symbol: 'T', places: 1 }),
    busy: percent({ label: 'Share of the time that the line runs', symbol: '\\rho', places: 1 }),
    cost: money({ label: 'Setups and holding a year', symbol: 'K' }),
  },
  formula: ({ demand, production, productionPer, days, setupCost, holdingCost }) => {
    const yearly = productionPer === 'day' ? production * days : production;
    const busy = demand / yearly;
    const rise = (yearly - demand) / yearly;
    const quantity = Math.sqrt((2 * demand * setupCost) / (holdingCost * rise));
    const below = Math.max(1, floorNear(quantity));
    const costOf = (units: number) => (demand / units) * setupCost + (units / 2) * rise * holdingCost;
    return {
      quantity,
      whole: costOf(below) <= costOf(below + 1) ? below : below + 1,
      maximum: quantity * rise,
      runs: demand / quantity,
      runDays: (quantity / yearly) * days,
      cycleDays: (quantity / demand) * days,
      busy,
      cost: Math.sqrt(2 * demand * setupCost * holdingCost * rise),
    };
  },
  shown: ({ demand, production, productionPer, days, setupCost, holdingCost, busy, quantity }) => ({
    quantity: Math.sqrt((2 * demand * setupCost) / (holdingCost * (1 - busy))),
    whole: undefined,
    runs: demand / quantity,
    cycleDays: (quantity / demand) * days,
    maximum: quantity * (1 - busy),
    busy: productionPer === 'day' ? demand / (production * days) : demand / production,
    runDays: busy * (quantity / demand) * days,
    cost: Math.sqrt(2 * demand * setupCost * holdingCost * (1 - busy)),
  }),
  stepwise: [
    'The best whole quantity is the one of the two beside the production quantity with the lower cost a year.',
  ],
  figure: {
    kind: 'curve',
    title: 'Stock over two cycles',
    x: { label: 'Working days' },
    y: { of: 'maximum', label: 'Stock' },
    curve: ({ maximum, runDays, cycleDays }) => ({
      from: 0,
      to: 2 * cycleDays,
      lines: [
        {
          y: (day) => {
            const inCycle = day >= cycleDays ? day - cycleDays : day;
            return inCycle <= runDays
              ? (maximum * inCycle) / runDays
              : Math.max(0, (maximum * (cycleDays - inCycle)) / (cycleDays - runDays));
          },
        },
      ],
      marks: [{ x: runDays, y: maximum, label: 'The run ends' }],
    }),
  },
  explanation:
    'Make {quantity} units in a run, every {cycleDays} working {cycleDays|day|days}: the stock rises to {maximum}, and setups and holding cost {cost} a year.',
  requires: [
    {
      that: ({ demand, production, productionPer, days }) =>
        isBelow(demand, productionPer === 'day' ? production * days : production),
      field: 'production',
      says: 'The line must make more than the {demand} units a year that are needed: at this rate there is never a pause, or too little is made.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ busy }) => isAbove(roundTo(100 * busy, 1), 90),
      says: 'The line runs over 90% of the time: setups, breakdowns and other products may not leave it that much.',
    },
    {
      level: 'caution',
      when: ({ productionPer, busy }) => productionPer === 'day' && isBelow(roundTo(100 * busy, 1), 2),
      says: 'The line makes what is needed in a year in under 2% of its days: check whether the units made are those of a day or of a year.',
    },
    {
      level: 'caution',
      when: ({ runs }) => isBelow(roundTo(runs, 2), 1),
      says: 'One run makes more than is needed in a year: check that the holding cost is an amount of money for a year, and think of stock that ages.',
    },
    {
      level: 'caution',
      when: ({ cycleDays }) => isBelow(roundTo(cycleDays, 1), 1),
      says: 'There would be more than one run each working day: check the cost of a setup, and whether the time that setups take allows it.',
    },
    {
      level: 'note',
      when: ({ quantity }) => isBelow(roundTo(quantity, 1), 1),
      says: 'A run would make less than one unit: where units are pieces, the best whole quantity is what can be made.',
    },
  ],
  examples: [
    {
      inputs: {
        demand: 1300,
        production: 1700,
        productionPer: 'year',
        days: 250,
        setupCost: 8,
        holdingCost: 0.225,
      },
      results: {
        quantity: 626.808494589,
        whole: 627,
        maximum: 147.484351668,
        runs: 2.07399869533,
        runDays: 92.1777197925,
        cycleDays: 120.540095113,
        busy: 76.4705882353,
        cost: '33.18',
      },
      source:
        'stockpyl, economic_production_quantity(8, 0.225, 1300, 1700): 626.8084945889684, 33.183979125298336; Python for the rest',
    },
    {
      inputs: { demand: 3650000, production: 25000, days: 365, setupCost: 18, holdingCost: 0.02 },
      results: { quantity: 104642.247682, cycleDays: 10.4642247682, runDays: 4.18568990729, busy: 40, cost: '1255.71' },
      source:
        'University of Southampton, EdShare 4118: 10,000 bearings a day of 25,000, 18 and 0.02: 104,642 in 10.46 days; digits in Python',
    },
    {
      inputs: { demand: 182498, production: 25000, days: 365, setupCost: 18, holdingCost: 0.02 },
      results: { quantity: 18308.477085638, busy: 1.9999780822 },
      source: 'Python: √(36 × 182498/(0.02 × (1 - 0.019999780822))); a share of 2.0% is not said to be under 2%',
    },
    {
      inputs: { demand: 12000, production: 100, days: 300, setupCost: 50, holdingCost: 0.1 },
      results: { quantity: 4472.135955, whole: 4472, maximum: 2683.281573, runs: 2.683281573, cost: '268.33' },
      source: 'By hand: √(1200000/(0.1 × 0.6)) = √20000000; × 0.6; 12000/Q; √(1200000 × 0.1 × 0.6) = √72000',
    },
    {
      inputs: { demand: 8, production: 10, productionPer: 'year', days: 250, setupCost: 1, holdingCost: 5 },
      results: { quantity: 4, whole: 4, maximum: 0.8, runs: 2, busy: 80, cost: 4 },
      source: 'By hand: √(16/(5 × 0.2)) = 4; 4 × 0.2; 2 + 2',
    },
    {
      inputs: { demand: 75, production: 100, productionPer: 'year', days: 250, setupCost: 1, holdingCost: 40 },
      results: { quantity: 3.87298334621, whole: 4, cost: '38.73' },
      source: 'By hand: √(150/(40 × 0.25)) = √15; 4 units cost 18.75 + 20 = 38.75, 3 cost 25 + 15 = 40',
    },
    {
      inputs: { demand: 950, production: 4, days: 250, setupCost: 100, holdingCost: 0.002 },
      results: { quantity: 43588.9894354, runs: 0.0217944947177, busy: 95, maximum: 2179.44947177 },
      cautions: ['over 90%', 'more than is needed in a year'],
      source: 'By hand: √(190000/(0.002 × 0.05)) = √1900000000; × 0.05; 950/Q',
    },
    {
      inputs: { demand: 1000, production: 10000, days: 200, setupCost: 0.01, holdingCost: 1000 },
      results: { busy: 0.05, whole: 1, cycleDays: 0.028291344968 },
      cautions: ['under 2%', 'more than one run', 'less than one unit'],
      source: 'Python: √(20/(1000 × 0.9995))/1000 × 200; one unit costs 10 + 499.75, two 5 + 999.5',
    },
    {
      inputs: { demand: 2000, production: 8, days: 250, setupCost: 10, holdingCost: 1 },
      refused: 'never a pause',
      source: 'By hand: 8 × 250 = 2000 a year',
    },
  ],
  notes: [
    'Demand and production are steady, and nothing is ever out of stock. The time of the setups themselves is not counted.',
  ],
  references: [
    {
      title:
        'Snyder, Shen: Fundamentals of Supply Chain Theory, 2nd ed. (2019), ch. 3, equations 3.31 and 3.32 (read in the documentation of the Python package stockpyl)',
      url: 'https://github.com/LarrySnyder/stockpyl',
    },
    { title: 'Taft: The most economical production lot, The Iron Age 101 (1918), 1410–1412' },
  ],
});

import { defineCalculator, integer, number, percent, quantity, roundTo, sumOfProducts } from '@reckoner/engine';

/** One server, Poisson arrivals, exponential service, first come first served; steady for λ < μ only. */
export default defineCalculator({
  title: 'M/M/1 queue',
  description:
    'Utilization, mean number and time in a single-server queue, with the response time that a share of customers stays below.',
  keywords: ['queueing theory', 'waiting time', 'utilization', 'response time', 'server load'],
  inputs: {
    arrivals: quantity('1/s', { label: 'Arrival rate', symbol: '\\lambda', min: 0, max: 1e9 }),
    service: quantity('1/s', { label: 'Service rate', symbol: '\\mu', above: 0, max: 1e9 }),
    customers: integer({ label: 'Number in the system', symbol: 'n', min: 0, max: 100000, default: 0 }),
    percentile: percent({
      label: 'Percentile of the response time',
      symbol: 'p',
      min: 0,
      below: 100,
      usual: [2, 99.999],
      default: 95,
    }),
  },
  outputs: {
    utilization: percent({ label: 'Utilization', symbol: '\\rho', places: 2 }),
    inSystem: number({ label: 'Mean number in the system', symbol: 'L', places: 3 }),
    inQueue: number({ label: 'Mean number waiting', symbol: 'L_q', places: 3 }),
    response: quantity('s', { label: 'Mean response time', symbol: 'W', places: 4 }),
    waiting: quantity('s', { label: 'Mean waiting time', symbol: 'W_q', places: 4 }),
    probability: percent({ label: 'Probability of that number in the system', symbol: 'P_n', places: 4 }),
    responsePercentile: quantity('s', { label: 'Response time at the percentile', symbol: 't_p', places: 4 }),
  },
  formula: ({ arrivals, service, customers, percentile }) => {
    const utilization = arrivals / service;
    // The difference exactly: near saturation it is all that counts.
    const spare = sumOfProducts([service], [-1, arrivals]);
    const response = 1 / spare;
    return {
      utilization,
      inSystem: arrivals / spare,
      inQueue: (utilization * arrivals) / spare,
      response,
      waiting: utilization * response,
      probability: (spare / service) * utilization ** customers,
      responsePercentile: -Math.log(1 - percentile) * response,
    };
  },
  explanation:
    'At a utilization of {utilization} the server holds {inSystem} customers on average, each for {response}.',
  requires: [
    {
      that: ({ arrivals, service }) => arrivals < service,
      field: 'arrivals',
      says: 'The queue grows without end: the arrival rate, {arrivals}, must stay below the service rate, {service}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ utilization }) => roundTo(100 * utilization, 2) > 90,
      says: 'Above a utilization of 90% the least surge makes the queue long, and it takes long to settle at these means.',
    },
  ],
  examples: [
    {
      inputs: { arrivals: 8, service: 10, customers: 3 },
      results: {
        utilization: 80,
        inSystem: 4,
        inQueue: 3.2,
        response: 0.5,
        waiting: 0.4,
        probability: 10.24,
        responsePercentile: 1.497866,
      },
      source: 'By hand: 0.8/0.2, 0.64/0.2, 1/2, 0.2 × 0.8³; percentile with Python: -ln(0.05)/2',
    },
    {
      inputs: { arrivals: '30 1/h', service: '40 1/h', percentile: 50 },
      results: {
        utilization: 75,
        inSystem: 3,
        inQueue: 2.25,
        response: 360,
        waiting: 270,
        probability: 25,
        responsePercentile: 249.533,
      },
      source: 'By hand: 0.75/0.25, 1 h/10; percentile with Python: ln(2) × 360',
    },
    {
      inputs: { arrivals: 5, service: 5 },
      refused: 'grows without end',
      source: 'Kleinrock: Queueing Systems, vol. 1, §3.2',
    },
    {
      inputs: { arrivals: 9.999, service: 10 },
      results: { inSystem: 9999, inQueue: 9998.0001, response: 1000 },
      cautions: ['least surge'],
      source: 'By hand: 9.999/0.001; 0.9999 × 9999',
    },
    {
      inputs: { arrivals: 9.0001, service: 10 },
      results: { utilization: 90.001 },
      source: 'By hand: 9.0001/10, shown as 90.00%',
    },
  ],
  references: [{ title: 'Kleinrock: Queueing Systems, vol. 1: Theory, §3.2', isbn: '978-0-471-49110-1' }],
});

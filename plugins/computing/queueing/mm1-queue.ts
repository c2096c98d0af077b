import { defineCalculator, integer, noResult, number, percent, quantity } from '@reckoner/engine';

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
    percentile: percent({ label: 'Percentile of the response time', symbol: 'p', min: 0, below: 100, default: 95 }),
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
    if (arrivals >= service)
      throw noResult('The queue grows without end: the arrival rate must stay below the service rate.');
    const utilization = arrivals / service;
    const response = 1 / (service - arrivals);
    return {
      utilization,
      inSystem: utilization / (1 - utilization),
      inQueue: utilization ** 2 / (1 - utilization),
      response,
      waiting: utilization * response,
      probability: (1 - utilization) * utilization ** customers,
      responsePercentile: -Math.log(1 - percentile) * response,
    };
  },
  explanation:
    'At a utilization of {utilization} the server holds {inSystem} customers on average, each for {response}.',
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
      noResult: 'grows without end',
      source: 'Kleinrock: Queueing Systems, vol. 1, §3.2',
    },
  ],
  references: [{ title: 'Kleinrock: Queueing Systems, vol. 1: Theory, §3.2', isbn: '978-0-471-49110-1' }],
});

import { ceilNear, choice, defineCalculator, integer, number, percent, quantity } from '@reckoner/engine';

/** Offered load in busy cores is rate times service time (utilization law); zones are filled so that one may fail. */
export default defineCalculator({
  title: 'Server count for a load',
  description:
    'Servers needed for a request rate from the CPU time of a request, cores and target utilization, with redundancy.',
  keywords: ['capacity planning', 'instances', 'autoscaling', 'requests per second', 'n+1'],
  inputs: {
    requests: quantity('1/s', { label: 'Peak requests a second', symbol: '\\lambda', min: 0, max: 1e9 }),
    serviceTime: quantity('s', {
      label: 'CPU time of a request',
      unit: 'ms',
      symbol: 's',
      above: 0,
      max: 1e6,
      usual: [0.001, 10000],
    }),
    cores: integer({ label: 'Cores of a server', symbol: 'c', min: 1, max: 1024 }),
    utilization: percent({ label: 'Target utilization', symbol: 'u', min: 1, max: 100, usual: [10, 95], default: 60 }),
    redundancy: choice(
      { none: 'None', spare: 'One spare (N+1)', zone: 'Loss of a zone' },
      { label: 'Redundancy', default: 'spare' },
    ),
    zones: integer({ label: 'Zones', symbol: 'z', min: 2, max: 100, default: 3, when: { redundancy: 'zone' } }),
  },
  outputs: {
    servers: number({ label: 'Servers', symbol: 'n' }),
    needed: number({ label: 'Servers without redundancy', symbol: 'n_0' }),
    busyCores: number({ label: 'Busy cores', symbol: 'a', places: 2 }),
    actual: percent({ label: 'Utilization with all servers', places: 1 }),
  },
  formula: ({ requests, serviceTime, cores, utilization, redundancy, zones }) => {
    const busyCores = requests * serviceTime;
    const needed = Math.max(1, ceilNear(busyCores / (cores * utilization)));
    let servers = needed;
    if (redundancy === 'spare') servers = needed + 1;
    else if (redundancy === 'zone') servers = zones * ceilNear(needed / (zones - 1));
    return { servers, needed, busyCores, actual: busyCores / (servers * cores) };
  },
  explanation:
    'The load keeps {busyCores} cores busy: {needed} {needed|server carries|servers carry} it, {servers} with redundancy.',
  examples: [
    {
      inputs: { requests: 2000, serviceTime: 20, cores: 8, utilization: 50 },
      results: { servers: 11, needed: 10, busyCores: 40, actual: 45.454545 },
      source: 'By hand: 2000 × 0.02 = 40; 40/(8 × 0.5) = 10; 40/88',
    },
    {
      inputs: { requests: 2000, serviceTime: 20, cores: 8, utilization: 60, redundancy: 'zone' },
      results: { servers: 15, needed: 9 },
      source: 'By hand: 40/4.8 = 8.33; 9/2 = 4.5, 5 in each of 3 zones',
    },
    {
      inputs: { requests: 1, serviceTime: 5, cores: 2, redundancy: 'none' },
      results: { servers: 1, needed: 1, busyCores: 0.005 },
      source: 'By hand: a fraction of one server',
    },
    {
      inputs: { requests: 2000, serviceTime: 20, cores: 8, utilization: 60, redundancy: 'zone', zones: 4 },
      results: { servers: 12, needed: 9, actual: 41.6666667 },
      source: 'By hand: 9/3 = 3 in each of 4 zones; 40/96',
    },
  ],
  notes: ['Counts CPU only: memory, connections or input and output may ask for more servers.'],
  references: [
    { title: 'Menascé, Dowdy, Almeida: Performance by Design, ch. 3: Utilization law', isbn: '978-0-13-090673-1' },
  ],
});

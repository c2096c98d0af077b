/** Answers of the OpenAPI document about accounts and the service itself. */

export const ME_EXAMPLE = {
  plan: {
    id: 'hobby',
    name: 'Hobby (Free)',
    requestsPerDay: 100,
    keys: 1,
  },
  today: {
    date: '2026-03-10',
    used: 1,
    remaining: 99,
  },
  resetAt: '2026-03-11T00:00:00.000Z',
};

export const LIVE_EXAMPLE = { status: 'live' };
export const READY_EXAMPLE = { status: 'ready', calculators: 1223 };

export const METRICS_EXAMPLE = `# HELP process_cpu_user_seconds_total Total user CPU time spent in seconds.
# TYPE process_cpu_user_seconds_total counter
process_cpu_user_seconds_total 0.591941
`;

import {
  choice,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  money,
  number,
  percent,
  rows,
  table,
} from '@reckoner/engine';
import { isSlowerThanLaw, vestedShare, vestingSteps } from './shared/vesting.js';

/** The share of the last step whose years of service are completed, times the employer's money. */
export default defineCalculator({
  title: 'Vesting schedule',
  description:
    "Vested share of an employer's retirement contributions by years of service, what leaving now forfeits, and the next step.",
  keywords: ['401k vesting', 'cliff vesting', 'graded vesting', 'vested balance', 'nonforfeitable'],
  related: ['employer-match-401k'],
  inputs: {
    schedule: choice(
      {
        cliff3: { label: '3-year cliff', also: ['3 year cliff', 'cliff'] },
        graded6: { label: '2 to 6 years, graded', also: ['6-year graded', 'graded', '2-6 graded'] },
        cliff2: { label: '2-year cliff (automatic enrollment)', also: ['2-year cliff', '2 year cliff'] },
        cliff5: { label: '5-year cliff (pension)', also: ['5-year cliff', '5 year cliff'] },
        graded7: { label: '3 to 7 years, graded (pension)', also: ['7-year graded', '3-7 graded'] },
        immediate: 'Immediate',
        custom: { label: 'Own schedule', also: ['custom'] },
      },
      { label: 'Schedule', help: 'As the summary plan description says.' },
    ),
    steps: rows(
      {
        years: integer({ label: 'Years of service', min: 0, max: 30 }),
        share: percent({ label: 'Vested from then on', min: 0, max: 100, usual: [5, 100] }),
      },
      { label: 'Steps', help: 'The last one is 100%.', maxItems: 30, when: { schedule: 'custom' } },
    ),
    service: number({
      label: 'Years of service',
      help: 'As the plan credits them for vesting; only completed ones count.',
      symbol: 's',
      min: 0,
      max: 60,
    }),
    employerBalance: money({
      label: "Employer's contributions with their returns",
      symbol: 'B',
      above: 0,
      max: 1e12,
    }),
    ownBalance: money({
      label: 'Own contributions with their returns',
      help: 'Always vested.',
      symbol: 'O',
      min: 0,
      max: 1e12,
      default: 0,
    }),
  },
  outputs: {
    vested: money({ label: "Vested of the employer's contributions", symbol: 'V' }),
    share: percent({ label: 'Vested share', symbol: 'v' }),
    forfeited: money({ label: 'Forfeited on leaving now', symbol: 'F' }),
    kept: money({ label: 'Kept, with own contributions', symbol: 'K' }),
    nextYears: integer({ label: 'Next step at years of service', symbol: 's_1', optional: true }),
    nextShare: percent({ label: 'Vested share from then on', symbol: 'v_1', optional: true }),
    nextGain: money({ label: 'More vested then, of the balance today', symbol: 'G', optional: true }),
    fullYears: integer({ label: 'Fully vested at years of service', symbol: 's_f' }),
    table: table(
      {
        years: integer({ label: 'Years of service' }),
        share: percent({ label: 'Vested share' }),
        vested: money({ label: 'Vested, of the balance today' }),
      },
      { label: 'Steps of the schedule' },
    ),
  },
  formula: ({ schedule, steps, service, employerBalance, ownBalance }) => {
    const plan = vestingSteps(schedule, steps);
    const share = vestedShare(plan, service);
    const results = {
      vested: share * employerBalance,
      share,
      forfeited: (1 - share) * employerBalance,
      kept: ownBalance + share * employerBalance,
      fullYears: plan.filter((step) => step.share >= 1)[0]!.years,
      table: plan.map((step) => ({ years: step.years, share: step.share, vested: step.share * employerBalance })),
    };
    const next = plan.filter((step) => step.years > service && step.share > share)[0];
    if (next === undefined) return results;
    return {
      ...results,
      nextYears: next.years,
      nextShare: next.share,
      nextGain: (next.share - share) * employerBalance,
    };
  },
  stepwise: [
    'The vested share is that of the last step whose years of service are completed, and nothing before the first.',
    'V = v × B, F = (1 - v) × B, K = O + V, and the next step vests G = (v₁ - v) × B more.',
  ],
  figure: { kind: 'bars', table: 'table', label: 'years', value: 'share' },
  explanation: ({ share, nextGain, ownBalance }) => {
    const after = 'After {service} {service|year|years} of service';
    if (nextGain === undefined)
      return `${after} the employer’s contributions are fully vested: {vested} is kept on leaving${ownBalance > 0 ? ', {kept} with own contributions' : ''}.`;
    const now =
      share > 0
        ? '{share} of the employer’s contributions is vested: leaving now keeps {vested} and forfeits {forfeited}.'
        : 'nothing of the employer’s contributions is vested: leaving now forfeits {forfeited}.';
    return `${after} ${now} At {nextYears} {nextYears|year|years} {nextShare} is vested, {nextGain} more of the balance today.`;
  },
  requires: [
    {
      that: ({ steps }) => steps.every((step, i) => i === 0 || step.years > steps[i - 1]!.years),
      field: 'steps',
      says: 'The years of service must rise from step to step.',
    },
    {
      that: ({ steps }) => steps.every((step, i) => i === 0 || step.share >= steps[i - 1]!.share),
      field: 'steps',
      says: 'The vested share never falls from step to step: give the whole share that is vested, not what is added.',
    },
    {
      that: ({ steps }) => steps[steps.length - 1]!.share >= 1,
      field: 'steps',
      says: 'The last step must be 100% (100, not 1): give the whole share that is vested, not what is added.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ nextYears, service }) => nextYears !== undefined && isAtMost(nextYears - service, 1),
      says: 'The next step is at most a year of service away, and leaving before it forfeits {nextGain} more than leaving after it. Ask the plan when it credits the year: often 1,000 hours of work in a plan year are enough.',
    },
    {
      level: 'caution',
      when: ({ schedule }) => schedule === 'cliff5' || schedule === 'graded7',
      says: 'So slow a schedule is for pensions (defined benefit plans). In a United States 401(k) the employer’s contributions vest by a 3-year cliff or by 20% a year from 2 to 6 years at the latest.',
    },
    {
      level: 'caution',
      when: ({ schedule, steps }) => schedule === 'custom' && isSlowerThanLaw(steps),
      says: 'These steps are slower than United States law allows in a 401(k): 100% at 3 years, or 20% at 2 years and 20% more each year. Check them, unless they are of a pension or of shares.',
    },
    {
      level: 'note',
      when: ({ service }) => isAbove(service % 1, 0),
      says: 'Only completed years of service count for the share.',
    },
  ],
  examples: [
    {
      inputs: { schedule: 'graded6', service: 4, employerBalance: 20000, ownBalance: 30000 },
      results: {
        vested: 12000,
        share: 60,
        forfeited: 8000,
        kept: 42000,
        nextYears: 5,
        nextShare: 80,
        nextGain: 4000,
        fullYears: 6,
        table: { length: 5, rows: { 0: { years: 2, share: 20, vested: 4000 } } },
      },
      cautions: ['at most a year of service'],
      source: 'By hand: 60% of 20000 (26 U.S.C. 411(a)(2)(B)(iii))',
    },
    {
      inputs: { schedule: 'cliff3', service: 2.9, employerBalance: 9000 },
      results: { vested: 0, share: 0, forfeited: 9000, kept: 0, nextYears: 3, nextShare: 100, nextGain: 9000 },
      cautions: ['at most a year of service', 'Only completed years'],
      source: 'By hand: nothing before 3 years (26 U.S.C. 411(a)(2)(B)(ii))',
    },
    {
      inputs: { schedule: 'cliff3', service: 3, employerBalance: 9000, ownBalance: 1000 },
      results: { vested: 9000, share: 100, forfeited: 0, kept: 10000, fullYears: 3 },
      source: 'By hand: 100% at 3 years (26 U.S.C. 411(a)(2)(B)(ii))',
    },
    {
      inputs: { schedule: 'cliff2', service: 0, employerBalance: 9000 },
      results: { vested: 0, forfeited: 9000, nextYears: 2, fullYears: 2 },
      source: 'By hand: nothing before 2 years (26 U.S.C. 401(k)(13)(D)(iii))',
    },
    {
      inputs: { schedule: 'cliff5', service: 4, employerBalance: 50000 },
      results: { share: 0, forfeited: 50000, fullYears: 5 },
      cautions: ['at most a year of service', 'for pensions'],
      source: 'By hand: nothing before 5 years (26 U.S.C. 411(a)(2)(A)(ii))',
    },
    {
      inputs: { schedule: 'graded7', service: 6, employerBalance: 50000 },
      results: { share: 80, vested: 40000, forfeited: 10000, fullYears: 7 },
      cautions: ['at most a year of service', 'for pensions'],
      source: 'By hand: 80% at 6 years (26 U.S.C. 411(a)(2)(A)(iii))',
    },
    {
      inputs: { schedule: 'immediate', service: 0, employerBalance: 5000 },
      results: { share: 100, vested: 5000, forfeited: 0, fullYears: 0 },
      source: 'By hand: vested from the first day',
    },
    {
      inputs: {
        schedule: 'custom',
        steps: [
          { years: 1, share: 25 },
          { years: 2, share: 50 },
          { years: 4, share: 100 },
        ],
        service: 2,
        employerBalance: 8000,
      },
      results: { share: 50, vested: 4000, forfeited: 4000, nextYears: 4, nextShare: 100, nextGain: 4000, fullYears: 4 },
      source: 'By hand: half of 8000; at 2, 3 and 4 years no slower than the graded schedule of the law',
    },
    {
      inputs: {
        schedule: 'custom',
        steps: [
          { years: 1, share: 25 },
          { years: 5, share: 100 },
        ],
        service: 5,
        employerBalance: 8000,
      },
      results: { share: 100, vested: 8000, fullYears: 5 },
      cautions: ['slower than United States law'],
      source: 'By hand: at 3 years 25% are less than 40% and than 100%',
    },
    {
      inputs: {
        schedule: 'custom',
        steps: [
          { years: 2, share: 50 },
          { years: 1, share: 100 },
        ],
        service: 1,
        employerBalance: 8000,
      },
      refused: 'must rise from step to step',
      source: 'By hand: 2 before 1',
    },
    {
      inputs: {
        schedule: 'custom',
        steps: [
          { years: 1, share: 50 },
          { years: 2, share: 25 },
          { years: 3, share: 100 },
        ],
        service: 1,
        employerBalance: 8000,
      },
      refused: 'never falls',
      source: 'By hand: 25% after 50%',
    },
    {
      inputs: {
        schedule: 'custom',
        steps: [
          { years: 1, share: 25 },
          { years: 2, share: 25 },
        ],
        service: 1,
        employerBalance: 8000,
      },
      refused: 'must be 100%',
      source: 'By hand: 25% at the end',
    },
  ],
  notes: [
    'Named schedules are the slowest that United States law allows (2026); a plan may vest faster. Contributions to SIMPLE and SEP IRAs and safe harbor contributions without automatic enrollment are vested at once.',
    'At the plan’s normal retirement age, and where the plan ends or many are laid off (a partial termination), the employer’s contributions are fully vested, whatever the schedule.',
  ],
  references: [
    { title: '26 U.S.C. 411(a)(2): minimum vesting standards', url: 'https://www.law.cornell.edu/uscode/text/26/411' },
    { title: '26 U.S.C. 401(k)(13)(D)(iii): vesting of automatic contribution arrangements' },
  ],
});

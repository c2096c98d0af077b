import {
  defineCalculator,
  isAbove,
  isAtMost,
  money,
  number,
  percent,
  roundTo,
  rows,
  table,
  text,
} from '@reckoner/engine';

/** The names with the highest figure, as it is shown. */
function highest(names: readonly string[], figures: readonly number[]): string {
  const shown = figures.map((figure) => roundTo(figure, 2));
  const most = Math.max(...shown);
  const found = names.filter((_, k) => shown[k]! >= most);
  return found.length === 1 ? found[0]! : `${found.slice(0, -1).join(', ')} and ${found.at(-1)!}`;
}

/** All that a job pays in a year, less what it costs; over the hours that it takes, with those of commuting. */
export default defineCalculator({
  title: 'Total compensation and job offer comparison',
  description:
    'Pay of one to six jobs a year and an hour from salary, bonus, equity, retirement match, benefits, costs, working and commuting hours and days off.',
  keywords: ['job offer comparison', 'total rewards', 'compare job offers', 'compensation package', 'total pay'],
  related: ['salary-to-hourly', 'contractor-vs-employee', 'cost-of-living-salary'],
  inputs: {
    jobs: rows(
      {
        name: text({ label: 'Job', maxLength: 40 }),
        salary: money({ label: 'Salary a year', min: 0, max: 1e10 }),
        bonus: money({ label: 'Bonus expected a year', min: 0, max: 1e10 }),
        equity: money({ label: 'Equity that vests a year', min: 0, max: 1e10 }),
        match: money({ label: 'Retirement match a year', min: 0, max: 1e9 }),
        benefits: money({ label: 'Benefits a year', min: 0, max: 1e9 }),
        costs: money({ label: 'Costs a year', min: 0, max: 1e9 }),
        hours: number({ label: 'Hours a week', min: 1, max: 120, usual: [4, 80] }),
        commute: number({ label: 'Commuting hours a week', min: 0, max: 60, usual: [0, 25] }),
        daysOff: number({ label: 'Paid days off a year', min: 0, max: 250, usual: [5, 60] }),
      },
      {
        label: 'Jobs',
        help: 'Equity: value of a grant over the years until it is vested. Benefits: what the employer pays for health insurance and the like. Costs: commuting, own premiums, parking. Days off with public holidays, in working days as below.',
        maxItems: 6,
      },
    ),
    workDays: number({ label: 'Working days a week', min: 1, max: 7, default: 5, usual: 'all' }),
  },
  outputs: {
    best: text({ label: 'Most a year, less costs' }),
    bestHourly: text({ label: 'Most an hour' }),
    total: money({ label: 'That is, a year' }),
    hourly: money({ label: 'That is, an hour of work and commuting' }),
    lead: money({ label: 'Ahead of the next', help: 'In a year.', optional: true }),
    comparison: table(
      {
        name: text({ label: 'Job' }),
        cash: money({ label: 'Salary and bonus' }),
        total: money({ label: 'Total a year, less costs' }),
        hoursWorked: number({ label: 'Hours a year, commuting with them', places: 0 }),
        hourly: money({ label: 'Total an hour' }),
        atRisk: percent({ label: 'Bonus and equity, of the total before costs', places: 1 }),
      },
      { label: 'Side by side' },
    ),
  },
  formula: ({ jobs, workDays }) => {
    const comparison = jobs.map(({ name, salary, bonus, equity, match, benefits, costs, hours, commute, daysOff }) => {
      const gross = salary + bonus + equity + match + benefits;
      const total = gross - costs;
      const hoursWorked = (hours + commute) * (52 - daysOff / workDays);
      return {
        name,
        cash: salary + bonus,
        total,
        hoursWorked,
        hourly: total / hoursWorked,
        atRisk: gross > 0 ? (bonus + equity) / gross : 0,
      };
    });
    const names = jobs.map(({ name }) => name);
    const totals = comparison.map((row) => row.total);
    const perHour = comparison.map((row) => row.hourly);
    const total = Math.max(...totals);
    const results = {
      best: highest(names, totals),
      bestHourly: highest(names, perHour),
      total,
      hourly: Math.max(...perHour),
      comparison,
    };
    if (jobs.length === 1) return results;
    const first = totals.indexOf(total);
    const others = totals.filter((_, place) => place !== first);
    return { ...results, lead: total - Math.max(...others) };
  },
  stepwise: [
    'Total a year = salary + bonus + equity + match + benefits - costs.',
    'Hours a year = (hours + commuting hours a week) × (52 - paid days off / working days a week).',
    'Total an hour = total a year / hours a year.',
  ],
  figure: { kind: 'bars', table: 'comparison', label: 'name', value: 'total' },
  explanation: ({ jobs, lead }) => {
    if (jobs.length === 1)
      return '{best} pays {total} a year in all, less costs, which is {hourly} for each hour of work and commuting.';
    const ahead = roundTo(lead ?? 0, 2) > 0 ? '{total}, {lead} ahead of the next' : '{total} each';
    return `The most a year, less costs, comes from {best}: ${ahead}. An hour of work and commuting pays most with {bestHourly}: {hourly}.`;
  },
  requires: [
    {
      that: ({ jobs }) =>
        jobs.every(
          ({ name }, k) =>
            jobs.findIndex((other) => other.name.trim().toLowerCase() === name.trim().toLowerCase()) === k,
        ),
      field: 'jobs',
      says: 'Two jobs have the same name: give each its own.',
    },
    {
      each: 'jobs',
      that: (row) => isAtMost(row.costs, row.salary + row.bonus + row.equity + row.match + row.benefits),
      field: 'costs',
      says: 'The costs are more than all that the job pays: check that they are those of a year.',
    },
    {
      each: 'jobs',
      that: (row, { workDays }) => isAtMost(row.daysOff, 50 * workDays),
      field: 'daysOff',
      says: 'The days off leave less than two weeks of work in the year: check them against the working days a week.',
    },
    {
      each: 'jobs',
      that: (row, { workDays }) => isAtMost(row.hours + row.commute, 24 * workDays),
      field: 'hours',
      says: 'The hours of work and commuting do not fit into the working days of a week.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ jobs }) =>
        jobs.some(({ salary }) => jobs.some((other) => salary > 0 && isAbove(other.salary, 6 * salary))),
      says: 'One salary is more than six times another: check that all are those of a year, and in one currency.',
    },
    {
      level: 'caution',
      when: ({ comparison }) => comparison.some(({ atRisk }) => roundTo(100 * atRisk, 1) >= 30),
      says: 'In a job bonus and equity are 30% or more of what it pays: neither is certain, and equity that is not vested is lost on leaving. See what is left without them.',
    },
    {
      level: 'note',
      when: ({ jobs, comparison }) => {
        const most = Math.max(...comparison.map(({ cash }) => roundTo(cash, 2)));
        const top = Math.max(...comparison.map(({ total }) => roundTo(total, 2)));
        return (
          jobs.length > 1 && !comparison.some((row) => roundTo(row.cash, 2) >= most && roundTo(row.total, 2) >= top)
        );
      },
      says: 'The highest total does not come with the highest salary and bonus: what is not paid in cash, or the costs, make the difference.',
    },
    {
      level: 'note',
      when: ({ jobs }) =>
        jobs.length > 1 &&
        jobs.some(({ benefits, match }) => benefits === 0 && match === 0) &&
        jobs.some(({ benefits, match }) => benefits + match > 0),
      says: 'A job has neither benefits nor a retirement match: check that they were not forgotten in the comparison.',
    },
    {
      level: 'note',
      when: ({ jobs }) => jobs.some(({ hours }) => jobs.some((other) => isAtMost(hours, 0.8 * other.hours))),
      says: 'All days off are divided by {workDays} working days a week: for a job of another number of days a week give its weeks off times {workDays}.',
    },
  ],
  examples: [
    {
      inputs: {
        jobs: [
          {
            name: 'Now',
            salary: 80000,
            bonus: 4000,
            equity: 0,
            match: 3200,
            benefits: 9000,
            costs: 4200,
            hours: 40,
            commute: 7.5,
            daysOff: 30,
          },
          {
            name: 'Offer',
            salary: 88000,
            bonus: 0,
            equity: 6000,
            match: 0,
            benefits: 6000,
            costs: 1000,
            hours: 45,
            commute: 0,
            daysOff: 25,
          },
        ],
      },
      results: {
        best: 'Offer',
        bestHourly: 'Offer',
        total: 99000,
        hourly: '46.81',
        lead: 7000,
        comparison: {
          length: 2,
          rows: {
            0: { cash: 84000, total: 92000, hoursWorked: 2185, hourly: '42.11', atRisk: 4.158004158 },
            1: { total: 99000, hoursWorked: 2115, atRisk: '6.00' },
          },
        },
      },
      source: 'By hand: 96200 - 4200, 47.5 × 46 hours; 100000 - 1000, 45 × 47 hours',
    },
    {
      inputs: {
        jobs: [
          {
            name: 'Startup',
            salary: 90000,
            bonus: 0,
            equity: 60000,
            match: 0,
            benefits: 5000,
            costs: 0,
            hours: 50,
            commute: 5,
            daysOff: 20,
          },
          {
            name: 'Bank',
            salary: 120000,
            bonus: 0,
            equity: 0,
            match: 6000,
            benefits: 10000,
            costs: 2000,
            hours: 40,
            commute: 5,
            daysOff: 30,
          },
        ],
        workDays: 5,
      },
      results: { best: 'Startup', bestHourly: 'Bank', total: 155000, hourly: '64.73', lead: 21000 },
      cautions: ['neither is certain', 'make the difference', 'give its weeks off times'],
      source: 'By hand: 155000 and 134000; 134000/(45 × 46) = 64.7343; 155000/(55 × 48) = 58.71',
    },
    {
      inputs: {
        jobs: [
          {
            name: 'Part-time',
            salary: 30000,
            bonus: 0,
            equity: 0,
            match: 0,
            benefits: 0,
            costs: 600,
            hours: 24,
            commute: 3,
            daysOff: 18,
          },
        ],
        workDays: 3,
      },
      results: {
        best: 'Part-time',
        total: 29400,
        hourly: '23.67',
        comparison: { rows: { 0: { hoursWorked: 1242, atRisk: 0 } } },
      },
      source: 'By hand: 27 × (52 - 6) hours; 29400/1242',
    },
    {
      inputs: {
        jobs: [
          {
            name: 'A',
            salary: 50000,
            bonus: 0,
            equity: 0,
            match: 0,
            benefits: 0,
            costs: 0,
            hours: 40,
            commute: 0,
            daysOff: 10,
          },
          {
            name: 'B',
            salary: 46000,
            bonus: 0,
            equity: 0,
            match: 2000,
            benefits: 2000,
            costs: 0,
            hours: 40,
            commute: 0,
            daysOff: 10,
          },
        ],
      },
      results: { best: 'A and B', bestHourly: 'A and B', total: 50000, lead: 0, hourly: '25.00' },
      cautions: ['check that they were not forgotten'],
      source: 'By hand: equal totals; 50000/2000',
    },
    {
      inputs: {
        jobs: [
          {
            name: 'Far',
            salary: 100000,
            bonus: 0,
            equity: 0,
            match: 0,
            benefits: 5000,
            costs: 30000,
            hours: 40,
            commute: 0,
            daysOff: 20,
          },
          {
            name: 'Near',
            salary: 90000,
            bonus: 0,
            equity: 0,
            match: 0,
            benefits: 5000,
            costs: 0,
            hours: 40,
            commute: 0,
            daysOff: 20,
          },
        ],
      },
      results: { best: 'Near', bestHourly: 'Near', total: 95000, hourly: '49.48', lead: 20000 },
      cautions: ['or the costs'],
      source: 'By hand: 105000 - 30000 and 95000, all else alike; 95000/(40 × 48)',
    },
    {
      inputs: {
        jobs: [
          {
            name: 'Full-time',
            salary: 50000,
            bonus: 0,
            equity: 0,
            match: 0,
            benefits: 0,
            costs: 0,
            hours: 40,
            commute: 0,
            daysOff: 30,
          },
          {
            name: 'Three days',
            salary: 32000,
            bonus: 0,
            equity: 0,
            match: 0,
            benefits: 0,
            costs: 0,
            hours: 24,
            commute: 0,
            daysOff: 30,
          },
        ],
      },
      results: { best: 'Full-time', bestHourly: 'Three days', total: 50000, hourly: '28.99', lead: 18000 },
      cautions: ['give its weeks off times'],
      source: 'By hand: six weeks off in both, 24 × 46 = 1104 hours; 32000/1104',
    },
    {
      inputs: {
        jobs: [
          {
            name: 'Month',
            salary: 5000,
            bonus: 0,
            equity: 0,
            match: 0,
            benefits: 0,
            costs: 0,
            hours: 40,
            commute: 0,
            daysOff: 10,
          },
          {
            name: 'Unpaid',
            salary: 0,
            bonus: 0,
            equity: 0,
            match: 0,
            benefits: 0,
            costs: 0,
            hours: 40,
            commute: 0,
            daysOff: 10,
          },
          {
            name: 'Year',
            salary: 60000,
            bonus: 0,
            equity: 0,
            match: 0,
            benefits: 0,
            costs: 0,
            hours: 40,
            commute: 0,
            daysOff: 10,
          },
        ],
      },
      results: { best: 'Year', total: 60000, lead: 55000 },
      cautions: ['more than six times'],
      source: 'By hand: a salary of a month beside that of a year',
    },
    {
      inputs: {
        jobs: [
          {
            name: 'A',
            salary: 50000,
            bonus: 0,
            equity: 0,
            match: 0,
            benefits: 0,
            costs: 0,
            hours: 40,
            commute: 0,
            daysOff: 10,
          },
          {
            name: 'a ',
            salary: 46000,
            bonus: 0,
            equity: 0,
            match: 0,
            benefits: 0,
            costs: 0,
            hours: 40,
            commute: 0,
            daysOff: 10,
          },
        ],
      },
      refused: 'the same name',
      source: 'By hand: one name twice',
    },
    {
      inputs: {
        jobs: [
          {
            name: 'A',
            salary: 500,
            bonus: 0,
            equity: 0,
            match: 0,
            benefits: 0,
            costs: 600,
            hours: 40,
            commute: 0,
            daysOff: 10,
          },
        ],
      },
      refused: 'more than all that the job pays',
      source: 'By hand: 600 of 500',
    },
    {
      inputs: {
        jobs: [
          {
            name: 'A',
            salary: 50000,
            bonus: 0,
            equity: 0,
            match: 0,
            benefits: 0,
            costs: 0,
            hours: 8,
            commute: 0,
            daysOff: 60,
          },
        ],
        workDays: 1,
      },
      refused: 'less than two weeks',
      source: 'By hand: 60 days off in 52 weeks of one day',
    },
    {
      inputs: {
        jobs: [
          {
            name: 'A',
            salary: 50000,
            bonus: 0,
            equity: 0,
            match: 0,
            benefits: 0,
            costs: 0,
            hours: 40,
            commute: 10,
            daysOff: 10,
          },
        ],
        workDays: 2,
      },
      refused: 'do not fit',
      source: 'By hand: 50 hours in two days',
    },
  ],
  notes: [
    'Before tax: benefits and match are often free of it, salary, bonus and vested equity are not. Weigh equity of a private company by the chance that it can be sold.',
    'What is paid once, as a sign-on bonus or moving costs, belongs divided by the years that you mean to stay. Between cities compare what the pay buys as well.',
  ],
  references: [
    {
      title:
        'U.S. Bureau of Labor Statistics: Employer Costs for Employee Compensation (wages, paid leave, supplemental pay, insurance, retirement)',
      url: 'https://www.bls.gov/ecec/',
    },
    { title: 'WorldatWork: Total Rewards Model' },
  ],
});

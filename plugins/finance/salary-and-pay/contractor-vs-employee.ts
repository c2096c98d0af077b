import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  isBelow,
  money,
  noResult,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';
import { reachesAt } from './shared/kinked.js';
import { medicare, socialSecurity } from './shared/us-payroll.js';

/** Schedule SE of 2026: 12.4% of 92.35% of the profit up to the wage base, and 2.9% of all of it. Half of it is deducted from income. */
function ordinaryTax(profit: number): number {
  const earnings = 0.9235 * profit;
  return 0.124 * Math.min(earnings, constant(184500, '$')) + 0.029 * earnings;
}

/** The 0.9% of Form 8959, which is not deducted. */
function additionalMedicare(profit: number): number {
  return 0.009 * Math.max(0 * profit, 0.9235 * profit - constant(200000, '$'));
}

/** Equal money after Social Security, Medicare and income tax, when the contractor buys the same benefits. */
export default defineCalculator({
  title: 'Contractor vs employee pay',
  description:
    'Hourly rate of a United States contractor (1099) that is worth an employee’s salary (W-2) in 2026, or the salary that a rate is worth, after self-employment tax, benefits, costs and unpaid time.',
  keywords: ['1099 vs W-2', 'contractor rate', 'self-employment tax', 'W2 to 1099', 'contract or permanent'],
  related: ['freelance-hourly-rate', 'total-compensation'],
  inputs: {
    find: choice(
      {
        rate: { label: 'Contractor rate for a salary', also: ['rate', '1099'] },
        salary: { label: 'Salary for a contractor rate', also: ['salary', 'W-2', 'W2'] },
      },
      { label: 'Find', default: 'rate' },
    ),
    salary: money({ label: 'Salary a year', symbol: 'S', min: 5000, max: 1e8, when: { find: 'rate' } }),
    rate: money({ label: 'Contractor rate an hour', min: 1, max: 1e5, when: { find: 'salary' } }),
    benefits: money({
      label: 'Benefits that the employer pays, a year',
      help: 'Health insurance, retirement match: what the contractor buys instead.',
      symbol: 'B',
      min: 0,
      max: 1e7,
    }),
    costs: money({
      label: 'Business costs of the contractor a year',
      help: 'Deductible: insurance, equipment, accounting.',
      symbol: 'C',
      min: 0,
      max: 1e8,
      default: 0,
    }),
    incomeTax: percent({
      label: 'Income tax on the last dollar',
      help: 'Federal and state marginal rate.',
      symbol: 't',
      min: 0,
      max: 60,
      usual: [5, 55],
    }),
    hours: number({ label: 'Hours a week', min: 1, max: 100, default: 40, usual: [4, 70] }),
    weeksOff: number({
      label: 'Weeks that nobody pays the contractor',
      help: 'Holidays, vacation, illness and gaps; the employee is paid for 52 weeks.',
      min: 0,
      max: 51,
      default: 6,
      usual: 'all',
    }),
    billable: percent({
      label: 'Billable share of the hours',
      min: 1,
      max: 100,
      default: 100,
      usual: [30, 100],
    }),
  },
  outputs: {
    contractorRate: money({ label: 'Contractor rate an hour' }),
    equalSalary: money({ label: 'Salary a year' }),
    revenue: money({ label: 'To invoice a year' }),
    billableHours: number({ label: 'Billable hours a year', places: 1 }),
    profit: money({ label: 'Profit before taxes and benefits' }),
    selfEmploymentTax: money({ label: 'Self-employment tax' }),
    employeeTax: money({ label: 'Social Security and Medicare of the employee' }),
    employeeHourly: money({ label: 'Salary per hour of 52 weeks' }),
    markup: percent({ label: 'Contractor rate over that', places: 1 }),
    keeps: money({
      label: 'Either keeps, if all is taxed at the marginal rate',
      help: 'After taxes and benefits. For comparison: lower brackets leave both more.',
    }),
  },
  formula: ({ find, salary, rate, benefits, costs, incomeTax, hours, weeksOff, billable }) => {
    const billableHours = hours * (52 - weeksOff) * billable;
    const base = constant(184500, '$');
    const high = constant(200000, '$');
    const bought = benefits * (1 - incomeTax);
    let equalSalary = 0 * benefits;
    let profit = 0 * benefits;
    if (find === 'rate') {
      equalSalary = salary;
      const kept = salary * (1 - incomeTax) - socialSecurity(salary, 0 * benefits) - medicare(salary, 0 * benefits);
      const share = 0.9235 * (1 - incomeTax / 2);
      profit = reachesAt(kept + bought, 1 - incomeTax - 0.153 * share, [
        { at: base / 0.9235, change: 0.124 * share },
        { at: high / 0.9235, change: -0.009 * 0.9235 },
      ]);
    } else {
      profit = rate * billableHours - costs;
      const tax = ordinaryTax(profit);
      const kept = profit - tax - additionalMedicare(profit) - incomeTax * (profit - tax / 2) - bought;
      if (kept <= 0) throw noResult('The benefits cost more than the contractor keeps: no salary is as little.');
      equalSalary = reachesAt(kept, 1 - incomeTax - 0.0765, [
        { at: base, change: 0.062 },
        { at: high, change: -0.009 },
      ]);
    }
    const revenue = profit + costs;
    const contractorRate = revenue / billableHours;
    const employeeTax = socialSecurity(equalSalary, 0 * benefits) + medicare(equalSalary, 0 * benefits);
    const employeeHourly = equalSalary / (52 * hours);
    return {
      contractorRate,
      equalSalary,
      revenue,
      billableHours,
      profit,
      selfEmploymentTax: ordinaryTax(profit) + additionalMedicare(profit),
      employeeTax,
      employeeHourly,
      markup: contractorRate / employeeHourly - 1,
      keeps: equalSalary * (1 - incomeTax) - employeeTax,
    };
  },
  stepwise: [
    'The employee keeps the salary less income tax, and less 6.2% of Social Security up to $184,500 and 1.45% of Medicare (0.9% more above $200,000), and has the benefits beside it.',
    'The contractor keeps the profit less self-employment tax, 12.4% of 92.35% of the profit up to $184,500 and 2.9% of all of it (0.9% more above $200,000), less income tax on what is left after half of that tax and the benefits, and less the benefits.',
    'Profit and salary are set so that both keep the same. With the costs the profit is what has to be invoiced, in the billable hours: hours a week × (52 - unpaid weeks) × billable share.',
  ],
  explanation: ({ find }) =>
    find === 'rate'
      ? 'A salary of {equalSalary} with benefits of {benefits} is worth {contractorRate} an hour as a contractor, {markup|{|markup|} less than|as much as|{|markup|} more than} the salary per hour, {employeeHourly}: {revenue} in {billableHours} billable hours ({hours} a week, {weeksOff} {weeksOff|week|weeks} unpaid, {billable} billable) leaves as much as the salary: {keeps} after payroll taxes, benefits and {costs} of costs, if all of it were taxed at {incomeTax}.'
      : 'A rate of {contractorRate} an hour in {billableHours} billable hours ({hours} a week, {weeksOff} {weeksOff|week|weeks} unpaid, {billable} billable), with {costs} of costs, is worth a salary of {equalSalary} with benefits of {benefits}: either leaves the same, {keeps} after payroll taxes and benefits, if all of it were taxed at {incomeTax}.',
  requires: [
    {
      that: ({ rate, hours, weeksOff, billable, costs }) =>
        isAtMost(costs + constant(1000, '$'), rate * hours * (52 - weeksOff) * billable),
      field: 'costs',
      says: 'The costs, {costs}, leave less than $1,000 of what is invoiced at this rate: check whether they are those of a year.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ benefits }) => benefits === 0,
      says: 'No benefits are counted: health insurance, retirement match and the like of the employer are to be bought by a contractor.',
    },
    {
      level: 'caution',
      when: ({ weeksOff }) => weeksOff < 2,
      says: 'With {weeksOff} {weeksOff|week|weeks} unpaid the contractor has hardly a holiday, and no illness or gap between contracts.',
    },
    {
      level: 'note',
      when: ({ equalSalary, profit }) =>
        isAbove(equalSalary, constant(200000, '$')) || isAbove(0.9235 * profit, constant(200000, '$')),
      says: 'The 0.9% of additional Medicare tax is reckoned from $200,000 on, as for single filers: for a couple that files jointly it begins at $250,000 of both incomes.',
    },
    {
      level: 'caution',
      when: ({ find, employeeHourly }) => find === 'salary' && isBelow(roundTo(employeeHourly, 2), constant(7.25, '$')),
      says: 'The salary comes to less than the federal minimum wage of $7.25 an hour: check rate, hours and costs.',
    },
    {
      level: 'caution',
      when: ({ find, employeeHourly }) => find === 'rate' && isBelow(roundTo(employeeHourly, 2), constant(7.25, '$')),
      says: 'A salary of {salary} comes to less than the federal minimum wage of $7.25 an hour: check that it is that of a year.',
    },
    {
      level: 'caution',
      when: ({ incomeTax }) => incomeTax === 0,
      says: 'No income tax is reckoned, so that what the contractor deducts for self-employment tax and benefits counts for nothing.',
    },
    {
      level: 'caution',
      when: ({ benefits, equalSalary }) => isAbove(benefits, equalSalary),
      says: 'The benefits are worth more than the salary: check that both are those of a year.',
    },
    {
      level: 'note',
      when: ({ incomeTax, profit }) => incomeTax > 0 && isAtMost(profit, constant(400000, '$')),
      says: 'The deduction for qualified business income, up to 20% of the profit, is not counted. It is open to every trade up to a taxable income of about $200,000 ($400,000 of a couple): there a rate lower by some 2 to 9% is worth the salary.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'What is kept over the rate',
    x: { of: 'contractorRate' },
    y: { of: 'keeps', label: 'Kept, after taxes and benefits' },
    curve: ({ contractorRate, billableHours, costs, incomeTax, benefits, keeps }) => {
      const at = (rate: number) => {
        const profit = rate * billableHours - costs;
        const tax = ordinaryTax(profit);
        return profit - tax - additionalMedicare(profit) - incomeTax * (profit - tax / 2) - benefits * (1 - incomeTax);
      };
      const least = costs / billableHours;
      return {
        from: Math.max(least, 0.5 * contractorRate),
        to: 1.5 * contractorRate,
        lines: [
          { label: 'Contractor', y: at },
          { label: 'Employee', dashed: true, y: () => keeps },
        ],
        marks: [{ x: contractorRate, y: keeps, label: 'Equal' }],
      };
    },
  },
  examples: [
    {
      inputs: { salary: 80000, benefits: 15000, costs: 5000, incomeTax: 30 },
      results: {
        contractorRate: '59.31',
        equalSalary: 80000,
        revenue: '109121.61',
        billableHours: 1840,
        profit: '104121.61',
        selfEmploymentTax: '14711.92',
        employeeTax: 6120,
        employeeHourly: '38.46',
        markup: 54.19358106,
        keeps: 49880,
      },
      cautions: ['qualified business income'],
      source: 'Python: Schedule SE and FICA of 2026, profit by bisection',
    },
    {
      inputs: { salary: 190000, benefits: 20000, incomeTax: 35, weeksOff: 4, billable: 90 },
      results: { contractorRate: '130.18', profit: '224954.41', selfEmploymentTax: '28972.33', employeeTax: 14194 },
      cautions: ['qualified business income', 'as for single filers'],
      source: 'Python: Schedule SE and FICA of 2026, profit by bisection; above every limit',
    },
    {
      inputs: { find: 'salary', rate: 800, benefits: 0, incomeTax: 30 },
      results: { equalSalary: '1443679.47', selfEmploymentTax: '72734.90', profit: 1472000 },
      cautions: ['No benefits are counted', 'as for single filers'],
      source: 'Python: Schedule SE and FICA of 2026, salary by bisection',
    },
    {
      inputs: { salary: 350000, benefits: 0, incomeTax: 40, costs: 10000, hours: 45, weeksOff: 5, billable: 80 },
      results: { contractorRate: '222.14', revenue: '375863.28', employeeTax: 17864, keeps: 192136 },
      cautions: ['qualified business income', 'No benefits are counted', 'as for single filers'],
      source: 'Python: Schedule SE and FICA of 2026, profit by bisection',
    },
    {
      inputs: { find: 'salary', rate: 75, benefits: 15000, costs: 5000, incomeTax: 30 },
      results: { equalSalary: '106858.93', profit: 133000, selfEmploymentTax: '18792.30', keeps: '66626.54' },
      cautions: ['qualified business income'],
      source: 'Python: Schedule SE and FICA of 2026, salary by bisection; 75 × 1840 - 5000',
    },
    {
      inputs: { find: 'salary', rate: 150, benefits: 12000, incomeTax: 35, weeksOff: 4 },
      results: { equalSalary: '260507.03', profit: 288000, selfEmploymentTax: '31184.78', keeps: '153568.65' },
      cautions: ['qualified business income', 'as for single filers'],
      source: 'Python: Schedule SE and FICA of 2026, salary by bisection',
    },
    {
      inputs: { find: 'salary', rate: 20, benefits: 5000, incomeTax: 22, hours: 20, weeksOff: 10, billable: 50 },
      results: { equalSalary: '2268.19', profit: 8400 },
      cautions: ['qualified business income', 'less than the federal minimum wage', 'worth more than the salary'],
      source: 'Python: Schedule SE and FICA of 2026, salary by bisection',
    },
    {
      inputs: { salary: 60000, benefits: 10000, incomeTax: 0 },
      results: { employeeTax: 4590, keeps: 55410, profit: '76172.89' },
      cautions: ['No income tax is reckoned'],
      source: 'By hand: (55410 + 10000)/(1 - 15.3% × 92.35%)',
    },
    {
      inputs: { salary: 6000, benefits: 1200, incomeTax: 25, weeksOff: 0 },
      results: { equalSalary: 6000, employeeTax: 459, keeps: 4041 },
      cautions: ['qualified business income', 'that of a year', 'hardly a holiday'],
      source: 'By hand: 6000 - 25% - 7.65%',
    },
    {
      inputs: { salary: 15079.8, benefits: 2000, incomeTax: 12 },
      results: { employeeHourly: '7.25', employeeTax: '1153.60', keeps: '12116.62' },
      cautions: ['qualified business income'],
      source: 'By hand: 15079.8/2080 = 7.2499, which reads as the minimum wage; 88% less 7.65%',
    },
    {
      inputs: { find: 'salary', rate: 20, benefits: 60000, incomeTax: 22 },
      noResult: 'cost more than the contractor keeps',
      source: 'By hand: 36800 of revenue',
    },
    {
      inputs: { find: 'salary', rate: 20, benefits: 5000, incomeTax: 22, costs: 36000 },
      refused: 'leave less than $1,000',
      source: 'By hand: 36800 of revenue',
    },
  ],
  notes: [
    'For the United States in 2026, one source of income. The income tax is taken at one marginal rate for both, where their taxable incomes lie near each other.',
    'The contractor deducts costs, half of the self-employment tax and the benefits (health insurance and retirement saving of the self-employed), the latter two from income tax alone.',
    'Left out are the deduction for qualified business income (section 199A), unemployment and workers’ compensation insurance, which a contractor lacks, and severance.',
  ],
  references: [
    { title: 'IRS Schedule SE (Form 1040) and its instructions; 26 U.S.C. 1401 and 1402' },
    { title: 'Social Security Administration: contribution and benefit base of 2026, $184,500' },
    { title: '26 U.S.C. 3101 and 1401(b)(2): additional Medicare tax of 0.9% (Form 8959)' },
  ],
});

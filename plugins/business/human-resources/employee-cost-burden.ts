import {
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  money,
  number,
  percent,
  quantity,
} from '@reckoner/engine';

/** What an employee costs beyond wages, and an hour of work with it. */
export default defineCalculator({
  title: 'Labor burden rate',
  description:
    'Labor burden rate of an employee from a year’s wages, payroll taxes, insurance, benefits and other costs, with the loaded cost of an hour worked when paid leave is taken off.',
  keywords: [
    'fully burdened labor rate',
    'loaded labor cost',
    'employee burden rate',
    'true cost of an employee',
    'loaded hourly rate',
    'fringe rate',
  ],
  related: ['meeting-cost'],
  inputs: {
    wages: money({
      label: 'Gross wages a year',
      symbol: 'W',
      help: 'Of one employee, with the pay of paid leave in it.',
      min: 1,
      max: 1e9,
    }),
    taxes: money({
      label: 'Employer’s payroll taxes a year',
      symbol: 'T',
      help: 'The employer’s part alone, not what is withheld from wages: in the United States Social Security, Medicare, FUTA and state unemployment.',
      shareOf: 'wages',
      min: 0,
      max: 1e9,
    }),
    insurance: money({
      label: 'Insurance by payroll a year',
      symbol: 'I',
      help: 'Workers’ compensation and liability.',
      shareOf: 'wages',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    benefits: money({
      label: 'Benefits a year',
      symbol: 'B',
      help: 'Health insurance and retirement, the employer’s part; not paid leave, which is in the wages.',
      shareOf: 'wages',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    other: money({
      label: 'Other costs of the employee a year',
      symbol: 'O',
      help: 'Bonus, training, uniform, telephone, vehicle, tools.',
      shareOf: 'wages',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    paid: quantity('h', {
      label: 'Hours paid a year',
      symbol: 't_p',
      help: '2,080 are 40 hours in 52 weeks.',
      above: 0,
      max: 8784,
      usual: [400, 3500],
      default: 2080,
      refusedUnits: { d: 'h', wk: 'h', month: 'h', yr: 'h' },
    }),
    leave: quantity('h', {
      label: 'Of these paid and not worked',
      symbol: 't_l',
      help: 'Vacation, holidays, sick leave, training: days times the hours of a day.',
      min: 0,
      max: 8784,
      default: 0,
      refusedUnits: { d: 'h', wk: 'h', month: 'h', yr: 'h' },
    }),
  },
  outputs: {
    burdenRate: percent({ label: 'Labor burden rate, on wages', symbol: 'b', places: 1 }),
    loadedHour: money({ label: 'Loaded cost of an hour worked', symbol: 'c', per: 'h' }),
    hourlyMarkup: percent({ label: 'Loaded cost above the hourly wage', symbol: 'k', places: 1 }),
    hourlyWage: money({ label: 'Hourly wage', symbol: 'w', per: 'h' }),
    leaveHour: money({ label: 'Pay of leave, in an hour worked', symbol: 'l', per: 'h' }),
    burdenHour: money({ label: 'Burden, in an hour worked', symbol: 'a', per: 'h' }),
    burden: money({ label: 'Burden a year', symbol: 'A' }),
    total: money({ label: 'Cost of the employee a year', symbol: 'C' }),
    multiplier: number({ label: 'Cost over wages', symbol: 'm', places: 3 }),
    worked: quantity('h', { label: 'Hours worked a year', symbol: 't_w', places: 1 }),
  },
  arithmetic: 'decimal',
  formula: ({ wages, taxes, insurance, benefits, other, paid, leave }) => {
    const burden = taxes + insurance + benefits + other;
    const total = wages + burden;
    const worked = paid - leave;
    return {
      burdenRate: burden / wages,
      loadedHour: total / worked,
      hourlyMarkup: (burden * paid + wages * leave) / (wages * worked),
      hourlyWage: wages / paid,
      leaveHour: (wages * leave) / (paid * worked),
      burdenHour: burden / worked,
      burden,
      total,
      multiplier: total / wages,
      worked,
    };
  },
  shown: ({ loadedHour, hourlyWage }) => ({ hourlyMarkup: loadedHour / hourlyWage - 1 }),
  figure: { kind: 'parts', of: 'loadedHour', parts: ['hourlyWage', 'leaveHour', 'burdenHour'] },
  explanation:
    'On wages of {wages} a year come {burden} of burden ({taxes} taxes, {insurance} insurance, {benefits} benefits, {other} other), {burdenRate}. With {worked} worked of {paid} paid, {leave} of them not worked, work costs {loadedHour}, {hourlyMarkup|{|hourlyMarkup|} below|as much as|{|hourlyMarkup|} above} the wage of {hourlyWage}.',
  requires: [
    {
      that: ({ leave, paid }) => isBelow(leave, paid),
      field: 'leave',
      says: 'The hours not worked, {leave}, must be fewer than the hours paid, {paid}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ leave }) => leave === 0,
      says: 'No paid leave is taken off: vacation, holidays and sick days make an hour worked dearer. Give their hours if they are paid.',
    },
    {
      level: 'caution',
      when: ({ leave }) => leave > constant(0, 'h') && leave < constant(40, 'h'),
      says: 'Only {leave} of leave a year: if these are days, multiply them by the hours of a day.',
    },
    {
      level: 'caution',
      when: ({ leave, paid }) => isAbove(leave / paid, 0.3),
      says: 'More than three in ten hours paid are not worked: check that the leave is in hours of one year.',
    },
    {
      level: 'caution',
      when: ({ burdenRate }) => isAbove(burdenRate, 1),
      says: 'The burden is more than the wages: check that wages and costs are all of a year and of one employee, without overhead of the firm.',
    },
    {
      level: 'note',
      when: ({ taxes, wages }) => {
        const capped = Math.min(wages, constant(184500, '$'));
        return isBelow(taxes, 0.98 * (0.062 * capped + 0.0145 * wages));
      },
      says: 'In the United States employers alone pay 6.2% Social Security, up to wages of $184,500 in 2026, and 1.45% Medicare, which is more than {taxes} here: check that the taxes are those of a year, an amount and not a rate. Elsewhere other rates hold.',
    },
    {
      level: 'note',
      when: ({ taxes, wages }) => {
        const capped = Math.min(wages, constant(184500, '$'));
        return isAtLeast(taxes, 1.9 * (0.062 * capped + 0.0145 * wages)) && isAtMost(taxes / wages, 0.4);
      },
      says: 'Payroll taxes of {taxes} are nearly twice or more than twice what employers pay in the United States, 6.2% Social Security, up to wages of $184,500 in 2026, and 1.45% Medicare: leave out what is withheld from the employee. Elsewhere other rates hold.',
    },
    {
      level: 'caution',
      when: ({ taxes, wages }) => isAbove(taxes / wages, 0.4),
      says: 'Payroll taxes of more than 40% of the wages: give the employer’s part alone, without what is withheld from the employee.',
    },
    {
      level: 'caution',
      when: ({ insurance, wages }) => insurance > 0 && isBelow(insurance / wages, 0.0005),
      says: 'Insurance of {insurance} a year is less than 0.05% of the wages: give the amount of a year, not the rate in percent or per 100 of wages.',
    },
    {
      level: 'note',
      when: ({ insurance, benefits }) => insurance === 0 && benefits > 0,
      says: 'No workers’ compensation or liability insurance is in it.',
    },
    {
      level: 'caution',
      when: ({ benefits, wages }) => benefits > 0 && isBelow(benefits / wages, 0.02),
      says: 'Benefits of {benefits} are less than 2% of the wages: check that they are of a year, not of a month.',
    },
    {
      level: 'note',
      when: ({ benefits }) => benefits === 0,
      says: ({ insurance }) =>
        insurance > 0
          ? 'No health insurance, retirement or other benefits are in it.'
          : 'No benefits, as health insurance and retirement, and no workers’ compensation or liability insurance are in it.',
    },
    {
      level: 'caution',
      when: ({ hourlyWage }) => isBelow(hourlyWage, constant(5, '$/h')),
      says: 'The wages come to {hourlyWage}: check that they are of a whole year, and not of an hour or a month.',
    },
    {
      level: 'note',
      when: ({ hourlyWage }) => isAbove(hourlyWage, constant(300, '$/h')),
      says: 'The wages come to {hourlyWage}: check that they are of one employee, and that the hours paid are of a whole year.',
    },
  ],
  examples: [
    {
      inputs: {
        wages: 35360,
        taxes: 3005,
        insurance: 3536,
        benefits: 5260,
        other: 8228,
        leave: 286,
      },
      results: {
        burden: 20029,
        total: 55389,
        worked: 1794,
        loadedHour: '30.87',
        hourlyWage: 17,
        burdenRate: '56.6431',
        multiplier: '1.566431',
        hourlyMarkup: '81.6152',
        leaveHour: '2.710145',
        burdenHour: '11.16',
      },
      source:
        'Gilson: Calculating Labor Burden and Profits, an example: $55,389 and $30.87 over 1,794 hours; ratios by hand',
    },
    {
      inputs: { wages: 75000, taxes: 6023, insurance: 56, paid: 2080 },
      results: { total: 81079, burden: 6079, loadedHour: '38.98', burdenRate: '8.1053' },
      cautions: ['No paid leave', 'No health insurance'],
      source: 'EmployerCosts: $75,000 in Texas, 2026: $81,079, $38.98 an hour, 8.1%',
    },
    {
      inputs: { wages: 40000, taxes: 250, insurance: 0, benefits: 400, other: 0, paid: 2000, leave: 24 },
      results: { burden: 650, total: 40650, burdenRate: '1.625', worked: 1976, loadedHour: '20.57' },
      cautions: ['if these are days', 'In the United States', 'not of a month', 'No workers’ compensation'],
      source: 'By hand: 40650/1976, as where months and days were typed',
    },
    {
      inputs: { wages: 3000, taxes: 1500, insurance: 0, benefits: 2000, other: 100, paid: 2000, leave: 700 },
      results: { burden: 3600, burdenRate: 120, worked: 1300, hourlyWage: 1.5, loadedHour: '5.076923' },
      cautions: ['burden is more than', 'three in ten', 'more than 40%', 'of a whole year', 'No workers’ compensation'],
      source: 'By hand: 3600/3000; 6600/1300',
    },
    {
      inputs: { wages: 40000, taxes: 3200, insurance: 10, benefits: 4000, leave: 80 },
      results: { burden: 7210, burdenRate: '18.025', worked: 2000, loadedHour: '23.605' },
      cautions: ['not the rate in percent'],
      source: 'By hand: 7210/40000; 47210/2000, as where $10 per $100 of wages is typed',
    },
    {
      inputs: { wages: 60000, taxes: 9180, insurance: 900, benefits: 12000, leave: 160 },
      results: { burden: 22080, burdenRate: '36.80', worked: 1920, loadedHour: '42.75' },
      cautions: ['withheld from the employee'],
      source: 'By hand: 22080/60000; 82080/1920, as where both halves of 15.3% are typed',
    },
    {
      inputs: { wages: 1000000, taxes: 76500, insurance: 20000, benefits: 150000, leave: 160 },
      results: { burden: 246500, burdenRate: '24.65', worked: 1920, hourlyWage: '480.77' },
      cautions: ['withheld from the employee', 'check that they are of one employee'],
      source: 'By hand: 246500/1000000; 1000000/2080, as where the wages of twenty are typed',
    },
    {
      inputs: { wages: 30000, taxes: 3000, paid: 100, leave: 100 },
      refused: 'must be fewer than',
      source: 'By definition',
    },
  ],
  notes: [
    'Two figures are called burden: the rate on wages paid, and the loaded cost above the hourly wage, which has the pay of leave in it as well. To wages for hours worked add the second, to a payroll the first.',
    'Overhead of the firm, as rent and administration, and profit are not in it: a price to customers is higher.',
  ],
  references: [
    {
      title: 'D. Gilson: Calculating Labor Burden and Profits',
      url: 'https://buildyournumbers.com/labor-burden-calculator/',
    },
    { title: 'EmployerCosts: labor burden rate, 2026', url: 'https://employercosts.com/labor-burden-rate/' },
  ],
});

import { constant, defineCalculator, integer, number, quantity, roundTo } from '@reckoner/engine';

/** Cases × 200,000 over the hours worked: the hours of 100 full-time workers in a year. */
export default defineCalculator({
  title: 'OSHA incident rate (TRIR)',
  description:
    'Total recordable incident rate from cases and hours worked, with the DART rate, the rate of cases with days away and the lost-time injury frequency rate per million hours.',
  keywords: [
    'total recordable incident rate',
    'total recordable case rate',
    'DART rate',
    'LTIFR',
    'lost time injury frequency rate',
    'LTIR',
    'TRIFR',
    'OSHA recordable rate',
  ],
  related: ['employee-turnover-rate'],
  inputs: {
    cases: integer({
      label: 'Recordable cases',
      symbol: 'N',
      help: 'All of the OSHA 300 log: columns G, H, I and J of the 300A summary together. First aid alone is not recordable.',
      min: 0,
      max: 1e7,
    }),
    hours: quantity('h', {
      label: 'Hours worked by all employees',
      symbol: 'T',
      help: 'Of the same site and period as the cases, with overtime and supervised temporary workers, without vacation, sick leave and holidays.',
      min: 1,
      max: 1e12,
      refusedUnits: { d: 'h', wk: 'h', month: 'h', yr: 'h' },
    }),
    away: integer({
      label: 'Cases with days away from work among them',
      symbol: 'H',
      help: 'Column H: cases, not days, and without deaths.',
      min: 0,
      max: 1e7,
      optional: true,
    }),
    restricted: integer({
      label: 'Cases with restricted work or transfer among them',
      symbol: 'I',
      help: 'Column I: cases with no day away.',
      min: 0,
      max: 1e7,
      optional: true,
    }),
    deaths: integer({ label: 'Deaths among them', symbol: 'G', help: 'Column G.', min: 0, max: 1e6, default: 0 }),
  },
  outputs: {
    trir: number({ label: 'TRIR, cases per 200,000 hours', symbol: '\\mathrm{TRIR}', places: 2 }),
    dart: number({ label: 'DART rate, per 200,000 hours', symbol: '\\mathrm{DART}', places: 2, optional: true }),
    awayRate: number({
      label: 'Rate of cases with days away, per 200,000 hours',
      symbol: '\\mathrm{DAFW}',
      places: 2,
      optional: true,
    }),
    ltifr: number({
      label: 'LTIFR, deaths and cases with days away per million hours',
      symbol: '\\mathrm{LTIFR}',
      places: 2,
      optional: true,
    }),
    perMillion: number({ label: 'Recordable cases per million hours (TRIFR)', symbol: '\\mathrm{TRIFR}', places: 2 }),
    workers: number({ label: 'Full-time workers for a year, at 2,000 hours', symbol: 'W', places: 1 }),
    perCase: number({ label: 'One case is worth, per 200,000 hours', symbol: 'u', places: 2 }),
  },
  formula: ({ cases, hours, away, restricted, deaths }) => ({
    trir: (cases * constant(200000, 'h')) / hours,
    dart:
      away === undefined || restricted === undefined
        ? undefined
        : ((away + restricted) * constant(200000, 'h')) / hours,
    awayRate: away === undefined ? undefined : (away * constant(200000, 'h')) / hours,
    ltifr: away === undefined ? undefined : ((deaths + away) * constant(1e6, 'h')) / hours,
    perMillion: (cases * constant(1e6, 'h')) / hours,
    workers: hours / constant(2000, 'h'),
    perCase: constant(200000, 'h') / hours,
  }),
  explanation: ({ away, dart, deaths }) => {
    const days =
      dart === undefined
        ? ''
        : ' The {away} {away|case|cases} with days away and {restricted} with restriction or transfer are a DART rate of {dart}.';
    const lost =
      away === undefined
        ? ''
        : deaths === 0
          ? ' The {away} {away|case|cases} with days away {away|is|are} an LTIFR of {ltifr} per million hours.'
          : ' {deaths} {deaths|death|deaths} and {away} {away|case|cases} with days away are an LTIFR of {ltifr} per million hours.';
    return `{cases} recordable {cases|case|cases} in {hours}, a year of {workers} full-time {workers|worker|workers} at 2,000 hours each, {cases|is|are} a TRIR of {trir} per 100 full-time workers.${days}${lost}`;
  },
  requires: [
    {
      that: (inputs, given) =>
        (given.away ? inputs.away : 0) + (given.restricted ? inputs.restricted : 0) + inputs.deaths <= inputs.cases,
      field: 'cases',
      says: 'Deaths and cases with days away, restriction or transfer are more than all recordable cases, {cases}: each case counts once, in the most serious column, and cases are counted, not days.',
    },
    {
      that: (_, given) => !given.restricted || given.away,
      field: 'away',
      says: 'The DART rate needs the cases with days away (column H) as well: give 0 where there were none.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ trir, cases }) => cases > 1 && roundTo(trir, 2) > 20,
      says: 'More than 20 cases per 100 full-time workers: check that these are the hours of all employees in the whole period of the cases, not a number of employees or the hours of one.',
    },
    {
      level: 'caution',
      when: ({ workers }) => roundTo(workers, 1) < 1,
      says: 'The hours are less than one full-time worker’s year of 2,000 hours: check that they are those of all employees in the whole period.',
    },
    {
      level: 'caution',
      when: ({ trir, cases }) => cases > 0 && roundTo(trir, 2) < 0.1,
      says: 'Less than one case in 1,000 full-time workers is unusually low: check that the hours, a year of {workers} full-time workers, are those of this site, and that all recordable cases are counted.',
    },
    {
      level: 'note',
      when: ({ perCase }) => roundTo(perCase, 2) >= 1,
      says: 'In these hours one case more or less changes the rate by {perCase}: compare rates of several years together, their cases over their hours, rather than one year with the rate of an industry.',
    },
    {
      level: 'note',
      when: ({ cases }) => cases === 0,
      says: 'No recordable case is a rate of 0 in these hours; it does not say that the next ones are without risk, and cases that were not recorded are not in it.',
    },
    {
      level: 'note',
      when: ({ deaths, dart }) => deaths > 0 && dart !== undefined,
      says: 'The DART rate counts columns H and I alone: the {deaths} {deaths|death|deaths} {deaths|is|are} in the TRIR and the LTIFR, not in it.',
    },
    {
      level: 'note',
      when: ({ deaths, away }) => deaths > 0 && away === undefined,
      says: 'The {deaths} {deaths|death|deaths} {deaths|is|are} among the recordable cases and {deaths|changes|change} no other figure: for the LTIFR give the cases with days away as well.',
    },
  ],
  examples: [
    {
      inputs: { cases: 1, hours: 10000, away: 0, restricted: 1 },
      results: { trir: 20, dart: 20, awayRate: 0, ltifr: 0, perMillion: 100, workers: 5, perCase: 20 },
      cautions: ['one case more or less'],
      source: 'Code of Maryland Regulations 09.12.24.09, example of 2005: TRC and DART 20.0',
    },
    {
      inputs: { cases: 22, hours: 645089, away: 22, restricted: 0 },
      results: { dart: '6.8208', trir: '6.8208' },
      source: 'Safex: DART rate, 22 cases in 645,089 hours are 6.8; digits by hand: 4400000/645089',
    },
    {
      inputs: { cases: 2, hours: 100000, away: 2 },
      results: { trir: 4, awayRate: 4, ltifr: 20, perMillion: 20, workers: 50, perCase: 2 },
      cautions: ['one case more or less'],
      source: 'Sospes: rate calculations, 2 lost-time injuries in 100,000 hours: LTIR 4, LTIFR 20',
    },
    {
      inputs: { cases: 9, hours: 800000, away: 3, restricted: 4, deaths: 1 },
      results: { trir: 2.25, dart: 1.75, awayRate: 0.75, ltifr: 5, perMillion: 11.25, workers: 400, perCase: 0.25 },
      cautions: ['not in it'],
      source: 'By hand: 9/4, 7/4, 3/4; (1 + 3)/0.8',
    },
    {
      inputs: { cases: 0, hours: 1000000 },
      results: { trir: 0, perMillion: 0, workers: 500, perCase: 0.2 },
      cautions: ['No recordable case'],
      source: 'By hand: no case',
    },
    {
      inputs: { cases: 1, hours: 4000000 },
      results: { trir: 0.05, perMillion: 0.25, workers: 2000, perCase: 0.05 },
      cautions: ['unusually low'],
      source: 'By hand: 1/20',
    },
    {
      inputs: { cases: 2, hours: 50 },
      results: { trir: 8000, perMillion: 40000, workers: 0.025, perCase: 4000 },
      cautions: ['More than 20 cases', 'less than one full-time', 'one case more or less'],
      source: 'By hand: 2 × 4000, as where employees are typed for hours',
    },
    {
      inputs: { cases: 3, hours: 600000, deaths: 1 },
      results: { trir: 1, perMillion: 5, workers: 300 },
      cautions: ['for the LTIFR give'],
      source: 'By hand: 3/3; a death alone tells nothing of lost time',
    },
    {
      inputs: { cases: 3, hours: 400000, away: 2, restricted: 1, deaths: 1 },
      refused: 'are more than all recordable cases',
      source: 'By hand: 4 of 3',
    },
    {
      inputs: { cases: 3, hours: 400000, restricted: 1 },
      refused: 'needs the cases with days away',
      source: 'By definition: DART counts columns H and I',
    },
    {
      inputs: { cases: 0, hours: '12 months' },
      refused: 'does not take month',
      source: 'By definition: hours are those worked, not those of the calendar',
    },
  ],
  notes: [
    'Recordable is what 29 CFR 1904 says in the United States; other countries and companies count otherwise. LTIFR is not of OSHA: here deaths and cases with days away count, illnesses too; some count injuries alone or a lost shift.',
    'The 200,000 hours are 100 workers at 40 hours in 50 weeks. The rate needs no full year, as long as cases and hours are of the same time.',
  ],
  references: [
    {
      title: 'Code of Maryland Regulations 09.12.24.08 and .09: rate calculations, with examples',
      url: 'http://www.dsd.state.md.us/comar/comarhtml/09/09.12.24.08.htm',
    },
    { title: 'OSHA: Forms for Recording Work-Related Injuries and Illnesses (300, 300A), worksheets' },
    { title: 'US Bureau of Labor Statistics: How to compute a firm’s incidence rate for safety management' },
  ],
});

import {
  chiSquaredQuantile,
  choice,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  measure,
  normalQuantile,
  number,
  roundTo,
} from '@reckoner/engine';
import { confidence } from '../shared/confidence.js';
import { wilsonInterval } from '../shared/proportion.js';

const people = { min: 1, max: 1e10, usual: 'all' } as const;
const OF_PEOPLE = ['crude', 'specific'] as const;
const OF_BIRTHS = ['infant', 'neonatal', 'postneonatal', 'underFive', 'maternal'] as const;
/** Of how many each measure is told, as CDC's table of mortality measures has it. */
const multiple = ({ measure }: { measure: string }) =>
  measure === 'fatality' || measure === 'proportionate'
    ? 100
    : measure === 'specific' || measure === 'maternal'
      ? 100000
      : 1000;

/** Deaths over what they are counted against; limits of Wilson for parts of a whole, exact ones of Poisson for rates. */
export default defineCalculator({
  title: 'Mortality rates and case fatality',
  description:
    'Case fatality, crude, cause-specific, infant, neonatal, under-five, maternal or proportionate mortality from deaths and what they are counted against, with a confidence interval.',
  keywords: [
    'CFR',
    'death rate',
    'infant mortality rate',
    'maternal mortality ratio',
    'crude death rate',
    'proportional mortality',
    'cause-specific death rate',
  ],
  related: ['incidence-rate-prevalence', 'confidence-interval-poisson-rate'],
  inputs: {
    measure: choice(
      {
        fatality: { label: 'Case fatality', also: ['CFR', 'case fatality rate', 'case fatality ratio'] },
        crude: { label: 'Crude death rate', also: ['Crude mortality rate'] },
        specific: { label: 'Death rate of a cause or an age', also: ['Cause-specific', 'Age-specific'] },
        infant: { label: 'Infant mortality', also: ['IMR', 'infant mortality rate'] },
        neonatal: 'Neonatal mortality',
        postneonatal: 'Postneonatal mortality',
        underFive: { label: 'Under-five mortality', also: ['Child mortality', 'U5MR', 'under-5 mortality', 'under 5'] },
        maternal: { label: 'Maternal mortality ratio', also: ['MMR', 'maternal mortality'] },
        proportionate: { label: 'Proportionate mortality', also: ['Proportional mortality'] },
      },
      { label: 'Measure', default: 'fatality' },
    ),
    deaths: integer({
      label: 'Deaths',
      help: 'Of the cases, the population, the cause or the age group in question: infant below 1 year, neonatal below 28 days, postneonatal from 28 days to 1 year.',
      symbol: 'D',
      min: 0,
      max: 1e9,
      usual: 'all',
    }),
    cases: integer({
      label: 'Cases',
      help: 'All people with the disease, the dead among them.',
      symbol: 'C',
      ...people,
      when: { measure: 'fatality' },
    }),
    ill: integer({
      label: 'Cases that are still ill',
      symbol: 'C_i',
      min: 0,
      max: 1e10,
      usual: 'all',
      default: 0,
      when: { measure: 'fatality' },
    }),
    population: integer({
      label: 'Population',
      help: 'In the middle of the period, of the age group where the deaths are.',
      symbol: 'P',
      ...people,
      when: { measure: OF_PEOPLE },
    }),
    period: measure('yr', {
      label: 'Period',
      symbol: 't',
      min: 0.002,
      max: 100,
      usual: [0.019, 10],
      default: 1,
      when: { measure: OF_PEOPLE },
    }),
    births: integer({
      label: 'Live births',
      help: 'In the period of the deaths.',
      symbol: 'B',
      ...people,
      when: { measure: OF_BIRTHS },
    }),
    allDeaths: integer({
      label: 'Deaths of all causes',
      symbol: 'D_a',
      ...people,
      when: { measure: 'proportionate' },
    }),
    per: integer({
      label: 'Per',
      help: 'People, births, cases or deaths.',
      symbol: 'm',
      min: 1,
      max: 1000000,
      usual: 'all',
      default: multiple,
    }),
    confidence,
  },
  outputs: {
    rate: number({ label: 'Rate per number chosen', symbol: 'R', places: 2, digits: 3 }),
    low: number({ label: 'Rate from', symbol: 'R_L', places: 2, digits: 3 }),
    high: number({ label: 'Rate to', symbol: 'R_U', places: 2, digits: 3 }),
    oneIn: number({
      label: 'Person-years, births, cases or deaths to one such death',
      symbol: 'N',
      places: 1,
      digits: 3,
      optional: true,
    }),
    resolved: number({
      label: 'Rate among cases that have ended',
      symbol: 'R_r',
      places: 2,
      digits: 3,
      optional: true,
    }),
  },
  formula: ({ measure, deaths, cases, ill, population, period, births, allDeaths, per, confidence }) => {
    const z = normalQuantile((1 + confidence) / 2);
    const whole = measure === 'fatality' ? cases : measure === 'proportionate' ? allDeaths : undefined;
    if (whole !== undefined) {
      const interval = wilsonInterval(deaths, whole, z);
      return {
        rate: (per * deaths) / whole,
        low: deaths === 0 ? 0 : per * interval.low,
        high: deaths === whole ? per : per * interval.high,
        oneIn: deaths > 0 ? whole / deaths : undefined,
        resolved: measure === 'fatality' && ill > 0 && cases > ill ? (per * deaths) / (cases - ill) : undefined,
      };
    }
    const exposed = births === undefined ? population * period : births;
    const tail = (1 - confidence) / 2;
    return {
      rate: (per * deaths) / exposed,
      low: deaths === 0 ? 0 : (per * chiSquaredQuantile(tail, 2 * deaths)) / (2 * exposed),
      high: (per * chiSquaredQuantile(1 - tail, 2 * (deaths + 1))) / (2 * exposed),
      oneIn: deaths > 0 ? exposed / deaths : undefined,
    };
  },
  shown: ({ measure, deaths, cases, ill, population, period, births, allDeaths, per, rate, resolved }) => ({
    rate:
      measure === 'fatality'
        ? (per * deaths) / cases
        : measure === 'proportionate'
          ? (per * deaths) / allDeaths
          : measure === 'crude' || measure === 'specific'
            ? (per * deaths) / (population * period)
            : (per * deaths) / births,
    low: undefined,
    high: undefined,
    oneIn: deaths > 0 ? per / rate : undefined,
    resolved: resolved === undefined ? undefined : (per * deaths) / (cases - ill),
  }),
  stepwise: [
    'Case fatality and proportionate mortality are parts of a whole: their limits are those of Wilson. The others are rates, with the exact limits of a Poisson count (Garwood).',
  ],
  explanation: ({ measure, deaths, ill, per }) => {
    const within = ' ({low} to {high} at {confidence} confidence)';
    const part = per === 100 ? '{rate}% ({low}% to {high}% at {confidence} confidence)' : `{rate} per {per}${within}`;
    if (measure === 'fatality') {
      const sofar = ill > 0 ? ' so far' : '';
      return `Of {cases} {cases|case|cases} {deaths} {deaths|has|have} died${sofar}: a case fatality of ${part}.`;
    }
    if (measure === 'proportionate')
      return `{deaths} of {allDeaths} {allDeaths|death|deaths} {deaths|is|are} of this cause: a proportionate mortality of ${part}.`;
    const name =
      measure === 'crude'
        ? 'a crude death rate'
        : measure === 'specific'
          ? 'a death rate'
          : measure === 'maternal'
            ? 'a maternal mortality ratio'
            : measure === 'infant'
              ? 'an infant mortality'
              : measure === 'neonatal'
                ? 'a neonatal mortality'
                : measure === 'postneonatal'
                  ? 'a postneonatal mortality'
                  : 'an under-five mortality';
    if (measure === 'crude' || measure === 'specific')
      return `{deaths} {deaths|death|deaths} in {period} among {population} {population|person|people} {deaths|is|are} ${name} of {rate} per {per} a year${within}.`;
    return deaths === 1
      ? `{deaths} death with {births} live {births|birth|births} is ${name} of {rate} per {per} live {per|birth|births}${within}.`
      : `{deaths} deaths with {births} live {births|birth|births} are ${name} of {rate} per {per} live {per|birth|births}${within}.`;
  },
  requires: [
    {
      that: ({ deaths, cases }) => deaths <= cases,
      field: 'deaths',
      says: 'There are more deaths, {deaths}, than cases, {cases}.',
    },
    {
      that: ({ deaths, cases, ill }) => deaths > cases || deaths + ill <= cases,
      field: 'ill',
      says: 'The dead, {deaths}, and those still ill, {ill}, are more than all cases, {cases}.',
    },
    {
      that: ({ deaths, allDeaths }) => deaths <= allDeaths,
      field: 'deaths',
      says: 'There are more deaths of the cause, {deaths}, than of all causes, {allDeaths}.',
    },
    {
      that: ({ deaths, population, period }) => isAtMost(deaths, population * Math.max(1, period)),
      field: 'deaths',
      says: 'There are more deaths, {deaths}, than a population of {population} can have in {period}.',
    },
    {
      that: ({ deaths, births }) => deaths <= births,
      field: 'deaths',
      says: 'There are more deaths, {deaths}, than live births, {births}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ ill }) => ill !== undefined && ill > 0,
      says: 'Some of those still ill may die yet, so that the case fatality so far may be too low. The rate among cases that have ended may be too high, as where recovery takes longer than dying.',
    },
    {
      level: 'caution',
      when: ({ deaths }) => deaths > 0 && deaths < 20,
      says: 'With fewer than 20 deaths the rate is unstable: read the interval, or count more of them, as of several years or areas.',
    },
    {
      level: 'note',
      when: ({ deaths }) => deaths === 0,
      says: 'No death was seen, so that only the upper limit says anything.',
    },
    {
      level: 'note',
      when: ({ measure }) => measure === 'crude',
      says: 'A crude rate depends on how old people are: compare populations by rates of each age, or by age-standardized ones.',
    },
    {
      level: 'note',
      when: ({ measure }) => measure === 'proportionate',
      says: 'Proportionate mortality is no risk of dying: it falls where other causes grow, and grows where they fall.',
    },
    {
      level: 'note',
      when: ({ measure }) => measure === 'underFive',
      says: 'Deaths below 5 years over the live births of the same period approximate the under-five mortality, which is otherwise made from a life table.',
    },
    {
      level: 'caution',
      when: ({ measure, deaths, population, period }) =>
        measure === 'crude' && population !== undefined && isAbove(1000 * deaths, 50 * population * period),
      says: 'Hardly any population loses more than 50 of 1,000 people a year in peace: check that the population is not in thousands, and the period.',
    },
    {
      level: 'caution',
      when: ({ measure, deaths, population, period }) =>
        measure === 'specific' && population !== undefined && isAbove(1000 * deaths, 200 * population * period),
      says: 'More than 200 of 1,000 people die in a year only among the oldest and in disasters: check that the population is not in thousands, and the period.',
    },
    {
      level: 'caution',
      when: ({ measure, high, per }) => measure === 'crude' && roundTo((1000 * high) / per, 2) < 1,
      says: 'Hardly any population loses less than 1 of 1,000 people a year: check that the deaths are those of all causes and not in thousands, and the period.',
    },
    {
      level: 'caution',
      when: ({ measure, high, per }) =>
        (measure === 'infant' || measure === 'underFive') && roundTo((1000 * high) / per, 2) < 1,
      says: 'Hardly any population loses less than 1 child for 1,000 live births: check that the deaths are not in thousands, and that the births are those of the same period.',
    },
    {
      level: 'caution',
      when: ({ measure, deaths, births }) =>
        births !== undefined && isAbove(deaths, (measure === 'maternal' ? 0.03 : 0.3) * births),
      says: 'So many deaths for the live births are hardly ever seen: check that the births are not in thousands.',
    },
  ],
  examples: [
    {
      inputs: { deaths: 12, cases: 240, ill: 40 },
      results: { rate: 5, low: 2.8830303255, high: 8.5348224693, oneIn: 20, resolved: 6 },
      cautions: ['may die yet', 'fewer than 20'],
      source: 'By hand: 12/240, 12/200; statsmodels: proportion_confint(12, 240, method="wilson")',
    },
    {
      inputs: { measure: 'infant', deaths: 23446, births: 3932181 },
      results: { rate: 5.962594, low: 5.886513588, high: 6.039412685, oneIn: 167.7122 },
      source:
        'National Vital Statistics Reports 64(9), USA 2013: 23,446 deaths, 5.96 per 1,000; limits by roots of scipy.stats.poisson',
    },
    {
      inputs: { measure: 'maternal', deaths: 1205, births: 3664292 },
      results: { rate: 32.884933843, low: 31.0541737438, high: 34.7954479554 },
      source:
        'National Center for Health Statistics, USA 2021: 1,205 deaths, 32.9; by hand: 1205/36.64292; limits by roots of scipy.stats.poisson',
    },
    {
      inputs: { measure: 'neonatal', deaths: 14, births: 4000 },
      results: { rate: 3.5, low: 1.9134825691, high: 5.8724052805, oneIn: 285.7143 },
      cautions: ['fewer than 20'],
      source: 'By hand: 14/4; limits of 14 by roots of scipy.stats.poisson',
    },
    {
      inputs: { measure: 'postneonatal', deaths: 30, births: 20000, confidence: 90 },
      results: { rate: 1.5, low: 1.0796989613, high: 2.0345253797 },
      source: 'By hand: 30/20; limits of 30 by roots of scipy.stats.poisson',
    },
    {
      inputs: { measure: 'underFive', deaths: 30, births: 1000, per: 100 },
      results: { rate: 3, low: 2.0240874021, high: 4.2826865395 },
      cautions: ['approximate'],
      source: 'By hand: 30/1000; limits of 30 by roots of scipy.stats.poisson',
    },
    {
      inputs: { measure: 'infant', deaths: 1, births: 2 },
      results: { rate: 500 },
      cautions: ['fewer than 20', 'hardly ever seen'],
      source: 'By hand: 1/2',
    },
    {
      inputs: { measure: 'infant', deaths: 21, births: 3745540 },
      results: { rate: 0.0056066682, low: 0.00347061598, high: 0.00857038791 },
      cautions: ['less than 1 child'],
      source: 'By hand: 21/3745.54; limits of 21 by scipy.stats.chi2',
    },
    {
      inputs: { measure: 'crude', deaths: 1205, population: 150000 },
      results: { rate: 8.03333333333, low: 7.5861040277, high: 8.5000454386 },
      cautions: ['how old people are'],
      source: 'By hand: 1205/150; limits of 1,205 by roots of scipy.stats.poisson',
    },
    {
      inputs: { measure: 'crude', deaths: 30, population: 500 },
      results: { rate: 60 },
      cautions: ['how old people are', 'more than 50'],
      source: 'By hand: 30/500',
    },
    {
      inputs: { measure: 'crude', deaths: 30, population: 60000 },
      results: { rate: 0.5, low: 0.3373479004, high: 0.7137810899 },
      cautions: ['how old people are', 'less than 1 of'],
      source: 'By hand: 30/60; limits of 30 by roots of scipy.stats.poisson',
    },
    {
      inputs: { measure: 'crude', deaths: 1, population: 1500 },
      results: { rate: 0.6666666667 },
      cautions: ['how old people are', 'fewer than 20'],
      source: 'By hand: 1/1.5, which chance alone gives where 1 of 1,000 die',
    },
    {
      inputs: { measure: 'crude', deaths: 0, population: 150000 },
      results: { rate: 0, low: 0, high: 0.02459252969 },
      cautions: ['how old people are', 'less than 1 of', 'No death was seen'],
      source: 'By hand: ln 40/150',
    },
    {
      inputs: { measure: 'specific', deaths: 5, population: 20 },
      results: { rate: 25000, oneIn: 4 },
      cautions: ['only among the oldest', 'fewer than 20'],
      source: 'By hand: 5/20',
    },
    {
      inputs: { measure: 'specific', deaths: 5, population: 20000, period: 5 },
      results: { rate: 5, low: 1.6234863901, high: 11.668332079, oneIn: 20000 },
      cautions: ['fewer than 20'],
      source: 'By hand: 5/100,000; limits of 5 by roots of scipy.stats.poisson',
    },
    {
      inputs: { measure: 'specific', deaths: 0, population: 100000 },
      results: { rate: 0, low: 0, high: 3.688879454 },
      cautions: ['No death was seen'],
      source: 'By hand: ln 40',
    },
    {
      inputs: { measure: 'proportionate', deaths: 30, allDeaths: 120 },
      results: { rate: 25, low: 18.109821657, high: 33.441136664, oneIn: 4 },
      cautions: ['no risk of dying'],
      source: 'By hand: 30/120; statsmodels: proportion_confint(30, 120, method="wilson")',
    },
    {
      inputs: { deaths: 0, cases: 50 },
      results: { rate: 0, low: 0, high: 7.134759913 },
      cautions: ['No death was seen'],
      source: 'statsmodels: proportion_confint(0, 50, method="wilson")',
    },
    {
      inputs: { deaths: 50, cases: 50 },
      results: { rate: 100, low: 92.8652400867, high: 100 },
      source: 'statsmodels: proportion_confint(50, 50, method="wilson")',
    },
    { inputs: { deaths: 6, cases: 5 }, refused: 'than cases', source: 'By definition' },
    { inputs: { deaths: 3, cases: 5, ill: 3 }, refused: 'more than all cases', source: 'By definition' },
    {
      inputs: { measure: 'proportionate', deaths: 6, allDeaths: 5 },
      refused: 'of all causes',
      source: 'By definition',
    },
    {
      inputs: { measure: 'crude', deaths: 600, population: 500 },
      refused: 'can have in',
      source: 'By definition',
    },
    { inputs: { measure: 'infant', deaths: 6, births: 5 }, refused: 'live births', source: 'By definition' },
  ],
  notes: [
    'Case fatality holds for the cases that were found: where mild ones are missed it is too high.',
    'Stillbirths count among neither deaths nor live births.',
  ],
  references: [
    {
      title:
        'CDC: Principles of Epidemiology in Public Health Practice, 3rd ed. (SS1978), lesson 3, on mortality measures',
      url: 'http://www.cdc.gov/ophss/csels/dsepd/SS1978/Lesson3/index.html',
    },
    {
      title:
        'Mathews, MacDorman, Thoma: Infant Mortality Statistics From the 2013 Period Linked Birth/Infant Death Data Set, National Vital Statistics Reports 64(9) (2015)',
    },
    {
      title: 'Mathematics and Statistics for the Environment, table 8.4, Frequently Used Measures of Mortality',
      url: 'http://what-when-how.com/Tutorial/topic-topic-1524mbeo/Mathematics-and-Statistics-for-the-Environment-219.html',
    },
    { title: 'Garwood: Fiducial Limits for the Poisson Distribution, Biometrika 28 (1936)' },
    {
      title:
        'Wilson: Probable Inference, the Law of Succession, and Statistical Inference, J Am Stat Assoc 22 (1927) 209',
      doi: '10.1080/01621459.1927.10502953',
    },
  ],
});

import {
  chiSquaredQuantile,
  choice,
  defineCalculator,
  integer,
  isAbove,
  measure,
  normalQuantile,
  number,
  percent,
} from '@reckoner/engine';
import { confidence } from '../shared/confidence.js';
import { wilsonInterval } from '../shared/proportion.js';

/** Garwood's limits of a rate, Wilson's of a share; in a steady state the odds of prevalence are incidence × duration. */
export default defineCalculator({
  title: 'Incidence rate and prevalence',
  description:
    'Incidence rate of new cases with its exact confidence interval, risk or prevalence of a group, and what incidence, prevalence and mean duration say of each other in a steady state.',
  keywords: [
    'incidence density',
    'cumulative incidence',
    'incidence proportion',
    'point prevalence',
    'person-years',
    'prevalence from incidence and duration',
  ],
  related: ['confidence-interval-poisson-rate', 'case-fatality-mortality-rates'],
  inputs: {
    known: choice(
      {
        personTime: { label: 'New cases and person-time', also: ['Incidence rate'] },
        group: { label: 'New cases in a group that was followed', also: ['Cumulative incidence', 'Risk'] },
        survey: { label: 'Existing cases among people examined', also: ['Prevalence'] },
      },
      { label: 'Known', default: 'personTime' },
    ),
    cases: integer({
      label: 'Cases',
      help: 'New ones for an incidence, existing ones for a prevalence.',
      symbol: 'x',
      min: 0,
      max: 1e9,
      usual: 'all',
    }),
    personTime: measure('yr', {
      label: 'Person-time at risk',
      help: 'Years of all people together, of each until the illness, the end or the loss of contact.',
      symbol: 'T',
      above: 0,
      max: 1e11,
      usual: [1, 1e9],
      when: { known: 'personTime' },
    }),
    people: integer({
      label: 'People',
      help: 'Without the disease at the start, for an incidence; all that were examined, for a prevalence.',
      symbol: 'n',
      min: 1,
      max: 1e10,
      usual: 'all',
      when: { known: ['group', 'survey'] },
    }),
    followed: measure('yr', {
      label: 'Time that they were followed',
      symbol: 't',
      min: 0.002,
      max: 120,
      usual: [0.008, 60],
      when: { known: 'group' },
    }),
    duration: measure('yr', {
      label: 'Mean duration of the disease',
      help: 'From onset to recovery or death.',
      symbol: 'D',
      min: 0.002,
      max: 120,
      usual: [0.005, 80],
      optional: true,
      when: { known: ['personTime', 'survey'] },
    }),
    per: integer({
      label: 'Rate per',
      help: 'Person-years.',
      symbol: 'm',
      min: 1,
      max: 1000000,
      usual: 'all',
      default: 1000,
    }),
    confidence,
  },
  outputs: {
    rate: number({ label: 'Incidence rate per number chosen', symbol: 'I', places: 2, digits: 3, optional: true }),
    rateLow: number({ label: 'Incidence rate from', symbol: 'I_L', places: 2, digits: 3, optional: true }),
    rateHigh: number({ label: 'Incidence rate to', symbol: 'I_U', places: 2, digits: 3, optional: true }),
    risk: percent({ label: 'Risk over the time followed', symbol: 'R', places: 2, digits: 3, optional: true }),
    riskLow: percent({ label: 'Risk from', symbol: 'R_L', places: 2, digits: 3, optional: true }),
    riskHigh: percent({ label: 'Risk to', symbol: 'R_U', places: 2, digits: 3, optional: true }),
    prevalence: percent({ label: 'Prevalence', symbol: 'P', places: 2, digits: 3, optional: true }),
    prevalenceLow: percent({ label: 'Prevalence from', symbol: 'P_L', places: 2, digits: 3, optional: true }),
    prevalenceHigh: percent({ label: 'Prevalence to', symbol: 'P_U', places: 2, digits: 3, optional: true }),
  },
  formula: ({ known, cases, personTime, people, followed, duration, per, confidence }) => {
    const tail = (1 - confidence) / 2;
    if (known === 'personTime') {
      const incidence = cases / personTime;
      const least = cases === 0 ? 0 / personTime : chiSquaredQuantile(tail, 2 * cases) / (2 * personTime);
      const most = chiSquaredQuantile(1 - tail, 2 * (cases + 1)) / (2 * personTime);
      const rates = { rate: per * incidence, rateLow: per * least, rateHigh: per * most };
      if (duration === undefined) return rates;
      return {
        ...rates,
        prevalence: (incidence * duration) / (1 + incidence * duration),
        prevalenceLow: (least * duration) / (1 + least * duration),
        prevalenceHigh: (most * duration) / (1 + most * duration),
      };
    }
    const share = cases / people;
    const interval = wilsonInterval(cases, people, -normalQuantile(tail));
    const low = cases === 0 ? 0 : interval.low;
    const high = cases === people ? 1 : interval.high;
    if (known === 'group')
      return {
        risk: share,
        riskLow: low,
        riskHigh: high,
        rate: (per * cases) / ((people - cases / 2) * followed),
      };
    const existing = { prevalence: share, prevalenceLow: low, prevalenceHigh: high };
    if (duration === undefined) return existing;
    return {
      ...existing,
      rate: (per * cases) / ((people - cases) * duration),
      rateLow: (per * low) / ((1 - low) * duration),
      rateHigh: (per * high) / ((1 - high) * duration),
    };
  },
  shown: ({ known, cases, personTime, people, followed, duration, per }) => ({
    rate:
      known === 'personTime'
        ? (per * cases) / personTime
        : known === 'group'
          ? (per * cases) / ((people - cases / 2) * followed)
          : duration === undefined
            ? undefined
            : (per * (cases / people)) / ((1 - cases / people) * duration),
    risk: known === 'group' ? cases / people : undefined,
    prevalence:
      known === 'survey'
        ? cases / people
        : known === 'personTime' && duration !== undefined
          ? ((cases / personTime) * duration) / (1 + (cases / personTime) * duration)
          : undefined,
    rateLow: undefined,
    rateHigh: undefined,
    riskLow: undefined,
    riskHigh: undefined,
    prevalenceLow: undefined,
    prevalenceHigh: undefined,
  }),
  stepwise: [
    'The limits of a rate are the exact ones of a Poisson count (Garwood), those of a risk or prevalence are Wilson’s.',
    'In a group that was followed each case counts for half of the time in the person-time, as if the cases came evenly and nobody else was lost.',
    'In a steady state P/(1 - P) = I × D. The limits follow in the same way, and take the duration as exact.',
  ],
  explanation: ({ known, prevalence, rate }) => {
    if (known === 'personTime') {
      const first =
        '{cases} new {cases|case|cases} in {personTime} of person-time {cases|is|are} an incidence rate of {rate} per {per} {per|person-year|person-years} ({rateLow} to {rateHigh} at {confidence} confidence).';
      return prevalence === undefined
        ? first
        : `${first} With a mean duration of {duration} it keeps up a prevalence of {prevalence} ({prevalenceLow} to {prevalenceHigh}).`;
    }
    if (known === 'group')
      return '{cases} of {people} {people|person|people} fell ill within {followed}: a risk of {risk} ({riskLow} to {riskHigh} at {confidence} confidence), or an incidence rate of about {rate} per {per} {per|person-year|person-years}.';
    const found =
      '{cases} of {people} {people|person|people} {cases|has|have} the disease: a prevalence of {prevalence} ({prevalenceLow} to {prevalenceHigh} at {confidence} confidence).';
    return rate === undefined
      ? found
      : `${found} With a mean duration of {duration} an incidence rate of {rate} ({rateLow} to {rateHigh}) per {per} {per|person-year|person-years} at risk keeps it up.`;
  },
  requires: [
    {
      that: ({ cases, people }) => cases <= people,
      field: 'cases',
      says: 'There are more cases, {cases}, than people, {people}.',
    },
    {
      that: ({ cases, people }, given) => cases !== people || !given.duration,
      field: 'duration',
      says: 'Where everybody has the disease nobody is left to get it: no incidence follows from the duration.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ cases }) => cases === 0,
      says: 'No case was seen, so that only the upper limit says anything.',
    },
    {
      level: 'note',
      when: ({ duration }) => duration !== undefined,
      says: 'Prevalence and incidence follow from each other only in a steady state: incidence and duration unchanged for longer than the disease lasts, and as many people coming as going.',
    },
    {
      level: 'caution',
      when: ({ cases, personTime }) => personTime !== undefined && cases > personTime,
      says: 'That is more than one new case a year for each person at risk: right for an illness that comes again and again; otherwise check that the person-time is not in thousands.',
    },
    {
      level: 'caution',
      when: ({ known, cases, people }) => known === 'group' && people !== undefined && isAbove(cases, 0.2 * people),
      says: 'More than a fifth fell ill: the incidence rate is only rough, as it takes the cases to come evenly. Count the person-time of each instead.',
    },
  ],
  examples: [
    {
      inputs: { cases: 14, personTime: 400 },
      results: { rate: 35, rateLow: 19.1348256907515, rateHigh: 58.7240528045889 },
      source: 'StatsDirect help, Poisson rate: 0.019135 to 0.058724; further digits by roots of scipy.stats.poisson',
    },
    {
      inputs: { cases: 30, personTime: 6000, duration: 20, per: 100, confidence: 90 },
      results: {
        rate: 0.5,
        rateLow: 0.3598996538,
        rateHigh: 0.6781751266,
        prevalence: 9.0909090909,
        prevalenceLow: 6.714671487,
        prevalenceHigh: 11.9435401596,
      },
      cautions: ['steady state'],
      source: 'By hand: 30/60, 0.005 × 20 = 0.1, 0.1/1.1; limits of 30 by roots of scipy.stats.poisson',
    },
    {
      inputs: { cases: 0, personTime: 1000, duration: 20 },
      results: { rate: 0, prevalence: 0, prevalenceLow: 0, prevalenceHigh: 6.8708445615 },
      cautions: ['No case was seen', 'steady state'],
      source: 'By hand: ln 40 × 0.02/(1 + ln 40 × 0.02)',
    },
    {
      inputs: { cases: 0, personTime: 1000 },
      results: { rate: 0, rateLow: 0, rateHigh: 3.688879454 },
      cautions: ['No case was seen'],
      source: 'By hand: ln 40',
    },
    {
      inputs: { cases: 30, personTime: 10 },
      results: { rate: 3000 },
      cautions: ['more than one new case a year'],
      source: 'By hand: 30/10',
    },
    {
      inputs: { known: 'group', cases: 8, people: 200, followed: 2, confidence: 90 },
      results: { risk: 4, riskLow: 2.268277999, riskHigh: 6.9596607815, rate: 20.40816327 },
      source: 'By hand: 8/(196 × 2); statsmodels: proportion_confint(8, 200, alpha=0.1, method="wilson")',
    },
    {
      inputs: { known: 'group', cases: 50, people: 50, followed: 1 },
      results: { risk: 100, riskLow: 92.8652400867, riskHigh: 100, rate: 2000 },
      cautions: ['More than a fifth'],
      source: 'By hand: 50/25; statsmodels: proportion_confint(50, 50, method="wilson")',
    },
    {
      inputs: { known: 'survey', cases: 30, people: 120 },
      results: { prevalence: 25, prevalenceLow: 18.109821657, prevalenceHigh: 33.441136664 },
      source: 'statsmodels: proportion_confint(30, 120, method="wilson")',
    },
    {
      inputs: { known: 'survey', cases: 30, people: 120, duration: 10 },
      results: { prevalence: 25, rate: 33.33333333, rateLow: 22.1147664143, rateHigh: 50.2429503571 },
      cautions: ['steady state'],
      source: 'By hand: 0.25/(0.75 × 10); the same of proportion_confint(30, 120, method="wilson") of statsmodels',
    },
    {
      inputs: { known: 'survey', cases: 0, people: 50 },
      results: { prevalence: 0, prevalenceLow: 0, prevalenceHigh: 7.134759913 },
      cautions: ['No case was seen'],
      source: 'statsmodels: proportion_confint(0, 50, method="wilson")',
    },
    { inputs: { known: 'survey', cases: 6, people: 5 }, refused: 'than people', source: 'By definition' },
    {
      inputs: { known: 'survey', cases: 5, people: 5, duration: 2 },
      refused: 'nobody is left',
      source: 'By definition',
    },
  ],
  notes: [
    'Holds for cases that come independently of each other: where they come in clusters, or one person has several, the interval is too narrow.',
    'An incidence counts people without the disease alone as at risk. Over the person-time of the whole population the prevalence would be I × D.',
  ],
  references: [
    { title: 'Rothman, Greenland, Lash: Modern Epidemiology, 3rd ed., ch. 3', isbn: '978-0-7817-5564-1' },
    {
      title: 'CDC: Principles of Epidemiology in Public Health Practice, 3rd ed. (SS1978), lesson 3',
      url: 'http://www.cdc.gov/ophss/csels/dsepd/SS1978/Lesson3/index.html',
    },
    { title: 'Garwood: Fiducial Limits for the Poisson Distribution, Biometrika 28 (1936)' },
    {
      title:
        'Wilson: Probable Inference, the Law of Succession, and Statistical Inference, J Am Stat Assoc 22 (1927) 209',
      doi: '10.1080/01621459.1927.10502953',
    },
  ],
});

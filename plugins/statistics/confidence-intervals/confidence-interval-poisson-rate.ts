import {
  chiSquaredQuantile,
  choice,
  defineCalculator,
  integer,
  isAtMost,
  normalQuantile,
  number,
} from '@reckoner/engine';
import { confidence, limits } from '../shared/inference.js';
import { intervalShapes } from '../shared/interval-drawing.js';

/** Limits of the expected count, divided by the exposure. */
export default defineCalculator({
  title: 'Confidence interval for a rate',
  description:
    'Confidence interval of a Poisson count and of its rate per exposure: exact (Garwood), by Byar or by the normal curve.',
  keywords: [
    'poisson confidence interval',
    'incidence rate',
    'person-years',
    'garwood',
    'byar',
    'confidence interval for a count',
  ],
  related: ['poisson-distribution', 'rule-of-three'],
  inputs: {
    events: integer({ label: 'Events', symbol: 'x', min: 0, max: 1e7 }),
    exposure: number({
      label: 'Exposure',
      help: 'Person-years, hours, area or volume in which the events were counted; 1 for the count itself.',
      symbol: 'T',
      above: 0,
      max: 1e15,
      default: 1,
    }),
    per: number({
      label: 'Rate per',
      help: '100000 for a rate per 100,000 person-years.',
      symbol: 'm',
      above: 0,
      max: 1e9,
      default: 1,
    }),
    method: choice(
      {
        exact: { label: 'Exact (Garwood)', also: ['Garwood', 'gamma', 'chi-square'] },
        byar: 'Byar',
        normal: { label: 'Normal (Wald)', also: ['Wald'] },
      },
      { label: 'Method', default: 'exact' },
    ),
    limits,
    confidence,
  },
  outputs: {
    rate: number({ label: 'Rate', symbol: 'R', places: 4, digits: 6 }),
    lower: number({ label: 'Lower limit of the rate', symbol: 'L', places: 4, digits: 6, optional: true }),
    upper: number({ label: 'Upper limit of the rate', symbol: 'U', places: 4, digits: 6, optional: true }),
    countLower: number({
      label: 'Lower limit of the expected count',
      symbol: '\\lambda_L',
      places: 4,
      digits: 6,
      optional: true,
    }),
    countUpper: number({
      label: 'Upper limit of the expected count',
      symbol: '\\lambda_U',
      places: 4,
      digits: 6,
      optional: true,
    }),
  },
  formula: ({ events, exposure, per, method, limits, confidence }) => {
    const tail = limits === 'both' ? (1 - confidence) / 2 : 1 - confidence;
    const z = -normalQuantile(tail);
    const scale = per / exposure;
    const rate = events * scale;
    const byar = (count: number, step: number) => count * (1 - 1 / (9 * count) + step / (3 * Math.sqrt(count))) ** 3;
    const countLower =
      events === 0
        ? 0
        : method === 'exact'
          ? chiSquaredQuantile(tail, 2 * events) / 2
          : Math.max(0, method === 'byar' ? byar(events, -z) : events - z * Math.sqrt(events));
    const countUpper =
      method === 'exact'
        ? chiSquaredQuantile(1 - tail, 2 * (events + 1)) / 2
        : method === 'byar'
          ? byar(events + 1, z)
          : events + z * Math.sqrt(events);
    return {
      rate,
      ...(limits === 'upper' ? {} : { lower: countLower * scale, countLower }),
      ...(limits === 'lower' ? {} : { upper: countUpper * scale, countUpper }),
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Interval of the rate',
    draw: ({ lower, upper, rate }) =>
      lower === undefined || upper === undefined
        ? undefined
        : intervalShapes({ lower, upper, middle: rate, of: { lower: 'lower', upper: 'upper', middle: 'rate' } }),
  },
  explanation: ({ exposure, per, limits }) => {
    const found =
      limits === 'lower'
        ? 'at least {lower} at {confidence} confidence'
        : limits === 'upper'
          ? 'at most {upper} at {confidence} confidence'
          : '{lower} to {upper} at {confidence} confidence';
    if (exposure === 1 && per === 1) return `The expected count behind {events} {events|event|events} is ${found}.`;
    const unit = per === 1 ? 'per unit of exposure' : 'per {per} of exposure';
    return `{events} {events|event|events} in an exposure of {exposure} {events|is|are} a rate of {rate} ${unit}; the true rate is ${found}.`;
  },
  requires: [
    {
      that: ({ events, method }) => method !== 'normal' || events > 0,
      field: 'method',
      says: 'With no events the normal interval has no width: take the exact one.',
    },
    {
      that: ({ events, limits }) => limits !== 'lower' || events > 0,
      field: 'limits',
      says: 'With no events there is no lower limit above 0: ask for the upper one.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ events, method }) => method === 'byar' && events < 10,
      says: 'With fewer than 10 events Byar’s limits stray from the exact ones: take the exact interval.',
    },
    {
      level: 'caution',
      when: ({ events, method }) => method === 'normal' && events < 100,
      says: 'With fewer than 100 events the normal interval is rough: take the exact one.',
    },
    {
      level: 'caution',
      when: ({ exposure, per }) => exposure === 1 && per !== 1,
      says: 'The exposure is 1: give the one in which the events were counted, such as all person-years.',
    },
    {
      level: 'note',
      when: ({ events, countLower }) => events > 0 && countLower !== undefined && isAtMost(countLower, 0),
      says: 'The lower limit would fall below 0 and is cut there, so that it says nothing.',
    },
    {
      level: 'note',
      when: ({ events, limits }) => events === 0 && limits === 'both',
      says: 'No event was seen, so that only the upper limit says anything: “Upper limit only” puts the whole chance of error there, as the rule of three does.',
    },
  ],
  examples: [
    {
      inputs: { events: 14, exposure: 400 },
      results: {
        rate: 0.035,
        lower: 0.0191348256907515,
        upper: 0.0587240528045889,
        countLower: 7.6539302763006,
        countUpper: 23.489621121836,
      },
      source: 'StatsDirect help, Poisson rate: 0.019135 to 0.058724; further digits by roots of scipy.stats.poisson',
    },
    {
      inputs: { events: 196, exposure: 280 },
      results: { rate: 0.7, lower: 0.6054271, upper: 0.805157 },
      source: 'R package DescTools, PoissonCI: exact 0.6054271 to 0.8051570',
    },
    {
      inputs: { events: 196, exposure: 280, method: 'normal' },
      results: { lower: 0.6020018, upper: 0.7979982 },
      source: 'R package DescTools, PoissonCI: wald 0.6020018 to 0.7979982',
    },
    {
      inputs: { events: 196, exposure: 280, per: 1000, method: 'byar' },
      results: { rate: 700, lower: 605.42251285032, upper: 805.160246784961 },
      source: 'Python: 196 (1 - 1/(9 × 196) - z/(3 √196))³ and 197 (1 - 1/(9 × 197) + z/(3 √197))³, over 280',
    },
    {
      inputs: { events: 0 },
      results: { rate: 0, countLower: 0, countUpper: 3.688879454114 },
      cautions: ['only the upper limit'],
      source: 'By hand: ln 40',
    },
    {
      inputs: { events: 0, exposure: 500, per: 100, limits: 'upper' },
      results: { rate: 0, upper: 0.599146454711, countUpper: 2.995732273554 },
      source: 'By hand: ln 20, and 100/500 of it',
    },
    {
      inputs: { events: 1, method: 'byar', confidence: 99.9 },
      results: { rate: 1, countLower: 0, countUpper: 10.177411355156 },
      cautions: ['fewer than 10', 'is cut there'],
      source: 'Python: 2 (1 - 1/18 + 3.2905267/(3 √2))³; the lower limit would be below zero',
    },
    {
      inputs: { events: 14, limits: 'lower' },
      results: { countLower: 8.4639375222112, lower: 8.4639375222112 },
      source: 'scipy.stats.chi2(28).ppf(0.05)/2',
    },
    {
      inputs: { events: 3, method: 'normal' },
      results: { countLower: 0, countUpper: 6.394757202229 },
      cautions: ['fewer than 100', 'is cut there'],
      source: 'By hand: 3 + 1.959964 √3',
    },
    {
      inputs: { events: 14, per: 1000, limits: 'lower' },
      results: { rate: 14000, lower: 8463.9375222112 },
      cautions: ['The exposure is 1'],
      source: 'scipy.stats.chi2(28).ppf(0.05)/2, a thousand times',
    },
    { inputs: { events: 0, method: 'normal' }, refused: 'no width', source: 'By definition' },
    { inputs: { events: 0, limits: 'lower' }, refused: 'no lower limit', source: 'By definition' },
  ],
  notes: [
    'Holds for events that come independently at one rate: where they come in clusters, as repeated events of the same persons, the interval is too narrow.',
  ],
  references: [
    { title: 'Garwood: Fiducial Limits for the Poisson Distribution, Biometrika 28 (1936)' },
    { title: 'Rothman, Boice: Epidemiologic Analysis with a Programmable Calculator (1979), for Byar’s limits' },
    {
      title: 'PHEindicatormethods, phe_rate: Byar’s limits from 10 events on, exact ones below',
      url: 'https://search.r-project.org/CRAN/refmans/PHEindicatormethods/html/phe_rate.html',
    },
    {
      title:
        'National Center for Health Statistics: Linked Birth/Infant Death Data Set, 1985, ch. 8, Computation of rates and other measures: N ± 2√N, with caution below 100',
      url: 'http://www.nber.org/lbid/1985/docs/cmpmor85.txt',
    },
  ],
});

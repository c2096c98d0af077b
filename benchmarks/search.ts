/** Search in catalogues of 5,000 and 20,000 entries, as the service does it. */
import { searchIndex } from '@reckoner/codegen/generate/emit/search-index';
import type { SearchDocument, SearchIndex } from '@reckoner/engine/search/index-data';
import { searchFrom } from '../server/src/catalogue/search.js';
import { type Measurement, quantile } from './harness/measurement.js';

const sizes = [5000, 20_000];

/** Words that calculators are made of; entries take three of them for the title and ten for the description. */
const words = `
  interest loan mortgage payment yield bond option future margin markup tax income salary budget inflation energy mass
  speed force pressure volume density flow heat entropy voltage current resistance power capacitor inductor filter
  antenna beam column deflection stress strain concrete steel soil slope rainfall runoff dosage clearance creatinine
  body weight height risk score molar solution buffer acid base titration enthalpy reaction rate equilibrium orbit
  planet star distance parallax luminosity probability binomial normal quantile variance regression sample matrix
  determinant eigenvalue root prime factor triangle circle sphere angle area perimeter date duration calendar time
  zone recipe flour water hydration exposure aperture lens focal depth running pace heart cycling gear fuel battery
  solar wind turbine pump pipe friction gear belt spring damping frequency period wave sound level noise signal code
  subnet address checksum storage bandwidth latency grade credit course exam percent ratio fraction decimal average
`
  .trim()
  .split(/\s+/);

/** What people type: whole words, the start of a word, a typo, two words, a question, something that is not there. */
const queries = [
  'interest',
  'mortgage payment',
  'int',
  'deflecton beam',
  'press',
  'normal quantile',
  'a',
  'zzzz',
  'flow rate pipe',
  'how much concrete do i need for a slab',
  'hart rate perod of a wav',
];

/** A generator of whole numbers below `limit`, the same ones on each run (mulberry32). */
function seeded(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

export function syntheticDocuments(count: number): SearchDocument[] {
  const below = seeded(1);
  const pick = (length: number) => Array.from({ length }, () => words[below(words.length)]!).join(' ');
  return Array.from({ length: count }, (_, index) => ({
    id: `entry-${index}`,
    title: pick(3),
    keywords: [pick(2), pick(2), pick(1)],
    synonyms: [pick(1), pick(2)],
    description: pick(10),
    category: pick(2),
    ...(index % 40 === 0 ? { popularity: index } : {}),
  }));
}

/** @param repetitions how often each query is asked */
export function measureSearch(repetitions: number): Measurement[] {
  return sizes.flatMap((size) => measureSize(size, repetitions));
}

function measureSize(size: number, repetitions: number): Measurement[] {
  const documents = syntheticDocuments(size);
  const text = JSON.stringify(searchIndex(documents));
  const summaries = documents.map(({ id, title, description, category }) => {
    return { slug: id, title, description, category, subcategory: category, hasFormula: true };
  });
  const start = performance.now();
  const search = searchFrom(JSON.parse(text) as SearchIndex, summaries);
  const loading = performance.now() - start;

  const times: number[] = [];
  const slowest = { query: '', time: 0 };
  for (let repetition = -1; repetition < repetitions; repetition++) {
    for (const query of queries) {
      const before = performance.now();
      search.find(query);
      const time = performance.now() - before;
      if (repetition < 0) continue;
      times.push(time);
      if (time > slowest.time) Object.assign(slowest, { query, time });
    }
  }
  const entries = size.toLocaleString('en');
  const id = size === sizes[0] ? 'search' : `search-${size}`;
  return [
    {
      id: `${id}/p50`,
      title: `Search in ${entries} entries: median`,
      value: quantile(times, 0.5),
      unit: 'ms',
      better: 'lower',
      detail: `${queries.length} queries, ${repetitions} times each, without the result cache`,
    },
    {
      id: `${id}/p99`,
      title: `Search in ${entries} entries: 99th percentile`,
      value: quantile(times, 0.99),
      unit: 'ms',
      better: 'lower',
      detail: `slowest: ${slowest.time.toFixed(1)} ms for “${slowest.query}”`,
    },
    {
      id: `${id}/load`,
      title: `Search index of ${entries} entries: loading`,
      value: loading,
      unit: 'ms',
      better: 'lower',
      detail: `${(text.length / 1e6).toFixed(1)} MB of JSON`,
    },
  ];
}

import {
  choice,
  constant,
  date,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  modNear,
  noResult,
  quantity,
  roundNear,
  sumOfProducts,
  table,
} from '@reckoner/engine';
import { planets } from './shared/bodies.js';
import { halfTurn } from './shared/kepler.js';

/** Sidereal periods in days, NASA's Planetary Fact Sheet: as those of the age on other planets. */
const PERIODS = {
  mercury: 87.969,
  venus: 224.701,
  earth: 365.256,
  mars: 686.98,
  jupiter: 4332.589,
  saturn: 10759.22,
  uranus: 30685.4,
  neptune: 60189,
} as const;

const bodies = { ...planets, custom: { label: 'Another one, by its period', also: ['other', 'custom'] } } as const;

/** 1/S = |1/P1 - 1/P2|; Hohmann's transfer by Kepler's third law of the periods alone. */
export default defineCalculator({
  title: 'Synodic period and launch window',
  description:
    'Synodic period of two planets or satellites about the same body, and for a Hohmann transfer its time, the phase angles at departure and return, the wait for the return and the next windows.',
  keywords: [
    'time between oppositions',
    'launch window to Mars',
    'phase angle',
    'Hohmann transfer time',
    'wait time at Mars',
    'conjunction interval',
  ],
  inputs: {
    from: choice(bodies, { label: 'From', default: 'earth' }),
    fromPeriod: quantity('d', {
      label: 'Sidereal period of the first',
      help: 'Against the stars, in days of 24 hours; of two orbits in the same direction.',
      symbol: 'P_1',
      min: 1e-3,
      max: 1e9,
      when: { from: 'custom' },
    }),
    to: choice(bodies, { label: 'To', default: 'mars' }),
    toPeriod: quantity('d', {
      label: 'Sidereal period of the second',
      help: 'Against the stars, in days of 24 hours; of two orbits in the same direction.',
      symbol: 'P_2',
      min: 1e-3,
      max: 1e9,
      when: { to: 'custom' },
    }),
    wanted: choice(
      { transfer: 'With a Hohmann transfer', synodic: 'Synodic period alone' },
      { label: 'Wanted', help: 'A transfer only between orbits about the same body.', default: 'transfer' },
    ),
    seen: date({
      label: 'A window or conjunction that is known',
      help: 'The later ones follow a synodic period apart.',
      max: '2500-01-01',
      optional: true,
    }),
  },
  outputs: {
    synodic: quantity('d', { label: 'Synodic period', symbol: 'S', places: 2, digits: 6 }),
    transferTime: quantity('d', { label: 'Transfer time', symbol: 't_H', places: 2, digits: 4, optional: true }),
    phase: quantity('rad', {
      label: 'Phase angle at departure',
      help: 'How far the second is ahead of the first, as seen from what they orbit.',
      unit: 'deg',
      symbol: '\\varphi_1',
      places: 2,
      optional: true,
    }),
    returnPhase: quantity('rad', {
      label: 'Phase angle at the start of the return',
      help: 'How far the second is then ahead of the first.',
      unit: 'deg',
      symbol: '\\varphi_2',
      places: 2,
      optional: true,
    }),
    wait: quantity('d', { label: 'Wait before the return', symbol: 't_w', places: 2, digits: 4, optional: true }),
    total: quantity('d', { label: 'Whole journey', symbol: 't', places: 2, digits: 4, optional: true }),
    windows: table(
      { number: integer({ label: 'Number' }), on: date({ label: 'About' }) },
      { label: 'Later windows', optional: true },
    ),
  },
  formula: ({ from, fromPeriod, to, toPeriod, wanted, seen }) => {
    const P1 = from === 'custom' ? fromPeriod : PERIODS[from] * constant(1, 'd');
    const P2 = to === 'custom' ? toPeriod : PERIODS[to] * constant(1, 'd');
    const difference = Math.abs(sumOfProducts([1, P1], [-1, P2]));
    if (difference === 0) throw noResult('Both take the same time: they never change places.');
    const synodic = (P1 * P2) / difference;
    const days = synodic / constant(1, 'd');
    const known = {
      synodic,
      ...(seen !== undefined && {
        windows: [1, 2, 3, 4, 5, 6]
          .map((number) => ({ number, on: seen + roundNear(Math.min(number * days, 2e6)) }))
          .filter((row) => row.on < 1e6),
      }),
    };
    if (wanted === 'synodic') return known;
    if (isAbove(Math.max(P1 / P2, P2 / P1), 1e6))
      throw noResult('One period is more than a million times the other: a phase angle means nothing then.');
    const transferTime = (P1 / 2) * ((1 + Math.cbrt((P2 / P1) ** 2)) / 2) ** 1.5;
    const returnPhase = halfTurn((2 * Math.PI * transferTime) / P1 - Math.PI);
    const ahead = (P1 < P2 ? -2 : 2) * returnPhase;
    const wait = (synodic * modNear(ahead, 2 * Math.PI)) / (2 * Math.PI);
    return {
      ...known,
      transferTime,
      phase: halfTurn(Math.PI - (2 * Math.PI * transferTime) / P2),
      returnPhase,
      wait,
      total: 2 * transferTime + wait,
    };
  },
  stepwise: [
    'The synodic period is S = 1/|1/P₁ - 1/P₂|. With the radii in the ratio ρ = (P₂/P₁)^(2/3), the transfer takes t = P₁/2 × ((1 + ρ)/2)^(3/2).',
    'The second moves by 360° t/P₂ until it is met half a turn away, so that it has to be φ₁ = 180° - 360° t/P₂ ahead at departure; for the return φ₂ = 360° t/P₁ - 180°. At arrival the second is -φ₂ ahead, and the wait is the time in which the two turn from there to φ₂. Angles are told from -180° to 180°.',
  ],
  figure: {
    kind: 'drawing',
    title: 'Places at departure, and the transfer',
    draw: ({ from, fromPeriod, to, toPeriod, phase }) => {
      if (phase === undefined) return undefined;
      const P1 = from === 'custom' ? fromPeriod : PERIODS[from as keyof typeof PERIODS];
      const P2 = to === 'custom' ? toPeriod : PERIODS[to as keyof typeof PERIODS];
      const ratio = Math.cbrt((P2 / P1) ** 2);
      if (ratio > 40 || ratio < 0.025) return undefined;
      const path = Array.from({ length: 61 }, (_, step): [number, number] => {
        const turn = (Math.PI * step) / 60;
        return [(1 - ratio) / 2 + ((1 + ratio) / 2) * Math.cos(turn), Math.sqrt(ratio) * Math.sin(turn)];
      });
      return [
        { shape: 'circle', color: 5, fill: false, center: [0, 0], radius: 1 },
        { shape: 'circle', color: 5, fill: false, center: [0, 0], radius: ratio },
        { shape: 'line', color: 2, dashed: true, points: path },
        { shape: 'point', at: [0, 0] },
        { shape: 'point', at: [1, 0], label: 'first' },
        {
          shape: 'point',
          color: 3,
          at: [ratio * Math.cos(phase), ratio * Math.sin(phase)],
          label: 'second',
        },
      ];
    },
  },
  cautions: [
    {
      level: 'note',
      when: ({ windows, from, to }) => windows !== undefined && from !== 'custom' && to !== 'custom',
      says: 'The dates follow from circular orbits: true windows and conjunctions come days earlier or later, at Mars and Mercury weeks.',
    },
    {
      level: 'note',
      when: ({ windows, from, to }) => windows !== undefined && (from === 'custom' || to === 'custom'),
      says: 'The dates follow from circular orbits: the more eccentric the true ones are, the more they differ.',
    },
    {
      level: 'note',
      when: ({ windows, synodic }) => windows !== undefined && isBelow(synodic, constant(1, 'd')),
      says: 'Several windows fall on one day: dates alone do not tell them apart.',
    },
    {
      level: 'note',
      when: ({ windows }) => windows !== undefined && windows.length < 6,
      says: 'Windows after about the year 4700 are left out.',
    },
    {
      level: 'caution',
      when: ({ from, fromPeriod, to, toPeriod, wanted }) =>
        wanted === 'transfer' &&
        ((from === 'custom' && to !== 'custom' && isBelow(fromPeriod, constant(60, 'd'))) ||
          (to === 'custom' && from !== 'custom' && isBelow(toPeriod, constant(60, 'd')))),
      says: 'Around the Sun so short a period would be an orbit far within that of Mercury. If the period is in years, send its unit; a transfer to a moon of another body is none of this kind.',
    },
  ],
  explanation: ({ from, to, wanted }) => {
    const first = from === 'custom' ? 'a body with a period of {fromPeriod}' : '{from}';
    const second = to === 'custom' ? 'a body with a period of {toPeriod}' : '{to}';
    if (wanted === 'synodic')
      return `Every {synodic} ${first} and ${second} stand in the same way to each other again.`;
    const other = to === 'custom' ? 'the second body' : '{to}';
    const start = from === 'custom' ? 'the first one' : '{from}';
    return `From ${first} to ${second} a Hohmann transfer takes {transferTime}. It leaves every {synodic}, when ${other} is {phase|{|phase|} behind|level with|{|phase|} ahead of} ${start} as seen from the center. After a wait of {wait} the way back opens, with ${other} {returnPhase|{|returnPhase|} behind|level with|{|returnPhase|} ahead of} ${start}; the whole journey takes {total}.`;
  },
  examples: [
    {
      inputs: { seen: '2026-11-12' },
      results: {
        synodic: 779.934250724,
        transferTime: 258.867465727,
        phase: 44.3449770567,
        returnPhase: 75.1423868782,
        wait: 454.34468846,
        total: 972.079619914,
        windows: { length: 6, rows: { 0: { number: 1, on: '2028-12-31' }, 5: { number: 6, on: '2039-09-05' } } },
      },
      cautions: ['true windows'],
      source:
        'Python: positions stepped along circles; the fact sheet of NASA has 779.94 d, as public code quotes it. Dates with datetime',
    },
    {
      inputs: { to: 'venus' },
      results: {
        synodic: 583.923648792,
        transferTime: 146.075126751,
        phase: -54.0312042681,
        returnPhase: -36.0268807898,
        wait: 467.051717207,
        total: 759.201970708,
      },
      source: 'Python: positions stepped along circles; the fact sheet of NASA has 583.92 d',
    },
    {
      inputs: { to: 'mercury' },
      results: { synodic: 115.877069837, phase: 108.325707221, wait: 66.9288683882 },
      source: 'Python: positions stepped along circles; the fact sheet of NASA has 115.88 d',
    },
    {
      inputs: { from: 'mars', to: 'earth' },
      results: { transferTime: 258.867465727, phase: -75.1423868782, returnPhase: -44.3449770567, wait: 587.788881535 },
      source: 'Python: positions stepped along circles',
    },
    {
      inputs: { from: 'earth', to: 'custom', toPeriod: 27.321661, wanted: 'synodic' },
      results: { synodic: 29.530590586758926 },
      source: 'Python: 1/(1/27.321661 - 1/365.256); the month from new moon to new moon',
    },
    {
      inputs: { from: 'custom', fromPeriod: 1, to: 'custom', toPeriod: 2 },
      results: { synodic: 2, transferTime: 0.735733678363, phase: 47.5679378947, wait: 1.05706528655 },
      source: 'Python: positions stepped along circles',
    },
    {
      inputs: { to: 'custom', toPeriod: 1.88 },
      results: { synodic: 1.8897265642199814 },
      cautions: ['far within that of Mercury'],
      source: 'By hand: 365.256 × 1.88/363.376',
    },
    {
      inputs: { from: 'custom', fromPeriod: 1.88, to: 'earth' },
      results: { synodic: 1.8897265642199814 },
      cautions: ['far within that of Mercury'],
      source: 'By hand: 365.256 × 1.88/363.376',
    },
    {
      inputs: { from: 'custom', fromPeriod: '2 h', to: 'custom', toPeriod: '3 h', seen: '2026-01-01' },
      results: { synodic: 0.25, windows: { length: 6, rows: { 0: { number: 1, on: '2026-01-01' } } } },
      cautions: ['more eccentric', 'fall on one day'],
      source: 'By hand: 2 × 3/1 hours',
    },
    {
      inputs: {
        from: 'custom',
        fromPeriod: 365.25,
        to: 'custom',
        toPeriod: 365.5,
        wanted: 'synodic',
        seen: '2026-01-01',
      },
      results: { synodic: 533995.5, windows: { length: 1, rows: { 0: { number: 1, on: '3488-01-13' } } } },
      cautions: ['more eccentric', 'are left out'],
      source: 'By hand: 365.25 × 365.5/0.25; the date with datetime',
    },
    { inputs: { to: 'earth' }, noResult: 'the same time', source: 'By definition' },
    {
      inputs: { from: 'custom', fromPeriod: 0.001, to: 'custom', toPeriod: 1001 },
      noResult: 'a million times',
      source: 'By hand: 1,001,000 times',
    },
  ],
  notes: [
    'Circular orbits in one plane and one direction: those of Mercury and Mars are so eccentric that true transfers differ by weeks.',
    'Sidereal periods of planets in days of 24 hours.',
  ],
  references: [
    { title: 'Curtis: Orbital Mechanics for Engineering Students, 2nd ed. (2009), §8.2 and §8.3' },
    { title: 'NASA: Planetary Fact Sheet', url: 'https://nssdc.gsfc.nasa.gov/planetary/factsheet/' },
  ],
});

/** Edges of money, engineering and daily life. */
import { describe, it } from 'vitest';
import { type Edge, expectEdge } from './expected.js';

const W18X50 = { plasticModulus: 101, sectionModulus: 88.9, gyration: 1.65, effectiveGyration: 1.98, torsion: 1.24 };

const EDGES: readonly Edge[] = [
  {
    is: 'friction falls with the speed',
    slug: 'horizontal-curve-superelevation',
    inputs: { givenSpeed: 120, givenSuperelevation: 8 },
    values: { sideFriction: 9, radius: 666.98 },
  },
  {
    is: 'no road is banked by 145 %',
    slug: 'horizontal-curve-superelevation',
    inputs: { find: 'superelevation', givenSpeed: 120, givenRadius: 70 },
    never: /^.*145.*is safe/,
    cautions: /./,
  },
  {
    is: 'a thick wall',
    slug: 'thin-wall-pressure-vessel',
    inputs: { pressure: 2, radius: 5, wall: 100 },
    values: { thickStress: 2.009 },
    cautions: /^danger: The wall is not thin.*2\.009/,
  },
  {
    is: 'equal normal stresses',
    slug: 'mohrs-circle-2d',
    inputs: { normalX: 50, normalY: 50, shear: 0 },
    values: { maxShear: 0, absoluteShear: 25 },
    says: /25 MPa/,
  },
  {
    is: 'overweight and too far forward at once',
    slug: 'weight-and-balance-aircraft',
    inputs: { stations: [{ weight: 2400, arm: 30 }], maximumWeight: 2300, forwardLimit: 35, aftLimit: 47 },
    says: /forward/i,
    values: { center: 30 },
  },
  {
    is: 'a smaller tire',
    slug: 'tire-size-diameter-comparison',
    inputs: { width1: 205, aspect1: 55, rim1: 16, width2: 205, aspect2: 45, rim2: 16 },
    says: /smaller/,
    never: /-\d[\d.]*% (?:larger|smaller)/,
  },
  {
    is: 'a cut of pay',
    slug: 'pay-raise',
    inputs: { pay: 50_000, given: 'amount', amount: -5000 },
    says: /less/,
    never: /-\$|-\d/,
  },
  { is: 'no light given', slug: 'distance-to-horizon-lights', inputs: { eye: 2 }, never: /light (?:rises|of)/ },
  {
    is: 'openings as large as the wall',
    slug: 'tile-count-floor-wall',
    inputs: { length: 4, width: 3, tileLength: 60, tileWidth: 30, openings: 13 },
    refused: /openings/i,
  },
  {
    is: 'actual values of zero',
    slug: 'forecast-error-metrics',
    inputs: {
      periods: [
        { actual: 0, forecast: 1 },
        { actual: 0, forecast: -1 },
      ],
    },
    values: { mad: 1, rmse: 1 },
  },
  {
    is: 'a point, not one percent',
    slug: 'bond-duration',
    inputs: { couponRate: 8, yieldRate: 9, years: 8 },
    says: /percentage point/,
  },
  {
    is: 'a die narrower than the sheet',
    slug: 'press-brake-bending-force',
    inputs: { thickness: 3, length: 2, opening: 2 },
    refused: /opening/i,
  },
  {
    is: 'a plastic modulus below the elastic one',
    slug: 'steel-beam-flexure-aisc',
    inputs: { ...W18X50, plasticModulus: 80, flangeDistance: 17.4, unbraced: 4 },
    refused: /\/inputs\/sectionModulus: .*exchanged/,
  },
  {
    is: 'the drill at hand',
    slug: 'tap-drill-size',
    inputs: { nominalDiameter: 10, pitch: 1.5, chosenDrill: 8.5 },
    values: { chosenPercent: 76.98 },
  },
  {
    is: 'a current while charging',
    slug: 'capacitor-charge-discharge-rc',
    inputs: { source: 10, resistance: 1000, capacitance: '100 µF', time: 0, start: 0 },
    values: { current: 0.01 },
  },
  {
    is: 'a numeral that is none',
    slug: 'roman-numerals',
    inputs: { direction: 'fromRoman', numeral: 'IC' },
    refused: /XCIX/,
  },
  {
    is: 'humidity counts above 30 °C',
    slug: 'speed-of-sound-air',
    inputs: { temperature: 40, humidity: 80 },
    cautions: /humidity is left out/,
    never: /humid air of 40/,
  },
  {
    is: 'a block on level ground',
    slug: 'inclined-plane-sliding',
    inputs: { mass: 5, angle: 0, friction: 0.2 },
    never: /friction holds/i,
  },
  {
    is: 'days backwards',
    slug: 'business-days-between-dates',
    inputs: { from: '2026-01-12', to: '2026-01-05' },
    never: /-\d+ business days/,
  },
  {
    is: 'a moment with its date',
    slug: 'time-zone-conversion-offset',
    inputs: { time: '23:00', date: '2026-11-20', from: '-05:00', to: '+05:30' },
    says: /2026-11-21|21 November|November 21/,
  },
  {
    is: 'what moves at more than the speed of light',
    slug: 'relativistic-velocity-addition',
    inputs: { frame: 0.5, inFrame: 0.9, across: 0.9 },
    refused: /light/,
  },
  {
    is: 'a table without counts',
    slug: 'odds-ratio',
    inputs: { a: 0, b: 0, c: 0, d: 0 },
    refused: /./,
  },
  {
    is: 'costs that are never recovered',
    slug: 'mortgage-refinance-breakeven',
    inputs: { balance: 200_000, oldRate: 5, oldTerm: 25, newRate: 4.99, newTerm: 25, costs: 6000 },
    says: /does not recover the closing costs/,
    never: /after [\d,.]+ months/,
  },
  {
    is: 'more overs than an innings has',
    slug: 'cricket-net-run-rate',
    inputs: { quota: 20, matches: [{ runsFor: 150, oversFor: 20, runsAgainst: 140, oversAgainst: 50 }] },
    refused: /overs bowled.*20 of a full innings/,
  },
  {
    is: 'more protein than food',
    slug: 'food-energy-per-recipe',
    inputs: { servings: 1, ingredients: [{ name: 'x', mass: 100, energy: 400, protein: 1000 }] },
    refused: /Protein.*at most 100/,
  },
  {
    is: 'hens that lay twice a day',
    slug: 'egg-production-hen-day',
    inputs: { eggs: 200, housed: 100, days: 1 },
    refused: /No flock/,
  },
  {
    is: 'each figure with its model',
    slug: 'speed-of-sound-air',
    inputs: { temperature: 20, humidity: 50 },
    says: /by Cramer.*dry air/,
  },
];

describe('money, engineering and daily life', () => {
  it.each(EDGES)('$is', expectEdge);
});

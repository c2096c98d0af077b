import {
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  list,
  money,
  number,
  sum,
  table,
} from '@reckoner/engine';
import { cost, salvage, toCents } from './shared/depreciation.js';

/** An amount for each unit of output, hour or mile, until the salvage value is reached. */
export default defineCalculator({
  title: 'Units of production depreciation',
  description:
    'Depreciation of each year or other period by units produced, hours run or miles driven, from cost, salvage value and the units of the whole life.',
  keywords: ['units of activity', 'units of output', 'depreciation per mile', 'depreciation per hour', 'book value'],
  related: ['depreciation-straight-line', 'depreciation-declining-balance'],
  arithmetic: 'decimal',
  inputs: {
    cost,
    salvage,
    lifeUnits: number({ label: 'Units of the whole life', symbol: 'N', above: 0, max: 1e12 }),
    units: list(number({ label: 'Units', min: 0, max: 1e12 }), {
      label: 'Units of each period',
      help: 'From the first period on, in the same unit as those of the whole life; one value for a single period.',
      symbol: 'q',
      maxItems: 200,
    }),
  },
  outputs: {
    last: money({ label: 'Depreciation of the last period listed', symbol: 'D' }),
    perUnit: money({ label: 'Depreciation of a unit', symbol: 'd', per: 'each' }),
    total: money({ label: 'Accumulated depreciation', symbol: 'A' }),
    bookValue: money({ label: 'Book value after them', symbol: 'V' }),
    unitsLeft: number({ label: 'Units left of the estimate', symbol: 'R' }),
    schedule: table(
      {
        period: integer({ label: 'Period' }),
        units: number({ label: 'Units' }),
        depreciation: money({ label: 'Depreciation' }),
        accumulated: money({ label: 'Accumulated' }),
        bookValue: money({ label: 'Book value' }),
      },
      { label: 'Schedule' },
    ),
  },
  formula: ({ cost, salvage, lifeUnits, units }) => {
    const base = cost - salvage;
    const schedule = [];
    let used = 0;
    let accumulated = constant(0, '$');
    for (let period = 1; period <= units.length; period++) {
      used += units[period - 1]!;
      // Of what has been used in all, so that cents do not add up to a difference.
      const reached = isAtMost(lifeUnits, used) ? base : toCents((base * used) / lifeUnits);
      const depreciation = reached - accumulated;
      accumulated = reached;
      schedule.push({ period, units: units[period - 1]!, depreciation, accumulated, bookValue: cost - accumulated });
    }
    const { depreciation, bookValue } = schedule[units.length - 1]!;
    return {
      last: depreciation,
      perUnit: base / lifeUnits,
      total: accumulated,
      bookValue,
      unitsLeft: isAtMost(lifeUnits, used) ? 0 : lifeUnits - used,
      schedule,
    };
  },
  shown: ({ cost, salvage, lifeUnits }) => ({ perUnit: (cost - salvage) / lifeUnits }),
  stepwise: [
    'A period takes its units times the depreciation of a unit, and no more than leaves the salvage value.',
    'The accumulated depreciation is rounded to whole cents, and each period takes the difference to the one before.',
  ],
  figure: { kind: 'series', table: 'schedule', x: 'period', lines: ['bookValue'] },
  explanation:
    'Units take {perUnit}: {last} in the last period listed, {total} in all, which leaves a book value of {bookValue}.',
  requires: [
    {
      that: ({ cost, salvage }) => isAtMost(salvage, cost),
      field: 'salvage',
      says: 'The salvage value, {salvage}, must not be above the cost, {cost}: there would be nothing to depreciate.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ units, lifeUnits }) => isAbove(sum(units), lifeUnits),
      says: 'More units are listed than the whole life was meant to have, {lifeUnits}: depreciation stopped at the salvage value. Where that could be foreseen, the estimate should have been raised for the periods to come.',
    },
    {
      level: 'caution',
      when: ({ units, lifeUnits }) => isAtMost(10 * lifeUnits, sum(units)),
      says: 'The units are over ten times those of the whole life: are both in the same unit, and is the whole life that of all periods?',
    },
    {
      level: 'note',
      when: ({ cost, salvage }) => cost === salvage,
      says: 'The salvage value is the whole cost: there is nothing to depreciate.',
    },
    {
      level: 'note',
      when: ({ units }) => sum(units) === 0,
      says: 'No unit was produced, so that nothing is depreciated: an asset that stands idle or ages all the same needs another method or an impairment test.',
    },
  ],
  examples: [
    {
      inputs: { cost: 312000, salvage: 28000, lifeUnits: 1136000, units: [245600, 230400, 227000, 232600, 211200] },
      results: {
        last: 50100,
        perUnit: 0.25,
        total: 284000,
        bookValue: 28000,
        unitsLeft: 0,
        schedule: {
          length: 5,
          rows: {
            0: { depreciation: 61400, bookValue: 250600 },
            1: { depreciation: 57600 },
            2: { depreciation: 56750 },
            3: { depreciation: 58150, accumulated: 233900 },
            4: { units: 211200, depreciation: 50100 },
          },
        },
      },
      cautions: ['than the whole life was meant to have'],
      source: 'Gannon Co., a printed exercise (Wild, problem 8-5B), by hand: 284000/1136000 = 0.25; 284000 - 233900',
    },
    {
      inputs: { cost: 3100, salvage: 100, lifeUnits: 12000, units: [800, 1600, 1200] },
      results: { last: 300, perUnit: 0.25, total: 900, bookValue: 2200, unitsLeft: 8400 },
      source: 'Carp Corp., printed: 200, 400, 300',
    },
    {
      inputs: { cost: 72000, salvage: 6000, lifeUnits: 500000, units: [90000, 82000, 94000] },
      results: {
        last: 12408,
        perUnit: 0.132,
        bookValue: 36888,
        schedule: { rows: { 0: { depreciation: 11880 }, 1: { depreciation: 10824, bookValue: 49296 } } },
      },
      source: 'Printed answer: 0.132 a unit; 11,880, 10,824 and 12,408',
    },
    {
      inputs: { cost: 1000, lifeUnits: 3, units: [1, 1, 0, 1] },
      results: {
        last: '333.33',
        perUnit: '333.3333',
        bookValue: 0,
        schedule: { rows: { 0: { depreciation: '333.33' }, 1: { depreciation: '333.34' }, 2: { depreciation: 0 } } },
      },
      source: 'By hand: 333.33, 666.67 and 1000 in all',
    },
    {
      inputs: { cost: 1000, lifeUnits: 5000, units: [0] },
      results: { last: 0, perUnit: 0.2, bookValue: 1000, unitsLeft: 5000 },
      cautions: ['No unit was produced'],
      source: 'By hand',
    },
    {
      inputs: { cost: 500, salvage: 500, lifeUnits: 10, units: [3] },
      results: { last: 0, perUnit: 0, bookValue: 500, unitsLeft: 7 },
      cautions: ['the whole cost'],
      source: 'By hand',
    },
    {
      inputs: { cost: 30000, salvage: 6000, lifeUnits: 5, units: [20000] },
      results: { last: 24000, bookValue: 6000 },
      cautions: ['than the whole life was meant to have', 'in the same unit'],
      source: 'By hand: years of life beside miles',
    },
    {
      inputs: { cost: 100, salvage: 200, lifeUnits: 3, units: [1] },
      refused: 'nothing to depreciate',
      source: 'By definition',
    },
  ],
  notes: [
    'Textbooks that round the depreciation of a unit to cents come to other amounts.',
    'A changed estimate holds from then on: the book value less the salvage value, over the units that are left.',
  ],
  references: [
    { title: 'IAS 16 Property, Plant and Equipment, paragraphs 50 to 62' },
    { title: 'Kieso, Weygandt, Warfield: Intermediate Accounting, 17th ed., ch. 11' },
  ],
});

import {
  category,
  choice,
  classify,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  percent,
  quantity,
  roundTo,
  text,
} from '@reckoner/engine';
import { sex } from '../shared/person.js';
import { ageFactor } from './shared/age-factors.js';
import { clock } from './shared/clock.js';

const SECOND = constant(1, 's');

/** Kilometers, and the open standards of women and men in seconds. */
const RACES = {
  fiveKilometers: { kilometers: 5, female: 834, male: 769 },
  sixKilometers: { kilometers: 6, female: 1010, male: 930 },
  fourMiles: { kilometers: 6.437376, female: 1087, male: 1000 },
  eightKilometers: { kilometers: 8, female: 1365, male: 1255 },
  fiveMiles: { kilometers: 8.04672, female: 1375, male: 1264 },
  tenKilometers: { kilometers: 10, female: 1726, male: 1584 },
  fifteenKilometers: { kilometers: 15, female: 2629, male: 2415 },
  tenMiles: { kilometers: 16.09344, female: 2832, male: 2595 },
  twentyKilometers: { kilometers: 20, female: 3557, male: 3260 },
  halfMarathon: { kilometers: 21.0975, female: 3772, male: 3451 },
  twentyFiveKilometers: { kilometers: 25, female: 4500, male: 4110 },
  thirtyKilometers: { kilometers: 30, female: 5450, male: 4980 },
  marathon: { kilometers: 42.195, female: 7796, male: 7235 },
  fiftyKilometers: { kilometers: 50, female: 9390, male: 8820 },
  hundredKilometers: { kilometers: 100, female: 23591, male: 21360 },
};

/** The open standard over the age factor is the standard of the age; its share of the time is the grade. */
export default defineCalculator({
  title: 'Age grading',
  description:
    'Age-graded percentage and age-graded time of a road race from age, sex, distance and time, by the tables for roads of 2025 (USATF).',
  keywords: ['age graded', 'age grade percentage', 'WMA', 'masters running', 'WAVA', 'parkrun age grade'],
  related: ['race-time-predictor-riegel', 'vdot-daniels-training-paces', 'running-pace'],
  inputs: {
    race: choice(
      {
        fiveKilometers: { label: '5 km', also: ['5k', 'parkrun', '5000 m'] },
        sixKilometers: { label: '6 km', also: ['6k'] },
        fourMiles: { label: '4 miles', also: ['4 mi'] },
        eightKilometers: { label: '8 km', also: ['8k'] },
        fiveMiles: { label: '5 miles', also: ['5 mi'] },
        tenKilometers: { label: '10 km', also: ['10k', '10000 m'] },
        fifteenKilometers: { label: '15 km', also: ['15k'] },
        tenMiles: { label: '10 miles', also: ['10 mi'] },
        twentyKilometers: { label: '20 km', also: ['20k'] },
        halfMarathon: { label: 'Half marathon', also: ['half', 'HM', '21.1 km', '13.1 miles'] },
        twentyFiveKilometers: { label: '25 km', also: ['25k'] },
        thirtyKilometers: { label: '30 km', also: ['30k'] },
        marathon: { label: 'Marathon', also: ['42.195 km', '42.2 km', '26.2 miles'] },
        fiftyKilometers: { label: '50 km', also: ['50k'] },
        hundredKilometers: { label: '100 km', also: ['100k'] },
      },
      { label: 'Road race' },
    ),
    sex,
    age: integer({
      label: 'Age in years',
      help: 'On the day of the race.',
      symbol: 'A',
      min: 8,
      max: 99,
      usual: 'all',
    }),
    time: quantity('s', {
      label: 'Time',
      text: 'clock',
      unit: 'min',
      help: 'Such as 50, 25:30 or 1:02:03.',
      symbol: 't',
      min: 5,
      max: 6000,
      usual: [13, 1500],
    }),
  },
  outputs: {
    grade: percent({ label: 'Age-graded percentage', symbol: 'G', places: 1 }),
    graded: quantity('s', { label: 'Age-graded time', unit: 'min', symbol: 't_g', places: 2 }),
    standard: quantity('s', { label: 'Standard of the age and sex', unit: 'min', symbol: 't_A', places: 2 }),
    factor: quantity('1', { label: 'Age factor', symbol: 'f', places: 4 }),
    gradedClock: text({ label: 'Age-graded time by the clock' }),
    standardClock: text({ label: 'Standard by the clock' }),
    level: category(['Below local class', 'Local class', 'Regional class', 'National class', 'World class'], {
      label: 'Level for the age and sex',
      optional: true,
      of: 'grade',
    }),
  },
  formula: ({ race, sex, age, time }) => {
    const { kilometers, female, male } = RACES[race];
    const factor = ageFactor(sex, age, kilometers);
    const open = sex === 'female' ? female : male;
    const standard = roundTo(open / factor, 0) * SECOND;
    const grade = standard / time;
    const shown = roundTo(100 * grade, 1);
    return {
      grade,
      graded: time * factor,
      standard,
      factor,
      gradedClock: clock(time * factor),
      standardClock: clock(standard),
      level:
        shown > 110
          ? undefined
          : classify(
              shown,
              [
                [60, 'Below local class'],
                [70, 'Local class'],
                [80, 'Regional class'],
                [90, 'National class'],
              ],
              'World class',
            ),
    };
  },
  stepwise: [
    'The age factor stands in the tables for 5 km, 10 km, half marathon and marathon; between them it is interpolated by the logarithm of the distance, to four decimals; beyond, it is that of the marathon.',
    'The standard of the age: the open standard of the distance over the age factor, in whole seconds.',
    'The age-graded percentage: the standard over the time. The age-graded time: the time times the age factor.',
  ],
  explanation: ({ time }) =>
    `The standard of the USATF road tables of 2025 for this sex, age and distance is {standardClock}; ${clock(time)} is {grade} of its speed. By the age factor of {factor} that is as good as {gradedClock} of the same sex at the best age.`,
  requires: [
    {
      that: ({ race, sex, age, time }) => {
        const { kilometers, female, male } = RACES[race];
        const open = sex === 'female' ? female : male;
        return isAtLeast(time, (open / (2 * ageFactor(sex, age, kilometers))) * SECOND);
      },
      field: 'time',
      says: 'In {time} that race would be run in less than half of the standard of this age: check time and distance, and write hours as 3:45:00.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ grade }) => roundTo(100 * grade, 1) < 25,
      says: 'That is a walk: check time and distance.',
    },
    {
      level: 'caution',
      when: ({ grade }) => isAbove(grade, 1),
      says: 'That is better than the standard, which is near the best that anybody of this age has run: check time, distance, age and sex.',
    },
    {
      level: 'note',
      when: ({ age, race }) => age < 18 && RACES[race].kilometers > 10,
      says: 'Few children and teenagers race so far, and their standards rest on few results: the grade says little.',
    },
    {
      level: 'note',
      when: ({ age }) => age >= 90,
      says: 'From 90 years on few have raced, and the standards are drawn out from younger ages: a grade may go far above or below what is meant.',
    },
    {
      level: 'note',
      when: ({ race }) => RACES[race].kilometers > 42.195,
      says: 'Beyond the marathon the tables take the age factors of the marathon.',
    },
  ],
  examples: [
    {
      inputs: { race: 'halfMarathon', sex: 'male', age: 60, time: '1:50:00' },
      results: { factor: 0.8082, standard: 71.16666667, grade: 64.6969697, graded: 88.902, level: 'Local class' },
      source: 'MaleRoadStd2025.xlsx: factor 0.8082, standard 4270 s; 4270/6600; 110 × 0.8082',
    },
    {
      inputs: { race: 'fiveKilometers', sex: 'male', age: 99, time: '45:00' },
      results: { factor: 0.233, standard: 55, grade: 122.2222222, gradedClock: '10:29', standardClock: '55:00' },
      cautions: ['better than the standard', 'From 90 years'],
      source: 'MaleRoadStd2025.xlsx: factor 0.233, standard 3300 s; 3300/2700; 45 × 0.233',
    },
    {
      inputs: { race: 'fiveKilometers', sex: 'male', age: 30, time: '55:00' },
      results: { standard: 12.81666667, grade: 23.3030303, level: 'Below local class' },
      cautions: ['a walk'],
      source: 'MaleRoadStd2025.xlsx: 769 s; 769/3300',
    },
    {
      inputs: { race: 'marathon', sex: 'male', age: 50, time: 45 },
      refused: 'less than half',
      source: 'MaleRoadStd2025.xlsx: standard 8072 s at 50',
    },
    {
      inputs: { race: 'tenKilometers', sex: 'male', age: 55, time: '45:00' },
      results: { factor: 0.8511, standard: 31.01666667, grade: 68.92592593, level: 'Local class' },
      source: 'MaleRoadStd2025.xlsx: factor 0.8511, standard 1861 s; 1861/2700',
    },
    {
      inputs: { race: 'fiveKilometers', sex: 'female', age: 60, time: '25:00' },
      results: { factor: 0.7621, standard: 18.23333333, grade: 72.93333333, graded: 19.0525, level: 'Regional class' },
      source: 'FemaleRoadStd2025.xlsx: factor 0.7621, standard 1094 s; 1094/1500; 25 × 0.7621',
    },
    {
      inputs: { race: 'sixKilometers', sex: 'female', age: 40, time: '25:00' },
      results: { factor: 0.9532, standard: 17.66666667, grade: 70.66666667, graded: 23.83, level: 'Regional class' },
      source: 'FemaleRoadStd2025.xlsx, interpolated there between 5 and 10 km',
    },
    {
      inputs: { race: 'tenMiles', sex: 'male', age: 45, time: '57:00' },
      results: { factor: 0.9253, standard: 46.73333333, grade: 81.98830409, graded: 52.7421, level: 'National class' },
      source: 'MaleRoadStd2025.xlsx, interpolated there between 10 km and half marathon',
    },
    {
      inputs: { race: 'thirtyKilometers', sex: 'female', age: 70, time: '3:30:00' },
      results: { factor: 0.6772, standard: 134.1333333, grade: 63.87301587, graded: 142.212, level: 'Local class' },
      source: 'FemaleRoadStd2025.xlsx, interpolated there between half marathon and marathon',
    },
    {
      inputs: { race: 'marathon', sex: 'male', age: 30, time: '2:01:00' },
      results: { factor: 1, standard: 120.5833333, grade: 99.65564738, graded: 121, level: 'World class' },
      source: 'MaleRoadStd2025.xlsx: 7235 s; 7235/7260',
    },
    {
      inputs: { race: 'marathon', sex: 'female', age: 40, time: '5:00:00' },
      results: { factor: 0.968, standard: 134.2333333, grade: 44.74444444, level: 'Below local class' },
      source: 'FemaleRoadStd2025.xlsx: factor 0.968, standard 8054 s; 8054/18000',
    },
    {
      inputs: { race: 'fiveKilometers', sex: 'male', age: 80, time: '20:00' },
      results: { factor: 0.6191, standard: 20.7, grade: 103.5, level: 'World class' },
      cautions: ['better than the standard'],
      source: 'MaleRoadStd2025.xlsx: factor 0.6191, standard 1242 s; 1242/1200',
    },
    {
      inputs: { race: 'halfMarathon', sex: 'female', age: 12, time: '1:30:00' },
      results: { factor: 0.8408, standard: 74.76666667, grade: 83.07407407, level: 'National class' },
      cautions: ['Few children'],
      source: 'FemaleRoadStd2025.xlsx: factor 0.8408, standard 4486 s; 4486/5400',
    },
    {
      inputs: { race: 'tenKilometers', sex: 'male', age: 95, time: '2:00:00' },
      results: { factor: 0.3418, standard: 77.23333333, grade: 64.36111111 },
      cautions: ['From 90 years'],
      source: 'MaleRoadStd2025.xlsx: factor 0.3418, standard 4634 s; 4634/7200',
    },
    {
      inputs: { race: 'hundredKilometers', sex: 'male', age: 50, time: '9:00:00' },
      results: { factor: 0.8963, standard: 397.1833333, grade: 73.55246914, graded: 484.002, level: 'Regional class' },
      cautions: ['Beyond the marathon'],
      source: 'MaleRoadStd2025.xlsx: the factor of the marathon',
    },
  ],
  notes: [
    'For road races of adults mostly. Track races have tables of their own (World Masters Athletics), and other editions differ: by the tables for roads of 2015 and 2020, which races may still print, grades of adults are mostly up to 3% higher for men and 1 to 8% higher for women.',
    'The levels are those of the tables since 1994: about 100% world record, over 90% world class, over 80% national, over 70% regional, over 60% local.',
    'The course should be level and measured: hills, heat and wind are not graded.',
  ],
  references: [
    {
      title:
        'Jones, Bernhard: 2025 Long Distance Running Tables (MaleRoadStd2025.xlsx, version 2025-07-27, and FemaleRoadStd2025.xlsx), approved by USATF Masters Long Distance Running, 2025-01-10',
      url: 'https://github.com/AlanLyttonJones/Age-Grade-Tables',
    },
    {
      title:
        'World Association of Veteran Athletes: Age-Graded Tables, National Masters News (1994), cited unopened: levels',
    },
  ],
});

import {
  category,
  classify,
  date,
  defineCalculator,
  floorNear,
  fromDay,
  julianDate,
  measure,
  percent,
  roundNear,
  roundTo,
  text,
  time,
} from '@reckoner/engine';
import { moonElongation, moonPhaseInstant } from '../shared/moon.js';

/** Dynamical time less Universal Time since 2017, which hardly changes now. */
const DELTA_T_DAYS = 69.2 / 86400;

/** `YYYY-MM-DD HH:MM` in Universal Time of a Julian date. */
function universalTime(instant: number): string {
  const minutes = roundNear((instant - 2440587.5) * 1440);
  const { year, month, day } = fromDay(Math.floor(minutes / 1440));
  const rest = minutes - 1440 * Math.floor(minutes / 1440);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(Math.floor(rest / 60))}:${two(rest % 60)}`;
}

/** Illuminated share to about 1 %, new and full moons to about two minutes. */
export default defineCalculator({
  title: 'Moon phase',
  description: 'Phase, illuminated share and age of the Moon at a date and time, and the next new and full moon.',
  keywords: ['full moon', 'new moon', 'lunar phase', 'moon age', 'illumination', 'waxing', 'waning'],
  inputs: {
    date: date({ label: 'Date', help: 'In Universal Time.', default: 'today', min: '1900-01-01', max: '2100-12-31' }),
    time: time({ label: 'Time', help: 'In Universal Time.', default: '00:00' }),
  },
  outputs: {
    phase: category(
      [
        'New moon',
        'Waxing crescent',
        'First quarter',
        'Waxing gibbous',
        'Full moon',
        'Waning gibbous',
        'Last quarter',
        'Waning crescent',
      ],
      { label: 'Phase' },
    ),
    illuminated: percent({ label: 'Illuminated share', symbol: 'k', places: 1 }),
    age: measure('d', { label: 'Age', help: 'Days since new moon.', places: 1 }),
    nextNewMoon: text({ label: 'Next new moon (UT)' }),
    nextFullMoon: text({ label: 'Next full moon (UT)' }),
  },
  algorithm: ({ date, time }) => {
    const instant = julianDate(date) + time / 86400;
    const elongation = moonElongation(instant + DELTA_T_DAYS);
    const phase = classify(
      elongation,
      [
        [6, 'New moon'],
        [84, 'Waxing crescent'],
        [96, 'First quarter'],
        [174, 'Waxing gibbous'],
        [186, 'Full moon'],
        [264, 'Waning gibbous'],
        [276, 'Last quarter'],
        [354, 'Waning crescent'],
      ],
      'New moon',
    );
    const at = (k: number) => moonPhaseInstant(k) - DELTA_T_DAYS;
    let lunation = floorNear((instant - 2451550.09766) / 29.530588861) + 1;
    while (at(lunation) > instant) lunation -= 1;
    while (at(lunation + 1) <= instant) lunation += 1;
    const full = at(lunation + 0.5) > instant ? lunation + 0.5 : lunation + 1.5;
    return {
      phase,
      // The elongation is known to about 0.3°: further digits say nothing.
      illuminated: roundTo((1 - Math.cos((elongation * Math.PI) / 180)) / 2, 4),
      age: instant - at(lunation),
      nextNewMoon: universalTime(at(lunation + 1)),
      nextFullMoon: universalTime(at(full)),
    };
  },
  explanation:
    'The phase is {phase} with {illuminated} lit, {age} after new moon; the next full moon is {nextFullMoon} UT.',
  examples: [
    {
      inputs: { date: '1992-04-12' },
      results: { illuminated: 68.02, phase: 'Waxing gibbous' },
      source: 'Meeus: Astronomical Algorithms, 2nd ed., example 48.a, low accuracy: i = 68.88°, (1 + cos i)/2',
    },
    {
      inputs: { date: '2024-04-01', time: '10:00' },
      results: {
        nextNewMoon: '2024-04-08 18:21',
        nextFullMoon: '2024-04-23 23:49',
        phase: 'Waning gibbous',
        age: 22.04,
      },
      source: 'US Naval Observatory: phases of the Moon 2024; previous new moon 10 March 09:00',
    },
    {
      inputs: { date: '2000-01-06', time: '18:14' },
      results: { phase: 'New moon', nextFullMoon: '2000-01-21 04:40' },
      source: 'US Naval Observatory: phases of the Moon 2000; new moon 18:14',
    },
  ],
  notes: [
    'Quarters and syzygies are named within 6° (half a day) of their instant.',
    'Times hold to about two minutes, before 1970 and after 2050 to about three.',
  ],
  references: [{ title: 'Meeus: Astronomical Algorithms, 2nd ed. (1998), ch. 48 and 49', isbn: '978-0-943396-61-3' }],
});

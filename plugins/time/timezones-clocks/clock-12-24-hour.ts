import { defineCalculator, integer, noResult, text, time } from '@reckoner/engine';
import { clockText } from '../shared/clock.js';

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty'];

/** Two digits as they are spoken on the radio: 05 is zero five. */
function spokenPair(value: number) {
  if (value < 10) return `zero ${NUMBERS[value]}`;
  if (value < 20) return NUMBERS[value]!;
  return TENS[Math.floor(value / 10)]! + (value % 10 > 0 ? ` ${NUMBERS[value % 10]}` : '');
}

/** 12 a.m. is midnight (00:00) and 12 p.m. noon. */
export default defineCalculator({
  title: '12-hour and 24-hour time',
  description: 'A clock time with AM or PM, in 24-hour or in military form, in the other forms and as it is spoken.',
  keywords: ['military time', 'am pm', '24 hour clock', 'convert time', '1500 hours'],
  inputs: {
    clock: text({
      label: 'Time',
      help: 'Such as 3:45 PM, 15:45 or 1545.',
      maxLength: 20,
      pattern: {
        source: '\\s*[\\d:]{1,8}\\s*(?:(?:[AaPp]\\.?\\s?[Mm]\\.?|[Hh](?:ou)?rs?)\\s*)?',
        says: 'a time such as 3:45 PM, 15:45 or 1545',
      },
    }),
  },
  outputs: {
    twelve: text({ label: '12-hour' }),
    twentyFour: time({ label: '24-hour' }),
    military: text({ label: 'Military' }),
    spoken: text({ label: 'Spoken, military' }),
    sinceMidnight: integer({ label: 'Minutes since midnight' }),
  },
  algorithm: ({ clock }) => {
    const digits = clock.replace(/[^\d:]/g, '');
    if (!/^(?:\d{3,4}|\d{1,2}(?::\d{2}){0,2})$/.test(digits))
      throw noResult('A time is written such as 15:45 or 1545.');
    const padded = /^\d{3,4}$/.test(digits) ? `${digits.slice(0, -2)}:${digits.slice(-2)}` : digits;
    const [given = 0, minute = 0, second = 0] = padded.split(':').map(Number);
    const half = /[AaPp](?=\.?\s?[Mm])/.exec(clock)?.[0].toLowerCase();
    if (minute > 59 || second > 59) throw noResult('Minutes and seconds run from 0 to 59.');
    if (half !== undefined && (given < 1 || given > 12)) throw noResult('With AM or PM the hour runs from 1 to 12.');
    const hour = half === undefined ? given : (given % 12) + (half === 'p' ? 12 : 0);
    if (hour > 23) throw noResult('The hour runs from 0 to 23; 24:00 is 00:00 of the next day.');
    const seconds = hour * 3600 + minute * 60 + second;
    const text = clockText(seconds);
    const tail = text.slice(2);
    return {
      twelve: `${hour % 12 === 0 ? 12 : hour % 12}${tail} ${hour < 12 ? 'AM' : 'PM'}`,
      twentyFour: seconds,
      military: text.slice(0, 5).replace(':', ''),
      spoken: minute === 0 ? `${spokenPair(hour)} hundred hours` : `${spokenPair(hour)} ${spokenPair(minute)} hours`,
      sinceMidnight: hour * 60 + minute,
    };
  },
  explanation: '{twelve} is {twentyFour} on the 24-hour clock, spoken “{spoken}”.',
  examples: [
    {
      inputs: { clock: '3:45 PM' },
      results: {
        twelve: '3:45 PM',
        twentyFour: '15:45',
        military: '1545',
        spoken: 'fifteen forty five hours',
        sinceMidnight: 945,
      },
      source: 'Python 3.11: strptime("3:45 PM", "%I:%M %p")',
    },
    {
      inputs: { clock: '12:00 a.m.' },
      results: { twelve: '12:00 AM', twentyFour: '00:00', military: '0000', sinceMidnight: 0 },
      source: 'NIST: Times of day FAQs, midnight',
    },
    {
      inputs: { clock: '12:30 PM' },
      results: { twentyFour: '12:30', spoken: 'twelve thirty hours' },
      source: 'Python 3.11: strptime("12:30 PM", "%I:%M %p")',
    },
    {
      inputs: { clock: '0805' },
      results: { twelve: '8:05 AM', twentyFour: '08:05', spoken: 'zero eight zero five hours' },
      source: 'Python 3.11: strftime("%I:%M %p"); spoken as in ACP 125',
    },
    { inputs: { clock: '845 pm' }, results: { twelve: '8:45 PM', military: '2045' }, source: 'By hand' },
    {
      inputs: { clock: '8am' },
      results: { twentyFour: '08:00', spoken: 'zero eight hundred hours' },
      source: 'By hand',
    },
    {
      inputs: { clock: '23:59:58' },
      results: { twelve: '11:59:58 PM', sinceMidnight: 1439 },
      source: 'By hand: 24 × 60 - 1',
    },
    { inputs: { clock: '13:00 PM' }, noResult: 'from 1 to 12', source: 'By definition' },
    { inputs: { clock: '25:00' }, noResult: 'from 0 to 23', source: 'By definition' },
    { inputs: { clock: '10:75' }, noResult: 'from 0 to 59', source: 'By definition' },
    { inputs: { clock: '12345' }, noResult: 'such as 15:45', source: 'By definition: five digits are no time' },
  ],
  references: [
    { title: 'ISO 8601-1:2019, §5.3: Time' },
    { title: 'NIST: Times of day FAQs', url: 'https://www.nist.gov/pml/time-and-frequency-division/times-day-faqs' },
  ],
});

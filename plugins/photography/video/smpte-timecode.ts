import { choice, defineCalculator, integer, noResult, quantity, text } from '@reckoner/engine';

const RATES = {
  '23.976': '23.976',
  '24': '24',
  '25': '25',
  '29.97-drop': '29.97 drop-frame',
  '29.97': '29.97 non-drop',
  '30': '30',
  '48': '48',
  '50': '50',
  '59.94-drop': '59.94 drop-frame',
  '59.94': '59.94 non-drop',
  '60': '60',
} as const;
type Rate = keyof typeof RATES;

/** Frames that are counted in a second, and numbers that are skipped at a minute. */
function countingOf(rate: Rate) {
  const nominal = Math.round(Number.parseFloat(rate));
  const dropped = rate.endsWith('drop') ? Math.round(nominal / 15) : 0;
  return { nominal, dropped, day: 24 * (3600 * nominal - 54 * dropped) };
}

const two = (value: number) => String(value).padStart(2, '0');

/** Drop-frame skips the numbers 00 and 01 at each minute but every tenth, so that timecode follows the clock at 29.97. */
export default defineCalculator({
  title: 'SMPTE timecode',
  description:
    'Frame count and running time of a SMPTE timecode, and the timecode some frames later, drop-frame or not.',
  keywords: ['drop frame', 'HH:MM:SS:FF', 'frame count', 'video editing'],
  inputs: {
    hours: integer({ label: 'Hours', min: 0, max: 23 }),
    minutes: integer({ label: 'Minutes', min: 0, max: 59 }),
    seconds: integer({ label: 'Seconds', min: 0, max: 59 }),
    frames: integer({ label: 'Frames', min: 0, max: 59 }),
    rate: choice(RATES, { label: 'Frame rate', default: '25' }),
    add: integer({ label: 'Frames to add', min: -6000000, max: 6000000, default: 0 }),
  },
  outputs: {
    frameCount: integer({ label: 'Frame count' }),
    runningTime: quantity('s', { label: 'Running time', places: 3 }),
    timecode: text({ label: 'Timecode after adding' }),
  },
  algorithm: ({ hours, minutes, seconds, frames, rate, add }) => {
    const { nominal, dropped, day } = countingOf(rate);
    const isDrop = dropped > 0;
    if (frames >= nominal) throw noResult(`At this rate frames run from 0 to ${nominal - 1}.`);
    if (isDrop && frames < dropped && seconds === 0 && minutes % 10 !== 0) {
      throw noResult('Drop-frame timecode has no such frame: it is one of the numbers that are skipped.');
    }
    const totalMinutes = 60 * hours + minutes;
    const skipped = dropped * (totalMinutes - Math.floor(totalMinutes / 10));
    const frameCount = (60 * totalMinutes + seconds) * nominal + frames - skipped;
    const isFractional = rate.includes('.');
    const exactRate = isFractional ? (nominal * 1000) / 1001 : nominal;

    let count = (((frameCount + add) % day) + day) % day;
    if (isDrop) {
      const tenMinutes = 600 * nominal - 9 * dropped;
      const minute = 60 * nominal - dropped;
      const inTen = count % tenMinutes;
      const minutesSkipped = inTen < 60 * nominal ? 0 : 1 + Math.floor((inTen - 60 * nominal) / minute);
      count += dropped * (9 * Math.floor(count / tenMinutes) + minutesSkipped);
    }
    const total = Math.floor(count / nominal);
    const parts = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60].map(two).join(':');
    return {
      frameCount,
      runningTime: frameCount / exactRate,
      timecode: `${parts}${isDrop ? ';' : ':'}${two(count % nominal)}`,
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ frameCount, add, rate }) => frameCount + add < 0 || frameCount + add >= countingOf(rate).day,
      says: 'Timecode starts again after 24 hours: the frames added lead to another day.',
    },
  ],
  explanation: ({ add }) =>
    add === 0
      ? 'The timecode is frame {frameCount}, {runningTime} from the start.'
      : 'The timecode is frame {frameCount}, {runningTime} from the start; after adding it is {timecode}.',
  examples: [
    {
      inputs: { hours: 1, minutes: 0, seconds: 0, frames: 0, rate: '29.97-drop' },
      results: { frameCount: 107892, runningTime: 3599.9964, timecode: '01:00:00;00' },
      source: 'SMPTE ST 12-1:2014: 107892 frames in an hour of drop-frame; × 1001/30000',
    },
    {
      inputs: { hours: 0, minutes: 0, seconds: 59, frames: 29, rate: '29.97-drop', add: 1 },
      results: { frameCount: 1799, timecode: '00:01:00;02' },
      source: 'SMPTE ST 12-1:2014: 00:00:59;29 is followed by 00:01:00;02',
    },
    {
      inputs: { hours: 0, minutes: 9, seconds: 59, frames: 29, rate: '29.97-drop', add: 1 },
      results: { frameCount: 17981, timecode: '00:10:00;00' },
      source: 'SMPTE ST 12-1:2014: no numbers are skipped at each tenth minute',
    },
    {
      inputs: { hours: 10, minutes: 0, seconds: 0, frames: 0, rate: '25', add: -1 },
      results: { frameCount: 900000, runningTime: 36000, timecode: '09:59:59:24' },
      source: 'By hand: 36000 × 25',
    },
    {
      inputs: { hours: 0, minutes: 0, seconds: 0, frames: 0, rate: '59.94', add: -1 },
      results: { frameCount: 0, timecode: '23:59:59:59' },
      cautions: ['starts again after 24 hours'],
      source: 'By definition: the frame before the first',
    },
    {
      inputs: { hours: 0, minutes: 0, seconds: 10, frames: 12, rate: '48' },
      results: { frameCount: 492, runningTime: 10.25 },
      source: 'By hand: 480 + 12; 492/48',
    },
    {
      inputs: { hours: 0, minutes: 1, seconds: 0, frames: 0, rate: '59.94-drop' },
      noResult: 'no such frame',
      source: 'SMPTE ST 12-1:2014: four numbers are skipped at 59.94',
    },
    {
      inputs: { hours: 0, minutes: 0, seconds: 0, frames: 25, rate: '25' },
      noResult: '0 to 24',
      source: 'By definition',
    },
  ],
  references: [{ title: 'SMPTE ST 12-1:2014: Time and Control Code' }],
});

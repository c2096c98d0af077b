import { constant, roundNear } from '@reckoner/engine';

const SECOND = constant(1, 's');
const KILOMETER = constant(1000, 'm');
const MILE = constant(1609.344, 'm');
const two = (value: number) => (value < 10 ? `0${value}` : `${value}`);

/** Whole seconds as they are read off a clock: 4:15, or 1:45:30 from an hour on. */
export function clock(duration: number): string {
  const seconds = roundNear(duration / SECOND);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** To tenths of a second, as monitors of rowing machines show it: 1:52.5, or 1:18:30.0 from an hour on. */
export function tenths(duration: number): string {
  const all = roundNear((10 * duration) / SECOND);
  const seconds = Math.floor(all / 10);
  const tenth = all % 10;
  return `${clock(seconds * SECOND)}.${tenth}`;
}

/** A pace for a kilometer and a mile: 5:30/km (8:51/mile). */
export const paceClock = (pace: number) => `${clock(pace * KILOMETER)}/km (${clock(pace * MILE)}/mile)`;

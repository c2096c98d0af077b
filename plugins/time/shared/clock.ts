/** Clock times and durations as text. */

export const DAY_SECONDS = 86_400;

const two = (value: number) => String(value).padStart(2, '0');

/** `15:04` or, with seconds, `15:04:05`; whole seconds since midnight. */
export function clockText(seconds: number) {
  const rest = seconds % 60;
  const minutes = Math.floor(seconds / 60);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}${rest > 0 ? `:${two(rest)}` : ''}`;
}

/** Whole seconds as hours, minutes and seconds of a stopwatch: `29:07:00`; negative ones with a minus. */
export function durationText(seconds: number) {
  const size = Math.abs(seconds);
  const minutes = Math.floor(size / 60);
  return `${seconds < 0 ? '-' : ''}${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(size % 60)}`;
}

/** Days and the seconds of the last one; both of a moment given in seconds. */
export function splitDay(seconds: number) {
  const day = Math.floor(seconds / DAY_SECONDS);
  return { day, seconds: seconds - day * DAY_SECONDS };
}

/** A UTC offset in minutes as `+05:30`. */
export function offsetText(minutes: number) {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

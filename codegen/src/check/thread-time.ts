/** How long a thread has run, which on a busy machine is less than has gone by: as Linux tells it, and nothing elsewhere. */
import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

function fieldsOf(thread: string): readonly string[] {
  try {
    return readFileSync(`/proc/${thread}/stat`, 'utf8').split(' ');
  } catch {
    return [];
  }
}

/** In ms; of this thread, or of the first thread of another process. */
export function threadTime(pid?: number): number | undefined {
  const fields = fieldsOf(pid === undefined ? 'thread-self' : `${pid}/task/${pid}`);
  // The second is the name, in which there may be spaces.
  const state = fields.findIndex((field) => field.endsWith(')')) + 1;
  const time = (Number(fields[state + 11]) + Number(fields[state + 12])) * TICK_MS;
  return state > 0 && Number.isFinite(time) ? time : undefined;
}

/**
 * Loads servers in turn and compares them.
 *
 * Each server has a core to itself while it is loaded, so that requests/s and requests per second of the server's
 * processor time are the same where nothing else runs. Where something does, the second stays true: it is what is
 * compared, and the requests/s by the clock are there for the reader.
 */
import { interleave } from '../harness/interleave.js';
import { median } from '../harness/measurement.js';
import { processorSeconds } from '../harness/processes.js';
import { type Generator, type LoadRequest, putUnderLoad } from './load.js';

export interface Sample {
  /** Requests per second by the clock. */
  readonly perSecond: number;
  /** Requests per second of the server's processor time; by the clock where the system does not tell. */
  readonly speed: number;
}

/** @param requestOf the request for a round; round 0 warms up and is not in the result */
export function loadInTurn<Name extends string>(
  generator: Generator,
  servers: Readonly<Record<Name, { readonly pid: number; readonly port: number }>>,
  rounds: number,
  requestOf: (round: number) => Omit<LoadRequest, 'port'>,
): Promise<Record<Name, Sample[]>> {
  return interleave(Object.keys(servers) as Name[], rounds, async (name, round) => {
    const { port, pid } = servers[name];
    const before = processorSeconds(pid);
    const { requests, seconds } = await putUnderLoad(generator, { ...requestOf(round), port });
    const after = processorSeconds(pid);
    const perSecond = requests / seconds;
    return { perSecond, speed: before === undefined || after === undefined ? perSecond : requests / (after - before) };
  });
}

/** How many times as fast the one is as the other: the median over rounds, in each of which both were measured. */
export function speedRatio(one: readonly Sample[], other: readonly Sample[]): number {
  return median(one.map(({ speed }, round) => speed / other[round]!.speed));
}

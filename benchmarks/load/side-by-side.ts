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
  /** Milliseconds by the clock that all but one answer in a hundred took no longer than. */
  readonly p99: number;
}

export interface Rounds {
  readonly rounds: number;
  /** Answers after which V8 has optimized what it will optimize. */
  readonly warmUpAnswers: number;
}

/** How many loads at most are spent on warming up. */
const warmUpLoads = 3;

/**
 * Warms each server up, then loads them in turn.
 * @param requestOf the request for a server's load number 0, 1, 2 …, and the server
 */
export async function loadInTurn<Name extends string>(
  generator: Generator,
  servers: Readonly<Record<Name, { readonly pid: number; readonly port: number }>>,
  { rounds, warmUpAnswers }: Rounds,
  requestOf: (load: number, name: Name) => Omit<LoadRequest, 'port'>,
): Promise<Record<Name, Sample[]>> {
  const names = Object.keys(servers) as Name[];
  const put = (name: Name, load: number) =>
    putUnderLoad(generator, { ...requestOf(load, name), port: servers[name].port });
  for (const name of names) {
    let answers = 0;
    for (let load = 0; load < warmUpLoads && answers < warmUpAnswers; load++)
      answers += (await put(name, load)).requests;
  }
  return interleave(names, rounds, async (name, round) => {
    const { pid } = servers[name];
    const before = processorSeconds(pid);
    const { requests, seconds, p99 } = await put(name, warmUpLoads + round);
    const after = processorSeconds(pid);
    const perSecond = requests / seconds;
    const speed = before === undefined || after === undefined ? perSecond : requests / (after - before);
    return { perSecond, speed, p99 };
  });
}

/** How many times as fast the one is as the other: the median over rounds, in each of which both were measured. */
export function speedRatio(one: readonly Sample[], other: readonly Sample[]): number {
  return median(one.map(({ speed }, round) => speed / other[round]!.speed));
}

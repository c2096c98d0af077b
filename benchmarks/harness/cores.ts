/** Puts the server on one core and the load generator on another, where `taskset` exists (Linux, package util-linux). */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

export const serverCore = 0;
export const loadCore = 1;

const canPin =
  process.platform === 'linux' &&
  availableParallelism() > 1 &&
  spawnSync('taskset', ['-c', `${serverCore},${loadCore}`, 'true']).status === 0;

/** The command that runs `command` on one core, or the command itself where that is impossible. */
export function onCore(core: number, command: readonly string[]): readonly string[] {
  return canPin ? ['taskset', '-c', String(core), ...command] : command;
}

export function describePinning(): string {
  return canPin ? `server on core ${serverCore}, load on core ${loadCore}` : 'not pinned to cores';
}

/**
 * Ends a run in which a file of tests stands still, and says which: a worker whose event loop is blocked meets no limit
 * of time of its own, and the run would wait for it without a word.
 */
import { readdirSync, readFileSync, writeSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Far above what any file takes on a busy machine. */
const LIMIT_MINUTES = 12;
const MINUTE = 60_000;

export default class Overdue implements Reporter {
  readonly #since = new Map<string, number>();
  readonly #running = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;

  onTestRunStart(): void {
    this.#timer = setInterval(() => this.#look(), MINUTE / 4).unref();
  }

  onTestModuleQueued({ relativeModuleId }: TestModule): void {
    this.#since.set(relativeModuleId, performance.now());
  }

  onTestCaseReady({ module, fullName }: TestCase): void {
    this.#running.set(module.relativeModuleId, fullName);
  }

  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    this.#since.delete(relativeModuleId);
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const overdue = [...this.#since].filter(([, since]) => performance.now() - since > LIMIT_MINUTES * MINUTE);
    if (overdue.length === 0) return;
    const below = descendants(process.pid);
    const told = overdue.map(
      ([file]) =>
        `${file} has run for over ${LIMIT_MINUTES} minutes; last begun: ${this.#running.get(file) ?? 'not known'}.`,
    );
    // The run is over before a stream would be written.
    writeSync(2, [...told, 'Processes:', ...below.map(({ line }) => `  ${line}`), ''].join('\n'));
    // Whoever reads the output waits for all that write to it.
    for (const { id } of below.toReversed()) process.kill(id, 'SIGKILL');
    process.exit(1);
  }
}

/** The command lines of the processes that came from one; none where the system does not tell. */
function descendants(parent: number): readonly { id: number; line: string }[] {
  const known = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const after = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return [{ id: Number(name), state: after[0]!, parent: Number(after[1]), command }];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
  const below = (id: number): readonly { id: number; line: string }[] =>
    known
      .filter((one) => one.parent === id)
      .flatMap((one) => [
        { id: one.id, line: `${one.id} ${one.state} ${one.command.slice(0, 200)}` },
        ...below(one.id),
      ]);
  return below(parent);
}

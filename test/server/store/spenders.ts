/** Processes that spend one account's units at once. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./spend.ts', import.meta.url));

/**
 * @param place A folder, or the URL of a Redis server.
 * @returns How many units were granted to each.
 */
export function spendInProcesses(place: string, count: number, limit: number, attempts: number): Promise<number[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const args = ['--import', 'tsx', SCRIPT, place, String(limit), String(attempts)];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      let output = '';
      child.stdout.on('data', (chunk) => {
        output += chunk;
      });
      await once(child, 'exit');
      return Number(output);
    }),
  );
}

/** The command line as a process of its own, from the bundle of the commands that answer at once. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const command = fileURLToPath(new URL('../../cli/reckoner.mjs', import.meta.url));
const cwd = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

test.each(['first', 'second'])('signs beyond ASCII are understood at the %s start', async () => {
  const words = ['calculate', 'kinetic-energy', 'mass=2', 'speed=9.8 ± 0.1 m/s', '--json'];
  const { stdout } = await run(process.execPath, [command, ...words], { cwd });
  const { value, uncertainty } = JSON.parse(stdout).result.results.energy;
  expect([value, uncertainty]).toEqual([expect.closeTo(96.04), expect.closeTo(1.96)]);
});

test('ends in silence where nobody reads on', async () => {
  const script = '"$0" "$1" describe compound-interest | true; "$0" "$1" calculate ohms-law voltage=1 current=1 | true';
  expect(await run('sh', ['-c', script, process.execPath, command], { cwd })).toEqual({ stdout: '', stderr: '' });
});

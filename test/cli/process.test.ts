/** The command line as a process of its own, from the bundle of the commands that answer at once. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

test('tells where a file was saved after the catalogue was generated', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'reckoner-saved-'));
  try {
    for (const made of ['catalogue.json', 'physics'])
      for (const folder of ['generated', 'generated/.generations/1'])
        cpSync(path.join(cwd, 'generated', made), path.join(root, folder, made), { recursive: true });
    writeFileSync(path.join(root, 'generated/.generations/current'), '1\n');
    const file = 'plugins/physics/dynamics/kinetic-energy.ts';
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), '');
    const told = async (seconds: number) => {
      utimesSync(path.join(root, file), new Date(), Date.now() / 1000 + seconds);
      const words = ['calculate', 'kinetic-energy', 'mass=2', 'speed=3'];
      return (await run(process.execPath, [command, ...words], { cwd: root })).stderr;
    };
    expect(await told(-60)).toBe('');
    expect(await told(60)).toBe(
      `${file} was saved after the catalogue was generated, and what is told here was before: npm run codegen\n`,
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

test('ends in silence where nobody reads on', async () => {
  const script = '"$0" "$1" describe compound-interest | true; "$0" "$1" calculate ohms-law voltage=1 current=1 | true';
  expect(await run('sh', ['-c', script, process.execPath, command], { cwd })).toEqual({ stdout: '', stderr: '' });
});

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', 'test/fixtures/**', 'test/torture/**'];
/** Of what changes nothing outside of its file's tests: to start a process for each file takes longer than most of them. */
const together = [
  ...['engine', 'edges', 'plugins', 'bundling', 'benchmarks/harness', 'benchmarks/load'],
  ...['check', 'checks', 'command-line', 'composition', 'emit', 'lift', 'typeset', 'update'].map(
    (one) => `codegen/${one}`,
  ),
  ...['accounts', 'api', 'calculations', 'catalogue', 'dashboard', 'http', 'mail', 'mcp', 'openapi', 'web'].map(
    (one) => `server/${one}`,
  ),
].map((folder) => `test/${folder}/**/*.test.{ts,tsx}`);

const OWN_SOURCES = /\/(?:engine|codegen|server|bundling|cli)\/src\//;
const GENERATED = /\/generated\/[\w-]+\/[\w-]+\.js$/;

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'together', include: together, exclude, isolate: false } },
      {
        extends: true,
        test: { name: 'alone', include: ['test/**/*.test.{ts,tsx}'], exclude: [...exclude, ...together] },
      },
    ],
    // Far above what any test takes on a busy machine: only what hangs is to fail by it.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
    reporters: ['default', './test/browser/retried.ts', './test/overdue.ts'],
    pool: 'forks',
    // By default a core is left idle; a third of the time a test waits, for a process, a browser or a clock.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // Code generation imports what it bundled, and that imports the engine's TypeScript. Whole catalogues leave much garbage:
    // with room for what is young a tenth of all processor time is saved.
    execArgv: ['--import', 'tsx', '--max-semi-space-size=64'],
    // Node loads the project's own modules as it does in service: vitest would transform them, one at a time for all workers,
    // and those of the catalogue are of megabytes. What is built for browsers is loaded as it is, too.
    server: { deps: { external: [OWN_SOURCES, GENERATED, /\/assets\/[\w-]+\.js$/] } },
  },
});

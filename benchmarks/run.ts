/**
 * `npm run bench`: Reckoner beside its peers in one run on one machine. `options.ts` has what it can be asked for.
 *
 * Load comes from wrk where it is installed (Debian: apt-get install wrk), else from our own generator on Node sockets.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { runCommandLine } from '../scripts/command.js';
import { measureAgents } from './agents.js';
import { measureCodegen } from './codegen.js';
import { measureCommandLine } from './command-line.js';
import { measureFormulas } from './formula.js';
import { describePinning } from './harness/cores.js';
import { type Baseline, baselineOf, guard } from './harness/guard.js';
import { toMarkdown } from './harness/markdown.js';
import type { Measurement } from './harness/measurement.js';
import { root } from './harness/root.js';
import { measureHttp } from './http.js';
import { measureLatency } from './latency.js';
import { describeGenerator, type Generator } from './load/load.js';
import { measureMany } from './many.js';
import { measureMixed } from './mixed.js';
import { readOptions, type SuiteName } from './options.js';
import { allPeers } from './peers/servers.js';
import { measureSearch } from './search.js';
import { measureStartup } from './startup.js';
import { writeSyntheticCatalogue } from './synthetic-catalogue.js';

const baselineFile = join(root, 'benchmarks/baseline.json');
const resultsFolder = join(root, 'benchmarks/results');
const catalogueSize = 5000;

function measureSuite(name: SuiteName, generator: Generator): Measurement[] | Promise<Measurement[]> {
  if (name === 'http') return measureHttp({ peers: allPeers, onNode: true, generator, rounds: 5, seconds: 2 });
  if (name === 'mixed') return measureMixed(generator, 5);
  if (name === 'latency') return measureLatency(generator, 5);
  if (name === 'many') return measureMany(15);
  if (name === 'formula') return measureFormulas(15);
  if (name === 'agents') return measureAgents(20);
  return name === 'catalogue' ? measureCatalogueOfCopies() : measureSearch(50);
}

/** The suites whose results are ratios, against the two peers with an aim, in rounds short enough for CI. */
function ratioSuites(suites: readonly SuiteName[], generator: Generator) {
  return suites.map((name) => () => {
    if (name === 'formula') return measureFormulas(9);
    return measureHttp({ peers: ['hyper-express', 'fastify-mathjs'], onNode: false, generator, rounds: 3, seconds: 1 });
  });
}

/** The committed baseline: of these suites, and of the others. */
function readBaseline(suites: readonly SuiteName[]): { readonly asked: Baseline; readonly others: Baseline } {
  const all = Object.entries(JSON.parse(readFileSync(baselineFile, 'utf8')) as Baseline);
  const isAsked = ([id]: readonly [string, number]) => suites.some((name) => id.startsWith(`${name}/`));
  return {
    asked: Object.fromEntries(all.filter(isAsked)),
    others: Object.fromEntries(all.filter((one) => !isAsked(one))),
  };
}

/** Code generation at the size aimed at, then the server on what it generated. */
async function measureCatalogueOfCopies(): Promise<Measurement[]> {
  const catalogue = writeSyntheticCatalogue(catalogueSize);
  try {
    const codegen = await measureCodegen(catalogue);
    const generated = join(catalogue.root, 'generated');
    const size = { generated, calculators: catalogueSize };
    return [
      ...codegen,
      ...(await measureStartup({ rounds: 3, ...size })),
      ...measureCommandLine({ rounds: 15, ...size }),
    ];
  } finally {
    catalogue.remove();
  }
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

async function update(suites: readonly SuiteName[], generator: Generator): Promise<void> {
  const measurements: Measurement[] = [];
  for (const suite of ratioSuites(suites, generator)) measurements.push(...(await suite()));
  console.log(toMarkdown(measurements));
  writeJson(baselineFile, { ...readBaseline(suites).others, ...baselineOf(measurements) });
}

async function compare(suites: readonly SuiteName[], generator: Generator): Promise<void> {
  const { measurements, regressions } = await guard(ratioSuites(suites, generator), readBaseline(suites).asked);
  console.log(toMarkdown(measurements));
  for (const regression of regressions) console.error(regression);
  if (regressions.length > 0) process.exitCode = 1;
}

async function measure(suites: readonly SuiteName[], generator: Generator): Promise<void> {
  const measurements: Measurement[] = [];
  for (const name of suites) measurements.push(...(await measureSuite(name, generator)));
  console.log(toMarkdown(measurements));
  mkdirSync(resultsFolder, { recursive: true });
  writeJson(join(resultsFolder, 'latest.json'), measurements);
}

await runCommandLine(async () => {
  const { task, suites, generator } = readOptions(process.argv.slice(2));
  console.log(
    `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}; ${describePinning()}; ` +
      `${describeGenerator(generator)}.\n`,
  );
  if (task === 'update') return update(suites, generator);
  if (task === 'guard') return compare(suites, generator);
  return measure(suites, generator);
});

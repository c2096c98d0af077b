/**
 * `npm run bench`: Reckoner beside its peers in one run on one machine.
 *
 *     npm run bench                          everything; prints a Markdown table, writes benchmarks/results/latest.json
 *     npm run bench -- --only http,formula   some suites: http, formula, catalogue, search
 *     npm run bench -- --guard               the ratios only, briefly; exit code 1 when one fell behind the baseline
 *     npm run bench -- --update              the same ratios, written as benchmarks/baseline.json
 *
 * Load comes from wrk where it is installed (Debian: apt-get install wrk), else from our own generator on Node sockets;
 * `--generator wrk` or `--generator sockets` chooses.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureCodegen } from './codegen.js';
import { measureFormulas } from './formula.js';
import { describePinning } from './harness/cores.js';
import { type Baseline, baselineOf, guard } from './harness/guard.js';
import { toMarkdown } from './harness/markdown.js';
import type { Measurement } from './harness/measurement.js';
import { runCommand } from './harness/processes.js';
import { root } from './harness/root.js';
import { allPeers, measureHttp } from './http.js';
import { describeGenerator, findGenerator } from './load/load.js';
import { measureSearch } from './search.js';
import { measureStartup } from './startup.js';
import { writeSyntheticCatalogue } from './synthetic-catalogue.js';

const { values } = parseArgs({
  options: {
    guard: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    only: { type: 'string' },
    generator: { type: 'string' },
  },
});

const generator = values.generator ?? findGenerator();
if (generator !== 'wrk' && generator !== 'sockets') throw new Error('--generator is wrk or sockets.');

const baselineFile = join(root, 'benchmarks/baseline.json');
const resultsFolder = join(root, 'benchmarks/results');
const catalogueSize = 5000;

const suites: Readonly<Record<string, () => Measurement[] | Promise<Measurement[]>>> = {
  http: () => measureHttp({ peers: allPeers, generator, rounds: 5, seconds: 2 }),
  formula: () => measureFormulas(15),
  catalogue: measureCatalogueOfCopies,
  search: () => measureSearch(50),
};

/** The suites whose results are ratios, against the two peers with an aim, in rounds short enough for CI. */
const ratioSuites = [
  () => measureHttp({ peers: ['hyper-express', 'fastify-mathjs'], generator, rounds: 3, seconds: 1 }),
  () => measureFormulas(9),
];

/** Code generation at the size aimed at, then the server on what it generated. */
async function measureCatalogueOfCopies(): Promise<Measurement[]> {
  const catalogue = writeSyntheticCatalogue(catalogueSize);
  try {
    const codegen = await measureCodegen(catalogue);
    const generated = join(catalogue.root, 'generated');
    return [...codegen, ...(await measureStartup({ rounds: 3, generated, calculators: catalogueSize }))];
  } finally {
    catalogue.remove();
  }
}

console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}; ${describePinning()}; ` +
    `${describeGenerator(generator)}.\n`,
);
if (process.env.GENERATED_DIR === undefined) {
  const generate = [process.execPath, join(root, 'codegen/run.mjs'), 'generate'];
  await runCommand(generate, 300, { cwd: root });
}

if (values.update) {
  const measurements: Measurement[] = [];
  for (const suite of ratioSuites) measurements.push(...(await suite()));
  console.log(toMarkdown(measurements));
  writeJson(baselineFile, baselineOf(measurements));
} else if (values.guard) {
  const baseline = JSON.parse(readFileSync(baselineFile, 'utf8')) as Baseline;
  const { measurements, regressions } = await guard(ratioSuites, baseline);
  console.log(toMarkdown(measurements));
  for (const regression of regressions) console.error(regression);
  if (regressions.length > 0) process.exitCode = 1;
} else {
  const names = values.only?.split(',') ?? Object.keys(suites);
  const unknown = names.filter((name) => !Object.hasOwn(suites, name));
  if (unknown.length > 0) {
    throw new Error(`Unknown suite: ${unknown.join(', ')}. There are ${Object.keys(suites).join(', ')}.`);
  }
  const measurements: Measurement[] = [];
  for (const name of names) measurements.push(...(await suites[name]!()));
  console.log(toMarkdown(measurements));
  mkdirSync(resultsFolder, { recursive: true });
  writeJson(join(resultsFolder, 'latest.json'), measurements);
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

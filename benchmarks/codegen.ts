/** Code generation at 5,000 calculators, as whole processes, the way an author waits for them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Measurement, median } from './harness/measurement.js';
import { runCommand } from './harness/processes.js';
import { folderBytes, type SyntheticCatalogue } from './synthetic-catalogue.js';

const script = fileURLToPath(new URL('codegen-main.mjs', import.meta.url));

/** Generates from cold, then with one file changed, then with nothing changed. Leaves `generated/` in the catalogue's root. */
export async function measureCodegen(catalogue: SyntheticCatalogue): Promise<Measurement[]> {
  const cold = await generateOnce(catalogue);
  const changed: number[] = [];
  const unchanged: number[] = [];
  for (let round = 0; round < 3; round++) {
    const file = catalogue.files[Math.floor((catalogue.files.length * (round + 0.5)) / 3)]!;
    writeFileSync(file, readFileSync(file, 'utf8').replace('Copy ', 'Changed copy '));
    changed.push((await generateOnce(catalogue, 1)).seconds);
    unchanged.push((await generateOnce(catalogue, 0)).seconds);
  }
  const megabytes = (folderBytes(join(catalogue.root, 'generated')) / 1e6).toFixed(0);
  const title = `Code generation, ${cold.calculators.toLocaleString('en')} calculators`;
  const shared = { unit: 's', better: 'lower' } as const;
  return [
    {
      ...shared,
      id: 'codegen/cold',
      title: `${title}: cold`,
      value: cold.seconds,
      aim: 15,
      detail: `all checks but those that try many inputs; ${megabytes} MB written`,
    },
    {
      ...shared,
      id: 'codegen/one-changed',
      title: `${title}: one file changed`,
      value: median(changed),
      aim: 1.5,
      detail: 'whole process, median of 3',
    },
    {
      ...shared,
      id: 'codegen/unchanged',
      title: `${title}: nothing changed`,
      value: median(unchanged),
      detail: 'whole process, median of 3',
    },
  ];
}

/** One run, and that it checked as many calculators anew as it should. */
async function generateOnce(
  { root }: SyntheticCatalogue,
  expected?: number,
): Promise<{ readonly seconds: number; readonly calculators: number }> {
  const start = performance.now();
  const printed = await runCommand([process.execPath, script, root], 180);
  const seconds = (performance.now() - start) / 1000;
  const { calculators, checked } = JSON.parse(printed) as { calculators: number; checked: number };
  if (checked !== (expected ?? calculators)) throw new Error(`${checked} of ${calculators} were checked anew.`);
  return { seconds, calculators };
}

/** Generates a root given as JSON on the command line and prints what happened as JSON. A program: tests spawn it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ProblemsFound } from '@reckoner/bundling/problem';
import { generate } from '@reckoner/codegen/generate/generate';
import { evaluate, understand } from '@reckoner/engine/calculate/index';

interface Request {
  readonly root: string;
  readonly keepGoing?: boolean;
  readonly calculate?: readonly [slug: string, inputs: object];
}

async function calculate(root: string, slug: string, inputs: object): Promise<unknown> {
  const generated = path.join(root, 'generated');
  const { slugs } = JSON.parse(readFileSync(path.join(generated, 'catalogue.json'), 'utf8'));
  const load = (name: string) => import(pathToFileURL(path.join(generated, slugs[slug], name)).href);
  const { calculators } = await load('calculators.js');
  const { lifted } = await load('lifted.js');
  const calculator = { ...calculators[slug], lifted: lifted[slug] };
  const understanding = understand(calculator, inputs, {}, { today: '2026-01-31' });
  return understanding.ok ? evaluate(calculator, understanding.understood) : understanding;
}

const { root, keepGoing = false, calculate: asked }: Request = JSON.parse(process.argv[2]!);
try {
  const report = await generate({ root, keepGoing });
  const outcome = asked && (await calculate(root, ...asked));
  process.stdout.write(JSON.stringify({ ...report, outcome }));
} catch (error) {
  if (!(error instanceof ProblemsFound)) throw error;
  process.stdout.write(JSON.stringify({ problems: error.message }));
}

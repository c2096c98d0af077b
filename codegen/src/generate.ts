/** Writes `generated/`: everything that follows from the calculators' files, or nothing. */
import path from 'node:path';
import { Cache } from './cache.js';
import { type CategoryState, collect, stamp } from './collect.js';
import { addGeneration } from './generations.js';
import { hash } from './hash.js';
import { ProblemsFound } from './problem.js';
import { toolHash } from './program.js';
import { replaceFolder } from './write.js';

export interface GenerateOptions {
  /** The folder with `plugins/` and `node_modules/`. */
  readonly root: string;
  /** Default: `generated` in the root. */
  readonly out?: string;
  /** Default: `node_modules/.cache/reckoner` in the root. */
  readonly cache?: string;
  /** Writes what can be written without the calculators that have problems, and throws after that. */
  readonly keepGoing?: boolean;
}

export interface GenerateReport {
  readonly calculators: number;
  /** How many were checked in this run; the others had passed before. */
  readonly checked: number;
  /** Paths in the output folder that changed. */
  readonly written: readonly string[];
}

export function defaultCache(root: string): string {
  return path.join(root, 'node_modules', '.cache', 'reckoner');
}

/** Throws ProblemsFound with everything that is wrong; unless told to keep going, the output folder is then as it was. */
export async function generate(options: GenerateOptions): Promise<GenerateReport> {
  const { root, out = path.join(root, 'generated'), keepGoing = false } = options;
  const cache = new Cache(path.join(options.cache ?? defaultCache(root), toolHash()));
  const { problems, calculators, checked, texts, kept, states } = await collect({ root, out, cache, keepGoing });
  if (problems.length > 0 && !keepGoing) throw new ProblemsFound(problems);
  const changed = replaceFolder(out, texts, kept);
  // The catalogue's texts are made in every run, those of categories follow from their files.
  const about = [...texts].filter(([name]) => !name.includes('/')).map(([, text]) => text);
  const keys = Object.values(states).map(({ key }) => key);
  addGeneration(out, hash(toolHash(), ...about, ...keys), [...texts.keys(), ...kept]);
  const stamped: Record<string, CategoryState> = {};
  for (const [category, state] of Object.entries(states)) {
    if (state.entries.length === 0) continue;
    const names = [...texts.keys()].filter((name) => name.startsWith(`${category}/`));
    const outputs = Object.fromEntries(names.map((name) => [name, stamp(path.join(out, name))]));
    stamped[category] = names.length === 0 ? state : { ...state, outputs };
  }
  cache.write('index', stamped);
  if (problems.length > 0) {
    const written = calculators === 1 ? '1 calculator was written' : `${calculators} calculators were written`;
    throw new ProblemsFound(problems, `${written} without these.`);
  }
  return { calculators, checked, written: changed };
}

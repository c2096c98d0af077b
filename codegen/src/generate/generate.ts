/** Writes `generated/`: everything that follows from the calculators' files, or nothing. */
import path from 'node:path';
import { toolHash } from '@reckoner/bundling/build-identity';
import { addGeneration } from '@reckoner/bundling/generations';
import { hash } from '@reckoner/bundling/hash';
import { type Problem, ProblemsFound } from '@reckoner/bundling/problem';
import { Cache } from './cache.js';
import { collect, type Index, type Outputs, stamp, stampAgain } from './collect.js';
import { replaceFolder } from './replace-folder.js';

export interface GenerateOptions {
  /** The folder with `plugins/` and `node_modules/`. */
  readonly root: string;
  /** Default: `generated` in the root. */
  readonly out?: string;
  /** Default: `node_modules/.cache/reckoner` in the root. */
  readonly cache?: string;
  /**
   * Writes what can be written without the plugins and calculators that have problems, and throws after that. Where the
   * root's configuration has `keepGoing`, it is written in any case, and nothing is thrown.
   */
  readonly keepGoing?: boolean;
}

export interface GenerateReport {
  readonly calculators: number;
  /** How many were checked in this run; the others had passed before. */
  readonly checked: number;
  /** Paths in the output folder that changed. */
  readonly written: readonly string[];
  /** What was left out, where the root's configuration goes on without it. */
  readonly problems: readonly Problem[];
}

export function defaultCache(root: string): string {
  return path.join(root, 'node_modules', '.cache', 'reckoner');
}

/** Throws ProblemsFound with everything that is wrong; unless told to keep going, the output folder is then as it was. */
export async function generate(options: GenerateOptions): Promise<GenerateReport> {
  const { root, out = path.join(root, 'generated') } = options;
  const cache = new Cache(path.join(options.cache ?? defaultCache(root), toolHash()));
  cache.clean();
  const asked = options.keepGoing ?? false;
  const collected = await collect({ root, out, cache, keepGoing: asked });
  const { problems, calculators, checked, texts, kept, states, catalogue, keepGoing, isTolerant } = collected;
  if (problems.length > 0 && !keepGoing) throw new ProblemsFound(problems);
  const changed = replaceFolder(out, texts, kept);
  const keys = Object.values(states).map(({ key }) => key);
  addGeneration(out, hash(toolHash(), catalogue.key, ...keys), [...texts.keys(), ...kept]);
  const stamped = <State extends { readonly outputs: Outputs }>(state: State, isOwn: (name: string) => boolean) => {
    const again = Object.entries(state.outputs).map(([name, was]) => [name, stampAgain(path.join(out, name), was)]);
    const own = [...texts].filter(([name]) => isOwn(name));
    const anew = own.map(([name, text]) => [name, stamp(path.join(out, name), text)]);
    return { ...state, outputs: Object.fromEntries([...again, ...anew]) as Outputs };
  };
  const written = Object.entries(states).filter(([, { entries }]) => entries.length > 0);
  const index: Index = {
    categories: Object.fromEntries(
      written.map(([category, state]) => [category, stamped(state, (name) => name.startsWith(`${category}/`))]),
    ),
    catalogue: stamped(catalogue, (name) => !name.includes('/')),
  };
  cache.write('index', index);
  if (problems.length > 0 && (asked || !isTolerant)) {
    const told = calculators === 1 ? '1 calculator was written' : `${calculators} calculators were written`;
    throw new ProblemsFound(problems, `${told} without these.`);
  }
  return { calculators, checked, written: changed, problems };
}

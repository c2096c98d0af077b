/** Finds and reads `reckoner.config.json`, `.js`, `.mjs` or `.ts`, by which a deployment says what it is composed of. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import { type Problem, ProblemsFound } from '../problem.js';
import { type Complain, complainer, didYouMean } from './complain.js';
import { configSchema, type DeploymentConfig, settingsAt } from './config-schema.js';

const NAMES = ['json', 'ts', 'mjs', 'js'].map((ending) => `reckoner.config.${ending}`);
const EXAMPLE = 'Write, for example: { "plugins": ["@reckoner/catalogue", "reckoner-plugin-brewing"] }';

export interface ReadConfig {
  readonly config: DeploymentConfig;
  /** Its name, from the root. */
  readonly file: string;
  readonly text: string;
}

/** One that is a program runs once in a process for each text that it has. */
const evaluated = new Map<string, { readonly text: string; readonly value: unknown }>();

/** The module's default export. What it imports is bundled with it, so that it may be TypeScript throughout. */
function evaluate(file: string, text: string): unknown {
  const known = evaluated.get(file);
  if (known?.text === text) return known.value;
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild');
  const built = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    tsconfigRaw: {},
  });
  const program = new Module(file) as NodeJS.Module & { _compile(code: string, name: string): void };
  program.filename = file;
  program._compile(built.outputFiles[0]!.text, file);
  const value = (program.exports as { default?: unknown }).default;
  evaluated.set(file, { text, value });
  return value;
}

function readValue(file: string, text: string, complain: Complain): unknown {
  if (file.endsWith('.json')) {
    try {
      return JSON.parse(text);
    } catch (error) {
      complain('', `The configuration is not JSON: ${(error as Error).message}`, 'Set right its syntax.');
      return undefined;
    }
  }
  try {
    const value = evaluate(file, text);
    if (value === undefined) complain('', 'The configuration has no default export.', 'Write: export default { … }');
    return value;
  } catch (error) {
    const [first] = (error as { errors?: readonly { readonly text: string }[] }).errors ?? [];
    const message = first?.text ?? (error instanceof Error ? error.message : String(error));
    complain(
      '',
      `The configuration cannot be run: ${message.replace(/\.$/, '')}.`,
      'Set right what the message names.',
    );
    return undefined;
  }
}

function toldOf(issue: v.BaseIssue<unknown>, complain: Complain): void {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const name = keys.at(-1) ?? '';
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const settings = settingsAt(keys);
    const near = didYouMean(name, settings);
    complain(name, `There is no setting "${keys.join('.')}".${near}`, `Settings are ${settings.join(', ')}.`);
    return;
  }
  const isMissing = issue.received === 'undefined' && keys.length === 1;
  complain(name, isMissing ? `\`${name}\` is missing.` : issue.message, EXAMPLE);
}

/**
 * What the deployment says; undefined where it has no configuration.
 * @throws ProblemsFound with everything that is wrong in it, for nothing can be composed by halves.
 */
export function readConfig(root: string): ReadConfig | undefined {
  const [file, other] = NAMES.filter((name) => existsSync(path.join(root, name)));
  if (file === undefined) return undefined;
  const problems: Problem[] = [];
  const text = readFileSync(path.join(root, file), 'utf8');
  const complain = complainer(file, text, 'configuration', (problem) => problems.push(problem));
  if (other !== undefined) complain('', `There is ${other} too; expected one configuration.`, 'Remove one of them.');
  const value = problems.length > 0 ? undefined : readValue(path.join(root, file), text, complain);
  if (problems.length > 0) throw new ProblemsFound(problems);
  const parsed = v.safeParse(configSchema, value);
  if (parsed.success) return { config: parsed.output as DeploymentConfig, file, text };
  for (const issue of parsed.issues) toldOf(issue, complain);
  throw new ProblemsFound(problems);
}

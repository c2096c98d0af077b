/** Loads calculators and lifted formulas for the checks, and says which file is to blame when that fails. */

import { bundleCalculators, importText } from '@reckoner/bundling/bundle-calculators';
import type { Problem } from '@reckoner/bundling/problem';
import type { CalculatorFile } from '@reckoner/bundling/scan';
import type { Lifted } from '@reckoner/engine/arithmetic/arithmetic';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { didYouMean } from './fields.js';
import { failedAt, type MarkedTask } from './marked-load.js';
import { begin } from './progress.js';

interface BundleError {
  readonly text: string;
  readonly location: { readonly file: string; readonly line: number; readonly column: number } | null;
}

function bundleErrors(error: unknown): readonly BundleError[] {
  return (error as { errors?: readonly BundleError[] } | null)?.errors ?? [];
}

export interface LoadedCalculators {
  readonly calculators: ReadonlyMap<string, Calculator>;
  /** The module with all of them; absent when some file could not be loaded. */
  readonly bundle?: string;
}

/** By slug; a file that cannot be loaded is reported and left out. `bundled` is their bundle where it is there already. */
export async function loadCalculators(
  task: MarkedTask,
  files: readonly CalculatorFile[],
  problems: Problem[],
  bundled?: string,
): Promise<LoadedCalculators> {
  const { root, scratch } = task;
  begin('loading');
  try {
    const bundle = bundled ?? (await bundleCalculators(root, files));
    const { calculators } = (await importText(scratch, bundle)) as { calculators: Record<string, Calculator> };
    begin('other');
    return { calculators: new Map(Object.entries(calculators)), bundle };
  } catch (error) {
    begin('other');
    if (files.length > 1) {
      const middle = Math.ceil(files.length / 2);
      const first = await loadCalculators(task, files.slice(0, middle), problems);
      const second = await loadCalculators(task, files.slice(middle), problems);
      return { calculators: new Map([...first.calculators, ...second.calculators]) };
    }
    const [file] = files;
    if (file === undefined) throw error;
    const problem = await problemOf(error, task, file);
    // Several calculators may load the module that is to blame.
    if (!problems.some((known) => known.message === problem.message && known.file === problem.file))
      problems.push(problem);
    return { calculators: new Map() };
  }
}

/** As the bundler says it. */
const MISSING = /^No matching export in "([^"]+)" for import "([^"]+)"$/;

function exportedNames(text: string): string[] {
  return [...text.matchAll(/^export (?:const|let|function) (\w+)/gm)].map((match) => match[1]!);
}

/** An object says by a function of its author what it is, which is not run here. */
function thrownText(thrown: unknown): string {
  return (typeof thrown === 'object' && thrown !== null) || typeof thrown === 'function' ? 'An object' : String(thrown);
}

async function problemOf(error: unknown, task: MarkedTask, file: CalculatorFile): Promise<Problem> {
  const [bundleError] = bundleErrors(error);
  if (bundleError !== undefined) {
    const place = bundleError.location;
    const [, module, name] = MISSING.exec(bundleError.text) ?? [];
    const missing = file.shared.find(({ display }) => display === module);
    return {
      file: place?.file ?? file.display,
      line: place?.line ?? 1,
      column: (place?.column ?? 0) + 1,
      check: 'load',
      message:
        missing === undefined || name === undefined
          ? `The file cannot be bundled: ${bundleError.text}.`
          : `${missing.display} exports no "${name}".`,
      mend:
        missing === undefined || name === undefined
          ? 'Set right what the message names.'
          : didYouMean(name, exportedNames(missing.text)),
    };
  }
  const { at } = (await failedAt(task, [file])) ?? {};
  const what = error instanceof Error ? error.message.replace(/\.$/, '') : `${thrownText(error)} was thrown`;
  return {
    file: at?.module.display ?? file.display,
    line: at?.line ?? 1,
    column: 1,
    check: 'load',
    message: `The file cannot be loaded: ${what}.`,
    mend: 'What stands outside of functions runs at load: declare constants there, and compute in the formula.',
  };
}

export async function loadLifted(scratch: string, program: string): Promise<Record<string, Lifted>> {
  return (await importText(scratch, program)).lifted as Record<string, Lifted>;
}

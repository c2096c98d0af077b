/** Loads calculators and lifted formulas for the checks, and says which file is to blame when that fails. */
import type { Lifted } from '@reckoner/engine/arithmetic/arithmetic';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { bundleCalculators, importText } from './bundle.js';
import type { Problem } from './problem.js';
import type { CalculatorFile } from './scan.js';

interface BundleError {
  readonly text: string;
  readonly location: { readonly file: string; readonly line: number; readonly column: number } | null;
}

function bundleErrors(error: unknown): readonly BundleError[] {
  return (error as { errors?: readonly BundleError[] }).errors ?? [];
}

export interface LoadedCalculators {
  readonly calculators: ReadonlyMap<string, Calculator>;
  /** The module with all of them; absent when some file could not be loaded. */
  readonly bundle?: string;
}

/** By slug; a file that cannot be loaded is reported and left out. `bundled` is their bundle where it is there already. */
export async function loadCalculators(
  root: string,
  scratch: string,
  files: readonly CalculatorFile[],
  problems: Problem[],
  bundled?: string,
): Promise<LoadedCalculators> {
  try {
    const bundle = bundled ?? (await bundleCalculators(root, files));
    const { calculators } = (await importText(scratch, bundle)) as { calculators: Record<string, Calculator> };
    return { calculators: new Map(Object.entries(calculators)), bundle };
  } catch (error) {
    if (files.length > 1) {
      const middle = Math.ceil(files.length / 2);
      const first = await loadCalculators(root, scratch, files.slice(0, middle), problems);
      const second = await loadCalculators(root, scratch, files.slice(middle), problems);
      return { calculators: new Map([...first.calculators, ...second.calculators]) };
    }
    const [file] = files;
    if (file === undefined) throw error;
    const [bundleError] = bundleErrors(error);
    const place = bundleError?.location;
    const message = bundleError?.text ?? (error as Error).message;
    problems.push({
      file: place?.file ?? file.display,
      line: place?.line ?? 1,
      column: (place?.column ?? 0) + 1,
      check: 'load',
      message: `The file cannot be loaded: ${message}`,
      mend: 'Set right what the message names; code outside of functions runs at load.',
    });
    return { calculators: new Map() };
  }
}

export async function loadLifted(scratch: string, program: string): Promise<Record<string, Lifted>> {
  return (await importText(scratch, program)).lifted as Record<string, Lifted>;
}

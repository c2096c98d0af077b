/** Checks between calculators: slugs, aliases, titles and descriptions are one calculator's own, and links lead somewhere. */

import { clashMend } from '@reckoner/bundling/composition/settle';
import { type Problem, positionAt } from '@reckoner/bundling/problem';
import type { CalculatorFile, Scan } from '@reckoner/bundling/scan';
import type { Entry } from '../generate/catalogue-entry.js';

/** Where a field of the definition stands, found by its text: these checks also see calculators that were not parsed. */
function placeOf(file: CalculatorFile, needle: string) {
  return positionAt(file.text, Math.max(0, file.text.indexOf(needle)));
}

/** Whether nobody here can set right what the two have in common: they are of packages that were made elsewhere. */
function areOfOthers({ plugin }: CalculatorFile, other: CalculatorFile): boolean {
  return plugin !== other.plugin && (plugin.installed || other.plugin.installed);
}

/** Runs on all entries that passed their own checks and on all files found. */
export function checkCatalogue(found: Scan, entries: readonly Entry[]): Problem[] {
  const { calculators, absent } = found;
  const clashes = found.configuration?.config.clashes ?? {};
  const problems: Problem[] = [];
  const fileOf = new Map<string, CalculatorFile>();
  const report = (file: CalculatorFile, needle: string, check: string, message: string, mend: string) =>
    problems.push({ file: file.display, ...placeOf(file, needle), check, message, mend });

  for (const file of calculators) {
    const first = fileOf.get(file.slug);
    if (first === undefined) fileOf.set(file.slug, file);
    else {
      const message = `The slug "${file.slug}" is taken by ${first.display}.`;
      report(file, '', 'unique-slug', message, 'Rename this file, or remove it if both are one calculator.');
    }
  }
  const aliasOf = new Map<string, string>();
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  // In the order of the files: what two have in common is told of the later one.
  const place = new Map(calculators.map(({ slug }, index) => [slug, index]));
  for (const entry of [...entries].sort((a, b) => place.get(a.slug)! - place.get(b.slug)!)) {
    const file = fileOf.get(entry.slug)!;
    for (const alias of entry.aliases) {
      const owner = fileOf.has(alias) ? alias : aliasOf.get(alias);
      if (owner !== undefined && !Object.hasOwn(clashes, alias)) {
        const names = [fileOf.get(owner)!.plugin.name, file.plugin.name];
        const isBetween = names[0] !== names[1];
        const where = isBetween ? ` of ${names[0]}; this one is of ${names[1]}` : '';
        const message = `The alias "${alias}" is taken by the calculator "${owner}"${where}.`;
        const mend = isBetween ? clashMend(alias, names) : 'Remove it from `aliases`.';
        report(file, `'${alias}'`, 'unique-slug', message, mend);
      }
      aliasOf.set(alias, entry.slug);
    }
    for (const field of ['title', 'description'] as const) {
      const words = entry[field].toLowerCase();
      const first = seen[field].get(words);
      if (first === undefined) seen[field].set(words, entry.slug);
      else if (first !== entry.slug && !areOfOthers(file, fileOf.get(first)!)) {
        const message = `The ${field} is the same as that of "${first}" (${fileOf.get(first)!.display}).`;
        report(file, `${field}:`, 'unique-title', message, 'Say what sets this calculator apart, or merge the two.');
      }
    }
  }
  for (const entry of entries) {
    for (const slug of entry.related) {
      if ((fileOf.has(slug) || absent.has(slug)) && slug !== entry.slug) continue;
      // A deployment need not have everything that its plugins know of.
      if (fileOf.get(entry.slug)!.plugin.installed && slug !== entry.slug) continue;
      const message =
        slug === entry.slug ? 'A calculator is not related to itself.' : `No calculator has the slug "${slug}".`;
      report(
        fileOf.get(entry.slug)!,
        `'${slug}'`,
        'related',
        message,
        'Name existing slugs in `related`, or leave it out.',
      );
    }
  }
  return problems;
}

/** Checks between calculators: slugs, aliases, titles and descriptions are one calculator's own, and links lead somewhere. */
import type { Entry } from './entry.js';
import { type Problem, positionAt } from './problem.js';
import type { CalculatorFile, Scan } from './scan.js';

/** Where a field of the definition stands, found by its text: these checks also see calculators that were not parsed. */
function placeOf(file: CalculatorFile, needle: string) {
  return positionAt(file.text, Math.max(0, file.text.indexOf(needle)));
}

/** Runs on all entries that passed their own checks and on all files found. */
export function checkCatalogue({ calculators, packages }: Scan, entries: readonly Entry[]): Problem[] {
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
  for (const plugin of packages) {
    const other = packages.find((one) => one.category === plugin.category);
    if (other !== undefined && other.title !== plugin.title) {
      const message = `The category "${plugin.category}" is titled "${other.title}" in ${other.name}, "${plugin.title}" here.`;
      const file = calculators.find((one) => one.plugin === plugin);
      if (file) report(file, '', 'unique-slug', message, 'Give both packages the same `reckoner.title`.');
    }
  }
  const aliasOf = new Map<string, string>();
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  for (const entry of [...entries].sort((a, b) => (a.slug < b.slug ? -1 : 1))) {
    const file = fileOf.get(entry.slug)!;
    for (const alias of entry.aliases) {
      const owner = fileOf.has(alias) ? alias : aliasOf.get(alias);
      if (owner !== undefined) {
        const message = `The alias "${alias}" is taken by the calculator "${owner}".`;
        report(file, `'${alias}'`, 'unique-slug', message, 'Remove it from `aliases`.');
      }
      aliasOf.set(alias, entry.slug);
    }
    for (const field of ['title', 'description'] as const) {
      const words = entry[field].toLowerCase();
      const first = seen[field].get(words);
      if (first === undefined) seen[field].set(words, entry.slug);
      else if (first !== entry.slug) {
        const message = `The ${field} is the same as that of "${first}" (${fileOf.get(first)!.display}).`;
        report(file, `${field}:`, 'unique-title', message, 'Say what sets this calculator apart, or merge the two.');
      }
    }
  }
  for (const entry of entries) {
    for (const slug of entry.related) {
      if (fileOf.has(slug) && slug !== entry.slug) continue;
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

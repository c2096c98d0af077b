/** Aliases that several packages have go to the one that the configuration names. */
import { complainer } from '@reckoner/bundling/composition/complain';
import type { Problem } from '@reckoner/bundling/problem';
import type { Scan } from '@reckoner/bundling/scan';
import type { Entry } from './catalogue-entry.js';

/** The entries without aliases that are another package's; `report` is told of what the configuration settles in vain. */
export function settleAliases(
  { calculators, packages, configuration }: Scan,
  entries: readonly Entry[],
  report: (problem: Problem) => void,
): readonly Entry[] {
  const clashes = new Map(Object.entries(configuration?.config.clashes ?? {}));
  if (configuration === undefined || clashes.size === 0) return entries;
  const packageOf = new Map(calculators.map(({ slug, plugin }) => [slug, plugin.name]));
  const complain = complainer(configuration.file, configuration.text, 'configuration', report);
  for (const [name, owner] of clashes) {
    const has = packageOf.get(name) === owner;
    const isAlias = ({ slug, aliases }: Entry) => packageOf.get(slug) === owner && aliases.includes(name);
    if (has || entries.some(isAlias) || !packages.some((plugin) => plugin.name === owner)) continue;
    const message = `\`clashes\` gives "${name}" to ${owner}, which has no calculator and no alias of this name.`;
    complain(name, message, 'Name the package that has it, or leave it out.');
  }
  return entries.map((entry) => {
    const isOwn = (alias: string) => (clashes.get(alias) ?? packageOf.get(entry.slug)) === packageOf.get(entry.slug);
    return entry.aliases.every(isOwn) ? entry : { ...entry, aliases: entry.aliases.filter(isOwn) };
  });
}

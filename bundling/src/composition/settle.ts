/** What a configuration says of single calculators: which are off, and whose a slug is that several packages have. */
import type { Problem } from '../problem.js';
import type { CalculatorFile } from '../scan.js';
import { didYouMean, listed } from './complain.js';
import type { Composition } from './compose.js';

/** The slugs that are left out on purpose, and the calculators that stay. */
export interface Settled {
  readonly calculators: readonly CalculatorFile[];
  readonly absent: ReadonlySet<string>;
}

export function clashMend(slug: string, owners: readonly string[]): string {
  const choices = owners.map((name) => `{ "${slug}": "${name}" }`).join(' or ');
  return `Write in the configuration of the deployment, in \`clashes\`: ${choices}; or give one of the two another name.`;
}

/** Every name in `off` and `clashes` that means nothing, told. */
function complainOfUnknown(
  { configuration, complain, packages }: Composition,
  calculators: readonly CalculatorFile[],
): void {
  const config = configuration?.config;
  const unknown = (kind: string, names: Iterable<string>, known: ReadonlySet<string>, where: string) => {
    for (const name of names) {
      if (known.has(name)) continue;
      const message = `${where} names "${name}", which is no ${kind} here.${didYouMean(name, known)}`;
      complain(name, message, known.size > 100 ? 'Leave it out.' : `Expected one of ${listed(known)}.`);
    }
  };
  const categories = new Set(packages.map(({ category }) => category));
  const slugs = new Set(calculators.map(({ slug }) => slug));
  unknown('category', config?.off?.categories ?? [], categories, '`off.categories`');
  unknown('calculator', config?.off?.calculators ?? [], slugs, '`off.calculators`');
  const names = new Set(packages.map(({ name }) => name));
  unknown('plugin', new Set(Object.values(config?.clashes ?? {})), names, '`clashes`');
}

/** The calculators that stay; where several packages have one slug and nothing says whose it is, the first one's. */
export function settle(
  composition: Composition,
  calculators: readonly CalculatorFile[],
  report: (problem: Problem) => void,
): Settled {
  const config = composition.configuration?.config;
  complainOfUnknown(composition, calculators);
  const off = { categories: new Set(config?.off?.categories), calculators: new Set(config?.off?.calculators) };
  const isOff = ({ slug, plugin }: CalculatorFile) => off.calculators.has(slug) || off.categories.has(plugin.category);
  const names = new Set(composition.packages.map(({ name }) => name));
  // Whose plugin is missing cannot have it.
  const clashes = new Map(Object.entries(config?.clashes ?? {}).filter(([, name]) => names.has(name)));
  const left: CalculatorFile[] = [];
  const kept = calculators.filter((file) => {
    const owner = clashes.get(file.slug);
    const stays = !isOff(file) && (owner === undefined || owner === file.plugin.name);
    if (!stays) left.push(file);
    return stays;
  });
  const first = new Map<string, CalculatorFile>();
  const settled = kept.filter((file) => {
    const holder = first.get(file.slug);
    if (holder === undefined) first.set(file.slug, file);
    // Two of one package are its author's business, and told as such.
    if (holder === undefined || holder.plugin === file.plugin) return true;
    const [one, other] = [holder.plugin.name, file.plugin.name];
    const message = `The slug "${file.slug}" is taken: ${one} has it (${holder.display}), and so has ${other}.`;
    report({
      file: file.display,
      also: holder.display,
      line: 1,
      column: 1,
      check: 'unique-slug',
      message,
      mend: clashMend(file.slug, [one, other]),
    });
    return false;
  });
  return { calculators: settled, absent: new Set(left.map(({ slug }) => slug).filter((slug) => !first.has(slug))) };
}

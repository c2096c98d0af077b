/** `integrity`: what a deployment writes in its configuration to have the plugins that it looked at, and no others. */
import { didYouMean, listed } from '@reckoner/bundling/composition/complain';
import { compose } from '@reckoner/bundling/composition/compose';

/**
 * The hash of each plugin by name, or of those that are named.
 * @throws RangeError where there is no such plugin.
 */
export function integrities(root: string, names: readonly string[]): Readonly<Record<string, string>> {
  const { integrity } = compose(root);
  for (const name of names) {
    if (integrity.has(name)) continue;
    const near = didYouMean(name, integrity.keys());
    throw new RangeError(
      `There is no plugin "${name}" here.${near} Plugins are ${listed(integrity.keys()) || 'none'}.`,
    );
  }
  const asked = names.length > 0 ? names : [...integrity.keys()];
  return Object.fromEntries(asked.map((name) => [name, integrity.get(name)!()]));
}

/** What a deployment may say in `reckoner.config`, and the sentences for what it may not. */
import * as v from 'valibot';

/** As written in `reckoner.config.json`, or exported by `reckoner.config.ts`. */
export interface DeploymentConfig {
  /** Names of installed packages, and folders beginning with `./`; a last part `*` stands for every folder in one. */
  readonly plugins: readonly string[];
  /** What is not served. */
  readonly off?: { readonly categories?: readonly string[]; readonly calculators?: readonly string[] };
  /** Package to `sha256-…` of its content. */
  readonly integrity?: Readonly<Record<string, string>>;
  /** Slug or alias that several packages have, to the package that it belongs to. */
  readonly clashes?: Readonly<Record<string, string>>;
  /** Serves without what has problems. */
  readonly keepGoing?: boolean;
}

const text = (message: string) => v.pipe(v.string(message), v.nonEmpty(message));

const PLUGINS = '`plugins` must be a list of packages and folders.';
const OFF = '`off` must be an object with `categories` and `calculators`.';
const CATEGORIES = '`off.categories` must be a list of categories.';
const CALCULATORS = '`off.calculators` must be a list of slugs.';
const INTEGRITY = '`integrity` must be an object of packages and the hashes of their content.';
const HASH = 'A hash of `integrity` must be "sha256-" and 44 characters in base64.';
const CLASHES = '`clashes` must be an object of slugs and the packages that they belong to.';

/** To valibot a list is an object too. */
const object = (message: string) =>
  v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value), message);

const off = {
  categories: v.optional(v.array(text(CATEGORIES), CATEGORIES)),
  calculators: v.optional(v.array(text(CALCULATORS), CALCULATORS)),
};

const settings = {
  plugins: v.pipe(v.array(text(PLUGINS), PLUGINS), v.nonEmpty('`plugins` names no plugin.')),
  off: v.optional(v.pipe(object(OFF), v.strictObject(off))),
  integrity: v.optional(
    v.pipe(
      object(INTEGRITY),
      v.record(v.string(), v.pipe(v.string(HASH), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/, HASH))),
    ),
  ),
  clashes: v.optional(v.pipe(object(CLASHES), v.record(v.string(), text(CLASHES)))),
  keepGoing: v.optional(v.boolean('`keepGoing` must be true or false.')),
};

export const configSchema = v.pipe(object('The configuration must be an object.'), v.strictObject(settings));

/** Settings that may stand where a key is not known. */
export function settingsAt(path: readonly string[]): readonly string[] {
  return Object.keys(path.length > 1 ? off : settings);
}

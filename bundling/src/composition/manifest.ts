/** Reads the package.json of a plugin: what it contributes, by whom, and which contract and engine it is written for. */
/// <reference path="./semver.d.ts" />
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import satisfies from 'semver/functions/satisfies.js';
import validVersion from 'semver/functions/valid.js';
import validRange from 'semver/ranges/valid.js';
import { engineVersion } from '../build-identity.js';
import { displayPath, KEBAB } from '../names.js';
import type { Problem } from '../problem.js';
import { typedCommand } from '../typed-command.js';
import { type Complain, complainer, didYouMean } from './complain.js';
import type { Located } from './locate.js';
import { CONTRACT, type PluginPackage } from './plugin-package.js';

/** `title` is absent where the package adds to a category that another one names. */
export type UntitledPackage = Omit<PluginPackage, 'title'> & { readonly title: string | undefined };

const FIELDS = [
  'category',
  'title',
  'arithmetic',
  'usual',
  'units',
  'subcategories',
  'contract',
  'owners',
  'documentation',
];
const ENGINE = '@reckoner/engine';
const EXAMPLE = `Write: "reckoner": { "category": "physics", "title": "Physics", "arithmetic": "float64", "contract": ${CONTRACT} }`;

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** The parsed package.json; undefined where there is none, or none that can be read. */
export function readManifest(folder: string): { readonly text: string; readonly content?: Json } | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  try {
    const content: unknown = JSON.parse(text);
    return isObject(content) ? { text, content } : { text };
  } catch {
    return { text };
  }
}

/** Of `Ada Lovelace <ada@example.com> (https://example.com)` or `{ "name": … }`, the name: addresses are not for everybody. */
function authorName(author: unknown): string | undefined {
  const given = isObject(author) ? author.name : author;
  return isText(given) ? given.replace(/\s*[<(].*$/s, '').trim() || undefined : undefined;
}

function isAddress(value: unknown): value is string {
  return isText(value) && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** Whether this tool understands what the package's files say. */
function keepsContract({ contract = 0 }: Json, { installed }: Located, complain: Complain): boolean {
  if (contract === CONTRACT) return true;
  if (typeof contract !== 'number' || !Number.isInteger(contract) || contract < 0) {
    complain('contract', '`reckoner.contract` must be a whole number.', EXAMPLE);
  } else if (contract > CONTRACT) {
    const message = `The plugin is written to contract ${contract} for authors; this tool knows contracts up to ${CONTRACT}.`;
    complain('contract', message, 'Update Reckoner, or install an older version of the plugin.');
  } else {
    const message = `The plugin is written to contract ${contract} for authors; expected ${CONTRACT}, written as "contract": ${CONTRACT}.`;
    const mend = installed
      ? 'Install a newer version of the plugin; whoever publishes it runs: npx reckoner update'
      : `Run: ${typedCommand('update')}`;
    complain(contract === 0 ? 'reckoner' : 'contract', message, mend);
  }
  return false;
}

function takesEngine({ peerDependencies }: Json, complain: Complain): boolean {
  const given = isObject(peerDependencies) ? peerDependencies[ENGINE] : undefined;
  const write = `Write: "peerDependencies": { "${ENGINE}": "^${engineVersion}" }`;
  const range = typeof given === 'string' ? validRange(given.replace(/^workspace:/, '')) : null;
  if (range === null) {
    const message =
      given === undefined
        ? `The package does not say for which engine it is: expected ${ENGINE} in \`peerDependencies\`.`
        : `\`peerDependencies\` must give the versions of ${ENGINE} as a range of semver.`;
    complain(given === undefined ? 'peerDependencies' : ENGINE, message, write);
    return false;
  }
  if (satisfies(engineVersion, range, { includePrerelease: true })) return true;
  const message = `The plugin is for ${ENGINE} ${given}; this is ${engineVersion}.`;
  complain(ENGINE, message, 'Install a version of the plugin for this engine, or the engine that it asks for.');
  return false;
}

/** What is wrong with a field, if anything: where, what was expected, what to write. */
function faultOf(
  content: Json,
  reckoner: Json,
  { isWorkspace, folder }: Located,
): [string, string, string] | undefined {
  const field = (name: string, expected: string): [string, string, string] => [
    name in reckoner ? name : 'reckoner',
    `\`reckoner.${name}\` must be ${expected}.`,
    EXAMPLE,
  ];
  const { category, title, arithmetic, usual, units, subcategories = {}, owners, documentation } = reckoner;
  const unknown = Object.keys(reckoner).find((name) => !FIELDS.includes(name));
  if (typeof category !== 'string' || !KEBAB.test(category)) return field('category', 'a kebab-case word');
  if (title !== undefined && !isText(title)) return field('title', 'the title that users see');
  if (arithmetic !== undefined && arithmetic !== 'float64' && arithmetic !== 'decimal')
    return field('arithmetic', '"float64" or "decimal"');
  if (usual !== undefined && usual !== 'numbers') return field('usual', '"numbers", or left out');
  if (units !== undefined && units !== 'regional') return field('units', '"regional", or left out');
  if (isWorkspace && path.basename(folder) !== category)
    return field('category', `the folder's name, "${path.basename(folder)}"`);
  if (!isObject(subcategories) || !Object.values(subcategories).every(isText))
    return field('subcategories', 'folder names to titles');
  if (owners !== undefined && !(Array.isArray(owners) && owners.every(isText)))
    return field('owners', 'a list of names');
  if (documentation !== undefined && !isText(documentation))
    return field('documentation', 'an address, or a path in the package');
  if (unknown !== undefined) {
    const near = didYouMean(unknown, FIELDS);
    return [unknown, `A plugin has no field \`reckoner.${unknown}\`.${near}`, `Fields are ${FIELDS.join(', ')}.`];
  }
  const { name, version, author, license, homepage } = content;
  if (!isText(name)) return ['name', 'The package needs a name.', 'Write: "name": "reckoner-plugin-physics"'];
  if (!isText(version) || validVersion(version) === null)
    return ['version', 'The package needs a version as npm takes it.', 'Write: "version": "1.0.0"'];
  if (authorName(author) === undefined)
    return [
      'author',
      'Users are told who made a calculator: the package needs an author.',
      'Write: "author": "Ada Lovelace"',
    ];
  if (!isText(license))
    return ['license', 'Users are told the license of a calculator: the package needs one.', 'Write: "license": "MIT"'];
  if (homepage !== undefined && !isAddress(homepage))
    return ['homepage', '`homepage` must be an address.', 'Write: "homepage": "https://example.com"'];
  return undefined;
}

function folderName({ folder }: Located): string {
  return path.basename(folder);
}

/** The plugin in a folder, or nothing and what is wrong with it. */
export function readPlugin(
  root: string,
  located: Located,
  report: (problem: Problem) => void,
): UntitledPackage | undefined {
  const { folder, installed, isWorkspace } = located;
  const read = readManifest(folder);
  const file = displayPath(root, path.join(folder, 'package.json'));
  const complain = complainer(file, read?.text ?? '', 'plugin-package', report);
  if (read === undefined) {
    const mend = `Run: ${typedCommand(`new ${folderName(located)}/<subcategory>/<slug>`)}`;
    complain('', 'The plugin folder has no package.json.', mend);
    return undefined;
  }
  const { content } = read;
  if (content === undefined) {
    complain('', 'The package.json is not JSON.', 'Set right its syntax.');
    return undefined;
  }
  const { reckoner } = content;
  if (!isObject(reckoner)) {
    complain('name', 'A plugin package needs a `reckoner` field.', EXAMPLE);
    return undefined;
  }
  // First of all: in another contract the other fields may be others.
  if (!keepsContract(reckoner, located, complain)) return undefined;
  const fault = faultOf(content, reckoner, located);
  if (fault !== undefined) {
    complain(...fault);
    return undefined;
  }
  if (!takesEngine(content, complain)) return undefined;
  const { category, title, arithmetic = 'float64', usual, units, subcategories = {} } = reckoner;
  return {
    folder,
    name: content.name as string,
    version: content.version as string,
    author: authorName(content.author)!,
    license: content.license as string,
    ...(content.homepage !== undefined && { homepage: content.homepage as string }),
    category: category as string,
    title: title as string | undefined,
    arithmetic: arithmetic as PluginPackage['arithmetic'],
    ...(usual !== undefined && { usual: 'numbers' as const }),
    ...(units !== undefined && { units: 'regional' as const }),
    subcategories: subcategories as Readonly<Record<string, string>>,
    installed,
    isWorkspace,
  };
}

/** Scripts in Lua, each one transaction: put together from parts that several have in common. */
import { createHash } from 'node:crypto';

/**
 * All that the store has besides results, one key each, as the databases of the store on the disk: hashes of records, and
 * sorted sets that put them in order or find them by what they belong to. Their number is fixed, and all are in one slot of
 * a cluster: only so can one transaction change an account, its keys, the audit log and the mail that tells of it.
 */
export const KEY_NAMES = [
  'accounts',
  'activity',
  'activityDays',
  'activityRows',
  'addresses',
  'attemptExpiries',
  'attempts',
  'audit',
  'auditOfAccount',
  'counterDays',
  'counterRows',
  'counters',
  'counts',
  'deletedExpiries',
  'emails',
  'idempotent',
  'idempotentExpiries',
  'keyIds',
  'keyLastUsed',
  'keyLastUsedRows',
  'keys',
  'keysOfAccount',
  'leaseRows',
  'leases',
  'mail',
  'mailDue',
  'mailTries',
  'passwords',
  'secrets',
  'sessionExpiries',
  'sessions',
  'sessionsOfAccount',
  'told',
  'tokenExpiries',
  'tokens',
  'tokensOfAccount',
  'usedByDeleted',
] as const;
export type KeyName = (typeof KEY_NAMES)[number];

/** Functions of Lua, or what a script does with its arguments. */
export interface Part {
  /** What it works on, there as `K.accounts`. */
  readonly keys: readonly KeyName[];
  readonly lua: string;
  /** Parts whose functions it calls. */
  readonly uses?: readonly Part[];
}

export interface Script {
  readonly keys: readonly KeyName[];
  readonly lua: string;
  /** What a server knows it by that has run it before. */
  readonly sha: string;
}

const scripts: Script[] = [];

/** All that there are. */
export function allScripts(): readonly Script[] {
  return scripts;
}

export function script(body: Part): Script {
  const parts = [...inOrder(body)];
  const keys = [...new Set(parts.flatMap((part) => part.keys))];
  const names = keys.map((name, index) => `${name} = KEYS[${index + 1}]`).join(', ');
  const lua = [`local K = { ${names} }`, ...parts.map((part) => part.lua.trim())].join('\n');
  const made = { keys, lua, sha: createHash('sha1').update(lua).digest('hex') };
  scripts.push(made);
  return made;
}

/** Each part once, after those that it uses. */
function inOrder(part: Part, seen = new Set<Part>()): Set<Part> {
  for (const used of part.uses ?? []) inOrder(used, seen);
  return seen.add(part);
}

/**
 * Members of sorted sets have several fields with tabs between them, which no id, address or name of ours has; all of an
 * account are those from `one<tab>` to before `one<newline>`, the character after it.
 */
export const rows: Part = {
  keys: [],
  lua: `
local function row(...) return table.concat({ ... }, '\\t') end
local function fields(text)
  local found = {}
  for field in string.gmatch(text, '[^\\t]+') do found[#found + 1] = field end
  return unpack(found)
end
local function rows_of(key, first)
  return redis.call('ZRANGEBYLEX', key, '[' .. first .. '\\t', '(' .. first .. '\\n')
end
local function digits(number) return string.format('%.0f', number) end`,
};

/** A number so that texts of it are in its order. */
export function inOrderOfText(number: number, width = 16): string {
  return String(Math.max(0, Math.floor(number))).padStart(width, '0');
}

export function row(...fields: readonly string[]): string {
  return fields.join('\t');
}

/** The first and the last member of an account or another first field. */
export function rangeOf(first: string): readonly [start: string, end: string] {
  return [`[${first}\t`, `(${first}\n`];
}

/** JSON that a script can read: Lua's refuses halves of characters, which others keep as a mark. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? wellFormed(inner) : inner));
}

/** The text with a mark in the place of each half of a character. */
export function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
}

/** `changes.tsv` of a plugin: when each of its calculators was added, when its formula changed, and why. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDate } from '@reckoner/engine/calendar';

export const CHANGES = 'changes.tsv';
export const CHANGE_COLUMNS = ['date', 'slug', 'version', 'kind', 'reason'] as const;

export interface Change {
  /** The UTC day, as 2026-01-31. */
  readonly date: string;
  readonly slug: string;
  /** Of the formula from then on. */
  readonly version: string;
  readonly kind: 'added' | 'changed';
  readonly reason: string;
}

export interface ChangeFault {
  readonly line: number;
  readonly message: string;
}

export interface ReadChanges {
  /** In the order of the file: the last of a calculator has its version. */
  readonly changes: readonly Change[];
  readonly faults: readonly ChangeFault[];
}

/** The file of a plugin's folder; undefined where it has none. */
export function readChanges(folder: string): ReadChanges | undefined {
  const file = path.join(folder, CHANGES);
  return existsSync(file) ? parseChanges(readFileSync(file, 'utf8')) : undefined;
}

export function parseChanges(text: string): ReadChanges {
  const [head = '', ...lines] = text.replace(/\n$/, '').split('\n');
  const changes: Change[] = [];
  const faults: ChangeFault[] = [];
  const columns = CHANGE_COLUMNS.join(', ');
  if (head !== CHANGE_COLUMNS.join('\t'))
    faults.push({ line: 1, message: `The first line must name the columns ${columns}.` });
  for (const [index, line] of lines.entries()) {
    const cells = line.split('\t');
    const [date = '', slug = '', version = '', kind = '', reason = ''] = cells;
    const message = faultOf(cells, changes);
    if (message !== undefined) faults.push({ line: index + 2, message });
    else changes.push({ date, slug, version, kind: kind as Change['kind'], reason });
  }
  return { changes, faults };
}

function faultOf(cells: readonly string[], before: readonly Change[]): string | undefined {
  const [date = '', slug = '', version = '', kind = '', reason = ''] = cells;
  if (cells.length !== CHANGE_COLUMNS.length)
    return `A line has ${CHANGE_COLUMNS.length} cells with tabs between them; this one has ${cells.length}.`;
  if (parseDate(date) === undefined) return `“${date}” is no day; expected one as 2026-01-31.`;
  if (before.length > 0 && date < before.at(-1)!.date)
    return `${date} is before the day of the line above: new lines come last.`;
  if (!/^[0-9a-f]{16}$/.test(version)) return `“${version}” is no version; expected 16 hexadecimal digits.`;
  if (kind !== 'added' && kind !== 'changed') return `“${kind}” is no kind; expected added or changed.`;
  if (kind === 'added' && before.some((one) => one.slug === slug)) return `${slug} was added before; expected changed.`;
  return reason.trim() === '' ? 'The reason is missing.' : undefined;
}

/** The last version of each calculator. */
export function recordedVersions(changes: readonly Change[]): ReadonlyMap<string, string> {
  return new Map(changes.map(({ slug, version }) => [slug, version]));
}

export function changesText(changes: readonly Change[]): string {
  const lines = changes.map((one) => CHANGE_COLUMNS.map((column) => one[column]).join('\t'));
  return `${[CHANGE_COLUMNS.join('\t'), ...lines].join('\n')}\n`;
}

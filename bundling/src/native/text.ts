/** The text that native formulas and algorithms are bundled from: as their author wrote it, but quicker and counted. */
import { parseModule, parseText } from '../definition-source.js';
import type { ModuleFile } from '../scan.js';
import { withCounts } from './counts.js';
import { withoutLiteralTables } from './tables.js';

/** Undefined where it is as it was written. */
export function nativeText(file: ModuleFile): string | undefined {
  const text = withoutLiteralTables(file);
  return withCounts(text === undefined ? parseModule(file) : parseText(file.display, text)) ?? text;
}

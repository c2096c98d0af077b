/** Traces of what runs as built, told by the sources: their maps are read only when something went wrong. */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FRAME = /(file:\/\/[^\s)]+?\.js):(\d+):(\d+)/g;

/** The text of a stack, with the places in the sources. */
export function traced(error) {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const maps = new Map();
  return stack.replaceAll(FRAME, (whole, address, line, column) => {
    const file = fileURLToPath(address);
    if (!existsSync(`${file}.map`)) return whole;
    if (!maps.has(file)) maps.set(file, new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))));
    const entry = maps.get(file).findEntry(Number(line) - 1, Number(column) - 1);
    if (entry.originalSource === undefined) return whole;
    const source = path.relative(process.cwd(), path.resolve(path.dirname(file), entry.originalSource));
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

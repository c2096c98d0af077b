/**
 * Writes the golden texts of mistakes, to be read before they are committed:
 * node --import tsx test/codegen/mistakes/write.ts [name…]
 */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command, makeMistake, projectRoot } from './roots.js';
import { MISTAKES } from './table.js';

const asked = process.argv.slice(2);
for (const mistake of MISTAKES) {
  if (asked.length > 0 && !asked.includes(mistake.name)) continue;
  const root = projectRoot();
  makeMistake(root, mistake);
  const { text, code, seconds } = await command(root, ['check', mistake.path ?? 'plugins/motion'], 60_000);
  console.log(`--- ${mistake.name} (${code}, ${seconds.toFixed(1)} s)\n${text}`);
  writeFileSync(path.join('test/codegen/mistakes/expected', `${mistake.name}.txt`), text);
  rmSync(root, { recursive: true });
}

/** Every formula is as its plugin's changes.tsv has it: whoever pinned a version is told of another, and why. */
import path from 'node:path';
import { CHANGES, readChanges, recordedVersions } from '@reckoner/bundling/changes';
import { formulaVersion } from '@reckoner/bundling/formula-version';
import { displayPath } from '@reckoner/bundling/names';
import type { Problem } from '@reckoner/bundling/problem';
import type { Scan } from '@reckoner/bundling/scan';

const check = 'changes';

/** Of the plugins that record their changes, and are written here. */
export function checkRecordedChanges({ root, packages, calculators }: Scan): Problem[] {
  const problems: Problem[] = [];
  for (const plugin of packages) {
    if (plugin.installed) continue;
    const read = readChanges(plugin.folder);
    if (read === undefined) continue;
    const file = displayPath(root, path.join(plugin.folder, CHANGES));
    for (const { line, message } of read.faults)
      problems.push({ file, line, column: 1, check, message, mend: 'Write the line as the others are.' });
    const versions = recordedVersions(read.changes);
    for (const calculator of calculators.filter((one) => one.plugin === plugin)) {
      const recorded = versions.get(calculator.slug);
      if (recorded === formulaVersion(calculator)) continue;
      const message =
        recorded === undefined
          ? `${file} does not say when this calculator was added.`
          : `The formula is another than the one that ${file} has a line of.`;
      const mend = 'Say why: npm run changes -- --write --reason "…"';
      problems.push({ file: calculator.display, line: 1, column: 1, check, message, mend });
    }
  }
  return problems;
}

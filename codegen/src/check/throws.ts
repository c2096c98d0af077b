/** Tells where in the sources of calculators something was thrown, which the bundle that they run from does not say. */
import { SourceMap } from 'node:module';
import { bundleCalculators, importText } from '@reckoner/bundling/bundle-calculators';
import type { CalculatorFile } from '@reckoner/bundling/scan';
import type { Calculator } from '@reckoner/engine/calculate/types';
import type { ElsewherePosition } from './checks/subject.js';

const MAP = /\/\/# sourceMappingURL=data:application\/json;base64,(\S+)/;
/** File, line and column of a frame, innermost first. */
const FRAME = /(?:\(|at )(\S+?):(\d+):(\d+)\)?$/gm;

export interface TracedCalculators {
  readonly calculators: Readonly<Record<string, Calculator>>;
  readonly placeOf: (error: Error) => ElsewherePosition | undefined;
}

/** The calculators once more, in a bundle with a source map. */
export async function loadTraced(
  root: string,
  scratch: string,
  files: readonly CalculatorFile[],
): Promise<TracedCalculators> {
  const text = await bundleCalculators(root, files, { sourceMap: true });
  const encoded = MAP.exec(text)?.[1] ?? '';
  const map = new SourceMap(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  const known = files.flatMap(({ display, shared }) => [display, ...shared.map((one) => one.display)]);
  const { calculators } = (await importText(scratch, text)) as Pick<TracedCalculators, 'calculators'>;
  const placeOf = ({ stack = '' }: Error): ElsewherePosition | undefined => {
    for (const [, module = '', line, column] of stack.matchAll(FRAME)) {
      // Where Node follows source maps, the frame names the source itself.
      const named = known.find((display) => module.endsWith(`/${display}`));
      if (named !== undefined) return { file: named, line: Number(line), column: Number(column) };
      if (!module.endsWith('.mjs')) continue;
      const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
      if (!('originalSource' in entry)) continue;
      const file = known.find((display) => `/${entry.originalSource}`.endsWith(`/${display}`));
      if (file !== undefined) return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
    }
    return undefined;
  };
  return { calculators, placeOf };
}

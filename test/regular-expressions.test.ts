/**
 * Regular expressions of our own are matched in linear time, or against texts of which something bounds the length: a
 * client's text must not hold up the service.
 */
import { readFileSync } from 'node:fs';
import { globSync } from 'glob';
import { isSafe } from 'redos-detector';
import { ts } from 'ts-morph';
import { expect, test } from 'vitest';

const OURS = 'written by us or by authors, and looked at when the catalogue is made';
const SHORT = 'of texts of at most 150 characters';
const QUESTIONS = 'of questions and queries of at most 200 characters';

/** Files with expressions that cannot be proven to be linear, and what they are matched against. */
const BOUNDED: Readonly<Record<string, string>> = {
  'engine/src/calculate/present/template.ts': OURS,
  'engine/src/calculate/present/told.ts': OURS,
  'engine/src/calculate/read/kinds/list.ts': 'after runs of spaces have become one',
  'engine/src/calculate/read/kinds/matrix.ts': 'each run is tried once',
  'engine/src/calculate/read/kinds/money.ts': SHORT,
  'engine/src/calculate/read/kinds/plain-numbers.ts': SHORT,
  'engine/src/calculate/read/kinds/same-word.ts': SHORT,
  'engine/src/calculate/read/separators.ts': SHORT,
  'engine/src/calculate/uncertainty/uncertain-text.ts': 'of texts of at most 200 characters',
  'engine/src/search/words.ts': QUESTIONS,
  'engine/src/typeset/latex.ts': OURS,
  'engine/src/typeset/mathml.ts': OURS,
  'engine/src/typeset/symbols.ts': OURS,
  'engine/src/units/clock.ts': SHORT,
  'engine/src/units/display.ts': OURS,
  'engine/src/units/number-text.ts': SHORT,
  'engine/src/units/quantity-text.ts': SHORT,
  'engine/src/units/tokens.ts': SHORT,
  'engine/src/units/written-number.ts': SHORT,
  'server/src/asking/ask.ts': QUESTIONS,
  'server/src/asking/frames/conversions.ts': QUESTIONS,
  'server/src/asking/question.ts': QUESTIONS,
  'server/src/asking/tokens.ts': QUESTIONS,
  'server/src/config.ts': 'of the environment',
  'server/src/http/read-form.ts': 'of headers, a few kilobytes: each run of spaces is tried once',
  'server/src/http/read-json.ts': 'of headers, a few kilobytes: each run of spaces is tried once',
  'server/src/store/redis/address.ts': 'of the environment',
  'server/src/web/assets/bundler.ts': OURS,
  'server/src/web/assets/calculators.ts': OURS,
  'server/src/web/assets/engine.ts': OURS,
  'server/src/web/calculator/problems.ts': 'of messages, which quote 40 characters at most',
  'server/src/web/client/calculator/page.ts': "of the reader's own browser",
  'server/src/web/client/calculator/rows.ts': OURS,
  'server/src/web/form/as-written.ts': SHORT,
  'server/src/web/form/constants-text.ts': SHORT,
  'server/src/web/form/converted.ts': SHORT,
};

const MOST_WAYS = 50;
const MOST_STEPS = 5000;

function isLinear(text: string): boolean {
  const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? [];
  try {
    const options = { maxScore: MOST_WAYS, maxSteps: MOST_STEPS, timeout: Number.POSITIVE_INFINITY };
    return isSafe(new RegExp(source, flags), options).safe;
  } catch {
    // Not every syntax is understood.
    return false;
  }
}

/** The expressions in a file that cannot be proven to be linear, with their lines. */
function doubtful(file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const sourceFile = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) && !isLinear(node.text)) {
      const { line } = sourceFile.getLineAndCharacterOfPosition(node.getStart(sourceFile));
      found.push(`${file}:${line + 1} ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
  return found;
}

test('those of the engine and the server', () => {
  const files = globSync('{engine,server}/src/**/*.{ts,tsx}', { posix: true }).sort();
  const found = new Map(files.map((file) => [file, doubtful(file)]));
  const unbounded = [...found].flatMap(([file, all]) => (BOUNDED[file] === undefined ? all : []));
  expect(unbounded).toEqual([]);
  expect(Object.keys(BOUNDED).filter((file) => !found.get(file)?.length)).toEqual([]);
});

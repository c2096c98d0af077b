/** Calls of `classify` with a literal table, as native formulas are bundled. */
import { describe, expect, it } from 'vitest';
import { withoutLiteralTables } from '../../bundling/src/native/tables.js';
import type { ModuleFile } from '../../bundling/src/scan.js';
import { classify } from '../../engine/src/authoring/classify.js';

const PLUGIN = {
  folder: '/plugin',
  name: 'plugin',
  version: '1.0.0',
  author: 'Ada Lovelace',
  license: 'MIT',
  category: 'health',
  title: 'Health',
  arithmetic: 'float64',
  subcategories: {},
  installed: false,
  isWorkspace: true,
} as const;
const IMPORT = "import { classify } from '@reckoner/engine';\n";
const TABLE = "[[-1.5, 'low'], [0, 'it\\'s'], [2, \"high\"]]";

function rewritten(body: string, before = IMPORT): string | undefined {
  const text = before + body;
  const file: ModuleFile = { path: '/plugin/a/b.ts', display: 'plugin/a/b.ts', text, plugin: PLUGIN };
  return withoutLiteralTables(file);
}

describe('a call of classify with a literal table', () => {
  const expressions = {
    'of a name': `classify(x, ${TABLE}, 'last')`,
    'of a computed value': `classify(x * 1, ${TABLE}, 'last')`,
    'within a call': `classify(Number(classify(x, [[0, '-1']], '1')) * x, ${TABLE}, 'last')`,
    'with types': `classify(x, ${TABLE} as const, 'last' as string)`,
  };
  const values = [Number.NEGATIVE_INFINITY, -2, -1.5, -1, -0, 0, 1, 2, 3, Number.POSITIVE_INFINITY, Number.NaN];

  it.each(Object.entries(expressions))('%s gives the same without it', (_, expression) => {
    const text = rewritten(`export const f = (x) => ${expression};`)!;
    expect(text).not.toContain('classify(');
    const run = (source: string) =>
      new Function('classify', 'x', `return ${source.replaceAll(/ as (const|string)/g, '')};`);
    const [before, after] = [run(expression), run(text.slice(text.indexOf('=> ') + 3, -1))];
    expect(values.map((x) => after(classify, x))).toEqual(values.map((x) => before(classify, x)));
  });

  it('computes its value once', () => {
    const text = rewritten(`classify(next(), ${TABLE}, 'last');`)!;
    expect(text.match(/next\(\)/g)).toHaveLength(1);
  });
});

describe('a call stays as it is', () => {
  it.each([
    ['where a limit is a name', `classify(x, [[LIMIT, 'low']], 'last');`],
    ['where the table is a name', `classify(x, TABLE, 'last');`],
    ['where the table is empty', `classify(x, [], 'last');`],
    ['where the last name is computed', `classify(x, ${TABLE}, last());`],
    ['where the name means something else', `function f(classify) { return classify(x, ${TABLE}, 'last'); }`],
  ])('%s', (_, body) => {
    expect(rewritten(body)).toBeUndefined();
  });

  it('where it is not of the engine', () => {
    expect(
      rewritten(`classify(x, ${TABLE}, 'last');`, "import { classify } from '../shared/own.js';\n"),
    ).toBeUndefined();
  });
});

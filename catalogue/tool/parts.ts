/** What a calculator of the library brings along for its kinds of fields and its sentences. */
import type { Definition } from '@reckoner/engine/authoring/define';
import { plainKinds } from '@reckoner/engine/calculate/present/plain-kinds';
import { tableKinds } from '@reckoner/engine/calculate/present/table-kinds';
import { wordsOf } from '@reckoner/engine/calculate/read/kinds/choice-words';
import { readerKinds } from '@reckoner/engine/calculate/read/kinds/reader-kinds';
import { sameWord } from '@reckoner/engine/calculate/read/kinds/same-word';
import { GROUPS } from '@reckoner/engine/calculate/read/kinds/synonyms';
import { isTold, kindsIn, needsTemplates, type Source } from '@reckoner/server/web/assets/calculators';

/** Any module that is in the engine's file stands for it, whatever is taken of it. */
export const OF_ENGINE = '@reckoner/engine/authoring/define';

/** Of the kinds of some fields those of a table, with the names of the functions there. */
function namesOf(kinds: ReadonlySet<string>, table: Readonly<Record<string, { readonly name: string }>>): string[] {
  return Object.entries(table)
    .filter(([kind]) => kinds.has(kind))
    .map(([kind, { name }]) => `${kind}: ${name}`);
}

/** Groups of words that mean the same, of which one is a word for an option. */
function synonyms(specs: unknown, found = new Set<string>()): readonly (readonly string[])[] {
  for (const word of optionWords(specs)) found.add(sameWord(word));
  return GROUPS.map((group) => group.map(sameWord)).filter((group) => group.some((word) => found.has(word)));
}

function optionWords(specs: unknown): readonly string[] {
  if (typeof specs !== 'object' || specs === null) return [];
  const { kind, options } = specs as { readonly kind?: unknown; readonly options?: object };
  const own = kind === 'choice' ? Object.entries(options!).flatMap(([key, option]) => wordsOf(key, option)) : [];
  return [...own, ...Object.values(specs).flatMap(optionWords)];
}

/** Gives them to the engine. */
export function partsOf(source: Source, definition: Definition): string {
  const { inputs, outputs } = definition;
  const results = kindsIn(outputs);
  const groups = synonyms(inputs);
  const given: readonly (readonly [give: string, what: string, names: readonly string[]])[] = [
    ...[
      ['knowReaders', namesOf(kindsIn(inputs), readerKinds)] as const,
      ['knowPlainKinds', namesOf(results, plainKinds)] as const,
      ['knowTableKinds', namesOf(results, tableKinds)] as const,
    ]
      .filter(([, entries]) => entries.length > 0)
      .map(([give, entries]) => {
        return [give, `{ ${entries.join(', ')} }`, entries.map((entry) => entry.split(': ')[1]!)] as const;
      }),
    ...(groups.length > 0 ? [['knowSynonyms', JSON.stringify(groups), []] as const] : []),
    ...(Object.values(inputs).some(({ formerly }) => formerly !== undefined)
      ? [['provideFormerNames', 'withCurrentNames', ['withCurrentNames']] as const]
      : []),
    ...(isTold(definition)
      ? [['provideTold', 'nativeValues, withoutRawFloats', ['nativeValues', 'withoutRawFloats']] as const]
      : []),
    ...(needsTemplates(source, definition) ? [['provideTemplates', 'parseTemplate', ['parseTemplate']] as const] : []),
  ];
  if (given.length === 0) return '';
  const names = new Set(given.flatMap(([give, , taken]) => [give, ...taken]));
  const calls = given.map(([give, what]) => `${give}(${what});`);
  return `import { ${[...names].join(', ')} } from '${OF_ENGINE}';\n${calls.join('\n')}\n`;
}

/**
 * To contract 1, the first with a number: the package says which contract it keeps and for which engine it is, and examples
 * name options of a choice by their keys, where they may have named them as users do.
 */
import { engineVersion } from '@reckoner/bundling/build-identity';
import { type DefinitionSource, findProperty, partValue, propertyName } from '@reckoner/bundling/definition-source';
import { unwrapped } from '@reckoner/bundling/unwrapped';
import { ts } from 'ts-morph';
import type { Edit, Manifest, Migration } from './migration.js';

const ENGINE = '@reckoner/engine';

/** An option's key, and what else it is called. */
type Options = ReadonlyMap<string, readonly string[]>;

function textOf(node: ts.Expression | undefined): string | undefined {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;
}

function initializerOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = findProperty(object, name);
  return property && ts.isPropertyAssignment(property) ? unwrapped(property.initializer) : undefined;
}

/** The label of an option and its `also`. */
function wordsOf(option: ts.Expression): string[] {
  const label = textOf(option);
  if (label !== undefined) return [label];
  if (!ts.isObjectLiteralExpression(option)) return [];
  const also = initializerOf(option, 'also');
  const others = also && ts.isArrayLiteralExpression(also) ? also.elements.map(textOf) : [];
  return [textOf(initializerOf(option, 'label')), ...others].filter((word) => word !== undefined);
}

/** The options of each choice among the inputs that are written in the file. */
function choicesOf(source: DefinitionSource): Map<string, Options> {
  const choices = new Map<string, Options>();
  const inputs = partValue(source, ['inputs']);
  if (inputs === undefined || !ts.isObjectLiteralExpression(inputs)) return choices;
  for (const property of inputs.properties) {
    const name = propertyName(property);
    if (name === undefined) continue;
    const field = partValue(source, ['inputs', name]);
    const isChoice = field && ts.isCallExpression(field) && field.expression.getText() === 'choice';
    const options = isChoice ? partValue(source, ['inputs', name, 'options']) : undefined;
    if (options === undefined || !ts.isObjectLiteralExpression(options)) continue;
    const entries = options.properties.flatMap((option): [string, string[]][] => {
      const key = propertyName(option);
      if (key === undefined || !ts.isPropertyAssignment(option)) return [];
      return [[key, wordsOf(unwrapped(option.initializer))]];
    });
    // One that is not written in place may have any key.
    if (entries.length === options.properties.length) choices.set(name, new Map(entries));
  }
  return choices;
}

/** The key of the one option that is called so; undefined where it is a key, or may be several. */
function keyOf(word: string, options: Options): string | undefined {
  if (options.has(word)) return undefined;
  const wanted = word.toLowerCase();
  const keys = [...options].flatMap(([key, words]) => (words.some((one) => one.toLowerCase() === wanted) ? [key] : []));
  return keys.length === 1 ? keys[0] : undefined;
}

function calculator(source: DefinitionSource): Edit[] {
  const choices = choicesOf(source);
  const examples = choices.size > 0 ? partValue(source, ['examples']) : undefined;
  if (examples === undefined || !ts.isArrayLiteralExpression(examples)) return [];
  return examples.elements.flatMap((_, index) =>
    [...choices].flatMap(([name, options]): Edit[] => {
      const value = partValue(source, ['examples', index, 'inputs', name]);
      const word = textOf(value);
      const key = word === undefined ? undefined : keyOf(word, options);
      if (value === undefined || key === undefined) return [];
      const start = value.getStart();
      const quote = source.sourceFile.text.charAt(start);
      return [{ start, end: value.end, text: `${quote}${key}${quote}` }];
    }),
  );
}

function manifest(content: Manifest): Manifest {
  const { reckoner, peerDependencies } = content as { readonly reckoner: object; readonly peerDependencies?: object };
  return {
    ...content,
    reckoner: { ...reckoner, contract: 1 },
    peerDependencies: { [ENGINE]: `^${engineVersion}`, ...peerDependencies },
  };
}

export const toContract1: Migration = { to: 1, manifest, calculator };

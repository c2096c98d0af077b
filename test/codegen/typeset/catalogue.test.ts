/** Every calculator of the catalogue is set without a fault, from its source alone. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'glob';
import { ts } from 'ts-morph';
import { expect, it } from 'vitest';
import { findDefinition, findProperty, propertyName } from '../../../bundling/src/definition-source.js';
import { typesetFormula } from '../../../codegen/src/typeset/index.js';
import { latexFaults } from './latex-shape.js';

const read = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);

const namesOf = (object: ts.ObjectLiteralExpression, part: string): string[] => {
  const property = findProperty(object, part);
  const fields = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  if (fields === undefined || !ts.isObjectLiteralExpression(fields)) return [];
  return fields.properties.map(propertyName).filter((name) => name !== undefined);
};

it('sets every formula of the catalogue', () => {
  let count = 0;
  const faults: string[] = [];
  for (const file of globSync('plugins/*/*/*.ts', { ignore: 'plugins/*/shared/**' }).sort()) {
    const { found } = findDefinition(read(file));
    if (found === undefined) continue;
    const property = findProperty(found.object, found.kind === 'equations' ? 'equations' : 'formula');
    if (property === undefined || !(ts.isPropertyAssignment(property) || ts.isMethodDeclaration(property))) continue;
    const outputs = namesOf(found.object, found.kind === 'equations' ? 'variables' : 'outputs');
    const { text, latex } = typesetFormula({
      formula: ts.isMethodDeclaration(property) ? property : property.initializer,
      symbols: Object.fromEntries([...namesOf(found.object, 'inputs'), ...outputs].map((name) => [name, undefined])),
      outputs,
      resolve: (specifier, from) => read(path.join(path.dirname(from.fileName), specifier.replace(/\.js$/, '.ts'))),
    });
    faults.push(...latexFaults(latex).map((fault) => `${file}: ${fault}`));
    if (text === '') faults.push(`${file}: no text`);
    count++;
  }
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(5);
});

/** Every input changes something, and the formula reads only inputs that exist. */

import { type DefinitionSource, partValue, propertyName } from '@reckoner/bundling/definition-source';
import { positionAt } from '@reckoner/bundling/problem';
import { ts } from 'ts-morph';
import { didYouMean } from '../fields.js';
import type { SourceCheck } from './subject.js';

/** Names of the fields of `inputs` or `outputs` as the source shows them; undefined when it spreads others. */
export function fieldNames(source: DefinitionSource, part: 'inputs' | 'outputs'): string[] | undefined {
  const object = partValue(source, [part]);
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return undefined;
  const names = object.properties.map((property) => propertyName(property));
  return names.includes(undefined) ? undefined : (names as string[]);
}

/** Where else inputs are looked at: another field's `when` or default, cautions and requirements. */
function namedByFields(source: DefinitionSource): string {
  const parts = (['inputs', 'outputs'] as const).map((part) => partValue(source, [part])?.getText() ?? '');
  const guards = ['cautions', 'requires'].map((part) => partValue(source, [part])?.getText() ?? '');
  return [...parts.flatMap((text) => text.match(/(?:when|default):[^}]*/g) ?? []), ...guards].join(' ');
}

export const inputUsed: SourceCheck = {
  name: 'input-used',
  source({ source, lifted: { summary }, file }, report) {
    const names = fieldNames(source, 'inputs');
    if (names === undefined || summary === undefined) return;
    for (const { name, offset } of summary.taken) {
      if (!names.includes(name)) {
        report(
          positionAt(file.text, offset),
          `The ${summary.kind} takes "${name}", which is no input.`,
          didYouMean(name, names),
        );
      }
    }
    if (summary.usesOthers) return;
    const elsewhere = namedByFields(source);
    for (const name of names) {
      if (summary.used.includes(name) || new RegExp(`\\b${name}\\b`).test(elsewhere)) continue;
      report(['inputs', name], `The input "${name}" is never used.`, `Use it in the ${summary.kind}, or remove it.`);
    }
  },
};

/** A definition has all its parts, each of its type, and exactly one way to compute. */
import { findProperty, propertyName } from '@reckoner/bundling/definition-source';
import { unwrapped } from '@reckoner/bundling/unwrapped';
import { ts } from 'ts-morph';
import type { Report, SourceCheck } from './subject.js';

const COMMON = ['title', 'description', 'explanation', 'examples', 'references'];
const OPTIONAL = ['keywords', 'aliases', 'related', 'notes', 'arithmetic', 'cautions', 'requires', 'figure'];
const PARTS = {
  calculator: ['inputs', 'outputs', 'formula', 'shown', 'stepwise', 'algorithm'],
  equations: ['variables', 'equations'],
};
const SHAPES: Readonly<Record<string, string>> = {
  title: "title: 'Kinetic energy'",
  description: "description: 'Energy of a moving body from its mass and speed.'",
  inputs: "inputs: { mass: quantity('kg', { label: 'Mass', min: 0 }) }",
  outputs: "outputs: { energy: quantity('J', { label: 'Kinetic energy' }) }",
  variables: "variables: { voltage: quantity('V', { label: 'Voltage' }), … }",
  equations: 'equations: ({ voltage, current, resistance }) => [[voltage, current * resistance]]',
  explanation: "explanation: 'A body of {mass} at {speed} has a kinetic energy of {energy}.'",
  examples: 'examples: [{ inputs: { … }, results: { … }, source: … }, …]',
  references: 'references: [{ title: … }]',
  formula: 'formula: ({ mass, speed }) => ({ energy: 0.5 * mass * speed ** 2 })',
  algorithm: 'algorithm: ({ text }) => ({ words: text.split(/\\s+/).length })',
  shown: 'shown: ({ mass, speed }) => ({ energy: (mass * speed ** 2) / 2 })',
  keywords: "keywords: ['energy of motion']",
  aliases: "aliases: ['energy-of-motion']",
  related: "related: ['momentum']",
  notes: "notes: ['Holds far below the speed of light.']",
  stepwise: "stepwise: ['Each month the interest is added.']",
  cautions: "cautions: [{ level: 'caution', when: … , says: … }]",
  requires: 'requires: [{ that: … , field: … , says: … }]',
  figure: "figure: { kind: 'series', table: 'schedule', x: 'month', lines: ['balance'] }",
};

type Shape = 'a text' | 'a number' | 'yes or no' | 'a list' | 'a list of texts' | 'a record' | 'a function';

const TYPES: Readonly<Record<string, readonly Shape[]>> = {
  title: ['a text'],
  description: ['a text'],
  explanation: ['a text', 'a function'],
  inputs: ['a record'],
  outputs: ['a record'],
  variables: ['a record'],
  equations: ['a function'],
  formula: ['a function'],
  algorithm: ['a function'],
  shown: ['a function'],
  examples: ['a list'],
  references: ['a list'],
  cautions: ['a list'],
  requires: ['a list'],
  figure: ['a record'],
  keywords: ['a list of texts'],
  aliases: ['a list of texts'],
  related: ['a list of texts'],
  notes: ['a list of texts'],
  stepwise: ['a list of texts'],
};

/** As far as it can be seen where it is written; undefined of a name or a call. */
function shapeOf(node: ts.Expression): Exclude<Shape, 'a list of texts'> | undefined {
  const inner = unwrapped(node);
  if (ts.isStringLiteralLike(inner) || ts.isTemplateExpression(inner)) return 'a text';
  if (ts.isNumericLiteral(inner) || ts.isPrefixUnaryExpression(inner)) return 'a number';
  if (inner.kind === ts.SyntaxKind.TrueKeyword || inner.kind === ts.SyntaxKind.FalseKeyword) return 'yes or no';
  if (ts.isArrayLiteralExpression(inner)) return 'a list';
  if (ts.isObjectLiteralExpression(inner)) return 'a record';
  return ts.isArrowFunction(inner) || ts.isFunctionExpression(inner) ? 'a function' : undefined;
}

function checkType(node: ts.Expression, name: string, types: readonly Shape[], report: Report): void {
  const shape = shapeOf(node);
  const isOfTexts = types.includes('a list of texts');
  if (shape === undefined) return;
  const mend = `Write: ${SHAPES[name]}`;
  if (!types.includes(shape) && !(shape === 'a list' && isOfTexts)) {
    report(node, `\`${name}\` is ${shape}; expected ${types.join(' or ')}.`, mend);
    return;
  }
  const inner = unwrapped(node);
  if (!isOfTexts || !ts.isArrayLiteralExpression(inner)) return;
  for (const element of inner.elements) {
    const found = shapeOf(element);
    if (found !== undefined && found !== 'a text')
      report(element, `\`${name}\` has ${found} in it; expected ${types.join(' or ')}.`, mend);
  }
}

export const requiredFields: SourceCheck = {
  name: 'required-fields',
  source({ source }, report) {
    const { object, kind } = source;
    const has = (name: string) => findProperty(object, name) !== undefined;
    const needed = [...COMMON, ...(kind === 'equations' ? ['variables', 'equations'] : ['inputs', 'outputs'])];
    for (const name of needed) {
      if (!has(name)) report(source.call, `\`${name}\` is missing.`, `Add: ${SHAPES[name]}`);
    }
    if (kind === 'calculator') {
      if (has('formula') && has('algorithm')) {
        report(
          ['algorithm'],
          'A calculator has a `formula` or an `algorithm`, not both.',
          'Keep `formula` where the work is arithmetic.',
        );
      } else if (!has('formula') && !has('algorithm')) {
        const message = '`formula` is missing (or `algorithm`, for work that is not arithmetic).';
        report(source.call, message, `Add: ${SHAPES.formula}`);
      }
    }
    for (const [name, types] of Object.entries(TYPES)) {
      const property = findProperty(object, name);
      if (property !== undefined && ts.isPropertyAssignment(property))
        checkType(property.initializer, name, types, report);
    }
    const known = [...COMMON, ...OPTIONAL, ...PARTS[kind]];
    for (const property of object.properties) {
      const name = propertyName(property);
      if (name === undefined) {
        report(
          property,
          'The definition is written out: no spreads and no computed names here.',
          'Write the fields themselves.',
        );
      } else if (!known.includes(name)) {
        const mend = name === 'formula' || name === 'algorithm' ? 'Use defineCalculator for it.' : 'Remove it.';
        report(property, `\`${name}\` is not a field of this definition; expected one of ${known.join(', ')}.`, mend);
      }
    }
  },
};

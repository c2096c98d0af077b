/** A definition has all its parts, and exactly one way to compute. */
import { findProperty, propertyName } from '@reckoner/bundling/definition-source';
import type { SourceCheck } from './subject.js';

const COMMON = ['title', 'description', 'explanation', 'examples', 'references'];
const OPTIONAL = ['keywords', 'aliases', 'related', 'notes', 'arithmetic', 'cautions', 'requires'];
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
};

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
        const mend = 'Add: formula: ({ mass, speed }) => ({ energy: 0.5 * mass * speed ** 2 })';
        report(source.call, '`formula` is missing (or `algorithm`, for work that is not arithmetic).', mend);
      }
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

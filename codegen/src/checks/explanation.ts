/** The explanation names inputs and outputs that exist. */
import { didYouMean } from '../fields.js';
import type { DefinitionCheck } from './check.js';

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** Names in braces of an explanation. */
export function placeholders(sentence: string): string[] {
  return [...sentence.matchAll(PLACEHOLDER)].map((match) => match[1]!);
}

export const explanation: DefinitionCheck = {
  name: 'explanation',
  definition({ calculator }, report) {
    const { explanation: sentence, inputs, outputs } = calculator.definition;
    if (typeof sentence === 'function') return;
    if (typeof sentence !== 'string' || sentence.trim() === '') {
      report(
        ['explanation'],
        'The explanation is empty.',
        "Write a sentence: 'A body of {mass} has an energy of {energy}.'",
      );
      return;
    }
    const known = [...new Set([...Object.keys(inputs), ...Object.keys(outputs)])];
    const named = placeholders(sentence);
    for (const name of named) {
      if (!known.includes(name)) {
        report(
          ['explanation'],
          `The explanation names {${name}}, which is no input or output.`,
          didYouMean(name, known),
        );
      }
    }
    if (!named.some((name) => Object.hasOwn(outputs, name))) {
      report(
        ['explanation'],
        'The explanation names no output.',
        `Say the result in it, for example {${Object.keys(outputs)[0]}}.`,
      );
    }
    if (/[{}]/.test(sentence.replace(PLACEHOLDER, ''))) {
      report(['explanation'], 'The explanation has a brace without its partner.', 'Write {name} around one name.');
    }
  },
};

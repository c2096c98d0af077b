/** The explanation names inputs and outputs that exist, and reads well for one of what it counts. */
import type { FieldSpec } from '@reckoner/engine/authoring/kinds';
import { didYouMean } from '../fields.js';
import type { DefinitionCheck } from './check.js';

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** A count and the word after it, where that looks like a plural. */
const COUNTED = /\{(\w+)\} ([a-z]+s)\b/g;
const NO_NOUN = /^(?:.*ss|is|was|has|as|its|this|plus|minus|times|less|does|gives|lies|makes|needs|takes|.*ous)$/;

/** Whether the sentence may have to show exactly 1 for it. */
function mayBeOne(spec: FieldSpec | undefined): boolean {
  if (spec?.kind !== 'integer') return false;
  return (spec.min ?? 0) <= 1 && (spec.above ?? 0) < 1 && (spec.max ?? 1) >= 1;
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
    const placeholders = [...sentence.matchAll(PLACEHOLDER)].map(
      (match) => match[1]!.split('|') as [string, ...string[]],
    );
    const named = placeholders.map(([name]) => name);
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
    for (const [name, ...words] of placeholders) {
      if (words.length === 0 || words.length === 2) continue;
      report(
        ['explanation'],
        `{${[name, ...words].join('|')}} in the explanation has no two words to choose from.`,
        `Write the word for one and that for other numbers: {${name}|is|are}.`,
      );
    }
    for (const [, name, word] of sentence.matchAll(COUNTED)) {
      if (NO_NOUN.test(word!) || !mayBeOne(inputs[name!] ?? outputs[name!])) continue;
      report(
        ['explanation'],
        `The explanation would say “1 ${word}”.`,
        `Write {${name}} {${name}|${word!.replace(/s$/, '')}|${word}}, with the right word for one.`,
      );
    }
    if (/[{}]/.test(sentence.replace(PLACEHOLDER, ''))) {
      report(['explanation'], 'The explanation has a brace without its partner.', 'Write {name} around one name.');
    }
  },
};

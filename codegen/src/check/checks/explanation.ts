/** The explanation's template names inputs and outputs that exist, and chooses its words as they can be chosen. */
import type { Definition } from '@reckoner/engine/authoring/define';
import type { FieldSpec } from '@reckoner/engine/authoring/kinds';
import { type Part, parseTemplate, type Slot } from '@reckoner/engine/calculate/present/template';
import { isNumeric } from '../../generate/emit/detail.js';
import { didYouMean } from '../fields.js';
import { isPlural, singular } from './plurals.js';
import type { DefinitionCheck, Report } from './subject.js';

/** A count and the word after it, where that looks like a plural. */
const COUNTED = /\{(\w+)\} ([a-z]+s)\b/g;

/** Whether the sentence may have to show exactly 1 for it. */
function mayBeOne(spec: FieldSpec | undefined): boolean {
  if (spec?.kind !== 'integer' && spec?.kind !== 'number') return false;
  if (spec.places !== undefined && spec.places > 0) return false;
  return (spec.min ?? 0) <= 1 && (spec.above ?? 0) < 1 && (spec.max ?? 1) >= 1;
}

interface Placed {
  readonly slot: Slot;
  /** The slots in whose words it stands. */
  readonly around: readonly Slot[];
}

function slotsOf(parts: readonly Part[] | string, around: readonly Slot[] = []): Placed[] {
  return [...parts].flatMap((part) => {
    if (typeof part === 'string') return [];
    const inside = (part.words ?? []).flatMap((words) => slotsOf(words, [...around, part]));
    return [{ slot: part, around }, ...inside];
  });
}

/** Text that stands between slots, at all depths. */
function textsOf(parts: readonly Part[] | string): string[] {
  return [...parts].flatMap((part) => (typeof part === 'string' ? [part] : (part.words ?? []).flatMap(textsOf)));
}

function checkSlot({ slot, around }: Placed, { inputs, outputs }: Definition, report: Report): void {
  const { name, by, size } = slot;
  const known = [...new Set([...Object.keys(inputs), ...Object.keys(outputs)])];
  if (!known.includes(name)) {
    const message = `The explanation names {${name}}, which is no input or output.`;
    report(['explanation'], message, didYouMean(name, known));
    return;
  }
  const spec: FieldSpec = outputs[name] ?? inputs[name]!;
  if ((by === 'sign' || size) && !isNumeric(spec)) {
    const message = `The explanation asks for the sign or size of {${name}}, which is no number.`;
    report(['explanation'], message, `Write {${name}}, or choose the sentence by a function.`);
  }
  if (by === undefined && !size && around.some((other) => other.by === 'sign' && other.name === name)) {
    const message = `The explanation shows {${name}} with its sign among words for that sign.`;
    report(['explanation'], message, `Write its size there: {|${name}|}.`);
  }
}

export const explanation: DefinitionCheck = {
  name: 'explanation',
  definition({ calculator }, report) {
    const { definition } = calculator;
    const { explanation: sentence, inputs, outputs } = definition;
    if (typeof sentence === 'function') return;
    if (typeof sentence !== 'string' || sentence.trim() === '') {
      report(
        ['explanation'],
        'The explanation is empty.',
        "Write a sentence: 'A body of {mass} has an energy of {energy}.'",
      );
      return;
    }
    const parts = parseTemplate(sentence);
    const slots = slotsOf(parts);
    for (const placed of slots) checkSlot(placed, definition, report);
    if (!slots.some(({ slot }) => Object.hasOwn(outputs, slot.name))) {
      report(
        ['explanation'],
        'The explanation names no output.',
        `Say the result in it, for example {${Object.keys(outputs)[0]}}.`,
      );
    }
    for (const [, name, word] of sentence.matchAll(COUNTED)) {
      if (!isPlural(word!) || !mayBeOne(inputs[name!] ?? outputs[name!])) continue;
      report(
        ['explanation'],
        `The explanation would say “1 ${word}”.`,
        `Write {${name}} {${name}|${singular(word!)}|${word}}, with the right word for one.`,
      );
    }
    const leftover = textsOf(parts).find((text) => /[{}]/.test(text));
    if (leftover === undefined) return;
    const unread = /\{[^{}]*\}|[{}].{0,30}/.exec(leftover)![0];
    report(
      ['explanation'],
      `“${unread}” in the explanation is no slot, or has a brace without its partner.`,
      'Write {name}, {|name|} for its size, {name|one|others}, {name|below zero|zero|above zero} or {name?with|without}.',
    );
  },
};

/** Cautions, requirements and usual ranges are well formed: names exist, sentences can be filled in, ranges are ranges. */

import type { PartPath } from '@reckoner/bundling/definition-source';
import type { CautionRule } from '@reckoner/engine/authoring/define';
import type { InputSpec, NumericSpec } from '@reckoner/engine/authoring/kinds';
import type { AnyRequirement } from '@reckoner/engine/calculate/guard/requirements';
import { isNumeric } from '../../generate/emit/detail.js';
import { didYouMean, fieldsOf } from '../fields.js';
import type { DefinitionCheck, Report } from './subject.js';

const LEVELS = ['note', 'caution', 'danger'];
const SLOT = /\{(\w+)(?:\|[^{}]*)?\}/g;

function checkSentence(path: PartPath, says: string, known: readonly string[], report: Report): void {
  for (const [, name] of says.matchAll(SLOT)) {
    if (!known.includes(name!))
      report(path, `The sentence names {${name}}, which is not there.`, didYouMean(name!, known));
  }
  if (!/[.!?]$/.test(says.trim())) report(path, 'The sentence has no end.', 'Write whole sentences, with a full stop.');
}

function checkUsual(path: PartPath, spec: NumericSpec, isInput: boolean, report: Report): void {
  const { usual, confusedWith, min, max, above, below } = spec;
  if (confusedWith !== undefined && (usual === undefined || usual === 'all')) {
    report(
      [...path, 'confusedWith'],
      '`confusedWith` is looked at outside of `usual` only.',
      'Write: usual: [low, high]',
    );
  }
  if (usual === undefined) return;
  const place = [...path, 'usual'];
  if (!isInput) report(place, 'Only inputs have a usual range.', 'Write a caution that looks at the output.');
  if (usual === 'all') return;
  const [low, high] = usual;
  if (usual.length !== 2 || !(low < high)) {
    report(place, '`usual` is no range from a lower to a higher number.', 'Write: usual: [2, 40]');
    return;
  }
  const [least, most] = [min ?? above ?? -1e15, max ?? below ?? 1e15];
  if (low < least || high > most) {
    report(place, `\`usual\` reaches beyond the bounds, ${least} to ${most}.`, 'Narrow it, or widen the bounds.');
  } else if (low === least && high === most) {
    const mend = "Narrow it to what people have, or write usual: 'all'.";
    report(place, '`usual` is all that is allowed, so that it never says anything.', mend);
  }
  if (spec.kind === 'percent' && low === 0) {
    const message =
      'From 0 on, no percent is noticed that was sent as a fraction, as 0.05 for 5%; 0 itself is never asked about.';
    report(
      place,
      message,
      `Begin with the least sane percent above 0: usual: [0.5, ${high}]. If all are: usual: 'all'.`,
    );
  }
  // A percent of 0 is never asked about.
  const isAsked = spec.default !== 0 || spec.kind !== 'percent';
  if (typeof spec.default === 'number' && isAsked && (spec.default < low || spec.default > high)) {
    report(place, `The default ${spec.default} is not usual.`, 'Widen the range, or change the default.');
  }
}

function checkRow(
  path: PartPath,
  { each, field }: AnyRequirement & { each: string },
  spec: InputSpec | undefined,
  report: Report,
): void {
  if (spec?.kind !== 'rows' && spec?.kind !== 'list') {
    report([...path, 'each'], `"${each}" is neither rows nor a list of the inputs.`, 'Name one, or take `each` out.');
  } else if (spec.kind === 'rows' && (field === undefined || !Object.hasOwn(spec.columns, field))) {
    const columns = Object.keys(spec.columns);
    report([...path, 'field'], `"${each}" has no column "${field ?? ''}".`, didYouMean(field ?? '', columns));
  }
}

export const guards: DefinitionCheck = {
  name: 'guards',
  definition({ calculator }, report) {
    const { definition } = calculator;
    const inputs = Object.keys(definition.inputs);
    const all = [...new Set([...inputs, ...Object.keys(definition.outputs)])];
    for (const { path, spec, role } of fieldsOf(definition)) {
      if (isNumeric(spec)) checkUsual(path, spec, role === 'input', report);
      if (spec.kind === 'category' && spec.of !== undefined) {
        const of = { ...definition.inputs, ...definition.outputs }[spec.of];
        if (of === undefined || !isNumeric(of)) {
          report([...path, 'of'], `"${spec.of}" is no number of this calculator.`, didYouMean(spec.of, all));
        }
      }
    }
    for (const [index, rule] of ((definition.cautions ?? []) as readonly CautionRule<object>[]).entries()) {
      const path = ['cautions', index];
      if (!LEVELS.includes(rule.level)) {
        report([...path, 'level'], `"${rule.level}" is no level.`, `Use one of: ${LEVELS.join(', ')}.`);
      }
      if (typeof rule.says === 'string') checkSentence([...path, 'says'], rule.says, all, report);
    }
    for (const [index, rule] of ((definition.requires ?? []) as readonly AnyRequirement[]).entries()) {
      const path = ['requires', index];
      if (typeof rule.says === 'string')
        checkSentence([...path, 'says'], rule.says, definition.equations ? all : inputs, report);
      if (rule.each !== undefined) checkRow(path, rule, definition.inputs[rule.each], report);
      else if (!inputs.includes(rule.field)) {
        report([...path, 'field'], `There is no input "${rule.field}".`, didYouMean(rule.field, inputs));
      }
    }
  },
};

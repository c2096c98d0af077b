/** Every field has a name in camelCase and a label, choices have options, patterns compile. */
import type { FieldSpec, When } from '@reckoner/engine/authoring/kinds';
import { wordsOf } from '@reckoner/engine/calculate/read/kinds/choice-words';
import { sameWord } from '@reckoner/engine/calculate/read/kinds/same-word';
import { isExpression } from '@reckoner/engine/typeset/symbols';
import { didYouMean, type FieldPlace, fieldsOf, isField } from '../fields.js';
import type { DefinitionCheck, Report } from './subject.js';

const INPUT_KINDS = new Set([
  'quantity',
  'measure',
  'number',
  'integer',
  'percent',
  'money',
  'choice',
  'flag',
  'date',
  'time',
  'text',
  'list',
  'matrix',
  'rows',
]);
const OUTPUT_KINDS = new Set([
  'quantity',
  'measure',
  'number',
  'integer',
  'percent',
  'money',
  'date',
  'time',
  'text',
  'category',
  'matrix',
  'table',
]);
/** How the kinds of numbers can be written; see `NumberTexts`. */
const TEXTS = {
  number: ['ratio', 'scale', 'pitch', 'plain'],
  percent: ['ratio'],
  quantity: ['clock'],
  measure: ['clock'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
const KIND_FUNCTION = "quantity('kg', { label: 'Mass' })";

/** What is sent names one option. */
function checkWords(path: FieldPlace['path'], spec: FieldSpec & { kind: 'choice' }, report: Report): void {
  const owners = new Map<string, string>();
  for (const [key, option] of Object.entries(spec.options)) {
    for (const word of wordsOf(key, option)) {
      const owner = owners.get(sameWord(word));
      if (owner !== undefined && owner !== key && !Object.hasOwn(spec.options, word)) {
        report(
          path,
          `"${word}" names "${key}" and "${owner}".`,
          'Say what sets them apart, or leave it out of `also`.',
        );
      }
      owners.set(sameWord(word), key);
    }
  }
}

function checkChoice(path: FieldPlace['path'], spec: FieldSpec & { kind: 'choice' }, report: Report): void {
  const keys = Object.keys(spec.options);
  if (keys.length < 2) report(path, 'A choice has at least two options.', 'Add options, or make it a constant.');
  const labels = Object.values(spec.options).map((option) => (typeof option === 'string' ? option : option.label));
  const twice = labels.find((label, index) => labels.indexOf(label) !== index);
  if (twice !== undefined) report(path, `Two options have the label "${twice}".`, 'Say what sets them apart.');
  checkWords(path, spec, report);
  const valued = Object.values(spec.options).filter(
    (option) => typeof option !== 'string' && option.value !== undefined,
  ).length;
  if (valued > 0 && valued < keys.length) {
    report(path, 'Some options have a value and others have none.', 'Give every option a value, or none.');
  }
  if (spec.default !== undefined && !keys.includes(spec.default)) {
    report([...path, 'default'], `The default "${spec.default}" is not an option.`, didYouMean(spec.default, keys));
  }
}

/** `text` says how a number that goes in is written. */
function checkTexts({ path, spec, role }: FieldPlace, report: Report): void {
  if (spec.kind === 'text' || !('text' in spec) || spec.text === undefined) return;
  const at = [...path, 'text'];
  if (role === 'output') {
    report(at, 'Results are not written by hand: `text` is for inputs.', 'Leave it out.');
    return;
  }
  const known: readonly string[] = TEXTS[spec.kind as keyof typeof TEXTS] ?? [];
  if (!known.includes(spec.text)) {
    const instead = known.length === 0 ? 'Leave it out.' : `Use one of: ${known.join(', ')}.`;
    report(at, `A ${spec.kind} cannot be written as "${spec.text}".`, instead);
  } else if (spec.text === 'clock' && 'formulaUnit' in spec) {
    const unit = spec.unit ?? spec.formulaUnit;
    if (!/^(?:h|min|s)(?:\/|$)/.test(unit))
      report(
        at,
        `A clock does not show ${unit || 'plain numbers'}.`,
        'Show it in h, min or s, or min/km and the like.',
      );
  }
}

function checkShape({ path, name, spec, role, top }: FieldPlace, isEquations: boolean, report: Report): boolean {
  if (!isField(spec)) {
    report(path, `"${name}" is not a field.`, `Write a kind: ${name}: ${KIND_FUNCTION}`);
    return false;
  }
  const kinds = role === 'input' ? INPUT_KINDS : OUTPUT_KINDS;
  if (top && !kinds.has(spec.kind)) {
    report(path, `A ${spec.kind} cannot be an ${role}.`, `Use one of: ${[...kinds].join(', ')}.`);
    return false;
  }
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
    report(path, `The name "${name}" is not in camelCase.`, 'Use whole words: annualRate, bodyWeight.');
  } else if (name in Object.prototype) {
    report(path, `Every object of JavaScript has a "${name}" already.`, 'Give the field a name of its own.');
  }
  if (typeof spec.label !== 'string' || spec.label.trim() === '') {
    report(path, `"${name}" has no label.`, "Add: label: 'Annual interest rate' (sentence case).");
  } else if (/:$/.test(spec.label) || /^\p{Ll}{3}/u.test(spec.label)) {
    const mend = 'Write it in sentence case, without a colon.';
    report([...path, 'label'], `The label "${spec.label}" does not read as a label.`, mend);
  }
  if (spec.symbol !== undefined && isExpression(spec.symbol)) {
    const message = `The symbol "${spec.symbol}" is an expression: inside the formula it would read as part of it.`;
    report([...path, 'symbol'], message, 'Give it one letter, with a subscript if need be, or leave `symbol` out.');
  }
  checkTexts({ path, name, spec, role, top }, report);
  if (spec.kind === 'choice') checkChoice(path, spec, report);
  if (spec.kind === 'choice' && isEquations && spec.optional) {
    const message = `The choice "${name}" says which equations hold: it cannot be left open.`;
    report([...path, 'optional'], message, 'Give it a default, or leave `optional` out so that it has to be sent.');
  }
  if (spec.kind === 'category' && spec.classes.length < 2) {
    report(path, 'A category has at least two classes.', 'Name every class that the formula can return.');
  }
  if (spec.kind === 'text' && spec.pattern !== undefined) {
    try {
      new RegExp(spec.pattern.source, 'u');
    } catch (error) {
      report(
        [...path, 'pattern'],
        `The pattern is no regular expression: ${(error as Error).message}.`,
        'Set it right.',
      );
    }
  }
  return true;
}

/** Whether two conditions never hold together, so that the fields are never seen side by side. */
function exclude(one: When = {}, other: When = {}): boolean {
  return Object.keys(one).some((name) => {
    const others = [other[name] ?? []].flat();
    return others.length > 0 && ![one[name] ?? []].flat().some((value) => others.includes(value));
  });
}

export const fieldShape: DefinitionCheck = {
  name: 'field-shape',
  definition({ calculator }, report) {
    const { inputs, outputs, equations } = calculator.definition;
    for (const place of fieldsOf(calculator.definition)) checkShape(place, equations !== undefined, report);
    if (Object.keys(outputs).length === 0) report(['outputs'], 'There is no output.', `Add: energy: ${KIND_FUNCTION}`);
    for (const group of equations ? [inputs] : [inputs, outputs]) {
      const labels = new Map<string, string>();
      for (const [name, spec] of Object.entries(group)) {
        if (!isField(spec)) continue;
        const { label, when } = spec;
        const first = labels.get(label);
        const part = group === inputs ? 'inputs' : 'outputs';
        if (first && !exclude(group[first]?.when, when))
          report([part, name], `"${name}" has the same label as "${first}".`, 'Say what sets them apart.');
        labels.set(label, name);
      }
    }
  },
};

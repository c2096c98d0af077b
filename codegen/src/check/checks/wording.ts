/** Titles and descriptions that people find and understand. */

import type { PartPath } from '@reckoner/bundling/definition-source';
import type { FieldSpec } from '@reckoner/engine/authoring/kinds';
import { parseUnit, sameDimension } from '@reckoner/engine/units/index';
import { fieldsOf } from '../fields.js';
import type { DefinitionCheck, Report } from './subject.js';

/** A word that begins with a capital, after another word of the same sentence. */
const CAPITAL = /(?<=[\p{L}\d)%,;] )\p{Lu}\p{Ll}{2,}(?![\p{L}\d.'’-])/gu;
/** Words of titles and labels that are nobody's name. */
const COMMON = new Set(
  (
    'actual amount angle annual area average body bodies base calculation capacity change charge concentration constant cost count ' +
    'current date day days density depth diameter difference distance dose duration efficiency energy factor fall flow ' +
    'force free frequency height index inner interest length level limit load loss maximum mean minimum moment monthly ' +
    'name number outer output input payment percentage period power pressure price probability rate ratio result ' +
    'score size speed start strength sum temperature test thickness time total type value velocity voltage ' +
    'volume weight width year years yield'
  ).split(' '),
);

/** Names of things, which keep their capitals. */
const NAMES =
  /\b(?:Air Quality Index|Net Promoter Score|Pooled Cohort Equations|Six Sigma|Ascension Day|Fear and Greed Index)\b/g;

/** Words in title case that are written in lower case elsewhere in the definition, or are nobody's name. */
function inTitleCase(text: string, known: ReadonlySet<string>): string | undefined {
  const isOrdinary = (word: string) => COMMON.has(word.toLowerCase()) || known.has(word.toLowerCase());
  const own = text.replaceAll(NAMES, '');
  for (const { 0: word, index } of own.matchAll(CAPITAL)) {
    const before = /([\p{L}’'-]+)[^\p{L}]*$/u.exec(own.slice(0, index))?.[1] ?? '';
    // After a name it may be part of it: the Reynolds Number is not, but who knows.
    if (isOrdinary(word) && (/^\p{Ll}/u.test(before) || isOrdinary(before))) return word;
  }
  return undefined;
}

function checkCase(path: PartPath, text: string, known: ReadonlySet<string>, report: Report): void {
  const word = inTitleCase(text, known);
  if (word === undefined) return;
  const mend = `Write it in sentence case: "${text.replace(word, word.toLowerCase())}"; names of people keep their capital.`;
  report(path, `"${text}" is written in title case: "${word}" is no name.`, mend);
}

/** The unit in parentheses at the end of a label, if it is one that the field could have. */
function unitAtEnd(spec: FieldSpec): string | undefined {
  const text = /(?:\(|\[)([^()[\]]+)(?:\)|\])$/.exec(spec.label)?.[1];
  if (text === undefined || /^\d/.test(text)) return undefined;
  if ((spec.kind === 'percent' && text === '%') || (spec.kind === 'money' && text === '$')) return text;
  if (spec.kind !== 'quantity' && spec.kind !== 'measure') return undefined;
  const [named, own] = [parseUnit(text), parseUnit(spec.formulaUnit)];
  return named.ok && own.ok && sameDimension(named.unit, own.unit) ? text : undefined;
}

export const wording: DefinitionCheck = {
  name: 'wording',
  definition({ calculator }, report) {
    const texts = [
      calculator.definition.description,
      calculator.definition.explanation,
      ...(calculator.definition.notes ?? []),
    ];
    const known = new Set(
      texts.flatMap((text) => (typeof text === 'string' ? (text.match(/(?<!\{)\b[a-z]{3,}\b/g) ?? []) : [])),
    );
    if (calculator.definition.title !== undefined) checkCase(['title'], calculator.definition.title, known, report);
    for (const { path, spec } of fieldsOf(calculator.definition)) {
      if (typeof spec?.label !== 'string') continue;
      checkCase([...path, 'label'], spec.label, known, report);
      const unit = unitAtEnd(spec);
      if (unit === undefined) continue;
      const mend = 'Take it out: the unit stands beside the field, and users choose another.';
      report([...path, 'label'], `The label "${spec.label}" names the unit ${unit}.`, mend);
    }
    const { title, description, keywords = [] } = calculator.definition;
    if (title.trim() === '')
      report(['title'], 'The title is empty.', "Write it as people search for it: 'Kinetic energy'.");
    if (/\bcalculators?\b/i.test(title)) {
      report(['title'], 'The title contains "calculator".', 'Leave the word out: every title is a calculator.');
    }
    if (title.length > 70)
      report(['title'], `The title has ${title.length} letters; at most 70.`, 'Move detail to the description.');
    if (!description.endsWith('.') || description.length < 20) {
      report(
        ['description'],
        'The description is one sentence that says what it gives from what, with a full stop.',
        "Write: 'Energy of a moving body from its mass and speed.'",
      );
    }
    if (description.length > 300) {
      report(
        ['description'],
        `The description has ${description.length} letters; at most 300.`,
        'Move limits and conditions to `notes`.',
      );
    }
    const words = keywords.map((keyword) => keyword.toLowerCase());
    const twice = words.findIndex((word, index) => words.indexOf(word) !== index);
    if (twice >= 0) report(['keywords', twice], `The keyword "${words[twice]}" stands twice.`, 'Remove one.');
  },
};

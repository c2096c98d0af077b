/**
 * Inputs to try an algorithm on besides samples: the first example with one input at a time at what its author names or
 * people send. An algorithm takes other ways for few inputs, which nothing that is drawn would meet.
 */

import { parseModule } from '@reckoner/bundling/definition-source';
import type { CalculatorFile } from '@reckoner/bundling/scan';
import type { InputSpec, ListSpec, TextSpec } from '@reckoner/engine/authoring/kinds';
import { anchored, LONGEST_TEXT, SHORTEST_TEXT } from '@reckoner/engine/calculate/read/kinds/text';
import { ts } from 'ts-morph';
import { isNumeric } from '../../generate/emit/detail.js';
import { intervalOf } from './draws.js';
import { relevantSample, type Sample } from './samples.js';

export interface Literals {
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
}

/** So many of each kind: a table of data is not a list of cases. */
const MOST_LITERALS = 24;

/** The numbers and short texts that stand in the functions of a calculator and its shared modules. */
export function literalsOf(file: CalculatorFile): Literals {
  const numbers = new Set<number>();
  const texts = new Set<string>();
  const visit = (node: ts.Node, inFunction: boolean): void => {
    if (inFunction && ts.isNumericLiteral(node)) numbers.add(Number(node.text.replaceAll('_', '')));
    else if (inFunction && ts.isStringLiteralLike(node) && node.text.length <= 20) texts.add(node.text);
    const inside = inFunction || ts.isFunctionLike(node);
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  for (const one of [file, ...file.shared]) visit(parseModule(one), false);
  return { numbers: [...numbers].slice(0, MOST_LITERALS), texts: [...texts].slice(0, MOST_LITERALS) };
}

function numberProbes(spec: Parameters<typeof intervalOf>[0], isInteger: boolean, { numbers }: Literals): number[] {
  const { low, high } = intervalOf(spec, isInteger);
  const around = numbers.flatMap((one) => (isInteger ? [one - 1, one, one + 1] : [one]));
  const all = [low, high, 0, 1, -1, 2, 0.5, ...around, ...around.map((one) => -one)];
  return [...new Set(all)].filter((one) => one >= low && one <= high && (!isInteger || Number.isInteger(one)));
}

/** What people send in a text, and what programs stumble over. */
const ODD_TEXTS = [
  '0',
  '-',
  '.',
  ',',
  ' ',
  'a',
  'A',
  '1e9',
  '-0',
  'é',
  'ß',
  'İ',
  '١',
  '😀',
  '__proto__',
  'constructor',
  '()',
];

function fitting({
  minLength = SHORTEST_TEXT,
  maxLength = LONGEST_TEXT,
  pattern,
}: TextSpec): (text: string) => boolean {
  const matcher = pattern && new RegExp(anchored(pattern.source), 'u');
  return (text) => text.length >= minLength && text.length <= maxLength && (matcher?.test(text) ?? true);
}

function textProbes(spec: TextSpec, given: readonly unknown[], { texts }: Literals): string[] {
  const { maxLength = LONGEST_TEXT } = spec;
  const known = given.filter((one): one is string => typeof one === 'string');
  const longest = (text: string) => text.repeat(Math.ceil(maxLength / Math.max(1, text.length))).slice(0, maxLength);
  const varied = known.flatMap((text) => [
    text.slice(0, Math.ceil(text.length / 2)),
    text.slice(1),
    text.slice(0, -1),
    [...text].reverse().join(''),
    text.toUpperCase(),
    text.toLowerCase(),
    `${text} ${text}`,
    ` ${text}`,
    longest(text),
    longest(`${text} `),
  ]);
  const odd = [...ODD_TEXTS, ...texts, ...ODD_TEXTS.map(longest)];
  return [...new Set([...varied, ...odd])].filter(fitting(spec));
}

function listProbes(spec: ListSpec, given: readonly unknown[], literals: Literals): unknown[] {
  const { minItems = 1, maxItems = 1000 } = spec;
  const known = given.filter(Array.isArray);
  const one = probesOf(spec.of, known.flat(), literals).slice(0, MOST_LITERALS);
  const some = Math.min(maxItems, Math.max(minItems, 3));
  const varied = known.flatMap((list) => [[...list].reverse(), [...list, ...list], list.slice(0, 1)]);
  return [
    ...one.map((item) => Array.from({ length: some }, () => item)),
    ...one.map((item) => Array.from({ length: minItems }, () => item)),
    ...varied.filter(({ length }) => length >= minItems && length <= maxItems),
  ];
}

function probesOf(spec: InputSpec, given: readonly unknown[], literals: Literals): unknown[] {
  if (isNumeric(spec)) return numberProbes(spec, spec.kind === 'integer', literals);
  switch (spec.kind) {
    case 'choice':
      return Object.keys(spec.options);
    case 'flag':
      return [true, false];
    case 'date':
      return ['0001-01-01', '1600-02-29', '1970-01-01', '2000-02-29', '9999-12-31', spec.min, spec.max];
    case 'time':
      return ['00:00', '12:00', '23:59:59'];
    case 'text':
      return textProbes(spec, given, literals);
    case 'list':
      return listProbes(spec, given, literals);
    case 'matrix':
      return [0, 1].map((entry) => (given[0] as unknown[][] | undefined)?.map((row) => row.map(() => entry)));
    case 'rows': {
      const [table] = given as Record<string, unknown>[][];
      const [row] = table ?? [];
      if (row === undefined) return [];
      const columns = Object.entries(spec.columns);
      const others = columns.flatMap(([name, column]) =>
        probesOf(column, [row[name]], literals).map((value) => ({ ...row, [name]: value })),
      );
      return others.slice(0, 4 * MOST_LITERALS).map((other) => [other, ...table!.slice(1)]);
    }
  }
}

/** Bases are the inputs of the examples; those of the first go with what is tried. */
export function probes(
  inputs: Readonly<Record<string, InputSpec>>,
  known: readonly Sample[],
  literals: Literals,
): Sample[] {
  const samples: Sample[] = [];
  for (const [name, spec] of Object.entries(inputs)) {
    // An input that matters in some cases only is tried in one of these.
    const base = known.find((sample) => sample[name] !== undefined) ?? known[0] ?? {};
    const given = known.map((sample) => sample[name]).filter((value) => value !== undefined);
    for (const value of probesOf(spec, given, literals)) {
      if (value !== undefined) samples.push(relevantSample(inputs, { ...base, [name]: value }));
    }
    if (spec.optional) samples.push(relevantSample(inputs, { ...base, [name]: undefined }));
  }
  return samples;
}

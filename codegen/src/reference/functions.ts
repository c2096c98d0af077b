/** The functions and constants of the engine that formulas may call, as a reference for authors. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { calendarFunctions } from '@reckoner/engine/calendar-functions';
import { constants } from '@reckoner/engine/constants';
import { functions } from '@reckoner/engine/functions';
import { ts } from 'ts-morph';
import { synonymsOf } from '../check/fields.js';
import { RELATIVE_ERRORS } from './relative-errors.js';
import { commentOf, type Declared, exportedBy } from './sources.js';

export interface FunctionEntry {
  readonly name: string;
  /** `name(parameters): type`. */
  readonly signature: string;
  readonly text: string;
  readonly examples: readonly string[];
  /** In which arithmetics a formula may call it. */
  readonly runs: string;
  /** What of units goes in and comes out, in a sentence; empty where no formula with units calls it. */
  readonly units: string;
  /** How near the result is, in a sentence; empty where it is as near as arithmetic is. */
  readonly error: string;
}

/** The engine's sources: those that are installed here, or beside what was compiled of them. */
export function engineSources(): string {
  const installed = path.resolve('node_modules/@reckoner/engine/src');
  if (existsSync(installed)) return installed;
  const entry = fileURLToPath(import.meta.resolve('@reckoner/engine'));
  return path.join(path.dirname(entry), '..', 'src');
}

const AREAS: readonly (readonly [title: string, module: string])[] = [
  ['Numbers, lists, roots and matrices', 'numeric/index.ts'],
  ['Special functions and distributions', 'special/index.ts'],
  ['Dates', 'calendar.ts'],
  ['Units', 'units/index.ts'],
  ['Constants, classes and refusals', 'authoring/constant.ts'],
  ['Constants, classes and refusals', 'authoring/classify.ts'],
  ['Constants, classes and refusals', 'authoring/no-result.ts'],
];

function signatureOf({ name, node, sourceFile }: Declared): string | undefined {
  if (!ts.isFunctionDeclaration(node)) return undefined;
  const text = (part: ts.Node) => part.getText(sourceFile).replaceAll(/\s+/g, ' ');
  const parameters = node.parameters.map(text).join(', ');
  return `${name}(${parameters})${node.type === undefined ? '' : `: ${text(node.type)}`}`;
}

/** What a formula on decimals, and one that is differentiated or traced, may do with it. */
function runsOf(name: string): string {
  const known = functions[name];
  if (known === undefined) return 'in algorithms and formulas on plain numbers';
  if (known.generic !== undefined || name in calendarFunctions) return 'in every arithmetic';
  return known.decimal === undefined ? 'on plain numbers' : 'on plain numbers and 34-digit decimals';
}

function unitsOf(name: string): string {
  const known = functions[name];
  if (known === undefined) return '';
  return known.generic === undefined ? 'Its arguments have no unit.' : 'The unit check follows units through it.';
}

function errorOf(name: string): string {
  return Object.hasOwn(RELATIVE_ERRORS, name) ? `Relative error at most ${RELATIVE_ERRORS[name]}.` : '';
}

/** All that is said of it beside its signature. */
export function sentencesOf({ text, runs, units, error }: FunctionEntry): string {
  return [text, `Runs ${runs}.`, units, error].filter((sentence) => sentence !== '').join(' ');
}

/** Those whose name or text has all of the words, else those that have another name here. */
export function findFunctions(words: readonly string[]): readonly FunctionEntry[] {
  const wanted = words.map((word) => word.toLowerCase());
  const all = [...functionEntries().values()].flat();
  const named = all.filter(({ name }) => wanted.every((word) => name.toLowerCase().includes(word)));
  if (named.length > 0) return named;
  const told = all.filter(({ name, text }) => wanted.every((word) => `${name} ${text}`.toLowerCase().includes(word)));
  return told.length > 0 ? told : all.filter(({ name }) => synonymsOf(words.join('')).includes(name));
}

/** By area, in the order in which they are exported. */
export function functionEntries(): ReadonlyMap<string, readonly FunctionEntry[]> {
  const areas = new Map<string, FunctionEntry[]>();
  for (const [title, module] of AREAS) {
    const entries = exportedBy(path.join(engineSources(), module)).flatMap((declared): FunctionEntry[] => {
      const signature = signatureOf(declared);
      if (signature === undefined) return [];
      const { name, node } = declared;
      return [{ name, signature, ...commentOf(node), runs: runsOf(name), units: unitsOf(name), error: errorOf(name) }];
    });
    areas.set(title, [...(areas.get(title) ?? []), ...entries]);
  }
  return areas;
}

export interface ConstantEntry {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly source: string;
}

/** Those whose name has all of the words, or that have another name here. */
export function findConstants(words: readonly string[]): readonly ConstantEntry[] {
  const meant = synonymsOf(words.join(''));
  return constantEntries().filter(
    ({ name }) => meant.includes(name) || words.every((word) => name.toLowerCase().includes(word.toLowerCase())),
  );
}

export function constantEntries(): ConstantEntry[] {
  return Object.entries(constants).map(([name, { text, unit, source }]) => ({ name, value: text, unit, source }));
}

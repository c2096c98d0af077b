/**
 * Within the bounds every answer is finite, comes without a crash, and comes within 20 ms. Algorithms are tried on more
 * inputs than formulas: nothing else is known of them.
 */

import type { Problem } from '@reckoner/bundling/problem';
import type { FieldSpec } from '@reckoner/engine/authoring/kinds';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { expensiveSamples } from './expensive-samples.js';
import { milliseconds } from './milliseconds.js';
import { literalsOf, probes } from './probes.js';
import { answer, type BareRun, lastInputs, present, type Run, read, runBare, tryRead } from './run.js';
import { type Sample, samplesOf, withoutRepeats } from './samples.js';
import { keepSaid, type Said, saidIn } from './spoken.js';
import type { BehaviourCheck, LoadedSubject, Report } from './subject.js';
import { tellingSamples } from './telling-samples.js';

/** How many points are tried besides the corners: fewer where one run takes long, by the kind of calculator. */
const INSIDE = { native: 14, equations: 10, decimal: 8 } as const;
/** So long an algorithm is tried on probes: all of them where it is quick, as nearly all are. */
const PROBING_MS = 6;
/** How many samples are tried for what they make the sentence say. */
const TELLING = { native: 16, equations: 3, decimal: 3 } as const;
/** Of what runs on decimals, the sentence of every so many samples is made besides the telling ones. */
const HEARD_OF_SLOW = 8;
const SLOWEST_MS = 20;
const ROWS_LOOKED_AT = 50;
/** How many points are tried at which an answer may take longest: the corners alone miss pairs of options and long texts. */
const EXPENSIVE = { least: 3, most: 6 } as const;
/** A bare formula that is faster than this at a corner has no slow answer. */
const QUICK_MS = 2;

const MEND_BOUNDS = 'Narrow the bounds (min, max, above, below), or refuse by `throw noResult(…)` and say why.';
const MEND_WHOLE = 'Round it as its source does (Math.round, Math.floor, Math.ceil), or declare the output a `number`.';

interface Fault {
  readonly message: string;
  readonly mend: string;
  /** What was thrown. */
  readonly error?: Error;
}

/** The first value in what a formula returned that is no finite number, or no whole one where its field is. */
function unfit(spec: FieldSpec, name: string, value: unknown): Fault | undefined {
  if (value === undefined || value === null) return spec.optional || spec.when ? undefined : gives(`no ${name}`);
  if (spec.kind === 'table') {
    if (!Array.isArray(value)) return gives(`${name}, which is no array of rows`);
    for (const [index, row] of value.entries()) {
      // A long schedule goes wrong at an end or everywhere.
      if (index >= ROWS_LOOKED_AT && index < value.length - ROWS_LOOKED_AT) continue;
      for (const [column, inner] of Object.entries(spec.columns)) {
        const wrong = unfit(inner, `${name}[${index}].${column}`, row[column]);
        if (wrong !== undefined) return wrong;
      }
    }
    return undefined;
  }
  if (spec.kind === 'matrix') {
    if (!Array.isArray(value)) return gives(`${name}, which is no array of rows`);
    const bad = value.flat().find((entry) => !Number.isFinite(Number(entry)));
    return bad === undefined ? undefined : gives(`${name} with the entry ${String(bad)}`);
  }
  if (spec.kind === 'text' || spec.kind === 'category') {
    return typeof value === 'string' ? undefined : gives(`${name} = ${String(value)}, which is no text`);
  }
  const number = Number(value);
  if (!Number.isFinite(number)) return typeof value === 'string' ? undefined : gives(`${name} = ${number}`);
  if (spec.kind !== 'integer' || Number.isInteger(number)) return undefined;
  return gives(`${name} = ${String(value)}, which is no whole number`, MEND_WHOLE);
}

function gives(what: string, mend = MEND_BOUNDS): Fault {
  return { message: `gives ${what}`, mend };
}

const FAILS = 'fails: ';

/** Whether a problem is of something that was thrown, so that its place can be looked for. */
export function isThrown({ check, message }: Problem): boolean {
  return check === 'bounded' && message.includes(` ${FAILS}`);
}

function crash(error: Error): Fault {
  const mend = 'Refuse such inputs by `throw noResult(…)`, or narrow the bounds.';
  return { message: `${FAILS}${error.message.replace(/\.$/, '')}`, mend, error };
}

/** What is wrong with the bare formula at these inputs. */
function bareFault({ definition }: Calculator, bare: BareRun): Fault | undefined {
  if ('failure' in bare) {
    return crash(bare.failure);
  }
  if ('noResult' in bare) return undefined;
  const raw = (bare.raw ?? {}) as Readonly<Record<string, unknown>>;
  for (const [name, spec] of Object.entries(definition.outputs)) {
    const wrong = unfit(spec, name, raw[name]);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** What came of a sample. */
interface Trial {
  readonly fault: Fault | undefined;
  /** Of the bare formula; of equations, of the whole answer. */
  readonly elapsed: number;
  readonly said?: Said;
  /** What it then takes to make the answer of it; absent where that is done, or nothing came. */
  readonly rest?: () => Run;
}

function attempt({ calculator }: LoadedSubject, sample: Sample, isHeard = true): Trial {
  const understanding = tryRead(calculator, sample);
  if ('failure' in understanding) return { fault: crash(understanding.failure), elapsed: 0 };
  if (!understanding.ok) return { fault: undefined, elapsed: 0 };
  const { understood } = understanding;
  const start = performance.now();
  if (calculator.definition.equations !== undefined) {
    const run = answer(calculator, understood);
    const elapsed = performance.now() - start;
    return { ...told(run), elapsed };
  }
  const bare = runBare(calculator, understood);
  const elapsed = performance.now() - start;
  const fault = bareFault(calculator, bare);
  if (!('raw' in bare)) return { fault, elapsed };
  const rest = () => present(calculator, understood, bare.raw);
  // Explanations and cautions may be the author's code as well, and fail after the formula.
  return fault === undefined && isHeard ? { ...told(rest()), elapsed, rest } : { fault, elapsed, rest };
}

function told(run: Run): Pick<Trial, 'fault' | 'said'> {
  if ('failure' in run) return { fault: crash(run.failure) };
  return { fault: undefined, ...(run.outcome.ok && { said: saidIn(run.outcome) }) };
}

function fault(subject: LoadedSubject, sample: Sample): Fault | undefined {
  return attempt(subject, sample).fault;
}

/** Brings back to example 1 every input that does not matter for the fault. */
function simplest(subject: LoadedSubject, sample: Sample): Sample {
  const usual = subject.calculator.definition.examples[0]?.inputs ?? {};
  const current: Record<string, unknown> = { ...sample };
  for (const name of Object.keys(sample)) {
    if (usual[name] === undefined) continue;
    const before = current[name];
    current[name] = usual[name];
    if (fault(subject, current) === undefined) current[name] = before;
  }
  return current;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The sample in words, and the input to blame when there is one. */
function describe(subject: LoadedSubject, sample: Sample): { words: string; blamed: string | undefined } {
  const usual = subject.calculator.definition.examples[0]?.inputs ?? {};
  const different = Object.entries(sample).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
  );
  const list = different.map(([name, value]) => `${name} = ${shown(value)}`).join(', ');
  const same = Object.keys(sample).length > different.length;
  const words = list === '' ? 'the inputs of example 1' : `${list}${same ? ' and the rest as in example 1' : ''}`;
  return { words, blamed: different.length === 1 ? different[0]![0] : undefined };
}

/** What is wrong with the whole answer at the bounds: how it ends, and the time that it takes. */
function cornerFault({ calculator }: LoadedSubject, sample: Sample, { elapsed, rest }: Trial): Fault | undefined {
  const start = performance.now();
  const run = rest?.();
  const whole = elapsed + performance.now() - start;
  if (run !== undefined && 'failure' in run) return crash(run.failure);
  if (whole <= SLOWEST_MS) return undefined;
  // Understood anew: the formula may have changed lists of what it was given.
  const understanding = read(calculator, sample);
  if (!understanding.ok) return undefined;
  const again = () => void answer(calculator, understanding.understood);
  const time = milliseconds(again, SLOWEST_MS);
  if (time <= SLOWEST_MS) return undefined;
  const mend = 'Lower `max`, `maxItems` or the number of steps, or use a closed form.';
  return { message: `takes ${time.toFixed(0)} ms, at most ${SLOWEST_MS} are allowed`, mend };
}

/** Whether anything of an answer's time can depend on the inputs: only sizes, counts and options make loops long. */
function hasSizes(inputs: Readonly<Record<string, FieldSpec>>): boolean {
  return Object.values(inputs).some(({ kind }) => SIZED.has(kind));
}

const SIZED: ReadonlySet<string> = new Set(['integer', 'text', 'list', 'rows', 'matrix', 'choice']);

function countOf(counts: typeof INSIDE | typeof TELLING, { definition, arithmetic }: Calculator): number {
  if (definition.equations) return counts.equations;
  return definition.formula && arithmetic === 'decimal' ? counts.decimal : counts.native;
}

function tryAll(subject: LoadedSubject, report: Report): void {
  const { definition } = subject.calculator;
  const known = definition.examples.map(({ inputs }) => inputs);
  const drawn = samplesOf(definition.inputs, known, countOf(INSIDE, subject.calculator));
  const expensive = hasSizes(definition.inputs) ? expensiveSamples(definition.inputs, known, EXPENSIVE) : [];
  const telling = tellingSamples(definition.inputs, known, countOf(TELLING, subject.calculator));
  const { corners, inside } = withoutRepeats({
    corners: [...drawn.corners, ...expensive],
    inside: [...drawn.inside, ...telling],
  });
  const more = definition.algorithm ? probes(definition.inputs, known, literalsOf(subject.file)) : [];
  const isSlow = definition.formula !== undefined && subject.calculator.arithmetic === 'decimal';
  const partOf = (blamed: string | undefined) =>
    blamed === undefined
      ? [definition.algorithm ? 'algorithm' : definition.formula ? 'formula' : 'equations']
      : ['inputs', blamed];
  let probing = 0;
  // Corners first, and their time before anything else is run: points inside may be slow as well.
  for (const [index, sample] of [...corners, ...inside, ...more].entries()) {
    if (probing > PROBING_MS) return;
    // Decimals take long to write, above all those of tables.
    const trial = attempt(subject, sample, !isSlow || index % HEARD_OF_SLOW === 0 || telling.includes(sample));
    if (trial.said !== undefined) keepSaid(subject.calculator, sample, trial.said);
    const found = trial.fault;
    if (index >= corners.length + inside.length) probing += trial.elapsed;
    if (found === undefined) {
      const place = corners.indexOf(sample);
      const isTimed = place >= 0 && (place < 2 || trial.elapsed > QUICK_MS);
      const slow = isTimed ? cornerFault(subject, sample, trial) : undefined;
      if (slow === undefined) continue;
      report(partOf(undefined), `At the bounds, ${describe(subject, sample).words} ${slow.message}.`, slow.mend);
      return;
    }
    const least = simplest(subject, sample);
    const { message, mend, error } = fault(subject, least) ?? found;
    const { words, blamed } = describe(subject, least);
    const thrown = error && subject.placeOf?.(error);
    report(thrown ?? partOf(blamed), `Within the bounds, ${words} ${message}.`, mend);
    return;
  }
}

export const bounded: BehaviourCheck = {
  name: 'bounded',
  behaviour: tryAll,
};

/** For a calculator that had to be stopped while it ran on these inputs. */
export function reportEndless(subject: LoadedSubject, report: Report): void {
  const { words } = describe(subject, (lastInputs() ?? {}) as Sample);
  report(['formula'], `With ${words}, the calculator runs without end.`, 'Bound the number of steps of every loop.');
}

/** Parses, checks, lifts and loads the calculators of one category, and describes those that are right. */

import { type BegunBundle, beginBundle, bundleCalculators, bySlug } from '@reckoner/bundling/bundle-calculators';
import { findDefinition, parseModule, positionOf, syntaxErrors } from '@reckoner/bundling/definition-source';
import { type Problem, positionAt } from '@reckoner/bundling/problem';
import type { CalculatorFile, ModuleFile, SharedFile } from '@reckoner/bundling/scan';
import { typedCommand } from '@reckoner/bundling/typed-command';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { describe } from '../generate/emit/describe.js';
import type { Detail } from '../generate/emit/detail.js';
import {
  categoryProgram,
  lift,
  liftedProgram,
  liftShared,
  type ResolvedModule,
  resolveImports,
} from '../lift/lifted-program.js';
import { bounded, isThrown, reportEndless } from './checks/bounded.js';
import { untakenBranches } from './checks/branch-shown.js';
import { checkCircle, checkImports } from './checks/imports.js';
import { behaviourChecks, definitionChecks, sourceChecks, tryingChecks } from './checks/index.js';
import { checkPure } from './checks/pure.js';
import { sentences } from './checks/sentences.js';
import { type LoadedSubject, type Report, reporter, type SourceSubject } from './checks/subject.js';
import { checkFormula, typesets } from './checks/typesets.js';
import { unitCheck } from './checks/unit-check.js';
import { checkSteps, WORKED_THROUGH } from './checks/worked-through.js';
import { type Ended, sayEnded } from './ended.js';
import { loadCalculators, loadLifted } from './load.js';
import { failedAt } from './marked-load.js';
import { runPatiently } from './patience.js';
import { begin } from './progress.js';
import { loadTraced } from './throws.js';

/** What is known of a calculator that passed every check; plain data for the cache. */
export interface Inspected {
  readonly slug: string;
  /** Of its file. */
  readonly key: string;
  /** Whether it passed the checks that try many inputs, too. */
  readonly tried: boolean;
  readonly aliases: readonly string[];
  /** With `related` as written in the file. */
  readonly detail: Detail;
  /** Absent for an algorithm. */
  readonly lifted?: ResolvedModule;
}

export interface Inspection {
  readonly problems: readonly Problem[];
  readonly inspected: readonly Inspected[];
  /** The module with the definitions of all that are right. */
  readonly bundle: string;
  /** The module with the lifted formulas of all that are right; absent when it was not asked for. */
  readonly program?: string;
}

export interface InspectionTask {
  readonly root: string;
  /** A folder inside the root for modules that are loaded once. */
  readonly scratch: string;
  /** Every calculator to bundle. */
  readonly files: readonly CalculatorFile[];
  /** Slugs of those to check and describe. */
  readonly fresh: ReadonlySet<string>;
  /** Slugs of those among them that are tried on many inputs, too. */
  readonly tried: ReadonlySet<string>;
  /** Lifted formulas of the others, by slug; given where the lifted program of all is wanted. */
  readonly known?: ReadonlyMap<string, ResolvedModule>;
  /** Modules in which a process had to be ended: they are told of, and not run again. */
  readonly ended?: readonly Ended[];
  /** Loads with marks, so that who watches sees where it stays; nothing else is looked at then. */
  readonly marks?: boolean;
}

function hasSyntaxErrors(file: ModuleFile, sourceFile: ReturnType<typeof parseModule>, problems: Problem[]): boolean {
  const errors = syntaxErrors(sourceFile);
  for (const { position, message } of errors.slice(0, 3)) {
    problems.push({ file: file.display, ...position, check: 'syntax', message, mend: 'Set right the syntax.' });
  }
  return errors.length > 0;
}

function readSource(file: CalculatorFile, problems: Problem[]): SourceSubject | undefined {
  const sourceFile = parseModule(file);
  if (hasSyntaxErrors(file, sourceFile, problems)) return undefined;
  const definition = findDefinition(sourceFile);
  if (definition.found === undefined) {
    const { message, at } = definition;
    const mend = `Look at the shape of another calculator, or make one by: ${typedCommand('new <category>/<subcategory>/<slug>')}`;
    problems.push({ file: file.display, ...positionOf(at), check: 'default-export', message, mend });
    return undefined;
  }
  return { file, source: definition.found, lifted: lift(file, { positions: false }) };
}

/** Runs the checks of one stage on a subject and says whether all passed. */
function passes<S extends SourceSubject>(
  subject: S,
  checks: readonly { readonly name: string; readonly run: (subject: S, report: Report) => void }[],
  problems: Problem[],
): boolean {
  const before = problems.length;
  for (const check of checks) {
    const report = reporter(check.name, subject, problems);
    try {
      check.run(subject, report);
    } catch (error) {
      // What is told of it already is most likely what it stumbled on.
      if (problems.length > before) continue;
      const message = error instanceof Error ? error.message : String(error);
      report([], `The definition cannot be checked: ${message}`, 'Compare its shape with a calculator that passes.');
    }
  }
  return problems.length === before;
}

/** The shared modules that have something wrong in themselves, by path. */
function checkShared(subjects: readonly SourceSubject[], problems: Problem[]): Set<string> {
  const shared = new Map<string, SharedFile>();
  for (const { file } of subjects) for (const one of file.shared) shared.set(one.path, one);
  const broken = new Set<string>();
  const before = (run: () => void, file: SharedFile) => {
    const count = problems.length;
    run();
    if (problems.length > count) broken.add(file.path);
  };
  for (const file of shared.values()) {
    before(() => {
      const sourceFile = parseModule(file);
      if (hasSyntaxErrors(file, sourceFile, problems)) return;
      const report = reporter('imports', { file }, problems);
      checkImports(file, sourceFile, report);
      checkCircle(file, shared, report);
      checkPure(sourceFile, reporter('pure', { file }, problems));
    }, file);
  }
  const users = subjects.flatMap(({ file, lifted }) => resolveImports(file, lifted, file.shared) ?? []);
  const sound = [...shared.values()].filter((file) => !broken.has(file.path));
  for (const { file, diagnostic } of liftShared(users, sound, { positions: false }).diagnostics) {
    const { offset, message, hint } = diagnostic;
    problems.push({ file: file.display, ...positionAt(file.text, offset), check: 'liftable', message, mend: hint });
    broken.add(file.path);
  }
  return broken;
}

/** The program of the subjects' lifted formulas, on which the checks run them. */
function program(subjects: readonly SourceSubject[], positions: boolean): string {
  const calculators = new Map<string, ResolvedModule>();
  const shared = new Map<string, SharedFile>();
  for (const { file, lifted } of subjects) {
    const resolved = resolveImports(file, positions ? lift(file, { positions }) : lifted, file.shared);
    if (resolved) calculators.set(file.slug, resolved);
    for (const one of file.shared) shared.set(one.display, one);
  }
  const { modules } = liftShared([...calculators.values()], [...shared.values()], { positions });
  return liftedProgram(calculators, modules);
}

const sourceStage = sourceChecks.map(({ name, source }) => ({ name, run: source }));
const definitionStage = definitionChecks.map(({ name, definition }) => ({ name, run: definition }));
const behaviourStage = behaviourChecks.map(({ name, behaviour }) => ({ name, run: behaviour }));
const triedDefinitionStage = tryingChecks.definition.map(({ name, definition }) => ({ name, run: definition }));
const triedBehaviourStage = tryingChecks.behaviour.map(({ name, behaviour }) => ({ name, run: behaviour }));
const samplesStage = tryingChecks.samples.map(({ name, behaviour }) => ({ name, run: behaviour }));

const exampleStages = [definitionStage, behaviourStage];
const triedStages = [
  definitionStage,
  triedDefinitionStage,
  [...behaviourStage, ...triedBehaviourStage],
  samplesStage,
  // Reads what the calculator said at the inputs that it was tried on.
  [{ name: sentences.name, run: sentences.behaviour }],
];

interface Look {
  readonly problems: readonly Problem[];
  /** Absent when there are problems. */
  readonly inspected?: Inspected;
}

/** Checks and describes a calculator that could be loaded. */
function lookAt(subject: LoadedSubject, tried: boolean): Look {
  const problems: Problem[] = [];
  for (const stage of tried ? triedStages : exampleStages) {
    if (!passes(subject, stage, problems)) return { problems };
  }
  let detail: Detail | undefined;
  const run = (_: LoadedSubject, report: Report) => {
    detail = describe(subject, report);
  };
  if (!passes(subject, [{ name: 'printed', run }], problems) || detail === undefined) return { problems };
  const { file, lifted, calculator } = subject;
  const made = detail;
  const typeset = {
    name: typesets.name,
    run: (_: LoadedSubject, report: Report) => checkFormula(made, calculator, report),
  };
  if (!passes(subject, [typeset], problems)) return { problems };
  const resolved = resolveImports(file, lifted, file.shared);
  const aliases = calculator.definition.aliases ?? [];
  return {
    problems,
    inspected: { slug: file.slug, key: file.key, tried, aliases, detail, ...(resolved && { lifted: resolved }) },
  };
}

/**
 * What is wrong with the worked steps of those that are right otherwise. They are worked through on a budget, which a job
 * that is stopped from outside could not close.
 */
function unworked(subjects: readonly LoadedSubject[], looks: readonly Look[]): Problem[] {
  const problems: Problem[] = [];
  for (const [place, subject] of subjects.entries()) {
    const { inspected } = looks[place]!;
    if (!inspected?.tried) continue;
    const symbols = inspected.detail.formula?.symbols ?? {};
    const run = (_: LoadedSubject, report: Report) => checkSteps(subject.calculator, symbols, report);
    passes(subject, [{ name: WORKED_THROUGH, run }], problems);
  }
  return problems;
}

/** The frame of the sources may lie below some of the engine's. */
const TRACED_FRAMES = 20;

/** Many samples are refused by `throw noResult(…)`, and most reports show no place of a stack. */
function withStacks<Result>(frames: number, run: () => Result): Result {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = frames;
  try {
    return run();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function lookAtAll({ files, tried }: InspectionTask, subjects: readonly LoadedSubject[], frames = 0): Look[] {
  const places = new Map(files.map((file, place) => [file, place]));
  const job = (subject: LoadedSubject): Look => {
    begin('trying', places.get(subject.file));
    return lookAt(subject, tried.has(subject.file.slug));
  };
  return withStacks(frames, () =>
    runPatiently(subjects, job, (subject): Look => {
      const problems: Problem[] = [];
      reportEndless(subject, reporter(bounded.name, subject, problems));
      return { problems };
    }),
  );
}

/** Looks once more at those whose units do not fit, on formulas that know the place of every operation; by slug. */
async function lookAtPlaces(task: InspectionTask, subjects: readonly LoadedSubject[]): Promise<Map<string, Look>> {
  const positioned = await loadLifted(task.scratch, program(subjects, true));
  const looks = lookAtAll(
    task,
    subjects.map((subject) => ({ ...subject, positioned: positioned[subject.file.slug] })),
  );
  return new Map(subjects.map(({ file }, place) => [file.slug, looks[place]!]));
}

/** Looks once more at those that threw on inputs within their bounds, so that the place of what was thrown is known. */
async function lookAtThrows(task: InspectionTask, subjects: readonly LoadedSubject[]): Promise<Map<string, Look>> {
  const { root, scratch } = task;
  const { calculators, placeOf } = await loadTraced(
    root,
    scratch,
    subjects.map(({ file }) => file),
  );
  const traced = subjects.map((subject): LoadedSubject => {
    const { definition } = calculators[subject.file.slug]!;
    return { ...subject, calculator: { ...subject.calculator, definition }, placeOf };
  });
  const looks = lookAtAll(task, traced, TRACED_FRAMES);
  return new Map(subjects.map(({ file }, place) => [file.slug, looks[place]!]));
}

/** The lifted program of all calculators of a category that are right. */
function wholeProgram({ files, known }: InspectionTask, inspected: readonly Inspected[]): string | undefined {
  if (known === undefined) return undefined;
  const texts = new Map(known);
  for (const { slug, lifted } of inspected) if (lifted) texts.set(slug, lifted);
  return categoryProgram(texts, [...new Set(files.flatMap(({ shared }) => shared))]);
}

/** Paths of the modules that are not run again, each told of. */
function endedFiles({ files, ended = [] }: InspectionTask, problems: Problem[]): ReadonlySet<string> {
  for (const one of ended) {
    const file = files.find(({ path }) => path === one.path);
    const definition = file && one.line === undefined ? findDefinition(parseModule(file)) : undefined;
    const report = reporter('ended', { file: one, ...(definition?.found && { source: definition.found }) }, problems);
    report(one.line === undefined ? ['formula'] : { line: one.line, column: 1 }, ...sayEnded(one));
  }
  return new Set(ended.map(({ path }) => path));
}

/** `begun` is the bundle of all files where it is being made already. */
export async function inspect(task: InspectionTask, begun?: BegunBundle): Promise<Inspection> {
  const { root, scratch, files, fresh } = task;
  const problems: Problem[] = [];
  // Begun before anything is parsed, for the bundler works elsewhere, and most often all files are sound.
  const everything = begun ?? (await beginBundle(root, files));
  const readable = files.filter(({ slug }) => fresh.has(slug)).flatMap((file) => readSource(file, problems) ?? []);
  const clean = readable.filter((subject) => passes(subject, sourceStage, problems));
  const broken = checkShared(clean, problems);
  const ended = endedFiles(task, problems);
  const sound = clean.filter(
    ({ file }) => ![file, ...file.shared].some(({ path }) => broken.has(path) || ended.has(path)),
  );
  const known = files.filter(({ slug }) => !fresh.has(slug));
  const loadable = [...known, ...sound.map(({ file }) => file)].sort(bySlug);
  const bundle = await everything.text;
  const isSound = loadable.length === files.length;
  if (task.marks) {
    await failedAt(task, loadable);
    return { problems, inspected: [], bundle: '' };
  }
  const loaded = await loadCalculators(task, loadable, problems, isSound ? bundle : undefined);
  // What the bundler refuses, as a name that is declared twice, is refused in the formula's own program too.
  const loads = sound.filter(({ file }) => loaded.calculators.has(file.slug));
  const lifted = await loadLifted(scratch, program(loads, false));
  const subjects = loads.map((subject): LoadedSubject => {
    const { slug } = subject.file;
    const definition = loaded.calculators.get(slug)!;
    const calculator: Calculator = { ...definition, ...(lifted[slug] && { lifted: lifted[slug] }) };
    return { ...subject, calculator };
  });
  const first = lookAtAll(task, subjects);
  const doubtful = subjects.filter((_, place) => first[place]!.problems.some(({ check }) => check === unitCheck.name));
  const again = doubtful.length === 0 ? new Map<string, Look>() : await lookAtPlaces(task, doubtful);
  const failing = subjects.filter((_, place) => first[place]!.problems.some(isThrown));
  const thrown = failing.length === 0 ? new Map<string, Look>() : await lookAtThrows(task, failing);
  const looks = subjects.map(({ file }, place): Look => again.get(file.slug) ?? thrown.get(file.slug) ?? first[place]!);
  problems.push(...looks.flatMap((look) => look.problems));
  const tried = subjects.filter((_, place) => looks[place]!.inspected?.tried).map(({ file }) => file);
  const found = [...(await untakenBranches(task, tried)), ...unworked(subjects, looks)];
  problems.push(...found);
  const open = new Set(found.map(({ file }) => file));
  const inspected = looks.flatMap(({ inspected }, place) =>
    inspected === undefined || open.has(subjects[place]!.file.display) ? [] : inspected,
  );
  const right = new Set([...known.map(({ slug }) => slug), ...inspected.map(({ slug }) => slug)]);
  const kept = loadable.filter(({ slug }) => right.has(slug));
  const isWhole = loaded.bundle !== undefined && kept.length === loadable.length;
  const whole = wholeProgram(task, inspected);
  return {
    problems,
    inspected,
    bundle: isWhole ? loaded.bundle : await bundleCalculators(root, kept),
    ...(whole !== undefined && { program: whole }),
  };
}

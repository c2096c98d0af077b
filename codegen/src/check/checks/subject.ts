/** What a check is. Each file in this folder holds one, and its name is the file's name. */

import { type DefinitionSource, nearestPart, type PartPath, positionOf } from '@reckoner/bundling/definition-source';
import type { Position, Problem } from '@reckoner/bundling/problem';
import type { CalculatorFile, ModuleFile } from '@reckoner/bundling/scan';
import type { Lifted } from '@reckoner/engine/arithmetic/arithmetic';
import type { Calculator } from '@reckoner/engine/calculate/types';
import type { ts } from 'ts-morph';
import type { LiftedModule } from '../../lift/index.js';

/** A calculator's file, parsed. */
export interface SourceSubject {
  readonly file: CalculatorFile;
  readonly source: DefinitionSource;
  readonly lifted: LiftedModule;
}

/** A calculator's file, parsed and loaded; `calculator.lifted` is there when it is no algorithm. */
export interface LoadedSubject extends SourceSubject {
  readonly calculator: Calculator;
  /** The lifted form that tells the arithmetic the place of every operation; there when the units are known not to fit. */
  readonly positioned?: Lifted;
  /** Where in the sources something was thrown; there when something is known to be. */
  readonly placeOf?: (error: Error) => ElsewherePosition | undefined;
}

/** Says what is wrong at a part of the definition, a node or a position, and the edit or command that mends it. */
/** A place in another file than the calculator's: a shared module that it calls. */
export interface ElsewherePosition extends Position {
  readonly file: string;
}

export type Report = (at: PartPath | ts.Node | Position | ElsewherePosition, message: string, mend: string) => void;

export interface SourceCheck {
  readonly name: string;
  /** Looks at the text alone: nothing is run. */
  readonly source: (subject: SourceSubject, report: Report) => void;
}

export interface DefinitionCheck {
  readonly name: string;
  /** Looks at the loaded definition, calls none of its functions. Runs where all source checks passed. */
  readonly definition: (subject: LoadedSubject, report: Report) => void;
}

export interface BehaviourCheck {
  readonly name: string;
  /** Runs the calculator. Runs where all definition checks passed. */
  readonly behaviour: (subject: LoadedSubject, report: Report) => void;
}

export function reporter(
  name: string,
  { file, source }: { readonly file: Pick<ModuleFile, 'display'>; readonly source?: DefinitionSource },
  problems: Problem[],
): Report {
  return (at, message, mend) => {
    let position: Position = { line: 1, column: 1 };
    if (Array.isArray(at)) position = source ? positionOf(nearestPart(source, at)) : position;
    else if ('kind' in at) position = positionOf(at);
    else if ('line' in at) position = at;
    const where = 'file' in position ? (position as ElsewherePosition).file : file.display;
    problems.push({ file: where, line: position.line, column: position.column, check: name, message, mend });
  };
}

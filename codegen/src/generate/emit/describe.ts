/** Makes the detail of a loaded calculator with what the engine and the typesetter say of it. */
import path from 'node:path';
import { findProperty, parseModule } from '@reckoner/bundling/definition-source';
import { formulaVersion } from '@reckoner/bundling/formula-version';
import { resolveRelative } from '@reckoner/bundling/scan';
import type { FieldSpec } from '@reckoner/engine/authoring/kinds';
import { inputsSchema } from '@reckoner/engine/calculate/read/schema';
import { acceptedUnits, unitOf } from '@reckoner/engine/units/index';
import { toJsonSchema } from '@valibot/to-json-schema';
import { ts } from 'ts-morph';
import { checkPrinted } from '../../check/checks/printed.js';
import type { LoadedSubject, Report } from '../../check/checks/subject.js';
import { type Typeset, typesetFormula } from '../../typeset/index.js';
import { type Detail, detailOf } from './detail.js';

const offered = new Map<string, readonly string[]>();

/** Units that people may pick instead of the shown one. */
function unitsFor(unit: string): readonly string[] {
  const known = offered.get(unit);
  if (known !== undefined) return known;
  const units = acceptedUnits(unitOf(unit));
  offered.set(unit, units);
  return units;
}

/** A property that holds a function. */
function held(property: ts.ObjectLiteralElementLike | undefined): ts.Expression | ts.MethodDeclaration | undefined {
  if (property === undefined || ts.isMethodDeclaration(property)) return property;
  return ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** The author's symbols of fields, and of columns by `field.column`. */
function symbolsOf(fields: Readonly<Record<string, FieldSpec>>): [string, string | undefined][] {
  return Object.entries(fields).flatMap(([name, spec]): [string, string | undefined][] => {
    const columns = spec.kind === 'rows' || spec.kind === 'table' ? Object.entries(spec.columns) : [];
    return [
      [name, spec.symbol],
      ...columns.map(([column, one]): [string, string | undefined] => [`${name}.${column}`, one.symbol]),
    ];
  });
}

function typeset({ calculator, source, file }: LoadedSubject): Typeset | undefined {
  const { definition } = calculator;
  const formula = held(findProperty(source.object, definition.equations ? 'equations' : 'formula'));
  if (formula === undefined || definition.algorithm) return undefined;
  const numbers = (columns: Readonly<Record<string, FieldSpec>>) =>
    Object.keys(columns).filter((name) => !['text', 'category'].includes(columns[name]!.kind));
  return typesetFormula({
    formula,
    shown: held(findProperty(source.object, 'shown')),
    stepwise: definition.stepwise,
    symbols: Object.fromEntries(symbolsOf({ ...definition.inputs, ...definition.outputs })),
    outputs: Object.keys(definition.outputs),
    columns: Object.fromEntries(
      Object.entries(definition.outputs).flatMap(([name, spec]) =>
        spec.kind === 'table' ? [[name, numbers(spec.columns)] as const] : [],
      ),
    ),
    resolve: (specifier, from) => {
      const target = resolveRelative(path.posix.resolve('/', from.fileName), specifier);
      const shared = file.shared.find((one) => path.posix.resolve('/', one.display) === target);
      return shared && parseModule(shared);
    },
  });
}

/** Reports what is wrong with the formula as it is printed. */
export function describe(subject: LoadedSubject, report: Report): Detail {
  const { calculator } = subject;
  const inputSchema = toJsonSchema(inputsSchema(calculator.definition.inputs), {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'throw',
  });
  const printed = typeset(subject);
  if (printed !== undefined) checkPrinted(printed, subject, report);
  const formula = printed && { text: printed.text, latex: printed.latex, symbols: printed.symbols };
  return detailOf(calculator, {
    ...{ formula: formula ?? null, formulaVersion: formulaVersion(subject.file) },
    ...{ inputSchema, acceptedUnits: unitsFor },
  });
}

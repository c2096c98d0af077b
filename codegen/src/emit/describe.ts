/** Makes the detail of a loaded calculator with what the engine and the typesetter say of it. */
import path from 'node:path';
import { inputsSchema } from '@reckoner/engine/calculate/schema';
import { acceptedUnits, unitOf } from '@reckoner/engine/units/index';
import { toJsonSchema } from '@valibot/to-json-schema';
import { ts } from 'ts-morph';
import type { LoadedSubject } from '../checks/check.js';
import { findProperty, parseModule } from '../definition-source.js';
import { resolveRelative } from '../scan.js';
import { typesetFormula } from '../typeset/index.js';
import { type Detail, detailOf, type Formula } from './detail.js';

const offered = new Map<string, readonly string[]>();

/** Units that people may pick instead of the shown one. */
function unitsFor(unit: string): readonly string[] {
  const known = offered.get(unit);
  if (known !== undefined) return known;
  const units = acceptedUnits(unitOf(unit));
  offered.set(unit, units);
  return units;
}

function typeset({ calculator, source, file }: LoadedSubject): Formula | null {
  const { definition } = calculator;
  const part = definition.equations ? 'equations' : 'formula';
  const property = findProperty(source.object, part);
  if (property === undefined || definition.algorithm) return null;
  const fields = Object.entries({ ...definition.inputs, ...definition.outputs });
  return typesetFormula({
    formula: ts.isMethodDeclaration(property) ? property : (property as ts.PropertyAssignment).initializer,
    symbols: Object.fromEntries(fields.map(([name, { symbol }]) => [name, symbol])),
    outputs: Object.keys(definition.outputs),
    resolve: (specifier, from) => {
      const target = resolveRelative(path.posix.resolve('/', from.fileName), specifier);
      const shared = file.shared.find((one) => path.posix.resolve('/', one.display) === target);
      return shared && parseModule(shared);
    },
  });
}

export function describe(subject: LoadedSubject): Detail {
  const { calculator } = subject;
  const inputSchema = toJsonSchema(inputsSchema(calculator.definition.inputs), {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'throw',
  });
  return detailOf(calculator, { formula: typeset(subject), inputSchema, acceptedUnits: unitsFor });
}

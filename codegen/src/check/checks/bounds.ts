/** Bounds are an interval, and defaults lie in it. */
import type { NumericBounds } from '@reckoner/engine/authoring/kinds';
import { isNumeric } from '../../generate/emit/detail.js';
import { type FieldPlace, fieldsOf } from '../fields.js';
import type { DefinitionCheck, Report } from './subject.js';

function outside(value: number, { min, max, above, below }: NumericBounds): string | undefined {
  if (min !== undefined && value < min) return `below min: ${min}`;
  if (max !== undefined && value > max) return `over max: ${max}`;
  if (above !== undefined && value <= above) return `not above: ${above}`;
  if (below !== undefined && value >= below) return `not below: ${below}`;
  return undefined;
}

function checkNumeric({ path, spec }: FieldPlace, bounds: NumericBounds, report: Report): void {
  const { min, max, above, below } = bounds;
  for (const name of ['min', 'max', 'above', 'below'] as const) {
    const bound = bounds[name];
    if (bound !== undefined && !Number.isFinite(bound)) {
      report(
        [...path, name],
        `\`${name}\` is ${typeof bound === 'string' ? `the text “${bound}”` : bound}; expected a finite number.`,
        'Leave it out where there is no bound.',
      );
    }
  }
  if (min !== undefined && above !== undefined)
    report([...path, 'above'], 'Both `min` and `above` are given.', 'Keep one.');
  if (max !== undefined && below !== undefined)
    report([...path, 'below'], 'Both `max` and `below` are given.', 'Keep one.');
  const low = min ?? above;
  const high = max ?? below;
  if (low !== undefined && high !== undefined && (low > high || (low === high && (above ?? below) !== undefined))) {
    report(
      [...path, min === undefined ? 'above' : 'min'],
      `No value lies between ${low} and ${high}.`,
      'Swap or widen the bounds.',
    );
  }
  const value = 'default' in spec ? spec.default : undefined;
  if (typeof value === 'number') {
    const why = outside(value, bounds);
    if (why !== undefined)
      report([...path, 'default'], `The default ${value} is ${why}.`, 'Change the default or the bound.');
    if (spec.kind === 'integer' && !Number.isInteger(value)) {
      report([...path, 'default'], `The default ${value} is no whole number.`, 'Change the default.');
    }
  }
}

function checkCounts(
  path: FieldPlace['path'],
  least: number,
  most: number,
  names: [string, string],
  report: Report,
): void {
  if (least > most)
    report([...path, names[0]], `\`${names[0]}\` ${least} is over \`${names[1]}\` ${most}.`, 'Swap or widen them.');
}

export const bounds: DefinitionCheck = {
  name: 'bounds',
  definition({ calculator }, report) {
    for (const place of fieldsOf(calculator.definition)) {
      const { path, spec } = place;
      if (isNumeric(spec) || spec.kind === 'matrix') checkNumeric(place, spec, report);
      if (spec.kind === 'list')
        checkCounts(path, spec.minItems ?? 1, spec.maxItems ?? 1000, ['minItems', 'maxItems'], report);
      if (spec.kind === 'rows')
        checkCounts(path, spec.minItems ?? 1, spec.maxItems ?? 200, ['minItems', 'maxItems'], report);
      if (spec.kind === 'text')
        checkCounts(path, spec.minLength ?? 0, spec.maxLength ?? 200, ['minLength', 'maxLength'], report);
      if (spec.kind === 'date') {
        const { min = '0001-01-01', max = '9999-12-31' } = spec;
        if (min > max) report([...path, 'min'], `No date lies between ${min} and ${max}.`, 'Swap or widen the bounds.');
      }
    }
  },
};

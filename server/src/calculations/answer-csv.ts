/** An answer as comma-separated values: a line a result and a line a caution, or the rows of the one table that is wanted. */
import type { Caution, ResultValue } from '@reckoner/engine/calculate/types';
import { csvText } from '../web/csv.js';

/** What is looked at of `result` in an answer. */
export interface ShownResult {
  readonly results: Readonly<Record<string, ResultValue>>;
  readonly cautions?: readonly Caution[];
  readonly solved?: {
    readonly name: string;
    readonly label: string;
    readonly value: string | number;
    readonly unit: string;
  };
}

const HEAD = ['name', 'label', 'value', 'unit'];

/** @param output The output that is wanted alone; all of them by default. */
export function answerCsv({ results, cautions = [], solved }: ShownResult, output?: string): string {
  const wanted = output === undefined ? undefined : results[output];
  if (wanted !== undefined && typeof wanted.value === 'object') {
    const { columns, rows } = wanted.value;
    const titles = columns.map(({ label, unit }) => (unit === '' ? label : `${label} (${unit})`));
    return csvText([titles, ...rows]);
  }
  const shown = Object.entries(results).filter(([name]) => output === undefined || name === output);
  // A column that is there only where it was asked for.
  const uncertain = shown.some(([, result]) => 'uncertainty' in result);
  return csvText([
    uncertain ? [...HEAD, 'uncertainty'] : HEAD,
    ...(solved === undefined || output !== undefined ? [] : [[solved.name, solved.label, solved.value, solved.unit]]),
    ...shown.map(([name, result]) => [...rowOf(name, result), ...(uncertain ? [uncertaintyOf(result)] : [])]),
    // A right number that misleads is not to stand alone in a cell. Names of outputs have no dot.
    ...cautions.map(({ level, message }) => [`caution.${level}`, 'Caution', message, '']),
  ]);
}

function rowOf(name: string, { label, value, unit }: ResultValue): (string | number)[] {
  return [name, label, typeof value === 'object' ? `${value.rows.length} rows` : value, unit];
}

function uncertaintyOf(result: ResultValue): string | number {
  const { uncertainty } = result as { readonly uncertainty?: number };
  return uncertainty ?? '';
}

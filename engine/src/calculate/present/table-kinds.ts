/** How results are presented that are tables, by kind. */
import type { TableValue } from '../types.js';
import type { Presentation } from './numeric-values.js';
import { matrixValue, tableValue } from './table-values.js';

/** A kind comes with outputs of that kind. */
export type TableKinds = Readonly<
  Record<string, (spec: never, raw: unknown, presentation: Presentation) => TableValue>
>;

export const tableKinds: TableKinds = { table: tableValue, matrix: matrixValue };

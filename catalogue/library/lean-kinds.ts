/** How inputs are read and results presented: each kind comes with the calculators that have fields of it. */
import type { PlainKinds } from '@reckoner/engine/calculate/present/plain-kinds';
import type { TableKinds } from '@reckoner/engine/calculate/present/table-kinds';
import type { ReaderKinds } from '@reckoner/engine/calculate/read/kinds/reader-kinds';

export const readerKinds: Record<string, ReaderKinds[string]> = {};
export const plainKinds: Record<string, PlainKinds[string]> = {};
export const tableKinds: Record<string, TableKinds[string]> = {};

export function knowReaders(given: ReaderKinds): void {
  Object.assign(readerKinds, given);
}

export function knowPlainKinds(given: PlainKinds): void {
  Object.assign(plainKinds, given);
}

export function knowTableKinds(given: TableKinds): void {
  Object.assign(tableKinds, given);
}

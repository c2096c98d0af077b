/** The CSV of a table, made here: the server need not be asked again. */
import type { TableValue } from '@reckoner/engine/calculate/types';
import { csvOf } from '../../calculator/csv.js';

export function downloadCsv(table: TableValue, file: string): void {
  const address = URL.createObjectURL(new Blob([csvOf(table)], { type: 'text/csv' }));
  const download = document.createElement('a');
  download.href = address;
  download.download = file;
  download.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

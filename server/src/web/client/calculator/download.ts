/** The CSV of a table, made here: the server need not be asked again. */
import type { TableValue } from '@reckoner/engine/calculate/types';

/** @param link To the same file from the server, for where the code that writes it cannot be loaded. */
export async function downloadCsv(table: TableValue, file: string, link: HTMLAnchorElement): Promise<void> {
  const code = await import('../../calculator/csv.js').catch(() => undefined);
  if (!code) {
    location.assign(link.href);
    return;
  }
  const address = URL.createObjectURL(new Blob([code.csvOf(table)], { type: 'text/csv' }));
  const download = document.createElement('a');
  download.href = address;
  download.download = file;
  download.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

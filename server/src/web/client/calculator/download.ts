/** The CSV of a table, made here: the server need not be asked again. */
import { csvOf } from '../../calculator/csv.js';
import type { Reckoning } from '../../calculator/reckon.js';
import type { LivePage } from './page.js';

/** Whether there is such a table. @param name Of the output. */
export function downloadCsv(name: string, { data }: LivePage, reckoning: Reckoning | undefined): boolean {
  const value = reckoning?.outcome?.ok ? reckoning.outcome.results[name]?.value : undefined;
  if (typeof value !== 'object') return false;
  const address = URL.createObjectURL(new Blob([csvOf(value)], { type: 'text/csv' }));
  const download = document.createElement('a');
  download.href = address;
  download.download = `${data.detail.slug}-${name}.csv`;
  download.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return true;
}

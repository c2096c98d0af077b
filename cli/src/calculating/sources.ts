/** Chooses who answers, by what was typed. */
import { typedCommand } from '@reckoner/bundling/typed-command';
import { foundCatalogue } from '../catalogue/found.js';
import { LocalCatalogue } from '../catalogue/local.js';
import type { CommandOptions } from '../commands.js';
import type { Output } from '../terminal/output.js';
import { InProcess } from './in-process.js';
import { OverHttp } from './over-http.js';
import type { Source } from './source.js';

/** The variable of the environment that has the key for a service. */
export const KEY = 'RECKONER_API_KEY';

/** @throws RangeError where there is no catalogue, or the address is none. */
export function sourceFor(folder: string, { server }: CommandOptions): Source {
  if (typeof server === 'string') return new OverHttp(server, process.env[KEY]);
  return new InProcess(localCatalogue(folder));
}

/** Tells where a calculator is answered for as it was before its file was saved. */
export function tellSavedSince(source: Source, slug: string, output: Output): void {
  const file = source.savedSince?.(slug);
  if (file !== undefined)
    output.print(
      `${file} was saved after the catalogue was generated, and what is told here was before: ${typedCommand('generate')}`,
    );
}

export function localCatalogue(folder: string): LocalCatalogue {
  return new LocalCatalogue(foundCatalogue(folder));
}

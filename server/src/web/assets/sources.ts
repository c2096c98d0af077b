/** Where the sources are that browsers' files are bundled from, whether this runs from them or was compiled from them. */
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A package has its sources in `src/`, beside `dist/` with what they were compiled to. */
function sourcesOf(folder: string): string {
  const parts = folder.split(sep);
  const place = parts.lastIndexOf('dist');
  const isCompiled = import.meta.url.endsWith('.js') && place >= 0;
  return isCompiled ? parts.with(place, 'src').join(sep) : folder;
}

/** The folder of the pages: styles, and what browsers run. */
export const WEB = sourcesOf(dirname(dirname(fileURLToPath(import.meta.url)))) + sep;
/** The folder of the engine's sources, links followed. */
export const ENGINE = sourcesOf(dirname(fileURLToPath(import.meta.resolve('@reckoner/engine'))));
/** The folder of what makes the files for browsers. */
export const ASSETS = join(WEB, 'assets');

/** What the main thread is doing, asked by another thread. */
import { readFileSync } from 'node:fs';
import { type Debugger, Session } from 'node:inspector';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** JavaScript, also a regular expression, is interrupted within milliseconds; native code is not. */
const LONGEST_WAIT_MS = 1000;
const MOST_FRAMES = 30;

/** Its stack, as that of an error, the innermost call first; undefined in native code. The main thread stays interrupted. */
export async function stackOfMainThread(): Promise<string | undefined> {
  const session = new Session() as Session & { connectToMainThread(): void };
  session.connectToMainThread();
  const urls = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params }) => urls.set(params.scriptId, params.url));
  const frames = await new Promise<readonly Debugger.CallFrame[] | undefined>((resolve) => {
    setTimeout(() => resolve(undefined), LONGEST_WAIT_MS);
    session.once('Debugger.paused', ({ params }) => resolve(params.callFrames));
    session.post('Debugger.enable');
    session.post('Debugger.pause');
  });
  if (frames === undefined) return undefined;
  const maps = new Map<string, SourceMap | undefined>();
  return frames
    .slice(0, MOST_FRAMES)
    .map(({ functionName, location }) => {
      const place = placeOf(urls.get(location.scriptId) ?? '', location, maps);
      return `    at ${functionName || '<anonymous>'} (${place})`;
    })
    .join('\n');
}

/** Where in the sources a call is, lines and columns counted from 1. */
function placeOf(url: string, location: Debugger.Location, maps: Map<string, SourceMap | undefined>): string {
  const { lineNumber, columnNumber = 0 } = location;
  const built = `${url}:${lineNumber + 1}:${columnNumber + 1}`;
  try {
    if (!maps.has(url)) maps.set(url, sourceMapOf(url));
    const entry = maps.get(url)?.findEntry(lineNumber, columnNumber);
    if (entry === undefined || !('originalSource' in entry)) return built;
    const source = fileURLToPath(new URL(entry.originalSource, url));
    return `${pathToFileURL(source).href}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  } catch {
    // A map that is damaged: the place in the bundle says more than nothing.
    return built;
  }
}

function sourceMapOf(url: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${url}.map`), 'utf8')) as SourceMapPayload);
  } catch {
    // Not built, or not from a file.
    return undefined;
  }
}

/** The built assets: their addresses for pages, their bytes for browsers. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { currentGeneration, holdGeneration } from '@reckoner/bundling/generations';
import { typedCommand } from '@reckoner/bundling/typed-command';
import { headers } from '../../http/headers.js';
import { PreparedBytes } from '../../http/prepared.js';
import { Problem } from '../../http/problem.js';
import { pathText } from '../../http/query.js';
import type { Route } from '../../http/routes.js';
import { MANIFEST, type Manifest } from './manifest.js';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** A file's name changes with its content. */
const FOREVER = headers(
  ['cache-control', 'public, max-age=31536000, immutable'],
  // An embedded page in a sandboxed frame has no origin of its own.
  ['access-control-allow-origin', '*'],
);

const SAFE_NAME = /^[\w-]+(\.[\w-]+)*$/;

export class Assets {
  /** The generation that is served. */
  readonly directory: string;
  readonly #manifest: Manifest;
  readonly #prepared = new Map<string, PreparedBytes>();

  /** @throws Error when nothing has been built in `directory`. */
  constructor(directory: string) {
    this.directory = currentGeneration(directory) ?? directory;
    this.hold();
    try {
      this.#manifest = JSON.parse(readFileSync(join(this.directory, MANIFEST), 'utf8')) as Manifest;
    } catch (cause) {
      throw new Error(`No assets in ${directory}: run \`${typedCommand('assets')}\`.`, { cause });
    }
  }

  /** Keeps the generation from being removed for another day. */
  hold(): void {
    holdGeneration(this.directory);
  }

  /** The path of an asset by the name it is built under. */
  path(name: string): string {
    const file = this.#manifest.files[name];
    if (file === undefined) throw new Error(`There is no asset ${name}.`);
    return `/assets/${file}`;
  }

  /** The text of an asset that browsers are not sent. */
  text(name: string): string {
    return readFileSync(join(this.directory, basename(this.path(name))), 'utf8');
  }

  /** The paths of what an asset imports, to be fetched together with it. */
  imports(name: string): readonly string[] {
    return this.#paths(this.#manifest.imports[this.#manifest.files[name] ?? '']);
  }

  /** A calculator's module for browsers with what it imports; undefined when none was built. */
  calculator(slug: string): { readonly module: string; readonly imports: readonly string[] } | undefined {
    const known = Object.hasOwn(this.#manifest.calculators, slug) ? this.#manifest.calculators[slug] : undefined;
    return known && { module: `/assets/${known.file}`, imports: this.#paths(known.imports) };
  }

  #paths(files: readonly string[] = []): readonly string[] {
    return files.map((file) => `/assets/${file}`);
  }

  /** An asset's bytes; undefined when there is none of that name. */
  read(file: string): PreparedBytes | undefined {
    const ready = this.#prepared.get(file);
    if (ready) return ready;
    const type = TYPES[file.slice(file.lastIndexOf('.') + 1)];
    if (type === undefined || !SAFE_NAME.test(file)) return undefined;
    let text: string;
    try {
      text = readFileSync(join(this.directory, file), 'utf8');
    } catch {
      return undefined;
    }
    const bytes = new PreparedBytes(type, text);
    this.#prepared.set(file, bytes);
    return bytes;
  }
}

/** Other sites name it once for all: its address has no hash. */
const FOR_OTHER_SITES = headers(
  ['cache-control', 'public, max-age=3600'],
  ['access-control-allow-origin', '*'],
  ['cross-origin-resource-policy', 'cross-origin'],
);

export function assetRoutes({ assets }: { readonly assets: Assets }): readonly Route[] {
  return [
    {
      path: '/assets/:file',
      cors: false,
      get(exchange) {
        const bytes = assets.read(pathText(exchange, 'file') ?? '');
        if (!bytes) throw new Problem('unknown-path', 'There is no such asset.');
        bytes.send(exchange, FOREVER);
      },
    },
    {
      path: '/embed.js',
      cors: false,
      get: (exchange) => assets.read(assets.path('embed.js').slice('/assets/'.length))!.send(exchange, FOR_OTHER_SITES),
    },
  ];
}

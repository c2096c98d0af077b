/**
 * The generated catalogue: lists and details as prepared answers, calculators loaded a category at a time on first use.
 * All of it is of the generation that was current at the start, whatever code generation does since.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { currentGeneration, holdGeneration } from '@reckoner/bundling/generations';
import { typedCommand } from '@reckoner/bundling/typed-command';
import type { Lifted } from '@reckoner/engine/arithmetic/arithmetic';
import type { ToldFigure } from '@reckoner/engine/authoring/figures';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { LRUCache } from 'lru-cache';
import { PreparedBytes } from '../http/prepared.js';
import type { ExampleDetail, FieldDetail, FormulaDetail, PackageDetail, ReferenceDetail } from './detail.js';
import { importGenerated } from './modules.js';
import { type Search, searchFrom } from './search.js';
import { suggestedSlugs } from './suggest.js';

export interface Summary {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly subcategory: string;
  readonly hasFormula: boolean;
}

/** A calculator that was added, or whose formula changed. */
export interface Change {
  /** The UTC day, as 2026-01-31. */
  readonly date: string;
  readonly calculator: string;
  readonly kind: 'added' | 'changed';
  /** Of the formula from then on. */
  readonly version: string;
  readonly reason: string;
}

export interface CategorySummary {
  readonly category: string;
  readonly title: string;
  readonly count: number;
  readonly subcategories: readonly { readonly subcategory: string; readonly title: string; readonly count: number }[];
}

/** What the server itself reads of a calculator's detail. */
export interface Detail extends Summary {
  readonly version: string;
  readonly formulaVersion: string;
  readonly keywords: readonly string[];
  readonly notes: readonly string[];
  /** Null when the calculator is an algorithm. */
  readonly formula: FormulaDetail | null;
  /** How an algorithm goes. */
  readonly stepwise?: readonly string[];
  /** What its picture shows. */
  readonly figure?: ToldFigure;
  readonly inputs: readonly FieldDetail[];
  readonly outputs: readonly FieldDetail[];
  readonly usage: { readonly curl: string; readonly request: unknown; readonly instructions: string };
  readonly examples: readonly ExampleDetail[];
  readonly references: readonly ReferenceDetail[];
  readonly related: readonly string[];
  readonly package: PackageDetail;
}

interface Index {
  readonly categories: readonly CategorySummary[];
  readonly slugs: Readonly<Record<string, string>>;
  readonly aliases: Readonly<Record<string, string>>;
}

const PREPARED_DETAILS = 500;

export class Catalogue {
  /** The generation that is served. */
  readonly directory: string;
  readonly #baseUrl: string;
  readonly #index: Index;
  readonly #slugs: ReadonlyMap<string, string>;
  readonly #aliases: ReadonlyMap<string, string>;
  #summaries: readonly Summary[] | undefined;
  #bySlug: ReadonlyMap<string, Summary> | undefined;
  #search: Search | undefined;
  readonly #details = new Map<string, Promise<Readonly<Record<string, Detail>>>>();
  readonly #calculators = new Map<string, Promise<ReadonlyMap<string, Calculator>>>();
  readonly #loaded = new Map<string, Calculator>();
  readonly #lifted = new Map<string, Promise<Calculator>>();
  readonly #prepared = new LRUCache<string, PreparedBytes>({ max: PREPARED_DETAILS });

  /** @throws Error when nothing has been generated in `directory`. */
  constructor(directory: string, baseUrl: string) {
    this.directory = currentGeneration(directory) ?? directory;
    this.hold();
    this.#baseUrl = baseUrl;
    try {
      this.#index = this.#read<Index>('catalogue.json');
    } catch (cause) {
      throw new Error(`No catalogue in ${directory}: run \`${typedCommand('generate')}\`.`, { cause });
    }
    this.#slugs = new Map(Object.entries(this.#index.slugs));
    this.#aliases = new Map(Object.entries(this.#index.aliases));
  }

  #read<T>(file: string): T {
    return JSON.parse(readFileSync(join(this.directory, file), 'utf8')) as T;
  }

  /** Keeps the generation from being removed for another day. */
  hold(): void {
    // Where it may not be written to, nobody generates either.
    holdGeneration(this.directory);
  }

  get size(): number {
    return this.#slugs.size;
  }

  /** Former slugs and what they are called now. */
  get aliases(): Readonly<Record<string, string>> {
    return this.#index.aliases;
  }

  get categories(): readonly CategorySummary[] {
    return this.#index.categories;
  }

  /** All summaries, by category, then title. */
  get summaries(): readonly Summary[] {
    this.#summaries ??= this.#read<readonly Summary[]>('summaries.json');
    return this.#summaries;
  }

  /** What was added and changed, the oldest first. Read anew each time. */
  changes(): readonly Change[] {
    return this.#read<readonly Change[]>('changes.json');
  }

  /** The summary of a calculator; undefined when there is none of this slug. */
  summary(slug: string): Summary | undefined {
    this.#bySlug ??= new Map(this.summaries.map((one) => [one.slug, one]));
    return this.#bySlug.get(slug);
  }

  /** Summaries that match the words of `query`, the best first: more words before fewer. */
  search(query: string): readonly Summary[] {
    return this.#searched.find(query);
  }

  /** Where the search finds nothing: what has words most like those of the query, three at most. */
  nearest(query: string): readonly Summary[] {
    return this.#searched.nearest(query);
  }

  /** What is looked for most, most first: a curated order. */
  get popular(): readonly Summary[] {
    return this.#searched.popular;
  }

  get #searched(): Search {
    this.#search ??= searchFrom(this.#read('search.json'), this.summaries);
    return this.#search;
  }

  /** The slug itself, or the one it is an alias of; undefined when there is no such calculator. */
  resolve(slug: string): string | undefined {
    return this.#slugs.has(slug) ? slug : this.#aliases.get(slug);
  }

  /** Slugs that someone who typed an unknown one may have meant, the nearest first. */
  suggest(slug: string): readonly string[] {
    return suggestedSlugs(slug, this.#slugs.keys(), (words) => this.#searched.sure(words));
  }

  /** The detail of a calculator, as its answer. The slug must be resolved. */
  async detailBytes(slug: string): Promise<PreparedBytes> {
    const prepared = this.#prepared.get(slug);
    if (prepared) return prepared;
    const text = JSON.stringify(await this.detail(slug));
    const bytes = new PreparedBytes('application/json', text);
    this.#prepared.set(slug, bytes);
    return bytes;
  }

  /** The detail of a calculator with this service's address in it. The slug must be resolved. */
  async detail(slug: string): Promise<Detail> {
    const category = this.#slugs.get(slug)!;
    const details = await remember(this.#details, category, async () => {
      const text = await readFile(join(this.directory, category, 'details.json'), 'utf8');
      return JSON.parse(text) as Record<string, Detail>;
    });
    const address = JSON.stringify(this.#baseUrl).slice(1, -1);
    const detail = JSON.parse(JSON.stringify(details[slug]).replaceAll('{base_url}', () => address)) as Detail;
    // A deployment need not have everything that its calculators know of.
    return { ...detail, related: detail.related.filter((one) => this.#slugs.has(one)) };
  }

  /** A calculator ready to calculate. The slug must be resolved. */
  async calculator(slug: string): Promise<Calculator> {
    const category = this.#slugs.get(slug)!;
    const calculators = await remember(this.#calculators, category, () => this.#loadCategory(category));
    const calculator = calculators.get(slug)!;
    this.#loaded.set(slug, calculator);
    return calculator;
  }

  /** The same at once, where its category was loaded before. */
  loadedCalculator(slug: string): Calculator | undefined {
    return this.#loaded.get(slug);
  }

  /** The same with its lifted formula or equations, where it has any: for steps and derivatives. */
  async liftedCalculator(slug: string): Promise<Calculator> {
    const calculator = await this.calculator(slug);
    if (calculator.lifted || calculator.definition.algorithm) return calculator;
    return remember(this.#lifted, slug, async () => {
      const file = join(this.directory, this.#slugs.get(slug)!, 'lifted.js');
      const { lifted } = (await importGenerated(file)) as { lifted: Readonly<Record<string, Lifted>> };
      return { ...calculator, lifted: lifted[slug]! };
    });
  }

  async #loadCategory(category: string): Promise<ReadonlyMap<string, Calculator>> {
    const load = (file: string) => importGenerated(join(this.directory, category, file));
    const { calculators } = (await load('calculators.js')) as { calculators: Readonly<Record<string, Calculator>> };
    const all = Object.values(calculators);
    const needsLifted = (one: Calculator) => one.arithmetic === 'decimal' || one.definition.equations !== undefined;
    if (!all.some(needsLifted)) return new Map(all.map((one) => [one.slug, one]));
    const { lifted } = (await load('lifted.js')) as { lifted: Readonly<Record<string, Lifted>> };
    return new Map(
      all.map((one) => {
        const formula = lifted[one.slug];
        return [one.slug, needsLifted(one) && formula ? { ...one, lifted: formula } : one];
      }),
    );
  }
}

/** The value kept under a key, made on first use; a failure is not kept. */
function remember<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  let value = kept.get(key);
  if (!value) {
    value = make();
    kept.set(key, value);
    value.catch(() => kept.delete(key));
  }
  return value;
}

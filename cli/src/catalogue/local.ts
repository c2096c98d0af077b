/** A generated catalogue as commands use it: one or two of its files are read, those of the calculator that is asked for. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lifted } from '@reckoner/engine/arithmetic/arithmetic';
import type { Calculator } from '@reckoner/engine/calculate/types';
import type { Detail, Summary } from '@reckoner/server/catalogue/catalogue';
import { nearestSlugs } from '@reckoner/server/catalogue/suggest';
import { runGenerated } from './generated-module.js';

interface Index {
  readonly categories: readonly { readonly category: string; readonly title: string; readonly count: number }[];
  readonly slugs: Readonly<Record<string, string>>;
  readonly aliases: Readonly<Record<string, string>>;
}

export class LocalCatalogue {
  readonly #index: Index;
  readonly #details = new Map<string, Readonly<Record<string, Detail>>>();
  readonly #modules = new Map<string, Readonly<Record<string, unknown>>>();

  /** @param folder With `catalogue.json`. */
  constructor(readonly folder: string) {
    this.#index = this.#read<Index>('catalogue.json');
  }

  #read<T>(file: string): T {
    return JSON.parse(readFileSync(path.join(this.folder, file), 'utf8')) as T;
  }

  #run(file: string): Readonly<Record<string, unknown>> {
    return once(this.#modules, file, () => runGenerated(file));
  }

  get slugs(): readonly string[] {
    return Object.keys(this.#index.slugs);
  }

  get categories(): readonly string[] {
    return this.#index.categories.map(({ category }) => category);
  }

  /** The slug itself or the one that it is a former name of; undefined where there is no such calculator. */
  resolve(slug: string): string | undefined {
    if (Object.hasOwn(this.#index.slugs, slug)) return slug;
    return Object.hasOwn(this.#index.aliases, slug) ? this.#index.aliases[slug] : undefined;
  }

  /** The slug must be resolved. */
  categoryOf(slug: string): string {
    return this.#index.slugs[slug]!;
  }

  /** Slugs that may have been meant, the nearest first. */
  suggest(slug: string): readonly string[] {
    return nearestSlugs(slug, this.slugs);
  }

  summaries(): readonly Summary[] {
    return this.#read('summaries.json');
  }

  /** Best first. */
  async search(query: string): Promise<readonly Summary[]> {
    return (await this.searcher())(query);
  }

  /** Searches any number of times; best first. */
  async searcher(): Promise<(query: string) => readonly Summary[]> {
    const { searchFrom } = await import('@reckoner/server/catalogue/search');
    const search = searchFrom(this.#read('search.json'), this.summaries());
    return (query) => search.find(query);
  }

  /** As the API answers it. The slug must be resolved. */
  detail(slug: string): Detail {
    const file = `${this.categoryOf(slug)}/details.json`;
    return once(this.#details, file, () => this.#read<Readonly<Record<string, Detail>>>(file))[slug]!;
  }

  /** With its lifted formula or equations, where it runs on them or `isLifted` asks for them. The slug must be resolved. */
  calculator(slug: string, isLifted = false): Calculator {
    const folder = path.join(this.folder, this.categoryOf(slug));
    const { calculators } = this.#run(path.join(folder, 'calculators.js')) as {
      readonly calculators: Readonly<Record<string, Calculator>>;
    };
    const calculator = calculators[slug]!;
    const { arithmetic, definition } = calculator;
    const needsLifted = arithmetic === 'decimal' || definition.equations !== undefined || isLifted;
    if (!needsLifted || definition.algorithm) return calculator;
    const { lifted } = this.#run(path.join(folder, 'lifted.js')) as {
      readonly lifted: Readonly<Record<string, Lifted>>;
    };
    return { ...calculator, lifted: lifted[slug]! };
  }
}

function once<T>(known: Map<string, T>, name: string, make: () => T): T {
  const value = known.get(name) ?? make();
  known.set(name, value);
  return value;
}

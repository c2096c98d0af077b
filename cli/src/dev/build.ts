/** Makes what the preview shows: the catalogue of the calculators that are right, and the files of their pages. */
import path from 'node:path';
import { currentGeneration } from '@reckoner/bundling/generations';
import { ProblemsFound } from '@reckoner/bundling/problem';
import { generate } from '@reckoner/codegen/index';
import { buildAssets, buildPageParts, type PageParts } from '@reckoner/server/web/assets/build';

export interface Built {
  readonly generated: string;
  readonly assets: string;
  /** Changes with everything that is shown. */
  readonly state: string;
  /** What to tell the author. */
  readonly report: string;
}

/** The preview keeps its files away from those of the plugin. */
export function previewFolder(root: string): string {
  return path.join(root, 'node_modules', '.cache', 'reckoner', 'preview');
}

export class PreviewBuild {
  readonly #root: string;
  #parts: PageParts | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  async build(): Promise<Built> {
    const folder = previewFolder(this.#root);
    const [out, assetsOut] = [path.join(folder, 'generated'), path.join(folder, 'assets')];
    let report: string;
    try {
      const { calculators } = await generate({ root: this.#root, out, cache: folder, keepGoing: true });
      report = `${calculators} ${calculators === 1 ? 'calculator is' : 'calculators are'} right.`;
    } catch (error) {
      if (!(error instanceof ProblemsFound)) throw error;
      report = error.message.trimEnd();
    }
    // Modules are loaded once by their address: each generation has its own.
    const generated = currentGeneration(out) ?? out;
    this.#parts ??= await buildPageParts();
    await buildAssets(assetsOut, generated, undefined, { root: this.#root, parts: this.#parts });
    const assets = currentGeneration(assetsOut) ?? assetsOut;
    return { generated, assets, state: [generated, assets].map((one) => path.basename(one)).join('-'), report };
  }
}

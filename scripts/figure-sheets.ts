/**
 * `npm run figure-sheets`: contact sheets of the figure of every calculator at an example, in .cache/figure-sheets, to be
 * looked at; `-- <category or category/subcategory or slug>…` makes some of them, `-- --dark` in dark colors.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { Catalogue, type Detail } from '../server/src/catalogue/catalogue.js';
import { readConfig } from '../server/src/config.js';
import { figureFile } from '../server/src/web/calculator/figure-file.js';
import { type Drawable, figureOfRequest } from '../server/src/web/calculator/figure-of-request.js';
import { CHROMIUM, launch } from '../test/browser/chromium.js';
import { CommandError, runCommandLine } from './command.js';

const OUT = fileURLToPath(new URL('../.cache/figure-sheets/', import.meta.url));
const TODAY = '2026-03-10';
const COLUMNS = 4;
const PER_SHEET = 20;
const WIDTH = 1880;

interface Tile {
  readonly slug: string;
  readonly svg: string | undefined;
}

/** Of the first example that has something to draw. */
function tileOf(calculator: Calculator, detail: Detail, colors: 'light' | 'dark'): Tile {
  for (const { inputs } of calculator.definition.examples) {
    const drawable: Drawable = { calculator, outputs: detail.outputs };
    const drawn = figureOfRequest(drawable, { inputs }, TODAY);
    const svg = drawn.figure && figureFile(drawn.figure, detail.title, colors);
    if (svg !== undefined) return { slug: detail.slug, svg };
  }
  return { slug: detail.slug, svg: undefined };
}

/** Each picture is a document of its own, as its styles and ids are. */
function sheetHtml(tiles: readonly Tile[]): string {
  const cells = tiles.map(({ slug, svg }) => {
    const picture =
      svg === undefined
        ? '<p>nothing</p>'
        : `<img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
    return `<figure>${picture}<figcaption>${slug}</figcaption></figure>`;
  });
  const style = `body{margin:0;display:grid;grid-template-columns:repeat(${COLUMNS},1fr);gap:6px;font:13px sans-serif;background:#888}figure{margin:0;background:#fff}img{width:100%;display:block}figcaption{padding:2px 6px}`;
  return `<!DOCTYPE html><style>${style}</style>${cells.join('')}`;
}

function isAsked(detail: Detail, names: readonly string[]): boolean {
  const { category, subcategory, slug } = detail;
  return names.length === 0 || names.some((name) => [category, `${category}/${subcategory}`, slug].includes(name));
}

async function tiles(
  catalogue: Catalogue,
  names: readonly string[],
  colors: 'light' | 'dark',
): Promise<Map<string, Tile[]>> {
  const sheets = new Map<string, Tile[]>();
  for (const { slug } of catalogue.summaries) {
    const detail = await catalogue.detail(slug);
    if (detail.figure === undefined || !isAsked(detail, names)) continue;
    const tile = tileOf(await catalogue.calculator(slug), detail, colors);
    sheets.set(detail.category, [...(sheets.get(detail.category) ?? []), tile]);
  }
  return sheets;
}

const percentOf = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`;

await runCommandLine(async () => {
  const words = process.argv.slice(2);
  const names = words.filter((word) => !word.startsWith('--'));
  const colors = words.includes('--dark') ? 'dark' : 'light';
  if (!existsSync(CHROMIUM)) throw new CommandError(`There is no browser at ${CHROMIUM}: name yours in CHROMIUM_PATH.`);
  const catalogue = new Catalogue(readConfig({}).generatedDir, 'http://localhost');
  const sheets = await tiles(catalogue, names, colors);
  if (sheets.size === 0) throw new CommandError('No such calculator has a figure.', 2);
  if (names.length === 0) rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: 800 } });
    for (const [category, all] of sheets)
      for (let from = 0; from < all.length; from += PER_SHEET) {
        await page.setContent(sheetHtml(all.slice(from, from + PER_SHEET)));
        await page.screenshot({ path: `${OUT}${category}-${from / PER_SHEET + 1}.png`, fullPage: true });
      }
  } finally {
    await browser.close();
  }
  const all = [...sheets.values()].flat();
  const empty = all.filter(({ svg }) => svg === undefined).map(({ slug }) => slug);
  const served = catalogue.summaries.length;
  const share = names.length > 0 ? '' : ` of ${served} calculators that are served (${percentOf(all.length, served)})`;
  const told = `${all.length} ${all.length === 1 ? 'figure' : 'figures'}${share} in ${OUT}`;
  console.log(empty.length === 0 ? `${told}.` : `${told}; nothing drawn: ${empty.join(', ')}.`);
});

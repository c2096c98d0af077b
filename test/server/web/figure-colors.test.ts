/** A figure has the same colors on a page and in a file. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCHEMES } from '../../../server/src/web/calculator/figure-file.js';

const styles = (name: string) =>
  readFileSync(new URL(`../../../server/src/web/styles/${name}`, import.meta.url), 'utf8');

/** The light and the dark color of a variable, in the order in which they stand. */
function colorsOf(css: string, variable: string): string[][] {
  return [...css.matchAll(new RegExp(`--${variable}: light-dark\\((#\\w+), (#\\w+)\\);`, 'g'))].map((found) =>
    found.slice(1),
  );
}

it.each(['ground', 'text', 'quiet', 'line', 'accent'] as const)('%s is the same on pages and in files', (name) => {
  expect(colorsOf(styles('base.css'), name)).toEqual([[SCHEMES.light[name], SCHEMES.dark[name]]]);
});

it('lines and parts have the same on pages and in files', () => {
  const { light, dark } = SCHEMES;
  expect(colorsOf(styles('figure.css'), 'figure')).toEqual(
    light.figures.map((color, place) => [color, dark.figures[place]]),
  );
});

/** Figures of inputs and results as the server writes them: without scripts, told in words, and never in the way of results. */
import { allMethods } from '@reckoner/engine/calculate/evaluate/all-methods';
import { evaluate } from '@reckoner/engine/calculate/evaluate/evaluate';
import { understand } from '@reckoner/engine/calculate/read/understand';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Catalogue } from '../../../server/src/catalogue/catalogue.js';
import { readConfig } from '../../../server/src/config.js';
import { figureOf } from '../../../server/src/web/calculator/figure.js';
import { shapesPicture } from '../../../server/src/web/calculator/figure-drawing.js';
import { startTestService, type TestService } from '../harness.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

async function figure(path: string): Promise<string> {
  const { text, status } = await service.get(path);
  expect(status).toBe(200);
  return /<section id="figure"[\s\S]*?<\/section>/.exec(text)![0];
}

const words = (html: string) => ({
  title: /<title id="figure-title">([^<]*)/.exec(html)?.[1],
  description: /<desc id="figure-desc">([^<]*)/.exec(html)?.[1]?.replaceAll('\u00a0', ' '),
});

describe('a curve', () => {
  it('is told by its ends, its extremes and its marks', async () => {
    const html = await figure('/calculators/quadratic-equation?a=1&b=-3&c=2');
    expect(html).toContain('role="img" aria-labelledby="figure-title figure-desc"');
    const { title, description } = words(html);
    expect(title).toBe('Parabola');
    expect(description).toMatch(
      /^y: from 0\.56 at 0\.6 to 0\.56 at 2\.4; least −0\.25 at 1\.5, greatest 0\.56 at 0\.6\. /,
    );
    expect(description).toContain('x₁: 0 at 1. x₂: 0 at 2. Vertex: −0.25 at 1.5.');
  });

  it('says what is shaded', async () => {
    const { description } = words(await figure('/calculators/normal-distribution?x=130&mean=100&deviation=15'));
    expect(description).toContain('Shaded from 40 to 130.');
  });

  it('has the units that were chosen', async () => {
    const html = await figure('/calculators/projectile-motion-level-ground?speed=20&angle=30&units.range=ft');
    expect(html).toContain('Distance (ft)');
    expect(html).toContain('Height (m)');
  });
});

describe('a drawing', () => {
  it('is told by what is written in it', async () => {
    const { title, description } = words(await figure('/calculators/right-triangle-solver?a=5&b=12'));
    expect(title).toBe('Triangle');
    expect(description).toBe('b = 12 cm; a = 5 cm; c = 13 cm; α = 22.62°; β = 67.38°; h = 4.615 cm.');
  });

  it('is hidden where there is nothing to draw', async () => {
    expect(await figure('/calculators/distance-two-points?x1=1&y1=2&z1=3&x2=4&y2=6&z2=5')).toMatch(
      /^<section id="figure" hidden/,
    );
  });

  it('has no style and no script of its own', async () => {
    expect(await figure('/calculators/thin-lens-equation')).not.toMatch(/style=|<script|onload/);
  });

  it('is nothing where its shapes take up no room', () => {
    const data = {
      kind: 'drawing',
      title: 'Point',
      areScalesApart: false,
      shapes: [{ shape: { shape: 'point', at: [1, 1] } }],
    } as const;
    expect(shapesPicture({ data, currency: 'USD' })).toBeUndefined();
  });
});

describe('what fails', () => {
  it('leaves the results without a figure', async () => {
    const catalogue = new Catalogue(readConfig({}).generatedDir, 'http://localhost');
    const known = await catalogue.calculator('right-triangle-solver');
    const figure = {
      kind: 'drawing' as const,
      title: 'Triangle',
      draw: () => {
        throw new Error('no drawing');
      },
    };
    const calculator: Calculator = { ...known, definition: { ...known.definition, figure } };
    const understanding = understand(calculator, { a: 5, b: 12 }, {}, { today: '2026-01-31' });
    if (!understanding.ok) throw new Error('refused');
    const outcome = evaluate(calculator, understanding.understood);
    if (!outcome.ok) throw new Error(outcome.reason);
    const answered = { results: outcome.results, understood: understanding.understood };
    expect(figureOf({ calculator, methods: allMethods }, answered, [], 'USD')).toBeUndefined();
  });
});

/** Every curve, drawing and timeline of the catalogue, at its examples and at samples: drawn without a fault, of finite places. */
import { samplesOf } from '@reckoner/codegen/check/checks/samples';
import { allMethods } from '@reckoner/engine/calculate/evaluate/all-methods';
import { evaluate } from '@reckoner/engine/calculate/evaluate/evaluate';
import { understand } from '@reckoner/engine/calculate/read/understand';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { Catalogue } from '../../../server/src/catalogue/catalogue.js';
import { readConfig } from '../../../server/src/config.js';
import { FigureSection, figureOf } from '../../../server/src/web/calculator/figure.js';

const catalogue = new Catalogue(readConfig({}).generatedDir, 'http://localhost');
const SAMPLES = 4;

/** What the page shows of these inputs; undefined where there is no result, empty where there is nothing to draw. */
async function drawn(calculator: Calculator, inputs: object): Promise<string | undefined> {
  const understanding = understand(calculator, inputs, {}, { today: '2026-01-31' });
  if (!understanding.ok) return undefined;
  const { understood } = understanding;
  const outcome = evaluate(calculator, understood);
  if (!outcome.ok) return undefined;
  const { outputs } = await catalogue.detail(calculator.slug);
  const evaluator = { calculator, methods: allMethods };
  const props = figureOf(evaluator, { results: outcome.results, understood }, outputs, 'USD');
  try {
    return props === undefined ? '' : renderToString(<FigureSection {...props} />);
  } catch (cause) {
    throw new Error(`${calculator.slug} at ${JSON.stringify(inputs)}`, { cause });
  }
}

it('is drawn of finite places, with what is told of it', async () => {
  let count = 0;
  for (const { slug } of catalogue.summaries) {
    const { figure } = await catalogue.detail(slug);
    if (figure === undefined || !['curve', 'drawing', 'timeline'].includes(figure.kind)) continue;
    const calculator = await catalogue.calculator(slug);
    const { inputs, examples } = calculator.definition;
    const known = examples.map((example) => example.inputs);
    const { corners, inside } = samplesOf(inputs, known, SAMPLES);
    const pictures = await Promise.all([...known, ...corners, ...inside].map((sample) => drawn(calculator, sample)));
    const seen = pictures.filter((html): html is string => html !== undefined && html !== '');
    expect([slug, seen.filter((html) => /NaN|Infinity|undefined/.test(html))]).toEqual([slug, []]);
    expect([slug, seen.every((html) => /<desc id="figure-desc">[^<]{3}/.test(html))]).toEqual([slug, true]);
    expect([slug, pictures.slice(0, known.length).some((html) => html !== undefined && html !== '')]).toEqual([
      slug,
      true,
    ]);
    count += 1;
  }
  expect(count).toBeGreaterThan(100);
}, 120_000);

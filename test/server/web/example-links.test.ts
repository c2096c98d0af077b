/** Links that carry the inputs of a worked example: they open with them, and show what the example says. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../harness.js';
import { takeApart } from './page-markup.js';

/** Of the catalogue one in so many: each has a few examples. */
const EVERY = 5;
/** Sources print fewer digits; codegen holds results to all of theirs. */
const DIGITS = 1e-2;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

it('open, and show the results of the examples', async () => {
  const { catalogue } = service.services;
  const faults: string[] = [];
  let opened = 0;
  for (const { slug } of catalogue.summaries.filter((_, index) => index % EVERY === 0)) {
    const page = await service.get(`/calculators/${slug}`);
    const links = new Set(
      takeApart(page.text)
        .all('a')
        .flatMap(({ text, attributes }) => (/^(?:Open|Example)$/.test(text) ? (attributes.get('href') ?? []) : []))
        .filter((href) => href.startsWith(`/calculators/${slug}?`)),
    );
    const { examples } = await catalogue.detail(slug);
    if (examples.length > 0 && links.size === 0) faults.push(`${slug}: no example has a link.`);
    for (const link of links) {
      const { status, text } = await service.get(link);
      opened++;
      if (status === 422) {
        const said = takeApart(text)
          .all('p')
          .filter(({ attributes }) => attributes.get('class') === 'field-error')
          .map((tag) => tag.text)
          .join('\n');
        if (!examples.some(({ refused }) => refused !== undefined && said.includes(refused)))
          faults.push(`${link}: is refused, as no example says.`);
        continue;
      }
      const tags = takeApart(text).all();
      const isAnswered = tags.some(
        ({ attributes }) => attributes.has('data-output') || attributes.get('class') === 'no-result',
      );
      if (status !== 200 || !isAnswered) faults.push(`${link}: status ${status}.`);
      const shown = tags.flatMap(({ name, attributes }) => (name === 'data' ? Number(attributes.get('value')) : []));
      const isExample = examples.some(
        ({ results, noResult, refused }) =>
          (noResult ?? refused) !== undefined ||
          Object.values(results ?? {}).every(
            (value) =>
              typeof value !== 'number' ||
              shown.some((one) => Math.abs(one - value) <= DIGITS * Math.abs(value) + 0.01),
          ),
      );
      // What is told in the units of the reader's region is rounded there, and is another number.
      if (!isExample && !link.includes('&units.')) faults.push(`${link}: shows ${shown.join(', ')}.`);
    }
  }
  expect(faults).toEqual([]);
  expect(opened).toBeGreaterThan(catalogue.size / EVERY);
}, 600_000);

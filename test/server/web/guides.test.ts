/** Guides are pages of the documentation, and what their samples show is what the service answers. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderGuide } from '../../../server/src/web/assets/guides.js';
import { BASE_URL_IN_GUIDES, GUIDES } from '../../../server/src/web/docs/guides.js';
import { samplesOf } from '../../clients/samples.js';
import { root, type } from '../../packages/shell.js';
import { ask, startTestService, type TestService } from '../harness.js';

const PYTHON = process.env.PYTHON || '/usr/bin/python3';
const textOf = (guide: string) => readFileSync(path.join(root, 'docs/guides', `${guide}.md`), 'utf8');

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService({ environment: { BASE_URL: BASE_URL_IN_GUIDES } });
  ({ key } = await service.account('hobby'));
});
afterAll(() => service.close());

/** Sends what a curl line sends. */
function send(line: string) {
  const [, path] = new RegExp(`${BASE_URL_IN_GUIDES}([^\\s']*)`).exec(line)!;
  const headers = Object.fromEntries(
    [...line.matchAll(/-H (['"])(.*?): (.*?)\1(?=\s|$)/g)].map(([, , name, value]) => [
      name,
      value!.replace('$KEY', key),
    ]),
  );
  const [, body] = /-d '([^']*)'/.exec(line) ?? [];
  return ask(service.url + path, body === undefined ? { headers } : { method: 'POST', headers, body });
}

/** What differs from answer to answer, and from release to release. */
const lasting = (answer: unknown) =>
  JSON.stringify(answer).replaceAll(/"(timestamp|instance|resultId)":"[^"]*"/g, '"$1":""');

interface Sample {
  readonly guide: string;
  readonly line: string;
  readonly shown: string | undefined;
}
const samples = GUIDES.flatMap((guide): Sample[] =>
  [...textOf(guide).matchAll(/^```sh\n((?:(?!```)[\s\S])*)```\n(?:\n```json\n((?:(?!```)[\s\S])*)```)?/gm)].map(
    ([, line, shown]) => ({ guide, line: line!, shown }),
  ),
);

describe('the guides', () => {
  it('are all pages', () => {
    const files = readdirSync(path.join(root, 'docs/guides')).map((name) => name.replace(/\.md$/, ''));
    expect([...GUIDES].sort()).toEqual(files.sort());
  });

  it.each(GUIDES)('have %s with a way to all others, and the address of this service', async (guide) => {
    const { text, headers } = await service.get(`/docs/${guide}`);
    expect(headers.get('cache-control')).toMatch(/^public/);
    const marked = [...text.matchAll(/<a href="\/docs\/([\w-]+)" aria-current="page">/g)].map(([, one]) => one);
    expect(marked).toEqual([guide]);
    for (const other of ['errors', ...GUIDES]) expect(text).toContain(`<a href="/docs/${other}"`);
    const elsewhere = await startTestService({ environment: { BASE_URL: 'https://calc.example/a&b' } });
    const there = (await elsewhere.get(`/docs/${guide}`)).text;
    await elsewhere.close();
    expect(there).not.toContain(BASE_URL_IN_GUIDES);
    expect(there.split('https://calc.example/a&amp;b/api/v1').length).toBe(
      text.split(`${BASE_URL_IN_GUIDES}/api/v1`).length,
    );
  });

  it('show samples of curl', () => expect(samples.length).toBeGreaterThan(12));

  it.each(samples)('$guide: $line', async ({ line, shown }) => {
    const answer = await send(line);
    expect([200, 422]).toContain(answer.status);
    if (shown !== undefined) expect(lasting(answer.json)).toBe(lasting(JSON.parse(shown)));
  });

  it('are right about what is asked again', async () => {
    const tag = (await service.get('/api/v1/categories')).headers.get('etag')!;
    expect(textOf('caching')).toContain(`-H 'If-None-Match: "the tag that you have"'`);
    expect((await service.get('/api/v1/categories', { 'if-none-match': tag })).status).toBe(304);
  });
});

describe('the first call', () => {
  it.each([
    ['ts', 'ts', [process.execPath, '--import', 'tsx']],
    ['python', 'py', [PYTHON]],
  ])('in %s prints what the guide says', async (language, ending, command) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'reckoner-guide-'));
    const [sample, ...more] = samplesOf('docs/guides/getting-started.md', language);
    expect(more).toEqual([]);
    const file = path.join(folder, `first.${ending}`);
    // A module, in which may be awaited.
    if (ending === 'ts') writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(file, sample!.program.replace(BASE_URL_IN_GUIDES, service.url));
    const typed = await type(root, 'env', `KEY=${key}`, ...command, file);
    rmSync(folder, { recursive: true });
    expect(typed).toEqual({ code: 0, output: sample!.output });
  });
});

describe('Markdown of guides', () => {
  const page = (text: string) => renderGuide('x', `# Title\n\nLead.\n\n${text}`).html;

  it('becomes what pages need', () => {
    expect(page('## A heading, and `more`\n')).toBe(
      '<h2 id="a-heading-and-more">A heading, and <code>more</code></h2>\n',
    );
    expect(page('[a](units.md), [b](../errors.md#issues), [c](/docs#plans)')).toBe(
      '<p><a href="/docs/units">a</a>, <a href="/docs/errors#issues">b</a>, <a href="/docs#plans">c</a></p>\n',
    );
    expect(page('```sh\na <b>\n```\n')).toBe('<pre tabindex="0"><code>a &lt;b&gt;\n</code></pre>');
  });

  it('has no elements of its own', () => expect(page('<script>1</script>')).not.toContain('<script'));

  it('must begin with a title and what it tells', () => {
    expect(() => renderGuide('x', 'Text.')).toThrow('docs/guides/x.md must begin with its title and one line of text.');
  });
});

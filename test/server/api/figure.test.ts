/** The picture of a calculator by an address: of any kind, in chosen units and colors, with the problems of other calls. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, startTestService, type TestService } from '../harness.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const picture = (slug: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  service.get(`/api/v1/calculators/${slug}/figure.svg?${new URLSearchParams(query)}`, headers);
const written = ({ text }: Answer) => text.replaceAll('\u00a0', ' ');

describe('a figure', () => {
  it('needs no key, and is a picture for all', async () => {
    const answer = await picture('right-triangle-solver', { a: '5', b: '12' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="640" height="\d+"/);
    expect(written(answer)).toContain('c = 13 cm');
    expect(answer.text).not.toMatch(/<script|href=|var\(/);
  });

  it.each<[string, string, Record<string, string>, RegExp]>([
    ['a curve', 'quadratic-equation', { a: '1', b: '-3', c: '2' }, /class="figure-line figure-1"/],
    ['a drawing', 'thin-lens-equation', { focalLength: '10', objectDistance: '30' }, /class="drawing-line/],
    ['a series', 'investment-growth', {}, /class="figure-line figure-2"/],
    ['parts', 'stopping-distance-vehicle-braking', { speed: '100' }, /class="figure-part figure-2"/],
    ['a timeline', 'pregnancy-due-date', { day: '2026-01-01' }, /Due date: 2026-10-08/],
    ['bars', 'dice-sum-probability', {}, /<rect class="figure-part figure-1"/],
  ])('is drawn where it is %s', async (_, slug, query, shape) => {
    const { usage } = (await service.services.catalogue.detail(slug)) as unknown as {
      usage: { request: { inputs: Record<string, unknown> } };
    };
    const example = Object.entries(usage.request.inputs).filter(([, value]) => typeof value !== 'object');
    const given = Object.fromEntries(example.map(([name, value]) => [name, String(value)]));
    const { status, text } = await picture(slug, Object.keys(query).length > 0 ? query : given);
    expect([status, text.slice(0, 300)]).toEqual([200, text.slice(0, 300)]);
    expect(text).toMatch(shape);
  });

  it('is in the units that were sent and asked for', async () => {
    const answer = await picture('projectile-motion-level-ground', {
      speed: '45',
      'speed.unit': 'mph',
      angle: '30',
      'units.range': 'ft',
    });
    expect(answer.text).toContain('Distance (ft)');
  });

  it.each<[string, string, Record<string, string>, RegExp]>([
    ['a curve', 'quadratic-equation', { a: '1', b: '-3', c: '2', 'figure.from': '-5', 'figure.to': '5' }, /at −5 to /],
    [
      'a path',
      'projectile-motion-level-ground',
      { speed: '20', angle: '45', 'figure.to': '10 ' },
      /to 7\.546 m at 9\.995 m/,
    ],
    ['a series', 'investment-growth', { 'figure.from': '3', 'figure.to': '7' }, /at 3, .* at 7\./],
  ])('shows the part of %s that is asked for', async (_, slug, query, told) => {
    const { status, text } = await picture(slug, { ...(slug === 'investment-growth' ? INVESTMENT : {}), ...query });
    expect([status, text.slice(0, 300)]).toEqual([200, text.slice(0, 300)]);
    expect(/<desc[^>]*>([^<]*)/.exec(text.replaceAll('\u00a0', ' '))![1]).toMatch(told);
  });

  it('has its powers of ten evenly apart where that is asked for', async () => {
    const of = async (scale: string) =>
      (await picture('half-life-decay-constant', { halfLife: '8 d', ...(scale && { 'figure.scale': scale }) })).text;
    expect(await of('log-y')).toContain('>10<');
    expect(await of('log-y')).not.toBe(await of(''));
    expect(await of('linear')).toBe(await of(''));
  });

  it('is in light, dark or the looker’s colors', async () => {
    const of = async (colors: string) =>
      (await picture('right-triangle-solver', { a: '5', b: '12', 'figure.colors': colors })).text;
    expect(await of('light')).toContain('.ground{fill:#ffffff}');
    expect(await of('dark')).toContain('.ground{fill:#12151a}');
    expect(await of('auto')).toContain('@media (prefers-color-scheme:dark)');
  });

  it('is not sent again to who has it', async () => {
    const first = await picture('right-triangle-solver', { a: '5', b: '12' });
    const etag = first.headers.get('etag')!;
    const again = await picture('right-triangle-solver', { a: '5', b: '12' }, { 'if-none-match': etag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    const other = await picture('right-triangle-solver', { a: '6', b: '12' }, { 'if-none-match': etag });
    expect(other.status).toBe(200);
  });
});

/** Of an example. */
const INVESTMENT = { initial: '10000', contribution: '500', returnRate: '7', years: '20' };
const PARABOLA = { a: '1', b: '-3', c: '2' };

it.each<[string, Record<string, string>, string, RegExp]>([
  ['from', { 'figure.from': '2', 'figure.to': '1' }, 'quadratic-equation', /begin before its end: it is 2 to 1\.$/],
  ['to', { 'figure.to': 'two' }, 'quadratic-equation', /^“two” is no number: write it as 12\.5, without a unit\.$/],
  ['from', { 'figure.from': '-1e9' }, 'quadratic-equation', /^“-1e9” is out of what can be shown: -\d+.* to \d+/],
  ['scale', { 'figure.scale': 'cubic' }, 'quadratic-equation', /^The scale can be linear, log-x, log-y, log\.$/],
  ['scale', { 'figure.scale': 'log-x', 'figure.from': '-1' }, 'quadratic-equation', /^Powers of ten are above 0/],
  ['from', { 'figure.from': '1' }, 'right-triangle-solver', /^This figure has no axis/],
])('a bad %s is refused with a word for it: %j', async (part, query, slug, detail) => {
  const inputs = slug === 'quadratic-equation' ? PARABOLA : { a: '5', b: '12' };
  const { status, json } = await picture(slug, { ...inputs, ...query });
  expect([status, json.code, json.errors[0].pointer]).toEqual([400, 'invalid-query', `?figure.${part}`]);
  expect(json.detail).toMatch(detail);
});

it.each<[string, string, Record<string, string>, number, string]>([
  ['an unknown calculator', 'right-triangel-solver', {}, 404, 'unknown-calculator'],
  ['a calculator without a figure', 'body-mass-index', { weight: '80', height: '180' }, 404, 'no-figure'],
  ['an input of another dimension', 'right-triangle-solver', { a: '5 kg', b: '12' }, 422, 'invalid-inputs'],
  ['too little', 'right-triangle-solver', { a: '5' }, 422, 'invalid-inputs'],
  ['an input that there is not', 'right-triangle-solver', { a: '5', b: '12', e: '1' }, 422, 'invalid-inputs'],
  ['a parameter that there is not', 'right-triangle-solver', { a: '5', 'units.hight': 'ft' }, 400, 'invalid-query'],
  ['the parameter of another path', 'right-triangle-solver', { a: '5', 'csv.output': 'c' }, 400, 'invalid-query'],
  ['unknown colors', 'right-triangle-solver', { a: '5', 'figure.colors': 'pink' }, 400, 'invalid-query'],
  ['what has no result', 'quadratic-equation', { a: '1e-300', b: '0', c: '1e-300' }, 422, 'no-result'],
  [
    'what leaves nothing to draw',
    'distance-two-points',
    { x1: '1', y1: '2', z1: '3', x2: '4', y2: '6', z2: '5' },
    422,
    'no-result',
  ],
])('is refused for %s', async (_, slug, query, status, code) => {
  const { json, ...answer } = await picture(slug, query);
  expect([answer.status, json.code, json.success]).toEqual([status, code, false]);
  expect(json.detail).toMatch(/\.$|\?$/);
});

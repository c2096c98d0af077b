/** The checks of every page find what they are for. */
import { describe, expect, it } from 'vitest';
import { checkPage } from './page-faults.js';

const page = ({ head = '', body = '' }) =>
  `<!DOCTYPE html><html lang="en"><head><title>Free fall · Reckoner</title><meta name="description" content="Speed and time of a fall."/><link rel="canonical" href="https://calc.example/x"/>${head}</head><body><h1>Free fall</h1>${body}</body></html>`;
const expected = { canonical: 'https://calc.example/x' };

describe('checkPage', () => {
  it('finds nothing wrong with a good page, and its addresses', () => {
    const checked = checkPage(
      page({ body: '<a href="/a?b=1&amp;c=2">a &lt; b</a><label for="f">F</label><input id="f"/>' }),
      expected,
    );
    expect(checked.faults).toEqual([]);
    expect(checked.title).toBe('Free fall · Reckoner');
    expect([...checked.links]).toEqual(['https://calc.example/x', '/a?b=1&c=2']);
    expect([...checked.ids]).toEqual(['f']);
  });

  it.each([
    ['a tag that does not end', { body: '<p class="a' }, /Not a tag/],
    ['a quote that ended an attribute', { body: '<p title="a"b">x</p>' }, /Not a tag/],
    ['an attribute without quotes', { body: '<p title=a>x</p>' }, /Not a tag/],
    ['an attribute twice', { body: '<p class="a" class="b">x</p>' }, /class twice/],
    ['a script in the page', { body: '<script>alert(1)</script>' }, /script in the page/],
    ['a style element', { head: '<style>p{}</style>' }, /<style>/],
    ['a style attribute', { body: '<p style="color:red">x</p>' }, /style="color:red"/],
    ['a handler', { body: '<img src="/a.png" onerror="alert(1)"/>' }, /onerror/],
    ['an address that runs', { body: '<a href=" javascript:alert(1)">x</a>' }, /javascript/],
    ['an id twice', { body: '<p id="a"></p><p id="a"></p>' }, /occurs twice/],
    ['a reference to nothing', { body: '<p aria-describedby="gone"></p>' }, /names gone/],
    ['an input without a label', { body: '<input name="mass"/>' }, /"mass"> has no label/],
    ['a second first heading', { body: '<h1>Again</h1>' }, /2 headings/],
    ['a level left out', { body: '<h3>Deep</h3>' }, /level 3 follows/],
    ['structured data that is no JSON', { head: '<script type="application/ld+json">{</script>' }, /not JSON/],
    [
      'structured data of another page',
      {
        head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebPage","name":"x","url":"/y"}</script>',
      },
      /\/y instead/,
    ],
  ])('finds %s', (_, parts, fault) => {
    expect(checkPage(page(parts), expected).faults.join('\n')).toMatch(fault);
  });

  it.each([
    ['another canonical link', { canonical: 'https://calc.example/y' }, /instead of/],
    ['a canonical link of a page that is left out', { canonical: undefined }, /should not/],
    ['a formula that is not there', { ...expected, formula: true }, /MathML/],
    ['structured data that is not there', { ...expected, structured: ['WebApplication'] }, /WebApplication/],
  ])('finds %s', (_, other, fault) => {
    expect(checkPage(page({}), other).faults.join('\n')).toMatch(fault);
  });
});

/** Links and snippets that carry a calculation elsewhere. */
import { expect, it } from 'vitest';
import { embedSnippet } from '../../../../server/src/web/pages/calculator/embed-snippet.js';
import { takeApart } from '../page-markup.js';

it.each(['Loan payment', `5" pipe & 'fittings'`, '</iframe><script>alert(1)</script>', '&quot; onload="alert(1)'])(
  'what is pasted into another page is one frame and its script, whatever the title: %s',
  (title) => {
    const baseUrl = 'https://calc.example';
    const query = 'voltage=12&current=%22%3E';
    const { tags } = takeApart(`<!DOCTYPE html>${embedSnippet({ slug: 'ohms-law', title, baseUrl, query })}`);
    expect(tags.map(({ name, closing }) => [name, closing])).toEqual([
      ['iframe', false],
      ['iframe', true],
      ['script', false],
      ['script', true],
    ]);
    const { attributes } = tags[0]!;
    expect([...attributes.keys()]).toEqual(['src', 'title', 'width', 'height', 'loading']);
    expect([attributes.get('src'), attributes.get('title')]).toEqual([`${baseUrl}/embed/ohms-law?${query}`, title]);
    expect(tags[2]!.attributes.get('src')).toBe(`${baseUrl}/embed.js`);
  },
);

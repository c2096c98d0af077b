/** Links and snippets that carry a calculation elsewhere. */
import { expect, it } from 'vitest';
import { embedSnippet } from '../../../../server/src/web/pages/calculator/share.js';
import { takeApart } from '../page-markup.js';

it.each(['Loan payment', `5" pipe & 'fittings'`, '</iframe><script>alert(1)</script>', '&quot; onload="alert(1)'])(
  'what is pasted into another page is one frame, whatever the title: %s',
  (title) => {
    const embed = 'https://calc.example/embed/ohms-law';
    const { tags } = takeApart(`<!DOCTYPE html>${embedSnippet({ title, embed })}`);
    expect(tags.map(({ name, closing }) => [name, closing])).toEqual([
      ['iframe', false],
      ['iframe', true],
    ]);
    const { attributes } = tags[0]!;
    expect([...attributes.keys()]).toEqual(['src', 'title', 'width', 'height', 'loading']);
    expect([attributes.get('src'), attributes.get('title')]).toEqual([embed, title]);
  },
);

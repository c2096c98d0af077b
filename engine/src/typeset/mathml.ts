/**
 * Formulas as MathML, without inline styles: the pages' security policy forbids them. The checks typeset by the same code
 * as the pages.
 */
import temml from 'temml';

/** An operator's name cannot stand as an index by itself, as the formulas have it: `d_\max`. */
const BARE_INDEX = /([_^])(\\(?:max|min|sup|inf|lim|log|ln|sin|cos|tan|det|gcd))(?![A-Za-z{])/g;

/** @throws Error, with what is wrong, where it is no LaTeX that can be typeset. */
export function mathml(latex: string, { display }: { readonly display: boolean }): string {
  const markup = temml.renderToString(latex.replaceAll(BARE_INDEX, '$1{$2}'), {
    displayMode: display,
    throwOnError: true,
    // A formula has no need of links or images, whoever wrote it.
    trust: false,
  });
  // Of the styles only the distance before a condition matters: attributes and the stylesheet say the rest.
  return markup.replaceAll(
    /<(\w+)([^>]*?) style="([^"]*)"/g,
    (_, element: string, attributes: string, style: string) =>
      style.includes('padding-left:1em') ? `<${element}${withClass(attributes, 'gap')}` : `<${element}${attributes}`,
  );
}

function withClass(attributes: string, name: string): string {
  return attributes.includes(' class="')
    ? attributes.replace(' class="', ` class="${name} `)
    : `${attributes} class="${name}"`;
}

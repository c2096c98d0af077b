/** Puts expressions in the place of symbols without joining or reordering anything: numbers stand where the letters stood. */
import type { Expression } from './expression.js';

export function substitute(e: Expression, by: (key: string) => Expression | undefined): Expression {
  const go = (inner: Expression): Expression => substitute(inner, by);
  switch (e.kind) {
    case 'symbol':
      return by(e.key) ?? e;
    case 'sum':
      return { ...e, terms: e.terms.map(({ negative, of }) => ({ negative, of: go(of) })) };
    case 'negative':
    case 'root':
    case 'fence':
    case 'not':
      return { ...e, of: go(e.of) };
    case 'product':
      return { ...e, factors: e.factors.map(go) };
    case 'fraction':
      return { ...e, top: go(e.top), bottom: go(e.bottom) };
    case 'remainder':
      return { ...e, of: go(e.of), by: go(e.by) };
    case 'power':
      return { ...e, base: go(e.base), exponent: go(e.exponent) };
    case 'apply':
      return { ...e, to: e.to.map(go) };
    case 'series':
      return { ...e, from: go(e.from), to: go(e.to), body: go(e.body) };
    case 'element':
      return { ...e, of: go(e.of), index: go(e.index) };
    case 'cases':
      return {
        ...e,
        cases: e.cases.map(({ when, value }) => ({ when: go(when), value: go(value) })),
        ...(e.otherwise && { otherwise: go(e.otherwise) }),
      };
    case 'relation':
      return { ...e, left: go(e.left), right: go(e.right) };
    case 'logic':
      return { ...e, parts: e.parts.map(go) };
    case 'zero':
      return { ...e, body: go(e.body) };
    default:
      return e;
  }
}

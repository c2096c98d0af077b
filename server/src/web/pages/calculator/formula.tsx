/** The formula as it is printed in books, as plain text, and what its symbols stand for. */
import { LRUCache } from 'lru-cache';
import type { VNode } from 'preact';
import type { Detail } from '../../../catalogue/catalogue.js';
import type { FieldDetail } from '../../../catalogue/detail.js';
import { mathml } from './mathml.js';

const typeset = new LRUCache<string, string>({ max: 2000 });

function math(latex: string, display: boolean): string {
  const key = `${display}${latex}`;
  let markup = typeset.get(key);
  if (markup === undefined) {
    markup = mathml(latex, { display });
    typeset.set(key, markup);
  }
  return markup;
}

export function FormulaSection({ detail }: { readonly detail: Detail }): VNode | null {
  const { formula } = detail;
  if (formula === null) return null;
  const named = new Map<string, FieldDetail>();
  for (const field of [...detail.inputs, ...detail.outputs]) {
    const symbol = formula.symbols[field.name];
    if (symbol !== undefined && !named.has(symbol)) named.set(symbol, field);
  }
  return (
    <section id="formula">
      <h2>Formula</h2>
      <section
        class="formula"
        tabIndex={0}
        aria-label="Formula"
        dangerouslySetInnerHTML={{ __html: math(formula.latex, true) }}
      />
      {named.size === 0 ? null : (
        <dl class="legend">
          {[...named].map(([symbol, { label, unit }]) => (
            <div key={symbol}>
              <dt dangerouslySetInnerHTML={{ __html: math(symbol, false) }} />
              <dd>
                {label}
                {unit === '' ? null : <span class="quiet"> ({unit})</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <details class="code">
        <summary>As plain text</summary>
        <pre tabIndex={0}>{formula.text}</pre>
      </details>
    </section>
  );
}

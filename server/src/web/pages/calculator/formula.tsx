/** The formula as it is printed in books, as plain text, and what its symbols stand for. */
import { mathml } from '@reckoner/engine/typeset/mathml';
import { LRUCache } from 'lru-cache';
import type { VNode } from 'preact';
import type { Detail } from '../../../catalogue/catalogue.js';
import type { FieldDetail } from '../../../catalogue/detail.js';
import { mainAndRest } from './formula-parts.js';

interface Typeset {
  /** As MathML; else what is wrong with the LaTeX. */
  readonly markup?: string;
  readonly fault?: unknown;
}

const kept = new LRUCache<string, Typeset>({ max: 2000 });

function typeset(latex: string, display: boolean): Typeset {
  const key = `${display}${latex}`;
  let result = kept.get(key);
  if (result === undefined) {
    try {
      result = { markup: mathml(latex, { display }) };
    } catch (fault) {
      result = { fault };
    }
    kept.set(key, result);
  }
  return result;
}

/** Why something of the formula cannot be typeset; undefined where all of it can. */
export function typesettingFault({ formula }: Detail): unknown {
  if (formula === null) return undefined;
  const { main, rest } = mainAndRest(formula.latex);
  const parts = [main, ...(rest === undefined ? [] : [rest])].map((latex) => typeset(latex, true));
  const symbols = Object.values(formula.symbols).map((symbol) => typeset(symbol, false));
  return [...parts, ...symbols].find(({ fault }) => fault !== undefined)?.fault;
}

export function FormulaSection({ detail }: { readonly detail: Detail }): VNode | null {
  const { formula, stepwise } = detail;
  if (stepwise !== undefined) return <StepwiseSection sentences={stepwise} />;
  if (formula === null) return null;
  const { main, rest } = mainAndRest(formula.latex);
  const { markup } = typeset(main, true);
  const more = rest === undefined ? undefined : typeset(rest, true).markup;
  const isWhole = markup !== undefined && (rest === undefined || more !== undefined);
  const named = new Map<string, FieldDetail>();
  for (const field of [...detail.inputs, ...detail.outputs]) {
    const symbol = formula.symbols[field.name];
    if (symbol !== undefined && !named.has(symbol)) named.set(symbol, field);
  }
  return (
    <section id="formula">
      <h2>Formula</h2>
      {isWhole ? (
        <section class="formula" tabIndex={0} aria-label="Formula" dangerouslySetInnerHTML={{ __html: markup }} />
      ) : (
        <pre tabIndex={0}>{formula.text}</pre>
      )}
      {isWhole && more !== undefined ? (
        <details class="formula-rest">
          <summary>The rest of the formula</summary>
          <section
            class="formula"
            tabIndex={0}
            aria-label="The rest of the formula"
            dangerouslySetInnerHTML={{ __html: more }}
          />
        </details>
      ) : null}
      {named.size === 0 ? null : (
        <dl class="legend">
          {[...named].map(([symbol, { label, unit }]) => (
            <div key={symbol}>
              <SymbolTerm latex={symbol} />
              <dd>
                {label}
                {unit === '' ? null : <span class="quiet"> ({unit})</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {!isWhole ? null : (
        <details class="code">
          <summary>As plain text</summary>
          <pre tabIndex={0}>{formula.text}</pre>
        </details>
      )}
    </section>
  );
}

/** Of an algorithm. */
function StepwiseSection({ sentences }: { readonly sentences: readonly string[] }): VNode {
  return (
    <section id="formula">
      <h2>How it is computed</h2>
      {sentences.length === 1 ? (
        <p>{sentences[0]}</p>
      ) : (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SymbolTerm({ latex }: { readonly latex: string }): VNode {
  const { markup } = typeset(latex, false);
  return markup === undefined ? <dt>{latex}</dt> : <dt dangerouslySetInnerHTML={{ __html: markup }} />;
}

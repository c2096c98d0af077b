/** Symbols, and the formula made of them, can be typeset: on the calculator's page they are set in MathML. */
import type { Calculator } from '@reckoner/engine/calculate/types';
import { mathml } from '@reckoner/engine/typeset/mathml';
import type { Detail } from '../../generate/emit/detail.js';
import { fieldsOf } from '../fields.js';
import type { DefinitionCheck, Report } from './subject.js';

const known = new Map<string, string | undefined>();

/** A letter, perhaps with an index: nothing can be wrong with it. */
const LETTER = /^[A-Za-z](?:_(?:[A-Za-z0-9]|\{[A-Za-z0-9, ]+\}))?$/;

/**
 * What typesets by itself does so in a formula too, as the typesetter puts it into braces; but for what reaches beyond
 * braces, for which the formula is tried as a whole.
 */
const CONTAINED = /^(?:[A-Za-z0-9 _{}^()[\],./=<>+*|'-]|\\[A-Za-z]+|\\[,;:!%{} ])*$/;

/** What is wrong with it; undefined where it can be typeset. */
function fault(latex: string, display = false): string | undefined {
  try {
    mathml(latex, { display });
    return undefined;
  } catch (error) {
    const { name, message } = error as Error;
    // What is cut off may also stop the typesetter itself.
    if (name !== 'ParseError') return 'it is not complete';
    // The typesetter says where in the text, which for a whole formula nobody wrote.
    return message
      .replace(/^.*?parse ?error:/i, '')
      .replace(/ at (?:position|end of input).*$/s, '')
      .trim();
  }
}

/** By itself, as in a legend, and where more follows, as in a formula. */
function symbolFault(latex: string): string | undefined {
  if (LETTER.test(latex)) return undefined;
  if (!known.has(latex)) known.set(latex, fault(latex) ?? fault(`\\begin{aligned} ${latex} &= 1 \\end{aligned}`, true));
  return known.get(latex);
}

export const typesets: DefinitionCheck = {
  name: 'typesets',
  definition({ calculator }, report) {
    for (const { path, spec } of fieldsOf(calculator.definition)) {
      const wrong = spec.symbol === undefined ? undefined : symbolFault(spec.symbol);
      if (wrong === undefined) continue;
      const mend = "Write LaTeX that stands by itself: 'v', 'E_k', '\\\\dot m', '\\\\Delta T'; or leave `symbol` out.";
      report([...path, 'symbol'], `The symbol "${spec.symbol}" cannot be typeset: ${wrong}.`, mend);
    }
  },
};

/** The formula of which the symbols are parts, once it is made. */
export function checkFormula({ formula }: Detail, { definition }: Calculator, report: Report): void {
  if (formula === null) return;
  const given = [...fieldsOf(definition)].flatMap(({ spec }) => spec.symbol ?? []);
  const wrong = given.every((symbol) => CONTAINED.test(symbol)) ? undefined : fault(formula.latex, true);
  if (wrong === undefined) return;
  const mend = 'Give the inputs and outputs symbols that stay whole when they get a power or an index.';
  report([definition.equations ? 'equations' : 'formula'], `The formula cannot be typeset: ${wrong}.`, mend);
}

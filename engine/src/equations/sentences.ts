/** The sentences for knowns that are too few, contradict each other, or admit no solution. */
import { formatNumber } from './format-number.js';
import { printEquation } from './print.js';
import type { DeadEnd } from './search.js';
import { asWritten, type TreeEquation } from './system.js';
import { byPreference, type EquationVariable, lowerBound, upperBound, WIDEST } from './variables.js';

export interface Wording {
  readonly variables: ReadonlyMap<string, EquationVariable>;
  readonly labelOf: (name: string) => string;
  /** A value with its unit, as the user knows it. */
  readonly show: (name: string, value: number) => string;
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const count = (n: number): string => COUNTS[n] ?? String(n);

/** The label inside a sentence: its first letter small, unless the word is a name or an abbreviation. */
export function labelInSentence(label: string): string {
  const first = label.split(/\s/, 1)[0]!;
  const isName =
    /^[A-Z][a-zé]+['’]s?$/.test(first) ||
    /^(Celsius|Earth|Fahrenheit|Froude|Kelvin|Mach|Moon|Nusselt|Poisson|Prandtl|Reynolds|Sharpe|Sun|Treynor)$/.test(
      first,
    );
  return isName || !/^[A-Z][a-z][a-z-]*[.,:]?$/.test(first) ? label : label[0]!.toLowerCase() + label.slice(1);
}

export function defaultWording(variables: ReadonlyMap<string, EquationVariable>): Wording {
  return {
    variables,
    labelOf: (name) => labelInSentence(variables.get(name)?.label ?? name),
    show: (_, value) => formatNumber(value, 10),
  };
}

export const listed = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return result;
}

/** One of the sets, or null when the sets are not simply “any k of these”. */
function anyOf(sets: readonly (readonly string[])[], labelOf: (name: string) => string): string | undefined {
  const size = sets[0]!.length;
  const names = [...new Set(sets.flat())];
  if (sets.length !== choose(names.length, size)) return undefined;
  if (sets.length === 1) return listed(names.map(labelOf), 'and');
  if (size === 1) return listed(names.map(labelOf), 'or');
  return `any ${count(size)} of ${names.map(labelOf).join(', ')}`;
}

const MAX_LISTED = 6;

/**
 * What else to give.
 * @param fromScratch the smallest sufficient sets when nothing is known
 * @param besides the smallest sets that suffice beside the knowns
 */
export function tooFewSentence(
  fromScratch: readonly (readonly string[])[],
  besides: readonly (readonly string[])[],
  known: readonly string[],
  { labelOf }: Wording,
): string {
  if (besides.length === 0) return 'The equations do not determine every variable, whatever is given.';
  const simple = fromScratch.length > 0 ? anyOf(fromScratch, labelOf) : undefined;
  const covers = new Set(fromScratch.flat());
  if (simple !== undefined && known.every((name) => covers.has(name))) {
    const so =
      known.length === 0 ? '' : `; only ${listed(known.map(labelOf), 'and')} ${known.length > 1 ? 'are' : 'is'} given`;
    return `Give ${simple}${so}.`;
  }
  const also = known.length === 0 ? 'Give' : `Besides ${listed(known.map(labelOf), 'and')}, give`;
  const any = anyOf(besides, labelOf);
  if (any !== undefined) return `${also} ${any}.`;
  const sets = besides.slice(0, MAX_LISTED).map((set) => listed(set.map(labelOf), 'and'));
  const more = besides.length > MAX_LISTED ? '; or another such set' : '';
  return `${also} one of these: ${sets.join('; ')}${more}.`;
}

/** “ (voltage 12 V, current 3 A, computed)”: the values that the equation was looked at with. */
function valuesIn(
  equations: readonly TreeEquation[],
  values: ReadonlyMap<string, number>,
  known: ReadonlySet<string>,
  { labelOf, show }: Wording,
): string {
  const names = [...new Set(equations.flatMap((equation) => asWritten(equation).variables))];
  const parts = names
    .filter((name) => values.has(name))
    .map((name) => `${labelOf(name)} ${show(name, values.get(name)!)}${known.has(name) ? '' : ', computed'}`);
  return parts.length > 0 ? ` (${parts.join('; ')})` : '';
}

/** “ from 0% to 1,000%”; bounds that nobody has set are not told. */
function rangeOf(variable: EquationVariable, { show }: Wording): string {
  const [lower, upper] = [lowerBound(variable), upperBound(variable)];
  const low = lower > -WIDEST ? show(variable.name, lower) : undefined;
  const high = upper < WIDEST ? show(variable.name, upper) : undefined;
  if (low !== undefined && high !== undefined) return ` from ${low} to ${high}`;
  if (low !== undefined) return ` from ${low} on`;
  return high === undefined ? '' : ` up to ${high}`;
}

/** “above the 1,000% that are allowed” */
export function beyondBound(side: 'above' | 'below', bound: string): string {
  return `${side} the ${bound} that ${/^\D*1\D*$/.test(bound) ? 'is' : 'are'} allowed`;
}

/** What a variable would have to be, and which of its bounds stands in the way. */
function neededValue(variable: EquationVariable, value: number, { show }: Wording): string {
  const needed = show(variable.name, value);
  const [lower, upper] = [lowerBound(variable), upperBound(variable)];
  const beyond = (bound: number, side: 'above' | 'below'): string => {
    const allowed = show(variable.name, bound);
    if (allowed !== needed) return `${needed}, ${beyondBound(side, allowed)}`;
    return `${needed}, which is ${value === bound ? 'no longer' : `just ${side} what is`} allowed`;
  };
  if (value >= upper) return beyond(upper, 'above');
  if (value <= lower) return beyond(lower, 'below');
  return variable.integer ? `${needed}, which is no whole number` : needed;
}

export function deadEndSentence(deadEnd: DeadEnd, known: ReadonlySet<string>, wording: Wording): string {
  const { labelOf } = wording;
  const print = (equation: TreeEquation) => printEquation(equation, labelOf);
  switch (deadEnd.kind) {
    case 'contradiction': {
      const { equation, values } = deadEnd;
      return `The given values contradict ${print(equation)}${valuesIn([equation], values, known, wording)}. Leave one of them out.`;
    }
    case 'open': {
      const open = listed(deadEnd.unknowns.map(labelOf), 'and');
      return `The given values leave ${open} open: the equations hold for more than one value.`;
    }
    case 'dependent': {
      const open = listed(deadEnd.unknowns.map(labelOf), 'and');
      return `Some of the given values follow from the others: they leave ${open} open, or do not agree. Give another value in place of one of them.`;
    }
    case 'no-root': {
      const { equations, unknowns, values, outside, isSearched } = deadEnd;
      const name = unknowns[0]!;
      const nearest = [...outside].sort(byPreference)[0];
      const [only] = unknowns.length === 1 ? [wording.variables.get(name)!] : [];
      const within = nearest === undefined && only !== undefined ? rangeOf(only, wording) : ' within bounds';
      const what = `${listed(unknowns.map(labelOf), 'and')}${within}`;
      const would =
        nearest === undefined
          ? ''
          : `: it would have to be ${neededValue(wording.variables.get(name)!, nearest, wording)}`;
      const satisfying = `${equations.map(print).join(' and ')}${valuesIn(equations, values, known, wording)}`;
      return isSearched && would === ''
        ? `A search found no ${what} that satisfies ${satisfying}.`
        : `No ${what} satisfies ${satisfying}${would}.`;
    }
  }
}

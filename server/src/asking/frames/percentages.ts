/** Questions about percentages: 20% of 50, what percent of 80 is 20, 15% off 60, increase 50 by 20%. */
import { type Matched, matchPhrase } from '../phrases.js';
import type { Amount, Token } from '../tokens.js';
import type { Found } from '../types.js';

type Make = (amounts: readonly Amount[]) => Found | undefined;

/** The inputs of a calculator by the places of the pattern's amounts. */
function inputs(calculator: string, places: Readonly<Record<string, number>>, output?: string): Make {
  return (amounts) => made(calculator, places, amounts, {}, output);
}

function made(
  calculator: string,
  places: Readonly<Record<string, number>>,
  amounts: readonly Amount[],
  more: Found['inputs'] = {},
  output?: string,
): Found | undefined {
  const currencies = new Set(amounts.flatMap(({ currency }) => currency ?? []));
  if (currencies.size > 1) return undefined;
  const [currency] = currencies;
  const given = Object.entries(places).map(([name, place]) => {
    const { number, isPercent, text } = amounts[place]!;
    return [name, { value: isPercent ? `${number}%` : number, from: text }] as const;
  });
  return {
    calculator,
    inputs: { ...Object.fromEntries(given), ...more },
    ...(currency === undefined || currency === 'USD' ? {} : { currency }),
    ...(output === undefined ? {} : { output }),
  };
}

const ADDED = (from: string): Found['inputs'] => ({ operation: { value: 'add', from } });
const TAKEN = (from: string): Found['inputs'] => ({ operation: { value: 'subtract', from } });
const change = (places: { value: number; rate: number }, more: Found['inputs']): Make => {
  return (amounts) => made('percentage-increase-decrease-apply', places, amounts, more, 'result');
};

const PERCENTAGE = 'percentage-of-number';
const CHANGE = 'percentage-change';

const FRAMES: readonly (readonly [string, Make])[] = [
  ['P of N', inputs(PERCENTAGE, { rate: 0, whole: 1 }, 'part')],
  ['P from N', inputs(PERCENTAGE, { rate: 0, whole: 1 }, 'part')],
  ['N is what|which percent|percentage|% of N', inputs(PERCENTAGE, { part: 0, whole: 1 }, 'rate')],
  ['what|which percent|percentage of N is N', inputs(PERCENTAGE, { whole: 0, part: 1 }, 'rate')],
  ['what|which percent|percentage is N of N', inputs(PERCENTAGE, { part: 0, whole: 1 }, 'rate')],
  ['percent|percentage of N is N', inputs(PERCENTAGE, { whole: 0, part: 1 }, 'rate')],
  ['N as a? percent|percentage of N', inputs(PERCENTAGE, { part: 0, whole: 1 }, 'rate')],
  ['N out of N as|in a? percent|percentage', inputs(PERCENTAGE, { part: 0, whole: 1 }, 'rate')],
  ['N is P of what|which number?', inputs(PERCENTAGE, { part: 0, rate: 1 }, 'whole')],
  ['P of what|which number? is N', inputs(PERCENTAGE, { rate: 0, part: 1 }, 'whole')],
  ['P off of? N', inputs('discount-sale-price', { discount: 0, price: 1 }, 'salePrice')],
  ['P discount on|of|off N', inputs('discount-sale-price', { discount: 0, price: 1 }, 'salePrice')],
  ['N with|at a? P discount|off', inputs('discount-sale-price', { price: 0, discount: 1 }, 'salePrice')],
  ['N P off', inputs('discount-sale-price', { price: 0, discount: 1 }, 'salePrice')],
  ['discount of? P on|off N', inputs('discount-sale-price', { discount: 0, price: 1 }, 'salePrice')],
  ['N plus|+ P', change({ value: 0, rate: 1 }, ADDED('plus'))],
  ['increase N by P', change({ value: 0, rate: 1 }, ADDED('increase'))],
  ['N increased by P', change({ value: 0, rate: 1 }, ADDED('increased'))],
  ['add P to N', change({ value: 1, rate: 0 }, ADDED('add'))],
  ['N minus|-|less P', change({ value: 0, rate: 1 }, TAKEN('minus'))],
  ['decrease|reduce|lower N by P', change({ value: 0, rate: 1 }, TAKEN('decrease'))],
  ['N decreased|reduced by P', change({ value: 0, rate: 1 }, TAKEN('decreased'))],
  ['subtract P from N', change({ value: 1, rate: 0 }, TAKEN('subtract'))],
  ['percent|percentage change|increase|decrease from N to N', inputs(CHANGE, { before: 0, after: 1 }, 'change')],
  ['percent|percentage change|increase|decrease between N and N', inputs(CHANGE, { before: 0, after: 1 }, 'change')],
  ['P tip on|for|of a? N bill?', inputs('tip-and-bill-split', { tip: 0, bill: 1 }, 'tipAmount')],
  ['tip of? P on|for|of a? N bill?', inputs('tip-and-bill-split', { tip: 0, bill: 1 }, 'tipAmount')],
  ['tip on|for a? N bill? at P', inputs('tip-and-bill-split', { bill: 0, tip: 1 }, 'tipAmount')],
  ['add|plus P vat|gst to N', inputs('vat-add-remove', { rate: 0, amount: 1 }, 'gross')],
  ['N plus|+ P vat|gst', inputs('vat-add-remove', { amount: 0, rate: 1 }, 'gross')],
];

export function percentage(tokens: readonly Token[]): Found | undefined {
  for (const [pattern, make] of FRAMES) {
    const matched: Matched | undefined = matchPhrase(tokens, pattern);
    if (matched) return make(matched.amounts);
  }
  return undefined;
}

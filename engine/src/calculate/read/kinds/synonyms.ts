/** Words that mean the same wherever they name an option, so that no author has to think of them. */
import { sameWord } from './same-word.js';

export const GROUPS: readonly (readonly string[])[] = [
  // A girl is female, and no woman of whom an adult's limit holds.
  ['female', 'f', 'woman', 'women', 'ladies'],
  ['female', 'f', 'girl'],
  ['male', 'm', 'man', 'men', 'gentlemen'],
  ['male', 'm', 'boy'],
  ['annually', 'annual', 'yearly', 'once a year', 'every year', 'per year'],
  ['semiannually', 'semiannual', 'half-yearly', 'biannually', 'twice a year', 'every six months', 'every half year'],
  ['quarterly', 'every quarter', 'every three months', 'four times a year'],
  ['monthly', 'once a month', 'every month', 'per month'],
  ['semimonthly', 'twice a month'],
  ['biweekly', 'fortnightly', 'every two weeks', 'every fortnight'],
  ['weekly', 'once a week', 'every week', 'per week'],
  ['daily', 'once a day', 'every day', 'per day'],
  ['continuously', 'continuous'],
  ['at the end of each period', 'ordinary', 'arrears', 'in arrears', 'end of period'],
  ['at the start of each period', 'begin', 'beginning', 'advance', 'in advance', 'due', 'start of period'],
  ['two-sided', 'two-tailed', 'two tails', '2-sided', '2-tailed'],
  ['one-sided', 'one-tailed', 'one tail', '1-sided', '1-tailed'],
  ['greater', 'right-tailed', 'upper-tailed', 'right tail', 'upper tail', 'larger'],
  ['less', 'left-tailed', 'lower-tailed', 'left tail', 'lower tail', 'smaller'],
  ['call', 'call option', 'c'],
  ['put', 'put option', 'p'],
  ['conventional (mg/dL)', 'mg/dL', 'US', 'US units'],
  ['SI (mmol/L, µmol/L)', 'mmol/L', 'µmol/L', 'umol/L', 'international'],
  ['DC', 'direct current'],
  ['single phase', 'AC, single phase', '1 phase', 'one phase'],
  ['three phases', 'AC, three phases', '3 phase', '3 phases', 'three phase'],
  ['copper', 'Cu'],
  ['aluminum', 'Al'],
  ['positive', 'pos', '+'],
  ['negative', 'neg', '-', '−'],
  ['solid', 's'],
  ['liquid', 'l'],
  ['gas', 'g', 'gaseous'],
  ['reactant', 'reactants', 'left'],
  ['product', 'products', 'right'],
  ['plus', 'add', 'addition', '+'],
  ['minus', 'subtract', 'subtraction', '-', '−'],
  ['times', 'multiply', 'multiplication', '×', '*', '·'],
  ['divided by', 'divide', 'division', '÷', '/', ':'],
];

const groups = GROUPS.map((words) => new Set(words.map(sameWord)));

/** What a word in the form of `sameWord` may also be called, itself included. */
export function synonymsOf(word: string): ReadonlySet<string> {
  return new Set(groups.filter((group) => group.has(word)).flatMap((group) => [...group]));
}

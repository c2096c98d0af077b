/** Problems of a file of settings: a package.json, the configuration of a deployment. */
import { nearest } from '@reckoner/engine/calculate/read/suggest';
import { type Problem, positionAt } from '../problem.js';

/** Tells what is wrong at the first place where the file names `needle`, else at its beginning. */
export type Complain = (needle: string, message: string, mend: string) => void;

export function complainer(file: string, text: string, check: string, report: (problem: Problem) => void): Complain {
  return (needle, message, mend) => report({ file, ...positionAt(text, placeOf(text, needle)), check, message, mend });
}

/** As a key or a value between quotation marks, else anywhere. */
function placeOf(text: string, needle: string): number {
  if (needle === '') return 0;
  const places = [`"${needle}"`, `'${needle}'`, needle].map((one) => text.indexOf(one));
  return places.find((place) => place >= 0) ?? 0;
}

/** ` Did you mean "…"?`, or nothing where no name is near. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const near = nearest(name, names);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}

/** At most so many, that a sentence may name. */
const TOLD = 12;

export function listed(names: Iterable<string>): string {
  const all = [...names].sort();
  const told = all.slice(0, TOLD).join(', ');
  return all.length > TOLD ? `${told} and ${all.length - TOLD} more` : told;
}

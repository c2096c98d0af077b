/** Sentences with equations of lines. */

interface Coefficient {
  /** The field whose size stands in the sentence. */
  readonly name: string;
  /** Its value with the sign that it has in the equation. */
  readonly value: number;
}

/** `{|a|} x - {|b|} y = {c}`, without what is 0 and without a factor of 1. */
export function lineTemplate(x: Coefficient, y: Coefficient, right: string): string {
  const term = ({ name, value }: Coefficient, letter: string) =>
    Math.abs(value) === 1 ? letter : `{|${name}|} ${letter}`;
  const first = x.value === 0 ? '' : `${x.value < 0 ? '-' : ''}${term(x, 'x')}`;
  const gap = first === '' ? '' : ' ';
  const sign = y.value < 0 ? `${gap}-${gap}` : first === '' ? '' : ' + ';
  return `${first}${y.value === 0 ? '' : `${sign}${term(y, 'y')}`} = {${right}}`;
}

/** `(x - {|h|})`, `x` where h is 0, as a slot on the sign of h. */
export const shifted = (letter: string, center: string): string =>
  `{${center}|(${letter} + {|${center}|})|${letter}|(${letter} - {|${center}|})}`;

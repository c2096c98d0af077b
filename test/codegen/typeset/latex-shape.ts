/** Whether LaTeX is well formed as far as a text can show: braces, fences, environments, commands. */

/** What is wrong with the LaTeX; an empty list when nothing is. */
export function latexFaults(latex: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [token, environment] of latex.matchAll(/\\(?:begin|end)\{(\w+)\}|\\left|\\right|\\[{}]|[{}]/g)) {
    if (token === '{' || token === '\\left' || token.startsWith('\\begin')) open.push(environment ?? token);
    else if (token === '}' && open.pop() !== '{') faults.push(`} without { in ${latex}`);
    else if (token === '\\right' && open.pop() !== '\\left') faults.push(`\\right without \\left in ${latex}`);
    else if (token.startsWith('\\end') && open.pop() !== environment) faults.push(`${token} in ${latex}`);
  }
  if (open.length > 0) faults.push(`left open: ${open.join(' ')} in ${latex}`);
  const outside = latex.replace(/\\text\{[^{}]*\}/g, '');
  if (/\^[^{'*]|_\{\}|\^\{\}|\^\{[^{}]*\}\^/.test(outside)) faults.push(`a bad script in ${latex}`);
  if (/undefined|NaN|\[object|(?:field|local|index|count):\S/.test(latex)) faults.push(`an inner name in ${latex}`);
  return faults;
}

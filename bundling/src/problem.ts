/** What is wrong with a file, as data: where, what was expected, and the edit or command that mends it. */

export interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

export interface Problem extends Position {
  /** Path from the root, with forward slashes. */
  readonly file: string;
  /** Another file that it is of as much: what two have in common is told when one of them is asked for. */
  readonly also?: string;
  /** Name of the check that found it. */
  readonly check: string;
  /** What is wrong and what was expected. */
  readonly message: string;
  /** The edit or the command that mends it. */
  readonly mend: string;
}

/** Thrown with everything that is wrong; nothing has been written then. */
export class ProblemsFound extends Error {
  override readonly name = 'ProblemsFound';
  constructor(
    readonly problems: readonly Problem[],
    outcome = 'Nothing was written.',
  ) {
    super(`${`${formatProblems(problems)} ${outcome}`.trimEnd()}\n`);
  }
}

function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column || (a.message < b.message ? -1 : 1);
}

/** One paragraph for each problem, by file and line, and a last line that counts them. */
export function formatProblems(problems: readonly Problem[]): string {
  const paragraphs = [...problems]
    .sort(byPlace)
    .map(
      ({ file, line, column, check, message, mend }) =>
        `${file}:${line}:${column}  ${message}  [${check}]\n    ${mend}\n`,
    );
  const files = new Set(problems.map((problem) => problem.file)).size;
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${files} ${files === 1 ? 'file' : 'files'}.`;
  return `${paragraphs.join('')}${count}`;
}

/** Line and column of an offset in a text. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, Math.max(0, offset));
  const line = before.split('\n').length;
  return { line, column: before.length - before.lastIndexOf('\n') };
}

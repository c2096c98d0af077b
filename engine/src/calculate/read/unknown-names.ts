/** Names that mean nothing, wherever they were sent. */
const MOST_UNKNOWN = 10;

/** Names of what was sent that mean nothing, at most 10 of them: the others show when these are mended. */
export function unknownNames(sent: object, known: readonly string[]): readonly string[] {
  return Object.keys(sent)
    .filter((name) => !known.includes(name))
    .slice(0, MOST_UNKNOWN);
}

/** Says, in a sentence a user understands, why no result exists for inputs that are allowed. */
export class NoResult extends Error {
  override readonly name = 'NoResult';
}

/**
 * For `throw noResult('…')` in a formula or algorithm; the client gets a 422 with code `no-result` and the sentence.
 * @example if (discriminant < 0) throw noResult('The discriminant is negative: there is no real root.');
 */
export function noResult(reason: string): NoResult {
  return new NoResult(reason);
}

/** Sends a client elsewhere from wherever that is found out, as Problem refuses. */
export class Redirect extends Error {
  override readonly name = 'Redirect';
  /** @param location A path of this site. */
  constructor(readonly location: string) {
    super(location);
  }
}

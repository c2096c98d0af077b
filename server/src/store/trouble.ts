/** What is wrong with the store, in a sentence that may be shown to everybody. */
export class StoreTrouble extends Error {
  override readonly name = 'StoreTrouble';
}

/** What passes between the build of the assets and the server. */

export const MANIFEST = 'manifest.json';

export interface Manifest {
  /** The name that pages use to the name of the file, which has its hash in it. */
  readonly files: Readonly<Record<string, string>>;
}

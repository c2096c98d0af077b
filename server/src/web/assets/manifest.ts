/** What passes between the build of the assets and the server. */

export const MANIFEST = 'manifest.json';

export interface Manifest {
  /** The name that pages use to the name of the file, which has its hash in it. */
  readonly files: Readonly<Record<string, string>>;
  /** File to the files that it imports, directly or through others. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** Slug to the calculator's module. */
  readonly calculators: Readonly<Record<string, CalculatorModule>>;
  /** Files of earlier builds to when they were dropped: pages kept somewhere may still name them. */
  readonly retired?: Readonly<Record<string, number>>;
}

export interface CalculatorModule {
  readonly file: string;
  /** Changes with everything that the file is made from. */
  readonly key: string;
  readonly imports: readonly string[];
}

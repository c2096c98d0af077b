/** The guides beside the reference: hand-written, in `docs/guides`. */

export interface Guide {
  readonly slug: string;
  readonly title: string;
  /** What it tells, in a sentence. */
  readonly lead: string;
  /** What comes after that. */
  readonly html: string;
}

/** In the order in which newcomers read them. */
export const GUIDES = ['getting-started', 'units', 'caching', 'limits', 'versioning', 'solving', 'uncertainty'];

/** What stands in guides for the public address. */
export const BASE_URL_IN_GUIDES = 'http://localhost:8080';

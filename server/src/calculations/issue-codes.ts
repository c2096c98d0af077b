/** The codes of issues that only requests of many calculations have, besides those of inputs. */

export const batchIssueCodes = [
  'circular-reference',
  'forward-reference',
  'no-output',
  'reference-failed',
  'too-few-points',
  'too-many-points',
  'unknown-entry',
] as const;

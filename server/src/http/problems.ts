/** Every problem that the API answers with: its stable code, status and title. Described in docs/errors.md. */
export const problems = {
  'invalid-json': { status: 400, title: 'The body is not JSON' },
  'invalid-body': { status: 400, title: 'The body is not a calculation request' },
  'invalid-query': { status: 400, title: 'The query is not usable' },
  'invalid-request': { status: 400, title: 'The request is malformed' },
  'missing-key': { status: 401, title: 'An API key is needed' },
  'invalid-key': { status: 401, title: 'The API key is not valid' },
  'revoked-key': { status: 403, title: 'The API key is revoked' },
  'unknown-calculator': { status: 404, title: 'No such calculator' },
  'unknown-path': { status: 404, title: 'No such path' },
  'method-not-allowed': { status: 405, title: 'The method is not allowed here' },
  'body-too-large': { status: 413, title: 'The body is too large' },
  'unsupported-media-type': { status: 415, title: 'The body is not declared as JSON' },
  'unsupported-encoding': { status: 415, title: 'The body is compressed' },
  'invalid-inputs': { status: 422, title: 'The inputs are not valid' },
  'no-result': { status: 422, title: 'No result exists for these inputs' },
  'quota-exceeded': { status: 429, title: "The day's quota is used up" },
  'burst-exceeded': { status: 429, title: 'Too many requests at once' },
  'internal-error': { status: 500, title: 'Something went wrong on our side' },
  'store-unavailable': { status: 503, title: 'The store is not available' },
  'shutting-down': { status: 503, title: 'The service is stopping' },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>;

export type ProblemCode = keyof typeof problems;

/** Every problem that the API answers with: its stable code, status and title, when it comes and what to do then. */

export interface ProblemDescription {
  readonly status: number;
  readonly title: string;
  /** Where people read it, if they would say it otherwise. */
  readonly pageTitle?: string;
  /** Text with `code` in backticks, as in docs/errors.md. */
  readonly when: string;
  readonly remedy: string;
  /** Not part of the API: forms of pages alone are refused with it. */
  readonly pagesOnly?: true;
}

export const problems = {
  'invalid-json': {
    status: 400,
    title: 'The body is not JSON',
    when: 'The body is not one JSON value in UTF-8',
    remedy: 'Mend the body',
  },
  'invalid-body': {
    status: 400,
    title: 'The body is not a calculation request',
    when: 'The body is not an object, or its fields are missing, unknown or of the wrong type',
    remedy: 'See `errors`',
  },
  'invalid-query': {
    status: 400,
    title: 'The query is not usable',
    when: 'A query parameter is unknown, out of bounds, given twice or not understood, or not percent-encoded',
    remedy: 'See `detail`',
  },
  'invalid-idempotency-key': {
    status: 400,
    title: 'The Idempotency-Key is not usable',
    when: 'The header `Idempotency-Key` is empty, longer than 255 characters, has others than visible ASCII, or is there twice',
    remedy: 'Send a random UUID',
  },
  'invalid-request': {
    status: 400,
    title: 'The request is malformed',
    when: "The request's headers contradict each other, such as two lengths of the body or two hosts; the connection is closed",
    remedy: 'Mend the client or the proxy',
  },
  'missing-key': {
    status: 401,
    title: 'An API key is needed',
    when: 'There is no `X-API-Key` header',
    remedy: 'Send your key',
  },
  'invalid-key': {
    status: 401,
    title: 'The API key is not valid',
    when: 'No such key; also a key with a typing error',
    remedy: 'Check the key',
  },
  'revoked-key': {
    status: 403,
    title: 'The API key is revoked',
    when: 'The key was revoked',
    remedy: 'Use another key',
  },
  'account-suspended': {
    status: 403,
    title: 'The account is suspended',
    when: "The operator of the service suspended the key's account",
    remedy: 'Ask the operator',
  },
  'foreign-origin': {
    status: 403,
    title: 'The page may not call this address',
    when: 'A web page of another site calls `/mcp`, by its `Origin`',
    remedy: 'Call it from a program, or ask the operator to allow the site',
  },
  'form-refused': {
    status: 403,
    title: 'The form was not accepted',
    when: 'The form of a page was sent from another site, or is out of date',
    remedy: 'Reload the page and send it again',
    pagesOnly: true,
  },
  'unknown-calculator': {
    status: 404,
    title: 'No such calculator',
    when: 'No calculator has this slug',
    remedy: 'See `suggestions`',
  },
  'no-figure': {
    status: 404,
    title: 'The calculator has no figure',
    when: 'The calculator has no figure',
    remedy: 'See `figure` of its detail: only calculators with one are drawn',
  },
  'unknown-result': {
    status: 404,
    title: 'No such result',
    when: 'No result is kept under this id: it has expired, or there never was one',
    remedy: 'Calculate it again',
  },
  'unknown-path': {
    status: 404,
    title: 'No such path',
    pageTitle: 'No such page',
    when: 'Nothing is at this path',
    remedy: 'See `/api/v1/openapi.json`',
  },
  'method-not-allowed': {
    status: 405,
    title: 'The method is not allowed here',
    when: 'The path does not answer this method',
    remedy: 'See the `Allow` header',
  },
  'length-required': {
    status: 411,
    title: 'The length of the body is needed',
    when: 'The request has a `Transfer-Encoding` that is not taken, by default any; the connection is closed',
    remedy: 'Send the body in one piece, with `Content-Length`',
  },
  'body-too-large': {
    status: 413,
    title: 'The body is too large',
    when: 'The body is over 64 KiB, or 1 MiB for a batch or a calculator whose lists take more than 1,000 values',
    remedy: 'Send less',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The body is not declared as JSON',
    when: 'The body is not declared as `application/json` in UTF-8',
    remedy: 'Set `Content-Type: application/json`',
  },
  'unsupported-encoding': {
    status: 415,
    title: 'The body is compressed',
    when: 'The body has a `Content-Encoding`',
    remedy: 'Send it uncompressed',
  },
  'idempotency-key-in-use': {
    status: 409,
    title: 'The request is under way',
    when: 'A request with the same `Idempotency-Key` has not been answered yet',
    remedy: 'Wait for its answer, or send it again after `Retry-After`',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'The Idempotency-Key is that of another request',
    when: 'The `Idempotency-Key` came with another path, query or body within 24 hours',
    remedy: 'Use a new key for each calculation',
  },
  'invalid-inputs': {
    status: 422,
    title: 'The inputs are not valid',
    when: 'The calculator does not take these inputs',
    remedy: 'See `errors`',
  },
  'no-result': {
    status: 422,
    title: 'No result exists for these inputs',
    when: 'The inputs are allowed but no result exists for them',
    remedy: 'See `detail`',
  },
  'too-much-work': {
    status: 422,
    title: 'The calculation is too much work',
    when: 'The inputs are allowed, but what is asked for takes more work than one request may: many steps, a long search',
    remedy: 'Use smaller inputs, or leave out what `detail` names, such as `steps`',
  },
  'not-reached': {
    status: 422,
    title: 'The calculation did not get its turn',
    when: 'An entry of a batch did not get its turn, as those before it took all the work that one request may',
    remedy: 'Send the entry again in another request, with fewer others',
  },
  'not-understood': {
    status: 422,
    title: 'The question cannot be answered without guessing',
    when: 'A question of `/api/v1/ask` has several readings, lacks an input, or has words or numbers that no input takes',
    remedy: 'See `detail` and `offer`, and calculate with the calculator that is meant',
  },
  'quota-exceeded': {
    status: 429,
    title: "The day's quota is used up",
    when: "The account's calculations of the UTC day are used up",
    remedy: 'Wait for `Retry-After` seconds, or change the plan',
  },
  'burst-exceeded': {
    status: 429,
    title: 'Too many requests at once',
    when: 'Too many requests at once from this key, session or address',
    remedy: 'Wait for `Retry-After` seconds',
  },
  'too-many-attempts': {
    status: 429,
    title: 'Too many attempts',
    when: 'Too many log-ins, sign-ups or mails within a short time',
    remedy: 'Wait for `Retry-After` seconds',
    pagesOnly: true,
  },
  'internal-error': {
    status: 500,
    title: 'Something went wrong on our side',
    when: 'Our fault',
    remedy: 'Report the request id',
  },
  'store-unavailable': {
    status: 503,
    title: 'The store is not available',
    when: 'The service cannot reach its data',
    remedy: 'Try again after `Retry-After` seconds',
  },
  'shutting-down': {
    status: 503,
    title: 'The service is stopping',
    when: 'The service is stopping (only `/health/ready` says so)',
    remedy: 'Ask another instance',
  },
} as const satisfies Record<string, ProblemDescription>;

export type ProblemCode = keyof typeof problems;

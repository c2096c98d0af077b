/** The endpoint for agents, as far as OpenAPI can tell of it: its messages are those of another protocol. */

const message = {
  type: 'object',
  description: 'A JSON-RPC message of the Model Context Protocol.',
  properties: {
    jsonrpc: { const: '2.0', description: 'The version of JSON-RPC.' },
    id: { type: ['string', 'integer'], description: 'Names the request; notifications have none.' },
    method: { type: 'string', description: 'The method of the protocol, such as `tools/call`.' },
    params: { type: 'object', description: 'What the method takes.' },
  },
  required: ['jsonrpc', 'method'],
};

const answer = {
  type: 'object',
  description: 'A JSON-RPC response: a result, or an error of the protocol.',
  properties: {
    jsonrpc: { const: '2.0', description: 'The version of JSON-RPC.' },
    id: { type: ['string', 'integer', 'null'], description: 'The id of the request, where it could be read.' },
    result: { type: 'object', description: 'What the method answers.' },
    error: {
      type: 'object',
      description: 'Why it answers nothing.',
      properties: {
        code: { type: 'integer', description: 'The code of the protocol.' },
        message: { type: 'string', description: 'What is wrong, in a sentence.' },
      },
      required: ['code', 'message'],
    },
  },
  required: ['jsonrpc', 'id'],
};

const REQUEST_EXAMPLE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'search_calculators', arguments: { query: 'compound interest', limit: 1 } },
};

const ANSWER_EXAMPLE = {
  jsonrpc: '2.0',
  id: 1,
  result: {
    content: [{ type: 'text', text: 'The best is compound-interest: Compound interest.' }],
    structuredContent: { matching: 1, calculators: [{ slug: 'compound-interest', title: 'Compound interest' }] },
  },
};

const REFUSED_EXAMPLE = { jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Method not found' } };

/** The operation, with what it shares with others: headers of its answers, and its problems. */
export function mcp({ answers, problems }: { readonly answers: object; readonly problems: object }): object {
  const rejected = { ...answers, content: { 'application/json': { schema: answer, example: REFUSED_EXAMPLE } } };
  return {
    operationId: 'mcp',
    summary: 'Tools for agents',
    description:
      'The Model Context Protocol over Streamable HTTP, without sessions, in its versions 2026-07-28, 2025-11-25 and 2025-06-18: ' +
      'tools to search, describe, calculate and convert units, and the page of each calculator as Markdown. Searching and ' +
      'reading need no key; each calculation that is answered counts against the quota. Refused calls of tools are results ' +
      'with `isError`, and have the same codes and pointers as problems.',
    tags: ['calculate'],
    security: [{}, { key: [] }, { bearer: [] }],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: message, example: REQUEST_EXAMPLE } },
    },
    responses: {
      200: {
        description: 'The response to a request.',
        ...answers,
        content: { 'application/json': { schema: answer, example: ANSWER_EXAMPLE } },
      },
      202: { description: 'A notification was taken.', ...answers },
      ...withJsonRpc(problems as Record<string, { description: string; content?: object }>, rejected),
    },
  };
}

/** What the protocol itself refuses comes as JSON-RPC: a malformed message, a version or a method that is not known. */
function withJsonRpc(
  problems: Readonly<Record<string, { readonly description: string; readonly content?: object }>>,
  rejected: { readonly content: object },
): object {
  const { 400: malformed, ...others } = problems;
  return {
    ...others,
    400: {
      ...rejected,
      ...malformed,
      description: `${malformed?.description ?? ''} Or a message that the protocol refuses, as JSON-RPC.`.trim(),
      content: { ...malformed?.content, ...rejected.content },
    },
    404: { ...rejected, description: 'A method that is not known, as JSON-RPC.' },
  };
}

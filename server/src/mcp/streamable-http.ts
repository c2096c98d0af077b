/**
 * The protocol's Streamable HTTP over the SDK's web-standard transports, without sessions: each POST is answered by a server
 * of its own with one JSON body, so that any process of any machine can answer it.
 */
import {
  createMcpHandler,
  isLegacyRequest,
  type McpRequestContext,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { Desk } from './desk.js';
import { createMcpServer } from './server.js';

/** Headers of the protocol's own that its transports look at. */
export const PROTOCOL_HEADERS = ['mcp-protocol-version', 'mcp-method', 'mcp-name'] as const;
/** It is answered with JSON whatever else the client takes, as every client of the protocol takes it. */
const JSON_OF_PROTOCOL = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const ADDRESS = 'http://mcp.invalid/mcp';

export interface ProtocolAnswer {
  readonly status: number;
  /** JSON, or nothing. */
  readonly body: string;
}

/** The SDK hands on who asks, and nothing else: the desk goes with that. */
function deskOf({ authInfo }: Pick<McpRequestContext, 'authInfo'>): Desk {
  return authInfo?.extra?.desk as Desk;
}

/** The revision of 2026-07-28, in which each request says who asks and in which version. */
const modern = createMcpHandler((context) => createMcpServer(deskOf(context)), { legacy: 'reject' });

/**
 * The answer to one message.
 * @param headers Those of `PROTOCOL_HEADERS` that were sent.
 * @param message The parsed body, not an array.
 */
export async function answerMessage(
  desk: Desk,
  headers: Readonly<Record<string, string>>,
  message: unknown,
): Promise<ProtocolAnswer> {
  const request = new Request(ADDRESS, { method: 'POST', headers: { ...headers, ...JSON_OF_PROTOCOL } });
  const response = (await isLegacyRequest(request, message))
    ? await answerLegacy(desk, request, message)
    : await modern.fetch(request, {
        authInfo: { token: '', clientId: '', scopes: [], extra: { desk } },
        parsedBody: message,
      });
  return { status: response.status, body: await response.text() };
}

/** The revisions of 2025 begin with a handshake, which a server without sessions answers anew each time. */
async function answerLegacy(desk: Desk, request: Request, message: unknown): Promise<Response> {
  const server = createMcpServer(desk);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}

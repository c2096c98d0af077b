/** An agent for tests: the official client, connected to a running service or to a command. */
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

export const VERSIONS = ['2026-07-28', '2025-11-25', '2025-06-18'] as const;
export type Version = (typeof VERSIONS)[number];

const INFO = { name: 'test-agent', version: '1.0.0' };

/** A client that speaks one version and no other. */
export function clientOf(version: Version): Client {
  if (version === '2026-07-28') return new Client(INFO, { versionNegotiation: { mode: { pin: version } } });
  return new Client(INFO, { supportedProtocolVersions: [version] });
}

export async function connect(
  url: string,
  version: Version = '2026-07-28',
  headers: Readonly<Record<string, string>> = {},
): Promise<Client> {
  const client = clientOf(version);
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }));
  return client;
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into it freely
type Anything = any;

export interface Called {
  /** What the model reads first. */
  readonly text: string;
  /** Structured content, or the refusal. */
  readonly data: Anything;
  readonly isError: boolean;
}

/** Calls a tool; what the client itself checks against the schemas has passed. */
export async function call(client: Client, name: string, args: Record<string, unknown>): Promise<Called> {
  const result = (await client.callTool({ name, arguments: args })) as CallToolResult;
  const [first, second] = result.content;
  if (first?.type !== 'text' || second?.type !== 'text') throw new Error('Texts were expected.');
  const data = JSON.parse(second.text) as Anything;
  if (result.structuredContent !== undefined && JSON.stringify(result.structuredContent) !== second.text)
    throw new Error('The text is not the structured content.');
  return { text: first.text, data, isError: result.isError === true };
}

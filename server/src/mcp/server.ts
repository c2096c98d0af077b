/** One server of the Model Context Protocol for one request, or for one connection: it keeps nothing. */
import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError, Server } from '@modelcontextprotocol/server';
import { HOUR_MS } from '../clock.js';
import type { Desk } from './desk.js';
import { refusalOf, refusalText } from './refusals.js';
import { completeSlug, listResources, MARKDOWN, RESOURCE_TEMPLATE, readResource } from './resources.js';
import type { Tool } from './tool.js';
import { INSTRUCTIONS, tools } from './tools.js';

const INFO = { name: 'reckoner', title: 'Reckoner', version: '1.0.0' };
/** The same for everybody, and only a new version of the service has others. */
const LASTING = { ttlMs: HOUR_MS, cacheScope: 'public' } as const;
const CACHE_HINTS = {
  'server/discover': LASTING,
  'tools/list': LASTING,
  'resources/list': LASTING,
  'resources/templates/list': LASTING,
  'resources/read': LASTING,
};
const ANNOTATIONS = { readOnlyHint: true, idempotentHint: true, destructiveHint: false, openWorldHint: false };

const listed = tools.map(({ name, title, description, inputSchema, outputSchema }) => ({
  ...{ name, title, description, inputSchema, outputSchema },
  annotations: { title, ...ANNOTATIONS },
}));
const byName = new Map(tools.map((tool) => [tool.name, tool]));

/** Nothing is asked of clients, so that nothing of theirs is validated: making a validator takes longer than a call. */
const NO_VALIDATOR = {
  getValidator(): never {
    throw new Error('This server asks nothing of its clients.');
  },
};

export function createMcpServer(desk: Desk): Server {
  const server = new Server(INFO, {
    capabilities: { tools: {}, resources: {}, completions: {} },
    instructions: INSTRUCTIONS,
    cacheHints: CACHE_HINTS,
    jsonSchemaValidator: NO_VALIDATOR,
  });
  server.setRequestHandler('tools/list', () => ({ tools: listed }));
  server.setRequestHandler('tools/call', ({ params }) => {
    const tool = byName.get(params.name);
    if (tool === undefined) throw unknownTool(params.name);
    return call(desk, tool, params.arguments ?? {});
  });
  server.setRequestHandler('resources/list', ({ params }) => {
    const list = desk.look(1, () => listResources(desk, params?.cursor));
    if (list === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'No list goes on at this cursor.');
    return list;
  });
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [RESOURCE_TEMPLATE] }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const text = await readResource(desk, uri);
    if (text === undefined) throw new ResourceNotFoundError(uri);
    return { contents: [{ uri, mimeType: MARKDOWN, text }] };
  });
  server.setRequestHandler('completion/complete', ({ params: { argument } }) => ({
    completion: desk.look(1, () => completeSlug(desk, argument.value)),
  }));
  return server;
}

function unknownTool(name: string): ProtocolError {
  const names = tools.map((tool) => tool.name).join(', ');
  return new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `There is no tool “${name.slice(0, 60)}”. There are: ${names}.`,
  );
}

/** For clients that know nothing of structured content the data is text, too. */
const FOR_MODELS = { audience: ['assistant' as const] };

async function call(desk: Desk, tool: Tool, given: unknown) {
  try {
    const { sentence, content } = await tool.run(desk, given);
    desk.called(tool.name, 'answered');
    return {
      content: [
        { type: 'text' as const, text: sentence },
        { type: 'text' as const, text: JSON.stringify(content), annotations: FOR_MODELS },
      ],
      structuredContent: content,
    };
  } catch (error) {
    const refusal = refusalOf(desk, error);
    desk.called(tool.name, 'refused');
    // Without structured content: that would have to follow the schema of answers.
    return {
      content: [
        { type: 'text' as const, text: refusalText(refusal) },
        { type: 'text' as const, text: JSON.stringify(refusal), annotations: FOR_MODELS },
      ],
      isError: true,
    };
  }
}

/** The protocol over standard input and output, in this process: for agents on one's own machine. */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { type LocalDeskOptions, localDesk } from './local-desk.js';
import { createMcpServer } from './server.js';

/** Serves until the input ends. Standard output belongs to the protocol: nothing else may be written there. */
export async function serveOverStdio(options: LocalDeskOptions): Promise<void> {
  const desk = localDesk(options);
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
  });
  const connection = serveStdio(() => createMcpServer(desk), {
    onerror: (error) => process.stderr.write(`${error.message}\n`),
  });
  await ended;
  await connection.close();
}

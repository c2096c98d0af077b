/** A way to a service on which the answer to every first attempt at something is lost, after the service has given it. */
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LossyService {
  readonly url: string;
  /** Of each attempt, in order. */
  readonly headers: readonly IncomingHttpHeaders[];
  close(): Promise<void>;
}

/** @param lose Whether the answer to an attempt is lost, by how many of the same path and body came before. */
export async function lossyService(port: number, lose = (before: number) => before === 0): Promise<LossyService> {
  const headers: IncomingHttpHeaders[] = [];
  const attempts = new Map<string, number>();
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks as unknown as Uint8Array[]);
    headers.push(incoming.headers);
    const name = `${incoming.url} ${body}`;
    const before = attempts.get(name) ?? 0;
    attempts.set(name, before + 1);
    const { method, url: path } = incoming;
    const further = request({ port, host: '127.0.0.1', method, path, headers: incoming.headers }, (answer) => {
      if (lose(before)) {
        answer.resume().on('end', () => incoming.socket.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    further.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

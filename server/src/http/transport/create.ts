/** The one place that knows of both transports. Only the one that is chosen is loaded. */
import type { Transport, TransportName, TransportOptions } from './transport.js';

/** @throws Error where this Node cannot have the one that is named. */
export async function transports(name: TransportName): Promise<(options: TransportOptions) => Transport> {
  if (name === 'node') {
    const [{ NodeTransport }, { assertStrictParser }] = await Promise.all([
      import('./node/server.js'),
      import('./node/parser.js'),
    ]);
    assertStrictParser();
    return (options) => new NodeTransport(options);
  }
  const { HyperExpressTransport } = await import('./hyper-express.js');
  return (options) => new HyperExpressTransport(options);
}

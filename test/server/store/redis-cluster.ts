/** A cluster of Redis servers for tests. */
import { expect, vi } from 'vitest';
import { freePort } from '../harness.js';
import { RedisServer } from './redis-server.js';

const SLOTS = 16_384;

/** Three nodes with a third of the slots each. */
export async function startCluster(): Promise<RedisServer[]> {
  const busPorts = [await freePort(), await freePort(), await freePort()];
  const nodes = await Promise.all(
    busPorts.map((port) =>
      RedisServer.start(
        `--appendonly yes --cluster-enabled yes --cluster-node-timeout 2000 --cluster-port ${port}`.split(' '),
      ),
    ),
  );
  for (const [index, node] of nodes.entries()) {
    const [from, to] = [index, index + 1].map((third) => Math.floor((SLOTS * third) / nodes.length));
    await node.ask(`CLUSTER ADDSLOTSRANGE ${from} ${to! - 1}`);
    await node.ask(`CLUSTER SET-CONFIG-EPOCH ${index + 1}`);
    if (index > 0) await nodes[0]!.ask(`CLUSTER MEET 127.0.0.1 ${node.port} ${busPorts[index]}`);
  }
  const isWhole = async (node: RedisServer) => expect(await node.ask('CLUSTER INFO')).toMatch(/cluster_state:ok/);
  for (const node of nodes) await vi.waitFor(() => isWhole(node), { timeout: 60_000 });
  return nodes;
}

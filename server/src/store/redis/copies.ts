/** Waits until replicas have what was written, where that is wanted: on a connection of its own, which such a wait blocks. */
import { Cluster, type Redis } from 'ioredis';
import { StoreTrouble } from '../trouble.js';

export interface CopiesWanted {
  /** How many replicas must have a change of an account or a key before it counts as made; 0: none. */
  readonly replicas: number;
  /** For so long at most. */
  readonly waitMs: number;
}

export const NO_COPIES: CopiesWanted = { replicas: 0, waitMs: 0 };

/** @throws StoreTrouble where too few replicas have what was written on this connection before. */
export async function awaitCopies(client: Redis | Cluster, { replicas, waitMs }: CopiesWanted): Promise<void> {
  // Primaries of a cluster to which nothing was written answer at once.
  const primaries = client instanceof Cluster ? client.nodes('master') : [client];
  const counts = await Promise.all(primaries.map((one) => one.wait(replicas, waitMs)));
  const least = Math.min(...counts);
  if (least >= replicas) return;
  throw new StoreTrouble(
    `The server of STORE_URL made a change, but ${least} of the ${replicas} replicas that STORE_WAIT_REPLICAS asks for had ` +
      `it within ${waitMs} ms: it may be lost if that server fails now.`,
  );
}

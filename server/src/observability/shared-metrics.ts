/** Metrics of all workers together: a scrape reaches one of them, which asks the supervisor for the sum. */
import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { tellSupervisor, tellWorker } from '../processes/messages.js';

const ASK = 'reckoner:metrics?';
const TOLD = 'reckoner:metrics';
const LONGEST_WAIT_MS = 6000;

interface Told {
  readonly type: typeof TOLD;
  readonly text?: string;
}

/** In the supervisor: answers workers that ask. */
export function sumMetrics(): void {
  const aggregator = new AggregatorRegistry();
  cluster.on('message', (worker, message) => {
    if (message?.type !== ASK) return;
    const tell = (told: Told) => tellWorker(worker, told);
    aggregator.clusterMetrics().then(
      (text) => tell({ type: TOLD, text }),
      () => tell({ type: TOLD }),
    );
  });
}

/** In a worker: makes its metrics part of the sum. Returns how to get that; it rejects when the supervisor has no answer. */
export function shareMetrics(registry: Registry): () => Promise<string> {
  // Listens for the supervisor's questions.
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries([registry]);
  return () =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => finish(), LONGEST_WAIT_MS);
      const hear = (message: unknown) => {
        if ((message as Partial<Told> | null)?.type === TOLD) finish((message as Told).text);
      };
      const finish = (text?: string) => {
        clearTimeout(timer);
        process.off('message', hear);
        if (text === undefined) reject(new Error('The metrics of all workers could not be had.'));
        else resolve(text);
      };
      process.on('message', hear);
      void tellSupervisor({ type: ASK });
    });
}

/** How long the slowest answer in a hundred takes when all of a processor is asked for: Reckoner beside its peers. */

import { type Measurement, median } from './harness/measurement.js';
import { cases, firstNumber, numbersPerLoad, path, warmUpAnswers } from './http.js';
import { connections, type Generator } from './load/load.js';
import { loadInTurn } from './load/side-by-side.js';
import { type Peer, peerTitles, withServers } from './peers/servers.js';

const MANY = 128;
const peers: readonly Peer[] = ['uws', 'fastify-mathjs'];

export async function measureLatency(generator: Generator, rounds: number): Promise<Measurement[]> {
  const bodies = cases.map(({ body }) => body.replace('{n}', String(firstNumber)));
  return withServers({ peers, onNode: false, bodies }, async ({ services, headers }) => {
    const measurements: Measurement[] = [];
    let loads = 0;
    for (const { name, title, body } of cases)
      for (const count of [connections, MANY]) {
        const begun = loads;
        const samples = await loadInTurn(generator, services, { rounds, warmUpAnswers }, (load, server) => {
          loads = Math.max(loads, begun + load + 1);
          const first = firstNumber + (begun + load) * numbersPerLoad;
          return { path, body, seconds: 2, headers: headers(server), connections: count, first };
        });
        const own = median(samples.reckoner.map(({ p99 }) => p99));
        for (const peer of peers) {
          const others = median(samples[peer].map(({ p99 }) => p99));
          measurements.push({
            id: `latency/${name}/${count}/${peer}`,
            title: `${title}: p99 on ${count} connections, of ${peerTitles[peer]} against Reckoner's`,
            value: others / own,
            unit: '×',
            better: 'higher',
            detail: `${own.toFixed(1)} ms; ${peerTitles[peer]} ${others.toFixed(1)} ms`,
          });
        }
      }
    return measurements;
  });
}

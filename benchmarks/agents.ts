/** A call of a tool over the Model Context Protocol beside the same calculation over REST, in turn, one at a time. */
import { type Measurement, median } from './harness/measurement.js';
import { processorSeconds, waitUntilReady } from './harness/processes.js';
import { startReckoner } from './peers/reckoner.js';

const VERSION = '2026-07-28';
/** Rounds in which code is loaded and optimized. */
const WARM_UP = 5;

interface Sent {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** No other has these inputs, so that nothing is answered from the cache. */
function calculation(number: number) {
  return {
    calculator: 'compound-interest',
    inputs: { principal: 1000 + number / 100, rate: 5, years: 10, frequency: 'monthly' },
  };
}

function overRest(number: number): Sent {
  return { path: '/api/v1/calculate', headers: {}, body: JSON.stringify(calculation(number)) };
}

function overMcp(number: number): Sent {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': VERSION,
    'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const params = { name: 'calculate', arguments: calculation(number), _meta: meta };
  return {
    path: '/mcp',
    headers: {
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': VERSION,
      'mcp-method': 'tools/call',
      'mcp-name': 'calculate',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: number, method: 'tools/call', params }),
  };
}

const CALLS = 50;

/** @param rounds of as many calls of each kind, in turn */
export async function measureAgents(rounds: number): Promise<Measurement[]> {
  const reckoner = await startReckoner();
  try {
    await waitUntilReady(reckoner, '/health/ready', 30);
    const common = { 'content-type': 'application/json', 'x-api-key': reckoner.apiKey };
    const ask = async ({ path, headers, body }: Sent): Promise<void> => {
      const init = { method: 'POST', headers: { ...common, ...headers }, body };
      const answer = await fetch(`http://127.0.0.1:${reckoner.port}${path}`, init);
      const text = await answer.text();
      if (answer.status !== 200 || text.includes('"isError":true')) throw new Error(`${path} answered ${text}`);
    };
    let number = 0;
    /** Processor time of the server for each of some calls, in milliseconds; NaN where the system does not tell. */
    const round = async (sent: (number: number) => Sent): Promise<number> => {
      const before = processorSeconds(reckoner.pid) ?? Number.NaN;
      for (let call = 0; call < CALLS; call++) await ask(sent(number++));
      return (((processorSeconds(reckoner.pid) ?? Number.NaN) - before) * 1000) / CALLS;
    };
    const times = { rest: [] as number[], mcp: [] as number[] };
    for (let count = -WARM_UP; count < rounds; count++) {
      const [rest, mcp] = [await round(overRest), await round(overMcp)];
      if (count < 0) continue;
      times.rest.push(rest);
      times.mcp.push(mcp);
    }
    const [rest, mcp] = [median(times.rest), median(times.mcp)];
    return [
      {
        id: 'agents/call',
        title: "A call of the tool calculate: the server's processor time",
        value: mcp,
        unit: 'ms',
        better: 'lower',
        detail: `median of ${rounds} rounds of ${CALLS}, none of them cached; over REST ${rest.toFixed(2)} ms`,
      },
    ];
  } finally {
    await reckoner.stop();
  }
}

/** Which Node runs the service: the one that comes along, or with HTTP_TRANSPORT=node the machine's own. */
import { readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ownNode } from '../../server/tool/own-node.mjs';
import { ask, freePort, temporaryDirectory } from './harness.js';
import { startProcess } from './process.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const packaged = `${ROOT}node_modules/node/bin/node`;
const later = `${ROOT}test/node-24/node_modules/node/bin/node`;

describe('the Node of the service', () => {
  it.each([
    ['node', later, packaged, later],
    ['node', packaged, packaged, undefined],
    ['node', later, later, undefined],
    ['node', '/nowhere/node', packaged, undefined],
    ['node', undefined, packaged, undefined],
    ['hyper-express', later, packaged, undefined],
    [undefined, later, packaged, undefined],
  ])('with the transport %s, npm on %s and itself on %s is another one: %s', (transport, npm, current, own) => {
    expect(ownNode({ HTTP_TRANSPORT: transport, npm_node_execpath: npm }, current)).toBe(own);
  });

  it.each([
    ['node', 'v24.', false],
    ['hyper-express', 'v20.', true],
  ])(
    'with the transport %s under npm on a later Node is %s; uWebSockets.js is there: %s',
    async (transport, version, isThere) => {
      const directory = temporaryDirectory();
      const port = await freePort();
      const PATH = `${dirname(packaged)}:${process.env.PATH}`;
      const running = await startProcess(
        {
          PATH,
          npm_node_execpath: later,
          HTTP_TRANSPORT: transport,
          PORT: String(port),
          HOST: '127.0.0.1',
          DATA_DIR: directory,
        },
        packaged,
      );
      try {
        expect((await ask(`http://127.0.0.1:${port}/metrics`)).text).toContain(
          `nodejs_version_info{version="${version}`,
        );
        const pid = /"pid":(\d+),"worker":"0"/.exec(running.output())![1]!;
        expect(readFileSync(`/proc/${pid}/maps`, 'utf8').includes('uws_')).toBe(isThere);
      } finally {
        expect(await running.stop()).toBe(0);
        rmSync(directory, { recursive: true, force: true });
      }
    },
  );
});

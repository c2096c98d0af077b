/**
 * `npm run test-later-node`: what the transport could get wrong, with HTTP_TRANSPORT=node and on Node 24. All of
 * `test/server` can be run so, with the names of files after `--`.
 */
import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.js';

const files = [
  'http/*',
  'api/{batch,calculate,calculate-csv,catalogue,hostile-bodies,keys,operations,quota,results}',
  'web/{docs,security}',
  'web/pages/{calculator,home}',
  'dashboard/{download,journey,keys,pages}',
  'mcp/endpoint',
  'processes/stops',
  'own-node',
];

export default mergeConfig(
  { ...base, test: { ...base.test, projects: undefined } },
  defineConfig({
    test: {
      include: files.map((name) => `test/server/${name}.test.{ts,tsx}`),
      exclude: ['**/node_modules/**', 'test/server/http/hyper-express.test.ts'],
      env: { RECKONER_TEST_TRANSPORT: 'node' },
      // None of them changes what others see: to start a process for each takes longer than most of them.
      isolate: false,
    },
  }),
);

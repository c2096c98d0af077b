/** `npm run torture`: the long forms of the tests that end, kill, fill and starve the service. */
import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.js';

export default mergeConfig(
  // Nothing ends them early: some run for hours.
  { ...base, test: { ...base.test, projects: undefined, reporters: ['default'] } },
  defineConfig({
    test: {
      include: ['test/torture/**/*.test.ts'],
      exclude: ['**/node_modules/**'],
      testTimeout: 60 * 60_000,
      // They measure and load the whole machine: one at a time.
      fileParallelism: false,
    },
  }),
);

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'test/fixtures/**', 'test/torture/**'],
    // Far above what any test takes on a busy machine: only what hangs is to fail by it.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
    reporters: ['default', './test/browser/retried.ts', './test/overdue.ts'],
    pool: 'forks',
    // By default a core is left idle.
    maxWorkers: '100%',
    // Code generation imports what it bundled, and that imports the engine's TypeScript.
    execArgv: ['--import', 'tsx'],
    // Built for browsers: Node loads them as they are.
    server: { deps: { external: [/\/assets\/[\w-]+\.js$/] } },
  },
});

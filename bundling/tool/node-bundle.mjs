/** How everything that runs in Node is bundled: for the Node that comes with the project, one file for what several share. */
export const NODE_BUNDLE = {
  bundle: true,
  // Names stay: errors and traces tell them.
  minifyWhitespace: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'error',
  // What is bundled may have been written for `require`.
  banner: {
    js: "import { createRequire as $createRequire } from 'node:module'; const require = $createRequire(import.meta.url);",
  },
};

/** Decimals for browsers without circular and hyperbolic functions, which hardly any formula on them calls. */
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { ENGINE } from './sources.js';

const TRIGONOMETRY = join(ENGINE, 'arithmetic', 'decimal-trigonometry.ts');

export const withoutTrigonometry: Plugin = {
  name: 'without-trigonometry',
  setup(bundle) {
    bundle.onLoad({ filter: /[\\/]decimal-trigonometry\.ts$/ }, ({ path }) =>
      path === TRIGONOMETRY ? { contents: 'export const trigonometry = {};', loader: 'js' } : undefined,
    );
  },
};

#!/usr/bin/env node
/** Runs the program as it was compiled, or from its sources where those are all there is. */
import { existsSync } from 'node:fs';

const compiled = new URL('dist/main.js', import.meta.url);
const isCompiled = existsSync(compiled);
if (!isCompiled) (await import('tsx/esm/api')).register();
const { main } = await import((isCompiled ? compiled : new URL('src/main.ts', import.meta.url)).href);
process.exitCode = await main(process.argv.slice(2));

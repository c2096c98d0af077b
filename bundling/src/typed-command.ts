/** How a command is typed: by the scripts of this project among its sources, by the package `reckoner` where it is installed. */
import { existsSync } from 'node:fs';

/** It stands beside the compiled files of the package, and nowhere else; see `scripts/pack/`. */
const isInstalled = existsSync(new URL('../packed.json', import.meta.url));

const SCRIPTS: Readonly<Record<string, string>> = { generate: 'codegen', assets: 'assets' };

/** `typedCommand('admin store restore FILE')`, to be told to whoever has to run it. */
export function typedCommand(command: string): string {
  const [name = '', ...rest] = command.split(' ');
  if (isInstalled) return `npx reckoner ${[name === 'assets' ? 'generate' : name, ...rest].join(' ')}`;
  if (name === 'start') return 'npm start';
  return ['npm run', SCRIPTS[name] ?? name, ...(rest.length > 0 ? ['--', ...rest] : [])].join(' ');
}

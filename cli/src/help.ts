/** What the command line says of itself. */
import { nearest } from '@reckoner/engine/calculate/read/suggest';
import { commands } from './commands.js';

const WIDTH = 40;

export function overview(): string {
  const lines = Object.values(commands)
    .filter(({ isHidden }) => !isHidden)
    .map(({ usage, summary }) => `  reckoner ${usage.padEnd(WIDTH)} ${summary}`);
  return `Usage:\n${lines.join('\n')}\n\nreckoner <command> --help tells more of one. The guide is in CONTRIBUTING.md of the project.\n`;
}

export function helpOf(name: string): string {
  const { usage, help } = commands[name]!;
  return `Usage: reckoner ${usage}\n\n${help}\n`;
}

export function unknownCommand(name: string): string {
  const near = nearest(name, Object.keys(commands));
  const hint = near === undefined ? 'reckoner --help lists all.' : `Did you mean "${near}"?`;
  return `There is no command "${name}". ${hint}\n`;
}

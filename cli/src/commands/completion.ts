/** `reckoner completion`: the script by which a shell completes what is typed. */
import type { Run } from '../commands.js';
import { completionScripts } from '../completion/scripts.js';

export const run: Run = async ({ words }) => {
  const [shell = ''] = words;
  const script = Object.hasOwn(completionScripts, shell) ? completionScripts[shell] : undefined;
  if (script === undefined) {
    process.stderr.write(
      `There is no completion for "${shell}": choose ${Object.keys(completionScripts).join(', ')}.\n`,
    );
    return 2;
  }
  process.stdout.write(script);
  return 0;
};

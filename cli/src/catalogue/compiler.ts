/** How scripts are compiled: whoever starts the command line may have what was compiled before. */
import { Script } from 'node:vm';

/** @param name Of the script, by which it is found again. */
export type Compile = (text: string, filename: string, name: string) => Script;

export let compile: Compile = (text, filename) => new Script(text, { filename });

export function compileWith(given: Compile): void {
  compile = given;
}

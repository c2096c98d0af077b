/** A terminal in which the tests type: what is printed, what is complained of, and how a command ends. */
import { afterEach, beforeEach, vi } from 'vitest';
import { main } from '../../cli/src/main.js';

export interface Terminal {
  /** On standard output and standard error since it was last emptied. */
  printed: string;
  complained: string;
  /** The exit code. */
  run(...words: string[]): Promise<unknown>;
}

/** For the tests of a file; each begins with nothing printed. @param folder Where a test's commands are typed. */
export function terminal(folder: () => string): Terminal {
  const one: Terminal = {
    printed: '',
    complained: '',
    async run(...words) {
      process.exitCode = undefined;
      await main(words);
      const code = process.exitCode;
      process.exitCode = undefined;
      return code;
    },
  };
  beforeEach(() => {
    one.printed = '';
    one.complained = '';
    vi.spyOn(process, 'cwd').mockReturnValue(folder());
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      one.printed += text;
      return true;
    });
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      one.complained += text;
      return true;
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  return one;
}

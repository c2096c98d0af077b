/** Runs a command line: what its user can mend is told in a sentence, without the stack of a fault of ours. */

export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** @param code 1: not possible, 2: not understood. */
  constructor(
    message: string,
    readonly code: 1 | 2 = 1,
  ) {
    super(message);
  }
}

/** What the system says of files, ports and programs: `EACCES: permission denied, open '…'` is a sentence already. */
function isOfSystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

/** Sets the exit code when the command fails. */
export async function runCommandLine(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof CommandError || isOfSystem(error))) throw error;
    process.stderr.write(`${error.message.trimEnd()}\n`);
    process.exitCode = error instanceof CommandError ? error.code : 1;
  }
}

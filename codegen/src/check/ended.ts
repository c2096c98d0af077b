/** Modules in which the process that ran them had to be ended, or ended by itself. */

import type { CalculatorFile, ModuleFile } from '@reckoner/bundling/scan';

export type EndedBy = 'time' | 'memory' | 'itself';

/** Plain data: it is sent between processes. */
export interface Ended {
  /** Absolute. */
  readonly path: string;
  readonly display: string;
  /** The line that ran; absent where the calculator was being tried. */
  readonly line?: number;
  readonly by: EndedBy;
  /** What was thrown where nothing caught it. */
  readonly message?: string;
}

const AT_LOAD: Readonly<Record<EndedBy, string>> = {
  time: 'This runs without end when the file is loaded.',
  memory: 'This takes more memory than there is when the file is loaded.',
  itself: 'This ends the program when the file is loaded.',
};
const TRIED: Readonly<Record<EndedBy, string>> = {
  time: 'The calculator runs without end on its examples, or on samples within its bounds.',
  memory: 'The calculator takes more memory than there is on its examples, or on samples within its bounds.',
  itself: 'The calculator ends the program on its examples, or on samples within its bounds.',
};

/** What is wrong, and what to do. */
export function sayEnded({ by, line, message }: Ended): [message: string, mend: string] {
  if (message !== undefined) {
    const what = `The calculator breaks what runs it: ${message.trim().split('\n').at(-1)!.replace(/\.$/, '')}.`;
    return [what, 'Change nothing but what the calculator itself makes.'];
  }
  if (line === undefined) return [TRIED[by], 'Bound the number of steps of every loop, and what is kept in it.'];
  return [
    AT_LOAD[by],
    'What stands outside of functions runs at load: declare constants there, and compute in the formula, in a bounded number of steps.',
  ];
}

/** Every module that these files load, in the order by which a process names them. */
export function modulesOf(files: readonly CalculatorFile[]): ModuleFile[] {
  return [...new Map(files.flatMap((file) => [file, ...file.shared]).map((one) => [one.path, one])).values()];
}

/** A step from one contract of authors to the next, as edits of what they wrote. */
import type { DefinitionSource } from '@reckoner/bundling/definition-source';

/** Replaces the text between two offsets. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A parsed package.json. */
export type Manifest = Readonly<Record<string, unknown>>;

/** What is right already stays as it is, so that a migration may run twice. */
export interface Migration {
  /** The contract that the plugin keeps afterwards; before, it kept the one below. */
  readonly to: number;
  readonly manifest: (manifest: Manifest) => Manifest;
  /** Edits of a calculator's file that do not overlap. */
  readonly calculator: (source: DefinitionSource) => readonly Edit[];
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  const backwards = [...edits].sort((one, other) => other.start - one.start);
  return backwards.reduce((before, { start, end, text: by }) => before.slice(0, start) + by + before.slice(end), text);
}

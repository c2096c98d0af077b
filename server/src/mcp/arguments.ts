/** Reads the arguments of tools; what is wrong with them is told as of a request's body, with pointers into them. */

import { nearest } from '@reckoner/engine/calculate/read/suggest';
import { unknownNames } from '@reckoner/engine/calculate/read/unknown-names';
import type { Issue } from '@reckoner/engine/calculate/types';
import * as v from 'valibot';
import { isUnknownName } from '../calculations/request.js';
import { Problem } from '../http/problem.js';

type Arguments = v.StrictObjectSchema<v.ObjectEntries, undefined>;

/**
 * The arguments of a tool.
 * @throws Problem `invalid-body` with all issues at once
 */
export function readArguments<S extends Arguments>(schema: S, given: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  const names = Object.keys(schema.entries);
  const issues = parsed.issues.filter((issue) => !isUnknownName(issue)).map(issueOf);
  // valibot tells the first one alone.
  const unknown = unknownNames(Object(given), names).map((name) => unknownArgument(name, names));
  throw invalidArguments([...unknown, ...issues]);
}

export function invalidArguments(issues: readonly Issue[]): Problem {
  return new Problem('invalid-body', issues.map(({ message }) => message).join(' '), { errors: issues });
}

function issueOf(issue: v.BaseIssue<unknown>): Issue {
  const path = (issue.path ?? []).map(({ key }) => String(key));
  const [name = ''] = path;
  const pointer = pointerTo(path);
  if (issue.input === undefined && path.length === 1)
    return { pointer, code: 'missing', message: `\`${name}\` is missing.` };
  return { pointer, code: 'invalid-field', message: issue.message };
}

const LONGEST_SHOWN = 60;

function unknownArgument(name: string, names: readonly string[]): Issue {
  const shown = name.length > LONGEST_SHOWN ? `${name.slice(0, LONGEST_SHOWN)}…` : name;
  const suggestion = nearest(name, names);
  const hint = suggestion === undefined ? '' : ` Did you mean \`${suggestion}\`?`;
  return {
    pointer: pointerTo([name]),
    code: 'unknown-field',
    message: `\`${shown}\` is not an argument of this tool.${hint}`,
    allowed: names,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

/** A JSON pointer (RFC 6901). */
export function pointerTo(path: readonly (string | number)[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

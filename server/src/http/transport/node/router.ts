/** Finds how a path is answered. */
import type { Answer, Method } from '../transport.js';

export interface Found {
  readonly answer: Answer;
  readonly pathParameters: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly parts: readonly string[];
  readonly answer: Answer;
}

const NO_PARAMETERS: Readonly<Record<string, string>> = {};

/** The paths of one method. */
class Table {
  readonly #exact = new Map<string, Found>();
  /** By how many parts they have. */
  readonly #patterns = new Map<number, Pattern[]>();

  add(path: string, answer: Answer): void {
    if (!path.includes(':')) {
      this.#exact.set(path, { answer, pathParameters: NO_PARAMETERS });
      return;
    }
    const parts = path.split('/');
    const same = this.#patterns.get(parts.length) ?? [];
    this.#patterns.set(parts.length, [...same, { parts, answer }]);
  }

  find(path: string): Found | undefined {
    const exact = this.#exact.get(path);
    if (exact !== undefined) return exact;
    const parts = path.split('/');
    for (const pattern of this.#patterns.get(parts.length) ?? []) {
      const pathParameters = parametersOf(pattern.parts, parts);
      if (pathParameters !== undefined) return { answer: pattern.answer, pathParameters };
    }
    return undefined;
  }
}

/** Undefined where they do not match. */
function parametersOf(
  pattern: readonly string[],
  parts: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const parameters: Record<string, string> = {};
  for (const [index, wanted] of pattern.entries()) {
    const part = parts[index]!;
    if (!wanted.startsWith(':')) {
      if (part !== wanted) return undefined;
    } else if (part === '') return undefined;
    else parameters[wanted.slice(1)] = part;
  }
  return parameters;
}

export class Router {
  readonly #tables = new Map<string, Table>();
  readonly #others = new Table();
  #otherwise: Found | undefined;

  add(method: Method | 'others', path: string, answer: Answer): void {
    this.#tableOf(method).add(path, answer);
  }

  addElse(answer: Answer): void {
    this.#otherwise = { answer, pathParameters: NO_PARAMETERS };
  }

  find(method: string, path: string): Found | undefined {
    return this.#tables.get(method)?.find(path) ?? this.#others.find(path) ?? this.#otherwise;
  }

  #tableOf(method: Method | 'others'): Table {
    if (method === 'others') return this.#others;
    const table = this.#tables.get(method) ?? new Table();
    this.#tables.set(method, table);
    return table;
  }
}

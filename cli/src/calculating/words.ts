/** Inputs as they are typed: `rate=5%`, `flows=[{"amount": 3}]`, and `@inputs.json` for a file of them. */
import { readFileSync } from 'node:fs';

const NAMED = /^([A-Za-z_$][\w$]*)=([\s\S]*)$/;

/** Standard input. */
const STDIN = '-';

/** What only JSON can say: records, lists of texts with commas. Everything else the calculator's own readers read. */
function readValue(name: string, text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    // Matrices may be written as [1, 2; 3, 4], and a JSON of ours would say less of what is wrong.
    if (/^\s*\{|"/.test(text))
      throw new RangeError(`${name} looks like JSON and is none: quote names and texts, as in '${name}=[{"a": 1}]'.`);
    return text;
  }
}

function inputsIn(file: string): Readonly<Record<string, unknown>> {
  const text = readFileSync(file === STDIN ? process.stdin.fd : file, 'utf8');
  const where = file === STDIN ? 'What was sent to the command' : file;
  let inputs: unknown;
  try {
    inputs = JSON.parse(text);
  } catch (error) {
    throw new RangeError(`${where} is no JSON: ${(error as Error).message}`);
  }
  if (typeof inputs === 'object' && inputs !== null && !Array.isArray(inputs)) return inputs as Record<string, unknown>;
  throw new RangeError(`${where} must be an object of input names and values, such as { "principal": 1000 }.`);
}

/**
 * The inputs that the words after the slug say; later ones win.
 * @throws RangeError where one is neither `name=value` nor `@file`.
 */
export function readInputs(words: readonly string[]): Readonly<Record<string, unknown>> {
  const inputs: Record<string, unknown> = {};
  for (const word of words) {
    if (word.startsWith('@')) {
      Object.assign(inputs, inputsIn(word.slice(1)));
      continue;
    }
    const [, name, text] = NAMED.exec(word) ?? [];
    if (name === undefined || text === undefined)
      throw new RangeError(
        `"${word}" is no input: write name=value, such as principal=1000. Quote what has spaces: 'mass=154 lb'.`,
      );
    inputs[name] = readValue(name, text);
  }
  return inputs;
}

/** `amount=2000` of an option, as a pair. @throws RangeError */
export function readPair(option: string, word: string, example: string): readonly [name: string, value: unknown] {
  const [, name, text] = NAMED.exec(word) ?? [];
  if (name === undefined || text === undefined || text === '')
    throw new RangeError(`--${option} takes name=value, such as ${example}; "${word}" is none.`);
  return [name, readValue(name, text)];
}

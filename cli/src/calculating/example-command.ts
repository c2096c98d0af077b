/** A calculation as it is typed. */
import type { Detail } from '@reckoner/server/catalogue/catalogue';
import type { Request } from './source.js';

/** As a shell takes it for one word. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

function wordOf(name: string, value: unknown): string {
  const { value: amount, unit } = Object(value) as { readonly value?: unknown; readonly unit?: unknown };
  if (amount !== undefined && unit !== undefined) return shellWord(`${name}=${amount} ${unit}`);
  return shellWord(`${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`);
}

export function commandOf({
  calculator,
  inputs,
  units = {},
  currency,
}: Pick<Request, 'calculator' | 'inputs' | 'units' | 'currency'>): string {
  const words = Object.entries(inputs).map(([name, value]) => wordOf(name, value));
  const options = Object.entries(units).map(([name, unit]) => `--unit ${shellWord(`${name}=${unit}`)}`);
  if (currency !== undefined) options.push(`--currency ${currency}`);
  return ['reckoner calculate', calculator, ...words, ...options].join(' ');
}

/** The first worked example of a calculator. */
export function exampleCommand({ slug, examples }: Pick<Detail, 'slug' | 'examples'>): string {
  return commandOf({ calculator: slug, inputs: examples[0]?.inputs ?? {} });
}

/** The first worked example of a calculator as it is typed. */
import type { Detail } from '@reckoner/server/catalogue/catalogue';

/** As a shell takes it for one word. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

function wordOf(name: string, value: unknown): string {
  const { value: amount, unit } = Object(value) as { readonly value?: unknown; readonly unit?: unknown };
  if (amount !== undefined && unit !== undefined) return shellWord(`${name}=${amount} ${unit}`);
  return shellWord(`${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`);
}

export function exampleCommand({ slug, examples }: Pick<Detail, 'slug' | 'examples'>): string {
  const inputs = examples[0]?.inputs ?? {};
  return ['reckoner calculate', slug, ...Object.entries(inputs).map(([name, value]) => wordOf(name, value))].join(' ');
}

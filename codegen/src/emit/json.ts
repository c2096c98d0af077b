/** JSON with sorted keys, so that the same facts are the same bytes. */

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, sorted(one)]));
}

/** Object keys sorted at every level; arrays keep their order. */
export function stableJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}

/** What the function of a calculator is called. */

/** Words that no variable of a module can be called, and names that would hide one of the language. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof undefined var void while with yield NaN Infinity'
  ).split(' '),
);

function camelCase(slug: string): string {
  return slug.replaceAll(/-(.)/g, (_, first: string) => first.toUpperCase());
}

/** A word of the language gets `Calculator` after it, a digit at the start `_` before it. */
function allowed(name: string): string {
  if (RESERVED.has(name)) return `${name}Calculator`;
  return /^\d/.test(name) ? `_${name}` : name;
}

/**
 * The names of calculators that stand in one module, by slug: the slug in camel case. Slugs that would be called alike,
 * `a-1b` and `a1-b`, keep their hyphens as `_`.
 */
export function functionNames(slugs: readonly string[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const slug of slugs) {
    const name = allowed(camelCase(slug));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Map(
    slugs.map((slug) => {
      const name = allowed(camelCase(slug));
      return [slug, counts.get(name) === 1 ? name : allowed(slug.replaceAll('-', '_'))];
    }),
  );
}

/** What the types of a calculator begin with: `CompoundInterest`. */
export function typeName(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1);
}

/** The calculators that this browser used last, and those that its person pinned. They stay here: no server is told. */

export interface OwnCalculator {
  readonly slug: string;
  readonly title: string;
  readonly pinned?: boolean;
}

const KEY = 'reckoner.calculators';
const MOST = 12;

/** Pinned ones first, then the last used. Empty where nothing is kept, or the browser keeps nothing. */
export function ownCalculators(): readonly OwnCalculator[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOwn) : [];
  } catch {
    return [];
  }
}

function isOwn(one: unknown): one is OwnCalculator {
  const { slug, title } = (one ?? {}) as Partial<OwnCalculator>;
  return typeof slug === 'string' && typeof title === 'string';
}

export function keepCalculators(calculators: readonly OwnCalculator[]): void {
  const sorted = [...calculators.filter(({ pinned }) => pinned), ...calculators.filter(({ pinned }) => !pinned)];
  try {
    if (sorted.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(sorted.slice(0, MOST)));
  } catch {
    // The browser keeps nothing: pages work without.
  }
}

export function noteUse(slug: string, title: string): void {
  const own = ownCalculators();
  const known = own.find((one) => one.slug === slug);
  keepCalculators([known ?? { slug, title }, ...own.filter((one) => one !== known)]);
}

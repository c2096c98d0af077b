/** The slugs that may be meant by one that does not exist. */
import { editDistance } from '@reckoner/engine/calculate/read/suggest';

const LONGEST_SLUG = 100;
const FARTHEST = 3;
const MOST = 3;
const SHORTEST_PART = 4;
const MOST_WORDS = 12;

/**
 * At most three slugs: those that are nearly spelled so, then those whose titles and keywords have all of its words
 * (`bmi`, `morgage-payment`), then those of which it is a part.
 */
export function suggestedSlugs(
  slug: string,
  slugs: Iterable<string>,
  search: (words: string) => readonly { readonly slug: string }[],
): readonly string[] {
  if (slug.length > LONGEST_SLUG) return [];
  const known = [...slugs];
  const near = nearestSlugs(slug, known);
  const spelled = near.filter((one) => !isPart(asSlug(slug), one) && !isPart(one, asSlug(slug)));
  const words = asSlug(slug).split('-');
  const found = words.length > MOST_WORDS ? [] : search(words.join(' ')).slice(0, MOST);
  return [...new Set([...spelled, ...found.map((one) => one.slug), ...near])].slice(0, MOST);
}

/** At most three slugs within three edits (fewer for short ones) or containing the slug, the nearest first. */
export function nearestSlugs(slug: string, slugs: Iterable<string>): readonly string[] {
  if (slug.length > LONGEST_SLUG) return [];
  const wanted = asSlug(slug);
  if (wanted === '') return [];
  const allowed = Math.min(FARTHEST, Math.max(1, Math.floor(wanted.length / 3)));
  const found: { slug: string; distance: number }[] = [];
  for (const candidate of slugs) {
    const near = Math.abs(candidate.length - wanted.length) <= allowed && leastEdits(wanted, candidate) <= allowed;
    const distance = near ? editDistance(wanted, candidate) : Number.POSITIVE_INFINITY;
    if (distance <= allowed) found.push({ slug: candidate, distance });
    else if (isPart(wanted, candidate) || isPart(candidate, wanted))
      found.push({ slug: candidate, distance: FARTHEST + 1 });
  }
  found.sort((a, b) => a.distance - b.distance || (a.slug < b.slug ? -1 : 1));
  return found.slice(0, MOST).map((one) => one.slug);
}

function asSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
}

/** So many letters of the one are not in the other: anybody may ask, and counting letters is far quicker than edits. */
function leastEdits(one: string, other: string): number {
  const surplus = new Int8Array(128);
  for (let place = 0; place < one.length; place++) surplus[one.charCodeAt(place) & 127]!++;
  for (let place = 0; place < other.length; place++) surplus[other.charCodeAt(place) & 127]!--;
  let [more, less] = [0, 0];
  for (const count of surplus) {
    if (count > 0) more += count;
    else less -= count;
  }
  return Math.max(more, less);
}

function isPart(part: string, whole: string): boolean {
  return part.length >= SHORTEST_PART && whole.includes(part);
}

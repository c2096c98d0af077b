/** The slugs nearest to one that does not exist. */
import { editDistance } from '@reckoner/engine/calculate/suggest';

const LONGEST_SLUG = 100;
const FARTHEST = 3;
const MOST = 3;

/** At most three slugs within three edits (fewer for short ones) or containing the slug, the nearest first. */
export function nearestSlugs(slug: string, slugs: Iterable<string>): readonly string[] {
  if (slug.length > LONGEST_SLUG) return [];
  const wanted = slug
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  if (wanted === '') return [];
  const allowed = Math.min(FARTHEST, Math.max(1, Math.floor(wanted.length / 3)));
  const found: { slug: string; distance: number }[] = [];
  for (const candidate of slugs) {
    if (wanted.length >= 4 && (candidate.includes(wanted) || wanted.includes(candidate))) {
      found.push({ slug: candidate, distance: FARTHEST });
    } else if (Math.abs(candidate.length - wanted.length) <= allowed) {
      const distance = editDistance(wanted, candidate);
      if (distance <= allowed) found.push({ slug: candidate, distance });
    }
  }
  found.sort((a, b) => a.distance - b.distance || (a.slug < b.slug ? -1 : 1));
  return found.slice(0, MOST).map((one) => one.slug);
}

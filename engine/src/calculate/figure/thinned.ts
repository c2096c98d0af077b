/** As many of what is drawn as a screen can show apart. */

/** Evenly chosen ones where there are more than `most`, the first and the last always. */
export function thinned<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, place) => items[Math.round(place * step)]!);
}

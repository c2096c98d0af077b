/** Finds the name that someone probably meant. */

const LONGEST_NAME = 64;

/**
 * The candidate nearest to a mistyped name: equal but for case and separators, or within one edit per three
 * characters (at least one, at most three), with something left in common and the same figures: #13 is no #3; undefined
 * when none is near.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  const wanted = plain(name);
  const figures = figuresOf(wanted);
  let best: string | undefined;
  let least = Math.min(3, Math.max(1, Math.floor(wanted.length / 3))) + 1;
  for (const candidate of candidates) {
    const meant = plain(candidate);
    if (figuresOf(meant) !== figures) continue;
    const distance = editDistance(wanted, meant);
    if (distance < least && (distance === 0 || distance < Math.max(wanted.length, meant.length))) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

function figuresOf(text: string): string {
  return text.replaceAll(/\D+/g, ' ').trim();
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '');
}

/** Insertions, deletions, replacements and swaps of neighbors that turn one text into the other. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1] && row > 1 && column > 1) {
        cost = Math.min(cost, beforeLast[column - 2]! + 1);
      }
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length]!;
}

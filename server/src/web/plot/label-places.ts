/** Where words stand in a drawing so that they lie on nothing, where that can be helped: the first of few places that does. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface WantedLabel {
  readonly text: string;
  /** What it is written at. */
  readonly anchor: Spot;
  /** Of length 1, the way on which it goes off the anchor; of length 0 where it may stand on it. */
  readonly away: Spot;
  /** How much room the anchor itself takes up on all sides: the radius of a dot. Default: none. */
  readonly clear?: number;
}

export interface PlacedLabel extends Spot {
  readonly text: string;
}

/** A stroke that words should not cross. */
export type Segment = readonly [from: Spot, to: Spot];

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Of letters in a drawing's units, as in the wider of the fonts that systems have. */
const LETTERS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijl.,:;'’′|! \u00a0]/u, 4.4],
  [/[ftr()[\]/\-·]/u, 5.8],
  [/[mwMW%@—]/u, 13],
  [/[\p{Lu}\d×=+−<>Σ]/u, 9.4],
];
const LETTER = 8.4;
export const LINE = 17;
const GAPS = [5, 12, 22];
/** Between words beside each other. */
const SPACE = 5;
/** What it costs to stand on the other side. */
const OTHER_SIDE = 4;
/** Along the stroke, in widths of the label. */
const SHIFTS = [0, 0.35, -0.35, 0.7, -0.7, 1.1, -1.1];

export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? LETTER), 0);
}

/**
 * Centers of the labels, in their order: each is placed by those before it.
 * @param size Of the drawing, which a label does not leave.
 */
export function placeLabels(
  wanted: readonly WantedLabel[],
  segments: readonly Segment[],
  size: { readonly width: number; readonly height: number },
): PlacedLabel[] {
  const taken: Box[] = [];
  return wanted.map((label) => {
    let best: { readonly at: Spot; readonly cost: number } | undefined;
    for (const { extra, ...at } of candidates(label)) {
      const inside = within(at, label.text, size);
      const box = boxAt(inside, label.text);
      const moved = Math.hypot(inside.x - at.x, inside.y - at.y);
      const cost = extra + moved + costOf(box, taken, segments);
      if (best === undefined || cost < best.cost) best = { at: inside, cost };
      if (cost === 0) break;
    }
    const { at } = best!;
    taken.push(boxAt(at, label.text));
    return { ...at, text: label.text };
  });
}

interface Candidate extends Spot {
  /** What it costs whatever lies there. */
  readonly extra: number;
}

/** The nearest and most central first, those on the other side last. */
function candidates({ text, anchor, away, clear = 0 }: WantedLabel): Candidate[] {
  if (away.x === 0 && away.y === 0) {
    return [0, 1, -1, 2, -2].flatMap((lines) =>
      [0, 0.6, -0.6].map((shift) => ({
        x: anchor.x + shift * widthOf(text),
        y: anchor.y + lines * LINE,
        extra: 0,
      })),
    );
  }
  const extent = clear + (Math.abs(away.x) * widthOf(text) + Math.abs(away.y) * LINE) / 2;
  const along = { x: -away.y, y: away.x };
  const step = Math.abs(along.x) * widthOf(text) + Math.abs(along.y) * LINE;
  return [1, -1].flatMap((side) =>
    GAPS.flatMap((gap) =>
      SHIFTS.map((shift) => ({
        x: anchor.x + side * away.x * (extent + gap) + along.x * shift * step,
        y: anchor.y + side * away.y * (extent + gap) + along.y * shift * step,
        extra: side === 1 ? 0 : OTHER_SIDE,
      })),
    ),
  );
}

function within({ x, y }: Spot, text: string, { width, height }: { width: number; height: number }): Spot {
  const half = Math.min(widthOf(text), width) / 2;
  return {
    x: Math.min(Math.max(x, half), width - half),
    y: Math.min(Math.max(y, LINE / 2), height - LINE / 2),
  };
}

function boxAt({ x, y }: Spot, text: string): Box {
  const half = widthOf(text) / 2;
  return { left: x - half, right: x + half, top: y - LINE / 2, bottom: y + LINE / 2 };
}

/** Words on words are worst; of a stroke counts how much of it is hidden. */
function costOf(box: Box, taken: readonly Box[], segments: readonly Segment[]): number {
  const overlaps = taken.reduce((sum, other) => sum + overlap(box, other), 0);
  return 10 * overlaps + segments.reduce((sum, segment) => sum + hidden(box, segment), 0);
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left) + SPACE;
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The length of the stroke within the box, by Liang and Barsky. */
function hidden({ left, right, top, bottom }: Box, [from, to]: Segment): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [start, end] = [0, 1];
  for (const [change, room] of [
    [-dx, from.x - left],
    [dx, right - from.x],
    [-dy, from.y - top],
    [dy, bottom - from.y],
  ] as const) {
    if (change === 0 && room < 0) return 0;
    if (change < 0) start = Math.max(start, room / change);
    if (change > 0) end = Math.min(end, room / change);
  }
  return start < end ? (end - start) * Math.hypot(dx, dy) : 0;
}

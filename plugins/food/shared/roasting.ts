/**
 * FoodSafety.gov, Meat and Poultry Roasting Charts. Ovens in °F, weights in lb, times in min: `perPound` times the weight,
 * or a `total` that holds for the whole row. Birds lie in rows of weights; a row begins where the one before ends.
 */

export interface RoastRow {
  readonly from: number;
  readonly to: number;
  readonly shortest: number;
  readonly longest: number;
}

export interface Roast {
  readonly oven: number;
  /** The least temperature inside, which makes it safe. */
  readonly inside: number;
  readonly rest: number;
  readonly perPound: boolean;
  readonly rows: readonly RoastRow[];
}

const row = (from: number, to: number, shortest: number, longest: number): RoastRow => ({
  from,
  to,
  shortest,
  longest,
});
const meat = (oven: number, ...rows: RoastRow[]): Roast => ({ oven, inside: 145, rest: 3, perPound: true, rows });
const whole = (oven: number, ...rows: RoastRow[]): Roast => ({ oven, inside: 145, rest: 3, perPound: false, rows });
const cookedHam = (...rows: RoastRow[]): Roast => ({ oven: 325, inside: 140, rest: 0, perPound: true, rows });
const bird = (oven: number, ...rows: RoastRow[]): Roast => ({ oven, inside: 165, rest: 0, perPound: false, rows });

export const ROASTS = {
  beefRib: meat(325, row(4, 6, 23, 25)),
  beefRibBoneless: meat(325, row(4, 6, 28, 33)),
  beefRound: meat(325, row(2.5, 4, 30, 35)),
  beefTenderloin: whole(425, row(4, 6, 45, 60)),
  // Legs of 7 to 9 lb by the USDA's chart of lamb: FoodSafety.gov's 10 to 15 would have them done before lighter ones.
  lambLeg: meat(325, row(5, 7, 20, 25), row(7, 9, 15, 20)),
  lambLegBoneless: meat(325, row(4, 7, 25, 30)),
  lambShoulder: meat(325, row(3, 4, 30, 35)),
  porkLoin: meat(350, row(2, 5, 20, 20)),
  porkTenderloin: whole(425, row(0.5, 1.5, 20, 27)),
  porkButt: meat(350, row(3, 6, 45, 45)),
  vealRib: meat(325, row(4, 5, 25, 27)),
  vealLoin: meat(325, row(3, 4, 34, 36)),
  rawHamWhole: meat(325, row(10, 14, 18, 20)),
  rawHamHalf: meat(325, row(5, 7, 22, 25)),
  cookedHamWhole: cookedHam(row(10, 14, 15, 18)),
  cookedHamHalf: cookedHam(row(5, 7, 18, 24)),
  spiralHam: cookedHam(row(7, 9, 10, 18)),
  chicken: bird(350, row(3, 4, 75, 90), row(5, 7, 120, 135)),
  turkey: bird(
    325,
    row(8, 12, 165, 180),
    row(12, 14, 180, 225),
    row(14, 18, 225, 255),
    row(18, 20, 255, 270),
    row(20, 24, 270, 300),
  ),
  stuffedTurkey: bird(
    325,
    row(8, 12, 180, 210),
    row(12, 14, 210, 240),
    row(14, 18, 240, 255),
    row(18, 20, 255, 285),
    row(20, 24, 285, 315),
  ),
} as const satisfies Record<string, Roast>;

type Cut = keyof typeof ROASTS;

const rowsOf = (cut: Cut): readonly RoastRow[] => ROASTS[cut].rows;

/**
 * The row of a weight; where two meet, that of the longer time. Between two that do not meet, as with chickens of 4 to
 * 5 lb, from the longest time of the lighter to the shortest of the heavier.
 */
export function rowFor(cut: Cut, weight: number): RoastRow {
  const rows = rowsOf(cut);
  const matching = rows.filter((one) => weight >= one.from && weight <= one.to);
  if (matching.length === 0) {
    const heavier = rows.findIndex((one) => weight < one.from);
    if (heavier === 0) return rows[0]!;
    if (heavier === -1) return rows[rows.length - 1]!;
    const [below, above] = [rows[heavier - 1]!, rows[heavier]!];
    return row(below.to, above.from, below.longest, above.shortest);
  }
  return matching.reduce((longest, one) => (one.longest > longest.longest ? one : longest));
}

/** The weights that the chart has for a cut. */
export const leastOf = (cut: Cut): number => rowsOf(cut)[0]!.from;
export const mostOf = (cut: Cut): number => rowsOf(cut)[rowsOf(cut).length - 1]!.to;

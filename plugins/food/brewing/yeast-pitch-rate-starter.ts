import {
  ceilNear,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  isNear,
  measure,
  number,
  percent,
} from '@reckoner/engine';
import { platoOf } from './shared/extract.js';

/** Of each cell that is pitched White counted so many new ones, by billions of cells in a liter of starter. */
const A = 12.54793776;
const B = 0.4594858324;
const C = 0.9994994906;
/** His largest starter, of 20 L on 100 billion cells, grew five new ones of each. */
const MOST_GROWTH = 5;

/** Cells by volume and °P; a starter by the growth curve of White, turned round. */
export default defineCalculator({
  title: 'Yeast pitch rate and starter',
  description:
    'Yeast cells that a wort needs, those alive in the packs by age or viability, and the starter that grows the missing ones.',
  keywords: ['yeast starter', 'pitching rate', 'yeast viability', 'yeast cells', 'homebrew'],
  related: ['original-gravity-grain-bill', 'abv-original-final-gravity'],
  inputs: {
    volume: measure('L', { label: 'Wort', symbol: 'V', min: 0.01, max: 1e6, usual: [1, 100000] }),
    gravity: number({
      label: 'Original gravity',
      help: 'As a specific gravity, such as 1.050.',
      symbol: 'OG',
      above: 1,
      max: 1.2,
      usual: [1.01, 1.16],
    }),
    rate: number({
      label: 'Pitch rate in million cells per mL and °P',
      help: 'Ales mostly 0.75, strong ales 1, lagers 1.5, strong lagers 2.',
      symbol: 'r',
      min: 0.05,
      max: 5,
      usual: [0.35, 2.5],
    }),
    packs: number({ label: 'Packs of yeast', symbol: 'n', above: 0, max: 100000, usual: 'all' }),
    cells: number({
      label: 'Cells in a pack, in billions',
      help: 'As packed, by its label: many liquid packs 100, others 150 to 200; dry yeast 7 to 20 for each gram.',
      symbol: 'c',
      min: 1,
      max: 100000,
      usual: [10, 10000],
    }),
    age: measure('day', {
      label: 'Age of liquid yeast since it was packed',
      help: 'Or the viability instead, for dry yeast as well.',
      symbol: 't',
      min: 0,
      max: 3650,
      usual: 'all',
      optional: true,
    }),
    viability: percent({
      label: 'Viability',
      help: 'Share of living cells: fresh dry yeast, whose cells are counted alive, 100%.',
      symbol: 'a',
      above: 0,
      max: 100,
      usual: [5, 100],
      optional: true,
    }),
  },
  outputs: {
    needed: number({ label: 'Cells needed, in billions', symbol: 'N', places: 0, digits: 3 }),
    alive: number({ label: 'Living cells in the packs, in billions', symbol: 'N_0', places: 0, digits: 3 }),
    missing: number({
      label: 'Cells missing, in billions',
      help: 'Negative where there are more than needed.',
      symbol: '\\Delta N',
      places: 0,
      digits: 3,
    }),
    whole: integer({ label: 'Packs needed without a starter', symbol: 'n_0' }),
    starter: measure('L', { label: 'One starter that grows them', symbol: 'V_s', places: 2, optional: true }),
    extract: measure('g', { label: 'Dry malt extract for it', symbol: 'm', places: 0, optional: true }),
  },
  formula: ({ volume, gravity, rate, packs, cells, age, viability }) => {
    const needed = rate * volume * platoOf(1000 * (gravity - 1));
    const living = cells * (viability ?? 1 - 0.007 * (age ?? 0));
    const alive = packs * living;
    const whole = ceilNear(needed / living);
    if (isNear(needed, alive, 1e-9 * alive)) return { needed, alive, missing: 0, whole };
    const missing = needed - alive;
    const growth = missing / alive;
    if (growth < 0 || growth > MOST_GROWTH) return { needed, alive, missing, whole };
    const starter = alive * ((growth + C) / A) ** (1 / B);
    return { needed, alive, missing, whole, starter, extract: 100 * starter };
  },
  stepwise: [
    'Cells needed = pitch rate × volume × °P, with °P = 258.6 (OG - 1) / (1 + 227.1/258.2 (OG - 1)); billions, as million per mL are billions per liter.',
    'Each living cell must give missing / alive new ones; White’s curve gives 12.54793776 x^-0.4594858324 - 0.9994994906 at x billion cells in a liter. It is solved for x, and the starter is alive / x, up to 5 new cells of each.',
  ],
  explanation:
    'The wort needs about {needed} billion cells; {alive} billion are alive in {packs} {packs|pack|packs}{age? of {age}, at 0.7% lost a day|}, {missing|{|missing|} billion more than needed|just as many as needed|{|missing|} billion fewer than needed}. Without a starter it takes {whole} {whole|pack|packs}{starter?, or all that is alive in one starter of {starter} with {extract} of dry malt extract, neither stirred nor aerated|}.',
  requires: [
    {
      that: (_, given) => given.age !== given.viability,
      field: 'viability',
      says: 'Send either the age of the liquid yeast or its viability; for fresh dry yeast a viability of 100%.',
    },
    {
      that: ({ age }) => age <= 140,
      field: 'age',
      says: 'At 0.7% lost a day next to nothing would be alive after {age}, and the rule of thumb ends at 140 days: send the viability, as the maker tells it or as it was counted.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ missing, alive }) => isAbove(missing, MOST_GROWTH * alive),
      says: 'So many cells no single starter grows, six times what is alive at most: grow them in steps, or pitch more packs.',
    },
    {
      level: 'caution',
      when: ({ alive, starter }) => starter !== undefined && isBelow(alive, 25 * starter),
      says: 'Below 25 million cells per mL a starter is a small beer that ferments rather than grows: grow them in two steps, or begin with more packs.',
    },
    {
      level: 'note',
      when: ({ alive, starter }) => starter !== undefined && isAbove(alive, 200 * starter),
      says: 'Little is missing, and above 200 million cells per mL hardly any growth was measured: the size of so small a starter is uncertain, and the count of the pack hardly surer than what is missing.',
    },
    {
      level: 'note',
      when: ({ age }) => age !== undefined && age > 30,
      says: 'The 0.7% a day is a rule of thumb for packs that were kept cold. Warm ones lose more, newer kinds of packs less: White Labs told 72% alive after 6 months of its PurePitch. Send the viability where the maker tells it.',
    },
    {
      level: 'caution',
      when: ({ alive, needed }) => isAbove(alive, 4 * needed),
      says: 'This is more than four times what the wort needs: check the cells in a pack (billions), the volume and their units.',
    },
  ],
  examples: [
    {
      inputs: { volume: 20, gravity: 1.05, rate: 0.75, packs: 1, cells: 100, age: 30 },
      results: { needed: 185.77986, alive: 79, missing: 106.77986, whole: 3, starter: 2.0643606, extract: 206.43606 },
      source: 'Python (mpmath), the starter by bisection; calcdomain.com has 184.5 for 12.3 °P',
    },
    {
      inputs: { volume: 20, gravity: 1.05, rate: 0.75, packs: 2, cells: 100, viability: 95 },
      results: { needed: 185.77986, alive: 190, missing: -4.2201406, whole: 2 },
      source: 'Python (mpmath)',
    },
    {
      inputs: { volume: 20, gravity: 1.05, rate: 1.5, packs: 1, cells: 100, age: 100 },
      results: { needed: 371.55972, alive: 30, missing: 341.55972, whole: 13 },
      cautions: ['no single starter', 'rule of thumb'],
      source: 'Python (mpmath)',
    },
    {
      inputs: { volume: 23, gravity: 1.06, rate: 0.75, packs: 1, cells: 126.5, viability: 100 },
      results: { needed: 254.23428, alive: 126.5, starter: 2.3481572, extract: 234.81572, whole: 3 },
      source: 'Python (mpmath), the starter by bisection: 11.5 g of dry yeast at 11 billion a gram',
    },
    {
      inputs: { volume: 20, gravity: 1.05, rate: 1.2, packs: 1, cells: 100, viability: 80 },
      results: { needed: 297.24778, alive: 80, starter: 5.6580763, whole: 4 },
      cautions: ['small beer'],
      source: 'Python (mpmath), the starter by bisection',
    },
    {
      inputs: { volume: 20, gravity: 1.05, rate: 0.05, packs: 1, cells: 100, age: 0 },
      results: { needed: 12.385324, alive: 100, missing: -87.614676, whole: 1 },
      cautions: ['more than four times'],
      source: 'Python (mpmath)',
    },
    {
      inputs: { volume: 20, gravity: 1.05, rate: 0.75, packs: 1, cells: 180, viability: 100 },
      results: { missing: 5.7798594, starter: 0.78309355, whole: 2 },
      cautions: ['Little is missing'],
      source: 'Python (mpmath), the starter by bisection',
    },
    {
      inputs: { volume: 20, gravity: 1.05, rate: 0.75, packs: 1, cells: 185.7798593979, viability: 100 },
      results: { missing: 0, whole: 1 },
      source: 'Python (mpmath): 0.75 × 20 × 12.38532396',
    },
    {
      inputs: { volume: 20, gravity: 1.05, rate: 0.75, packs: 1, cells: 100 },
      refused: 'Send either',
      source: 'Neither age nor viability',
    },
    {
      inputs: { volume: 20, gravity: 1.05, rate: 0.75, packs: 1, cells: 100, age: '6 months' },
      refused: 'ends at 140 days',
      source: 'By hand: 182.6 × 0.7% is more than there were',
    },
  ],
  notes: [
    'Counts and viability are estimates: without a microscope they may be off by a third. Starters of dry yeast are not worth while: pitch more of it.',
    'The extract is 100 g for each liter, a wort of about 1.036. A starter that is stirred or aerated grows more, so that a smaller one does. Let a large one settle and pour off its beer.',
  ],
  references: [
    {
      title:
        'Brewer’s Friend: Yeast Pitch Rate and Starter Calculator (pitch rates, viability by date, the curve of White)',
      url: 'https://www.brewersfriend.com/yeast-pitch-rate-and-starter-calculator/',
    },
    {
      title:
        'White, Zainasheff: Yeast (2010), What Is the Best Starter Size? (100 billion in 1 L grow to 152; the curve has 151). The coefficients of the curve stand alike in eight open programs',
    },
    {
      title: 'White Labs: PurePitch shelf life, as in the documentation of a brewing program',
      url: 'https://github.com/nanotapp/docs',
    },
  ],
});

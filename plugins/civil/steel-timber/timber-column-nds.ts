import {
  category,
  choice,
  defineCalculator,
  flag,
  isAbove,
  isAtMost,
  isBelow,
  isNear,
  measure,
  noResult,
  number,
  roundTo,
} from '@reckoner/engine';

/** NDS Supplement 2018, table 4A, in psi: compression parallel to the grain and least modulus of dimension lumber. */
const LUMBER = {
  dfSelect: { compression: 1700, least: 690000 },
  df1: { compression: 1500, least: 620000 },
  df2: { compression: 1350, least: 580000 },
  hfSelect: { compression: 1500, least: 580000 },
  hf1: { compression: 1350, least: 550000 },
  hf2: { compression: 1300, least: 470000 },
  spfSelect: { compression: 1400, least: 550000 },
  spf12: { compression: 1150, least: 510000 },
};

/** Dressed sides in inches; in millimeters they are 38, 64, 89, 114, 140, 184, 235, 286 and 337. */
const DRESSED = [1.5, 2, 2.5, 3, 3.5, 4.5, 5.5, 7.25, 9.25, 11.25, 13.25, 15.25];

/** Size factor of table 4A for compression, by the dressed depth in inches. */
const sizeFactor = (depth: number) =>
  depth <= 4 ? 1.15 : depth <= 6 ? 1.1 : depth <= 8 ? 1.05 : depth <= 12 ? 1 : 0.9;

/** NDS 2018, 3.7.1, by allowable stress; pounds and inches. */
export default defineCalculator({
  title: 'Timber column capacity (NDS 2018)',
  description:
    'Column stability factor, adjusted compression design value and allowable axial load of a solid rectangular wood column.',
  keywords: ['wood column', 'wood post', 'column stability factor', 'CP', 'FcE', 'stud capacity', 'le/d'],
  related: ['timber-beam-nds', 'euler-column-buckling'],
  inputs: {
    lumber: choice(
      {
        dfSelect: {
          label: 'Douglas Fir-Larch, Select Structural, 2 to 4 in thick',
          also: ['DF-L Select Structural', 'DF-L SS'],
        },
        df1: {
          label: 'Douglas Fir-Larch, No. 1, 2 to 4 in thick',
          also: ['DF-L No. 1', 'Douglas Fir-Larch No. 1'],
        },
        df2: {
          label: 'Douglas Fir-Larch, No. 2, 2 to 4 in thick',
          also: ['DF-L No. 2', 'Douglas Fir-Larch No. 2'],
        },
        hfSelect: {
          label: 'Hem-Fir, Select Structural, 2 to 4 in thick',
          also: ['Hem-Fir Select Structural', 'HF SS'],
        },
        hf1: {
          label: 'Hem-Fir, No. 1, 2 to 4 in thick',
          also: ['Hem-Fir No. 1', 'HF No. 1'],
        },
        hf2: {
          label: 'Hem-Fir, No. 2, 2 to 4 in thick',
          also: ['Hem-Fir No. 2', 'HF No. 2'],
        },
        spfSelect: {
          label: 'Spruce-Pine-Fir, Select Structural, 2 to 4 in thick',
          also: ['SPF Select Structural', 'SPF SS'],
        },
        spf12: {
          label: 'Spruce-Pine-Fir, No. 1 and No. 2, 2 to 4 in thick',
          also: ['SPF No. 2', 'SPF No. 1', 'SPF No. 1/No. 2', 'Spruce-Pine-Fir No. 2'],
        },
        custom: {
          label: 'By design values, as of 5 × 5 and larger or glued laminated',
          also: ['custom', 'own values'],
        },
      },
      { label: 'Lumber', default: 'df2' },
    ),
    width: measure('in', {
      label: 'Dressed width (smaller side)',
      help: 'As it is: 1.5 of a 2 ×, 3.5 of a 4 ×, 5.5 of a 6 ×.',
      symbol: 'd_2',
      min: 0.5,
      max: 40,
      usual: [1.49, 20],
    }),
    depth: measure('in', {
      label: 'Dressed depth (larger side)',
      help: '3.5 of a 4, 5.5 of a 6, 7.25 of an 8.',
      symbol: 'd_1',
      min: 0.5,
      max: 40,
      usual: [1.5, 24],
    }),
    lengthDepth: measure('in', {
      label: 'Effective length for buckling along the depth',
      help: 'K_e times the distance between braces: 1.0 pinned, 0.65 both ends fixed, 0.8 fixed and pinned, 2.1 a flagpole (appendix G). 0 where it is held all along.',
      unit: 'ft',
      symbol: '\\ell_{e1}',
      min: 0,
      max: 100,
      usual: [0, 40],
    }),
    lengthWidth: measure('in', {
      label: 'Effective length for buckling along the width',
      help: '0 only where sheathing on both sides holds it all along.',
      unit: 'ft',
      symbol: '\\ell_{e2}',
      min: 0,
      max: 100,
      usual: [0, 40],
    }),
    duration: choice(
      {
        permanent: { label: 'Permanent (0.9)', value: 0.9 },
        tenYears: { label: 'Ten years, floor live load (1.0)', value: 1 },
        twoMonths: { label: 'Two months, snow (1.15)', value: 1.15 },
        sevenDays: { label: 'Seven days, construction (1.25)', value: 1.25 },
        tenMinutes: { label: 'Ten minutes, wind or earthquake (1.6)', value: 1.6 },
      },
      { label: 'Shortest duration among the loads', symbol: 'C_D', default: 'tenYears' },
    ),
    wet: flag({
      label: 'Wet service, over 19% of moisture',
      when: { lumber: ['dfSelect', 'df1', 'df2', 'hfSelect', 'hf1', 'hf2', 'spfSelect', 'spf12'] },
    }),
    compression: measure('psi', {
      label: 'Design value Fc with all factors but C_D and C_P',
      help: 'F_c·C_M·C_t·C_F·C_i: parallel to the grain.',
      symbol: 'F_c',
      min: 50,
      max: 5000,
      usual: [300, 3000],
      when: { lumber: 'custom' },
    }),
    least: measure('psi', {
      label: "Adjusted least modulus E_min'",
      help: 'E_min and not E: 580,000 psi where E is 1,600,000 psi.',
      symbol: "E_{min}'",
      min: 1e4,
      max: 2e6,
      usual: [2e5, 1.1e6],
      when: { lumber: 'custom' },
    }),
    product: choice(
      {
        sawn: { label: 'Sawn lumber: c = 0.8', value: 0.8 },
        glued: { label: 'Glued laminated or structural composite: c = 0.9', value: 0.9 },
      },
      { label: 'Product', symbol: 'c', default: 'sawn', when: { lumber: 'custom' } },
    ),
    load: measure('lbf', {
      label: 'Axial load',
      symbol: 'P',
      min: 0,
      max: 1e7,
      usual: [50, 500000],
      optional: true,
    }),
  },
  outputs: {
    capacity: measure('lbf', { label: 'Allowable axial load', symbol: 'P_{all}', places: 0 }),
    use: number({ label: 'Load over the allowable load', symbol: 'u', places: 3, optional: true }),
    adjusted: measure('psi', { label: "Adjusted design value Fc'", symbol: "F_c'", places: 1 }),
    stability: number({ label: 'Column stability factor', symbol: 'C_P', places: 3 }),
    full: measure('psi', { label: 'Design value without buckling Fc*', symbol: 'F_c^*', places: 1 }),
    buckling: measure('psi', {
      label: 'Critical buckling design value FcE',
      symbol: 'F_{cE}',
      places: 1,
      optional: true,
    }),
    slenderness: number({ label: 'Larger slenderness ratio', symbol: '\\ell_e/d', places: 1 }),
    direction: category(['Along the depth', 'Along the width', 'Held all along'], { label: 'Buckles' }),
  },
  formula: ({ lumber, width, depth, lengthDepth, lengthWidth, duration, wet, compression, least, product, load }) => {
    const custom = lumber === 'custom';
    // In wet service C_M of Fc is 0.8, but 1 where Fc·C_F is at most 750 psi, which none of these are.
    const reference = custom ? compression! : LUMBER[lumber].compression * sizeFactor(depth) * (wet ? 0.8 : 1);
    const modulus = custom ? least! : LUMBER[lumber].least * (wet ? 0.9 : 1);
    const shape = custom ? product! : 0.8;
    const alongDepth = lengthDepth / depth;
    const alongWidth = lengthWidth / width;
    const slenderness = Math.max(alongDepth, alongWidth);
    if (isAbove(slenderness, 50))
      throw noResult(
        'The slenderness ratio exceeds 50, the limit of 3.7.1.4: brace the column closer, or take a thicker one.',
      );
    const full = reference * duration;
    const buckling = slenderness === 0 ? undefined : (0.822 * modulus) / slenderness ** 2;
    // The smaller root of c·x² − (1 + F)·x + F = 0, in the form that loses no digits where F is large or small.
    const stabilityOf = (ratio: number) => {
      const middle = (1 + ratio) / (2 * shape);
      return ratio / shape / (middle + Math.sqrt(middle ** 2 - ratio / shape));
    };
    const stability = buckling === undefined ? 1 : stabilityOf(buckling / full);
    const adjusted = full * stability;
    const capacity = adjusted * width * depth;
    return {
      capacity,
      use: load === undefined ? undefined : load / capacity,
      adjusted,
      stability,
      full,
      buckling,
      slenderness,
      direction:
        slenderness === 0 ? 'Held all along' : isAtMost(alongDepth, alongWidth) ? 'Along the width' : 'Along the depth',
    };
  },
  shown: ({ load, capacity, adjusted, width, depth, full, stability }) => ({
    capacity: adjusted * width * depth,
    use: load === undefined ? undefined : load / capacity,
    adjusted: full * stability,
    stability: undefined,
    full: undefined,
    buckling: undefined,
    slenderness: undefined,
    direction: undefined,
  }),
  stepwise: [
    'ℓ_e/d of both directions, the larger counts; F_cE = 0.822·E_min′/(ℓ_e/d)².',
    'F_c* = F_c·C_D·C_M·C_F with the values and size factors of table 4A; in wet service C_M is 0.8, and 0.9 of E_min.',
    'C_P = (1 + F)/(2·c) − √(((1 + F)/(2·c))² − F/c) with F = F_cE/F_c*, and c = 0.8 of sawn lumber, 0.9 of glued laminated.',
  ],
  requires: [
    {
      that: ({ width, depth }) => width <= depth,
      field: 'width',
      says: 'The width, {width}, is the smaller side: exchange it with the depth of {depth}, and the effective lengths with it.',
    },
    {
      that: ({ lumber, width }) => lumber === 'custom' || (width >= 1.49 && width <= 3.5625),
      field: 'width',
      says: 'These design values are of lumber of 2 to 4 in nominal thickness, dressed 1.5 to 3.5 in: of a width of {width} give the design values of its own table (5 × 5 and larger: table 4D). Sizes are dressed, not nominal, here.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ use }) => use !== undefined && roundTo(use, 3) > 1,
      says: 'The column is overloaded: take a larger size, a better grade or closer braces.',
    },
    {
      level: 'caution',
      when: ({ duration }) => duration > 1,
      says: 'A factor C_D above 1 is right only for combinations with the short load in them: the dead load alone, with 0.9, and floor load, with 1.0, are to be checked as well.',
    },
    {
      level: 'caution',
      when: ({ wet }) => wet === true,
      says: 'Lumber that is treated for wet places is often incised, and this answer is for lumber that is not: incised, F_c is multiplied by 0.80 and E_min by 0.95 (4.3.8). Give the design values with C_i then.',
    },
    {
      level: 'caution',
      when: ({ lengthDepth, lengthWidth }) => (lengthDepth === 0) !== (lengthWidth === 0),
      says: 'In one direction the column counts as held all along. That needs sheathing or the like on both sides, fastened over the whole height; otherwise give the length between braces.',
    },
    {
      level: 'caution',
      when: ({ lengthDepth, lengthWidth }) =>
        (lengthDepth > 0 && lengthDepth < 12) || (lengthWidth > 0 && lengthWidth < 12),
      says: 'An effective length is below 1 ft: check its unit.',
    },
    {
      level: 'caution',
      when: ({ direction }) => direction === 'Held all along',
      says: 'Both lengths are 0: without buckling this is the strength of a short block, not of a column.',
    },
    {
      level: 'caution',
      when: ({ lumber, width, depth }) =>
        lumber !== 'custom' && [width, depth].some((side) => !DRESSED.some((size) => isNear(side, size, 0.025))),
      says: 'A side is no dressed size of lumber (1.5, 2.5, 3.5, 4.5, 5.5, 7.25, 9.25, 11.25, 13.25 in): was the nominal size, or another unit, given?',
    },
    {
      level: 'caution',
      when: ({ compression, least }) =>
        compression !== undefined && least !== undefined && isAbove(least, 900 * compression),
      says: 'The modulus is more than 900 times the compression value: was E given in place of E_min, or the value across the grain?',
    },
    {
      level: 'note',
      when: ({ width, lengthWidth, lengthDepth }) => isBelow(width, 3) && lengthWidth > 0 && lengthDepth > 0,
      says: 'A thin member counts here as one piece by itself. Several fastened together are a built-up column (15.3), with a factor for nails or bolts.',
    },
  ],
  explanation: ({ direction, wet, lumber }) => {
    const how =
      direction === 'Held all along'
        ? 'Without buckling'
        : direction === 'Along the depth'
          ? 'At a slenderness of {slenderness} along its depth'
          : 'At a slenderness of {slenderness} along its width';
    const material =
      lumber === 'custom'
        ? 'of the given design values'
        : wet
          ? 'of {lumber}, in wet service,'
          : 'of {lumber}, in dry service,';
    return `${how} the column of {width} by {depth} ${material} with effective lengths of {lengthDepth} and {lengthWidth} may carry {capacity} at a load duration of “{duration}”: the adjusted design value is {adjusted}, {stability} of {full}.{use? The load takes {use} of what it may carry.|}`;
  },
  examples: [
    {
      inputs: { lumber: 'spf12', width: 3.5, depth: 3.5, lengthDepth: 7.3, lengthWidth: 7.3, load: 4800 },
      results: {
        capacity: 7093.112,
        use: 0.6767129,
        adjusted: 579.0295,
        stability: 0.4378295,
        full: '1322.50',
        buckling: 669.2215,
        slenderness: 25.02857,
        direction: 'Along the width',
      },
      source:
        'Residential Structural Design Guide, 2nd ed. (HUD, 2017), example 5.6, as a check case of the program XC: C_P 0.43783, use 0.67671',
    },
    {
      inputs: { lumber: 'spf12', width: '38 mm', depth: '140 mm', lengthDepth: '2.4 m', lengthWidth: 0 },
      results: { capacity: '7623.410', full: '1265.0' },
      cautions: ['held all along'],
      source: 'Python: the dressed 2 × 6 in millimeters',
    },
    {
      inputs: {
        lumber: 'custom',
        width: 1.5,
        depth: 5.5,
        lengthDepth: 9,
        lengthWidth: 0,
        duration: 'tenMinutes',
        compression: 1550,
        least: 580000,
        load: 1400,
      },
      results: {
        stability: 0.4326034,
        adjusted: 1072.856,
        full: '2480.0',
        buckling: 1236.453,
        capacity: 8851.065,
        use: 0.158173,
        direction: 'Along the depth',
      },
      cautions: ['C_D above 1', 'held all along'],
      source:
        'AWC Structural Wood Design Examples 2015/2018, E1.7 (Southern Pine No. 1, 2 × 6), as a check case of the program XC: C_P 0.432, F_c′ 1073 psi; more digits by Python',
    },
    {
      inputs: {
        lumber: 'custom',
        width: 5.5,
        depth: 5.5,
        lengthDepth: 14,
        lengthWidth: 14,
        compression: 900,
        least: 583941.6,
        load: 13000,
      },
      results: { stability: 0.48195, adjusted: 433.752, capacity: 13120.99, slenderness: 30.54545 },
      source:
        'Spreadsheet after Breyer, Design of Wood Structures, 5th ed., 7.15 (0.3 E for 0.822 E_min): C_P 0.4819, F_c′ 433.8 psi',
    },
    {
      inputs: {
        lumber: 'df2',
        width: 3.5,
        depth: 5.5,
        lengthDepth: 10,
        lengthWidth: 8,
        duration: 'twoMonths',
        wet: true,
      },
      results: { full: '1366.20', buckling: 570.3428, stability: 0.3730667, capacity: 9811.411 },
      cautions: ['C_D above 1', 'often incised'],
      source: 'Python, from NDS 2018, 3.7.1: 1350 × 1.1 × 0.8 × 1.15, 0.9 E_min',
    },
    {
      inputs: {
        lumber: 'custom',
        width: 6.75,
        depth: 9,
        lengthDepth: 16,
        lengthWidth: 16,
        compression: 2000,
        least: 950000,
        product: 'glued',
      },
      results: { stability: 0.4465513, capacity: 54255.98, slenderness: 28.44444 },
      source: 'Python, from NDS 2018, 3.7.1, with c = 0.9',
    },
    {
      inputs: { lumber: 'df1', width: 1.5, depth: 7.25, lengthDepth: 10, lengthWidth: 0, duration: 'permanent' },
      results: {
        full: '1417.50',
        buckling: 1860.274,
        stability: 0.7757293,
        capacity: 11958.11,
        direction: 'Along the depth',
      },
      cautions: ['held all along'],
      source: 'Python, from NDS 2018, 3.7.1: 1500 × 1.05 × 0.9',
    },
    {
      inputs: { lumber: 'hf2', width: 3.5, depth: 9.25, lengthDepth: 12, lengthWidth: 9 },
      results: { full: 1300, buckling: 405.7497, capacity: 12149.95 },
      source: 'Python, from NDS 2018, 3.7.1: C_F = 1.0',
    },
    {
      inputs: { lumber: 'dfSelect', width: 3.5, depth: 13.25, lengthDepth: 12, lengthWidth: 6, duration: 'sevenDays' },
      results: { full: '1912.50', stability: 0.5590435, capacity: 49582.79 },
      cautions: ['C_D above 1'],
      source: 'Python, from NDS 2018, 3.7.1: 1700 × 0.9 × 1.25',
    },
    {
      inputs: { lumber: 'hfSelect', width: 3.5, depth: 5.5, lengthDepth: 0, lengthWidth: 0 },
      results: { capacity: '31762.50', stability: 1, slenderness: 0, direction: 'Held all along' },
      cautions: ['strength of a short block'],
      source: 'By hand: 1500 × 1.1 × 19.25',
    },
    {
      inputs: { lumber: 'spfSelect', width: 3.5, depth: 3.5, lengthDepth: 8, lengthWidth: 8, load: 9000 },
      results: { capacity: 6677.775, use: 1.347754 },
      cautions: ['overloaded'],
      source: 'Python, from NDS 2018, 3.7.1: 1400 × 1.15',
    },
    {
      inputs: { lumber: 'df2', width: 1.5, depth: 5.5, lengthDepth: 9, lengthWidth: 4 },
      results: { capacity: 3551.181, slenderness: 32, direction: 'Along the width' },
      cautions: ['built-up column'],
      source: 'Python, from NDS 2018, 3.7.1: 48/1.5 = 32',
    },
    {
      inputs: {
        lumber: 'custom',
        width: 5.5,
        depth: 5.5,
        lengthDepth: 10,
        lengthWidth: 10,
        compression: 700,
        least: 1300000,
      },
      results: { stability: 0.9250053, capacity: 19586.99 },
      cautions: ['was E given'],
      source: 'Python, from NDS 2018, 3.7.1',
    },
    {
      inputs: { lumber: 'hf1', width: 3.5, depth: 6, lengthDepth: 8, lengthWidth: 8 },
      results: { full: '1485.00', capacity: 11327.36 },
      cautions: ['no dressed size'],
      source: 'Python, from NDS 2018, 3.7.1: 1350 × 1.1',
    },
    {
      inputs: { lumber: 'df2', width: 1.5, depth: 3.5, lengthDepth: 8, lengthWidth: 8 },
      noResult: 'slenderness ratio exceeds 50',
      source: 'By hand: 96/1.5 = 64',
    },
    {
      inputs: { lumber: 'hf2', width: 3.5, depth: 9.25, lengthDepth: 12, lengthWidth: 0.5 },
      results: { slenderness: 15.56757, direction: 'Along the depth', capacity: 31836.28 },
      cautions: ['below 1 ft'],
      source: 'Python, from NDS 2018, 3.7.1: 144/9.25',
    },
    {
      inputs: { lumber: 'df2', width: 3.5, depth: 1.5, lengthDepth: 8, lengthWidth: 8 },
      refused: 'is the smaller side',
      source: 'By definition',
    },
    {
      inputs: { lumber: 'df2', width: 5.5, depth: 5.5, lengthDepth: 8, lengthWidth: 8 },
      refused: 'dressed, not nominal',
      source: 'NDS Supplement, tables 4A and 4D',
    },
  ],
  notes: [
    'Concentric load on a solid rectangular column at most at 100 °F, not incised or notched. Bending, bearing at the ends (3.10) and the connections are separate checks; a licensed engineer must check the design.',
    'During construction ℓe/d may be up to 75.',
  ],
  references: [
    {
      title:
        'AWC: National Design Specification for Wood Construction (NDS 2018), 2.3.2, 3.7.1, 4.3 and appendix G, and NDS Supplement, table 4A: the values of Douglas Fir-Larch and Hem-Fir stand identically in at least three public implementations, those of Spruce-Pine-Fir in three and a worked example, the size factors and wet service factors in at least three; equations as in worked examples',
    },
  ],
});

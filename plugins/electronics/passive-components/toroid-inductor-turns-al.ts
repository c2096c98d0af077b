import {
  choice,
  defineCalculator,
  floorNear,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  measure,
  number,
  percent,
  roundTo,
  sumOfProducts,
  table,
} from '@reckoner/engine';

/** L = A_L·N², with A_L in nH per turn squared; B = L·I/(N·A_e). */
export default defineCalculator({
  title: 'Toroid inductor turns',
  description:
    'Turns of a toroid or other core for an inductance by its inductance factor AL, the inductance of a number of turns, or the AL of an unknown core from a trial winding, with the peak flux density.',
  keywords: [
    'AL value',
    'inductance factor',
    'nH per turn squared',
    'microhenry per 100 turns',
    'iron powder toroid T50-2',
    'ferrite toroid turns',
    'core saturation flux density',
  ],
  related: ['air-core-coil-inductance-wheeler', 'inductor-stored-energy', 'inductive-reactance', 'inductor-color-code'],
  inputs: {
    find: choice(
      {
        turns: { label: 'Turns', also: ['turns'] },
        inductance: { label: 'Inductance', also: ['inductance'] },
        factor: { label: 'AL of the core', also: ['AL', 'factor'] },
      },
      { label: 'Find', default: 'turns' },
    ),
    unit: choice(
      {
        nano: {
          label: 'nH per turn² (or mH per 1,000 turns)',
          also: ['nH', 'nH/N²', 'nH/N^2', 'nH/turn²', 'nH per turn squared', 'mH/1000', 'mH per 1000 turns', 'ferrite'],
        },
        hundred: {
          label: 'µH per 100 turns',
          also: ['µH', 'uH', 'µH/100', 'uH/100', 'uH per 100 turns', 'µH per 100', 'iron powder'],
        },
      },
      {
        label: 'AL in',
        help: 'Data of ferrites have nH per turn²; old tables of iron powder, as of T50-2, have µH per 100 turns.',
        when: { find: ['turns', 'inductance'] },
      },
    ),
    factor: number({
      label: 'AL',
      symbol: 'A',
      min: 0.01,
      max: 1e6,
      usual: [1, 20000],
      when: { find: ['turns', 'inductance'] },
    }),
    wanted: measure('µH', {
      label: 'Inductance',
      help: 'Wanted, or measured on the trial winding.',
      symbol: 'L_w',
      min: 1e-4,
      max: 1e9,
      usual: [0.01, 1e6],
      when: { find: ['turns', 'factor'] },
    }),
    wound: integer({
      label: 'Turns',
      help: 'Each pass of the wire through the hole counts one.',
      symbol: 'N_w',
      min: 1,
      max: 100000,
      usual: [1, 1000],
      when: { find: ['inductance', 'factor'] },
    }),
    tolerance: percent({
      label: 'Tolerance of AL',
      help: 'Of the data sheet: often 5 to 10% for iron powder, 20 to 30% for ferrites without a gap.',
      symbol: 't',
      min: 0,
      max: 60,
      usual: [1, 40],
      optional: true,
      when: { find: ['turns', 'inductance'] },
    }),
    current: measure('A', {
      label: 'Peak current',
      help: 'Direct current and half the ripple together; of a sine 1.414 times the RMS value.',
      symbol: 'I',
      min: 1e-6,
      max: 10000,
      usual: [0.001, 200],
      optional: true,
    }),
    area: measure('mm^2', {
      label: 'Effective cross-section of the core',
      symbol: 'A_e',
      min: 0.1,
      max: 100000,
      usual: [1, 2000],
      optional: true,
    }),
  },
  outputs: {
    turns: integer({ label: 'Turns', symbol: 'N' }),
    inductance: measure('µH', { label: 'Inductance with these turns', symbol: 'L', digits: 4 }),
    exact: number({ label: 'Turns before rounding', symbol: 'N_0', places: 2, optional: true }),
    error: percent({ label: 'Error by whole turns', symbol: '\\varepsilon', places: 2, optional: true }),
    nano: number({ label: 'AL in nH per turn²', symbol: 'A_L', digits: 4 }),
    hundred: number({ label: 'AL in µH per 100 turns', symbol: 'A_{100}', digits: 4 }),
    lowest: measure('µH', { label: 'Lowest by tolerance', symbol: 'L_-', digits: 4, optional: true }),
    highest: measure('µH', { label: 'Highest by tolerance', symbol: 'L_+', digits: 4, optional: true }),
    flux: measure('T', { label: 'Peak flux density', symbol: 'B', places: 3, digits: 3, optional: true }),
    around: table(
      {
        turns: integer({ label: 'Turns' }),
        inductance: measure('µH', { label: 'Inductance', digits: 4 }),
      },
      { label: 'With a turn more or less' },
    ),
  },
  formula: ({ find, unit, factor, wanted, wound, tolerance, current, area }) => {
    const nano = find === 'factor' ? (1000 * wanted) / wound ** 2 : unit === 'hundred' ? factor / 10 : factor;
    const exact = find === 'turns' ? Math.sqrt((1000 * wanted) / nano) : undefined;
    const down = exact === undefined ? wound : Math.max(floorNear(exact), 1);
    // The whole number whose inductance is nearer; of two as near, the larger.
    const up = exact !== undefined && down ** 2 + (down + 1) ** 2 <= 2 * exact ** 2;
    const turns = up ? down + 1 : down;
    const inductance = find === 'factor' ? wanted : (nano * turns ** 2) / 1000;
    return {
      turns,
      inductance,
      exact,
      error: find === 'turns' ? sumOfProducts([nano, turns, turns], [-1000, wanted]) / (1000 * wanted) : undefined,
      nano,
      hundred: 10 * nano,
      lowest: tolerance === undefined ? undefined : inductance * (1 - tolerance),
      highest: tolerance === undefined ? undefined : inductance * (1 + tolerance),
      flux: current === undefined || area === undefined ? undefined : (inductance * current) / (turns * area),
      around: [turns - 1, turns, turns + 1]
        .filter((each) => each > 0)
        .map((each) => ({ turns: each, inductance: (nano * each ** 2) / 1000 })),
    };
  },
  shown: ({ find, unit, factor, wanted, wound, nano, turns, inductance, current, area, tolerance }) => ({
    turns: undefined,
    exact: find === 'turns' ? Math.sqrt((1000 * wanted) / nano) : undefined,
    inductance: find === 'factor' ? undefined : (nano * turns ** 2) / 1000,
    error: find === 'turns' ? (inductance - wanted) / wanted : undefined,
    nano: find === 'factor' ? (1000 * wanted) / wound ** 2 : unit === 'hundred' ? factor / 10 : undefined,
    hundred: 10 * nano,
    lowest: tolerance === undefined ? undefined : inductance * (1 - tolerance),
    highest: tolerance === undefined ? undefined : inductance * (1 + tolerance),
    flux: current === undefined || area === undefined ? undefined : (inductance * current) / (turns * area),
  }),
  stepwise: [
    'The turns are whole: those of the two next to the exact number whose inductance is nearer.',
    'AL in nH per turn² is a tenth of AL in µH per 100 turns.',
  ],
  explanation: ({ find, tolerance, flux }) =>
    `${
      find === 'turns'
        ? '{wanted} on a core with an AL of {nano} nH per turn² ({hundred} µH per 100 turns) take {turns} {turns|turn|turns}, which {turns|gives|give} {inductance}, {error|{|error|} less|exactly that|{|error|} more}.'
        : find === 'inductance'
          ? '{turns} {turns|turn|turns} on a core with an AL of {nano} nH per turn² ({hundred} µH per 100 turns) {turns|has|have} {inductance}.'
          : '{inductance} with {turns} {turns|turn|turns} mean an AL of {nano} nH per turn², or {hundred} µH per 100 turns.'
    }${tolerance === undefined || tolerance === 0 ? '' : ' With a tolerance of {tolerance} of AL that is {lowest} to {highest}.'}${
      flux === undefined ? '' : ' A peak current of {current} makes {flux} in {area}.'
    }`,
  requires: [
    {
      that: (_, given) => given.current === given.area,
      field: 'area',
      says: 'The flux density follows from the peak current and the cross-section of the core together: give both or neither.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ error, turns }) => error !== undefined && Math.abs(roundTo(100 * error, 2)) > 5 && turns > 0,
      says: 'Whole turns miss the wanted inductance by {|error|}: a core with another AL, smaller for more turns, comes nearer. Check that the AL is in the unit that was chosen.',
    },
    {
      level: 'caution',
      when: ({ flux }) => flux !== undefined && roundTo(flux, 3) > 0.3 && isAtMost(roundTo(flux, 3), 0.5),
      says: 'At {flux} ferrites saturate or come near it, which most do at 0.3 to 0.5 T, hot ones sooner: the inductance collapses and the current runs away. Iron powder and metal alloys bear more. Look at the data of the material at its temperature.',
    },
    {
      level: 'caution',
      when: ({ flux }) => flux !== undefined && roundTo(flux, 3) > 0.5 && isAtMost(roundTo(flux, 3), 1),
      says: 'At {flux} ferrites are saturated: their inductance is lost and the current runs away. Only iron powder and metal alloys bear so much. Take a larger core or a lower AL, or look at the data of the material.',
    },
    {
      level: 'danger',
      when: ({ flux }) => flux !== undefined && roundTo(flux, 3) > 1,
      says: 'At {flux} ferrites are saturated, and powder cores have lost most of their inductance, so that AL no longer holds: take a larger core or a lower AL, or check the current, the area and the turns.',
    },
    {
      level: 'note',
      when: ({ flux }) => flux !== undefined && isAtMost(roundTo(flux, 3), 1),
      says: 'AL is for small signals: under direct current powder cores lose inductance long before they saturate. Take the share that is left at N·I over the magnetic path from the data sheet.',
    },
    {
      level: 'caution',
      when: ({ nano }) => isAbove(nano, 20000),
      says: 'An AL of {nano} nH per turn² is more than most ferrite rings have: check the unit of AL, the inductance and the turns.',
    },
    {
      level: 'caution',
      when: ({ nano }) => isBelow(nano, 0.2),
      says: 'An AL of {nano} nH per turn² is less than that of the smallest rings, even those without iron: check the unit of AL, the inductance and the turns.',
    },
    {
      level: 'caution',
      when: ({ turns }) => turns > 300,
      says: '{turns} turns hardly fit on a small ring in one layer, and several have more capacitance: check the unit of AL, or take a core with more AL.',
    },
  ],
  examples: [
    {
      inputs: { unit: 'hundred', factor: 49, wanted: 12 },
      results: {
        turns: 49,
        inductance: 11.7649,
        exact: 49.48716593,
        error: '-1.959166667',
        nano: 4.9,
        hundred: 49,
        around: { length: 3, rows: { 0: { turns: 48, inductance: 11.2896 }, 2: { turns: 50, inductance: 12.25 } } },
      },
      source: 'VK6YSF, Powdered iron toroid: 12 µH on T50-2 with AL 49; Python 3.11: 100 × √(12/49)',
    },
    {
      inputs: { unit: 'hundred', factor: 49, wanted: 12.2 },
      results: { turns: 50, inductance: 12.25, exact: '49.89785484735', error: '0.4098360656' },
      source: 'Python 3.11: 100 × √(12.2/49); 4.9 × 2500 nH',
    },
    {
      inputs: { unit: 'nano', factor: 4, wanted: 0.4, tolerance: 5 },
      results: { turns: 10, inductance: 0.4, exact: 10, error: 0, lowest: 0.38, highest: 0.42 },
      source: 'Microwaves101, Toroidal inductors: 400 nH at an AL of 4 take 10 turns',
    },
    {
      inputs: { unit: 'nano', factor: 1000, wanted: 100, current: 2, area: 50 },
      results: { turns: 10, inductance: 100, flux: 0.4, nano: 1000, hundred: 10000 },
      cautions: ['saturate or come near it', 'for small signals'],
      source: 'By hand: √(100/1); 100 µH × 2 A/(10 × 50 mm²)',
    },
    {
      inputs: { unit: 'nano', factor: 1000, wanted: 100, tolerance: 0, current: 4, area: 50 },
      results: { turns: 10, inductance: 100, flux: 0.8, lowest: 100, highest: 100 },
      cautions: ['ferrites are saturated', 'for small signals'],
      source: 'By hand: 100 µH × 4 A/(10 × 50 mm²)',
    },
    {
      inputs: { find: 'inductance', unit: 'nano', factor: 75, wound: 40, current: 3, area: 120 },
      results: { turns: 40, inductance: 120, flux: 0.075 },
      cautions: ['for small signals'],
      source: 'By hand: 75 × 1600 nH; 120 µH × 3 A/(40 × 120 mm²)',
    },
    {
      inputs: { find: 'inductance', unit: 'nano', factor: 75, wound: 100, current: 20, area: 120 },
      results: { inductance: 750, flux: 1.25 },
      cautions: ['no longer holds'],
      source: 'By hand: 75 × 10⁴ nH; 750 µH × 20 A/(100 × 120 mm²)',
    },
    {
      inputs: { find: 'factor', wanted: 47, wound: 30 },
      results: { inductance: 47, turns: 30, nano: '52.22222222', hundred: '522.2222222' },
      source: 'By hand: 47,000/900',
    },
    {
      inputs: { unit: 'nano', factor: 5000, wanted: 1 },
      results: { turns: 1, inductance: 5, exact: '0.4472135955', error: 400, around: { length: 2 } },
      cautions: ['another AL'],
      source: 'By hand: one turn has 5 µH',
    },
    {
      inputs: { unit: 'nano', factor: 2.2, wanted: 1000 },
      results: { turns: 674, inductance: '999.4072', exact: '674.1998625' },
      cautions: ['hardly fit'],
      source: 'By hand: 2.2 × 674² nH',
    },
    {
      inputs: { find: 'factor', wanted: 2500, wound: 10 },
      results: { nano: 25000 },
      cautions: ['more than most ferrite rings'],
      source: 'By hand: 2,500,000/100',
    },
    {
      inputs: { find: 'factor', wanted: 0.1, wound: 100 },
      results: { nano: 0.01, hundred: 0.1 },
      cautions: ['that of the smallest rings'],
      source: 'By hand: 100 nH/10⁴',
    },
    {
      inputs: { unit: 'nano', factor: 1000, wanted: 100, current: 2 },
      refused: 'give both or neither',
      source: 'By definition',
    },
  ],
  notes: [
    'AL holds below the frequency at which the permeability of the material falls; near it and above, as on ferrites at radio frequency, take its complex permeability.',
    'The same equation holds for pot cores, E cores and rods with the AL that their data tell.',
  ],
  references: [
    {
      title: 'MW0LLO: Number of turns required for a toroidal inductor, AL per 100 and per 1,000 turns',
      url: 'http://www.mw0llo.com/toroidal-inductor-turns-for-given-AL.aspx',
    },
    {
      title: 'Microwaves101: Toroidal inductors',
      url: 'https://www.microwaves101.com/encyclopedias/toroidal-inductors',
    },
    {
      title: 'VK6YSF: Toroidal iron core inductor design, AL of iron powder cores',
      url: 'https://vk6ysf.com/iron_toroidial_core_inductor_design.htm',
    },
    {
      title: 'McLyman: Transformer and Inductor Design Handbook, 4th ed., CRC Press 2011 (not opened)',
      isbn: '978-1-4398-3687-3',
    },
  ],
});

import { choice, constant, defineCalculator, integer, isAbove, quantity, roundTo } from '@reckoner/engine';
import { CONCRETE_DENSITY } from '../shared/concrete.js';
import { piecesFor, waste } from '../shared/counts.js';

const NO_AREA = constant(0, 'm^2');
const NO_LENGTH = constant(0, 'm');
const SQUARE_METER = constant(1, 'm^2');
const CLAMP_SPACING = constant(0.3, 'm');
const SUPPORT_SPACING = constant(0.6, 'm');
const STANDARD_GRAVITY = constant(9.80665, 'm/s^2');

/** Area in contact with the concrete, sheets for it, and what holds them at given spacings; the push of fresh concrete as of a liquid. */
export default defineCalculator({
  title: 'Concrete formwork material',
  description:
    'Contact area, sheets, studs, wales and ties of the forms of a wall, and of columns, slab edges and slab soffits, with the load on a tie from the height of fresh concrete.',
  keywords: [
    'concrete forms',
    'wall forms',
    'shuttering area',
    'form plywood',
    'form ties',
    'square feet of contact area',
    'SFCA',
  ],
  related: ['concrete-footing-volume', 'concrete-slab-volume'],
  inputs: {
    shape: choice(
      { wall: 'Wall', column: 'Rectangular columns', edge: 'Edge of a slab on the ground', soffit: 'Slab on props' },
      { label: 'Shape', default: 'wall' },
    ),
    length: quantity('m', {
      label: 'Length of the wall, edge or slab',
      symbol: 'l',
      usual: [0.3, 500],
      min: 0.05,
      max: 10000,
      when: { shape: ['wall', 'edge', 'soffit'] },
    }),
    height: quantity('m', {
      label: 'Height of the wall or column',
      symbol: 'h',
      usual: [0.2, 12],
      min: 0.05,
      max: 50,
      when: { shape: ['wall', 'column'] },
    }),
    width: quantity('m', {
      label: 'Width of the slab',
      symbol: 'b',
      usual: [0.3, 500],
      min: 0.05,
      max: 10000,
      when: { shape: 'soffit' },
    }),
    thickness: quantity('m', {
      label: 'Thickness of the slab',
      unit: 'cm',
      symbol: 't',
      usual: [5, 80],
      min: 1,
      max: 500,
      when: { shape: ['edge', 'soffit'] },
    }),
    sideA: quantity('m', {
      label: 'One side of the column',
      unit: 'cm',
      symbol: 'a',
      usual: [15, 200],
      min: 2,
      max: 1000,
      when: { shape: 'column' },
    }),
    sideB: quantity('m', {
      label: 'Other side of the column',
      unit: 'cm',
      symbol: 'b_c',
      usual: [15, 200],
      min: 2,
      max: 1000,
      default: ({ sideA }) => sideA,
      when: { shape: 'column' },
    }),
    sides: choice(
      {
        two: { label: 'Both sides', value: 2 },
        one: { label: 'One side, against earth or another wall', value: 1 },
      },
      { label: 'The wall is formed on', symbol: 'm', default: 'two', when: { shape: 'wall' } },
    ),
    ends: integer({
      label: 'Ends of the wall that are formed',
      symbol: 'n_e',
      min: 0,
      max: 2,
      default: 0,
      when: { shape: 'wall' },
    }),
    wallThickness: quantity('m', {
      label: 'Thickness of the wall',
      help: 'For ends that are formed.',
      unit: 'cm',
      symbol: 't_w',
      usual: [8, 120],
      min: 1,
      max: 1000,
      optional: true,
      when: { shape: 'wall' },
    }),
    count: integer({ label: 'How many of these', symbol: 'k', min: 1, max: 10000, default: 1 }),
    sheet: choice(
      {
        ft4x8: { label: '4 × 8 ft (1.22 × 2.44 m)', value: 2.97289728, also: ['4x8', '4 x 8'] },
        ft4x10: { label: '4 × 10 ft (1.22 × 3.05 m)', value: 3.7161216, also: ['4x10', '4 x 10'] },
        m125x250: { label: '1.25 × 2.5 m', value: 3.125 },
        m1x2: { label: '1 × 2 m', value: 2 },
        m05x2: { label: '0.5 × 2 m', value: 1 },
      },
      { label: 'Sheet', symbol: 'S', default: 'ft4x8' },
    ),
    waste,
    studSpacing: quantity('m', {
      label: 'Spacing of the studs',
      unit: 'cm',
      symbol: 's_s',
      usual: [15, 100],
      min: 5,
      max: 300,
      default: 40,
      when: { shape: 'wall' },
    }),
    waleSpacing: quantity('m', {
      label: 'Spacing of the wales',
      unit: 'cm',
      symbol: 's_w',
      usual: [20, 150],
      min: 5,
      max: 400,
      default: 60,
      when: { shape: 'wall' },
    }),
    tieSpacing: quantity('m', {
      label: 'Spacing of the ties along a wale',
      unit: 'cm',
      symbol: 's_t',
      usual: [20, 150],
      min: 5,
      max: 400,
      default: 60,
      when: { shape: 'wall', sides: 'two' },
    }),
    tieCapacity: quantity('N', {
      label: 'Safe working load of a tie',
      help: 'As its maker states it, safety included.',
      unit: 'kN',
      regional: { us: 'lbf' },
      symbol: 'F_t',
      usual: [2, 250],
      min: 0.1,
      max: 2000,
      optional: true,
      when: { shape: 'wall', sides: 'two' },
    }),
    supportSpacing: quantity('m', {
      label: 'Spacing of clamps, stakes or joists',
      help: 'Clamps up a column, 30 cm (12 in) on average by default; stakes along an edge and joists under a slab, 60 cm (24 in).',
      unit: 'cm',
      symbol: 's_c',
      usual: [10, 150],
      min: 5,
      max: 500,
      default: ({ shape }) => (shape === 'column' ? CLAMP_SPACING : SUPPORT_SPACING),
      when: { shape: ['column', 'edge', 'soffit'] },
    }),
  },
  outputs: {
    area: quantity('m^2', { label: 'Contact area', symbol: 'A', places: 2 }),
    sheets: integer({ label: 'Sheets with waste', symbol: 'n' }),
    studs: integer({ label: 'Studs', symbol: 'n_s', optional: true }),
    waleRows: integer({ label: 'Rows of wales on a side', symbol: 'n_r', optional: true }),
    waleLength: quantity('m', { label: 'Length of wales, single', symbol: 'L_w', places: 1, optional: true }),
    ties: integer({ label: 'Ties', symbol: 'n_t', optional: true }),
    supports: integer({ label: 'Clamps, stakes or joists', symbol: 'n_c', optional: true }),
    pressure: quantity('Pa', {
      label: 'Pressure at the foot, as of a liquid to the top',
      unit: 'kPa',
      regional: { us: 'psf' },
      symbol: 'p',
      places: 1,
      optional: true,
    }),
    tieLoad: quantity('N', {
      label: 'Load on a tie of the lowest row',
      unit: 'kN',
      regional: { us: 'lbf' },
      symbol: 'F',
      places: 2,
      optional: true,
    }),
  },
  formula: (inputs) => {
    const { shape, length, height, width, thickness, sideA, sideB, sides, ends, wallThickness, count } = inputs;
    const { sheet, waste, studSpacing, waleSpacing, tieSpacing, supportSpacing } = inputs;
    const isWall = shape === 'wall';
    const endWidth = wallThickness === undefined ? NO_LENGTH : ends * wallThickness;
    let each = NO_AREA;
    if (isWall) each = (sides * length + endWidth) * height;
    else if (shape === 'column') each = 2 * (sideA + sideB) * height;
    else if (shape === 'edge') each = length * thickness;
    else each = length * width + 2 * (length + width) * thickness;
    const area = count * each;
    const sheetArea = sheet * SQUARE_METER;
    const rows = isWall ? piecesFor(height / waleSpacing) : 0;
    const carried = isWall ? Math.min(waleSpacing, height) : NO_LENGTH;
    const weight = CONCRETE_DENSITY * STANDARD_GRAVITY;
    const isTied = isWall && sides === 2;
    return {
      area,
      sheets: piecesFor((area * (1 + waste)) / sheetArea),
      studs: isWall ? count * sides * (piecesFor(length / studSpacing) + 1) : undefined,
      waleRows: isWall ? rows : undefined,
      waleLength: isWall ? count * sides * rows * length : undefined,
      ties: isTied ? count * rows * piecesFor(length / tieSpacing) : undefined,
      supports: isWall ? undefined : count * (piecesFor((shape === 'column' ? height : length) / supportSpacing) + 1),
      pressure: isWall || shape === 'column' ? weight * height : undefined,
      tieLoad: isTied ? weight * (height - carried / 2) * carried * Math.min(tieSpacing, length) : undefined,
    };
  },
  requires: [
    {
      that: ({ ends }, given) => ends === 0 || given.wallThickness,
      field: 'wallThickness',
      says: 'Ends that are formed are as wide as the wall is thick: send its thickness.',
    },
    {
      that: ({ ends }, given) => ends > 0 || !given.wallThickness,
      field: 'ends',
      says: 'The thickness of the wall, {wallThickness}, matters for ends that are formed: send how many there are.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ tieLoad, tieCapacity }) =>
        tieLoad !== undefined && tieCapacity !== undefined && isAbove(10 * roundTo(tieLoad / 10, 0), tieCapacity),
      says: 'If the concrete acts as a liquid over the whole height, a tie of the lowest row gets {tieLoad}, more than it may carry: the form may burst. Set ties and wales closer, take stronger ties, or have the pressure of a slow pour worked out.',
    },
    {
      level: 'danger',
      when: ({ sides }) => sides === 1,
      says: 'A form on one side has no ties through the wall: braces and anchors have to take the whole push of the concrete, and its lift. Have them designed.',
    },
    {
      level: 'danger',
      when: ({ shape }) => shape === 'soffit',
      says: 'Joists, bearers, props and their bracing carry people and wet concrete: falsework that is not designed falls. This counts sheets and joists alone.',
    },
    {
      level: 'danger',
      when: ({ shape }) => shape === 'column',
      says: 'A column form with its clamps too far apart bursts at the foot. They are counted at an even spacing here: set them by their maker’s table for the pressure. For 9 ft (2.7 m) the US Navy’s goes from 8 in (20 cm) at the foot to 17 in (43 cm) near the top, 12 in (30 cm) on average.',
    },
    {
      level: 'note',
      when: ({ sides, tieCapacity }) => sides === 2 && tieCapacity === undefined,
      says: 'Compare the load on a tie with its safe working load: send that to have it done here.',
    },
  ],
  explanation: ({ shape, sides, ends, sideA, sideB }) => {
    const sheets = '{area} of forms, or {sheets} {sheets|sheet|sheets} of {sheet} with {waste} for waste';
    const push = 'Fresh concrete that acts as a liquid to the top pushes with {pressure} at the foot';
    if (shape === 'wall') {
      const formed = ends === 0 ? 'without ends' : 'with {ends} {ends|end|ends} each';
      const kind = sides === 2 ? 'on both sides' : 'on one side';
      const frame =
        '{studs} {studs|stud|studs} in all at {studSpacing} and {waleRows} {waleRows|row|rows} of wales on a side at {waleSpacing} ({waleLength} of single lumber in all)';
      const opening = `{count} {count|wall|walls} formed ${kind}, ${formed}, {count|takes|take} ${sheets}; ${frame}`;
      return sides === 2
        ? `${opening}, and {ties} {ties|tie|ties} at {tieSpacing}. ${push}, and a tie of the lowest row gets {tieLoad}.`
        : `${opening}. ${push}.`;
    }
    const section = sideA === sideB ? '{sideA} by {sideA}' : '{sideA} by {sideB}';
    if (shape === 'column')
      return `{count} {count|column|columns} of ${section} {count|takes|take} ${sheets}, and {supports} clamps at {supportSpacing}. ${push}: clamps have to stand closer there than higher up.`;
    if (shape === 'edge')
      return `{count} {count|edge takes|edges take} ${sheets}, and {supports} stakes at {supportSpacing}.`;
    return `Soffit and edges of {count} {count|slab|slabs} take ${sheets}, and {supports} joists at {supportSpacing}, which run across the width.`;
  },
  examples: [
    {
      inputs: {
        length: '24 ft',
        height: '8 ft',
        ends: 2,
        wallThickness: '8 in',
        studSpacing: '14 in',
        waleSpacing: '24 in',
        tieSpacing: '24 in',
      },
      results: {
        area: 36.66573312,
        sheets: 14,
        studs: 44,
        waleRows: 4,
        waleLength: 58.5216,
        ties: 48,
        pressure: 57.39008486,
        tieLoad: 18.66099672,
      },
      cautions: ['Compare the load'],
      source:
        'US Army Engineer School EN5151: 24 ft at 14 in, 22 studs on a side; by hand 394.67 ft², 8/2 rows, 12 ties in each; 2400 × 9.80665 × 7 ft × 4 ft²',
    },
    {
      inputs: {
        length: 5,
        height: 2.5,
        wallThickness: 25,
        ends: 1,
        count: 2,
        sheet: 'm125x250',
        waste: 0,
        tieCapacity: 20,
      },
      results: {
        area: 51.25,
        sheets: 17,
        studs: 56,
        waleRows: 5,
        waleLength: 100,
        ties: 90,
        pressure: 58.8399,
        tieLoad: 18.64048032,
      },
      source:
        'By hand: 51.25 m²; 12.5 gaps, so 14 studs; 2.5/0.6 = 4.2 rows; 5/0.6 = 8.3 ties; 2400 × 9.80665 × 2.2 × 0.6²',
    },
    {
      inputs: { length: 5, height: 2.5, ends: 2, wallThickness: 25, tieCapacity: 15 },
      results: { area: 26.25, sheets: 10, tieLoad: 18.64048032 },
      cautions: ['the form may burst'],
      source: 'By hand: 10 × 2.5 + 0.5 × 2.5 m²; 18.6 kN',
    },
    {
      inputs: { length: 6, height: 0.5, sides: 'one', sheet: 'm05x2' },
      results: { area: 3, sheets: 4, studs: 16, waleRows: 1, waleLength: 6, pressure: 11.76798 },
      cautions: ['no ties through'],
      source: 'By hand: 6 × 0.5 m²; 15 + 1 studs; 2400 × 9.80665 × 0.5',
    },
    {
      inputs: { length: 0.5, height: 0.5, tieCapacity: 10 },
      results: { area: 0.5, sheets: 1, ties: 1, tieLoad: 1.4709975 },
      source: 'By hand: one tie for 0.5 × 0.5 m at a mean head of 0.25 m',
    },
    {
      inputs: { length: 5, height: 2, ends: 1 },
      refused: 'send its thickness',
      source: 'By definition',
    },
    {
      inputs: { length: 5, height: 2, wallThickness: 20 },
      refused: 'send how many',
      source: 'By definition',
    },
    {
      inputs: { shape: 'column', sideA: 40, sideB: 60, height: 5, count: 10, sheet: 'ft4x10' },
      results: { area: 100, sheets: 30, supports: 180, pressure: 117.6798 },
      cautions: ['bursts at the foot'],
      source: 'By hand: 2 × (0.4 + 0.6) × 5 × 10 m²; ⌈5/0.3⌉ + 1 clamps a column',
    },
    {
      inputs: { shape: 'column', sideA: 30, height: 3, supportSpacing: 50 },
      results: { area: 3.6, sheets: 2, supports: 7, pressure: 70.60788 },
      cautions: ['bursts at the foot'],
      source: 'By hand: 4 × 0.3 × 3 m²; 6 + 1 clamps',
    },
    {
      inputs: { shape: 'column', sideA: '12 in', height: '9 ft', supportSpacing: '12 in', waste: 0 },
      results: { area: 3.34450944, sheets: 2, supports: 10 },
      cautions: ['12 in (30 cm) on average'],
      source: 'NAVEDTRA 14045, Table 3-4: 9 spaces, 8 + 8 + 10 + 11 + 12 + 15 + 17 + 17 + 10 = 108 in, so 10 yokes',
    },
    {
      inputs: { shape: 'edge', length: 6, thickness: 15 },
      results: { area: 0.9, sheets: 1, supports: 11 },
      source: 'By hand: 6 × 0.15 m²; 6/0.6 + 1 stakes',
    },
    {
      inputs: { shape: 'edge', length: '60 ft', thickness: '6 in', supportSpacing: '3 ft' },
      results: { area: 2.7870912, sheets: 2, supports: 21 },
      source: 'By hand: 60 × 0.5 ft²; 20 + 1 stakes',
    },
    {
      inputs: { shape: 'soffit', length: 6, width: 4, thickness: 20, supportSpacing: 40, sheet: 'm1x2' },
      results: { area: 28, sheets: 16, supports: 16 },
      cautions: ['falsework that is not designed'],
      source: 'By hand: 6 × 4 + 20 × 0.2 m²; 15 + 1 joists',
    },
  ],
  notes: [
    'A count of material, no design: sheets, studs and wales have their own spans for the pressure, which bars, lumber and sheets of another size change. The pressure is that of ACI 347R-14 for concrete that may act as a liquid over its height, of 2400 kg/m³; slower pours of stiff concrete push less.',
    'Studs stand at both ends of a side; the first row of wales is half a spacing above the foot, and wales are mostly doubled: twice the single length. An uppermost row that would come above the top goes to the top.',
    'Sheets go by area, off-cuts are used. Openings, the frames of ends, laps, braces, plates, chamfers and nails are left out; openings take forms of their own.',
  ],
  references: [
    {
      title: 'US Army Engineer School, Subcourse EN5151: studs, wales and ties of wall forms',
      url: 'http://armyengineer.tpub.com/EN5151/Part-C-Complete-The-Design-Procedures-Cont-23.htm',
    },
    {
      title: 'NAVEDTRA 14045, Column Form Design: Table 3-4, spacing of yokes',
      url: 'https://constructionmanuals.tpub.com/14045/css/Column-Form-Design-107.htm',
    },
    { title: 'ACI 347R-14: Guide to Formwork for Concrete, 4.2.2.1 (p = wh)' },
    {
      title: 'Hurd: Lateral Pressures for Formwork Design, Concrete International, June 2007',
      url: 'https://www.engineersdaily.com/2014/06/lateral-pressures-formwork-design.html',
    },
    {
      title: 'Construction Cost Estimating, Cost of materials and formwork: ties of a wall form',
      url: 'https://www.coursera.org/lecture/construction-cost-estimating/cost-of-materials-and-formwork-1Doj5',
    },
  ],
});

import {
  category,
  choice,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  isNear,
  measure,
  noResult,
  number,
  roundNear,
  roundTo,
  rows,
  table,
  text,
} from '@reckoner/engine';

/** A bolt of whole millimeters is a metric one: none of the inch sizes is. */
const isMetric = (bolt: number) => isNear(25.4 * bolt, roundNear(25.4 * bolt), 1e-6);

/** AISC 360-22, Tables J3.3 and J3.3M: standard holes, and what B4.3b adds to their width, in inches. */
const holeWidth = (bolt: number) =>
  isMetric(bolt) ? bolt + ((isBelow(25.4 * bolt, 24) ? 2 : 3) + 2) / 25.4 : bolt + (bolt < 1 ? 1 / 16 : 1 / 8) + 1 / 16;

const STATES = ['Yielding of the gross section', 'Rupture of the net section', 'Block shear'] as const;
type State = (typeof STATES)[number];

/** U of Table D3.1. */
const lagFactor = (
  shearLag: string,
  eccentricity: number | undefined,
  length: number | undefined,
  width: number | undefined,
  factor: number | undefined,
) => {
  if (shearLag === 'eccentric') return 1 - eccentricity! / length!;
  if (shearLag === 'longitudinal')
    return ((3 * length! ** 2) / (3 * length! ** 2 + width! ** 2)) * (1 - eccentricity! / length!);
  if (shearLag === 'flangeWide') return 0.9;
  if (shearLag === 'flangeNarrow') return 0.85;
  if (shearLag === 'web') return 0.7;
  if (shearLag === 'angleFour') return 0.8;
  if (shearLag === 'angleThree') return 0.6;
  return factor ?? 1;
};

/** AISC 360-22, D2, D3, B4.3b and J4.3; kips and inches. */
export default defineCalculator({
  title: 'Steel tension member (AISC 360-22)',
  description:
    'Design and allowable tensile strength by yielding, rupture of the net section with shear lag, and block shear.',
  keywords: [
    'net area',
    'effective net area',
    'shear lag factor',
    's^2/4g',
    'staggered holes',
    'block shear',
    'U factor',
  ],
  related: ['steel-fillet-weld-aisc', 'steel-beam-column-interaction', 'steel-column-aisc'],
  inputs: {
    grossArea: measure('in^2', { label: 'Gross area', symbol: 'A_g', min: 0.01, max: 1000, usual: [0.2, 200] }),
    yieldStrength: measure('ksi', {
      label: 'Yield strength',
      help: '50 of A992 and A572 grade 50, 36 of A36.',
      symbol: 'F_y',
      min: 20,
      max: 150,
      usual: [30, 100],
    }),
    tensileStrength: measure('ksi', {
      label: 'Tensile strength',
      help: '65 of A992 and A572 grade 50, 58 of A36.',
      symbol: 'F_u',
      min: 25,
      max: 200,
      usual: [45, 120],
    }),
    connection: choice({ bolted: 'Bolted', welded: 'Welded' }, { label: 'End connection', default: 'bolted' }),
    holes: integer({
      label: 'Holes in the chain across the section',
      help: 'All that one path of rupture goes through, of a W shape in both flanges.',
      symbol: 'n',
      min: 1,
      max: 50,
      when: { connection: 'bolted' },
    }),
    bolt: measure('in', {
      label: 'Bolt diameter, in standard holes',
      help: 'As 3/4. The hole of Table J3.3 is 1/16 in larger (from 1 in on 1/8 in), and 1/16 in more is deducted (B4.3b); of metric bolts, as 24 mm, 2 mm (from 24 mm on 3 mm) and 2 mm more.',
      symbol: 'd_b',
      min: 0.25,
      max: 4,
      usual: [0.5, 1.5],
      when: { connection: 'bolted' },
    }),
    thickness: measure('in', {
      label: 'Thickness of the part with the holes',
      symbol: 't',
      min: 0.03,
      max: 10,
      usual: [0.1, 4],
      when: { connection: 'bolted' },
    }),
    stagger: rows(
      {
        pitch: measure('in', { label: 'Pitch s along the load', min: 0, max: 100, usual: [0, 12] }),
        gage: measure('in', { label: 'Gage g across it', min: 0.1, max: 100, usual: [0.5, 20] }),
      },
      {
        label: 'Diagonals of the chain',
        help: 'One row for each gage space that the path crosses at a slant; none of a straight path.',
        minItems: 1,
        maxItems: 50,
        optional: true,
        when: { connection: 'bolted' },
      },
    ),
    shearLag: choice(
      {
        none: { label: 'All parts are connected: U = 1 (case 1)', also: ['case 1', 'none'] },
        eccentric: { label: 'Some parts: U = 1 − x̄/l (case 2)', also: ['case 2'] },
        longitudinal: { label: 'Longitudinal welds only, w wide (case 4)', also: ['case 4'] },
        flangeWide: { label: 'W shape by its flanges, bf at least 2/3 d, 3 bolts or more in line: U = 0.90 (case 7)' },
        flangeNarrow: { label: 'W shape by its flanges, bf below 2/3 d, 3 bolts or more in line: U = 0.85 (case 7)' },
        web: { label: 'W shape by its web, 4 bolts or more in line: U = 0.70 (case 7)' },
        angleFour: { label: 'Angle, 4 bolts or more in line: U = 0.80 (case 8)' },
        angleThree: { label: 'Angle, 3 bolts in line: U = 0.60 (case 8)' },
        given: { label: 'Shear lag factor U', also: ['U'] },
      },
      { label: 'Shear lag (Table D3.1)' },
    ),
    eccentricity: measure('in', {
      label: 'Eccentricity x̄ of the connection',
      help: 'From the connected face to the centroid of the part that it stands for; 0 of a plate.',
      symbol: '\\bar{x}',
      min: 0,
      max: 50,
      usual: [0, 8],
      when: { shearLag: ['eccentric', 'longitudinal'] },
    }),
    connectionLength: measure('in', {
      label: 'Length of the connection',
      help: 'From the first to the last bolt of a line, or of the longitudinal welds.',
      symbol: 'l',
      min: 0.5,
      max: 500,
      usual: [1.5, 60],
      when: { shearLag: ['eccentric', 'longitudinal'] },
    }),
    weldDistance: measure('in', {
      label: 'Width of the plate between the welds',
      symbol: 'w',
      min: 0.1,
      max: 200,
      usual: [0.5, 40],
      when: { shearLag: 'longitudinal' },
    }),
    factor: number({
      label: 'Shear lag factor U',
      symbol: 'U',
      above: 0,
      max: 1,
      usual: [0.4, 1],
      when: { shearLag: 'given' },
    }),
    shearGross: measure('in^2', {
      label: 'Block shear: gross area in shear',
      help: 'Give all three areas of the block, or none.',
      symbol: 'A_{gv}',
      min: 0.01,
      max: 1000,
      usual: [0.2, 200],
      optional: true,
    }),
    shearNet: measure('in^2', {
      label: 'Block shear: net area in shear',
      symbol: 'A_{nv}',
      min: 0.01,
      max: 1000,
      usual: [0.1, 200],
      optional: true,
    }),
    tensionNet: measure('in^2', {
      label: 'Block shear: net area in tension',
      symbol: 'A_{nt}',
      min: 0.001,
      max: 1000,
      usual: [0.05, 100],
      optional: true,
    }),
    blockTension: choice(
      {
        even: { label: 'Even: Ubs = 1', value: 1 },
        uneven: { label: 'Uneven, as of several rows at a coped beam: Ubs = 0.5', value: 0.5 },
      },
      { label: 'Tension on the block', symbol: 'U_{bs}', default: 'even' },
    ),
  },
  outputs: {
    designStrength: measure('kip', { label: 'Design strength (LRFD)', symbol: '\\phi P_n', places: 1 }),
    allowableStrength: measure('kip', { label: 'Allowable strength (ASD)', symbol: 'P_n/\\Omega', places: 1 }),
    governs: category(STATES, { label: 'Governs (LRFD)' }),
    netArea: measure('in^2', { label: 'Net area', symbol: 'A_n', places: 3 }),
    lag: number({ label: 'Shear lag factor', symbol: 'U', places: 3 }),
    effectiveArea: measure('in^2', { label: 'Effective net area', symbol: 'A_e', places: 3 }),
    states: table(
      {
        state: text({ label: 'Limit state' }),
        nominal: measure('kip', { label: 'Nominal', places: 1 }),
        design: measure('kip', { label: 'LRFD', places: 1 }),
        allowable: measure('kip', { label: 'ASD', places: 1 }),
      },
      { label: 'Limit states' },
    ),
  },
  formula: ({
    grossArea,
    yieldStrength,
    tensileStrength,
    holes,
    bolt,
    thickness,
    stagger,
    shearLag,
    eccentricity,
    connectionLength,
    weldDistance,
    factor,
    shearGross,
    shearNet,
    tensionNet,
    blockTension,
  }) => {
    const gain = (stagger ?? []).reduce((sum, { pitch, gage }) => sum + pitch ** 2 / (4 * gage), 0);
    const netArea = holes === undefined ? grossArea : grossArea - (holes * holeWidth(bolt!) - gain) * thickness!;
    if (isBelow(netArea, 0.05 * grossArea))
      throw noResult('The holes take away nearly the whole section: check their number, the bolts and the thickness.');
    if (isAbove(netArea, grossArea))
      throw noResult(
        'The diagonals add more than the holes take away: rupture takes another path. Check pitch and gage, which may be exchanged.',
      );
    const lag = lagFactor(shearLag, eccentricity, connectionLength, weldDistance, factor);
    const effectiveArea = netArea * lag;
    const yielding = yieldStrength * grossArea;
    const rupture = tensileStrength * effectiveArea;
    const states: { state: State; nominal: number; design: number; allowable: number }[] = [
      { state: 'Yielding of the gross section', nominal: yielding, design: 0.9 * yielding, allowable: yielding / 1.67 },
      { state: 'Rupture of the net section', nominal: rupture, design: 0.75 * rupture, allowable: rupture / 2 },
    ];
    if (shearGross !== undefined && shearNet !== undefined && tensionNet !== undefined) {
      const block =
        Math.min(0.6 * tensileStrength * shearNet, 0.6 * yieldStrength * shearGross) +
        blockTension * tensileStrength * tensionNet;
      states.push({ state: 'Block shear', nominal: block, design: 0.75 * block, allowable: block / 2 });
    }
    const designStrength = Math.min(...states.map(({ design }) => design));
    return {
      designStrength,
      allowableStrength: Math.min(...states.map(({ allowable }) => allowable)),
      // Of limit states that come to the same the first is named.
      governs: states.find(({ design }) => isAtMost(design, designStrength))!.state,
      netArea,
      lag,
      effectiveArea,
      states,
    };
  },
  shown: () => ({
    designStrength: undefined,
    allowableStrength: undefined,
    governs: undefined,
    netArea: undefined,
    lag: undefined,
    effectiveArea: undefined,
    states: undefined,
  }),
  stepwise: [
    'Yielding: P_n = F_y·A_g, with φ = 0.90 and Ω = 1.67.',
    'Rupture: P_n = F_u·A_e with A_e = A_n·U, φ = 0.75 and Ω = 2.00; A_n = A_g − n·(d_h + 1/16 in)·t + Σ s²/(4·g)·t, of welded ends A_g; of metric bolts 2 mm in place of 1/16 in.',
    'Shear lag: U = 1 − x̄/l (case 2), U = 3·l²/(3·l² + w²)·(1 − x̄/l) (case 4), or the value of Table D3.1.',
    'Block shear: R_n = 0.60·F_u·A_nv + U_bs·F_u·A_nt, at most 0.60·F_y·A_gv + U_bs·F_u·A_nt, with φ = 0.75 and Ω = 2.00.',
    'The least of these is the strength.',
  ],
  requires: [
    {
      that: ({ yieldStrength, tensileStrength }) => yieldStrength < tensileStrength,
      field: 'tensileStrength',
      says: 'The tensile strength, {tensileStrength}, must be above the yield strength, {yieldStrength}: are the two exchanged?',
    },
    {
      that: ({ connection, shearLag }) => connection !== 'bolted' || shearLag !== 'longitudinal',
      field: 'shearLag',
      says: 'Case 4 is of longitudinal welds: choose a welded connection, or another case.',
    },
    {
      that: ({ connection, shearLag }) =>
        connection !== 'welded' ||
        shearLag === 'none' ||
        shearLag === 'eccentric' ||
        shearLag === 'longitudinal' ||
        shearLag === 'given',
      field: 'shearLag',
      says: 'Cases 7 and 8 count bolts in line: of a welded connection choose another case.',
    },
    {
      that: ({ eccentricity, connectionLength }) => eccentricity < connectionLength,
      field: 'connectionLength',
      says: 'The connection, {connectionLength}, must be longer than its eccentricity of {eccentricity}.',
    },
    {
      that: ({ holes, stagger }) => stagger.length < holes,
      field: 'stagger',
      says: 'A chain of {holes} {holes|hole|holes} has fewer diagonals than holes: one less at most.',
    },
    {
      that: (_, given) => given.shearGross === given.shearNet && given.shearNet === given.tensionNet,
      field: 'shearNet',
      says: 'Block shear needs its three areas, two in shear and one in tension: give all of them, or none.',
    },
    {
      that: ({ shearGross, shearNet }) => shearNet <= shearGross,
      field: 'shearNet',
      says: 'The net area in shear, {shearNet}, cannot be above the gross one, {shearGross}.',
    },
    {
      that: ({ blockTension }, given) => blockTension === 1 || given.shearGross,
      field: 'blockTension',
      says: 'The tension on the block counts only with the areas of block shear: give them too.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ shearGross }) => shearGross === undefined,
      says: 'Block shear (J4.3) is not among these limit states, and in short or thin connections it is often the least one: give its three areas.',
    },
    {
      level: 'caution',
      when: ({ shearLag, lag }) => (shearLag === 'eccentric' || shearLag === 'longitudinal') && roundTo(lag, 3) < 0.6,
      says: 'A shear lag factor of {lag} leaves much of the section idle: a longer connection helps. Of open shapes U need not be below the connected share of the gross area (D3): give that as the factor then.',
    },
    {
      level: 'caution',
      when: ({ connection, shearLag }) => connection === 'welded' && shearLag === 'eccentric',
      says: 'Of welds case 2 is only for longitudinal ones together with transverse ones. Longitudinal welds alone are case 4; transverse ones alone are case 3, where only the connected part counts.',
    },
    {
      level: 'caution',
      when: ({ connection, netArea, grossArea }) => connection === 'bolted' && isAbove(netArea, 0.95 * grossArea),
      says: 'The holes take away less than 5% of the gross area, {grossArea}: are all holes of the path counted, and is the area in the same unit as the thickness?',
    },
    {
      level: 'caution',
      when: ({ eccentricity }) => eccentricity !== undefined && eccentricity > 0 && eccentricity < 0.1,
      says: 'An eccentricity of {eccentricity} is hardly that of a rolled shape: check its unit. It is 0 only of a plate.',
    },
    {
      level: 'caution',
      when: ({ shearLag, holes }) => shearLag === 'none' && holes === undefined,
      says: 'With U = 1 and no holes the whole section counts: that holds only where each part of the section is welded to. Longitudinal welds alone are case 4, some parts case 2.',
    },
    {
      level: 'caution',
      when: ({ shearLag, connectionLength, weldDistance }) =>
        shearLag === 'longitudinal' && isBelow(connectionLength!, weldDistance!),
      says: 'The welds are shorter than the distance between them, which editions before 2016 did not allow: the force spreads badly into the plate. Make them longer.',
    },
    {
      level: 'note',
      when: ({ bolt }) => bolt !== undefined && isMetric(bolt),
      says: 'The bolt of {bolt} is a metric size: its hole is that of Table J3.3M, 2 mm larger (from 24 mm on 3 mm), and 2 mm more are deducted.',
    },
    {
      level: 'caution',
      when: ({ grossArea, thickness, bolt }) =>
        thickness !== undefined && bolt !== undefined && isBelow(grossArea, 2 * bolt * thickness),
      says: 'The gross area of {grossArea} is less than two bolt diameters of this thickness: is it the area of the whole member?',
    },
    {
      level: 'caution',
      when: ({ tensionNet, netArea }) => tensionNet !== undefined && isAbove(tensionNet, netArea),
      says: 'The net area of the block in tension, {tensionNet}, is above that of the whole member, {netArea}: check its unit, as block shear counts for nothing with it. Only a block of a wider connected part can be so.',
    },
  ],
  explanation: ({ governs, connection }) =>
    `The member carries {designStrength} (LRFD) or {allowableStrength} (ASD) in tension; in LRFD ${
      governs === 'Yielding of the gross section'
        ? 'yielding of the gross section governs'
        : governs === 'Block shear'
          ? 'block shear governs'
          : 'rupture of the net section governs'
    }. ${
      connection === 'bolted' ? 'With {holes} {holes|hole|holes} for bolts of {bolt} in {thickness}' : 'Without holes'
    } the net area is {netArea}, of which {lag} is effective.`,
  examples: [
    {
      inputs: {
        grossArea: 6.16,
        yieldStrength: 50,
        tensileStrength: 65,
        holes: 4,
        bolt: 0.75,
        thickness: 0.4,
        shearLag: 'eccentric',
        eccentricity: 0.831,
        connectionLength: 9,
      },
      results: {
        designStrength: 210.6241,
        allowableStrength: 140.416,
        governs: 'Rupture of the net section',
        netArea: '4.760',
        lag: 0.9076667,
        effectiveArea: 4.320493,
        states: { length: 2, rows: { 0: { nominal: '308.0', design: 277.2, allowable: 184.4311 } } },
      },
      cautions: ['Block shear'],
      source: 'AISC Design Examples v16.0, D.1 (W8×21): A_n 4.76, A_e 4.32, 211 and 141 kips, yielding 277 and 184',
    },
    {
      inputs: {
        grossArea: '5000 mm²',
        yieldStrength: '345 MPa',
        tensileStrength: '450 MPa',
        holes: 2,
        bolt: '24 mm',
        thickness: '12 mm',
        shearLag: 'none',
      },
      results: { netArea: '6.671213', designStrength: '326.55747', allowableStrength: '217.70498' },
      cautions: ['Block shear', 'is a metric size'],
      source: 'AISC 360-22, Table J3.3M and B4.3b, Python: 5000 − 2 × (27 + 2) × 12 mm²',
    },
    {
      inputs: {
        grossArea: '5000 mm²',
        yieldStrength: '345 MPa',
        tensileStrength: '450 MPa',
        holes: 2,
        bolt: '20 mm',
        thickness: '12 mm',
        shearLag: 'none',
      },
      results: { netArea: '6.857214', designStrength: '335.66223', allowableStrength: '223.77482' },
      cautions: ['Block shear', 'is a metric size'],
      source: 'AISC 360-22, Table J3.3M and B4.3b, Python: 5000 − 2 × (22 + 2) × 12 mm²',
    },
    {
      inputs: {
        grossArea: 3.75,
        yieldStrength: 50,
        tensileStrength: 65,
        holes: 1,
        bolt: 0.75,
        thickness: 0.5,
        shearLag: 'eccentric',
        eccentricity: 1.18,
        connectionLength: 9,
      },
      results: { designStrength: 140.312, allowableStrength: 93.54132, lag: 0.8688889, netArea: 3.3125 },
      cautions: ['Block shear'],
      source: 'AISC Design Examples v16.0, D.2 (L4×4×1/2): U 0.869, 140 and 93.5 kips',
    },
    {
      inputs: {
        grossArea: 5.84,
        yieldStrength: 50,
        tensileStrength: 65,
        connection: 'welded',
        shearLag: 'longitudinal',
        eccentricity: 1.09,
        connectionLength: 16,
        weldDistance: 8.01,
      },
      results: { designStrength: 244.8496, allowableStrength: 163.2331, lag: 0.8600268 },
      cautions: ['Block shear'],
      source: 'AISC Design Examples v16.0, D.3 (WT6×20): U 0.860, 245 and 163 kips',
    },
    {
      inputs: {
        grossArea: 7,
        yieldStrength: 50,
        tensileStrength: 65,
        holes: 4,
        bolt: 0.75,
        thickness: 0.5,
        stagger: [
          { pitch: 2.5, gage: 3 },
          { pitch: 2.5, gage: 3 },
        ],
        shearLag: 'none',
      },
      results: { netArea: 5.770833, effectiveArea: 5.770833, lag: 1, designStrength: 281.3281 },
      cautions: ['Block shear'],
      source: 'AISC Design Examples v16.0, D.9, path A-B-C-D-E-F: width 11.5 in, A_n 5.75 in² of it rounded; by Python',
    },
    {
      inputs: {
        grossArea: 5,
        yieldStrength: 50,
        tensileStrength: 65,
        connection: 'welded',
        shearLag: 'none',
        shearGross: 2.4,
        shearNet: 2.4,
        tensionNet: 0.9,
      },
      results: {
        designStrength: 97.875,
        allowableStrength: 65.25,
        governs: 'Block shear',
        states: { length: 3, rows: { 2: { nominal: 130.5 } } },
      },
      cautions: ['each part of the section is welded'],
      source:
        'AISC Design Examples v16.0, part IID, WT stem: block shear 131 kips (72.0 + 58.5), the limit of yielding',
    },
    {
      inputs: {
        grossArea: 5,
        yieldStrength: 50,
        tensileStrength: 65,
        connection: 'welded',
        shearLag: 'none',
        shearGross: 2.4,
        shearNet: 2.4,
        tensionNet: 5.8,
      },
      results: { designStrength: 225, governs: 'Yielding of the gross section' },
      cautions: ['each part of the section is welded', 'above that of the whole member'],
      source: 'By hand: 0.9 × 50 × 5; 5.8 cm² given as in²',
    },
    {
      inputs: {
        grossArea: 20,
        yieldStrength: 50,
        tensileStrength: 65,
        holes: 2,
        bolt: 1,
        thickness: 0.625,
        shearLag: 'given',
        factor: 0.9,
        shearGross: 16.9,
        shearNet: 11.3,
        tensionNet: 1.88,
      },
      results: {
        governs: 'Block shear',
        designStrength: '422.175',
        states: { rows: { 2: { nominal: '562.90', allowable: '281.450' } } },
        netArea: 18.51563,
      },
      source: 'AISC Design Examples v16.0, part IIC, clip angles: block shear 563 kips, the limit of rupture',
    },
    {
      inputs: {
        grossArea: 20,
        yieldStrength: 36,
        tensileStrength: 58,
        holes: 2,
        bolt: 1,
        thickness: 0.5,
        shearLag: 'flangeWide',
        shearGross: 40,
        shearNet: 30,
        tensionNet: 6,
        blockTension: 'uneven',
      },
      results: {
        governs: 'Yielding of the gross section',
        designStrength: '648.0',
        allowableStrength: 431.1377,
        lag: 0.9,
        states: { rows: { 2: { nominal: '1038.0' } } },
      },
      source: 'By hand: 0.9 × 36 × 20; 0.6 × 36 × 40 + 0.5 × 58 × 6, below 0.6 × 58 × 30 + 174',
    },
    {
      inputs: {
        grossArea: 10,
        yieldStrength: 50,
        tensileStrength: 65,
        holes: 4,
        bolt: 0.75,
        thickness: 0.4,
        shearLag: 'flangeNarrow',
      },
      results: { lag: 0.85, effectiveArea: 7.31, designStrength: 356.3625 },
      cautions: ['Block shear'],
      source: 'By hand: (10 − 4 × 0.875 × 0.4) × 0.85 × 65 × 0.75',
    },
    {
      inputs: {
        grossArea: 10,
        yieldStrength: 50,
        tensileStrength: 65,
        holes: 2,
        bolt: 0.75,
        thickness: 0.4,
        shearLag: 'web',
      },
      results: { lag: 0.7, effectiveArea: 6.51 },
      cautions: ['Block shear'],
      source: 'By hand: (10 − 2 × 0.875 × 0.4) × 0.7',
    },
    {
      inputs: {
        grossArea: 3.75,
        yieldStrength: 50,
        tensileStrength: 65,
        holes: 1,
        bolt: 0.75,
        thickness: 0.5,
        shearLag: 'angleFour',
      },
      results: { lag: 0.8, effectiveArea: 2.65 },
      cautions: ['Block shear'],
      source: 'By hand: (3.75 − 0.875 × 0.5) × 0.8',
    },
    {
      inputs: {
        grossArea: 3.75,
        yieldStrength: 50,
        tensileStrength: 65,
        holes: 1,
        bolt: 0.75,
        thickness: 0.5,
        shearLag: 'angleThree',
      },
      results: { lag: 0.6, effectiveArea: 1.9875 },
      cautions: ['Block shear'],
      source: 'By hand: (3.75 − 0.875 × 0.5) × 0.6',
    },
    {
      inputs: {
        grossArea: 4,
        yieldStrength: 36,
        tensileStrength: 58,
        connection: 'welded',
        shearLag: 'longitudinal',
        eccentricity: 0,
        connectionLength: 4,
        weldDistance: 8,
      },
      results: { lag: 0.4285714, effectiveArea: 1.714286 },
      cautions: ['Block shear', 'leaves much of the section idle', 'shorter than the distance'],
      source: 'By hand: 3 × 16/(3 × 16 + 64)',
    },
    {
      inputs: {
        grossArea: 0.5,
        yieldStrength: 36,
        tensileStrength: 58,
        holes: 1,
        bolt: 0.75,
        thickness: 0.375,
        shearLag: 'none',
      },
      results: { netArea: 0.171875 },
      cautions: ['Block shear', 'less than two bolt diameters'],
      source: 'By hand: 0.5 − 0.875 × 0.375',
    },
    {
      inputs: {
        grossArea: 6,
        yieldStrength: 50,
        tensileStrength: 65,
        connection: 'welded',
        shearLag: 'eccentric',
        eccentricity: 0.05,
        connectionLength: 5,
      },
      results: { lag: 0.99, effectiveArea: 5.94, designStrength: 270 },
      cautions: ['Block shear', 'only for longitudinal ones', 'hardly that of a rolled shape'],
      source: 'By hand: 1 − 0.05/5; 0.9 × 50 × 6 is below 0.75 × 65 × 5.94',
    },
    {
      inputs: {
        grossArea: 40,
        yieldStrength: 50,
        tensileStrength: 65,
        holes: 4,
        bolt: 0.75,
        thickness: 0.4,
        shearLag: 'none',
      },
      results: { netArea: 38.6, designStrength: 1800 },
      cautions: ['Block shear', 'less than 5%'],
      source: 'By hand: 40 − 4 × 0.875 × 0.4; 0.9 × 50 × 40',
    },
    {
      inputs: {
        grossArea: 2,
        yieldStrength: 36,
        tensileStrength: 58,
        holes: 6,
        bolt: 0.75,
        thickness: 0.375,
        shearLag: 'none',
      },
      noResult: 'nearly the whole section',
      source: 'By hand: 2 − 6 × 0.875 × 0.375 = 0.031',
    },
    {
      inputs: {
        grossArea: 7,
        yieldStrength: 50,
        tensileStrength: 65,
        holes: 2,
        bolt: 0.75,
        thickness: 0.5,
        stagger: [{ pitch: 6, gage: 2 }],
        shearLag: 'none',
      },
      noResult: 'another path',
      source: 'By hand: 36/8 = 4.5 in, more than 2 × 0.875',
    },
    {
      inputs: {
        grossArea: 7,
        yieldStrength: 65,
        tensileStrength: 50,
        holes: 2,
        bolt: 0.75,
        thickness: 0.5,
        shearLag: 'none',
      },
      refused: 'are the two exchanged',
      source: 'By definition',
    },
    {
      inputs: {
        grossArea: 7,
        yieldStrength: 50,
        tensileStrength: 65,
        holes: 2,
        bolt: 0.75,
        thickness: 0.5,
        shearLag: 'longitudinal',
        eccentricity: 1,
        connectionLength: 9,
        weldDistance: 4,
      },
      refused: 'Case 4 is of longitudinal welds',
      source: 'Table D3.1',
    },
    {
      inputs: { grossArea: 7, yieldStrength: 50, tensileStrength: 65, connection: 'welded', shearLag: 'web' },
      refused: 'count bolts in line',
      source: 'Table D3.1',
    },
    {
      inputs: {
        grossArea: 7,
        yieldStrength: 50,
        tensileStrength: 65,
        connection: 'welded',
        shearLag: 'eccentric',
        eccentricity: 3,
        connectionLength: 3,
      },
      refused: 'must be longer than its eccentricity',
      source: 'By hand: 1 − 3/3 = 0',
    },
    {
      inputs: {
        grossArea: 7,
        yieldStrength: 50,
        tensileStrength: 65,
        holes: 1,
        bolt: 0.75,
        thickness: 0.5,
        stagger: [{ pitch: 2, gage: 3 }],
        shearLag: 'none',
      },
      refused: 'fewer diagonals than holes',
      source: 'By definition',
    },
    {
      inputs: {
        grossArea: 7,
        yieldStrength: 50,
        tensileStrength: 65,
        connection: 'welded',
        shearLag: 'none',
        shearGross: 4,
      },
      refused: 'needs its three areas',
      source: 'By definition',
    },
    {
      inputs: {
        grossArea: 7,
        yieldStrength: 50,
        tensileStrength: 65,
        connection: 'welded',
        shearLag: 'none',
        shearGross: 4,
        shearNet: 5,
        tensionNet: 1,
      },
      refused: 'cannot be above the gross one',
      source: 'By definition',
    },
    {
      inputs: {
        grossArea: 7,
        yieldStrength: 50,
        tensileStrength: 65,
        connection: 'welded',
        shearLag: 'none',
        blockTension: 'uneven',
      },
      refused: 'only with the areas of block shear',
      source: 'By definition',
    },
  ],
  notes: [
    'One path of rupture: of several the least net area counts. Where U by case 2 is above that of case 7 or 8, it may be used.',
    'The user note of D1 recommends L/r of at most 300. Bolts, bearing and tear-out, welds, pins and eyebars are separate checks; a licensed engineer must check the design.',
  ],
  references: [
    {
      title: 'ANSI/AISC 360-22: Specification for Structural Steel Buildings, B4.3, D2, D3, Tables D3.1 and J3.3, J4.3',
    },
    { title: 'AISC: Companion to the Steel Construction Manual, Volume 1: Design Examples, v16.0, D.1 to D.3, D.9' },
  ],
});

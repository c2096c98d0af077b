import {
  choice,
  constant,
  cosTurn,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  isBelow,
  percent,
  quantity,
  rows,
  type Shape,
  sinTurn,
  sum,
  sumOfProducts,
  table,
} from '@reckoner/engine';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Layout {
  readonly layout: string;
  readonly rowCount?: number | undefined;
  readonly columnCount?: number | undefined;
  readonly rowPitch?: number | undefined;
  readonly columnPitch?: number | undefined;
  readonly boltCount?: number | undefined;
  readonly circleDiameter?: number | undefined;
  readonly firstAngle?: number | undefined;
  readonly bolts?: readonly Point[] | undefined;
}

/** Places of the bolts: about their center, but as sent where they are listed. */
function placesOf(group: Layout): readonly Point[] {
  if (group.layout === 'list') return group.bolts!;
  if (group.layout === 'circle')
    return Array.from({ length: group.boltCount! }, (_, n) => {
      const angle = group.firstAngle! + (2 * Math.PI * n) / group.boltCount!;
      return { x: (group.circleDiameter! / 2) * cosTurn(angle), y: (group.circleDiameter! / 2) * sinTurn(angle) };
    });
  const columns = group.columnCount!;
  const rowPitch = group.rowPitch ?? constant(0, 'm');
  const columnPitch = group.columnPitch ?? constant(0, 'm');
  return Array.from({ length: group.rowCount! * columns }, (_, n) => ({
    x: ((n % columns) - (columns - 1) / 2) * columnPitch,
    y: (Math.floor(n / columns) - (group.rowCount! - 1) / 2) * rowPitch,
  }));
}

const meanOf = (values: readonly number[]) => sum(values) / values.length;

/** Least distance of two bolts. */
function closest(places: readonly Point[]) {
  return Math.min(
    ...places.flatMap((one, i) => places.slice(i + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y))),
  );
}

/** A coordinate of a load that is hardly meant in millimeters. */
const isSlight = (value: number) => value !== 0 && isBelow(Math.abs(value), constant(0.001, 'm'));

/** What is left of a sum that cancels is nothing. */
const clean = (value: number, size: number) => (Math.abs(value) <= 1e-12 * size ? 0 * value : value);

/** Elastic (vector) method: direct shear alike on all bolts, and shear of the moment in proportion to the distance. */
export default defineCalculator({
  title: 'Eccentric bolt group',
  description:
    'Largest shear force on a bolt of a group under an eccentric load in its plane, by the elastic method, with direct shear, moment, centroid and the force on each bolt.',
  keywords: [
    'bolt group analysis',
    'eccentric shear',
    'eccentrically loaded bolts',
    'bolt pattern',
    'torsion on bolt group',
    'rivet group',
    'elastic vector method',
    'polar moment of bolt group',
  ],
  related: ['center-of-mass-point-masses', 'bolt-hole-circle-coordinates', 'factor-of-safety'],
  inputs: {
    layout: choice(
      {
        grid: { label: 'Rows and columns', also: ['grid', 'rectangular'] },
        circle: { label: 'On a circle', also: ['circle', 'bolt circle'] },
        list: { label: 'By coordinates', also: ['coordinates', 'points'] },
      },
      { label: 'Bolts', default: 'grid' },
    ),
    rowCount: integer({
      label: 'Rows',
      help: 'One above the other.',
      symbol: 'n_r',
      min: 1,
      max: 20,
      usual: 'all',
      when: { layout: 'grid' },
    }),
    columnCount: integer({
      label: 'Columns',
      help: 'Side by side.',
      symbol: 'n_c',
      min: 1,
      max: 20,
      usual: 'all',
      when: { layout: 'grid' },
    }),
    rowPitch: quantity('m', {
      label: 'Distance of the rows',
      unit: 'mm',
      symbol: 's_y',
      min: 1,
      max: 10000,
      usual: [10, 500],
      optional: true,
      when: { layout: 'grid' },
    }),
    columnPitch: quantity('m', {
      label: 'Distance of the columns',
      unit: 'mm',
      symbol: 's_x',
      min: 1,
      max: 10000,
      usual: [10, 500],
      optional: true,
      when: { layout: 'grid' },
    }),
    boltCount: integer({
      label: 'Number of bolts',
      symbol: 'n',
      min: 2,
      max: 100,
      usual: 'all',
      when: { layout: 'circle' },
    }),
    circleDiameter: quantity('m', {
      label: 'Diameter of the bolt circle',
      unit: 'mm',
      symbol: 'D',
      min: 1,
      max: 50000,
      usual: [20, 5000],
      when: { layout: 'circle' },
    }),
    firstAngle: quantity('rad', {
      label: 'Direction of the first bolt',
      help: 'Counterclockwise from x.',
      unit: 'deg',
      symbol: '\\varphi_1',
      min: -360,
      max: 360,
      default: 0,
      when: { layout: 'circle' },
    }),
    bolts: rows(
      {
        x: quantity('m', { label: 'x', unit: 'mm', symbol: 'x', min: -1e5, max: 1e5 }),
        y: quantity('m', { label: 'y', unit: 'mm', symbol: 'y', min: -1e5, max: 1e5 }),
      },
      { label: 'Places of the bolts', help: 'All of one size.', minItems: 2, maxItems: 100, when: { layout: 'list' } },
    ),
    load: quantity('N', {
      label: 'Load in the plane of the joint',
      unit: 'kN',
      symbol: 'P',
      min: 0,
      max: 1e6,
      usual: [0, 20000],
    }),
    direction: quantity('rad', {
      label: 'Direction of the load',
      help: 'Counterclockwise from x: 0 to the right, 90° up, 270° down.',
      unit: 'deg',
      symbol: '\\theta',
      min: -360,
      max: 360,
      default: 270,
    }),
    loadX: quantity('m', {
      label: 'Point of the load, x',
      help: 'From the center of the group; of listed bolts in their coordinates.',
      unit: 'mm',
      symbol: 'x_P',
      min: -1e6,
      max: 1e6,
      usual: [-10000, 10000],
    }),
    loadY: quantity('m', {
      label: 'Point of the load, y',
      unit: 'mm',
      symbol: 'y_P',
      min: -1e6,
      max: 1e6,
      usual: [-10000, 10000],
      default: 0,
    }),
    moment: quantity('N*m', {
      label: 'Further moment, counterclockwise',
      symbol: 'M_0',
      min: -1e9,
      max: 1e9,
      usual: [-1e6, 1e6],
      default: 0,
    }),
    boltDiameter: quantity('m', {
      label: 'Diameter of the bolts in the shear plane',
      help: 'Where threads lie in it, that of the tensile stress area or of the core.',
      unit: 'mm',
      symbol: 'd',
      min: 1,
      max: 300,
      usual: [3, 100],
      optional: true,
    }),
    planes: integer({ label: 'Shear planes', symbol: 'm', min: 1, max: 4, usual: 'all', default: 1 }),
    capacity: quantity('N', {
      label: 'Shear that one bolt bears',
      help: 'Allowable or design value for all of its shear planes, with safety in it as in the load.',
      unit: 'kN',
      symbol: 'F_{all}',
      above: 0,
      max: 1e5,
      usual: [0.5, 2000],
      optional: true,
    }),
  },
  outputs: {
    largest: quantity('N', { label: 'Largest shear force on a bolt', unit: 'kN', symbol: 'F_{max}', digits: 4 }),
    bolt: integer({
      label: 'Most loaded bolt, the first of them',
      help: 'Rows are numbered from the lowest, left to right; a circle counterclockwise; a list as it was sent.',
    }),
    alike: integer({ label: 'Bolts with this force' }),
    direct: quantity('N', { label: 'Direct shear on each bolt', unit: 'kN', symbol: 'F_1', digits: 4 }),
    turning: quantity('N*m', { label: 'Moment about the centroid, counterclockwise', symbol: 'M', digits: 4 }),
    sumOfSquares: quantity('m^2', {
      label: 'Sum of the squared distances',
      unit: 'mm^2',
      symbol: '\\Sigma r^2',
      digits: 5,
    }),
    centroidX: quantity('m', { label: 'Centroid, x', unit: 'mm', symbol: 'x_c', places: 2 }),
    centroidY: quantity('m', { label: 'Centroid, y', unit: 'mm', symbol: 'y_c', places: 2 }),
    shearStress: quantity('Pa', {
      label: 'Shear stress in the most loaded bolt',
      unit: 'MPa',
      symbol: '\\tau',
      digits: 4,
      optional: true,
    }),
    share: percent({ label: 'Of what one bolt bears', places: 1, optional: true }),
    forces: table(
      {
        bolt: integer({ label: 'Bolt' }),
        x: quantity('m', { label: 'x', unit: 'mm', places: 1 }),
        y: quantity('m', { label: 'y', unit: 'mm', places: 1 }),
        right: quantity('N', { label: 'Force in x', unit: 'kN', digits: 4 }),
        up: quantity('N', { label: 'Force in y', unit: 'kN', digits: 4 }),
        force: quantity('N', { label: 'Force', unit: 'kN', digits: 4 }),
      },
      { label: 'Force that the load puts on each bolt' },
    ),
  },
  formula: (inputs) => {
    const { load, direction, loadX, loadY, moment, boltDiameter, planes, capacity } = inputs;
    const places = placesOf(inputs);
    const count = places.length;
    const centroidX = clean(meanOf(places.map(({ x }) => x)), Math.max(...places.map(({ x }) => Math.abs(x))));
    const centroidY = clean(meanOf(places.map(({ y }) => y)), Math.max(...places.map(({ y }) => Math.abs(y))));
    const sumOfSquares = sum(places.map(({ x, y }) => (x - centroidX) ** 2 + (y - centroidY) ** 2));
    const right = load * cosTurn(direction);
    const up = load * sinTurn(direction);
    const arm = Math.abs(loadX) + Math.abs(loadY) + Math.abs(centroidX) + Math.abs(centroidY);
    const turning = clean(
      sumOfProducts([loadX, up], [-1, centroidX, up], [-1, loadY, right], [centroidY, right], [1, moment]),
      load * arm + Math.abs(moment),
    );
    const size = load / count + Math.abs(turning) / Math.sqrt(sumOfSquares);
    const forces = places.map(({ x, y }, n) => {
      const ofMoment = turning / sumOfSquares;
      const along = clean(right / count - ofMoment * (y - centroidY), size);
      const across = clean(up / count + ofMoment * (x - centroidX), size);
      return { bolt: n + 1, x, y, right: along, up: across, force: Math.hypot(along, across) };
    });
    const largest = Math.max(...forces.map(({ force }) => force));
    const worst = forces.filter(({ force }) => isAtLeast(force, largest));
    return {
      largest,
      bolt: worst[0]!.bolt,
      alike: worst.length,
      direct: load / count,
      turning,
      sumOfSquares,
      centroidX,
      centroidY,
      shearStress: boltDiameter === undefined ? undefined : largest / (planes * (Math.PI / 4) * boltDiameter ** 2),
      share: capacity === undefined ? undefined : largest / capacity,
      forces,
    };
  },
  shown: () => ({
    largest: undefined,
    direct: undefined,
    turning: undefined,
    sumOfSquares: undefined,
    centroidX: undefined,
    centroidY: undefined,
    shearStress: undefined,
  }),
  stepwise: [
    'x_c and y_c are the means of the places of the n bolts; Σr² = Σ((x − x_c)² + (y − y_c)²).',
    'M = P sin θ (x_P − x_c) − P cos θ (y_P − y_c) + M_0.',
    'Each bolt bears F_x = P cos θ/n − M (y − y_c)/Σr² and F_y = P sin θ/n + M (x − x_c)/Σr², together √(F_x² + F_y²).',
    'τ = F_max/(m π d²/4).',
  ],
  figure: {
    kind: 'drawing',
    title: 'Bolts, and the force that the load puts on each',
    draw: ({ forces, largest, centroidX, centroidY }) => {
      const spread = Math.max(
        Math.max(...forces.map(({ x }) => x)) - Math.min(...forces.map(({ x }) => x)),
        Math.max(...forces.map(({ y }) => y)) - Math.min(...forces.map(({ y }) => y)),
      );
      if (forces.length > 40) return undefined;
      const scale = (0.3 * spread) / largest;
      return [
        ...forces.map(
          ({ x, y, bolt }): Shape => ({
            shape: 'circle',
            center: [x, y],
            radius: 0.04 * spread,
            ...(forces.length <= 12 && { label: `${bolt}` }),
          }),
        ),
        ...forces
          .filter(({ force }) => force > 1e-6 * largest)
          .map(
            ({ x, y, right, up }): Shape => ({
              shape: 'arrow',
              from: [x, y],
              to: [x + right * scale, y + up * scale],
              color: 2,
            }),
          ),
        { shape: 'point', at: [centroidX, centroidY], color: 3, label: 'Centroid' },
      ];
    },
  },
  requires: [
    {
      that: ({ rowCount, columnCount }) => rowCount * columnCount >= 2,
      field: 'columnCount',
      says: 'A group has two bolts or more.',
    },
    {
      that: (inputs, given) => inputs.layout !== 'grid' || given.rowPitch === inputs.rowCount! > 1,
      field: 'rowPitch',
      says: 'The distance of the rows belongs to two rows or more, and is needed there.',
    },
    {
      that: (inputs, given) => inputs.layout !== 'grid' || given.columnPitch === inputs.columnCount! > 1,
      field: 'columnPitch',
      says: 'The distance of the columns belongs to two columns or more, and is needed there.',
    },
    {
      that: ({ load, moment }) => load > 0 || moment !== 0,
      field: 'load',
      says: 'There is neither a load nor a moment.',
    },
    {
      that: ({ layout, bolts }) => layout !== 'list' || closest(bolts!) > 0,
      field: 'bolts',
      says: 'Two bolts are at the same place.',
    },
    {
      that: (inputs, given) =>
        !given.boltDiameter ||
        isAtLeast(
          inputs.layout === 'grid'
            ? Math.min(
                given.rowPitch ? inputs.rowPitch! : constant(1e6, 'm'),
                given.columnPitch ? inputs.columnPitch! : constant(1e6, 'm'),
              )
            : closest(placesOf(inputs)),
          inputs.boltDiameter!,
        ),
      field: 'boltDiameter',
      says: 'Bolts of {boltDiameter} would overlap at these distances: check both.',
    },
    {
      that: (inputs, given) => inputs.planes === 1 || given.boltDiameter,
      field: 'planes',
      says: 'Shear planes count only with the diameter of the bolts, for the stress: send it.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ share }) => share !== undefined && isAbove(share, 1),
      says: 'The most loaded bolt bears more than it can: take more or thicker bolts, a wider pattern or a smaller arm of the load.',
    },
    {
      level: 'caution',
      when: (inputs) =>
        inputs.boltDiameter !== undefined && isBelow(closest(placesOf(inputs)), (8 / 3) * inputs.boltDiameter),
      says: 'Bolts are closer than 2⅔ diameters, the least distance of AISC 360: the plate between them may tear, and a wrench may not fit.',
    },
    {
      level: 'caution',
      when: ({ load, loadX, loadY }) => load > 0 && (isSlight(loadX) || isSlight(loadY)),
      says: 'A coordinate of the point of the load, ({loadX}, {loadY}), is below a millimeter: check its unit, as one meant in meters or inches makes the moment many times larger.',
    },
    {
      level: 'caution',
      when: (inputs) => inputs.layout === 'list' && isBelow(closest(inputs.bolts!), constant(0.005, 'm')),
      says: 'Two of the bolts listed are closer than 5 mm: check the unit of their places.',
    },
    {
      level: 'note',
      when: ({ share, shearStress }) => share === undefined && shearStress === undefined,
      says: 'Whether the bolts bear this is not looked at: send what one bolt bears, or its diameter for the stress. Bearing and tearing of the plates are checked apart.',
    },
  ],
  explanation: ({ turning, load, moment }) => {
    const bolts = 'on {alike|bolt {bolt}|{alike} bolts, the first of them bolt {bolt}}';
    const share =
      '{share?, {share} of what one bolt bears|}{shearStress?, a shear stress of {shearStress} in {planes} {planes|plane|planes}|}';
    const pull = 'the load of {load}, at {direction} from x through ({loadX}, {loadY}),';
    if (turning === 0)
      return moment === 0
        ? `${pull.replace('the', 'The')} has no moment about the centroid: all bolts bear {direct}${share}.`
        : `The moment of ${pull} is undone by the further one of {|moment|}: all bolts bear {direct}${share}.`;
    if (load === 0)
      return `Under a moment of {|turning|} {turning|clockwise|clockwise|counterclockwise} the largest shear is {largest}, ${bolts}${share}.`;
    return `The largest shear is {largest}, ${bolts}${share}: ${pull} puts {direct} on each bolt, and ${moment === 0 ? 'turns' : 'with the further moment turns'} with {|turning|} {turning|clockwise|clockwise|counterclockwise} about the centroid at ({centroidX}, {centroidY}).`;
  },
  examples: [
    {
      inputs: { rowCount: 2, columnCount: 2, rowPitch: 120, columnPitch: 150, load: 16, loadX: 425 },
      results: {
        largest: 20.97255918,
        bolt: 2,
        alike: 2,
        direct: 4,
        turning: -6800,
        sumOfSquares: 36900,
        centroidX: 0,
        centroidY: 0,
        forces: {
          length: 4,
          rows: {
            0: { right: -11.05691057, up: 9.821138211, force: 14.78884807 },
            3: { right: 11.05691057, up: -17.82113821, force: 20.97255918 },
          },
        },
      },
      cautions: ['is not looked at'],
      source:
        "Shigley's Mechanical Engineering Design, Example 8–7: 21.0 and 14.8 kN; Python by the stiffness matrix of the group",
    },
    {
      inputs: {
        rowCount: 3,
        columnCount: 2,
        rowPitch: 75,
        columnPitch: 100,
        load: 90,
        loadX: 200,
        capacity: 60,
        boltDiameter: 20,
        planes: 2,
      },
      results: {
        largest: 53.07541804,
        bolt: 2,
        alike: 2,
        direct: 15,
        turning: -18000,
        sumOfSquares: 37500,
        share: 88.45903006,
        shearStress: 84.47215138,
      },
      source: 'Python by the stiffness matrix of the group; over 2 × 314.159 mm²',
    },
    {
      inputs: {
        layout: 'circle',
        boltCount: 6,
        circleDiameter: 200,
        firstAngle: 30,
        load: 0,
        loadX: 0,
        moment: 3000,
        capacity: 4,
      },
      results: {
        largest: 5,
        bolt: 1,
        alike: 6,
        direct: 0,
        turning: 3000,
        sumOfSquares: 60000,
        share: 125,
        forces: { length: 6, rows: { 1: { right: -5, up: 0, force: 5 } } },
      },
      cautions: ['bears more than it can'],
      source: 'By hand: 3000/(6 × 0.1) N',
    },
    {
      inputs: {
        layout: 'circle',
        boltCount: 6,
        circleDiameter: 200,
        load: 0,
        loadX: 0,
        moment: 3000,
        capacity: 4.9999,
      },
      results: { largest: 5, share: '100.0020' },
      cautions: ['bears more than it can'],
      source: 'By hand: 5/4.9999',
    },
    {
      inputs: {
        layout: 'list',
        bolts: [
          { x: 0, y: 0 },
          { x: 80, y: 0 },
          { x: 0, y: 120 },
          { x: 80, y: 120 },
          { x: 40, y: 200 },
        ],
        load: 25,
        direction: 300,
        loadX: 260,
        loadY: 90,
        moment: 500,
      },
      results: {
        largest: 16.25278181,
        bolt: 5,
        alike: 1,
        centroidX: 40,
        centroidY: 88,
        sumOfSquares: 36480,
        turning: -4288.139721,
        forces: { length: 5, rows: { 1: { right: -7.844196695, up: -9.032034608, force: 11.96282036 } } },
      },
      cautions: ['is not looked at'],
      source: 'Python by the stiffness matrix of the group',
    },
    {
      inputs: {
        rowCount: 1,
        columnCount: 3,
        columnPitch: 60,
        load: 30,
        direction: 0,
        loadX: 0,
        loadY: 50,
        boltDiameter: 24,
      },
      results: { largest: 16.00781059, bolt: 1, alike: 2, turning: -1500, sumOfSquares: 7200, shearStress: 35.38503 },
      cautions: ['closer than 2⅔'],
      source: 'Python by the stiffness matrix of the group; over 452.389 mm²',
    },
    {
      inputs: { rowCount: 2, columnCount: 2, rowPitch: 120, columnPitch: 150, load: 16, loadX: 425, moment: 6800 },
      results: { largest: 4, alike: 4, turning: 0 },
      cautions: ['is not looked at'],
      source: 'By hand: 6800 − 16 000 × 0.425 N·m; 16/4',
    },
    {
      inputs: { rowCount: 2, columnCount: 2, rowPitch: 120, columnPitch: 150, load: 16, loadX: 0.425 },
      results: { largest: 4.013836, bolt: 2, alike: 2, turning: -6.8 },
      cautions: ['is below a millimeter', 'is not looked at'],
      source: 'By hand: 6.8/0.0369 N/m, times 60 and 75 mm: √(11.05691² + (4000 + 13.82114)²) N',
    },
    {
      inputs: {
        layout: 'list',
        bolts: [
          { x: 0, y: 0 },
          { x: 0.1, y: 0 },
        ],
        load: 10,
        direction: 0,
        loadX: 0,
        loadY: 50,
        capacity: 6000,
      },
      results: { largest: 5000.0025, alike: 2, turning: -500 },
      cautions: ['closer than 5 mm'],
      source: 'By hand: 500/0.0001 N across, 5 kN along',
    },
    {
      inputs: { rowCount: 2, columnCount: 2, rowPitch: 20, columnPitch: 60, load: 20, loadX: 0, boltDiameter: 24 },
      refused: 'would overlap',
      source: 'By definition: 20 mm apart',
    },
    {
      inputs: { rowCount: 1, columnCount: 1, load: 20, loadX: 0 },
      refused: 'two bolts or more',
      source: 'By definition',
    },
    {
      inputs: { rowCount: 2, columnCount: 1, load: 20, loadX: 0 },
      refused: 'distance of the rows',
      source: 'By definition',
    },
    {
      inputs: { rowCount: 1, columnCount: 2, load: 20, loadX: 0 },
      refused: 'distance of the columns',
      source: 'By definition',
    },
    {
      inputs: { layout: 'circle', boltCount: 4, circleDiameter: 100, load: 0, loadX: 0 },
      refused: 'neither a load nor',
      source: 'By definition',
    },
    {
      inputs: {
        layout: 'list',
        bolts: [
          { x: 0, y: 0 },
          { x: 0, y: 0 },
        ],
        load: 1,
        loadX: 0,
      },
      refused: 'at the same place',
      source: 'By definition',
    },
    {
      inputs: { layout: 'circle', boltCount: 4, circleDiameter: 100, load: 1, loadX: 0, planes: 2 },
      refused: 'count only with',
      source: 'By definition',
    },
  ],
  notes: [
    'Rigid plates, bolts of one size that all bear, load in the plane of the joint: out of this plane bolts are also pulled. The method of the instantaneous center (AISC Manual, part 7) mostly finds more strength.',
    'Joints whose failure endangers people must be checked by a qualified engineer.',
  ],
  references: [
    {
      title:
        "Budynas, Nisbett: Shigley's Mechanical Engineering Design, 9th ed., §8-12, Example 8–7, pages 457 and 458",
      url: "https://digilib.universitaspertamina.ac.id/ebook/Shigley's%20Mechanical%20Engineering%20Design/files/basic-html/page483.html",
    },
    {
      title: 'Quimby: Eccentrically Loaded Bolted Connections, elastic method',
      url: 'https://paperzz.com/doc/7152165/eccentrically-loaded-bolted-connections',
    },
    { title: 'ANSI/AISC 360-16, J3.3: minimum spacing' },
  ],
});

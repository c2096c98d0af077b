import {
  choice,
  constant,
  defineCalculator,
  flag,
  integer,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  noResult,
  number,
  quantity,
  rows,
  table,
} from '@reckoner/engine';

interface Part {
  readonly form: 'rectangle' | 'circle' | 'triangle';
  readonly width: number;
  readonly height?: number | undefined;
  readonly bottom: number;
  readonly hole: boolean;
}

/** How wide all solid parts, and all holes, are together at a height. */
function widthsAt(parts: readonly Part[], height: number) {
  let [solid, holes] = [0, 0];
  for (const part of parts) {
    const tall = part.form === 'circle' ? part.width : (part.height ?? part.width);
    const up = (height - part.bottom) / tall;
    if (up < 0 || isAbove(up, 1)) continue;
    const share = part.form === 'rectangle' ? 1 : part.form === 'triangle' ? 1 - up : 2 * Math.sqrt(up * (1 - up));
    if (part.hole) holes += share * part.width;
    else solid += share * part.width;
  }
  return { solid, holes };
}

/** Parallel axis theorem over rectangles, circles, triangles and rolled shapes; parts of another material are transformed. */
export default defineCalculator({
  title: 'Built-up section properties',
  description:
    'Neutral axis, second moment of area, section moduli and radius of gyration of a section composed of listed parts.',
  keywords: [
    'composite section',
    'built-up section',
    'parallel axis theorem',
    'transformed section',
    'neutral axis',
    'cover plate',
    'compound section',
    'moment of inertia of composite areas',
  ],
  inputs: {
    parts: rows(
      {
        form: choice(
          { rectangle: 'Rectangle', circle: 'Circle', triangle: 'Triangle, base below' },
          { label: 'Form', default: 'rectangle' },
        ),
        width: quantity('m', { label: 'Width or diameter', unit: 'mm', min: 0.1, max: 10000 }),
        height: quantity('m', {
          label: 'Height',
          help: 'Not of a circle.',
          unit: 'mm',
          min: 0.1,
          max: 10000,
          optional: true,
        }),
        bottom: quantity('m', {
          label: 'Height of its lower edge',
          help: 'Above any line that all parts have in common.',
          unit: 'mm',
          min: -20000,
          max: 20000,
        }),
        hole: flag({ label: 'Hole' }),
        ratio: number({
          label: 'Modular ratio',
          help: 'Its modulus of elasticity over that of the base material; 1 if left out.',
          usual: [0.02, 50],
          min: 0.001,
          max: 1000,
          optional: true,
        }),
      },
      { label: 'Parts', maxItems: 50, optional: true },
    ),
    shapes: rows(
      {
        area: quantity('m^2', { label: 'Area', unit: 'mm^2', min: 1, max: 1e8 }),
        inertia: quantity('m^4', { label: 'Second moment about its own axis', unit: 'cm^4', min: 0, max: 1e9 }),
        depth: quantity('m', { label: 'Depth', unit: 'mm', min: 1, max: 10000 }),
        centroid: quantity('m', { label: 'Height of its centroid', unit: 'mm', min: -20000, max: 20000 }),
      },
      { label: 'Rolled shapes', help: 'From a table; symmetric about their own axis.', maxItems: 20, optional: true },
    ),
  },
  outputs: {
    inertia: quantity('m^4', { label: 'Second moment of area', unit: 'cm^4', symbol: 'I_x' }),
    centroid: quantity('m', {
      label: 'Height of the neutral axis',
      help: 'Above the same line as the parts.',
      unit: 'mm',
      symbol: '\\bar{y}',
    }),
    area: quantity('m^2', { label: 'Area', help: 'Transformed to the base material.', unit: 'mm^2', symbol: 'A' }),
    topModulus: quantity('m^3', { label: 'Elastic modulus to the top', unit: 'cm^3', symbol: 'S_t' }),
    bottomModulus: quantity('m^3', { label: 'Elastic modulus to the bottom', unit: 'cm^3', symbol: 'S_b' }),
    gyration: quantity('m', { label: 'Radius of gyration', unit: 'mm', symbol: 'r_x' }),
    shares: table(
      {
        part: integer({ label: 'Part' }),
        area: quantity('m^2', { label: 'Area, transformed', unit: 'mm^2', places: 1 }),
        height: quantity('m', { label: 'Height of its centroid', unit: 'mm', places: 2 }),
        own: quantity('m^4', { label: 'About its own axis', unit: 'cm^4', places: 2 }),
        shift: quantity('m^4', { label: 'Area times distance squared', unit: 'cm^4', places: 2 }),
      },
      { label: 'Parts' },
    ),
  },
  formula: ({ parts, shapes }) => {
    const pieces = [
      ...(parts ?? []).map(({ form, width, height, bottom, hole, ratio }) => {
        const tall = form === 'circle' ? width : (height ?? width);
        const factor = (hole ? -1 : 1) * (ratio ?? 1);
        const area =
          form === 'circle' ? (Math.PI * width ** 2) / 4 : form === 'triangle' ? (width * tall) / 2 : width * tall;
        const own =
          form === 'circle'
            ? (Math.PI * width ** 4) / 64
            : form === 'triangle'
              ? (width * tall ** 3) / 36
              : (width * tall ** 3) / 12;
        return {
          area: factor * area,
          own: factor * own,
          height: bottom + (form === 'triangle' ? tall / 3 : tall / 2),
          low: bottom,
          high: bottom + tall,
          hole,
        };
      }),
      ...(shapes ?? []).map(({ area, inertia, depth, centroid }) => ({
        area,
        own: inertia,
        height: centroid,
        low: centroid - depth / 2,
        high: centroid + depth / 2,
        hole: false,
      })),
    ];
    const solid = pieces.filter(({ hole }) => !hole);
    if (solid.length === 0) throw noResult('Give at least one part that is no hole.');
    let area = constant(0, 'm^2');
    let firstMoment = constant(0, 'm^3');
    let gross = constant(0, 'm^2');
    for (const piece of pieces) {
      area += piece.area;
      firstMoment += piece.area * piece.height;
      if (!piece.hole) gross += piece.area;
    }
    if (area <= 1e-6 * gross) throw noResult('The holes are as large as the parts: nothing is left of the section.');
    const centroid = firstMoment / area;
    const shares = pieces.map(({ area, height, own }, index) => ({
      part: index + 1,
      area,
      height,
      own,
      shift: area * (height - centroid) ** 2,
    }));
    let inertia = constant(0, 'm^4');
    for (const { own, shift } of shares) inertia += own + shift;
    const top = Math.max(...solid.map(({ high }) => high));
    const bottom = Math.min(...solid.map(({ low }) => low));
    if (centroid >= top || centroid <= bottom || inertia <= 1e-9 * gross * (top - bottom) ** 2)
      throw noResult('A hole lies outside of the parts: check the heights.');
    return {
      inertia,
      centroid,
      area,
      topModulus: inertia / (top - centroid),
      bottomModulus: inertia / (centroid - bottom),
      gyration: Math.sqrt(inertia / area),
      shares,
    };
  },
  stepwise: [
    'Each part counts with its modular ratio, a hole negative: its area A, the height y of its centroid and the second moment about its own axis.',
    'The neutral axis lies at ȳ = Σ A y / Σ A.',
    'The second moment is I = Σ (I₀ + A (y − ȳ)²), by the parallel axis theorem.',
    'The elastic moduli are I over the distances of the outermost edges, the radius of gyration is √(I/A).',
  ],
  requires: [
    {
      each: 'parts',
      that: (row) => row.form === 'circle' || row.height !== undefined,
      field: 'height',
      says: 'A rectangle or triangle needs its height.',
    },
    {
      each: 'parts',
      that: (row) => row.form !== 'circle' || row.height === undefined,
      field: 'height',
      says: 'A circle has a diameter only: leave its height out.',
    },
    {
      each: 'shapes',
      that: (row) => isAtMost(row.inertia, row.area * (row.depth / 2) ** 2),
      field: 'inertia',
      says: 'Even if all its area lay at its edges, a shape of this area and depth would have less: check the units of all three.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ shapes }) =>
        (shapes ?? []).some(({ area, inertia, depth }) => inertia > 0 && isBelow(inertia, area * (0.15 * depth) ** 2)),
      says: 'A rolled shape has a far smaller second moment than its area and depth let expect: check their units.',
    },
    {
      level: 'caution',
      when: ({ parts, shapes }) =>
        (parts ?? []).some((row) => {
          const center = row.bottom + (row.height ?? row.width) / 2;
          const { solid, holes } = widthsAt(parts ?? [], center);
          const isOnShape = (shapes ?? []).some(({ centroid, depth }) =>
            isAtMost(Math.abs(centroid - center), depth / 2),
          );
          return row.hole && !isOnShape && solid > 0 && isAtLeast(holes, solid);
        }),
      says: 'At the middle of a hole the holes take away the whole width of the parts, or more: check the widths. Where nothing is left at the upper or lower edge, make the part smaller, since the elastic moduli count from its edge.',
    },
    {
      level: 'note',
      when: ({ parts }) => (parts ?? []).some(({ ratio }) => ratio !== undefined && isAbove(Math.abs(ratio - 1), 1e-9)),
      says: 'The area and the moduli are those of the section transformed to the base material: the stress in another part is M y/I times its modular ratio.',
    },
    {
      level: 'caution',
      when: ({ parts, shapes, shares }) =>
        (parts ?? []).some(
          ({ hole }, index) =>
            hole &&
            !(parts ?? []).some(
              (other, place) =>
                !other.hole &&
                isAtMost(
                  Math.abs(other.bottom + (other.height ?? other.width) / 2 - shares[index]!.height),
                  (other.height ?? other.width) / 2,
                ) &&
                place !== index,
            ) &&
            !(shapes ?? []).some(({ centroid, depth }) =>
              isAtMost(Math.abs(centroid - shares[index]!.height), depth / 2),
            ),
        ),
      says: 'A hole has its center at a height where there is no part: check where it lies.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Heights of the parts',
    draw: ({ parts, shapes, centroid }) => {
      const listed = parts ?? [];
      const rolled = shapes ?? [];
      const widest = Math.max(...listed.map(({ width }) => width), ...rolled.map(({ depth }) => depth / 2));
      return [
        ...listed.map(({ form, width, height, bottom, hole }) => {
          const color = hole ? 2 : 4;
          if (form === 'circle')
            return { shape: 'circle', color, center: [0, bottom + width / 2], radius: width / 2 } as const;
          const top = bottom + (height ?? width);
          return form === 'triangle'
            ? ({
                shape: 'polygon',
                color,
                points: [
                  [-width / 2, bottom],
                  [width / 2, bottom],
                  [0, top],
                ],
              } as const)
            : ({ shape: 'rectangle', color, corner: [-width / 2, bottom], width, height: top - bottom } as const);
        }),
        ...rolled.map(
          ({ depth, centroid }) =>
            ({
              shape: 'rectangle',
              color: 3,
              corner: [-depth / 4, centroid - depth / 2],
              width: depth / 2,
              height: depth,
            }) as const,
        ),
        {
          shape: 'line',
          dashed: true,
          points: [
            [-0.7 * widest, centroid],
            [0.7 * widest, centroid],
          ],
          of: 'centroid',
        },
      ];
    },
  },
  explanation:
    'The neutral axis lies at a height of {centroid}; about it the second moment of area is {inertia} and the area is {area}.',
  examples: [
    {
      inputs: {
        parts: [
          { width: 200, height: 20, bottom: 0 },
          { width: 10, height: 260, bottom: 20 },
          { width: 150, height: 15, bottom: 280 },
        ],
      },
      results: {
        inertia: 12866.37482,
        centroid: 121.680791,
        area: 8850,
        topModulus: 742.3513467,
        bottomModulus: 1057.387507,
        gyration: 120.5747761,
        shares: { length: 3, rows: { 0: { area: 4000, height: 10, own: 13.33333333, shift: 4989.039628 } } },
      },
      source: 'Python: Σ (I₀ + A (y - ȳ)²) in mm',
    },
    {
      inputs: {
        parts: [
          { width: 100, height: 200, bottom: 0 },
          { width: 60, height: 160, bottom: 20, hole: true },
        ],
      },
      results: { inertia: 4618.666667, centroid: 100, area: 10400, topModulus: 461.8666667 },
      source: 'By hand: (100 × 200³ - 60 × 160³)/12',
    },
    {
      inputs: {
        parts: [
          { width: 100, height: 200, bottom: 0 },
          { form: 'circle', width: 50, bottom: 75, hole: true },
        ],
      },
      results: { inertia: 6635.987051, area: 18036.50459 },
      source: 'By hand: 100 × 200³/12 - π × 50⁴/64',
    },
    {
      inputs: { parts: [{ form: 'triangle', width: 120, height: 90, bottom: 10 }] },
      results: { inertia: 243, centroid: 40, area: 5400, topModulus: 40.5, bottomModulus: 81 },
      source: 'By hand: 120 × 90³/36; h/3',
    },
    {
      inputs: {
        parts: [{ width: 1500, height: 120, bottom: 300, ratio: 0.125 }],
        shapes: [{ area: 5380, inertia: 8360, depth: 300, centroid: 150 }],
      },
      results: {
        inertia: 30207.43544,
        centroid: 319.4763271,
        area: 27880,
        topModulus: 3005.007136,
        bottomModulus: 945.5296957,
      },
      cautions: ['base material'],
      source: 'Python: Σ n (I₀ + A (y - ȳ)²) of a slab with n = 1/8 on a rolled beam',
    },
    { inputs: {}, noResult: 'at least one part', source: 'By definition' },
    {
      inputs: {
        parts: [
          { width: 100, height: 100, bottom: 0 },
          { width: 100, height: 100, bottom: 0, hole: true },
        ],
      },
      noResult: 'nothing is left',
      source: 'By definition',
    },
    {
      inputs: {
        parts: [
          { width: 100, height: 100, bottom: 0 },
          { width: 90, height: 100, bottom: 500, hole: true },
        ],
      },
      noResult: 'outside of the parts',
      source: 'By definition',
    },
    {
      inputs: {
        parts: [
          { width: 100, height: 100, bottom: 0 },
          { width: 20, height: 20, bottom: 95, hole: true },
        ],
      },
      results: { area: 9600, centroid: 47.70833333 },
      cautions: ['no part'],
      source: 'By hand: (500,000 - 400 × 105)/9,600',
    },
    {
      inputs: {
        parts: [
          { width: 100, height: 100, bottom: 0 },
          { width: 100, height: 30, bottom: 70, hole: true },
        ],
      },
      results: { area: 7000, centroid: 35, inertia: 285.8333333 },
      cautions: ['take away the whole width'],
      source: 'By hand: 100 × 70³/12',
    },
    {
      inputs: {
        parts: [
          { width: 100, height: 200, bottom: 0 },
          { width: 150, height: 50, bottom: 50, hole: true },
        ],
      },
      results: { area: 12500, centroid: 115 },
      cautions: ['take away the whole width'],
      source: 'By hand: (20,000 × 100 - 7,500 × 75)/12,500',
    },
    {
      inputs: { shapes: [{ area: 53.8, inertia: 8356, depth: 300, centroid: 150 }] },
      refused: 'all its area lay at its edges',
      source: 'By hand: 53.8 × 150² mm⁴ = 121 cm⁴; an area in cm²',
    },
    {
      inputs: { shapes: [{ area: 5380, inertia: 200, depth: 300, centroid: 150 }] },
      results: { inertia: 200 },
      cautions: ['far smaller second moment'],
      source: 'By hand: √(2,000,000/5,380) = 19 mm; a second moment in in⁴',
    },
    { inputs: { parts: [{ width: 100, bottom: 0 }] }, refused: 'needs its height', source: 'By definition' },
    {
      inputs: { parts: [{ form: 'circle', width: 100, height: 50, bottom: 0 }] },
      refused: 'a diameter only',
      source: 'By definition',
    },
  ],
  notes: [
    'Parts that overlap count twice: take one of them away as a hole. In the drawing all parts stand on one vertical axis, and a rolled shape is a box of its depth.',
    'Elastic properties about the horizontal axis; connections must carry the shear between the parts.',
  ],
  references: [
    { title: 'Hibbeler: Mechanics of Materials, 10th ed., §6.6 and appendix A' },
    { title: 'Beer, Johnston: Vector Mechanics for Engineers: Statics, 12th ed., §9.2' },
  ],
});

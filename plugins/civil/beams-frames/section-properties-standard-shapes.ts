import { choice, defineCalculator, type FigurePoint, quantity, sumOfProducts } from '@reckoner/engine';

/** Sharp-cornered sections about the horizontal axis through the centroid. */
export default defineCalculator({
  title: 'Section properties',
  description: 'Area, second moments, elastic and plastic modulus and radius of gyration of common beam sections.',
  keywords: [
    'moment of inertia',
    'section modulus',
    'plastic modulus',
    'radius of gyration',
    'I beam',
    'T section',
    'tube',
  ],
  inputs: {
    shape: choice(
      {
        rectangle: 'Rectangle',
        box: 'Rectangular tube',
        circle: 'Circle',
        pipe: 'Round tube',
        beam: 'I section',
        tee: 'T section',
      },
      { label: 'Section', default: 'rectangle' },
    ),
    width: quantity('m', {
      label: 'Width',
      usual: [2, 6000],
      unit: 'mm',
      symbol: 'b',
      min: 0.1,
      max: 10000,
      when: { shape: ['rectangle', 'box', 'beam', 'tee'] },
    }),
    height: quantity('m', {
      label: 'Height',
      usual: [2, 6000],
      unit: 'mm',
      symbol: 'h',
      min: 0.1,
      max: 10000,
      when: { shape: ['rectangle', 'box', 'beam', 'tee'] },
    }),
    outerDiameter: quantity('m', {
      label: 'Outer diameter',
      formerly: ['diameter'],
      usual: [2, 6000],
      unit: 'mm',
      symbol: 'D',
      min: 0.1,
      max: 10000,
      when: { shape: ['circle', 'pipe'] },
    }),
    wall: quantity('m', {
      label: 'Wall thickness',
      usual: [0.2, 300],
      unit: 'mm',
      symbol: 't',
      min: 0.01,
      max: 5000,
      when: { shape: ['box', 'pipe'] },
    }),
    flange: quantity('m', {
      label: 'Flange thickness',
      usual: [0.5, 400],
      unit: 'mm',
      symbol: 't_f',
      min: 0.01,
      max: 5000,
      when: { shape: ['beam', 'tee'] },
    }),
    web: quantity('m', {
      label: 'Web thickness',
      usual: [0.3, 400],
      unit: 'mm',
      symbol: 't_w',
      min: 0.01,
      max: 5000,
      when: { shape: ['beam', 'tee'] },
    }),
  },
  outputs: {
    inertia: quantity('m^4', { label: 'Second moment of area, horizontal axis', unit: 'cm^4', symbol: 'I_x' }),
    weakInertia: quantity('m^4', { label: 'Second moment of area, vertical axis', unit: 'cm^4', symbol: 'I_y' }),
    elasticModulus: quantity('m^3', {
      label: 'Elastic section modulus',
      help: 'To the farther edge.',
      unit: 'cm^3',
      symbol: 'S_x',
    }),
    plasticModulus: quantity('m^3', { label: 'Plastic section modulus', unit: 'cm^3', symbol: 'Z_x' }),
    area: quantity('m^2', { label: 'Area', unit: 'mm^2', symbol: 'A' }),
    gyration: quantity('m', { label: 'Radius of gyration', unit: 'mm', symbol: 'r_x' }),
    centroid: quantity('m', {
      label: 'Height of the centroid',
      help: 'Above the lower edge; the flange of a T is on top.',
      unit: 'mm',
      symbol: '\\bar{y}',
    }),
  },
  formula: ({ shape, width, height, outerDiameter, wall, flange, web }) => {
    if (shape === 'circle' || shape === 'pipe') {
      const inner = shape === 'pipe' ? sumOfProducts([outerDiameter], [-2, wall]) : 0 * outerDiameter;
      const area = (Math.PI / 4) * (outerDiameter ** 2 - inner ** 2);
      const inertia = (Math.PI / 64) * (outerDiameter ** 4 - inner ** 4);
      return {
        inertia,
        weakInertia: inertia,
        elasticModulus: (2 * inertia) / outerDiameter,
        plasticModulus: (outerDiameter ** 3 - inner ** 3) / 6,
        area,
        gyration: Math.sqrt(inertia / area),
        centroid: outerDiameter / 2,
      };
    }
    if (shape === 'tee') {
      const stem = height - flange;
      const area = width * flange + web * stem;
      const centroid = (width * flange * (height - flange / 2) + (web * stem ** 2) / 2) / area;
      const inertia =
        (width * flange ** 3 + web * stem ** 3) / 12 +
        width * flange * (height - flange / 2 - centroid) ** 2 +
        web * stem * (centroid - stem / 2) ** 2;
      // The plastic axis halves the area: it lies in the stem, or in the flange where that is the larger part.
      const axis = web * stem >= width * flange ? area / (2 * web) : height - area / (2 * width);
      const plasticModulus =
        web * stem >= width * flange
          ? (web * (axis ** 2 + (stem - axis) ** 2)) / 2 + width * flange * (height - flange / 2 - axis)
          : (width * ((height - axis) ** 2 + (axis - stem) ** 2)) / 2 + web * stem * (axis - stem / 2);
      return {
        inertia,
        weakInertia: (flange * width ** 3 + stem * web ** 3) / 12,
        elasticModulus: inertia / Math.max(centroid, height - centroid),
        plasticModulus,
        area,
        gyration: Math.sqrt(inertia / area),
        centroid,
      };
    }
    // Outer rectangle less the empty ones: all symmetric about both axes.
    const emptyWidth =
      shape === 'box' ? sumOfProducts([width], [-2, wall]) : shape === 'beam' ? width - web : 0 * width;
    const emptyHeight =
      shape === 'box'
        ? sumOfProducts([height], [-2, wall])
        : shape === 'beam'
          ? sumOfProducts([height], [-2, flange])
          : 0 * height;
    const area = width * height - emptyWidth * emptyHeight;
    const inertia = (width * height ** 3 - emptyWidth * emptyHeight ** 3) / 12;
    const weakInertia =
      shape === 'beam'
        ? (2 * flange * width ** 3 + emptyHeight * web ** 3) / 12
        : (height * width ** 3 - emptyHeight * emptyWidth ** 3) / 12;
    return {
      inertia,
      weakInertia,
      elasticModulus: (2 * inertia) / height,
      plasticModulus: (width * height ** 2 - emptyWidth * emptyHeight ** 2) / 4,
      area,
      gyration: Math.sqrt(inertia / area),
      centroid: height / 2,
    };
  },
  requires: [
    {
      that: ({ wall, outerDiameter }) => 2 * wall <= outerDiameter,
      field: 'wall',
      says: 'The wall of {wall} is thicker than half the diameter of {outerDiameter}.',
    },
    {
      that: ({ shape, wall, width, height }) => shape !== 'box' || 2 * wall <= Math.min(width, height),
      field: 'wall',
      says: 'Two walls of {wall} are thicker than the section of {width} by {height}.',
    },
    {
      that: ({ web, width }) => web <= width,
      field: 'web',
      says: 'The web of {web} is thicker than the section is wide, {width}.',
    },
    {
      that: ({ shape, flange, height }) => (shape === 'beam' ? 2 * flange <= height : flange < height),
      field: 'flange',
      says: 'Flanges of {flange} do not fit into the height of {height}.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Section',
    draw: ({ shape, width, height, outerDiameter, wall, flange, web, centroid }) => {
      if (shape === 'circle' || shape === 'pipe') {
        const radius = outerDiameter / 2;
        return [
          { shape: 'circle', center: [0, 0], radius },
          ...(shape === 'pipe'
            ? [{ shape: 'circle', fill: false, center: [0, 0], radius: radius - wall } as const]
            : []),
          { shape: 'dimension', from: [-radius, -radius], to: [radius, -radius], of: 'outerDiameter' },
        ];
      }
      const [half, thin] = [width / 2, web / 2];
      const rectangle: FigurePoint[] = [
        [-half, 0],
        [half, 0],
        [half, height],
        [-half, height],
      ];
      const upper: FigurePoint[] = [
        [thin, height - flange],
        [half, height - flange],
        [half, height],
        [-half, height],
        [-half, height - flange],
        [-thin, height - flange],
      ];
      const lower: FigurePoint[] =
        shape === 'beam'
          ? [
              [-thin, flange],
              [-half, flange],
              [-half, 0],
              [half, 0],
              [half, flange],
              [thin, flange],
            ]
          : [
              [-thin, 0],
              [thin, 0],
            ];
      const points = shape === 'beam' || shape === 'tee' ? [...upper, ...lower] : rectangle;
      return [
        { shape: 'polygon', points },
        ...(shape === 'box'
          ? [
              {
                shape: 'rectangle',
                fill: false,
                corner: [wall - half, wall],
                width: width - 2 * wall,
                height: height - 2 * wall,
              } as const,
            ]
          : []),
        {
          shape: 'line',
          color: 2,
          dashed: true,
          points: [
            [-1.1 * half, centroid],
            [1.1 * half, centroid],
          ],
        },
        { shape: 'dimension', from: [-half, 0], to: [half, 0], of: 'width' },
        { shape: 'dimension', from: [-half, 0], to: [-half, height], of: 'height' },
        { shape: 'dimension', from: [half, 0], to: [half, centroid], of: 'centroid' },
      ];
    },
  },
  cautions: [
    {
      level: 'note',
      when: ({ shape }) => shape === 'box',
      says: 'The corners are sharp: those of rolled and cold-formed tubes are round, and tables give less, of thick ones by a tenth or more.',
    },
  ],
  explanation: 'The section has an area of {area}, I = {inertia}, S = {elasticModulus} and Z = {plasticModulus}.',
  examples: [
    {
      inputs: { width: 100, height: 200 },
      results: {
        inertia: 6666.666667,
        weakInertia: 1666.666667,
        elasticModulus: 666.666667,
        plasticModulus: 1000,
        area: 20000,
        gyration: 57.735027,
        centroid: 100,
      },
      source: 'By hand: bh³/12, hb³/12, bh²/6, bh²/4, h/√12',
    },
    {
      inputs: { shape: 'box', width: 100, height: 150, wall: 6 },
      results: {
        inertia: 885.2472,
        weakInertia: 466.3072,
        elasticModulus: 118.03296,
        plasticModulus: 143.532,
        area: 2856,
        gyration: 55.674097,
      },
      cautions: ['The corners are sharp'],
      source: 'Python: outer less inner rectangle',
    },
    {
      inputs: { shape: 'circle', outerDiameter: 100 },
      results: {
        inertia: 490.873852,
        elasticModulus: 98.17477,
        plasticModulus: 166.666667,
        area: 7853.981634,
        gyration: 25,
      },
      source: 'Python: πD⁴/64, πD³/32, D³/6, D/4',
    },
    {
      inputs: { shape: 'tee', width: 50, height: 120, flange: 10, web: 20 },
      results: { plasticModulus: 87.375, area: 2700 },
      source: 'By hand: the halving axis at 67.5 mm: 20 × 67.5²/2 + 20 × 42.5²/2 + 500 × 47.5',
    },
    {
      inputs: { shape: 'pipe', outerDiameter: 100, wall: 10 },
      results: {
        inertia: 289.811922,
        elasticModulus: 57.962384,
        plasticModulus: 81.333333,
        area: 2827.433388,
        gyration: 32.015621,
      },
      source: 'Python: outer less inner circle',
    },
    {
      inputs: { shape: 'beam', width: 200, height: 300, flange: 15, web: 9 },
      results: {
        inertia: 13671.225,
        weakInertia: 2001.64025,
        elasticModulus: 911.415,
        plasticModulus: 1019.025,
        area: 8430,
        gyration: 127.347355,
      },
      source: 'Python: parallel axis theorem on three rectangles',
    },
    {
      inputs: { shape: 'tee', width: 200, height: 300, flange: 15, web: 9 },
      results: {
        inertia: 4852.995359,
        weakInertia: 1001.731375,
        elasticModulus: 217.269892,
        plasticModulus: 387.775969,
        area: 5565,
        gyration: 93.383974,
        centroid: 223.362534,
      },
      source: 'Python: parallel axis theorem on two rectangles',
    },
    { inputs: { shape: 'pipe', outerDiameter: 10, wall: 6 }, refused: 'half the diameter', source: 'By definition' },
    {
      inputs: { shape: 'box', width: 10, height: 20, wall: 6 },
      refused: 'thicker than the section',
      source: 'By definition',
    },
    {
      inputs: { shape: 'tee', width: 10, height: 20, flange: 20, web: 2 },
      refused: 'do not fit into the height',
      source: 'By definition',
    },
    {
      inputs: { shape: 'tee', width: 10, height: 40, flange: 5, web: 12 },
      refused: 'thicker than the section is wide',
      source: 'By definition',
    },
  ],
  notes: ['Fillets of rolled I and T sections are left out: tables give slightly larger values.'],
  references: [{ title: "Young, Budynas, Sadegh: Roark's Formulas for Stress and Strain, 8th ed., Appendix A" }],
});

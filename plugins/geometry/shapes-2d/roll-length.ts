import { defineEquations, isAtLeast, isAtMost, isBelow, number, quantity } from '@reckoner/engine';

/** The turns, each π times its own diameter, are on average as long as the one in the middle of core and outside. */
export default defineEquations({
  title: 'Roll length',
  description:
    'Length of material on a roll and its turns from thickness, core diameter and outer diameter, or any of the five from three others.',
  keywords: [
    'length of material on a roll',
    'roll diameter',
    'paper roll length',
    'film roll length',
    'tape roll',
    'wound material',
    'coil of sheet',
  ],
  variables: {
    length: quantity('m', { label: 'Length on the roll', symbol: 'L', above: 0, max: 1e9 }),
    turns: number({ label: 'Turns', symbol: 'N', min: 1 }),
    thickness: quantity('m', {
      label: 'Thickness of the material',
      unit: 'mm',
      symbol: 't',
      above: 0,
      max: 1000,
      usual: [0.005, 50],
    }),
    core: quantity('m', { label: 'Core diameter', unit: 'cm', symbol: 'd', min: 0, max: 10000 }),
    outerDiameter: quantity('m', { label: 'Outer diameter', unit: 'cm', symbol: 'D', above: 0, max: 10000 }),
  },
  equations: ({ length, turns, thickness, core, outerDiameter }) => [
    [length, (Math.PI / 2) * turns * (outerDiameter + core)],
    [turns, (outerDiameter - core) / (2 * thickness)],
  ],
  requires: [
    {
      that: ({ core, outerDiameter }) => core < outerDiameter,
      field: 'core',
      says: 'The core diameter, {core}, must be smaller than the outer diameter, {outerDiameter}.',
    },
    {
      that: ({ core, outerDiameter, thickness }) => isAtLeast(outerDiameter - core, 2 * thickness),
      field: 'thickness',
      says: 'Between a core of {core} and the outside at {outerDiameter} there is no room for one turn of a material {thickness} thick.',
    },
    {
      that: ({ length, thickness, outerDiameter }) => isAtMost(length * thickness, (Math.PI / 4) * outerDiameter ** 2),
      field: 'length',
      says: 'A roll {outerDiameter} across cannot hold {length} of a material {thickness} thick, even without a core.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ turns }) => isBelow(turns, 5),
      says: 'With fewer than five turns a roll is not round: the length depends on where its diameter is measured.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Roll from the side',
    draw: ({ core, outerDiameter }) => [
      { shape: 'circle', center: [0, 0], radius: outerDiameter / 2 },
      ...(core > 0
        ? [{ shape: 'circle' as const, center: [0, 0] as const, radius: core / 2, color: 2, fill: false }]
        : []),
      {
        shape: 'dimension',
        from: [-outerDiameter / 2, -outerDiameter / 2],
        to: [outerDiameter / 2, -outerDiameter / 2],
        label: 'D',
        of: 'outerDiameter',
      },
      ...(core > 0
        ? [
            {
              shape: 'line' as const,
              color: 2,
              points: [
                [-core / 2, 0],
                [core / 2, 0],
              ] as const,
              label: 'd',
              of: 'core',
            },
          ]
        : []),
    ],
  },
  explanation: 'The roll of {outerDiameter} across holds {length} of material in {turns} {turns|turn|turns}.',
  examples: [
    {
      inputs: { thickness: 0.1, core: 4, outerDiameter: 12 },
      results: { length: 100.530964915, turns: 400 },
      source: 'By hand: π/4 × (0.0144 - 0.0016) m² / 0.0001 m; 40 mm/0.1 mm',
    },
    {
      inputs: { thickness: '0.011 in', core: '2 in', outerDiameter: '5 in' },
      results: { length: '38.085' },
      source: 'calculator.academy: Roll Length, duct tape: 1499.39 in',
    },
    {
      inputs: { length: 100.530964915, thickness: 0.1, core: 4 },
      results: { outerDiameter: '12.000000', turns: '400.0000' },
      source: 'By hand: as above',
    },
    {
      inputs: { length: 100.530964915, core: 4, outerDiameter: 12 },
      results: { thickness: '0.100000000' },
      source: 'By hand: as above',
    },
    {
      inputs: { length: 1.7013247895704153, thickness: 10.918389294812885, outerDiameter: 15.37899521612437 },
      results: { core: 0, turns: '7.042703' },
      source: 'By hand: π/4 × 15.379² cm² / 10.918 mm, wound around nothing; 76.895 mm/10.918 mm',
    },
    {
      inputs: { thickness: 10, core: 10, outerDiameter: 16 },
      results: { turns: 3, length: 1.22522113490002 },
      cautions: ['fewer than five turns'],
      source: 'By hand: π/4 × (256 - 100) cm²/1 cm = 39π cm; 3 cm/1 cm',
    },
    {
      inputs: { thickness: 0.1, core: 12, outerDiameter: 12 },
      refused: 'smaller than the outer',
      source: 'By hand: no turn',
    },
    {
      inputs: { thickness: 30, core: 10, outerDiameter: 15 },
      refused: 'no room for one turn',
      source: 'By hand: 2.5 cm on each side',
    },
    {
      inputs: { length: 10, thickness: 0.1, outerDiameter: 2 },
      refused: 'cannot hold',
      source: 'By hand: 10 m × 0.1 mm are 10 cm², a circle 2 cm across has 3.14 cm²',
    },
  ],
  notes: [
    'Seen from its side, the material fills the ring between core and outside: length × thickness = π/4 × (D² - d²). For a roll without a core, give its diameter as 0.',
    'For material wound without gaps. Soft material is thinner on the roll than loose: a full roll of known length gives the thickness that counts.',
  ],
  references: [
    {
      title: 'The Math Forum: Determining Length of Material Remaining on a Roll (2003)',
      url: 'http://mathforum.org/library/drmath/view/67031.html',
    },
    {
      title: 'Cook: Approximating a spiral by rings (2024)',
      url: 'https://www.johndcook.com/blog/2024/04/17/approximating-a-spiral-by-rings/',
    },
  ],
});

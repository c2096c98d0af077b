import { defineCalculator, noResult, number, percent, quantity, rows, table } from '@reckoner/engine';

/** Percent passing from the masses retained; D10, D30 and D60 by interpolation on the logarithm of the size. */
export default defineCalculator({
  title: 'Sieve analysis',
  description: 'Percent passing, D10, D30, D60 and the coefficients of uniformity and curvature from masses on sieves.',
  keywords: ['gradation curve', 'Cu', 'Cc', 'grain size distribution', 'particle size', 'ASTM D6913', 'aggregate'],
  inputs: {
    sieves: rows(
      {
        size: quantity('mm', { label: 'Opening', min: 0.001, max: 1000 }),
        retained: quantity('g', { label: 'Mass retained', min: 0, max: 1e6, usual: [0, 20000] }),
      },
      { label: 'Sieves from coarse to fine', minItems: 2, maxItems: 30 },
    ),
    pan: quantity('g', { label: 'Mass in the pan', symbol: 'm_p', min: 0, max: 1e6, default: 0 }),
  },
  outputs: {
    uniformity: number({ label: 'Coefficient of uniformity', symbol: 'C_u', places: 2, optional: true }),
    curvature: number({ label: 'Coefficient of curvature', symbol: 'C_c', places: 2, optional: true }),
    d10: quantity('mm', { label: 'D10', symbol: 'D_{10}', places: 3, optional: true }),
    d30: quantity('mm', { label: 'D30', symbol: 'D_{30}', places: 3, optional: true }),
    d60: quantity('mm', { label: 'D60', symbol: 'D_{60}', places: 3, optional: true }),
    passing: table(
      { size: quantity('mm', { label: 'Opening' }), passing: percent({ label: 'Passing', places: 1 }) },
      { label: 'Gradation' },
    ),
  },
  formula: ({ sieves, pan }) => {
    const total = sieves.reduce((sum, { retained }) => sum + retained, pan);
    if (total <= 0) throw noResult('There is no mass on the sieves.');
    const passing = sieves.map(({ size }, index) => ({
      size,
      passing: sieves.slice(index + 1).reduce((finer, { retained }) => finer + retained, pan) / total,
    }));
    const sizeAt = (share: number) => {
      const index = passing.findIndex(
        // A residue of the sums does not hide a share that a sieve passes exactly.
        (one, place) => place > 0 && one.passing <= share + 1e-12 && passing[place - 1]!.passing >= share - 1e-12,
      );
      if (index < 1) return undefined;
      const coarse = passing[index - 1]!;
      const fine = passing[index]!;
      if (sieves[index]!.retained === 0) return fine.size;
      const part = (share - fine.passing) / (coarse.passing - fine.passing);
      return fine.size * (coarse.size / fine.size) ** part;
    };
    const d10 = sizeAt(0.1);
    const d30 = sizeAt(0.3);
    const d60 = sizeAt(0.6);
    if (d10 === undefined || d30 === undefined || d60 === undefined) return { d10, d30, d60, passing };
    return { uniformity: d60 / d10, curvature: d30 ** 2 / (d10 * d60), d10, d30, d60, passing };
  },
  stepwise: [
    'The share that passes a sieve is what is not retained on it and on the sieves above.',
    'D₁₀, D₃₀ and D₆₀ are read between two sieves on a straight line of the logarithm of the size.',
    'Cᵤ = D₆₀ / D₁₀ and C_c = D₃₀² / (D₁₀ × D₆₀).',
  ],
  requires: [
    {
      that: ({ sieves }) => sieves.every(({ size }, index) => index === 0 || size < sieves[index - 1]!.size),
      field: 'sieves',
      says: 'Give the sieves from coarse to fine, each once.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ d10, passing }) => d10 === undefined && passing[passing.length - 1]!.passing > 0.1,
      says: 'Over 10% passes the finest sieve: D10 needs finer sieves or a hydrometer.',
    },
  ],
  explanation: ({ uniformity }) =>
    uniformity === undefined
      ? 'The curve does not span 10 to 60% passing, so not all of D10, D30 and D60 can be read.'
      : 'D10 is {d10}, D30 {d30} and D60 {d60}: Cu = {uniformity}, Cc = {curvature}.',
  examples: [
    {
      inputs: {
        sieves: [
          { size: 9.5, retained: 0 },
          { size: 4.75, retained: 30 },
          { size: 2.36, retained: 80 },
          { size: 1.18, retained: 150 },
          { size: 0.6, retained: 180 },
          { size: 0.3, retained: 160 },
          { size: 0.15, retained: 70 },
          { size: 0.075, retained: 20 },
        ],
        pan: 10,
      },
      results: {
        uniformity: 4.910626,
        curvature: 0.956764599,
        d10: 0.222899143,
        d30: 0.4831471,
        d60: 1.094574,
        passing: { length: 8, rows: { 1: { size: 4.75, passing: 95.714286 }, '-1': { passing: 1.428571 } } },
      },
      source: 'Python: cumulative masses, interpolation on log size',
    },
    {
      inputs: {
        sieves: [
          { size: 2, retained: 20 },
          { size: 0.425, retained: 30 },
          { size: 0.075, retained: 20 },
        ],
        pan: 30,
      },
      results: { d30: 0.075, passing: { length: 3, rows: { 0: { passing: 80 }, 2: { passing: 30 } } } },
      cautions: ['Over 10% passes the finest sieve: D10'],
      source: 'By hand: 80, 50 and 30% passing',
    },
    {
      inputs: {
        sieves: [
          { size: 1, retained: 5 },
          { size: 2, retained: 5 },
        ],
      },
      refused: 'from coarse to fine',
      source: 'By definition',
    },
    {
      inputs: {
        sieves: [
          { size: 2, retained: 0 },
          { size: 1, retained: 0 },
        ],
      },
      noResult: 'no mass',
      source: 'By definition',
    },
    {
      inputs: {
        sieves: [
          { size: 2, retained: 40 },
          { size: 1, retained: 0 },
          { size: 0.5, retained: 30 },
          { size: 0.25, retained: 20 },
        ],
        pan: 10,
      },
      results: { d60: 1, d30: 0.5, d10: 0.25, uniformity: 4, curvature: 1 },
      source: 'By hand: 60% passes 2 mm and 1 mm alike, of which the finer counts; 1/0.25; 0.25/0.25',
    },
  ],
  references: [
    { title: 'ASTM D6913/D6913M-17: Test Methods for Particle-Size Distribution of Soils Using Sieve Analysis' },
    { title: 'Das, Sobhan: Principles of Geotechnical Engineering, 9th ed., ch. 2' },
  ],
});

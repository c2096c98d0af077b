import {
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  number,
  quantity,
  roundTo,
  rows,
  table,
  text,
} from '@reckoner/engine';

/** Void ratio over the logarithm of the effective stress: recompression up to the preconsolidation pressure, then the virgin line. */
export default defineCalculator({
  title: 'Primary consolidation settlement',
  description:
    'Settlement of normally and overconsolidated clay layers under a stress increase from compression and recompression index.',
  keywords: [
    'compression index',
    'Cc',
    'Cr',
    'Cs',
    'preconsolidation pressure',
    'OCR',
    'oedometer settlement',
    'clay settlement',
  ],
  related: ['consolidation-time-rate', 'effective-stress-profile', 'stress-increase-boussinesq'],
  inputs: {
    layers: rows(
      {
        thickness: quantity('m', { label: 'Thickness', min: 0.01, max: 500, usual: [0.2, 50] }),
        initial: quantity('Pa', {
          label: 'Initial effective stress',
          unit: 'kPa',
          min: 0.1,
          max: 10000,
          usual: [5, 1000],
        }),
        increase: quantity('Pa', { label: 'Stress increase', unit: 'kPa', min: 0, max: 10000, usual: [0, 500] }),
        voidRatio: number({ label: 'Void ratio', min: 0.1, max: 20, usual: [0.3, 5] }),
        compression: number({ label: 'Cc', min: 0.001, max: 15, usual: [0.05, 4] }),
        recompression: number({ label: 'Cr (Cs)', min: 0, max: 5, usual: [0.005, 0.5], optional: true }),
        preconsolidation: quantity('Pa', {
          label: 'Preconsolidation pressure',
          unit: 'kPa',
          min: 0.1,
          max: 20000,
          usual: [5, 3000],
          optional: true,
        }),
      },
      {
        label: 'Layers',
        help: 'Stresses in the middle of each layer. Cc and Cr are slopes of the void ratio over log₁₀ of the stress, not of the strain. Without a preconsolidation pressure a layer counts as normally consolidated.',
        minItems: 1,
        maxItems: 50,
      },
    ),
  },
  outputs: {
    settlement: quantity('m', { label: 'Primary consolidation settlement', unit: 'mm', symbol: 'S_c', places: 1 }),
    count: integer({ label: 'Layers' }),
    thickness: quantity('m', { label: 'Thickness of all layers', symbol: 'H', places: 2 }),
    parts: table(
      {
        layer: integer({ label: 'Layer' }),
        state: text({ label: 'State' }),
        final: quantity('Pa', { label: 'Final effective stress', unit: 'kPa', places: 1 }),
        overconsolidation: number({ label: 'OCR at first', places: 2 }),
        settlement: quantity('m', { label: 'Settlement', unit: 'mm', places: 1 }),
        finalRatio: number({ label: 'Final void ratio', places: 3 }),
      },
      { label: 'By layer' },
    ),
  },
  formula: ({ layers }) => {
    const parts = layers.map(
      ({ thickness, initial, increase, voidRatio, compression, recompression, preconsolidation }, i) => {
        const final = initial + increase;
        const past = preconsolidation === undefined ? initial : Math.max(initial, preconsolidation);
        // Log of 1 + Δσ/σ, which keeps a small increase.
        const back = (recompression ?? 0) * (Math.log1p(Math.min(increase, past - initial) / initial) / Math.LN10);
        const reserve = past - initial;
        const passes = isAbove(increase, reserve);
        const virgin = passes ? compression * (Math.log1p((increase - reserve) / past) / Math.LN10) : 0;
        return {
          layer: i + 1,
          state: isAbove(past, initial)
            ? passes
              ? 'Overconsolidated, loaded beyond its past'
              : 'Overconsolidated'
            : 'Normally consolidated',
          final,
          overconsolidation: past / initial,
          settlement: (thickness * (back + virgin)) / (1 + voidRatio),
          finalRatio: voidRatio - (back + virgin),
        };
      },
    );
    return {
      settlement: parts.reduce((sum, { settlement }) => sum + settlement, 0 * layers[0]!.thickness),
      count: layers.length,
      thickness: layers.reduce((sum, { thickness }) => sum + thickness, 0 * layers[0]!.thickness),
      parts,
    };
  },
  shown: () => ({ settlement: undefined, count: undefined, thickness: undefined, parts: undefined }),
  stepwise: [
    'Normally consolidated: S = C_c H/(1 + e₀) × log₁₀((σ₀′ + Δσ)/σ₀′).',
    'Overconsolidated, up to the preconsolidation pressure: S = C_r H/(1 + e₀) × log₁₀((σ₀′ + Δσ)/σ₀′).',
    'Beyond it: S = C_r H/(1 + e₀) × log₁₀(σ_c′/σ₀′) + C_c H/(1 + e₀) × log₁₀((σ₀′ + Δσ)/σ_c′).',
    'The settlements of the layers are added; the void ratio falls by the settlement times (1 + e₀)/H.',
  ],
  requires: [
    {
      each: 'layers',
      that: ({ preconsolidation, initial }) => preconsolidation === undefined || isAtLeast(preconsolidation, initial),
      field: 'preconsolidation',
      says: 'A preconsolidation pressure below the initial effective stress means a clay that still consolidates under its own weight: these equations do not hold for it.',
    },
    {
      each: 'layers',
      that: ({ preconsolidation, recompression, initial }) =>
        preconsolidation === undefined || recompression !== undefined || isAtMost(preconsolidation, initial),
      field: 'recompression',
      says: 'Up to the preconsolidation pressure the clay is recompressed: Cr is needed.',
    },
    {
      each: 'layers',
      that: ({ recompression, preconsolidation }) => recompression === undefined || preconsolidation !== undefined,
      field: 'preconsolidation',
      says: 'Cr counts only up to a preconsolidation pressure: give that too, or leave Cr out for a normally consolidated clay.',
    },
    {
      each: 'layers',
      that: ({ recompression, compression }) => recompression === undefined || recompression < compression,
      field: 'recompression',
      says: 'Cr must be below Cc: are the two interchanged?',
    },
    {
      each: 'layers',
      that: ({ initial, increase, voidRatio, compression, recompression, preconsolidation }) => {
        const past = preconsolidation === undefined ? initial : Math.max(initial, preconsolidation);
        return isBelow(
          (recompression ?? 0) * Math.log10(Math.min(initial + increase, past) / initial) +
            compression * Math.log10(Math.max(1, (initial + increase) / past)),
          voidRatio,
        );
      },
      field: 'compression',
      says: 'The clay would lose more than all of its voids: check the index, the void ratio and the stresses.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ parts, layers }) => parts.some(({ settlement }, i) => isAbove(settlement, 0.15 * layers[i]!.thickness)),
      says: 'A layer loses more than 15% of its thickness: the stress increase, buoyancy and geometry change on the way, and the small-strain sum is too rough. Calculate in steps or by a large-strain method.',
    },
    {
      level: 'caution',
      when: ({ layers }) =>
        layers.some(
          ({ thickness, initial, increase }) =>
            isAbove(roundTo(thickness, 2), constant(4, 'm')) && isAbove(increase, 0.1 * initial),
        ),
      says: 'Over a layer of more than 4 m both stresses vary much, and the middle tells too little: divide it into thinner ones.',
    },
    {
      level: 'caution',
      when: ({ layers }) =>
        layers.some(
          ({ initial, increase, preconsolidation }) =>
            preconsolidation !== undefined &&
            isAbove(preconsolidation, initial) &&
            isAbove(initial + increase, 0.8 * preconsolidation) &&
            isBelow(initial + increase, 1.25 * preconsolidation),
        ),
      says: 'The final stress comes near the preconsolidation pressure, which is known only roughly: beyond it the clay is Cc/Cr times as compressible, often 5 to 10 times, so that a lower one adds much settlement. Try a lower one as well.',
    },
    {
      level: 'caution',
      when: ({ layers }) =>
        layers.some(
          ({ recompression, compression }) => recompression !== undefined && isAbove(recompression, 0.5 * compression),
        ),
      says: 'Cr is usually a fifth to a tenth of Cc: more than half of it tells of a disturbed specimen or of a slip.',
    },
    {
      level: 'note',
      when: ({ layers }) => layers.some(({ preconsolidation }) => preconsolidation === undefined),
      says: 'A layer without a preconsolidation pressure is taken as normally consolidated, which gives the larger settlement.',
    },
    {
      level: 'caution',
      when: ({ layers }) => layers.some(({ compression, voidRatio }) => isAbove(compression, voidRatio)),
      says: 'A compression index above the void ratio is rare: was a liquid limit, or an index in percent, given?',
    },
  ],
  explanation: ({ count }) =>
    count === 1
      ? 'The layer of {thickness} settles by {settlement} in primary consolidation, once all excess pore pressure is gone.'
      : 'The {count} layers, {thickness} in all, settle by {settlement} in primary consolidation, once all excess pore pressure is gone.',
  examples: [
    {
      inputs: { layers: [{ thickness: 3, initial: 100, increase: 50, voidRatio: 0.9, compression: 0.3 }] },
      results: {
        settlement: 83.41165,
        count: 1,
        thickness: 3,
        parts: {
          length: 1,
          rows: {
            0: { layer: 1, state: 'Normally consolidated', final: 150, overconsolidation: 1, finalRatio: 0.847173 },
          },
        },
      },
      cautions: ['taken as normally consolidated'],
      source: 'By hand: 0.3 × 3/1.9 × log₁₀ 1.5',
    },
    {
      inputs: {
        layers: [
          {
            thickness: 3,
            initial: 100,
            increase: 50,
            voidRatio: 0.9,
            compression: 0.3,
            recompression: 0.05,
            preconsolidation: 120,
          },
          {
            thickness: 2,
            initial: 130,
            increase: 20,
            voidRatio: 0.8,
            compression: 0.25,
            recompression: 0.04,
            preconsolidation: 250,
          },
        ],
      },
      results: {
        settlement: 54.91802,
        count: 2,
        thickness: 5,
        parts: {
          length: 2,
          rows: {
            0: { state: 'Overconsolidated, loaded beyond its past', settlement: 52.15589, overconsolidation: 1.2 },
            1: { state: 'Overconsolidated', settlement: 2.762129, final: 150 },
          },
        },
      },
      source: 'Python: 3/1.9 × (0.05 log₁₀ 1.2 + 0.3 log₁₀ 1.25); 2/1.8 × 0.04 log₁₀(150/130)',
    },
    {
      inputs: {
        layers: [
          {
            thickness: 2,
            initial: 100,
            increase: 105,
            voidRatio: 0.9,
            compression: 0.3,
            recompression: 0.05,
            preconsolidation: 200,
          },
        ],
      },
      results: { settlement: 19.230168 },
      cautions: ['comes near the preconsolidation pressure'],
      source: 'Python: 2/1.9 × (0.05 log₁₀ 2 + 0.3 log₁₀ 1.025)',
    },
    {
      inputs: {
        layers: [
          {
            thickness: 2,
            initial: 100,
            increase: 90,
            voidRatio: 1,
            compression: 0.5,
            recompression: 0.05,
            preconsolidation: 200,
          },
        ],
      },
      results: { settlement: 13.93768 },
      cautions: ['near the preconsolidation pressure'],
      source: 'By hand: 0.05 × 2/2 × log₁₀ 1.9',
    },
    {
      inputs: { layers: [{ thickness: 6, initial: 20, increase: 80, voidRatio: 2, compression: 2.2 }] },
      results: { settlement: 3075.47 },
      cautions: ['more than 15%', 'more than 4 m', 'above the void ratio', 'taken as normally consolidated'],
      source: 'By hand: 2.2 × 6/3 × log₁₀ 5',
    },
    {
      inputs: {
        layers: [{ thickness: 2, initial: 100, increase: 20, voidRatio: 1, compression: 0.5, preconsolidation: 100 }],
      },
      results: { settlement: 39.5906 },
      source: 'By hand: 0.5 × log₁₀ 1.2',
    },
    {
      inputs: {
        layers: [{ thickness: 2, initial: 100, increase: 0, voidRatio: 1, compression: 0.5, preconsolidation: 100 }],
      },
      results: { settlement: 0 },
      source: 'By hand: no increase, no settlement',
    },
    {
      inputs: {
        layers: [
          {
            thickness: 2,
            initial: 100,
            increase: 20,
            voidRatio: 1,
            compression: 0.5,
            recompression: 0.05,
            preconsolidation: 90,
          },
        ],
      },
      refused: 'still consolidates',
      source: 'By definition',
    },
    {
      inputs: {
        layers: [{ thickness: 2, initial: 100, increase: 20, voidRatio: 1, compression: 0.5, preconsolidation: 150 }],
      },
      refused: 'Cr is needed',
      source: 'By definition',
    },
    {
      inputs: {
        layers: [{ thickness: 2, initial: 100, increase: 20, voidRatio: 1, compression: 0.5, recompression: 0.05 }],
      },
      refused: 'Cr counts only',
      source: 'By definition',
    },
    {
      inputs: {
        layers: [
          {
            thickness: 2,
            initial: 100,
            increase: 20,
            voidRatio: 1,
            compression: 0.05,
            recompression: 0.5,
            preconsolidation: 150,
          },
        ],
      },
      refused: 'interchanged',
      source: 'By definition',
    },
    {
      inputs: { layers: [{ thickness: 2, initial: 10, increase: 1000, voidRatio: 0.5, compression: 0.5 }] },
      refused: 'all of its voids',
      source: 'By hand: 0.5 log₁₀ 101 = 1.002 > 0.5',
    },
    {
      inputs: {
        layers: [
          { thickness: 1, initial: 60, increase: 600, voidRatio: 0.5, compression: 0.4 },
          { thickness: 3, initial: 60, increase: 40, voidRatio: 1, compression: 0.3 },
        ],
      },
      results: { settlement: 377.5366534 },
      cautions: ['A layer loses more than 15%', 'taken as normally consolidated'],
      source: 'Python: 400/1.5 × log₁₀ 11 = 277.70, 28% of the first layer; 900/2 × log₁₀(100/60) = 99.83',
    },
    {
      inputs: {
        layers: [
          {
            thickness: 2,
            initial: 100,
            increase: 50,
            voidRatio: 1,
            compression: 0.3,
            recompression: 0.2,
            preconsolidation: 300,
          },
        ],
      },
      results: { settlement: 35.21825181 },
      cautions: ['a fifth to a tenth'],
      source: 'By hand: 0.2 × 2/2 × log₁₀ 1.5',
    },
  ],
  notes: [
    'One-dimensional; without the immediate settlement and without creep (secondary compression), which matters in peat and soft organic clay.',
    'Indices that are slopes of the strain (Cc/(1 + e₀), often written CR or Ccε) are multiplied by 1 + e₀ first.',
  ],
  references: [
    { title: 'Das, Sobhan: Principles of Geotechnical Engineering, 9th ed., §11.9' },
    { title: 'Holtz, Kovacs, Sheahan: An Introduction to Geotechnical Engineering, 2nd ed., ch. 8' },
    { title: 'The equations stand alike in the public description of RHCES’ settlement tool' },
  ],
});

import {
  category,
  choice,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  measure,
  number,
  roundTo,
} from '@reckoner/engine';

/** ASCE 7-16, 4.7: floor live loads, in psf and square feet. */
export default defineCalculator({
  title: 'Live load reduction (ASCE 7-16)',
  description:
    'Reduced uniform floor live load of a member from its tributary area, element factor, floors and use, and the live load that it carries.',
  keywords: [
    'KLL',
    'influence area',
    'live load element factor',
    'L = Lo(0.25 + 15/sqrt(KLL AT))',
    'reduced live load',
    '4.7.2',
  ],
  related: ['tributary-area-load', 'load-combinations-asce7'],
  inputs: {
    liveLoad: measure('psf', {
      label: 'Live load',
      help: 'Unreduced, by table 4.3-1: offices 50, dwellings 40, stores 75 to 100.',
      symbol: 'L_o',
      above: 0,
      max: 2000,
      usual: [20, 300],
    }),
    element: choice(
      {
        interiorColumn: { label: 'Interior column (KLL = 4)' },
        exteriorColumn: { label: 'Exterior column without cantilever slabs (KLL = 4)' },
        edgeColumn: { label: 'Edge column with cantilever slabs (KLL = 3)' },
        cornerColumn: { label: 'Corner column with cantilever slabs (KLL = 2)' },
        edgeBeam: { label: 'Edge beam without cantilever slabs (KLL = 2)' },
        interiorBeam: { label: 'Interior beam or girder (KLL = 2)', also: ['girder', 'beam'] },
        slab: { label: 'One-way slab (KLL = 1)', also: ['one-way slab'] },
        other: {
          label: 'Other: two-way slab, cantilever, edge beam with cantilever slab, no shear transfer (KLL = 1)',
        },
      },
      { label: 'Member' },
    ),
    area: measure('ft^2', {
      label: 'Tributary area',
      help: 'Of all floors that the member supports together.',
      symbol: 'A_T',
      above: 0,
      max: 1e6,
      usual: [20, 50000],
    }),
    slabSpan: measure('ft', {
      label: 'Span of the slab',
      help: 'The area of a one-way slab counts to 1.5 times its span in width.',
      symbol: '\\ell',
      min: 1,
      max: 100,
      usual: [4, 40],
      when: { element: 'slab' },
    }),
    floors: integer({
      label: 'Floors supported',
      help: 'With live load that may be reduced; not the roof.',
      symbol: 'n',
      min: 1,
      max: 200,
    }),
    use: choice(
      {
        general: {
          label: 'Offices, dwellings, stores and the like',
          also: ['office', 'dwelling', 'residential', 'store', 'retail'],
        },
        garage: { label: 'Garage for passenger vehicles', also: ['parking', 'parking garage', 'car park'] },
        assembly: {
          label: 'Assembly (theaters, lobbies, dining, stands)',
          also: ['assembly', 'public assembly', 'lobby', 'theater'],
        },
      },
      { label: 'Use', default: 'general' },
    ),
  },
  outputs: {
    reduced: measure('psf', { label: 'Reduced live load', symbol: 'L', places: 1 }),
    factor: number({ label: 'Reduced over unreduced load', symbol: 'L/L_o', places: 3 }),
    total: measure('kip', { label: 'Live load on the member', symbol: 'P_L', places: 1 }),
    influence: measure('ft^2', { label: 'Influence area', symbol: 'K_{LL} A_T', places: 0 }),
    rule: category(
      [
        'Equation 4.7-1',
        'Least load of 50% or 40%',
        'Influence area below 400 sq ft',
        'At most 20% less (4.7.3, 4.7.4)',
        'No reduction for this load or use',
      ],
      { label: 'Rule that decides' },
    ),
  },
  formula: ({ liveLoad, element, area, slabSpan, floors, use }) => {
    const elementFactor =
      element === 'interiorColumn' || element === 'exteriorColumn'
        ? 4
        : element === 'edgeColumn'
          ? 3
          : element === 'slab' || element === 'other'
            ? 1
            : 2;
    const counted = slabSpan === undefined ? area : Math.min(area, 1.5 * slabSpan ** 2);
    const influence = elementFactor * counted;
    // Below 400 sq ft as it is shown: just under it the equation gives 1 as well.
    const enough = roundTo(influence, 0) >= 400;
    const least = floors > 1 ? 0.4 : 0.5;
    const equation = enough ? Math.min(1, 0.25 + 15 / Math.sqrt(influence)) : 1;
    const basic = Math.max(equation, least);
    // The limit is printed as 100 psf (4.79 kPa), and that is 100.041 psf.
    const heavy = liveLoad > 100.05 || use === 'garage';
    const factor = use === 'assembly' || (heavy && floors === 1) ? 1 : heavy ? Math.max(0.8, basic) : basic;
    const rule =
      use === 'assembly' || (heavy && floors === 1)
        ? 'No reduction for this load or use'
        : !enough
          ? 'Influence area below 400 sq ft'
          : heavy && isBelow(basic, 0.8)
            ? 'At most 20% less (4.7.3, 4.7.4)'
            : isBelow(equation, least)
              ? 'Least load of 50% or 40%'
              : 'Equation 4.7-1';
    return { reduced: factor * liveLoad, factor, total: (factor * liveLoad * area) / 1000, influence, rule };
  },
  shown: ({ factor, liveLoad, area }) => ({
    reduced: factor * liveLoad,
    factor: undefined,
    total: (factor * liveLoad * area) / 1000,
    influence: undefined,
    rule: undefined,
  }),
  stepwise: [
    'Influence area K_LL·A_T; of a one-way slab A_T counts up to 1.5·ℓ².',
    'L/L_o = 0.25 + 15/√(K_LL·A_T) from 400 sq ft on, but at least 0.5 of a member that supports one floor, 0.4 of one that supports more.',
    'Live loads over 100 psf and garages: 1 of a member that supports one floor; of one that supports more the same as above, but at least 0.8. Assembly: 1.',
  ],
  requires: [
    {
      that: ({ element, floors }) =>
        floors === 1 || (element !== 'slab' && element !== 'edgeBeam' && element !== 'interiorBeam'),
      field: 'floors',
      says: 'Slabs and beams carry one floor. Of a transfer girder that carries columns give the member as other.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ use, liveLoad }) => use === 'general' && liveLoad >= 100 && liveLoad <= 100.05,
      says: 'Of 100 psf many loads are of assembly, which is not reduced (4.7.5): lobbies, dining rooms, dance halls, stands. Is the use one of them?',
    },
    {
      level: 'caution',
      when: ({ area, slabSpan }) => slabSpan !== undefined && isAbove(area, 1.5 * slabSpan ** 2),
      says: 'Of the area only 1.5 times the square of the span counts for the reduction of a one-way slab (4.7.6).',
    },
    {
      level: 'caution',
      when: ({ floors, area }) => floors > 1 && isBelow(area, 100 * floors),
      says: 'The area is less than 100 sq ft a floor: is it that of all {floors} floors together, as it has to be?',
    },
    {
      level: 'note',
      when: ({ factor, floors }) => floors > 1 && roundTo(factor, 3) < 1,
      says: 'One live load and one use are taken for all floors. Floors with other loads or of another use (assembly, garages) go by their own rule and are added.',
    },
  ],
  explanation: ({ rule, floors, use }) => {
    const why =
      rule === 'Equation 4.7-1'
        ? 'by the influence area of {influence}'
        : rule === 'Least load of 50% or 40%'
          ? 'the least that is allowed for {floors} {floors|floor|floors}, at an influence area of {influence}'
          : rule === 'Influence area below 400 sq ft'
            ? 'unreduced, as the influence area of {influence} is below 400 ft²'
            : rule === 'No reduction for this load or use'
              ? use === 'assembly'
                ? 'unreduced, as loads of assembly are'
                : 'unreduced, as this load or use allows no reduction for {floors} {floors|floor|floors}'
              : 'the most that heavy loads and garages may be reduced';
    return `The live load is {reduced}, {factor} of {liveLoad}: ${why} (ASCE 7-16). ${
      floors === 1 ? 'On {area}' : 'On {area}, of {floors} floors together,'
    } it comes to {total}.`;
  },
  examples: [
    {
      inputs: { liveLoad: 50, element: 'interiorColumn', area: 1170, floors: 3 },
      results: { reduced: 23.46323, factor: 0.4692645, influence: 4680, total: 27.45197, rule: 'Equation 4.7-1' },
      cautions: ['are taken for all floors'],
      source:
        'Quimby, Beginner’s Guide to ASCE 7-10, example 5.1: influence area 4,680 sq ft, 0.469 and 23.5 psf; more digits by Python',
    },
    {
      inputs: { liveLoad: 50, element: 'interiorBeam', area: 600, floors: 1 },
      results: { factor: 0.6830127, reduced: 34.15064, total: 20.49038, rule: 'Equation 4.7-1' },
      source: 'Python: 0.25 + 15/√1200',
    },
    {
      inputs: { liveLoad: 80, element: 'exteriorColumn', area: 1600, floors: 1 },
      results: { factor: 0.5, reduced: 40, total: 64, rule: 'Least load of 50% or 40%' },
      source: 'By hand: 0.25 + 15/80 = 0.4375, below 0.5',
    },
    {
      inputs: { liveLoad: 50, element: 'edgeColumn', area: 4800, floors: 8 },
      results: { factor: 0.4, reduced: 20, total: 96, influence: 14400, rule: 'Least load of 50% or 40%' },
      cautions: ['are taken for all floors'],
      source: 'By hand: 0.25 + 15/120 = 0.375, below 0.4',
    },
    {
      inputs: { liveLoad: 40, element: 'cornerColumn', area: 200, floors: 1 },
      results: { factor: 1, reduced: 40, influence: 400, rule: 'Equation 4.7-1' },
      source: 'By hand: 0.25 + 15/20, exactly at 400 sq ft',
    },
    {
      inputs: { liveLoad: 50, element: 'interiorColumn', area: 99.99, floors: 1 },
      results: { factor: 1, reduced: 50, influence: 399.96, rule: 'Equation 4.7-1' },
      source: 'By hand: 4 × 99.99, which is shown as 400 sq ft; 0.25 + 15/√399.96 is above 1',
    },
    {
      inputs: { liveLoad: 40, element: 'edgeBeam', area: 150, floors: 1 },
      results: { factor: 1, reduced: 40, total: 6, influence: 300, rule: 'Influence area below 400 sq ft' },
      source: 'By hand: 2 × 150',
    },
    {
      inputs: { liveLoad: 125, element: 'interiorColumn', area: 1200, floors: 2 },
      results: { factor: 0.8, reduced: 100, total: 120, rule: 'At most 20% less (4.7.3, 4.7.4)' },
      cautions: ['are taken for all floors'],
      source: 'ASCE 7-16, 4.7.3: 0.25 + 15/√4800 = 0.467, but at most 20% less',
    },
    {
      inputs: { liveLoad: 150, element: 'interiorColumn', area: 150, floors: 2 },
      results: { factor: 0.8623724, rule: 'Equation 4.7-1' },
      cautions: ['are taken for all floors', 'less than 100 sq ft a floor'],
      source: 'ASCE 7-16, 4.7.3: 0.25 + 15/√600 is more than 0.8, and not to be undercut',
    },
    {
      inputs: { liveLoad: 125, element: 'interiorBeam', area: 900, floors: 1 },
      results: { factor: 1, reduced: 125, rule: 'No reduction for this load or use' },
      source: 'ASCE 7-16, 4.7.3',
    },
    {
      inputs: { liveLoad: 40, element: 'interiorColumn', area: 2700, floors: 3, use: 'garage' },
      results: { factor: 0.8, reduced: 32, total: 86.4, rule: 'At most 20% less (4.7.3, 4.7.4)' },
      cautions: ['are taken for all floors'],
      source: 'ASCE 7-16, 4.7.4',
    },
    {
      inputs: { liveLoad: 100, element: 'interiorColumn', area: 3000, floors: 3, use: 'assembly' },
      results: { factor: 1, reduced: 100, rule: 'No reduction for this load or use' },
      source: 'ASCE 7-16, 4.7.5',
    },
    {
      inputs: { liveLoad: 100, element: 'other', area: 900, floors: 1 },
      results: { factor: 0.75, reduced: 75 },
      cautions: ['many loads are of assembly'],
      source: 'By hand: 0.25 + 15/30; 100 psf does not exceed 100 psf',
    },
    {
      inputs: { liveLoad: '4.79 kPa', element: 'other', area: 900, floors: 1 },
      results: { factor: 0.75, reduced: 75.03092 },
      cautions: ['many loads are of assembly'],
      source: 'By hand: the limit of 100 psf as it is printed in kPa; 0.75 × 4790/47.88026',
    },
    {
      inputs: { liveLoad: 60, element: 'slab', area: 900, slabSpan: 20, floors: 1 },
      results: { factor: 0.8623724, influence: 600 },
      cautions: ['only 1.5 times the square'],
      source: 'ASCE 7-16, 4.7.6: 1.5 × 20² = 600 sq ft; 0.25 + 15/√600',
    },
    {
      inputs: { liveLoad: 50, element: 'interiorBeam', area: 1200, floors: 2 },
      refused: 'carry one floor',
      source: 'By definition',
    },
  ],
  notes: [
    'Uniform floor live loads of the United States, by ASCE 7-16; IBC 1607 has the same rule and an alternative one. Roof live loads go by 4.8, and the concentrated loads of table 4.3-1 are not reduced.',
    'A licensed engineer must check the design.',
  ],
  references: [
    {
      title:
        'ASCE/SEI 7-16: Minimum Design Loads and Associated Criteria, 4.7 (read in New York City Building Code 1607.11, LibreTexts and a worked example, which agree)',
    },
    { title: 'Quimby: A Beginner’s Guide to ASCE 7-10, example 5.1' },
  ],
});

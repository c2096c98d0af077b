import {
  constant,
  defineCalculator,
  integer,
  isBelow,
  noResult,
  number,
  percent,
  quantity,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';

/** Each component by C₁V₁ = C₂V₂, the rest water; the template goes into each tube separately. */
export default defineCalculator({
  title: 'PCR master mix',
  description: 'Volumes per reaction and for a master mix with excess from stock and final concentrations.',
  keywords: ['reaction setup', 'mastermix', 'pipetting scheme', 'primer volume', 'dNTP'],
  inputs: {
    reactions: integer({ label: 'Reactions', symbol: 'n', min: 1, max: 10000 }),
    reactionVolume: quantity('µL', {
      label: 'Volume of a reaction',
      symbol: 'V',
      above: 0,
      max: 10000,
      usual: [5, 200],
      default: 25,
    }),
    template: quantity('µL', { label: 'Template in each reaction', symbol: 'V_t', min: 0, max: 10000, default: 1 }),
    excess: percent({ label: 'Excess', symbol: 'e', min: 0, max: 100, usual: [1, 50], default: 10 }),
    components: rows(
      {
        name: text({ label: 'Component', minLength: 1, maxLength: 40 }),
        stock: number({
          label: 'Stock concentration',
          help: 'In the same unit as the final one.',
          min: 0.000001,
          max: 1e9,
        }),
        final: number({ label: 'Final concentration', min: 0, max: 1e9 }),
      },
      { label: 'Components', maxItems: 20 },
    ),
  },
  outputs: {
    mix: table(
      {
        name: text({ label: 'Component' }),
        each: quantity('µL', { label: 'Per reaction', places: 3 }),
        total: quantity('µL', { label: 'Master mix', places: 2 }),
      },
      { label: 'Master mix' },
    ),
    dispense: quantity('µL', { label: 'Mix into each tube', places: 2 }),
    total: quantity('µL', { label: 'Master mix in all', places: 1 }),
  },
  formula: ({ reactions, reactionVolume, template, excess, components }) => {
    const factor = reactions * (1 + excess);
    const parts = components.map(({ name, stock, final }) => ({ name, each: (reactionVolume * final) / stock }));
    const dispense = reactionVolume - template;
    const water = dispense - sum(parts.map(({ each }) => each));
    if (water < 0) throw noResult('The components and the template do not fit into the volume: use stronger stocks.');
    const mix = [...parts, { name: 'Water', each: water }].map(({ name, each }) => ({
      name,
      each,
      total: each * factor,
    }));
    return { mix, dispense, total: dispense * factor };
  },
  explanation: 'Mix {total} in all and give {dispense} of it and the template to each tube.',
  cautions: [
    {
      level: 'caution',
      when: ({ components, reactionVolume, reactions, excess }) =>
        components.some(
          ({ stock, final }) =>
            final > 0 && isBelow((reactionVolume * final * reactions * (1 + excess)) / stock, constant(0.2, 'µL')),
        ),
      says: 'A component is less than 0.2 µL in the whole mix, which cannot be pipetted well: dilute its stock.',
    },
  ],
  examples: [
    {
      inputs: {
        reactions: 10,
        reactionVolume: 50,
        template: 2,
        components: [
          { name: 'Buffer (x)', stock: 10, final: 1 },
          { name: 'dNTP (mM)', stock: 10, final: 0.2 },
          { name: 'Forward primer (µM)', stock: 10, final: 0.5 },
          { name: 'Reverse primer (µM)', stock: 10, final: 0.5 },
          { name: 'Polymerase (U/µL)', stock: 5, final: 0.025 },
        ],
      },
      results: {
        mix: {
          length: 6,
          rows: {
            0: { each: 5, total: 55 },
            1: { each: 1 },
            2: { each: 2.5 },
            4: { each: 0.25, total: 2.75 },
            5: { name: 'Water', each: 36.75, total: 404.25 },
          },
        },
        dispense: 48,
        total: 528,
      },
      source: 'By hand: 50/10, 50 × 0.2/10, 50 × 0.5/10, 50 × 0.025/5; 48 - 11.25; × 11',
    },
    {
      inputs: {
        reactions: 8,
        reactionVolume: 20,
        template: 4,
        excess: 0,
        components: [{ name: 'Mix (x)', stock: 2, final: 1 }],
      },
      results: {
        mix: { length: 2, rows: { 0: { each: 10, total: 80 }, 1: { each: 6, total: 48 } } },
        dispense: 16,
        total: 128,
      },
      source: 'By hand: 20/2; 16 - 10',
    },
    {
      inputs: { reactions: 1, reactionVolume: 20, template: 11, components: [{ name: 'Mix (x)', stock: 2, final: 1 }] },
      noResult: 'do not fit into the volume',
      source: 'By hand: 10 + 11 > 20',
    },
    {
      inputs: { reactions: 1, reactionVolume: 20, excess: 0, components: [{ name: 'Enzyme', stock: 1000, final: 1 }] },
      results: { mix: { rows: { 0: { each: 0.02 } } }, total: 19 },
      cautions: ['cannot be pipetted'],
      source: 'By hand: 20/1000',
    },
  ],
  references: [
    { title: 'Sambrook, Russell: Molecular Cloning, 3rd ed., ch. 8, protocol 1', isbn: '978-0-87969-577-4' },
  ],
});

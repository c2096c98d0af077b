import { choice, constant, defineCalculator, quantity, table, text } from '@reckoner/engine';

/** P = Φ/η with a typical luminous efficacy by lamp. */
export default defineCalculator({
  title: 'Lumens to watts',
  description: 'Power of LED, fluorescent, halogen and incandescent lamps of the same luminous flux.',
  keywords: ['watts to lumens', 'equivalent wattage', 'luminous efficacy', 'lm/W', 'led equivalent'],
  inputs: {
    known: choice({ lumens: 'Lumens', watts: 'Watts of a lamp' }, { label: 'Known', default: 'lumens' }),
    lumens: quantity('lm', { label: 'Luminous flux', symbol: '\\Phi', min: 0, max: 1e9, when: { known: 'lumens' } }),
    watts: quantity('W', { label: 'Power of the lamp', symbol: 'P', min: 0, max: 1e7, when: { known: 'watts' } }),
    lamp: choice(
      {
        led: { label: 'LED', value: 90 },
        fluorescentTube: { label: 'Fluorescent tube', value: 80 },
        compactFluorescent: { label: 'Compact fluorescent', value: 60 },
        halogen: { label: 'Halogen', value: 18 },
        incandescent: { label: 'Incandescent', value: 14 },
        own: { label: 'Own luminous efficacy', value: 0 },
      },
      { label: 'Lamp', symbol: '\\eta', default: 'led' },
    ),
    ownEfficacy: quantity('lm/W', {
      label: 'Luminous efficacy',
      symbol: '\\eta_o',
      min: 1,
      max: 683,
      usual: [5, 230],
      when: { lamp: 'own' },
    }),
  },
  outputs: {
    power: quantity('W', { label: 'Power of the lamp', symbol: 'P', places: 1 }),
    flux: quantity('lm', { label: 'Luminous flux', symbol: '\\Phi', places: 0 }),
    lamps: table(
      { lamp: text({ label: 'Lamp' }), power: quantity('W', { label: 'Power for the same flux', places: 1 }) },
      { label: 'Other lamps' },
    ),
  },
  formula: ({ known, lumens, watts, lamp, ownEfficacy }) => {
    const efficacy = lamp === 0 ? ownEfficacy : lamp * constant(1, 'lm/W');
    const flux = known === 'lumens' ? lumens : watts * efficacy;
    const lamps = LAMPS.map(([name, value]) => ({ lamp: name, power: flux / (value * constant(1, 'lm/W')) }));
    return { power: flux / efficacy, flux, lamps };
  },
  figure: { kind: 'bars', table: 'lamps', label: 'lamp', value: 'power' },
  explanation: 'A lamp of {power} gives {flux}.',
  examples: [
    {
      inputs: { lumens: 810 },
      results: { power: 9, flux: 810, lamps: { length: 5, rows: { 4: { lamp: 'Incandescent', power: 57.85714286 } } } },
      source: 'By hand: 810/90; 810/14',
    },
    {
      inputs: { known: 'watts', watts: 60, lamp: 'incandescent' },
      results: { power: 60, flux: 840, lamps: { length: 5, rows: { 0: { power: 9.333333333 }, 2: { power: 14 } } } },
      source: 'By hand: 60 × 14; 840/90; 840/60',
    },
    { inputs: { lumens: 1600, lamp: 'fluorescentTube' }, results: { power: 20 }, source: 'By hand: 1600/80' },
    {
      inputs: { lumens: 1600, lamp: 'own', ownEfficacy: 160 },
      results: { power: 10, lamps: { length: 5, rows: { 4: { lamp: 'Incandescent', power: 114.2857143 } } } },
      source: 'By hand: 1600/160; 1600/14',
    },
  ],
  notes: ['Typical efficacies of good household lamps; the label of a lamp gives its own.'],
  references: [{ title: 'US Department of Energy: Lumens and the Lighting Facts Label (Energy Saver)' }],
});

const LAMPS: readonly (readonly [string, number])[] = [
  ['LED', 90],
  ['Fluorescent tube', 80],
  ['Compact fluorescent', 60],
  ['Halogen', 18],
  ['Incandescent', 14],
];

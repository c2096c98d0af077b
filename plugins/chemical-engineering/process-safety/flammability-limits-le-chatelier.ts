import { category, defineCalculator, isAbove, noResult, percent, roundTo, rows, sum, text } from '@reckoner/engine';

/** Le Chatelier: 1/L = Σ yᵢ/Lᵢ with yᵢ the share of each among the combustibles. */
export default defineCalculator({
  title: 'Flammability limits of a mixture',
  description:
    'Lower and upper flammability limits of a mixture of combustible gases in air and whether a concentration lies between.',
  keywords: ['LFL', 'UFL', 'LEL', 'explosive limits', 'Le Chatelier mixing rule'],
  inputs: {
    gases: rows(
      {
        name: text({ label: 'Gas', minLength: 1, maxLength: 40 }),
        concentration: percent({
          label: 'Volume percent in the mixture with air',
          min: 0,
          max: 100,
          usual: [0.001, 100],
        }),
        lower: percent({ label: 'Lower limit', min: 0.1, max: 100, usual: [0.4, 35] }),
        upper: percent({ label: 'Upper limit', min: 0.1, max: 100, usual: [3, 100] }),
      },
      { label: 'Combustible gases', maxItems: 20 },
    ),
  },
  outputs: {
    lower: percent({ label: 'Lower flammability limit', symbol: '\\mathrm{LFL}', places: 2 }),
    upper: percent({ label: 'Upper flammability limit', symbol: '\\mathrm{UFL}', places: 2 }),
    total: percent({ label: 'Combustibles in the mixture', places: 2 }),
    share: percent({ label: 'Share of the lower limit', places: 1 }),
    state: category(['Too lean to burn', 'Flammable', 'Too rich to burn'], { label: 'Mixture', of: 'total' }),
  },
  formula: ({ gases }) => {
    const total = sum(gases.map(({ concentration }) => concentration));
    if (total === 0) throw noResult('There is no combustible gas.');
    if (isAbove(total, 1)) throw noResult('The concentrations add up to more than 100%.');
    const lower = total / sum(gases.map((gas) => gas.concentration / gas.lower));
    const upper = total / sum(gases.map((gas) => gas.concentration / gas.upper));
    // As shown, so that a mixture at a limit counts as flammable.
    const shown = roundTo(100 * total, 2);
    const state =
      shown < roundTo(100 * lower, 2)
        ? 'Too lean to burn'
        : shown > roundTo(100 * upper, 2)
          ? 'Too rich to burn'
          : 'Flammable';
    return { lower, upper, total, share: total / lower, state };
  },
  explanation: 'The mixture burns between {lower} and {upper} of combustibles; at {total} it is: {state}.',
  requires: [
    {
      each: 'gases',
      that: (gas) => gas.upper >= gas.lower,
      field: 'upper',
      says: 'The upper limit lies below its lower limit.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ state }) => state === 'Flammable',
      says: 'The mixture can explode: keep people and every source of ignition away, and ventilate or make it inert.',
    },
    {
      level: 'danger',
      when: ({ state }) => state === 'Too rich to burn',
      says: 'A rich mixture becomes flammable when air gets in, as at every opening and every start: it is not safe.',
    },
    {
      level: 'caution',
      when: ({ state, share }) => state === 'Too lean to burn' && roundTo(100 * share, 1) > 10,
      says: 'More than 10% of its lower limit is a hazardous atmosphere to OSHA (29 CFR 1910.146), as near a leak the concentration is higher: ventilate, and do not enter.',
    },
  ],
  examples: [
    {
      inputs: { gases: [{ name: 'Methane', concentration: 0.25, lower: 5, upper: 15 }] },
      results: { share: 5, state: 'Too lean to burn' },
      source: 'By hand: 0.25/5',
    },
    {
      inputs: {
        gases: [
          { name: 'Hexane', concentration: 0.8, lower: 1.2, upper: 7.5 },
          { name: 'Methane', concentration: 2, lower: 5.3, upper: 15 },
          { name: 'Ethylene', concentration: 0.5, lower: 3.1, upper: 32 },
        ],
      },
      results: { lower: 2.7378724, upper: 12.909535, total: 3.3, state: 'Flammable' },
      cautions: ['can explode'],
      source:
        'Crowl, Louvar: Chemical Process Safety, example of hexane, methane and ethylene: 2.75% and 12.9%; digits by Python',
    },
    {
      inputs: { gases: [{ name: 'Methane', concentration: 2.5, lower: 5, upper: 15 }] },
      results: { lower: 5, upper: 15, share: 50, state: 'Too lean to burn' },
      cautions: ['10% of its lower limit'],
      source: 'By hand: one gas',
    },
    {
      inputs: { gases: [{ name: 'Methane', concentration: 0.502, lower: 5, upper: 15 }] },
      results: { share: 10.04, state: 'Too lean to burn' },
      source: 'By hand: 0.502/5, shown as 10.0%, which is not more than 10%',
    },
    {
      inputs: {
        gases: [
          { name: 'A', concentration: 33, lower: 5, upper: 15 },
          { name: 'B', concentration: 56, lower: 5, upper: 15 },
          { name: 'C', concentration: 11, lower: 5, upper: 15 },
        ],
      },
      results: { total: 100, state: 'Too rich to burn' },
      cautions: ['when air gets in'],
      source: 'By hand: 33 + 56 + 11',
    },
    {
      inputs: { gases: [{ name: 'Methane', concentration: 20, lower: 5, upper: 15 }] },
      results: { lower: 5, state: 'Too rich to burn' },
      cautions: ['when air gets in'],
      source: 'By hand: one gas',
    },
    {
      inputs: { gases: [{ name: 'Methane', concentration: 0, lower: 5, upper: 15 }] },
      noResult: 'no combustible',
      source: 'By definition',
    },
    {
      inputs: { gases: [{ name: 'Methane', concentration: 2, lower: 15, upper: 5 }] },
      refused: 'below its lower limit',
      source: 'By definition',
    },
    {
      inputs: {
        gases: [
          { name: 'A', concentration: 60, lower: 5, upper: 15 },
          { name: 'B', concentration: 60, lower: 5, upper: 15 },
        ],
      },
      noResult: 'more than 100%',
      source: 'By definition',
    },
    {
      inputs: { gases: [{ name: 'Methane', concentration: 5, lower: 5, upper: 15 }] },
      results: { share: 100, state: 'Flammable' },
      cautions: ['can explode'],
      source: 'At the limit',
    },
  ],
  notes: [
    'For gases in air near 25 °C and 1 atm; the upper limit is less certain. Limits widen with temperature, pressure and oxygen.',
    'Does not replace a safety assessment by a qualified person.',
  ],
  references: [
    { title: 'Crowl, Louvar: Chemical Process Safety, 3rd ed., §6-4', isbn: '978-0-13-138226-8' },
    { title: 'OSHA: 29 CFR 1910.146, Permit-required confined spaces, definition of a hazardous atmosphere' },
  ],
});

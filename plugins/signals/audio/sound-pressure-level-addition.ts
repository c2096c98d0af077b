import { choice, constant, defineCalculator, isBelow, list, noResult, quantity, sum } from '@reckoner/engine';

/** Energies add for unrelated sources, pressures for sources in phase; background is taken out by energy. */
export default defineCalculator({
  title: 'Adding decibels',
  description: 'Total sound level of several sources, or the level left after taking out a background level.',
  keywords: ['sum of sound levels', 'decibel addition', 'background noise correction', 'SPL', 'coherent sources'],
  inputs: {
    levels: list(quantity('dB', { label: 'Level', min: -100, max: 250, usual: [-20, 200] }), {
      label: 'Levels',
      symbol: 'L',
      maxItems: 1000,
    }),
    sources: choice(
      { incoherent: 'Unrelated (noise)', coherent: 'Same signal in phase' },
      { label: 'Sources', default: 'incoherent' },
    ),
    background: quantity('dB', {
      label: 'Background level to take out',
      symbol: 'L_b',
      min: -100,
      max: 250,
      optional: true,
    }),
  },
  outputs: {
    total: quantity('dB', { label: 'Total level', symbol: 'L_\\Sigma', places: 1 }),
    excess: quantity('dB', { label: 'Above the loudest source', symbol: '\\Delta L', places: 1 }),
    corrected: quantity('dB', { label: 'Level without background', symbol: 'L_s', places: 1, optional: true }),
  },
  formula: ({ levels, sources, background }) => {
    const slope = sources === 'coherent' ? constant(20, 'dB') : constant(10, 'dB');
    const total = slope * Math.log10(sum(levels.map((level) => 10 ** (level / slope))));
    const excess = total - Math.max(...levels);
    if (background === undefined) return { total, excess };
    // Rounding of the total must not leave a source far below the background.
    if (total - background < constant(1e-9, 'dB'))
      throw noResult('The background is as loud as the total: nothing is left of the source.');
    const energy = 10 ** (total / constant(10, 'dB')) - 10 ** (background / constant(10, 'dB'));
    return { total, excess, corrected: constant(10, 'dB') * Math.log10(energy) };
  },
  explanation: ({ corrected }) =>
    corrected === undefined
      ? 'Together the sources have {total}, {excess} above the loudest.'
      : 'Together the levels are {total}; without the background of {background} it is {corrected}.',
  cautions: [
    {
      level: 'caution',
      when: ({ total, background }) => background !== undefined && isBelow(total - background, 6),
      says: 'The background is less than 6 dB below the total: the corrected level is uncertain (ISO 3744).',
    },
  ],
  examples: [
    {
      inputs: { levels: [85, 82, 78] },
      results: { total: 87.3063115018, excess: 2.3063115018 },
      source: 'Python 3.11: 10 log10(10^8.5 + 10^8.2 + 10^7.8)',
    },
    {
      inputs: { levels: [80, 80], sources: 'coherent' },
      results: { total: 86.0205999133, excess: 6.0205999133 },
      source: 'Python 3.11: 80 + 20 log10 2',
    },
    {
      inputs: { levels: [80, 74], sources: 'coherent' },
      results: { total: 83.5286972487 },
      source: 'Python 3.11: 20 log10(10^4 + 10^3.7)',
    },
    {
      inputs: { levels: [75], background: 70 },
      results: { total: 75, excess: 0, corrected: 73.3491146137 },
      cautions: ['is uncertain'],
      source: 'Python 3.11: 10 log10(10^7.5 - 10^7)',
    },
    { inputs: { levels: [70], background: 70 }, noResult: 'nothing is left', source: 'By definition' },
    {
      inputs: { levels: [8.6], background: 8.6 },
      noResult: 'nothing is left',
      source: 'By definition, where 10 log₁₀ 10^0.86 is rounded up',
    },
  ],
  references: [
    { title: 'Bies, Hansen, Howard: Engineering Noise Control, 5th ed., ch. 1', isbn: '978-1-4987-2405-0' },
    { title: 'ISO 3744:2010: Acoustics, Determination of sound power levels, background noise correction' },
  ],
});

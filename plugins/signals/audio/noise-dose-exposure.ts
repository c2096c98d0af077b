import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  noResult,
  percent,
  quantity,
  rows,
  sum,
} from '@reckoner/engine';

/** D = 100 Σ C/T with T = 8 h/2^((L - L_c)/q): OSHA L_c = 90 dB, q = 5 dB; NIOSH 85 dB, 3 dB. */
export default defineCalculator({
  title: 'Noise dose and TWA',
  description:
    'Noise dose, 8-hour time-weighted average and daily exposure level from sound levels and their durations.',
  keywords: ['OSHA', 'NIOSH', 'hearing conservation', 'time-weighted average', 'Lex,8h', 'exchange rate'],
  inputs: {
    exposures: rows(
      {
        level: quantity('dB', { label: 'Sound level (dBA)', min: 40, max: 140, usual: [50, 130] }),
        duration: quantity('h', { label: 'Duration', above: 0, max: 24 }),
      },
      { label: 'Exposures', maxItems: 50 },
    ),
    criterion: choice(
      { osha: 'OSHA (90 dBA, 5 dB)', niosh: 'NIOSH (85 dBA, 3 dB)' },
      { label: 'Criterion', default: 'osha' },
    ),
    threshold: quantity('dB', {
      label: 'Threshold below which levels do not count',
      help: '80 dBA; 90 dBA for the OSHA permissible limit.',
      min: 0,
      max: 100,
      default: 80,
    }),
  },
  outputs: {
    dose: percent({ label: 'Dose', symbol: 'D', places: 1 }),
    average: quantity('dB', {
      label: 'Time-weighted average over 8 hours',
      symbol: '\\mathrm{TWA}',
      places: 1,
      optional: true,
    }),
    exposure: quantity('dB', { label: 'Daily exposure level', symbol: 'L_{EX,8h}', places: 1 }),
    total: quantity('h', { label: 'Total time', symbol: 't' }),
  },
  formula: ({ exposures, criterion, threshold }) => {
    const limit = criterion === 'osha' ? constant(90, 'dB') : constant(85, 'dB');
    const exchange = criterion === 'osha' ? constant(5, 'dB') : constant(3, 'dB');
    const factor = criterion === 'osha' ? constant(16.61, 'dB') : constant(10, 'dB');
    const total = sum(exposures.map(({ duration }) => duration));
    if (total > constant(24, 'h')) throw noResult('The exposures last longer than a day.');
    const dose = sum(
      exposures.map(({ level, duration }) =>
        level < threshold ? 0 : duration / (constant(8, 'h') / 2 ** ((level - limit) / exchange)),
      ),
    );
    const energy = sum(exposures.map(({ level, duration }) => duration * 10 ** (level / constant(10, 'dB'))));
    return {
      dose,
      average: dose > 0 ? factor * Math.log10(dose) + limit : undefined,
      exposure: constant(10, 'dB') * Math.log10(energy / constant(8, 'h')),
      total,
    };
  },
  explanation: ({ average }) =>
    average === undefined
      ? 'All levels are below the threshold: the dose is {dose}.'
      : 'The dose is {dose}, as from {average} for eight hours.',
  cautions: [
    {
      level: 'danger',
      when: ({ dose }) => isAbove(dose, 1),
      says: 'The dose is above 100%: this exposure endangers hearing. Shorten it, quiet the source, or wear protection.',
    },
    {
      level: 'danger',
      when: ({ exposures, criterion }) => criterion === 'osha' && exposures.some(({ level }) => level > 115),
      says: 'OSHA permits no continuous noise above 115 dBA without protection, however short.',
    },
    {
      level: 'caution',
      when: ({ exposures, dose, criterion }) =>
        criterion === 'osha' && !isAbove(dose, 1) && isAtLeast(actionDose(exposures), 0.5),
      says: 'From 50% of what counts from 80 dBA on, an average of 85 dBA, OSHA asks for a hearing conservation program.',
    },
    {
      level: 'caution',
      when: ({ exposures, criterion, threshold }) =>
        exposures.some(({ level }) => level < threshold && level >= (criterion === 'osha' ? 90 : 80)),
      says: 'The threshold leaves levels out that count: OSHA counts from 90 dBA on for its limit, NIOSH from 80 dBA on.',
    },
  ],
  examples: [
    {
      inputs: {
        exposures: [
          { level: 110, duration: 0.25 },
          { level: 100, duration: 0.5 },
          { level: 90, duration: 1.5 },
        ],
      },
      results: { dose: 93.75, average: 89.534442901, exposure: 95.952205668, total: 2.25 },
      cautions: ['hearing conservation'],
      source: 'OSHA 29 CFR 1910.95, Table G-16: 0.25/0.5 + 0.5/2 + 1.5/8; TWA by Appendix A: 16.61 log10(D/100) + 90',
    },
    {
      inputs: {
        exposures: [
          { level: 94, duration: 2 },
          { level: 88, duration: 4 },
        ],
        criterion: 'niosh',
      },
      results: { dose: 300, average: 89.7712125472, exposure: 89.7471901776 },
      cautions: ['above 100%'],
      source: 'NIOSH 98-126, Table 1-1: 94 dBA 1 h, 88 dBA 4 h; 10 log10 3 + 85; ISO 9612 in Python',
    },
    {
      inputs: { exposures: [{ level: 75, duration: 8 }] },
      results: { dose: 0, exposure: 75 },
      source: 'By definition: below the threshold',
    },
    {
      inputs: {
        exposures: [
          { level: 90, duration: 20 },
          { level: 85, duration: 6 },
        ],
      },
      noResult: 'longer than a day',
      source: 'By hand: 26 h',
    },
    {
      inputs: { exposures: [{ level: 120, duration: 0.1 }] },
      results: { dose: 80, exposure: 100.96910013 },
      cautions: ['115 dBA', 'hearing conservation'],
      source: 'By hand: 0.1/(8/2^6); 120 + 10 log10(0.1/8)',
    },
    {
      inputs: {
        exposures: [
          { level: 95, duration: 3 },
          { level: 90, duration: 1 },
          { level: 85, duration: 4 },
        ],
        threshold: 90,
      },
      results: { dose: 87.5, average: 89.0367537607, exposure: 91.6701233687, total: 8 },
      cautions: ['hearing conservation'],
      source: 'OSHA 29 CFR 1910.95, Table G-16: 3/4 + 1/8 from 90 dBA on; TWA by Appendix A; ISO 9612 in Python',
    },
    {
      inputs: { exposures: [{ level: 88, duration: 8 }], criterion: 'niosh', threshold: 90 },
      results: { dose: 0, exposure: 88 },
      cautions: ['leaves levels out'],
      source: 'By definition: below the threshold, though 8 h at 88 dBA are twice what NIOSH 98-126, Table 1-1 allows',
    },
    {
      inputs: { exposures: [{ level: 85, duration: 8 }], threshold: 90 },
      results: { dose: 0, exposure: 85 },
      cautions: ['hearing conservation'],
      source: 'OSHA 29 CFR 1910.95(c)(1): 85 dBA for 8 h; nothing from 90 dBA on',
    },
  ],
  notes: ['For continuous noise in workplaces; impulses above 140 dB peak need protection whatever the dose.'],
  references: [
    {
      title: 'OSHA 29 CFR 1910.95 Occupational noise exposure, Appendix A',
      url: 'https://www.osha.gov/laws-regs/regulations/standardnumber/1910/1910.95',
    },
    { title: 'NIOSH Publication 98-126 (1998): Criteria for a Recommended Standard: Occupational Noise Exposure' },
    { title: 'ISO 9612:2009, Determination of occupational noise exposure' },
  ],
});

/** OSHA's dose of all levels from 80 dBA on, by which it asks for a hearing conservation program. */
function actionDose(exposures: readonly { level: number; duration: number }[]) {
  return sum(
    exposures.map(({ level, duration }) => (level < 80 ? 0 : duration / (constant(8, 'h') / 2 ** ((level - 90) / 5)))),
  );
}

import { choice, defineCalculator, measure, number, roundTo } from '@reckoner/engine';

/** Schwarzschild’s law as film makers write it: the metered seconds to the power p, ILFORD’s factor of the film. */
const corrected = (metered: number, power: number) => (metered > 1 ? metered ** power : metered);

export default defineCalculator({
  title: 'Film reciprocity failure',
  description:
    'Exposure time of a film that is corrected for reciprocity failure, from the metered time and the exponent of the film.',
  keywords: [
    'reciprocity failure',
    'Schwarzschild effect',
    'long exposure on film',
    'Ilford reciprocity',
    'HP5 reciprocity',
    'pinhole exposure film',
  ],
  related: ['nd-filter-exposure-time', 'equivalent-exposure'],
  inputs: {
    film: choice(
      {
        panF: { label: 'ILFORD Pan F Plus', value: 1.33, also: ['Pan F Plus', 'Pan F+'] },
        fp4: { label: 'ILFORD FP4 Plus', value: 1.26, also: ['FP4 Plus', 'FP4+'] },
        hp5: { label: 'ILFORD HP5 Plus', value: 1.31, also: ['HP5 Plus', 'HP5+'] },
        delta100: { label: 'ILFORD Delta 100', value: 1.26, also: ['D100'] },
        delta400: { label: 'ILFORD Delta 400', value: 1.41, also: ['D400'] },
        delta3200: { label: 'ILFORD Delta 3200', value: 1.33, also: ['D3200'] },
        xp2: { label: 'ILFORD XP2 Super', value: 1.31, also: ['XP2 Super'] },
        ortho: { label: 'ILFORD Ortho Plus', value: 1.25, also: ['Ortho Plus', 'Ortho+'] },
        sfx: { label: 'ILFORD SFX 200', value: 1.43, also: ['SFX 200'] },
        kentmere100: { label: 'Kentmere Pan 100', value: 1.26, also: ['K100'] },
        kentmere400: { label: 'Kentmere Pan 400', value: 1.3, also: ['K400'] },
        other: { label: 'Another exponent', value: 1 },
      },
      { label: 'Film', help: 'With the exponent that its maker gives.', symbol: 'P', default: 'hp5' },
    ),
    exponent: number({
      label: 'Exponent of the film',
      help: 'From its data sheet or your own tests.',
      symbol: 'p',
      min: 1,
      max: 2,
      usual: [1, 1.6],
      when: { film: 'other' },
    }),
    metered: measure('s', {
      label: 'Metered time',
      symbol: 't',
      min: 1e-6,
      max: 36000,
      usual: [0.00002, 1800],
      text: 'clock',
    }),
  },
  outputs: {
    exposure: measure('s', { label: 'Corrected time', symbol: 't_c', places: 1, digits: 3 }),
    stops: number({ label: 'Added stops', symbol: 'n', places: 2 }),
    added: measure('s', { label: 'Added time', symbol: '\\Delta t', places: 1 }),
    minutes: measure('min', { label: 'Corrected time in minutes', symbol: 't_{min}', places: 1, optional: true }),
  },
  formula: ({ film, exponent, metered }) => {
    const power = exponent ?? film;
    const exposure = corrected(metered, power);
    return {
      exposure,
      stops: Math.log2(exposure / metered),
      added: exposure - metered,
      minutes: exposure >= 120 ? exposure / 60 : undefined,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Corrected time',
    x: { of: 'metered', label: 'Metered time', log: true },
    y: { of: 'exposure', label: 'Corrected time', log: true },
    curve: ({ film, exponent, metered, exposure }) => ({
      from: Math.min(0.5, metered),
      to: Math.max(100, 2 * metered),
      lines: [
        { label: 'Corrected', y: (t) => corrected(t, exponent ?? film) },
        { label: 'Metered', y: (t) => t, dashed: true },
      ],
      marks: [{ x: metered, y: exposure, label: 'This exposure' }],
    }),
  },
  explanation: ({ metered, stops }) => {
    if (metered < 0.0001) return 'The law for long exposures leaves the metered time of {metered} as it is.';
    if (metered <= 1) return 'Up to a second the metered time of {metered} needs no correction.';
    return roundTo(stops, 2) === 0
      ? 'The metered time of {metered} needs no correction on this film.'
      : 'Metered {metered} become {exposure} on this film, {stops} {stops|stop|stops} more.';
  },
  cautions: [
    {
      level: 'caution',
      when: ({ metered }) => metered < 0.0001,
      says: 'Below 1/10,000 s films lose speed as well, at high intensity, which this law does not count: see the data sheet of the film.',
    },
    {
      level: 'caution',
      when: ({ metered }) => metered > 60,
      says: 'For metered times over a minute the law is rough: bracket the exposure, and expect more contrast.',
    },
  ],
  examples: [
    {
      inputs: { film: 'hp5', metered: 10 },
      results: { exposure: 20.41738, stops: '1.029798', added: 10.41738 },
      source: 'ILFORD, Film Reciprocity Failure Compensation: 10^1.31 = 20.4 s',
    },
    {
      inputs: { film: 'other', exponent: 1.2, metered: 100 },
      results: { exposure: 251.1886, stops: '1.328771', added: 151.1886 },
      cautions: ['bracket the exposure'],
      source: 'By hand: 100^1.2 = 10^2.4; log2(10^0.4)',
    },
    {
      inputs: { film: 'delta400', metered: 0.5 },
      results: { exposure: 0.5, stops: 0, added: 0 },
      source: 'ILFORD: up to one second no correction',
    },
    {
      inputs: { film: 'sfx', metered: 30 },
      results: { exposure: '129.5041' },
      source: 'ILFORD, Film Reciprocity Failure Compensation: 30^1.43, in Python',
    },
    {
      inputs: { film: 'fp4', metered: '2 min' },
      results: { exposure: '416.6471', minutes: '6.944118' },
      cautions: ['bracket the exposure'],
      source: 'ILFORD, Film Reciprocity Failure Compensation: 120^1.26, in Python',
    },
    {
      inputs: { film: 'hp5', metered: 0.00005 },
      results: { exposure: 0.00005, stops: 0 },
      cautions: ['at high intensity'],
      source: 'ILFORD, data sheet of HP5 Plus: no correction between 1/2 and 1/10,000 s',
    },
    {
      inputs: { film: 'other', exponent: 1, metered: 30 },
      results: { exposure: 30, stops: 0, added: 0 },
      source: 'By hand: the power of 1',
    },
  ],
  notes: [
    'Other makers publish stops at some times instead of an exponent. Films like Fujifilm Acros need no correction up to two minutes: the law does not hold for them. Digital sensors have no such failure.',
  ],
  references: [{ title: 'ILFORD Photo: Technical Information, Film Reciprocity Failure Compensation' }],
});

import { choice, defineCalculator, integer, isAbove, number, percent, rows, sum, table, text } from '@reckoner/engine';

/** RMS = √(DC² + Σ V_h²); THD-F refers the harmonics to the fundamental, THD-R to all of the AC. */
export default defineCalculator({
  title: 'RMS and THD from harmonics',
  description:
    'True RMS value and total harmonic distortion, THD-F and THD-R, of a voltage or current from its fundamental and harmonics.',
  keywords: [
    'total harmonic distortion',
    'thd-f',
    'thd-r',
    'true rms',
    'rms of harmonics',
    'harmonic distortion',
    'distortion factor',
    'klirrfaktor',
  ],
  inputs: {
    fundamental: number({
      label: 'Fundamental',
      help: 'In volts or amperes: all results that are no percentage are in the same unit.',
      symbol: 'V_1',
      min: 1e-12,
      max: 1e12,
    }),
    harmonics: rows(
      {
        order: integer({ label: 'Order', help: '3 of the third harmonic.', symbol: 'h', min: 2, max: 10000 }),
        size: number({
          label: 'Value',
          help: 'In the unit of the fundamental: this or the percentage.',
          symbol: 'V_h',
          min: 0,
          max: 1e12,
          optional: true,
        }),
        share: percent({
          label: 'Percentage of the fundamental',
          symbol: 'u_h',
          min: 0,
          max: 1e6,
          usual: [0.05, 150],
          optional: true,
        }),
      },
      {
        label: 'Harmonics',
        help: 'From the second on: the fundamental is not among them.',
        minItems: 1,
        maxItems: 200,
      },
    ),
    level: choice(
      {
        rms: { label: 'RMS values', also: ['rms', 'effective'] },
        peak: { label: 'Peak values', also: ['peak', 'amplitude', 'amplitudes'] },
      },
      { label: 'Fundamental and harmonics are', default: 'rms' },
    ),
    direct: number({
      label: 'Direct (DC) part',
      help: 'In the unit of the fundamental; it is in no THD.',
      symbol: 'V_0',
      min: -1e12,
      max: 1e12,
      default: 0,
    }),
  },
  outputs: {
    rms: number({ label: 'RMS value of all', symbol: 'V_{rms}' }),
    thdF: percent({ label: 'THD-F, of the fundamental', symbol: '\\mathrm{THD_F}', places: 3 }),
    thdR: percent({ label: 'THD-R, of the RMS value of the AC', symbol: '\\mathrm{THD_R}', places: 3 }),
    distortion: number({ label: 'RMS value of the harmonics', symbol: 'V_H' }),
    alternating: number({ label: 'RMS value of the AC, without DC', symbol: 'V_{AC}' }),
    parts: table(
      {
        name: text({ label: 'Part' }),
        rms: number({ label: 'RMS' }),
        share: percent({ label: 'Of the fundamental', places: 3 }),
      },
      { label: 'Harmonics' },
    ),
  },
  formula: ({ fundamental, harmonics, level, direct }) => {
    const peak = level === 'peak' ? Math.SQRT2 : 1;
    const first = fundamental / peak;
    const parts = harmonics.map(({ order, size, share }) => {
      const ratio = size === undefined ? share! : size / fundamental;
      return { name: `${order}`, rms: size === undefined ? ratio * first : size / peak, share: ratio };
    });
    const distortion = Math.sqrt(sum(parts.map((part) => part.rms ** 2)));
    const thdF = Math.sqrt(sum(parts.map((part) => part.share ** 2)));
    const alternating = Math.hypot(first, distortion);
    return {
      rms: Math.hypot(direct, alternating),
      thdF,
      thdR: thdF / Math.hypot(1, thdF),
      distortion,
      alternating,
      parts,
    };
  },
  shown: ({ fundamental, level, direct, parts, thdF, distortion, alternating }) => ({
    distortion: Math.sqrt(sum(parts.map((part) => part.rms ** 2))),
    thdF: Math.sqrt(sum(parts.map((part) => part.share ** 2))),
    thdR: thdF / Math.sqrt(1 + thdF ** 2),
    alternating: Math.sqrt((level === 'peak' ? fundamental / Math.SQRT2 : fundamental) ** 2 + distortion ** 2),
    rms: Math.sqrt(direct ** 2 + alternating ** 2),
  }),
  stepwise: ['Each harmonic has its RMS value rᵢ, a peak value over √2, and its share sᵢ of the fundamental.'],
  requires: [
    {
      each: 'harmonics',
      that: ({ size, share }) => (size === undefined) !== (share === undefined),
      field: 'size',
      says: 'Give each harmonic either its value or its percentage of the fundamental.',
    },
    {
      that: ({ harmonics }) => new Set(harmonics.map(({ order }) => order)).size === harmonics.length,
      field: 'harmonics',
      says: 'An order stands there twice: give each harmonic once.',
    },
  ],
  figure: { kind: 'bars', table: 'parts', label: 'name', value: 'share' },
  explanation: ({ direct, level }) =>
    `${level === 'rms' ? 'Of parts that are RMS values' : 'Of parts that are peak values'} the RMS value is {rms}, in the unit of the fundamental${direct === 0 ? '' : ', with the DC part of {direct}'}. The harmonics that were given are {thdF} of the fundamental (THD-F) and {thdR} of the RMS value of the AC (THD-R).`,
  cautions: [
    {
      level: 'caution',
      when: ({ parts }) => parts.some(({ share }) => isAbove(share, 1)),
      says: 'A harmonic is above the fundamental, which is rare: make sure that values and percentages stand each in their own column.',
    },
    {
      level: 'caution',
      when: ({ harmonics }) =>
        harmonics.some(({ share }) => share !== undefined && share > 0) &&
        harmonics.every(({ share }) => share !== undefined && share < 0.01),
      says: 'All harmonics are below 1% of the fundamental: if they were meant as fractions, send 5 for 5%.',
    },
    {
      level: 'note',
      when: ({ direct, alternating }) => isAbove(Math.abs(direct), alternating),
      says: 'Most of the RMS value is DC, on which neither THD looks.',
    },
  ],
  examples: [
    {
      inputs: {
        fundamental: 230,
        harmonics: [
          { order: 3, size: 15 },
          { order: 5, size: 12 },
          { order: 7, size: 8 },
        ],
      },
      results: {
        rms: 230.9393859869,
        thdF: 9.047240020298,
        thdR: 9.010438803135,
        distortion: 20.80865204668,
        alternating: 230.9393859869,
        parts: { length: 3, rows: { 0: { name: '3', rms: 15, share: 6.521739130435 } } },
      },
      source: 'Printed example of 230, 15, 12 and 8 V: 20.81 V, 9.05%; mpmath',
    },
    {
      inputs: {
        fundamental: 10,
        level: 'peak',
        direct: 3,
        harmonics: [
          { order: 2, share: 60 },
          { order: 3, share: '80 %' },
        ],
      },
      results: {
        rms: 10.44030650891,
        thdF: 100,
        thdR: 70.71067811865,
        distortion: 7.071067811865,
        alternating: 10,
        parts: { rows: { 1: { rms: 5.656854249492, share: 80 } } },
      },
      source: 'By hand: √(0.36 + 0.64) = 1; √(50 + 50); √(100 + 9)',
    },
    {
      inputs: { fundamental: 4, harmonics: [{ order: 3, size: 3 }], level: 'peak' },
      results: { rms: 3.535533905933, thdF: 75, thdR: 60, distortion: 2.12132034356 },
      source: 'By hand: √(4² + 3²)/√2; 3/4; 3/5',
    },
    {
      inputs: { fundamental: 5, harmonics: [{ order: 3, size: 12 }], direct: -84 },
      results: { rms: 85, alternating: 13, thdF: 240, thdR: 92.307692307692 },
      cautions: ['their own column', 'Most of the RMS'],
      source: 'By hand: √(5² + 12²) = 13; √(13² + 84²) = 85; 12/5; 12/13',
    },
    {
      inputs: {
        fundamental: 230,
        harmonics: [
          { order: 3, share: 3 },
          { order: 5, size: 9.2 },
        ],
      },
      results: { thdF: 5, distortion: 11.5 },
      source: 'By hand: 9.2/230 = 4%; √(3² + 4²); 230 × 0.05',
    },
    {
      inputs: {
        fundamental: 230,
        harmonics: [
          { order: 3, share: 0.3 },
          { order: 5, share: 0.4 },
        ],
      },
      results: { thdF: 0.5, distortion: 1.15 },
      cautions: ['as fractions'],
      source: 'By hand: √(0.3² + 0.4²); 230 × 0.005',
    },
    {
      inputs: { fundamental: 230, harmonics: [{ order: 3, size: 5, share: 5 }] },
      refused: 'either its value',
      source: 'By definition',
    },
    {
      inputs: {
        fundamental: 230,
        harmonics: [
          { order: 3, size: 5 },
          { order: 3, size: 7 },
        ],
      },
      refused: 'stands there twice',
      source: 'By definition',
    },
  ],
  notes: [
    'Harmonics that were left out, up to the 40th or 50th in most standards, are missing in the THD. THD-F is that of IEC 61000-2-2, in percent of the fundamental; THD-R never is above 100%, and some call it distortion factor.',
    'The RMS value does not depend on the phase angles of the harmonics; the peak value does.',
  ],
  references: [
    {
      title: 'IEC 61000-2-2 by IEC 62257-1:2015: total harmonic distortion, ratio to the fundamental',
      url: 'https://std.iec.ch/terms/terms.nsf/9bc7f244dab1a789c12570590045fac8/59a923932bb32e07c1257f410052cd1f?OpenDocument',
    },
    {
      title: 'Harmonic distortion, example of 230, 15, 12 and 8 V',
      url: 'https://theprimecalculator.com/engineering/harmonic-distortion-calculator/formula',
    },
    {
      title: 'Modelica.Blocks: example of total harmonic distortion by fundamental and by RMS',
      url: 'https://build.openmodelica.org/Documentation/Modelica.Blocks.Examples.TotalHarmonicDistortion.html',
    },
  ],
});

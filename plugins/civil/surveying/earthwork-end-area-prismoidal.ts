import { choice, defineCalculator, quantity, rows, table } from '@reckoner/engine';

/** Average end areas, or the frustum of similar sections, which is the prismoid for them. */
export default defineCalculator({
  title: 'Earthwork volume from sections',
  description:
    'Earthwork volume between cross sections at stations by average end areas or as frustums, with running totals.',
  keywords: ['average end area', 'cut and fill', 'prismoidal', 'cross section', 'mass haul'],
  inputs: {
    sections: rows(
      {
        station: quantity('m', { label: 'Station', min: 0, max: 1e7 }),
        area: quantity('m^2', { label: 'Area of the section', min: 0, max: 1e6 }),
      },
      { label: 'Sections in order', minItems: 2, maxItems: 2000 },
    ),
    method: choice(
      { average: 'Average end area', frustum: 'Frustum (similar sections)' },
      { label: 'Method', default: 'average' },
    ),
  },
  outputs: {
    volume: quantity('m^3', { label: 'Volume', symbol: 'V', places: 1 }),
    volumeYards: quantity('m^3', { label: 'In cubic yards', unit: 'yd^3', symbol: 'V_{yd}', places: 1 }),
    pieces: table(
      {
        station: quantity('m', { label: 'To station' }),
        volume: quantity('m^3', { label: 'Volume', places: 1 }),
        total: quantity('m^3', { label: 'Total', places: 1 }),
      },
      { label: 'Volume between sections' },
    ),
  },
  formula: ({ sections, method }) => {
    const pieces = [];
    let total = 0;
    for (let index = 1; index < sections.length; index++) {
      const before = sections[index - 1]!;
      const { station, area } = sections[index]!;
      const length = Math.abs(station - before.station);
      const sum = before.area + area;
      const volume = method === 'average' ? (length * sum) / 2 : (length / 3) * (sum + Math.sqrt(before.area * area));
      total += volume;
      pieces.push({ station, volume, total });
    }
    return { volume: total, volumeYards: total, pieces };
  },
  requires: [
    {
      that: ({ sections }) =>
        sections.every((section, index) => index === 0 || section.station > sections[index - 1]!.station),
      field: 'sections',
      says: 'Give the sections in order of their stations, each once.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ method, sections }) => method === 'average' && sections.some(({ area }) => area === 0),
      says: 'Toward a section without area the average overstates the volume by up to a half: where the cut or fill runs out to a point, the frustum gives a third of area times length.',
    },
  ],
  figure: { kind: 'series', table: 'pieces', x: 'station', lines: ['total'] },
  explanation: 'The volume is {volume} ({volumeYards}).',
  examples: [
    {
      inputs: {
        sections: [
          { station: 0, area: 20 },
          { station: 20, area: 35 },
          { station: 40, area: 28 },
          { station: 60, area: 0 },
        ],
      },
      results: {
        volume: 1460,
        volumeYards: 1909.6079,
        pieces: { length: 3, rows: { 0: { volume: 550 }, '-1': { station: 60, total: 1460 } } },
      },
      cautions: ['Toward a section without area the average'],
      source: 'By hand: 20 × 27.5 + 20 × 31.5 + 20 × 14; /0.764554858',
    },
    {
      inputs: {
        sections: [
          { station: 0, area: 20 },
          { station: 20, area: 35 },
          { station: 40, area: 28 },
          { station: 60, area: 0 },
        ],
        method: 'frustum',
      },
      results: { volume: 1358.416432 },
      source: 'Python: Σ L/3 (A1 + A2 + √(A1 A2))',
    },
    {
      inputs: {
        sections: [
          { station: 20, area: 5 },
          { station: 0, area: 5 },
        ],
      },
      refused: 'in order of their stations',
      source: 'By definition',
    },
  ],
  notes: ['Average end areas overstate where sections change fast. Cut and fill are reckoned apart.'],
  references: [{ title: 'Ghilani, Wolf: Elementary Surveying, 15th ed., ch. 26' }],
});

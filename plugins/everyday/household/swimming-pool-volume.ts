import { choice, defineCalculator, quantity } from '@reckoner/engine';

/** Area of the shape times the mean of the shallow and the deep end. */
export default defineCalculator({
  title: 'Swimming pool volume',
  description:
    'Volume of a rectangular, round or oval pool with a sloping floor, and the time that a hose takes to fill it.',
  keywords: ['pool gallons', 'pool capacity', 'fill time', 'water volume'],
  inputs: {
    shape: choice(
      {
        rectangular: { label: 'Rectangular', also: ['rectangle'] },
        round: { label: 'Round', also: ['circle', 'circular'] },
        oval: { label: 'Oval', also: ['ellipse', 'elliptical'] },
      },
      { label: 'Shape', default: 'rectangular' },
    ),
    length: quantity('m', { label: 'Length or diameter', symbol: 'l', above: 0, max: 200, usual: [1.5, 60] }),
    width: quantity('m', {
      label: 'Width',
      symbol: 'w',
      above: 0,
      max: 200,
      usual: [1, 30],
      when: { shape: ['rectangular', 'oval'] },
    }),
    shallow: quantity('m', { label: 'Depth at the shallow end', symbol: 'd_1', min: 0, max: 20, usual: [0, 3] }),
    deep: quantity('m', { label: 'Depth at the deep end', symbol: 'd_2', above: 0, max: 20, usual: [0.2, 6] }),
    flow: quantity('m^3/s', {
      label: 'Flow of the hose',
      unit: 'L/min',
      symbol: 'Q',
      above: 0,
      max: 1e6,
      default: 20,
      usual: [2, 2000],
    }),
  },
  outputs: {
    volume: quantity('m^3', { label: 'Volume', regional: { us: 'gal' }, symbol: 'V', places: 1 }),
    area: quantity('m^2', { label: 'Water surface', symbol: 'A', places: 1 }),
    fillTime: quantity('s', { label: 'Time to fill', unit: 'h', symbol: 't', places: 1 }),
  },
  formula: ({ shape, length, width, shallow, deep, flow }) => {
    const across = shape === 'round' ? length : width;
    const area = length * across * (shape === 'rectangular' ? 1 : Math.PI / 4);
    const volume = (area * (shallow + deep)) / 2;
    return { volume, area, fillTime: volume / flow };
  },
  requires: [
    {
      that: ({ shallow, deep }) => shallow <= deep,
      field: 'shallow',
      says: 'The shallow end, {shallow} deep, must not be deeper than the deep end, {deep}.',
    },
  ],
  explanation: 'The pool holds {volume}; the hose fills it in {fillTime}.',
  examples: [
    {
      inputs: { length: 10, width: 5, shallow: 1, deep: 2 },
      results: { volume: 75, area: 50, fillTime: 62.5 },
      source: 'By hand: 10 × 5 × 1.5; 75000 L / 20 L/min',
    },
    {
      inputs: { shape: 'round', length: '15 ft', shallow: '4 ft', deep: '4 ft' },
      results: { volume: 20.016, area: 16.4173 },
      source: 'units: pi/4 * (15 ft)^2 * 4 ft in m^3',
    },
    {
      inputs: { shape: 'oval', length: 8, width: 4, shallow: 1.2, deep: 1.2, flow: 30 },
      results: { volume: 30.159289, area: 25.132741, fillTime: 16.755161 },
      source: 'qalc: pi/4 × 8 × 4 × 1.2',
    },
    {
      inputs: { length: 10, width: 5, shallow: 2, deep: 1 },
      refused: 'must not be deeper',
      source: 'By definition',
    },
  ],
  references: [{ title: 'Pool & Hot Tub Alliance: Certified Pool Operator Handbook, ch. 3: pool calculations' }],
});

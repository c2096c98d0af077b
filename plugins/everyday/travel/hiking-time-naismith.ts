import { choice, constant, defineCalculator, isAbove, quantity, roundTo } from '@reckoner/engine';

/** Naismith: 5 km/h and an hour for each 600 m of ascent. DIN 33466: the longer of level and height time plus half the other. */
export default defineCalculator({
  title: 'Hiking time (Naismith, DIN 33466)',
  description: 'Walking time of a hike from distance, ascent and descent by Naismith’s rule or DIN 33466.',
  keywords: ['walking time', 'Naismith rule', 'trekking', 'mountain', 'route planning'],
  inputs: {
    method: choice({ naismith: 'Naismith’s rule', din: 'DIN 33466' }, { label: 'Method', default: 'naismith' }),
    distance: quantity('km', { label: 'Distance', symbol: 's', min: 0, max: 10000, usual: [0.3, 100] }),
    ascent: quantity('m', { label: 'Ascent', symbol: 'a', min: 0, max: 100000, default: 0, usual: [0, 5000] }),
    descent: quantity('m', {
      label: 'Descent',
      symbol: 'd',
      min: 0,
      max: 100000,
      default: 0,
      usual: [0, 5000],
      when: { method: 'din' },
    }),
  },
  outputs: {
    time: quantity('h', { label: 'Walking time', symbol: 't', places: 2 }),
    level: quantity('h', { label: 'Time for the distance', symbol: 't_s', places: 2 }),
    height: quantity('h', { label: 'Time for the height', symbol: 't_h', places: 2 }),
  },
  formula: ({ method, distance, ascent, descent }) => {
    if (method === 'naismith') {
      const level = distance / constant(5, 'km/h');
      const height = ascent / constant(600, 'm/h');
      return { time: level + height, level, height };
    }
    const level = distance / constant(4, 'km/h');
    const height = ascent / constant(300, 'm/h') + descent / constant(500, 'm/h');
    return { time: Math.max(level, height) + 0.5 * Math.min(level, height), level, height };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ method, distance, ascent, descent }) =>
        isAbove(ascent, 500 * distance) || (method === 'din' && isAbove(descent, 500 * distance)),
      says: 'It rises or falls more than half of its length: that is climbing, for which the rule does not hold.',
    },
    {
      level: 'note',
      when: ({ time }) => roundTo(time, 2) > 10,
      says: 'That is more than most walk in a day, and breaks come on top: plan a night.',
    },
  ],
  explanation: 'The hike takes about {time} of walking.',
  examples: [
    {
      inputs: { distance: 10, ascent: 600 },
      results: { time: 3, level: 2, height: 1 },
      source: 'By hand: 10/5 + 600/600',
    },
    {
      inputs: { method: 'din', distance: 10, ascent: 600, descent: 600 },
      results: { time: 4.45, level: 2.5, height: 3.2 },
      source: 'By hand: 3.2 + 2.5/2',
    },
    {
      inputs: { method: 'din', distance: 12, ascent: 300, descent: 100 },
      results: { time: 3.6, level: 3, height: 1.2 },
      source: 'By hand: 3 + 1.2/2',
    },
    {
      inputs: { distance: 1, ascent: 600 },
      results: { time: 1.2, level: 0.2, height: 1 },
      cautions: ['that is climbing'],
      source: 'By hand: 1/5 + 600/600',
    },
    {
      inputs: { distance: 40, ascent: 2400 },
      results: { time: 12, level: 8, height: 4 },
      cautions: ['plan a night'],
      source: 'By hand: 40/5 + 2400/600',
    },
    {
      inputs: { method: 'din', distance: 1, descent: 2000 },
      results: { time: 4.125, level: 0.25, height: 4 },
      cautions: ['falls more than half'],
      source: 'By hand: 2000/500 + 0.25/2',
    },
  ],
  notes: ['Fit walkers, fair paths, no breaks; Naismith’s rule leaves the descent out.'],
  references: [
    { title: 'Naismith: Excursions, Scottish Mountaineering Club Journal 2 (1892) 136' },
    { title: 'DIN 33466: Wegweiser für Wanderwege (2007)' },
  ],
});

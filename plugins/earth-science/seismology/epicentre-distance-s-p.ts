import { constant, defineCalculator, quantity } from '@reckoner/engine';

/** Straight paths at constant speeds: the lag grows with distance by 1/Vs - 1/Vp. */
export default defineCalculator({
  title: 'Epicenter distance from S-P time',
  description:
    'Distance of an earthquake and travel time of its waves from the lag between P and S waves at a station.',
  keywords: ['hypocenter distance', 's minus p', 'seismogram', 'epicentre', 'seismic waves'],
  inputs: {
    lag: quantity('s', { label: 'S-P time', symbol: '\\Delta t', min: 0, max: 1000 }),
    pSpeed: quantity('m/s', {
      label: 'Speed of P waves',
      unit: 'km/s',
      symbol: 'V_p',
      min: 0.3,
      max: 14,
      usual: [1, 9],
      default: 6,
    }),
    sSpeed: quantity('m/s', {
      label: 'Speed of S waves',
      unit: 'km/s',
      symbol: 'V_s',
      min: 0.1,
      max: 8,
      usual: [0.3, 5.5],
      default: 3.5,
    }),
  },
  outputs: {
    distance: quantity('m', { label: 'Distance', unit: 'km', symbol: 'd' }),
    pTime: quantity('s', { label: 'Travel time of the P wave', symbol: 't_p' }),
    sTime: quantity('s', { label: 'Travel time of the S wave', symbol: 't_s' }),
  },
  formula: ({ lag, pSpeed, sSpeed }) => {
    const distance = (lag * pSpeed * sSpeed) / (pSpeed - sSpeed);
    return { distance, pTime: distance / pSpeed, sTime: distance / sSpeed };
  },
  explanation: 'A lag of {lag} means a distance of {distance}; the P wave came {pTime} after the shock.',
  requires: [
    {
      that: ({ pSpeed, sSpeed }) => pSpeed > sSpeed,
      field: 'sSpeed',
      says: 'P waves, {pSpeed}, must be faster than S waves, {sSpeed}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ distance }) => distance > constant(300000, 'm'),
      says: 'Beyond some 300 km the waves run through the mantle, where they are faster: take travel-time tables.',
    },
  ],
  examples: [
    { inputs: { lag: 10 }, results: { distance: 84, pTime: 14, sTime: 24 }, source: 'By hand: 10 × 6 × 3.5/2.5' },
    {
      inputs: { lag: 25, pSpeed: 8, sSpeed: 4 },
      results: { distance: 200, pTime: 25, sTime: 50 },
      source: 'By hand: 25 × 8 × 4/4',
    },
    { inputs: { lag: 5, pSpeed: 3, sSpeed: 3 }, refused: 'must be faster', source: 'By definition' },
    {
      inputs: { lag: 60 },
      results: { distance: 504, pTime: 84 },
      cautions: ['travel-time tables'],
      source: 'By hand: 60 × 8.4; 504/6',
    },
  ],
  notes: ['Distance to the focus. Three stations locate the epicenter.'],
  references: [
    { title: 'Stein, Wysession: An Introduction to Seismology, Earthquakes, and Earth Structure (2003), §7.2' },
  ],
});

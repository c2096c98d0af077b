import { defineCalculator, quantity } from '@reckoner/engine';

/** Simple circular curve; stations along the tangent to the PI and along the curve after it. */
export default defineCalculator({
  title: 'Horizontal curve elements',
  description:
    'Tangent, length, external, middle ordinate, chord and stations of a circular curve from radius and deflection.',
  keywords: ['circular curve', 'PC PT PI', 'tangent length', 'long chord', 'degree of curve', 'highway curve'],
  inputs: {
    radius: quantity('m', { label: 'Radius', symbol: 'R', min: 1, max: 1e6 }),
    deflection: quantity('rad', { label: 'Deflection angle', unit: 'deg', symbol: '\\Delta', min: 0.01, max: 170 }),
    intersection: quantity('m', { label: 'Station of the PI', symbol: 'PI', min: -1e6, max: 1e8, default: 0 }),
  },
  outputs: {
    tangent: quantity('m', { label: 'Tangent length', symbol: 'T', places: 3 }),
    curveLength: quantity('m', { label: 'Length of the curve', symbol: 'L', places: 3 }),
    external: quantity('m', { label: 'External distance', symbol: 'E', places: 3 }),
    middleOrdinate: quantity('m', { label: 'Middle ordinate', symbol: 'M', places: 3 }),
    chord: quantity('m', { label: 'Long chord', symbol: 'C', places: 3 }),
    start: quantity('m', { label: 'Station of the PC', symbol: 'PC', places: 3 }),
    end: quantity('m', { label: 'Station of the PT', symbol: 'PT', places: 3 }),
  },
  formula: ({ radius, deflection, intersection }) => {
    const half = deflection / 2;
    const tangent = radius * Math.tan(half);
    const curveLength = radius * deflection;
    const start = intersection - tangent;
    return {
      tangent,
      curveLength,
      external: radius * (1 / Math.cos(half) - 1),
      middleOrdinate: radius * (1 - Math.cos(half)),
      chord: 2 * radius * Math.sin(half),
      start,
      end: start + curveLength,
    };
  },
  explanation: 'The curve is {curveLength} long with tangents of {tangent}; it runs from station {start} to {end}.',
  examples: [
    {
      inputs: { radius: 300, deflection: 40, intersection: 2000 },
      results: {
        tangent: 109.19107,
        curveLength: 209.43951,
        external: 19.253332,
        middleOrdinate: 18.092214,
        chord: 205.212086,
        start: 1890.80893,
        end: 2100.24844,
      },
      source: 'Python: R tan 20°, R Δ, R(sec 20° − 1), R(1 − cos 20°), 2R sin 20°',
    },
    {
      inputs: { radius: 100, deflection: 90 },
      results: {
        tangent: 100,
        curveLength: 157.079633,
        external: 41.421356,
        chord: 141.421356,
        start: -100,
        end: 57.079633,
      },
      source: 'By hand: tan 45° = 1; 50π; 100(√2 − 1); 100√2',
    },
  ],
  notes: ['The degree of curve by arc is 5729.578 ft over the radius in feet.'],
  references: [{ title: 'Ghilani, Wolf: Elementary Surveying: An Introduction to Geomatics, 15th ed., ch. 24' }],
});

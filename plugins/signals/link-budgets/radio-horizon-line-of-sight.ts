import {
  constant,
  defineCalculator,
  earthMeanRadius,
  isAbove,
  isBelow,
  isNear,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** As they are shown: the longest line of sight, sent back as the length, is not too far. */
const isTooFar = (clearance: number, distance: number, horizon: number) =>
  clearance < 0 && isAbove(roundTo(distance / constant(1000, 'm'), 2), roundTo(horizon / constant(1000, 'm'), 2));

/** d = √(2kRh) each; the line over a parabolic Earth, whose least height is written as a product that does not cancel. */
export default defineCalculator({
  title: 'Radio horizon',
  description:
    'Radio horizon of two antennas from their heights and the effective Earth radius factor, and whether a path of a given length is clear of the bulge of the Earth.',
  keywords: [
    'radio line of sight',
    'antenna height range',
    'VHF range',
    'effective Earth radius',
    'Earth bulge',
    'horizon distance of an antenna',
    'radar horizon',
    'antenna height for a distance',
  ],
  related: ['fresnel-zone-clearance', 'knife-edge-diffraction-loss', 'free-space-path-loss', 'okumura-hata-path-loss'],
  inputs: {
    first: quantity('m', {
      label: 'Height of the first antenna',
      help: 'Above the sea or the plain between the two.',
      symbol: 'h_1',
      min: 0,
      max: 30000,
    }),
    second: quantity('m', {
      label: 'Height of the second antenna',
      help: 'Above the same level; 0 for the horizon of the first one alone.',
      symbol: 'h_2',
      min: 0,
      max: 30000,
    }),
    earthFactor: number({
      label: 'Effective Earth radius factor',
      help: '4/3 in the standard atmosphere, 1 without refraction, 2/3 to be safe.',
      symbol: 'k',
      min: 0.3,
      max: 100,
      usual: [0.5, 4],
      default: 1.3333333333333333,
    }),
    distance: quantity('m', {
      label: 'Length of the path',
      unit: 'km',
      symbol: 'd',
      min: 0.001,
      max: 5000,
      usual: [0.05, 1500],
      optional: true,
    }),
  },
  outputs: {
    horizon: quantity('m', { label: 'Longest line of sight', unit: 'km', symbol: 'd_{max}', places: 2 }),
    firstHorizon: quantity('m', { label: 'Radio horizon of the first', unit: 'km', symbol: 'd_{h1}', places: 2 }),
    secondHorizon: quantity('m', { label: 'Radio horizon of the second', unit: 'km', symbol: 'd_{h2}', places: 2 }),
    geometric: quantity('m', {
      label: 'Line of sight without refraction',
      unit: 'km',
      symbol: 'd_{geo}',
      places: 2,
    }),
    clearance: quantity('m', {
      label: 'Least height of the line over the Earth',
      help: 'Negative where the line would pass through the Earth.',
      symbol: 'c',
      places: 2,
      optional: true,
    }),
    bulge: quantity('m', {
      label: 'Bulge of the Earth at the middle',
      symbol: 'b',
      places: 2,
      optional: true,
    }),
    needed: quantity('m', {
      label: 'Least height of the second for this path',
      help: 'At which the line just touches the Earth, with the first as it is.',
      symbol: 'h_{2,min}',
      places: 2,
      optional: true,
    }),
  },
  formula: ({ first, second, earthFactor, distance }) => {
    const across = 2 * earthFactor * earthMeanRadius;
    const firstHorizon = Math.sqrt(across * first);
    const secondHorizon = Math.sqrt(across * second);
    const horizon = firstHorizon + secondHorizon;
    const found = {
      horizon,
      firstHorizon,
      secondHorizon,
      geometric: Math.sqrt(2 * earthMeanRadius * first) + Math.sqrt(2 * earthMeanRadius * second),
    };
    if (distance === undefined) return found;
    const beyond = Math.max(distance - firstHorizon, 0 * distance);
    // The line is lowest between the ends where the path is longer than √(2kR·|h₁ - h₂|), else at the lower end.
    const inside = isAbove(distance ** 2, across * Math.abs(first - second));
    const lowest = isNear(distance, horizon, 1e-12 * horizon)
      ? 0 * distance
      : ((horizon - distance) *
          (horizon + distance) *
          ((distance - (firstHorizon - secondHorizon)) * (distance + (firstHorizon - secondHorizon)))) /
        (4 * across * distance ** 2);
    return {
      ...found,
      clearance: inside ? lowest : Math.min(first, second),
      bulge: distance ** 2 / (4 * across),
      needed: beyond ** 2 / across,
    };
  },
  shown: ({ first, second, earthFactor, distance, firstHorizon, secondHorizon }) => ({
    firstHorizon: Math.sqrt(2 * earthFactor * earthMeanRadius * first),
    secondHorizon: Math.sqrt(2 * earthFactor * earthMeanRadius * second),
    horizon: firstHorizon + secondHorizon,
    geometric: Math.sqrt(2 * earthMeanRadius * first) + Math.sqrt(2 * earthMeanRadius * second),
    clearance: undefined,
    bulge: distance === undefined ? undefined : distance ** 2 / (8 * earthFactor * earthMeanRadius),
    needed: undefined,
  }),
  stepwise: [
    'The line from antenna to antenna is h₁ + (h₂ - h₁) × x/d - x × (d - x)/(2 × k × R) above the Earth at the distance x from the first: the least of it is the clearance.',
    'The second antenna has to be (d - d_h1)²/(2 × k × R) high, or 0 within the horizon of the first.',
  ],
  figure: {
    kind: 'curve',
    title: 'Line of sight over the bulge of the Earth',
    x: { of: 'horizon', label: 'Distance from the first antenna' },
    y: { of: 'bulge', label: 'Height' },
    curve: ({ first, second, earthFactor, distance, horizon }) => {
      const span = distance ?? horizon;
      if (isBelow(span, constant(1, 'm'))) return undefined;
      return {
        from: 0,
        to: span,
        lines: [
          { label: 'Earth', y: (x) => (x * (span - x)) / (2 * earthFactor * earthMeanRadius) },
          { label: 'Line of sight', y: (x) => first + ((second - first) * x) / span, dashed: true },
        ],
        marks: [
          { x: 0, y: first, label: 'First' },
          { x: span, y: second, label: 'Second' },
        ],
      };
    },
  },
  explanation: ({ clearance, needed, distance, horizon }) =>
    clearance === undefined || distance === undefined
      ? 'With k = {earthFactor} antennas at {first} and {second} see each other over smooth Earth up to {horizon}; the horizon of the first is {firstHorizon} away, that of the second {secondHorizon}.'
      : isTooFar(clearance, distance, horizon)
        ? needed !== undefined && needed > constant(10000, 'm')
          ? 'With k = {earthFactor} the {distance} are too far: antennas at {first} and {second} see each other up to {horizon}, and the line between them would pass {|clearance|} below the surface. No mast changes that.'
          : 'With k = {earthFactor} the {distance} are too far: antennas at {first} and {second} see each other up to {horizon}, and the line between them would pass {|clearance|} below the surface. The second one would have to be {needed} high.'
        : 'With k = {earthFactor} antennas at {first} and {second} see each other up to {horizon}. Over {distance} the line between them {clearance|just touches the Earth|just touches the Earth|keeps at least {clearance} above the Earth}, which bulges by {bulge} in the middle.',
  cautions: [
    {
      level: 'caution',
      when: ({ clearance, distance, horizon }) =>
        clearance !== undefined && distance !== undefined && isTooFar(clearance, distance, horizon),
      says: 'Beyond the horizon a signal arrives by diffraction and scatter alone, and gets weaker quickly with distance: raise the antennas where that is enough, or go over a relay.',
    },
    {
      level: 'note',
      when: ({ clearance, distance, horizon }) =>
        clearance !== undefined && distance !== undefined && !isTooFar(clearance, distance, horizon),
      says: 'A line of sight is not yet a clear path: compare the least height, less hills, trees and houses, with 60% of the first Fresnel zone, for k = 4/3 and for the small k of bad hours.',
    },
    {
      level: 'caution',
      when: ({ first, second, earthFactor }) => Math.max(first, second) > constant(3000, 'm') && earthFactor > 1,
      says: 'A factor k is of the lowest kilometer or so of the air: at heights of several kilometers the ray bends less, and the horizon is some percent nearer than this. Without refraction it is {geometric}.',
    },
  ],
  examples: [
    {
      inputs: { first: 30, second: 10 },
      results: {
        firstHorizon: 22.576109091515,
        secondHorizon: 13.034322661241,
        horizon: 35.610431752756,
        geometric: 30.839538537619,
      },
      source: 'Python with mpmath, R = 6371.0088 km; by the rule of thumb 4.12 (√30 + √10) = 35.6 km',
    },
    {
      inputs: { first: 100, second: 10, distance: 40 },
      results: { horizon: 54.252470028309, clearance: 9.9536932249941, bulge: 23.544152171531, needed: 0 },
      cautions: ['not yet a clear path'],
      source: 'Python with mpmath: the least height of the line over the parabola of the Earth',
    },
    {
      inputs: { first: 10, second: 1, distance: 17.16 },
      results: { horizon: 17.15613739795, clearance: -0.001424333164 },
      cautions: ['not yet a clear path'],
      source: 'Python with mpmath: the horizon, shown as 17.16 km and not too far when it is sent back',
    },
    {
      inputs: { first: 100, second: 10, earthFactor: '2/3', distance: 50 },
      results: {
        horizon: 38.362289453137,
        clearance: -25.456165009146,
        bulge: 73.575475536034,
        needed: 51.197310426604,
      },
      cautions: ['Beyond the horizon'],
      source: 'Python with mpmath',
    },
    {
      inputs: { first: 300, second: 2, distance: 30 },
      results: { clearance: 2, bulge: 13.243585596486, needed: 0 },
      cautions: ['not yet a clear path'],
      source: 'Python with mpmath: the line is lowest at the second antenna',
    },
    {
      inputs: { first: 5000, second: 10, distance: 300 },
      results: {
        horizon: 304.49063777324,
        geometric: 263.69662752615,
        clearance: 5.5395476940723,
        needed: 4.2964870684853,
      },
      cautions: ['not yet a clear path', 'lowest kilometer'],
      source: 'Python with mpmath',
    },
    {
      inputs: { first: 5000, second: 10, earthFactor: 1 },
      results: { horizon: 263.69662752615, geometric: 263.69662752615 },
      source: 'Python with mpmath: without refraction nothing bends',
    },
    {
      inputs: { first: '0 m', second: 25, earthFactor: 1, distance: 17.847981358406 },
      results: { firstHorizon: 0, secondHorizon: 17.847981358406, clearance: 0, needed: 25 },
      cautions: ['not yet a clear path'],
      source: 'By definition: the horizon of the second as the length of the path',
    },
    {
      inputs: { first: 30, second: 10, distance: 1000 },
      results: { clearance: -14695.09680614, needed: 56232.70368937 },
      cautions: ['Beyond the horizon'],
      source: 'Python with mpmath',
    },
  ],
  notes: [
    'Smooth Earth of the mean radius 6371.0 km: heights of hills count for the antennas only where all between them lies on the level from which they are measured.',
    'Below some 30 MHz ground waves and the ionosphere reach much farther; ducts over sea do so at times at VHF and above.',
    'With feet and statute miles the rule for k = 4/3 is √(2h), with feet and nautical miles 1.23 √h.',
  ],
  references: [
    {
      title: 'ATIS Telecom Glossary: radio horizon range, R = 2.23 (√h_t + √h_r) nautical miles with heights in meters',
      url: 'http://www.atis.org/glossary/definition.aspx?id=2164',
    },
    { title: 'ITU-R Recommendation P.526-15 (2019), Propagation by diffraction, §3' },
    { title: 'ITU-R Recommendation P.834-9 (2017), Effects of tropospheric refraction, §2' },
  ],
});

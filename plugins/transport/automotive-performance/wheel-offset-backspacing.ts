import { choice, constant, defineCalculator, isAbove, isAtMost, isNear, quantity, roundTo } from '@reckoner/engine';

const knownOptions = {
  offset: { label: 'Offset (ET)', also: ['ET', 'offset'] },
  backspacing: { label: 'Backspacing', also: ['backspace'] },
} as const;

const widthOptions = { unit: 'in', regional: false, min: 1, max: 30, usual: [3, 20] } as const;
const offsetOptions = { unit: 'mm', regional: false, min: -300, max: 300, usual: [-80, 90] } as const;
const backOptions = { unit: 'in', regional: false, min: -2, max: 25, usual: [1.5, 9] } as const;

/** How far a place lies beyond another: a face in the middle of the rim has no offset, though inches leave their last digits. */
function beyond(place: number, other: number) {
  return isNear(place, other, constant(1e-12, 'm')) ? constant(0, 'm') : place - other;
}

/** The offset reaches from the middle of the rim to the mounting face, the backspacing from its inner edge. */
export default defineCalculator({
  title: 'Wheel offset and backspacing',
  description:
    'Backspacing from offset (ET) or the other way about for two wheels, and how far the inner and outer edge of the rim and the track move when one replaces the other.',
  keywords: [
    'ET offset',
    'backspace',
    'front spacing',
    'wheel fitment',
    'wheel poke',
    'rim offset',
    'track width change',
  ],
  related: ['tire-size-diameter-comparison'],
  inputs: {
    width1: quantity('m', {
      label: 'Rim width of the present wheel',
      help: 'As it is called, between the beads: 8 for 8J, not the diameter.',
      symbol: 'w_1',
      ...widthOptions,
    }),
    known1: choice(knownOptions, { label: 'Known of the present wheel', default: 'offset' }),
    offset1: quantity('m', {
      label: 'Offset of the present wheel',
      help: 'Positive where the mounting face is on the street side of the middle.',
      symbol: 'e_1',
      ...offsetOptions,
      when: { known1: 'offset' },
    }),
    backspacing1: quantity('m', {
      label: 'Backspacing of the present wheel',
      symbol: 'b_1',
      ...backOptions,
      when: { known1: 'backspacing' },
    }),
    width2: quantity('m', { label: 'Rim width of the new wheel', symbol: 'w_2', ...widthOptions }),
    known2: choice(knownOptions, { label: 'Known of the new wheel', default: 'offset' }),
    offset2: quantity('m', {
      label: 'Offset of the new wheel',
      symbol: 'e_2',
      ...offsetOptions,
      when: { known2: 'offset' },
    }),
    backspacing2: quantity('m', {
      label: 'Backspacing of the new wheel',
      symbol: 'b_2',
      ...backOptions,
      when: { known2: 'backspacing' },
    }),
    flanges: quantity('m', {
      label: 'Both rim flanges together',
      help: 'What a wheel is wider outside than between the beads, about 1 in; 0 for backspacing without flange.',
      symbol: 'f',
      unit: 'in',
      regional: false,
      min: 0,
      max: 4,
      usual: [0, 2],
      default: 1,
    }),
  },
  outputs: {
    inner: quantity('m', {
      label: 'Inner edge (positive: towards the suspension)',
      unit: 'mm',
      regional: false,
      symbol: '\\Delta_i',
      places: 1,
    }),
    outer: quantity('m', {
      label: 'Outer edge (positive: outwards)',
      unit: 'mm',
      regional: false,
      symbol: '\\Delta_o',
      places: 1,
    }),
    track: quantity('m', {
      label: 'Change of the track (positive: wider)',
      unit: 'mm',
      regional: false,
      symbol: '\\Delta t',
      places: 1,
    }),
    presentOffset: quantity('m', {
      label: 'Offset (ET), present wheel',
      unit: 'mm',
      regional: false,
      symbol: 'E_1',
      places: 1,
    }),
    presentBack: quantity('m', {
      label: 'Backspacing, present wheel',
      unit: 'in',
      regional: false,
      symbol: 'B_1',
      places: 2,
    }),
    newOffset: quantity('m', {
      label: 'Offset (ET), new wheel',
      unit: 'mm',
      regional: false,
      symbol: 'E_2',
      places: 1,
    }),
    newBack: quantity('m', { label: 'Backspacing, new wheel', unit: 'in', regional: false, symbol: 'B_2', places: 2 }),
    newFront: quantity('m', {
      label: 'Mounting face to outer edge, new wheel',
      unit: 'in',
      regional: false,
      symbol: 'F_2',
      places: 2,
    }),
  },
  formula: ({ width1, known1, offset1, backspacing1, width2, known2, offset2, backspacing2, flanges }) => {
    const half1 = (width1 + flanges) / 2;
    const half2 = (width2 + flanges) / 2;
    const presentBack = known1 === 'offset' ? beyond(half1, -offset1) : backspacing1;
    const presentOffset = known1 === 'offset' ? offset1 : beyond(backspacing1, half1);
    const newBack = known2 === 'offset' ? beyond(half2, -offset2) : backspacing2;
    const newOffset = known2 === 'offset' ? offset2 : beyond(backspacing2, half2);
    // Below 10⁻¹² m nothing is known of these lengths: the same wheel moves by nothing.
    const wider = roundTo(width2 - width1, 12) / 2;
    const further = roundTo(newOffset - presentOffset, 12);
    return {
      inner: wider + further,
      outer: wider - further,
      track: -2 * further,
      presentOffset,
      presentBack,
      newOffset,
      newBack,
      newFront: beyond(width2 + flanges, newBack),
    };
  },
  shown: ({ width1, width2, flanges, presentOffset, presentBack, newOffset, newBack }) => ({
    inner: (width2 - width1) / 2 + (newOffset - presentOffset),
    outer: (width2 - width1) / 2 - (newOffset - presentOffset),
    track: -2 * (newOffset - presentOffset),
    presentOffset: presentBack - (width1 + flanges) / 2,
    presentBack: presentOffset + (width1 + flanges) / 2,
    newOffset: newBack - (width2 + flanges) / 2,
    newBack: newOffset + (width2 + flanges) / 2,
    newFront: width2 + flanges - newBack,
  }),
  explanation:
    'On the new wheel, {width2} wide with an offset of {newOffset} and a backspacing of {newBack}, the inner edge of the rim is {inner|{|inner|} farther from|as far from|{|inner|} closer to} the suspension {inner|than|as|than} on the present one, {width1} wide with {presentOffset} and {presentBack}; its outer edge is {outer|{|outer|} farther in|where it was|{|outer|} farther out}. The track becomes {track|{|track|} narrower|neither wider nor narrower|{|track|} wider}, both sides together. Backspacing is counted from the outside of the flanges, {flanges} for both.',
  requires: [
    {
      that: (inputs, given) =>
        !given.backspacing1 || inputs.known1 !== 'backspacing' || isAtMost(inputs.backspacing1, 2 * inputs.width1),
      field: 'backspacing1',
      says: 'A backspacing of {backspacing1} is more than twice the width of the rim: check both and their units.',
    },
    {
      that: (inputs, given) =>
        !given.backspacing2 || inputs.known2 !== 'backspacing' || isAtMost(inputs.backspacing2, 2 * inputs.width2),
      field: 'backspacing2',
      says: 'A backspacing of {backspacing2} is more than twice the width of the rim: check both and their units.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ inner }) => roundTo(1000 * inner, 1) > 0,
      says: 'The rim comes closer to strut, brake and steering. Measure what is free there, with the tire, at full lock and full travel: what rubs can cut a tire or a brake hose.',
    },
    {
      level: 'caution',
      when: ({ outer }) => roundTo(1000 * outer, 1) > 0,
      says: 'The rim comes farther out: measure to the fender with the tire, at full travel and lock. In many places the tread has to stay covered by it.',
    },
    {
      level: 'caution',
      when: ({ track }) => roundTo(1000 * track, 1) > 26,
      says: 'A track wider by more than 26 mm loads bearings and steering more; South Australia, for one, allows passenger cars at most 26 mm above the greatest track of their maker. Ask the maker of the vehicle and look up the rules of the place.',
    },
    {
      level: 'caution',
      when: ({ track }) => roundTo(1000 * track, 1) < -26,
      says: 'A track narrower by more than 26 mm changes steering and roll of the vehicle, and calipers may not fit. Check the sign of both offsets, and ask the maker of the vehicle.',
    },
    {
      level: 'caution',
      when: ({ width1, flanges, presentBack, newBack, newFront }) =>
        newFront < constant(0, 'm') ||
        newBack < constant(0, 'm') ||
        presentBack < constant(0, 'm') ||
        isAbove(presentBack, width1 + flanges),
      says: 'A mounting face beyond the edge of the rim is that of wheels for dual tires and trucks. Check sign and unit: offsets are in millimeters, widths and backspacing in inches.',
    },
    {
      level: 'caution',
      when: ({ width1, width2 }) => isAbove(Math.max(width1, width2), constant(13 * 0.0254, 'm')),
      says: 'Rims wider than 13 in are those of a few racing and show cars: give the width, not the diameter; a wheel of 17 × 8 is 8 in wide.',
    },
    {
      level: 'caution',
      when: ({ known1, known2, offset1, offset2 }) =>
        (known1 === 'offset' &&
          offset1 !== 0 &&
          Math.abs(offset1) < constant(0.004, 'm') &&
          (known2 === 'backspacing' || offset2 === 0 || Math.abs(offset2) < constant(0.004, 'm'))) ||
        (known2 === 'offset' && offset2 !== 0 && Math.abs(offset2) < constant(0.004, 'm') && known1 === 'backspacing'),
      says: 'Offsets of less than 4 mm are rare: check that they are in millimeters, not in inches.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Rims from the mounting face, suspension on the left',
    draw: ({ width1, width2, flanges, presentBack, newBack }) => {
      const wide = Math.max(width1, width2) + flanges;
      const low = 0.1 * wide;
      const high = 0.3 * wide;
      return [
        {
          shape: 'polygon',
          points: [
            [-presentBack, low],
            [width1 + flanges - presentBack, low],
            [width1 + flanges - presentBack, high],
            [-presentBack, high],
          ],
          label: 'Present',
          color: 1,
        },
        {
          shape: 'polygon',
          points: [
            [-newBack, -high],
            [width2 + flanges - newBack, -high],
            [width2 + flanges - newBack, -low],
            [-newBack, -low],
          ],
          label: 'New',
          color: 2,
        },
        {
          shape: 'line',
          points: [
            [0, -0.4 * wide],
            [0, 0.4 * wide],
          ],
          label: 'Mounting face',
          dashed: true,
        },
      ];
    },
  },
  examples: [
    {
      inputs: { width1: 7.5, offset1: 38, width2: 8, offset2: 25, flanges: 0 },
      results: {
        inner: -6.65,
        outer: 19.35,
        track: 26,
        presentOffset: 38,
        presentBack: 5.2460629921,
        newOffset: 25,
        newBack: 4.9842519685,
        newFront: 3.0157480315,
      },
      cautions: ['to the fender'],
      source:
        'Wheel offset page of Gera Tools: 133.25 mm, 126.6 mm, the track widens by 26 mm; edges by hand 6.35 ∓ 13 mm',
    },
    {
      inputs: {
        width1: 8,
        known1: 'backspacing',
        backspacing1: 5,
        width2: 9,
        known2: 'backspacing',
        backspacing2: 6.25,
      },
      results: {
        inner: 31.75,
        outer: -6.35,
        track: -38.1,
        presentOffset: 12.7,
        newOffset: 31.75,
        presentBack: 5,
        newFront: 3.75,
      },
      cautions: ['closer to strut', 'narrower by more than'],
      source:
        'By hand: 5 - 9/2 = 0.5 in, 6.25 - 10/2 = 1.25 in; backspace = (width + 1)/2 + offset/25.4 of gtsparkplugs.com',
    },
    {
      inputs: { width1: 8, offset1: 0, width2: 10, offset2: -25 },
      results: { inner: 0.4, outer: 50.4, track: 50, newBack: 4.5157480315, presentBack: 4.5 },
      cautions: ['closer to strut', 'to the fender', 'wider by more than'],
      source: 'By hand: 25.4 ∓ 25 mm; 5.5 - 25/25.4 in',
    },
    {
      inputs: { width1: 7, offset1: 40, width2: 7, offset2: 40 },
      results: { inner: 0, outer: 0, track: 0, newFront: 2.4251968504 },
      source: 'By definition: the same wheel; 4 - 40/25.4 in',
    },
    {
      inputs: { width1: 8.25, offset1: 165, width2: 8.25, offset2: 168 },
      results: { inner: 3, outer: -3, track: -6, newFront: -1.9891732283 },
      cautions: ['closer to strut', 'for dual tires'],
      source: 'By hand: 9.25/2 - 168/25.4 in',
    },
    {
      inputs: { width1: 7, known1: 'backspacing', backspacing1: 5, width2: 8, offset2: 1.5 },
      results: { presentOffset: 25.4, inner: -11.2, outer: 36.6, track: 47.8 },
      cautions: ['not in inches', 'to the fender', 'wider by more than'],
      source: 'By hand: 5 - 8/2 = 1 in; 12.7 ∓ 23.9 mm',
    },
    {
      inputs: { width1: 7, offset1: 1.5, width2: 7, offset2: 1 },
      results: { inner: -0.5, outer: 0.5, track: 1 },
      cautions: ['not in inches', 'to the fender'],
      source: 'By hand: 1.5 - 1 mm',
    },
    {
      inputs: {
        width1: 7,
        known1: 'backspacing',
        backspacing1: 4,
        width2: 6,
        known2: 'backspacing',
        backspacing2: 7,
      },
      results: { presentOffset: 0, newOffset: 88.9, newFront: 0, inner: 76.2, outer: -101.6, track: -177.8 },
      cautions: ['closer to strut', 'narrower by more than'],
      source: 'By hand: 4 - 8/2 and 7 - 7/2 in; the face is at the edge',
    },
    {
      inputs: { width1: 17, offset1: 45, width2: 8, offset2: 45 },
      results: { inner: -114.3, outer: -114.3, track: 0 },
      cautions: ['not the diameter'],
      source: 'By hand: (8 - 17)/2 in, a diameter that was sent as a width',
    },
    {
      inputs: { width1: 7, known1: 'backspacing', backspacing1: 15, width2: 7, offset2: 40 },
      refused: 'more than twice the width',
      source: 'By definition',
    },
    {
      inputs: { width1: 7, offset1: 40, width2: 7, known2: 'backspacing', backspacing2: 15 },
      refused: 'more than twice the width',
      source: 'By definition',
    },
  ],
  notes: [
    'It is the rim that is compared: tires bulge beyond it, and another tire changes clearances too. Brake calipers also need room within the spokes, which no offset tells.',
    'A spacer lowers the offset by its thickness.',
  ],
  references: [
    {
      title: '4WD Bits: Rim measurements (offset = backspace - overall width/2)',
      url: 'https://4wdbits.co.nz/rimmeasurements.aspx',
    },
    {
      title: 'Wheel Offset to Backspace Calculator (backspace = (width + 1)/2 + offset/25.4)',
      url: 'http://gtsparkplugs.com/Offset-to-Backspace.html',
    },
    {
      title: 'Wheel offset calculator (worked example)',
      url: 'https://tools.gera.services/wheel-offset-calculator',
    },
    {
      title: 'Government of South Australia: Passenger car track list for 1970 and later vehicles (26 mm)',
      url: 'https://www.sa.gov.au/topics/driving-and-transport/vehicles/vehicle-standards-and-modifications/passenger-car-track-list-for-1970-and-later-vehicles',
    },
  ],
});

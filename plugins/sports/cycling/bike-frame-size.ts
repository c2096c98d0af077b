import { constant, defineCalculator, quantity } from '@reckoner/engine';

/** Guimard and LeMond: the frame is 0.65 of the inseam, the saddle stands at 0.883 of it. */
export default defineCalculator({
  title: 'Road bike frame size and saddle height',
  description: 'Frame size of a road bike and height of its saddle from the inseam, by the method of LeMond.',
  keywords: ['bike fit', 'LeMond', 'Guimard', 'seat tube', 'inseam', 'bicycle size'],
  inputs: {
    inseam: quantity('cm', {
      label: 'Inseam',
      help: 'From the floor to a book pressed up between the legs, without shoes; not that of trousers.',
      symbol: 'i',
      min: 40,
      max: 130,
      usual: [62, 102],
    }),
    clipless: quantity('cm', {
      label: 'Lower the saddle by',
      regional: false,
      help: 'LeMond: 3 mm with clipless pedals.',
      unit: 'mm',
      symbol: 'c',
      min: 0,
      max: 30,
      default: 0,
      usual: [0, 10],
    }),
  },
  outputs: {
    frame: quantity('cm', { label: 'Frame, center to center', regional: false, symbol: 'F', places: 1 }),
    saddle: quantity('cm', {
      label: 'Saddle above the center of the crank',
      help: 'Along the seat tube, to the low point of the top of the saddle.',
      symbol: 'S',
      places: 1,
    }),
    topLow: quantity('cm', { label: 'Frame, center to top, from', places: 1 }),
    topHigh: quantity('cm', { label: 'Frame, center to top, to', places: 1 }),
    post: quantity('cm', {
      label: 'Saddle above the center of the top tube, along the seat tube',
      symbol: 'p',
      places: 1,
    }),
  },
  formula: ({ inseam, clipless }) => {
    const frame = 0.65 * inseam;
    const saddle = 0.883 * inseam - clipless;
    return {
      frame,
      saddle,
      topLow: frame + constant(1, 'cm'),
      topHigh: frame + constant(1.5, 'cm'),
      post: saddle - frame,
    };
  },
  explanation:
    'An inseam of {inseam} asks for a road frame of {frame}, center to center, with the saddle {saddle} above the center of the crank.',
  cautions: [
    {
      level: 'note',
      when: ({ inseam }) => inseam > constant(90, 'cm'),
      says: 'Tall riders find this frame too small: try one with a longer top tube as well.',
    },
  ],
  examples: [
    {
      inputs: { inseam: 85 },
      results: { frame: 55.25, saddle: 75.055, topLow: 56.25, topHigh: 56.75, post: 19.805 },
      source: 'By hand: 0.65 × 85 and 0.883 × 85; a guide to sizing has about 57 cm center to top for this inseam',
    },
    {
      inputs: { inseam: '36 in', clipless: 3 },
      results: { frame: 59.436, saddle: 80.44152 },
      cautions: ['Tall riders'],
      source: 'By hand: 91.44 cm × 0.65; × 0.883 - 0.3',
    },
  ],
  notes: [
    'For road frames with a level top tube. Where it slopes, and for mountain bikes, go by the maker’s chart: the saddle height holds for all.',
    'A start: move the saddle by a few millimeters at a time, and see a fitter if a knee or the back hurts.',
  ],
  references: [
    {
      title:
        'The method of LeMond and Guimard (Greg LeMond’s Complete Book of Bicycling, 1987), as independent guides give it: 0.65 of the inseam for the frame center to center stands identically in three, and 0.883 for the saddle in three; most of those with 0.67 measure to the top of the tube',
    },
  ],
});

import { defineCalculator, number, quantity } from '@reckoner/engine';

/** Rafter line by Pythagoras, from the middle of the ridge board's face to the plate, and along the overhang. */
export default defineCalculator({
  title: 'Rafter length',
  description: 'Length, rise and plumb cut of a common rafter from building width, pitch, ridge board and overhang.',
  keywords: ['common rafter', 'roof framing', 'plumb cut', 'line length', 'overhang', 'gable roof'],
  inputs: {
    buildingWidth: quantity('m', { label: 'Width of the building', usual: [1, 60], symbol: 'b', min: 0.1, max: 200 }),
    pitch: number({
      label: 'Pitch, rise in 12',
      text: 'pitch',
      usual: [1, 24],
      help: '6 is 26.57°, 12 is 45°.',
      symbol: 'p',
      min: 0.1,
      max: 60,
    }),
    ridge: quantity('m', {
      label: 'Thickness of the ridge board',
      usual: [0, 100],
      unit: 'mm',
      symbol: 't',
      min: 0,
      max: 500,
      default: 38,
    }),
    overhang: quantity('m', {
      label: 'Overhang, horizontal',
      usual: [0, 150],
      unit: 'cm',
      symbol: 'o',
      min: 0,
      max: 500,
      default: 30,
    }),
  },
  outputs: {
    totalLength: quantity('m', { label: 'Rafter with overhang', symbol: 'L', places: 3 }),
    lineLength: quantity('m', { label: 'Ridge to wall', symbol: 'l', places: 3 }),
    rise: quantity('m', { label: 'Rise', symbol: 'h', places: 3 }),
    plumbAngle: quantity('rad', { label: 'Angle of the plumb cut', unit: 'deg', symbol: '\\alpha', places: 2 }),
  },
  formula: ({ buildingWidth, pitch, ridge, overhang }) => {
    const slope = pitch / 12;
    const factor = Math.sqrt(1 + slope ** 2);
    const run = (buildingWidth - ridge) / 2;
    return {
      totalLength: (run + overhang) * factor,
      lineLength: run * factor,
      rise: run * slope,
      plumbAngle: Math.atan(slope),
    };
  },
  requires: [
    {
      that: ({ ridge, buildingWidth }) => ridge < buildingWidth,
      field: 'ridge',
      says: 'The ridge board of {ridge} is wider than the building of {buildingWidth}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ pitch }) => pitch > 0 && pitch < 1,
      says: 'A rise of {pitch} in 12 is nearly flat: a pitch of 6/12 is sent as 6.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Roof from the side',
    draw: ({ buildingWidth, pitch, ridge, overhang, rise }) => {
      const slope = pitch / 12;
      const [left, right] = [(buildingWidth - ridge) / 2, (buildingWidth + ridge) / 2];
      const [eaves, low] = [-overhang, -overhang * slope];
      return [
        {
          shape: 'line',
          points: [
            [0, 0],
            [buildingWidth, 0],
          ],
          color: 5,
          label: 'b',
          of: 'buildingWidth',
        },
        {
          shape: 'line',
          points: [
            [eaves, low],
            [left, rise],
          ],
          label: 'L',
          of: 'totalLength',
        },
        {
          shape: 'line',
          points: [
            [right, rise],
            [buildingWidth + overhang, low],
          ],
        },
        {
          shape: 'line',
          points: [
            [left, rise],
            [right, rise],
          ],
        },
        {
          shape: 'line',
          color: 2,
          dashed: true,
          points: [
            [left, 0],
            [left, rise],
          ],
          label: 'h',
          of: 'rise',
        },
        { shape: 'angle', at: [0, 0], from: [left, 0], to: [left, rise], of: 'plumbAngle' },
      ];
    },
  },
  explanation: 'The rafter is {totalLength} long, {lineLength} from ridge to wall, and rises {rise} at {plumbAngle}.',
  examples: [
    {
      inputs: { buildingWidth: '24 ft', pitch: 6, ridge: '1.5 in', overhang: '12 in' },
      results: { totalLength: 4.408799, lineLength: 4.068023, rise: 1.819275, plumbAngle: 26.565051 },
      source: 'By hand: run 143.25 in; × √1.25; (143.25 + 12) × √1.25 = 173.575 in; atan 0.5',
    },
    {
      inputs: { buildingWidth: 8, pitch: 12, ridge: 40, overhang: 50 },
      results: { totalLength: 6.335677, lineLength: 5.62857, rise: 3.98, plumbAngle: 45 },
      source: 'By hand: 3.98 √2; 4.48 √2',
    },
    {
      inputs: { buildingWidth: 0.1, pitch: 6, ridge: 100 },
      refused: 'is wider than the building',
      source: 'By definition',
    },
    {
      inputs: { buildingWidth: 8, pitch: 0.5, ridge: 0, overhang: 0 },
      results: { lineLength: 4.003471 },
      cautions: ['is sent as 6'],
      source: 'By hand: 4 √(1 + (0.5/12)²)',
    },
  ],
  notes: ['Length along the top edge; the birdsmouth and the depth of the tail cut are laid out on the timber.'],
  references: [{ title: 'Wagner, Smith: Modern Carpentry, 12th ed., roof framing' }],
});

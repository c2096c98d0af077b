import { choice, defineCalculator, isAtMost, number, quantity } from '@reckoner/engine';

/** By the field stop θ = stop/f, or by apparent field over magnification. */
export default defineCalculator({
  title: 'Telescope true field of view',
  description:
    'True field, magnification and exit pupil of an eyepiece on a telescope from apparent field or field stop.',
  keywords: ['eyepiece', 'magnification', 'afov', 'exit pupil', 'field stop'],
  inputs: {
    telescopeFocalLength: quantity('m', {
      label: 'Focal length of the telescope',
      unit: 'mm',
      symbol: 'f_o',
      min: 10,
      max: 1e5,
      usual: [50, 30000],
    }),
    aperture: quantity('m', { label: 'Aperture', unit: 'mm', symbol: 'D', min: 1, max: 1e5, usual: [20, 1500] }),
    eyepieceFocalLength: quantity('m', {
      label: 'Focal length of the eyepiece',
      unit: 'mm',
      symbol: 'f_e',
      min: 0.5,
      max: 500,
      usual: [1.5, 100],
    }),
    known: choice(
      { apparent: 'Apparent field', stop: 'Field stop' },
      { label: 'Known of the eyepiece', default: 'apparent' },
    ),
    apparentField: quantity('rad', {
      label: 'Apparent field',
      unit: 'deg',
      symbol: '\\alpha',
      min: 1,
      max: 150,
      usual: [25, 125],
      when: { known: 'apparent' },
    }),
    fieldStop: quantity('m', {
      label: 'Diameter of the field stop',
      unit: 'mm',
      symbol: 'd',
      min: 0.1,
      max: 200,
      usual: [1.5, 80],
      when: { known: 'stop' },
    }),
  },
  outputs: {
    trueField: quantity('rad', { label: 'True field', unit: 'deg', symbol: '\\theta', places: 3 }),
    magnification: number({ label: 'Magnification', symbol: 'M', places: 1 }),
    exitPupil: quantity('m', { label: 'Exit pupil', unit: 'mm', symbol: 'p', places: 2 }),
  },
  formula: ({ telescopeFocalLength, aperture, eyepieceFocalLength, known, apparentField, fieldStop }) => {
    const magnification = telescopeFocalLength / eyepieceFocalLength;
    return {
      trueField: known === 'stop' ? fieldStop / telescopeFocalLength : apparentField / magnification,
      magnification,
      exitPupil: aperture / magnification,
    };
  },
  requires: [
    {
      that: ({ apparentField, eyepieceFocalLength, telescopeFocalLength }) =>
        isAtMost(apparentField * eyepieceFocalLength, Math.PI * telescopeFocalLength),
      field: 'eyepieceFocalLength',
      says: 'With an eyepiece of {eyepieceFocalLength} at {telescopeFocalLength} the field would be more than half the sky, 180°: check both focal lengths.',
    },
    {
      that: ({ fieldStop, telescopeFocalLength }) => isAtMost(fieldStop, Math.PI * telescopeFocalLength),
      field: 'fieldStop',
      says: 'With a field stop of {fieldStop} at {telescopeFocalLength} the field would be more than half the sky, 180°: check both.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ exitPupil }) => exitPupil > 0.0075,
      says: 'The exit pupil is wider than that of the eye, about 7 mm in the dark: part of the light is lost.',
    },
    {
      level: 'note',
      when: ({ exitPupil }) => exitPupil < 0.00045,
      says: 'Over twice its aperture in millimeters a telescope magnifies without showing more, and dimly.',
    },
  ],
  explanation: 'At {magnification} times the telescope shows {trueField} of the sky with an exit pupil of {exitPupil}.',
  examples: [
    {
      inputs: { telescopeFocalLength: 1200, aperture: 200, eyepieceFocalLength: 24, apparentField: 68 },
      results: { trueField: 1.36, magnification: 50, exitPupil: 4 },
      source: 'By hand: 1200/24; 68/50; 200/50',
    },
    {
      inputs: { telescopeFocalLength: 2000, aperture: 200, eyepieceFocalLength: 40, known: 'stop', fieldStop: 46 },
      results: { trueField: 1.31780293, magnification: 50 },
      source: 'By hand: 46/2000 × 57.29578',
    },
    {
      inputs: { telescopeFocalLength: 500, aperture: 100, eyepieceFocalLength: 50, apparentField: 50 },
      results: { trueField: 5, magnification: 10, exitPupil: 10 },
      cautions: ['wider than that of the eye'],
      source: 'By hand: 500/50; 50/10; 100/10',
    },
    {
      inputs: { telescopeFocalLength: 1200, aperture: 100, eyepieceFocalLength: 4, apparentField: 60 },
      results: { trueField: 0.2, magnification: 300 },
      cautions: ['without showing more'],
      source: 'By hand: 1200/4; 60/300',
    },
    {
      inputs: { telescopeFocalLength: 50, aperture: 50, eyepieceFocalLength: 250, apparentField: 50 },
      refused: 'more than half the sky',
      source: 'By hand: 50° × 250/50 = 250°',
    },
    {
      inputs: { telescopeFocalLength: 20, aperture: 50, eyepieceFocalLength: 40, known: 'stop', fieldStop: 100 },
      refused: 'more than half the sky',
      source: 'By hand: 100/20 = 5, over π',
    },
  ],
  notes: ['The apparent field over the magnification neglects distortion: the field stop gives the better value.'],
  references: [{ title: 'Rutten, van Venrooij: Telescope Optics (1988)' }],
});

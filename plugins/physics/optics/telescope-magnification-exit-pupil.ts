import { constant, defineCalculator, isAbove, isAtMost, number, quantity } from '@reckoner/engine';

/** M = f/f_e with the exit pupil, the field of view and the limits of the aperture. */
export default defineCalculator({
  title: 'Telescope magnification',
  description:
    'Magnification, exit pupil, true field of view, resolution and useful magnifications of a telescope with an eyepiece.',
  keywords: [
    'exit pupil',
    'true field of view',
    'eyepiece',
    'barlow lens',
    'focal ratio',
    'useful magnification',
    'dawes limit',
  ],
  inputs: {
    focal: quantity('m', {
      label: 'Focal length of the telescope',
      usual: [100, 20000],
      unit: 'mm',
      symbol: 'f',
      min: 1,
      max: 1e6,
    }),
    aperture: quantity('m', { label: 'Aperture', usual: [20, 5000], unit: 'mm', symbol: 'D', min: 1, max: 1e5 }),
    eyepiece: quantity('m', {
      label: 'Focal length of the eyepiece',
      usual: [2, 60],
      unit: 'mm',
      symbol: 'f_e',
      min: 0.5,
      max: 1000,
    }),
    apparentField: quantity('rad', {
      label: 'Apparent field of the eyepiece',
      help: '50° of a Plössl, 68 to 82° of wide-angle eyepieces.',
      usual: [25, 120],
      unit: 'deg',
      symbol: '\\beta',
      min: 1,
      max: 150,
      default: 50,
    }),
    barlow: number({
      label: 'Factor of a Barlow lens or reducer',
      help: '2 of a doubling Barlow lens, 0.63 of a reducer.',
      symbol: 'b',
      min: 0.1,
      max: 10,
      default: 1,
      usual: [0.3, 5],
    }),
  },
  outputs: {
    magnification: number({ label: 'Magnification', symbol: 'M' }),
    exitPupil: quantity('m', { label: 'Exit pupil', unit: 'mm', symbol: 'd' }),
    trueField: quantity('rad', { label: 'True field of view', unit: 'deg', symbol: '\\alpha' }),
    focalRatio: number({ label: 'Focal ratio', symbol: 'N' }),
    resolution: quantity('rad', {
      label: 'Smallest angle in green light',
      help: "Rayleigh's criterion at 550 nm.",
      unit: 'arcsec',
      symbol: '\\theta',
    }),
    lowest: number({ label: 'Lowest useful magnification', help: 'With an exit pupil of 7 mm.', symbol: 'M_{min}' }),
    highest: number({
      label: 'Highest useful magnification',
      help: 'Two for each millimeter of aperture.',
      symbol: 'M_{max}',
    }),
  },
  formula: ({ focal, aperture, eyepiece, apparentField, barlow }) => {
    const magnification = (focal * barlow) / eyepiece;
    return {
      magnification,
      exitPupil: aperture / magnification,
      trueField: apparentField / magnification,
      focalRatio: (focal * barlow) / aperture,
      resolution: (1.22 * constant(550e-9, 'm')) / aperture,
      lowest: aperture / constant(0.007, 'm'),
      highest: aperture / constant(0.0005, 'm'),
    };
  },
  requires: [
    {
      that: ({ focal, eyepiece, apparentField, barlow }) =>
        isAtMost(apparentField * eyepiece, Math.PI * focal * barlow),
      field: 'focal',
      says: 'The true field would be wider than 180°: check the focal lengths of telescope and eyepiece.',
    },
  ],
  explanation: 'The magnification is {magnification}, with an exit pupil of {exitPupil} and a field of {trueField}.',
  cautions: [
    {
      level: 'note',
      when: ({ exitPupil }) => exitPupil > 0.00701,
      says: 'The exit pupil is wider than the dark-adapted eye, about 7 mm in youth and 5 mm in age: part of the light is lost.',
    },
    {
      level: 'note',
      when: ({ magnification, highest }) => isAbove(magnification, highest),
      says: 'Over two times for each millimeter of aperture the image only grows dimmer and blurred.',
    },
    {
      level: 'note',
      when: ({ magnification, highest }) => magnification > 300.1 && isAtMost(magnification, highest),
      says: 'Air is seldom so calm that more than 300 times show more.',
    },
    {
      level: 'caution',
      when: ({ aperture, focal }) => isAbove(aperture, 1.01 * focal),
      says: 'The aperture is larger than the focal length: check whether both are mixed up.',
    },
  ],
  examples: [
    {
      inputs: { focal: 1200, aperture: 200, eyepiece: 25, apparentField: 52 },
      results: {
        magnification: 48,
        exitPupil: 4.166666667,
        trueField: 1.083333333,
        focalRatio: 6,
        resolution: 0.692018425,
        lowest: 28.57142857,
        highest: 400,
      },
      source: 'By hand: 1200/25, 200/48, 52/48, 1200/200, 1.22 × 550 nm/200 mm in arc seconds',
    },
    {
      inputs: { focal: 1200, aperture: 200, eyepiece: 10, apparentField: 52, barlow: 2 },
      results: { magnification: 240, exitPupil: 0.8333333333, trueField: 0.2166666667, focalRatio: 12 },
      source: 'By hand: 2400/10, 200/240, 52/240',
    },
    {
      inputs: { focal: 650, aperture: 130, eyepiece: 50 },
      results: { magnification: 13, exitPupil: 10 },
      cautions: ['wider than the dark-adapted eye'],
      source: 'By hand: 650/50, 130/13',
    },
    {
      inputs: { focal: 650, aperture: 130, eyepiece: 4, barlow: 2 },
      results: { magnification: 325, exitPupil: 0.4 },
      cautions: ['dimmer and blurred'],
      source: 'By hand: 1300/4, 130/325',
    },
    {
      inputs: { focal: 130, aperture: 650, eyepiece: 50 },
      results: { magnification: 2.6, exitPupil: 250 },
      cautions: ['wider than the dark-adapted eye', 'mixed up'],
      source: 'By hand: 130/50, 650/2.6',
    },
    {
      inputs: { focal: 4000, aperture: 400, eyepiece: 10 },
      results: { magnification: 400, exitPupil: 1 },
      cautions: ['seldom so calm'],
      source: 'By hand: 4000/10, 400/400',
    },
    {
      inputs: { focal: 1.2, aperture: 200, eyepiece: 25 },
      refused: 'wider than 180°',
      source: 'By hand: 50° × 25/1.2',
    },
  ],
  notes: ['The true field from the apparent one is good to some percent; from the field stop it is exact.'],
  references: [{ title: 'Hecht: Optics, 5th ed., §5.7.7' }],
});

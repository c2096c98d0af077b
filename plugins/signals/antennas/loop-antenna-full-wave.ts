import {
  choice,
  constant,
  defineEquations,
  isAtLeast,
  isNear,
  number,
  percent,
  quantity,
  roundTo,
  speedOfLight,
} from '@reckoner/engine';

/** Perimeters of the ARRL: 1005/f ft of a driven loop, 1030/f of a reflector and 975/f of a director, with f in MHz. */
export default defineEquations({
  title: 'Full-wave loop and quad antenna',
  description:
    'Wire length, side and spreader length of a full-wave loop (square, diamond, delta or circle) from its frequency, or the frequency of a loop, with reflector and director loops and their spacing for a cubical quad.',
  keywords: [
    'quad antenna',
    'cubical quad',
    'delta loop',
    'loop antenna length',
    '1005/f',
    'full wave loop',
    'sky loop',
    'quad spreader length',
  ],
  related: ['dipole-antenna-length', 'quarter-wave-transformer', 'frequency-wavelength-velocity-factor'],
  variables: {
    shape: choice(
      {
        square: { label: 'Square or diamond', also: ['square', 'diamond', 'quad'] },
        triangle: { label: 'Delta (equal sides)', also: ['triangle', 'delta', 'delta loop'] },
        circle: { label: 'Circle', also: ['round'] },
      },
      { label: 'Shape', default: 'square' },
    ),
    perimeter: quantity('m', {
      label: 'Wire of the driven loop',
      symbol: 'P',
      above: 0,
      max: 1e6,
      places: 3,
      digits: 4,
    }),
    frequency: quantity('Hz', {
      label: 'Frequency',
      unit: 'MHz',
      symbol: 'f',
      min: 1e-3,
      max: 1e5,
      usual: [1.5, 2000],
      digits: 5,
    }),
    insulation: percent({
      label: 'Shortening by insulation',
      help: '0 for bare thin wire; insulated wire resonates 1% to 4% lower and is cut shorter by that. Below 0 where a thick conductor makes the loop longer.',
      symbol: 's',
      min: -10,
      max: 20,
      usual: [0.5, 6],
      default: 0,
    }),
    side: quantity('m', {
      label: 'Side of the driven loop (diameter of a circle)',
      symbol: 'a',
      above: 0,
      places: 3,
      digits: 4,
    }),
    spreader: quantity('m', {
      label: 'Spreader from the middle to the wire, driven loop',
      symbol: 'r',
      above: 0,
      places: 3,
      digits: 4,
    }),
    reflector: quantity('m', { label: 'Wire of a reflector loop', symbol: 'P_r', above: 0, places: 3, digits: 4 }),
    reflectorSpreader: quantity('m', {
      label: 'Spreader of the reflector',
      symbol: 'r_r',
      above: 0,
      places: 3,
      digits: 4,
    }),
    director: quantity('m', { label: 'Wire of a director loop', symbol: 'P_d', above: 0, places: 3, digits: 4 }),
    directorSpreader: quantity('m', {
      label: 'Spreader of a director',
      symbol: 'r_d',
      above: 0,
      places: 3,
      digits: 4,
    }),
    ratio: number({
      label: 'Spacing of the loops in wavelengths',
      symbol: 's_\\lambda',
      min: 0.05,
      max: 0.5,
      usual: [0.1, 0.3],
      default: 0.2,
    }),
    spacing: quantity('m', { label: 'Spacing from loop to loop', symbol: 'd', above: 0, places: 3, digits: 4 }),
    wavelength: quantity('m', { label: 'Wavelength', symbol: '\\lambda', above: 0, places: 3, digits: 4 }),
  },
  equations: ({
    shape,
    perimeter,
    frequency,
    insulation,
    side,
    spreader,
    reflector,
    reflectorSpreader,
    director,
    directorSpreader,
    ratio,
    spacing,
    wavelength,
  }) => {
    const sides = shape === 'square' ? 4 : shape === 'triangle' ? 3 : Math.PI;
    const around = shape === 'square' ? 4 * Math.SQRT2 : shape === 'triangle' ? 3 * Math.sqrt(3) : 2 * Math.PI;
    return [
      [perimeter, (constant(306324000, 'm*Hz') * (1 - insulation)) / frequency],
      [side, perimeter / sides],
      [spreader, perimeter / around],
      [reflector, (perimeter * 1030) / 1005],
      [reflectorSpreader, reflector / around],
      [director, (perimeter * 975) / 1005],
      [directorSpreader, director / around],
      [wavelength, speedOfLight / frequency],
      [spacing, ratio * wavelength],
    ];
  },
  explanation: ({ shape, insulation }) =>
    `A full-wave ${shape === 'square' ? 'square' : shape === 'triangle' ? 'delta' : 'circular'} loop for {frequency} takes {perimeter} of ${
      isNear(insulation, 0, 1e-9)
        ? 'bare wire'
        : insulation < 0
          ? 'wire, {|insulation|} longer than thin bare wire'
          : 'insulated wire, {insulation} shorter than bare wire'
    }, {side} ${shape === 'circle' ? 'across' : 'a side'}, {spreader} from the middle to the ${
      shape === 'circle' ? 'wire' : 'corners'
    }. As a quad, its reflector takes {reflector} and each director {director}, {spacing} ({ratio} wavelengths) from loop to loop.`,
  cautions: [
    {
      level: 'caution',
      when: ({ frequency }) => frequency > constant(54e6, 'Hz'),
      says: 'These constants are of thin wire on shortwave: on VHF and UHF the conductor is thick beside the wavelength and the loops come out some percent longer. Model the antenna or cut long and trim.',
    },
    {
      level: 'note',
      when: (_, given) => !given.insulation,
      says: 'The shortening was found from wire and frequency, and counts all that shifts the resonance, insulation or not: leave one of the two out if it was not measured.',
    },
    {
      level: 'note',
      when: ({ insulation }) => roundTo(100 * insulation, 1) > 6,
      says: 'Insulation shortens a loop by 1% to 4%, seldom more: check wire and frequency, or what was sent as the shortening.',
    },
    {
      level: 'caution',
      when: ({ insulation }, given) =>
        given.insulation && isAtLeast(insulation, 0.009) && roundTo(100 * insulation, 4) < 1,
      says: 'Is {insulation} a velocity factor? The shortening is what a velocity factor lacks of 1: for 0.97 it is 3%.',
    },
  ],
  examples: [
    {
      inputs: { frequency: 14.2 },
      results: {
        perimeter: 21.5721126761,
        side: 5.393028169014084,
        spreader: 3.81344678944,
        reflector: 22.1087323944,
        director: 20.9281690141,
        spacing: 4.222428985915493,
        wavelength: 21.1121449296,
      },
      source:
        'Carr, Practical Antenna Handbook, (13.1) to (13.3): 1005/14.2 = 70.77 ft, 1030/f, 975/f; more digits: Python',
    },
    {
      inputs: { frequency: 7.1, shape: 'triangle', insulation: 3 },
      results: { perimeter: 41.8498985915493, side: 13.9499661971831, spreader: 8.05401673913 },
      source: 'Python: 0.97 × 306.324/7.1, a third, and 1/(3√3)',
    },
    {
      inputs: { perimeter: 6.114251497005988, shape: 'circle', ratio: 0.15 },
      results: { frequency: 50.1, side: 1.94622669811, spreader: 0.973113349056, spacing: 0.897582209581 },
      source: 'Python: 306.324/50.1 backward; 0.15c/f',
    },
    {
      inputs: { side: 5.393028169014084, spacing: 4.222428985915493 },
      results: { frequency: 14.2, ratio: 0.2, reflectorSpreader: 3.90830864987, directorSpreader: 3.69961255692 },
      source: 'Python: the first example backward, 22.1087/(4√2), 20.9282/(4√2)',
    },
    {
      inputs: { frequency: 14.2, perimeter: 21 },
      results: { insulation: 2.6520938614 },
      cautions: ['found from wire and frequency'],
      source: 'By hand: 1 - 21/21.5721',
    },
    {
      inputs: { frequency: 7.1, perimeter: 44 },
      results: { insulation: -1.983520717, side: 11 },
      cautions: ['counts all that shifts'],
      source: 'Python: 1 - 44 × 7.1/306.324',
    },
    {
      inputs: { frequency: 144.3, insulation: 8 },
      results: { perimeter: 1.953 },
      cautions: ['thin wire on shortwave', 'seldom more'],
      source: 'Python: 0.92 × 306.324/144.3',
    },
    {
      inputs: { frequency: 14.2, insulation: 0.97 },
      results: { perimeter: 21.3628631831 },
      cautions: ['a velocity factor?'],
      source: 'Python: 0.9903 × 306.324/14.2',
    },
  ],
  notes: [
    'The classic equations of amateur practice: close enough to begin with, but height, wire and neighbors shift the resonance. Cut a little long and trim the driven loop, and tune reflector and directors on the air or by a model.',
    'A full-wave loop alone has about 100 to 130 Ω in free space, which a quarter wavelength of 75 Ω cable brings near 50 Ω; reflector and directors lower it.',
    'A reflector alone stands one spacing behind the driven loop; each director one more in front.',
  ],
  references: [
    {
      title: 'Carr, Hippisley: Practical Antenna Handbook, 5th ed., equations (13.1) to (13.3)',
      url: 'https://yumpu.com/ro/document/view/61345853/practical-antenna-handbook-0071639586/340',
    },
    { title: 'ARRL: The ARRL Antenna Book (quad arrays), as the classic equations are cited' },
    {
      title: 'Cebik: In pursuit of better VHF quad beams (the equations fit thin wire on HF)',
      url: 'https://www.antenna2.net/cebik/content/quad/2mq.html',
    },
  ],
});

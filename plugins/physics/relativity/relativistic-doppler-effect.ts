import { choice, defineEquations, isAbove, isAtLeast, isBelow, number, quantity, speedOfLight } from '@reckoner/engine';

/** f_o/f_s = √((1 - β)/(1 + β)) along the line of sight, √(1 - β²)/(1 + β cos θ) at an angle. */
export default defineEquations({
  title: 'Relativistic Doppler effect',
  description:
    'Observed frequency, wavelength and redshift of light from the speed and direction of its source, or the speed from these.',
  keywords: ['redshift', 'blue shift', 'doppler shift of light', 'transverse doppler effect', 'radial velocity'],
  variables: {
    direction: choice(
      {
        along: { label: 'Along the line of sight', also: ['radial', 'away', 'receding', 'approaching'] },
        seen: { label: 'At an angle, as the observer sees it', also: ['angle', 'transverse'] },
        emitted: { label: 'At an angle, in the frame of the source', also: ['source frame'] },
      },
      { label: 'Direction', default: 'along' },
    ),
    angle: quantity('rad', {
      label: 'Angle from straight away',
      help: 'Between the velocity of the source and the line from the observer to it: 0° away, 90° across, 180° approaching.',
      unit: 'deg',
      symbol: '\\theta',
      min: 0,
      max: 180,
      optional: true,
      when: { direction: ['seen', 'emitted'] },
    }),
    speed: quantity('m/s', {
      label: 'Speed',
      help: 'Along the line of sight positive where both move apart, negative where they approach.',
      unit: 'c',
      symbol: 'v',
      above: -1,
      below: 1,
    }),
    rapidity: number({ label: 'Rapidity', symbol: '\\eta', min: -14, max: 14 }),
    redshift: number({ label: 'Redshift', symbol: 'z', above: -1, max: 1.3e6 }),
    factor: number({ label: 'Observed over emitted frequency', symbol: 'D', above: 0, max: 1.3e6 }),
    emitted: quantity('Hz', {
      label: 'Emitted frequency',
      unit: 'GHz',
      symbol: 'f_s',
      above: 0,
      max: 1e30,
      optional: true,
    }),
    observed: quantity('Hz', {
      label: 'Observed frequency',
      unit: 'GHz',
      symbol: 'f_o',
      above: 0,
      max: 1e30,
      optional: true,
    }),
    emittedWavelength: quantity('m', {
      label: 'Emitted wavelength',
      unit: 'nm',
      symbol: '\\lambda_s',
      above: 0,
      max: 1e25,
      optional: true,
    }),
    observedWavelength: quantity('m', {
      label: 'Observed wavelength',
      unit: 'nm',
      symbol: '\\lambda_o',
      above: 0,
      max: 1e25,
      optional: true,
    }),
  },
  equations: ({
    direction,
    angle,
    speed,
    rapidity,
    redshift,
    factor,
    emitted,
    observed,
    emittedWavelength,
    observedWavelength,
  }) => [
    [speed, speedOfLight * Math.tanh(rapidity)],
    // At an angle γ(1 + β cos θ) - 1 or 1/(γ(1 - β cos θ)) - 1, written so that neither slow nor fast sources lose digits.
    [
      redshift,
      direction === 'along'
        ? Math.expm1(rapidity)
        : direction === 'seen'
          ? -Math.expm1(-rapidity) * Math.cos(angle) + 4 * Math.cos(angle / 2) ** 2 * Math.sinh(rapidity / 2) ** 2
          : (-Math.expm1(-rapidity) * Math.cos(angle) - 4 * Math.sin(angle / 2) ** 2 * Math.sinh(rapidity / 2) ** 2) /
            (Math.exp(-rapidity) * Math.cos(angle / 2) ** 2 + Math.exp(rapidity) * Math.sin(angle / 2) ** 2),
    ],
    [factor, 1 / (1 + redshift)],
    [observed, factor * emitted],
    [emittedWavelength, speedOfLight / emitted],
    [observedWavelength, speedOfLight / observed],
  ],
  figure: {
    kind: 'curve',
    title: 'Frequency over speed',
    x: { of: 'speed' },
    y: { of: 'factor' },
    curve: ({ direction, angle, speed, factor }) => {
      const along = direction === 'along' ? 1 : Math.cos(angle ?? 0);
      const most = Math.max(0.9 * speedOfLight, (9 * Math.abs(speed) + speedOfLight) / 10);
      return {
        from: direction === 'along' ? -most : 0,
        to: most,
        lines: [
          {
            y: (v) => {
              const beta = v / speedOfLight;
              const root = Math.sqrt(1 - beta ** 2);
              return direction === 'emitted' ? (1 - beta * along) / root : root / (1 + beta * along);
            },
          },
        ],
        marks: [{ x: speed, y: factor, label: 'Source' }],
      };
    },
  },
  explanation: ({ direction, speed, redshift }) => {
    if (speed === 0) return 'Without relative motion the light is not shifted.';
    // Shown figures would read as the speed of light, or alike.
    const at = Math.abs(speed) > 0.999999 * speedOfLight ? 'at nearly the speed of light' : 'at {|speed|}';
    const becomes =
      Math.abs(redshift) < 1e-5
        ? ''
        : '{observedWavelength?: {emittedWavelength} becomes {observedWavelength}, {emitted} becomes {observed}|}';
    const source =
      direction === 'along'
        ? `Light of a source that {speed|approaches|rests|moves away} ${at}`
        : direction === 'seen'
          ? `Light of a source that is seen to move ${at}, {angle} from straight away,`
          : `Light that a source ${at} sends to an observer who in its frame is {angle} from straight behind`;
    if (redshift === 0) return `${source} is not shifted.`;
    return `${source} is shifted to the {redshift|blue and shorter|same|red and longer} by {|redshift|} times its wavelength${becomes}.`;
  },
  requires: [
    {
      that: ({ direction, speed }) => direction === 'along' || isAtLeast(speed, 0),
      field: 'speed',
      says: 'At an angle no speed is negative, as the angle gives the direction: here it would be {speed}. Where the shift was sent, no source of a rapidity up to 14 has it at this angle.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ direction, redshift }) => direction === 'along' && isAbove(redshift, 0.1),
      says: 'The redshift of a distant galaxy comes from the expansion of space: there this speed says nothing about its distance, for which there are the cosmology distances.',
    },
    {
      level: 'note',
      when: ({ direction, angle, speed }) =>
        speed === 0 &&
        angle !== undefined &&
        (direction === 'seen'
          ? isAbove(angle, Math.PI / 2) && isBelow(angle, Math.PI)
          : direction === 'emitted' && isBelow(angle, Math.PI / 2) && angle > 0),
      says: 'At this angle θ one fast source is not shifted either: that at 2|cos θ|/(1 + cos² θ) times the speed of light.',
    },
    {
      level: 'note',
      when: ({ rapidity }) => isAbove(Math.abs(rapidity), 11.85),
      says: 'So close to the speed of light a speed has too few digits: send what was measured, the rapidity, the redshift or the ratio of the frequencies, in its place.',
    },
  ],
  examples: [
    {
      inputs: { speed: 0.825, emittedWavelength: '0.525 m' },
      results: {
        observedWavelength: 1695398183.3186,
        factor: 0.30966176864,
        redshift: 2.22932987299,
        emitted: 0.57103325333,
        observed: 0.17682716718,
      },
      cautions: ['expansion of space'],
      source: 'OpenStax University Physics Volume 3, §5.7: 1.70 m; Python, mpmath: √((1 + β)/(1 - β))',
    },
    {
      inputs: { direction: 'along', speed: 0.35, emitted: 1.5 },
      results: { observed: 1.0408329997, emittedWavelength: 199861638.66667, observedWavelength: 288031276.94537 },
      cautions: ['expansion of space'],
      source: 'OpenStax University Physics Volume 3, §5.7: 1.04 GHz; Python, mpmath',
    },
    {
      inputs: { direction: 'along', redshift: 0.158 },
      results: { speed: 0.14565110783 },
      cautions: ['expansion of space'],
      source: 'Python: ((1 + z)² - 1)/((1 + z)² + 1)',
    },
    {
      inputs: { emittedWavelength: 656.28, observedWavelength: 650 },
      results: { speed: -0.00961486795621, redshift: -0.0095690863656 },
      source: 'Python: (1 - q²)/(1 + q²) with q = 650/656.28',
    },
    {
      inputs: { direction: 'along', speed: '-30 m/s', emitted: 10 },
      results: { redshift: -1.0006922355252e-7, observed: 10.0000010007 },
      source: 'Python, mpmath with 50 digits: √((1 - β)/(1 + β)) - 1',
    },
    {
      inputs: { direction: 'seen', angle: 90, speed: 0.6 },
      results: { factor: 0.8, redshift: 0.25 },
      source: 'Halliday, Resnick, Walker, eq. 37-37: √(1 - 0.36)',
    },
    {
      inputs: { direction: 'seen', angle: 60, speed: 0.6 },
      results: { factor: 0.61538461538, redshift: 0.625 },
      source: 'By hand: 0.8/1.3',
    },
    {
      inputs: { direction: 'emitted', angle: 90, speed: 0.6 },
      results: { factor: 1.25, redshift: -0.2 },
      source: 'By hand: the observer, at right angles in the frame of the source, has the slow clock: 1/0.8',
    },
    {
      inputs: { direction: 'emitted', angle: 60, speed: 0.6 },
      results: { factor: 0.875, redshift: 0.142857142857 },
      source: 'By hand: 1.25 × (1 - 0.3)',
    },
    {
      inputs: { direction: 'seen', angle: 120, redshift: -0.1 },
      results: { speed: 0.26372256901 },
      source: 'Python, mpmath: root of (1 - β/2)/√(1 - β²) = 0.9, the smaller of two',
    },
    { inputs: { direction: 'along', speed: 0 }, results: { factor: 1, redshift: 0 }, source: 'By definition: at rest' },
    {
      inputs: { direction: 'along', factor: 2, observed: 10 },
      results: { emitted: 5, speed: -0.6, rapidity: -0.69314718056 },
      source: 'By hand: √(1.6/0.4); -ln 2',
    },
    {
      inputs: { direction: 'seen', angle: 60, speed: -0.6 },
      refused: 'no speed is negative',
      source: 'By definition',
    },
    {
      inputs: { direction: 'seen', angle: 60, redshift: -0.1 },
      refused: 'has it at this angle',
      source: 'By hand: 1 + β/2 is above √(1 - β²) for every β above 0',
    },
    {
      inputs: { direction: 'seen', angle: 120, redshift: 0 },
      results: { speed: 0 },
      cautions: ['one fast source'],
      source: 'By hand: (1 - 0.4)/√0.36 = 1 at 0.8 c, too: 2 × 0.5/(1 + 0.25)',
    },
    {
      inputs: { direction: 'seen', angle: 180, speed: 0 },
      results: { redshift: 0 },
      source: 'By definition: at rest; straight towards, 2 × 1/(1 + 1) is the speed of light, which no source has',
    },
    {
      inputs: { direction: 'emitted', angle: 60, redshift: 0 },
      results: { speed: 0 },
      cautions: ['one fast source'],
      source: 'By hand: (1 - 0.4)/√0.36 = 1 at 0.8 c, too',
    },
    {
      inputs: { direction: 'seen', rapidity: 14, angle: 180 },
      results: { factor: 1202604.2841648 },
      cautions: ['send what was measured'],
      source: 'Python, mpmath: exp 14',
    },
    {
      inputs: { direction: 'emitted', rapidity: 14, angle: 0 },
      results: { factor: 8.3152871910357e-7 },
      cautions: ['send what was measured'],
      source: 'Python, mpmath: exp(-14)',
    },
    {
      inputs: { speed: -0.99999, emitted: 1 },
      results: { factor: 447.21247747, observed: 447.21247747 },
      source: 'Python, mpmath: √(1.99999/0.00001)',
    },
    {
      inputs: { direction: 'along', redshift: 1e6 },
      results: { factor: 9.99999000001e-7, speed: 0.999999999998 },
      cautions: ['expansion of space', 'send what was measured'],
      source: 'Python, mpmath: (q² - 1)/(q² + 1)',
    },
    {
      inputs: { direction: 'seen', angle: 120, redshift: 3.5 },
      results: { speed: 0.99372985118 },
      source: 'Python, mpmath: root of cosh η - sinh η/2 = 4.5, tanh η',
    },
    {
      inputs: { direction: 'seen', rapidity: 1, angle: 180 },
      results: { factor: 2.718281828459 },
      source: 'By hand: e, approaching',
    },
  ],
  notes: [
    'Along the line of sight f_o = f_s √((1 − v/c)/(1 + v/c)); at an angle that the observer sees, f_o = f_s √(1 − v²/c²)/(1 + (v/c) cos θ); in the frame of the source, f_o = f_s (1 − (v/c) cos θ)/√(1 − v²/c²). The formulas above are these, by the rapidity.',
    'In vacuum, without gravity. Only the motion of source and observer relative to each other counts.',
    'A radar echo is shifted twice: by the square of the factor.',
  ],
  references: [
    {
      title: 'OpenStax: University Physics Volume 3, §5.7, Doppler Effect for Light',
      url: 'https://openstax.org/books/university-physics-volume-3/pages/5-7-doppler-effect-for-light',
    },
    {
      title: 'Einstein: Zur Elektrodynamik bewegter Körper, Annalen der Physik 17 (1905), §7',
      doi: '10.1002/andp.19053221004',
    },
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §37-5' },
  ],
});

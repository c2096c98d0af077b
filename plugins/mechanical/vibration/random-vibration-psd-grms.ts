import { defineCalculator, integer, isAbove, isBelow, measure, number, roundTo, rows, table } from '@reckoner/engine';

type Point = { readonly frequency: number; readonly density: number };

/** Exponent of the straight line between two points on logarithmic scales. */
const exponent = (a: Point, b: Point) => Math.log(b.density / a.density) / Math.log(b.frequency / a.frequency);

/** ∫ density over a power of frequency between two points, through (eᵘ − 1)/u, which has no special case at −3 dB per octave. */
const area = (a: Point, b: Point, k: number) => {
  const octaves = Math.log(b.frequency / a.frequency);
  const u = (exponent(a, b) + 1 - k) * octaves;
  return a.density * a.frequency ** (1 - k) * octaves * (Math.abs(u) < 1e-8 ? 1 : Math.expm1(u) / u);
};

const total = (points: readonly Point[], k: number) => {
  let sum = 0;
  for (let i = 1; i < points.length; i++) sum += area(points[i - 1]!, points[i]!, k);
  return sum;
};

/** Density at a frequency within the points. */
const densityAt = (points: readonly Point[], frequency: number) => {
  let i = 1;
  while (i < points.length - 1 && isBelow(points[i]!.frequency, frequency)) i++;
  const a = points[i - 1]!;
  return a.density * (frequency / a.frequency) ** exponent(a, points[i]!);
};

/** Whether the density is nearly the same over two half-power bandwidths to both sides of a resonance. */
const flatAround = (points: readonly Point[], frequency: number, qualityFactor: number) => {
  const low = frequency * (1 - 1 / qualityFactor);
  const high = frequency * (1 + 1 / qualityFactor);
  if (isBelow(low, points[0]!.frequency) || isAbove(high, points.at(-1)!.frequency)) return false;
  const here = densityAt(points, frequency);
  return [low, high].every((end) => isBelow(Math.abs(Math.log2(densityAt(points, end) / here)), 0.5));
};

/** Straight lines between breakpoints on logarithmic scales, integrated; one resonance by Miles. */
export default defineCalculator({
  title: 'Random vibration PSD to Grms',
  description:
    'Overall Grms, velocity and displacement of a random vibration profile from its PSD breakpoints, and the response of a resonance by the Miles equation.',
  keywords: [
    'grms',
    'power spectral density breakpoints',
    'acceleration spectral density',
    'ASD',
    'Miles equation',
    'dB per octave',
    'random vibration test profile',
    '3 sigma acceleration',
    'NAVMAT profile',
  ],
  inputs: {
    breakpoints: rows(
      {
        frequency: measure('Hz', { label: 'Frequency', symbol: 'f', min: 0.001, max: 1e6 }),
        density: measure('g_n^2/Hz', {
          label: 'Acceleration spectral density',
          help: 'In g²/Hz; 1 (m/s²)²/Hz is 0.0104 g²/Hz.',
          symbol: 'W',
          min: 1e-15,
          max: 1e6,
        }),
      },
      { label: 'Breakpoints', minItems: 2, maxItems: 200 },
    ),
    naturalFrequency: measure('Hz', {
      label: 'Natural frequency of a part',
      help: 'For its response by the Miles equation.',
      symbol: 'f_n',
      min: 0.001,
      max: 1e6,
      optional: true,
    }),
    qualityFactor: number({
      label: 'Quality factor',
      help: '1/(2ζ): 10 is a damping of 5%.',
      usual: [3, 100],
      symbol: 'Q',
      min: 0.5,
      max: 10000,
      default: 10,
    }),
  },
  outputs: {
    overall: measure('g_n', { label: 'Overall level (RMS)', symbol: 'G_{rms}', places: 3 }),
    peak: measure('g_n', { label: 'Three times the RMS', symbol: 'G_{3\\sigma}', places: 2 }),
    velocity: measure('mm/s', { label: 'Velocity (RMS)', symbol: 'v_{rms}', places: 2 }),
    displacement: measure('mm', { label: 'Displacement (RMS)', symbol: 'x_{rms}', places: 4 }),
    response: measure('g_n', {
      label: 'Response of the part (RMS)',
      symbol: 'G_{Miles}',
      places: 3,
      optional: true,
    }),
    segments: table(
      {
        segment: integer({ label: 'Segment' }),
        slope: number({ label: 'Slope in dB per octave', places: 2 }),
        square: measure('g_n^2', { label: 'Mean square', places: 4 }),
      },
      { label: 'Segments' },
    ),
  },
  formula: ({ breakpoints, naturalFrequency, qualityFactor }) => {
    const overall = Math.sqrt(total(breakpoints, 0));
    const segments = breakpoints.slice(1).map((end, index) => {
      const start = breakpoints[index]!;
      return {
        segment: index + 1,
        slope: 10 * Math.log10(2) * exponent(start, end),
        square: area(start, end, 0),
      };
    });
    return {
      overall,
      peak: 3 * overall,
      velocity: (9806.65 / (2 * Math.PI)) * Math.sqrt(total(breakpoints, 2)),
      displacement: (9806.65 / (2 * Math.PI) ** 2) * Math.sqrt(total(breakpoints, 4)),
      response:
        naturalFrequency === undefined
          ? undefined
          : Math.sqrt((Math.PI / 2) * naturalFrequency * qualityFactor * densityAt(breakpoints, naturalFrequency)),
      segments,
    };
  },
  shown: ({ overall }) => ({ overall: undefined, peak: 3 * overall, velocity: undefined, displacement: undefined }),
  stepwise: [
    'Between two breakpoints the density is a straight line on logarithmic scales: W = W₁ (f/f₁)ⁿ with n = ln(W₂/W₁)/ln(f₂/f₁), which is a slope of 3.0103 n dB per octave.',
    'Its mean square is ∫ W df; that of the velocity ∫ W/(2πf)² df and of the displacement ∫ W/(2πf)⁴ df.',
    'The mean squares of all segments are added, and the root of the sum is the RMS.',
    'A part with the natural frequency fₙ and the quality factor Q responds with √(π/2 × fₙ × Q × W(fₙ)).',
  ],
  requires: [
    {
      that: ({ breakpoints }) =>
        breakpoints.every((point, index) => index === 0 || point.frequency > breakpoints[index - 1]!.frequency),
      field: 'breakpoints',
      says: 'The frequencies of the breakpoints must grow from row to row.',
    },
    {
      that: ({ breakpoints, naturalFrequency }) =>
        naturalFrequency >= breakpoints[0]!.frequency && naturalFrequency <= breakpoints.at(-1)!.frequency,
      field: 'naturalFrequency',
      says: 'The natural frequency, {naturalFrequency}, must lie within the breakpoints: outside of them no density is given.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ naturalFrequency, qualityFactor }) => naturalFrequency !== undefined && qualityFactor < 5,
      says: 'With a quality factor of {qualityFactor} the resonance is broad: the Miles equation takes the density as flat around it, and may be far off.',
    },
    {
      level: 'caution',
      when: ({ breakpoints, naturalFrequency, qualityFactor }) =>
        naturalFrequency !== undefined &&
        qualityFactor >= 5 &&
        !flatAround(breakpoints, naturalFrequency, qualityFactor),
      says: 'Around {naturalFrequency} the density changes much or the profile ends: the Miles equation takes it as flat there, and may be far off.',
    },
    {
      level: 'caution',
      when: ({ overall }) => roundTo(overall, 3) > 50,
      says: 'An overall level of {overall} is more than usual tests have: check that the densities are in g²/Hz; in (m/s²)²/Hz they are 96 times as much.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Acceleration spectral density',
    x: { label: 'Frequency', unit: 'Hz', log: true },
    y: { label: 'Density', unit: 'g_n^2/Hz', log: true },
    curve: ({ breakpoints }) => ({
      from: breakpoints[0]!.frequency,
      to: breakpoints.at(-1)!.frequency,
      lines: [{ y: (frequency) => densityAt(breakpoints, frequency) }],
      points: breakpoints.map((point) => [point.frequency, point.density] as const),
    }),
  },
  explanation:
    'The profile has an overall level of {overall} RMS; of a Gaussian vibration 99.7% of the time lies within {peak}.{response? A part of {naturalFrequency} answers with {response} RMS.|}',
  examples: [
    {
      inputs: {
        breakpoints: [
          { frequency: 20, density: 0.01 },
          { frequency: 80, density: 0.04 },
          { frequency: 350, density: 0.04 },
          { frequency: 2000, density: 0.007 },
        ],
        naturalFrequency: 150,
      },
      results: {
        overall: 6.058182093,
        peak: 18.17454628,
        velocity: 52.56492255,
        displacement: 0.194312882,
        response: 9.708129563,
        segments: { length: 3, rows: { 0: { slope: 3.0103, square: 1.5 }, 1: { slope: 0, square: 10.8 } } },
      },
      source:
        'NAVMAT P-9492: 0.04 g²/Hz with ±3 dB per octave, 6.0 Grms; digits by scipy.integrate.quad, segments by hand: 0.01/20 × (80² − 20²)/2, 0.04 × 270',
    },
    {
      inputs: {
        breakpoints: [
          { frequency: 20, density: 0.1 },
          { frequency: 2000, density: 0.1 },
        ],
        naturalFrequency: 100,
        qualityFactor: 4,
      },
      results: { overall: 14.07124728, response: 7.926654595, segments: { length: 1 } },
      cautions: ['the resonance is broad'],
      source: 'By hand: √(0.1 × 1980) and √(π/2 × 100 × 4 × 0.1)',
    },
    {
      inputs: {
        breakpoints: [
          { frequency: 10, density: 0.1 },
          { frequency: 100, density: 0.01 },
        ],
      },
      results: { overall: 1.517427129, segments: { rows: { 0: { slope: -3.0103 } } } },
      source: 'By hand: exactly −1 in the exponent, √(W₁ f₁ ln(f₂/f₁)) = √(ln 10)',
    },
    {
      inputs: {
        breakpoints: [
          { frequency: 20, density: 0.01 },
          { frequency: 80, density: 0.04 },
          { frequency: 350, density: 0.04 },
          { frequency: 2000, density: 0.007 },
        ],
        naturalFrequency: 20,
      },
      results: { overall: 6.058182093, response: 1.772453851 },
      cautions: ['the profile ends'],
      source: 'By hand: √(π/2 × 20 × 10 × 0.01); nothing is given below 20 Hz',
    },
    {
      inputs: {
        breakpoints: [
          { frequency: 20, density: 4 },
          { frequency: 2000, density: 4 },
        ],
      },
      results: { overall: 88.99438185 },
      cautions: ['in g²/Hz'],
      source: 'By hand: √(4 × 1980)',
    },
    {
      inputs: {
        breakpoints: [
          { frequency: 100, density: 0.1 },
          { frequency: 20, density: 0.1 },
        ],
      },
      refused: 'must grow',
      source: 'By definition',
    },
    {
      inputs: {
        breakpoints: [
          { frequency: 20, density: 0.1 },
          { frequency: 2000, density: 0.1 },
        ],
        naturalFrequency: 10,
      },
      refused: 'within the breakpoints',
      source: 'By definition',
    },
  ],
  notes: [
    'The Miles equation is for one degree of freedom under a density that is about flat around its resonance.',
    'The displacement weighs low frequencies most: a little density there moves a shaker far.',
  ],
  references: [
    { title: 'Irvine: Integration of the Power Spectral Density Function, rev. B (2000)' },
    { title: 'NAVMAT P-9492: Navy Manufacturing Screening Program (1979)' },
    { title: 'Miles: On Structural Fatigue under Random Loading, J. Aeronautical Sciences 21 (1954)' },
  ],
});

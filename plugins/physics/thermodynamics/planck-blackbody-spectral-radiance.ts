import {
  boltzmannConstant,
  defineCalculator,
  integrate,
  isAbove,
  isBelow,
  number,
  percent,
  planckConstant,
  quantity,
  secondRadiationConstant,
  speedOfLight,
  stefanBoltzmannConstant,
  wienDisplacementConstant,
} from '@reckoner/engine';

/** Share of the radiation with hc/λkT between two values, 15/π⁴ ∫ x³/(eˣ - 1) dx, in pieces that hold the peak. */
function shareBetween(low: number, high: number): number {
  const ends = [0, 0.01, 1, 4, 12, 40, 700];
  let total = 0;
  for (let i = 0; i + 1 < ends.length; i++) {
    const from = Math.max(low, ends[i] as number);
    const to = Math.min(high, ends[i + 1] as number);
    if (from < to) total += integrate((x) => x ** 3 / Math.expm1(x), from, to);
  }
  return (15 / Math.PI ** 4) * total;
}

/** B(λ, T) = 2hc²/λ⁵ / (exp(hc/λkT) - 1), with emissivity ε of a gray body. */
export default defineCalculator({
  title: 'Planck blackbody radiation',
  description:
    'Spectral radiance of a black or gray body at a wavelength, per wavelength and per frequency, and the share of its radiation in a band of wavelengths.',
  keywords: [
    "planck's law",
    'spectral radiance',
    'blackbody band fraction',
    'infrared band radiance',
    'visible fraction of thermal radiation',
    'thermal camera band',
  ],
  related: ['wien-displacement-law', 'stefan-boltzmann-radiation'],
  inputs: {
    temperature: quantity('K', { label: 'Temperature', symbol: 'T', min: 0.1, max: 1e9, usual: [2, 1e7] }),
    wavelength: quantity('m', {
      label: 'Wavelength',
      help: 'In vacuum. Visible light 0.38 to 0.75 µm, thermal cameras 8 to 14 µm.',
      unit: 'um',
      symbol: '\\lambda',
      min: 1e-6,
      max: 1e9,
      usual: [0.001, 1e6],
    }),
    emissivity: number({ label: 'Emissivity', symbol: '\\varepsilon', above: 0, max: 1, usual: 'all', default: 1 }),
    lower: quantity('m', {
      label: 'Band from a wavelength of',
      help: 'Left out, with an end: from the shortest.',
      unit: 'um',
      symbol: '\\lambda_1',
      above: 0,
      max: 1e9,
      usual: [0.001, 1e6],
      optional: true,
    }),
    upper: quantity('m', {
      label: 'Band to a wavelength of',
      help: 'Left out, with a beginning: to the longest.',
      unit: 'um',
      symbol: '\\lambda_2',
      above: 0,
      max: 1e9,
      usual: [0.001, 1e6],
      optional: true,
    }),
  },
  outputs: {
    radiance: quantity('W/(m^3*sr)', {
      label: 'Spectral radiance per wavelength',
      unit: 'W/(m^2*sr*um)',
      symbol: 'B_\\lambda',
      digits: 6,
    }),
    radianceFrequency: quantity('W*s/(m^2*sr)', {
      label: 'Spectral radiance per frequency',
      unit: 'W/(m^2*sr*Hz)',
      symbol: 'B_\\nu',
      digits: 6,
    }),
    exitance: quantity('W/m^3', {
      label: 'Spectral exitance per wavelength',
      help: 'Into the whole half-space, π times the radiance.',
      unit: 'W/(m^2*um)',
      symbol: 'M_\\lambda',
      digits: 6,
    }),
    share: percent({ label: 'Share of the radiation in the band', symbol: 'F', digits: 5, optional: true }),
    bandExitance: quantity('W/m^2', { label: 'Exitance in the band', symbol: 'M_b', digits: 6, optional: true }),
    total: quantity('W/m^2', { label: 'Exitance at all wavelengths', symbol: 'M', digits: 6 }),
    peak: quantity('m', { label: 'Wavelength of the peak per wavelength', unit: 'um', symbol: '\\lambda_{max}' }),
  },
  formula: ({ temperature, wavelength, emissivity, lower, upper }) => {
    const exponent = (planckConstant * speedOfLight) / (wavelength * boltzmannConstant * temperature);
    const radiance = (emissivity * 2 * planckConstant * speedOfLight ** 2) / (wavelength ** 5 * Math.expm1(exponent));
    const total = emissivity * stefanBoltzmannConstant * temperature ** 4;
    const scale = secondRadiationConstant / temperature;
    const share =
      lower === undefined && upper === undefined
        ? undefined
        : shareBetween(upper === undefined ? 0 : scale / upper, lower === undefined ? 700 : scale / lower);
    return {
      radiance,
      radianceFrequency: (radiance * wavelength ** 2) / speedOfLight,
      exitance: Math.PI * radiance,
      share,
      bandExitance: share === undefined ? undefined : share * total,
      total,
      peak: wienDisplacementConstant / temperature,
    };
  },
  shown: () => ({ share: undefined }),
  stepwise: [
    'The share of the radiation in the band is F = (15/π⁴) ∫ x³/(eˣ − 1) dx from x₂ = hc/(λ₂kT) to x₁ = hc/(λ₁kT).',
  ],
  figure: {
    kind: 'curve',
    title: 'Spectrum and band',
    x: { of: 'wavelength' },
    y: { of: 'radiance' },
    curve: ({ temperature, emissivity, wavelength, radiance, lower, upper, peak }) => {
      const end = 5 * peak;
      const spectrum = (at: number) =>
        at < 0.02 * peak
          ? 0
          : (emissivity * 2 * planckConstant * speedOfLight ** 2) /
            (at ** 5 * Math.expm1(secondRadiationConstant / (at * temperature)));
      const from = Math.min(lower ?? 0, end);
      const to = Math.min(upper ?? end, end);
      return {
        from: 0,
        to: end,
        lines: [{ y: spectrum }],
        shade: (lower !== undefined || upper !== undefined) && to > from ? [{ from, to }] : [],
        marks: wavelength <= end ? [{ x: wavelength, y: radiance, label: 'λ' }] : [],
      };
    },
  },
  explanation: ({ lower, upper, emissivity }) => {
    const body = emissivity === 1 ? 'A black body (emissivity 1)' : 'A gray body of emissivity {emissivity}';
    const first = `${body} at {temperature} has a spectral radiance of {radiance} at {wavelength}.`;
    if (lower !== undefined && upper !== undefined)
      return `${first} From {lower} to {upper} it sends {share} of its radiation, {bandExitance} of {total}.`;
    if (lower !== undefined)
      return `${first} At {lower} and longer it sends {share} of its radiation, {bandExitance} of {total}.`;
    if (upper !== undefined)
      return `${first} Up to {upper} it sends {share} of its radiation, {bandExitance} of {total}.`;
    return `${first} At all wavelengths it radiates {total}, most per wavelength at {peak}.`;
  },
  requires: [
    {
      that: ({ lower, upper }) => lower < upper,
      field: 'upper',
      says: 'The band must end, at {upper}, above where it begins, {lower}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ emissivity }) => isBelow(emissivity, 1),
      says: 'The emissivity is taken as one and the same at all wavelengths. That of real surfaces is not: metals have less in the infrared than in visible light, glass and white paint more.',
    },
    {
      level: 'note',
      when: ({ radiance, share }) => radiance === 0 || share === 0,
      says: 'A figure of 0 is smaller than numbers here can tell: so far below the peak next to nothing is radiated.',
    },
    {
      level: 'note',
      when: ({ temperature }) => isBelow(temperature, 400),
      says: 'This is what the body sends out. What it takes in from its surroundings, at such temperatures as much or more, is not taken off.',
    },
    {
      level: 'note',
      when: ({ peak, wavelength, lower, upper }) =>
        [wavelength, lower, upper].some(
          (at) => at !== undefined && at >= 190e-6 && isAbove(at, 200 * peak) && at <= 0.02,
        ),
      says: 'Wavelengths here are in micrometers: so long a one, far beyond the peak at {peak}, is often one in nanometers, which is sent as “500 nm”.',
    },
    {
      level: 'note',
      when: ({ temperature, peak, wavelength }) =>
        temperature >= 10 && temperature <= 150 && isAbove(peak, 2.5 * wavelength),
      says: 'So short a wavelength lies far below the peak at {peak}, where next to nothing is radiated. Temperatures here are in kelvins: degrees Celsius are sent as “25 °C”.',
    },
    {
      level: 'danger',
      when: ({ temperature }) => isAbove(temperature, 1500),
      says: 'Looking into a source as hot as this harms eyes, by light and by infrared that is not seen: wear a filter made for it.',
    },
  ],
  examples: [
    {
      inputs: { temperature: 5772, wavelength: 0.5, lower: 0.38, upper: 0.75 },
      results: {
        radiance: 26238540.5686,
        radianceFrequency: 2.188058761021e-8,
        exitance: 82430806.29122,
        total: 62938592.47034,
        peak: 0.5020394932753,
        share: 43.77473103595,
        bandExitance: 27551199.5717,
      },
      cautions: ['harms eyes'],
      source:
        'Python with mpmath at 40 digits: Planck’s law, and the series of the band fraction; the Sun in visible light',
    },
    {
      inputs: { temperature: '300 K', wavelength: 10, emissivity: 0.95, lower: 8, upper: 14 },
      results: {
        radiance: 9.427831663567,
        exitance: 29.61840669354,
        total: 436.3353115562,
        share: 37.57422936459,
        bandExitance: 163.9496307629,
      },
      cautions: ['one and the same', 'not taken off'],
      source: 'Python with mpmath at 40 digits: the same; a thermal camera',
    },
    {
      inputs: { temperature: 2800, wavelength: 1, emissivity: 0.4, upper: 0.7 },
      results: { radiance: 281141.7750339, share: 6.066748604544, bandExitance: 84578.47538041 },
      cautions: ['one and the same', 'harms eyes'],
      source: 'Python with mpmath at 40 digits: the same; a filament',
    },
    {
      inputs: { temperature: 1000, wavelength: 3, lower: 3 },
      results: { radiance: 4083.964333362, share: 72.67707400428, bandExitance: 41210.6221295 },
      source: 'Python with mpmath at 40 digits: the same; tables have F(3,000 µm·K) = 0.2732 below',
    },
    {
      inputs: { temperature: 300, wavelength: 0.05 },
      results: { radiance: 0, total: 459.3003279539 },
      cautions: ['smaller than numbers', 'not taken off'],
      source: 'Python with mpmath at 40 digits: 1e-402',
    },
    {
      inputs: { temperature: 6000, wavelength: '1 mm' },
      results: { radiance: 4.960945053343e-5, radianceFrequency: 1.654793148046e-13 },
      cautions: ['in nanometers', 'harms eyes'],
      source: 'Python with mpmath at 40 digits: Planck’s law',
    },
    {
      inputs: { temperature: 310, wavelength: 9000 },
      results: { radiance: 3.901264071426e-10 },
      cautions: ['in nanometers', 'not taken off'],
      source: 'Python with mpmath at 40 digits: Planck’s law; 9 µm of a thermal camera as nanometers',
    },
    {
      inputs: { temperature: 37, wavelength: 10 },
      results: { radiance: 1.541744237734e-14, total: 0.1062719459183 },
      cautions: ['sent as “25 °C”', 'not taken off'],
      source: 'Python with mpmath at 30 digits: degrees Celsius taken for kelvins',
    },
    {
      inputs: { temperature: 1000, wavelength: 3, lower: 5, upper: 4 },
      refused: 'above where it begins',
      source: 'By definition',
    },
  ],
  notes: ['Into vacuum or air, from a surface far larger than the wavelength.'],
  references: [
    { title: 'CODATA 2022: radiation constants', url: 'https://physics.nist.gov/cuu/Constants/' },
    {
      title: 'Lawson: The Blackbody Fraction, Infinite Series and Spreadsheets, Int. J. Engng Ed. 20 (2004) 984–990',
      url: 'https://studylib.net/doc/11407111/the-blackbody-fraction--infinite-series-and-spreadsheets-',
    },
    { title: 'Incropera et al.: Fundamentals of Heat and Mass Transfer, 7th ed., §12.4', isbn: '978-0-470-50197-9' },
  ],
});

import {
  defineCalculator,
  gasConstant,
  integrate,
  isAbove,
  isBelow,
  percent,
  quantity,
  regularizedGammaP,
  regularizedGammaQ,
  speedOfLight,
} from '@reckoner/engine';

/** Share of speeds between two of them, as multiples of the most probable one. */
function shareBetween(from: number, to: number): number {
  // Close speeds would cancel in a difference of two shares.
  if (to - from < 0.5) return (4 / Math.sqrt(Math.PI)) * integrate((u) => u * u * Math.exp(-u * u), from, to);
  if (from > 1) return regularizedGammaQ(1.5, from * from) - regularizedGammaQ(1.5, to * to);
  return regularizedGammaP(1.5, to * to) - regularizedGammaP(1.5, from * from);
}

/** f(v) = 4/√π · v²/v_p³ · exp(-v²/v_p²), with v_p² = 2RT/M. */
export default defineCalculator({
  title: 'Maxwell-Boltzmann speed distribution',
  description:
    'Share of the molecules of a gas with speeds between two limits, probability density at the limits, and characteristic speeds, from temperature and molar mass.',
  keywords: [
    'maxwell distribution',
    'molecular speed distribution',
    'fraction of molecules faster than',
    'kinetic theory of gases',
  ],
  related: ['rms-mean-molecular-speed', 'mean-free-path-gas'],
  inputs: {
    temperature: quantity('K', { label: 'Temperature', symbol: 'T', min: 1e-9, max: 1e9, usual: [50, 20000] }),
    molarMass: quantity('kg/mol', {
      label: 'Molar mass',
      help: 'Hydrogen 2.016 g/mol, helium 4.003, nitrogen 28.01, air 28.96, oxygen 32.00.',
      unit: 'g/mol',
      symbol: 'M',
      min: 1e-4,
      max: 1e6,
      usual: [1, 1000],
    }),
    lower: quantity('m/s', { label: 'From a speed of', symbol: 'v_1', min: 0, max: 1e7, default: 0 }),
    upper: quantity('m/s', {
      label: 'To a speed of',
      help: 'Left out: all that are faster than the first.',
      symbol: 'v_2',
      above: 0,
      max: 1e7,
      optional: true,
    }),
  },
  outputs: {
    share: percent({ label: 'Share between these speeds', symbol: 'w', digits: 5 }),
    slower: percent({ label: 'Share slower than the first', symbol: 'w_<', digits: 5 }),
    faster: percent({ label: 'Share faster than the second', symbol: 'w_>', digits: 5, optional: true }),
    densityLower: quantity('s/m', { label: 'Probability density at the first', symbol: 'f(v_1)', digits: 5 }),
    densityUpper: quantity('s/m', {
      label: 'Probability density at the second',
      symbol: 'f(v_2)',
      digits: 5,
      optional: true,
    }),
    probable: quantity('m/s', { label: 'Most probable speed', symbol: 'v_p' }),
    mean: quantity('m/s', { label: 'Mean speed', symbol: '\\bar{v}' }),
    rms: quantity('m/s', { label: 'Root-mean-square speed', symbol: 'v_{rms}' }),
  },
  formula: ({ temperature, molarMass, lower, upper }) => {
    const probable = Math.sqrt((2 * gasConstant * temperature) / molarMass);
    const density = (v: number) =>
      ((4 / Math.sqrt(Math.PI)) * (v / probable) ** 2 * Math.exp(-((v / probable) ** 2))) / probable;
    const from = lower / probable;
    return {
      share: upper === undefined ? regularizedGammaQ(1.5, from * from) : shareBetween(from, upper / probable),
      slower: regularizedGammaP(1.5, from * from),
      faster: upper === undefined ? undefined : regularizedGammaQ(1.5, (upper / probable) ** 2),
      densityLower: density(lower),
      densityUpper: upper === undefined ? undefined : density(upper),
      probable,
      mean: Math.sqrt((8 * gasConstant * temperature) / (Math.PI * molarMass)),
      rms: Math.sqrt((3 * gasConstant * temperature) / molarMass),
    };
  },
  shown: () => ({ share: undefined, slower: undefined, faster: undefined }),
  stepwise: [
    'The share of speeds up to v is F(v) = erf(u) − (2/√π) × u × exp(−u²), with u = v/v_p.',
    'Between v₁ and v₂ lies the share F(v₂) − F(v₁); below v₁ lies F(v₁), above v₂ lies 1 − F(v₂).',
  ],
  figure: {
    kind: 'curve',
    title: 'Distribution of speeds',
    x: { of: 'probable', label: 'Speed' },
    y: { of: 'densityLower', label: 'Probability density' },
    curve: ({ lower, upper, probable, mean, rms }) => {
      const density = (v: number) =>
        ((4 / Math.sqrt(Math.PI)) * (v / probable) ** 2 * Math.exp(-((v / probable) ** 2))) / probable;
      const end = Math.max(3.2 * probable, Math.min(1.1 * (upper ?? lower), 6 * probable));
      const from = Math.min(lower, end);
      const to = upper === undefined ? end : Math.min(upper, end);
      return {
        from: 0,
        to: end,
        lines: [{ y: density }],
        shade: to > from ? [{ from, to }] : [],
        marks: [
          { x: probable, y: density(probable), label: 'Most probable' },
          { x: mean, y: density(mean), label: 'Mean' },
          { x: rms, y: density(rms), label: 'Rms' },
        ],
      };
    },
  },
  explanation: ({ lower, upper, share, slower, faster }) => {
    const last = ' At {temperature} and {molarMass} the most probable speed is {probable}.';
    // Shown with five digits, such a share would read as all of them.
    const nearlyAll = isAbove(share, 0.999999) && (slower > 0 || (faster ?? 0) > 0);
    if (nearlyAll) {
      if (upper === undefined) return `All molecules but {slower} are faster than {lower}.${last}`;
      return lower === 0
        ? `All molecules but {faster} are slower than {upper}.${last}`
        : `Nearly all molecules have speeds between {lower} and {upper}: {slower} are slower, {faster} faster.${last}`;
    }
    if (upper === undefined) {
      return lower === 0
        ? `Without limits all molecules are counted, {share}.${last}`
        : `{share} of the molecules are faster than {lower}.${last}`;
    }
    return lower === 0
      ? `{share} of the molecules are slower than {upper}.${last}`
      : `{share} of the molecules have speeds between {lower} and {upper}.${last}`;
  },
  requires: [
    {
      that: ({ lower, upper }) => lower < upper,
      field: 'upper',
      says: 'The second speed, {upper}, must be above the first one, {lower}: no molecule has exactly one speed, only a range has a share.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ rms }) => isAbove(rms, 0.1 * speedOfLight),
      says: 'So hot and light, particles come near the speed of light: their speeds follow the Maxwell-Jüttner distribution.',
    },
    {
      level: 'note',
      when: ({ share }) => share === 0,
      says: 'The share is smaller than numbers here can tell, under 10⁻³⁰⁰: there is no such molecule in any amount of gas.',
    },
    {
      level: 'note',
      when: ({ share }) => share > 0 && isBelow(share, 1 / 6.02214076e23),
      says: 'In a mole of gas that is less than one molecule.',
    },
  ],
  examples: [
    {
      inputs: { temperature: 300, molarMass: 28.0134, upper: 300 },
      results: {
        share: 20.13543517893,
        slower: 0,
        faster: 79.86456482107,
        densityLower: 0,
        densityUpper: 0.001630466766166,
        probable: 421.9974303558,
        mean: 476.1731089813,
        rms: 516.8391885687,
      },
      source: 'Python with mpmath at 40 digits: erf u − (2/√π) u exp(−u²); nitrogen',
    },
    {
      inputs: { temperature: 300, molarMass: 28.0134, lower: 400, upper: 410 },
      results: {
        share: 1.960694731683,
        slower: 38.43960546706,
        faster: 59.59969980125,
        densityLower: 0.001956491385062,
        densityUpper: 0.001964137616787,
      },
      source: 'Python with mpmath at 40 digits',
    },
    {
      inputs: { temperature: 300, molarMass: 28.0134, lower: 200, upper: 800 },
      results: { share: 86.37451450892, slower: 7.010528274865, faster: 6.614957216216 },
      source: 'Python with mpmath at 40 digits',
    },
    {
      inputs: { temperature: 300, molarMass: 28.0134, lower: 600, upper: 2000 },
      results: { share: 25.68491425707, faster: 9.607201341882e-8 },
      source: 'Python with mpmath at 40 digits',
    },
    {
      inputs: { temperature: 300, molarMass: 28.0134, lower: 1000 },
      results: { share: 1.054116764952, slower: 98.94588323505, densityLower: 0.0001093503420442 },
      source: 'Python with mpmath at 40 digits: erfc u + (2/√π) u exp(−u²)',
    },
    {
      inputs: { temperature: 300, molarMass: 28.0134, lower: 5000 },
      results: { share: 1.44300099677e-58 },
      cautions: ['less than one molecule'],
      source: 'Python with mpmath at 40 digits: erfc u + (2/√π) u exp(−u²)',
    },
    {
      inputs: { temperature: 300, molarMass: 28.0134, lower: 20000 },
      results: { share: 0, slower: 100 },
      cautions: ['under 10⁻³⁰⁰'],
      source: 'Python with mpmath at 40 digits: 1.7e-974',
    },
    {
      inputs: { temperature: 1e8, molarMass: 1 },
      results: { share: 100, mean: 1455080.932365 },
      source: 'Python with mpmath at 40 digits: √(8RT/πM)',
    },
    {
      inputs: { temperature: 1e9, molarMass: 0.00054858 },
      results: { probable: 174105345.5 },
      cautions: ['Jüttner'],
      source: 'Python: √(2RT/M), electrons',
    },
    {
      inputs: { temperature: 300, molarMass: 28.0134, upper: 3000 },
      results: { share: 100, faster: 9.117625408323e-20 },
      source: 'Python with mpmath at 40 digits: erfc u + (2/√π) u exp(−u²)',
    },
    {
      inputs: { temperature: 300, molarMass: 28.0134, lower: 0.5 },
      results: { slower: 1.251249820317e-7 },
      source: 'Python with mpmath at 40 digits: erf u − (2/√π) u exp(−u²)',
    },
    {
      inputs: { temperature: 300, molarMass: 28.0134, lower: 0.5, upper: 3000 },
      results: { slower: 1.251249820317e-7, faster: 9.117625408323e-20 },
      source: 'Python with mpmath at 40 digits: the same',
    },
    {
      inputs: { temperature: 300, molarMass: 28.0134, lower: 400, upper: 400 },
      refused: 'only a range has a share',
      source: 'By definition',
    },
  ],
  notes: [
    'Ideal gas in thermal equilibrium, of any direction of flight. Molecules that leave through a hole are faster on average.',
  ],
  references: [
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §19-6' },
    {
      title: 'SklogWiki: Maxwell speed distribution',
      url: 'http://www.sklogwiki.org/SklogWiki/index.php?title=Maxwell_speed_distribution&oldid=3174',
    },
  ],
});

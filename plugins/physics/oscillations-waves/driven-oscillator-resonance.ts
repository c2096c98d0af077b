import { choice, defineCalculator, number, quantity, sumOfProducts } from '@reckoner/engine';
import { isRelativistic } from '../shared/limits.js';

/** m x'' + c x' + k x = F₀ cos ωt, once the start has died away: amplitude and phase from k − mω² and cω. */
export default defineCalculator({
  title: 'Driven oscillator and resonance',
  description:
    'Amplitude and phase of a damped mass on a spring under a periodic force, with the frequency of the peak, its amplitude, bandwidth and quality factor.',
  keywords: [
    'forced oscillation',
    'forced vibration',
    'resonance frequency',
    'resonance curve',
    'resonance amplitude',
    'driven harmonic oscillator',
    'half-power bandwidth',
    'steady-state amplitude',
  ],
  inputs: {
    mass: quantity('kg', { label: 'Mass', symbol: 'm', min: 1e-9, max: 1e9 }),
    stiffness: quantity('N/m', { label: 'Spring constant', symbol: 'k', min: 1e-6, max: 1e12 }),
    given: choice(
      { coefficient: 'Damping coefficient', ratio: 'Damping ratio', quality: 'Quality factor' },
      { label: 'Damping is given as', default: 'coefficient' },
    ),
    damping: quantity('N*s/m', {
      label: 'Damping coefficient',
      help: 'Force per speed.',
      symbol: 'c',
      min: 1e-9,
      max: 1e12,
      when: { given: 'coefficient' },
    }),
    dampingRatio: number({
      label: 'Damping ratio',
      help: '1 is critical; steel frames about 0.02, car suspensions 0.2 to 0.4.',
      symbol: '\\zeta',
      min: 1e-9,
      max: 1000,
      usual: [1e-6, 20],
      when: { given: 'ratio' },
    }),
    qualityFactor: number({
      label: 'Quality factor',
      help: '1/2 is critical damping.',
      symbol: 'Q',
      min: 0.001,
      max: 1e9,
      when: { given: 'quality' },
    }),
    force: quantity('N', { label: 'Amplitude of the force', symbol: 'F_0', min: 1e-12, max: 1e12 }),
    frequency: quantity('1/s', { label: 'Frequency of the force', unit: 'Hz', symbol: 'f', min: 0, max: 1e6 }),
  },
  outputs: {
    amplitude: quantity('m', { label: 'Amplitude', unit: 'mm', symbol: 'A' }),
    phase: quantity('rad', { label: 'Phase lag behind the force', unit: 'deg', symbol: '\\varphi', places: 2 }),
    magnification: number({
      label: 'Amplitude over static deflection',
      help: 'The static deflection is the force over the spring constant.',
      symbol: 'D',
    }),
    naturalFrequency: quantity('1/s', { label: 'Natural frequency without damping', unit: 'Hz', symbol: 'f_0' }),
    peakFrequency: quantity('1/s', {
      label: 'Frequency of the largest amplitude',
      unit: 'Hz',
      symbol: 'f_r',
      optional: true,
    }),
    peakAmplitude: quantity('m', { label: 'Largest amplitude', unit: 'mm', symbol: 'A_r', optional: true }),
    quality: number({ label: 'Quality factor', symbol: 'Q' }),
    ratio: number({ label: 'Damping ratio', symbol: '\\zeta' }),
    coefficient: quantity('N*s/m', { label: 'Damping coefficient', symbol: 'c' }),
    bandwidth: quantity('1/s', {
      label: 'Bandwidth',
      help: 'Full width at which half of the greatest power is taken up.',
      unit: 'Hz',
      symbol: '\\Delta f',
    }),
  },
  formula: ({ mass, stiffness, given, damping, dampingRatio, qualityFactor, force, frequency }) => {
    const geometric = Math.sqrt(mass * stiffness);
    const quality =
      given === 'coefficient' ? geometric / damping : given === 'ratio' ? 1 / (2 * dampingRatio) : qualityFactor;
    const coefficient = given === 'coefficient' ? damping : geometric / quality;
    const omega = 2 * Math.PI * frequency;
    const elastic = stiffness - mass * omega ** 2;
    const viscous = coefficient * omega;
    const impedance = Math.sqrt(elastic ** 2 + viscous ** 2);
    const response = {
      amplitude: force / impedance,
      phase: Math.atan2(viscous, elastic),
      magnification: stiffness / impedance,
      naturalFrequency: Math.sqrt(stiffness / mass) / (2 * Math.PI),
      quality,
      ratio: given === 'ratio' ? dampingRatio : 1 / (2 * quality),
      coefficient,
      bandwidth: coefficient / (2 * Math.PI * mass),
    };
    const peak = sumOfProducts([2, mass, stiffness], [-1, coefficient, coefficient]);
    if (peak <= 0) return response;
    return {
      ...response,
      peakFrequency: Math.sqrt(peak / 2) / (2 * Math.PI * mass),
      peakAmplitude: force / (coefficient * Math.sqrt(stiffness / mass - (coefficient / (2 * mass)) ** 2)),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Resonance curve',
    x: { of: 'frequency', label: 'Frequency of the force' },
    y: { of: 'amplitude' },
    curve: ({
      mass,
      stiffness,
      coefficient,
      force,
      frequency,
      amplitude,
      naturalFrequency,
      bandwidth,
      peakFrequency,
      peakAmplitude,
    }) => {
      const here = { x: frequency, y: amplitude, label: 'f' };
      const end = Math.max(2 * naturalFrequency, 1.2 * frequency);
      const at = (f: number) =>
        force / Math.hypot(stiffness - mass * (2 * Math.PI * f) ** 2, coefficient * 2 * Math.PI * f);
      // Places lie closer together at the peak, which may be narrower than the hundredth part of the picture.
      const width = bandwidth / 2;
      const placed = (u: number) => Math.min(end, Math.max(0, naturalFrequency + width * Math.sinh(u)));
      return {
        from: -Math.asinh(naturalFrequency / width),
        to: Math.asinh((end - naturalFrequency) / width),
        lines: [{ at: (u) => [placed(u), at(placed(u))] }],
        marks:
          peakFrequency === undefined || peakAmplitude === undefined
            ? [here]
            : [here, { x: peakFrequency, y: peakAmplitude, label: 'Peak' }],
      };
    },
  },
  explanation: ({ frequency, peakFrequency }) => {
    if (frequency === 0) return 'A constant force moves the mass by {amplitude}, the static deflection.';
    return peakFrequency === undefined
      ? 'At {frequency} the mass swings {amplitude} to each side, {phase} behind the force; so strong a damping leaves no peak.'
      : 'At {frequency} the mass swings {amplitude} to each side, {phase} behind the force; the amplitude is largest, {peakAmplitude}, at {peakFrequency}.';
  },
  cautions: [
    {
      level: 'caution',
      when: ({ amplitude, frequency }) => isRelativistic(2 * Math.PI * frequency * amplitude),
      says: 'The mass would move at more than a tenth of the speed of light, where these equations no longer hold: check the units.',
    },
    {
      level: 'note',
      when: ({ peakFrequency }) => peakFrequency === undefined,
      says: 'With a damping ratio of 1/√2 or more the amplitude has no peak: it is largest, the static deflection, at frequency 0.',
    },
  ],
  examples: [
    {
      inputs: { mass: 2, stiffness: 400, damping: 2, force: 1000000000000, frequency: 1.5915494309189535 },
      results: { amplitude: 4975185951050 },
      cautions: ['a tenth of the speed of light'],
      source: 'By hand: 10¹² N / √(200² + 20²) N/m',
    },
    {
      inputs: { mass: 2, stiffness: 400, damping: 2, force: 10, frequency: 1.5915494309189535 },
      results: {
        amplitude: 49.75185951,
        phase: 5.710593137,
        naturalFrequency: 2.25079079,
        peakFrequency: 2.247975541,
        peakAmplitude: 353.7745688,
        quality: 14.14213562,
        ratio: 0.03535533906,
        coefficient: 2,
        bandwidth: 0.1591549431,
      },
      source:
        'Tipler, Mosca, ch. 14: a 2 kg body, k = 400 N/m, b = 2 kg/s, 10 N at 10 rad/s: 4.98 cm, 14.1 rad/s, 35.4 cm, 1 rad/s; mpmath',
    },
    {
      inputs: { mass: 1, stiffness: 100, damping: 1, force: 2, frequency: 3 },
      results: {
        amplitude: 7.81247997,
        phase: 175.7774395,
        magnification: 0.3906239985,
        peakFrequency: 1.587565571,
        peakAmplitude: 200.2504697,
        quality: 10,
      },
      source: 'mpmath: F₀/(k − mω² + icω), and the largest of it by its derivative',
    },
    {
      inputs: { mass: 1, stiffness: 100, damping: 20, force: 2, frequency: 1 },
      results: {
        amplitude: 14.33913601,
        phase: 64.28381527,
        magnification: 0.7169568003,
        quality: 0.5,
        bandwidth: 3.183098862,
      },
      cautions: ['has no peak'],
      source: 'mpmath: F₀/(k − mω² + icω)',
    },
    {
      inputs: { mass: 1, stiffness: 100, given: 'ratio', dampingRatio: 0.05, force: 2, frequency: 3 },
      results: { amplitude: 7.81247997, phase: 175.7774395, quality: 10, ratio: 0.05, coefficient: 1 },
      source: 'By hand: c = 2 × 0.05 × √100, as in the second example',
    },
    {
      inputs: { mass: 1, stiffness: 100, given: 'quality', qualityFactor: 10, force: 2, frequency: 3 },
      results: { amplitude: 7.81247997, peakAmplitude: 200.2504697, ratio: 0.05, coefficient: 1 },
      source: 'By hand: c = √100/10, as in the second example',
    },
    {
      inputs: { mass: 2, stiffness: 800, damping: 4, force: 10, frequency: 0 },
      results: { amplitude: 12.5, phase: 0, magnification: 1, peakFrequency: 3.175131143, peakAmplitude: 125.1565436 },
      source: 'By hand: 10/800 m, the static deflection; mpmath',
    },
  ],
  notes: ['What is left after the oscillation from the start has died away. The damping force grows with the speed.'],
  references: [
    { title: 'Tipler, Mosca: Physics for Scientists and Engineers, 6th ed., §14-5' },
    { title: 'Taylor: Classical Mechanics (2005), §5.5 and §5.6', isbn: '978-1-891389-22-1' },
  ],
});

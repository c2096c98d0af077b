import {
  boltzmannConstant,
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  measure,
  number,
  percent,
  quantity,
  roundTo,
  speedOfLight,
} from '@reckoner/engine';

/** Albersheim (1981): SNR in dB of each of n pulses, for a steady target and a linear detector. */
function albersheim(detection: number, falseAlarm: number, pulses: number) {
  const a = Math.log(0.62 / falseAlarm);
  const b = Math.log(detection / (1 - detection));
  return -5 * Math.log10(pulses) + (6.2 + 4.54 / Math.sqrt(pulses + 0.44)) * Math.log10(a + 0.12 * a * b + 1.7 * b);
}

/** R⁴ = P_t·G_t·G_r·λ²·σ/((4π)³·L·P_min), with P_min = k·T_s·B·SNR or as it is given. */
export default defineCalculator({
  title: 'Radar range equation',
  description:
    'Greatest range of a radar from power, antenna gain, frequency, radar cross section, losses and the SNR or power that detection needs, with integration of pulses, and the echo at a given range.',
  keywords: [
    'radar equation',
    'maximum radar range',
    'radar cross section',
    'RCS',
    'radar SNR',
    'pulse integration gain',
    'Albersheim',
    'echo power',
  ],
  related: ['free-space-path-loss', 'radio-horizon-line-of-sight', 'receiver-sensitivity', 'parabolic-dish-gain'],
  inputs: {
    power: quantity('W', {
      label: 'Transmitter peak power',
      unit: 'kW',
      symbol: 'P_t',
      above: 0,
      max: 1e6,
      usual: [1e-6, 10000],
    }),
    gain: measure('dBi', {
      label: 'Antenna gain in transmission',
      symbol: 'G_t',
      min: -20,
      max: 90,
      usual: [0, 60],
    }),
    receiveGain: measure('dBi', {
      label: 'Antenna gain in reception',
      help: 'That in transmission, if it is left out.',
      symbol: 'G_r',
      min: -20,
      max: 90,
      usual: [0, 60],
      default: ({ gain }: { gain: number }) => gain,
    }),
    frequency: quantity('Hz', {
      label: 'Frequency',
      unit: 'GHz',
      symbol: 'f',
      min: 1e-3,
      max: 1000,
      usual: [0.003, 300],
    }),
    crossSection: quantity('m^2', {
      label: 'Radar cross section',
      help: 'Some 0.01 m² of a bird, 1 m² of a small aircraft or a person, 100 m² of a car or airliner.',
      symbol: '\\sigma',
      above: 0,
      max: 1e9,
      usual: [1e-5, 1e6],
    }),
    losses: measure('dB', {
      label: 'Losses',
      help: 'Of the system and of the way there and back through the air.',
      symbol: 'L',
      min: 0,
      max: 100,
      usual: [0, 30],
      default: 0,
    }),
    detection: choice(
      {
        snr: { label: 'A given SNR', also: ['SNR'] },
        probability: { label: 'Probabilities of detection and false alarm', also: ['probability', 'Albersheim'] },
        power: { label: 'A given power at the receiver', also: ['minimum detectable power', 'MDS', 'sensitivity'] },
      },
      { label: 'Detection needs', default: 'snr' },
    ),
    snr: measure('dB', {
      label: 'SNR needed for detection',
      help: 'After integration of pulses. 13 dB is common for one pulse.',
      symbol: '\\mathrm{SNR}',
      min: -50,
      max: 100,
      usual: [0, 30],
      default: 13,
      when: { detection: 'snr' },
    }),
    detected: percent({
      label: 'Probability of detection',
      symbol: 'P_D',
      min: 10,
      max: 99.9,
      usual: 'all',
      default: 90,
      when: { detection: 'probability' },
    }),
    falseAlarm: number({
      label: 'Probability of a false alarm',
      help: 'For each decision, as 1e-6.',
      symbol: 'P_{FA}',
      min: 1e-12,
      max: 0.001,
      usual: [1e-10, 0.001],
      default: 1e-6,
      when: { detection: 'probability' },
    }),
    integration: choice(
      {
        none: { label: 'None, one pulse', also: ['none'] },
        coherent: { label: 'Coherent, gain n', also: ['coherent'] },
        root: { label: 'Not coherent, gain √n', also: ['noncoherent', 'non-coherent', 'incoherent'] },
      },
      { label: 'Integration of pulses', default: 'none', when: { detection: 'snr' } },
    ),
    pulses: integer({
      label: 'Pulses that are integrated',
      symbol: 'n',
      min: 1,
      max: 8096,
      usual: 'all',
      default: 1,
      when: { detection: ['snr', 'probability'] },
    }),
    minimum: measure('dBm', {
      label: 'Least detectable power',
      symbol: 'P_{min}',
      min: -250,
      max: 60,
      usual: [-170, -30],
      when: { detection: 'power' },
    }),
    bandwidth: quantity('Hz', {
      label: 'Noise bandwidth',
      help: 'Of a matched filter 1 over the length of the pulse, also of a long one that is compressed: 1 MHz for 1 µs.',
      unit: 'MHz',
      symbol: 'B',
      min: 1e-6,
      max: 1e5,
      usual: [1e-4, 5000],
      when: { detection: ['snr', 'probability'] },
    }),
    noiseFigure: measure('dB', {
      label: 'Noise figure',
      help: 'With an antenna at 290 K: the noise temperature of the system is then 290 K times it.',
      symbol: '\\mathrm{NF}',
      min: 0,
      max: 40,
      usual: [0.3, 20],
      default: 3,
      when: { detection: ['snr', 'probability'] },
    }),
    range: quantity('m', {
      label: 'Range of a target',
      unit: 'km',
      symbol: 'R',
      min: 1e-3,
      max: 1e9,
      usual: [0.001, 1e6],
      optional: true,
    }),
  },
  outputs: {
    greatest: quantity('m', { label: 'Greatest range', unit: 'km', symbol: 'R_{max}', digits: 4, places: 2 }),
    needed: measure('dBm', { label: 'Power that detection needs', symbol: 'P_{det}', places: 2 }),
    pulseSnr: measure('dB', {
      label: 'SNR that each pulse needs',
      symbol: '\\mathrm{SNR}_1',
      places: 2,
      optional: true,
    }),
    integrationGain: measure('dB', {
      label: 'Gain by integration',
      symbol: 'G_i',
      places: 2,
      optional: true,
    }),
    echo: measure('dBm', { label: 'Echo from the given range', symbol: 'P_r', places: 2, optional: true }),
    echoSnr: measure('dB', {
      label: 'SNR of one pulse from there',
      symbol: '\\mathrm{SNR}_R',
      places: 2,
      optional: true,
    }),
    margin: measure('dB', { label: 'Margin there', symbol: 'M', places: 2, optional: true }),
  },
  formula: ({
    power,
    gain,
    receiveGain,
    frequency,
    crossSection,
    losses,
    detection,
    snr,
    detected,
    falseAlarm,
    integration,
    pulses,
    minimum,
    bandwidth,
    noiseFigure,
    range,
  }) => {
    const unitPower = constant(0.001, 'W');
    const wavelength = speedOfLight / frequency;
    // The echo times the fourth power of the range.
    const scale =
      (power * 10 ** ((gain + receiveGain - losses) / 10) * wavelength ** 2 * crossSection) / (4 * Math.PI) ** 3;
    const noise =
      detection === 'power'
        ? undefined
        : 10 * Math.log10((boltzmannConstant * constant(290, 'K') * bandwidth) / unitPower) + noiseFigure;
    const integrationGain =
      detection === 'power'
        ? undefined
        : detection === 'probability'
          ? albersheim(detected, falseAlarm, 1) - albersheim(detected, falseAlarm, pulses)
          : integration === 'none'
            ? 0
            : (integration === 'coherent' ? 10 : 5) * Math.log10(pulses);
    const pulseSnr =
      integrationGain === undefined
        ? undefined
        : detection === 'probability'
          ? albersheim(detected, falseAlarm, pulses)
          : snr - integrationGain;
    const needed = noise === undefined || pulseSnr === undefined ? minimum : noise + pulseSnr;
    const echo = range === undefined ? undefined : 10 * Math.log10(scale / range ** 4 / unitPower);
    return {
      greatest: (scale / (unitPower * 10 ** (needed / 10))) ** 0.25,
      needed,
      pulseSnr,
      integrationGain,
      echo,
      echoSnr: echo === undefined || noise === undefined ? undefined : echo - noise,
      margin: echo === undefined ? undefined : echo - needed,
    };
  },
  shown: ({
    power,
    gain,
    receiveGain,
    frequency,
    crossSection,
    losses,
    detection,
    snr,
    minimum,
    bandwidth,
    noiseFigure,
    range,
    needed,
    pulseSnr,
    integrationGain,
    echo,
  }) => ({
    greatest:
      ((power * 10 ** ((gain + receiveGain - losses) / 10) * (speedOfLight / frequency) ** 2 * crossSection) /
        ((4 * Math.PI) ** 3 * constant(0.001, 'W') * 10 ** (needed / 10))) **
      0.25,
    needed:
      detection === 'power' || pulseSnr === undefined
        ? minimum
        : 10 * Math.log10((boltzmannConstant * constant(290, 'K') * bandwidth) / constant(0.001, 'W')) +
          noiseFigure +
          pulseSnr,
    pulseSnr: detection === 'snr' && integrationGain !== undefined ? snr - integrationGain : undefined,
    integrationGain: undefined,
    echo:
      range === undefined
        ? undefined
        : 10 *
          Math.log10(
            (power * 10 ** ((gain + receiveGain - losses) / 10) * (speedOfLight / frequency) ** 2 * crossSection) /
              ((4 * Math.PI) ** 3 * constant(0.001, 'W') * range ** 4),
          ),
    echoSnr: undefined,
    margin: echo === undefined ? undefined : echo - needed,
  }),
  stepwise: [
    'Integration of n pulses gains 10 × log₁₀(n) dB where it is coherent, and 5 × log₁₀(n) dB by the rule of the square root.',
    'Albersheim: A = ln(0.62/P_FA), B = ln(P_D/(1 - P_D)), SNR₁ = -5 × log₁₀(n) + (6.2 + 4.54/√(n + 0.44)) × log₁₀(A + 0.12 × A × B + 1.7 × B).',
    'The SNR of an echo is the echo less the noise k × 290 K × B, in dBm, and the noise figure.',
  ],
  figure: {
    kind: 'curve',
    title: 'Echo over range',
    x: { of: 'greatest', label: 'Range', log: true },
    y: { of: 'needed', label: 'Power' },
    curve: ({ greatest, needed, range, echo }) => ({
      from: Math.min(greatest / 10, range ?? greatest),
      to: Math.max(2 * greatest, range ?? greatest),
      lines: [
        { label: 'Echo', y: (r) => needed - 40 * Math.log10(r / greatest) },
        { label: 'Needed', y: () => needed, dashed: true },
      ],
      marks:
        range === undefined || echo === undefined
          ? [{ x: greatest, y: needed, label: 'Greatest range' }]
          : [
              { x: greatest, y: needed, label: 'Greatest range' },
              { x: range, y: echo, label: 'Target' },
            ],
    }),
  },
  explanation: ({ detection }) =>
    detection === 'power'
      ? 'With losses of {losses} a target of {crossSection} is detected up to {greatest}, where its echo falls to the {needed} that are needed.{echo? From {range} {echo} return, {margin|{|margin|} too little|just enough|{|margin|} more than needed}.|}'
      : 'With losses of {losses} and a noise figure of {noiseFigure} a target of {crossSection} is detected up to {greatest}, where its echo falls to {needed}, an SNR of {pulseSnr} in each pulse; integration gains {integrationGain}.{echo? From {range} {echo} return, an SNR of {echoSnr}, {margin|{|margin|} too little|just enough|{|margin|} more than needed}.|}',
  requires: [
    {
      that: ({ detection, integration, pulses }) => detection !== 'snr' || integration !== 'none' || pulses === 1,
      field: 'pulses',
      says: 'Without integration one pulse alone counts: choose how {pulses} pulses are integrated.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ integration, pulses }) => integration !== undefined && integration !== 'none' && pulses === 1,
      says: 'One pulse has nothing to integrate: send how many there are while the beam is on the target.',
    },
    {
      level: 'caution',
      when: ({ margin }) => margin !== undefined && isBelow(roundTo(margin, 2), 0),
      says: 'The target at this range is not detected as wanted: its echo is weaker than needed.',
    },
    {
      level: 'note',
      when: ({ detection, falseAlarm, detected }) =>
        detection === 'probability' &&
        falseAlarm !== undefined &&
        detected !== undefined &&
        (falseAlarm < 1e-7 || isAbove(detected, 0.9)),
      says: "Albersheim's equation lies within 0.2 dB for false alarms from 1e-7 to 1e-3 and detections from 10 to 90%: here it is somewhat less exact.",
    },
    {
      level: 'note',
      when: ({ detection }) => detection === 'probability',
      says: "Albersheim's equation is of a steady target. The echo of a real one fluctuates as it turns: for 90% of detections that takes some 8 dB more in a single pulse (Swerling 1).",
    },
    {
      level: 'caution',
      when: ({ range, gain, receiveGain, frequency, power, echo }) =>
        range !== undefined &&
        echo !== undefined &&
        (isBelow(range, (2 * 10 ** (Math.max(gain, receiveGain) / 10) * speedOfLight) / (Math.PI ** 2 * frequency)) ||
          isAbove(echo, 10 * Math.log10(power / constant(0.001, 'W')))),
      says: 'So close, target and antenna do not lie in each other’s far field (2D²/λ of a dish with this gain): less returns than this, and never more than was sent.',
    },
    {
      level: 'note',
      when: ({ greatest }) => isAbove(greatest, constant(50e3, 'm')),
      says: 'So far away the Earth hides low targets: compare with the radar horizon, which is 4.12 (√h₁ + √h₂) km for heights in meters.',
    },
    {
      level: 'caution',
      when: ({ crossSection, frequency }) => isBelow(Math.sqrt(crossSection), (0.1 * speedOfLight) / frequency),
      says: 'The radar cross section is small beside the square of the wavelength: such targets scatter the less the longer the wave, so that a cross section of another band does not hold here.',
    },
  ],
  examples: [
    {
      inputs: { power: 1000, gain: 40, frequency: 10, crossSection: 1, bandwidth: 1, range: 129.8323 },
      results: { greatest: 129.8322648865, needed: -97.9751871942 },
      cautions: ['Earth hides low targets'],
      source: 'Python: the greatest range, rounded up, is not too far when it is sent back',
    },
    {
      inputs: { power: 1000, gain: 20, frequency: 10, crossSection: 1, snr: 6, bandwidth: 0.1, noiseFigure: 0 },
      results: {
        greatest: 41.05656708195,
        needed: -117.9751871942,
        pulseSnr: 6,
        integrationGain: 0,
      },
      source: 'MathWorks, radareqrng: 4.1057e+04 m; more digits: Python with mpmath, in decibels',
    },
    {
      inputs: {
        power: 1000,
        gain: 40,
        frequency: 10,
        crossSection: 0.1,
        losses: 3,
        snr: 6,
        bandwidth: 0.1,
        noiseFigure: 0,
      },
      results: { greatest: 194.2596640346 },
      cautions: ['the Earth hides'],
      source: 'MathWorks, radareqrng: 1.9426e+05 m; more digits: Python, the same',
    },
    {
      inputs: {
        power: 1000,
        gain: 20,
        frequency: 1,
        crossSection: 1,
        bandwidth: 5,
        noiseFigure: 0,
        range: 50,
      },
      results: { echoSnr: 5.586805115323, echo: -101.3986820355, margin: -7.413194884677, greatest: 32.63173250321 },
      cautions: ['not detected as wanted'],
      source: 'MathWorks, radareqsnr: 5.5868 dB; the rest by Python, the same',
    },
    {
      inputs: {
        power: 1000,
        gain: 40,
        frequency: 10,
        crossSection: 0.5,
        losses: 3,
        bandwidth: 1,
        noiseFigure: 0.1472325682070635,
        range: 100,
      },
      results: { echoSnr: 14.37777280728, margin: 1.377772807277, greatest: 108.2540916345 },
      cautions: ['the Earth hides'],
      source: 'MathWorks, radareqsnr with a system temperature of 300 K: 14.3778 dB; the rest by Python, the same',
    },
    {
      inputs: {
        power: 25,
        gain: 28,
        receiveGain: 30,
        frequency: 9.4,
        crossSection: 10,
        losses: 4,
        integration: 'coherent',
        pulses: 16,
        bandwidth: 2,
        noiseFigure: 4,
        range: 20,
      },
      results: {
        greatest: 33.65706220605,
        integrationGain: 12.04119982656,
        echoSnr: 10.00064856365,
        margin: 9.04184839021,
      },
      source: 'Python with mpmath, in decibels',
    },
    {
      inputs: {
        power: 25,
        gain: 28,
        frequency: 9.4,
        crossSection: 10,
        losses: 4,
        integration: 'root',
        pulses: 16,
        bandwidth: 2,
        noiseFigure: 4,
      },
      results: { greatest: 21.21100310736, integrationGain: 6.02059991328, pulseSnr: 6.97940008672 },
      source: 'Python with mpmath, in decibels',
    },
    {
      inputs: {
        power: 100,
        gain: 35,
        frequency: 3,
        crossSection: 2,
        losses: 5,
        detection: 'probability',
        pulses: 10,
        bandwidth: 1,
        range: 100,
      },
      results: {
        pulseSnr: 4.990385959429,
        integrationGain: 8.124158534894,
        greatest: 106.0034147991,
        echoSnr: 6.00318019437,
        margin: 1.012794234942,
      },
      cautions: ['of a steady target', 'the Earth hides'],
      source:
        'Python with mpmath; by the noncentral chi-square distribution (scipy.stats.ncx2, square-law detector) 5.27 dB',
    },
    {
      inputs: {
        power: 100,
        gain: 35,
        frequency: 3,
        crossSection: 2,
        losses: 5,
        detection: 'probability',
        detected: 99,
        falseAlarm: 1e-8,
        pulses: 5,
        bandwidth: 1,
      },
      results: { pulseSnr: 9.148836340978, greatest: 83.43698382568 },
      cautions: ['somewhat less exact', 'of a steady target', 'the Earth hides'],
      source: 'Python with mpmath',
    },
    {
      inputs: {
        power: 1,
        gain: 36,
        frequency: 5.65,
        crossSection: 1,
        detection: 'power',
        minimum: -110,
        range: 138.9,
      },
      results: { greatest: 38.72386786492, echo: -132.188940648, margin: -22.188940648 },
      cautions: ['not detected as wanted'],
      source: 'A course on radar, example 7-2 (75 nmi): 6.0e-17 W, -132.2 dBm; more digits: Python with mpmath',
    },
    {
      inputs: {
        power: 1000,
        gain: 20,
        frequency: '50 MHz',
        crossSection: 0.01,
        detection: 'power',
        minimum: -100,
      },
      results: { greatest: 65.2406007218 },
      cautions: ['scatter the less', 'the Earth hides'],
      source: 'Python with mpmath',
    },
    {
      inputs: {
        power: 1000,
        gain: 20,
        frequency: 10,
        crossSection: 1,
        snr: 6,
        integration: 'coherent',
        bandwidth: 0.1,
        noiseFigure: 0,
      },
      results: { greatest: 41.05656708195, integrationGain: 0 },
      cautions: ['nothing to integrate'],
      source: 'MathWorks, the first example: one pulse',
    },
    {
      inputs: { power: 1000, gain: 45, frequency: 10, crossSection: 1, bandwidth: 1, range: '1 m' },
      results: { echo: 116.560118138 },
      cautions: ['never more than was sent', 'the Earth hides'],
      source: 'Python, in decibels: more than the 90 dBm that are sent',
    },
    {
      inputs: { power: 1, gain: 30, frequency: 10, crossSection: 1, pulses: 8, bandwidth: 1 },
      refused: 'choose how 8 pulses are integrated',
      source: 'By definition',
    },
  ],
  notes: [
    'Free space, a target in the middle of the beam, and antennas of transmitter and receiver at one place. Clutter, rain, reflections of the ground and multipath are not in it.',
    'True gains of integration that is not coherent lie between √n and n: the square root is cautious for few pulses; the equation of Albersheim is closer.',
    'Whether the range is unambiguous follows from the pulse repetition frequency, c/(2 PRF).',
  ],
  references: [
    {
      title: 'MathWorks, Radar Toolbox: radareqrng, with examples',
      url: 'https://ww2.mathworks.cn/help/radar/ref/radareqrng.html',
    },
    {
      title: 'MathWorks, Radar Toolbox: radareqsnr, with examples',
      url: 'https://uk.mathworks.com/help/radar/ref/radareqsnr.html',
    },
    {
      title:
        'Albersheim: A closed-form approximation to Robertson’s detection characteristics, Proc. IEEE 69 (1981) 839',
      doi: '10.1109/PROC.1981.12082',
    },
    { title: 'Richards: Fundamentals of Radar Signal Processing, 2nd ed., §2.2 and 6.3.3', isbn: '978-0-07-179832-7' },
    { title: 'Skolnik: Introduction to Radar Systems, 3rd ed., ch. 2', isbn: '978-0-07-288138-7' },
  ],
});

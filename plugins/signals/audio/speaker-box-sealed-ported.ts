import {
  choice,
  constant,
  defineCalculator,
  findRoot,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  measure,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';

/**
 * Sealed: Q_tc/Q_ts = F_c/F_s = √(1 + V_as/V_b). Vented: fits of V_b and F_b to the flat alignments by Q_ts, and F_3 of
 * the response of that box, as the fit of F_3 that goes with them, 0.26 F_s/Q_ts^1.4, is a quarter too low at 0.25.
 */
export default defineCalculator({
  title: 'Speaker box volume',
  description:
    'Net volume, tuning and -3 dB frequency of a sealed or vented (bass reflex) loudspeaker enclosure from the Thiele-Small parameters of its driver, or what a sealed box of given volume does.',
  keywords: [
    'speaker enclosure calculator',
    'subwoofer box calculator',
    'sealed box calculator',
    'ported box calculator',
    'bass reflex box volume',
    'thiele-small parameters',
    'Qtc calculator',
  ],
  related: ['helmholtz-resonator-frequency', 'passive-crossover-network', 'amplifier-power-spl'],
  inputs: {
    box: choice(
      {
        sealed: { label: 'Sealed, for a total Q', also: ['sealed', 'closed', 'acoustic suspension'] },
        built: { label: 'Sealed, of a given volume', also: ['given volume', 'existing'] },
        vented: { label: 'Vented (bass reflex), flat', also: ['vented', 'ported', 'bass reflex'] },
      },
      { label: 'Box', default: 'sealed' },
    ),
    resonance: quantity('Hz', {
      label: 'Resonance of the driver in free air',
      symbol: 'F_s',
      min: 1,
      max: 10000,
      usual: [14, 200],
    }),
    driverQ: number({ label: 'Total Q of the driver', symbol: 'Q_{ts}', min: 0.05, max: 5, usual: [0.18, 1.3] }),
    compliance: quantity('m^3', {
      label: 'Equivalent volume of its suspension',
      unit: 'L',
      symbol: 'V_{as}',
      min: 0.01,
      max: 1e5,
      usual: [4, 600],
    }),
    totalQ: number({
      label: 'Total Q wanted',
      help: '0.707 is the flattest, 0.577 has the evenest delay, 1 is smaller and louder at its peak.',
      symbol: 'Q_{tc,0}',
      min: 0.1,
      max: 5,
      usual: [0.5, 1.3],
      default: 0.707,
      when: { box: 'sealed' },
    }),
    net: quantity('m^3', {
      label: 'Net volume of the box',
      help: 'Without driver and bracing.',
      unit: 'L',
      symbol: 'V_0',
      min: 0.01,
      max: 1e5,
      usual: [2, 500],
      when: { box: 'built' },
    }),
  },
  outputs: {
    volume: quantity('m^3', { label: 'Net volume of the box', unit: 'L', symbol: 'V_b', digits: 3, places: 1 }),
    tuning: quantity('Hz', { label: 'Resonance in the box, or tuning of the vent', symbol: 'F_b', places: 1 }),
    cutoff: quantity('Hz', { label: 'Frequency at -3 dB', symbol: 'F_3', places: 1 }),
    boxQ: number({ label: 'Total Q in the box', symbol: 'Q_{tc}', places: 3, optional: true }),
    peak: measure('dB', { label: 'Peak of the response', symbol: 'A', places: 2, optional: true }),
  },
  formula: ({ box, resonance, driverQ, compliance, totalQ, net }) => {
    if (box === 'vented')
      return {
        volume: 15 * compliance * driverQ ** 2.87,
        tuning: (0.42 * resonance) / driverQ ** 0.9,
        cutoff: resonance * ventedCutoff(driverQ),
      };
    const volume = box === 'built' ? net : compliance / ((totalQ / driverQ) ** 2 - 1);
    const raise = box === 'built' ? Math.sqrt(1 + compliance / net) : totalQ / driverQ;
    const boxQ = driverQ * raise;
    const half = 1 / (2 * boxQ ** 2) - 1;
    return {
      volume,
      tuning: resonance * raise,
      cutoff: resonance * raise * Math.sqrt(half + Math.sqrt(half ** 2 + 1)),
      boxQ,
      peak: isAbove(2 * boxQ ** 2, 1) ? 20 * Math.log10(boxQ ** 2 / Math.sqrt(boxQ ** 2 - 0.25)) : 0,
    };
  },
  shown: ({ box, resonance, driverQ, compliance, totalQ, net }) => {
    if (box === 'vented') return { cutoff: undefined };
    const raise = box === 'built' ? Math.sqrt(1 + compliance / net) : totalQ / driverQ;
    const boxQ = driverQ * raise;
    const half = 1 / (2 * boxQ ** 2) - 1;
    return { cutoff: resonance * raise * Math.sqrt(half + Math.sqrt(half ** 2 + 1)) };
  },
  stepwise: [
    'In a vented box F_3 is the frequency at which |G|² is 1/2, found by a search, where G = s⁴T² / (s⁴T² + s³(T²/Q_ts + T/Q_L) + s²(1 + V_as/V_b + T/(Q_L Q_ts) + T²) + s(T/Q_L + 1/Q_ts) + 1), with s = jf/F_s, T = F_s/F_b and the usual losses of a box, Q_L = 7.',
  ],
  figure: {
    kind: 'curve',
    title: 'Response of the sealed box',
    x: { of: 'cutoff', label: 'Frequency', log: true },
    y: { label: 'Level', unit: 'dB' },
    curve: ({ tuning, cutoff, boxQ }) =>
      boxQ === undefined
        ? undefined
        : {
            from: tuning / 5,
            to: tuning * 8,
            lines: [
              {
                y: (at) => {
                  const x = at / tuning;
                  return 20 * Math.log10(x ** 2 / Math.hypot(1 - x ** 2, x / boxQ));
                },
              },
            ],
            marks: [{ x: cutoff, y: -10 * Math.log10(2), label: '-3 dB' }],
          },
  },
  explanation: ({ box, driverQ, peak }) =>
    box === 'vented'
      ? `A driver with a resonance of {resonance}, a Q of {driverQ} and {compliance} of equivalent volume plays ${driverQ < 0.25 || driverQ > 0.45 ? 'unevenly' : 'nearly flat'} down to {cutoff} (-3 dB, with usual losses) in a vented box of {volume} net, tuned to {tuning}. The vent for this is found as a Helmholtz resonator.`
      : `A driver with a resonance of {resonance}, a Q of {driverQ} and {compliance} of equivalent volume reaches in a sealed box of {volume} net a total Q of {boxQ} and resonates at {tuning}; it plays down to {cutoff} (-3 dB), ${peak === undefined || roundTo(peak, 2) === 0 ? 'without a peak' : 'with a peak of {peak}'}.`,
  requires: [
    {
      that: ({ box, driverQ }) => box !== 'vented' || isAtMost(driverQ, 1),
      field: 'driverQ',
      says: 'No vented box is flat, or nearly so, with a driver of a Q above 1, {driverQ}: choose a sealed box or another driver.',
    },
    {
      that: ({ driverQ, totalQ }) => isAtLeast(totalQ, 1.01 * driverQ),
      field: 'totalQ',
      says: 'A sealed box raises the Q of the driver, {driverQ}: the total Q wanted must be at least 1% above it. Choose a higher one, or a driver with a lower Q.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ box, driverQ }) => box === 'vented' && (driverQ < 0.25 || driverQ > 0.45),
      says: 'The formulas for a flat vented box fit drivers with a Q of about 0.25 to 0.45: with {driverQ} the response is not flat. Above 0.5 a sealed box is usual; else simulate it.',
    },
    {
      level: 'caution',
      when: ({ box }) => box === 'vented',
      says: 'Below {tuning} the driver in a vented box is loaded by nothing: deep notes at high power drive it to its stops. Use a high-pass filter there.',
    },
    {
      level: 'caution',
      when: ({ boxQ }) => boxQ !== undefined && roundTo(boxQ, 3) > 1.1,
      says: 'With a total Q of {boxQ} bass booms before it falls: take a larger box or a driver with a lower Q.',
    },
    {
      level: 'note',
      when: ({ boxQ }) => boxQ !== undefined && roundTo(boxQ, 3) < 0.5,
      says: 'With a total Q of {boxQ} the box is overdamped: bass falls early, and a smaller box, up to a Q of about 0.7, reaches lower.',
    },
    {
      level: 'caution',
      when: ({ box, volume, compliance }) => box === 'sealed' && isAbove(volume, 4 * compliance),
      says: 'The box is more than four times the equivalent volume of the driver: small errors of its Q change it much, and such a driver hardly notices the box. Check its Q.',
    },
    {
      level: 'note',
      when: ({ volume }) => isBelow(volume, constant(0.002, 'm^3')),
      says: 'Less than 2 L is little for a loudspeaker box: check that the equivalent volume is in liters (1 ft³ is 28.3 L).',
    },
  ],
  examples: [
    {
      inputs: { box: 'built', resonance: 35, driverQ: 0.65, compliance: 45, net: 30 },
      results: { volume: 30, tuning: 55.3398591, boxQ: 1.02774024, cutoff: 42.9932578, peak: 1.41063716 },
      source: 'SciPy: -3 dB and peak of s²/(s² + s/Q + 1) by search; Ohmic Audio prints 55.4 Hz, 1.03 and 43 Hz',
    },
    {
      inputs: { resonance: 28, driverQ: 0.38, compliance: 80 },
      results: { volume: 32.4997398, tuning: 52.0947368, boxQ: 0.707, cutoff: 52.1026061, peak: 0 },
      source: 'SciPy: -3 dB by search; 80/((0.707/0.38)² - 1)',
    },
    {
      inputs: { resonance: 25, driverQ: 0.3, compliance: 100, totalQ: 0.49 },
      results: { volume: 59.9600266, tuning: 40.8333333, boxQ: 0.49, peak: 0 },
      cautions: ['overdamped'],
      source: 'Python: 100/((0.49/0.3)² - 1); 25 × 0.49/0.3',
    },
    {
      inputs: { box: 'built', resonance: 30, driverQ: 0.5, compliance: 60, net: 10 },
      results: { tuning: 79.3725393, boxQ: 1.32287566, cutoff: 56.9393778, peak: 3.09984838 },
      cautions: ['booms'],
      source: 'SciPy: -3 dB and peak by search',
    },
    {
      inputs: { resonance: 60, driverQ: 0.9, compliance: 20, totalQ: 1 },
      results: { volume: 85.2631579, peak: 1.24938737 },
      cautions: ['four times'],
      source: 'SciPy: the peak by search; 20/(1/0.81 - 1)',
    },
    {
      inputs: { box: 'vented', resonance: 30, driverQ: 0.35, compliance: 60 },
      results: { volume: 44.2300873, tuning: 32.4122593, cutoff: 36.34937259 },
      cautions: ['loaded by nothing'],
      source: 'mpmath: the formulas of KB Apps for volume and tuning; -3 dB of the response (Small) by search',
    },
    {
      inputs: { box: 'vented', resonance: 30, driverQ: 0.6, compliance: 60 },
      results: { volume: 207.747879, tuning: 19.9542045, cutoff: 17.09242938 },
      cautions: ['is not flat', 'loaded by nothing'],
      source: 'mpmath: the formulas of KB Apps for volume and tuning; -3 dB of the response (Small) by search',
    },
    {
      inputs: { box: 'vented', resonance: 40, driverQ: 0.25, compliance: 30 },
      results: { volume: 8.41977214, cutoff: 98.32024258 },
      cautions: ['loaded by nothing'],
      source:
        'mpmath: -3 dB of the response (Small) by search; the fit 0.26 F_s/Q^1.4 gives 72.4 Hz, where it is 7.9 dB down',
    },
    {
      inputs: { box: 'vented', resonance: 40, driverQ: 1.2, compliance: 30 },
      refused: 'No vented box is flat',
      source: 'Its response has a dip below -3 dB between two peaks',
    },
    {
      inputs: { resonance: 40, driverQ: 0.4, compliance: 3 },
      results: { volume: 1.41239197 },
      cautions: ['Less than 2 L'],
      source: 'Python: 3/((0.707/0.4)² - 1)',
    },
    {
      inputs: { resonance: 40, driverQ: 0.8, compliance: 30 },
      refused: 'raises the Q',
      source: 'By definition: 0.707 is below 0.8',
    },
  ],
  notes: [
    'Net volume: add the driver, the bracing and the vent. A box filled with damping behaves as if up to some 20% larger.',
    'For the free field and small signals; rooms and cars raise deep bass, and resistance of cables raises the Q. Parameters of one sample differ by 10% and more from the data sheet.',
    'The fit that is often told with the others for a vented box, F_3 = 0.26 F_s/Q_ts^1.4, agrees with its response within some 7% for a Q of 0.35 to 0.5, and is a quarter too low at 0.25.',
    'Two equal drivers in one box have twice the equivalent volume.',
  ],
  references: [
    {
      title: 'The Subwoofer DIY Page: Sealed systems, box calculations',
      url: 'http://diysubwoofers.org/sld/sealed1.htm',
    },
    {
      title: 'KB Apps: Formulas for calculating volume and port dimensions (sealed and vented)',
      url: 'http://kbapps.com/audio/AudioSpeakerDesignFormulas.php',
    },
    {
      title: 'Ohmic Audio: Sealed box system parameters (worked example)',
      url: 'https://ohmicaudio.com/reference/math-measurement/sealed-box-system-parameters',
    },
    { title: 'Small: Closed-box loudspeaker systems, J. Audio Eng. Soc. 20 (1972) 798–808 and 21 (1973) 11–18' },
    {
      title:
        'Small: Vented-box loudspeaker systems, Part I: Small-signal analysis, J. Audio Eng. Soc. 21 (1973) 363–372 (response; Q_L of 7)',
    },
  ],
});

/** F_3/F_s of the vented box by the fits of V_b and F_b, with losses of Q_L = 7. */
function ventedCutoff(q: number): number {
  const loss = 7;
  const period = q ** 0.9 / 0.42;
  const stiffness = 1 / (15 * q ** 2.87);
  const cubic = period ** 2 / q + period / loss;
  const square = 1 + stiffness + period / (loss * q) + period ** 2;
  const linear = period / loss + 1 / q;
  return findRoot(
    (x) => {
      const top = period ** 2 * x ** 4;
      return 2 * top ** 2 - (top - square * x ** 2 + 1) ** 2 - (linear * x - cubic * x ** 3) ** 2;
    },
    0.2,
    100,
  );
}

import { choice, defineCalculator, isAbove, noResult, percent, quantity, roundTo } from '@reckoner/engine';

/** C = I/(f_r V_r), the capacitor feeding the load for the whole period of the ripple: a safe overestimate. */
export default defineCalculator({
  title: 'Rectifier and smoothing capacitor',
  description: 'Smoothing capacitor for a ripple, or the ripple for a capacitor, and DC voltage of a rectifier.',
  keywords: ['bridge rectifier', 'filter capacitor', 'ripple voltage', 'power supply', 'full wave', 'half wave'],
  inputs: {
    rectifier: choice(
      { half: 'Half wave', center: 'Full wave, center tap', bridge: 'Bridge' },
      { label: 'Rectifier', default: 'bridge' },
    ),
    voltage: quantity('V', {
      label: 'RMS transformer voltage',
      help: 'Of one half for a center tap.',
      symbol: 'V',
      above: 0,
      max: 1e6,
    }),
    frequency: quantity('Hz', { label: 'Mains frequency', symbol: 'f', min: 0.1, max: 1e6, default: 60 }),
    current: quantity('A', { label: 'Load current', symbol: 'I', above: 0, max: 1e5 }),
    known: choice({ ripple: 'Ripple voltage', capacitor: 'Capacitor' }, { label: 'Known', default: 'ripple' }),
    wanted: quantity('V', {
      label: 'Wanted ripple, peak to peak',
      symbol: 'V_r',
      min: 1e-6,
      max: 1e6,
      when: { known: 'ripple' },
    }),
    given: quantity('F', {
      label: 'Given capacitor',
      unit: 'µF',
      symbol: 'C',
      min: 0.001,
      max: 1e9,
      when: { known: 'capacitor' },
    }),
    diode: quantity('V', { label: 'Forward voltage of a diode', symbol: 'V_F', min: 0, max: 5, default: 0.7 }),
  },
  outputs: {
    capacitor: quantity('F', { label: 'Capacitor', unit: 'µF', symbol: 'C', places: 0 }),
    ripple: quantity('V', { label: 'Ripple, peak to peak', symbol: 'V_r', places: 3 }),
    peak: quantity('V', { label: 'Peak voltage', symbol: 'V_p', places: 2 }),
    mean: quantity('V', { label: 'Mean DC voltage', symbol: 'V_{DC}', places: 2 }),
    share: percent({ label: 'Ripple in percent of the mean', places: 2 }),
  },
  formula: ({ rectifier, voltage, frequency, current, known, wanted, given, diode }) => {
    const pulses = rectifier === 'half' ? frequency : 2 * frequency;
    const peak = Math.SQRT2 * voltage - (rectifier === 'bridge' ? 2 : 1) * diode;
    const ripple = known === 'ripple' ? wanted : current / (pulses * given);
    if (ripple >= peak) throw noResult('The ripple would reach the peak voltage: the estimate does not hold.');
    const mean = peak - ripple / 2;
    return { capacitor: current / (pulses * ripple), ripple, peak, mean, share: ripple / mean };
  },
  figure: {
    kind: 'curve',
    title: 'Output voltage',
    x: { label: 'Time', unit: 'ms' },
    y: { of: 'peak', label: 'Voltage' },
    curve: ({ rectifier, frequency, peak, ripple }) => {
      const period = 1000 / (rectifier === 'half' ? frequency : 2 * frequency);
      const wave = (t: number) => {
        const turn = Math.PI * frequency * 2 * (t / 1000);
        return peak * (rectifier === 'half' ? Math.max(0, Math.cos(turn)) : Math.abs(Math.cos(turn)));
      };
      return {
        from: 0,
        to: 3 * period,
        lines: [
          { label: 'With the capacitor', y: (t) => Math.max(wave(t), peak - (ripple * (t % period)) / period) },
          { label: 'Without', dashed: true, y: wave },
        ],
      };
    },
  },
  explanation: 'At {frequency}, with {capacitor}, the output is {mean} with a ripple of {ripple}.',
  cautions: [
    {
      level: 'caution',
      when: ({ share }) => isAbove(roundTo(100 * share, 2), 20),
      says: 'Above 20% ripple the estimate is coarse: it takes the load as constant and the discharge as lasting the whole period, so the ripple comes out too large.',
    },
    {
      level: 'danger',
      when: ({ peak }) => isAbove(roundTo(peak, 2), 60),
      says: 'Above 60 V DC the output is dangerous to touch, and a capacitor keeps it after the mains is off: give it a bleeder resistor, and rate it for more than {peak}.',
    },
  ],
  examples: [
    {
      inputs: { voltage: 230, frequency: 50, current: 0.1, wanted: 10 },
      results: { capacitor: 100, peak: 323.869119345 },
      cautions: ['dangerous to touch'],
      source: 'By hand: 0.1/(100 × 10); 230√2 - 1.4',
    },
    {
      inputs: { rectifier: 'half', voltage: 8, frequency: 50, current: 1, wanted: 2.02855, diode: 0.1572 },
      results: { ripple: 2.02855, share: 20.0010185153 },
      source: 'Python 3.11: 2.02855/(8√2 - 0.1572 - 1.014275), shown as 20.00%',
    },
    {
      inputs: { voltage: 12, current: 0.5, wanted: 1 },
      results: { capacitor: 4166.66666667, peak: 15.5705627485, mean: 15.0705627485, ripple: 1, share: 6.635452283 },
      source: 'Python 3.11: 0.5/120; 12√2 - 1.4; - 0.5; 1/15.07',
    },
    {
      inputs: { rectifier: 'half', voltage: 9, frequency: 50, current: 0.1, known: 'capacitor', given: 1000 },
      results: { ripple: 2, mean: 11.0279220614, capacitor: 1000 },
      source: 'Python 3.11: 0.1/(50 × 1e-3); 9√2 - 0.7 - 1',
    },
    {
      inputs: { rectifier: 'center', voltage: 12, frequency: 50, current: 1, wanted: 2 },
      results: { capacitor: 5000, peak: 16.2705627485 },
      source: 'Python 3.11: 1/(100 × 2); 12√2 - 0.7',
    },
    {
      inputs: { voltage: 12, current: 5, known: 'capacitor', given: 100 },
      noResult: 'does not hold',
      source: 'By hand: 5/(120 × 1e-4) = 417 V',
    },
    {
      inputs: {
        rectifier: 'bridge',
        voltage: 10,
        frequency: 50,
        current: 1,
        known: 'capacitor',
        given: 2000,
        diode: 1,
      },
      results: { ripple: 5, peak: 12.14213562373, mean: 9.64213562373 },
      cautions: ['Above 20% ripple'],
      source: 'By hand: 1/(100 × 0.002); 10√2 - 2; - 2.5',
    },
  ],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., §1.6.3', isbn: '978-0-521-80926-9' }],
});

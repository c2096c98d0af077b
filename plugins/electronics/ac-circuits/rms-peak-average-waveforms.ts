import { choice, constant, defineCalculator, noResult, number, percent, quantity } from '@reckoner/engine';

/** Crest factor, form factor and swing of each waveform, by integration over one period. */
export default defineCalculator({
  title: 'RMS, peak and average voltage',
  description:
    'RMS, peak, peak-to-peak and rectified average of sine, square, triangle, rectified and pulse waveforms.',
  keywords: ['root mean square', 'crest factor', 'form factor', 'peak to peak', 'vrms', 'vpp', 'effective value'],
  inputs: {
    waveform: choice(
      {
        sine: 'Sine',
        square: 'Square',
        triangle: 'Triangle or sawtooth',
        halfWave: 'Half-wave rectified sine',
        fullWave: 'Full-wave rectified sine',
        pulse: 'Pulse from zero',
      },
      { label: 'Waveform', default: 'sine' },
    ),
    known: choice(
      { rms: 'RMS', peak: 'Peak', peakToPeak: 'Peak to peak', average: 'Rectified average' },
      { label: 'Known value', default: 'rms' },
    ),
    value: quantity('V', { label: 'Its voltage', symbol: 'V', min: 0, max: 1e9 }),
    duty: percent({
      label: 'Duty cycle',
      symbol: 'D',
      above: 0,
      max: 100,
      usual: [1, 100],
      default: 50,
      when: { waveform: 'pulse' },
    }),
  },
  outputs: {
    rms: quantity('V', { label: 'RMS voltage', symbol: 'V_{rms}' }),
    peak: quantity('V', { label: 'Peak voltage', symbol: 'V_p' }),
    peakToPeak: quantity('V', { label: 'Peak-to-peak voltage', symbol: 'V_{pp}' }),
    average: quantity('V', { label: 'Rectified average', symbol: 'V_{avg}' }),
    crest: number({ label: 'Crest factor' }),
    form: number({ label: 'Form factor' }),
  },
  formula: ({ waveform, known, value, duty }) => {
    let effective = 1;
    let mean = 1;
    if (waveform === 'sine' || waveform === 'fullWave') {
      effective = Math.SQRT1_2;
      mean = 2 / Math.PI;
    } else if (waveform === 'triangle') {
      effective = 1 / Math.sqrt(3);
      mean = 1 / 2;
    } else if (waveform === 'halfWave') {
      effective = 1 / 2;
      mean = 1 / Math.PI;
    } else if (waveform === 'pulse') {
      effective = Math.sqrt(duty);
      mean = duty;
    }
    const swing = waveform === 'sine' || waveform === 'square' || waveform === 'triangle' ? 2 : 1;
    let peak = value;
    if (known === 'rms') peak = value / effective;
    else if (known === 'peakToPeak') peak = value / swing;
    else if (known === 'average') peak = value / mean;
    if (peak * swing > LARGEST) throw noResult('The peak would be above 10¹⁵ V.');
    return {
      rms: effective * peak,
      peak,
      peakToPeak: swing * peak,
      average: mean * peak,
      crest: 1 / effective,
      form: effective / mean,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Waveform',
    x: { label: 'Periods' },
    y: { of: 'peak', label: 'Voltage' },
    curve: ({ waveform, duty, peak, rms }) => {
      const wave = (t: number) => {
        const sine = Math.sin(2 * Math.PI * t);
        const part = t % 1;
        if (waveform === 'square') return part < 0.5 ? 1 : -1;
        if (waveform === 'triangle') return part < 0.25 ? 4 * part : part < 0.75 ? 2 - 4 * part : 4 * part - 4;
        if (waveform === 'halfWave') return Math.max(0, sine);
        if (waveform === 'fullWave') return Math.abs(sine);
        return waveform === 'pulse' ? Number(part < duty) : sine;
      };
      return {
        from: 0,
        to: 2,
        lines: [
          { label: 'Voltage', y: (t) => peak * wave(t) },
          { label: 'RMS', y: () => rms },
        ],
      };
    },
  },
  explanation: 'The waveform has {rms} RMS, a peak of {peak} and {peakToPeak} from peak to peak.',
  examples: [
    {
      inputs: { value: 230 },
      results: { peak: 325.269119346, peakToPeak: 650.538238692, average: 207.072752716, form: 1.11072073454 },
      source: 'Python 3.11: 230√2; × 2/π; π/(2√2)',
    },
    {
      inputs: { waveform: 'square', known: 'peakToPeak', value: 10 },
      results: { rms: 5, peak: 5, average: 5, crest: 1, form: 1 },
      source: 'By definition',
    },
    {
      inputs: { waveform: 'triangle', known: 'average', value: 2 },
      results: { peak: 4, rms: 2.30940107676, peakToPeak: 8, crest: 1.73205080757, form: 1.15470053838 },
      source: 'NumPy: mean and RMS of 400000 samples; 4/√3, √3, 2/√3',
    },
    {
      inputs: { waveform: 'halfWave', known: 'peak', value: 10 },
      results: { rms: 5, average: 3.18309886184, peakToPeak: 10, crest: 2, form: 1.57079632679 },
      source: 'NumPy: mean and RMS of 400000 samples; 10/2, 10/π, π/2',
    },
    {
      inputs: { waveform: 'fullWave', value: 10 },
      results: { peak: 14.1421356237, average: 9.00316316157, peakToPeak: 14.1421356237 },
      source: 'NumPy: mean and RMS of 400000 samples; 10√2, 20√2/π',
    },
    {
      inputs: { waveform: 'pulse', known: 'peak', value: 5, duty: 20 },
      results: { rms: 2.2360679775, average: 1, crest: 2.2360679775, form: 2.2360679775 },
      source: 'Python 3.11: 5√0.2; 5 × 0.2; 1/√0.2',
    },
    {
      inputs: { waveform: 'pulse', known: 'average', value: 1e9, duty: 0.00001 },
      noResult: 'above 10¹⁵ V',
      source: 'By hand: 1e9/1e-7',
    },
  ],
  notes: ['Sine, square and triangle are centered on zero; the others start from it.'],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., §1.3.2', isbn: '978-0-521-80926-9' }],
});

const LARGEST = constant(1e15, 'V');

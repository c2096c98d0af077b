import { choice, defineCalculator, measure, number, roundTo } from '@reckoner/engine';

/** Hutton and Boore's local magnitude, anchored to Richter's 1 mm at 100 km, and the IASPEI magnitude of 20 s surface waves. */
export default defineCalculator({
  title: 'Richter local magnitude',
  description:
    'Local magnitude of an earthquake from the amplitude of a Wood-Anderson seismograph, or surface-wave magnitude.',
  keywords: ['richter scale', 'ml', 'wood-anderson', 'surface wave magnitude', 'ms', 'seismogram amplitude'],
  inputs: {
    scale: choice(
      {
        local: 'Local magnitude, Hutton and Boore (1987)',
        surface: 'Surface-wave magnitude of 20 s waves',
      },
      { label: 'Scale', default: 'local' },
    ),
    amplitude: measure('mm', {
      label: 'Amplitude on the Wood-Anderson record',
      help: 'From zero to peak, at a magnification of 2080.',
      symbol: 'A',
      min: 1e-6,
      max: 1e6,
      when: { scale: 'local' },
    }),
    distance: measure('km', {
      label: 'Distance',
      help: 'To the hypocenter.',
      symbol: 'R',
      min: 1,
      max: 1000,
      when: { scale: 'local' },
    }),
    ground: measure('nm', {
      label: 'Ground displacement',
      help: 'Vertical, from zero to peak.',
      symbol: 'A',
      min: 0.1,
      max: 1e12,
      when: { scale: 'surface' },
    }),
    period: measure('s', { label: 'Period', symbol: 'T', min: 18, max: 22, default: 20, when: { scale: 'surface' } }),
    angle: measure('deg', {
      label: 'Epicentral distance',
      symbol: '\\Delta',
      min: 20,
      max: 160,
      when: { scale: 'surface' },
    }),
  },
  outputs: {
    magnitude: number({ label: 'Magnitude', symbol: 'M', places: 1 }),
    correction: number({ label: 'Distance correction', symbol: '-\\log A_0', places: 2 }),
  },
  formula: ({ scale, amplitude, distance, ground, period, angle }) => {
    if (scale === 'surface') {
      const correction = 1.66 * Math.log10(angle) + 0.3;
      return { magnitude: Math.log10(ground / period) + correction, correction };
    }
    const correction = 1.11 * Math.log10(distance / 100) + 0.00189 * (distance - 100) + 3;
    return { magnitude: Math.log10(amplitude) + correction, correction };
  },
  explanation: 'With a distance correction of {correction} the magnitude is {magnitude}.',
  cautions: [
    {
      level: 'caution',
      when: ({ scale, magnitude }) => scale === 'local' && roundTo(magnitude, 1) > 6.5,
      says: 'Local magnitudes saturate near 7: take the moment magnitude.',
    },
    {
      level: 'caution',
      when: ({ scale, distance }) => scale === 'local' && (distance < 10 || distance > 700),
      says: 'The correction for distance was found from 10 to 700 km: beyond it is an extrapolation.',
    },
  ],
  examples: [
    {
      inputs: { amplitude: 1, distance: 100 },
      results: { magnitude: 3, correction: 3 },
      source: 'Hutton, Boore (1987): the definition, 1 mm at 100 km',
    },
    {
      inputs: { amplitude: 23, distance: 210 },
      results: { magnitude: 4.92729125 },
      source:
        'Python 3.11: log10 23 + 1.11 log10 2.1 + 0.00189 × 110 + 3; the IASPEI form log10(A/nm) + 1.11 log10 R + 0.00189 R - 2.09 gives 4.93',
    },
    {
      inputs: { scale: 'surface', ground: 5000, angle: 60 },
      results: { magnitude: 5.64967108, correction: 3.25173108 },
      source: 'Python 3.11: log10(A/T) + 1.66 log10 Δ + 0.3, the IASPEI standard form for nm',
    },
    {
      inputs: { amplitude: 10000, distance: 100 },
      results: { magnitude: 7 },
      cautions: ['saturate'],
      source: 'By hand: 4 + 3',
    },
    {
      inputs: { amplitude: 1, distance: 5 },
      results: { magnitude: 1.3763067 },
      cautions: ['an extrapolation'],
      source: 'Python: 1.11 log10(0.05) - 0.00189 × 95 + 3',
    },
    {
      inputs: { scale: 'surface', ground: 5000, period: 18, angle: 60 },
      results: { magnitude: 5.69542857 },
      source: 'Python 3.11: log10(5000/18) + 1.66 log10 60 + 0.3, the IASPEI standard form for nm',
    },
  ],
  notes: ['For shallow earthquakes; the correction for distance is that of southern California.'],
  references: [
    { title: 'Hutton, Boore: The ML scale in Southern California, Bull. Seismol. Soc. Am. 77 (1987) 2074' },
    { title: 'IASPEI: Summary of Magnitude Working Group recommendations (2013)' },
  ],
});

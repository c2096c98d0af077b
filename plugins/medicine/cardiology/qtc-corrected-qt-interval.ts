import { category, classify, defineCalculator, measure, roundTo } from '@reckoner/engine';
import { sex } from '../shared/patient.js';

/** Four corrections for the heart rate; the limits of Rautaharju 2009 are applied to Bazett's. */
export default defineCalculator({
  title: 'Corrected QT interval (QTc)',
  description:
    'QT interval corrected for heart rate by Bazett, Fridericia, Framingham and Hodges, with its class by sex.',
  keywords: ['QTc', 'long QT', 'ECG', 'Bazett', 'Fridericia', 'torsade de pointes'],
  inputs: {
    interval: measure('ms', { label: 'QT interval', symbol: '\\mathrm{QT}', min: 150, max: 900 }),
    heartRate: measure('bpm', { label: 'Heart rate', symbol: 'HR', min: 20, max: 250 }),
    sex,
  },
  outputs: {
    bazett: measure('ms', { label: 'QTc (Bazett)', symbol: '\\mathrm{QTc}_B', places: 0 }),
    fridericia: measure('ms', { label: 'QTc (Fridericia)', symbol: '\\mathrm{QTc}_{Fri}', places: 0 }),
    framingham: measure('ms', { label: 'QTc (Framingham)', symbol: '\\mathrm{QTc}_{Fra}', places: 0 }),
    hodges: measure('ms', { label: 'QTc (Hodges)', symbol: '\\mathrm{QTc}_H', places: 0 }),
    class: category(['Short', 'Normal', 'Prolonged', 'Prolonged, high risk'], {
      label: 'Class (Bazett)',
      of: 'bazett',
    }),
  },
  formula: ({ interval, heartRate, sex }) => {
    const cycle = 60 / heartRate;
    const bazett = interval / Math.sqrt(cycle);
    return {
      bazett,
      fridericia: interval / Math.cbrt(cycle),
      framingham: interval + 154 * (1 - cycle),
      hodges: interval + 1.75 * (heartRate - 60),
      class:
        roundTo(bazett, 0) > 500
          ? 'Prolonged, high risk'
          : roundTo(bazett, 0) <= 390
            ? 'Short'
            : classify(roundTo(bazett, 0), [[sex === 'female' ? 460 : 450, 'Normal']], 'Prolonged'),
    };
  },
  explanation: 'At {heartRate} the QTc is {bazett} by Bazett (class: {class}) and {fridericia} by Fridericia.',
  examples: [
    {
      inputs: { interval: 400, heartRate: 75, sex: 'male' },
      results: { bazett: 447.2136, fridericia: 430.8869, framingham: 430.8, hodges: 426.25, class: 'Normal' },
      source: 'Python 3.11: 400/√0.8, 400/∛0.8, 400 + 154 × 0.2, 400 + 1.75 × 15',
    },
    {
      inputs: { interval: 360, heartRate: 50, sex: 'female' },
      results: { bazett: 328.6335, fridericia: 338.773, framingham: 329.2, hodges: 342.5, class: 'Short' },
      source: 'Python 3.11: 360/√1.2, 360/∛1.2, 360 - 154 × 0.2, 360 - 1.75 × 10',
    },
    {
      inputs: { interval: 460, heartRate: 90, sex: 'male' },
      results: { bazett: 563.3826, class: 'Prolonged, high risk' },
      source: 'Python 3.11: 460/√(2/3)',
    },
    {
      inputs: { interval: 455, heartRate: 60, sex: 'male' },
      results: { bazett: 455, class: 'Prolonged' },
      source: 'Rautaharju 2009: from 450 ms in men; no correction at 60 a minute',
    },
    {
      inputs: { interval: 455, heartRate: 60, sex: 'female' },
      results: { hodges: 455, class: 'Normal' },
      source: 'Rautaharju 2009: from 460 ms in women; no correction at 60 a minute',
    },
  ],
  notes: [
    'For adults in sinus rhythm with a narrow QRS. Bazett overcorrects at high and undercorrects at low heart rates.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Rautaharju, Surawicz, Gettes: AHA/ACCF/HRS Recommendations for the Standardization and Interpretation of the Electrocardiogram, Part IV, Circulation 119 (2009) e241',
      doi: '10.1161/CIRCULATIONAHA.108.191096',
    },
    { title: 'Bazett: An Analysis of the Time-Relations of Electrocardiograms, Heart 7 (1920) 353' },
    {
      title:
        'Sagie et al.: An Improved Method for Adjusting the QT Interval for Heart Rate, Am J Cardiol 70 (1992) 797',
    },
  ],
});

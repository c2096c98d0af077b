import { category, classify, defineCalculator, isBelow, measure, roundTo } from '@reckoner/engine';
import { sex } from '../shared/patient.js';

/** Four corrections for the heart rate; the limits of Rautaharju 2009 are applied to Bazett's and to Fridericia's. */
export default defineCalculator({
  title: 'Corrected QT interval (QTc)',
  description:
    'QT interval corrected for heart rate by Bazett, Fridericia, Framingham and Hodges, with its classes by sex.',
  keywords: ['QTc', 'long QT', 'ECG', 'Bazett', 'Fridericia', 'torsade de pointes'],
  inputs: {
    interval: measure('ms', { label: 'QT interval', symbol: '\\mathrm{QT}', min: 200, max: 900, usual: [240, 650] }),
    heartRate: measure('bpm', { label: 'Heart rate', symbol: 'HR', min: 30, max: 250, usual: [40, 180] }),
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
    classFridericia: category(['Short', 'Normal', 'Prolonged', 'Prolonged, high risk'], {
      label: 'Class (Fridericia)',
      of: 'fridericia',
    }),
  },
  formula: ({ interval, heartRate, sex }) => {
    const cycle = 60 / heartRate;
    const bazett = interval / Math.sqrt(cycle);
    const fridericia = interval / Math.cbrt(cycle);
    const classOf = (corrected: number) =>
      corrected > 500
        ? 'Prolonged, high risk'
        : corrected <= 390
          ? 'Short'
          : classify(corrected, [[sex === 'female' ? 460 : 450, 'Normal']], 'Prolonged');
    return {
      bazett,
      fridericia,
      framingham: interval + 154 * (1 - cycle),
      hodges: interval + 1.75 * (heartRate - 60),
      class: classOf(roundTo(bazett, 0)),
      classFridericia: classOf(roundTo(fridericia, 0)),
    };
  },
  explanation:
    'At {heartRate} the QTc is {bazett} by Bazett (class: {class}) and {fridericia} by Fridericia (class: {classFridericia}).',
  requires: [
    {
      that: ({ interval, heartRate }) => isBelow(interval * heartRate, 60000),
      field: 'interval',
      says: 'The QT interval, {interval}, must be shorter than the cycle at {heartRate}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ heartRate }) => heartRate < 60 || heartRate > 100,
      says: 'Bazett’s formula overcorrects at high and undercorrects at low heart rates: at {heartRate} go by Fridericia or Framingham.',
    },
    {
      level: 'danger',
      when: ({ bazett, fridericia, heartRate }) =>
        roundTo(fridericia, 0) > 500 || (heartRate <= 100 && roundTo(bazett, 0) > 500),
      says: 'A QTc over 500 ms carries a risk of torsade de pointes: look for drugs that prolong QT and for low potassium or magnesium.',
    },
    {
      level: 'caution',
      when: ({ bazett, fridericia, heartRate }) =>
        heartRate > 100 && roundTo(bazett, 0) > 500 && roundTo(fridericia, 0) <= 500,
      says: 'Over 500 ms by Bazett alone: at {heartRate} that may be its overcorrection. Measure again at a slower rate.',
    },
    {
      level: 'caution',
      when: ({ fridericia }) => roundTo(fridericia, 0) <= 360,
      says: 'A QTc of 320 ms or less, and up to 360 ms with a fainting spell, a cardiac arrest or sudden death in the family, calls for a search for the short QT syndrome (ESC 2022); look for high calcium and digitalis, too.',
    },
  ],
  examples: [
    {
      inputs: { interval: 400, heartRate: 75, sex: 'male' },
      results: { bazett: 447.2136, fridericia: 430.8869, framingham: 430.8, hodges: 426.25, class: 'Normal' },
      source: 'Python 3.11: 400/√0.8, 400/∛0.8, 400 + 154 × 0.2, 400 + 1.75 × 15',
    },
    {
      inputs: { interval: 360, heartRate: 50, sex: 'female' },
      results: { bazett: 328.6335, fridericia: 338.773, framingham: 329.2, hodges: 342.5, class: 'Short' },
      cautions: ['at 50 bpm go by', 'short QT syndrome (ESC 2022)'],
      source: 'Python 3.11: 360/√1.2, 360/∛1.2, 360 - 154 × 0.2, 360 - 1.75 × 10',
    },
    {
      inputs: { interval: 460, heartRate: 90, sex: 'male' },
      results: { bazett: 563.3826, class: 'Prolonged, high risk' },
      cautions: ['torsade de pointes'],
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
    {
      inputs: { interval: 320, heartRate: 120, sex: 'male' },
      results: { bazett: 452.5483, fridericia: 403.1747, class: 'Prolonged', classFridericia: 'Normal' },
      cautions: ['at 120 bpm go by'],
      source: 'Python 3.11: 320 × √2, 320 × ∛2',
    },
    {
      inputs: { interval: 370, heartRate: 120, sex: 'male' },
      results: {
        bazett: 523.259,
        fridericia: 466.1708,
        class: 'Prolonged, high risk',
        classFridericia: 'Prolonged',
      },
      cautions: ['at 120 bpm go by', 'by Bazett alone'],
      source: 'Python 3.11: 370 × √2, 370 × ∛2',
    },
    {
      inputs: { interval: 400, heartRate: 180, sex: 'male' },
      refused: 'shorter than the cycle',
      source: 'By hand: 60000/180 is a cycle of 333 ms',
    },
  ],
  notes: [
    'For adults in sinus rhythm with a narrow QRS; in atrial fibrillation take the mean of several beats. The short QT syndrome is far below the limit for “Short”.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Rautaharju, Surawicz, Gettes: AHA/ACCF/HRS Recommendations for the Standardization and Interpretation of the Electrocardiogram, Part IV, Circulation 119 (2009) e241',
      doi: '10.1161/CIRCULATIONAHA.108.191096',
    },
    {
      title:
        'Zeppenfeld et al.: 2022 ESC Guidelines for the Management of Patients with Ventricular Arrhythmias and the Prevention of Sudden Cardiac Death, Eur Heart J 43 (2022) 3997',
      doi: '10.1093/eurheartj/ehac262',
    },
    { title: 'Bazett: An Analysis of the Time-Relations of Electrocardiograms, Heart 7 (1920) 353' },
    { title: 'Fridericia: Die Systolendauer im Elektrokardiogramm, Acta Med Scand 53 (1920) 469' },
    { title: 'Hodges, Salerno, Erlien: Bazett’s QT Correction Reviewed, J Am Coll Cardiol 1 (1983) 694' },
    {
      title: 'Drew et al.: Prevention of Torsade de Pointes in Hospital Settings, Circulation 121 (2010) 1047',
      doi: '10.1161/CIRCULATIONAHA.109.192704',
    },
    {
      title:
        'Sagie et al.: An Improved Method for Adjusting the QT Interval for Heart Rate, Am J Cardiol 70 (1992) 797',
    },
  ],
});

import { defineEquations, number, roundTo } from '@reckoner/engine';

/** Decimal acuity V = 1/MAR; logMAR = -log V; 20/20 and 6/6 are 1; letters by Gregori 2010. */
export default defineEquations({
  title: 'Visual acuity conversion',
  description:
    'Snellen fraction in feet and meters, decimal acuity, logMAR, minimum angle of resolution and approximate ETDRS letters, each from any other.',
  keywords: ['Snellen', 'logMAR', 'decimal acuity', 'ETDRS letters', '20/20 vision', '6/6 vision', 'eye chart'],
  variables: {
    decimal: number({
      label: 'Decimal acuity or Snellen fraction',
      help: 'As 0.5, 20/40, 6/12 or 4/8.',
      symbol: 'V',
      text: 'ratio',
      min: 0.0001,
      max: 10,
      usual: [0.01, 2.5],
      places: 2,
    }),
    feet: number({
      label: 'Denominator at 20 feet',
      help: '40 of 20/40; the fraction itself goes into the first field.',
      symbol: 'D_{20}',
      text: 'plain',
      min: 2,
      max: 200000,
      usual: [8, 2000],
      places: 0,
    }),
    meters: number({
      label: 'Denominator at 6 meters',
      help: '12 of 6/12; the fraction itself goes into the first field.',
      symbol: 'D_6',
      text: 'plain',
      min: 0.6,
      max: 60000,
      usual: [2.4, 600],
      places: 1,
    }),
    logmar: number({
      label: 'Acuity in logMAR',
      help: '0 is 20/20; better vision is negative.',
      symbol: 'L',
      text: 'plain',
      min: -1,
      max: 4,
      usual: [-0.4, 2],
      places: 2,
    }),
    angle: number({
      label: 'Minimum angle of resolution in minutes of arc',
      symbol: '\\mathrm{MAR}',
      min: 0.1,
      max: 10000,
      usual: [0.4, 100],
      places: 2,
    }),
    letters: number({
      label: 'ETDRS letters (about)',
      help: 'The whole score, with what is read at 1 m or the 30 added: 85 letters are 20/20; a line is 5 letters.',
      symbol: 'E',
      text: 'plain',
      min: -115,
      max: 135,
      usual: [0, 100],
      places: 0,
    }),
  },
  equations: ({ decimal, feet, meters, logmar, angle, letters }) => [
    [feet, 20 / decimal],
    [meters, 6 / decimal],
    [angle, 1 / decimal],
    [logmar, -Math.log10(decimal)],
    [letters, 85 - 50 * logmar],
  ],
  explanation:
    'An acuity of 20/{feet} is 6/{meters}, decimal {decimal}, logMAR {logmar}, an angle of {angle} {angle|minute|minutes} of arc and about {letters} ETDRS {letters|letter|letters}.',
  cautions: [
    {
      level: 'caution',
      when: ({ letters }) => roundTo(letters, 0) < 0,
      says: 'No chart reads below 0 letters (logMAR 1.7), and letters below 0 are figures for statistics alone. For counting fingers and hand movements studies take 1.9 and 2.3 logMAR (Bach 2007), others 2 and 3 (Holladay 2004).',
    },
    {
      level: 'note',
      when: ({ letters }) => roundTo(letters, 0) > 100,
      says: 'An ETDRS chart ends at 100 letters (20/10): so good an acuity is hardly ever measured.',
    },
    {
      level: 'caution',
      when: ({ letters }, given) => given.letters && roundTo(letters, 0) < 50,
      says: 'Whoever reads 20 letters or more at 4 m gets 30 added, whoever reads fewer is read at 1 m as well: check that {letters} is the whole score and not the count at 4 m.',
    },
    {
      level: 'note',
      when: ({ meters, feet }) => roundTo(meters, 1) > 12 && roundTo(feet, 0) < 200,
      says: 'Worse than 6/12 in the better eye is an impairment of vision by ICD-11 (mild to 6/18, moderate to 6/60), by the vision with the glasses that are worn.',
    },
    {
      level: 'caution',
      when: ({ feet }) => roundTo(feet, 0) >= 200,
      says: 'In the better eye 20/200 or worse with the best glasses is legal blindness in the USA (a field of 20° or less as well); by ICD-11 worse than 6/60 is a severe impairment and worse than 3/60 (logMAR 1.3) blindness. A loss of vision that is new needs an eye doctor today.',
    },
  ],
  examples: [
    {
      inputs: { decimal: '20/40' },
      results: { feet: 40, meters: 12, logmar: 0.30103, angle: 2, letters: 69.9485 },
      source: 'By hand: 20/40 = 0.5; log 2 = 0.30103; 85 - 15.0515',
    },
    {
      inputs: { logmar: 1 },
      results: { decimal: 0.1, feet: 200, meters: 60, angle: 10, letters: 35 },
      cautions: ['ICD-11'],
      source: 'Holladay 2004, table 1: 20/200 is 6/60, 0.10 and logMAR 1.0; Gregori 2010: 85 - 50',
    },
    {
      inputs: { letters: 85 },
      results: { decimal: 1, feet: 20, meters: 6, logmar: 0, angle: 1 },
      source: 'Gregori 2010: 85 + 50 log(20/20)',
    },
    {
      inputs: { feet: 63 },
      results: { decimal: 0.3174603, meters: 18.9, logmar: 0.4983106, angle: 3.15, letters: 60.08447 },
      cautions: ['ICD-11'],
      source: 'Holladay 2004, table 1: 6/18.9, 0.32, logMAR 0.50; digits by Python 3.11',
    },
    {
      inputs: { meters: 3 },
      results: { decimal: 2, feet: 10, logmar: -0.30103, letters: 100.0515 },
      source: 'Holladay 2004, table 1: 20/10 is 6/3, 2.00 and logMAR -0.30',
    },
    {
      inputs: { angle: 20 },
      results: { decimal: 0.05, feet: 400, meters: 120, logmar: 1.30103, letters: 19.9485 },
      cautions: ['legal blindness'],
      source: 'Bach: 20/400 is 6/120, 0.050 and logMAR 1.30',
    },
    {
      inputs: { decimal: '20/2000' },
      results: { feet: 2000, logmar: 2, letters: -15 },
      cautions: ['No chart reads', 'legal blindness'],
      source: 'Holladay 2004: 20/2000 is logMAR 2, counting fingers at 2 feet',
    },
    {
      inputs: { letters: 35 },
      results: { decimal: 0.1, logmar: 1 },
      cautions: ['legal blindness', 'whole score'],
      source: 'Gregori 2010: 85 - 50 = 35 at 20/200',
    },
    {
      inputs: { logmar: 0.305 },
      results: { meters: 12.1101982, decimal: 0.495450191 },
      cautions: ['ICD-11'],
      source: 'Python 3.11: 6 × 10^0.305; 6/12.1 is worse than 6/12',
    },
    {
      inputs: { feet: 8 },
      results: { decimal: 2.5, logmar: -0.39794, letters: 104.897 },
      cautions: ['ends at 100'],
      source: 'By hand: 20/8; log 2.5 = 0.39794',
    },
  ],
  notes: [
    'Lines of Snellen charts are not evenly spaced and letters missed on a line are not counted: the letters are approximate for acuities read by lines. One letter of an ETDRS chart is 0.02 logMAR, one line 0.1.',
    'Means are formed of logMAR or letters, never of decimals or Snellen fractions.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Holladay: Visual Acuity Measurements, J Cataract Refract Surg 30 (2004) 287 (table as reprinted by the journal)',
      doi: '10.1016/j.jcrs.2004.01.014',
    },
    {
      title:
        'Gregori, Feuer, Rosenfeld: Novel Method for Analyzing Snellen Visual Acuity Measurements, Retina 30 (2010) 1046 (abstract)',
      doi: '10.1097/IAE.0b013e3181d87e04',
    },
    {
      title: 'Bach: Visual Acuity Cheat Sheet (fingers, hand movements, conversion table)',
      url: 'https://michaelbach.de/sci/acuity.html',
    },
    { title: 'WHO: ICD-11 (2018), 9D90 Vision impairment (limits as quoted by several public sources)' },
  ],
});

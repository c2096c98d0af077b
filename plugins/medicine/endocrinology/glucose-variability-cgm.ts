import {
  category,
  choice,
  constant,
  defineCalculator,
  isBelow,
  list,
  mean,
  measure,
  number,
  percent,
  quantity,
  roundTo,
  standardDeviation,
  table,
  text,
} from '@reckoner/engine';
import { GLUCOSE_MOLAR, laboratoryUnits } from '../shared/laboratory.js';

/** 70% of 14 days. */
const LEAST_DATA = constant(14112, 'min');
/** Risk of a glucose in mg/dL on Kovatchev's scale, below zero where it is low: 0 at 112.5 mg/dL. */
const riskScale = (glucose: number) => 1.509 * (Math.log(glucose) ** 1.084 - 5.381);

/** Times in range of Battelino 2019, GMI of Bergenstal 2018, risk indices of Kovatchev 1997. */
export default defineCalculator({
  title: 'CGM glucose metrics',
  description:
    'Time in, below and above range, mean, GMI, coefficient of variation and the low and high blood glucose index of readings of a continuous glucose monitor.',
  keywords: [
    'time in range',
    'TIR',
    'glucose management indicator',
    'GMI',
    'LBGI HBGI',
    'glycemic variability',
    'ambulatory glucose profile',
  ],
  related: ['hba1c-average-glucose'],
  inputs: {
    units: laboratoryUnits,
    readings: list(
      measure('mg/dL', {
        label: 'Glucose',
        min: 10,
        max: 1000,
        usual: [36, 500],
        confusedWith: { 'mmol/L': 1 / GLUCOSE_MOLAR },
      }),
      {
        label: 'Readings',
        help: 'At equal intervals, as the monitor stores them.',
        symbol: 'G',
        minItems: 2,
        maxItems: 4500,
        when: { units: 'conventional' },
      },
    ),
    readingsMolar: list(
      measure('mmol/L', {
        label: 'Glucose',
        min: 0.5,
        max: 56,
        usual: [2, 28],
        confusedWith: { 'mg/dL': GLUCOSE_MOLAR },
      }),
      {
        label: 'Readings',
        help: 'At equal intervals, as the monitor stores them.',
        symbol: 'G_{SI}',
        minItems: 2,
        maxItems: 4500,
        when: { units: 'si' },
      },
    ),
    interval: quantity('min', {
      label: 'From reading to reading',
      symbol: 't',
      min: 1,
      max: 1440,
      usual: [1, 30],
      default: 5,
    }),
    targets: choice(
      {
        standard: 'Type 1 or type 2 diabetes',
        cautious: 'Older, or at high risk of hypoglycemia',
        pregnancy: 'Pregnancy with type 1 diabetes',
      },
      { label: 'Targets for', default: 'standard' },
    ),
  },
  outputs: {
    inRange: percent({ label: 'Time in range', symbol: '\\mathrm{TIR}', places: 1 }),
    below: percent({ label: 'Time below range', symbol: '\\mathrm{TBR}', places: 1 }),
    veryLow: percent({ label: 'Time below 54 mg/dL (3.0 mmol/L)', symbol: '\\mathrm{TBR}_2', places: 1 }),
    above: percent({ label: 'Time above range', symbol: '\\mathrm{TAR}', places: 1 }),
    veryHigh: percent({ label: 'Time above 250 mg/dL (13.9 mmol/L)', symbol: '\\mathrm{TAR}_2', places: 1 }),
    goals: category(['All met', 'Not all met'], { label: 'Targets of time in range' }),
    mean: measure('mg/dL', { label: 'Mean glucose', symbol: '\\bar G', places: 0 }),
    meanMolar: measure('mmol/L', { label: 'Mean glucose (SI)', symbol: '\\bar G_{SI}', places: 1 }),
    deviation: measure('mg/dL', { label: 'Standard deviation', symbol: 's', places: 0 }),
    deviationMolar: measure('mmol/L', { label: 'Standard deviation (SI)', symbol: 's_{SI}', places: 1 }),
    variation: percent({ label: 'Coefficient of variation', symbol: '\\mathrm{CV}', places: 1 }),
    gmi: measure('%', { label: 'GMI', symbol: '\\mathrm{GMI}', places: 1, optional: true }),
    gmiIfcc: measure('mmol/mol', { label: 'GMI (IFCC)', symbol: '\\mathrm{GMI}_I', places: 0, optional: true }),
    lowIndex: number({ label: 'Low blood glucose index', symbol: '\\mathrm{LBGI}', places: 1 }),
    highIndex: number({ label: 'High blood glucose index', symbol: '\\mathrm{HBGI}', places: 1 }),
    duration: quantity('min', { label: 'Time that the readings cover', unit: 'h', symbol: 'D', places: 1 }),
    ranges: table(
      { range: text({ label: 'Range' }), share: percent({ label: 'Time', places: 1 }) },
      { label: 'Ranges' },
    ),
  },
  formula: ({ units, readings, readingsMolar, interval, targets }) => {
    const si = units === 'si';
    const values = si ? readingsMolar : readings;
    const count = values.length;
    const pregnant = targets === 'pregnancy';
    const lowLimit = si ? (pregnant ? 3.5 : 3.9) : pregnant ? 63 : 70;
    const highLimit = si ? (pregnant ? 7.8 : 10) : pregnant ? 140 : 180;
    const veryLowLimit = si ? 3 : 54;
    const veryHighLimit = si ? 13.9 : 250;
    const below = values.filter((value) => value < lowLimit).length / count;
    const veryLow = values.filter((value) => value < veryLowLimit).length / count;
    const above = values.filter((value) => value > highLimit).length / count;
    const veryHigh = values.filter((value) => value > veryHighLimit).length / count;
    const inRange = values.filter((value) => value >= lowLimit && value <= highLimit).length / count;
    const average = mean(values);
    const spread = standardDeviation(values);
    const factor = si ? GLUCOSE_MOLAR : 1;
    const scaled = values.map((value) => riskScale(factor * value));
    const shown = (share: number) => roundTo(100 * share, 1);
    const met =
      targets === 'standard'
        ? shown(inRange) > 70 && shown(below) < 4 && shown(veryLow) < 1 && shown(above) < 25 && shown(veryHigh) < 5
        : targets === 'cautious'
          ? shown(inRange) > 50 && shown(below) < 1 && shown(veryHigh) < 10
          : shown(inRange) > 70 && shown(below) < 4 && shown(veryLow) < 1 && shown(above) < 25;
    return {
      inRange,
      below,
      veryLow,
      above,
      veryHigh,
      goals: met ? 'All met' : 'Not all met',
      mean: factor * average,
      meanMolar: (factor * average) / GLUCOSE_MOLAR,
      deviation: factor * spread,
      deviationMolar: (factor * spread) / GLUCOSE_MOLAR,
      variation: spread / average,
      gmi: pregnant ? undefined : 3.31 + 0.02392 * factor * average,
      gmiIfcc: pregnant ? undefined : 12.71 + (4.70587 * factor * average) / GLUCOSE_MOLAR,
      lowIndex: mean(scaled.map((risk) => 10 * Math.min(risk, 0) ** 2)),
      highIndex: mean(scaled.map((risk) => 10 * Math.max(risk, 0) ** 2)),
      duration: count * interval,
      ranges: [
        { range: si ? 'Below 3.0 mmol/L' : 'Below 54 mg/dL', share: veryLow },
        {
          range: pregnant
            ? si
              ? '3.0 to below 3.5 mmol/L'
              : '54 to below 63 mg/dL'
            : si
              ? '3.0 to below 3.9 mmol/L'
              : '54 to below 70 mg/dL',
          share: values.filter((value) => value >= veryLowLimit && value < lowLimit).length / count,
        },
        {
          range: pregnant
            ? si
              ? '3.5 to 7.8 mmol/L'
              : '63 to 140 mg/dL'
            : si
              ? '3.9 to 10.0 mmol/L'
              : '70 to 180 mg/dL',
          share: inRange,
        },
        {
          range: pregnant
            ? si
              ? 'Above 7.8 to 13.9 mmol/L'
              : 'Above 140 to 250 mg/dL'
            : si
              ? 'Above 10.0 to 13.9 mmol/L'
              : 'Above 180 to 250 mg/dL',
          share: values.filter((value) => value > highLimit && value <= veryHighLimit).length / count,
        },
        { range: si ? 'Above 13.9 mmol/L' : 'Above 250 mg/dL', share: veryHigh },
      ],
    };
  },
  shown: ({ units, readings, readingsMolar, interval, targets, inRange, below, veryLow, above, veryHigh }) => {
    const factor = units === 'si' ? GLUCOSE_MOLAR : 1;
    const values = units === 'si' ? readingsMolar : readings;
    return {
      inRange,
      below,
      veryLow,
      above,
      veryHigh,
      goals: undefined,
      mean: factor * mean(values),
      meanMolar: (factor * mean(values)) / GLUCOSE_MOLAR,
      deviation: factor * standardDeviation(values),
      deviationMolar: (factor * standardDeviation(values)) / GLUCOSE_MOLAR,
      variation: standardDeviation(values) / mean(values),
      gmi: targets === 'pregnancy' ? undefined : 3.31 + 0.02392 * factor * mean(values),
      gmiIfcc: targets === 'pregnancy' ? undefined : 12.71 + (4.70587 * factor * mean(values)) / GLUCOSE_MOLAR,
      lowIndex: mean(values.map((g) => 10 * Math.min(1.509 * (Math.log(factor * g) ** 1.084 - 5.381), 0) ** 2)),
      highIndex: mean(values.map((g) => 10 * Math.max(1.509 * (Math.log(factor * g) ** 1.084 - 5.381), 0) ** 2)),
      duration: values.length * interval,
      ranges: undefined,
    };
  },
  stepwise: [
    'Time in range is the share of readings from 70 to 180 mg/dL (3.9 to 10.0 mmol/L), in pregnancy from 63 to 140 mg/dL (3.5 to 7.8 mmol/L); below and above it are the other two shares.',
    'Targets with type 1 or 2: more than 70% in range, less than 4% below, less than 1% below 54 mg/dL, less than 25% above, less than 5% above 250 mg/dL. Older or at high risk: more than 50% in range, less than 1% below, less than 10% above 250 mg/dL. Pregnancy: more than 70%, less than 4%, 1% and 25%.',
  ],
  explanation: ({ gmi }) =>
    `Time in range is {inRange}, below it {below}, above it {above}. Targets: {goals}. The mean is {mean} ({meanMolar})${gmi === undefined ? '' : ', which gives a GMI of {gmi} ({gmiIfcc})'}.`,
  figure: { kind: 'bars', table: 'ranges', label: 'range', value: 'share' },
  cautions: [
    {
      level: 'danger',
      when: ({ veryLow }) => veryLow > 0,
      says: 'Some readings are below 54 mg/dL (3.0 mmol/L). Such hypoglycemia needs action, whatever the time in range: review treatment, and whether the sensor was right.',
    },
    {
      level: 'caution',
      when: ({ variation }) => roundTo(100 * variation, 1) > 36,
      says: 'A coefficient of variation above 36% means unstable glucose, with a higher risk of hypoglycemia.',
    },
    {
      level: 'caution',
      when: ({ duration }) => isBelow(duration, LEAST_DATA),
      says: 'With {interval} from one to the next, the readings cover less than 9.8 days: targets and GMI are meant for 14 days with at least 70% of all readings.',
    },
    {
      level: 'danger',
      when: ({ mean }) => roundTo(mean, 0) > 250,
      says: 'The mean is above 250 mg/dL (13.9 mmol/L): look for ketones, first of all where the body makes no insulin and with vomiting or belly pain, and have the treatment changed soon.',
    },
    {
      level: 'danger',
      when: ({ targets, veryHigh }) => targets === 'pregnancy' && veryHigh > 0,
      says: 'Some readings are above 250 mg/dL (13.9 mmol/L), for which the targets in pregnancy have no limit of their own: look for ketones, as ketoacidosis comes sooner in pregnancy.',
    },
    {
      level: 'note',
      when: ({ targets }) => targets === 'pregnancy',
      says: 'In pregnancy GMI is no estimate of HbA1c and is left out.',
    },
  ],
  examples: [
    {
      inputs: { readings: [60, 90, 120, 150, 200] },
      results: {
        inRange: 60,
        below: 20,
        veryLow: 0,
        above: 20,
        veryHigh: 0,
        goals: 'Not all met',
        mean: 124,
        meanMolar: 6.882771,
        deviation: 54.12947,
        deviationMolar: 3.004522,
        variation: 43.6528,
        gmi: 6.27608,
        gmiIfcc: 45.09942,
        lowIndex: 3.05907,
        highIndex: 2.926907,
        duration: '0.4166667',
        ranges: { length: 5, rows: { 1: { share: 20 }, 2: { share: 60 }, 3: { share: 20 } } },
      },
      cautions: ['coefficient of variation above', 'less than 9.8 days'],
      source: 'Python 3.11 (statistics.stdev); risk 22.77081 × (ln(G)^1.084 - 5.381)²',
    },
    {
      inputs: { units: 'si', readingsMolar: [5, 6, 7, 8, 9, 10, 7, 6] },
      results: {
        inRange: 100,
        goals: 'All met',
        mean: 130.616,
        meanMolar: 7.25,
        variation: 23.02132,
        gmi: 6.434335,
        gmiIfcc: 46.82756,
        lowIndex: 0.2278279,
        highIndex: 1.933561,
      },
      cautions: ['less than 9.8 days'],
      source: 'Python 3.11 (statistics.stdev), 18.016 mg/dL in 1 mmol/L; by hand: 12.71 + 4.70587 × 7.25',
    },
    {
      inputs: { readings: [50, 65, 110, 150, 260], targets: 'pregnancy' },
      results: { inRange: 40, below: 20, veryLow: 20, above: 40, veryHigh: 20, goals: 'Not all met' },
      cautions: [
        'below 54 mg/dL',
        'coefficient of variation above',
        'less than 9.8 days',
        'sooner in pregnancy',
        'no estimate of HbA1c',
      ],
      source: 'By hand: 65 and 110 of five readings are from 63 to 140 mg/dL',
    },
    {
      inputs: { units: 'si', readingsMolar: [3.2, 3.4, 4, 9, 14], targets: 'pregnancy' },
      results: { inRange: 20, below: 40, veryLow: 0, above: 40, veryHigh: 20, lowIndex: 6.974555, highIndex: 5.5212 },
      cautions: ['coefficient of variation above', 'less than 9.8 days', 'sooner in pregnancy', 'no estimate of HbA1c'],
      source: 'By hand: 4.0 of five readings is from 3.5 to 7.8 mmol/L; Python 3.11 for the indices',
    },
    {
      inputs: { readings: [240, 260, 300, 280, 260] },
      results: { mean: 268, inRange: 0, above: 100, veryHigh: 80, goals: 'Not all met' },
      cautions: ['look for ketones', 'less than 9.8 days'],
      source: 'By hand: 1340/5',
    },
    {
      inputs: {
        readings: [100, 110, 120, 130, 140, 150, 160, 190, 170, 200, 120, 110],
        interval: 1440,
        targets: 'cautious',
      },
      results: { inRange: 83.33333, below: 0, above: 16.66667, goals: 'All met', duration: 288 },
      source: 'By hand: 10 of 12 in range, none below 70 or above 250 mg/dL; 12 × 1440 min',
    },
  ],
  notes: [
    'For people with diabetes. A monitor stores low and high readings as its limits (often 40 and 400 mg/dL), and gaps are not filled in. Risk classes of the low index were found with fingerstick readings; from a monitor it comes out lower, and so no class is given.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Battelino et al.: Clinical Targets for Continuous Glucose Monitoring Data Interpretation, Diabetes Care 42 (2019) 1593',
      doi: '10.2337/dci19-0028',
    },
    {
      title:
        'Bergenstal et al.: Glucose Management Indicator (GMI): A New Term for Estimating A1C From Continuous Glucose Monitoring, Diabetes Care 41 (2018) 2275',
      doi: '10.2337/dc18-1581',
    },
    {
      title:
        'Kovatchev et al.: Symmetrization of the Blood Glucose Measurement Scale and Its Applications, Diabetes Care 20 (1997) 1655',
    },
    {
      title:
        'Fabris, Patek, Breton: Are Risk Indices Derived From CGM Interchangeable With SMBG-Based Indices?, J Diabetes Sci Technol 10 (2016) 50',
      doi: '10.1177/1932296815599177',
    },
  ],
});

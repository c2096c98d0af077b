import { category, defineCalculator, mean, measure, rows } from '@reckoner/engine';

/** Classes of the averaged readings in the United States (ACC/AHA 2017) and in Europe (ESC/ESH 2018). */
export default defineCalculator({
  title: 'Blood pressure category',
  description: 'Class of the mean of one or more blood pressure readings, by ACC/AHA 2017 and ESC/ESH 2018.',
  keywords: ['hypertension', 'high blood pressure', 'systolic', 'diastolic', 'blood pressure chart'],
  inputs: {
    readings: rows(
      {
        systolic: measure('mmHg', { label: 'Systolic', min: 50, max: 300 }),
        diastolic: measure('mmHg', { label: 'Diastolic', min: 20, max: 200 }),
      },
      { label: 'Readings', maxItems: 100 },
    ),
  },
  outputs: {
    american: category(['Normal', 'Elevated', 'Hypertension stage 1', 'Hypertension stage 2', 'Severe hypertension'], {
      label: 'ACC/AHA 2017',
    }),
    european: category(
      [
        'Optimal',
        'Normal',
        'High normal',
        'Isolated systolic hypertension',
        'Grade 1 hypertension',
        'Grade 2 hypertension',
        'Grade 3 hypertension',
      ],
      { label: 'ESC/ESH 2018' },
    ),
    systolic: measure('mmHg', { label: 'Mean systolic pressure', symbol: 'S', places: 0 }),
    diastolic: measure('mmHg', { label: 'Mean diastolic pressure', symbol: 'D', places: 0 }),
  },
  formula: ({ readings }) => {
    const systolic = mean(readings.map((reading) => reading.systolic));
    const diastolic = mean(readings.map((reading) => reading.diastolic));
    const american =
      systolic > 180 || diastolic > 120
        ? 'Severe hypertension'
        : systolic >= 140 || diastolic >= 90
          ? 'Hypertension stage 2'
          : systolic >= 130 || diastolic >= 80
            ? 'Hypertension stage 1'
            : systolic >= 120
              ? 'Elevated'
              : 'Normal';
    const european =
      systolic >= 140 && diastolic < 90
        ? 'Isolated systolic hypertension'
        : systolic >= 180 || diastolic >= 110
          ? 'Grade 3 hypertension'
          : systolic >= 160 || diastolic >= 100
            ? 'Grade 2 hypertension'
            : systolic >= 140 || diastolic >= 90
              ? 'Grade 1 hypertension'
              : systolic >= 130 || diastolic >= 85
                ? 'High normal'
                : systolic >= 120 || diastolic >= 80
                  ? 'Normal'
                  : 'Optimal';
    return { american, european, systolic, diastolic };
  },
  explanation: 'The mean is {systolic} over {diastolic}: {american} (ACC/AHA), {european} (ESC/ESH).',
  examples: [
    {
      inputs: {
        readings: [
          { systolic: 136, diastolic: 84 },
          { systolic: 132, diastolic: 80 },
        ],
      },
      results: { systolic: 134, diastolic: 82, american: 'Hypertension stage 1', european: 'High normal' },
      source: 'By hand; ACC/AHA 2017, table 6; ESC/ESH 2018, table 3',
    },
    {
      inputs: { readings: [{ systolic: 118, diastolic: 76 }] },
      results: { systolic: 118, american: 'Normal', european: 'Optimal' },
      source: 'ACC/AHA 2017, table 6; ESC/ESH 2018, table 3',
    },
    {
      inputs: { readings: [{ systolic: 124, diastolic: 79 }] },
      results: { american: 'Elevated', european: 'Normal' },
      source: 'ACC/AHA 2017, table 6; ESC/ESH 2018, table 3',
    },
    {
      inputs: { readings: [{ systolic: 150, diastolic: 85 }] },
      results: { american: 'Hypertension stage 2', european: 'Isolated systolic hypertension' },
      source: 'ACC/AHA 2017, table 6; ESC/ESH 2018, table 3',
    },
    {
      inputs: { readings: [{ systolic: 138, diastolic: 92 }] },
      results: { american: 'Hypertension stage 2', european: 'Grade 1 hypertension' },
      source: 'ACC/AHA 2017, table 6; ESC/ESH 2018, table 3',
    },
    {
      inputs: { readings: [{ systolic: 165, diastolic: 100 }] },
      results: { american: 'Hypertension stage 2', european: 'Grade 2 hypertension' },
      source: 'ACC/AHA 2017, table 6; ESC/ESH 2018, table 3',
    },
    {
      inputs: { readings: [{ systolic: 190, diastolic: 125 }] },
      results: { american: 'Severe hypertension', european: 'Grade 3 hypertension' },
      source: 'ACC/AHA 2017, table 6 and §11.2: over 180/120; ESC/ESH 2018, table 3',
    },
  ],
  notes: [
    'For adults who are not pregnant; the classes need readings on at least two occasions.',
    'Over 180/120 mmHg with chest pain, weakness, trouble seeing or speaking is an emergency. Does not replace medical advice.',
  ],
  references: [
    {
      title: 'Whelton et al.: 2017 ACC/AHA Guideline for High Blood Pressure in Adults, Hypertension 71 (2018) e13',
      doi: '10.1161/HYP.0000000000000065',
    },
    {
      title:
        'Williams et al.: 2018 ESC/ESH Guidelines for the Management of Arterial Hypertension, Eur Heart J 39 (2018) 3021',
      doi: '10.1093/eurheartj/ehy339',
    },
  ],
});

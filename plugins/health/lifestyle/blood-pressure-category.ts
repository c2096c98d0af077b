import { category, defineCalculator, mean, measure, roundTo, rows } from '@reckoner/engine';

/** Classes of the mean, rounded as it is shown, by the guidelines of the United States and of Europe. */
export default defineCalculator({
  title: 'Blood pressure category',
  description:
    'Class of the mean of one or more blood pressure readings, by ACC/AHA 2017 (kept in 2025), ESC/ESH 2018 and ESC 2024.',
  keywords: ['hypertension', 'high blood pressure', 'systolic', 'diastolic', 'blood pressure chart', 'hypotension'],
  inputs: {
    readings: rows(
      {
        systolic: measure('mmHg', { label: 'Systolic', min: 50, max: 300, usual: [80, 230] }),
        diastolic: measure('mmHg', { label: 'Diastolic', min: 20, max: 200, usual: [40, 140] }),
      },
      { label: 'Readings', maxItems: 100 },
    ),
  },
  outputs: {
    american: category(
      ['Low', 'Normal', 'Elevated', 'Hypertension stage 1', 'Hypertension stage 2', 'Severe hypertension'],
      { label: 'ACC/AHA 2017 and 2025' },
    ),
    european: category(
      [
        'Low',
        'Optimal',
        'Normal',
        'High normal',
        'Isolated systolic hypertension, grade 1',
        'Isolated systolic hypertension, grade 2',
        'Isolated systolic hypertension, grade 3',
        'Grade 1 hypertension',
        'Grade 2 hypertension',
        'Grade 3 hypertension',
      ],
      { label: 'ESC/ESH 2018' },
    ),
    newEuropean: category(['Low', 'Non-elevated', 'Elevated', 'Hypertension'], { label: 'ESC 2024' }),
    systolic: measure('mmHg', { label: 'Mean systolic pressure', symbol: 'S', places: 0 }),
    diastolic: measure('mmHg', { label: 'Mean diastolic pressure', symbol: 'D', places: 0 }),
  },
  formula: ({ readings }) => {
    const systolic = mean(readings.map((reading) => reading.systolic));
    const diastolic = mean(readings.map((reading) => reading.diastolic));
    const s = roundTo(systolic, 0);
    const d = roundTo(diastolic, 0);
    // The guidelines have no class for it.
    const low = s < 90 && d < 80;
    const american =
      s > 180 || d > 120
        ? 'Severe hypertension'
        : s >= 140 || d >= 90
          ? 'Hypertension stage 2'
          : s >= 130 || d >= 80
            ? 'Hypertension stage 1'
            : s >= 120
              ? 'Elevated'
              : 'Normal';
    const european =
      s >= 140 && d < 90
        ? s >= 180
          ? 'Isolated systolic hypertension, grade 3'
          : s >= 160
            ? 'Isolated systolic hypertension, grade 2'
            : 'Isolated systolic hypertension, grade 1'
        : s >= 180 || d >= 110
          ? 'Grade 3 hypertension'
          : s >= 160 || d >= 100
            ? 'Grade 2 hypertension'
            : s >= 140 || d >= 90
              ? 'Grade 1 hypertension'
              : s >= 130 || d >= 85
                ? 'High normal'
                : s >= 120 || d >= 80
                  ? 'Normal'
                  : 'Optimal';
    const newEuropean = s >= 140 || d >= 90 ? 'Hypertension' : s >= 120 || d >= 70 ? 'Elevated' : 'Non-elevated';
    return low
      ? { american: 'Low', european: 'Low', newEuropean: 'Low', systolic, diastolic }
      : { american, european, newEuropean, systolic, diastolic };
  },
  explanation: ({ american }) =>
    american === 'Low'
      ? 'The mean is {systolic} over {diastolic}, which is low: the systolic below 90.'
      : 'The mean is {systolic} over {diastolic}: {american} (ACC/AHA), {european} (ESC/ESH 2018), {newEuropean} (ESC 2024).',
  requires: [
    {
      each: 'readings',
      that: ({ systolic, diastolic }) => diastolic < systolic,
      field: 'diastolic',
      says: 'The diastolic pressure must be below the systolic one: were the two interchanged?',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ readings }) =>
        readings.some(({ systolic, diastolic }) => roundTo(systolic, 0) > 180 || roundTo(diastolic, 0) > 120),
      says: 'A reading is over 180/120: measure again after five minutes. If it stays, call a doctor today; with chest pain, breathlessness, weakness, or trouble seeing or speaking call an emergency number at once.',
    },
    {
      level: 'caution',
      when: ({ american }) => american === 'Low',
      says: 'The guidelines have no class for low blood pressure. With dizziness, fainting, confusion, bleeding or fever get help; without symptoms it can be harmless.',
    },
    {
      level: 'caution',
      when: ({ american, readings }) =>
        american !== 'Low' && readings.some(({ systolic }) => roundTo(systolic, 0) < 90),
      says: 'A systolic reading is below 90, which is low whatever the class of the mean: measure again; with dizziness, fainting, confusion, bleeding or fever get help.',
    },
    {
      level: 'note',
      when: ({ systolic, diastolic }) => roundTo(systolic, 0) >= 140 || roundTo(diastolic, 0) >= 90,
      says: 'In pregnancy, and in the weeks after it, call your midwife or doctor today from 140/90 on, and an emergency number from 160/110 on (ACOG).',
    },
    {
      level: 'note',
      when: ({ american, diastolic }) => american !== 'Low' && roundTo(diastolic, 0) < 60,
      says: 'A diastolic pressure below 60 is low: usual in the young and in stiff arteries, with dizziness or chest pain speak to a doctor.',
    },
    {
      level: 'note',
      when: ({ readings }) => readings.length === 1,
      says: 'One reading makes no diagnosis: the classes are of the mean of two or more on at least two occasions.',
    },
  ],
  examples: [
    {
      inputs: {
        readings: [
          { systolic: 136, diastolic: 84 },
          { systolic: 132, diastolic: 80 },
        ],
      },
      results: {
        systolic: 134,
        diastolic: 82,
        american: 'Hypertension stage 1',
        european: 'High normal',
        newEuropean: 'Elevated',
      },
      source: 'By hand; ACC/AHA 2017, table 6; ESC/ESH 2018, table 3; ESC 2024',
    },
    {
      inputs: { readings: [{ systolic: 118, diastolic: 76 }] },
      results: { systolic: 118, american: 'Normal', european: 'Optimal', newEuropean: 'Elevated' },
      cautions: ['One reading'],
      source: 'ACC/AHA 2017, table 6; ESC/ESH 2018, table 3; ESC 2024',
    },
    {
      inputs: { readings: [{ systolic: 124, diastolic: 79 }] },
      results: { american: 'Elevated', european: 'Normal', newEuropean: 'Elevated' },
      cautions: ['One reading'],
      source: 'ACC/AHA 2017, table 6; ESC/ESH 2018, table 3; ESC 2024',
    },
    {
      inputs: { readings: [{ systolic: 150, diastolic: 85 }] },
      results: {
        american: 'Hypertension stage 2',
        european: 'Isolated systolic hypertension, grade 1',
        newEuropean: 'Hypertension',
      },
      cautions: ['One reading', 'In pregnancy'],
      source: 'ACC/AHA 2017, table 6; ESC/ESH 2018, table 3; ESC 2024',
    },
    {
      inputs: { readings: [{ systolic: 138, diastolic: 92 }] },
      results: { american: 'Hypertension stage 2', european: 'Grade 1 hypertension', newEuropean: 'Hypertension' },
      cautions: ['One reading', 'In pregnancy'],
      source: 'ACC/AHA 2017, table 6; ESC/ESH 2018, table 3; ESC 2024',
    },
    {
      inputs: { readings: [{ systolic: 165, diastolic: 100 }] },
      results: { american: 'Hypertension stage 2', european: 'Grade 2 hypertension', newEuropean: 'Hypertension' },
      cautions: ['One reading', 'In pregnancy'],
      source: 'ACC/AHA 2017, table 6; ESC/ESH 2018, table 3; ESC 2024',
    },
    {
      inputs: { readings: [{ systolic: 190, diastolic: 125 }] },
      results: { american: 'Severe hypertension', european: 'Grade 3 hypertension' },
      cautions: ['over 180/120', 'One reading', 'In pregnancy'],
      source: 'ACC/AHA 2017, table 6 and §11.2: over 180/120; ESC/ESH 2018, table 3; ESC 2024',
    },
    {
      inputs: { readings: [{ systolic: 75, diastolic: 40 }] },
      results: { american: 'Low', european: 'Low', newEuropean: 'Low' },
      cautions: ['no class for low', 'One reading'],
      source: 'American Heart Association: low below 90',
    },
    {
      inputs: {
        readings: [
          { systolic: 139, diastolic: 89 },
          { systolic: 140, diastolic: 90 },
        ],
      },
      results: { american: 'Hypertension stage 2', european: 'Grade 1 hypertension', newEuropean: 'Hypertension' },
      cautions: ['In pregnancy'],
      source: 'By hand: 139.5 and 89.5, rounded to 140 and 90',
    },
    {
      inputs: {
        readings: [
          { systolic: 110, diastolic: 66 },
          { systolic: 114, diastolic: 70 },
        ],
      },
      results: { systolic: 112, diastolic: 68, american: 'Normal', european: 'Optimal', newEuropean: 'Non-elevated' },
      source: 'By hand; ESC 2024: below 120/70',
    },
    {
      inputs: {
        readings: [
          { systolic: 144, diastolic: 56 },
          { systolic: 140, diastolic: 54 },
        ],
      },
      results: { systolic: 142, diastolic: 55, european: 'Isolated systolic hypertension, grade 1' },
      cautions: ['stiff arteries', 'In pregnancy'],
      source: 'By hand; ESC/ESH 2018, table 3',
    },
    {
      inputs: { readings: [{ systolic: 172, diastolic: 84 }] },
      results: { american: 'Hypertension stage 2', european: 'Isolated systolic hypertension, grade 2' },
      cautions: ['One reading', 'In pregnancy'],
      source: 'ESC/ESH 2018, table 3: graded by the systolic pressure',
    },
    {
      inputs: { readings: [{ systolic: 184, diastolic: 84 }] },
      results: { american: 'Severe hypertension', european: 'Isolated systolic hypertension, grade 3' },
      cautions: ['over 180/120', 'One reading', 'In pregnancy'],
      source: 'ESC/ESH 2018, table 3: graded by the systolic pressure',
    },
    {
      inputs: {
        readings: [
          { systolic: 85, diastolic: 55 },
          { systolic: 125, diastolic: 75 },
        ],
      },
      results: { systolic: 105, diastolic: 65, american: 'Normal', european: 'Optimal', newEuropean: 'Non-elevated' },
      cautions: ['whatever the class of the mean'],
      source: 'By hand: the means of 85 and 125, of 55 and 75',
    },
    {
      inputs: {
        readings: [
          { systolic: 110, diastolic: 59 },
          { systolic: 112, diastolic: 60 },
        ],
      },
      results: { systolic: 111, diastolic: 59.5, american: 'Normal' },
      source: 'By hand: 59.5, shown as 60',
    },
    {
      inputs: { readings: [{ systolic: 80, diastolic: 120 }] },
      refused: 'must be below the systolic',
      source: 'By definition',
    },
  ],
  notes: [
    'For adults who are not pregnant, by readings in the practice; measured at home, hypertension begins at 135/85 by the European guidelines.',
    'Does not replace medical advice.',
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
    {
      title:
        'McEvoy et al.: 2024 ESC Guidelines for the Management of Elevated Blood Pressure and Hypertension, Eur Heart J 45 (2024) 3912',
      doi: '10.1093/eurheartj/ehae178',
    },
    {
      title: 'ACOG Practice Bulletin 222: Gestational Hypertension and Preeclampsia, Obstet Gynecol 135 (2020) e237',
      doi: '10.1097/AOG.0000000000003891',
    },
    { title: '2025 AHA/ACC Guideline for High Blood Pressure in Adults: keeps the classes of 2017' },
    {
      title:
        'National Heart, Lung, and Blood Institute: High Blood Pressure, Symptoms: 180/120 and a second reading after five minutes',
    },
  ],
});

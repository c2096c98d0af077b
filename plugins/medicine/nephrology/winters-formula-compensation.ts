import { category, choice, defineCalculator, measure, roundTo } from '@reckoner/engine';

/** Expected compensation of a known disorder, with the rules of Berend 2014; metabolic acidosis by Winters. */
export default defineCalculator({
  title: 'Acid-base compensation (Winters)',
  description:
    'Expected carbon dioxide or bicarbonate of a metabolic or respiratory disorder, and whether the measured one is compensation.',
  keywords: [
    'Winters formula',
    'Winter’s formula',
    'expected PCO2',
    'metabolic acidosis compensation',
    'respiratory compensation',
    'expected bicarbonate',
  ],
  related: ['arterial-blood-gas-interpretation', 'anion-gap-albumin-corrected'],
  inputs: {
    disorder: choice(
      {
        metabolicAcidosis: 'Metabolic acidosis',
        metabolicAlkalosis: 'Metabolic alkalosis',
        acuteRespiratoryAcidosis: 'Acute respiratory acidosis',
        chronicRespiratoryAcidosis: 'Chronic respiratory acidosis',
        acuteRespiratoryAlkalosis: 'Acute respiratory alkalosis',
        chronicRespiratoryAlkalosis: 'Chronic respiratory alkalosis',
      },
      { label: 'Primary disorder', default: 'metabolicAcidosis' },
    ),
    bicarbonate: measure('mmol/L', {
      label: 'Bicarbonate',
      symbol: '\\mathrm{HCO_3}',
      min: 1,
      max: 70,
      usual: [4, 50],
      when: { disorder: ['metabolicAcidosis', 'metabolicAlkalosis'] },
    }),
    measuredDioxide: measure('mmHg', {
      label: 'Measured PaCO₂',
      symbol: 'P_m',
      min: 8,
      max: 160,
      usual: [15, 120],
      optional: true,
      when: { disorder: ['metabolicAcidosis', 'metabolicAlkalosis'] },
    }),
    carbonDioxide: measure('mmHg', {
      label: 'PaCO₂',
      symbol: 'P',
      min: 8,
      max: 160,
      usual: [15, 120],
      when: {
        disorder: [
          'acuteRespiratoryAcidosis',
          'chronicRespiratoryAcidosis',
          'acuteRespiratoryAlkalosis',
          'chronicRespiratoryAlkalosis',
        ],
      },
    }),
    measuredBicarbonate: measure('mmol/L', {
      label: 'Measured bicarbonate',
      symbol: 'B_m',
      min: 1,
      max: 70,
      usual: [4, 50],
      optional: true,
      when: {
        disorder: [
          'acuteRespiratoryAcidosis',
          'chronicRespiratoryAcidosis',
          'acuteRespiratoryAlkalosis',
          'chronicRespiratoryAlkalosis',
        ],
      },
    }),
  },
  outputs: {
    dioxideFrom: measure('mmHg', { label: 'Expected PaCO₂ from', symbol: 'P_1', places: 1, optional: true }),
    dioxideTo: measure('mmHg', { label: 'Expected PaCO₂ to', symbol: 'P_2', places: 1, optional: true }),
    bicarbonateFrom: measure('mmol/L', {
      label: 'Expected bicarbonate from',
      symbol: 'B_1',
      places: 1,
      optional: true,
    }),
    bicarbonateTo: measure('mmol/L', { label: 'Expected bicarbonate to', symbol: 'B_2', places: 1, optional: true }),
    reading: category(['Appropriate compensation', 'Second disorder: acidosis', 'Second disorder: alkalosis'], {
      label: 'Reading of the measured value',
      optional: true,
    }),
  },
  formula: ({ disorder, bicarbonate, measuredDioxide, carbonDioxide, measuredBicarbonate }) => {
    if (disorder === 'metabolicAcidosis' || disorder === 'metabolicAlkalosis') {
      const expected = disorder === 'metabolicAcidosis' ? 1.5 * bicarbonate + 8 : 0.7 * (bicarbonate - 24) + 40;
      if (measuredDioxide === undefined) return { dioxideFrom: expected - 2, dioxideTo: expected + 2 };
      return {
        dioxideFrom: expected - 2,
        dioxideTo: expected + 2,
        reading:
          measuredDioxide > roundTo(expected + 2, 1)
            ? 'Second disorder: acidosis'
            : measuredDioxide < roundTo(expected - 2, 1)
              ? 'Second disorder: alkalosis'
              : 'Appropriate compensation',
      };
    }
    const change = carbonDioxide - 40;
    const least = disorder === 'acuteRespiratoryAcidosis' ? 0.1 : disorder === 'acuteRespiratoryAlkalosis' ? 0.2 : 0.4;
    const most = disorder === 'acuteRespiratoryAcidosis' ? 0.1 : disorder === 'acuteRespiratoryAlkalosis' ? 0.2 : 0.5;
    const bicarbonateFrom = 24 + Math.min(least * change, most * change) - 2;
    const bicarbonateTo = 24 + Math.max(least * change, most * change) + 2;
    if (measuredBicarbonate === undefined) return { bicarbonateFrom, bicarbonateTo };
    return {
      bicarbonateFrom,
      bicarbonateTo,
      reading:
        measuredBicarbonate > roundTo(bicarbonateTo, 1)
          ? 'Second disorder: alkalosis'
          : measuredBicarbonate < roundTo(bicarbonateFrom, 1)
            ? 'Second disorder: acidosis'
            : 'Appropriate compensation',
    };
  },
  explanation: ({ dioxideFrom, reading }) => {
    const expected =
      dioxideFrom === undefined
        ? 'A bicarbonate of {bicarbonateFrom} to {bicarbonateTo} is expected'
        : 'A PaCO₂ of {dioxideFrom} to {dioxideTo} is expected';
    return reading === undefined ? `${expected}.` : `${expected}. Reading of the measured value: {reading}.`;
  },
  requires: [
    {
      that: ({ disorder, bicarbonate }) => disorder !== 'metabolicAcidosis' || bicarbonate < 24,
      field: 'bicarbonate',
      says: 'In metabolic acidosis the bicarbonate must be below 24 mmol/L; {bicarbonate} was sent.',
    },
    {
      that: ({ disorder, bicarbonate }) => disorder !== 'metabolicAlkalosis' || bicarbonate > 24,
      field: 'bicarbonate',
      says: 'In metabolic alkalosis the bicarbonate must be above 24 mmol/L; {bicarbonate} was sent.',
    },
    {
      that: ({ disorder, carbonDioxide }) =>
        (disorder !== 'acuteRespiratoryAcidosis' && disorder !== 'chronicRespiratoryAcidosis') || carbonDioxide > 40,
      field: 'carbonDioxide',
      says: 'In respiratory acidosis the PaCO₂ must be above 40 mmHg; {carbonDioxide} was sent.',
    },
    {
      that: ({ disorder, carbonDioxide }) =>
        (disorder !== 'acuteRespiratoryAlkalosis' && disorder !== 'chronicRespiratoryAlkalosis') || carbonDioxide < 40,
      field: 'carbonDioxide',
      says: 'In respiratory alkalosis the PaCO₂ must be below 40 mmHg; {carbonDioxide} was sent.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ reading, disorder }) =>
        (disorder === 'metabolicAcidosis' || disorder === 'metabolicAlkalosis') &&
        (reading === 'Second disorder: acidosis' || reading === 'Second disorder: alkalosis'),
      says: ({ reading }) =>
        `The PaCO₂ is no compensation: there is a respiratory ${reading === 'Second disorder: acidosis' ? 'acidosis' : 'alkalosis'} as well.`,
    },
    {
      level: 'caution',
      when: ({ reading, disorder }) =>
        disorder !== 'metabolicAcidosis' &&
        disorder !== 'metabolicAlkalosis' &&
        (reading === 'Second disorder: acidosis' || reading === 'Second disorder: alkalosis'),
      says: ({ reading }) =>
        `The bicarbonate is no compensation: there is a metabolic ${reading === 'Second disorder: acidosis' ? 'acidosis' : 'alkalosis'} as well, or the disorder is of another duration.`,
    },
    {
      level: 'caution',
      when: ({ dioxideTo }) => dioxideTo !== undefined && roundTo(dioxideTo, 1) > 57,
      says: 'Breathing rarely lets the PaCO₂ rise above 55 mmHg in compensation: a higher one, though within this range, may be respiratory acidosis as well.',
    },
    {
      level: 'caution',
      when: ({ bicarbonateTo }) => bicarbonateTo !== undefined && roundTo(bicarbonateTo, 1) > 45,
      says: 'The kidneys hardly raise the bicarbonate above about 45 mmol/L: with so high a PaCO₂ this range is not reached in full.',
    },
    {
      level: 'note',
      when: ({ dioxideFrom }) => dioxideFrom !== undefined && roundTo(dioxideFrom, 1) < 10,
      says: 'Breathing hardly brings the PaCO₂ below 10 mmHg: compensation ends there.',
    },
  ],
  examples: [
    {
      inputs: { bicarbonate: 12, measuredDioxide: 26 },
      results: { dioxideFrom: 24, dioxideTo: 28, reading: 'Appropriate compensation' },
      source: 'Albert 1967 (Winters): 1.5 × 12 + 8 ± 2',
    },
    {
      inputs: { bicarbonate: 12.5, measuredDioxide: 28.8 },
      results: { dioxideFrom: 24.75, dioxideTo: 28.75, reading: 'Appropriate compensation' },
      source: 'By hand: 1.5 × 12.5 + 8 ± 2, shown up to 28.8',
    },
    {
      inputs: { bicarbonate: 12, measuredDioxide: 35 },
      results: { dioxideFrom: 24, dioxideTo: 28, reading: 'Second disorder: acidosis' },
      cautions: ['a respiratory acidosis as well'],
      source: 'Albert 1967 (Winters): 35 is above 28',
    },
    {
      inputs: { bicarbonate: 12, measuredDioxide: 20 },
      results: { reading: 'Second disorder: alkalosis' },
      cautions: ['a respiratory alkalosis as well'],
      source: 'Albert 1967 (Winters): 20 is below 24',
    },
    {
      inputs: { bicarbonate: 2 },
      results: { dioxideFrom: 9, dioxideTo: 13 },
      cautions: ['compensation ends there'],
      source: 'Albert 1967 (Winters): 1.5 × 2 + 8 ± 2',
    },
    {
      inputs: { disorder: 'metabolicAlkalosis', bicarbonate: 34 },
      results: { dioxideFrom: 45, dioxideTo: 49 },
      source: 'Berend 2014: 40 + 0.7 × 10 ± 2',
    },
    {
      inputs: { disorder: 'metabolicAlkalosis', bicarbonate: 54 },
      results: { dioxideFrom: 59, dioxideTo: 63 },
      cautions: ['above 55 mmHg'],
      source: 'Berend 2014: 40 + 0.7 × 30 ± 2',
    },
    {
      inputs: { disorder: 'acuteRespiratoryAcidosis', carbonDioxide: 60, measuredBicarbonate: 26 },
      results: { bicarbonateFrom: 24, bicarbonateTo: 28, reading: 'Appropriate compensation' },
      source: 'Berend 2014: 24 + 0.1 × 20 ± 2',
    },
    {
      inputs: { disorder: 'chronicRespiratoryAcidosis', carbonDioxide: 60, measuredBicarbonate: 38 },
      results: { bicarbonateFrom: 30, bicarbonateTo: 36, reading: 'Second disorder: alkalosis' },
      cautions: ['a metabolic alkalosis as well'],
      source: 'Berend 2014: 24 + 0.4 × 20 - 2 to 24 + 0.5 × 20 + 2',
    },
    {
      inputs: { disorder: 'chronicRespiratoryAcidosis', carbonDioxide: 100 },
      results: { bicarbonateFrom: 46, bicarbonateTo: 56 },
      cautions: ['about 45 mmol/L'],
      source: 'Berend 2014: 24 + 0.4 × 60 - 2 to 24 + 0.5 × 60 + 2',
    },
    {
      inputs: { disorder: 'acuteRespiratoryAlkalosis', carbonDioxide: 20, measuredBicarbonate: 15 },
      results: { bicarbonateFrom: 18, bicarbonateTo: 22, reading: 'Second disorder: acidosis' },
      cautions: ['a metabolic acidosis as well'],
      source: 'Berend 2014: 24 - 0.2 × 20 ± 2',
    },
    {
      inputs: { disorder: 'chronicRespiratoryAlkalosis', carbonDioxide: 30 },
      results: { bicarbonateFrom: 17, bicarbonateTo: 22 },
      source: 'Berend 2014: 24 - 0.5 × 10 - 2 to 24 - 0.4 × 10 + 2',
    },
    { inputs: { bicarbonate: 30 }, refused: 'must be below 24', source: 'By definition' },
    {
      inputs: { disorder: 'metabolicAlkalosis', bicarbonate: 20 },
      refused: 'must be above 24',
      source: 'By definition',
    },
    {
      inputs: { disorder: 'acuteRespiratoryAcidosis', carbonDioxide: 35 },
      refused: 'must be above 40',
      source: 'By definition',
    },
    {
      inputs: { disorder: 'chronicRespiratoryAlkalosis', carbonDioxide: 45 },
      refused: 'must be below 40',
      source: 'By definition',
    },
  ],
  notes: [
    'For a disorder that is known: which one it is, arterial blood gas interpretation tells from pH, PaCO₂ and bicarbonate. Respiratory compensation takes hours, that of the kidneys two to five days.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Albert, Dell, Winters: Quantitative Displacement of Acid-Base Equilibrium in Metabolic Acidosis, Ann Intern Med 66 (1967) 312',
      doi: '10.7326/0003-4819-66-2-312',
    },
    {
      title:
        'Berend, de Vries, Gans: Physiological Approach to Assessment of Acid-Base Disturbances, N Engl J Med 371 (2014) 1434',
      doi: '10.1056/NEJMra1003327',
    },
  ],
});

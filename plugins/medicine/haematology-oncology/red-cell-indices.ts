import {
  category,
  classify,
  defineCalculator,
  isAbove,
  isBelow,
  measure,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';

/** Whether such cells exist: else the values are not of one sample, or not in their units. */
const fits = (volume: number, concentration: number) =>
  !isBelow(roundTo(volume, 1), 50) &&
  !isBelow(roundTo(concentration, 1), 22) &&
  !isAbove(roundTo(concentration, 1), 38);

/** Wintrobe's indices; the index of Mentzer 1973 where the cells are small. */
export default defineCalculator({
  title: 'Red cell indices (MCV, MCH, MCHC)',
  description:
    'Mean corpuscular volume, hemoglobin and hemoglobin concentration from hematocrit, hemoglobin and red cell count, with the Mentzer index of small cells.',
  keywords: [
    'MCV',
    'MCH',
    'MCHC',
    'Mentzer index',
    'microcytic anemia',
    'mean corpuscular volume',
    'thalassemia trait',
  ],
  related: ['reticulocyte-production-index', 'transferrin-saturation-tibc'],
  inputs: {
    hematocrit: percent({ label: 'Hematocrit', symbol: 'Hct', min: 3, max: 85, usual: [10, 70] }),
    hemoglobin: measure('g/dL', {
      label: 'Hemoglobin',
      symbol: 'Hb',
      min: 1,
      max: 28,
      usual: [3, 24],
      confusedWith: { 'mmol/L': 0.6206 },
    }),
    redCells: measure('10^12/L', {
      label: 'Red blood cells',
      help: '10¹²/L is the same as millions per µL.',
      symbol: 'RBC',
      min: 0.3,
      max: 12,
      usual: [1, 9],
    }),
  },
  outputs: {
    volume: measure('fL', { label: 'Mean corpuscular volume (MCV)', symbol: 'MCV', places: 1 }),
    size: category(['Microcytic (below 80 fL)', 'Normocytic (80 to 100 fL)', 'Macrocytic (above 100 fL)'], {
      label: 'Size of the cells (adults)',
      of: 'volume',
    }),
    mass: measure('pg', { label: 'Mean corpuscular hemoglobin (MCH)', symbol: 'MCH', places: 1 }),
    concentration: measure('g/dL', {
      label: 'Mean corpuscular hemoglobin concentration (MCHC)',
      symbol: 'MCHC',
      places: 1,
    }),
    mentzer: number({
      label: 'Mentzer index',
      help: 'Of small cells alone, from 50 to below 80 fL, with a possible MCHC, up to 16 g/dL and 48%.',
      symbol: 'M',
      places: 1,
      optional: true,
    }),
  },
  formula: ({ hematocrit, hemoglobin, redCells }) => {
    const volume = (1000 * hematocrit) / redCells;
    return {
      volume,
      size: classify(
        roundTo(volume, 1),
        [
          [80, 'Microcytic (below 80 fL)'],
          [100.05, 'Normocytic (80 to 100 fL)'],
        ],
        'Macrocytic (above 100 fL)',
      ),
      mass: (10 * hemoglobin) / redCells,
      concentration: hemoglobin / hematocrit,
      mentzer:
        fits(volume, hemoglobin / hematocrit) &&
        isBelow(roundTo(volume, 1), 80) &&
        !(hemoglobin > 16 || hematocrit > 0.48)
          ? volume / redCells
          : undefined,
    };
  },
  explanation: ({ mentzer }) => {
    const indices = 'MCV {volume}: {size}. MCH {mass}, MCHC {concentration}.';
    if (mentzer === undefined) return indices;
    const shown = roundTo(mentzer, 1);
    return isBelow(shown, 13)
      ? `${indices} The Mentzer index of {mentzer} is below 13, which points to thalassemia trait rather than iron deficiency.`
      : isAbove(shown, 13)
        ? `${indices} The Mentzer index of {mentzer} is above 13, which points to iron deficiency rather than thalassemia trait.`
        : `${indices} The Mentzer index of {mentzer} is at the limit and points to neither iron deficiency nor thalassemia trait.`;
  },
  cautions: [
    {
      level: 'danger',
      when: ({ concentration }) => isAbove(roundTo(concentration, 1), 38),
      says: 'Hardly a red cell holds more than 38 g/dL of hemoglobin: check the values and their units, then look for cold agglutinins, lipemia, hemolysis of the sample or an electrolyte shift. The other indices are in doubt as well.',
    },
    {
      level: 'caution',
      when: ({ concentration }) => isAbove(roundTo(concentration, 1), 36) && !isAbove(roundTo(concentration, 1), 38),
      says: 'An MCHC above 36 g/dL is seen in spherocytosis; far more often the sample is at fault (cold agglutinins, lipemia, hemolysis).',
    },
    {
      level: 'danger',
      when: ({ concentration }) => isBelow(roundTo(concentration, 1), 22),
      says: 'An MCHC below 22 g/dL is hardly possible: check hemoglobin (in g/dL, not mmol/L) and hematocrit, and that both are of one sample.',
    },
    {
      level: 'caution',
      when: ({ concentration }) => isBelow(roundTo(concentration, 1), 32) && !isBelow(roundTo(concentration, 1), 22),
      says: 'An MCHC below 32 g/dL: the cells are pale, most often from a lack of iron. A high blood sugar or sodium, which swells the cells in the counter, lowers it too.',
    },
    {
      level: 'danger',
      when: ({ volume }) => isBelow(roundTo(volume, 1), 50) || isAbove(roundTo(volume, 1), 150),
      says: 'Such an MCV is hardly ever seen: check hematocrit and red cell count, and that both are of one sample. Cold agglutinins clump cells and raise it.',
    },
    {
      level: 'caution',
      when: ({ mentzer }) => mentzer !== undefined,
      says: 'The Mentzer index does not decide, and both disorders occur together: measure ferritin before iron is given, and hemoglobin A₂ where thalassemia may be inherited, above all before a pregnancy.',
    },
    {
      level: 'caution',
      when: ({ volume, concentration, hemoglobin, hematocrit }) =>
        fits(volume, concentration) && isBelow(roundTo(volume, 1), 80) && (hemoglobin > 16 || hematocrit > 0.48),
      says: 'Small cells with a hemoglobin above 16 g/dL or a hematocrit above 48% come neither from thalassemia trait nor from a lack of iron alone: look for polycythemia that has used up the iron, before iron is given, which thickens the blood.',
    },
    {
      level: 'caution',
      when: ({ volume }) => isAbove(roundTo(volume, 1), 100),
      says: 'Look for a lack of vitamin B12 before folate alone is given, which lets the damage to nerves go on. Alcohol, liver disease, drugs, many reticulocytes and myelodysplasia also make large cells.',
    },
    {
      level: 'danger',
      when: ({ hemoglobin }) => hemoglobin < 7,
      says: 'A hemoglobin below 7 g/dL is near or below the threshold of transfusion (AABB 2023): the patient comes before the cause.',
    },
  ],
  examples: [
    {
      inputs: { hematocrit: 45, hemoglobin: 15, redCells: 5 },
      results: { volume: 90, size: 'Normocytic (80 to 100 fL)', mass: 30, concentration: '33.33333' },
      source: 'By hand: 450/5, 150/5, 15/0.45',
    },
    {
      inputs: { hematocrit: 36, hemoglobin: 11.6, redCells: 6 },
      results: { volume: 60, size: 'Microcytic (below 80 fL)', mass: 19.33333, concentration: 32.22222, mentzer: 10 },
      cautions: ['Mentzer index does not decide'],
      source: 'By hand: 360/6, 116/6, 11.6/0.36, 60/6',
    },
    {
      inputs: { hematocrit: 30, hemoglobin: '90 g/L', redCells: 4 },
      results: { volume: 75, mass: 22.5, concentration: 30, mentzer: 18.75 },
      cautions: ['cells are pale', 'Mentzer index does not decide'],
      source: 'By hand: 300/4, 90/4, 9/0.3, 75/4',
    },
    {
      inputs: { hematocrit: 41.6, hemoglobin: 13.5, redCells: 5.65685424949238 },
      results: { mentzer: 13, volume: 73.53911 },
      cautions: ['Mentzer index does not decide'],
      source: 'By hand: 416/√32 and 416/32 = 13',
    },
    {
      inputs: { hematocrit: 56, hemoglobin: 17.5, redCells: 8 },
      results: { volume: 70, mass: 21.875, concentration: 31.25 },
      cautions: ['cells are pale', 'polycythemia'],
      source: 'By hand: 560/8, 175/8, 17.5/0.56',
    },
    {
      inputs: { hematocrit: 33, hemoglobin: 11, redCells: 3 },
      results: { volume: 110, size: 'Macrocytic (above 100 fL)', mass: 36.66667, concentration: 33.33333 },
      cautions: ['vitamin B12'],
      source: 'By hand: 330/3, 110/3, 11/0.33',
    },
    {
      inputs: { hematocrit: 30, hemoglobin: 11.1, redCells: 3.6 },
      results: { concentration: 37, volume: 83.33333 },
      cautions: ['spherocytosis'],
      source: 'By hand: 11.1/0.3, 300/3.6',
    },
    {
      inputs: { hematocrit: 20, hemoglobin: 12, redCells: 1.25 },
      results: { concentration: 60, volume: 160 },
      cautions: ['Hardly a red cell', 'hardly ever seen', 'vitamin B12'],
      source: 'By hand: 12/0.2, 200/1.25',
    },
    {
      inputs: { hematocrit: 32, hemoglobin: 6.4, redCells: 4 },
      results: { concentration: 20, volume: 80 },
      cautions: ['hardly possible', 'comes before the cause'],
      source: 'By hand: 6.4/0.32, 320/4',
    },
  ],
  notes: [
    'Sizes are those of adults: newborns have larger cells, children from one to about ten years smaller ones. A mean hides a mixture of small and large cells: look at the RDW and the smear.',
    'The Mentzer index was made for small cells without recent bleeding or transfusion. Does not replace clinical judgment.',
  ],
  references: [
    {
      title: 'Mentzer: Differentiation of Iron Deficiency from Thalassaemia Trait, Lancet 301 (1973) 882',
      doi: '10.1016/S0140-6736(73)91446-3',
    },
    { title: 'Wintrobe’s Clinical Hematology, 14th ed., Chapter 1: Examination of the Blood and Bone Marrow' },
    {
      title: 'Carson et al.: Red Blood Cell Transfusion: 2023 AABB International Guidelines, JAMA 330 (2023) 1892',
      doi: '10.1001/jama.2023.12914',
    },
  ],
});

import {
  category,
  choice,
  classify,
  defineCalculator,
  isAbove,
  isAtLeast,
  isBelow,
  measure,
  percent,
  roundTo,
} from '@reckoner/engine';

/** µg/dL of iron in 1 µmol/L (molar mass 55.845 g/mol). */
const PER_MICROMOLE = 5.5845;
/** µmol of iron in 1 g of transferrin: two atoms in 79.57 kg/mol; 1.25 µg/mg as compared with measured TIBC. */
const BY_MOLAR_MASS = 25.1;
const BY_COMPARISON = 125 / PER_MICROMOLE;

const levelOf = (saturation: number) =>
  classify(
    roundTo(100 * saturation, 0),
    [
      [20, 'Below 20%'],
      [45.5, '20 to 45%'],
    ],
    'Above 45%',
  );

/** Iron by iron-binding capacity, which is measured, the sum with the unsaturated one, or that of transferrin. */
export default defineCalculator({
  title: 'Transferrin saturation (TSAT)',
  description:
    'Transferrin saturation from serum iron and TIBC, UIBC or transferrin, with the total and the unsaturated iron-binding capacity.',
  keywords: [
    'TSAT',
    'iron saturation',
    'TIBC',
    'UIBC',
    'total iron-binding capacity',
    'iron deficiency',
    'hemochromatosis',
  ],
  related: ['iron-deficit-ganzoni', 'red-cell-indices'],
  inputs: {
    units: choice(
      { conventional: 'Conventional (µg/dL, mg/dL)', si: 'SI (µmol/L, g/L)' },
      { label: 'Laboratory units', default: 'conventional' },
    ),
    by: choice(
      {
        tibc: { label: 'Total iron-binding capacity (TIBC)', also: ['TIBC'] },
        uibc: { label: 'Unsaturated iron-binding capacity (UIBC)', also: ['UIBC'] },
        transferrin: 'Transferrin',
      },
      { label: 'Measured beside iron', default: 'tibc' },
    ),
    iron: measure('µg/dL', {
      label: 'Serum iron',
      symbol: 'Fe',
      min: 1,
      max: 2000,
      usual: [20, 400],
      confusedWith: { 'µmol/L': 1 / PER_MICROMOLE },
      when: { units: 'conventional' },
    }),
    ironMolar: measure('µmol/L', {
      label: 'Serum iron',
      symbol: 'Fe_{SI}',
      min: 0.2,
      max: 360,
      usual: [3.6, 70],
      confusedWith: { 'µg/dL': PER_MICROMOLE },
      when: { units: 'si' },
    }),
    capacity: measure('µg/dL', {
      label: 'TIBC',
      symbol: 'C',
      min: 20,
      max: 1000,
      usual: [130, 650],
      confusedWith: { 'µmol/L': 1 / PER_MICROMOLE },
      when: { units: 'conventional', by: 'tibc' },
    }),
    capacityMolar: measure('µmol/L', {
      label: 'TIBC',
      symbol: 'C_{SI}',
      min: 4,
      max: 180,
      usual: [23, 116],
      confusedWith: { 'µg/dL': PER_MICROMOLE },
      when: { units: 'si', by: 'tibc' },
    }),
    free: measure('µg/dL', {
      label: 'UIBC',
      symbol: 'U',
      min: 0,
      max: 1000,
      usual: [20, 600],
      confusedWith: { 'µmol/L': 1 / PER_MICROMOLE },
      when: { units: 'conventional', by: 'uibc' },
    }),
    freeMolar: measure('µmol/L', {
      label: 'UIBC',
      symbol: 'U_{SI}',
      min: 0,
      max: 180,
      usual: [4, 107],
      confusedWith: { 'µg/dL': PER_MICROMOLE },
      when: { units: 'si', by: 'uibc' },
    }),
    transferrin: measure('mg/dL', {
      label: 'Transferrin',
      symbol: 'T',
      min: 15,
      max: 800,
      usual: [80, 550],
      confusedWith: { 'µmol/L': 0.1257 },
      when: { units: 'conventional', by: 'transferrin' },
    }),
    transferrinMass: measure('g/L', {
      label: 'Transferrin',
      symbol: 'T_{SI}',
      min: 0.15,
      max: 8,
      usual: [0.8, 5.5],
      when: { units: 'si', by: 'transferrin' },
    }),
    binding: choice(
      {
        molar: {
          label: '25.1 µmol/g (1.40 µg/mg, by molar mass)',
          value: BY_MOLAR_MASS,
          also: ['by molar mass', '1.4', '25.1'],
        },
        measured: { label: '22.4 µmol/g (1.25 µg/mg, by comparison with TIBC)', value: BY_COMPARISON, also: ['1.25'] },
      },
      { label: 'Iron that transferrin binds', default: 'molar', when: { by: 'transferrin' } },
    ),
  },
  outputs: {
    saturation: percent({ label: 'Transferrin saturation', symbol: 'TSAT', places: 0 }),
    level: category(['Below 20%', '20 to 45%', 'Above 45%'], { label: 'Class', of: 'saturation' }),
    total: measure('µg/dL', { label: 'TIBC', symbol: 'TIBC', places: 0 }),
    totalMolar: measure('µmol/L', { label: 'TIBC in µmol/L', symbol: 'TIBC_{SI}', places: 1 }),
    unbound: measure('µg/dL', { label: 'UIBC', symbol: 'UIBC', places: 0, optional: true }),
    unboundMolar: measure('µmol/L', { label: 'UIBC in µmol/L', symbol: 'UIBC_{SI}', places: 1, optional: true }),
  },
  formula: ({
    units,
    by,
    iron,
    ironMolar,
    capacity,
    capacityMolar,
    free,
    freeMolar,
    transferrin,
    transferrinMass,
    binding,
  }) => {
    const conventional = units === 'conventional';
    const serum = conventional ? iron : ironMolar;
    const capacityGiven =
      by === 'tibc'
        ? conventional
          ? capacity
          : capacityMolar
        : by === 'uibc'
          ? serum + (conventional ? free : freeMolar)
          : conventional
            ? (binding * PER_MICROMOLE * transferrin) / 100
            : binding * transferrinMass;
    const perMicrogram = conventional ? 1 : PER_MICROMOLE;
    const saturation = serum / capacityGiven;
    return {
      saturation,
      level: levelOf(saturation),
      total: capacityGiven * perMicrogram,
      totalMolar: (capacityGiven * perMicrogram) / PER_MICROMOLE,
      unbound: capacityGiven >= serum ? (capacityGiven - serum) * perMicrogram : undefined,
      unboundMolar: capacityGiven >= serum ? ((capacityGiven - serum) * perMicrogram) / PER_MICROMOLE : undefined,
    };
  },
  explanation: ({ by }) =>
    by === 'transferrin'
      ? 'The transferrin saturation is {saturation}, with a TIBC of {total} ({totalMolar}) that follows from transferrin at {binding}.'
      : by === 'uibc'
        ? 'The transferrin saturation is {saturation}, with a TIBC of {total} ({totalMolar}), the sum of iron and UIBC.'
        : 'The transferrin saturation is {saturation} of a TIBC of {total} ({totalMolar}).',
  cautions: [
    {
      level: 'danger',
      when: ({ saturation }) => isAbove(saturation, 1),
      says: 'More than 100% cannot be bound: an overdose of iron, an infusion of iron within the last days, hemolysis of the sample, two samples, or UIBC that was entered as TIBC. In an overdose the binding capacity misleads: go by the serum iron and the patient.',
    },
    {
      level: 'danger',
      when: ({ units, iron, ironMolar }) =>
        units === 'conventional' ? iron >= 350 : isAtLeast(ironMolar, 350 / PER_MICROMOLE),
      says: 'A serum iron from 350 µg/dL (63 µmol/L) on may be poisoning, above 500 µg/dL (90 µmol/L) severe poisoning: where iron may have been swallowed, above all by a child, call a poison center now.',
    },
    {
      level: 'caution',
      when: ({ saturation }) => isBelow(roundTo(100 * saturation, 0), 20),
      says: 'A low saturation is found without iron deficiency too, as in inflammation, where TIBC is low as well: measure ferritin, and CRP. In an adult with iron deficiency look for the bleeding.',
    },
    {
      level: 'note',
      when: ({ saturation }) => !isBelow(roundTo(100 * saturation, 0), 16) && isBelow(roundTo(100 * saturation, 0), 20),
      says: 'Laboratories set the lower limit at 15, 16 or 20%; in kidney disease and heart failure it is 20%.',
    },
    {
      level: 'caution',
      when: ({ saturation }) => isAbove(roundTo(100 * saturation, 0), 45),
      says: 'Repeat it, off iron tablets, with ferritin: above 45% (EASL 2022: women 45%, men 50%) and with a high ferritin, test for hemochromatosis. Liver disease and hemolysis raise it too.',
    },
    {
      level: 'note',
      when: ({ level }) => level === '20 to 45%',
      says: 'Empty stores lower ferritin before the saturation falls, and iron taken within a day raises it: from 20 to 45% does not exclude a lack of iron.',
    },
    {
      level: 'caution',
      when: ({ by, binding, level, saturation }) =>
        by === 'transferrin' &&
        level !== levelOf((saturation * binding) / (binding === BY_MOLAR_MASS ? BY_COMPARISON : BY_MOLAR_MASS)),
      says: 'With the other figure for what transferrin binds the class is another one: ask the laboratory how it computes TIBC.',
    },
  ],
  examples: [
    {
      inputs: { iron: 50, capacity: 200 },
      results: { saturation: 25, level: '20 to 45%', total: 200, unbound: 150, totalMolar: 35.81341 },
      cautions: ['Empty stores'],
      source: 'calculator.academy, Iron saturation: 50/200; by hand 200/5.5845',
    },
    {
      inputs: { units: 'si', by: 'transferrin', ironMolar: 8, transferrinMass: 1.95 },
      results: { saturation: 16.34488, level: 'Below 20%', totalMolar: 48.945, total: 273.3334, unbound: 228.6574 },
      cautions: ['found without iron deficiency', '15, 16 or 20%'],
      source: 'By hand: 8/(25.1 × 1.95); 40.945 × 5.5845',
    },
    {
      inputs: { by: 'transferrin', iron: 60, transferrin: 250, binding: 'measured' },
      results: { total: 312.5, saturation: 19.2, level: 'Below 20%' },
      cautions: ['found without iron deficiency', '15, 16 or 20%'],
      source: 'By hand: 60/(1.25 × 250)',
    },
    {
      inputs: { by: 'transferrin', iron: 60, transferrin: 220, binding: 'measured' },
      results: { total: 275, saturation: 21.81818, level: '20 to 45%' },
      cautions: ['Empty stores', 'class is another one'],
      source: 'By hand: 60/(1.25 × 220); 60/308.4 = 19.5% by molar mass',
    },
    {
      inputs: { by: 'uibc', iron: 180, free: 120 },
      results: { saturation: 60, level: 'Above 45%', total: 300, unbound: 120 },
      cautions: ['test for hemochromatosis'],
      source: 'By hand: 180/300',
    },
    {
      inputs: { units: 'si', by: 'uibc', ironMolar: 18, freeMolar: 42 },
      results: { saturation: 30, totalMolar: 60, total: 335.07, unboundMolar: 42 },
      cautions: ['Empty stores'],
      source: 'By hand: 18/60; 60 × 5.5845',
    },
    {
      inputs: { units: 'si', ironMolar: 70, capacityMolar: 56 },
      results: { saturation: 125, level: 'Above 45%', totalMolar: 56 },
      cautions: ['UIBC that was entered as TIBC', 'may be poisoning', 'test for hemochromatosis'],
      source: 'By hand: 70/56',
    },
    {
      inputs: { iron: 400, capacity: 500 },
      results: { saturation: 80, unbound: 100 },
      cautions: ['may be poisoning', 'test for hemochromatosis'],
      source: 'By hand: 400/500',
    },
  ],
  notes: [
    'Two atoms of iron in a molecule of transferrin of 79.57 kg/mol are 25.1 µmol/g, 1.40 µg/mg; comparisons with measured TIBC gave from 1.25 to 1.43 µg/mg, as albumin and others bind iron in that assay.',
    'Iron varies by half within a day and after meals: draw it fasting in the morning. In pregnancy, and with estrogens, transferrin is higher. Does not replace clinical judgment.',
  ],
  references: [
    {
      title: 'EASL Clinical Practice Guidelines on Haemochromatosis, J Hepatol 77 (2022) 479',
      doi: '10.1016/j.jhep.2022.03.033',
    },
    {
      title:
        'Medical Algorithms Company: Serum Transferrin Saturation (TIBC = 1.43 × transferrin; 1.25 by Wu), as seen in 2026',
    },
    {
      title: 'Camaschella: Iron-Deficiency Anemia, N Engl J Med 372 (2015) 1832',
      doi: '10.1056/NEJMra1401038',
    },
  ],
});

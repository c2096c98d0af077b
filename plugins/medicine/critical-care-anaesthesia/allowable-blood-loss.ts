import { choice, defineCalculator, isAbove, isAtLeast, measure, percent, roundTo } from '@reckoner/engine';

/** mL of blood in a kilogram. */
const PER_KILOGRAM = { preterm: 95, newborn: 85, infant: 80, child: 70, woman: 65, man: 75 };
/** kg between which the groups weigh. */
const LIGHTEST = { preterm: 0.4, newborn: 2, infant: 2.5, child: 7, woman: 35, man: 35 };
const HEAVIEST = { preterm: 4, newborn: 6, infant: 15, child: 80, woman: 400, man: 400 };

/** Gross 1983, by the average hematocrit; beside it the common formula and that of Bourke and Smith 1974. */
export default defineCalculator({
  title: 'Allowable blood loss',
  description:
    'Estimated blood volume and the blood loss, with its volume replaced, that brings hematocrit or hemoglobin down to the lowest acceptable value.',
  keywords: ['maximum allowable blood loss', 'MABL', 'ABL', 'estimated blood volume', 'EBV', 'Gross formula'],
  inputs: {
    group: choice(
      {
        preterm: { label: 'Preterm newborn', also: ['premature neonate', 'premature'] },
        newborn: { label: 'Full-term newborn', also: ['neonate', 'term neonate'] },
        infant: 'Infant up to 1 year',
        child: 'Child from 1 year',
        woman: { label: 'Woman', also: ['adult female', 'female'] },
        man: { label: 'Man', also: ['adult male', 'male'] },
      },
      { label: 'Patient' },
    ),
    weight: measure('kg', {
      label: 'Body weight',
      help: 'In obesity the ideal or lean weight.',
      symbol: 'W',
      min: 0.4,
      max: 400,
      usual: [0.5, 200],
    }),
    perKilogram: measure('mL/kg', {
      label: 'Blood volume per kilogram',
      help: 'Left out: 95, 85, 80, 70, 65 and 75 mL/kg in the order of the patients.',
      symbol: 'v',
      min: 40,
      max: 120,
      usual: [50, 105],
      default: ({ group }: { group: keyof typeof PER_KILOGRAM }) => PER_KILOGRAM[group],
    }),
    by: choice({ hematocrit: 'Hematocrit', hemoglobin: 'Hemoglobin' }, { label: 'Measured', default: 'hematocrit' }),
    initial: percent({
      label: 'Initial hematocrit',
      symbol: 'H_i',
      min: 5,
      max: 80,
      usual: [20, 65],
      when: { by: 'hematocrit' },
    }),
    final: percent({
      label: 'Lowest acceptable hematocrit',
      symbol: 'H_f',
      min: 5,
      max: 80,
      usual: [15, 45],
      when: { by: 'hematocrit' },
    }),
    initialHemoglobin: measure('g/dL', {
      label: 'Initial hemoglobin',
      symbol: 'Hb_i',
      min: 1,
      max: 26,
      usual: [6.5, 22],
      confusedWith: { 'mmol/L': 0.6206 },
      when: { by: 'hemoglobin' },
    }),
    finalHemoglobin: measure('g/dL', {
      label: 'Lowest acceptable hemoglobin',
      symbol: 'Hb_f',
      min: 1,
      max: 26,
      usual: [5.5, 15],
      confusedWith: { 'mmol/L': 0.6206 },
      when: { by: 'hemoglobin' },
    }),
  },
  outputs: {
    allowable: measure('mL', { label: 'Allowable blood loss', symbol: 'V_L', places: 0, digits: 3 }),
    common: measure('mL', { label: 'Divided by the initial value', symbol: 'V_i', places: 0, digits: 3 }),
    dilution: measure('mL', { label: 'By the logarithm (Bourke)', symbol: 'V_{\\ln}', places: 0, digits: 3 }),
    bloodVolume: measure('mL', { label: 'Estimated blood volume', symbol: 'EBV', places: 0, digits: 3 }),
    share: percent({ label: 'Allowable loss of the blood volume', symbol: 'p', places: 0 }),
  },
  formula: ({ weight, perKilogram, by, initial, final, initialHemoglobin, finalHemoglobin }) => {
    const bloodVolume = perKilogram * weight;
    const before = by === 'hematocrit' ? initial : initialHemoglobin;
    const after = by === 'hematocrit' ? final : finalHemoglobin;
    const share = (before - after) / ((before + after) / 2);
    return {
      allowable: bloodVolume * share,
      common: (bloodVolume * (before - after)) / before,
      dilution: bloodVolume * Math.log(before / after),
      bloodVolume,
      share,
    };
  },
  explanation: ({ by, allowable }) => {
    const volume = 'At {perKilogram} the blood volume is about {bloodVolume}.';
    if (allowable === 0) return `${volume} The value is at the lowest acceptable one already: no loss is allowable.`;
    const range =
      by === 'hematocrit'
        ? 'the hematocrit from {initial} to {final}'
        : 'the hemoglobin from {initialHemoglobin} to {finalHemoglobin}';
    return `${volume} With its volume replaced, a loss of about {allowable} ({share} of it) brings ${range} by the formula of Gross; the common formula, which divides by the initial value, allows {common}.`;
  },
  requires: [
    {
      that: ({ initial, final }) => final <= initial,
      field: 'final',
      says: 'The hematocrit of {initial} is below the lowest acceptable one, {final}, already: no loss is allowable.',
    },
    {
      that: ({ initialHemoglobin, finalHemoglobin }) => finalHemoglobin <= initialHemoglobin,
      field: 'finalHemoglobin',
      says: 'The hemoglobin of {initialHemoglobin} is below the lowest acceptable one, {finalHemoglobin}, already: no loss is allowable.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ by, final, finalHemoglobin }) => (by === 'hematocrit' ? final < 0.21 : finalHemoglobin < 7),
      says: 'Below a hemoglobin of 7 g/dL (hematocrit 21%) guidelines transfuse even stable patients (AABB 2023): so low a value is for special cases, as when blood is refused.',
    },
    {
      level: 'caution',
      when: ({ group, by, final, finalHemoglobin }) =>
        (group === 'woman' || group === 'man') &&
        (by === 'hematocrit' ? final >= 0.21 && final < 0.24 : finalHemoglobin >= 7 && finalHemoglobin < 8),
      says: 'With heart disease or in orthopedic surgery adults are transfused from 8 g/dL (hematocrit 24%) on down, in cardiac surgery from 7.5 g/dL (AABB 2023).',
    },
    {
      level: 'caution',
      when: ({ group }) => group === 'preterm' || group === 'newborn',
      says: 'Newborns are transfused at higher values than children, by their age and the help that they need to breathe: take the lowest acceptable value from the guideline of your unit.',
    },
    {
      level: 'caution',
      when: ({ share }) => isAbove(roundTo(100 * share, 0), 30),
      says: 'More than 30% of the blood volume, lost and not replaced, is class III hemorrhage (ATLS). It is allowable only while its volume is replaced at once; clotting factors and platelets fall with it, and in an uncontrolled bleed nobody waits for this figure.',
    },
    {
      level: 'danger',
      when: ({ allowable, bloodVolume }) => isAtLeast(allowable, (2 / 3) * bloodVolume),
      says: 'The value is to fall to half or less: so far down the three formulas differ widely. Go by the smallest, {common}, and by measured values long before.',
    },
    {
      level: 'caution',
      when: ({ group, weight }) => weight < LIGHTEST[group] || weight > HEAVIEST[group],
      says: 'Patient and weight do not go together: check both, as the blood volume follows from them.',
    },
    {
      level: 'caution',
      when: ({ group, weight }) => (group === 'woman' || group === 'man') && weight > 100,
      says: 'Fat holds little blood: in obesity the actual weight leads to too large a blood volume and too large a loss. Enter the ideal or lean weight.',
    },
  ],
  examples: [
    {
      inputs: { group: 'woman', weight: 50, initial: 45, final: 30 },
      results: { bloodVolume: 3250, allowable: 1300, common: 1083.333, dilution: 1317.762, share: 40 },
      cautions: ['class III'],
      source:
        'Manuel’s Web, Calculate Allowable Blood Loss: 3250 mL, 1083 mL; by hand 3250 × 15/37.5 and 3250 × ln 1.5',
    },
    {
      inputs: { group: 'infant', weight: 5, initial: 36, final: 25 },
      results: { bloodVolume: 400, common: 122.2222, allowable: 144.2623, share: 36.06557 },
      cautions: ['class III'],
      source: 'University of Iowa protocol: 400 × 11/36 = 122 mL; by hand 400 × 11/30.5',
    },
    {
      inputs: { group: 'preterm', weight: 1.8, perKilogram: 100, initial: 40, final: 33 },
      results: { bloodVolume: 180, common: 31.5, allowable: 34.52055 },
      cautions: ['guideline of your unit'],
      source: 'ASA Monitor 84 (2020), ACE question: 180 × 7/40 = 31.5 mL; by hand 180 × 7/36.5',
    },
    {
      inputs: { group: 'man', weight: 80, initial: 50, final: 40 },
      results: { bloodVolume: 6000, common: 1200, allowable: 1333.333, dilution: 1338.861 },
      source: 'OpenAnesthesia as quoted by 411answers: 1200 mL; by hand 6000 × 10/45 and 6000 × ln 1.25',
    },
    {
      inputs: { group: 'man', weight: 70, by: 'hemoglobin', initialHemoglobin: '140 g/L', finalHemoglobin: 7 },
      results: { bloodVolume: 5250, allowable: 3500, common: 2625, share: 66.66667 },
      cautions: ['in cardiac surgery from 7.5', 'class III', 'smallest, 2,625 mL'],
      source: 'By hand: 5250 × 7/10.5; 5250 × 7/14',
    },
    {
      inputs: { group: 'child', weight: 20, by: 'hemoglobin', initialHemoglobin: 8.5, finalHemoglobin: 6.5 },
      results: { bloodVolume: 1400, allowable: 373.3333, common: 329.4118 },
      cautions: ['even stable patients'],
      source: 'By hand: 1400 × 2/7.5; 1400 × 2/8.5',
    },
    {
      inputs: { group: 'man', weight: 130, initial: 30, final: 24 },
      results: { bloodVolume: 9750, allowable: 2166.667 },
      cautions: ['Fat holds little blood'],
      source: 'By hand: 9750 × 6/27',
    },
    {
      inputs: { group: 'newborn', weight: 12, initial: 50, final: 40 },
      results: { bloodVolume: 1020, allowable: 226.6667 },
      cautions: ['do not go together', 'guideline of your unit'],
      source: 'By hand: 85 × 12 × 10/45',
    },
    {
      inputs: { group: 'woman', weight: 60, initial: 24, final: 24 },
      results: { allowable: 0, common: 0, dilution: 0, bloodVolume: 3900, share: 0 },
      source: 'By hand: 24 - 24',
    },
    {
      inputs: { group: 'woman', weight: 60, initial: 22, final: 24 },
      refused: 'already: no loss',
      source: 'By definition',
    },
    {
      inputs: { group: 'woman', weight: 60, by: 'hemoglobin', initialHemoglobin: 7.5, finalHemoglobin: 8 },
      refused: 'already: no loss',
      source: 'By definition',
    },
  ],
  notes: [
    'An estimate before surgery for a patient whose lost volume is replaced as it is lost, and whose red cells are then diluted. What was lost is hard to see: measure hemoglobin as the operation goes on, and transfuse by it and by signs of poor oxygen supply.',
    'Blood volumes per kilogram differ by a few mL/kg between textbooks (preterm 90 to 100, full-term 80 to 90, children 70 to 75); in pregnancy they are larger.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title: 'Gross: Estimating Allowable Blood Loss: Corrected for Dilution, Anesthesiology 58 (1983) 277',
      doi: '10.1097/00000542-198303000-00016',
    },
    {
      title:
        'Bourke, Smith: Estimating Allowable Hemodilution, Anesthesiology 41 (1974) 609 (both formulas read in a letter in Anesthesiology 92 (2000) 902)',
      doi: '10.1097/00000542-197412000-00015',
    },
    {
      title: 'University of Iowa Health Care: Iowa Protocols, Maximum Allowable Blood Loss (2017)',
    },
    {
      title: 'Carson et al.: Red Blood Cell Transfusion: 2023 AABB International Guidelines, JAMA 330 (2023) 1892',
      doi: '10.1001/jama.2023.12914',
    },
  ],
});

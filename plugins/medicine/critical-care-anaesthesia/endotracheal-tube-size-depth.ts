import { ceilNear, choice, defineCalculator, measure, roundTo } from '@reckoner/engine';

/** mm for newborns by weight in kg (Neonatal Resuscitation Program). */
const newbornSize = (weight: number) => (weight < 1 ? 2.5 : weight <= 2 ? 3 : 3.5);

/** mm without a cuff below 1 year. */
const INFANT_SIZE = 3.5;

/** mm for children by age in years: fixed sizes below 2 years, then 4 + age/4 without and 3.5 + age/4 with a cuff. */
const childSize = (age: number, cuff: string) => {
  const uncuffed = age < 1 ? INFANT_SIZE : age < 2 ? 4 : 4 + age / 4;
  return cuff === 'cuffed' ? uncuffed - 0.5 : uncuffed;
};

/**
 * cm for children: from 1 year on by age, before 3 × the uncuffed tube. Three times a cuffed tube, which is thinner, is
 * too short for the small (Phipps 2005, Lau 2006).
 */
const childDepth = (age: number) => (age < 1 ? 3 * INFANT_SIZE : age / 2 + 12);

/** Internal diameter to the nearest half millimeter, halfway to the smaller tube, and depth of an oral tube. */
export default defineCalculator({
  title: 'Endotracheal tube size and depth',
  description:
    'Internal diameter and depth of an oral endotracheal tube for newborns by weight, children by age and adults by sex, with the next smaller and larger tube.',
  keywords: ['ETT size', 'endotracheal tube depth', 'intubation', 'cuffed tube', 'pediatric airway', 'tracheal tube'],
  inputs: {
    patient: choice(
      {
        newborn: { label: 'Newborn (by weight)', also: ['neonate', 'preterm'] },
        child: { label: 'Infant or child (by age)', also: ['infant'] },
        woman: { label: 'Woman', also: ['female'] },
        man: { label: 'Man', also: ['male'] },
      },
      { label: 'Patient' },
    ),
    weight: measure('kg', {
      label: 'Body weight',
      symbol: 'W',
      min: 0.4,
      max: 6,
      usual: [0.5, 5],
      when: { patient: 'newborn' },
    }),
    age: measure('yr', {
      label: 'Age',
      help: 'In years or months.',
      symbol: '\\mathrm{age}',
      min: 0,
      max: 14,
      usual: 'all',
      when: { patient: 'child' },
    }),
    cuff: choice(
      { cuffed: 'Cuffed', uncuffed: 'Uncuffed' },
      { label: 'Tube', default: 'cuffed', when: { patient: 'child' } },
    ),
  },
  outputs: {
    size: measure('mm', { label: 'Internal diameter', symbol: 'ID', places: 1 }),
    depth: measure('cm', { label: 'Depth at the lips', symbol: 'L', places: 1 }),
    smaller: measure('mm', { label: 'Next smaller tube', symbol: 'ID_{-}', places: 1 }),
    larger: measure('mm', { label: 'Next larger tube', symbol: 'ID_{+}', places: 1 }),
    depthBySize: measure('cm', { label: 'Depth by 3 × the diameter', symbol: 'L_3', places: 1, optional: true }),
    byFormula: measure('mm', { label: 'Diameter before rounding', symbol: 'd', places: 2 }),
  },
  formula: ({ patient, weight, age, cuff }) => {
    const byFormula =
      patient === 'newborn'
        ? newbornSize(weight)
        : patient === 'child'
          ? childSize(age, cuff)
          : patient === 'woman'
            ? 7
            : 8;
    const size = ceilNear(2 * byFormula - 0.5) / 2;
    return {
      size,
      depth: patient === 'newborn' ? weight + 6 : patient === 'child' ? childDepth(age) : patient === 'woman' ? 21 : 23,
      smaller: size - 0.5,
      larger: size + 0.5,
      depthBySize: patient === 'child' ? 3 * size : undefined,
      byFormula,
    };
  },
  explanation: ({ patient, age }) => {
    const tubes =
      'Have {smaller} and {larger} at hand, take the smaller one if it does not pass easily, and prove by exhaled carbon dioxide that the tube is in the trachea.';
    if (patient === 'newborn')
      return `An uncuffed tube of {size} internal diameter, {depth} deep at the lips (weight in kg + 6). ${tubes}`;
    if (patient === 'child')
      return age < 1
        ? `A tube of {size} internal diameter, about {depth} deep at the lips (3 × the uncuffed tube of this age). ${tubes}`
        : `A tube of {size} internal diameter, {depth} deep at the lips by age/2 + 12 ({depthBySize} by 3 × the diameter). ${tubes}`;
    return `A cuffed tube of {size} internal diameter, about {depth} deep at the corner of the mouth. ${tubes}`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ patient }) => patient === 'child',
      says: 'Up to 35 kg a length-based tape finds the right tube more often than the age. With croup, a narrow trachea or Down syndrome begin half a millimeter smaller or more.',
    },
    {
      level: 'caution',
      when: ({ patient, cuff }) => patient === 'child' && cuff === 'cuffed',
      says: 'Measure the pressure of the cuff and keep it below 20 to 25 cmH2O. Three times the diameter was meant for uncuffed tubes: of a cuffed one it is 1.5 cm less, which can leave the cuff of a small child at the vocal cords. See that it has passed them.',
    },
    {
      level: 'caution',
      when: ({ patient, age }) => patient === 'child' && age < 1,
      says: 'For infants of 3.5 kg or more: a smaller one gets a tube by weight, as a newborn. Within the first year the depth grows from about 9.5 to 12 cm: where the weight in kg is known, weight/2 + 8 is nearer (Lau 2006).',
    },
    {
      level: 'caution',
      when: ({ patient, age }) => patient === 'child' && age > 10,
      says: 'Near puberty age tells little: go by height, and by the sizes of adults where the child is as tall as one.',
    },
    {
      level: 'danger',
      when: ({ depth, depthBySize }) => depthBySize !== undefined && roundTo(Math.abs(depth - depthBySize), 1) >= 1,
      says: 'The two rules for the depth differ by 1 cm or more: take neither for certain, and watch the mark of the tube at the vocal cords.',
    },
    {
      level: 'danger',
      when: ({ patient, weight }) => patient === 'newborn' && weight < 1,
      says: 'Below 1 kg, and most of all below 750 g, weight + 6 is often too deep, with the tube in one lung: use the table of gestational age or the nose to tragus length + 1 cm, and X-ray early.',
    },
    {
      level: 'note',
      when: ({ patient, weight }) =>
        patient === 'newborn' && ((weight >= 1 && weight < 1.2) || (weight > 2 && weight < 2.2)),
      says: 'Just above a limit of weight the smaller tube went with fewer severe falls of the oxygen saturation in a registry of 7,293 intubations (2024).',
    },
    {
      level: 'note',
      when: ({ patient, weight }) => patient === 'newborn' && weight > 4,
      says: 'Above 4 kg some tables give a tube of 4 mm.',
    },
    {
      level: 'caution',
      when: ({ patient }) => patient === 'woman' || patient === 'man',
      says: 'Below 160 cm of height take a smaller tube, and not so deep: 21 and 23 cm are for people of average height, and reach into the right main bronchus of small ones. Smaller tubes cause less sore throat; a bronchoscope for adults wants about 8 mm.',
    },
  ],
  examples: [
    {
      inputs: { patient: 'child', age: 4 },
      results: { byFormula: 4.5, size: 4.5, depth: 14, depthBySize: 13.5, smaller: 4, larger: 5 },
      cautions: ['length-based tape', 'pressure of the cuff'],
      source: 'By hand: 3.5 + 4/4; 4/2 + 12; 3 × 4.5',
    },
    {
      inputs: { patient: 'child', age: 8, cuff: 'uncuffed' },
      results: { byFormula: 6, size: 6, depth: 16, depthBySize: 18, smaller: 5.5, larger: 6.5 },
      cautions: ['length-based tape', 'differ by 1 cm'],
      source: 'By hand: 4 + 8/4; 8/2 + 12; 3 × 6',
    },
    {
      inputs: { patient: 'child', age: '6 months' },
      results: { byFormula: 3, size: 3, depth: 10.5, depthBySize: 9 },
      cautions: ['length-based tape', 'pressure of the cuff', '3.5 kg or more', 'differ by 1 cm'],
      source:
        'AHA 2010: 3.0 mm cuffed below 1 year, 3.5 mm uncuffed; 3 × 3.5; 3 × 3 is shallow (Lau 2006: 11.5 cm at 7 kg)',
    },
    {
      inputs: { patient: 'child', age: 1 },
      results: { size: 3.5, depth: 12.5, depthBySize: 10.5 },
      cautions: ['length-based tape', 'pressure of the cuff', 'differ by 1 cm'],
      source: 'AHA 2010: 3.5 mm cuffed from 1 to 2 years; 1/2 + 12 (Lau 2006: even 13.5 cm)',
    },
    {
      inputs: { patient: 'child', age: 1, cuff: 'uncuffed' },
      results: { byFormula: 4, size: 4, depth: 12.5, depthBySize: 12 },
      cautions: ['length-based tape'],
      source: 'AHA 2010: 4.0 mm uncuffed from 1 to 2 years; Perth guideline: 12 cm at 1 year, age/2 + 12',
    },
    {
      inputs: { patient: 'child', age: 11 },
      results: { byFormula: 6.25, size: 6, depth: 17.5, depthBySize: 18, smaller: 5.5, larger: 6.5 },
      cautions: ['length-based tape', 'pressure of the cuff', 'Near puberty'],
      source: 'By hand: 3.5 + 11/4 = 6.25, halfway, to the smaller; 11/2 + 12; 3 × 6',
    },
    {
      inputs: { patient: 'child', age: 0.5, cuff: 'uncuffed' },
      results: { size: 3.5, depth: 10.5, depthBySize: 10.5 },
      cautions: ['length-based tape', '3.5 kg or more'],
      source: 'AHA 2010: 3.5 mm uncuffed below 1 year; 3 × 3.5',
    },
    {
      inputs: { patient: 'newborn', weight: 3 },
      results: { size: 3.5, depth: 9, smaller: 3, larger: 4 },
      source: 'Neonatal Resuscitation Program as quoted: 3.5 mm above 2 kg; 3 + 6',
    },
    {
      inputs: { patient: 'newborn', weight: '1100 g' },
      results: { size: 3, depth: 7.1 },
      cautions: ['registry of 7,293'],
      source: 'Neonatal Resuscitation Program as quoted: 3.0 mm from 1 to 2 kg; 1.1 + 6',
    },
    {
      inputs: { patient: 'newborn', weight: 0.8 },
      results: { size: 2.5, depth: 6.8 },
      cautions: ['often too deep'],
      source: 'Neonatal Resuscitation Program as quoted: 2.5 mm below 1 kg; 0.8 + 6',
    },
    {
      inputs: { patient: 'newborn', weight: 4.5 },
      results: { size: 3.5, depth: 10.5 },
      cautions: ['Above 4 kg'],
      source: 'By hand: 4.5 + 6',
    },
    {
      inputs: { patient: 'woman' },
      results: { size: 7, depth: 21, smaller: 6.5, larger: 7.5 },
      cautions: ['Below 160 cm'],
      source: 'Roberts 1995: 21 cm at the corner of the mouth',
    },
    {
      inputs: { patient: 'man' },
      results: { size: 8, depth: 23, smaller: 7.5, larger: 8.5 },
      cautions: ['Below 160 cm'],
      source: 'Roberts 1995: 23 cm at the corner of the mouth',
    },
  ],
  notes: [
    'For tubes through the mouth. The sizes of children are those of the American Heart Association (2010), of newborns those of the Neonatal Resuscitation Program; the table of your unit goes before. Listen to both sides, and check the depth by X-ray or ultrasound.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Kleinman et al.: Pediatric Advanced Life Support: 2010 American Heart Association Guidelines, Circulation 122 (2010) S876',
      doi: '10.1161/CIRCULATIONAHA.110.971101',
    },
    {
      title:
        'Park et al.: Choice of the Correct Size of Endotracheal Tube in Pediatric Patients, Anesth Pain Med 17 (2022) 352',
      doi: '10.17085/apm.22215',
    },
    {
      title:
        'Phipps et al.: Prospective Assessment of Guidelines for Determining Appropriate Depth of Endotracheal Tube Placement in Children, Pediatr Crit Care Med 6 (2005) 519',
      doi: '10.1097/01.pcc.0000165802.32383.9e',
    },
    { title: 'Lau et al.: New Formulae for Predicting Tracheal Tube Length, Paediatr Anaesth 16 (2006) 1238' },
    { title: 'Princess Margaret Hospital, Perth: Airway Equipment, Endotracheal Tubes (age/2 + 12)' },
    {
      title:
        'Roberts, Spadafora, Cone: Proper Depth Placement of Oral Endotracheal Tubes in Adults Prior to Radiographic Confirmation, Acad Emerg Med 2 (1995) 20',
    },
  ],
});

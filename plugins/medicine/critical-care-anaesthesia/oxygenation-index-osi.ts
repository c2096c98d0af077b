import { category, choice, defineCalculator, measure, number, percent, roundTo } from '@reckoner/engine';

const NOT_MET = 'Oxygenation criterion of PARDS not met';
const MILD = 'Mild to moderate';
const SEVERE = 'Severe';

/** Classes of a child by limits of the index (PALICC-2, 2023). */
const grade = (index: number, least: number, severe: number) =>
  roundTo(index, 1) < least ? NOT_MET : roundTo(index, 1) < severe ? MILD : SEVERE;

/** Mean airway pressure and inspired oxygen against what they achieve: PaO₂ or SpO₂. */
export default defineCalculator({
  title: 'Oxygenation index (OI) and OSI',
  description:
    'Oxygenation index from mean airway pressure, inspired oxygen and PaO₂, or oxygen saturation index from pulse oximetry, with the grades of newborns and children.',
  keywords: ['OI', 'oxygenation index', 'oxygen saturation index', 'PARDS', 'ECMO criteria', 'PPHN', 'PALICC-2'],
  related: ['pao2-fio2-ratio-berlin'],
  inputs: {
    patient: choice(
      { newborn: { label: 'Newborn', also: ['neonate'] }, child: 'Child (PALICC-2, 2023)', adult: 'Adult' },
      { label: 'Patient' },
    ),
    airwayPressure: measure('cmH2O', {
      label: 'Mean airway pressure',
      help: 'Read off the ventilator; not the mean arterial pressure.',
      symbol: '\\bar P_{aw}',
      min: 1,
      max: 60,
      usual: [5, 40],
    }),
    inspired: percent({ label: 'Inspired oxygen (FiO₂)', symbol: 'F_{iO_2}', min: 15, max: 100, usual: [21, 100] }),
    arterialOxygen: measure('mmHg', {
      label: 'PaO₂',
      help: 'In newborns preductal, of the right arm.',
      symbol: 'P_{aO_2}',
      min: 10,
      max: 700,
      usual: [25, 500],
      optional: true,
    }),
    saturation: percent({
      label: 'SpO₂',
      help: 'Up to 97%: above, it says nothing of the PaO₂. Lower the inspired oxygen first.',
      symbol: 'S_{pO_2}',
      min: 50,
      max: 100,
      usual: [80, 97],
      optional: true,
    }),
  },
  outputs: {
    oi: number({ label: 'Oxygenation index', symbol: 'OI', places: 1, optional: true }),
    osi: number({ label: 'Oxygen saturation index', symbol: 'OSI', places: 1, optional: true }),
    newbornGrade: category(['OI below 15', 'OI of 15 to below 25', 'OI of 25 to below 40', 'OI of 40 or more'], {
      label: 'Range (newborns)',
      of: 'oi',
      optional: true,
    }),
    childGrade: category([NOT_MET, MILD, SEVERE], { label: 'Grade by OI (children)', of: 'oi', optional: true }),
    childGradeOsi: category([NOT_MET, MILD, SEVERE], { label: 'Grade by OSI (children)', of: 'osi', optional: true }),
    ratio: measure('mmHg', { label: 'PaO₂/FiO₂', symbol: 'P/F', places: 0, optional: true }),
  },
  formula: ({ patient, airwayPressure, inspired, arterialOxygen, saturation }) => {
    const oi = arterialOxygen === undefined ? undefined : (airwayPressure * inspired * 100) / arterialOxygen;
    const osi = saturation === undefined ? undefined : (airwayPressure * inspired * 100) / (100 * saturation);
    const shown = oi === undefined ? 0 : roundTo(oi, 1);
    return {
      oi,
      osi,
      newbornGrade:
        patient !== 'newborn' || oi === undefined
          ? undefined
          : shown < 15
            ? 'OI below 15'
            : shown < 25
              ? 'OI of 15 to below 25'
              : shown < 40
                ? 'OI of 25 to below 40'
                : 'OI of 40 or more',
      childGrade: patient !== 'child' || oi === undefined ? undefined : grade(oi, 4, 16),
      childGradeOsi: patient !== 'child' || osi === undefined ? undefined : grade(osi, 5, 12),
      ratio: arterialOxygen === undefined ? undefined : arterialOxygen / inspired,
    };
  },
  explanation: ({ oi, osi }) =>
    oi !== undefined && osi !== undefined
      ? 'The oxygenation index is {oi}{childGrade? ({childGrade})|}, the oxygen saturation index {osi}{childGradeOsi? ({childGradeOsi})|}.'
      : oi !== undefined
        ? 'The oxygenation index is {oi}{childGrade? ({childGrade})|}.'
        : 'The oxygen saturation index is {osi}{childGradeOsi? ({childGradeOsi})|}.',
  requires: [
    {
      that: (_, given) => given.arterialOxygen || given.saturation,
      field: 'arterialOxygen',
      says: 'Enter the PaO₂ for the oxygenation index, or the SpO₂ for the saturation index.',
    },
    {
      that: ({ saturation }) => saturation <= 0.97,
      field: 'saturation',
      says: 'Above 97% the SpO₂, {saturation}, says nothing of the PaO₂: lower the inspired oxygen until it is 97% or less, or enter the PaO₂ alone.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ patient, arterialOxygen, saturation }) =>
        (arterialOxygen !== undefined && arterialOxygen < (patient === 'newborn' ? 40 : 55)) ||
        (saturation !== undefined && saturation < (patient === 'newborn' ? 0.85 : 0.88)),
      says: 'The oxygen of the blood itself is dangerously low, whatever the index is, unless a heart defect explains it: raise the oxygen or the support, and look for the cause.',
    },
    {
      level: 'danger',
      when: ({ newbornGrade }) => newbornGrade === 'OI of 25 to below 40' || newbornGrade === 'OI of 40 or more',
      says: ({ newbornGrade }) =>
        newbornGrade === 'OI of 40 or more'
          ? 'An OI of 40 or more that lasts is the classic criterion for ECMO in newborns of 34 weeks or more: speak with an ECMO center now.'
          : 'From an OI of 25 on newborns of 34 weeks or more were given inhaled nitric oxide in the trials; speak with an ECMO center before the OI reaches 40.',
    },
    {
      level: 'caution',
      when: ({ newbornGrade }) => newbornGrade === 'OI of 15 to below 25',
      says: 'An OI from 15 to below 25 is moderate hypoxic respiratory failure of a newborn: look for pulmonary hypertension (echocardiography, pre- and postductal saturation), and repeat the index.',
    },
    {
      level: 'danger',
      when: ({ childGrade, childGradeOsi }) =>
        childGrade === SEVERE || (childGrade === undefined && childGradeOsi === SEVERE),
      says: 'Severe by PALICC-2 (OI from 16, OSI from 12): a child who gets worse on protective ventilation belongs in a center with ECMO.',
    },
    {
      level: 'caution',
      when: ({ patient }) => patient === 'child',
      says: 'The grades are for children on invasive ventilation with a new infiltrate, from 4 hours after the diagnosis on; not on a mask, with a cyanotic heart defect or with lung disease of the newborn period.',
    },
    {
      level: 'caution',
      when: ({ childGrade, childGradeOsi }) =>
        childGrade !== undefined && childGradeOsi !== undefined && childGrade !== childGradeOsi,
      says: 'The two indices give different grades: the OI, from arterial blood, is the one to go by. Check that both values are of the same moment.',
    },
    {
      level: 'note',
      when: ({ patient, arterialOxygen }) => patient === 'newborn' && arterialOxygen === undefined,
      says: 'For newborns there are no agreed limits of the OSI: take blood for the OI where it decides something.',
    },
    {
      level: 'note',
      when: ({ patient }) => patient === 'adult',
      says: 'For adults there are no agreed limits of either index: ARDS is graded by PaO₂/FiO₂. A rising index of the same patient means that the lungs get worse.',
    },
    {
      level: 'caution',
      when: ({ arterialOxygen, saturation }) =>
        arterialOxygen !== undefined &&
        saturation !== undefined &&
        ((arterialOxygen < 50 && saturation >= 0.95) || (arterialOxygen > 90 && saturation < 0.9)),
      says: 'PaO₂ and SpO₂ do not fit together: venous blood, another moment, a poor signal, a changed hemoglobin or different sides of the ductus.',
    },
    {
      level: 'note',
      when: ({ saturation }) => saturation !== undefined && saturation < 0.8,
      says: 'The saturation index was studied between 80 and 97%: below 80% it is a guess.',
    },
  ],
  examples: [
    {
      inputs: { patient: 'child', airwayPressure: 20, inspired: 60, arterialOxygen: 60 },
      results: { oi: 20, childGrade: 'Severe', ratio: 100 },
      cautions: ['Severe by PALICC-2', 'on invasive ventilation'],
      source: 'By hand: 20 × 60/60; PALICC-2: severe from 16',
    },
    {
      inputs: { patient: 'child', airwayPressure: 15, inspired: 50, saturation: 92 },
      results: { osi: 8.152174, childGradeOsi: 'Mild to moderate' },
      cautions: ['on invasive ventilation'],
      source: 'By hand: 15 × 50/92; PALICC-2: from 5, below 12',
    },
    {
      inputs: { patient: 'child', airwayPressure: 10, inspired: 50, arterialOxygen: 150, saturation: 97 },
      results: {
        oi: 3.333333,
        osi: 5.154639,
        childGrade: 'Oxygenation criterion of PARDS not met',
        childGradeOsi: 'Mild to moderate',
        ratio: 300,
      },
      cautions: ['on invasive ventilation', 'different grades'],
      source: 'By hand: 500/150; 500/97',
    },
    {
      inputs: { patient: 'child', airwayPressure: 8, inspired: 30, saturation: 95 },
      results: { osi: 2.526316, childGradeOsi: 'Oxygenation criterion of PARDS not met' },
      cautions: ['on invasive ventilation'],
      source: 'By hand: 240/95',
    },
    {
      inputs: { patient: 'child', airwayPressure: 18, inspired: 70, arterialOxygen: 90, saturation: 94 },
      results: { oi: 14, osi: 13.40426, childGrade: 'Mild to moderate', childGradeOsi: 'Severe' },
      cautions: ['on invasive ventilation', 'different grades'],
      source: 'By hand: 1260/90; 1260/94',
    },
    {
      inputs: { patient: 'newborn', airwayPressure: 16, inspired: 100, arterialOxygen: '5 kPa' },
      results: { oi: 42.66316, newbornGrade: 'OI of 40 or more' },
      cautions: ['dangerously low', 'ECMO center now'],
      source: 'By hand: 1600/37.50308 (5 kPa)',
    },
    {
      inputs: { patient: 'newborn', airwayPressure: 15, inspired: 100, arterialOxygen: 50 },
      results: { oi: 30, newbornGrade: 'OI of 25 to below 40' },
      cautions: ['inhaled nitric oxide'],
      source: 'By hand: 1500/50',
    },
    {
      inputs: { patient: 'newborn', airwayPressure: 12, inspired: 75, arterialOxygen: 60 },
      results: { oi: 15, newbornGrade: 'OI of 15 to below 25' },
      cautions: ['moderate hypoxic'],
      source: 'By hand: 900/60; Konduri 2013: moderate from 15',
    },
    {
      inputs: { patient: 'newborn', airwayPressure: 8, inspired: 40, arterialOxygen: 70 },
      results: { oi: 4.571429, newbornGrade: 'OI below 15' },
      source: 'By hand: 320/70',
    },
    {
      inputs: { patient: 'newborn', airwayPressure: 10, inspired: 60, saturation: 78 },
      results: { osi: 7.692308 },
      cautions: ['dangerously low', 'no agreed limits of the OSI', 'it is a guess'],
      source: 'By hand: 600/78',
    },
    {
      inputs: { patient: 'adult', airwayPressure: 14, inspired: 60, arterialOxygen: 45, saturation: 96 },
      results: { oi: 18.66667, osi: 8.75, ratio: 75 },
      cautions: ['dangerously low', 'no agreed limits of either', 'do not fit together'],
      source: 'By hand: 840/45; 840/96; 45/0.6',
    },
    {
      inputs: { patient: 'adult', airwayPressure: 14, inspired: 60 },
      refused: 'Enter the PaO₂',
      source: 'By definition',
    },
    {
      inputs: { patient: 'child', airwayPressure: 15, inspired: 60, saturation: 98 },
      refused: 'Above 97%',
      source: 'PALICC-2: the OSI for an SpO₂ of 97% or less',
    },
  ],
  notes: [
    'Both indices are for patients under positive pressure, conventional or oscillated; a change over hours says more than one value. PALICC of 2015 graded children in three steps (OI 4, 8 and 16; OSI 5, 7.5 and 12.3).',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Emeriaud et al.: Executive Summary of the Second International Guidelines for the Diagnosis and Management of Pediatric Acute Respiratory Distress Syndrome (PALICC-2), Pediatr Crit Care Med 24 (2023) 143',
      doi: '10.1097/PCC.0000000000003147',
    },
    {
      title:
        'Thomas et al.: Defining Acute Lung Disease in Children with the Oxygenation Saturation Index, Pediatr Crit Care Med 11 (2010) 12',
      doi: '10.1097/PCC.0b013e3181b0653d',
    },
    {
      title:
        'Konduri et al.: Impact of Oxygenation Status on the Noninvasive Treatment and Course of Hypoxic Respiratory Failure in Newborns, J Perinatol 33 (2013) 944 (ranges of the OI)',
      doi: '10.1038/jp.2013.83',
    },
  ],
});

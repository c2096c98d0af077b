import {
  category,
  choice,
  correlation,
  defineCalculator,
  isAbove,
  list,
  mean,
  measure,
  roundTo,
  sumOfProducts,
} from '@reckoner/engine';

/** mmHg that a column of blood 1 cm high weighs: 1.06 g/cm³ × 980.665 cm/s² over 1333.22387415 dyn/cm² in 1 mmHg. */
const COLUMN = (1.06 * 980.665) / 1333.22387415;

/** Arterial pressure at the level of the brain less the pressure in the skull. */
export default defineCalculator({
  title: 'Cerebral perfusion pressure',
  description:
    'Cerebral perfusion pressure from mean arterial and intracranial pressure, with the arterial pressure that a target needs, and the pressure reactivity index PRx of recorded pressures.',
  keywords: ['CPP', 'ICP', 'intracranial pressure', 'PRx', 'pressure reactivity index', 'traumatic brain injury'],
  related: ['mean-arterial-pressure', 'glasgow-coma-scale'],
  inputs: {
    patient: choice({ adult: 'Adult', child: 'Child' }, { label: 'Patient' }),
    pressure: choice(
      { mean: 'Mean pressure, as the monitor shows it', both: 'Systolic and diastolic' },
      { label: 'Arterial pressure by', default: 'mean' },
    ),
    mean: measure('mmHg', {
      label: 'Mean arterial pressure',
      symbol: 'MAP_m',
      min: 20,
      max: 250,
      usual: [40, 150],
      when: { pressure: 'mean' },
    }),
    systolic: measure('mmHg', {
      label: 'Systolic pressure',
      symbol: 'SBP',
      min: 20,
      max: 350,
      usual: [60, 240],
      when: { pressure: 'both' },
    }),
    diastolic: measure('mmHg', {
      label: 'Diastolic pressure',
      symbol: 'DBP',
      min: 5,
      max: 250,
      usual: [30, 140],
      when: { pressure: 'both' },
    }),
    intracranial: measure('mmHg', {
      label: 'Intracranial pressure',
      help: 'In mmHg: a drain may be marked in cmH2O, 1.36 of which are 1 mmHg.',
      symbol: 'ICP',
      min: -20,
      max: 150,
      usual: [-5, 60],
    }),
    transducer: choice(
      { ear: 'Ear (tragus), or head and heart level', heart: 'Heart, with the head raised' },
      { label: 'Arterial transducer or cuff at the level of' },
    ),
    rise: measure('cm', {
      label: 'Height of the ear above the heart',
      help: 'Straight up, not along the bed.',
      symbol: 'h',
      min: 0,
      max: 60,
      usual: [2, 40],
      when: { transducer: 'heart' },
    }),
    target: measure('mmHg', {
      label: 'Wanted perfusion pressure',
      symbol: 'CPP_0',
      min: 30,
      max: 120,
      usual: [40, 80],
      optional: true,
    }),
    arterialRecord: list(measure('mmHg', { label: 'Mean arterial pressure', min: 0, max: 300, usual: [30, 160] }), {
      label: 'Record of mean arterial pressures (for PRx)',
      help: 'Averages over 10 s, usually 30 of them, in their order.',
      symbol: 'MAP_i',
      minItems: 10,
      maxItems: 400,
      optional: true,
    }),
    intracranialRecord: list(measure('mmHg', { label: 'Intracranial pressure', min: -20, max: 150, usual: [-5, 80] }), {
      label: 'Record of intracranial pressures (for PRx)',
      help: 'Of the same times.',
      symbol: 'ICP_i',
      minItems: 10,
      maxItems: 400,
      optional: true,
    }),
  },
  outputs: {
    perfusion: measure('mmHg', { label: 'Cerebral perfusion pressure', symbol: 'CPP', places: 0 }),
    arterial: measure('mmHg', { label: 'Mean arterial pressure at the brain', symbol: 'MAP', places: 0 }),
    water: measure('cmH2O', { label: 'Intracranial pressure in cm of water', symbol: 'ICP_w', places: 0 }),
    needed: measure('mmHg', {
      label: 'Mean pressure to be shown for the wanted one',
      symbol: 'MAP_0',
      places: 0,
      optional: true,
    }),
    reactivity: measure('1', { label: 'Pressure reactivity index', symbol: 'PRx', places: 2, optional: true }),
    range: category(['Below 60 mmHg', '60 to 70 mmHg', 'Above 70 mmHg'], {
      label: 'Against 60 to 70 mmHg (adults, BTF 2016)',
      of: 'perfusion',
      optional: true,
    }),
  },
  formula: ({
    patient,
    pressure,
    mean: shownMean,
    systolic,
    diastolic,
    intracranial,
    transducer,
    rise,
    target,
    arterialRecord,
    intracranialRecord,
  }) => {
    const measured = pressure === 'mean' ? shownMean : diastolic + (systolic - diastolic) / 3;
    const column = transducer === 'heart' ? COLUMN * rise : 0;
    const arterial = sumOfProducts([1, measured], [-1, column]);
    const perfusion = sumOfProducts([1, measured], [-1, column], [-1, intracranial]);
    const shown = roundTo(perfusion, 0);
    return {
      perfusion,
      arterial,
      water: intracranial * (1333.22387415 / 980.665),
      needed: target === undefined ? undefined : target + intracranial + column,
      reactivity:
        arterialRecord === undefined || intracranialRecord === undefined
          ? undefined
          : correlation(arterialRecord, intracranialRecord),
      range:
        patient === 'child'
          ? undefined
          : shown < 60
            ? ('Below 60 mmHg' as const)
            : shown > 70
              ? ('Above 70 mmHg' as const)
              : ('60 to 70 mmHg' as const),
    };
  },
  explanation: ({ perfusion }) =>
    perfusion > 0
      ? 'With {arterial} of mean arterial pressure at the brain{rise?, the ear {rise} above the heart,|} and {intracranial} in the skull ({water}) the cerebral perfusion pressure is {perfusion}.{needed? The wanted {target} need a mean pressure of {needed} as shown, at the same intracranial pressure.|}{reactivity? The pressure reactivity index of the record is {reactivity}.|}'
      : 'With {arterial} of mean arterial pressure at the brain{rise?, the ear {rise} above the heart,|} and {intracranial} in the skull ({water}) no pressure is left to perfuse the brain.{needed? The wanted {target} need a mean pressure of {needed} as shown, at the same intracranial pressure.|}{reactivity? The pressure reactivity index of the record is {reactivity}.|}',
  requires: [
    {
      that: ({ systolic, diastolic }) => diastolic < systolic,
      field: 'diastolic',
      says: 'The diastolic pressure, {diastolic}, must be below the systolic one, {systolic}.',
    },
    {
      that: (_, given) => given.arterialRecord === given.intracranialRecord,
      field: 'intracranialRecord',
      says: 'The pressure reactivity index needs both records: of arterial and of intracranial pressure.',
    },
    {
      that: ({ arterialRecord, intracranialRecord }) => arterialRecord.length === intracranialRecord.length,
      field: 'intracranialRecord',
      says: 'Both records need as many values as each other, of the same times.',
    },
    {
      that: ({ arterialRecord }) => arterialRecord.some((value) => value !== arterialRecord[0]),
      field: 'arterialRecord',
      says: 'All arterial pressures are equal: without slow waves there is no reactivity index.',
    },
    {
      that: ({ intracranialRecord }) => intracranialRecord.some((value) => value !== intracranialRecord[0]),
      field: 'intracranialRecord',
      says: 'All intracranial pressures are equal: without slow waves there is no reactivity index.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ patient, perfusion }) => patient === 'adult' && roundTo(perfusion, 0) < 60,
      says: 'Below 60 mmHg an injured brain of an adult may get too little blood (Brain Trauma Foundation 2016: 60 to 70 mmHg): lower the intracranial pressure and raise the arterial one, looking for the cause of each.',
    },
    {
      level: 'caution',
      when: ({ patient, perfusion }) => patient === 'adult' && roundTo(perfusion, 0) > 70,
      says: 'Above 70 mmHg fluids and vasopressors given to reach it risk lung failure (Brain Trauma Foundation 2016): do not drive it there without a sign that this brain needs it.',
    },
    {
      level: 'danger',
      when: ({ patient, perfusion }) => patient === 'child' && roundTo(perfusion, 0) < 40,
      says: 'Below 40 mmHg is under the least pressure that the guideline for children with severe brain injury allows (2019); its range is 40 to 50 mmHg, higher for older ones.',
    },
    {
      level: 'note',
      when: ({ patient, perfusion }) => patient === 'child' && roundTo(perfusion, 0) >= 40,
      says: 'For children with severe brain injury the guideline of 2019 has at least 40 mmHg, infants near it, adolescents 50 mmHg or more as adults: ask for the goal by age.',
    },
    {
      level: 'danger',
      when: ({ intracranial, patient }) => patient === 'adult' && intracranial > 22,
      says: 'An intracranial pressure above 22 mmHg is to be treated (Brain Trauma Foundation 2016), whatever the perfusion pressure; look at pupils and CT, as a mass may herniate at a lower one.',
    },
    {
      level: 'danger',
      when: ({ intracranial, patient }) => patient === 'child' && intracranial >= 20,
      says: 'In children the goal is an intracranial pressure below 20 mmHg (guideline of 2019): treat it, whatever the perfusion pressure.',
    },
    {
      level: 'danger',
      when: ({ patient, arterial, transducer }) =>
        patient === 'adult' && transducer === 'ear' && roundTo(arterial, 0) < 65,
      says: 'A mean pressure below 65 mmHg can leave other organs of an adult, too, without enough blood, whatever the perfusion pressure of the brain.',
    },
    {
      level: 'caution',
      when: ({ intracranial }) => intracranial < 3,
      says: 'Below 3 mmHg an intracranial pressure is unusual in a patient lying down: check the unit (2 kPa are 15 mmHg), zero and level of the transducer, and whether fluid leaks or the head is up.',
    },
    {
      level: 'caution',
      when: ({ pressure, mean: shownMean }) => pressure === 'mean' && roundTo(shownMean, 0) > 110,
      says: 'More than 110 mmHg as a mean pressure: check that it is the mean, not the systolic one, in mmHg. Where it is right, ask why: pressure in the skull raises it (Cushing), and with it the perfusion pressure looks safe.',
    },
    {
      level: 'caution',
      when: ({ needed }) => needed !== undefined && roundTo(needed, 0) > 100,
      says: 'So high a mean pressure is no goal by itself: lower the intracranial pressure first, and ask for the range in which this brain regulates.',
    },
    {
      level: 'danger',
      when: ({ patient, target }) => patient === 'adult' && target !== undefined && target < 60,
      says: 'The wanted pressure is below the 60 to 70 mmHg that the Brain Trauma Foundation (2016) wants in adults with severe brain injury: do not lower the arterial pressure to it.',
    },
    {
      level: 'caution',
      when: ({ patient, target }) => patient === 'adult' && target !== undefined && target > 70,
      says: 'The wanted pressure is above 70 mmHg, where fluids and vasopressors given to reach it risk lung failure (Brain Trauma Foundation 2016).',
    },
    {
      level: 'danger',
      when: ({ patient, target }) => patient === 'child' && target !== undefined && target < 40,
      says: 'The wanted pressure is below 40 mmHg, the least that the guideline for children with severe brain injury allows (2019).',
    },
    {
      level: 'note',
      when: ({ transducer }) => transducer === 'heart',
      says: 'The perfusion pressure here is that at the brain, less the column of blood up to the ear. Most studies behind the limits left the transducer at the heart, which shows a higher figure: keep to one level, and name it.',
    },
    {
      level: 'danger',
      when: ({ reactivity }) => reactivity !== undefined && roundTo(reactivity, 2) > 0.25,
      says: 'An index above 0.25 that lasts went with more deaths after severe brain injury (Sorrentino 2012): vessels follow the arterial pressure passively. Look for the perfusion pressure at which it is lowest.',
    },
    {
      level: 'caution',
      when: ({ reactivity }) =>
        reactivity !== undefined && roundTo(reactivity, 2) > 0.05 && roundTo(reactivity, 2) <= 0.25,
      says: 'An index above 0.05 that lasts went with a worse recovery after severe brain injury (Sorrentino 2012).',
    },
    {
      level: 'caution',
      when: ({ reactivity }) => reactivity !== undefined,
      says: 'One window of a few minutes is noise as much as sign: judge the index over hours, without suctioning, turning and artifacts.',
    },
    {
      level: 'caution',
      when: ({ arterialRecord, pressure, mean: shownMean, systolic, diastolic }) =>
        arterialRecord !== undefined &&
        isAbove(
          Math.abs(mean(arterialRecord) - (pressure === 'mean' ? shownMean : diastolic + (systolic - diastolic) / 3)),
          15,
        ),
      says: 'The record of arterial pressures lies more than 15 mmHg from the pressure above: check that the records are not exchanged, and of which time they are.',
    },
    {
      level: 'caution',
      when: ({ intracranialRecord, intracranial }) =>
        intracranialRecord !== undefined && isAbove(Math.abs(mean(intracranialRecord) - intracranial), 10),
      says: 'The record of intracranial pressures lies more than 10 mmHg from the pressure above, by which the perfusion pressure was found: check which of them holds now.',
    },
  ],
  examples: [
    {
      inputs: { patient: 'adult', mean: 90, intracranial: 15, transducer: 'ear' },
      results: { perfusion: 75, arterial: 90, water: '20.39265', range: 'Above 70 mmHg' },
      cautions: ['risk lung failure'],
      source: 'By hand: 90 - 15; 15 × 1333.22387415/980.665',
    },
    {
      inputs: {
        patient: 'adult',
        pressure: 'both',
        systolic: 120,
        diastolic: 75,
        intracranial: 25,
        transducer: 'ear',
        target: 70,
      },
      results: { perfusion: 65, arterial: 90, needed: 95, range: '60 to 70 mmHg' },
      cautions: ['above 22 mmHg'],
      source: 'By hand: 75 + 45/3 - 25; 70 + 25',
    },
    {
      inputs: { patient: 'adult', mean: 80, intracranial: 18, transducer: 'heart', rise: 15, target: 60 },
      results: { perfusion: 50.30461, arterial: 68.30461, needed: 89.69539, range: 'Below 60 mmHg' },
      cautions: ['too little blood', 'less the column of blood'],
      source:
        'By hand: 15 cm × 1.06 × 980.665/1333.22387415 = 11.695390 mmHg; 80 - 11.695390 - 18; 60 + 18 + 11.695390',
    },
    {
      inputs: { patient: 'child', mean: 60, intracranial: 25, transducer: 'ear' },
      results: { perfusion: 35 },
      cautions: ['Below 40 mmHg', 'below 20 mmHg'],
      source: 'By hand: 60 - 25',
    },
    {
      inputs: { patient: 'child', mean: 70, intracranial: 15, transducer: 'ear' },
      results: { perfusion: 55 },
      cautions: ['goal by age'],
      source: 'By hand: 70 - 15',
    },
    {
      inputs: { patient: 'adult', mean: 120, intracranial: 2, transducer: 'ear' },
      results: { perfusion: 118 },
      cautions: ['risk lung failure', 'unusual in a patient', 'not the systolic one'],
      source: 'By hand: 120 - 2, a systolic pressure and 2 kPa in the wrong fields',
    },
    {
      inputs: { patient: 'adult', mean: 64, intracranial: 4, transducer: 'ear', target: 100 },
      results: { perfusion: 60, needed: 104, range: '60 to 70 mmHg' },
      cautions: ['below 65 mmHg', 'no goal by itself', 'wanted pressure is above 70'],
      source: 'By hand: 64 - 4; 100 + 4',
    },
    {
      inputs: { patient: 'adult', mean: 110.4, intracranial: 15, transducer: 'ear', target: 40 },
      results: { perfusion: 95.4, needed: 55 },
      cautions: ['risk lung failure', 'below the 60 to 70 mmHg'],
      source: 'By hand: 110.4 - 15; 40 + 15; 110.4 is shown as 110, which is not more than 110',
    },
    {
      inputs: { patient: 'child', mean: 80, intracranial: 15, transducer: 'ear', target: 35 },
      results: { perfusion: 65, needed: 50 },
      cautions: ['goal by age', 'wanted pressure is below 40'],
      source: 'By hand: 80 - 15; 35 + 15',
    },
    {
      inputs: { patient: 'adult', mean: 70, intracranial: 70, transducer: 'ear' },
      results: { perfusion: 0, range: 'Below 60 mmHg' },
      cautions: ['too little blood', 'above 22 mmHg'],
      source: 'By hand: 70 - 70',
    },
    {
      inputs: {
        patient: 'adult',
        mean: 80,
        intracranial: 14,
        transducer: 'ear',
        arterialRecord: [78, 80, 82, 85, 83, 79, 77, 81, 84, 86],
        intracranialRecord: [12, 13, 14, 16, 15, 13, 11, 14, 15, 17],
      },
      results: { perfusion: 66, reactivity: 0.984937 },
      cautions: ['went with more deaths', 'noise as much as sign'],
      source: 'Python, numpy.corrcoef',
    },
    {
      inputs: {
        patient: 'adult',
        mean: 80,
        intracranial: 14,
        transducer: 'ear',
        arterialRecord: [78, 80, 82, 85, 83, 79, 77, 81, 84, 86],
        intracranialRecord: [14, 13, 15, 13, 14, 16, 12, 14, 15, 14],
      },
      results: { reactivity: 0.15891 },
      cautions: ['a worse recovery', 'noise as much as sign'],
      source: 'Python, numpy.corrcoef',
    },
    {
      inputs: {
        patient: 'adult',
        mean: 80,
        intracranial: 14,
        transducer: 'ear',
        arterialRecord: [12, 13, 14, 16, 15, 13, 11, 14, 15, 17],
        intracranialRecord: [86, 84, 82, 79, 80, 83, 85, 81, 80, 78],
      },
      results: { reactivity: -0.961524 },
      cautions: ['not exchanged', 'record of intracranial pressures lies', 'noise as much as sign'],
      source: 'Python, numpy.corrcoef; records in the wrong fields',
    },
    {
      inputs: { patient: 'adult', pressure: 'both', systolic: 80, diastolic: 90, intracranial: 10, transducer: 'ear' },
      refused: 'must be below the systolic',
      source: 'By definition',
    },
    {
      inputs: {
        patient: 'adult',
        mean: 80,
        intracranial: 14,
        transducer: 'ear',
        arterialRecord: [78, 80, 82, 85, 83, 79, 77, 81, 84, 86],
      },
      refused: 'needs both records',
      source: 'By definition of a correlation',
    },
    {
      inputs: {
        patient: 'adult',
        mean: 80,
        intracranial: 14,
        transducer: 'ear',
        arterialRecord: [78, 80, 82, 85, 83, 79, 77, 81, 84, 86],
        intracranialRecord: [12, 13, 14, 16, 15, 13, 11, 14, 15, 17, 16],
      },
      refused: 'as many values',
      source: 'By definition of a correlation',
    },
    {
      inputs: {
        patient: 'adult',
        mean: 80,
        intracranial: 14,
        transducer: 'ear',
        arterialRecord: [80, 80, 80, 80, 80, 80, 80, 80, 80, 80],
        intracranialRecord: [12, 13, 14, 16, 15, 13, 11, 14, 15, 17],
      },
      refused: 'All arterial pressures are equal',
      source: 'By definition of a correlation',
    },
    {
      inputs: {
        patient: 'adult',
        mean: 80,
        intracranial: 14,
        transducer: 'ear',
        arterialRecord: [12, 13, 14, 16, 15, 13, 11, 14, 15, 17],
        intracranialRecord: [14, 14, 14, 14, 14, 14, 14, 14, 14, 14],
      },
      refused: 'All intracranial pressures are equal',
      source: 'By definition of a correlation',
    },
  ],
  notes: [
    'The limits are for severe injury of the brain. From systolic and diastolic pressure the mean is an estimate, diastolic and a third of the difference; the monitor’s own mean is better. After a stroke or a bleed of an aneurysm other goals hold.',
    'Intracranial pressure is zeroed at the ear (foramen of Monro). The index PRx correlates averages over some seconds, of a few minutes: here Pearson’s correlation of the whole record.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Carney et al.: Guidelines for the Management of Severe Traumatic Brain Injury, 4th ed., Brain Trauma Foundation (2016), Neurosurgery 80 (2017) 6 (as restated by two public pages)',
      doi: '10.1227/NEU.0000000000001432',
    },
    {
      title:
        'Kochanek et al.: Guidelines for the Management of Pediatric Severe Traumatic Brain Injury, 3rd ed., Pediatr Crit Care Med 20 (2019) S1',
      doi: '10.1097/PCC.0000000000001735',
    },
    {
      title:
        'Czosnyka et al.: Continuous Assessment of the Cerebral Vasomotor Reactivity in Head Injury, Neurosurgery 41 (1997) 11',
      doi: '10.1097/00006123-199707000-00005',
    },
    {
      title:
        'Sorrentino et al.: Critical Thresholds for Cerebrovascular Reactivity after Traumatic Brain Injury, Neurocrit Care 16 (2012) 258 (thresholds as restated by a public page)',
      doi: '10.1007/s12028-011-9630-8',
    },
  ],
});

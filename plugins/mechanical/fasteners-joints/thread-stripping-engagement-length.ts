import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isBelow,
  number,
  percent,
  quantity,
  roundTo,
} from '@reckoner/engine';
import {
  nominalDiameter,
  pitch,
  stressArea,
  thread,
  threadDiameter,
  threadForm,
  threadPitch,
  threadTakenOff,
} from '../shared/threads.js';

/** Part of the engagement by basic sizes that 6H with 6g, or 2B with 2A, ask for at a pitch in mm: by ISO 965-1, rounded up. */
function spare(pitch: number) {
  if (isBelow(pitch, constant(0.38e-3, 'm'))) return 1.7;
  if (isBelow(pitch, constant(0.6e-3, 'm'))) return 1.63;
  if (isBelow(pitch, constant(0.95e-3, 'm'))) return 1.45;
  return isBelow(pitch, constant(1.4e-3, 'm')) ? 1.39 : 1.32;
}

/** Shear areas of both threads and the length by which the screw breaks before a thread strips: FED-STD-H28/2. */
export default defineCalculator({
  title: 'Thread engagement length',
  description:
    'Length of engagement by which a screw breaks before its thread or the tapped hole strips, with shear areas of external and internal thread and stripping forces at a given length.',
  keywords: [
    'thread stripping',
    'thread shear area',
    'tapped hole depth',
    'thread engagement aluminum',
    'FED-STD-H28',
    'stripping strength',
    'thread pull out',
  ],
  related: ['bolt-tensile-stress-area', 'bolt-torque-preload', 'thread-dimensions-metric-unified', 'tap-drill-size'],
  inputs: {
    thread,
    nominalDiameter,
    pitch,
    threadForm,
    dimensions: choice(
      { basic: 'Basic sizes, without tolerances', limits: 'Worst sizes of the tolerance class' },
      { label: 'Thread dimensions', default: 'basic' },
    ),
    holeMinor: quantity('m', {
      label: 'Largest minor diameter of the internal thread',
      help: 'Of M10 in 6H 8.676 mm; of a drilled hole that of the drill, if larger.',
      unit: 'mm',
      symbol: 'K_n',
      min: 0.5,
      max: 300,
      usual: [1, 100],
      when: { dimensions: 'limits' },
    }),
    holePitch: quantity('m', {
      label: 'Largest pitch diameter of the internal thread',
      help: 'Of M10 in 6H 9.206 mm.',
      unit: 'mm',
      symbol: 'E_n',
      min: 0.5,
      max: 300,
      usual: [1, 100],
      when: { dimensions: 'limits' },
    }),
    screwPitch: quantity('m', {
      label: 'Least pitch diameter of the screw',
      help: 'Of M10 in 6g 8.862 mm.',
      unit: 'mm',
      symbol: 'E_s',
      min: 0.5,
      max: 300,
      usual: [1, 100],
      when: { dimensions: 'limits' },
    }),
    screwMajor: quantity('m', {
      label: 'Least major diameter of the screw',
      help: 'Of M10 in 6g 9.732 mm.',
      unit: 'mm',
      symbol: 'D_s',
      min: 0.5,
      max: 300,
      usual: [1, 100],
      when: { dimensions: 'limits' },
    }),
    screwStrength: quantity('Pa', {
      label: 'Tensile strength of the screw',
      help: '800 MPa for class 8.8, 1040 for 10.9, 1220 for 12.9.',
      unit: 'MPa',
      symbol: 'R_s',
      min: 1,
      max: 5000,
      usual: [200, 1800],
    }),
    holeStrength: quantity('Pa', {
      label: 'Tensile strength of the tapped part or nut',
      help: 'Aluminum 6061-T6 about 310 MPa, structural steel 360 to 500, gray iron 200 to 300.',
      unit: 'MPa',
      symbol: 'R_n',
      min: 1,
      max: 5000,
      usual: [20, 1800],
    }),
    engagement: quantity('m', {
      label: 'Length of engagement that there is',
      help: 'Of full threads: without chamfers and the cut of the tap.',
      unit: 'mm',
      symbol: 'L',
      above: 0,
      max: 2000,
      usual: [1, 200],
      optional: true,
    }),
  },
  outputs: {
    needed: quantity('m', {
      label: 'Engagement by which the screw breaks first',
      unit: 'mm',
      symbol: 'L_e',
      places: 2,
    }),
    toDiameter: number({ label: 'Of it in thread diameters', symbol: 'L_e/d', places: 2 }),
    strengthRatio: number({ label: 'Strength of the screw’s thread to that of the hole', symbol: 'J', places: 3 }),
    screwArea: quantity('m^2/m', {
      label: 'Shear area of the screw’s thread, per length',
      unit: 'mm^2/mm',
      symbol: 'A_s',
      digits: 4,
    }),
    holeArea: quantity('m^2/m', {
      label: 'Shear area of the hole’s thread, per length',
      unit: 'mm^2/mm',
      symbol: 'A_n',
      digits: 4,
    }),
    tensileStressArea: quantity('m^2', { label: 'Tensile stress area', unit: 'mm^2', symbol: 'A_t', places: 2 }),
    breakingForce: quantity('N', { label: 'Force that breaks the screw', unit: 'kN', symbol: 'F_b', digits: 4 }),
    screwStripping: quantity('N', {
      label: 'Force that strips the screw’s thread',
      unit: 'kN',
      symbol: 'F_s',
      digits: 4,
      optional: true,
    }),
    holeStripping: quantity('N', {
      label: 'Force that strips the hole’s thread',
      unit: 'kN',
      symbol: 'F_n',
      digits: 4,
      optional: true,
    }),
    share: percent({ label: 'Engagement to what is needed', places: 1, optional: true }),
  },
  formula: (inputs) => {
    const { thread, threadForm, dimensions, screwStrength, holeStrength, engagement } = inputs;
    const diameter = threadDiameter(thread, inputs.nominalDiameter);
    const step = threadPitch(thread, inputs.pitch);
    const basicPitch = diameter - ((3 * Math.sqrt(3)) / 8) * step;
    const holeMinor = dimensions === 'limits' ? inputs.holeMinor! : diameter - ((5 * Math.sqrt(3)) / 8) * step;
    const holePitch = dimensions === 'limits' ? inputs.holePitch! : basicPitch;
    const screwPitch = dimensions === 'limits' ? inputs.screwPitch! : basicPitch;
    const screwMajor = dimensions === 'limits' ? inputs.screwMajor! : diameter;
    const screwArea = ((Math.PI * holeMinor) / step) * (step / 2 + (screwPitch - holeMinor) / Math.sqrt(3));
    const holeArea = ((Math.PI * screwMajor) / step) * (step / 2 + (screwMajor - holePitch) / Math.sqrt(3));
    const tensileStressArea = stressArea(diameter, step, threadTakenOff(thread, threadForm));
    const strengthRatio = (screwArea * screwStrength) / (holeArea * holeStrength);
    const needed = ((2 * tensileStressArea) / screwArea) * Math.max(1, strengthRatio);
    return {
      needed,
      toDiameter: needed / diameter,
      strengthRatio,
      screwArea,
      holeArea,
      tensileStressArea,
      breakingForce: tensileStressArea * screwStrength,
      screwStripping: engagement === undefined ? undefined : (screwArea * engagement * screwStrength) / 2,
      holeStripping: engagement === undefined ? undefined : (holeArea * engagement * holeStrength) / 2,
      share: engagement === undefined ? undefined : engagement / needed,
    };
  },
  shown: ({ tensileStressArea, screwStrength }) => ({
    needed: undefined,
    toDiameter: undefined,
    strengthRatio: undefined,
    screwArea: undefined,
    holeArea: undefined,
    tensileStressArea: undefined,
    breakingForce: tensileStressArea * screwStrength,
    screwStripping: undefined,
    holeStripping: undefined,
    share: undefined,
  }),
  stepwise: [
    'A_s = π K_n/p (p/2 + (E_s − K_n)/√3) and A_n = π D_s/p (p/2 + (D_s − E_n)/√3), each per length.',
    'Basic sizes: K_n = d − 1.0825 p, E_s = E_n = d − 0.6495 p, D_s = d.',
    'J = A_s R_s/(A_n R_n); L_e = 2 A_t/A_s, times J where J is above 1.',
    'Stripping with a shear strength of half the tensile strength, as L_e has it: F_s = A_s L R_s/2, F_n = A_n L R_n/2.',
  ],
  requires: [
    {
      that: ({ pitch, nominalDiameter }) => pitch <= nominalDiameter / 2,
      field: 'pitch',
      says: 'A pitch of {pitch} is too large for a diameter of {nominalDiameter}.',
    },
    {
      that: ({ holeMinor, screwMajor }) => holeMinor < screwMajor,
      field: 'holeMinor',
      says: 'A minor diameter of {holeMinor} leaves no thread for a screw of {screwMajor}.',
    },
    {
      that: (inputs) =>
        inputs.dimensions !== 'limits' ||
        isBelow(
          inputs.holeMinor!,
          inputs.screwPitch! + 0.25 * threadPitch(inputs.thread, inputs.thread === 'custom' ? inputs.pitch! : 0),
        ),
      field: 'screwPitch',
      says: 'The pitch diameter of the screw, {screwPitch}, hardly reaches the thread of a hole of {holeMinor}: check both.',
    },
    {
      that: (inputs) =>
        inputs.dimensions !== 'limits' ||
        !isBelow(
          inputs.holeMinor!,
          threadDiameter(inputs.thread, inputs.thread === 'custom' ? inputs.nominalDiameter! : 0) -
            1.25 * threadPitch(inputs.thread, inputs.thread === 'custom' ? inputs.pitch! : 0),
        ),
      field: 'holeMinor',
      says: 'A hole of {holeMinor} is smaller than the core of this screw: check both.',
    },
    {
      that: ({ holePitch, screwPitch }) => holePitch >= screwPitch,
      field: 'holePitch',
      says: 'The pitch diameter of the hole, {holePitch}, cannot be less than that of the screw, {screwPitch}: the screw would not go in.',
    },
    {
      that: ({ holePitch, screwMajor }) => holePitch < screwMajor,
      field: 'screwMajor',
      says: 'The major diameter of the screw, {screwMajor}, must be above the pitch diameter of the hole, {holePitch}.',
    },
    {
      that: (inputs) =>
        inputs.dimensions !== 'limits' ||
        (!isAbove(
          inputs.screwMajor!,
          1.02 * threadDiameter(inputs.thread, inputs.thread === 'custom' ? inputs.nominalDiameter! : 0),
        ) &&
          !isBelow(
            inputs.screwMajor!,
            0.8 * threadDiameter(inputs.thread, inputs.thread === 'custom' ? inputs.nominalDiameter! : 0),
          )),
      field: 'screwMajor',
      says: 'A major diameter of {screwMajor} is not that of this thread: check both.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ share }) => share !== undefined && isBelow(share, 1),
      says: 'A thread strips before the screw breaks: it fails without a warning, often after it seemed tight. Engage more length, take a thread insert or load it less.',
    },
    {
      level: 'danger',
      when: ({ share, dimensions, thread, pitch }) =>
        dimensions === 'basic' &&
        share !== undefined &&
        !isBelow(share, 1) &&
        isBelow(share, spare(threadPitch(thread, pitch))),
      says: 'At the tolerances of real threads this engagement may well strip: they ask for up to a third above that of basic sizes at pitches of 1.5 mm and more, some 40% around 1 mm and 50 to 70% at 0.5 mm and less. Send the worst sizes, or engage more.',
    },
    {
      level: 'caution',
      when: ({ dimensions }) => dimensions === 'basic',
      says: 'Basic sizes are the best case: tolerances take about a fifth off the shear areas of M10 in 6H and 6g, or 1/2-13 in 2B and 2A, which asks for 30% more length, and a third and more off those of M2 and M3, which asks for 50 to 60% more, of smaller ones for up to 70%. Send the worst sizes, or add that length.',
    },
    {
      level: 'caution',
      when: ({ toDiameter }) => roundTo(toDiameter, 2) > 2.5,
      says: 'More than about 2.5 diameters hardly help, as the first threads take most of the load: take a thread insert, a coarser thread or a stronger part.',
    },
    {
      level: 'caution',
      when: ({ pitch, nominalDiameter, thread }) => thread === 'custom' && isAbove(pitch!, 0.27 * nominalDiameter!),
      says: 'Such a pitch is coarser than that of standard threads of this diameter: check both; in inches the pitch is one over the threads per inch.',
    },
  ],
  explanation: ({ share, strengthRatio, dimensions }) => {
    const weak = isAbove(strengthRatio, 1)
      ? 'the thread of the hole is the weaker one'
      : 'the thread of the hole is at least as strong as that of the screw';
    const sizes = dimensions === 'basic' ? ', by basic sizes without tolerances' : ', at the worst sizes sent';
    return share === undefined
      ? `With an engagement of {needed}, {toDiameter} diameters, the screw breaks at {breakingForce} before a thread strips${sizes}; ${weak}.`
      : `An engagement of {engagement} is {share} of the {needed}, {toDiameter} diameters, by which the screw breaks at {breakingForce} before a thread strips${sizes}; the screw’s thread strips at {screwStripping}, that of the hole at {holeStripping}.`;
  },
  examples: [
    {
      inputs: { thread: 'm8', screwStrength: 800, holeStrength: 800, engagement: 5 },
      results: { needed: 4.67504112, share: 106.950931 },
      cautions: ['may well strip', 'the best case'],
      source: 'By hand: 5/4.67504112',
    },
    {
      inputs: {
        thread: 'm10',
        dimensions: 'limits',
        holeMinor: 7,
        holePitch: 9.206,
        screwPitch: 8.862,
        screwMajor: 9.732,
        screwStrength: 800,
        holeStrength: 310,
      },
      refused: 'smaller than the core',
      source: 'By definition',
    },
    {
      inputs: { thread: 'm10', screwStrength: 800, holeStrength: 800, engagement: 8 },
      results: {
        needed: 5.876528929,
        strengthRatio: 0.7179602,
        screwArea: 19.73596187,
        holeArea: 27.48893572,
        tensileStressArea: 57.98947543,
        breakingForce: 46.39158034,
        screwStripping: 63.15507798,
        holeStripping: 87.9645943,
        share: 136.1347846,
      },
      cautions: ['the best case'],
      source: 'Python: width of the thread at the shear cylinder by its 60° flanks',
    },
    {
      inputs: {
        nominalDiameter: 10,
        pitch: 1.5,
        dimensions: 'limits',
        holeMinor: 8.676,
        holePitch: 9.206,
        screwPitch: 8.862,
        screwMajor: 9.732,
        screwStrength: 800,
        holeStrength: 310,
        engagement: 20,
      },
      results: {
        needed: 13.93591362,
        toDiameter: 1.393591362,
        strengthRatio: 1.872023935,
        screwArea: 15.57955782,
        holeArea: 21.47692118,
        screwStripping: 124.6364625,
        holeStripping: 66.57845565,
        share: 143.5141,
      },
      source: 'Python, with the limits of ISO 965-2 for 6H and 6g: L_e = 7.444 mm, times J',
    },
    {
      inputs: { thread: 'm2', screwStrength: 800, holeStrength: 250, engagement: 3.6 },
      results: { needed: 2.413454, share: 149.1638 },
      cautions: ['may well strip', 'the best case'],
      source: 'Python: 2 A_t R_s/(A_n R_n), of basic sizes',
    },
    {
      inputs: {
        thread: 'm2',
        dimensions: 'limits',
        holeMinor: 1.679,
        holePitch: 1.83,
        screwPitch: 1.654,
        screwMajor: 1.886,
        screwStrength: 800,
        holeStrength: 250,
        engagement: 3.6,
      },
      results: { needed: 3.855556, share: 93.37174 },
      cautions: ['strips before the screw breaks'],
      source: 'Python, with the limits of ISO 965-2 for 6H and 6g as Fabory prints them',
    },
    {
      inputs: { nominalDiameter: 1.6, pitch: 0.35, screwStrength: 800, holeStrength: 250, engagement: 3.05 },
      results: { needed: 1.848049, share: 165.0389 },
      cautions: ['may well strip', 'the best case'],
      source: 'Python: 2 A_t R_s/(A_n R_n), of basic sizes; the limits of M1.6 in 6H and 6g need 1.66 of it',
    },
    {
      inputs: { thread: 'm5', screwStrength: 800, holeStrength: 250, engagement: 8 },
      results: { needed: 6.603974, share: 121.1392 },
      cautions: ['may well strip', 'the best case'],
      source: 'Python: 2 A_t R_s/(A_n R_n), of basic sizes; the limits of M5 in 6H and 6g need 1.38 of it',
    },
    {
      inputs: { thread: 'unc1_2', screwStrength: 1034, holeStrength: 400 },
      results: { needed: 13.55732826, strengthRatio: 1.846701813, breakingForce: 94.65983736 },
      cautions: ['the best case'],
      source: 'Python: width of the thread at the shear cylinder by its 60° flanks',
    },
    {
      inputs: { thread: 'm8', screwStrength: 800, holeStrength: 800, engagement: 4 },
      results: { needed: 4.67504112, screwStripping: 25.05797876, breakingForce: 29.28677027, share: 85.56074476 },
      cautions: ['strips before the screw breaks', 'the best case'],
      source: 'Python: 25.06 kN is less than 29.29 kN',
    },
    {
      inputs: {
        nominalDiameter: 12.7,
        pitch: 1.95384615384615,
        threadForm: 'unified',
        screwStrength: 1034,
        holeStrength: 150,
      },
      results: { needed: 36.1528754, strengthRatio: 4.924538168 },
      cautions: ['hardly help', 'the best case'],
      source: 'By hand: 13.557328 × 400/150',
    },
    {
      inputs: { nominalDiameter: 10, pitch: 3, screwStrength: 800, holeStrength: 800 },
      results: { breakingForce: 32.44007 },
      cautions: ['coarser than that', 'the best case'],
      source: 'By hand: 40.55009 mm² × 800 MPa',
    },
    {
      inputs: { nominalDiameter: 2, pitch: 2, screwStrength: 800, holeStrength: 800 },
      refused: 'is too large',
      source: 'By definition',
    },
    {
      inputs: {
        thread: 'm10',
        dimensions: 'limits',
        holeMinor: 9.8,
        holePitch: 9.9,
        screwPitch: 9.7,
        screwMajor: 9.732,
        screwStrength: 800,
        holeStrength: 310,
      },
      refused: 'leaves no thread',
      source: 'By definition',
    },
    {
      inputs: {
        thread: 'm10',
        dimensions: 'limits',
        holeMinor: 9.4,
        holePitch: 9.206,
        screwPitch: 8.862,
        screwMajor: 9.732,
        screwStrength: 800,
        holeStrength: 310,
      },
      refused: 'hardly reaches',
      source: 'By definition',
    },
    {
      inputs: {
        thread: 'm10',
        dimensions: 'limits',
        holeMinor: 8.676,
        holePitch: 8.8,
        screwPitch: 8.862,
        screwMajor: 9.732,
        screwStrength: 800,
        holeStrength: 310,
      },
      refused: 'would not go in',
      source: 'By definition',
    },
    {
      inputs: {
        thread: 'm10',
        dimensions: 'limits',
        holeMinor: 8.676,
        holePitch: 9.8,
        screwPitch: 8.862,
        screwMajor: 9.732,
        screwStrength: 800,
        holeStrength: 310,
      },
      refused: 'must be above the pitch diameter',
      source: 'By definition',
    },
    {
      inputs: {
        thread: 'm12',
        dimensions: 'limits',
        holeMinor: 8.676,
        holePitch: 9.206,
        screwPitch: 8.862,
        screwMajor: 9.5,
        screwStrength: 800,
        holeStrength: 310,
      },
      refused: 'is not that of this thread',
      source: 'By definition',
    },
  ],
  notes: [
    'For static loads; the shear strength is taken as half of the tensile strength, which leaves a little in reserve. Nuts that widen and threads that bend lower the strength (Alexander, SAE 770420).',
    'Joints whose failure endangers people must be checked by a qualified engineer.',
  ],
  references: [
    {
      title: 'FED-STD-H28/2B (1991): screw thread strength, as Engineers Edge prints it',
      url: 'http://engineersedge.com/thread_strength/thread_minimum_length_engagement_fed-std-h28.htm',
    },
    {
      title:
        "Machinery's Handbook, 24th ed., Formulas for Stress Areas and Length of Engagement of Screw Threads, as quoted",
      url: 'https://forums.thscc.com/forum/viewtopic.php@f%3D7%26t%3D1991.html',
    },
    {
      title: 'ISO 965-2: limits of sizes for general purpose threads (M2 and M10, 6H/6g), as Fabory prints them',
      url: 'https://ro.scribd.com/document/458030939/Fabory-Fasteners-Screw-Threads',
    },
  ],
});

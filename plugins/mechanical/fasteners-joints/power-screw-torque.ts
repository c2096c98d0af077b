import {
  category,
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  isBelow,
  number,
  percent,
  quantity,
} from '@reckoner/engine';

const DEGREE = Math.PI / 180;

/** Angle of the loaded flank, and how far mean diameter and core of the screw lie below the outside one, in pitches. */
const FORM = {
  square: { flank: 0, below: 0.5, core: 1 },
  acme: { flank: 14.5 * DEGREE, below: 0.5, core: 1 },
  trapezoidal: { flank: 15 * DEGREE, below: 0.5, core: 1 },
  buttress: { flank: 7 * DEGREE, below: 0.6, core: 1.32542 },
  saw: { flank: 3 * DEGREE, below: 0.75, core: 1.73554 },
  sharp: { flank: 30 * DEGREE, below: (3 * Math.sqrt(3)) / 8, core: (17 * Math.sqrt(3)) / 24 },
};

interface Thread {
  readonly form: keyof typeof FORM;
  readonly diameterAs: string;
  readonly majorDiameter?: number | undefined;
  readonly meanDiameter?: number | undefined;
  readonly pitch: number;
}

/** Mean diameter of the thread, given or half of its depth below the outside one. */
function meanOf(screw: Thread) {
  return screw.diameterAs === 'mean'
    ? screw.meanDiameter!
    : screw.majorDiameter! - FORM[screw.form].below * screw.pitch;
}

/** Diameter of the core of the screw. */
function coreOf(screw: Thread) {
  return meanOf(screw) - (FORM[screw.form].core - FORM[screw.form].below) * screw.pitch;
}

/** Torque to raise and lower a load by a screw, with the wedge action of the flank and the friction of the collar. */
export default defineCalculator({
  title: 'Power screw torque',
  description:
    'Torque to raise and to lower a load by a lead screw or screw jack, efficiency and self-locking, from thread, lead, friction and collar.',
  keywords: [
    'lead screw torque',
    'screw jack',
    'Acme screw torque',
    'trapezoidal screw',
    'self-locking screw',
    'back-driving',
    'raising torque',
    'collar friction',
  ],
  related: ['ball-screw-torque-life', 'bolt-torque-preload', 'thread-dimensions-metric-unified'],
  inputs: {
    load: quantity('N', { label: 'Axial load', unit: 'kN', symbol: 'F', above: 0, max: 1e5, usual: [0.01, 5000] }),
    form: choice(
      {
        square: 'Square',
        acme: { label: 'Acme (flanks at 14.5°)', also: ['Acme'] },
        trapezoidal: { label: 'Metric trapezoidal (15°)', also: ['trapezoidal', 'Tr', 'ISO 2904', 'DIN 103'] },
        buttress: { label: 'Buttress of ASME B1.9 (7° on the loaded flank)', also: ['buttress'] },
        saw: { label: 'Buttress of DIN 513 (3° on the loaded flank)', also: ['saw-tooth', 'DIN 513'] },
        sharp: { label: '60° screw thread (30°)', also: ['metric thread', 'UN', 'ISO metric'] },
      },
      { label: 'Thread form', default: 'trapezoidal' },
    ),
    diameterAs: choice(
      {
        major: { label: 'Outside (nominal) diameter', also: ['major', 'nominal', 'outside'] },
        mean: { label: 'Mean (pitch) diameter', also: ['mean', 'pitch diameter'] },
      },
      { label: 'Diameter given', default: 'major' },
    ),
    majorDiameter: quantity('m', {
      label: 'Outside diameter of the screw',
      help: 'Nominal: 40 mm of Tr 40 × 7.',
      unit: 'mm',
      symbol: 'd',
      min: 1,
      max: 2000,
      usual: [4, 400],
      when: { diameterAs: 'major' },
    }),
    meanDiameter: quantity('m', {
      label: 'Mean diameter of the thread',
      unit: 'mm',
      symbol: 'd_m',
      min: 0.5,
      max: 2000,
      usual: [3, 400],
      when: { diameterAs: 'mean' },
    }),
    pitch: quantity('m', {
      label: 'Thread pitch',
      help: 'From one thread to the next: of a screw with several starts the lead over their number.',
      unit: 'mm',
      symbol: 'p',
      min: 0.1,
      max: 200,
      usual: [0.5, 50],
    }),
    starts: integer({ label: 'Starts', symbol: 'z', min: 1, max: 20, usual: 'all', default: 1 }),
    friction: number({
      label: 'Friction coefficient of the thread',
      help: 'Steel on bronze about 0.10 to 0.16 oiled, on steel 0.11 to 0.17; at the start about a third more.',
      symbol: '\\mu',
      min: 0,
      max: 1,
      usual: [0.03, 0.4],
    }),
    collarFriction: number({
      label: 'Friction coefficient of the collar',
      help: 'Leave it out with a thrust ball bearing.',
      symbol: '\\mu_c',
      min: 0,
      max: 1,
      usual: [0.002, 0.4],
      optional: true,
    }),
    collarDiameter: quantity('m', {
      label: 'Mean diameter of the collar',
      unit: 'mm',
      symbol: 'd_c',
      above: 0,
      max: 5000,
      usual: [3, 800],
      optional: true,
    }),
    speed: quantity('rad/s', {
      label: 'Speed of the screw',
      unit: 'rpm',
      symbol: 'n',
      above: 0,
      max: 1e5,
      usual: [0.1, 5000],
      optional: true,
    }),
  },
  outputs: {
    raisingTorque: quantity('N*m', { label: 'Torque to raise the load', symbol: 'T_R', digits: 4 }),
    loweringTorque: quantity('N*m', {
      label: 'Torque to lower the load',
      help: 'Negative: the load drives the screw, and so much has to hold it back.',
      symbol: 'T_L',
      digits: 4,
    }),
    efficiency: percent({ label: 'Efficiency of raising', symbol: '\\eta', places: 1 }),
    holding: category(
      ['The thread locks itself', 'Only the collar keeps it from running back', 'The load drives it back'],
      { label: 'Self-locking' },
    ),
    leastFriction: number({
      label: 'Friction coefficient below which the thread does not lock',
      symbol: '\\mu_{min}',
      places: 4,
      digits: 3,
    }),
    lead: quantity('m', { label: 'Lead', unit: 'mm', symbol: 'l', digits: 4 }),
    leadAngle: quantity('rad', { label: 'Lead angle', unit: 'deg', symbol: '\\lambda', places: 2 }),
    collarTorque: quantity('N*m', { label: 'Of it in the collar', symbol: 'T_c', digits: 4 }),
    coreStress: quantity('Pa', {
      label: 'Axial stress in the core',
      help: 'Of trapezoidal and Acme threads without the clearance at the root, which makes it some percent larger.',
      unit: 'MPa',
      symbol: '\\sigma',
      digits: 3,
    }),
    power: quantity('W', { label: 'Power to raise', symbol: 'P', digits: 4, optional: true }),
    travelSpeed: quantity('m/s', { label: 'Speed of the load', unit: 'mm/s', symbol: 'v', digits: 4, optional: true }),
  },
  formula: (inputs) => {
    const { load, form, pitch, starts, friction, collarFriction, collarDiameter, speed } = inputs;
    const mean = meanOf(inputs);
    const lead = starts * pitch;
    const slope = lead / (Math.PI * mean);
    const wedged = friction / Math.cos(FORM[form].flank);
    const collarTorque =
      collarFriction === undefined || collarDiameter === undefined
        ? constant(0, 'N*m')
        : (load * collarFriction * collarDiameter) / 2;
    const raisingTorque = (((load * mean) / 2) * (slope + wedged)) / (1 - wedged * slope) + collarTorque;
    const loweringTorque = (((load * mean) / 2) * (wedged - slope)) / (1 + wedged * slope) + collarTorque;
    const leastFriction = slope * Math.cos(FORM[form].flank);
    return {
      raisingTorque,
      loweringTorque,
      efficiency: (load * lead) / (2 * Math.PI * raisingTorque),
      holding: isAtLeast(friction, leastFriction)
        ? 'The thread locks itself'
        : isAbove(loweringTorque, 1e-9 * raisingTorque)
          ? 'Only the collar keeps it from running back'
          : 'The load drives it back',
      leastFriction,
      lead,
      leadAngle: Math.atan(slope),
      collarTorque,
      coreStress: load / ((Math.PI / 4) * coreOf(inputs) ** 2),
      power: speed === undefined ? undefined : raisingTorque * speed,
      travelSpeed: speed === undefined ? undefined : (lead * speed) / (2 * Math.PI),
    };
  },
  shown: ({ load, starts, pitch, lead, raisingTorque, speed }) => ({
    lead: starts * pitch,
    efficiency: (load * lead) / (2 * Math.PI * raisingTorque),
    power: speed === undefined ? undefined : raisingTorque * speed,
    travelSpeed: speed === undefined ? undefined : (lead * speed) / (2 * Math.PI),
    raisingTorque: undefined,
    loweringTorque: undefined,
    leastFriction: undefined,
    leadAngle: undefined,
    holding: undefined,
    collarTorque: undefined,
    coreStress: undefined,
  }),
  stepwise: [
    'Lead l = z p; mean diameter d_m = d − p/2 of square, Acme and trapezoidal threads, d − 0.6 p and d − 0.75 p of buttress threads (ASME B1.9, DIN 513), d − 0.6495 p of 60° threads; lead angle tan λ = l/(π d_m).',
    'T_R = (F d_m/2) (l + π μ d_m sec α)/(π d_m − μ l sec α) + T_c, with the flank angle α.',
    'T_L = (F d_m/2) (π μ d_m sec α − l)/(π d_m + μ l sec α) + T_c; collar T_c = F μ_c d_c/2.',
    'The thread locks itself where μ is at least μ_min = tan λ cos α.',
    'Core: σ = F/(π d_3²/4) with d_3 = d − p of square, Acme and trapezoidal threads, d − 1.3254 p and d − 1.7355 p of buttress threads, d − 1.2269 p of 60° threads.',
  ],
  requires: [
    {
      that: (inputs) => isAbove(coreOf(inputs), constant(0, 'm')),
      field: 'pitch',
      says: 'With a pitch of {pitch} no core is left of this screw: check pitch and diameter.',
    },
    {
      that: (inputs) =>
        !isAbove(coreOf(inputs), constant(0, 'm')) ||
        isBelow(
          (inputs.friction * inputs.starts * inputs.pitch) /
            (Math.cos(FORM[inputs.form].flank) * Math.PI * meanOf(inputs)),
          1,
        ),
      field: 'friction',
      says: 'With so steep a thread and a friction coefficient of {friction} the screw jams: no torque raises the load.',
    },
    {
      that: (_, given) => given.collarFriction === given.collarDiameter,
      field: 'collarDiameter',
      says: 'Friction and mean diameter of the collar belong together: send both or neither.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ holding }) => holding === 'The load drives it back',
      says: 'Not self-locking: a load that hangs or leans on this screw runs down by itself as soon as the drive lets go. It needs a brake or lock for more than the torque told, as friction may be less than sent: without any it is load × lead/(2π).',
    },
    {
      level: 'danger',
      when: ({ holding }) => holding === 'Only the collar keeps it from running back',
      says: 'Only the friction of the collar holds the load: oil on it, vibration or a thrust ball bearing in its place lets the load run down. Do not rely on it to hold a load: fit a brake or take a smaller lead.',
    },
    {
      level: 'caution',
      when: ({ holding, friction, leastFriction }) =>
        holding === 'The thread locks itself' && isBelow(friction, 1.5 * leastFriction),
      says: 'The thread locks by little: fresh oil, wear or vibration may bring its friction below the {leastFriction} that it needs, and the load runs down. Where people or goods could be hit, fit a brake.',
    },
    {
      level: 'caution',
      when: ({ coreStress }) => isAbove(coreStress, constant(100e6, 'Pa')),
      says: 'The core bears more than 100 MPa from the axial load alone, to which torsion adds: check strength, buckling and wear of the nut, and the load.',
    },
    {
      level: 'caution',
      when: (inputs) => isAbove(inputs.pitch, 0.3 * (meanOf(inputs) + FORM[inputs.form].below * inputs.pitch)),
      says: 'Such a pitch is coarser than that of standard screws of this diameter: with several starts send the pitch from thread to thread, not the lead.',
    },
  ],
  explanation: ({ holding, collarFriction }) => {
    const collar = collarFriction === undefined ? 'without friction of a collar' : '{collarTorque} of it in the collar';
    return holding === 'The load drives it back'
      ? `Raising the load takes {raisingTorque} (${collar}), at an efficiency of {efficiency}. The load drives the screw back: {loweringTorque|{|loweringTorque|} must hold it|hardly anything must hold it|hardly anything must hold it}.`
      : holding === 'The thread locks itself'
        ? `Raising the load takes {raisingTorque} (${collar}), at an efficiency of {efficiency}; lowering it takes {loweringTorque}. The thread locks itself as long as its friction is at least {leastFriction}.`
        : `Raising the load takes {raisingTorque} (${collar}), at an efficiency of {efficiency}; lowering it takes {loweringTorque}. The thread would not lock by itself, which takes a friction of {leastFriction}: only the collar holds the load.`;
  },
  examples: [
    {
      inputs: {
        load: 6.4,
        form: 'square',
        majorDiameter: 32,
        pitch: 4,
        starts: 2,
        friction: 0.08,
        collarFriction: 0.08,
        collarDiameter: 40,
      },
      results: {
        raisingTorque: 26.18,
        loweringTorque: 9.774428,
        lead: 8,
        collarTorque: 10.24,
        holding: 'Only the collar keeps it from running back',
      },
      cautions: ['Only the friction of the collar'],
      source:
        "Data of Shigley's Mechanical Engineering Design, Example 8–1; Python by friction angles: 15.94 and −0.466 N·m, with 10.24 of the collar",
    },
    {
      inputs: {
        load: '12500 lbf',
        form: 'acme',
        diameterAs: 'mean',
        meanDiameter: '1.3429 in',
        pitch: '0.25 in',
        friction: 0.15,
      },
      results: {
        raisingTorque: 205.000433,
        loweringTorque: 89.9047818,
        efficiency: 27.4116709,
        leadAngle: 3.391,
        holding: 'The thread locks itself',
        coreStress: 73.9802601,
      },
      source:
        'Mott: Machine Elements in Mechanical Design, Example 17-1: lead angle 3.39°, 1809 lb·in by rounded figures; Python by friction angles: 1814.4 lb·in',
    },
    {
      inputs: { load: 10, majorDiameter: 40, pitch: 7, starts: 4, friction: 0.1, speed: 30 },
      results: {
        raisingTorque: 65.10295604,
        loweringTorque: -25.03667473,
        efficiency: 68.45063078,
        leastFriction: 0.2358625949,
        leadAngle: 13.72212842,
        coreStress: 11.69182318,
        power: 204.5269684,
        travelSpeed: 14,
        holding: 'The load drives it back',
      },
      cautions: ['Not self-locking'],
      source: 'Python by friction angles: F d_m/2 tan(λ ± φ), tan φ = 0.1/cos 15°',
    },
    {
      inputs: { load: 50, form: 'buttress', majorDiameter: 60, pitch: 12, friction: 0.12 },
      results: {
        raisingTorque: 257.3332548,
        loweringTorque: 63.54083863,
        leastFriction: 0.07180392104,
        coreStress: '32.74',
      },
      source: 'Python by friction angles, mean diameter 60 − 0.6 × 12; core 60 − 2 × 0.66271 × 12',
    },
    {
      inputs: { load: 50, form: 'saw', majorDiameter: 40, pitch: 7, friction: 0.12 },
      results: { raisingTorque: 161.3404181, loweringTorque: 48.31655999, coreStress: 82.07 },
      source: 'Python by friction angles, mean diameter 40 − 0.75 × 7; core 40 − 2 × 0.86777 × 7',
    },
    {
      inputs: { load: 20, form: 'sharp', majorDiameter: 20, pitch: 2.5, friction: 0.15 },
      results: { raisingTorque: '40.08693870', loweringTorque: 23.69305726, coreStress: 88.81 },
      source: 'Python by friction angles, mean diameter 20 − 0.649519 × 2.5; core 20 − 1.226869 × 2.5',
    },
    {
      inputs: { load: 10, majorDiameter: 40, pitch: 7, friction: 0.08 },
      results: { raisingTorque: 26.38930085, loweringTorque: 3.954194068, holding: 'The thread locks itself' },
      cautions: ['locks by little'],
      source: 'Python by friction angles',
    },
    {
      inputs: { load: 200, majorDiameter: 40, pitch: 7, friction: 0.12 },
      results: { raisingTorque: 681.4358306, coreStress: 233.8364637 },
      cautions: ['more than 100 MPa'],
      source: 'Python by friction angles',
    },
    {
      inputs: { load: 10, majorDiameter: 40, pitch: 14, friction: 0.12 },
      results: { raisingTorque: 43.51010829, loweringTorque: -1.753800996 },
      cautions: ['coarser than that', 'Not self-locking'],
      source: 'Python by friction angles',
    },
    {
      inputs: { load: 10, majorDiameter: 10, pitch: 10, friction: 0.12 },
      refused: 'no core is left',
      source: 'By definition: 10 − 5 − 5 mm',
    },
    {
      inputs: { load: 10, majorDiameter: 20, pitch: 4, starts: 20, friction: 0.8 },
      refused: 'the screw jams',
      source: 'By hand: tan λ = 80/(18 π) = 1.41, times 0.8/cos 15° above 1',
    },
    {
      inputs: { load: 10, majorDiameter: 20, pitch: 4, friction: 0.1, collarFriction: 0.1 },
      refused: 'send both or neither',
      source: 'By definition',
    },
  ],
  notes: [
    'The friction coefficient decides, and scatters: at the start it is about a third higher, and a screw that locks at rest may run down when shaken. Buckling, wear of the nut and heating are not looked at.',
    'Lifting devices for people or above people have rules of their own, such as a second, unloaded nut.',
  ],
  references: [
    {
      title:
        "Budynas, Nisbett: Shigley's Mechanical Engineering Design, 9th ed., §8-2, Example 8–1 (page 419), Table 8–5",
      url: "https://digilib.universitaspertamina.ac.id/ebook/Shigley's%20Mechanical%20Engineering%20Design/files/basic-html/page444.html",
    },
    {
      title: 'Mott: Machine Elements in Mechanical Design, 4th ed., §17-2, Example 17-1',
      url: 'https://fliphtml5.com/eraqv/nlwf/Machine_Elements_in_Mechanical_Design_%284th_Edition%29_%28_PDFDrive_%29/719',
    },
  ],
});

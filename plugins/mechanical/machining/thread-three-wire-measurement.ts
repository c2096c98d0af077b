import { choice, defineCalculator, integer, isAbove, isAtLeast, isAtMost, quantity, roundTo } from '@reckoner/engine';

const DEGREE = Math.PI / 180;

/**
 * Half of the thread angle; how far the nominal diameter lies above the pitch diameter, in pitches; how far above the pitch
 * line the crest and the end of the straight flank lie, in pitches. Whitworth: depth 0.640327 P, radius 0.137329 P.
 */
const FORM = {
  metric: {
    half: 30 * DEGREE,
    depth: (3 * Math.sqrt(3)) / 8,
    crest: (3 * Math.sqrt(3)) / 16,
    flank: (3 * Math.sqrt(3)) / 16,
  },
  whitworth: { half: 27.5 * DEGREE, depth: 0.640327, crest: 0.3201635, flank: 0.2462454 },
  acme: { half: 14.5 * DEGREE, depth: 0.5, crest: 0.25, flank: 0.25 },
  trapezoidal: { half: 15 * DEGREE, depth: 0.5, crest: 0.25, flank: 0.25 },
};

/** Diameter of the wire that touches the flanks at the pitch line. */
function bestOf(form: keyof typeof FORM, pitch: number) {
  return pitch / (2 * Math.cos(FORM[form].half));
}

/** Least wire, which just stands above the crests. */
function leastOf(form: keyof typeof FORM, pitch: number) {
  const { half, crest } = FORM[form];
  return (pitch * (2 * crest + 1 / (2 * Math.tan(half)))) / (1 + 1 / Math.sin(half));
}

/** Largest wire, which touches the flanks at their outer ends. */
function largestOf(form: keyof typeof FORM, pitch: number) {
  const { half, flank } = FORM[form];
  return (pitch * (2 * flank + 1 / (2 * Math.tan(half))) * Math.sin(half)) / Math.cos(half) ** 2;
}

/** M = E + W (1 + csc α) - P/2 cot α, with α half of the thread angle. */
export default defineCalculator({
  title: 'Three-wire thread measurement',
  description:
    'Measurement over three wires of a 60°, Whitworth, Acme or trapezoidal thread, or its pitch diameter from the measurement, with the best, least and largest wire.',
  keywords: [
    'measurement over wires',
    'three wire method',
    'best wire size',
    'thread wires',
    'pitch diameter from wires',
    'MOW',
  ],
  related: ['thread-dimensions-metric-unified', 'tap-drill-size'],
  inputs: {
    find: choice(
      { over: 'Measurement over wires', pitchDiameter: 'Pitch diameter' },
      { label: 'Find', default: 'over' },
    ),
    form: choice(
      {
        metric: { label: 'ISO metric or unified (60°)', also: ['metric', 'unified', 'UN', 'UNC', 'UNF', 'ISO', '60°'] },
        whitworth: { label: 'Whitworth (55°)', also: ['Whitworth', 'BSW', 'BSF', 'BSP', '55°'] },
        acme: { label: 'Acme (29°)', also: ['Acme', '29°'] },
        trapezoidal: { label: 'Metric trapezoidal (30°)', also: ['trapezoidal', 'Tr', '30°'] },
      },
      { label: 'Thread form', default: 'metric' },
    ),
    pitch: quantity('m', {
      label: 'Thread pitch',
      help: 'From thread to thread; of inch threads one over the threads per inch: 1/13 in.',
      unit: 'mm',
      symbol: 'P',
      min: 0.1,
      max: 50,
      usual: [0.2, 12.7],
    }),
    diameterAs: choice(
      {
        nominal: { label: 'Nominal (outside) diameter', also: ['nominal', 'major', 'outside'] },
        pitch: { label: 'Pitch diameter', also: ['pitch', 'effective diameter'] },
      },
      { label: 'Diameter given', default: 'nominal', when: { find: 'over' } },
    ),
    nominalDiameter: quantity('m', {
      label: 'Nominal diameter',
      help: '10 mm of M10; its basic pitch diameter follows.',
      unit: 'mm',
      symbol: 'D',
      min: 0.5,
      max: 2000,
      usual: [1, 600],
      when: { find: 'over', diameterAs: 'nominal' },
    }),
    givenPitchDiameter: quantity('m', {
      label: 'Pitch diameter',
      help: 'As wanted: one of its limits, for example.',
      unit: 'mm',
      symbol: 'E',
      min: 0.4,
      max: 2000,
      usual: [0.8, 600],
      when: { find: 'over', diameterAs: 'pitch' },
    }),
    givenOver: quantity('m', {
      label: 'Measurement over wires',
      unit: 'mm',
      symbol: 'M',
      min: 0.5,
      max: 2200,
      usual: [1, 620],
      when: { find: 'pitchDiameter' },
    }),
    wire: quantity('m', {
      label: 'Wire diameter',
      help: 'As measured, of the wires at hand; without it the best wire is taken.',
      unit: 'mm',
      symbol: 'W',
      min: 0.04,
      max: 40,
      usual: [0.1, 8],
      optional: true,
    }),
    starts: integer({
      label: 'Starts',
      help: 'Threads side by side: 1 of nearly all screws.',
      symbol: 'z',
      min: 1,
      max: 20,
      default: 1,
    }),
  },
  outputs: {
    overWires: quantity('m', { label: 'Measurement over wires', unit: 'mm', symbol: 'M', places: 4 }),
    pitchDiameter: quantity('m', { label: 'Pitch diameter', unit: 'mm', symbol: 'E', places: 4 }),
    wireTaken: quantity('m', { label: 'Wire taken', unit: 'mm', symbol: 'W', places: 4 }),
    bestWire: quantity('m', { label: 'Best wire', unit: 'mm', symbol: 'W_{best}', places: 4 }),
    leastWire: quantity('m', { label: 'Least wire', unit: 'mm', symbol: 'W_{min}', places: 4 }),
    largestWire: quantity('m', { label: 'Largest wire', unit: 'mm', symbol: 'W_{max}', places: 4 }),
    leadAngle: quantity('rad', { label: 'Lead angle', unit: 'deg', symbol: '\\lambda', places: 2 }),
    leadCorrection: quantity('m', { label: 'Correction for the lead angle', unit: 'µm', symbol: 'c', places: 1 }),
    correctedOver: quantity('m', {
      label: 'Measurement over wires with the correction',
      unit: 'mm',
      symbol: 'M_c',
      places: 4,
      optional: true,
    }),
    correctedPitchDiameter: quantity('m', {
      label: 'Pitch diameter with the correction',
      unit: 'mm',
      symbol: 'E_c',
      places: 4,
      optional: true,
    }),
    halfAngle: quantity('rad', { label: 'Half of the thread angle', unit: 'deg', symbol: '\\alpha', places: 1 }),
  },
  formula: ({ find, form, pitch, diameterAs, nominalDiameter, givenPitchDiameter, givenOver, wire, starts }) => {
    const { half, depth } = FORM[form];
    const bestWire = bestOf(form, pitch);
    const wireTaken = wire ?? bestWire;
    const added = wireTaken * (1 + 1 / Math.sin(half)) - pitch / (2 * Math.tan(half));
    const pitchDiameter =
      find === 'pitchDiameter'
        ? givenOver - added
        : diameterAs === 'pitch'
          ? givenPitchDiameter
          : nominalDiameter - depth * pitch;
    const rise = (starts * pitch) / (Math.PI * pitchDiameter);
    const leadCorrection = (wireTaken / 2) * rise ** 2 * (Math.cos(half) / Math.tan(half));
    const overWires = find === 'over' ? pitchDiameter + added : givenOver;
    return {
      overWires,
      pitchDiameter,
      wireTaken,
      bestWire,
      leastWire: leastOf(form, pitch),
      largestWire: largestOf(form, pitch),
      leadAngle: Math.atan(rise),
      leadCorrection,
      ...(find === 'over'
        ? { correctedOver: overWires + leadCorrection }
        : { correctedPitchDiameter: pitchDiameter - leadCorrection }),
      halfAngle: half,
    };
  },
  shown: ({
    find,
    form,
    pitch,
    diameterAs,
    nominalDiameter,
    givenPitchDiameter,
    givenOver,
    wire,
    starts,
    overWires,
    pitchDiameter,
    wireTaken,
    bestWire,
    leadAngle,
    leadCorrection,
    halfAngle,
  }) => ({
    overWires:
      find === 'over'
        ? pitchDiameter + wireTaken * (1 + 1 / Math.sin(halfAngle)) - pitch / (2 * Math.tan(halfAngle))
        : givenOver,
    pitchDiameter:
      find === 'pitchDiameter'
        ? givenOver - wireTaken * (1 + 1 / Math.sin(halfAngle)) + pitch / (2 * Math.tan(halfAngle))
        : diameterAs === 'pitch'
          ? givenPitchDiameter
          : nominalDiameter - FORM[form].depth * pitch,
    wireTaken: wire === undefined ? bestWire : wire,
    bestWire: pitch / (2 * Math.cos(halfAngle)),
    leastWire: (pitch * (2 * FORM[form].crest + 1 / (2 * Math.tan(halfAngle)))) / (1 + 1 / Math.sin(halfAngle)),
    largestWire:
      (pitch * (2 * FORM[form].flank + 1 / (2 * Math.tan(halfAngle))) * Math.sin(halfAngle)) / Math.cos(halfAngle) ** 2,
    leadAngle: Math.atan((starts * pitch) / (Math.PI * pitchDiameter)),
    leadCorrection: ((wireTaken / 2) * Math.tan(leadAngle) ** 2 * Math.cos(halfAngle)) / Math.tan(halfAngle),
    correctedOver: find === 'over' ? overWires + leadCorrection : undefined,
    correctedPitchDiameter: find === 'pitchDiameter' ? pitchDiameter - leadCorrection : undefined,
  }),
  requires: [
    {
      that: ({ wire, form, pitch }) => isAtLeast(wire!, leastOf(form, pitch)),
      field: 'wire',
      says: 'Wires of {wire} do not stand above the crests of a thread with a pitch of {pitch}: the micrometer would measure the outside of the screw. Take thicker ones, or check the pitch.',
    },
    {
      that: ({ wire, form, pitch }) => isAtMost(wire!, largestOf(form, pitch)),
      field: 'wire',
      says: 'Wires of {wire} rest on the crests of a thread with a pitch of {pitch} and not on its flanks. Take thinner ones, or check the pitch.',
    },
    {
      that: ({ pitch, nominalDiameter }) => isAtMost(pitch, nominalDiameter / 2),
      field: 'pitch',
      says: 'A pitch of {pitch} is too large for a diameter of {nominalDiameter}.',
    },
    {
      that: ({ pitch, givenPitchDiameter }) => isAtMost(pitch, (givenPitchDiameter * 2) / 3),
      field: 'pitch',
      says: 'A pitch of {pitch} is too large for a pitch diameter of {givenPitchDiameter}.',
    },
    {
      that: (inputs, given) =>
        !given.givenOver ||
        isAtLeast(
          inputs.givenOver! -
            (given.wire ? inputs.wire! : bestOf(inputs.form, inputs.pitch)) *
              (1 + 1 / Math.sin(FORM[inputs.form].half)) +
            inputs.pitch / (2 * Math.tan(FORM[inputs.form].half)),
          1.5 * inputs.pitch,
        ),
      field: 'givenOver',
      says: 'A measurement of {givenOver} over the wires leaves too little of a screw with a pitch of {pitch}: check measurement, wire and pitch.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ leadCorrection }) => roundTo(leadCorrection * 1e6, 1) >= 3.8,
      says: ({ find }) =>
        find === 'over'
          ? 'The lead angle lifts the wires by about {leadCorrection}, which is in {correctedOver} and not in {overWires}: take the corrected measurement. It counts most on coarse, multiple-start and Acme threads.'
          : 'The lead angle lifts the wires by about {leadCorrection}, which is taken off {correctedPitchDiameter} and not off {pitchDiameter}: take the corrected one. It counts most on coarse, multiple-start and Acme threads.',
    },
    {
      level: 'caution',
      when: ({ leadAngle }) => roundTo((leadAngle / Math.PI) * 180, 2) > 5,
      says: 'At a lead angle of {leadAngle} the correction told is some hundredths too large, and more the steeper the thread; the best wire is a little thinner than here. Handbooks have tables of both for Acme threads of 5° and more.',
    },
    {
      level: 'caution',
      when: ({ pitch, pitchDiameter, form, starts }) =>
        (form === 'metric' || form === 'whitworth') && starts === 1 && isAbove(pitch, 0.32 * pitchDiameter),
      says: 'A pitch of {pitch} is coarser than that of standard threads with a pitch diameter of {pitchDiameter}: check both; in inches the pitch is one over the threads per inch.',
    },
    {
      level: 'caution',
      when: ({ wireTaken, bestWire }) => isAbove(Math.abs(wireTaken - bestWire), 0.1 * bestWire),
      says: 'The wires of {wireTaken} touch the flanks away from the pitch line: an error of the flank angle enters the pitch diameter, and the diameter of the wires must be known well. The best wire has {bestWire}.',
    },
    {
      level: 'note',
      when: ({ find, wire }) => find === 'pitchDiameter' && wire === undefined,
      says: 'No wire was sent, so that wires of {bestWire} are assumed: send the measured diameter of those at hand, as an error of it enters the pitch diameter some three times, and five times of Acme and trapezoidal threads.',
    },
    {
      level: 'note',
      when: ({ find, diameterAs }) => find === 'over' && diameterAs === 'nominal',
      says: 'The pitch diameter of {pitchDiameter} is the basic one of the nominal diameter. A screw must lie within the limits of its class, which are mostly below it: send these as pitch diameters.',
    },
  ],
  explanation: ({ find, diameterAs, wire, leadCorrection }) => {
    const wires = wire === undefined ? 'three wires of the best size ({bestWire})' : 'three wires of {wire}';
    const counts = roundTo(leadCorrection * 1e6, 1) >= 3.8;
    if (find === 'over') {
      const diameter = diameterAs === 'pitch' ? '{givenPitchDiameter}' : '{pitchDiameter}';
      const corrected = counts
        ? 'and {correctedOver} with the correction for the lead angle'
        : 'without correction for the lead angle';
      return `A thread with a pitch of {pitch} and a pitch diameter of ${diameter} measures {overWires} over ${wires}, ${corrected}. Wires from {leastWire} to {largestWire} touch the flanks.`;
    }
    const corrected = counts
      ? ', and {correctedPitchDiameter} with the correction for the lead angle'
      : ' without correction for the lead angle';
    return `A thread with a pitch of {pitch} that measures {givenOver} over ${wires} has a pitch diameter of {pitchDiameter}${corrected}. Wires from {leastWire} to {largestWire} touch the flanks.`;
  },
  examples: [
    {
      inputs: { pitch: 1.5, nominalDiameter: 10 },
      results: {
        overWires: 10.32475953,
        pitchDiameter: 9.025721421,
        bestWire: 0.8660254038,
        leastWire: 0.7577722283,
        largestWire: 1.515544457,
        leadAngle: 3.02815057,
        halfAngle: 30,
        leadCorrection: 1.817652332,
      },
      cautions: ['is the basic one'],
      source: 'Python by the triangle of groove and wire; limits of 0.505 and 1.010 pitches as in handbooks',
    },
    {
      inputs: { pitch: '1/6 in', nominalDiameter: '1.5 in', wire: '0.14 in' },
      results: { overWires: '42.352', pitchDiameter: 35.35036934 },
      cautions: ['is the basic one', 'away from the pitch line', 'lifts the wires'],
      source:
        'Jones, Turning and Boring: 1.5 − 1.5155/6 + 3 × 0.140 = 1.6674 in; Python with more digits of the constant',
    },
    {
      inputs: { find: 'pitchDiameter', pitch: '1/13 in', givenOver: '0.5354 in', wire: '0.04441 in' },
      results: { pitchDiameter: '11.9072', overWires: 13.59916 },
      source:
        'Worked example of 1/2-13: 0.5354 − 3 × 0.04441 + 0.86603/13 = 0.46879 in (printed 0.46878 by rounded products)',
    },
    {
      inputs: { form: 'whitworth', pitch: '1/12 in', nominalDiameter: 12.7, wire: 1.25 },
      results: {
        overWires: 13.26870248,
        pitchDiameter: 11.34464118,
        bestWire: 1.193145894,
        leadCorrection: 3.756262484,
      },
      cautions: ['is the basic one', 'lifts the wires'],
      source: 'Python by the triangle of groove and wire; Jones: d − 1.6008 P + 3.1657 W',
    },
    {
      inputs: { form: 'acme', pitch: 5.08, diameterAs: 'pitch', givenPitchDiameter: 22, wire: 2.7 },
      results: {
        overWires: 25.66215748,
        bestWire: 2.623566793,
        leastWire: 2.475295676,
        largestWire: 3.302067299,
        wireTaken: 2.7,
        leadCorrection: 27.30232465,
      },
      cautions: ['lifts the wires'],
      source: "Python by the triangle of groove and wire; limits 0.487263 and 0.650013 pitches of Machinery's Handbook",
    },
    {
      inputs: { form: 'trapezoidal', pitch: 6, nominalDiameter: 36 },
      results: { overWires: 36.90967612, pitchDiameter: 33, leadCorrection: 18.7505358 },
      cautions: ['is the basic one', 'lifts the wires'],
      source: 'Python by the triangle of groove and wire',
    },
    {
      inputs: { form: 'trapezoidal', pitch: 6, nominalDiameter: 36, starts: 3 },
      results: {
        overWires: 36.90967612,
        leadAngle: 9.849707703,
        leadCorrection: 168.7548222,
        correctedOver: 37.07843094,
      },
      cautions: ['is the basic one', 'lifts the wires', 'some hundredths too large'],
      source: 'Python by the triangle of groove and wire; tan λ = 18/(33 π)',
    },
    {
      inputs: { find: 'pitchDiameter', form: 'trapezoidal', pitch: 6, givenOver: 36.90967612 },
      results: { pitchDiameter: 33, correctedPitchDiameter: '32.981249' },
      cautions: ['is taken off', 'are assumed'],
      source: 'The measurement of Tr 36 × 6 above, sent back',
    },
    {
      inputs: { pitch: 3, nominalDiameter: 10 },
      results: { overWires: 10.64951905, pitchDiameter: 8.051442841 },
      cautions: ['is the basic one', 'coarser than that', 'lifts the wires', 'some hundredths too large'],
      source: 'Python by the triangle of groove and wire',
    },
    {
      inputs: { pitch: 1.5, nominalDiameter: 10, wire: 0.7 },
      refused: 'do not stand above',
      source: 'By hand: 0.505 × 1.5 = 0.758',
    },
    {
      inputs: { pitch: 1.5, nominalDiameter: 10, wire: 1.6 },
      refused: 'rest on the crests',
      source: 'By hand: 1.01 × 1.5 = 1.516',
    },
    { inputs: { pitch: 6, nominalDiameter: 10 }, refused: 'too large for a diameter', source: 'By definition' },
    {
      inputs: { pitch: 6, diameterAs: 'pitch', givenPitchDiameter: 8 },
      refused: 'too large for a pitch diameter',
      source: 'By definition',
    },
    {
      inputs: { find: 'pitchDiameter', pitch: 5, givenOver: 10 },
      refused: 'leaves too little',
      source: 'By hand: 10 − 3 × 2.887 + 0.866 × 5 = 5.67 mm, less than 1.5 pitches',
    },
  ],
  notes: [
    'The wires are alike and round; a micrometer that presses hard flattens wires and thread by some micrometers, for which standards prescribe the force.',
    'The correction for the lead angle is W/2 tan² λ cos α cot α, which handbooks leave out where it is below 0.00015 in (3.8 µm). Against the contact of a straight wire with the flanks, solved numerically, it is 3 to 6% too large at lead angles of 3 to 10°.',
    'Tapered threads, as of pipes, are measured otherwise.',
  ],
  references: [
    {
      title:
        "Machinery's Handbook, 31st ed. (2020), Measuring Screw Threads: page 2129, Acme threads by formulas with the lead angle; page 2136, large lead angles",
      url: 'https://online.flippingbook.com/view/954046886/772',
    },
    {
      title:
        'F. D. Jones: Turning and Boring, three-wire formulas of U.S. standard and Whitworth threads, with an example',
      url: 'https://bitlit.ru/page/en/franklin-day-jones/turning-and-boring-a-specialized-treatise-for-machinists-students-in-the-industrial-and-engineering-schools-and-apprentices-on-turning-and-boring-meth/88',
    },
    {
      title: 'Three-wire measurement of a 1/2-13 thread: formula and worked example',
      url: 'https://calcady.com/trade/manufacturing/thread-pitch-diameter-three-wire',
    },
  ],
});

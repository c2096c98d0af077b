import {
  choice,
  cosTurn,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  number,
  quantity,
  table,
  text,
} from '@reckoner/engine';

/** Kinematics of a bearing whose elements roll without slip. */
export default defineCalculator({
  title: 'Bearing defect frequencies',
  description:
    'Ball pass frequencies of outer and inner race (BPFO, BPFI), ball spin and cage frequency of a rolling bearing from its geometry and speed, with their harmonics.',
  keywords: [
    'BPFO',
    'BPFI',
    'BSF',
    'FTF',
    'bearing fault frequencies',
    'ball pass frequency',
    'fundamental train frequency',
    'cage frequency',
    'ball spin frequency',
  ],
  related: ['bearing-life-l10', 'vibration-displacement-velocity-acceleration'],
  inputs: {
    elements: integer({
      label: 'Balls or rollers in a row',
      help: 'In one row: half of all in a bearing with two rows.',
      symbol: 'N',
      min: 3,
      max: 500,
      usual: [5, 60],
    }),
    elementDiameter: quantity('m', {
      label: 'Diameter of a ball or roller',
      help: 'Of a tapered roller the mean diameter.',
      unit: 'mm',
      symbol: 'd',
      above: 0,
      max: 1000,
      usual: [0.5, 150],
    }),
    pitchDiameter: quantity('m', {
      label: 'Pitch diameter',
      help: 'Of the circle through the centers of the balls; about (bore + outer diameter)/2, where it is not known.',
      unit: 'mm',
      symbol: 'D',
      above: 0,
      max: 10000,
      usual: [3, 4000],
    }),
    contactAngle: quantity('rad', {
      label: 'Contact angle',
      help: '0° for deep groove and cylindrical roller bearings, 15°, 25° or 40° for angular contact, 90° for thrust bearings.',
      unit: 'deg',
      symbol: '\\alpha',
      min: 0,
      max: 90,
      default: 0,
    }),
    speed: quantity('rad/s', {
      label: 'Speed',
      help: 'Of the ring that turns, against the other one.',
      unit: 'rpm',
      symbol: '\\omega',
      above: 0,
      max: 1e6,
      usual: [10, 100000],
    }),
    turning: choice(
      {
        inner: { label: 'Inner ring turns', also: ['inner', 'shaft', 'inner race'] },
        outer: { label: 'Outer ring turns', also: ['outer', 'hub', 'housing', 'outer race'] },
      },
      { label: 'Turning ring', default: 'inner' },
    ),
  },
  outputs: {
    outerRace: quantity('1/s', {
      label: 'Outer race, BPFO',
      unit: 'Hz',
      symbol: '\\mathrm{BPFO}',
      places: 2,
      digits: 4,
    }),
    innerRace: quantity('1/s', {
      label: 'Inner race, BPFI',
      unit: 'Hz',
      symbol: '\\mathrm{BPFI}',
      places: 2,
      digits: 4,
    }),
    spin: quantity('1/s', {
      label: 'Ball spin, BSF',
      help: 'Turns of a ball about its own axis.',
      unit: 'Hz',
      symbol: '\\mathrm{BSF}',
      places: 2,
      digits: 4,
    }),
    doubleSpin: quantity('1/s', {
      label: 'Defect on a ball or roller, 2 × BSF',
      help: 'A spot on it strikes both races in each of its turns.',
      unit: 'Hz',
      symbol: 'f_d',
      places: 2,
      digits: 4,
    }),
    cage: quantity('1/s', { label: 'Cage, FTF', unit: 'Hz', symbol: '\\mathrm{FTF}', places: 2, digits: 4 }),
    shaft: quantity('1/s', { label: 'Turning ring', unit: 'Hz', symbol: 'f_r', places: 2, digits: 4 }),
    lines: table(
      {
        name: text({ label: 'Defect' }),
        order: number({ label: 'Multiple of the speed', places: 4 }),
        first: quantity('1/s', { label: '1×', unit: 'Hz', places: 2 }),
        second: quantity('1/s', { label: '2×', unit: 'Hz', places: 2 }),
        third: quantity('1/s', { label: '3×', unit: 'Hz', places: 2 }),
        fourth: quantity('1/s', { label: '4×', unit: 'Hz', places: 2 }),
      },
      { label: 'Harmonics' },
    ),
  },
  formula: ({ elements, elementDiameter, pitchDiameter, contactAngle, speed, turning }) => {
    const shaft = speed / (2 * Math.PI);
    const ratio = (elementDiameter / pitchDiameter) * cosTurn(contactAngle);
    const outerRace = (elements / 2) * shaft * (1 - ratio);
    const innerRace = (elements / 2) * shaft * (1 + ratio);
    const spin = (pitchDiameter / (2 * elementDiameter)) * shaft * (1 - ratio) * (1 + ratio);
    const cage = (shaft / 2) * (turning === 'inner' ? 1 - ratio : 1 + ratio);
    const line = (name: string, frequency: number) => ({
      name,
      order: frequency / shaft,
      first: frequency,
      second: 2 * frequency,
      third: 3 * frequency,
      fourth: 4 * frequency,
    });
    return {
      outerRace,
      innerRace,
      spin,
      doubleSpin: 2 * spin,
      cage,
      shaft,
      lines: [
        line('Outer race (BPFO)', outerRace),
        line('Inner race (BPFI)', innerRace),
        line('Ball or roller (2 × BSF)', 2 * spin),
        line('Cage (FTF)', cage),
      ],
    };
  },
  shown: ({ elements, elementDiameter, pitchDiameter, contactAngle, shaft, turning, speed, spin }) => ({
    shaft: speed / (2 * Math.PI),
    outerRace: (elements / 2) * shaft * (1 - (elementDiameter / pitchDiameter) * Math.cos(contactAngle)),
    innerRace: (elements / 2) * shaft * (1 + (elementDiameter / pitchDiameter) * Math.cos(contactAngle)),
    spin:
      (pitchDiameter / (2 * elementDiameter)) *
      shaft *
      (1 - ((elementDiameter / pitchDiameter) * Math.cos(contactAngle)) ** 2),
    doubleSpin: 2 * spin,
    cage:
      turning === 'inner'
        ? (shaft / 2) * (1 - (elementDiameter / pitchDiameter) * Math.cos(contactAngle))
        : (shaft / 2) * (1 + (elementDiameter / pitchDiameter) * Math.cos(contactAngle)),
  }),
  stepwise: ['The table has the first four multiples of each frequency, and what multiple of the speed it is.'],
  requires: [
    {
      that: ({ elements, elementDiameter, pitchDiameter }) =>
        isAtMost(elementDiameter, pitchDiameter * Math.sin(Math.PI / elements)),
      field: 'elementDiameter',
      says: '{elements} balls or rollers of {elementDiameter} do not fit on a pitch diameter of {pitchDiameter}: check radius and diameter, and count one row only.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ elements, elementDiameter, pitchDiameter }) =>
        isBelow(elements * elementDiameter, 0.5 * Math.PI * pitchDiameter),
      says: '{elements} balls or rollers of {elementDiameter} fill less than half of the pitch circle, fewer than is usual: check the count, that the pitch diameter is not the outer diameter, and that both are diameters in one unit.',
    },
    {
      level: 'caution',
      when: ({ elementDiameter, pitchDiameter, contactAngle }) =>
        isAbove(elementDiameter, 0.4 * pitchDiameter) && isBelow(contactAngle, Math.PI / 2),
      says: 'The ball or roller is over 0.4 of the pitch diameter, more than in common bearings: check that the pitch diameter is not a radius or the bore.',
    },
    {
      level: 'note',
      when: ({ elements, elementDiameter, pitchDiameter }) =>
        isAbove(elements * elementDiameter, 0.9 * Math.PI * pitchDiameter),
      says: 'The balls or rollers fill over 90% of the pitch circle, as in full-complement bearings without a cage: check the count, and that the pitch diameter is not the bore.',
    },
    {
      level: 'note',
      when: ({ contactAngle }) => contactAngle > 0 && isBelow(contactAngle, Math.PI / 60),
      says: 'A contact angle below 3° is unusual: is it in degrees, not in radians? Deep groove and cylindrical roller bearings have 0°.',
    },
  ],
  explanation: ({ turning }) =>
    `With the ${turning} ring turning at {speed} ({shaft}) and a contact angle of {contactAngle}, a defect of the outer race shows at {outerRace} (BPFO), of the inner race at {innerRace} (BPFI), of a ball or roller at {doubleSpin} (twice the ball spin frequency of {spin}), and the cage turns at {cage} (FTF). As bearings slip a little, the real lines lie about 1 to 3% off; search around them, at their multiples, and for sidebands.`,
  examples: [
    {
      inputs: { elements: 9, elementDiameter: '0.3126 in', pitchDiameter: '1.537 in', speed: 60 },
      results: { outerRace: 3.584775537, innerRace: 5.415224463, doubleSpin: 4.713443401, cage: 0.398308393, shaft: 1 },
      source:
        'Python with mpmath, per turn of a bearing 6205 in inches; data sheets of the Case Western Reserve University give 3.5848 and 5.4152',
    },
    {
      inputs: { elements: 9, elementDiameter: 7.94, pitchDiameter: 38.5, speed: 1500 },
      results: {
        outerRace: 89.298701298701,
        innerRace: 135.7012987013,
        cage: 9.9220779220779,
        shaft: 25,
        lines: { length: 4, rows: { 0: { order: 3.5719480519, fourth: 357.1948052 }, 1: { second: 271.4025974 } } },
      },
      source: 'Python with mpmath; Vibromera has 89.31, 135.69 and 9.92 Hz with the ratio rounded to 0.2062',
    },
    {
      inputs: { elements: 8, elementDiameter: 10, pitchDiameter: 50, speed: 1800 },
      results: { outerRace: 96, innerRace: 144, spin: 72, doubleSpin: 144, cage: 12, shaft: 30 },
      source: 'By hand: 4 × 30 × 0.8; 4 × 30 × 1.2; 2.5 × 30 × 0.96; 15 × 0.8',
    },
    {
      inputs: { elements: 16, elementDiameter: 12.7, pitchDiameter: 75, contactAngle: 40, speed: 3000 },
      results: { outerRace: 348.1132563861, innerRace: 451.8867436139, spin: 145.1535732995, cage: 21.75707852413 },
      source: 'Python with mpmath: rolling on the inner race, seen from the cage',
    },
    {
      inputs: { elements: 14, elementDiameter: 15, pitchDiameter: 90, speed: 600, turning: 'outer' },
      results: { outerRace: 58.33333333333, innerRace: 81.66666666667, spin: 29.16666666667, cage: 5.833333333333 },
      source: 'By hand: 7 × 10 × 5/6; 7 × 10 × 7/6; 3 × 10 × 35/36; 5 × 7/6',
    },
    {
      inputs: { elements: 12, elementDiameter: 10, pitchDiameter: 60, contactAngle: 90, speed: 1000 },
      results: { outerRace: 100, innerRace: 100, spin: 50, cage: 8.333333333333 },
      source: 'By hand: thrust bearing, 6 × 1000/60 at both washers; 3 × 1000/60',
    },
    {
      inputs: { elements: 3, elementDiameter: 10, pitchDiameter: 20, contactAngle: 1, speed: 1000 },
      results: { outerRace: 12.50190381, innerRace: 37.49809619 },
      cautions: ['over 0.4', 'below 3°', 'less than half'],
      source: 'Python: 1.5 × 1000/60 × (1 ∓ cos 1°/2)',
    },
    {
      inputs: { elements: 6, elementDiameter: 4, pitchDiameter: 40, speed: 3000 },
      results: { outerRace: 135, innerRace: 165, spin: 247.5, cage: 22.5 },
      cautions: ['less than half'],
      source: 'By hand: 3 × 50 × 0.9; 3 × 50 × 1.1; 5 × 50 × 0.99; 25 × 0.9',
    },
    {
      inputs: { elements: 9, elementDiameter: 7.94, pitchDiameter: 25, speed: 1500 },
      results: { outerRace: 76.77, innerRace: 148.23, cage: 8.53 },
      cautions: ['over 90%'],
      source: 'By hand: 4.5 × 25 × (1 ∓ 0.3176), the bore for the pitch diameter',
    },
    {
      inputs: { elements: 9, elementDiameter: 7.94, pitchDiameter: 19.25, speed: 1500 },
      refused: 'do not fit',
      source: 'By hand: 19.25 sin 20° is 6.58 mm; the radius was sent',
    },
  ],
  notes: [
    'Rolling without slip; slip lets the real frequencies of loaded bearings differ by about 1 to 3%, which also tells them from exact multiples of the speed.',
    'Where both rings turn, the difference of their speeds gives BPFO, BPFI and BSF, not the frequency of the cage.',
    'A peak at such a frequency alone does not prove a defect: compare with a spectrum of the sound machine.',
  ],
  references: [
    {
      title: 'Randall, Antoni: Rolling element bearing diagnostics: A tutorial (2011), §2',
      doi: '10.1016/j.ymssp.2010.07.017',
    },
    { title: 'Case Western Reserve University: Bearing Data Center, bearing information' },
    {
      title: 'IoT Bearings: Bearing defect frequency calculator',
      url: 'https://iotbearings.com/bearing-defect-frequency-calculator',
    },
    {
      title: 'Vibromera: Bearing defect frequency calculator',
      url: 'https://vibromera.eu/calculators/bearing-defect-frequencies',
    },
  ],
});

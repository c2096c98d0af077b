import {
  category,
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  number,
  percent,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** Fall = length × slope, against the least slope of a US plumbing code or of one's own. */
export default defineCalculator({
  title: 'Drain pipe fall',
  description:
    'Fall of a horizontal drain from length and slope, or slope from fall, against the least slope of a US plumbing code.',
  keywords: ['drain slope', '1/4 inch per foot', 'sewer pipe slope', 'waste pipe gradient', 'pipe pitch'],
  inputs: {
    find: choice({ fall: 'Fall from the slope', slope: 'Slope from the fall' }, { label: 'Find', default: 'fall' }),
    length: quantity('m', {
      label: 'Horizontal length',
      usual: [0.2, 200],
      symbol: 'L',
      above: 0,
      max: 10000,
    }),
    givenSlope: percent({
      label: 'Slope',
      text: 'ratio',
      usual: [0.5, 10],
      confusedWith: { 'in per foot': 0.12 },
      help: '¼ in per foot is 2.083%; left out, the least slope of the rule.',
      symbol: 's',
      above: 0,
      below: 100,
      optional: true,
      when: { find: 'fall' },
    }),
    givenFall: quantity('m', {
      label: 'Fall',
      unit: 'cm',
      usual: [0.1, 1000],
      symbol: 'h',
      above: 0,
      max: 1e6,
      when: { find: 'slope' },
    }),
    rule: choice(
      {
        ipc: { label: 'IPC 2021, Table 704.1 (US)', also: ['IPC'] },
        upc: { label: 'UPC 2021, 708.1 (US)', also: ['UPC'] },
        own: 'Another least slope',
      },
      { label: 'Rule', default: 'ipc' },
    ),
    size: choice(
      {
        s125: { label: '1¼ in', value: 1.25, also: ['1.25', '1 1/4'] },
        s15: { label: '1½ in', value: 1.5, also: ['1.5', '1 1/2'] },
        s2: { label: '2 in', value: 2, also: ['2'] },
        s25: { label: '2½ in', value: 2.5, also: ['2.5', '2 1/2'] },
        s3: { label: '3 in', value: 3, also: ['3'] },
        s4: { label: '4 in', value: 4, also: ['4'] },
        s5: { label: '5 in', value: 5, also: ['5'] },
        s6: { label: '6 in', value: 6, also: ['6'] },
        s8: { label: '8 in', value: 8, also: ['8'] },
        s10: { label: '10 in', value: 10, also: ['10'] },
        s12: { label: '12 in', value: 12, also: ['12'] },
      },
      { label: 'Nominal pipe size', when: { rule: ['ipc', 'upc'] } },
    ),
    ownLeast: percent({
      label: 'Least slope',
      text: 'ratio',
      usual: [0.4, 10],
      symbol: 's_0',
      above: 0,
      below: 100,
      when: { rule: 'own' },
    }),
  },
  outputs: {
    fall: quantity('m', { label: 'Fall', unit: 'cm', symbol: 'h', places: 2 }),
    slope: percent({ label: 'Slope', symbol: 's', places: 2 }),
    ratio: number({ label: 'Slope of 1 in', symbol: 'n', places: 1 }),
    perFoot: number({ label: 'Inches per foot', symbol: 's_{in}', places: 3 }),
    perMeter: number({ label: 'Millimeters per meter', symbol: 's_{mm}', places: 1 }),
    least: percent({ label: 'Least slope by the rule', symbol: 's_{min}', places: 2 }),
    leastFall: quantity('m', { label: 'Least fall by the rule', unit: 'cm', symbol: 'h_{min}', places: 2 }),
    verdict: category(['Steep enough', 'Too flat'], { label: 'By the rule', of: 'slope' }),
  },
  formula: ({ find, length, givenSlope, givenFall, rule, size, ownLeast }) => {
    const least = rule === 'own' ? ownLeast : rule === 'upc' || size < 3 ? 1 / 48 : size < 8 ? 1 / 96 : 1 / 192;
    const slope = find === 'slope' ? givenFall / length : (givenSlope ?? least);
    return {
      fall: slope * length,
      slope,
      ratio: 1 / slope,
      perFoot: 12 * slope,
      perMeter: 1000 * slope,
      least,
      leastFall: least * length,
      verdict: roundTo(100 * slope, 2) >= roundTo(100 * least, 2) ? 'Steep enough' : 'Too flat',
    };
  },
  requires: [
    {
      that: ({ givenFall, length }) => isBelow(givenFall, length),
      field: 'givenFall',
      says: 'A fall of {givenFall} on {length} is 45° or more, which the codes call vertical: no slope is asked for there.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ verdict }) => verdict === 'Too flat',
      says: 'Too flat by this rule: solids settle, and the drain backs up into the lowest fixture. Let it fall at least {leastFall} over this length.',
    },
    {
      level: 'note',
      when: ({ verdict, fall, leastFall }) =>
        verdict === 'Steep enough' && roundTo(100 * fall, 2) < roundTo(100 * leastFall, 2),
      says: 'The slopes are compared to 0.01%, as they are shown: the fall is short of {leastFall} by that rounding.',
    },
    {
      level: 'note',
      when: ({ rule, slope, least, verdict }) =>
        rule !== 'own' && verdict === 'Too flat' && isAtMost(least * 0.96, slope),
      says: 'Codes print 2%, 1% and 0.5% beside ¼, ⅛ and 1⁄16 in per foot, which are 2.08%, 1.04% and 0.52%: ask the inspector which holds.',
    },
    {
      level: 'note',
      when: ({ rule, size, slope, verdict }) =>
        rule === 'upc' && size >= 4 && verdict === 'Too flat' && isAtMost(1 / 96, slope),
      says: 'UPC 708.1 lets pipes of 4 in and larger fall ⅛ in per foot where ¼ in is impracticable, and only with prior approval of the authority.',
    },
    {
      level: 'caution',
      when: ({ givenSlope }) => givenSlope !== undefined && isAtLeast(givenSlope, 0.12),
      says: 'A slope of 1/4 is 25%, a foot in four. If ¼ in per foot is meant, send 1:48 or 2.083%; ⅛ in per foot is 1:96, ½ in per foot 1:24.',
    },
    {
      level: 'note',
      when: ({ slope }) => isAbove(slope, 1 / 24),
      says: 'Steeper than ½ in per foot: IPC and UPC set no upper limit below 45°, but many in the trade stay under it, so that water does not leave solids behind.',
    },
    {
      level: 'caution',
      when: ({ rule, size, fall, length }) =>
        rule !== 'own' && size <= 4 && isAtMost(length, constant(4.88, 'm')) && isAbove(fall, size * INCH),
      says: 'It falls by more than its own diameter. Between a trap and its vent that is not allowed (IPC 909.2; the UPC limits the length of trap arms to the same end): the trap is sucked empty and lets sewer gas in. Vent nearer to the trap, or use less slope there.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Fall, not to scale',
    scales: 'apart',
    draw: ({ length, fall }) => [
      {
        shape: 'polygon',
        points: [
          [0, 0],
          [length, 0],
          [0, fall],
        ],
      },
      { shape: 'dimension', from: [0, 0], to: [0, fall], of: 'fall' },
      { shape: 'dimension', from: [0, 0], to: [length, 0], of: 'length' },
    ],
  },
  explanation: ({ rule, verdict, givenSlope, find }) => {
    const against =
      rule === 'own'
        ? 'The least slope that you gave is {least}, a fall of {leastFall}.'
        : 'The least for {size} by {rule} is {least}, a fall of {leastFall}.';
    if (find === 'fall' && givenSlope === undefined)
      return rule === 'own'
        ? 'At the least slope that you gave, {slope} ({perFoot} in per foot, 1 in {ratio}), the drain falls {fall} over {length}.'
        : 'At the least slope for {size} by {rule}, {slope} ({perFoot} in per foot, 1 in {ratio}), the drain falls {fall} over {length}.';
    return `The drain falls {fall} over {length}: {slope}, {perFoot} in per foot, 1 in {ratio}. ${against} ${verdict === 'Too flat' ? 'It is too flat.' : 'It is steep enough.'}`;
  },
  examples: [
    {
      inputs: { length: '20 ft', givenSlope: '1:48', size: 's3' },
      results: {
        fall: 12.7,
        slope: 2.083333333,
        ratio: 48,
        perFoot: 0.25,
        perMeter: 20.83333333,
        least: 1.041666667,
        leastFall: 6.35,
        verdict: 'Steep enough',
      },
      source:
        'clacs-now.pages.dev: 20 ft × 0.25 in = 5 in; IPC Table 704.1 (Chicago 18-29-704.1): 3 to 6 in ⅛ in per foot',
    },
    {
      inputs: { length: 10, size: 's2' },
      results: { fall: 20.83333333, slope: 2.083333333, verdict: 'Steep enough' },
      source: 'By hand: 1000 cm/48; IPC Table 704.1: 2½ in or less ¼ in per foot',
    },
    {
      inputs: { find: 'slope', length: 10, givenFall: 20, size: 's15' },
      results: { slope: 2, ratio: 50, leastFall: 20.83333333, verdict: 'Too flat' },
      cautions: ['Too flat by this rule', 'Codes print 2%'],
      source: 'By hand: 20/1000 is below 1/48',
    },
    {
      inputs: { find: 'slope', length: '20 ft', givenFall: '4.99 in', size: 's2' },
      results: { fall: 12.6746, verdict: 'Steep enough' },
      cautions: ['by that rounding'],
      source: 'By hand: 4.99/240 is 2.079%, shown as 2.08% as 1/48 is; 12.67 cm of 12.70 cm',
    },
    {
      inputs: { length: 20, givenSlope: 0.5, size: 's8' },
      results: { fall: 10, least: 0.5208333333, verdict: 'Too flat' },
      cautions: ['Too flat by this rule', 'Codes print'],
      source: 'By hand: 1/192 is 0.52%',
    },
    {
      inputs: { length: 30, givenSlope: '1:96', rule: 'upc', size: 's4' },
      results: { fall: 31.25, least: 2.083333333, leastFall: 62.5, verdict: 'Too flat' },
      cautions: ['Too flat by this rule', 'prior approval'],
      source: 'By hand: 3000/96 cm; UPC 708.1',
    },
    {
      inputs: { length: 12, givenSlope: '1:60', rule: 'own', ownLeast: '1:80' },
      results: { fall: 20, slope: 1.666666667, least: 1.25, leastFall: 15, verdict: 'Steep enough' },
      source: 'By hand: 12 m/60, 12 m/80',
    },
    {
      inputs: { length: 12, rule: 'own', ownLeast: '1:80' },
      results: { fall: 15, ratio: 80, verdict: 'Steep enough' },
      source: 'By hand: 12 m/80',
    },
    {
      inputs: { length: 1.5, givenSlope: 5, size: 's2' },
      results: { fall: 7.5, perFoot: 0.6, verdict: 'Steep enough' },
      cautions: ['Steeper than ½ in', 'its own diameter'],
      source: 'By hand: 7.5 cm is more than 2 in',
    },
    {
      inputs: { find: 'slope', length: 1, givenFall: 100, size: 's4' },
      refused: 'which the codes call vertical',
      source: 'IPC and UPC, chapter 2: a horizontal pipe makes less than 45° with the horizontal',
    },
    {
      inputs: { length: 10, givenSlope: '1:4', size: 's2' },
      results: { fall: 250, slope: 25, verdict: 'Steep enough' },
      cautions: ['Steeper than', 'If ¼ in per foot is meant'],
      source: 'By hand: 10 m × 1/4',
    },
  ],
  notes: [
    'For drainage inside buildings and building sewers in the US. IRC P3005.3 (2021) has the same figures to 6 in. Local amendments, and other countries, ask for other slopes: give the least slope yourself.',
    'A least slope does not say that the pipe is large enough for its fixtures, nor deep enough against frost.',
  ],
  references: [
    {
      title: 'International Plumbing Code (2021), Table 704.1 and 909.2; read as Municipal Code of Chicago 18-29-704.1',
    },
    { title: 'Uniform Plumbing Code (2021), 708.1 and Table 1002.2' },
    { title: 'International Residential Code (2021), P3005.3' },
  ],
});

const INCH = constant(0.0254, 'm');

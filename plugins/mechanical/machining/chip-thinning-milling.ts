import {
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** hex = fz sin κ · 2 √(ae/D (1 - ae/D)) below half of the diameter; hm = fz sin κ · 2 ae/(D φ). */
export default defineCalculator({
  title: 'Chip thinning',
  description:
    'Feed per tooth for a wanted chip thickness in milling, or the largest and mean chip thickness of a feed, by radial engagement and entering angle.',
  keywords: [
    'radial chip thinning',
    'RCTF',
    'chip thinning factor',
    'hex',
    'average chip thickness',
    'high efficiency milling feed',
    'axial chip thinning',
  ],
  related: ['milling-feed-rate', 'cutting-speed-spindle-rpm', 'material-removal-rate'],
  inputs: {
    find: choice(
      { feed: { label: 'Feed per tooth', also: ['feed'] }, chip: { label: 'Chip thickness', also: ['chip'] } },
      { label: 'Find', default: 'feed' },
    ),
    diameter: quantity('mm', { label: 'Cutter diameter', symbol: 'D', min: 0.05, max: 2000, usual: [0.5, 500] }),
    width: quantity('mm', {
      label: 'Width of cut',
      help: 'Radial engagement or stepover, the whole diameter in a slot.',
      symbol: 'a_e',
      min: 0.001,
      max: 2000,
      usual: [0.05, 500],
    }),
    position: choice(
      {
        side: { label: 'At the side of the work', also: ['side', 'edge', 'shoulder'] },
        center: { label: 'Centered over the work', also: ['center', 'face milling'] },
      },
      { label: 'Cutter', default: 'side' },
    ),
    enteringAngle: quantity('rad', {
      label: 'Entering angle',
      help: 'Between the main edge and the milled face: 90° of end and shoulder mills, 45° of many face mills, 10 to 20° of high-feed mills. A lead angle is 90° less it.',
      unit: 'deg',
      symbol: '\\kappa_r',
      min: 1,
      max: 90,
      default: 90,
      usual: [10, 90],
    }),
    wantedAs: choice(
      { largest: { label: 'Largest', also: ['maximum', 'hex'] }, mean: { label: 'Mean', also: ['average', 'hm'] } },
      { label: 'Chip thickness given', default: 'largest', when: { find: 'feed' } },
    ),
    wantedChip: quantity('mm', {
      label: 'Wanted chip thickness',
      help: 'Thickness of the chip, not feed. The feed per tooth that the maker gives at half of the diameter or more is a largest one for an entering angle of 90°; for a smaller one that feed times the sine of the angle is.',
      symbol: 'h',
      min: 0.0001,
      max: 5,
      usual: [0.002, 0.6],
      when: { find: 'feed' },
    }),
    givenFeed: quantity('mm', {
      label: 'Feed per tooth',
      symbol: 'f_z',
      min: 0.0001,
      max: 20,
      usual: [0.002, 2],
      when: { find: 'chip' },
    }),
    teeth: integer({ label: 'Teeth', symbol: 'z', min: 1, max: 200, optional: true }),
    spindleSpeed: quantity('rpm', {
      label: 'Spindle speed',
      symbol: 'n',
      min: 0.1,
      max: 1e6,
      usual: [10, 60000],
      optional: true,
    }),
  },
  outputs: {
    feedPerTooth: quantity('mm', { label: 'Feed per tooth', symbol: 'f_z', places: 4 }),
    largestChip: quantity('mm', { label: 'Largest chip thickness', symbol: 'h_{ex}', places: 4 }),
    meanChip: quantity('mm', { label: 'Mean chip thickness', symbol: 'h_m', places: 4 }),
    slotChip: quantity('mm', { label: 'Largest chip in a corner or slot', symbol: 'h_{slot}', places: 4 }),
    factor: number({ label: 'Feed over largest chip thickness', symbol: 'k', places: 3 }),
    engagement: quantity('rad', { label: 'Engagement angle', unit: 'deg', symbol: '\\varphi', places: 2 }),
    feedRate: quantity('mm/min', { label: 'Feed rate', symbol: 'v_f', places: 1, optional: true }),
  },
  formula: ({
    find,
    diameter,
    width,
    position,
    enteringAngle,
    wantedAs,
    wantedChip,
    givenFeed,
    teeth,
    spindleSpeed,
  }) => {
    const share = width / diameter;
    const engagement = position === 'side' ? 2 * Math.asin(Math.sqrt(share)) : 2 * Math.asin(share);
    const lean = Math.sin(enteringAngle);
    const largest = lean * (position === 'side' && share < 0.5 ? 2 * Math.sqrt(share * (1 - share)) : 1);
    const mean = (lean * 2 * share) / engagement;
    const feedPerTooth = find === 'chip' ? givenFeed : wantedChip / (wantedAs === 'mean' ? mean : largest);
    const feedRate =
      teeth === undefined || spindleSpeed === undefined
        ? undefined
        : (feedPerTooth * teeth * spindleSpeed) / constant(1, 'rev');
    return {
      feedPerTooth,
      largestChip: feedPerTooth * largest,
      meanChip: feedPerTooth * mean,
      slotChip: feedPerTooth * lean,
      factor: 1 / largest,
      engagement,
      ...(feedRate === undefined ? {} : { feedRate }),
    };
  },
  requires: [
    {
      that: ({ width, diameter }) => isAtMost(width, diameter),
      field: 'width',
      says: 'A cutter of {diameter} cannot cut a width of {width} at once.',
    },
    {
      that: (_, given) => given.teeth === given.spindleSpeed,
      field: 'teeth',
      says: 'The feed rate takes teeth and spindle speed: send both or neither.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ slotChip, largestChip }) => isAbove(slotChip, 1.2 * largestChip),
      says: ({ find }) =>
        find === 'feed'
          ? 'This feed holds only at this width: in a corner, on entry or in a slot the chip grows from {largestChip} to as much as {slotChip}, which may break the cutter and throw its pieces. Use a path of constant engagement, slow down there, and stay within the largest feed of the maker.'
          : 'The chip is thin only at this width: in a corner, on entry or in a slot it grows from {largestChip} to as much as {slotChip}, which may break the cutter and throw its pieces where the feed was raised for it.',
    },
    {
      level: 'caution',
      when: ({ feedPerTooth, largestChip, diameter }) =>
        isAbove(feedPerTooth, 0.1 * diameter) || isAbove(largestChip, 0.025 * diameter),
      says: 'A feed of {feedPerTooth} a tooth with chips of {largestChip} is much for a cutter of {diameter}, beyond what most bear and what the formula, made for feeds that are small beside the diameter, holds for: check the units, and that this is the feed of a tooth.',
    },
    {
      level: 'caution',
      when: ({ position, feedPerTooth, width, diameter }) =>
        position === 'side' &&
        isAbove(feedPerTooth, 0.2 * Math.sqrt(width * (diameter - width))) &&
        isBelow(width, diameter / 2),
      says: 'A feed of {feedPerTooth} is long beside the arc of so narrow a cut: by the curve of the path before it the chip is thinner than told, by a tenth or more, and the teeth leave waves. Take a wider cut or less feed, and check the width.',
    },
    {
      level: 'caution',
      when: ({ largestChip }) => roundTo(largestChip, 4) < 0.005,
      says: 'A largest chip of {largestChip} is thinner than most edges are sharp: they rub instead of cutting, get hot and wear. Raise the feed or the width, unless the cutter is a tiny or polished one.',
    },
    {
      level: 'caution',
      when: ({ enteringAngle }) => isBelow(enteringAngle, Math.PI / 6),
      says: 'An entering angle of {enteringAngle} is that of high-feed mills, at a depth of cut within their straight edge. If it was meant as a lead angle, counted from the axis of the cutter, send 90° less it.',
    },
    {
      level: 'caution',
      when: ({ find, wantedAs, enteringAngle }) =>
        find === 'feed' && wantedAs === 'largest' && isBelow(enteringAngle, Math.PI / 2),
      says: 'The {wantedChip} is taken as the thickness of the chip. If it is the feed per tooth that the maker gives for this cutter, its entering angle is in it already, and the feed told is too large: send that feed times the sine of {enteringAngle}.',
    },
    {
      level: 'note',
      when: ({ width, diameter, position }) => position === 'side' && isAtLeast(width, diameter / 2),
      says: ({ enteringAngle }) =>
        isAtLeast(enteringAngle, Math.PI / 2)
          ? 'From half of the diameter on nothing thins the largest chip: it is as thick as the feed of a tooth.'
          : 'From half of the diameter on the width does not thin the largest chip; the entering angle alone does.',
    },
  ],
  explanation: ({ find, position, feedRate }) => {
    const cut = `at a width of {width} ${position === 'side' ? 'at the side of' : 'centered under'} a cutter of {diameter} with an entering angle of {enteringAngle}`;
    const rate = feedRate === undefined ? '' : ' The feed rate is {feedRate}.';
    return find === 'feed'
      ? `A feed of {feedPerTooth} a tooth makes chips of {largestChip} at most, {meanChip} on average, ${cut}: the feed is {factor} times the largest thickness.${rate}`
      : `The chip is {largestChip} thick at most and {meanChip} on average, ${cut} and a feed of {feedPerTooth} a tooth.${rate}`;
  },
  figure: {
    kind: 'curve',
    title: 'Chip thickness along the cut',
    x: { of: 'engagement', label: 'Angle from the entry or exit' },
    y: { of: 'largestChip', label: 'Chip thickness' },
    curve: ({ position, engagement, feedPerTooth, enteringAngle, meanChip }) => ({
      from: 0,
      to: engagement,
      lines: [
        {
          y: (angle) =>
            feedPerTooth *
            Math.sin(enteringAngle) *
            (position === 'side' ? Math.sin(angle) : Math.cos(angle - engagement / 2)),
          label: 'Thickness',
        },
        { y: () => meanChip, label: 'Mean', dashed: true },
      ],
    }),
  },
  examples: [
    {
      inputs: { diameter: 12, width: 1.2, wantedChip: 0.06, teeth: 4, spindleSpeed: 5000 },
      results: {
        feedPerTooth: 0.1,
        largestChip: 0.06,
        meanChip: 0.03107997753,
        factor: 1.666666667,
        slotChip: 0.1,
        engagement: 36.86989765,
        feedRate: 2000,
      },
      cautions: ['in a corner'],
      source:
        'By hand: 2 √(0.1 × 0.9) = 0.6, as a machining site prints (60%, 36.9°, 1.67); mean by numerical integration in Python',
    },
    {
      inputs: { find: 'chip', diameter: 100, width: 70, position: 'center', enteringAngle: 45, givenFeed: 0.3 },
      results: { largestChip: 0.2121320344, meanChip: 0.1915049052, factor: 1.414213562, engagement: 88.854008 },
      source: 'By hand: 0.3 sin 45°; mean by numerical integration in Python',
    },
    {
      inputs: { diameter: 20, width: 2, wantedAs: 'mean', wantedChip: 0.05 },
      results: { feedPerTooth: 0.1608752772, largestChip: 0.0965251663 },
      cautions: ['in a corner'],
      source: 'Python by numerical integration of the thickness over the arc',
    },
    {
      inputs: { find: 'chip', diameter: 10, width: 10, givenFeed: 0.05 },
      results: { largestChip: 0.05, meanChip: 0.03183098862, factor: 1, engagement: 180 },
      cautions: ['nothing thins'],
      source: 'By hand: a slot, 2/π of the feed',
    },
    {
      inputs: { diameter: 50, width: 30, enteringAngle: 15, wantedChip: 0.2 },
      results: { feedPerTooth: 0.772740661, factor: 3.863703305 },
      cautions: ['of high-feed mills', 'entering angle alone', 'is in it already'],
      source: 'By hand: 0.2/sin 15°',
    },
    {
      inputs: { diameter: 63, width: 50, enteringAngle: 45, wantedChip: 0.25 },
      results: { feedPerTooth: 0.3535533906, largestChip: 0.25, factor: 1.414213562 },
      cautions: ['times the sine', 'entering angle alone'],
      source:
        'By hand: 0.25/sin 45°; Kennametal, 45° vs 90° Face Milling: at 45° the chip is 0.707 of the feed per tooth',
    },
    {
      inputs: { find: 'chip', diameter: 12, width: 0.1, givenFeed: 0.02 },
      results: { largestChip: 0.003636237 },
      cautions: ['rub instead', 'in a corner'],
      source: 'Python: 0.04 √(0.1/12 × (1 − 0.1/12))',
    },
    {
      inputs: { find: 'chip', diameter: 6, width: 0.05, givenFeed: 0.7 },
      results: { largestChip: 0.1272683 },
      cautions: ['is much for a cutter', 'long beside', 'in a corner'],
      source: 'Python: 1.4 √(0.05/6 × (1 − 0.05/6))',
    },
    { inputs: { diameter: 10, width: 12, wantedChip: 0.05 }, refused: 'cannot cut a width', source: 'By definition' },
    {
      inputs: { diameter: 10, width: 1, wantedChip: 0.05, teeth: 4 },
      refused: 'both or neither',
      source: 'By definition',
    },
  ],
  notes: [
    'Straight edges and a cut deeper than the corner radius or chamfer; round inserts and ball nose cutters thin the chip by the depth of cut too, and runout loads single teeth more.',
    'Catalogs also give the mean thickness as the feed times √(ae/D), which is more than the exact one here, by 2% at a tenth of the diameter and 11% at half of it.',
  ],
  references: [
    {
      title: 'Stellram (Kennametal): Milling catalog, technical information, mean chip thickness and lead angle',
      url: 'https://docs.steelcam.org/stellram/katalog-frez-so-smennymi-plastinami-page87',
    },
    { title: 'Chip thinning: K = sin arccos(1 − 2 ae/D)', url: 'https://rezec.in.ua/en/utonchenie-struzhki.html' },
    {
      title: 'Kennametal: 45° vs 90° Face Milling, chip thickness by lead angle',
      url: 'https://kennametal.com/sa/en/resources/technical-tips/milling/tech-tip--124---45--vs-90--face-milling.html',
    },
    {
      title: 'Radial chip thinning, with an example',
      url: 'https://machinecalcs.com/radial-chip-thinning-calculator/embed',
    },
  ],
});

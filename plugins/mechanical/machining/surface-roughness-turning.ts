import { choice, defineCalculator, isAbove, isAtMost, quantity, roundTo } from '@reckoner/engine';

/** The nose leaves arcs a feed apart, Rt = f²/(8 r), and Ra of equal parabolas is 4/(9 √3) of it; a ball nose cutter scallops of h = R - √(R² - s²/4). */
export default defineCalculator({
  title: 'Theoretical surface roughness',
  description:
    'Theoretical roughness Ra and Rt of turning from feed and nose radius, or scallop height of a ball nose cutter from the stepover, or the feed or stepover for a wanted one.',
  keywords: [
    'turning surface finish',
    'nose radius and feed',
    'Ra from feed',
    'scallop height',
    'cusp height',
    'ball nose stepover',
    'maximum feed for Ra',
  ],
  related: ['cutting-speed-spindle-rpm', 'milling-feed-rate'],
  inputs: {
    process: choice(
      {
        turning: { label: 'Turning', also: ['lathe', 'boring'] },
        ball: { label: 'Ball nose milling', also: ['ball nose', 'ball end mill'] },
      },
      { label: 'Process', default: 'turning' },
    ),
    find: choice(
      {
        height: { label: 'Roughness', also: ['scallop height'] },
        feed: { label: 'Feed or stepover', also: ['feed', 'stepover'] },
      },
      { label: 'Find', default: 'height' },
    ),
    noseRadius: quantity('m', {
      label: 'Nose radius of the tool',
      help: 'Of a round insert half its diameter; common ones have 0.2, 0.4, 0.8, 1.2 and 1.6 mm.',
      unit: 'mm',
      symbol: 'r',
      min: 0.01,
      max: 50,
      usual: [0.05, 16],
      when: { process: 'turning' },
    }),
    ballDiameter: quantity('m', {
      label: 'Ball diameter',
      unit: 'mm',
      symbol: 'D',
      min: 0.02,
      max: 200,
      usual: [0.1, 50],
      when: { process: 'ball' },
    }),
    givenFeed: quantity('m', {
      label: 'Feed per revolution',
      unit: 'mm',
      symbol: 'f',
      min: 0.0001,
      max: 50,
      usual: [0.01, 1.5],
      when: { process: 'turning', find: 'height' },
    }),
    givenStepover: quantity('m', {
      label: 'Stepover',
      help: 'From path to path, along the surface.',
      unit: 'mm',
      symbol: 's',
      min: 0.0001,
      max: 200,
      usual: [0.002, 10],
      when: { process: 'ball', find: 'height' },
    }),
    wantedAs: choice(
      { ra: { label: 'Ra', also: ['arithmetic average'] }, rt: { label: 'Rt (peak to valley)', also: ['Rt', 'Rz'] } },
      { label: 'Roughness given', default: 'ra', when: { process: 'turning', find: 'feed' } },
    ),
    wantedRoughness: quantity('m', {
      label: 'Wanted roughness',
      unit: 'µm',
      symbol: 'R',
      min: 0.001,
      max: 2000,
      usual: [0.1, 100],
      when: { process: 'turning', find: 'feed' },
    }),
    wantedScallop: quantity('m', {
      label: 'Wanted scallop height',
      unit: 'µm',
      symbol: 'h',
      min: 0.001,
      max: 20000,
      usual: [0.1, 300],
      when: { process: 'ball', find: 'feed' },
    }),
  },
  outputs: {
    average: quantity('m', { label: 'Ra', unit: 'µm', symbol: 'R_a', places: 3, optional: true }),
    total: quantity('m', { label: 'Rt (peak to valley)', unit: 'µm', symbol: 'R_t', places: 3, optional: true }),
    scallop: quantity('m', { label: 'Scallop height', unit: 'µm', symbol: 'h', places: 3, optional: true }),
    feed: quantity('m', { label: 'Feed per revolution', unit: 'mm', symbol: 'f', places: 4, optional: true }),
    stepover: quantity('m', { label: 'Stepover', unit: 'mm', symbol: 's', places: 4, optional: true }),
  },
  formula: ({
    process,
    find,
    noseRadius,
    ballDiameter,
    givenFeed,
    givenStepover,
    wantedAs,
    wantedRoughness,
    wantedScallop,
  }) => {
    if (process === 'ball') {
      if (find === 'feed') {
        return { scallop: wantedScallop, stepover: 2 * Math.sqrt(wantedScallop * (ballDiameter - wantedScallop)) };
      }
      const root = Math.sqrt((ballDiameter - givenStepover) * (ballDiameter + givenStepover));
      return { scallop: givenStepover ** 2 / (2 * (ballDiameter + root)), stepover: givenStepover };
    }
    const total =
      find === 'height'
        ? givenFeed ** 2 / (8 * noseRadius)
        : wantedAs === 'rt'
          ? wantedRoughness
          : (wantedRoughness * 9 * Math.sqrt(3)) / 4;
    return {
      average: (4 * total) / (9 * Math.sqrt(3)),
      total,
      feed: find === 'height' ? givenFeed : Math.sqrt(8 * noseRadius * total),
    };
  },
  requires: [
    {
      that: ({ givenFeed, noseRadius }) => isAtMost(givenFeed, 2 * noseRadius),
      field: 'givenFeed',
      says: 'A feed of {givenFeed} is more than the width of a nose with a radius of {noseRadius}: its straight edges cut the profile, which this formula does not tell.',
    },
    {
      that: ({ givenStepover, ballDiameter }) => isAtMost(givenStepover, ballDiameter),
      field: 'givenStepover',
      says: 'A stepover of {givenStepover} is more than the ball of {ballDiameter}: material would be left between the paths.',
    },
    {
      that: ({ wantedScallop, ballDiameter }) => isAtMost(wantedScallop, ballDiameter / 2),
      field: 'wantedScallop',
      says: 'A scallop of {wantedScallop} is more than the radius of a ball of {ballDiameter}.',
    },
    {
      that: ({ find, wantedAs, wantedRoughness, noseRadius }) =>
        find !== 'feed' ||
        isAtMost(wantedAs === 'rt' ? wantedRoughness : (wantedRoughness * 9 * Math.sqrt(3)) / 4, noseRadius / 2),
      field: 'wantedRoughness',
      says: 'A roughness of {wantedRoughness} would take a feed beyond the width of a nose with a radius of {noseRadius}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ feed, noseRadius }) => feed !== undefined && isAbove(feed, 0.8 * noseRadius),
      says: 'A feed of {feed} is more than four fifths of the nose radius of {noseRadius}: it may overload the nose, and mostly the straight edges shape the profile, other than by this formula. Take less feed or a larger radius. Check that the radius is that of the nose, in the same unit.',
    },
    {
      level: 'caution',
      when: ({ feed }) => feed !== undefined && roundTo(feed * 1e3, 4) < 0.05,
      says: 'At feeds below some 0.05 mm the edge may rub and plow more than it cuts, and the surface may come out rougher than by this formula: less feed need not make it finer.',
    },
    {
      level: 'caution',
      when: ({ average }) => average !== undefined && roundTo(average * 1e6, 3) < 0.4,
      says: 'An Ra of {average} is finer than what turning mostly gives: edge, vibration and material decide here, not feed and radius. Plan a trial cut, or grinding.',
    },
    {
      level: 'caution',
      when: ({ average }) => average !== undefined && roundTo(average * 1e6, 3) > 12.5,
      says: 'An Ra of {average} is that of rough turning: check feed, nose radius and units.',
    },
    {
      level: 'caution',
      when: ({ scallop }) => scallop !== undefined && roundTo(scallop * 1e6, 3) < 0.5,
      says: 'Scallops of {scallop} are less than what runout, the marks of single teeth and the steps of the machine leave: a wider stepover comes out as fine in less time. Check the units, too.',
    },
    {
      level: 'note',
      when: ({ process, find }) => process === 'turning' && find === 'feed',
      says: 'The feed is the largest by geometry. As measured surfaces are mostly rougher than theory, take less: half of the wanted roughness takes seven tenths of this feed.',
    },
    {
      level: 'caution',
      when: ({ stepover, ballDiameter }) => stepover !== undefined && isAbove(stepover, ballDiameter / 4),
      says: 'A stepover of {stepover} is more than a quarter of the ball of {ballDiameter}: finishing takes some 2 to 20% of it. Check both.',
    },
  ],
  explanation: ({ process, find, wantedAs }) =>
    process === 'ball'
      ? find === 'feed'
        ? 'A ball of {ballDiameter} leaves scallops of {wantedScallop} at a stepover of {stepover} along a flat surface.'
        : 'At a stepover of {givenStepover} a ball of {ballDiameter} leaves scallops of {scallop} on a flat surface.'
      : find === 'feed'
        ? `With a nose radius of {noseRadius} a feed of {feed} a revolution gives, by geometry alone, an Ra of ${wantedAs === 'ra' ? '{wantedRoughness}' : '{average}'} and an Rt of ${wantedAs === 'rt' ? '{wantedRoughness}' : '{total}'} at best.`
        : 'A feed of {givenFeed} a revolution with a nose radius of {noseRadius} gives, by geometry alone, an Ra of {average} and an Rt of {total}; measured surfaces are mostly rougher.',
  figure: {
    kind: 'curve',
    title: 'Profile',
    x: { label: 'Along the surface', unit: 'mm' },
    y: { label: 'Height', unit: 'µm' },
    curve: ({ noseRadius, ballDiameter, feed, stepover }) => {
      const pitch = feed ?? stepover!;
      const radius = noseRadius ?? ballDiameter! / 2;
      return {
        from: 0,
        to: 4 * pitch,
        lines: [
          {
            y: (x) => {
              const off = x - pitch * (Math.floor(x / pitch) + 0.5);
              return feed === undefined
                ? radius - Math.sqrt(Math.max(0, radius ** 2 - off ** 2))
                : off ** 2 / (2 * radius);
            },
          },
        ],
      };
    },
  },
  examples: [
    {
      inputs: { noseRadius: 0.8, givenFeed: 0.2 },
      results: { average: 1.60375074775, total: 6.25, feed: 0.2 },
      source:
        'Worked example of a machining site: 0.04/(31.2 × 0.8) = 1.60 µm and 6.25 µm; more digits by Python: mean of |y − mean y| over the parabola, integrated',
    },
    {
      inputs: { find: 'feed', noseRadius: 0.8, wantedRoughness: 1.6 },
      results: { feed: 0.199765989614, total: 6.235382907 },
      cautions: ['largest by geometry'],
      source: 'Python: Rt = 1.6/0.2566001196, f = √(8 r Rt)',
    },
    {
      inputs: { find: 'feed', noseRadius: '1/64 in', wantedAs: 'rt', wantedRoughness: 10 },
      results: { feed: 0.1781852968, average: 2.566001196 },
      cautions: ['largest by geometry'],
      source: 'Python: √(8 × 0.396875 × 0.01)',
    },
    {
      inputs: { noseRadius: 0.4, givenFeed: 0.35 },
      results: { total: 38.28125, average: 9.822973 },
      cautions: ['four fifths'],
      source: 'By hand: 0.1225/3.2; × 0.2566001196',
    },
    {
      inputs: { noseRadius: 0.4, givenFeed: 0.04 },
      results: { total: 0.5, average: 0.1283001 },
      cautions: ['rub and plow', 'finer than what'],
      source: 'By hand: 0.0016/3.2; × 0.2566001196',
    },
    {
      inputs: { noseRadius: 1.2, givenFeed: 1.1 },
      results: { total: 126.0416667, average: 32.3423067463 },
      cautions: ['four fifths', 'rough turning'],
      source: 'By hand: 1.21/9.6; × 0.2566001196',
    },
    {
      inputs: { process: 'ball', ballDiameter: 10, givenStepover: 0.5 },
      results: { scallop: 6.25391114046, stepover: 0.5 },
      source: 'mpmath: 5 − √(25 − 0.0625)',
    },
    {
      inputs: { process: 'ball', find: 'feed', ballDiameter: 6, wantedScallop: 10 },
      results: { stepover: 0.489489530021 },
      source: 'By hand: 2 √(0.01 × 5.99)',
    },
    {
      inputs: { process: 'ball', ballDiameter: 10, givenStepover: 6 },
      results: { scallop: 1000 },
      cautions: ['a quarter of the ball'],
      source: 'By hand: 5 − √(25 − 9) = 1 mm',
    },
    {
      inputs: { process: 'ball', ballDiameter: 10, givenStepover: 0.05 },
      results: { scallop: 0.06250039063 },
      cautions: ['less than what runout'],
      source: 'mpmath: 5 − √(25 − 0.000625)',
    },
    { inputs: { noseRadius: 0.4, givenFeed: 0.9 }, refused: 'more than the width', source: 'By definition' },
    {
      inputs: { process: 'ball', ballDiameter: 5, givenStepover: 6 },
      refused: 'would be left',
      source: 'By definition',
    },
    {
      inputs: { process: 'ball', find: 'feed', ballDiameter: 5, wantedScallop: 3000 },
      refused: 'more than the radius',
      source: 'By definition',
    },
    {
      inputs: { find: 'feed', noseRadius: 0.4, wantedRoughness: 100 },
      refused: 'beyond the width',
      source: 'By hand: 100/0.2566 = 390 µm, more than 0.4/2 mm',
    },
  ],
  notes: [
    'Ra is that of equal parabolas, f²/(31.18 r); many texts round it to f²/(32 r), 3% less.',
    'The arcs of the nose alone make the profile up to a feed of 2 r sin κ, with κ between the minor edge and the surface: 0.17 r at 5°, which many inserts have. Beyond it the straight minor edge cuts the peaks lower than told here, by 30% of Rt at a feed of half of the radius and 5°.',
    'Tools with a wiper edge turn a finer surface than by their nose radius; wear, vibration, a built-up edge and the material make it rougher. Rz as measured is the mean of five sampling lengths, near Rt in theory.',
    'The scallops are those of parallel paths on a flat surface, for the ball cutting below its equator: on convex surfaces they are higher, on concave ones lower. On a slope the stepover along the surface counts, which is more than that in the plan.',
  ],
  references: [
    {
      title: 'Tungaloy: General catalog 2020-2021, page L030, theoretical surface roughness of turning',
      url: 'http://docs.steelcam.org/tungaloy/obshij-katalog-tungaloy-2020-2021-page1618',
    },
    {
      title: 'Surface finish of turning: Ra = f²/(31.2 r), with an example',
      url: 'https://machinecalcs.com/surface-finish-calculator',
    },
    {
      title: 'Turning finish and ball nose scallop height',
      url: 'https://www.datumcalc.com/surface-finish-calculator/',
    },
  ],
});

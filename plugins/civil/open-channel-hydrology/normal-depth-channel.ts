import {
  category,
  classify,
  constant,
  defineCalculator,
  findRoot,
  isAtLeast,
  isBelow,
  noResult,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';
import {
  bottomWidth,
  criticalDepthOf,
  diameter,
  discharge,
  flowArea,
  froudeSquared,
  LEAST_RATIO,
  MOST_RATIO,
  section,
  sideSlope,
  topWidth,
  wettedPerimeter,
} from '../shared/channel.js';

const METER = constant(1, 'm');
const METER_PER_SECOND = constant(1, 'm/s');
/** Shallowest and deepest water in meters, as logarithms. */
const SHALLOWEST = Math.log(0.0001);
const DEEPEST = Math.log(1000);
/** Depth over diameter at which a circle carries most: the root of d/dθ ((θ − sin θ)^(5/3)/θ^(2/3)). */
const FULLEST = 0.9381812161606;

/** V = R^(2/3) √S / n, with R in meters and V in meters per second. */
function manning(radius: number, slope: number, roughness: number) {
  return (METER_PER_SECOND * (radius / METER) ** (2 / 3) * Math.sqrt(slope)) / roughness;
}

/** Q = A R^(2/3) √S / n, solved for the depth. */
export default defineCalculator({
  title: 'Normal depth',
  description:
    "Depth at which a discharge flows uniformly in a channel section by Manning's equation, with velocity, Froude number, critical depth and critical slope.",
  keywords: [
    'uniform flow depth',
    'Manning depth',
    'channel depth from flow',
    'mild or steep slope',
    'freeboard',
    'yn',
  ],
  related: ['manning-open-channel-flow', 'critical-depth-froude', 'partially-full-pipe-flow'],
  inputs: {
    section,
    discharge,
    bottomWidth,
    sideSlope,
    diameter,
    slope: number({
      label: 'Slope of the bed',
      text: 'ratio',
      help: 'Fall over length: 0.001 is 1 m in 1 km, 0.1%.',
      symbol: 'S',
      min: 0.000001,
      max: 1,
      usual: [0.000005, 0.2],
    }),
    roughness: number({
      label: "Manning's roughness",
      help: '0.013 smooth concrete, 0.025 earth, 0.035 natural stream, 0.1 floodplain with brush.',
      symbol: 'n',
      min: 0.005,
      max: 0.5,
      usual: [0.008, 0.2],
    }),
    channelDepth: quantity('m', {
      label: 'Depth of the channel',
      help: 'From the bed to the top of the bank, for the freeboard.',
      symbol: 'd',
      min: 0.01,
      max: 1000,
      usual: [0.1, 50],
      optional: true,
      when: { section: ['rectangular', 'trapezoidal', 'triangular'] },
    }),
  },
  outputs: {
    normalDepth: quantity('m', { label: 'Normal depth', symbol: 'y_n', digits: 4 }),
    velocity: quantity('m/s', { label: 'Mean velocity', symbol: 'V', digits: 4 }),
    froude: number({ label: 'Froude number', symbol: '\\mathrm{Fr}', places: 3 }),
    regime: category(['Subcritical', 'Critical', 'Supercritical'], { label: 'Flow', of: 'froude' }),
    criticalDepth: quantity('m', { label: 'Critical depth', symbol: 'y_c', digits: 4, optional: true }),
    criticalSlope: number({ label: 'Critical slope', symbol: 'S_c', digits: 4, optional: true }),
    area: quantity('m^2', { label: 'Flow area', symbol: 'A', digits: 4 }),
    hydraulicRadius: quantity('m', { label: 'Hydraulic radius', symbol: 'R', digits: 4 }),
    surfaceWidth: quantity('m', { label: 'Width of the surface', symbol: 'T', digits: 4 }),
    freeboard: quantity('m', { label: 'Freeboard', symbol: 'F', digits: 3, optional: true }),
  },
  formula: ({ section, discharge, bottomWidth, sideSlope, diameter, slope, roughness, channelDepth }) => {
    const areaAt = (depth: number) => flowArea(section, depth, bottomWidth, sideSlope, diameter);
    const radiusAt = (depth: number) =>
      areaAt(depth) / wettedPerimeter(section, depth, bottomWidth, sideSlope, diameter);
    const flowAt = (depth: number) => areaAt(depth) * manning(radiusAt(depth), slope, roughness);
    const scale = section === 'circular' ? diameter : METER;
    const least = section === 'circular' ? Math.log(LEAST_RATIO) : SHALLOWEST;
    const most = section === 'circular' ? Math.log(FULLEST) : DEEPEST;
    if (flowAt(scale * Math.exp(least)) > discharge) {
      throw noResult(
        "The flow would be a film, thinner than 0.1 mm or a thousandth of the diameter: Manning's equation does not hold.",
      );
    }
    if (flowAt(scale * Math.exp(most)) < discharge) {
      throw noResult(
        section === 'circular'
          ? 'The pipe cannot carry this discharge with a free surface: take a larger diameter or a steeper slope.'
          : 'The water would be deeper than 1000 m: check discharge, width and slope, and their units.',
      );
    }
    const normalDepth =
      scale * Math.exp(findRoot((log) => Math.log(flowAt(scale * Math.exp(log)) / discharge), least, most));
    const froude = Math.sqrt(froudeSquared(discharge, section, normalDepth, bottomWidth, sideSlope, diameter));
    const hasCritical =
      section !== 'circular' ||
      (froudeSquared(discharge, section, MOST_RATIO * diameter, bottomWidth, sideSlope, diameter) < 1 &&
        froudeSquared(discharge, section, LEAST_RATIO * diameter, bottomWidth, sideSlope, diameter) > 1);
    const criticalDepth = hasCritical
      ? criticalDepthOf(discharge, section, bottomWidth, sideSlope, diameter)
      : undefined;
    return {
      normalDepth,
      velocity: discharge / areaAt(normalDepth),
      froude,
      regime: classify(
        roundTo(froude, 3),
        [
          [1, 'Subcritical'],
          [1.001, 'Critical'],
        ],
        'Supercritical',
      ),
      criticalDepth,
      criticalSlope: criticalDepth === undefined ? undefined : slope * (discharge / flowAt(criticalDepth)) ** 2,
      area: areaAt(normalDepth),
      hydraulicRadius: radiusAt(normalDepth),
      surfaceWidth: topWidth(section, normalDepth, bottomWidth, sideSlope, diameter),
      freeboard:
        channelDepth === undefined || isBelow(channelDepth, normalDepth)
          ? undefined
          : Math.max(0, channelDepth - normalDepth),
    };
  },
  shown: () => ({
    normalDepth: undefined,
    velocity: undefined,
    froude: undefined,
    regime: undefined,
    criticalDepth: undefined,
    criticalSlope: undefined,
    area: undefined,
    hydraulicRadius: undefined,
    surfaceWidth: undefined,
    freeboard: undefined,
  }),
  stepwise: [
    'Normal depth: the depth at which A × R^(2/3) × √S / n is the discharge Q, in meters and seconds, with the flow area A and R = A / P.',
    'Rectangle: A = b y, P = b + 2 y. Trapezoid: A = (b + z y) y, P = b + 2 y √(1 + z²). Triangle: A = z y², P = 2 y √(1 + z²).',
    'Circle: A = D²/4 × (α − sin α cos α), P = D α, with α = 2 arcsin √(y/D); of two depths the lower one, below y/D = 0.938.',
    'V = Q/A, and Fr = V/√(g A/T) with the width T of the surface.',
    'Critical depth: Q² × T = g × A³. Critical slope: the one on which that depth is the normal depth, (n V_c / R_c^(2/3))².',
  ],
  cautions: [
    {
      level: 'note',
      when: ({ sideSlope }) => sideSlope !== undefined && sideSlope < 1,
      says: 'A side slope of {sideSlope} is steeper than 1 to 1, as in rock or concrete: if 1 vertical to 2 horizontal was meant, send 2 or 2:1.',
    },
    {
      level: 'danger',
      when: ({ channelDepth, normalDepth }) => channelDepth !== undefined && isBelow(channelDepth, normalDepth),
      says: 'The water would stand higher than the bank: the channel overflows, and the depth told here holds only if its sides were higher.',
    },
    {
      level: 'caution',
      when: ({ freeboard }) => freeboard !== undefined && isBelow(freeboard, constant(0.15, 'm')),
      says: 'Less than 0.15 m (0.5 ft) is left up to the bank: waves, growth and sediment can take up so little, and manuals ask for more in channels that last.',
    },
    {
      level: 'note',
      when: ({ froude }) => roundTo(froude, 3) > 0.86 && roundTo(froude, 3) < 1.13,
      says: 'The flow is near critical: its surface is wavy, and small changes of slope or roughness shift the depth much.',
    },
    {
      level: 'note',
      when: ({ slope }) => slope >= 0.05 && slope <= 0.2,
      says: 'Such a bed falls 50 m and more in a kilometer: if percent was meant, write the sign, as 0.1%.',
    },
    {
      level: 'caution',
      when: ({ velocity, hydraulicRadius }) => isBelow(velocity * hydraulicRadius, constant(0.002, 'm^2/s')),
      says: "So thin or slow a flow is hardly turbulent (Reynolds number of water below 2000 by the hydraulic radius): Manning's equation does not hold.",
    },
    {
      level: 'caution',
      when: ({ section, normalDepth, diameter }) => section === 'circular' && isAtLeast(normalDepth, 0.82 * diameter),
      says: 'Above a depth of 0.82 diameters a pipe carries at least as much as when it is full: waves or a little more flow can fill it, and it may then run under pressure.',
    },
    {
      level: 'caution',
      when: ({ velocity }) => isAtLeast(velocity, constant(10, 'm/s')),
      says: 'At 10 m/s and more water entrains air, erodes most linings and bulks up: check the slope and its unit, and leave more height than the normal depth.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Discharge over depth',
    x: { of: 'discharge' },
    y: { of: 'normalDepth', label: 'Depth' },
    curve: ({ section, discharge, bottomWidth, sideSlope, diameter, slope, roughness, normalDepth }) => {
      const flowAt = (depth: number) => {
        const area = flowArea(section, depth, bottomWidth, sideSlope, diameter);
        return (
          area * manning(area / wettedPerimeter(section, depth, bottomWidth, sideSlope, diameter), slope, roughness)
        );
      };
      return {
        from: 0.01 * normalDepth,
        to: section === 'circular' ? diameter : 1.6 * normalDepth,
        lines: [{ at: (depth) => [flowAt(depth), depth] }],
        marks: [{ x: discharge, y: normalDepth, label: 'Flow' }],
      };
    },
  },
  explanation: ({ regime, criticalDepth, freeboard }) => {
    const words =
      regime === 'Critical'
        ? 'critical, as the slope is'
        : criticalDepth === undefined
          ? regime.toLowerCase()
          : regime === 'Subcritical'
            ? 'subcritical and the slope mild: the normal depth is above the critical depth of {criticalDepth}, which belongs to a slope of {criticalSlope}'
            : 'supercritical and the slope steep: the normal depth is below the critical depth of {criticalDepth}, which belongs to a slope of {criticalSlope}';
    const rest = freeboard === undefined ? '' : ' The bank stands {freeboard} above the water.';
    return `On a slope of {slope} with n = {roughness} a discharge of {discharge} flows {normalDepth} deep at {velocity}. With a Froude number of {froude} the flow is ${words}.${rest}`;
  },
  examples: [
    {
      inputs: { discharge: 10, bottomWidth: 3, slope: 0.001, roughness: 0.013, channelDepth: 2 },
      results: {
        normalDepth: 1.619075542,
        velocity: 2.058788023,
        froude: 0.5166753463,
        regime: 'Subcritical',
        criticalDepth: 1.042506901,
        criticalSlope: 0.003303256075,
        area: 4.857226625,
        hydraulicRadius: 0.7786324121,
        surfaceWidth: 3,
        freeboard: 0.380924458,
      },
      source: 'Python with mpmath: bisection of A R^(2/3) √S / n = Q and of Q² T/(g A³) = 1',
    },
    {
      inputs: {
        section: 'trapezoidal',
        discharge: 11.3267,
        bottomWidth: 6.096,
        sideSlope: 2,
        slope: 0.0016,
        roughness: 0.025,
      },
      results: {
        normalDepth: 1.024452244,
        velocity: 1.357455758,
        froude: 0.4791204796,
        criticalDepth: 0.6547797946,
        criticalSlope: 0.00780654232,
        surfaceWidth: 10.19380898,
      },
      source: 'Python with mpmath: bisection; 3.36 ft for 400 cfs, as in Chow (1959), Example 6-2',
    },
    {
      inputs: { discharge: 10, bottomWidth: 3, slope: 0.001, roughness: 0.013, channelDepth: 1.65 },
      results: { normalDepth: 1.619075542, freeboard: 0.030924458 },
      cautions: ['is left up to the bank'],
      source: 'Python with mpmath: bisection of A R^(2/3) √S / n = Q; 1.65 − 1.619075542 m',
    },
    {
      inputs: { section: 'triangular', discharge: 2.5, sideSlope: 3, slope: 0.02, roughness: 0.03, channelDepth: 0.6 },
      results: {
        normalDepth: 0.6291606672,
        velocity: 2.105210975,
        froude: 1.198586835,
        regime: 'Supercritical',
        criticalDepth: 0.676440132,
      },
      cautions: ['higher than the bank'],
      source: 'Python with mpmath: bisection of A R^(2/3) √S / n = Q',
    },
    {
      inputs: {
        section: 'trapezoidal',
        discharge: 3,
        bottomWidth: 2,
        sideSlope: '1:2',
        slope: 0.002,
        roughness: 0.015,
      },
      results: { normalDepth: 0.7104891631, criticalDepth: 0.5819294455 },
      cautions: ['is steeper than 1 to 1'],
      source: 'scipy.optimize.brentq of A R^(2/3) √S / n = Q and Q² T = g A³',
    },
    {
      inputs: { section: 'circular', discharge: 1.2, diameter: 1.2, slope: 0.004, roughness: 0.013 },
      results: {
        normalDepth: 0.5905518813,
        velocity: 2.165480991,
        froude: 1.017523153,
        criticalDepth: 0.5959470554,
        criticalSlope: 0.003877796381,
        hydraulicRadius: 0.2969624917,
      },
      cautions: ['The flow is near critical'],
      source: 'Python with mpmath: bisection of A R^(2/3) √S / n = Q',
    },
    {
      inputs: { section: 'circular', discharge: 1.7, diameter: 1, slope: 0.004, roughness: 0.013 },
      noResult: 'cannot carry this discharge',
      source: 'By hand: at most 1.076 times the 1.516 m³/s of the full pipe',
    },
    {
      inputs: { section: 'circular', discharge: 1.42, diameter: 1, slope: 0.004, roughness: 0.013 },
      results: { normalDepth: 0.7678155099, criticalDepth: 0.6873155895 },
      source: 'Python with mpmath: bisection of A R^(2/3) √S / n = Q',
    },
    {
      inputs: { discharge: 0.0004, bottomWidth: 1, slope: 0.0001, roughness: 0.013 },
      results: { normalDepth: 0.01079725671, velocity: 0.03704644716 },
      cautions: ['hardly turbulent'],
      source: 'Python with mpmath: bisection of A R^(2/3) √S / n = Q',
    },
    {
      inputs: { discharge: 30, bottomWidth: 2, slope: 0.15, roughness: 0.012 },
      results: { normalDepth: 0.7985567469, velocity: 18.78388738, froude: 6.712313719 },
      cautions: ['entrains air', 'if percent was meant'],
      source: 'Python with mpmath: bisection of A R^(2/3) √S / n = Q',
    },
    {
      inputs: { discharge: 10, bottomWidth: 3, slope: 0.003303256075, roughness: 0.013 },
      results: { normalDepth: 1.042506901, regime: 'Critical' },
      cautions: ['The flow is near critical'],
      source: 'The critical slope of the first example, sent back',
    },
    {
      inputs: { discharge: 0.00001, bottomWidth: 100, slope: 0.01, roughness: 0.013 },
      noResult: 'would be a film',
      source: 'By hand: (10⁻⁷ × 0.013/0.1)^(0.6) = 0.02 mm',
    },
    {
      inputs: { discharge: 100000, bottomWidth: 1, slope: 0.00001, roughness: 0.03 },
      noResult: 'deeper than 1000 m',
      source: 'By hand: at R = 0.5 m the velocity is 0.066 m/s, so that 1000 m² carry 66 m³/s',
    },
    {
      inputs: { section: 'circular', discharge: 200, diameter: 3, slope: 0.5, roughness: 0.008 },
      results: { normalDepth: 1.296805405, velocity: 68.33921311, froude: 21.99274271 },
      cautions: ['entrains air'],
      source: 'Python with mpmath: bisection of A R^(2/3) √S / n = Q',
    },
    {
      inputs: { section: 'circular', discharge: 1.55, diameter: 1, slope: 0.004, roughness: 0.013 },
      results: { normalDepth: 0.8411568822, velocity: 2.198167508, froude: 0.7147288925 },
      cautions: ['at least as much as when it is full'],
      source: 'Python with mpmath: bisection of A R^(2/3) √S / n = Q',
    },
  ],
  notes: [
    'For steady uniform turbulent flow in a long, straight channel of one section, slope and roughness: near a drop, a weir, a gate or another slope the depth is another one.',
  ],
  references: [
    { title: 'Chow: Open-Channel Hydraulics (1959), ch. 5 and 6: uniform flow, normal depth' },
    { title: 'Chaudhry: Open-Channel Flow, 2nd ed. (2008), ch. 4' },
  ],
});

import {
  choice,
  constant,
  defineCalculator,
  earthMeanRadius,
  isAbove,
  isBelow,
  number,
  quantity,
  roundTo,
  rows,
  speedOfLight,
  table,
} from '@reckoner/engine';

/** ITU-R P.526, equation (31): the loss of a knife edge with the diffraction parameter ν; none from ν = -0.78 down. */
const edgeLoss = (parameter: number) =>
  parameter > -0.78 ? 6.9 + 20 * Math.log10(Math.sqrt((parameter - 0.1) ** 2 + 1) + parameter - 0.1) : 0;

/** ν of an edge that stands over the line between two points at these distances from it. */
const parameterOf = (over: number, before: number, after: number, wavelength: number) =>
  over * Math.sqrt((2 * (before + after)) / (wavelength * before * after));

interface Point {
  readonly at: number;
  readonly top: number;
}

/** ν of a point between two others. */
function parameterBetween(from: Point, point: Point, to: Point, wavelength: number) {
  const line = (from.top * (to.at - point.at) + to.top * (point.at - from.at)) / (to.at - from.at);
  return parameterOf(point.top - line, point.at - from.at, to.at - point.at, wavelength);
}

/** The largest loss of the edges between two points, alone. */
function worstBetween(from: Point, edges: readonly Point[], to: Point, wavelength: number) {
  return edges
    .filter((edge) => edge.at > from.at && edge.at < to.at)
    .reduce((worst, edge) => Math.max(worst, edgeLoss(parameterBetween(from, edge, to, wavelength))), 0);
}

/** How many places of a profile have an edge that costs something: of two at one place the lower counts for nothing. */
const countedEdges = (parts: readonly { readonly distance: number; readonly loss: number }[]) =>
  new Set(parts.filter(({ loss }) => loss > 0).map(({ distance }) => distance)).size;

/** One edge by its parameter; several by Deygout's three edges, and by Bullington's single one where the horizon rays meet. */
export default defineCalculator({
  title: 'Knife-edge diffraction loss',
  description:
    'Diffraction loss of a radio path over a ridge by ITU-R P.526 from its height and distances, or over several ridges of a profile by the constructions of Deygout and Bullington.',
  keywords: [
    'knife edge',
    'diffraction parameter',
    'obstacle loss',
    'Deygout',
    'Bullington',
    'multiple knife edge',
    'hill shadow loss',
    'Fresnel-Kirchhoff parameter',
  ],
  related: [
    'fresnel-zone-clearance',
    'free-space-path-loss',
    'radio-horizon-line-of-sight',
    'link-budget-received-power',
  ],
  inputs: {
    frequency: quantity('Hz', {
      label: 'Frequency',
      unit: 'MHz',
      symbol: 'f',
      min: 1,
      max: 1e6,
      usual: [20, 300000],
    }),
    known: choice(
      {
        height: { label: 'One edge and its height over the line of sight', also: ['one edge', 'single'] },
        profile: { label: 'Antennas and edges of a profile', also: ['profile', 'several edges'] },
      },
      { label: 'Known', default: 'height' },
    ),
    height: quantity('m', {
      label: 'Height of the edge over the line of sight',
      help: 'With the bulge of the Earth on long paths; negative where it stays below the line between the antennas.',
      symbol: 'h',
      min: -10000,
      max: 10000,
      when: { known: 'height' },
    }),
    first: quantity('m', {
      label: 'Distance from the edge to the first antenna',
      unit: 'km',
      symbol: 'd_1',
      min: 0.001,
      max: 1000,
      usual: [0.01, 100],
      when: { known: 'height' },
    }),
    second: quantity('m', {
      label: 'Distance from the edge to the second antenna',
      unit: 'km',
      symbol: 'd_2',
      min: 0.001,
      max: 1000,
      usual: [0.01, 100],
      when: { known: 'height' },
    }),
    length: quantity('m', {
      label: 'Length of the path',
      unit: 'km',
      symbol: 'd',
      min: 0.002,
      max: 2000,
      usual: [0.02, 200],
      when: { known: 'profile' },
    }),
    firstHeight: quantity('m', {
      label: 'Height of the first antenna',
      help: 'Above the sea, or the level of which the heights of the edges are.',
      symbol: 'h_1',
      min: -500,
      max: 20000,
      when: { known: 'profile' },
    }),
    secondHeight: quantity('m', {
      label: 'Height of the second antenna',
      help: 'Above the same level.',
      symbol: 'h_2',
      min: -500,
      max: 20000,
      when: { known: 'profile' },
    }),
    edges: rows(
      {
        distance: quantity('m', { label: 'Distance from the first antenna', unit: 'km', min: 0.001, max: 2000 }),
        height: quantity('m', { label: 'Height of the edge', min: -500, max: 9000 }),
      },
      {
        label: 'Edges',
        help: 'Tops of ridges, with trees and houses, above the same level as the antennas.',
        maxItems: 50,
        when: { known: 'profile' },
      },
    ),
    earthFactor: number({
      label: 'Effective Earth radius factor',
      help: '4/3 in the standard atmosphere; a large one, as 100, for a flat Earth.',
      symbol: 'k',
      min: 0.3,
      max: 1e6,
      default: 1.3333333333333333,
      when: { known: 'profile' },
    }),
  },
  outputs: {
    loss: quantity('dB', { label: 'Diffraction loss', symbol: 'J', places: 2 }),
    parameter: number({ label: 'Diffraction parameter of the main edge', symbol: '\\nu', places: 3 }),
    radius: quantity('m', { label: 'Radius of the first Fresnel zone at it', symbol: 'F_1', places: 2 }),
    angle: quantity('rad', { label: 'Angle of diffraction at it', unit: 'deg', symbol: '\\theta', places: 3 }),
    place: quantity('m', {
      label: 'Main edge from the first antenna',
      unit: 'km',
      symbol: 'd_m',
      places: 3,
      optional: true,
    }),
    over: quantity('m', {
      label: 'Main edge over the line of sight',
      help: 'With the bulge of the Earth; negative below the line.',
      symbol: 'h_m',
      places: 2,
      optional: true,
    }),
    bullington: quantity('dB', { label: 'By Bullington, one edge', symbol: 'J_B', places: 2, optional: true }),
    terrain: quantity('dB', {
      label: 'By Bullington, with the term for terrain of ITU-R P.526-15',
      symbol: 'L_b',
      places: 2,
      optional: true,
    }),
    parts: table(
      {
        distance: quantity('m', { label: 'Distance', unit: 'km', places: 3 }),
        over: quantity('m', { label: 'Over the line of sight', places: 2 }),
        parameter: number({ label: 'Parameter ν', places: 3 }),
        loss: quantity('dB', { label: 'Loss, if it stood alone', places: 2 }),
      },
      { label: 'Edges', optional: true },
    ),
  },
  formula: ({ frequency, known, height, first, second, length, firstHeight, secondHeight, edges, earthFactor }) => {
    const wavelength = speedOfLight / frequency;
    const decibel = constant(1, 'dB');
    if (known === 'height') {
      const parameter = parameterOf(height, first, second, wavelength);
      return {
        loss: decibel * edgeLoss(parameter),
        parameter,
        radius: Math.sqrt((wavelength * first * second) / (first + second)),
        angle: Math.atan(height / first) + Math.atan(height / second),
      };
    }
    const from = { at: 0 * length, top: firstHeight };
    const to = { at: length, top: secondHeight };
    const tops = edges.map((edge) => ({
      at: edge.distance,
      top: edge.height + (edge.distance * (length - edge.distance)) / (2 * earthFactor * earthMeanRadius),
    }));
    const parts = tops.map((top) => {
      const parameter = parameterBetween(from, top, to, wavelength);
      return {
        distance: top.at,
        over: top.top - (firstHeight * (length - top.at) + secondHeight * top.at) / length,
        parameter,
        loss: decibel * edgeLoss(parameter),
      };
    });
    const main = parts.reduce((worst, part) => (part.parameter > worst.parameter ? part : worst));
    const peak = tops[parts.indexOf(main)]!;
    const steepest = Math.max(...parts.map((part) => part.over / part.distance));
    const steepestBack = Math.max(...parts.map((part) => part.over / (length - part.distance)));
    // Seen from the straight line, the horizon rays of both antennas meet here.
    const meeting = (steepestBack / (steepest + steepestBack)) * length;
    const equivalent =
      main.over > 0 ? parameterOf(steepest * meeting, meeting, length - meeting, wavelength) : main.parameter;
    const single = edgeLoss(equivalent);
    return {
      loss:
        main.parameter > -0.78
          ? main.loss +
            decibel * (worstBetween(from, tops, peak, wavelength) + worstBetween(peak, tops, to, wavelength))
          : 0 * decibel,
      parameter: main.parameter,
      radius: Math.sqrt((wavelength * main.distance * (length - main.distance)) / length),
      angle: Math.atan(main.over / main.distance) + Math.atan(main.over / (length - main.distance)),
      place: main.distance,
      over: main.over,
      bullington: decibel * single,
      terrain: decibel * (single + (1 - Math.exp(-single / 6)) * (10 + (0.02 * length) / constant(1000, 'm'))),
      parts,
    };
  },
  shown: ({ frequency, known, height, first, second }) => ({
    parameter:
      known === 'height'
        ? height * Math.sqrt((2 * (first + second)) / ((speedOfLight / frequency) * first * second))
        : undefined,
    loss: undefined,
    radius:
      known === 'height' ? Math.sqrt(((speedOfLight / frequency) * first * second) / (first + second)) : undefined,
    angle: known === 'height' ? Math.atan(height / first) + Math.atan(height / second) : undefined,
    bullington: undefined,
    terrain: undefined,
    place: undefined,
    over: undefined,
    parts: undefined,
  }),
  stepwise: [
    'J(ν) = 6.9 + 20 × log₁₀(√((ν - 0.1)² + 1) + ν - 0.1) above ν = -0.78, and 0 from there down.',
    'Of a profile each edge is raised by the bulge of the Earth, x × (d - x)/(2 × k × R), and compared with the straight line between the antennas. The main edge is that of the largest ν.',
    'Deygout: J of the main edge, and of the worst edge on each side of it, between the antenna there and the top of the main edge.',
    'Bullington: J of one edge where the rays to the horizons of both antennas meet; where no edge reaches the line of sight, J of the main edge. The term for terrain is (1 - e^(-J/6)) × (10 + 0.02 × d/km).',
  ],
  figure: {
    kind: 'curve',
    title: 'Loss of one edge',
    x: { of: 'parameter', label: 'Diffraction parameter ν' },
    y: { of: 'loss' },
    curve: ({ parameter }) => ({
      from: Math.min(-2, Math.max(parameter, -10)),
      to: Math.max(5, 1.2 * parameter),
      lines: [{ y: (x) => edgeLoss(x) }],
      marks: parameter < -10 ? [] : [{ x: parameter, y: edgeLoss(parameter), label: 'Main edge' }],
    }),
  },
  explanation: ({ known, loss }) =>
    known === 'height'
      ? loss > 0
        ? 'At {frequency} an edge {height|{|height|} below|exactly on|{|height|} above} the line of sight, {first} and {second} from the antennas, has ν = {parameter} and costs {loss} beyond free space.'
        : 'At {frequency} an edge {|height|} below the line of sight, {first} and {second} from the antennas, has ν = {parameter}; ITU-R P.526 counts no loss where ν ≤ -0.78.'
      : loss > 0
        ? 'With k = {earthFactor} the main edge, {over|{|over|} below|exactly on|{|over|} above} the line of sight at {place}, has ν = {parameter}. Beyond free space the path loses {loss} by Deygout, {bullington} by Bullington, and {terrain} with the term for terrain of ITU-R P.526-15, which is meant for whole profiles of rough ground.'
        : 'With k = {earthFactor} the main edge stays {|over|} below the line of sight at {place}, with ν = {parameter}; ITU-R P.526 counts no loss where ν ≤ -0.78.',
  requires: [
    {
      each: 'edges',
      that: ({ distance }, { length }) => distance < length,
      field: 'distance',
      says: 'An edge does not lie between the antennas, which are {length} apart.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ angle }) => isAbove(roundTo((180 * angle) / constant(Math.PI, 'rad'), 3), 12),
      says: 'The formula is for angles of diffraction up to about 12°, and {angle} is more: the loss behind a steep edge so close depends on its shape and on polarization.',
    },
    {
      level: 'caution',
      when: ({ frequency, first, second, edges, length }) =>
        first !== undefined && second !== undefined
          ? isBelow(Math.min(first, second), speedOfLight / frequency)
          : edges !== undefined &&
            length !== undefined &&
            edges.some(({ distance }) => isBelow(Math.min(distance, length - distance), speedOfLight / frequency)),
      says: 'An edge is closer to an antenna than a wavelength: there the theory of knife edges does not hold.',
    },
    {
      level: 'note',
      when: ({ parts }) => parts !== undefined && countedEdges(parts) > 1,
      says: 'Several edges count here. Deygout tends to give too much where they stand close together or are of like height, Bullington too little: the two show how far apart such constructions lie.',
    },
    {
      level: 'caution',
      when: ({ parts }) => parts !== undefined && countedEdges(parts) > 3,
      says: 'More than three edges lie in the way. Deygout counts the main one and the worst on each side of it here: for rough terrain take the figure with the term for terrain, of a profile with many points.',
    },
  ],
  examples: [
    {
      inputs: { frequency: 900, height: 25, first: 1, second: 1 },
      results: { parameter: 2.73956057461, loss: 21.6473482122, radius: 12.9054781219, angle: 2.86419236833 },
      source:
        'Rappaport: Wireless Communications, example 4.7 (λ = 1/3 m): ν = 2.74, about 22 dB; more digits: Python with scipy.constants.c',
    },
    {
      inputs: { frequency: 900, height: 0, first: 1, second: 1 },
      results: { parameter: 0, loss: 6.03285220856, angle: 0 },
      source: 'Rappaport, the same example with h = 0: 6 dB; more digits: Python',
    },
    {
      inputs: { frequency: 900, height: -25, first: 1, second: 1 },
      results: { parameter: -2.73956057461, loss: 0, angle: -2.86419236833 },
      source: 'Rappaport, the same example with h = -25 m: about 0 dB',
    },
    {
      inputs: { frequency: 900, height: 25, first: 1000, second: 1000 },
      results: { parameter: 0.08663251203768, loss: 6.783894932443 },
      source: 'Python; meters typed as kilometers',
    },
    {
      inputs: { frequency: '5.8 GHz', height: -5, first: 3, second: 7 },
      results: { parameter: -0.67870179863, loss: 0.6813317800766, radius: 10.4185193352 },
      source: 'Python; by Fresnel integrals (scipy.special.fresnel) 0.60 dB',
    },
    {
      inputs: { frequency: 900, height: 30, first: '50 m', second: 2 },
      results: { parameter: 10.5250480291, loss: 33.3020727373, angle: 31.8231287757 },
      cautions: ['up to about 12°'],
      source: 'Python; by Fresnel integrals 33.40 dB',
    },
    {
      inputs: { frequency: 10, height: 20, first: '15 m', second: 2 },
      results: { parameter: 1.3387871643885, loss: 15.9382692824 },
      cautions: ['closer to an antenna than a wavelength', 'up to about 12°'],
      source: 'Python',
    },
    {
      inputs: {
        frequency: 400,
        known: 'profile',
        length: 30,
        firstHeight: 150,
        secondHeight: 180,
        edges: [
          { distance: 8, height: 220 },
          { distance: 15, height: 260 },
          { distance: 24, height: 240 },
        ],
      },
      results: {
        loss: 41.5173501203,
        parameter: 2.041767000074,
        radius: 74.9740527616,
        angle: 0.82690572861,
        place: 15,
        over: 108.243585596486,
        bullington: 22.4102586627,
        terrain: 32.7572139585,
        parts: {
          length: 3,
          rows: { 0: { over: 72.3594269555, parameter: 1.5432420711 }, 2: { parameter: 1.7560211932 } },
        },
      },
      cautions: ['Several edges count'],
      source:
        'Python in the form of ITU-R P.452 and P.1812 (km, GHz, absolute slopes), which also stands so in their public implementations; Deygout from tops and lines',
    },
    {
      inputs: {
        frequency: 5800,
        known: 'profile',
        length: 20,
        firstHeight: 80,
        secondHeight: 60,
        edges: [
          { distance: 6, height: 45 },
          { distance: 12, height: 40 },
        ],
      },
      results: { loss: 0, parameter: -2.0066145659978, over: -22.34940347883, bullington: 0, terrain: 0 },
      source: 'Python, the same',
    },
    {
      inputs: {
        frequency: 150,
        known: 'profile',
        length: 60,
        firstHeight: 300,
        secondHeight: 250,
        earthFactor: 1000000,
        edges: [
          { distance: 20, height: 380 },
          { distance: 20, height: 350 },
        ],
      },
      results: { loss: 12.8331179459, parameter: 0.8374481602813, terrain: 22.7138713838 },
      source: 'Python, the same: of two edges at one place the higher one counts',
    },
    {
      inputs: {
        frequency: 2400,
        known: 'profile',
        length: 10,
        firstHeight: 40,
        secondHeight: 40,
        edges: [{ distance: 5, height: 38.5 }],
      },
      results: { loss: 6.0131486619118, over: -0.0284904892793, bullington: 6.0131486619118, terrain: 12.4689924664 },
      source: 'Python, the same',
    },
    {
      inputs: {
        frequency: 800,
        known: 'profile',
        length: 25,
        firstHeight: 60,
        secondHeight: 40,
        edges: [
          { distance: 3, height: 70 },
          { distance: 7, height: 110 },
          { distance: 11, height: 120 },
          { distance: 16, height: 125 },
          { distance: 21, height: 80 },
        ],
      },
      results: {
        loss: 42.2381707149,
        parameter: 2.6262004431478,
        place: 16,
        bullington: 23.8309508953,
        terrain: 34.1331412093,
      },
      cautions: ['Several edges count', 'More than three edges'],
      source: 'Python, the same',
    },
    {
      inputs: {
        frequency: 800,
        known: 'profile',
        length: 25,
        firstHeight: 60,
        secondHeight: 40,
        edges: [{ distance: 25, height: 70 }],
      },
      refused: 'does not lie between the antennas',
      source: 'By definition',
    },
  ],
  notes: [
    'A loss on top of the free-space path loss, of edges that are thin and lie across the path. Rounded hilltops cost more, narrow masts and buildings less.',
    'The approximation of ITU-R P.526 lies within 0.13 dB of the Fresnel integrals from ν = -0.78 on; below that the field oscillates by up to 1.4 dB around that of free space.',
    'On long paths scatter in the troposphere may bring more than diffraction does.',
  ],
  references: [
    { title: 'ITU-R Recommendation P.526-15 (2019), Propagation by diffraction, §4.1 and 4.5.1' },
    {
      title: 'Deygout: Multiple knife-edge diffraction of microwaves, IEEE Trans. Antennas Propag. 14 (1966) 480–489',
      doi: '10.1109/TAP.1966.1138719',
    },
    {
      title: 'Bullington: Radio propagation for vehicular communications, IEEE Trans. Veh. Technol. 26 (1977) 295–308',
      doi: '10.1109/T-VT.1977.23698',
    },
    { title: 'Rappaport: Wireless Communications, 2nd ed., §4.7', isbn: '978-0-13-042232-3' },
  ],
});

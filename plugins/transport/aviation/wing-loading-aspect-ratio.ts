import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  number,
  quantity,
  roundTo,
  standardGravity,
} from '@reckoner/engine';
import { SEA_LEVEL_DENSITY } from '../shared/atmosphere.js';

/** A straight-tapered wing: S = b (c_r + c_t)/2, MAC = ⅔ c_r (1 + λ + λ²)/(1 + λ). */
export default defineCalculator({
  title: 'Wing loading and aspect ratio',
  description:
    'Wing loading, aspect ratio, mean chord, taper and mean aerodynamic chord with its place from mass, span and wing area or chords, with the stall speed for a largest lift coefficient.',
  keywords: [
    'wing loading',
    'aspect ratio',
    'mean aerodynamic chord',
    'MAC',
    'taper ratio',
    'wing area',
    'cubic wing loading',
  ],
  related: ['stall-speed-load-factor', 'lift-force-wing'],
  inputs: {
    mass: quantity('kg', { label: 'Flying mass', symbol: 'm', min: 0.001, max: 1e6, usual: [0.02, 6e5] }),
    span: quantity('m', {
      label: 'Wingspan',
      help: 'From tip to tip, through the fuselage.',
      symbol: 'b',
      min: 0.05,
      max: 150,
      usual: [0.15, 90],
    }),
    known: choice({ area: 'Wing area', chords: 'Root and tip chord' }, { label: 'Known', default: 'area' }),
    area: quantity('m^2', {
      label: 'Wing area',
      help: 'Of both halves and the part in the fuselage, in projection.',
      symbol: 'S_0',
      min: 0.001,
      max: 2000,
      usual: [0.01, 900],
      when: { known: 'area' },
    }),
    rootChord: quantity('m', {
      label: 'Root chord',
      help: 'On the center line, leading and trailing edges drawn on to it.',
      symbol: 'c_r',
      min: 0.01,
      max: 60,
      usual: [0.03, 20],
      when: { known: 'chords' },
    }),
    tipChord: quantity('m', {
      label: 'Tip chord',
      symbol: 'c_t',
      min: 0,
      max: 60,
      usual: [0, 20],
      when: { known: 'chords' },
    }),
    sweep: quantity('m', {
      label: 'Sweep of the leading edge, as a distance',
      help: 'How far the leading edge at the tip lies behind that at the root; negative: ahead.',
      symbol: 's',
      min: -60,
      max: 80,
      usual: [-5, 30],
      default: 0,
      when: { known: 'chords' },
    }),
    maximumLift: number({
      label: 'Largest lift coefficient',
      help: 'Gives the stall speed: 1.2 to 1.6 without flaps, 1.8 to 2.5 with them, some 1 for small models.',
      symbol: 'C_{L,max}',
      min: 0.2,
      max: 6,
      usual: [0.6, 3.2],
      optional: true,
    }),
  },
  outputs: {
    loading: quantity('kg/m^2', {
      label: 'Wing loading',
      regional: { us: 'lb/ft^2' },
      symbol: 'm/S',
      places: 2,
      digits: 4,
    }),
    aspectRatio: number({ label: 'Aspect ratio', symbol: 'A', places: 2, digits: 3 }),
    wingArea: quantity('m^2', { label: 'Wing area', symbol: 'S', places: 3, digits: 4 }),
    meanChord: quantity('m', { label: 'Mean chord (area over span)', symbol: 'c_m', places: 3, digits: 4 }),
    taper: number({ label: 'Taper ratio', symbol: '\\lambda', places: 3, optional: true }),
    mac: quantity('m', { label: 'Mean aerodynamic chord', symbol: '\\bar c', places: 3, digits: 4, optional: true }),
    macPlace: quantity('m', {
      label: 'Distance of the mean aerodynamic chord from the center line',
      symbol: '\\bar y',
      places: 3,
      digits: 4,
      optional: true,
    }),
    macEdge: quantity('m', {
      label: 'Its leading edge behind that of the root (negative: ahead)',
      symbol: '\\bar x',
      places: 3,
      digits: 4,
      optional: true,
    }),
    cubic: quantity('kg/m^3', {
      label: 'Cubic wing loading',
      help: 'For models of different size: mass over the area to the power 1.5; 1 kg/m³ is 1 oz/ft³, as good as.',
      regional: false,
      symbol: 'm/S^{1.5}',
      places: 2,
      digits: 3,
    }),
    stallSpeed: quantity('m/s', {
      label: 'Stall speed at sea level, wings level',
      unit: 'km/h',
      regional: { us: 'kn' },
      symbol: 'V_S',
      places: 1,
      optional: true,
    }),
  },
  formula: ({ mass, span, known, area, rootChord, tipChord, sweep, maximumLift }) => {
    const wingArea = known === 'area' ? area : (span * (rootChord + tipChord)) / 2;
    const results = {
      loading: mass / wingArea,
      aspectRatio: span ** 2 / wingArea,
      wingArea,
      meanChord: wingArea / span,
      cubic: mass / wingArea ** 1.5,
      stallSpeed:
        maximumLift === undefined
          ? undefined
          : Math.sqrt((2 * mass * standardGravity) / (SEA_LEVEL_DENSITY * wingArea * maximumLift)),
    };
    if (known === 'area') return results;
    const taper = tipChord / rootChord;
    return {
      ...results,
      taper,
      mac: ((2 / 3) * rootChord * (1 + taper + taper ** 2)) / (1 + taper),
      macPlace: ((span / 6) * (1 + 2 * taper)) / (1 + taper),
      macEdge: ((sweep / 3) * (1 + 2 * taper)) / (1 + taper),
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Right half of the wing with its mean aerodynamic chord',
    draw: ({ known, span, rootChord, tipChord, sweep, mac, macPlace, macEdge }) =>
      known === 'area' || mac === undefined || macPlace === undefined || macEdge === undefined
        ? undefined
        : [
            {
              shape: 'polygon',
              points: [
                [0, 0],
                [span / 2, -sweep],
                [span / 2, -sweep - tipChord],
                [0, -rootChord],
              ],
            },
            {
              shape: 'line',
              points: [
                [macPlace, -macEdge],
                [macPlace, -macEdge - mac],
              ],
              of: 'mac',
              color: 2,
            },
          ],
  },
  explanation: ({ known, maximumLift }) =>
    `{mass} on {wingArea} is a wing loading of {loading}, at an aspect ratio of {aspectRatio} with a span of {span} and a mean chord of {meanChord}.${
      known === 'area'
        ? ''
        : ' The straight-tapered wing ({rootChord} at the root, {tipChord} at the tip, {sweep|swept ahead by {|sweep|}|not swept at the leading edge|swept by {|sweep|}}) has a mean aerodynamic chord of {mac}, {macPlace} from the center line, whose leading edge lies {macEdge|{|macEdge|} ahead of|level with|{|macEdge|} behind} that of the root.'
    }${
      maximumLift === undefined
        ? ''
        : ' With a largest lift coefficient of {maximumLift} it stalls at about {stallSpeed} in air of 1.225 kg/m³ (standard, sea level): an estimate that leaves out trim, power, turns and altitude, where the true airspeed is higher; fly by the flight manual.'
    }`,
  cautions: [
    {
      level: 'caution',
      when: ({ aspectRatio }) => roundTo(aspectRatio, 2) < 2,
      says: 'An aspect ratio below 2 is that of a delta or a flying disk: is the span from tip to tip, and not of one half?',
    },
    {
      level: 'caution',
      when: ({ aspectRatio }) => roundTo(aspectRatio, 2) > 40,
      says: 'Hardly any wing has an aspect ratio above 40: is the area that of both halves, and in the unit that was given?',
    },
    {
      level: 'caution',
      when: ({ taper }) => taper !== undefined && roundTo(taper, 3) > 1,
      says: 'The tip chord is larger than the root chord: check that they are not exchanged.',
    },
    {
      level: 'caution',
      when: ({ known, sweep, span }) => known === 'chords' && !isAtMost(Math.abs(sweep), 1.4 * span),
      says: 'A leading edge set off by {|sweep|} over half a span of {span} is swept by more than 70°: check the sweep, which is a distance, and its unit.',
    },
    {
      level: 'caution',
      when: ({ loading }) => roundTo(loading, 2) < 0.5,
      says: 'Below 0.5 kg/m² (0.1 lb/ft²) only the lightest indoor models fly: check mass and area.',
    },
    {
      level: 'caution',
      when: ({ loading }) => roundTo(loading, 2) > 900,
      says: 'A wing loading above 900 kg/m² (184 lb/ft²) is more than that of airliners: check mass and area.',
    },
    {
      level: 'caution',
      when: ({ cubic, loading, mass }) =>
        roundTo(loading, 2) <= 900 && roundTo(cubic, 1) > 100 && isAbove(mass, constant(100, 'kg')),
      says: 'So much on so small a wing, a cubic wing loading of {cubic}, is met in fast combat jets alone; light airplanes have some 15 to 40, airliners 20 to 60. Check mass and area.',
    },
    {
      level: 'caution',
      when: ({ cubic, mass }) => roundTo(cubic, 1) > 40 && !isAbove(mass, constant(100, 'kg')),
      says: 'So much on so small a wing, a cubic wing loading of {cubic}, hardly any model or drone has: they have some 3 to 25. Check mass and area.',
    },
    {
      level: 'caution',
      when: ({ loading, mass }) => roundTo(loading, 2) < 15 && isAbove(mass, constant(100, 'kg')),
      says: 'Below 15 kg/m² (3 lb/ft²) airplanes that carry people are rare, paragliders with 3 to 5 and hang gliders with 8 to 12 apart: check mass and area.',
    },
  ],
  examples: [
    {
      inputs: { mass: 1111, span: 11, area: 16.2, maximumLift: 1.6 },
      results: {
        loading: 68.58024691,
        aspectRatio: 7.469135802,
        wingArea: 16.2,
        meanChord: 1.472727273,
        cubic: 17.03889933,
        stallSpeed: 94.30817114,
      },
      source: 'Data of a Cessna 172S (1,111 kg, 16.2 m², 11 m); Python: √(2 m g/(ρ S C_L))',
    },
    {
      inputs: { mass: 3, span: '2000 mm', known: 'chords', rootChord: '400 mm', tipChord: '200 mm', sweep: '600 mm' },
      results: {
        wingArea: 0.6,
        mac: 0.3111111111,
        macPlace: 0.4444444444,
        macEdge: 0.2666666667,
        taper: 0.5,
        loading: 5,
        aspectRatio: 6.666666667,
      },
      source:
        'pdas.com, meanaerochord, example 1: span 2000, chords 400 and 200, 600 back; MAC 311.1111 at y 444.4444, x 266.6667',
    },
    {
      inputs: { mass: 2, span: 1.5, known: 'chords', rootChord: 0.2, tipChord: 0.3 },
      results: { taper: 1.5, mac: 0.2533333333, macEdge: 0, macPlace: 0.4 },
      cautions: ['not exchanged'],
      source: 'SciPy: integrals of the chord, its square and its moment',
    },
    {
      inputs: { mass: 0.2, span: 2, known: 'chords', rootChord: 0.4, tipChord: 0.2, sweep: 6 },
      results: { loading: 0.3333333333, macEdge: 2.666666667, macPlace: 0.4444444444 },
      cautions: ['more than 70°', 'indoor models'],
      source: 'By hand: 0.2/0.6; 6 × 4/9',
    },
    {
      inputs: { mass: 500, span: 5, area: 50 },
      results: { loading: 10, aspectRatio: 0.5, cubic: 1.414213562 },
      cautions: ['flying disk', 'people are rare'],
      source: 'By hand: 25/50, 500/50',
    },
    {
      inputs: { mass: 1000, span: 7, area: 1 },
      results: { loading: 1000, aspectRatio: 49 },
      cautions: ['above 40', 'airliners'],
      source: 'By hand: 49/1',
    },
    {
      inputs: { mass: 11110, span: 11, area: 16 },
      results: { loading: 694.375, cubic: 173.59375 },
      cautions: ['combat jets'],
      source: 'By hand: 11110/16, 11110/64',
    },
    {
      inputs: { mass: 30, span: 2, area: 0.64 },
      results: { loading: 46.875, cubic: 58.59375 },
      cautions: ['model or drone'],
      source: 'By hand: 30/0.64, 30/0.512',
    },
    {
      inputs: { mass: 1.2, span: 1.2, known: 'chords', rootChord: 0.3, tipChord: 0, sweep: -0.1 },
      results: { taper: 0, mac: 0.2, macPlace: 0.2, macEdge: -0.03333333333, wingArea: 0.18 },
      source: 'By hand: a triangle has ⅔ of the root chord at a third of the half span',
    },
  ],
  notes: [
    'The mean aerodynamic chord is for a straight-tapered wing; wings of several panels are weighted by the areas of these.',
    'Strictly, the wing loading is a force on an area; it is told as mass on area, as manuals do.',
  ],
  references: [
    {
      title:
        'Raymer: Aircraft Design, A Conceptual Approach, §4.3 and 7: MAC and its place, as quoted by hitechcreations.com',
    },
    { title: 'pdas.com: Mean Aerodynamic Chord, examples 1 and 3' },
  ],
});

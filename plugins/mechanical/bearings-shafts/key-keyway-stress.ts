import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  isBelow,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';
import { yieldStrength } from '../shared/stress.js';
import { ASME_KEYS, DIN_KEYS, type Key } from './shared/keys.js';

/** The key of the table for a shaft. */
const keyFor = (standard: string, diameter: number): Key => {
  const keys = standard === 'asme' ? ASME_KEYS : DIN_KEYS;
  let key = keys[0]!;
  for (const next of keys) if (isAbove(diameter, next.above * constant(0.001, 'm'))) key = next;
  return key;
};

/** One parallel key: the torque shears it and presses it on the flanks of the keyways. */
export default defineCalculator({
  title: 'Key and keyway',
  description:
    'Standard size of a parallel key for a shaft by DIN 6885 or ASME B17.1, with shear and bearing stress of the key under a torque and the length that it needs.',
  keywords: [
    'key size for shaft',
    'keyway dimensions',
    'parallel key',
    'DIN 6885',
    'ASME B17.1',
    'key shear stress',
    'key bearing stress',
    'feather key',
    'keyseat depth',
    'key length',
  ],
  related: ['shaft-torsion-stress-twist', 'coupling-torque-service-factor', 'press-fit-interference-pressure'],
  inputs: {
    standard: choice(
      {
        din: { label: 'DIN 6885-1 (1968), deep pattern', also: ['DIN', 'DIN 6885', 'ISO 773', 'metric'] },
        asme: { label: 'ASME B17.1 (1967), square key', also: ['ASME', 'ANSI', 'ANSI B17.1', 'inch'] },
        own: { label: 'Another size', also: ['own', 'custom'] },
      },
      { label: 'Key by', default: 'din' },
    ),
    torque: quantity('N*m', {
      label: 'Torque',
      help: 'The largest one, with its service factor.',
      symbol: 'T',
      above: 0,
      max: 1e8,
      usual: [0.1, 1e6],
    }),
    shaftDiameter: quantity('m', {
      label: 'Shaft diameter',
      unit: 'mm',
      symbol: 'd',
      min: 1,
      max: 5000,
      usual: [6, 500],
    }),
    length: quantity('m', {
      label: 'Length of the key',
      help: 'Over all, as it lies in both shaft and hub.',
      unit: 'mm',
      symbol: 'l_k',
      above: 0,
      max: 5000,
      usual: [4, 500],
    }),
    ends: choice(
      {
        round: { label: 'Round ends (form A)', also: ['A', 'round'] },
        square: { label: 'Square ends (form B)', also: ['B', 'square'] },
      },
      { label: 'Ends', help: 'Of round ends only the straight flanks bear.', default: 'round' },
    ),
    ownWidth: quantity('m', {
      label: 'Width of the key',
      unit: 'mm',
      symbol: 'b_k',
      above: 0,
      max: 1000,
      usual: [1, 120],
      when: { standard: 'own' },
    }),
    ownHeight: quantity('m', {
      label: 'Height of the key',
      unit: 'mm',
      symbol: 'h_k',
      above: 0,
      max: 1000,
      usual: [1, 80],
      when: { standard: 'own' },
    }),
    ownDepth: quantity('m', {
      label: 'Depth of the keyway in the shaft',
      unit: 'mm',
      symbol: 't_k',
      above: 0,
      max: 1000,
      usual: [0.5, 50],
      optional: true,
      when: { standard: 'own' },
    }),
    yieldStrength: {
      ...yieldStrength,
      label: 'Yield strength of the weakest part',
      usual: [50, 1500],
      help: 'Of key, shaft and hub; key steel C45 cold drawn about 400, structural steel S235 to S355 235 to 355 MPa. Not for brittle cast iron.',
    },
    safety: number({
      label: 'Wanted safety against yielding',
      symbol: 'S',
      min: 1,
      max: 20,
      usual: [1, 8],
      optional: true,
    }),
  },
  outputs: {
    width: quantity('m', { label: 'Key width', unit: 'mm', symbol: 'b', digits: 4 }),
    height: quantity('m', { label: 'Key height', unit: 'mm', symbol: 'h', digits: 4 }),
    shaftDepth: quantity('m', {
      label: 'Keyway depth in the shaft',
      unit: 'mm',
      symbol: 't_1',
      digits: 4,
      optional: true,
    }),
    hubDepth: quantity('m', { label: 'Keyway depth in the hub', unit: 'mm', symbol: 't_2', digits: 4, optional: true }),
    shear: quantity('Pa', { label: 'Shear stress of the key', unit: 'MPa', symbol: '\\tau', digits: 4, places: 1 }),
    bearing: quantity('Pa', {
      label: 'Bearing stress on half of the height',
      help: 'The textbook’s figure, 4T/(d h l).',
      unit: 'MPa',
      symbol: '\\sigma',
      digits: 4,
      places: 1,
    }),
    hubBearing: quantity('Pa', {
      label: 'Bearing stress at the hub',
      help: 'On the height that stands out of the shaft.',
      unit: 'MPa',
      symbol: 'p_h',
      digits: 4,
      places: 1,
      optional: true,
    }),
    force: quantity('N', { label: 'Force on the key', unit: 'kN', symbol: 'F', digits: 4 }),
    bearingLength: quantity('m', { label: 'Bearing length', unit: 'mm', symbol: 'l', digits: 4 }),
    shaftShear: quantity('Pa', {
      label: 'Shear stress of the full shaft',
      help: 'Without its keyway, which takes away section and raises the stress.',
      unit: 'MPa',
      symbol: '\\tau_s',
      digits: 4,
      places: 1,
    }),
    actualSafety: number({ label: 'Safety of the key against yielding', symbol: 'S_a', places: 2, optional: true }),
    neededLength: quantity('m', {
      label: 'Key length for the wanted safety',
      unit: 'mm',
      symbol: 'l_n',
      digits: 4,
      places: 1,
      optional: true,
    }),
  },
  formula: ({
    standard,
    torque,
    shaftDiameter,
    length,
    ends,
    ownWidth,
    ownHeight,
    ownDepth,
    yieldStrength,
    safety,
  }) => {
    const millimeter = constant(0.001, 'm');
    const key = keyFor(standard, shaftDiameter);
    const width = standard === 'own' ? ownWidth! : key.width * millimeter;
    const height = standard === 'own' ? ownHeight! : key.height * millimeter;
    const shaftDepth = standard === 'own' ? ownDepth : key.shaftDepth * millimeter;
    const hubDepth = standard === 'own' ? undefined : key.hubDepth * millimeter;
    const bearingLength = ends === 'round' ? length - width : length;
    const force = (2 * torque) / shaftDiameter;
    const shear = force / (width * bearingLength);
    const bearing = force / ((height / 2) * bearingLength);
    const hubBearing = shaftDepth === undefined ? undefined : force / ((height - shaftDepth) * bearingLength);
    const share =
      yieldStrength === undefined
        ? undefined
        : Math.max(
            (Math.sqrt(3) * shear) / yieldStrength,
            bearing / yieldStrength,
            hubBearing === undefined ? 0 : hubBearing / yieldStrength,
          );
    return {
      width,
      height,
      shaftDepth,
      hubDepth,
      shear,
      bearing,
      hubBearing,
      force,
      bearingLength,
      shaftShear: (16 * torque) / (Math.PI * shaftDiameter ** 3),
      actualSafety: share === undefined ? undefined : 1 / share,
      neededLength:
        share === undefined || safety === undefined
          ? undefined
          : safety * share * bearingLength + (ends === 'round' ? width : constant(0, 'm')),
    };
  },
  shown: ({ torque, shaftDiameter, length, ends, width, height, shaftDepth, force, bearingLength }) => ({
    force: (2 * torque) / shaftDiameter,
    bearingLength: ends === 'round' ? length - width : length,
    shear: (2 * torque) / (shaftDiameter * width * bearingLength),
    bearing: (4 * torque) / (shaftDiameter * height * bearingLength),
    hubBearing: force / ((height - shaftDepth!) * bearingLength),
    shaftShear: (16 * torque) / (Math.PI * shaftDiameter ** 3),
    width: undefined,
    height: undefined,
    shaftDepth: undefined,
    hubDepth: undefined,
    actualSafety: undefined,
    neededLength: undefined,
  }),
  stepwise: [
    'Width, height and depths of the keyways are read in the table of the standard for the shaft diameter.',
    'Safety is the least of yield strength over √3 times the shear stress and over each bearing stress; the needed length follows in proportion.',
  ],
  requires: [
    {
      that: ({ standard, shaftDiameter }) =>
        standard !== 'din' ||
        (isAbove(shaftDiameter, constant(0.006, 'm')) && isAtMost(shaftDiameter, constant(0.5, 'm'))),
      field: 'shaftDiameter',
      says: 'DIN 6885-1 has keys for shafts above 6 and up to 500 mm, not for {shaftDiameter}: choose “Another size” and send width and height.',
    },
    {
      that: ({ standard, shaftDiameter }) =>
        standard !== 'asme' ||
        (isAbove(shaftDiameter, constant(0.0079375, 'm')) && isAtMost(shaftDiameter, constant(0.1651, 'm'))),
      field: 'shaftDiameter',
      says: 'Square keys of ASME B17.1 are listed here for shafts above 5/16 and up to 6 1/2 in, not for {shaftDiameter}: choose “Another size” and send width and height.',
    },
    {
      that: ({ standard, ends, length, shaftDiameter }, given) =>
        given.ownWidth ||
        ends !== 'round' ||
        isAbove(length, keyFor(standard, shaftDiameter).width * constant(0.001, 'm')),
      field: 'length',
      says: 'A key with round ends must be longer than it is wide: of {length} nothing straight is left for a shaft of {shaftDiameter}.',
    },
    {
      that: ({ ends, length, ownWidth }) => ends !== 'round' || isAbove(length, ownWidth!),
      field: 'length',
      says: 'A key of {ownWidth} with round ends must be longer than that: of {length} nothing straight is left.',
    },
    {
      that: ({ standard, shaftDiameter, ownWidth, ownHeight }) =>
        standard !== 'own' || (isBelow(ownWidth!, shaftDiameter / 2) && isBelow(ownHeight!, shaftDiameter)),
      field: 'ownWidth',
      says: 'A key of {ownWidth} × {ownHeight} does not fit a shaft of {shaftDiameter}: its width must be below half of it, and its height below it.',
    },
    {
      that: ({ ownDepth, ownHeight }) => isBelow(ownDepth, ownHeight!),
      field: 'ownDepth',
      says: 'The keyway of the shaft, {ownDepth}, must be less deep than the key is high, {ownHeight}.',
    },
    {
      that: (_, given) => !given.safety || given.yieldStrength,
      field: 'safety',
      says: 'The length for a wanted safety needs the yield strength of the weakest part: give both.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ actualSafety }) => actualSafety !== undefined && roundTo(actualSafety, 2) < 1,
      says: 'Key or keyway yields under this torque: the safety is {actualSafety}. Take a longer key, a thicker shaft, two keys or a stronger material.',
    },
    {
      level: 'danger',
      when: ({ yieldStrength, bearing, hubBearing, shear }) =>
        yieldStrength === undefined && roundTo(Math.max(bearing, hubBearing ?? 0, Math.sqrt(3) * shear) / 1e6, 1) > 400,
      says: 'Key steel (C45, cold drawn) yields at about 400 MPa, and this torque stresses key or keyway beyond that: take a longer key, a thicker shaft or two keys, or send the yield strength of a stronger material.',
    },
    {
      level: 'caution',
      when: ({ yieldStrength, bearing, hubBearing }) =>
        yieldStrength === undefined &&
        (roundTo(bearing / 1e6, 1) > 100 || (hubBearing !== undefined && roundTo(hubBearing / 1e6, 1) > 100)),
      says: 'Over 100 MPa of bearing stress a cast iron hub is commonly overloaded, and structural steel S235 to S355 yields at 235 to 355 MPa: send the yield strength of the weakest part, to have it compared.',
    },
    {
      level: 'caution',
      when: ({ bearingLength, shaftDiameter }) => isAbove(bearingLength, 1.5 * shaftDiameter),
      says: 'The key bears over more than 1.5 times the shaft diameter: as the shaft twists, the far end carries little, and the stresses are higher than told. Two keys or a spline do better.',
    },
    {
      level: 'caution',
      when: ({ shaftShear }) => roundTo(shaftShear / 1e6, 1) > 100,
      says: 'The shaft itself is sheared by {shaftShear}, its keyway not counted: structural steel yields at about 135 to 205 MPa of shear. Check the shaft first.',
    },
    {
      level: 'caution',
      when: ({ standard, width, shaftDiameter }) =>
        standard === 'own' && (isBelow(width, 0.125 * shaftDiameter) || isAbove(width, 0.375 * shaftDiameter)),
      says: 'Keys are commonly about a quarter of the shaft diameter wide: check width and diameter, and that both are in one unit.',
    },
    {
      level: 'caution',
      when: ({ shaftShear }) => roundTo(shaftShear / 1e6, 1) < 1,
      says: 'The shaft is sheared by less than 1 MPa, far below what shafts are made for: check the unit of the torque (N·m) and of the diameter.',
    },
    {
      level: 'caution',
      when: ({ safety, actualSafety }) =>
        safety !== undefined &&
        actualSafety !== undefined &&
        roundTo(actualSafety, 2) >= 1 &&
        roundTo(actualSafety, 2) < roundTo(safety, 2),
      says: 'The key is too short for the wanted safety: {actualSafety} is less than {safety}. It needs {neededLength}.',
    },
    {
      level: 'caution',
      when: ({ standard, ownWidth, ownHeight, ownDepth }) =>
        standard === 'own' &&
        (isAbove(ownHeight!, ownWidth!) ||
          (ownDepth !== undefined && (isBelow(ownDepth, 0.35 * ownHeight!) || isAbove(ownDepth, 0.75 * ownHeight!)))),
      says: 'Parallel keys are commonly at most as high as wide, and sit by about half to two thirds of their height in the shaft: check width, height and depth.',
    },
    {
      level: 'note',
      when: ({ neededLength, shaftDiameter, width, ends }) =>
        neededLength !== undefined &&
        isAbove(neededLength - (ends === 'round' ? width : constant(0, 'm')), 1.5 * shaftDiameter),
      says: 'The wanted safety needs a key longer than 1.5 shaft diameters, over which it does not bear evenly: take two keys, a thicker shaft or a stronger material instead.',
    },
  ],
  explanation: ({ standard, ends, hubBearing, actualSafety, neededLength }) =>
    `${standard === 'din' ? 'DIN 6885-1 has a key of {width} × {height} for a shaft of {shaftDiameter}, with keyways {shaftDepth} deep in the shaft and {hubDepth} in the hub.' : standard === 'asme' ? 'ASME B17.1 has a square key of {width} × {height} for a shaft of {shaftDiameter}, half of it in the shaft.' : 'Taken is a key of {width} × {height} in a shaft of {shaftDiameter}.'} Under {torque} it bears {force} over {bearingLength} of its {length} (${ends} ends): a shear stress of {shear} and a bearing stress of {bearing} on half of its height${hubBearing === undefined ? '' : ', {hubBearing} at the hub'}.${actualSafety === undefined ? '' : ' Against a yield strength of {yieldStrength} the safety is {actualSafety}.'}${neededLength === undefined ? '' : ' A safety of {safety} needs a key of {neededLength}.'}`,
  examples: [
    {
      inputs: { torque: 200, shaftDiameter: 30, length: 40, yieldStrength: 235, safety: 2 },
      results: {
        width: 8,
        height: 7,
        shaftDepth: 4,
        hubDepth: 3.3,
        force: 13.33333333,
        bearingLength: 32,
        shear: 52.083333333,
        bearing: 119.047619048,
        hubBearing: 138.888888889,
        shaftShear: 37.7256161403,
        actualSafety: 1.692,
        neededLength: 45.8250591,
      },
      cautions: ['too short'],
      source: 'Python from DIN 6885-1: 30 mm is the last of 8 × 7; 2T/(d b l), 4T/(d h l), 2T/(d (h - t1) l)',
    },
    {
      inputs: { torque: 200, shaftDiameter: 34, length: 40 },
      results: { width: 10, height: 8, shaftDepth: 5, hubDepth: 3.3, shear: 39.2156862745, hubBearing: 130.718954248 },
      cautions: ['Over 100 MPa'],
      source: 'Table values printed for 34 mm in Westermann: Technisches Zeichnen; stresses in Python',
    },
    {
      inputs: {
        standard: 'asme',
        torque: 150,
        shaftDiameter: '1 1/4 in',
        length: '2 in',
        ends: 'square',
        yieldStrength: 350,
      },
      results: {
        width: 6.35,
        height: 6.35,
        shaftDepth: 3.175,
        hubDepth: 3.175,
        shear: 29.2913971655,
        bearing: 58.5827943309,
        hubBearing: 58.5827943309,
        actualSafety: 5.97445041667,
      },
      cautions: ['more than 1.5 times'],
      source: 'ASME B17.1: over 7/8 to 1 1/4 in a key of 1/4 in; stresses in Python',
    },
    {
      inputs: {
        standard: 'own',
        torque: 8000,
        shaftDiameter: 50,
        length: 75,
        ends: 'square',
        ownWidth: 16,
        ownHeight: 10,
      },
      results: { shear: 266.666666667, bearing: 853.333333333, force: 320, shaftShear: 325.949323452 },
      cautions: ['Key steel', 'Over 100 MPa', 'sheared by'],
      source: 'By hand: 320 kN over 16 × 75 mm²; over 5 × 75 mm²; 16 T/(π d³)',
    },
    {
      inputs: { torque: 1500, shaftDiameter: 50, length: 100, yieldStrength: 150, safety: 1.5 },
      results: {
        width: 14,
        height: 9,
        bearing: 155.03875969,
        hubBearing: 199.335548173,
        actualSafety: 0.7525,
        neededLength: 185.4285714,
      },
      cautions: ['yields under this torque', 'more than 1.5 times', 'longer than 1.5 shaft diameters'],
      source: 'Python: 60 kN over 3.5 × 86 mm²; 150/199.34; 1.5 × 60000/(150 × 3.5) + 14',
    },
    {
      inputs: {
        standard: 'own',
        torque: 500,
        shaftDiameter: 40,
        length: 40,
        ends: 'square',
        ownWidth: 4,
        ownHeight: 10,
        ownDepth: 6,
        yieldStrength: 400,
        safety: 2,
      },
      results: {
        shear: 156.25,
        bearing: 125,
        hubBearing: 156.25,
        actualSafety: 1.47801668913,
        neededLength: 54.126587736,
      },
      cautions: ['about a quarter', 'too short', 'as high as wide'],
      source: 'By hand: 25 kN over 4 × 40 mm²; 400/(156.25 √3); 2/1.478 × 40',
    },
    {
      inputs: {
        standard: 'own',
        torque: 500,
        shaftDiameter: 40,
        length: 40,
        ends: 'square',
        ownWidth: 10,
        ownHeight: 8,
        yieldStrength: 400,
      },
      results: { shear: 62.5, bearing: 156.25, actualSafety: 2.56 },
      source: 'By hand: 25 kN over 10 × 40 mm²; over 4 × 40 mm²; 400/156.25',
    },
    {
      inputs: { torque: 0.2, shaftDiameter: 30, length: 40 },
      results: { shear: 0.0520833333, shaftShear: 0.0377256161 },
      cautions: ['less than 1 MPa'],
      source: 'Python: a thousandth of the example with 200 N·m',
    },
    {
      inputs: { torque: 10, shaftDiameter: 6, length: 10 },
      refused: 'above 6 and up to 500 mm',
      source: 'DIN 6885-1: the first range is over 6 to 8 mm',
    },
    {
      inputs: { standard: 'asme', torque: 10, shaftDiameter: '7 in', length: 100 },
      refused: 'above 5/16',
      source: 'ASME B17.1: square keys up to 6 1/2 in',
    },
    {
      inputs: { torque: 10, shaftDiameter: 30, length: 8 },
      refused: 'longer than it is wide',
      source: 'DIN 6885-1: 8 mm wide',
    },
    {
      inputs: { standard: 'own', torque: 10, shaftDiameter: 30, length: 8, ownWidth: 8, ownHeight: 7 },
      refused: 'must be longer than that',
      source: 'By definition',
    },
    {
      inputs: { standard: 'own', torque: 10, shaftDiameter: 10, length: 20, ownWidth: 5, ownHeight: 5 },
      refused: 'does not fit',
      source: 'By definition',
    },
    {
      inputs: { standard: 'own', torque: 10, shaftDiameter: 30, length: 20, ownWidth: 8, ownHeight: 7, ownDepth: 7 },
      refused: 'less deep',
      source: 'By definition',
    },
    {
      inputs: { torque: 10, shaftDiameter: 30, length: 20, safety: 2 },
      refused: 'give both',
      source: 'By definition',
    },
  ],
  notes: [
    'One key. Two keys at 120° or 180° share unevenly: about 1.5 times the torque of one is counted on.',
    'A steady torque; reversing torque hammers keys loose, and fatigue of the shaft at the keyway is often what fails first.',
    'The key is chosen by the nominal diameter; stepped shafts may take the smaller key of the step.',
  ],
  references: [
    {
      title:
        'DIN 6885-1 (August 1968): Parallel keys, deep pattern; table identical in the scan, in ZAE drives and in Siemens MD 31.1',
      url: 'https://de.scribd.com/document/684917914/DIN6885',
    },
    {
      title: 'ANSI B17.1-1967 (R1998): Keys and keyseats, table 1, in Shop Reference for Students and Apprentices',
      url: 'http://www.globalspec.com/reference/77011/203279/keys-and-keyseats',
    },
    {
      title: 'Mott: Machine Elements in Mechanical Design, 4th ed., ch. 11',
      url: 'https://fliphtml5.com/eraqv/nlwf/Machine_Elements_in_Mechanical_Design_%284th_Edition%29_%28_PDFDrive_%29/516',
    },
  ],
});

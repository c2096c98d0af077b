import {
  choice,
  defineCalculator,
  flag,
  integer,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  isNear,
  measure,
  number,
  quantity,
  roundNear,
  roundTo,
  sinTurn,
} from '@reckoner/engine';

/** J2.2b(d): the share of the length of an end-loaded weld that counts, by its length in legs. */
const effectiveShare = (ratio: number) => (ratio <= 100 ? 1 : ratio <= 300 ? 1.2 - 0.002 * ratio : 180 / ratio);

/** Legs of whole millimeters go by the millimeters that the specification prints beside the inches. */
const isMetric = (leg: number) => isNear(25.4 * leg, roundNear(25.4 * leg), 1e-6);

/** Table J2.4: the least leg by the thickness of the thinner part, in inches. */
const leastLegOf = (thickness: number, leg: number) => {
  if (isMetric(leg)) {
    const millimeters = 25.4 * thickness;
    const least = isAtMost(millimeters, 6) ? 3 : isAtMost(millimeters, 13) ? 5 : isAtMost(millimeters, 19) ? 6 : 8;
    return least / 25.4;
  }
  return thickness <= 0.25 ? 1 / 8 : thickness <= 0.5 ? 3 / 16 : thickness <= 0.75 ? 1 / 4 : 5 / 16;
};

/** J2.2b(b): the largest leg along an edge, in inches. */
const largestLegOf = (thickness: number, leg: number) =>
  isMetric(leg)
    ? isBelow(25.4 * thickness, 6)
      ? thickness
      : thickness - 2 / 25.4
    : thickness < 0.25
      ? thickness
      : thickness - 1 / 16;

/** A weld across the load: the commentary on J2.2b calls only welds along the load end-loaded. */
const isAcross = (angle: number) => isAtLeast(angle, Math.PI / 2);

/** AISC 360-22, J2.2 and J2.4: weld metal of equal-leg fillets under a concentric load; kips and inches. */
export default defineCalculator({
  title: 'Fillet weld capacity (AISC 360-22)',
  description:
    'Design and allowable strength of fillet welds from leg, length, electrode and direction of the load, with the reduction of long welds.',
  keywords: [
    'weld strength AISC',
    'directional strength increase',
    'FEXX',
    'J2.4',
    '1.392 kip/in',
    'E70XX',
    'weld group',
  ],
  related: ['fillet-weld-strength-size', 'steel-tension-member'],
  inputs: {
    group: choice(
      {
        linear: { label: 'Parallel welds, all at one angle to the load', also: ['linear', 'parallel'] },
        mixed: { label: 'Longitudinal and transverse welds together', also: ['mixed', 'C-shaped'] },
      },
      { label: 'Weld group', default: 'linear' },
    ),
    leg: measure('in', {
      label: 'Leg of the fillet',
      help: 'Equal legs, as 5/16. Not the throat.',
      symbol: 'w',
      min: 0.0625,
      max: 3,
      usual: [0.118, 1],
    }),
    length: measure('in', {
      label: 'Length of each weld',
      symbol: 'l',
      min: 0.25,
      max: 2000,
      usual: [1, 60],
      when: { group: 'linear' },
    }),
    welds: integer({ label: 'Number of welds', symbol: 'n', min: 1, max: 50, default: 1, when: { group: 'linear' } }),
    angle: quantity('rad', {
      label: 'Angle between load and weld axis',
      help: '0°: along the weld; 90°: across it.',
      unit: 'deg',
      symbol: '\\theta',
      min: 0,
      max: 90,
      default: 0,
      when: { group: 'linear' },
    }),
    longitudinal: measure('in', {
      label: 'Length of each longitudinal weld',
      symbol: 'l_l',
      min: 0.25,
      max: 2000,
      usual: [1, 60],
      when: { group: 'mixed' },
    }),
    longitudinalWelds: integer({
      label: 'Number of longitudinal welds',
      symbol: 'n_l',
      min: 1,
      max: 50,
      default: 2,
      when: { group: 'mixed' },
    }),
    transverse: measure('in', {
      label: 'Length of each transverse weld',
      symbol: 'l_t',
      min: 0.25,
      max: 2000,
      usual: [1, 60],
      when: { group: 'mixed' },
    }),
    transverseWelds: integer({
      label: 'Number of transverse welds',
      symbol: 'n_t',
      min: 1,
      max: 50,
      default: 1,
      when: { group: 'mixed' },
    }),
    electrode: measure('ksi', {
      label: 'Electrode strength',
      help: '70 ksi of E70XX.',
      symbol: 'F_{EXX}',
      min: 40,
      max: 150,
      usual: [60, 120],
      default: 70,
    }),
    entry: choice(
      {
        ends: { label: 'At the end of a bar or plate (end-loaded)', also: ['end-loaded', 'ends'] },
        along: { label: 'All along the weld, as of a girder flange or a stiffener', also: ['along', 'evenly'] },
      },
      { label: 'The load enters the weld', default: 'ends' },
    ),
    hollow: flag({ label: 'Welds at the end of a rectangular hollow section in tension' }),
    thickness: measure('in', {
      label: 'Thickness of the thinner part',
      help: 'To compare the leg with the least one of Table J2.4 and the largest one along an edge.',
      symbol: 't',
      min: 0.03,
      max: 10,
      usual: [0.1, 4],
      optional: true,
    }),
  },
  outputs: {
    designStrength: measure('kip', { label: 'Design strength φRn (LRFD)', symbol: '\\phi R_n', places: 1 }),
    allowableStrength: measure('kip', { label: 'Allowable strength Rn/Ω (ASD)', symbol: 'R_n/\\Omega', places: 1 }),
    perLength: measure('kip/in', {
      label: 'Design strength of one inch of one weld, before β',
      symbol: '\\phi r_n',
      places: 3,
      optional: true,
    }),
    directional: number({ label: 'Directional strength factor', symbol: 'k_{ds}', places: 3, optional: true }),
    reduction: number({ label: 'Length factor β of the (longitudinal) welds', symbol: '\\beta', places: 3 }),
    throat: measure('in', { label: 'Effective throat', symbol: 'a', places: 4 }),
    leastLeg: measure('in', { label: 'Least leg, Table J2.4', symbol: 'w_{min}', places: 4, optional: true }),
  },
  formula: ({
    group,
    leg,
    length,
    welds,
    angle,
    longitudinal,
    longitudinalWelds,
    transverse,
    transverseWelds,
    electrode,
    entry,
    hollow,
    thickness,
  }) => {
    const stress = 0.6 * electrode;
    const leastLeg = thickness === undefined ? undefined : leastLegOf(thickness, leg);
    if (group === 'linear') {
      // A weld shorter than four legs counts with a quarter of its length as leg.
      const throat = Math.min(leg, length / 4) / Math.SQRT2;
      const directional = hollow ? 1 : 1 + 0.5 * sinTurn(angle) ** 1.5;
      const reduction = entry === 'ends' && !isAcross(angle) ? effectiveShare(length / leg) : 1;
      const nominal = stress * throat * directional * reduction * length * welds;
      return {
        designStrength: 0.75 * nominal,
        allowableStrength: nominal / 2,
        perLength: 0.75 * stress * throat * directional,
        directional,
        reduction,
        throat,
        leastLeg,
      };
    }
    const throat = Math.min(leg, longitudinal / 4, transverse / 4) / Math.SQRT2;
    const reduction = entry === 'ends' ? effectiveShare(longitudinal / leg) : 1;
    const along = stress * throat * reduction * longitudinal * longitudinalWelds;
    const across = stress * throat * transverse * transverseWelds;
    const nominal = hollow ? along + across : Math.max(along + across, 0.85 * along + 1.5 * across);
    return { designStrength: 0.75 * nominal, allowableStrength: nominal / 2, reduction, throat, leastLeg };
  },
  shown: () => ({
    designStrength: undefined,
    allowableStrength: undefined,
    perLength: undefined,
    directional: undefined,
    reduction: undefined,
    throat: undefined,
    leastLeg: undefined,
  }),
  stepwise: [
    'Parallel welds: R_n = 0.60·F_EXX·a·k_ds·β·l·n with the throat a = w/√2 and k_ds = 1 + 0.50·sin^1.5 θ (1 at the end of a rectangular hollow section in tension).',
    'Longitudinal with transverse welds: R_n is the larger of 0.60·F_EXX·a·(β·L_l + L_t) and 0.60·F_EXX·a·(0.85·β·L_l + 1.5·L_t), with L = n·l of each; at the end of a rectangular hollow section in tension the first.',
    'End-loaded welds along the load: β = 1.2 − 0.002·l/w over l/w = 100, and 180·w/l over 300; else 1. At an angle β is kept to be safe; across the load it is 1.',
    'A weld shorter than 4·w counts with l/4 in place of w.',
    'φ = 0.75 (LRFD), Ω = 2.00 (ASD).',
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ leg, leastLeg }) => leastLeg !== undefined && isBelow(leg, leastLeg),
      says: 'The leg of {leg} is below the least one of Table J2.4 for the thinner part, {leastLeg}: the weld cools too fast and may crack. Take at least that leg.',
    },
    {
      level: 'caution',
      when: ({ leg, thickness }) => thickness !== undefined && isAbove(leg, largestLegOf(thickness, leg)),
      says: 'Along an edge the leg is at most the thickness, from 1/4 in (6 mm) on 1/16 in (2 mm) less (J2.2b): {leg} is too large for an edge of {thickness}, unless the drawing has it built out.',
    },
    {
      level: 'caution',
      when: ({ group, leg, length, longitudinal, transverse }) =>
        group === 'linear' ? isBelow(length!, 4 * leg) : isBelow(Math.min(longitudinal!, transverse!), 4 * leg),
      says: 'A weld is shorter than four legs: a quarter of its length counts as the leg of all welds here (J2.2b). Make it longer.',
    },
    {
      level: 'caution',
      when: ({ group, entry, angle, reduction }) =>
        group === 'linear' && entry === 'ends' && angle! > 0 && roundTo(reduction, 3) < 1,
      says: 'By the commentary on J2.2b only welds along the load are end-loaded. At an angle of {angle} β counts here all the same, to be safe: for the strength without it choose that the load enters all along.',
    },
    {
      level: 'caution',
      when: ({ angle }) => angle !== undefined && angle > 0 && angle < 0.035,
      says: 'An angle of {angle} is nearly that of a weld along the load: was it given in radians?',
    },
    {
      level: 'caution',
      when: ({ entry, angle, leg, length, longitudinal }) =>
        entry === 'along' && (angle === undefined || !isAcross(angle)) && isAbove(length ?? longitudinal!, 100 * leg),
      says: 'A weld is longer than 100 legs and counts in full here. Where it is loaded at its end, as of a bar or a splice plate, only a part does: choose that.',
    },
    {
      level: 'note',
      when: ({ thickness }) => thickness === undefined,
      says: 'Compare the leg with the least one of Table J2.4 (1/8 in for parts up to 1/4 in, 3/16 in to 1/2 in, 1/4 in to 3/4 in, 5/16 in above; in millimeters 3 to 6, 5 to 13, 6 to 19, 8 above), by the thickness of the thinner part.',
    },
  ],
  explanation: ({ group, hollow, entry, reduction, angle }) => {
    const strength = '{designStrength} (LRFD) or {allowableStrength} (ASD)';
    const their = group === 'linear' ? '{welds|its|their}' : '{longitudinalWelds|its|their}';
    const whole = `${their} whole length counts`;
    const part =
      angle !== undefined && isAcross(angle)
        ? `across the load, ${whole}`
        : entry === 'along'
          ? `loaded all along, ${whole}`
          : roundTo(reduction, 3) < 1
            ? `end-loaded and longer than 100 legs, {reduction} of ${their} length counts`
            : `end-loaded, ${whole}`;
    if (group === 'linear') {
      const factor = hollow
        ? 'without a directional increase'
        : 'with a directional factor of {directional} at {angle}';
      return `{welds} fillet {welds|weld|welds} of {length} with legs of {leg} and {electrode} electrodes {welds|carries|carry} ${strength}, ${factor}; ${part}.`;
    }
    return `{longitudinalWelds} longitudinal {longitudinalWelds|weld|welds} of {longitudinal} and {transverseWelds} transverse {transverseWelds|weld|welds} of {transverse} with legs of {leg} and {electrode} electrodes carry ${strength}${hollow ? ', without a directional increase' : ''}; the longitudinal {longitudinalWelds|one|ones}: ${part}.`;
  },
  examples: [
    {
      inputs: { leg: 0.1875, length: 27, welds: 2, thickness: 0.25 },
      results: {
        designStrength: 205.6769,
        allowableStrength: 137.1179,
        perLength: 4.176349,
        directional: 1,
        reduction: 0.912,
        throat: 0.1325825,
        leastLeg: 0.125,
      },
      source: 'AISC Design Examples v16.0, J.1: β = 0.912, 206 and 137 kips; more digits by Python',
    },
    {
      inputs: { leg: 0.3125, length: 15.4, welds: 2, angle: 60, thickness: 0.75 },
      results: { designStrength: 300.7757, allowableStrength: 200.5171, perLength: 9.765445, directional: 1.402964 },
      source: 'AISC Design Examples v16.0, J.2A: k_ds = 1.40 and 15.4 in for 300 kips; more digits by Python',
    },
    {
      inputs: { group: 'mixed', leg: 0.3125, longitudinal: 5, transverse: 4, thickness: 0.5 },
      results: { designStrength: 100.9284, allowableStrength: 67.28563, reduction: 1 },
      source: 'Python: 0.75 × 42 × 0.3125/√2 × max(14, 0.85 × 10 + 1.5 × 4)',
    },
    {
      inputs: {
        group: 'mixed',
        leg: 0.25,
        longitudinal: 30,
        transverse: 4,
        transverseWelds: 2,
        electrode: 90,
        thickness: 0.75,
      },
      results: { designStrength: 469.6603, allowableStrength: 313.1069, reduction: 0.96 },
      source: 'Python: l/w = 120, β = 0.96; 0.75 × 54 × 0.25/√2 × (57.6 + 8)',
    },
    {
      inputs: { group: 'mixed', leg: 0.3125, longitudinal: 5, longitudinalWelds: 2, transverse: 4, hollow: true },
      results: { designStrength: 97.44815, allowableStrength: 64.96544 },
      cautions: ['Compare the leg with'],
      source: 'Python: 0.75 × 42 × 0.3125/√2 × 14, k_ds = 1 in J2.4(a)',
    },
    {
      inputs: { group: 'mixed', leg: 0.375, longitudinal: 1, transverse: 6, thickness: 0.5 },
      results: { designStrength: 59.58259, throat: 0.1767767 },
      cautions: ['shorter than four legs'],
      source: 'Python: 0.75 × 42 × 0.25/√2 × (0.85 × 2 + 1.5 × 6)',
    },
    {
      inputs: { group: 'mixed', leg: 0.25, longitudinal: 30, transverse: 4, entry: 'along', thickness: 0.5 },
      results: { designStrength: 356.3818, reduction: 1 },
      cautions: ['Where it is loaded at its end'],
      source: 'By hand: 0.75 × 42 × 0.25/√2 × 64, as 64 is above 0.85 × 60 + 1.5 × 4',
    },
    {
      inputs: { leg: 0.25, length: 80, welds: 2, thickness: 0.375 },
      results: { designStrength: 501.1619, reduction: 0.5625 },
      source: 'Python: l/w = 320, 180 × 0.25/80; 2 × 0.75 × 42 × 0.25/√2 × 45',
    },
    {
      inputs: { leg: 0.25, length: 40, angle: 30, thickness: 0.5 },
      results: { designStrength: '230.660', directional: 1.176777, reduction: 0.88 },
      cautions: ['At an angle of 30°'],
      source: 'Python: 0.75 × 42 × 0.25/√2 × 1.17678 × 0.88 × 40',
    },
    {
      inputs: { leg: 0.25, length: 40, angle: 90, thickness: 0.5 },
      results: { designStrength: '334.1080', directional: 1.5, reduction: 1 },
      source:
        'AISC 360-22, commentary on J2.2b: end-loaded are longitudinal welds, parallel to the stress; 0.75 × 42 × 0.25/√2 × 1.5 × 40',
    },
    {
      inputs: { leg: 0.1875, length: 6, thickness: 0.1875 },
      results: { designStrength: '25.0581', leastLeg: 0.125 },
      source: 'Python: 0.75 × 42 × 0.1875/√2 × 6; below 1/4 in the leg may be the thickness (J2.2b)',
    },
    {
      inputs: { leg: '6 mm', length: '200 mm', thickness: '6 mm' },
      results: { designStrength: 41.42947, leastLeg: 0.1181102 },
      cautions: ['too large for an edge'],
      source: 'AISC 360-22, J2.2b: from 6 mm on 2 mm less, 4 mm; Table J2.4: to 6 mm 3 mm',
    },
    {
      inputs: { leg: '6 mm', length: '200 mm', thickness: '19 mm' },
      results: { leastLeg: 0.2362205, designStrength: 41.42947 },
      source: 'AISC 360-22, Table J2.4: over 13 to 19 mm 6 mm; Python: 0.75 × 42 × 6 × 200/(√2 × 25.4²)',
    },
    {
      inputs: { leg: '5 mm', length: '200 mm', thickness: '13 mm' },
      results: { leastLeg: 0.1968504, designStrength: 34.52456 },
      source: 'AISC 360-22, Table J2.4: over 6 to 13 mm 5 mm; Python: 0.75 × 42 × 5 × 200/(√2 × 25.4²)',
    },
    {
      inputs: { leg: '3 mm', length: '100 mm', thickness: '5 mm' },
      results: { leastLeg: 0.1181102, designStrength: 10.35737 },
      source: 'AISC 360-22, Table J2.4: to 6 mm 3 mm; Python: 0.75 × 42 × 3 × 100/(√2 × 25.4²)',
    },
    {
      inputs: { leg: '6 mm', length: '100 mm', thickness: '20 mm' },
      results: { leastLeg: 0.3149606, designStrength: 20.71473 },
      cautions: ['below the least one'],
      source: 'AISC 360-22, Table J2.4: over 19 mm 8 mm; Python: 0.75 × 42 × 6 × 100/(√2 × 25.4²)',
    },
    {
      inputs: { leg: 0.5, length: 1.5, welds: 2, angle: 90, electrode: 80, thickness: 1 },
      results: {
        designStrength: 42.95674,
        perLength: 14.31891,
        directional: 1.5,
        throat: '0.265165',
        leastLeg: 0.3125,
      },
      cautions: ['shorter than four legs'],
      source: 'Python: 0.75 × 48 × 0.375/√2 × 1.5 × 3',
    },
    {
      inputs: { leg: 0.25, length: 30, welds: 2, entry: 'along', thickness: 0.5 },
      results: { designStrength: '334.1080', reduction: 1, leastLeg: 0.1875 },
      cautions: ['Where it is loaded at its end'],
      source: 'Python: 0.75 × 42 × 0.25/√2 × 60',
    },
    {
      inputs: { leg: 0.25, length: 6, welds: 4, angle: 90, hollow: true, thickness: 0.25 },
      results: { designStrength: 133.6432, directional: 1 },
      cautions: ['too large for an edge'],
      source: 'Python: 0.75 × 42 × 0.25/√2 × 24',
    },
    {
      inputs: { leg: 0.25, length: 6, angle: 1, thickness: 0.5 },
      results: { designStrength: 33.44931, directional: 1.001153 },
      cautions: ['in radians'],
      source: 'Python: 0.75 × 42 × 0.25/√2 × 6 × (1 + 0.5 sin^1.5 1°)',
    },
    {
      inputs: { leg: 0.1875, length: 6, thickness: 0.75 },
      results: { designStrength: '25.0581', leastLeg: 0.25 },
      cautions: ['below the least one'],
      source: 'Python: 0.75 × 42 × 0.1875/√2 × 6',
    },
  ],
  notes: [
    'Static load through the centroid of the welds, equal legs, and filler metal no stronger than the matching one. Eccentric groups need the instantaneous-center or elastic method.',
    'The parts themselves (shear yielding and rupture, block shear: J4) and fatigue are separate checks; a licensed engineer must check the design.',
  ],
  references: [
    { title: 'ANSI/AISC 360-22: Specification for Structural Steel Buildings, J2.2, J2.4 and Table J2.4' },
    { title: 'AISC: Companion to the Steel Construction Manual, Volume 1: Design Examples, v16.0, J.1 and J.2A' },
  ],
});

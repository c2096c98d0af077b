import {
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  quantity,
  rows,
  sorted,
  standardGravity,
  sum,
  table,
} from '@reckoner/engine';

/** Nodes and weights of Gauss and Legendre of five points, exact for the squares of the quartics met here. */
const GAUSS: readonly (readonly [number, number])[] = [
  [-0.906179845938664, 0.2369268850561891],
  [-0.5384693101056831, 0.4786286704993665],
  [0, 0.5688888888888889],
  [0.5384693101056831, 0.4786286704993665],
  [0.906179845938664, 0.2369268850561891],
];

/** Deflection at x of a beam on two supports under a unit load at p, times 6 E I L; L² − b² as a product, as p may be small. */
const influence = (x: number, p: number, span: number) =>
  x <= p
    ? (span - p) * x * (p * (2 * span - p) - x ** 2)
    : p * (span - x) * ((span - p) * (span + p) - (span - x) ** 2);

/** Bounds of the first bending frequency of a uniform shaft with discs, by Rayleigh and by Dunkerley. */
export default defineCalculator({
  title: 'Shaft critical speed',
  description:
    'First critical speed of a uniform shaft on two bearings that carries discs, by Rayleigh (upper bound) and Dunkerley (lower bound), with deflections and the mass of the shaft.',
  keywords: [
    'critical speed of a shaft',
    'whirling speed',
    'Dunkerley',
    'Rayleigh method',
    'Rayleigh-Ritz critical speed',
    'shaft whirl',
    'lateral critical speed',
    'rotor first bending speed',
  ],
  related: ['beam-natural-frequencies', 'rotating-unbalance-response', 'shaft-diameter-torsion-bending'],
  inputs: {
    span: quantity('m', {
      label: 'Distance between the bearings',
      unit: 'mm',
      symbol: 'L',
      min: 10,
      max: 100000,
      usual: [50, 10000],
    }),
    outerDiameter: quantity('m', {
      label: 'Shaft diameter',
      unit: 'mm',
      symbol: 'd',
      min: 0.5,
      max: 5000,
      usual: [3, 1000],
    }),
    innerDiameter: quantity('m', {
      label: 'Bore of the shaft',
      unit: 'mm',
      symbol: 'd_i',
      min: 0,
      max: 5000,
      default: 0,
    }),
    discs: rows(
      {
        mass: quantity('kg', { label: 'Mass', above: 0, max: 1e6, usual: [0.01, 50000] }),
        position: quantity('m', {
          label: 'Distance from the left bearing',
          unit: 'mm',
          above: 0,
          max: 100000,
          usual: [1, 10000],
        }),
      },
      { label: 'Discs, gears and pulleys', maxItems: 20, optional: true },
    ),
    elasticModulus: quantity('Pa', {
      label: 'Modulus of elasticity',
      help: 'Steel 207, aluminum 71 GPa.',
      unit: 'GPa',
      symbol: 'E',
      min: 0.1,
      max: 2000,
      usual: [2, 450],
      default: 207,
    }),
    density: quantity('kg/m^3', {
      label: 'Density of the shaft',
      help: '0 leaves the mass of the shaft out, as many textbooks do.',
      symbol: '\\rho',
      min: 0,
      max: 25000,
      default: 7850,
    }),
    speed: quantity('rad/s', {
      label: 'Operating speed',
      unit: 'rpm',
      symbol: '\\omega',
      above: 0,
      max: 1e6,
      usual: [10, 60000],
      optional: true,
    }),
  },
  outputs: {
    dunkerley: quantity('rad/s', {
      label: 'Critical speed by Dunkerley',
      help: 'A lower bound.',
      unit: 'rpm',
      symbol: '\\omega_D',
      places: 1,
      digits: 4,
    }),
    rayleigh: quantity('rad/s', {
      label: 'Critical speed by Rayleigh',
      help: 'An upper bound.',
      unit: 'rpm',
      symbol: '\\omega_R',
      places: 1,
      digits: 4,
    }),
    bare: quantity('rad/s', {
      label: 'Critical speed of the bare shaft',
      unit: 'rpm',
      symbol: '\\omega_s',
      places: 1,
      digits: 4,
      optional: true,
    }),
    deflection: quantity('m', {
      label: 'Largest static deflection at a disc',
      help: 'Under all masses, on a horizontal shaft; without discs at the middle.',
      unit: 'mm',
      symbol: 'y',
      digits: 4,
      places: 4,
    }),
    shaftMass: quantity('kg', { label: 'Mass of the shaft', symbol: 'm_s', digits: 4 }),
    discMass: quantity('kg', { label: 'Mass of all discs', symbol: 'm_d', digits: 4 }),
    single: table(
      {
        disc: integer({ label: 'Disc' }),
        mass: quantity('kg', { label: 'Mass', digits: 4 }),
        position: quantity('m', { label: 'Distance from the left bearing', unit: 'mm', digits: 4 }),
        alone: quantity('rad/s', { label: 'Critical speed with it alone', unit: 'rpm', places: 1 }),
        deflection: quantity('m', { label: 'Static deflection there', unit: 'mm', digits: 4, places: 4 }),
      },
      { label: 'Discs' },
    ),
  },
  formula: ({ span, outerDiameter, innerDiameter, discs, elasticModulus, density }) => {
    const list = discs ?? [];
    const stiffness = elasticModulus * (Math.PI / 64) * (outerDiameter ** 4 - innerDiameter ** 4);
    const line = density * (Math.PI / 4) * (outerDiameter ** 2 - innerDiameter ** 2);
    const unit = 6 * stiffness * span;
    const sag = (x: number) =>
      standardGravity *
      ((line * x * (span - x) * (span ** 2 + span * x - x ** 2)) / (24 * stiffness) +
        sum(list.map(({ mass, position }) => (mass * influence(x, position, span)) / unit)));
    const ends = sorted([0 * span, ...list.map(({ position }) => position), span]);
    const integral = (f: (x: number) => number) =>
      sum(
        ends.slice(1).map((end, i) => {
          const half = (end - ends[i]!) / 2;
          return half * sum(GAUSS.map(([node, weight]) => weight * f(ends[i]! + half * (1 + node))));
        }),
      );
    const at = list.map(({ position }) => sag(position));
    const work = line * integral(sag) + sum(list.map(({ mass }, i) => mass * at[i]!));
    const inertia = line * integral((x) => sag(x) ** 2) + sum(list.map(({ mass }, i) => mass * at[i]! ** 2));
    const own = list.map(({ mass, position }) => (mass * influence(position, position, span)) / unit);
    const bareInverse = (line * span ** 4) / (Math.PI ** 4 * stiffness);
    return {
      dunkerley: 1 / Math.sqrt(bareInverse + sum(own)),
      rayleigh: Math.sqrt((standardGravity * work) / inertia),
      bare: density > 0 ? Math.PI ** 2 * Math.sqrt(stiffness / (line * span ** 4)) : undefined,
      deflection: list.length === 0 ? sag(span / 2) : Math.max(...at),
      shaftMass: line * span,
      discMass: sum(list.map(({ mass }) => mass)),
      single: list.map(({ mass, position }, i) => ({
        disc: i + 1,
        mass,
        position,
        alone: 1 / Math.sqrt(own[i]!),
        deflection: at[i]!,
      })),
    };
  },
  stepwise: [
    'A unit load at p deflects the shaft at x ≤ p by (L − p) x (L² − (L − p)² − x²)/(6 E I L), from the other end alike; the own weight q by q x (L − x)(L² + L x − x²)/(24 E I), with I = π (d⁴ − dᵢ⁴)/64.',
    'Dunkerley: 1/ω² is the sum of that of the bare shaft, ω = π² √(E I/(m L⁴)) with its mass m of a length, and of each disc alone on a shaft without mass, M × its deflection by a unit load at the disc.',
    'Rayleigh: ω² = g Σ m y/Σ m y², with the static deflection y under all masses, summed over the discs and integrated along the shaft.',
  ],
  requires: [
    {
      that: ({ innerDiameter, outerDiameter }) => innerDiameter < outerDiameter,
      field: 'innerDiameter',
      says: 'The bore, {innerDiameter}, must be below the diameter of the shaft, {outerDiameter}.',
    },
    {
      each: 'discs',
      that: ({ position }, { span }) => isBelow(position, span),
      field: 'position',
      says: 'A disc must sit between the bearings, which are {span} apart: overhung discs are not looked at here.',
    },
    {
      that: ({ density }, given) => density > 0 || given.discs,
      field: 'discs',
      says: 'Without discs and without the mass of the shaft there is nothing that swings: give discs, or a density.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ speed, dunkerley }) => speed !== undefined && isBelow(speed, 0.02 * dunkerley),
      says: 'The operating speed of {speed} is below a fiftieth of the critical speed: check that it is in revolutions per minute, not per second.',
    },
    {
      level: 'danger',
      when: ({ speed, dunkerley, rayleigh }) =>
        speed !== undefined && isAtLeast(speed, 0.8 * dunkerley) && isAtMost(speed, 1.2 * rayleigh),
      says: 'The operating speed of {speed} is within 20% of the critical speed, {dunkerley} to {rayleigh}: the shaft may whirl and break. Stiffen it, shorten the span or run elsewhere.',
    },
    {
      level: 'danger',
      when: ({ speed, rayleigh }) => speed !== undefined && isAbove(speed, 1.2 * rayleigh),
      says: 'The operating speed of {speed} is above the first critical speed, {rayleigh} at most: the shaft has to pass it, and higher critical speeds, which are not computed here, may be near.',
    },
    {
      level: 'caution',
      when: ({ speed, dunkerley }) =>
        speed !== undefined && isAbove(speed, 0.5 * dunkerley) && isBelow(speed, 0.8 * dunkerley),
      says: 'The operating speed is over half of the critical speed: designers like to keep the first critical speed at least twice the operating speed (Shigley), as bearings and couplings give way too.',
    },
    {
      level: 'caution',
      when: ({ outerDiameter, span }) => isAbove(outerDiameter, 0.1 * span),
      says: 'The shaft is thicker than a tenth of its span: shear and the give of the bearings lower its critical speed well below the figures told.',
    },
    {
      level: 'caution',
      when: ({ outerDiameter, span }) => isBelow(outerDiameter, span / 200),
      says: 'The shaft is thinner than a two-hundredth of its span: check that both are in one unit.',
    },
    {
      level: 'caution',
      when: ({ deflection, span }) => isAbove(deflection, 0.01 * span),
      says: 'The static deflection of {deflection} is over a hundredth of the span: check masses, diameter and span, as hardly any machine shaft sags so much.',
    },
    {
      level: 'caution',
      when: ({ innerDiameter, outerDiameter }) => innerDiameter > 0 && isBelow(innerDiameter, 0.1 * outerDiameter),
      says: 'The bore is below a tenth of the diameter and changes next to nothing: check that both are in one unit.',
    },
    {
      level: 'caution',
      when: ({ discs, span }) =>
        discs !== undefined &&
        discs.length > 0 &&
        (discs.every(({ position }) => isBelow(position, 0.1 * span)) ||
          discs.every(({ position }) => isAbove(position, 0.9 * span))),
      says: 'All discs sit within a tenth of the span beside one bearing: check that positions and span are in one unit, and positions from the left bearing.',
    },
    {
      level: 'caution',
      when: ({ density }) => density > 0 && density < 500,
      says: 'The density is below that of light materials: is it in kg/m³ (steel 7,850), not in g/cm³?',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Static deflection',
    x: { of: 'span', label: 'Distance from the left bearing' },
    y: { of: 'deflection', label: 'Deflection, downward' },
    curve: ({ span, outerDiameter, innerDiameter, discs, elasticModulus, density, single }) => {
      const stiffness = elasticModulus * (Math.PI / 64) * (outerDiameter ** 4 - innerDiameter ** 4);
      const line = density * (Math.PI / 4) * (outerDiameter ** 2 - innerDiameter ** 2);
      return {
        from: 0,
        to: span,
        lines: [
          {
            y: (x) =>
              standardGravity *
              ((line * x * (span - x) * (span ** 2 + span * x - x ** 2)) / (24 * stiffness) +
                sum(
                  (discs ?? []).map(
                    ({ mass, position }) => (mass * influence(x, position, span)) / (6 * stiffness * span),
                  ),
                )),
          },
        ],
        points: single.map(({ position, deflection }) => [position, deflection] as const),
      };
    },
  },
  explanation: ({ discs, innerDiameter, density, bare, speed, dunkerley, rayleigh }) =>
    `The first critical speed ${discs === undefined || discs.length === 0 ? 'is {dunkerley} (Rayleigh has {rayleigh})' : isAtMost(rayleigh, 1.00001 * dunkerley) ? 'is {dunkerley} by Dunkerley and Rayleigh alike' : 'lies between {dunkerley} (Dunkerley) and {rayleigh} (Rayleigh)'}, for a shaft of {outerDiameter}${innerDiameter > 0 ? ' with a bore of {innerDiameter}' : ''} over {span} with a modulus of {elasticModulus}, ${density > 0 ? 'its own mass of {shaftMass} counted at a density of {density}' : 'without the mass of the shaft'}${discs === undefined || discs.length === 0 ? ', and no discs' : ', and {discMass} of discs'}.${bare === undefined || discs === undefined || discs.length === 0 ? '' : ' The bare shaft has {bare}.'} The ${discs === undefined || discs.length === 0 ? 'middle sags' : 'discs sag'} by at most {deflection}.${speed === undefined ? '' : ' It runs at {speed}.'}`,
  examples: [
    {
      inputs: {
        span: '31 in',
        outerDiameter: '1 in',
        discs: [
          { mass: '35 lb', position: '7 in' },
          { mass: '55 lb', position: '20 in' },
        ],
        elasticModulus: '30e6 psi',
        density: 0,
      },
      results: {
        dunkerley: 1149.383608353,
        rayleigh: 1191.736043956,
        deflection: 0.6913861332884,
        shaftMass: 0,
        single: {
          length: 2,
          rows: { 0: { alone: 2209.31992137, deflection: 0.4938502849716 }, 1: { alone: 1345.85380575 } },
        },
      },
      source:
        'Data of Shigley, example 7-5; Python with mpmath: deflections by Macaulay; beam elements give 1190.58 rpm',
    },
    {
      inputs: {
        span: 800,
        outerDiameter: 40,
        discs: [
          { mass: 20, position: 300 },
          { mass: 12, position: 600 },
        ],
        speed: 1500,
      },
      results: {
        dunkerley: 2807.324288081,
        rayleigh: 2884.325937907,
        bare: 7562.084009891,
        deflection: 0.1178900981049,
        shaftMass: 7.89168074582,
        single: { rows: { 1: { alone: 5739.77989299, deflection: 0.08934334541621 } } },
      },
      cautions: ['over half of the critical'],
      source: 'Python with mpmath: deflections by Macaulay, adaptive quadrature; beam elements give 2882.93 rpm',
    },
    {
      inputs: { span: 500, outerDiameter: 20, discs: [{ mass: 10, position: 250 }], density: 0 },
      results: { dunkerley: 2385.981696, rayleigh: 2385.981696, deflection: 0.1570830136 },
      source: 'Python: √(48 E I/(M L³)), M g L³/(48 E I); one disc on a shaft without mass, where both agree',
    },
    {
      inputs: { span: 500, outerDiameter: 20, discs: [{ mass: 10, position: 250 }], density: 0, speed: 39.7 },
      results: { dunkerley: 2385.981696 },
      cautions: ['not per second'],
      source: 'By hand: 39.7 turns per second are 2,382 rpm, at the critical speed; as rpm far below it',
    },
    {
      inputs: { span: 1200, outerDiameter: 50, innerDiameter: 30, elasticModulus: 71, density: 2700, speed: 4500 },
      results: {
        dunkerley: 4892.551375684,
        rayleigh: 4896.04832688,
        bare: 4892.551375684,
        deflection: 0.04738391284176,
        shaftMass: 4.07150407905,
      },
      cautions: ['within 20%'],
      source: 'Python with mpmath: π² √(E I/(m L⁴)); beam elements give 4892.55 rpm',
    },
    {
      inputs: { span: 500, outerDiameter: 60, discs: [{ mass: 10, position: 250 }], speed: 22000 },
      results: { dunkerley: 17265.71353705, rayleigh: 17298.49979799, deflection: 0.003284401708376 },
      cautions: ['above the first critical', 'thicker than a tenth'],
      source: 'Python with mpmath: deflections by Macaulay; beam elements give 17294.22 rpm',
    },
    {
      inputs: { span: 2000, outerDiameter: 8, discs: [{ mass: 5, position: 1000 }], density: 7.85 },
      results: { dunkerley: 67.48312926727, rayleigh: 67.48316682327, deflection: 196.373136458 },
      cautions: ['two-hundredth', 'over a hundredth', 'g/cm³'],
      source: 'Python with mpmath: deflections by Macaulay; beam elements give 67.48317 rpm',
    },
    {
      inputs: {
        span: 800,
        outerDiameter: 40,
        innerDiameter: 2,
        discs: [{ mass: 20, position: 30 }],
        density: 0,
      },
      results: { dunkerley: 23096.10645962, rayleigh: 23096.10645962, discMass: 20, deflection: 0.00167643181495 },
      cautions: ['next to nothing', 'beside one bearing'],
      source: 'Python with mpmath: 30/π √(3 E I L/(m a² b²))',
    },
    {
      inputs: { span: 500, outerDiameter: 30, innerDiameter: 30 },
      refused: 'must be below the diameter',
      source: 'By definition',
    },
    {
      inputs: { span: 500, outerDiameter: 30, discs: [{ mass: 5, position: 500 }] },
      refused: 'between the bearings',
      source: 'By definition',
    },
    {
      inputs: { span: 500, outerDiameter: 30, density: 0 },
      refused: 'nothing that swings',
      source: 'By definition',
    },
  ],
  notes: [
    'A uniform shaft on two rigid bearings that let it tilt: soft bearings and supports lower the critical speed, bearings that clamp raise it.',
    'Discs are points: tilting inertia and gyroscopic moments of large discs off the middle shift the speed.',
    'Torsional critical speeds are another matter.',
  ],
  references: [
    {
      title:
        "Budynas, Nisbett: Shigley's Mechanical Engineering Design, 9th ed., §7-6, equations 7-22 to 7-32 and example 7-5",
      url: "https://digilib.universitaspertamina.ac.id/ebook/Shigley's%20Mechanical%20Engineering%20Design/files/basic-html/page411.html",
    },
    { title: 'Roark: Formulas for Stress and Strain, table 8.1' },
    {
      title: 'Shaft critical speed: theory and formulas (Dunkerley)',
      url: 'http://www.mechengcalculations.com/jmm/vibr02.html',
    },
  ],
});

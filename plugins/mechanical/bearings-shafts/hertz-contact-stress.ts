import {
  choice,
  constant,
  defineCalculator,
  findRoot,
  isAbove,
  isBelow,
  number,
  quantity,
  roundTo,
  table,
  text,
} from '@reckoner/engine';
import { yieldStrength } from '../shared/stress.js';

/** Depth of the largest shear stress under a point contact, in contact radii, by Poisson's ratio. */
const shearDepth = (poisson: number) =>
  findRoot((z) => (1 + poisson) * (Math.atan(1 / z) - z / (1 + z ** 2)) - (3 * z) / (1 + z ** 2) ** 2, 0.1, 2);

/** Shear stress on the axis of a point contact at a depth in contact radii, over the largest pressure. */
const shearAt = (z: number, poisson: number) =>
  (3 / (2 * (1 + z ** 2)) - (1 + poisson) * (1 - z * Math.atan(1 / z))) / 2;

/** Depth of the largest shear stress under a line contact, in half-widths, and that stress over the largest pressure. */
const LINE_DEPTH = 0.7861513777574233;
const LINE_SHEAR = 0.3002831060007776;

/** Depth of the largest shear stress between pressure and the stress along an endless line, in half-widths. */
const alongDepth = (poisson: number) =>
  poisson === 0 ? 0 : findRoot((z) => 2 * poisson * (1 - z / Math.hypot(1, z)) - z / Math.hypot(1, z) ** 3, 0, 1);

/** That stress at a depth in half-widths, over the largest pressure, in plane strain. */
const alongAt = (z: number, poisson: number) => (1 / Math.hypot(1, z) - 2 * poisson * (Math.hypot(1, z) - z)) / 2;

/** Depth and size of the largest shear stress under a line contact: across the line, or with the stress along it. */
const lineShear = (poisson: number) => {
  const depth = alongDepth(poisson);
  const shear = alongAt(depth, poisson);
  return shear > LINE_SHEAR ? { depth, shear } : { depth: LINE_DEPTH, shear: LINE_SHEAR };
};

/** The same under a point contact, in contact radii. */
const pointShear = (poisson: number) => {
  const depth = shearDepth(poisson);
  return { depth, shear: shearAt(depth, poisson) };
};

/** Elastic contact without friction: Hertz, 1881. */
export default defineCalculator({
  title: 'Hertz contact stress',
  description:
    'Largest pressure, size of the contact, approach and shear stress below the surface where a sphere or cylinder is pressed on another one, on a flat or in a hollow: a spherical socket or a groove along the cylinder.',
  keywords: [
    'Hertzian contact',
    'contact pressure',
    'ball on flat',
    'two cylinders in contact',
    'sphere on sphere contact',
    'line contact',
    'point contact',
    'subsurface shear stress',
    'contact half-width',
  ],
  inputs: {
    shape: choice(
      {
        sphere: { label: 'Sphere (point contact)', also: ['sphere', 'ball', 'point'] },
        cylinder: { label: 'Cylinder (line contact)', also: ['cylinder', 'roller', 'line', 'wheel'] },
      },
      { label: 'Body 1', default: 'sphere' },
    ),
    counterpart: choice(
      {
        flat: { label: 'Flat', also: ['plane', 'plate'] },
        convex: { label: 'Another sphere or cylinder', also: ['convex', 'sphere', 'cylinder'] },
        concave: {
          label: 'Hollow: socket of a sphere, groove of a cylinder',
          also: ['concave', 'socket', 'race', 'groove'],
        },
      },
      { label: 'Body 2', default: 'flat' },
    ),
    force: quantity('N', { label: 'Force', symbol: 'F', above: 0, max: 1e9, usual: [0.01, 1e7] }),
    length: quantity('m', {
      label: 'Length of the line of contact',
      unit: 'mm',
      symbol: 'L',
      above: 0,
      max: 1e5,
      usual: [0.5, 5000],
      when: { shape: 'cylinder' },
    }),
    diameter1: quantity('m', {
      label: 'Diameter of body 1',
      unit: 'mm',
      symbol: 'd_1',
      above: 0,
      max: 1e5,
      usual: [0.1, 3000],
    }),
    diameter2: quantity('m', {
      label: 'Diameter of body 2',
      help: 'Of a socket or groove the inner diameter.',
      unit: 'mm',
      symbol: 'd_2',
      above: 0,
      max: 1e6,
      usual: [0.1, 10000],
      when: { counterpart: ['convex', 'concave'] },
    }),
    modulus1: quantity('Pa', {
      label: 'Modulus of elasticity of body 1',
      help: 'Steel 207, cast iron 100, aluminum 71, glass 70, ceramic Si₃N₄ 310 GPa.',
      unit: 'GPa',
      symbol: 'E_1',
      min: 0.001,
      max: 2000,
      usual: [0.5, 700],
      default: 207,
    }),
    poisson1: number({
      label: 'Poisson’s ratio of body 1',
      symbol: '\\nu_1',
      min: 0,
      max: 0.5,
      usual: [0.15, 0.5],
      default: 0.3,
    }),
    modulus2: quantity('Pa', {
      label: 'Modulus of elasticity of body 2',
      unit: 'GPa',
      symbol: 'E_2',
      min: 0.001,
      max: 2000,
      usual: [0.5, 700],
      default: 207,
    }),
    poisson2: number({
      label: 'Poisson’s ratio of body 2',
      symbol: '\\nu_2',
      min: 0,
      max: 0.5,
      usual: [0.15, 0.5],
      default: 0.3,
    }),
    yieldStrength: {
      ...yieldStrength,
      label: 'Yield strength of the weaker body',
      help: 'Hardened bearing steel about 2,000, structural steel 235 to 355 MPa.',
    },
  },
  outputs: {
    maxPressure: quantity('Pa', { label: 'Largest pressure', unit: 'MPa', symbol: 'p_0', digits: 4, places: 1 }),
    meanPressure: quantity('Pa', { label: 'Mean pressure', unit: 'MPa', symbol: 'p_m', digits: 4, places: 1 }),
    contactSize: quantity('m', {
      label: 'Contact radius or half-width',
      help: 'Radius of the circle of a point contact; half the width of the strip of a line contact.',
      unit: 'mm',
      symbol: 'a',
      digits: 4,
      places: 4,
    }),
    approach: quantity('m', {
      label: 'Approach of the bodies',
      help: 'Of a point contact; that of a line contact depends on the bodies as a whole.',
      unit: 'µm',
      symbol: '\\delta',
      digits: 4,
      places: 3,
      optional: true,
    }),
    shear: quantity('Pa', {
      label: 'Largest shear stress below the surface',
      unit: 'MPa',
      symbol: '\\tau',
      digits: 4,
      places: 1,
    }),
    depth: quantity('m', { label: 'Its depth', unit: 'mm', symbol: 'z', digits: 4, places: 4 }),
    contactModulus: quantity('Pa', { label: 'Contact modulus E*', unit: 'GPa', symbol: 'E^*', digits: 4 }),
    effectiveRadius: quantity('m', { label: 'Effective radius', unit: 'mm', symbol: 'R', digits: 4 }),
    utilization: number({
      label: 'Shear stress over half the yield strength',
      help: 'Above 1 the material yields below the surface (Tresca).',
      symbol: 'u',
      places: 3,
      optional: true,
    }),
    bodies: table(
      {
        body: text({ label: 'Body' }),
        shear: quantity('Pa', { label: 'Largest shear stress', unit: 'MPa', digits: 4, places: 1 }),
        depth: quantity('m', { label: 'Its depth', unit: 'mm', digits: 4, places: 4 }),
        tension: quantity('Pa', { label: 'Tension at the edge', unit: 'MPa', digits: 4, places: 1 }),
      },
      { label: 'Stresses in the two bodies' },
    ),
  },
  formula: ({
    shape,
    counterpart,
    force,
    length,
    diameter1,
    diameter2,
    modulus1,
    poisson1,
    modulus2,
    poisson2,
    yieldStrength,
  }) => {
    const contactModulus = 1 / ((1 - poisson1 ** 2) / modulus1 + (1 - poisson2 ** 2) / modulus2);
    const effectiveRadius =
      counterpart === 'flat'
        ? diameter1 / 2
        : counterpart === 'convex'
          ? (diameter1 * diameter2!) / (2 * (diameter1 + diameter2!))
          : (diameter1 * diameter2!) / (2 * (diameter2! - diameter1));
    const point = shape === 'sphere';
    const contactSize = point
      ? Math.cbrt((3 * force * effectiveRadius) / (4 * contactModulus))
      : Math.sqrt((4 * force * effectiveRadius) / (Math.PI * length! * contactModulus));
    const maxPressure = point
      ? (3 * force) / (2 * Math.PI * contactSize ** 2)
      : (2 * force) / (Math.PI * contactSize * length!);
    const { depth: depth1, shear: shear1 } = point ? pointShear(poisson1) : lineShear(poisson1);
    const { depth: depth2, shear: shear2 } = point ? pointShear(poisson2) : lineShear(poisson2);
    const first = poisson1 <= poisson2;
    const shear = maxPressure * (first ? shear1 : shear2);
    const body = (name: string, stress: number, z: number, poisson: number) => ({
      body: name,
      shear: maxPressure * stress,
      depth: contactSize * z,
      tension: point ? (maxPressure * (1 - 2 * poisson)) / 3 : constant(0, 'Pa'),
    });
    return {
      maxPressure,
      meanPressure: point ? (2 / 3) * maxPressure : (Math.PI / 4) * maxPressure,
      contactSize,
      approach: point ? contactSize ** 2 / effectiveRadius : undefined,
      shear,
      depth: contactSize * (first ? depth1 : depth2),
      contactModulus,
      effectiveRadius,
      utilization: yieldStrength === undefined ? undefined : shear / (yieldStrength / 2),
      bodies: [body('1', shear1, depth1, poisson1), body('2', shear2, depth2, poisson2)],
    };
  },
  shown: ({
    shape,
    counterpart,
    force,
    length,
    diameter1,
    diameter2,
    modulus1,
    poisson1,
    modulus2,
    poisson2,
    contactModulus,
    effectiveRadius,
    contactSize,
    maxPressure,
  }) => ({
    contactModulus: 1 / ((1 - poisson1 ** 2) / modulus1 + (1 - poisson2 ** 2) / modulus2),
    effectiveRadius:
      counterpart === 'flat'
        ? diameter1 / 2
        : counterpart === 'convex'
          ? 1 / (2 / diameter1 + 2 / diameter2!)
          : 1 / (2 / diameter1 - 2 / diameter2!),
    contactSize:
      shape === 'sphere'
        ? Math.cbrt((3 * force * effectiveRadius) / (4 * contactModulus))
        : Math.sqrt((4 * force * effectiveRadius) / (Math.PI * length! * contactModulus)),
    maxPressure:
      shape === 'sphere'
        ? (3 * force) / (2 * Math.PI * contactSize ** 2)
        : (2 * force) / (Math.PI * contactSize * length!),
    meanPressure: shape === 'sphere' ? (2 / 3) * maxPressure : (Math.PI / 4) * maxPressure,
    approach: contactSize ** 2 / effectiveRadius,
    shear: undefined,
    utilization: undefined,
    depth: undefined,
    bodies: undefined,
  }),
  stepwise: [
    'Under a point contact the shear stress at the depth z = ζ a is p₀/2 × (3/(2 (1 + ζ²)) − (1 + ν)(1 − ζ arctan(1/ζ))); the table has its maximum in each body, near 0.31 p₀ at 0.48 a for ν = 0.3, and the tension (1 − 2ν) p₀/3 at the edge.',
    'Under a line contact the shear stress in the plane across the line is p₀ (ζ − ζ²/√(1 + ζ²)), at most 0.3003 p₀ at ζ = 0.7862. That between the pressure and the stress along the line is p₀/2 × (1/√(1 + ζ²) − 2ν(√(1 + ζ²) − ζ)), which is the larger one where ν is below 0.242: 0.330 p₀ for ν = 0.2. The larger one is taken; the pressure nowhere causes tension.',
  ],
  requires: [
    {
      that: ({ counterpart, diameter1, diameter2 }) => counterpart !== 'concave' || isBelow(diameter1, diameter2),
      field: 'diameter2',
      says: 'A ball or roller of {diameter1} needs a hollow wider than itself, not {diameter2}: where both are alike, they touch all over and Hertz does not hold.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ contactSize, diameter1, counterpart, diameter2 }) =>
        isAbove(contactSize, 0.05 * diameter1) || (counterpart !== 'flat' && isAbove(contactSize, 0.05 * diameter2!)),
      says: 'The contact reaches over a tenth of a radius: Hertz holds for contacts that are small beside the bodies, so take the figures as rough, and check force and moduli.',
    },
    {
      level: 'caution',
      when: ({ counterpart, diameter1, diameter2 }) =>
        counterpart === 'concave' && isAbove(diameter1, 0.9 * diameter2!),
      says: 'Body and hollow are nearly of one size: small errors of the diameters change the pressure by much, and a conforming contact is no longer that of Hertz.',
    },
    {
      level: 'caution',
      when: ({ shape, counterpart }) => shape === 'sphere' && counterpart === 'concave',
      says: 'The hollow is taken as a spherical socket. A ball in the groove of a race or on a cylinder touches over an ellipse, with another pressure, higher in a groove of this diameter: do not take these figures for it.',
    },
    {
      level: 'danger',
      when: ({ utilization }) => utilization !== undefined && roundTo(utilization, 3) > 1,
      says: 'The weaker body yields below the surface: the shear stress there is {utilization} times half of its yield strength, so that elastic figures do not hold. Lower the force or take larger radii or a harder material.',
    },
    {
      level: 'caution',
      when: ({ maxPressure, yieldStrength }) => yieldStrength === undefined && roundTo(maxPressure / 1e6, 1) > 4000,
      says: 'Static ratings of rolling bearings (ISO 76) end at 4,000 MPa for rollers and 4,200 MPa for balls of hardened steel, where permanent dents begin: anything softer dents well before this pressure.',
    },
    {
      level: 'note',
      when: ({ maxPressure, yieldStrength }) => yieldStrength === undefined && roundTo(maxPressure / 1e6, 1) <= 4000,
      says: 'Whether this pressure is borne depends on the weaker body, which yields below its surface at about 1.6 times its yield strength: send that, to have it compared.',
    },
    {
      level: 'note',
      when: ({ shape, shear, maxPressure }) => shape === 'cylinder' && isAbove(shear, LINE_SHEAR * maxPressure),
      says: 'At so low a Poisson’s ratio the shear stress between the pressure and the stress along the line is the largest one, more than the 0.30 of the largest pressure that textbooks have for steel; it is taken, as for a line without ends.',
    },
    {
      level: 'caution',
      when: ({ shape, length, contactSize }) => shape === 'cylinder' && isBelow(length!, 10 * contactSize),
      says: 'The line of contact is shorter than five of its widths: ends matter there, and the pressure of an endless line is no longer met.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Shear stress below the surface of body 1',
    x: { of: 'depth', label: 'Depth' },
    y: { of: 'shear', label: 'Shear stress' },
    curve: ({ shape, maxPressure, contactSize, poisson1 }) => ({
      from: 0,
      to: 3 * contactSize,
      lines: [
        {
          y: (x) => {
            const z = x / contactSize;
            return (
              maxPressure *
              (shape === 'sphere'
                ? shearAt(Math.max(z, 1e-9), poisson1)
                : Math.max(z - z ** 2 / Math.hypot(1, z), alongAt(z, poisson1)))
            );
          },
        },
      ],
    }),
  },
  explanation: ({ shape, counterpart, utilization, depth }) =>
    `The ${shape} of {diameter1} diameter is pressed ${counterpart === 'flat' ? 'on a flat' : counterpart === 'convex' ? `on a ${shape} of {diameter2}` : shape === 'sphere' ? 'in a spherical socket of {diameter2}' : 'in a groove along it of {diameter2}'} with {force}${shape === 'cylinder' ? ' over a length of {length}' : ''}: the largest pressure is {maxPressure}, on a ${shape === 'sphere' ? 'circle of {contactSize} radius, and the bodies approach by {approach}' : 'strip of {contactSize} half-width'}. The largest shear stress, {shear}, lies ${depth === 0 ? 'at the surface' : '{depth} below the surface'}${utilization === undefined ? '' : ' and is {utilization} times half the yield strength of {yieldStrength}'}. Moduli of {modulus1} and {modulus2} and Poisson’s ratios of {poisson1} and {poisson2} are taken.`,
  examples: [
    {
      inputs: { force: 500, diameter1: 50, modulus1: 200, modulus2: 200, yieldStrength: 2000 },
      results: {
        maxPressure: 1231.883424217,
        meanPressure: 821.2556161449,
        contactSize: 0.4402211353995,
        approach: 7.751785922098,
        shear: 381.9091175253,
        depth: 0.2116867096889,
        contactModulus: 109.8901099,
        effectiveRadius: 25,
        utilization: 0.3819091175,
        bodies: { length: 2, rows: { 1: { shear: 381.9091175253, tension: 164.251123229 } } },
      },
      source: 'Python with mpmath: formulas of AmesWeb, maximum of (σx - σz)/2 by its derivative',
    },
    {
      inputs: {
        counterpart: 'convex',
        force: 500,
        diameter1: 50,
        diameter2: 50,
        modulus1: 200,
        modulus2: 200,
        yieldStrength: 2000,
      },
      results: {
        maxPressure: 1955.493043505,
        contactSize: 0.3494037467159,
        approach: 9.76663825753,
        shear: 606.2429349159,
        effectiveRadius: 12.5,
      },
      source: 'Python with mpmath: formulas of AmesWeb',
    },
    {
      inputs: {
        counterpart: 'concave',
        force: 100,
        diameter1: 10,
        diameter2: 11,
        modulus1: 310,
        poisson1: 0.26,
        yieldStrength: 2000,
      },
      results: {
        maxPressure: 488.6740526891,
        contactSize: 0.3125799038934,
        approach: 1.776476296692,
        shear: 156.0444551362,
        depth: 0.1461683364518,
        contactModulus: 135.064368685,
        effectiveRadius: 55,
        bodies: {
          rows: { 0: { tension: 78.18784843025 }, 1: { shear: 151.4989751068, depth: 0.1503085745986 } },
        },
      },
      cautions: ['nearly of one size', 'spherical socket'],
      source: 'Python with mpmath: formulas of AmesWeb with a negative diameter',
    },
    {
      inputs: {
        shape: 'cylinder',
        force: '5000 lbf',
        length: '0.875 in',
        diameter1: '12 in',
        modulus1: '30e6 psi',
        poisson1: 0.28,
        modulus2: '30e6 psi',
        poisson2: 0.28,
      },
      results: {
        maxPressure: 484.3103982064,
        meanPressure: 380.3764972656,
        contactSize: 1.315439807705,
        shear: 145.4302306419,
        depth: 1.034134817184,
        effectiveRadius: 152.4,
      },
      cautions: ['Whether this pressure is borne'],
      source:
        'Norton: Machine Design, example 7-2: 70,243 psi and 0.0518 in (its shear factor is 0.304); more digits in Python with mpmath',
    },
    {
      inputs: {
        shape: 'cylinder',
        counterpart: 'convex',
        force: 2000,
        length: 15,
        diameter1: 20,
        diameter2: 60,
        modulus2: 110,
        poisson2: 0.15,
        yieldStrength: 400,
      },
      results: {
        maxPressure: 652.7154698415,
        contactSize: 0.130045387673,
        shear: 240.1699515406,
        depth: 0.03238096292823,
        utilization: 1.200849757703,
        bodies: { rows: { 0: { shear: 195.9994286188, depth: 0.1022353606901, tension: 0 } } },
      },
      cautions: ['yields below the surface', 'so low a Poisson'],
      source: 'Python with mpmath: formulas of AmesWeb; largest of half the differences of the three stresses',
    },
    {
      inputs: {
        shape: 'cylinder',
        force: 1000,
        length: 10,
        diameter1: 10,
        modulus1: 370,
        poisson1: 0.22,
        modulus2: 370,
        poisson2: 0.22,
      },
      results: { maxPressure: 1112.496642612, shear: 351.3747101467, depth: 0.0200497819383 },
      cautions: ['so low a Poisson', 'Whether this pressure'],
      source:
        'Python with mpmath: largest of half the differences of the three stresses, below ν = 0.2423 with that along the line',
    },
    {
      inputs: { shape: 'cylinder', force: 1000, length: 10, diameter1: 10, poisson1: 0 },
      results: { maxPressure: 830.6317941078, shear: 415.3158970539, depth: 0 },
      cautions: ['so low a Poisson', 'Whether this pressure'],
      source: 'Python with mpmath: half the largest pressure, at the surface',
    },
    {
      inputs: { shape: 'cylinder', force: 1000, length: 10, diameter1: 10, poisson1: 0.25 },
      results: { maxPressure: 844.5648658405, shear: 253.6085611337, depth: 0.05925885996411 },
      cautions: ['Whether this pressure'],
      source: 'Python with mpmath: largest of half the differences of the three stresses',
    },
    {
      inputs: { shape: 'cylinder', force: 30000, length: 1, diameter1: 10 },
      results: { maxPressure: 14738.39417946, contactSize: 1.295839488242, shear: 4425.690781672 },
      cautions: ['over a tenth of a radius', 'ISO 76', 'shorter than five'],
      source: 'Python with mpmath: formulas of AmesWeb',
    },
    {
      inputs: { force: 10000, diameter1: 20, modulus2: 71, poisson2: 0.33, yieldStrength: 275 },
      results: {
        maxPressure: 4069.190919409,
        contactSize: 1.083219974667,
        approach: 117.3365513518,
        shear: 1261.532611384,
        utilization: 9.174782628,
      },
      cautions: ['yields below the surface', 'over a tenth of a radius'],
      source: 'Python with mpmath: formulas of AmesWeb',
    },
    {
      inputs: { counterpart: 'concave', force: 100, diameter1: 10, diameter2: 10 },
      refused: 'wider than itself',
      source: 'By definition',
    },
  ],
  notes: [
    'Glass and ceramics do not yield: they crack by the tension at the edge of a point contact, which the table has.',
    'Smooth bodies without friction; traction, roughness and lubricant films move the largest shear stress toward the surface.',
    'Ends of rollers, crossed cylinders and balls in grooves of a bearing have elliptical contacts or peaks at the edges, which are not looked at.',
    'Fatigue (pitting) begins far below the static limit where the contact rolls over many times.',
  ],
  references: [
    { title: 'Johnson: Contact Mechanics (1985), ch. 4' },
    { title: "Budynas, Nisbett: Shigley's Mechanical Engineering Design, 10th ed., §3-19" },
    {
      title: 'Newcastle University: Elastic contact stress formulae',
      url: 'https://www.staff.ncl.ac.uk/s.j.bull/ecstr.html',
    },
    {
      title: 'AmesWeb: Hertzian contact calculation steps',
      url: 'https://amesweb.info/HertzianContact/HertzianContactCalculationSteps.aspx',
    },
  ],
});

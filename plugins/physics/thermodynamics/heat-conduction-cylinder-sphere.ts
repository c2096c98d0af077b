import { choice, constant, defineEquations, isAbove, isBelow, quantity } from '@reckoner/engine';

const temperature = { unit: '°C', min: -273, max: 5000, usual: [-272, 3000], optional: true } as const;
const radius = { unit: 'mm', above: 0, max: 1e8, usual: [0.01, 50000], optional: true } as const;

/** Whether the resistance is given, or follows from what is given of the wall. */
function knowsResistance(shape: string, given: Readonly<Record<string, boolean>>): boolean {
  const radii = [given.innerRadius, given.outerRadius, given.thickness].filter(Boolean).length;
  const conductivity = given.conductivity || (given.coefficient && given.criticalRadius);
  return Boolean(given.resistance || (conductivity && radii > 1 && (shape === 'sphere' || given.length)));
}

/** Q = kS(T₁ - T₂), with S = 2πL/ln(r₂/r₁) of a tube and 4πr₁r₂/(r₂ - r₁) of a hollow sphere. */
export default defineEquations({
  title: 'Radial heat conduction',
  description:
    'Heat through the wall of a tube or hollow sphere from its radii, conductivity and surface temperatures, or any of these from the heat, and the critical radius.',
  keywords: [
    'conduction through a cylinder',
    'hollow cylinder heat flow',
    'spherical shell conduction',
    'pipe wall conduction',
    'conduction shape factor',
    'critical radius of insulation',
  ],
  related: ['heat-conduction-slab', 'pipe-insulation-heat-loss'],
  variables: {
    shape: choice(
      {
        cylinder: { label: 'Tube', also: ['cylinder', 'pipe', 'hollow cylinder'] },
        sphere: { label: 'Hollow sphere', also: ['sphere', 'spherical shell'] },
      },
      { label: 'Shape', default: 'cylinder' },
    ),
    heat: quantity('W', {
      label: 'Heat flow outward',
      help: 'Negative where heat flows in.',
      symbol: 'Q',
      min: -1e15,
      max: 1e15,
      optional: true,
    }),
    conductivity: quantity('W/(m*K)', {
      label: 'Thermal conductivity',
      help: 'Mineral wool 0.04, plastics 0.2, glass 1, stainless steel 15, steel 50, aluminum 200, copper 400 W/(m·K).',
      symbol: 'k',
      above: 0,
      max: 10000,
      usual: [0.01, 2500],
      optional: true,
    }),
    innerRadius: quantity('m', {
      label: 'Inner radius',
      help: 'Half of the inner diameter.',
      symbol: 'r_1',
      ...radius,
    }),
    outerRadius: quantity('m', {
      label: 'Outer radius',
      help: 'Half of the outer diameter.',
      symbol: 'r_2',
      ...radius,
    }),
    thickness: quantity('m', {
      label: 'Thickness of the wall',
      symbol: 't',
      unit: 'mm',
      above: 0,
      max: 1e8,
      optional: true,
    }),
    length: quantity('m', {
      label: 'Length of the tube',
      symbol: 'L',
      above: 0,
      max: 1e9,
      usual: [0.001, 1e6],
      optional: true,
      when: { shape: 'cylinder' },
    }),
    innerTemperature: quantity('K', { label: 'Temperature inside', symbol: 'T_1', ...temperature }),
    outerTemperature: quantity('K', { label: 'Temperature outside', symbol: 'T_2', ...temperature }),
    resistance: quantity('K/W', { label: 'Thermal resistance', symbol: 'R', above: 0, optional: true }),
    coefficient: quantity('W/(m^2*K)', {
      label: 'Surface coefficient outside',
      help: 'For the critical radius: in still air about 10, in wind 20 to 30.',
      symbol: 'h',
      above: 0,
      max: 1e6,
      usual: [1, 50000],
      optional: true,
    }),
    criticalRadius: quantity('m', {
      label: 'Critical radius',
      help: 'Up to it a thicker layer lets more heat through.',
      unit: 'mm',
      symbol: 'r_c',
      above: 0,
      optional: true,
    }),
  },
  equations: ({
    shape,
    heat,
    conductivity,
    innerRadius,
    outerRadius,
    thickness,
    length,
    innerTemperature,
    outerTemperature,
    resistance,
    coefficient,
    criticalRadius,
  }) => [
    [outerRadius, innerRadius + thickness],
    [
      resistance,
      shape === 'cylinder'
        ? Math.log1p(thickness / innerRadius) / (2 * Math.PI * conductivity * length)
        : thickness / (4 * Math.PI * conductivity * innerRadius * outerRadius),
    ],
    [heat, (innerTemperature - outerTemperature) / resistance],
    [criticalRadius, ((shape === 'cylinder' ? 1 : 2) * conductivity) / coefficient],
  ],
  figure: {
    kind: 'curve',
    title: 'Temperature through the wall',
    x: { of: 'innerRadius', label: 'Radius' },
    y: { of: 'innerTemperature', label: 'Temperature' },
    curve: ({ shape, innerRadius, outerRadius, innerTemperature, outerTemperature }) =>
      innerRadius === undefined ||
      outerRadius === undefined ||
      innerTemperature === undefined ||
      outerTemperature === undefined
        ? undefined
        : {
            from: innerRadius,
            to: outerRadius,
            lines: [
              {
                y: (r) =>
                  innerTemperature -
                  (innerTemperature - outerTemperature) *
                    (shape === 'cylinder'
                      ? Math.log(r / innerRadius) / Math.log(outerRadius / innerRadius)
                      : (1 / innerRadius - 1 / r) / (1 / innerRadius - 1 / outerRadius)),
              },
            ],
            marks: [
              { x: innerRadius, y: innerTemperature, label: 'Inside' },
              { x: outerRadius, y: outerTemperature, label: 'Outside' },
            ],
          },
  },
  explanation: ({ shape, heat, conductivity, innerRadius, outerRadius, resistance, coefficient }) => {
    const radii =
      innerRadius === undefined || outerRadius === undefined ? '' : ' from {innerRadius} to {outerRadius} radius';
    const wall =
      shape === 'cylinder' ? `a tube{length? {length} long|}${radii && `,${radii}`}` : `a hollow sphere${radii}`;
    const critical =
      conductivity === undefined || coefficient === undefined
        ? ''
        : ` With {conductivity} and {coefficient} outside the critical radius is {criticalRadius}.`;
    if (heat !== undefined) {
      return `Through ${wall}, {heat|{|heat|} of heat flow inward|no heat flows|{|heat|} of heat flow outward}{innerTemperature?, at {innerTemperature} inside|}{outerTemperature?, {outerTemperature} outside|}{conductivity? and {conductivity}|}.${critical}`;
    }
    if (resistance !== undefined) {
      return `The thermal resistance is {resistance}, of ${wall}.${critical}`;
    }
    return critical.trim();
  },
  requires: [
    {
      that: ({ innerRadius, outerRadius }, given) =>
        !given.innerRadius || !given.outerRadius || innerRadius < outerRadius,
      field: 'outerRadius',
      says: 'The outer radius, {outerRadius}, must be above the inner one, {innerRadius}.',
    },
    {
      that: ({ outerRadius, thickness }, given) =>
        !given.thickness || !given.outerRadius || isBelow(thickness, outerRadius),
      field: 'thickness',
      says: 'A wall of {thickness} leaves nothing hollow in an outer radius of {outerRadius}: is that the radius, not the diameter?',
    },
    {
      that: ({ heat, innerTemperature, outerTemperature }, given) =>
        !given.heat ||
        !given.innerTemperature ||
        !given.outerTemperature ||
        (heat === 0 && innerTemperature === outerTemperature) ||
        (heat > 0 && innerTemperature > outerTemperature) ||
        (heat < 0 && innerTemperature < outerTemperature),
      field: 'heat',
      says: 'Heat flows from the hotter side to the colder one: {heat} outward cannot be, at {innerTemperature} inside and {outerTemperature} outside.',
    },
    {
      that: ({ shape }, given) =>
        shape !== 'cylinder' ||
        given.length ||
        !(given.heat || given.innerTemperature || given.outerTemperature || given.resistance) ||
        [given.innerRadius, given.outerRadius, given.thickness].filter(Boolean).length < 2 ||
        ((given.heat || given.resistance) && (given.conductivity || (given.coefficient && given.criticalRadius))),
      field: 'length',
      says: 'The heat through a tube goes with its length: send it, or 1 m for the heat of each meter.',
    },
    {
      that: ({ shape, conductivity, innerRadius, heat, innerTemperature, outerTemperature }, given) =>
        shape === 'cylinder' ||
        !given.conductivity ||
        !given.innerRadius ||
        !given.heat ||
        !given.innerTemperature ||
        !given.outerTemperature ||
        heat === 0 ||
        isAbove(
          Math.abs(heat),
          4 * Math.PI * conductivity * innerRadius * Math.abs(innerTemperature - outerTemperature),
        ),
      field: 'heat',
      says: 'However thick, the wall of a hollow sphere lets through more than 4πkr₁ times the difference of temperatures, which {heat} is not.',
    },
    {
      that: ({ shape }, given) =>
        !(given.heat || given.innerTemperature || given.outerTemperature) ||
        [given.heat, given.innerTemperature, given.outerTemperature, knowsResistance(shape, given)].filter(Boolean)
          .length > 2,
      field: 'heat',
      says: 'Send two of the heat flow and the temperatures inside and outside, and of the wall its resistance, or conductivity and two of radii and thickness; or all three of the first.',
    },
    {
      that: ({ shape }, given) =>
        given.heat ||
        given.innerTemperature ||
        given.outerTemperature ||
        knowsResistance(shape, given) ||
        [given.conductivity, given.coefficient, given.criticalRadius].filter(Boolean).length > 1,
      field: 'conductivity',
      says: 'Besides radii and thickness the thermal resistance needs the conductivity, and of a tube the length; the critical radius needs conductivity and surface coefficient.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ outerTemperature }) =>
        outerTemperature !== undefined && isAbove(outerTemperature, constant(333.15, 'K')),
      says: 'The outer surface is over 60 °C, and touching it for seconds burns skin: insulate or guard it.',
    },
    {
      level: 'danger',
      when: ({ outerTemperature }) =>
        outerTemperature !== undefined && isBelow(outerTemperature, constant(253.15, 'K')),
      says: 'The outer surface is below −20 °C: bare metal so cold freezes skin that touches it within seconds. Insulate or guard it.',
    },
    {
      level: 'caution',
      when: ({ innerTemperature, outerTemperature }) =>
        innerTemperature !== undefined &&
        outerTemperature !== undefined &&
        isAbove(Math.abs(innerTemperature - outerTemperature), constant(200, 'K')),
      says: 'Over more than 200 °C the conductivity changes: take its mean of the range, which is exact where it changes linearly.',
    },
    {
      level: 'caution',
      when: ({ criticalRadius, outerRadius }) =>
        criticalRadius !== undefined && outerRadius !== undefined && isBelow(outerRadius, criticalRadius),
      says: 'The outer radius is below the critical one: in air of a given temperature a thicker layer of this material lets more heat through, up to {criticalRadius}.',
    },
    {
      level: 'note',
      when: ({ shape, length, outerRadius }) =>
        shape === 'cylinder' && length !== undefined && outerRadius !== undefined && isBelow(length, 4 * outerRadius),
      says: 'The tube is short beside its width: heat that leaves through its ends is not counted.',
    },
  ],
  examples: [
    {
      inputs: {
        conductivity: 0.04,
        innerRadius: 44.45,
        thickness: 50,
        length: 3,
        innerTemperature: 150,
        outerTemperature: 40,
      },
      results: { heat: 110.0403692567, resistance: 0.9996331413919, outerRadius: 94.45 },
      source: 'Python with mpmath at 40 digits: 2πkLΔT/ln(r₂/r₁)',
    },
    {
      inputs: {
        shape: 'sphere',
        conductivity: 0.035,
        innerRadius: 500,
        outerRadius: 600,
        innerTemperature: -196,
        outerTemperature: 15,
      },
      results: { heat: -278.4079409611, resistance: 0.75788068139, thickness: 100 },
      cautions: ['its mean of the range'],
      source: 'Python with mpmath at 40 digits: 4πk r₁r₂ΔT/(r₂ − r₁); liquid nitrogen',
    },
    {
      inputs: {
        conductivity: 50,
        length: 1,
        innerRadius: 25,
        outerRadius: 30,
        innerTemperature: 400,
        outerTemperature: 150,
      },
      results: { heat: 430776.3586535 },
      cautions: ['burns skin', 'its mean of the range'],
      source: 'Python with mpmath at 40 digits',
    },
    {
      inputs: { heat: 120, length: 1, innerRadius: 20, outerRadius: 30, innerTemperature: 90, outerTemperature: 40 },
      results: { conductivity: 0.1548762628961 },
      source: 'Python with mpmath at 40 digits: Q ln 1.5/(2πΔT)',
    },
    {
      inputs: {
        conductivity: 0.2,
        length: 1,
        innerRadius: 1,
        outerRadius: 4,
        innerTemperature: 80,
        outerTemperature: 25,
        coefficient: 8,
      },
      results: { criticalRadius: 25, heat: 49.8559615601 },
      cautions: ['lets more heat through'],
      source: 'By hand: k/h; Python with mpmath at 40 digits: 2πkΔT/ln 4',
    },
    {
      inputs: {
        shape: 'sphere',
        conductivity: 0.2,
        innerRadius: 60,
        outerRadius: 100,
        innerTemperature: 50,
        outerTemperature: 20,
        coefficient: 8,
      },
      results: { criticalRadius: 50, heat: 11.3097335529 },
      source: 'By hand: 2k/h; 4π × 0.2 × 30 × 0.06 × 0.1/0.04 = 3.6π',
    },
    {
      inputs: {
        conductivity: 1,
        innerRadius: 400,
        outerRadius: 500,
        length: 1.5,
        innerTemperature: 20,
        outerTemperature: 20,
      },
      results: { heat: 0 },
      cautions: ['short beside'],
      source: 'By definition: no difference',
    },
    {
      inputs: { conductivity: 0.04, coefficient: 10 },
      results: { criticalRadius: 4 },
      source: 'By hand: k/h',
    },
    {
      inputs: { conductivity: 0.04, innerRadius: 10, outerRadius: 20, length: 1 },
      results: { resistance: 2.75794500191 },
      source: 'By hand: ln 2/(2π × 0.04)',
    },
    {
      inputs: { shape: 'sphere', conductivity: 0.04, innerRadius: 10, outerRadius: 20, coefficient: 10 },
      results: { resistance: 99.4718394324, criticalRadius: 8 },
      source: 'By hand: 0.01/(4π × 0.04 × 0.0002), 2k/h',
    },
    {
      inputs: { heat: 0, conductivity: 1, innerTemperature: 20, outerTemperature: 20, innerRadius: 20, thickness: 5 },
      results: { outerRadius: 25 },
      source: 'By definition: no difference, no heat',
    },
    {
      inputs: { conductivity: 0.04, innerRadius: 50, outerRadius: 70, innerTemperature: 90, outerTemperature: 40 },
      refused: '1 m for the heat of each meter',
      source: 'By definition: the heat goes with the length',
    },
    {
      inputs: { conductivity: 0.04, innerRadius: 50, outerRadius: 70, length: 1, innerTemperature: 90 },
      refused: 'two of the heat flow',
      source: 'By definition',
    },
    {
      inputs: {
        shape: 'sphere',
        heat: 1,
        conductivity: 0.04,
        innerRadius: 100,
        innerTemperature: 70,
        outerTemperature: 40,
      },
      refused: 'However thick',
      source: 'By hand: 4π × 0.04 × 0.1 × 30 = 1.508 W',
    },
    {
      inputs: { conductivity: 2, length: 1, innerRadius: 20, resistance: 0.1, innerTemperature: -80, heat: -400 },
      results: { outerTemperature: -40 },
      cautions: ['freezes skin'],
      source: 'By hand: −80 + 400 × 0.1',
    },
    { inputs: { innerRadius: 50, outerRadius: 70 }, refused: 'the thermal resistance needs', source: 'By definition' },
    {
      inputs: { conductivity: 1, innerRadius: 40, outerRadius: 40, innerTemperature: 20, outerTemperature: 10 },
      refused: 'must be above the inner',
      source: 'By definition',
    },
    {
      inputs: { conductivity: 1, outerRadius: 40, thickness: 40, innerTemperature: 20, outerTemperature: 10 },
      refused: 'nothing hollow',
      source: 'By definition',
    },
    {
      inputs: { heat: -5, innerRadius: 20, outerRadius: 30, innerTemperature: 90, outerTemperature: 40 },
      refused: 'from the hotter side',
      source: 'By definition',
    },
  ],
  notes: ['Steady state and one material. Temperatures are those of the two surfaces, not of the fluids at them.'],
  references: [
    { title: 'Incropera et al.: Fundamentals of Heat and Mass Transfer, 7th ed., §3.3', isbn: '978-0-470-50197-9' },
  ],
});

import {
  choice,
  constant,
  defineCalculator,
  findRoot,
  isAbove,
  isAtLeast,
  isBelow,
  number,
  quantity,
  roundTo,
  table,
  text,
} from '@reckoner/engine';
import { colebrook, density, frictionFactor, roughness, viscosity } from '../shared/pipe.js';
import { steelPipes } from '../shared/steel-pipe.js';

const METER = constant(1, 'm');
const MILLIMETER = constant(0.001, 'm');
/** Colebrook's equation was fitted up to a twentieth; what is rougher counts as a tenth, as in the pressure drop. */
const ROUGHEST = 0.1;

/** √(4Q/(πv)) by velocity; by pressure drop, the diameter at which Darcy and Weisbach's gradient is the allowed one. */
export default defineCalculator({
  title: 'Pipe size for a flow',
  description:
    'Inner diameter of a pipe and the steel pipe size for a flow, from a velocity or an allowed pressure drop, with velocity and pressure drop in that size and its neighbors.',
  keywords: ['pipe sizing', 'pipe diameter from flow', 'line sizing', 'NPS', 'DN', 'flow velocity'],
  related: ['darcy-weisbach-pressure-drop', 'minor-loss-fittings', 'friction-factor-colebrook', 'total-dynamic-head'],
  inputs: {
    criterion: choice(
      {
        velocity: { label: 'Velocity', also: ['speed'] },
        gradient: { label: 'Allowed pressure drop', also: ['pressure drop', 'pressure gradient', 'head loss'] },
      },
      { label: 'Size by', default: 'velocity' },
    ),
    flow: quantity('m^3/s', {
      label: 'Flow',
      help: 'Of a gas the volume at its pressure and temperature.',
      unit: 'm^3/h',
      symbol: 'Q',
      min: 0.0001,
      max: 1e5,
      usual: [0.005, 50000],
    }),
    velocity: quantity('m/s', {
      label: 'Velocity wanted',
      help: 'Water: 1 to 3 m/s, pump suction 0.6 to 1.5; steam and compressed gas some 10 to 40.',
      symbol: 'v',
      min: 0.01,
      max: 200,
      usual: [0.2, 60],
      when: { criterion: 'velocity' },
    }),
    gradient: quantity('Pa/m', {
      label: 'Allowed pressure drop of a length',
      help: '100 Pa/m is 1 kPa in 10 m, 0.1 bar in 100 m.',
      symbol: 'R',
      min: 0.001,
      max: 1e6,
      usual: [5, 5000],
      when: { criterion: 'gradient' },
    }),
    density,
    viscosity,
    roughness,
    pipes: choice(
      {
        sch40: { label: 'Steel, schedule 40', also: ['schedule 40', 'sch 40', '40'] },
        sch80: { label: 'Steel, schedule 80', also: ['schedule 80', 'sch 80', '80'] },
      },
      { label: 'Pipe sizes', default: 'sch40' },
    ),
  },
  outputs: {
    diameter: quantity('m', { label: 'Least inner diameter', unit: 'mm', symbol: 'D', places: 2 }),
    size: text({ label: 'Next pipe size', optional: true }),
    sizeDiameter: quantity('m', { label: 'Its inner diameter', unit: 'mm', symbol: 'D_s', places: 2, optional: true }),
    sizeVelocity: quantity('m/s', { label: 'Velocity in that size', symbol: 'v_s', places: 2, optional: true }),
    sizeGradient: quantity('Pa/m', {
      label: 'Pressure drop of a length in that size',
      symbol: 'R_s',
      digits: 3,
      optional: true,
    }),
    exactVelocity: quantity('m/s', { label: 'Velocity at the least diameter', symbol: 'v_D', places: 2 }),
    exactGradient: quantity('Pa/m', {
      label: 'Pressure drop of a length at the least diameter',
      symbol: 'R_D',
      digits: 3,
    }),
    reynolds: number({ label: 'Reynolds number at the least diameter', symbol: '\\mathrm{Re}', places: 0 }),
    sizes: table(
      {
        pipe: text({ label: 'Pipe' }),
        inner: quantity('m', { label: 'Inner diameter', unit: 'mm', places: 2 }),
        speed: quantity('m/s', { label: 'Velocity', places: 2 }),
        drop: quantity('Pa/m', { label: 'Pressure drop', digits: 3 }),
      },
      { label: 'Sizes around it' },
    ),
  },
  formula: (inputs) => {
    const { criterion, flow, density, viscosity, roughness, pipes } = inputs;
    const velocityIn = (d: number) => (4 * flow) / (Math.PI * d ** 2);
    const reynoldsIn = (d: number) => (density * velocityIn(d) * d) / viscosity;
    const roughnessIn = (d: number) => Math.min(roughness / d, ROUGHEST);
    const gradientOf = (friction: number, d: number) => ((friction / d) * density * velocityIn(d) ** 2) / 2;
    const gradientIn = (d: number) => gradientOf(frictionFactor(reynoldsIn(d), roughnessIn(d)), d);
    let diameter = METER;
    let exactGradient = inputs.gradient;
    if (criterion === 'velocity') {
      diameter = Math.sqrt((4 * flow) / (Math.PI * inputs.velocity));
      exactGradient = gradientIn(diameter);
    } else {
      const laminar = ((128 * viscosity * flow) / (Math.PI * inputs.gradient)) ** 0.25;
      // The diameter for a friction factor, between 0.0005 and 0.5.
      const diameterFor = (friction: number) =>
        ((8 * friction * density * flow ** 2) / (Math.PI ** 2 * inputs.gradient)) ** 0.2;
      diameter = isBelow(reynoldsIn(laminar), 2300)
        ? laminar
        : METER *
          findRoot(
            (meters) =>
              gradientOf(colebrook(reynoldsIn(meters * METER), roughnessIn(meters * METER)), meters * METER) /
                inputs.gradient -
              1,
            diameterFor(0.0005) / METER,
            diameterFor(0.5) / METER,
          );
    }
    const sizes = steelPipes(pipes).map(({ name, inner }) => {
      const bore = inner * MILLIMETER;
      return { pipe: name, inner: bore, speed: velocityIn(bore), drop: gradientIn(bore) };
    });
    // As both are told, in hundredths of a millimeter.
    const needed = roundTo(diameter / MILLIMETER, 2) * MILLIMETER;
    const fitting = sizes.filter(({ inner }) => isAtLeast(inner, needed));
    const smaller = sizes.length - fitting.length;
    const size = fitting[0];
    return {
      diameter,
      size: size?.pipe,
      sizeDiameter: size?.inner,
      sizeVelocity: size?.speed,
      sizeGradient: size?.drop,
      exactVelocity: velocityIn(diameter),
      exactGradient,
      reynolds: reynoldsIn(diameter),
      sizes: sizes.slice(Math.max(0, smaller - 2), smaller + 3),
    };
  },
  stepwise: [
    'By velocity: D = √(4 × Q / (π × v)).',
    'By pressure drop: D at which f / D × ρ × v² / 2 is the allowed drop of a length, with v = 4 × Q / (π × D²).',
    'In laminar flow, below Re = 2300, f = 64 / Re and D = (128 × μ × Q / (π × R))^(1/4); else f solves the equation of Colebrook and White. Where neither fits, as the laminar pipe would be turbulent and the turbulent one laminar, the larger, turbulent one is taken.',
    'The size is the first whose inner diameter is not below D, both in hundredths of a millimeter.',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ reynolds, diameter, sizeDiameter }) =>
        (roundTo(reynolds, 0) >= 1700 && roundTo(reynolds, 0) < 4000) ||
        (sizeDiameter !== undefined &&
          isAtLeast(reynolds * diameter, 2300 * sizeDiameter) &&
          isBelow(reynolds * diameter, 4000 * sizeDiameter)),
      says: 'Near the change from laminar to turbulent flow, at Reynolds numbers of about 2000 to 4000, the pressure drop is uncertain by up to a factor of two: take a size that leaves room.',
    },
    {
      level: 'caution',
      when: ({ roughness, diameter }) => isBelow(0.05 * diameter, roughness),
      says: 'The roughness is over a twentieth of the diameter: the equation of Colebrook does not hold there. Check its unit.',
    },
    {
      level: 'caution',
      when: ({ density, exactVelocity, sizeVelocity }) =>
        density > 100 && isAbove(sizeVelocity ?? exactVelocity, constant(3, 'm/s')),
      says: 'Over about 3 m/s water pipes become loud, hammer harder and wear; heavier or dirty liquids sooner. Allow less velocity or pressure drop, unless the line is made for it.',
    },
    {
      level: 'caution',
      when: ({ density, exactVelocity, sizeVelocity }) =>
        density <= 100 && isAbove(sizeVelocity ?? exactVelocity, constant(60, 'm/s')),
      says: 'Over about 60 m/s gas and steam pipes are loud, and beyond 100 m/s the gas expands noticeably as it flows: the pressure drop told here is then too low.',
    },
    {
      level: 'caution',
      when: ({ density, viscosity }) => density <= 100 && isAbove(viscosity, constant(0.0001, 'Pa*s')),
      says: 'The density is that of a gas, the viscosity is not: air has 0.018 mPa·s. Send that of the gas; with the one taken the pressure drop is too high, and so is the diameter by pressure drop.',
    },
  ],
  explanation: ({ criterion, size }) =>
    criterion === 'velocity'
      ? size === undefined
        ? 'At {velocity} the pipe needs an inner diameter of {diameter}, more than that of the largest size in the table, NPS 24; it would lose {exactGradient}. Taken: {density}, {viscosity} and a roughness of {roughness}.'
        : 'At {velocity} the pipe needs an inner diameter of {diameter}. The next size, {size}, has {sizeDiameter}: there the velocity is {sizeVelocity} and the pressure drop {sizeGradient}. Taken: {density}, {viscosity} and a roughness of {roughness}.'
      : size === undefined
        ? 'For {gradient} the pipe needs an inner diameter of {diameter}, more than that of the largest size in the table, NPS 24; the velocity would be {exactVelocity}. Taken: {density}, {viscosity} and a roughness of {roughness}.'
        : 'For {gradient} the pipe needs an inner diameter of {diameter}. The next size, {size}, has {sizeDiameter}: there the velocity is {sizeVelocity} and the pressure drop {sizeGradient}. Taken: {density}, {viscosity} and a roughness of {roughness}.',
  examples: [
    {
      inputs: { flow: 50, velocity: 2 },
      results: {
        diameter: 94.03159726,
        size: 'NPS 4 (DN 100)',
        sizeDiameter: 102.26,
        sizeVelocity: 1.691087368,
        sizeGradient: 262.2934276,
        exactVelocity: 2,
        exactGradient: 399.7190103,
        reynolds: 187349.9808,
        sizes: {
          length: 5,
          rows: {
            0: { speed: 4.501110208, drop: 3132.502903 },
            1: { inner: 77.92, drop: 1033.199376 },
            3: { inner: 128.2, drop: 84.94001785 },
            4: { pipe: 'NPS 6 (DN 150)', drop: 34.22338349 },
          },
        },
      },
      source: 'Python with mpmath: √(4Q/(πv)); Colebrook by root finding',
    },
    {
      inputs: { criterion: 'gradient', flow: 50, gradient: 100 },
      results: {
        diameter: 124.0548965,
        size: 'NPS 5 (DN 125)',
        sizeGradient: 84.94001785,
        exactVelocity: 1.14907877,
        exactGradient: 100,
        reynolds: 142008.2435,
      },
      source: 'Python with mpmath: root of the pressure drop',
    },
    {
      inputs: {
        criterion: 'gradient',
        flow: 1,
        gradient: 500,
        density: 880,
        viscosity: 100,
        roughness: 0,
        pipes: 'sch80',
      },
      results: {
        diameter: 38.78795633,
        size: 'NPS 2 (DN 50)',
        exactVelocity: 0.2350789931,
        exactGradient: 500,
        reynolds: 80.24045673,
      },
      source: 'By hand: (128 × 0.1 × Q/(π × 500))^(1/4)',
    },
    {
      inputs: { criterion: 'gradient', flow: 0.1, gradient: 35 },
      results: { diameter: 15.47410735, exactGradient: 35, reynolds: 2276.941414, exactVelocity: 0.1477054115 },
      cautions: ['Near the change from laminar to turbulent'],
      source: 'Python with mpmath: at Re = 2300 the drop is 20.6 Pa/m laminar and 36.7 Pa/m turbulent',
    },
    {
      inputs: { flow: 20000, velocity: 1 },
      results: { diameter: 2659.615203, exactGradient: 1.985706688 },
      source: 'Python with mpmath',
    },
    {
      inputs: { criterion: 'gradient', flow: 20000, gradient: 10 },
      results: { diameter: 1920.955302, exactVelocity: 1.916916054 },
      source: 'Python with mpmath',
    },
    {
      inputs: { flow: 1, velocity: 2, roughness: 2 },
      results: { diameter: 13.29807601, exactGradient: 15353.980835 },
      cautions: ['Check its unit'],
      source: 'Python with mpmath',
    },
    {
      inputs: { flow: 1000, velocity: 80, density: 6, viscosity: 0.018 },
      results: { diameter: 66.49038007, exactGradient: 5235.052724, sizeVelocity: 58.25185102 },
      source: 'Python with mpmath',
    },
    {
      inputs: { flow: 50, velocity: 3.5 },
      results: { diameter: 71.08120621, size: 'NPS 3 (DN 80)', sizeVelocity: 2.912592551 },
      source: 'Python with mpmath: √(4Q/(πv)); in the size taken water runs slower than 3 m/s',
    },
    {
      inputs: { flow: 50, velocity: 5 },
      results: { diameter: 59.47080387, size: 'NPS 2 1/2 (DN 65)', sizeVelocity: 4.501110208 },
      cautions: ['water pipes become loud'],
      source: 'Python with mpmath: √(4Q/(πv))',
    },
    {
      inputs: { flow: 4.0133, velocity: 2 },
      results: { diameter: 26.64033144, size: 'NPS 1 (DN 25)', sizeVelocity: 2.000049765, sizeGradient: 1920.034659 },
      source: 'Python with scipy: √(4Q/(πv)) is 26.64 mm, as the size has',
    },
    {
      inputs: { flow: 1000, velocity: 25, density: 5 },
      results: { diameter: 118.9416077, exactGradient: 375.4735979, sizeGradient: 262.2992664, reynolds: 14838.0249 },
      cautions: ['The density is that of a gas'],
      source: 'Python with scipy: √(4Q/(πv)); Colebrook by root finding',
    },
    {
      inputs: { flow: 1000, velocity: 100, density: 6, viscosity: 0.018 },
      results: { diameter: 59.47080387, size: 'NPS 2 1/2 (DN 65)', sizeVelocity: 90.02220416 },
      cautions: ['gas and steam pipes are loud'],
      source: 'Python with mpmath: √(4Q/(πv))',
    },
  ],
  notes: [
    'Straight full pipe; fittings add their own losses. Sizes of steel pipe by ASME B36.10M, from NPS 1/8 to NPS 24 but without NPS 3 1/2 (DN 90) and NPS 22, which are hardly stocked: other pipes of the same nominal size have other bores. The schedule is chosen for the pressure, not by this.',
    'For liquids, and for gases whose pressure falls by less than about a tenth along the pipe.',
  ],
  references: [
    { title: 'White: Fluid Mechanics, 8th ed., §6.3 to 6.9' },
    { title: 'ASME B36.10M-2015: Welded and Seamless Wrought Steel Pipe, table 1' },
    { title: 'Recommended pipe velocities for pump systems', url: 'https://pumptoolkit.com/blog-pipe-velocity.html' },
    { title: 'Flow velocity reference guide', url: 'https://pipesizing.net/flow-velocities' },
  ],
});

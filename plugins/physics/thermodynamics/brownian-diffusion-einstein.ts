import { boltzmannConstant, choice, constant, defineEquations, isAbove, isBelow, quantity } from '@reckoner/engine';

/** Temperatures of water, and between which viscosities those there are written. */
const WATER = [
  [293.15, 0.999e-3, 1.003e-3],
  [298.15, 0.888e-3, 0.892e-3],
  [310.15, 0.69e-3, 0.697e-3],
] as const;

/** D = kT/(6πηr); along each axis the mean square of the displacement is 2Dt. */
export default defineEquations({
  title: 'Stokes-Einstein diffusion',
  description:
    'Diffusion coefficient of a sphere in a liquid from temperature, viscosity and radius, or the radius from it, and how far it wanders in a time.',
  keywords: [
    'brownian motion',
    'hydrodynamic radius',
    'diffusion coefficient',
    'mean squared displacement',
    'dynamic light scattering',
    'nanoparticle tracking',
  ],
  related: ['ficks-law-diffusion', 'stokes-settling-velocity'],
  variables: {
    diffusivity: quantity('m^2/s', {
      label: 'Diffusion coefficient',
      unit: 'um^2/s',
      symbol: 'D',
      above: 0,
      max: 1e15,
      usual: [1e-6, 1e5],
    }),
    temperature: quantity('K', {
      label: 'Temperature',
      unit: '°C',
      symbol: 'T',
      min: -273,
      max: 3000,
      usual: [-60, 200],
      optional: true,
    }),
    viscosity: quantity('Pa*s', {
      label: 'Dynamic viscosity of the liquid',
      help: 'At this temperature: water 1.002 mPa·s at 20 °C, 0.890 at 25 °C, 0.692 at 37 °C.',
      unit: 'mPa*s',
      symbol: '\\eta',
      above: 0,
      max: 1e12,
      usual: [0.01, 1e6],
      optional: true,
    }),
    radius: quantity('m', {
      label: 'Hydrodynamic radius',
      unit: 'nm',
      symbol: 'r',
      above: 0,
      max: 1e9,
      usual: [0.1, 20000],
      optional: true,
    }),
    diameter: quantity('m', {
      label: 'Hydrodynamic diameter',
      unit: 'nm',
      symbol: 'd',
      above: 0,
      max: 2e9,
      optional: true,
    }),
    friction: quantity('N*s/m', {
      label: 'Friction coefficient',
      help: 'Force for each speed, 6πηr.',
      symbol: '\\zeta',
      above: 0,
      optional: true,
    }),
    space: choice(
      {
        line: { label: 'Along one axis', also: ['1D', 'one dimension'] },
        plane: { label: 'In a plane', also: ['2D', 'two dimensions', 'image'] },
        volume: { label: 'In space', also: ['3D', 'three dimensions'] },
      },
      { label: 'Displacement', default: 'volume' },
    ),
    time: quantity('s', { label: 'Time', symbol: 't', above: 0, max: 1e15, optional: true }),
    displacement: quantity('m', {
      label: 'Root-mean-square displacement',
      unit: 'um',
      symbol: 's',
      above: 0,
      max: 1e15,
      optional: true,
    }),
  },
  equations: ({ diffusivity, temperature, viscosity, radius, diameter, friction, space, time, displacement }) => [
    [friction, 6 * Math.PI * viscosity * radius],
    [diffusivity, (boltzmannConstant * temperature) / friction],
    [diameter, 2 * radius],
    [displacement, Math.sqrt(2 * (space === 'line' ? 1 : space === 'plane' ? 2 : 3) * diffusivity * time)],
  ],
  figure: {
    kind: 'curve',
    title: 'Root-mean-square displacement over time',
    x: { of: 'time' },
    y: { of: 'displacement' },
    curve: ({ time, displacement }) =>
      time === undefined || displacement === undefined
        ? undefined
        : {
            from: 0,
            to: 2 * time,
            lines: [{ y: (at) => displacement * Math.sqrt(at / time) }],
            marks: [{ x: time, y: displacement, label: 'Here' }],
          },
  },
  explanation: ({ space, viscosity, temperature }) => {
    const liquid = viscosity === undefined ? 'At {temperature} a' : 'In a liquid of {viscosity} at {temperature} a';
    const where = temperature === undefined ? 'A sphere' : `${liquid} sphere`;
    return `${where}{radius? of {radius} radius|} diffuses with {diffusivity}{time?; in {time} it wanders {displacement} (root mean square) ${
      space === 'line' ? 'along an axis' : space === 'plane' ? 'in a plane' : 'in space'
    }|}.`;
  },
  requires: [
    {
      that: (_, given) => !given.viscosity || given.temperature || given.radius || given.diameter || given.friction,
      field: 'viscosity',
      says: 'The viscosity tells the radius together with the temperature: send both, or neither.',
    },
    {
      that: (_, given) =>
        given.time || given.displacement || given.radius || given.diameter || given.viscosity || given.friction,
      field: 'time',
      says: 'Send the temperature and the viscosity for the radius, or a time for how far the sphere wanders.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ radius }) => radius !== undefined && isBelow(radius, constant(1e-9, 'm')),
      says: 'Below about 1 nm a particle is no larger than some molecules of the liquid, which is then no continuum: the figure may be off by some tens of percent.',
    },
    {
      level: 'caution',
      when: ({ viscosity, radius }) =>
        viscosity !== undefined &&
        radius !== undefined &&
        isBelow(viscosity, constant(5e-5, 'Pa*s')) &&
        isBelow(radius, constant(5e-6, 'm')),
      says: 'Gases are as thin as {viscosity}, and slip past particles as small as this: multiply the diffusion coefficient by the Cunningham factor, in air at 1 atm about 1.2 at 1 µm diameter and 2.9 at 0.1 µm.',
    },
    {
      level: 'note',
      when: ({ radius }) => radius !== undefined && isAbove(radius, constant(1e-6, 'm')),
      says: 'Particles of more than about 1 µm radius settle or rise within a minute or less by as much as they diffuse, unless they are nearly as dense as what they float in.',
    },
    {
      level: 'caution',
      when: ({ time, radius, viscosity }) =>
        time !== undefined &&
        radius !== undefined &&
        viscosity !== undefined &&
        isBelow(time, (20 * 2 * constant(1000, 'kg/m^3') * radius ** 2) / (9 * viscosity)),
      says: 'In so short a time inertia still counts: a particle as dense as water wanders less than {displacement}.',
    },
    {
      level: 'note',
      when: ({ viscosity, temperature }, given) =>
        given.viscosity &&
        viscosity !== undefined &&
        temperature !== undefined &&
        WATER.some(
          ([at, least, most]) =>
            isAbove(Math.abs(temperature - at), constant(2.5, 'K')) &&
            !isBelow(viscosity, least) &&
            !isAbove(viscosity, most),
        ),
      says: 'Water has {viscosity} at another temperature: 1.002 mPa·s at 20 °C, 0.890 at 25 °C, 0.692 at 37 °C. If the liquid is water, take its viscosity at {temperature}.',
    },
  ],
  examples: [
    {
      inputs: { temperature: 25, viscosity: 0.89, radius: 1, time: 1 },
      results: { friction: 1.677610477017e-11, diffusivity: 245.3731095445, displacement: 38.36976227795, diameter: 2 },
      source: 'Python with mpmath at 40 digits: kT/(6πηr); printed: 2.45e-10 m²/s for 1 nm in water at 25 °C',
    },
    {
      inputs: { temperature: 20, viscosity: 1.002, diameter: 1000, time: 60, space: 'plane' },
      results: { diffusivity: 0.4285823997555, displacement: 10.14198086871, friction: 9.443627516691e-9 },
      source: 'Python with mpmath at 40 digits: kT/(6πηr), √(4Dt)',
    },
    {
      inputs: { temperature: 37, viscosity: 0.692, radius: 5000, time: 10, space: 'line' },
      results: { diffusivity: 0.06565651792357, displacement: 1.145919001706 },
      cautions: ['settle or rise'],
      source: 'Python with mpmath at 40 digits: kT/(6πηr), √(2Dt)',
    },
    {
      inputs: { temperature: 25, viscosity: 1.002, radius: 25 },
      results: { diffusivity: 8.717847005771 },
      cautions: ['at another temperature'],
      source: 'Python with mpmath at 40 digits: kT/(6πηr)',
    },
    {
      inputs: { temperature: 37, viscosity: 0.89, radius: 2 },
      results: { diffusivity: 127.6244674245 },
      cautions: ['at another temperature'],
      source: 'Python with mpmath at 40 digits: kT/(6πηr)',
    },
    {
      inputs: { diffusivity: 50, time: 4, space: 'line' },
      results: { displacement: 20 },
      source: 'By hand: √(2 × 50 × 4)',
    },
    {
      inputs: { diffusivity: 50, displacement: 20, temperature: 25, space: 'line' },
      results: { time: 4 },
      source: 'By hand: 20²/(2 × 50)',
    },
    {
      inputs: { diffusivity: 50, time: 4, viscosity: 0.89 },
      refused: 'send both, or neither',
      source: 'By definition: without a temperature it tells nothing',
    },
    { inputs: { diffusivity: 50 }, refused: 'how far the sphere', source: 'By definition' },
    {
      inputs: { temperature: 20, viscosity: 0.0182, radius: 500 },
      results: { diffusivity: 23.59558047005 },
      cautions: ['Cunningham factor'],
      source: 'Python with mpmath at 40 digits: kT/(6πηr), without slip',
    },
    {
      inputs: { temperature: 25, viscosity: 0.89, radius: 0.3 },
      results: { diffusivity: 817.9103651482 },
      cautions: ['no continuum'],
      source: 'Python with mpmath at 40 digits: kT/(6πηr)',
    },
    {
      inputs: { temperature: 20, viscosity: 1.002, radius: 1000, time: '2 µs' },
      results: { displacement: 0.001603587977 },
      cautions: ['inertia still counts'],
      source: 'Python with mpmath at 40 digits: √(6Dt)',
    },
    {
      inputs: { temperature: 25, viscosity: 0.89, diffusivity: 40 },
      results: { radius: 6.134327738611 },
      source: 'Python with mpmath at 40 digits: kT/(6πηD); a protein',
    },
    {
      inputs: { temperature: 25, viscosity: 0.89, displacement: 1.5, time: 1, space: 'plane' },
      results: { diffusivity: 0.5625, radius: 436.2188614124 },
      source: 'Python with mpmath at 40 digits: D = s²/4t, then kT/(6πηD)',
    },
  ],
  notes: [
    'Single spheres far from walls and from each other; for other shapes the radius is that of a sphere that diffuses alike.',
  ],
  references: [
    {
      title: 'SklogWiki: Stokes-Einstein relation',
      url: 'http://www.sklogwiki.org/SklogWiki/index.php?title=Stokes-Einstein_relation&oldid=5204',
    },
    {
      title:
        'Einstein: Über die von der molekularkinetischen Theorie der Wärme geforderte Bewegung von in ruhenden Flüssigkeiten suspendierten Teilchen, Annalen der Physik 322 (1905) 549–560',
      doi: '10.1002/andp.19053220806',
    },
  ],
});

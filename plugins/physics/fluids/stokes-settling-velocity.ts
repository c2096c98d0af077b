import {
  category,
  choice,
  constant,
  defineCalculator,
  findRoot,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  number,
  quantity,
  sumOfProducts,
} from '@reckoner/engine';
import { gravity } from '../shared/fields.js';

/** How many times the drag of a sphere is that of Stokes's law: Cheng (2009), C_D Re/24. */
function dragExcess(reynolds: number) {
  return (1 + 0.27 * reynolds) ** 0.43 - (0.47 / 24) * reynolds * Math.expm1(-0.04 * reynolds ** 0.38);
}

/** ln of the Reynolds number at which a sphere settles or has a diameter, whose Reynolds number by Stokes's law is given. */
function settled(stokes: number, power: number) {
  const target = power * Math.log(stokes);
  const off = (log: number) => power * log + (power === 1 ? 1 : -1) * Math.log(dragExcess(Math.exp(log))) - target;
  const span = Math.log(dragExcess(stokes)) + 1;
  const reach = Math.max(Math.log(stokes), 2 * Math.log(stokes)) + 1;
  return power === 1
    ? findRoot(off, Math.log(stokes) - span, Math.log(stokes) + 1)
    : findRoot(off, Math.log(stokes) - 1, reach);
}

/** v = (ρ_p - ρ_f) g d²/(18 μ). */
export default defineCalculator({
  title: "Stokes' law settling velocity",
  description:
    'Speed at which a small sphere sinks or rises in a fluid, its diameter from the speed, or the viscosity from the time of fall of a ball, with the Reynolds number and the speed beyond Stokes’ law.',
  keywords: [
    'terminal velocity of a sphere',
    'sedimentation velocity',
    'particle settling',
    'falling ball viscometer',
    'Stokes diameter',
    'bubble rise velocity',
  ],
  related: ['reynolds-number', 'kinematic-dynamic-viscosity', 'buoyant-force-archimedes'],
  inputs: {
    find: choice(
      {
        speed: { label: 'Settling speed', also: ['velocity'] },
        diameter: { label: 'Diameter from the speed', also: ['Stokes diameter'] },
        viscosity: { label: 'Viscosity from the time of fall', also: ['falling ball'] },
      },
      { label: 'Find', default: 'speed' },
    ),
    diameter: quantity('m', {
      label: 'Diameter of the sphere',
      help: 'The diameter, not the radius. Clay below 2 µm, silt to 63 µm, fine sand to 200 µm.',
      unit: 'µm',
      symbol: 'd_0',
      above: 0,
      max: 1e6,
      usual: [0.1, 20000],
      when: { find: ['speed', 'viscosity'] },
    }),
    particleDensity: quantity('kg/m^3', {
      label: 'Density of the sphere',
      help: 'Quartz and clay 2650, steel 7800, water drop 998, air bubble 1.2 kg/m³.',
      symbol: '\\rho_p',
      min: 0.01,
      max: 25000,
      usual: [0.1, 23000],
    }),
    fluidDensity: quantity('kg/m^3', {
      label: 'Density of the fluid',
      help: 'Water at 20 °C 998.2 kg/m³, air 1.204 kg/m³.',
      symbol: '\\rho_f',
      min: 0.01,
      max: 25000,
      usual: [0.1, 14000],
    }),
    viscosity: quantity('Pa*s', {
      label: 'Dynamic viscosity of the fluid',
      help: 'Water at 20 °C 1.002 mPa·s, air 0.0181 mPa·s, glycerol 1400 mPa·s.',
      unit: 'mPa*s',
      symbol: '\\mu_0',
      min: 0.0001,
      max: 1e12,
      usual: [0.005, 1e6],
      when: { find: ['speed', 'diameter'] },
    }),
    distance: quantity('m', {
      label: 'Distance of fall',
      help: 'Between marks well away from the surface and the bottom.',
      unit: 'cm',
      symbol: 'L',
      above: 0,
      max: 1e6,
      usual: [1, 10000],
      when: { find: ['diameter', 'viscosity'] },
    }),
    time: quantity('s', {
      label: 'Time of fall',
      symbol: 't_0',
      above: 0,
      max: 1e10,
      usual: [0.1, 1e7],
      text: 'clock',
      when: { find: ['diameter', 'viscosity'] },
    }),
    tube: quantity('m', {
      label: 'Inner diameter of the tube',
      help: 'Its wall slows the ball: with it the viscosity is corrected by Faxén.',
      unit: 'mm',
      symbol: 'D',
      above: 0,
      max: 100000,
      usual: [5, 2000],
      optional: true,
      when: { find: 'viscosity' },
    }),
    depth: quantity('m', {
      label: 'Depth to settle through',
      help: 'Gives the time for it.',
      symbol: 'H',
      above: 0,
      max: 20000,
      usual: [0.001, 12000],
      optional: true,
      when: { find: 'speed' },
    }),
    gravity,
  },
  outputs: {
    speed: quantity('m/s', { label: "Speed (by Stokes' law, or measured)", unit: 'mm/s', symbol: 'v', digits: 4 }),
    motion: category(['Sinks', 'Stays', 'Rises'], { label: 'Motion' }),
    size: quantity('m', { label: "Diameter by Stokes' law", unit: 'µm', symbol: 'd', digits: 4, optional: true }),
    fluidViscosity: quantity('Pa*s', {
      label: "Viscosity by Stokes' law",
      unit: 'mPa*s',
      symbol: '\\mu',
      digits: 4,
      optional: true,
    }),
    reynolds: number({
      label: "Reynolds number by Stokes' law",
      help: 'At the speed, diameter or viscosity by Stokes’ law: decides whether it holds.',
      symbol: '\\mathrm{Re}',
      digits: 3,
    }),
    speedBeyond: quantity('m/s', {
      label: 'Speed with the drag beyond Stokes',
      help: 'Of a smooth sphere by the drag coefficient of Cheng, for Reynolds numbers up to 200,000.',
      unit: 'mm/s',
      symbol: "v'",
      digits: 4,
      optional: true,
    }),
    sizeBeyond: quantity('m', {
      label: 'Diameter with the drag beyond Stokes',
      help: 'Of a smooth sphere by the drag coefficient of Cheng, for Reynolds numbers up to 200,000.',
      unit: 'µm',
      symbol: "d'",
      digits: 4,
      optional: true,
    }),
    reynoldsBeyond: number({
      label: 'Reynolds number with the drag beyond Stokes',
      symbol: "\\mathrm{Re}'",
      digits: 3,
      optional: true,
    }),
    settlingTime: quantity('s', {
      label: 'Time for the depth',
      help: 'At the speed with the drag beyond Stokes.',
      unit: 'min',
      symbol: 't',
      places: 2,
      digits: 3,
      optional: true,
    }),
  },
  formula: ({ find, diameter, particleDensity, fluidDensity, viscosity, distance, time, tube, depth, gravity }) => {
    const excess = sumOfProducts([1, particleDensity], [-1, fluidDensity]);
    const motion: 'Sinks' | 'Stays' | 'Rises' = excess > 0 ? 'Sinks' : excess < 0 ? 'Rises' : 'Stays';
    const weight = Math.abs(excess) * gravity;
    if (find === 'speed') {
      const speed = (weight * diameter ** 2) / (18 * viscosity);
      const reynolds = (fluidDensity * speed * diameter) / viscosity;
      const results = { speed, motion, reynolds };
      if (reynolds === 0) return { ...results, speedBeyond: speed, reynoldsBeyond: reynolds };
      const real = Math.exp(settled(reynolds, 1));
      if (isAbove(real, 200000)) return results;
      const speedBeyond = speed * (real / reynolds);
      return depth === undefined
        ? { ...results, speedBeyond, reynoldsBeyond: real }
        : { ...results, speedBeyond, reynoldsBeyond: real, settlingTime: depth / speedBeyond };
    }
    const speed = distance / time;
    if (find === 'diameter') {
      const size = Math.sqrt((18 * viscosity * speed) / weight);
      const reynolds = (fluidDensity * speed * size) / viscosity;
      const results = { speed, motion, size, reynolds };
      const real = Math.exp(settled(reynolds, 2));
      return isAbove(real, 200000)
        ? results
        : { ...results, sizeBeyond: size * (real / reynolds), reynoldsBeyond: real };
    }
    const share = tube === undefined ? 0 : diameter / tube;
    const wall = 1 - 2.104 * share + 2.09 * share ** 3 - 0.95 * share ** 5;
    const fluidViscosity = (weight * diameter ** 2 * wall) / (18 * speed);
    return {
      speed,
      motion,
      fluidViscosity,
      reynolds: (fluidDensity * speed * diameter) / fluidViscosity,
    };
  },
  shown: () => ({
    speed: undefined,
    motion: undefined,
    size: undefined,
    fluidViscosity: undefined,
    reynolds: undefined,
    speedBeyond: undefined,
    sizeBeyond: undefined,
    reynoldsBeyond: undefined,
    settlingTime: undefined,
  }),
  stepwise: [
    'Stokes: v = (ρ_p − ρ_f) × g × d² / (18 × μ), and so d = √(18 × μ × v / ((ρ_p − ρ_f) × g)); where the sphere rises, with the difference the other way round.',
    'From a ball that falls L in t: v = L / t, μ = (ρ_p − ρ_f) × g × d² / (18 × v), in a tube of diameter D times Faxén’s 1 − 2.104 d/D + 2.09 (d/D)³ − 0.95 (d/D)⁵.',
    'Reynolds number Re = ρ_f × v × d / μ.',
    'Beyond Stokes: 3 × π × μ × v × d is multiplied by C_D × Re / 24 with Cheng’s C_D = 24/Re × (1 + 0.27 Re)^0.43 + 0.47 × (1 − e^(−0.04 Re^0.38)); the speed or diameter at which drag and weight are equal is found.',
  ],
  requires: [
    {
      that: ({ find, particleDensity, fluidDensity }) => find === 'speed' || particleDensity !== fluidDensity,
      field: 'particleDensity',
      says: 'A sphere of the density of the fluid, {fluidDensity}, neither sinks nor rises: nothing can be found from its speed.',
    },
    {
      that: ({ diameter, tube }) => isAtMost(diameter, 0.4 * tube),
      field: 'diameter',
      says: 'The sphere, {diameter}, must not be wider than 0.4 of the tube, {tube}: the correction for the wall is off by more than some 2% beyond.',
    },
    {
      that: ({ find, particleDensity, fluidDensity, depth }) =>
        find !== 'speed' || depth < 0 || particleDensity !== fluidDensity,
      field: 'depth',
      says: 'A sphere of the density of the fluid never gets through a depth of {depth}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ find, reynolds }) => find === 'viscosity' && isAtLeast(reynolds, 0.1),
      says: "Stokes' law is for Reynolds numbers below 0.1 or so, and here it is {reynolds}: the real viscosity is lower than told, by some 2% at 0.1, 10 to 20% at 1 and more than half at 10, and from some 50 on the time of fall tells nothing of it. Take a smaller or lighter ball.",
    },
    {
      level: 'caution',
      when: ({ find, reynolds }) => find !== 'viscosity' && isAtLeast(reynolds, 0.1),
      says: "Stokes' law is for Reynolds numbers below 0.1 or so, and gives {reynolds} here: take the value with the drag beyond Stokes, where there is one.",
    },
    {
      level: 'caution',
      when: ({ find, tube }) => find === 'viscosity' && tube === undefined,
      says: 'Without the diameter of the tube the viscosity is told too high: by a fifth in a tube of twelve ball diameters, by 2% in one of a hundred.',
    },
    {
      level: 'caution',
      when: ({ size, diameter, fluidDensity }) =>
        isBelow(fluidDensity, 10) && isBelow(size ?? diameter, constant(1e-5, 'm')),
      says: 'In a gas particles below about 10 µm slip between its molecules and fall faster: at 1 atm by 2% at 10 µm, by a sixth at 1 µm and three times as fast at 0.1 µm.',
    },
    {
      level: 'caution',
      when: ({ size, diameter, fluidDensity }) =>
        isAbove(fluidDensity, 10) && isBelow(size ?? diameter, constant(1e-6, 'm')),
      says: 'Particles below about 1 µm are kept afloat by Brownian motion and by the slightest currents: they may never settle as told.',
    },
    {
      level: 'caution',
      when: ({ particleDensity, fluidDensity, sizeBeyond, size, diameter }) =>
        isBelow(particleDensity, 10) &&
        isAbove(fluidDensity, 100) &&
        isAbove(sizeBeyond ?? size ?? diameter, constant(0.001, 'm')),
      says: 'Bubbles above about 1 mm are no longer round: they flatten and wobble, and rise at another speed than this.',
    },
    {
      level: 'caution',
      when: ({ find, particleDensity, fluidDensity, sizeBeyond, size, diameter }) =>
        find !== 'viscosity' &&
        isBelow(fluidDensity, 10) &&
        isAbove(particleDensity, 500) &&
        isBelow(particleDensity, 1500) &&
        isAbove(sizeBeyond ?? size ?? diameter, constant(0.002, 'm')),
      says: 'If it is a drop of a liquid: above about 2 mm they flatten as they fall in air, and no rain falls faster than some 9 m/s.',
    },
    {
      level: 'caution',
      when: ({ fluidDensity, viscosity, fluidViscosity }) =>
        isAbove(fluidDensity, 300) && isBelow(viscosity ?? fluidViscosity ?? 1, constant(0.00005, 'Pa*s')),
      says: ({ find }) =>
        find === 'viscosity'
          ? 'No liquid is so thin: check the time, the diameter and both densities.'
          : 'No liquid is so thin: a viscosity of {viscosity} is that of a gas. Give both of one fluid.',
    },
    {
      level: 'caution',
      when: ({ fluidDensity, viscosity, fluidViscosity }) =>
        isBelow(fluidDensity, 10) && isAbove(viscosity ?? fluidViscosity ?? 0, constant(0.0002, 'Pa*s')),
      says: ({ find }) =>
        find === 'viscosity'
          ? 'No gas is so viscous, and a density of {fluidDensity} is that of a gas: send both densities in kg/m³, of water 1000.'
          : 'No gas is so viscous: a viscosity of {viscosity} is that of a liquid, and a density of {fluidDensity} that of a gas. Give both of one fluid, and the density in kg/m³.',
    },
  ],
  explanation: ({ find, motion, speedBeyond, reynolds, sizeBeyond }) => {
    if (find === 'viscosity') {
      return 'A sphere of {diameter} that takes {time} for {distance} tells a viscosity of {fluidViscosity}{tube?, corrected for the wall of a tube of {tube}|}. Its Reynolds number is {reynolds}.';
    }
    if (find === 'diameter') {
      if (sizeBeyond === undefined) {
        return "By Stokes' law the diameter would be {size}, but at a Reynolds number of {reynolds} it does not hold, nor is the drag known.";
      }
      return isAtLeast(reynolds, 0.1)
        ? "A sphere that takes {time} for {distance} has a diameter of {sizeBeyond}; Stokes' law alone would say {size}, with a Reynolds number of {reynolds} too high for it."
        : 'A sphere that takes {time} for {distance} has a diameter of {size} by Stokes’ law, with a Reynolds number of {reynolds}.';
    }
    if (motion === 'Stays')
      return 'The sphere is as dense as the fluid: it neither sinks nor rises, its speed is {speed}.';
    if (speedBeyond === undefined) {
      return "By Stokes' law the speed would be {speed}, but at a Reynolds number of {reynolds} it does not hold, nor is the drag known.";
    }
    const settling = '{settlingTime?, and takes {settlingTime} for {depth}|}';
    const beyond =
      '{settlingTime?; with the drag beyond Stokes’ law, at {speedBeyond}, it takes {settlingTime} for {depth}|}';
    if (motion === 'Sinks') {
      return isAtLeast(reynolds, 0.1)
        ? `The sphere sinks at {speedBeyond}${settling}; Stokes' law alone would say {speed}, with a Reynolds number of {reynolds} too high for it.`
        : `The sphere sinks at {speed}, with a Reynolds number of {reynolds}${beyond}.`;
    }
    return isAtLeast(reynolds, 0.1)
      ? `The sphere rises at {speedBeyond}${settling}; Stokes' law alone would say {speed}, with a Reynolds number of {reynolds} too high for it.`
      : `The sphere rises at {speed}, with a Reynolds number of {reynolds}${beyond}.`;
  },
  examples: [
    {
      inputs: { diameter: 5000, particleDensity: 998, fluidDensity: 1.204, viscosity: 0.0181 },
      results: { speed: 750094.34, speedBeyond: 11537.0182 },
      cautions: ['take the value with the drag beyond', 'If it is a drop of a liquid'],
      source: 'Python: by bisection of the force balance',
    },
    {
      inputs: { diameter: 10, particleDensity: 2650, fluidDensity: 998.2, viscosity: 1.002, depth: 1 },
      results: {
        speed: 0.0898127327,
        motion: 'Sinks',
        reynolds: 0.000894721255,
        speedBeyond: 0.0898034014,
        reynoldsBeyond: 0.0008946283,
        settlingTime: 185.590594584,
      },
      source:
        'Python, mpmath: the balance of weight and drag by root finding; fluids 1.3.1 has the same drag coefficient',
    },
    {
      inputs: { diameter: 200, particleDensity: 2650, fluidDensity: 998.2, viscosity: 1.002 },
      results: { speed: 35.9250930805, reynolds: 7.15777004, speedBeyond: 24.8270472777, reynoldsBeyond: 4.946578561 },
      cautions: ['take the value with the drag beyond'],
      source: 'Python: fluids 1.3.1, v_terminal with the drag coefficient of Cheng: 24.8270472777 mm/s',
    },
    {
      inputs: { diameter: 50, particleDensity: 1.2, fluidDensity: 998.2, viscosity: 1.002 },
      results: { speed: 1.35523814, motion: 'Rises', reynolds: 0.0675049258, speedBeyond: 1.344807889 },
      source: 'Python, mpmath',
    },
    {
      inputs: { diameter: 200, particleDensity: 1.2, fluidDensity: 998.2, viscosity: 1.002 },
      results: { speed: 21.68381027, motion: 'Rises', reynolds: 4.32031525, speedBeyond: 16.45951203 },
      cautions: ['take the value with the drag beyond'],
      source: 'Python, mpmath',
    },
    {
      inputs: { diameter: 3000, particleDensity: 1.2, fluidDensity: 998.2, viscosity: 1.002 },
      results: { speed: 4878.85731, speedBeyond: 284.7844854 },
      cautions: ['take the value with the drag beyond', 'flatten and wobble'],
      source: 'Python, mpmath',
    },
    {
      inputs: { diameter: 2, particleDensity: 1000, fluidDensity: 1.204, viscosity: 0.0181, gravity: 9.80665 },
      results: { speed: 0.120255896788, reynolds: 0.0000159986851 },
      cautions: ['slip between its molecules'],
      source: 'Python, mpmath',
    },
    {
      inputs: { diameter: 0.5, particleDensity: 2650, fluidDensity: 998.2, viscosity: 1.002, gravity: 1.62 },
      results: { speed: 0.00003709131737 },
      cautions: ['Brownian motion'],
      source: 'Python: (2650 − 998.2) × 1.62 × 0.25 × 10⁻¹²/(18 × 0.001002)',
    },
    {
      inputs: { diameter: '1 m', particleDensity: 7800, fluidDensity: 998.2, viscosity: 1.002 },
      results: { reynolds: 3684292913422 },
      cautions: ['take the value with the drag beyond'],
      source: 'Python, mpmath: with the drag the Reynolds number would be 13.7 million',
    },
    {
      inputs: { diameter: 10, particleDensity: 2650, fluidDensity: 998.2, viscosity: 0.0181 },
      results: { speed: 4.97195349, speedBeyond: 4.051005338 },
      cautions: ['take the value with the drag beyond', 'Give both of one fluid'],
      source: 'Python, mpmath',
    },
    {
      inputs: { diameter: 20, particleDensity: 998.2, fluidDensity: 1.204, viscosity: 1 },
      results: { speed: 0.2172709072 },
      cautions: ['No gas is so viscous'],
      source: 'Python: (998.2 − 1.204) × g × 4 × 10⁻¹⁰/(18 × 0.001)',
    },
    {
      inputs: { diameter: 100, particleDensity: 1050, fluidDensity: 1050, viscosity: 2 },
      results: { speed: 0, motion: 'Stays', reynolds: 0, speedBeyond: 0 },
      source: 'By definition',
    },
    {
      inputs: {
        find: 'diameter',
        particleDensity: 2650,
        fluidDensity: 998.2,
        viscosity: 1.002,
        distance: 10,
        time: 60,
      },
      results: { size: 43.07798884, reynolds: 0.0715243654, sizeBeyond: 43.25667906, speed: 1.666666667 },
      source: 'Python, mpmath: the balance of weight and drag by root finding',
    },
    {
      inputs: { find: 'diameter', particleDensity: 2650, fluidDensity: 998.2, viscosity: 1.002, distance: 10, time: 2 },
      results: { size: 235.9478622, reynolds: 11.7526525, sizeBeyond: 345.3389071 },
      cautions: ['take the value with the drag beyond'],
      source: 'Python, mpmath',
    },
    {
      inputs: {
        find: 'diameter',
        particleDensity: 7800,
        fluidDensity: 998.2,
        viscosity: 1.002,
        distance: '50 m',
        time: 1,
      },
      results: { size: 3676.908722, reynolds: 183148.2179 },
      cautions: ['take the value with the drag beyond'],
      source: 'Python, mpmath: with the drag it would be 13 m, with a Reynolds number beyond 200,000',
    },
    {
      inputs: {
        find: 'viscosity',
        diameter: '2 mm',
        particleDensity: 7800,
        fluidDensity: 1260,
        distance: 20,
        time: 12,
        tube: 50,
      },
      results: { fluidViscosity: 783.285608, reynolds: 0.0536202881, speed: 16.66666667 },
      source: 'Python, mpmath: 855.139880 mPa·s × 0.91597366',
    },
    {
      inputs: {
        find: 'viscosity',
        diameter: '2 mm',
        particleDensity: 7800,
        fluidDensity: 1260,
        distance: 20,
        time: 12,
      },
      results: { fluidViscosity: 855.13988, reynolds: 0.0491147717 },
      cautions: ['is told too high'],
      source: 'Python, mpmath',
    },
    {
      inputs: {
        find: 'viscosity',
        diameter: '2 mm',
        particleDensity: 7800,
        fluidDensity: 1260,
        distance: 20,
        time: 1,
        tube: 50,
      },
      results: { fluidViscosity: 65.27380067, reynolds: 7.721321493 },
      cautions: ['the real viscosity is lower'],
      source: 'Python, mpmath',
    },
    {
      inputs: {
        find: 'viscosity',
        diameter: '3 mm',
        particleDensity: 7.8,
        fluidDensity: 1.26,
        distance: 20,
        time: 12,
      },
      results: { fluidViscosity: 1.92406473 },
      cautions: ['is told too high', 'send both densities in kg/m³'],
      source: 'By hand: 6.54 g × (3 mm)²/(18 × 16.667 mm/s)',
    },
    {
      inputs: { find: 'diameter', particleDensity: 1.2, fluidDensity: 998.2, viscosity: 1.002, distance: 100, time: 4 },
      results: { size: 679.0976079, motion: 'Rises' },
      cautions: ['take the value with the drag beyond', 'Bubbles above about 1 mm'],
      source: 'By hand: √(18 μ × 0.25 m/s/(997 g)); its real size is above 1 mm',
    },
    {
      inputs: {
        find: 'viscosity',
        diameter: '2 mm',
        particleDensity: 1260,
        fluidDensity: 1260,
        distance: 20,
        time: 12,
      },
      refused: 'neither sinks nor rises',
      source: 'By definition',
    },
    {
      inputs: {
        find: 'viscosity',
        diameter: '8 mm',
        particleDensity: 7800,
        fluidDensity: 1260,
        distance: 20,
        time: 1,
        tube: 10,
      },
      refused: 'wider than 0.4 of the tube',
      source: 'By the range of the correction: 0.8 of the tube',
    },
    {
      inputs: { diameter: 100, particleDensity: 1050, fluidDensity: 1050, viscosity: 2, depth: 1 },
      refused: 'never gets through',
      source: 'By definition',
    },
  ],
  notes: [
    'One smooth sphere in still fluid, far from others. A suspension settles more slowly, flakes and fibers too; clean bubbles and drops with a mobile surface up to one and a half times faster.',
  ],
  references: [
    { title: 'White: Fluid Mechanics, 7th ed. (2011), §7.6' },
    {
      title:
        'Cheng: Comparison of formulas for drag coefficient and settling velocity of spherical particles, Powder Technology 189 (2009) 395',
      doi: '10.1016/j.powtec.2008.07.006',
    },
  ],
});

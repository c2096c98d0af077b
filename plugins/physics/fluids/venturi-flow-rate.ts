import {
  choice,
  constant,
  defineCalculator,
  findRoot,
  isAbove,
  isAtMost,
  isBelow,
  noResult,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** Classical Venturi tubes of ISO 5167-4: C, and the least and largest pipe in m, β and Reynolds number. */
const TUBES = {
  cast: { coefficient: 0.984, pipes: [0.1, 0.8], betas: [0.3, 0.75], reynolds: [2e5, 2e6] },
  machined: { coefficient: 0.995, pipes: [0.05, 0.25], betas: [0.4, 0.75], reynolds: [2e5, 1e6] },
  welded: { coefficient: 0.985, pipes: [0.2, 1.2], betas: [0.4, 0.7], reynolds: [2e5, 2e6] },
} as const;

const METER = constant(1, 'm');
const ONE_PASCAL = constant(1, 'Pa');

/** Expansibility of a gas between pipe and throat, by the share of the pressure that is the drop; 1 for a liquid. */
function expansibility(beta: number, share: number, exponent: number) {
  const fall = Math.log1p(-share);
  const squeeze = Math.exp((2 / exponent) * fall);
  const work = exponent === 1 ? -fall : -Math.expm1(((exponent - 1) / exponent) * fall) * (exponent / (exponent - 1));
  return Math.sqrt(((squeeze * (1 - beta ** 4)) / (1 - beta ** 4 * squeeze)) * (work / share));
}

/** Q = C ε π/4 d² √(2 Δp/(ρ (1 - β⁴))). */
export default defineCalculator({
  title: 'Venturi flow meter',
  description:
    'Flow of a liquid or gas through a Venturi tube from the differential pressure between pipe and throat, or the differential pressure of a flow.',
  keywords: ['venturi tube', 'venturimeter', 'differential pressure flow meter', 'throat velocity', 'ISO 5167-4'],
  related: ['orifice-plate-flow-iso5167', 'bernoulli-equation', 'pitot-tube-velocity'],
  inputs: {
    find: choice(
      { flow: 'Flow from the differential pressure', drop: 'Differential pressure of a flow' },
      { label: 'Find', default: 'flow' },
    ),
    fluid: choice(
      { liquid: 'Liquid', gas: { label: 'Gas or steam', also: ['gas', 'steam'] } },
      { label: 'Fluid', default: 'liquid' },
    ),
    innerDiameter: quantity('m', {
      label: 'Inner diameter of the pipe',
      unit: 'mm',
      symbol: 'D',
      above: 0,
      max: 20000,
      usual: [3, 3000],
    }),
    throat: quantity('m', {
      label: 'Diameter of the throat',
      unit: 'mm',
      symbol: 'd',
      above: 0,
      max: 20000,
      usual: [1, 2000],
    }),
    differential: quantity('Pa', {
      label: 'Differential pressure',
      help: 'Between pipe and throat, at one height: of a manometer (density of its liquid − that of the fluid above it) × g × reading.',
      unit: 'kPa',
      symbol: '\\Delta p_0',
      above: 0,
      max: 10000,
      usual: [0.01, 300],
      when: { find: 'flow' },
    }),
    volumeFlow: quantity('m^3/s', {
      label: 'Volume flow',
      help: 'Of a gas that at the pressure and temperature in the pipe.',
      unit: 'm^3/h',
      symbol: 'Q_0',
      above: 0,
      max: 1e7,
      usual: [0.01, 1e6],
      when: { find: 'drop' },
    }),
    density: quantity('kg/m^3', {
      label: 'Density in the pipe',
      help: 'Of a gas at the pressure and temperature in the pipe, not at normal conditions. Water at 20 °C: 998.2 kg/m³.',
      symbol: '\\rho',
      min: 0.01,
      max: 20000,
      usual: [0.1, 14000],
    }),
    tube: choice(
      {
        cast: { label: 'As cast, ISO 5167-4:2003 (0.984)', also: ['cast', 'as cast'] },
        machined: { label: 'Machined, ISO 5167-4:2003 (0.995)', also: ['machined'] },
        welded: { label: 'Rough-welded sheet, ISO 5167-4:2003 (0.985)', also: ['welded', 'fabricated'] },
        custom: { label: 'Other discharge coefficient', also: ['other', 'custom'] },
      },
      { label: 'Venturi tube', default: 'machined' },
    ),
    coefficient: number({
      label: 'Discharge coefficient',
      help: 'By calibration; 1 without any loss.',
      symbol: 'C_0',
      min: 0.3,
      max: 1.1,
      usual: [0.9, 1.02],
      when: { tube: 'custom' },
    }),
    viscosity: quantity('Pa*s', {
      label: 'Dynamic viscosity',
      help: 'Gives the Reynolds number, by which the coefficient is checked. Water at 20 °C: 1.002 mPa·s; air 0.0182 mPa·s.',
      unit: 'mPa*s',
      symbol: '\\mu',
      min: 0.001,
      max: 100000,
      usual: [0.005, 1000],
      optional: true,
    }),
    inletPressure: quantity('Pa', {
      label: 'Pressure in the pipe (absolute)',
      help: 'Gauge pressure plus that of the atmosphere, about 101 kPa.',
      unit: 'kPa',
      symbol: 'p_1',
      min: 0.1,
      max: 1e5,
      usual: [50, 50000],
      when: { fluid: 'gas' },
    }),
    exponent: number({
      label: 'Isentropic exponent',
      help: 'Air and diatomic gases 1.4, natural gas and steam about 1.3.',
      symbol: '\\kappa',
      min: 1,
      max: 2,
      usual: 'all',
      default: 1.4,
      when: { fluid: 'gas' },
    }),
  },
  outputs: {
    volume: quantity('m^3/s', { label: 'Volume flow in the pipe', unit: 'm^3/h', symbol: 'Q', digits: 5 }),
    mass: quantity('kg/s', { label: 'Mass flow', symbol: 'q_m', digits: 5 }),
    drop: quantity('Pa', { label: 'Differential pressure of this flow', unit: 'kPa', symbol: '\\Delta p', digits: 5 }),
    pipeSpeed: quantity('m/s', { label: 'Speed in the pipe', symbol: 'v_1', digits: 4 }),
    throatSpeed: quantity('m/s', {
      label: 'Speed in the throat',
      help: 'Of a gas at the density that it has left there.',
      symbol: 'v_2',
      digits: 4,
    }),
    beta: number({ label: 'Diameter ratio β', symbol: '\\beta', places: 4 }),
    used: number({ label: 'Discharge coefficient taken', symbol: 'C', places: 3 }),
    expansion: number({ label: 'Expansibility factor', symbol: '\\varepsilon', places: 5 }),
    reynolds: number({ label: 'Reynolds number of the pipe', symbol: '\\mathrm{Re}_D', places: 0, optional: true }),
  },
  formula: (inputs) => {
    const { find, innerDiameter, throat, density, tube, viscosity, inletPressure, exponent } = inputs;
    const beta = throat / innerDiameter;
    const used = tube === 'custom' ? inputs.coefficient : TUBES[tube].coefficient;
    const area = (Math.PI / 4) * throat ** 2;
    // The flow without expansion, of a pressure.
    const liquidFlow = (drop: number) => used * area * Math.sqrt((2 * drop) / (density * (1 - beta ** 4)));
    const epsilonOf = (drop: number) =>
      inletPressure === undefined || exponent === undefined ? 1 : expansibility(beta, drop / inletPressure, exponent);
    let drop = inputs.differential;
    if (find === 'drop') {
      const liquidDrop = ONE_PASCAL * (inputs.volumeFlow / liquidFlow(ONE_PASCAL)) ** 2;
      drop = liquidDrop;
      if (inletPressure !== undefined && exponent !== undefined) {
        const off = (share: number) => share * expansibility(beta, share, exponent) ** 2 - liquidDrop / inletPressure;
        if (off(0.25) < 0) {
          throw noResult(
            'The flow needs a differential pressure of more than a quarter of the pressure in the pipe, for which ISO 5167-4 does not hold: a wider throat is needed.',
          );
        }
        const least = liquidDrop / inletPressure;
        drop = inletPressure * findRoot(off, least, 0.25);
      } else if (isAbove(drop, constant(1e7, 'Pa'))) {
        throw noResult('The flow needs more than 10 MPa between pipe and throat: a wider throat is needed.');
      }
    }
    const expansion = epsilonOf(drop);
    const volume = expansion * liquidFlow(drop);
    const thinning =
      inletPressure === undefined || exponent === undefined
        ? 1
        : Math.exp(Math.log1p(-drop / inletPressure) / exponent);
    const pipeSpeed = volume / ((Math.PI / 4) * innerDiameter ** 2);
    return {
      volume,
      mass: volume * density,
      drop,
      pipeSpeed,
      throatSpeed: volume / area / thinning,
      beta,
      used,
      expansion,
      reynolds: viscosity === undefined ? undefined : (density * pipeSpeed * innerDiameter) / viscosity,
    };
  },
  shown: () => ({
    volume: undefined,
    mass: undefined,
    drop: undefined,
    pipeSpeed: undefined,
    throatSpeed: undefined,
    beta: undefined,
    used: undefined,
    expansion: undefined,
    reynolds: undefined,
  }),
  stepwise: [
    'Volume flow Q = C × ε × π/4 × d² × √(2 × Δp / (ρ × (1 − β⁴))), with β = d / D; mass flow q_m = ρ × Q.',
    'Liquid: ε = 1. Gas: ε² = κ τ^(2/κ) / (κ − 1) × (1 − β⁴) / (1 − β⁴ τ^(2/κ)) × (1 − τ^((κ − 1)/κ)) / (1 − τ), with τ = 1 − Δp / p₁.',
    'For a given flow of a gas the differential pressure is found at which both agree.',
    'Speeds: v₁ = Q / (π/4 × D²), v₂ = Q / (π/4 × d²), of a gas divided by τ^(1/κ). Reynolds number Re = ρ × v₁ × D / μ.',
  ],
  requires: [
    {
      that: ({ throat, innerDiameter }) =>
        isAtMost(throat, 0.9 * innerDiameter) && isAtMost(0.05 * innerDiameter, throat),
      field: 'throat',
      says: 'The throat, {throat}, must be from 0.05 to 0.9 of the pipe, {innerDiameter}: Venturi tubes are not built otherwise, nor is their coefficient known.',
    },
    {
      that: ({ differential, inletPressure }) => isAtMost(differential, inletPressure / 4),
      field: 'differential',
      says: 'The differential pressure, {differential}, must not be more than a quarter of the absolute pressure in the pipe, {inletPressure}: ISO 5167-4 does not hold there.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ tube, innerDiameter, beta }) =>
        tube !== 'custom' &&
        (isBelow(innerDiameter, TUBES[tube].pipes[0] * METER) ||
          isAbove(innerDiameter, TUBES[tube].pipes[1] * METER) ||
          isBelow(roundTo(beta, 4), TUBES[tube].betas[0]) ||
          isAbove(roundTo(beta, 4), TUBES[tube].betas[1])),
      says: 'ISO 5167-4 gives this coefficient for other sizes: as cast for pipes of 100 to 800 mm and β of 0.3 to 0.75, machined for 50 to 250 mm and 0.4 to 0.75, welded for 200 to 1200 mm and 0.4 to 0.7. Calibrate the tube, or expect a few percent of error.',
    },
    {
      level: 'caution',
      when: ({ tube, reynolds }) =>
        tube !== 'custom' &&
        reynolds !== undefined &&
        (isBelow(roundTo(reynolds, 0), TUBES[tube].reynolds[0]) ||
          isAbove(roundTo(reynolds, 0), TUBES[tube].reynolds[1])),
      says: ({ find }) =>
        find === 'flow'
          ? 'ISO 5167-4 gives this coefficient for Reynolds numbers of the pipe from 200,000 to 2,000,000, machined to 1,000,000. Below it falls, by some 3% at 40,000 and more further down, and less flows than told; above calibrate the tube.'
          : 'ISO 5167-4 gives this coefficient for Reynolds numbers of the pipe from 200,000 to 2,000,000, machined to 1,000,000. Below it falls, by some 3% at 40,000 and more further down, and the differential pressure is larger than told, by twice as many percent; above calibrate the tube.',
    },
    {
      level: 'note',
      when: ({ tube, viscosity }) => tube !== 'custom' && viscosity === undefined,
      says: 'The coefficient is that of high Reynolds numbers, from 200,000 in the pipe: send the viscosity to have it checked.',
    },
    {
      level: 'caution',
      when: ({ fluid, density }) => fluid === 'liquid' && isBelow(density, constant(300, 'kg/m^3')),
      says: ({ find }) =>
        find === 'flow'
          ? 'Hardly any liquid is so light. Of a gas choose that: it expands toward the throat, without which too much flow is told.'
          : 'Hardly any liquid is so light. Of a gas choose that: it expands toward the throat, without which too small a differential pressure is told.',
    },
    {
      level: 'caution',
      when: ({ inletPressure, density }) =>
        inletPressure !== undefined && isBelow(inletPressure, constant(8000, 'J/kg') * density),
      says: 'Hardly any gas is so dense at this pressure: check the density, and that the pressure is absolute and in the right unit, or choose a liquid.',
    },
    {
      level: 'caution',
      when: ({ inletPressure, density }) =>
        inletPressure !== undefined && isAbove(inletPressure, constant(400000, 'J/kg') * density),
      says: 'So light at this pressure are only hydrogen, helium and very hot gases: take the density at the pressure and temperature in the pipe, not that at normal conditions.',
    },
    {
      level: 'caution',
      when: ({ fluid, viscosity }) =>
        fluid === 'gas' && viscosity !== undefined && isAbove(viscosity, constant(0.0001, 'Pa*s')),
      says: 'No gas is so viscous: air has 0.0182 mPa·s, water 1.002. Send the viscosity of the gas.',
    },
    {
      level: 'caution',
      when: ({ fluid, viscosity }) =>
        fluid === 'liquid' && viscosity !== undefined && isBelow(viscosity, constant(0.00003, 'Pa*s')),
      says: 'No liquid is so thin: water has 1.002 mPa·s. Send the viscosity of the liquid.',
    },
    {
      level: 'caution',
      when: ({ fluid, drop }) => fluid === 'liquid' && isAbove(drop, constant(100000, 'Pa')),
      says: 'With more than 100 kPa between pipe and throat a liquid boils in the throat unless the pipe has more than that above its vapor pressure; then the meter tells nothing.',
    },
  ],
  explanation: ({ find, fluid }) => {
    const how =
      fluid === 'gas'
        ? '(β = {beta}, C = {used}, ε = {expansion} at an isentropic exponent of {exponent})'
        : '(β = {beta}, C = {used})';
    return find === 'flow'
      ? `With {drop} between pipe and throat ${how} the tube passes {volume}, {mass}; in the throat it runs at {throatSpeed}. Taken: {tube}.`
      : `A flow of {volume}, {mass}, causes {drop} between pipe and throat ${how}; in the throat it runs at {throatSpeed}. Taken: {tube}.`;
  },
  examples: [
    {
      inputs: { innerDiameter: 200, throat: 100, differential: 20, density: 998.2, viscosity: 1.002 },
      results: {
        volume: 183.92935064,
        mass: 50.9995216,
        drop: 20,
        pipeSpeed: 1.626292519,
        throatSpeed: 6.505170074,
        beta: 0.5,
        used: 0.995,
        expansion: 1,
        reynolds: 324024.988,
      },
      source: 'Python, mpmath',
    },
    {
      inputs: { innerDiameter: 200, throat: 100, differential: 0.02, density: 998.2, viscosity: 1.002 },
      results: { volume: 5.816356765771, reynolds: 10246.56982 },
      cautions: ['from 200,000 to 2,000,000'],
      source: 'Python, mpmath',
    },
    {
      inputs: {
        innerDiameter: '1 ft',
        throat: '0.5 ft',
        differential: '1 psi',
        density: '62.3 lb/ft^3',
        tube: 'custom',
        coefficient: 0.984,
      },
      results: { volume: 248.0800359, throatSpeed: 3.777717691 },
      source:
        'FOSSEE Scilab textbook companion 896, example 5.9, its inputs; Python, mpmath: 2.43357327 ft³/s, 12.3940869 ft/s',
    },
    {
      inputs: {
        fluid: 'gas',
        innerDiameter: 300,
        throat: 150,
        differential: 10,
        density: 8.4,
        inletPressure: 700,
        tube: 'welded',
      },
      results: { volume: 3131.53408897, expansion: 0.991645159535, throatSpeed: 49.7331283747, mass: 7.306912874 },
      cautions: ['send the viscosity'],
      source: 'Python: fluids 1.3.1, nozzle_expansibility 0.9916451595; mpmath',
    },
    {
      inputs: {
        fluid: 'gas',
        innerDiameter: 300,
        throat: 150,
        differential: 10,
        density: 8.4,
        inletPressure: 700,
        tube: 'welded',
        viscosity: 1,
      },
      results: { reynolds: 31011.5014 },
      cautions: ['No gas is so viscous', 'from 200,000 to 2,000,000'],
      source: 'Python, mpmath: 8.4 × 12.3061513511 × 0.3/0.001',
    },
    {
      inputs: { innerDiameter: 200, throat: 100, differential: 20, density: 998.2, viscosity: 0.01002 },
      results: { reynolds: 32402498.8427 },
      cautions: ['No liquid is so thin', 'from 200,000 to 2,000,000'],
      source: 'By hand: a hundred times 324,024.988427',
    },
    {
      inputs: {
        find: 'drop',
        fluid: 'gas',
        innerDiameter: 300,
        throat: 150,
        volumeFlow: 3131.53408897,
        density: 8.4,
        inletPressure: 700,
        tube: 'welded',
      },
      results: { drop: 10.0, expansion: 0.991645159535 },
      cautions: ['send the viscosity'],
      source: 'The case before, backward',
    },
    {
      inputs: {
        fluid: 'gas',
        innerDiameter: 300,
        throat: 150,
        differential: 70,
        density: 8.4,
        inletPressure: 700,
        exponent: 1,
        tube: 'welded',
      },
      results: { volume: 7670.04766997, expansion: 0.918011656647 },
      cautions: ['send the viscosity'],
      source: 'Python, mpmath: the limit of an exponent of 1',
    },
    {
      inputs: { find: 'drop', innerDiameter: 200, throat: 100, volumeFlow: 100, density: 998.2, tube: 'cast' },
      results: { drop: 6.04482712607 },
      cautions: ['send the viscosity'],
      source: 'Python, mpmath',
    },
    {
      inputs: { find: 'drop', innerDiameter: 200, throat: 100, volumeFlow: 20, density: 1.2, viscosity: 0.0182 },
      results: { drop: 0.00028428345985, reynolds: 2331.940558 },
      cautions: ['too small a differential pressure', 'is larger than told', 'No liquid is so thin'],
      source: 'Python: (20/1186.189839)² kPa; 4 × 1.2 Q/(π × 0.2 m × 1.82 × 10⁻⁵ Pa·s)',
    },
    {
      inputs: { innerDiameter: 40, throat: 20, differential: 20, density: 998.2 },
      results: { volume: 7.3571740256 },
      cautions: ['for other sizes', 'send the viscosity'],
      source: 'By hand: (20/100)² of 183.92935064',
    },
    {
      inputs: { innerDiameter: 200, throat: 100, differential: 150, density: 998.2 },
      results: { volume: 503.7112717 },
      cautions: ['boils in the throat', 'send the viscosity'],
      source: 'Python: 183.92935064 × √7.5',
    },
    {
      inputs: { innerDiameter: 200, throat: 100, differential: 1, density: 1.2 },
      results: { volume: 1186.189839 },
      cautions: ['expands toward the throat', 'send the viscosity'],
      source: 'Python: 183.92935064 × √(998.2/(20 × 1.2))',
    },
    {
      inputs: { fluid: 'gas', innerDiameter: 200, throat: 100, differential: 1, density: 998.2, inletPressure: 500 },
      results: { expansion: 0.99883 },
      cautions: ['so dense at this pressure', 'send the viscosity'],
      source: 'Python: fluids 1.3.1',
    },
    {
      inputs: { fluid: 'gas', innerDiameter: 200, throat: 100, differential: 1, density: 1.2, inletPressure: 600 },
      results: { expansion: 0.99903 },
      cautions: ['only hydrogen, helium', 'send the viscosity'],
      source: 'Python: fluids 1.3.1',
    },
    {
      inputs: {
        find: 'drop',
        fluid: 'gas',
        innerDiameter: 200,
        throat: 100,
        volumeFlow: 10000,
        density: 1.2,
        inletPressure: 100,
      },
      noResult: 'more than a quarter',
      source: 'By hand: 354 m/s in the throat',
    },
    {
      inputs: { find: 'drop', innerDiameter: 200, throat: 100, volumeFlow: 10000, density: 998.2 },
      noResult: 'more than 10 MPa',
      source: 'By hand: 354 m/s in the throat',
    },
    {
      inputs: { innerDiameter: 200, throat: 190, differential: 20, density: 998.2 },
      refused: 'must be from 0.05 to 0.9',
      source: 'By hand: 0.95',
    },
    {
      inputs: { fluid: 'gas', innerDiameter: 200, throat: 100, differential: 50, density: 1.2, inletPressure: 100 },
      refused: 'not be more than a quarter',
      source: 'By hand: half of it',
    },
  ],
  notes: [
    'Single-phase, steady, subsonic flow in a full pipe, with the straight runs that the standard asks for. Part of the differential pressure, 5 to 20% of it, is lost for good.',
  ],
  references: [
    {
      title:
        'ISO 5167-4: Measurement of fluid flow by means of pressure differential devices, Part 4: Venturi tubes (2003)',
    },
    { title: 'White: Fluid Mechanics, 7th ed. (2011), §6.12' },
  ],
});
